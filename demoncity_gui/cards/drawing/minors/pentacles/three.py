"""The Three of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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
    """A mason on a scaffold sets her chisel to three coins of stone; the priest and the money hold the plan."""
    bricks(painter, 0, -150, 700, 1300, "#3A2C1A", look.SODIUM)
    thrown = joined(placed(profile(Nose.BROAD), 150, 250, 1.2, 4), placed(blob(((62, -52), (54, -98), (-10, -118), (-80,
        -82), (-102, 0), (-138, 78), (-88, 66), (-64, 30), (-44, -30)), tension=0.7), 150, 250, 1.2, 4), blob(((-20,
        1200), (-20, 420), (60, 330), (150, 330), (200, 420), (150, 700), (120, 1200)), tension=0.6), limb(((30, 440,
        90), (-10, 300, 70), (40, 130, 56))), thick_line(((40, 150), (84, 50)), 34), placed(rect(-90, -62, 180, 124,
        20), 108, 24, 1, 24))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.7)  # what the door's light makes of her on the wall
    painter.save()
    painter.translate(76, 20)
    painter.scale(0.9, 0.96)
    outer = joined(rect(180, 470, 460, 730), disc(410, 470, 230, 330))
    opening = joined(rect(210, 480, 400, 730), disc(410, 480, 200, 296))
    lit(painter, outer, "#6B5C38", look.SODIUM, (-8, -8), shade="#2A2214")
    fill(painter, outer.subtracted(opening), "#6B5C38")
    stroke(painter, opening, "#1A140A", 8)
    for angle in range(190, 360, 17):  # the stones of the arch
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((410 + 202 * x, 480 + 296 * y), (410 + 230 * x, 470 + 330 * y)), 5), "#2A2214")
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    _lit_nave(painter)
    stone = opening.intersected(rect(0, 0, 700, 520))  # carved, over the door
    fill(painter, stone, "#7E6C46")
    within(painter, stone, rays(410, 360, 60, 400, 40, 14), "#54472C")
    painter.restore()
    lit(painter, rect(236, 510, 420, 40, 4), "#6B5C38", look.SODIUM, (0, 7), shade="#2A2214")
    for x, y in ((446, 262), (370, 420), (522, 420)):
        lit(painter, disc(x, y, 84), "#54472C", look.SODIUM, (6, 6), width=5)
        coin(painter, x, y, 146)
    _mason(painter)
    glow(painter, 318, 484, 84, look.BONE, 0.12)
    fill(painter, star(318, 484, 46, 12, 8, 6), look.BONE)
    for x, y, turn in ((352, 536, 70), (286, 532, 140), (300, 420, 200), (364, 500, 40)):
        lit(painter, placed(polygon(((-9, -5), (8, -9), (10, 7), (-4, 9))), x, y, 1, turn), "#A8966A", look.BONE,
            (-2, -2), width=3)  # fmt: skip
    lit(painter, rect(-20, 936, 300, 44), "#6B4022", look.SODIUM, (3, -7), shade="#20120A", width=6)  # the scaffold
    lit(painter, rect(40, 900, 34, 300), "#8C5A2E", look.SODIUM, (6, 0), shade="#2B180E", width=6)
    for y in (946, 964):
        lit(painter, limb(((28, y, 9), (86, y - 6, 9))), "#C9B98A", look.BONE, (2, -2), width=4)  # lashed
    _patrons(painter)
    gloom(painter, 400, 640, 430, 0.5)


def _lit_nave(painter: QPainter) -> None:
    """What is seen through the door: the nave by candle light, an altar at its end."""
    sky(painter, "#2A1C10", "#B87A2C", 900, 470)
    fill(painter, polygon(((200, 1200), (340, 800), (480, 800), (620, 1200))), "#D89A3C")
    for way in (-1, 1):  # pillars, the nearest the darkest
        for number, tone in ((2, "#7A5222"), (1, "#5A3A1A"), (0, "#33210F")):
            x = 410 + way * (196 - number * 50)
            wide = 46 - number * 10
            lit(painter, rect(x - wide / 2, 480, wide, 560 - number * 110), tone, look.SODIUM, (-way * 5, 0), width=3)
    glow(painter, 410, 700, 260, "#FFE0A0", 0.85)
    lit(painter, rect(350, 760, 120, 60, 4), look.OXBLOOD, look.DANGER, (0, -6), shade="#33090F", width=4)
    fill(painter, joined(rect(403, 640, 14, 118), rect(378, 672, 64, 14)), "#3A2410")
    for x in (366, 386, 434, 454):
        fill(painter, rect(x - 4, 730, 8, 30), look.BONE)
        fill(painter, blob(((x, 706), (x + 6, 722), (x, 730), (x - 6, 722)), tension=0.8), look.SODIUM)


def _mason(painter: QPainter) -> None:
    """She leans to the stone, the mallet swung up behind her head, the chisel's edge on the coin's rim."""
    smock, skin, shade = "#3E68A0", "#8C5A3A", "#4A2C1A"
    sleeve(painter, ((196, 610), (76, 540), (92, 446)), (80, 66, 46), mixed(BLACK, smock, 0.7), look.SODIUM, (8, -5))
    rolled(painter, (78, 530), (92, 430), 76, skin, look.SODIUM, (6, -4))
    lit(painter, thick_line(((78, 452), (124, 350)), 22), "#8C5A2E", look.BONE, (5, -2), width=5)
    lit(painter, placed(rect(-56, -40, 112, 80, 14), 132, 342, 1, 24), "#A86A34", look.SODIUM, (7, -7),
        shade="#3E2410")  # fmt: skip
    fist(painter, 92, 416, 22, 0.54, skin)
    body = blob(((30, 1180), (44, 940), (58, 760), (82, 640), (140, 584), (214, 590), (258, 640), (262, 760), (250,
        900), (280, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, smock, look.SODIUM, (13, -6), shade="#0E1A30")
    within(painter, body, blob(((20, 600), (140, 580), (104, 720), (140, 840), (124, 1190), (20, 1190)), tension=0.6),
        "#050912")  # fmt: skip
    apron = blob(((120, 1180), (130, 880), (160, 740), (216, 724), (262, 750), (258, 900), (286, 1180)), tension=0.5)
    lit(painter, apron, "#A06A34", look.SODIUM, (9, -5), shade="#3E2410")
    lit(painter, limb(((204, 596, 18), (226, 660, 18), (236, 740, 18))), "#A06A34", look.SODIUM, (4, -3), width=4)
    neck(painter, 178, 540, 52, 600, skin)
    with tilted(painter, 184, 540, 4):
        side(painter, 192, 478, 0.84, Face(shade, skin, nose=Nose.BROAD, brow=11, stern=0.9, smile=0.5, jaw=0.4,
            lips="#7A3A30"))  # fmt: skip
        painter.translate(192 - 0.94 * 204, 478 - 0.94 * 470)
        painter.scale(0.94, 0.94)
        wrap = blob(((262, 418), (254, 372), (190, 352), (120, 388), (98, 470), (62, 548), (112, 536), (136, 500),
            (156, 440)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (9, -7), shade="#33090F")
        fill(painter, joined(limb(((250, 388, 3), (190, 384, 6), (130, 420, 4))), limb(((240, 408, 3), (190, 404, 5),
            (130, 460, 3)))), "#33090F")  # fmt: skip
        rimmed(painter, disc(178, 512, 10), look.BRASS, BLACK, 3)
    steel = polygon(((262, 622), (302, 512), (300, 494), (322, 484), (334, 500), (322, 516), (284, 632)))
    lit(painter, steel, "#8E8894", look.BONE, (4, -2), shade="#3A3644", width=5)
    lit(painter, thick_line(((250, 660), (276, 600)), 26), "#A86A34", look.SODIUM, (4, -2), shade="#3E2410", width=5)
    arm(painter, ((124, 652), (176, 806), (204, 742)), 88, smock, look.SODIUM, (10, -5), skin=skin, body=body)
    rolled(painter, (182, 800), (238, 664), 76, skin, look.SODIUM, (7, -4))
    fist(painter, 274, 620, 28, 0.66, skin, mirror=True)


def _patrons(painter: QPainter) -> None:
    """The monk and the man with the money look up from the plan to the work: the same arch, the same three."""
    fair = "#E2B58A"
    looks = ((360, 800, "#6B5A7E", "#2A2234", False), (590, 788, look.OXBLOOD, "#33090F", True))
    bodies = []
    for x, y, cloth, shade, mirror in looks:
        way = -1 if mirror else 1
        body = blob(((x - way * 96, 1180), (x - way * 100, y + 160), (x - way * 50, y + 84), (x + way * 30, y + 88),
            (x + way * 74, y + 170), (x + way * 80, 1180)), tension=0.7)  # fmt: skip
        bodies.append(body)
        lit(painter, body, cloth, look.SODIUM, (9, -8), shade=shade)
        within(painter, body, blob(((x - way * 120, 1190), (x - way * 120, y + 90), (x - way * 40, y + 70), (x - way *
            56, y + 170), (x - way * 30, 1190)), tension=0.6), mixed(BLACK, shade, 0.5))  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.scale(way * 0.74, 0.74)
        painter.rotate(-24)
        side(painter, 0, 0, 1, Face("#8C5E3A", fair, nose=Nose.BROAD if mirror else Nose.HOOKED, stern=-0.8,
            brow=11, smile=0.8, jaw=0.7, old=not mirror))  # fmt: skip
        if mirror:
            beard = blob(
                ((-22, -4), (0, 24), (36, 44), (58, 34), (76, 44), (72, 84), (44, 122), (4, 110), (-22, 60)),
                tension=0.8,
            )
            lit(painter, beard, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            fill(painter, limb(((58, 54, 3), (66, 56, 4), (74, 52, 3))), "#33200F")
            nape = blob(((-40, -76), (-88, -50), (-88, 0), (-62, 50), (-40, 40), (-30, 4), (-24, -50)), tension=0.8)
            lit(painter, nape, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            lit(painter, placed(fedora(), -4, -58, 0.86, -4), "#5A3420", look.BONE, (5, -6), shade="#20130C")
        else:
            tonsure = blob(((34, -74), (30, -96), (-30, -108), (-82, -60), (-84, 10), (-52, 44), (-42, 0), (-30, -40),
                (0, -60)), tension=0.7)  # fmt: skip
            lit(painter, tonsure, "#5A4634", look.BONE, (5, -6), shade="#20160E")
            fill(painter, blob(((10, -92), (-34, -100), (-66, -70), (-30, -78))), fair)
        painter.restore()
    plan = polygon(((404, 900), (552, 890), (562, 1076), (412, 1088)))
    lit(painter, plan, look.BONE, look.BONE, (4, -4), shade=look.MUTED, width=5)
    painter.save()
    painter.translate(484, 990)
    painter.rotate(-4)
    painter.scale(0.8, 0.8)
    arch = disc(0, 10, 78, 96).united(rect(-78, 10, 156, 80))  # the arch above them, drawn
    stroke(painter, arch.intersected(rect(-90, -100, 180, 170)), "#22447A", 6)
    for x, y in ((0, -44), (-34, 20), (34, 20)):
        stroke(painter, disc(x, y, 28), "#22447A", 6)
        fill(painter, star(x, y, 20, 8), "#22447A")
    painter.restore()
    arm(painter, ((312, 962), (292, 1086), (372, 1024)), 78, "#6B5A7E", look.SODIUM, (8, -6), skin=fair, cuff="#8A78A0",
        body=bodies[0])  # fmt: skip
    fingers(painter, 412, 1004, -4, 0.5, fair, mirror=True)
    arm(painter, ((636, 952), (664, 1080), (594, 1010)), 78, look.OXBLOOD, look.DANGER, (-8, -6), skin=fair,
        cuff=look.BONE, body=bodies[1])  # fmt: skip
    fingers(painter, 554, 988, 4, 0.5, fair)
