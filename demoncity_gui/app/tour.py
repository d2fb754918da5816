"""The tour: the example round, played with the real windows, and a picture of both at each stage."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from demoncity_gui.disk.door import system_words
from demoncity_gui.texts import program as said
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import quoted

if TYPE_CHECKING:
    from demoncity_gui.app.program import Program

SEED = 7
"""The luck of the tour, so that its pictures are the same each time."""
WRITTEN_AT = "2026-10-31T22:00:00Z"
"""What its entries say, for the same reason."""
STAGES: tuple[tuple[str, str], ...] = (
    ("title", ""),
    ("action-begins", "\n"),
    ("half-announced", "A5\nS4\nO5\n"),
    ("chips", "D\nP3\nS2W+"),
    ("all-announced", "\n"),
    ("ready", " "),
    ("first-verdict", " "),
    ("second-verdict", "\n"),
    ("aftermath", "\n"),
    ("next-round", "\n"),
    ("all-repeat", "*"),
)
"""A name for each stage, and the keys that lead to it; * stands for Shift+Enter."""
OF_GUESTS: dict[str, tuple[tuple[str, str], ...]] = {
    "kings": (
        ("title", ""),
        ("declaring", "\n"),
        ("order", "\n" * 9),
        ("whom", "C"),
        ("challenged", "2\n\n"),
        ("answered", "\n\n\n"),
        ("tested", "\n"),
        ("ended", "\n"),
        ("everybody-has-acted", "NNN"),
    ),
    "action": (
        ("title", ""),
        ("clock", "\n"),
        ("snapshot", "S"),
        ("first-attack", "\n3"),
        ("second-attack", "\n3"),
        ("defended", "V3"),
        ("next-attack", "\n\n3"),
        ("interrupt", "I1"),
    ),
}
"""The same for the examples of guests."""
DICE = "dice"
"""The example of the dice edition, by keys the same as with cards."""
SOLO = "solo"
ALONE: tuple[tuple[str, str], ...] = (("alone", "^"), ("announcing", "\n\nA5"), ("second", "\nA5"))
"""The example evening played alone; ^ stands for Ctrl+U."""
_UNTIL_IT_STANDS = 4
"""Views lay themselves out when a timer says so, and docks after them: each takes a turn of the events."""
_SPELLED = {"\n": "Return", " ": "Space", "*": "Shift+Return", "^": "Ctrl+U"}
HOST_SIZE = (1366, 768)
TV_SIZE = (1920, 1080)


def tour(folder: Path, guest: str | None = None) -> int:
    """Play the example round, of this guest or of the dice edition if one is told; return the status.

    A PNG of each window at each stage is written, and the played evening.
    """
    from demoncity_gui.app.start import go_offscreen
    from demoncity_gui.journal.troubles import Trouble, sentence

    go_offscreen()  # the pictures must be of their sizes on any screen

    try:
        folder.mkdir(parents=True, exist_ok=True)
        evening = folder / "evening.demoncity"
        for number, (name, program) in enumerate(play(evening, guest), start=1):
            for window, widget in (("host", program.host), ("tv", program.tv)):
                file = folder / f"{number:02}-{name}-{window}.png"
                if not widget.grab().save(str(file)):
                    raise OSError(0, said.picture_unwritable, str(file))
                print(file)
    except Trouble as trouble:
        return complain(sentence(trouble.reason))
    except OSError as why:
        return complain(said.cannot_be_written(file=quoted(why.filename or folder), why=system_words(why)))
    print(said.tour_holds(file=str(evening)))
    return 0


def play(evening: Path, guest: str | None = None) -> Iterator[tuple[str, Program]]:
    """Play the tour in a new file, and yield at each stage its name and the program with both windows at rest.

    Raises:
        Trouble: the file can't be made, or is there already.
    """
    from msgspec.structs import replace
    from PySide6.QtGui import QKeySequence

    from demoncity_gui.app.program import Program
    from demoncity_gui.app.start import application
    from demoncity_gui.evening.chance import RehearsedChance
    from demoncity_gui.evening.evening import Evening
    from demoncity_gui.formats.evening_plan import example_plan
    from demoncity_gui.host.settings import Settings
    from demoncity_gui.journal.backups import Backups
    from demoncity_gui.pieces.decks import DeckMode

    app = application()
    plan = example_plan("evening" if guest in (None, SOLO) else guest)
    if guest == DICE:  # nobody is there who could roll real ones
        plan = replace(plan, players_mode=DeckMode.PROGRAM, horror_mode=DeckMode.PROGRAM)
    # Settings and backups that are nobody's own: the windows must stand as on a first start.
    nobodys = TemporaryDirectory(prefix="demoncity-tour-")
    backups = Backups(Path(nobodys.name))
    played = Evening.begin(evening, plan, backups, lambda: WRITTEN_AT, RehearsedChance(SEED))
    settings = Settings(Path(nobodys.name) / "tour.ini")
    program = Program(played.session, settings, evening)
    try:
        program.show()
        program.host.resize(*HOST_SIZE)
        program.tv.resize(*TV_SIZE)
        for name, keys in ALONE if guest == SOLO else OF_GUESTS.get(guest or "", STAGES):
            for key in keys:
                program.host.press(QKeySequence(_SPELLED.get(key, key)))
            program.stage.settle()
            for _time in range(_UNTIL_IT_STANDS):
                app.processEvents()
            yield name, program
    finally:
        program.host.close()
        played.session.close()
        settings.sync()
        nobodys.cleanup()
