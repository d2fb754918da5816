"""What the panel of one character asks before something is done to them. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TypeAlias

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    CALM,
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
from demoncity_gui.games.demon_city.words.people import cards
from demoncity_gui.host.asking.question import Answer, Question, Wish, number_key, numbered
from demoncity_gui.pieces.decks import DeckName


class AnnounceAnew(Enum):
    """No command, but the round page's own business: somebody who has announced thinks again."""

    NOW = "now"


Then: TypeAlias = "cmd.Command | Question[Then] | AnnounceAnew"
Asked: TypeAlias = "Question[Then]"
"""A question whose answers are commands, or lead to another question."""


def toughness(person: PersonPicture) -> Asked:
    """Ask for Toughness as a number."""
    wish = _number("a number, −99 to 99", partial(cmd.SetToughness, person.who), person.character.toughness)
    return Question(f"{person.name}: Toughness, {person.character.rank(TOUGHNESS)} when whole", wish=wish)


def calm(person: PersonPicture) -> Asked:
    """Ask for Calm as a number."""
    wish = _number("a number, −99 to 99", partial(cmd.SetCalm, person.who), person.character.calm)
    return Question(f"{person.name}: Calm, {person.character.rank(CALM)} when whole", wish=wish)


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


def recovery(person: PersonPicture) -> Asked | None:
    """Offer to get up by the Host's word, to have no action, or to throw for it (T-ANNOUNCE-07, T-AMB-55).

    Where they have failed, offer what follows (T-ANNOUNCE-08, HOST-18).
    """
    if person.failed_to_recover:
        follows = numbered((words, cmd.FollowFailure(person.who, then)) for words, then in _AFTER_FAILURE)
        return Question(f"{person.name} did not recover: what follows?", follows)
    if not person.is_speaking or "recover" not in person.may:
        return None
    who, stats = person.who, tuple(entry.name for entry in person.character.stats)

    def read(text: str) -> Then | str:
        first, _, rest = text.strip().partition(" ")
        number = whole_number(first)
        if number is None:
            return f"A recovery takes an Intensity from 0 to 10, then perhaps a stat: not “{text}”."
        stat = _stat(stats, rest)
        if stat is None:
            known = ", ".join(stats)
            return f"{person.name} has no stat that begins with “{rest.strip()}”, but {known}."
        return cmd.Recover(who, stat or None, number)

    ups = {State.OUT: "gets up", State.PANIC: "calms down"}
    then: list[tuple[str, cmd.Command]] = [
        (words, cmd.SetState(who, state, is_so=False)) for state, words in ups.items() if person.character.is_in(state)
    ]
    if "pass-turn" in person.may:
        then.append(("no action", cmd.PassTurn(who)))
    wish: Wish[Then] = Wish("throw: the Intensity, then perhaps a stat, as 5 toughness", read)
    return Question(f"{person.name} is {_listed(person)}: do they recover before they announce?", numbered(then), wish)


_AFTER_FAILURE = (
    ("acts all the same", AfterFailure.ACTS),
    ("no action this round", AfterFailure.NO_ACTION),
    ("out for good", AfterFailure.OUT_FOR_GOOD),
)


def excludes(person: PersonPicture) -> Asked | None:
    """Ask with whose deed theirs can't be done as well (T-RESOLVE-27, HOST-17)."""
    answers = tuple(
        Answer(other.key, other.name, cmd.SetConflict(person.who, other.who, not other.excludes), other.excludes)
        for other in _present(person)
        if other.is_ally
    )
    if "set-conflict" not in person.may or not answers:
        return None
    return Question(f"Of {person.name}’s deed and whose can only one be done?", answers)


def _listed(person: PersonPicture) -> str:
    words = {State.OUT: "Out of the Fight", State.PANIC: "in Panic"}
    return " and ".join(words[state] for state in person.character.states if state in words)


def _stat(stats: tuple[str, ...], letters: str) -> str | None:
    """Return the stat that begins with these letters, nothing for no letters, None where there is none."""
    wanted = letters.strip().casefold()
    return next((stat for stat in stats if stat.casefold().startswith(wanted)), None) if wanted else ""


def damage(person: PersonPicture) -> Asked | None:
    """Ask by whose deed damage is thrown, where there are several."""
    landed = [offer for offer in person.damage if offer.landed]
    if len(landed) == 1:
        return _damage_by(person, landed[0])
    keys = {other.who: other.key for other in person.others}
    answers = tuple(
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
    plain = Answer("1", f"throw{once_more} {cards(offer.cards)}, lowest", throw())
    wish: Wish[Then] = Wish("or their protection: 2 — or massive harm, by a stat of the attacker", read)
    prompt = f"Damage to {person.name} by {offer.name}"
    if offer.thrown is None:
        return Question(prompt, (plain,), wish, has_usual=True)
    return Question(f"{prompt} was thrown: {offer.thrown}. Throw it once more?", (plain,), wish)


def check(person: PersonPicture) -> Asked:
    """Ask against what Calm is checked."""
    answers = numbered(
        (f"{horror.name}: {intensity}", cmd.CheckCalm(person.who, intensity))
        for horror, intensity in person.calm_checks
    )
    other = "or another Intensity, 0 to 10" if answers else "an Intensity, 0 to 10"
    wish = _number(other, lambda number: cmd.CheckCalm(person.who, number))
    return Question(f"{person.name} checks Calm: against what?", answers, wish, has_usual=bool(answers))


def side(person: PersonPicture) -> Asked:
    """Ask which side they are on."""

    def read(text: str) -> Then | str:
        side = " ".join(text.split())
        if not side:
            return "Type the name of a side, or choose one with ↑ and ↓."
        if len(side) > LONGEST_NAME:
            return f"A side’s name has at most {LONGEST_NAME} letters."
        to_side = partial(cmd.SetSide, person.who, Side(side), this_round=person.is_here)
        return to_side() if side == person.character.side else _handed_on(person, f"joins {side}", to_side)

    answers = tuple(
        Answer(number_key(place), side, _to_side(person, Side(side)), side == person.character.side)
        for place, side in enumerate(person.sides)
    )
    wish: Wish[Then] = Wish("or another side’s name, in a fight for this round", read)
    return Question(f"{person.name} is on which side?", answers, wish)


def _to_side(person: PersonPicture, side: Side) -> Then:
    if side == person.character.side:
        return cmd.SetSide(person.who, side)
    return _handed_on(person, f"joins {side}", lambda heir: _on_side(person, side, heir))


def _on_side(person: PersonPicture, side: str, heir: CharacterId | None) -> Then:
    """Put them on that side; in a fight ask whether for this round alone, as the preset has it (T-AMB-23)."""
    for_good = cmd.SetSide(person.who, Side(side), heir)
    if not person.is_here:
        return for_good
    this_round = cmd.SetSide(person.who, Side(side), heir, this_round=True)
    answers = numbered((("this round", this_round), ("for good", for_good)))
    # A question is found again by its words: each heir's has others.
    leads = "".join(f", and {one.name} leads the group" for one in person.heirs if one.who == heir)
    return Question(f"{person.name} is on this side for how long: {side}{leads}?", answers, has_usual=True)


def leaves(person: PersonPicture) -> Then:
    """Take them out of the fight; ask first who leads a group that they led."""
    return _handed_on(person, "leaves", lambda heir: cmd.LeaveFight(person.who, heir))


def _handed_on(person: PersonPicture, what: str, make: Callable[[CharacterId | None], Then]) -> Then:
    """Ask who leads the group that somebody led till now, where there is one (T-AMB-63)."""
    if not person.heirs:
        return make(None)
    answers: list[Answer[Then]] = [Answer(heir.key, heir.name, make(heir.who)) for heir in person.heirs]
    answers.append(Answer("Z", "each for themselves", make(None)))
    return Question(f"{person.name} {what}: who leads the group now?", tuple(answers))


def touch(person: PersonPicture) -> Asked | None:
    """Ask with whom they have one Clash, or two."""

    def asked(other: Other) -> Asked:
        choices = (("one Clash", True), ("two Clashes", False), ("as they announce", None))
        drives = person.who in person.drivers or other.who in person.drivers
        alone = ": who drives clashes with other drivers alone" if drives else ""
        answers = tuple(
            Answer(str(place), words, cmd.SetTouch(person.who, other.who, touch), lit=other.touch is touch)
            for place, (words, touch) in enumerate(choices, start=1)
        )
        return Question(f"{person.name} and {other.name}{alone}", answers)

    answers = tuple(Answer(other.key, other.name, asked(other), other.touch is not None) for other in _present(person))
    if "set-touch" not in person.may or not answers:
        return None
    return Question(f"{person.name} and whom: one Clash, or two?", answers)


def _present(person: PersonPicture) -> tuple[Other, ...]:
    return tuple(other for other in person.others if not other.is_behind)


def distance(person: PersonPicture) -> Asked | None:
    """Ask how far they are from whom."""

    def asked(other: Other) -> Asked:
        wish = _number("feet", lambda feet: cmd.SetRange(person.who, other.who, feet), other.feet)
        return Question(f"How far is {person.name} from {other.name}, in feet?", wish=wish)

    answers = tuple(
        Answer(other.key, f"{other.name}{_in_feet(other)}", asked(other), other.feet is not None)
        for other in _present(person)
    )
    if "set-range" not in person.may or not answers:
        return None
    return Question(f"How far is {person.name} as the round begins, and from whom?", answers)


def _in_feet(other: Other) -> str:
    return "" if other.feet is None else f": {other.feet} feet"


def group(person: PersonPicture) -> Asked | None:
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
        heirs = tuple(Answer(heir.key, heir.name, cmd.LetLead(heir.who)) for heir in person.heirs)
        answers.append(Answer("Q", "another leads…", Question(f"Who leads {person.name}’s group?", heirs)))
    answers += [
        Answer(other.key, other.name, cmd.GroupFoes(person.who, with_or_without(other)), other.is_behind)
        for other in alike
    ]
    return Question(f"Who stands behind {person.name}’s one throw?", tuple(answers), stays=True)


def newcomer(person: PersonPicture) -> Asked | None:
    """Ask who comes in."""
    if "join-fight" not in person.may:
        return None
    answers = numbered((one.name, cmd.JoinFight(one)) for one in person.absent)
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


def elsewhere(person: PersonPicture) -> Asked | None:
    """Ask where somebody stands who may stand elsewhere."""
    if not person.may_stand_elsewhere:
        return None

    def read(text: str) -> Then | str:
        return cmd.PlaceAnew(person.who, " ".join(text.split()))

    wish: Wish[Then] = Wish("where they stand now, within 60 feet", read)
    return Question(f"{person.name} may stand elsewhere before announcing", wish=wish)
