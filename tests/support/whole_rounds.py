"""Whole Action Rounds that nobody would plan, from sitting down to the next round, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginDiceEvening,
    BeginEvening,
    CallReady,
    ChooseAttack,
    Command,
    LetLead,
    NextRound,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.offers import (
    OfferAction,
    OfferAnnouncement,
    OfferChoice,
    OfferLeader,
    OfferNextRound,
    OfferReady,
    OfferRuling,
    OfferThrow,
    OfferTyping,
    next_offer,
)
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from tests.support.random_rounds import random_announcement, with_dice
from tests.support.stacked import HORROR_10, PLAYERS_31

T = TypeVar("T")


class CardLuck:
    """Shuffles cards, and leaves people as they sit: luck that only decides what nobody sees."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        mixed = list(items)
        if isinstance(items[0], Card):
            self.dice.shuffle(mixed)
        return tuple(mixed)


class Step(Struct, frozen=True):
    """A command that was carried out, what happened, and the table it led to."""

    command: Command
    before: Table
    events: tuple[Event, ...]
    table: Table


def whole_round(
    dice: Random,
    people: tuple[Character, ...],
    luck: Chance | None = None,
    players: tuple[Card, ...] = PLAYERS_31,
    horror: tuple[Card, ...] = HORROR_10,
    edition: Edition = Edition.TAROT,
) -> Iterator[Step]:
    """Play a round of anything up to the next; it ends early where all are on one side, or a deck has run dry."""
    table = EMPTY_TABLE
    luck = luck or CardLuck(dice)
    command: Command = BeginEvening("Low water", "A bath", people, players, horror)
    if edition is Edition.DICE:
        command = BeginDiceEvening(
            "Low water", "A bath", people, players_mode=DeckMode.PROGRAM, horror_mode=DeckMode.PROGRAM
        )
    while True:
        try:
            events = decide(table, command, luck)
        except RuleRefusal:
            if not isinstance(command, Announce) or isinstance(command.announcement, Move):
                return
            command = Announce(command.who, Move())
            continue
        before = table
        for event in events:
            table = apply(table, event)
        yield Step(command, before, events, table)
        if isinstance(command, NextRound):
            return
        command = next_command(dice, table, people)


def next_command(dice: Random, table: Table, people: tuple[Character, ...]) -> Command:
    """Return what the evening waits for, any deed where somebody announces."""
    match next_offer(table):
        case OfferLeader(candidates=candidates):
            return LetLead(dice.choice(candidates))
        case OfferAction():
            return BeginAction()
        case OfferAnnouncement(who=who):
            announcement = random_announcement(dice, table.character(who), list(people))
            return Announce(who, announcement if table.edition is Edition.TAROT else with_dice(announcement))
        case OfferReady():
            return CallReady()
        case OfferTyping():
            raise AssertionError("no deck of these rounds is a real one")
        case OfferThrow():
            return ThrowCards()
        case OfferChoice(candidates=candidates):
            return ChooseAttack(dice.choice(candidates))
        case OfferRuling():
            return AcceptRuling()
        case OfferNextRound():
            return NextRound()
