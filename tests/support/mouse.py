"""A mouse before the Host’s window: told a key, it clicks the button or menu entry that has it."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from tests.support.desk import Desk

_WRITTEN = {"Return": "Enter", "-": "−", "Insert": "Ins", "Delete": "Del", "Alt+Up": "Alt+↑", "Alt+Down": "Alt+↓"}
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class Mouse:
    """Finds by each key what it stands on, and clicks that. Only words are typed, with Enter behind them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._typed = False

    def press(self, *keys: str) -> None:
        """Click what stands for these keys, one after another.

        Raises:
            LookupError: nothing that can be seen and clicked does what the key does.
        """
        for key in keys:
            self._click(key)
            self.desk.settle()

    def type(self, text: str) -> None:
        """Click into the field that is open, and type."""
        field = self.desk.host.focusWidget()
        if not isinstance(field, QLineEdit | QPlainTextEdit):
            fields = [one for one in self.desk.host.findChildren(QLineEdit) if one.isVisible() and one.isEnabled()]
            if len(fields) != 1:
                raise LookupError(f"{len(fields)} fields for {text!r}")
            field = fields[0]
            self.desk.click_into(field)
        self.desk.type(text)
        self._typed = True

    def _click(self, key: str) -> None:
        typed, self._typed = self._typed, False
        if key == "Return" and typed:
            self.desk.press(key)
            return
        name, _, words = key.partition("=")
        button, keyed = self._button(key), self._field(key)
        if name == "row" and words:
            self._click_row(words.replace("_", " "))
        elif name == "field" and words:
            field = self._named_field(words.replace("_", " "))
            self.desk.click_widget(field.viewport() if isinstance(field, QPlainTextEdit) else field)
        elif name == "button" and words:
            self.desk.click(words.replace("_", " "))
        elif button is not None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        elif keyed is not None:
            self.desk.click_into(keyed)
        elif key.isdecimal() and not self.desk.host.page.isHidden():
            rows = range(self.desk.rows.rowCount())
            place = next((row for row in rows if self.desk.cell(row, Column.KEY) == key), int(key) - 1)
            self.desk.click_row(self.desk.cell(place, Column.WHO).split(" · ")[0])
        else:
            self._choose(key)

    def _button(self, key: str) -> QAbstractButton | None:
        shown = _WRITTEN.get(key, key.replace("Shift+", "⇧"))
        found = [one for one in self.desk.host.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
        said = [(one, one.text().replace("&&", "&").strip()) for one in found]
        if any("[its key]" in text for _one, text in said):  # what is asked has the keys
            said.sort(key=lambda pair: "[" in pair[1])
        for one, text in said:
            if f"[{shown}]" in text or re.match(rf"{re.escape(shown)}(  |$)", text):
                return one
        return None

    def _button_behind_more(self, key: str) -> QAbstractButton | None:
        """Open what is seldom needed, where that shows the button; else leave it as it is."""
        for more in self.desk.host.findChildren(QAbstractButton):
            if more.isVisible() and more.text().startswith("More"):
                self.desk.click_widget(more)
                self.desk.settle()
                if (found := self._button(key)) is not None:
                    return found
                self.desk.click_widget(more)
                self.desk.settle()
        return None

    def _field(self, key: str) -> QLineEdit | None:
        fields = (one for one in self.desk.host.findChildren(QLineEdit) if one.isVisible())
        return next((one for one in fields if f"[{key}]" in one.placeholderText()), None)

    def _named_field(self, name: str) -> QWidget:
        return next(
            one for one in self.desk.host.findChildren(QWidget) if one.isVisible() and one.accessibleName() == name
        )

    def _click_row(self, words: str) -> None:
        for view in self.desk.host.findChildren(QAbstractItemView):
            model = view.model()
            if not view.isVisible() or model is None:
                continue
            for row in range(model.rowCount()):
                index = model.index(row, 0)
                said = [str(index.data(role)) for role in (Qt.ItemDataRole.DisplayRole, _SPOKEN)]
                if any(one.startswith(words) for one in said):
                    view.scrollTo(index)
                    place = view.visualRect(index).center()
                    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
                    return
        raise LookupError(f"no row says {words!r}")

    def _choose(self, key: str) -> None:
        wanted = QKeySequence(key)
        for top in self.desk.host.menuBar().actions():
            menu = top.menu()
            if isinstance(menu, QMenu) and (action := _with_key(menu, wanted)):
                opened = self.desk.open_menu(top.text())
                QTest.mouseClick(opened, Qt.MouseButton.LeftButton, pos=opened.actionGeometry(action).center())
                return
        if (behind := self._button_behind_more(key)) is not None:
            QTest.mouseClick(behind, Qt.MouseButton.LeftButton)
            return
        raise LookupError(f"nothing to click for {key}: {self._all_said()}")

    def _all_said(self) -> list[str]:
        return [one.text() for one in self.desk.host.findChildren(QAbstractButton) if one.isVisible()]


def _with_key(menu: QMenu, wanted: QKeySequence) -> QAction | None:
    return next((one for one in menu.actions() if wanted in one.shortcuts()), None)
