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
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import beam, glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
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
    lit(painter, joined(rect(102, 220, 16, 500), polygon(((58, 216), (110, 160), (162, 216)))), "#17161E", _WARM,
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(110, 226, 36, 18), "#FFF0C8")
    painter.save()
    painter.translate(172, 206)
    painter.scale(0.6, 0.6)
    _walks_off(painter)
    painter.restore()
    painter.save()
    painter.translate(-24, 6)
    _weeps(painter)
    painter.restore()
    for x, y, turn in ((142, 984, 285), (144, 1046, 264)):
        glaze(painter, disc(x + 10, y + 22, 130, 14), BLACK, 0.7)
        blade(painter, x, y, 206, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    painter.save()
    painter.translate(-24, 0)
    _winner(painter)
    painter.restore()
    gloom(painter, 330, 500, 440, 0.45)


def _walks_off(painter: QPainter) -> None:
    """One goes, his back to us, his hat down between his shoulders; his shadow comes all the way to us."""
    glaze(painter, polygon(((58, 730), (110, 730), (210, 1130), (60, 1130))), BLACK, 0.6)
    for x in (66, 104):
        lit(painter, limb(((x, 620, 44), (x - 4, 740, 32))), "#141019", _WARM, (3, -2), width=4)
    back = blob(((30, 660), (34, 560), (24, 500), (50, 462), (86, 450), (122, 464), (146, 502), (136, 560), (140, 664),
        (86, 676)), tension=0.7)  # fmt: skip
    lit(painter, back, "#2A1620", _WARM, (6, -7), shade="#0B060A", width=5)
    fill(painter, joined(ink(((86, 480, 1), (84, 570, 5), (88, 664, 3)))), BLACK)
    lit(painter, disc(84, 440, 26, 30), "#1B1216", _WARM, (4, -4), width=4)
    lit(painter, placed(fedora(), 84, 432, 0.44, -6), "#17131A", _WARM, (4, -5), width=5)


def _weeps(painter: QPainter) -> None:
    """The other stands bent, his head sunk on his breast, his hand in his coat."""
    glaze(painter, polygon(((104, 900), (204, 900), (250, 1130), (60, 1130))), BLACK, 0.6)
    blue, deep, skin = "#34487C", "#080C18", "#C8946A"
    for x, y in ((132, 930), (190, 916)):
        lit(painter, blob(((x - 34, y + 8), (x - 20, y - 8), (x + 30, y - 12), (x + 36, y + 12), (x - 30, y + 14))),
            "#17131A", _WARM, (-2, -4), width=4)  # fmt: skip
    coat = blob(((86, 892), (98, 790), (106, 680), (100, 600), (104, 540), (150, 486), (206, 478), (244, 520), (252,
        610), (248, 700), (260, 800), (272, 886), (180, 906)), tension=0.5)  # fmt: skip
    lit(painter, coat, blue, _WARM, (-8, -6), shade=deep)
    with tilted(painter, 122, 470, -40):
        side(painter, 118, 452, 0.54, Face("#6A4630", skin, brow=11, open=False, stern=-1.4, smile=-1), mirror=True)
        lit(painter, blob(((80, 420), (92, 390), (132, 382), (172, 406), (176, 452), (156, 482), (146, 448), (118,
            426)), tension=0.8), "#231A1C", _WARM, (-6, -5), shade=BLACK, width=5)  # fmt: skip
    collar = blob(((110, 530), (126, 494), (170, 464), (214, 484), (190, 520), (140, 552)), tension=0.6)
    lit(painter, collar, blue, _WARM, (-6, -6), shade=deep, width=5)
    arm(painter, ((188, 560), (204, 664), (150, 726)), 64, blue, _WARM, (-7, -5), skin=blue, body=coat)
    fill(painter, ink(((112, 700, 2), (140, 726, 8), (158, 760, 3))), BLACK)
    fill(painter, ink(((146, 768, 2), (138, 836, 7), (130, 896, 9))), deep)


def _winner(painter: QPainter) -> None:
    """Red-haired, big, close, three blades held to his breast; he turns his head to those he has beaten.

    Head 1 is 280; shoulders 2; the near arm 1.05 and, to the wrist, 1.
    """
    green, dark, skin = "#2F8262", "#0A1C18", "#EBC7A0"
    coat = blob(((396, 520), (480, 500), (580, 530), (690, 556), (750, 640), (760, 1240), (306, 1240), (318, 1060),
        (322, 920), (250, 860), (206, 780), (198, 700), (202, 640), (226, 588), (280, 556), (340, 532)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, green, _WARM, (-12, -8), shade=dark)
    for shadow in (((352, 660), (400, 660), (500, 860), (310, 860)),
            ((290, 940), (560, 900), (560, 980), (450, 1030), (290, 1056))):  # fmt: skip
        within(painter, coat, polygon(shadow), "#1F5C48")
    night = blob(((540, 500), (760, 520), (760, 1260), (470, 1260), (500, 1100), (450, 960), (520, 820), (500,
        700)), tension=0.6)  # fmt: skip
    within(painter, coat, night, "#12332A")
    shirt = polygon(((392, 530), (498, 520), (470, 800), (446, 800)))
    lit(painter, shirt, "#CFC6C4", look.BONE, (-4, -3), shade="#6A6470", width=4)
    lit(painter, blob(((438, 560), (456, 546), (476, 560), (470, 590), (482, 720), (460, 800), (440, 720), (448, 590)),
        tension=0.3), "#5A1620", "#A83A40", (-4, -3), shade="#1E0A10", width=4)  # fmt: skip
    painter.save()
    painter.setClipPath(rect(372, 0, 400, 1200), Qt.ClipOperation.IntersectClip)
    neck(painter, 440, 430, 168, 522, skin)
    painter.restore()
    for flap, colour in ((((492, 500), (520, 462), (566, 540), (560, 640), (476, 800), (466, 760)), "#1C5040"),
            (((330, 560), (352, 500), (386, 462), (400, 520), (448, 760), (456, 812), (372, 690), (340, 660), (356,
            630)), "#3A8E70")):  # fmt: skip
        lit(painter, blob(flap, tension=0.2), colour, _WARM, (-8, -7), shade=dark, width=5)
    painter.save()
    painter.translate(414, 376)
    painter.rotate(3)
    painter.scale(1.26, 1.26)
    _sneering(painter, skin)
    painter.restore()
    arm(painter, ((684, 680), (704, 930), (670, 1180)), 130, "#1E5A46", "#1E5A46", (-6, -4), skin=skin, body=coat)
    with grip(painter, 560, 836, 8, 1.0, skin, across=132, towards=(-0.8, -0.6), mirror=True):
        for x, y, turn, tall in ((606, 836, 7, 530), (512, 850, 1, 500), (562, 868, 5, 650)):
            sword(painter, x, y, tall, turn, 4.4, grip=180)
        _near_sleeve(painter, green, dark)


def _near_sleeve(painter: QPainter, green: str, dark: str) -> None:
    """One cloth from the shoulder round the elbow to the cuff; above the armpit it is the coat's."""
    cuff = blob(((452, 838), (490, 836), (502, 884), (490, 930), (452, 932)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -4), shade=look.MUTED, width=5)
    upper = blob(((202, 640), (198, 700), (206, 780), (206, 850), (186, 920), (206, 952), (260, 950), (322, 900), (326,
        834), (334, 770), (346, 690), (336, 620)), tension=0.7)  # fmt: skip
    fore = blob(((182, 924), (200, 962), (262, 974), (340, 964), (420, 946), (478, 928), (484, 884), (476, 846), (420,
        840), (334, 832), (270, 850), (212, 880)), tension=0.7)  # fmt: skip
    cloth = upper.united(fore)
    painter.save()
    below = polygon(((0, 712), (208, 712), (230, 802), (700, 802), (700, 1200), (0, 1200)))
    painter.setClipPath(below, Qt.ClipOperation.IntersectClip)
    lit(painter, cloth, green, _WARM, (-12, -7), shade=dark)
    painter.restore()
    folds = (((326, 834, 3), (288, 866, 10), (236, 876, 2)), ((326, 836, 3), (302, 886, 9), (266, 920, 2)), ((410, 842,
        1), (396, 876, 8), (366, 906, 2)))  # fmt: skip
    fill(painter, ink(((350, 672, 1), (344, 720, 9), (334, 780, 8), (328, 836, 5))), BLACK)
    fill(painter, joined(*(ink(fold) for fold in folds)), dark)


def _sneering(painter: QPainter, skin: str) -> None:
    """He looks down at them along his nose, a brow up, one corner of his mouth drawn. Around (0, 0)."""
    red = "#C0562A"
    back = blob(((30, -60), (90, -70), (94, -10), (86, 50), (66, 66), (50, 30)), tension=0.6)
    lit(painter, back, red, red, (-5, -5), shade="#3A1208")
    turned(painter, 0, 0, 1, Face("#7A4630", skin, nose=Nose.HOOKED, stern=0.6, brow=14, brow_colour="#6B2E14",
        jaw=0.9, lid=0.42, squint=0.3, arch=1.2, sneer=1.6, smile=0.5, gaze=0.95), mirror=True)  # fmt: skip
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
