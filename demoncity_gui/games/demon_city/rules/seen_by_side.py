"""The table as one side knows it: their own sheets, and of all else what play has shown."""

from __future__ import annotations

from itertools import cycle, islice

from msgspec.structs import replace

from demoncity_gui.games.common.casebook_known import as_players_know
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.casebook import unmet
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Fight,
    JudgedClash,
    Participant,
    ShownThrow,
    Table,
)
from demoncity_gui.pieces.tarot import Card


def as_seen_by(table: Table, side: Side) -> Table:
    """Return the table as this side knows it; every card face down is any card, every sheet but theirs is bare.

    Of others there are the names that players know, where they stand, what befell them for all to see, and what their
    announced deeds are called; of a case’s people whom nobody has met there is nothing at all. Nobody’s count has
    reasons, for most compare sheets. Equal for any two tables that differ in nothing but what is hidden from that side.
    """
    known = table.as_the_players_know_it
    fight = known.fight
    open_cards = set(_open_cards(known))
    strangers = {one.id for one in unmet(table)}

    def seen(one: Character) -> Character:
        if one.side == side and one.is_player_character:
            return one
        return _other(one.as_the_players_know_them, _deeds_of(fight, one.id), open_cards)

    return replace(
        known,
        characters=tuple(seen(one) for one in known.characters if one.id not in strangers),
        players_deck=_deck(known.players_deck),
        horror_deck=_deck(known.horror_deck),
        fight=None if fight is None else _fight(fight, tuple(map(seen, fight.as_thrown))),
        casebook=as_players_know(known.casebook),
    )


def _other(one: Character, deeds: tuple[Announcement, ...], open_cards: set[Card]) -> Character:
    """Return somebody of another side, or whom no player plays; how they attack is known once they have announced."""
    return Character(
        id=one.id,
        name=one.name,
        side=one.side,
        deck=one.deck,
        stats=(),
        significators=tuple(card for card in one.significators if card in open_cards),
        power=one.power if deeds else None,
        close_deed=one.close_deed if deeds else "",
        shoot_deed=one.shoot_deed if deeds else "",
        shoot_skill=one.shoot_skill if deeds else "",
        hurt=one.hurt,
        out=one.out,
        panicked=one.panicked,
        held=one.held,
        alias=one.alias,
        hidden=one.hidden,
        short=one.short,
        portrait=one.portrait,
        pronoun=one.pronoun,
        by_program=one.by_program,
    )


def _deeds_of(fight: Fight | None, who: CharacterId) -> tuple[Announcement, ...]:
    one = None if fight is None else fight.participant(who)
    return () if one is None else tuple(filter(None, (one.announcement, one.last)))


def _open_cards(table: Table) -> list[Card]:
    people = () if table.fight is None else table.fight.participants
    shown = [card for one in people if isinstance(one.throw, ShownThrow) for card in one.throw.cards]
    return [card for card in (*shown, *table.players_deck.spread, *table.horror_deck.spread) if isinstance(card, Card)]


def _deck(deck: Deck) -> Deck:
    return replace(deck, pile=_any(len(deck.pile)), discard=_any(len(deck.discard)))


def _any(cards: int) -> tuple[Card, ...]:
    """Return what stands for so many cards that nobody on that side has seen."""
    return tuple(islice(cycle(Card), cards))


def _fight(fight: Fight, as_thrown: tuple[Character, ...]) -> Fight:
    people = tuple(map(_participant, fight.participants))
    clashes = tuple(_clash(clash, is_told=place <= fight.told) for place, clash in enumerate(fight.clashes))
    return replace(fight, participants=people, clashes=clashes, as_thrown=as_thrown)


def _clash(clash: JudgedClash, *, is_told: bool) -> JudgedClash:
    """Return a Clash without what stood against each deed, ranks of others among it; of one to come who is in it."""
    ruling = clash.ruling
    if is_told:
        judgements = tuple(replace(one, hurdles=()) for one in ruling.judgements)
        return replace(clash, ruling=replace(ruling, judgements=judgements, turned_by=()))
    nothing: tuple[CharacterId, ...] = ()
    return JudgedClash(
        ClashRuling(ruling.members, 0, Outcome.TIED, None, None, nothing, nothing, nothing, nothing, nothing, ())
    )


def _participant(one: Participant) -> Participant:
    count = None if one.count is None else Count(one.count.cards, one.count.lowest, ())
    throw = FaceDownThrow(_any(one.throw.number)) if isinstance(one.throw, FaceDownThrow) else one.throw
    proposal = one.proposal if one.announcement is not None else None
    return replace(one, count=count, throw=throw, proposal=proposal)
