"""The strip on the stage: the words between the rows, and what a task is tried against before it is told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from demoncity_gui.pieces.tv_picture import Banner, TvPicture, TvStage
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.motion import Beat, Cue, Tween
from demoncity_gui.tv.scene.poses import plan_of
from demoncity_gui.tv.scene.score import Score, seen
from demoncity_gui.tv.scene.strip_item import StripItem

_QUICKLY: Final = 0.4
"""The part of a beat in which words come or go before cards move over them."""


class StripPart:
    """The banner of a picture; a showdown has a band of its own."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._strip: StripItem | None = None
        self.letters = 1.0  # how large words are wished for, in times the usual size

    def clear(self) -> None:
        """Take everything off the stage."""
        if self._strip is not None and self._strip.scene() is self._scene:
            self._scene.removeItem(self._strip)
        self._strip = None

    def show(self, before: TvPicture | None, picture: TvPicture, plays: Score, zooms: Collection[float]) -> list[Tween]:
        """Bring a picture's words to the stage, or take the last ones away; return how that goes."""
        return self._show_opening(before, picture, plays, zooms) + self._show_banner(picture, plays, zooms)

    def _show_banner(self, picture: TvPicture, plays: Score, zooms: Collection[float]) -> list[Tween]:
        banner = picture.banner if picture.showdown is None else None
        if banner is None and picture.stage is TvStage.READY:
            banner = Banner(tv.ready)
        made, _ = plan_of(picture, self.letters)
        old = self._strip
        if old is not None and old.banner == banner:
            if banner is not None:
                old.show_banner(banner, made.strip, self.letters)
            return []
        moves: list[Tween] = []
        cue = plays.cues[0] if plays.cues else None
        if old is not None:
            self._strip = None
            moves += self._fades_out(old, plays)
        if banner is not None:
            self._strip = StripItem()
            self._strip.show_banner(banner, made.strip, self.letters)
            self._strip.paint_ahead(zooms)
            self._scene.addItem(self._strip)
            comes = plays.cue(Beat.BREATH) or plays.cue(Beat.RETURN) or plays.cue(Beat.VERDICT) or cue
            if comes is not None:
                self._strip.appear(0.0)
                moves.append(comes.move(self._strip.appear, delay=0.3))
        return moves

    def _show_opening(
        self, before: TvPicture | None, picture: TvPicture, plays: Score, zooms: Collection[float]
    ) -> list[Tween]:
        """Say what is tried for as long as the cards of a task lie face down, and until they tell how it went."""
        ends = plays.cue(Beat.GATHER) or plays.cue(Beat.VERDICT)
        if before is None or picture.opening is None or ends is None or plays.cue(Beat.TURN) is None:
            return []
        moves: list[Tween] = []
        if self._strip is not None and self._strip.banner == picture.opening:
            strip, self._strip = self._strip, None  # it stands there already
        else:
            strip, comes = StripItem(), plays.cues[0]
            self._scene.addItem(strip)
            moves = [Cue(comes.beat, comes.start, comes.length * _QUICKLY).move(strip.appear)]
        made, _ = plan_of(seen(before, picture, (Beat.OPEN,)), self.letters)
        strip.show_banner(picture.opening, made.strip, self.letters)
        strip.paint_ahead(zooms)

        def go(part: float) -> None:
            if part > 0.0:
                strip.appear(1.0 - part)
            if part >= 1.0 and strip.scene() is self._scene:
                self._scene.removeItem(strip)

        return [*moves, Cue(ends.beat, ends.start, ends.length * _QUICKLY).move(go)]

    def _fades_out(self, strip: StripItem, plays: Score) -> list[Tween]:
        cue = plays.cues[0] if plays.cues else None
        if cue is None:
            self._scene.removeItem(strip)
            return []

        def show(part: float) -> None:
            strip.appear(1.0 - part)
            if part >= 1.0 and strip.scene() is self._scene:
                self._scene.removeItem(strip)

        return [Cue(cue.beat, cue.start, cue.length * 0.3).move(show)]
