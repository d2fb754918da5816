"""What is kept beside the dice and cards: the scene, lists of threads and people, clocks. Of no game in particular.

A clock is a number of segments that are filled one after another; something happens when it is full.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.case import NO_CASE, Case

LONGEST_TITLE = 120
"""Letters of a scene's title, of a list's, a clock's or an ending's."""
LONGEST_ENTRY = 240
"""Letters of a line of a list, of who is in a scene, and where it is."""
LONGEST_PARAGRAPH = 1_800
"""Letters of a paragraph of prose: about a page of a paperback."""
MOST_PARAGRAPHS = 40
MOST_LISTS = 12
MOST_ENTRIES = 60
"""Lines of one list."""
MOST_CLOCKS = 12
FEWEST_SEGMENTS, MOST_SEGMENTS = 2, 12


class Scene(Struct, frozen=True):
    """The scene that is played: where, who is there and what is wrong; `tags`, parted by spaces, say what fits it.

    `key` is that of the written case's scene, empty for one that was made up.
    """

    title: str
    where: str = ""
    who: str = ""
    wrong: str = ""
    tags: str = ""
    key: str = ""


class NamedList(Struct, frozen=True):
    """A list that somebody keeps: open threads, people, places, what they carry."""

    name: str
    lines: tuple[str, ...]


class Clock(Struct, frozen=True):
    """A clock with so many segments, of which so many are filled."""

    name: str
    segments: int
    filled: int = 0


class CameOut(Struct, frozen=True, tag="came-out"):
    """Something on which the case depends has come out: of the scene of that key the try of these words, or its fight.

    For a fight `words` are empty. It happens once; what follows of it are events of their own.
    """

    scene: str
    words: str
    won: bool


class Casebook(Struct, frozen=True):
    """Everything that is kept.

    `scenes` counts those opened so far, `last` is the key of the last one that was written; `ending` is the title of
    the case's end. `settled` is what has come out so far.
    """

    scene: Scene | None = None
    scenes: int = 0
    lists: tuple[NamedList, ...] = ()
    clocks: tuple[Clock, ...] = ()
    ending: str = ""
    case: Case = NO_CASE
    last: str = ""
    settled: tuple[CameOut, ...] = ()

    def has_found(self, line: str) -> bool:
        """Whether that was found; where nothing is asked for, it is."""
        return not line or line in self.lines_of(self.case.finds)

    def how_it_came_out(self, scene: str, words: str) -> bool | None:
        """Return whether that try, or with no words the fight, was won; None before it is settled."""
        return next((one.won for one in self.settled if (one.scene, one.words) == (scene, words)), None)

    def lines_of(self, name: str) -> tuple[str, ...]:
        """Return the lines of the list of that name, none where there is no such list."""
        return next((one.lines for one in self.lists if one.name == name), ())

    def clock(self, name: str) -> Clock | None:
        """Return the clock of that name, None where there is none."""
        return next((one for one in self.clocks if one.name == name), None)


EMPTY_CASEBOOK = Casebook()


def with_scene(book: Casebook, scene: Scene) -> Casebook:
    """Return the casebook with this scene opened."""
    return replace(book, scene=scene, scenes=book.scenes + 1, last=scene.key or book.last)


def with_list(book: Casebook, name: str, lines: tuple[str, ...]) -> Casebook:
    """Return the casebook with these lines on a list; a new list comes last, and an empty one is gone.

    Raises:
        ValueError: there is more of something than anybody keeps.
    """
    known = [one.name for one in book.lists]
    lists = tuple(NamedList(name, lines) if one.name == name else one for one in book.lists)
    lists = lists if name in known else (*lists, NamedList(name, lines))
    lists = tuple(one for one in lists if one.lines)
    if len(lists) > MOST_LISTS or len(lines) > MOST_ENTRIES:
        raise ValueError("there is more of something than anybody keeps")
    return replace(book, lists=lists)


def with_clock(book: Casebook, clock: Clock) -> Casebook:
    """Return the casebook with this clock in the place of the one of its name; one without segments is gone.

    Raises:
        ValueError: there are too many clocks, or the clock shows what none can.
    """
    if clock.segments and not (
        FEWEST_SEGMENTS <= clock.segments <= MOST_SEGMENTS and 0 <= clock.filled <= clock.segments
    ):
        raise ValueError(f"no clock shows {clock.filled} of {clock.segments}")
    known = [one.name for one in book.clocks]
    clocks = tuple(clock if one.name == clock.name else one for one in book.clocks)
    clocks = clocks if clock.name in known else (*clocks, clock)
    clocks = tuple(one for one in clocks if one.segments)
    if len(clocks) > MOST_CLOCKS:
        raise ValueError("there is more of something than anybody keeps")
    return replace(book, clocks=clocks)


# --- commands --------------------------------------------------------------------------------------------------------


class Write(Struct, frozen=True, tag="write"):
    """Write prose between the throws: it stands in the Host's story and in the players'."""

    paragraphs: tuple[str, ...]


class OpenScene(Struct, frozen=True, tag="open-scene"):
    """Begin a scene; the fields are those of `Scene`."""

    title: str
    where: str = ""
    who: str = ""
    wrong: str = ""
    tags: str = ""
    key: str = ""


class EndScene(Struct, frozen=True, tag="end-scene"):
    """End the scene, with what came of it."""

    words: str = ""


class PutOnList(Struct, frozen=True, tag="put-on-list"):
    """Write a line on a list, which is made with its first."""

    title: str
    line: str


class TakeOffList(Struct, frozen=True, tag="take-off-list"):
    """Cross a line off a list, which is gone with its last."""

    title: str
    line: str


class SetClock(Struct, frozen=True, tag="set-clock"):
    """Begin a clock, tick it, turn it back, or with no segments take it away."""

    clock: str
    segments: int
    filled: int = 0


class Twist(Struct, frozen=True, tag="twist"):
    """Say what makes things worse, or what a failure costs; both stories tell it."""

    words: str


class EndCase(Struct, frozen=True, tag="end-case"):
    """End the case like this; play may go on all the same."""

    title: str


CaseCommand = Write | OpenScene | EndScene | PutOnList | TakeOffList | SetClock | Twist | EndCase
"""What is asked of the casebook; none of them draws a card."""

# --- events ----------------------------------------------------------------------------------------------------------


class Written(Struct, frozen=True, tag="written"):
    """A paragraph of prose."""

    words: str


class SceneOpened(Struct, frozen=True, tag="scene-opened"):
    """A scene has begun."""

    scene: Scene


class SceneEnded(Struct, frozen=True, tag="scene-ended"):
    """The scene is over; `words` say what came of it."""

    title: str
    words: str


class ListChanged(Struct, frozen=True, tag="list-changed"):
    """These are all the lines of a list now; `line` was added, or with `gone` crossed off."""

    title: str
    lines: tuple[str, ...]
    line: str
    gone: bool


class ClockSet(Struct, frozen=True, tag="clock-set"):
    """A clock stands like this; with no segments it is taken away. `full` says that its last segment was filled now."""

    clock: str
    segments: int
    filled: int
    full: bool = False


class Twisted(Struct, frozen=True, tag="twisted"):
    """Things got worse."""

    words: str


class CaseEnded(Struct, frozen=True, tag="case-ended"):
    """The case has ended."""

    title: str


CaseEvent = Written | SceneOpened | SceneEnded | ListChanged | ClockSet | Twisted | CaseEnded | CameOut
"""What happens to the casebook."""


def apply_case(book: Casebook, event: CaseEvent) -> Casebook:
    """Return the casebook after an event.

    Raises:
        ValueError: this can't have happened.
    """
    match event:
        case Written() | Twisted():
            return book
        case SceneOpened(scene=scene):
            return with_scene(book, scene)
        case SceneEnded():
            if book.scene is None:
                raise ValueError("no scene could end")
            return replace(book, scene=None)
        case ListChanged(title=title, lines=lines):
            return with_list(book, title, lines)
        case ClockSet(clock=name, segments=segments, filled=filled):
            return with_clock(book, Clock(name, segments, filled))
        case CaseEnded(title=title):
            return replace(book, ending=title)
        case CameOut():
            return replace(book, settled=(*book.settled, event))
