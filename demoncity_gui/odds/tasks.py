"""The chances of throws outside every Clash: against Intensities, and of parties against each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.task import (
    OpposedTask,
    StaticRuling,
    StaticTask,
    TaskResult,
    TaskRuling,
    count_opposed,
    count_static,
    judge_static,
    judge_uncontested,
)
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.odds.clash import clash_odds, win_odds
from demoncity_gui.odds.deal import Lane
from demoncity_gui.odds.hands import hands
from demoncity_gui.odds.heaps import Heaps, Takes
from demoncity_gui.odds.stakes import Hurdles, Stake, Stakes
from demoncity_gui.pieces.tarot import Drawn


class ThrowOdds(Struct, frozen=True):
    """The chances of one throw against its Intensities: to beat any, to beat none, and to beat each.

    `happens` where there is none and nothing is thrown (T-WHEN-01). `automatic`: decided without a throw.
    """

    happens: Fraction
    success: Fraction
    failure: Fraction
    levels: dict[int, Fraction]
    critical: Fraction
    fumble: Fraction
    automatic: bool


class OpposedOdds(Struct, frozen=True):
    """The chances of a contest: who wins it, and that nobody does (T-OPP-01, T-TIE-01)."""

    wins: dict[CharacterId, Fraction]
    tied: Fraction
    critical: dict[CharacterId, Fraction]
    fumble: dict[CharacterId, Fraction]


def static_odds(task: StaticTask, unseen: Unseen, rules: HouseRules) -> tuple[Count | None, ThrowOdds]:
    """Return what a static task takes, None where it is automatic, and its chances (T-STATIC).

    A Calm check and a recovery are such tasks (T-AMB-71, T-AMB-72).

    Raises:
        TooFewCards: it asks more of a deck than is unseen of it.
    """
    count = count_static(task, rules)
    thrower = task.party.character
    heaps = Heaps(unseen, rules)
    takes = heaps.dealt([] if count is None else [(thrower.deck, count.cards)])

    def judged(cards: tuple[Drawn, ...]) -> StaticRuling:
        return judge_static(task, count, cards, rules)

    return count, _chances(judged, thrower, heaps, takes[0] if takes else None, rules)


def uncontested_odds(
    confrontation: Confrontation, who: CharacterId, count: Count | None, heaps: Heaps, takes: Takes | None
) -> ThrowOdds:
    """Return the chances of a deed that nobody contests (T-UNCONTESTED-02); it takes none where `count` is None."""

    def judged(cards: tuple[Drawn, ...]) -> TaskRuling:
        return judge_uncontested(confrontation, who, count, cards)

    return _chances(judged, confrontation.characters[who], heaps, takes, confrontation.rules)


def _chances(
    judged: Callable[[tuple[Drawn, ...]], StaticRuling | TaskRuling],
    thrower: Character,
    heaps: Heaps,
    takes: Takes | None,
    rules: HouseRules,
) -> ThrowOdds:
    """Return the share of each result in all hands."""
    kinds = (
        [(1, ())]
        if takes is None
        else hands(heaps.cards, takes, thrower, rules, last_apart=rules.reads(readings.HIGH_STAT_BY_EACH))
    )
    total = happens = success = critical = fumble = 0
    levels: dict[int, int] = {}
    for ways, cards in kinds:
        ruling = judged(cards)
        total += ways
        happened = isinstance(ruling, TaskRuling) and ruling.result is TaskResult.HAPPENS
        happens += ways * happened
        success += ways * bool(ruling.levels)
        critical += ways * ruling.critical
        fumble += ways * ruling.fumble
        for level in ruling.tried:
            levels[level.intensity] = levels.get(level.intensity, 0) + ways * level.is_beaten
    return ThrowOdds(
        happens=Fraction(happens, total),
        success=Fraction(success, total),
        failure=Fraction(total - happens - success, total),
        levels={level: Fraction(ways, total) for level, ways in levels.items()},
        critical=Fraction(critical, total),
        fumble=Fraction(fumble, total),
        automatic=takes is None,
    )


def opposed_odds(task: OpposedTask, unseen: Unseen, rules: HouseRules) -> tuple[dict[CharacterId, Count], OpposedOdds]:
    """Return what the parties of a contest take, and their chances: each must beat all others (T-OPP-01, T-AMB-64).

    Raises:
        TooFewCards: they ask more of a deck than is unseen of it.
    """
    counts = count_opposed(task, rules)
    people = [party.character for party in task.parties]
    heaps = Heaps(unseen, rules)
    lanes = [Lane(takes) for takes in heaps.dealt((one.deck, counts[one.id].cards) for one in people)]
    # A fumble is one whoever wins: the side that wins matters in a Clash alone (T-AMB-26).
    everybody_fumbles = rules.with_reading(*readings.FOOL_FUMBLES_ALL.switch)
    odds = clash_odds(Stakes(_each_against_all(people), everybody_fumbles), heaps, lanes)
    wins = [side.wins for side in odds.sides.values()]
    return counts, OpposedOdds(
        wins={one.id: chance for one, chance in zip(people, wins, strict=True)},
        tied=odds.tied,
        critical={who: deed.critical for who, deed in odds.deeds.items()},
        fumble={who: deed.fumble for who, deed in odds.deeds.items()},
    )


def contest_wins(
    people: Sequence[tuple[Character, int]], unseen: Unseen, rules: HouseRules
) -> tuple[dict[CharacterId, Fraction], Fraction]:
    """Return how likely each of these is to win a contest of throws of so many cards, and how likely a tie is.

    Raises:
        TooFewCards: they ask more of a deck than is unseen of it.
    """
    heaps = Heaps(unseen, rules)
    lanes = [Lane(takes) for takes in heaps.dealt((one.deck, cards) for one, cards in people)]
    wins = win_odds(Stakes(_each_against_all([one for one, _ in people]), rules), heaps, lanes)
    found = {one.id: chance for (one, _), chance in zip(people, wins.values(), strict=True)}
    return found, 1 - sum(found.values(), Fraction())


def _each_against_all(people: Sequence[Character]) -> tuple[Stake, ...]:
    everybody = (1 << len(people)) - 1
    stakes = []
    for lane, one in enumerate(people):
        others = (Hurdles(0, everybody & ~(1 << lane), ()),)
        stakes.append(Stake(lane, one, Side(str(one.id)), is_attack=False, hurdles=(others, others)))
    return tuple(stakes)
