"""Kings of New York, as a value that an evening is handed."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.sheets import EditSheet, veiled
from demoncity_gui.games.common.words import DICE, veils
from demoncity_gui.games.game import Deed, Game, Heading, Known
from demoncity_gui.games.kings import words
from demoncity_gui.games.kings.account import Account
from demoncity_gui.games.kings.paper import papers
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules import sound
from demoncity_gui.games.kings.rules.asks import asks
from demoncity_gui.games.kings.rules.commands import BeginKings, Command
from demoncity_gui.games.kings.rules.decide import apply, decide
from demoncity_gui.games.kings.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.kings.views import tv_picture
from demoncity_gui.pieces.tv_picture import TvPicture

KingsDeed = Deed[Table, Command, ev.Event]


class Kings(Game[Table, Command, ev.Event]):
    """See `Game`, whose members these are."""

    word = "begin-kings"
    commands = Command
    events = ev.Event
    empty = EMPTY_TABLE
    dialect = DICE
    draws_as_it_goes = True
    apply = staticmethod(apply)
    papers = staticmethod(papers)
    asks = staticmethod(asks)

    def decide(self, table: Table, command: Command, chance: Chance) -> tuple[tuple[ev.Event, ...], Table]:
        """See `Game`."""
        event = decide(table, command, chance)
        return (event,), apply(table, event)

    def turned(self, events: Sequence[ev.Event]) -> bool:
        """See `Game`."""
        return any(isinstance(event, ev.Tested) for event in events)

    def tv(self, table: Table, deeds: Sequence[KingsDeed], known: Known) -> TvPicture:
        """See `Game`."""
        news = ev.ChallengeEnded | ev.Relented | ev.Acted
        ends = [event for deed in deeds[-1:] for event in deed.events if isinstance(event, news)]
        names = veils(table.hidden, in_sentences=False)
        table = veiled(table, names)
        told = words.told(veiled(deeds[-1].before, names), table, ends[-1], for_players=True) if ends else ()
        return tv_picture(table, known, " ".join(told))

    def called(self, table: Table, command: Command) -> str:
        """See `Game`."""
        return words.called(command)

    def story(
        self, deed: KingsDeed, before: Table, after: Table, event: ev.Event, *, for_players: bool
    ) -> tuple[str, ...]:
        """See `Game`."""
        if for_players and (before.hidden or after.hidden):
            names = veils(tuple(dict.fromkeys((*after.hidden, *before.hidden))), in_sentences=True)
            before, after, event = veiled(before, names), veiled(after, names), veiled(event, names)
        return tuple(words.told(before, after, event, for_players=for_players))

    def account(self, *, for_players: bool) -> Account:
        """See `Game`."""
        return Account(for_players=for_players)

    def heading(self, table: Table) -> Heading:
        """See `Game`."""
        return Heading(table.title, table.scene, 0 if table.round is None else table.round.number, table.names)

    def next_evening(self, table: Table) -> BeginKings:
        """See `Game`."""
        return BeginKings(table.title, table.scene, table.people, table.rules)

    def with_portrait(self, table: Table, who: str, portrait: str) -> tuple[EditSheet, str]:
        """See `Game`."""
        return EditSheet(who, "portrait", portrait), who

    def see_to(self, table: Table, deeds: Sequence[KingsDeed], *, whole: bool) -> None:
        """See `Game`; whatever may be asked is on the Host's page."""
        sound.see_to(table)
        asks(table)

    def lucks(self, events: Sequence[ev.Event]) -> list[list[Sequence[object]]]:
        """See `Game`."""
        return [[die for event in events if isinstance(event, ev.OrderCalled | ev.Tested) for die in event.shuffles]]


KINGS: Game[Table, Command, ev.Event] = Kings()
