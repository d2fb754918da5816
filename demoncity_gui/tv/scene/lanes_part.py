"""The lanes on the stage: their cards on the way from one picture's poses to the next one's, and their words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import zip_longest
from math import pi, sin
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceUp, Lane, TvPicture
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, Box
from demoncity_gui.tv.scene.card_item import CardItem, Pose, pixels_of
from demoncity_gui.tv.scene.d10_item import D10Item
from demoncity_gui.tv.scene.duel import CARD_HEIGHT, CARD_HEIGHT_ALONE, SMALL_CARD
from demoncity_gui.tv.scene.lane_item import LaneItem, SignsItem, lane_texts, stickers
from demoncity_gui.tv.scene.lanes import LaneSpot
from demoncity_gui.tv.scene.motion import STAGGER_MS, Beat, Cue, Ease, Tween
from demoncity_gui.tv.scene.poses import CardKey, duel_poses, lane_poses, plan_of
from demoncity_gui.tv.scene.score import Score, seen

_TURNED_AT: Final = 0.78
"""The part of the turn after which the cards swing back a little."""
_SWING: Final = 0.07
_TILTED_BY: Final = 0.66
"""The part of the turn by which all its steps are painted: a little before the last ones are seen."""
_LATE: Final = 0.55
"""The part of the second in which all lie open by which the showdown is painted: the light goes after that."""
_FINE: Final = 12
"""Up to so many cards turn in all steps that there are, more in half of them."""
_SHAKE: Final = 16.0
"""How far a struck card is thrown aside, in canvas units."""

_WORDS_WAIT: Final = {Beat.RETURN: 0.4, Beat.DEAL: 0.5}
"""The part of a beat for which a lane's words wait, that no card slides over them."""
_FAR: Final = 60.0
_AWAY: Final = 0.6
"""Where lanes go further than that, their words stay away for this part of it: cards would slide over them."""

Steps = Sequence[tuple[Cue, dict[CardKey, Pose]]]


class LanesPart:
    """All cards and all lanes' words in a scene."""

    def __init__(self, scene: QGraphicsScene, art: CardPixmaps) -> None:
        self._scene = scene
        self._art = art
        self.cards: dict[CardKey, CardItem] = {}
        self.lanes: dict[int, LaneItem] = {}
        self.signs: dict[int, SignsItem] = {}
        self._edition = Edition.TAROT
        self.letters = 1.0  # how large words are wished for, in times the usual size
        self.counting: tuple[Card, ...] = ()  # the cards that lie open and count

    def clear(self) -> None:
        """Take everything off the stage."""
        for items in (self.cards, self.lanes, self.signs):
            for item in items.values():
                self._scene.removeItem(item)
            items.clear()

    def show(self, before: TvPicture | None, after: TvPicture, score: Score, zooms: Collection[float]) -> list[Tween]:
        """Bring the lanes of a picture to the stage; return how they get there."""
        if after.edition is not self._edition:
            self.clear()
            self._edition = after.edition
        self._take_away(after)
        thrown = (card for lane in after.lanes for card in lane.cards if isinstance(card, FaceUp) and card.counts)
        self.counting = tuple(one.card for one in thrown if isinstance(one.card, Card))
        untold = after if before is None else seen(before, after, (Beat.OPEN,))
        steps = self._steps(untold, after, score)
        moves: list[Tween] = []
        for lane in after.lanes:
            moves += self._show_cards(lane, steps, score)
        moves += self._painted_ahead(steps, score, zooms)
        moves += self._turn_painted_ahead(score, zooms)
        moves += self._show_words(untold, after, score)
        for item in (*self.lanes.values(), *self.signs.values()):
            item.paint_ahead(zooms)
        return moves

    def heights(self, zooms: Collection[float]) -> frozenset[int]:
        """Return how high faces are on screens of so many device pixels to a canvas unit, also once they are told."""
        lying = frozenset[int]().union(*(card.heights(zooms) for card in self.cards.values()))
        if not lying or not self._edition.has_decks:
            return frozenset()  # dice are painted as they roll
        told = (CARD_HEIGHT, SMALL_CARD) if len(self.lanes) > 2 else (CARD_HEIGHT_ALONE,)
        return lying | {pixels_of(height, zoom) for height in told for zoom in zooms}

    # --- cards -------------------------------------------------------------------------------------------------------

    def _take_away(self, picture: TvPicture) -> None:
        """Remove lanes that are gone, and cards that are thrown again: a card never turns back."""
        kept: set[CardKey] = set()
        for lane in picture.lanes:
            lying = [self.cards.get((lane.key, at)) for at in range(len(lane.cards))]
            anew = any(
                item is not None and item.card is not None and not isinstance(card, FaceUp)
                for item, card in zip(lying, lane.cards, strict=True)
            )
            if not anew:
                kept |= {(lane.key, at) for at in range(len(lane.cards))}
        for key in self.cards.keys() - kept:
            self._scene.removeItem(self.cards.pop(key))
        for gone in self.lanes.keys() - {lane.key for lane in picture.lanes}:
            self._scene.removeItem(self.lanes.pop(gone))
            self._scene.removeItem(self.signs.pop(gone))

    def _steps(self, untold: TvPicture, after: TvPicture, score: Score) -> Steps:
        """Return how the cards lie at the end of each beat in which they move, the last one as they stay."""
        made, keys = plan_of(after, self.letters)
        lanes = lane_poses(after, made, keys)
        cues = {cue.beat: cue for cue in score.cues}
        first = next((cues[beat] for beat in (Beat.DEAL, Beat.MOVE, Beat.BREATH, Beat.RETURN) if beat in cues), None)
        nowhere = Cue(Beat.MOVE, 0.0, 0.0)
        steps: list[tuple[Cue, dict[CardKey, Pose]]] = []
        if Beat.TURN in cues:
            steps.append((first or nowhere, lane_poses(untold, *plan_of(untold, self.letters))))
        if after.showdown is not None:
            if Beat.GATHER in cues:
                steps.append((cues[Beat.GATHER], duel_poses(after, after.showdown, lanes, told=False)))
            final = duel_poses(after, after.showdown, lanes, told=True)
            steps.append((cues.get(Beat.STRIKE) or cues.get(Beat.VERDICT) or first or nowhere, final))
        else:
            last = cues.get(Beat.RETURN) or (cues.get(Beat.VERDICT) if Beat.TURN in cues else first)
            steps.append((last or first or nowhere, lanes))
        return steps

    def _show_cards(self, lane: Lane, steps: Steps, score: Score) -> list[Tween]:
        moves: list[Tween] = []
        turn = score.cue(Beat.TURN)
        coming = 0
        for at, card in enumerate(lane.cards):
            key = (lane.key, at)
            item = self.cards.get(key)
            fresh = item is None
            if item is None:
                item = self.cards[key] = piece(self._art, lane.deck, self._edition)
                self._scene.addItem(item)
            poses = [(cue, by[key]) for cue, by in steps if key in by]
            if fresh:
                item.lies(poses[0][1])
                item.pictured_at(poses[0][1].box.height)
            if isinstance(card, FaceUp) and item.card != card.card:
                item.show_card(card.card)
                moves += [Tween(turn.start, turn.length, Ease.Linear, _turning(item))] if turn else []
                if turn is None:
                    item.turn(1.0)
            deal = score.cue(Beat.DEAL)
            if fresh and deal is not None:
                moves.append(_dealt(item, poses[0][1], lane.deck, deal, coming * STAGGER_MS))
                coming += 1
                here = poses[0][1]
                poses = poses[1:] if len(poses) > 1 else []
            else:
                here = item.pose
            moves += _ways(item, here, poses)
        return moves

    def _painted_ahead(self, steps: Steps, score: Score, zooms: Collection[float]) -> list[Tween]:
        """Paint cards as they will lie: now, but as in a showdown while all lie open, for nothing moves then."""
        opened = score.cue(Beat.OPEN)
        later: list[Callable[[], object]] = []
        for key, item in self.cards.items():
            here = item.pose
            for cue, by in steps:
                pose = by.get(key, here)
                looks = [look for look in {_on_the_way(here, pose), pose} if look.shown > 0.0]
                work = [partial(item.paint_ahead, look, zooms) for look in looks]
                if opened is not None and cue.start >= opened.end:
                    later += work
                else:
                    for paint in work:
                        paint()
                here = pose
        return [] if opened is None or not later else [_spread(later, opened, _LATE)]

    def _turn_painted_ahead(self, score: Score, zooms: Collection[float]) -> list[Tween]:
        """Paint the steps of all faces' turns a few in each frame, each before it is seen: all at once are felt."""
        turn = score.cue(Beat.TURN)
        turning = [item for item in self.cards.values() if item.card is not None and item.turned < 1.0]
        if turn is None or not turning:
            return []
        stride = 1 if len(turning) <= _FINE else 2
        ways = [item.steps_ahead(zooms, stride=stride) for item in turning]
        work = [step for steps in zip_longest(*ways) for step in steps if step is not None]
        return [_spread(work, turn, _TILTED_BY)]

    # --- words -------------------------------------------------------------------------------------------------------

    def _show_words(self, untold: TvPicture, after: TvPicture, score: Score) -> list[Tween]:
        """Write names, deeds and signs at their lanes; in a showdown these go, and what they tell waits for it."""
        made, keys = plan_of(after, self.letters)
        places = dict(zip(keys, made.places, strict=True))
        at_first, first_keys = plan_of(untold, self.letters)
        first_places = dict(zip(first_keys, at_first.places, strict=True))
        early = {lane.key: lane for lane in untold.lanes}
        tells = score.cue(Beat.VERDICT)
        cue = next((one for one in score.cues if one.beat in (Beat.MOVE, Beat.DEAL, Beat.BREATH)), None)
        stood = {key: item.pos_of_lane for key, item in self.lanes.items()}
        far = any(old is not None and _apart(old, places[key].lane) > _FAR for key, old in stood.items())
        moves: list[Tween] = []
        for lane in after.lanes:
            item, signs = self.lanes.get(lane.key), self.signs.get(lane.key)
            fresh = item is None or signs is None
            if item is None or signs is None:
                item, signs = self.lanes[lane.key], self.signs[lane.key] = LaneItem(), SignsItem()
                self._scene.addItem(item)
                self._scene.addItem(signs)
            old = stood.get(lane.key)
            first = early.get(lane.key, lane) if tells is not None else lane
            _writing(item, signs, first, places[lane.key] if tells is None else first_places[lane.key], self._edition)()
            if tells is not None:
                moves.append(tells.at(0.0, _writing(item, signs, lane, places[lane.key], self._edition)))
            moves += _words_come_and_go(item, signs, after, score, fresh=fresh)
            if not fresh and cue is not None and item.shown > 0.0 and old is not None:
                if far:
                    moves.append(cue.move(_both(item, signs, 0.0, 1.0), delay=_AWAY))
                else:
                    moves.append(cue.move(_carried((item, signs), old, places[lane.key].lane), ease=Ease.InOutCubic))
        return moves


def _spread(work: list[Callable[[], object]], cue: Cue, by: float) -> Tween:
    """Return how work is done in a beat, a little in each frame, by this part of it; what is settled needs none."""
    work.reverse()
    total = len(work)

    def show(part: float) -> None:
        wanted = len(work) if part >= 1.0 else int(total * (1.0 - part / by))
        while part > 0.0 and part < 1.0 and len(work) > max(0, wanted):
            work.pop()()

    return cue.move(show, ease=Ease.Linear)


def piece(art: CardPixmaps, deck: DeckName, edition: Edition) -> CardItem:
    """Return what lies in lanes in an edition: a card, or a die."""
    return D10Item(art, deck) if edition is Edition.DICE else CardItem(art, deck)


def _apart(one: Box, other: Box) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)


def _writing(item: LaneItem, signs: SignsItem, lane: Lane, place: LaneSpot, edition: Edition) -> Callable[[], None]:
    """Return what writes a lane's words, laid out now: in the frame that shows them it would be felt."""
    boxes = place.cards or (place.outline,)
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
    cards = Box(left, top, right - left, bottom - top)
    room = Box(place.lane.x, top, place.lane.width, cards.height)
    if place.words.x >= cards.right:
        room = Box(place.lane.x, top, place.words.x - place.lane.x, cards.height)
    texts = lane_texts(lane, place)
    high = place.outline.height
    marks = stickers(lane, cards, room, card_height=high, edition=edition, letters=place.letters)

    def write() -> None:
        item.show_lane(lane, place, texts)
        signs.show_signs(marks)

    return write


def _words_come_and_go(item: LaneItem, signs: SignsItem, after: TvPicture, score: Score, *, fresh: bool) -> list[Tween]:
    """Return how a lane's words come with its cards, go before a showdown, and come again after it."""
    wanted = 0.0 if after.showdown is not None else 1.0
    shown = 0.0 if fresh else item.shown
    beats = (Beat.GATHER,) if wanted < shown else (Beat.RETURN, Beat.DEAL, Beat.MOVE, Beat.BREATH)
    moves: list[Tween] = []
    if fresh and wanted == 0.0 and score.cue(Beat.TURN) is not None:
        # A task's lanes come in, are read while their cards turn, and go with the showdown.
        deal, gather = score.cue(Beat.DEAL), score.cue(Beat.GATHER)
        if deal is not None and gather is not None:
            return [deal.move(_both(item, signs, 0.0, 1.0)), _once_begun(gather, _both(item, signs, 1.0, 0.0))]
    cue = next((one for beat in beats if (one := score.cue(beat)) is not None), None)
    if shown == wanted or cue is None:
        item.appear(wanted)
        signs.appear(wanted)
        return moves
    show = _both(item, signs, shown, wanted)
    if cue.beat is Beat.GATHER:
        return [_once_begun(Cue(cue.beat, cue.start, cue.length * 0.4), show)]
    return [cue.move(show, delay=_WORDS_WAIT.get(cue.beat, 0.0))]


def _both(item: LaneItem, signs: SignsItem, old: float, new: float) -> Callable[[float], None]:
    def show(part: float) -> None:
        shown = old + (new - old) * min(1.0, max(0.0, part))
        item.appear(shown)
        signs.appear(shown)

    return show


def _once_begun(cue: Cue, show: Callable[[float], None]) -> Tween:
    """Return a way that leaves everything as it is until it begins."""
    return cue.move(lambda part: show(part) if part > 0.0 else None)


def _carried(items: Sequence[LaneItem | SignsItem], old: Box, new: Box) -> Callable[[float], None]:
    """Return the way of a lane's words from where they stood."""

    def show(part: float) -> None:
        for item in items:
            item.setPos((old.x - new.x) * (1.0 - part), (old.y - new.y) * (1.0 - part))

    return show


def _turning(item: CardItem) -> Callable[[float], None]:
    """Return the turn of a card: half about, then a small swing back."""

    def show(part: float) -> None:
        if part >= 1.0:
            item.turn(1.0)
        elif part < _TURNED_AT:
            item.turn((1.0 - _cosine(part / _TURNED_AT)) / 2)
        else:
            item.turn(1.0 + _SWING * sin(pi * (part - _TURNED_AT) / (1.0 - _TURNED_AT)))

    return show


def _cosine(part: float) -> float:
    return sin(pi / 2 - pi * part)


def _dealt(item: CardItem, pose: Pose, deck: DeckName, cue: Cue, delay: float) -> Tween:
    """Let a new card come in from its side's edge of the screen, with a little weight at its end."""
    box = pose.box
    outside = -box.height - 40 if deck is DeckName.HORROR else CANVAS_HEIGHT + 40
    start = Pose(Box(box.x, outside, box.width, box.height), pose.z)

    def show(part: float) -> None:
        item.moves(start.between(pose, part), pose)

    length = max(1.0, cue.length - delay)
    return Tween(cue.start + delay, length, Ease.OutCubic, show)


def _ways(item: CardItem, here: Pose, poses: Sequence[tuple[Cue, Pose]]) -> list[Tween]:
    """Return a card's ways from pose to pose; where no time is given for the last of them it lies so at once."""
    moves = []
    for cue, pose in poses:
        if pose == here:
            continue
        if cue.length <= 0.0:
            item.lies(pose)
            item.pictured_at(pose.box.height)
        elif pose.struck and not here.struck:
            moves.append(_once_begun(cue, _struck(item, here, pose)))
        else:
            moves.append(_once_begun(cue, _moving(item, here, pose)))
        here = pose
    return moves


def _moving(item: CardItem, here: Pose, pose: Pose) -> Callable[[float], None]:
    """Return the way of a card from one pose to another; its picture is that of the larger of the two."""

    look = _on_the_way(here, pose)

    def show(part: float) -> None:
        item.pictured_at(pose.box.height if part >= 1.0 else look.box.height)
        item.moves(here.between(pose, part), pose if part >= 1.0 else look)

    return show


def _on_the_way(here: Pose, pose: Pose) -> Pose:
    """Return as what a card is pictured between two poses: in one picture, for its layers cost twice the card.

    Its rim comes and goes over that. A veil does so where the card keeps its size; else it is there or not at once.
    """
    if 0.0 in (here.shown, pose.shown):
        return max(here, pose, key=lambda one: one.shown)  # it comes or goes as it is when it is there
    larger = max(here, pose, key=lambda one: one.box.height)
    dim = min(here.dim, pose.dim) if here.box.height == pose.box.height else pose.dim
    return Pose(larger.box, dim=dim, raised=min(here.raised, pose.raised))


def _struck(item: CardItem, here: Pose, pose: Pose) -> Callable[[float], None]:
    """Return how a card is struck down: at one blow, thrown aside and back."""
    aside = -1.0 if pose.box.middle < 960 else 1.0

    def show(part: float) -> None:
        item.pictured_at(pose.box.height)
        thrown = _SHAKE * aside * sin(pi * part) * (1.0 - part)
        box = pose.box
        item.lies(Pose(Box(box.x + thrown, box.y, box.width, box.height), pose.z, 1.0, pose.dim, 0.0, struck=True))

    return show
