"""Every sentence of Kings: why a ruling is as it is, what is refused, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

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
)

# --- a ruling --------------------------------------------------------------------------------------------------------


def declared(challenge: Challenge, *, relents: bool) -> list[str]:
    """Return who challenges whom, with what aims and bids, and what is spent."""
    challenger, challenged = challenge.parties
    told = [f"{challenger.name} challenges {challenged.name}, and bids {traits(challenger.bid)} [K-DECL-01]"]
    if challenger.aim:
        told.append(f"If {challenger.name} wins: {challenger.aim} [K-RES-02]")
    if relents:
        return told
    told.append(f"{challenged.name} answers, and bids {traits(challenged.bid)} [K-DECL-02]")
    if challenged.aim:
        told.append(f"If {challenged.name} wins: {challenged.aim} [K-RES-02]")
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
