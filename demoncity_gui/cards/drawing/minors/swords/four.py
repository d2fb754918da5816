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
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A night chapel: he sleeps on a pew, a cat on his belly; three blades hang in the window, one lies beneath."""
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
    gloom(painter, 340, 600, 500, 0.4)


def _pew(painter: QPainter) -> None:
    """A bench with a low back; under it a blade in the light on the floor."""
    fill(painter, rect(0, 900, 700, 300), "#12131C")
    glaze(painter, polygon(((150, 960), (600, 960), (560, 1100), (60, 1100))), "#A8C4E8", 0.28)
    wood, moon, dark = "#5A3A28", "#C8DCF8", "#180F0C"
    lit(painter, rect(-20, 872, 740, 50, 8), wood, moon, (0, -6), shade=dark)
    for x in (70, 610):
        lit(painter, rect(x, 916, 40, 190, 6), wood, moon, (-5, 0), shade=dark)
    glaze(painter, disc(350, 1040, 250, 16), BLACK, 0.6)
    blade(painter, 350, 1010, 470, 90, 3)


def _sleeper(painter: QPainter) -> None:
    """On his back like a knight on a tomb, one hand over the other on his breast, his knees drawn up.

    A head is 160: shoulder (262, 806), elbow (440, 850), wrist (350, 752).
    """
    coat, dark, moon, skin = "#7388C4", "#2A3460", "#EAF2FF", "#F0C090"
    roll = blob(((30, 878), (34, 836), (70, 816), (140, 838), (220, 832), (250, 878)), tension=0.7)
    lit(painter, roll, "#A02C38", moon, (-3, -8), shade="#2B080E")
    for by, tone in ((-38, "#4A3A30"), (10, "#A88660")):
        _leg(painter, by, tone)
    trunk = blob(((196, 872), (196, 810), (214, 752), (258, 716), (320, 704), (390, 722), (450, 756), (490, 810), (484,
        876)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, moon, (-3, -10), shade=dark, width=7)
    with tilted(painter, 132, 786, -84):
        side(painter, 132, 786, 0.8, Face("#6E4A3C", skin, nose=Nose.HOOKED, open=False, brow=10, smile=0.5, jaw=0.7))
        hair(painter, 132, 786, 0.8, Cut.SIDE_SHORT, "#3A2620", moon)
    collar = blob(((206, 870), (196, 822), (208, 762), (232, 738), (236, 790), (244, 850), (236, 874)), tension=0.7)
    lit(painter, collar, "#C4CCE0", moon, (-3, -7), shade="#3A4260", width=6)
    _arms(painter, coat, dark, moon, skin)
    painter.save()
    painter.translate(60, 214)
    painter.scale(0.72, 0.72)
    _cat(painter, moon)
    painter.restore()


def _arms(painter: QPainter, coat: str, dark: str, moon: str, skin: str) -> None:
    """The far hand on his breast, over it the near one, at the end of an arm that lies along his side."""
    far = limb(((420, 742, 46), (350, 712, 42)))
    lit(painter, far, "#56689E", moon, (-2, -6), shade=dark, width=6)
    lit(painter, limb(((356, 694, 14), (346, 714, 20), (340, 734, 14))), look.BONE, moon, (-3, -3), shade="#5A6280",
        width=5)  # fmt: skip
    palm(painter, 304, 704, -76, 0.56, "#C8966A", back=True, apart=0.1, mirror=True, towards=(-0.3, -0.9))
    upper = blob(((226, 826), (238, 780), (276, 766), (330, 782), (400, 806), (452, 828), (462, 856), (436, 876), (340,
        872), (256, 866)), tension=0.8)  # fmt: skip
    lit(painter, upper, coat, moon, (-3, -9), shade=dark, width=7)
    fore = blob(((458, 866), (468, 836), (446, 806), (404, 770), (370, 736), (332, 766), (356, 808), (392, 852), (424,
        876)), tension=0.75)  # fmt: skip
    lit(painter, fore, coat, moon, (-4, -8), shade=dark, width=7)
    creases = joined(*(limb(points) for points in (((424, 872, 2), (422, 846, 9), (448, 826, 2)), ((396, 846, 2), (402,
        822, 8), (426, 806, 2)))))  # fmt: skip
    within(painter, fore, creases, dark)
    lit(painter, limb(((352, 758, 44), (334, 744, 42))), skin, skin, (-3, -6), shade="#6E4A3C", width=6, smooth=True)
    lit(painter, limb(((376, 734, 18), (356, 756, 21), (334, 778, 18))), look.BONE, moon, (-3, -4), shade="#5A6280",
        width=5)  # fmt: skip
    palm(painter, 300, 726, -76, 0.6, skin, back=True, apart=0.1, mirror=True, towards=(-0.3, -0.9))


def _leg(painter: QPainter, by: float, tone: str) -> None:
    """A drawn-up leg and its boot, flat on the bench."""
    moon = "#D8E8FF"
    thigh = blob(((404, 872), (400, 800), (440, 750), (490, 682), (530, 656), (564, 676), (570, 720), (540, 780), (500,
        872)), tension=0.7)  # fmt: skip
    shin = blob(((520, 668), (560, 672), (590, 740), (616, 830), (560, 846), (530, 780), (506, 730)), tension=0.7)
    boot = blob(((556, 800), (612, 786), (622, 826), (648, 846), (664, 872), (556, 874), (552, 840)), tension=0.6)
    for shape, colour in ((thigh, tone), (shin, tone), (boot, "#4A3C3A")):
        lit(painter, shape.translated(by, 0), colour, moon, (-4, -8), shade=mixed(BLACK, colour, 0.35), width=7)


def _cat(painter: QPainter, moon: str) -> None:
    """A ginger cat asleep on his belly, rolled up, its tail about it."""
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
