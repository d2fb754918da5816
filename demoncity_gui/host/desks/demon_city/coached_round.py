"""A coached round in the example evening: a callout beside the next thing, gone once that is done. Left at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QDockWidget, QMenuBar, QStatusBar, QToolBar, QWidget

from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.callout import Callout
from demoncity_gui.host.widgets.free_place import Spot
from demoncity_gui.host.widgets.message_line import MessageFoot
from demoncity_gui.texts import coached_round as said
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import host_window

if TYPE_CHECKING:
    from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk


class Step(NamedTuple):
    """One callout: beside what it stands, what it says, whether that is done, and whether it must stand near."""

    thing: Callable[[], QWidget | Spot]
    words: Callable[[], str]
    is_done: Callable[[], bool]
    stays_near: bool = False


class CoachedRound(QObject):
    """Goes from callout to callout as the Host plays; nobody is kept from anything, and who runs ahead skips some."""

    def __init__(self, desk: DemonCityDesk) -> None:
        super().__init__(desk.page)
        self._desk, self._page = desk, desk.page
        self._window = desk.page.window()
        self._evening = desk.window.session
        self._at = 0
        self._asked_why = False
        self._most_announced, self._has_undone = 0, False
        sentence = desk.page.announce.panel.sentence
        sentence.cards.menu().aboutToShow.connect(self._on_why)
        sentence.cards.menu().aboutToHide.connect(self.follow)
        self.steps = self._steps()
        bars = (self._window.findChild(kind) for kind in (MessageFoot, QStatusBar))
        never = (desk.page.next_step, desk.window.questions, *(bar for bar in bars if isinstance(bar, QWidget)))
        self.callout = Callout(self._window, desk.page, never)
        self.callout.left.connect(self.leave)
        self._is_over = False
        desk.page.shown.connect(self.follow)
        desk.page.table.verticalScrollBar().valueChanged.connect(self.follow)  # the row it stands beside has moved
        self.follow()

    def _steps(self) -> tuple[Step, ...]:
        sign, page = self._desk.window.own_keys.sign, self._page
        panel, big = page.announce.panel, page.next_step
        undo = sign(Key.UNDO)
        return (
            Step(lambda: big, lambda: said.begin(key=round_texts.enter), lambda: self._stage is not HostStage.QUIET),
            Step(
                lambda: panel.deed_button(Key.CLOSE),
                lambda: said.deed(deed=Key.CLOSE.text, key=sign(Key.CLOSE)),
                lambda: page.draft is None or not page.draft.is_empty or self._announced > 0,
            ),
            Step(lambda: panel.sentence, lambda: said.target, lambda: self._is_whole or self._announced > 0),
            Step(
                lambda: panel.sentence,
                lambda: said.why(key=round_texts.enter),
                lambda: self._asked_why or self._announced > 0,
            ),
            Step(lambda: big, lambda: said.announce, lambda: self._announced > 0),
            Step(
                self._undo_button,
                lambda: said.undo(undo=Key.UNDO.text, key=undo),
                lambda: self._has_undone or self._stage is not HostStage.ANNOUNCE,
                stays_near=True,
            ),
            Step(
                self._speaker,
                lambda: said.all(deed=Key.DEFEND.text, defend=sign(Key.DEFEND)),
                lambda: self._stage is not HostStage.ANNOUNCE,
            ),
            Step(
                lambda: big,
                lambda: said.throw if self._has_undone else said.throw_not_undone(key=undo),
                lambda: self._stage not in (HostStage.ANNOUNCE, HostStage.THROW),
            ),
            Step(lambda: page.ruling.panel, lambda: said.resolve, lambda: self._stage is not HostStage.RESOLVE),
            Step(
                lambda: page.aftermath.panel,
                lambda: said.aftermath(hurt=aftermath_texts.hurt),
                lambda: self._stage is not HostStage.AFTERMATH,
            ),
        )

    # --- what is so --------------------------------------------------------------------------------------------------

    @property
    def _stage(self) -> HostStage:
        return self._desk.picture.stage

    @property
    def _announced(self) -> int:
        """How many have announced."""
        fight = self._desk.window.session.table.fight
        return 0 if fight is None else sum(one.announcement is not None for one in fight.participants)

    @property
    def _is_whole(self) -> bool:
        return self._page.draft is not None and self._page.draft.announcement() is not None

    def _undo_button(self) -> QWidget:
        """Return the button of undo beside the menus, or the whole window where there is none."""
        bar = self._window.findChild(QToolBar, "commands")
        button = bar.widgetForAction(bar.actions()[0]) if isinstance(bar, QToolBar) else None  # undo is the first
        return self._window if button is None else button

    def _speaker(self) -> Spot:
        """Return the row of who announces now, or all of them."""
        page = self._page

        def row() -> QRect:
            return page.table.area(page.rows.place_of_speaker())

        return Spot(page.table.viewport(), row, lambda: page.table.show_row(page.rows.place_of_speaker()))

    # --- how it goes on ----------------------------------------------------------------------------------------------

    def _on_why(self) -> None:
        self._asked_why = True

    def follow(self) -> None:
        """Go on to the first callout whose doing is still to come; another evening ends it."""
        if self._is_over:
            return
        if self._desk.window.session is not self._evening:
            self.leave()
            return
        self._has_undone = self._has_undone or self._announced < self._most_announced
        self._most_announced = max(self._most_announced, self._announced)
        while self._at < len(self.steps) and self.steps[self._at].is_done():
            self._at += 1
        page = self._page
        clear: tuple[Spot, ...] = (Spot(page.panels), Spot(page.table.viewport(), page.table.area))
        docks = [Spot(dock) for dock in self._window.findChildren(QDockWidget)]
        if self._at < len(self.steps):
            step = self.steps[self._at]
            count, thing = said.step(at=self._at + 1, of=len(self.steps)), step.thing()
            thing = thing if isinstance(thing, Spot) else Spot(thing)
            clear = (*clear, *map(Spot, self._window.findChildren(QMenuBar)))
            rather = () if step.stays_near else docks
            self.callout.show_at(thing, step.words(), count, said.leave, said.leave_tip, clear=clear, rather=rather)
        else:
            sign = self._desk.window.own_keys.sign
            own = Key.NEW.text.replace("&", "").rstrip(" …")
            menu = host_window.menu_session.replace("&", "")
            words = said.done(own=own, menu=menu, key=sign(Key.NEW), chart=sign(Key.ROUND_SHEET), help=sign(Key.HELP))
            self.callout.show_at(Spot(page.next_step), words, "", said.close, "", clear=clear, rather=docks)

    def leave(self) -> None:
        """Take the callout away for good; the evening stays."""
        if not self._is_over:
            self._is_over = True
            self._page.shown.disconnect(self.follow)
            self._page.table.verticalScrollBar().valueChanged.disconnect(self.follow)
            self.callout.end()
