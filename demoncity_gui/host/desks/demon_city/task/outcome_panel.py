"""What a task would take, and beside it what came of the last one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from demoncity_gui.games.demon_city.views.task_picture import TaskOutcome, TaskPreview, Thrower
from demoncity_gui.games.demon_city.words.people import cards
from demoncity_gui.host.desks.demon_city.task.task_panel import key_button, toggle_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip


class OutcomePanel(QFrame):
    """Left the preview with its reasons and warnings, right the outcome with its own."""

    def __init__(self, keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = ElidedLabel()
        self._cards.setObjectName("cards")
        self._why = _text()
        self.warning = _text()
        self.warning.setObjectName("warning")
        reasons = QWidget()
        told = QVBoxLayout(reasons)
        told.setContentsMargins(0, 0, 0, 0)
        told.addWidget(self.warning)
        told.addWidget(self._why, 1)
        left = QVBoxLayout()
        left.addWidget(self._cards)
        left.addWidget(_scrolled(reasons), 1)
        self._headline = ElidedLabel()
        self._headline.setObjectName("headline")
        self._sentences = _text()
        self.complication = key_button(keys, Key.TIE)
        set_tip(
            self.complication,
            "A tie decides nothing: something makes it more complicated, then they may try again [T-TIE-02]",
        )
        self.reveal = toggle_button(keys, Key.REVEAL)
        self.on_tv = toggle_button(keys, Key.TASK_ON_TV)
        shown = QHBoxLayout()
        shown.setSpacing(6)
        shown.addStretch(1)
        shown.addWidget(self.complication)
        shown.addWidget(self.reveal)
        shown.addWidget(self.on_tv)
        right = QVBoxLayout()
        right.addWidget(self._headline)
        right.addWidget(_scrolled(self._sentences), 1)
        right.addLayout(shown)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(18)
        layout.addLayout(left, 5)
        layout.addLayout(right, 6)
        self.setObjectName("panel")

    def show_preview(self, preview: TaskPreview, throwers: tuple[Thrower, ...]) -> None:
        """Show what would be thrown and why, and what is certain without a throw."""
        names = {one.who: one.name for one in throwers}
        several = len(preview.sides) > 1
        if several:
            self._cards.setText("= " + " : ".join(str(side.cards) for side in preview.sides) + " cards")
        elif preview.sides:
            self._cards.setText(f"= {cards(preview.sides[0].cards)}")
        else:
            self._cards.setText("No throw" if preview.certain else "")
        why = [
            f"{names[side.who]}: {line.sentence}" if several else line.sentence
            for side in preview.sides
            for line in side.lines
        ]
        self._why.setText("\n".join((*preview.certain, *why)))
        self.warning.setText("\n".join((*preview.warnings, *((preview.objection,) if preview.objection else ()))))
        self.warning.setVisible(bool(self.warning.text()))

    def show_outcome(self, outcome: TaskOutcome | None) -> None:
        """Show how the last one ended; a tie has a button for what changes."""
        self._headline.setText("" if outcome is None else outcome.headline)
        sentences = () if outcome is None else outcome.sentences
        complication = () if outcome is None or not outcome.complication else (f"Now: {outcome.complication}",)
        self._sentences.setText("\n".join((*complication, *sentences)))
        self.complication.setVisible(outcome is not None and outcome.is_tied)

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


def _scrolled(content: QWidget) -> QScrollArea:
    """Return it in an area that asks for no room: with long names its lines would squeeze the panel above."""
    scroll = QScrollArea()
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidget(content)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return scroll


def _text(parent: QWidget | None = None) -> PlainLabel:
    label = PlainLabel("", parent)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return label
