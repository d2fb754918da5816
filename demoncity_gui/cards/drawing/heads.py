"""Heads for half figures: from the front, turned a little, in profile; one side lit, the other in the dark.

Each is 200 units tall around the middle of the face, looks or turns to the right, and is lit from where it looks
(from the front: from the left). One crisp edge of shadow runs over brow, cheek and chin. Hair, hats and beards are the
card's own, put around the same middle.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import (
    Face,
    Feeling,
    Mouth,
    brow,
    closed_mouth,
    ear,
    eye,
    felt,
    furrows,
    ink,
    inked,
    nose_in_front,
    nose_turned,
    open_mouth,
)
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.light import glaze, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, polygon
from demoncity_gui.cards.drawing.tones import BLACK

__all__ = ["Face", "Feeling", "Mouth", "front", "side", "turned"]


def _edge(side: int, *points: Point) -> QPainterPath:
    """All that lies to one side (-1 left) of an edge from top to bottom: the dark of a face."""
    far = 140 * side
    return blob(((far, -140), *points, (far, 140)), tension=0.55)


def _planes(painter: QPainter, outline: QPainterPath, face: Face, dusk: QPainterPath, dark: QPainterPath,
            gleam: QPainterPath) -> None:  # fmt: skip
    within(painter, outline, gleam, face.gleam)
    within(painter, outline, dusk, face.dusk)
    within(painter, outline, dark, face.dark)


def _lines(face: Face, *lines: tuple[tuple[float, float, float], ...]) -> list[tuple[tuple[float, float, float], ...]]:
    return list(lines) if face.old else []


def front(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head from the front, lit from the left, from the right if mirrored."""
    face = felt(face)
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    ear(painter, -74, 4, -1, face, dark=False)
    ear(painter, 74, 4, 1, face, dark=True)
    chin, corner, cheek = 13 + 17 * face.jaw, 38 + 20 * face.jaw, 60 + 9 * face.jaw - (4 if face.old else 0)
    low = 96 + 7 * face.jaw
    outline = blob(((0, -106), (44, -96), (69, -64), (74, -34), (69, -12), (72, 10), (cheek + 3, 38), (corner, 76),
        (chin, low), (-chin, low), (-corner, 76), (-cheek - 3, 38), (-72, 10), (-69, -12), (-74, -34), (-69, -64),
        (-44, -96)), tension=0.85)  # fmt: skip
    rimmed(painter, outline, face.skin, BLACK, 6)
    dark = _edge(1, (38, -140), (44, -88), (30, -60), (40, -42), (58, -30), (60, -8), (58, 10), (44, 24), (30, 48),
        (25, 58), (32, 68), (20, 80), (24, 92), (12, 140))  # fmt: skip
    dusk = _edge(1, (20, -140), (26, -88), (14, -58), (24, -44), (46, -34), (50, -8), (46, 8), (32, 22), (18, 46),
        (15, 58), (20, 68), (8, 80), (14, 92), (0, 140))  # fmt: skip
    hollow = ink(((-70, 18, 1), (-52, 36, 7), (-42, 56, 1))) if face.old or face.jaw > 0.8 else QPainterPath()
    chin_plane = blob(((-corner, 80), (-18, low - 8), (10, low - 6), (30, 90), (40, 130), (-60, 130)), tension=0.6)
    gleam = joined(ink(((-46, -50, 1), (-34, -58, 11), (-16, -58, 9), (-4, -52, 1))),
        ink(((-60, -2, 1), (-56, 12, 8), (-46, 20, 7), (-32, 22, 1))), disc(-8, 89, 9, 4))  # fmt: skip
    _planes(painter, outline, face, joined(dusk, hollow, chin_plane), dark, gleam)
    if face.lips is None:
        _cheek_strokes(painter, outline, face, 1)
    for side_, dim in ((-1, False), (1, True)):
        _socket_in_front(painter, face, side_)
        eye(painter, side_ * 36, -8, face, side_, dim=dim)
        brow(painter, side_ * 36, -37 - (14 * face.arch if side_ < 0 else 0), face, -side_)
    furrows(painter, 0, -38, face)
    nose_in_front(painter, face)
    _folds_in_front(painter, face)
    if face.mouth is not Mouth.CLOSED:
        open_mouth(painter, face, 0, 31)
    else:
        closed_mouth(painter, face, 0, 26)
    painter.restore()


def _socket_in_front(painter: QPainter, face: Face, way: int) -> None:
    """The hollow under a brow: deepest at the root of the nose."""
    hollow = blob(((way * 7, -34), (way * 26, -35), (way * 48, -31), (way * 62, -20), (way * 56, -10),
        (way * 38, -19), (way * 18, -16), (way * 9, -4)), tension=0.7)  # fmt: skip
    fill(painter, hollow, face.dusk if way < 0 else face.dark)
    if way < 0:
        inked(painter, face.dark, ((-7, -28, 2), (-10, -16, 6), (-8, -4, 1)))


def _cheek_strokes(painter: QPainter, outline: QPainterPath, face: Face, way: int, x: float = 0) -> None:
    """An engraver's way from the shadow's edge to the light, on the cheek."""
    strokes = joined(*(ink(((x + way * (52 - 8 * k), 22 + 9 * k, 4), (x + way * (30 - 6 * k), 25 + 9 * k, 0.6)))
        for k in range(3)))  # fmt: skip
    within(painter, outline, strokes, face.dark)


def _lively(face: Face) -> bool:
    """Whether the mouth folds the cheeks; painted lips do so only if they open, or she would be old."""
    return face.mouth not in (Mouth.CLOSED, Mouth.CRY) or (abs(face.smile) > 0.7 and face.lips is None)


def _folds_in_front(painter: QPainter, face: Face) -> None:
    if face.old or _lively(face):
        out = 40 if face.mouth is not Mouth.CLOSED else 34
        inked(painter, face.line, *(((way * 20, 34, 1), (way * (out - 4), 46, 3.6), (way * out, 64, 1.2)) for way in (
            -1, 1)))  # fmt: skip
    inked(painter, face.line, *_lines(face, ((-32, -66, 1), (-4, -70, 3.4), (26, -65, 1)), ((-26, -80, 1),
        (0, -83, 2.8), (22, -79, 1)), ((-46, 66, 1), (-38, 80, 3), (-26, 90, 1)), ((-60, 30, 1), (-50, 44, 3),
        (-48, 58, 1))))  # fmt: skip


def _turned_outline(face: Face) -> QPainterPath:
    jaw = 12 * face.jaw
    if face.young:
        return blob(((4, -106), (46, -94), (70, -58), (68, -30), (64, -14), (72, 12), (68, 42), (54, 68), (38, 85),
            (18, 93), (-4, 90), (-36, 72), (-62, 38), (-74, 2), (-80, -44), (-56, -92)), tension=0.8)  # fmt: skip
    hollow = 4 if face.old or face.jaw > 0.8 else 0
    return blob(((0, -106), (42, -94), (64, -64), (66, -40), (59, -22), (66, 2), (62 - hollow, 28), (55 - hollow, 54),
        (48 + jaw * 0.6, 80), (26 + jaw, 102), (4, 103), (-30 - jaw, 80), (-57, 42), (-70, 2), (-78, -44),
        (-54, -92)), tension=0.82)  # fmt: skip


def turned(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head turned a little to the right, lit from there; its ear and the near cheek are in the dark."""
    face = felt(face)
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    outline = _turned_outline(face)
    rimmed(painter, outline, face.skin, BLACK, 6)
    dark = _edge(-1, (-22, -140), (-30, -88), (-18, -60), (-30, -44), (-38, -24), (-40, -4), (-34, 12), (-18, 30),
        (-10, 48), (-14, 62), (-2, 78), (6, 92), (14, 140))  # fmt: skip
    dusk = _edge(-1, (-4, -140), (-12, -88), (-2, -60), (-12, -46), (-26, -26), (-28, -4), (-22, 8), (-6, 26), (0, 46),
        (-5, 62), (8, 78), (14, 92), (26, 140))  # fmt: skip
    chin_plane = blob(((-10, 90), (16, 94), (44, 88), (60, 130), (-30, 130)), tension=0.6)
    gleam = joined(ink(((4, -58, 1), (18, -62, 8), (44, -62, 11), (58, -54, 1))),
        ink(((-24, 14, 1), (-14, 21, 6), (-2, 25, 7), (12, 25, 1))), ink(((62, 0, 2), (59, 14, 7), (55, 26, 1))),
        disc(30, 90, 8, 4))  # fmt: skip
    _planes(painter, outline, face, joined(dusk, chin_plane), dark, gleam)
    if not face.young and face.lips is None:
        _cheek_strokes(painter, outline, face, -1, 18)
    _middle_turned(painter, face)
    painter.translate(0, -5 if face.young else 0)  # a short chin
    if face.mouth is not Mouth.CLOSED:
        open_mouth(painter, face, 28, 21 if face.mouth is Mouth.SHOUT else 25)
    else:
        closed_mouth(painter, face, 31, 24, 1.2)
    _folds_turned(painter, face)
    ear(painter, -58, 0, 0.92, face, dark=True)
    painter.restore()


def _middle_turned(painter: QPainter, face: Face) -> None:
    if face.young:
        glaze(painter, disc(-6, 38, 22, 14), look.DANGER, 0.08)
        fill(painter, blob(((14, -34), (30, -38), (40, -34), (34, -12), (28, -8), (22, -20)), tension=0.8), face.dusk)
        for x, wide, outer in ((2, 1.08, -1), (49, 0.56, 1)):
            painter.save()
            painter.translate(x, -3)
            painter.scale(1.04, 1.36)  # rounder than a grown-up's
            eye(painter, 0, 0, face, outer, wide)
            painter.restore()
        nose_turned(painter, face, 1, 4, 0.7)
    else:
        hollow = blob(((-30, -28), (-6, -36), (18, -35), (34, -34), (30, -14), (24, -4), (18, -17), (0, -21),
            (-22, -16)), tension=0.7)  # fmt: skip
        fill(painter, hollow, face.dusk)
        fill(painter, blob(((40, -34), (56, -34), (63, -26), (58, -20), (42, -20)), tension=0.7), face.dusk)
        fill(painter, blob(((18, -34), (30, -35), (31, -18), (25, -2), (20, -18)), tension=0.7), face.dark)
        eye(painter, 1, -10, face, -1)
        eye(painter, 49, -10, face, 1, 0.52)
        nose_turned(painter, face, 0, 0, 0.96 if face.lips is None else 0.76)
    height = -50 if face.young else -38
    brow(painter, -1, height - 14 * face.arch, face, 1)
    brow(painter, 50, height, face, -1, 0.48)
    furrows(painter, 29, height, face, 0.7)


def _folds_turned(painter: QPainter, face: Face) -> None:
    if face.old or (_lively(face) and not face.young):
        out = -8 if face.mouth is not Mouth.CLOSED else -2
        inked(painter, face.line, ((16, 36, 1), (out + 4, 48, 3.8), (out, 68, 1.2)))
    inked(painter, face.line, *_lines(face, ((2, -68, 1), (28, -72, 3.4), (52, -65, 1)), ((8, -82, 1), (28, -85, 2.8),
        (46, -80, 1)), ((-6, 70, 1), (0, 84, 3), (12, 92, 1)), ((-26, 24, 1), (-14, 44, 3.2),
        (-14, 60, 1))))  # fmt: skip


_PROFILE_DROP: Final = {Nose.SNUB: -6, Nose.HOOKED: 4}


def side(painter: QPainter, x: float, y: float, size: float, face: Face, *, mirror: bool = False) -> None:
    """A head in profile, with its neck; the jaw's underside and the neck are in the dark."""
    face = felt(face)
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    outline = profile(face.nose, face.mouth is not Mouth.CLOSED)
    rimmed(painter, outline, face.skin, BLACK, 6)
    dark = _edge(-1, (-22, -140), (-14, -84), (6, -62), (-4, -42), (-6, -14), (4, 6), (0, 22), (18, 40), (14, 56),
        (28, 70), (42, 82), (40, 140))  # fmt: skip
    dusk = _edge(-1, (2, -140), (8, -84), (22, -62), (12, -42), (8, -14), (16, 2), (14, 18), (30, 36), (26, 54),
        (40, 66), (56, 78), (60, 140))  # fmt: skip
    gleam = joined(ink(((38, -92, 1), (51, -74, 8), (56, -58, 8), (54, -50, 1))),
        ink(((22, 12, 1), (36, 18, 9), (50, 16, 1))), disc(56, 76, 6, 5))  # fmt: skip
    _planes(painter, outline, face, dusk, dark, gleam)
    _under_the_jaw(painter, outline, face)
    _profile_eye(painter, outline, face)
    drop = _PROFILE_DROP.get(face.nose, 0)
    within(painter, outline, blob(((54, -22), (62, -8), (68, 10 + drop), (60, 24 + drop), (48, 26 + drop),
        (52, 8 + drop)), tension=0.7), face.dusk)  # fmt: skip
    inked(painter, face.gleam, ((61, -14, 1), (69, 6 + drop, 5), (73, 14 + drop, 1)))
    inked(painter, BLACK, ((60, 10 + drop, 1), (53, 18 + drop, 3.4), (56, 26 + drop, 3), (62, 27 + drop, 1.5)),
        ((60, 25 + drop, 1.5), (66, 22 + drop, 5), (72, 26 + drop, 1.5)))  # fmt: skip
    _profile_mouth(painter, outline, face)
    if face.old or _lively(face):
        inked(painter, face.line, ((50, 24, 1), (38, 36, 3.6), (32, 56, 1)))
    inked(painter, face.line, *_lines(face, ((28, -74, 1), (44, -77, 3), (56, -70, 1)), ((24, -88, 1), (38, -90, 2.6),
        (48, -86, 1)), ((18, 40, 1), (26, 58, 3), (40, 72, 1))))  # fmt: skip
    ear(painter, -14, -8, 1, face, dark=True)
    painter.restore()


def _profile_eye(painter: QPainter, outline: QPainterPath, face: Face) -> None:
    within(painter, outline, blob(((20, -38), (44, -42), (64, -38), (60, -26), (58, -12), (48, -28), (30, -28)),
        tension=0.7), face.dusk)  # fmt: skip
    top, low = -31 + 11 * face.lid, -13 - 4 * face.squint
    if face.open:
        white = blob(((30, -19), (42, top + 3), (55, top + 1), (58, -20), (54, low), (42, low)), tension=0.8)
        within(painter, outline, white, mixed(face.shade, look.BONE, 0.9))
        within(painter, white, disc(53, -20, 6, 9), BLACK)
        within(painter, white, disc(54, -20, 4, 6), face.iris)
        within(painter, white, disc(54.5, -20, 2.6, 4), BLACK)
        fill(painter, disc(55, -23, 2), look.BONE)
        heavy = 1.3 if face.lips is not None else 1
        inked(painter, BLACK, ((25, -15, 1), (38, top + 4, 6 * heavy), (50, top, 6.4 * heavy), (62, top - 1, 2)),
            ((40, low + 1, 1), (52, low + 1, 2.4)))  # fmt: skip
        inked(painter, face.dark, ((28, top + 1, 1), (42, top - 7, 3), (56, top - 6, 1)))
    else:
        inked(painter, BLACK, ((28, -20, 1), (40, -14, 5), (54, -14, 5.4), (64, -18, 1.6)))
        inked(painter, face.line, ((32, -30, 1), (44, -33, 2.8), (56, -29, 1)))
    if face.old:
        inked(painter, face.line, ((30, -6, 1), (42, -2, 3), (54, -7, 1)), ((22, -18, 2.6), (12, -22, 0.8)),
            ((22, -13, 2.6), (13, -11, 0.8)))  # fmt: skip
    tilt, thick = 9 * face.stern, face.brow
    inked(painter, face.brow_colour, ((16, -42 - tilt * 0.2, thick * 0.1), (28, -50 - tilt * 0.3, thick * 0.7),
        (44, -51, thick), (58, -44 + tilt * 0.8, thick * 0.9), (65, -40 + tilt, thick * 0.3)))  # fmt: skip
    if face.stern > 0.6:
        inked(painter, face.line, ((58, -32, 2.8), (60, -42, 1)))


def _profile_mouth(painter: QPainter, outline: QPainterPath, face: Face) -> None:
    tone = face.lips if face.lips is not None else mixed(face.shade, look.OXBLOOD, 0.3)
    lift = 8 * face.smile
    if face.mouth is not Mouth.CLOSED:
        deep = {Mouth.LAUGH: 66, Mouth.CRY: 66, Mouth.GRIT: 60, Mouth.SMILE: 56, Mouth.SHOUT: 68}[face.mouth]
        corner = {Mouth.CRY: (44, 50), Mouth.SHOUT: (38, 50), Mouth.GRIT: (38, 48)}.get(face.mouth, (34, 38))
        gape = blob((corner, (52, 42), (90, 42), (90, deep - 4), (60, deep), (44, deep - 6)), tension=0.6)
        within(painter, outline, gape, BLACK)
        teeth = joined(polygon(((corner[0] + 10, 43), (90, 42), (90, 50), (corner[0] + 16, 50))))
        within(painter, outline, teeth, mixed(face.shade, "#FFF8E8", 0.88))
        if face.mouth in (Mouth.GRIT, Mouth.SHOUT):
            within(painter, outline, polygon(((46, deep - 7), (90, deep - 8), (90, deep - 2), (54, deep - 2))),
                mixed(face.shade, "#FFF8E8", 0.7))  # fmt: skip
        inked(painter, BLACK, ((corner[0] - 4, corner[1] - 4, 1), (corner[0] + 2, corner[1] + 2, 4), (corner[0] + 8,
            corner[1] + 8, 1)))  # fmt: skip
        return
    within(painter, outline, blob(((44, 45 - lift), (60, 35), (80, 33), (80, 44), (62, 44)), tension=0.5),
        mixed(BLACK, tone, 0.66))  # fmt: skip
    within(painter, outline, blob(((46, 46 - lift), (62, 44), (80, 45), (80, 56), (60, 56)), tension=0.5), tone)
    within(painter, outline, ink(((60, 50, 1), (68, 50, 4), (76, 50, 1))), mixed(tone, "#FFF0E0", 0.4))
    inked(painter, BLACK, ((38, 45 - 1.2 * lift, 1), (44, 45 - lift, 3.6), (54, 45 - lift * 0.2, 3.2), (65, 44, 4)))
    within(painter, outline, ink(((48, 60, 1), (58, 62, 6), (68, 60, 2))), face.dark)


def _under_the_jaw(painter: QPainter, outline: QPainterPath, face: Face) -> None:
    """What the jaw of a profile throws on its neck, and the cord from the ear to the throat."""
    square = 6 * face.jaw
    jaw = ((-18, 24), (-14, 48 + square), (0, 66 + square), (20, 76 + square * 0.6), (52, 90), (60, 130), (-90, 130))
    within(painter, outline, blob((*jaw, (-90, 52)), tension=0.5), mixed(BLACK, face.shade, 0.5))
    within(painter, outline, ink(((-30, 44, 1), (-22, 80, 7), (-4, 112, 3))), face.dark)
    line = ink(((-16, 26, 1), (-12, 50 + square, 4), (2, 67 + square, 5), (22, 77 + square * 0.6, 2)))
    within(painter, outline, line, BLACK)
