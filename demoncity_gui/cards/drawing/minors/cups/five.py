"""The Five of Cups."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Three glasses lie spilt, and she sees nothing else; two stand full in the light behind her, by a bridge."""
    sky(painter, "#0A1020", "#2C4468", 460)
    painter.save()
    painter.translate(0, -180)
    city(painter, 600, "#22365A", None, tall=330, seed=39)
    city(painter, 610, "#101A2E", look.SODIUM, tall=190, seed=17)
    fill(painter, rect(0, 606, 700, 320), "#14263F")
    hatch(painter, rect(0, 620, 700, 200), Hatch.WAVES, mixed("#14263F", t.light, 0.4), pitch=40, width=5)
    bridge = rect(200, 520, 560, 120).subtracted(joined(*(disc(x, 668, 54, 96) for x in (500, 628))))
    lit(painter, bridge, "#3A4464", look.SODIUM, (3, -6), shade="#1B2138", width=5)
    painter.restore()
    _street_lamp(painter)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.5), pitch=52, width=4)
    lit(painter, rect(330, 580, 420, 320), "#4A5470", look.SODIUM, (2, -12), shade="#161D2C")
    glow(painter, 572, 540, 150, look.SODIUM, 0.5)
    for x in (507, 614):
        glaze(painter, disc(x - 24, 596, 74, 9), BLACK, 0.5)
        glass(painter, x, 600, 116)
    painter.save()
    painter.translate(14, 16)
    _mourner(painter)
    painter.restore()
    _spilt(painter, t)
    gloom(painter, 370, 600, 460, 0.4)


def _spilt(painter: QPainter, t: Tones) -> None:
    """The wall before her, lit by the lamp but for her shadow, and on it what she has lost."""
    top = polygon(((-20, 850), (720, 850), (720, 986), (-20, 986)))
    lit(painter, top, "#46587C", look.SODIUM, (2, -6), width=5)
    within(painter, top, blob(((-20, 830), (500, 830), (540, 900), (500, 980), (380, 1060), (-20, 1070)), tension=0.6),
        "#0C1222")  # fmt: skip
    lit(painter, rect(-20, 980, 740, 200), "#141C30", t.light, (0, -6), width=4)
    pool = blob(((90, 966), (180, 946), (290, 954), (380, 940), (480, 950), (580, 946), (650, 962), (590, 980), (500,
        974), (420, 990), (280, 984), (160, 990)), tension=0.9)  # fmt: skip
    drips = (((196, 976, 32), (202, 1016, 17), (200, 1050, 20), (200, 1064, 10)), ((400, 970, 30), (394, 1000, 15),
        (396, 1028, 18), (396, 1038, 9)), ((562, 964, 28), (568, 1010, 15), (566, 1064, 18)))  # fmt: skip
    pool = joined(pool, *(ink(drip) for drip in drips)).simplified()  # it runs down the wall
    lit(painter, pool, look.OXBLOOD, look.DANGER, (-2, -4), shade="#3A0810", width=5)
    fill(painter, joined(ink(((250, 972, 1), (320, 964, 8), (400, 972, 1))), ink(((480, 966, 1), (530, 958, 7), (590,
        962, 1)))), "#FFB0A0")  # fmt: skip
    for x, y, turn in ((560, 866, 250), (136, 868, 78), (346, 880, 104)):
        glaze(painter, disc(x - 12, y + 60, 100, 16), BLACK, 0.5)
        glass(painter, x, y + 90, 180, turn)
    for x, y, tilt, half in ((254, 946, 12, 19), (452, 940, 24, 20), (492, 956, 50, 16)):
        lit(painter, placed(rect(-half, -half, 2 * half, 2 * half, 5), x, y, 1, tilt), look.BONE, look.BONE, (-3, -3),
            shade=look.ICE, width=4)  # fmt: skip


def _street_lamp(painter: QPainter) -> None:
    """A lamp on the quay, behind her, with its beam."""
    glaze(painter, polygon(((560, 190), (620, 190), (760, 600), (420, 600))), look.SODIUM, 0.16)
    glaze(painter, polygon(((566, 190), (614, 190), (690, 600), (490, 600))), look.SODIUM, 0.16)
    glow(painter, 590, 190, 230, look.SODIUM, 0.6)
    fill(painter, joined(rect(650, 120, 16, 470), limb(((658, 130, 12), (630, 96, 10), (590, 104, 9)))), BLACK)
    lit(painter, polygon(((546, 156), (566, 116), (614, 116), (634, 156))), "#1B2138", look.SODIUM, (-4, 3), width=5)
    lit(painter, blob(((556, 160), (624, 160), (610, 204), (570, 204)), tension=0.5), look.BONE, look.BONE, width=4)


def _mourner(painter: QPainter) -> None:
    """In a black cloak with a hood that is closed at her throat, her head bowed; paint runs down her cheeks."""
    cloth, lining, dark, skin, shade, warm = "#20233A", "#6A447E", "#06060C", "#DCC2B4", "#7E5A62", "#FFC98A"
    hollow = blob(((150, 556), (120, 460), (118, 360), (144, 276), (204, 226), (276, 232), (336, 290), (366, 370), (374,
        460), (362, 550), (334, 622), (286, 668), (228, 650), (184, 610)), tension=0.8)  # fmt: skip
    fill(painter, hollow, "#0B0712")
    neck(painter, 276, 530, 96, 690, mixed(BLACK, shade, 0.72))
    with tilted(painter, 248, 415, -13):
        _crying(painter, 248, 415, Face(shade, skin, open=False, stern=-1.8, brow=9, lips="#8A2A34", smile=-1.6, jaw=0,
            nose=Nose.STRAIGHT))  # fmt: skip
    cloak = blob(((-40, 1100), (-40, 860), (-16, 740), (50, 668), (104, 620), (102, 540), (80, 450), (80, 350), (108,
        250), (176, 178), (270, 146), (352, 172), (410, 240), (438, 340), (442, 450), (424, 540), (428, 596), (480,
        640), (542, 720), (572, 840), (580, 1100)), tension=0.75)  # fmt: skip
    painter.save()
    painter.setClipPath(rect(-60, 0, 820, 1200).subtracted(hollow), Qt.ClipOperation.IntersectClip)
    lit(painter, cloak, cloth, warm, (12, -9), shade=dark)
    painter.restore()
    stroke(painter, hollow, BLACK, 22)
    stroke(painter, hollow, lining, 13)
    folds = (((300, 160, 2), (372, 250, 9), (404, 360, 10), (392, 470, 2)), ((404, 420, 2), (398, 520, 12), (352, 640,
        4)), ((430, 610, 2), (390, 650, 11), (330, 680, 3)), ((230, 172, 2), (160, 216, 9), (112, 310, 2)), ((110, 600,
        2), (150, 650, 11), (250, 690, 3)), ((60, 680, 2), (130, 710, 12), (250, 704, 3)), ((256, 720, 4), (220, 780,
        12), (190, 900, 4)), ((290, 730, 4), (286, 800, 12), (280, 900, 4)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)).translated(5, 4), "#3A4068")
    fill(painter, joined(*(ink(fold) for fold in folds)), dark)
    bunch = blob(((226, 640), (262, 650), (290, 690), (282, 770), (262, 830), (236, 780), (214, 816), (206, 750), (196,
        690)), tension=0.6)  # fmt: skip
    lit(painter, bunch, "#343A60", "#5A628E", (3, -3), shade="#1A1D33", width=7, smooth=True)
    fill(painter, joined(ink(((246, 690, 2), (240, 740, 8), (238, 790, 2))), ink(((226, 670, 2), (218, 720, 6), (214,
        770, 2)))), dark)  # fmt: skip
    _cord(painter)


def _cord(painter: QPainter) -> None:
    """The cord that closes it under her chin, tied in a loose knot."""
    ends = (((268, 706, 14), (256, 770, 16), (268, 840, 15)), ((284, 706, 14), (304, 770, 16), (300, 850, 15)))
    for loop in (((268, 698, 12), (214, 682, 22), (190, 728, 20), (226, 744, 18), (268, 706, 12)), ((282, 696, 12),
            (332, 676, 22), (366, 718, 20), (330, 738, 18), (282, 706, 12)), *ends):  # fmt: skip
        lit(painter, ink(loop), "#48305C", "#A880B4", (3, -4), shade="#1C1026", width=6)
    lit(painter, disc(275, 702, 19), "#5A3C70", "#B890C4", (4, -4), shade="#1C1026", width=6)


def _crying(painter: QPainter, x: float, y: float, face: Face) -> None:
    """Her face, and what her tears take with them."""
    painter.save()
    painter.translate(x, y)
    painter.scale(1.5, 1.5)
    fill(painter, blob(((-40, -112), (40, -110), (92, -50), (96, 60), (80, 150), (30, 150), (20, 60), (-60, -40)),
        tension=0.7), "#120A0A")  # fmt: skip
    turned(painter, 0, 0, 1, face, mirror=True)
    for run in (((-4, 4, 6), (2, 26, 5), (-2, 50, 6), (4, 78, 4)), ((-14, 4, 4), (-16, 24, 4), (-14, 40, 2)), ((-48, 2,
        5), (-50, 20, 4), (-48, 36, 2)), ((8, 2, 3), (14, 20, 3), (13, 34, 2))):  # fmt: skip
        fill(painter, limb(run), "#1B1420")
    drop = blob(((-2, 38), (6, 56), (-2, 65), (-10, 56)), tension=0.8)
    lit(painter, drop, look.ICE, look.BONE, (-2, -3), width=3)
    locks = blob(((-24, -96), (-52, -70), (-68, -20), (-90, -10), (-92, -90), (-20, -136), (60, -126), (110, -60), (112,
        60), (84, 150), (56, 150), (62, 96), (48, 50), (50, 0), (40, -44), (12, -78)), tension=0.7)  # fmt: skip
    lit(painter, locks, "#33201E", "#33201E", (5, -4), shade="#120A0A", width=5)
    strands(painter, [((-14, -104), (46, -90), (66, 10)), ((-10, -112), (66, -96), (84, 50)), ((-30, -104), (-58, -90),
        (-72, -40)), ((60, 10), (60, 60), (74, 120))], "#33201E", "#8A7A90", 4)  # fmt: skip
    painter.restore()
