"""What a task would take, and beside it what came of the last one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame

from demoncity_gui.games.demon_city.views.task_picture import TaskPerson, TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row, scrolled
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.rule_ids import CitedLines
from demoncity_gui.texts import demon_city_task_page as said


class OutcomePanel(QFrame):
    """Left the preview with its reasons and warnings, right the outcome with its own."""

    def __init__(self, keys: OwnKeys, press: Callable[[Key], None]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._cards, self._headline = ElidedLabel(kind="cards"), ElidedLabel(kind="headline")
        self.warning, self._why, self._sentences = CitedLines(kind="warning"), CitedLines(), CitedLines()
        self.complication = key_button(keys, Key.TIE, lambda: press(Key.TIE))
        set_tip(self.complication, chips.tie())
        self.reveal = key_button(keys, Key.REVEAL, lambda: press(Key.REVEAL), stays=True)
        self.on_tv = key_button(keys, Key.TASK_ON_TV, lambda: press(Key.TASK_ON_TV), stays=True)
        reasons = held(in_column(self.warning, (self._why, 1)))
        self.chances = PlainLabel(kind="muted", wraps=True)
        self.chances.hide()
        left = in_column(self._cards, self.chances, (scrolled(reasons), 1))
        shown = in_row(STRETCH, self.complication, self.reveal, self.on_tv, spacing=6)
        right = in_column(self._headline, (scrolled(self._sentences), 1), shown)
        self.setLayout(in_row((left, 5), (right, 6), spacing=18, margins=(12, 4, 12, 4)))

    def show_preview(self, preview: TaskPreview, throwers: tuple[TaskPerson, ...]) -> None:
        """Show what would be thrown and why, and what is certain without a throw."""
        names = {one.who: one.name for one in throwers}
        several = len(preview.sides) > 1
        if several:
            self._cards.setText(said.cards_of_each(cards=" : ".join(str(side.cards) for side in preview.sides)))
        elif preview.sides:
            self._cards.setText(said.cards(cards=preview.sides[0].cards))
        else:
            self._cards.setText(said.no_throw if preview.certain else "")
        why = [
            said.reason_of(who=names[side.who], reason=line.sentence) if several else line.sentence
            for side in preview.sides
            for line in side.lines
        ]
        self._why.show_lines((*preview.certain, *why))
        self.warning.show_lines((*preview.warnings, *((preview.objection,) if preview.objection else ())))
        self.warning.setVisible(bool(self.warning.text()))

    def show_chances(self, line: str) -> None:
        """Show one line of chances beneath the cards, or none."""
        self.chances.setText(line)
        self.chances.setVisible(bool(line))

    def show_outcome(self, picture: TaskPicture) -> None:
        """Show how the last one ended, and what of it is on the TV; a tie has a button for what changes."""
        outcome = picture.outcome
        self._headline.setText("" if outcome is None else outcome.headline)
        sentences = () if outcome is None else outcome.sentences
        complication = () if outcome is None or not outcome.complication else (said.now(words=outcome.complication),)
        self._sentences.show_lines((*complication, *sentences))
        self.complication.setVisible(outcome is not None and outcome.is_tied)
        self.on_tv.setChecked(picture.is_shown)
        self.reveal.setEnabled(picture.can_reveal)
        self.reveal.setChecked(picture.can_reveal and picture.intensity_is_open)

    @property
    def headline(self) -> str:
        """How the last one ended, in few words."""
        return self._headline.text()

    @property
    def sentences(self) -> str:
        """The outcome's sentences, a line each."""
        return self._sentences.text()

    @property
    def cards(self) -> str:
        """What would be thrown."""
        return self._cards.text()

    @property
    def why(self) -> str:
        """The reasons for it, a line each."""
        return self._why.text()
