"""What is held up, as the stage paints it: large, whole, on safe ground, over everything; and the flip that ends it."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtGui import QColor, QImage

from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE
from demoncity_gui.pieces.tv_picture import Showing, TvPicture
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, SAFE
from demoncity_gui.tv.scene.liveliness import Liveliness
from demoncity_gui.tv.scene.showing_item import ShowingItem
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.crowd import TITLE_CARD, stages
from tests.tv.scene.evening import IDLE, READY, VERDICT
from tests.tv.scene.test_tv_scene import items

LINES = {
    "a word": "Run.",
    "a line": "The lights go out, one after another.",
    "the longest": ("Do not open the blue door, whatever you hear behind it tonight. " * 4)[:LONGEST_LINE].strip(),
    "one endless word": "W" * LONGEST_LINE,
    "no spaces": ("暗い水の底から" * 40)[:LONGEST_LINE],
}


def photograph(width: int, height: int, colour: str = "#c0ffee") -> bytes:
    file = BytesIO()
    Image.new("RGB", (width, height), colour).save(file, "JPEG", quality=95, subsampling=0)
    return file.getvalue()


def held_up(stage: TvScene, showing: Showing, beneath: TvPicture = IDLE) -> ShowingItem:
    stage.show_picture(replace(beneath, showing=showing), quiet=True)
    stage.settle()
    (item,) = items(stage, ShowingItem)
    return item


@pytest.mark.parametrize("name", LINES)
def test_a_line_is_large_whole_and_on_safe_ground(stage: TvScene, name: str) -> None:
    item = held_up(stage, Showing(LINES[name]))
    assert "".join(line.text for line in item.texts).replace(" ", "") == LINES[name].replace(" ", "")
    assert min(line.font.pixelSize() for line in item.texts) >= CANVAS_HEIGHT * 0.031
    assert max(line.width for line in item.texts) <= SAFE.width

    # Nothing is written where the lamp hangs, nor on the roofs.
    with_words, without = stage.render_image(1920, 1080), held_up_nothing(stage)
    changed = [y for y in range(1080) if with_words.copy(0, y, 1920, 1) != without.copy(0, y, 1920, 1)]
    assert changed[0] >= 116
    assert changed[-1] <= 1080 * 0.95


def held_up_nothing(stage: TvScene) -> QImage:
    held_up(stage, Showing(" "))
    return stage.render_image(1920, 1080)


@pytest.mark.parametrize(
    "width,height,size,caption",
    [
        (1280, 720, (1600, 900), ""),
        (1920, 1080, (2000, 200), ""),
        (1920, 1080, (1600, 900), "The man in the grey coat"),
        (3840, 2160, (600, 1200), "The man in the grey coat"),
    ],
)
def test_a_picture_is_whole_within_the_margin_of_5_percent(
    stage: TvScene, width: int, height: int, size: tuple[int, int], caption: str
) -> None:
    item = held_up(stage, Showing(caption, photograph(*size)))
    assert SAFE.holds(item.photograph)
    inside = (item.photograph.width - 28) / (item.photograph.height - 28)
    assert inside == pytest.approx(size[0] / size[1], rel=0.01)
    assert all(line.font.pixelSize() >= CANVAS_HEIGHT * 0.031 for line in item.texts)
    assert [line.text for line in item.texts] == ([caption] if caption else [])

    image = stage.render_image(width, height)
    across, down = width // 20, height // 20
    margin = [(x, y) for x in range(0, width, 7) for y in (0, down - 1, height - 1)]
    margin += [(x, y) for x in (0, across - 1, width - 1) for y in range(0, height, 7)]
    assert max(image.pixelColor(x, y).lightness() for x, y in margin) < 70, "only its light falls there"
    zoom = width / CANVAS_WIDTH
    middle = QColor(image.pixel(width // 2, round((item.photograph.y + item.photograph.height / 2) * zoom)))
    assert abs(middle.red() - 0xC0) < 4 and abs(middle.green() - 0xFF) < 4 and abs(middle.blue() - 0xEE) < 4


def test_nothing_shows_through_it(stage: TvScene) -> None:
    shown = []
    for beneath in (TITLE_CARD, stages(12, 6)["verdict"], stages(2, 1)["ready"]):
        held_up(stage, Showing("Run."), beneath)
        shown.append(stage.render_image(960, 540))
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("liveliness", Liveliness)
def test_it_comes_and_goes_by_a_short_fade_and_by_none_without_motion(stage: TvScene, liveliness: Liveliness) -> None:
    stage.liveliness = liveliness
    stage.show_picture(READY)
    stage.settle()
    stage.show_picture(replace(READY, showing=Showing("Run.")))
    assert stage.motion.running is (liveliness is not Liveliness.OFF)
    assert not stage.motion.running or stage.motion.duration() <= 120
    stage.settle()
    stage.show_picture(READY)
    stage.settle()
    assert items(stage, ShowingItem) == []


def test_the_throw_that_takes_it_away_is_seen_and_kept_without_it(stage: TvScene) -> None:
    held_up(stage, Showing("Run."), READY)
    stage.show_picture(VERDICT)

    assert items(stage, ShowingItem) == []
    assert stage.motion.duration() > 500
    assert stage.last_reveal == (READY, VERDICT)


def test_a_blanked_stage_holds_up_nothing_and_comes_back_with_it(stage: TvScene) -> None:
    held_up(stage, Showing("Run."), READY)
    before = stage.render_image(320, 180)
    stage.show_picture(TvPicture(IDLE.stage, "", blank=True))
    assert items(stage, ShowingItem) == []
    held_up(stage, Showing("Run."), READY)
    assert stage.render_image(320, 180) == before


def test_a_screen_reader_says_what_is_held_up_alone(stage: TvScene) -> None:
    held_up(stage, Showing("Run."), READY)
    assert stage.words == "Run."
    held_up(stage, Showing("Dolores", photograph(40, 40)), READY)
    assert stage.words == f"{tv.a_picture}: Dolores"
