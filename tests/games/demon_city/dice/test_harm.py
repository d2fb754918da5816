"""What a hit costs at the table with dice, and what a fight keeps: who goes before whom among equals."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Manner, Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import BeginAction, EndAction, JoinFight, SetHouseRule, ThrowDamage
from demoncity_gui.games.demon_city.rules.fight_changes import in_order
from demoncity_gui.games.demon_city.rules.harm import damage_due, does_damage, hits_of
from demoncity_gui.games.demon_city.rules.table import RealThrow, ShownThrow
from demoncity_gui.games.demon_city.tempers.fights import next_step
from demoncity_gui.games.demon_city.views.host_view import host_picture
from demoncity_gui.games.demon_city.words.rulings import result_line
from demoncity_gui.pieces.tarot import Numeral
from tests.support.cast import foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting

ann, bea = player("Ann", agility=4, toughness=3), player("Bea", agility=4, toughness=3)
ogre = foe("Ogre", agility=2, toughness=5)


def after_a_hit(hitter: Character, *thrown: int, letters: tuple[tuple[str, str], ...] = (), **attack: bool) -> Sitting:
    """Return the table where this one has shot Ann; these are the next dice."""
    sitting = dice_table(ann, hitter, faces=[9] * 2 + list(thrown))
    for ambiguity, letter in letters:
        sitting.do(SetHouseRule(ambiguity, letter))
    sitting.announce(hitter, Attack(ann.id, Manner.SHOOT, **attack))  # type: ignore[arg-type]
    sitting.announce(ann, Move())
    sitting.throw()
    sitting.accept_all()
    assert sitting.fight.clashes[0].ruling.hit == (ann.id,)
    sitting.chance.faces = list(thrown)  # type: ignore[attr-defined]
    return sitting


@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_hit_that_leaves_somebody_up_injures_them_by_b_alone(letter: str) -> None:
    """D-AMB-10."""
    sitting = after_a_hit(ogre, 5, 2, 6, letters=(("D-AMB-10", letter),))
    sitting.do(ThrowDamage(ogre.id, ann.id))
    victim = sitting.table.character(ann.id)
    assert (victim.toughness, victim.out, victim.hurt) == (1, False, letter == "b")


@pytest.mark.parametrize(("agility", "letter", "dice"), [(3, "b", 3), (1, "b", 1), (0, "b", None), (0, "a", 1)])
def test_massive_damage_by_a_stat_of_0_is_one_die_or_none(agility: int, letter: str, dice: int | None) -> None:
    """D-DMG-07, D-AMB-08."""
    hitter = foe("Ogre", agility=agility, toughness=5)
    sitting = after_a_hit(hitter, 1, 1, 1, letters=(("D-AMB-08", letter),), massive=True)
    assert damage_due(sitting.table, hitter.id, ann.id) == (dice or 1)
    if dice is None:
        assert sitting.refusal(ThrowDamage(hitter.id, ann.id)) == no.NotThisRule("D-AMB-08")
    else:
        sitting.do(ThrowDamage(hitter.id, ann.id))
        (spread,) = [one for one in sitting.events if isinstance(one, ev.DiceSpread)]
        assert len(spread.faces) == dice


def test_damage_that_is_not_massive_goes_by_whom_it_hits_even_where_a_stat_is_0() -> None:
    """D-DMG-01, D-AMB-08."""
    hitter = foe("Ogre", agility=0, toughness=5)
    sitting = after_a_hit(hitter, 1, 1, 1, letters=(("D-AMB-08", "b"),))
    assert damage_due(sitting.table, hitter.id, ann.id) == 3
    sitting.do(ThrowDamage(hitter.id, ann.id))
    assert sitting.table.character(ann.id).toughness == 2


@pytest.mark.parametrize(
    ("letter", "thrown", "out"), [("a", 4, True), ("b", 4, False), ("b", 5, False), ("b", 6, True), ("a", 3, False)]
)
def test_protection_keeps_up_by_one_reading(letter: str, thrown: int, out: bool) -> None:
    """D-DMG-08, D-AMB-09: Toughness 3, and two points worn."""
    sitting = after_a_hit(ogre, *[thrown] * 5, letters=(("D-AMB-09", letter),))
    sitting.do(ThrowDamage(ogre.id, ann.id, protection=2))
    victim = sitting.table.character(ann.id)
    assert (victim.toughness, victim.out, victim.hurt) == (3 - thrown, out, out)


def test_a_second_hit_on_one_target_is_named_once_and_rolled_for_as_well() -> None:
    """D-AMB-02 b, D-EX-14: the first shot hits, the other's lands too, and each does damage."""
    sitting = dice_table(ann, bea, ogre, faces=[9, 9, *[4] * 13])
    sitting.announce(ogre, Move())
    sitting.announce(ann, Attack(ogre.id, Manner.SHOOT))
    sitting.announce(bea, Attack(ogre.id, Manner.SHOOT))
    sitting.throw()
    ruling = sitting.fight.clashes[0].ruling
    assert set(hits_of(sitting.fight, ruling)) == {(ann.id, ogre.id), (bea.id, ogre.id)}
    assert result_line(sitting.table, sitting.fight, ruling, "") == texts.demon_city_tv.hit(who=["Ogre"])
    thrown = []
    while (step := next_step(sitting.table, {}, sitting.chance)) and isinstance(step.command, ThrowDamage):
        sitting.do(step.command)
        thrown.append(step.command.attacker)
    assert sorted(thrown) == sorted((ann.id, bea.id)), "a forecast rolls for both"
    sitting.accept_all()
    (line,) = [one for one in host_picture(sitting.table, undo=None, redo=None).harm if one.who == ogre.id]
    assert line.hit_by == texts.lists.and_last(before="Ann", last="Bea")


def test_who_was_injured_before_is_not_injured_again() -> None:
    """D-AMB-10: the log says once what is so."""
    hurt = replace(ann, hurt=True)
    sitting = dice_table(hurt, ogre, faces=[9, 9])
    sitting.announce(ogre, Attack(ann.id, Manner.SHOOT))
    sitting.announce(hurt, Move())
    sitting.throw()
    sitting.accept_all()
    sitting.chance.faces = [9, 9, 9]  # type: ignore[attr-defined]
    happened = sitting.do(ThrowDamage(ogre.id, ann.id))
    assert not any(isinstance(one, ev.CharacterChanged) and one.hurt is not None for one in happened)
    assert sitting.table.character(ann.id).out


@pytest.mark.parametrize(
    ("deed", "does"),
    [(Attack(ann.id), True), (Attack(ann.id, harmless=True), False), (Act(target=ann.id), False), (None, False)],
)
def test_an_attack_that_is_not_harmless_alone_does_damage(deed: Attack | Act | None, does: bool) -> None:
    """D-DMG-01."""
    sitting = dice_table(ann, ogre)
    if deed is not None:
        sitting.announce(ogre, deed)
    assert does_damage(sitting.table, sitting.fight, ogre.id) is does
    assert does_damage(sitting.table, sitting.fight, foe("Nobody here").id) is False


@pytest.mark.parametrize("faces", [(), (0,), (11,), (3, 11), (3,), (3, 4, 5)])
def test_a_roll_in_a_file_that_no_dice_could_show_is_refused(faces: tuple[int, ...]) -> None:
    """D-TASK-02: two dice lie there, with faces from 1 to 10."""
    sitting = dice_table(ann, ogre, faces=[3, 3])
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Attack(ogre.id))
    assert sitting.participant(ogre).throw == RealThrow(2)
    with pytest.raises(ValueError, match="dice to roll" if len(faces) != 2 else "no d10s show"):
        apply(sitting.table, ev.DiceRolled(ogre.id, faces))
    rolled = apply(sitting.table, ev.DiceRolled(ogre.id, (1, 10)))
    assert rolled.fight is not None
    participant = rolled.fight.participant(ogre.id)
    assert participant is not None and participant.throw == ShownThrow((Numeral(1), Numeral(10)))


def test_dice_are_rolled_for_those_before_whom_they_lie() -> None:
    sitting = dice_table(ann, ogre)
    with pytest.raises(ValueError, match="has no 1 dice to roll"):
        apply(sitting.table, ev.DiceRolled(ogre.id, (3,)))


def test_newcomers_take_their_place_among_equals_for_the_session() -> None:
    """D-SLOW-02: a file says in which order they stood, and so they stand from then on."""
    people = {name: player(name, agility=agility) for name, agility in (("A", 4), ("B", 4), ("C", 4), ("D", 2))}
    a, b, c, d = (one.id for one in people.values())
    sitting = dice_table(*people.values(), in_action=False)
    sitting.do(BeginAction())
    fight = sitting.table

    def ties(known: tuple[object, ...], order: tuple[object, ...]) -> tuple[object, ...]:
        return in_order(replace(fight, ties=known), order).ties  # type: ignore[arg-type]

    assert ties((), (d, b, a, c)) == (d, b, a, c)
    assert ties((a, b), (d, a, c, b)) == (a, c, b, d)
    assert ties((d, a, b), (d, c, a, b)) == (d, c, a, b)
    assert ties((a, d, b), (d, c, a, b)) == (c, a, d, b)
    assert ties((a, d), (d, a, b, c)) == (a, b, c, d)
    assert ties((b, a), (d, b, c, a)) == (b, c, a, d)


def test_equals_stand_in_the_same_order_in_the_next_fight() -> None:
    """D-SLOW-02."""
    people = [player(name, agility=4) for name in ("A", "B", "C")]
    sitting = dice_table(*people)
    order = sitting.order
    sitting.do(EndAction())
    sitting.do(BeginAction())
    assert sitting.order == order


def test_who_comes_into_a_fight_stands_after_the_slower_and_the_equals_before_them() -> None:
    """D-SLOW-01, D-SLOW-02: chance leaves people as they lie here, so that a newcomer is the last of their equals."""
    sitting = dice_table(ann, ogre, foe("Imp", agility=6))
    sitting.do(JoinFight(player("Cleo", agility=4)))
    assert sitting.order == ["Ogre", "Ann", "Cleo", "Imp"]
