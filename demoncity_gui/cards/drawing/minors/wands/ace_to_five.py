"""The wands from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import bricks, bulbs, city, clouds, sky
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, offer
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glow, halo, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    SKY,
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
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def one(painter: QPainter, t: Tones) -> None:
    """A match struck in a hand that fills the doorway: the first light, and somebody's idea."""
    sky(painter, "#0E1028", "#7A3A3A")
    fill(painter, rays(440, 280, 120, 620, 34, 50, 5), t.sky)
    glow(painter, 440, 280, 420, t.light, 0.8)
    city(painter, 1090, "#3A2840", None, tall=400, seed=5)
    city(painter, 1090, "#17100F", look.SODIUM, tall=290, seed=3, edge=t.light)
    for size, colour in ((1.78, look.DANGER), (1.56, look.SODIUM)):
        flame = blob(((-70, 120), (-118, 20), (-84, -60), (-60, -10), (-40, -120), (0, -190), (18, -110), (60, -150),
            (66, -60), (100, -70), (112, 40), (70, 124)), tension=0.8)  # fmt: skip
        lit(painter, placed(flame, 416, 352, size, 14), colour, look.SODIUM, (-8, -8), shade=look.OXBLOOD)
    paint_glyph(painter, Suit.WANDS, 390, 510, 860, rim=BLACK, turn=14, modelled=True)
    arm(painter, ((740, 1260), (600, 1150), (430, 950)), 250, "#23212C", t.light, (-20, -10), cuff=t.light)
    fist(painter, 330, 790, 14, 1.75)
    for x, y in ((180, 480), (140, 640), (240, 700), (610, 470), (570, 620), (630, 240), (250, 400)):
        fill(painter, star(x, y, 18, 5, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """From the top floor she looks over the whole city, a globe in her hand: one match lit here, one out there."""
    fill(painter, SKY, mixed(BLACK, look.SODIUM, 0.36))
    sky(painter, "#101C36", "#C08038", 820)
    fill(painter, disc(520, 210, 92), look.BONE)
    glow(painter, 520, 210, 230, look.SODIUM, 0.5)
    clouds(painter, ((560, 120, 0.8), (420, 330, 0.9), (640, 410, 0.7)), "#3A4058", look.SODIUM)
    city(painter, 850, "#4A4050", look.BONE, tall=370, seed=11)
    city(painter, 850, "#14100E", look.SODIUM, tall=220, seed=4, edge=t.light)
    lit(painter, rect(206, -150, 34, 1000), "#1B1512", t.light, (7, 0), width=4)
    lit(painter, rect(-20, 850, 740, 50), "#3A2218", t.light, (0, -9))
    fill(painter, rect(0, 900, 700, 300), NIGHT)
    for x in range(20, 700, 70):
        fill(painter, rect(x, 900, 12, 220), t.dusk)
    match(painter, 600, 862, 460, 0, 2.4)
    lit(painter, joined(rect(568, 780, 64, 18, 6), rect(574, 842, 52, 30, 6)), look.MUTED, look.BONE, (-3, -4), width=4)
    coat = blob(((60, 1130), (66, 900), (110, 790), (200, 730), (286, 760), (336, 860), (356, 1130)), tension=0.6)
    lit(painter, coat, "#22344A", look.SODIUM, (13, -6), shade=BLACK)
    fill(painter, limb(((300, 840, 3), (320, 1120, 9))), BLACK)
    rimmed(painter, limb(((206, 650, 76), (196, 750, 88))), mixed(BLACK, t.light, 0.62), BLACK, 4)
    side(painter, 222, 560, 1.06, Face("#94602F", "#D9A06A", brow=8, stern=0.2, lips="#8C2A1E",
        smile=0.4, jaw=0.1))  # fmt: skip
    scarf = blob(((130, 720), (200, 690), (268, 706), (300, 760), (250, 800), (180, 790), (120, 780)), tension=0.8)
    lit(painter, scarf, t.light, look.BONE, (8, -6), shade=t.dusk)
    fill(painter, limb(((150, 750, 3), (210, 760, 7), (280, 746, 3))), t.dusk)
    plait = joined(*(disc(126 - i * 3 + (i % 2) * 10, 620 + i * 36, 28 - i * 2) for i in range(6)))
    lit(painter, plait, "#3A2218", look.SODIUM, (7, -6), shade=BLACK)
    strands(painter, [((104 - i * 3, 616 + i * 36), (126, 640 + i * 36), (146 - i * 3, 616 + i * 36)) for i in
        range(5)], "#3A2218", look.SODIUM, 5)  # fmt: skip
    hair(painter, 222, 560, 1.06, Cut.SIDE_UP, "#3A2218", look.SODIUM)
    rimmed(painter, disc(208, 608, 10), look.BRASS, BLACK, 3)
    halo(painter, 446, 620, 150, mixed(BLACK, look.SODIUM, 0.36), look.SODIUM, 2)
    arm(painter, ((200, 860), (286, 1000), (356, 796)), 96, "#22344A", look.SODIUM, (9, -6), cuff=look.BONE,
        skin="#D9A06A", body=coat)  # fmt: skip
    _globe(painter, t)
    offer(painter, 440, 748, -8, 0.86, "#D9A06A", mirror=True)
    match(painter, 76, 1130, 640, 0, 3)
    arm(painter, ((136, 860), (170, 1020), (106, 956)), 84, "#22344A", look.SODIUM, (9, -6), cuff=look.BONE,
        skin="#D9A06A", body=coat)  # fmt: skip
    fist(painter, 80, 920, 0, 0.66, "#D9A06A", mirror=True)


def _globe(painter: QPainter, t: Tones) -> None:
    """A globe of the world with its circles."""
    globe = disc(446, 620, 100)
    lit(painter, globe, t.light, look.BONE, (12, -10), shade=t.dusk)
    for points in (((380, 590), (420, 560), (450, 580), (440, 640), (410, 660), (390, 630)), ((466, 640), (510, 610),
        (520, 660), (480, 690))):  # fmt: skip
        within(painter, globe, blob(points), look.SODIUM)
    for width in (32, 70):
        stroke(painter, disc(446, 620, width, 100), BLACK, 4)
    for y, half in ((620, 100), (566, 84), (674, 84)):
        fill(painter, rect(446 - half, y - 2, half * 2, 4), BLACK)


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
    match(painter, 628, 1060, 480, 0, 2.6)
    match(painter, 84, 1060, 480, 0, 2.6)
    coat = blob(((170, 1140), (186, 960), (206, 800), (270, 740), (340, 726), (410, 740), (474, 800), (494, 960),
        (510, 1140)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#3E3048", look.SODIUM, (12, -9), shade=BLACK)
    fill(painter, joined(limb(((340, 800, 3), (342, 940, 6), (336, 1130, 9))), limb(((250, 900, 3), (240, 1130, 9)))),
        BLACK)  # fmt: skip
    lit(painter, limb(((220, 944, 22), (340, 952, 24), (470, 944, 22))), "#2B2133", look.SODIUM, (0, -5), width=4)
    rimmed(painter, rect(302, 660, 76, 80, 20), "#8C5A3A", BLACK, 5)
    for x in (272, 408):
        rimmed(painter, disc(x, 634, 13, 22), "#8C5A3A", BLACK, 5)
    nape = blob(((278, 560), (402, 560), (410, 640), (386, 700), (340, 712), (294, 700), (270, 640)), tension=0.8)
    lit(painter, nape, "#4A3428", look.SODIUM, (8, -6), shade="#1B1210")
    lit(painter, blob(((262, 730), (340, 704), (418, 730), (440, 770), (340, 800), (240, 770)), tension=0.7),
        "#3E3048", look.SODIUM, (8, -8), shade=BLACK)  # fmt: skip
    lit(painter, placed(fedora(), 340, 584, 1.08, 2), "#4A342E", look.SODIUM, (9, -9), shade=BLACK)
    within(painter, placed(fedora(), 340, 584, 1.08, 2), rect(250, 546, 180, 26), look.OXBLOOD)
    match(painter, 524, 1130, 560, 0, 3, 0)
    arm(painter, ((438, 830), (490, 1030), (512, 960)), 88, "#3E3048", look.SODIUM, (8, -6), cuff=look.BONE,
        skin="#A8703F", body=coat)  # fmt: skip
    fist(painter, 524, 912, 0, 0.76, "#A8703F", mirror=True)


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
    """Five boys, five torches, one alley: nobody remembers how it began."""
    sky(painter, "#141838", "#8C4A3A", 900)
    city(painter, 900, mixed(BLACK, t.light, 0.3), look.SODIUM, tall=620, seed=9, left=140, right=540)
    for x, w in ((0, 150), (552, 150)):
        bricks(painter, x, -150, w, 1350, "#40344A", look.SODIUM)
        for y in (60, 330):
            lit(painter, rect(x + 44, y, 64, 100), look.SODIUM if y > 99 else "#1B1210", look.BONE, (0, 5), width=7)
    wash = limb(((150, 250, 3), (350, 290, 3), (552, 240, 3)))
    fill(painter, wash, BLACK)
    for x, y, colour in ((240, 272, "#7E8CA8"), (430, 276, look.BONE)):
        lit(painter, polygon(((x - 50, y), (x + 44, y + 2), (x + 36, y + 96), (x - 40, y + 90))), colour, colour,
            (6, 4), shade=mixed(BLACK, colour, 0.6), width=4)  # fmt: skip
    glow(painter, 360, 560, 420, look.SODIUM, 0.7)
    shout = Face("#8C5A34", "#D9A06A", stern=1, brow=13, jaw=0.6, mouth=Mouth.CRY)
    match(painter, 350, 600, 430, 12, 2.2, 0)
    shirt = bust(360, 820, 270, 1180)
    lit(painter, shirt, "#B08A4A", look.SODIUM, (-6, -7), shade="#4A3418")
    for joints in (((252, 890), (206, 700), (340, 600)), ((468, 890), (516, 660), (402, 500))):
        arm(painter, joints, 80, "#B08A4A", look.SODIUM, (-7, -6), skin=shout.skin, body=shirt)
    fill(painter, polygon(((318, 822), (402, 822), (360, 900))), "#8C5A34")
    for way in (-1, 1):
        lit(painter, polygon(((360 + way * 60, 812), (360 + way * 86, 850), (360 + way * 20, 930), (360, 900),
            (360 + way * 46, 818))), "#C9A86A", look.SODIUM, (0, -5), shade="#6B5430", width=4)  # fmt: skip
    fill(painter, limb(((360, 930, 4), (358, 1130, 7))), "#4A3418")
    front(painter, 360, 720, 0.8, shout)
    hair(painter, 360, 716, 0.82, Cut.FRONT_PARTED, "#2B1A14", look.SODIUM)
    fist(painter, 358, 560, 12, 0.54, shout.skin, mirror=True)
    fist(painter, 378, 464, 12, 0.54, shout.skin)
    for way, skin, cloth in ((-1, "#E2B58A", "#4E608E"), (1, "#8C5A3A", "#7A4A7E")):
        _fighter(painter, way, skin, cloth)
    fill(painter, star(360, 566, 70, 18, 8, 11), look.BONE)
    for way, skin, cloth, tone in ((-1, "#C98F5E", "#3E6A56", "#17110F"), (1, "#E2B58A", look.OXBLOOD, "#8C3A1E")):
        edge, x = 352 + way * 262, 356 + way * 166
        match(painter, edge, 900, 440, way * 4, 2.2, 0.6)
        back = blob(((x - 130, 1180), (x - 110, 1040), (x - 40, 1000), (x + 40, 1000), (x + 110, 1040),
            (x + 130, 1180)), tension=0.7)  # fmt: skip
        lit(painter, back, cloth, look.SODIUM, (-way * 8, -9), shade=BLACK)
        nape = blob(((x - 58, 930), (x - 40, 868), (x, 856), (x + 40, 868), (x + 58, 930), (x + 40, 996),
            (x - 40, 996)), tension=0.9)  # fmt: skip
        for ear in (-60, 60):
            rimmed(painter, disc(x + ear, 946, 11, 19), skin, BLACK, 5)
        lit(painter, nape, tone, look.SODIUM, (-way * 7, -8), shade=BLACK)
        strands(painter, [((x + dx * 0.3, 862), (x + dx, 900), (x + dx * 0.9, 976)) for dx in (-40, -14, 14, 40)], tone,
            look.SODIUM, 5)  # fmt: skip
        arm(painter, ((x + way * 88, 1080), (edge + way * 20, 1010), (edge - way * 6, 870)), 88, cloth, look.SODIUM,
            (-way * 7, -6), skin=skin, body=back)  # fmt: skip
        fist(painter, edge, 826, way * 5, 0.6, skin, mirror=way < 0)


def _bride_and_groom(painter: QPainter) -> None:
    """They lean together and laugh, their inner hands joined high over their heads around the flowers."""
    blue, white, brown, fair = "#3A4C80", "#8C8494", "#A8703F", "#E2B58A"
    for x, y, turn in ((318, 470, -30), (352, 452, 0), (386, 470, 30), (334, 492, -14), (372, 492, 14)):
        lit(painter, placed(blob(((0, 40), (-20, 0), (0, -34), (20, 0))), x, y + 20, 1, turn * 1.4),
            mixed(BLACK, look.HORROR, 0.6), look.HORROR, (3, -3), width=4)  # fmt: skip
        rimmed(painter, star(x, y, 32, 14, 6, turn), (look.BONE, look.DANGER)[x % 4 // 2], BLACK, 4)
        fill(painter, disc(x, y, 8), look.SODIUM)
    coat = blob(((70, 1130), (90, 900), (128, 810), (220, 776), (304, 806), (346, 900), (352, 1130)), tension=0.6)
    gown = blob(((352, 1130), (370, 930), (404, 836), (476, 806), (548, 840), (584, 950), (620, 1130)), tension=0.6)
    veil = blob(((450, 590), (540, 600), (584, 720), (614, 900), (660, 1130), (520, 1130), (490, 800)), tension=0.7)
    lit(painter, veil, "#B8B0B4", look.BONE, (8, -8), shade=white)
    for shape, colour, shade in ((coat, blue, "#141B30"), (gown, look.BONE, white)):
        lit(painter, shape, colour, look.BONE if shape is gown else look.SODIUM, (10, -8), shade=shade)
    arm(painter, ((286, 850), (322, 724), (338, 604)), 78, blue, look.SODIUM, (7, -7), skin=brown, body=coat)
    arm(painter, ((424, 870), (392, 738), (372, 604)), 70, look.BONE, look.BONE, (7, -7), skin=fair, body=gown)
    for x, skin in ((228, brown), (470, fair)):
        rimmed(painter, rect(x - 26, 738, 52, 92, 20), mixed(BLACK, skin, 0.6), BLACK, 4)
    fill(painter, polygon(((190, 800), (268, 800), (230, 960))), look.BONE)
    rimmed(painter, polygon(((229, 826), (266, 804), (266, 850), (190, 804), (190, 850))), look.OXBLOOD, BLACK, 3)
    for way in (-1, 1):
        lit(painter, polygon(((229 + way * 40, 792), (229 + way * 66, 850), (229 + way * 40, 880), (230, 970))), blue,
            look.SODIUM, (5, -4), shade="#141B30", width=4)  # fmt: skip
    fill(painter, polygon(((436, 826), (502, 826), (468, 886))), fair)
    for a, b in (((440, 960), (410, 1120)), ((486, 960), (490, 1120)), ((530, 980), (570, 1120))):
        fill(painter, limb(((*a, 3), (*b, 11))), white)
    laugh = Face("#5E3A20", brown, stern=-0.3, brow=11, jaw=0.7, mouth=Mouth.LAUGH)
    turned(painter, 228, 678, 0.78, laugh)
    beard = blob(((174, 668), (186, 712), (222, 724), (228, 746), (266, 750), (278, 708), (286, 730), (272, 768),
        (240, 780), (200, 758)), tension=0.6)  # fmt: skip
    lit(painter, beard, "#4A2A1A", look.SODIUM, (4, -4), shade="#1B1210", width=4)
    hair(painter, 228, 678, 0.8, Cut.TURNED_SHORT, "#4A2A1A", look.SODIUM)
    turned(painter, 470, 692, 0.74, laugh._replace(shade="#A87A54", skin=fair, brow=7, jaw=0), mirror=True)
    hair(painter, 470, 692, 0.77, Cut.TURNED_LONG, "#A8481E", look.SODIUM, mirror=True)
    wreath = joined(*(disc(424 + i * 22, 622 - 22 * math.sin(math.pi * i / 4), 16) for i in range(5)))
    rimmed(painter, wreath, look.BONE, BLACK, 4)
    fist(painter, 374, 560, 12, 0.5, fair, thumb=False, mirror=True)
    fist(painter, 336, 562, -10, 0.54, brown)


def _fighter(painter: QPainter, way: int, skin: str, cloth: str) -> None:
    """One at the left (-1) or the right (1), in profile, shouting; his torch is crossed with the other's."""
    x = 360 + way * 190
    body = blob(((x - way * 60, 1180), (x - way * 96, 860), (x - way * 40, 780), (x + way * 50, 760), (x + way * 120,
        820), (x + way * 150, 1180)), tension=0.6)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (-way * 10, -8), shade=mixed(BLACK, cloth, 0.4))
    dusk = mixed(BLACK, skin, 0.58)
    painter.save()
    painter.translate(x, 660)
    painter.rotate(-way * 8)
    side(painter, 0, 0, 0.86, Face(dusk, skin, stern=1, brow=13, jaw=0.8, mouth=Mouth.GRIT), mirror=way > 0)
    if way < 0:
        cap = joined(blob(((-82, -16), (-84, -70), (-30, -104), (40, -90), (60, -50)), tension=0.8), polygon(((10, -62),
            (108, -48), (104, -32), (10, -38))))  # fmt: skip
        lit(painter, cap, "#2F3A5E", look.SODIUM, (7, -7), shade=BLACK)
    else:
        hair(painter, 0, 0, 0.88, Cut.SIDE_SHORT, "#17110F", look.SODIUM, mirror=True)
    painter.restore()
    match(painter, 360 + way * 182, 800, 470, -way * 36, 2.4, 0)
    arm(painter, ((x + way * 50, 860), (x + way * 10, 990), (360 + way * 146, 810)), 92, cloth, look.SODIUM,
        (-way * 8, -6), skin=skin, body=body)  # fmt: skip
    fist(painter, 360 + way * 128, 726, -way * 36, 0.62, skin, mirror=way < 0)


SCENES: Final = (one, two, three, four, five)
