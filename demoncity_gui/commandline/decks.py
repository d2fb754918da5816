"""The commands on deck packs: `demoncity check-deck`."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.cards.packs.pack_files import PackRefused, called
from demoncity_gui.cards.packs.packs import check_pack
from demoncity_gui.commandline.rulings import say
from demoncity_gui.texts import commandline as said
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
    told = said.deck_report(
        file=shown(called(path)),
        name=report.name,
        author=report.author,
        licence=report.license,
        cards=report.cards,
        backs=report.backs,
    )
    say([told, *report.problems])
    return BADLY if report.problems else 0
