"""The Emperor, Major IV."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_NEAR: Final = 1.13
"""How much larger his head is than it is drawn: he leans over the table towards us."""


def scene(painter: QPainter, t: Tones) -> None:
    """The boss, crowned and bearded, over a child's drawing of a family: he has put his seal on it."""
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
    painter.save()
    place_at(painter, (350, 566), (374, 590), 1.18)
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
    painter.restore()
    lit(painter, rect(20, 822, 660, 230), "#8A4420", look.SODIUM, (0, -9))
    _drawing(painter)
    _sealing(painter, t)
    gloom(painter, 370, 560, 440, 0.42)


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


def _drawing(painter: QPainter) -> None:
    """A child's drawing in crayon: a sun, a small one hand in hand with a tall one who has a crown; his seal on it."""
    sheet = polygon(((96, 850), (420, 836), (446, 1012), (66, 1030)))
    lit(painter, sheet, "#F4ECD8", "#FFFFFF", (-3, -4), shade="#B8A890", width=6)
    with tilted(painter, 250, 930, -3):
        for turn in range(0, 360, 45):
            fill(painter, placed(limb(((0, -32, 6), (0, -50, 5))), 140, 900, 1, turn), "#E8A020")
        stroke(painter, disc(140, 900, 22), "#E8A020", 8)
        figures: tuple[tuple[float, float, float, str], ...] = ((296, 898, 0.9, "#2F5FB0"), (364, 938, 0.58, "#C8283A"))
        for x, y, size, tone in figures:
            stroke(painter, placed(disc(0, 0, 22), x, y, size), tone, 7)
            lines = joined(*(thick_line(line, 8) for line in (((0, 22), (0, 84)), ((0, 84), (-22, 122)), ((0, 84), (22,
                122)), ((-36, 34), (0, 46)), ((0, 46), (40, 62)))))  # fmt: skip
            fill(painter, placed(lines, x, y, size), tone)
            fill(painter, placed(ink(((-11, 4, 3), (0, 11, 5), (11, 4, 3))), x, y, size), tone)
        fill(painter, placed(crown(), 296, 880, 0.22), "#E8A020")
        fill(painter, joined(*(thick_line(((x, 1008), (x + 8, 992)), 5) for x in range(110, 400, 26))), "#4E9A54")
    with tilted(painter, 186, 948, -14):
        for wide, width in ((62, 8), (49, 4)):
            stroke(painter, disc(186, 948, wide), "#B01020", width)
        fill(painter, placed(crown(), 186, 972, 0.36), "#B01020")


def _sealing(painter: QPainter, t: Tones) -> None:
    """The seal, a cross with a loop for its handle, is lifted off the sheet again, wet and red beneath."""
    skin, cloth = "#E2B082", "#3C2E3C"
    sleeve = polygon(((720, 776), (668, 800), (622, 826), (632, 944), (670, 956), (720, 962)))
    lit(painter, sleeve, cloth, t.light, (-8, -8), shade=BLACK)
    cuff = polygon(((634, 820), (586, 842), (598, 936), (646, 946)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -3), shade="#8A7078")
    with grip(painter, 520, 842, -12, 1.14, skin, across=40):
        with tilted(painter, 520, 838, 6):
            loop = blob(((520, 716), (482, 660), (480, 618), (520, 592), (560, 618), (558, 660)), tension=0.9)
            for colour, width in ((BLACK, 36), (look.SODIUM, 22)):
                stroke(painter, loop, colour, width)
            stem = joined(rect(506, 706, 28, 220, 6), rect(452, 712, 136, 30, 8))
            lit(painter, stem, look.SODIUM, look.BONE, (-5, -4), shade="#7A4A16", width=6)
            foot = polygon(((496, 916), (544, 916), (590, 946), (590, 976), (450, 976), (450, 946)))
            lit(painter, foot, look.SODIUM, look.BONE, (-6, -4), shade="#7A4A16", width=6)
            lit(painter, rect(456, 976, 128, 18, 5), "#C8283A", look.DANGER, (-3, -3), shade="#5A0C18", width=6)
