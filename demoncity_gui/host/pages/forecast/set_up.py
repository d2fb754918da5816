"""One set-up of a fight: how many of each there are, and by which temper they play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from demoncity_gui.forecast.fight import SeededLuck
from demoncity_gui.forecast.setup import Setup, setup_of
from demoncity_gui.forecast.variant import MOST_ALIKE, in_the_other_edition, with_people
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.tempers.ready import OWN, TEMPERS, temper_of
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import cleared
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import forecast_page as said


class SetUp(QWidget):
    """A line for each of the cast: one fewer, how many, one more, and the temper; `changed` when any of it is."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._numbers: dict[CharacterId, int] = {}
        self._tempers: dict[CharacterId, str] = {}
        self.is_other_edition = False
        self._people: tuple[Character, ...] = ()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(3)
        self.setLayout(self._grid)

    def reset(self) -> None:
        """Have one of each again, of the preset temper, in the edition that is played."""
        self._numbers, self._tempers = {}, {}
        self.is_other_edition = False

    def show_table(self, table: Table) -> None:
        """Show who is there; what was chosen for those who still are stays."""
        fight = table.fight
        here = tuple(one for one in table.characters if fight is None or fight.has(one.id))
        if [(one.id, one.name) for one in here] == [(one.id, one.name) for one in self._people]:
            return
        self._people = here
        self._lay_out()

    def setup(self, table: Table) -> Setup:
        """Return what a forecast of this set-up starts from.

        Raises:
            RuleRefusal: the rules don’t let somebody come or go now.
        """
        known = {one.id for one in self._people}
        numbers = {who: number for who, number in self._numbers.items() if number != 1 and who in known}
        luck = SeededLuck(0, 0)
        changed = with_people(in_the_other_edition(table, luck) if self.is_other_edition else table, numbers, luck)
        tempers = {
            one.id: temper_of(like, self._tempers)
            for one in changed.characters
            for like in self._people
            if _is_like(one.name, like.name)
        }
        return setup_of(changed, tempers)

    def _lay_out(self) -> None:
        cleared(self._grid)
        for row, one in enumerate(self._people):
            number = PlainLabel(str(self._numbers.get(one.id, 1)))
            number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            temper = QPushButton(said.temper(temper=temper_of(one, self._tempers)))
            fewer = set_up(QPushButton("−"), partial(self._count, one, -1, number), look="small")
            more = set_up(QPushButton("+"), partial(self._count, one, +1, number), look="small")
            for button, words in ((fewer, said.fewer(who=one.name)), (more, said.more(who=one.name))):
                button.setAccessibleName(words)
                button.setFixedWidth(34)
            set_up(temper, partial(self._turn, one, temper), look="small", tip=said.temper_tip(who=one.name))
            pieces: tuple[QWidget, ...] = (_name(one.name), fewer, number, more, temper)
            for column, piece in enumerate(pieces):
                self._grid.addWidget(piece, row, column)

    def _count(self, one: Character, step: int, shown: PlainLabel) -> None:
        number = min(max(self._numbers.get(one.id, 1) + step, 0), MOST_ALIKE)
        self._numbers[one.id] = number
        shown.setText(str(number))
        self.changed.emit()

    def _turn(self, one: Character, shown: QPushButton) -> None:
        words = [*([OWN] if one.instincts else ()), *TEMPERS]
        now = words.index(temper_of(one, self._tempers))
        self._tempers[one.id] = words[(now + 1) % len(words)]
        shown.setText(said.temper(temper=self._tempers[one.id]))
        self.changed.emit()


def _name(name: str) -> ElidedLabel:
    label = ElidedLabel()
    label.setText(name)
    return label


def _is_like(name: str, model: str) -> bool:
    """Whether somebody is the model or one that was made like them."""
    return name == model or (name.startswith(f"{model} ") and name.removeprefix(f"{model} ").isdecimal())
