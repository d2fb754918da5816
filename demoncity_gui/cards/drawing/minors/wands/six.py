"""The Six of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM = "#D09A68", "#FFD890"
_NIGHT_CLOTH = "#4A4462"


def scene(painter: QPainter, t: Tones) -> None:
    """She won: she stands in an open car, a wreath on her head; the street holds its matches up."""
    sky(painter, "#0A0824", "#5A2830", 900)
    fill(painter, rays(590, 124, 130, 980, 26, 60, 4), mixed(BLACK, t.light, 0.36))
    city(painter, 1000, "#160C14", look.SODIUM, tall=860, seed=14, right=150, edge=t.light)
    city(painter, 1000, "#160C14", look.SODIUM, tall=800, seed=23, left=580, edge=t.light)
    glow(painter, 590, 124, 400, look.SODIUM, 0.72)
    for number in range(18):  # paper from the windows
        x, y = 60 + (number * 137) % 590, 40 + (number * 89) % 520
        fill(painter, placed(rect(-9, -5, 18, 10), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip
    for x, top, turn in ((84, 600, -2), (150, 470, -2), (208, 362, -1), (552, 640, 1), (622, 600, 2)):
        match(painter, x, 960, 960 - top, turn, (960 - top) / 120 - 1, 0.5)
    for x, y in ((48, 800), (140, 850), (566, 880), (672, 850)):  # the street
        crowd = joined(disc(x, y, 46, 56), blob(((x - 96, y + 240), (x - 76, y + 80), (x, y + 50), (x + 76, y + 80),
            (x + 96, y + 240)), tension=0.8))  # fmt: skip
        lit(painter, crowd, "#1C0E16", t.light, (-5 if x > 350 else 5, -7), width=4)
    with tilted(painter, 350, 1000, -5):
        painter.translate(-14, 0)
        _winner(painter)
        _car(painter)
        palm(painter, 286, 842, 128, 0.84, _SKIN, back=True, apart=0.5, mirror=True)
    gloom(painter, 390, 430, 480, 0.4)


def _winner(painter: QPainter) -> None:
    """She stands, a torch flung up in one hand, the other on the windscreen."""
    jacket = bust(362, 510, 300, 900, waist=0.72)
    with tilted(painter, 362, 820, 9):
        arm(painter, ((480, 596), (604, 520), (566, 366)), 92, look.BONE, look.BONE, (9, -7), skin=_SKIN)
        with grip(painter, 563, 318, 10, 0.78, _SKIN, across=50):
            match(painter, 533, 480, 400, 10, 1.7, 0.6)
        lit(painter, jacket, look.BONE, look.BONE, (16, -10), shade="#6A6278")
        sash = polygon(((438, 500), (496, 514), (310, 900), (240, 900)))
        within(painter, jacket, sash, look.OXBLOOD)
        night = blob(((180, 460), (300, 470), (326, 560), (300, 660), (330, 740), (310, 920), (160, 920)), tension=0.5)
        within(painter, jacket, night, _NIGHT_CLOTH)
        within(painter, jacket, sash.intersected(night), "#3A0810")
        fill(painter, polygon(((320, 514), (404, 514), (362, 602))), _SKIN)
        for way in (-1, 1):
            lit(painter, polygon(((362 + way * 40, 500), (362 + way * 70, 532), (362 + way * 54, 582), (362, 618))),
                look.BONE, look.BONE, (4, -4), shade="#8C8494", width=4)  # fmt: skip
        arm(painter, ((246, 596), (158, 744), (262, 838)), 96, "#A8A0B4", look.BONE, (9, -7), skin=_SKIN, body=jacket)
        painter.translate(-4, 14)
        _winners_head(painter)


def _winners_head(painter: QPainter) -> None:
    """She laughs, long-haired under a wreath of laurel."""
    neck(painter, 366, 440, 82, 506, _SKIN)
    with tilted(painter, 362, 440, -10):
        painter.translate(362, 360)
        turned(painter, 0, 0, 0.94, Face("#A0683E", _SKIN, nose=Nose.SNUB, stern=-0.8, brow=8, jaw=0.15, smile=1,
            mouth=Mouth.LAUGH, lips="#8C2A22", gaze=0.9))  # fmt: skip
        hair(painter, 0, -4, 0.98, Cut.TURNED_LONG, "#4A2A1A", _WARM)
        leaf = blob(((0, -30), (13, -4), (0, 26), (-13, -4)))
        for way in (-1, 1):  # two rows of leaves, laid along the head, that meet over the brow
            for number in range(5):
                angle = math.radians(12 + number * 19)
                for out, lean in ((80, 24), (91, -24)):
                    x, y = -8 + way * out * math.sin(angle), -12 - (out + 6) * math.cos(angle)
                    lit(painter, placed(leaf, x, y, 1, way * (math.degrees(angle) - 74 + lean)),
                        mixed(BLACK, look.HORROR, 0.75), look.HORROR, (3, -3), width=4)  # fmt: skip


def _car(painter: QPainter) -> None:
    """The open car she stands in, head on: a low windscreen, a bonnet, the grille between two burning lamps."""
    red, dark = "#8E1C22", "#2C060C"
    glass = blob(((112, 960), (132, 872), (170, 850), (362, 842), (554, 850), (592, 872), (612, 960)), tension=0.4)
    lit(painter, glass, "#1C2440", look.BONE, (0, -14), shade="#1C2440", width=9)
    for x, wide in ((330, 54), (420, 20)):
        within(painter, glass, polygon(((x, 864), (x + wide, 864), (x + wide - 70, 970), (x - 70, 970))), "#5A6A9A")
    body = blob(((-60, 1320), (-50, 1090), (10, 970), (110, 926), (362, 906), (614, 926), (714, 970), (774, 1090), (784,
        1320)), tension=0.6)  # fmt: skip
    lit(painter, body, red, _WARM, (10, -9), shade=dark)
    bonnet = blob(((210, 1300), (226, 1000), (300, 944), (362, 936), (424, 944), (498, 1000), (514, 1300)), tension=0.6)
    lit(painter, bonnet, "#B02A2C", _WARM, (9, -9), shade=dark)
    grille = blob(((256, 1300), (262, 1040), (306, 990), (362, 980), (418, 990), (462, 1040), (468, 1300)), tension=0.6)
    lit(painter, grille, "#D8C8A8", look.BONE, (6, -6), shade="#6A5A50")
    inner = placed(grille, 362 * 0.14, 1160 * 0.14, 0.86)
    fill(painter, inner, "#140A10")
    within(painter, inner, joined(*(rect(x - 6, 960, 12, 360) for x in range(282, 450, 32))), "#D8C8A8")
    for x in (112, 612):
        glow(painter, x, 1046, 170, "#FFE8B0", 0.45)
        lit(painter, disc(x, 1046, 88), "#D8C8A8", look.BONE, (6, -6), shade="#6A5A50", width=8)
        fill(painter, disc(x, 1046, 68), "#FFD070")
        fill(painter, disc(x - 4, 1042, 46), "#FFF6DC")
