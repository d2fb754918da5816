"""The sentences of Kings: why a ruling is as it is, what a command is called, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.challenge import (
    Both,
    Challenge,
    DecidedBy,
    JudgedTest,
    OverbidRefused,
    Party,
    pools,
)
from demoncity_gui.games.kings.rules.table import Bout, Table
from demoncity_gui.texts import kings as said
from demoncity_gui.texts import kings_questions, kings_sheet
from demoncity_gui.words.values import arguments, cited, said_by_name

# --- a ruling --------------------------------------------------------------------------------------------------------


def declared(challenge: Challenge, *, relents: bool) -> list[str]:
    """Return who challenges whom, with what aims and bids, and what is spent."""
    one, other = challenge.parties
    told = [cited(said.challenged(challenger=one.name, challenged=other.name, number=one.bid, aim=""), "K-DECL-01")]
    if not relents:
        told.append(cited(said.answered(who=other.name, number=other.bid, aim=""), "K-DECL-02"))
    told += [cited(said.at_stake(who=who.name, aim=who.aim), "K-RES-02") for who in challenge.parties if who.aim]
    for who in challenge.parties:
        if who.spends:
            what = [said.some_of(number=number, what=what) for what, number in who.spends]
            told.append(cited(said.spent(who=who.name, what=what), "K-EXP-01"))
    return told


def relented(challenge: Challenge, lost: Both, aim: str = "") -> list[str]:
    """Return what came of a challenge whose challenged relents, with the aim where nothing else tells it."""
    one, other = challenge.parties
    cost = said.relenting_cost(who=one.name, number=lost[0]) if lost[0] else said.relenting_cost_nothing
    relents = said.relented(challenged=other.name, challenger=one.name, aim=aim)
    return [cited(relents, "K-DECL-03"), cited(cost, "K-AMB-02")]


def order(
    actions: Mapping[str, Sequence[int]], rolled: Mapping[str, Sequence[int]], acting: Sequence[str] | None
) -> list[str]:
    """Return both Initiatives and in what order the actions are taken."""
    told = [cited(said.initiative(who=who, number=own[0]), "K-INIT-01") for who, own in actions.items()]
    told += [cited(_rolled_for_order(who, faces), "K-INIT-03") for who, faces in rolled.items()]
    if acting is None:
        return [*told, cited(said.roll_for_order, "K-INIT-03")]
    return [*told, cited(said.order(names=", ".join(acting)), "K-TERM-04")]


def _rolled_for_order(who: str, faces: Sequence[int]) -> str:
    return said.rolled_for_order(who=who, faces=[str(face) for face in faces])


def counted(challenge: Challenge, pools: Both) -> list[str]:
    """Return how both pools and both numbers of dice are counted."""
    told = []
    for who, pool in zip(challenge.parties, pools, strict=True):
        whole = who.base + who.bonus - who.penalties
        parts = {"base": who.base, "bonus": who.bonus, "penalties": who.penalties}
        summed = said.pool(who=who.name, pool=pool, whole=whole, cut=pool != whole, **parts)
        told.append(cited(summed, "K-POOL-01"))
        told.append(cited(said.dice(who=who.name, number=who.dice, retests=who.retests), "K-TEST-01"))
    return told


def tested(
    challenge: Challenge,
    test: JudgedTest,
    rolled: tuple[Sequence[int], Sequence[int]],
    *,
    tells_pools: bool = True,
) -> list[str]:
    """Return what was rolled, who is ahead by what, and what is lost; who may hear no pool hears who has the higher."""
    told = []
    for who, thrown, successes in zip(challenge.parties, rolled, test.successes, strict=True):
        faces = [said.face(face=face) for face in thrown]
        told.append(cited(said.rolled(who=who.name, faces=faces, successes=successes), "K-TEST-03"))
    told.append(_ahead(challenge, test, tells_pools=tells_pools))
    rule = "K-LOSE-02" if test.ahead is None else "K-LOSE-01"
    for who, lost in zip(challenge.parties, test.lost, strict=True):
        if lost:
            told.append(cited(_lost(challenge, who, lost), rule))
    return told


def _lost(challenge: Challenge, who: Party, lost: int) -> str:
    """Return what somebody lost: where negative Traits are a part of it, as a sum."""
    bid = lost - who.negative
    if who.negative and bid > 0 and bid in (who.bid, challenge.new_bid):
        return said.lost_in_all(who=who.name, number=lost, bid=bid, negative=who.negative)
    return said.lost(who=who.name, number=lost)


def _ahead(challenge: Challenge, test: JudgedTest, *, tells_pools: bool) -> str:
    if test.ahead is None or test.decided_by is None:
        return cited(said.draw, "K-TEST-05")
    who = challenge.parties[test.ahead].name
    if test.decided_by is DecidedBy.POOL and not tells_pools:
        return cited(said.ahead(who=who, by=test.decided_by.value), "K-AMB-05")
    if test.decided_by is DecidedBy.POOL:
        own, other = test.pools[test.ahead], test.pools[1 - test.ahead]
        return cited(said.ahead_by_pool(who=who, own=own, other=other), "K-AMB-05")
    rule = "K-AMB-06" if test.decided_by is DecidedBy.FAILURES else "K-TEST-04"
    return cited(said.ahead(who=who, by=test.decided_by.value), rule)


_RULE_OF_REFUSAL = {
    OverbidRefused.ONCE: "K-OVER-05",
    OverbidRefused.NOT_LOSER: "K-OVER-01",
    OverbidRefused.NOT_DOUBLE: "K-AMB-08",
    OverbidRefused.TOO_FEW: "K-OVER-02",
}


def overbid(who: str, bid: int, refused: OverbidRefused | None) -> str:
    """Return what became of an overbid."""
    if refused is None:
        return cited(said.overbid(who=who, number=bid), "K-OVER-04")
    return cited(said.overbid_refused(who=who, number=bid, why=refused.value), _RULE_OF_REFUSAL[refused])


def ended(challenge: Challenge) -> str:
    """Return who gets the aim they declared."""
    if challenge.winner is None:
        return cited(said.nobody_won, "K-RES-01")
    winner = challenge.parties[challenge.winner]
    return cited(said.won(who=winner.name, aim=winner.aim), "K-RES-01")


# --- an evening ------------------------------------------------------------------------------------------------------


def called(command: do.Command) -> str:
    """Return what a command is called after “undo”."""
    return said_by_name(said, f"undo-{command.__struct_config__.tag}", **arguments(command, {}))


def told(before: Table, after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    """Return how one event is told; players don’t hear what a pool is made of, nor how others’ sheets read.

    What twelve people declare without a word, and their d10s, is for the Host: players hear the order.
    """
    match event:
        case ev.KingsBegan(people=people):
            return [said.sat_down(who=[one.name for one in people])]
        case ev.Noted(words=words):
            return [] if for_players else [said.noted(words=words)]
        case ev.PersonJoined(person=person):
            return [said.joined(who=person.name)]
        case ev.PersonLeft(who=who):
            return [said.left(who=who)]
        case ev.PersonMoved():
            return []
        case ev.SheetEdited(who=who, part=part, person=person):
            if part == "name" and not for_players:
                return [said.renamed(who=who, name=person.name)]
            return [] if for_players else [said.sheet_edited(who=who, part=kings_sheet[part])]
        case ev.TraitsSet(who=who, traits=number):
            return [] if for_players else [said.traits_set(who=who, number=number)]
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            reading = kings_questions[f"{ambiguity}-{letter}"]
            return [said.from_now_on(reading=reading, ambiguity=ambiguity, letter=letter)]
        case ev.RoundBegan(number=number):
            return [said.round_began(number=number)]
        case ev.ActionDeclared(declared=own):
            silent = for_players and not own.words
            if silent:
                return []
            first, *more = own.actions
            return [said.declared(who=own.who, initiative=first, number=1 + len(more), words=own.words)]
        case ev.OrderCalled(order=acting, rolled=rolled):
            dice = [] if for_players else [_rolled_for_order(who, faces) for who, faces in rolled]
            return [f"{line}." for line in (*dice, said.order(names=", ".join(acting)))]
        case ev.Acted(who=who, words=words):
            return [said.acted(who=who, words=words)]
        case ev.RoundEnded():
            return [said.round_ended]
        case _:
            assert before.round is not None, "nothing else is told between Rounds"
            return _told_of_bout(before.round.bout, after, event, for_players=for_players)


def _told_of_bout(bout: Bout | None, after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    if isinstance(event, ev.Challenged):
        own = event.challenger
        return [f"{said.challenged(challenger=own.name, challenged=event.target, number=own.bid, aim=own.aim)}."]
    if isinstance(event, ev.Relented) and bout is not None:
        own = bout.challenger
        return _plain(relented(Challenge((own, Party(bout.target, 0, 0))), event.lost, own.aim))
    now = None if after.round is None or after.round.bout is None else after.round.bout.challenge
    challenge = now or (None if bout is None else bout.challenge)
    if challenge is None:
        return []
    match event:
        case ev.Answered(challenged=own):
            answer = f"{said.answered(who=own.name, number=own.bid, aim=own.aim)}."
            return [answer, *([] if for_players else _plain(counted(challenge, pools(challenge, after.rules))))]
        case ev.Spent(side=side, what=what, number=number):
            some = [said.some_of(number=number, what=what)]
            return [f"{said.spent(who=challenge.parties[side].name, what=some)}."]
        case ev.Tested(dice=rolled, test=test):
            return _plain(tested(challenge, test, rolled, tells_pools=not for_players))
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
    if now.bout is not None:
        return _bout_on_screen(now.bout)
    if now.queue is None:
        return said.tv_round(number=now.number), said.tv_all_declare
    if now.speaker is None:
        return said.tv_round(number=now.number), said.tv_all_acted
    had, left = now.acted.count(now.speaker), now.queue.count(now.speaker)
    return said.tv_round(number=now.number), said.tv_acts(who=now.speaker, number=had + 1, whole=had + left)


def _bout_on_screen(bout: Bout) -> tuple[str, str]:
    challenge = bout.challenge
    if challenge is None:
        return said.traits(number=bout.challenger.bid), said.tv_challenged(who=bout.target)
    one, other = (party.bid for party in challenge.parties)
    if not challenge.tests:
        return said.tv_against(one=said.traits(number=one), other=said.traits(number=other)), ""
    if bout.awaits_dice and challenge.overbidder is not None:
        overbidder = challenge.parties[challenge.overbidder].name
        return said.tv_overbids(who=overbidder), said.tv_overbid(number=challenge.new_bid)
    test = challenge.tests[-1]
    if test.ahead is None or test.decided_by is None:
        return said.tv_draw, said.tv_both_lose
    own, theirs = test.successes[test.ahead], test.successes[1 - test.ahead]
    why = said.tv_why(by=test.decided_by.value, own=own, other=theirs)
    return said.tv_ahead(who=challenge.parties[test.ahead].name), why
