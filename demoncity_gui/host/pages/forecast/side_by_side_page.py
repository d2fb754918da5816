"""The page on which one fight stands side by side in four systems: a file's people, a column a system."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout

from demoncity_gui.assets import asset
from demoncity_gui.cards.packs.pack_messages import Refused
from demoncity_gui.evening.session import AnySession
from demoncity_gui.forecast.run import AnySetup, Run
from demoncity_gui.forecast.side_by_side import FIGHTS, SYSTEMS, Line, People, lines_of, notes, setups_of, so_far
from demoncity_gui.forecast.workers import play_until_told
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.watched_workers import WatchedWorkers
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.second_program.texts import ReadSideBySide, SideBySideRead, Unread, plans_read
from demoncity_gui.texts import forecast as forecast_words
from demoncity_gui.texts import side_by_side as said

_LEAST_COLUMN = 116
"""Logical pixels: bounds of two digits, with room to the next column."""
_LOOK = 100
"""Milliseconds between two looks at what the workers have."""


class _Runs(WatchedWorkers):
    """The forecasts of all systems, in processes that they share; `changed`: more is known, or it has ended."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(_LOOK, parent)
        self.runs: dict[str, Run[AnySetup]] = {}
        self.failed = False

    def start(self, setups: dict[str, AnySetup], fights: int) -> None:
        """Begin; what was under way is stopped, and what it came to forgotten."""
        self.stop()
        self.failed = False
        workers = self.begin(os.cpu_count() or 1)
        self.runs = {
            system: Run(setup, workers.executor, fights=fights, jobs=workers.jobs, player=play_until_told)
            for system, setup in setups.items()
        }

    def look(self) -> None:
        """See `WatchedWorkers`."""
        try:
            news = [run.collect(0) for run in self.runs.values() if not run.is_done]
        except BrokenProcessPool:
            self.failed = True
            self.stop()
            return
        if all(run.is_done for run in self.runs.values()):
            self.stop()
        elif any(news):
            self.changed.emit()

    def stop(self) -> None:
        """Stop; what is known by then stays."""
        for run in self.runs.values():
            run.cancel()
        if self.end():
            self.changed.emit()


class SideBySidePage(SidePage):
    """A table with a column a system; at most so many `fights` of each are played, in processes beside the window."""

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, fights: int = FIGHTS) -> None:
        super().__init__(session, do, keys)
        self.fights = fights
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self.runs = _Runs(self)
        self.runs.changed.connect(self._show)
        self.reading = SecondProgram(self)
        self.reading.ended.connect(self._on_read)
        self._people: People | None = None
        self._setups: dict[str, AnySetup] = {}
        self._lacking: dict[str, tuple[str, ...]] = {}
        self._name = ""
        self.choose = key_button(keys, Key.CHOOSE_FIGHT, self._ask)
        self.example = key_button(keys, Key.EXAMPLE_FIGHT, lambda: self.read(asset("example-side-by-side.toml")))
        self.stop = key_button(keys, Key.STOP_FORECAST, self.runs.stop)
        self.start = key_button(keys, Key.START_FORECAST, self._start)
        for key, button in (
            (Key.CHOOSE_FIGHT, self.choose),
            (Key.EXAMPLE_FIGHT, self.example),
            (Key.STOP_FORECAST, self.stop),
            (Key.START_FORECAST, self.start),
        ):
            self.key_action(key, button.click)
        self.state, self.notes = PlainLabel(said.no_file, wraps=True), PlainLabel(kind="muted", wraps=True)
        headers = [(said.what, ""), *((said.system(system=system), "") for system in SYSTEMS)]
        self.lines: RowsModel[Line] = RowsModel(headers, lambda line: line.what, _cell, self)
        self.view = _view(self.lines)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(PageHead(said.title, self.choose, self.example, self.stop, self.start))
        layout.addWidget(self.state)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.notes)
        self._show()

    def read(self, path: Path) -> None:
        """Read the people of this file; a second program does, for it may come from anywhere."""
        self.say("")
        self._name = path.name
        self.reading.ask(ReadSideBySide(str(path)))

    def _ask(self) -> None:
        ask_file(self, said.choose, self.read, kinds=f"{said.casts} (*.toml)", folder=str(self.folder))

    def _on_read(self, answer: object) -> None:
        match answer:
            case SideBySideRead():
                self._take(answer)
            case Unread(words) | Refused(words):
                self.say(words)

    def _take(self, answer: SideBySideRead) -> None:
        try:
            people, setups = setups_of(plans_read(answer).plans, answer.challenge)
        except RuleRefusal as why:
            self.say(refusal_sentence(EMPTY_TABLE, why.reason))
            return
        if len({side for _, side in people.sides}) < 2:
            self.say(forecast_words.no_fight(file=self._name))
            return
        self.runs.stop()
        self.runs.runs = {}
        self._people, self._setups, self._lacking = people, setups, answer.lacking
        self._start()

    def _start(self) -> None:
        if self._people is None:
            self.say(said.no_file)
            return
        self.say("")
        self.runs.start(self._setups, self.fights)
        self._show()

    def _show(self) -> None:
        under_way, runs, people = self.runs.workers is not None, self.runs.runs, self._people
        self.start.setEnabled(people is not None and not under_way)
        self.stop.setEnabled(under_way)
        if self.runs.failed:
            self.say(forecast_words.worker_ended)
        if people is None:
            return
        tallies = {system: run.tally for system, run in runs.items()}
        self.state.setText(f"{said.file(file=self._name, people=len(people.sides))}. {self._progress(under_way)}")
        self.lines.show_rows(list(lines_of(people, tallies)))
        self.notes.setText(" ".join(notes(tallies, self._lacking)))

    def _progress(self, under_way: bool) -> str:
        runs = list(self.runs.runs.values())
        if all(run.is_done for run in runs):
            return said.done(fights=sum(run.tally.fights for run in runs))
        return so_far(runs) if under_way else said.stopped(so_far=so_far(runs))


def _cell(line: Line, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return (line.what, *line.cells)[column]
        case Qt.ItemDataRole.ToolTipRole:
            return line.tip
        case Qt.ItemDataRole.TextAlignmentRole if column:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        case _:
            return None


def _view(model: RowsModel[Line]) -> QTableView:
    view = QTableView()
    view.setAccessibleName(said.title)
    view.setModel(model)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setShowGrid(False)
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)  # a long name takes two lines
    header = view.horizontalHeader()
    header.setMinimumSectionSize(_LEAST_COLUMN)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return view
