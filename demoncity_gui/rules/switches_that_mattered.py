"""Why did this happen? The house rules without which a ruling or a count would have come out otherwise (HOST-16)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from demoncity_gui.rules.announcements import Act
from demoncity_gui.rules.cards import Drawn
from demoncity_gui.rules.characters import CALM, CharacterId
from demoncity_gui.rules.clash import ClashRuling, clash_groups, judge_clash
from demoncity_gui.rules.commands import CheckCalm, Command, Contest, Recover, TaskSide, TryTask
from demoncity_gui.rules.counting import Count, count_throws
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import ContestJudged, TaskJudged
from demoncity_gui.rules.house_rules import HOUSE_RULES
from demoncity_gui.rules.refusals import RuleRefusal
from demoncity_gui.rules.table import Fight, Table, confrontation_of, turned_throw
from demoncity_gui.rules.task import (
    OpposedTask,
    StaticRuling,
    TaskRuling,
    count_opposed,
    count_static,
    judge_opposed,
    judge_static,
    judge_uncontested,
)
from demoncity_gui.rules.tasks_at_table import opposed_task, static_task

Switch = tuple[str, str]
"""An ambiguity and the letter by which it is read."""


def mattered_in_clash(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[Switch, ...]:
    """Return the changed switches with which, set back to its preset, this Clash would end or be made up otherwise."""
    for chosen in (None, *ruling.members):  # of equal attacks, the one that was picked
        if _clash(table, fight, ruling.members, chosen) == ruling:
            return tuple(
                switch
                for switch, other in _with_one_preset(table)
                if _told(_clash(other, fight, ruling.members, chosen)) != _told(ruling)
            )
    return ()


def mattered_in_counts(table: Table, fight: Fight) -> dict[CharacterId, tuple[Switch, ...]]:
    """Return for everybody the changed switches with which, set back to its preset, they would take other cards."""
    if not table.house_rules.chosen:
        return {}
    counts = count_throws(confrontation_of(table, fight))
    mattered: dict[CharacterId, tuple[Switch, ...]] = {}
    for switch, other in _with_one_preset(table):
        otherwise = count_throws(confrontation_of(other, fight))
        for who in {*counts, *otherwise}:
            if counts.get(who) != otherwise.get(who):
                mattered[who] = (*mattered.get(who, ()), switch)
    return mattered


def mattered_in_deed(table: Table, fight: Fight, who: CharacterId, ruling: TaskRuling) -> tuple[Switch, ...]:
    """Return the changed switches with which, set back to its preset, an uncontested deed would end otherwise."""
    return tuple(
        switch
        for switch, other in _with_one_preset(table)
        if _ended(_deed(other, fight, who, ruling)) != _ended(ruling)
    )


def mattered_in_task(table: Table, command: Command, judged: TaskJudged) -> tuple[Switch, ...]:
    """Return the changed switches with which, set back to its preset, a static throw would take other cards or end
    otherwise; for a Calm check and a recovery also the one by which it did more than be thrown (T-AMB-71, T-AMB-72).

    `table` is the one at which it was judged, `command` what the Host asked for.
    """
    asked = _static_task_of(command)
    if asked is None:
        return ()
    side, intensities, supernatural = asked
    cards = () if judged.ruling.thrown is None else judged.ruling.thrown.cards
    found = []
    with suppress(RuleRefusal):  # a command that does not fit its event: a damaged file
        for switch, other in _with_one_preset(table):
            task = static_task(other, side, intensities, supernatural=supernatural)
            count = count_static(task, other.house_rules)
            same = _number(count) == _number(judged.count)
            if not same or _earned(judge_static(task, count, cards, other.house_rules)) != _earned(judged.ruling):
                found.append(switch)
    rules = table.house_rules
    if isinstance(command, CheckCalm) and not judged.ruling.levels and rules.reads("T-AMB-71", "b"):
        found.append(("T-AMB-71", "b"))
    is_out = any(one.out for one in table.characters if one.id == side.who)
    if isinstance(command, Recover) and is_out and rules.reads("T-AMB-72", "b"):
        found.append(("T-AMB-72", "b"))
    return tuple(found)


def mattered_in_contest(table: Table, command: Command, judged: ContestJudged) -> tuple[Switch, ...]:
    """Return the changed switches with which, set back to its preset, an opposed throw would take other cards or end
    otherwise; `table` is the one at which it was judged, its cards open."""
    if not isinstance(command, Contest):
        return ()
    sides = (command.one, command.other, *command.more)
    found = []
    with suppress(RuleRefusal):  # a command that does not fit its event: a damaged file
        cards = _cards_of(table, opposed_task(table, sides), judged)
        if not all(cards.values()):
            return ()
        for switch, other in _with_one_preset(table):
            task = opposed_task(other, sides)
            counts = count_opposed(task, other.house_rules)
            ruling = judge_opposed(task, cards, other.house_rules)
            same = all(_number(counts.get(party.who)) == party.count.cards for party in judged.parties)
            ended = (ruling.winner, ruling.critical, ruling.fumble) == (judged.winner, judged.critical, judged.fumble)
            if not (same and ended):
                found.append(switch)
    return tuple(found)


def _static_task_of(command: Command) -> tuple[TaskSide, tuple[int, ...], bool] | None:
    match command:
        case TryTask(side=side, intensities=intensities, supernatural=supernatural):
            return side, intensities, supernatural
        case CheckCalm(who=who, intensity=intensity):
            return TaskSide(who, CALM), (intensity,), False
        case Recover(who=who, stat=stat, intensity=intensity):
            return TaskSide(who, stat), (intensity,), False
        case _:
            return None


def _number(count: Count | None) -> int:
    return 0 if count is None else count.cards


def _earned(ruling: StaticRuling) -> StaticRuling:
    return replace(ruling, thrown=None)


def _cards_of(table: Table, task: OpposedTask, judged: ContestJudged) -> dict[CharacterId, tuple[Drawn, ...]]:
    """Return whose cards lie open, by the order in which they were drawn; none for who was not judged."""
    left = {deck: list(table.deck(deck).spread) for deck in DeckName}
    taken = {party.who: party.count.cards for party in judged.parties}
    cards: dict[CharacterId, tuple[Drawn, ...]] = {}
    for party in task.parties:
        own, number = left[party.character.deck], taken.get(party.character.id, 0)
        cards[party.character.id] = tuple(own[:number])
        del own[:number]
    return cards


def _with_one_preset(table: Table) -> Iterator[tuple[Switch, Table]]:
    """Yield each changed switch, and the table at which it alone is set back."""
    for ambiguity, letter in table.house_rules.chosen:
        known = HOUSE_RULES.get(ambiguity)
        if known is not None and letter != known.preset:
            rules = table.house_rules.with_reading(ambiguity, known.preset)
            yield (ambiguity, letter), replace(table, house_rules=rules)


def _told(ruling: ClashRuling | None) -> ClashRuling | None:
    """Return a ruling without its numbers: what it was measured by may differ where nothing else does."""
    if ruling is None:
        return None
    fates = tuple(replace(judgement, value=0, hurdles=()) for judgement in ruling.judgements)
    return replace(ruling, top=0, judgements=fates)


def _ended(ruling: TaskRuling) -> TaskRuling:
    return replace(ruling, value=None)


def _clash(
    table: Table, fight: Fight, members: tuple[CharacterId, ...], chosen: CharacterId | None
) -> ClashRuling | None:
    """Return the ruling by this table's house rules, None where those people would not be one Clash."""
    confrontation = confrontation_of(table, fight)
    if members not in clash_groups(confrontation):
        return None
    people = [one for who in members if (one := fight.participant(who)) is not None]
    throws = {one.who: thrown for one in people if (thrown := turned_throw(table, one)) is not None}
    return judge_clash(confrontation, members, throws, chosen=chosen)


def _deed(table: Table, fight: Fight, who: CharacterId, ruling: TaskRuling) -> TaskRuling:
    participant = fight.participant(who)
    announcement = None if participant is None else participant.announcement
    intensity = announcement.intensity if isinstance(announcement, Act) else None
    thrown = None if participant is None else turned_throw(table, participant)
    if intensity is None or thrown is None:
        return ruling
    return judge_uncontested(thrown, table.character(who), intensity, table.house_rules)
