"""A toy game that the evening is handed like any other: coins under a cup, and three heads win. For tests alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.game import Deed, Game, Heading, Known
from demoncity_gui.pieces.tv_picture import BLANK_PICTURE, Banner, TvPicture, TvStage


class Table(Struct, frozen=True):
    """Who plays, how many heads each has, whose turn it is, and the coin under the cup: nobody knows its side."""

    players: tuple[str, ...] = ()
    heads: tuple[int, ...] = ()
    turn: int = 0
    hidden: str = ""

    @property
    def winner(self) -> str | None:
        return next((who for who, heads in zip(self.players, self.heads, strict=True) if heads >= 3), None)


class BeginToy(Struct, frozen=True, tag="begin-toy"):
    players: tuple[str, ...]


class Toss(Struct, frozen=True, tag="toss"): ...


class Lift(Struct, frozen=True, tag="lift"): ...


class ToyBegan(Struct, frozen=True, tag="toy-began"):
    players: tuple[str, ...]


class Tossed(Struct, frozen=True, tag="tossed"):
    sides: tuple[str, ...]


class Lifted(Struct, frozen=True, tag="lifted"): ...


Command = BeginToy | Toss | Lift
Event = ToyBegan | Tossed | Lifted
ToyDeed = Deed[Table, Command, Event]


class Ask(Struct, frozen=True):
    command: str
    fields: tuple[object, ...] = ()


class Toy(Game[Table, Command, Event]):
    """See `Game`, whose members these are."""

    word = "begin-toy"
    commands = Command
    events = Event
    empty = Table()

    def decide(self, table: Table, command: Command, chance: Chance) -> tuple[tuple[Event, ...], Table]:
        event: Event
        match command:
            case BeginToy(players=players) if players and not table.players:
                event = ToyBegan(players)
            case Toss() if Ask("toss") in self.asks(table):
                event = Tossed(chance.shuffled(("heads", "tails")))
            case Lift() if Ask("lift") in self.asks(table):
                event = Lifted()
            case _:
                raise RuleRefusal(NotNow())
        return (event,), self.apply(table, event)

    def apply(self, table: Table, event: Event) -> Table:
        match event:
            case ToyBegan(players=players):
                return Table(players, (0,) * len(players))
            case Tossed(sides=(side, _)):
                return replace(table, hidden=side)
            case Lifted():
                won = [one + (table.hidden == "heads" and at == table.turn) for at, one in enumerate(table.heads)]
                return replace(table, heads=tuple(won), hidden="", turn=(table.turn + 1) % len(table.players))
            case _:
                raise ValueError(event)

    def asks(self, table: Table) -> tuple[Ask, ...]:
        return () if not table.players or table.winner else (Ask("lift" if table.hidden else "toss"),)

    def turned(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Lifted) for event in events)

    def tv(self, table: Table, deeds: Sequence[ToyDeed], known: Known) -> TvPicture:
        if not table.players:
            return BLANK_PICTURE
        score = [f"{who if known.names else '?'} {n}" for who, n in zip(table.players, table.heads, strict=True)]
        return TvPicture(TvStage.IDLE, self.heading(table).title, banner=Banner(", ".join(score)))

    def called(self, table: Table, command: Command) -> str:
        return str(command.__struct_config__.tag)

    def story(self, deed: ToyDeed, before: Table, after: Table, event: Event, *, for_players: bool) -> tuple[str, ...]:
        match event:
            case ToyBegan(players=players):
                return (f"{' and '.join(players)} sit down.",)
            case Tossed():
                return (f"{before.players[before.turn]} tosses.",)
            case Lifted():
                return (f"It is {before.hidden}.", *([f"{after.winner} has won."] if after.winner else []))
            case _:
                assert_never(event)

    def heading(self, table: Table) -> Heading:
        return Heading("First to three heads", "", 0, table.players)

    def next_evening(self, table: Table) -> BeginToy:
        return BeginToy(table.players)

    def lucks(self, events: Sequence[Event]) -> list[list[Sequence[object]]]:
        return [[event.sides for event in events if isinstance(event, Tossed)]]


TOY: Game[Table, Command, Event] = Toy()
