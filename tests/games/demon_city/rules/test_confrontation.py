"""Who stands against whom, and the same announcements by other house rules."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Act
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from tests.support.cast import acts, ann, bill, cassie


def test_a_deed_that_nobody_contests_stands_against_nobody() -> None:
    """T-UNCONTESTED-03: though somebody else's deed is set against it."""
    read = Confrontation(
        {one.id: one for one in (ann, bill, cassie)},
        {ann.id: Act(against=(bill.id,), uncontested=True), bill.id: acts(ann, cassie), cassie.id: acts(bill)},
    )
    assert not read.stand_against_each_other(ann.id, bill.id)
    assert not read.stand_against_each_other(bill.id, ann.id)
    assert read.stand_against_each_other(bill.id, cassie.id) and read.stand_against_each_other(cassie.id, bill.id)


def test_what_the_host_said_of_a_round_stays_whatever_the_house_rules() -> None:
    """T-CLASH-06, T-CLASH-08, T-RESOLVE-27, T-SIT-06, T-AMB-85."""
    read = Confrontation(
        {one.id: one for one in (ann, bill, cassie)},
        {ann.id: acts(intensity=3), bill.id: acts(), cassie.id: acts()},
        pending=(bill.id,),
        links=((ann.id, bill.id),),
        cuts=((bill.id, cassie.id),),
        conflicts=((ann.id, cassie.id),),
        drivers=(bill.id,),
        ladders=("higher",),
        lists=(ann.id,),
    )
    again = read.read_by(HouseRules((("T-AMB-13", "b"),)))
    kept = ("characters", "announcements", "pending", "links", "cuts", "conflicts", "drivers", "ladders", "lists")
    assert [name for name in kept if getattr(again, name) != getattr(read, name)] == []
    assert again.rules.chosen == (("T-AMB-13", "b"),)
    assert read.lists == {ann.id} and read.ladders == {"higher"} and read.pending == {bill.id}
