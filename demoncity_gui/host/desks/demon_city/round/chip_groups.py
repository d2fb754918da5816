"""What counts for a throw: gains at the left, losses at the right, those that count first; the rare behind “More”."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QToolButton, QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.texts import demon_city_announcing as said

GAINS = (Key.HIGHER_STAT, Key.UNAWARE, Key.DEFENSE, Key.WEAPON, Key.SUPERNATURAL, Key.ADVANTAGE)
LOSSES = (Key.INJURY, Key.CALLED_SHOT, Key.DISADVANTAGE)
_SPACING = 3
_LEAST = 54
"""The width to which a chip shrinks, in logical pixels."""
_BETWEEN = 5


class ChipGroups(QWidget):
    """The chips of a draft; `rare` is what stands on a line of its own, which a button opens above it and folds."""

    def __init__(self, chips: Mapping[Key, ElidedButton], rare: QWidget) -> None:
        super().__init__()
        self._chips, self._rare = chips, rare
        self._order: Hashable = None
        self._gains, self._losses = QHBoxLayout(), QHBoxLayout()
        for group, keys in ((self._gains, GAINS), (self._losses, LOSSES)):
            group.setSpacing(_SPACING)
            for key in keys:
                chips[key].setMinimumWidth(_LEAST)
                group.addWidget(chips[key])
        for key in LOSSES:
            chips[key].setProperty("loss", True)
        self.more = QToolButton()
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.setProperty("more", True)
        self.more.setCheckable(True)
        self.more.toggled.connect(self._on_more)
        set_tip(self.more, said.more_tip)
        losses = in_row(self._losses, STRETCH, self.more, spacing=_BETWEEN)
        self._lines = in_row((self._gains, 0), (losses, 1), spacing=_BETWEEN)
        self.setLayout(in_column(rare, held(self._lines), spacing=6, margins=(0, 0, 0, 0)))
        self._on_more(False)

    def show_lit(self, order: Hashable, lit: Iterable[Key]) -> None:
        """Put the chips that count first in their group, once for each `order`: none may jump under the pointer."""
        if order == self._order:
            return
        self._order = order
        first = set(lit)
        for group, keys in ((self._gains, GAINS), (self._losses, LOSSES)):
            for key in sorted(keys, key=lambda key: key not in first):
                group.removeWidget(self._chips[key])
                group.addWidget(self._chips[key])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put losses beneath gains where no line has room for the words of both."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Look again when another edition shows other chips."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        chips = (*(self._chips[key] for key in (*GAINS, *LOSSES)), self.more)
        seen = [chip for chip in chips if not chip.isHidden()]
        wanted = sum(chip.sizeHint().width() + _BETWEEN for chip in seen)
        beside = QBoxLayout.Direction.LeftToRight if wanted <= self.width() else QBoxLayout.Direction.TopToBottom
        if self._lines.direction() is not beside:
            self._lines.setDirection(beside)

    def _on_more(self, is_open: bool) -> None:
        self._rare.setVisible(is_open)
        self.more.setText(f"{said.fewer} ▾" if is_open else f"{said.more} ▴")
