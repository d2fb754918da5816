"""What a viewer on the sofa gets, at thousands of tables: letters large enough, and none over others or an index."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import (
    Arrow,
    Banner,
    BannerMood,
    FaceDown,
    FaceUp,
    Lane,
    LaneState,
    Mark,
    Rung,
    Showdown,
    TvPicture,
    TvStage,
)
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, SAFE, Box
from demoncity_gui.tv.scene.card_item import CardItem
from demoncity_gui.tv.scene.duel_sheets import RowItem
from demoncity_gui.tv.scene.fans import TIER_STEP
from demoncity_gui.tv.scene.lane_item import LaneItem
from demoncity_gui.tv.scene.liveliness import LETTERS
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.texts import Text
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.support.trials import Trials
from tests.tv.scene.crowd import lanes, verdict


def letters(dice: Random, most: int) -> str:
    return "".join(dice.choice("aeimnorstW    ") for _ in range(dice.randint(1, most))).strip() or "W"


def table(seed: int) -> list[TvPicture]:
    """A round at one table, stage by stage, of up to twelve with names of 1 to 60 letters."""
    dice = Random(seed)
    count = dice.randint(1, 12)
    lanes = []
    for key in range(1, count + 1):
        cards = [FaceUp(dice.choice(list(Card)), False) for _ in range(dice.randint(1, 5))]
        cards[0] = replace(cards[0], counts=True)
        target = letters(dice, 60)
        marks = tuple(mark for mark in Mark if dice.random() < 0.15)
        deed = f"{letters(dice, 24)} {target}"
        deck, state = dice.choice(list(DeckName)), dice.choice(list(LaneState))
        name = letters(dice, 60)
        lane = Lane(key, name, deed, deck, tuple(cards), dice.randrange(23), state, marks, target=target)
        shorter = dice.choice(((), (letters(dice, 12), f"M{key}")))
        lane = replace(lane, shorter=shorter, short_target=letters(dice, 12))
        lanes.append(replace(lane, clash=dice.choice("AB"), worth=dice.choice(("", "Queen = 13"))))
    down = tuple(replace(lane, cards=tuple(FaceDown() for _ in lane.cards), number=None) for lane in lanes)
    speaker = dice.randrange(count)
    ladder = tuple(
        Rung(lane.name, lane.deck, at == speaker, at < speaker, lane.key, lane.marks[:1], shorter=lane.shorter)
        for at, lane in enumerate(lanes)
    )
    other = dice.choice([None, *range(2, count + 1)]) if count > 1 else None
    showdown = Showdown(1, other, dice.choice((None, 1)), "" if other else dice.choice(("", letters(dice, 60))))
    if other is None and count > 1:
        showdown = replace(showdown, against="W", victim=dice.randint(2, count))
    banner = Banner(letters(dice, 30), letters(dice, 120), dice.choice(list(BannerMood)))
    arrows = () if other is None else (Arrow(1, other, dice.random() < 0.5),)
    return [
        TvPicture(TvStage.ANNOUNCE, "", round_number=3, ladder=ladder, lanes=down[:speaker]),
        TvPicture(TvStage.READY, "", lanes=down),
        TvPicture(TvStage.VERDICT, "", lanes=tuple(lanes), showdown=showdown, banner=banner, arrows=arrows),
        TvPicture(TvStage.AFTERMATH, "", lanes=tuple(lanes), banner=banner),
    ]


def written(stage: TvScene) -> list[Text]:
    return [
        text
        for item in stage.items()
        if isinstance(item, SheetItem) and item.isVisible() and item.shown > 0.0
        for text in item.texts
        if text.line.text
    ]


def ink(box: Box) -> Box:
    """The ground that letters take of their line: what is above and beneath stays free."""
    high = box.height * 0.2
    return Box(box.x + 1, box.y + high / 2, max(1.0, box.width - 2), box.height - high)


def indices(stage: TvScene) -> list[Box]:
    """The indices of the cards that lie open, of each what no card over it covers."""
    cards = [item for item in stage.items() if isinstance(item, CardItem) and item.pose.shown and item.card]
    return [Box(one.box.x, one.box.y, one.box.width * 0.45, one.box.height * TIER_STEP * 0.9) for one in cards]


def assert_readable(stage: TvScene, where: str) -> None:
    texts = written(stage)
    assert texts, where
    least = CANVAS_HEIGHT * 0.031 * min(1.0, stage.letters)
    assert min(text.line.font.pixelSize() for text in texts) >= least - 0.5, where
    for one, other in combinations(texts, 2):
        assert not ink(one.box).overlaps(ink(other.box)), f"{where}: {one.line.text!r} on {other.line.text!r}"
    for text in texts:
        assert SAFE.holds(ink(text.box)), f"{where}: {text.line.text!r} beyond the safe ground"
        assert not [box for box in indices(stage) if box.overlaps(ink(text.box))], f"{where}: {text.line.text!r}"


@pytest.mark.soak
def test_no_text_lies_over_another_or_over_an_index_at_any_table(
    stage: TvScene, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Whatever size of letters the Host likes."""
    number = trials(2000, one_in=40)
    for seed in range(number):
        stage.letters = Random(seed).choice((100, *LETTERS)) / 100
        for picture in table(seed):
            stage.show_picture(picture, quiet=True)
            assert_readable(stage, f"table {seed}, {picture.stage.value}, letters {stage.letters}")
    record_property("tables", number)


@pytest.mark.soak
def test_every_name_that_has_a_short_form_stands_uncut_at_any_table(
    stage: TvScene, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Twelve letters side by side twelve times: no name ends in an ellipsis, nor is a word of one broken."""
    number = trials(300, one_in=20)
    for seed in range(number):
        for picture in table(seed):
            lanes = tuple(replace(lane, shorter=(f"Coat {lane.key}", f"C{lane.key}")) for lane in picture.lanes)
            ladder = tuple(replace(rung, shorter=(f"Coat {rung.key}", f"C{rung.key}")) for rung in picture.ladder)
            stage.show_picture(replace(picture, lanes=lanes, ladder=ladder), quiet=True)
            for item in stage.items():
                if isinstance(item, LaneItem | RowItem) and item.isVisible():
                    bold = [text.line.text for text in item.texts if text.line.font.bold()]
                    assert not [text for text in bold if "…" in text], f"table {seed}, {picture.stage.value}"
    record_property("tables", number)


def test_names_of_the_others_are_whole_or_short_at_eight_and_at_twelve(stage: TvScene) -> None:
    for count in (8, 10, 12):
        of = tuple(
            replace(lane, name=f"Thaddeus Montgomery {lane.key}", shorter=("Thaddeus", f"TM{lane.key}"))
            for lane in lanes(count, 2)
        )
        stage.show_picture(verdict(of), quiet=True)
        (row,) = [item for item in stage.items() if isinstance(item, RowItem) and item.isVisible() and item.texts]
        names = [text.line.text for text in row.texts if text.line.font.bold()]
        assert set(names) <= {form for lane in of for form in (lane.name, *lane.shorter, lane.clash)}
