"""Pictures of every page of every desk in each palette, and sheets of them to be looked at.

python -m tests.by_hand.every_page FOLDER [LANGUAGE [SCALE]]

LANGUAGE is en, de or pseudo; SCALE is how many times as large everything is, on a screen of the same size.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.app.start import application, go_offscreen
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.palette import PALETTES
from demoncity_gui.formats.evening_plan import example_plan
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.demon_city.words.dice_dialect import DICE
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.host.widgets.theme import apply_theme
from demoncity_gui.texts.catalogue import PLAIN, prefer, speak
from tests.host.test_guest_desks import Seat
from tests.support.desk import Desk, luck
from tests.support.windows import put_away

SIZE = (1366, 768)
PAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("begin", ()),
    ("round", ("Return",)),
    ("draft", ("A", "5", "W", "-")),
    ("other", ("Escape", "O")),
    ("person", ("Return", "F")),
    ("help", ("Escape", "F1")),
    ("chips", ("Escape", "Ctrl+F1")),
    ("sheet", ("Escape", "F2")),
    ("own-keys", ("Escape", "Ctrl+F2")),
    ("cast", ("F3",)),
    ("decks", ("Escape", "F4")),
    ("task", ("Escape", "F5")),
    ("task-thrown", ("Return",)),
    ("house-rules", ("Escape", "F7")),
    ("preferences", ("Escape", "Ctrl+,")),
    ("chances", ("Escape", "Shift+F3")),
    ("forecast", ("Escape", "Shift+F4")),
    ("case", ("Escape", "Shift+F6")),
    ("show", ("Escape", "F10")),
    ("print", ("Escape", "Ctrl+P")),
    ("history", ("F6", "Up", "Tab")),
    ("tab", ("Escape", "D", "Tab", "Tab", "Tab", "Tab")),
    ("thrown", ("Escape", "Return", *("D", "Return") * 6, "Space", "Space")),
    ("verdict", ("Return",)),
    ("aftermath", ("Return",) * 6),
    ("second-round", ("Return",)),
)
GUESTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("title", ()),
    ("first", ("Return",)),
    ("second", ("Return", "Return")),
    ("third", ("Return", "Return", "Return")),
)


def pages(folder: Path, size: tuple[int, int]) -> Iterator[tuple[str, QWidget]]:
    """Yield each page by its name, with the window that is to be looked at."""
    painted = CardPixmaps()
    for name, walk in (("tarot", PAGES), ("dice", PAGES), ("kings", GUESTS), ("action", GUESTS)):
        plan, game = example_plan("evening" if name == "tarot" else name), {"kings": KINGS, "action": ACTION}.get(name)
        speak(DICE if name == "dice" else PLAIN)
        desk = Seat(game, plan, folder, painted) if game else Desk(plan, luck(), folder / f"{name}.ini", None, painted)
        host = desk.program.host
        host.resize(*size)
        desk.program.show()
        for page, keys in walk:
            desk.press(*keys)
            for _turn in range(4):
                QApplication.processEvents()
            yield f"{name}-{page}", host
            for number, window in enumerate(
                one for one in host.findChildren(QWidget) if one.isWindow() and one.isVisible()
            ):
                yield f"{name}-{page}-window{number or ''}", window
                window.close()
            host.activateWindow()
            desk.settle()
        put_away(desk.program)
    desk = Desk(example_plan("evening"), luck(), folder / "start.ini", pictures=painted)
    desk.host.resize(*size)
    desk.host.put_away()
    desk.show()
    yield "start", desk.host
    put_away(desk.program)


def sheets(files: list[Path], folder: Path) -> None:
    """Put a page in each palette on one sheet, two a line."""
    by_page: dict[str, list[Path]] = {}
    for file in files:
        by_page.setdefault(file.stem.partition("-")[2], []).append(file)
    for page, of_page in by_page.items():
        pictures = [QImage(str(file)) for file in of_page]
        wide, high = max(one.width() for one in pictures), max(one.height() for one in pictures)
        sheet = QImage(2 * wide, -(-len(pictures) // 2) * high, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.gray)
        with QPainter(sheet) as painter:
            for place, picture in enumerate(pictures):
                painter.drawImage(QPoint(place % 2 * wide, place // 2 * high), picture)
        sheet.save(str(folder / f"sheet-{page}.png"))


def main(folder: Path, language: str = "", scale: str = "1") -> None:
    """Write the pictures into this folder."""
    os.environ["QT_SCALE_FACTOR"] = scale
    go_offscreen()
    prefer(language)
    app = application()
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    with TemporaryDirectory() as settings:
        for page, window in pages(Path(settings), (round(SIZE[0] / float(scale)), round(SIZE[1] / float(scale)))):
            for name, palette in PALETTES.items():
                apply_theme(app, palette)
                QApplication.processEvents()
                files.append(folder / f"{name}-{page}.png")
                window.grab().save(str(files[-1]))
    sheets(files, folder)
    sys.stdout.flush()
    os._exit(0)  # what is left of Qt's objects goes with the process


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:4])
