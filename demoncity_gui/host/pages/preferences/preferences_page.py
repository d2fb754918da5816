"""The page of preferences: each choice is seen at once, and can be taken back on the page."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QHeaderView, QTableView, QWidget

from demoncity_gui.cards.drawing.own_palettes import PaletteUnreadable, import_palette, palettes_in
from demoncity_gui.evening.session import AnySession
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.preferences.preferences import Preference, preferences
from demoncity_gui.host.pages.preferences.preferences_model import PreferenceRow, PreferencesModel
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.settings import THEME, Settings
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ShownButton
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import STRETCH, cleared, in_column, in_row, scrolled
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import preferences as said

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}


class PreferencesPage(SidePage):
    """Preferences on the left, the choices of one on the right.

    Arrows choose a preference, a letter one of its choices. `palettes` is the folder of the person's own colours.
    `start_again` asks for the program to be started anew, for what holds only from then on.
    """

    start_again = Signal()

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, settings: Settings, palettes: Path) -> None:
        super().__init__(session, do, keys)
        self._settings, self._palettes = settings, palettes
        self._taken_back: list[tuple[Preference, Any]] = []
        self._list: tuple[Preference, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self.model = PreferencesModel(self)
        self.view = _view(self.model)
        self._title, self._about = PlainLabel(kind="question", wraps=True), PlainLabel(wraps=True)
        self._hint = PlainLabel(kind="muted", wraps=True)
        self._choices = QGridLayout()
        self._choices.setColumnStretch(1, 1)
        self._choices.setVerticalSpacing(8)
        self.take_back = key_button(keys, Key.TAKE_BACK_PREFERENCE, self._take_back)
        self.presets = key_button(keys, Key.PRESET_PREFERENCES, self._to_presets)
        self.add_palette = key_button(keys, Key.ADD_PALETTE, self._ask_palette)
        self.again = key_button(keys, Key.START_AGAIN, self.start_again.emit)
        for key, button in (
            (Key.TAKE_BACK_PREFERENCE, self.take_back),
            (Key.PRESET_PREFERENCES, self.presets),
            (Key.ADD_PALETTE, self.add_palette),
            (Key.START_AGAIN, self.again),
        ):
            self.key_action(key, button.click)
        self._started_with = {one.setting.name: settings[one.setting] for one in preferences(()) if one.at_next_start}
        self._lay_out()
        self.view.clicked.connect(lambda index: self._show(index.row()))
        keys.follow(self._write_keys)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen now; the preference in hand stays so."""
        self._list = preferences(palettes_in(self._palettes))
        self.model.show_rows([self._row(one) for one in self._list])
        self._show(max(self.view.currentIndex().row(), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the preferences by arrows, choose by a letter."""
        key, letter = Qt.Key(event.key()), event.text()
        choices = list(self._here.choices)
        if key in _STEPS:
            self._show(self.view.currentIndex().row() + _STEPS[key])
        elif letter and letter in _LETTERS[: len(choices)]:
            if not event.isAutoRepeat():
                self._choose(choices[_LETTERS.index(letter)])
        else:
            super().keyPressEvent(event)

    # --- what is done --------------------------------------------------------------------------------------------

    @property
    def _here(self) -> Preference:
        return self._list[self.view.currentIndex().row()]

    def _choose(self, value: object) -> None:
        one, before = self._here, self._settings[self._here.setting]
        if value != before:
            self._taken_back.append((one, before))
            self._set(one, value)
        self.refresh()

    def _set(self, one: Preference, value: object) -> None:
        self._settings[one.setting] = value
        self._settings.sync()
        self.say("")
        if one.at_next_start and value != self._started_with[one.setting.name]:
            self.tell(said.at_next_start(button=self.own_keys.with_sign(Key.START_AGAIN)))

    def _take_back(self) -> None:
        if not self._taken_back:
            self.say(said.nothing_to_take_back)
            return
        one, before = self._taken_back.pop()
        self._set(one, before)
        self.tell(said.taken_back(title=one.title, chosen=one.choices.get(before, str(before))))
        self.refresh()

    def _to_presets(self) -> None:
        for one in self._list:
            before = self._settings[one.setting]
            if before != one.setting.default:
                self._taken_back.append((one, before))
                self._set(one, one.setting.default)
        self.refresh()

    def _ask_palette(self) -> None:
        ask_file(self, said.choose_palette, self._add_palette, kinds=f"{said.kinds_of_palettes} (*.toml)")

    def _add_palette(self, source: Path) -> None:
        try:
            name = import_palette(source, self._palettes)
        except PaletteUnreadable as why:
            self.say(str(why))
            return
        self.refresh()
        self._show(0)
        if self._settings[THEME] == name:
            self._set(self._here, name)  # other colours by the name that is worn
        else:
            self._choose(name)

    # --- how it looks --------------------------------------------------------------------------------------------

    def _row(self, one: Preference) -> PreferenceRow:
        value = self._settings[one.setting]
        words = one.choices.get(value, one.choices[one.setting.default])
        return PreferenceRow(one.setting.name, one.title, words, value == one.setting.default)

    def _show(self, row: int) -> None:
        index = self.model.index(max(0, min(row, len(self._list) - 1)), 0)
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)
        one = self._here
        self._title.setText(one.title)
        self._about.setText(one.about)
        cleared(self._choices)
        chosen = self._settings[one.setting]
        for place, (value, words) in enumerate(one.choices.items()):
            letter = _LETTERS[place]
            button = ShownButton(letter)
            set_up(button, partial(self._choose, value), name=said.choose(letter=letter, choice=words), stays=True)
            button.setChecked(value == chosen)
            button.setFixedWidth(44)
            self._choices.addWidget(button, place, 0, Qt.AlignmentFlag.AlignTop)
            label = PlainLabel(said.preset(choice=words) if value == one.setting.default else words, wraps=True)
            self._choices.addWidget(label, place, 1, Qt.AlignmentFlag.AlignVCenter)
        is_waiting = any(
            self._settings[other.setting] != self._started_with[other.setting.name]
            for other in self._list
            if other.at_next_start
        )
        self.again.setVisible(is_waiting)
        self.add_palette.setVisible(one.setting is THEME)

    def _write_keys(self) -> None:
        sign = self.own_keys.sign
        self._hint.setText(
            said.hint(page=sign(Key.PREFERENCES), keys=sign(Key.OWN_KEYS), decks=sign(Key.DECKS), tv=sign(Key.SHOW_TV))
        )

    def _lay_out(self) -> None:
        detail = QWidget()
        buttons = in_row(self.add_palette, self.again, STRETCH)
        pieces = (self._title, self._about, self._choices, buttons, STRETCH)
        detail.setLayout(in_column(*pieces, spacing=14, margins=(14, 12, 14, 12)))
        scroll = scrolled(detail)
        scroll.setObjectName("panel")
        top = in_row(PlainLabel(said.title, kind="headline"), STRETCH, self.take_back, self.presets)
        middle = in_row((self.view, 5), (scroll, 4))
        self.setLayout(in_column(top, (middle, 1), self._hint, margins=(10, 8, 10, 8)))


def _view(model: PreferencesModel) -> QTableView:
    view = QTableView()
    view.setModel(model)
    view.setAccessibleName(said.title)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setShowGrid(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(34)
    head = view.horizontalHeader()
    head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    head.setHighlightSections(False)
    return view
