"""Motion on, reduced and off; and no flashing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.liveliness import Liveliness
from demoncity_gui.tv.scene.motion import BEATS, Beat
from demoncity_gui.tv.scene.score import score, seen
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.crowd import lanes, ready, verdict
from tests.tv.scene.evening import BLANK, READY, VERDICT, announcing


def image(stage: TvScene) -> QImage:
    return stage.render_image(960, 540)


def still(stage: TvScene) -> QImage:
    stage.settle()
    return image(stage)


def open_but_untold() -> TvPicture:
    return seen(READY, VERDICT, (Beat.OPEN,))


def shown_still(picture: TvPicture) -> QImage:
    fresh = TvScene(CardPixmaps())
    fresh.show_picture(picture, quiet=True)
    return image(fresh)


def small(picture: QImage, width: int, height: int) -> QImage:
    modes = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return picture.scaled(width, height, *modes).convertToFormat(QImage.Format.Format_Grayscale8)


def alike(one: QImage, other: QImage) -> bool:
    """Tell whether two images are the same but for what scaling a still does to fine lines."""
    first, second = small(one, 96, 54), small(other, 96, 54)
    spots = [(x, y) for x in range(96) for y in range(54)]
    off = [abs(first.pixelColor(x, y).red() - second.pixelColor(x, y).red()) for x, y in spots]
    return sum(off) / len(off) < 2.0


@pytest.mark.parametrize("liveliness", [Liveliness.REDUCED, Liveliness.OFF])
def test_with_less_motion_the_beats_are_stills_and_nothing_tilts_counts_or_shakes(
    stage: TvScene, liveliness: Liveliness
) -> None:
    stage.show_picture(READY, quiet=True)
    stage.liveliness = liveliness

    stage.show_picture(VERDICT)

    stage.motion.pause()
    assert stage.hides_a_throw
    told = score(READY, VERDICT, liveliness=liveliness).cue(Beat.VERDICT)
    assert told is not None
    for moment in (BEATS[Beat.FADE].length + 1, round(told.start) - 1):
        stage.motion.setCurrentTime(moment)
        assert alike(image(stage), shown_still(open_but_untold()))
    assert stage.hides_a_throw
    stage.motion.setCurrentTime(round(told.start))
    assert not stage.hides_a_throw
    assert still(stage) == shown_still(VERDICT)


def test_half_way_through_a_fade_both_pictures_are_seen(stage: TvScene) -> None:
    stage.show_picture(announcing(3))
    before = still(stage)
    stage.liveliness = Liveliness.REDUCED
    stage.show_picture(announcing(4))
    stage.motion.pause()
    assert stage.motion.duration() == BEATS[Beat.FADE].length == 120

    stage.motion.setCurrentTime(60)

    half, after = image(stage), still(stage)
    (x, y) = next(
        (x, y)
        for x in range(0, 960, 3)
        for y in range(0, 540, 3)
        if abs(before.pixelColor(x, y).lightness() - after.pixelColor(x, y).lightness()) > 100
    )
    shades = [picture.pixelColor(x, y).lightness() for picture in (before, half, after)]
    assert shades[1] == sorted(shades)[1]
    assert len(set(shades)) == 3


def test_without_motion_a_picture_that_turns_no_card_is_there_at_once(stage: TvScene) -> None:
    stage.show_picture(announcing(3))
    stage.liveliness = Liveliness.OFF

    stage.show_picture(announcing(4))

    assert not stage.motion.running
    assert image(stage) == shown_still(announcing(4))


@pytest.mark.parametrize("liveliness", Liveliness)
def test_blanking_never_fades(stage: TvScene, liveliness: Liveliness) -> None:
    stage.liveliness = liveliness
    stage.show_picture(VERDICT)

    stage.show_picture(BLANK)

    assert not stage.motion.running
    assert stage.items() == []


def reversals(shades: list[int]) -> int:
    """How often a place turns from growing lighter to growing darker or back, by a tenth of all light at least."""
    turns, last, towards = 0, shades[0], 0
    for shade in shades:
        if abs(shade - last) >= 26 or (towards and (shade - last) * towards > 0):
            now = 1 if shade > last else -1
            turns += towards not in (0, now)
            towards, last = now, shade
    return turns


GRID = (24, 14)
"""Places of a twenty-fourth of the screen's width: less than a tenth of what WCAG calls the smallest that matters."""
A_SECOND = 50
"""Frames."""


@pytest.mark.parametrize("liveliness", [Liveliness.ON, Liveliness.REDUCED])
@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_no_place_on_the_tv_flashes_more_than_three_times_in_a_second(
    stage: TvScene, liveliness: Liveliness, speed: float
) -> None:
    """A flash is a pair of opposing changes: six turns of the light."""
    of = lanes(6, 4)
    stage.show_picture(ready(of))
    stage.settle()
    stage.liveliness, stage.speed = liveliness, speed
    stage.show_picture(verdict(of))
    stage.motion.pause()

    frames = []
    for moment in range(0, stage.motion.duration() + 20, 20):
        stage.motion.setCurrentTime(moment)
        frames.append(small(stage.render_image(384, 216), *GRID))
    worst = 0
    for x in range(GRID[0]):
        for y in range(GRID[1]):
            shades = [frame.pixelColor(x, y).red() for frame in frames]
            seconds = range(0, max(1, len(shades) - A_SECOND), 5)
            worst = max(worst, *(reversals(shades[at : at + A_SECOND]) for at in seconds))
    assert worst <= 6
