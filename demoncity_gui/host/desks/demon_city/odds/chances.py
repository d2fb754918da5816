"""What the window knows of chances just now: asked when something changes, told to whoever shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.odds.worker import OddsWorker
from demoncity_gui.host.settings import CHANCES, Settings

if TYPE_CHECKING:
    from demoncity_gui.host.desks.demon_city.odds.asking import Asked, Drafted, Told


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
            self.worker.rest()
        self.changed.emit()
        self.follow()

    @property
    def is_flip_taken_back(self) -> bool:
        """Whether somebody has seen cards that lie face down again, and that count as unseen; dice are rolled anew."""
        session = self._session()
        return session.table.edition.has_decks and session.history.is_flip_taken_back()

    def about(self, who: CharacterId | None) -> None:
        """Ask further about this one's deed, about the draft for nobody."""
        self.who = who
        self.follow()

    def follow(self) -> None:
        """Ask again, if something has changed that chances hang on."""
        if not self.shown:
            return
        from demoncity_gui.host.desks.demon_city.odds.asking import answer, asked_of  # hidden chances need no odds

        session = self._session()
        asked = asked_of(session.table, self._drafted(), self.who)
        if asked is None:
            self.worker.drop(answer)
            if self.told is not None:
                self.asked = self.told = None
                self.changed.emit()
            return
        self.worker.ask(answer, asked, then=lambda told: self._take(session, asked, told))

    def _take(self, session: AnySession, asked: Asked, told: Told) -> None:
        if self.shown and self._session() is session:  # by now an evening of another game may be open
            self.asked, self.told = asked, told
            self.changed.emit()
