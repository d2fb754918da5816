"""Dialogs that ask for a file or a folder; each goes once it is closed, and `take` gets what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

Take = Callable[[Path], object]


def ask_file(
    parent: QWidget, title: str, take: Take, *, kinds: str = "", folder: str = "", is_folder: bool = False
) -> None:
    """Ask for a file that is there, or for a folder; `kinds` are Qt's words for the names that fit."""
    dialog = _dialog(parent, title, take, [kinds], folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory if is_folder else QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_place(
    parent: QWidget,
    title: str,
    take: Take,
    *,
    name: str,
    kinds: dict[str, str],
    folder: str = "",
    confirms_overwrite: bool = True,
) -> None:
    """Ask where a file shall be written: `kinds` are the endings it may have (“.pdf”), each in words, the usual first.

    The name that is written ends as the kind that is chosen wants it. With `confirms_overwrite` Qt asks
    before a file is chosen that is there already.
    """
    filters = {f"{words} (*{ending})": ending for ending, words in kinds.items()}
    dialog = _dialog(parent, title, take, list(filters), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not confirms_overwrite)
    dialog.setDefaultSuffix(next(iter(kinds)).removeprefix("."))
    dialog.selectFile(name)

    def rename(ending: str) -> None:
        dialog.setDefaultSuffix(ending.removeprefix("."))
        for written in dialog.selectedFiles()[:1]:
            if Path(written).suffix in kinds:
                dialog.selectFile(Path(written).with_suffix(ending).name)

    dialog.filterSelected.connect(lambda chosen: rename(filters[chosen]))
    dialog.open()


def _dialog(parent: QWidget, title: str, take: Take, kinds: list[str], folder: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if kinds and kinds[0]:
        dialog.setNameFilters(kinds)
    dialog.fileSelected.connect(lambda name: take(Path(name)))
    return dialog
