"""Justice, Major XI."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, ring, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#EED2B8"
_ROBE: Final = "#4A4480"
_FOLD: Final = "#16132C"
_GLEAM: Final = "#C4C8F0"
_TO_LAMP: Final = (-9, -7)
_DEEP_BRASS: Final = "#6B4416"
_SWORD: Final = (566, 690)  # the fist about its hilt


def scene(painter: QPainter, t: Tones) -> None:
    """Justice lifts the blindfold from one eye and looks at us; before her on the bench the scales stand level."""
    _court(painter, t)
    _robe(painter)
    _head(painter)
    _lifting_arm(painter)
    _sword(painter)
    _sword_arm(painter)
    gloom(painter, 340, 470, 430, 0.2)
    _scales(painter)


def _court(painter: QPainter, t: Tones) -> None:
    """The hall of the court: columns, and a round window behind her head."""
    sky(painter, "#07080F", "#1C2233", 1000)
    for x in (-10, 120, 510, 640):
        shaft = rect(x, -150, 84, 1300)
        lit(painter, shaft, "#1C2130", "#3A445C", (-8, 0), shade="#090B12", width=5, smooth=True)
        fill(painter, joined(*(rect(x + 20 + k * 20, -150, 5, 1300) for k in range(3))), "#0D101A")
    rimmed(painter, disc(360, 350, 290), "#12161F", BLACK, 6)
    fill(painter, disc(360, 350, 268), "#46557A")
    glow(painter, 300, 330, 260, t.light, 0.5)
    panes = [thick_line(((360, 350 - 270), (360, 350 + 270)), 9), thick_line(((90, 350), (630, 350)), 9)]
    panes += [thick_line(((360 - 190, 350 - 190 * way), (360 + 190, 350 + 190 * way)), 9) for way in (-1, 1)]
    fill(painter, joined(*panes), "#12161F")
    fill(painter, ring(360, 350, 200, 190), "#12161F")


def _robe(painter: QPainter) -> None:
    """Her judge's gown, dark, with white bands at the neck; the upper arm of the sword's arm is one with it."""
    trunk = blob(((330, 556), (230, 584), (160, 614), (136, 690), (160, 800), (176, 1080), (720, 1080), (690, 900),
        (640, 740), (590, 640), (540, 604), (480, 582), (396, 556)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _ROBE, _GLEAM, _TO_LAMP, shade=_FOLD)
    night = blob(((410, 560), (480, 640), (450, 740), (480, 850), (450, 960), (470, 1090), (720, 1090), (640, 560)),
        tension=0.6)  # fmt: skip
    within(painter, trunk, night, "#2C2852")
    within(painter, trunk, folds(((536, 690), (540, 800), (560, 960), 18), ((250, 660), (236, 760), (240, 940), 20)),
        _FOLD)  # fmt: skip
    neck(painter, 362, 468, 92, 584, _SKIN)
    collar = blob(((280, 574), (306, 552), (330, 586), (366, 610), (400, 584), (420, 552), (446, 574), (436, 612), (368,
        646), (290, 614)), tension=0.5)  # fmt: skip
    for way in (-1, 1):
        band = polygon(((366, 606), (366 + way * 34, 606), (366 + way * 50, 676), (366 + way * 6, 676)))
        lit(painter, band, look.BONE, look.BONE, (-4, -4), shade="#8C88A8", width=5)
    lit(painter, collar, "#2A2742", look.BONE, (-4, -6), shade=BLACK, width=5)


def _head(painter: QPainter) -> None:
    """Crowned, calm; the blindfold over one eye, drawn up from the other, which is cold and sees us."""
    hair, gleam = "#2A2440", "#AEBBD6"
    tails = (
        ((440, 350), (500, 340), (540, 374), (566, 376), (556, 406), (570, 432), (540, 436), (490, 410), (430, 400)),
        ((440, 370), (490, 410), (520, 470), (580, 500), (530, 510), (536, 548), (470, 490), (430, 410)),
    )
    for tail in tails:
        lit(painter, blob(tail, tension=0.8), look.OXBLOOD, look.DANGER, (-4, -6), shade="#33090F", width=5)
    with tilted(painter, 362, 480, 4):
        lit(painter, disc(360, 178, 56, 50), hair, gleam, (-5, -6), shade="#0C0A16", width=5)
        skull = blob(((252, 340), (254, 282), (292, 232), (360, 212), (428, 232), (466, 282), (468, 340)), tension=0.8)
        lit(painter, skull, hair, gleam, (-5, -6), shade="#0C0A16", width=5)
        front(painter, 360, 372, 1.16, Face("#8A5A50", _SKIN, stern=0.5, brow=9, jaw=0.3, lips="#A02A3C", smile=-0.4,
            lid=0.12, squint=0, arch=0.3, iris="#4FA8E8"))  # fmt: skip
        for way in (-1, 1):
            lock = blob([(360 + way * x, y) for x, y in ((0, 250), (50, 250), (94, 286), (108, 350), (98, 420), (102,
                470), (80, 456), (74, 400), (80, 350), (54, 306), (0, 284))], tension=0.8)  # fmt: skip
            lit(painter, lock, hair, gleam, (-4, -6), shade="#0C0A16", width=5)
        strands(painter, [((360 + way * a, 262 + b), (360 + way * (a + 44), 276 + b), (360 + way * (a + 62), 370 + b))
            for way in (-1, 1) for a, b in ((8, 0), (18, 12))], hair, gleam, 5)  # fmt: skip
        band = blob([(360 + 1.16 * x, 372 + 1.16 * y) for x, y in ((92, 30), (60, 34), (30, 28), (12, 12), (0, -18),
            (-16, -42), (-44, -58), (-90, -56), (-94, -86), (-50, -88), (0, -78), (44, -60), (92, -46))],
            tension=0.6)  # fmt: skip
        lit(painter, band, look.OXBLOOD, look.DANGER, (-4, -7), shade="#33090F")
        within(painter, band, folds(((270, 294), (360, 300), (460, 350), 9), ((274, 300), (370, 320), (460, 376), 9),
            ((280, 304), (362, 330), (420, 396), 7)), "#3D0A12")  # fmt: skip
        diadem = polygon(((262, 290), (256, 246), (290, 256), (310, 218), (338, 244), (360, 190), (382, 244), (410,
            218), (430, 256), (464, 246), (458, 290), (410, 274), (360, 268), (310, 274)))  # fmt: skip
        lit(painter, diadem, look.BRASS, look.BONE, (-4, -5), shade=_DEEP_BRASS, width=5)
        rimmed(painter, disc(360, 250, 10), "#4FA8E8", BLACK, 4)


def _lifting_arm(painter: QPainter) -> None:
    """Her bare forearm out of the wide sleeve, four fingers under the blindfold's edge."""
    fill(painter, blob(((106, 560), (160, 526), (220, 552), (230, 592), (160, 620), (112, 600)), tension=0.9), BLACK)
    rolled(painter, (128, 680), (226, 388), 132, _SKIN, "#FFF0DC", (-6, -4))
    drape = blob(((100, 556), (120, 582), (164, 600), (230, 588), (250, 660), (228, 780), (246, 920), (240, 1080), (0,
        1080), (14, 860), (44, 690)), tension=0.6)  # fmt: skip
    lit(painter, drape, _ROBE, _GLEAM, _TO_LAMP, shade=_FOLD)
    within(painter, drape, limb(((96, 574, 34), (124, 604, 34), (166, 622, 34), (240, 606, 34))), look.OXBLOOD)
    within(painter, drape, folds(((120, 640), (70, 820), (70, 1060), 20), ((170, 650), (120, 850), (150, 1060), 24),
        ((236, 650), (210, 720), (176, 756), 16)), _FOLD)  # fmt: skip
    fingers(painter, 262, 318, 14, 0.72, _SKIN, mirror=True, towards=(-0.8, -0.6))


def _sword(painter: QPainter) -> None:
    """Upright beside her head, hilt, guard and pommel whole."""
    x, y = _SWORD
    blade = polygon(((x - 30, y - 70), (x - 30, 120), (x, 44), (x + 30, 120), (x + 30, y - 70)))
    lit(painter, blade, look.BONE, look.BONE, (-4, -3), shade="#565270", width=8, smooth=True)
    fill(painter, polygon(((x, 44), (x + 30, 120), (x + 30, y - 70), (x, y - 70))), "#7E7A98")
    lit(painter, rect(x - 16, y - 70, 32, 150, 8), "#5A3A22", look.SODIUM, (-4, 0), shade="#2B180E", width=6)
    lit(painter, rect(x - 78, y - 92, 156, 30, 14), look.BRASS, look.BONE, (-3, -6), shade=_DEEP_BRASS, width=6)


def _sword_arm(painter: QPainter) -> None:
    """The forearm of the sword's arm: up out of its sleeve, the fist about the hilt, under it the pommel."""
    x, y = _SWORD
    fill(painter, blob(((552, 872), (590, 838), (650, 842), (690, 876), (640, 920), (570, 920)), tension=0.9), BLACK)
    rolled(painter, (640, 1000), (x + 30, y + 62), 128, _SKIN, "#FFF0DC", (-6, -4))
    drape = blob(((536, 868), (586, 896), (640, 900), (700, 872), (720, 930), (720, 1080), (520, 1080), (528, 960)),
        tension=0.6)  # fmt: skip
    lit(painter, drape, _ROBE, _GLEAM, _TO_LAMP, shade=_FOLD)
    within(painter, drape, limb(((530, 892, 34), (586, 918, 34), (644, 920, 34), (710, 892, 34))), look.OXBLOOD)
    lit(painter, rect(x - 16, y + 20, 32, 76, 8), "#5A3A22", look.SODIUM, (-4, 0), shade="#2B180E", width=6)
    lit(painter, disc(x, y + 102, 28), look.BRASS, look.BONE, (-4, -4), shade=_DEEP_BRASS, width=6)
    fist(painter, x + 6, y, -10, 0.82, _SKIN, towards=(-0.8, -0.6))


def _scales(painter: QPainter) -> None:
    """They stand on the bench before her: a heart on one side, a feather on the other, and they are level."""
    x, y, half, deep = 306, 706, 152, 164
    bench = rect(-20, 944, 740, 200)
    lit(painter, bench, "#4A2A1C", look.SODIUM, (0, -9), shade="#1C0E0A")
    fill(painter, rect(-20, 972, 740, 8), "#1C0E0A")
    foot = blob(((x - 92, 956), (x - 84, 928), (x - 24, 912), (x + 24, 912), (x + 84, 928), (x + 92, 956)), tension=0.4)
    lit(painter, polygon(((x - 14, y), (x + 14, y), (x + 20, 920), (x - 20, 920))), look.BRASS, look.BONE, (-4, -2),
        shade=_DEEP_BRASS)  # fmt: skip
    lit(painter, foot, look.BRASS, look.BONE, (-4, -6), shade=_DEEP_BRASS)
    for px in (x - half, x + half):
        for dx in (-58, 58):
            rimmed(painter, thick_line(((px, y), (px + dx, y + deep)), 6), look.BRASS, BLACK, 5)
    _weights(painter, x - half, x + half, y + deep)
    beam = blob(((x - half - 6, y - 10), (x - 60, y - 18), (x, y - 34), (x + 60, y - 18), (x + half + 6, y - 10),
        (x + half + 6, y + 12), (x + 60, y + 10), (x, y + 14), (x - 60, y + 10), (x - half - 6, y + 12)),
        tension=0.5)  # fmt: skip
    lit(painter, beam, look.BRASS, look.BONE, (-3, -6), shade=_DEEP_BRASS)
    lit(painter, disc(x, y - 6, 26), look.BRASS, look.BONE, (-4, -4), shade=_DEEP_BRASS)
    for px in (x - half, x + half):
        pan = blob(((px - 68, y + deep - 4), (px + 68, y + deep - 4), (px + 42, y + deep + 44), (px - 42, y + deep
            + 44)), tension=0.6)  # fmt: skip
        lit(painter, pan, look.BRASS, look.BONE, (-4, -6), shade=_DEEP_BRASS)
        lit(painter, disc(px, y, 15), look.BRASS, look.BONE, (-3, -3), shade=_DEEP_BRASS, width=5)


def _weights(painter: QPainter, left: float, right: float, y: float) -> None:
    """The heart and the feather, in pans that hang at `left` and `right`."""
    heart = blob([(left + 1.2 * a, y - 44 + 1.2 * b) for a, b in ((0, 40), (-32, 0), (-27, -26), (-2, -14), (25, -26),
        (32, 0))], tension=0.8)  # fmt: skip
    lit(painter, heart, "#E23A32", look.BONE, (-3, -4), shade="#5A0A12", width=5)
    feather = blob([(right - 142 + 1.25 * a, y - 164 + 1.25 * b) for a, b in ((84, 134), (80, 104), (90, 92), (84, 84),
        (100, 54), (128, 30), (142, 28), (142, 60), (132, 84), (120, 86), (124, 98), (104, 126))],
        tension=0.6)  # fmt: skip
    lit(painter, feather, look.BONE, look.BONE, (-4, -4), shade="#8C88A0", width=5)
    lines = [limb([(right - 142 + 1.25 * a, y - 164 + 1.25 * b, c) for a, b, c in way]) for way in (((88, 136, 5), (108,
        84, 4), (136, 38, 2)), ((100, 106, 3), (84, 102, 2)), ((110, 82, 3), (96, 76, 2)), ((120, 64, 3), (108, 56, 2)),
        ((104, 100, 3), (120, 102, 2)), ((114, 76, 3), (130, 78, 2)))]  # fmt: skip
    fill(painter, joined(*lines), "#4A4664")
