"""The casebook at the table: prose, scenes, lists and clocks. No card moves, and nothing is judged."""

from __future__ import annotations

from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.events import CharacterChanged
from demoncity_gui.games.demon_city.rules.refusals import (
    BadNumber,
    ListFull,
    NothingWritten,
    NotNow,
    NotOnList,
    RuleRefusal,
)
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def write(transaction: Transaction, paragraphs: tuple[str, ...]) -> None:
    """Keep prose, a paragraph each; empty ones are left out.

    Raises:
        RuleRefusal: nothing is written, or too much at once.
    """
    _begun(transaction)
    written = tuple(plain for one in paragraphs if (plain := " ".join(one.split())))
    if not written:
        raise RuleRefusal(NothingWritten())
    if len(written) > book.MOST_PARAGRAPHS:
        raise RuleRefusal(BadNumber("paragraphs", len(written), 1, book.MOST_PARAGRAPHS))
    for words in written:
        transaction.happen(book.Written(_bounded(words, book.LONGEST_PARAGRAPH)))


def open_scene(transaction: Transaction, title: str, where: str, who: str, wrong: str, tags: str, key: str) -> None:
    """Begin a scene, and let players meet the people of it; one that is open ends without a word.

    Raises:
        RuleRefusal: it has no title, or something is too long.
    """
    _begun(transaction)
    rest = [" ".join(words.split()) for words in (where, who, wrong, tags, key)]
    for words in rest:
        _bounded(words, book.LONGEST_ENTRY)
    scene = book.Scene(_words(title, book.LONGEST_TITLE), *rest)
    transaction.happen(book.SceneOpened(scene))
    written = transaction.table.casebook.case.scene(scene.key)
    people = () if written is None else written.people
    for one in unmet(transaction.table):
        if one.name in people:
            transaction.happen(CharacterChanged(one.id, hidden=False))


def unmet(table: Table) -> tuple[Character, ...]:
    """Return those of a written case’s people whom no scene has brought yet: players don’t know that they are there."""
    people = table.casebook.case.people
    return tuple(one for one in table.characters if one.hidden and one.name in people and not _fights(table, one))


def those_here(table: Table) -> tuple[Character, ...]:
    """Return who takes part when Action Rounds begin: all, but in a written case those who are here.

    That is the player characters and the people of the scene; where it names nobody, all whom the players have met.
    """
    case, scene = table.casebook.case, table.casebook.scene
    written = None if scene is None else case.scene(scene.key)
    if written is not None and written.people:
        return tuple(one for one in table.characters if one.name not in case.people or one.name in written.people)
    strangers = unmet(table)
    return tuple(one for one in table.characters if one not in strangers)


def nobody_to_face(table: Table) -> bool:
    """Whether a player alone is in a written case where nobody is here whom they could fight.

    Where a case says who is met in which scene, nobody is in one that names nobody: no Host brings anybody along.
    After its end nobody is left.
    """
    case, scene = table.casebook.case, table.casebook.scene
    written = None if scene is None else case.scene(scene.key)
    if not table.solo or not case.scenes:
        return False
    if table.casebook.ending:
        return True
    is_empty = written is not None and bool(case.people) and not written.people
    return is_empty or all(one.is_player_character for one in those_here(table))


def _fights(table: Table, one: Character) -> bool:
    return table.fight is not None and table.fight.has(one.id)


def end_scene(transaction: Transaction, words: str) -> None:
    """End the scene.

    Raises:
        RuleRefusal: none is open, or the words are too long.
    """
    scene = transaction.table.casebook.scene
    if scene is None:
        raise RuleRefusal(NotNow())
    plain = " ".join(words.split())
    transaction.happen(book.SceneEnded(scene.title, _bounded(plain, book.LONGEST_PARAGRAPH)))


def put_on_list(transaction: Transaction, title: str, line: str) -> None:
    """Write a line on a list.

    Raises:
        RuleRefusal: it is empty, too long or there already, or the list is full.
    """
    _begun(transaction)
    title, line = _words(title, book.LONGEST_TITLE), _words(line, book.LONGEST_ENTRY)
    kept = transaction.table.casebook
    lines = kept.lines_of(title)
    if line in lines:
        raise RuleRefusal(NotNow())
    if len(lines) >= book.MOST_ENTRIES or (not lines and len(kept.lists) >= book.MOST_LISTS):
        raise RuleRefusal(ListFull(title if lines else "", book.MOST_ENTRIES if lines else book.MOST_LISTS))
    transaction.happen(book.ListChanged(title, (*lines, line), line, gone=False))


def take_off_list(transaction: Transaction, title: str, line: str) -> None:
    """Cross a line off a list.

    Raises:
        RuleRefusal: it isn't there.
    """
    lines = transaction.table.casebook.lines_of(title)
    if line not in lines:
        raise RuleRefusal(NotOnList(line))
    transaction.happen(book.ListChanged(title, tuple(one for one in lines if one != line), line, gone=True))


def set_clock(transaction: Transaction, clock: str, segments: int, filled: int) -> None:
    """Set a clock; with no segments it is taken away.

    Raises:
        RuleRefusal: it has no name, no clock shows that, or there are too many.
    """
    _begun(transaction)
    name = _words(clock, book.LONGEST_TITLE)
    kept = transaction.table.casebook
    known = kept.clock(name)
    if segments == 0 and known is not None:
        transaction.happen(book.ClockSet(name, 0, 0))
        return
    if not book.FEWEST_SEGMENTS <= segments <= book.MOST_SEGMENTS:
        raise RuleRefusal(BadNumber("segments", segments, book.FEWEST_SEGMENTS, book.MOST_SEGMENTS))
    if not 0 <= filled <= segments:
        raise RuleRefusal(BadNumber("segments", filled, 0, segments))
    if known is None and len(kept.clocks) >= book.MOST_CLOCKS:
        raise RuleRefusal(ListFull("", book.MOST_CLOCKS))
    was_full = known is not None and known.filled >= known.segments
    transaction.happen(book.ClockSet(name, segments, filled, full=filled == segments and not was_full))


def twist(transaction: Transaction, words: str) -> None:
    """Tell what makes things worse.

    Raises:
        RuleRefusal: there are no words, or too many.
    """
    _begun(transaction)
    transaction.happen(book.Twisted(_words(words, book.LONGEST_ENTRY)))


def end_case(transaction: Transaction, title: str) -> None:
    """End the case.

    Raises:
        RuleRefusal: the ending has no title, or a long one.
    """
    _begun(transaction)
    transaction.happen(book.CaseEnded(_words(title, book.LONGEST_TITLE)))


def _begun(transaction: Transaction) -> None:
    if not transaction.table.characters:
        raise RuleRefusal(NotNow())


def _words(words: str, most: int) -> str:
    plain = " ".join(words.split())
    if not plain:
        raise RuleRefusal(NothingWritten())
    return _bounded(plain, most)


def _bounded(plain: str, most: int) -> str:
    if len(plain) > most:
        raise RuleRefusal(BadNumber("letters", len(plain), 1, most))
    return plain
