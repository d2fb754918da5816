"""Announcing on the stage: the house, who speaks, and threads from each deed to its targets."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.arrow_item import ThreadItem
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.fade_item import fading_away
from demoncity_gui.tv.scene.house import House
from demoncity_gui.tv.scene.house_item import HouseItem, SpeakerItem
from demoncity_gui.tv.scene.lanes import Plan
from demoncity_gui.tv.scene.motion import Beat, Cue, Ease, Tween
from demoncity_gui.tv.scene.portrait_item import PortraitItem, portrait_and_words
from demoncity_gui.tv.scene.poses import house_of, plan_of
from demoncity_gui.tv.scene.score import Score
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import side_colour
from demoncity_gui.tv.scene.threads import Point, thread

_UNKNOWN_COLOUR = "#CFC8BA"
_UNDER_CARDS: Final = 1.0


class AnnouncePart:
    """The house with its light, and the threads."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.house: HouseItem | None = None
        self.speaker: SpeakerItem | None = None
        self.portrait: PortraitItem | None = None
        self.threads: dict[tuple[int, int], ThreadItem] = {}
        self._leaving: list[QGraphicsItem] = []
        self.letters = 1.0  # how large words are wished for, in times the usual size

    def clear(self) -> None:
        """Take everything off the stage."""
        here: list[QGraphicsItem | None] = [self.house, self.speaker, self.portrait]
        for item in (*here, *self.threads.values(), *self._leaving):
            if item is not None and item.scene() is self._scene:
                self._scene.removeItem(item)
        self.house = self.speaker = self.portrait = None
        self.threads = {}
        self._leaving = []

    def show(self, picture: TvPicture, score: Score, zooms: Collection[float]) -> list[Tween]:
        """Bring a picture's announcing to the stage, or take it away; return how that goes."""
        plan = house_of(picture)
        if plan is None:
            return self._leave(score)
        moves: list[Tween] = []
        if self.house is None:
            self.house = HouseItem()
            self._scene.addItem(self.house)
            cue = score.cues[0] if score.cues else None
            if cue is not None:
                self.house.appear(0.0)
                moves.append(
                    Cue(cue.beat, cue.start, min(260.0, cue.length)).move(self.house.appear, ease=Ease.OutQuad)
                )
        self.house.show_house(plan, picture.ladder, picture.round_number, self.letters)
        made, keys = plan_of(picture, self.letters)
        moves += self._show_speaker(picture, plan, made, keys, score)
        for item in (self.house, self.speaker, self.portrait):
            if item is not None:
                item.paint_ahead(zooms)
        return moves + self._show_threads(picture, plan, made, keys, score)

    def _leave(self, score: Score) -> list[Tween]:
        here = (self.house, self.speaker, self.portrait, *self.threads.values())
        leaving = [item for item in here if item is not None]
        self.house = self.speaker = self.portrait = None
        self.threads = {}
        cue = score.cues[0] if score.cues else None
        self._leaving = list(leaving)
        begins = None if cue is None else Cue(cue.beat, cue.start, min(240.0, cue.length))
        return fading_away(leaving, begins, Ease.OutQuad)

    def _show_speaker(
        self, picture: TvPicture, plan: House, made: Plan, keys: tuple[int, ...], score: Score
    ) -> list[Tween]:
        for old in (self.speaker, self.portrait):
            if old is not None:
                self._scene.removeItem(old)
        self.speaker = self.portrait = None
        at = next((at for at, rung in enumerate(picture.ladder) if rung.speaking), None)
        floor = next((floor for floor in plan.floors if floor.at == at), None)
        if at is None or floor is None or picture.ladder[at].key not in keys:
            return []
        rung, place = picture.ladder[at], made.places[keys.index(picture.ladder[at].key)]
        coming = list[SheetItem]()
        self.speaker = SpeakerItem()
        image = own_jpeg(picture.portrait)
        if not image.isNull():
            self.portrait = PortraitItem()
            for photo, words in portrait_and_words(place.lane, QSizeF(image.size())):
                self.portrait.show_portrait(image, photo)
                if self.speaker.show_speaker(rung, floor.window, place.lane, self.letters, words):
                    break
            coming.append(self.portrait)
        else:
            self.speaker.show_speaker(rung, floor.window, place.lane, self.letters)
        coming.append(self.speaker)
        cue = score.cue(Beat.DEAL) or score.cue(Beat.MOVE)
        for item in coming:
            self._scene.addItem(item)
            if cue is not None:
                item.appear(0.0)
        return [] if cue is None else [cue.move(item.appear, delay=0.3, ease=Ease.OutQuad) for item in coming]

    def _show_threads(
        self, picture: TvPicture, plan: House, made: Plan, keys: tuple[int, ...], score: Score
    ) -> list[Tween]:
        """Lay a thread from each deed to each of its targets: to the lane, or to the window while there is none."""
        places = dict(zip(keys, made.places, strict=True))
        lanes = {lane.key for lane in picture.lanes}
        windows = {picture.ladder[floor.at].key: floor.window for floor in plan.floors}
        wanted = {(lane.key, target): lane for lane in picture.lanes for target in lane.targets if target != lane.key}
        for gone in self.threads.keys() - wanted.keys():
            self._scene.removeItem(self.threads.pop(gone))
        moves: list[Tween] = []
        for order, (ends, lane) in enumerate(wanted.items()):
            source, target = ends
            if target in lanes:
                points = thread(made, places[source], places[target], order)
            elif target in windows:
                points = thread(made, places[source], _at(windows[target]), order)
            else:
                continue
            item = self.threads.get(ends)
            fresh = item is None
            if item is None:
                item = self.threads[ends] = ThreadItem()
                self._scene.addItem(item)
            item.show_thread(points, _UNKNOWN_COLOUR if lane.unseen else side_colour(lane.deck))
            item.setZValue(_UNDER_CARDS + order / 100_000)  # who lies over whom is not a matter of who came first
            cue = score.cue(Beat.DEAL) or score.cue(Beat.MOVE)
            if fresh and cue is not None:
                item.grow(0.0)
                moves.append(cue.move(item.grow, delay=0.35, ease=Ease.InOutQuad))
        return moves


def _at(window: Box) -> Point:
    return (window.right + 2, window.centre)
