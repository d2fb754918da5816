"""What the Host may do to one character, and what each doing still asks: buttons, keys and menu entries. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TypeAlias

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    LONGEST_NAME,
    PLAYERS_SIDE,
    TOUGHNESS,
    AfterFailure,
    Character,
    CharacterId,
    Rank,
    Side,
    State,
)
from demoncity_gui.games.demon_city.views.person_picture import DamageOffer, Other, PersonPicture
from demoncity_gui.host.asking.question import Answer, Question, Wish, number_key
from demoncity_gui.pieces.decks import DeckName


class AnnounceAnew(Enum):
    """No command, but the round page's own business: somebody who has announced thinks again."""

    NOW = "now"


Then: TypeAlias = "cmd.Command | Question[Then] | AnnounceAnew"
Asked: TypeAlias = "Question[Then]"
"""A question whose answers are commands, or lead to another question."""


@dataclass(frozen=True)
class PersonAction:
    """Something that can be done to the character; `then` is None while it can't, which its key says with `_WHEN`."""

    key: str
    text: str
    tip: str
    then: Then | None
    lit: bool = False


RECOVER = "V"
"""The key of the recovery, which is asked before its character announces."""

STEP_UP = "B"
"""The key of a ladder's step, which the row asks about."""


def doings(person: PersonPicture) -> tuple[PersonAction, ...]:
    """Return everything that may be done to this character, in the order of the buttons; what can't be now is grey."""
    may, who, name = person.may, person.who, person.name
    found = [
        *(_state(person, key, state, tip) for key, state, tip in _STATES),
        PersonAction("Y", "hurt", "An injury costs a card until Toughness comes back", _hurt(person), lit=person.hurt),
        PersonAction("T", "Toughness…", "Enter the Toughness by hand", _toughness(person)),
        PersonAction("C", "Calm…", "Enter the Calm by hand", _calm(person)),
        PersonAction(RECOVER, "recover…", "Get up, calm down, or throw for it before announcing", _recovery(person)),
    ]
    if "throw-damage" in may:
        found.append(PersonAction("X", "damage…", "Throw how much Toughness a deed costs them", _damage(person)))
    found.append(
        PersonAction("K", "Calm check…", "Throw for Calm against a Horror’s number, or another", _check(person))
    )
    anew = AnnounceAnew.NOW if person.can_announce_anew else None
    found += [
        PersonAction("A", "amend", "Change what they announced; nobody later has to announce again", anew),
        PersonAction("S", "side…", "Put them on another side", _side(person) if "set-side" in may else None),
        PersonAction("M", "merge, part…", "Say whether their Clash and another’s are one", _touch(person)),
        PersonAction(
            "Q", "excludes…", "Of two deeds of one side only one can be done [T-RESOLVE-27]", _excludes(person)
        ),
        PersonAction("D", "distance…", "Say how far they are from somebody as the round begins", _distance(person)),
        PersonAction(
            "W", "drives", "They compete at a wheel: drivers have a Clash of their own", _drives(person), person.drives
        ),
        _grouping(person),
        PersonAction(
            "E", "stands…", "A success of last round gives the right, up to their announcement", _elsewhere(person)
        ),
        PersonAction(
            "L",
            "leaves",
            "Take them out of the fight; their cards are discarded unseen",
            _leaves(person) if person.is_here and "leave-fight" in may else None,
        ),
        PersonAction("N", "newcomer…", "Bring somebody in, of the cast or new", _newcomer(person)),
        PersonAction(
            "R",
            "redraw ties",
            "Put everybody’s equal Agility into a new order",
            cmd.RedrawTies() if "redraw-ties" in may else None,
        ),
    ]
    step = person.ladder or person.off_ladder
    if step is not None:
        tip = "They stand above one who has that advantage too: one throw more a step [T-SIT-04, T-SIT-05]"
        says = cmd.SetLadder(step, is_ladder=person.ladder is not None)
        found.append(PersonAction(STEP_UP, "a step up", tip, says, lit=person.ladder is None))
    hides = cmd.SetHidden(who, not person.hidden)
    found.append(
        PersonAction("I", "hidden", "The players read “?” for who they are, until shown", hides, lit=person.hidden)
    )
    if "set-deck" in may and person.is_friend:
        other = DeckName.HORROR if person.is_player_character else DeckName.PLAYERS
        text = "to the Host" if person.is_player_character else "to a player"
        found.append(
            PersonAction("U", text, f"Who runs {name} changes, and with that the deck", cmd.SetDeck(who, other))
        )
    return tuple(found)


_WHEN = {
    RECOVER: "it is for whoever is Out of the Fight or in Panic, at their turn",
    "A": "it takes an announcement of this round that is not settled",
    "S": "sides change before the first announcement of a round",
    "M": "it takes two who are in the fight, while people announce",
    "D": "it takes two who are in the fight, while people announce",
    "W": "it is for who is in the fight, before the cards are thrown",
    "G": "it takes another of the same side and deck, before the first announcement of a round",
    "E": "it takes a success of the last round, and no announcement yet",
    "L": "it is for who is in the fight, before the cards are thrown",
    "N": "somebody comes in while people announce: Enter goes on to the next round",
    "R": "ties are drawn before the first announcement of a round, among equals in Agility",
    "X": "it takes somebody who could have done it",
}


def why_not(doing: PersonAction) -> str:
    """Return why this can't be done now, and when it can."""
    return f"“{doing.text}” can’t be now: {_WHEN.get(doing.key, doing.tip)}."


_STATES = (
    ("O", State.OUT, "Out of the Fight, or up again"),
    ("P", State.PANIC, "In Panic, or calm again"),
    ("H", State.HELD, "Held in a grapple, or free"),
)
_STATE_WORDS = {State.OUT: "Out", State.PANIC: "Panic", State.HELD: "held"}


def _state(person: PersonPicture, key: str, state: State, tip: str) -> PersonAction:
    is_so = state in person.states
    return PersonAction(key, _STATE_WORDS[state], tip, cmd.SetState(person.who, state, not is_so), lit=is_so)


def _hurt(person: PersonPicture) -> cmd.Command:
    return cmd.SetHurt(person.who, not person.hurt)


def _toughness(person: PersonPicture) -> Asked:
    return Question(
        f"{person.name}: Toughness, {person.base_toughness} when whole",
        wish=_number("a number, −99 to 99", lambda number: cmd.SetToughness(person.who, number), person.toughness),
    )


def _calm(person: PersonPicture) -> Asked:
    return Question(
        f"{person.name}: Calm, {person.base_calm} when whole",
        wish=_number("a number, −99 to 99", lambda number: cmd.SetCalm(person.who, number), person.calm),
    )


def _number(hint: str, make: Callable[[int], cmd.Command], now: int | None = None) -> Wish[Then]:
    def read(text: str) -> Then | str:
        number = whole_number(text)
        return f"This takes a whole number, not “{text}”." if number is None else make(number)

    return Wish(hint, read, "" if now is None else str(now).replace("-", "−"))


def whole_number(text: str) -> int | None:
    """Read a whole number, with either minus; None for anything else, and for more than four digits."""
    bare = text.strip().replace("−", "-")
    digits = bare.removeprefix("-")
    return int(bare) if digits.isascii() and digits.isdecimal() and len(digits) <= 4 else None


def _recovery(person: PersonPicture) -> Asked | None:
    """Offer to get up by the Host's word, to have no action, or to throw for it (T-ANNOUNCE-07, T-AMB-55).

    Where they have failed, offer what follows (T-ANNOUNCE-08, HOST-18).
    """
    if person.failed_to_recover:
        follows: tuple[Answer[Then], ...] = tuple(
            Answer(str(place), words, cmd.FollowFailure(person.who, then))
            for place, (words, then) in enumerate(_AFTER_FAILURE, start=1)
        )
        return Question(f"{person.name} did not recover: what follows?", follows)
    if not person.is_speaking or "recover" not in person.may:
        return None
    who = person.who

    def read(text: str) -> Then | str:
        first, _, rest = text.strip().partition(" ")
        number = whole_number(first)
        if number is None:
            return f"A recovery takes an Intensity from 0 to 10, then perhaps a stat: not “{text}”."
        stat = _stat(person.stats, rest)
        if stat is None:
            known = ", ".join(person.stats)
            return f"{person.name} has no stat that begins with “{rest.strip()}”, but {known}."
        return cmd.Recover(who, stat or None, number)

    ups = {State.OUT: "gets up", State.PANIC: "calms down"}
    then: list[tuple[str, cmd.Command]] = [
        (words, cmd.SetState(who, state, is_so=False)) for state, words in ups.items() if state in person.states
    ]
    if "pass-turn" in person.may:
        then.append(("no action", cmd.PassTurn(who)))
    answers: tuple[Answer[Then], ...] = tuple(
        Answer(str(place), words, command) for place, (words, command) in enumerate(then, start=1)
    )
    wish: Wish[Then] = Wish("throw: the Intensity, then perhaps a stat, as 5 toughness", read)
    return Question(f"{person.name} is {_listed(person)}: do they recover before they announce?", answers, wish)


_AFTER_FAILURE = (
    ("acts all the same", AfterFailure.ACTS),
    ("no action this round", AfterFailure.NO_ACTION),
    ("out for good", AfterFailure.OUT_FOR_GOOD),
)


def _excludes(person: PersonPicture) -> Asked | None:
    """Ask with whose deed theirs can't be done as well (T-RESOLVE-27, HOST-17)."""
    answers: tuple[Answer[Then], ...] = tuple(
        Answer(other.key, other.name, cmd.SetConflict(person.who, other.who, not other.excludes), other.excludes)
        for other in _present(person)
        if other.is_ally
    )
    if "set-conflict" not in person.may or not answers:
        return None
    return Question(f"Of {person.name}’s deed and whose can only one be done?", answers)


def _listed(person: PersonPicture) -> str:
    words = {State.OUT: "Out of the Fight", State.PANIC: "in Panic"}
    return " and ".join(words[state] for state in person.states if state in words)


def _stat(stats: tuple[str, ...], letters: str) -> str | None:
    """Return the stat that begins with these letters, nothing for no letters, None where there is none."""
    wanted = letters.strip().casefold()
    return next((stat for stat in stats if stat.casefold().startswith(wanted)), None) if wanted else ""


def _damage(person: PersonPicture) -> Asked | None:
    landed = [offer for offer in person.damage if offer.landed]
    if len(landed) == 1:
        return _damage_by(person, landed[0])
    keys = {other.who: other.key for other in person.others}
    answers: tuple[Answer[Then], ...] = tuple(
        Answer(keys.get(offer.attacker, ""), offer.name, _damage_by(person, offer), offer.landed)
        for offer in person.damage
    )
    return Question(f"Damage to {person.name}: by whose deed?", answers) if answers else None


def _damage_by(person: PersonPicture, offer: DamageOffer) -> Asked:
    """Offer to throw for a hit; one that was thrown for is asked about, and nothing of it is the usual answer."""
    throw = partial(cmd.ThrowDamage, offer.attacker, person.who, again=offer.thrown is not None)

    def read(text: str) -> Then | str:
        number = whole_number(text)
        if number is not None:
            return throw(protection=number)
        stat = _stat(offer.stats, text)
        if not stat:
            return f"Protection is a number; massive harm goes by a stat of {offer.name}: not “{text}”."
        return throw(massive=stat)

    once_more = "" if offer.thrown is None else " again"
    plain: Answer[Then] = Answer("1", f"throw{once_more} {_cards(offer.cards)}, lowest", throw())
    wish: Wish[Then] = Wish("or their protection: 2 — or massive harm, by a stat of the attacker", read)
    prompt = f"Damage to {person.name} by {offer.name}"
    if offer.thrown is None:
        return Question(prompt, (plain,), wish, has_usual=True)
    return Question(f"{prompt} was thrown: {offer.thrown}. Throw it once more?", (plain,), wish)


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _check(person: PersonPicture) -> Asked:
    answers: tuple[Answer[Then], ...] = tuple(
        Answer(number_key(place), f"{offer.horror}: {offer.intensity}", cmd.CheckCalm(person.who, offer.intensity))
        for place, offer in enumerate(person.calm_checks)
    )
    other = "or another Intensity, 0 to 10" if answers else "an Intensity, 0 to 10"
    wish = _number(other, lambda number: cmd.CheckCalm(person.who, number))
    return Question(f"{person.name} checks Calm: against what?", answers, wish, has_usual=bool(answers))


def _side(person: PersonPicture) -> Asked:
    def read(text: str) -> Then | str:
        side = " ".join(text.split())
        if not side:
            return "Type the name of a side, or choose one with ↑ and ↓."
        if len(side) > LONGEST_NAME:
            return f"A side’s name has at most {LONGEST_NAME} letters."
        to_side = partial(cmd.SetSide, person.who, Side(side), this_round=person.is_here)
        return to_side() if side == person.side else _handed_on(person, f"joins {side}", to_side)

    answers: tuple[Answer[Then], ...] = tuple(
        Answer(number_key(place), side, _to_side(person, Side(side)), side == person.side)
        for place, side in enumerate(person.sides)
    )
    return Question(
        f"{person.name} is on which side?", answers, Wish("or another side’s name, in a fight for this round", read)
    )


def _to_side(person: PersonPicture, side: Side) -> Then:
    if side == person.side:
        return cmd.SetSide(person.who, side)
    return _handed_on(person, f"joins {side}", lambda heir: _on_side(person, side, heir))


def _on_side(person: PersonPicture, side: str, heir: CharacterId | None) -> Then:
    """Put them on that side; in a fight ask whether for this round alone, as the preset has it (T-AMB-23)."""
    for_good = cmd.SetSide(person.who, Side(side), heir)
    if not person.is_here:
        return for_good
    this_round = cmd.SetSide(person.who, Side(side), heir, this_round=True)
    answers: tuple[Answer[Then], ...] = (Answer("1", "this round", this_round), Answer("2", "for good", for_good))
    # A question is found again by its words: each heir's has others.
    leads = "".join(f", and {one.name} leads the group" for one in person.heirs if one.who == heir)
    return Question(f"{person.name} is on this side for how long: {side}{leads}?", answers, has_usual=True)


def _leaves(person: PersonPicture) -> Then:
    return _handed_on(person, "leaves", lambda heir: cmd.LeaveFight(person.who, heir))


def _handed_on(person: PersonPicture, what: str, make: Callable[[CharacterId | None], Then]) -> Then:
    """Ask who leads the group that somebody led till now, where there is one (T-AMB-63)."""
    if not person.heirs:
        return make(None)
    answers: list[Answer[Then]] = [Answer(heir.key, heir.name, make(heir.who)) for heir in person.heirs]
    answers.append(Answer("Z", "each for themselves", make(None)))
    return Question(f"{person.name} {what}: who leads the group now?", tuple(answers))


def _touch(person: PersonPicture) -> Asked | None:
    def asked(other: Other) -> Asked:
        choices = (("one Clash", True), ("two Clashes", False), ("as they announce", None))
        drives = person.who in person.drivers or other.who in person.drivers
        return Question(
            f"{person.name} and {other.name}{': who drives clashes with other drivers alone' if drives else ''}",
            tuple(
                Answer(str(place), words, cmd.SetTouch(person.who, other.who, touch), lit=other.touch is touch)
                for place, (words, touch) in enumerate(choices, start=1)
            ),
        )

    answers: tuple[Answer[Then], ...] = tuple(
        Answer(other.key, other.name, asked(other), other.touch is not None) for other in _present(person)
    )
    if "set-touch" not in person.may or not answers:
        return None
    return Question(f"{person.name} and whom: one Clash, or two?", answers)


def _present(person: PersonPicture) -> tuple[Other, ...]:
    return tuple(other for other in person.others if not other.is_behind)


def _distance(person: PersonPicture) -> Asked | None:
    def asked(other: Other) -> Asked:
        wish = _number("feet", lambda feet: cmd.SetRange(person.who, other.who, feet), other.feet)
        return Question(f"How far is {person.name} from {other.name}, in feet?", wish=wish)

    answers: tuple[Answer[Then], ...] = tuple(
        Answer(
            other.key,
            other.name if other.feet is None else f"{other.name}: {other.feet} feet",
            asked(other),
            other.feet is not None,
        )
        for other in _present(person)
    )
    if "set-range" not in person.may or not answers:
        return None
    return Question(f"How far is {person.name} as the round begins, and from whom?", answers)


def _drives(person: PersonPicture) -> cmd.Command | None:
    if "set-drivers" not in person.may or not person.is_here or person.is_behind:
        return None
    others = tuple(driver for driver in person.drivers if driver != person.who)
    return cmd.SetDrivers(others if person.drives else (*person.drivers, person.who))


def _grouping(person: PersonPicture) -> PersonAction:
    """Offer to group foes behind somebody, or to let one who stands in a group lead it (T-AMB-63)."""
    if not person.is_behind:
        return PersonAction("G", "group…", "Let like foes stand behind their one throw", _group(person))
    can = "leave-fight" in person.may and not {State.OUT, State.PANIC}.intersection(person.states)
    return PersonAction("G", "leads", "Let them lead the group they stand in", cmd.LetLead(person.who) if can else None)


def _group(person: PersonPicture) -> Asked | None:
    """Let the Host put each of the like foes behind the one throw, or bring them back (T-AMB-63)."""
    behind = tuple(other.who for other in person.others if other.is_behind)
    alike = tuple(other for other in person.others if other.is_behind or other.is_alike)
    if "group-foes" not in person.may or not alike:
        return None

    def with_or_without(other: Other) -> tuple[CharacterId, ...]:
        if other.is_behind:
            return tuple(who for who in behind if who != other.who)
        return (*behind, other.who)

    kin = tuple(other for other in alike if other.has_same_sheet)
    words, many = ("all with the same sheet", kin) if kin else ("all of them", alike)
    answers: list[Answer[Then]] = [Answer("A", words, cmd.GroupFoes(person.who, tuple(other.who for other in many)))]
    if behind:
        answers.append(Answer("Z", "each for themselves", cmd.GroupFoes(person.who, ())))
    if person.heirs:
        heirs: tuple[Answer[Then], ...] = tuple(
            Answer(heir.key, heir.name, cmd.LetLead(heir.who)) for heir in person.heirs
        )
        answers.append(Answer("Q", "another leads…", Question(f"Who leads {person.name}’s group?", heirs)))
    answers += [
        Answer(other.key, other.name, cmd.GroupFoes(person.who, with_or_without(other)), other.is_behind)
        for other in alike
    ]
    return Question(f"Who stands behind {person.name}’s one throw?", tuple(answers), stays=True)


def _elsewhere(person: PersonPicture) -> Asked | None:
    if not person.may_stand_elsewhere:
        return None
    wish: Wish[Then] = Wish(
        "where they stand now, within 60 feet", lambda text: cmd.PlaceAnew(person.who, " ".join(text.split()))
    )
    return Question(f"{person.name} may stand elsewhere before announcing", wish=wish)


def _newcomer(person: PersonPicture) -> Asked | None:
    if "join-fight" not in person.may:
        return None
    answers: tuple[Answer[Then], ...] = tuple(
        Answer(number_key(place), one.name, cmd.JoinFight(one)) for place, one in enumerate(person.absent)
    )
    wish: Wish[Then] = Wish("or anybody new: name, side, Agility, Toughness", _read_newcomer)
    return Question("Who comes in?", answers, wish)


def _read_newcomer(text: str) -> Then | str:
    """Read “Rat, horror, 3, 2”: who is made up on the spot is the Host's, and draws from that deck (T-AMB-24)."""
    parts = [" ".join(part.split()) for part in text.split(",")]
    numbers = [whole_number(part) for part in parts[2:]]
    if len(parts) != 4 or any(number is None or not 0 <= number <= 99 for number in numbers):
        return f"A newcomer is a name, a side, Agility and Toughness, as: Rat, {PLAYERS_SIDE}, 3, 2."
    agility, toughness = (number or 0 for number in numbers)
    return cmd.JoinFight(
        Character(
            id=CharacterId(0),
            name=parts[0],
            side=Side(parts[1]),
            deck=DeckName.HORROR,
            stats=(Rank(AGILITY, agility), Rank(TOUGHNESS, toughness)),
        )
    )
