"""The Five of Cups."""

from __future__ import annotations

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
    bridge = rect(200, 520, 560, 120).subtracted(joined(*(disc(x, 668, 54, 96) for x in (372, 500, 628))))
    lit(painter, bridge, "#3A4464", look.SODIUM, (3, -6), shade="#1B2138", width=5)
    painter.restore()
    _street_lamp(painter)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.5), pitch=52, width=4)
    lit(painter, rect(330, 580, 420, 320), "#4A5470", look.SODIUM, (2, -12), shade="#161D2C")
    glow(painter, 572, 540, 150, look.SODIUM, 0.5)
    for x in (506, 612):
        glaze(painter, disc(x - 24, 596, 74, 9), BLACK, 0.5)
        glass(painter, x, 600, 124)
    painter.save()
    painter.translate(-52, -86)
    painter.scale(1.13, 1.13)
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
    """In a black cloak with a hood, her head bowed: the paint of her eyes runs down her cheeks."""
    cloth, lining, dark, skin, shade, warm = "#20233A", "#5A3A6E", "#06060C", "#DCC2B4", "#7E5A62", "#FFC98A"
    cloak = blob(((-40, 1100), (-30, 860), (0, 720), (90, 620), (220, 570), (360, 590), (430, 660), (470, 760), (500,
        900), (510, 1100)), tension=0.7)  # fmt: skip
    lit(painter, cloak, cloth, warm, (13, -9), shade=dark)
    within(painter, cloak, blob(((150, 660), (230, 640), (310, 720), (340, 860), (350, 1100), (60, 1100), (90, 820)),
        tension=0.8), dark)  # fmt: skip
    dress = blob(((120, 690), (180, 656), (250, 680), (318, 720), (336, 800), (330, 900), (330, 1100), (70, 1100), (84,
        900), (96, 780)), tension=0.7)  # fmt: skip
    lit(painter, dress, "#4A2E5E", "#8A6AA4", (8, -6), shade="#150A20", width=7)
    within(painter, dress, blob(((60, 640), (190, 690), (170, 800), (200, 900), (170, 1100), (40, 1100)), tension=0.6),
        "#150A20")  # fmt: skip
    fill(painter, joined(ink(((250, 716, 2), (236, 780, 9), (250, 860, 3))), ink(((296, 730, 2), (288, 800, 8), (300,
        870, 3))), ink(((206, 740, 2), (196, 800, 7), (214, 866, 2)))), "#150A20")  # fmt: skip
    hood = blob(((96, 600), (74, 480), (80, 340), (120, 250), (190, 188), (280, 160), (352, 178), (404, 240), (428,
        330), (430, 430), (446, 520), (470, 610), (450, 690), (360, 720), (230, 700), (140, 680)),
        tension=0.8)  # fmt: skip
    lit(painter, hood, cloth, warm, (13, -8), shade=dark)
    folds = (((352, 196, 2), (392, 300, 10), (388, 420, 2)), ((400, 450, 2), (404, 540, 12), (440, 640, 3)), ((366, 520,
        2), (372, 600, 12), (400, 690, 3)), ((250, 170, 2), (180, 210, 9), (120, 290, 2)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), dark)
    hollow = blob(((104, 560), (94, 440), (112, 320), (160, 244), (236, 212), (304, 244), (352, 330), (368, 430), (352,
        540), (310, 640), (200, 680)), tension=0.8)  # fmt: skip
    stroke(painter, hollow, BLACK, 22)
    stroke(painter, hollow, lining, 13)
    fill(painter, hollow, "#0B0712")
    neck(painter, 240, 560, 92, 680, shade)
    with tilted(painter, 240, 580, -15):
        _crying(painter, 232, 434, Face(shade, skin, open=False, stern=-1.8, brow=9, lips="#8A2A34", smile=-1.6, jaw=0,
            nose=Nose.STRAIGHT))  # fmt: skip


def _crying(painter: QPainter, x: float, y: float, face: Face) -> None:
    """Her face, and what her tears take with them."""
    turned(painter, x, y, 1.36, face, mirror=True)
    painter.save()
    painter.translate(x, y)
    painter.scale(1.36, 1.36)
    for run in (((-4, 4, 6), (2, 26, 5), (-2, 50, 6), (4, 78, 4)), ((-14, 4, 4), (-16, 24, 4), (-14, 40, 2)), ((-48, 2,
        5), (-50, 20, 4), (-48, 36, 2)), ((8, 2, 3), (14, 20, 3), (13, 34, 2))):  # fmt: skip
        fill(painter, limb(run), "#1B1420")
    drop = blob(((-2, 38), (6, 56), (-2, 65), (-10, 56)), tension=0.8)
    lit(painter, drop, look.ICE, look.BONE, (-2, -3), width=3)
    locks = blob(((-70, -34), (-68, -80), (-40, -112), (10, -118), (58, -104), (88, -60), (92, 20), (78, 96), (64, 30),
        (58, -24), (40, -62), (8, -90), (-22, -74), (-52, -54), (-64, -10)), tension=0.7)  # fmt: skip
    lit(painter, locks, "#33201E", "#FFC98A", (5, -4), shade="#120A0A", width=5)
    strands(painter, [((8, -104), (50, -92), (74, -20)), ((14, -108), (66, -86), (82, 40)), ((2, -104), (-36, -96),
        (-58,
        -50)), ((30, -104), (70, -70), (76, 70))], "#33201E", "#8A7A90", 4)  # fmt: skip
    painter.restore()
