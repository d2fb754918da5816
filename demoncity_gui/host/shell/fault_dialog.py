"""What the Host sees when the program has made a mistake: one sentence, and what can be done with the report."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.texts import faults as said

_MOST_REPORTS = 20
"""Of the newest mistakes; what breaks at each repaint breaks sixty times a second."""


class FaultDialog(QDialog):
    """Stands beside the play, which goes on; another mistake meanwhile is counted in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog)
        set_title(self, said.title)
        self.setModal(False)
        self._reports: deque[str] = deque(maxlen=_MOST_REPORTS)
        self._times = 0
        self._folder: Path | None = None
        self.words = PlainLabel("", wraps=True)
        buttons = QDialogButtonBox()
        self.copying = buttons.addButton(said.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.copying.clicked.connect(self._copy)
        self.opening = buttons.addButton(said.open, QDialogButtonBox.ButtonRole.ActionRole)
        self.opening.clicked.connect(self._open)
        self.go_on = buttons.addButton(said.close, QDialogButtonBox.ButtonRole.AcceptRole)
        for button in (self.copying, self.opening):
            button.setAutoDefault(False)  # Enter goes on with the evening
        self.go_on.setDefault(True)
        self.go_on.setFocus()
        buttons.accepted.connect(self.accept)
        self.setLayout(in_column(self.words, buttons, spacing=12, margins=(16, 14, 16, 12)))
        self.setMinimumWidth(460)

    def tell(self, report: str, folder: Path | None) -> None:
        """Tell of a mistake; `folder` is where its report lies, None where it could not be written."""
        if not self.isVisible():
            self._reports.clear()
            self._times = 0
        self._reports.append(report)
        self._times += 1
        self._folder = folder
        self.words.setText(said.told(times=self._times, written=folder is not None))
        self.opening.setVisible(folder is not None)
        self.copying.setText(said.copy)
        self.show()

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(self._reports))
        self.copying.setText(said.copied)
