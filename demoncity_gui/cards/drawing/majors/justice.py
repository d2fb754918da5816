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
_ROBE: Final = "#B9B6CE"
_FOLD: Final = "#35314E"
_TO_LAMP: Final = (-9, -7)
_DEEP_BRASS: Final = "#6B4416"


def scene(painter: QPainter, t: Tones) -> None:
    """Justice lifts the blindfold from one eye and looks at us; the scales hang from the guard of her sword."""
    _court(painter, t)
    _sword_arm_behind(painter)
    _robe(painter)
    _head(painter)
    _lifting_arm(painter)
    _sword(painter)
    _sword_arm(painter)
    _scales(painter)
    gloom(painter, 340, 470, 430, 0.3)


def _court(painter: QPainter, t: Tones) -> None:
    """The hall of the court: columns, and a round window behind her head."""
    sky(painter, "#07080F", "#1C2233", 1000)
    for x in (-10, 120, 510, 640):
        shaft = rect(x, -150, 84, 1300)
        lit(painter, shaft, "#1C2130", "#3A445C", (-8, 0), shade="#090B12", width=5, smooth=True)
        fill(painter, joined(*(rect(x + 20 + k * 20, -150, 5, 1300) for k in range(3))), "#0D101A")
    rimmed(painter, disc(360, 350, 290), "#12161F", BLACK, 6)
    fill(painter, disc(360, 350, 268), "#3C4A66")
    glow(painter, 300, 330, 260, t.light, 0.5)
    panes = [thick_line(((360, 350 - 270), (360, 350 + 270)), 9), thick_line(((90, 350), (630, 350)), 9)]
    panes += [thick_line(((360 - 190, 350 - 190 * way), (360 + 190, 350 + 190 * way)), 9) for way in (-1, 1)]
    fill(painter, joined(*panes), "#12161F")
    fill(painter, ring(360, 350, 200, 190), "#12161F")


def _robe(painter: QPainter) -> None:
    """Her judge's robe, a dark stole over it."""
    trunk = blob(((330, 556), (230, 580), (160, 610), (136, 680), (160, 800), (176, 1080), (560, 1080), (566, 800),
        (584, 690), (560, 616), (480, 580), (396, 556)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _ROBE, look.BONE, _TO_LAMP, shade=_FOLD)
    night = blob(((420, 560), (470, 640), (430, 740), (470, 850), (440, 960), (470, 1090), (640, 1090), (640, 560)),
        tension=0.6)  # fmt: skip
    within(painter, trunk, night, "#57537A")
    within(painter, trunk, folds(((250, 660), (290, 820), (260, 1060), 24), ((460, 700), (440, 820), (470, 1060), 20)),
        _FOLD)  # fmt: skip
    neck(painter, 362, 468, 92, 584, _SKIN)
    for way in (-1, 1):
        stole = polygon(((366 + way * 50, 600), (366 + way * 96, 584), (366 + way * 84, 1090), (366 + way * 14, 1090),
            (366 + way * 6, 680)))  # fmt: skip
        lit(painter, stole, "#2C2A4C" if way < 0 else "#1C1A34", look.BRASS, (-5, -2), shade="#0C0A1A", width=5)
    collar = blob(((276, 572), (306, 552), (330, 590), (366, 616), (400, 588), (420, 552), (450, 572), (440, 620), (368,
        676), (290, 622)), tension=0.5)  # fmt: skip
    lit(painter, collar, "#2A2742", look.BONE, (-4, -6), shade=BLACK, width=5)


def _head(painter: QPainter) -> None:
    """Crowned, calm; the blindfold over one eye, drawn up from the other, which is cold and sees us."""
    hair, gleam = "#2A2440", "#AEBBD6"
    tails = (
        ((440, 350), (500, 340), (560, 380), (610, 360), (596, 410), (640, 430), (560, 440), (490, 410), (430, 400)),
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
    lit(painter, drape, _ROBE, look.BONE, _TO_LAMP, shade=_FOLD)
    within(painter, drape, limb(((96, 574, 34), (124, 604, 34), (166, 622, 34), (240, 606, 34))), look.OXBLOOD)
    within(painter, drape, folds(((120, 640), (70, 820), (70, 1060), 20), ((170, 650), (120, 850), (150, 1060), 24),
        ((236, 650), (210, 720), (176, 756), 16)), _FOLD)  # fmt: skip
    fingers(painter, 262, 318, 14, 0.72, _SKIN, mirror=True, towards=(-0.8, -0.6))


def _sword(painter: QPainter) -> None:
    """Upright beside her head, hilt, guard and pommel whole."""
    x = 506
    blade = polygon(((x - 28, 590), (x - 28, 110), (x, 40), (x + 28, 110), (x + 28, 590)))
    lit(painter, blade, look.BONE, look.BONE, (-4, -3), shade="#565270", width=8, smooth=True)
    fill(painter, polygon(((x, 40), (x + 28, 110), (x + 28, 590), (x, 590))), "#7E7A98")
    lit(painter, rect(x - 14, 590, 28, 150, 8), "#5A3A22", look.SODIUM, (-4, 0), shade="#2B180E", width=6)
    lit(painter, disc(x, 752, 24), look.BRASS, look.BONE, (-4, -4), shade=_DEEP_BRASS, width=6)


def _sword_arm_behind(painter: QPainter) -> None:
    """The upper arm of the sword's arm, in its sleeve."""
    upper = blob(((500, 596), (560, 606), (620, 660), (652, 780), (656, 920), (600, 980), (520, 920), (510, 760)),
        tension=0.7)  # fmt: skip
    lit(painter, upper, "#8682A4", look.BONE, _TO_LAMP, shade=_FOLD)


def _sword_arm(painter: QPainter) -> None:
    """The forearm of the sword's arm: up out of its sleeve, the fist about the hilt."""
    fill(painter, blob(((510, 846), (560, 812), (640, 822), (660, 858), (600, 890), (530, 890)), tension=0.9), BLACK)
    rolled(painter, (594, 930), (530, 716), 120, _SKIN, "#FFF0DC", (-6, -4))
    drape = blob(((500, 842), (548, 868), (600, 872), (664, 846), (690, 930), (690, 1080), (480, 1080), (490, 950)),
        tension=0.6)  # fmt: skip
    lit(painter, drape, _ROBE, look.BONE, _TO_LAMP, shade=_FOLD)
    within(painter, drape, limb(((496, 864, 34), (548, 888, 34), (604, 892, 34), (676, 868, 34))), look.OXBLOOD)
    within(painter, drape, folds(((560, 910), (530, 980), (550, 1060), 20), ((620, 910), (600, 980), (620, 1060), 20)),
        _FOLD)  # fmt: skip
    fist(painter, 514, 664, -16, 0.78, _SKIN, towards=(-0.8, -0.6))


def _scales(painter: QPainter) -> None:
    """The sword's guard is the beam: a heart on one side, a feather on the other, and they are level."""
    x, y = 506, 592
    lit(painter, rect(x - 124, y - 16, 248, 30, 14), look.BRASS, look.BONE, (-3, -6), shade=_DEEP_BRASS)
    for px in (x - 110, x + 110):
        for dx in (-40, 40):
            rimmed(painter, thick_line(((px, y), (px + dx, y + 130)), 5), look.BRASS, BLACK, 4)
    heart = blob(((0, 36), (-30, 0), (-25, -24), (-2, -14), (23, -24), (30, 0)), tension=0.8)
    lit(painter, heart.translated(x - 110, y + 96), "#E23A32", look.BONE, (-3, -4), shade="#5A0A12", width=5)
    feather = blob([(x + a, y + b) for a, b in ((84, 134), (80, 104), (90, 92), (84, 84), (100, 54), (128, 30), (142,
        28), (142, 60), (132, 84), (120, 86), (124, 98), (104, 126))], tension=0.6)  # fmt: skip
    lit(painter, feather, look.BONE, look.BONE, (-4, -4), shade="#8C88A0", width=5)
    quill = limb(((x + 88, y + 136, 5), (x + 108, y + 84, 4), (x + 136, y + 38, 2)))
    barbs = [limb(((x + a, y + b, 3), (x + a + c, y + b + d, 2))) for a, b, c, d in ((100, 106, -16, -4), (110, 82, -14,
        -6), (120, 64, -12, -8), (104, 100, 16, 2), (114, 76, 16, -2))]  # fmt: skip
    fill(painter, joined(quill, *barbs), "#4A4664")
    for px in (x - 110, x + 110):
        pan = blob(((px - 46, y + 126), (px + 46, y + 126), (px + 28, y + 164), (px - 28, y + 164)), tension=0.6)
        lit(painter, pan, look.BRASS, look.BONE, (-4, -5), shade=_DEEP_BRASS)
        lit(painter, disc(px, y, 13), look.BRASS, look.BONE, (-3, -3), shade=_DEEP_BRASS, width=5)
