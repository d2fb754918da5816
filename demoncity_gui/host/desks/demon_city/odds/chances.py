"""What the window knows of chances just now: asked when something changes, told to whoever shows them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.odds.asking import Asked, Drafted, Told, answer, asked_of
from demoncity_gui.host.desks.demon_city.odds.worker import OddsWorker
from demoncity_gui.host.settings import CHANCES, Settings


class Chances(QObject):
    """The chances of what is announced and drafted. `changed` says that other ones are known, or none any more.

    While they are hidden nothing is asked, and no process runs.
    """

    changed = Signal()

    def __init__(
        self,
        session: Callable[[], AnySession],
        drafted: Callable[[], Drafted | None],
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._drafted, self._settings = session, drafted, settings
        self.worker = OddsWorker(self)
        self.shown = settings[CHANCES]
        self.asked: Asked | None = None
        self.told: Told | None = None
        self.who: CharacterId | None = None

    def show(self, shown: bool) -> None:
        """Show chances from now on, or hide all; it is remembered."""
        self.shown = self._settings[CHANCES] = shown
        self.asked = self.told = None
        if not shown:
            self.worker.stop()
        self.changed.emit()
        self.follow()

    def about(self, who: CharacterId | None) -> None:
        """Ask further about this one's deed, about the draft for nobody."""
        self.who = who
        self.follow()

    def follow(self) -> None:
        """Ask again, if something has changed that chances hang on."""
        if not self.shown:
            return
        table = self._session().table
        asked = asked_of(table, self._drafted(), self.who)
        if asked is None:
            self.worker.drop()
            if self.told is not None:
                self.asked = self.told = None
                self.changed.emit()
            return
        self.worker.do(answer, asked, then=lambda told: self._take(asked, told))

    def _take(self, asked: Asked, told: Told) -> None:
        if self.shown:
            self.asked, self.told = asked, told
            self.changed.emit()
