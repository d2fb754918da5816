"""Runs, reach, and the right to stand elsewhere after a success (T-MOVE, T-WEAP)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Announcement, Edges, Manner, Move, ThrowReason
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    NextRound,
    PlaceAnew,
    SetHouseRule,
    SetRange,
    SetTouch,
)
from demoncity_gui.games.demon_city.rules.events import PlacedAnew
from demoncity_gui.games.demon_city.rules.placing import unmoved
from tests.support.cast import acts, attacks, defends, foe, player, quietly_tries, shoots
from tests.support.flip import full_counts, reasons
from tests.support.sitting import Sitting, table_with

ann, bill, cassie = player("Ann", agility=1), foe("Bill", agility=5), player("Cassie", agility=6)
STRANGER = foe("Nobody").id
BETTER = Edges(weapon=True)


def after_a_dodge() -> Sitting:
    """Return a table in round 2, where Ann dodged Bill's 7 with a 9."""
    sitting = table_with(ann, bill, players="9", horror="7")
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    return sitting


@pytest.mark.parametrize(
    ("deed", "most"),
    [
        (attacks(bill), 30),
        (shoots(bill), 30),
        (defends(), 30),
        (acts(bill), 30),
        (quietly_tries(4), 30),
        (Move(), 60),
    ],
)
def test_t_ex_47_thirty_feet_beside_an_action_sixty_as_the_whole_of_it(deed: Announcement, most: int) -> None:
    """T-EX-47, T-MOVE-01, T-MOVE-02: to the foot, and never backwards."""
    sitting = table_with(ann, bill)
    assert sitting.refusal(Announce(ann.id, replace(deed, run=most + 1))) == no.TooFar(most + 1, most)
    assert sitting.refusal(Announce(ann.id, replace(deed, run=-1))) == no.TooFar(-1, most)
    sitting.announce(ann, replace(deed, run=most))


def test_t_ex_46_a_charge_with_a_knife_at_a_gun() -> None:
    """T-EX-46, T-MOVE-03, T-MOVE-04, T-WEAP-07: 30 feet is in reach; the gun suits them better, the knife does not.

    The throw decides whether she gets there.
    """
    charger, shooter = player("Ann", agility=1), foe("Bill", agility=5, toughness=1)
    sitting = table_with(charger, shooter, players="8", horror="2 6")
    sitting.do(SetRange(charger.id, shooter.id, 30))
    sitting.announce(charger, replace(attacks(shooter), run=30))
    sitting.announce(shooter, shoots(charger, edges=BETTER))
    assert [len(sitting.cards_before(who)) for who in (charger, shooter)] == [1, 2 + 1], "Agility 5 over 4, and the gun"
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.attacker == charger.id


@pytest.mark.parametrize(("feet", "reached"), [(0, True), (30, True), (31, False), (5280, False)])
def test_a_blow_reaches_as_far_as_a_run(feet: int, reached: bool) -> None:
    """T-AMB-76, T-MOVE-01: each target of several; a shot or a power reaches farther."""
    sitting = table_with(ann, bill, foe("Eel", agility=9))
    sitting.do(SetRange(bill.id, ann.id, feet))
    eel = foe("Eel")
    for blow in (attacks(bill), replace(attacks(eel), also=(bill.id,))):
        if reached:
            sitting.announce(ann, blow)
        else:
            assert sitting.refusal(Announce(ann.id, blow)) == no.OutOfReach(bill.id, feet)
    sitting.announce(ann, shoots(bill))
    sitting.announce(ann, replace(attacks(bill), manner=Manner.SUPERNATURAL, stat="Calm", resist="Calm"))


def test_t_ex_48_the_right_is_used_once_before_announcing_and_is_gone_in_round_three() -> None:
    """Where she can't get to, the Host says so and enters nothing.

    T-EX-48, T-MOVE-05, T-MOVE-06, T-MOVE-07, T-DEF-04, T-STATE-07.
    """
    sitting = after_a_dodge()
    assert sitting.refusal(PlaceAnew(bill.id, "the bar")) == no.NoRight(bill.id)
    assert sitting.do(PlaceAnew(ann.id, "behind Bill")) == (PlacedAnew(ann.id, "behind Bill"),)
    assert sitting.participant(ann).succeeded is False
    assert sitting.refusal(PlaceAnew(ann.id, "on the roof")) == no.NoRight(ann.id)

    unused = after_a_dodge()
    unused.announce(ann, Move())
    assert unused.refusal(PlaceAnew(ann.id, "behind Bill")) == no.NoRight(ann.id)
    unused.announce(bill, Move())
    unused.throw()
    unused.accept_all()
    unused.do(NextRound())
    assert unused.refusal(PlaceAnew(ann.id, "behind Bill")) == no.NoRight(ann.id)


def test_only_who_is_in_the_fight_is_placed_and_only_while_announcing() -> None:
    """T-MOVE-05."""
    assert table_with(ann, bill).refusal(PlaceAnew(STRANGER, "here")) == no.NobodyThere(STRANGER)
    assert table_with(ann, bill, in_action=False).refusal(PlaceAnew(ann.id, "here")) == no.NotNow()


@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_defence_earns_the_right_by_both_readings(letter: str) -> None:
    """T-AMB-53, T-DEF-04."""
    sitting = table_with(ann, bill, players="9", horror="7")
    sitting.do(SetHouseRule("T-AMB-53", letter))
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    assert sitting.participant(ann).succeeded
    assert not sitting.participant(bill).succeeded


def test_an_act_that_happens_earns_no_new_place() -> None:
    """T-MOVE-05: attacks and defences do."""
    sitting = table_with(ann, bill, players="9", horror="7")
    sitting.announce(ann, acts(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.happens == (ann.id,)
    sitting.accept_all()
    assert not sitting.participant(ann).succeeded


def test_a_defence_on_the_losing_side_that_nobody_attacked_has_avoided_nothing() -> None:
    """T-AMB-18 (reading b): Cassie only guards; Ann is the one who is hit."""
    sitting = table_with(ann, bill, cassie, players="1 2 5", horror="9")
    sitting.do(SetHouseRule("T-AMB-18", "b"))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(cassie, defends())
    sitting.do(SetTouch(cassie.id, bill.id, touch=True))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    assert clash.ruling.winning_side == "cult"
    sitting.accept_all()
    assert not sitting.participant(cassie).succeeded


def test_t_ex_54_and_56_the_host_says_whose_weapon_suits_better_each_round() -> None:
    """A bow at three inches gets none, and after a block it may be the knife's turn.

    T-EX-54, T-EX-55, T-EX-56, T-WEAP-01, T-WEAP-02, T-WEAP-03, T-WEAP-04, T-WEAP-05, T-QUIRK-08.
    """
    bow, fists = player("Ann"), foe("Bill")
    assert ThrowReason.WEAPON not in reasons(full_counts((bow, attacks(fists)), (fists, attacks(bow)))["Ann"])
    sword_first = full_counts((bow, attacks(fists, edges=BETTER)), (fists, attacks(bow)))
    knife_then = full_counts((bow, attacks(fists)), (fists, attacks(bow, edges=BETTER)))
    assert (sword_first["Ann"].cards, sword_first["Bill"].cards) == (2, 1)
    assert (knife_then["Ann"].cards, knife_then["Bill"].cards) == (1, 2)


def test_only_a_runner_who_has_lost_stands_where_the_round_began() -> None:
    """T-AMB-52: Ann stood still; Cassie ran from Bill, whose 10 wins the Clash, and who ran at Ann himself."""
    sitting = table_with(ann, player("Cassie", agility=2), bill, players="2 3 4 5", horror="10")
    sitting.announce(ann, defends())
    sitting.announce(cassie, replace(defends(bill), run=30))
    sitting.announce(bill, replace(attacks(ann), run=30))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    assert clash.ruling.winning_side == bill.side
    assert unmoved(sitting.fight, sitting.table.house_rules) == (cassie.id,)
