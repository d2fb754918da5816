"""What the program has printed by its helper: requests beside those on packs. No screen reaches what stands here."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.cards.packs.pack_messages import Request, ScannedDeck
from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.views.paper_sheet import PaperSheet


class Print(Struct, frozen=True, tag=True):
    """Write a PDF of these cards to be cut out, with this back behind each, None: without backs.

    `playing` are playing cards by their names, in place of the tarot's.
    `deck` is whose pictures they have, None: the program's own.
    """

    path: str
    title: str
    cards: tuple[Card, ...]
    back: DeckName | None = DeckName.PLAYERS
    paper: Paper = Paper.A4
    deck: ScannedDeck | None = None
    frame: Frame = Frame.BONE
    playing: tuple[str, ...] = ()


class PrintSheets(Struct, frozen=True, tag=True):
    """Write a PDF of these sheets, a page each."""

    path: str
    title: str
    sheets: tuple[PaperSheet, ...]
    paper: Paper = Paper.A4


Work = Request | Print | PrintSheets
