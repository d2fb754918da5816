from __future__ import annotations

from demoncity_gui.evening.chance import RehearsedChance, TrueChance
from demoncity_gui.pieces.tarot import Card

CARDS = tuple(Card)


def test_luck_shuffles_what_it_is_given_and_loses_nothing() -> None:
    for chance in (TrueChance(), RehearsedChance(7)):
        shuffled = chance.shuffled(CARDS)
        assert sorted(shuffled, key=CARDS.index) == list(CARDS)
        assert shuffled != CARDS


def test_true_luck_does_not_repeat_itself() -> None:
    """Two shuffles of 78 cards are the same once in 78! times."""
    assert TrueChance().shuffled(CARDS) != TrueChance().shuffled(CARDS)


def test_a_rehearsal_is_the_same_each_time_but_not_at_each_shuffle() -> None:
    one, other = RehearsedChance(7), RehearsedChance(7)
    first, second = one.shuffled(CARDS), one.shuffled(CARDS)
    assert (other.shuffled(CARDS), other.shuffled(CARDS)) == (first, second)
    assert first != second
    assert RehearsedChance(8).shuffled(CARDS) != first
