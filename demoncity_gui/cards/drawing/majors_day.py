"""The scenes of the Majors 20 and 21. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
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
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def _judgement(painter: QPainter, t: Tones) -> None:
    """A great loudspeaker calls, a banner hung from it, and the dead climb out of the manholes into the light."""
    sky(painter, "#10160E", mixed(BLACK, t.light, 0.56), 760)
    clouds(painter, ((500, 60, 0.7), (110, 470, 0.6)), "#26301A", t.light)
    city(painter, 770, mixed(BLACK, t.light, 0.4), look.SODIUM, tall=330, seed=48)
    for radius in (560, 470, 380, 290, 200):
        glaze(painter, ring(400, 430, radius, radius - 44), t.light, 0.17)
    fill(painter, rect(30, 760, 640, 260), "#141610")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 760), (x, 1040)), 4), BLACK)
    lit(painter, thick_line(((618, 60), (618, 790)), 26), "#2A2E22", t.light, (-6, 0))
    bell = blob(((0, -26), (150, -40), (236, -74), (300, -160), (300, 160), (236, 74), (150, 40), (0, 26)), tension=0.4)
    driver = rect(-66, -52, 110, 104, 18)
    for part in (bell, driver):
        lit(painter, placed(part, 612, 196, 1, 131), t.light, look.BONE, (-9, -9), shade=mixed(BLACK, t.light, 0.5),
            width=8)  # fmt: skip
    hatch(painter, placed(bell, 612, 196, 1, 131), Hatch.DIAGONAL, t.glow, pitch=20, width=6)
    for along, wide, tall, part_tone in ((300, 50, 164, t.light), (304, 34, 128, BLACK), (296, 20, 64, look.BONE)):
        rimmed(painter, placed(disc(along, 0, wide, tall), 612, 196, 1, 131), part_tone, BLACK, 6)
    fill(painter, rect(540, 430, 110, 9), BLACK)
    rimmed(painter, rect(546, 440, 104, 128), look.BONE, BLACK, 7)
    fill(painter, joined(rect(587, 440, 22, 128), rect(546, 490, 104, 24)), look.OXBLOOD)
    for x, y, scale, who in ((352, 842, 0.88, "child"), (164, 968, 1.3, "woman"), (524, 972, 1.16, "man")):
        _riser(painter, t, x, y, scale, who)
    gloom(painter, 320, 640, 400, 0.45)


def _riser(painter: QPainter, t: Tones, x: float, y: float, scale: float, who: str) -> None:
    """One who climbs out of an open manhole at (x, y), arms raised: a `child`, a `woman` or a heavy old `man`."""
    wide = {"child": 0.8, "woman": 0.85, "man": 1.2}[who]
    skin = {"child": "#E2B58A", "woman": look.BONE, "man": "#C98F5E"}[who]
    cloths = {"child": QColor(look.OXBLOOD), "woman": mixed(BLACK, t.light, 0.6), "man": QColor("#4A4652")}
    cloth = cloths[who]
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    rimmed(painter, disc(0, 0, 120, 38), t.light, BLACK, 5)
    hole = disc(0, 3, 94, 26)
    fill(painter, hole, BLACK)
    painter.save()
    painter.setClipPath(hole.united(rect(-200, -500, 400, 503)), Qt.ClipOperation.IntersectClip)  # the rim is before it
    if who == "woman":
        fall = blob(((-36, -250), (0, -270), (36, -250), (52, -150), (70, -60), (-70, -60), (-52, -150)))
        lit(painter, fall, "#17161D", t.light, (-5, -5), width=5)
    body = blob(((-64 * wide, -112), (-46 * wide, -134), (0, -150), (46 * wide, -134), (64 * wide, -112),
        (56 * wide, -40), (54 * wide, 60), (-54 * wide, 60), (-56 * wide, -40)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.BONE, (-8, -6), shade=mixed(BLACK, cloth, 0.45))
    raised = {"child": (1,), "woman": (-1, 1), "man": ()}[who]
    for way in raised:
        arm(painter, ((way * 44 * wide, -106), (way * 104 * wide, -160), (way * 84 * wide, -250)),
            44, cloth, look.BONE, (-6, -6), skin=skin, body=body)  # fmt: skip
        palm(painter, way * 82 * wide, -298, way * 8, 0.4, skin, mirror=way < 0)
    rimmed(painter, rect(-16, -160, 32, 34, 8), mixed(BLACK, skin, 0.7), BLACK, 4)
    fill(painter, polygon(((-18, -134), (18, -134), (0, -96))), skin)
    painter.restore()
    front(painter, 0, -196, 0.5, Face(mixed(BLACK, skin, 0.55), skin, stern=-1, brow=11, jaw=0.4, mouth=Mouth.CRY))
    if who == "man":
        beard = blob(((-38, -190), (-24, -172), (0, -178), (24, -172), (38, -190), (38, -130), (0, -100),
            (-38, -130)), tension=0.8).subtracted(disc(0, -158, 14, 15))  # fmt: skip
        lit(painter, beard, look.BONE, look.BONE, (-6, -4), shade=look.MUTED, width=4)
    elif who == "child":
        cap = blob(((-42, -206), (-38, -252), (0, -264), (38, -252), (42, -206), (0, -216)), tension=0.7)
        lit(painter, cap, look.OXBLOOD, look.DANGER, (-5, -5), width=5)
    else:
        hair(painter, 0, -196, 0.52, Cut.FRONT_LONG, "#17161D", t.light)
    if who == "child":  # pulls himself up by the rim
        arm(painter, ((-36, -104), (-104, -86), (-84, -14)), 44, cloth, look.BONE, (-6, -6), skin=skin, body=body)
        fist(painter, -84, 4, -90, 0.36, skin)
    elif who == "man":  # a hand behind his ear, the other on his heart
        arm(painter, ((-52, -106), (-128, -96), (-84, -172)), 46, cloth, look.BONE, (-6, -6), skin=skin, body=body)
        palm(painter, -62, -204, 14, 0.4, skin, apart=0.2)
        arm(painter, ((52, -106), (96, -30), (30, -62)), 46, cloth, look.BONE, (-6, -6), skin=skin, body=body)
        palm(painter, -2, -72, -76, 0.4, skin, back=True, apart=0.3)
    painter.restore()


def _world(painter: QPainter, t: Tones) -> None:
    """A dancer over the roofs of the whole city, inside a great wreath; the four suits are set in it."""
    sky(painter, mixed(BLACK, t.light, 0.86), mixed(BLACK, t.light, 0.5), 1000)
    fill(painter, rays(350, 584, 250, 900, 44, 50), mixed(BLACK, t.light, 0.42))
    inside = disc(350, 584, 258, 396)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    sky(painter, "#0A1226", "#2A5A7A", 940, 180)
    stars(painter, 20, (110, 220), (480, 560), look.BONE)
    glow(painter, 350, 980, 300, t.light, 0.8)
    clouds(painter, ((200, 340, 0.5), (520, 420, 0.5), (170, 700, 0.5), (540, 760, 0.6)), "#1F3F5E", look.ICE)
    city(painter, 1000, "#3A4C5E", t.light, tall=230, seed=5, left=70)
    city(painter, 1000, "#1B1418", t.light, tall=110, seed=8, left=70)
    painter.restore()
    leaf = blob(((0, -64), (24, -20), (16, 34), (0, 56), (-16, 34), (-24, -20)))
    for i in range(38):
        angle = radians(-90 + (i + 0.5) * 360 / 38)
        x, y = 350 + 268 * cos(angle), 584 + 402 * sin(angle)
        along = 1 if i < 19 else -1
        turn = -90 + (i + 0.5) * 360 / 38 + (180 if along > 0 else 0)
        for lean in (-34, 34):
            rimmed(painter, placed(leaf, x, y, 0.82, turn + lean), mixed(BLACK, look.HORROR, 0.66), BLACK, 4)
    for y, turn in ((186, 0), (976, 180)):
        loop = blob(((0, 0), (40, -44), (88, -40), (84, 6), (40, 16)))
        tail = polygon(((-6, 4), (14, 0), (48, 56), (30, 54), (22, 70)))
        for part in (tail, loop):
            for way in (False, True):
                lit(painter, placed(part, 350, y, 0.9, turn, mirror=way), look.OXBLOOD, look.DANGER, (4, -6),
                    shade="#33090F", width=5)  # fmt: skip
        lit(painter, disc(350, y, 20), look.OXBLOOD, look.DANGER, (4, -4), width=5)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 108, 350), (Suit.CUPS, 592, 350), (Suit.SWORDS, 108, 850),
        (Suit.PENTACLES, 592, 850)):  # fmt: skip
        lit(painter, disc(x, y, 70), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 64), t.light, 6)
        paint_glyph(painter, suit, x, y, 98, rim=BLACK)


def _dancer(painter: QPainter, t: Tones) -> None:
    """On one toe over the roofs, head thrown back, the other leg bent behind, a scarf around her."""
    skin, shade, red, deep = "#F0D0AC", "#B07E58", "#B02034", "#33090F"
    glow(painter, 340, 540, 300, t.light, 0.5)
    course = ((500, 392, 6), (548, 470, 34), (528, 580, 56), (440, 668, 66), (330, 724, 66), (220, 770, 56), (176, 840,
        40), (214, 912, 22), (262, 930, 5))  # fmt: skip
    ribbon = blob((*((x, y - wide / 2) for x, y, wide in course), *((x - wide * 0.3, y + wide / 2) for x, y, wide in
        reversed(course))), tension=0.9)  # fmt: skip
    lit(painter, ribbon, mixed(BLACK, look.ICE, 0.66), look.ICE, (3, -6), shade=mixed(BLACK, look.ICE, 0.4), width=5)
    for leg in (((366, 640, 96), (414, 712, 78), (442, 792, 62)), ((442, 792, 60), (392, 836, 50), (318, 848, 28))):
        lit(painter, limb(leg), skin, look.BONE, (-6, -6), shade=shade, width=5)  # bent, its foot behind the other
    shoe = blob(((332, 832), (330, 864), (296, 872), (240, 884), (236, 870), (280, 838)), tension=0.8)
    lit(painter, shoe, look.SODIUM, look.BONE, (-4, -3), shade="#8C5A1E", width=5)
    arm(painter, ((372, 476), (462, 466), (490, 376)), 50, mixed(BLACK, skin, 0.86), look.BONE, (-6, -5), skin=skin)
    stand = limb(((340, 650, 94), (362, 774, 60), (356, 800, 52), (362, 840, 50), (338, 906, 25), (336, 920, 22)))
    lit(painter, stand, skin, look.BONE, (-8, -4), shade=shade)
    toe = blob(((322, 900), (354, 904), (354, 940), (338, 992), (326, 990), (318, 940)), tension=0.8)
    lit(painter, toe, look.SODIUM, look.BONE, (-4, -3), shade="#8C5A1E", width=5)
    chest = blob(((272, 500), (292, 462), (330, 456), (380, 466), (402, 500), (394, 560), (374, 610), (312, 612), (280,
        560)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, look.BONE, (-8, -5), shade=shade)
    skirt = blob(((278, 506), (304, 500), (330, 520), (366, 496), (396, 512), (392, 566), (376, 606), (420, 640), (500,
        650), (590, 690), (540, 712), (556, 750), (480, 738), (452, 784), (392, 742), (340, 772), (300, 730), (244,
        744), (250, 700), (196, 690), (268, 650), (302, 606), (284, 556)), tension=0.7)  # fmt: skip
    lit(painter, skirt, red, "#F0907C", (-10, -7), shade=deep)
    for points in (((316, 620, 3), (290, 680, 8), (256, 736, 4)), ((330, 620, 3), (330, 690, 9), (340, 762, 4)), ((350,
        620, 3), (400, 680, 9), (446, 772, 4)), ((362, 616, 3), (450, 660, 9), (550, 690, 4))):  # fmt: skip
        fill(painter, limb(points), deep)
    lit(painter, limb(((300, 604, 16), (340, 612, 18), (382, 600, 16))), look.SODIUM, look.BONE, (0, -4), width=4)
    _dancers_head(painter, t, skin, shade)
    for joints, turn, at in ((((302, 490), (218, 466), (216, 366)), -8, (216, 334)), (None, 10, (492, 344))):
        wand = placed(rect(-8, -106, 16, 190, 8), *at, 1, turn)
        lit(painter, wand, look.BONE, look.BONE, (-3, -3), shade=look.MUTED, width=5)
        if joints is not None:
            arm(painter, joints, 54, skin, look.BONE, (-7, -5), skin=skin, body=chest)
        fist(painter, *at, turn, 0.38, skin, mirror=turn > 0)


def _dancers_head(painter: QPainter, t: Tones, skin: str, shade: str) -> None:
    """Thrown back, eyes shut, laughing; the hair goes where the turn takes it."""
    with tilted(painter, 330, 440, 16):
        fall = blob(((318, 296), (372, 288), (410, 320), (450, 330), (510, 310), (556, 330), (520, 350), (560, 376),
            (500, 384), (520, 420), (450, 410), (400, 420), (372, 440), (350, 400)), tension=0.8)  # fmt: skip
        lit(painter, fall, "#5A2E18", t.light, (-5, -7), shade="#20100A", width=5)
        strands(painter, [((360, 310 + a), (430, 350 + a), (530, 330 + a * 1.3)) for a in (0, 22, 44, 66)], "#5A2E18",
            t.light, 4)  # fmt: skip
        neck(painter, 334, 404, 46, 470, skin)
        turned(painter, 322, 366, 0.66, Face(shade, skin, nose=Nose.SNUB, brow=7, stern=-0.8, smile=1.2, jaw=0.1,
            open=False, lips="#C8283C"), mirror=True)  # fmt: skip
        top = blob(((276, 342), (284, 306), (322, 290), (364, 298), (386, 340), (380, 390), (362, 372), (354, 340),
            (320, 322), (296, 330)), tension=0.8)  # fmt: skip
        lit(painter, top, "#5A2E18", t.light, (-5, -7), shade="#20100A", width=5)
        for x, y in ((292, 312), (322, 298), (352, 302)):  # three flowers
            lit(painter, star(x, y, 16, 8, 5), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)


SCENES = (_judgement, _world)
"""Scenes 20 and 21, each painting 30 … 670 across and 30 … 1020 down."""
