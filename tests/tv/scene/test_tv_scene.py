from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from demoncity_gui import texts
from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.pieces.tv_picture import Arrow, Banner, LaneState, Mark, Rung, Showdown, TvPicture, TvStage
from demoncity_gui.tv.scene.arrow_item import ArrowItem, ThreadItem
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, SAFE, Box
from demoncity_gui.tv.scene.card_item import CardItem
from demoncity_gui.tv.scene.duel_sheets import MiddleItem
from demoncity_gui.tv.scene.fate_item import FateItem
from demoncity_gui.tv.scene.house_item import HouseItem, SpeakerItem
from demoncity_gui.tv.scene.lane_item import LaneItem, SignsItem
from demoncity_gui.tv.scene.motion import BEATS, Beat
from demoncity_gui.tv.scene.number_item import NumberItem
from demoncity_gui.tv.scene.room_item import RoomItem
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.score import score
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.strip_item import StripItem
from demoncity_gui.tv.scene.title_item import TitleItem
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.words.cards import card_title
from tests.tv.scene import crowd
from tests.tv.scene.evening import (
    BLANK,
    DOWN,
    IDLE,
    OPEN,
    PLAYERS,
    READY,
    VERDICT,
    announced,
    announcing,
    example_lanes,
    turned,
)

Item = TypeVar("Item", bound=QGraphicsItem)


def items(stage: TvScene, kind: type[Item]) -> list[Item]:
    """The items of one kind, in no order to be relied on."""
    return [item for item in stage.items() if isinstance(item, kind)]


def cards_shown(stage: TvScene) -> set[Drawn]:
    return {item.card for item in items(stage, CardItem) if item.card is not None and item.turned >= 0.5}


def snapshot(picture: TvPicture) -> QImage:
    """What a stage shows that has never shown anything else."""
    fresh = TvScene(CardPixmaps())
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


def test_before_the_throw_nothing_on_the_stage_knows_a_card(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    stage.show_picture(READY, quiet=True)

    for item in stage.items():
        assert not any(isinstance(value, Card) for value in vars(item).values())
        assert not any(item.data(key) for key in range(8))
        assert not item.toolTip()
    assert len(items(stage, CardItem)) == len(ALL_OPEN)
    assert cards_shown(stage) == set()


@pytest.mark.parametrize(
    "path", [(READY, VERDICT), (IDLE, announcing(3)), (announcing(2), announcing(3)), (IDLE, READY)]
)
def test_every_way_to_a_picture_ends_in_the_same_pixels(stage: TvScene, path: tuple[TvPicture, TvPicture]) -> None:
    before, after = path
    stage.show_picture(before)
    stage.show_picture(after)
    stage.settle()

    assert stage.render_image(960, 540) == snapshot(after)


def test_a_throw_runs_to_its_end_by_itself(stage: TvScene, qtbot: QtBot) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    qtbot.waitUntil(lambda: not stage.motion.running)

    assert stage.render_image(960, 540) == snapshot(VERDICT)


def test_undo_is_quiet_and_leaves_nothing_behind(stage: TvScene) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    stage.show_picture(READY, quiet=True)

    assert not stage.motion.running
    assert stage.render_image(960, 540) == snapshot(READY)


@pytest.mark.parametrize(
    ("before", "after"), [(announcing(2), VERDICT), (VERDICT, READY), (IDLE, VERDICT), (BLANK, READY)]
)
def test_a_jump_is_shown_at_once(stage: TvScene, before: TvPicture, after: TvPicture) -> None:
    stage.show_picture(before)

    stage.show_picture(after)

    assert not stage.motion.running
    assert stage.render_image(960, 540) == snapshot(after)


def test_a_new_picture_never_waits_for_the_old_ones_animation(stage: TvScene) -> None:
    stage.show_picture(announcing(5))
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    settled = replace(VERDICT, stage=TvStage.AFTERMATH, arrows=(), banner=Banner("Ceelo is hurt"))

    stage.show_picture(settled)

    assert cards_shown(stage) == ALL_OPEN
    stage.settle()
    assert stage.render_image(960, 540) == snapshot(settled)


def test_blanking_is_black_at_once_whatever_was_moving(stage: TvScene) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)

    stage.show_picture(BLANK)

    image = stage.render_image(192, 120)
    assert {image.pixel(x, y) for x in range(192) for y in range(120)} == {0xFF000000}
    assert stage.items() == []
    assert stage.words == ""


def test_after_blanking_the_fight_is_there_again(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    stage.show_picture(BLANK)

    stage.show_picture(VERDICT)

    assert stage.render_image(960, 540) == snapshot(VERDICT)


def test_ready_is_said_in_the_strip_even_without_a_banner(stage: TvScene) -> None:
    stage.show_picture(READY)

    assert [item.words for item in items(stage, StripItem)] == [texts.tv.ready]


@pytest.mark.parametrize("mark", Mark)
def test_each_mark_changes_the_lane_by_its_shape_and_word(stage: TvScene, mark: Mark) -> None:
    marked = replace(READY, lanes=(replace(DOWN[4], marks=(mark,)), *DOWN[3:4]))
    others = [replace(READY, lanes=(replace(DOWN[4], marks=(m,)), *DOWN[3:4])) for m in Mark if m is not mark]

    def shape(picture: TvPicture) -> QImage:
        return snapshot(picture).convertToFormat(QImage.Format.Format_Grayscale8)

    assert all(shape(marked) != shape(other) for other in others)


EXAMPLE = example_lanes()


@pytest.mark.parametrize(
    "picture",
    [announced(EXAMPLE, 6), TvPicture(TvStage.READY, "", lanes=announced(EXAMPLE, 6).lanes)],
    ids=["announced", "ready"],
)
def test_the_examples_names_and_deeds_are_whole(stage: TvScene, picture: TvPicture) -> None:
    stage.show_picture(picture)

    written = {item.name: item.deed for item in items(stage, LaneItem)}
    assert written == {lane.name: lane.deed for lane in picture.lanes}


@pytest.mark.parametrize("number", [30, 70, 200])
def test_however_many_fight_each_has_a_lane_and_cards_in_it(stage: TvScene, number: int) -> None:
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


def test_on_a_screen_of_twice_the_pixels_everything_is_of_the_same_size(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    plain = stage.render_image(1920, 1080)
    fine = QImage(1920, 1080, QImage.Format.Format_RGB32)
    fine.setDevicePixelRatio(2.0)
    with QPainter(fine) as painter:
        stage.render(painter, QRectF(0, 0, 960, 540))

    spots = [(x, y) for x in range(0, 1920, 6) for y in range(0, 1080, 6)]
    other = sum(
        plain.pixelColor(x, y).lightness() - fine.pixelColor(x, y).lightness() not in range(-24, 25) for x, y in spots
    )
    assert other < len(spots) * 0.01


def test_the_title_card_names_the_evening_between_the_two_backs(stage: TvScene) -> None:
    stage.show_picture(IDLE)

    assert [item.lines for item in items(stage, TitleItem)] == [("The Pier", "Friday")]
    boxes: list[Box] = [item.box for item in items(stage, CardItem)]
    assert len(boxes) == 2
    assert all(SAFE.holds(box) for box in boxes)


def test_a_lane_of_six_cards_turns_like_any_other(stage: TvScene) -> None:
    six = replace(OPEN[3], cards=turned(*list(Card)[:6], counts=2))
    stage.show_picture(replace(READY, lanes=(DOWN[0], replace(DOWN[3], cards=DOWN[3].cards * 3))))
    stage.show_picture(replace(VERDICT, lanes=(OPEN[0], six), arrows=()))
    stage.settle()

    assert set(list(Card)[:6]) <= cards_shown(stage)


def test_the_next_rounds_cards_come_in_anew_and_the_old_ones_are_gone(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    aftermath = replace(VERDICT, stage=TvStage.AFTERMATH)
    stage.show_picture(aftermath)

    stage.show_picture(announcing(3))

    assert stage.motion.running
    assert {item.card for item in items(stage, CardItem)} == {None}
    assert not any(SAFE.holds(item.box) for item in items(stage, CardItem))
    stage.settle()
    assert stage.render_image(960, 540) == snapshot(announcing(3))


# --- announcing ------------------------------------------------------------------------------------------------------


def test_cards_slide_in_face_down_as_a_character_announces(stage: TvScene) -> None:
    stage.show_picture(announcing(2))
    standing = [item.box for item in items(stage, CardItem)]

    stage.show_picture(announcing(3))

    assert all(box in [item.box for item in items(stage, CardItem)] for box in standing)
    (arriving,) = (item for item in items(stage, CardItem) if item.box not in standing)
    assert not SAFE.holds(arriving.box)
    stage.settle()
    assert SAFE.holds(arriving.box)
    assert cards_shown(stage) == set()


def test_the_house_names_all_and_the_light_falls_on_who_speaks(stage: TvScene) -> None:
    stage.show_picture(announcing(1))

    (house,), (speaker,) = items(stage, HouseItem), items(stage, SpeakerItem)
    assert all(lane.name in " ".join(house.words.split()) for lane in OPEN)
    assert speaker.words == f"{OPEN[1].name} {texts.tv.what_do_you_do}"
    stage.show_picture(announcing(2))
    stage.settle()
    assert [item.words for item in items(stage, SpeakerItem)] == [f"{OPEN[2].name} {texts.tv.what_do_you_do}"]


def test_a_window_goes_dark_for_good_when_somebody_is_out(stage: TvScene) -> None:
    there = announcing(3)
    first, *others = there.ladder
    out = replace(there, ladder=(replace(first, marks=(Mark.OUT,)), *others))

    assert snapshot(there) != snapshot(out)


def test_a_thread_runs_from_each_deed_to_its_target_in_a_lane_or_at_a_window(stage: TvScene) -> None:
    aiming = [replace(DOWN[at], targets=targets) for at, targets in ((0, (2,)), (1, (6,)), (2, ()))]
    stage.show_picture(replace(announcing(3), lanes=tuple(aiming)))

    threads = {item.points[-1] for item in items(stage, ThreadItem)}
    assert len(threads) == 2
    (house,) = items(stage, HouseItem)
    assert sum(x < house.sceneBoundingRect().right() + 4 for x, _ in threads) == 1


def test_the_next_rounds_house_is_gone_once_all_are_ready(stage: TvScene) -> None:
    stage.show_picture(announcing(6))
    assert items(stage, HouseItem)
    stage.show_picture(READY)
    stage.settle()
    assert not items(stage, HouseItem) and not items(stage, ThreadItem)


def test_who_is_unseen_has_no_sign_of_a_side(stage: TvScene) -> None:
    def grey(unseen: bool, deck: DeckName) -> QImage:
        there = announcing(0)
        ladder = tuple(replace(rung, name="Someone unseen", unseen=unseen, deck=deck) for rung in there.ladder)
        return snapshot(replace(there, ladder=ladder)).copy(0, 0, 240, 540)

    assert grey(True, DeckName.HORROR) == grey(True, DeckName.PLAYERS)
    assert grey(False, DeckName.HORROR) != grey(False, DeckName.PLAYERS)


# --- the reveal ------------------------------------------------------------------------------------------------------


def at(stage: TvScene, beat: Beat, part: float) -> None:
    """Go so far into a beat of the throw."""
    cue = score(READY, VERDICT).cue(beat)
    assert cue is not None
    stage.motion.setCurrentTime(round(cue.start + cue.length * part))


def test_the_room_darkens_before_the_throw(stage: TvScene) -> None:
    stage.show_picture(announcing(6))
    stage.show_picture(READY)
    stage.motion.pause()
    (room,) = items(stage, RoomItem)
    before = room.light
    stage.settle()
    assert room.light < before / 2


def test_the_throw_turns_all_cards_together(stage: TvScene) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    stage.motion.pause()

    for part in (0.2, 0.35, 0.5, 0.65, 0.9, 0.99):
        at(stage, Beat.TURN, part)
        (turned_so_far,) = {item.turned for item in items(stage, CardItem)}
        assert cards_shown(stage) == (ALL_OPEN if turned_so_far >= 0.5 else set())


def test_for_a_second_all_lie_open_and_nothing_says_who_won(stage: TvScene) -> None:
    """What a throw's lanes and cards look like is the same, whoever won and by which card."""
    other = replace(
        VERDICT,
        lanes=tuple(replace(lane, number=3, state=LaneState.NOTHING, marks=()) for lane in VERDICT.lanes),
        banner=Banner("The players win"),
        showdown=Showdown(3, 2, 3),
        arrows=(),
    )
    images = []
    for picture in (VERDICT, other):
        stage.show_picture(READY, quiet=True)
        stage.show_picture(picture)
        stage.motion.pause()
        for beat, part in ((Beat.TURN, 0.3), (Beat.TURN, 0.9), (Beat.OPEN, 0.02), (Beat.OPEN, 0.99)):
            at(stage, beat, part)
            images.append(stage.render_image(960, 540))
            assert stage.hides_a_throw
            assert "The Horror acts first" not in stage.words
            assert not [item for item in items(stage, NumberItem) if item.text]
    half = len(images) // 2
    assert images[:half] == images[half:]
    assert cards_shown(stage) == ALL_OPEN


def test_the_deciding_cards_grow_to_more_than_half_of_the_screen_and_the_loser_is_struck(stage: TvScene) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    stage.motion.pause()
    at(stage, Beat.GATHER, 1.0)
    shown = [item for item in items(stage, CardItem) if item.pose.shown]
    large = {item.card: item for item in shown if item.box.height > CANVAS_HEIGHT * 0.2}
    assert set(large) == {Card.MOON, Card.WANDS_10}
    assert all(item.box.height >= CANVAS_HEIGHT * 0.55 for item in large.values())
    assert not any(item.pose.struck for item in large.values())

    at(stage, Beat.COUNT, 0.5)
    counted = [int(item.text) for item in items(stage, NumberItem)]
    assert 0 < min(counted) and max(counted) < 18
    at(stage, Beat.STRIKE, 0.9)
    assert [card for card, item in large.items() if item.pose.struck] == [Card.WANDS_10]
    assert sorted(item.text for item in items(stage, NumberItem)) == ["10", "18"]
    assert not [item for item in items(stage, StripItem) if item.banner and item.shown and "Horror" in item.words]

    stage.settle()
    assert [item.banner for item in items(stage, StripItem)] == [VERDICT.banner]


def test_every_lane_that_waits_or_was_told_stands_in_the_row(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    seen = {item.card for item in items(stage, CardItem) if item.pose.shown}
    assert seen == {Card.MOON, Card.PENTACLES_6, Card.CUPS_7, Card.SWORDS_9, Card.WANDS_10, Card.FOOL}


def test_the_attack_goes_from_card_to_target_and_tells_whether_it_landed(stage: TvScene) -> None:
    stage.show_picture(VERDICT)
    assert sorted(item.landed for item in items(stage, ArrowItem)) == [False, True]

    stage.show_picture(replace(VERDICT, lanes=VERDICT.lanes[:2]), quiet=True)
    assert items(stage, ArrowItem) == []


def test_a_victim_without_cards_has_a_place_for_the_arrow_to_land_on(stage: TvScene) -> None:
    alone = replace(
        VERDICT, lanes=OPEN[:1], showdown=Showdown(5, None, 5, against="Dolores"), arrows=VERDICT.arrows[:1]
    )
    stage.show_picture(alone)
    assert [item.landed for item in items(stage, ArrowItem)] == [True]
    assert "Dolores" in " ".join(item.words for item in items(stage, SheetItem))


def test_enter_in_a_beat_ends_it_and_the_next_picture_begins(stage: TvScene) -> None:
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    following = replace(VERDICT, showdown=Showdown(3, 2, 3), arrows=())

    stage.show_picture(following)
    stage.motion.pause()

    assert cards_shown(stage) >= {Card.MOON, Card.WANDS_10}
    assert stage.motion.duration() <= 2500
    stage.settle()
    assert stage.render_image(960, 540) == snapshot(following)


def test_a_screen_reader_hears_each_beat_when_it_is_seen(stage: TvScene) -> None:
    heard = []
    stage.picture_shown.connect(lambda: heard.append(stage.words))
    stage.show_picture(READY)
    assert "Marty, dives for cover" in stage.words
    assert not any(card_title(card) in stage.words for card in Card)

    stage.show_picture(VERDICT)
    stage.motion.pause()
    assert not any(card_title(card) in heard[-1] for card in Card)
    at(stage, Beat.OPEN, 0.0)
    assert texts.card_titles.swords_9 in heard[-1]
    assert "The Horror acts first" not in heard[-1]
    at(stage, Beat.VERDICT, 0.0)
    assert "The Horror acts first Dolores is dragged under." in heard[-1]


def test_each_beat_is_told_by_its_name_for_a_sound_to_hang_on(stage: TvScene, qtbot: QtBot) -> None:
    told: list[Beat] = []
    stage.beat_began.connect(told.append)
    stage.speed = 2.0
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    qtbot.waitUntil(lambda: not stage.motion.running, timeout=10_000)
    assert told == [cue.beat for cue in score(READY, VERDICT).cues]


def test_what_happens_to_somebody_has_the_whole_screen_and_leaves_a_sign(stage: TvScene) -> None:
    before = replace(announcing(6), stage=TvStage.AFTERMATH, lanes=OPEN)
    ladder = tuple(replace(rung, marks=(Mark.OUT,)) if rung.key == 4 else rung for rung in before.ladder)
    lanes = tuple(replace(lane, marks=(Mark.OUT,)) if lane.key == 4 else lane for lane in OPEN)
    stage.show_picture(before, quiet=True)
    stage.show_picture(replace(before, ladder=ladder, lanes=lanes))
    stage.motion.pause()

    stage.motion.setCurrentTime(stage.motion.duration() - BEATS[Beat.FATE].length // 2)
    (fate,) = items(stage, FateItem)
    assert fate.isVisible()
    assert [text.line.text for text in fate.texts] == ["Marty", texts.tv.mark_out]
    stage.settle()
    assert items(stage, FateItem) == []
    assert [texts.tv.mark_out] == [item.words for item in items(stage, SignsItem) if item.words]


def test_a_screen_is_painted_anew_when_the_light_in_the_window_changes_and_when_it_goes(
    stage: TvScene, qtbot: QtBot
) -> None:
    view = SceneView(stage)
    qtbot.addWidget(view)
    view.resize(960, 540)
    view.show()
    before = replace(announcing(6), stage=TvStage.AFTERMATH, lanes=OPEN)
    ladder = tuple(replace(rung, marks=(Mark.OUT,)) if rung.key == 4 else rung for rung in before.ladder)
    stage.show_picture(before, quiet=True)
    stage.show_picture(replace(before, ladder=ladder))
    stage.motion.pause()
    painted = Painted(view)
    view.viewport().installEventFilter(painted)
    for part, anew in ((0.2, True), (0.3, False), (0.5, True), (0.97, True), (0.99, True)):
        QApplication.processEvents()
        painted.times = 0
        stage.motion.setCurrentTime(round(BEATS[Beat.FATE].length * part))
        QApplication.processEvents()
        assert bool(painted.times) is anew, part


class Painted(QObject):
    """Counts how often something is painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Paint
        return False


def differing(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures are clearly different."""
    pairs = zip(bytes(one.constBits())[1::4], bytes(other.constBits())[1::4], strict=True)
    return sum(abs(left - right) > 24 for left, right in pairs)


def test_the_table_tells_nothing_of_it_before_the_window_has(stage: TvScene) -> None:
    before = replace(announcing(6), stage=TvStage.AFTERMATH, lanes=OPEN, banner=Banner("Round 1 is over"))
    lanes = tuple(replace(lane, marks=(Mark.OUT,)) if lane.key == 4 else lane for lane in OPEN)
    ladder = tuple(replace(rung, marks=(Mark.OUT,)) if rung.key == 4 else rung for rung in before.ladder)
    stage.show_picture(before, quiet=True)
    stood = stage.render_image(1920, 1080)
    stage.show_picture(replace(before, lanes=lanes, ladder=ladder, banner=Banner("Round 1 is over", "Marty: out.")))
    stage.motion.pause()

    stage.motion.setCurrentTime(0)
    assert differing(stage.render_image(1920, 1080), stood) < 200
    stage.motion.setCurrentTime(BEATS[Beat.FATE].length // 2)
    assert differing(stage.render_image(1920, 1080), stood) > 100_000
    stage.settle()
    assert differing(stage.render_image(1920, 1080), stood) > 500


def test_harm_by_the_hosts_hand_is_seen_over_the_title_which_then_comes_back(stage: TvScene) -> None:
    hurt = Rung("Marty", PLAYERS, False, False, 4, (Mark.HURT,))
    stage.show_picture(IDLE)
    title = stage.render_image(960, 540)
    stage.show_picture(replace(IDLE, bystanders=(hurt,)))
    stage.motion.pause()
    stage.motion.setCurrentTime(stage.motion.duration() - BEATS[Beat.FATE].length // 2)
    (fate,) = items(stage, FateItem)
    assert [text.line.text for text in fate.texts] == ["Marty", texts.tv.mark_hurt]
    assert stage.words.endswith(f"Marty, {texts.tv.mark_hurt}")
    stage.settle()
    assert stage.render_image(960, 540) == title


def test_after_spare_moments_a_throw_has_no_face_of_a_lane_left_to_paint(qtbot: QtBot) -> None:
    look.load_fonts()
    art = CardPixmaps()
    stage = TvScene(art)
    view = SceneView(stage)
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show()
    stage.show_picture(READY)
    view.grab()
    qtbot.waitUntil(lambda: not stage.motion.running and not stage.paint_ahead())
    kept = art.bytes_kept

    stage.show_picture(VERDICT)

    assert art.bytes_kept == kept


def test_where_memory_is_short_a_showdown_is_painted_while_all_cards_lie_open(qtbot: QtBot) -> None:
    look.load_fonts()
    art = CardPixmaps(10_000_000)  # no room for all large faces
    stage = TvScene(art)
    view = SceneView(stage)
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show()
    stage.show_picture(READY)
    view.grab()
    qtbot.waitUntil(lambda: not stage.motion.running and not stage.paint_ahead())
    kept = art.bytes_kept

    stage.show_picture(VERDICT)
    stage.motion.pause()
    begun = art.bytes_kept - kept
    at(stage, Beat.OPEN, 0.99)
    ahead = art.bytes_kept
    at(stage, Beat.GATHER, 0.99)

    assert begun == 0
    assert art.bytes_kept == ahead > kept


@pytest.mark.parametrize("cards", [1, 4])
def test_no_face_is_tilted_in_the_very_frame_that_shows_it(qtbot: QtBot, cards: int) -> None:
    """A dozen pictures made in one frame of the turn would be felt: they are made a few in each frame before."""
    look.load_fonts()
    art = CardPixmaps()
    view = SceneView(TvScene(art))
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show()
    of = crowd.lanes(6, cards)
    view.stage.show_picture(crowd.ready(of), quiet=True)
    view.grab()
    view.stage.show_picture(crowd.verdict(of))
    view.stage.motion.pause()
    cue = score(crowd.ready(of), crowd.verdict(of)).cue(Beat.TURN)
    assert cue is not None
    for moment in range(round(cue.start), round(cue.end), 16):
        view.stage.motion.setCurrentTime(moment)
        kept = art.bytes_kept
        view.grab()
        # Backs aside, of which there are two: nothing is made while the faces are seen.
        assert moment < cue.start + cue.length * 0.4 or art.bytes_kept == kept, moment


def test_who_throws_nothing_has_a_bare_lane_while_the_others_announce(stage: TvScene) -> None:
    stage.show_picture(replace(announcing(2), lanes=(DOWN[0], replace(DOWN[1], cards=(), deed="runs for the door"))))

    assert len(items(stage, CardItem)) == len(DOWN[0].cards)
    assert "runs for the door" in {item.deed for item in items(stage, LaneItem)}


def midway(stage: TvScene, after: TvPicture, beat: Beat, part: float) -> None:
    stage.settle()
    stage.show_picture(READY, quiet=True)
    stage.show_picture(after)
    stage.motion.pause()
    cue = score(READY, after).cue(beat)
    assert cue is not None
    stage.motion.setCurrentTime(round(cue.start + cue.length * part))


def test_two_numbers_climb_together_until_the_lower_one_stops(stage: TvScene) -> None:
    climbed = []
    for part in (0.15, 0.3, 0.6, 1.0):
        midway(stage, VERDICT, Beat.COUNT, part)
        climbed.append(sorted(int(item.text) for item in items(stage, NumberItem)))
    assert climbed[0][0] == climbed[0][1] < 10
    assert climbed[-1] == [10, 18]
    assert [low for low, _ in climbed] == [min(10, high) for _, high in climbed]


def test_what_makes_a_card_worth_its_number_is_said_after_the_number(stage: TvScene) -> None:
    own = replace(VERDICT, lanes=(replace(VERDICT.lanes[0], worth=texts.card_titles.major_18), *VERDICT.lanes[1:]))

    def said() -> bool:
        return any(texts.card_titles.major_18 in item.words and item.shown > 0.0 for item in items(stage, SheetItem))

    midway(stage, own, Beat.COUNT, 0.9)
    assert not said()
    stage.settle()
    assert said()


def test_who_has_lost_stays_down_until_nearly_back_and_then_dark(stage: TvScene) -> None:
    told = replace(VERDICT, lanes=tuple(replace(lane, state=LaneState.NOTHING) for lane in VERDICT.lanes))
    over = replace(told, stage=TvStage.AFTERMATH, showdown=None, arrows=(), banner=Banner("Round 2 is over"))
    stage.show_picture(told, quiet=True)
    stage.show_picture(over)
    stage.motion.pause()
    stage.motion.setCurrentTime(100)
    (loser,) = [item for item in items(stage, CardItem) if item.card is Card.WANDS_10]
    assert loser.pose.struck
    stage.settle()
    assert not loser.pose.struck
    assert {item.pose.raised for item in items(stage, CardItem)} == {0.0}
    assert {item.pose.dim for item in items(stage, CardItem)} == {1.0}


def test_a_foe_whom_nobody_faces_stands_on_the_right_and_the_victim_on_the_left(stage: TvScene) -> None:
    alone = replace(VERDICT, showdown=Showdown(None, 5, 5, against="Dolores", victim=3), arrows=VERDICT.arrows[:1])
    stage.show_picture(alone, quiet=True)
    (moon,) = [item for item in items(stage, CardItem) if item.card is Card.MOON]
    (arrow,) = items(stage, ArrowItem)
    assert moon.box.middle > 960
    assert arrow.points[-1][0] < arrow.points[0][0] < 1100


def test_nobody_shines_in_a_stalemate_and_it_says_that_it_was_not_enough(stage: TvScene) -> None:
    stalemate = replace(VERDICT, showdown=Showdown(6, 5, stalemate=True))
    stage.show_picture(stalemate, quiet=True)
    large = [item.pose for item in items(stage, CardItem) if item.box.height > 500]
    assert [(pose.raised, pose.dim, pose.struck) for pose in large] == [(0.0, 1.0, False)] * 2
    assert texts.tv.not_enough in " ".join(item.words for item in items(stage, SheetItem) if item.shown)


def test_it_is_not_said_between_cards_of_others_than_whose_attack_failed(stage: TvScene) -> None:
    smaller = replace(VERDICT, showdown=Showdown(6, 5, stalemate=True), arrows=(Arrow(4, 3, False),))
    stage.show_picture(smaller, quiet=True)
    assert texts.tv.not_enough not in " ".join(item.words for item in items(stage, SheetItem) if item.shown)


def test_beside_a_card_that_nothing_faces_it_says_as_well_that_it_was_not_enough(stage: TvScene) -> None:
    alone = replace(VERDICT, showdown=Showdown(None, 5, stalemate=True), arrows=(Arrow(5, 3, False),))
    stage.show_picture(alone, quiet=True)
    (card,) = [item for item in items(stage, CardItem) if item.card is Card.MOON]
    (said,) = [item for item in items(stage, MiddleItem) if texts.tv.not_enough in item.words]
    assert card.box.right < said.boundingRect().left() < said.boundingRect().right() <= 1920
