"""The Queen of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Feeling, side, turned
from demoncity_gui.cards.drawing.light import beam, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0DCC8"
_RED: Final = look.OXBLOOD
_DARK: Final = "#1A0408"
_HAIR: Final = "#1E1A2E"
_SHEEN: Final = "#6E80B4"


def scene(painter: QPainter, t: Tones) -> None:
    """In the window's cold light she lifts a man's chin with the point of her blade, and looks down at him."""
    _courtroom(painter)
    painter.save()
    painter.translate(70, -10)
    _hair_behind(painter)
    mantle = blob(((250, 690), (196, 780), (176, 900), (150, 1060), (140, 1240), (700, 1240), (690, 900), (640, 700)),
        tension=0.6)  # fmt: skip
    lit(painter, mantle, "#5A1018", look.DANGER, (-12, -7), shade=_DARK)
    gown = blob(((244, 760), (310, 720), (400, 740), (500, 720), (560, 740), (560, 820), (540, 900), (580, 1230), (230,
        1230), (262, 900), (244, 820)), tension=0.6)  # fmt: skip
    lit(painter, gown, _RED, _RED, (-12, -7), shade=_DARK)
    night = blob(((430, 600), (720, 640), (720, 1240), (420, 1240), (446, 960), (410, 840)), tension=0.5)
    within(painter, gown.united(mantle), night, "#0E0307")
    fill(painter, joined(*(ink(((x, 860, 2), (x + 4, 960, 9), (foot, 1100, 5))) for x, foot in ((312, 296), (372, 366),
        (240, 210)))), _DARK)  # fmt: skip
    breast = blob(((230, 740), (244, 684), (290, 652), (352, 622), (450, 622), (530, 648), (590, 690), (596, 750), (500,
        790), (404, 840), (300, 800)), tension=0.6)  # fmt: skip
    lit(painter, breast, _SKIN, _SKIN, (-9, -5), shade="#6A4A48", smooth=True)
    within(painter, breast, blob(((424, 600), (660, 600), (640, 800), (406, 850), (440, 740)), tension=0.5), "#5A3E42")
    bones = (((300, 690, 1), (350, 678, 6), (392, 690, 2)), ((404, 760, 1), (402, 800, 5), (404, 830, 2)))
    fill(painter, joined(*(ink(bone) for bone in bones)), "#94707A")
    neck(painter, 406, 540, 80, 650, _SKIN)
    chest = blob(((330, 650), (352, 630), (378, 650), (406, 652), (456, 650), (462, 672), (404, 700), (330, 690)))
    fill(painter, chest, _SKIN)  # no seam where the neck begins
    painter.save()
    painter.translate(384, 424)
    painter.rotate(-3)
    painter.scale(1.3, 1.3)
    _head(painter)
    painter.restore()
    arm(painter, ((566, 752), (598, 1034), (424, 978)), 112, _SKIN, _SKIN, (-8, -6), skin=_SKIN)
    _stole(painter)
    painter.restore()
    _accused(painter)
    _blade(painter)
    gloom(painter, 350, 560, 480, 0.4)


def _stole(painter: QPainter) -> None:
    """Ermine that has slipped from her shoulders."""
    shape = blob(((216, 716), (236, 696), (268, 712), (320, 756), (404, 790), (480, 754), (548, 700), (610, 650), (660,
        680), (640, 740), (570, 800), (490, 838), (404, 872), (310, 840), (246, 792)), tension=0.8)  # fmt: skip
    lit(painter, shape, look.BONE, look.BONE, (-8, -10), shade="#6E6A80")
    within(painter, shape, blob(((430, 700), (700, 600), (700, 900), (404, 900)), tension=0.4), "#8A88A0")
    for x, y, turn in ((256, 746, -44), (312, 792, -28), (372, 824, -12), (442, 822, 14), (506, 782, 34)):
        fill(painter, placed(limb(((0, -14, 5), (0, 4, 11), (-3, 20, 3))), x, y, 1, turn), BLACK)


def _blade(painter: QPainter) -> None:
    """Her fist on the hilt, a bracelet behind it; the blade goes on to beneath his chin."""
    sword(painter, 432, 906, 392, -54, 1.9, grip=136)
    lit(painter, placed(rect(-33, -13, 66, 26, 9), 548, 990, 1, -70), look.BRASS, look.BONE, (-4, -4), width=5)
    fist(painter, 432, 906, -58, 0.94, _SKIN, back=True, mirror=True, towards=(-0.8, -0.6))


def _accused(painter: QPainter) -> None:
    """The man before her, on his knees: his head in profile, thrown back from the point, in fear."""
    coat = blob(((-80, 1240), (-80, 860), (0, 800), (90, 800), (170, 860), (226, 960), (250, 1100), (250, 1240)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, "#262638", "#9AA8D8", (10, -7), shade=BLACK)
    lit(painter, limb(((60, 716, 90), (40, 820, 110))), "#B89880", "#C8A890", (6, -2), shade="#5A4A58", smooth=True)
    lit(painter, polygon(((-20, 790), (70, 826), (128, 760), (150, 830), (90, 900), (-20, 860))), "#B8B8CC", look.BONE,
        (6, -5), shade="#5A5A70", width=5)  # fmt: skip
    painter.save()
    painter.translate(88, 600)
    painter.rotate(-20)
    painter.scale(1.2, 1.2)
    side(painter, 0, 0, 1, Face("#6A5058", "#D8B494", nose=Nose.HOOKED, feeling=Feeling.FEAR, brow=12, jaw=0.5))
    hair(painter, 0, 0, 1, Cut.SIDE_SHORT, "#1A1620", "#9AA8D8")
    fill(painter, joined(*(blob(((x, y - 14), (x + 7, y + 4), (x, y + 11), (x - 7, y + 4)), tension=0.8) for x,
        y in ((20, -58), (6, 20)))), "#BFD8F0")  # fmt: skip
    painter.restore()


def _courtroom(painter: QPainter) -> None:
    """A dark panelled wall; a tall window throws its bars on it."""
    fill(painter, SKY, "#0B0A11")
    for x in range(-60, 760, 118):
        fill(painter, rect(x, -150, 7, 1300), "#18171F")
    beam(painter, 122, 350, 1120, -240, 500, "#0B0A11", "#98A2C8", 50, 3)
    glow(painter, 122, 362, 240, "#C8D0E0", 0.7)
    fill(painter, rect(118, -200, 8, 500), "#050509")
    lit(painter, disc(122, 356, 48, 42), look.BONE, look.BONE, (0, 5), shade="#C8CCD8")
    shade = blob(((50, 350), (86, 298), (108, 288), (136, 288), (158, 298), (194, 350)), tension=0.4)
    lit(painter, shade, "#2C4A3E", look.BRASS, (0, 6), shade="#0A1410")
    lean = QTransform().shear(-0.16, 0.1)
    arch = joined(disc(560, 270, 320).intersected(disc(880, 270, 320)).intersected(rect(0, -200, 1200, 470)),
        rect(560, 268, 320, 800))  # fmt: skip
    thrown = lean.map(arch).translated(-90, -70)
    fill(painter, thrown, "#8E9CC6")
    painter.save()
    painter.setClipPath(thrown, Qt.ClipOperation.IntersectClip)
    bars = joined(rect(713, -200, 14, 1400), rect(500, 268, 500, 12), rect(500, 460, 500, 12), rect(500, 652, 500, 12))
    fill(painter, lean.map(bars).translated(-90, -70), "#0B0A11")
    painter.restore()


def _hair_behind(painter: QPainter) -> None:
    """What of her hair falls behind the neck, down her back."""
    mass = blob(((290, 340), (400, 250), (500, 280), (560, 370), (566, 470), (610, 550), (596, 640), (620, 720), (560,
        740), (500, 780), (440, 720), (400, 640), (330, 740), (262, 720), (276, 640), (250, 570), (290, 490), (284,
        410)), tension=0.8)  # fmt: skip
    lit(painter, mass, _HAIR, _SHEEN, (-8, -7), shade=BLACK)
    strands(painter, [((490 + a, 320 + a), (570 + a, 500), (560 + a * 0.6, 720 - a)) for a in (0, 16, 32, 48)], _HAIR,
        "#8FA0D0", 10)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Chin up, black hair with one white lock, red lips: she looks down at whoever stands there. Around (0, 0)."""
    turned(painter, 0, 0, 1, Face("#94707A", _SKIN, stern=0.75, brow=8, brow_colour="#15101A", lips="#B8142A",
        jaw=-0.2, lid=0.36, gaze=0.9, arch=0.5, smile=-0.4, iris="#3E5A7A"), mirror=True)  # fmt: skip
    fall = blob(((-24, -104), (10, -128), (64, -120), (104, -70), (108, 0), (96, 50), (130, 90), (140, 150), (112, 190),
        (120, 240), (84, 262), (50, 232), (66, 180), (44, 140), (64, 90), (66, 30), (52, -26), (16, -66)),
        tension=0.8)  # fmt: skip
    lit(painter, fall, _HAIR, _SHEEN, (-7, -7), shade=BLACK)
    near = blob(((-22, -106), (-54, -108), (-86, -70), (-82, -10), (-104, 40), (-112, 90), (-90, 130), (-108, 176),
        (-74, 190), (-58, 140), (-70, 90), (-60, 50), (-70, 0), (-62, -40), (-44, -74)), tension=0.8)  # fmt: skip
    lit(painter, near, _HAIR, _SHEEN, (-6, -6), shade=BLACK, width=5)
    strands(painter, [((10 + a, -112 + a * 0.3), (92 + a * 0.3, -40), (72 + a * 0.8, 66)) for a in (0, 12, 24, 36)],
        _HAIR, "#8FA0D0", 8)  # fmt: skip
    strands(painter, [((76 + a * 0.7, 70), (120 + a * 0.4, 150), (70 + a, 246 - a)) for a in (0, 12, 24, 36)],
        _HAIR, "#8FA0D0", 8)  # fmt: skip
    fill(painter, ink(((-8, -108, 3), (40, -84, 15), (72, -20, 15), (74, 50, 13), (98, 120, 13), (84, 180, 8), (94, 236,
        2))), look.BONE)  # fmt: skip
    lit(painter, joined(disc(62, 40, 7), limb(((62, 50, 6), (63, 76, 14)))), look.BRASS, look.BONE, (-3, -3), width=4)
    gold = mixed(BLACK, look.BRASS, 0.5)
    ring = blob(((-62, -96), (-84, -168), (-42, -134), (-8, -206), (34, -138), (84, -176), (84, -92), (10, -110)),
        tension=0.0)  # fmt: skip
    lit(painter, ring, look.BRASS, look.BONE, (-8, -6), shade=gold)
    band = blob(((-68, -100), (10, -122), (90, -96), (86, -72), (10, -96), (-62, -76)), tension=0.7)
    lit(painter, band, look.BRASS, look.BONE, (-5, -5), shade=gold, width=5)
    for x, y in ((-38, -96), (10, -109), (58, -96)):
        rimmed(painter, disc(x, y, 8), look.OXBLOOD, BLACK, 3)
