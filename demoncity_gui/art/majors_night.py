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
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def _justice(painter: QPainter, t: Tones) -> None:
    """The stone woman of the courthouse has come down its steps: blindfold on, scales out, sword up."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.RAIN, t.dusk, pitch=46, width=3)
    fill(painter, polygon(((30, 470), (350, 330), (670, 470))), t.dusk)
    fill(painter, rect(30, 470, 640, 34), t.glow)
    for x in (50.0, 150.0, 490.0, 590.0):
        fill(painter, rect(x, 504, 62, 420), t.dusk)
        hatch(painter, rect(x, 504, 62, 420), Hatch.VERTICAL, t.sky, pitch=20, width=5)
    for i in range(4):
        fill(painter, rect(30, 900 + i * 32, 640, 32), (t.glow, t.dusk)[i % 2])
    gown = blob(
        ((290, 560), (350, 545), (410, 560), (440, 700), (470, 860), (540, 1030), (160, 1030), (230, 860), (260, 700)),
        tension=0.6,
    )
    rimmed(painter, gown, look.BONE, BLACK, 9)
    for x, foot in ((300, 236), (336, 310), (372, 392), (404, 470)):
        fill(painter, limb(((x, 720, 4), (foot, 1020, 10))), t.dusk)
    fill(painter, joined(rect(262, 690, 178, 22, 8)), look.OXBLOOD)
    hair = blob(((350, 360), (420, 384), (440, 470), (430, 560), (270, 560), (260, 470), (280, 384)))
    rimmed(painter, hair, BLACK, t.light, 5)
    rimmed(painter, rect(322, 500, 56, 70, 18), look.BONE, BLACK, 5)
    face = blob(((350, 390), (398, 414), (404, 470), (386, 528), (350, 550), (314, 528), (296, 470), (302, 414)))
    rimmed(painter, face, look.BONE, BLACK, 6)
    rimmed(painter, polygon(((286, 436), (414, 436), (414, 482), (286, 482))), look.OXBLOOD, BLACK, 5)
    fill(painter, limb(((332, 516, 5), (350, 520, 7), (368, 516, 5))), BLACK)
    blade = joined(polygon(((-17, 250), (-17, -230), (0, -290), (17, -230), (17, 250))), rect(-76, 236, 152, 26, 12))
    hilt = joined(rect(-12, 256, 24, 90, 8), disc(0, 352, 20))
    rimmed(painter, placed(joined(blade, hilt), 566, 440, 1, 4), look.BONE, BLACK, 8)
    rimmed(painter, limb(((412, 590, 70), (500, 740, 56), (552, 740, 44))), look.BONE, BLACK, 7)
    rimmed(painter, joined(*(rect(510, 700 + i * 24, 82, 27, 13) for i in range(4))), look.BONE, BLACK, 5)
    rimmed(painter, limb(((288, 590, 70), (220, 520, 56), (160, 470, 40))), look.BONE, BLACK, 7)
    rimmed(painter, disc(152, 460, 28), look.BONE, BLACK, 6)
    rimmed(painter, thick_line(((60, 530), (250, 500)), 14), t.light, BLACK, 6)
    fill(painter, thick_line(((152, 470), (154, 514)), 9), t.light)
    for x, y in ((64.0, 530.0), (246.0, 502.0)):
        for dx in (-46.0, 46.0):
            rimmed(painter, thick_line(((x, y), (x + dx, y + 140)), 5), t.light, BLACK, 4)
        pan = blob(((x - 58, y + 138), (x + 58, y + 138), (x + 36, y + 176), (x - 36, y + 176)), tension=0.6)
        rimmed(painter, pan, t.light, BLACK, 6)
    heart = blob(((64, 664), (36, 634), (44, 612), (64, 620), (84, 612), (92, 634)), tension=0.8)
    rimmed(painter, heart, look.DANGER, BLACK, 4)


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
    """Under a neon pair of wings a barman throws a drink from glass to glass, in one long arc, and spills nothing."""
    fill(painter, SKY, t.far)
    fill(painter, rect(30, 300, 640, 420), t.sky)
    fill(painter, rect(30, 720, 640, 300), t.dusk)
    for side in (-1, 1):
        for i in range(5):
            feather = blob(
                (
                    (350 + side * 70, 470 + i * 34),
                    (350 + side * 190, 330 + i * 62),
                    (350 + side * (326 - i * 26), 330 + i * 92),
                    (350 + side * 210, 420 + i * 66),
                )
            )
            stroke(painter, feather, t.glow, 22)
            stroke(painter, feather, t.light, 9)
    painter.save()
    painter.translate(350, 900)
    painter.rotate(-9)
    painter.translate(-350, -900)
    torso = polygon(((290, 560), (410, 560), (500, 600), (540, 1000), (170, 1000), (200, 600)))
    head = blob(((350, 360), (414, 384), (426, 470), (400, 546), (350, 572), (300, 546), (274, 470), (286, 384)))
    rimmed(painter, joined(torso, head), BLACK, t.light, 6)
    fill(painter, head, look.BONE)
    hair = blob(((276, 440), (280, 378), (320, 346), (390, 350), (424, 390), (426, 450), (400, 406), (320, 410)))
    rimmed(painter, hair, BLACK, t.light, 3)
    for x in (318, 384):
        fill(painter, limb(((x - 18, 466, 5), (x, 474, 8), (x + 18, 466, 5))), BLACK)
    fill(painter, blob(((312, 522), (350, 510), (388, 522), (350, 530))), BLACK)
    fill(painter, polygon(((310, 574), (390, 574), (420, 960), (280, 960))), look.BONE)
    fill(painter, polygon(((350, 602), (406, 576), (406, 632), (294, 576), (294, 632))), t.light)
    for y in (680, 740, 800):
        fill(painter, disc(350, y, 7), BLACK)
    painter.restore()
    for points in (((170, 660, 88), (70, 800, 74), (150, 880, 56)), ((470, 600, 88), (590, 520, 74), (590, 400, 56))):
        rimmed(painter, limb(points), look.BONE, BLACK, 6)
    stream = blob(
        (
            (500, 300), (380, 250), (270, 310), (190, 450), (176, 620), (212, 800), (236, 800), (240, 620),
            (250, 470), (310, 350), (390, 300), (490, 340),
        ),
        tension=0.9,
    )  # fmt: skip
    rimmed(painter, stream, t.light, BLACK, 8)
    fill(painter, limb(((470, 312, 6), (380, 276, 12), (296, 324, 14), (220, 460, 14), (206, 640, 10))), look.BONE)
    for x, y, size in ((150, 420, 13), (120, 540, 9), (270, 240, 11), (330, 210, 8)):
        rimmed(painter, disc(x, y, size), t.light, BLACK, 4)
    high = placed(polygon(((-64, -84), (64, -84), (50, 84), (-50, 84))), 566, 330, 1, -84)
    rimmed(painter, high, look.BONE, BLACK, 8)
    fill(painter, placed(polygon(((-40, -84), (58, -84), (46, 50), (-10, 40))), 566, 330, 1, -84), t.light)
    rimmed(painter, joined(*(rect(548 + i * 25, 300, 28, 92, 14) for i in range(3))), look.BONE, BLACK, 5)
    low = polygon(((140, 790), (316, 790), (292, 976), (164, 976)))
    rimmed(painter, low, look.BONE, BLACK, 8)
    fill(painter, polygon(((158, 836), (298, 836), (280, 960), (176, 960))), t.light)
    rimmed(painter, joined(*(rect(122, 846 + i * 28, 74, 30, 14) for i in range(4))), look.BONE, BLACK, 5)
    rimmed(painter, rect(20, 976, 660, 90), BLACK, t.light, 5)


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
