"""How lucky the throws of one deed were, from the exact chances at the moment before their cards were drawn.

Cards of which nobody has seen anything count as unseen, whoever they lie before. Nothing is told of cards that are not
turned, nor of a deck of which only the highest card is typed: nobody knows what else it could have given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.harm import damage_cards
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Fight,
    RealThrow,
    ShownThrow,
    Table,
    confrontation_of,
    turned_throw,
)
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck, unseen_of
from demoncity_gui.games.game import Deed
from demoncity_gui.odds.clash import win_odds
from demoncity_gui.odds.deal import Lane
from demoncity_gui.odds.draws import number_odds
from demoncity_gui.odds.heaps import Heaps, TooFewCards
from demoncity_gui.odds.spread import Spread, dice_spread, dice_wins, spread_of
from demoncity_gui.odds.stakes import stakes_of
from demoncity_gui.odds.tasks import contest_wins
from demoncity_gui.pieces.decks import DeckMode, DeckName


class ThrowLuck(Struct, frozen=True):
    """One throw: `less` is the chance of a lower one, `more` that of a higher one."""

    who: CharacterId
    value: int
    less: Fraction
    more: Fraction

    @property
    def share(self) -> Fraction:
        """How much of all that could have been thrown this was better than, half of its equals among it."""
        return self.less + (1 - self.less - self.more) / 2


class Turn(Struct, frozen=True):
    """Who won a Clash or a contest, a side or somebody, none where it was tied, and how likely that was before."""

    side: Side | None
    who: CharacterId | None
    chance: Fraction

    @property
    def is_won(self) -> bool:
        """Whether anybody won it."""
        return self.side is not None or self.who is not None


class DeedLuck(Struct, frozen=True):
    """The luck of one deed: of each throw that it turned, and of what they decided."""

    throws: tuple[ThrowLuck, ...] = ()
    turns: tuple[Turn, ...] = ()


def luck_of(deed: Deed[Any, Any, Any]) -> DeedLuck:
    """Return the luck of a deed; none of one that turned no cards, and of another game’s."""
    before = deed.before
    if not isinstance(before, Table):
        return DeedLuck()
    if any(isinstance(event, ev.CardsTurned) for event in deed.events):
        return _of_a_round(before, deed.events)
    table = before
    for place, event in enumerate(deed.events):
        if isinstance(event, _DRAWING):
            return _of_single_throws(table, deed.events[place:])
        table = apply(table, event)
    return DeedLuck()


_DRAWING = (ev.CardsLaid, ev.CardsSpread, ev.RealCardsSpread, ev.DeckShuffled, ev.DiceSpread)
"""The first of these finds the table as it was before anything was drawn."""

# --- a round ---------------------------------------------------------------------------------------------------------


def _of_a_round(before: Table, events: Sequence[ev.Event]) -> DeedLuck:
    after = before
    for event in events:
        after = apply(after, event)
    if before.fight is None or after.fight is None:
        return DeedLuck()
    if not before.edition.has_decks:
        return _of_dice(after, after.fight, events)
    unseen = _with_what_was_typed(before)
    throws = []
    for was, now in zip(before.fight.participants, after.fight.participants, strict=True):
        if not isinstance(was.throw, (FaceDownThrow, RealThrow)) or not isinstance(now.throw, ShownThrow):
            continue
        thrown, deck = turned_throw(after, now), unseen[after.character(now.who).deck]
        if thrown is not None and deck is not None and was.count is not None:
            lane = Lane((was.throw.number, 0), was.count.lowest)
            throws.append(
                _placed(now.who, thrown.value, spread_of(deck, lane, after.character(now.who), after.house_rules))
            )
    rulings = [event.ruling for event in events if isinstance(event, ev.ClashJudged)]
    return DeedLuck(tuple(throws), tuple(_turns(before, unseen, rulings)))


def _of_dice(after: Table, fight: Fight, events: Sequence[ev.Event]) -> DeedLuck:
    """Return the luck of a roll: dice remember nothing, and so nothing has to be known of any table."""
    dice = {one.who: one.throw.number for one in fight.participants if isinstance(one.throw, ShownThrow)}
    throws = []
    for one in fight.participants:
        thrown = turned_throw(after, one)
        if thrown is not None:
            throws.append(_placed(one.who, thrown.value, dice_spread(dice[one.who])))
    turns: list[Turn] = []
    for ruling in [event.ruling for event in events if isinstance(event, ev.ClashJudged)]:
        sides: dict[Side, int] = {}
        for who in ruling.members:
            side = after.character(who).side
            sides[side] = sides.get(side, 0) + dice.get(who, 0)
        wins = dict(zip(sides, dice_wins(list(sides.values())), strict=True))
        if len(sides) > 1:
            turns += _turned_by(ruling, wins)
    return DeedLuck(tuple(throws), tuple(turns))


def _turned_by(ruling: ClashRuling, wins: Mapping[Side, Fraction]) -> Iterable[Turn]:
    if ruling.outcome is Outcome.TIED:
        yield Turn(None, None, 1 - sum(wins.values(), Fraction()))
    elif ruling.winning_side is not None:
        yield Turn(ruling.winning_side, None, wins[ruling.winning_side])


def _turns(before: Table, unseen: dict[DeckName, UnseenDeck | None], rulings: Iterable[ClashRuling]) -> Iterable[Turn]:
    """Yield how likely it was that each Clash was won by who has won it."""
    players, horror, fight = unseen[DeckName.PLAYERS], unseen[DeckName.HORROR], before.fight
    if players is None or horror is None or fight is None:
        return
    ground = confrontation_of(before, fight)
    heaps = Heaps(Unseen(players, horror), before.house_rules)
    people = {one.who: one for one in fight.participants}
    for ruling in rulings:
        if len({ground.side(who) for who in ruling.members}) < 2:
            continue
        lanes = []
        for who in ruling.members:
            throw, count = people[who].throw, people[who].count
            pile = 2 * list(DeckName).index(before.character(who).deck)
            takes = [0] * len(heaps.cards)
            takes[pile] = 0 if throw is None else throw.number
            lanes.append(Lane(tuple(takes), count is not None and count.lowest))
        yield from _turned_by(ruling, win_odds(stakes_of(ground, ruling.members, (), ()), heaps, lanes))


def _with_what_was_typed(table: Table) -> dict[DeckName, UnseenDeck | None]:
    """Return what was unseen of each deck before its real cards were turned and typed."""
    found = {name: unseen_of(table, name) for name in DeckName}
    for one in () if table.fight is None else table.fight.participants:
        name = table.character(one.who).deck
        deck = found[name]
        if deck is not None and isinstance(one.throw, RealThrow):
            found[name] = UnseenDeck((*deck.pile, *one.throw.typed), deck.discard)
    return found


# --- tasks, draws and deeds that nobody contests ---------------------------------------------------------------------


def _of_single_throws(table: Table, events: Sequence[ev.Event]) -> DeedLuck:
    """Return the luck of throws that were drawn and turned at once; `table` is as it was before they were drawn."""
    for event in events:
        match event:
            case ev.TaskJudged(who=who, count=count, ruling=ruling) if count is not None and ruling.thrown is not None:
                return DeedLuck(tuple(_single(table, [(who, count.cards, count.lowest, ruling.thrown.value)])))
            case ev.DeedSettled(who=who, ruling=ruling) if ruling.value is not None:
                cards = sum([one.number for one in events if isinstance(one, ev.CardsLaid) and one.who == who])
                return DeedLuck(tuple(_single(table, [(who, cards, False, ruling.value)] if cards else [])))
            case ev.ContestJudged(parties=parties):
                thrown = [(one.who, one.count.cards, one.count.lowest, one.value) for one in parties]
                return DeedLuck(tuple(_single(table, thrown)), tuple(_of_a_contest(table, event)))
            case ev.DamageThrown():
                return DeedLuck(tuple(_of_damage(table, event)))
    return DeedLuck()


Thrown = tuple[CharacterId, int, bool, int]
"""Who threw, how many cards, whether the lowest counted, and what it came to."""


def _single(table: Table, throws: Sequence[Thrown]) -> Iterable[ThrowLuck]:
    people = {one.id: one for one in table.characters}
    if not table.edition.has_decks:
        yield from [_placed(who, value, dice_spread(dice)) for who, dice, _, value in throws if dice]
        return
    for name in DeckName:
        deck = unseen_of(table, name)
        here = [one for one in throws if people[one[0]].deck is name]
        if deck is None or table.deck(name).mode is not DeckMode.PROGRAM:
            continue
        left = len(deck.pile)
        for who, cards, lowest, value in here:  # in the order in which they drew
            from_pile = min(cards, left)
            left -= from_pile
            lane = Lane((from_pile, cards - from_pile), lowest)
            if cards - from_pile <= len(deck.discard):
                yield _placed(who, value, spread_of(deck, lane, people[who], table.house_rules))


def _of_a_contest(table: Table, event: ev.ContestJudged) -> Iterable[Turn]:
    if not table.edition.has_decks:
        chances = dice_wins([one.count.cards for one in event.parties])
        won = dict(zip([one.who for one in event.parties], chances, strict=True))
        yield Turn(None, event.winner, 1 - sum(chances, Fraction()) if event.winner is None else won[event.winner])
        return
    players, horror = (unseen_of(table, name) for name in DeckName)
    if players is None or horror is None or any(one.typed for one in event.parties):
        return
    people: list[tuple[Character, int]] = [(table.character(one.who), one.count.cards) for one in event.parties]
    try:
        wins, tied = contest_wins(people, Unseen(players, horror), table.house_rules)
    except TooFewCards:
        return
    yield Turn(None, event.winner, tied if event.winner is None else wins[event.winner])


def _of_damage(table: Table, event: ev.DamageThrown) -> Iterable[ThrowLuck]:
    """Yield how hard a hit was, beside how hard it could have been; of massive damage nothing is said."""
    deck = unseen_of(table, table.character(event.attacker).deck) if table.edition.has_decks else None
    if deck is None or not event.lowest:
        return
    odds = number_odds(deck, damage_cards(table.character(event.target)))
    if odds:
        yield _placed(event.attacker, event.damage, odds)


def _placed(who: CharacterId, value: int, odds: Spread) -> ThrowLuck:
    less = sum([chance for other, chance in odds.items() if other < value], Fraction())
    more = sum([chance for other, chance in odds.items() if other > value], Fraction())
    return ThrowLuck(who, value, less, more)
