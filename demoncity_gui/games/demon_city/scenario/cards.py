"""The cards that a scenario names: drawn, on the table, or unseen in the decks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck
from demoncity_gui.games.demon_city.scenario.texts import DecksText
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral, UnknownCard, card_named
from demoncity_gui.texts import scenario_faults as faults

FRESH_PLAYERS: tuple[Drawn, ...] = (Card.FOOL, *[Numeral(value) for value in range(1, 11) for _ in range(3)])
FRESH_HORROR: tuple[Drawn, ...] = tuple([Numeral(value) for value in range(1, 11)])
FRESH = Unseen(UnseenDeck(FRESH_PLAYERS), UnseenDeck(FRESH_HORROR))
"""The reference decks: three cards of each value and The Fool, and one of each (T-DECK-08, T-ODDS)."""


_DRAWN: dict[str | int, Drawn] = {
    **{card.value: card for card in Card},
    0: Card.FOOL,
    **{number: Numeral(number) for number in range(1, 22)},
}


_NAMED: dict[str | int, Card] = {name: card for name, card in _DRAWN.items() if isinstance(card, Card)}
_OF_PLAYERS = {name: card for name, card in _NAMED.items() if card.pip is None}


def _card(written: str | int) -> Drawn:
    drawn = _DRAWN.get(written)
    if drawn is not None:
        return drawn
    if isinstance(written, int):
        raise ScenarioUnreadable("", faults.card_number(told=str(written)))
    try:
        return card_named(written)
    except UnknownCard as why:
        raise ScenarioUnreadable("", faults.no_card_called(name=repr(written))) from why


def cards_in(written: Sequence[str | int], owner: str, seen: dict[Card, str]) -> tuple[Drawn, ...]:
    """Read cards; `seen` keeps with whom each named card lies, so that none lies in two places."""
    cards = []
    for number, name in enumerate(written):
        try:
            card = _DRAWN.get(name) or _card(name)
            if type(card) is not Numeral:
                if card in seen:
                    raise ScenarioUnreadable("", faults.lies_already(card=card.value, name=repr(seen[card])))
                seen[card] = owner
        except ScenarioUnreadable as why:
            raise why.within(f"[{number}]") from why
        cards.append(card)
    return tuple(cards)


def significators_in(written: Sequence[str | int], deck: DeckName) -> tuple[Card, ...]:
    """Read somebody's Significators, each once, and none of a pip card in the Players' Deck."""
    known = _OF_PLAYERS if deck is DeckName.PLAYERS else _NAMED
    cards = [found for name in written if (found := known.get(name)) is not None]
    if len(set(cards)) == len(written):
        return tuple(cards)
    cards = []
    for number, name in enumerate(written):
        try:
            card = _DRAWN.get(name) or _card(name)
            if isinstance(card, Numeral):
                raise ScenarioUnreadable("", faults.significator_number(number=card.number))
            if card in cards:
                raise ScenarioUnreadable("", faults.card_twice(card=card.value))
            if card.pip is not None and deck is DeckName.PLAYERS:
                raise ScenarioUnreadable("", faults.significator_kind(card=card.value))
        except ScenarioUnreadable as why:
            raise why.within(f".significators[{number}]") from why
        cards.append(card)
    return tuple(cards)


def refuse_shared(
    key: str, people: Collection[Character], cards: Mapping[CharacterId, tuple[Drawn, ...]] | None
) -> None:
    """Refuse a Significator that is of two (T-DECK-13), unless all cards are given and it lies before nobody: then it
    decides nothing, and files older than the rule are still ruled. `people` stand under the `key` in this order.
    """
    owned = [card for one in people for card in one.significators]
    if len(set(owned)) == len(owned):
        return
    owner: dict[Card, str] = {}
    for place, one in enumerate(people):
        for number, card in enumerate(one.significators):
            if card not in owner:
                owner[card] = one.name
            elif cards is None or any(card in drawn for drawn in cards.values()):
                raise ScenarioUnreadable(
                    f".{key}[{place}].significators[{number}]",
                    faults.significator_taken(card=card.value, who=repr(owner[card])),
                )


MOST_IN_A_HEAP = 10_000
"""Cards of a pile or a discard: far more than anybody shuffles, and few enough to be counted with."""


def unseen_in(written: DecksText) -> Unseen:
    """Read the cards left in the decks; a pile that is left out is the fresh one, The Fool in it if nowhere else."""
    seen: dict[Card, str] = {}
    left: dict[str, tuple[Drawn, ...]] = {}
    for name in ("players", "horror", "players_discard", "horror_discard"):
        heap = getattr(written, name) or ()
        if len(heap) > MOST_IN_A_HEAP:
            raise ScenarioUnreadable(f".decks.{name}", faults.heap(most=f"{MOST_IN_A_HEAP:,}", told=f"{len(heap):,}"))
        try:
            left[name] = cards_in(heap, name, seen)
        except ScenarioUnreadable as why:
            raise why.within(f".decks.{name}") from why
    if written.players is None:
        left["players"] = FRESH_PLAYERS[1:] if Card.FOOL in seen else FRESH_PLAYERS
    if written.horror is None:
        left["horror"] = FRESH_HORROR
    return Unseen(
        UnseenDeck(left["players"], left["players_discard"]), UnseenDeck(left["horror"], left["horror_discard"])
    )
