"""Which file: an evening to open, a plan, a place for a new evening, a copy or a story."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from demoncity_gui.host.shell.recent_evenings import recent_evenings

_SUFFIX = ".demoncity"
_EVENINGS = f"Evenings (*{_SUFFIX})"
_PLANS = "Plans (*.toml)"
_STORY_KINDS = {".html": "A page for a browser", ".md": "Markdown", ".pdf": "PDF, for print"}
Take = Callable[[Path], object]


class EveningDialogs:
    """Asks for a file, which `take` then gets; each begins where the last evening lies."""

    def __init__(self, window: QWidget, settings: QSettings) -> None:
        self._window, self._settings = window, settings

    def ask_plan(self, take: Take) -> None:
        """Ask for a plan."""
        dialog = self._dialog("A plan for the evening: title, cast, Horror’s Deck", "", take)
        dialog.setNameFilter(_PLANS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def ask_evening(self, take: Take) -> None:
        """Ask for an evening."""
        dialog = self._dialog("Open an evening", self._folder, take)
        dialog.setNameFilter(_EVENINGS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def ask_place(self, title: str, stem: str, take: Take) -> None:
        """Ask where an evening shall lie: under this name, or with the first number that makes it a new one."""
        dialog = self._dialog(title, self._folder, take)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # nothing is ever written over
        dialog.setNameFilter(_EVENINGS)
        dialog.setDefaultSuffix(_SUFFIX[1:])
        names = chain([stem], (f"{stem} {number}" for number in count(2)))
        dialog.selectFile(next(one for one in names if not (Path(self._folder) / f"{one}{_SUFFIX}").exists()))
        dialog.open()

    def ask_story(self, title: str, stem: str, take: Take) -> None:
        """Ask where a story shall be written, and of which kind."""
        dialog = self._dialog(title, self._folder, take)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{words} (*{kind})" for kind, words in _STORY_KINDS.items()])
        dialog.setDefaultSuffix("html")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2][:-1]))
        dialog.selectNameFilter(f"{_STORY_KINDS['.html']} (*.html)")
        dialog.selectFile(stem)
        dialog.open()

    @property
    def _folder(self) -> str:
        recent = recent_evenings(self._settings)
        return str(recent[0].parent if recent else Path.home())

    def _dialog(self, title: str, folder: str, take: Take) -> QFileDialog:
        dialog = QFileDialog(self._window, title, folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: take(Path(name)))
        return dialog
