"""D10s on the TV: bare till they land, all at once, and told apart without colour."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.dice import OUTLINE
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.dice import D10, FACES
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Numeral
from demoncity_gui.pieces.tv_picture import FaceDown, FaceUp, Lane, LaneState, Mark, Showdown, TvPicture, TvStage
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.burst import burst_around
from demoncity_gui.tv.scene.card_item import CardItem, Pose
from demoncity_gui.tv.scene.d10_item import D10Item
from demoncity_gui.tv.scene.duel_sheets import RowItem
from demoncity_gui.tv.scene.lane_item import SignsItem
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.score import score
from demoncity_gui.tv.scene.tv_scene import TvScene

HIGH = 240
LAID = TvPicture(
    TvStage.READY,
    title="The dry dock",
    round_number=1,
    lanes=(
        Lane(1, "Ann", "shoots at Bill", DeckName.PLAYERS, (FaceDown(), FaceDown())),
        Lane(2, "Bill", "bites Ann", DeckName.HORROR, (FaceDown(),)),
    ),
    edition=Edition.DICE,
)
ROLLED = replace(
    LAID,
    stage=TvStage.VERDICT,
    lanes=(
        replace(
            LAID.lanes[0],
            cards=(FaceUp(Numeral(3), counts=False), FaceUp(Numeral(8), counts=True)),
            number=8,
            state=LaneState.HAPPENED,
        ),
        replace(LAID.lanes[1], cards=(FaceUp(Numeral(5), counts=True),), number=5, state=LaneState.NOTHING),
    ),
)


def dice(stage: TvScene) -> list[D10Item]:
    return sorted((one for one in stage.items() if isinstance(one, D10Item)), key=lambda one: one.box.x)


def grey(art: CardPixmaps, die: D10) -> QImage:
    return art.die(die, HIGH).toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def painted(die: D10Item) -> QImage:
    image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(60, 60)
        die.paint(painter, QStyleOptionGraphicsItem())
    return image


def test_in_the_dice_edition_dice_lie_in_the_lanes_and_no_card_does(stage: TvScene) -> None:
    stage.show_picture(LAID)
    stage.settle()
    assert len(dice(stage)) == 3
    assert all(isinstance(one, D10Item) for one in stage.items() if isinstance(one, CardItem))


def test_cards_are_cards_again_once_another_evening_is_shown(stage: TvScene) -> None:
    stage.show_picture(LAID)
    stage.settle()
    stage.show_picture(replace(LAID, edition=Edition.TAROT))
    stage.settle()
    assert dice(stage) == []
    assert any(isinstance(one, CardItem) for one in stage.items())


def test_every_face_of_both_sides_looks_different_without_any_colour(stage: TvScene) -> None:
    art = CardPixmaps()
    faces = [grey(art, D10(whose, number)) for whose in DeckName for number in (None, *FACES)]
    assert all(one != other for place, one in enumerate(faces) for other in faces[:place])


@pytest.mark.parametrize("turned", [0.01, 0.3, 0.7, 0.99])
def test_a_die_shows_no_number_before_it_has_landed(stage: TvScene, turned: float) -> None:
    def tumbling(number: int) -> QImage:
        die = D10Item(CardPixmaps(), DeckName.HORROR)
        die.lies(Pose(Box(0, 0, 140, HIGH)))
        die.pictured_at(HIGH)
        die.show_card(Numeral(number))
        die.turn(turned)
        return painted(die)

    assert tumbling(2) == tumbling(9)


def test_it_shows_its_number_once_it_has(stage: TvScene) -> None:
    seen = []
    for number in (2, 9):
        die = D10Item(CardPixmaps(), DeckName.HORROR)
        die.lies(Pose(Box(0, 0, 140, HIGH)))
        die.pictured_at(HIGH)
        die.show_card(Numeral(number))
        die.turn(1.0)
        seen.append(painted(die))
    assert seen[0] != seen[1]


def test_all_dice_tumble_at_once_and_land_together(stage: TvScene) -> None:
    stage.show_picture(LAID)
    stage.settle()
    stage.show_picture(ROLLED)
    stage.motion.pause()
    cue = score(LAID, ROLLED).cue(Beat.TURN)
    assert cue is not None
    for part in (0.2, 0.5, 0.9):
        stage.motion.setCurrentTime(round(cue.start + cue.length * part))
        assert len({one.turned for one in dice(stage)}) == 1
    stage.settle()
    assert {one.turned for one in dice(stage)} == {1.0}


def test_the_rays_of_a_critical_follow_the_edge_of_the_die() -> None:
    box, item = Box(100, 100, 700, 1200), burst_around(Box(100, 100, 700, 1200), Edition.DICE)
    image = QImage(900, 1400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(item.pos())
        item.paint(painter, QStyleOptionGraphicsItem())
    painted = [
        (x - box.x, y - box.y) for x in range(0, 900, 4) for y in range(0, 1400, 4) if image.pixelColor(x, y).alpha()
    ]
    edge = QPainterPath()
    edge.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*OUTLINE, OUTLINE[0])]))
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * 40)
    beside = stroker.createStroke(edge)
    assert len(painted) > 400
    assert all(beside.contains(QPointF(x, y)) and not edge.contains(QPointF(x, y)) for x, y in painted)


def crowded(seed: int) -> list[TvPicture]:
    """A round of up to twelve with dice, many badges and the letters of several Clashes."""
    luck = Random(seed)
    count = luck.randint(1, 12)
    lanes = []
    for key in range(1, count + 1):
        faces = [luck.choice(FACES) for _ in range(luck.randint(1, 5))]
        best = faces.index(max(faces))
        up = tuple(FaceUp(Numeral(face), counts=place == best) for place, face in enumerate(faces))
        marks = tuple(mark for mark in Mark if luck.random() < 0.3)
        deck, state = luck.choice(list(DeckName)), luck.choice(list(LaneState))
        lane = Lane(key, "Thaddeus"[: luck.randint(2, 8)], "shoots at Bill", deck, up, max(faces), state, marks)
        lanes.append(replace(lane, clash=luck.choice(("", "A", "B"))))
    showdown = Showdown(1, luck.randint(2, count) if count > 1 else None, 1)
    told = TvPicture(TvStage.VERDICT, "", lanes=tuple(lanes), showdown=showdown, edition=Edition.DICE)
    return [told, replace(told, stage=TvStage.AFTERMATH, showdown=None)]


def numbers(stage: TvScene) -> list[Box]:
    """Return where the number of each die stands: the middle of its picture."""
    up = [one.box for one in dice(stage) if one.pose.shown and one.card]
    return [Box(at.x + at.width * 0.31, at.y + at.height * 0.357, at.width * 0.38, at.height * 0.253) for at in up]


def test_no_badge_lies_on_the_number_of_a_die(stage: TvScene) -> None:
    for seed in range(60):
        for picture in crowded(seed):
            stage.show_picture(picture, quiet=True)
            for item in stage.items():
                if isinstance(item, SignsItem | RowItem) and item.isVisible():
                    for sign in item.signs:
                        for number in numbers(stage):
                            assert not sign.ground.overlaps(number), (seed, picture.stage, sign, number)
