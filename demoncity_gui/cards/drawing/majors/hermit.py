"""The Hermit, Major IX."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face
from demoncity_gui.cards.drawing.heads import side as profile_head
from demoncity_gui.cards.drawing.light import glaze, glow, lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A detective alone with a lantern held high, upon somebody's footprints."""
    sky(painter, "#101018", mixed(BLACK, t.light, 0.42), 880)
    city(painter, 870, mixed(BLACK, t.light, 0.24), None, tall=620, seed=52)
    city(painter, 870, "#15131A", t.light, tall=420, seed=19, left=300)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, t.light, 0.5), pitch=44, width=3)
    fill(painter, rect(30, 860, 640, 180), "#17151A")
    for x in range(-300, 1000, 120):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 860), (x, 1040)), 4), "#0B0A0E")
    glow(painter, 222, 500, 300, t.light, 0.8)
    fill(painter, rays(222, 500, 60, 260, 20, 34), t.light)
    for half, wide, share in ((250, 320, 0.2), (200, 260, 0.35), (150, 196, 0.6)):
        light = joined(polygon(((196, 600), (248, 600), (240 + half, 950), (240 - half, 950))), disc(240, 950,
            wide * 0.98, wide * 0.2))  # fmt: skip
        glaze(painter, light, t.light, share)
    shoe = joined(blob(((0, -14), (30, -20), (60, -12), (66, 2), (50, 14), (4, 10)), tension=0.9),
        rect(-34, -11, 26, 22, 8))  # fmt: skip
    for x, y, size in ((236, 984, 0.84), (316, 944, 0.76)):
        fill(painter, placed(shoe, x, y, size, 168), BLACK)
    paw = joined(
        disc(0, 0, 26, 17),
        *(disc(x, y, 12, 8) for x, y in ((-38, -18), (-46, 0), (-38, 18), (-20, 26))),
        *(polygon(((x, y - 4), (x - 17, y), (x, y + 4))) for x, y in ((-48, -20), (-57, 0), (-48, 20), (-30, 31))),
    )
    for x, y, size in ((150, 952, 0.96), (86, 1000, 1.1)):  # whose they are: a shoe, and then no shoe
        fill(painter, placed(paw, x, y, size, -8), BLACK)
    coat = blob(((424, 500), (470, 456), (560, 450), (626, 506), (644, 700), (672, 1050), (376, 1050), (404, 760),
        (400, 580)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#3A3440", t.light, (-16, -6), shade="#121016")
    for a, bend, b in (((470, 640), (456, 820), (428, 1040)), ((520, 660), (512, 860), (496, 1040)), ((580, 720), (586,
        880), (604, 1040))):  # fmt: skip
        fill(painter, limb(((*a, 2), (*bend, 9), (*b, 15))), "#121016")
        fill(painter, limb(((a[0] - 9, a[1] + 60, 2), (bend[0] - 9, bend[1], 4), (b[0] - 14, b[1], 3))),
            mixed("#3A3440", t.light, 0.3))  # fmt: skip
    wary = Face("#94643E", "#E2B58A", nose=Nose.HOOKED, stern=0.4, brow=13, brow_colour=look.MUTED)
    profile_head(painter, 494, 400, 0.72, wary, mirror=True)
    grey_hair = blob(((530, 340), (572, 338), (584, 376), (580, 420), (562, 446), (546, 420), (538, 380)), tension=0.7)
    lit(painter, grey_hair, "#B8AE94", look.BONE, (-6, -5), shade="#5E543E", width=5)
    collar = blob(((440, 500), (490, 456), (570, 430), (606, 470), (560, 540), (470, 556)), tension=0.6)
    lit(painter, collar, "#3A3440", t.light, (-9, -8), shade="#121016")
    beard = blob(((506, 372), (498, 410), (478, 430), (452, 438), (442, 456), (430, 470), (420, 520), (428, 556),
        (414, 612), (450, 590), (470, 600), (484, 560), (520, 500), (532, 440), (524, 384)), tension=0.7)  # fmt: skip
    grey = "#CFC6AE"
    lit(painter, beard, grey, look.BONE, (-8, -5), shade="#7E745A")
    lit(painter, blob(((446, 416), (474, 424), (486, 448), (462, 444), (436, 444), (424, 452), (430, 430)),
        tension=0.8), grey, look.BONE, (-4, -4), shade="#7E745A", width=4)  # fmt: skip
    strands(painter, (((450, 470), (446, 520), (430, 590)), ((474, 456), (474, 510), (454, 574)), ((498, 430),
        (500, 490), (474, 560)), ((512, 400), (520, 450), (504, 500))), "#7E745A", look.BONE, 5)  # fmt: skip
    lit(painter, placed(fedora(), 506, 326, 1.12, -8), "#3A3440", t.light, (-9, -8), shade="#121016")
    fill(painter, placed(rect(-73, -26, 146, 18), 506, 326, 0.94, -8), t.light)
    _staff_and_lantern(painter, t, coat)


def _staff_and_lantern(painter: QPainter, t: Tones, coat: QPainterPath) -> None:
    """His arms: the near one leans on a staff, the far one holds the lantern out before him."""
    arm(painter, ((590, 548), (632, 770), (556, 660)), 88, "#3A3440", t.light, (-9, -6), cuff="#6B5A34",
        skin="#E2B58A", body=coat)  # fmt: skip
    with grip(painter, 526, 626, -6, 0.62, "#E2B58A", across=20):
        staff = joined(limb(((514, 520, 22), (520, 580, 17), (562, 1060, 19))), disc(513, 514, 15))
        lit(painter, staff.simplified(), "#C9BFA6", look.BONE, (-5, -2), shade="#6E6450", width=5)
    painter.save()
    painter.translate(0, 26)
    stroke(painter, ring(222, 430, 58, 57).intersected(rect(150, 350, 150, 84)), BLACK, 10)
    case = joined(polygon(((158, 440), (222, 396), (286, 440))), rect(168, 436, 108, 20), rect(164, 588, 116, 26, 6))
    rimmed(painter, rect(174, 450, 96, 142), look.BONE, BLACK, 8)
    fill(painter, star(222, 522, 62, 22, 6), t.light)
    rimmed(painter, case, BLACK, t.light, 3)
    fill(painter, joined(rect(174, 450, 10, 142), rect(260, 450, 10, 142)), BLACK)
    painter.restore()
    arm(painter, ((474, 532), (344, 672), (270, 478)), 92, "#3A3440", t.light, (-10, -7), cuff="#6B5A34",
        skin="#E2B58A", body=coat)  # fmt: skip
    fist(painter, 236, 412, -52, 0.62, "#E2B58A", thumb=False)
