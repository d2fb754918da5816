"""The sheet of help: the keys that mean something now, a round on one page, the keys of all pages, what chips mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QTabWidget, QWidget

from demoncity_gui.games.demon_city.rules.real_cards import COURT_KEYS, FOOL_KEY, MAJOR_KEY, OWN_KEY
from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.desks.demon_city.round.round_chart import RoundChart, step_of
from demoncity_gui.host.desks.desk import Sheet
from demoncity_gui.host.keyboard.chips_in_sight import chips_in_sight
from demoncity_gui.host.keyboard.commands import CARD_KEYS, ON_PAGES, TYPING, KeyContext, heading
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys, keys_of
from demoncity_gui.host.shell.sheet_layout import SheetLine, laid_out, part_of
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import set_title
from demoncity_gui.texts import key_sheet as said
from demoncity_gui.texts import keyboard

_CHROME = QSize(8, 70)
"""What the window's frame and the tabs take."""


class SheetPage(Enum):
    """The pages of the sheet, in order, each by the key that shows it."""

    KEYS = Key.HELP
    ROUND = Key.ROUND_SHEET
    PAGES = Key.PAGE_KEYS
    CHIPS = Key.CHIPS


@dataclass(frozen=True)
class Now:
    """What the sheet tells of: the page in front, and what the desk says of its own.

    `place` is None while no evening is open. No page of the sheet takes more than `room`, in logical pixels.
    """

    place: KeyContext | None
    sheet: Sheet
    front: QWidget
    room: QSize


class KeySheet(QWidget):
    """A window of its own that may stay open beside the round. The key of its page turns on to what didn't fit, then
    closes it, as Escape does."""

    def __init__(self, parent: QWidget, keys: OwnKeys) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._own_keys = keys
        self._now: Now | None = None
        self._shown: dict[SheetPage, tuple[list[SheetLine], QSize]] = {}
        self.chart = RoundChart()
        self._parts: dict[SheetPage, QStackedWidget] = {
            page: QStackedWidget() for page in SheetPage if page is not SheetPage.ROUND
        }
        self.tabs = QTabWidget()
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)  # on a low screen the words of tabs are elided
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.tabBar().setDrawBase(False)
        for page in SheetPage:
            self.tabs.addTab(self._parts.get(page, self.chart), "")
        self.tabs.currentChanged.connect(lambda _number: self._write())
        self.tabs.tabBarClicked.connect(self._on_clicked)
        self.setLayout(in_column(self.tabs, margins=(0, 4, 0, 0)))
        keys.follow(self._write)

    @property
    def page(self) -> SheetPage:
        """The page that is shown."""
        return list(SheetPage)[self.tabs.currentIndex()]

    def show_now(self, now: Now) -> None:
        """Tell from now on of this."""
        self._now = now
        for page in (SheetPage.ROUND, SheetPage.PAGES):
            self.tabs.setTabVisible(list(SheetPage).index(page), page.value not in now.sheet.left_out)
        self._write()

    def toggle(self, page: SheetPage) -> None:
        """Show this page, or what didn't fit on it, or close the sheet where all of it has been shown."""
        if not self.isVisible() or self.page is not page:
            self.tabs.setCurrentIndex(list(SheetPage).index(page))
            self._turn(0)
            self._write()
            self.resize(self._size())
            self.show()
        elif not self._turn(self._part + 1):
            self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Take Escape from now on, wherever the keyboard is."""
        super().showEvent(event)
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave Escape to what lies beneath."""
        super().hideEvent(event)
        if (application := QApplication.instance()) is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close on Escape before anything beneath takes it; menus and dialogs lie above the sheet."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            is_covered = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if not is_covered and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if not is_covered and event.type() == QEvent.Type.KeyPress:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do by the keys of its pages what they do in the Host's window."""
        pressed = keys_of(event)
        page = next((page for page in SheetPage if pressed in self._own_keys.keys(page.value)), None)
        if page is not None:
            self.toggle(page)
        else:
            super().keyPressEvent(event)

    @property
    def _are_dice(self) -> bool:
        return self._now is not None and Key.DECKS in self._now.sheet.left_out

    # --- what stands on it ---------------------------------------------------------------------------------------

    @property
    def _part(self) -> int:
        parts = self._parts.get(self.page)
        return 0 if parts is None else max(0, parts.currentIndex())

    def _turn(self, part: int) -> bool:
        """Turn to this part of the page; return whether there is one."""
        parts = self._parts.get(self.page)
        if parts is None or part >= parts.count():
            return False
        parts.setCurrentIndex(part)
        self._write_titles()
        return True

    def _on_clicked(self, number: int) -> None:
        """Turn on to what didn't fit when the page that is shown is clicked again, and at its end to its beginning."""
        if number == self.tabs.currentIndex() and not self._turn(self._part + 1):
            self._turn(0)

    def _write(self) -> None:
        """Write the page that is shown, if it says something else now."""
        now = self._now
        if now is not None:
            if now.sheet.picture is not None:
                self.chart.show_step(step_of(now.sheet.picture, now.sheet.draft))
            parts = self._parts.get(self.page)
            if parts is not None:
                written = (self._lines(self.page, now), now.room)
                if written != self._shown.get(self.page):
                    self._shown[self.page] = written
                    self._fill(parts, *written)
        self._write_titles()

    def _write_titles(self) -> None:
        for number, page in enumerate(SheetPage):
            parts = self._parts.get(page)
            tab = said.tab(words=_tab_words(page), key=self._own_keys.sign(page.value))
            tip = page.value.text
            if parts is not None and parts.count() > 1:
                tab = said.part(at=str(parts.currentIndex() + 1), of=str(parts.count()), tab=tab)
                tip = said.part_tip(page=tip)
            self.tabs.setTabText(number, tab)
            self.tabs.setTabToolTip(number, tip)
        set_title(self, self.page.value.text)

    def _fill(self, parts: QStackedWidget, lines: list[SheetLine], room: QSize) -> None:
        at = parts.currentIndex()
        while (old := parts.widget(0)) is not None:
            parts.removeWidget(old)
            old.deleteLater()
        for columns in laid_out(lines, room - _CHROME, self.font()):
            parts.addWidget(part_of(columns))
        parts.setCurrentIndex(max(0, min(at, parts.count() - 1)))

    def _size(self) -> QSize:
        content, bar = self.tabs.currentWidget(), self.tabs.tabBar()
        asked = (content.sizeHint() if content is not None else QSize()) + QSize(0, bar.height() + 8)
        asked = asked.expandedTo(QSize(sum(bar.tabSizeHint(place).width() for place in range(bar.count())), 0))
        room = asked if self._now is None else self._now.room - _CHROME
        return asked.boundedTo(room + QSize(0, bar.height()))

    def _lines(self, page: SheetPage, now: Now) -> list[SheetLine]:
        match page:
            case SheetPage.PAGES:
                return [line for when in ON_PAGES for line in self._lines_when(when)] + self._lines_of_cards()
            case SheetPage.CHIPS:
                found = chips_in_sight(now.front)
                return [SheetLine(said.in_sight), *(SheetLine(words, rule) for words, rule in found)]
            case _:
                return self._lines_here(now)

    def _lines_here(self, now: Now) -> list[SheetLine]:
        """Return the keys that mean something on the page in front."""
        always = Key.UNDO.when
        if now.place is None:
            return [*self._lines_when(Key.NEW.when), *self._lines_when(always)]
        if now.place is KeyContext.PERSON:
            return [*self._lines_of_the_panel(), *self._lines_when(always, now.place)]
        if now.place is not KeyContext.ROUND:
            return [*self._lines_when(now.place.value), *self._lines_when(always, now.place)]
        if now.sheet.picture is None:
            own = [SheetLine(keys, what) for keys, what in now.sheet.lines]
            return [*own, *self._lines_when(always, now.place)]
        announce, after = Key.CLOSE.when, Key.COMPLICATION.when
        typed = bool(now.sheet.picture.typing)
        at = {HostStage.QUIET: "", HostStage.ANNOUNCE: announce}.get(now.sheet.picture.stage, after)
        at = heading(TYPING if typed else at) if typed or at else ""
        before = self._lines_of_cards() if typed else self._lines_when(announce)
        lines = [*before, *self._lines_when(after), *self._lines_when(always)]
        return [SheetLine(keyboard.here_now(when=at)) if line == SheetLine(at) else line for line in lines]

    def _lines_when(self, when: str, place: KeyContext | None = None) -> list[SheetLine]:
        """Return the keys of a time: those that mean something in this place, or all."""
        keys = self._own_keys
        left_out = frozenset[Key]() if self._now is None else self._now.sheet.left_out
        own = [
            SheetLine(keys.signs(key), key.tip)
            for key in Key
            if key.when == when and (place is None or place in key.contexts) and key not in left_out
        ]
        if not own and any(key.when == when for key in Key):
            return []  # a time or a page that this game doesn't have
        return [SheetLine(heading(when)), *self._lines_besides(when), *own]

    def _lines_besides(self, when: str) -> tuple[SheetLine, ...]:
        """Return the keys of a time that no command has."""
        sign = self._own_keys.sign
        match when:
            case Key.CLOSE.when:
                return (SheetLine("1 … 9, 0", said.people),)
            case KeyContext.CAST.value:
                return (SheetLine(said.letter_then_enter, said.type_over),)
            case KeyContext.DECKS.value:
                return (SheetLine(said.arrows_and_tab, said.choose_card),)
            case KeyContext.SHOW.value:
                return (SheetLine("Enter", said.show_line), SheetLine("Tab", said.to_people_with_pictures))
            case KeyContext.RULES.value:
                return (SheetLine("↑ ↓", said.choose_question), SheetLine("a b c", said.choose_reading))
            case KeyContext.TASK.value:
                return (
                    SheetLine("1 … 9, 0", said.task_numbers(against=sign(Key.AGAINST))),
                    SheetLine(said.a_letter, said.task_letters),
                    *([] if self._are_dice else [SheetLine("⇧1 … ⇧9, ⇧0", said.several_levels)]),
                    SheetLine(" ".join(map(sign, _AS_IN_A_ROUND)), said.as_in_a_round(back=sign(Key.BACK))),
                )
            case _:
                return ()

    def _lines_of_the_panel(self) -> list[SheetLine]:
        """Return the keys of the panel of one character, which takes all letters."""
        sign = self._own_keys.sign
        return [
            SheetLine(heading(KeyContext.PERSON.value)),
            SheetLine(said.a_letter, said.panel_letters(chips=sign(Key.CHIPS))),
            SheetLine("1 … 9, 0", said.panel_numbers),
            SheetLine(f"{sign(Key.UP)} {sign(Key.DOWN)}", said.panel_arrows),
            SheetLine(said.back_or_escape(back=sign(Key.BACK)), said.panel_back),
        ]

    def _lines_of_cards(self) -> list[SheetLine]:
        """Return the keys of real cards that are typed, those of one kind on one line; of dice the numbers alone."""
        *numbers, ten = [card for word, card in CARD_KEYS.items() if word.isdecimal()]
        named = [CARD_KEYS[word] for word in (FOOL_KEY, *COURT_KEYS)]
        others = [CARD_KEYS[word] for word in (MAJOR_KEY, OWN_KEY)]
        faces = [
            SheetLine(" ".join(card.key for card in named), ", ".join(card.tip for card in named)),
            *(SheetLine(card.key, card.tip) for card in others),
        ]
        return [
            SheetLine(heading(TYPING)),
            SheetLine(f"{numbers[0].key} … {numbers[-1].key}, {ten.key}", said.number_cards),
            *([] if self._are_dice else faces),
            SheetLine(self._own_keys.sign(Key.BACK), said.take_back_card),
        ]


def _tab_words(page: SheetPage) -> str:
    match page:
        case SheetPage.KEYS:
            return said.tab_keys
        case SheetPage.ROUND:
            return said.tab_round
        case SheetPage.PAGES:
            return said.tab_pages
        case SheetPage.CHIPS:
            return said.tab_chips


_AS_IN_A_ROUND = (Key.UNAWARE, Key.SUPERNATURAL, Key.ADVANTAGE, Key.DISADVANTAGE, Key.LABEL, Key.FIND)
