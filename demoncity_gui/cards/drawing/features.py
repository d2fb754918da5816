"""What is in a face: eyes, brows, noses, mouths, ears, inked as planes that take the lamp or don't.

All is drawn in the units of `heads`: around the middle of a face 200 units tall.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.light import within
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, rect
from demoncity_gui.cards.drawing.tones import BLACK

Line = Sequence[tuple[float, float, float]]
"""A brush's way: (x, y, width)."""


class Mouth(Enum):
    """What a mouth does beyond a line."""

    CLOSED = "closed"
    LAUGH = "laugh"  # wide open, the upper teeth seen
    SMILE = "smile"  # the lips just parted, a row of teeth between them
    CRY = "cry"  # round and dark
    GRIT = "grit"  # the teeth together
    SHOUT = "shout"  # square with rage, both rows of teeth bared


class Feeling(Enum):
    """What a face tells: it moves brows, lids and mouth together, on top of what the face asks for."""

    FEAR = "fear"
    SCORN = "scorn"
    JOY = "joy"
    WEARY = "weary"


class Face(NamedTuple):
    """What tells one face from another."""

    shade: str | QColor
    """The dark side."""
    skin: str | QColor = look.BONE
    stern: float = 0
    """The brows: 1 drawn together and down, -1 raised."""
    brow: float = 9
    """How thick the brows are, units."""
    brow_colour: str | QColor = BLACK
    open: bool = True
    """Whether the eyes are."""
    lips: str | QColor | None = None
    """Painted lips; else a plain mouth."""
    smile: float = 0
    """The corners of a plain mouth: 1 up, -1 down."""
    jaw: float = 0.5
    """0 is a pointed chin, 1 a square one."""
    old: bool = False
    young: bool = False
    """A child's or a youth's; for a turned head alone."""
    mouth: Mouth = Mouth.CLOSED
    gaze: float = 0
    """Where the eyes look: 1 far to the side that the head turns to, -1 to the other."""
    iris: str | QColor = "#4A3322"
    nose: Nose = Nose.STRAIGHT
    lid: float = 0
    """How far the upper lids hang: 0 wide awake, 0.5 proud or weary, 0.8 nearly asleep."""
    arch: float = 0
    """How far one brow is lifted over the other: 1 is a question, or scorn."""
    feeling: Feeling | None = None
    squint: float = 0
    """How far the lower lids are pushed up: 1 is a laugh, or rage; -1 shows the white beneath: terror."""
    sneer: float = 0
    """One corner of a plain mouth is drawn up so far."""

    @property
    def dark(self) -> QColor:
        """Where no light comes: the shadow with the crisp edge."""
        return mixed(BLACK, self.shade, 0.74)

    @property
    def dusk(self) -> QColor:
        """A plane that turns away from the lamp."""
        return mixed(self.shade, self.skin, 0.36)

    @property
    def gleam(self) -> QColor:
        """A plane that faces the lamp."""
        return mixed(self.skin, "#FFE4BC", 0.3)

    @property
    def line(self) -> QColor:
        """A wrinkle, a fold: softer than the edge."""
        return mixed(BLACK, self.shade, 0.34)


_MOVES: Final[dict[Feeling, dict[str, float]]] = {
    Feeling.FEAR: {"stern": -1.5, "lid": -0.35, "squint": -0.7, "smile": -0.7},
    Feeling.SCORN: {"stern": 0.5, "lid": 0.35, "squint": 0.5, "arch": 0.9, "sneer": 0.9, "smile": -0.3},
    Feeling.JOY: {"stern": -0.5, "squint": 0.8, "smile": 1.3},
    Feeling.WEARY: {"stern": -0.6, "lid": 0.5, "squint": -0.1, "smile": -0.6},
}


def felt(face: Face) -> Face:
    """The face as its feeling moves it; a mouth and brows that say much take the lids with them."""
    moves = _MOVES[face.feeling] if face.feeling else {}
    face = face._replace(**{name: getattr(face, name) + step for name, step in moves.items()})
    if face.feeling:
        return face
    push = 0.0
    if face.mouth in (Mouth.LAUGH, Mouth.SMILE) or face.smile > 0.6:
        push = 0.6
    elif face.mouth in (Mouth.GRIT, Mouth.SHOUT) or face.stern > 0.7:
        push = 0.5
    elif face.mouth is Mouth.CRY or face.stern < -1.1:
        push = -0.5
    return face._replace(squint=face.squint + push)


def ink(points: Line) -> QPainterPath:
    """A brush's stroke through (x, y, width): smooth, and as thick at each point as that says."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    last = len(points) - 1
    for number, (x, y, width) in enumerate(points):
        ax, ay, _ = points[max(number - 1, 0)]
        bx, by, _ = points[min(number + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1
        dx, dy = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
        sides[0].append((x + dx, y + dy))
        sides[1].append((x - dx, y - dy))
    return blob((*sides[0], *reversed(sides[1])), tension=0.9)


def inked(painter: QPainter, colour: str | QColor, *lines: Line) -> None:
    """Paint strokes of the brush in one colour."""
    fill(painter, joined(*(ink(line) for line in lines)), colour)


_EYES: Final = {Nose.STRAIGHT: (1, 1.0), Nose.SNUB: (1.03, 1.18), Nose.HOOKED: (0.96, 0.88), Nose.BROAD: (1.06, 0.98)}
"""How wide and how high an eye is beside that nose: round with a child's, deep and narrow with an eagle's."""


def eye(painter: QPainter, x: float, y: float, face: Face, outer: int, wide: float = 1, *, dim: bool = False) -> None:
    """An eye whose outer corner is on side `outer`; `wide` is less for one that turns away, `dim` one in the dark."""
    across, high = _EYES[face.nose]
    painter.save()
    painter.translate(x, y)
    painter.scale(outer * wide * across, high)
    top, low = -11 + 13 * face.lid, 7 - 5 * face.squint
    if face.open:
        _open_eye(painter, face, outer, top, low, dim)
        heavy, flick = (1.25, 9) if face.lips is not None else (0.95, 2)
        inked(painter, BLACK, ((-24, 5, 1.6), (-14, top + 2.5, 5), (1, top - 1.5, 7 * heavy), (14, top + 1,
            7.4 * heavy), (23, -3, 4.6 * heavy), (25 + flick, 1 - flick, 1)), ((-8, low + 1, 1), (8, low + 1, 2.6),
            (21, 0, 1.4)))  # fmt: skip
    else:
        _closed_eye(painter, face)
    if face.old or face.feeling is Feeling.WEARY:
        inked(painter, face.line, ((-20, 13, 1), (-4, 19, 3), (15, 14, 1)), ((25, 3, 3), (31, 8, 1)),
            ((27, -3, 2.6), (32, -6, 1)))  # fmt: skip
    painter.restore()


def _open_eye(painter: QPainter, face: Face, outer: int, top: float, low: float, dim: bool) -> None:
    inked(painter, face.dark, ((-20, top - 4, 1), (-5, top - 9, 3), (10, top - 8, 3), (23, top, 1)))
    inked(painter, face.dusk if dim else face.gleam, ((-15, low + 4, 1), (1, low + 6, 2.6), (17, low + 2, 1)))
    white = blob(((-21, 4), (-12, top + 2), (2, top - 1), (14, top + 2), (23, -2), (10, low), (-8, low + 1)),
        tension=0.9)  # fmt: skip
    fill(painter, white, mixed(face.shade, look.BONE, 0.46 if dim else 0.86))
    x = outer * 10 * face.gaze - 1
    small = face.squint < -0.3 and face.lid < 0.1
    size, y = (7.6, -1) if small else (9.6, -2 + 5 * max(face.lid, 0))
    within(painter, white, disc(x, y, size), BLACK)
    within(painter, white, disc(x, y + 0.8, size - 2), face.iris)
    within(painter, white, disc(x, y, size * 0.5), BLACK)
    within(painter, white, rect(-30, top - 6, 60, 10), mixed(face.dark, look.BONE, 0.12))
    fill(painter, disc(x + 3 * outer, y - 3.2, 2.7), mixed(face.shade, look.BONE, 0.6 if dim else 1))


def _closed_eye(painter: QPainter, face: Face) -> None:
    glad = face.smile > 0.8 or face.mouth is Mouth.LAUGH or face.feeling is Feeling.JOY
    sag = -7 if glad else 8  # eyes that laugh are bent the other way
    lid = blob(((-22, 2), (-10, -9), (6, -11), (22, -3), (10, sag), (-8, sag)), tension=0.8)
    fill(painter, lid, mixed(face.shade, face.skin, 0.6))
    heavy = 1.4 if face.lips is not None else 1.0
    inked(painter, BLACK, ((-23, 2 if glad else 1, 1.4), (-9, sag, 4.6 * heavy), (9, sag, 6 * heavy), (24, 0,
        3.4 * heavy), (29, -3 if glad else -4, 1)))  # fmt: skip
    inked(painter, face.line, ((-18, -9, 1), (-4, -15, 2.8), (10, -14, 2.8), (22, -6, 1)))


def brow(painter: QPainter, x: float, y: float, face: Face, inner: int, wide: float = 1) -> None:
    """A brow whose inner end is on side `inner`: thick there, thin at its tip."""
    tilt, thick = 9 * face.stern, face.brow
    rise = 3 * max(-face.stern, 0)
    inked(painter, face.brow_colour, [(x + inner * across * wide, y + down, thick * share) for across, down, share in (
        (-34, 7 - tilt * 0.15, 0.1), (-22, -2 - tilt * 0.35, 0.6), (-8, -6 - tilt * 0.3 - rise * 0.4, 0.92),
        (8, -3 + tilt * 0.35 - rise, 1.08), (19, 1 + tilt * 0.95, 0.95), (24, 3 + tilt * 1.15, 0.3))])  # fmt: skip


def furrows(painter: QPainter, x: float, y: float, face: Face, wide: float = 1) -> None:
    """What brows that are drawn together, or up, fold above the nose."""
    if face.stern > 0.5:
        inked(painter, face.line, ((x - 5 * wide, y + 8, 3.4), (x - 4 * wide, y - 6, 2.4), (x - 8 * wide, y - 16, 0.8)),
            ((x + 5 * wide, y + 8, 3.4), (x + 5 * wide, y - 4, 2.2), (x + 8 * wide, y - 12, 0.8)))  # fmt: skip
    elif face.stern < -1:
        inked(painter, face.line, ((x - 22 * wide, y - 22, 0.8), (x, y - 28, 3), (x + 22 * wide, y - 22, 0.8)),
            ((x - 14 * wide, y - 34, 0.8), (x + 2, y - 38, 2.4), (x + 14 * wide, y - 35, 0.8)))  # fmt: skip


_FRONT_NOSES: Final = {Nose.STRAIGHT: (14, 38), Nose.SNUB: (13, 32), Nose.HOOKED: (15, 46), Nose.BROAD: (21, 38)}


def nose_in_front(painter: QPainter, face: Face) -> None:
    """A nose seen from the front, lit from the left: a ridge, a dark side, and what it throws on cheek and lip."""
    wide, foot = _FRONT_NOSES[face.nose]
    if face.lips is not None:
        wide -= 2
    bump = 4 if face.nose is Nose.HOOKED else 0
    fill(painter, blob(((1, -34), (12, -26), (9, -8), (10 + bump, 4), (wide + 4, foot - 12), (wide + 15, foot + 2),
        (wide + 4, foot + 10), (-2, foot + 6), (5, foot - 2), (5, foot - 16), (3 + bump, 0), (3, -14)),
        tension=0.7), face.dark)  # fmt: skip
    fill(painter, blob(((-wide + 1, foot - 4), (-wide * 0.3, foot - 8), (4, foot - 3), (3, foot + 5),
        (-wide * 0.5, foot + 3)), tension=0.8), face.dusk)  # fmt: skip
    ridge = 5 if face.nose is Nose.BROAD else 3.4
    inked(painter, face.gleam, ((-1, -26, 1), (-2 + bump * 0.5, -6, ridge + bump * 0.6), (-3, foot - 20, ridge),
        (-2, foot - 12, ridge + 6), (-1, foot - 7, 2)))  # fmt: skip
    inked(painter, BLACK, ((-wide + 2, foot - 12, 1), (-wide - 3, foot - 6, 3.2), (-wide, foot + 1, 3)),
        ((-wide * 0.75, foot + 1, 2), (-wide * 0.35, foot - 0.5, 5), (0, foot + 4, 3.4), (wide * 0.4, foot, 5),
        (wide * 0.9, foot + 1, 2)), ((wide, foot - 11, 1), (wide + 3, foot - 5, 2.6),
        (wide + 1, foot, 2)))  # fmt: skip


_TURNED_NOSES: Final[dict[Nose, tuple[Point, ...]]] = {
    Nose.STRAIGHT: ((38, -24), (41, -8), (49, 10), (58, 26), (55, 35), (46, 39)),
    Nose.SNUB: ((37, -22), (39, -6), (46, 8), (57, 18), (56, 27), (47, 33)),
    Nose.HOOKED: ((40, -28), (49, -14), (54, 4), (60, 28), (57, 40), (46, 42)),
    Nose.BROAD: ((36, -22), (40, -4), (48, 12), (59, 25), (58, 36), (48, 41)),
}
"""The far contour from root to tip to what is beneath."""


def nose_turned(painter: QPainter, face: Face, x: float = 0, y: float = 0, size: float = 1) -> None:
    """A nose turned a little to the right and lit from there: the ridge in the light, the near side in the dark."""
    painter.save()
    place_at(painter, (44, 26), (44 + x, 26 + y), size)
    root, dip, bridge, tip, under, foot = _TURNED_NOSES[face.nose]
    wing = 18 if face.nose is Nose.BROAD else 23
    ridge = [(px - 6, py) for px, py in (dip, bridge)]
    fill(painter, blob((root, dip, bridge, tip, under, foot, (wing, foot[1] - 1), (28, 8)), tension=0.7), face.skin)
    fill(painter, blob(((26, -30), (root[0] - 4, root[1]), *ridge, (tip[0] - 9, tip[1] + 1), (under[0] - 3, under[1]),
        foot, (wing + 4, foot[1] + 2), (wing - 9, foot[1] + 4), (wing - 3, foot[1] - 10), (28, 8), (25, -10)),
        tension=0.7), face.dark)  # fmt: skip
    fill(painter, blob(((wing, foot[1] - 3), (wing + 2, foot[1] - 11), (wing + 10, foot[1] - 13),
        (wing + 13, foot[1] - 5), (wing + 8, foot[1])), tension=0.9), face.dusk)  # fmt: skip
    inked(painter, face.gleam, ((dip[0] - 2, dip[1], 1), (bridge[0] - 3, bridge[1], 4), (tip[0] - 5, tip[1] - 2, 6),
        (tip[0] - 4, tip[1] + 3, 1)))  # fmt: skip
    inked(painter, BLACK, ((*root, 1), (*dip, 2), (*bridge, 2.6), (*tip, 3.6), (*under, 3.6), (*foot, 2)),
        ((wing + 3, foot[1] - 13, 1), (wing - 1, foot[1] - 6, 3.2), (wing + 2, foot[1], 3), (wing + 8, foot[1] + 1, 2)),
        ((wing + 10, foot[1], 1.5), (wing + 17, foot[1] - 1.5, 5), (foot[0], foot[1], 1.5)))  # fmt: skip
    painter.restore()


def _grit(painter: QPainter, face: Face, x: float, half: float, teeth: QColor) -> None:
    bite = blob(((x - half, 66), (x - half * 0.7, 56), (x, 58), (x + half * 0.7, 56), (x + half, 66),
        (x + half * 0.74, 81), (x, 79), (x - half * 0.74, 81)), tension=0.75)  # fmt: skip
    rimmed(painter, bite, teeth, BLACK, 4)
    within(painter, bite, rect(x + half * 0.1, 50, half, 40), mixed(teeth, face.shade, 0.4))
    inked(painter, BLACK, ((x - half, 67, 2), (x - half * 0.4, 69, 3.2), (x, 68, 2), (x + half * 0.4, 69, 3.2),
        (x + half, 67, 2)), *(((x + half * k, 57, 2.2), (x + half * k * 0.96, 65, 0.8)) for k in (-0.6, -0.24,
        0.12, 0.48)), *(((x + half * k, 80, 2.2), (x + half * k, 73, 0.8)) for k in (-0.42, -0.06, 0.3,
        0.6)))  # fmt: skip


def _shout(painter: QPainter, face: Face, x: float, half: float, teeth: QColor) -> None:
    gape = blob(((x - half * 0.86, 64), (x - half * 0.5, 53), (x, 56), (x + half * 0.5, 53), (x + half * 0.86, 64),
        (x + half, 84), (x + half * 0.6, 95), (x, 92), (x - half * 0.6, 95), (x - half, 84)), tension=0.7)  # fmt: skip
    rimmed(painter, gape, BLACK, BLACK, 3)
    within(painter, gape, blob(((x - half, 48), (x + half, 48), (x + half * 0.7, 64), (x, 66), (x - half * 0.7, 64)),
        tension=0.5), teeth)  # fmt: skip
    within(painter, gape, disc(x, 88, half * 0.5, 9), look.OXBLOOD)
    within(painter, gape, blob(((x - half * 0.7, 88), (x, 84), (x + half * 0.7, 88), (x + half, 104), (x - half, 104)),
        tension=0.5), mixed(teeth, face.shade, 0.3))  # fmt: skip
    inked(painter, mixed(teeth, face.dark, 0.6), *(((x + half * k, 56, 2), (x + half * k * 0.96, 64, 0.6)) for k in (
        -0.45, -0.15, 0.15, 0.45)), *(((x + half * k, 94, 2), (x + half * k, 87, 0.6)) for k in (-0.35, -0.1, 0.15,
        0.4)))  # fmt: skip
    inked(painter, face.line, ((x - half * 1.1, 58, 1), (x - half * 1.3, 76, 3.6), (x - half * 1.1, 92, 1)),
        ((x + half * 1.1, 58, 1), (x + half * 1.3, 76, 3.6), (x + half * 1.1, 92, 1)))  # fmt: skip


_BARED: Final = {Mouth.GRIT: _grit, Mouth.SHOUT: _shout}


def open_mouth(painter: QPainter, face: Face, x: float, half: float) -> None:
    """An open mouth around x, `half` as wide to each side if it laughs."""
    lip = face.lips if face.lips is not None else mixed(face.shade, look.OXBLOOD, 0.3)
    teeth = mixed(face.shade, "#FFF8E8", 0.88)
    if face.mouth is Mouth.CRY:
        outer = blob(((x - half * 0.5, 66), (x, 54), (x + half * 0.5, 66), (x + half * 0.56, 84), (x, 96),
            (x - half * 0.56, 84)), tension=0.9)  # fmt: skip
        rimmed(painter, outer, lip, BLACK, 2)
        hole = blob(((x - half * 0.42, 67), (x, 60), (x + half * 0.42, 67), (x + half * 0.44, 83), (x, 89),
            (x - half * 0.44, 83)), tension=0.9)  # fmt: skip
        fill(painter, hole, BLACK)
        within(painter, hole, rect(x - half, 56, half * 2, 9), teeth)
        within(painter, hole, disc(x, 89, half * 0.36, 8), look.OXBLOOD)
        return
    if face.mouth in _BARED:
        _BARED[face.mouth](painter, face, x, half, teeth)
        return
    deep = 76 if face.mouth is Mouth.SMILE else 90
    gape = blob(((x - half, 55), (x - half * 0.5, 60), (x, 61), (x + half * 0.5, 60), (x + half, 55),
        (x + half * 0.62, deep - 8), (x, deep), (x - half * 0.62, deep - 8)), tension=0.85)  # fmt: skip
    rimmed(painter, gape, BLACK, BLACK, 2.5)
    within(painter, gape, blob(((x - half, 50), (x + half, 50), (x + half * 0.8, 67), (x, 72), (x - half * 0.8, 67)),
        tension=0.8), teeth)  # fmt: skip
    within(painter, gape, disc(x, deep + 3, half * 0.5, 10), look.OXBLOOD if deep > 80 else BLACK)
    inked(painter, mixed(teeth, face.shade, 0.5), *(((x + half * k, 60, 2), (x + half * k * 0.96, 68, 0.6)) for k in (
        -0.4, 0, 0.4)))  # fmt: skip
    inked(painter, lip, ((x - half * 0.6, deep + 1, 1), (x, deep + 6, 7), (x + half * 0.6, deep + 1, 1)))
    inked(painter, BLACK, ((x - half - 4, 51, 1), (x - half + 1, 56, 4), (x - half + 6, 60, 1)),
        ((x + half + 4, 51, 1), (x + half - 1, 56, 4), (x + half - 6, 60, 1)))  # fmt: skip


def closed_mouth(painter: QPainter, face: Face, x: float, half: float, near: float = 1) -> None:
    """A mouth around x: the upper lip in the dark, the lower one with a light on it; `near` is how much of it is left
    of the middle, as a head that turns away shows more of one side."""
    lift = 8 * face.smile
    left, right = x - half * near, x + half * (2 - near)
    ends = ((left, 66 - lift), (right, 66 - lift - 9 * face.sneer))
    painted = face.lips is not None
    tone = face.lips if face.lips is not None else mixed(face.shade, look.OXBLOOD, 0.24)
    upper = mixed(BLACK, tone, 0.62) if painted else face.dark
    full = 1.25 if painted else 1.1 if face.nose is Nose.BROAD else 0.85
    part = (x - 7, 65), (x, 67), (x + 6, 65)
    fill(painter, blob((ends[0], (x - 10, 65 - 8 * full), (x - 1, 65 - 5 * full), (x + 7, 65 - 8 * full), ends[1],
        part[2], part[1], part[0]), tension=0.7), upper)  # fmt: skip
    low = 67 + 10 * full
    fill(painter, blob((ends[0], *part, ends[1], (right - half * 0.45, low - 1), (x, low),
        (left + half * 0.45, low - 1)), tension=0.7), tone)  # fmt: skip
    inked(painter, mixed(tone, "#FFF0E0", 0.4), ((x - 8, 71, 1), (x - 2, 72, 3.6 * full), (x + 7, 71, 1)))
    inked(painter, BLACK, ((ends[0][0] - 3, ends[0][1] - 1, 1), (ends[0][0] + 3, ends[0][1], 3.6), (*part[0], 3),
        (*part[1], 3.4), (*part[2], 3), (ends[1][0] - 3, ends[1][1], 3.6),
        (ends[1][0] + 3, ends[1][1] - 1, 1)))  # fmt: skip
    inked(painter, face.dark, ((x - half * 0.6, low + 5, 1), (x, low + 7, 5), (x + half * 0.6, low + 4, 1)))


def ear(painter: QPainter, x: float, y: float, size: float, face: Face, *, dark: bool) -> None:
    """An ear that turns to the right; the rim in what light there is."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, abs(size))
    skin, deep = (face.dusk, face.dark) if dark else (face.skin, face.dusk)
    rimmed(painter, blob(((-10, -22), (2, -27), (11, -18), (9, -2), (6, 12), (0, 25), (-8, 22), (-13, -2)),
        tension=0.85), skin, BLACK, 4)  # fmt: skip
    fill(painter, blob(((-4, -15), (4, -17), (5, -6), (1, 8), (-4, 13), (-7, -2)), tension=0.85), deep)
    inked(painter, BLACK, ((-6, -16, 1), (2, -19, 2.6), (6, -10, 2), (2, 2, 2.6), (4, 10, 1)))
    painter.restore()
