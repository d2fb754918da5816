"""A task on the stage: its cards come in face down, turn together, and never take those of a round with them."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Banner, BannerMood, Lane, LaneState, Showdown, TvPicture, TvStage
from demoncity_gui.texts import card_titles
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, SAFE
from demoncity_gui.tv.scene.card_item import CardItem
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.number_item import NumberItem
from demoncity_gui.tv.scene.score import score
from demoncity_gui.tv.scene.strip_item import StripItem
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.evening import HORROR, IDLE, PLAYERS, READY, turned
from tests.tv.scene.test_tv_scene import cards_shown, items

TASK = TvPicture(
    TvStage.TASK,
    "The Pier",
    lanes=(
        Lane(-100, "Dolores", "against Marty", PLAYERS, turned(Card.CUPS_7, Card.CUPS_2), 7, LaneState.HAPPENED),
        Lane(-101, "The eel", "against Dolores", HORROR, turned(Card.MOON, counts=-1), None, LaneState.NOTHING),
    ),
    banner=Banner("Dolores won · 7", "", BannerMood.PLAYERS),
    showdown=Showdown(-100, -101, -100),
)
AGAIN = TvPicture(
    TvStage.TASK, "The Pier", lanes=(Lane(-200, "Dolores", "", PLAYERS, turned(Card.CUPS_9), 9, LaneState.HAPPENED),)
)
ALL = {Card.CUPS_7, Card.CUPS_2, Card.MOON}


def at(stage: TvScene, beat: Beat, part: float) -> None:
    cue = score(IDLE, TASK).cue(beat)
    assert cue is not None
    stage.motion.setCurrentTime(round(cue.start + cue.length * part))


def test_the_cards_come_in_face_down_and_all_turn_together(stage: TvScene) -> None:
    stage.show_picture(IDLE)
    stage.show_picture(TASK)
    stage.motion.pause()

    at(stage, Beat.DEAL, 1.0)
    assert cards_shown(stage) == set()
    assert all(SAFE.holds(item.box) for item in items(stage, CardItem))
    for part in (0.3, 0.7, 0.99):
        at(stage, Beat.TURN, part)
        assert len({item.turned for item in items(stage, CardItem)}) == 1
        assert cards_shown(stage) == (ALL if part > 0.5 else set())


def test_number_and_verdict_wait_for_the_turn(stage: TvScene) -> None:
    stage.show_picture(IDLE)
    stage.show_picture(TASK)
    stage.motion.pause()
    at(stage, Beat.OPEN, 0.9)
    assert {item.text for item in items(stage, NumberItem)} == {""}
    assert not [item for item in items(stage, StripItem) if item.shown]

    stage.settle()
    assert {item.text for item in items(stage, NumberItem)} == {"7"}
    assert [item.words for item in items(stage, StripItem)] == ["Dolores won · 7"]
    assert stage.words.startswith(f"Dolores won · 7\nDolores, against Marty, {card_titles.cups_7}")


def test_a_tasks_one_card_fills_the_stage_with_what_it_must_beat(stage: TvScene) -> None:
    stage.show_picture(replace(AGAIN, showdown=Showdown(-200, None, -200, "must be beaten", 7)))

    (card,) = items(stage, CardItem)
    assert card.box.height >= CANVAS_HEIGHT * 0.55
    assert {item.text for item in items(stage, NumberItem)} == {"9", "7"}


def test_what_is_tried_and_what_it_must_beat_stand_there_before_the_cards_turn(stage: TvScene) -> None:
    opening = Banner("Dolores climbs the drainpipe", "7 must be beaten")
    task = replace(AGAIN, showdown=Showdown(-200, None, -200, "must be beaten", 7), opening=opening)
    stage.show_picture(IDLE)
    stage.show_picture(task)
    stage.motion.pause()
    words = "Dolores climbs the drainpipe 7 must be beaten"
    for beat, part in ((Beat.DEAL, 0.9), (Beat.TURN, 0.5), (Beat.OPEN, 0.9)):
        cue = score(IDLE, task).cue(beat)
        assert cue is not None
        stage.motion.setCurrentTime(round(cue.start + cue.length * part))
        assert [item.words for item in items(stage, StripItem) if item.shown > 0.9] == [words]
    stage.settle()
    assert words not in [item.words for item in items(stage, StripItem)]


def test_a_number_that_was_beaten_is_struck_through_and_one_that_held_is_not(stage: TvScene) -> None:
    for winner, struck in ((-200, True), (0, False)):
        stage.show_picture(replace(AGAIN, showdown=Showdown(-200, None, winner, "must be beaten", 7)), quiet=True)
        (level,) = [item for item in items(stage, NumberItem) if item.text == "7"]
        assert level.is_struck is struck


def test_the_next_throw_comes_in_anew(stage: TvScene) -> None:
    stage.show_picture(TASK, quiet=True)
    stage.show_picture(AGAIN)
    stage.motion.pause()
    stage.motion.setCurrentTime(400)
    assert cards_shown(stage) == set()
    stage.settle()
    assert cards_shown(stage) == {Card.CUPS_9}


def test_a_task_in_the_middle_of_a_round_turns_none_of_its_cards_and_the_round_comes_back_as_it_lay(
    stage: TvScene,
) -> None:
    stage.show_picture(READY)
    stage.settle()
    before = stage.render_image(960, 540)

    stage.show_picture(TASK)
    stage.settle()
    assert cards_shown(stage) == ALL

    stage.show_picture(READY)
    assert cards_shown(stage) == set()
    assert stage.render_image(960, 540) == before


def test_taking_it_back_shows_the_title_again_at_once(stage: TvScene) -> None:
    stage.show_picture(IDLE)
    title = stage.render_image(960, 540)
    stage.show_picture(TASK)
    stage.show_picture(IDLE, quiet=True)
    assert stage.render_image(960, 540) == title
