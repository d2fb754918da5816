"""The program tries its own parts: run by whoever has built or installed it."""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from demoncity_gui.texts import program as said
from demoncity_gui.version import VERSION

if TYPE_CHECKING:
    from demoncity_gui.host.pages.tv.moving_picture import MovingGif, MovingWebp
    from demoncity_gui.pieces.tv_picture import TvPicture

FAILED = 1
"""Exit status where a part does not work."""


def self_test() -> int:
    """Play the tour in a folder that goes with it, open the evening again, keep a moment; return the exit status."""
    from PIL import Image

    from demoncity_gui.app.start import go_offscreen
    from demoncity_gui.app.tour import play
    from demoncity_gui.cards.drawing.cache import CardPixmaps
    from demoncity_gui.cards.drawing.scan_faces import scan_image
    from demoncity_gui.cards.packs.pack_messages import ScannedDeck
    from demoncity_gui.cards.packs.scans import as_jpeg
    from demoncity_gui.evening.chance import TrueChance
    from demoncity_gui.evening.session import Session
    from demoncity_gui.games.registry import game_for
    from demoncity_gui.host.pages.tv.moving_picture import MovingGif, MovingWebp
    from demoncity_gui.journal.file import JournalFile
    from demoncity_gui.pieces.tarot import Card
    from demoncity_gui.tv.scene.reveal import still

    go_offscreen()
    with tempfile.TemporaryDirectory(prefix="demoncity-self-test-") as folder:
        evening = Path(folder) / "evening.demoncity"
        seen: list[str] = []
        reveal: tuple[TvPicture, ...] = ()
        for name, program in play(evening):
            blank = program.host.grab().isNull() or program.tv.grab().isNull()
            if blank or name in seen:
                return _failed(said.shows_nothing(stage=name))
            seen.append(name)
            left = program.session.table
            reveal = program.stage.last_reveal or reveal
        again = Session(JournalFile.open(evening, game_for), TrueChance(), lambda: "")
        same = again.table == left
        again.close()
        if not same:
            return _failed(said.evening_differs)
        if CardPixmaps().face(Card.FOOL, 400).isNull():
            return _failed(said.no_card)
        scan = Path(folder) / "scan.jpg"
        scan.write_bytes(as_jpeg(Image.new("RGB", (70, 120))))
        if scan_image(ScannedDeck("", False, {Card.FOOL: str(scan)}), Card.FOOL, 70, 120) is None:
            return _failed(said.no_scan)
        if not reveal or not all(
            _moves(moving, *reveal[:2]) for moving in (MovingWebp(), MovingGif([still(reveal[1])]))
        ):
            return _failed(said.no_moving_picture)
    if not _can_keep_awake():
        return _failed(said.not_kept_awake)
    print(said.passed(version=VERSION))
    return 0


def _moves(moving: MovingWebp | MovingGif, before: TvPicture, after: TvPicture) -> bool:
    """Tell whether this moment, kept, is read again as frames that differ."""
    from PIL import Image

    from demoncity_gui.tv.scene.reveal import still

    for picture in (before, after):
        moving.add(still(picture), 500)
    with Image.open(BytesIO(moving.content())) as kept:
        first = kept.convert("RGB").tobytes()
        kept.seek(1)
        return kept.convert("RGB").tobytes() != first


def _can_keep_awake() -> bool:
    """Tell whether that which asks the system is there whole; nothing is asked here."""
    parts = ["wakepy", *(["wakepy.dbus_adapters.jeepney"] if sys.platform == "linux" else [])]
    try:
        return all(import_module(part) for part in parts)
    except ImportError:
        return False


def _failed(why: str) -> int:
    print(said.failed(version=VERSION, why=why), file=sys.stderr)
    return FAILED
