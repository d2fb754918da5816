"""The Five of Swords."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import beam, glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """A wet street: he hugs three blades and smirks at the two who walk off; theirs lie on the ground."""
    sky(painter, "#04060B", "#262C3C", 640)
    city(painter, 660, "#151824", None, tall=330, seed=32)
    beam(painter, 110, 210, 1200, -260, 520, "#10131C", "#B8803C", 30, 3)
    fill(painter, polygon(((-20, 690), (720, 640), (720, 1240), (-20, 1240))), "#15131A")
    pool = blob(((-80, 700), (140, 670), (330, 720), (420, 860), (460, 1240), (-80, 1240)), tension=0.6)
    fill(painter, pool, "#94683A")
    for y, x, long in ((744, 40, 230), (800, -10, 150), (900, 10, 300), (962, -20, 340)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 4, 8), (x + long, y - 2, 2))), "#F0BE78")
    glow(painter, 110, 226, 250, "#F8B860", 0.9)
    glow(painter, 120, 610, 270, "#F8BC68", 0.8)
    lit(painter, joined(rect(102, 220, 16, 500), polygon(((58, 216), (110, 160), (162, 216)))), "#17161E", _WARM,
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(110, 226, 36, 18), "#FFF0C8")
    _beaten(painter, 217, 732, 0.84, 10, "#4A6078")
    _beaten(painter, 104, 766, 1.3, -10, "#7E5440")
    for x, y, turn in ((126, 862, 296), (124, 972, 250)):
        glaze(painter, disc(x + 6, y + 22, 104, 30), BLACK, 0.5)
        blade(painter, x, y, 180, turn, 1.36)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    _winner(painter)
    gloom(painter, 330, 500, 440, 0.36)


def _beaten(painter: QPainter, x: float, y: float, size: float, bowed: float, cloth: str) -> None:
    """One of the two that walk off, feet at (x, y): his back, hands in his pockets, his hat between his shoulders."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    fill(painter, blob(((-46, 50), (52, 50), (70, 180), (40, 226), (-30, 226), (-54, 180)), tension=0.5), "#5E3E22")
    dark = mixed(BLACK, cloth, 0.3)
    hat, legs = mixed(BLACK, cloth, 0.76), mixed(BLACK, cloth, 0.56)
    for foot, out in ((-24, -1), (24, 1)):
        fill(painter, limb(((foot, -4, 26), (foot * 1.2 + 2, 62, 42))), "#5E3E22")
        lit(painter, limb(((foot * 0.9, -90, 44), (foot, -14, 34))), legs, _WARM, (-3, -2), width=4)
        shoe = blob(((foot - 20, 2), (foot - 22 + out * 4, -10), (foot - 12, -22), (foot + 12, -22), (foot + 22 + out
            * 4, -10), (foot + 20, 2)), tension=0.6)  # fmt: skip
        lit(painter, shoe, "#2A1E1E", _WARM, (-2, -3), width=4)
    coat = blob(((-60, -62), (-50, -130), (-62, -160), (-68, -190), (-60, -232), (-38, -256), (0, -264), (38, -256),
        (60, -232), (68, -190), (62, -160), (50, -130), (62, -62), (0, -54)), tension=0.6)  # fmt: skip
    lit(painter, coat, cloth, _WARM, (-6, -6), shade=dark, width=5)
    fill(painter, joined(*(ink(((way * 40, -232, 2), (way * 46, -186, 7), (way * 38, -142, 3))) for way in (-1, 1)),
        ink(((2, -150, 1), (3, -90, 6), (2, -58, 5)))), BLACK)  # fmt: skip
    with tilted(painter, 0, -250, bowed):
        lit(painter, blob(((-28, -246), (-24, -282), (24, -282), (28, -246), (0, -238)), tension=0.5), hat, _WARM,
            (-4, -4), shade=BLACK, width=4)  # fmt: skip
        lit(painter, placed(fedora(), 0, -282, 0.46), hat, _WARM, (-4, -6), shade=dark, width=5)
    painter.restore()


def _winner(painter: QPainter) -> None:
    """Red-haired, big, close, three blades in his arm; he turns his head to those he has beaten."""
    green, dark, skin = "#2F8262", "#0A1C18", "#EBC7A0"
    coat = blob(((346, 520), (316, 540), (276, 566), (250, 620), (242, 740), (236, 860), (236, 960), (270, 1010), (296,
        1120), (660, 1120), (650, 900), (656, 700), (640, 620), (596, 560), (500, 520)), tension=0.6)  # fmt: skip
    lit(painter, coat, green, _WARM, (-12, -8), shade=dark)
    night = blob(((560, 500), (760, 520), (760, 1260), (380, 1260), (370, 1040), (420, 960), (520, 820), (520,
        700)), tension=0.6)  # fmt: skip
    within(painter, coat, night, "#0D231E")
    within(painter, coat, polygon(((338, 640), (382, 680), (440, 830), (320, 880))), "#174A3A")
    shirt = polygon(((368, 512), (484, 508), (462, 800), (432, 800)))
    lit(painter, shirt, "#CFC6C4", look.BONE, (-4, -3), shade="#6A6470", width=4)
    lit(painter, blob(((420, 560), (438, 546), (458, 560), (452, 590), (466, 720), (446, 800), (424, 720), (430, 590)),
        tension=0.3), "#5A1620", "#A83A40", (-4, -3), shade="#1E0A10", width=4)  # fmt: skip
    neck(painter, 428, 430, 150, 522, skin)
    for wing in (((352, 460), (338, 496), (364, 570), (436, 566), (392, 520)), ((500, 460), (516, 496), (500, 570),
            (440, 566), (470, 526))):  # fmt: skip
        lit(painter, blob(wing, tension=0.2), "#DAD2CE", look.BONE, (-4, -4), shade="#6A6470", width=5)
    for flap, colour in ((((470, 510), (530, 450), (570, 540), (540, 640), (460, 800), (450, 760)), "#1C5040"),
            (((310, 560), (322, 530), (350, 462), (376, 533), (432, 760), (440, 812), (356, 690), (326, 660), (342,
            630)), "#3A8E70")):  # fmt: skip
        lit(painter, blob(flap, tension=0.2), colour, _WARM, (-8, -7), shade=dark, width=5)
    painter.save()
    painter.translate(384, 372)
    painter.rotate(8)
    painter.scale(1.3, 1.3)
    _sneering(painter, skin)
    painter.restore()
    for x, y, turn, tall, long in ((492, 682, 3, 630, 6.2), (620, 680, 3, 640, 6.4), (560, 634, 3, 770, 7.8)):
        blade(painter, x, y, tall, 180 + turn, long)
    upper = blob(((300, 552), (262, 590), (238, 680), (232, 800), (230, 960), (300, 980), (344, 880), (352, 780), (340,
        690), (326, 610)), tension=0.7)  # fmt: skip
    lit(painter, upper, green, _WARM, (-11, -7), shade=dark)
    for fold in (((340, 710, 1), (314, 760, 9), (300, 820, 1)), ((350, 790, 1), (320, 826, 10), (286, 846, 1)), ((262,
            660, 1), (258, 740, 7), (266, 810, 1)), ((314, 590, 1), (304, 640, 7), (308, 690, 1))):  # fmt: skip
        fill(painter, ink(fold), dark)
    fore = blob(((228, 944), (240, 872), (320, 846), (400, 812), (466, 766), (492, 790), (512, 856), (470, 890), (400,
        940), (316, 1006), (262, 1022), (236, 996)), tension=0.6)  # fmt: skip
    glaze(painter, fore.translated(6, 22).intersected(rect(250, 700, 380, 400)), BLACK, 0.5)
    _glove(painter, 574, 772)
    lit(painter, blob(((460, 766), (490, 748), (526, 848), (498, 870)), tension=0.3), look.BONE, look.BONE, (-5, -4),
        shade="#8C8894", width=5)  # fmt: skip
    lit(painter, fore, green, _WARM, (-10, -8), shade=dark)
    for fold in (((326, 852, 2), (300, 880, 10), (256, 892, 2)), ((334, 862, 2), (316, 912, 10), (276, 950, 2)), ((466,
            796, 1), (436, 846, 8), (386, 890, 2)), ((420, 820, 1), (404, 862, 8), (362, 900, 1))):  # fmt: skip
        fill(painter, ink(fold), dark)
    lit(painter, blob(((316, 1056), (420, 1034), (430, 1078), (324, 1104)), tension=0.2), green, _WARM, (-5, -6),
        shade=dark, width=5)  # fmt: skip
    fill(painter, star(583, 250, 46, 6, 4, 12), "#FFF6D8")  # the lamp in the longest blade


def _glove(painter: QPainter, x: float, y: float) -> None:
    """A hand in a leather glove, seen from its back: its fingers close round the outermost blade."""
    leather = "#A8323A"
    with hand_at(painter, x, y, 10, 1.4, False, (-0.8, -0.6)) as lamp:
        rows = ((8, -32, 46, -34, 31), (14, -4, 52, -4, 32), (10, 24, 47, 26, 30), (0, 48, 34, 52, 26))
        bent = [digit(((a - 20, b + 2, thick + 3), (a + 8, b - 2, thick + 2), (px, py, thick * 0.96)))
            for a, b, px, py, thick in rows]  # fmt: skip
        flesh(painter, tuple(reversed(bent)), leather, lamp, 5)
        for shape, (_, _, px, py, _) in zip(bent, rows, strict=True):
            within(painter, shape, disc(px + 13, py + 4, 15, 30), dark_of(leather))
        back = blob(((-110, 60), (-80, 16), (-50, -22), (-20, -46), (8, -48), (20, -22), (22, 4), (18, 30), (6, 58),
            (-20, 70), (-50, 84), (-96, 110)), tension=0.55)  # fmt: skip
        flesh(painter, (back,), leather, lamp, 6)
        fill(painter, joined(*(limb(((a - 12, b - 1, thick * 0.6), (a + 14, b - 2, thick * 0.64)))
            for a, b, _, _, thick in rows)), leather)  # fmt: skip
        flesh(painter, (digit(((-50, 22, 42), (-36, -18, 36), (-10, -52, 31), (18, -70, 21))),), leather, lamp, 5)
        fill(painter, limb(((-90, 56, 34), (-58, 26, 34), (-46, 6, 22))), leather)
        seams = [ink(((a - 6, b + 2, 2), (a - 30, b + 8, 4), (a - 52, b + 16, 1))) for a, b, *_ in rows[1:]]
        fill(painter, joined(*seams), line_of(leather))


def _sneering(painter: QPainter, skin: str) -> None:
    """He looks down at them along his nose, a brow up, a cigarette in the drawn corner of his mouth. Around (0, 0)."""
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
