"""Heads for half figures: from the front, turned a little, in profile; one side lit, the other in the card's dusk.

Each is 200 units tall around the middle of the face, looks or turns to the right, and is lit from where it looks
(from the front: from the left). Hair, hats and beards are the card's own, put around the same middle.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK


class Mouth(Enum):
    """What a mouth does beyond a line."""

    CLOSED = "closed"
    LAUGH = "laugh"  # wide open, the upper teeth seen
    SMILE = "smile"  # the lips just parted, a row of teeth between them
    CRY = "cry"  # round and dark
    GRIT = "grit"  # the teeth together


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


EYE: Final = ((-20, 0), (-10, -9), (6, -10), (20, 1), (6, 7), (-10, 6))
_EYES: Final = {Nose.STRAIGHT: (1, 1.05), Nose.SNUB: (1.04, 1.26), Nose.HOOKED: (0.94, 0.86), Nose.BROAD: (1.08, 1.0)}
"""How wide and how high an eye is beside that nose: round with a child's, deep and narrow with an eagle's."""


def _eye(painter: QPainter, x: float, y: float, face: Face, wide: float = 1, outer: int = -1) -> None:
    """An eye; `wide` is less for one that turns away, negative for a mirrored one; its lashes are on side `outer`."""
    across, high = _EYES[face.nose]
    painter.save()
    painter.translate(x, y)
    painter.scale(across, high)
    if face.open:
        _open_eye(painter, face, wide)
        low = 14 * face.lid
        arch = ((-24, 1, 3), (-15, -7 + low * 0.8, 5), (-4, -11 + low, 6), (9, -10 + low, 6), (18, -6 + low * 0.8, 5),
            (25, 1, 3))  # a corner would scowl  # fmt: skip
        lid = tuple((a * wide, b, thick) for a, b, thick in arch)
    else:
        sag = -9 if face.smile > 0.8 or face.mouth is Mouth.LAUGH else 8  # eyes that laugh are bent the other way
        lid = ((-24 * wide, 0, 3), (0, sag, 7), (24 * wide, 0, 3))
        fill(painter, limb(((-20 * wide, sag - 15, 2), (0, -18 + sag * 0.4, 3), (20 * wide, sag - 15, 2))),
            mixed(BLACK, face.shade, 0.55))  # fmt: skip
    fill(painter, limb(lid), BLACK)
    if face.lips is not None:  # lashes, at the outer corner
        fall = 4 if face.open else 9
        fill(painter, limb(((18 * wide * outer, -3, 6), (29 * wide * outer, -8 + fall, 2))), BLACK)
    painter.restore()


def _open_eye(painter: QPainter, face: Face, wide: float) -> None:
    white = blob([(a * wide, b) for a, b in EYE])
    fill(painter, white, look.BONE)
    look_x = 3 * wide + 9 * face.gaze * min(1, abs(wide) * 1.4)
    round_ = abs(wide) ** 0.5
    within(painter, white, disc(look_x, -2, 10.5 * round_), BLACK)
    within(painter, white, disc(look_x, -1, 8 * round_), face.iris)
    within(painter, white, disc(look_x, -2, 5 * round_), BLACK)
    within(painter, white, rect(-30, -14, 60, 8), mixed(face.shade, look.BONE, 0.4))
    fill(painter, disc(look_x + 3 * wide, -4, 3.2), look.BONE)
    fill(painter, limb(((-17 * wide, -14, 2), (-6 * wide, -19, 3), (7 * wide, -18, 3), (18 * wide, -12, 2))),
        mixed(BLACK, face.shade, 0.55))  # fmt: skip
    fill(painter, limb(((-16 * wide, 6, 2), (12 * wide, 7, 3))), BLACK)
    if face.lid:
        within(painter, white, rect(-30, -14, 60, 2 + 20 * face.lid), mixed(face.shade, face.skin, 0.4))


def _brow(painter: QPainter, x: float, y: float, face: Face, inner: int, wide: float = 1) -> None:
    tilt = 9 * face.stern
    points = ((x - inner * 30 * wide, y + 5 - tilt * 0.3, face.brow * 0.4),
        (x - inner * 4 * wide, y - 5 - tilt * 0.5, face.brow * 0.9), (x + inner * 20 * wide, y + tilt,
        face.brow))  # fmt: skip
    fill(painter, limb(points), face.brow_colour)


def _age(painter: QPainter, *lines: tuple[tuple[float, float, float], ...]) -> None:
    fill(painter, joined(*(limb(line) for line in lines)), BLACK)


def _open_mouth(painter: QPainter, mouth: Mouth, x: float, half: float) -> None:
    """An open mouth around x, `half` as wide to each side if it laughs."""
    if mouth is Mouth.CRY:
        fill(painter, disc(x, 72, half * 0.5, 20), BLACK)
        fill(painter, disc(x, 82, half * 0.34, 7), look.OXBLOOD)
        return
    if mouth is Mouth.GRIT:
        teeth = blob(((x - half, 60), (x, 56), (x + half, 60), (x + half * 0.9, 78), (x, 82), (x - half * 0.9, 78)),
            tension=0.6)  # fmt: skip
        rimmed(painter, teeth, look.BONE, BLACK, 4)
        bars = joined(
            rect(x - half, 67, half * 2, 3), *(rect(x + half * k / 3 - 1, 54, 2, 30) for k in (-2, -1, 0, 1, 2))
        )
        within(painter, teeth, bars, BLACK)
        return
    if mouth is Mouth.SMILE:
        lips = blob(((x - half, 57), (x - half * 0.5, 64), (x, 66), (x + half * 0.5, 64), (x + half, 57),
            (x + half * 0.6, 72), (x, 78), (x - half * 0.6, 72)), tension=0.8)  # fmt: skip
        rimmed(painter, lips, look.BONE, BLACK, 4)
        fill(
            painter, limb(((x - half * 0.4, 88, 2), (x, 90, 4), (x + half * 0.4, 88, 2))), mixed(BLACK, "#7A4A2C", 0.5)
        )
        return
    gape = blob(((x - half, 56), (x, 63), (x + half, 56), (x + half * 0.6, 80), (x, 90), (x - half * 0.6, 80)),
        tension=0.8)  # fmt: skip
    rimmed(painter, gape, BLACK, BLACK, 2)
    within(painter, gape, rect(x - half, 50, half * 2, 20, 6), look.BONE)
    within(painter, gape, disc(x, 92, half * 0.5, 9), look.DANGER)
    fill(painter, joined(*(rect(x + half * k / 3 - 1, 58, 2, 10) for k in (-1, 0, 1))), look.MUTED)


def _modelled(painter: QPainter, outline: QPainterPath, half: QPainterPath, dark: QPainterPath, face: Face) -> None:
    """Paint a face's planes: one that turns away from the lamp, one that is in the dark; hair and jaw shade it."""
    within(painter, outline, half, mixed(face.shade, face.skin, 0.52))
    within(painter, outline, dark, face.shade)
    brow = polygon(((-120, -130), (120, -130), (120, -58), (60, -50), (0, -62), (-60, -50), (-120, -58)))
    jaw = blob(((-90, 60), (-40, 92), (0, 98), (40, 92), (90, 60), (80, 130), (-80, 130)), tension=0.6)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    glaze(painter, joined(brow, jaw), BLACK, 0.15)
    painter.restore()


def _lip(painter: QPainter, x: float, half: float, face: Face) -> None:
    """Paint the lower lip of a plain mouth, and the shade beneath."""
    tone = mixed(face.shade, look.OXBLOOD, 0.32)
    fill(painter, blob(((x - half, 67), (x, 66), (x + half, 67), (x + half * 0.5, 75), (x - half * 0.5, 75))), tone)
    fill(painter, limb(((x - half * 0.5, 82, 3), (x, 84, 5), (x + half * 0.5, 82, 3))), mixed(BLACK, face.shade, 0.7))


def _nose_in_front(painter: QPainter, face: Face) -> None:
    """A nose seen from the front: its ridge in the light, its far side and what it throws on the lip in the dark."""
    wide, foot = {Nose.STRAIGHT: (14, 39), Nose.SNUB: (12, 33), Nose.HOOKED: (15, 47), Nose.BROAD: (21, 39)}[face.nose]
    fill(painter, blob(((3, -28), (9, -4), (wide + 3, foot - 9), (wide, foot), (4, foot + 4), (4, foot - 12), (5, -6)),
        tension=0.7), face.shade)  # fmt: skip
    ridge = 5 if face.nose is Nose.BROAD else 3
    fill(painter, limb(((-2, -20, ridge - 1), (-3, foot - 18, ridge), (-2, foot - 8, ridge + 4))),
        mixed(face.skin, look.BONE, 0.42))  # fmt: skip
    if face.nose is Nose.HOOKED:
        fill(painter, limb(((-9, -10, 2), (-12, 0, 3.5), (-9, 10, 2))), mixed(BLACK, face.shade, 0.5))
    fill(painter, joined(limb(((-wide * 0.8, foot - 2, 3), (-wide * 0.4, foot, 4.6), (0, foot + 3, 3.6),
        (wide * 0.4, foot, 4.6), (wide * 0.8, foot - 2, 3))), *(limb(((way * (wide - 1), foot - 13, 2),
        (way * (wide + 3), foot - 7, 3.4), (way * wide * 0.9, foot - 1, 2.6))) for way in (-1, 1))), BLACK)  # fmt: skip


def front(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head from the front, lit from the left, from the right if mirrored: the nose parts light from dark."""
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    chin, corner, cheek = 14 + 18 * face.jaw, 37 + 22 * face.jaw, 57 + 11 * face.jaw
    low = 96 + 7 * face.jaw
    outline = blob(((0, -104), (52, -90), (73, -40), (69, 4), (cheek, 44), (corner, 77), (chin, low), (-chin, low),
        (-corner, 77), (-cheek, 44), (-69, 4), (-73, -40), (-52, -90)), tension=0.9)  # fmt: skip
    for side, skin in ((-1, face.skin), (1, face.shade)):
        rimmed(painter, disc(side * 73, 4, 13, 24), skin, BLACK, 5)
    rimmed(painter, outline, face.skin, BLACK, 6)
    half = blob(((16, -130), (20, -72), (10, -40), (4, -16), (22, 4), (44, 16), (32, 42), (14, 50), (18, 66), (10, 84),
        (12, 130), (130, 130), (130, -130)), tension=0.6)  # fmt: skip
    dark = blob(((44, -130), (50, -72), (42, -46), (56, -34), (62, -8), (62, 12), (48, 44), (38, 62), (34, 84),
        (24, 130), (130, 130), (130, -130)), tension=0.6)  # fmt: skip
    _modelled(painter, outline, half, dark, face)
    for side in (-1, 1):
        socket = blob(((side * 8, -30), (side * 40, -32), (side * 64, -22), (side * 60, 2), (side * 34, 8),
            (side * 12, 0)), tension=0.8)  # fmt: skip
        glaze(painter, socket, mixed(BLACK, face.shade, 0.4), 0.3)
        glaze(painter, disc(side * 44, 34, 17, 13), look.DANGER, 0.12)
        _eye(painter, side * 36, -8, face, side, 1)
        _brow(painter, side * 36, -38 - (14 * face.arch if side < 0 else 0), face, -side)
    _nose_in_front(painter, face)
    if face.mouth is not Mouth.CLOSED:
        _open_mouth(painter, face.mouth, 0, 32)
    elif face.lips is not None:
        corner = 64 - 7 * face.smile
        rimmed(painter, blob(((-25, corner), (-8, 56), (0, 60), (8, 56), (25, corner), (0, 76))), face.lips, BLACK, 2)
        fill(painter, limb(((-24, corner, 2), (-7, 65, 3.4), (0, 66, 3), (7, 65, 3.4), (24, corner, 2))),
            mixed(BLACK, face.lips, 0.45))  # fmt: skip
    else:
        lift = 10 * face.smile
        _lip(painter, 0, 17, face)
        fill(painter, limb(((-26, 66 - lift, 3), (-8, 63, 6), (0, 65, 5), (8, 63, 6), (26, 66 - lift, 3))), BLACK)
    if face.old:
        for side in (-1, 1):
            _age(painter, ((side * 22, 38, 2), (side * 36, 54, 4), (side * 36, 70, 2)),
                 ((side * 22, 10, 2), (side * 40, 15, 3), (side * 54, 8, 2)))  # fmt: skip
        _age(painter, ((-30, -64, 2), (-4, -68, 4), (24, -64, 2)), ((-24, -78, 2), (0, -81, 3), (20, -78, 2)))
    painter.restore()


_TURNED_NOSES: Final[dict[Nose, tuple[Point, ...]]] = {
    Nose.STRAIGHT: ((36, -20), (44, 4), (57, 28), (53, 38), (40, 42), (27, 38), (31, 12)),
    Nose.SNUB: ((36, -16), (41, 0), (54, 18), (55, 28), (42, 35), (28, 32), (31, 12)),
    Nose.HOOKED: ((38, -26), (52, -10), (58, 12), (64, 36), (56, 46), (40, 44), (25, 38), (31, 10)),
    Nose.BROAD: ((35, -18), (42, 4), (58, 24), (58, 36), (44, 43), (20, 40), (28, 14)),
}


def _nose_turned(painter: QPainter, face: Face) -> None:
    """A nose turned a little to the right: what it hides from the lamp, its ridge, its outline and the near wing."""
    points = _TURNED_NOSES[face.nose]
    near = points[-2]
    fill(painter, blob((points[0], (points[0][0] - 8, 4), (near[0] - 9, near[1] - 6), (near[0] - 2, near[1] + 5),
        points[-3], points[-1]), tension=0.7), face.shade)  # fmt: skip
    fill(painter, blob(points, tension=0.7), face.skin)
    (ax, ay), (bx, by) = points[1:3]
    fill(painter, limb(((ax - 6, ay, 3), (bx - 9, by - 4, 6))), mixed(face.skin, look.BONE, 0.42))
    line = [(x, y, 2.4 + number * 0.5) for number, (x, y) in enumerate(points[1:-2])]
    _age(
        painter,
        tuple(line),
        ((near[0] + 2, near[1] - 12, 2), (near[0] - 4, near[1] - 5, 3.4), (near[0] + 2, near[1], 3)),
    )


def _young_middle(painter: QPainter, face: Face) -> None:
    """What makes a turned face a child's: great eyes set low, a nose that is hardly there, red cheeks."""
    glaze(painter, disc(-8, 38, 24, 18), look.DANGER, 0.22)
    glaze(painter, disc(60, 36, 12, 16), look.DANGER, 0.22)
    for x, wide in ((2, 1.0), (48, 0.54)):
        painter.save()
        painter.translate(x, -2)
        painter.scale(1.1, 1.7)  # rounder than a grown-up's
        _eye(painter, 0, 0, face, wide)
        painter.restore()
    _small_nose(painter, face, 28, 0.66)


def _small_nose(painter: QPainter, face: Face, foot: float, size: float) -> None:
    """A nose turned a little, smaller than a man's: a child's, a woman's."""
    painter.save()
    painter.translate(44, foot)
    painter.scale(size, size)
    painter.translate(-44, -24)
    _nose_turned(painter, face)
    painter.restore()


def turned(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head turned a little to the right, lit from there; its ear and the near cheek are in the dark."""
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    jaw = 12 * face.jaw
    outline = blob(((4, -104), (44, -92), (66, -58), (63, -30), (58, -18), (66, 4), (62, 28), (54, 56),
        (46 + jaw * 0.6, 84), (24 + jaw, 103), (2, 102), (-30 - jaw, 80), (-58, 40), (-70, 2), (-76, -44),
        (-52, -90)), tension=0.8)  # fmt: skip
    if face.young:
        outline = blob(((4, -106), (46, -94), (70, -58), (68, -30), (64, -14), (72, 12), (68, 42), (54, 68), (38, 85),
            (18, 93), (-4, 90), (-36, 72), (-62, 38), (-74, 2), (-80, -44), (-56, -92)), tension=0.8)  # fmt: skip
    rimmed(painter, outline, face.skin, BLACK, 6)
    half = blob(((-6, -130), (-12, -64), (-24, -36), (-18, -6), (4, 18), (-4, 44), (6, 76), (16, 130), (-130, 130),
        (-130, -130)), tension=0.6)  # fmt: skip
    dark = blob(((-32, -130), (-40, -64), (-50, -34), (-44, 2), (-28, 28), (-30, 52), (-12, 84), (-2, 130), (-130, 130),
        (-130, -130)), tension=0.6)  # fmt: skip
    _modelled(painter, outline, half, dark, face)
    if face.young:
        _young_middle(painter, face)
    else:
        socket = blob(((-26, -30), (4, -32), (26, -24), (30, -4), (4, 6), (-22, 0)), tension=0.8)
        glaze(painter, socket, mixed(BLACK, face.shade, 0.4), 0.3)
        glaze(painter, disc(0, 34, 18, 14), look.DANGER, 0.09)
        _small_nose(painter, face, 26, 0.9 if face.lips is None else 0.72)
        _eye(painter, 2, -10, face)
        _eye(painter, 47, -10, face, 0.5)
    height = -52 if face.young else -38
    _brow(painter, 0, height - 14 * face.arch, face, 1)
    _brow(painter, 48, height, face, -1, 0.5)
    painter.translate(0, -5 if face.young else 0)  # a short chin
    if face.mouth is not Mouth.CLOSED:
        _open_mouth(painter, face.mouth, 27, 26)
    elif face.lips is not None:
        lift = 7 * face.smile
        rimmed(
            painter,
            blob(((5, 66 - lift), (24, 57), (32, 61), (38, 58), (51, 66 - lift), (30, 77))),
            face.lips,
            BLACK,
            2,
        )
        fill(painter, limb(((6, 66 - lift, 2), (22, 65, 3.4), (31, 66, 3), (50, 66 - lift, 2))),
            mixed(BLACK, face.lips, 0.45))  # fmt: skip
    else:
        lift = 10 * face.smile
        _lip(painter, 28, 15, face)
        fill(painter, limb(((2, 67 - lift, 3), (20, 65, 6), (32, 66, 5), (50, 64 - lift * 0.8, 3))), BLACK)
    if face.old:
        _age(painter, ((14, 36, 2), (2, 52, 4), (0, 70, 2)), ((-16, 8, 2), (4, 14, 3), (18, 8, 2)),
             ((-24, 0, 3), (-34, -4, 2)), ((4, -66, 2), (28, -70, 4), (50, -64, 2)))  # fmt: skip
    rimmed(painter, blob(((-66, -16), (-52, -20), (-46, -2), (-54, 22), (-64, 18))), face.shade, BLACK, 4)
    painter.restore()


def _under_the_jaw(painter: QPainter, outline: QPainterPath, face: Face) -> None:
    """What the jaw of a profile throws on its neck, and the cord from the ear to the throat."""
    square = 6 * face.jaw
    jaw = ((-18, 24), (-14, 48 + square), (0, 66 + square), (20, 76 + square * 0.6), (52, 88), (60, 130), (-90, 130))
    within(painter, outline, blob((*jaw, (-90, 52)), tension=0.5), mixed(BLACK, face.shade, 0.72))
    within(painter, outline, limb(((-34, 40, 2), (-26, 76, 6), (-8, 108, 4))), face.shade)
    line = limb(((-16, 30, 2), (-12, 50 + square, 3.4), (2, 68 + square, 4), (20, 77 + square * 0.6, 3)))
    within(painter, outline, line, mixed(BLACK, face.shade, 0.5))


def side(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head in profile, with its neck; the jaw's underside and the neck are in the dark."""
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    outline = profile(face.nose)
    lit(painter, outline, face.skin, face.skin, width=6)
    half = blob(((-110, -130), (-12, -124), (16, -60), (18, -6), (10, 34), (38, 62), (60, 88), (40, 130), (-110, 130)),
        tension=0.6)  # fmt: skip
    dark = blob(((-110, -130), (-36, -122), (-8, -50), (-2, 0), (-14, 42), (20, 70), (44, 92), (36, 130), (-110, 130)),
        tension=0.6)  # fmt: skip
    _modelled(painter, outline, half, dark, face)
    _under_the_jaw(painter, outline, face)
    glaze(painter, blob(((22, -40), (54, -44), (62, -26), (58, -6), (34, -8)), tension=0.8),
        mixed(BLACK, face.shade, 0.4), 0.3)  # fmt: skip
    glaze(painter, disc(34, 20, 17, 14), look.DANGER, 0.09)
    eye: QPainterPath = (
        polygon(((32, -24), (50, -31), (58, -24), (57, -14), (46, -15)))
        if face.open
        else limb(((32, -20, 3), (46, -13, 6), (58, -17, 3)))
    )
    fill(painter, eye, BLACK)
    if face.open:
        fill(painter, polygon(((34, -23), (46, -28), (44, -17))), look.BONE)
        fill(painter, limb(((26, -22, 3), (42, -34, 6), (60, -30, 4))), BLACK)
        fill(painter, disc(52, -22, 2.6), look.BONE)
    tilt = 8 * face.stern
    fill(painter, limb(((20, -46, face.brow * 0.4), (40, -54 - tilt * 0.4, face.brow),
        (62, -46 + tilt, face.brow * 0.8))), face.brow_colour)  # fmt: skip
    drop = {Nose.SNUB: -5, Nose.HOOKED: 2}.get(face.nose, 0)
    fill(painter, limb(((58, 12 + drop, 2), (54, 22 + drop, 4), (64, 25 + drop, 5))), BLACK)
    fill(painter, limb(((64, -8 + drop, 3), (73, 11 + drop, 6))), mixed(face.skin, look.BONE, 0.42))
    if face.mouth is not Mouth.CLOSED:
        fill(painter, blob(((76, 34), (52, 36), (36, 30), (40, 54), (60, 68), (76, 62)), tension=0.6), BLACK)
        fill(painter, polygon(((72, 36), (44, 36), (46, 44), (70, 45))), look.BONE)
    else:
        if face.lips is not None:
            fill(
                painter,
                polygon(((44, 46 - 6 * face.smile), (62, 34), (71, 36), (63, 44), (71, 50), (60, 58))),
                face.lips,
            )
        fill(painter, limb(((38, 46 - 10 * face.smile, 3), (48, 46, 4), (62, 44, 5))), BLACK)
    if face.old:
        _age(painter, ((48, 22, 2), (38, 36, 4), (36, 54, 2)), ((30, -8, 2), (42, -4, 3), (52, -8, 2)),
             ((20, -26, 2), (12, -30, 3)), ((30, -72, 2), (46, -74, 3), (56, -68, 2)))  # fmt: skip
    rimmed(painter, blob(((-24, -30), (-8, -34), (2, -18), (-4, 6), (-16, 18), (-24, 0))), face.shade, BLACK, 4)
    fill(painter, limb(((-14, -22, 3), (-6, -16, 3), (-10, 0, 3))), BLACK)
    painter.restore()
