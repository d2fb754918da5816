"""The Nine of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Bandaged, one arm in a sling, a fist on the ninth; eight behind him are his palisade, and the dark has eyes."""
    sky(painter, "#05061A", "#6A2C26", 660)
    clouds(painter, ((560, 90, 0.9), (330, 230, 0.6)), "#232648", t.light)
    for foot, left, right in ((660, 200, 400), (160, 420, 600)):  # searchlights
        for share in (1.0, 0.55):
            middle, half = (left + right) / 2, (right - left) / 2 * share
            glaze(painter, polygon(((foot, 640), (middle - half, -150), (middle + half, -150))), look.SODIUM, 0.13)
    beyond = blob(((-40, 1200), (-40, 600), (80, 570), (240, 560), (420, 500), (600, 450), (740, 420), (740, 1200)))
    lit(painter, beyond, "#120B0F", "#5A2A22", (0, -4), shade="#120B0F", width=3)
    for number in range(8):
        match(painter, 66 + number * 81, 752 - number * 22, 300, 0, 2.3, 0)
    lit(painter, limb(((0, 704, 20), (720, 510, 20))), "#4A2A1C", t.light, (0, -5), width=4)  # a rail
    bank = blob(((-60, 1240), (-60, 770), (60, 744), (240, 700), (420, 640), (600, 596), (760, 560), (760, 1240)),
        tension=0.7)  # fmt: skip
    lit(painter, bank, "#1E1216", "#B8582A", (2, -8), shade="#0C0709")
    for x, y, size in ((96, 850, 1.6), (90, 1020, 1.3), (624, 690, 0.95)):  # what he has heard
        for way in (-1, 1):
            slit = blob(((way * 4, 4), (way * 12, -4), (way * 27, -10), (way * 20, 3), (way * 10, 8)), tension=0.7)
            fill(painter, placed(slit, x, y, size), "#FFD24A")
            fill(painter, placed(disc(way * 16, -1, 2.4, 6), x, y, size), BLACK)
    glow(painter, 232, 650, 280, look.SODIUM, 0.5)
    painter.save()
    painter.translate(482, 1222)
    painter.scale(1.24, 1.24)
    painter.translate(-430, -1120)
    cloth, dark = "#8A3A26", "#220C0C"
    coat = blob(((316, 1180), (318, 960), (326, 850), (392, 776), (480, 756), (590, 790), (664, 880), (700, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, cloth, look.SODIUM, (-13, -8), shade=dark)
    within(painter, coat, blob(((560, 740), (520, 830), (560, 900), (540, 1000), (580, 1200), (760, 1200), (760,
        740)), tension=0.6), dark)  # fmt: skip
    fill(painter, limb(((474, 830, 4), (468, 940, 5))), dark)
    fill(painter, joined(disc(488, 856, 8), disc(486, 896, 8)), dark)
    arm(painter, ((360, 862), (350, 1040), (284, 920)), 98, cloth, look.SODIUM, (-9, -8), cuff="#5A4634",
        skin="#E2B58A", body=coat)  # fmt: skip
    fill(painter, limb(((400, 866, 2), (412, 940, 10), (396, 1080, 9))), dark)  # between the arm and the chest
    _sling(painter)
    _sentry(painter)
    with grip(painter, 244, 858, 10, 0.84, "#E2B58A", across=48):
        match(painter, 248, 1190, 600, -1, 3.6, 0.5)
    painter.restore()
    gloom(painter, 330, 600, 380, 0.6)


def _sling(painter: QPainter) -> None:
    """A white sling across his chest: the bent arm lies in it, its fingers hang out; it is knotted at his nape."""
    painter.save()
    painter.translate(0, -46)
    for points in (((444, 936, 26), (444, 870, 24), (436, 800, 22)), ((630, 950, 40), (590, 880, 34), (536, 836, 26))):
        lit(painter, limb(points), look.BONE, look.BONE, (-5, -4), shade=look.MUTED, width=5)
    for x, y in ((424, 1008), (420, 984), (424, 960)):  # finger ends
        lit(painter, limb(((x + 40, y - 6, 27), (x - 4, y, 26), (x - 24, y + 12, 20))), "#E2B58A", "#E2B58A", (-3, -4),
            shade="#8C5636", width=5)  # fmt: skip
    bag = blob(((430, 924), (452, 940), (540, 930), (640, 900), (700, 960), (690, 1100), (610, 1130), (520, 1096),
        (430, 1040), (424, 970)), tension=0.6)  # fmt: skip
    lit(painter, bag, look.BONE, look.BONE, (-7, -8), shade="#6A6472")
    within(painter, bag, blob(((430, 1010), (520, 1030), (590, 1020), (600, 940), (640, 880), (760, 880), (760, 1160),
        (430, 1160)), tension=0.6), "#6A6472")  # fmt: skip
    folds = (((440, 950, 3), (500, 976, 7), (580, 964, 2)), ((436, 984, 3), (500, 1008, 7), (560, 1004, 2)))
    within(painter, bag, joined(*(limb(points) for points in folds)), "#8A8490")
    painter.restore()


def _sentry(painter: QPainter) -> None:
    """His head, sunk between his shoulders: unshaven, a bandage over one temple, his eyes on the dark beside him."""
    skin, shade = "#E2B58A", "#8C5636"
    for points in (((350, 800), (380, 720), (470, 706), (540, 740), (560, 812), (460, 836)),):
        lit(painter, blob(points, tension=0.7), "#6B5038", look.SODIUM, (-9, -8), shade="#1F1710")
    with tilted(painter, 430, 740, -9):
        turned(painter, 424, 640, 1.1, Face(shade, skin, nose=Nose.BROAD, stern=1.2, brow=13, brow_colour="#2B1810",
            jaw=0.8, gaze=0.95, squint=-0.7, lid=-0.4, smile=-0.8), mirror=True)  # fmt: skip
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
