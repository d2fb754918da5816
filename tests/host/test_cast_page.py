"""The page of the cast by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPlainTextEdit

from demoncity_gui.formats.cast import read_cast
from demoncity_gui.games.demon_city.rules.characters import LONGEST_NAME, Character, Power, Rank
from demoncity_gui.games.demon_city.rules.commands import GrantSignificator, SetDecks, SetHurt, SetToughness
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.cast.cast_model import COLUMNS, FIRST_STAT, Column
from demoncity_gui.host.pages.cast.cast_page import CastPage
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import card_titles, casts, host_window, second_program, sheet_parts
from demoncity_gui.texts import cast_page as texts
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_decks as decks_texts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_instincts as instincts
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_sheets as sheets
from demoncity_gui.texts import keys as keys_texts
from demoncity_gui.words.values import ended
from tests.host.conftest import OpenDesk
from tests.support.desk import EXAMPLE, Desk, crowd

LONG = tuple(
    name[: LONGEST_NAME - 3]  # a number follows
    for name in (
        "Ἀριστοτέλης ὁ Σταγειρίτης φιλόσοφος καὶ διδάσκαλος τοῦ Ἀλεξάν",
        "Александр Сергеевич Пушкин-Достоевский из Санкт-Петербургской",
        "Wilhelmine-Charlotte Freifrau von und zu Hohenzollern-Siegmar",
        "عبد الرحمن بن محمد بن خلدون الحضرمي المؤرخ الفيلسوف الاجتماعي",
        "夏目漱石と芥川龍之介と川端康成と三島由紀夫と大江健三郎と村上春樹と宮沢賢治と太宰治と谷崎潤一郎と森鷗外と樋口一葉と泉",
    )
)
CEELO, COAT, DOLORES, MARTY, EEL, NENA = (one.name for one in EXAMPLE.characters)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    desk = open_desk()
    desk.press("F3")
    return desk


def page(desk: Desk) -> CastPage:
    return desk.side_page(CastPage)


def cast(desk: Desk) -> list[str]:
    """Return the names of the cast as the table shows them."""
    model = page(desk).model
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def character(desk: Desk, name: str) -> Character:
    return next(one for one in desk.session.table.characters if one.name == name)


def said(desk: Desk) -> str:
    return page(desk).message.text() if page(desk).message.isVisible() else ""


def typed_over(desk: Desk) -> str | None:
    """Return what stands in the field over a cell, None while there is none."""
    field = page(desk).table.editor
    return None if field is None else field.text()


def line(desk: Desk, title: str) -> QLineEdit | QPlainTextEdit:
    return page(desk).sheet.fields[title]


def write(desk: Desk, title: str, text: str) -> None:
    """Click into a field of the sheet, and type over what is there."""
    desk.click_widget(line(desk, title))
    desk.press("Ctrl+A", "Backspace")
    desk.type(text)


def centre(desk: Desk, row: int, column: int) -> QPoint:
    table = page(desk).table
    return table.visualRect(page(desk).model.index(row, column)).center()


# --- by keys -----------------------------------------------------------------------------------------------------


def test_f3_shows_the_cast_and_the_round_again(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.press("F3")
    assert page(desk).isVisible()
    assert cast(desk) == [CEELO, COAT, DOLORES, MARTY, EEL, NENA]
    assert page(desk).sheet.heading.text() == CEELO
    desk.press("F3")
    assert desk.page.isVisible()
    desk.press("F3", "Escape")
    assert desk.page.isVisible()
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")


def test_typing_writes_over_a_cell_and_undo_takes_it_back(desk: Desk) -> None:
    desk.press("Down", "Right", "Right", "Right", "8", "Return")
    assert character(desk, COAT).rank("Calm") == 8
    desk.press("Right", "Return")
    assert typed_over(desk) == "2"
    desk.type("7")
    desk.press("Return")
    assert character(desk, COAT).rank("Agility") == 7

    desk.press("Ctrl+Z", "Ctrl+Z")

    assert (character(desk, COAT).rank("Calm"), character(desk, COAT).rank("Agility")) == (3, 2)
    assert page(desk).model.index(1, FIRST_STAT).data() == "3"
    assert page(desk).isVisible()


@pytest.mark.parametrize(
    ("keys", "text", "sentence"),
    [
        (("Right",) * 3, "x", sheet_parts.rank_no_number(what="Calm", typed="x")),
        (("Right",) * 3, "100", sheets.rank_out(what="Calm", number=100, highest=99)),
        (("Right",) * 2, "d", texts.no_such_deck(typed="d")),
        ((), "Marty", sheets.name_taken(whose="Marty")),
        (("Right",), " ", sheets.on_no_side(whose="Ceelo")),
    ],
)
def test_a_refused_cell_says_why_and_keeps_what_was_typed(
    desk: Desk, keys: tuple[str, ...], text: str, sentence: str
) -> None:
    before = desk.session.table
    desk.press(*keys)
    desk.type(text)
    desk.press("Return")

    assert (said(desk), typed_over(desk)) == (sentence, text)
    assert desk.session.table == before
    desk.press("Escape")
    assert typed_over(desk) is None
    desk.press("Escape")
    assert desk.page.isVisible()


def test_a_refused_cell_is_mended_and_taken(desk: Desk) -> None:
    desk.press("Right", "Right", "Right", "x", "Return", "Backspace", "5", "Return")
    assert character(desk, CEELO).rank("Calm") == 5
    assert (said(desk), typed_over(desk)) == ("", None)


def test_a_refused_cell_has_the_keyboard_again_when_the_page_comes_back(desk: Desk) -> None:
    """Nothing else of the table takes keys until it is mended or given up."""
    desk.press("Home", *["Right"] * FIRST_STAT, "5", "Q", "Return")
    assert said(desk)
    desk.press("F5", "F3", "Backspace", "7")
    assert typed_over(desk) == "57"
    desk.press("Q", "Return", "F5", "F3")
    desk.click(Key.ADD_CHARACTER)
    assert typed_over(desk) == "57q"
    desk.press("Escape")
    assert typed_over(desk) is None
    desk.press("F3", "F3", "Return")
    assert typed_over(desk) is not None


def test_somebody_is_added_duplicated_and_removed(desk: Desk) -> None:
    desk.press("Insert")
    desk.type("Otto")
    desk.press("Return")
    assert cast(desk)[:2] == [CEELO, "Otto"]
    assert character(desk, "Otto").side == "players"

    desk.press("Down", "Down", "Down", "Down", "Ctrl+D", "Return")
    assert cast(desk) == [CEELO, "Otto", COAT, DOLORES, MARTY, EEL, f"{EEL} 2", NENA]
    assert character(desk, f"{EEL} 2").power == character(desk, EEL).power

    desk.press("Delete", "Ctrl+Z")
    assert f"{EEL} 2" in cast(desk)
    desk.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert cast(desk) == [CEELO, COAT, DOLORES, MARTY, EEL, NENA]


def test_a_duplicate_has_no_significators_and_harms_nobody(desk: Desk) -> None:
    desk.press("Down", "Down", "Down", "Ctrl+D", "Return")
    assert character(desk, MARTY).significators == (Card.FOOL,)
    assert character(desk, f"{MARTY} 2").significators == ()


def test_alt_and_arrows_change_the_order_and_the_chosen_one_stays_chosen(desk: Desk) -> None:
    desk.press("Alt+Down", "Alt+Down")
    assert cast(desk)[:3] == [COAT, DOLORES, CEELO]
    assert page(desk).sheet.heading.text() == CEELO
    desk.press("Alt+Up")
    assert cast(desk)[:3] == [COAT, CEELO, DOLORES]
    desk.press("Alt+Up", "Alt+Up")
    assert cast(desk)[0] == CEELO
    assert said(desk) == ""


def test_the_sheet_is_written_by_keys_alone(desk: Desk) -> None:
    desk.press("Tab", "Ctrl+A")
    desk.type("Hand To Hand 7, Volleyball 4 (Athletics)")
    desk.press("Tab")
    desk.type("Drowning 8")
    desk.press("Return")
    for _ in range(4):
        desk.press("Tab")
    desk.type(sheet_parts.power_typed(deed="chokes", stat="Drowning", resist="Toughness"))
    desk.press("Tab")
    desk.type("4")
    desk.press("Tab")
    desk.type("the axe man")
    desk.press("Tab")
    desk.type("Axe")
    desk.press("Tab", "Tab")
    desk.type("He")
    desk.press("Tab")
    desk.type(instincts.line_weighed(when=instincts.when_attacked, deed=instincts.defend, weight=5))
    desk.press("Tab")
    desk.type("axe: close by")
    desk.press("Tab")
    desk.type(f"{card_titles.major_18}: a tide")
    desk.press("Tab")
    desk.type("owes money")
    desk.press("Escape")

    one = character(desk, CEELO)
    assert one.skills == (Rank("Hand To Hand", 7), Rank("Volleyball", 4, "Athletics"))
    assert one.power == Power("chokes", "Drowning", "Toughness")
    assert (one.calm_check, one.alias, one.short, one.weapons[0].suits) == (4, "the axe man", "Axe", "close by")
    assert one.pronoun == "he"
    assert one.card_powers[0].card is Card.MOON
    assert one.instincts == (Instinct(When.ATTACKED, Do.DEFEND, weight=5),)
    assert one.notes == ""  # Escape gave it up
    assert line(desk, sheet_parts.notes).property("refused") is False
    desk.press("Escape")
    assert page(desk).table.hasFocus()
    desk.press("Escape")
    assert desk.page.isVisible()


def test_a_fight_keeps_stats_and_people_but_not_names(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.press("Return", "D", "Return", "F3", "Delete")
    assert said(desk).startswith(refusals.in_the_fight(who="Ceelo"))
    desk.press("Right", "Right", "Right", "9", "Return")
    assert said(desk).startswith(refusals.stats_stand(who="Ceelo"))
    desk.press("Escape", "Left", "Left", "Left")
    desk.type("Cee")
    desk.press("Return", "F3")
    assert desk.announced("Cee") == deeds.defends(against=[])


# --- what was typed stays ----------------------------------------------------------------------------------------


def test_a_refused_field_keeps_its_text_with_its_character(desk: Desk) -> None:
    write(desk, sheet_parts.skills, "Yoga")
    desk.press("Return")
    assert said(desk) == sheet_parts.rank_incomplete(typed="Yoga")
    assert line(desk, sheet_parts.skills).property("refused") is True

    QTest.mouseClick(page(desk).table.viewport(), Qt.MouseButton.LeftButton, pos=centre(desk, 1, Column.NAME))
    desk.settle()
    assert page(desk).sheet.fields[sheet_parts.skills].words == "Firearms 4"
    assert line(desk, sheet_parts.skills).property("refused") is False
    desk.press("Up")
    assert page(desk).sheet.fields[sheet_parts.skills].words == "Yoga"
    assert line(desk, sheet_parts.skills).property("refused") is True

    desk.click_widget(line(desk, sheet_parts.skills))
    desk.press("End")
    desk.type(" 3")
    desk.press("Return")
    assert character(desk, CEELO).skills == (Rank("Yoga", 3),)
    assert said(desk) == ""


def test_what_is_being_typed_outlasts_what_happens_meanwhile(desk: Desk) -> None:
    write(desk, sheet_parts.notes, "owes mon")
    desk.session.do(SetHurt(character(desk, CEELO).id, True))
    desk.session.do(SetToughness(character(desk, CEELO).id, -1))
    assert page(desk).sheet.fields[sheet_parts.notes].words == "owes mon"
    assert page(desk).sheet.heading.text() == f"Ceelo · {row_texts.toughness_of(now=-1, whole=5)} · {row_texts.hurt}"


def test_a_card_that_sets_something_off_and_is_in_no_deck_of_theirs_is_told_as_long_as_it_is(desk: Desk) -> None:
    """T-CRIT-11: as check-cast and a plan say it, but nothing typed is lost."""
    desk.press("Down", "Down", "Down", "Down")
    write(desk, sheet_parts.card_powers, f"{card_titles.major_19}: blinds\n{card_titles.major_18}: tide")
    desk.press("Ctrl+Return")
    sheet = page(desk).sheet
    assert sheet.warning.isVisible()
    away = decks_texts.powers_away(cards=[""], named=[card_titles.major_19], deck="horror", who=EEL)
    told = f"{away} [T-CRIT-11]"
    assert sheet.warning.text() == told
    assert ended(told) in desk.log
    built = desk.session.table
    horror = (*everywhere(built, DeckName.HORROR), Card.SUN)
    desk.session.do(SetDecks(everywhere(built, DeckName.PLAYERS), horror))
    assert not sheet.warning.isVisible()


def test_the_sheet_shows_significators_as_they_come_and_go(desk: Desk) -> None:
    assert page(desk).sheet.significators.text() == texts.no_cards(key="F4")
    desk.session.do(GrantSignificator(character(desk, CEELO).id, Card.WANDS_QUEEN))
    assert page(desk).sheet.significators.text() == card_titles.wands_queen


def test_every_field_says_what_it_wants(desk: Desk) -> None:
    for title, field in page(desk).sheet.fields.items():
        assert field.accessibleName() == title
        assert field.placeholderText() and field.toolTip()


def test_another_evening_has_its_own_cast(open_desk: OpenDesk) -> None:
    desk, other = open_desk(), open_desk(crowd(3), show=False)
    desk.to_front()
    desk.press("F3")
    write(desk, sheet_parts.skills, "Yoga")
    desk.press("Return")
    desk.host.set_session(other.session, Path("other.demoncity"), to_read=False)
    desk.press("F3")
    assert cast(desk) == ["Ceelo 1", "Man in the Grey Coat 2", "Dolores 3"]
    assert page(desk).sheet.fields[sheet_parts.skills].words == "Hand To Hand 6"


# --- by mouse ----------------------------------------------------------------------------------------------------


def test_everything_is_done_by_mouse(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.choose_in_menu(host_window.menu_view, Key.CAST.text)
    table = page(desk).table
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(desk, 4, Column.NAME))
    desk.settle()
    assert page(desk).sheet.heading.text() == EEL
    desk.click(keys_texts.duplicate_character)
    desk.press("Return")
    desk.click(keys_texts.character_up)
    assert cast(desk)[3:6] == [MARTY, f"{EEL} 2", EEL]
    desk.click(keys_texts.character_down)
    desk.click(keys_texts.remove_character)
    assert f"{EEL} 2" not in cast(desk)
    desk.click(Key.ADD_CHARACTER)
    desk.press("Escape")
    assert row_texts.somebody in cast(desk)

    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(desk, 0, FIRST_STAT))
    desk.type("9")
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(desk, 1, Column.NAME))
    desk.settle()
    assert character(desk, CEELO).rank("Calm") == 9


def test_a_row_is_dragged_by_its_grip(desk: Desk) -> None:
    grips = page(desk).table.verticalHeader()

    def middle(row: int) -> QPoint:
        return QPoint(grips.width() // 2, grips.sectionViewportPosition(row) + grips.sectionSize(row) // 2)

    for start, end, order in (
        (0, 2, [COAT, DOLORES, CEELO, MARTY, EEL, NENA]),
        (5, 0, [NENA, COAT, DOLORES, CEELO, MARTY, EEL]),
    ):
        QTest.mousePress(grips.viewport(), Qt.MouseButton.LeftButton, pos=middle(start))
        for row in range(start, end, 1 if end > start else -1):
            QTest.mouseMove(grips.viewport(), middle(row))
        edge = 8 if end > start else -8
        QTest.mouseMove(grips.viewport(), middle(end) + QPoint(0, edge))
        QTest.mouseRelease(grips.viewport(), Qt.MouseButton.LeftButton, pos=middle(end) + QPoint(0, edge))
        desk.settle()
        assert cast(desk) == order
        assert [grips.visualIndex(row) for row in range(6)] == list(range(6))
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert cast(desk) == [CEELO, COAT, DOLORES, MARTY, EEL, NENA]


# --- casts kept, imported, exported ------------------------------------------------------------------------------


def test_a_cast_is_kept_by_one_question_and_taken_in_by_another(desk: Desk) -> None:
    desk.press("Ctrl+Shift+K")
    assert desk.asked == texts.ask_name(one=False) and said(desk) == ""
    desk.type("pier")
    desk.press("Return")
    assert said(desk) == texts.saved(name="pier", number=6)
    assert page(desk).table.hasFocus()

    desk.press("Ctrl+Shift+T", "1")

    assert len(cast(desk)) == 12
    assert cast(desk)[6:8] == ["Ceelo 2", "Man in the Grey Coat 2"]
    assert said(desk) == " ".join((texts.added(number=6), texts.renamed(number=6), texts.significators_lost(number=2)))
    desk.press("Ctrl+Z")
    assert len(cast(desk)) == 6


def test_a_kept_cast_is_replaced_only_once_the_host_says_so(desk: Desk) -> None:
    for keys in (("Return",), ("Return", "Escape"), ("Return", "R")):
        desk.press("Ctrl+Shift+K")
        desk.type("pier")
        desk.press(*keys)
        if keys[-1] == "R":
            assert said(desk) == texts.saved(name="pier", number=4)
        desk.press("Delete")
    assert len(read_cast(desk.host.casts.path("pier"))) == 4
    desk.click(Key.KEEP_CAST.text)
    desk.click("pier", within=desk.question)
    assert desk.asked == texts.ask_replace(name="pier")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("", casts.name_missing), ("a/b", casts.name_holds(sign="/"))],
)
def test_a_name_that_serves_for_nothing_is_refused_and_stays(desk: Desk, name: str, sentence: str) -> None:
    desk.click(Key.KEEP_CAST.text)
    desk.type(name)
    desk.press("Return")
    assert said(desk) == sentence
    assert desk.question.field.text() == name and desk.question.field.hasFocus()


def test_where_no_cast_is_kept_taking_in_says_what_keeps_one(desk: Desk) -> None:
    desk.press("Ctrl+Shift+T")
    assert desk.host.own_keys.with_sign(Key.KEEP_CAST) in said(desk)


def test_a_cast_is_exported_and_imported(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    choose(desk, keys_texts.export_cast, file)
    assert said(desk) == texts.written(path=str(file), number=6)
    assert [one.name for one in read_cast(file)] == cast(desk)

    file.write_text('[[characters]]\nname = "Zoe"\nside = "players"\nstats = { Agility = 3, Toughness = 4 }\n')
    choose(desk, keys_texts.import_cast, file)
    assert said(desk) == texts.added(number=1)
    assert cast(desk)[-1] == page(desk).sheet.heading.text() == "Zoe"

    file.write_text('[[characters]]\nname = "Ann"\nside = ""\nstats = {}\n')
    choose(desk, keys_texts.import_cast, file)
    assert said(desk) == f"“{file}”: $.characters[0].side: {sheets.on_no_side(whose='Ann')}"
    assert len(cast(desk)) == 7


def choose(desk: Desk, button: str, file: Path) -> None:
    desk.click(button, page(desk))
    dialog = page(desk).findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    desk.settle()


def test_one_character_is_kept_and_taken_in_by_keys(desk: Desk) -> None:
    desk.press("Down", "Down", "Ctrl+Shift+O", "Ctrl+Shift+K", "Return")
    assert said(desk) == texts.saved(name="Dolores", number=1)
    desk.press("Ctrl+Shift+O", "Ctrl+Shift+K")
    desk.type("pier")
    desk.press("Return")
    assert said(desk) == texts.saved(name="pier", number=6)

    desk.press("Ctrl+Shift+O", "Ctrl+Shift+T", "2", "5")  # of several one is asked for
    assert cast(desk)[6:] == [f"{EEL} 2"]
    assert said(desk) == f"{texts.added(number=1)} {texts.renamed(number=1)}"
    desk.press("Ctrl+Z")
    assert len(cast(desk)) == 6


def test_one_character_is_exported_and_imported_by_mouse(desk: Desk, tmp_path: Path) -> None:
    whole, one = tmp_path / "pier.toml", tmp_path / "marty.toml"
    choose(desk, keys_texts.export_cast, whole)
    QTest.mouseClick(page(desk).table.viewport(), Qt.MouseButton.LeftButton, pos=centre(desk, 3, Column.NAME))
    desk.click(Key.ONLY_ONE.text)
    choose(desk, keys_texts.export_cast, one)
    assert said(desk) == texts.written(path=str(one), number=1)
    assert [found.name for found in read_cast(one)] == [MARTY]

    choose(desk, keys_texts.import_cast, whole)
    desk.click(f"6  {NENA}", within=desk.question)
    assert cast(desk)[6:] == [f"{NENA} 2"]


def test_a_refusal_goes_with_what_was_refused(desk: Desk) -> None:
    desk.press(*["Right"] * 3)
    desk.type("x")
    desk.press("Return")
    assert said(desk).startswith(sheet_parts.rank_no_number(what="Calm", typed="x"))
    desk.press("Escape")
    assert said(desk) == ""
    write(desk, sheet_parts.skills, "Yoga")
    desk.press("Return")
    assert said(desk)
    desk.press("Escape")
    assert said(desk) == ""


# --- many, and long names ----------------------------------------------------------------------------------------


def test_two_dozen_with_long_names_stay_usable(open_desk: OpenDesk) -> None:
    desk = open_desk(crowd(24, LONG))
    desk.host.resize(1366, 768)
    desk.press("F3", *["Down"] * 23)
    table = page(desk).table
    shown = table.viewport().rect()

    assert (desk.host.width(), desk.host.height()) == (1366, 768)
    assert shown.contains(table.visualRect(table.currentIndex()))
    assert table.horizontalScrollBar().maximum() == 0
    assert all(table.columnWidth(column) >= 40 for column in range(COLUMNS))
    assert page(desk).sheet.verticalScrollBar().maximum() == 0
    assert page(desk).sheet.heading.text().startswith(LONG[3])
    desk.press("Ctrl+D", "Return", "Alt+Up")
    assert len(cast(desk)) == 25
    for name in LONG:
        desk.press("Return", "Ctrl+A")
        desk.type(name)
        desk.press("Return")
        assert page(desk).sheet.heading.text() == name


def test_a_cast_that_takes_for_ever_to_read_is_given_up_while_the_window_lives(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demoncity_gui.second_program.client.PATIENCE", 1.5)
    file = tmp_path / "endless.toml"
    file.write_text(f"{'.'.join('a' * 300_000)} = 1\n")
    ticks: list[int] = []
    clock = QTimer()
    clock.timeout.connect(lambda: ticks.append(1))
    clock.start(10)

    choose(desk, keys_texts.import_cast, file)

    assert said(desk) == casts.unread(path=f"“{file}”", why=second_program.too_slow)
    assert len(ticks) > 20
    assert len(cast(desk)) == 6


def test_a_cast_is_kept_from_the_rounds_page_and_its_name_plays_no_round(desk: Desk) -> None:
    desk.press("Return")
    entries = desk.host.session.history.timeline.last

    desk.press("Ctrl+Shift+K")
    desk.type("sad 5")
    desk.press("Return")

    assert said(desk) == texts.saved(name="sad 5", number=6)
    assert desk.host.session.history.timeline.last == entries
