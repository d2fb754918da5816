"""The portrait of who speaks: a photograph in the light of their window, and the name still whole beside it."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtGui import QColor

from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.boxes import SAFE, SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.house_item import SpeakerItem
from demoncity_gui.tv.scene.portrait_item import PortraitItem
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.crowd import stages
from tests.tv.scene.test_tv_scene import items

SHAPES = [(720, 960), (960, 720), (300, 900), (900, 300)]
TEAL = "#11c0b0"


def face(size: tuple[int, int]) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, TEAL).save(file, "JPEG", quality=95)
    return file.getvalue()


def ground(item: PortraitItem) -> Box:
    around = item.sceneBoundingRect()
    return Box(around.x(), around.y(), around.width(), around.height())


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("people", [2, 3, 6, 8, 12])
def test_it_lies_on_safe_ground_beside_a_name_that_is_whole(stage: TvScene, people: int, size: tuple[int, int]) -> None:
    picture = stages(people, 3)["announce"]
    speaks = next(rung for rung in picture.ladder if rung.speaking)
    stage.show_picture(replace(picture, portrait=face(size)), quiet=True)
    (portrait,), (speaker,) = items(stage, PortraitItem), items(stage, SpeakerItem)

    assert SAFE.holds(ground(portrait))
    words = speaker.words.removesuffix(tv.what_do_you_do).strip()
    assert words == speaks.name
    assert all(text.line.font.pixelSize() >= SMALLEST_TEXT for text in speaker.texts)
    assert not any(ground(portrait).overlaps(text.box) for text in speaker.texts)


def test_it_is_seen_and_large_enough_to_know_somebody_by(stage: TvScene) -> None:
    stage.show_picture(replace(stages(6, 3)["announce"], portrait=face((720, 960))), quiet=True)
    (portrait,) = items(stage, PortraitItem)
    assert portrait.sceneBoundingRect().height() >= 1080 * 0.2
    middle = stage.render_image(1920, 1080).pixelColor(portrait.sceneBoundingRect().center().toPoint())
    wanted = QColor(TEAL)
    assert abs(middle.red() - wanted.red()) + abs(middle.green() - wanted.green()) < 12


def test_it_goes_with_who_spoke(stage: TvScene) -> None:
    speaking = replace(stages(3, 2)["announce"], portrait=face((720, 960)))
    stage.show_picture(speaking, quiet=True)
    stage.show_picture(replace(speaking, portrait=b""), quiet=True)
    assert items(stage, PortraitItem) == []
    stage.show_picture(speaking, quiet=True)
    stage.show_picture(stages(3, 2)["ready"])
    stage.settle()
    assert items(stage, PortraitItem) == []
