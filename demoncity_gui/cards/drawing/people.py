"""People of the city, cut from paper: a pose is where the joints are, and clothes are put on it.

Poses are drawn in units of their own: somebody who stands is 400 units tall, feet on the origin's line, y downwards,
and looks to the right where the pose has a direction.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import Final, NamedTuple, Protocol

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import sleeve
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, joined, limb, placed, polygon
from demoncity_gui.cards.drawing.small_heads import Hair, Head, small_head
from demoncity_gui.cards.drawing.tones import BLACK


class _Cut(Protocol):
    """Fills a shape of the pose's units in a colour, with a lit edge so deep, a dark one, and a rim."""

    def __call__(self, path: QPainterPath, colour: str | QColor, light: str | QColor, deep: float = ...) -> None: ...


class Limb(NamedTuple):
    """The joint in the middle of an arm or a leg, and its end."""

    joint: Point
    end: Point


class Pose(NamedTuple):
    """Where the joints are. The far arm and leg are behind the body, the near ones before it."""

    head: Point
    neck: Point
    hip: Point
    far_arm: Limb
    near_arm: Limb
    far_leg: Limb
    near_leg: Limb


WALKING: Final = Pose(
    (16, -360),
    (8, -316),
    (0, -190),
    Limb((-40, -262), (-52, -196)),
    Limb((34, -256), (64, -206)),
    Limb((-26, -98), (-70, -14)),
    Limb((34, -104), (40, 0)),
)


class Cloth(Enum):
    """What a body wears."""

    SUIT = "suit"
    COAT = "coat"  # down to the knee


class Wear(NamedTuple):
    """How somebody is dressed, and in which colours."""

    hair: Hair = Hair.SHORT
    cloth: Cloth = Cloth.SUIT
    colour: str | QColor = "#23212C"
    rim: str | QColor = look.BONE
    """The lit edge of the clothes."""
    skin: str | QColor = look.BONE
    hair_colour: str | QColor = "#17161D"
    stout: float = 1.0
    """How broad: 0.7 for a child, 1.3 for somebody heavy."""
    legs: str | QColor | None = None
    """Trousers of another colour than the jacket."""
    shirt: str | QColor | None = None
    """A shirt front, or an apron, down the middle."""
    smile: float = 0
    """The corner of the mouth: 1 up, -1 down."""


def person(painter: QPainter, pose: Pose, wear: Wear, x: float, y: float, size: float, *, mirror: bool = False) -> None:
    """Paint somebody with their feet at (x, y): the far limbs, the body, the head, and the near arm over all."""
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)

    def cut(path: QPainterPath, colour: str | QColor, light: str | QColor, deep: float = 5) -> None:
        shade = mixed(BLACK, colour, 0.55)
        lit(painter, path, colour, light, (deep, -deep * 0.5), shade=shade, width=3.2)

    stout = wear.stout
    legs = wear.legs or wear.colour
    cut(_leg(pose.hip, pose.far_leg, stout), mixed(BLACK, legs, 0.72), mixed(BLACK, wear.rim, 0.6), 4)
    cut(_leg(pose.hip, pose.near_leg, stout), legs, wear.rim, 4)
    _arm(painter, cut, pose, pose.far_arm, wear)
    body = _body(pose, wear)
    cut(body, wear.colour, wear.rim)
    _dress(painter, pose, wear)
    cut(limb(((*pose.neck, 22), (*pose.head, 18))), wear.skin, wear.skin)
    painter.save()
    painter.translate(*pose.head)
    painter.rotate(0.8 * math.degrees(math.atan2(pose.head[0] - pose.neck[0], pose.neck[1] - pose.head[1])))
    small_head(painter, Head(wear.hair, wear.skin, wear.hair_colour, wear.rim, wear.smile))
    painter.restore()
    _arm(painter, cut, pose, pose.near_arm, wear, body)
    painter.restore()


def _leg(hip: Point, leg: Limb, stout: float) -> QPainterPath:
    foot = along(leg.joint, leg.end, 1.0, -17)
    shoe = limb(((*leg.end, 23 * stout), (*along(leg.end, foot, 1.6), 15 * stout)))
    return joined(limb(((*hip, 50 * stout), (*leg.joint, 35 * stout), (*leg.end, 22 * stout))), shoe)


def _arm(painter: QPainter, cut: _Cut, pose: Pose, arm: Limb, wear: Wear, body: QPainterPath | None = None) -> None:
    """Paint a sleeve, and a hand that goes on where the arm points; the far arm, out of no body, is in the dark."""
    colour, rim = wear.colour, wear.rim
    if body is None:
        colour, rim = mixed(BLACK, colour, 0.72), mixed(BLACK, rim, 0.6)
    stout, wrist = wear.stout, along(arm.joint, arm.end, 0.92)
    turn = math.degrees(math.atan2(arm.end[1] - arm.joint[1], arm.end[0] - arm.joint[0]))
    side = -1 if turn > 90 or turn < -90 else 1  # the thumb is on the upper side
    hand = joined(blob(((-8, -9), (8, -12), (25, -9), (31, 0), (24, 9), (6, 11), (-8, 9)), tension=0.8),
        limb(((2, -8 * side, 8), (15, -16 * side, 7))))  # fmt: skip
    cut(placed(hand, *wrist, 0.7 + 0.3 * stout, turn), wear.skin, wear.skin, 3)
    shoulder = along(pose.neck, arm.joint, 0.28)
    sleeve(painter, (shoulder, arm.joint, wrist), (36 * stout, 30 * stout, 19 * stout), colour, rim,
        (4, -2), shade=0.55, edge=3.2, body=body)  # fmt: skip


def _dress(painter: QPainter, pose: Pose, wear: Wear) -> None:
    """Paint what makes cloth of a silhouette: a shirt front, folds that fall from the waist."""
    neck, hip = pose.neck, pose.hip
    if wear.shirt is not None:
        front = (along(neck, hip, 0, 11), along(neck, hip, 0, -15), along(neck, hip, 0.6, -5))
        fill(painter, polygon(front), wear.shirt)
    if wear.cloth is Cloth.COAT:
        hems = sorted((pose.far_leg.joint, pose.near_leg.joint))
        if hems[0][1] < hip[1] + 70:
            return
        fold = mixed(BLACK, wear.colour, 0.5)
        for share in (0.1, 0.45, 0.8):
            foot = (hems[0][0] + (hems[1][0] - hems[0][0]) * share + (share - 0.45) * 34, hems[0][1] - 4)
            fill(painter, limb(((*along(neck, hip, 0.95, (0.45 - share) * 40), 2), (*foot, 8))), fold)


def _body(pose: Pose, wear: Wear) -> QPainterPath:
    neck, hip, stout = pose.neck, pose.hip, wear.stout
    waist = 29 * stout
    sides = [[along(neck, hip, share, aside * side * stout) for share, aside in ((0, 14), (0.05, 32), (0.15, 44),
        (0.4, 39), (0.7, 29), (1.0, 34), (1.14, 28))] for side in (1, -1)]  # fmt: skip
    trunk = blob((*sides[0], *reversed(sides[1])), tension=0.9)
    if wear.cloth is Cloth.SUIT:
        return trunk
    hems = sorted((along(hip, pose.far_leg.joint, 1), along(hip, pose.near_leg.joint, 1)))
    left, right = (hems[0][0] - 16 * stout, hems[0][1]), (hems[1][0] + 16 * stout, hems[1][1])
    top = sorted((along(neck, hip, 0.7, waist), along(neck, hip, 0.7, -waist)))
    return joined(trunk, blob((top[0], left, right, top[1]), tension=0.35))
