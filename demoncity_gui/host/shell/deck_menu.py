"""Which deck is shown: a setting and no rule, changed in mid-evening; and the way to a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from demoncity_gui.cards.packs.pack_messages import Prepare, Prepared, Refused, ScannedDeck, WorkAnswer
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import DECK, Settings, deck_name
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.menus import offer
from demoncity_gui.host.widgets.plain import add_choice
from demoncity_gui.host.widgets.progress_line import ProgressLine
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.texts import deck_help
from demoncity_gui.texts import packs as said


class DeckMenu(QObject):
    """Fills the window's View menu with decks: those in the folder `decks`, and any other that was chosen.

    `show_deck` gets the one to be shown, None for the program's own. Pictures are made ready in the folder `cache`.
    """

    def __init__(
        self,
        host: HostWindow,
        settings: Settings,
        decks: Path,
        cache: Path,
        show_deck: Callable[[ScannedDeck | None], None],
    ) -> None:
        super().__init__(host)
        self._host, self._settings = host, settings
        self._decks, self._cache = decks, cache
        self._show_deck = show_deck
        self._asked = False
        self._help: QWidget | None = None
        self._wanted: Path | None = None
        self.line = ProgressLine(self.cancel)
        self.work = SecondProgram(self)
        self.work.progressed.connect(
            lambda done, whole: self.line.show_progress(said.read_so_far(done=done, whole=whole))
        )
        self.work.ended.connect(self._on_ended)
        host.statusBar().addPermanentWidget(self.line)
        host.closed.connect(self.work.cancel)
        self.menu = QMenu(said.look, host)
        self.menu.aboutToShow.connect(self._fill)
        host.view_menu.addSeparator()
        host.view_menu.addMenu(self.menu)
        about = offer(host.help_menu, said.help(title=deck_help.title), self.show_help)
        for menu, line in ((host.view_menu, self.menu.menuAction()), (host.help_menu, about)):
            # Games with dice have no use for decks.
            menu.aboutToShow.connect(lambda line=line: line.setVisible(Key.DECKS in host.desk.commands))
        self._fill()
        if self.shown is not None:
            self._prepare(self.shown)

    @property
    def shown(self) -> Path | None:
        """The pack that is to be shown, None for the program's own deck."""
        name = self._settings[DECK]
        return Path(name) if name else None

    def use(self, pack: Path | None) -> None:
        """Show this pack from now on, or the program's own deck; one that can't be used changes nothing."""
        self._asked = True
        if pack is None:
            self.work.cancel()
            self.line.hide()
            self._settings.forget(DECK)
            self._show_deck(None)
        else:
            self._prepare(pack)

    def cancel(self) -> None:
        """Give up the deck that is being read; the one that is shown stays."""
        self.work.cancel()
        self.line.hide()

    def make(self) -> None:
        """Show the wizard that makes a deck."""
        from demoncity_gui.host.pages.packs.deck_wizard import DeckWizard  # it is seldom wanted

        wizard = DeckWizard(self._host, self._decks, self._cache)
        wizard.made.connect(self.use)
        wizard.open()

    def show_help(self) -> None:
        """Show the page that says how to make a deck."""
        if self._help is None:
            from demoncity_gui.host.pages.packs.deck_help import DeckHelp  # it is seldom wanted

            self._help = DeckHelp(self._host)
        self._help.show()
        self._help.activateWindow()

    def choose(self) -> None:
        """Ask for a pack that lies elsewhere and show it from there."""
        title, kinds = said.choose_pack, f"{said.packs} (*.dcdeck *.zip deck.toml)"
        ask_file(
            self._host, title, lambda path: self.use(path.parent if path.name == "deck.toml" else path), kinds=kinds
        )

    def _prepare(self, pack: Path) -> None:
        self._wanted = pack
        self.work.ask(Prepare(str(pack), str(self._cache)))
        self.line.show_progress(said.reading)

    def _on_ended(self, answer: WorkAnswer) -> None:
        self.line.hide()
        match answer:
            case Prepared(deck, problems) if self._wanted is not None:
                self._settings[DECK] = str(self._wanted)
                self._settings[deck_name(self._wanted.name)] = deck.name
                self._show_deck(deck)
                if self._asked:
                    self._host.tell(_told(deck.name, problems))
            case Refused(words):
                if not self._asked:
                    self._settings.forget(DECK)
                self._host.tell(words)
            case _:
                pass

    # --- the menu ----------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self.menu.clear()
        group = QActionGroup(self.menu)
        shown = self.shown
        packs: list[Path | None] = [None, *self._packs()]
        if shown not in packs:
            packs.append(shown)
        for pack in packs:
            action = add_choice(self.menu, said.own if pack is None else self._name(pack))
            action.setCheckable(True)
            action.setChecked(pack == shown)
            action.setActionGroup(group)
            action.triggered.connect(lambda _checked=False, pack=pack: self.use(pack))
        self.menu.addSeparator()
        offer(self.menu, said.another, self.choose)
        offer(self.menu, said.make, self.make)

    def _packs(self) -> list[Path]:
        try:
            return sorted(path for path in self._decks.iterdir() if path.suffix == ".dcdeck")
        except OSError:
            return []

    def _name(self, pack: Path) -> str:
        return self._settings[deck_name(pack.name)] or pack.stem


def _told(name: str, problems: tuple[str, ...]) -> str:
    if not problems:
        return said.shown(deck=name)
    if len(problems) == 1:
        return said.shown_with_fault(deck=name, fault=problems[0])
    return said.shown_with_faults(deck=name, fault=problems[0], more=len(problems) - 1)
