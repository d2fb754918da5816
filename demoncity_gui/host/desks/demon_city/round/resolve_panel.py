"""The ruling of one Clash: who won it, why each deed happened or not, and what the Host may still decide."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Person, RulingCard
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.words.plain_text import on_button

_LINES = 9
"""So many lines of reasons are in sight at least: a Clash of six with what came of it."""


class ResolvePanel(QFrame):
    """Shows a `RulingCard`. Equal highest attacks are buttons, one of them lit; a tie has one for its change.

    `pressed` carries the key that does the same as a button.
    """

    candidate_chosen = Signal(int)
    pressed = Signal(Key)

    def __init__(self, keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._keys = keys
        self._waivable: tuple[str, ...] = ()
        self._headline = ElidedLabel()
        self._headline.setObjectName("headline")
        self._reasons = PlainLabel()
        self._reasons.setWordWrap(True)
        self._reasons.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._reasons)
        scroll.setMinimumHeight(_LINES * self._reasons.fontMetrics().lineSpacing())
        self.complication = ElidedButton()
        self.complication.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_tip(self.complication, Key.COMPLICATION.tip)
        self.complication.clicked.connect(lambda: self.pressed.emit(Key.COMPLICATION))
        self._changed = ""
        self._choices = QHBoxLayout()
        self._candidates: tuple[Person, ...] = ()
        self._at = 0
        self._chooses_deed = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(4)
        layout.addWidget(self._headline)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._choices)
        self.gone = ElidedButton()
        self.gone.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_tip(self.gone, Key.GONE.tip)
        self.gone.clicked.connect(lambda: self.pressed.emit(Key.GONE))
        layout.addWidget(self.gone)
        layout.addWidget(self.complication)
        keys.follow(self._write_keys)

    def show_ruling(self, ruling: RulingCard) -> None:
        """Show this ruling."""
        more = {0: "", 1: "  ·  one Clash more"}.get(ruling.more, f"  ·  {ruling.more} Clashes more")
        self._headline.setText(f"Clash {ruling.letter}: {ruling.headline}{more}")
        self._reasons.setText("\n".join(ruling.reasons))
        self.complication.setVisible(ruling.tied)
        self._changed = ruling.complication
        self.gone.setVisible(bool(ruling.waivable))
        self._waivable = ruling.waivable
        self._write_keys()
        self._chooses_deed = ruling.chooses_deed
        if ruling.candidates != self._candidates:
            self._candidates = ruling.candidates
            self._at = 0
        self._show_choices()

    def _write_keys(self) -> None:
        changed = self._changed or "what changes for everybody"
        self.complication.setText(on_button(f"{self._keys.with_sign(Key.COMPLICATION)}: {changed}"))
        whose = " and ".join(self._waivable)
        self.gone.setText(on_button(f"The opposition is gone: let {whose} succeed [{self._keys.sign(Key.GONE)}]"))

    @property
    def candidate(self) -> CharacterId | None:
        """Whose attack or deed the arrows stand on, None where there is nothing to choose."""
        return self._candidates[self._at].who if self._candidates else None

    def step(self, by: int) -> None:
        """Go to the next or the last of the equal attacks."""
        if self._candidates:
            self._at = (self._at + by) % len(self._candidates)
            self._show_choices()

    def _show_choices(self) -> None:
        while (item := self._choices.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for place, person in enumerate(self._candidates):
            button = ElidedButton(on_button(f"{person.key}  {person.name}".strip()))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setCheckable(True)
            button.setChecked(place == self._at)
            set_tip(button, chips.CHOOSE_DEED if self._chooses_deed else chips.CHOOSE_ATTACK)
            button.clicked.connect(lambda _checked=False, who=person.who: self.candidate_chosen.emit(who))
            self._choices.addWidget(button)
