"""The four people who live by the wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import NIGHT
from demoncity_gui.art.minors.people import (
    RUNNING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import fist, match
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    crown,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rays,
    rect,
    rimmed,
    ring,
    skyline,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """A girl who sells fireworks on the roofs, a match as tall as herself, and a rocket already on its way."""
    fill(painter, SKY, t.far)
    for x, y, size in ((330, 300, 1.15), (150, 560, 0.7), (270, 760, 0.5)):
        fill(painter, rays(x, y, 20 * size, 160 * size, 18, 22 * size), look.SODIUM)
        fill(painter, disc(x, y, 22 * size), look.BONE)
    houses = ((90, 210), (70, 320), (60, 160), (90, 120), (110, 200), (80, 320), (60, 200), (160, 260))
    fill(painter, skyline(1080, houses, 0), BLACK)
    fill(painter, windows(110, 800, 2, 4, (30, 46), (12, 20), 0b10110110), look.SODIUM)
    fill(painter, polygon(((0, 1050), (700, 960), (700, 1200), (0, 1200))), t.dusk)
    match(painter, 372, 1040, 760, 0, 2.6)
    girl = STANDING._replace(
        head=(8, -366), near_arm=Limb((64, -250), (94, -286)), far_arm=Limb((56, -280), (94, -340)),
        near_leg=Limb((26, -96), (46, 0)),
    )  # fmt: skip
    wear = Wear(Hair.CURLS, Cloth.SKIRT, look.OXBLOOD, look.BONE)
    person(painter, girl, wear, 540, 1050, 1.72, mirror=True)
    for y in (468, 556):
        fist(painter, 374, y, 0, 0.56)
    rimmed(painter, limb(((600, 520, 16), (560, 640, 18), (590, 720, 20))), look.SODIUM, BLACK, 4)
    rimmed(painter, polygon(((556, 700), (664, 692), (656, 870), (570, 876))), t.dusk, look.BONE, 5)
    for x in (582, 612, 642):
        rocket = joined(rect(x - 9, 650, 18, 60, 6), polygon(((x - 13, 654), (x, 622), (x + 13, 654))))
        rimmed(painter, rocket, look.DANGER, BLACK, 4)


def knight(painter: QPainter, t: Tones) -> None:
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
    match(painter, 330, 400, 340, 12, 1.6, 0)
    fist(painter, 362, 262, 12, 0.5)
    fill(painter, blob(((20, 1000), (200, 960), (420, 975), (680, 960), (700, 1100), (0, 1100))), "#121018")


def queen(painter: QPainter, t: Tones) -> None:
    """The singer at the Ember Room, at her microphone in front of a sun of bulbs, her black cat at her feet."""
    fill(painter, SKY, mixed(BLACK, look.OXBLOOD, 0.6))
    hatch(painter, SKY, Hatch.VERTICAL, mixed(BLACK, look.DANGER, 0.6), pitch=44, width=16)
    fill(painter, disc(400, 520, 270), t.dusk)
    fill(painter, disc(400, 520, 216), t.light)
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
    for points in (((350, 590, 46), (270, 700, 42), (310, 580, 34)), ((452, 590, 46), (560, 640, 42), (606, 556, 34))):
        rimmed(painter, limb(points), look.BONE, BLACK, 5)
    match(painter, 586, 720, 450, 6, 1.8)
    fist(painter, 608, 540, 6, 0.56)
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


def king(painter: QPainter, t: Tones) -> None:
    """The foundry's old master on a throne of scrap before the open furnace, a burning match for a sceptre."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.7))
    for x, y, size in ((120, 560, 1.5), (590, 520, 1.7), (240, 380, 1.2), (470, 330, 1.3), (350, 240, 1.2)):
        flame = blob(((0, -190), (60, -20), (44, 120), (0, 160), (-44, 120), (-60, -20)))
        fill(painter, placed(flame, x, y, size), look.SODIUM)
    throne = polygon(((180, 1080), (170, 480), (210, 520), (240, 400), (300, 470), (350, 360), (400, 470), (460, 400),
                      (490, 520), (530, 480), (520, 1080)))  # fmt: skip
    rimmed(painter, throne, BLACK, BLACK, 8)
    fill(painter, rect(0, 1010, 700, 300), NIGHT)
    for side in (-1, 1):
        leg = limb(((350 + side * 50, 830, 120), (350 + side * 110, 880, 104), (350 + side * 100, 1060, 70)))
        rimmed(painter, leg, "#1B1418", look.BONE, 5)
        boot = blob(
            ((350 + side * 60, 1050), (350 + side * 130, 1040), (350 + side * 170, 1080), (350 + side * 60, 1084))
        )
        rimmed(painter, boot, BLACK, look.BONE, 5)
    body = blob(((240, 900), (220, 700), (270, 600), (350, 580), (430, 600), (480, 700), (460, 900)), tension=0.7)
    rimmed(painter, body, "#1B1418", look.BONE, 6)
    apron = polygon(((300, 640), (400, 640), (440, 960), (260, 960)))
    rimmed(painter, apron, mixed(BLACK, t.light, 0.55), BLACK, 6)
    head = blob(((350, 400), (410, 430), (420, 500), (400, 570), (350, 600), (300, 570), (280, 500), (290, 430)))
    rimmed(painter, head, mixed(BLACK, look.BONE, 0.84), BLACK, 6)
    beard = blob(((284, 510), (320, 536), (350, 526), (380, 536), (416, 510), (420, 620), (380, 720), (350, 750),
                  (320, 720), (280, 620)))  # fmt: skip
    rimmed(painter, beard, look.BONE, BLACK, 6)
    fill(painter, blob(((328, 566), (350, 556), (372, 566), (350, 576))), BLACK)
    for side in (-1, 1):
        fill(painter, limb(((350 + side * 14, 474, 6), (350 + side * 34, 464, 11), (350 + side * 56, 476, 6))), BLACK)
        fill(painter, disc(350 + side * 33, 492, 7), BLACK)
    rimmed(painter, placed(crown(), 350, 424, 0.62), look.BRASS, BLACK, 6)
    match(painter, 592, 1060, 700, 0, 2.4, 0)
    for side, elbow, hand in ((-1, (180, 790), (240, 860)), (1, (540, 800), (590, 730))):
        rimmed(painter, limb(((350 + side * 112, 660, 90), (*elbow, 78), (*hand, 58))), "#1B1418", look.BONE, 5)
    rimmed(painter, blob(((220, 850), (270, 836), (300, 870), (270, 900), (226, 894))), look.BONE, BLACK, 5)
    fist(painter, 592, 722, 0, 0.7)


SCENES: Final = (page, knight, queen, king)
