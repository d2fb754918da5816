"""How light the room is at each stage, and on the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from demoncity_gui.pieces.tv_picture import TvPicture, TvStage
from demoncity_gui.tv.scene.motion import Beat, Cue, Ease, Tween
from demoncity_gui.tv.scene.room_item import RoomItem
from demoncity_gui.tv.scene.score import Score

_LIGHT: Final = {
    TvStage.ANNOUNCE: 1.0,
    TvStage.READY: 0.3,
    TvStage.VERDICT: 0.9,
    TvStage.AFTERMATH: 0.85,
    TvStage.TASK: 0.9,
    TvStage.BOARD: 0.25,
}
_LIGHT_IN_A_SHOWDOWN: Final = 0.25
_LATE: Final = 0.6
"""The part of a turn after which the light comes: the faces are seen then, and tilted all, which is work as well.

And of the second in which all lie open, after which it goes for a showdown: nothing else moves then.
"""
_EARLY: Final = 0.45
"""The part of the cards' return in which it is light again: the other cards and all words come after that."""


def lights(room: RoomItem, picture: TvPicture, plays: Score, zooms: Collection[float]) -> list[Tween]:
    """Return how the room becomes as light or dark as the picture wants it."""
    wanted = _LIGHT_IN_A_SHOWDOWN if picture.showdown is not None else _LIGHT.get(picture.stage, 1.0)
    here = room.light
    room.rests((here, wanted), zooms)
    turn, gather = plays.cue(Beat.TURN), plays.cue(Beat.GATHER)
    opened = plays.cue(Beat.OPEN) if gather is not None else None
    last = opened or gather or turn or plays.cue(Beat.BREATH) or plays.cue(Beat.RETURN)
    last = last or (plays.cues[0] if plays.cues else None)
    if last is None:
        room.lighten(wanted)
        return []
    ways = [(last.beat, wanted)]
    if turn is not None and turn is not last:
        ways.insert(0, (turn.beat, _LIGHT[TvStage.VERDICT]))
    moves: list[Tween] = []
    for beat, light in ways:
        cue = plays.cue(beat)
        if cue is None or light == here:
            continue
        delay = _LATE if cue.beat in (Beat.TURN, Beat.OPEN) else 0.0
        if cue.beat is Beat.RETURN:
            cue = Cue(cue.beat, cue.start, cue.length * _EARLY)
        moves.append(cue.move(_lighting(room, here, light), delay=delay, ease=Ease.InOutSine))
        here = light
    return moves


def _lighting(room: RoomItem, here: float, light: float) -> Callable[[float], None]:
    def show(part: float) -> None:
        if part > 0.0:
            room.lighten(here + (light - here) * part)

    return show
