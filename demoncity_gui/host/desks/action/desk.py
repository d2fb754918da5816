"""The desk of Action!: who is next by Shots, and an attack down to its harm."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.action import words
from demoncity_gui.games.action.initiative_cards import lying
from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.asks import is_group
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.sequence import Fighter, acting_order, next_one, to_steady
from demoncity_gui.games.action.rules.table import Fight, Person, Table
from demoncity_gui.games.action.tempers import Why, is_by_program, next_choice
from demoncity_gui.games.common.asks import Choices
from demoncity_gui.host.desks.action import deeds
from demoncity_gui.host.desks.action.cast import COLUMNS, PARTS
from demoncity_gui.host.desks.guest.deeds import Deed, of_program
from demoncity_gui.host.desks.guest.desk import GuestDesk
from demoncity_gui.host.desks.guest.page import person_key
from demoncity_gui.host.desks.guest.picture import LyingCard, NextDeed, Proposal, Row, RowState
from demoncity_gui.texts import action_desk as said
from demoncity_gui.texts import action_questions, guest_desk

_SHOT, _NO_SHOT = "●", "○"


class ActionDesk(GuestDesk):
    """See `GuestDesk`, whose members these are."""

    word = "begin-shots"
    words = said
    questions = OPTIONS | HOUSE_RULES  # the optional rules first
    questions_words = action_questions
    reading, written, removing = do.SetReading, do.Note, do.RemovePerson
    cast, columns, first_number = PARTS, COLUMNS, 2

    def headers(self) -> Sequence[tuple[str, str]]:
        """See `GuestDesk`."""
        return (
            (said.column_key, said.key_meaning),
            (said.column_who, ""),
            (said.column_faction, ""),
            (said.column_initiative, said.initiative_meaning),
            (said.column_shots, said.shots_meaning),
            (said.column_shock, said.shock_meaning),
            (said.column_wounds, said.wounds_meaning),
            (said.column_state, ""),
        )

    def headline(self, table: Table) -> str:
        """See `GuestDesk`."""
        fight = table.fight
        if fight is None:
            return said.between
        if fight.pending is not None:
            return said.rolls_due(number=fight.number, who=fight.pending.who)
        if fight.open is not None:
            return said.acts(number=fight.number, who=fight.open.who)
        who = _next(table, fight)
        return said.sequence(number=fight.number, who=who) if who else said.sequence_over(number=fight.number)

    def reasons(self, table: Table) -> Sequence[str]:
        """See `GuestDesk`: what the last deed has come to, what is to be rolled, what is left of the Action."""
        fight = table.fight
        if fight is None:
            return ()
        told = [*self._last_roll(), *self.told_last()]
        if fight.pending is not None:
            cited = words.felt(fight.pending.felt, fight.pending.blow)
            plain = {f"{line.rpartition(' [')[0]}." for line in cited}
            told = [*(line for line in told if line not in plain), *cited]
        if fight.open is not None and fight.open.left:
            told.append(said.parts(who=fight.open.who, left=fight.open.left, penalty=fight.open.penalty))
        if fight.pending is None and table.is_decided and not any(map(is_by_program, table.people)):
            told.append(said.decided)
        points = [said.points(faction=faction, number=number) for faction, number in table.points]
        return [*told, *points]

    def _last_roll(self) -> list[str]:
        """Return the numbers of the attack that the program rolled last, or of a roll to get steady."""
        for deed in self.window.session.deeds[-1:]:
            if isinstance(deed.command, do.Steady):
                total, against = deed.command.total, to_steady(deed.before.rules)
                return [f"{said.steadied(total=total, number=against)} [A-SHAKEN-03]"]
            for event in deed.events:
                if isinstance(event, ev.Attacked) and len(event.shuffles) > 1:
                    ended, (light, dark) = event.outcome, (die[0] for die in event.shuffles[:2])
                    skill, av = deed.before.person(event.who).sheet.skill, ended.av or 0
                    own = {"light": light, "dark": dark, "skill": skill, "more": av - skill - light + dark}
                    rolled = said.rolled(av=av, defense=ended.defense or 0, **own)
                    return [f"{rolled} [A-X-01, A-X-02]"]
        return []

    def cards(self, table: Table) -> Sequence[LyingCard]:
        """See `GuestDesk`: initiative cards as they lie, and behind them the dramatic ones."""
        fight = table.fight
        if fight is None:
            return ()
        stack = () if fight.stack is None else lying(table, fight.stack)
        return [
            *(LyingCard(one.whose, one.card, words.card(one.card), not at) for at, one in enumerate(stack) if one.card),
            *(LyingCard(faction, card, words.card(card)) for faction, card in fight.cards),
        ]

    def rows(self, table: Table) -> Sequence[Row]:
        """See `GuestDesk`: by Initiative, or as the initiative cards lie."""
        fight = table.fight
        if fight is None:
            return [self._row(table, None, person, "") for person in table.people]
        found: list[Row] = []
        if fight.stack is not None:
            for place, card in enumerate(fight.stack.cards, start=1):
                if isinstance(card, str):
                    found.append(self._row(table, fight, table.person(card), said.place(number=place)))
                else:
                    cells = ("", said.place(number=place), "", "", "", said.padding)
                    found.append(Row(said.padding_row(text=card.text, place=place), "", cells))
        else:
            for one in acting_order(fight.fighters, table.rules):
                found.append(self._row(table, fight, table.person(one.name), str(one.initiative(table.rules))))
        shown = {row.name for row in found}
        return [*found, *(self._row(table, fight, one, "") for one in table.people if one.name not in shown)]

    def _row(self, table: Table, fight: Fight | None, person: Person, initiative: str) -> Row:
        state, told = _standing(table, fight, person)
        cells = (
            person.sheet.faction,
            initiative,
            "" if fight is not None and fight.stack is not None else _pool(person, fight),
            said.of(number=person.state.shock, whole=person.sheet.health),
            _wounds(person),
            " · ".join(told),
        )
        return Row(person.name, person_key(table.names.index(person.name)), cells, state)

    def deeds(self, table: Table) -> Sequence[Deed]:
        """See `GuestDesk`."""
        return deeds.deeds(table)

    def proposal(self, table: Table) -> Proposal | None:
        """See `GuestDesk`; where the table rolls, whom the program attacks, and the PV is typed."""
        choice = next_choice(table, self.luck())
        if choice is None:
            return None
        words = said.proposes(why=choice.why.value, who=choice.who, target=choice.target)
        deed = of_program(choice.command) if choice.command is not None else deeds.strike_at(table, choice.target)
        whose = [table.person(choice.who)] if choice.who else table.people
        by_itself = choice.why is not Why.SEQUENCE_OVER and any(map(is_by_program, whose))
        return Proposal(deed, choice.who, words, by_itself)

    def newcomer(self, table: Table, name: str) -> do.AddPerson:
        """See `GuestDesk`."""
        return deeds.newcomer(name)

    def standing(self, person: Person) -> Sequence[str]:
        """See `GuestDesk`."""
        told = [said[f"status-{status.value}"] for status in person.state.statuses]
        return (*([guest_desk.hidden] if person.sheet.hidden else []), *told, *filter(None, person.cinematic))

    def portrait_of(self, person: Person) -> str:
        """See `GuestDesk`."""
        return person.sheet.portrait

    def next_step(self, table: Table) -> NextDeed:
        """See `GuestDesk`."""
        fight = table.fight
        rolls = table.rules.reads(readings.DICE_ARE_ROLLED)
        if fight is None:
            return NextDeed(said.begin_fight, deeds.BEGIN_FIGHT)
        if fight.pending is not None:
            return NextDeed(said.roll_them, deeds.ROLL_THEM) if rolls else NextDeed(said.enter_rolls, deeds.ENTER_ROLLS)
        if fight.open is not None:
            return self._next_of_action(table, rolls)
        who = _next(table, fight)
        if fight.chances and (who is None or any(chance.only for chance in fight.chances)):
            return NextDeed(said.group_acts, deeds.GROUP_ACTS)
        if who is None:
            return NextDeed(said.next_sequence, deeds.NEXT_SEQUENCE)
        if who in fight.skips:
            return NextDeed(said.no_action, deeds.NO_ACTION)
        if fight.fighter(who).shaken:
            return self._next_steady(table, who)
        return NextDeed(said.next_act(who=who), deeds.ACT)

    def _next_steady(self, table: Table, who: str) -> NextDeed:
        """Return a Shaken one's roll (A-SHAKEN-03): the program's where it rolls, typed elsewhere."""
        choice = next_choice(table, self.luck())
        if choice is None or not isinstance(choice.command, do.Steady):
            return NextDeed(said.steady, deeds.steady(table))
        return NextDeed(said.next_steady(who=who), of_program(choice.command))

    def _next_of_action(self, table: Table, rolls: bool) -> NextDeed:
        may = {ask.command for ask in self.window.session.game.asks(table)}
        if "strike" in may:
            return NextDeed(said.next_strike, deeds.ROLL_STRIKE if rolls else deeds.strike(table))
        return NextDeed(said.bump, deeds.BUMP) if "bump" in may else NextDeed(said.finish, deeds.FINISH)

    def called(self, field: Choices, word: str) -> str:
        """See `GuestDesk`."""
        if field.name == "causes" and not word:
            return said.causes_none
        kinds = {"status": "status", "causes": "status", "what": "what"}
        return said[f"{kinds[field.name]}-{word}"] if field.name in kinds else word


def _next(table: Table, fight: Fight) -> str | None:
    """Return whose turn it is."""
    if fight.stack is not None:
        return fight.stack.top
    following = next_one(fight.fighters, table.rules)
    return None if following is None else following.name


def _pool(person: Person, fight: Fight | None) -> str:
    whole = person.sheet.shot_count
    shots = person.shots if fight is None else fight.fighter(person.name).shots
    return said.pool(shown=_SHOT * shots + _NO_SHOT * max(0, whole - shots), shots=shots, whole=whole)


def _wounds(person: Person) -> str:
    state = person.state
    if state.treated:
        return said.of_bandaged(number=state.wounds, whole=state.toughness, bandaged=state.treated)
    return said.of(number=state.wounds, whole=state.toughness)


def _standing(table: Table, fight: Fight | None, person: Person) -> tuple[RowState, list[str]]:
    """Return how somebody stands: whether they may act, and what is the matter with them."""
    told = [guest_desk.hidden] if person.sheet.hidden else []
    told += [said[f"status-{status.value}"] for status in person.state.statuses]
    if is_group(table, person) or person.sheet.size > 1:
        told.append(said.group(size=person.sheet.size))
    told += [said.free_d10] if person.free_d10 else []
    told += [one for one in person.cinematic if one]
    if fight is None:
        return (RowState.OUT if person.is_helpless else RowState.WAITING), told
    told += [said.defends] if person.name in fight.defending else []
    told += [said.skips] if person.name in fight.skips else []
    if person.is_helpless:
        return RowState.OUT, told
    own = next((one for one in fight.fighters if one.name == person.name), None)
    state, word = _turn(table, fight, person.name, own)
    return state, [word, *told] if word else told


def _turn(table: Table, fight: Fight, who: str, own: Fighter | None) -> tuple[RowState, str]:
    if fight.pending is not None or fight.open is not None:
        doer = fight.pending.who if fight.pending is not None else fight.open.who if fight.open is not None else ""
        if who == doer:
            return RowState.NOW, said.acts_now if fight.pending is None else said.rolls_now
    elif who == _next(table, fight):
        return RowState.NOW, said.is_next
    if own is None or own.out or fight.stack is not None:
        return RowState.WAITING, ""
    return (RowState.WAITING, said.to_come) if own.to_come else (RowState.DONE, said.had)
