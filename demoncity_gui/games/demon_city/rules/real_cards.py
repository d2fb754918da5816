"""Real cards on the table: which deck is a real one, and what the Host types of the cards that were turned."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import is_contested
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.dealing import shuffle_real_discard
from demoncity_gui.games.demon_city.rules.events import AwaitedLetGo, CardsTyped, DeckShuffled, RealDeckSet
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Participant, RealThrow, Stage, Table
from demoncity_gui.games.demon_city.rules.thrown import value_for
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Court, Drawn, Numeral

COURT_KEYS = {"P": Court.PAGE, "N": Court.KNIGHT, "Q": Court.QUEEN, "K": Court.KING}
"""The letter of each court."""
FOOL_KEY, MAJOR_KEY, OWN_KEY = "F", "J", "*"


def may_change_decks(table: Table) -> bool:
    """Whether no card lies before anybody, nor is about to: outside action, or before a round's first announcement."""
    fight = table.fight
    return table.awaited is None and (
        fight is None
        or (fight.stage is Stage.ANNOUNCING and all(one.announcement is None for one in fight.participants))
    )


def set_real_deck(transaction: Transaction, deck: DeckName, mode: DeckMode) -> None:
    """Play this deck with real cards, or with the program's; either way all its cards begin in the pile, shuffled.

    Raises:
        RuleRefusal: cards lie before people, or it is so already.
    """
    if not may_change_decks(transaction.table) or transaction.table.deck(deck).mode is mode:
        raise RuleRefusal(no.NotNow())
    transaction.happen(RealDeckSet(deck, mode))
    if mode is DeckMode.PROGRAM and transaction.table.edition.has_decks:
        transaction.happen(DeckShuffled(deck, transaction.chance.shuffled(transaction.table.deck(deck).pile)))


def lanes_to_type(table: Table) -> tuple[Draw, ...]:
    """Return the real cards that are turned now: those that a task or a draw waits for, else all once “Ready…” is
    called (T-CLASH-01), or those of one whose uncontested deed waits for them (T-UNCONTESTED-02).
    """
    if table.awaited is not None:
        return table.awaited.draws
    fight = table.fight
    if fight is None:
        return ()
    if fight.stage is Stage.READY:
        return _lanes(table, fight.participants)
    waiting = deed_to_type(table)
    return () if waiting is None else _lanes(table, [waiting])


def is_to_be_typed(table: Table, one: Participant) -> bool:
    """Whether real cards or dice lie before somebody in a fight, which the program learns by typing alone."""
    return isinstance(one.throw, RealThrow) and table.deck(table.character(one.who).deck).is_real


def deed_to_type(table: Table) -> Participant | None:
    """Return the one whose uncontested deed waits for the cards that were turned, None for nobody."""
    if table.fight is None or table.fight.stage is not Stage.ANNOUNCING:
        return None
    for one in table.fight.participants:
        if one.announcement is not None and not is_contested(one.announcement) and is_to_be_typed(table, one):
            return one
    return None


def _lanes(table: Table, people: Iterable[Participant]) -> tuple[Draw, ...]:
    """Return the real cards before these in a fight."""
    return tuple(
        Draw(
            one.who,
            table.character(one.who).deck,
            one.throw.places,
            lowest=one.count is not None and one.count.lowest,
            typed=one.throw.typed,
        )
        for one in people
        if isinstance(one.throw, RealThrow) and is_to_be_typed(table, one)
    )


def cards_asked(table: Table, lane: Draw) -> int:
    """Return how many of these real cards are to be typed in all; those that don't count have others after them."""
    is_each = lane.each or table.deck(lane.deck).mode is DeckMode.EVERY_CARD
    return (lane.places if is_each else 1) + lane.drawn_past


def cards_missing(table: Table, lane: Draw) -> int:
    """Return how many of these real cards are still to be typed."""
    return cards_asked(table, lane) - len(lane.typed)


def type_cards(transaction: Transaction, who: CharacterId | None, cards: tuple[str, ...]) -> None:
    """Take these for what somebody has turned, in the place of what was typed for them before.

    Where a card does not count and another is drawn after it, the people may have to shuffle first (T-DECK-22).

    Raises:
        RuleRefusal: no cards of theirs are turned now, or fewer; or these can't be the cards.
    """
    table = transaction.table
    lane = next((lane for lane in lanes_to_type(table) if lane.who == who), None)
    if lane is None:
        raise RuleRefusal(no.NotNow())
    meant = cards_meant(table, lane, cards)
    asked = cards_asked(table, replace(lane, typed=meant[:-1]))
    if len(meant) > asked:
        raise RuleRefusal(no.BadNumber("cards", len(meant), 0, asked))
    transaction.happen(CardsTyped(who, meant))
    if transaction.table.pile_size(lane.deck) < 0:
        if not transaction.table.deck(lane.deck).discard:
            raise RuleRefusal(no.NoNumberLeft(lane.deck))
        shuffle_real_discard(transaction, lane.deck)


def let_go(transaction: Transaction) -> None:
    """Let go of a throw that waits for real cards: they go back unseen.

    Raises:
        RuleRefusal: none does.
    """
    if transaction.table.awaited is None:
        raise RuleRefusal(no.NotNow())
    transaction.happen(AwaitedLetGo())


def cards_meant(table: Table, lane: Draw, words: tuple[str, ...]) -> tuple[Drawn, ...]:
    """Return the cards that these words mean where somebody turned them; a number is any card left that counts so.

    Of several that fit, a pip is meant before a Major, and another's card before the thrower's own Significator.

    Raises:
        RuleRefusal: no such card can lie there.
    """
    if not table.edition.has_decks:
        return tuple(_face_meant(word) for word in words)
    owned = _owned(table, lane)
    deck = table.deck(lane.deck)
    left = list(_possible(table, lane))
    meant: list[Drawn] = []
    for word in words:
        fitting = [card for card in left if word in _words_for(table, card, lane)]
        if not fitting:
            raise RuleRefusal(_objection(table, lane, word))
        card = min(fitting, key=lambda card: (card in owned, card.pip is None))
        counts = not lane.numbers or gives_a_number(card)
        if deck.mode is DeckMode.EVERY_CARD or lane.each or not counts:
            left.remove(card)
        else:
            value = _value(table, card, lane)
            rivals = [other for other in left if not lane.numbers or gives_a_number(other)]
            values = [_value(table, other, lane) for other in rivals]
            beside = [other for other in values if (other >= value if lane.lowest else other <= value)]
            if len(beside) < lane.places:
                raise RuleRefusal(no.NotTheHighest(word, lane.places, lane.lowest))
        # What counts by its name keeps it; of any other highest card only the number was told.
        by_name = deck.mode is DeckMode.EVERY_CARD or card is Card.FOOL or card in owned
        meant.append(card if by_name else Numeral(_value(table, card, lane)))
    return tuple(meant)


def _face_meant(word: str) -> Numeral:
    """Return the die that a word means: one of the ten faces, whatever the others show (D-TASK-01).

    Raises:
        RuleRefusal: a d10 has no such face.
    """
    if word not in _FACES:
        raise RuleRefusal(no.NotAFace(word))
    return Numeral(int(word))


_FACES = tuple(map(str, range(1, 11)))


def _owned(table: Table, lane: Draw) -> tuple[Card, ...]:
    return () if lane.who is None else table.character(lane.who).significators


def _value(table: Table, card: Card, lane: Draw) -> int:
    if lane.who is None:
        return worth(card, courts_are_equal=table.house_rules.reads(readings.COURTS_ARE_EQUAL))
    return value_for(card, table.character(lane.who), table.house_rules)


def words_left(table: Table, lane: Draw) -> tuple[str, ...]:
    """Return what may be typed for the first of these cards."""
    if not table.edition.has_decks:
        return _FACES
    owned = _owned(table, lane)
    words = []
    for card in _possible(table, lane):
        words.append(word_for(card))
        if card in owned:
            words.append(OWN_KEY)
    return tuple(dict.fromkeys(words))


def word_for(card: Drawn) -> str:
    """Return what is typed for a card, whoever it lies before: its number, or the keys of a court or a Major."""
    if not isinstance(card, Card):
        return str(card.number)
    if card.pip is not None:
        return str(card.pip)
    if card.court is not None:
        return next(key for key, court in COURT_KEYS.items() if court is card.court)
    return FOOL_KEY if card is Card.FOOL else f"{MAJOR_KEY}{card.major}"


def _possible(table: Table, lane: Draw) -> tuple[Card, ...]:
    """Return the cards that may lie there, those typed for them included."""
    deck = table.deck(lane.deck)
    known = lane.typed if deck.mode is DeckMode.EVERY_CARD else ()
    return (*deck.pile, *(card for card in known if isinstance(card, Card)))


def _words_for(table: Table, card: Card, lane: Draw) -> tuple[str, ...]:
    """Return all that may be typed for a card in this lane; The Fool has no number, but that among the Majors."""
    number = f"{MAJOR_KEY}0" if card is Card.FOOL else str(_value(table, card, lane))
    own = (OWN_KEY,) if card in _owned(table, lane) else ()
    return (word_for(card), number, card.value, *own)


def _objection(table: Table, lane: Draw, word: str) -> no.NotACard | no.NoOwnCard | no.NoCardLeft:
    if word == OWN_KEY and lane.who is not None:
        return no.NoOwnCard(lane.who)
    meant = [card for card in Card if word in _words_for(table, card, lane)]
    if not meant:
        return no.NotACard(word)
    return no.NoCardLeft(lane.deck, word, sum(card in meant for card in everywhere(table, lane.deck)))
