"""The scenes of the Majors 17 to 19. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import howling_dog
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _star(painter: QPainter, t: Tones) -> None:
    """One star over an alley; a woman kneels and empties two jugs, one in the water, one on the stones."""
    sky(painter, "#0A1430", mixed(BLACK, t.light, 0.62), 700)
    city(painter, 680, mixed(BLACK, t.light, 0.34), look.SODIUM, tall=230, seed=12, left=230, right=560)
    glow(painter, 440, 320, 420, t.light, 0.6)
    fill(painter, polygon(((290, 660), (540, 660), (670, 1020), (30, 1020))), mixed(BLACK, t.light, 0.3))
    for y in (700, 760, 830, 910):  # slabs
        fill(painter, rect(60, y, 600, 4), mixed(BLACK, t.light, 0.2))
    walls = (polygon(((30, -150), (210, -150), (290, 660), (30, 1020))), polygon(((670, -150), (637, -150), (540, 660),
        (670, 1020))))  # fmt: skip
    for wall in walls:
        lit(painter, wall, "#1B2438", t.light, (5 if wall is walls[0] else -5, 0), shade="#0C1220")
        painter.save()
        painter.setClipPath(wall, Qt.ClipOperation.IntersectClip)
        for row in range(30):  # bricks, in the perspective of the alley
            y = -140 + row * 40
            fill(painter, thick_line(((30, y - 10), (300, y + 30)), 4), "#0C1220")
            fill(painter, thick_line(((700, y - 10), (530, y + 24)), 4), "#0C1220")
            for k in range(4):
                x = 50 + k * 66 + row % 2 * 33
                fill(painter, thick_line(((x, y - 10 + (x - 30) * 0.15), (x, y + 30 + (x - 30) * 0.15)), 3), "#0C1220")
        painter.restore()
    for x, y, pane in ((80, 430, t.dusk), (160, 440, t.dusk), (80, 590, look.SODIUM), (160, 600, t.dusk)):
        lit(painter, polygon(((x, y), (x + 46, y + 7), (x + 46, y + 76), (x, y + 72))), pane, pane, edge="#0C1220",
            width=6)  # fmt: skip
    lit(painter, polygon(((606, 430), (650, 420), (650, 500), (606, 504))), look.SODIUM, look.BONE, (-3, 0), width=5)
    for x, y in ((330, 120), (560, 110), (600, 250), (300, 500), (330, 590), (250, 560), (580, 540)):
        fill(painter, star(x, y, 20, 6, 4), look.BONE)
    lit(painter, star(440, 320, 220, 48, 8, 0), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7), width=4)
    fill(painter, star(440, 320, 220, 44, 4, 0), look.BONE)
    fill(painter, disc(440, 320, 46), look.BONE)
    pool = blob(((-20, 880), (120, 850), (270, 860), (340, 900), (320, 960), (300, 1060), (-20, 1060)), tension=0.8)
    lit(painter, pool, t.light, look.BONE, (0, -6), width=5)
    hatch(painter, pool, Hatch.WAVES, t.glow, pitch=26, width=6)
    for wide in (88, 56):
        stroke(painter, disc(146, 906, wide, wide * 0.26), look.BONE, 5)
    bank = blob(((248, 1060), (262, 970), (340, 936), (470, 944), (600, 930), (720, 940), (720, 1060)), tension=0.7)
    lit(painter, bank, mixed(BLACK, look.HORROR, 0.4), look.HORROR, (0, -8), shade=mixed(BLACK, look.HORROR, 0.2))
    for x in range(290, 680, 46):
        blades = joined(*(limb(((x + dx, 1000, 7), (x + dx * 2, 976, 2))) for dx in (-8, 0, 8)))
        fill(painter, blades, mixed(BLACK, look.HORROR, 0.62))
    painter.save()
    painter.translate(-40, 0)
    for x, top, foot in ((146, 660, 906), (316, 806, 968)):
        stream = blob(((x - 16, top), (x + 12, top - 12), (x + 16, top + 60), (x + 13, foot), (x - 17, foot),
            (x - 19, top + 60)), tension=0.6)  # fmt: skip
        lit(painter, stream, t.light, look.BONE, (-9, 0), width=4)
    lit(painter, blob(((262, 976), (316, 958), (376, 974), (330, 992))), t.light, look.BONE, (0, -5), width=4)
    _kneeling(painter, t)
    painter.restore()


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She kneels on one knee, in profile, the other foot set before her, a jug in each hand."""
    skin, shade = "#F0DCC4", mixed(BLACK, "#B8A894", 0.86)
    jug = blob(((-44, 60), (-56, 0), (-36, -50), (-26, -92), (-46, -112), (40, -104), (26, -84), (36, -50), (56, 0),
        (44, 60)), tension=0.7)  # fmt: skip
    far = joined(limb(((590, 900, 110), (600, 980, 66))), limb(((600, 984, 58), (660, 986, 40), (700, 984, 30))))
    lit(painter, far, shade, skin, (-4, -5), shade=mixed(BLACK, shade, 0.6))
    shin = joined(limb(((478, 850, 74), (470, 900, 56), (468, 958, 36))), limb(((472, 968, 38), (440, 976, 28), (414,
        980, 20))))  # fmt: skip
    lit(painter, shin, skin, skin, (-6, -6), shade=shade)
    for x in (414, 424, 434):
        fill(painter, limb(((x, 978, 2), (x - 2, 988, 4))), shade)
    thigh = limb(((600, 890, 116), (540, 866, 96), (482, 842, 80)))
    lit(painter, thigh, skin, skin, (-8, -9), shade=shade)
    dress = blob(((498, 700), (540, 678), (584, 714), (606, 800), (664, 880), (664, 950), (610, 950), (560, 930),
        (520, 890), (520, 800)), tension=0.7)  # fmt: skip
    lit(painter, dress, look.OXBLOOD, look.DANGER, (-12, -8), shade="#33090F")
    for a, b in (((560, 800), (600, 940)), ((580, 790), (650, 900))):
        fill(painter, limb(((*a, 3), (*b, 10))), "#33090F")
    lit(painter, limb(((526, 802, 16), (566, 806, 18), (606, 796, 16))), look.SODIUM, look.BONE, (0, -5), width=4)
    painter.save()
    painter.translate(86, 110)
    painter.scale(0.83, 0.83)
    side(painter, 494, 590, 0.86, Face(shade, skin, open=False, brow=7, lips="#B01828", jaw=0.1), mirror=True)
    fill(painter, blob(((466, 662), (500, 656), (536, 640), (548, 700), (512, 700), (496, 676))), shade)
    fall = blob(((476, 500), (530, 486), (586, 540), (606, 640), (640, 740), (664, 860), (640, 850), (630, 890),
        (600, 830), (588, 860), (560, 740), (540, 640), (518, 600), (512, 560), (490, 540), (450, 552), (440, 540),
        (452, 512)), tension=0.7)  # fmt: skip
    lit(painter, fall, "#3A2C4E", t.light, (-8, -9), shade=BLACK)
    strands(painter, [((470, 512), (540, 520), (572, 700)), ((462, 524), (530, 540), (556, 640)), ((540, 500),
        (580, 600), (612, 780)), ((560, 640), (580, 740), (606, 820)), ((590, 620), (620, 740), (644, 830)),
        ((500, 530), (530, 560), (550, 660))], "#3A2C4E", t.light, 6)  # fmt: skip
    painter.restore()
    for x, y, joints in ((250, 680, ((530, 724), (440, 770), (330, 690))), (396, 826, ((552, 736), (560, 850),
        (470, 806)))):  # fmt: skip
        arm(painter, joints, 58, skin, skin, (-7, -7), skin=skin)
        for colour, width in ((BLACK, 24), (look.SODIUM, 13)):
            stroke(painter, thick_line(((x + 30, y - 34), (x + 60, y - 56), (x + 90, y - 30), (x + 60, y + 6)), 1),
                colour, width)  # fmt: skip
        lit(painter, placed(jug, x, y, 0.84, -100), look.SODIUM, look.BONE, (-7, -9), shade="#8C5A1E")
        fill(painter, placed(disc(-3, -106, 38, 9), x, y, 0.84, -104), BLACK)
        fist(painter, joints[2][0] - 4, joints[2][1] - 8, 40, 0.46, skin)


def _moon(painter: QPainter, t: Tones) -> None:
    """The moon has a face; two towers, two dogs, water coming up the road."""
    sky(painter, "#0A1424", mixed(BLACK, t.light, 0.5), 900)
    for x, y, size in ((90, 470, 12), (70, 560, 8), (640, 90, 12), (560, -40, 10), (650, 560, 9), (120, 520, 7)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    painter.save()
    painter.translate(70, 90)
    fill(painter, rays(400, 400, 236, 320, 32, 22), t.light)
    fill(painter, disc(400, 400, 218), look.BONE)
    dark = QPainterPath(QPointF(420, 182))
    dark.cubicTo(440, 240, 390, 300, 384, 340)
    for x, y in ((340, 430), (372, 446), (356, 474), (376, 492), (360, 512), (386, 540), (376, 590)):
        dark.lineTo(x, y)
    dark.cubicTo(400, 610, 410, 616, 420, 618)
    dark.cubicTo(690, 610, 690, 190, 420, 182)
    fill(painter, dark, t.light)
    hatch(painter, dark, Hatch.DIAGONAL, t.glow, pitch=20, width=5)
    fill(painter, polygon(((396, 380), (430, 362), (476, 384), (432, 394))), BLACK)
    fill(painter, limb(((388, 352, 5), (430, 334, 12), (484, 358, 5))), BLACK)
    fill(painter, limb(((384, 500, 4), (420, 508, 9), (446, 496, 4))), BLACK)
    painter.restore()
    clouds(painter, ((120, 640, 0.7), (600, 600, 0.8)), mixed(BLACK, t.light, 0.4), look.BONE)
    city(painter, 900, mixed(BLACK, t.light, 0.36), None, tall=180, seed=3)
    for x in (30, 520):
        tower = joined(rect(x, 620, 150, 400), *(rect(x - 12 + i * 46, 580, 34, 60) for i in range(4)),
            rect(x - 12, 610, 174, 30))  # fmt: skip
        lit(painter, tower, "#16202E", t.light, (9 if x < 300 else -9, -4), shade=BLACK)
        slits = (rect(x + a, 760 + b, 30, 9) for a, b in ((14, 20), (96, 60), (40, 110), (100, 160), (20, 190)))
        fill(painter, joined(*slits), mixed(BLACK, t.light, 0.36))
        fill(painter, rect(x + 56, 690, 38, 64, 19), "#F2BC27")
    fill(painter, rect(30, 900, 640, 120), BLACK)
    road = blob(((352, 690), (370, 690), (352, 742), (402, 812), (384, 880), (520, 1040), (180, 1040), (276, 920),
        (334, 850), (316, 770)), tension=0.8)  # fmt: skip
    rimmed(painter, road, t.light, BLACK, 5)
    hatch(painter, road, Hatch.WAVES, look.BONE, pitch=30, width=4)
    for x, way, fur in ((216, 1, "#3A3038"), (488, -1, "#8C8794")):
        dog = placed(howling_dog(), x, 1012, 1.2, mirror=way < 0)
        lit(painter, dog, fur, look.BONE, (way * 9, -7), shade=mixed(BLACK, fur, 0.4))
        tufts = [
            limb(
                (
                    (x + way * a, 1012 + b, 2),
                    (x + way * (a - 14), 1012 + b + 26, 7),
                    (x + way * (a - 16), 1012 + b + 50, 2),
                )
            )
            for a, b in ((-50, -110), (-20, -150), (-64, -60), (10, -170), (-30, -90), (0, -120))
        ]
        fill(painter, joined(*tufts), mixed(BLACK, fur, 0.5))  # fmt: skip
        fill(painter, disc(x + way * 22, 1012 - 244, 6), t.light)


def _sun(painter: QPainter, t: Tones) -> None:
    """Noon over a garden wall: a child rides a bicycle with no hands, and the sun smiles."""
    sky(painter, "#D08A1E", "#F2C860", 800)
    fill(painter, rays(400, 380, 200, 760, 28, 60, 4), t.light)
    clouds(painter, ((620, 560, 0.5), (90, 520, 0.5)), "#F6E2A8", look.BONE)
    glow(painter, 400, 350, 320, look.BONE, 0.4)
    rimmed(painter, disc(400, 350, 190), t.light, t.glow, 10)
    lit(painter, disc(400, 350, 168), look.BONE, look.BONE, (-13, -13), shade="#E6CE86", edge=t.glow, width=4)
    for way in (-1, 1):
        x = 400 + way * 70
        fill(painter, limb(((x - 46, 334, 5), (x, 304, 15), (x + 46, 334, 5))), BLACK)  # eyes that laugh
        fill(painter, limb(((x - 36, 274, 5), (x, 258, 10), (x + 36, 274, 5))), BLACK)
        fill(painter, disc(400 + way * 118, 396, 30, 22), t.light)
    fill(painter, limb(((396, 340, 6), (384, 388, 9), (408, 396, 8))), t.glow)
    fill(painter, blob(((326, 404), (400, 424), (474, 404), (450, 460), (400, 480), (350, 460)), tension=0.9), BLACK)
    fill(painter, blob(((344, 414), (400, 430), (456, 414), (446, 434), (400, 446), (354, 434)), tension=0.8),
        look.BONE)  # fmt: skip
    fill(painter, skyline(820, ((80, 150), (60, 230), (80, 110), (400, 0), (60, 190), (80, 120)), 0), BLACK)
    fill(painter, windows(100, 640, 1, 3, (24, 44), (14, 22)), t.glow)
    fill(painter, rect(0, 800, 700, 260), "#8C3A22")
    for y in range(806, 960, 30):
        for x in range(-30 + (y // 30) % 2 * 34, 700, 68):
            fill(painter, rect(x, y, 62, 24, 3), "#A8482A")
    fill(painter, rect(0, 792, 700, 14), look.BONE)
    for x, top in ((84, 740), (196, 700), (606, 716)):
        _sunflower(painter, t, x, top)
    fill(painter, rect(0, 958, 700, 100), t.light)
    fill(painter, polygon(((150, 1000), (590, 1000), (540, 1026), (210, 1026))), t.glow)
    _cyclist(painter)


def _sunflower(painter: QPainter, t: Tones, x: float, top: float) -> None:
    """A sunflower that looks over the wall."""
    fill(painter, limb(((x, top, 9), (x + 6, 960, 13))), mixed(BLACK, look.HORROR, 0.55))
    rimmed(painter, star(x, top, 54, 34, 12), t.light, BLACK, 4)
    fill(painter, disc(x, top, 25), "#5C3A1E")


def _cyclist(painter: QPainter) -> None:
    """The child, arms thrown wide, on a red bicycle."""
    for x in (252, 500):
        rimmed(painter, ring(x, 920, 94, 76), BLACK, look.BONE, 3)
        for i in range(6):
            dx, dy = 80 * cos(radians(i * 30)), 80 * sin(radians(i * 30))
            fill(painter, thick_line(((x - dx, 920 - dy), (x + dx, 920 + dy)), 4, round_ends=False), BLACK)
    leg = limb(((318, 790, 48), (420, 850, 38), (396, 936, 26)))
    lit(painter, leg, "#5A3A22", look.BONE, (5, -4), shade=BLACK, width=4)
    bicycle = joined(thick_line(((252, 920), (330, 812), (470, 800), (370, 920), (252, 920)), 15),
        thick_line(((370, 920), (318, 780)), 15), thick_line(((500, 920), (456, 750), (496, 724), (512, 740)),
        15))  # fmt: skip
    lit(painter, bicycle, look.OXBLOOD, look.DANGER, (3, -3), width=5)
    rimmed(painter, limb(((276, 778, 16), (350, 774, 22))), BLACK, look.BONE, 3)
    lit(painter, limb(((330, 770, 58), (430, 800, 44), (372, 900, 30))), "#2F4A6B", look.BONE, (6, -5), shade=BLACK)
    shoe = blob(((352, 900), (388, 896), (424, 916), (420, 930), (352, 930)), tension=0.6)
    lit(painter, shoe, look.BONE, look.BONE, (4, -4), width=5)
    body = bust(340, 644, 136, 806, waist=0.84)
    lit(painter, body, look.BONE, look.BONE, (5, -5), shade=look.MUTED)
    for joints in (((386, 678), (476, 664), (556, 596)), ((294, 678), (206, 664), (126, 600))):
        arm(painter, joints, 54, look.BONE, look.BONE, (4, -5), skin="#E2B58A", body=body)
    for y in (676, 712, 748, 784):
        within(painter, body, thick_line(((270, y + 6), (410, y)), 15, round_ends=False), look.OXBLOOD)
    palm(painter, 586, 566, 52, 0.46, "#E2B58A")
    palm(painter, 96, 570, -52, 0.46, "#E2B58A", mirror=True)
    front(painter, 352, 580, 0.54, Face("#B07A4A", "#E2B58A", stern=-0.4, brow=5, brow_colour="#8C4A1E", jaw=0,
        mouth=Mouth.LAUGH))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((352 + way * 34, 548), (352 + way * 48, 556), (352 + way * 46, 596), (352 + way * 36, 584)))
        lit(painter, tuft, "#B5642A", look.SODIUM, (4, -4), width=4)
        for dx, dy in ((18, 4), (26, 0), (22, 9)):
            fill(painter, disc(352 + way * dx, 594 + dy, 2.6), "#A8603A")
    cap = blob(((302, 556), (300, 510), (350, 480), (400, 510), (404, 552), (440, 556), (436, 570), (380, 556),
        (340, 550)), tension=0.8)  # fmt: skip
    lit(painter, cap, look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")


SCENES = (_star, _moon, _sun)
"""Scenes 17 to 19, each painting 30 … 670 across and 30 … 1020 down."""
