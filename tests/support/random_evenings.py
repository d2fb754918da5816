"""Whole evenings of every game by random play: whatever may be asked, with undo and redo in between."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.game import AnyGame
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckMode
from tests.support import asked_play
from tests.support.asked_guest import ACTION_CAST, KINGS_CAST, asked_of
from tests.support.cast import ann, bill, cassie, dirk, eel
from tests.support.demon_city import create_journal
from tests.support.stacked import HORROR_10, PLAYERS_31


def _jpeg(colour: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (16, 9), colour).save(file, "JPEG")
    return file.getvalue()


PICTURES = (_jpeg("firebrick"), _jpeg("teal"))
CAST = BeginEvening("Low water", "A drained bath", (ann, bill, cassie, dirk, eel), PLAYERS_31, HORROR_10)
DICE_CAST = BeginDiceEvening(
    "Low water", "A drained bath", (ann, bill, cassie, dirk, eel), players_mode=DeckMode.PROGRAM
)


class AtRandom(NamedTuple):
    """A game, how its evenings begin here, and what plays it at random."""

    game: AnyGame
    begin: Any
    asked: Callable[[Any, Random], Any]


EVERY_GAME = {
    "cards": AtRandom(DEMON_CITY, CAST, asked_play.asked),
    "dice": AtRandom(DICE_EDITION, DICE_CAST, asked_play.asked),
    "kings": AtRandom(KINGS, KINGS_CAST, asked_of(KINGS)),
    "action": AtRandom(ACTION, ACTION_CAST, asked_of(ACTION)),
}
ASKED = {one.game.word: one.asked for one in EVERY_GAME.values()}
"""What plays a game at random, by the word with which its evenings begin."""


def played(journal: Journal[Any, Any, Any], seed: int, steps: int, name: str = "cards") -> AnySession:
    """Play so many steps, refused ones among them, into this journal; the same for the same seed."""
    dice, seconds = Random(seed), count()
    session: AnySession = Session(
        journal, RehearsedChance(seed), lambda: f"2018-05-26T20:{next(seconds) // 60 % 60:02}:00Z"
    )
    session.do(EVERY_GAME[name].begin)
    for _ in range(steps):
        try:
            step(session, dice)
        except RuleRefusal:
            continue
    return session


def step(session: AnySession, dice: Random) -> None:
    """Do one thing, mostly forward.

    Raises:
        RuleRefusal: the rules say no to it.
    """
    turn = dice.random()
    if turn < 0.08:
        session.undo()
    elif turn < 0.14:
        session.redo()
    elif turn < 0.16:
        session.go_to(dice.randint(1, session.history.timeline.last))
    elif turn < 0.21:
        change_tv(session, dice)
    else:
        session.do(ASKED[session.game.word](session.table, dice))


def change_tv(session: AnySession, dice: Random) -> None:
    """Do something about the TV, mostly switch something."""
    what = dice.randrange(9)
    match what:
        case 0:
            session.tv.switch(TvSwitch.BLANK, on=not session.tv.state.blank)
        case 1 | 2:
            session.tv.switch(TvSwitch.FROZEN, on=not session.tv.frozen)
        case 3:
            if session.tv.flip_held:
                session.tv.turn_cards()
            else:
                session.tv.switch(TvSwitch.HOLD_FLIPS, on=not session.tv.state.hold_flips)
        case 4:
            session.tv.switch(TvSwitch.TASKS, on=dice.random() < 0.5)
        case 5:
            session.tv.switch(TvSwitch.NAMES, on=not session.tv.state.names_are_shown)
        case 6:
            session.tv.switch(TvSwitch.VERDICT_ALONE, on=not session.tv.is_on(TvSwitch.VERDICT_ALONE))
        case 7:
            session.tv.reveal_intensity(dice.random() < 0.7)
        case _ if dice.random() < 0.5:
            session.tv.show_image(PICTURES[dice.randrange(len(PICTURES))], "A face")
        case _:
            session.tv.take_away()


def evening_on_disk(path: Path, seed: int = 1, steps: int = 60) -> Path:
    """Make an evening's file by random play."""
    played(create_journal(path), seed, steps).close()
    return path


def evening_in_memory(seed: int, steps: int, name: str = "cards") -> JournalInMemory[Any, Any, Any]:
    """Return the journal of an evening played at random."""
    journal: JournalInMemory[Any, Any, Any] = JournalInMemory(EVERY_GAME[name].game)
    played(journal, seed, steps, name)
    return journal
