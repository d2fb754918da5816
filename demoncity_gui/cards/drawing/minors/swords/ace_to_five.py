"""The swords from the ace to the five."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import Cloth, Limb, Pose, Wear, person
from demoncity_gui.cards.drawing.primitives import (
    SKY,
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


def one(painter: QPainter, t: Tones) -> None:
    """A hand comes up out of a manhole with one blade; a searchlight finds it, and throws it huge on the wall."""
    bricks(painter, 0, -150, 700, 1060, "#15141C", look.MUTED)
    spot = disc(410, 430, 318)
    for wide, share in ((70, 0.05), (34, 0.08)):
        glaze(painter, disc(410, 430, 318 + wide), look.BONE, share)
    painter.save()
    painter.setClipPath(spot, Qt.ClipOperation.IntersectClip)
    bricks(painter, 0, 92, 760, 700, "#C8B48C", "#FFFFFF")
    thrown = joined(polygon(((-50, 0), (-50, -560), (0, -700), (50, -560), (50, 0))), rect(-170, -40, 340, 56, 20),
        limb(((0, 0, 70), (0, 90, 120), (0, 160, 130), (0, 400, 200))), placed(crown(), 0, -370, 1.16, -13),
        rect(-124, -372, 248, 54, 20))  # fmt: skip
    fill(painter, placed(thrown, 470, 716, 0.9, 10), "#0E0C12")
    painter.restore()
    stroke(painter, spot, mixed("#15141C", look.BONE, 0.4), 6)
    fill(painter, rect(0, 880, 700, 400), "#17161D")
    fill(painter, rect(0, 872, 700, 12), "#2A2832")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((372 + (x - 372) * 0.5, 886), (x, 1200)), 4), "#0B0A10")
    hatch(painter, rect(0, 886, 700, 300), Hatch.HORIZONTAL, "#0B0A10", pitch=56, width=4)
    beam = polygon(((-60, 1150), (-60, 960), (92, 430), (420, 112), (620, 672)))
    glaze(painter, beam.subtracted(spot), look.BONE, 0.1)
    glaze(painter, polygon(((470, 1000), (560, 1000), (760, 900), (760, 990))), BLACK, 0.6)
    lit(painter, disc(372, 1000, 190, 56), look.MUTED, look.BONE, (-6, -8), shade="#2E2B36")
    fill(painter, disc(372, 1000, 158, 42), BLACK)
    lid = disc(610, 966, 120, 34)
    lit(painter, lid, "#3A3742", look.BONE, (-4, -6), shade="#15141B", width=5)
    stroke(painter, joined(disc(610, 962, 84, 22), disc(610, 962, 44, 11)), "#15141B", 6)
    _steam(painter, ((250, 960, 40), (206, 900, 54), (160, 830, 66), (120, 740, 78), (84, 640, 60)), 0.12)
    hole = disc(372, 1000, 158, 42).united(rect(0, -200, 700, 1200))  # the rim is before the arm
    painter.save()
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    with tilted(painter, 372, 1010, 4):
        painter.translate(-44, 0)
        _crowned_blade(painter)
    painter.restore()
    _steam(painter, ((500, 980, 34), (548, 920, 48), (596, 850, 58)), 0.1)
    gloom(painter, 380, 520, 440, 0.4)


def _crowned_blade(painter: QPainter) -> None:
    """The arm, the fist and the blade in it; the crown has been caught on its point, and hangs askew."""
    gold, warm = mixed(BLACK, look.BRASS, 0.4), "#FFF4D0"  # the crown's far side first
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(rect(-108, -34, 216, 34), 372, 300, 1), gold, gold, (0, -5), width=5)
    sword(painter, 372, 752, 730, 0, 1.75, grip=164)
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(crown(), 372, 316, 1.14), look.BRASS, warm, (-12, -8), shade=gold)
        band = blob(((254, 308), (372, 326), (490, 308), (486, 346), (372, 366), (258, 346)), tension=0.6)
        lit(painter, band, look.BRASS, warm, (-7, -6), shade=gold)
        for x, y in ((300, 332), (372, 344), (444, 332)):
            rimmed(painter, disc(x, y, 12), look.OXBLOOD, BLACK, 4)
    arm(painter, ((396, 1310), (386, 1100), (398, 908)), 196, look.OXBLOOD, look.DANGER, (-16, -6), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    fist(painter, 374, 746, 0, 1.2, "#E2B58A", towards=(-1, -0.5))
    cuff = blob(((343, 868), (362, 884), (400, 890), (440, 884), (456, 870), (456, 910), (458, 938), (400, 950), (336,
        938), (338, 906)), tension=0.6)  # fmt: skip
    lit(painter, cuff, look.BONE, look.BONE, (-12, -2), shade="#6A6870", width=5)


def _steam(painter: QPainter, puffs: Sequence[tuple[float, float, float]], share: float) -> None:
    """What rises from under the street, each puff (x, y, radius) with its head in the light."""
    whole = joined(*(disc(*puff) for puff in puffs))
    glaze(painter, whole, look.BONE, share)
    glaze(painter, whole.subtracted(whole.translated(5, 12)), look.BONE, share)


def two(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay, her arms crossed, a blade from either hand over either shoulder; the water knows which."""
    sky(painter, "#070D1A", "#2E5A80", 600)
    stars(painter, 9, (250, 40), (400, 260), look.BONE)
    fill(painter, disc(556, 150, 92).subtracted(disc(518, 134, 88)), look.BONE)
    glow(painter, 556, 150, 200, look.BONE, 0.3)
    city(painter, 600, "#12202F", None, tall=250, seed=33)
    city(painter, 604, "#0A0E15", look.SODIUM, tall=150, seed=25, edge=mixed(BLACK, look.ICE, 0.5))
    fill(painter, rect(0, 600, 700, 600), mixed(BLACK, look.ICE, 0.26))
    hatch(painter, rect(0, 606, 700, 540), Hatch.WAVES, mixed(BLACK, look.ICE, 0.48), pitch=36, width=4)
    for number in range(13):
        fill(painter, rect(560 - number * 8 + (number % 3) * 26, 614 + number * 34, 70 + number * 8, 8, 4), look.BONE)
    _chooser(painter)
    gloom(painter, 370, 560, 460, 0.4)


def _chooser(painter: QPainter) -> None:
    """She: her chin up, listening; the moon on her left side, the other lost in the dark."""
    cloth, moon, skin = "#C4CCE0", "#F4F8FF", "#EBD0B4"
    veil = blob(((350, 330), (440, 350), (490, 430), (500, 560), (540, 700), (620, 800), (560, 900), (140, 900), (90,
        800), (160, 700), (200, 560), (210, 430), (260, 350)), tension=0.7)  # fmt: skip
    lit(painter, veil, "#2E2444", look.ICE, (10, -6), shade="#0C0A14")
    gown = bust(350, 730, 420, 1240, waist=0.7, hip=1.0)
    lit(painter, gown, cloth, moon, (16, -9), shade="#2E3854")
    within(painter, gown, blob(((60, 700), (300, 720), (340, 800), (250, 900), (240, 1240), (60, 1240)), tension=0.6),
        "#8490B8")  # fmt: skip
    breast = blob(((284, 780), (350, 816), (420, 780), (452, 850), (450, 960), (432, 1240), (268, 1240), (250, 960),
        (248, 850)), tension=0.7)  # fmt: skip
    within(painter, gown, breast, "#56628A")
    within(painter, breast, blob(((200, 760), (330, 800), (340, 900), (320, 1240), (200, 1240)), tension=0.6),
        "#2E3858")  # fmt: skip
    for x in (-36, 0, 38):
        within(painter, gown, limb(((350 + x, 810, 3), (350 + x * 1.4, 940, 10), (350 + x, 1100, 4))), "#1E2640")
    for way in (-1, 1):  # where her arms lie against her sides
        fill(painter, limb(((350 + way * 108, 866, 3), (350 + way * 100, 960, 8), (350 + way * 84, 1100, 8))), BLACK)
    bare = blob(((272, 754), (312, 716), (390, 716), (430, 754), (396, 800), (350, 826), (306, 800)), tension=0.7)
    lit(painter, bare, skin, skin, (8, -5), shade="#7A6068", width=5)
    with tilted(painter, 350, 720, -5):
        neck(painter, 350, 646, 92, 740, skin)
        front(painter, 350, 524, 1.24, Face("#6A5A70", skin, open=False, lips="#B02838", jaw=0.1, smile=-0.5),
            mirror=True)  # fmt: skip
        hair(painter, 350, 516, 1.3, Cut.FRONT_LONG, "#2E2444", look.ICE)
        for end in (((440, 480), (500, 470), (560, 520), (616, 516), (580, 560), (510, 548), (440, 520)), ((440, 496),
            (480, 540), (500, 620), (548, 668), (486, 660), (452, 590), (434, 540))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), "#A81C2C", "#FF7A68", (5, -6), shade="#33090F", width=5)
        band = blob(((254, 470), (350, 454), (448, 472), (450, 536), (350, 552), (252, 536)), tension=0.5)
        lit(painter, band, "#B8202F", "#FF7A68", (8, -7), shade="#33090F")
        fill(painter, joined(limb(((262, 500, 2), (350, 488, 6), (438, 502, 2))), limb(((264, 524, 2), (350, 526, 4),
            (438, 520, 2)))), "#4A0C14")  # fmt: skip
    for way in (-1, 1):
        sword(painter, 350 + way * 86, 872, 520, way * 25, 3.2, grip=116)
    _crossed(painter, cloth, moon, skin)


def _crossed(painter: QPainter, cloth: str, moon: str, skin: str) -> None:
    """Her forearms, each from an elbow by her side up across her breast to the hilt before the other shoulder."""
    for way, tone, dusk, cuff in ((-1, "#8490B8", "#1E2640", "#5A6690"), (1, cloth, "#2E3854", "#98A4C8")):
        fore = limb(((350 + way * 186, 1140, 116), (350 + way * 66, 1036, 100), (350 - way * 26, 966, 78)))
        lit(painter, fore, tone, moon, (9, -7), shade=dusk)
        for a, b in (((110, 1010), (158, 1090)), ((66, 1000), (112, 1084))):
            fill(painter, limb(((350 + way * a[0], a[1], 3), (350 + way * (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 8),
                (350 + way * b[0], b[1], 3))), dusk)  # fmt: skip
        lit(painter, limb(((350 - way * 26, 970, 50), (350 - way * 58, 938, 48))), skin, skin, (8, -5), shade="#7A6068",
            width=5)  # fmt: skip
        band = thick_line(((350 - way * 10, 978), (350 - way * 42, 954)), 84, round_ends=False)
        lit(painter, band, cuff, moon, (8, -6), shade=dusk, width=5)
        if way < 0:
            fist(painter, 436, 872, 25, 0.86, skin, mirror=True, back=True)
        else:
            fist(painter, 264, 872, -25, 0.86, skin, towards=(0.8, -0.6))


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart, run through three times, bleeds into the rain; beneath somebody kneels in the red of the street."""
    sky(painter, "#08070D", "#2A101C", 900)
    clouds(painter, ((520, 50, 1.1), (280, 170, 0.8), (640, 210, 0.7)), "#17111C", look.DANGER)
    city(painter, 930, "#150D15", look.SODIUM, tall=520, seed=18, right=170, edge="#8A2A30")
    city(painter, 930, "#150D15", look.SODIUM, tall=560, seed=29, left=520, edge="#8A2A30")
    glow(painter, 330, 560, 470, look.DANGER, 0.5)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.4), pitch=38, width=4)
    fill(painter, rect(0, 930, 700, 300), NIGHT)
    for number, (x, wide) in enumerate(((190, 290), (120, 420), (230, 250), (60, 540), (150, 400))):
        wet = mixed(BLACK, look.DANGER, 0.62 - number * 0.07)
        fill(painter, rect(x, 940 + number * 27, wide, 8 + number * 2, 6), wet)
    _run_through(painter)
    painter.save()
    painter.translate(20, 6)
    _kneeling(painter)
    painter.restore()
    gloom(painter, 340, 640, 430, 0.4)


def _run_through(painter: QPainter) -> None:
    """The heart: each blade goes in at a wound, is lost in it, and comes out below, its point red."""
    heart = blob(((330, 824), (160, 650), (88, 510), (116, 384), (222, 340), (330, 442), (438, 340), (544, 384),
        (572, 510), (500, 650)), tension=0.85)  # fmt: skip
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.4), 54)
    lit(painter, heart, "#A81C2C", look.DANGER, (-20, -16), shade="#3A0610", width=4)
    stroke(painter, heart, look.DANGER, 16)
    stroke(painter, heart, "#FFE4D8", 5)
    wounds = ((214, 530, -34, 236), (446, 530, 34, 236), (330, 610, 0, 340))
    for x, y, turn, _ in wounds:
        for crack in (((0, 0, 13), (-50, 34, 7), (-64, 90, 4), (-98, 112, 1)), ((0, 0, 13), (44, 18, 7), (70, 66, 4),
            (66, 104, 1)), ((0, 0, 11), (-40, -34, 6), (-48, -76, 1))):  # fmt: skip
            within(painter, heart, limb([(x + a, y + b, wide) for a, b, wide in crack]), "#1B0207")
        cut = placed(blob(((-48, 2), (-24, -14), (0, -9), (24, -14), (48, 2), (22, 14), (0, 9), (-22, 14))), x, y, 1,
            turn)  # fmt: skip
        rimmed(painter, cut, "#1B0207", look.DANGER, 4)
    lost = heart.united(placed(heart, -26, -44, 1.08))  # with the tube around it
    for x, y, turn, out in wounds:
        up = math.radians(turn)
        whole = 690
        far = whole / 2 - out  # from the wound to the blade's middle
        deep = placed(rect(-400, 4, 800, 900), x, y, 1, turn).intersected(lost)
        painter.save()
        painter.setClipPath(rect(0, -200, 700, 1500).subtracted(deep), Qt.ClipOperation.IntersectClip)
        blade(painter, x - math.sin(up) * far, y + math.cos(up) * far, whole, turn, 3.6)
        tip_x, tip_y = x - math.sin(up) * (whole - out), y + math.cos(up) * (whole - out)
        red = placed(polygon(((-40, -52), (-10, -36), (12, -58), (40, -44), (40, 4), (-40, 4))), tip_x, tip_y, 1, turn)
        point = placed(polygon(((-26, -64), (26, -64), (26, -56), (0, 0), (-26, -56))), tip_x, tip_y, 1, turn)
        within(painter, point, red, "#C81E30")
        painter.restore()
    for x, y, long, wide in ((186, 558, 100, 14), (240, 526, 170, 12), (306, 622, 96, 14), (354, 622, 140,
        13), (420, 526, 120, 12), (474, 558, 66, 14)):  # fmt: skip
        run = limb(((x, y, wide * 0.8), (x + 2, y + long * 0.6, wide * 0.7), (x, y + long, wide * 1.5)))
        lit(painter, run, "#E0283A", "#FFB0A0", (-2, -2), width=3)
    for x, y, size in ((186, 966, 12), (330, 1016, 16)):
        drop = blob(((x, y - 2.6 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, "#E0283A", "#FFB0A0", (-3, -3), width=3)


def _kneeling(painter: QPainter) -> None:
    """She, under it, her face in her hands; the neon on her bent back."""
    red, dark = "#FF7A68", "#0A070C"
    glaze(painter, disc(560, 1062, 130, 16), BLACK, 0.8)
    coat = blob(((512, 884), (552, 876), (600, 910), (640, 980), (668, 1060), (486, 1068), (476, 1036), (530, 1000),
        (524, 950), (506, 920)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#2A1822", red, (-6, -8), shade=dark, width=5)
    arm(painter, ((574, 920), (524, 1010), (492, 918)), 56, "#2A1822", red, (-4, -4), skin="#C88A70", body=coat)
    hair_ = blob(((472, 886), (470, 848), (496, 820), (536, 824), (564, 858), (566, 918), (540, 906), (520, 922), (504,
        896)), tension=0.7)  # fmt: skip
    lit(painter, hair_, "#1B0E14", red, (-5, -7), shade=dark, width=5)
    palm(painter, 488, 880, 6, 0.36, "#C88A70", back=True, apart=0.4, towards=(-0.8, -0.6))


def four(painter: QPainter, t: Tones) -> None:
    """A night chapel: he sleeps on a pew, hands folded; three blades hang in the moonlit window, one lies beneath."""
    fill(painter, SKY, "#05060B")
    for row in range(17):  # the wall's stones
        for column in range(-1, 5):
            fill(painter, rect(column * 168 + row % 2 * 84, -150 + row * 56, 162, 50, 6), "#0C0E17")
    point = disc(608, 330, 372).intersected(disc(236, 330, 372)).intersected(rect(0, -200, 700, 532))
    arch = rect(236, 330, 372, 330).united(point)
    rimmed(painter, arch, "#2A3C6C", "#20242F", 30)
    stroke(painter, arch, "#0A0B12", 8)
    painter.save()
    painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
    sky(painter, "#24366C", "#A8C4E8", 660, 0)
    fill(painter, disc(422, 214, 108), look.BONE)
    glow(painter, 422, 214, 280, look.BONE, 0.5)
    for tone, shape in (("#3A5AA0", ((236, 400), (360, 320), (360, 660), (236, 660))), ("#5A3A7A", ((484, 300), (608,
        420), (608, 660), (484, 660)))):  # fmt: skip
        glaze(painter, polygon(shape), tone, 0.5)
    bars = joined(rect(354, 0, 12, 660), rect(478, 0, 12, 660), rect(236, 596, 372, 10), rect(236, 150, 372, 8))
    fill(painter, bars, "#0D0F18")
    painter.restore()
    for x in (298, 422, 546):
        fill(painter, rect(x - 3, 155, 6, 84), "#0D0F18")
        blade(painter, x, 410, 344, 0, 2.6)
    lit(painter, rect(206, 654, 432, 26, 6), "#2C3040", "#C8DCF8", (0, -5), shade="#0D0F18", width=5)
    for left, right in ((240, 352), (368, 476), (492, 604)):  # what comes in between the bars
        glaze(painter, polygon(((left, 680), (right, 680), (right - 170, 1000), (left - 220, 1000))), "#C8DCF8", 0.3)
    for left, right in ((236, 350), (370, 474), (494, 608)):  # and what stands in the dusty air
        shaft = polygon(((left, 380), (right, 380), (right, 660), (right - 290, 990), (left - 290, 990), (left - 290,
            710)))  # fmt: skip
        glaze(painter, shaft.subtracted(arch), "#A8C4E8", 0.16)
    _pew(painter)
    _sleeper(painter)
    for x in (298, 422, 546):  # what the blades throw over him
        glaze(painter, polygon(((x - 66, 748), (x - 16, 748), (x - 98, 884), (x - 152, 884))), "#020308", 0.5)
    gloom(painter, 370, 580, 430, 0.45)


def _pew(painter: QPainter) -> None:
    """A bench with a low back; under it a blade in the light on the floor."""
    fill(painter, rect(0, 930, 700, 300), "#12131C")
    glaze(painter, polygon(((150, 960), (600, 960), (560, 1100), (60, 1100))), "#A8C4E8", 0.28)
    wood, moon, dark = "#5A3A28", "#C8DCF8", "#180F0C"
    lit(painter, rect(-20, 872, 740, 50, 8), wood, moon, (0, -6), shade=dark)
    for x in (70, 610):
        lit(painter, rect(x, 916, 40, 190, 6), wood, moon, (-5, 0), shade=dark)
    glaze(painter, disc(350, 1040, 250, 16), BLACK, 0.6)
    blade(painter, 350, 1010, 470, 90, 3)


def _sleeper(painter: QPainter) -> None:
    """On his back, hands in prayer on his breast, both knees drawn up, his soles on the pew."""
    coat, dark, moon, skin = "#6A5A48", "#1A1512", "#D8E8FF", "#D9A878"
    cloth, deep = "#46507A", "#161B30"
    roll = blob(((34, 878), (40, 838), (90, 826), (150, 846), (196, 842), (214, 878)), tension=0.7)
    lit(painter, roll, "#8A2430", moon, (-3, -8), shade="#2B080E")
    shoe(painter, (632, 844), 0.72, "#241A16", moon)
    leg(painter, ((470, 824), (588, 668), (628, 842)), 88, "#20243A", moon, (-5, -6), calf=1, shade="#05060A")
    tail = blob(((236, 864), (320, 850), (416, 864), (424, 900), (414, 944), (384, 934), (344, 950), (296, 936),
        (258, 944), (240, 900)), tension=0.45)  # fmt: skip
    lit(painter, tail, coat, coat, (-3, -5), shade=dark)
    shin = blob(((510, 650), (520, 616), (552, 602), (582, 616), (592, 650), (598, 706), (610, 780), (618, 842),
        (568, 846), (552, 800), (526, 740), (510, 694)), tension=0.8)  # fmt: skip
    lit(painter, shin, cloth, moon, (-7, -7), shade=deep)
    shoe(painter, (596, 846), 0.78, "#3A2A22", moon)
    thigh = blob(((384, 872), (380, 812), (396, 780), (432, 768), (452, 726), (482, 672), (512, 624), (540, 606),
        (570, 618), (574, 652), (556, 700), (532, 756), (520, 810), (506, 852), (474, 874), (430, 876)),
        tension=0.75)  # fmt: skip
    lit(painter, thigh, cloth, moon, (-9, -8), shade=deep)
    folds = (((440, 766, 2), (462, 790, 7), (500, 800, 2)), ((446, 792, 2), (468, 816, 7), (506, 826, 2)),
        ((424, 776, 2), (430, 800, 5), (426, 822, 1)))  # fmt: skip
    within(painter, thigh, joined(*(limb(fold) for fold in folds)), deep)  # where the thigh leaves the pelvis
    trunk = blob(((176, 868), (172, 820), (186, 780), (222, 752), (272, 740), (320, 748), (360, 772), (396, 782),
        (404, 820), (404, 874), (280, 878)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, moon, (-3, -11), shade=dark)
    belt = blob(((384, 778), (404, 774), (414, 820), (412, 874), (394, 876), (394, 822)), tension=0.6)
    lit(painter, belt, "#2A1812", moon, (-2, -5), width=4)
    for points in (((310, 890, 3), (300, 916, 9), (298, 938, 3)), ((370, 884, 3), (372, 910, 9), (366, 936, 3)),
        ((330, 762, 2), (366, 784, 8), (382, 820, 3))):  # fmt: skip
        fill(painter, limb(points), dark)
    with tilted(painter, 116, 804, -84):
        side(painter, 116, 804, 0.62, Face("#6E4A3C", skin, nose=Nose.HOOKED, open=False, brow=10, smile=0.2, jaw=0.7))
        hair(painter, 116, 804, 0.62, Cut.SIDE_SHORT, "#241A1A", moon)
    collar = blob(((176, 866), (168, 820), (184, 780), (206, 770), (202, 800), (206, 850), (198, 870)), tension=0.7)
    lit(painter, collar, coat, moon, (-3, -7), shade=dark, width=5)
    palm(painter, 290, 704, -24, 0.54, mixed(BLACK, skin, 0.7), back=True, apart=0, mirror=True, towards=(-0.6, -0.8))
    within(painter, trunk, limb(((226, 836, 70), (350, 876, 70))), dark)  # what the arm throws on him
    arm(painter, ((216, 804), (350, 848), (306, 746)), 84, coat, moon, (-3, -10), cuff=look.BONE, skin=skin)
    for points in (((232, 770, 2), (286, 784, 6), (330, 808, 2)), ((206, 838, 2), (270, 866, 7), (330, 884, 3))):
        fill(painter, limb(points), BLACK)
    palm(painter, 280, 708, -28, 0.56, skin, back=True, apart=0, mirror=True, towards=(-0.6, -0.8))


def five(painter: QPainter, t: Tones) -> None:
    """Rain on the quay: he has won, three blades in his hands, two at his feet; the beaten go, and he smirks."""
    sky(painter, "#04060B", "#2E3444", 640)
    clouds(painter, ((470, 60, 1.2), (620, 230, 0.9), (300, 300, 0.7)), "#0C0E16", "#5A6478")
    glow(painter, 96, 400, 330, "#F8B860", 0.9)
    city(painter, 640, "#1B1E2A", None, tall=250, seed=32, left=260)
    fill(painter, rect(0, 640, 700, 600), "#1E1E28")
    for number in range(6):  # steps, each wet with the lamp's light
        y = 690 + number * (50 + number * 8)
        lit(painter, rect(-20, y, 740, 130), mixed("#2E2C35", "#0C0B11", number / 6), "#D8A060", (0, -6),
            shade="#14131B", width=3)  # fmt: skip
    glaze(painter, polygon(((40, 660), (180, 660), (420, 1200), (-80, 1200))), "#F8C878", 0.3)
    lit(painter, joined(rect(67, 280, 16, 420), polygon(((30, 284), (75, 236), (120, 284)))), "#17161E", "#F8C878",
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(75, 294, 32, 18), "#FFF0C8")
    _beaten(painter)
    for x, y, turn in ((148, 900, 278), (160, 1000, 263)):
        glaze(painter, disc(x + 8, y + 22, 124, 13), BLACK, 0.65)
        blade(painter, x, y, 232, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    painter.translate(16, 0)
    _winner(painter)
    painter.translate(-16, 0)
    gloom(painter, 310, 540, 430, 0.5)


def _beaten(painter: QPainter) -> None:
    """Two who creep off into the light, backs bent, heads hanging; their shadows come all the way to us."""
    for x, foot in ((80, 40), (186, 250)):
        glaze(painter, polygon(((x - 30, 700 + x * 0.5), (x + 34, 700 + x * 0.5), (foot + 110, 1100), (foot - 40,
            1100))), BLACK, 0.55)  # fmt: skip
    warm = "#F8C878"
    bowed = Pose((70, -318), (44, -312), (-8, -190), Limb((58, -226), (84, -160)), Limb((30, -222), (50, -146)),
        Limb((34, -100), (30, 0)), Limb((-30, -98), (-78, -14)))  # fmt: skip
    ahead = bowed._replace(head=(44, -344), neck=(30, -312))
    person(painter, ahead, Wear(Hair.FEDORA, Cloth.COAT, "#2A141C", warm, "#4A2E28", "#141016"), 84, 686, 0.74,
        mirror=True)  # fmt: skip
    person(painter, bowed, Wear(Hair.SHORT, Cloth.COAT, "#2A3A66", warm, "#C8946A", "#17161D", 1.1, smile=-1), 208,
        812, 1.12, mirror=True)  # fmt: skip


def _winner(painter: QPainter) -> None:
    """Red-haired, big before us, one blade's point on the step, two on his shoulder; it pleases him too well."""
    cloth, dark, skin, warm = "#2A6A50", "#0C1F1A", "#EBC7A0", "#FFD890"
    for hip, knee, ankle, tone in (((500, 850), (536, 1100), (540, 1340), "#1A1D2C"), ((412, 850), (380, 1100),
        (376, 1340), "#262A3E")):  # fmt: skip
        leg(painter, (hip, knee, ankle), 136, tone, warm, (-9, -4), shade="#090A12")
    coat = blob(((430, 396), (520, 404), (606, 430), (640, 480), (630, 580), (590, 700), (584, 800), (606, 900),
        (622, 960), (540, 976), (470, 900), (400, 970), (316, 960), (330, 880), (344, 790), (326, 690), (290, 580),
        (280, 480), (310, 430), (380, 404)), tension=0.7)  # fmt: skip
    lit(painter, coat, cloth, warm, (-13, -6), shade=dark)
    within(painter, coat, blob(((520, 390), (700, 390), (700, 1000), (500, 1000), (478, 860), (520, 700), (484, 560)),
        tension=0.7), dark)  # fmt: skip
    for points in (((348, 660, 3), (368, 740, 8), (420, 806, 3)), ((340, 950, 3), (372, 890, 9), (410, 840, 3)),
        ((500, 830, 3), (520, 880, 9), (528, 950, 4)), ((560, 640, 3), (530, 740, 8), (490, 806, 3))):  # fmt: skip
        fill(painter, limb(points), "#07100E")
    bounce = blob(((606, 470), (632, 500), (616, 590), (578, 700), (574, 800), (594, 900), (608, 950), (586, 900),
        (556, 800), (560, 700), (600, 580)), tension=0.7)  # fmt: skip
    within(painter, coat, bounce, "#1E4A42")  # what the wet street gives back on his dark side
    fill(painter, polygon(((404, 396), (500, 396), (448, 640))), "#B4B0BC")
    fill(painter, polygon(((456, 396), (500, 396), (448, 640))), "#5A5868")
    neck(painter, 446, 330, 100, 418, skin)
    for way, tone in ((-1, "#3E8468"), (1, "#1B4636")):
        lapel = polygon(((450 + way * 44, 384), (450 + way * 98, 408), (450 + way * 92, 504), (450 + way * 58, 520),
            (448, 700)))  # fmt: skip
        lit(painter, lapel, tone, warm, (-6, -5), shade=dark, width=5)
    lit(painter, disc(452, 740, 11), look.BRASS, look.BONE, (-3, -3), width=4)
    painter.save()
    painter.translate(420, 252)
    painter.scale(0.88, 0.88)
    painter.translate(-474, -462)
    _gloating(painter, skin, warm)
    painter.restore()
    arm(painter, ((328, 466), (232, 668), (284, 776)), 108, cloth, warm, (-11, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    with grip(painter, 306, 822, 176, 0.74, skin, across=34, towards=(-0.8, -0.6)):
        sword(painter, 306, 822, 230, 176, 1.6, grip=100)
    arm(painter, ((596, 480), (626, 736), (574, 566)), 108, mixed(dark, cloth, 0.6), warm, (-6, -6), cuff=look.BONE,
        skin=skin, body=coat)  # fmt: skip
    for turn, lift in ((9, 56), (0, 0)):
        up = math.radians(turn)
        sword(painter, 556 + lift * math.sin(up), 500 - lift * math.cos(up), 370, turn, 2.9, grip=120)
    fist(painter, 556, 500, 4, 0.8, skin, towards=(-0.8, -0.6))


def _gloating(painter: QPainter, skin: str, warm: str) -> None:
    """His head laid back, a brow up, his teeth showing."""
    red = "#C0562A"
    with tilted(painter, 480, 600, 9):
        turned(painter, 474, 462, 1.16, Face("#7A4630", skin, nose=Nose.HOOKED, stern=0.3, brow=13,
            brow_colour="#6B2E14", jaw=0.8, mouth=Mouth.SMILE, lid=0.2, squint=0.4, arch=1.1, gaze=0.8),
            mirror=True)  # fmt: skip
        locks = blob(((388, 452), (390, 396), (410, 352), (450, 322), (500, 312), (548, 318), (614, 306), (588, 346),
            (640, 368), (598, 392), (626, 440), (584, 436), (574, 508), (548, 522), (544, 470), (526, 448), (512, 490),
            (500, 420), (476, 396), (472, 434), (452, 398), (436, 446), (424, 404), (404, 416)),
            tension=0.55)  # fmt: skip
        lit(painter, locks, red, warm, (-8, -8), shade="#3A1208")
        strands(painter, [((410 + a, 394 - a * 0.4), (490 + a * 0.5, 352 + a * 0.3), (590 - a * 0.3, 396 + a)) for a in
            (0, 22, 44, 66)], red, warm, 5)  # fmt: skip


SCENES: Final = (one, two, three, four, five)
