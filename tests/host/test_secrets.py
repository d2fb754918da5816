"""Nobody reads a face-down card off the Host's screen: two evenings whose piles lie differently look the same."""

from __future__ import annotations

import pytest

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow
from demoncity_gui.words.cards import card_title
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk

BEFORE_THE_FLIP: tuple[tuple[str, ...], ...] = (
    ("Return",),
    ("A",),
    ("5",),
    ("W",),
    ("Return",),
    ("S", "4", "C"),
    ("Return",),
    ("O", "5"),
    ("Return",),
    ("U",),
    ("Return",),
    ("5",),
    ("Return",),
    ("P", "3", "-"),
    ("Return",),
    ("S", "2", "+"),
    ("Return",),
    ("Ctrl+Z",),
    ("Ctrl+Shift+Z",),
    ("Space",),
)


def face_down(desk: Desk) -> set[str]:
    fight = desk.session.table.fight
    throws = () if fight is None else [one.throw for one in fight.participants]
    return {card_title(card) for throw in throws if isinstance(throw, FaceDownThrow) for card in throw.cards}


@pytest.fixture
def evenings(open_desk: OpenDesk) -> list[Desk]:
    return [open_desk(chance=RehearsedChance(seed)) for seed in (1, 2, 3)]


def test_before_the_flip_no_word_in_any_window_tells_the_piles_apart(evenings: list[Desk]) -> None:
    for keys in BEFORE_THE_FLIP:
        for desk in evenings:
            desk.to_front()
            desk.press(*keys)
        one, *others = [desk.everything() for desk in evenings]
        for other in others:
            assert other == one, keys
        words = "\n".join(one)
        for desk in evenings:
            for title in face_down(desk):
                assert title not in words

    assert len({frozenset(face_down(desk)) for desk in evenings}) == 3
    assert all(len(face_down(desk)) > 8 for desk in evenings)


def test_before_the_flip_no_pixel_of_the_hosts_window_tells_the_piles_apart(evenings: list[Desk]) -> None:
    for keys in (*BEFORE_THE_FLIP[:9], BEFORE_THE_FLIP[-1]):
        for desk in evenings:
            desk.to_front()
            desk.press(*keys)
        one, *others = [desk.host.grab().toImage() for desk in evenings]
        assert all(other == one for other in others), keys


def test_after_the_flip_the_cards_are_named(evenings: list[Desk]) -> None:
    (desk, *_) = evenings
    desk.to_front()
    for keys in BEFORE_THE_FLIP:
        desk.press(*keys)
    laid = face_down(desk)

    desk.press("Space")

    words = "\n".join(desk.everything())
    assert all(title in words for title in laid)
