"""The ruling of one Clash: who won it, why each deed happened or not, and what the Host may still decide."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Person, RulingCard
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.host.keyboard.key_buttons import for_key
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel, ShownButton
from demoncity_gui.host.widgets.layouts import cleared, in_column, in_row, scrolled
from demoncity_gui.host.widgets.rule_ids import CitedLines
from demoncity_gui.texts import demon_city_round as said
from demoncity_gui.words.plain_text import on_button

_LINES, _MOST_LINES = 9, 14
"""So many lines of reasons have room where there is some, for a Clash of six, and at most; a longer ruling scrolls."""


class ResolvePanel(QFrame):
    """Shows a `RulingCard`. Equal highest attacks are buttons, one of them lit; a tie has one for its change.

    `pressed` carries the key that does the same as a button.
    """

    candidate_chosen = Signal(int)
    pressed = Signal(Key)

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keys = keys
        self._waivable: tuple[str, ...] = ()
        self._number = 0
        self._headline = ElidedLabel(kind="headline")
        self._reasons = CitedLines()
        self._reasons_room = scrolled(self._reasons)
        self._choices = in_row()
        self.gone = for_key(ElidedButton(), Key.GONE, partial(self.pressed.emit, Key.GONE))
        self.complication = for_key(ElidedButton(), Key.COMPLICATION, partial(self.pressed.emit, Key.COMPLICATION))
        self._changed = ""
        self._candidates: tuple[Person, ...] = ()
        self._at = 0
        self._has_room = True
        self._chooses_deed = False
        pieces = (self._headline, (self._reasons_room, 1), self._choices, self.gone, self.complication)
        self.setLayout(in_column(*pieces, spacing=4, margins=(12, 6, 12, 6)))
        keys.follow(self._write_keys)

    def show_ruling(self, ruling: RulingCard) -> None:
        """Show this ruling."""
        more = [said.more_clashes(more=ruling.more)] if ruling.more else []
        headline = said.ruling(letter=ruling.letter, headline=ruling.headline)
        self._headline.setText("  ·  ".join((headline, *more)))
        self._reasons.show_lines(ruling.reasons)
        self._number = len(ruling.reasons) + 1
        self._fit()
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

    def give_room(self, has_room: bool) -> None:
        """Stay as high for each Clash, or give what its lines leave to the table, where it has need of that."""
        self._has_room = has_room
        self._fit()

    def _fit(self) -> None:
        lines = min(max(_LINES if self._has_room else 0, self._number), _MOST_LINES)
        self._reasons_room.setMinimumHeight(lines * self._reasons.fontMetrics().lineSpacing())

    def _write_keys(self) -> None:
        changed, sign = self._changed or said.complication_open, self._keys.sign
        button = self._keys.with_sign(Key.COMPLICATION)
        self.complication.setText(on_button(said.complication(button=button, words=changed)))
        self.gone.setText(on_button(said.opposition_gone(who=self._waivable, key=sign(Key.GONE))))

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
        cleared(self._choices)
        tip = chips.choose(deed=self._chooses_deed)
        for place, person in enumerate(self._candidates):
            button = ShownButton(on_button(f"{person.key}  {person.name}".strip()))
            set_up(button, partial(self.candidate_chosen.emit, person.who), tip=tip, stays=True)
            button.setChecked(place == self._at)
            self._choices.addWidget(button)
