"""What a command brings about at the table of Kings, and what an event makes of the table."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.common.asks import refuse_unasked
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson, moved
from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.asks import MOST_PEOPLE, asks, until
from demoncity_gui.games.kings.rules.challenge import (
    FAILURE,
    SUCCESS,
    Challenge,
    Party,
    after_test,
    lost_by_relenting,
    overbid_of,
)
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.kings.rules.initiative import acting_order, equals, initiatives
from demoncity_gui.games.kings.rules.table import Bout, Declared, Person, Round, Table

_D3 = tuple(range(SUCCESS, FAILURE + 1))
_D10 = tuple(range(1, 11))
_MOST_ROLLS = 50
"""So often equals roll again; then they act in the order in which they declared."""


def decide(table: Table, command: do.Command, chance: Chance) -> ev.Event:
    """Return what a command brings about.

    Raises:
        RuleRefusal: it may not be asked now, or not so.
    """
    if isinstance(command, do.BeginKings):
        return _began(table, command)
    refuse_unasked(asks(table), command, until(table, command))
    match command:
        case do.Note(words=words):
            return ev.Noted(words)
        case do.AddPerson():
            sheet = Person(command.name, command.base, command.traits, command.celerity, command.retests)
            return ev.PersonJoined(sheet)
        case do.RemovePerson(who=who):
            return ev.PersonLeft(who)
        case CopyPerson(who=who, name=name):
            return ev.PersonJoined(replace(table.person(who), name=name))
        case MovePerson(who=who, place=place):
            return ev.PersonMoved(who, place)
        case EditSheet(who=who, part=part, value=value):
            return ev.SheetEdited(who, part, replace(table.person(who), **{part: value}))
        case do.SetTraits(who=who, traits=traits):
            return ev.TraitsSet(who, traits)
        case do.SetReading(ambiguity=ambiguity, letter=letter):
            return ev.ReadingSet(ambiguity, letter)
        case do.BeginRound():
            return ev.RoundBegan(table.rounds + 1)
        case do.EndRound():
            return ev.RoundEnded()
        case _:
            assert table.round is not None, "asks say so"
            return _in_round(table, table.round, command, chance)


def _began(table: Table, command: do.BeginKings) -> ev.KingsBegan:
    names = {one.name for one in command.people if one.name.strip()}
    if table.people or not 1 <= len(command.people) == len(names) <= MOST_PEOPLE:
        raise RuleRefusal(NotNow())
    return ev.KingsBegan(command.title, command.scene, command.people, command.house_rules)


def _in_round(table: Table, now: Round, command: do.Command, chance: Chance) -> ev.Event:
    speaker = table.person(now.speaker) if now.speaker else None
    match command:
        case do.Declare(who=who, words=words):
            actions = initiatives(command.named, table.person(who).celerity, command.extra, table.rules)
            return ev.ActionDeclared(Declared(who, actions, words))
        case do.CallOrder():
            return _order(table, now, chance)
        case do.Act(words=words) if speaker is not None:
            return ev.Acted(speaker.name, words)
        case do.MakeChallenge(target=target) if speaker is not None:
            return ev.Challenged(_party(speaker, command), target)
        case _:
            assert now.bout is not None, "asks say so"
            return _in_bout(table, now.bout, command, chance)


def _order(table: Table, now: Round, chance: Chance) -> ev.OrderCalled:
    """Return the order of all actions; those of equal Initiative roll d10s until these differ (K-INIT-03, K-AMB-03)."""
    actions = {one.who: one.actions for one in now.declared}
    rolled: dict[str, tuple[int, ...]] = {who: () for who in equals(actions, table.rules)}
    shuffles: list[tuple[int, ...]] = []
    for _ in range(_MOST_ROLLS):
        for who in [who for who, faces in rolled.items() if list(rolled.values()).count(faces) > 1]:
            shuffles.append(chance.shuffled(_D10))
            rolled[who] = (*rolled[who], shuffles[-1][0])
    order = acting_order(actions, rolled, table.rules)
    return ev.OrderCalled(order, tuple(rolled.items()), tuple(shuffles))


def _party(person: Person, said: do.MakeChallenge | do.Answer) -> Party:
    return Party(
        name=person.name,
        base=person.base,
        traits=person.traits,
        aim=said.aim,
        bonus=said.bonus,
        penalties=said.penalties,
        bid=said.bid,
        retests=person.retests + said.retests,
        negative=said.negative,
    )


def _in_bout(table: Table, bout: Bout, command: do.Command, chance: Chance) -> ev.Event:
    challenge, rules = bout.challenge, table.rules
    if challenge is None:
        target = table.person(bout.target)
        if isinstance(command, do.Answer):
            return ev.Answered(_party(target, command))
        cost = lost_by_relenting(Challenge((bout.challenger, Party(target.name, 0, 0))), rules)
        return ev.Relented(cost)
    sides = {party.name: side for side, party in enumerate(challenge.parties)}
    match command:
        case do.Spend(who=who, what=what, number=number):
            return ev.Spent(sides[who], what, number)
        case do.RollDice():
            one, other = (tuple(chance.shuffled(_D3) for _ in range(party.dice)) for party in challenge.parties)
            faces = tuple(die[0] for die in one), tuple(die[0] for die in other)
            return ev.Tested(faces, after_test(challenge, faces, rules).tests[-1], (*one, *other))
        case do.TypeDice(challenger=one, challenged=other):
            return ev.Tested((one, other), after_test(challenge, (one, other), rules).tests[-1])
        case do.TryOverbid(who=who):
            return ev.Overbid(sides[who], overbid_of(challenge, sides[who], rules))
        case _:
            return ev.ChallengeEnded(challenge.winner, challenge.lost)


def apply(table: Table, event: ev.Event) -> Table:
    """Return the table after an event."""
    match event:
        case ev.KingsBegan(title=title, scene=scene, people=people, house_rules=rules):
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
        case ev.TraitsSet(who=who, traits=traits):
            return table.with_person(replace(table.person(who), traits=traits))
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            return replace(table, rules=table.rules.read_by(HOUSE_RULES[ambiguity], letter))
        case ev.RoundBegan(number=number):
            return replace(table, rounds=number, round=Round(number))
        case ev.RoundEnded():
            return replace(table, round=None)
        case _:
            assert table.round is not None, "nothing else happens between Rounds"
            return _after_in_round(table, table.round, event)


def _after_in_round(table: Table, now: Round, event: ev.Event) -> Table:
    bout = now.bout
    match event:
        case ev.ActionDeclared(declared=declared):
            others = (one for one in now.declared if one.who != declared.who)
            return replace(table, round=replace(now, declared=(*others, declared)))
        case ev.OrderCalled(order=order, rolled=rolled):
            return replace(table, round=replace(now, queue=order, rolled=rolled))
        case ev.Acted():
            return _after_action(table, now)
        case ev.Challenged(challenger=challenger, target=target):
            return _with_bout(table, now, Bout(challenger, target))
        case ev.Relented(lost=lost) | ev.ChallengeEnded(lost=lost) if bout is not None:
            return _after_action(table.less(bout, lost), now)
        case ev.Answered(challenged=challenged) if bout is not None:
            return _with_bout(table, now, replace(bout, challenge=Challenge((bout.challenger, challenged))))
        case _ if bout is not None and bout.challenge is not None:
            return _with_bout(table, now, _after_in_bout(table, bout, bout.challenge, event))
        case _:
            raise ValueError(event)


def _after_action(table: Table, now: Round) -> Table:
    """Return the table once the first action of the queue is over."""
    first, *left = now.queue or ()
    return replace(table, round=replace(now, queue=tuple(left), acted=(*now.acted, first), bout=None))


def _with_bout(table: Table, now: Round, bout: Bout) -> Table:
    return replace(table, round=replace(now, bout=bout))


def _after_in_bout(table: Table, bout: Bout, challenge: Challenge, event: ev.Event) -> Bout:
    match event:
        case ev.Spent(side=side, what=what, number=number):
            party = challenge.parties[side]
            parties = list(challenge.parties)
            parties[side] = replace(party, spends=(*party.spends, (what, number)))
            return replace(bout, challenge=replace(challenge, parties=(parties[0], parties[1])))
        case ev.Tested(dice=dice, test=test):
            return replace(bout, challenge=replace(challenge, tests=(*challenge.tests, test)), dice=dice)
        case ev.Overbid(side=side, bid=bid):
            return replace(bout, challenge=replace(challenge, overbidder=side, new_bid=bid))
        case _:
            raise ValueError(event)
