"""The cups from the ace to the five."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import FLOOR, NIGHT, water
from demoncity_gui.art.minors.people import (
    REACHING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import glass, open_hand
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    disc,
    fill,
    hatch,
    joined,
    lamp,
    limb,
    mixed,
    placed,
    polygon,
    profile,
    rays,
    rect,
    rimmed,
    skyline,
    star,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark offers one glass that runs over, and the street below it floods with light."""
    fill(painter, SKY, t.far)
    fill(painter, rays(350, 450, 240, 560, 26, 46, 6), t.sky)
    fill(painter, disc(350, 450, 250), t.dusk)
    houses = ((90, 120), (70, 200), (110, 90), (80, 150), (90, 110), (120, 190), (140, 130))
    fill(painter, skyline(920, houses, 0), BLACK)
    fill(painter, windows(110, 740, 2, 3, (30, 46), (13, 20), 0b101101), look.SODIUM)
    water(painter, 900, t)
    fill(painter, disc(350, 960, 250, 40), t.dusk)
    sheet = blob(((150, 280), (214, 330), (236, 560), (252, 930), (200, 960), (150, 930), (164, 560)), tension=0.7)
    for side in (-1, 1):
        rimmed(painter, placed(sheet, 372, 0, mirror=side < 0), t.glow, BLACK, 5)
        for dx in (176, 196, 214):
            fill(painter, limb(((372 + side * dx, 380, 4), (372 + side * (dx + 16), 900, 8))), t.light)
    for x, y, size in ((300, 760, 15), (352, 820, 19), (410, 770, 13), (330, 880, 12), (440, 850, 16)):
        drop = blob(((x, y - 2.4 * size), (x + size, y), (x, y + size), (x - size, y)))
        rimmed(painter, drop, t.light, BLACK, 4)
    open_hand(painter, 410, 690, t)
    glass(painter, 372, 680, 420)
    bird = joined(
        blob(((0, -66), (15, -46), (18, 10), (6, 80), (-6, 80), (-18, 10), (-15, -46))),
        polygon(((-4, 60), (-30, 112), (0, 100), (30, 112), (4, 60))),
        blob(((0, -20), (60, -70), (140, -50), (90, -6), (20, 30))),
        blob(((0, -20), (-60, -70), (-140, -50), (-90, -6), (-20, 30))),
    )
    rimmed(painter, placed(bird, 420, 150, 0.72, 150), look.BONE, BLACK, 6)


def two(painter: QPainter, t: Tones) -> None:
    """Two who have just met touch glasses across a small table, and the whole bar goes dark around them."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, cone(350, 250, 1010, 40, 660, 30), t.sky)
    fill(painter, joined(lamp(350, 250, 80)), t.glow)
    fill(painter, rect(316, 250, 68, 12, 6), look.BONE)
    for mirror, x, colour in ((False, 190, BLACK), (True, 510, look.OXBLOOD)):
        side = -1 if mirror else 1
        shoulders = blob(
            (
                (x - side * 200, 1030),
                (x - side * 180, 800),
                (x - side * 90, 690),
                (x, 700),
                (x + side * 60, 800),
                (x + side * 50, 1030),
            )
        )
        rimmed(painter, shoulders, colour, t.light, 6)
        rimmed(painter, placed(profile(), x, 590, 1.35, 4 * side, mirror=mirror), look.BONE, BLACK, 6)
        eye = limb(((x + side * 40, 568, 5), (x + side * 60, 574, 8), (x + side * 78, 570, 4)))
        fill(painter, eye, BLACK)
    short = blob(
        ((120, 500), (170, 430), (260, 446), (280, 500), (220, 490), (150, 560), (110, 650), (76, 600), (82, 530))
    )
    rimmed(painter, short, BLACK, t.light, 4)
    long = blob(
        (
            (580, 500),
            (530, 430),
            (440, 446),
            (424, 500),
            (490, 490),
            (546, 560),
            (570, 760),
            (640, 780),
            (648, 620),
            (624, 520),
        )
    )
    rimmed(painter, long, BLACK, t.light, 4)
    rimmed(painter, disc(350, 1000, 250, 46), "#17151C", t.glow, 6)
    for mirror, x in ((False, 268), (True, 432)):
        side = -1 if mirror else 1
        rimmed(
            painter,
            limb(((x - side * 110, 960, 66), (x - side * 60, 880, 52), (x - side * 30, 840, 44))),
            BLACK,
            t.light,
            5,
        )
        glass(painter, x, 860, 190, 8 * side)
        for number in range(3):
            rimmed(painter, rect(x - side * 16 - 44, 776 + number * 26, 76, 28, 14), look.BONE, BLACK, 4)
    fill(painter, star(350, 640, 46, 10, 4), look.BONE)


def three(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, glasses up, under a string of bulbs: the one good night."""
    fill(painter, SKY, t.sky)
    houses = ((100, 120), (80, 220), (120, 90), (90, 180), (110, 120), (90, 240), (120, 160))
    fill(painter, skyline(760, houses, 0), t.far)
    wire = blob(((-20, 300), (200, 366), (420, 372), (720, 240), (720, 248), (420, 384), (200, 378), (-20, 312)))
    fill(painter, wire, BLACK)
    for x, y in ((60, 336), (200, 372), (350, 378), (500, 346), (630, 288)):
        fill(painter, disc(x, y + 16, 36), mixed(BLACK, look.SODIUM, 0.35))
        rimmed(painter, disc(x, y + 16, 18), look.SODIUM, BLACK, 4)
    fill(painter, rect(0, 1000, 700, 300), "#0E0D13")
    fill(painter, rect(0, 990, 700, 16), t.glow)
    wears = (
        Wear(Hair.CURLS, Cloth.GOWN, look.OXBLOOD, look.BONE),
        Wear(Hair.SHORT, Cloth.SUIT, BLACK, t.light),
        Wear(Hair.BUN, Cloth.SKIRT, mixed(BLACK, t.light, 0.4), look.BONE),
    )
    up = REACHING._replace(near_arm=Limb((54, -340), (62, -410)), far_arm=Limb((-54, -250), (-70, -190)))
    for wear, x, size, mirror in zip(wears, (120, 320, 570), (1.2, 1.36, 1.16), (False, False, True), strict=True):
        person(painter, up, wear, x, 1040, size, mirror=mirror)
        side = -1 if mirror else 1
        glass(painter, x + side * 68 * size, 1040 - 392 * size, 150, 8 * side)
        rimmed(painter, disc(x + side * 64 * size, 1040 - 404 * size, 19), look.BONE, BLACK, 4)


def four(painter: QPainter, t: Tones) -> None:
    """Arms folded at the end of the bar, three glasses untouched; he doesn't see the fourth being offered."""
    fill(painter, SKY, NIGHT)
    fill(painter, cone(480, 130, 1010, 110, 800, 26), t.sky)
    fill(painter, lamp(480, 130, 64), t.glow)
    fill(painter, rect(0, 440, 700, 14), t.dusk)
    for x, height in ((330, 90), (380, 120), (430, 100), (476, 130), (540, 96), (590, 120), (640, 90)):
        fill(painter, joined(rect(x - 15, 440 - height, 30, height, 6), rect(x - 6, 410 - height, 12, 40)), t.dusk)
    body = blob(((-10, 1140), (20, 780), (100, 640), (220, 630), (310, 730), (350, 1140)), tension=0.7)
    rimmed(painter, body, BLACK, t.light, 6)
    rimmed(painter, placed(profile(), 196, 520, 1.2, 16), look.BONE, BLACK, 6)
    hair = blob(((96, 500), (130, 410), (220, 386), (286, 440), (230, 450), (180, 500), (170, 570), (130, 610),
                 (96, 570)))  # fmt: skip
    rimmed(painter, hair, BLACK, t.glow, 4)
    fill(painter, limb(((228, 520, 6), (250, 530, 8), (272, 530, 4))), BLACK)
    fill(painter, rect(-20, 940, 760, 400), "#0E0D13")
    hatch(painter, rect(0, 960, 700, 300), Hatch.VERTICAL, t.far, pitch=60, width=6)
    rimmed(painter, rect(-20, 920, 760, 56), t.dusk, BLACK, 6)
    for points in (((70, 790, 78), (200, 900, 70), (300, 880, 58)), ((290, 790, 78), (190, 900, 70), (90, 890, 58))):
        rimmed(painter, limb(points), BLACK, t.light, 5)
    rimmed(painter, limb(((300, 880, 50), (336, 866, 36))), look.BONE, BLACK, 5)
    for x in (400, 510, 620):
        glass(painter, x, 930, 122)
    open_hand(painter, 560, 690, t)
    glass(painter, 510, 684, 160)


def five(painter: QPainter, t: Tones) -> None:
    """Three glasses spilt on the bridge, and all eyes are on them. Two stand full behind the black coat."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.RAIN, t.dusk, pitch=52, width=4)
    houses = ((120, 90), (70, 150), (90, 70), (120, 120), (100, 60), (90, 140), (110, 90))
    fill(painter, skyline(560, houses, 0), BLACK)
    fill(painter, rect(560, 450, 14, 20), look.SODIUM)
    fill(painter, rect(0, 560, 700, 70), t.sky)
    fill(painter, rect(0, 630, 700, 600), FLOOR)
    hatch(painter, rect(0, 630, 700, 600), Hatch.HORIZONTAL, t.far, pitch=44, width=5)
    for x in (498, 612):
        glass(painter, x, 790, 136)
    coat = blob(
        ((280, 390), (346, 420), (400, 600), (440, 930), (400, 966), (180, 966), (130, 930), (180, 600), (214, 430)),
        tension=0.8,
    )
    rimmed(painter, coat, BLACK, look.BONE, 6)
    hood = blob(((282, 300), (350, 346), (362, 430), (320, 490), (230, 500), (176, 446), (194, 356)))
    rimmed(painter, hood, BLACK, look.BONE, 6)
    face = blob(((200, 390), (232, 366), (256, 404), (248, 470), (206, 480), (176, 440)))
    rimmed(painter, face, look.BONE, BLACK, 4)
    fill(painter, limb(((188, 430, 4), (206, 436, 7), (222, 430, 4))), BLACK)
    fill(painter, blob(((196, 440), (204, 470), (194, 482), (186, 470))), t.light)
    for x, y, turn, spill in ((110, 940, -96, -1), (300, 1010, -100, -1), (570, 960, 96, 1)):
        reach = ((60, 10), (150, 20), (190, 52), (120, 84), (0, 80), (-60, 50))
        fill(painter, blob(tuple((x + spill * dx, y + dy) for dx, dy in reach)), t.glow)
        glass(painter, x, y + 75, 150, turn)


SCENES: Final = (one, two, three, four, five)
