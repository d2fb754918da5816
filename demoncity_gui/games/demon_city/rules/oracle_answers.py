"""What a card answers to a question of yes or no, and how likely each answer is.

A question has an Intensity, as a task has: a card above it says yes, one below it no, and a tie “yes, but”. The suit
says more: swords “and”, cups “but”, wands and all else neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.dealing import D10
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.unseen import unseen_of
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.games.demon_city.rules.yes_or_no import INTENSITIES, Answer, Likelihood
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral, Suit


class _More(Enum):
    AND = "and"
    BUT = "but"
    NOTHING = ""


def answer_of(drawn: Drawn, likelihood: Likelihood) -> Answer:
    """Return what this card, or the face of this die, answers.

    A die has no suit: its 10 says “and” of a yes, its 1 “and” of a no. Of real cards only the number may be known.
    """
    value, intensity = worth(drawn), INTENSITIES[likelihood]
    if value == intensity:
        return Answer.YES_BUT
    says_yes = value > intensity
    match _more(drawn):
        case _More.AND:
            return Answer.YES_AND if says_yes else Answer.NO_AND
        case _More.BUT:
            return Answer.YES_BUT if says_yes else Answer.NO_BUT
        case _More.NOTHING:
            return Answer.YES if says_yes else Answer.NO


def _more(drawn: Drawn) -> _More:
    match drawn:
        case Card(suit=Suit.SWORDS):
            return _More.AND
        case Card(suit=Suit.CUPS):
            return _More.BUT
        case Numeral(number=1 | 10):
            return _More.AND
        case _:
            return _More.NOTHING


def chances_of(table: Table, likelihood: Likelihood) -> Mapping[Answer, Fraction] | None:
    """Return how likely each answer is before the draw, from the unseen cards of the Players' Deck (T-ODDS-06).

    Cards that aren't worth 1 to 10 are drawn past (T-C10-01), so each unseen card that is counts alike. None where
    nobody knows which cards are left, and where none is.
    """
    if not table.edition.has_decks:
        could: tuple[Drawn, ...] = D10
    else:
        unseen = unseen_of(table, DeckName.PLAYERS)
        if unseen is None:
            return None
        again = (*unseen.discard, *table.players_deck.opened)  # shuffled into a pile once that has ended
        could = _numbers(unseen.pile) or _numbers(again)
    counts = Counter(answer_of(card, likelihood) for card in could)
    return {answer: Fraction(counts[answer], len(could)) for answer in Answer} if could else None


def _numbers(cards: tuple[Drawn, ...]) -> tuple[Drawn, ...]:
    return tuple(card for card in cards if gives_a_number(card))
