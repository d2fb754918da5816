"""What an event makes of the table of Action!."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.table import Fight, Table
from demoncity_gui.games.common.house_rules import OpenQuestion
from demoncity_gui.games.common.sheets import moved

QUESTIONS: dict[str, OpenQuestion] = {**HOUSE_RULES, **OPTIONS}
"""Whatever can be read otherwise, by id."""


def apply(table: Table, event: ev.Event) -> Table:
    """Return the table after an event."""
    match event:
        case ev.ShotsBegan(title=title, scene=scene, people=people, house_rules=rules):
            return Table(title, scene, people, rules)
        case ev.Noted():
            return table
        case ev.PersonJoined(person=person):
            return replace(table, people=(*table.people, person))
        case ev.PersonLeft(who=who):
            return replace(table, people=tuple(one for one in table.people if one.name != who))
        case ev.PersonMoved(who=who, place=place):
            return replace(table, people=moved(table.people, table.person(who), place))
        case ev.SheetEdited(who=who, person=person):
            return replace(table, people=tuple(person if one.name == who else one for one in table.people))
        case ev.PersonChanged(person=person) | ev.Bumped(group=person):
            return table.with_person(person)
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            return replace(table, rules=table.rules.read_by(QUESTIONS[ambiguity], letter))
        case ev.PointGained(faction=faction):
            points = dict(table.points)
            return replace(table, points=tuple({**points, faction: points.get(faction, 0) + 1}.items()))
        case ev.XpGained():
            return replace(table, xp=table.xp + 1)
        case ev.FightBegan(fighters=fighters, stack=stack):
            return replace(table, fight=Fight(1, fighters, stack))
        case ev.FightEnded():
            return replace(table, fight=None)
        case _:
            if table.fight is None:
                raise ValueError(event)
            if isinstance(event, ev.Harmed):
                table = table.with_person(event.person)
            if isinstance(event, ev.CardsDrawn):
                table = replace(table, deck=event.deck)
            return replace(table, fight=_in_fight(table.fight, event)) if table.fight is not None else table


def _in_fight(fight: Fight, event: ev.Event) -> Fight:
    match event:
        case ev.FightersChanged(fighters=fighters):
            return replace(fight, fighters=fighters)
        case ev.ActionOpened(open=opened):
            return replace(fight, open=opened)
        case ev.ChancesGiven(chances=chances, at_end=at_end):
            return replace(fight, chances=chances, at_end=at_end)
        case ev.DefenseUp(defending=defending, skips=skips):
            return replace(fight, defending=defending, skips=skips)
        case ev.Attacked():
            return fight
        case ev.FireLaid(fire=fire):
            return replace(fight, fires=(*fight.fires, fire))
        case ev.RollsDue(pending=pending):
            return replace(fight, pending=pending)
        case ev.Harmed():
            return replace(fight, pending=None)
        case ev.StackMoved(stack=stack):
            return replace(fight, stack=stack)
        case ev.WakingOffered(may=may, woke=woke):
            return replace(fight, may_wake=may, woke=woke)
        case ev.CardsDrawn(cards=cards, draws=draws):
            return replace(fight, cards=cards, draws=draws)
        case ev.SequenceBegan(number=number, fighters=fighters):
            return Fight(number, fighters, fight.stack, defending=fight.defending, skips=fight.skips)
        case (
            ev.ShotsBegan()
            | ev.PersonJoined()
            | ev.PersonLeft()
            | ev.PersonMoved()
            | ev.SheetEdited()
            | ev.Noted()
            | ev.PersonChanged()
            | ev.Bumped()
            | ev.ReadingSet()
            | ev.PointGained()
            | ev.XpGained()
            | ev.FightBegan()
            | ev.FightEnded()
        ):
            raise ValueError(event)
        case _:
            assert_never(event)
