"""The desk of Demon City: the round in front; cast, decks, house rules, tasks and what the TV shows beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from demoncity_gui.games.common.casebook import Write
from demoncity_gui.games.demon_city.rules.commands import (
    BeginDiceEvening,
    BeginEvening,
    NameEvening,
    Note,
    SetHouseRule,
)
from demoncity_gui.games.demon_city.rules.other_edition import in_other_edition, left_behind
from demoncity_gui.games.demon_city.tempers.solo_host import program_step
from demoncity_gui.games.demon_city.views.host_picture import HostPicture
from demoncity_gui.games.demon_city.views.house_rules_picture import house_rules_picture
from demoncity_gui.games.demon_city.words.editions import left_sentence
from demoncity_gui.games.game import Heading
from demoncity_gui.host.desks.demon_city.decks.deck_counts_model import DecksModel
from demoncity_gui.host.desks.demon_city.decks.deck_modes import DeckModes
from demoncity_gui.host.desks.demon_city.docks import ClashDock, DecksDock
from demoncity_gui.host.desks.demon_city.odds.chances import Chances
from demoncity_gui.host.desks.demon_city.of_the_tarot import OF_THE_SHEET
from demoncity_gui.host.desks.demon_city.round.clashes_model import ClashesModel
from demoncity_gui.host.desks.demon_city.round.round_page import RoundPage
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.desks.demon_city.ways_out import refused_with_way_out
from demoncity_gui.host.desks.desk import Desk, NextStep, OtherEdition, Sheet, SidePlace, Window
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.tv.hand_over import step_before_players

if TYPE_CHECKING:
    from demoncity_gui.host.desks.demon_city.case.fight_at_once import FightAtOnce
    from demoncity_gui.host.desks.demon_city.coached_round import CoachedRound
    from demoncity_gui.host.pages.side_page import SidePage


class DemonCityDesk(Desk):
    """See `Desk`, whose members these are."""

    page: RoundPage
    menu = (
        *(Key.NEXT_STEP, Key.REPEAT_ALL, Key.BACK, Key.PERSON, Key.END_ACTION),
        *(Key.PROPOSE, Key.WHY, Key.PLAY_SOLO, Key.PEEK),
    )
    commands = frozenset(
        {
            *(Key.CAST, Key.DECKS, Key.HOUSE_RULES, Key.TASK, Key.SHOW),
            *(Key.TAKE_IN, Key.KEEP_CAST, Key.IMPORT_CAST, Key.EXPORT_CAST),
            *(Key.PRINT, Key.ROUND_SHEET, Key.PAGE_KEYS),
            *(Key.CHANCES, Key.HIDE_CHANCES, Key.FORECAST, Key.CASE, Key.FIGHT),
        }
    )

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.page = self._make_page()
        self._clashes, self._decks = ClashDock(self.page), DecksDock(self.page)
        self.docks = (self._clashes.dock, self._decks.dock)
        self.chances = Chances(lambda: window.session, lambda: self.page.drafted, window.settings, self.page)
        self.chances.changed.connect(self._on_chances)
        self.page.shown.connect(self.chances.follow)
        self._modes: DeckModes | None = None
        self.coached: CoachedRound | None = None
        self.fight_at_once: FightAtOnce | None = None
        self._picture: tuple[object, HostPicture] | None = None
        self.pages = {
            Key.CAST: SidePlace(KeyContext.CAST, partial(_cast, window)),
            Key.DECKS: SidePlace(KeyContext.DECKS, partial(_decks, window)),
            Key.HOUSE_RULES: SidePlace(KeyContext.RULES, partial(_house_rules, window)),
            Key.TASK: SidePlace(KeyContext.TASK, partial(_task, window, self)),
            Key.SHOW: SidePlace(KeyContext.SHOW, partial(_show, window)),
            Key.CHANCES: SidePlace(KeyContext.CHANCES, partial(_chances, window, self)),
            Key.FORECAST: SidePlace(KeyContext.FORECAST, partial(_forecast, window)),
            Key.CASE: SidePlace(KeyContext.CASE, self._make_case),
        }

    def _make_page(self) -> RoundPage:
        window = self.window
        return RoundPage(window.session, window.do, window.undo, window.own_keys, window.questions, redo=window.redo)

    @property
    def models(self) -> tuple[ClashesModel, DecksModel]:
        """What the docks show: the Clashes, the decks."""
        return self._clashes.model, self._decks.model

    def fill_edit(self, menu: QMenu) -> Sequence[QAction]:
        """See `Desk`: how each deck is played."""
        self._modes = DeckModes(menu, self.window.do)
        return self._modes.menus

    def show(self, *, to_read: bool) -> None:
        """See `Desk`."""
        self._picture = None
        picture = self.picture
        self.page.show_picture(picture)
        self._clashes.show(picture.clashes)
        self._decks.show(picture.decks)
        if self._modes is not None:
            self._modes.show(picture, to_read=to_read)
        self.chances.follow()

    def go_on(self) -> bool:
        """See `Desk`: the program plays whom it was given, each in a step of its own that can be undone."""
        session = self.window.session
        while (step := program_step(session.table)) is not None and step.by_itself:
            if not self.window.attempt(partial(session.do, step.command)):
                break
        return True

    def toggle_chances(self) -> None:
        """See `Desk`."""
        self.chances.show(not self.chances.shown)

    def give_fight(self) -> None:
        """See `Desk`."""
        if self.fight_at_once is None:
            from demoncity_gui.host.desks.demon_city.case.fight_at_once import FightAtOnce  # it is seldom wanted

            window = self.window
            self.fight_at_once = FightAtOnce(
                lambda: window.session, window.attempt, window.questions, window.show_round, window.tell, self.page
            )
        self.fight_at_once.ask()

    def _on_chances(self) -> None:
        asked, told = self.chances.asked, self.chances.told
        if asked is None or told is None:
            self.page.show_chances("")
            self._clashes.show_chances(())
        else:
            from demoncity_gui.host.desks.demon_city.odds.words import clash_lines, strip  # hidden chances need none

            self.page.show_chances(strip(asked, told, is_flip_taken_back=self.chances.is_flip_taken_back))
            lines = [(f"{letter}  {words}", share) for letter, those in clash_lines(told) for words, share in those]
            self._clashes.show_chances(lines)

    @property
    def picture(self) -> HostPicture:
        """What the window shows, of the evening as it is now."""
        session = self.window.session
        if self._picture is None or self._picture[0] is not session.shown:
            self._picture = session.shown, Views(session).host()
        return self._picture[1]

    def refusal(self, reason: Any) -> str:
        """See `Desk`."""
        return refused_with_way_out(super().refusal(reason), reason, self.window.own_keys)

    def coach(self) -> None:
        """See `Desk`."""
        from demoncity_gui.host.desks.demon_city.coached_round import CoachedRound  # wanted once

        if self.coached is not None:
            self.coached.leave()
        self.coached = CoachedRound(self)

    def _make_case(self, picture: QWidget | None = None) -> SidePage:
        """Return the page of the case, with what stands beside it."""
        from demoncity_gui.host.desks.demon_city.case.case_page import CasePage

        window = self.window
        tables = window.casts.folder.parent / "tables"
        return CasePage(window.session, window.do, window.own_keys, window.questions, tables, self.give_fight, picture)

    @property
    def sheet(self) -> Sheet:
        """See `Desk`."""
        return Sheet(picture=self.picture, draft=self.page.draft)

    def note(self, words: str) -> Note | Write:
        """See `Desk`."""
        return Note(words)

    def step_before_players(self) -> NextStep | None:
        """See `Desk`."""
        command = step_before_players(self.picture)
        return None if command is None else NextStep(self.picture.next_step, partial(self.window.do, command))

    def named(self, heading: Heading) -> NameEvening:
        """See `Desk`."""
        return NameEvening(heading.title, heading.scene)

    def other_edition(self) -> OtherEdition:
        """See `Desk`."""
        table = self.window.session.table
        return OtherEdition(in_other_edition(table), left_sentence(table, left_behind(table)))

    def portraits(self, plan: Any) -> Sequence[str]:
        """See `Desk`."""
        return [one.portrait for one in plan.characters] if isinstance(plan, BeginEvening | BeginDiceEvening) else ()


class DiceDesk(DemonCityDesk):
    """The same desk for the dice edition: there are no decks to look through, to count or to build."""

    commands = DemonCityDesk.commands - {Key.DECKS}

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.docks = (self._clashes.dock,)
        self.pages = {key: place for key, place in self.pages.items() if key is not Key.DECKS}

    @property
    def sheet(self) -> Sheet:
        """See `Desk`."""
        return super().sheet._replace(left_out=OF_THE_SHEET)


def _cast(window: Window) -> SidePage:
    from demoncity_gui.host.pages.cast.cast_page import CastPage

    return CastPage(window.session, window.do, window.own_keys, window.casts, window.questions, window.pictures)


def _decks(window: Window) -> SidePage:
    from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage

    return DecksPage(window.session, window.do, window.own_keys)


def _house_rules(window: Window) -> SidePage:
    from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage

    return HouseRulesPage(
        window.session, window.do, window.own_keys, lambda table: house_rules_picture(table).lines, SetHouseRule
    )


def _task(window: Window, desk: DemonCityDesk) -> SidePage:
    from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage

    return TaskPage(window.session, window.do, window.own_keys, window.questions, desk.chances)


def _chances(window: Window, desk: DemonCityDesk) -> SidePage:
    from demoncity_gui.host.desks.demon_city.odds.odds_page import OddsPage

    return OddsPage(window.session, window.do, window.own_keys, desk.chances)


def _forecast(window: Window) -> SidePage:
    from demoncity_gui.host.pages.forecast.forecast_page import ForecastPage

    page = ForecastPage(window.session, window.do, window.own_keys)
    page.other_systems_wanted.connect(lambda: window.show_page(Key.SIDE_BY_SIDE))
    return page


def _show(window: Window) -> SidePage:
    from demoncity_gui.host.pages.tv.show_page import ShowPage

    return ShowPage(window.session, window.do, window.own_keys, window.pictures)
