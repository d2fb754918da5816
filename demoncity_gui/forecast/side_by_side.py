"""The same fight in each system: what each forecast starts from, and what all of them have come to, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from demoncity_gui.forecast.fight import SeededLuck
from demoncity_gui.forecast.guests import CHALLENGED, CHALLENGER, ActionSetup, KingsSetup
from demoncity_gui.forecast.run import AnySetup, Run
from demoncity_gui.forecast.setup import setup_of
from demoncity_gui.forecast.tally import UNDECIDED, Share, Tally
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.texts import side_by_side as said
from demoncity_gui.words.chances import of_hundred

SYSTEMS = ("tarot", "dice", "action", "kings")
FIGHTS = 2_000
"""Of each system, unless another number is said: the bounds are then some two points to each side."""
_PARTS = (0.5, 0.1, 0.9)


class People(Struct, frozen=True):
    """Who fights, in the order of the file: names with their sides; and who challenges whom in Kings, if anybody."""

    sides: tuple[tuple[str, Side], ...]
    challenge: tuple[str, str]


class Line(Struct, frozen=True):
    """A line of the table: what it says, why, and for each system so much, with bounds; None where that has none."""

    what: str
    tip: str
    cells: tuple[str, ...]


def setups_of(plans: Mapping[str, Any], challenge: tuple[str, str]) -> tuple[People, dict[str, AnySetup]]:
    """Return who fights, and what the forecast of each system starts from, by its word, of what begins its evening.

    Raises:
        RuleRefusal: no such evening can begin.
    """
    luck = SeededLuck(0, 0)
    setups: dict[str, AnySetup] = {
        system: setup_of(decided(EMPTY_TABLE, plans[system], luck)[1], {})
        for system in ("tarot", "dice")
        if system in plans
    }
    if "action" in plans:
        setups["action"] = ActionSetup(plans["action"])
    if "kings" in plans:
        setups["kings"] = KingsSetup(plans["kings"], *challenge)
    people = tuple((one.name, one.side) for one in plans["dice"].characters)
    return People(people, challenge), setups


def lines_of(people: People, tallies: Mapping[str, Tally]) -> Iterator[Line]:
    """Yield the table: who wins, after how many rounds, who is put out, and how the challenge ends."""
    fights = {system: tally for system, tally in tallies.items() if system != "kings"}
    for side in dict.fromkeys(side for _, side in people.sides):
        cells = _cells({system: tally.won_by(side) for system, tally in fights.items()})
        yield Line(said.wins(side=side_name(side)), said.wins_tip, cells)
    nobody = {system: tally.won_by(UNDECIDED) for system, tally in fights.items()}
    if any(share.fights for share in nobody.values()):
        yield Line(said.nobody_wins, said.wins_tip, _cells(nobody))
    yield Line(said.rounds, said.rounds_tip, tuple(_rounds(fights.get(system)) for system in SYSTEMS))
    for place, (name, _) in enumerate(people.sides, start=1):
        cells = _cells({system: tally.out_by(CharacterId(place)) for system, tally in fights.items()})
        yield Line(said.out(who=name), said.out_tip, cells)
    if "kings" in tallies:
        one, other = people.challenge
        ends = {
            CHALLENGER: said.challenge(one=one, other=other),
            CHALLENGED: said.challenge_lost(other=other),
            UNDECIDED: said.challenge_draw,
        }
        for side, what in ends.items():
            yield Line(what, said.challenge_tip, _cells({"kings": tallies["kings"].won_by(side)}))


def _cells(shares: Mapping[str, Share]) -> tuple[str, ...]:
    return tuple(_cell(shares.get(system)) for system in SYSTEMS)


def _cell(share: Share | None) -> str:
    if share is None or not share.of:
        return said.no_share
    low, high = share.bounds
    return said.share(share=of_hundred(share.share), low=of_hundred(low), high=of_hundred(high))


def _rounds(tally: Tally | None) -> str:
    if tally is None or not tally.fights:
        return said.no_share
    half, few, many = (str(tally.rounds_at(part)) for part in _PARTS)
    return said.share(share=half, low=few, high=many)


def notes(tallies: Mapping[str, Tally], lacking: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield what the table takes for granted, and why a system is not in it."""
    yield said.basis
    yield said.assumes
    if "kings" in tallies:
        yield said.of_challenge
    for system, people in lacking.items():
        if system == "tarot":
            yield said.lacks_deck
        elif people:
            yield said.lacks_ranks(system=system, who=list(people), number=len(people))
        else:
            yield said.lacks_foes


def so_far(runs: Sequence[Run[AnySetup]]) -> str:
    """Return how far all of them are."""
    return said.so_far(fights=sum(run.tally.fights for run in runs), wanted=sum(run.fights for run in runs))


# --- as data ---------------------------------------------------------------------------------------------------------


def as_json(people: People, runs: Mapping[str, Run[AnySetup]], lacking: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Return all of it with the keys of `demoncity.side-by-side/1`."""
    told: dict[str, Any] = {"format": "demoncity.side-by-side/1", "systems": {}, "lacking": lacking}
    for system, run in runs.items():
        tally = run.tally
        own: dict[str, Any] = {"fights": tally.fights, "asked": run.fights, "narrow": run.is_narrow, "seed": run.seed}
        if system == "kings":
            own |= {"challenger": people.challenge[0], "challenged": people.challenge[1]}
            own |= {"won": _data(tally.won_by(CHALLENGER)), "lost": _data(tally.won_by(CHALLENGED))}
            own["draw"] = _data(tally.won_by(UNDECIDED))
        else:
            own["wins"] = {side: _data(tally.won_by(side)) for side in dict.fromkeys(side for _, side in people.sides)}
            own["undecided"] = _data(tally.won_by(UNDECIDED))
            own["rounds"] = {str(part): tally.rounds_at(part / 100) for part in (10, 50, 90)}
            own["people"] = [
                {"name": name, "side": side, "out": _data(tally.out_by(CharacterId(place)))}
                for place, (name, side) in enumerate(people.sides, start=1)
            ]
        told["systems"][system] = own
    return told


def _data(share: Share) -> dict[str, Any]:
    low, high = share.bounds
    return {"fights": share.fights, "low": round(low, 4), "high": round(high, 4)}
