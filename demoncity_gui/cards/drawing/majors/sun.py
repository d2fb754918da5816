"""The Sun, Major XIX."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, rimmed
from demoncity_gui.cards.drawing.primitives import (
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
    fill(painter, rays(430, 268, 200, 900, 28, 60, 4), t.light)
    glow(painter, 430, 268, 330, look.BONE, 0.5)
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
    _child(painter)
    _bicycle(painter, t)


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
    """The child rides towards us, its arms thrown up, its knees beside the basket, a scarf in the wind.

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
    _legs(painter, skin)
    for joints, hand, turn in ((((276, 742), (148, 690), (104, 556)), (93, 514), -14), (((454, 742), (584, 692), (618,
        554)), (627, 512), 12)):  # fmt: skip
        arm(painter, joints, 72, look.BONE, look.BONE, (-5, -6), skin=skin, body=body)
        palm(painter, *hand, turn, 0.7, skin, mirror=turn > 0)
    lit(painter, blob(((284, 690), (364, 716), (444, 690), (462, 730), (366, 770), (268, 732)), tension=0.8), red,
        "#FFB08A", (-5, -7), shade="#5A0E16", width=6)  # fmt: skip
    _childs_head(painter, skin)


def _legs(painter: QPainter, skin: str) -> None:
    """Shorts from the waist to both knees, which come at us beside the basket; the shins go down to the pedals."""
    blue, dark = "#2F5A8B", "#101E3A"
    half = ((364, 846), (452, 846), (496, 860), (560, 884), (596, 930), (586, 992), (528, 1010), (470, 986), (420, 980),
        (364, 990))  # fmt: skip
    shorts = blob((*half, *((728 - x, y) for x, y in reversed(half[1:-1]))), tension=0.7)
    lit(painter, shorts, blue, "#9CC4E8", (-4, -8), shade=dark, width=7)
    lit(painter, limb(((272, 852, 20), (364, 858, 22), (456, 852, 20))), "#5A3418", look.BONE, (0, -4), width=4)
    creases = (((452, 880, 2), (490, 900, 7), (536, 906, 2)), ((446, 906, 2), (480, 926, 6), (510, 932, 2)))
    within(painter, shorts, joined(*(limb([(364 + way * (x - 364), y, wide) for x, y, wide in points]) for points in
        creases for way in (-1, 1))), dark)  # fmt: skip
    for way in (-1, 1):
        x = 364 + way * 176
        rimmed(painter, disc(x + way * 6, 956, 52, 50), dark, BLACK, 6)  # the mouth of the leg
        shin = blob(((x - 34, 936), (x, 916), (x + 34, 936), (x + 40, 976), (x + 30 - way * 10, 1030), (x + 26 - way *
            22, 1120), (x - 26 - way * 22, 1120), (x - 30 - way * 10, 1030), (x - 40, 976)), tension=0.8)  # fmt: skip
        lit(painter, shin, skin, "#FFE9C4", (-4, -5), shade="#A86E44", width=5, smooth=True)
        fill(painter, joined(limb(((x - 18, 944, 2), (x - 22, 964, 5), (x - 12, 980, 2))), limb(((x + 16, 946, 2), (x +
            20, 966, 5), (x + 12, 980, 2)))), "#A86E44")  # fmt: skip


def _bicycle(painter: QPainter, t: Tones) -> None:
    """From before: the wheel that rolls at us, cut by the frame, the bars, and a basket of flowers on them."""
    lit(painter, rect(334, 920, 60, 190, 28), "#1B1720", "#FFE9A8", (-6, -3), width=6)
    for way in (-1, 1):
        lit(painter, thick_line(((364 + way * 48, 900), (364 + way * 50, 1070)), 16), "#C2302E", "#FF9A7A", (-3, -4),
            shade="#5A0E16", width=5)  # fmt: skip
    bars = ((150, 846), (206, 816), (280, 838), (364, 846), (448, 838), (522, 816), (578, 846))
    lit(painter, thick_line(bars, 19), "#B8B4BC", look.BONE, (-2, -5), shade=look.MUTED, width=6)
    for grip in (bars[:2], bars[-2:]):
        lit(painter, thick_line(grip, 32), "#3A2A34", look.BONE, (-3, -5), width=6)
    lit(painter, disc(236, 806, 23, 19), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E", width=5)
    for x, y, size in ((306, 846, 0.9), (422, 844, 0.9), (364, 832, 1.08)):
        rimmed(painter, star(x, y, 48 * size, 29 * size, 11), look.BONE, BLACK, 5)
        lit(painter, disc(x, y, 18 * size), "#E89A2A", t.light, (-3, -4), width=3)
    basket = polygon(((262, 874), (466, 874), (444, 966), (284, 966)))
    lit(painter, basket, "#C98A3E", look.BONE, (-5, -4), shade="#5A3010", width=7)
    weave = [thick_line(((250, y), (478, y)), 4, round_ends=False) for y in (894, 918, 942)]
    weave += [thick_line(((364 + a, 874), (364 + a * 0.8, 966)), 4, round_ends=False) for a in range(-88, 110, 22)]
    within(painter, basket, joined(*weave), "#7A4A18")
    lit(painter, rect(252, 860, 224, 26, 12), "#C98A3E", look.BONE, (0, -5), shade="#5A3010", width=6)


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
