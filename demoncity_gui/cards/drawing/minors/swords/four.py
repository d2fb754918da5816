"""The Four of Swords."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A night chapel: he sleeps on a pew, hands folded; three blades hang in the moonlit window, one lies beneath."""
    fill(painter, SKY, "#05060B")
    for row in range(17):  # the wall's stones
        for column in range(-1, 5):
            fill(painter, rect(column * 168 + row % 2 * 84, -150 + row * 56, 162, 50, 6), "#0C0E17")
    point = disc(608, 330, 372).intersected(disc(236, 330, 372)).intersected(rect(0, -200, 700, 532))
    arch = rect(236, 330, 372, 330).united(point)
    rimmed(painter, arch, "#2A3C6C", "#20242F", 30)
    stroke(painter, arch, "#0A0B12", 8)
    painter.save()
    painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
    sky(painter, "#24366C", "#A8C4E8", 660, 0)
    fill(painter, disc(422, 214, 108), look.BONE)
    glow(painter, 422, 214, 280, look.BONE, 0.5)
    for tone, shape in (("#3A5AA0", ((236, 400), (360, 320), (360, 660), (236, 660))), ("#5A3A7A", ((484, 300), (608,
        420), (608, 660), (484, 660)))):  # fmt: skip
        glaze(painter, polygon(shape), tone, 0.5)
    bars = joined(rect(354, 0, 12, 660), rect(478, 0, 12, 660), rect(236, 596, 372, 10), rect(236, 150, 372, 8))
    fill(painter, bars, "#0D0F18")
    painter.restore()
    for x in (298, 422, 546):
        fill(painter, rect(x - 3, 155, 6, 84), "#0D0F18")
        blade(painter, x, 410, 344, 0, 2.6)
    lit(painter, rect(206, 654, 432, 26, 6), "#2C3040", "#C8DCF8", (0, -5), shade="#0D0F18", width=5)
    for left, right in ((240, 352), (368, 476), (492, 604)):  # what comes in between the bars
        glaze(painter, polygon(((left, 680), (right, 680), (right - 170, 1000), (left - 220, 1000))), "#C8DCF8", 0.3)
    for left, right in ((236, 350), (370, 474), (494, 608)):  # and what stands in the dusty air
        shaft = polygon(((left, 380), (right, 380), (right, 660), (right - 290, 990), (left - 290, 990), (left - 290,
            710)))  # fmt: skip
        glaze(painter, shaft.subtracted(arch), "#A8C4E8", 0.16)
    _pew(painter)
    _sleeper(painter)
    for x in (298, 422, 546):  # what the blades throw over him
        glaze(painter, polygon(((x - 66, 748), (x - 16, 748), (x - 98, 884), (x - 152, 884))), "#020308", 0.5)
    gloom(painter, 370, 580, 430, 0.45)


def _pew(painter: QPainter) -> None:
    """A bench with a low back; under it a blade in the light on the floor."""
    fill(painter, rect(0, 930, 700, 300), "#12131C")
    glaze(painter, polygon(((150, 960), (600, 960), (560, 1100), (60, 1100))), "#A8C4E8", 0.28)
    wood, moon, dark = "#5A3A28", "#C8DCF8", "#180F0C"
    lit(painter, rect(-20, 872, 740, 50, 8), wood, moon, (0, -6), shade=dark)
    for x in (70, 610):
        lit(painter, rect(x, 916, 40, 190, 6), wood, moon, (-5, 0), shade=dark)
    glaze(painter, disc(350, 1040, 250, 16), BLACK, 0.6)
    blade(painter, 350, 1010, 470, 90, 3)


def _sleeper(painter: QPainter) -> None:
    """On his back, hands in prayer on his breast, both knees drawn up, his soles on the pew."""
    coat, dark, moon, skin = "#6A5A48", "#1A1512", "#D8E8FF", "#D9A878"
    cloth, deep = "#46507A", "#161B30"
    roll = blob(((34, 878), (40, 838), (90, 826), (150, 846), (196, 842), (214, 878)), tension=0.7)
    lit(painter, roll, "#8A2430", moon, (-3, -8), shade="#2B080E")
    shoe(painter, (632, 844), 0.72, "#241A16", moon)
    leg(painter, ((470, 824), (588, 668), (628, 842)), 88, "#20243A", moon, (-5, -6), calf=1, shade="#05060A")
    tail = blob(((236, 864), (320, 850), (416, 864), (424, 900), (414, 944), (384, 934), (344, 950), (296, 936),
        (258, 944), (240, 900)), tension=0.45)  # fmt: skip
    lit(painter, tail, coat, coat, (-3, -5), shade=dark)
    shin = blob(((510, 650), (520, 616), (552, 602), (582, 616), (592, 650), (598, 706), (610, 780), (618, 842),
        (568, 846), (552, 800), (526, 740), (510, 694)), tension=0.8)  # fmt: skip
    lit(painter, shin, cloth, moon, (-7, -7), shade=deep)
    shoe(painter, (596, 846), 0.78, "#3A2A22", moon)
    thigh = blob(((384, 872), (380, 812), (396, 780), (432, 768), (452, 726), (482, 672), (512, 624), (540, 606),
        (570, 618), (574, 652), (556, 700), (532, 756), (520, 810), (506, 852), (474, 874), (430, 876)),
        tension=0.75)  # fmt: skip
    lit(painter, thigh, cloth, moon, (-9, -8), shade=deep)
    folds = (((440, 766, 2), (462, 790, 7), (500, 800, 2)), ((446, 792, 2), (468, 816, 7), (506, 826, 2)),
        ((424, 776, 2), (430, 800, 5), (426, 822, 1)))  # fmt: skip
    within(painter, thigh, joined(*(limb(fold) for fold in folds)), deep)  # where the thigh leaves the pelvis
    trunk = blob(((176, 868), (172, 820), (186, 780), (222, 752), (272, 740), (320, 748), (360, 772), (396, 782),
        (404, 820), (404, 874), (280, 878)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, moon, (-3, -11), shade=dark)
    belt = blob(((384, 778), (404, 774), (414, 820), (412, 874), (394, 876), (394, 822)), tension=0.6)
    lit(painter, belt, "#2A1812", moon, (-2, -5), width=4)
    for points in (((310, 890, 3), (300, 916, 9), (298, 938, 3)), ((370, 884, 3), (372, 910, 9), (366, 936, 3)),
        ((330, 762, 2), (366, 784, 8), (382, 820, 3))):  # fmt: skip
        fill(painter, limb(points), dark)
    with tilted(painter, 116, 804, -84):
        side(painter, 116, 804, 0.62, Face("#6E4A3C", skin, nose=Nose.HOOKED, open=False, brow=10, smile=0.2, jaw=0.7))
        hair(painter, 116, 804, 0.62, Cut.SIDE_SHORT, "#241A1A", moon)
    collar = blob(((176, 866), (168, 820), (184, 780), (206, 770), (202, 800), (206, 850), (198, 870)), tension=0.7)
    lit(painter, collar, coat, moon, (-3, -7), shade=dark, width=5)
    shirt = "#B9C0D2"
    behind = mixed(BLACK, shirt, 0.62)
    arm(painter, ((250, 780), (366, 828), (326, 722)), 60, behind, moon, (-3, -8), skin=mixed(BLACK, skin, 0.7))
    palm(painter, 309, 687, -24, 0.48, mixed(BLACK, skin, 0.7), back=True, apart=0, mirror=True, towards=(-0.6, -0.8))
    within(painter, trunk, limb(((226, 836, 70), (350, 876, 70))), dark)  # what the arm throws on him
    arm(painter, ((220, 806), (350, 846), (310, 732)), 74, shirt, moon, (-3, -9), cuff=look.BONE, skin=skin)
    palm(painter, 295, 694, -22, 0.5, skin, back=True, apart=0, mirror=True, towards=(-0.6, -0.8))
