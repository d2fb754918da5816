"""The Nine of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
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
    for x, top, foot, turn in ((62, 400, 1070, -1), (122, 640, 1090, 1), (334, 210, 800, -1), (400, 260, 800, -1), (458,
        190, 790, 1), (522, 240, 800, 0), (582, 180, 820, -1), (636, 260, 800, 1)):  # fmt: skip
        match(painter, x, foot, foot - top, turn, (foot - top) / 108 - 1, 0)
    for y in (790, 880):  # rails
        lit(painter, limb(((0, y, 20), (350, y + 10, 24), (720, y - 4, 20))), "#4A2A1C", t.light, (0, -5), width=4)
    glow(painter, 230, 400, 320, look.SODIUM, 0.5)
    for x, y, size in ((174, 760, 1.1), (84, 850, 1.6), (92, 1006, 1.3)):  # what he has heard
        for way in (-1, 1):
            slit = blob(((way * 4, 4), (way * 12, -4), (way * 27, -10), (way * 20, 3), (way * 10, 8)), tension=0.7)
            fill(painter, placed(slit, x, y, size), "#FFD24A")
            fill(painter, placed(disc(way * 16, -1, 2.4, 6), x, y, size), BLACK)
    painter.save()
    painter.translate(484, 1216)
    painter.scale(1.34, 1.34)
    painter.translate(-430, -1120)
    coat = blob(((300, 1140), (306, 960), (330, 840), (400, 772), (480, 756), (590, 800), (664, 900), (700, 1140)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#44584C", look.SODIUM, (-16, -8), shade="#0C120F")
    for points in (((400, 860, 3), (420, 960, 9), (396, 1120, 4)), ((560, 880, 3), (590, 980, 9), (570, 1120, 4))):
        fill(painter, limb(points), "#0C120F")
    for joints, wide in ((((352, 862), (364, 1014), (318, 884)), 96), (((604, 900), (560, 1082), (344, 1012)), 112)):
        arm(painter, joints, wide, "#44584C", look.SODIUM, (-9, -8), cuff="#5A4634", skin="#E2B58A", body=coat)
    _blanket(painter)
    _sentry(painter, t)
    with grip(painter, 253, 816, 10, 0.78, "#E2B58A", across=48), grip(painter, 256, 950, 18, 0.84, "#E2B58A",
        across=48):  # fmt: skip
        match(painter, 256, 1150, 660, -1, 2.4, 0.5)
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
        (610, 1080), (560, 1010), (530, 984), (520, 1010), (504, 966), (450, 936), (400, 920), (346, 896)),
        tension=0.4)  # fmt: skip
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
        turned(painter, 424, 640, 1.1, Face(shade, skin, nose=Nose.BROAD, stern=1.2, brow=13, brow_colour="#2B1810",
            jaw=1, old=True, gaze=0.95, squint=-0.7, lid=-0.4, mouth=Mouth.GRIT), mirror=True)  # fmt: skip
        chin = blob(((368, 690), (380, 686), (396, 706), (440, 706), (478, 664), (486, 700), (430, 746), (396, 746),
            (376, 732)), tension=0.8)  # fmt: skip
        hatch(painter, chin.subtracted(disc(392, 697, 42, 29)), Hatch.DOTS, "#4A2C1C", pitch=9, width=2.6)
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
