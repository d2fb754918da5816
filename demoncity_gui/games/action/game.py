"""Action!, as a value that an evening is handed."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.action import words
from demoncity_gui.games.action.account import Account
from demoncity_gui.games.action.paper import papers
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import sound
from demoncity_gui.games.action.rules.apply import apply
from demoncity_gui.games.action.rules.asks import asks
from demoncity_gui.games.action.rules.commands import BeginShots, Command
from demoncity_gui.games.action.rules.decide import decide
from demoncity_gui.games.action.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.action.views import tv_picture
from demoncity_gui.games.common.sheets import EditSheet, veiled
from demoncity_gui.games.common.words import DICE, veils
from demoncity_gui.games.game import Deed, Game, Heading, Known
from demoncity_gui.pieces.tv_picture import TvPicture

ActionDeed = Deed[Table, Command, ev.Event]


class Action(Game[Table, Command, ev.Event]):
    """See `Game`, whose members these are."""

    word = "begin-shots"
    commands = Command
    events = ev.Event
    empty = EMPTY_TABLE
    dialect = DICE
    draws_as_it_goes = True
    decide = staticmethod(decide)
    apply = staticmethod(apply)
    papers = staticmethod(papers)
    asks = staticmethod(asks)

    def turned(self, events: Sequence[ev.Event]) -> bool:
        """See `Game`."""
        return any(isinstance(event, ev.Attacked | ev.Harmed) for event in events)

    def tv(self, table: Table, deeds: Sequence[ActionDeed], known: Known) -> TvPicture:
        """See `Game`."""
        names = veils(table.hidden, in_sentences=False)
        events = veiled(deeds[-1].events, names) if deeds else ()
        return tv_picture(veiled(table, names), events, deeds[-1].number if deeds else 0, known)

    def called(self, table: Table, command: Command) -> str:
        """See `Game`."""
        return words.called(command)

    def story(
        self, deed: ActionDeed, before: Table, after: Table, event: ev.Event, *, for_players: bool
    ) -> tuple[str, ...]:
        """See `Game`."""
        if for_players and (before.hidden or after.hidden):
            names = veils(tuple(dict.fromkeys((*after.hidden, *before.hidden))), in_sentences=True)
            after, event = veiled(after, names), veiled(event, names)
        return tuple(words.told(after, event, for_players=for_players))

    def account(self, *, for_players: bool) -> Account:
        """See `Game`."""
        return Account(for_players=for_players)

    def heading(self, table: Table) -> Heading:
        """See `Game`."""
        return Heading(table.title, table.scene, 0 if table.fight is None else table.fight.number, table.names)

    def next_evening(self, table: Table) -> BeginShots:
        """See `Game`."""
        return BeginShots(table.title, table.scene, tuple(one.sheet for one in table.people), table.rules)

    def with_portrait(self, table: Table, who: str, portrait: str) -> tuple[EditSheet, str]:
        """See `Game`."""
        return EditSheet(who, "portrait", portrait), who

    def see_to(self, table: Table, deeds: Sequence[ActionDeed], *, whole: bool) -> None:
        """See `Game`; whatever may be asked is on the Host's page."""
        sound.see_to(table)
        asks(table)

    def lucks(self, events: Sequence[ev.Event]) -> list[list[Sequence[object]]]:
        """See `Game`."""
        orders: list[Sequence[object]] = []
        for event in events:
            match event:
                case ev.FightBegan(lots=lots):
                    orders.append(lots)
                case ev.CardsDrawn(shuffled=shuffled) if shuffled:
                    orders.append(shuffled)
                case ev.Attacked(shuffles=dice) | ev.Harmed(shuffles=dice) | ev.Bumped(shuffles=dice):
                    orders += dice
                case _:
                    pass
        return [orders]


ACTION: Game[Table, Command, ev.Event] = Action()
