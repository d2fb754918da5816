"""The desk of the dice edition: by keys alone, in real windows, and not a word of cards in all of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from demoncity_gui.app.program import Program
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.formats.evening_plan import example_plan
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.host.desks.demon_city.round.person_actions import person_actions
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.key_sheet import KeySheet
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_announcing
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_players_story as players_story
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_tasks as task_ends
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.texts import demon_city_typing as typing_texts
from demoncity_gui.texts import demon_city_ways_out as ways_out
from tests.support.keyboard import Keyboard
from tests.support.windows import put_away

NOON = "2018-05-26T12:00:00Z"
OF_CARDS = re.compile(
    r"\b(cards?|decks?|piles?|suits?|discards?|shuffl\w*|significators?|the fool|tarot|courts?|pips?)\b"
    r"|\bT-[A-Z]+-\d\d",
    re.IGNORECASE,
)
OTHER_EDITION = re.compile(r"\b[Ww]ith cards\b")
"""The forecast plays the same fight in the other edition, and has to name it."""
ALL_NEW = ("A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return", "P", "3", "Return")
NENA_SHOOTS = ("S", "2", "W", "+", "Return")
USUAL = ("Return", "W", "Return", "A", "5", "Return", "A", "2", "Return", "Return", "Return")
ALL_REPEAT = ("Shift+Return",)
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


class Table:
    """A Host at the desk of the dice edition."""

    def __init__(self, folder: Path, pictures: CardPixmaps, *, real: bool) -> None:
        mode = DeckMode.HIGHEST_ONLY if real else DeckMode.PROGRAM
        plan: BeginDiceEvening = replace(example_plan("dice"), players_mode=mode, horror_mode=mode)
        self.session: AnySession = Session(JournalInMemory(DICE_EDITION), RehearsedChance(7), lambda: NOON)
        self.session.do(plan)
        self.program = Program(
            self.session, Settings(folder / "settings.ini"), casts=folder / "casts", pictures=pictures
        )
        self.keyboard = Keyboard(self.program.host)
        self.program.show()
        self.settle()

    def settle(self) -> None:
        self.program.stage.settle()
        QApplication.processEvents()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keyboard.press(key)
            self.settle()

    @property
    def stage(self) -> Stage | None:
        fight = self.session.table.fight
        return None if fight is None else fight.stage

    def step_on(self) -> None:
        """Press Enter until the next round begins."""
        number = self.session.table.fight.round_number
        while self.session.table.fight.round_number == number:
            self.press("Return")

    def texts(self) -> Iterator[str]:
        """Yield all that can be read now: in the window, by a screen reader, on the TV and in the story."""
        for widget in (self.program.host, *self.program.host.findChildren(QWidget)):
            if not widget.isVisible():
                continue
            yield from (widget.toolTip(), widget.accessibleName(), widget.windowTitle())
            if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
                yield widget.text()
            if isinstance(widget, QLineEdit):
                yield widget.placeholderText()
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                yield from _of_model(widget.model(), QModelIndex())
        yield from _words(msgspec.to_builtins(replace(self.session.tv.picture(), portrait=b"")))
        for players in (True, False):
            for line in self.session.history.story(for_players=players):
                yield from _words(line if isinstance(line, str) else [str(part) for part in _fields(line)])

    def close(self) -> None:
        put_away(self.program)


def _fields(line: object) -> list[object]:
    return [getattr(line, name) for name in getattr(line, "__struct_fields__", ())]


def _of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for column in range(model.columnCount(parent)):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(told) for role in _ROLES if (told := model.data(index, role)) is not None)
            if column == 0:
                yield from _of_model(model, index)


def _words(told: object) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for key, value in told.items():
            if key not in ("deck", "edition", "stage", "cards"):  # names of the program's own, which nobody reads
                yield from _words(value)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from _words(one)


def told_of_cards(table: Table) -> set[str]:
    return speaking_of_cards(table.texts())


def speaking_of_cards(texts: Iterable[str]) -> set[str]:
    return {text for text in texts if OF_CARDS.search(OTHER_EDITION.sub("", text))}


@pytest.fixture
def sit(dressed: QApplication, painted: CardPixmaps, tmp_path: Path) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def sit_down(*, real: bool = False) -> Table:
        tables.append(Table(tmp_path, painted, real=real))
        return tables[-1]

    yield sit_down
    for table in tables:
        table.close()


@pytest.mark.parametrize(("real", "typed"), [(False, ""), (True, "740381")], ids=["the program's dice", "real dice"])
def test_three_rounds_take_as_many_keys_as_with_cards(sit: Callable[..., Table], real: bool, typed: str) -> None:
    """A lane that is typed takes one key more; so does a hit, which the tarot leaves to the Host's word."""
    table = sit(real=real)
    table.press("Return")
    for number, (announcing, most) in enumerate(((ALL_NEW + NENA_SHOOTS, 27), (USUAL, 17), (ALL_REPEAT, 7)), start=1):
        before = table.keyboard.presses
        table.press(*announcing, "Space", *typed, "Space")
        assert table.stage is Stage.RESOLVING
        table.step_on()
        assert table.session.table.fight.round_number == number + 1
        assert table.keyboard.presses - before <= most + len(typed)


def test_a_letter_for_a_real_die_is_answered_in_one_sentence(sit: Callable[..., Table]) -> None:
    table = sit(real=True)
    table.press("Return", *ALL_NEW, *NENA_SHOOTS, "Space")
    for letter in ("A", "K", "*"):
        table.press(letter)
        assert table.program.host.desk.page.message.text() == typing_texts.other_key(keys=typing_texts.faces)
    table.press("Return")
    assert ways_out.cards_to_type(typing="", back="§").partition("§")[0] in table.program.host.desk.page.message.text()
    table.press("7")
    assert table.program.host.desk.page.message.text() == ""
    table.press(*"40381", "A")
    assert table.program.host.desk.page.message.text().startswith(typing_texts.all_typed)


def test_a_letter_for_a_real_die_of_a_task_is_answered_too(sit: Callable[..., Table]) -> None:
    table = sit(real=True)
    table.press("F5", "1", "V", "5", "Return", "A")
    assert typing_texts.other_key(keys=typing_texts.faces) in set(table.texts())


def test_one_key_rolls_for_a_hit(sit: Callable[..., Table]) -> None:
    """D-DMG-01."""
    table = sit()
    table.press("Return", *ALL_NEW, *NENA_SHOOTS, "Space", "Space")
    table.step_on()
    table.press(*USUAL, "Space", "Space")
    while table.stage is Stage.RESOLVING:
        table.press("Return")
    girl = table.session.table.characters[4]
    assert girl.toughness == girl.rank(TOUGHNESS)
    table.press("T")
    assert table.session.table.character(girl.id).toughness < girl.toughness


@pytest.mark.english
@pytest.mark.parametrize("real", [False, True], ids=["the program's dice", "real dice"])
def test_a_whole_round_says_nothing_of_cards(sit: Callable[..., Table], real: bool) -> None:
    table = sit(real=real)
    assert table.session.tv.picture().edition is Edition.DICE
    said = told_of_cards(table)
    typed = "740381" if real else ""
    for key in ("Return", *ALL_NEW, *NENA_SHOOTS, "Space", *typed, "Space"):
        table.press(key)
        said |= told_of_cards(table)
    assert table.stage is Stage.RESOLVING
    while table.stage is Stage.RESOLVING:
        table.press("Return")
        said |= told_of_cards(table)
    table.press("T")  # damage for whoever was hit
    said |= told_of_cards(table)
    assert said == set()


@pytest.mark.english
def test_no_page_beside_the_round_says_anything_of_cards(sit: Callable[..., Table]) -> None:
    table = sit()
    said: dict[str, set[str]] = {}
    host = table.program.host
    assert Key.DECKS not in host.desk.pages
    for key in host.desk.pages:
        host.pages.show_page(key)
        table.settle()
        if found := told_of_cards(table):
            said[key.name] = found
        host.pages.show_round()
    assert said == {}


@pytest.mark.english
def test_a_contest_says_nothing_of_cards(sit: Callable[..., Table]) -> None:
    table = sit(real=True)
    said: set[str] = set()
    for key in ("F5", "1", "V", "5", "Return", "0", "0", "Return"):
        table.press(key)
        said |= told_of_cards(table)
    assert task_ends.contest_tied(value=10) in set(table.texts())
    assert said == set()


@pytest.mark.english
def test_a_deed_that_failed_is_never_told_as_a_success(sit: Callable[..., Table]) -> None:
    table = sit(real=True)
    table.press("Return", *ALL_NEW, *NENA_SHOOTS, "Space", *"740311", "Space")
    table.step_on()
    told = [text for text in table.texts() if "succeeded" in text]
    assert not [text for text in told if re.search(r"succeeded.*, (but|and failed)", text)]


@pytest.mark.english
def test_nobody_but_the_host_sees_how_many_dice_damage_takes(sit: Callable[..., Table]) -> None:
    """D-DMG-01: their number is the Toughness of whom they hurt."""
    table = sit(real=True)
    table.press("Return", *ALL_NEW, *NENA_SHOOTS, "Space", *"940381", "Space")
    while table.stage is Stage.RESOLVING:
        table.press("Return")
    table.press("T", "3", "Space")
    (lane,) = table.session.tv.picture().lanes
    assert len(lane.cards) == 1 and lane.number is not None
    assert all("Rolled" not in text for text in map(str, table.session.history.story(for_players=True)))


def after_two_hits(table: Table) -> None:
    """Go to the aftermath of a round in which the girl hit Dolores, who has Toughness 2, for two points."""
    table.press("Return", *ALL_NEW, *NENA_SHOOTS, "Space", *"131091", "Space")
    while table.stage is Stage.RESOLVING:
        table.press("Return")
    table.press("T", "2", "Space")


def test_who_is_at_0_is_still_up_and_nobody_asks_whether_they_are_out(sit: Callable[..., Table]) -> None:
    """D-DMG-04."""
    table = sit(real=True)
    after_two_hits(table)
    (dolores,) = [one for one in table.session.table.characters if one.name == "Dolores"]
    assert dolores.toughness == 0 and not dolores.out
    assert not [text for text in table.texts() if text.startswith("Out?")]


def test_who_falls_and_gets_up_is_told_to_the_players_and_offered_to_the_host(sit: Callable[..., Table]) -> None:
    """D-DMG-03, D-CLASH-10: real dice put Dolores out, and the roll at the round's end gets her up."""
    table = sit(real=True)
    after_two_hits(table)
    table.press("Ctrl+Z", "Ctrl+Z", "T", "3", "Space")
    banner = table.session.tv.picture().banner
    assert banner is not None and banner.line.endswith(tv_texts.out(who=["Dolores"]))
    assert aftermath_texts.may_recover(person="F") in set(table.texts())
    table.press("F", "V", *"3", "Return", "8", "Space", "Return", "Return")
    told = [line.text for lines in table.session.history.story(for_players=True) for line in lines]
    out, up = (story.state_changed_past(who="Dolores", is_so=is_so, state="out") for is_so in (True, False))
    recovered = players_story.task_judged_past(who="Dolores", recovers=True, succeeds=True)
    assert told.index(out) < told.index(recovered) < told.index(up)
    assert table.session.table.fight.round_number == 2


def test_the_aftermath_names_everybody_in_full_in_the_narrowest_window(sit: Callable[..., Table]) -> None:
    table = sit(real=True)
    table.program.host.resize(1366, 768)
    after_two_hits(table)
    names = {one.name for one in table.session.table.characters}
    shown = {
        button.text().replace("▸", "").strip(): button
        for button in table.program.host.findChildren(ElidedButton)
        if button.isVisible() and button.isFlat()
    }
    assert names <= set(shown)
    assert [name for name in names if shown[name].width() < shown[name].width_of_words] == []


def test_a_deed_that_concerns_a_friend_is_never_told_as_one_against_them(sit: Callable[..., Table]) -> None:
    """D-CLASH-08."""
    table = sit(real=True)
    table.press("Return", "O", "N", "3")
    assert demon_city_announcing.drafted_deed(deed="concerning") in set(table.texts())
    table.press("Return")
    assert table.session.tv.picture().lanes[0].deed == deeds.concerns(whom=["Dolores"])
    assert not [text for text in table.texts() if "against Dolores" in text]


def test_a_person_s_panel_has_no_button_that_never_does_anything_here(sit: Callable[..., Table]) -> None:
    table = sit()
    table.press("Return")
    person = Views(table.session).person(table.session.table.characters[0].id)
    assert person is not None
    assert not {"Q", "D", "E", "R"} & {action.key for action in person_actions(person)}


@pytest.mark.english
def test_no_menu_says_anything_of_cards(sit: Callable[..., Table]) -> None:
    assert speaking_of_cards(said_in_menus(sit().program.host)) == set()


@pytest.mark.english
def test_no_menu_does_where_an_evening_with_cards_was_open_before(
    dressed: QApplication, painted: CardPixmaps, tmp_path: Path
) -> None:
    program = Program(cards_session(), Settings(tmp_path / "settings.ini"), casts=tmp_path / "casts", pictures=painted)
    before = said_in_menus(program.host)
    dice: AnySession = Session(JournalInMemory(DICE_EDITION), RehearsedChance(7), lambda: NOON)
    dice.do(example_plan("dice"))
    program.host.set_session(dice, tmp_path / "dice.demoncity", to_read=False)
    said = said_in_menus(program.host)
    program.host.set_session(cards_session(), tmp_path / "cards.demoncity", to_read=False)
    after = said_in_menus(program.host)
    put_away(program)
    assert speaking_of_cards(said) == set()
    assert after == before


def said_in_menus(host: HostWindow) -> set[str]:
    """Return what can be read in the menus, and of each command in the status bar."""
    said: set[str] = set()
    for bar in host.menuBar().actions():
        menu = bar.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        for action in menu.actions():
            if action.isVisible():
                said |= {action.text().replace("&", ""), action.toolTip(), action.statusTip()}
    return said


@pytest.mark.english
@pytest.mark.parametrize("stage", ["before a fight", "announcing", "typing"])
def test_the_sheet_of_keys_says_nothing_of_cards(sit: Callable[..., Table], stage: str) -> None:
    table = sit(real=True)
    if stage != "before a fight":
        table.press("Return")
    if stage == "typing":
        table.press(*ALL_NEW, *NENA_SHOOTS, "Space")
    host = table.program.host
    said: set[str] = set()
    for key in (Key.HELP, Key.ROUND_SHEET, Key.PAGE_KEYS, Key.CHIPS):
        host.actions_by_key[key].trigger()
        (sheet,) = host.findChildren(KeySheet)
        for part in sheet.findChildren(QLabel):
            said.add(part.text())
        said |= set(sheet.chart.accessibleDescription().splitlines())
    assert speaking_of_cards(said) == set()
    assert not {words for words in said if re.search(r"\bIntensit|\bthrows?\b|feet", words)}


def test_the_first_window_has_heights_for_its_docks_whichever_edition_opens_in_it(
    dressed: QApplication, painted: CardPixmaps, tmp_path: Path, qtlog: Any
) -> None:
    program = Program(cards_session(), Settings(tmp_path / "settings.ini"), casts=tmp_path / "casts", pictures=painted)
    dice: AnySession = Session(JournalInMemory(DICE_EDITION), RehearsedChance(7), lambda: NOON)
    dice.do(example_plan("dice"))
    program.host.set_session(dice, tmp_path / "dice.demoncity", to_read=False)  # it has a dock fewer
    program.show()
    QApplication.processEvents()
    put_away(program)
    assert [one.message for one in qtlog.records if "resizeDocks" in one.message] == []


def test_docks_of_the_other_edition_stay_away_when_its_evening_was_closed_before(
    dressed: QApplication, painted: CardPixmaps, tmp_path: Path
) -> None:
    program = Program(cards_session(), Settings(tmp_path / "settings.ini"), casts=tmp_path / "casts", pictures=painted)
    host = program.host
    program.show()
    host.put_away()  # the start page
    dice: AnySession = Session(JournalInMemory(DICE_EDITION), RehearsedChance(7), lambda: NOON)
    dice.do(example_plan("dice"))
    host.set_session(dice, tmp_path / "dice.demoncity", to_read=False)
    QApplication.processEvents()
    titles = [dock.windowTitle() for dock in host.findChildren(QDockWidget) if not dock.isHidden()]
    put_away(program)
    assert len(titles) == len(set(titles)) == 3 and speaking_of_cards(titles) == set()


def cards_session() -> AnySession:
    session: AnySession = Session(JournalInMemory(DEMON_CITY), RehearsedChance(7), lambda: NOON)
    session.do(example_plan())
    return session
