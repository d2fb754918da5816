"""Who announces when (T-ORDER, T-ANNOUNCE)."""

from __future__ import annotations

import pytest

from demoncity_gui.rules.announcements import Move
from demoncity_gui.rules.commands import Announce, BeginAction, CallReady, NextRound
from demoncity_gui.rules.refusals import (
    AlreadySettled,
    BadIntensity,
    LacksStat,
    NobodyThere,
    NotNow,
    NotTheirTurn,
    OwnSide,
    RuleRefusal,
    TooFewCharacters,
)
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, foe, max_, player, quietly_tries, shoots
from tests.support.sitting import table_with
from tests.support.stacked import StackedChance

bo, cy = player("Bo", agility=3), foe("Cy", agility=3)


def test_t_ex_43_the_slowest_announces_first() -> None:
    """T-EX-43, T-ORDER-01: Bill 2, Cassie 3, Ann 4, Dog 6."""
    sitting = table_with(
        player("Ann", agility=4), foe("Bill", agility=2), player("Cassie", agility=3), foe("Dog", agility=6)
    )
    assert sitting.order == ["Bill", "Cassie", "Ann", "Dog"]


@pytest.mark.parametrize(("first", "second"), [(bo, cy), (cy, bo)])
def test_t_ex_44_equal_agility_is_ordered_by_chance_and_stays_so(first: object, second: object) -> None:
    """T-EX-44, T-ORDER-02, T-ORDER-03: the order drawn for equals holds in round 2."""
    sitting = table_with(bo, cy, player("Ann", agility=1), in_action=False)
    sitting.chance = StackedChance(first, second)
    sitting.do(BeginAction())
    drawn = ["Ann", "Bo", "Cy"] if first is bo else ["Ann", "Cy", "Bo"]
    assert sitting.order == drawn

    for who in (ann, *((bo, cy) if first is bo else (cy, bo))):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    assert sitting.order == drawn


def test_t_ex_45_nobody_may_wait_for_a_faster_one() -> None:
    """T-EX-45, T-ANNOUNCE-01, T-ANNOUNCE-04: the fast one can't go first, and nobody is left out."""
    sitting = table_with(player("Ann", agility=2), foe("Bill", agility=5))
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(bill, attacks(ann))
    assert refused.value.reason == NotTheirTurn(bill.id, ann.id)
    with pytest.raises(RuleRefusal) as early:
        sitting.do(CallReady())
    assert early.value.reason == NotNow()


def test_a_spoken_announcement_can_be_changed_without_unwinding_the_later_ones() -> None:
    """T-ANNOUNCE-10: nobody is made to announce anew because a slower one thought again."""
    sitting = table_with(player("Ann", agility=2), foe("Bill", agility=5))
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.announce(ann, attacks(bill))
    assert sitting.participant(bill).announcement == attacks(ann)
    sitting.do(CallReady())
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(ann, defends())
    assert refused.value.reason == NotNow()


@pytest.mark.parametrize(
    ("announcement", "reason"),
    [
        (attacks(cassie), OwnSide(ann.id, cassie.id)),
        (attacks(ann), OwnSide(ann.id, ann.id)),
        (attacks(dirk), NobodyThere(dirk.id)),
        (defends(dirk), NobodyThere(dirk.id)),
        (acts(dirk), NobodyThere(dirk.id)),
        (acts(intensity=11), BadIntensity(11)),
        (quietly_tries(-1), BadIntensity(-1)),
        (shoots(bill, skill="Archery"), LacksStat(ann.id, "Archery")),
        (acts(stat="Occult"), LacksStat(ann.id, "Occult")),
    ],
)
def test_what_cannot_be_announced_is_refused_and_changes_nothing(announcement: object, reason: object) -> None:
    """T-ANNOUNCE-12, T-AMB-23, T-STATIC-03."""
    sitting = table_with(ann, cassie, bill)
    before = sitting.table
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(Announce(ann.id, announcement))  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert sitting.table == before


def test_a_settled_deed_stands() -> None:
    """T-AMB-47: what is settled on its own turn is not taken back."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, quietly_tries(4))
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(ann, attacks(bill))
    assert refused.value.reason == AlreadySettled(ann.id)


def test_action_needs_two_sides() -> None:
    """T-ENTRY-02: with nobody to act against there is no hurry."""
    with pytest.raises(RuleRefusal) as refused:
        table_with(ann, max_)
    assert refused.value.reason == TooFewCharacters()
