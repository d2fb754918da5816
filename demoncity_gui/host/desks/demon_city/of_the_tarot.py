"""What the dice edition has no use for at the desk: keys, letters of the panel, lines of the sheet of keys."""

from __future__ import annotations

from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.edition import Edition

OF_A_DEED = frozenset(
    {
        *(Key.HIGHER_STAT, Key.DEFENSE, Key.SUPERNATURAL, Key.INJURY),
        *(Key.DODGING, Key.OTHER_AIM, Key.RUN, Key.TRICK),
    }
)
"""What isn't asked of a deed; reasons that the rules give are told in the list."""


def left_out_of_a_deed(edition: Edition) -> frozenset[Key]:
    """Return the keys that aren't asked of a deed in this edition."""
    return frozenset() if edition.has_decks else OF_A_DEED


OF_THE_PANEL = "QDER"
"""What is never done to a character: exclude deeds, keep distances, place anew, order equals again."""
OF_THE_SHEET = frozenset(
    {
        *(OF_A_DEED - {Key.TRICK}),  # in the aftermath its key rolls for Calm
        *(key for key in Key if key.when == KeyContext.DECKS.value),
        *(Key.DECKS, Key.GONE),
    }
)
"""The keys that the sheet of keys doesn't tell of."""
