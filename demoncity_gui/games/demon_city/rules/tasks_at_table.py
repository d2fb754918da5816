"""Tasks thrown at the table, with the cards of its decks (T-WHEN-07, T-STATIC, T-OPP)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.asymmetries import Labels, charged_twice
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.card_powers import powers_met
from demoncity_gui.games.demon_city.rules.case_outcomes import settle_try
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, TaskSide
from demoncity_gui.games.demon_city.rules.dealing import throw
from demoncity_gui.games.demon_city.rules.events import ContestJudged, PartyThrown, TaskComplicated, TaskJudged
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table, in_the_cast
from demoncity_gui.games.demon_city.rules.task import (
    OpposedTask,
    Party,
    StaticRuling,
    StaticTask,
)
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.tarot import Drawn


def _refuse_too_long(words: str) -> None:
    """Refuse what is tried where it is more than anybody reads across a room.

    Raises:
        RuleRefusal: it is.
    """
    if len(words) > LONGEST_LINE:
        raise RuleRefusal(no.BadNumber("letters-on-tv", len(words), 0, LONGEST_LINE))


def throw_for_task(
    transaction: Transaction,
    side: TaskSide,
    intensities: tuple[int, ...],
    supernatural: bool | None,
    words: str,
) -> None:
    """Throw for what the `words` say is tried, on which a case may make something depend; raises as `try_task`."""
    _refuse_too_long(words)
    ruling = try_task(transaction, side, intensities, supernatural=supernatural)
    if ruling is not None:
        settle_try(transaction, words, ruling)


def try_task(
    transaction: Transaction,
    side: TaskSide,
    intensities: tuple[int, ...],
    *,
    supernatural: bool | None = None,
    recovery: bool = False,
) -> StaticRuling | None:
    """Throw against one or several Intensities and return the ruling (T-STATIC-01, T-STATIC-09).

    None while real cards are awaited for it.

    Raises:
        RuleRefusal: the Intensities don't rise within 0–10, or something about the thrower can't be.
    """
    task = static_task(transaction.table, side, intensities, supernatural=supernatural)
    rules = transaction.table.house_rules
    edition = by_edition(transaction.table.edition)
    count = edition.count_static(task, rules)
    cards: tuple[Drawn, ...] = ()
    if count is not None:
        # By that reading what High Stat brings, the last card, doesn't count against every level (T-AMB-41).
        each = len(intensities) > 1 and rules.reads(readings.HIGH_STAT_BY_EACH)
        thrown = throw(transaction, Draw(side.who, task.party.character.deck, count.cards, each=each))
        if thrown is None:
            return None
        cards = thrown[0]
    ruling = edition.judge_static(task, count, cards, rules)

    def told(by: HouseRules) -> object:
        other = replace(task, party=_party(replace(transaction.table, house_rules=by), side))
        counted = edition.count_static(other, by)
        ended = edition.judge_static(
            other, counted, cards, by
        )  # no preset asks for cards where another reading asks for none
        return None if counted is None else counted.cards, ended.levels, ended.critical, ended.fumble

    calm = isinstance(transaction.asked, CheckCalm)
    turned_by = (*rules.turned_by(told), *_followed_by(transaction, side.who, ruling, calm=calm, recovery=recovery))
    transaction.happen(TaskJudged(side.who, intensities, count, ruling, recovery, turned_by, calm))
    if ruling.levels:
        _announce_powers(transaction, side.who, ruling.thrown)
    return ruling


def _followed_by(
    transaction: Transaction, who: CharacterId, ruling: StaticRuling, *, calm: bool, recovery: bool
) -> tuple[Switch, ...]:
    """Return the house rule by which a Calm check or a recovery did more than be thrown (T-AMB-71, T-AMB-72)."""
    rules = transaction.table.house_rules
    if calm and not ruling.levels and rules.reads(readings.FAILED_CALM_IS_PANIC):
        return (readings.FAILED_CALM_IS_PANIC.switch,)
    if recovery and transaction.table.character(who).out and rules.reads(readings.RECOVERY_IS_THROWN):
        return (readings.RECOVERY_IS_THROWN.switch,)
    return ()


def static_task(table: Table, side: TaskSide, intensities: tuple[int, ...], *, supernatural: bool | None) -> StaticTask:
    """Return the task that would be thrown.

    Raises:
        RuleRefusal: the Intensities don't rise within 0–10, or something about the thrower can't be.
    """
    edition = by_edition(table.edition)
    for place, intensity in enumerate(intensities):
        if not 0 <= intensity <= edition.most_intensity or (place and intensity <= intensities[place - 1]):
            raise RuleRefusal(no.BadIntensity(intensity, edition.most_intensity))
    if len(intensities) > 1 and not edition.several_intensities:
        raise RuleRefusal(no.OfTheTarot())
    if not intensities:
        raise RuleRefusal(no.NotNow())
    return StaticTask(_party(table, side), intensities, supernatural)


def opposed_task(table: Table, sides: Sequence[TaskSide]) -> OpposedTask:
    """Return the contest that would be thrown; between more than two by the preset alone (T-AMB-64).

    Raises:
        RuleRefusal: somebody is named twice, or something about one of them can't be.
    """
    rivals = [side.who for side in sides]
    for who in rivals:
        if rivals.count(who) > 1:
            raise RuleRefusal(no.NamesThemselves(who))
    if len(sides) > 2 and not by_edition(table.edition).several_rivals:
        raise RuleRefusal(no.OfTheTarot())
    if len(sides) > 2 and table.house_rules.reads(readings.NO_HELP_AND_TWO_RIVALS):
        raise RuleRefusal(no.NotThisRule("T-AMB-64"))
    return OpposedTask(tuple(_party(table, side) for side in sides))


def contest(transaction: Transaction, one: TaskSide, other: TaskSide, more: tuple[TaskSide, ...], words: str) -> None:
    """Throw against each other (T-OPP-01); two player characters draw from the one Players' Deck (T-OPP-03).

    What is charged twice is told with the ruling, and is no reason to refuse it (T-LOST-05).
    """
    _refuse_too_long(words)
    sides = (one, other, *more)
    task = opposed_task(transaction.table, sides)
    edition = by_edition(transaction.table.edition)
    counts = edition.count_opposed(task, transaction.table.house_rules)
    decks = {party.character.id: party.character.deck for party in task.parties}
    thrown = throw(transaction, *[Draw(who, decks[who], count.cards) for who, count in counts.items()])
    if thrown is None:
        return
    cards = {who: thrown[place] for place, who in enumerate(counts)}

    def told(by: HouseRules) -> object:
        other = opposed_task(replace(transaction.table, house_rules=by), sides)
        counted = edition.count_opposed(other, by)
        ended = edition.judge_opposed(other, cards, by)
        return [one.cards for one in counted.values()], ended.winner, ended.critical, ended.fumble

    real = [who for who in counts if transaction.table.deck(decks[who]).is_real]
    ruling = edition.judge_opposed(task, cards, transaction.table.house_rules)
    transaction.happen(
        ContestJudged(
            parties=tuple(
                PartyThrown(who, count, ruling.thrown[who].value, cards[who] if who in real else ())
                for who, count in counts.items()
            ),
            winner=ruling.winner,
            critical=ruling.critical,
            fumble=ruling.fumble,
            charged_twice=tuple(
                twice
                for one, other in combinations(sides, 2)
                for twice in charged_twice(labels_of(one), labels_of(other))
            ),
            turned_by=transaction.table.house_rules.turned_by(told),
        )
    )
    if ruling.winner is not None:
        _announce_powers(transaction, ruling.winner, ruling.thrown[ruling.winner])


def _announce_powers(transaction: Transaction, who: CharacterId, thrown: Thrown | None) -> None:
    """Announce what the card that won sets off (T-CRIT-11)."""
    for met in powers_met(transaction.table.character(who), thrown, transaction.table.house_rules):
        transaction.happen(met)


def complicate_task(transaction: Transaction, words: str) -> None:
    """Note what makes an undecided contest more complicated; it may be tried again, counted afresh.

    T-TIE-02, T-TIE-03.
    """
    transaction.happen(TaskComplicated(words))


def labels_of(side: TaskSide) -> Labels:
    """Return what the Host said for and against one who throws."""
    return Labels(side.who, side.advantages, side.disadvantages)


def _party(table: Table, side: TaskSide) -> Party:
    character = in_the_cast(table, side.who)
    if side.stat is not None and not character.has(side.stat):
        raise RuleRefusal(no.LacksStat(side.who, side.stat))
    if side.further_skills and not by_edition(table.edition).overlapping_skills:
        raise RuleRefusal(no.OfTheTarot())
    if side.further_skills and table.fight is not None:
        raise RuleRefusal(no.NoOverlapInAction())
    _refuse_unfit_skills(character, side)
    return Party(
        character=character,
        stat=None if side.stat is None else _rank(table, character, side.stat),
        overlap=side.further_skills,
        advantages=side.advantages,
        disadvantages=side.disadvantages,
        other_is_distracted=side.other_is_distracted,
        is_hurt=character.hurt and table.fight is not None,  # T-UNCONTESTED-07
    )


def _rank(table: Table, character: Character, stat: str) -> int:
    """Return the rank that a throw goes by: the sheet's, or the present one by the other reading (T-AMB-82)."""
    return character.present(stat) if table.house_rules.reads(readings.PRESENT_STATS_COUNT) else character.rank(stat)


def _refuse_unfit_skills(character: Character, side: TaskSide) -> None:
    """See that each further skill is there, at any rank, and new beside all that count (T-EXTRA-10, T-EXTRA-11)."""
    counting = [] if side.stat is None else [side.stat]
    for skill in side.further_skills:
        if not character.has_skill(skill):
            raise RuleRefusal(no.NotASkill(side.who, skill))
        if skill in counting:
            raise RuleRefusal(no.CountsAlready(side.who, skill))
        for other in counting:
            for special, general in ((skill, other), (other, skill)):
                if character.is_special_form(special, general):
                    raise RuleRefusal(no.SpecialFormAlone(side.who, special, general))
        counting.append(skill)
