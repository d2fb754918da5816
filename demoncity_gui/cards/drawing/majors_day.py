"""The scenes of the Majors 20 and 21. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit
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
        glaze(painter, ring(330, 400, radius, radius - 44), t.light, 0.17)
    fill(painter, rect(30, 760, 640, 260), "#141610")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 760), (x, 1040)), 4), BLACK)
    lit(painter, thick_line(((618, 60), (618, 790)), 26), "#2A2E22", t.light, (-6, 0))
    bell = blob(((0, -26), (150, -40), (236, -74), (300, -160), (300, 160), (236, 74), (150, 40), (0, 26)), tension=0.4)
    driver = rect(-66, -52, 110, 104, 18)
    for part in (bell, driver):
        lit(painter, placed(part, 578, 252, 1, 150), t.light, look.BONE, (-9, -9), shade=mixed(BLACK, t.light, 0.5),
            width=8)  # fmt: skip
    hatch(painter, placed(bell, 578, 252, 1, 150), Hatch.DIAGONAL, t.glow, pitch=20, width=6)
    for along, wide, tall, part_tone in ((300, 50, 164, t.light), (304, 34, 128, BLACK), (296, 20, 64, look.BONE)):
        rimmed(painter, placed(disc(along, 0, wide, tall), 578, 252, 1, 150), part_tone, BLACK, 6)
    fill(painter, joined(rect(496, 330, 7, 110), rect(592, 300, 7, 140)), BLACK)
    rimmed(painter, rect(486, 430, 122, 146), look.BONE, BLACK, 7)
    fill(painter, joined(rect(534, 430, 26, 146), rect(486, 488, 122, 28)), look.OXBLOOD)
    for x, y, scale, who in ((352, 842, 0.88, "child"), (164, 968, 1.3, "woman"), (524, 972, 1.16, "man")):
        _riser(painter, t, x, y, scale, who)


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
    for way in (-1, 1):
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
    """She dances on one toe, the other leg crossed behind, a wand in each hand, a sash from one to the other."""
    skin, shade, red = "#F0D0AC", "#C2946C", "#33090F"
    _legs(painter, skin, shade)
    wind = blob(((304, 300), (352, 262), (404, 284), (416, 340), (440, 372), (486, 366), (466, 402), (494, 424),
        (444, 440), (404, 430), (330, 420), (296, 370)), tension=0.8)  # fmt: skip
    lit(painter, wind, "#4A2A1A", t.light, (5, -5), shade="#2B1A14", width=5)
    strands(painter, (((400, 300), (404, 400), (476, 378)), ((396, 330), (410, 420), (480, 420))), "#4A2A1A", t.light,
        4)  # fmt: skip
    lit(painter, limb(((354, 390, 40), (350, 450, 44))), mixed(shade, skin, 0.4), skin, (5, -2), shade=shade, width=5)
    chest = blob(((288, 474), (318, 448), (350, 452), (388, 438), (418, 458), (412, 520), (392, 574), (318, 580),
        (298, 530)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, skin, (6, -5), shade=shade)
    dress = blob(((300, 514), (322, 494), (352, 512), (378, 488), (406, 502), (398, 548), (382, 590), (396, 640),
        (440, 706), (484, 742), (444, 738), (424, 768), (392, 738), (362, 764), (330, 736), (296, 762), (270, 730),
        (226, 736), (262, 690), (290, 630), (312, 596), (304, 556)), tension=0.7)  # fmt: skip
    lit(painter, dress, "#B02034", "#F0907C", (8, -6), shade=red)
    for x, foot in ((318, 262), (328, 306), (344, 352), (360, 398), (372, 440)):
        fill(painter, limb(((x, 610, 3), (foot, 732, 8))), red)
    lit(painter, limb(((310, 596, 15), (346, 604, 17), (386, 588, 15))), look.SODIUM, look.BONE, (0, -4), width=4)
    sash = blob(((214, 562), (186, 620), (190, 668), (246, 694), (340, 676), (430, 646), (476, 600), (484, 556),
        (506, 554), (512, 622), (456, 684), (352, 718), (240, 736), (168, 706), (152, 630), (194, 560)),
        tension=0.9)  # fmt: skip
    lit(painter, sash, look.ICE, look.BONE, (3, -6), shade=mixed(BLACK, look.ICE, 0.5), width=5)
    for joints, turn, at in ((((306, 480), (236, 566), (214, 520)), -6, (208, 490)),
        (((402, 470), (468, 560), (494, 510)), 6, (500, 480))):  # fmt: skip
        lit(painter, placed(rect(-8, -112, 16, 196, 8), *at, 1, turn), look.BONE, look.BONE, (3, -3), shade=look.MUTED,
            width=5)  # fmt: skip
        arm(painter, joints, 50, skin, skin, (6, -5), skin=skin, body=chest)
        fist(painter, *at, turn, 0.36, skin, mirror=turn > 0)
    painter.save()
    painter.translate(358, 360)
    painter.rotate(9)
    front(painter, 0, 0, 0.62, Face(shade, skin, nose=Nose.SNUB, brow=6, smile=1, jaw=0.1,
        lips="#C8283C"))  # fmt: skip
    hair(painter, 0, -2, 0.64, Cut.FRONT_PARTED, "#4A2A1A", t.light)
    painter.restore()


def _legs(painter: QPainter, skin: str, shade: str) -> None:
    """The dancer's legs: one crossed behind, its toe pointed; the other stands on its toe."""
    for part in (limb(((386, 668, 88), (474, 756, 58), (476, 772, 52))), limb(((472, 772, 50), (412, 812, 50),
        (340, 838, 26), (318, 846, 20)))):  # fmt: skip
        lit(painter, part, mixed(BLACK, skin, 0.78), skin, (5, -5), shade="#8C6444")
    toe = blob(((334, 830), (312, 830), (270, 856), (234, 892), (246, 898), (290, 886), (330, 866)), tension=0.8)
    lit(painter, toe, look.SODIUM, look.BONE, (3, -4), shade="#8C5A1E", width=5)
    standing = joined(limb(((330, 664, 92), (350, 772, 58), (348, 796, 52), (356, 832, 54), (350, 912, 25),
        (349, 930, 22))))  # fmt: skip
    lit(painter, standing, skin, skin, (8, -4), shade=shade)
    shoe = blob(((332, 912), (366, 912), (374, 938), (362, 976), (346, 1000), (336, 998), (338, 966), (326, 936)),
        tension=0.8)  # fmt: skip
    lit(painter, shoe, look.SODIUM, look.BONE, (4, -3), shade="#8C5A1E", width=5)


SCENES = (_judgement, _world)
"""Scenes 20 and 21, each painting 30 … 670 across and 30 … 1020 down."""
