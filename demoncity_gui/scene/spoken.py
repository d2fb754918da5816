"""What a screen reader may say of the TV: the same public words, in reading order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from demoncity_gui.scene.signs import mark_word
from demoncity_gui.session.tv_picture import FaceUp, Lane, TvPicture, TvStage


def spoken(picture: TvPicture) -> str:
    """Return the picture in words, a line each for strip and lanes; empty while the TV is blank."""
    if picture.blank:
        return ""
    if picture.showing is not None:
        picture_words = QCoreApplication.translate("Stage", "A picture") if picture.showing.image else ""
        return ": ".join(text for text in (picture_words, picture.showing.words) if text)
    if picture.stage is TvStage.IDLE:
        return "\n".join(text for text in (picture.title, picture.subtitle) if text)
    lines = []
    if picture.banner is not None:
        lines.append(" ".join(text for text in (picture.banner.text, picture.banner.line) if text))
    lines += [_lane(lane) for lane in picture.lanes]
    return "\n".join(lines)


def _lane(lane: Lane) -> str:
    parts = [lane.name, lane.deed, *(mark_word(mark) for mark in lane.marks)]
    up = [card.card.title for card in lane.cards if isinstance(card, FaceUp)]
    down = len(lane.cards) - len(up)
    parts += up
    if down:
        parts.append(QCoreApplication.translate("Stage", "%n card(s) face down", "", down))
    if lane.number is not None:
        parts.append(str(lane.number))
    return ", ".join(part for part in parts if part)
