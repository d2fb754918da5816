"""The desk of Kings of New York: who has acted, who still may, and a challenge in a dozen keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from demoncity_gui.games.kings import words
from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.challenge import OverbidRefused, bid_of, overbid_of, pools, why_no_overbid
from demoncity_gui.games.kings.rules.house_rules import EXTRA_ACTIONS_COUNT_ANEW, HOUSE_RULES
from demoncity_gui.games.kings.rules.table import Bout, Person, Round, Table
from demoncity_gui.games.kings.tempers import Why, is_by_program, next_choice
from demoncity_gui.host.desks.guest.deeds import Deed, of_program
from demoncity_gui.host.desks.guest.desk import GuestDesk
from demoncity_gui.host.desks.guest.page import person_key
from demoncity_gui.host.desks.guest.picture import NextDeed, Proposal, Row, RowState
from demoncity_gui.host.desks.kings.cast import COLUMNS, PARTS
from demoncity_gui.texts import guest_desk, kings_questions
from demoncity_gui.texts import kings_desk as said

_NUMBERS = ("bid", "bonus", "penalties", "retests", "negative")
_LETTERS = {"bonus": "b", "penalties": "p", "retests": "r", "negative": "n"}
_EXAMPLE = "2 b1 r1"
_USUAL = {"bid": 1, "bonus": 0, "penalties": 0, "retests": 0, "negative": 0}
_BEGIN_ROUND = Deed("B", do.BeginRound, "begin-round")
_CALL_ORDER = Deed("O", do.CallOrder, "call-order")
_RELENT = Deed("R", do.Relent, "relent")
_ROLL = Deed("R", do.RollDice, "roll-dice")
_TYPE = Deed("T", do.TypeDice, "type-dice", line=("challenger", "challenged"))
_END = Deed("E", do.EndChallenge, "end-challenge")
_END_ROUND = Deed("E", do.EndRound, "end-round")


class KingsDesk(GuestDesk):
    """See `GuestDesk`, whose members these are."""

    word = "begin-kings"
    words = said
    questions = HOUSE_RULES
    questions_words = kings_questions
    reading, written, removing = do.SetReading, do.Note, do.RemovePerson
    cast, columns, first_number = PARTS, COLUMNS, 1

    def headers(self) -> Sequence[tuple[str, str]]:
        """See `GuestDesk`."""
        return (
            (said.column_key, said.key_meaning),
            (said.column_who, ""),
            (said.column_traits, said.traits_meaning),
            (said.column_initiative, said.initiative_meaning),
            (said.column_round, said.round_meaning),
        )

    def headline(self, table: Table) -> str:
        """See `GuestDesk`."""
        now = table.round
        if now is None:
            return said.between
        if now.queue is None:
            return said.declaring(number=now.number)
        if now.bout is not None:
            return said.against(number=now.number, one=now.bout.challenger.name, other=now.bout.target)
        return said.turn(number=now.number, who=now.speaker) if now.speaker else said.all_acted(number=now.number)

    def reasons(self, table: Table) -> Sequence[str]:
        """See `GuestDesk`: both sides of a challenge, the last test, and who may overbid or why not."""
        bout = None if table.round is None else table.round.bout
        if bout is None:
            # The order and its d10s stand in the table, which needs the room.
            ordered = any(
                isinstance(one, ev.OrderCalled) for deed in self.window.session.deeds[-1:] for one in deed.events
            )
            return () if table.round is None or ordered else [*self.told_last(), *self._further_actions(table)]
        if bout.challenge is None:
            return self._unanswered(table, bout)
        challenge = bout.challenge
        counted = pools(challenge, table.rules) if bout.awaits_dice else challenge.tests[-1].pools
        sides = [
            said.side(who=party.name, bid=bid_of(challenge, side), pool=pool, dice=party.dice)
            for side, (party, pool) in enumerate(zip(challenge.parties, counted, strict=True))
        ]
        told = [" · ".join(sides)]
        if bout.awaits_dice and challenge.overbidder is not None:
            return [*told, words.overbid(challenge.parties[challenge.overbidder].name, challenge.new_bid, None)]
        if challenge.tests and bout.dice is not None:
            told += words.tested(challenge, challenge.tests[-1], bout.dice)
            told += [] if bout.awaits_dice else self._overbids(table, bout)
        return told

    def _further_actions(self, table: Table) -> list[str]:
        """Return why the Traits that were typed for further actions count for nothing."""
        last = [deed.command for deed in self.window.session.deeds[-1:]]
        typed = any(isinstance(one, do.Declare) and any(more != one.named for more in one.extra) for one in last)
        counts = table.rules.reads(EXTRA_ACTIONS_COUNT_ANEW)
        return [f"{said.as_the_first} [K-AMB-14]"] if typed and not counts else []

    def _unanswered(self, table: Table, bout: Bout) -> list[str]:
        """Return what has been typed for the challenger, and why nobody is asked for an answer."""
        own = bout.challenger
        numbers = {"bid": own.bid, "bonus": own.bonus, "penalties": own.penalties, "negative": own.negative}
        side = said.challenger_side(who=own.name, dice=own.dice, **numbers)
        told = [f"{side}: {own.aim}" if own.aim else side]
        return told if table.person(bout.target).traits else [*told, said.has_no_answer(who=bout.target)]

    def _overbids(self, table: Table, bout: Bout) -> list[str]:
        """Return why those who lost can't overbid; one who may has a button for it."""
        challenge = bout.challenge
        assert challenge is not None, "there has been a test"
        told = []
        for side, party in enumerate(challenge.parties):
            refused = why_no_overbid(challenge, side, table.rules)
            if refused not in (None, OverbidRefused.NOT_LOSER, OverbidRefused.ONCE):
                told.append(words.overbid(party.name, overbid_of(challenge, side, table.rules), refused))
        return told

    def rows(self, table: Table) -> Sequence[Row]:
        """See `GuestDesk`."""
        now = table.round
        order = dict.fromkeys((*now.acted, *(now.queue or ())) if now is not None else ())
        names = (*order, *(name for name in table.names if name not in order))
        return [self._row(table, now, table.person(name)) for name in names]

    def _row(self, table: Table, now: Round | None, person: Person) -> Row:
        lost = _lost(now.bout, person.name) if now is not None and now.bout is not None else 0
        key, traits = person_key(table.names.index(person.name)), f"{person.traits - lost} / {person.base}"
        if now is None:
            return Row(person.name, key, (traits, "", ""))
        declared = next((one for one in now.declared if one.who == person.name), None)
        initiative = "" if declared is None else " · ".join(map(str, declared.actions))
        rolled = dict(now.rolled).get(person.name, ())
        initiative += f"  (d10 {', '.join(map(str, rolled))})" if rolled else ""
        state, told = _standing(now, person.name)
        if declared is not None and declared.words:
            told = said.declared_words(words=declared.words) if now.queue is None else f"{told} · {declared.words}"
        told += "" if person.traits > lost else f" · {said.no_traits}"
        told += f" · {guest_desk.hidden}" if person.hidden else ""
        return Row(person.name, key, (traits, initiative, told), state)

    def deeds(self, table: Table) -> Sequence[Deed]:
        """See `GuestDesk`."""
        bases = {one.name: one.base for one in table.people}
        declaring = {"named": next(iter(bases.values()), 0), "extra": ()}
        return (
            _BEGIN_ROUND,
            Deed("D", do.Declare, "declare", {"words": ""}, declaring, ("named", "extra")),
            Deed("W", do.Declare, "declare-words", usual=declaring, line=("named", "extra")),
            _CALL_ORDER,
            self._challenge(table),
            Deed("A", do.Act, "act"),
            Deed("N", do.Act, "no-action", {"words": ""}),
            _bid(Deed("A", do.Answer, "answer")),
            _RELENT,
            _ROLL,
            _type_dice(table),
            Deed("S", do.Spend, "spend", usual={"what": "blood", "number": 1}),
            Deed("O", do.TryOverbid, "overbid", label=_overbid_words(table)),
            _END,
            _END_ROUND,
            Deed("V", do.SetTraits, "set-traits"),
            Deed("J", do.AddPerson, "add-person", line=("base", "traits", "celerity", "retests"), usual=_SHEET),
            Deed("X", do.RemovePerson, "remove-person"),
        )

    def _challenge(self, table: Table) -> Deed:
        now = table.round
        declared = "" if now is None else next((one.words for one in now.declared if one.who == now.speaker), "")
        usual = {**_USUAL, "aim": declared}
        return replace(_bid(Deed("C", do.MakeChallenge, "challenge")), usual=usual)

    def doer(self, table: Table, deed: Deed) -> str:
        """See `GuestDesk`."""
        now = table.round
        if now is None:
            return ""
        if deed.command is do.Answer and now.bout is not None:
            return now.bout.target
        return (now.speaker or "") if deed.command in (do.MakeChallenge, do.Act) else ""

    def proposal(self, table: Table) -> Proposal | None:
        """See `GuestDesk`: nobody but the Host can say what is wanted, so an aim is asked for."""
        choice = next_choice(table, self.luck())
        if choice is None or choice.why in (Why.STEP, Why.ROLLS):
            return None
        words = said.proposes(why=choice.why.value, who=choice.who, target=getattr(choice.command, "target", ""))
        asked = ("aim",) if choice.why in (Why.CHALLENGES, Why.ANSWERS) else ()
        deed = of_program(choice.command, *asked, usual={"aim": getattr(choice.command, "aim", "")})
        return Proposal(deed, choice.who, words, is_by_program(table.person(choice.who)))

    def newcomer(self, table: Table, name: str) -> do.AddPerson:
        """See `GuestDesk`."""
        return do.AddPerson(name, **_SHEET)

    def standing(self, person: Person) -> Sequence[str]:
        """See `GuestDesk`."""
        return (guest_desk.hidden,) if person.hidden else ()

    def portrait_of(self, person: Person) -> str:
        """See `GuestDesk`."""
        return person.portrait

    def next_step(self, table: Table) -> NextDeed:
        """See `GuestDesk`."""
        now = table.round
        if now is None:
            return NextDeed(said.begin_round, _BEGIN_ROUND)
        if now.queue is None:
            return self._next_to_declare(table, now)
        if now.bout is None:
            if now.speaker is None:
                return NextDeed(said.end_round, _END_ROUND)
            return NextDeed(said.next_choose(who=now.speaker), None)
        if now.bout.challenge is None:
            who = table.person(now.bout.target)
            deed = _bid(Deed("A", do.Answer, "answer")) if who.traits else _RELENT
            return NextDeed(said.next_answer(who=who.name) if who.traits else said.relent, deed)
        if now.bout.awaits_dice:
            return NextDeed(said.roll_dice, _ROLL)
        return NextDeed(said.end_challenge, _END)

    def _next_to_declare(self, table: Table, now: Round) -> NextDeed:
        """Return the declaration of who has made none; by the sheet, unless another total is typed."""
        declared = {one.who for one in now.declared}
        who = next((name for name in table.names if name not in declared), None)
        if who is None:
            return NextDeed(said.call_order, _CALL_ORDER)
        usual = {"named": table.person(who).base, "extra": ()}
        fixed = {"who": who, "words": ""}
        return NextDeed(said.next_declare(who=who), Deed("D", do.Declare, "declare", fixed, usual, ("named", "extra")))


_SHEET = {"base": 8, "traits": 8, "celerity": 0, "retests": 0}


def _bid(deed: Deed) -> Deed:
    """Return a deed with the numbers of a bid: its retests come on top of those of the sheet."""
    asked = {"retests": said.further_retests}
    return replace(deed, usual=_USUAL, line=_NUMBERS, letters=_LETTERS, example=_EXAMPLE, asked=asked)


def _overbid_words(table: Table) -> str:
    """Return who may overbid with how many Traits of how many, nothing where nobody may or several."""
    challenge = None if table.round is None or table.round.bout is None else table.round.bout.challenge
    if challenge is None or not challenge.tests:
        return ""
    may = [side for side in range(2) if why_no_overbid(challenge, side, table.rules) is None]
    if len(may) != 1:
        return ""
    who, number = challenge.parties[may[0]].name, overbid_of(challenge, may[0], table.rules)
    return said.overbid_with(who=who, number=number, left=challenge.left[may[0]])


def _type_dice(table: Table) -> Deed:
    """Return the dice that the table rolled, with how many of them are whose, and how they could be typed."""
    challenge = None if table.round is None or table.round.bout is None else table.round.bout.challenge
    if challenge is None:
        return _TYPE
    asked = [said.dice_of(who=one.name, number=one.dice) for one in challenge.parties]
    typed = [("3", "123123123123")[at][: one.dice].ljust(one.dice, "2") for at, one in enumerate(challenge.parties)]
    return replace(_TYPE, example=" ".join(typed), asked=dict(zip(_TYPE.line, asked, strict=True)))


def _lost(bout: Bout, who: str) -> int:
    """Return how many Traits somebody has lost in a challenge that is still open."""
    sides = [bout.challenger.name, bout.target]
    return bout.challenge.lost[sides.index(who)] if bout.challenge is not None and who in sides else 0


def _standing(now: Round, who: str) -> tuple[RowState, str]:
    """Return how somebody stands in the Round: who has acted, and who still may."""
    bout = now.bout
    if now.queue is None:
        return RowState.WAITING, said.declared if who in {one.who for one in now.declared} else said.not_declared
    if bout is not None and who in (bout.challenger.name, bout.target):
        answers = bout.challenge is None and who == bout.target
        is_now = answers or (bout.challenge is not None and who == bout.challenger.name)
        words_of = said.challenges if who == bout.challenger.name else said.is_challenged
        return (RowState.NOW if is_now else RowState.WAITING), words_of
    acted, left = now.acted.count(who), now.queue.count(who)
    if who == now.speaker and bout is None:
        is_one = acted + left == 1
        return RowState.NOW, said.acts_now if is_one else said.acts_now_of(number=acted + 1, whole=acted + left)
    if not left:
        return (RowState.DONE, said.has_acted) if acted else (RowState.OUT, said.not_declared)
    if acted:
        return RowState.WAITING, said.acted_of(acted=acted, whole=acted + left)
    return RowState.WAITING, said.may_act if left == 1 else said.may_act_times(number=left)
