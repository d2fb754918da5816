"""The luck of throws in sentences, so many of a hundred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.games.game import Deed
from demoncity_gui.luck.evening import EveningLuck, ThrowMade
from demoncity_gui.luck.throws import Turn, luck_of
from demoncity_gui.texts import luck as said
from demoncity_gui.words.chances import of_hundred


def luck_sentences(deed: Deed[Any, Any, Any]) -> tuple[str, ...]:
    """Return what is told of a deed’s luck beneath its line in the history; nothing where no cards were turned."""
    luck = luck_of(deed)
    throws = tuple(
        said.throw(who=deed.before.character(one.who).name, value=one.value, share=of_hundred(one.share))
        for one in luck.throws
    )
    turns = (_won(turn, "" if turn.who is None else deed.before.character(turn.who).name) for turn in luck.turns)
    return (*throws, *turns)


def evening_sentences(luck: EveningLuck) -> Iterator[str]:
    """Yield the luck of an evening: what the numbers mean, everybody’s, and what was least to be expected."""
    if not luck.people:
        return
    yield said.meaning
    for one in luck.people:
        yield said.person(who=one.name, share=of_hundred(one.share), throws=one.throws)
    for how, throw in (("luckiest", luck.luckiest), ("unluckiest", luck.unluckiest)):
        if throw is not None:
            yield _throw_made(how, throw)
    point = luck.turning_point
    if point is not None:
        yield said.turning_point(round=point.round_number, how=_turned(point.turn, point.name))


def _throw_made(how: str, throw: ThrowMade) -> str:
    share = of_hundred(throw.luck.share)
    return said.one_throw(how=how, who=throw.name, value=throw.luck.value, round=throw.round_number, share=share)


def _won(turn: Turn, name: str) -> str:
    chance = of_hundred(turn.chance)
    return said.won(who=_winner(turn, name), chance=chance) if turn.is_won else said.tied(chance=chance)


def _turned(turn: Turn, name: str) -> str:
    chance = of_hundred(turn.chance)
    return said.won_turn(who=_winner(turn, name), chance=chance) if turn.is_won else said.tied_turn(chance=chance)


def _winner(turn: Turn, name: str) -> str:
    return name if turn.side is None else side_name(turn.side)
