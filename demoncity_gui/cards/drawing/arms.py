"""Arms, and the trunk they grow out of: shoulder, a tapered upper arm, an elbow with a point, a forearm, a cuff."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import glaze, lit, taper, within
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK


def bust(x: float, y: float, wide: float, foot: float, *, waist: float = 0.66, hip: float = 0.8) -> QPainterPath:
    """A trunk from the front, its throat at (x, y), `wide` over the shoulders, down to `foot`.

    `waist` and `hip` are shares of the shoulders. An arm's joint is at (x ± 0.4 wide, y + 0.26 wide).
    """
    shares = ((0.1, -0.03), (0.17, 0.02), (0.36, 0.09), (0.47, 0.18), (0.5, 0.32), (0.44, 0.6))
    half = [(a * wide, y + b * wide) for a, b in shares]
    half += [(waist * wide / 2, y + wide * 1.0), (hip * wide / 2, y + wide * 1.4), (hip * wide * 0.53, foot)]
    half = [point for point in half[:-1] if point[1] < foot - 20] + half[-1:]
    return blob((*((x + a, b) for a, b in half), *((x - a, b) for a, b in reversed(half))), tension=0.8)


def neck(painter: QPainter, x: float, y: float, wide: float, foot: float, skin: str | QColor) -> None:
    """A neck from the front or a little turned, from behind a jaw at (x, y) down to a collar at `foot`.

    The jaw throws its shadow over most of it; two cords that run to the throat's pit catch light. Paint it before the
    head.
    """
    half, deep = wide * 0.45, foot - y
    sides = ((0.98, -half), (0.9, deep * 0.3), (0.98, deep * 0.62), (1.5, deep), (1.7, deep + half * 0.3))
    shape = blob((*((x + a * half, y + b) for a, b in sides), (x, foot + half * 0.7),
        *((x - a * half, y + b) for a, b in reversed(sides))), tension=0.6)  # fmt: skip
    dark = mixed(BLACK, skin, 0.5)
    lit(painter, shape, skin, skin, (-5, -2), shade=dark, width=5, smooth=True)
    low = max(deep * 0.62, half * 0.9)
    thrown = blob(((x - half * 1.3, y - half), (x + half * 1.3, y - half), (x + half * 1.3, y + low * 0.86),
        (x + half * 0.7, y + low * 0.7), (x + half * 0.16, y + low * 1.12), (x - half * 0.4, y + low * 0.82),
        (x - half * 1.3, y + low * 0.56)), tension=0.5)  # fmt: skip
    within(painter, shape, thrown, dark)
    cords = joined(*(limb(((x + way * half * 0.86, y + deep * 0.1, 3), (x + way * half * 0.56, y + deep * 0.56,
        half * 0.13), (x + way * half * 0.12, foot - half * 0.02, 3))) for way in (-1, 1)))  # fmt: skip
    within(painter, shape, cords, mixed(BLACK, skin, 0.7))
    bones = joined(*(limb(((x + way * half * 0.2, foot + half * 0.02, 4), (x + way * half * 0.7, foot - half * 0.08, 3),
        (x + way * half * 1.3, foot - half * 0.02, 1))) for way in (-1, 1)))  # fmt: skip
    within(painter, shape, bones, mixed(BLACK, skin, 0.5))


def arm(
    painter: QPainter,
    joints: Sequence[Point],
    width: float,
    colour: str | QColor,
    light: str | QColor,
    towards: Point = (-9, -6),
    *,
    cuff: str | QColor | None = None,
    skin: str | QColor = look.BONE,
    body: QPainterPath | None = None,
) -> None:
    """An arm in its sleeve from shoulder over elbow to wrist, `width` at the shoulder, with creases at the elbow.

    It ends in a bit of bare wrist, for a hand to be put on; that comes out of the sleeve's mouth, or out of a cuff's
    if that has a colour. For `body`: `sleeve`.
    """
    _, elbow, wrist = joints
    length = math.dist(elbow, wrist) or 1
    naked = colour == skin
    bare = width * (0.39 if naked else 0.34)
    out = 0 if cuff is None else width * 0.2
    hand = limb(((*along(elbow, wrist, 1 + (-20 if naked else out) / length), bare), (*along(elbow, wrist, 1 + bare
        / length), bare * 0.95)))  # fmt: skip
    if naked:
        lit(painter, hand, skin, skin, towards, shade=mixed(BLACK, skin, 0.62), width=4.5)
    narrow = width * (0.39 if naked else 0.5)
    sleeve(painter, joints, (width, width * 0.8, narrow), colour, light, towards, body=body, bare=naked)
    if naked:
        return
    if cuff is not None:
        narrow = width * 0.58
        ends = (1 - width * 0.1 / length, width * 0.31), (1 + out / length, narrow / 2)
        band = polygon(_taper(elbow, wrist, ends)).united(_mouth(elbow, along(elbow, wrist, 1 - width * 0.1 / length),
            width * 0.62))  # fmt: skip
        lit(painter, band, cuff, cuff, towards, shade=mixed(BLACK, cuff, 0.5), width=4)
    mouth = _mouth(elbow, along(elbow, wrist, 1 + out / length), narrow)
    stroke(painter, mouth, BLACK, 8)
    fill(painter, mouth, mixed(BLACK, colour if cuff is None else cuff, 0.4))
    within(painter, mouth, hand.translated(-towards[0] * 0.9, -towards[1] * 0.9), BLACK)
    lit(painter, hand, skin, skin, towards, shade=mixed(BLACK, skin, 0.56), width=4)


def _mouth(elbow: Point, wrist: Point, wide: float) -> QPainterPath:
    """The opening at a sleeve's end, seen a little from before."""
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    return placed(disc(0, 0, wide * 0.17, wide / 2), *wrist, 1, turn)


def rolled(
    painter: QPainter, elbow: Point, wrist: Point, width: float, skin: str | QColor, light: str | QColor, towards: Point
) -> None:
    """A bare forearm over a sleeve that is painted: full below the elbow, thin at the wrist. `width` as in `arm`."""
    length = math.dist(elbow, wrist) or 1
    shares = ((0.02, 0.3), (0.1, 0.4), (0.3, 0.43), (0.65, 0.32), (0.94, 0.21), (1 + width * 0.2 / length, 0.2))
    fore = blob(_taper(elbow, wrist, [(share, half * width) for share, half in shares]), tension=0.7)
    lit(painter, fore, skin, light, towards, shade=mixed(BLACK, skin, 0.62), width=5, smooth=True)


def sleeve(
    painter: QPainter,
    joints: Sequence[Point],
    widths: Sequence[float],
    colour: str | QColor,
    light: str | QColor,
    towards: Point,
    *,
    shade: float = 0.45,
    edge: float = 5,
    body: QPainterPath | None = None,
    bare: bool = False,
) -> None:
    """A sleeve through shoulder, elbow and wrist, so wide there, lit like `light.lit`, an `edge` of black around it.

    Edge, light and shade begin at the armpit: above it the cloth is the body's. Where that body is given, shoulder and
    body are lit as one shape, and only what stands out of the body has an edge at the shoulder. A bare arm is not
    edged at the wrist, and has no creases.
    """
    shoulder, elbow, wrist = joints
    wide, bend, narrow = widths
    shape, dark = _cloth(joints, widths), mixed(BLACK, colour, 0.5 if bare else shade * 0.64)
    armpit, lower = along(shoulder, elbow, 0.3), along(elbow, wrist, 0.4)
    root = limb(((*shoulder, wide * (1.02 if body is None else 1.12)), (*armpit, wide * 0.84)))
    if min(math.dist(one, two) for one in (shoulder, armpit) for two in (lower, wrist)) < wide + edge:
        # The forearm is before the shoulder.
        root = root.subtracted(limb(((*elbow, bend), (*lower, bend + 2 * edge), (*wrist, narrow + 2 * edge))))
    painter.save()
    if body is not None:
        painter.setClipPath(_without(body), Qt.ClipOperation.IntersectClip)
        stroke(painter, shape, BLACK, edge * 2.4)
        painter.restore()
        _throw(painter, shape.subtracted(root), body, towards)
        painter.save()
        painter.setClipPath(_without(root.intersected(body)), Qt.ClipOperation.IntersectClip)
    fill(painter, _cloth(joints, widths, edge, bare=bare), BLACK)
    _lights(painter, shape, colour, light, dark, towards, smooth=bare)
    painter.restore()
    if body is None:
        fill(painter, root, colour)
    else:  # the body goes on into the shoulder: no edge parts them
        painter.save()
        painter.setClipPath(root, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        stroke(painter, body, colour, 2 * max(edge, math.hypot(*towards)) + 4)
        painter.restore()
    if math.hypot(*_out(joints)) < 0.6 or bare:
        return
    ux, uy = along((0, 0), (wrist[0] - elbow[0], wrist[1] - elbow[1]), 1 / (math.dist(elbow, wrist) or 1))
    inner = math.copysign(wide * 0.36, (elbow[0] - shoulder[0]) * uy - (elbow[1] - shoulder[1]) * ux)
    crease = joined(*(limb(((elbow[0] + ux * a - uy * inner, elbow[1] + uy * a + ux * inner, wide * 0.08),
        (elbow[0] + ux * b, elbow[1] + uy * b, wide * 0.03))) for a, b in ((wide * 0.06, -wide * 0.16),
        (wide * 0.28, wide * 0.18), (wide * 0.5, wide * 0.48))))  # fmt: skip
    within(painter, shape, crease, mixed(BLACK, colour, 0.35))


def _throw(painter: QPainter, shape: QPainterPath, body: QPainterPath, towards: Point) -> None:
    """What an arm keeps of the light from the body behind it."""
    away = 2.2 / (math.hypot(*towards) or 1)
    reach = shape.boundingRect().width() ** 0.5 * 1.1
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    glaze(painter, shape.translated(-towards[0] * away * reach / 2.2, reach * 0.7 - towards[1] * away * reach / 4),
        BLACK, 0.34)  # fmt: skip
    painter.restore()


def _without(path: QPainterPath) -> QPainterPath:
    """All but that shape: what lies in it is kept as it is painted."""
    outside = rect(-4000, -4000, 8000, 8000)
    outside.addPath(path)
    outside.setFillRule(Qt.FillRule.OddEvenFill)
    return outside


def _lights(
    painter: QPainter,
    shape: QPainterPath,
    colour: str | QColor,
    light: str | QColor,
    dark: QColor,
    towards: Point,
    *,
    smooth: bool,
) -> None:
    """Paint a sleeve, or `smooth` skin, that is lit from one side."""
    dx, dy = towards
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fill(painter, shape, dark)
    if light != colour:
        fill(painter, shape.translated(dx * 0.35, dy * 0.35), light)  # the dark side stays free: it would shimmer
        shape = shape.translated(-dx, -dy)
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        fill(painter, shape, dark)
    fill(painter, shape.translated(2.4 * dx, 2.4 * dy), colour)
    taper(painter, shape, (dx, dy), towards, colour, dark, smooth=smooth)
    painter.restore()


def _taper(start: Point, end: Point, halves: Sequence[tuple[float, float]]) -> list[Point]:
    """An outline along a bone: half its width at shares of its length, once up and once down."""
    sides = [[along(start, end, share, half * way) for share, half in halves] for way in (1, -1)]
    return [*sides[0], *reversed(sides[1])]


def _cloth(joints: Sequence[Point], widths: Sequence[float], edge: float = 0, *, bare: bool = False) -> QPainterPath:
    """The sleeve's outline: the shoulder round, the forearm fuller below the elbow, flat at the wrist.

    With an edge it is that much wider, but from the armpit on alone, so that the edge begins in a point; on a bare arm
    it leaves the wrist open.
    """
    shoulder, elbow, wrist = joints
    wide, bend, narrow = (width / 2 for width in widths)
    length, fore = math.dist(shoulder, elbow) or 1, math.dist(elbow, wrist) or 1
    slack, cap = min(edge, 1) * 4, wide * 0.92 / length
    upper = _taper(shoulder, elbow, ((-cap, wide * 0.36 - slack), (-cap * 0.62, wide * 0.78 - slack),
        (0, wide - slack), (0.3, wide * 0.99 - slack * 0.4), (0.62, wide * 0.45 + bend * 0.52 + edge * 0.8),
        (1, bend + edge), (1 + bend * 0.8 / length, bend * 0.5 + edge)))  # fmt: skip
    lower = _taper(elbow, wrist, ((-bend * 0.8 / fore, bend * 0.5 + edge), (0, bend + edge),
        (0.22, bend * 1.12 + edge), (0.52, bend * 0.68 + narrow * 0.34 + edge), (0.82, narrow * 1.1 + edge),
        (1, narrow + edge)))  # fmt: skip
    if edge > 0 and not bare:
        end = along(elbow, wrist, 1 + edge / fore)
        lower = [*lower[:6], *_taper(elbow, end, ((1, narrow + edge),)), *lower[6:]]
    return joined(blob(upper, tension=0.9), blob(lower, tension=0.8), _elbow(joints, bend + edge))


def _out(joints: Sequence[Point]) -> Point:
    """Where an elbow points to; as long as 0 where the arm is straight, 2 where it is folded."""
    (ax, ay), (x, y), (bx, by) = joints
    la, lb = math.dist((ax, ay), (x, y)) or 1, math.dist((bx, by), (x, y)) or 1
    return (x - ax) / la + (x - bx) / lb, (y - ay) / la + (y - by) / lb


def _elbow(joints: Sequence[Point], half: float) -> QPainterPath:
    """The corner of cloth outside of a bent elbow: without it an arm is round there, as a hose is."""
    (x, y), (out_x, out_y) = joints[1], _out(joints)
    bent = math.hypot(out_x, out_y)
    if bent < 0.6:
        return QPainterPath()
    reach = half * min(1.28, 1 + bent * 0.2)
    ox, oy = out_x / bent, out_y / bent
    side_x, side_y = -oy * half * 0.86, ox * half * 0.86
    return polygon(((x + side_x + ox * half * 0.5, y + side_y + oy * half * 0.5), (x + ox * reach + side_x * 0.16,
        y + oy * reach + side_y * 0.16), (x + ox * reach - side_x * 0.16, y + oy * reach - side_y * 0.16),
        (x - side_x + ox * half * 0.5, y - side_y + oy * half * 0.5)))  # fmt: skip
