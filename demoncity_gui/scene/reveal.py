"""The last throw as the players saw it, to be painted once more for a picture that is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QImage

from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.art.pack_messages import ScannedDeck
from demoncity_gui.scene.stage import Stage
from demoncity_gui.session.tv_picture import TvPicture

WIDTH: Final = 1280
HEIGHT: Final = 720
FRAME_MS: Final = 40
STILL_BEFORE_MS: Final = 800
STILL_AFTER_MS: Final = 4000


class Frame(Struct, frozen=True):
    """An image, how many milliseconds it stays, and which part of the whole is done with it, 0 to 1."""

    image: QImage
    stays: int
    done: float


def still(after: TvPicture, deck: ScannedDeck | None = None) -> QImage:
    """Return the throw as it stood at its end, with the cards of this deck."""
    stage = _stage(deck)
    stage.show_picture(after, quiet=True)
    return stage.render_image(WIDTH, HEIGHT)


def frames(before: TvPicture, after: TvPicture, deck: ScannedDeck | None = None) -> Iterator[Frame]:
    """Yield the throw frame by frame, painted on a stage of its own: what is on the TV now is not touched."""
    stage = _stage(deck)
    stage.show_picture(before, quiet=True)
    yield Frame(stage.render_image(WIDTH, HEIGHT), STILL_BEFORE_MS, 0.0)
    stage.show_picture(after)
    stage.motion.pause()
    length = stage.motion.duration()
    for moment in range(FRAME_MS, length, FRAME_MS):
        stage.motion.setCurrentTime(moment)
        yield Frame(stage.render_image(WIDTH, HEIGHT), FRAME_MS, moment / length)
    stage.settle()
    yield Frame(stage.render_image(WIDTH, HEIGHT), STILL_AFTER_MS, 1.0)


def _stage(deck: ScannedDeck | None) -> Stage:
    pixmaps = CardPixmaps()
    pixmaps.show_deck(deck)
    return Stage(pixmaps)
