"""What is played between two pictures: which beats, in which order, and what has been seen when.

Nothing here knows a widget. A picture that is no step of play from the one before is shown at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.pieces.board import Board
from demoncity_gui.pieces.tv_picture import FaceDown, FaceUp, Lane, LaneState, Mark, Rung, TvPicture, TvStage
from demoncity_gui.tv.scene.liveliness import Liveliness
from demoncity_gui.tv.scene.motion import BEATS, STAGGER_MS, Beat, Cue

_A_STEP: Final = frozenset(
    {
        (TvStage.IDLE, TvStage.ANNOUNCE),
        (TvStage.IDLE, TvStage.READY),
        (TvStage.ANNOUNCE, TvStage.ANNOUNCE),
        (TvStage.ANNOUNCE, TvStage.READY),
        (TvStage.READY, TvStage.READY),
        (TvStage.READY, TvStage.VERDICT),
        (TvStage.VERDICT, TvStage.VERDICT),
        (TvStage.VERDICT, TvStage.AFTERMATH),
        (TvStage.AFTERMATH, TvStage.AFTERMATH),
        (TvStage.AFTERMATH, TvStage.ANNOUNCE),
        (TvStage.AFTERMATH, TvStage.IDLE),
        *((stage, TvStage.TASK) for stage in TvStage),
        (TvStage.TASK, TvStage.IDLE),
        (TvStage.IDLE, TvStage.BOARD),
        (TvStage.BOARD, TvStage.BOARD),
        (TvStage.BOARD, TvStage.IDLE),
    }
)
"""What follows what in play; any other change is a jump, and is shown without animation."""

LASTING: Final = (Mark.OUT, Mark.PANIC, Mark.HURT)
"""What happens to people and stays, the worst first."""


class Fallen(Struct, frozen=True):
    """Somebody to whom something has happened, as it is told on the whole screen."""

    name: str
    mark: Mark
    unseen: bool


class Score(Struct, frozen=True):
    """The beats between two pictures, in order; `fallen` are those whom the beat of fate tells of."""

    cues: tuple[Cue, ...] = ()
    fallen: tuple[Fallen, ...] = ()

    @property
    def length(self) -> float:
        """How long it plays, in milliseconds."""
        return max((cue.end for cue in self.cues), default=0.0)

    def cue(self, beat: Beat) -> Cue | None:
        """Return when a beat is played, None where it is not."""
        return next((cue for cue in self.cues if cue.beat is beat), None)


def follows(before: TvPicture, after: TvPicture) -> bool:
    """Tell whether play goes from the one picture to the other in one step, forwards; harm by the Host is one too."""
    if before.blank or after.blank:
        return False
    if before.stage is TvStage.IDLE and after.stage is TvStage.IDLE:
        return before.title == after.title and bool(befallen(before, after))
    if (before.stage, after.stage) not in _A_STEP:
        return False
    shown = {lane.key: lane.cards for lane in before.lanes}
    return after.stage is TvStage.ANNOUNCE or not any(
        isinstance(old, FaceUp) and not isinstance(new, FaceUp)
        for lane in after.lanes
        for old, new in zip(shown.get(lane.key, ()), lane.cards, strict=False)
    )


def score(before: TvPicture, after: TvPicture, *, liveliness: Liveliness = Liveliness.ON, speed: float = 1.0) -> Score:
    """Return what is played from the one picture to the next one."""
    fallen = befallen(before, after)
    beats = list(_beats(before, after))
    if liveliness is not Liveliness.ON:
        beats = [beat for beat in beats if beat[0] in (Beat.OPEN, Beat.VERDICT)] if turns(before, after) else []
        fade = 0 if liveliness is Liveliness.OFF else BEATS[Beat.FADE].length
        beats = [(Beat.FADE, fade), *((beat, fade if beat is Beat.VERDICT else length) for beat, length in beats)]
        beats = [(beat, length) for beat, length in beats if length or beat is Beat.VERDICT]
    fate = (Beat.FATE, BEATS[Beat.FATE].length)
    if fallen and all(beat is Beat.MOVE for beat, _ in beats):
        # By the Host's hand: the window is seen before any word on the table tells of it.
        return Score(tuple(Cue(beat, 0.0, length / speed) for beat, length in (fate, *beats)), fallen)
    if fallen:
        beats.append(fate)
    cues, at = [], 0.0
    for beat, length in beats:
        cues.append(Cue(beat, at, length / speed))
        at += length / speed
    return Score(tuple(cues), fallen)


def _beats(before: TvPicture, after: TvPicture) -> Iterable[tuple[Beat, int]]:
    """Yield the beats with their lengths at speed 1."""

    def usual(*beats: Beat) -> list[tuple[Beat, int]]:
        return [(beat, BEATS[beat].length) for beat in beats]

    coming = _coming(before, after)
    if coming:
        yield Beat.DEAL, BEATS[Beat.DEAL].length + (coming - 1) * STAGGER_MS
    elif before.stage is after.stage and before.showdown == after.showdown:
        yield from usual(Beat.MOVE)
    if after.stage is TvStage.READY and before.stage is not TvStage.READY:
        yield from usual(Beat.BREATH)
    if turns(before, after):
        yield from usual(Beat.TURN, Beat.OPEN)
    if after.showdown is not None and after.showdown != before.showdown:
        yield from usual(Beat.GATHER, Beat.COUNT)
        if after.showdown.winner is not None:
            yield from usual(Beat.STRIKE)
        yield from usual(Beat.VERDICT)
        if after.arrows:
            yield from usual(Beat.ATTACK)
    elif before.showdown is not None and after.showdown is None:
        yield from usual(Beat.RETURN)
    elif turns(before, after):
        yield from usual(Beat.VERDICT)


def _coming(before: TvPicture, after: TvPicture) -> int:
    """Return how many cards the longest lane gets that slide in now."""
    lying = {lane.key: lane.cards for lane in before.lanes}
    most = 0
    for lane in after.lanes:
        old = lying.get(lane.key, ())
        anew = any(isinstance(one, FaceUp) for one in old) and any(isinstance(one, FaceDown) for one in lane.cards)
        most = max(most, len(lane.cards) - (0 if anew else len(old)))
    return most


def tumbles(before: Board | None, after: Board | None) -> bool:
    """Tell whether dice are rolled between two boards."""
    if after is None or not any(die.face is not None for seat in after.seats for die in seat.dice):
        return False
    old = None if before is None else (before.throw, [seat.dice for seat in before.seats])
    return (after.throw, [seat.dice for seat in after.seats]) != old


def turns(before: TvPicture, after: TvPicture) -> bool:
    """Tell whether any card that nobody has seen is turned, or dice are rolled."""
    if tumbles(before.board, after.board):
        return True
    lying = {lane.key: lane.cards for lane in before.lanes}
    for lane in after.lanes:
        old = lying.get(lane.key, ())
        for at, card in enumerate(lane.cards):
            if isinstance(card, FaceUp) and (at >= len(old) or not isinstance(old[at], FaceUp)):
                return True
    # Real cards that stay on the real table are thrown as well: their numbers are as new.
    return any(lane.number is not None and not lane.cards and lane.key not in _numbered(before) for lane in after.lanes)


def _numbered(picture: TvPicture) -> frozenset[int]:
    return frozenset(lane.key for lane in picture.lanes if lane.number is not None)


def befallen(before: TvPicture, after: TvPicture) -> tuple[Fallen, ...]:
    """Return to whom something has happened between two pictures, of several things the worst; in a fight or not."""
    known = _marks(before)
    found = []
    for rung in (*(rung for rung in after.ladder if rung.key in known), *after.bystanders):
        new = [mark for mark in LASTING if mark in rung.marks and mark not in known.get(rung.key, ())]
        if new:
            found.append(Fallen(rung.name, new[0], rung.unseen))
    return tuple(found)


def _marks(picture: TvPicture) -> dict[int, tuple[Mark, ...]]:
    """Return what has befallen everybody, as far as a picture tells, by key."""
    return {rung.key: rung.marks for rung in (*picture.ladder, *picture.bystanders)}


def seen(before: TvPicture, after: TvPicture, beats: Sequence[Beat]) -> TvPicture:
    """Return what the viewers have seen once these beats have begun, as a picture: nothing that is still to come."""
    if not turns(before, after) or Beat.VERDICT in beats:
        return after
    if Beat.OPEN not in beats:
        return _face_down(before, after)
    return _untold(before, after)


def _face_down(before: TvPicture, after: TvPicture) -> TvPicture:
    """Return the picture before the turn; where the cards come in with it, they lie face down."""
    if after.stage is not TvStage.TASK:
        return before
    lanes = tuple(_bare(lane, tuple(FaceDown() for _ in lane.cards), None) for lane in after.lanes)
    return replace(
        after, lanes=lanes, banner=after.opening, showdown=None, arrows=(), bystanders=_unharmed(before, after)
    )


def _unharmed(before: TvPicture, after: TvPicture) -> tuple[Rung, ...]:
    """Return the bystanders without what the cards tell of them: with the marks that they had before."""
    marks = _marks(before)
    return tuple(replace(one, marks=marks[one.key]) for one in after.bystanders if marks.get(one.key))


def _untold(before: TvPicture, after: TvPicture) -> TvPicture:
    """Return the picture with all cards open, and nothing that says what they come to."""
    old = {lane.key: lane for lane in before.lanes}
    lanes = []
    for lane in after.lanes:
        cards = tuple(FaceUp(card.card, False) if isinstance(card, FaceUp) else card for card in lane.cards)
        lanes.append(_bare(lane, cards, old.get(lane.key)))
    return replace(
        after,
        lanes=tuple(lanes),
        banner=after.opening,
        showdown=None,
        arrows=(),
        bystanders=_unharmed(before, after),
        board=_rolled(before.board, after.board),
    )


def _rolled(before: Board | None, after: Board | None) -> Board | None:
    """Return a board with its dice open, and nothing that says what they come to."""
    if before is None or after is None:
        return after
    seats = tuple(replace(seat, is_ahead=None) for seat in after.seats)
    return replace(before, seats=seats, throw=after.throw)


def _bare(lane: Lane, cards: tuple[FaceDown | FaceUp, ...], before: Lane | None) -> Lane:
    """Return a lane without what its cards tell: number, state, and the marks that they bring."""
    marks = () if before is None else before.marks
    number = None if before is None else before.number
    settled = "" if before is None else before.settled
    return replace(
        lane, cards=cards, number=number, state=LaneState.PLAIN, marks=marks, aside=False, worth="", settled=settled
    )
