"""What the deck workshop shows: of which cards each deck consists, never in which order or where they lie."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.deck_building import deck_remarks, horror_preset, players_preset
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.words.decks import remark_sentence
from demoncity_gui.games.demon_city.words.people import listed
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_workshop as said
from demoncity_gui.words.cards import card_title

DeckOrNone = DeckName | None
"""The deck a card is in; None for a card that is in neither."""


class Owner(Struct, frozen=True):
    """Somebody who may have cards of their own: Significators, or, a creature of the Host's, cards tied to it."""

    who: CharacterId
    name: str
    is_secret: bool = False


class WorkshopCard(Struct, frozen=True):
    """A card of the tarot; `owner` is whose Significator or own card it is, empty for nobody's; `moved` in the draft.

    `own_of` is whose own card it is, as is given and taken here; what a card sets off stands on the sheet.
    """

    card: Card
    worth: int
    owner: str
    moved: bool
    own_of: CharacterId | None = None

    @property
    def words(self) -> str:
        """The card as a sentence names it, with what it is worth and whose it is."""
        return said.worth(card=card_title(self.card), worth=self.worth, owner=self.owner, moved=self.moved)


class Remark(Struct, frozen=True):
    """A sentence on the draft; `forbids`: nobody can play with it. `is_secret`: it tells of the Horror's Deck."""

    words: str
    forbids: bool
    is_secret: bool


class DecksPicture(Struct, frozen=True):
    """The whole tarot by place, each place in the tarot's own order, and what is to be said of it.

    `draft` are the cards that would be built elsewhere than they are. `owners` may have cards of their own, the
    creatures last.
    """

    players: tuple[WorkshopCard, ...]
    horror: tuple[WorkshopCard, ...]
    neither: tuple[WorkshopCard, ...]
    owners: tuple[Owner, ...]
    remarks: tuple[Remark, ...]
    draft: bool
    courts_are_equal: bool
    fool_with: DeckOrNone

    def cards(self, place: DeckOrNone) -> tuple[WorkshopCard, ...]:
        """Return the cards of this place."""
        return {DeckName.PLAYERS: self.players, DeckName.HORROR: self.horror, None: self.neither}[place]

    def built(self, deck: DeckName) -> tuple[Card, ...]:
        """Return what this deck would be built of."""
        return tuple(one.card for one in self.cards(deck))


def decks_picture(table: Table, moves: Mapping[Card, DeckOrNone]) -> DecksPicture:
    """Return what the workshop shows of this table, with these cards moved in the draft."""
    now = places(table)
    draft = {card: moves.get(card, place) for card, place in now.items()}
    equal = table.house_rules.reads(readings.COURTS_ARE_EQUAL)

    def of(place: DeckOrNone) -> tuple[WorkshopCard, ...]:
        owners = _owners(table, place)
        return tuple(
            WorkshopCard(
                card,
                worth(card, courts_are_equal=equal),
                owners.get(card, ""),
                now[card] is not place,
                next((one.id for one in table.characters if card in one.significators), None),
            )
            for card in Card
            if draft[card] is place
        )

    players, horror, neither = of(DeckName.PLAYERS), of(DeckName.HORROR), of(None)
    remarks = deck_remarks([one.card for one in players], [one.card for one in horror], table.characters)
    return DecksPicture(
        players=players,
        horror=horror,
        neither=neither,
        owners=tuple(
            Owner(one.id, one.name, is_secret=not one.is_player_character)
            for one in sorted(table.characters, key=lambda one: not one.is_player_character)
        ),
        remarks=tuple(Remark(remark_sentence(one), one.forbids, one.is_secret) for one in remarks),
        draft=draft != now,
        courts_are_equal=equal,
        fool_with=draft[Card.FOOL],
    )


def places(table: Table) -> dict[Card, DeckOrNone]:
    """Return for each card of the tarot the deck it belongs to."""
    found: dict[Card, DeckOrNone] = dict.fromkeys(Card)
    for name in DeckName:
        found.update(dict.fromkeys(everywhere(table, name), name))
    return found


def preset_moves(table: Table, moves: Mapping[Card, DeckOrNone], deck: DeckName) -> dict[Card, DeckOrNone]:
    """Return the draft with this deck put together as it mostly is; a card it takes leaves the other deck."""
    draft = {card: moves.get(card, place) for card, place in places(table).items()}
    if deck is DeckName.PLAYERS:
        wanted = players_preset(table.characters)
    else:
        theirs = [card for card, place in draft.items() if place is DeckName.PLAYERS]
        wanted = horror_preset(table.characters, theirs)
    for card, place in draft.items():
        if card in wanted:
            draft[card] = deck
        elif place is deck:
            draft[card] = None
    return draft


def _owners(table: Table, place: DeckOrNone) -> dict[Card, str]:
    """Return whose the cards are; among the Players' none is a creature's, for that deck has no curtain."""
    found: dict[Card, str] = {}
    for one in table.characters:
        if place is DeckName.PLAYERS and not one.is_player_character:
            continue
        for card in (*one.significators, *(power.card for power in one.card_powers)):
            found[card] = listed((found[card], one.name)) if card in found else one.name
    return found
