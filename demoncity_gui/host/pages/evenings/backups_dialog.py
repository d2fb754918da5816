"""The backups of an evening, to choose one: when it was made, and where the evening stood."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from demoncity_gui.evening.evening import summary
from demoncity_gui.host.widgets.buttons import accept_or_cancel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.journal.backups import Backup
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.texts import evenings as said

_SIZE = QSize(640, 360)


class BackupsDialog(QDialog):
    """`chosen` carries the backup to go on with. What is in each is read one after another while the list is shown."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, backups: list[Backup]) -> None:
        super().__init__(parent)
        set_title(self, said.backups_title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self._backups = backups
        self._unread = list(range(len(backups)))
        words = PlainLabel(said.backups_about, wraps=True)
        self.list = QTreeWidget()
        self.list.setHeaderLabels([said.when_made, said.round, said.steps, said.scene])
        self.list.setRootIsDecorated(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.setAccessibleName(said.backups)
        for backup in backups:
            self.list.addTopLevelItem(QTreeWidgetItem([local_time(backup.made_at), "…", "…", "…"]))
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.itemActivated.connect(lambda _item, _column: self.accept())
        self.setLayout(in_column(words, self.list, accept_or_cancel(self, said.go_on_with_backup)))
        self.accepted.connect(self._on_accepted)
        QTimer.singleShot(0, self, self._read_next)

    def _on_accepted(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(self._backups[self.list.indexOfTopLevelItem(item)])

    def _read_next(self) -> None:
        if not self._unread:
            return
        place = self._unread.pop(0)
        item = self.list.topLevelItem(place)
        if item is not None:
            try:
                found, steps = summary(self._backups[place].path)
            except Trouble as trouble:
                item.setText(3, sentence(trouble.reason))
            else:
                item.setText(1, str(found.round_number or "–"))
                item.setText(2, str(steps))
                item.setText(3, found.scene)
        QTimer.singleShot(0, self, self._read_next)


def local_time(moment: str) -> str:
    """Return a time of the journal (UTC, ISO 8601) as this place reads it, to the minute."""
    return datetime.fromisoformat(moment).replace(tzinfo=UTC).astimezone().strftime("%Y-%m-%d %H:%M")
