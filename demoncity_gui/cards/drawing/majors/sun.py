"""The Sun, Major XIX."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, radians, sin

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, rimmed
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
    """Dawn at a street's end: a child rides towards us with no hands, and the sun has its joy of it."""
    sky(painter, "#D8861A", "#FBE08A", 760)
    fill(painter, rays(430, 214, 200, 900, 28, 60, 4), t.light)
    glow(painter, 430, 214, 330, look.BONE, 0.5)
    with _drawn_to(painter, (430, 268), (430, 210), 0.86):
        _suns_face(painter, t)
    for wall, way in ((((20, 210), (96, 250), (96, 380), (168, 410), (168, 800), (20, 860)), 1), (((680, 170), (612,
        216), (612, 440), (556, 464), (556, 800), (680, 860)), -1)):  # fmt: skip
        lit(painter, polygon(wall), "#2B1620", "#FFD97A", (7 * way, -7), shade="#140A12", edge="#140A12", width=5)
    for x, y, pane in ((48, 330, t.light), (48, 470, "#4A2430"), (118, 480, t.light), (634, 330, "#4A2430"), (634, 470,
        t.light), (582, 540, "#4A2430")):  # fmt: skip
        fill(painter, rect(x, y, 26, 60), pane)
    fill(painter, rect(20, 760, 660, 140), "#5A1E1A")
    for y in range(768, 880, 30):
        for x in range(-30 + (y // 30) % 2 * 34, 700, 68):
            fill(painter, rect(x, y, 62, 24, 3), "#7A2A20")
    lit(painter, rect(20, 748, 660, 18), "#C97A3A", "#FFE9A8", (0, -6), width=4)
    lit(painter, rect(20, 880, 660, 160), "#E2A22E", "#FFE9A8", (0, -6), width=4)
    for x, top, size in ((64, 690, 0.9), (640, 716, 0.9)):
        _sunflower(painter, t, x, top, size)
    for x, top, size in ((74, 872, 1.1), (650, 884, 1.06)):
        _sunflower(painter, t, x, top, size)
    with _drawn_to(painter, (366, 430), (366, 404), 0.84):
        _child(painter)
    glaze(painter, disc(364, 1012, 250, 22), "#5A1E1A", 0.6)
    _legs(painter)
    _bicycle(painter)


@contextmanager
def _drawn_to(painter: QPainter, origin: Point, place: Point, size: float) -> Iterator[None]:
    """What is drawn around the origin comes to that place, in that size."""
    painter.save()
    painter.translate(*place)
    painter.scale(size, size)
    painter.translate(-origin[0], -origin[1])
    yield
    painter.restore()


def _suns_face(painter: QPainter, t: Tones) -> None:
    """An old engraver's sun: pointed and waving beams, one half of its broad face in the shade; it smiles down."""
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
        fill(painter, disc(x + way * 98, y + 42, 36, 28), "#EE9A3A")
        eye_ = blob([(x + way * a, y + b) for a, b in ((30, -22), (62, -46), (104, -22), (66, -8))], tension=0.8)
        rimmed(painter, eye_, look.BONE, line, 4)
        within(painter, eye_, disc(x + way * 64, y - 14, 18), "#8C5214")
        within(painter, eye_, disc(x + way * 64, y - 12, 9), BLACK)
        within(painter, eye_, disc(x + way * 64 - 6, y - 20, 5), look.BONE)
        for points in (((26, -20, 4), (60, -50, 11), (112, -18, 5)), ((36, 8, 3), (70, 14, 5), (100, 2, 3)), ((30, -66,
            5), (66, -90, 11), (114, -70, 4)), ((88, 84, 4), (112, 72, 7), (118, 50, 3))):  # fmt: skip
            fill(painter, blob([(x + way * a, y + b - c / 2) for a, b, c in points] + [(x + way * a, y + b + c / 2)
                for a, b, c in reversed(points)], tension=0.9), line)  # fmt: skip
    ridge = ((x + 14, y - 8), (x + 30, y + 32), (x + 18, y + 50), (x - 18, y + 50), (x - 32,
        y + 36))  # fmt: skip
    fill(painter, thick_line(ridge, 7), line)
    fill(painter, limb(((x - 4, y - 50, 6), (x - 6, y + 6, 9), (x - 4, y + 32, 18))), pale)
    lips = blob(((x - 62, y + 82), (x - 20, y + 80), (x, y + 86), (x + 20, y + 80), (x + 62, y + 82), (x + 26, y + 112),
        (x, y + 118), (x - 26, y + 112)), tension=0.8)  # fmt: skip
    rimmed(painter, lips, "#D88A3A", line, 4)
    for points in (((x - 92, y + 68, 4), (x - 60, y + 90, 8), (x, y + 100, 6)), ((x + 92, y + 68, 4), (x + 60, y + 90,
        8), (x, y + 100, 6))):  # fmt: skip
        fill(painter, limb(points), line)
    fill(painter, limb(((x - 26, y + 150, 3), (x, y + 155, 6), (x + 26, y + 150, 3))), line)


def _sunflower(painter: QPainter, t: Tones, x: float, top: float, size: float) -> None:
    """A sunflower before the wall, its leaves on the stalk."""
    rimmed(painter, limb(((x, top, 10 * size), (x + 6, 900, 13 * size))), "#2F6A4A", BLACK, 4)
    for way in (-1, 1):
        leaf = blob(((0, 0), (way * 24, -26), (way * 62, -22), (way * 40, 8)), tension=0.8)
        lit(painter, placed(leaf, x + 4, top + 96 * size + way * 8, size), "#2F6A4A", "#7FD0A0", (0, -4), width=4)
    lit(painter, star(x, top, 60 * size, 36 * size, 14), t.light, "#FFF0B0", (0, -4), shade="#A8701A", width=5)
    lit(painter, disc(x, top, 27 * size), "#5C3A1E", "#A8703A", (0, -4), shade="#2B180C", width=4)


def _child(painter: QPainter) -> None:
    """The child rides towards us, its arms thrown up, a scarf in the wind.

    A head is 200: shoulders (±98, 742), upper arms 150, forearms 145.
    """
    skin, red = "#F0C79C", "#C2302E"
    scarf = blob(((420, 700), (500, 660), (560, 706), (616, 668), (720, 712), (668, 736), (700, 770), (612, 742), (556,
        780), (490, 742), (420, 752)), tension=0.8)  # fmt: skip
    lit(painter, scarf, red, "#FFB08A", (0, -8), shade="#5A0E16")
    body = blob(((300, 694), (364, 684), (428, 694), (474, 724), (466, 800), (458, 940), (272, 940), (262, 800), (254,
        724)), tension=0.7)  # fmt: skip
    lit(painter, body, look.BONE, look.BONE, (-6, -5), shade="#8A8494")
    for y in (790, 846, 902):
        within(painter, body, limb(((240, y, 26), (364, y + 14, 26), (490, y, 26))), red)
    for joints, hand, turn in ((((276, 742), (148, 690), (104, 556)), (93, 514), -14), (((454, 742), (584, 692), (618,
        554)), (627, 512), 12)):  # fmt: skip
        arm(painter, joints, 72, look.BONE, look.BONE, (-5, -6), skin=skin, body=body)
        palm(painter, *hand, turn, 0.7, skin, mirror=turn > 0)
    lit(painter, blob(((284, 690), (364, 716), (444, 690), (462, 730), (366, 770), (268, 732)), tension=0.8), red,
        "#FFB08A", (-5, -7), shade="#5A0E16", width=6)  # fmt: skip
    _childs_head(painter, skin)


def _legs(painter: QPainter) -> None:
    """Long trousers: one knee is up, the other leg down on its pedal; the feet come at us beside the wheel."""
    blue, dark = "#2F5A8B", "#101E3A"
    lit(painter, limb(((270, 1006, 20), (364, 986, 24), (460, 960, 20))), look.MUTED, look.BONE, (-2, -5), width=6)
    seat = blob(((288, 770), (364, 760), (440, 770), (452, 820), (420, 852), (308, 852), (276, 820)), tension=0.7)
    lit(painter, seat, blue, "#9CC4E8", (-4, -8), shade=dark, width=7)
    for hip, knee, ankle, calf in (((400, 802), (512, 812), (484, 898), 1), ((328, 802), (232, 848), (252, 948), -1)):
        leg(painter, (hip, knee, ankle), 96, blue, "#9CC4E8", (-4, -8), calf=calf, shade=dark)
        x, y = ankle
        lit(painter, rect(x - 34, y - 10, 68, 24, 10), "#9CC4E8", look.BONE, (-3, -4), shade=blue, width=5)
        lit(painter, rect(x - 58, y + 54, 116, 18, 6), "#1B1720", "#FFE9A8", (-3, -4), width=5)  # its pedal
        toe = blob(((-32, 10), (0, 4), (32, 10), (42, 44), (34, 62), (-34, 62), (-42, 44)), tension=0.7)
        lit(painter, placed(toe, x, y), "#C2302E", "#FF9A7A", (-4, -5), shade="#5A0E16")
        lit(painter, placed(blob(((-38, 40), (0, 26), (38, 40), (34, 62), (-34, 62)), tension=0.6), x, y), look.BONE,
            look.BONE, (-4, -4), shade="#8A8494", width=4)  # fmt: skip
        fill(painter, joined(*(rect(x - 14, y + 14 + k * 9, 28, 5) for k in range(2))), look.BONE)


def _bicycle(painter: QPainter) -> None:
    """From before, a little turned: the wheel with its spokes, the fork, a lamp, and bars that nobody holds."""
    x, y, steel = 364, 896, "#B8B4BC"
    wheel = disc(x, y, 70, 116).subtracted(disc(x, y, 54, 98))
    fill(painter, disc(x, y, 62, 106), "#8C3A1E")
    for number in range(9):
        angle = radians(number * 20 + 8)
        fill(painter, thick_line(((x - 54 * cos(angle), y - 100 * sin(angle)), (x + 54 * cos(angle), y + 100
            * sin(angle))), 4), look.BONE)  # fmt: skip
    lit(painter, wheel, "#1B1720", "#FFE9A8", (-5, -4), width=5)
    lit(painter, disc(x, y, 54, 98).subtracted(disc(x, y, 48, 92)), steel, look.BONE, (-2, -2), width=3)
    for way in (-1, 1):
        fork = thick_line(((x + way * 8, 788), (x + way * 32, 816), (x + way * 22, y)), 15)
        lit(painter, fork, "#C2302E", "#FF9A7A", (-3, -4), shade="#5A0E16", width=5)
    lit(painter, rect(x - 30, y - 9, 60, 18, 8), steel, look.BONE, (-2, -5), shade=look.MUTED, width=5)
    bars = ((168, 752), (216, 730), (290, 752), (364, 760), (438, 752), (512, 730), (560, 752))
    lit(painter, thick_line(((x, 750), (x, 800)), 26), "#C2302E", "#FF9A7A", (-3, -4), shade="#5A0E16", width=5)
    lit(painter, thick_line(bars, 18), steel, look.BONE, (-2, -5), shade=look.MUTED, width=6)
    for grip in (bars[:2], bars[-2:]):
        lit(painter, thick_line(grip, 30), "#3A2A34", look.BONE, (-3, -5), width=6)
    lit(painter, disc(254, 722, 22, 18), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E", width=5)
    lit(painter, disc(x, 780, 40, 40), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E")
    lit(painter, disc(x, 780, 27, 27), "#FFF6C8", look.BONE, (-3, -4), shade="#E2A22E", width=4)


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
