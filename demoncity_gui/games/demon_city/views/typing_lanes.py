"""Makes the lanes into which real cards are typed, the one place where they are known before they turn."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.awaited import Asked, Draw
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, DrawNumber, Recover, TryTask
from demoncity_gui.games.demon_city.rules.real_cards import cards_asked, lanes_to_type, word_for
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.views.host_picture import TypedCard, TypingLane
from demoncity_gui.games.demon_city.words import people
from demoncity_gui.games.demon_city.words.commands import command_words
from demoncity_gui.games.demon_city.words.tasks import draw_name
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.texts import demon_city_rows as said
from demoncity_gui.words.cards import card_title


def typing_lanes(table: Table) -> tuple[TypingLane, ...]:
    """Return everybody whose real cards are typed now, or the one draw that is nobody's."""
    return tuple(_lane(table, lane) for lane in lanes_to_type(table))


def _lane(table: Table, lane: Draw) -> TypingLane:
    asked = None if table.awaited is None else table.awaited.asked
    return TypingLane(
        who=lane.who,
        name=draw_name(asked) if lane.who is None else people.name(table, lane.who),
        deck=lane.deck,
        places=lane.places,
        asked=cards_asked(table, lane),
        lowest=lane.lowest,
        typed=tuple(_typed(card) for card in lane.typed),
        what_for="" if asked is None else _what_for(table, asked),
        are_dice=not table.edition.has_decks,
        hint=_hint(table, lane, is_hundred=isinstance(asked, DrawNumber) and asked.hundred),
    )


def _what_for(table: Table, asked: Asked) -> str:
    words = command_words(table, asked)
    match asked:
        case TryTask(intensities=intensities):
            return said.against_intensity(deed=words, levels=[str(one) for one in intensities])
        case CheckCalm(intensity=intensity) | Recover(intensity=intensity):
            return said.against_intensity(deed=words, levels=[str(intensity)])
        case _:
            return words


def _hint(table: Table, lane: Draw, *, is_hundred: bool) -> str:
    if not lane.numbers or not table.edition.has_decks:
        return ""
    return said.drawn_past(hundred=is_hundred)


def _typed(card: Drawn) -> TypedCard:
    word = word_for(card)
    return TypedCard(card.value if isinstance(card, Card) else word, word, card_title(card))
