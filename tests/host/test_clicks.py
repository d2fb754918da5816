"""A round by the mouse alone, every click counted: as few as the keys, and a miss costs one click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_deeds as deed_texts
from demoncity_gui.texts import demon_city_round as round_texts
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.wording import plus

Record = Callable[[str, object], None]


class ClickWatch(QObject):
    """Counts presses of the mouse and of keys in the whole program; a press is told twice, to a window and a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = 0
        self.keys = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched.isWidgetType():
            self.clicks += event.type() is QEvent.Type.MouseButtonPress
            self.keys += event.type() is QEvent.Type.KeyPress
        return False


def watched(do: Callable[[], None]) -> ClickWatch:
    app = QGuiApplication.instance()
    assert app is not None
    watch = ClickWatch()
    app.installEventFilter(watch)
    do()
    app.removeEventFilter(watch)
    return watch


def announce_all_anew(desk: Desk, target: Callable[[str], None]) -> None:
    """The round of the keyboard's test: six announcements, the last with a better weapon and an advantage."""
    for deed, whom in (
        *((Key.CLOSE, "Eel-Faced Girl"), (Key.SHOOT, "Marty"), (Key.OTHER, "Eel-Faced Girl")),
        *((Key.DEFEND, ""), (Key.POWER, "Dolores"), (Key.SHOOT, "Man in the Grey Coat")),
    ):
        desk.click(deed)
        if whom:
            target(whom)
        if whom == "Man in the Grey Coat":
            desk.click(Key.WEAPON)
            desk.click(Key.ADVANTAGE)
        desk.click_next()


def test_a_round_of_six_new_announcements_takes_24_clicks_with_rows_as_targets(
    desk: Desk, record_property: Record
) -> None:
    desk.click_next()

    def play() -> None:
        announce_all_anew(desk, desk.click_row)
        for _ in range(5):  # ready, throw, accept, to the aftermath, next round
            desk.click_next()

    watch = watched(play)
    assert desk.tv.round_number == 2 and desk.stage() is TvStage.ANNOUNCE
    record_property("clicks, all new", watch.clicks)
    assert watch.clicks <= 24 and not watch.keys


def test_a_wrong_target_and_a_wrong_deed_cost_one_click_each(desk: Desk) -> None:
    desk.click_next()

    def play() -> None:
        desk.click(Key.SHOOT)  # it should have been a blow
        desk.click(Key.CLOSE)
        desk.click_row("Man in the Grey Coat")  # it should have been the girl
        desk.click_row("Eel-Faced Girl")
        desk.click_next()

    assert watched(play).clicks == 3 + 2
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"


def test_targets_keep_their_places_and_widths_whoever_speaks(desk: Desk) -> None:
    def places() -> dict[str, QRect]:
        panel = desk.page.announce.panel
        names = [str(desk.cell(row, Column.WHO)).split(" · ")[0] for row in range(desk.rows.rowCount())]
        buttons = [one for one in panel.findChildren(QAbstractButton) if one.isVisible()]
        return {one.accessibleName(): one.geometry() for one in buttons if one.accessibleName()[3:] in names}

    desk.click_next()
    before = places()
    assert len(before) == 6
    announced = []
    for deed in (Key.DEFEND, Key.DEFEND, Key.DEFEND):
        desk.click(deed)
        desk.click_next()
        announced.append(places())
    assert all(one == before for one in announced)


def test_the_sentence_grows_and_row_and_panel_say_the_same(desk: Desk) -> None:
    desk.click_next()
    sentence = desk.page.announce.panel.sentence
    assert sentence.deed.text() == announcing.drafted_deed(deed="none")
    desk.click(Key.CLOSE)
    assert sentence.target.text() == announcing.drafted_nobody(lacks=True)
    assert desk.announced("Ceelo") == announcing.drafted_deed(deed="close")
    desk.click_row("Eel-Faced Girl")
    assert (sentence.target.text(), sentence.cards.text()) == (
        "Eel-Faced Girl",
        announcing.drafted_cards(number=2, lowest=False),
    )
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert desk.throws("Ceelo") == f"2 {plus('higher-stat')}" and plus("higher-stat") in sentence.because.text()
    desk.click(Key.WEAPON)
    assert (
        sentence.cards.text() == announcing.drafted_cards(number=3, lowest=False)
        and desk.throws("Ceelo") == f"3 {plus('higher-stat', 'weapon')}"
    )


def test_a_defence_of_nobody_in_particular_is_told_alike_by_sentence_and_row(desk: Desk) -> None:
    desk.click_next()
    desk.click(Key.DEFEND)
    assert (
        desk.page.announce.panel.sentence.target.text() == desk.cell("Ceelo", Column.TARGET) == deed_texts.all_attackers
    )


def test_each_word_of_the_sentence_is_a_menu(desk: Desk) -> None:
    desk.click_next()
    sentence = desk.page.announce.panel.sentence

    def choose(word: QAbstractButton, words: str) -> None:
        menu = word.menu()  # type: ignore[attr-defined]
        menu.aboutToShow.emit()
        (action,) = (one for one in menu.actions() if words in one.text())
        action.trigger()
        desk.settle()

    choose(sentence.deed, Key.CLOSE.text)
    choose(sentence.target, "Eel-Faced Girl")
    choose(sentence.cards, Key.WEAPON.text)
    assert desk.throws("Ceelo") == f"3 {plus('higher-stat', 'weapon')}"
    choose(sentence.target, "Man in the Grey Coat")
    choose(sentence.deed, Key.SHOOT.text)
    assert sentence.deed.text() == announcing.drafted_deed(deed="shoot")
    assert sentence.target.text() == "Man in the Grey Coat"


def test_a_row_is_no_target_before_a_deed_and_lets_think_again_once_all_have_announced(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.click_next()
    desk.click_row("Eel-Faced Girl")
    assert desk.page.draft is not None and desk.page.draft.is_empty
    announce_all_anew(desk, desk.click_row)
    assert round_texts.all_announced
    desk.click_row("Marty")
    assert desk.page.draft is not None and desk.page.draft.speaker.name == "Marty"


def test_one_toughness_and_one_injury_cost_at_most_four_keys_more(desk: Desk) -> None:
    desk.press("Return", "A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return", "P", "3", "Return")
    desk.press("S", "2", "Return", "Space", "Space", "Return", "Return")
    hurt = desk.page.aftermath.about
    before = desk.keyboard.presses
    desk.press("-", "Y")
    assert desk.keyboard.presses - before <= 4
    desk.press("Y")  # a key pressed twice takes nothing away
    one = next(one for one in desk.session.table.characters if one.id == hurt)
    assert one.hurt and one.toughness_lost == 1
    desk.press(*["-"] * one.toughness, "O")
    one = next(one for one in desk.session.table.characters if one.id == hurt)
    assert one.toughness == 0 and one.out
