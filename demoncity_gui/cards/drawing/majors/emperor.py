"""The Emperor, Major IV."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_NEAR: Final = 1.13
"""How much larger his head is than it is drawn: he leans over the table towards us."""


def scene(painter: QPainter, t: Tones) -> None:
    """The boss on his throne of rams' heads, the city at his back: crowned and bearded, he seals a sentence."""
    sky(painter, "#5A2418", t.light, 620)
    clouds(painter, ((300, 40, 0.9), (120, 230, 0.8)), "#6B2E22", look.SODIUM)
    city(painter, 900, mixed(BLACK, t.light, 0.66), look.BONE, tall=520, seed=21, right=420)
    city(painter, 960, "#3A1812", look.SODIUM, tall=330, seed=6, edge=t.light, right=420)
    for x in (24, 158, 292, 414):  # he has the corner office
        fill(painter, rect(x - 8, -150, 16, 1100), "#120A0C")
    for y in (60, 360):
        fill(painter, rect(30, y, 390, 14), "#120A0C")
    fill(painter, rect(414, -150, 300, 1200), "#1E0F10")
    for k in range(9):  # the blind throws the sunset on his wall
        y = -80 + k * 84
        fill(painter, polygon(((440, y + 60), (700, y), (700, y + 34), (440, y + 94))), mixed(BLACK, t.light, 0.62))
    _throne(painter, t)
    body = bust(350, 548, 440, 1060, waist=0.78, hip=0.9)
    lit(painter, body, "#241A22", t.light, (-12, -8), shade=BLACK)
    hatch(painter, body, Hatch.VERTICAL, mixed("#241A22", t.light, 0.22), pitch=34, width=3)
    fill(painter, polygon(((290, 566), (410, 566), (350, 820))), look.BONE)
    fill(painter, polygon(((328, 600), (372, 600), (362, 632), (382, 760), (350, 810), (318, 760), (338, 632))),
        t.light)  # fmt: skip
    for side in (-1, 1):
        lapel = polygon(((350 + side * 66, 556), (350 + side * 132, 610), (350 + side * 100, 652),
            (350 + side * 128, 684), (350, 900)))  # fmt: skip
        lit(painter, lapel, "#2F222C", t.light, (-6, -4), shade=BLACK, width=4)
    _old_king(painter)
    lit(painter, rect(20, 940, 660, 100), "#8A4420", look.SODIUM, (0, -9), shade="#3A1A0E")
    _sealing(painter, t, body)
    gloom(painter, 340, 520, 430, 0.42)


def _throne(painter: QPainter, t: Tones) -> None:
    """A high chair of leather; on each of its posts a ram's head."""
    chair = joined(rect(176, 250, 348, 660, 24), rect(78, 470, 76, 480, 8), rect(546, 470, 76, 480, 8))
    lit(painter, chair, "#4A2018", t.light, (-9, -7), shade="#160A08")
    for x in (204, 496):
        for y in range(290, 620, 66):
            lit(painter, disc(x, y, 9), t.light, look.BONE, (-2, -2), width=3)
    for side in (-1, 1):
        x, y = 350 + side * 234, 452
        bone, shade = (look.BONE, t.glow) if side < 0 else ("#B89A84", "#3A1A12")
        for way in (-1, 1):
            horn = limb(((14, -28, 34), (54, -52, 36), (90, -14, 31), (76, 32, 22), (44, 24, 12)))
            lit(painter, placed(horn, x, y, 1.06, mirror=way < 0), t.light, look.BONE, (-5, -5), shade="#5A2410",
                width=5)  # fmt: skip
            rings = joined(*(limb(((a, b, 3), (c, d, 3))) for a, b, c, d in ((36, -56, 30, -28), (66, -60, 50, -34),
                (94, -34, 64, -22), (94, 6, 70, -2))))  # fmt: skip
            fill(painter, placed(rings, x, y, 1.06, mirror=way < 0), "#5A2410")
        muzzle = blob(((-36, -42), (0, -54), (36, -42), (32, 8), (20, 62), (0, 72), (-20, 62), (-32, 8)), tension=0.8)
        lit(painter, placed(muzzle, x, y, 1.06), bone, look.BONE, (-6, -5), shade=shade, width=6)
        for way in (-1, 1):
            fill(painter, placed(polygon(((6, -8), (28, -20), (24, 2))), x, y, 1.06, mirror=way < 0), BLACK)
            fill(painter, disc(x + way * 9, y + 52, 4.5), BLACK)
        fill(painter, limb(((x - 14, y + 62, 2), (x, y + 66, 4), (x + 14, y + 62, 2))), BLACK)


def _old_king(painter: QPainter) -> None:
    """His head, bent a little over what he does: a heavy brow, a white beard, one half in the dark."""
    dark = mixed(BLACK, look.BONE, 0.5)
    with tilted(painter, 350, 560, -4):
        painter.translate(6 + 350 * (1 - _NEAR), 566 * (1 - _NEAR))
        painter.scale(_NEAR, _NEAR)
        neck(painter, 350, 470, 120, 566, "#C08A5C")
        front(painter, 350, 404, 1.08, Face("#7A3E22", "#E2B082", nose=Nose.HOOKED, stern=1.9, brow=24, jaw=1,
            old=True, lid=0.2, squint=0.5, brow_colour="#2A2226"))  # fmt: skip
        night = blob(((356, 300), (440, 300), (440, 470), (366, 470), (372, 430), (352, 404), (366, 380), (350, 350)),
            tension=0.4)  # fmt: skip
        glaze(painter, night.intersected(disc(350, 404, 79, 114)), "#1A0608", 0.5)
        beard = blob(((272, 424), (304, 470), (350, 464), (396, 470), (428, 424), (436, 500), (410, 580), (372, 620),
            (350, 664), (328, 620), (290, 580), (264, 500)), tension=0.8)  # fmt: skip
        lit(painter, beard, look.BONE, look.BONE, (-15, -6), shade=dark)
        for x, y in ((296, 560), (322, 600), (350, 630), (376, 600), (404, 560)):
            fill(painter, limb(((x * 0.6 + 140, 520, 2), (x, y, 8), ((x + 350) / 2, y + 20, 2))), dark)
        lip = blob(((318, 504), (350, 498), (382, 504), (366, 518), (350, 521), (334, 518)), tension=0.8)
        rimmed(painter, lip, "#8C3A2A", BLACK, 3)
        fill(painter, limb(((312, 508, 3), (350, 504, 5), (388, 508, 3))), BLACK)
        for way in (-1, 1):
            half = blob(((0, 464), (32, 458), (62, 474), (92, 512), (54, 502), (24, 500), (0, 490)), tension=0.7)
            lit(painter, placed(half, 350, 0, 1, mirror=way < 0), look.BONE, look.BONE, (-5, -6), shade=dark, width=4)
        lit(painter, placed(crown(), 350, 326, 0.96), look.SODIUM, look.BONE, (-10, -6), shade="#7A4A16", width=8)
        for x in (286, 350, 414):
            lit(painter, disc(x, 284, 11), look.DANGER, look.BONE, (-3, -3), width=3)
        lit(painter, rect(262, 300, 176, 22), look.BONE, look.BONE, (-8, -2), shade=look.MUTED, width=4)


def _sceptre(painter: QPainter) -> None:
    """A rod that ends in a cross with a loop, set on the table."""
    with tilted(painter, 216, 842, 4):
        loop = blob(((216, 646), (186, 600), (184, 566), (216, 544), (248, 566), (246, 600)), tension=0.9)
        for colour, width in ((BLACK, 32), (look.SODIUM, 19)):
            stroke(painter, loop, colour, width)
        lit(painter, joined(rect(204, 640, 24, 340, 6), rect(160, 646, 112, 26, 6)), look.SODIUM, look.BONE, (-5, -3),
            shade="#7A4A16")  # fmt: skip


def _sealing(painter: QPainter, t: Tones, body: QPainterPath) -> None:
    """One hand has his sceptre, the other brings his seal down on it."""
    lit(painter, polygon(((176, 944), (540, 940), (576, 1012), (148, 1016))), look.BONE, look.BONE, (-3, -3),
        shade=look.MUTED, width=5)  # fmt: skip
    fill(painter, joined(*(rect(290, y, 104, 6) for y in (964, 984))), look.MUTED)
    skin, cloth = "#E2B082", "#2F222C"
    arm(painter, ((170, 664), (66, 826), (150, 850)), 112, cloth, t.light, (-10, -8), cuff=look.BONE, body=body)
    with grip(painter, 216, 842, 10, 0.9, skin, across=28, mirror=True):
        _sceptre(painter)
    for turn in (-84, -60, -36, 36, 60, 84):
        fill(painter, placed(limb(((0, -84, 10), (0, -150, 2))), 474, 976, 1, turn), look.SODIUM)
    wax = blob(((392, 966), (404, 946), (440, 952), (474, 940), (520, 950), (552, 944), (560, 968), (530, 992), (474,
        1000), (420, 990)), tension=0.9)  # fmt: skip
    lit(painter, wax, "#C8283A", look.DANGER, (-4, -5), shade="#5A0C18", width=5)
    arm(painter, ((528, 664), (640, 812), (540, 858)), 112, cloth, t.light, (-10, -8), cuff=look.BONE, body=body)
    with grip(painter, 474, 858, -14, 0.94, skin, across=38):
        lit(painter, joined(rect(456, 800, 36, 140, 8), disc(474, 780, 34), rect(420, 930, 108, 38, 6)), look.SODIUM,
            look.BONE, (-6, -4), shade="#7A4A16", width=6)  # fmt: skip
