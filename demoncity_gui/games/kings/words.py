"""Every sentence of Kings: why a ruling is as it is, what is refused, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.challenge import (
    FAILURE,
    SUCCESS,
    TIE,
    Both,
    Challenge,
    DecidedBy,
    JudgedTest,
    OverbidRefused,
    Party,
    pools,
)
from demoncity_gui.games.kings.rules.table import Bout, Table
from demoncity_gui.texts import kings_questions

# --- a ruling --------------------------------------------------------------------------------------------------------


def declared(challenge: Challenge, *, relents: bool) -> list[str]:
    """Return who challenges whom, with what aims and bids, and what is spent."""
    challenger, challenged = challenge.parties
    told = [f"{challenger.name} challenges {challenged.name}, and bids {traits(challenger.bid)} [K-DECL-01]"]
    if not relents:
        told.append(f"{challenged.name} answers, and bids {traits(challenged.bid)} [K-DECL-02]")
    told += [f"If {party.name} wins: {party.aim} [K-RES-02]" for party in challenge.parties if party.aim]
    return [*told, *(f"{party.name} spends {spent(party)} [K-EXP-01]" for party in challenge.parties if party.spends)]


def relented(challenge: Challenge, lost: Both) -> list[str]:
    """Return what came of a challenge whose challenged relents."""
    challenger, challenged = challenge.parties
    cost = f"{challenger.name} loses {traits(lost[0])}" if lost[0] else "nobody loses a Trait"
    return [
        f"{challenged.name} relents: {challenger.name} gets the aim without a test [K-DECL-03]",
        f"{cost} [K-AMB-02]",
    ]


def order(
    actions: Mapping[str, Sequence[int]], rolled: Mapping[str, Sequence[int]], acting: Sequence[str] | None
) -> list[str]:
    """Return both Initiatives and in what order the actions are taken."""
    told = [f"{who} has Initiative {own[0]} [K-INIT-01]" for who, own in actions.items()]
    told += [f"{who} rolls {listed(map(str, faces))} for the order [K-INIT-03]" for who, faces in rolled.items()]
    if acting is None:
        return [*told, "Equal Initiatives: each rolls a d10, and the higher acts first [K-INIT-03]"]
    return [*told, f"The actions in order: {', '.join(acting)} [K-TERM-04]"]


def counted(challenge: Challenge, pools: Both) -> list[str]:
    """Return how both pools and both numbers of dice are counted."""
    told = []
    for party, pool in zip(challenge.parties, pools, strict=True):
        told.append(f"{party.name} has a pool of {pool}: {_sum(party, pool)} [K-POOL-01]")
        told.append(f"{party.name} rolls {dice(party.dice)}: 1 and {party.retests} for retests [K-TEST-01]")
    return told


def _sum(party: Party, pool: int) -> str:
    whole = party.base + party.bonus - party.penalties
    terms = f"{party.base} + {party.bonus} − {party.penalties}"
    return terms if pool == whole else f"{terms} is {whole}, and counts as {pool}"


def tested(challenge: Challenge, test: JudgedTest, rolled: tuple[Sequence[int], Sequence[int]]) -> list[str]:
    """Return what was rolled, who is ahead by what, and what is lost."""
    told = []
    for party, faces, successes in zip(challenge.parties, rolled, test.successes, strict=True):
        ones = "1 success" if successes == 1 else f"{successes} successes"
        told.append(f"{party.name} rolls {listed([_face(face) for face in faces])}: {ones} [K-TEST-03]")
    told.append(_ahead(challenge, test))
    rule = "K-LOSE-02" if test.ahead is None else "K-LOSE-01"
    for party, lost in zip(challenge.parties, test.lost, strict=True):
        if lost:
            told.append(f"{party.name} loses {traits(lost)} [{rule}]")
    return told


def _face(face: int) -> str:
    match face:
        case _ if face == SUCCESS:
            return "1 (a success)"
        case _ if face == TIE:
            return "2 (a tie)"
        case _:
            return f"{FAILURE} (a failure)"


def _ahead(challenge: Challenge, test: JudgedTest) -> str:
    if test.ahead is None:
        return "A draw: nothing happens [K-TEST-05]"
    who = challenge.parties[test.ahead].name
    match test.decided_by:
        case DecidedBy.FAILURES:
            return f"{who} is ahead: as many successes, and fewer failures [K-AMB-06]"
        case DecidedBy.POOL:
            pools = f"{test.pools[test.ahead]} over {test.pools[1 - test.ahead]}"
            return f"{who} is ahead: as many successes, and the higher pool, {pools} [K-AMB-05]"
        case _:
            return f"{who} is ahead: more successes [K-TEST-04]"


def overbid(who: str, bid: int, refused: OverbidRefused | None) -> str:
    """Return what became of an overbid."""
    told = f"{who} wants to overbid with {traits(bid)}"
    match refused:
        case None:
            return f"{who} overbids with {traits(bid)}: both roll again [K-OVER-04]"
        case OverbidRefused.ONCE:
            return f"{told}; there has been an overbid already [K-OVER-05]"
        case OverbidRefused.NOT_LOSER:
            return f"{told}; only who is behind in the first test may [K-OVER-01]"
        case OverbidRefused.NOT_DOUBLE:
            return f"{told}; the pool is less than double the other’s [K-AMB-08]"
        case OverbidRefused.TOO_FEW:
            return f"{told}; fewer Traits are left [K-OVER-02]"
        case _:
            assert_never(refused)


def ended(challenge: Challenge) -> str:
    """Return who gets the aim they declared."""
    if challenge.winner is None:
        return "Nobody gets what they wanted [K-RES-01]"
    winner = challenge.parties[challenge.winner]
    return f"{winner.name} wins{f': {winner.aim}' if winner.aim else ''} [K-RES-01]"


# --- an evening ------------------------------------------------------------------------------------------------------


def called(command: do.Command) -> str:
    """Return what a command is called after “undo”."""
    match command:
        case do.BeginKings():
            return "the beginning"
        case do.AddPerson(name=name):
            return f"{name} joins"
        case do.RemovePerson(who=who):
            return f"{who} leaves"
        case do.SetTraits(who=who):
            return f"the Traits of {who}"
        case do.SetReading(ambiguity=ambiguity):
            return f"the house rule {ambiguity}"
        case do.BeginRound():
            return "the Round begins"
        case do.Declare(who=who):
            return f"{who} declares"
        case do.CallOrder():
            return "the order"
        case do.Act():
            return "an action"
        case do.MakeChallenge(target=target):
            return f"the challenge of {target}"
        case do.Relent():
            return "relenting"
        case do.Answer():
            return "the answer"
        case do.Spend(who=who):
            return f"{who} spends"
        case do.RollDice() | do.TypeDice():
            return "the dice"
        case do.TryOverbid(who=who):
            return f"{who} overbids"
        case do.EndChallenge():
            return "the end of the challenge"
        case do.EndRound():
            return "the end of the Round"
        case _:
            assert_never(command)


def told(before: Table, after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    """Return how one event is told; players don’t hear what a pool is made of, nor how others’ sheets read."""
    match event:
        case ev.KingsBegan(people=people):
            return [f"{listed(one.name for one in people)} {'sits' if len(people) == 1 else 'sit'} down."]
        case ev.PersonJoined(person=person):
            return [f"{person.name} joins."]
        case ev.PersonLeft(who=who):
            return [f"{who} leaves."]
        case ev.TraitsSet(who=who, traits=number):
            return [] if for_players else [f"{who} now has {traits(number)}."]
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            return [f"From now on: {kings_questions[f'{ambiguity}-{letter}']} ({ambiguity} {letter})"]
        case ev.RoundBegan(number=number):
            return [f"Round {number} begins."]
        case ev.ActionDeclared(declared=declared):
            words = f": {declared.words}" if declared.words else ""
            return [f"{declared.who} declares, Initiative {declared.actions[0]}{words}."]
        case ev.OrderCalled(order=acting, rolled=rolled):
            dice = [f"{who} rolls {listed(map(str, faces))} for the order." for who, faces in rolled]
            return [*dice, f"The actions in order: {', '.join(acting)}."]
        case ev.Acted(who=who, words=words):
            return [f"{who}: {words}." if words else f"{who} takes no action."]
        case ev.RoundEnded():
            return ["The Round is over."]
        case _:
            assert before.round is not None, "nothing else is told between Rounds"
            return _told_of_bout(before.round.bout, after, event, for_players=for_players)


def _told_of_bout(bout: Bout | None, after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    if isinstance(event, ev.Challenged):
        aim = f": {event.challenger.aim}" if event.challenger.aim else ""
        return [f"{event.challenger.name} challenges {event.target}, and bids {traits(event.challenger.bid)}{aim}."]
    if isinstance(event, ev.Relented) and bout is not None:
        return _plain(relented(Challenge((bout.challenger, Party(bout.target, 0, 0))), event.lost))
    now = None if after.round is None or after.round.bout is None else after.round.bout.challenge
    challenge = now or (None if bout is None else bout.challenge)
    if challenge is None:
        return []
    match event:
        case ev.Answered(challenged=challenged):
            aim = f": {challenged.aim}" if challenged.aim else ""
            answer = f"{challenged.name} answers, and bids {traits(challenged.bid)}{aim}."
            return [answer, *([] if for_players else _plain(counted(challenge, pools(challenge, after.rules))))]
        case ev.Spent(side=side, what=what, number=number):
            return [f"{challenge.parties[side].name} spends {number} {what}."]
        case ev.Tested(dice=rolled, test=test):
            return _plain(tested(challenge, test, rolled))
        case ev.Overbid(side=side, bid=bid):
            return _plain([overbid(challenge.parties[side].name, bid, None)])
        case _:
            return _plain([ended(challenge)])


def _plain(sentences: Iterable[str]) -> list[str]:
    """Return sentences of a ruling as a story has them, without the ids of their rules."""
    return [f"{sentence.rpartition(' [')[0]}." for sentence in sentences]


def on_screen(table: Table) -> tuple[str, str]:
    """Return what the strip of the players’ screen says, in large letters and beneath; nothing between Rounds.

    Nobody’s pool is among it, before a test or after.
    """
    now = table.round
    if now is None:
        return "", ""
    if now.bout is None:
        return f"Round {now.number}", f"Next: {now.speaker}" if now.speaker else ""
    challenger, challenge = now.bout.challenger, now.bout.challenge
    sides = f"{challenger.name} against {now.bout.target}"
    if challenge is None:
        return sides, traits(challenger.bid)
    if not challenge.tests:
        return sides, f"{traits(challenger.bid)} against {traits(challenge.parties[1].bid)}"
    ahead = challenge.tests[-1].ahead
    return sides, "A draw" if ahead is None else f"{challenge.parties[ahead].name} is ahead"


# --- words that several sentences need -------------------------------------------------------------------------------


def traits(number: int) -> str:
    """Return so many Traits in words."""
    return "1 Trait" if number == 1 else f"{number} Traits"


def dice(number: int) -> str:
    """Return so many d3s in words."""
    return "1 d3" if number == 1 else f"{number} d3s"


def spent(party: Party) -> str:
    """Return what a party spends."""
    return listed([f"{number} {what}" for what, number in party.spends])


def listed(items: Iterable[str]) -> str:
    """Return these in a row, as one says it."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last
