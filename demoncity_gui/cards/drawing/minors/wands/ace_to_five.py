"""The wands from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import Pose, Wear, person
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
    """On her tower she holds the lit world on her palm; two matches burn, and a ship waits in the bay below."""
    sky(painter, "#101A3C", "#B8704E", 560)
    stars(painter, 12, (50, -60), (420, 300))
    fill(painter, disc(180, 190, 90), look.BONE)
    glow(painter, 180, 190, 210, look.BONE, 0.45)
    clouds(painter, ((80, 330, 0.7), (320, 400, 0.6), (420, 60, 0.5)), "#33365E", look.SODIUM)
    fill(painter, rect(0, 556, 700, 600), "#24406A")
    fill(painter, polygon(((130, 556), (230, 556), (320, 1100), (60, 1100))), "#8C7A80")
    hatch(painter, rect(0, 570, 700, 560), Hatch.WAVES, mixed("#24406A", look.SODIUM, 0.34), pitch=34, width=4)
    for left, base, tall, tone in ((420, 590, 170, "#3A2C44"), (520, 700, 210, "#1B1420")):
        city(painter, base, tone, look.SODIUM, tall=tall, seed=11, left=left, edge=t.light)
    for x, y, size in ((250, 680, 0.7), (110, 606, 0.34)):  # what she has sent for
        lit(painter, placed(polygon(((-90, -16), (100, -22), (64, 30), (-66, 30))), x, y, size), "#2A1616", look.SODIUM,
            (-4, -4), width=4)  # fmt: skip
        sails = joined(polygon(((-6, -170), (74, -30), (-6, -30))), polygon(((-14, -140), (-66, -30), (-14, -30))))
        lit(painter, placed(sails, x, y, size), look.BONE, look.BONE, (-4, -4), shade="#B8A090", width=4)
    match(painter, 96, 1000, 620, -2, 2.8)
    for left, top, wide in ((-40, 880, 230), (330, 880, 400), (-40, 984, 780)):
        lit(painter, rect(left, top, wide, 150), "#5A3E48", look.SODIUM, (0, -10), shade="#2A1E2A", width=5)
    fill(painter, joined(*(rect(x, y, 6, 90) for x, y in ((110, 890), (250, 994), (60, 994), (430, 994)))), "#2A1E2A")
    _planner(painter, t)
    gloom(painter, 360, 560, 480, 0.35)


def _battlements(painter: QPainter, t: Tones) -> None:
    """The wall around the roof, a gap in it, stone over stone, lit by the moon from behind."""
    for left, top, wide in ((-40, 800, 250), (470, 800, 250), (-40, 908, 780), (-40, 1010, 780)):
        lit(painter, rect(left, top, wide, 110), "#4A3440", t.light, (0, -9), shade="#2A1E2A", width=5)
    joints = [rect(x, y, 6, 100) for x, y in ((560, 806), (120, 912), (380, 912), (610, 912), (500, 1016), (250, 1016))]
    fill(painter, joined(*joints), BLACK)


def _planner(painter: QPainter, t: Tones) -> None:
    """She: a great coat with a fur collar, a scarf around her hair; she smiles at what she could have."""
    blue, dark, skin, shade, warm = "#34568A", "#0E1830", "#D9A06A", "#7E4C2A", "#FFD08A"
    coat = blob(((310, 1200), (320, 960), (340, 820), (400, 730), (490, 700), (580, 740), (640, 830), (670, 960), (700,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, warm, (-15, -9), shade=dark)
    for points in (((430, 860, 3), (440, 990, 10), (420, 1140, 5)), ((570, 880, 3), (590, 1000, 10), (600, 1140, 5)),
        ((500, 900, 3), (504, 1010, 8), (510, 1140, 4))):  # fmt: skip
        fill(painter, limb(points), dark)
    with tilted(painter, 480, 700, -6):
        tail = blob(((548, 520), (620, 560), (660, 660), (610, 650), (590, 720), (540, 620)), tension=0.7)
        lit(painter, tail, "#B8382A", warm, (-4, -6), shade="#4E120E")
        neck(painter, 486, 610, 84, 720, skin)
        turned(painter, 466, 520, 1.14, Face(shade, skin, nose=Nose.STRAIGHT, brow=9, stern=-0.5, lips="#9A2A24",
            smile=1.2, jaw=0.2, gaze=0.9, lid=0.35), mirror=True)  # fmt: skip
        curl = blob(((400, 450), (392, 400), (430, 380), (500, 390), (540, 440), (500, 450), (450, 440)), tension=0.9)
        lit(painter, curl, "#2A1612", warm, (-5, -7), shade=BLACK, width=5)
        scarf = blob(((402, 428), (420, 380), (490, 356), (560, 390), (590, 470), (570, 560), (548, 580), (540, 500),
            (500, 440), (450, 420)), tension=0.8)  # fmt: skip
        lit(painter, scarf, "#C2402E", warm, (-8, -8), shade="#4E120E")
        for a, b, c in (((430, 412), (500, 400), (570, 480)), ((450, 420), (520, 430), (562, 530))):
            fill(painter, limb(((*a, 3), (*b, 6), (*c, 4))), "#4E120E")
        rimmed(painter, disc(536, 594, 16), look.BRASS, BLACK, 4)
    tufts = [(360, 800), (390, 764), (430, 736), (480, 728), (532, 734), (576, 762), (606, 800), (550, 800), (490, 792),
        (424, 798)]  # fmt: skip
    lit(painter, joined(*(disc(x, y, 36) for x, y in tufts)), "#8A5A34", warm, (-8, -9), shade="#3A2012")
    strands(painter, [((x - 10, y - 14), (x + 6, y - 4), (x + 2, y + 20)) for x, y in tufts], "#8A5A34", warm, 5)
    match(painter, 616, 1130, 880, 0, 3.4)
    arm(painter, ((600, 880), (690, 1040), (630, 1004)), 104, blue, warm, (-9, -9), cuff="#8A5A34", skin=skin,
        body=coat)  # fmt: skip
    fist(painter, 616, 974, 0, 0.78, skin, mirror=True)
    glow(painter, 250, 706, 240, look.SODIUM, 0.75)
    painter.save()
    painter.translate(-232, 132)
    _globe(painter)
    painter.restore()
    arm(painter, ((400, 870), (420, 1060), (310, 900)), 108, blue, warm, (-10, -9), cuff="#8A5A34", skin=skin,
        body=coat)  # fmt: skip
    offer(painter, 248, 836, 6, 0.96, skin)


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
    """At the end of the pier, seen from behind against the low sun, he shades his eyes: his ships come in."""
    sky(painter, "#3A1A2C", "#F0A848", 520)
    fill(painter, rays(468, 440, 130, 800, 30, 40, 4), mixed("#C8743A", look.SODIUM, 0.4))
    glow(painter, 468, 440, 420, look.BONE, 0.6)
    fill(painter, disc(468, 440, 128), "#FFF0C8")
    clouds(painter, ((560, 120, 1.0), (150, 190, 0.8), (640, 250, 0.5), (60, 350, 0.6)), "#7A3428", look.SODIUM)
    fill(painter, rect(0, 520, 700, 500), mixed(BLACK, t.light, 0.5))
    hatch(painter, rect(0, 526, 700, 440), Hatch.WAVES, mixed(t.light, look.SODIUM, 0.4), pitch=36, width=6)
    fill(painter, polygon(((380, 522), (556, 522), (700, 960), (330, 960))), mixed(t.light, look.SODIUM, 0.75))
    hull = polygon(((-170, -20), (180, -26), (132, 50), (-132, 50)))
    upper = joined(rect(-90, -74, 150, 56), rect(-60, -120, 90, 48))
    funnel = polygon(((40, -70), (52, -170), (92, -170), (100, -70)))
    for x, y, size, way in ((476, 532, 0.34, -1), (620, 590, 0.62, -1), (168, 640, 0.6, 1)):
        smoke = blob(((56, -176), (90, -176), (150, -250), (280, -300), (340, -360), (220, -350), (110, -290)))
        for part, tone, rim in ((smoke, "#6A3A2C", look.SODIUM), (funnel, look.OXBLOOD, look.DANGER), (upper,
            "#E8C89A", look.BONE), (hull, "#2B1712", look.SODIUM)):  # fmt: skip
            lit(painter, placed(part, x, y, size, mirror=way < 0), tone, rim, (-way * 5, -4), width=4)
        lights = joined(*(disc(a, 6, 11) for a in range(-110, 120, 44)))
        fill(painter, placed(lights, x, y, size, mirror=way < 0), look.SODIUM)
    pier = polygon(((90, 900), (610, 900), (860, 1200), (-160, 1200)))
    lit(painter, pier, "#5A3424", look.SODIUM, (0, -10), shade="#2A1610")
    for x in range(-160, 900, 86):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 902), (x, 1200)), 6), "#22120E")
    for y in (940, 1000, 1070):
        fill(painter, rect(-20, y, 740, 4), "#3A2018")
    glaze(painter, polygon(((270, 1040), (430, 1040), (430, 1200), (0, 1200))), BLACK, 0.65)
    match(painter, 70, 1070, 720, -1, 3)
    match(painter, 632, 1010, 400, 1, 2.4)
    _lookout(painter)
    gloom(painter, 350, 540, 500, 0.3)


def _lookout(painter: QPainter) -> None:
    """He stands wide, coat and scarf blown aside, a hand up at his hat's brim, the third match in the other."""
    cloth, dark, warm, skin = "#3A2A48", "#0F0A14", "#FFC870", "#A8703F"
    for points, x, way in ((((310, 880, 90), (288, 1000, 62)), 280, -1), (((392, 880, 90), (412, 1000, 62)), 420, 1)):
        lit(painter, limb(points), "#2A2030", warm, (way * 7, -5), shade=BLACK)
        boot = blob(((x - 44, 1060), (x - 36, 990), (x + 36, 990), (x + 44, 1060), (x, 1072)), tension=0.5)
        lit(painter, boot, "#1B1210", warm, (way * 6, -5), shade=BLACK)
    match(painter, 562, 1076, 740, 2, 3.2)
    arm(painter, ((262, 560), (136, 520), (250, 420)), 96, cloth, warm, (-7, -9), skin=skin)
    coat = blob(((232, 560), (272, 494), (350, 478), (428, 494), (468, 560), (452, 700), (470, 840), (500, 980), (400,
        960), (330, 990), (220, 950), (110, 980), (150, 890), (90, 850), (220, 780), (250, 690)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, cloth, warm, (12, -10), shade=dark)
    within(painter, coat, blob(((250, 480), (300, 480), (300, 700), (250, 860), (80, 900), (90, 780), (200, 740), (222,
        600)), tension=0.6), "#241A30")  # fmt: skip
    fill(painter, joined(limb(((352, 560, 3), (350, 730, 7), (346, 960, 10))), limb(((290, 760, 3), (240, 860, 10),
        (170, 930, 6))), limb(((420, 760, 3), (436, 860, 9), (450, 950, 5)))), dark)  # fmt: skip
    lit(painter, limb(((252, 706, 28), (350, 722, 32), (452, 702, 28))), "#6B3A22", warm, (0, -6), width=5)
    arm(painter, ((440, 566), (560, 740), (560, 660)), 96, cloth, warm, (9, -7), cuff=look.BONE, skin=skin, body=coat)
    fist(painter, 568, 622, 2, 0.7, skin, thumb=False, mirror=True)
    nape = joined(rect(316, 396, 68, 100, 20), disc(350, 390, 62, 66))
    lit(painter, nape, "#8A5A36", warm, (7, -6), shade="#4A2A1C")
    grey = blob(((290, 350), (410, 350), (412, 410), (390, 450), (350, 440), (310, 450), (288, 410)), tension=0.7)
    lit(painter, grey, "#A8A0A8", look.BONE, (5, -6), shade="#4A4450")
    strands(painter, [((350 + a, 380), (350 + a * 1.1, 410), (350 + a, 440)) for a in (-44, -24, 0, 24, 44)], "#A8A0A8",
        "#FFF0D0", 5)  # fmt: skip
    for x in (286, 414):
        rimmed(painter, disc(x, 400, 13, 22), skin, BLACK, 5)
    tail = blob(((300, 480), (236, 474), (190, 506), (140, 500), (160, 536), (120, 570), (190, 570), (240, 534), (310,
        530)), tension=0.8)  # fmt: skip
    lit(painter, tail, "#B8362E", warm, (3, -9), shade="#4A0E12")
    lit(painter, limb(((292, 484, 50), (350, 500, 54), (408, 484, 50))), "#B8362E", warm, (5, -8), shade="#4A0E12")
    lit(painter, placed(fedora(), 350, 352, 1.12, -4), "#5A3A30", warm, (10, -9), shade="#1E120E")
    within(painter, placed(fedora(), 350, 352, 1.12, -4), placed(rect(-90, -34, 180, 26), 350, 352, 1.1, -4),
        look.OXBLOOD)  # fmt: skip


def four(painter: QPainter, t: Tones) -> None:
    """A wedding in a back yard, under a garland on four torches: he swings her round, and her flowers fly."""
    sky(painter, "#141A40", "#A8543A", 900)
    stars(painter, 10, (250, 30), (400, 160), look.BONE)
    fill(painter, disc(120, 130, 66).subtracted(disc(92, 116, 62)), look.BONE)
    city(painter, 1100, "#3A2030", look.SODIUM, tall=820, seed=8, right=250)
    city(painter, 1100, "#3A2030", look.SODIUM, tall=800, seed=21, left=470)
    glow(painter, 350, 600, 460, look.SODIUM, 0.8)
    fill(painter, rect(0, 960, 700, 300), "#2A1C22")
    glaze(painter, disc(350, 1060, 330, 90), look.SODIUM, 0.4)
    for x, height in ((70, 740), (166, 740), (562, 740), (634, 740)):
        match(painter, x, 1040, height, 0, 3.4)
    garland = blob(((-20, 360), (60, 400), (150, 366), (250, 440), (350, 462), (450, 440), (550, 366), (640, 400), (720,
        360), (720, 396), (640, 440), (550, 406), (450, 480), (350, 502), (250, 480), (150, 406), (60, 440), (-20,
        396)), tension=0.8)  # fmt: skip
    garland = garland.translated(0, 70)
    lit(painter, garland, mixed(BLACK, look.HORROR, 0.5), look.HORROR, (0, -7), shade=mixed(BLACK, look.HORROR, 0.25))
    for number, (x, y) in enumerate(((60, 420), (106, 402), (200, 420), (246, 462), (300, 480), (350, 484), (400, 480),
        (454, 462), (500, 420), (594, 402), (640, 420))):  # fmt: skip
        y += 70
        rimmed(painter, star(x, y, 28, 12, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 8), look.SODIUM)
    for x, y, hat in ((70, 1010, 1), (640, 1020, 0), (160, 1040, 0), (560, 1046, 1)):  # the guests' heads
        guest = joined(disc(x, y, 40, 46), blob(((x - 90, 1200), (x - 74, y + 66), (x, y + 34), (x + 74, y + 66),
            (x + 90, 1200)), tension=0.7))  # fmt: skip
        lit(painter, guest, "#17101A", look.SODIUM, (-4 if x > 350 else 4, -6), shade=BLACK, width=4)
        if hat:
            lit(painter, placed(fedora(), x, y - 14, 0.58), "#2E1A28", look.SODIUM, (3, -6), shade=BLACK, width=4)
    _bride_and_groom(painter)
    for x, y, turn in ((276, 250, 0), (336, 200, 20), (310, 300, 40), (386, 260, 10), (200, 330, 30)):
        rimmed(painter, star(x, y, 24, 10, 6, turn), (look.BONE, look.DANGER)[x % 4 // 2], BLACK, 4)
        fill(painter, disc(x, y, 7), look.SODIUM)
    gloom(painter, 350, 640, 470, 0.35)


def five(painter: QPainter, t: Tones) -> None:
    """A brawl in an alley: two clash in front, one roars between them, two more come up behind; five torches whirl."""
    sky(painter, "#141838", "#A8583A", 900)
    city(painter, 900, mixed(BLACK, t.light, 0.3), None, tall=720, seed=9, left=140, right=560)
    for x in (0, 570):
        bricks(painter, x, -150, 130, 1350, "#40344A", look.SODIUM)
    fill(painter, polygon(((120, 800), (580, 800), (760, 1200), (-60, 1200))), "#2B1E22")
    glow(painter, 350, 560, 460, look.SODIUM, 0.85)
    for x, y, size, cut, tones, way in ((150, 540, 0.62, Cut.SIDE_SHORT, ("#5A4A86", "#E2B58A", "#17110F"),
        1), (560, 470, 0.62, Cut.SIDE_UP, ("#3E6A56", "#C98F5E", "#8C3A1E"), -1)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.scale(way * size, size)
        _comes_up(painter, cut, *tones)
        painter.restore()
        match(painter, 350 - way * 256, y + 46, 290, -way * 7, 2, 0.5)
        fist(painter, 350 - way * 265, y - 40, -way * 7, 0.48, tones[1], mirror=way > 0)
    _roarer(painter)
    for way, cloth, dark, skin in ((1, "#4E608E", "#182036", "#E2B58A"), (-1, look.OXBLOOD, "#2B080D", "#94602F")):
        painter.save()
        painter.translate(350, 30)
        painter.scale(way, 1)
        _fighter(painter, cloth, dark, skin, hat=way < 0)
        painter.restore()
    fill(painter, star(350, 606, 124, 30, 9, 8), look.SODIUM)
    fill(painter, star(350, 606, 80, 22, 9, 28), look.BONE)
    sparks = [star(350 + r * math.sin(a), 606 - r * math.cos(a), 15, 4, 4) for a, r in ((0.2, 140), (1.2, 150), (-1.1,
        160), (2.6, 190), (-2.5, 180), (3.1, 150))]  # fmt: skip
    fill(painter, joined(*sparks), look.BONE)
    gloom(painter, 350, 560, 450, 0.4)


def _comes_up(painter: QPainter, cut: Cut, cloth: str, skin: str, dark: str) -> None:
    """One who runs up to it, seen from the side to the right; the torch is swung up behind the shoulder."""
    body = blob(((-160, 600), (-150, 300), (-130, 170), (-60, 120), (30, 140), (90, 220), (110, 400), (120, 600)),
        tension=0.7)  # fmt: skip
    arm(painter, ((-84, 200), (-160, 90), (-88, -60)), 84, cloth, look.SODIUM, (8, -7), skin=skin)
    lit(painter, body, cloth, look.SODIUM, (12, -8), shade=mixed(BLACK, cloth, 0.35))
    with tilted(painter, 0, 100, 12):
        side(painter, 0, 0, 1, Face(mixed(BLACK, skin, 0.6), skin, stern=1.6, brow=13, mouth=Mouth.LAUGH, jaw=0.6))
        hair(painter, 0, 0, 1.02, cut, dark, look.SODIUM)
    arm(painter, ((60, 230), (120, 380), (210, 330)), 78, cloth, look.SODIUM, (8, -7), skin=skin, body=body)


def _roarer(painter: QPainter) -> None:
    """Between them, facing us: both arms up, the torch crosswise over her head, her mouth wide open."""
    cloth, dark, skin, shade = "#C98A2E", "#4A2A0E", "#8A5634", "#4A2A1C"
    body = blob(((226, 900), (246, 620), (240, 490), (284, 424), (416, 424), (460, 490), (454, 620), (474, 900)),
        tension=0.6)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (0, 14), shade=dark)
    neck(painter, 350, 380, 84, 440, shade)
    front(painter, 350, 286, 1.0, Face(shade, skin, stern=1.7, brow=14, nose=Nose.BROAD, mouth=Mouth.GRIT, jaw=0.7))
    gape = blob(((312, 346), (350, 334), (388, 346), (384, 378), (350, 390), (316, 378)), tension=0.8)
    rimmed(painter, gape, BLACK, shade, 5)
    for y, wide in ((342, 30), (376, 22)):
        fill(painter, rect(350 - wide, y, wide * 2, 9, 4), look.BONE)
    fill(painter, disc(350, 366, 18, 8), look.DANGER)
    locks = blob(((270, 300), (250, 230), (276, 170), (330, 140), (390, 144), (432, 180), (450, 240), (430, 300), (420,
        240), (390, 204), (350, 214), (310, 204), (282, 240)), tension=0.8)  # fmt: skip
    tufts = [disc(x, y, 26) for x, y in ((262, 250), (266, 204), (296, 166), (346, 148), (398, 162), (432, 200), (438,
        248))]  # fmt: skip
    lit(painter, joined(locks, *tufts), "#17110F", look.SODIUM, (0, 8), shade=BLACK)
    match(painter, 250, 154, 400, 80, 2.6, 0.5)
    for way, x, y in ((-1, 316, 142), (1, 480, 113)):
        arm(painter, ((350 + way * 92, 486), (350 + way * 180, 340), (x, y + 50)), 92, cloth, look.SODIUM, (-way * 6,
            10), skin=skin, body=body)  # fmt: skip
        rolled(painter, (350 + way * 178, 344), (x, y + 46), 96, skin, look.SODIUM, (-way * 4, 7))
        fist(painter, x, y, 80, 0.6, skin, mirror=way < 0)


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
    collar = blob(((-316, 744), (-262, 770), (-204, 776), (-160, 752), (-124, 784), (-150, 880), (-310, 870)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, cloth, look.SODIUM, (8, -6), shade=dark, width=5)
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
    """He has her up in his arms; she laughs down at him, an arm thrown up, her skirt and her veil in a great swing."""
    brown, dusk, fair, blush, white, warm = "#A8703F", "#5E3A1E", "#EBC29A", "#B07858", "#A89CAC", "#FFD890"
    veil = blob(((430, 560), (500, 540), (600, 600), (660, 720), (640, 780), (600, 740), (590, 820), (540, 760), (480,
        700)), tension=0.7)  # fmt: skip
    lit(painter, veil, "#D8CCD0", look.BONE, (-6, -9), shade=white)
    coat = blob(((196, 1200), (216, 980), (206, 850), (240, 780), (310, 752), (376, 780), (410, 860), (400, 980), (430,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#3A4C88", warm, (-12, -10), shade="#101832")
    skirt = blob(((372, 720), (470, 730), (520, 800), (600, 860), (700, 900), (680, 960), (700, 1030), (600, 1010),
        (540, 1060), (480, 1000), (420, 1010), (380, 900)), tension=0.7)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (-10, -14), shade=white)
    for points in (((450, 800, 3), (520, 890, 9), (650, 950, 5)), ((440, 830, 3), (480, 920, 10), (560, 1020, 5)),
        ((420, 840, 3), (430, 920, 9), (460, 980, 4))):  # fmt: skip
        fill(painter, limb(points), white)
    arm(painter, ((366, 650), (300, 540), (256, 420)), 66, fair, fair, (-6, -8), skin=fair)
    with tilted(painter, 300, 780, 10):
        neck(painter, 292, 740, 84, 800, brown)
        lit(painter, polygon(((250, 790), (340, 790), (300, 930))), look.BONE, look.BONE, (-4, -5), shade=white,
            width=4)  # fmt: skip
        rimmed(painter, polygon(((296, 822), (330, 802), (330, 846), (262, 802), (262, 846))), look.OXBLOOD, BLACK, 4)
        turned(painter, 290, 650, 0.96, Face(dusk, brown, nose=Nose.BROAD, stern=-0.8, brow=11, jaw=0.7,
            mouth=Mouth.LAUGH, gaze=0.8))  # fmt: skip
        beard = blob(((236, 650), (252, 690), (282, 700), (320, 698), (348, 690), (344, 730), (310, 762), (270, 752),
            (240, 710)), tension=0.7)  # fmt: skip
        lit(painter, beard.subtracted(disc(316, 718, 27, 17)), "#2A1812", warm, (-4, -4), shade=BLACK, width=4)
        hair(painter, 290, 646, 0.98, Cut.TURNED_SHORT, "#2A1812", warm)
    bodice = blob(((352, 660), (390, 616), (450, 606), (500, 640), (496, 720), (476, 800), (400, 810), (372, 740)),
        tension=0.7)  # fmt: skip
    lit(painter, bodice, look.BONE, look.BONE, (-9, -9), shade=white)
    bare = blob(((384, 624), (410, 600), (456, 600), (484, 626), (450, 660), (410, 656)), tension=0.7)
    lit(painter, bare, fair, fair, (-5, -5), shade=blush, width=5)
    with tilted(painter, 430, 600, -20):
        neck(painter, 432, 560, 64, 624, fair)
        turned(painter, 424, 482, 0.92, Face(blush, fair, open=False, brow=7, stern=-0.8, mouth=Mouth.SMILE, jaw=0,
            smile=1), mirror=True)  # fmt: skip
        wave = blob(((370, 460), (366, 410), (400, 374), (460, 366), (516, 410), (520, 480), (500, 540), (480, 500),
            (470, 450), (430, 420), (400, 430)), tension=0.8)  # fmt: skip
        lit(painter, wave, "#B0501E", warm, (-7, -8), shade="#43180A")
        wreath = joined(*(disc(376 + k * 28, 410 - 34 * math.sin(math.pi * (k + 0.6) / 6), 17) for k in range(6)))
        lit(painter, wreath, look.BONE, look.BONE, (-3, -4), shade=white, width=5)
    arm(painter, ((236, 870), (300, 980), (430, 900)), 92, "#3A4C88", warm, (-8, -9), cuff=look.BONE, skin=brown,
        body=coat)  # fmt: skip
    palm(painter, 468, 876, 66, 0.62, brown, back=True, apart=0.3, mirror=True)
    palm(painter, 246, 374, -16, 0.52, fair, mirror=True)


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
