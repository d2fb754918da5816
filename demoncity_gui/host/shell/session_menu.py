"""The Session menu: evenings begun, opened, copied, brought back and put away. There is nothing to save."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from demoncity_gui.cards.packs.pack_messages import Refused
from demoncity_gui.disk.file_names import as_file_name
from demoncity_gui.evening.evening import Evening, can_be_read
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.formats.evening_plan import example_plan, plan_in
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.evenings.start_page import CASE, new_of_guests
from demoncity_gui.host.pages.evenings.story_export import StoryExport
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell import recent_evenings as of_late
from demoncity_gui.host.shell.case_choice import ask_case
from demoncity_gui.host.shell.evening_dialogs import EveningDialogs
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.other_edition import ToOtherEdition
from demoncity_gui.host.shell.own_evening import OwnEveningShell, plan_after
from demoncity_gui.host.shell.title_and_scene import ToName, ask_title_and_scene
from demoncity_gui.host.widgets.plain import add_choice, set_when
from demoncity_gui.journal.backups import Backup, Backups, restore
from demoncity_gui.journal.file import is_open_here
from demoncity_gui.journal.troubles import (
    Damaged,
    ForeignJournal,
    InUse,
    Missing,
    NotWritable,
    TooNew,
    Trouble,
    TroubleReason,
    sentence,
    telling_of,
)
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.second_program.texts import PlanRead, ReadPlan, Unread
from demoncity_gui.texts import evenings as said


class SessionMenu(QObject):
    """Fills the window's Session menu and carries it out; the evening that is open is in its care.

    `clock` gives the time of entries and backups (UTC, ISO 8601, in seconds), `own` the folder of one's own evenings.
    `refused` says why an evening can't be opened to play on, and whether anything else can be done with it.
    """

    refused = Signal(str, bool)

    def __init__(
        self,
        host: HostWindow,
        settings: Settings,
        backups: Backups,
        clock: Callable[[], str],
        pictures: HeldPictures | None = None,
        own: Path | None = None,
    ) -> None:
        super().__init__(host)
        self._host, self._settings, self._backups, self._clock = host, settings, backups, clock
        self._pictures = pictures or HeldPictures()
        self._dialogs = EveningDialogs(host, settings)
        self.own_evening = OwnEveningShell(
            host, own or Path.home(), lambda: plan_after(self.evening, settings, backups, self._pictures), self._begin
        )
        self.evening: Evening | None = None
        self._export = StoryExport(host.session, host.tell, self)
        host.statusBar().addPermanentWidget(self._export.line)
        self.reading = SecondProgram(self)
        self.reading.ended.connect(self._on_plan)
        self._with_evening: list[QAction] = []
        self._recent_menu = QMenu(said.recent, host)
        self._recent_menu.aboutToShow.connect(self._fill_recent_menu)
        self._fill(host.session_menu)
        host.file_dropped.connect(self.open_path)
        host.file_lost.connect(self._offer_elsewhere)
        host.start_page.new_wanted.connect(self.new)
        host.start_page.open_wanted.connect(self.open)
        host.start_page.coach_wanted.connect(self.coach)
        host.start_page.evening_chosen.connect(self.open_path)
        self._show_start()

    # --- one evening after the other -----------------------------------------------------------------------------

    def set_session(self, evening: Evening) -> None:
        """Let this evening take the place of the one that is open, and remember it once it is shown whole.

        Raises:
            Trouble: it can't be shown; the evening that is open stays, and is the one that is remembered.
        """
        self._note_how_it_is_left()
        try:
            with telling_of(evening.path, evening.session.history.timeline.last):
                self._host.set_session(evening.session, evening.path, to_read=evening.is_to_read)
        except Trouble:
            evening.session.close()
            self._show_again()
            raise
        self._put_away()
        self._export.set_session(evening.session)
        self.evening = evening
        of_late.remember(self._settings, evening.path)
        self._host.page.message.tell(evening.words)
        self._see_to_actions()

    def _show_again(self) -> None:
        """Show what is open: another evening has half taken its place."""
        if (evening := self.evening) is None:
            self._show_start()
        else:
            self._host.set_session(evening.session, evening.path, to_read=evening.is_to_read)

    def close(self) -> None:
        """Put the evening away; the start page is shown."""
        if self.evening is not None:
            self._note_how_it_is_left()
            self._put_away()
            of_late.forget_last(self._settings)
            self._show_start()

    def end(self) -> None:
        """Put the evening away for good; the next start goes on with it."""
        self._note_how_it_is_left()
        self._put_away()

    def _show_start(self) -> None:
        self._host.start_page.show_recent(partial(of_late.told_of_recent, self._settings))
        self._host.put_away()
        self._see_to_actions()

    def _put_away(self) -> None:
        self._export.cancel()
        if (evening := self.evening) is not None:
            self.evening = None
            evening.close(self._clock())

    def _note_how_it_is_left(self) -> None:
        if self.evening is not None:
            heading, screen = self.evening.session.heading, self._host.preview.image()
            of_late.note_how_left(self._settings, self.evening.path, heading, self._clock(), screen)

    # --- what the menu offers ------------------------------------------------------------------------------------

    def new(self, system: str = "evening") -> None:
        """Ask what the evening shall be, and begin it: Demon City's on a page, a guest's with the example's cast."""
        if system == CASE:
            self.new_case()
        elif not self.own_evening.asks(system):
            self._ask_what_it_is(example_plan(system), "new")

    def new_case(self) -> None:
        """Ask for one of the cases that the program comes with and how it is played, and begin it on its page."""
        ask_case(self._host.questions, self._begin_case)

    def _begin_case(self, plan: Any) -> None:
        if self.own_evening.begin(plan):
            self._host.show_page(Key.CASE)

    def coach(self) -> None:
        """Begin the example evening once more, in a file of its own, and lead through its first round."""
        if self.own_evening.begin(example_plan()):
            self._host.desk.coach()

    def new_from_plan(self) -> None:
        """Ask for a plan, then for a file, and begin an evening."""
        self._dialogs.ask_plan(lambda path: self.reading.ask(ReadPlan(str(path))))

    def next_session(self) -> None:
        """Ask for title, scene and file, and begin the next session with all that goes on from this evening."""
        if self.evening is not None:
            self._ask_what_it_is(self.evening.session.next_evening(), "next")

    def open(self) -> None:
        """Ask for an evening and open it."""
        self._dialogs.ask_evening(self.open_path)

    def open_path(self, path: Path) -> bool:
        """Open this evening, or say why not and offer what can be done; return whether it is open."""
        try:
            if self.evening is not None and not self.evening.is_to_read and is_open_here(path):
                self._host.tell(said.open_already)
                return True
            self.set_session(Evening.open(path, example_plan, self._backups, self._clock, self._pictures))
        except OSError:
            return self._offer(path, Missing(path))
        except Trouble as trouble:
            return self._offer(path, trouble.reason)
        return True

    def open_to_read(self, path: Path) -> None:
        """Open this evening to be read only."""
        self._try(lambda: self.set_session(Evening.read(path, self._backups, self._pictures)))

    def duplicate(self) -> None:
        """Ask for a name, copy the evening to it, and go on with the copy."""
        self._ask_where_to(said.choose_duplicate, self._copy_name, self._duplicate)

    def save_copy(self) -> None:
        """Ask for a name and copy the evening to it; play goes on where it was."""
        self._ask_where_to(said.choose_copy, self._copy_name, self._save_copy)

    def restore(self) -> None:
        """Show the backups of this evening, to go on with one of them."""
        if self.evening is None:
            return
        path = self.evening.path
        self._choose_backup(path, self._backups.of(self.evening.mark) or self._backups.of_name(path.stem))

    def export(self, for_players: bool) -> None:
        """Ask for a file and write the story into it: for the players without a secret, or all of it.

        Of a solo evening there is the players' alone, unless the player peeks.
        """
        for_players = for_players or self._host.session.hides
        title = said.choose_story_for_players if for_players else said.choose_story_for_host
        stem = "" if self.evening is None else self.evening.path.stem
        stem = stem if for_players else said.story_of_host(name=stem)  # neither story is to replace the other
        self._dialogs.ask_story(title, stem, lambda path: self._export.export(path, for_players))

    # --- how it is done ------------------------------------------------------------------------------------------

    def _begin(self, path: Path, plan: Any) -> None:
        images = () if self.evening is None else self.evening.session.pictures.those(self._host.desk.portraits(plan))
        self.set_session(Evening.begin(path, plan, self._backups, self._clock, pictures=self._pictures, images=images))

    def _ask_what_it_is(self, plan: Any, which: str) -> None:
        """Ask for title and scene, then for the file; `which` is the "new" evening, or the "next" session."""
        ask_title_and_scene(self._host.questions, plan, which, partial(self._ask_where, which=which))

    def _ask_where(self, plan: Any, which: str) -> None:
        name = as_file_name(plan.title) or "evening"
        self._ask_where_to(said.choose_place(which=which), name, lambda path: self._begin(path, plan))

    def _on_plan(self, answer: object) -> None:
        match answer:
            case PlanRead(plan):
                self._ask_where(plan_in(plan), "new")
            case Unread(words) | Refused(words):
                self._host.tell(words)

    def _duplicate(self, path: Path) -> None:
        if self.evening is not None:
            self.evening.copy_to(path)
            self.open_path(path)

    def _save_copy(self, path: Path) -> None:
        if self.evening is not None:
            self.evening.copy_to(path)
            self._host.tell(said.copied(path=str(path)))

    def _choose_backup(self, evening: Path, backups: list[Backup]) -> None:
        if not backups:
            self._host.tell(said.no_backup)
            return
        self._dialogs.ask_backup(backups, lambda backup: self._try(lambda: self.open_path(restore(backup, evening))))

    def _offer(self, path: Path, reason: TroubleReason) -> bool:
        """Say why an evening can't be opened, with what can be done about it."""
        if of_late.last_evening(self._settings) == path and not isinstance(reason, InUse):
            of_late.forget_last(self._settings)
        ways = self._ways(path, reason)
        self._dialogs.warn(sentence(reason), ways)
        self.refused.emit(sentence(reason), bool(ways))
        return False

    def _offer_elsewhere(self, reason: TroubleReason) -> None:
        """Say that the evening's file is lost, and offer to save elsewhere what is in memory: all of the evening."""
        way = partial(self._ask_where_to, said.choose_elsewhere, self._copy_name, self._duplicate)
        self._dialogs.warn(sentence(reason), [(said.save_elsewhere, way)])

    def _ways(self, path: Path, reason: TroubleReason) -> list[tuple[str, Callable[[], None]]]:
        """Return what can be done with an evening that can't be played on, by the words of a button."""
        ways: list[tuple[str, Callable[[], None]]] = []
        if isinstance(reason, InUse | NotWritable | Damaged | ForeignJournal | TooNew) and can_be_read(path):
            ways.append((said.open_to_read, lambda: self.open_to_read(path)))
        if isinstance(reason, Damaged) and (backups := self._backups.of_name(path.stem)):
            ways.append((said.restore_backup, lambda: self._choose_backup(path, backups)))
        return ways

    @property
    def _copy_name(self) -> str:
        """What a copy of the evening may be called."""
        return said.copy_of(name="" if self.evening is None else self.evening.path.stem)

    def _ask_where_to(self, title: str, name: str, then: Callable[[Path], object]) -> None:
        self._dialogs.ask_place(title, name, lambda path: self._try(lambda: then(path)))

    def _try(self, what: Callable[[], object]) -> None:
        try:
            what()
        except Trouble as trouble:
            self._host.tell(sentence(trouble.reason))
        except RuleRefusal as refusal:
            self._host.tell(self._host.desk.refusal(refusal.reason))

    # --- the menu ------------------------------------------------------------------------------------------------

    def _fill(self, menu: QMenu) -> None:
        first = menu.actions()[0]
        for key, slot in ((Key.NEW, lambda: self.new()), (Key.OPEN, self.open)):
            menu.insertAction(first, self._host.window_action(key, slot))
        menu.insertActions(first, [self._plain(words, partial(self.new, system)) for system, words in new_of_guests()])
        menu.insertAction(first, self._plain(said.a_case, self.new_case))
        menu.insertAction(first, self._plain(said.from_plan, self.new_from_plan))
        menu.insertMenu(first, self._recent_menu)
        menu.insertSeparator(first)
        for action in (
            ToName(self._host, self),
            self._plain(said.next_session, self.next_session),
            ToOtherEdition(self._host, lambda plan: self._ask_what_it_is(plan, "next"), self),
            self._host.window_action(Key.SAVE_COPY, self.save_copy),
            self._plain(said.duplicate, self.duplicate),
            self._plain(said.restore_backup, self.restore),
            self._plain(said.export_for_players, partial(self.export, True)),
            self._plain(said.export_for_host, partial(self.export, False)),
            self._host.window_action(Key.CLOSE_EVENING, self.close),
        ):
            set_when(action, Key.CLOSE_EVENING.when_off)
            self._with_evening.append(action)
            menu.insertAction(first, action)
        menu.insertSeparator(first)
        self._see_to_actions()

    def _plain(self, text: str, slot: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(lambda _checked=False: slot())
        return action

    def _see_to_actions(self) -> None:
        for action in self._with_evening:
            action.setEnabled(self.evening is not None)

    def _fill_recent_menu(self) -> None:
        self._recent_menu.clear()
        for number, path in enumerate(of_late.recent_evenings(self._settings), start=1):
            line = add_choice(self._recent_menu, f"{path.stem}    {path.parent}", str(number % 10))
            line.triggered.connect(lambda _checked=False, path=path: self.open_path(path))
        if self._recent_menu.isEmpty():
            self._recent_menu.addAction(said.none_yet).setEnabled(False)
