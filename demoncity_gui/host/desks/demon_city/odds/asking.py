"""What is asked of the chances of a round, and what they answer. No Qt: a process beside the window works it out.

What is asked holds no card but those that nobody has seen, in no order: so it is the same for any two tables that
differ only in that order, or in which of them lie face down (T-ODDS-06).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import (
    Announcement,
    Attack,
    Defend,
    Move,
    is_contested,
)
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.round import objection_to
from demoncity_gui.games.demon_city.rules.table import Stage, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.games.demon_city.rules.thrown import turned
from demoncity_gui.games.demon_city.rules.unseen import Unseen, unseen_of
from demoncity_gui.games.demon_city.scenario.cards import FRESH
from demoncity_gui.odds.clash import ClashOdds
from demoncity_gui.odds.dice import DiceRoundOdds, dice_round_odds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import RoundOdds, TooManyThrows, round_odds
from demoncity_gui.odds.tasks import ThrowOdds
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Drawn, Numeral

TIMES = 20
"""How often a throw is dealt to be watched."""
DEFEND = "defend"
"""The word for the variant that is another deed: to defend instead."""
Drafted = tuple[CharacterId, Announcement]
"""Somebody, and what they are about to announce."""


class Asked(Struct, frozen=True):
    """Everybody's deeds and the unseen cards, with one deed of which more is asked: what else would come of it.

    `variants` are the same round with that deed otherwise, by a word for what is otherwise. `reference`: of these decks
    nobody knows what is left, and fresh ones stand for them. So many others have yet to announce: `waits`.
    """

    edition: Edition
    ground: Any
    unseen: Unseen
    reference: tuple[DeckName, ...] = ()
    who: CharacterId | None = None
    variants: tuple[tuple[str, Any], ...] = ()
    waits: int = 0


class Fare(Struct, frozen=True):
    """How one fares: how likely their deed is to take effect, and how likely an attack on them is."""

    happens: Fraction
    hit: Fraction


class Told(Struct, frozen=True):
    """The chances of a round: of each Clash, of each deed, and of how the one asked about would fare otherwise.

    `too_many` throws, or `too_few` cards in a deck: then there are none.
    """

    clashes: tuple[ClashOdds, ...] = ()
    fares: dict[CharacterId, Fare] = {}
    variants: tuple[tuple[str, Fare], ...] = ()
    too_many: bool = False
    too_few: bool = False


class Dealt(Struct, frozen=True):
    """One throw of a Clash as it might come: what each card is worth, and whether the deed in question happens."""

    throws: tuple[tuple[CharacterId, tuple[int, ...]], ...]
    happens: bool


def asked_of(table: Table, drafted: Drafted | None = None, who: CharacterId | None = None) -> Asked | None:
    """Return what to ask of this table, a draft put in its place; None where nothing is announced or all is thrown.

    `who` is asked about further; whoever drafts, if nobody is named.
    """
    fight = table.fight
    if fight is None or table.awaited is not None or fight.stage not in (Stage.ANNOUNCING, Stage.READY):
        return None
    if drafted is not None and objection_to(table, fight, *drafted) is not None:
        drafted = None
    announcing = {} if drafted is None else dict([drafted])
    ground = confrontation_of(table, fight, announcing=announcing)
    if not ground.announcements:
        return None
    who = drafted[0] if who is None and drafted is not None else who
    said = None if who is None else ground.announcements.get(who)
    variants = []
    if who is not None and said is not None:
        for word, other in variants_of(said, attacked=bool(ground.attackers_of(who))):
            if objection_to(table, fight, who, other) is None:
                variants.append((word, confrontation_of(table, fight, announcing={**announcing, who: other})))
    unseen, reference = known_cards(table)
    waits = sum(not one.passes and one.who not in ground.announcements for one in fight.participants)
    return Asked(table.edition, ground, unseen, reference, None if said is None else who, tuple(variants), waits)


def known_cards(table: Table) -> tuple[Unseen, tuple[DeckName, ...]]:
    """Return what nobody has seen, and those decks of which nobody knows it: fresh ones stand for them."""
    if not table.edition.has_decks:
        return FRESH, ()
    decks = {name: unseen_of(table, name) for name in DeckName}
    unknown = tuple(name for name, deck in decks.items() if deck is None)
    return Unseen(*(deck or FRESH.of(name) for name, deck in decks.items())), unknown


def variants_of(said: Announcement, *, attacked: bool) -> Iterator[tuple[str, Announcement]]:
    """Yield how a deed may be announced otherwise, each by a word: what each chip changes; `attacked`: to defend."""
    if isinstance(said, Move):
        return
    edges = said.edges
    yield "one-more", replace(said, edges=replace(edges, advantages=(*edges.advantages, "…")))
    yield "one-fewer", replace(said, edges=replace(edges, disadvantages=(*edges.disadvantages, "…")))
    yield "weapon-off" if edges.weapon else "weapon", replace(said, edges=replace(edges, weapon=not edges.weapon))
    if isinstance(said, Attack):
        shot = replace(said, called_shot=not said.called_shot)
        yield "called-shot-off" if said.called_shot else "called-shot", shot
    if attacked and not isinstance(said, Defend) and is_contested(said):
        yield DEFEND, Defend()


def answer(asked: Asked) -> Told:
    """Work the chances out."""
    try:
        odds = _odds(asked, asked.ground)
    except TooManyThrows:
        return Told(too_many=True)
    except TooFewCards:
        return Told(too_few=True)
    fares = {who: _fare(asked.ground, odds, who) for who in asked.ground.announcements}
    return Told(odds.clashes, fares, tuple(_otherwise(asked)))


def _otherwise(asked: Asked) -> Iterator[tuple[str, Fare]]:
    """Yield how the one asked about would fare otherwise, where the decks have the cards for it."""
    for word, ground in asked.variants:
        with suppress(TooManyThrows, TooFewCards):
            if asked.who is not None:
                yield word, _fare(ground, _odds(asked, ground), asked.who)


def _odds(asked: Asked, ground: Confrontation) -> RoundOdds | DiceRoundOdds:
    if isinstance(ground, DiceConfrontation):
        counts = by_edition(asked.edition).count_throws(ground)
        return dice_round_odds(ground, {who: count.cards for who, count in counts.items()})
    return round_odds(ground, asked.unseen)


def _fare(ground: Confrontation, odds: RoundOdds | DiceRoundOdds, who: CharacterId) -> Fare:
    happens = {one: deed.happens + deed.candidate for clash in odds.clashes for one, deed in clash.deeds.items()}
    happens |= {one: _comes_off(throw) for one, throw in odds.uncontested.items()}
    return Fare(happens.get(who, Fraction()), _hit(ground, odds, who))


def _hit(ground: Confrontation, odds: RoundOdds | DiceRoundOdds, who: CharacterId) -> Fraction:
    """Return how likely an attack on somebody is to land, those among equals of which one is yet to be chosen, too.

    Of several equals one is made, so they count once (T-RESOLVE-03).
    """
    foes = ground.attackers_of(who)
    hit = sum([_comes_off(throw) for foe, throw in odds.uncontested.items() if foe in foes], Fraction())
    for clash in odds.clashes:
        theirs = {foe: deed for foe, deed in clash.deeds.items() if foe in foes}
        hit += sum([deed.happens for deed in theirs.values()], Fraction())
        for side, chances in clash.sides.items():
            equals = [deed.candidate for foe, deed in theirs.items() if ground.side(foe) == side]
            hit += min(sum(equals, Fraction()), chances.choose)
    return min(hit, Fraction(1))


def _comes_off(throw: ThrowOdds) -> Fraction:
    return throw.happens + throw.success


def deal_twenty(asked: Asked, who: CharacterId, seed: int) -> tuple[Dealt, ...]:
    """Return throws of the Clash of this one as they might come, dealt from the unseen cards."""
    luck = Random(seed)
    return tuple(_dealt(asked, who, luck) for _ in range(TIMES))


def _dealt(asked: Asked, who: CharacterId, luck: Random) -> Dealt:
    ground, rules = asked.ground, by_edition(asked.edition)
    counts = rules.count_throws(ground)
    piles = {name: _mixed(asked, name, luck) for name in DeckName}
    hands: dict[CharacterId, tuple[Drawn, ...]] = {}
    for one, count in counts.items():
        pile = piles[ground.characters[one].deck]
        if not asked.edition.has_decks:
            hands[one] = tuple(Numeral(luck.randint(1, 10)) for _ in range(count.cards))
        else:
            hands[one] = tuple(pile.pop() for _ in range(min(count.cards, len(pile))))
    thrown = {
        one: turned(cards, ground.characters[one], lowest=counts[one].lowest, rules=ground.rules)
        for one, cards in hands.items()
        if cards
    }
    members = next((group for group in ground.groups if who in group), (who,))
    if not is_contested(ground.announcements[who]):
        ruling = rules.judge_uncontested(ground, who, counts.get(who), hands.get(who, ()))
        happens = ruling.result in (TaskResult.HAPPENS, TaskResult.SUCCESS)
    else:
        happens = who in rules.judge_clash(ground, members, thrown).happens
    shown = tuple(
        (
            one,
            tuple(
                turned((card,), ground.characters[one], lowest=False, rules=ground.rules).value for card in hands[one]
            ),
        )
        for one in members
        if one in hands
    )
    return Dealt(shown, happens)


def _mixed(asked: Asked, name: DeckName, luck: Random) -> list[Drawn]:
    """Return a deck's unseen cards as they might lie, the last one on top, its discard beneath the pile."""
    deck = asked.unseen.of(name)
    pile, discard = list(deck.pile), list(deck.discard)
    luck.shuffle(pile)
    luck.shuffle(discard)
    return [*discard, *pile]
