"""The commands that paint without a screen: a deck to be cut out, sheets of a cast, the whole deck to be looked at."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

from msgspec.structs import replace

from demoncity_gui.cards.drawing.card_words import seen_on_backs, seen_on_cards
from demoncity_gui.cards.drawing.contact_sheet import SIZES, contact_sheet, side_alone
from demoncity_gui.cards.drawing.png import png
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.cards.packs.open_decks import canonical_id, open_deck_names, open_deck_text
from demoncity_gui.cards.packs.pack_files import PackRefused
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.cards.packs.packs import prepare_pack
from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.cards.printing.print_messages import Print, PrintSheets
from demoncity_gui.cards.printing.print_work import go_without_windows, print_it
from demoncity_gui.commandline.rulings import say
from demoncity_gui.disk.door import system_words
from demoncity_gui.disk.kinds import Kind, see_to_export
from demoncity_gui.disk.whole import exported, made
from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.formats.cast import CastUnreadable
from demoncity_gui.games.demon_city.views.cast_picture import Sheet, cast_picture
from demoncity_gui.games.demon_city.views.decks_picture import decks_picture
from demoncity_gui.games.demon_city.words.people import deck_name
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.pictures import KeptPictures
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.second_program.start import FOLDER, command, environment
from demoncity_gui.second_program.texts import cast_from_outside
from demoncity_gui.texts import commandline as said
from demoncity_gui.texts.catalogue import ENGLISH, spoken
from demoncity_gui.views.paper_sheet import PaperSheet, for_the_players, guests_sheet, paper_sheet
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import shown

EVENING = ".demoncity"
_SOURCES: Final = Path(__file__).parents[1] / "cards" / "drawing"
_LOOK_EVERY: Final = 0.3
"""Seconds from one look at the sources to the next."""


def print_deck(wanted: Print, *, evening: Path | None, deck: DeckName | None, pack: Path | None) -> int:
    """Write a deck as a PDF to be printed and cut: the whole tarot, or with `deck` that deck of an evening.

    `wanted` says how; its title, cards and pictures are found here. Return the exit status: 0, or 2 where it can't be
    done.
    """
    out = Path(wanted.path)

    def work() -> list[str]:
        see_to_export(out, Kind.PDF)
        cards, title = tuple(Card), said.whole_tarot
        if wanted.playing:
            cards, title = (), said.all_playing_cards
        if evening is not None and deck is not None:
            cards, title = decks_picture(_sound(evening)[1], {}).built(deck), deck_name(deck)
        with TemporaryDirectory(prefix="demoncity-print-") as cache:
            scans: ScannedDeck | None = None
            if pack is not None:
                scans, report = prepare_pack(pack, Path(cache))
                for problem in report.problems:
                    complain(problem)
            print_it(replace(wanted, title=title, cards=cards, deck=scans))
        return [said.deck_printed(title=title, cards=len(cards or wanted.playing), file=shown(str(out)))]

    return _done(out, work)


def print_sheets(file: Path, out: Path, paper: Paper, *, for_players: bool) -> int:
    """Write the sheets of an evening or of a cast as a PDF, a page each; return the exit status.

    `for_players`: those of the player characters whom they know, without what is the Host's.
    """

    def work() -> list[str]:
        see_to_export(out, Kind.PDF)
        if file.suffix == EVENING:
            pages = _sheets(file, for_players=for_players)
        else:
            pages = _papers((Sheet(one) for one in cast_from_outside(file)), for_players=for_players)
        if not pages:
            raise CastUnreadable(said.nobody_to_print(file=shown(str(file))))
        print_it(PrintSheets(str(out), file.stem, pages, paper))
        return [said.sheets_printed(number=len(pages), file=shown(str(out)))]

    return _done(out, work)


def contact_sheets(folder: Path) -> int:
    """Write pictures of the whole deck, 78 faces and two backs, at three sizes; return the exit status."""

    def work() -> list[str]:
        folder.mkdir(parents=True, exist_ok=True)
        files = {size: folder / f"deck-{size.name}-{size.width}.png" for size in SIZES}
        for size, file in files.items():
            with exported(file, Kind.PNG) as picture:
                picture.write(png(contact_sheet(size)))
        return [str(file) for file in files.values()]

    return _done(folder, work)


def watch_contact_sheets(folder: Path) -> int:
    """Write contact sheets now and whenever a source of the art is saved, until Ctrl+C; return the exit status.

    The program is started anew for each time: it paints with the sources as they were when it began.
    """
    again = command("contact-sheet", str(folder.absolute()))
    painted: set[tuple[str, int]] = set()
    try:
        while True:
            now = {(str(file), file.stat().st_mtime_ns) for file in _SOURCES.rglob("*.py")}
            if not now:
                return complain(said.nothing_to_watch)
            if now != painted:
                painted = now
                subprocess.run(again, env=environment(), cwd=FOLDER, check=False)
            sleep(_LOOK_EVERY)
    except KeyboardInterrupt:
        return 0


def export_deck(folder: Path) -> int:
    """Write our own deck into a new folder as one of the Tarot Deck Specification 2.0; return the exit status."""

    def work() -> list[str]:
        folder.mkdir(parents=True)
        backs = {deck: f"card_backs/{deck.value}.png" for deck in DeckName}
        faces = {card: f"h{CARD_HEIGHT}/{canonical_id(card).replace('.', '/')}.png" for card in Card}
        places: list[tuple[Card | DeckName, str]] = [*faces.items(), *backs.items()]
        for side, name in places:
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            with made(place) as file:
                file.write(png(side_alone(side)))
        with spoken(ENGLISH):
            texts = {
                "deck.toml": open_deck_text("Demon City", "", "MIT", CARD_WIDTH / CARD_HEIGHT, backs),
                "names/en.toml": open_deck_names(seen_on_cards(), seen_on_backs()),
            }
        for name, text in texts.items():
            (folder / name).parent.mkdir(exist_ok=True)
            with made(folder / name) as file:
                file.write(text.encode())
        return [said.deck_exported(cards=len(Card), backs=len(backs), folder=shown(str(folder)))]

    return _done(folder, work)


def _done(out: Path, work: Callable[[], list[str]]) -> int:
    """Do work whose outcome lies at `out`, and print the lines that it tells; return the exit status.

    What stops it becomes one sentence.
    """
    application = go_without_windows()
    try:
        lines = work()
    except (CastUnreadable, PackRefused) as why:
        return complain(str(why))
    except Trouble as trouble:
        return complain(sentence(trouble.reason))
    except OSError as why:
        return complain(said.unwritten(file=shown(str(out)), why=system_words(why)))
    finally:
        del application
    say(lines)
    return 0


def _sheets(evening: Path, *, for_players: bool) -> tuple[PaperSheet, ...]:
    """Return the sheets of an evening, each with its portrait as it stands there; raise `Trouble` as `_sound` does."""
    journal, table = _sound(evening)
    kept = KeptPictures(journal, journal.entries())

    def portrait(name: str) -> bytes:
        return kept.kept(name) if kept.entry_of(name) else b""

    guests = journal.game.papers(table, for_players=for_players)
    if guests is not None:
        return tuple(guests_sheet(one, portrait(one.portrait)) for one in guests)
    return _papers(cast_picture(table, portrait).sheets, for_players=for_players)


def _papers(sheets: Iterable[Sheet], *, for_players: bool) -> tuple[PaperSheet, ...]:
    shown_ones = for_the_players(sheets) if for_players else sheets
    return tuple(paper_sheet(one, for_player=for_players) for one in shown_ones)


def _sound(evening: Path) -> tuple[AnyJournal, Any]:
    """Return an evening's entries and how it stands.

    Raises:
        Trouble: it can't be read, or is not sound to its end.
    """
    journal, tables, reason = read_sound_part(evening)
    if reason is not None:
        raise Trouble(reason)
    table = tables.after(journal.timeline.newest)
    return journal, table
