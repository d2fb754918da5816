"""What a command brings about at the table of Action!."""

from __future__ import annotations

from msgspec import structs
from msgspec.structs import replace

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings, strikes, turns
from demoncity_gui.games.action.rules.asks import MOST_PEOPLE, asks, until
from demoncity_gui.games.action.rules.damage import fall, rolled
from demoncity_gui.games.action.rules.drama import DECK, drawn_by
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.action.rules.people import Status, in_order
from demoncity_gui.games.action.rules.rolls import passes
from demoncity_gui.games.action.rules.sequence import Fighter, Fighters, acting_order, changed, rested
from demoncity_gui.games.action.rules.stack import Padding, Stack
from demoncity_gui.games.action.rules.table import BEYOND_WAKING, Person, Sheet, Table, sat_down, with_sheet
from demoncity_gui.games.action.rules.transaction import Transaction, awake, can_wake, wake
from demoncity_gui.games.common.asks import refuse_unasked
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson

_TO_WAKE, _TO_JUMP_UP = 15, 15
"""Difficulties (A-DMG-08, A-KNOCK-01)."""


def decide(table: Table, command: do.Command, chance: Chance) -> tuple[tuple[ev.Event, ...], Table]:
    """Return what a command brings about, and the table after it.

    Raises:
        RuleRefusal: it may not be asked now, or not so.
    """
    so_far = Transaction(table, chance)
    if isinstance(command, do.BeginShots):
        _begin(so_far, command)
    else:
        refuse_unasked(asks(table), command, until(table, command))
        _carry_out(so_far, command)
        so_far.settle()
    return tuple(so_far.events), so_far.table


def _begin(so_far: Transaction, command: do.BeginShots) -> None:
    names = {one.name for one in command.people if one.name.strip()}
    whole = all(min(one.health, one.toughness, one.size) >= 1 and one.shot_count >= 0 for one in command.people)
    if so_far.table.people or not 1 <= len(command.people) == len(names) <= MOST_PEOPLE or not whole:
        raise RuleRefusal(NotNow())
    people = tuple(sat_down(sheet) for sheet in command.people)
    so_far.happen(ev.ShotsBegan(command.title, command.scene, people, command.house_rules))


def _carry_out(so_far: Transaction, command: do.Command) -> None:
    match command:
        case do.Act() | do.ActUnrolled() | do.Pass() | do.Rest() | do.Steady():
            turns.turn(so_far, command)
        case do.Interrupt():
            turns.interrupt(so_far, command)
        case do.Hurry():
            turns.hurry(so_far, command)
        case do.Defend(who=who):
            turns.defend(so_far, who)
        case do.Contest():
            turns.contest(so_far, command)
        case do.Regain(who=who):
            turns.regain(so_far, who)
        case do.Finish():
            so_far.close_action()
        case do.Sweep(target=target):
            strikes.sweep(so_far, target)
        case do.GroupActs(group=group):
            strikes.group_acts(so_far, group)
        case do.Fall():
            fall(so_far, command)
        case do.EnterRolls() | do.RollThem():
            rolled(so_far, command)
        case do.Strike() | do.Miss() | do.RollStrike() | do.Bump() | do.LayFire() | do.Rouse() | do.Stabilise():
            strikes.part(so_far, command)
        case do.BeginFight():
            _begin_fight(so_far)
        case do.NextSequence():
            _next_sequence(so_far)
        case do.EndFight():
            _end_fight(so_far)
        case _:
            _by_hand(so_far, command)


def _by_hand(so_far: Transaction, command: do.Command) -> None:
    match command:
        case do.Note(words=words):
            so_far.happen(ev.Noted(words))
        case do.AddPerson():
            so_far.happen(ev.PersonJoined(sat_down(Sheet(**structs.asdict(command), unnamed=command.size > 1))))
        case do.RemovePerson(who=who):
            so_far.happen(ev.PersonLeft(who))
        case CopyPerson(who=who, name=name):
            so_far.happen(ev.PersonJoined(sat_down(replace(so_far.table.person(who).sheet, name=name))))
        case MovePerson(who=who, place=place):
            so_far.happen(ev.PersonMoved(who, place))
        case EditSheet():
            _edit(so_far, command)
        case do.SetReading(ambiguity=ambiguity, letter=letter):
            so_far.happen(ev.ReadingSet(ambiguity, letter))
        case do.SetNumber(who=who, what="shots", number=number):
            own = replace(so_far.fight.fighter(who), shots=number)
            so_far.happen(ev.FightersChanged(who, "by-hand", changed(so_far.fight.fighters, own)))
        case do.SetNumber(who=who, what=what, number=number):
            person = so_far.table.person(who)
            state = replace(person.state, **{what: number})
            kept = replace(state, treated=min(state.treated, state.wounds), worst=min(state.worst, state.wounds))
            so_far.change(replace(person, state=kept), "by-hand")
        case do.SetStatus(who=who, status=word, is_so=is_so):
            _set_status(so_far, who, Status(word), is_so=is_so)
        case do.TryToWake(who=who, total=total):
            left = tuple(one for one in so_far.fight.may_wake if one != who)
            so_far.happen(ev.WakingOffered(left, (*so_far.fight.woke, who)))
            wake(so_far, who, total, _TO_WAKE)
        case do.GetUp(who=who):
            so_far.without(who, Status.PRONE, by="up")
        case do.JumpUp(who=who, total=total):
            if passes(total, _TO_JUMP_UP, so_far.rules):
                so_far.without(who, Status.PRONE, by="up")
            else:
                so_far.change(so_far.table.person(who), "stays-down")
        case do.AddPadding(text=text, beneath=beneath):
            stack = so_far.fight.stack or Stack(())
            cards = (*stack.cards[:beneath], Padding(text), *stack.cards[beneath:])
            so_far.happen(ev.StackMoved(replace(stack, cards=cards)))
        case do.GainPoint(faction=faction):
            so_far.happen(ev.PointGained(faction))
        case do.Describe(who=who, words=words):
            person = so_far.table.person(who)
            so_far.change(replace(person, cinematic=(*person.cinematic[:-1], words)), "described")
        case do.HealCinematic(who=who):
            person = so_far.table.person(who)
            so_far.change(replace(person, cinematic=person.cinematic[1:]), "healed")
            if is_on(so_far.rules, Option.CINEMATIC_XP):
                so_far.happen(ev.XpGained())


def _edit(so_far: Transaction, command: EditSheet) -> None:
    """Write a part of somebody's sheet; in a fight their Shots and their place in the order follow it."""
    who = command.who
    person = so_far.table.person(who)
    after = with_sheet(person, replace(person.sheet, **{command.part: command.value}))
    so_far.happen(ev.SheetEdited(who, command.part, after))
    if so_far.table.fight is None:
        return
    own, sheet = so_far.fight.fighter(who), after.sheet
    count = sheet.shot_count
    now = replace(own, agility=sheet.agility, shot_count=count, shots=min(own.shots, count), heroic=sheet.heroic)
    if now != own:
        so_far.happen(ev.FightersChanged(who, "by-hand", changed(so_far.fight.fighters, now)))


def _set_status(so_far: Transaction, who: str, status: Status, *, is_so: bool) -> None:
    """Enter a status by hand; whoever is awake by the Host's word sleeps no longer."""
    person = so_far.table.person(who)
    statuses = set(person.state.statuses) - {status} | ({status} if is_so else set())
    after = replace(person, state=replace(person.state, statuses=in_order(statuses)))
    if status is Status.UNCONSCIOUS and not is_so:
        after = replace(after, sleep=0, waking=0)
    so_far.change(after, "by-hand")


# --- fights and Sequences --------------------------------------------------------------------------------------------


def _begin_fight(so_far: Transaction) -> None:
    """Begin a fight: lots for equals (A-AMB-04), full Shot pools or what was left (A-AMB-36), cards in their order."""
    lots = so_far.luck.shuffled(so_far.table.names)
    fighters = tuple(_fighter(so_far, one, lots.index(one.name)) for one in so_far.table.people)
    stack = None
    if is_on(so_far.rules, Option.INITIATIVE_CARDS):
        stack = Stack(tuple(one.name for one in acting_order(fighters, so_far.rules)))
    so_far.happen(ev.FightBegan(fighters, stack, lots))
    _draw(so_far)


def _fighter(so_far: Transaction, person: Person, lot: int) -> Fighter:
    count = person.sheet.shot_count
    shots = min(count, person.shots) if so_far.rules.reads(readings.POOL_AS_IT_WAS_LEFT) else count
    return Fighter(
        name=person.name,
        agility=person.sheet.agility,
        shot_count=count,
        shots=shots,
        at_start=shots,
        lot=lot,
        heroic=person.sheet.heroic,
        shaken=person.is_shaken,
        out=person.is_helpless,
        to_come=not person.is_helpless,
    )


def _draw(so_far: Transaction) -> None:
    """Let each Faction draw a dramatic card (A-CARD-01), from what is left or from the whole deck (A-AMB-44)."""
    if not is_on(so_far.rules, Option.DRAMATIC_CARDS):
        return
    factions = so_far.table.factions
    deck = so_far.table.deck
    shuffled: tuple[str, ...] = ()
    if len(deck) < len(factions) or so_far.rules.reads(readings.DECK_WHOLE_EACH_SEQUENCE):
        deck = shuffled = so_far.luck.shuffled(DECK)
    cards = dict(zip(factions, deck, strict=False))
    draws = drawn_by(cards, so_far.rules)
    so_far.happen(ev.CardsDrawn(tuple(cards.items()), tuple(draws.items()), deck[len(cards) :], shuffled))
    for person in so_far.table.people:
        drawn = draws.get(person.sheet.faction)
        if drawn is not None and drawn.restores:  # all Shock points go, Wounds are bandaged (A-CARD-02)
            state = replace(person.state, shock=0, treated=person.state.wounds)
            statuses = in_order(set(state.statuses) - {Status.DOWN})
            restored = replace(person, state=replace(state, statuses=statuses))
            if restored != person:
                so_far.change(restored, "restored")


def _next_sequence(so_far: Transaction) -> None:
    """Begin the next Sequence: rest takes a Shock point (A-DMG-07), who slept long enough wakes (A-SHOCK-03)."""
    fight = so_far.fight
    for one in fight.fighters:
        person = so_far.table.person(one.name)
        if rested(one) and person.state.shock:
            so_far.change(replace(person, state=replace(person.state, shock=person.state.shock - 1)), "rested")
    for person in so_far.table.people:
        _wake_in_time(so_far, person)
    fighters: Fighters = tuple(
        replace(
            one,
            at_start=one.shots,
            added=0,
            to_come=not one.out,
            had=False,
            rolled=False,
            did=(),
        )
        for one in (replace(one, out=so_far.table.person(one.name).is_helpless) for one in fight.fighters)
    )
    so_far.happen(ev.SequenceBegan(fight.number + 1, fighters))
    _draw(so_far)


def _wake_in_time(so_far: Transaction, person: Person) -> None:
    """Let a Sequence of unconsciousness be over; who is felled but awake may be up again (A-AMB-38)."""
    if person.sleep == 1:
        so_far.change(awake(person, so_far.rules), "woke")
    elif person.sleep:
        so_far.change(replace(person, sleep=person.sleep - 1), "sleeps")
    elif so_far.rules.reads(readings.FELLED_ARE_AWAKE) and Status.DOWN in person.state.statuses:
        if person.state.shock < person.state.health:
            so_far.without(person.name, Status.DOWN, by="up")


def _end_fight(so_far: Transaction) -> None:
    """Leave the fight: pools stay for the next one (A-AMB-36), and ten minutes later people wake (A-DMG-09)."""
    for one in so_far.fight.fighters:
        person = so_far.table.person(one.name)
        if person.shots != one.shots:
            so_far.change(replace(person, shots=one.shots), "left")
    for person in so_far.table.people:
        asleep = person.sleep and BEYOND_WAKING.isdisjoint(person.state.statuses)
        if asleep or can_wake(so_far.table, person.name):
            so_far.change(awake(person, so_far.rules), "woke")
    so_far.happen(ev.FightEnded())
