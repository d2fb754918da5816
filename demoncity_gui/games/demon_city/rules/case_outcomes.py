"""What a case makes depend on a throw or a fight: words, a find, a clock, another scene, the end."""

from __future__ import annotations

from contextlib import suppress

from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.common.case import CaseScene, Outcome
from demoncity_gui.games.demon_city.rules.casebook import open_scene, put_on_list
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.events import CharacterChanged
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Table
from demoncity_gui.games.demon_city.rules.task import LevelFate, StaticRuling
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def settle_try(transaction: Transaction, words: str, ruling: StaticRuling) -> None:
    """Let follow what depends on the try of these words in the scene, once; nothing while Action Rounds go on.

    A throw that is undecided settles nothing (D-AMB-03).
    """
    table = transaction.table
    scene = _scene(table)
    one = None if scene is None else next((known for known in scene.tries if known.words == words), None)
    undecided = any(level.fate is LevelFate.UNDECIDED for level in ruling.tried)
    if scene is not None and one is not None and table.fight is None and not undecided:
        won = bool(ruling.levels)
        _settle(transaction, scene, words, one.won if won else one.lost, won=won)


def settle_fight(transaction: Transaction, fight: Fight) -> None:
    """Let follow what depends on a fight that has just ended in the scene, once: on which side nobody stands any more.

    Alone, a player's people come round then: the program is the Host, who says so (T-AMB-72).
    """
    scene, solo = _scene(transaction.table), transaction.table.solo
    everybody = [transaction.table.character(who) for one in fight.participants for who in (one.who, *one.stands_for)]
    standing = {one.is_player_character for one in everybody if not one.out}
    if scene is None or standing == {True, False} or Outcome() == scene.beaten == scene.overcome:
        return
    if solo:
        for one in transaction.table.characters:
            if one.is_player_character and one.out:
                transaction.happen(CharacterChanged(one.id, state=State.OUT, is_so=False))
                transaction.happen(CharacterChanged(one.id, toughness=max(one.toughness, 0)))
    won = True in standing
    _settle(transaction, scene, "", scene.beaten if won else scene.overcome, won=won)


def _scene(table: Table) -> CaseScene | None:
    """Return the written scene that is played, None before the first and after the end."""
    kept = table.casebook
    return None if kept.scene is None or kept.ending else kept.case.scene(kept.scene.key)


def _settle(transaction: Transaction, scene: CaseScene, words: str, outcome: Outcome, *, won: bool) -> None:
    if transaction.table.casebook.how_it_came_out(scene.key, words) is not None:
        return
    transaction.happen(book.CameOut(scene.key, words, won))
    for paragraph in outcome.text:
        transaction.happen(book.Written(paragraph))
    if outcome.find:
        with suppress(RuleRefusal):  # what is found already, or a list that is full, keeps no throw from being made
            put_on_list(transaction, transaction.table.casebook.case.finds, outcome.find)
    full = _tick(transaction, outcome.tick)
    go_to(transaction, full or outcome.to)


def _tick(transaction: Transaction, name: str) -> str | None:
    """Fill a segment of the clock of that name; return where that leads to when it is full, None for nowhere."""
    clock = transaction.table.casebook.clock(name)
    if clock is None or clock.filled == clock.segments:
        return None
    filled = clock.filled + 1
    transaction.happen(book.ClockSet(name, clock.segments, filled, full=filled == clock.segments))
    ways = transaction.table.casebook.case.full
    return next((one.to for one in ways if one.words == name), None) if filled == clock.segments else None


def go_to(transaction: Transaction, key: str) -> None:
    """Open the scene of that key and read it out, or end the case like this; nothing where there is neither."""
    case = transaction.table.casebook.case
    scene, ending = case.scene(key), case.ending(key)
    if scene is not None:
        open_scene(transaction, scene.title, scene.where, scene.who, scene.wrong, scene.tags, scene.key)
    elif ending is not None:
        transaction.happen(book.CaseEnded(ending.title))
    told = scene or ending
    for paragraph in () if told is None else told.text:
        transaction.happen(book.Written(paragraph))
