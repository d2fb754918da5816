"""The models keep Qt's promises through whole rounds, and say what the Host should read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QSignalSpy

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Row
from demoncity_gui.host.desks.demon_city.round.agility_model import Column, headers
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.widgets.rows_model import ROW_ROLE
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_workshop as workshop
from tests.host.models.watched import Watched
from tests.support.demon_city import Session
from tests.support.desk import lines_of

CEELO, COAT, DOLORES, MARTY, GIRL, NENA = map(CharacterId, range(1, 7))
ANNOUNCING: tuple[cmd.Command, ...] = (
    cmd.BeginAction(),
    cmd.Announce(CEELO, Attack(GIRL)),
    cmd.Announce(COAT, Attack(MARTY, Manner.SHOOT, skill="Firearms")),
    cmd.Announce(DOLORES, Act(intensity=5, uncontested=True)),
    cmd.Announce(MARTY, Defend()),
    cmd.Announce(GIRL, Attack(CEELO)),
    cmd.Announce(NENA, Move()),
)
ROUND: tuple[cmd.Command, ...] = (
    *ANNOUNCING,
    cmd.Announce(CEELO, Attack(COAT)),
    cmd.CallReady(),
    cmd.ThrowCards(),
    cmd.AcceptRuling(),
    cmd.SetToughness(MARTY, 1),
    cmd.SetHurt(MARTY, True),
    cmd.NextRound(),
    cmd.Announce(CEELO, Defend()),
    cmd.EndAction(),
)


def struck_rows(models: Watched) -> set[int]:
    """The rows of the history whose deed was taken back."""
    fonts = [models.history.index(row, 0).data(Qt.ItemDataRole.FontRole) for row in range(models.history.rowCount())]
    return {row for row, font in enumerate(fonts) if font and font.strikeOut()}


def shown(models: Watched) -> list[list[str]]:
    """What the views show; of the history what stands."""
    every: tuple[QAbstractItemModel, ...] = (models.rows, models.clashes, models.decks)
    stands = [line for line, _ in lines_of(models.history, but=struck_rows(models))]
    return [*([line for line, _ in lines_of(model)] for model in every), stands]


def test_the_models_keep_qts_promises_through_a_round_undone_and_redone(models: Watched, session: Session) -> None:
    seen = [shown(models)]
    for command in ROUND:
        session.do(command)
        seen.append(shown(models))

    for step in reversed(range(len(ROUND))):
        session.undo()
        assert shown(models) == seen[step]
    for step in range(len(ROUND)):
        session.redo()
        assert shown(models) == seen[step + 1]


TEN_FROM_ONE = round_texts.value_from(value=10, cards=1, reasons="").rstrip()


def test_the_agility_table_reads_slowest_first(models: Watched, session: Session) -> None:
    for command in ANNOUNCING:
        session.do(command)

    assert [line for line, _ in lines_of(models.rows)] == [
        (
            "1  1  Ceelo  swings the fire axe at Eel-Faced Girl  Eel-Faced Girl  2 +"
            + counts.short(reason="higher-stat")
            + "  A"
        ),
        "2  2  Man in the Grey Coat  fires his pistol at Marty  Marty  1  B",
        ("3  3  Dolores  " + deeds.acts(against=[]) + " — " + deeds.settled(result="success") + "  —  " + TEN_FROM_ONE),
        (
            "4  4  Marty  "
            + deeds.defends(against=[])
            + "  "
            + deeds.all_attackers
            + "  2 +"
            + counts.short(reason="defense")
            + "  B"
        ),
        "5  5  Eel-Faced Girl  bites Ceelo  Ceelo  1  A",
        f"6  6  Nena  {deeds.moves} — {deeds.settled(result='happens')}  —",
    ]


def test_a_throws_cell_explains_every_card(models: Watched, session: Session) -> None:
    for command in ANNOUNCING:
        session.do(command)

    tip = models.rows.index(0, Column.THROWS).data(Qt.ItemDataRole.ToolTipRole)

    assert tip.splitlines() == [
        f"+1 {counts.start} [T-THROW-03]",
        (
            "+1 "
            + counts.higher_stat_named(
                stat="Hand To Hand", rank=6, whom="Eel-Faced Girl", other_stat="Toughness", other_rank=4
            )
            + " [T-HSTAT-01]"
        ),
    ]


def test_a_settled_deed_has_no_cards_before_it_once_they_are_put_away(models: Watched, session: Session) -> None:
    for command in ANNOUNCING:
        session.do(command)
    assert models.rows.index(2, Column.THROWS).data() == TEN_FROM_ONE

    session.do(cmd.CallReady())
    session.do(cmd.ThrowCards())

    assert models.rows.index(2, Column.THROWS).data() == ""


def test_the_speaker_and_the_first_of_a_clash_are_found(models: Watched, session: Session) -> None:
    assert models.rows.place_of_speaker() is None
    for command in ANNOUNCING[:3]:
        session.do(command)

    assert models.rows.place_of_speaker() == 2
    assert models.rows.place_of_clash("B") == 1
    assert models.rows.place_of_clash("Z") is None
    assert [models.rows.who_at(place) for place in (0, 5, 6, -1)] == [CEELO, NENA, None, None]


def test_only_rows_that_changed_are_told_of(models: Watched, session: Session) -> None:
    session.do(ANNOUNCING[0])
    changed, reset = QSignalSpy(models.rows.dataChanged), QSignalSpy(models.rows.modelReset)

    session.do(ANNOUNCING[1])

    told = {changed.at(number)[0].row() for number in range(changed.count())}
    assert told == {0, 1}  # who has spoken, and who speaks now
    assert reset.count() == 0


def test_the_delegate_gets_the_whole_row(models: Watched) -> None:
    row = models.rows.index(0, 0).data(ROW_ROLE)

    assert isinstance(row, Row)
    assert row.name == "Ceelo"


def test_headers_say_what_a_column_means(models: Watched) -> None:
    for column, (title, meaning) in zip(Column, headers(), strict=True):
        assert models.rows.headerData(column, Qt.Orientation.Horizontal) == title
        assert models.rows.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == meaning
    assert models.rows.headerData(len(Column), Qt.Orientation.Horizontal) is None
    assert [models.decks.headerData(column, Qt.Orientation.Horizontal) for column in range(5)] == [
        workshop.deck,
        workshop.pile,
        workshop.down,
        workshop.shown,
        workshop.discard,
    ]


def test_the_clash_tree_tells_each_clash_and_then_its_end(models: Watched, session: Session) -> None:
    for command in ANNOUNCING:
        session.do(command)
    assert [line for line, _ in lines_of(models.clashes)] == [
        "A",
        f"Ceelo swings the fire axe at Eel-Faced Girl  {people.cards(cards=2)}",
        f"Eel-Faced Girl bites Ceelo  {people.cards(cards=1)}",
        "B",
        f"Man in the Grey Coat fires his pistol at Marty  {people.cards(cards=1)}",
        (round_texts.who_does(who="Marty", deed=deeds.defends(against=[])) + "  " + people.cards(cards=2)),
    ]

    session.do(cmd.CallReady())
    session.do(cmd.ThrowCards())

    heads = [line for line, _ in lines_of(models.clashes) if line[0] in "AB"]
    assert [head[:3] for head in heads] == ["A  ", "B  "]
    assert all("·" in head for head in heads)
    assert all(line[0] in "AB✓✗" for line, _ in lines_of(models.clashes))


def test_the_clash_tree_is_left_alone_while_nothing_changes(models: Watched, session: Session) -> None:
    session.do(ANNOUNCING[0])
    session.do(ANNOUNCING[1])
    groups = Views(session).host().clashes

    assert not models.clashes.show_groups(groups)
    assert models.clashes.show_groups(())


def test_the_decks_add_up_at_every_step(models: Watched, session: Session) -> None:
    def sums() -> list[int]:
        return [
            sum(int(models.decks.index(row, column).data()) for column in range(1, models.decks.columnCount()))
            for row in range(models.decks.rowCount())
        ]

    before = sums()
    for command in ROUND:
        session.do(command)
        assert sums() == before


def test_the_history_changes_at_its_end_alone(models: Watched, session: Session) -> None:
    """What was taken back stays in its place, struck, until another deed leaves it behind."""
    for command in ANNOUNCING[:2]:
        session.do(command)
    model = models.history
    lines = model.rowCount()
    came, went, reset = (QSignalSpy(signal) for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset))

    session.do(ANNOUNCING[2])
    new = [lines, model.rowCount() - 1]
    assert [came.at(0)[1:], came.count()] == [new, 1]

    session.undo()
    assert (came.count(), went.count()) == (1, 0)
    assert struck_rows(models) == set(range(lines, model.rowCount()))

    session.do(ANNOUNCING[2])
    assert {row for place in range(went.count()) for row in went.at(place)[1:]} == set(new)
    assert [came.at(1)[1:], came.count()] == [new, 2]
    assert struck_rows(models) == set()
    assert reset.count() == 0


@pytest.mark.parametrize("name", ["rows", "clashes", "decks", "history"])
def test_what_is_not_there_has_no_data(models: Watched, name: str) -> None:
    model: QAbstractItemModel = getattr(models, name)

    assert model.data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None
