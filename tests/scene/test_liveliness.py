"""Motion on, reduced and off; and no flashing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from demoncity_gui.rules.cards import Card
from demoncity_gui.scene import motion
from demoncity_gui.scene.card_item import CardItem
from demoncity_gui.scene.motion import Liveliness
from demoncity_gui.scene.stage import Stage
from tests.scene.crowd import lanes, ready, verdict
from tests.scene.evening import BLANK, READY, VERDICT


def image(stage: Stage) -> QImage:
    return stage.render_image(960, 540)


def still(stage: Stage) -> QImage:
    stage.settle()
    return image(stage)


def test_reduced_motion_is_a_fade_of_120_ms_and_hides_nothing(stage: Stage) -> None:
    stage.show_picture(VERDICT, quiet=True)
    after = image(stage)
    stage.show_picture(READY, quiet=True)
    stage.liveliness = Liveliness.REDUCED

    stage.show_picture(VERDICT)

    stage.motion.pause()
    assert stage.motion.duration() == motion.FADE_MS == 120
    assert {item.card for item in stage.items() if isinstance(item, CardItem)} >= {Card.MOON, Card.FOOL}
    assert all(item.turned == 1.0 for item in stage.items() if isinstance(item, CardItem))
    assert still(stage) == after


def test_half_way_through_a_fade_both_pictures_are_seen(stage: Stage) -> None:
    stage.show_picture(READY)
    before = still(stage)
    stage.liveliness = Liveliness.REDUCED
    stage.show_picture(VERDICT)
    stage.motion.pause()

    stage.motion.setCurrentTime(motion.FADE_MS // 2)

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


def test_without_motion_each_picture_is_there_at_once(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.liveliness = Liveliness.OFF

    stage.show_picture(VERDICT)

    assert not stage.motion.running
    fresh = image(stage)
    stage.show_picture(VERDICT, quiet=True)
    assert fresh == image(stage)


@pytest.mark.parametrize("liveliness", Liveliness)
def test_blanking_never_fades(stage: Stage, liveliness: Liveliness) -> None:
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


@pytest.mark.parametrize("liveliness", [Liveliness.ON, Liveliness.REDUCED])
def test_no_place_on_the_tv_flashes_more_than_three_times_in_a_reveal(stage: Stage, liveliness: Liveliness) -> None:
    """A flash is a pair of opposing changes; a whole reveal takes little more than a second."""
    of = lanes(6, 4)
    stage.show_picture(ready(of))
    stage.settle()
    stage.liveliness = liveliness
    stage.show_picture(verdict(of))
    stage.motion.pause()

    frames = []
    for moment in range(0, stage.motion.duration() + 20, 20):
        stage.motion.setCurrentTime(moment)
        small = stage.render_image(384, 216).scaled(
            48, 27, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        frames.append(small.convertToFormat(QImage.Format.Format_Grayscale8))
    worst = max(reversals([frame.pixelColor(x, y).red() for frame in frames]) for x in range(48) for y in range(27))
    assert worst <= 6
