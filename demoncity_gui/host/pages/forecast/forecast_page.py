"""The page that forecasts a fight: the table as it stands and, beside it, another set-up."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.forecast.run import FIGHTS
from demoncity_gui.forecast.setup import Setup
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.forecast.forecasting import Forecasting, Story
from demoncity_gui.host.pages.forecast.outcome import Outcome
from demoncity_gui.host.pages.forecast.set_up import SetUp
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row, scrolled
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import forecast_page as said
from demoncity_gui.words.plain_text import one_line


class ForecastPage(SidePage):
    """At most so many `fights` are played, in processes beside the window.

    Leaving the page lets them go on, another evening ends them. `other_systems_wanted`: one fight in four systems.
    """

    other_systems_wanted = Signal()

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, fights: int = FIGHTS) -> None:
        super().__init__(session, do, keys)
        self.fights = fights
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self.forecasting = Forecasting(self)
        self.forecasting.changed.connect(self._show)
        self.start = key_button(keys, Key.START_FORECAST, self._start)
        self.stop = key_button(keys, Key.STOP_FORECAST, self.forecasting.stop)
        self.beside, self.other_edition = key_button(keys, Key.SECOND_SET_UP), key_button(keys, Key.IN_OTHER_EDITION)
        self.other_systems = key_button(keys, Key.SIDE_BY_SIDE, self.other_systems_wanted.emit)
        self.beside.setCheckable(True)
        self.other_edition.setCheckable(True)
        self.set_ups, self.outcomes = (SetUp(), SetUp()), (Outcome(), Outcome())
        self._story = QPlainTextEdit()
        self._story.setReadOnly(True)
        self._story.setAccessibleName(said.story_name)
        self._story.hide()
        self._lay_out()
        for key, button in (
            (Key.START_FORECAST, self.start),
            (Key.STOP_FORECAST, self.stop),
            (Key.SECOND_SET_UP, self.beside),
            (Key.IN_OTHER_EDITION, self.other_edition),
        ):
            self.key_action(key, button.click)
        for place, outcome in enumerate(self.outcomes):
            outcome.story_wanted.connect(lambda part, place=place: self._open_story(place, part))
        self.beside.toggled.connect(lambda _on: self._show_columns())
        self.other_edition.toggled.connect(lambda _on: self._choose_edition())
        self._show_columns()

    def set_session(self, session: AnySession) -> None:
        """Forecast another evening from now on; what was under way ends."""
        super().set_session(session)
        self.forecasting.clear()
        self._story.hide()
        for one in self.set_ups:
            one.reset()
        self.other_edition.setChecked(False)
        self.say("")
        self.refresh()

    def refresh(self) -> None:
        """Show who is there now; a forecast that was made stays until the next."""
        for one in self.set_ups:
            one.show_table(self.session.shown)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the sentence beneath the page behind."""
        super().hideEvent(event)
        self.say("")

    def _start(self) -> None:
        setups: list[Setup] = []
        self.say("")
        try:
            for one in self.set_ups[: 1 + self.beside.isChecked()]:
                setups.append(one.setup(self.session.shown))
        except RuleRefusal as why:
            self.say(self.session.game.refusal(self.session.shown, why.reason))
            return
        if any(len({one.side for one in setup.table.characters if not one.out}) < 2 for setup in setups):
            self.say(said.nobody_to_fight)
            return
        self._story.hide()
        self.forecasting.start(setups, self.fights)
        self._show()

    def _show(self) -> None:
        under_way = self.forecasting.is_under_way
        self.start.setEnabled(not under_way)
        self.stop.setEnabled(under_way)
        for place, outcome in enumerate(self.outcomes):
            known = place < len(self.forecasting.runs)
            outcome.setVisible(known)
            if known:
                stories = self.forecasting.stories[place]
                outcome.show_run(self.forecasting.runs[place], stories, under_way=under_way)
        if self.forecasting.failed:
            self.say(said.worker_ended)

    def _choose_edition(self) -> None:
        """Put the same people beside, in the edition that isn’t played here, or take that back."""
        self.set_ups[1].is_other_edition = is_other = self.other_edition.isChecked()
        if is_other:
            self.beside.setChecked(True)
        self._show_columns()

    def _show_columns(self) -> None:
        edition = self.session.table.edition
        second = edition.other if self.other_edition.isChecked() else edition
        is_other = second is not edition
        self._headings[1].setText(said.in_edition(edition=second.value) if is_other else said.another)
        self._columns[1].setVisible(self.beside.isChecked() or len(self.forecasting.runs) > 1)

    def _open_story(self, place: int, part: str) -> None:
        self._story.setPlainText(_told(self.forecasting.stories[place][part]))
        self._story.show()

    def _lay_out(self) -> None:
        top = PageHead(said.title, self.other_systems, self.beside, self.other_edition, self.stop, self.start)
        self._headings = tuple(
            PlainLabel(words, kind="heading", wraps=True) for words in (said.as_it_stands, said.another)
        )
        self._columns = tuple(
            held(in_column(heading, set_up, outcome, STRETCH, spacing=4))
            for heading, set_up, outcome in zip(self._headings, self.set_ups, self.outcomes, strict=True)
        )
        both = QWidget()
        both.setLayout(in_row((self._columns[0], 1), (self._columns[1], 1), spacing=18))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(top)
        layout.addWidget(scrolled(both), 3)
        layout.addWidget(self._story, 2)


def _told(story: Story) -> str:
    lines = []
    round_number = 0
    for one in story[1]:
        if one.round_number != round_number:
            round_number = one.round_number
            lines += ["", said.round(round=round_number)]
        lines += [one_line(one.text), *(f"    {one_line(reason)}" for reason in one.reasons)]
    return "\n".join(lines).strip()
