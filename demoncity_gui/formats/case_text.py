"""A case in a plan: its scenes, endings, clocks and lists, read from TOML and checked with place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

import msgspec
from msgspec import Struct

from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.common.case import Case, CaseEnding, CaseScene, CaseTry, Lead, Outcome
from demoncity_gui.texts import case_files as said

MOST_SCENES = 60
MOST_INTENSITY = 10
"""Of a try: a case is played in both editions."""
MOST_LEADS = 9
"""Ways on from a scene: each has a digit for its key."""


class LeadText(Struct, forbid_unknown_fields=True):
    """A way on as it stands in a file."""

    words: str
    to: str
    needs: str = ""


class OutcomeText(Struct, forbid_unknown_fields=True):
    """What follows of a throw or a fight, as it stands in a file."""

    text: list[str] = []
    find: str = ""
    tick: str = ""
    to: str = ""


class TryText(Struct, forbid_unknown_fields=True):
    """A throw on which something depends, as it stands in a file."""

    words: str
    stats: list[str]
    against: int
    won: OutcomeText = msgspec.field(default_factory=OutcomeText)
    lost: OutcomeText = msgspec.field(default_factory=OutcomeText)
    needs: str = ""


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
    tries: list[TryText] = []
    beaten: OutcomeText = msgspec.field(default_factory=OutcomeText)
    overcome: OutcomeText = msgspec.field(default_factory=OutcomeText)


class EndingText(Struct, forbid_unknown_fields=True):
    """An ending as it stands in a file."""

    key: str
    title: str
    text: list[str] = []


class CaseText(Struct, forbid_unknown_fields=True):
    """What a plan says of its case: scenes, endings, clocks with their segments, lists with their lines.

    `full` is the key that follows when the clock of that name is full, `finds` the name of the list of what was found.
    """

    scenes: list[SceneText] = []
    endings: list[EndingText] = []
    clocks: dict[str, int] = {}
    lists: dict[str, list[str]] = {}
    full: dict[str, str] = {}
    finds: str = ""


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
            leads=tuple(Lead(lead.words, lead.to, lead.needs) for lead in one.leads),
            people=tuple(one.people),
            tries=tuple(_try(known) for known in one.tries),
            beaten=_outcome(one.beaten),
            overcome=_outcome(one.overcome),
        )
        for one in written.scenes
    )
    endings = tuple(CaseEnding(one.key, one.title, tuple(one.text)) for one in written.endings)
    lists = tuple(book.NamedList(name, tuple(lines)) for name, lines in written.lists.items() if lines)
    clocks = tuple(book.Clock(name, segments) for name, segments in written.clocks.items())
    hidden = (*written.clocks, *(line for one in lists for line in one.lines))
    full = tuple(Lead(name, key) for name, key in written.full.items())
    return book.Casebook(lists=lists, clocks=clocks, case=Case(scenes, endings, hidden, written.finds, full))


def _outcome(written: OutcomeText) -> Outcome:
    return Outcome(tuple(written.text), written.find, written.tick, written.to)


def _try(written: TryText) -> CaseTry:
    won, lost = _outcome(written.won), _outcome(written.lost)
    return CaseTry(written.words, tuple(written.stats), written.against, won, lost, written.needs)


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
    yield from _outcome_faults(written, keys)
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


def _outcomes(written: CaseText) -> Iterator[tuple[str, OutcomeText]]:
    """Return everything that follows of a throw or a fight, with its place."""
    for number, scene in enumerate(written.scenes):
        at = f"$.case.scenes[{number}]"
        yield from ((f"{at}.beaten", scene.beaten), (f"{at}.overcome", scene.overcome))
        for place, one in enumerate(scene.tries):
            yield from ((f"{at}.tries[{place}].won", one.won), (f"{at}.tries[{place}].lost", one.lost))


def _outcome_faults(written: CaseText, keys: Collection[str]) -> Iterator[str]:
    outcomes = list(_outcomes(written))
    finds = {one.find for _, one in outcomes}
    for at, outcome in outcomes:
        if outcome.to and outcome.to not in keys:
            yield f"{at}.to: {said.leads_nowhere(key=outcome.to)}"
        if outcome.tick and outcome.tick not in written.clocks:
            yield f"{at}.tick: {said.no_such_clock(clock=outcome.tick)}"
        if outcome.find and not written.finds.strip():
            yield f"$.case.finds: {said.empty}"
        paragraphs = [(f"text[{place}]", words, book.LONGEST_PARAGRAPH) for place, words in enumerate(outcome.text)]
        for key, words, most in (*paragraphs, ("find", outcome.find, book.LONGEST_ENTRY)):
            if len(words) > most:
                yield f"{at}.{key}: {said.too_long(number=len(words), most=most)}"
    for number, scene in enumerate(written.scenes):
        for place, one in enumerate(scene.tries):
            at = f"$.case.scenes[{number}].tries[{place}]"
            if not one.words.strip() or not one.stats:
                yield f"{at}: {said.empty}"
            if len(one.words) > book.LONGEST_ENTRY:
                yield f"{at}.words: {said.too_long(number=len(one.words), most=book.LONGEST_ENTRY)}"
            if not 0 <= one.against <= MOST_INTENSITY:
                yield f"{at}.against: {said.against_out(most=MOST_INTENSITY)}"
        needing: list[tuple[str, LeadText | TryText]] = [(f"leads[{n}]", one) for n, one in enumerate(scene.leads)]
        needing += [(f"tries[{n}]", one) for n, one in enumerate(scene.tries)]
        for at, need in needing:
            if need.needs and need.needs not in finds:
                yield f"$.case.scenes[{number}].{at}.needs: {said.found_nowhere(find=need.needs)}"
    for name, key in written.full.items():
        if name not in written.clocks:
            yield f"$.case.full: {said.no_such_clock(clock=name)}"
        if key not in keys:
            yield f"$.case.full: {said.leads_nowhere(key=key)}"
    if len(written.finds) > book.LONGEST_TITLE:
        yield f"$.case.finds: {said.too_long(number=len(written.finds), most=book.LONGEST_TITLE)}"


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
        paragraphs += [(f"advice[{place}]", words, book.LONGEST_PARAGRAPH) for place, words in enumerate(one.advice)]
    for key, words, most in (*short, *paragraphs):
        if len(words) > most:
            yield f"{at}.{key}: {said.too_long(number=len(words), most=most)}"
    if len(one.text) > book.MOST_PARAGRAPHS:
        yield f"{at}.text: {said.too_many(number=len(one.text), most=book.MOST_PARAGRAPHS)}"
