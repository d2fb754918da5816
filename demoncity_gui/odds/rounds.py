"""The chances of a whole round, from what is announced and what is unseen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count, count_throws
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.odds.clash import ClashOdds, clash_odds
from demoncity_gui.odds.deal import Lane
from demoncity_gui.odds.heaps import Heaps
from demoncity_gui.odds.stakes import stakes_of
from demoncity_gui.odds.tasks import ThrowOdds, uncontested_odds

MOST_THROWS = 12
"""Chances are worked out for so many throws of one round: what is asked of more takes too long to be waited for."""


class TooManyThrows(Exception):
    """More throws are asked for than chances are worked out for."""

    def __init__(self, throws: int) -> None:
        super().__init__(throws)
        self.throws = throws


class RoundOdds(Struct, frozen=True):
    """What everybody takes, and the chances of each Clash and of each deed that nobody contests."""

    counts: dict[CharacterId, Count]
    clashes: tuple[ClashOdds, ...]
    uncontested: dict[CharacterId, ThrowOdds]


def round_odds(
    confrontation: Confrontation, unseen: Unseen, chosen: Sequence[CharacterId] = (), out: Sequence[CharacterId] = ()
) -> RoundOdds:
    """Return the chances of a round in which everybody announced has yet to throw.

    Raises:
        TooManyThrows: more than MOST_THROWS would throw.
        TooFewCards: they ask more of a deck than is unseen of it.
    """
    counts = count_throws(confrontation)
    if len(counts) > MOST_THROWS:
        raise TooManyThrows(len(counts))
    heaps = Heaps(unseen, confrontation.rules)
    taken = heaps.dealt((confrontation.characters[who].deck, count.cards) for who, count in counts.items())
    takes = dict(zip(counts, taken, strict=True))
    lanes = {who: Lane(takes[who], count.lowest) for who, count in counts.items()}
    clashes = [
        clash_odds(stakes_of(confrontation, group, chosen, out), heaps, [lanes[who] for who in group])
        for group in confrontation.groups
    ]
    uncontested = {
        who: uncontested_odds(confrontation, who, counts.get(who), heaps, takes.get(who))
        for who, announcement in confrontation.announcements.items()
        if not is_contested(announcement)
    }
    return RoundOdds(counts, tuple(clashes), uncontested)
