"""The Four of Swords."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, place_at, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A night chapel: he sleeps, a cat on his breast; three blades hang in the window, one beneath him."""
    fill(painter, SKY, "#05060B")
    for row in range(17):  # the wall's stones
        for column in range(-1, 5):
            fill(painter, rect(column * 168 + row % 2 * 84, -150 + row * 56, 162, 50, 6), "#0C0E17")
    _off_duty(painter)
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
        fill(painter, rect(x - 3, 155, 6, 54), "#0D0F18")
        blade(painter, x, 366, 336, 0, 2.6)
    lit(painter, rect(206, 654, 432, 26, 6), "#2C3040", "#C8DCF8", (0, -5), shade="#0D0F18", width=5)
    for left, right in ((240, 352), (368, 476), (492, 604)):  # what comes in between the bars
        glaze(painter, polygon(((left, 680), (right, 680), (right - 170, 1000), (left - 220, 1000))), "#C8DCF8", 0.3)
    for left, right in ((236, 350), (370, 474), (494, 608)):  # and what stands in the dusty air
        shaft = polygon(((left, 380), (right, 380), (right, 660), (right - 290, 990), (left - 290, 990), (left - 290,
            710)))  # fmt: skip
        glaze(painter, shaft.subtracted(arch), "#A8C4E8", 0.2)
    _slab(painter)
    _sleeper(painter)
    gloom(painter, 340, 600, 500, 0.4)


def _off_duty(painter: QPainter) -> None:
    """His hat and his coat hang on a peg, out of the light."""
    cloth, rim = "#232A44", "#7C94CC"
    coat = blob(((112, 372), (128, 372), (146, 430), (172, 520), (178, 620), (196, 720), (60, 720), (66, 620), (72,
        520), (92, 430)), tension=0.5)  # fmt: skip
    lit(painter, coat, cloth, rim, (6, -4), shade="#0A0D18", width=6)
    fill(painter, joined(*(ink(line) for line in (((118, 390, 3), (112, 520, 9), (104, 720, 4)), ((124, 390, 2), (140,
        520, 9), (146, 720, 4)), ((100, 470, 2), (88, 580, 8), (84, 720, 4)), ((138, 450, 2), (158, 560, 7), (164, 720,
        4))))), "#0A0D18")  # fmt: skip
    hook = ink(((118, 250, 8), (119, 330, 8), (119, 382, 8)))
    lit(painter, hook, "#8894B4", rim, (3, -2), width=4)
    painter.save()
    place_at(painter, (120, 360), (124, 352), 0.94, degrees=-16)
    crown = blob(((66, 366), (74, 300), (98, 286), (120, 298), (144, 286), (166, 302), (172, 366)), tension=0.6)
    lit(painter, crown, cloth, rim, (6, -5), shade="#0A0D18", width=6)
    within(painter, crown, polygon(((50, 338), (190, 338), (190, 366), (50, 366))), "#8A2430")
    brim = blob(((30, 380), (60, 364), (120, 372), (178, 362), (210, 372), (180, 396), (120, 402), (62, 398)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, cloth, rim, (5, -5), shade="#0A0D18", width=6)
    painter.restore()


def _slab(painter: QPainter) -> None:
    """The stone he lies on; along its front hangs the fourth blade."""
    stone, moon, dark = "#2E3550", "#C8DCF8", "#0D0F18"
    lit(painter, rect(-20, 966, 740, 240), stone, "#4A5478", (0, -8), shade=dark, width=6)
    glaze(painter, polygon(((300, 966), (640, 966), (560, 1100), (180, 1100))), "#A8C4E8", 0.22)
    lit(painter, rect(-20, 926, 740, 44, 8), stone, moon, (0, -7), shade=dark, width=7)
    glaze(painter, rect(110, 1040, 460, 18, 9), BLACK, 0.5)
    blade(painter, 336, 1020, 470, 90, 3.9)


def _sleeper(painter: QPainter) -> None:
    """On his back like a knight on a tomb, as far as his breast, in a blanket; his head is deep in the pillow."""
    moon, skin = "#EAF2FF", "#F0C090"
    pillow = blob(((16, 932), (14, 846), (52, 786), (140, 800), (250, 820), (360, 800), (418, 836), (430, 932)),
        tension=0.7)  # fmt: skip
    lit(painter, pillow, "#C8D0E6", moon, (-3, -9), shade="#4A5478", width=7)
    shirt = blob(((360, 900), (352, 800), (384, 742), (430, 716), (520, 690), (540, 940), (400, 940)), tension=0.6)
    lit(painter, shirt, "#5A6A9C", moon, (-3, -9), shade="#20284C", width=7)
    with tilted(painter, 212, 776, -80):
        side(painter, 212, 776, 1.35, Face("#7A4A38", skin, nose=Nose.HOOKED, open=False, brow=13, smile=1.3, jaw=0.8,
            brow_colour="#2A1A16"))  # fmt: skip
        hair(painter, 212, 776, 1.35, Cut.SIDE_SHORT, "#3A2620", moon)
    collar = blob(((392, 924), (366, 850), (372, 772), (398, 736), (424, 728), (412, 790), (420, 850), (440, 926)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, "#8494C4", moon, (-3, -7), shade="#2A3460", width=6)
    sunk = blob(((16, 940), (20, 876), (70, 856), (150, 884), (240, 900), (330, 884), (400, 890), (428, 940)),
        tension=0.7)  # fmt: skip
    lit(painter, sunk, "#D8DEEE", moon, (-3, -8), shade="#4A5478", width=6)
    fill(painter, joined(*(ink(line) for line in (((90, 884, 1), (120, 906, 6), (128, 930, 1)), ((270, 904, 1), (250,
        916, 5), (246, 934, 1)), ((360, 896, 1), (350, 912, 5), (356, 932, 1))))), "#7080A8")  # fmt: skip
    _blanket(painter, moon)
    painter.save()
    painter.translate(438, 712)
    painter.scale(0.88, 0.88)
    _cat(painter, moon)
    painter.restore()


def _blanket(painter: QPainter, moon: str) -> None:
    """Drawn up to his armpits, the sheet turned down over its edge; it hangs in folds over the stone."""
    cloth, dark = "#2E4488", "#0C1434"
    whole = blob(((470, 700), (560, 684), (640, 690), (720, 700), (740, 970), (640, 958), (560, 972), (500, 956), (446,
        966), (440, 900), (446, 800)), tension=0.6)  # fmt: skip
    lit(painter, whole, cloth, moon, (-3, -10), shade=dark, width=7)
    for at in (0, 64):
        within(painter, whole, ink(((560 + at, 660, 20), (548 + at, 760, 22), (556 + at, 880, 22), (572 + at, 1010,
            22))), "#C8D4F0" if at == 0 else "#B03040")  # fmt: skip
    folds_ = (((520, 980, 14), (512, 900, 9), (530, 820, 1)), ((610, 980, 16), (622, 880, 9), (606, 790, 1)),
        ((670, 980, 12), (664, 900, 7), (676, 840, 1)))  # fmt: skip
    within(painter, whole, joined(*(ink(line) for line in folds_)), dark)
    sheet = blob(((452, 712), (484, 696), (512, 690), (500, 780), (496, 880), (508, 954), (470, 968), (436, 962), (430,
        880), (436, 790)), tension=0.6)  # fmt: skip
    lit(painter, sheet, "#D8DEEE", moon, (-3, -8), shade="#4A5478", width=6)


def _cat(painter: QPainter, moon: str) -> None:
    """A ginger cat asleep on his breast, its chin on its paws, its tail about it."""
    fur, dark = "#D87C2C", "#5A240C"
    body = blob(((14, -2), (10, -60), (40, -118), (100, -154), (170, -160), (232, -134), (266, -84), (272, -30), (256,
        0)), tension=0.85)  # fmt: skip
    lit(painter, body, fur, moon, (-4, -10), shade=dark, width=7)
    bars = [ink(((x, -170, 4), (x + 8, -128, 15), (x + 26, -88, 1))) for x in (86, 126, 166, 204)]
    within(painter, body, joined(*bars, ink(((160, -4, 1), (162, -56, 7), (196, -92, 1)))), dark)
    tail = ink(((262, -50, 30), (262, -10, 38), (216, 10, 40), (150, 14, 36), (92, 12, 28), (74, 8, 14)))
    lit(painter, tail, fur, moon, (-3, -7), shade=dark, width=7)
    within(painter, tail, joined(*(ink(((x, -20, 10), (x + 6, 40, 10))) for x in (118, 156, 194))), dark)
    for x in (-34, 30):
        lit(painter, disc(x, -4, 32, 19), "#F4E4CC", moon, (-3, -5), shade="#8C6A50", width=6)
    with tilted(painter, 4, -50, -6):
        head = joined(blob(((-66, -40), (-56, -84), (-20, -106), (28, -106), (64, -84), (74, -40), (48, -6), (4, 4),
            (-40, -6)), tension=0.9), polygon(((-62, -62), (-58, -146), (-8, -102))), polygon(((16, -102), (66, -146),
            (70, -62)))).simplified()  # fmt: skip
        lit(painter, head, fur, moon, (-3, -8), shade=dark, width=7)
        fill(painter, joined(polygon(((-52, -92), (-52, -124), (-28, -104))), polygon(((36, -104), (60, -124), (60,
            -92)))), "#8A3A24")  # fmt: skip
        within(painter, head, joined(disc(-12, -18, 26, 22), disc(22, -18, 26, 22), disc(5, 0, 24, 14)), "#F4E4CC")
        fill(painter, joined(*(ink(line) for line in (((-46, -54, 1), (-30, -42, 7), (-12, -52, 1)), ((20, -52, 1),
            (38, -42, 7), (54, -54, 1)), ((5, -24, 3), (5, -14, 4), (-12, -8, 1)), ((5, -14, 4), (22, -8, 1)))),
            ), BLACK)  # fmt: skip
        fill(painter, polygon(((-6, -32), (16, -32), (5, -21))), "#D8706A")
        fill(painter, joined(*(ink(((x, -100, 2), (x * 0.7 + 2, -80, 9), (x * 0.5 + 3, -66, 1))) for x in (-20, 5,
            30))), dark)  # fmt: skip
        whisks = [ink(((5 + way * 26, -16 + k * 7, 3), (5 + way * 84, -24 + k * 14, 1.5))) for way in (-1, 1) for k
            in (0, 1)]  # fmt: skip
        fill(painter, joined(*whisks), moon)
