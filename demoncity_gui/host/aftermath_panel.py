"""The aftermath: whom something landed on, and everybody's Toughness and Injury, entered by the Host (T-AMB-70)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.session.host_picture import Harm


class AftermathPanel(QFrame):
    """A line a character, those who were hit first; arrows choose, plus and minus change the Toughness, Y the Injury."""

    toughness_changed = Signal(int, int)
    injury_changed = Signal(int, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        heading = QLabel("What it cost: ↑ ↓ choose · + − Toughness · Y injury · Enter goes on")
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._scroll = QScrollArea()
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.addWidget(heading)
        layout.addWidget(self._scroll, 1)
        self._lines: tuple[Harm, ...] = ()
        self._at = 0

    def show_harm(self, lines: tuple[Harm, ...]) -> None:
        """Show these lines; the chosen one stays the same character's."""
        chosen = self.chosen
        if [line.who for line in lines] != [line.who for line in self._lines]:
            self._at = 0
        self._lines = lines
        if chosen is not None:
            self._at = next((place for place, line in enumerate(lines) if line.who == chosen.who), 0)
        self._draw()

    @property
    def chosen(self) -> Harm | None:
        """The line that the arrows stand on."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def step(self, by: int) -> None:
        """Go to the next or the last line."""
        if self._lines:
            self._at = (self._at + by) % len(self._lines)
            self._draw()

    def choose(self, who: CharacterId) -> None:
        """Go to this character's line."""
        self._at = next((place for place, line in enumerate(self._lines) if line.who == who), self._at)
        self._draw()

    def change_toughness(self, by: int) -> None:
        """Ask for a Toughness one higher or lower on the chosen line."""
        if self.chosen is not None:
            self.toughness_changed.emit(self.chosen.who, self.chosen.toughness + by)

    def change_injury(self) -> None:
        """Ask to set or clear the Injury on the chosen line."""
        if self.chosen is not None:
            self.injury_changed.emit(self.chosen.who, not self.chosen.hurt)

    def _draw(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for place, line in enumerate(self._lines):
            self._draw_line(place, line)
        self._grid.setRowStretch(len(self._lines), 1)
        chosen = self._grid.itemAtPosition(self._at, 0)
        if chosen is not None and (widget := chosen.widget()) is not None:
            self._grid.activate()
            self._scroll.ensureWidgetVisible(widget)

    def _draw_line(self, place: int, line: Harm) -> None:
        name = _small_button(f"{'▸ ' if place == self._at else '   '}{line.name}".replace("&", "&&"))
        name.setFlat(True)
        name.setStyleSheet("text-align: left; border: 0;" + ("font-weight: bold;" if place == self._at else ""))
        name.clicked.connect(lambda: self.choose(line.who))
        self._grid.addWidget(name, place, 0)
        self._grid.addWidget(QLabel(f"hit by {line.hit_by}" if line.hit_by else ""), place, 1)
        self._grid.addWidget(QLabel(f"Toughness {line.toughness} of {line.base}".replace("-", "−")), place, 2)
        for column, (sign, by) in enumerate((("−", -1), ("+", +1)), start=3):
            button = _small_button(sign)
            button.setAccessibleName(f"{line.name}: Toughness {'down' if by < 0 else 'up'}")
            toughness = line.toughness + by
            button.clicked.connect(
                lambda _checked=False, toughness=toughness: self.toughness_changed.emit(line.who, toughness)
            )
            self._grid.addWidget(button, place, column)
        hurt = _small_button("hurt" if line.hurt else "not hurt")
        hurt.setCheckable(True)
        hurt.setChecked(line.hurt)
        hurt.clicked.connect(lambda: self.injury_changed.emit(line.who, not line.hurt))
        self._grid.addWidget(hurt, place, 5)


def _small_button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button
