"""Why did this happen? The house rules without which a ruling or a count would have come out otherwise (HOST-16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from demoncity_gui.rules.announcements import Act
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling, clash_groups, judge_clash
from demoncity_gui.rules.counting import count_throws
from demoncity_gui.rules.house_rules import HOUSE_RULES
from demoncity_gui.rules.table import Fight, Table, confrontation_of, turned_throw
from demoncity_gui.rules.task import TaskRuling, judge_uncontested

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
