"""The Six of Pentacles."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, sleeve
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import flesh
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import SKY, along, blob, disc, joined, limb, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT, _DARK, _SKIN, _WHITE = "#34265C", "#0A0714", "#EBC7A0", "#D8D0C4"
_LAMP = (-10, -7)
_HEAD = (404, 330)


def scene(painter: QPainter, t: Tones) -> None:
    """From his open hand a cool rich man lets coins slide into the cupped hands of two; beside him hang scales."""
    fill(painter, SKY, "#101A30")
    for x, light in ((-10, 8), (66, 8), (540, -8), (636, -8)):
        lit(painter, rect(x, -150, 74, 1300), "#22304E", "#6A7FA8", (light, 0), shade="#0A1020")
    door = joined(rect(140, 320, 370, 800), disc(325, 320, 185, 236))
    rimmed(painter, door, "#D8942E", "#1A1420", 20)
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 325, 350, 300, "#FFF0C0", 0.8)
    fill(painter, rays(325, 350, 60, 620, 22, 40), mixed("#F0B548", look.BONE, 0.35))
    painter.restore()
    _scales(painter)
    _coat(painter)
    painter.save()
    painter.translate(-6, 92)
    painter.scale(0.83, 0.83)
    _collar(painter)
    _head(painter)
    painter.restore()
    _giving_arm(painter)
    for x, y, turn in ((526, 802, 20), (580, 884, 34)):
        coin(painter, x, y, 88, turn)
    _cupped(painter, 196, 1016, "#8A5836", "#3E6A5E", -6)
    _cupped(painter, 520, 1022, "#D9A878", "#8C3A36", 6)
    gloom(painter, 370, 560, 540, 0.22)


def _scales(painter: QPainter) -> None:
    """Scales that hang from above by a hook and a chain: a coin in each pan, one a little lower."""
    for y in range(-10, 130, 34):
        stroke(painter, disc(556, y, 9, 19), BLACK, 15)
        stroke(painter, disc(556, y, 9, 19), look.BRASS, 7)
    lit(painter, limb(((488, 198, 12), (556, 182, 24), (624, 166, 12))), look.BRASS, look.BONE, (0, -5), width=7)
    rimmed(painter, polygon(((540, 184), (556, 138), (572, 178))), look.BRASS, BLACK, 6)
    rimmed(painter, disc(556, 183, 13), look.BONE, BLACK, 5)
    long = 216
    for x, y in ((494, 197), (618, 167)):
        chains = [thick_line(((x, y), (x + a, y + long)), 5) for a in (-34, 34)]
        rimmed(painter, joined(*chains), look.BRASS, BLACK, 4)
        rimmed(painter, disc(x, y, 12), look.BRASS, BLACK, 6)
        coin(painter, x, y + long - 42, 82)
        lit(painter, blob(((x - 44, y + long), (x + 44, y + long), (x + 32, y + long + 24), (x, y + long + 34), (x - 32,
            y + long + 24)), tension=0.6), look.BRASS, look.BONE, (-5, -7), shade="#7A5A14", width=7)  # fmt: skip


def _coat(painter: QPainter) -> None:
    """His coat; the arm at the right hangs, its hand is out of sight."""
    trunk = bust(330, 510, 500, 1240, waist=0.86, hip=0.94)
    lit(painter, trunk, mixed(BLACK, _COAT, 0.72), look.SODIUM, _LAMP, shade=_DARK, width=8)
    within(painter, trunk, blob(((470, 560), (640, 600), (640, 1240), (410, 1240), (450, 1000), (490, 800)),
        tension=0.6), _DARK)  # fmt: skip
    sleeve(painter, ((520, 640), (584, 880), (520, 1080)), (150, 132, 116), mixed(BLACK, _COAT, 0.8), look.SODIUM,
        _LAMP, body=trunk)  # fmt: skip
    sleeve(painter, ((152, 640), (98, 856), (172, 812)), (150, 128, 116), _COAT, look.SODIUM, _LAMP,
        body=trunk)  # fmt: skip


def _collar(painter: QPainter) -> None:
    """A stiff shirt between two wide lapels of fur."""
    fill(painter, polygon(((310, 520), (484, 520), (440, 760), (396, 800), (350, 760))), look.BONE)
    fill(painter, polygon(((404, 520), (484, 520), (440, 760), (396, 800))), "#9C9484")
    neck(painter, 398, 420, 120, 540, _SKIN)
    for way, tone in ((-1, "#8C6A3A"), (1, "#5A4424")):
        edge = ((110, 452), (170, 490), (214, 560), (218, 640), (200, 710), (166, 790), (110, 880))
        tufts = [at for one, two in pairwise(edge) for at in (one, along(one, two, 0.5, -20), along(one, two, 0.62,
            -8))]  # fmt: skip
        fur = blob([(396 + way * a, b) for a, b in ((70, 890), (30, 800), (74, 660), (70, 560), (62, 476), *tufts, (100,
            880))], tension=0.5)  # fmt: skip
        lit(painter, fur, tone, "#D8B888", (-8, -6), shade="#241606", width=8)
        strands(painter, [((396 + way * a, b), (396 + way * (a + 10), b + 18), (396 + way * (a + 6), b + 44)) for a,
            b in ((96, 480), (140, 500), (110, 540), (170, 545), (134, 590), (190, 610), (104, 630), (156, 660), (120,
            690), (180, 690), (90, 740), (140, 750), (100, 800))], tone, look.BONE, 8)  # fmt: skip
    for way, tone in ((-1, look.BONE), (1, "#B4AC9C")):
        wing = polygon([(396 + way * a, b) for a, b in ((-4, 560), (62, 546), (78, 452), (58, 440), (14, 540))])
        lit(painter, wing, tone, tone, (-3, -3), shade="#9C9484", width=6)
    lit(painter, polygon(((352, 560), (396, 590), (440, 560), (444, 640), (396, 612), (348, 640))), look.OXBLOOD,
        look.DANGER, (-4, -4), shade="#1C0408", width=6)  # fmt: skip
    lit(painter, disc(396, 600, 18), look.OXBLOOD, look.DANGER, (-4, -4), width=6)


def _head(painter: QPainter) -> None:
    """He looks down his nose, a brow lifted over his monocle: white whiskers and moustache, the top hat."""
    painter.save()
    painter.translate(*_HEAD)
    painter.rotate(-9)
    painter.scale(-1.4, 1.4)
    turned(painter, 0, 0, 1, Face("#8C5E3A", _SKIN, nose=Nose.HOOKED, brow=13, brow_colour=_WHITE, jaw=0.8, old=True,
        lid=0.5, gaze=0.7, arch=0.7, stern=0.5, smile=-0.4, sneer=0.4))  # fmt: skip
    whisker = blob(((-52, -54), (-40, -20), (-44, 30), (-30, 66), (-20, 96), (-50, 104), (-78, 76), (-92, 40), (-100,
        -10), (-92, -60)), tension=0.8)  # fmt: skip
    lit(painter, whisker, _WHITE, look.BONE, (4, -4), shade="#6B6460", width=5)
    strands(painter, [((-a, b), (-a - 8, b + 40), (6 - a, b + 80)) for a, b in ((58, -30), (70, -30), (82, -30))],
        _WHITE, look.BONE, 6)  # fmt: skip
    tache = blob(((34, 44), (58, 52), (74, 70), (58, 72), (34, 62), (8, 72), (-14, 72), (-2, 54), (16, 46)),
        tension=0.8)  # fmt: skip
    lit(painter, tache, _WHITE, look.BONE, (4, -4), shade="#6B6460", width=4)
    glaze(painter, blob(((76, -74), (-88, -74), (-90, -44), (0, -34), (72, -46)), tension=0.6), BLACK, 0.5)
    stroke(painter, disc(2, -9, 27), BLACK, 11)
    stroke(painter, disc(2, -9, 27), look.BRASS, 5)
    glaze(painter, blob(((-14, -22), (2, -30), (-10, 6), (-20, 4)), tension=0.6), "#FFFFFF", 0.35)
    hat = joined(polygon(((70, -186), (-86, -186), (-78, -70), (64, -70))), rect(-118, -86, 222, 30, 15))
    lit(painter, hat, "#17131C", look.SODIUM, (9, -6), shade=BLACK)
    within(painter, hat, polygon(((80, -122), (-90, -122), (-90, -88), (80, -88))), look.OXBLOOD)
    painter.restore()


def _giving_arm(painter: QPainter) -> None:
    """The hand at the left, open and tipped down, so that what lay on it slides off; fur at the cuff."""
    flesh(painter, (limb(((184, 796, 84), (226, 790, 76), (280, 788, 66))),), _SKIN, (-0.5, -0.86), 7)
    palm(painter, 350, 806, 103, 1.36, _SKIN, apart=0.8, towards=(-0.5, -0.86))
    fill(painter, limb(((242, 788, 56), (276, 790, 50))), _SKIN)  # no seam where the hand begins
    edge = ((150, 712), (188, 710), (214, 746), (222, 790), (216, 842), (192, 882), (150, 886))
    tufts = [at for one, two in pairwise(edge) for at in (one, along(one, two, 0.5, -11), along(one, two, 0.62, 4))]
    cuff = blob((*tufts, (150, 886), (128, 848), (120, 798), (128, 746)), tension=0.5)
    lit(painter, cuff, "#8C6A3A", look.BONE, (-6, -5), shade="#4E3414", width=8)
    strands(painter, [((a, b), (a + 14, b + 4), (a + 30, b + 2)) for a, b in ((142, 742), (164, 768), (140, 794), (168,
        818), (142, 842), (160, 866))], "#8C6A3A", look.BONE, 8)  # fmt: skip


def _cupped(painter: QPainter, x: float, y: float, skin: str, cloth: str, turn: float) -> None:
    """Two hands held up together out of worn sleeves, a coin caught in them."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    for way in (-1, 1):
        palm(painter, way * 52, 0, way * 12, 0.9, skin, mirror=way < 0, apart=0.5, towards=(-0.4, -0.9))
        rag = polygon([(way * a, b) for a, b in ((14, 66), (40, 54), (62, 66), (86, 56), (110, 170), (10, 170))])
        lit(painter, rag, cloth, look.SODIUM, (-5, -5), shade=mixed(BLACK, cloth, 0.3))
    coin(painter, 0, -10, 90, 12)
    painter.restore()
