"""What an announcement says of itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Move,
    aims_of,
    involved_in,
    is_a_defence,
    renamed,
)
from demoncity_gui.games.demon_city.rules.characters import CharacterId

ann, bill, cassie = CharacterId(1), CharacterId(2), CharacterId(3)
DODGES = Act((bill,), "Agility", dodging=True)


@pytest.mark.parametrize(
    ("announcement", "defends"),
    [(Defend(), True), (DODGES, True), (replace(DODGES, uncontested=True), False), (Move(), False), (None, False)],
)
def test_who_defends_or_dodges_has_a_throw_that_attackers_meet(announcement: Announcement, defends: bool) -> None:
    """T-AMB-49."""
    assert is_a_defence(announcement) is defends


@pytest.mark.parametrize(
    ("announcement", "aims"),
    [(Attack(bill, also=(cassie,)), (bill, cassie)), (Act(target=bill), (bill,)), (Move(), ()), (None, ())],
)
def test_a_deed_aims_at_whom_it_targets(announcement: Announcement, aims: tuple[CharacterId, ...]) -> None:
    """T-HSTAT-13."""
    assert aims_of(announcement) == aims


def test_a_deed_concerns_those_whom_it_names_besides() -> None:
    """D-CLASH-08."""
    assert involved_in(Act(involves=(bill,))) == (bill,)
    assert involved_in(Attack(bill)) == () and involved_in(None) == ()


@pytest.mark.parametrize(
    ("announcement", "after"),
    [
        (Attack(ann, also=(bill, cassie)), Attack(bill, also=(cassie,))),
        (Defend((ann, cassie)), Defend((bill, cassie))),
        (Defend(), Defend()),
        (Act((ann, bill), target=ann, involves=(cassie, ann)), Act((bill,), target=bill, involves=(cassie, bill))),
        (Act((cassie,)), Act((cassie,))),
        (Move(), Move()),
        (None, None),
    ],
)
def test_whoever_stands_in_for_somebody_takes_their_place(announcement: Announcement, after: Announcement) -> None:
    assert renamed(announcement, lambda who: bill if who == ann else who) == after
