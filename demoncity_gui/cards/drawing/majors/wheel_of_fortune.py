"""Wheel of Fortune, Major X."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
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

_HUB: Final = (350, 706)
_RADIUS: Final = 292


def scene(painter: QPainter, t: Tones) -> None:
    """A fairground wheel: a king on top, one climbs up to him, one falls head first; a devil laughs from its hub."""
    cx, cy = _HUB
    sky(painter, "#0A2A32", "#020608", 1060)
    for share in (0.2, 0.42):
        glaze(painter, polygon(((cx - 40, 420), (cx + 40, 420), (cx + 900 * share, -200), (cx - 900 * share, -200))),
            t.light, share * 0.7)  # fmt: skip
    glow(painter, cx, 330, 330, t.light, 0.5)
    _king_on_top(painter, cx, 418)
    _wheel(painter, t)
    _devil(painter, cx, cy)
    _climber(painter)
    lit(painter, placed(crown(), 424, 954, 0.62, 158), look.BRASS, look.BONE, (-5, -5), shade="#8C5A1E", width=6)
    painter.save()
    painter.translate(580, 694)
    painter.scale(0.74, 0.74)
    _tipped_out(painter)
    painter.restore()


def _wheel(painter: QPainter, t: Tones) -> None:
    """The wheel: bright above, night below the hub, a rim of red and gold full of lamps."""
    (cx, cy), radius = _HUB, _RADIUS
    inside = disc(cx, cy, radius)
    fill(painter, inside, mixed("#06222A", t.light, 0.42))
    fill(painter, disc(cx, cy, radius * 0.6), mixed("#06222A", t.light, 0.7))
    night = blob(((cx - 400, cy + 10), (cx - 60, cy + 60), (cx + 400, cy + 120), (cx + 400, cy + 400), (cx - 400,
        cy + 400)), tension=0.7)  # fmt: skip
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    glaze(painter, night, "#03070C", 0.5)
    glaze(painter, night.translated(0, 110), "#03070C", 0.5)
    painter.restore()
    spokes = [limb(((cx, cy, 34), (cx + radius * cos(radians(a)), cy + radius * sin(radians(a)), 14)))
        for a in range(0, 360, 45)]  # fmt: skip
    fill(painter, joined(*spokes), "#04090C")
    rim = ring(cx, cy, radius + 30, radius - 30)
    rimmed(painter, rim, "#B0242E", BLACK, 9)
    painter.save()
    painter.setClipPath(rim, Qt.ClipOperation.IntersectClip)
    glaze(painter, disc(cx - 40, cy + 190, radius + 60), "#0A0410", 0.55)
    painter.restore()
    for outer in (radius + 30, radius - 21):
        fill(painter, ring(cx, cy, outer, outer - 9), look.SODIUM)
    for number in range(28):
        turn = radians(number * 360 / 28)
        bulb_x, bulb_y = cx + radius * cos(turn), cy + radius * sin(turn)
        glaze(painter, disc(bulb_x, bulb_y, 25), look.SODIUM, 0.5)
        fill(painter, disc(bulb_x, bulb_y, 13), ("#FFE2A0", look.BONE)[number % 2])


def _devil(painter: QPainter, x: float, y: float) -> None:
    """The hub: a fairground devil's mask that laughs at all of them."""
    fill(painter, rays(x, y, 60, 150, 16, 44, 11), look.SODIUM)
    for way in (-1, 1):
        horn = blob(((x + way * 36, y - 70), (x + way * 66, y - 92), (x + way * 76, y - 136), (x + way * 98, y - 96),
            (x + way * 78, y - 50)), tension=0.6)  # fmt: skip
        lit(painter, horn, look.BONE, look.BONE, (4, -5), shade="#8C7A60", width=7)
    face = blob(((x, y - 98), (x + 66, y - 78), (x + 92, y - 10), (x + 66, y + 60), (x, y + 108), (x - 66, y + 60),
        (x - 92, y - 10), (x - 66, y - 78)), tension=0.8)  # fmt: skip
    lit(painter, face, "#C42430", "#FF8A70", (5, -8), shade="#3A060C", width=9)
    for way in (-1, 1):
        eye = polygon(((x + way * 14, y - 14), (x + way * 66, y - 40), (x + way * 56, y + 2)))
        rimmed(painter, eye, "#FFE27A", BLACK, 6)
        fill(painter, disc(x + way * 42 + 6, y - 16, 8), BLACK)
        fill(painter, limb(((x + way * 8, y - 24, 8), (x + way * 44, y - 52, 15), (x + way * 74, y - 62, 4))), BLACK)
    mouth = blob(((x - 66, y + 14), (x - 30, y + 30), (x + 30, y + 30), (x + 66, y + 14), (x + 44, y + 62), (x,
        y + 82), (x - 44, y + 62)), tension=0.6)  # fmt: skip
    rimmed(painter, mouth, "#FFF4D0", BLACK, 6)
    teeth = joined(limb(((x - 60, y + 30, 2), (x, y + 56, 6), (x + 60, y + 30, 2))), *(limb(((x + a, y + 26, 4), (
        x + a * 0.86, y + 80, 4))) for a in (-40, -20, 0, 20, 40)))  # fmt: skip
    within(painter, mouth, teeth, BLACK)
    lit(painter, blob(((x - 12, y - 6), (x + 12, y - 6), (x + 18, y + 16), (x, y + 24), (x - 18, y + 16)), tension=0.8),
        "#E04048", "#FF8A70", (3, -4), width=5)  # fmt: skip


def _king_on_top(painter: QPainter, x: float, y: float) -> None:
    """The king on top: ermine, crown and sceptre, lit from beneath; he smiles down at the one who falls."""
    skin, shade = "#E8BE94", "#7A4A2A"
    lit(painter, ring(x, y - 110, 124, 110).intersected(rect(x - 140, y - 260, 280, 220)), look.BRASS, look.BONE,
        (0, 5), shade="#6B4416", width=5)  # fmt: skip
    for number in range(9):
        angle = radians(180 + number * 22.5)
        bulb_x, bulb_y = x + 117 * cos(angle), y - 110 + 117 * sin(angle)
        glaze(painter, disc(bulb_x, bulb_y, 17), look.SODIUM, 0.4)
        rimmed(painter, disc(bulb_x, bulb_y, 8), "#FFE2A0", BLACK, 3)
    mantle = blob(((x - 96, y - 8), (x - 112, y - 64), (x - 90, y - 122), (x - 34, y - 146), (x + 34, y - 146),
        (x + 92, y - 120), (x + 112, y - 64), (x + 96, y - 8)), tension=0.7)  # fmt: skip
    lit(painter, mantle, "#8C1A28", "#E2604E", (0, 8), shade="#2E060C")
    ermine = blob(((x - 66, y - 118), (x - 30, y - 148), (x + 30, y - 148), (x + 66, y - 118), (x + 34, y - 84),
        (x + 20, y - 8), (x - 20, y - 8), (x - 34, y - 84)), tension=0.5)  # fmt: skip
    lit(painter, ermine, "#DAD2C2", look.BONE, (0, 6), shade="#7C7684", width=5)
    fill(painter, joined(*(disc(x + dx, y + dy, 3.4, 7) for dx, dy in ((-44, -116), (44, -114), (-20, -88), (18, -66),
        (-8, -44)))), BLACK)  # fmt: skip
    neck(painter, x + 4, y - 168, 44, y - 138, skin)
    with tilted(painter, x, y - 150, 8):
        turned(painter, x + 4, y - 206, 0.62, Face(shade, skin, brow=13, jaw=0.9, gaze=0.95,
            nose=Nose.BROAD, feeling=Feeling.SCORN, old=True,
            sneer=0.4))  # fmt: skip
        beard = blob(((x - 40, y - 212), (x - 22, y - 186), (x - 4, y - 178), (x + 20, y - 182), (x + 40, y - 178),
            (x + 38, y - 150), (x + 16, y - 126), (x - 12, y - 130), (x - 36, y - 164)), tension=0.8)  # fmt: skip
        lit(painter, beard, "#A8A09A", look.BONE, (2, 5), shade="#4E4A58", width=5)
        fill(painter, limb(((x + 2, y - 166, 3), (x + 18, y - 162, 6), (x + 32, y - 168, 3))), BLACK)
        lit(painter, placed(crown(), x + 4, y - 248, 0.56, 0), look.BRASS, look.BONE, (0, 6), shade="#8C5A1E", width=6)
        for dx in (-34, 0, 34):
            fill(painter, disc(x + 4 + dx, y - 262, 6), "#8C1A28")
    lit(painter, thick_line(((x + 146, y - 230), (x + 110, y + 10)), 11), look.BRASS, look.BONE, (3, 3), width=5)
    lit(painter, star(x + 149, y - 246, 34, 14, 6), look.BRASS, look.BONE, (-3, 4), shade="#8C5A1E", width=5)
    arm(painter, ((x + 86, y - 96), (x + 160, y - 2), (x + 130, y - 92)), 54, "#8C1A28", "#E2604E", (2, 7),
        cuff="#DAD2C2", skin=skin, body=mantle)  # fmt: skip

    fist(painter, x + 126, y - 108, -8, 0.44, skin, mirror=True)
    arm(painter, ((x - 86, y - 96), (x - 168, y - 40), (x - 110, y + 30)), 54, "#8C1A28", "#E2604E", (2, 7),
        body=mantle)  # fmt: skip


def _climber(painter: QPainter) -> None:
    """On the way up: he climbs inside of the rim, a hand on it, and with the other already has the king's seat.

    A head is 124: shoulders (104, 574) and (236, 560), the hips at 750; upper arms 130, forearms 115.
    """
    skin, shade, gold, blue, side = "#E2B58A", "#7A4A2A", "#E0A238", "#3A5A8C", (9, -3)
    leg(painter, ((146, 752), (236, 830), (132, 868)), 84, mixed(BLACK, blue, 0.6), look.BONE, side, shade="#0A1424")
    shoe(painter, (118, 872), 0.7, "#3A2018", look.SODIUM, turn=-60)
    leg(painter, ((172, 752), (306, 812), (204, 902)), 92, blue, look.BONE, side, shade="#0C1A2A")
    shoe(painter, (200, 914), 0.76, "#4A2A1C", look.SODIUM, turn=-10)
    body = blob(((104, 760), (112, 680), (84, 606), (90, 562), (134, 534), (196, 528), (244, 546), (254, 590), (228,
        680), (222, 770), (160, 790)), tension=0.7)  # fmt: skip
    lit(painter, body, gold, look.BONE, side, shade="#4A3010")
    fill(painter, polygon(((150, 534), (206, 528), (188, 606))), look.BONE)
    within(painter, body, folds(((226, 600), (180, 660), (130, 680), 11), ((220, 660), (180, 700), (140, 706), 9)),
        "#4A3010")  # fmt: skip
    lit(painter, limb(((108, 752, 24), (164, 770, 26), (224, 756, 24))), "#2B180E", look.BONE, (3, -3), width=4)
    neck(painter, 178, 498, 50, 540, skin)
    with tilted(painter, 180, 530, -14):
        turned(painter, 194, 454, 0.68, Face(shade, skin, nose=Nose.SNUB, brow=12, mouth=Mouth.LAUGH, gaze=0.7,
            jaw=0.5, feeling=Feeling.JOY))  # fmt: skip
        hair(painter, 194, 454, 0.7, Cut.TURNED_SHORT, "#6A3416", look.SODIUM)
    arm(painter, ((108, 580), (98, 704), (82, 614)), 62, mixed(BLACK, gold, 0.8), look.BONE, (6, -2), skin=skin,
        body=body)  # fmt: skip
    fist(painter, 88, 582, -16, 0.6, skin, mirror=True)
    arm(painter, ((234, 570), (330, 548), (300, 452)), 64, gold, look.BONE, side, skin=skin, body=body)
    hem = blob(((216, 330), (262, 322), (312, 350), (304, 400), (330, 478), (300, 470), (284, 486), (276, 410), (250,
        372)), tension=0.6)  # fmt: skip
    lit(painter, hem, "#8C1A28", "#E2604E", (4, 5), shade="#2E060C", width=6)
    creases = folds(((230, 336), (280, 350), (292, 400), 10), ((294, 420), (300, 440), (308, 476), 8))
    within(painter, hem, creases, "#2E060C")
    fist(painter, 290, 410, -12, 0.6, skin, mirror=True, back=True)


def _tipped_out(painter: QPainter) -> None:
    """On the way down: he dives head first after his crown, and cries out.

    Drawn upright in profile around the waist. A head is 128: shoulder (0, -84), hip (0, 130), thighs 225, shins 205,
    upper arms 165, forearms 138.
    """
    skin, shade, rust, deep, blue, side = "#D9A274", "#6A3A22", "#C23A30", "#420E0A", "#2A4A6A", (9, 3)
    painter.save()
    painter.rotate(183)
    arm(painter, ((10, -84), (160, -36), (262, -128)), 60, mixed(BLACK, rust, 0.7), look.BONE, side, skin=skin)
    palm(painter, 286, -150, 48, 0.54, skin, mirror=True)
    seat = blob(((-52, 84), (52, 84), (64, 140), (44, 184), (-26, 192), (-62, 150)), tension=0.6)
    lit(painter, seat, blue, look.BONE, side, shade="#0C1A2A")
    leg(painter, ((-12, 140), (60, 356), (-46, 532)), 92, mixed(BLACK, blue, 0.7), look.BONE, side, shade="#08121E")
    shoe(painter, (-50, 542), 0.86, "#3A2018", look.SODIUM, turn=74)
    leg(painter, ((4, 138), (192, 262), (134, 460)), 100, blue, look.BONE, side, shade="#0C1A2A")
    shoe(painter, (130, 470), 0.86, "#4A2A1C", look.SODIUM, turn=76)
    fill(painter, seat, blue)
    within(painter, seat, folds(((50, 120), (20, 156), (-14, 168), 8)), "#0C1A2A")
    neck(painter, 4, -178, 50, -106, skin)
    trunk = blob(((-20, -124), (-60, -106), (-78, -50), (-66, 20), (-56, 98), (56, 98), (60, 20), (74, -50), (54, -106),
        (24, -124)), tension=0.6)  # fmt: skip
    lit(painter, trunk, rust, look.BONE, side, shade=deep)
    within(painter, trunk, folds(((60, 40), (0, 36), (-50, 70), 11), ((56, 76), (10, 70), (-30, 96), 9)), deep)
    lit(painter, limb(((-54, 96, 20), (0, 104, 22), (56, 96, 20))), "#2B180E", look.BONE, (3, 3), width=4)
    with tilted(painter, 0, -140, -10):
        painter.translate(12, -44)
        turned(painter, 12, -192, 0.74, Face(shade, skin, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.3,
            gaze=0.6, feeling=Feeling.FEAR))  # fmt: skip
        mop = blob(((58, -236), (56, -270), (6, -290), (-44, -272), (-62, -228), (-100, -176), (-68, -182), (-84, -124),
            (-54, -150), (-40, -186), (-30, -226), (4, -240), (16, -228)), tension=0.5)  # fmt: skip
        lit(painter, mop, "#2A1A14", look.SODIUM, (6, 3), shade="#140C0A", width=6)
    arm(painter, ((-16, -74), (140, -136), (196, -262)), 66, rust, look.BONE, side, skin=skin, body=trunk)
    palm(painter, 211, -295, 24, 0.6, skin, mirror=True)
    painter.restore()
