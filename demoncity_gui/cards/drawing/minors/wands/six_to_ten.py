"""The wands from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm, raised
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.minors.wands.barricade import seven
from demoncity_gui.cards.drawing.minors.wands.burden import ten
from demoncity_gui.cards.drawing.minors.wands.parade import six
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs, faster than anybody can say what that is."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 560, 0.7), (640, 560, 0.6)), "#33244A", t.light)
    city(painter, 1100, "#2A1830", None, tall=360, seed=31)
    city(painter, 1100, "#120A14", look.SODIUM, tall=250, seed=17, edge=t.light)
    turn = math.radians(62)
    flights = ((480, 96), (536, 222), (286, 330), (456, 388), (196, 500), (546, 496), (320, 586), (516, 650))
    for x, y in flights:
        for half, far, colour, share in ((24, 350, t.light, 0.55), (12, 290, look.SODIUM, 0.9), (5, 200, "#FFE6A8",
            0.9)):  # fmt: skip
            foot_x, foot_y = x + 40 * math.sin(turn), y - 40 * math.cos(turn)
            glaze(painter, polygon(((foot_x - half * math.cos(turn), foot_y - half * math.sin(turn)), (foot_x + half
                * math.cos(turn), foot_y + half * math.sin(turn)), (x - far * math.sin(turn), y + far
                * math.cos(turn)))), colour, share)  # fmt: skip
    for x, y in flights:
        match(painter, x - 120 * math.sin(turn), y + 120 * math.cos(turn), 244, 62, 1.5, 0.8)
    lit(painter, rect(-20, 1040, 740, 160), "#3A2A38", look.SODIUM, (0, -8), shade="#1E141E")
    glaze(painter, rect(0, 700, 700, 400), look.SODIUM, 0.06)
    _gaper(painter)
    _pointer(painter)


def _pointer(painter: QPainter) -> None:
    """A boy at the parapet, a cap pushed back, his arm out along the flight."""
    shirt, dark, skin, shade = "#3E7A8C", "#0E2430", "#E2B58A", "#9A6238"
    body = blob(((40, 1180), (56, 1060), (92, 990), (160, 958), (234, 978), (272, 1040), (282, 1180)), tension=0.7)
    lit(painter, body, shirt, look.SODIUM, (9, -8), shade=dark)
    within(painter, body, blob(((20, 940), (120, 960), (150, 1010), (120, 1080), (150, 1200), (20, 1200)),
        tension=0.6), "#081820")  # fmt: skip
    for x in (104, 214):
        lit(painter, limb(((x, 972, 20), (x + 4, 1080, 20), (x, 1180, 20))), "#5A3418", look.SODIUM, (4, -3), width=4)
    neck(painter, 160, 926, 66, 982, skin)
    painter.save()
    painter.translate(170, 856)
    painter.rotate(-14)
    turned(painter, 0, 0, 0.98, Face(shade, skin, nose=Nose.SNUB, stern=-0.4, brow=7, brow_colour="#6B3216",
        mouth=Mouth.LAUGH, jaw=0.15, gaze=0.8, young=True))  # fmt: skip
    glaze(painter, disc(-4, 36, 22, 17), look.DANGER, 0.16)
    hair(painter, 0, 0, 1.0, Cut.TURNED_SHORT, "#6B3216", look.SODIUM)
    crown_ = blob(((-94, -24), (-112, -84), (-84, -136), (-20, -158), (46, -144), (80, -104), (64, -82), (10, -86),
        (-44, -66)), tension=0.8)  # fmt: skip
    lit(painter, crown_, "#B8362E", look.SODIUM, (7, -8), shade="#3A0E12")
    fill(painter, joined(limb(((-20, -154, 3), (-50, -116, 5), (-70, -60, 3))), limb(((-16, -154, 3), (20, -126, 5),
        (40, -90, 3)))), "#3A0E12")  # fmt: skip
    peak = blob(((12, -92), (62, -108), (112, -96), (128, -74), (90, -72), (40, -74)), tension=0.7)
    lit(painter, peak, "#8C2420", look.SODIUM, (3, -6), shade="#3A0E12", width=5)
    rimmed(painter, disc(-18, -156, 9), "#B8362E", BLACK, 4)
    painter.restore()
    arm(painter, ((232, 1040), (344, 1000), (368, 850)), 78, shirt, look.SODIUM, (-6, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    raised(painter, 376, 806, 24, 0.6, skin, fingers_up=1)


def _gaper(painter: QPainter) -> None:
    """A girl beside him, one hand at her cheek, the other on her cap: the wind of it all would take it."""
    coat, dark, skin, shade = "#D09A3A", "#4A2C10", "#A8703F", "#5E3A1E"
    body = blob(((470, 1180), (474, 1090), (492, 1020), (552, 990), (612, 1020), (634, 1090), (640, 1180)), tension=0.7)
    lit(painter, body, coat, look.SODIUM, (9, -8), shade=dark)
    neck(painter, 546, 950, 56, 1010, skin)
    painter.save()
    painter.translate(552, 872)
    painter.rotate(-10)
    locks = blob(((-50, -70), (-104, -30), (-108, 60), (-86, 120), (-40, 110), (-40, 20)), tension=0.7)
    lit(painter, locks, "#1E1214", look.SODIUM, (5, -6), shade=BLACK)
    turned(painter, 0, 0, 0.92, Face(shade, skin, nose=Nose.BROAD, stern=-0.6, brow=8, mouth=Mouth.CRY, jaw=0.1,
        gaze=0.7, young=True))  # fmt: skip
    fringe = blob(((56, -56), (40, -84), (-50, -80), (-78, -20), (-66, 12), (-54, -26), (-20, -62), (10, -52)),
        tension=0.8)  # fmt: skip
    lit(painter, fringe, "#1E1214", look.SODIUM, (5, -6), shade=BLACK, width=5)
    wool = blob(((-88, -26), (-96, -90), (-50, -138), (10, -144), (62, -116), (74, -66), (10, -80), (-50, -60)),
        tension=0.8)  # fmt: skip
    lit(painter, wool, "#3E6A9A", look.SODIUM, (6, -8), shade="#14243A")
    lit(painter, limb(((-84, -22, 30), (-40, -58, 32), (16, -76, 32), (70, -64, 28))), look.BONE, look.BONE, (4, -5),
        shade=look.MUTED, width=5)  # fmt: skip
    lit(painter, disc(-26, -152, 24), look.BONE, look.BONE, (4, -5), shade=look.MUTED, width=5)
    painter.restore()
    within(painter, body, joined(limb(((540, 1080, 3), (556, 1130, 9), (548, 1190, 5))), limb(((470, 1090, 4), (500,
        1150, 12), (500, 1200, 8)))), dark)  # fmt: skip
    arm(painter, ((512, 1040), (444, 1086), (482, 968)), 66, coat, look.SODIUM, (7, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 478, 924, 16, 0.58, skin, back=True, apart=0.2, mirror=True)
    arm(painter, ((602, 1040), (662, 970), (636, 868)), 68, coat, look.SODIUM, (7, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 622, 806, -22, 0.6, skin, back=True, apart=0.3)


def nine(painter: QPainter, t: Tones) -> None:
    """Bandaged, both hands on the ninth, eight in the fence behind him: the night is nearly over, and he listens."""
    sky(painter, "#05061A", "#6A2C26", 660)
    clouds(painter, ((500, 80, 0.9), (330, 230, 0.6), (640, 300, 0.6)), "#232648", t.light)
    for foot, left, right in ((640, 200, 400), (120, 380, 560)):  # searchlights
        for share in (1.0, 0.55):
            middle, half = (left + right) / 2, (right - left) / 2 * share
            glaze(painter, polygon(((foot, 620), (middle - half, -150), (middle + half, -150))), look.SODIUM, 0.13)
    city(painter, 700, "#4A1E1C", None, tall=330, seed=6)
    city(painter, 720, "#170E10", look.SODIUM, tall=190, seed=13, edge=t.light)
    fill(painter, rect(0, 700, 700, 460), "#1B1114")
    for x, top, foot, turn in ((62, 400, 1070, -1), (136, 560, 1090, 1), (334, 210, 800, -1), (400, 260, 800, -1), (458,
        190, 790, 1), (522, 240, 800, 0), (582, 180, 820, -1), (636, 260, 800, 1)):  # fmt: skip
        match(painter, x, foot, foot - top, turn, (foot - top) / 108 - 1, 0)
    for y in (790, 880):  # rails
        lit(painter, limb(((0, y, 20), (350, y + 10, 24), (720, y - 4, 20))), "#4A2A1C", t.light, (0, -5), width=4)
    glow(painter, 230, 400, 320, look.SODIUM, 0.5)
    for x, y, size in ((102, 750, 1), (176, 838, 0.8), (92, 962, 1.25)):  # what he has heard
        for way in (-1, 1):
            slit = blob(((way * 4, 4), (way * 12, -4), (way * 27, -10), (way * 20, 3), (way * 10, 8)), tension=0.7)
            fill(painter, placed(slit, x, y, size), "#FFD24A")
            fill(painter, placed(disc(way * 16, -1, 2.4, 6), x, y, size), BLACK)
    painter.save()
    painter.translate(444, 1120)
    painter.scale(1.2, 1.2)
    painter.translate(-430, -1120)
    coat = blob(((300, 1140), (306, 960), (330, 840), (400, 772), (480, 756), (590, 800), (664, 900), (700, 1140)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#44584C", look.SODIUM, (-16, -8), shade="#0C120F")
    for points in (((400, 860, 3), (420, 960, 9), (396, 1120, 4)), ((560, 880, 3), (590, 980, 9), (570, 1120, 4))):
        fill(painter, limb(points), "#0C120F")
    for joints, wide in ((((352, 862), (364, 1014), (318, 884)), 96), (((604, 900), (552, 1104), (346, 1030)), 112)):
        arm(painter, joints, wide, "#44584C", look.SODIUM, (-9, -8), cuff="#5A4634", skin="#E2B58A", body=coat)
    _blanket(painter)
    _sentry(painter, t)
    with grip(painter, 253, 816, 10, 0.78, "#E2B58A", across=48):
        match(painter, 256, 1150, 660, -1, 2.4, 0.5)
    fist(painter, 266, 972, -36, 0.88, "#E2B58A", back=True)
    painter.restore()
    for x, y, wide in ((60, 1080, 130), (640, 1084, 130), (500, 1110, 150), (200, 1116, 150), (350, 1124, 150)):
        bag = blob(((x - wide / 2, y + 40), (x - wide / 2, y - 16), (x, y - 34), (x + wide / 2, y - 16), (x + wide / 2,
            y + 40)), tension=0.8)  # fmt: skip
        lit(painter, bag, "#3A2C26", t.light, (-3, -7), shade="#140D0B")
    gloom(painter, 330, 600, 380, 0.6)


def _blanket(painter: QPainter) -> None:
    """A striped blanket over his shoulders, its hem in rags, its far side in the dark."""
    red, dark = "#7A3226", "#1E0A0C"
    cloth = blob(((350, 850), (380, 790), (470, 750), (590, 780), (680, 850), (730, 960), (740, 1180), (640, 1180),
        (628, 1110), (600, 1090), (586, 1044), (548, 1030), (530, 990), (496, 992), (470, 956), (438, 970), (414, 938),
        (388, 946), (372, 900), (346, 896)), tension=0.35)  # fmt: skip
    lit(painter, cloth, red, look.SODIUM, (-11, -7), shade=dark)
    for up, wide, tone in ((34, 15, look.BRASS), (60, 7, look.BRASS)):
        hem = ((340, 890), (400, 930), (470, 946), (540, 1000), (600, 1060), (650, 1180))
        within(painter, cloth, limb([(x + up * 0.5, y - up, wide) for x, y in hem]), tone)
    within(painter, cloth, blob(((640, 740), (572, 850), (600, 940), (580, 1000), (640, 1060), (640, 1200), (800, 1200),
        (800, 740)), tension=0.7), dark)  # fmt: skip
    folds = (((420, 800, 3), (416, 860, 9), (430, 930, 4)), ((500, 800, 3), (516, 890, 10), (546, 990, 4)))
    fill(painter, joined(*(limb(points) for points in folds)), dark)


def _sentry(painter: QPainter, t: Tones) -> None:
    """His head, sunk between his shoulders: unshaven, a bandage over one temple, his eyes on the dark beside him."""
    skin, shade = "#E2B58A", "#8C5636"
    for points in (((350, 800), (380, 720), (470, 706), (540, 740), (560, 812), (460, 836)),):
        lit(painter, blob(points, tension=0.7), "#6B5038", look.SODIUM, (-9, -8), shade="#1F1710")
    with tilted(painter, 430, 740, -9):
        turned(painter, 424, 640, 1.1, Face(shade, skin, nose=Nose.BROAD, stern=1.6, brow=13, brow_colour="#2B1810",
            jaw=1, smile=-0.9, old=True, gaze=0.95, squint=0.6), mirror=True)  # fmt: skip
        chin = blob(((368, 690), (380, 686), (396, 706), (440, 706), (478, 664), (486, 700), (430, 746), (396, 746),
            (376, 732)), tension=0.8)  # fmt: skip
        hatch(painter, chin, Hatch.DOTS, "#4A2C1C", pitch=9, width=2.6)
        crop = blob(((344, 580), (350, 530), (400, 502), (470, 508), (520, 556), (524, 620), (500, 690), (484, 660),
            (488, 620), (470, 614), (462, 590)), tension=0.7)  # fmt: skip
        lit(painter, crop, "#7A4A2A", look.SODIUM, (-7, -8), shade="#2B1810")
        strands(painter, [((360 + a, 540 - a * 0.3), (420 + a, 510), (500, 560 + a)) for a in (0, 14, 28)], "#7A4A2A",
            look.SODIUM, 4)  # fmt: skip
        band = blob(((342, 556), (390, 536), (460, 538), (526, 582), (522, 634), (456, 594), (396, 582), (344, 596)),
            tension=0.8)  # fmt: skip
        lit(painter, band, look.BONE, look.BONE, (-6, -5), shade=look.MUTED)
        for y in (0, 14):
            fill(painter, limb(((346, 570 + y, 2), (396, 554 + y, 3), (460, 560 + y, 3), (522, 602 + y, 2))),
                look.MUTED)  # fmt: skip
        within(painter, band, joined(disc(396, 556, 18, 15), disc(414, 566, 10, 9)), look.DANGER)
        for x, y in ((566, 630), (550, 664)):  # the ends of its knot
            lit(painter, limb(((522, 608, 14), (x, y, 17))), look.BONE, look.BONE, (-3, -3), shade=look.MUTED, width=4)


SCENES: Final = (six, seven, eight, nine, ten)
