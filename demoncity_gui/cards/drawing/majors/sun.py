"""The Sun, Major XIX."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, sin

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, place_at, rimmed
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A child rides at us with no hands, a basket of sunflowers before it; the sun looks down at it and grins."""
    sky(painter, "#D8861A", "#FBE08A", 760)
    fill(painter, rays(462, 246, 200, 1000, 28, 60, 4), t.light)
    glow(painter, 462, 246, 330, look.BONE, 0.5)
    with _drawn_to(painter, (430, 268), (462, 246), 0.78):
        _suns_face(painter, t)
    for wall, way in ((((20, 330), (96, 330), (96, 470), (152, 500), (152, 830), (20, 860)), 1), (((680, 430), (612,
        430), (612, 560), (566, 590), (566, 830), (680, 860)), -1)):  # fmt: skip
        lit(painter, polygon(wall), "#2B1620", "#FFD97A", (7 * way, -7), shade="#140A12", edge="#140A12", width=5)
    lit(painter, rect(20, 900, 660, 140), "#E2A22E", "#FFE9A8", (0, -6), width=4)
    fill(painter, rect(20, 780, 660, 116), "#5A1E1A")
    for y in range(788, 880, 30):
        for x in range(-30 + (y // 30) % 2 * 34, 700, 68):
            fill(painter, rect(x, y, 62, 24, 3), "#7A2A20")
    lit(painter, rect(20, 768, 660, 18), "#C97A3A", "#FFE9A8", (0, -6), width=4)
    with _drawn_to(painter, (366, 588), (350, 588), 1.12):
        _child(painter)
    _basket(painter, t)


@contextmanager
def _drawn_to(painter: QPainter, origin: Point, place: Point, size: float) -> Iterator[None]:
    """What is drawn around the origin comes to that place, in that size."""
    painter.save()
    place_at(painter, origin, place, size)
    yield
    painter.restore()


def _suns_face(painter: QPainter, t: Tones) -> None:
    """An old engraver's sun: pointed and waving beams, half of its broad face in the shade; it grins down."""
    x, y, line, deep, pale = 430, 268, "#6B3E10", "#DDA032", "#FBE6A0"
    wave = blob(((-24, -160), (-30, -200), (-8, -226), (-12, -266), (14, -232), (8, -204), (24, -160)), tension=0.8)
    for number in range(24):
        beam_ = polygon(((-27, -160), (0, -268), (27, -160))) if number % 2 else wave
        lit(painter, placed(beam_, x, y, 1, number * 15), t.light, pale, (-4, -5), shade=deep, edge=line, width=4)
    disc_ = disc(x, y, 176)
    rimmed(painter, disc_, "#F7D264", line, 7)
    half = blob(((x + 6, y - 200), (x + 22, y - 60), (x + 8, y + 20), (x + 34, y + 50), (x + 12, y + 90), (x + 30,
        y + 200), (x + 220, y + 200), (x + 220, y - 200)), tension=0.6)  # fmt: skip
    within(painter, disc_, half, "#EDBB4A")
    within(painter, disc_, disc_.subtracted(disc(x - 20, y - 18, 176)), deep)
    for way in (-1, 1):
        fill(painter, disc(x + way * 102, y + 44, 36, 28), "#EE9A3A")
        white = blob([(x + way * a, y + b) for a, b in ((28, -10), (62, -34), (106, -14), (70, 8))], tension=0.8)
        rimmed(painter, white, look.BONE, line, 4)
        within(painter, white, disc(x + way * 64 - 14, y + 2, 19), "#8C5214")
        within(painter, white, disc(x + way * 64 - 15, y + 4, 10), BLACK)
        fill(painter, disc(x + way * 64 - 20, y - 6, 5), look.BONE)
        lid = blob([(x + way * a, y + b) for a, b in ((22, -12), (34, -36), (64, -48), (98, -38), (114, -14), (66,
            -14))], tension=0.7)  # fmt: skip
        rimmed(painter, lid, "#E8B040", line, 4)
        lift = 20 if way > 0 else 0
        lines = (((22, -8, 3), (66, -12, 9), (116, -12, 5)), ((36, 18, 3), (70, 24, 6), (102, 12, 3)), ((24, -66
            + lift * 0.4, 5), (60, -86 - lift, 14), (118, -60 - lift * 0.6, 4)), ((84, 96, 3), (116, 80, 8), (120, 48,
            3)))  # fmt: skip
        fill(painter, joined(*(ink([(x + way * a, y + b, wide) for a, b, wide in points]) for points in lines)), line)
    nose = ((x + 14, y - 8, 6), (x + 32, y + 30, 7), (x + 22, y + 48, 9), (x, y + 52, 6), (x - 22, y + 48, 8), (x - 32,
        y + 34, 4))  # fmt: skip
    fill(painter, ink(nose), line)
    fill(painter, limb(((x - 4, y - 50, 6), (x - 6, y + 6, 9), (x - 4, y + 32, 18))), pale)
    grin = blob(((x - 86, y + 66), (x - 40, y + 86), (x, y + 90), (x + 44, y + 82), (x + 92, y + 54), (x + 62, y + 104),
        (x + 6, y + 124), (x - 56, y + 108)), tension=0.8)  # fmt: skip
    rimmed(painter, grin, "#6B2A10", line, 6)
    within(painter, grin, blob(((x - 90, y + 60), (x - 40, y + 80), (x, y + 84), (x + 44, y + 76), (x + 96, y + 48), (x
        + 56, y + 94), (x, y + 106), (x - 50, y + 98)), tension=0.8), "#FFF6DC")  # fmt: skip
    teeth = [ink(((x + k, y + 70, 2), (x + k * 0.97, y + 104, 2))) for k in (-48, -24, 0, 24, 48)]
    within(painter, grin, joined(*teeth), "#C99A5A")
    fill(painter, joined(ink(((x - 104, y + 60, 3), (x - 84, y + 68, 9), (x - 74, y + 84, 3))), ink(((x + 108, y + 44,
        3), (x + 90, y + 55, 9), (x + 82, y + 72, 3))), ink(((x - 24, y + 142, 3), (x + 4, y + 148, 7), (x + 30, y
        + 140, 3)))), line)  # fmt: skip


def _sunflower(painter: QPainter, t: Tones, x: float, y: float, size: float) -> None:
    """A sunflower's head."""
    lit(painter, star(x, y, 62 * size, 40 * size, 16, size * 40), t.light, "#FFF0B0", (0, -5), shade="#A8701A", width=5)
    lit(painter, disc(x, y, 30 * size), "#5C3A1E", "#A8703A", (0, -5), shade="#2B180C", width=4)
    fill(painter, joined(*(disc(x + 15 * size * cos(k * 1.05), y + 15 * size * sin(k * 1.05), 3) for k in range(6))),
        "#2B180C")  # fmt: skip


def _child(painter: QPainter) -> None:
    """The child rides towards us, its arms thrown up, a scarf in the wind."""
    skin, red = "#F0C79C", "#C2302E"
    scarf = blob(((420, 700), (500, 664), (550, 704), (590, 676), (640, 690), (616, 716), (634, 750), (586, 738), (540,
        776), (490, 742), (420, 752)), tension=0.8)  # fmt: skip
    lit(painter, scarf, red, "#FFB08A", (0, -8), shade="#5A0E16")
    body = blob(((300, 694), (364, 684), (428, 694), (474, 724), (466, 800), (458, 940), (272, 940), (262, 800), (254,
        724)), tension=0.7)  # fmt: skip
    lit(painter, body, look.BONE, look.BONE, (-6, -5), shade="#8A8494")
    for y in (790, 846):
        within(painter, body, limb(((240, y, 26), (364, y + 14, 26), (490, y, 26))), red)
    for joints, hand, turn in ((((276, 742), (172, 700), (150, 560)), (144, 518), -10), (((454, 742), (560, 692), (582,
        540)), (588, 498), 8)):  # fmt: skip
        arm(painter, joints, 72, look.BONE, look.BONE, (-5, -6), skin=skin, body=body)
        palm(painter, *hand, turn, 0.7, skin, mirror=turn > 0)
    lit(painter, blob(((284, 690), (364, 716), (444, 690), (462, 730), (366, 770), (268, 732)), tension=0.8), red,
        "#FFB08A", (-5, -7), shade="#5A0E16", width=6)  # fmt: skip
    _childs_head(painter, skin)


def _basket(painter: QPainter, t: Tones) -> None:
    """The bicycle's bars that nobody holds, and on them a basket full of sunflowers."""
    steel = "#B8B4BC"
    for way in (-1, 1):
        bar = [(350 + way * x, y) for x, y in ((150, 930), (206, 922), (244, 878), (290, 866))]
        lit(painter, thick_line(bar, 20), steel, look.BONE, (-2, -5), shade=look.MUTED, width=6)
        grip = thick_line([(350 + way * x, y) for x, y in ((244, 876), (296, 864))], 36)
        lit(painter, grip, "#3A2A34", look.BONE, (-3, -5), width=6)
        for x, y, turn in ((136, 856, -12), (70, 838, -50)):
            leaf = placed(blob(((0, 20), (14, -24), (64, -46), (60, 0)), tension=0.8), 350 + way * x, y, 1.1, way
                * turn, mirror=way < 0)  # fmt: skip
            lit(painter, leaf, "#2F6A4A", "#7FD0A0", (-3, -4), width=4)
    side = polygon(((176, 900), (524, 900), (488, 1060), (212, 1060)))
    lit(painter, side, "#B0763A", "#FFE0A0", (-7, -5), shade="#4A2A12")
    weave = [ink(((176, y, 2), (350, y + 16, 7), (524, y, 2))) for y in (930, 964, 998)]
    weave += [limb(((x, 900, 5), (350 + (x - 350) * 0.8, 1060, 5))) for x in range(210, 500, 40)]
    within(painter, side, joined(*weave), "#6B3E1C")
    lit(painter, disc(350, 986, 40), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E")
    lit(painter, disc(350, 986, 27), "#FFF6C8", look.BONE, (-3, -4), shade="#E2A22E", width=4)
    for x, y, size in ((350, 868, 1.2), (232, 886, 1.1), (470, 884, 1.12)):
        _sunflower(painter, t, x, y, size)


def _childs_head(painter: QPainter, skin: str) -> None:
    """The child's laughing head: freckles, red cheeks, ginger hair under a cap."""
    ginger, red = "#B5642A", "#C2302E"
    painter.save()
    painter.translate(366, 588)
    painter.rotate(-6)
    painter.scale(1.2, 1.12)
    for way in (-1, 1):
        tuft = blob(((way * 54, -60), (way * 92, -40), (way * 96, 14), (way * 84, 44), (way * 70, 10)), tension=0.7)
        lit(painter, tuft, ginger, look.SODIUM, (-4, -5), shade="#5A2C10", width=5)
    _soft_face(painter, skin)
    fringe = blob(((-72, -40), (-60, -84), (0, -94), (60, -84), (72, -40), (48, -58), (30, -46), (6, -62), (-20, -46),
        (-44, -60)), tension=0.7)  # fmt: skip
    lit(painter, fringe, ginger, look.SODIUM, (-4, 5), shade="#5A2C10", width=5)
    cap = blob(((-88, -62), (-84, -112), (-44, -146), (0, -152), (44, -146), (84, -112), (88, -62), (0, -80)),
        tension=0.8)  # fmt: skip
    lit(painter, cap, red, look.DANGER, (-7, -7), shade="#5A0E16")
    brim = blob(((-92, -58), (-60, -84), (0, -92), (60, -84), (92, -58), (50, -66), (0, -70), (-50, -66)), tension=0.8)
    lit(painter, brim, "#8C1A20", look.DANGER, (0, -5), width=5)
    rimmed(painter, disc(0, -150, 9), red, BLACK, 4)
    painter.restore()


def _soft_face(painter: QPainter, skin: str) -> None:
    """A round face in one tone: eyes shut with laughter, a button of a nose, dimples, freckles, red cheeks."""
    line, dusk = "#7A4420", "#E2AC7C"
    half = ((0, -104), (48, -92), (76, -54), (84, -6), (80, 36), (58, 72), (28, 91), (0, 95))
    outline = blob((*half, *((-x, y) for x, y in reversed(half[1:-1]))), tension=0.9)
    rimmed(painter, outline, skin, BLACK, 6)
    within(painter, outline, outline.subtracted(outline.translated(-13, -9)), dusk)
    for way in (-1, 1):
        glaze(painter, disc(way * 50, 30, 25, 20), look.DANGER, 0.36)
        for dx, dy in ((38, 18), (52, 26), (63, 16)):
            fill(painter, disc(way * dx, dy, 3.4), "#A8603A")
        fill(painter, limb([(way * x, y, wide) for x, y, wide in ((14, -6, 4), (24, -21, 9), (38, -26, 11), (52, -19,
            9), (62, -4, 4))]), BLACK)  # fmt: skip
        fill(painter, limb([(way * x, y, wide) for x, y, wide in ((20, -46, 4), (38, -54, 9), (58, -46, 4))]),
            "#8C4A1E")  # fmt: skip
        fill(painter, limb([(way * x, y, wide) for x, y, wide in ((40, 38, 2), (47, 45, 5), (45, 55, 2))]), line)
    fill(painter, limb(((-11, 18, 3), (-7, 25, 5), (0, 27, 6), (7, 25, 5), (11, 18, 3))), line)
    fill(painter, disc(-2, 10, 5, 6), "#FFE9C8")
    grin = blob(((-43, 42), (-20, 47), (0, 48), (20, 47), (43, 42), (36, 66), (18, 80), (0, 83), (-18, 80), (-36, 66)),
        tension=0.8)  # fmt: skip
    rimmed(painter, grin, "#5A1418", BLACK, 5)
    within(painter, grin, disc(0, 84, 27, 18), "#E0605A")
