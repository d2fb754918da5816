"""What a viewer on the sofa gets, measured on the stage as it is painted: sizes, margins, and nothing over anything."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from demoncity_gui.art import look
from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.scene.card_item import CardItem
from demoncity_gui.scene.ladder_item import LadderItem
from demoncity_gui.scene.lane_item import LaneItem, NumberItem
from demoncity_gui.scene.lanes import CANVAS_HEIGHT, SAFE, Box
from demoncity_gui.scene.stage import Stage
from demoncity_gui.scene.strip_item import StripItem
from demoncity_gui.scene.title_item import TitleItem
from demoncity_gui.session.tv_picture import TvPicture
from tests.scene.crowd import TITLE_CARD, stages

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
STAGES = {
    f"{lanes} lanes, {'1 to 6' if mixed else cards} cards, {name}": (lanes, picture)
    for lanes in (2, 6, 12)
    for cards, mixed in (*((cards, False) for cards in range(1, 7)), (6, True))
    for name, picture in stages(lanes, cards, mixed=mixed).items()
}
MIXED = {name: found for name, found in STAGES.items() if "1 to 6" in name}


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> CardPixmaps:
    look.load_fonts()
    return CardPixmaps()


def showing(art: CardPixmaps, picture: TvPicture) -> Stage:
    stage = Stage(art)
    stage.show_picture(picture)
    stage.settle()
    return stage


def box_of(item: LaneItem | NumberItem) -> Box:
    slack = 3 if isinstance(item, LaneItem) else 1
    rect = item.sceneBoundingRect().adjusted(slack, slack, -slack, -slack)
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def lit_rows(image: QImage, box: Box, zoom: float) -> int:
    """How many rows of pixels the digits in a number's box take, beside the plain ground at its left edge."""
    left, right = round((box.x + 4) * zoom), round((box.right - 4) * zoom)
    top, bottom = round((box.y + 2) * zoom), round((box.bottom - 2) * zoom)
    ground = image.pixel(left, (top + bottom) // 2)
    lit = [y for y in range(top, bottom) if any(image.pixel(x, y) != ground for x in range(left + 8, right, 2))]
    return lit[-1] - lit[0] + 1


@pytest.mark.parametrize("name", STAGES)
def test_letters_are_3_1_percent_of_the_height_at_least(art: CardPixmaps, name: str) -> None:
    lanes, picture = STAGES[name]
    stage = showing(art, picture)

    written = [
        line
        for item in stage.items()
        if isinstance(item, LaneItem | StripItem | LadderItem | TitleItem)
        for line in item.texts
    ]
    assert min(line.font.pixelSize() for line in written) >= CANVAS_HEIGHT * 0.031
    assert len(written) > lanes


@pytest.mark.parametrize("name", STAGES)
def test_nothing_lies_over_anything_that_must_be_read(art: CardPixmaps, name: str) -> None:
    _, picture = STAGES[name]
    stage = showing(art, picture)
    panels = [item for item in stage.items() if isinstance(item, LaneItem)]
    numbers = [box_of(item) for item in stage.items() if isinstance(item, NumberItem) and item.text]
    cards = [item.box for item in stage.items() if isinstance(item, CardItem)]
    words = [item.words for item in stage.items() if isinstance(item, StripItem) and item.words is not None]
    marks = [panel.marks_box for panel in panels if panel.marks_box is not None]

    apart = [*(box_of(panel) for panel in panels), *words]
    assert not [pair for pair in combinations(apart, 2) if pair[0].overlaps(pair[1])]
    for inside in (numbers, cards, marks):
        assert all(any(box_of(panel).holds(box) for panel in panels) for box in inside)
    for some, others in ((numbers, cards), (marks, cards), (marks, numbers)):
        assert not [(one, other) for one in some for other in others if one.overlaps(other)]
    assert all(SAFE.holds(box) for box in apart)


@pytest.mark.parametrize("name", [name for name in MIXED if name.endswith(("long verdict", "summary", "tied"))])
def test_the_strip_says_all_it_has_to_say_within_its_own_ground(art: CardPixmaps, name: str) -> None:
    _, picture = MIXED[name]
    stage = showing(art, replace(picture, arrows=()))
    (strip,) = (item for item in stage.items() if isinstance(item, StripItem))
    assert picture.banner is not None
    assert (strip.text, " ".join(strip.lines)) == (picture.banner.text, picture.banner.line)

    image, words = stage.render_image(1920, 1080), strip.words
    assert words is not None
    for y in (round(words.y), round(words.bottom) - 1):
        row = {image.pixel(x, y) for x in range(round(words.x), round(words.right))}
        assert row == {QColor(look.TABLE).rgb()}


@pytest.mark.parametrize("name", [name for name in STAGES if "verdict" in name])
def test_deeds_are_whole_however_many_have_thrown(art: CardPixmaps, name: str) -> None:
    _, picture = STAGES[name]
    stage = showing(art, picture)

    assert {item.deed for item in stage.items() if isinstance(item, LaneItem)} == {lane.deed for lane in picture.lanes}


@pytest.mark.parametrize("name", [name for name in MIXED if not name.endswith(("announce", "announced"))])
def test_names_of_up_to_twelve_lanes_are_whole_once_all_have_announced(art: CardPixmaps, name: str) -> None:
    _, picture = MIXED[name]
    stage = showing(art, picture)

    assert {item.name for item in stage.items() if isinstance(item, LaneItem)} == {lane.name for lane in picture.lanes}


@pytest.mark.parametrize("width,height", SCREENS)
@pytest.mark.parametrize("lanes", [2, 6])
def test_numbers_of_up_to_six_lanes_are_12_percent_of_the_height(
    art: CardPixmaps, lanes: int, width: int, height: int
) -> None:
    stage = showing(art, MIXED[f"{lanes} lanes, 1 to 6 cards, verdict"][1])
    image = stage.render_image(width, height)

    zoom = height / CANVAS_HEIGHT
    numbers = [box_of(item) for item in stage.items() if isinstance(item, NumberItem)]
    assert len(numbers) == lanes
    assert min(lit_rows(image, box, zoom) for box in numbers) >= height * 0.12 - 1


@pytest.mark.parametrize("width,height", SCREENS)
@pytest.mark.parametrize("name", MIXED)
def test_the_margin_of_5_percent_is_bare(art: CardPixmaps, name: str, width: int, height: int) -> None:
    image = showing(art, MIXED[name][1]).render_image(width, height)

    across, down = width // 20, height // 20
    edges = (
        (0, 0, width, down),
        (0, height - down, width, down),
        (0, 0, across, height),
        (width - across, 0, across, height),
    )
    bare = QImage(1, 1, QImage.Format.Format_RGB32)
    bare.fill(QColor(look.TABLE))
    for edge in edges:
        cut = image.copy(*edge)
        assert cut == bare.scaled(cut.size())


def test_the_title_keeps_its_words_large_and_in_the_safe_ground(art: CardPixmaps) -> None:
    stage = showing(art, TITLE_CARD)

    (title,) = (item for item in stage.items() if isinstance(item, TitleItem))
    assert min(line.font.pixelSize() for line in title.texts) >= CANVAS_HEIGHT * 0.031
    assert max(line.width for line in title.texts) <= SAFE.width
