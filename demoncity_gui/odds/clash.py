"""The chances of one Clash: how each side and each deed fares, over all deals of the unseen cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, groupby

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.thrown import FOOL_AS_SIGNIFICATOR, value_for
from demoncity_gui.odds.deal import Deal, Lane
from demoncity_gui.odds.heaps import Heaps
from demoncity_gui.odds.paths import Paths
from demoncity_gui.odds.stakes import Stake, Stakes
from demoncity_gui.odds.successes import Own
from demoncity_gui.odds.tales import CANDIDATE, CRITICAL, HAPPENS, MADE, Ends
from demoncity_gui.pieces.tarot import Card


class SideOdds(Struct, frozen=True):
    """A side’s chance to win a Clash, and what that is made of (T-RESOLVE-01, T-RESOLVE-11, T-RESOLVE-03)."""

    won: Fraction
    stalemate: Fraction
    choose: Fraction

    @property
    def wins(self) -> Fraction:
        """The chance that the side holds the highest card alone."""
        return self.won + self.stalemate + self.choose


class DeedOdds(Struct, frozen=True):
    """A deed’s chance to take effect, for an attack to be the one; to be one of several to choose from; to be a
    critical success; and of a fumble, whatever else comes of the Clash.
    """

    happens: Fraction
    candidate: Fraction
    critical: Fraction
    fumble: Fraction


class ClashOdds(Struct, frozen=True):
    """The chances of one Clash; sides in the order in which their first member announces, deeds in announcing order."""

    tied: Fraction
    sides: dict[Side, SideOdds]
    deeds: dict[CharacterId, DeedOdds]

    @property
    def members(self) -> tuple[CharacterId, ...]:
        """Who is in it, in announcing order."""
        return tuple(self.deeds)


def clash_odds(stakes: Stakes, heaps: Heaps, lanes: Sequence[Lane]) -> ClashOdds:
    """Return the chances of a Clash whose deeds throw from these heaps; a lane for each deed, in its order."""
    return _Chances(stakes, heaps, lanes).odds()


def win_odds(stakes: Stakes, heaps: Heaps, lanes: Sequence[Lane]) -> dict[Side, Fraction]:
    """Return how likely each side is to hold the highest card alone (T-RESOLVE-01); far less work than all chances."""
    return _Chances(stakes, heaps, lanes).wins()


class _Chances:
    """One Clash while its ways are counted."""

    def __init__(self, stakes: Stakes, heaps: Heaps, lanes: Sequence[Lane]) -> None:
        self._stakes, self._heaps, self._rules = stakes, heaps, stakes.rules
        self._sides = list(dict.fromkeys(one.side for one in stakes.deeds))
        self._deal = Deal(heaps.worths, lanes)

    def odds(self) -> ClashOdds:
        """Return all chances."""
        ends: Ends = {}
        wins = dict.fromkeys(self._sides, 0)
        fumbles = dict.fromkeys([one.who.id for one in self._stakes.deeds], 0)
        winners_alone = not self._rules.reads(readings.FOOL_FUMBLES_ALL)
        for deal in self._with_the_fool(self._deal):
            for side in self._sides:
                paths = Paths(self._stakes, side, deal)
                wins[side] += paths.wins()
                for end, ways in paths.all_ends().items():
                    ends[end] = ends.get(end, 0) + ways
                for stake in self._stakes.deeds:
                    if stake.side == side and 0 in deal.levels:
                        fumbles[stake.who.id] += (
                            paths.fumbles_and_wins(stake)
                            if winners_alone
                            else deal.finished(deal.placed(deal.nothing, 1 << stake.lane, 1))
                        )
        for stake in self._stakes.deeds:
            key = stake.who.id, CRITICAL
            ends[key] = ends.get(key, 0) + self._critical_by_own(stake)
        return self._as_odds(ends, wins, fumbles)

    def wins(self) -> dict[Side, Fraction]:
        """Return each side’s chance to win."""
        deals = self._with_the_fool(self._deal)
        ways = {side: sum([Paths(self._stakes, side, deal).wins() for deal in deals]) for side in self._sides}
        return {side: Fraction(number, self._deal.all_ways) for side, number in ways.items()}

    def _as_odds(self, ends: Ends, wins: dict[Side, int], fumbles: dict[CharacterId, int]) -> ClashOdds:
        """Return the ways as chances; stalemate and choice are what is left of a side’s wins (T-RESOLVE-11)."""
        total = self._deal.all_ways

        def chance(ways: int) -> Fraction:
            return Fraction(ways, total)

        sides = {}
        for side in self._sides:
            attacks = [one.who.id for one in self._stakes.deeds if one.side == side and one.is_attack]
            won = made = wins[side]
            if attacks:
                won = sum([ends.get((who, HAPPENS), 0) for who in attacks])
                made = sum([ends.get((who, MADE), 0) for who in attacks])
            sides[side] = SideOdds(chance(won), chance(made - won), chance(wins[side] - made))
        deeds = {
            one.who.id: DeedOdds(
                happens=chance(ends.get((one.who.id, HAPPENS), 0)),
                candidate=chance(ends.get((one.who.id, CANDIDATE), 0)),
                critical=chance(ends.get((one.who.id, CRITICAL), 0)),
                fumble=chance(fumbles[one.who.id]),
            )
            for one in self._stakes.deeds
        }
        return ClashOdds(chance(total - sum(wins.values())), sides, deeds)

    # --- cards of one’s own ------------------------------------------------------------------------------------------

    def _with_the_fool(self, deal: Deal) -> list[Deal]:
        """Return the deals that stand for this one where The Fool is somebody’s own: 22 before them, else 0.

        As it lies as a plain 0, less those in which it lies so before its owner, and those with 22 (T-CRIT-08,
        T-AMB-08).
        """
        heap = self._heaps.heap_of(Card.FOOL)
        for one in self._stakes.deeds:
            if heap is not None and Card.FOOL in one.who.significators and deal.lanes[one.lane].takes[heap]:
                value = value_for(Card.FOOL, one.who, self._rules)
                if value:
                    return [deal, deal.holding(one.lane, heap, 0, 0).negated(), deal.holding(one.lane, heap, 0, value)]
        return [deal]

    def _critical_by_own(self, stake: Stake) -> int:
        """Return in how many ways a deed happens that is critical by an own Significator, and not by a card over 10.

        T-CRIT-06, T-CRIT-10, T-RESOLVE-17. Of several that lie there the highest decides; where it must be the card
        that counts, any of that value.
        """
        cards = self._own_cards(stake)
        if not cards:
            return 0
        lane = self._deal.lanes[stake.lane]
        must_count = self._rules.reads(readings.SIGNIFICATOR_MUST_COUNT) or (
            lane.lowest and self._rules.reads(readings.LOWEST_CARD_ALONE_COUNTS)
        )
        total = 0
        for sign, held, value in _of_equals(cards) if must_count else _highest_first(cards):
            own = Own(stake.lane, value, must_count)
            for deal in self._holding(stake, held):
                total += sign * Paths(self._stakes, stake.side, deal, own).ends(stake).get((stake.who.id, HAPPENS), 0)
        return total

    def _own_cards(self, stake: Stake) -> list[tuple[int, Card]]:
        """Return the player character’s own Significators that may come to lie before them, with their worth, falling.

        A card over 10 makes it critical by itself where it counts, and so is left out there.
        """
        if not stake.who.is_player_character:
            return []
        lane = self._deal.lanes[stake.lane]
        counts = not lane.lowest and not self._rules.reads(readings.CRITICAL_OVER_ALL)
        found = []
        for card in stake.who.significators:
            heap = self._heaps.heap_of(card)
            if heap is not None and lane.takes[heap]:
                value = value_for(card, stake.who, self._rules)
                if value <= 10 or not counts:
                    found.append((value, card))
        return sorted(found, key=lambda one: -one[0])

    def _holding(self, stake: Stake, held: tuple[Card, ...]) -> list[Deal]:
        """Return the deals in which these own cards lie before somebody; none where they take fewer cards."""
        deal = self._deal
        for card in held:
            heap = self._heaps.heap_of(card)
            if heap is None or not deal.lanes[stake.lane].takes[heap]:
                return []
            value = value_for(card, stake.who, self._rules)
            deal = deal.holding(stake.lane, heap, 0 if value == FOOL_AS_SIGNIFICATOR else value, value)
        return [deal] if Card.FOOL in held else self._with_the_fool(deal)


Held = tuple[int, tuple[Card, ...], int]
"""How often it counts that these cards lie there, and the value that decides."""


def _highest_first(cards: Sequence[tuple[int, Card]]) -> Iterator[Held]:
    """Yield for each card that it lies there and none that is higher (inclusion and exclusion)."""
    for place, (value, card) in enumerate(cards):
        higher = [one for _, one in cards[:place]]
        for number in range(place + 1):
            for more in combinations(higher, number):
                yield (-1) ** number, (card, *more), value


def _of_equals(cards: Sequence[tuple[int, Card]]) -> Iterator[Held]:
    """Yield for each value that one at least of the cards of that value lies there (inclusion and exclusion)."""
    for value, group in groupby(cards, key=lambda one: one[0]):
        equals = [card for _, card in group]
        for number in range(1, len(equals) + 1):
            for held in combinations(equals, number):
                yield (-1) ** (number + 1), held, value
