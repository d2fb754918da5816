"""What somebody does whom no person plays, and why: worked situations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Power, Rank
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.rules.proposals import ByFate, Followed, HasNoFoe
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS, WITH_DICE, instincts_of, temper_of
from demoncity_gui.games.demon_city.tempers.seen import Other, Seen
from demoncity_gui.games.demon_city.tempers.temper import FATE, choose
from demoncity_gui.games.demon_city.words.instincts import instinct_line
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import bill

T = TypeVar("T")
ANN, CY, FAY, GUS = (CharacterId(number) for number in (11, 12, 21, 22))


class Luck:
    """Luck that puts one card on top of the pile of fate, and takes the last of all else."""

    def __init__(self, card: Card = Card.SWORDS_5) -> None:
        self._card = card

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        rest = [one for one in reversed(items) if one is not self._card]
        return (self._card, *rest) if self._card in items else tuple(rest)  # type: ignore[arg-type]


def other(who: CharacterId, **told: bool) -> Other:
    """Return somebody who stands there and has announced nothing: an ally if the number is below 20."""
    names = ("out", "panicked", "hurt", "attacks_me", "attacks_ally", "attacked_by_ally", "defends", "power_works")
    return Other(who=who, is_foe=who >= FAY, **{name: told.get(name, False) for name in names})


def seen(*others: Other, last: Announcement | None = None, **me: bool) -> Seen:
    return Seen(replace(bill, **me), others, last)


def attack(foe: CharacterId) -> Attack:
    return Attack(foe, Manner.CLOSE)


TWO = (other(FAY), other(GUS))
AT_FAY = attack(FAY)


@pytest.mark.parametrize(
    ("temper", "sight", "done"),
    [
        ("bold", seen(*TWO, last=AT_FAY), attack(FAY)),
        ("bold", seen(other(FAY, attacks_me=True), other(GUS)), attack(FAY)),
        ("bold", seen(other(FAY, out=True), other(GUS), last=AT_FAY), attack(GUS)),
        ("bold", seen(*TWO), attack(GUS)),
        ("wary", seen(other(FAY, attacks_me=True), other(GUS), last=attack(GUS)), Defend()),
        ("wary", seen(*TWO, last=AT_FAY), attack(FAY)),
        ("wary", seen(other(FAY, attacks_me=True, out=True), other(GUS)), attack(GUS)),
        ("brute", seen(other(FAY, attacks_me=True), other(GUS), last=attack(GUS)), attack(FAY)),
        ("brute", seen(*TWO, last=AT_FAY, hurt=True), attack(FAY)),
        ("stalker", seen(other(FAY, hurt=True), other(GUS, attacks_me=True), hurt=True), attack(FAY)),
        ("stalker", seen(other(FAY, panicked=True), other(GUS)), attack(FAY)),
        ("stalker", seen(other(FAY, attacks_me=True), other(GUS)), Defend()),
        ("stalker", seen(other(FAY), other(GUS, defends=True)), attack(FAY)),
        ("coward", seen(other(FAY, attacks_me=True), other(GUS, hurt=True)), Defend()),
        ("coward", seen(*TWO, hurt=True), Move()),
        ("coward", seen(*TWO, hurt=True, held=True), Defend()),
        ("coward", seen(other(ANN), other(FAY, hurt=True), other(GUS)), attack(FAY)),
        ("coward", seen(other(ANN), other(FAY, defends=True), other(GUS)), attack(GUS)),
        ("swarm", seen(other(ANN), other(FAY, attacked_by_ally=True), other(GUS), last=attack(GUS)), attack(FAY)),
        ("swarm", seen(other(ANN), *TWO, last=AT_FAY), attack(FAY)),
        ("mastermind", seen(other(ANN), other(FAY, attacked_by_ally=True), other(GUS)), attack(FAY)),
        ("mastermind", seen(other(ANN), other(FAY), other(GUS, attacks_me=True)), Defend()),
    ],
)
def test_each_ready_temper_does_what_one_would_expect_of_it(temper: str, sight: Seen, done: Announcement) -> None:
    choice = choose(TEMPERS[temper], sight, Luck())

    assert choice.announcement == done
    assert isinstance(choice.reason, Followed) and choice.reason.instinct in TEMPERS[temper]
    assert choice.reason.foe == (done.target if isinstance(done, Attack) else None)


SITUATIONS = {
    "nothing has happened yet": seen(*TWO),
    "last round’s foe still stands": seen(other(ANN), *TWO, last=AT_FAY),
    "last round’s foe is out": seen(other(ANN), other(FAY, out=True), other(GUS), last=AT_FAY),
    "alone, and attacked": seen(other(FAY, attacks_me=True), other(GUS)),
    "attacked beside a friend": seen(other(ANN), other(FAY, attacks_me=True), other(GUS)),
    "one foe is hurt": seen(other(ANN), other(FAY, hurt=True), other(GUS)),
    "hurt, beside a friend": seen(other(ANN), *TWO, hurt=True),
    "a friend attacks one of the two": seen(other(ANN), other(FAY, attacked_by_ally=True), other(GUS)),
    "one foe defends": seen(other(ANN), other(FAY), other(GUS, defends=True)),
    "attacked, while a friend attacks the other": seen(
        other(ANN), other(FAY, attacks_me=True), other(GUS, attacked_by_ally=True)
    ),
    "a foe is in Panic, another attacks a friend": seen(
        other(ANN), other(FAY, attacks_ally=True), other(GUS, panicked=True)
    ),
    "hurt, alone, and attacked": seen(other(FAY, attacks_me=True), other(GUS), hurt=True),
}
WORKED = """\
bold
  nothing has happened yet                    | attack Gus | always: attack anyone
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack anyone
  alone, and attacked                         | attack Fay | when attacked: attack the attacker
  attacked beside a friend                    | attack Fay | when attacked: attack the attacker
  one foe is hurt                             | attack Gus | always: attack anyone
  hurt, beside a friend                       | attack Gus | always: attack anyone
  a friend attacks one of the two             | attack Gus | always: attack anyone
  one foe defends                             | attack Gus | always: attack anyone
  attacked, while a friend attacks the other  | attack Fay | when attacked: attack the attacker
  a foe is in Panic, another attacks a friend | attack Gus | always: attack anyone
  hurt, alone, and attacked                   | attack Fay | when attacked: attack the attacker

wary
  nothing has happened yet                    | attack Gus | always: attack anyone
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack anyone
  alone, and attacked                         | defend     | when attacked: defend
  attacked beside a friend                    | defend     | when attacked: defend
  one foe is hurt                             | attack Gus | always: attack anyone
  hurt, beside a friend                       | attack Gus | always: attack anyone
  a friend attacks one of the two             | attack Gus | always: attack anyone
  one foe defends                             | attack Gus | always: attack anyone
  attacked, while a friend attacks the other  | defend     | when attacked: defend
  a foe is in Panic, another attacks a friend | attack Gus | always: attack anyone
  hurt, alone, and attacked                   | defend     | when attacked: defend

brute
  nothing has happened yet                    | attack Gus | always: attack anyone
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack anyone
  alone, and attacked                         | attack Fay | when attacked: attack the attacker
  attacked beside a friend                    | attack Fay | when attacked: attack the attacker
  one foe is hurt                             | attack Gus | always: attack anyone
  hurt, beside a friend                       | attack Gus | always: attack anyone
  a friend attacks one of the two             | attack Gus | always: attack anyone
  one foe defends                             | attack Gus | always: attack anyone
  attacked, while a friend attacks the other  | attack Fay | when attacked: attack the attacker
  a foe is in Panic, another attacks a friend | attack Gus | always: attack anyone
  hurt, alone, and attacked                   | attack Fay | when attacked: attack the attacker

stalker
  nothing has happened yet                    | attack Gus | always: attack an unguarded foe
  last round’s foe still stands               | attack Gus | always: attack an unguarded foe
  last round’s foe is out                     | attack Gus | always: attack an unguarded foe
  alone, and attacked                         | defend     | when attacked: defend, 5 of 10
  attacked beside a friend                    | defend     | when attacked: defend, 5 of 10
  one foe is hurt                             | attack Fay | when a foe is hurt: attack a hurt foe
  hurt, beside a friend                       | attack Gus | always: attack an unguarded foe
  a friend attacks one of the two             | attack Gus | always: attack an unguarded foe
  one foe defends                             | attack Fay | always: attack an unguarded foe
  attacked, while a friend attacks the other  | defend     | when attacked: defend, 5 of 10
  a foe is in Panic, another attacks a friend | attack Gus | when a foe is hurt: attack a hurt foe
  hurt, alone, and attacked                   | defend     | when attacked: defend, 5 of 10

coward
  nothing has happened yet                    | attack Gus | always: attack an unguarded foe
  last round’s foe still stands               | attack Gus | always: attack an unguarded foe
  last round’s foe is out                     | attack Gus | always: attack an unguarded foe
  alone, and attacked                         | defend     | when attacked: defend, 6 of 10
  attacked beside a friend                    | defend     | when attacked beside a friend: defend
  one foe is hurt                             | attack Fay | when a foe is hurt: attack a hurt foe
  hurt, beside a friend                       | withdraw   | when hurt: withdraw, 7 of 10
  a friend attacks one of the two             | attack Gus | always: attack an unguarded foe
  one foe defends                             | attack Fay | always: attack an unguarded foe
  attacked, while a friend attacks the other  | defend     | when attacked beside a friend: defend
  a foe is in Panic, another attacks a friend | attack Gus | when a foe is hurt: attack a hurt foe
  hurt, alone, and attacked                   | defend     | when attacked: defend, 6 of 10

swarm
  nothing has happened yet                    | attack Gus | always: attack anyone
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack anyone
  alone, and attacked                         | attack Gus | always: attack anyone
  attacked beside a friend                    | attack Gus | always: attack anyone
  one foe is hurt                             | attack Gus | always: attack anyone
  hurt, beside a friend                       | attack Gus | always: attack anyone
  a friend attacks one of the two             | attack Fay | always: attack a friend’s target
  one foe defends                             | attack Gus | always: attack anyone
  attacked, while a friend attacks the other  | attack Gus | always: attack a friend’s target
  a foe is in Panic, another attacks a friend | attack Gus | always: attack anyone
  hurt, alone, and attacked                   | attack Gus | always: attack anyone

mastermind
  nothing has happened yet                    | attack Gus | always: attack an unguarded foe
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack an unguarded foe
  alone, and attacked                         | attack Gus | always: attack an unguarded foe
  attacked beside a friend                    | defend     | when attacked beside a friend: defend
  one foe is hurt                             | attack Fay | when a foe is hurt: attack a hurt foe
  hurt, beside a friend                       | attack Gus | always: attack an unguarded foe
  a friend attacks one of the two             | attack Fay | always: attack a friend’s target
  one foe defends                             | attack Fay | always: attack an unguarded foe
  attacked, while a friend attacks the other  | defend     | when attacked beside a friend: defend
  a foe is in Panic, another attacks a friend | attack Gus | when a foe is hurt: attack a hurt foe
  hurt, alone, and attacked                   | attack Gus | always: attack an unguarded foe

wary, dice
  nothing has happened yet                    | attack Gus | always: attack anyone
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack anyone
  alone, and attacked                         | attack Fay | when attacked: attack the attacker
  attacked beside a friend                    | attack Fay | when attacked: attack the attacker
  one foe is hurt                             | attack Gus | always: attack anyone
  hurt, beside a friend                       | attack Gus | always: attack anyone
  a friend attacks one of the two             | attack Gus | always: attack anyone
  one foe defends                             | attack Gus | always: attack anyone
  attacked, while a friend attacks the other  | attack Fay | when attacked: attack the attacker
  a foe is in Panic, another attacks a friend | attack Gus | always: attack anyone
  hurt, alone, and attacked                   | attack Fay | when attacked: attack the attacker

coward, dice
  nothing has happened yet                    | attack Gus | always: attack an unguarded foe
  last round’s foe still stands               | attack Gus | always: attack an unguarded foe
  last round’s foe is out                     | attack Gus | always: attack an unguarded foe
  alone, and attacked                         | attack Gus | always: attack an unguarded foe
  attacked beside a friend                    | attack Gus | always: attack an unguarded foe
  one foe is hurt                             | attack Fay | when a foe is hurt: attack a hurt foe
  hurt, beside a friend                       | withdraw   | when hurt: withdraw, 7 of 10
  a friend attacks one of the two             | attack Fay | always: attack a friend’s target
  one foe defends                             | attack Fay | always: attack an unguarded foe
  attacked, while a friend attacks the other  | attack Gus | always: attack a friend’s target
  a foe is in Panic, another attacks a friend | attack Gus | when a foe is hurt: attack a hurt foe
  hurt, alone, and attacked                   | withdraw   | when hurt: withdraw, 7 of 10

mastermind, dice
  nothing has happened yet                    | attack Gus | always: attack an unguarded foe
  last round’s foe still stands               | attack Fay | always: attack the same foe
  last round’s foe is out                     | attack Gus | always: attack an unguarded foe
  alone, and attacked                         | attack Fay | always: attack the first attacker
  attacked beside a friend                    | attack Fay | always: attack the first attacker
  one foe is hurt                             | attack Fay | when a foe is hurt: attack a hurt foe
  hurt, beside a friend                       | attack Gus | always: attack an unguarded foe
  a friend attacks one of the two             | attack Fay | always: attack a friend’s target
  one foe defends                             | attack Fay | always: attack an unguarded foe
  attacked, while a friend attacks the other  | attack Gus | always: attack a friend’s target
  a foe is in Panic, another attacks a friend | attack Fay | always: attack the first attacker
  hurt, alone, and attacked                   | attack Fay | always: attack the first attacker
"""
"""Who, and beneath: when | what they do | by which instinct. Chance takes the last foe where several would do."""
DEEDS = {attack(FAY): "attack Fay", attack(GUS): "attack Gus", Defend(): "defend", Move(): "withdraw"}


def worked_situations() -> Iterator[tuple[str, ...]]:
    for block in WORKED.split("\n\n"):
        who, *rows = block.splitlines()
        yield from ((who, *(cell.strip() for cell in row.split("|"))) for row in rows)


@pytest.mark.english
@pytest.mark.parametrize(("who", "situation", "done", "why"), list(worked_situations()))
def test_in_each_situation_each_temper_stays_true_to_itself(who: str, situation: str, done: str, why: str) -> None:
    temper, with_dice = who.removesuffix(", dice"), who.endswith(", dice")
    lines = instincts_of(bill, {bill.id: temper}, Edition.DICE if with_dice else Edition.TAROT)

    choice = choose(lines, SITUATIONS[situation], Luck())

    assert isinstance(choice.reason, Followed)
    assert (DEEDS[choice.announcement], instinct_line(choice.reason.instinct)) == (done, why)


def test_a_hundred_situations_are_worked_each_temper_in_all_of_them() -> None:
    worked = {(who, situation) for who, situation, _, _ in worked_situations()}
    everybody = [*TEMPERS, *(f"{temper}, dice" for temper in WITH_DICE)]
    assert worked == {(who, situation) for who in everybody for situation in SITUATIONS} and len(worked) >= 100


@pytest.mark.parametrize(
    ("when", "holds", "not_so"),
    [
        (When.ATTACKED, seen(other(FAY, attacks_me=True)), seen(other(FAY, attacks_ally=True))),
        (
            When.ATTACKED_BESIDE_FRIEND,
            seen(other(ANN), other(FAY, attacks_me=True)),
            seen(other(ANN, out=True), other(FAY, attacks_me=True)),
        ),
        (When.ALLY_ATTACKED, seen(other(FAY, attacks_ally=True)), seen(other(FAY, attacks_me=True))),
        (When.HURT, seen(other(FAY), hurt=True), seen(other(FAY, hurt=True))),
        (When.OUTNUMBERED, seen(*TWO), seen(other(ANN), *TWO)),
        (When.OUTNUMBERED, seen(other(ANN, out=True), *TWO), seen(other(FAY), other(GUS, out=True))),
        (When.FOE_HURT, seen(other(FAY, panicked=True)), seen(other(ANN, hurt=True), other(FAY))),
        (When.ALLY_OUT, seen(other(ANN, out=True), other(FAY)), seen(other(FAY), other(GUS, out=True))),
        (When.FIRST_ROUND, seen(other(FAY)), seen(other(FAY), last=Defend())),
    ],
)
def test_a_line_is_followed_only_when_it_holds(when: When, holds: Seen, not_so: Seen) -> None:
    lines = (Instinct(when, Do.WITHDRAW), Instinct(When.ALWAYS, Do.DEFEND))

    assert choose(lines, holds, Luck()).announcement == Move()
    assert choose(lines, not_so, Luck()).announcement == Defend()


def test_an_attack_for_which_there_is_no_such_foe_leaves_it_to_the_next_line() -> None:
    lines = (Instinct(whom=Whom.ALLYS_ATTACKER), Instinct(whom=Whom.ATTACKER))
    sight = seen(other(FAY, attacks_me=True), other(GUS))

    assert choose(lines, sight, Luck()).announcement == attack(FAY)


def test_the_leader_is_the_foe_whose_attack_was_announced_first() -> None:
    lines = (Instinct(whom=Whom.LEADER), Instinct(do=Do.DEFEND))
    both = seen(other(ANN), other(FAY, attacks_ally=True), other(GUS, attacks_me=True))

    assert choose(lines, both, Luck()).announcement == attack(FAY)
    assert choose(lines, seen(other(FAY, attacks_me=True, out=True), *TWO[1:]), Luck()).announcement == Defend()


def test_a_line_is_followed_as_many_times_of_ten_as_its_weight_says() -> None:
    line = Instinct(do=Do.DEFEND, weight=3)

    followed = [isinstance(choose([line], seen(*TWO), Luck(card)).reason, Followed) for card in FATE]

    assert len(FATE) == 40 and sum(followed) == 12


def test_where_no_line_holds_a_card_of_fate_decides() -> None:
    cups = choose((), seen(*TWO), Luck(Card.CUPS_4))
    assert cups.announcement == Defend() and cups.reason == ByFate(Card.CUPS_4)
    idle = choose((), seen(other(FAY, defends=True), other(GUS, defends=True)), Luck(Card.CUPS_4))
    assert idle.announcement == attack(GUS), "nobody is left who could attack"
    swords = choose((), seen(*TWO), Luck(Card.SWORDS_4))
    assert swords.announcement == attack(GUS) and swords.reason == ByFate(Card.SWORDS_4, GUS)


def test_a_choice_among_equals_names_all_of_them() -> None:
    reason = choose(TEMPERS["bold"], seen(*TWO), Luck()).reason
    assert isinstance(reason, Followed) and reason.foe == GUS and set(reason.equals) == {FAY, GUS}


@pytest.mark.parametrize("temper", ["wary", "coward", "mastermind"])
def test_with_dice_those_who_would_defend_beside_a_friend_rather_strike(temper: str) -> None:
    """An attack on a busy foe has as many dice as a defence (D-DICE-06, D-DICE-14)."""
    sight = seen(other(ANN), other(FAY, attacks_me=True), other(GUS))
    with_cards, with_dice = (
        choose(instincts_of(bill, {bill.id: temper}, edition), sight, Luck()) for edition in Edition
    )
    assert with_cards.announcement == Defend()
    assert isinstance(with_dice.announcement, Attack)


def test_who_has_no_foe_left_defends() -> None:
    assert choose(TEMPERS["brute"], seen(other(FAY, out=True)), Luck()).reason == HasNoFoe()


def test_who_attacks_does_so_in_the_way_in_which_they_are_best() -> None:
    shot = replace(bill, shoot_deed="fires at", shoot_skill="Firearms", skills=(Rank("Firearms", 9),))
    drowner = replace(
        bill, stats=(*bill.stats, Rank("Drowning", 10)), power=Power("fills the lungs of", "Drowning", "Toughness")
    )

    def done_by(me: Character, foe: Other) -> Announcement:
        return choose(TEMPERS["bold"], Seen(me, (foe,), None), Luck()).announcement

    assert done_by(shot, other(FAY)) == Attack(FAY, Manner.SHOOT, skill="Firearms")
    power = Attack(FAY, Manner.SUPERNATURAL, stat="Drowning", resist="Toughness")
    assert done_by(drowner, other(FAY, power_works=True)) == power
    assert done_by(drowner, other(FAY)) == attack(FAY)


def test_who_has_instincts_goes_by_them_unless_another_temper_is_told() -> None:
    own = replace(bill, instincts=(Instinct(do=Do.DEFEND),))

    assert (temper_of(own, {}), instincts_of(own, {})) == ("own", own.instincts)
    assert (temper_of(own, {own.id: "swarm"}), instincts_of(own, {own.id: "swarm"})) == ("swarm", TEMPERS["swarm"])
    assert temper_of(bill, {}) == "bold"
