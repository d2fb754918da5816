"""The model of the cast under Qt's own tester, whatever becomes of the cast."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, Character, CharacterId
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.views.cast_picture import Sheet, cast_picture
from demoncity_gui.host.pages.cast.cast_model import COLUMNS, FIRST_STAT, CastModel, Column
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import cast_page as texts
from demoncity_gui.texts import sheet_parts
from tests.support.demon_city import Session
from tests.support.desk import EXAMPLE


class Watched:
    """A model that follows a session, with Qt's tester upon it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.model = CastModel(self.edit)
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        self._tester = QAbstractItemModelTester(self.model, mode)
        self.show()

    def edit(self, character: Character) -> bool:
        return self.do(cmd.EditCharacter(character))

    def do(self, command: cmd.Command) -> bool:
        try:
            self.session.do(command)
        except RuleRefusal:
            return False
        self.show()
        return True

    def show(self) -> None:
        self.model.show_rows(cast_picture(self.session.table, self.session.pictures.readable).sheets)

    def type(self, row: int, column: int, text: str) -> bool:
        return self.model.setData(self.model.index(row, column), text)

    def cell(self, row: int, column: int) -> object:
        return self.model.index(row, column).data()


@pytest.fixture
def watched(qapp: QApplication, session: Session) -> Watched:
    return Watched(session)


@given(orders=st.lists(st.lists(st.integers(0, 8), unique=True), min_size=1, max_size=6), seed=st.integers(0, 999))
def test_rows_come_go_and_move_with_what_is_chosen(qapp: QApplication, orders: list[list[int]], seed: int) -> None:
    dice = Random(seed)
    model = CastModel(lambda _one: False)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    held: dict[CharacterId, QPersistentModelIndex] = {}
    for order in orders:
        like = EXAMPLE.characters[0]
        sheets = tuple(
            Sheet(replace(like, id=CharacterId(number), name=f"{number} {dice.randrange(2)}")) for number in order
        )
        model.show_rows(sheets)
        assert [model.row_at(row) for row in range(model.rowCount())] == list(sheets)
        for who, index in list(held.items()):
            assert index.isValid() == (who in order)
            if index.isValid():
                assert index.row() == order.index(who)
            else:
                del held[who]
        for row, number in enumerate(order):
            held.setdefault(CharacterId(number), QPersistentModelIndex(model.index(row, 0)))
    assert tester.model() is model


def test_each_cell_shows_and_takes_its_own(watched: Watched) -> None:
    typed = ["Ceelo B.", "police", "h", "1", "2", "3", "4", "5", "6", "12"]
    for column, text in enumerate(typed):
        assert watched.type(0, column, f" {text} ")

    assert [watched.cell(0, column) for column in range(COLUMNS)] == [*typed[:2], texts.horror, *typed[3:]]
    now = watched.session.table.characters[0]
    assert (now.name, now.side, now.deck) == ("Ceelo B.", "police", DeckName.HORROR)
    assert [now.rank(stat) for stat in CHARACTERISTICS] == [1, 2, 3, 4, 5, 6, 12]
    watched.session.undo()
    watched.show()
    assert watched.cell(0, COLUMNS - 1) == "2"


def test_a_characteristic_goes_and_comes_back(watched: Watched) -> None:
    cash = FIRST_STAT + CHARACTERISTICS.index("Cash")
    assert watched.type(0, cash, "")
    assert watched.cell(0, cash) == ""
    assert watched.type(0, cash, "3")
    assert [entry.name for entry in watched.session.table.characters[0].stats] == list(CHARACTERISTICS)


@pytest.mark.parametrize(
    ("column", "text", "sentence"),
    [
        (FIRST_STAT, "x", sheet_parts.rank_no_number(what="Calm", typed="x")),
        (Column.DECK, "", texts.no_such_deck(typed="")),
        (Column.DECK, "dice", texts.no_such_deck(typed="dice")),
    ],
)
def test_what_can_t_be_read_changes_nothing(watched: Watched, column: int, text: str, sentence: str) -> None:
    refused = QSignalSpy(watched.model.refused)
    before = watched.session.table

    assert not watched.type(0, column, text)

    assert refused.at(0) == [sentence]
    assert watched.session.table == before


def test_what_the_rules_refuse_is_not_taken(watched: Watched) -> None:
    assert not watched.type(0, Column.NAME, "Marty")
    assert not watched.type(0, FIRST_STAT + 1, "")
    assert not watched.type(0, FIRST_STAT, "100")
    assert watched.cell(0, Column.NAME) == "Ceelo"


def test_the_same_text_is_no_change(watched: Watched) -> None:
    entries = watched.session.history.timeline.last
    assert watched.type(0, Column.NAME, " Ceelo ")
    assert watched.session.history.timeline.last == entries


def test_only_what_changed_is_told_of(watched: Watched) -> None:
    changed, reset = QSignalSpy(watched.model.dataChanged), QSignalSpy(watched.model.modelReset)
    watched.type(2, Column.NAME, "Dolly")
    watched.do(cmd.MoveCharacter(CharacterId(1), 3))
    assert {changed.at(number)[0].row() for number in range(changed.count())} == {2}
    assert reset.count() == 0


def test_headers_and_cells_say_what_they_are(watched: Watched) -> None:
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    titles = [watched.model.headerData(column, horizontal) for column in range(COLUMNS)]
    assert titles == [texts.name, texts.side, texts.deck, *CHARACTERISTICS]
    assert watched.model.headerData(COLUMNS, horizontal) is None
    tip = watched.model.headerData(0, vertical, Qt.ItemDataRole.ToolTipRole)
    assert tip == texts.grip
    cell = watched.model.index(0, FIRST_STAT)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Ceelo, Calm: 4"
    assert watched.model.data(QModelIndex()) is None
