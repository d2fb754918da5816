"""The Page of Cups."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _fish(
    painter: QPainter, x: float, y: float, size: float, colour: str | QColor, *, mirror: bool = False, turn: float = 0
) -> None:
    body = joined(blob(((-60, 0), (-20, -34), (30, -30), (62, 0), (30, 28), (-20, 30))), polygon(((-50, 0),
        (-96, -36), (-84, 0), (-96, 36))))  # fmt: skip
    lit(painter, placed(body, x, y, size, turn, mirror=mirror), colour, look.BONE, (0, -6 * size),
        shade=mixed(BLACK, colour, 0.6), width=4)  # fmt: skip
    fill(painter, placed(limb(((4, -22, 3), (12, 0, 5), (4, 20, 3))), x, y, size, turn, mirror=mirror), BLACK)
    fill(painter, placed(disc(36, -8, 9), x, y, size, turn, mirror=mirror), look.BONE)
    fill(painter, placed(disc(38, -8, 5), x, y, size, turn, mirror=mirror), BLACK)


def scene(painter: QPainter, t: Tones) -> None:
    """The kid who washes up at the aquarium bar, and a fish in the glass that has something to say."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    sky(painter, mixed(BLACK, t.light, 0.66), mixed(BLACK, t.light, 0.3), 920)
    for left, right in ((220, 330), (420, 520), (600, 680)):
        shaft = polygon(((left + 60, -150), (right + 60, -150), (right + 120, 920), (left - 120, 920)))
        glaze(painter, shaft, look.BONE, 0.1)
    hatch(painter, SKY, Hatch.WAVES, mixed(BLACK, t.light, 0.62), pitch=62, width=5)
    for x, foot, tall in ((60, 900, 330), (650, 900, 300)):  # weed
        weed = limb(((x, foot, 26), (x + 22, foot - tall * 0.4, 20), (x - 14, foot - tall * 0.7, 16),
            (x + 12, foot - tall, 6)))  # fmt: skip
        fill(painter, weed, mixed(BLACK, look.HORROR, 0.42))
    for x, wide, tall in ((560, 240, 120), (240, 200, 80), (700, 160, 200)):  # rocks and coral
        rock = blob(((x - wide / 2, 930), (x - wide * 0.4, 930 - tall * 0.7), (x - wide * 0.1, 930 - tall), (x + wide *
            0.3, 930 - tall * 0.8), (x + wide / 2, 930)), tension=0.7)  # fmt: skip
        lit(painter, rock, mixed(BLACK, t.light, 0.3), t.light, (4, -6), shade=mixed(BLACK, t.light, 0.16), width=4)
    for x, y, size, mirror in ((330, 110, 0.6, False), (420, 80, 0.42, False), (646, 300, 0.56, False)):
        _fish(painter, x, y, size, t.light, mirror=mirror)
    for x, y, size in ((384, 330, 0.5), (350, 386, 0.42), (386, 444, 0.36)):  # a shoal, far off
        _fish(painter, x, y, size, mixed(BLACK, t.light, 0.5))
    for x, y, size in ((470, 300, 14), (452, 250, 9), (480, 220, 6)):
        stroke(painter, disc(x, y, size), look.BONE, 4)
    for x in (50, 392):  # the tank's frame, and its lid
        lit(painter, rect(x, -150, 22, 1100), "#23323E", look.BONE, (4, 0), width=5)
    lit(painter, rect(-20, 190, 740, 26), "#23323E", look.BONE, (0, -5), width=5)
    lit(painter, rect(-20, 940, 740, 300), "#6B4630", look.SODIUM, (0, 0.1), shade="#6B4630")
    hatch(painter, rect(0, 960, 700, 300), Hatch.WAVES, "#4A2E1E", pitch=44, width=5)
    for x in (396, 540, 684):
        fill(painter, rect(x, 950, 6, 260), "#3A2416")
    lit(painter, rect(-20, 920, 740, 34), "#A06A3C", look.BONE, (0, -8))
    glaze(painter, polygon(((-20, -150), (150, -150), (60, 500), (120, 1200), (-20, 1200))), "#04080F", 0.6)
    glaze(painter, rect(-20, 960, 740, 300), "#04080F", 0.45)
    skin = "#F0D0AC"
    arm(painter, ((290, 900), (394, 1054), (492, 964)), 84, "#7A1420", look.DANGER, (6, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    with tilted(painter, 210, 980, -7):
        _washer(painter, t)
    _cap(painter, t)
    with cradle(painter, 520, 906, 44, 0.92, skin), tilted(painter, 520, 930, 6):
        glass(painter, 516, 930, 236)
        _leaping_fish(painter, t)
    arm(painter, ((128, 880), (232, 1046), (352, 866)), 98, look.OXBLOOD, look.DANGER, (9, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    palm(painter, 382, 800, 20, 0.84, skin, mirror=True, back=True, towards=(0.9, -0.4))
    gloom(painter, 420, 640, 370, 0.6)


def _leaping_fish(painter: QPainter, t: Tones) -> None:
    """A fish that comes up out of the glass, and half of the drink with it."""
    _talking_fish(painter)
    for x, lean, tall in ((440, -30, 110), (470, -14, 140), (566, 18, 150), (596, 34, 100)):  # what it throws up
        spout = placed(blob(((-12, 0), (-5, -tall * 0.6), (0, -tall), (6, -tall * 0.6), (12, 0))), x, 716, 1, lean)
        lit(painter, spout, t.light, look.BONE, (-3, -4), width=4)
    foam = blob(((426, 724), (440, 700), (468, 708), (490, 688), (516, 706), (540, 690), (566, 706), (594, 694),
        (612, 722),
        (570, 734), (516, 738), (460, 734)), tension=0.8)  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (3, -5), shade=mixed(look.BONE, t.light, 0.6), width=4)
    for x, y in ((404, 640), (614, 616), (636, 660), (572, 570), (410, 580), (646, 560)):
        fill(painter, blob(((x, y - 16), (x + 8, y), (x, y + 8), (x - 8, y))), look.BONE)


def _talking_fish(painter: QPainter) -> None:
    """Golden, in scales, fins spread: its mouth is open, for it has something to tell."""
    painter.save()
    painter.translate(464, 512)
    painter.rotate(48)
    painter.scale(-2.05, 2.05)
    gold, dark = look.SODIUM, "#7A3E10"
    for fin in (((-40, -18), (-44, -50), (-20, -62), (4, -52), (34, -26)), ((-16, 22), (-34, 52), (-8, 50), (14,
            24))):  # fmt: skip
        lit(painter, blob(fin, tension=0.5), "#D9762A", look.BONE, (2, -3), shade=dark, width=3)
    tail = blob(((-50, 0), (-70, -14), (-100, -44), (-104, -30), (-88, 0), (-102, 32), (-96, 44), (-70, 16)),
        tension=0.5)  # fmt: skip
    lit(painter, tail, "#D9762A", look.BONE, (2, -3), shade=dark, width=3)
    body = blob(((-62, 0), (-30, -28), (10, -36), (44, -26), (62, -10), (54, 0), (60, 12), (38, 26), (4, 32), (-30,
        24)), tension=0.85)  # fmt: skip
    lit(painter, body, gold, look.BONE, (3, -5), shade=dark, width=3)
    scales = joined(*(limb(((x - 5, y - 6, 1), (x + 1, y, 2.6), (x - 5, y + 6, 1))) for x, y in ((-36, -6), (-36, 8),
        (-22, -14), (-22, 0), (-22, 14), (-8, -20), (-8, -6), (-8, 8))))  # fmt: skip
    fill(painter, scales, dark)
    fill(painter, limb(((14, -24, 2), (22, -4, 4), (12, 20, 2))), dark)
    lit(painter, blob(((2, 4), (-16, 10), (-20, 22), (-2, 18), (8, 10)), tension=0.6), "#D9762A", look.BONE, (1, -2),
        shade=dark, width=2)  # fmt: skip
    fill(painter, blob(((64, -8), (48, 0), (62, 10), (68, 2)), tension=0.6), "#2B0710")
    for lip in (((48, 0, 2), (56, -7, 6), (66, -9, 8)), ((48, 1, 2), (54, 9, 6), (63, 13, 7))):
        lit(painter, limb(lip), "#E88A3A", look.BONE, (1, -2), shade=dark, width=2)
    rimmed(painter, disc(38, -13, 10), look.BONE, BLACK, 2)
    fill(painter, disc(41, -12, 5.4), BLACK)
    painter.restore()


def _washer(painter: QPainter, t: Tones) -> None:
    """The boy: an apron over his shirt, a scarf, a cook's cap on a red mop."""
    shirt = blob(((30, 1130), (40, 920), (96, 800), (190, 750), (276, 790), (320, 900), (330, 1130)), tension=0.6)
    lit(painter, shirt, look.OXBLOOD, look.DANGER, (13, -6), shade="#33090F")
    night = blob(((0, 760), (150, 740), (132, 820), (160, 900), (136, 1000), (170, 1160), (0, 1160)), tension=0.6)
    within(painter, shirt, night, "#16050A")
    bib = blob(((186, 866), (240, 876), (306, 858), (326, 930), (336, 1040), (340, 1160), (176, 1160), (166, 1040),
        (172, 940)), tension=0.6)  # fmt: skip
    lit(painter, bib, look.BONE, look.BONE, (10, -4), shade=mixed(BLACK, t.light, 0.6), width=5)
    within(painter, bib, blob(((150, 840), (216, 860), (206, 960), (226, 1050), (212, 1180), (140, 1180)), tension=0.6),
        mixed(BLACK, t.light, 0.4))  # fmt: skip
    for strap in (((200, 872, 16), (196, 820, 16), (214, 770, 15)), ((296, 868, 16), (290, 820, 16), (266, 780, 14))):
        rimmed(painter, limb(strap), look.BONE, BLACK, 3)
    mop = blob(((120, 500), (90, 560), (82, 640), (104, 700), (130, 680), (150, 710), (180, 690), (200, 600),
        (190, 500)), tension=0.8)  # fmt: skip
    lit(painter, mop, "#B04A24", look.SODIUM, (8, -6), shade="#4A1410")
    neck(painter, 206, 660, 78, 760, "#F0D0AC")
    turned(painter, 222, 590, 1.12, Face("#A8705C", "#F0D0AC", nose=Nose.SNUB, stern=-1.9, brow=8, jaw=0.1, smile=1,
        brow_colour="#5C2416", gaze=0.9, young=True, squint=-0.8, lid=-0.5))  # fmt: skip
    gape = blob(((222, 640), (252, 636), (282, 634), (284, 660), (262, 690), (238, 676)), tension=0.85)
    rimmed(painter, gape, "#2B0710", BLACK, 3)
    within(painter, gape, disc(258, 688, 18, 16), "#C0524A")
    within(painter, gape, rect(226, 626, 70, 20), look.BONE)
    locks = blob(((302, 512), (322, 452), (290, 462), (292, 408), (252, 444), (230, 388), (204, 440), (158, 400),
        (158, 456), (106, 446), (124, 496), (78, 520), (104, 560), (104, 650), (134, 690), (158, 660),
        (150, 610), (164, 560), (176, 540), (184, 566), (200, 506), (222, 526), (246, 500), (262, 518), (280, 500)),
        tension=0.6)  # fmt: skip
    lit(painter, locks, "#B04A24", look.SODIUM, (9, -7), shade="#4A1410")
    strands(painter, (((280, 440), (270, 470), (230, 510)), ((232, 420), (220, 470), (180, 560)), ((170, 430),
        (160, 500), (134, 620)), ((130, 480), (120, 540), (122, 630))), "#B04A24",
        look.SODIUM, 6)  # fmt: skip
    for x, y in ((190, 622), (206, 632), (222, 624), (292, 620), (282, 628)):
        fill(painter, disc(x, y, 3.4), "#B0623C")
    scarf = blob(((150, 690), (210, 712), (262, 690), (290, 730), (270, 790), (200, 800), (130, 770), (122, 720)),
        tension=0.8)  # fmt: skip
    lit(painter, scarf, t.glow, t.light, (9, -6), shade=mixed(BLACK, t.light, 0.3))
    fill(painter, joined(limb(((140, 730, 3), (210, 752, 7), (280, 728, 3))),
        limb(((150, 760, 3), (200, 780, 6), (250, 772, 3)))), mixed(BLACK, t.light, 0.3))  # fmt: skip


def _cap(painter: QPainter, t: Tones) -> None:
    """It has flown off his head."""
    painter.save()
    painter.translate(-40, -96)
    with tilted(painter, 200, 440, -22):
        crown_ = blob(((100, 500), (92, 440), (120, 390), (180, 366), (250, 376), (300, 416), (306, 470), (210, 470)),
            tension=0.8)  # fmt: skip
        lit(painter, crown_, look.BONE, look.BONE, (9, -8), shade=mixed(BLACK, t.light, 0.6))
        for points in (((150, 380), (134, 420), (136, 470)), ((216, 370), (216, 420), (220, 456)), ((268, 390), (276,
            424), (276, 458))):  # fmt: skip
            fill(painter, limb(tuple((*point, 4) for point in points)), mixed(BLACK, t.light, 0.6))
        band = blob(((92, 510), (100, 466), (200, 446), (312, 462), (318, 494), (210, 484)), tension=0.6)
        lit(painter, band, t.glow, t.light, (8, -7), shade=mixed(BLACK, t.light, 0.3))
    painter.restore()
