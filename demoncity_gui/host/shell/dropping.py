"""Files dragged to the Host's window: an evening, or a picture for all to see or for somebody's portrait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint
from PySide6.QtGui import QDragLeaveEvent, QDropEvent

from demoncity_gui.host.pages.tv.pictures import picture_in
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.texts import host_window as said

_WORDS_LAST = 8_000
"""Milliseconds that the sentence about what can't be dropped stays in the status bar."""


class Dropping(QObject):
    """Takes what is dropped on the window: its file, or a picture while an evening is open."""

    def __init__(self, window: ShellWindow, pages: Pages) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dragged over the window."""
        if isinstance(event, QDragLeaveEvent):
            self._window.statusBar().clearMessage()
        elif not isinstance(event, QDropEvent):  # of which dragging is a kind
            return False
        elif event.type() == QEvent.Type.DragEnter:
            if _evening_in(event.mimeData()) is not None or self._picture_in(event.mimeData()) is not None:
                event.acceptProposedAction()
            elif event.mimeData().hasUrls():  # it can't be dropped, so this is the time to say why
                self._window.statusBar().showMessage(said.drop_unusable, _WORDS_LAST)
        elif event.type() == QEvent.Type.DragMove:
            self._say_what_it_would_be(event)
        else:
            self._drop(event)
        return True

    def _say_what_it_would_be(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        if self._picture_in(event.mimeData()) is not None:
            who = self._whose(event.position().toPoint())
            session = self._window.session
            name = "" if who is None else session.game.with_portrait(session.shown, who, "")[1]
            self._window.statusBar().showMessage(said.drop_portrait(name=name) if name else said.drop_for_all)

    def _drop(self, event: QDropEvent) -> None:
        """Say which evening was dropped; take a picture: on somebody's line or sheet their portrait, else held up."""
        self._window.statusBar().clearMessage()
        evening, picture = _evening_in(event.mimeData()), self._picture_in(event.mimeData())
        if evening is not None:
            event.acceptProposedAction()
            self._window.file_dropped.emit(evening)
        elif picture is not None:
            event.acceptProposedAction()
            who = self._whose(event.position().toPoint())
            if who is None:
                self._window.pictures.hold_up(picture)
            else:
                self._window.pictures.give_portrait(who, picture)

    def _whose(self, place: QPoint) -> Any:
        return self._pages.person_at(self._window.mapToGlobal(place))

    def _picture_in(self, dragged: QMimeData) -> Path | None:
        return picture_in(dragged) if self._pages.is_evening_open else None


def _evening_in(dragged: QMimeData) -> Path | None:
    """Return the one evening's file that is dragged, None if it is anything else."""
    paths = [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix == ".demoncity" else None
