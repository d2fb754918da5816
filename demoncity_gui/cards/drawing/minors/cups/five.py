"""The Five of Cups."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Three glasses lie spilt, and she sees nothing else; two stand full in the light behind her, by a bridge."""
    sky(painter, "#0A1020", "#2C4468", 640)
    city(painter, 600, "#22365A", None, tall=330, seed=39)
    city(painter, 610, "#101A2E", look.SODIUM, tall=190, seed=17)
    fill(painter, rect(0, 606, 700, 320), "#14263F")
    hatch(painter, rect(0, 620, 700, 200), Hatch.WAVES, mixed("#14263F", t.light, 0.4), pitch=40, width=5)
    bridge = rect(200, 520, 560, 120).subtracted(joined(*(disc(x, 668, 54, 96) for x in (372, 500, 628))))
    lit(painter, bridge, "#3A4464", look.SODIUM, (3, -6), shade="#1B2138", width=5)
    for x in (436, 564):
        fill(painter, rect(x - 3, 470, 6, 54), "#1B2138")
        glow(painter, x, 466, 40, look.SODIUM, 0.6)
        fill(painter, disc(x, 466, 9), look.BONE)
    _street_lamp(painter)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.5), pitch=52, width=4)
    lit(painter, rect(330, 738, 420, 220), "#3A4660", look.SODIUM, (2, -12), shade="#161D2C")
    for x in (522, 620):
        glaze(painter, disc(x - 30, 752, 70, 9), BLACK, 0.5)
        glass(painter, x, 756, 104)
    _mourner(painter)
    _spilt(painter, t)
    gloom(painter, 350, 660, 440, 0.4)


def _spilt(painter: QPainter, t: Tones) -> None:
    """The wall she leans on, lit by the lamp but for her shadow; her arm among three spilt glasses."""
    cloth, lining, skin, warm = "#20233A", "#4E2E5E", "#DCC2B4", "#FFC98A"
    top = polygon(((-20, 866), (720, 866), (720, 996), (-20, 996)))
    lit(painter, top, "#46587C", look.SODIUM, (2, -6), width=5)
    within(painter, top, blob(((-20, 850), (470, 850), (520, 900), (470, 980), (380, 1060), (-20, 1070)), tension=0.6),
        "#0C1222")  # fmt: skip
    lit(painter, rect(-20, 990, 740, 200), "#141C30", t.light, (0, -6), width=4)
    pool = blob(((190, 968), (260, 946), (350, 956), (440, 944), (520, 950), (600, 950), (640, 966), (580, 980), (500,
        976), (420, 990), (300, 984), (236, 988)), tension=0.9)  # fmt: skip
    drips = (((300, 976, 26), (306, 1010, 15), (304, 1046, 17), (304, 1058, 9)), ((470, 970, 24), (464, 1000, 13), (466,
        1034, 15), (466, 1044, 8)), ((562, 964, 24), (568, 1000, 12), (566, 1048, 15), (566, 1058, 8)))  # fmt: skip
    pool = joined(pool, *(ink(drip) for drip in drips)).simplified()  # it runs down the wall
    lit(painter, pool, look.OXBLOOD, look.DANGER, (-2, -4), shade="#3A0810", width=4)
    fill(painter, joined(ink(((310, 976, 1), (380, 968, 7), (450, 974, 1))), ink(((500, 968, 1), (540, 960, 6), (600,
        964, 1)))), "#FFB0A0")  # fmt: skip
    arm(painter, ((62, 706), (48, 894), (226, 916)), 124, "#2E3050", "#9A86BE", (7, -9), cuff=lining, skin=skin)
    arm(painter, ((396, 700), (484, 910), (332, 650)), 124, cloth, warm, (9, -6), cuff=lining, skin=skin)
    for x, y, high, turn in ((586, 888, 138, 246), (250, 886, 138, 80), (398, 894, 136, 104)):
        glaze(painter, disc(x - 12, y + 44, high * 0.56, 12), BLACK, 0.5)
        glass(painter, x, y + high / 2, high, turn)
    for x, y, tilt, half in ((322, 956, 12, 15), (462, 958, 24, 16), (500, 964, 50, 13)):
        lit(painter, placed(rect(-half, -half, 2 * half, 2 * half, 5), x, y, 1, tilt), look.BONE, look.BONE, (-3, -3),
            shade=look.ICE, width=4)  # fmt: skip
    fold = ((364, 640), (404, 710), (448, 790), (472, 860))  # where the forearm lies before the upper arm
    for aside, colour, wide in ((0, BLACK, 8), (-8, "#5A4A78", 5)):
        fill(painter, ink([(x + aside, y, wide * share) for (x, y), share in zip(fold, (0.5, 1, 0.9, 0.2),
            strict=True)]), colour)  # fmt: skip
    kerchief = blob(((214, 556), (244, 524), (300, 516), (330, 560), (336, 620), (330, 700), (308, 684), (288, 742),
        (266, 706), (240, 716), (226, 640)), tension=0.4)  # fmt: skip
    lit(painter, kerchief, look.BONE, look.BONE, (5, -5), shade="#8A86A4", width=5)
    fill(painter, joined(ink(((262, 620, 2), (262, 660, 6), (270, 700, 2))), ink(((298, 630, 2), (306, 656, 6), (300,
        680, 2)))), "#8A86A4")  # fmt: skip
    fill(painter, joined(ink(((236, 556, 2), (244, 580, 8), (240, 604, 2))), ink(((254, 550, 2), (258, 566, 6), (254,
        580, 2)))), "#2A2430")  # fmt: skip
    fist(painter, 306, 600, -30, 0.8, skin, back=True, towards=(0.9, -0.5))


def _street_lamp(painter: QPainter) -> None:
    """A lamp on the quay, behind her, with its beam."""
    glaze(painter, polygon(((560, 190), (620, 190), (820, 760), (380, 760))), look.SODIUM, 0.16)
    glaze(painter, polygon(((566, 190), (614, 190), (720, 760), (460, 760))), look.SODIUM, 0.16)
    glow(painter, 590, 190, 230, look.SODIUM, 0.6)
    fill(painter, joined(rect(650, 120, 16, 640), limb(((658, 130, 12), (630, 96, 10), (590, 104, 9)))), BLACK)
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
