"""What a forecast starts from: the table without what nobody has seen, a temper for each, and a fight’s longest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.harm import damage_is_thrown
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, Participant, RealThrow, Stage, Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card

LONGEST = 50
"""Rounds after which a fight counts as undecided, unless another number is said."""


class Setup(Struct, frozen=True):
    """A table as a forecast may know it, everybody’s temper by its word, and the most rounds of a fight.

    `damage_by_hand`: the table leaves damage to the Host, and the forecast throws it by the optional rule
    (T-AMB-70 b). `unknown_decks`: only the highest card of these is typed, so that the whole deck stands for what is
    left of it.
    """

    table: Table
    tempers: Mapping[CharacterId, str]
    most_rounds: int = LONGEST
    damage_by_hand: bool = False
    unknown_decks: tuple[DeckName, ...] = ()

    @property
    def sides(self) -> Mapping[CharacterId, Side]:
        """Everybody’s side."""
        return {one.id: one.side for one in self.table.characters}


def setup_of(table: Table, tempers: Mapping[CharacterId, str], most_rounds: int = LONGEST) -> Setup:
    """Return what a forecast of this table starts from.

    It is the same for any two tables that differ only in the order of cards that nobody has seen, or in which of them
    lie face down (T-ODDS-06): cards that lie face down go back, and each pile is put in order. What waits for real
    cards is let go.
    """
    by_hand = not damage_is_thrown(table)
    typed = tuple([name for name in DeckName if table.deck(name).mode is DeckMode.HIGHEST_ONLY])
    unknown = typed if table.edition.has_decks else ()  # a die forgets what was rolled
    rules = table.house_rules.with_reading(*readings.DAMAGE_IS_THROWN.switch) if by_hand else table.house_rules
    known = replace(
        table,
        players_deck=_unordered(table, DeckName.PLAYERS),
        horror_deck=_unordered(table, DeckName.HORROR),
        house_rules=rules,
        awaited=None,
    )
    if table.fight is not None:
        people = tuple([_without_unseen(one) for one in table.fight.participants])
        # “Ready…” is called anew once the cards lie again.
        stage = Stage.ANNOUNCING if table.fight.stage is Stage.READY else table.fight.stage
        known = replace(known, fight=replace(table.fight, participants=people, stage=stage))
    return Setup(known, dict(tempers), most_rounds, by_hand, unknown)


def shuffled(table: Table, luck: Chance) -> Table:
    """Return the table with its piles in a random order."""
    decks = {
        field: replace(deck, pile=luck.shuffled(deck.pile))
        for field, deck in (("players_deck", table.players_deck), ("horror_deck", table.horror_deck))
    }
    return replace(table, **decks)


def _unordered(table: Table, name: DeckName) -> Deck:
    deck = table.deck(name)
    people = () if table.fight is None else table.fight.participants
    face_down = [
        card
        for one in people
        if isinstance(one.throw, FaceDownThrow) and table.character(one.who).deck is name
        for card in one.throw.cards
    ]
    pile = _in_order((*deck.pile, *face_down))
    return Deck(pile, _in_order(deck.discard), () if deck.is_real else deck.spread)


def _without_unseen(one: Participant) -> Participant:
    hidden = isinstance(one.throw, FaceDownThrow | RealThrow)
    return replace(one, throw=None, count=None) if hidden else one


def _in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.value))
