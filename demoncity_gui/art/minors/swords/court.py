"""The four people who live by the swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import NIGHT
from demoncity_gui.art.minors.people import (
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import blade, fist
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    profile,
    rays,
    rect,
    rimmed,
    ring,
    skyline,
)
from demoncity_gui.art.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """A cadet on a windy roof, sword up to salute, looking the other way: somebody is coming up the stairs."""
    fill(painter, SKY, t.sky)
    for y in (200, 400, 560, 720):
        cloud = blob(((40, y), (180, y - 46), (330, y - 16), (520, y - 60), (700, y - 10), (690, y + 30), (400, y + 20),
                      (160, y + 34)))  # fmt: skip
        fill(painter, placed(cloud, (y * 7) % 120 - 60, 0), t.glow if y % 400 else t.dusk)
    fill(painter, skyline(1060, ((60, 120), (80, 60), (100, 180), (70, 90)), 0), t.far)
    fill(painter, polygon(((0, 1040), (330, 960), (700, 1030), (700, 1200), (0, 1200))), BLACK)
    for x, y, turn in ((150, 480, -16), (90, 540, 12), (610, 640, -10)):
        gull = blob(((-50, -16), (-16, -20), (0, 4), (16, -20), (50, -16), (14, 0), (0, 18), (-14, 0)))
        fill(painter, placed(gull, x, y, 1, turn), look.BONE)
    blade(painter, 500, 350, 620, 196, 1.9)
    cadet = STANDING._replace(
        head=(14, -362),
        near_arm=Limb((62, -290), (72, -356)),
        far_arm=Limb((-60, -270), (-24, -212)),
        near_leg=Limb((46, -100), (80, 4)),
        far_leg=Limb((-34, -96), (-70, 0)),
    )
    wear = Wear(Hair.SHORT, Cloth.SUIT, look.OXBLOOD, look.BONE)
    person(painter, cadet, wear, 320, 1010, 1.72)
    fist(painter, 446, 418, 16, 0.6)
    scarf = blob(((356, 470), (280, 450), (190, 486), (80, 430), (110, 510), (200, 546), (290, 510), (356, 516)))
    rimmed(painter, scarf, look.BONE, BLACK, 6)


def knight(painter: QPainter, t: Tones) -> None:
    """Flat out on a black motorcycle down the middle line, blade level, into the rain and never mind the lights."""
    fill(painter, SKY, NIGHT)
    fill(painter, rays(60, 560, 60, 900, 40, 30, 4), t.sky)
    hatch(painter, SKY, Hatch.RAIN, t.glow, pitch=52, width=4)
    fill(painter, polygon(((0, 940), (700, 900), (700, 1200), (0, 1200))), t.sky)
    for x in (20, 240, 470):
        fill(painter, polygon(((x, 1060), (x + 120, 1052), (x + 110, 1072), (x - 10, 1080))), look.BONE)
    fill(painter, polygon(((150, 730), (-20, 640), (-20, 880), (150, 770))), mixed(BLACK, look.BONE, 0.4))
    for x in (180, 540):
        rimmed(painter, ring(x, 900, 126, 84), BLACK, look.BONE, 5)
        fill(painter, disc(x, 900, 24), look.BONE)
    frame = blob(((150, 840), (210, 740), (330, 700), (520, 720), (670, 670), (640, 760), (560, 840), (400, 900),
                  (260, 890)), tension=0.6)  # fmt: skip
    rimmed(painter, frame, BLACK, look.BONE, 5)
    rimmed(painter, disc(176, 744, 46), look.BONE, BLACK, 6)
    cape = blob(((380, 470), (470, 410), (590, 420), (690, 330), (720, 560), (620, 600), (520, 580), (440, 600)))
    rimmed(painter, cape, look.OXBLOOD, BLACK, 6)
    leg = limb(((540, 690, 78), (400, 760, 66), (440, 880, 48), (400, 896, 40)))
    rimmed(painter, leg, "#1B1A22", look.BONE, 5)
    rimmed(painter, limb(((400, 560, 60), (300, 660, 52), (240, 700, 40))), "#1B1A22", look.BONE, 5)
    trunk = blob(((350, 500), (430, 470), (520, 540), (590, 680), (560, 730), (480, 720), (400, 640)))
    rimmed(painter, trunk, "#1B1A22", look.BONE, 5)
    helmet = blob(((280, 500), (270, 420), (310, 360), (380, 350), (430, 390), (436, 460), (390, 520), (320, 530)))
    rimmed(painter, helmet, look.OXBLOOD, look.BONE, 5)
    visor = blob(((262, 470), (268, 420), (330, 412), (360, 440), (350, 480), (290, 500)))
    rimmed(painter, visor, look.BONE, BLACK, 5)
    fill(painter, joined(limb(((284, 440, 5), (312, 452, 9))), disc(302, 462, 6)), BLACK)
    blade(painter, 292, 612, 480, 94, 2.2)
    rimmed(painter, limb(((440, 540, 66), (520, 620, 56), (490, 622, 46))), "#1B1A22", look.BONE, 5)
    fist(painter, 486, 624, 94, 0.56)


def queen(painter: QPainter, t: Tones) -> None:
    """The judge, in profile on her bench, blade upright, one hand open: speak now. She has heard everything before."""
    fill(painter, SKY, t.sky)
    for x in (40, 300, 560):
        fill(painter, rect(x, -150, 90, 1300), t.glow)
        hatch(painter, rect(x, -150, 90, 1300), Hatch.VERTICAL, t.dusk, pitch=22, width=5)
    gown = blob(((470, 580), (580, 600), (650, 740), (690, 1180), (260, 1180), (330, 820), (400, 660)), tension=0.6)
    rimmed(painter, gown, BLACK, look.BONE, 7)
    rimmed(painter, placed(profile(), 480, 470, 1.25, 0, mirror=True), look.BONE, BLACK, 7)
    curls = ((440, 350), (500, 326), (560, 350), (590, 404), (600, 466), (596, 528), (590, 586), (560, 630))
    rimmed(painter, joined(*(disc(x, y, 38) for x, y in curls)), mixed(BLACK, look.BONE, 0.7), BLACK, 6)
    fill(painter, limb(((420, 452, 5), (438, 460, 9), (456, 456, 5))), BLACK)
    rimmed(painter, polygon(((470, 610), (540, 610), (530, 740), (500, 760), (472, 736))), look.BONE, BLACK, 5)
    bench = polygon(((320, 1200), (320, 820), (700, 760), (700, 1200)))
    rimmed(painter, bench, mixed(BLACK, look.OXBLOOD, 0.85), look.BONE, 5)
    fill(painter, joined(rect(350, 880, 330, 10), rect(350, 1010, 330, 10)), BLACK)
    rimmed(painter, limb(((440, 700, 84), (330, 830, 72), (240, 800, 54))), BLACK, look.BONE, 6)
    blade(painter, 226, 646, 574, 180, 1.7)
    fist(painter, 226, 816, 0, 0.8)
    rimmed(painter, limb(((570, 720, 80), (490, 800, 66), (420, 760, 48))), BLACK, look.BONE, 6)
    palm = joined(
        disc(400, 736, 36), *(limb(((392 + f, 730, 24), (362 + f * 1.5, 654, 17))) for f in (-22, -2, 18, 38))
    )
    rimmed(painter, palm, look.BONE, BLACK, 5)
    rimmed(painter, limb(((424, 746, 24), (452, 712, 18))), look.BONE, BLACK, 5)


def king(painter: QPainter, t: Tones) -> None:
    """The surgeon under his great lamp, masked, gloved to the elbow, and the blade exactly upright beside his eye."""
    fill(painter, SKY, "#100F15")
    fill(painter, cone(380, 130, 1260, -20, 760, 170), mixed(BLACK, look.BONE, 0.4))
    rimmed(painter, disc(420, 80, 220, 80), t.glow, BLACK, 6)
    for x in (280, 370, 470, 560):
        rimmed(painter, disc(x, 92, 36, 20), look.BONE, BLACK, 4)
    green, pale = mixed(BLACK, look.HORROR, 0.42), mixed(BLACK, look.HORROR, 0.62)
    body = blob(((110, 1180), (130, 860), (240, 730), (390, 700), (540, 730), (640, 860), (660, 1180)), tension=0.7)
    rimmed(painter, body, green, BLACK, 8)
    face = blob(((390, 380), (470, 410), (490, 510), (470, 620), (390, 670), (310, 620), (290, 510), (310, 410)))
    rimmed(painter, face, look.BONE, BLACK, 7)
    cap = blob(((290, 470), (280, 380), (340, 320), (390, 310), (440, 320), (500, 380), (490, 470), (390, 440)))
    rimmed(painter, cap, pale, BLACK, 6)
    mask = blob(((290, 550), (390, 536), (490, 550), (480, 640), (390, 690), (300, 640)), tension=0.7)
    rimmed(painter, mask, pale, BLACK, 6)
    for y in (584, 620):
        fill(painter, limb(((330, y, 4), (390, y + 8, 6), (450, y, 4))), BLACK)
    for side in (-1, 1):
        fill(painter, limb(((390 + side * 22, 494, 6), (390 + side * 48, 480, 13), (390 + side * 78, 484, 6))), BLACK)
        fill(painter, disc(390 + side * 48, 508, 11), BLACK)
    blade(painter, 176, 640, 620, 180, 1.9)
    for points in (
        ((200, 860, 110), (150, 1010, 98), (176, 900, 72)),
        ((590, 870, 110), (560, 1060, 98), (400, 1040, 72)),
    ):
        rimmed(painter, limb(points), green, BLACK, 6)
    glove = mixed(BLACK, look.DANGER, 0.66)
    fist(painter, 176, 858, 0, 0.86, glove)
    rimmed(painter, blob(((300, 1020), (400, 1000), (440, 1040), (400, 1080), (310, 1066))), glove, BLACK, 6)


SCENES: Final = (page, knight, queen, king)
