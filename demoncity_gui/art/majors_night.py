"""The scenes of the Majors 11 to 16. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    falling_man,
    fedora,
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
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def _justice(painter: QPainter, t: Tones) -> None:
    """Scales over the courthouse steps, a little out of true."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.RAIN, t.dusk, pitch=46, width=3)
    fill(painter, polygon(((50, 560), (350, 400), (650, 560))), t.glow)
    fill(painter, polygon(((140, 540), (350, 428), (560, 540))), t.sky)
    fill(painter, rect(60, 560, 580, 40), t.glow)
    for x in (84.0, 190.0, 454.0, 560.0):
        fill(painter, rect(x, 610, 60, 270), t.glow)
        hatch(painter, rect(x, 610, 60, 270), Hatch.VERTICAL, t.sky, pitch=20, width=5)
    fill(painter, rect(264, 610, 172, 270), BLACK)
    for i in range(5):
        fill(painter, rect(60 - i * 26, 880 + i * 30, 580 + i * 52, 30), (t.glow, t.dusk)[i % 2])
    post = joined(
        thick_line(((350, 330), (350, 930)), 22),
        polygon(((350, 880), (470, 970), (470, 1000), (230, 1000), (230, 970))),
        disc(350, 330, 30),
    )
    rimmed(painter, post, look.BONE, BLACK, 9)
    left, right = (146.0, 430.0), (556.0, 350.0)
    arm = blob((left, (230, 384), (350, 352), (460, 346), right, (460, 378), (350, 404), (230, 424)), tension=0.8)
    rimmed(painter, arm, look.BONE, BLACK, 9)
    rimmed(painter, star(350, 290, 58, 22, 4), t.light, BLACK, 8)
    for x, y in (left, right):
        rimmed(painter, disc(x, y, 17), look.BONE, BLACK, 7)
        for dx in (-84.0, 84.0):
            rimmed(painter, thick_line(((x, y), (x + dx, y + 230)), 6), look.BONE, BLACK, 5)
        pan = blob(
            ((x - 104, y + 226), (x + 104, y + 226), (x + 70, y + 284), (x, y + 304), (x - 70, y + 284)), tension=0.6
        )
        rimmed(painter, pan, look.BONE, BLACK, 9)
    heart = blob(((146, 660), (100, 612), (112, 576), (146, 590), (180, 576), (192, 612)), tension=0.8)
    rimmed(painter, heart, look.OXBLOOD, look.BONE, 4)
    coins = joined(*(rect(516 + (i % 2) * 8, 556 - i * 20, 76, 16, 6) for i in range(3)))
    rimmed(painter, coins, t.light, BLACK, 4)


def _hanged_man(painter: QPainter, t: Tones) -> None:
    """A man upside down from a fire escape, at ease, one leg crossed."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.HORIZONTAL, t.far, pitch=30, width=5)
    for y in (470, 760):
        fill(painter, rect(60, y, 120, 190), t.far)
        fill(painter, rect(72, y + 12, 96, 166), t.dusk)
    fill(painter, rect(72, 772, 96, 166), t.light)
    fill(painter, joined(rect(116, 772, 8, 166), rect(72, 848, 96, 8)), BLACK)
    iron = joined(
        rect(330, 250, 340, 24),
        rect(330, 130, 340, 12),
        *(rect(x, 130, 9, 124) for x in range(336, 670, 42)),
        thick_line(((670, 254), (360, -154)), 16, round_ends=False),
        thick_line(((640, 274), (700, 420)), 14, round_ends=False),
    )
    rimmed(painter, iron, BLACK, t.light, 3)
    fill(painter, disc(400, 846, 136), t.light)
    fill(painter, rays(400, 846, 150, 230, 24, 16), t.light)
    fill(painter, thick_line(((430, 274), (430, 372)), 10), look.BONE)
    man = joined(
        limb(((430, 350, 40), (424, 460, 54), (410, 590, 76))),
        limb(((376, 590, 76), (260, 470, 56), (300, 450, 44), (446, 480, 36))),
        polygon(((340, 580), (450, 580), (478, 780), (320, 780))),
        limb(((330, 760, 54), (258, 700, 40), (342, 630, 30))),
        limb(((470, 760, 54), (540, 700, 40), (452, 630, 30))),
        rect(374, 770, 50, 50),
        disc(399, 852, 52, 62),
        polygon(((330, 770), (318, 850), (356, 800))),
        polygon(((470, 770), (484, 850), (444, 800))),
    )
    rimmed(painter, man, BLACK, t.light, 5)
    rimmed(painter, limb(((430, 350, 46), (430, 372, 46))), look.BONE, BLACK, 5)
    fill(painter, polygon(((390, 790), (410, 790), (424, 900 - 240), (400, 640), (378, 660))), look.BONE)
    fill(painter, polygon(((394, 784), (406, 784), (414, 690), (400, 670), (386, 690))), t.glow)
    for side in (-1, 1):
        fill(
            painter, limb(((400 + side * 12, 866, 5), (400 + side * 24, 872, 7), (400 + side * 36, 864, 4))), look.BONE
        )
    fill(painter, limb(((384, 826, 4), (400, 820, 6), (416, 826, 4))), look.BONE)
    rimmed(painter, placed(fedora(), 566, 984, 0.72, 5), BLACK, t.light, 4)


def _death(painter: QPainter, t: Tones) -> None:
    """A hat brim over a skull; a white rose in the lapel."""
    fill(painter, SKY, "#1A0A0E")
    hatch(painter, SKY, Hatch.VERTICAL, "#2A0D13", pitch=24, width=6)
    fill(painter, disc(380, 520, 290), look.OXBLOOD)
    coat = polygon(((250, 700), (450, 700), (580, 740), (700, 850), (720, 1040), (-20, 1040), (0, 850), (120, 740)))
    rimmed(painter, coat, BLACK, t.light, 5)
    for side in (-1, 1):
        collar = polygon(
            (
                (350 + side * 40, 770),
                (350 + side * 120, 600),
                (350 + side * 210, 700),
                (350 + side * 130, 850),
                (350, 980),
            )
        )
        rimmed(painter, collar, BLACK, t.light, 5)
    skull = blob(
        (
            (350, 380),
            (460, 410),
            (494, 500),
            (470, 590),
            (440, 620),
            (432, 700),
            (350, 736),
            (268, 700),
            (260, 620),
            (230, 590),
            (206, 500),
            (240, 410),
        ),
        tension=0.7,
    )
    rimmed(painter, skull, look.BONE, BLACK, 9)
    shade = skull.intersected(polygon(((350, 300), (600, 300), (600, 800), (374, 800), (360, 640))))
    fill(painter, shade, mixed(look.BONE, BLACK, 0.22))
    hatch(painter, shade, Hatch.DIAGONAL, mixed(look.BONE, BLACK, 0.7), pitch=14, width=4)
    for side in (-1, 1):
        x = 350 + side * 66
        fill(painter, blob(((x - 50, 520), (x, 486), (x + 50, 520), (x + 36, 570), (x, 582), (x - 36, 570))), BLACK)
        fill(painter, disc(x, 536, 9), look.OXBLOOD)
    fill(painter, polygon(((350, 580), (376, 636), (350, 626), (324, 636))), BLACK)
    fill(painter, rect(280, 666, 140, 7), BLACK)
    for x in range(290, 420, 20):
        fill(painter, rect(x, 650, 6, 40, 3), BLACK)
    hat = joined(
        blob(((222, 430), (236, 330), (262, 250), (350, 274), (440, 244), (470, 330), (480, 430)), tension=0.8),
        blob(
            ((40, 470), (150, 430), (350, 420), (560, 428), (668, 458), (560, 478), (350, 486), (140, 490)), tension=0.8
        ),
    )
    rimmed(painter, hat, BLACK, t.light, 6)
    fill(
        painter,
        blob(((230, 392), (350, 402), (474, 390), (478, 424), (350, 434), (224, 426)), tension=0.6),
        look.OXBLOOD,
    )
    rimmed(painter, limb(((500, 900, 12), (516, 980, 12), (500, 1030, 12))), "#4E6B4A", BLACK, 4)
    for radius, turn in ((86, 0), (64, 36), (42, 10)):
        petals = joined(
            *(
                disc(
                    500 + radius * 0.5 * cos(radians(turn + k * 72)),
                    850 + radius * 0.5 * sin(radians(turn + k * 72)),
                    radius * 0.56,
                )
                for k in range(5)
            )
        )
        rimmed(painter, petals, look.BONE, BLACK, 5)
    fill(painter, disc(500, 850, 12), BLACK)


def _temperance(painter: QPainter, t: Tones) -> None:
    """A barman pours from glass to glass and spills nothing."""
    fill(painter, SKY, t.far)
    fill(painter, rect(30, 330, 640, 330), t.glow)
    for x, width, height, neck in (
        (60, 70, 150, 40),
        (140, 54, 190, 60),
        (206, 76, 130, 50),
        (480, 60, 180, 60),
        (552, 72, 140, 44),
        (626, 60, 200, 50),
    ):
        bottle = joined(
            rect(x, 660 - height, width, height, 12),
            rect(x + width * 0.34, 660 - height - neck, width * 0.32, neck + 14, 5),
        )
        fill(painter, bottle, BLACK)
        fill(painter, rect(x + 10, 660 - height * 0.66, width - 20, height * 0.34), t.dusk)
    fill(painter, rect(30, 656, 640, 14), BLACK)
    torso = polygon(((290, 520), (410, 520), (510, 560), (560, 900), (150, 900), (190, 560)))
    head = blob(((350, 320), (414, 344), (426, 430), (400, 506), (350, 532), (300, 506), (274, 430), (286, 344)))
    rimmed(painter, joined(torso, head), BLACK, t.light, 5)
    lit = polygon(((200, 300), (356, 300), (352, 410), (376, 462), (354, 470), (362, 494), (352, 560), (200, 560)))
    fill(painter, head.intersected(lit), look.BONE)
    hair = blob(((276, 400), (280, 338), (320, 306), (390, 310), (424, 350), (426, 410), (400, 366), (320, 370)))
    rimmed(painter, hair, BLACK, t.light, 3)
    fill(painter, polygon(((298, 424), (318, 414), (338, 424), (318, 432))), BLACK)
    fill(painter, polygon(((368, 424), (384, 416), (402, 424), (384, 430))), look.BONE)
    fill(painter, blob(((312, 482), (350, 470), (388, 482), (350, 490))), BLACK)
    fill(painter, polygon(((310, 534), (390, 534), (420, 900), (280, 900))), look.BONE)
    fill(painter, polygon(((350, 562), (406, 536), (406, 592), (294, 536), (294, 592))), t.light)
    for y in (640, 700, 760):
        fill(painter, disc(350, y, 7), BLACK)
    for points in (((216, 600, 84), (110, 760, 70), (170, 830, 56)), ((484, 600, 84), (620, 560, 70), (590, 450, 56))):
        rimmed(painter, limb(points), look.BONE, BLACK, 6)
    stream = blob(
        ((520, 418), (500, 440), (420, 560), (300, 700), (244, 800), (232, 800), (270, 690), (400, 520), (490, 410)),
        tension=0.8,
    )
    rimmed(painter, stream, t.light, BLACK, 8)
    high = placed(polygon(((-64, -84), (64, -84), (50, 84), (-50, 84))), 560, 376, 1, -62)
    rimmed(painter, high, look.BONE, BLACK, 8)
    fill(painter, placed(polygon(((-46, -84), (52, -84), (40, 60), (-10, 60))), 560, 376, 1, -62), t.light)
    rimmed(
        painter,
        joined(*(placed(rect(-18, -44, 36, 88, 16), 584 + i * 24, 404 - i * 14, 1, -60) for i in range(3))),
        look.BONE,
        BLACK,
        5,
    )
    low = polygon(((150, 760), (316, 760), (292, 946), (174, 946)))
    rimmed(painter, low, look.BONE, BLACK, 8)
    fill(painter, polygon(((168, 800), (298, 800), (280, 930), (186, 930))), t.light)
    rimmed(painter, joined(*(rect(136, 822 + i * 28, 70, 30, 14) for i in range(4))), look.BONE, BLACK, 5)
    rimmed(painter, rect(20, 946, 660, 90), BLACK, t.light, 5)
    hatch(painter, rect(30, 960, 640, 60), Hatch.HORIZONTAL, t.dusk, pitch=18, width=4)


def _devil(painter: QPainter, t: Tones) -> None:
    """On a lit wall the shadow of something horned; two stand chained before it."""
    fill(painter, SKY, t.light)
    hatch(painter, SKY, Hatch.HORIZONTAL, mixed(BLACK, t.light, 0.8), pitch=34, width=4)
    shadow = joined(
        blob(
            (
                (380, 330),
                (452, 360),
                (480, 450),
                (456, 560),
                (420, 640),
                (380, 690),
                (340, 640),
                (304, 560),
                (280, 450),
                (308, 360),
            ),
            tension=0.8,
        ),
        blob(
            (
                (400, 380),
                (456, 350),
                (540, 330),
                (600, 260),
                (606, 140),
                (650, 240),
                (646, 350),
                (580, 430),
                (460, 460),
            ),
            tension=0.8,
        ),
        blob(
            (
                (360, 380),
                (304, 350),
                (220, 330),
                (160, 260),
                (154, 140),
                (110, 240),
                (114, 350),
                (180, 430),
                (300, 460),
            ),
            tension=0.8,
        ),
        polygon(
            (
                (340, 600),
                (420, 600),
                (470, 660),
                (620, 690),
                (700, 800),
                (700, 1030),
                (0, 1030),
                (0, 800),
                (140, 690),
                (290, 660),
            )
        ),
        polygon(((290, 480), (220, 500), (296, 540))),
        polygon(((470, 480), (540, 500), (464, 540))),
    )
    fill(painter, shadow, BLACK)
    for side in (-1, 1):
        slit = polygon(((380 + side * 18, 506), (380 + side * 80, 470), (380 + side * 70, 502), (380 + side * 34, 518)))
        fill(painter, slit, t.light)
    fill(painter, polygon(((332, 580), (380, 600), (428, 580), (404, 616), (380, 622), (356, 616))), t.light)
    fill(painter, polygon(((340, 588), (352, 594), (348, 606))), BLACK)
    fill(painter, rect(30, 960, 640, 60), mixed(BLACK, t.light, 0.35))
    for x, mirror in ((190.0, False), (560.0, True)):
        figure = placed(
            joined(
                disc(0, -250, 30, 36),
                blob(
                    ((-44, -206), (44, -206), (56, -120), (40, -96), (46, 6), (-46, 6), (-40, -96), (-56, -120)),
                    tension=0.4,
                ),
                limb(((-42, -190, 26), (-70, -110, 20), (-40, -60, 16))),
                limb(((42, -190, 26), (66, -120, 20), (20, -150, 16))),
            ),
            x,
            1000,
            1.0,
            mirror=mirror,
        )
        rimmed(painter, figure, look.BONE, BLACK, 7)
        rimmed(painter, rect(x - 30, 786, 60, 18, 8), BLACK, look.BONE, 3)
    for start, bend, end in (((216, 796), (310, 940), (380, 850)), ((534, 796), (450, 940), (380, 850))):
        for i in range(8):
            s = (i + 0.5) / 8
            x = (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * bend[0] + s * s * end[0]
            y = (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * bend[1] + s * s * end[1]
            stroke(painter, disc(x, y, 17 if i % 2 else 9, 10 if i % 2 else 15), look.BONE, 7)
    stroke(painter, disc(380, 800, 30, 36), t.light, 12)
    rimmed(painter, rect(334, 800, 92, 84, 10), t.light, BLACK, 6)
    fill(painter, joined(disc(380, 832, 12), rect(374, 836, 12, 30)), BLACK)


def _tower(painter: QPainter, t: Tones) -> None:
    """A tower block, struck, comes down."""
    fill(painter, SKY, t.sky)
    for angle in range(0, 360, 20):
        far = (440 + 1200 * cos(radians(angle)), 330 + 1200 * sin(radians(angle)))
        near = (440 + 1200 * cos(radians(angle + 9)), 330 + 1200 * sin(radians(angle + 9)))
        fill(painter, polygon(((440, 330), far, near)), t.dusk)
    fill(
        painter,
        skyline(1020, ((70, 130), (60, 210), (90, 160), (80, 120), (90, 100), (90, 190), (70, 140), (110, 220)), 20),
        t.far,
    )
    turn = 9
    tower = placed(joined(rect(-130, -640, 260, 760)), 350, 1010, 1, turn)
    rimmed(painter, tower, BLACK, t.light, 7)
    panes = windows(-106, -520, 5, 9, (46, 64), (28, 40), 0b01101_10010_11011_00110_10101_01100_11010_00101_10011)
    fill(painter, placed(panes, 350, 1010, 1, turn), t.light)
    broken = placed(
        polygon(
            ((-140, -560), (-70, -600), (-20, -540), (40, -610), (90, -550), (140, -590), (140, -700), (-140, -700))
        ),
        350,
        1010,
        1,
        turn,
    )
    fill(painter, broken, t.sky)
    flames = polygon(
        (
            (330, 500),
            (350, 400),
            (392, 446),
            (420, 330),
            (462, 424),
            (506, 350),
            (520, 440),
            (580, 410),
            (552, 540),
            (440, 560),
        )
    )
    rimmed(painter, flames, t.light, BLACK, 6)
    fill(
        painter,
        polygon(((380, 510), (396, 450), (424, 480), (446, 420), (474, 476), (510, 440), (520, 530), (440, 560))),
        look.BONE,
    )
    top = placed(
        joined(rect(-140, -110, 280, 110), rect(-40, -190, 80, 84), polygon(((-56, -186), (0, -236), (56, -186)))),
        330,
        430,
        0.92,
        -24,
    )
    rimmed(painter, top, BLACK, t.light, 6)
    fill(painter, placed(windows(-112, -82, 5, 1, (48, 50), (28, 44)), 330, 430, 0.92, -24), t.light)
    lightning = polygon(
        (
            (690, -150),
            (690, 20),
            (520, 190),
            (586, 200),
            (460, 330),
            (530, 336),
            (420, 470),
            (640, 300),
            (566, 290),
            (760, 100),
            (860, -150),
        )
    )
    rimmed(painter, lightning, look.BONE, BLACK, 9)
    for x, y, turned, scale in ((134, 620, -38, 0.96), (590, 700, 160, 0.96)):
        rimmed(painter, placed(falling_man(), x, y, scale, turned), look.BONE, BLACK, 7)
    for x, y, size, turned in (
        (210, 480, 40, 20),
        (540, 560, 30, 50),
        (120, 830, 34, 10),
        (610, 880, 46, 33),
        (250, 560, 22, 60),
    ):
        rimmed(painter, placed(rect(-size / 2, -size / 2, size, size), x, y, 1, turned), BLACK, t.light, 4)


SCENES = (
    _justice,
    _hanged_man,
    _death,
    _temperance,
    _devil,
    _tower,
)
"""Scenes 11 to 16, each painting 30 … 670 across and 30 … 1020 down."""
