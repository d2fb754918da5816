"""What a forecast has come to by now: who wins, how long it takes, who is put out, and three of its fights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from demoncity_gui.forecast import words
from demoncity_gui.forecast.run import Run
from demoncity_gui.forecast.setup import Setup
from demoncity_gui.forecast.tally import UNDECIDED, Share
from demoncity_gui.host.pages.forecast.forecasting import Story
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.chance import ChanceBar
from demoncity_gui.host.widgets.layouts import STRETCH, in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import forecast_page as said


class Outcome(QWidget):
    """Bars with words, which keep their places while more is known; `story_wanted` carries the word of a story."""

    story_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._bars: list[ChanceBar] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(2)
        self._progress, self._length = PlainLabel(wraps=True), PlainLabel(wraps=True)
        self._notes = PlainLabel(kind="muted", wraps=True)
        self._stories = {part: set_up(QPushButton(said.story(part=part)), look="small") for part in words.PARTS}
        for part, button in self._stories.items():
            button.clicked.connect(partial(self.story_wanted.emit, part))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self._progress)
        layout.addLayout(self._column)
        layout.addWidget(self._length)
        layout.addLayout(in_row(*self._stories.values(), STRETCH, spacing=6))
        layout.addWidget(self._notes)

    def show_run(self, run: Run[Setup], stories: Mapping[str, Story], *, under_way: bool) -> None:
        """Show what is known by now."""
        tally = run.tally
        self._progress.setText(_progress(run, under_way=under_way))
        lines = []
        if tally.fights:
            sides = [(words.win_sentence(side, tally), tally.won_by(side)) for side in words.sides_of(run.setup)]
            if tally.won_by(UNDECIDED).fights:
                sides.append((words.undecided_sentence(run.setup, tally), tally.won_by(UNDECIDED)))
            people = [
                (words.person_words(one, tally), tally.out_by(one.id))
                for one in run.setup.table.characters
                if not one.out
            ]
            lines = [*sides, *people]
        self._show_bars(lines)
        self._length.setText(words.length(tally) if tally.fights else "")
        self._notes.setText(" ".join(words.notes(run.setup, tally)) if tally.fights else "")
        for part, button in self._stories.items():
            button.setVisible(part in stories)

    def _show_bars(self, lines: list[tuple[str, Share]]) -> None:
        while len(self._bars) < len(lines):
            bar = ChanceBar()
            self._bars.append(bar)
            self._column.addWidget(bar)
        for place, bar in enumerate(self._bars):
            bar.setVisible(place < len(lines))
            if place < len(lines):
                sentence, share = lines[place]
                bar.show_chance(share.share, sentence, share.bounds)


def _progress(run: Run[Setup], *, under_way: bool) -> str:
    if not run.is_done:
        told = words.so_far(run.tally, run.fights)
        return told if under_way else said.stopped(so_far=told)
    return said.done(fights=run.tally.fights)
