"""The Four of Swords."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A night chapel: he sleeps on a pew, a cat on his legs; three blades hang in the window, one lies beneath."""
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
        glaze(painter, shaft.subtracted(arch), "#A8C4E8", 0.2)
    _pew(painter)
    _sleeper(painter)
    for x in (298, 422, 546):  # what the blades throw over him
        glaze(painter, polygon(((x - 66, 748), (x - 16, 748), (x - 98, 884), (x - 152, 884))), "#020308", 0.34)
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
    """Straight on his back like a knight on a tomb, a hand on his breast, his coat over his legs.

    A head is 160: shoulder (262, 806), elbow (452, 836), wrist (372, 752).
    """
    vest, dark, moon, skin, shirt = "#3E4470", "#10131F", "#D8E8FF", "#E0B084", "#C4CCE0"
    roll = blob(((30, 878), (34, 836), (70, 816), (140, 838), (220, 832), (250, 878)), tension=0.7)
    lit(painter, roll, "#A02C38", moon, (-3, -8), shade="#2B080E")
    trunk = blob(((196, 872), (196, 810), (214, 752), (258, 716), (320, 706), (390, 722), (450, 752), (490, 800), (490,
        876)), tension=0.8)  # fmt: skip
    lit(painter, trunk, vest, moon, (-3, -11), shade=dark, width=7)
    with tilted(painter, 132, 786, -84):
        side(painter, 132, 786, 0.8, Face("#6E4A3C", skin, nose=Nose.HOOKED, open=False, brow=10, smile=0.5, jaw=0.7))
        hair(painter, 132, 786, 0.8, Cut.SIDE_SHORT, "#3A2620", moon)
    collar = blob(((206, 870), (196, 822), (208, 762), (232, 738), (236, 790), (244, 850), (236, 874)), tension=0.7)
    lit(painter, collar, shirt, moon, (-3, -7), shade="#3A4260", width=6)
    _coat(painter, moon)
    glaze(painter, blob(((250, 830), (330, 790), (440, 800), (470, 860), (300, 876)), tension=0.6), BLACK, 0.45)
    upper = blob(((222, 820), (232, 776), (272, 764), (320, 778), (400, 794), (462, 800), (488, 826), (474, 862), (430,
        872), (340, 866), (256, 862)), tension=0.7)  # fmt: skip
    lit(painter, upper, shirt, "#FFFFFF", (-3, -9), shade="#3A4260", width=7)
    lit(painter, limb(((380, 764, 44), (356, 742, 42))), skin, skin, (-3, -7), shade="#6E4A3C", width=6, smooth=True)
    fore = blob(((474, 862), (492, 826), (470, 786), (424, 752), (392, 734), (356, 776), (394, 812), (428, 850), (448,
        870)), tension=0.7)  # fmt: skip
    lit(painter, fore, shirt, "#FFFFFF", (-4, -8), shade="#3A4260", width=7)
    within(painter, fore, joined(limb(((452, 862, 2), (450, 836, 8), (474, 816, 2))), limb(((430, 842, 2), (434, 818,
        7), (452, 800, 2)))), "#3A4260")  # fmt: skip
    lit(painter, limb(((396, 732, 18), (376, 752, 20), (354, 780, 18))), look.BONE, moon, (-3, -4), shade="#5A6280",
        width=5)  # fmt: skip
    palm(painter, 318, 722, -84, 0.64, skin, back=True, apart=0.1, mirror=True, towards=(-0.3, -0.9))
    _cat(painter, moon)


def _coat(painter: QPainter, moon: str) -> None:
    """His coat for a blanket: over hips and legs, one side of it down from the pew."""
    cloth, dark = "#8A6C48", "#241A12"
    coat = blob(((452, 790), (470, 752), (540, 744), (620, 748), (720, 734), (720, 916), (660, 934), (600, 920), (546,
        938), (500, 922), (462, 934), (448, 890), (458, 850)), tension=0.6)  # fmt: skip
    lit(painter, coat, cloth, moon, (-5, -9), shade=dark, width=7)
    within(painter, coat, folds(((520, 760), (500, 850), (508, 950), 18), ((596, 770), (566, 860), (574, 950), 20), ((
        668, 760), (634, 850), (644, 950), 18)), dark)  # fmt: skip


def _cat(painter: QPainter, moon: str) -> None:
    """A ginger cat asleep on his legs, rolled up, its tail about it."""
    fur, dark = "#D07A30", "#4A1E0C"
    body = blob(((478, 752), (484, 700), (520, 664), (576, 650), (630, 668), (660, 714), (656, 756), (620, 774), (530,
        776)), tension=0.85)  # fmt: skip
    lit(painter, body, fur, moon, (-5, -9), shade=dark, width=6)
    within(painter, body, joined(*(limb(((x, 640, 3), (x + 10, 676, 13), (x + 24, 704, 3))) for x in (550, 584, 616))),
        dark)  # fmt: skip
    tail = limb(((664, 728, 24), (640, 766, 30), (580, 780, 30), (528, 778, 22)))
    lit(painter, tail, fur, moon, (-3, -6), shade=dark, width=6)
    head = joined(blob(((462, 740), (466, 700), (500, 684), (540, 700), (548, 742), (520, 772), (484, 770)),
        tension=0.9), polygon(((466, 706), (464, 662), (496, 688))), polygon(((514, 688), (544, 664), (546,
        712)))).simplified()  # fmt: skip
    lit(painter, head, fur, moon, (-4, -6), shade=dark, width=6)
    fill(painter, joined(limb(((476, 728, 2), (486, 736, 5), (496, 728, 2))), limb(((516, 728, 2), (526, 736, 5), (536,
        728, 2))), limb(((500, 754, 3), (506, 760, 4), (514, 754, 3)))), BLACK)  # fmt: skip
    fill(painter, polygon(((500, 746), (514, 746), (507, 754))), "#F0B0A0")
    fill(painter, joined(*(limb(((x, 692, 2), (x, 704, 6), (x, 716, 2))) for x in (494, 507, 520))), dark)
