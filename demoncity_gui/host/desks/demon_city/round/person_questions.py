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
from demoncity_gui.games.demon_city.words.people import side_named, side_word
from demoncity_gui.games.demon_city.words.stats import stat_word, stats_begun
from demoncity_gui.host.asking.question import Answer, Question, Wish, number_key, numbered
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_person_panel as said


class AnnounceAnew(Enum):
    """No command, but the round page's own business: somebody who has announced thinks again."""

    NOW = "now"


Then: TypeAlias = "cmd.Command | Question[Then] | AnnounceAnew"
Asked: TypeAlias = "Question[Then]"
"""A question whose answers are commands, or lead to another question."""


def toughness(person: PersonPicture) -> Asked:
    """Ask for Toughness as a number."""
    wish = _number(said.number_hint, partial(cmd.SetToughness, person.who), person.character.toughness)
    return Question(said.ask_toughness(who=person.name, whole=person.character.rank(TOUGHNESS)), wish=wish)


def calm(person: PersonPicture) -> Asked:
    """Ask for Calm as a number."""
    wish = _number(said.number_hint, partial(cmd.SetCalm, person.who), person.character.calm)
    return Question(said.ask_calm(who=person.name, whole=person.character.rank(CALM)), wish=wish)


def _number(hint: str, make: Callable[[int], cmd.Command], now: int | None = None) -> Wish[Then]:
    def read(text: str) -> Then | str:
        number = whole_number(text)
        return said.no_number(text=text) if number is None else make(number)

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
        ways = (
            (said.acts, AfterFailure.ACTS),
            (said.no_action, AfterFailure.NO_ACTION),
            (said.out_for_good, AfterFailure.OUT_FOR_GOOD),
        )
        follows = numbered((words, cmd.FollowFailure(person.who, then)) for words, then in ways)
        return Question(said.ask_after_failure(who=person.name), follows)
    if not person.is_speaking or not person.may & {"recover", "pass-turn"}:
        return None
    who, stats = person.who, tuple(entry.name for entry in person.character.stats)

    def read(text: str) -> Then | str:
        first, _, rest = text.strip().partition(" ")
        number = whole_number(first)
        if number is None:
            return said.bad_recovery(text=text)
        stat = _stat(stats, rest)
        if stat is None:
            return said.unknown_stat(who=person.name, known=list(map(stat_word, stats)), letters=rest.strip())
        return cmd.Recover(who, stat or None, number)

    ups = {State.OUT: said.gets_up, State.PANIC: said.calms_down}
    then: list[tuple[str, cmd.Command]] = [
        (words, cmd.SetState(who, state, is_so=False)) for state, words in ups.items() if person.character.is_in(state)
    ]
    if "pass-turn" in person.may:
        then.append((said.pass_turn, cmd.PassTurn(who)))
    wish: Wish[Then] | None = Wish(said.ask_recovery_hint, read) if "recover" in person.may else None
    is_out, is_panicked = person.character.out, person.character.panicked
    prompt = said.ask_recovery(who=person.name, out=is_out, panicked=is_panicked)
    return Question(prompt, numbered(then), wish)


def excludes(person: PersonPicture) -> Asked | None:
    """Ask with whose deed theirs can't be done as well (T-RESOLVE-27, HOST-17)."""
    answers = tuple(
        Answer(other.key, other.name, cmd.SetConflict(person.who, other.who, not other.excludes), other.excludes)
        for other in _present(person)
        if other.is_ally
    )
    if "set-conflict" not in person.may or not answers:
        return None
    return Question(said.ask_excludes(who=person.name), answers)


def _stat(stats: tuple[str, ...], letters: str) -> str | None:
    """Return the stat that begins with these letters, nothing for no letters, None where there is none."""
    return next(iter(stats_begun(stats, letters)), None) if letters.strip() else ""


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
    return Question(said.ask_whose_damage(who=person.name), answers) if answers else None


def _damage_by(person: PersonPicture, offer: DamageOffer) -> Asked:
    """Offer to throw for a hit; one that was thrown for is asked about, and nothing of it is the usual answer."""
    throw = partial(cmd.ThrowDamage, offer.attacker, person.who, again=offer.thrown is not None)

    def read(text: str) -> Then | str:
        number = whole_number(text)
        if number is not None:
            return throw(protection=number)
        stat = _stat(offer.stats, text)
        if not stat:
            return said.bad_protection(by=offer.name, text=text)
        return throw(massive=stat)

    plain = Answer("1", said.throw(cards=offer.cards, again=offer.thrown is not None), throw())
    wish: Wish[Then] = Wish(said.ask_damage_hint(by=offer.name), read)
    if offer.thrown is None:
        return Question(said.ask_damage(who=person.name, by=offer.name), (plain,), wish, has_usual=True)
    prompt = said.ask_damage_again(who=person.name, by=offer.name, thrown=offer.thrown)
    return Question(prompt, (plain,), wish)


def check(person: PersonPicture) -> Asked:
    """Ask against what Calm is checked."""
    answers = numbered(
        (said.horror(who=horror.name, intensity=intensity), cmd.CheckCalm(person.who, intensity))
        for horror, intensity in person.calm_checks
    )
    other = said.ask_check_other if answers else said.ask_check_hint
    wish = _number(other, lambda number: cmd.CheckCalm(person.who, number))
    return Question(said.ask_check(who=person.name), answers, wish, has_usual=bool(answers))


def side(person: PersonPicture) -> Asked:
    """Ask which side they are on."""

    def read(text: str) -> Then | str:
        side = side_named(text)
        if not side:
            return said.no_side
        if len(side) > LONGEST_NAME:
            return said.long_side(most=LONGEST_NAME)
        to_side = partial(cmd.SetSide, person.who, side, this_round=person.is_here)
        if side == person.character.side:
            return to_side()
        return _handed_on(person, said.ask_heir_joins(who=person.name, side=side_word(side)), to_side)

    answers = tuple(
        Answer(number_key(place), side_word(Side(side)), _to_side(person, Side(side)), side == person.character.side)
        for place, side in enumerate(person.sides)
    )
    wish: Wish[Then] = Wish(said.ask_side_hint, read)
    return Question(said.ask_side(who=person.name), answers, wish)


def _to_side(person: PersonPicture, side: Side) -> Then:
    if side == person.character.side:
        return cmd.SetSide(person.who, side)
    prompt = said.ask_heir_joins(who=person.name, side=side_word(side))
    return _handed_on(person, prompt, lambda heir: _on_side(person, side, heir))


def _on_side(person: PersonPicture, side: str, heir: CharacterId | None) -> Then:
    """Put them on that side; in a fight ask whether for this round alone, as the preset has it (T-AMB-23)."""
    for_good = cmd.SetSide(person.who, Side(side), heir)
    if not person.is_here:
        return for_good
    this_round = cmd.SetSide(person.who, Side(side), heir, this_round=True)
    answers = numbered(((said.this_round, this_round), (said.for_good, for_good)))
    # A question is found again by its words: each heir's has others.
    leader = "".join(one.name for one in person.heirs if one.who == heir)
    return Question(said.ask_how_long(who=person.name, side=side, leader=leader), answers, has_usual=True)


def leaves(person: PersonPicture) -> Then:
    """Take them out of the fight; ask first who leads a group that they led."""
    return _handed_on(person, said.ask_heir_leaves(who=person.name), lambda heir: cmd.LeaveFight(person.who, heir))


def _handed_on(person: PersonPicture, prompt: str, make: Callable[[CharacterId | None], Then]) -> Then:
    """Ask who leads the group that somebody led till now, where there is one (T-AMB-63)."""
    if not person.heirs:
        return make(None)
    answers: list[Answer[Then]] = [Answer(heir.key, heir.name, make(heir.who)) for heir in person.heirs]
    answers.append(Answer("Z", said.each_alone, make(None)))
    return Question(prompt, tuple(answers))


def touch(person: PersonPicture) -> Asked | None:
    """Ask with whom they have one Clash, or two."""

    def asked(other: Other) -> Asked:
        choices = ((said.one_clash, True), (said.two_clashes, False), (said.as_announced, None))
        drives = person.who in person.drivers or other.who in person.drivers
        answers = tuple(
            Answer(str(place), words, cmd.SetTouch(person.who, other.who, touch), lit=other.touch is touch)
            for place, (words, touch) in enumerate(choices, start=1)
        )
        return Question(said.ask_clashes(who=person.name, other=other.name, drives=drives), answers)

    answers = tuple(Answer(other.key, other.name, asked(other), other.touch is not None) for other in _present(person))
    if "set-touch" not in person.may or not answers:
        return None
    return Question(said.ask_touch(who=person.name), answers)


def _present(person: PersonPicture) -> tuple[Other, ...]:
    return tuple(other for other in person.others if not other.is_behind)


def distance(person: PersonPicture) -> Asked | None:
    """Ask how far they are from whom."""

    def asked(other: Other) -> Asked:
        wish = _number(said.ask_feet_hint, lambda feet: cmd.SetRange(person.who, other.who, feet), other.feet)
        return Question(said.ask_feet(who=person.name, other=other.name), wish=wish)

    answers = tuple(
        Answer(other.key, _in_feet(other), asked(other), other.feet is not None) for other in _present(person)
    )
    if "set-range" not in person.may or not answers:
        return None
    return Question(said.ask_from_whom(who=person.name), answers)


def _in_feet(other: Other) -> str:
    return other.name if other.feet is None else said.in_feet(who=other.name, feet=other.feet)


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
    words, many = (said.same_sheet, kin) if kin else (said.everybody, alike)
    answers: list[Answer[Then]] = [Answer("A", words, cmd.GroupFoes(person.who, tuple(other.who for other in many)))]
    if behind:
        answers.append(Answer("Z", said.each_alone, cmd.GroupFoes(person.who, ())))
    if person.heirs:
        heirs = tuple(Answer(heir.key, heir.name, cmd.LetLead(heir.who)) for heir in person.heirs)
        answers.append(Answer("Q", said.another_leads, Question(said.ask_leader(who=person.name), heirs)))
    answers += [
        Answer(other.key, other.name, cmd.GroupFoes(person.who, with_or_without(other)), other.is_behind)
        for other in alike
    ]
    return Question(said.ask_group(who=person.name), tuple(answers), stays=True)


def newcomer(person: PersonPicture) -> Asked | None:
    """Ask who comes in."""
    if "join-fight" not in person.may:
        return None
    answers = numbered((one.name, cmd.JoinFight(one)) for one in person.absent)
    wish: Wish[Then] = Wish(said.ask_newcomer_hint, _read_newcomer)
    return Question(said.ask_newcomer, answers, wish)


def _read_newcomer(text: str) -> Then | str:
    """Read “Rat, horror, 3, 2”: who is made up on the spot is the Host's, and draws from that deck (T-AMB-24)."""
    parts = [" ".join(part.split()) for part in text.split(",")]
    numbers = [whole_number(part) for part in parts[2:]]
    if len(parts) != 4 or any(number is None or not 0 <= number <= 99 for number in numbers):
        return said.bad_newcomer(side=side_word(PLAYERS_SIDE))
    agility, toughness = (number or 0 for number in numbers)
    return cmd.JoinFight(
        Character(
            id=CharacterId(0),
            name=parts[0],
            side=side_named(parts[1]),
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

    wish: Wish[Then] = Wish(said.ask_elsewhere_hint, read)
    return Question(said.ask_elsewhere(who=person.name), wish=wish)
