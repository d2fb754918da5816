"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import arm, fingers, fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import beam, halo, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
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
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, one missing; the one who drank them goes up the stairs under a dark moon."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.2))
    halo(painter, 420, 270, 280, mixed(BLACK, t.light, 0.2), t.light, 2)
    fill(painter, disc(420, 270, 170), look.BONE)
    fill(painter, disc(466, 252, 156), mixed(BLACK, t.light, 0.36))
    fill(painter, skyline(860, ((80, 240), (60, 380), (90, 200), (70, 300), (60, 240), (90, 160)), 0), "#0D1219")
    fill(painter, windows(24, 560, 6, 5, (56, 56), (16, 26), 0b100101101001011010010110100101), look.SODIUM)
    for number in range(7):
        step = rect(330 + number * 28, 800 - number * 34, 460, 1000)
        lit(painter, step, (mixed(BLACK, t.light, 0.3), mixed(BLACK, t.light, 0.24))[number % 2], t.light, (4, -6),
            width=3)  # fmt: skip
    fill(painter, rect(0, 830, 700, 400), "#171D26")
    hatch(painter, rect(0, 830, 700, 400), Hatch.HORIZONTAL, "#0D1219", pitch=40, width=5)
    red, dark = look.OXBLOOD, "#33090F"
    lit(painter, thick_line(((636, 400), (620, 660)), 11), "#8C5A3A", look.SODIUM, (-3, -2), width=4)
    for points in (((500, 520, 60), (496, 590, 46), (500, 634, 34)), ((556, 500, 60), (562, 560, 46), (560, 596, 34))):
        lit(painter, limb(points), "#23262F", t.light, (-5, -4), shade=BLACK)
    for x, y in ((500, 650), (560, 614)):
        lit(painter, blob(((x - 24, y + 10), (x - 16, y - 18), (x + 16, y - 18), (x + 24, y + 10))), "#17110F", t.light,
            (-3, -3), width=4)  # fmt: skip
    coat = blob(((440, 560), (462, 440), (466, 360), (492, 318), (532, 306), (574, 318), (598, 360), (604, 440),
        (622, 556), (530, 572)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-11, -7), shade=dark)
    fill(painter, joined(limb(((532, 400, 3), (530, 566, 10))), limb(((490, 440, 3), (476, 556, 7)))), dark)
    lit(painter, rect(468, 424, 134, 22, 8), dark, look.DANGER, (-3, -4), width=4)
    arm(painter, ((584, 360), (640, 440), (636, 404)), 56, red, look.DANGER, (-6, -6), skin="#E2B58A")
    fist(painter, 635, 392, 0, 0.4, "#E2B58A", mirror=True)
    arm(painter, ((482, 360), (436, 440), (450, 500)), 56, red, look.DANGER, (-6, -6), skin="#E2B58A")
    fist(painter, 452, 520, 170, 0.36, "#E2B58A", thumb=False)
    rimmed(painter, rect(512, 268, 44, 50, 12), "#A8754A", BLACK, 4)
    for x in (490, 578):
        rimmed(painter, disc(x, 256, 10, 17), "#A8754A", BLACK, 4)
    nape = blob(((494, 214), (574, 214), (578, 262), (562, 298), (534, 304), (506, 298), (490, 262)), tension=0.8)
    lit(painter, nape, "#4A4652", look.BONE, (-5, -4), shade="#23212C")
    strands(painter, [((534 + dx, 232), (534 + dx * 1.1, 260), (534 + dx * 0.8, 292)) for dx in (-30, -12, 8, 26)],
        "#4A4652", look.BONE, 4)  # fmt: skip
    lit(painter, blob(((478, 322), (534, 298), (590, 322), (570, 344), (534, 332), (498, 344)), tension=0.7), red,
        look.DANGER, (-4, -5), width=5)  # fmt: skip
    lit(painter, placed(fedora(), 536, 226, 0.78, 3), "#3A2230", look.DANGER, (-6, -6), shade=BLACK)
    for foot, places in ((1056, (90, 220, 350, 480)), (928, (155, 285, 415)), (800, (220,))):
        for x in places:
            glass(painter, x, foot, 130)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    fill(painter, SKY, "#0E131A")
    wall = rect(0, -150, 700, 1400)
    beam(painter, 350, -150, 900, -60, 760, "#0E131A", mixed(BLACK, t.light, 0.5), 260, 3)
    hatch(painter, wall, Hatch.VERTICAL, "#0E131A", pitch=70, width=6)
    for x in (290, 420, 550):
        halo(painter, x, 150, 80, mixed(BLACK, t.light, 0.3), look.SODIUM, 2)
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
    painter.translate(30, 40)
    body = blob(((44, 1130), (66, 960), (112, 856), (220, 796), (350, 760), (480, 796), (588, 856), (634, 960),
        (656, 1130)), tension=0.7)  # fmt: skip
    lit(painter, body, look.OXBLOOD, look.DANGER, (-12, -10), shade="#33090F")
    fill(painter, polygon(((290, 766), (410, 766), (350, 930))), look.BONE)
    rimmed(painter, polygon(((350, 800), (406, 772), (406, 830), (294, 772), (294, 830))), "#17161D", BLACK, 3)
    face = Face("#A8754A", "#E2B58A", stern=-0.5, brow=12, jaw=1, smile=1, open=False)
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
    arm(painter, ((560, 870), (520, 1010), (250, 960)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE)
    arm(painter, ((140, 870), (190, 1030), (440, 930)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE, skin="#E2B58A")
    fist(painter, 496, 906, 70, 0.76, "#E2B58A", thumb=False)
    fingers(painter, 196, 936, 28, 0.56, "#E2B58A")  # the other hand, under his arm
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.14))
    fill(painter, rays(350, 820, 200, 860, 30, 66, 3), mixed(BLACK, t.light, 0.28))
    for x, y, size in ((420, 90, 14), (520, 170, 10), (610, 70, 16), (320, 190, 10), (640, 250, 10), (300, 70, 10)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    window = joined(disc(350, 760, 224, 300), rect(126, 760, 448, 340))
    rimmed(painter, window, mixed(BLACK, look.SODIUM, 0.9), "#3A2618", 12)
    within(painter, window, disc(350, 700, 190), look.SODIUM)
    for way in (-1, 1):
        drape = blob(((350 + way * 230, 480), (350 + way * 120, 480), (350 + way * 170, 700), (350 + way * 150, 1100),
            (350 + way * 240, 1100)), tension=0.6)  # fmt: skip
        within(painter, window, drape, look.OXBLOOD)
    for number in range(10):
        angle = math.radians(174 + number * 21.3)
        glass(painter, 350 + 264 * math.cos(angle), 820 + 400 * math.sin(angle) + 50, 104, 0)
    painter.save()
    painter.translate(2, 54)
    _family(painter)
    painter.restore()
    lit(painter, rect(90, 1046, 520, 60, 8), "#3A2618", look.SODIUM, (0, -8))


def _family(painter: QPainter) -> None:
    """Four in one embrace: the girl rides on her father's shoulders, the boy stands before his mother."""
    brown, fair, child = "#8C5A3A", "#E2B58A", "#C98F5E"
    happy = Face("#5A3822", brown, stern=-0.4, brow=10, jaw=0.7, smile=1.6, mouth=Mouth.LAUGH)
    hug = ((258, "#2F4668", "#131C2A", 800, 176), (440, "#3E7A6A", "#173830", 830, 150))
    for x, cloth, shade, top, wide in hug:
        body = blob(((x - wide * 0.6, 1100), (x - wide * 0.62, top + 110), (x - wide * 0.4, top + 24), (x, top),
            (x + wide * 0.4, top + 24), (x + wide * 0.62, top + 110), (x + wide * 0.6, 1100)), tension=0.7)  # fmt: skip
        lit(painter, body, cloth, look.BONE, (-7, -8), shade=shade)
    vest = blob(((206, 700), (220, 590), (258, 572), (298, 590), (312, 700)), tension=0.7)
    lit(painter, vest, look.DANGER, look.BONE, (-5, -6), shade=look.OXBLOOD)
    for way in (-1, 1):  # her arms, thrown up
        arm(painter, ((258 + way * 32, 610), (258 + way * 74, 600), (258 + way * 66, 530)), 30, look.DANGER, look.BONE,
            (-4, -4), skin=child)  # fmt: skip
        palm(painter, 258 + way * 66, 498, way * 8, 0.26, child, mirror=way < 0)
    lit(painter, joined(*(disc(258 + way * 46, 540, 21) for way in (-1, 1))), "#17110F", "#6A4A34", (-3, -4), width=4)
    front(painter, 258, 536, 0.46, happy._replace(shade="#8C5A34", skin=child, brow=6, jaw=0))
    lit(painter, blob(((216, 530), (222, 490), (258, 478), (294, 490), (300, 530), (284, 506), (232, 506))), "#17110F",
        "#6A4A34", (-4, -4), width=4)  # fmt: skip
    for x, top, skin in ((258, 770, brown), (440, 790, fair)):
        rimmed(painter, rect(x - 22, top, 44, 50, 16), mixed(BLACK, skin, 0.6), BLACK, 4)
    fill(painter, polygon(((226, 806), (290, 806), (258, 900))), look.BONE)
    front(painter, 258, 714, 0.66, happy)
    beard = blob(((210, 716), (224, 742), (258, 734), (292, 742), (306, 716), (302, 770), (258, 802), (214, 770)),
        tension=0.8)  # fmt: skip
    lit(painter, beard.subtracted(disc(258, 760, 26, 17)), "#17110F", "#6A4A34", (-4, -4), width=3)
    hair(painter, 258, 710, 0.68, Cut.FRONT_PARTED, "#17110F", "#6A4A34")
    for way in (-1, 1):  # the girl's legs, and his hands that hold them
        lit(painter, limb(((258 + way * 50, 680, 40), (258 + way * 82, 760, 30), (258 + way * 74, 850, 22))), "#3A4C80",
            look.BONE, (-4, -4), shade=BLACK, width=5)  # fmt: skip
        fist(painter, 258 + way * 78, 812, way * 80, 0.36, brown, thumb=False, mirror=way < 0)
    front(painter, 440, 742, 0.62, happy._replace(shade="#A87A54", skin=fair, brow=6, jaw=0.1, open=False))  # fmt: skip
    hair(painter, 440, 738, 0.66, Cut.FRONT_LONG, "#B5532A", look.SODIUM)
    shirt = blob(((352, 1100), (352, 970), (380, 940), (440, 940), (470, 970), (476, 1100)), tension=0.6)
    lit(painter, shirt, look.BRASS, look.BONE, (-6, -6), shade="#8C5A1E")
    front(painter, 412, 888, 0.5, happy._replace(shade="#8C5A34", skin=child, brow=6, jaw=0))
    tuft = joined(*(disc(376 + i * 18, 846 - 12 * math.sin(math.pi * i / 4), 19) for i in range(5)))
    lit(painter, tuft, "#2B1A14", look.SODIUM, (-4, -5), width=4)
    arm(painter, ((504, 880), (540, 1000), (462, 1010)), 56, "#3E7A6A", look.BONE, (-6, -6), skin=fair)
    fist(painter, 440, 1010, -80, 0.4, fair, thumb=False)


SCENES: Final = (eight, nine, ten)
