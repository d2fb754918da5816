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
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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
        lit(painter, placed(part, 612, 196, 1, 131), t.light, look.BONE, (-9, -9), shade=mixed(BLACK, t.light, 0.72),
            width=8)  # fmt: skip
    for along, wide, tall, part_tone in ((300, 50, 164, t.light), (304, 34, 128, BLACK), (296, 20, 64, look.BONE)):
        rimmed(painter, placed(disc(along, 0, wide, tall), 612, 196, 1, 131), part_tone, BLACK, 6)
    fill(painter, rect(540, 430, 110, 9), BLACK)
    rimmed(painter, rect(546, 440, 104, 128), look.BONE, BLACK, 7)
    fill(painter, joined(rect(587, 440, 22, 128), rect(546, 490, 104, 24)), look.OXBLOOD)
    for left, right, share in ((-120, 560, 0.2), (-20, 470, 0.24)):  # what it calls with is light
        glaze(painter, polygon(((384, 340), (520, 470), (right, 1040), (left, 1040))), t.light, share)
    for x, y, scale, who in ((356, 846, 0.92, "child"), (168, 972, 1.34, "woman"), (530, 976, 1.2, "man")):
        _riser(painter, t, x, y, scale, who)
    gloom(painter, 320, 640, 420, 0.4)


def _riser(painter: QPainter, t: Tones, x: float, y: float, scale: float, who: str) -> None:
    """One who climbs out of an open manhole at (x, y), arms raised: a `child`, a `woman` or a heavy old `man`."""
    wide = {"child": 0.8, "woman": 0.9, "man": 1.2}[who]
    skin = {"child": "#E2B58A", "woman": "#F2E0C4", "man": "#B07A4C"}[who]
    cloths = {"child": QColor(look.OXBLOOD), "woman": mixed(BLACK, look.BONE, 0.84), "man": QColor("#565266")}
    cloth = cloths[who]
    dark = mixed(BLACK, cloth, 0.45)
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    rimmed(painter, disc(0, 0, 120, 38), t.light, BLACK, 5)
    hole = disc(0, 3, 94, 26)
    fill(painter, hole, BLACK)
    painter.save()
    painter.setClipPath(hole.united(rect(-200, -500, 400, 503)), Qt.ClipOperation.IntersectClip)  # the rim is before it
    if who == "woman":
        fall = blob(((-40, -250), (0, -274), (40, -250), (56, -160), (84, -70), (40, -50), (-40, -50), (-84, -70),
            (-56, -160)))  # fmt: skip
        lit(painter, fall, "#2A2420", t.light, (6, -6), width=5)
    body = blob(((-64 * wide, -112), (-46 * wide, -134), (0, -150), (46 * wide, -134), (64 * wide, -112),
        (50 * wide, -40), (58 * wide, 60), (-58 * wide, 60), (-50 * wide, -40)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.BONE, (8, -6), shade=dark)
    for points in (((-20, -90, 2), (-30, -30, 6), (-26, 30, 4)), ((18, -80, 2), (28, -20, 6), (20, 30, 4))):
        within(painter, body, limb(points), dark)
    raised = {"child": (1,), "woman": (-1, 1), "man": ()}[who]
    for way in raised:
        arm(painter, ((way * 46 * wide, -106), (way * 112 * wide, -158), (way * 88 * wide, -250)),
            46, cloth, look.BONE, (6, -6), skin=skin, body=body)  # fmt: skip
        palm(painter, way * 86 * wide, -286, way * 10, 0.4, skin, mirror=way < 0)
    neck(painter, 0, -160, 44, -122, mixed(BLACK, skin, 0.86))
    painter.restore()
    _risers_head(painter, t, who, skin)
    if who == "child":  # pulls himself up by the rim
        arm(painter, ((-36, -104), (-104, -86), (-84, -14)), 44, cloth, look.BONE, (6, -6), skin=skin, body=body)
        fist(painter, -84, 4, -90, 0.36, skin)
    elif who == "man":  # a hand behind his ear, the other on his heart
        arm(painter, ((-52, -106), (-128, -96), (-84, -172)), 48, cloth, look.BONE, (6, -6), skin=skin, body=body)
        palm(painter, -64, -204, 14, 0.4, skin, apart=0.2)
        arm(painter, ((52, -106), (100, -30), (30, -62)), 48, cloth, look.BONE, (6, -6), skin=skin, body=body)
        palm(painter, -2, -72, -76, 0.4, skin, back=True, apart=0.3)
    painter.restore()


def _risers_head(painter: QPainter, t: Tones, who: str, skin: str) -> None:
    """All look up to the call: the woman in awe, the child with a laugh, the old man listens with his eyes shut."""
    mouth = {"child": Mouth.LAUGH, "woman": Mouth.CRY, "man": Mouth.CLOSED}[who]
    shade = mixed(BLACK, skin, 0.6)
    with tilted(painter, 0, -140, {"child": 6, "woman": 9, "man": -8}[who]):
        front(painter, 0, -198, 0.54, Face(shade, skin, stern=-1.2, brow=10, jaw=0.9 if who == "man" else 0.1,
            mouth=mouth, nose=Nose.BROAD if who == "man" else Nose.SNUB, open=who != "man", gaze=0.8,
            lips="#B0404A" if who == "woman" else None), mirror=True)  # fmt: skip
        if who == "man":
            beard = blob(((-42, -196), (-30, -168), (0, -172), (30, -168), (42, -196), (42, -134), (0, -98),
                (-42, -134)), tension=0.8)  # fmt: skip
            lit(painter, beard, look.BONE, look.BONE, (6, -4), shade=look.MUTED, width=4)
            fill(painter, limb(((-14, -152, 2), (0, -148, 5), (14, -152, 2))), BLACK)
            for way in (-1, 1):
                lit(painter, blob(((way * 40, -220), (way * 48, -196), (way * 40, -176), (way * 33, -200))), look.BONE,
                    look.BONE, (3, -3), width=3)  # fmt: skip
        elif who == "child":
            cap = blob(((-46, -208), (-42, -256), (0, -270), (42, -256), (46, -208), (0, -222)), tension=0.7)
            lit(painter, cap, look.OXBLOOD, look.DANGER, (5, -5), width=5)
        else:
            hair(painter, 0, -198, 0.56, Cut.FRONT_LONG, "#2A2420", t.light)


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
            tone = mixed(BLACK, look.HORROR, 0.5 if (lean > 0) == (along > 0) else 0.78)
            rimmed(painter, placed(leaf, x, y, 0.86, turn + lean), tone, BLACK, 4)
            fill(painter, placed(limb(((0, -44, 2), (3, 30, 6))), x, y, 0.86, turn + lean), mixed(BLACK, tone, 0.62))
        if i % 3 == 1:
            lit(painter, disc(x, y, 11), look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)
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
    """On one toe over the roofs, a wand in each fist, one knee bent out, a scarf blown around her."""
    skin, shade, red, deep = "#F0D0AC", "#A8744E", "#B02034", "#33090F"
    glow(painter, 340, 560, 300, t.light, 0.5)
    course = ((170, 640, 5), (206, 700, 32), (280, 752, 52), (390, 742, 62), (486, 690, 60), (534, 610, 44), (520, 540,
        26), (548, 470, 30), (580, 430, 5))  # fmt: skip
    ribbon = blob((*((x, y - wide / 2) for x, y, wide in course), *((x - wide * 0.1, y + wide / 2) for x, y, wide in
        reversed(course))), tension=0.9)  # fmt: skip
    lit(painter, ribbon, mixed(BLACK, look.ICE, 0.66), look.ICE, (-3, -7), shade=mixed(BLACK, look.ICE, 0.36), width=5)
    _wand(painter, 542, 492, 72)
    arm(painter, ((392, 490), (470, 574), (526, 520)), 50, mixed(BLACK, skin, 0.84), look.BONE, (-6, -5),
        skin=mixed(BLACK, skin, 0.84))  # fmt: skip
    fist(painter, 542, 492, 60, 0.44, skin, mirror=True)
    leg(painter, ((374, 650), (470, 792), (374, 876)), 92, mixed(BLACK, skin, 0.9), look.BONE, (-6, -6), calf=-1,
        bare=True, shade=shade)  # fmt: skip
    slipper = blob(((386, 864), (378, 890), (340, 906), (284, 926), (274, 914), (312, 884), (358, 856)), tension=0.8)
    lit(painter, slipper, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
    leg(painter, ((332, 650), (346, 790), (330, 926)), 94, skin, look.BONE, (-8, -4), bare=True, shade=shade)
    toe = blob(((316, 912), (346, 914), (346, 950), (336, 1004), (324, 1006), (312, 950)), tension=0.8)
    lit(painter, toe, look.SODIUM, look.BONE, (-4, -3), shade="#8C5A1E", width=5)
    for y in (932, 950):  # ribbons of the slipper
        fill(painter, thick_line(((314, y), (346, y - 12)), 4), "#8C5A1E")
    chest = blob(((282, 496), (300, 464), (340, 454), (384, 462), (412, 488), (404, 548), (378, 612), (316, 614), (288,
        560)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, look.BONE, (-8, -5), shade=shade, smooth=True)
    skirt = blob(((288, 514), (314, 504), (342, 524), (378, 500), (406, 510), (400, 566), (380, 608), (420, 640), (480,
        664), (566, 720), (520, 726), (516, 770), (452, 744), (410, 790), (364, 750), (304, 776), (284, 730), (220,
        734), (236, 690), (180, 664), (266, 644), (308, 608), (292, 560)), tension=0.7)  # fmt: skip
    lit(painter, skirt, red, "#F0907C", (-10, -7), shade=deep)
    for points in (((320, 622, 3), (290, 680, 9), (262, 728, 4)), ((334, 622, 3), (326, 690, 10), (306, 764, 4)), ((352,
        622, 3), (384, 690, 10), (408, 776, 4)), ((368, 616, 3), (446, 670, 9), (530, 722, 4)), ((350, 530, 2), (356,
        570, 5), (344, 606, 2)), ((392, 520, 2), (388, 560, 5), (372, 602, 2))):  # fmt: skip
        fill(painter, limb(points), deep)
    lit(painter, limb(((308, 606, 16), (346, 614, 18), (384, 602, 16))), look.SODIUM, look.BONE, (0, -4), width=4)
    _dancers_head(painter, t, skin, shade)
    _wand(painter, 176, 478, -72)
    arm(painter, ((304, 492), (226, 574), (186, 512)), 54, skin, look.BONE, (-7, -6), skin=skin, body=chest)
    fist(painter, 176, 478, -50, 0.44, skin)


def _wand(painter: QPainter, x: float, y: float, turn: float) -> None:
    """One of the dancer's two wands, held in its middle, a knob at each end."""
    lit(painter, placed(rect(-7, -92, 14, 184, 7), x, y, 1, turn), look.BONE, look.BONE, (-3, -3), shade=look.MUTED,
        width=5)  # fmt: skip
    for end in (-92, 92):
        lit(painter, placed(disc(0, end, 13), x, y, 1, turn), look.SODIUM, look.BONE, (-3, -3), width=4)


def _dancers_head(painter: QPainter, t: Tones, skin: str, shade: str) -> None:
    """Smiling at us with open eyes; the hair flies where the turn takes it."""
    with tilted(painter, 344, 440, 3):
        fall = blob(((330, 296), (384, 286), (430, 306), (476, 306), (534, 270), (514, 306), (560, 300), (524, 334),
            (556, 348), (500, 368), (470, 404), (430, 408), (396, 440), (356, 420)), tension=0.8)  # fmt: skip
        lit(painter, fall, "#6B341A", t.light, (-5, -8), shade="#20100A", width=5)
        strands(painter, [((372, 306 + a), (450, 340 + a), (526, 290 + a)) for a in (0, 18, 36, 54, 72)], "#6B341A",
            t.light, 5)  # fmt: skip
        neck(painter, 348, 410, 54, 476, skin)
        turned(painter, 336, 362, 0.76, Face(shade, skin, nose=Nose.SNUB, brow=7, stern=-0.3, jaw=0.1, gaze=-0.2,
            lips="#C8283C", smile=1.3), mirror=True)  # fmt: skip
        top = blob(((284, 342), (288, 300), (326, 274), (376, 284), (406, 330), (404, 400), (388, 384), (376, 342),
            (336, 312), (306, 318)), tension=0.8)  # fmt: skip
        lit(painter, top, "#6B341A", t.light, (-5, -8), shade="#20100A", width=5)
        strands(painter, [((322 + a, 288), (372 + a * 0.6, 306), (390, 370 - a)) for a in (0, 14, 28)], "#6B341A",
            t.light, 4)  # fmt: skip
        for x, y in ((292, 306), (320, 284), (354, 280), (386, 296)):  # flowers
            lit(painter, star(x, y, 18, 9, 5), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
            fill(painter, disc(x, y, 5), look.SODIUM)


SCENES = (_judgement, _world)
"""Scenes 20 and 21, each painting 30 … 670 across and 30 … 1020 down."""
