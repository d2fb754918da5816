"""A table played through `decide` and `apply`, one command after another."""

from __future__ import annotations

import msgspec

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    Command,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import Refusal, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Fight, Participant, RealThrow, Stage, Table
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.pieces.tarot import Card
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick


class Sitting:
    """One evening's table; every event since it began is kept."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.table: Table = EMPTY_TABLE
        self.events: list[Event] = []

    def do(self, command: Command) -> tuple[Event, ...]:
        """Do what the Host asks.

        Raises:
            RuleRefusal: the rules say no; nothing has changed.
        """
        happened = decide(self.table, command, self.chance)
        for event in happened:
            self.table = apply(self.table, event)
        self.events.extend(happened)
        return happened

    def refusal(self, command: Command) -> Refusal:
        """Return why the rules say no to this, having seen that it changes nothing.

        Raises:
            AssertionError: they don't.
        """
        before = msgspec.json.encode(self.table)
        try:
            decide(self.table, command, self.chance)
        except RuleRefusal as refused:
            assert msgspec.json.encode(self.table) == before
            reason: Refusal = refused.reason
            return reason
        raise AssertionError(f"{command} was allowed")

    def announce(self, who: Character, announcement: Announcement) -> None:
        """Let somebody announce."""
        self.do(Announce(who.id, announcement))

    @property
    def fight(self) -> Fight:
        """The Action Rounds under way."""
        if self.table.fight is None:
            raise LookupError("there are no Action Rounds")
        return self.table.fight

    def throw(self) -> None:
        """Call “Ready…” and turn the cards."""
        self.do(CallReady())
        self.do(ThrowCards())

    def accept_all(self) -> None:
        """Take every ruling up to the aftermath."""
        while self.fight.stage is Stage.RESOLVING:
            self.do(AcceptRuling())

    def participant(self, who: Character) -> Participant:
        """Return somebody's place in the Agility order with all that lies there."""
        return self.at(who.id)

    def at(self, who: CharacterId) -> Participant:
        """Return the place of the one with this id."""
        participant = self.fight.participant(who)
        if participant is None:
            raise LookupError(who)
        return participant

    def cards_before(self, who: Character) -> tuple[Card, ...]:
        """Return the cards that lie before somebody, face down or shown."""
        throw = self.participant(who).throw
        if throw is None or isinstance(throw, RealThrow):
            return ()
        return tuple(card for card in throw.cards if isinstance(card, Card))

    def result_of(self, who: Character) -> TaskRuling:
        """Return how somebody's uncontested deed ended."""
        settled = self.participant(who).settled
        if settled is None:
            raise LookupError(f"nothing of {who.name}'s is settled")
        return settled

    @property
    def order(self) -> list[str]:
        """Everybody by name, slowest first."""
        return [self.table.character(one.who).name for one in self.fight.participants]


def table_with(
    *characters: Character,
    players: str = "",
    horror: str = "",
    players_deck: tuple[Card, ...] = PLAYERS_31,
    horror_deck: tuple[Card, ...] = HORROR_10,
    in_action: bool = True,
) -> Sitting:
    """Return a table where these sit, in Action Rounds, with the decks stacked: `players="9 2"` lie on top, 9 first."""
    stack = (*pick(players, players_deck), *pick(horror, horror_deck))
    sitting = Sitting(StackedChance(*stack))
    sitting.do(BeginEvening("An evening", "", characters, players_deck, horror_deck))
    if in_action:
        sitting.do(BeginAction())
    return sitting
