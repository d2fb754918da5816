"""The Page of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#A86A42"
_SHADE: Final = "#56301F"
_PALE: Final = "#F2C08C"
_SHINE: Final = "#CFF0FF"
_COAT: Final = "#D99A22"
_GOLD: Final = "#F08A28"
_DARK: Final = "#7A2E0C"


def scene(painter: QPainter, t: Tones) -> None:
    """Nose to nose, a child in a paper hat and the fish that came up out of its glass marvel at each other."""
    _tank(painter, t)
    _coat(painter)
    _head(painter)
    _collar(painter)
    _fish(painter)
    lit(painter, rect(-20, 1016, 740, 200), "#2A4054", t.light, (0, -7), shade="#0E1A28")
    glaze(painter, disc(200, 1052, 170, 20), BLACK, 0.5)
    glass(painter, 216, 1056, 316)
    _splash(painter, t)
    _hands(painter)
    gloom(painter, 350, 540, 340, 0.56)


def _tank(painter: QPainter, t: Tones) -> None:
    """The light of a great tank behind them, with a shoal that goes by."""
    sky(painter, mixed(BLACK, t.light, 0.5), mixed(BLACK, t.light, 0.1), 1100)
    for left, right, foot in ((180, 270, -60), (330, 400, 140), (470, 560, 360), (620, 690, 560)):
        shaft = polygon(((left + 110, -150), (right + 110, -150), (foot + 200, 1000), (foot, 1000)))
        glaze(painter, shaft, _SHINE, 0.13)
    glow(painter, 350, 490, 400, _SHINE, 0.8)
    body = blob(((-60, 0), (-20, -24), (30, -22), (62, 0), (30, 20), (-20, 22)))
    small = joined(body, polygon(((-50, 0), (-92, -28), (-82, 0), (-92, 28))))
    for x, y, size in ((300, 120, 0.66), (380, 196, 0.5), (286, 236, 0.44), (250, 330, 0.36)):
        fill(painter, placed(small, x, y, size, -12), mixed(BLACK, t.light, 0.3))
    for x, y, size in ((90, 400, 12), (70, 350, 8), (96, 318, 6), (420, 290, 9)):
        stroke(painter, disc(x, y, size), look.BONE, 4)


def _coat(painter: QPainter) -> None:
    """A yellow rain coat, far too wide."""
    coat = blob(((400, 1160), (404, 960), (424, 820), (470, 740), (560, 690), (720, 680), (780, 900), (780, 1160)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, _COAT, "#FFF0B0", (-12, -8), shade="#5A3408")


def _collar(painter: QPainter) -> None:
    """Its high collar stands round the chin."""
    collar = blob(((430, 742), (452, 690), (520, 712), (600, 700), (690, 650), (740, 700), (720, 800), (620, 830), (520,
        822), (450, 796)), tension=0.7)  # fmt: skip
    lit(painter, collar, _COAT, "#FFF0B0", (-8, -8), shade="#5A3408")
    fill(painter, joined(ink(((470, 720, 2), (500, 770, 8), (490, 812, 2))), ink(((560, 740, 2), (640, 760, 8), (690,
        740, 2)))), "#5A3408")  # fmt: skip


def _head(painter: QPainter) -> None:
    """The child's head in profile, as large as can be: eye and mouth are round."""
    painter.save()
    painter.translate(556, 496)
    painter.rotate(4)
    painter.scale(-1.86, 1.86)
    face = blob(((-30, -106), (34, -104), (72, -78), (83, -48), (79, -18), (84, -4), (95, 2), (100, 11), (95, 20),
            (84, 23), (80,
        28), (85, 36), (80, 43), (66, 46), (75, 54), (75, 63), (66, 68), (63, 80), (48, 89), (22, 88), (0, 82), (-12,
        130), (-70, 130), (-70, 0)), tension=0.8)  # fmt: skip
    rimmed(painter, face, _SKIN, BLACK, 3.4)
    _planes(painter, face)
    _features(painter, face)
    _hair_and_hat(painter)
    painter.restore()


def _planes(painter: QPainter, face: QPainterPath) -> None:
    """Light from the glass on brow, nose and cheek; the jaw's underside in the dark."""
    dusk = blob(((-120, -120), (10, -110), (24, -60), (6, -20), (6, 20), (16, 50), (24, 66), (44, 82), (66, 86), (60,
        140), (-120, 140)), tension=0.7)  # fmt: skip
    within(painter, face, dusk, mixed(_SHADE, _SKIN, 0.56))
    within(painter, face, blob(((-120, -120), (-20, -110), (-10, -50), (-20, 0), (-10, 40), (2, 62), (22, 78), (50, 86),
        (60, 140), (-120, 140)), tension=0.7), mixed(_SHADE, _SKIN, 0.16))  # fmt: skip
    within(painter, face, blob(((-120, 60), (-20, 60), (-2, 80), (24, 90), (50, 92), (60, 150), (-120, 150)),
        tension=0.7), mixed(BLACK, _SHADE, 0.5))  # fmt: skip
    within(painter, face, disc(42, 34, 24, 18), mixed(_SKIN, look.DANGER, 0.4))
    within(painter, face, ink(((34, 24, 1), (44, 22, 5), (54, 27, 1))), mixed(_SKIN, "#FFD8C0", 0.5))
    rim = face.subtracted(face.translated(-5, 2))
    within(painter, face, rim.intersected(rect(30, -120, 100, 205)), _PALE)
    within(painter, face, blob(((46, -84), (68, -70), (74, -46), (62, -62)), tension=0.8), _PALE)


def _features(painter: QPainter, face: QPainterPath) -> None:
    """One huge round eye, a lifted brow, a button of a nose, a mouth that says oh."""
    within(painter, face, disc(48, -10, 30, 32), mixed(_SHADE, _SKIN, 0.66))
    white = disc(47, -10, 25, 28).intersected(face)
    fill(painter, white, look.BONE)
    within(painter, white, disc(57, -9, 15, 18), "#4A2A14")
    within(painter, white, disc(59, -9, 9, 12), BLACK)
    within(painter, white, disc(63, -16, 4.6, 5.6), "#FFFFFF")
    within(painter, white, disc(51, 0, 3, 3.6), "#E8A868")
    within(painter, white, ink(((22, -24, 3), (44, -37, 4), (70, -32, 3))), mixed(_SHADE, look.BONE, 0.4))
    fill(painter, joined(ink(((20, -8, 1.4), (27, -28, 3), (46, -39, 4.6), (64, -32, 3.6), (73, -16, 2))), ink(((30,
            10, 1),
        (46, 18.6, 2.6), (62, 12, 1)))), BLACK)  # fmt: skip
    within(painter, face, ink(((24, -50, 2), (38, -64, 8), (56, -68, 9), (76, -60, 4))), "#1E1416")
    fill(painter, joined(ink(((78, 19, 1), (75, 12, 2.6), (79, 5, 1))), ink(((84, 17, 1), (87, 15, 3.4), (91, 17, 1)))),
        "#3A1C12")  # fmt: skip
    gape = blob(((55, 46), (62, 38), (78, 38), (90, 44), (84, 56), (68, 63), (57, 56)), tension=0.95)
    within(painter, face, gape, "#2B0710")
    within(painter, face, disc(66, 59, 10, 6), "#B8483C")
    within(painter, face, polygon(((66, 37), (90, 37), (90, 44), (68, 44))), look.BONE)
    within(painter, face, joined(ink(((54, 43, 1), (64, 36.6, 4), (84, 37, 4))), ink(((58, 58, 1), (66, 64, 4), (78, 61,
        4)))), "#8A4032")  # fmt: skip
    fill(painter, joined(ink(((52, 40, 1), (50, 49, 2.6), (53, 58, 1))), ink(((52, 76, 1), (58, 73, 2.6), (64, 74,
        1)))), mixed(BLACK, _SHADE, 0.8))  # fmt: skip


def _hair_and_hat(painter: QPainter) -> None:
    """An ear, short curls, and on them a boat that is folded out of paper."""
    ear = blob(((-6, -12), (-20, -26), (-36, -18), (-38, 2), (-26, 22), (-12, 26), (-4, 12)), tension=0.9)
    curls = joined(*(disc(x, y, r) for x, y, r in ((52, -94, 17), (28, -88, 20), (6, -74, 20), (-6, -48, 18), (-14, -28,
        13), (-34, -66, 40), (-52, -26, 30), (-56, 16, 24), (-44, 44, 17))))  # fmt: skip
    lit(painter, curls, "#1E1416", "#6A86A0", (4, -4), shade=BLACK, width=3)
    for x, y in ((46, -92), (22, -82), (0, -62), (-20, -52), (-42, -24), (-50, 10)):
        stroke(painter, ink(((x - 7, y + 3, 1), (x, y - 7, 2), (x + 8, y + 1, 1))), "#5A4A4C", 1)
    lit(painter, ear, _SKIN, _PALE, (4, -3), shade=_SHADE, width=3)
    fill(painter, joined(ink(((-12, -8, 1), (-24, -14, 4), (-30, 2, 3), (-20, 14, 1))), ink(((-14, 2, 1), (-20, 4, 4),
        (-18, 12, 1)))), _SHADE)  # fmt: skip
    painter.translate(0, -16)
    crown = polygon(((-86, -92), (-14, -192), (70, -96)))
    lit(painter, crown, "#D8CDB8", look.BONE, (5, -4), shade="#8A8490", width=3.4)
    fill(painter, limb(((-14, -188, 2), (-10, -90, 3))), "#8A8490")
    brim = polygon(((-124, -92), (-10, -118), (116, -112), (84, -64), (-10, -68), (-96, -42)))
    lit(painter, brim, look.BONE, "#FFFFFF", (5, -5), shade="#8A8490", width=3.4)
    for y in (0, 10, 20):  # lines of print
        fill(painter, limb(((10, -100 + y, 3), (84 - y * 0.8, -96 + y * 0.9, 3))), "#A8A096")
        fill(painter, limb(((-90 + y * 0.8, -84 + y, 3), (-24, -98 + y, 3))), "#8A8490")


def _fish(painter: QPainter) -> None:
    """Golden and fat, bent over the glass's edge: as much surprised as the child."""
    for fin in (((190, 440), (150, 376), (122, 396), (110, 428), (80, 440), (80, 478), (50, 504), (62, 540), (46, 580),
            (62, 630), (130, 640)), ((260, 650), (330, 620), (366, 650), (342, 668), (346, 700), (280,
            706))):  # fmt: skip
        lit(painter, blob(fin, tension=0.5), "#D9602A", "#FFD890", (5, -6), shade=_DARK)
    body = blob(((226, 800), (146, 740), (104, 650), (104, 560), (140, 474), (208, 420), (276, 414), (320, 440), (336,
        478), (328, 516), (316, 556), (312, 610), (308, 680), (300, 740), (290, 800)), tension=0.85)  # fmt: skip
    lit(painter, body, _GOLD, "#FFE8A0", (10, -7), shade=_DARK)
    belly = blob(((340, 500), (300, 520), (264, 580), (256, 660), (266, 780), (340, 780), (340, 560)), tension=0.8)
    within(painter, body, belly, "#FFC860")
    scales: list[Point] = [(150, 600), (190, 600), (140, 640), (176, 644), (216, 640), (158, 686), (198, 686), (240,
        690), (150, 560), (186, 556), (182, 724), (222, 730)]  # fmt: skip
    within(painter, body, joined(*(ink(((x - 18, y - 10, 1), (x - 12, y + 8, 5), (x + 2, y + 12, 6), (x + 16, y + 2, 5),
        (x + 18, y - 10, 1))) for x, y in scales)), _DARK)  # fmt: skip
    fill(painter, ink(((190, 440, 2), (222, 500, 8), (226, 550, 7), (200, 590, 2))), _DARK)
    lit(painter, blob(((214, 566), (190, 600), (186, 650), (214, 640), (226, 664), (248, 620), (246, 570)),
        tension=0.6), "#E87A34", "#FFD890", (5, -5), shade=_DARK, width=5)  # fmt: skip
    rimmed(painter, disc(268, 470, 34), look.BONE, BLACK, 5)
    fill(painter, disc(279, 470, 20), BLACK)
    fill(painter, disc(286, 460, 7), "#FFFFFF")
    pout = blob(((316, 462), (338, 452), (354, 456), (362, 482), (356, 508), (338, 514), (318, 504)), tension=0.9)
    lit(painter, pout, "#FFA850", "#FFE8A0", (3, -4), shade=_DARK, width=5)
    rimmed(painter, disc(352, 482, 8, 17), "#2B0710", _DARK, 2)


def _splash(painter: QPainter, t: Tones) -> None:
    """The drink that it throws up."""
    for x, lean, tall in ((92, -34, 110), (126, -16, 130), (310, 20, 120), (342, 38, 90)):
        spout = placed(blob(((-15, 8), (-7, -tall * 0.5), (0, -tall), (8, -tall * 0.5), (15, 8))), x, 766, 1, lean)
        lit(painter, spout, t.light, look.BONE, (-4, -5), width=5)
    foam = blob(((72, 772), (86, 738), (118, 750), (140, 726), (172, 752), (206, 734), (240, 752), (270, 728), (300,
        750), (336, 734), (360, 774), (310, 790), (216, 796), (120, 790)), tension=0.85)  # fmt: skip
    lit(painter, foam, look.BONE, "#FFFFFF", (3, -6), shade=mixed(look.BONE, t.light, 0.6), width=5)
    for x, y, size in ((58, 660, 1.2), (84, 610, 0.8), (372, 656, 1.1), (346, 600, 0.8), (390, 712, 0.9), (352, 558,
            0.6)):  # fmt: skip
        drop = placed(blob(((0, -18), (9, 0), (0, 9), (-9, 0))), x, y, size)
        rimmed(painter, drop, look.BONE, BLACK, 3)


def _hands(painter: QPainter) -> None:
    """Both hands lie on the glass: one flat before it, of the other the tips come round it."""
    tips = [((56, y - 6, 34), (82, y - 4, 32), (108, y + lift, 19)) for y, lift in ((850, 4), (890, 0), (930, -2), (968,
        -6))]  # fmt: skip
    flesh(painter, [digit(chain) for chain in tips], _SKIN, (0.6, -0.8), 5)
    fill(painter, joined(*(nail(chain) for chain in tips)), pale_of(_SKIN))
    sleeve = blob(((548, 800), (640, 770), (740, 800), (760, 1000), (730, 1150), (560, 1140), (486, 1076), (416, 1040),
        (440, 930), (500, 926), (560, 940), (566, 880)), tension=0.75)  # fmt: skip
    lit(painter, sleeve, _COAT, "#FFF0B0", (-10, -9), shade="#5A3408")
    dim = blob(((660, 740), (640, 900), (606, 1000), (560, 1180), (800, 1200), (800, 740)), tension=0.6)
    within(painter, sleeve, dim, "#8A5A14")
    fill(painter, joined(ink(((560, 940, 2), (590, 990, 10), (580, 1050, 2))), ink(((540, 950, 2), (550, 1000, 9), (530,
        1060, 2)))), "#5A3408")  # fmt: skip
    _near_hand(painter)
    cuff = blob(((414, 1056), (424, 916), (474, 906), (494, 960), (474, 1066), (440, 1080)), tension=0.7)
    lit(painter, cuff, "#E8B040", "#FFF0B0", (-7, -7), shade="#5A3408")


def _near_hand(painter: QPainter) -> None:
    """A child's hand from its back, short and round, its fingers spread on the glass."""
    chains = [((352, 944, 42), (310, 908, 38), (280, 886, 34), (258, 870, 24)), ((346, 968, 42), (298, 946, 39), (262,
        932, 35), (234, 922, 25)), ((348, 994, 42), (300, 984, 38), (266, 978, 34), (240, 974, 24)), ((356, 1018, 38),
        (318, 1018, 34), (290, 1018, 30), (268, 1018, 21))]  # fmt: skip
    thumb = ((398, 944, 50), (372, 906, 42), (358, 876, 36), (352, 852, 24))
    back = blob(((336, 940), (352, 922), (392, 914), (440, 930), (450, 1000), (430, 1040), (380, 1046), (344, 1034),
        (330, 990)), tension=0.8)  # fmt: skip
    whole = back.united(digit(thumb))
    flesh(painter, (*(digit(chain) for chain in reversed(chains)), whole), _SKIN, (-0.5, -0.85), 6)
    fill(painter, joined(*(nail(chain) for chain in (*chains, thumb))), pale_of(_SKIN))
    lines = [
        ink(((x - 12, y - 9, 1), (x - 17, y, 3), (x - 12, y + 9, 1))) for x, y, _ in (chain[1] for chain in chains)
    ]
    dimples = [
        ink(((x + 10, y - 5, 1), (x + 5, y, 4), (x + 9, y + 6, 1))) for x, y, _ in (chain[0] for chain in chains)
    ]
    fill(painter, joined(*lines, *dimples), line_of(_SKIN))
