"""The last throw as the players saw it, to be painted once more for a picture that is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QImage

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.tv_scene import TvScene

WIDTH: Final = 1280
HEIGHT: Final = 720
FRAME_MS: Final = 40
STILL_BEFORE_MS: Final = 800
STILL_BETWEEN_MS: Final = 1200
"""On a showdown before the next one."""
STILL_AFTER_MS: Final = 4000


class Frame(Struct, frozen=True):
    """An image, how many milliseconds it stays, and which part of the whole is done with it, 0 to 1."""

    image: QImage
    stays: int
    done: float


def still(after: TvPicture, deck: ScannedDeck | None = None, letters: float = 1.0) -> QImage:
    """Return a picture as it stands at rest, with the cards of this deck and letters so many times the usual size."""
    stage = _stage(deck, letters)
    stage.show_picture(after, quiet=True)
    return stage.render_image(WIDTH, HEIGHT)


def frames(reveal: Sequence[TvPicture], deck: ScannedDeck | None = None, letters: float = 1.0) -> Iterator[Frame]:
    """Yield a throw frame by frame: its turn, and each showdown that was told since (`TvScene.last_reveal`).

    It is painted on a stage of its own: what is on the TV now is not touched.
    """
    stage = _stage(deck, letters)
    first, *steps = reveal
    stage.show_picture(first, quiet=True)
    yield Frame(stage.render_image(WIDTH, HEIGHT), STILL_BEFORE_MS, 0.0)
    for number, picture in enumerate(steps, start=1):
        stage.show_picture(picture)
        stage.motion.pause()
        length = stage.motion.duration()
        for moment in range(FRAME_MS, length, FRAME_MS):
            stage.motion.setCurrentTime(moment)
            done = (number - 1 + moment / length) / len(steps)
            yield Frame(stage.render_image(WIDTH, HEIGHT), FRAME_MS, done)
        stage.settle()
        stays = STILL_AFTER_MS if number == len(steps) else STILL_BETWEEN_MS
        yield Frame(stage.render_image(WIDTH, HEIGHT), stays, number / len(steps))


def _stage(deck: ScannedDeck | None, letters: float) -> TvScene:
    pixmaps = CardPixmaps()
    pixmaps.show_deck(deck)
    stage = TvScene(pixmaps)
    stage.letters = letters
    return stage
