"""What a screen reader may say of the TV: the same public words, in reading order, and what is new among them."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.cards.drawing.card_words import seen_on_cards
from demoncity_gui.pieces.board import Board
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceUp, Lane, TvPicture, TvStage
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.signs import mark_word
from demoncity_gui.words.cards import card_title


def spoken(picture: TvPicture, seen: Mapping[Card, str] | None = None) -> str:
    """Return the picture in words, a line each for strip, lanes, who speaks and open cards; empty while all is blank.

    `seen`: what is to be seen on the cards of the deck that is shown, if that isn't the program's own.
    """
    return "\n".join(_lines(picture, seen_on_cards() if seen is None else seen))


def news(before: TvPicture | None, now: TvPicture, seen: Mapping[Card, str]) -> str:
    """Return what a picture says that the one before it did not, to be spoken once; empty where that is nothing."""
    if now.blank and before is not None and not before.blank:
        return tv.is_blank
    known = frozenset[str]() if before is None else frozenset(_lines(before, seen))
    return "\n".join(line for line in _lines(now, seen) if line not in known)


def _lines(picture: TvPicture, seen: Mapping[Card, str]) -> list[str]:
    if picture.blank:
        return []
    if picture.showing is not None:
        image = tv.a_picture if picture.showing.image else ""
        return [": ".join(text for text in (image, picture.showing.words) if text)]
    if picture.stage is TvStage.IDLE:
        return [text for text in (picture.title, picture.subtitle, *_harmed(picture)) if text]
    lines = []
    if picture.banner is not None:
        lines.append(" ".join(text for text in (picture.banner.text, picture.banner.line) if text))
    lines += [_lane(lane) for lane in picture.lanes]
    lines += _board(picture.board) if picture.board is not None else []
    speaking = next((rung.name for rung in picture.ladder if rung.speaking), None)
    if speaking is not None:
        lines.append(tv.announces(number=picture.round_number, name=speaking))
    # Last: who listens has heard how it went before the pictures are described.
    return [*lines, *_open_cards(picture, seen)]


def _board(board: Board) -> list[str]:
    """Return who faces whom, then everybody along the clock."""
    lines = []
    for seat in board.seats:
        faces = [str(die.face) for die in seat.dice if die.face is not None]
        bids = [tv.bids(number=seat.coins)] if seat.coins else []
        lines.append(", ".join(part for part in (seat.name, seat.words, *bids, *faces) if part))
    lines += [f"{one.whose}: {one.words}" for one in board.cards]
    lines += [str(board.number)] if board.number is not None else [board.word] if board.word else []
    for mark in board.clock:
        wounds = [tv.wounds(number=mark.ticks, whole=mark.of)] if mark.of else []
        shots = [tv.shots(number=mark.shots, whole=mark.shot_count)] if mark.shot_count else []
        number = [] if mark.number is None else [str(mark.number)]
        lines.append(", ".join((mark.name, *number, *wounds, *shots, *mark.signs)))
    return lines


def _harmed(picture: TvPicture) -> list[str]:
    return [", ".join((one.name, *map(mark_word, one.marks))) for one in picture.bystanders]


def _open_cards(picture: TvPicture, seen: Mapping[Card, str]) -> list[str]:
    up = (one.card for lane in picture.lanes for one in lane.cards if isinstance(one, FaceUp))
    cards = [card for card in dict.fromkeys(up) if isinstance(card, Card) and card in seen]
    return [f"{card_title(card)}: {seen[card]}" for card in cards]


def _lane(lane: Lane) -> str:
    parts = [lane.name, lane.deed, *(mark_word(mark) for mark in lane.marks)]
    up = [card_title(card.card) for card in lane.cards if isinstance(card, FaceUp)]
    down = len(lane.cards) - len(up)
    parts += up
    if down:
        parts.append(tv.face_down(number=down))
    if lane.number is not None:
        parts.append(str(lane.number))
    return ", ".join(part for part in parts if part)
