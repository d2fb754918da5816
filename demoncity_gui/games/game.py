"""What a game owes the evening, which does, undoes, keeps and shows; what is done, and what it means, a game says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.house_rules import HouseRule, OpenQuestion
from demoncity_gui.games.common.paper import SheetOnPaper
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.common.words import refused
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts.catalogue import PLAIN, Dialect, Subject

T = TypeVar("T", bound=Struct)
"""A game's table."""
C = TypeVar("C", bound=Struct)
"""Its commands, a tagged union."""
E = TypeVar("E", bound=Struct)
"""Its events, a tagged union."""


class Deed(Generic[T, C, E]):
    """Something done: the number of its entry, the command, and what came of it. Deeds count from 1."""

    __slots__ = ("_before", "command", "events", "number")

    def __init__(self, number: int, command: C, events: tuple[E, ...], before: Callable[[], T]) -> None:
        self.number = number
        self.command = command
        self.events = events
        self._before = before

    @property
    def before(self) -> T:
        """The table at which it was done; that may have to be made.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        return self._before()


class DeedOnTv(Struct, frozen=True):
    """What a deed is to the players' screen.

    `flips`: it turns cards there, and the TV may wait at it. `of_task`: it throws for a task, which the Host may keep
    off the TV. `amends_task`: it adds to the task told before it, and is kept off with that. `goes_on`: what is shown
    before it stays, and it may add to that.
    """

    flips: bool = False
    of_task: bool = False
    amends_task: bool = False
    goes_on: bool = False


class LineKind(Enum):
    """What a line of the story is: one of play, prose that somebody wrote, or what opens a part of it."""

    PLAY = "play"
    PROSE = "prose"
    HEADING = "heading"


class Known(Struct, frozen=True):
    """What the Host lets the players know besides the table.

    `names`: people are called by their public names, or nobody by any. `verdict_alone`: real cards, which lie on the
    table, are left out. `revealed`: the deed whose Intensity may be read, 0 for none (T-AMB-65).
    """

    names: bool = True
    verdict_alone: bool = False
    revealed: int = 0


class Heading(Struct, frozen=True):
    """What an evening is known by: its title and scene, its round (0 between fights), and who is in it."""

    title: str
    scene: str
    round_number: int
    people: tuple[str, ...]


class Account(Protocol[T, C, E]):
    """Tells an evening as a story that can be read out, as its events are handed to it, oldest first."""

    def begins(self, deed: Deed[T, C, E], after: T, event: E) -> bool:
        """Whether another paragraph begins with this event: take the `prose` before it is added."""
        ...

    def add(self, deed: Deed[T, C, E], before: T, after: T, event: E) -> bool:
        """Take an event; return whether the prose says all that its own line would."""
        ...

    def prose(self) -> str:
        """Return the paragraph of the events since the last one; nothing where they are told by their lines alone."""
        ...


class Game(Protocol[T, C, E]):
    """One game: functions over frozen values. Nothing in it knows Qt, the clock, the disk, or another game.

    A game may derive from this: what has a body here is what a game does that asks for nothing special.
    """

    word: str
    """The tag of the command with which its evenings begin; it stands in files and never changes."""
    commands: Any
    """The union of its commands, from which the journal makes its decoder."""
    events: Any
    """The union of its events."""
    empty: T
    """The table before its evening has begun."""
    dialect: Dialect = PLAIN
    """How it speaks, where its catalogues serve several editions."""
    draws_as_it_goes: bool = False
    """Whether luck is drawn by the deed that shows it, and doesn't lie on the table before that, as a deck does."""

    def upcast(self, body: bytes) -> bytes:
        """Return an entry, JSON, in today's words; older programs have written others."""
        return body

    def decide(self, table: T, command: C, chance: Chance) -> tuple[tuple[E, ...], T]:
        """Return the events that a command brings about, and the table after them.

        Raises:
            RuleRefusal: the rules say no; its reason says why.
        """
        ...

    def apply(self, table: T, event: E) -> T:
        """Return the table after an event."""
        ...

    def asks(self, table: T) -> Sequence[Ask]:
        """Return what may be asked now: a command that isn't among these is refused."""
        ...

    def shown(self, table: T, now: T) -> T:
        """Return a table as the Host’s window may show it: whole, unless the evening as it is `now` hides some."""
        return table

    def turned(self, events: Sequence[E]) -> bool:
        """Whether these events turned cards for everybody at the table to see."""
        return False

    def line(self, deed: Deed[T, C, E]) -> str | None:
        """Return the words that a deed shows to everybody, None where it shows none."""
        return None

    def on_tv(self, deed: Deed[T, C, E]) -> DeedOnTv:
        """Return what a deed is to the players' screen."""
        return DeedOnTv(flips=self.turned(deed.events))

    def tv(self, table: T, deeds: Sequence[Deed[T, C, E]], known: Known) -> TvPicture:
        """Return what the players see: the task told by these last deeds, oldest first, if they tell one."""
        ...

    def portrait(self, table: T, known: Known) -> str:
        """Return the name of the portrait of who speaks now, nothing for who has none or may not be known."""
        return ""

    def with_portrait(self, table: T, who: Any, portrait: str) -> tuple[C, str]:
        """Return the command that gives somebody a portrait, by its name, and what they are called.

        Raises:
            RuleRefusal: there is nobody like that, or nobody has one in this game.
        """
        raise RuleRefusal(NotNow())

    def called(self, table: T, command: C) -> str:
        """Return what a command is called after “undo”."""
        ...

    def story(self, deed: Deed[T, C, E], before: T, after: T, event: E, *, for_players: bool) -> tuple[str, ...]:
        """Return how one event of a deed is told, its reasons after it; nothing for what isn't told."""
        ...

    def account(self, *, for_players: bool) -> Account[T, C, E] | None:
        """Return what tells an evening in prose, all of it or what the players saw; None where lines must do."""
        return None

    def line_kind(self, event: E) -> LineKind:
        """Return what the first line of an event is in the story."""
        return LineKind.PLAY

    def refusal(self, table: T, reason: Any) -> str:
        """Return why the rules say no, in a sentence."""
        return refused(reason)

    def papers(self, table: T, *, for_players: bool) -> Sequence[SheetOnPaper] | None:
        """Return the sheets as they stand on paper, None for a game whose sheets have a paper of their own."""
        return None

    def heading(self, table: T) -> Heading:
        """Return what the evening is known by."""
        ...

    def next_evening(self, table: T) -> C:
        """Return the command with which the next evening begins."""
        ...

    def see_to(self, table: T, deeds: Sequence[Deed[T, C, E]], *, whole: bool) -> None:
        """Make the Host's picture of this table, for nobody, and of the `whole` all others: none may fail later."""
        return None

    def outcome(self, event: E) -> object:
        """Return what came of it without its proof: wording and reasons may change, never who won or was hit."""
        return event

    def lucks(self, events: Sequence[E]) -> list[list[Sequence[object]]]:
        """Return what chance may have answered so that these events came of it: mostly that is one thing alone.

        Each is a list of orders, as chance was asked for them; whoever has an `id` stands there by that.
        """
        ...


class Ask(Protocol):
    """Something that may be asked of a table: a command, by its tag, and what may stand in its fields."""

    @property
    def command(self) -> str:
        """The command's tag."""
        ...

    @property
    def fields(self) -> Sequence[Any]:
        """What the Host says with it, nothing for a command without fields."""
        ...


AnyGame = Game[Any, Any, Any]
"""A game that is found by its word."""


def in_words(book: Mapping[str, OpenQuestion], said: Subject) -> dict[str, HouseRule]:
    """Return a game's open questions with the sentences of this catalogue; an example is not in every one."""
    return {
        known.id: HouseRule(
            id=known.id,
            question=said[known.id],
            preset=known.preset,
            readings=tuple((letter, said[f"{known.id}-{letter}"]) for letter in known.letters),
            hosts_word=tuple((letter, said[f"{known.id}-host-{letter}"]) for letter in known.by_hand),
            grounds=known.grounds,
            example=getattr(said, f"{known.id}-example", ""),
        )
        for known in book.values()
    }


class Rulings(NamedTuple):
    """What a game makes of scenario files, without an evening.

    `rule` judges a file, as JSON, and raises `ScenarioUnreadable`; its `proof` is what `explain` and `derivation` need.
    What it returns is told `as_json`, or in sentences, each with its rule's id, by `explain`. `house_rules` gives its
    open questions with their sentences, by id. Not every game has a `derivation`.
    """

    rule: Callable[..., Any]
    as_json: Callable[[Any], dict[str, Any]]
    explain: Callable[[Any], Iterable[str]]
    house_rules: Callable[[], Mapping[str, HouseRule]]
    derivation: Callable[[Any], dict[str, Any]] | None = None
