"""The Five of Swords."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import beam, glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Rain on the quay: he goes with three blades in his fist, sneers back over his shoulder, and two are beaten."""
    sky(painter, "#04060B", "#262C3C", 640)
    city(painter, 660, "#151824", None, tall=330, seed=32)
    beam(painter, 110, 210, 1200, -260, 520, "#10131C", "#B8803C", 30, 3)
    fill(painter, polygon(((-20, 690), (720, 640), (720, 1240), (-20, 1240))), "#15131A")
    pool = blob(((-80, 700), (140, 670), (330, 720), (420, 860), (460, 1240), (-80, 1240)), tension=0.6)
    fill(painter, pool, "#6A4A2A")
    for y, x, long in ((744, 40, 230), (800, -10, 150), (846, 200, 160), (900, 10, 300), (962, -20, 340)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 4, 8), (x + long, y - 2, 2))), "#E0A860")
    glow(painter, 110, 226, 250, "#F8B860", 0.9)
    glow(painter, 120, 610, 270, "#F8BC68", 0.8)
    lit(painter, joined(rect(102, 220, 16, 500), polygon(((58, 216), (110, 160), (162, 216)))), "#17161E", _WARM,
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(110, 226, 36, 18), "#FFF0C8")
    _beaten(painter, 160, 764, 1.06, -16)
    lit(painter, limb(((110, 552, 50), (164, 546, 44), (208, 568, 32))), "#2A2026", _WARM, (-3, -7), shade=BLACK,
        width=5)  # fmt: skip
    _beaten(painter, 82, 790, 1.12, 14)
    for x, y, turn in ((134, 996, 278), (142, 1050, 268)):
        glaze(painter, disc(x + 10, y + 22, 130, 14), BLACK, 0.7)
        blade(painter, x, y, 196, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    painter.save()
    painter.translate(-24, 0)
    _winner(painter)
    painter.restore()
    gloom(painter, 330, 500, 440, 0.36)


def _beaten(painter: QPainter, x: float, y: float, size: float, bowed: float) -> None:
    """One of the two that walk off, feet at (x, y): his back, black but for the lamp's edge, hat between shoulders."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    glaze(painter, polygon(((-30, 0), (34, 0), (120, 300), (0, 300))), BLACK, 0.6)
    for leg in (((20, -110, 36), (24, -60, 28), (22, -22, 22)), ((-18, -110, 36), (-20, -60, 30), (-20, 0, 24))):
        x0, y0, _ = leg[-1]
        shoe = blob(((x0 - 15, y0 - 6), (x0, y0 - 14), (x0 + 15, y0 - 6), (x0 + 18, y0 + 14), (x0 - 18, y0 + 14)))
        lit(painter, limb(leg), "#17121A", _WARM, (-3, -2), width=4)
        lit(painter, shoe, "#0C0A10", _WARM, (-3, -3), width=4)
    coat = blob(((-40, -74), (-38, -150), (-54, -186), (-56, -226), (-40, -258), (0, -274), (40, -258), (56, -226), (54,
        -186), (38, -150), (42, -74), (0, -68)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#2A2026", _WARM, (-5, -7), shade=BLACK, width=5)
    fill(painter, joined(ink(((-30, -226, 2), (-26, -176, 7), (-34, -140, 2))), ink(((30, -226, 2), (26, -176, 7), (34,
        -140, 2))), ink(((0, -160, 1), (1, -110, 6), (0, -70, 4)))), BLACK)  # fmt: skip
    with tilted(painter, 0, -256, bowed):
        lit(painter, disc(0, -272, 24, 26), "#17121A", _WARM, (-3, -3), width=4)
        lit(painter, placed(fedora(), 0, -280, 0.42), "#2A2026", _WARM, (-4, -6), shade=BLACK, width=5)
    painter.restore()


def _winner(painter: QPainter) -> None:
    """Red-haired, big, close, three blades held to his breast; he turns his head to those he has beaten.

    Head 1 is 280; shoulders 2; the near arm 1.05 and, to the wrist, 1.
    """
    green, dark, skin = "#2F8262", "#0A1C18", "#EBC7A0"
    coat = blob(((372, 540), (460, 520), (560, 526), (650, 548), (720, 600), (760, 700), (760, 1240), (316, 1240), (330,
        1080), (322, 960), (262, 900), (214, 820), (204, 720), (210, 640), (236, 590), (290, 562), (340, 548)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, green, _WARM, (-12, -8), shade=dark)
    for shadow in (((352, 660), (400, 660), (500, 860), (310, 860)),
            ((290, 930), (560, 900), (560, 1000), (450, 1060), (420, 1240), (290, 1240))):  # fmt: skip
        within(painter, coat, polygon(shadow), "#174A3A")
    night = blob(((540, 500), (760, 520), (760, 1260), (470, 1260), (500, 1100), (450, 960), (520, 820), (500,
        700)), tension=0.6)  # fmt: skip
    within(painter, coat, night, "#0D231E")
    shirt = polygon(((392, 530), (498, 520), (470, 800), (446, 800)))
    lit(painter, shirt, "#CFC6C4", look.BONE, (-4, -3), shade="#6A6470", width=4)
    lit(painter, blob(((438, 560), (456, 546), (476, 560), (470, 590), (482, 720), (460, 800), (440, 720), (448, 590)),
        tension=0.3), "#5A1620", "#A83A40", (-4, -3), shade="#1E0A10", width=4)  # fmt: skip
    painter.save()
    painter.setClipPath(rect(372, 0, 400, 1200), Qt.ClipOperation.IntersectClip)
    neck(painter, 440, 430, 168, 522, skin)
    painter.restore()
    for wing in (((362, 470), (350, 500), (376, 570), (452, 566), (404, 520)), ((520, 470), (536, 500), (520, 570),
            (456, 566), (490, 526))):  # fmt: skip
        lit(painter, blob(wing, tension=0.2), "#DAD2CE", look.BONE, (-4, -4), shade="#6A6470", width=5)
    for flap, colour in ((((486, 510), (548, 440), (590, 540), (560, 640), (476, 800), (466, 760)), "#1C5040"),
            (((322, 560), (336, 500), (366, 462), (392, 530), (448, 760), (456, 812), (372, 690), (340, 660), (356,
            630)), "#3A8E70")):  # fmt: skip
        lit(painter, blob(flap, tension=0.2), colour, _WARM, (-8, -7), shade=dark, width=5)
    painter.save()
    painter.translate(408, 386)
    painter.rotate(8)
    painter.scale(1.26, 1.26)
    _sneering(painter, skin)
    painter.restore()
    arm(painter, ((684, 680), (704, 930), (670, 1180)), 130, "#1E5A46", "#1E5A46", (-6, -4), skin=skin, body=coat)
    with grip(painter, 560, 836, 8, 1.0, skin, across=132, towards=(-0.8, -0.6), mirror=True):
        for x, y, turn, tall in ((606, 836, 7, 530), (512, 850, 1, 500), (562, 868, 5, 650)):
            sword(painter, x, y, tall, turn, 4.4, grip=180)
        arm(painter, ((280, 656), (262, 936), (458, 884)), 150, green, _WARM, (-12, -7), cuff=look.BONE, skin=skin,
            body=coat)  # fmt: skip
        fill(
            painter, blob(((226, 876), (290, 856), (338, 862), (344, 926), (300, 942), (226, 950)), tension=0.7), green
        )
        folds = (((338, 864, 2), (304, 876, 10), (252, 876, 2)), ((338, 868, 2), (310, 900, 10), (276, 930, 2)), ((430,
            850, 1), (416, 876, 8), (388, 900, 2)))  # fmt: skip
        fill(painter, joined(*(ink(fold) for fold in folds)), dark)
    fill(painter, star(617, 196, 50, 6, 4, 12), "#FFF6D8")  # the lamp in the longest blade


def _sneering(painter: QPainter, skin: str) -> None:
    """He looks down at them along his nose, a brow up, one corner of his mouth drawn. Around (0, 0)."""
    red = "#C0562A"
    back = blob(((30, -60), (90, -70), (94, -10), (86, 50), (66, 66), (50, 30)), tension=0.6)
    lit(painter, back, red, red, (-5, -5), shade="#3A1208")
    turned(painter, 0, 0, 1, Face("#7A4630", skin, nose=Nose.HOOKED, stern=0.6, brow=14, brow_colour="#6B2E14",
        jaw=0.9, lid=0.42, squint=0.3, arch=1.2, sneer=0.6, smile=0.8, gaze=0.95), mirror=True)  # fmt: skip
    fill(painter, joined(ink(((-12, 61, 2), (2, 57, 5), (12, 46, 2))), ink(((-2, 30, 1), (16, 40, 4), (20, 56, 1)))),
        "#3A1E14")  # fmt: skip
    smoke = ((-92, 58, 3), (-104, 20, 7), (-84, -14, 9), (-106, -56, 7), (-92, -100, 2))
    fill(painter, ink(smoke), "#C8B89C")
    lit(painter, limb(((-36, 57, 10), (-90, 66, 10))), look.BONE, look.BONE, (-2, -4), shade=look.MUTED, width=4)
    fill(painter, disc(-91, 66, 7), "#FF6A2A")
    glow(painter, -92, 66, 26, "#FF8A3A", 0.6)
    locks = blob(((-66, -60), (-84, -100), (-104, -112), (-76, -130), (-70, -154), (-38, -146), (-14, -166), (22, -150),
        (64, -136), (94, -104), (104, -60), (104, -20), (98, 10), (80, 4), (72, -22), (56, -30),
        (50, -4), (40, -34), (24, -72), (-2, -78), (-20, -70), (-30, -86), (-50, -70)), tension=0.4)  # fmt: skip
    lit(painter, locks, red, _WARM, (-7, -7), shade="#3A1208")
    strands(painter, [((-64 + a, -90 - a * 0.3), (-10 + a, -136 + a * 0.6), (76 - a * 0.2, -60 + a)) for a in (0, 14,
        28, 42)], red, _WARM, 6)  # fmt: skip
