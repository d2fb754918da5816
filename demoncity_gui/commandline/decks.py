"""The commands on deck packs: `demoncity deck-check`."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.cards.packs.pack_files import PackRefused, called
from demoncity_gui.cards.packs.packs import check_pack
from demoncity_gui.commandline.rulings import say
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import shown

BADLY = 1
"""Exit status where a deck can be used, and something in it can't."""


def check_deck(path: Path) -> int:
    """Print what a pack holds and every problem in it; return the exit status.

    0: clean; 1: usable, with the problems listed; 2: refused, with one sentence.
    """
    try:
        report = check_pack(path)
    except PackRefused as why:
        return complain(str(why))
    cards = "1 card" if report.cards == 1 else f"{report.cards} cards"
    backs = "1 back" if report.backs == 1 else f"{report.backs} backs" if report.backs else "no back"
    whose = f" by {report.author}" if report.author else ""
    licence = f", {report.license}" if report.license else ""
    say([f"{shown(called(path))}: “{report.name}”{whose}{licence}; {cards} and {backs} of its own.", *report.problems])
    return BADLY if report.problems else 0
