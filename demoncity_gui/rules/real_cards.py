"""Real cards on the table: which deck is a real one, and what the Host types of the cards that were turned."""

from __future__ import annotations

from demoncity_gui.rules.announcements import is_contested
from demoncity_gui.rules.cards import Card, Court, Drawn, Numeral, UnknownCard, card_named
from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.clash import value_for
from demoncity_gui.rules.decks import DeckMode, DeckName
from demoncity_gui.rules.events import CardsTyped, DeckShuffled, RealDeckSet
from demoncity_gui.rules.house_rules import HouseRules
from demoncity_gui.rules.refusals import (
    BadNumber,
    NoCardLeft,
    NoOwnCard,
    NotACard,
    NotNow,
    NotTheHighest,
    RuleRefusal,
)
from demoncity_gui.rules.significators import everywhere
from demoncity_gui.rules.table import Fight, Participant, RealThrow, Stage, Table
from demoncity_gui.rules.unfolding import Unfolding

COURT_KEYS = {"P": Court.PAGE, "N": Court.KNIGHT, "Q": Court.QUEEN, "K": Court.KING}
"""The letter of each court."""
FOOL_KEY, MAJOR_KEY, OWN_KEY = "F", "J", "*"


def may_change_decks(table: Table) -> bool:
    """Whether no card lies before anybody, nor is about to: outside action, or before a round's first announcement."""
    fight = table.fight
    return fight is None or (
        fight.stage is Stage.ANNOUNCING
        and all(one.announcement is None and one.throw is None for one in fight.participants)
    )


def set_real_deck(unfolding: Unfolding, name: DeckName, mode: DeckMode) -> None:
    """Play this deck with real cards, or with the program's; either way all its cards begin in the pile, shuffled.

    Raises:
        RuleRefusal: cards lie before people, or it is so already.
    """
    if not may_change_decks(unfolding.table) or unfolding.table.deck(name).mode is mode:
        raise RuleRefusal(NotNow())
    unfolding.happen(RealDeckSet(name, mode))
    if mode is DeckMode.PROGRAM:
        unfolding.happen(DeckShuffled(name, unfolding.chance.shuffled(unfolding.table.deck(name).pile)))


def lanes_to_type(table: Table) -> tuple[Participant, ...]:
    """Return those before whom real cards lie that are turned now: all once “Ready…” is called (T-CLASH-01), or the one
    whose uncontested deed waits for them (T-UNCONTESTED-02).
    """
    fight = table.fight
    if fight is None:
        return ()
    if fight.stage is Stage.READY:
        return tuple(one for one in fight.participants if isinstance(one.throw, RealThrow))
    waiting = deed_to_type(fight)
    return () if waiting is None else (waiting,)


def deed_to_type(fight: Fight) -> Participant | None:
    """Return the one whose uncontested deed waits for the cards that were turned, None for nobody."""
    for one in fight.participants:
        waits = one.announcement is not None and not is_contested(one.announcement) and one.settled is None
        if fight.stage is Stage.ANNOUNCING and waits and isinstance(one.throw, RealThrow):
            return one
    return None


def cards_asked(table: Table, one: Participant) -> int:
    """Return how many cards of somebody's real throw are to be typed in all, 0 where there is none."""
    if not isinstance(one.throw, RealThrow):
        return 0
    return 1 if table.deck(table.character(one.who).deck).mode is DeckMode.HIGHEST_ONLY else one.throw.places


def cards_missing(table: Table, one: Participant) -> int:
    """Return how many cards of somebody's real throw are still to be typed."""
    return cards_asked(table, one) - len(one.throw.typed) if isinstance(one.throw, RealThrow) else 0


def type_cards(unfolding: Unfolding, who: CharacterId, words: tuple[str, ...]) -> None:
    """Take these cards for what somebody has turned, in the place of what was typed for them before.

    Raises:
        RuleRefusal: no cards of theirs are turned now, or fewer; or these can't be the cards.
    """
    table = unfolding.table
    one = next((one for one in lanes_to_type(table) if one.who == who), None)
    if one is None:
        raise RuleRefusal(NotNow())
    asked = cards_asked(table, one)
    if len(words) > asked:
        raise RuleRefusal(BadNumber("cards", len(words), 0, asked))
    unfolding.happen(CardsTyped(who, cards_meant(table, one, words)))


def cards_meant(table: Table, one: Participant, words: tuple[str, ...]) -> tuple[Drawn, ...]:
    """Return the cards that these words mean where somebody turned them; a number is any card left that counts so.

    Of several that fit, a pip is meant before a Major, and another's card before the thrower's own Significator.

    Raises:
        RuleRefusal: no such card can lie there.
    """
    thrower, rules = table.character(one.who), table.house_rules
    deck = table.deck(thrower.deck)
    left = list(_possible(table, one))
    meant: list[Drawn] = []
    for word in words:
        fitting = [card for card in left if _fits(card, word, thrower, rules)]
        if not fitting:
            raise RuleRefusal(_objection(table, thrower, word))
        card = min(fitting, key=lambda card: (card in thrower.significators, card.pip is None))
        if deck.mode is DeckMode.EVERY_CARD:
            left.remove(card)
            meant.append(card)
        else:
            value = value_for(card, thrower, rules)
            lowest = one.count is not None and one.count.lowest
            of = 0 if one.throw is None else one.throw.number
            beside = [other for other in left if _counts_beside(value_for(other, thrower, rules), value, lowest=lowest)]
            if len(beside) < of:
                raise RuleRefusal(NotTheHighest(word, of, lowest))
            # What counts by its name keeps it; of any other only the number was told.
            by_name = card is Card.FOOL or card in thrower.significators
            meant.append(card if by_name else Numeral(value))
    return tuple(meant)


def _counts_beside(other: int, value: int, *, lowest: bool) -> bool:
    return other >= value if lowest else other <= value


def words_left(table: Table, one: Participant) -> tuple[str, ...]:
    """Return what may be typed for the first card of somebody's."""
    thrower = table.character(one.who)
    words = []
    for card in _possible(table, one):
        own = card in thrower.significators
        if card.pip is not None:
            words.append(str(card.pip))
        elif card.court is not None:
            words.append(next(key for key, court in COURT_KEYS.items() if court is card.court))
        else:
            words.append(FOOL_KEY if card is Card.FOOL else f"{MAJOR_KEY}{card.major}")
        if own:
            words.append(OWN_KEY)
    return tuple(dict.fromkeys(words))


def _possible(table: Table, one: Participant) -> tuple[Card, ...]:
    """Return the cards that may lie before somebody, those typed for them included."""
    deck = table.deck(table.character(one.who).deck)
    known = one.throw.typed if deck.mode is DeckMode.EVERY_CARD and isinstance(one.throw, RealThrow) else ()
    return (*deck.pile, *(card for card in known if isinstance(card, Card)))


def _fits(card: Card, word: str, thrower: Character, rules: HouseRules) -> bool:
    if word == OWN_KEY:
        return card in thrower.significators
    if word == FOOL_KEY:
        return card is Card.FOOL
    if word in COURT_KEYS:
        return card.court is COURT_KEYS[word]
    if word.isdecimal():
        return card is not Card.FOOL and value_for(card, thrower, rules) == int(word)
    if word.startswith(MAJOR_KEY) and word[1:].isdecimal():
        return card.major == int(word[1:])
    return card.value == word


def _objection(table: Table, thrower: Character, word: str) -> NotACard | NoOwnCard | NoCardLeft:
    if word == OWN_KEY:
        return NoOwnCard(thrower.id)
    if not _names_a_card(word):
        return NotACard(word)
    rules = table.house_rules
    held = [card for card in everywhere(table, thrower.deck) if _fits(card, word, thrower, rules)]
    return NoCardLeft(thrower.deck, word, len(held))


def _names_a_card(word: str) -> bool:
    if word == FOOL_KEY or word in COURT_KEYS:
        return True
    if word.isdecimal():
        return 1 <= int(word) <= 21
    if word.startswith(MAJOR_KEY) and word[1:].isdecimal():
        return int(word[1:]) <= 21
    try:
        return card_named(word).value == word
    except UnknownCard:
        return False
