"""What holds of every table of Action! that was played; what follows from it no rule asks again."""

from __future__ import annotations

from demoncity_gui.games.action.rules.apply import QUESTIONS
from demoncity_gui.games.action.rules.asks import MOST, MOST_CARDS, MOST_PEOPLE
from demoncity_gui.games.action.rules.drama import DECK
from demoncity_gui.games.action.rules.table import Fight, Person, Table
from demoncity_gui.games.common.sound import expect, expect_numbers, expect_people, expect_readings

_MOST_HARM = 10**6
"""Shock points, Wounds and penalties: no rule bounds them, and what is played stays far below."""


def see_to(table: Table) -> None:
    """See that a table can have been played.

    Raises:
        ValueError: it can't.
    """
    expect_people(table.names, MOST_PEOPLE)
    expect_readings(table.rules, QUESTIONS)
    expect(set(table.deck) <= set(DECK))
    for one in table.people:
        _see_to_person(one)
    if table.fight is not None:
        _see_to_fight(table, table.fight)


def _see_to_person(one: Person) -> None:
    sheet, state = one.sheet, one.state
    expect(state.name == one.name)
    expect_numbers((sheet.health, sheet.toughness, sheet.size, state.health, state.toughness), MOST, 1)
    expect_numbers((sheet.agility, sheet.wits, sheet.luck, sheet.mass, sheet.skill, sheet.attribute), MOST)
    expect_numbers((sheet.effect, sheet.defense, sheet.soak, sheet.willpower, sheet.focus, sheet.interaction), MOST)
    expect_numbers((one.shots,), MOST)
    expect_numbers((state.shock, state.wounds, state.treated, state.worst, one.sleep), _MOST_HARM)
    expect(abs(one.waking) <= _MOST_HARM)


def _see_to_fight(table: Table, fight: Fight) -> None:
    """See that whoever has a part in a fight sits at the table, everybody once in its order."""
    sit = frozenset(table.names).issuperset
    fighters = [one.name for one in fight.fighters]
    expect(len(fighters) == len(table.people) and set(fighters) == set(table.names))
    for one in fight.fighters:
        expect_numbers((one.shots, one.at_start, one.shot_count, one.agility), MOST)
        expect(abs(one.added) + abs(one.modifier) <= _MOST_HARM)
    named = [
        *(fight.defending, fight.skips, fight.may_wake, fight.woke),
        *((fire.who,) for fire in fight.fires),
        *((chance.group, *filter(None, (chance.only,))) for chance in fight.chances),
    ]
    if fight.open is not None:
        named += [(fight.open.who, *filter(None, (fight.open.only,))), fight.open.struck]
    if fight.pending is not None:
        named += [(fight.pending.who, fight.pending.felt.target.name)]
    if fight.stack is not None:
        cards = [card for card in fight.stack.cards if isinstance(card, str)]
        expect(len(set(cards)) == len(cards) and len(fight.stack.cards) <= MOST_CARDS + MOST_PEOPLE)
        named += [tuple(cards), fight.stack.out]
    expect(all(sit(names) for names in named))
    expect({card for _, card in fight.cards} <= set(DECK))
