"""The page of house rules: every question that the text leaves open, what each reading means, and which one holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QHeaderView, QPushButton, QTableView, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.house_rules import HouseRule, HouseRuleLine
from demoncity_gui.host.keyboard.key_buttons import for_key
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.house_rules.house_rules_model import HouseRulesModel, cited_id
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ShownButton, widen_for_bold
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.layouts import STRETCH, cleared, in_column, in_row, scrolled
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import house_rules_page as said

_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -1000,
    Qt.Key.Key_End: 1000,
}
_RULE_WIDTH = 108
"""The width of the column of ids, in logical pixels; the questions take what the readings leave."""


class HouseRulesPage(SidePage):
    """Questions on the left, the chosen one with its readings on the right.

    Arrows choose a question, a letter or a click chooses a reading. `lines` returns the questions of a table, `read_by`
    the command that reads one of them, by its id, by a letter.
    """

    def __init__(
        self,
        session: AnySession,
        do: DoCommand,
        keys: OwnKeys,
        lines: Callable[[Any], Sequence[HouseRuleLine]],
        read_by: Callable[[str, str], Any],
    ) -> None:
        super().__init__(session, do, keys)
        self._lines_of, self._command = lines, read_by
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self.model = HouseRulesModel(self)
        self.view = _view(self.model)
        self.filter = TextField(tip=Key.FILTER.tip)
        self.changed = for_key(QPushButton(), Key.CHANGED_RULES, stays=True)
        self._chosen = ""
        self._question, self._grounds = PlainLabel(kind="question", wraps=True), PlainLabel(kind="warning", wraps=True)
        self._example, self._hint = PlainLabel(wraps=True), PlainLabel(wraps=True)
        self._readings = QGridLayout()
        self._readings.setColumnStretch(1, 1)
        self._readings.setVerticalSpacing(10)
        self._changes = 0
        self._lay_out()
        self.key_action(Key.FILTER, self._to_filter)
        self.key_action(Key.CHANGED_RULES, self.changed.toggle)
        keys.follow(self._write_keys)
        self.filter.textChanged.connect(lambda _text: self.refresh())
        self.filter.handed_over.connect(lambda _text: self._to_the_list())
        self.filter.left.connect(self._leave_filter)
        self.changed.toggled.connect(lambda _on: self.refresh())
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self.refresh()

    def set_session(self, session: AnySession) -> None:
        """Show another evening's house rules."""
        super().set_session(session)
        self.filter.clear()
        self.changed.setChecked(False)
        self.say("")
        self.refresh()

    def refresh(self) -> None:
        """Show the questions that are asked for; the chosen one stays so while it is among them."""
        every = self._lines_of(self.session.shown)
        self._changes = sum(line.is_changed for line in every)
        self._write_keys()
        wanted = self.filter.text()
        lines = tuple(
            line for line in every if line.speaks_of(wanted) and (line.is_changed or not self.changed.isChecked())
        )
        self.model.show_rows(lines)
        places = [place for place, line in enumerate(lines) if line.id == self._chosen]
        self._choose(places[0] if places else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by arrows, read by a letter."""
        key = Qt.Key(event.key())
        letter = event.text()
        line = self._line
        if key in _STEPS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._choose(self.view.currentIndex().row() + _STEPS[key])
        elif line is not None and letter in (keyed := _reading_keys(line.rule)):
            if not event.isAutoRepeat():
                self._read_by(keyed[letter])
        else:
            super().keyPressEvent(event)

    def _write_keys(self) -> None:
        sign = self.own_keys.sign
        self.filter.ask_for(said.filter(key=sign(Key.FILTER)))
        self.changed.setText(said.changed(number=self._changes, key=sign(Key.CHANGED_RULES)))
        widen_for_bold(self.changed)
        self._hint.setText(said.hint(filter=sign(Key.FILTER), page=sign(Key.HOUSE_RULES)))

    # --- what is done --------------------------------------------------------------------------------------------

    @property
    def _line(self) -> HouseRuleLine | None:
        return self.model.row_at(self.view.currentIndex().row())

    def _choose(self, row: int) -> None:
        row = max(0, min(row, len(self.model.rows) - 1))
        index = self.model.index(row, 0)
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)
        line = self._line
        if line is not None:
            if line.id != self._chosen:
                self.say("")
            self._chosen = line.id
        self._show(line)

    def _read_by(self, letter: str) -> None:
        line = self._line
        if line is None or line.letter == letter:
            self._show(line)  # a click on what holds must not put its button out
            return
        self.say("")
        if not self.do(self._command(line.id, letter)):
            self._show(line)

    def _to_filter(self) -> None:
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def _to_the_list(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_filter(self) -> None:
        self.filter.clear()
        self._to_the_list()

    # --- how it looks --------------------------------------------------------------------------------------------

    def _show(self, line: HouseRuleLine | None) -> None:
        cleared(self._readings)
        if line is None:
            self._question.setText(said.none_found)
            self._grounds.clear()
            self._example.clear()
            return
        self._question.setText(f"{line.rule.question}  [{cited_id(line)}]")
        self._grounds.setText(line.grounds)
        self._example.setText(said.example(example=line.rule.example) if line.rule.example else "")
        for place, (letter, sentence) in enumerate(line.rule.readings):
            name, tip = said.choose_by(letter=letter, reading=sentence), said.choose(reading=sentence)
            button = ShownButton(letter)
            set_up(button, partial(self._read_by, letter), tip=tip, name=name, stays=True)
            button.setChecked(letter == line.letter)
            button.setFixedWidth(44)
            self._readings.addWidget(button, place, 0, Qt.AlignmentFlag.AlignTop)
            words = PlainLabel(_words(line.rule, letter), wraps=True)
            self._readings.addWidget(words, place, 1, Qt.AlignmentFlag.AlignVCenter)

    def _lay_out(self) -> None:
        pieces = (self._question, self._readings, self._grounds, self._example, STRETCH)
        detail = QWidget()
        detail.setLayout(in_column(*pieces, spacing=14, margins=(14, 12, 14, 12)))
        scroll = scrolled(detail)
        scroll.setObjectName("panel")
        top = in_row(PlainLabel(said.title, kind="headline"), (self.filter, 1), self.changed)
        middle = in_row((self.view, 5), (scroll, 4))
        self.setLayout(in_column(top, (middle, 1), self._hint, margins=(10, 8, 10, 8)))


def _reading_keys(rule: HouseRule) -> dict[str, str]:
    """Return the readings by their keys: their letters; those that are called by words go by their order."""
    letters = rule.letters
    return dict(zip(letters if all(len(one) == 1 for one in letters) else "abcdefgh", letters, strict=False))


def _words(rule: HouseRule, letter: str) -> str:
    reading = dict(rule.readings)[letter]
    by_hand = dict(rule.hosts_word).get(letter)
    lines = [said.preset(reading=reading) if letter == rule.preset else reading]
    lines += [said.hosts_word(words=by_hand)] if by_hand else []
    return "\n".join(lines)


def _view(model: HouseRulesModel) -> QTableView:
    view = QTableView()
    view.setAccessibleName(said.questions)
    view.setModel(model)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(27)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setColumnWidth(0, _RULE_WIDTH)
    view.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    view.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
    view.setMinimumWidth(200)
    return view
