"""Advantages that stand one above another, each over its holder's own target (T-SIT-04, T-SIT-05, T-SIT-06)."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation


def steps_below(confrontation: Confrontation, label: str) -> dict[CharacterId, int]:
    """Return for all who hold this kind of advantage over a target how many steps of the ladder lie below them.

    One step lower stands a target on another side who holds the same kind over a target of its own (T-SIT-04), along a
    chain of targets (T-AMB-35); so many throws of that kind there are beside the one (T-SIT-05). Of several targets
    the lowest counts, by the other reading the highest (T-AMB-80). Where the steps run in a ring nobody has the upper
    hand over anybody in it.
    """
    if confrontation.rules.reads(readings.NO_LADDERS):
        return {}
    holders = [
        who
        for who, announcement in confrontation.announcements.items()
        if confrontation.aims(who) and label in announcement.edges.advantages
    ]
    known = set(holders)
    lower = {
        who: [
            target
            for target in confrontation.aims(who)
            if target in known and confrontation.side(target) != confrontation.side(who)
        ]
        for who in holders
    }
    best = max if confrontation.rules.reads(readings.ONE_OF_SEVERAL_IS_ENOUGH) else min
    steps: dict[CharacterId, int] = {}
    for ring in _rings(lower):
        for who in ring:
            steps[who] = best(
                1 + steps[target] if target in lower[who] and target not in ring else 0
                for target in confrontation.aims(who)
            )
    return steps


def unconfirmed_steps(confrontation: Confrontation) -> dict[CharacterId, str]:
    """Return who would stand a step above another if the Host confirmed a ladder: the kind of advantage (T-SIT-06)."""
    return _steps(confrontation, confirmed=False)


def confirmed_steps(confrontation: Confrontation) -> dict[CharacterId, str]:
    """Return who stands a step above another on a ladder that the Host has confirmed: the kind of advantage."""
    return _steps(confrontation, confirmed=True)


def _steps(confrontation: Confrontation, *, confirmed: bool) -> dict[CharacterId, str]:
    labels = dict.fromkeys(
        label for announcement in confrontation.announcements.values() for label in announcement.edges.advantages
    )
    return {
        who: label
        for label in labels
        if (label in confrontation.ladders) is confirmed
        for who, steps in steps_below(confrontation, label).items()
        if steps
    }


def _rings(lower: Mapping[CharacterId, list[CharacterId]]) -> list[set[CharacterId]]:
    """Return rings of steps, one who is in none as a ring of one, each after all that it leads down to.

    Tarjan's algorithm, with a list of its own in the place of calls that call themselves.
    """
    found: list[set[CharacterId]] = []
    number: dict[CharacterId, int] = {}
    lowest: dict[CharacterId, int] = {}
    open_ones: list[CharacterId] = []
    for start in lower:
        ahead = [] if start in number else [(start, iter(lower[start]))]
        while ahead:
            who, rest = ahead[-1]
            if who not in number:
                number[who] = lowest[who] = len(number)
                open_ones.append(who)
            target = next(rest, None)
            if target is not None:
                if target not in number:
                    ahead.append((target, iter(lower[target])))
                elif target in lowest:
                    lowest[who] = min(lowest[who], number[target])
                continue
            ahead.pop()
            if ahead:
                above = ahead[-1][0]
                lowest[above] = min(lowest[above], lowest[who])
            if lowest[who] == number[who]:
                ring = set()
                while who not in ring:
                    ring.add(one := open_ones.pop())
                    del lowest[one]
                found.append(ring)
    return found
