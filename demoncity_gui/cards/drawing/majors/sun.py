"""The Sun, Major XIX."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, front
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
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
    for x, top, size in ((74, 560, 1.2), (140, 520, 0.8), (628, 720, 1.2)):
        _sunflower(painter, t, x, top, size)
    fill(painter, disc(360, 984, 310, 15), "#7A4214")
    _cyclist(painter)


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
        for points in (((26, -20, 4), (60, -50, 11), (112, -18, 5)), ((36, 8, 3), (70, 14, 5), (100, 2, 3)), ((20, -62,
            12), (64, -96, 13), (122, -70, 4)), ((88, 84, 4), (112, 72, 7), (118, 50, 3))):  # fmt: skip
            fill(painter, blob([(x + way * a, y + b - c / 2) for a, b, c in points] + [(x + way * a, y + b + c / 2)
                for a, b, c in reversed(points)], tension=0.9), line)  # fmt: skip
    ridge = ((x + 20, y - 58), (x + 14, y - 10), (x + 32, y + 34), (x + 18, y + 50), (x - 18, y + 50), (x - 32,
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


def _cyclist(painter: QPainter) -> None:
    """The child rides past on a red bicycle, its arms thrown up, its feet on the pedals, a scarf in the wind.

    A head is 118: hip (432, 752), thighs 165, shins 155, upper arms 117, forearms 113.
    """
    skin, red, blue, up = "#E8BC90", "#C2302E", "#2F5A8B", (-3, -8)
    scarf = blob(((450, 602), (510, 566), (556, 604), (606, 574), (690, 606), (650, 626), (680, 656), (604, 634), (552,
        664), (500, 632), (450, 640)), tension=0.8)  # fmt: skip
    lit(painter, scarf, red, "#FFB08A", (0, -7), shade="#5A0E16")
    for x in (188, 524):
        _bicycle_wheel(painter, x, 868)
    leg(painter, ((436, 776), (284, 718), (388, 800)), 70, "#18304E", "#5E86AE", up, calf=-1, shade="#0E1A30")
    shoe(painter, (384, 796), 0.7, look.MUTED, look.BONE, mirror=True)
    _bicycle(painter, red)
    body = blob(((404, 604), (440, 594), (478, 604), (500, 636), (494, 700), (484, 790), (388, 790), (396, 700), (384,
        640)), tension=0.7)  # fmt: skip
    lit(painter, body, look.BONE, look.BONE, (-5, -5), shade="#7A7484")
    for y in (664, 706):
        within(painter, body, limb(((380, y, 18), (440, y + 12, 18), (500, y, 18))), red)
    seat = blob(((398, 732), (440, 740), (490, 724), (522, 756), (520, 788), (480, 803), (420, 800), (396, 780)),
        tension=0.8)  # fmt: skip
    lit(painter, seat, blue, "#9CC4E8", up, shade="#101E3A")
    leg(painter, ((452, 764), (286, 752), (322, 908)), 82, blue, "#9CC4E8", up, calf=-1, shade="#101E3A")
    fill(painter, limb(((408, 770, 66), (440, 772, 68), (474, 772, 60))), blue)
    shoe(painter, (318, 912), 0.8, look.BONE, look.BONE, mirror=True)
    for joints, hand, turn in ((((404, 632), (290, 606), (232, 510)), (213, 478), -32), (((480, 632), (588, 588), (618,
        480)), (627, 446), 14)):  # fmt: skip
        arm(painter, joints, 54, look.BONE, look.BONE, (-4, -5), skin=skin, body=body)
        palm(painter, *hand, turn, 0.54, skin, mirror=turn > 0)
    lit(painter, blob(((384, 602), (440, 622), (494, 600), (502, 634), (440, 660), (376, 634)), tension=0.8), red,
        "#FFB08A", (-4, -6), shade="#5A0E16", width=5)  # fmt: skip
    _childs_head(painter, skin)


def _bicycle_wheel(painter: QPainter, x: float, y: float) -> None:
    """A wheel from the side: a tyre with the sun on it, spokes, a hub."""
    fill(painter, rays(x, y, 6, 96, 14, 1.6), look.BONE)
    rimmed(painter, ring(x, y, 108, 92), BLACK, "#FFE9A8", 3)
    stroke(painter, ring(x, y, 90, 89), "#E8D8B0", 5)
    rimmed(painter, disc(x, y, 13), look.MUTED, BLACK, 5)


def _bicycle(painter: QPainter, red: str) -> None:
    """From the side, to the left: a frame of red tubes, a saddle, the bars, a basket of flowers before them."""
    crank, head, low, post = (356, 868), (252, 700), (240, 742), (420, 800)
    for tube in ((low, crank), (crank, (524, 868)), ((524, 868), post), (low, (224, 796), (188, 868)), (head, post),
        (crank, (430, 776))):  # fmt: skip
        lit(painter, thick_line(tube, 15), red, "#FF9A7A", (-3, -4), shade="#5A0E16", width=5)
    rimmed(painter, disc(*crank, 25), look.MUTED, BLACK, 5)
    fill(painter, disc(*crank, 10), BLACK)
    for pedal in ((382, 808), (330, 930)):
        lit(painter, thick_line((crank, pedal), 10), look.MUTED, look.BONE, (-2, -3), width=4)
    lit(painter, rect(298, 926, 62, 14, 5), "#2B2430", look.BONE, (0, -4), width=4)
    saddle = blob(((376, 806), (420, 796), (480, 788), (532, 796), (526, 822), (450, 830), (388, 820)), tension=0.7)
    lit(painter, saddle, "#4A2A1C", "#E8B070", (0, -5), width=6)
    lit(painter, thick_line((low, (258, 664), (292, 652), (306, 668)), 14), look.MUTED, look.BONE, (-2, -4), width=5)
    rimmed(painter, thick_line(((294, 654), (312, 678)), 20), "#2B2430", BLACK, 4)
    for x, y in ((158, 634), (224, 634), (191, 622)):
        rimmed(painter, star(x, y, 30, 18, 10), look.BONE, BLACK, 4)
        fill(painter, disc(x, y, 11), "#E89A2A")
    basket = polygon(((130, 650), (250, 650), (238, 724), (146, 724)))
    lit(painter, basket, "#C98A3E", look.BONE, (-4, -4), shade="#5A3010", width=6)
    weave = [thick_line(((124, y), (256, y)), 3, round_ends=False) for y in (674, 690, 706)]
    weave += [thick_line(((191 + a, 658), (191 + a * 0.8, 724)), 3, round_ends=False) for a in range(-48, 60, 16)]
    within(painter, basket, joined(*weave), "#7A4A18")
    lit(painter, rect(124, 642, 132, 16, 8), "#C98A3E", look.BONE, (0, -4), shade="#5A3010", width=5)


def _childs_head(painter: QPainter, skin: str) -> None:
    """The child's laughing head: freckles, red cheeks, ginger hair under a cap."""
    shade, ginger, red = "#B07A4A", "#B5642A", "#C2302E"
    painter.save()
    painter.translate(436, 534)
    painter.rotate(-7)
    painter.scale(0.9, 0.84)
    for way in (-1, 1):
        tuft = blob(((way * 54, -60), (way * 92, -40), (way * 96, 14), (way * 84, 44), (way * 70, 10)), tension=0.7)
        lit(painter, tuft, ginger, look.SODIUM, (-4, -5), shade="#5A2C10", width=5)
    front(painter, 0, 0, 1, Face(shade, skin, nose=Nose.SNUB, stern=-1.1, brow=7, brow_colour="#8C4A1E", jaw=0.25,
        open=False, mouth=Mouth.LAUGH, feeling=Feeling.JOY,
        iris="#3E6A8C"))  # fmt: skip
    for way in (-1, 1):
        glaze(painter, disc(way * 46, 34, 22, 17), look.DANGER, 0.4)
        for dx, dy in ((34, 22), (46, 30), (56, 20)):
            fill(painter, disc(way * dx, dy, 3.4), "#A8603A")
    grin = blob(((-42, 50), (0, 58), (42, 50), (28, 82), (0, 92), (-28, 82)), tension=0.8)
    rimmed(painter, grin, "#5A1418", BLACK, 4)
    within(painter, grin, rect(-46, 44, 92, 22, 6), look.BONE)
    within(painter, grin, disc(0, 92, 20, 12), look.DANGER)
    fill(painter, rect(-1.5, 54, 3, 12), look.MUTED)
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
