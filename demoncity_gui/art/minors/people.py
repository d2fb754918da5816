"""People of the city, cut from paper: a pose is where the joints are, and clothes are put on it.

Poses are drawn in units of their own: somebody who stands is 400 units tall, feet on the origin's line, y downwards,
and looks to the right where the pose has a direction.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from demoncity_gui.art import look
from demoncity_gui.art.primitives import Point, blob, disc, fedora, fill, joined, limb, placed, rect, rimmed
from demoncity_gui.art.tones import BLACK

_Cut = Callable[[QPainterPath, str | QColor], None]
"""Fills a shape of the pose's units in a colour, with an edge that sets it off."""


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

    def turned(self, degrees: float, about: Point = (0, 0)) -> Pose:
        """The same pose turned clockwise about a point: lying down, falling, leaning."""
        turn = QTransform().translate(*about).rotate(degrees).translate(-about[0], -about[1])

        def at(point: Point) -> Point:
            mapped = turn.map(QPointF(*point))
            return mapped.x(), mapped.y()

        limbs = (Limb(at(one.joint), at(one.end)) for one in self[3:])
        return Pose(at(self.head), at(self.neck), at(self.hip), *limbs)


STANDING: Final = Pose(
    (0, -364),
    (0, -318),
    (0, -190),
    Limb((-44, -262), (-40, -188)),
    Limb((44, -262), (40, -188)),
    Limb((-18, -96), (-22, 0)),
    Limb((18, -96), (22, 0)),
)
WALKING: Final = Pose(
    (16, -360),
    (8, -316),
    (0, -190),
    Limb((-40, -262), (-52, -196)),
    Limb((34, -256), (64, -206)),
    Limb((-26, -98), (-70, -14)),
    Limb((34, -104), (40, 0)),
)
RUNNING: Final = Pose(
    (56, -348),
    (38, -308),
    (0, -190),
    Limb((-22, -276), (-70, -246)),
    Limb((64, -246), (108, -278)),
    Limb((-52, -130), (-128, -108)),
    Limb((62, -148), (56, -40)),
)
SITTING: Final = Pose(  # the seat is at y = -110
    (10, -286),
    (0, -240),
    (-8, -112),
    Limb((24, -176), (66, -140)),
    Limb((30, -170), (78, -128)),
    Limb((84, -112), (88, 0)),
    Limb((96, -104), (104, 0)),
)
BOWED: Final = Pose(  # sitting, the face in both hands; the seat is at y = -110
    (72, -214),
    (38, -218),
    (-8, -112),
    Limb((92, -140), (88, -204)),
    Limb((100, -132), (100, -198)),
    Limb((84, -112), (88, 0)),
    Limb((98, -104), (104, 0)),
)
KNEELING: Final = Pose(
    (34, -216),
    (22, -172),
    (-6, -64),
    Limb((52, -118), (88, -150)),
    Limb((58, -108), (96, -134)),
    Limb((56, -12), (-34, 0)),
    Limb((70, -10), (-22, 4)),
)
REACHING: Final = Pose(  # standing, one arm up
    (10, -362),
    (4, -318),
    (0, -190),
    Limb((-44, -262), (-40, -188)),
    Limb((58, -350), (86, -424)),
    Limb((-18, -96), (-26, 0)),
    Limb((22, -96), (30, 0)),
)
CARRYING: Final = Pose(  # bent under a load held before the body
    (64, -318),
    (36, -284),
    (-10, -180),
    Limb((72, -232), (120, -214)),
    Limb((66, -220), (116, -196)),
    Limb((-34, -96), (-78, -10)),
    Limb((34, -104), (32, 0)),
)
LYING: Final = Pose(  # on the back, the head to the left, one arm flung out
    (-190, -26),
    (-148, -22),
    (-20, -20),
    Limb((-150, 10), (-196, 44)),
    Limb((-110, -64), (-166, -98)),
    Limb((74, -42), (160, -8)),
    Limb((80, -14), (172, -10)),
)


class Hair(Enum):
    """What is on a head."""

    SHORT = "short"
    LONG = "long"
    BUN = "bun"
    BALD = "bald"
    CURLS = "curls"
    FEDORA = "fedora"
    CAP = "cap"
    HOOD = "hood"
    SCARF = "scarf"


class Cloth(Enum):
    """What a body wears."""

    SUIT = "suit"
    COAT = "coat"  # down to the knee
    GOWN = "gown"  # down to the feet
    SKIRT = "skirt"


class Wear(NamedTuple):
    """How somebody is dressed, and in which colours."""

    hair: Hair = Hair.SHORT
    cloth: Cloth = Cloth.SUIT
    colour: str | QColor = BLACK
    rim: str | QColor = look.BONE
    skin: str | QColor = look.BONE
    hair_colour: str | QColor = BLACK
    stout: float = 1.0
    """How broad: 0.7 for a child, 1.3 for somebody heavy."""


def person(
    painter: QPainter, pose: Pose, wear: Wear, x: float, y: float, size: float = 1, *, mirror: bool = False
) -> None:
    """Paint somebody with their feet at (x, y): the far limbs, the body, the head, and the near arm over all."""

    def put(path: QPainterPath) -> QPainterPath:
        return placed(path, x, y, size, mirror=mirror)

    edge = max(2.0, 4 * size)

    def cut(path: QPainterPath, colour: str | QColor) -> None:
        rimmed(painter, put(path), colour, wear.rim if colour == wear.colour else BLACK, edge)

    stout = wear.stout
    for leg in (pose.far_leg, pose.near_leg):
        cut(_leg(pose.hip, leg, stout), wear.colour)
    cut(_sleeve(pose.neck, pose.far_arm, stout), wear.colour)
    cut(disc(*pose.far_arm.end, 11), wear.skin)
    cut(_body(pose, wear), wear.colour)
    cut(limb(((*pose.neck, 20), (*pose.head, 18))), wear.skin)
    _head(cut, lambda path: fill(painter, put(path), BLACK), pose, wear)
    cut(_sleeve(pose.neck, pose.near_arm, stout), wear.colour)
    cut(disc(*pose.near_arm.end, 12), wear.skin)


def _along(start: Point, end: Point, share: float, aside: float = 0) -> Point:
    """A point on the way from one joint to another, and `aside` units to the right of it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return (start[0] + dx * share - dy / length * aside, start[1] + dy * share + dx / length * aside)


def _leg(hip: Point, leg: Limb, stout: float) -> QPainterPath:
    foot = _along(leg.joint, leg.end, 1.0, -14)
    shoe = limb(((*leg.end, 24 * stout), (*_along(leg.end, foot, 1.6), 16 * stout)))
    return joined(limb(((*hip, 48 * stout), (*leg.joint, 36 * stout), (*leg.end, 22 * stout))), shoe)


def _sleeve(neck: Point, arm: Limb, stout: float) -> QPainterPath:
    shoulder = _along(neck, arm.joint, 0.28)
    return limb(((*shoulder, 34 * stout), (*arm.joint, 28 * stout), (*arm.end, 20 * stout)))


def _body(pose: Pose, wear: Wear) -> QPainterPath:
    neck, hip, stout = pose.neck, pose.hip, wear.stout
    shoulder, waist, seat = 44 * stout, 33 * stout, 36 * stout
    sides = [
        [
            _along(neck, hip, share, aside * side)
            for share, aside in ((0, 14), (0.1, shoulder), (0.62, waist), (1.08, seat))
        ]
        for side in (1, -1)
    ]
    trunk = blob((*sides[0], *reversed(sides[1])), tension=0.6)
    if wear.cloth is Cloth.SUIT:
        return trunk
    share = {Cloth.SKIRT: 0.75, Cloth.COAT: 1.0, Cloth.GOWN: 1.0}[wear.cloth]
    flare = {Cloth.SKIRT: 12, Cloth.COAT: 16, Cloth.GOWN: 40}[wear.cloth]
    hems = []
    for leg in (pose.far_leg, pose.near_leg):
        end = leg.end if wear.cloth is Cloth.GOWN else leg.joint
        hems.append(_along(hip, end, share))
    hems.sort()
    left, right = (hems[0][0] - flare * stout, hems[0][1]), (hems[1][0] + flare * stout, hems[1][1])
    top = sorted((_along(neck, hip, 0.7, waist), _along(neck, hip, 0.7, -waist)))
    return joined(trunk, blob((top[0], left, right, top[1]), tension=0.35))


def _head(cut: _Cut, draw: Callable[[QPainterPath], None], pose: Pose, wear: Wear) -> None:
    """Paint head and hair. Everything is drawn upright around the head's middle and turned with the neck."""
    x, y = pose.head
    lean = math.degrees(math.atan2(x - pose.neck[0], pose.neck[1] - y))

    def on(path: QPainterPath) -> QPainterPath:
        return placed(path, x, y, 1, lean * 0.8)

    face = blob(
        ((-24, -10), (-16, -30), (8, -34), (24, -18), (27, -4), (34, 6), (26, 12), (22, 28), (6, 34), (-14, 24))
    )
    back = {
        Hair.LONG: blob(((-14, -40), (18, -38), (14, -10), (-10, 20), (-6, 74), (-44, 78), (-40, 10), (-36, -22))),
        Hair.SCARF: blob(((-16, -42), (24, -34), (10, 6), (-6, 40), (-40, 50), (-44, 0))),
    }.get(wear.hair)
    if back is not None:
        cut(on(back), wear.hair_colour)
    cut(on(face), wear.skin)
    draw(on(limb(((9, -3, 5), (17, -2, 6), (22, -4, 3)))))  # an eye, looking ahead
    draw(on(limb(((16, 18, 3), (24, 17, 4)))))
    top: QPainterPath | None = None
    match wear.hair:
        case Hair.SHORT:
            top = blob(((28, -24), (4, -42), (-26, -32), (-34, -2), (-24, 14), (-14, -8), (0, -18), (20, -16)))
        case Hair.LONG | Hair.BUN:
            top = blob(((30, -20), (8, -44), (-26, -36), (-36, -4), (-26, 26), (-14, 0), (0, -18), (18, -20)))
            if wear.hair is Hair.BUN:
                top = joined(top, disc(-38, -26, 17))
        case Hair.CURLS:
            top = joined(
                *(disc(a, b, 15) for a, b in ((24, -30), (6, -40), (-14, -38), (-30, -24), (-36, -4), (-32, 16)))
            )
        case Hair.FEDORA:
            top = placed(fedora(), 2, -22, 0.52, -4)
        case Hair.CAP:
            top = joined(blob(((-32, -8), (-28, -34), (0, -44), (28, -30), (30, -14))), rect(14, -18, 38, 8, 4))
        case Hair.HOOD:
            top = blob(
                ((34, -22), (10, -50), (-30, -42), (-46, 0), (-34, 40), (-8, 44), (-16, 10), (0, -20), (20, -18))
            )
        case Hair.SCARF:
            top = blob(((30, -18), (8, -44), (-24, -36), (-34, 0), (-20, 34), (-10, 6), (2, -16), (18, -20)))
        case Hair.BALD:
            pass
    if top is not None:
        cut(on(top), wear.hair_colour)
