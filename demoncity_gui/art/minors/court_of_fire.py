"""The courts of wands and swords: eight people who live by what burns and by what cuts."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import (
    RUNNING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    crown,
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
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _slim(painter: QPainter, suit: Suit, x: float, y: float, height: float, turn: float) -> None:
    """A suit's sign around (x, y), two thirds as wide as it is elsewhere, as something that is held."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(0.66, 1)
    paint_glyph(painter, suit, 0, 0, height, rim=BLACK)
    painter.restore()


def _match(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    _slim(painter, Suit.WANDS, x, y, height, turn)


def _blade(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    _slim(painter, Suit.SWORDS, x, y, height, turn)


def page_of_wands(painter: QPainter, t: Tones) -> None:
    """A girl who sells fireworks on the roofs, a match as tall as herself, and a rocket already on its way."""
    fill(painter, SKY, t.far)
    for x, y, size in ((520, 190, 1.0), (620, 380, 0.6)):
        fill(painter, rays(x, y, 20 * size, 150 * size, 18, 20 * size), look.SODIUM)
        fill(painter, disc(x, y, 20 * size), look.BONE)
    fill(
        painter,
        skyline(1060, ((90, 210), (70, 320), (60, 160), (90, 120), (110, 200), (80, 320), (60, 200), (160, 260)), 0),
        BLACK,
    )
    fill(painter, windows(110, 780, 2, 4, (30, 46), (12, 20), 0b10110110), look.SODIUM)
    fill(painter, polygon(((80, 1010), (700, 940), (700, 1100), (80, 1100))), t.dusk)
    girl = STANDING._replace(
        head=(12, -366), near_arm=Limb((64, -270), (80, -330)), far_arm=Limb((56, -300), (84, -366))
    )
    person(painter, girl, Wear(Hair.CURLS, Cloth.SUIT, BLACK, t.light), 290, 1000, 1.7)
    _match(painter, 452, 600, 800)
    rimmed(painter, joined(disc(430, 442, 30), disc(432, 384, 26)), look.BONE, BLACK, 5)
    rimmed(painter, polygon(((226, 560), (330, 552), (340, 740), (236, 748))), look.OXBLOOD, BLACK, 5)
    for x in (250, 284, 318):
        rimmed(
            painter,
            joined(rect(x - 9, 500, 18, 70, 6), polygon(((x - 12, 502), (x, 476), (x + 12, 502)))),
            look.DANGER,
            BLACK,
            4,
        )


def knight_of_wands(painter: QPainter, t: Tones) -> None:
    """A stunt rider stands on the pedals through a burning hoop, a match in his fist, and means to do it again."""
    fill(painter, SKY, "#0B0A10")
    hoop = ring(400, 520, 330, 270)
    fill(painter, rays(400, 520, 300, 430, 40, 40), t.glow)
    fill(painter, hoop, t.light)
    fill(painter, ring(400, 520, 300, 284), look.BONE)
    fill(painter, disc(400, 520, 268), t.far)
    for x, y in ((210, 860), (540, 700)):
        rimmed(painter, ring(x, y, 120, 84), BLACK, look.BONE, 4)
        fill(painter, disc(x, y, 20), look.BONE)
        for turn in (0, 60, 120):
            fill(painter, placed(rect(-84, -3, 168, 6), x, y, 1, turn), look.BONE)
    engine = blob(((200, 850), (260, 740), (380, 700), (500, 640), (540, 700), (440, 800), (300, 860)), tension=0.6)
    rimmed(painter, engine, look.OXBLOOD, look.BONE, 5)
    rimmed(painter, joined(thick_line(((540, 700), (520, 560), (470, 530)), 24)), look.BONE, BLACK, 5)
    pose = RUNNING._replace(
        near_arm=Limb((84, -250), (140, -236)),
        far_arm=Limb((20, -350), (64, -410)),
        near_leg=Limb((60, -120), (10, -50)),
        far_leg=Limb((20, -110), (-30, -40)),
    )
    person(painter, pose, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light), 270, 850, 1.45)
    _match(painter, 372, 190, 340, 14)
    rimmed(painter, disc(362, 258, 26), look.BONE, BLACK, 5)
    fill(painter, blob(((20, 1000), (200, 960), (420, 975), (680, 960), (700, 1100), (0, 1100))), "#121018")


def queen_of_wands(painter: QPainter, t: Tones) -> None:
    """The singer at the Ember Room, at her microphone in front of a sun of bulbs, her black cat at her feet."""
    fill(painter, SKY, mixed(BLACK, look.OXBLOOD, 0.6))
    hatch(painter, SKY, Hatch.VERTICAL, mixed(BLACK, look.OXBLOOD, 0.95), pitch=44, width=14)
    fill(painter, disc(400, 520, 270), t.glow)
    fill(painter, disc(400, 520, 216), look.SODIUM)
    for number in range(16):
        rimmed(painter, placed(disc(0, -243, 15), 400, 520, 1, number * 22.5), look.BONE, BLACK, 3)
    fill(painter, rect(0, 950, 700, 200), "#121018")
    fill(painter, rect(0, 940, 700, 14), t.light)
    gown = blob(
        ((340, 560), (460, 560), (470, 720), (520, 900), (640, 1030), (200, 1030), (300, 880), (330, 720)), tension=0.6
    )
    rimmed(painter, gown, look.OXBLOOD, look.BONE, 6)
    rimmed(painter, blob(((340, 580), (360, 500), (440, 500), (460, 580), (400, 610))), look.BONE, BLACK, 5)
    rimmed(
        painter,
        blob(((400, 330), (470, 370), (476, 450), (430, 510), (400, 520), (366, 506), (330, 450), (334, 370))),
        look.BONE,
        BLACK,
        6,
    )
    hair = joined(
        *(
            disc(x, y, 40)
            for x, y in ((320, 380), (340, 330), (400, 304), (460, 326), (486, 376), (490, 430), (312, 436))
        )
    )
    rimmed(painter, hair, BLACK, t.light, 3)
    fill(
        painter,
        joined(
            limb(((352, 410, 6), (372, 402, 9), (388, 410, 5))), limb(((414, 410, 5), (430, 402, 9), (450, 410, 6)))
        ),
        BLACK,
    )
    fill(painter, disc(402, 470, 20, 24), look.OXBLOOD)
    for points in (((350, 590, 46), (270, 700, 42), (310, 580, 34)), ((452, 590, 46), (560, 560, 42), (600, 440, 34))):
        rimmed(painter, limb(points), look.BONE, BLACK, 5)
    _match(painter, 606, 470, 470, 6)
    rimmed(painter, disc(602, 432, 32), look.BONE, BLACK, 5)
    rimmed(painter, joined(thick_line(((310, 560), (300, 1010)), 12), disc(300, 1010, 60, 12)), look.BONE, BLACK, 4)
    rimmed(painter, placed(rect(-26, -44, 52, 84, 24), 324, 520, 1, 20), t.dusk, look.BONE, 4)
    cat = joined(
        blob(((120, 1020), (104, 940), (130, 880), (166, 880), (186, 940), (190, 1020))),
        disc(148, 860, 36),
        polygon(((116, 850), (118, 806), (144, 836))),
        polygon(((152, 836), (178, 806), (180, 850))),
    )
    rimmed(painter, cat, BLACK, look.BONE, 4)
    fill(painter, joined(disc(136, 858, 6), disc(160, 858, 6)), look.SODIUM)


def king_of_wands(painter: QPainter, t: Tones) -> None:
    """The foundry's old master before the open furnace, a match for a sceptre, and his whole crew behind that door."""
    fill(painter, SKY, "#0B0A10")
    hatch(painter, SKY, Hatch.HORIZONTAL, t.far, pitch=50, width=6)
    furnace = joined(rect(140, 420, 420, 700), disc(350, 420, 210, 190))
    fill(painter, furnace, t.light)
    fill(painter, joined(rect(176, 430, 348, 700), disc(350, 430, 174, 154)), look.SODIUM)
    for x, y in ((220, 700), (300, 560), (420, 600), (490, 720)):
        fill(painter, blob(((x, y - 150), (x + 44, y), (x, y + 60), (x - 44, y))), t.light)
    body = blob(((40, 1060), (70, 800), (180, 660), (350, 620), (520, 660), (630, 800), (660, 1060)), tension=0.7)
    rimmed(painter, body, BLACK, t.light, 8)
    apron = polygon(((270, 700), (430, 700), (490, 1060), (210, 1060)))
    rimmed(painter, apron, mixed(BLACK, t.light, 0.4), BLACK, 6)
    fill(
        painter,
        joined(thick_line(((270, 700), (250, 640)), 20), thick_line(((430, 700), (450, 640)), 20)),
        mixed(BLACK, t.light, 0.4),
    )
    face = blob(((350, 350), (440, 390), (452, 490), (430, 590), (350, 640), (270, 590), (248, 490), (260, 390)))
    rimmed(painter, face, mixed(BLACK, look.BONE, 0.86), BLACK, 7)
    beard = blob(
        (
            (256, 500),
            (300, 540),
            (350, 520),
            (400, 540),
            (444, 500),
            (450, 640),
            (390, 740),
            (350, 760),
            (310, 740),
            (250, 640),
        )
    )
    rimmed(painter, beard, look.BONE, BLACK, 6)
    fill(painter, blob(((310, 570), (350, 556), (390, 570), (350, 584))), BLACK)
    for side in (-1, 1):
        fill(painter, limb(((350 + side * 24, 440, 8), (350 + side * 50, 428, 15), (350 + side * 80, 446, 8))), BLACK)
        fill(painter, disc(350 + side * 48, 466, 9), BLACK)
    rimmed(painter, placed(crown(), 350, 376, 0.86), look.SODIUM, BLACK, 7)
    for side, hand in ((-1, (190, 930)), (1, (560, 800))):
        rimmed(
            painter, limb(((350 + side * 210, 780, 110), (350 + side * 250, 930, 96), (*hand, 70))), BLACK, t.light, 6
        )
    _match(painter, 570, 640, 720, 3)
    rimmed(painter, joined(*(rect(520, 770 + i * 30, 100, 33, 16) for i in range(3))), look.BONE, BLACK, 5)
    rimmed(painter, disc(180, 936, 46, 38), look.BONE, BLACK, 5)


def page_of_swords(painter: QPainter, t: Tones) -> None:
    """A cadet on a windy roof, sword up to salute, looking the other way: somebody is coming up the stairs."""
    fill(painter, SKY, t.sky)
    for y in (250, 420, 560, 700):
        cloud = blob(
            (
                (40, y),
                (180, y - 46),
                (330, y - 16),
                (520, y - 60),
                (700, y - 10),
                (690, y + 30),
                (400, y + 20),
                (160, y + 34),
            )
        )
        fill(painter, placed(cloud, (y * 7) % 120 - 60, 0), t.dusk if y % 4 else t.far)
    fill(painter, skyline(1060, ((60, 120), (80, 60), (100, 180), (70, 90)), 0), t.far)
    fill(painter, polygon(((0, 1010), (330, 930), (700, 1000), (700, 1100), (0, 1100))), BLACK)
    cadet = STANDING._replace(
        head=(-10, -364),
        near_arm=Limb((-40, -300), (-70, -360)),
        far_arm=Limb((50, -300), (20, -360)),
        near_leg=Limb((50, -100), (90, 10)),
        far_leg=Limb((-30, -96), (-60, -10)),
    )
    person(painter, cadet, Wear(Hair.LONG, Cloth.SUIT, look.OXBLOOD, look.BONE), 440, 980, 1.72, mirror=True)
    _blade(painter, 600, 330, 620, 200)
    rimmed(painter, joined(disc(520, 540, 34), disc(506, 568, 30)), look.BONE, BLACK, 5)
    scarf = blob(((440, 440), (330, 410), (220, 450), (120, 400), (150, 460), (230, 500), (330, 466), (430, 490)))
    rimmed(painter, scarf, look.BONE, BLACK, 6)


def knight_of_swords(painter: QPainter, t: Tones) -> None:
    """Flat out on a black motorcycle down the middle line, blade level, into the rain and never mind the lights."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, rays(120, 560, 60, 800, 40, 26, 4), t.far)
    hatch(painter, SKY, Hatch.RAIN, t.glow, pitch=52, width=4)
    fill(painter, polygon(((0, 900), (700, 860), (700, 1100), (0, 1100))), t.sky)
    fill(
        painter,
        joined(*(polygon(((x, 1000), (x + 120, 992), (x + 110, 1012), (x - 10, 1020))) for x in (20, 240, 470))),
        look.BONE,
    )
    for x in (180, 540):
        rimmed(painter, ring(x, 860, 130, 88), BLACK, t.light, 6)
        fill(painter, disc(x, 860, 24), t.light)
    frame = blob(
        ((150, 800), (210, 700), (330, 660), (520, 680), (660, 640), (640, 720), (560, 800), (400, 860), (260, 850)),
        tension=0.6,
    )
    rimmed(painter, frame, BLACK, t.light, 6)
    rimmed(painter, disc(176, 700, 46), look.BONE, BLACK, 6)
    fill(painter, polygon(((150, 680), (-20, 600), (-20, 820), (150, 720))), mixed(BLACK, look.BONE, 0.3))
    rider = RUNNING._replace(
        head=(96, -300),
        neck=(66, -286),
        near_arm=Limb((110, -220), (150, -190)),
        far_arm=Limb((120, -260), (190, -280)),
        near_leg=Limb((64, -140), (0, -70)),
        far_leg=Limb((50, -140), (-20, -80)),
    )
    person(
        painter,
        rider,
        Wear(Hair.HOOD, Cloth.SUIT, BLACK, look.BONE, hair_colour=look.OXBLOOD),
        470,
        880,
        1.5,
        mirror=True,
    )
    cape = blob(((400, 440), (480, 400), (600, 420), (700, 340), (720, 520), (620, 560), (520, 560), (440, 560)))
    rimmed(painter, cape, look.OXBLOOD, BLACK, 6)
    _blade(painter, 190, 590, 620, 92)
    rimmed(painter, disc(420, 600, 30), look.BONE, BLACK, 5)


def queen_of_swords(painter: QPainter, t: Tones) -> None:
    """The judge, in profile on her bench, blade upright, one hand open: speak now. She has heard everything before."""
    fill(painter, SKY, t.dusk)
    for x in (60, 200, 500, 620):
        fill(painter, rect(x, -150, 70, 1100), t.sky)
        hatch(painter, rect(x, -150, 70, 1100), Hatch.VERTICAL, t.dusk, pitch=22, width=5)
    bench = polygon(((300, 1060), (300, 760), (700, 700), (700, 1060)))
    gown = blob(((470, 560), (580, 580), (650, 720), (690, 1060), (260, 1060), (330, 800), (400, 640)), tension=0.6)
    rimmed(painter, gown, BLACK, look.BONE, 7)
    rimmed(painter, placed(profile(), 480, 450, 1.25, 0, mirror=True), look.BONE, BLACK, 7)
    wig = joined(
        *(
            disc(x, y, 36)
            for x, y in ((440, 330), (500, 306), (560, 330), (590, 384), (600, 446), (596, 508), (590, 566), (560, 610))
        )
    )
    rimmed(painter, wig, mixed(BLACK, look.BONE, 0.7), BLACK, 6)
    fill(painter, limb(((420, 432, 5), (438, 440, 9), (456, 436, 5))), BLACK)
    rimmed(painter, polygon(((470, 590), (540, 590), (530, 720), (500, 740), (472, 716))), look.BONE, BLACK, 5)
    rimmed(painter, bench.subtracted(rect(0, 0, 10, 10)), mixed(BLACK, look.OXBLOOD, 0.75), look.BONE, 5)
    fill(painter, joined(rect(340, 820, 330, 10), rect(340, 960, 330, 10)), BLACK)
    rimmed(painter, limb(((440, 680, 80), (330, 780, 70), (250, 730, 52))), BLACK, look.BONE, 6)
    _blade(painter, 226, 520, 800, 180)
    rimmed(painter, joined(*(rect(184, 770 + i * 26, 86, 28, 14) for i in range(3))), look.BONE, BLACK, 5)
    rimmed(painter, limb(((560, 700, 76), (500, 780, 64), (410, 750, 48))), BLACK, look.BONE, 6)
    palm = blob(((420, 770), (330, 740), (290, 700), (350, 712), (400, 720), (440, 736)))
    rimmed(painter, palm, look.BONE, BLACK, 5)


def king_of_swords(painter: QPainter, t: Tones) -> None:
    """The surgeon under his great lamp, masked, gloved to the elbow, and the blade exactly in the middle."""
    fill(painter, SKY, "#100F15")
    fill(painter, cone(350, 130, 1060, 60, 640, 150), mixed(BLACK, look.BONE, 0.4))
    great = disc(400, 90, 210, 70)
    rimmed(painter, great, t.glow, BLACK, 6)
    for x in (270, 350, 450, 530):
        rimmed(painter, disc(x, 100, 34, 18), look.BONE, BLACK, 4)
    body = blob(((70, 1060), (110, 800), (210, 680), (350, 650), (490, 680), (590, 800), (630, 1060)), tension=0.7)
    rimmed(painter, body, mixed(BLACK, look.HORROR, 0.4), BLACK, 8)
    face = blob(((350, 340), (430, 370), (450, 470), (430, 580), (350, 630), (270, 580), (250, 470), (270, 370)))
    rimmed(painter, face, look.BONE, BLACK, 7)
    cap = blob(((250, 430), (240, 340), (300, 280), (350, 270), (400, 280), (460, 340), (450, 430), (350, 400)))
    rimmed(painter, cap, mixed(BLACK, look.HORROR, 0.55), BLACK, 6)
    mask = blob(((250, 510), (350, 496), (450, 510), (440, 600), (350, 650), (260, 600)), tension=0.7)
    rimmed(painter, mask, mixed(BLACK, look.HORROR, 0.55), BLACK, 6)
    for y in (540, 575):
        fill(painter, limb(((280, y, 4), (350, y + 8, 6), (420, y, 4))), BLACK)
    for side in (-1, 1):
        fill(painter, limb(((350 + side * 22, 450, 6), (350 + side * 48, 440, 12), (350 + side * 78, 446, 6))), BLACK)
        fill(painter, disc(350 + side * 48, 468, 11), BLACK)
    for side in (-1, 1):
        sleeve = limb(((350 + side * 200, 800, 110), (350 + side * 210, 960, 96), (350 + side * 60, 950, 74)))
        rimmed(painter, sleeve, mixed(BLACK, look.HORROR, 0.4), BLACK, 6)
    _blade(painter, 350, 700, 640, 180)
    rimmed(painter, joined(*(rect(300, 900 + i * 32, 100, 34, 17) for i in range(3))), look.OXBLOOD, BLACK, 6)


WANDS: Final = (page_of_wands, knight_of_wands, queen_of_wands, king_of_wands)
SWORDS: Final = (page_of_swords, knight_of_swords, queen_of_swords, king_of_swords)
