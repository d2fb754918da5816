"""The ruling of one Clash: who won it, why each deed happened or not, and what the Host may still decide."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from demoncity_gui.host.keyboard.keys import BINDINGS, Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel
from demoncity_gui.host.widgets.fields import Field
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.session.host_picture import Person, RulingCard
from demoncity_gui.wording import chips

_LINES = 9
"""So many lines of reasons are in sight at least: a Clash of six with what came of it."""


class ResolvePanel(QFrame):
    """Shows a `RulingCard`. Equal highest attacks are buttons, the chosen one lit; a tie has a field for its change."""

    attack_chosen = Signal(int)
    complication_given = Signal(str)
    field_left = Signal()
    opposition_gone = Signal()

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
        self.complication = Field(tip=BINDINGS[Key.COMPLICATION].tip)
        self.complication.handed_over.connect(self.complication_given)
        self.complication.left.connect(self.field_left)
        self._choices = QHBoxLayout()
        self._candidates: tuple[Person, ...] = ()
        self._at = 0
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(4)
        layout.addWidget(self._headline)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._choices)
        self.gone = ElidedButton()
        self.gone.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_tip(self.gone, BINDINGS[Key.GONE].tip)
        self.gone.clicked.connect(self.opposition_gone)
        layout.addWidget(self.gone)
        layout.addWidget(self.complication)
        keys.follow(self._write_keys)

    def show_ruling(self, ruling: RulingCard) -> None:
        """Show this ruling."""
        more = {0: "", 1: "  ·  one Clash more"}.get(ruling.more, f"  ·  {ruling.more} Clashes more")
        self._headline.setText(f"Clash {ruling.letter}: {ruling.headline}{more}")
        self._reasons.setText("\n".join(ruling.reasons))
        self.complication.setVisible(ruling.tied or self.complication.hasFocus())
        self.gone.setVisible(bool(ruling.waivable))
        self._waivable = ruling.waivable
        self._write_keys()
        if not self.complication.hasFocus():
            self.complication.setText(ruling.complication)
        if ruling.candidates != self._candidates:
            self._candidates = ruling.candidates
            self._at = 0
        self._show_choices()

    def _write_keys(self) -> None:
        self.complication.ask_for(f"{self._keys.with_sign(Key.COMPLICATION)}: what changes for everybody")
        whose = " and ".join(self._waivable)
        self.gone.setText(
            f"The opposition is gone: let {whose} succeed [{self._keys.sign(Key.GONE)}]".replace("&", "&&")
        )

    def open_complication(self) -> None:
        """Give the keyboard to the field, tied or not: what is typed now must press no key of the round."""
        self.complication.show()
        self.complication.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def candidate(self) -> CharacterId | None:
        """The attack that the arrows stand on, None where there is nothing to choose."""
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
            button = ElidedButton(f"{person.key}  {person.name}".strip().replace("&", "&&"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setCheckable(True)
            button.setChecked(place == self._at)
            set_tip(button, chips.CHOOSE_ATTACK)
            button.clicked.connect(lambda _checked=False, who=person.who: self.attack_chosen.emit(who))
            self._choices.addWidget(button)
