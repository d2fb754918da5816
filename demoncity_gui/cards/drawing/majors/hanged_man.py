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
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A man upside down from a fire escape, at ease, one leg crossed."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.3), t.light)
    glow(painter, 402, 876, 620, t.light, 0.7)
    for x, y, glass_ in ((34, 440, t.dusk), (34, 740, look.SODIUM), (560, 560, t.dusk)):
        lit(painter, rect(x, y, 120, 200, 4), glass_, glass_, edge="#0A0E18", width=10)
        fill(painter, joined(rect(x + 55, y, 9, 200), rect(x, y + 96, 120, 9)), "#0A0E18")
        lit(painter, rect(x - 14, y + 200, 148, 18, 4), t.glow, look.BONE, (0, -5), width=4)
    cat = blob(((80, 940), (76, 896), (90, 872), (86, 846), (100, 858), (116, 846), (116, 874), (132, 900), (130, 940)),
        tension=0.6)  # fmt: skip
    fill(painter, placed(cat, -12, 0), BLACK)
    for step in range(4):  # his halo is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(402, 876, 330 + step * 92, 340 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#03040C", 0.36)
    iron = joined(rect(330, 62, 340, 20), *(rect(x, -150, 9, 214) for x in range(336, 670, 42)), thick_line(((670, 76),
        (560, -154)), 16, round_ends=False), thick_line(((560, 80), (690, 330)), 14, round_ends=False),
        *(thick_line(((570 + k * 26, 100 + k * 50), (700, 100 + k * 50)), 9) for k in range(5)))  # fmt: skip
    lit(painter, iron, "#0C1120", t.light, (-2, 4), shade=BLACK, width=5)
    glow(painter, 402, 876, 300, t.light, 0.6)
    fill(painter, disc(402, 876, 214), t.light)
    fill(painter, disc(402, 876, 190), mixed(t.light, look.BONE, 0.7))
    fill(painter, rays(402, 876, 224, 262, 24, 18), t.light)
    painter.save()
    painter.translate(396, 874)
    painter.scale(1.05, 1.05)
    painter.translate(-404, -900)
    _hanging(painter, t)
    painter.restore()
    lit(painter, placed(fedora(), 584, 998, 0.66, 5), "#2E3556", t.light, (-6, -5), shade=BLACK)
    lit(painter, polygon(((520, 1010), (648, 1010), (612, 1022), (540, 1022))), BLACK, BLACK, width=2)


def _hanging(painter: QPainter, t: Tones) -> None:
    """He hangs by one foot, the other leg bent behind it, his hands behind his back, and smiles with his eyes shut.

    A head is 134. Shoulders (322, 776) and (486, 776), hips (368, 544) and (434, 544), knees (242, 412) and (446, 360),
    ankles (458, 316) and (438, 172), elbows (234, 646) and (574, 646).
    """
    trousers, deep, vest, leather = "#A83E4A", "#3E1018", "#33427C", "#8A5A34"
    leg(painter, ((366, 544), (240, 410), (458, 316)), 100, trousers, t.light, (-5, 8), calf=-1,
        shade=deep)  # fmt: skip
    shoe(painter, (490, 302), 0.84, leather, look.BONE, turn=-30)
    leg(painter, ((434, 548), (446, 360), (438, 172)), 100, trousers, t.light, (-9, 5), calf=-1, shade=deep)
    shoe(painter, (438, 150), 0.84, leather, look.BONE, turn=-92, mirror=True)
    for way in (-1, 1):
        joints = ((404 + way * 82, 776), (404 + way * 170, 646), (404 + way * 30, 588))
        lit(painter, disc(*joints[0], 43), "#C9C6DC", look.BONE, (-6, 8))
        arm(painter, joints, 88, "#C9C6DC", look.BONE, (-6, 8), skin="#EBD0B4")
    seat = blob(((342, 604), (326, 566), (318, 528), (330, 500), (364, 482), (388, 500), (404, 520), (420, 500), (446,
        482), (478, 500), (486, 546), (470, 604)), tension=0.7)  # fmt: skip
    fill(painter, seat, trousers)
    fill(painter, joined(limb(((404, 590, 3), (404, 554, 6), (402, 516, 3))), limb(((402, 524, 6), (380, 512, 4), (360,
        516, 1))), limb(((404, 524, 6), (426, 512, 3)))), deep)  # fmt: skip
    rope = joined(thick_line(((438, -200), (438, 158)), 13), limb(((408, 172, 14), (468, 184, 14))),
        limb(((408, 194, 14), (468, 206, 14))))  # fmt: skip
    lit(painter, rope, look.BONE, look.BONE, (-3, -3), shade="#8C7A5A", width=4)
    yoke = blob(((352, 700), (456, 700), (500, 766), (500, 806), (462, 836), (404, 846), (346, 836), (308, 806), (308,
        766)), tension=0.7)  # fmt: skip
    lit(painter, yoke, "#C9C6DC", look.BONE, (-6, 8), shade="#3C3A54")
    front_ = blob(((344, 586), (464, 586), (474, 650), (484, 706), (472, 746), (466, 800), (446, 840), (404, 742), (362,
        840), (342, 800), (336, 746), (324, 706), (334, 650)), tension=0.55)  # fmt: skip
    lit(painter, front_, vest, t.light, (-9, 8), shade="#10142A")
    fill(painter, thick_line(((404, 742), (404, 600)), 4), "#10142A")
    fill(painter, limb(((428, 664, 4), (448, 658, 6), (468, 662, 3))), "#10142A")
    for y in (628, 662, 696, 730):
        fill(painter, disc(416, y, 6), t.light)
    lit(painter, limb(((348, 594, 20), (406, 600, 22), (462, 594, 20))), "#241A1E", t.light, (-2, -4), width=4)
    lit(painter, rect(390, 585, 28, 28, 4), look.BRASS, look.BONE, (-2, -2), width=4)
    _hanged_head(painter, t)
    fill(painter, joined(*(disc(452 + k * 2.4 + (k % 2) * 3, 668 + k * 15, 5, 8) for k in range(15))), BLACK)
    fill(painter, joined(*(disc(452 + k * 2.4 + (k % 2) * 3, 668 + k * 15, 2.5, 5) for k in range(15))), look.SODIUM)
    lit(painter, disc(490, 912, 25), look.BRASS, look.BONE, (-3, -4), shade="#6B4416", width=5)
    fill(painter, disc(490, 912, 16), look.BONE)
    fill(painter, thick_line(((484, 922), (490, 912), (490, 900)), 3), BLACK)


def _hanged_head(painter: QPainter, t: Tones) -> None:
    """His face upside down, at peace; his hair hangs."""
    painter.save()
    painter.translate(400, 900)
    painter.rotate(172)
    painter.scale(1.1, 1.1)
    neck(painter, 0, 64, 58, 92, "#D8AE84")
    collar = blob(((-50, 66), (-28, 58), (0, 82), (28, 58), (50, 66), (56, 92), (14, 112), (0, 90), (-14, 112), (-56,
        92)), tension=0.3)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (4, -4), shade="#8E8894", width=5)
    front(painter, 0, 0, 0.76, Face("#A8805C", "#EBD0B4", stern=-0.6, brow=9, smile=1.3, jaw=0.4, open=False))
    mop = blob(((-60, -22), (-66, -72), (-42, -88), (-46, -112), (-18, -96), (-6, -122), (14, -98), (42, -116),
        (42, -90), (66, -68), (60, -22), (46, -58), (0, -70), (-44, -58)), tension=0.5)  # fmt: skip
    lit(painter, mop, "#6B3E22", t.light, (5, 5), shade="#2B170D", width=5)
    strands(painter, [((a, -76), (a * 1.1, -100), (a * 1.1 - 4, -124)) for a in (-40, -22, -4, 16, 34)], "#6B3E22",
        t.light, 4)  # fmt: skip
    painter.restore()
