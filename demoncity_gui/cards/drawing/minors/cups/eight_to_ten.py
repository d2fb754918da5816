"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.people import WALKING, Cloth, Limb, Wear, person
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, one missing; the one who drank them goes up the stairs under a dark moon."""
    sky(painter, "#0B1424", mixed(BLACK, t.light, 0.6), 860)
    stars(painter, 14, (210, 30), (460, 420), look.BONE)
    fill(painter, disc(300, 390, 130).subtracted(disc(338, 374, 120)), look.BONE)
    glow(painter, 300, 390, 260, t.light, 0.4)
    city(painter, 860, mixed(BLACK, t.light, 0.36), None, tall=430, seed=4)
    city(painter, 860, "#0E1620", look.SODIUM, tall=290, seed=28, edge=t.light)
    for number in range(8):  # stairs that lead away
        top, left = 498 + number * 48, 430 - number * 14
        lit(painter, rect(left, top, 720 - left, 900 - top), mixed(BLACK, t.light, 0.3 + number * 0.018), t.light,
            (3, -8), width=4)  # fmt: skip
    wall = polygon(((406, 470), (432, 470), (360, 900), (300, 900)))
    lit(painter, wall, mixed(BLACK, t.light, 0.2), t.light, (-4, -4), width=4)
    fill(painter, rect(0, 880, 700, 400), "#171D26")
    hatch(painter, rect(0, 880, 700, 400), Hatch.HORIZONTAL, "#0D1219", pitch=40, width=5)
    _walker(painter, t)
    for foot, places in ((1056, (90, 220, 350, 480)), (928, (155, 285, 415)), (800, (220,))):
        for x in places:
            glass(painter, x, foot, 130)


def _walker(painter: QPainter, t: Tones) -> None:
    """In a red coat and a hat, seen from behind: one boot on the next step, the stick beside it."""
    red, dark, skin = look.OXBLOOD, "#33090F", "#E2B58A"
    glaze(painter, joined(disc(486, 696, 50, 9), disc(600, 646, 60, 9)), BLACK, 0.6)
    lit(painter, thick_line(((634, 440), (640, 646)), 10), "#8C5A3A", look.SODIUM, (-3, -2), width=4)
    for points, foot in ((((504, 470, 62), (494, 580, 46), (488, 670, 34)), (486, 684)), (((560, 470, 62), (578, 550,
        50), (570, 622, 34)), (572, 636))):  # fmt: skip
        lit(painter, limb(points), "#33384A", t.light, (-5, -4), shade=BLACK)
        x, y = foot
        lit(painter, blob(((x - 25, y + 12), (x - 20, y - 26), (x + 20, y - 26), (x + 25, y + 12)), tension=0.6),
            "#17110F", t.light, (-3, -3), width=4)  # fmt: skip
    painter.save()
    painter.translate(534, 500)
    painter.scale(0.86, 0.86)
    painter.translate(-534, -530)
    coat = blob(((440, 560), (462, 440), (466, 360), (492, 318), (532, 306), (574, 318), (598, 360), (604, 440),
        (622, 556), (530, 572)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-11, -7), shade=dark)
    fill(painter, joined(limb(((532, 400, 3), (530, 566, 10))), limb(((490, 440, 3), (476, 556, 7)))), dark)
    lit(painter, rect(468, 424, 134, 22, 8), dark, look.DANGER, (-3, -4), width=4)
    arm(painter, ((584, 360), (640, 450), (646, 454)), 56, red, look.DANGER, (-6, -6), skin=skin, body=coat)
    fist(painter, 650, 474, 170, 0.38, skin, thumb=False, mirror=True)
    arm(painter, ((482, 360), (436, 440), (450, 500)), 56, red, look.DANGER, (-6, -6), skin=skin, body=coat)
    fist(painter, 452, 520, 170, 0.36, skin, thumb=False)
    rimmed(painter, rect(512, 268, 44, 50, 12), "#C39468", BLACK, 4)
    for x in (490, 578):
        rimmed(painter, disc(x, 256, 10, 17), skin, BLACK, 4)
    nape = blob(((494, 214), (574, 214), (578, 262), (562, 298), (534, 304), (506, 298), (490, 262)), tension=0.8)
    lit(painter, nape, "#4A4652", look.BONE, (-5, -4), shade="#23212C")
    strands(painter, [((534 + dx, 232), (534 + dx * 1.1, 260), (534 + dx * 0.8, 292)) for dx in (-30, -12, 8, 26)],
        "#4A4652", look.BONE, 4)  # fmt: skip
    lit(painter, blob(((478, 322), (534, 298), (590, 322), (570, 344), (534, 332), (498, 344)), tension=0.7), red,
        look.DANGER, (-4, -5), width=5)  # fmt: skip
    lit(painter, placed(fedora(), 536, 226, 0.78, 3), "#3A2230", look.DANGER, (-6, -6), shade=BLACK)
    painter.restore()


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    sky(painter, "#1A2634", mixed(BLACK, t.light, 0.36), 900)
    wall = rect(0, -150, 700, 1400)
    hatch(painter, wall, Hatch.VERTICAL, "#0E131A", pitch=70, width=6)
    lit(painter, rect(30, 300, 640, 24), "#3A2618", look.SODIUM, (0, -6), width=4)  # a row of bottles above
    for number, x in enumerate(range(62, 680, 48)):
        tall = 70 + (number * 37) % 40
        tone = mixed(BLACK, ("#2F6A4A", "#8C4A2A", look.ICE, "#7A2A30")[number % 4], 0.66)
        bottle = joined(rect(x - 15, 300 - tall, 30, tall, 6), rect(x - 6, 270 - tall, 12, 40))
        lit(painter, bottle, tone, mixed(tone, look.BONE, 0.5), (-4, 0), width=3)
    for x in (310, 450):
        glow(painter, x, 160, 190, look.SODIUM, 0.5)
        rimmed(painter, joined(rect(x - 3, -150, 6, 270), polygon(((x - 44, 160), (x - 16, 110), (x + 16, 110),
            (x + 44, 160)))), "#3A2618", BLACK, 4)  # fmt: skip
        fill(painter, disc(x, 160, 22, 8), look.BONE)
    for y in (472, 640):
        lit(painter, rect(20, y, 660, 20, 6), "#6B4022", look.SODIUM, (0, -6), shade="#2B180E", width=4)
    for x in (92, 192, 292, 408, 508, 608):
        glass(painter, x, 474, 116)
    for x in (92, 192, 608):
        glass(painter, x, 642, 116)
    painter.save()
    painter.translate(30, 0)
    body = bust(350, 776, 450, 1180, waist=0.8, hip=0.9)
    lit(painter, body, look.OXBLOOD, look.DANGER, (-9, -6), shade="#33090F")
    arms = (((530, 893), (570, 1030), (280, 976)), ((170, 893), (126, 1034), (470, 962)))
    arm(painter, arms[0], 116, look.OXBLOOD, look.DANGER, cuff=look.BONE, body=body)
    fill(painter, polygon(((290, 776), (410, 776), (350, 930))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((350 + way * 62, 772), (350 + way * 112, 850), (350 + way * 76, 866), (350, 950)))
        lit(painter, lapel, "#4A0C14", look.DANGER, (-4, -3), width=4)
    rimmed(painter, polygon(((350, 800), (406, 772), (406, 830), (294, 772), (294, 830))), "#17161D", BLACK, 3)
    face = Face("#A8754A", "#E2B58A", nose=Nose.BROAD, stern=-0.5, brow=12, jaw=1, smile=1, open=False)
    front(painter, 350, 640, 1.12, face)
    for x, skin in ((290, "#E09A7A"), (410, "#B8674A")):
        fill(painter, disc(x, 682, 20, 14), skin)
    rimmed(painter, blob(((292, 690), (350, 706), (408, 690), (394, 734), (350, 752), (306, 734)), tension=0.8),
        BLACK, BLACK, 3)  # fmt: skip
    fill(painter, blob(((302, 698), (350, 712), (398, 698), (388, 716), (350, 728), (312, 716))), look.BONE)
    lit(painter, blob(((284, 690), (316, 664), (350, 674), (384, 664), (416, 690), (384, 690), (350, 684),
        (316, 690))), "#3A2218", t.light, (-4, -4), width=3)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((350 + way * 76, 640), (350 + way * 96, 600), (350 + way * 80, 548), (350 + way * 60, 570),
            (350 + way * 68, 610)))  # fmt: skip
        lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
    arm(painter, arms[1], 116, look.OXBLOOD, look.DANGER, cuff=look.BONE, skin="#E2B58A", body=body)
    palm(painter, 526, 930, 52, 0.68, "#E2B58A", back=True, mirror=True, apart=0.2)  # the other is under his arm
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """Ten glasses over the roofs like a rainbow; a couple lift their arms to it while their children dance."""
    sky(painter, "#0B1430", "#6A8CC0", 1000)
    stars(painter, 10, (250, 30), (420, 150), look.BONE)
    city(painter, 940, "#2A4468", look.SODIUM, tall=330, seed=8)
    for number, tone in enumerate(("#8C3A40", "#C9823A", "#E0C060", "#5E9A74", "#4A78B8")):
        outer, inner = (disc(350, 800, 262 - step, 392 - step * 1.2) for step in (number * 19, number * 19 + 20))
        fill(painter, outer.subtracted(inner), mixed("#3A5A8C", tone, 0.72))
    for x, y, size in ((30, 790, 0.5), (660, 800, 0.5)):
        clouds(painter, ((x, y, size),), "#5E7CA8", look.BONE)
    for number in range(10):
        angle = math.radians((189, 204, 222, 243, 261, 279, 297, 318, 336, 351)[number])
        glass(painter, 350 + 282 * math.cos(angle), 800 + 440 * math.sin(angle) + 46, 104, (number - 4.5) * 6)
    house = joined(rect(262, 660, 176, 280), polygon(((240, 664), (350, 560), (460, 664))), rect(396, 568, 26, 70))
    lit(painter, house, "#5A3A2E", look.SODIUM, (-6, -6), shade="#2B1812")
    for x, y in ((284, 690), (378, 690)):
        glow(painter, x + 19, y + 26, 60, look.SODIUM, 0.5)
        rimmed(painter, rect(x, y, 38, 52), look.SODIUM, BLACK, 5)
    lit(painter, rect(326, 790, 48, 150, 4), look.OXBLOOD, look.DANGER, (-3, -3), width=5)
    fill(painter, blob(((-20, 960), (180, 904), (350, 920), (520, 900), (720, 950), (720, 1180), (-20, 1180)),
        tension=0.7), "#3A6A5A")  # fmt: skip
    fill(painter, blob(((326, 920), (374, 920), (420, 1140), (250, 1140))), "#6B5A3A")
    painter.save()
    painter.translate(350, 1066)
    painter.scale(0.85, 0.85)
    painter.translate(-350, -1066)
    _couple(painter, t)
    painter.restore()
    for x, way, cloth, tone, cut, skin in ((112, 1, look.BRASS, "#2B1A14", Hair.TALL, "#B07448"), (592, -1, "#3E8A76",
        "#5A2A18", Hair.LONG, "#C98F5E")):  # fmt: skip
        hop = WALKING._replace(near_arm=Limb((56, -320), (96, -372)), far_arm=Limb((-50, -312), (-92, -352)),
            near_leg=Limb((46, -136), (20, -60)))  # fmt: skip
        child = Wear(hair=cut, cloth=Cloth.SKIRT if way < 0 else Cloth.SUIT, colour=cloth, rim=look.BONE, skin=skin,
            hair_colour=tone, stout=0.86, smile=1, legs="#2F2A3A")  # fmt: skip
        glaze(painter, disc(x + 12 * way, 1066, 54, 9), BLACK, 0.4)
        person(painter, hop, child, x, 1064, 0.62, mirror=way < 0)


def _couple(painter: QPainter, t: Tones) -> None:
    """Seen from behind, heads together: his arm round her, the other two up."""
    blue, brown, fair = "#3A5A94", "#8C5A3A", "#E2B58A"
    glaze(painter, disc(350, 1066, 190, 14), BLACK, 0.4)
    for x in (236, 298):
        lit(painter, limb(((x, 910, 66), (x - 3, 1000, 52), (x - 4, 1046, 40))), "#2B2A38", look.BONE, (-5, -4),
            shade=BLACK, width=5)  # fmt: skip
        lit(painter, blob(((x - 30, 1066), (x - 24, 1036), (x + 18, 1036), (x + 24, 1066)), tension=0.6), "#17110F",
            look.BONE, (-3, -3), width=4)  # fmt: skip
    for x, y, skin in ((276, 700, brown), (418, 730, fair)):
        rimmed(painter, limb(((x, y, 36), (x - 2, y + 60, 40))), mixed(BLACK, skin, 0.8), BLACK, 5)
    jacket = bust(268, 748, 164, 936, waist=0.8, hip=0.88)
    lit(painter, jacket, blue, look.BONE, (-7, -5), shade="#16233C")
    fill(painter, limb(((268, 860, 2), (270, 956, 6))), "#16233C")
    gown = joined(bust(426, 778, 136, 940, waist=0.7, hip=0.9), blob(((376, 910), (472, 910), (530, 1066), (340, 1066)),
        tension=0.4))  # fmt: skip
    lit(painter, gown, look.OXBLOOD, look.DANGER, (-7, -5), shade="#33090F")
    for x, foot in ((404, 382), (430, 434), (454, 490)):
        fill(painter, limb(((x, 920, 2), (foot, 1056, 9))), "#33090F")
    arm(painter, ((334, 794), (384, 880), (436, 884)), 52, blue, look.BONE, (-6, -5), cuff=look.BONE, skin=brown,
        body=jacket)  # fmt: skip
    palm(painter, 462, 884, 84, 0.36, brown, back=True, apart=0.3, mirror=True)
    palm(painter, 196, 596, -8, 0.44, brown, back=True, mirror=True)
    arm(painter, ((204, 794), (166, 716), (192, 638)), 52, blue, look.BONE, (-6, -5), cuff=look.BONE, skin=brown,
        body=jacket)  # fmt: skip
    palm(painter, 512, 630, 8, 0.4, fair, back=True)
    arm(painter, ((478, 816), (536, 748), (514, 668)), 44, look.OXBLOOD, look.DANGER, (-6, -5), skin=fair, body=gown)
    for x in (230, 334):
        rimmed(painter, disc(x, 672, 9, 15), brown, BLACK, 4)
    crop = blob(((282, 600), (328, 624), (332, 690), (308, 726), (260, 726), (234, 690), (236, 624)))
    lit(painter, crop, "#2B2320", look.BONE, (-5, -6), shade=BLACK, width=5)
    fall = blob(((414, 622), (456, 640), (470, 684), (458, 732), (474, 800), (452, 846), (416, 826), (384, 850),
        (356, 800), (374, 732), (362, 684), (374, 640)), tension=0.9)  # fmt: skip
    lit(painter, fall, "#B5532A", look.SODIUM, (-6, -7), shade="#4A1E10", width=5)
    strands(painter, [((412 + a * 0.3, 642), (416 + a, 720), (418 + a * 1.1, 830)) for a in (-36, -14, 10, 32)],
        "#B5532A", look.SODIUM, 5)  # fmt: skip
    strands(painter, [((284 + a * 0.4, 612), (284 + a, 660), (284 + a * 0.8, 712)) for a in (-34, -12, 12, 34)],
        "#2B2320", t.light, 4)  # fmt: skip


SCENES: Final = (eight, nine, ten)
