"""Taking the cast of an evening into the other edition of its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from demoncity_gui.texts import evenings as said

if TYPE_CHECKING:
    from demoncity_gui.host.shell.host_window import HostWindow


class ToOtherEdition(QAction):
    """The line of the Session menu; it is there while the desk in front has another edition.

    `begin` asks for what a plan leaves open and begins its evening; what stays behind has been said by then.
    """

    def __init__(self, host: HostWindow, begin: Callable[[Any], object], parent: QObject) -> None:
        super().__init__(said.other_edition, parent)
        self._host, self._begin = host, begin
        self.triggered.connect(self._take)
        host.session_menu.aboutToShow.connect(lambda: self.setVisible(host.desk.other_edition() is not None))

    def _take(self) -> None:
        other = self._host.desk.other_edition()
        if other is not None:
            self._host.tell(other.without_counterpart)
            self._begin(other.plan)
