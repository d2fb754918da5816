"""The Hanged Man, Major XII."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A man upside down from a fire escape, seen from beneath, at ease, one leg crossed."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.3), t.light)
    glow(painter, 370, 800, 620, t.light, 0.7)
    for x, y, glass_ in ((34, 440, t.dusk), (34, 740, look.SODIUM), (560, 560, t.dusk)):
        lit(painter, rect(x, y, 120, 200, 4), glass_, glass_, edge="#0A0E18", width=10)
        fill(painter, joined(rect(x + 55, y, 9, 200), rect(x, y + 96, 120, 9)), "#0A0E18")
        lit(painter, rect(x - 14, y + 200, 148, 18, 4), t.glow, look.BONE, (0, -5), width=4)
    cat = blob(((80, 940), (76, 896), (90, 872), (86, 846), (100, 858), (116, 846), (116, 874), (132, 900), (130, 940)),
        tension=0.6)  # fmt: skip
    fill(painter, placed(cat, -12, 0), BLACK)
    for step in range(4):  # his halo is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(370, 800, 340 + step * 92, 340 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#03040C", 0.36)
    iron = joined(rect(330, 62, 340, 20), *(rect(x, -150, 9, 214) for x in range(336, 670, 42)), thick_line(((670, 76),
        (560, -154)), 16, round_ends=False), thick_line(((560, 80), (690, 330)), 14, round_ends=False),
        *(thick_line(((570 + k * 26, 100 + k * 50), (700, 100 + k * 50)), 9) for k in range(5)))  # fmt: skip
    lit(painter, iron, "#0C1120", t.light, (-2, 4), shade=BLACK, width=5)
    glow(painter, 370, 800, 340, t.light, 0.6)
    fill(painter, disc(370, 800, 242), t.light)
    fill(painter, disc(370, 800, 216), mixed(t.light, look.BONE, 0.7))
    fill(painter, rays(370, 800, 252, 296, 24, 22), t.light)
    _hanging(painter, t)
    lit(painter, placed(fedora(), 590, 994, 0.7, 5), "#2E3556", t.light, (-6, -5), shade=BLACK)
    lit(painter, polygon(((520, 1010), (648, 1010), (612, 1022), (540, 1022))), BLACK, BLACK, width=2)


def _hanging(painter: QPainter, t: Tones) -> None:
    """He hangs by one foot, the other leg bent behind it, his hands behind his back, and smiles at us.

    We are near to his head, 240; his feet are far. Shoulders (204, 640) and (536, 640), elbows (124, 520) and
    (616, 520), hips (344, 430) and (402, 430), knees (226, 300) and (412, 286), ankles (430, 236) and (406, 156).
    """
    trousers, deep, leather = "#A83E4A", "#3E1018", "#8A5A34"
    leg(painter, ((348, 432), (222, 296), (424, 226)), 104, trousers, t.light, (-5, 8), calf=-1,
        shade=deep)  # fmt: skip
    shoe(painter, (456, 212), 0.84, leather, look.BONE, turn=-30)
    leg(painter, ((404, 432), (416, 286), (406, 150)), 104, trousers, t.light, (-9, 5), calf=-1, shade=deep)
    shoe(painter, (406, 128), 0.84, leather, look.BONE, turn=-92, mirror=True)
    rope = joined(thick_line(((406, -150), (406, 136)), 14), limb(((376, 150, 15), (436, 162, 15))),
        limb(((376, 174, 15), (436, 186, 15))))  # fmt: skip
    lit(painter, rope, look.BONE, look.BONE, (-3, -3), shade="#8C7A5A", width=4)
    for shoulder, elbow, wrist in (((204, 640), (124, 520), (310, 470)), ((536, 640), (616, 520), (440, 470))):
        arm(painter, (shoulder, elbow, wrist), 94, "#C9C6DC", look.BONE, (-6, 8), skin="#EBD0B4")
    seat = blob(((306, 470), (292, 430), (302, 392), (340, 372), (376, 398), (404, 380), (444, 384), (456, 430), (444,
        470)), tension=0.7)  # fmt: skip
    fill(painter, seat, trousers)
    fill(painter, joined(limb(((376, 460, 4), (376, 424, 7), (374, 392, 5))), limb(((374, 394, 5), (342, 384, 3))),
        limb(((376, 394, 5), (406, 388, 3)))), deep)  # fmt: skip
    trunk = blob(((304, 456), (446, 456), (466, 520), (540, 580), (596, 640), (574, 692), (470, 712), (374, 720), (270,
        712), (166, 692), (146, 640), (204, 580), (284, 520)), tension=0.7)  # fmt: skip
    lit(painter, trunk, "#C9C6DC", look.BONE, (-9, 8), shade="#3C3A54")
    _vest(painter, t)
    lit(painter, limb(((302, 460, 24), (375, 468, 26), (448, 460, 24))), "#241A1E", t.light, (-2, -4), width=5)
    lit(painter, rect(357, 450, 36, 36, 4), look.BRASS, look.BONE, (-2, -2), width=5)
    _hanged_head(painter, t)
    _watch(painter, 514, 640)


def _watch(painter: QPainter, x: float, y: float) -> None:
    """His watch has dropped out of the vest and hangs by its chain beside his face."""
    links = [(x - 44 + k * 8, y - 40 + k * 3) for k in range(6)] + [
        (x + (k % 2) * 4, y - 16 + k * 20) for k in range(9)
    ]
    for colour, wide, tall in ((BLACK, 8, 12), (look.SODIUM, 4.5, 8)):
        fill(painter, joined(*(disc(*link, wide, tall) for link in links)), colour)
    lit(painter, disc(x + 2, y + 192, 42), look.BRASS, look.BONE, (-5, 6), shade="#6B4416", width=7)
    rimmed(painter, disc(x + 2, y + 192, 29), look.BONE, BLACK, 3)
    fill(painter, thick_line(((x - 8, y + 208), (x + 2, y + 192), (x + 2, y + 170)), 5), BLACK)


def _vest(painter: QPainter, t: Tones) -> None:
    """His vest, the shirt above it, the lapels of his jacket that gape."""
    shirt = polygon(((320, 600), (430, 600), (440, 716), (310, 716)))
    fill(painter, shirt, look.BONE)
    vest = blob(((306, 462), (444, 462), (462, 526), (506, 610), (480, 690), (440, 712), (376, 572), (310, 712), (266,
        690), (246, 610), (288, 526)), tension=0.5)  # fmt: skip
    lit(painter, vest, "#33427C", t.light, (-9, 8), shade="#10142A")
    fill(painter, thick_line(((376, 572), (376, 470)), 5), "#10142A")
    for y in (504, 534, 562):
        fill(painter, disc(390, y, 7), t.light)


def _hanged_head(painter: QPainter, t: Tones) -> None:
    """His face upside down, at peace, as one who has understood; his hair hangs."""
    skin = "#EBD0B4"
    painter.save()
    painter.translate(370, 806)
    painter.rotate(174)
    painter.scale(1.5, 1.5)
    neck(painter, 0, 64, 58, 92, "#D8AE84")
    collar = blob(((-50, 80), (-26, 70), (0, 92), (26, 70), (50, 80), (56, 104), (12, 124), (0, 100), (-12, 124), (-56,
        104)), tension=0.3)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (4, -4), shade="#8E8894", width=5)
    front(painter, 0, 0, 0.76, Face("#A8805C", skin, stern=-0.5, brow=9, smile=1.3, jaw=0.4, lid=0.15,
        iris="#2A5AB0"))  # fmt: skip
    mop = blob(((-60, -22), (-70, -72), (-58, -108), (-46, -92), (-40, -132), (-18, -104), (-2, -144), (16, -106), (44,
        -132), (44, -98), (70, -104), (68, -62), (60, -22), (46, -58), (0, -70), (-44, -58)),
        tension=0.5)  # fmt: skip
    lit(painter, mop, "#6B3E22", t.light, (5, 5), shade="#2B170D", width=4)
    strands(painter, [((a, -76), (a * 1.1, -100), (a * 1.1 - 4, -124)) for a in (-40, -22, -4, 16, 34)], "#6B3E22",
        t.light, 4)  # fmt: skip
    painter.restore()
