"""Cards laid, typed, turned up, taken back and discarded."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.awaited import Awaited, Draw
from demoncity_gui.games.demon_city.rules.changes import (
    participant_of,
    with_deck,
    with_participant,
)
from demoncity_gui.games.demon_city.rules.characters import (
    CharacterId,
)
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Participant,
    RealThrow,
    ShownThrow,
    Table,
)
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral, listed_in_order


def _face_down(participant: Participant) -> tuple[Card, ...]:
    return participant.throw.cards if isinstance(participant.throw, FaceDownThrow) else ()


def lay(table: Table, who: CharacterId, number: int) -> Table:
    """Lay cards off the pile of one's own deck: a player's has the Significators, the Host's is another (T-COUNT-03).

    Raises:
        ValueError: the pile does not hold so many.
    """
    name = table.character(who).deck
    deck = table.deck(name)
    if not 0 < number <= table.pile_size(name):
        raise ValueError(f"the pile holds {table.pile_size(name)} cards, not {number}")
    if deck.is_real or not table.edition.has_decks:
        return with_participant(table, who, lambda one: replace(one, throw=_with_places(one, number)))
    laid = FaceDownThrow(_face_down(participant_of(table, who)) + deck.pile[:number])
    table = with_deck(table, name, replace(deck, pile=deck.pile[number:]))
    return with_participant(table, who, lambda one: replace(one, throw=laid))


def _with_places(participant: Participant, more: int) -> RealThrow:
    throw = participant.throw
    return replace(throw, places=throw.places + more) if isinstance(throw, RealThrow) else RealThrow(more)


def type_cards(table: Table, who: CharacterId | None, cards: tuple[Drawn, ...]) -> Table:
    """Let these be all that is known of the real cards before somebody; they leave the deck's list.

    Raises:
        ValueError: no real cards lie there, or not so many, or one of these is not on the list.
    """
    throw = None if who is None else participant_of(table, who).throw
    if who is None or not isinstance(throw, RealThrow) or len(cards) > throw.places:
        raise ValueError(f"character {who} has no {len(cards)} real cards")
    table = _retyped(table, table.character(who).deck, throw.typed, cards)
    return with_participant(table, who, lambda one: replace(one, throw=RealThrow(throw.places, cards)))


def _retyped(table: Table, name: DeckName, before: tuple[Drawn, ...], cards: tuple[Drawn, ...]) -> Table:
    """Take these cards off a real deck's list, in the place of those typed before."""
    deck = table.deck(name)
    if deck.mode is not DeckMode.EVERY_CARD or not table.edition.has_decks:
        return table
    pile = [*deck.pile, *_named(before)]
    for card in _named(cards):
        pile.remove(card)
    return with_deck(table, name, replace(deck, pile=listed_in_order(pile)))


def awaited_of(table: Table) -> Awaited:
    """Return what waits for real cards.

    Raises:
        ValueError: nothing does.
    """
    if table.awaited is None:
        raise ValueError("nothing waits for real cards")
    return table.awaited


def _awaited_draw(table: Table, who: CharacterId | None) -> Draw:
    draw = awaited_of(table).draw_of(who)
    if draw is None:
        raise ValueError(f"no draw of {who} waits for real cards")
    return draw


def type_awaited(table: Table, who: CharacterId | None, cards: tuple[Drawn, ...]) -> Table:
    """Let these be all that is known of the real cards that somebody draws.

    Raises:
        ValueError: nothing is drawn for them.
    """
    draw, awaited = _awaited_draw(table, who), awaited_of(table)
    table = _retyped(table, draw.deck, draw.typed, cards)
    draws = tuple(replace(one, typed=cards) if one is draw else one for one in awaited.draws)
    return replace(table, awaited=replace(awaited, draws=draws))


def spread_typed(table: Table, who: CharacterId | None) -> Table:
    """Lay the cards open that were typed for somebody’s draw.

    Raises:
        ValueError: nothing is drawn for them.
    """
    draw, awaited = _awaited_draw(table, who), awaited_of(table)
    deck = table.deck(draw.deck)
    table = with_deck(table, draw.deck, replace(deck, spread=deck.spread + draw.typed))
    left = tuple(one for one in awaited.draws if one is not draw)
    return replace(table, awaited=replace(awaited, draws=left) if left else None)


def _named(cards: Iterable[Drawn]) -> tuple[Card, ...]:
    return tuple(card for card in cards if isinstance(card, Card))


def return_cards(table: Table, who: CharacterId, number: int) -> Table:
    """Put somebody’s last cards back on the pile, unseen.

    Raises:
        ValueError: they have not so many.
    """
    name = table.character(who).deck
    deck = table.deck(name)
    throw = participant_of(table, who).throw
    if isinstance(throw, RealThrow):
        left = throw.places - number
        if not 0 <= left < throw.places:
            raise ValueError(f"character {who} has {throw.places} cards, not {number}")
        table = type_cards(table, who, throw.typed[:left])
        return with_participant(
            table, who, lambda one: replace(one, throw=RealThrow(left, throw.typed[:left]) if left else None)
        )
    cards = _face_down(participant_of(table, who))
    if not 0 < number <= len(cards):
        raise ValueError(f"character {who} has {len(cards)} cards, not {number}")
    kept, back = cards[: len(cards) - number], cards[len(cards) - number :]
    # The last card laid is the first to be drawn again.
    table = with_deck(table, name, replace(deck, pile=back + deck.pile))
    return with_participant(table, who, lambda one: replace(one, throw=FaceDownThrow(kept) if kept else None))


def turned_up(participant: Participant) -> Participant:
    """Return somebody with their cards turned."""
    if isinstance(participant.throw, FaceDownThrow):
        return replace(participant, throw=ShownThrow(participant.throw.cards))
    if isinstance(participant.throw, RealThrow):
        return replace(participant, throw=ShownThrow(participant.throw.typed))
    return participant


def numerals(faces: Iterable[int]) -> tuple[Numeral, ...]:
    """Return dice that show these faces.

    Raises:
        ValueError: a d10 has no such face.
    """
    shown = tuple(faces)
    if not shown or not all(1 <= face <= 10 for face in shown):
        raise ValueError(f"no d10s show {shown}")
    return tuple(map(Numeral, shown))


def roll(table: Table, who: CharacterId, faces: tuple[int, ...]) -> Table:
    """Roll the dice that lie before somebody.

    Raises:
        ValueError: not so many lie there, or a d10 has no such face.
    """
    throw = participant_of(table, who).throw
    if not isinstance(throw, RealThrow) or throw.places != len(faces):
        raise ValueError(f"character {who} has no {len(faces)} dice to roll")
    return with_participant(table, who, lambda one: replace(one, throw=ShownThrow(numerals(faces))))


def discard(table: Table, people: Iterable[CharacterId]) -> Table:
    """Discard what lies before these people; of real cards that were not typed, only their number is known.

    Raises:
        ValueError: one of them takes no part.
    """
    for who in people:
        throw = participant_of(table, who).throw
        if throw is not None:
            name = table.character(who).deck
            deck = table.deck(name)
            known = _named(throw.typed if isinstance(throw, RealThrow) else throw.cards)
            if deck.mode is not DeckMode.HIGHEST_ONLY and table.edition.has_decks:
                unturned = deck.unturned + throw.number - len(known)
                table = with_deck(table, name, replace(deck, discard=deck.discard + known, unturned=unturned))
            table = with_participant(table, who, lambda one: replace(one, throw=None))
    return table


def put_back(table: Table, name: DeckName, card: Card) -> Table:
    """Put a card of the discard back into the pile.

    Raises:
        ValueError: it is not in the discard.
    """
    deck = table.deck(name)
    if card not in deck.discard:
        raise ValueError(f"{card.value} is not in that discard")
    discard = tuple(other for other in deck.discard if other is not card)
    return with_deck(table, name, replace(deck, pile=(*deck.pile, card), discard=discard))
