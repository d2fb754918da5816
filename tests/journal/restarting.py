"""A program of its own that opens an evening, does one thing in it, and comes to an end in one of three ways."""

from __future__ import annotations

import hashlib
import os
import resource
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.journal.backups import Backups
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.journal.playing import now, plan
from tests.support.random_evenings import change_tv, step

ENDINGS = ("kill", "quit", "crash")
_WIDTH, _HEIGHT = 960, 540
"""Of the TV that is painted, in pixels."""


class Tv:
    """The TV's own scene, painted as it is once everything has come to rest."""

    def __init__(self) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        self._app = QApplication([])
        look.load_fonts()
        self._stage = TvScene(CardPixmaps())

    def pixels(self, session: AnySession) -> str:
        """Return the hash of what the TV shows."""
        self._stage.show_picture(session.tv.picture())
        self._stage.settle()
        image = self._stage.render_image(_WIDTH, _HEIGHT)  # kept: its bits go with it
        return hashlib.sha256(image.constBits()).hexdigest()


def one_step(folder: Path, name: str, seed: int, ending: str, by_pixels: bool, say: Connection) -> None:
    """Say what the players see on opening, do one thing that the rules allow, say what they see then, and end.

    With `by_pixels` the TV is painted, too; what it shows is said after each of both.
    """
    evening = opened(folder, name)
    tv = Tv() if by_pixels else None
    say.send(seen(evening.session))
    say.send(tv and tv.pixels(evening.session))
    dice, before = Random(seed), evening.session.history.timeline.last
    while evening.session.history.timeline.last == before:
        try:
            (change_tv if dice.random() < 0.3 else step)(evening.session, dice)
        except RuleRefusal:
            continue
    say.send(seen(evening.session))
    say.send(tv and tv.pixels(evening.session))
    if ending == "quit":
        evening.close(now())
        os._exit(0)
    if ending == "crash":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.kill(os.getpid(), signal.SIGKILL if ending == "kill" else signal.SIGSEGV)


def opened(folder: Path, name: str) -> Evening:
    """Open the evening in this folder, or begin it, with the pictures held up that lie there."""
    path, backups, pictures = folder / "evening.demoncity", Backups(folder / "backups"), HeldPictures(folder / "held")
    if path.exists():
        return Evening.open(path, plan, backups, now, pictures)
    return Evening.begin(path, plan(name), backups, now, pictures=pictures)


def seen(session: AnySession) -> tuple[str, ...]:
    """Return all that the players see and take home, and what the TV waits with."""
    story = [line.text for lines in session.history.story(for_players=True) for line in lines]
    waits = (session.tv.state.blank, session.tv.frozen, session.tv.flip_held)
    return repr(session.tv.picture()), repr(waits), "\n".join(story)
