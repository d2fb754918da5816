"""Which file: an evening to open, a plan, a place for a new evening, a copy or a story."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell.recent_evenings import recent_evenings
from demoncity_gui.host.widgets.file_dialogs import Take, ask_file, ask_place
from demoncity_gui.host.widgets.plain import PlainMessage
from demoncity_gui.journal.backups import Backup
from demoncity_gui.texts import evenings as said

_SUFFIX = ".demoncity"


class EveningDialogs:
    """Asks for a file, which `take` then gets; each begins where the last evening lies."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        self._window, self._settings = window, settings

    def ask_plan(self, take: Take) -> None:
        """Ask for a plan."""
        ask_file(self._window, said.choose_plan, take, kinds=f"{said.plans} (*.toml)")

    def ask_evening(self, take: Take) -> None:
        """Ask for an evening."""
        ask_file(self._window, said.choose_evening, take, kinds=f"{said.evenings} (*{_SUFFIX})", folder=self._folder)

    def ask_place(self, title: str, stem: str, take: Take) -> None:
        """Ask where an evening shall lie: under this name, or with the first number that makes it a new one."""
        folder = self._folder
        names = chain([stem], (f"{stem} {number}" for number in count(2)))
        name = next(one for one in names if not (Path(folder) / f"{one}{_SUFFIX}").exists())
        # Nothing is ever written over.
        ask_place(
            self._window,
            title,
            take,
            name=name,
            kinds={_SUFFIX: said.evenings},
            folder=folder,
            confirms_overwrite=False,
        )

    def ask_story(self, title: str, stem: str, take: Take) -> None:
        """Ask where a story shall be written, and of which kind."""
        kinds = {".html": said.web_page, ".md": said.markdown, ".pdf": said.pdf}
        ask_place(self._window, title, take, name=stem, kinds=kinds, folder=self._folder)

    def ask_backup(self, backups: list[Backup], take: Callable[[Backup], None]) -> None:
        """Ask for one of these backups."""
        from demoncity_gui.host.pages.evenings.backups_dialog import BackupsDialog  # it is seldom wanted

        dialog = BackupsDialog(self._window, backups)
        dialog.chosen.connect(take)
        dialog.open()

    def warn(self, words: str, ways: list[tuple[str, Callable[[], None]]]) -> None:
        """Show a sentence, with what can be done by the words of a button."""
        box = PlainMessage(words, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for label, way in ways:
            # A click hands over whether the button is down.
            box.addButton(label, PlainMessage.ButtonRole.AcceptRole).clicked.connect(lambda _down=False, way=way: way())
        box.addButton(PlainMessage.StandardButton.Cancel if ways else PlainMessage.StandardButton.Ok)
        QTimer.singleShot(0, box, partial(self._show, box))  # at a start the window is not there yet

    def _show(self, box: PlainMessage) -> None:
        if self._window.isVisible():
            box.open()

    @property
    def _folder(self) -> str:
        recent = recent_evenings(self._settings)
        return str(recent[0].parent if recent else Path.home())
