"""Decks and sheets written as PDF files while play goes on, by a second program."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from demoncity_gui.cards.packs.pack_messages import Made, Refused, ScannedDeck, WorkAnswer
from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.cards.printing.print_messages import Print, PrintSheets
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.cast_picture import Sheet, cast_picture
from demoncity_gui.games.demon_city.views.decks_picture import decks_picture
from demoncity_gui.games.demon_city.words.people import deck_name
from demoncity_gui.host.settings import PRINT_FOLDER, Settings
from demoncity_gui.host.widgets.file_dialogs import ask_place
from demoncity_gui.host.widgets.progress_line import ProgressLine
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.playing import PLAYING_CARDS
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.texts import printing as said
from demoncity_gui.views.paper_sheet import PaperSheet, for_the_players, guests_sheet, paper_sheet


class PrintChoice(Struct, frozen=True):
    """Something that can be printed: how the list calls it, the stem of its file, whether it is cards; `of` whom."""

    words: str
    stem: str
    cards: bool
    of: Any = None


class HowPrinted(Struct, frozen=True):
    """How something is printed; frame and backs are the cards'."""

    paper: Paper
    frame: Frame
    backs: bool


MakeRequest = Callable[[Path, HowPrinted], Print | PrintSheets]
Printable = tuple[PrintChoice, MakeRequest]


class Printing(QObject):
    """Asks what is to be printed, and has it printed, one thing at a time. `say` takes the sentence at the end.

    `line` is for the status bar: how far it is, and a button that stops it. `deck` is whose pictures cards have.
    """

    def __init__(self, settings: Settings, say: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._settings, self._say = settings, say
        self.deck: ScannedDeck | None = None
        self._path = Path()
        self.line = ProgressLine(self.cancel)
        self.work = SecondProgram(self)
        self.work.progressed.connect(lambda done, whole: self.line.show_progress(said.progress(done=done, whole=whole)))
        self.work.ended.connect(self._on_ended)

    def ask(self, session: AnySession, first: Any) -> None:
        """Ask what of this evening is to be printed; a deck, or somebody's sheet, may be chosen `first`."""
        if self.work.is_under_way:
            self._say(said.busy)
            return
        from demoncity_gui.host.pages.evenings.print_dialog import PrintDialog  # it is seldom wanted

        offered = self._offered(session, first)
        choices = [choice for choice, _ in offered]
        row = next((row for row, choice in enumerate(choices) if first is not None and choice.of == first), 0)
        dialog = PrintDialog(self._window, self._settings, choices, row)
        dialog.chosen.connect(lambda row, how: self._ask_where(*offered[row], how))
        dialog.open()

    def begin(self, request: Print | PrintSheets) -> None:
        """Begin to print; what lies at that place is replaced at the end."""
        self._path = Path(request.path)
        self.work.ask(request)
        self.line.show_progress(said.begun)

    def cancel(self) -> None:
        """Stop printing; an existing file stays unchanged."""
        if self.work.is_under_way:
            self.work.cancel()
            self.line.hide()
            self._say(said.stopped(file=self._path.name))

    def _on_ended(self, answer: WorkAnswer) -> None:
        self.line.hide()
        match answer:
            case Made():
                self._say(said.ready(file=self._path.name))
            case Refused(words):
                self._say(words)
            case _:
                pass

    # --- what there is -----------------------------------------------------------------------------------------------

    def _offered(self, session: AnySession, first: Any) -> list[Printable]:
        if session.game.papers(session.table, for_players=False) is not None:
            return self._of_guests(session, first)
        decks, sheets = decks_picture(session.table, {}), cast_picture(session.table, session.pictures.readable).sheets
        offered: list[Printable] = [
            (
                PrintChoice(said.whole_tarot_cards, "tarot", True),
                partial(self._deck, said.whole_tarot, tuple(Card), DeckName.PLAYERS),
            )
        ]
        for deck in DeckName:
            cards = decks.built(deck)
            if cards:
                name = deck_name(deck)
                choice = PrintChoice(said.as_built(deck=name), f"{deck.value}-deck", True, deck)
                offered.append((choice, partial(self._deck, name, cards, deck)))
        for sheet in sheets:
            if sheet.who == first:
                offered += _sheets_of(sheet.character.name, (sheet,), sheet.who)
        if sheets:
            offered += _sheets_of(said.everybody, sheets)
        return offered

    def _of_guests(self, session: AnySession, first: str | None) -> list[Printable]:
        """Return what there is of a guest: the playing cards, the sheet of who is chosen, and everybody's."""

        offered: list[Printable] = [(PrintChoice(said.playing_cards, "playing-cards", True), self._playing_cards)]
        for whose, of in ((first, first), (said.everybody, None)):
            for for_players in (False, True):
                found = session.game.papers(session.table, for_players=for_players) or ()
                pages = tuple(
                    guests_sheet(one, session.pictures.readable(one.portrait))
                    for one in found
                    if of in (None, one.name)
                )
                if whose is None or not pages:
                    continue
                words = said.for_players(whose=whose) if for_players else said.for_host(whose=whose)
                stem = f"{_stem(whose)}-for-players" if for_players else _stem(whose)
                choice = PrintChoice(words, stem, False, None if for_players else of)
                offered.append((choice, partial(_on_paper, whose, pages)))
        return offered

    def _playing_cards(self, path: Path, how: HowPrinted) -> Print:
        back = DeckName.PLAYERS if how.backs else None
        return Print(str(path), said.playing_cards, (), back, how.paper, None, how.frame, PLAYING_CARDS)

    def _deck(self, title: str, cards: tuple[Card, ...], back: DeckName, path: Path, how: HowPrinted) -> Print:
        return Print(str(path), title, cards, back if how.backs else None, how.paper, self.deck, how.frame)

    def _ask_where(self, choice: PrintChoice, make: MakeRequest, how: HowPrinted) -> None:
        def take(path: Path) -> None:
            self._settings[PRINT_FOLDER] = str(path.parent)
            self.begin(make(path, how))

        folder = self._settings[PRINT_FOLDER] or str(Path.home())
        ask_place(self._window, choice.words, take, name=choice.stem, kinds={".pdf": "PDF"}, folder=folder)


def _sheets_of(whose: str, sheets: tuple[Sheet, ...], of: CharacterId | None = None) -> list[Printable]:
    """Return the ways to print these sheets: all for the Host, and those of player characters for the players."""
    for_host = PrintChoice(said.for_host(whose=whose), _stem(whose), False, of)
    offered: list[Printable] = [(for_host, partial(_request, whose, sheets, False))]
    players = for_the_players(sheets)
    if players:
        who = players[0].character.public_name if of is not None else said.all_players
        title = who if of is not None else whose
        for_players = PrintChoice(said.for_players(whose=who), f"{_stem(title)}-for-players", False)
        offered.append((for_players, partial(_request, title, players, True)))
    return offered


def _on_paper(title: str, pages: tuple[PaperSheet, ...], path: Path, how: HowPrinted) -> PrintSheets:
    return PrintSheets(str(path), title, pages, how.paper)


def _stem(whose: str) -> str:
    return re.sub(r"\W+", "-", whose).strip("-") or "sheet"


def _request(title: str, sheets: tuple[Sheet, ...], for_player: bool, path: Path, how: HowPrinted) -> PrintSheets:
    papers = tuple(paper_sheet(sheet, for_player=for_player) for sheet in sheets)
    return PrintSheets(str(path), title, papers, how.paper)
