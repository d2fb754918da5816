"""The Hanged Man, Major XII."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A man upside down from a fire escape, at ease, one leg crossed."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.3), t.light)
    glow(painter, 366, 880, 620, t.light, 0.7)
    for x, y, glass_ in ((34, 440, t.dusk), (34, 740, look.SODIUM), (560, 560, t.dusk)):
        lit(painter, rect(x, y, 120, 200, 4), glass_, glass_, edge="#0A0E18", width=10)
        fill(painter, joined(rect(x + 55, y, 9, 200), rect(x, y + 96, 120, 9)), "#0A0E18")
        lit(painter, rect(x - 14, y + 200, 148, 18, 4), t.glow, look.BONE, (0, -5), width=4)
    cat = blob(((80, 940), (76, 896), (90, 872), (86, 846), (100, 858), (116, 846), (116, 874), (132, 900), (130, 940)),
        tension=0.6)  # fmt: skip
    fill(painter, placed(cat, -12, 0), BLACK)
    for step in range(4):  # his halo is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(366, 880, 330 + step * 92, 340 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#03040C", 0.36)
    iron = joined(rect(330, 62, 340, 20), *(rect(x, -150, 9, 214) for x in range(336, 670, 42)), thick_line(((670, 76),
        (560, -154)), 16, round_ends=False), thick_line(((560, 80), (690, 330)), 14, round_ends=False),
        *(thick_line(((570 + k * 26, 100 + k * 50), (700, 100 + k * 50)), 9) for k in range(5)))  # fmt: skip
    lit(painter, iron, "#0C1120", t.light, (-2, 4), shade=BLACK, width=5)
    glow(painter, 366, 880, 300, t.light, 0.6)
    fill(painter, disc(366, 880, 250), t.light)
    fill(painter, disc(366, 880, 222), mixed(t.light, look.BONE, 0.7))
    fill(painter, rays(366, 880, 262, 304, 24, 20), t.light)
    _hanging(painter, t)
    lit(painter, placed(fedora(), 606, 1000, 0.6, 5), "#2E3556", t.light, (-6, -5), shade=BLACK)
    lit(painter, polygon(((548, 1010), (664, 1010), (632, 1022), (566, 1022))), BLACK, BLACK, width=2)


def _hanging(painter: QPainter, t: Tones) -> None:
    """He hangs by one foot, near with his head and far with his feet; one leg is crossed, his hands are behind him.

    A head is 200. Shoulders (206, 776) and (526, 776), elbows (170, 604) and (562, 604), hips (330, 470) and
    (404, 470), knees (196, 338) and (414, 290), ankles (432, 250) and (404, 120).
    """
    trousers, deep, leather = "#A83E4A", "#3E1018", "#8A5A34"
    leg(painter, ((330, 480), (196, 336), (430, 252)), 104, trousers, t.light, (-5, 8), calf=-1,
        shade=deep)  # fmt: skip
    shoe(painter, (462, 240), 0.8, leather, look.BONE, turn=-28)
    leg(painter, ((404, 486), (414, 290), (406, 124)), 104, trousers, t.light, (-9, 5), calf=-1, shade=deep)
    shoe(painter, (406, 102), 0.76, leather, look.BONE, turn=-92, mirror=True)
    rope = joined(thick_line(((406, -200), (406, 112)), 13), limb(((378, 124, 14), (434, 134, 14))),
        limb(((378, 144, 14), (434, 154, 14))))  # fmt: skip
    lit(painter, rope, look.BONE, look.BONE, (-3, -3), shade="#8C7A5A", width=4)
    for way in (-1, 1):
        _sleeve(painter, t, way)
    seat = blob(((296, 560), (280, 500), (288, 452), (318, 428), (350, 440), (366, 458), (384, 440), (412, 430), (446,
        452), (456, 500), (440, 560)), tension=0.7)  # fmt: skip
    fill(painter, seat, trousers)
    fill(painter, joined(limb(((368, 540, 3), (368, 494, 6), (366, 456, 3))), limb(((366, 464, 6), (342, 450, 4), (320,
        452, 1))), limb(((368, 464, 6), (392, 452, 3)))), deep)  # fmt: skip
    _coat(painter, t)
    _hanged_head(painter, t)
    _watch(painter)


def _sleeve(painter: QPainter, t: Tones, way: int) -> None:
    """An arm, from the shoulder up to the elbow and in behind the back."""
    points = ((90, 824), (140, 830), (176, 790), (192, 706), (206, 620), (202, 584), (178, 562), (60, 512), (40, 560), (
        128, 610), (140, 632), (126, 690), (90, 760))  # fmt: skip
    shape = blob([(366 + way * x, y) for x, y in points], tension=0.65)
    lit(painter, shape, mixed(BLACK, "#33427C", 0.86), t.light, (-6, 9), shade="#0A0E20", width=7)
    creases = [((196, 600), (160, 606), (128, 630)), ((200, 626), (166, 630), (126, 650)), ((178, 568), (150, 590),
        (116, 606))]  # fmt: skip
    within(painter, shape, joined(*(limb([(366 + way * x, y, w) for (x, y), w in zip(line, (8, 6, 1), strict=True)])
        for line in creases)), "#0A0E20")  # fmt: skip


def _coat(painter: QPainter, t: Tones) -> None:
    """His jacket, buttoned, its lapels and the shirt; the belt above it, for he is upside down."""
    coat = blob(((286, 540), (446, 540), (452, 600), (466, 680), (508, 756), (512, 806), (466, 836), (366, 850), (266,
        836), (220, 806), (224, 756), (266, 680), (280, 600)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#33427C", t.light, (-9, 9), shade="#10142A", width=7)
    lit(painter, polygon(((366, 650), (430, 800), (420, 850), (312, 850), (302, 800))), look.BONE, "#FFFFFF", (-4, 6),
        shade="#8E8CA8", width=5)  # fmt: skip
    for way in (-1, 1):
        lapel = polygon([(366 + way * x, y) for x, y in ((0, 646), (34, 660), (84, 744), (62, 756), (92, 790), (56,
            836), (50, 800))])  # fmt: skip
        lit(painter, lapel, "#2A3668", t.light, (-5, 6), shade="#10142A", width=5)
    fill(painter, thick_line(((366, 646), (366, 552)), 5), "#10142A")
    for y in (584, 622):
        lit(painter, disc(384, y, 9), look.BRASS, look.BONE, (-2, 3), width=4)
    lit(painter, limb(((290, 540, 24), (366, 548, 26), (442, 540, 24))), "#241A1E", t.light, (-2, 4), width=5)
    lit(painter, rect(350, 532, 32, 32, 4), look.BRASS, look.BONE, (-2, 3), width=5)


def _watch(painter: QPainter) -> None:
    """His watch, which has slid out and hangs beside his head on its chain."""
    links = [(456 + k * 3.6 + (k % 2) * 3, 660 + k * 15) for k in range(17)]
    fill(painter, joined(*(disc(x, y, 6, 9) for x, y in links)), BLACK)
    fill(painter, joined(*(disc(x, y, 3, 6) for x, y in links)), look.SODIUM)
    lit(painter, disc(520, 936, 32), look.BRASS, look.BONE, (-3, -4), shade="#6B4416", width=6)
    fill(painter, disc(520, 936, 21), look.BONE)
    fill(painter, thick_line(((511, 948), (520, 936), (520, 920)), 4), BLACK)


def _hanged_head(painter: QPainter, t: Tones) -> None:
    """His face upside down, at peace; his hair hangs."""
    painter.save()
    painter.translate(362, 872)
    painter.rotate(173)
    painter.scale(1.2, 1.2)
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
