"""How the program plays somebody of Kings: it chooses among what may be asked, and says why. It rules nothing."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules.challenge import overbid_of, why_no_overbid
from demoncity_gui.games.kings.rules.table import Bout, Person, Round, Table


class Temper(Enum):
    """How somebody plays whom no person plays: the word that stands on the sheet."""

    BOLD = "bold"  # bids 2 while Traits last, answers every challenge, and overbids wherever the rules allow it
    WARY = "wary"  # bids 1, and once half of the Traits are gone challenges nobody, relents, and never overbids


TEMPERS = tuple(temper.value for temper in Temper)
_ENOUGH = 6
"""Traits left from which the bold bid 2: to overbid them then takes 4."""


class Why(Enum):
    """Why the program does what it does."""

    DECLARES = "declares"
    CHALLENGES = "challenges"
    SPARES = "spares"
    ANSWERS = "answers"
    RELENTS = "relents"
    ROLLS = "rolls"
    OVERBIDS = "overbids"
    STEP = "step"


class Choice(Struct, frozen=True):
    """What the program does next: for `who`, nobody where it is a step of the table, and why."""

    who: str
    command: do.Command
    why: Why


def temper_of(person: Person) -> Temper:
    """Return somebody's temper; who has none on the sheet is bold."""
    return Temper(person.temper) if person.temper in TEMPERS else Temper.BOLD


def is_by_program(person: Person) -> bool:
    """Whether a temper on the sheet says that no person plays this one."""
    return bool(person.temper)


def next_choice(table: Table, luck: Chance) -> Choice | None:
    """Return what the program does next in a Round, None where none has begun."""
    now = table.round
    if now is None:
        return None
    if now.queue is None:
        declared = {one.who for one in now.declared}
        who = next((one for one in table.people if one.name not in declared), None)
        if who is None:
            return Choice("", do.CallOrder(), Why.STEP)
        return Choice(who.name, do.Declare(who.name, who.base), Why.DECLARES)
    if now.bout is not None:
        return _in_bout(table, now.bout)
    if now.speaker is None:
        return Choice("", do.EndRound(), Why.STEP)
    return _acts(table, now, table.person(now.speaker), luck)


def _acts(table: Table, now: Round, me: Person, luck: Chance) -> Choice:
    """Challenge somebody by luck, for nobody's Traits are known; or spare one's own."""
    others = [one.name for one in table.people if one.name != me.name]
    if not others or not me.traits or _spares(me):
        return Choice(me.name, do.Act(""), Why.SPARES)
    target = luck.shuffled(others)[0]
    aim = next((one.words for one in now.declared if one.who == me.name), "")
    return Choice(me.name, challenge(me, target, aim), Why.CHALLENGES)


def challenge(me: Person, target: str, aim: str) -> do.MakeChallenge:
    """Return somebody's challenge of another, with what they bid."""
    return do.MakeChallenge(target, aim, bid=_bid(me))


def _in_bout(table: Table, bout: Bout) -> Choice:
    challenge = bout.challenge
    if challenge is None:
        me = table.person(bout.target)
        if not me.traits or _spares(me):
            return Choice(me.name, do.Relent(), Why.RELENTS)
        return Choice(me.name, do.Answer("", bid=_bid(me)), Why.ANSWERS)
    if bout.awaits_dice:
        return Choice("", do.RollDice(), Why.ROLLS)
    for side, party in enumerate(challenge.parties):
        if why_no_overbid(challenge, side, table.rules) is None:
            me = table.person(party.name)
            left = challenge.left[side] - overbid_of(challenge, side, table.rules)
            if temper_of(me) is Temper.BOLD or 2 * left > me.base:
                return Choice(me.name, do.TryOverbid(me.name), Why.OVERBIDS)
    return Choice("", do.EndChallenge(), Why.STEP)


def _spares(me: Person) -> bool:
    return temper_of(me) is Temper.WARY and 2 * me.traits <= me.base


def _bid(me: Person) -> int:
    return 2 if temper_of(me) is Temper.BOLD and me.traits >= _ENOUGH else 1
