"""The four models as the Host's window keeps them up to date, with Qt's tester upon each."""

from __future__ import annotations

from PySide6.QtTest import QAbstractItemModelTester

from demoncity_gui.host.desks.demon_city.decks.deck_counts_model import DecksModel
from demoncity_gui.host.desks.demon_city.round.agility_model import AgilityOrderModel
from demoncity_gui.host.desks.demon_city.round.clashes_model import ClashesModel
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.pages.history.history_model import HistoryModel
from tests.support.demon_city import Session


class Watched:
    """A broken promise of a model is a warning of Qt's, and a warning fails the test."""

    def __init__(self, session: Session) -> None:
        self.rows, self.clashes, self.decks = AgilityOrderModel(), ClashesModel(), DecksModel()
        self.history = HistoryModel(session.history)
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        self._testers = [
            QAbstractItemModelTester(model, mode) for model in (self.rows, self.clashes, self.decks, self.history)
        ]
        self._session = session
        session.watch(lambda _quiet: self.show())
        self.show()

    def show(self) -> None:
        """Show what is true now."""
        picture = Views(self._session).host()
        self.rows.show_rows(picture.rows)
        self.clashes.show_groups(picture.clashes)
        self.decks.show_rows(picture.decks)
        self.history.follow()
