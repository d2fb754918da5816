"""The scenes of the Majors 17 to 21. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.hands import arm, fist, palm
from demoncity_gui.art.heads import Face, front, side, turned
from demoncity_gui.art.light import lit, within
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    fill,
    hatch,
    howling_dog,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rays,
    rect,
    rimmed,
    ring,
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _star(painter: QPainter, t: Tones) -> None:
    """One star over an alley; a woman kneels and empties two jugs, one on the stones, one in the gutter."""
    fill(painter, SKY, t.dusk)
    fill(painter, disc(440, 330, 300), t.glow)
    fill(painter, polygon(((30, -150), (210, -150), (300, 640), (30, 1020))), BLACK)
    fill(painter, polygon(((670, -150), (637, -150), (520, 640), (670, 1020))), BLACK)
    fill(painter, polygon(((300, 640), (520, 640), (670, 1020), (30, 1020))), t.sky)
    for x, y in ((80, 470), (150, 500), (80, 620), (150, 630)):
        fill(painter, polygon(((x, y), (x + 40, y + 4), (x + 40, y + 62), (x, y + 66))), t.dusk)
    fill(painter, polygon(((600, 420), (650, 410), (650, 480), (600, 484))), t.light)
    for x, y in ((330, 120), (560, 110), (590, 250), (300, 520), (560, 560), (470, 590), (360, 600)):
        fill(painter, star(x, y, 20, 6, 4), look.BONE)
    rimmed(painter, star(440, 340, 226, 48, 8, 0), t.light, t.glow, 4)
    fill(painter, star(440, 340, 226, 44, 4, 0), look.BONE)
    fill(painter, disc(440, 340, 46), look.BONE)
    water = blob(((350, 640), (376, 640), (350, 740), (330, 850), (380, 1060), (-20, 1060), (60, 930), (200, 850),
        (310, 740)), tension=0.8)  # fmt: skip
    fill(painter, water, t.light)
    hatch(painter, water, Hatch.WAVES, t.glow, pitch=26, width=6)
    fill(painter, disc(190, 968, 92, 26), look.BONE)
    fill(painter, disc(190, 968, 62, 15), t.light)
    painter.save()
    painter.translate(-46, 0)
    shade = mixed(BLACK, t.light, 0.62)
    legs = (((560, 890, 90), (450, 900, 80), (470, 1010, 50), (404, 1018, 36)), ((600, 900, 116), (470, 980, 86),
        (610, 1014, 56), (680, 1020, 34)))  # fmt: skip
    for points in legs:
        lit(painter, limb(points), look.BONE, look.BONE, (-10, -9), shade=shade)
    dress = blob(((500, 690), (560, 680), (620, 760), (680, 900), (680, 1040), (540, 1040), (500, 960), (480, 800)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, look.OXBLOOD, look.DANGER, (-12, -8), shade="#33090F")
    for x, foot in ((540, 520), (580, 600)):
        fill(painter, limb(((x, 800, 3), (foot, 1030, 11))), "#33090F")
    side(painter, 510, 596, 0.86, Face(shade, open=False, brow=7, lips="#B01828", jaw=0.1), mirror=True)
    hair = blob(((456, 560), (450, 510), (500, 486), (570, 510), (600, 600), (640, 740), (660, 900), (600, 880),
        (572, 740), (550, 640), (530, 560)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#17161D", t.light, (-8, -9), shade=BLACK)
    jug = blob(((-44, 60), (-56, 0), (-36, -50), (-26, -92), (-46, -112), (40, -104), (26, -84), (36, -50), (56, 0),
        (44, 60)), tension=0.7)  # fmt: skip
    for x, y, turn, fall, elbow, wrist in ((268, 730, -104, 180, (440, 720), (340, 700)),
        (330, 890, -100, 90, (560, 880), (406, 860))):  # fmt: skip
        lip = (x - 96, y + 16)
        stream = blob(((lip[0] + 14, lip[1] - 12), (lip[0] - 16, lip[1]), (lip[0] - 30, lip[1] + fall),
            (lip[0] + 4, lip[1] + fall), (lip[0] + 8, lip[1] + 50)))  # fmt: skip
        lit(painter, stream, look.BONE, look.BONE, (-5, 0), shade=t.light, width=5)
        stroke(painter, placed(disc(52, -22, 28, 40), x, y, 0.9, turn), BLACK, 20)
        stroke(painter, placed(disc(52, -22, 28, 40), x, y, 0.9, turn), look.SODIUM, 10)
        lit(painter, placed(jug, x, y, 0.9, turn), look.SODIUM, look.BONE, (-7, -9), shade="#8C5A1E")
        fill(painter, placed(disc(-3, -106, 38, 9), x, y, 0.9, turn - 4), BLACK)
        arm(painter, ((560, 750), elbow, wrist), 58, look.BONE, look.BONE, (-7, -7))
        fist(painter, wrist[0] - 34, wrist[1] - 4, 84, 0.5)
    painter.restore()


def _moon(painter: QPainter, t: Tones) -> None:
    """The moon has a face; two towers, two dogs, water coming up the road."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.HORIZONTAL, t.far, pitch=26, width=6)
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
    for x in (30, 520):
        tower = joined(rect(x, 620, 150, 400), *(rect(x - 12 + i * 46, 580, 34, 60) for i in range(4)),
            rect(x - 12, 610, 174, 30))  # fmt: skip
        rimmed(painter, tower, BLACK, t.glow, 4)
        fill(painter, rect(x + 56, 690, 38, 64, 19), "#F2BC27")
    fill(painter, rect(30, 900, 640, 120), BLACK)
    road = blob(((340, 660), (366, 660), (330, 760), (400, 850), (520, 1040), (180, 1040), (270, 900), (350, 800),
        (320, 740)), tension=0.8)  # fmt: skip
    rimmed(painter, road, t.light, BLACK, 5)
    hatch(painter, road, Hatch.WAVES, look.BONE, pitch=30, width=4)
    rimmed(painter, placed(howling_dog(), 216, 1012, 1.2), BLACK, look.BONE, 5)
    rimmed(painter, placed(howling_dog(), 488, 1012, 1.2, mirror=True), BLACK, look.BONE, 5)


def _sun(painter: QPainter, t: Tones) -> None:
    """Pitiless noon; a child on a bicycle and nobody else."""
    fill(painter, SKY, t.glow)
    fill(painter, rays(400, 400, 200, 700, 28, 60, 4), t.light)
    rimmed(painter, disc(400, 380, 206), look.BONE, t.glow, 10)
    fill(painter, ring(400, 380, 206, 182), t.light)
    for way in (-1, 1):
        x = 400 + way * 76
        fill(painter, polygon(((x - way * 56, 348), (x + way * 56, 304), (x + way * 58, 322),
            (x - way * 50, 364))), BLACK)  # fmt: skip
        fill(painter, blob(((x - 42, 362), (x, 344), (x + 42, 362), (x, 376))), BLACK)
        fill(painter, disc(x, 362, 9), look.BONE)
    fill(painter, polygon(((388, 356), (412, 356), (424, 426), (376, 426))), t.light)
    fill(painter, rect(330, 462, 140, 12, 6), BLACK)
    fill(painter, skyline(860, ((70, 150), (60, 250), (80, 110), (70, 90), (90, 70), (80, 100), (70, 180), (60, 240),
        (80, 160)), 30), BLACK)  # fmt: skip
    fill(painter, windows(108, 640, 2, 4, (24, 44), (12, 20)), t.glow)
    fill(painter, rect(30, 850, 640, 170), t.light)
    fill(painter, rect(30, 850, 640, 12), BLACK)
    fill(painter, polygon(((200, 990), (540, 990), (500, 1014), (240, 1014))), t.glow)
    for x in (250, 470):
        rimmed(painter, ring(x, 910, 82, 64), BLACK, BLACK, 0.5)
        for i in range(6):
            dx, dy = 70 * cos(radians(i * 30)), 70 * sin(radians(i * 30))
            fill(painter, thick_line(((x - dx, 910 - dy), (x + dx, 910 + dy)), 4, round_ends=False), BLACK)
    bicycle = joined(thick_line(((250, 910), (310, 800), (440, 800), (350, 910), (250, 910)), 13),
        thick_line(((350, 910), (300, 778)), 13), thick_line(((470, 910), (432, 770), (466, 752)), 13),
        thick_line(((276, 774), (326, 774)), 16))  # fmt: skip
    fill(painter, bicycle, BLACK)
    legs = limb(((320, 770, 50), (398, 830, 36), (356, 912, 26), (390, 918, 22)))
    rimmed(painter, legs, BLACK, t.light, 5)
    body = blob(((306, 664), (376, 656), (392, 724), (356, 790), (280, 790), (286, 716)), tension=0.8)
    lit(painter, body, look.BONE, look.BONE, (7, -6), shade=look.MUTED)
    for y in (688, 722, 756):
        within(painter, body, thick_line(((280, y + 10), (400, y)), 13, round_ends=False), look.OXBLOOD)
    arm(painter, ((346, 694), (396, 748), (432, 756)), 34, look.BONE, look.BONE, (6, -5), skin="#E2B58A")
    fist(painter, 452, 756, 70, 0.34, "#E2B58A")
    side(painter, 362, 612, 0.5, Face("#B07A4A", "#E2B58A", stern=-0.6, brow=8, smile=1.2, jaw=0))
    cap = blob(((310, 606), (314, 556), (356, 536), (404, 552), (418, 584), (470, 594), (464, 606), (400, 598),
        (350, 596)))  # fmt: skip
    lit(painter, cap, look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")


def _judgement(painter: QPainter, t: Tones) -> None:
    """A great loudspeaker calls, a banner hung from it, and the dead climb out of the manholes into the light."""
    fill(painter, SKY, t.sky)
    for radius, tone in ((600, t.dusk), (500, t.sky), (400, t.dusk), (300, t.sky), (200, t.dusk)):
        fill(painter, disc(330, 400, radius), tone)
    fill(painter, rect(30, 760, 640, 260), BLACK)
    rimmed(painter, thick_line(((618, 60), (618, 790)), 26), BLACK, t.light, 4)
    bell = blob(((0, -26), (150, -40), (236, -74), (300, -160), (300, 160), (236, 74), (150, 40), (0, 26)), tension=0.4)
    driver = rect(-66, -52, 110, 104, 18)
    for part in (bell, driver):
        rimmed(painter, placed(part, 578, 252, 1, 150), t.light, BLACK, 8)
    hatch(painter, placed(bell, 578, 252, 1, 150), Hatch.DIAGONAL, t.glow, pitch=20, width=6)
    for along, wide, tall, part_tone in ((300, 50, 164, t.light), (304, 34, 128, BLACK), (296, 20, 64, look.BONE)):
        rimmed(painter, placed(disc(along, 0, wide, tall), 578, 252, 1, 150), part_tone, BLACK, 6)
    rimmed(painter, rect(474, 372, 132, 156), look.BONE, BLACK, 7)
    fill(painter, joined(rect(526, 372, 28, 156), rect(474, 434, 132, 28)), look.OXBLOOD)
    fill(painter, joined(rect(486, 330, 7, 44), rect(590, 328, 7, 46)), BLACK)
    for x, y, scale, who in ((356, 850, 0.84, "child"), (154, 960, 1.26, "woman"), (530, 966, 1.12, "man")):
        _riser(painter, t, x, y, scale, who)


def _riser(painter: QPainter, t: Tones, x: float, y: float, scale: float, who: str) -> None:
    """One who climbs out of a lit manhole at (x, y), arms raised: a `child`, a `woman` or a heavy old `man`."""
    rimmed(painter, placed(disc(0, 0, 116, 34), x, y, scale), t.light, BLACK, 5)
    wide = {"child": 0.8, "woman": 0.85, "man": 1.2}[who]
    skin = {"child": "#E2B58A", "woman": look.BONE, "man": "#C98F5E"}[who]
    cloths = {"child": QColor(look.OXBLOOD), "woman": mixed(BLACK, t.light, 0.6), "man": QColor("#4A4652")}
    cloth = cloths[who]
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    for way in (-1, 1):
        arm(painter, ((way * 50 * wide, -110), (way * 100 * wide, -170), (way * 84 * wide, -252)),
            46, cloth, look.BONE, (-6, -6), skin=skin)  # fmt: skip
        palm(painter, way * 82 * wide, -300, way * 8, 0.4, skin, mirror=way < 0)
    body = blob(((-58 * wide, -132), (0, -146), (58 * wide, -132), (64 * wide, -60), (46 * wide, 22),
        (-46 * wide, 22), (-64 * wide, -60)), tension=0.5)  # fmt: skip
    if who == "woman":
        hair = blob(((-36, -250), (0, -270), (36, -250), (52, -150), (70, -60), (-70, -60), (-52, -150)))
        lit(painter, hair, "#17161D", t.light, (-5, -5), width=5)
    lit(painter, body, cloth, look.BONE, (-8, -6), shade=mixed(BLACK, cloth, 0.45))
    rimmed(painter, rect(-16, -160, 32, 34, 8), skin, BLACK, 4)
    front(painter, 0, -196, 0.5, Face(mixed(BLACK, skin, 0.55), skin, stern=-1, brow=11, jaw=0.4, old=who == "man"))
    fill(painter, disc(0, -162, 12, 14), BLACK)
    if who == "man":
        beard = blob(((-40, -188), (-18, -170), (0, -178), (18, -170), (40, -188), (38, -130), (0, -100),
            (-38, -130)), tension=0.8)  # fmt: skip
        lit(painter, beard, look.BONE, look.BONE, (-6, -4), shade=look.MUTED, width=4)
        fill(painter, disc(0, -154, 11, 10), BLACK)
    elif who == "child":
        cap = blob(((-42, -206), (-38, -252), (0, -264), (38, -252), (42, -206), (0, -216)), tension=0.7)
        lit(painter, cap, look.OXBLOOD, look.DANGER, (-5, -5), width=5)
    else:
        part = blob(((0, -244), (34, -222), (42, -180), (46, -230), (0, -268), (-46, -230), (-42, -180), (-34, -222)))
        lit(painter, part, "#17161D", t.light, (-4, -5), width=4)
    painter.restore()
    edge = disc(0, 0, 116, 34).subtracted(rect(-200, -60, 400, 58))
    rimmed(painter, placed(edge.subtracted(disc(0, -14, 84, 24)), x, y + 6, scale), t.light, BLACK, 4)


def _world(painter: QPainter, t: Tones) -> None:
    """A dancer over the roofs of the whole city, inside a great wreath; the four suits stand at the corners."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.DIAGONAL, t.dusk, pitch=26, width=5)
    inside = disc(350, 600, 250, 340)
    fill(painter, inside, t.light)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    fill(painter, rays(350, 520, 0, 460, 24, 64), look.BONE)
    roofs = ((60, 120), (56, 160), (60, 100), (60, 150), (66, 186), (60, 130), (56, 170), (60, 110), (80, 150))
    fill(painter, skyline(960, roofs, 78), BLACK)
    fill(painter, windows(146, 820, 18, 3, (24, 34), (11, 17), 0x36D9B2C5AD6A5B), t.light)
    painter.restore()
    leaf = blob(((0, -64), (24, -20), (16, 34), (0, 56), (-16, 34), (-24, -20)))
    for i in range(34):
        angle = radians(-90 + (i + 0.5) * 360 / 34)
        x, y = 350 + 268 * cos(angle), 600 + 362 * sin(angle)
        along = 1 if i < 17 else -1
        turn = -90 + (i + 0.5) * 360 / 34 + (180 if along > 0 else 0)
        for lean in (-34, 34):
            rimmed(painter, placed(leaf, x, y, 0.82, turn + lean), mixed(BLACK, look.HORROR, 0.66), BLACK, 4)
    for y, turn in ((236, 0), (964, 180)):
        knot = joined(limb(((-70, -26, 30), (0, 0, 34), (70, -26, 30))), disc(0, 0, 30))
        rimmed(painter, placed(knot, 350, y, 1, turn), look.OXBLOOD, look.BONE, 4)
    painter.save()
    painter.translate(350, 540)
    painter.scale(1.1, 1.1)
    painter.translate(-350, -540)
    dancer = joined(disc(350, 378, 40, 48), rect(334, 410, 32, 50), blob(((306, 460), (350, 446), (394, 460),
        (384, 540), (398, 610), (350, 640), (302, 610), (316, 540)), tension=0.8), limb(((314, 470, 36),
        (236, 500, 26), (190, 420, 18))), limb(((386, 470, 36), (464, 500, 26), (510, 420, 18))),
        limb(((338, 610, 66), (348, 700, 44), (354, 800, 22))), limb(((372, 610, 62), (452, 700, 44),
        (352, 738, 26))))  # fmt: skip
    lit(painter, dancer, look.BONE, look.BONE, (8, -6), shade=mixed(BLACK, look.BONE, 0.62), width=9)
    turned(painter, 350, 384, 0.46, Face(mixed(BLACK, look.BONE, 0.62), open=False, brow=7, lips="#B01828", jaw=0))
    hair = blob(((312, 400), (306, 350), (340, 322), (380, 336), (384, 356), (340, 360), (330, 400), (300, 470),
        (270, 480)))  # fmt: skip
    lit(painter, hair, BLACK, t.light, (4, -5), width=4)
    sash = blob(((182, 430), (196, 400), (250, 540), (350, 596), (450, 540), (504, 400), (518, 430), (476, 590),
        (350, 652), (224, 590)))  # fmt: skip
    rimmed(painter, sash, look.OXBLOOD, BLACK, 6)
    for way in (-1, 1):
        fist(painter, 350 + way * 160, 410, way * 20, 0.36, mirror=way > 0)
    painter.restore()
    corners = ((Suit.WANDS, 92, 440), (Suit.CUPS, 604, 130), (Suit.SWORDS, 92, 930), (Suit.PENTACLES, 604, 930))
    for suit, x, y in corners:
        paint_glyph(painter, suit, x, y, 140, rim=BLACK)


SCENES = (
    _star,
    _moon,
    _sun,
    _judgement,
    _world,
)
"""Scenes 17 to 21, each painting 30 … 670 across and 30 … 1020 down."""
