"""The wands from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, rolled
from demoncity_gui.cards.drawing.backdrop import bricks, bulbs, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import REACHING, Limb, Pose, Wear, person
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
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def one(painter: QPainter, t: Tones) -> None:
    """A match struck in a hand that fills the doorway: the first light, and somebody's idea."""
    sky(painter, "#0E1028", "#B8603E")
    fill(painter, rays(430, 300, 120, 620, 34, 44, 5), mixed("#B8603E", look.SODIUM, 0.35))
    glow(painter, 430, 300, 420, t.light, 0.8)
    clouds(painter, ((110, 560, 0.5), (640, 660, 0.6)), "#7A3A3A", look.SODIUM)
    city(painter, 1090, "#3A2840", None, tall=400, seed=5)
    city(painter, 1090, "#17100F", look.SODIUM, tall=290, seed=3, edge=t.light)
    licks = blob(((0, 8), (-18, 4), (-27, -8), (-26, -22), (-31, -34), (-19, -30), (-14, -44), (-4, -38), (6, -56),
        (14, -38), (22, -42), (22, -28), (30, -28), (26, -8), (16, 4)), tension=0.9)  # fmt: skip
    for size, colour, light in ((6.9, look.DANGER, look.SODIUM), (6.0, "#F0A04A", look.SODIUM)):
        lit(painter, placed(licks, 404, 460, size, 6), colour, light, (-9, -7), width=7)
    arm(painter, ((800, 1290), (700, 1230), (470, 930)), 250, "#2B2A38", t.light, (-20, -10), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    with grip(painter, 334, 800, 14, 1.75, "#E2B58A", across=96):
        paint_glyph(painter, Suit.WANDS, 390, 510, 860, rim=BLACK, turn=14, modelled=True)
    for x, y in ((180, 480), (140, 640), (240, 700), (610, 470), (570, 620), (630, 120), (230, 400)):
        fill(painter, star(x, y, 18, 5, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """On her battlements over the harbour: one match in her hand, one in the wall, a world to weigh."""
    sky(painter, "#101A3C", "#A8684E", 560)
    stars(painter, 12, (250, -60), (420, 300))
    fill(painter, disc(430, 190, 84), look.BONE)
    glow(painter, 430, 190, 190, look.BONE, 0.45)
    clouds(painter, ((600, 270, 0.7), (330, 400, 0.5), (420, 60, 0.5)), "#33365E", look.SODIUM)
    fill(painter, rect(0, 556, 700, 400), "#24406A")
    fill(painter, polygon(((390, 556), (470, 556), (530, 900), (330, 900))), "#8C7A80")
    hatch(painter, rect(0, 570, 700, 330), Hatch.WAVES, mixed("#24406A", look.SODIUM, 0.34), pitch=34, width=4)
    coast = blob(((720, 560), (600, 566), (560, 600), (610, 650), (560, 690), (596, 760), (720, 800)), tension=0.8)
    lit(painter, coast, "#1E1A2A", look.SODIUM, (-5, -4), width=3)
    city(painter, 610, "#2A2036", look.SODIUM, tall=120, seed=4, left=590, edge=t.light)
    city(painter, 720, "#1B1420", look.SODIUM, tall=150, seed=11, left=610, edge=t.light)
    for x, y, size in ((500, 622, 0.34), (420, 596, 0.2)):  # what she has sent for
        fill(painter, placed(polygon(((-90, -16), (90, -16), (60, 30), (-66, 30))), x, y, size), BLACK)
        sails = joined(polygon(((-6, -150), (64, -30), (-6, -30))), polygon(((-14, -130), (-60, -30), (-14, -30))))
        fill(painter, placed(sails, x, y, size), look.BONE)
    _battlements(painter, t)
    match(painter, 604, 850, 560, 3, 2.8)
    for y in (740, 810):
        lit(painter, rect(566, y, 72, 22, 8), "#5A5664", look.BONE, (-3, -4), width=5)
    _planner(painter, t)


def _battlements(painter: QPainter, t: Tones) -> None:
    """The wall around the roof, a gap in it, stone over stone, lit by the moon from behind."""
    for left, top, wide in ((-40, 800, 250), (470, 800, 250), (-40, 908, 780), (-40, 1010, 780)):
        lit(painter, rect(left, top, wide, 110), "#4A3440", t.light, (0, -9), shade="#2A1E2A", width=5)
    joints = [rect(x, y, 6, 100) for x, y in ((560, 806), (120, 912), (380, 912), (610, 912), (500, 1016), (250, 1016))]
    fill(painter, joined(*joints), BLACK)


def _planner(painter: QPainter, t: Tones) -> None:
    """She: a long coat with a fur collar, her hair bound up in a scarf, eyes on the globe in her hand."""
    blue, dark, skin, shade = "#34568A", "#0E1830", "#D9A06A", "#8C5A2E"
    coat = blob(((70, 1180), (84, 960), (92, 860), (126, 770), (196, 728), (270, 744), (316, 806), (318, 910),
        (326, 1000), (352, 1180)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, look.SODIUM, (13, -7), shade=dark)
    fill(painter, joined(limb(((280, 860, 3), (292, 1000, 6), (310, 1160, 9))), limb(((190, 990, 3), (160, 1160, 10)))),
        dark)  # fmt: skip
    lit(painter, limb(((96, 972, 26), (210, 990, 28), (322, 970, 26))), "#6B3A1E", look.SODIUM, (0, -6), width=5)
    lit(painter, rect(256, 962, 44, 44, 6), look.BRASS, look.BONE, (3, -4), shade="#8C5A1E", width=5)
    rimmed(painter, limb(((196, 660, 72), (190, 730, 86))), shade, BLACK, 4)
    painter.save()
    painter.translate(222, 584)
    painter.rotate(5)
    side(painter, 0, 0, 1.0, Face(shade, skin, nose=Nose.STRAIGHT, brow=9, stern=-0.2, lips="#9A2A24", smile=0.8,
        jaw=0.1))  # fmt: skip
    fill(painter, disc(-14, 30, 11), look.BRASS)
    curl = blob(((64, -76), (70, -104), (40, -128), (4, -116), (10, -86), (36, -72)), tension=0.9)
    lit(painter, curl, "#2A1612", look.SODIUM, (5, -6), shade=BLACK, width=5)
    scarf = blob(((58, -96), (20, -132), (-44, -136), (-96, -96), (-112, -30), (-92, 26), (-58, 22), (-30, -34),
        (14, -66)), tension=0.8)  # fmt: skip
    lit(painter, scarf, "#C2402E", look.SODIUM, (8, -8), shade="#4E120E")
    for a, b, c in (((40, -96), (-30, -100), (-84, -40)), ((16, -72), (-40, -70), (-84, 6))):
        fill(painter, limb(((*a, 3), (*b, 6), (*c, 4))), "#4E120E")
    tail = blob(((-76, 10), (-120, 40), (-160, 110), (-130, 120), (-96, 70), (-70, 130), (-56, 30)), tension=0.7)
    lit(painter, tail, "#C2402E", look.SODIUM, (5, -5), shade="#4E120E")
    painter.restore()
    tufts = [(108, 770), (136, 742), (170, 722), (208, 716), (246, 722), (280, 742), (300, 772), (262, 784), (216, 776),
        (168, 778)]  # fmt: skip
    fur = joined(*(disc(x, y, 30) for x, y in tufts))
    lit(painter, fur, "#8A5A34", look.SODIUM, (8, -8), shade="#3A2012")
    strands(painter, [((x - 8, y - 14), (x + 6, y - 4), (x + 2, y + 18)) for x, y in tufts], "#8A5A34", look.SODIUM,
        5)  # fmt: skip
    arm(painter, ((222, 866), (330, 990), (404, 800)), 96, blue, look.SODIUM, (9, -7), cuff="#8A5A34", skin=skin,
        body=coat)  # fmt: skip
    glow(painter, 470, 566, 190, look.SODIUM, 0.5)
    _globe(painter)
    offer(painter, 462, 712, -4, 0.9, skin, mirror=True)
    match(painter, 92, 1180, 620, -2, 3)
    arm(painter, ((136, 868), (186, 1010), (124, 962)), 92, blue, look.SODIUM, (9, -7), cuff="#8A5A34", skin=skin,
        body=coat)  # fmt: skip
    fist(painter, 90, 944, -2, 0.74, skin)


def _globe(painter: QPainter) -> None:
    """A globe of the world with its circles, seas in the dark and lands in the light."""
    x, y, r = 470, 572, 112
    globe = disc(x, y, r)
    lit(painter, globe, "#3A7AA8", look.BONE, (9, -8), shade="#16324E")
    for points in (((-80, -54), (-36, -86), (0, -72), (6, -40), (-16, -24), (-22, 6), (-48, 2), (-66, -30)),
        ((-26, 20), (2, 28), (6, 70), (-16, 96), (-32, 54)), ((38, -64), (84, -60), (100, -10), (74, 20), (64, 70),
        (40, 40), (30, -10))):  # fmt: skip
        within(painter, globe, blob([(x + a, y + b) for a, b in points]), "#E8B85A")
    for width in (44, 92):
        stroke(painter, disc(x, y, width, r), "#16324E", 2.4)
    for dy, half in ((0, r), (-60, 94), (60, 94)):
        fill(painter, rect(x - half, y + dy - 1, half * 2, 2.4), "#16324E")
    within(painter, globe, globe.subtracted(disc(x + 14, y - 16, r + 2)), "#10243A")
    fill(painter, placed(blob(((-30, 0), (-8, -14), (24, -10), (4, 2))), x + 40, y - 76, 1, 30), look.BONE)


def three(painter: QPainter, t: Tones) -> None:
    """On the pier, one hand on the nearest of three matches, he looks out for ships that are his."""
    sky(painter, "#2E1622", look.SODIUM, 500)
    glow(painter, 400, 440, 360, look.BONE, 0.5)
    fill(painter, disc(400, 440, 120), look.BONE)
    clouds(painter, ((560, 110, 0.9), (330, 210, 0.6), (90, 330, 0.6), (640, 300, 0.5)), "#8C3E2A", look.SODIUM)
    fill(painter, rect(0, 470, 700, 500), mixed(BLACK, t.light, 0.56))
    hatch(painter, rect(0, 480, 700, 460), Hatch.WAVES, mixed(t.light, look.SODIUM, 0.5), pitch=38, width=6)
    fill(painter, polygon(((320, 474), (480, 474), (560, 900), (240, 900))), mixed(t.light, look.SODIUM, 0.7))
    hull = polygon(((-170, -20), (170, -20), (132, 50), (-132, 50)))
    upper = joined(rect(-90, -74, 150, 56), rect(-60, -120, 90, 48))
    funnel = polygon(((40, -70), (52, -170), (92, -170), (100, -70)))
    for x, y, size in ((560, 466, 0.72), (220, 476, 0.4), (84, 482, 0.24)):
        smoke = blob(((60, -180), (90, -180), (130, -260), (220, -290), (150, -230)))
        fill(painter, placed(smoke, x, y, size), "#5A3A2A")
        lit(painter, placed(funnel, x, y, size), look.OXBLOOD, look.DANGER, (-4, -3), width=4)
        lit(painter, placed(upper, x, y, size), look.BONE, look.BONE, (-4, -3), shade="#B08A5A", width=4)
        lit(painter, placed(hull, x, y, size), "#2B1712", look.SODIUM, (-5, -4), width=4)
        fill(painter, placed(joined(*(disc(a, 6, 11) for a in range(-110, 120, 44))), x, y, size), look.SODIUM)
    fill(painter, rect(0, 900, 700, 310), NIGHT)
    hatch(painter, rect(0, 900, 700, 310), Hatch.HORIZONTAL, t.dusk, pitch=44, width=5)
    match(painter, 76, 1060, 520, -1, 2.8)
    match(painter, 158, 1040, 400, 2, 2.2)
    coat = blob(((170, 1140), (186, 960), (206, 800), (270, 740), (340, 726), (410, 740), (474, 800), (494, 960),
        (510, 1140)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#3E3048", look.SODIUM, (12, -9), shade=BLACK)
    fill(painter, joined(limb(((340, 800, 3), (342, 940, 6), (336, 1130, 9))), limb(((250, 900, 3), (240, 1130, 9)))),
        BLACK)  # fmt: skip
    lit(painter, limb(((220, 944, 22), (340, 952, 24), (470, 944, 22))), "#2B2133", look.SODIUM, (0, -5), width=4)
    _lookout(painter)
    match(painter, 586, 1130, 580, 3, 3)
    arm(painter, ((444, 822), (506, 990), (572, 934)), 88, "#3E3048", look.SODIUM, (8, -6), cuff=look.BONE,
        skin="#A8703F", body=coat)  # fmt: skip
    fist(painter, 602, 898, 3, 0.76, "#A8703F", thumb=False, mirror=True)


def _lookout(painter: QPainter) -> None:
    """His head over the turned-up collar, in profile to the ships: a hat, a grey moustache, eyes small in the sun."""
    skin, shade = "#A8703F", "#5E3A1E"
    rimmed(painter, limb(((330, 660, 84), (336, 740, 100))), shade, BLACK, 5)
    with tilted(painter, 340, 700, -3):
        side(painter, 344, 622, 0.98, Face(shade, skin, nose=Nose.HOOKED, stern=0.2, brow=13, brow_colour="#8E8680",
            jaw=0.8, smile=0.8, old=True))  # fmt: skip
        moustache = blob(((420, 652), (404, 646), (376, 660), (362, 690), (386, 684), (412, 672)), tension=0.8)
        lit(painter, moustache, "#B8B0A4", look.BONE, (3, -4), shade="#5A5662", width=4)
        temple = blob(((310, 560), (330, 580), (330, 630), (312, 664), (282, 650), (264, 600), (268, 560)), tension=0.8)
        lit(painter, temple, "#8E8680", look.BONE, (4, -4), shade="#3E3A48", width=5)
        rimmed(painter, blob(((320, 594), (336, 590), (346, 606), (340, 630), (328, 642), (320, 624))), shade, BLACK, 4)
        lit(painter, placed(fedora(), 342, 566, 1.04, -5), "#5A3E32", look.SODIUM, (9, -9), shade="#20120E")
        within(painter, placed(fedora(), 342, 566, 1.04, -5), placed(rect(-90, -34, 180, 26), 342, 566, 1, -5),
            look.OXBLOOD)  # fmt: skip
    lit(painter, blob(((256, 720), (300, 690), (350, 726), (408, 700), (434, 736), (440, 780), (340, 806), (240, 780)),
        tension=0.7), "#3E3048", look.SODIUM, (8, -8), shade=BLACK)  # fmt: skip


def four(painter: QPainter, t: Tones) -> None:
    """A wedding under four torches in a back yard: they laugh and hold her flowers up together beneath a garland."""
    sky(painter, "#141A40", "#A0503A", 900)
    moon = disc(590, 110, 70).subtracted(disc(560, 94, 66))
    fill(painter, moon, look.BONE)
    clouds(painter, ((480, 200, 0.7), (660, 60, 0.5)), "#33202E", t.light)
    city(painter, 1100, "#1B1014", look.SODIUM, tall=680, seed=8, right=260, edge=t.light)
    city(painter, 1100, "#1B1014", look.SODIUM, tall=660, seed=21, left=480, edge=t.light)
    glow(painter, 352, 640, 380, look.SODIUM, 0.55)
    bulbs(painter, [(30 + 91 * k, 250 - 60 * math.sin(math.pi * (k % 4) / 4 + 3.14)) for k in range(8)])
    for x, foot in ((174, 960), (530, 960), (70, 1100), (634, 1100)):
        match(painter, x, foot, 560, 0, 2.8)
    garland = blob(((-20, 300), (120, 350), (240, 352), (350, 318), (460, 352), (580, 350), (720, 300), (720, 332),
        (580, 390), (460, 394), (350, 358), (240, 394), (120, 390), (-20, 332)), tension=0.8)  # fmt: skip
    lit(painter, garland, mixed(BLACK, look.HORROR, 0.5), look.HORROR, (0, -7), shade=mixed(BLACK, look.HORROR, 0.25))
    for number, (x, y) in enumerate(((56, 350), (120, 372), (184, 382), (246, 376), (302, 350), (356, 336), (412, 350),
        (468, 378), (530, 382), (590, 370), (650, 344))):  # fmt: skip
        rimmed(painter, star(x, y, 30, 13, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 8), look.SODIUM)
    _bride_and_groom(painter)


def five(painter: QPainter, t: Tones) -> None:
    """Two go for each other with torches that burst on each other; two more come up behind, one is down."""
    sky(painter, "#141838", "#A8583A", 900)
    city(painter, 900, mixed(BLACK, t.light, 0.3), None, tall=620, seed=9, left=140, right=540)
    for x in (0, 562):
        bricks(painter, x, -150, 140, 1350, "#40344A", look.SODIUM)
    fill(painter, polygon(((130, 840), (570, 840), (760, 1200), (-60, 1200))), "#2B1E22")
    glow(painter, 350, 570, 420, look.SODIUM, 0.8)
    fill(painter, rays(350, 570, 60, 400, 22, 26, 4), mixed("#8C4A3A", look.SODIUM, 0.5))
    up = REACHING._replace(near_arm=Limb((66, -340), (58, -430)))
    for pose, x, y, size, turn, wear in (
        (up, 330, 824, 1.34, 4, Wear(Hair.TALL, colour="#C98F3A", skin="#C98F5E", hair_colour="#17110F", stout=0.8)),
        (up, -640, 900, 1.3, -2, Wear(Hair.LONG, colour="#7A4A7E", skin="#E2B58A", hair_colour="#8C3A1E", stout=0.8)),
    ):
        _brawler(painter, pose, wear._replace(rim=look.SODIUM, smile=-1, legs="#4A2E22"), x, y, size, turn)
    for way, cloth, dark, skin in ((1, "#4E608E", "#182036", "#E2B58A"), (-1, look.OXBLOOD, "#2B080D", "#94602F")):
        painter.save()
        painter.translate(350, 0)
        painter.scale(way, 1)
        _fighter(painter, cloth, dark, skin, hat=way < 0)
        painter.restore()
    fill(painter, star(350, 570, 128, 34, 9, 8), look.SODIUM)
    fill(painter, star(350, 570, 84, 24, 9, 28), look.BONE)
    sparks = [star(350 + r * math.sin(a), 570 - r * math.cos(a), 15, 4, 4) for a, r in ((0.2, 170), (1.2, 150), (-1.1,
        160), (2.6, 190), (-2.5, 180), (0.9, 230), (-0.7, 226))]  # fmt: skip
    fill(painter, joined(*sparks), look.BONE)
    _felled(painter)
    gloom(painter, 350, 620, 400, 0.4)


def _fighter(painter: QPainter, cloth: str, dark: str, skin: str, *, hat: bool) -> None:
    """One of the two in front, left of x = 0, bent forward and roaring, a torch in his fist that strikes at 570."""
    body = blob(((-420, 1180), (-420, 900), (-372, 770), (-290, 706), (-190, 716), (-118, 780), (-120, 900),
        (-176, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (12, -7), shade=dark)
    fill(painter, joined(limb(((-190, 900, 3), (-260, 1010, 8))), limb(((-170, 960, 3), (-270, 1100, 10)))), dark)
    with tilted(painter, -200, 740, 17):
        painter.translate(-196, 632)
        rimmed(painter, limb(((-24, 70, 92), (-40, 130, 110))), mixed(BLACK, skin, 0.66), BLACK, 5)
        side(painter, 0, 0, 0.98, Face(mixed(BLACK, skin, 0.62), skin, nose=Nose.BROAD if hat else Nose.STRAIGHT,
            stern=2, brow=15, jaw=0.8))  # fmt: skip
        snarl = blob(((74, 33), (54, 29), (36, 42), (32, 58), (46, 58), (62, 66), (72, 60), (66, 46)), tension=0.6)
        fill(painter, snarl, BLACK)
        fill(painter, joined(polygon(((70, 37), (54, 34), (43, 42), (46, 47), (67, 45))), polygon(((48, 54), (64, 56),
            (66, 61), (58, 61)))), look.BONE)  # fmt: skip
        fill(painter, limb(((48, 14, 2), (32, 30, 5), (26, 50, 2))), mixed(BLACK, skin, 0.4))
        if hat:
            lit(painter, placed(fedora(), -6, -56, 0.88, -6), "#3A2230", look.SODIUM, (6, -8), shade=BLACK)
        else:
            hair(painter, 0, 0, 1, Cut.SIDE_SHORT, "#5A2E18", look.SODIUM)
    match(painter, -118, 846, 560, 26, 2.4, 0.5)
    arm(painter, ((-272, 800), (-196, 962), (-84, 812)), 100, cloth, look.SODIUM, (9, -6), skin=skin, body=body)
    rolled(painter, (-196, 962), (-84, 812), 110, skin, look.SODIUM, (7, -5))
    fist(painter, -74, 762, 26, 0.72, skin, mirror=True)


def _felled(painter: QPainter) -> None:
    """A boy between their feet, his brow bleeding, a hand up to ward them off; his torch is still alight."""
    skin, cloth = "#C98F5E", "#3E6A56"
    shirt = blob(((190, 1200), (210, 1080), (280, 1020), (352, 1010), (430, 1030), (480, 1090), (500, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, shirt, cloth, look.SODIUM, (6, -9), shade="#14241D")
    with tilted(painter, 330, 1020, -24):
        rimmed(painter, rect(306, 980, 52, 70, 20), mixed(BLACK, skin, 0.66), BLACK, 5)
        turned(painter, 330, 930, 0.7, Face("#7A5030", skin, stern=-1.2, brow=10, mouth=Mouth.CRY, young=True))
        hair(painter, 330, 930, 0.72, Cut.TURNED_SHORT, "#17110F", look.SODIUM)
        fill(painter, limb(((352, 872, 4), (358, 900, 9), (356, 930, 4))), look.DANGER)
    match(painter, 150, 1076, 480, 84, 2.4, 0.5)
    arm(painter, ((452, 1100), (540, 1120), (470, 1010)), 66, cloth, look.SODIUM, (5, -7), skin=skin, body=shirt)
    palm(painter, 452, 968, -14, 0.56, skin, mirror=True)
    fist(painter, 216, 1068, 84, 0.5, skin)


def _bride_and_groom(painter: QPainter) -> None:
    """They look at one another and laugh, their outer hands raised together around the flowers."""
    white, brown, fair = "#A49CAC", "#A8703F", "#E8C09A"
    veil = blob(((470, 590), (540, 580), (594, 640), (620, 800), (650, 1130), (520, 1130), (500, 800)), tension=0.7)
    lit(painter, veil, "#B8B0B4", look.BONE, (8, -8), shade=white)
    coat = bust(222, 800, 300, 1130, waist=0.82, hip=0.9)
    gown = bust(476, 812, 234, 1130, waist=0.6, hip=1.3)
    lit(painter, coat, "#3A4C80", look.SODIUM, (10, -8), shade="#141B30")
    _groom(painter, brown)
    lit(painter, gown, look.BONE, look.BONE, (10, -8), shade=white)
    throat = blob(((424, 822), (452, 800), (500, 800), (528, 822), (510, 872), (476, 850), (442, 872)), tension=0.7)
    lit(painter, throat, fair, fair, (6, -4), shade="#C8966C")
    for a, b in (((452, 1010), (410, 1120)), ((486, 1010), (490, 1120)), ((516, 1010), (556, 1120))):
        fill(painter, limb(((*a, 3), (*b, 11))), white)
    lit(painter, limb(((408, 1000, 16), (476, 1016, 18), (542, 1000, 16))), "#D8CFD4", look.BONE, (0, -5), shade=white,
        width=4)  # fmt: skip
    rimmed(painter, limb(((494, 752, 44), (484, 816, 50))), mixed("#B07E58", fair, 0.4), BLACK, 4)
    bride = Face("#C8966C", fair, nose=Nose.SNUB, brow=6, stern=-0.5, jaw=0, open=False, smile=1, lips="#C8283C")
    painter.save()
    painter.translate(500, 694)
    painter.rotate(-6)
    side(painter, 0, 0, 0.74, bride, mirror=True)
    hair(painter, 0, 0, 0.76, Cut.SIDE_UP, "#B0501E", look.SODIUM, mirror=True)
    painter.restore()
    wreath = joined(*(disc(456 + i * 24, 618 - 24 * math.sin(math.pi * (i + 0.6) / 5), 16) for i in range(5)))
    rimmed(painter, wreath, look.BONE, BLACK, 4)
    arm(painter, ((314, 878), (322, 752), (340, 640)), 70, "#3A4C80", look.SODIUM, (7, -7), cuff=look.BONE, skin=brown,
        body=coat)  # fmt: skip
    arm(painter, ((392, 880), (386, 756), (366, 640)), 54, look.BONE, look.BONE, (7, -7), skin=fair, body=gown)
    for x, y, turn in ((304, 480, -34), (344, 452, -6), (386, 470, 26), (328, 508, -14), (372, 506, 14)):
        lit(painter, placed(blob(((0, 40), (-20, 0), (0, -34), (20, 0))), x, y + 20, 1, turn * 1.4),
            mixed(BLACK, look.HORROR, 0.6), look.HORROR, (3, -3), width=4)  # fmt: skip
        rimmed(painter, star(x, y, 32, 14, 6, turn), (look.BONE, look.DANGER)[x % 4 // 2], BLACK, 4)
        fill(painter, disc(x, y, 8), look.SODIUM)
    fist(painter, 346, 584, -4, 0.58, brown, mirror=True)
    fist(painter, 362, 598, 8, 0.46, fair, thumb=False)


def _groom(painter: QPainter, skin: str) -> None:
    """He: a dark suit with a bow tie, a beard, and eyes for nobody but her."""
    fill(painter, polygon(((184, 806), (262, 806), (224, 970))), look.BONE)
    rimmed(painter, rect(194, 736, 56, 84, 20), mixed("#6B4224", skin, 0.5), BLACK, 4)
    rimmed(painter, polygon(((223, 836), (260, 814), (260, 862), (186, 814), (186, 862))), look.OXBLOOD, BLACK, 3)
    for way in (-1, 1):
        lit(painter, polygon(((223 + way * 40, 800), (223 + way * 66, 858), (223 + way * 40, 888), (224, 978))),
            "#3A4C80", look.SODIUM, (5, -4), shade="#141B30", width=4)  # fmt: skip
    painter.save()
    painter.translate(224, 676)
    painter.rotate(5)
    side(painter, 0, 0, 0.8, Face("#7A4A28", skin, nose=Nose.BROAD, stern=-0.4, brow=11, jaw=0.7, smile=1))
    beard = blob(((-6, 0), (4, 34), (34, 40), (58, 30), (84, 40), (72, 50), (86, 66), (72, 98), (34, 100), (-4, 72),
        (-22, 20)), tension=0.7)  # fmt: skip
    lit(painter, beard, "#3A2014", look.SODIUM, (4, -4), shade="#1B1210", width=4)
    fill(painter, limb(((40, 44, 3), (54, 54, 7), (74, 52, 4))), look.BONE)
    hair(painter, 0, 0, 0.82, Cut.SIDE_SHORT, "#3A2014", look.SODIUM)
    painter.restore()


def _brawler(painter: QPainter, pose: Pose, wear: Wear, x: float, y: float, size: float, turn: float) -> None:
    """One of them, at a negative x turned to the left, a torch in one hand that is turned forwards by so much."""
    way = -1 if x < 0 else 1
    person(painter, pose, wear, abs(x), y, size, mirror=way < 0)
    long = 215 * size
    hand_x, hand_y = abs(x) + way * size * pose.near_arm.end[0], y + size * pose.near_arm.end[1]
    angle = math.radians(turn)
    lean = way * math.sin(angle)
    match(painter, hand_x - lean * long * 0.26, hand_y + math.cos(angle) * long * 0.26, long, way * turn, 2.2, 0.5)
    fist(painter, hand_x, hand_y, way * turn, 0.34 * size, wear.skin, mirror=way > 0)


SCENES: Final = (one, two, three, four, five)
