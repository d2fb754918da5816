"""A case in a plan: its scenes, endings, clocks and lists, read from TOML and checked with place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from msgspec import Struct

from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.common.case import Case, CaseEnding, CaseScene, Lead
from demoncity_gui.texts import case_files as said

MOST_SCENES = 60
MOST_LEADS = 9
"""Ways on from a scene: each has a digit for its key."""


class LeadText(Struct, forbid_unknown_fields=True):
    """A way on as it stands in a file."""

    words: str
    to: str


class SceneText(Struct, forbid_unknown_fields=True):
    """A scene as it stands in a file."""

    key: str
    title: str
    where: str = ""
    who: str = ""
    wrong: str = ""
    tags: str = ""
    text: list[str] = []
    advice: list[str] = []
    leads: list[LeadText] = []
    people: list[str] = []
    tries: list[str] = []


class EndingText(Struct, forbid_unknown_fields=True):
    """An ending as it stands in a file."""

    key: str
    title: str
    text: list[str] = []


class CaseText(Struct, forbid_unknown_fields=True):
    """What a plan says of its case: scenes, endings, clocks with their segments, lists with their lines."""

    scenes: list[SceneText] = []
    endings: list[EndingText] = []
    clocks: dict[str, int] = {}
    lists: dict[str, list[str]] = {}


class CaseUnfit(Exception):
    """A case can't be played as it is written; the message is one sentence that names the place."""


def casebook_of(written: CaseText, cast: Collection[str] = ()) -> book.Casebook:
    """Return the casebook with which an evening of this case begins; `cast` are the names of whom it may bring.

    Raises:
        CaseUnfit: something in it can't be meant.
    """
    fault = next(chain(_faults(written), _strangers(written, cast)), None)
    if fault is not None:
        raise CaseUnfit(fault)
    scenes = tuple(
        CaseScene(
            *(one.key, one.title, one.where, one.who, one.wrong, one.tags),
            text=tuple(one.text),
            advice=tuple(one.advice),
            leads=tuple(Lead(lead.words, lead.to) for lead in one.leads),
            people=tuple(one.people),
            tries=tuple(one.tries),
        )
        for one in written.scenes
    )
    endings = tuple(CaseEnding(one.key, one.title, tuple(one.text)) for one in written.endings)
    lists = tuple(book.NamedList(name, tuple(lines)) for name, lines in written.lists.items() if lines)
    clocks = tuple(book.Clock(name, segments) for name, segments in written.clocks.items())
    hidden = (*written.clocks, *(line for one in lists for line in one.lines))
    return book.Casebook(lists=lists, clocks=clocks, case=Case(scenes, endings, hidden))


def _faults(written: CaseText) -> Iterator[str]:
    if len(written.scenes) > MOST_SCENES:
        yield f"$.case.scenes: {said.too_many(number=len(written.scenes), most=MOST_SCENES)}"
    keys: set[str] = set()
    for at, one in _places(written):
        if not one.key.strip() or not one.title.strip():
            yield f"{at}: {said.empty}"
        if one.key in keys:
            yield f"{at}.key: {said.key_twice(key=one.key)}"
        keys.add(one.key)
        yield from _long_words(at, one)
    for number, scene in enumerate(written.scenes):
        if len(scene.leads) > MOST_LEADS:
            yield f"$.case.scenes[{number}].leads: {said.too_many(number=len(scene.leads), most=MOST_LEADS)}"
        for place, lead in enumerate(scene.leads):
            if lead.to not in keys:
                yield f"$.case.scenes[{number}].leads[{place}].to: {said.leads_nowhere(key=lead.to)}"
    for name, segments in written.clocks.items():
        if not book.FEWEST_SEGMENTS <= segments <= book.MOST_SEGMENTS or not 0 < len(name) <= book.LONGEST_TITLE:
            yield f"$.case.clocks: {said.clock_out(clock=name, fewest=book.FEWEST_SEGMENTS, most=book.MOST_SEGMENTS)}"
    if len(written.clocks) > book.MOST_CLOCKS or len(written.lists) > book.MOST_LISTS:
        yield f"$.case: {said.too_many(number=max(len(written.clocks), len(written.lists)), most=book.MOST_LISTS)}"
    for name, lines in written.lists.items():
        if len(lines) > book.MOST_ENTRIES:
            yield f"$.case.lists: {said.too_many(number=len(lines), most=book.MOST_ENTRIES)}"
        for words, most in ((name, book.LONGEST_TITLE), *((line, book.LONGEST_ENTRY) for line in lines)):
            if not 0 < len(words.strip()) <= most:
                yield f"$.case.lists: {said.too_long(number=len(words), most=most)}"


def _strangers(written: CaseText, cast: Collection[str]) -> Iterator[str]:
    for number, scene in enumerate(written.scenes):
        for place, name in enumerate(scene.people):
            if name not in cast:
                yield f"$.case.scenes[{number}].people[{place}]: {said.nobody_called(name=name)}"


def _places(written: CaseText) -> Iterator[tuple[str, SceneText | EndingText]]:
    for number, scene in enumerate(written.scenes):
        yield f"$.case.scenes[{number}]", scene
    for number, ending in enumerate(written.endings):
        yield f"$.case.endings[{number}]", ending


def _long_words(at: str, one: SceneText | EndingText) -> Iterator[str]:
    short = [("title", one.title, book.LONGEST_TITLE), ("key", one.key, book.LONGEST_TITLE)]
    paragraphs = [(f"text[{place}]", words, book.LONGEST_PARAGRAPH) for place, words in enumerate(one.text)]
    if isinstance(one, SceneText):
        short += [(key, getattr(one, key), book.LONGEST_ENTRY) for key in ("where", "who", "wrong", "tags")]
        short += [(f"leads[{place}].words", lead.words, book.LONGEST_ENTRY) for place, lead in enumerate(one.leads)]
        paragraphs += [(f"tries[{place}]", words, book.LONGEST_PARAGRAPH) for place, words in enumerate(one.tries)]
        paragraphs += [(f"advice[{place}]", words, book.LONGEST_PARAGRAPH) for place, words in enumerate(one.advice)]
    for key, words, most in (*short, *paragraphs):
        if len(words) > most:
            yield f"{at}.{key}: {said.too_long(number=len(words), most=most)}"
    if len(one.text) > book.MOST_PARAGRAPHS:
        yield f"{at}.text: {said.too_many(number=len(one.text), most=book.MOST_PARAGRAPHS)}"
