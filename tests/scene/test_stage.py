from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from demoncity_gui.art import look
from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.rules.cards import Card, Drawn
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.scene import motion
from demoncity_gui.scene.arrow_item import ArrowItem
from demoncity_gui.scene.card_item import CardItem
from demoncity_gui.scene.ladder_item import LadderItem
from demoncity_gui.scene.lane_item import LaneItem, NumberItem
from demoncity_gui.scene.lanes import SAFE, Box
from demoncity_gui.scene.stage import Stage
from demoncity_gui.scene.stage_view import StageView
from demoncity_gui.scene.strip_item import StripItem
from demoncity_gui.scene.title_item import TitleItem
from demoncity_gui.session.tv_picture import Banner, LaneState, Mark, TvPicture, TvStage
from tests.scene.evening import BLANK, DOWN, IDLE, OPEN, READY, VERDICT, announced, announcing, example_lanes, turned

Item = TypeVar("Item", bound=QGraphicsItem)


def items(stage: Stage, kind: type[Item]) -> list[Item]:
    """The items of one kind, in no order to be relied on."""
    return [item for item in stage.items() if isinstance(item, kind)]


def cards_shown(stage: Stage) -> set[Drawn]:
    return {item.card for item in items(stage, CardItem) if item.card is not None and item.turned >= 0.5}


def snapshot(picture: TvPicture) -> QImage:
    """What a stage shows that has never shown anything else."""
    fresh = Stage(CardPixmaps())
    fresh.show_picture(picture)
    return fresh.render_image(960, 540)


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


ALL_OPEN = {Card.MOON, Card.SWORDS_4, Card.CUPS_2, Card.PENTACLES_6, Card.WANDS_3, Card.CUPS_7, Card.SWORDS_9}
ALL_OPEN |= {Card.PENTACLES_1, Card.WANDS_10, Card.SWORDS_2, Card.CUPS_3, Card.FOOL}


def test_before_the_throw_nothing_on_the_stage_knows_a_card(stage: Stage) -> None:
    stage.show_picture(VERDICT)
    stage.show_picture(READY, quiet=True)

    for item in stage.items():
        assert not any(isinstance(value, Card) for value in vars(item).values())
        assert not any(item.data(key) for key in range(8))
        assert not item.toolTip()
    assert len(items(stage, CardItem)) == len(ALL_OPEN)
    assert cards_shown(stage) == set()


def test_the_throw_turns_all_cards_together_in_half_a_second(stage: Stage) -> None:
    stage.show_picture(READY)
    backs = stage.render_image(960, 540)

    stage.show_picture(VERDICT)

    stage.motion.pause()
    assert 450 <= motion.FLIP_MS <= 600
    assert stage.render_image(960, 540).pixelColor(100, 150) == backs.pixelColor(100, 150)
    for part in (0.2, 0.4, 0.6, 0.8, 1.0):
        stage.motion.setCurrentTime(round(motion.FLIP_MS * part))
        assert len({item.turned for item in items(stage, CardItem)}) == 1
        assert cards_shown(stage) == (ALL_OPEN if part > 0.5 else set())


def test_after_spare_moments_a_throw_has_no_face_left_to_paint_whatever_it_turns(qtbot: QtBot) -> None:
    look.load_fonts()
    art = CardPixmaps()
    stage = Stage(art)
    view = StageView(stage)
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show()
    stage.show_picture(READY)
    qtbot.waitUntil(lambda: not stage.motion.running and not stage.paint_ahead())
    kept = art.bytes_kept

    stage.show_picture(VERDICT)

    assert art.bytes_kept == kept


def test_numbers_marks_and_the_verdict_come_only_after_the_cards_have_turned(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    stage.motion.pause()

    stage.motion.setCurrentTime(motion.FLIP_MS)
    assert {item.text for item in items(stage, NumberItem)} == {""}
    assert {item.text for item in items(stage, StripItem)} == {""}
    assert {item.state for item in items(stage, LaneItem)} == {LaneState.PLAIN}

    stage.settle()
    assert {item.text for item in items(stage, NumberItem)} == {"18", "6", "7", "9", "10", "0"}
    assert [item.text for item in items(stage, StripItem)] == ["The Horror acts first"]
    assert [item.name for item in items(stage, LaneItem) if item.state is LaneState.HAPPENED] == [OPEN[0].name]


def test_the_card_that_counts_rises_and_the_others_step_back_readable(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    stage.settle()

    raised = {item.card for item in items(stage, CardItem) if item.raised == 1.0}
    assert raised == {Card.MOON, Card.PENTACLES_6, Card.CUPS_7, Card.SWORDS_9, Card.WANDS_10, Card.FOOL}
    back = next(item for item in items(stage, CardItem) if item.card is Card.SWORDS_4)
    assert back.stepped_back == 1.0
    image, box = stage.render_image(1920, 1080), back.box
    index = [
        image.pixelColor(round(box.x + dx), round(box.y + dy))
        for dx in range(8, int(box.width * 0.4))
        for dy in range(12, int(box.height * 0.3))
    ]
    assert max(contrast(colour, QColor(look.INK)) for colour in index) >= 4.5


def test_where_cards_overlap_the_one_that_counts_comes_to_the_front_whole(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    stage.settle()

    nenas = [item for item in items(stage, CardItem) if item.card in {Card.WANDS_10, Card.SWORDS_2, Card.CUPS_3}]
    front = next(item for item in nenas if item.card is Card.WANDS_10)
    assert any(front.box.overlaps(item.box) for item in nenas if item is not front)
    assert all(front.zValue() > item.zValue() for item in nenas if item is not front)


@pytest.mark.parametrize(
    "path", [(READY, VERDICT), (IDLE, announcing(3)), (announcing(2), announcing(3)), (IDLE, READY)]
)
def test_every_way_to_a_picture_ends_in_the_same_pixels(stage: Stage, path: tuple[TvPicture, TvPicture]) -> None:
    before, after = path
    stage.show_picture(before)
    stage.show_picture(after)
    stage.settle()

    assert stage.render_image(960, 540) == snapshot(after)


def test_a_throw_runs_to_its_end_by_itself(stage: Stage, qtbot: QtBot) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    qtbot.waitUntil(lambda: not stage.motion.running)

    assert stage.render_image(960, 540) == snapshot(VERDICT)


def test_undo_is_quiet_and_leaves_nothing_behind(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    stage.show_picture(READY, quiet=True)

    assert not stage.motion.running
    assert stage.render_image(960, 540) == snapshot(READY)


@pytest.mark.parametrize(
    ("before", "after"), [(announcing(2), VERDICT), (VERDICT, READY), (IDLE, VERDICT), (BLANK, READY)]
)
def test_a_jump_is_shown_at_once(stage: Stage, before: TvPicture, after: TvPicture) -> None:
    stage.show_picture(before)

    stage.show_picture(after)

    assert not stage.motion.running
    assert stage.render_image(960, 540) == snapshot(after)


def test_a_new_picture_never_waits_for_the_old_ones_animation(stage: Stage) -> None:
    stage.show_picture(announcing(5))
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    settled = replace(VERDICT, stage=TvStage.AFTERMATH, arrows=(), banner=Banner("Ceelo is hurt"))

    stage.show_picture(settled)

    assert cards_shown(stage) == ALL_OPEN
    stage.settle()
    assert stage.render_image(960, 540) == snapshot(settled)


def test_blanking_is_black_at_once_whatever_was_moving(stage: Stage) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    stage.show_picture(BLANK)

    image = stage.render_image(192, 120)
    assert {image.pixel(x, y) for x in range(192) for y in range(120)} == {0xFF000000}
    assert stage.items() == []
    assert stage.words == ""


def test_after_blanking_the_fight_is_there_again(stage: Stage) -> None:
    stage.show_picture(VERDICT)
    stage.show_picture(BLANK)

    stage.show_picture(VERDICT)

    assert stage.render_image(960, 540) == snapshot(VERDICT)


def test_cards_slide_in_face_down_as_a_character_announces(stage: Stage) -> None:
    stage.show_picture(announcing(2))
    standing = [item.box for item in items(stage, CardItem)]

    stage.show_picture(announcing(3))

    assert all(box in [item.box for item in items(stage, CardItem)] for box in standing)
    (arriving,) = (item for item in items(stage, CardItem) if item.box not in standing)
    assert not SAFE.holds(arriving.box)
    stage.settle()
    assert SAFE.holds(arriving.box)
    assert cards_shown(stage) == set()


def test_the_ladder_names_all_from_the_slowest_on(stage: Stage) -> None:
    stage.show_picture(announcing(1))

    assert [item.names for item in items(stage, LadderItem)] == [tuple(lane.name for lane in OPEN)]


def test_ready_is_said_in_the_strip_even_without_a_banner(stage: Stage) -> None:
    stage.show_picture(READY)

    assert [item.text for item in items(stage, StripItem)] == ["Ready…"]


def test_an_arrow_runs_for_each_attack_and_tells_whether_it_landed(stage: Stage) -> None:
    stage.show_picture(VERDICT)

    assert sorted(item.landed for item in items(stage, ArrowItem)) == [False, True]


def test_an_arrow_to_a_lane_that_is_not_there_is_left_out(stage: Stage) -> None:
    stage.show_picture(replace(VERDICT, lanes=VERDICT.lanes[:2]))

    assert items(stage, ArrowItem) == []


@pytest.mark.parametrize("mark", Mark)
def test_each_mark_changes_the_lane_by_its_shape_and_word(stage: Stage, mark: Mark) -> None:
    marked = replace(READY, lanes=(replace(DOWN[2], marks=(mark,)), *DOWN[3:]))
    others = [replace(READY, lanes=(replace(DOWN[2], marks=(m,)), *DOWN[3:])) for m in Mark if m is not mark]

    def shape(picture: TvPicture) -> QImage:
        return snapshot(picture).convertToFormat(QImage.Format.Format_Grayscale8)

    assert all(shape(marked) != shape(other) for other in others)


EXAMPLE = example_lanes()
EXAMPLE_TURNED = TvPicture(TvStage.VERDICT, "", lanes=tuple(replace(lane, marks=(Mark.CRITICAL,)) for lane in EXAMPLE))


@pytest.mark.parametrize(
    "picture",
    [
        announced(EXAMPLE, 6),
        TvPicture(TvStage.READY, "", lanes=announced(EXAMPLE, 6).lanes),
        EXAMPLE_TURNED,
        replace(EXAMPLE_TURNED, lanes=EXAMPLE_TURNED.lanes[:5]),
    ],
    ids=["announced", "ready", "turned", "five"],
)
def test_the_examples_names_and_deeds_are_whole_at_every_stage(stage: Stage, picture: TvPicture) -> None:
    stage.show_picture(picture)

    written = {item.name: item.deed for item in items(stage, LaneItem)}
    assert written == {lane.name: lane.deed for lane in picture.lanes}


def test_a_mark_stands_beside_the_name_or_the_number_where_its_word_fits(stage: Stage) -> None:
    stage.show_picture(EXAMPLE_TURNED)

    assert {item.mark_words for item in items(stage, LaneItem)} == {("Critical",)}


def test_in_a_crowd_marks_take_of_the_deed_and_not_of_the_name(stage: Stage) -> None:
    crowd = [
        replace(EXAMPLE[at % 6], key=at, name="Thaddeus", marks=(Mark.CRITICAL, Mark.SIGNIFICATOR)) for at in range(12)
    ]

    stage.show_picture(TvPicture(TvStage.VERDICT, "", lanes=tuple(crowd)))

    assert {item.name for item in items(stage, LaneItem)} == {"Thaddeus"}


def test_when_a_longer_deed_comes_the_cards_of_its_row_make_room_without_a_jump(stage: Stage) -> None:
    short, long = replace(DOWN[2], deed="waits"), "swings the fire axe again and again at the Eel-Faced Girl"
    lanes = tuple(replace(short, key=key) for key in range(3))
    lanes = (*lanes, replace(short, key=3, deed=long))
    stage.show_picture(announced(lanes, 3))
    standing = items(stage, CardItem)
    before = [item.box for item in standing]

    stage.show_picture(announced(lanes, 4))

    assert stage.motion.running
    assert [item.box for item in standing] == before
    stage.settle()
    assert all(item.box.height < old.height for item, old in zip(standing, before, strict=True))
    assert len({(item.box.y, item.box.height) for item in items(stage, CardItem)}) == 1


def test_a_usual_deed_moves_no_card_that_lies_already(stage: Stage) -> None:
    def where(item: CardItem) -> tuple[float, ...]:
        return tuple(round(length, 3) for length in (item.box.x, item.box.y, item.box.width, item.box.height))

    deeds = ("waits", "hides", "runs", "acts against Eel-Faced Girl")
    lanes = (DOWN[0], *(replace(DOWN[2], key=at, deed=deed) for at, deed in enumerate(deeds, start=10)))
    stage.show_picture(announced(lanes, 4))
    standing = items(stage, CardItem)
    before = [where(item) for item in standing]

    stage.show_picture(announced(lanes, 5))
    stage.settle()

    assert [where(item) for item in standing] == before
    assert "acts against Eel-Faced Girl" in {item.deed for item in items(stage, LaneItem)}


def test_twelve_with_names_of_sixty_letters_stay_in_their_lanes(stage: Stage) -> None:
    crowd = [
        replace(OPEN[0], key=at, name="W" * 60, deed="m" * 200, deck=list(DeckName)[at % 2], marks=tuple(Mark))
        for at in range(12)
    ]
    stage.show_picture(TvPicture(TvStage.VERDICT, "", lanes=tuple(crowd), banner=Banner("W" * 80, "w " * 300)))

    image = stage.render_image(1920, 1080)
    for item in items(stage, LaneItem):
        assert item.name.endswith("…")
    margin = [image.pixelColor(x, y) for x in (40, 80, 1840, 1900) for y in range(0, 1080, 5)]
    margin += [image.pixelColor(x, y) for x in range(0, 1920, 5) for y in (20, 45, 1035, 1070)]
    assert set(colour.name() for colour in margin) == {look.TABLE.lower()}


@pytest.mark.parametrize("number", [30, 70, 200])
def test_however_many_fight_each_has_a_lane_and_cards_in_it(stage: Stage, number: int) -> None:
    """The Host may put any number at the table; their lanes become small, and nothing breaks."""
    crowd = tuple(
        replace(OPEN[0], key=at, name=f"Thaddeus {at}", deck=list(DeckName)[at % 3 // 2], marks=tuple(Mark))
        for at in range(number)
    )
    stage.show_picture(announced(crowd, number // 2))
    assert not stage.render_image(1920, 1080).isNull()

    stage.show_picture(TvPicture(TvStage.VERDICT, "", lanes=crowd, banner=Banner("The players win", "")))

    assert not stage.render_image(1920, 1080).isNull()
    assert len(items(stage, LaneItem)) == number
    for card in items(stage, CardItem):
        assert card.box.height >= 6 and card.box.width >= 3
        assert number > 70 or SAFE.holds(card.box)


def test_on_a_screen_of_twice_the_pixels_everything_is_of_the_same_size(stage: Stage) -> None:
    stage.show_picture(VERDICT)
    plain = stage.render_image(1920, 1080)
    fine = QImage(1920, 1080, QImage.Format.Format_RGB32)
    fine.setDevicePixelRatio(2.0)
    painter = QPainter(fine)
    stage.render(painter, QRectF(0, 0, 960, 540))
    painter.end()

    spots = [(x, y) for x in range(0, 1920, 6) for y in range(0, 1080, 6)]
    other = sum(
        plain.pixelColor(x, y).lightness() - fine.pixelColor(x, y).lightness() not in range(-24, 25) for x, y in spots
    )
    assert other < len(spots) * 0.01


def test_the_title_card_names_the_evening_between_the_two_backs(stage: Stage) -> None:
    stage.show_picture(IDLE)

    assert [item.lines for item in items(stage, TitleItem)] == [("The Pier", "Friday")]
    boxes: list[Box] = [item.box for item in items(stage, CardItem)]
    assert len(boxes) == 2
    assert all(SAFE.holds(box) for box in boxes)


def test_a_screen_reader_hears_the_public_words_and_no_face_down_card(stage: Stage) -> None:
    stage.show_picture(READY)
    assert "Marty, dives for cover" in stage.words
    assert not any(card.title in stage.words for card in Card)

    stage.show_picture(VERDICT)
    assert "Nine of Swords" in stage.words
    assert "The Horror acts first Dolores is dragged under." in stage.words


def test_a_lane_of_six_cards_turns_like_any_other(stage: Stage) -> None:
    six = replace(OPEN[3], cards=turned(*list(Card)[:6], counts=2))
    stage.show_picture(replace(READY, lanes=(DOWN[0], replace(DOWN[3], cards=DOWN[3].cards * 3))))
    stage.show_picture(replace(VERDICT, lanes=(OPEN[0], six), arrows=()))
    stage.settle()

    assert set(list(Card)[:6]) <= cards_shown(stage)


def test_the_next_rounds_cards_come_in_anew_and_the_old_ones_are_gone(stage: Stage) -> None:
    stage.show_picture(VERDICT)
    aftermath = replace(VERDICT, stage=TvStage.AFTERMATH)
    stage.show_picture(aftermath)

    stage.show_picture(announcing(3))

    assert stage.motion.running
    assert {item.card for item in items(stage, CardItem)} == {None}
    assert not any(SAFE.holds(item.box) for item in items(stage, CardItem))
    stage.settle()
    assert stage.render_image(960, 540) == snapshot(announcing(3))
