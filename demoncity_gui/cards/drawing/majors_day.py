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
    sky(painter, "#2A1A10", "#150D0C", 1000)
    fill(painter, rays(350, 570, 250, 900, 44, 50), "#6B4718")
    glow(painter, 350, 570, 470, t.light, 0.75)
    inside = disc(350, 566, 258, 420)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    sky(painter, "#070C1E", "#1F4668", 900, 130)
    for left, right, share in ((120, 640, 0.12), (200, 560, 0.14), (260, 480, 0.18)):  # one lamp, above
        glaze(painter, polygon(((300, 100), (360, 100), (right, 1040), (left, 1040))), "#FFE9B0", share)
    stars(painter, 18, (110, 180), (480, 560), look.BONE)
    glow(painter, 350, 1010, 300, t.light, 0.8)
    city(painter, 1000, "#2B3E54", t.light, tall=190, seed=5, left=70)
    city(painter, 1000, "#120E16", t.light, tall=96, seed=8, left=70)
    painter.restore()
    _wreath(painter)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 102, 340), (Suit.CUPS, 598, 340), (Suit.SWORDS, 102, 852),
        (Suit.PENTACLES, 598, 852)):  # fmt: skip
        lit(painter, disc(x, y, 66), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 60), t.light, 6)
        paint_glyph(painter, suit, x, y, 92, rim=BLACK)


def _wreath(painter: QPainter) -> None:
    """Laurel bound with red above and below; the lamp's side of each leaf is bright."""
    leaf = blob(((0, -64), (24, -20), (16, 34), (0, 56), (-16, 34), (-24, -20)))
    for i in range(38):
        angle = radians(-90 + (i + 0.5) * 360 / 38)
        x, y = 350 + 268 * cos(angle), 566 + 424 * sin(angle)
        along = 1 if i < 19 else -1
        turn = -90 + (i + 0.5) * 360 / 38 + (180 if along > 0 else 0)
        high = (990 - y) / 850
        for lean in (-34, 34):
            near = (lean > 0) == (along > 0)
            tone = mixed(BLACK, look.HORROR, (0.26 if near else 0.4) + (0.24 if near else 0.44) * high)
            rimmed(painter, placed(leaf, x, y, 0.86, turn + lean), tone, BLACK, 4)
            fill(painter, placed(limb(((0, -44, 2), (3, 30, 6))), x, y, 0.86, turn + lean), mixed(BLACK, tone, 0.62))
        if i % 3 == 1:
            lit(painter, disc(x, y, 11), look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)
    for y, turn in ((146, 0), (976, 180)):
        loop = blob(((0, 0), (40, -44), (88, -40), (84, 6), (40, 16)))
        tail = polygon(((-6, 4), (14, 0), (48, 56), (30, 54), (22, 70)))
        for part in (tail, loop):
            for way in (False, True):
                lit(painter, placed(part, 350, y, 0.9, turn, mirror=way), look.OXBLOOD, look.DANGER, (4, -6),
                    shade="#33090F", width=5)  # fmt: skip
        lit(painter, disc(350, y, 20), look.OXBLOOD, look.DANGER, (4, -4), width=5)


def _dancer(painter: QPainter, t: Tones) -> None:
    """On one toe, the other foot drawn up to the knee, one arm over her head; dress and hair fly with the turn."""
    skin, shade = "#F2D2AE", "#9A6444"
    hair_ = blob(((372, 300), (330, 276), (296, 300), (262, 330), (214, 330), (170, 296), (186, 344), (146, 350),
        (196, 382), (176, 410), (232, 398), (226, 430), (290, 412), (340, 420), (380, 380)), tension=0.85)  # fmt: skip
    lit(painter, hair_, "#5A2A16", t.light, (-4, -8), shade="#1C0C08", width=5)
    strands(painter, [((336, 300 + a), (268, 356 + a * 0.7), (196 - a * 0.2, 334 + a)) for a in (0, 18, 36, 54, 72)],
        "#5A2A16", t.light, 5)  # fmt: skip
    _skirt_behind(painter)
    leg(painter, ((392, 612), (384, 776), (356, 908)), 84, skin, look.BONE, (-8, -5), bare=True, shade=shade)
    toe = blob(((338, 898), (374, 896), (372, 940), (358, 984), (348, 990), (342, 982), (338, 940)), tension=0.8)
    lit(painter, toe, look.SODIUM, look.BONE, (-5, -3), shade="#8C5A1E", width=5)
    for y in (892, 912):  # ribbons of the slipper
        fill(painter, thick_line(((338, y), (376, y - 14)), 4), "#8C5A1E")
    _wand(painter, 438, 214, 66)
    chest = blob(((272, 452), (290, 424), (332, 414), (350, 396), (372, 396), (386, 410), (424, 412), (440, 440),
        (430, 486), (412, 540), (330, 552), (300, 510)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, look.BONE, (-8, -5), shade=shade, smooth=True)
    arm(painter, ((420, 438), (506, 346), (452, 240)), 46, skin, look.BONE, (-6, -5), skin=skin, body=chest)
    fist(painter, 438, 214, -30, 0.36, skin, mirror=True)
    _dress(painter)
    _dancers_head(painter, t, skin, shade)
    _wand(painter, 112, 580, -41)
    arm(painter, ((288, 448), (194, 506), (128, 564)), 48, skin, look.BONE, (-6, -6), skin=skin, body=chest)
    fist(painter, 110, 578, -41, 0.36, skin)


def _skirt_behind(painter: QPainter) -> None:
    """The inside of the skirt, where it flies up behind her legs."""
    inside = blob(((330, 620), (300, 700), (330, 790), (380, 850), (440, 890), (470, 900), (500, 830), (520, 700),
        (440, 610)), tension=0.7)  # fmt: skip
    lit(painter, inside, "#4A0E18", "#7A1622", (-6, -4), shade="#22060B", width=5)


def _dress(painter: QPainter) -> None:
    """Bodice and skirt in one; her knee comes through the slit, and the hem whirls out to the right."""
    skin, shade, red, deep = "#F2D2AE", "#9A6444", "#B81E32", "#3A0810"
    leg(painter, ((344, 616), (206, 704), (338, 776)), 92, skin, look.BONE, (-8, -6), calf=1, bare=True, shade=shade)
    slipper = blob(((330, 762), (352, 766), (384, 786), (412, 814), (408, 822), (376, 814), (338, 798), (322, 786)),
        tension=0.8)  # fmt: skip
    lit(painter, slipper, look.SODIUM, look.BONE, (-3, -5), shade="#8C5A1E", width=5)
    dress = blob(((284, 466), (300, 462), (330, 478), (356, 460), (398, 470), (430, 446), (436, 470), (422, 520),
        (412, 560), (440, 606), (496, 640), (556, 690), (590, 750), (548, 748), (540, 812), (506, 780), (492, 860),
        (456, 800), (424, 850), (404, 752), (380, 690), (330, 660), (280, 690), (236, 704), (226, 672), (262, 632),
        (300, 604), (320, 560), (302, 510)), tension=0.75)  # fmt: skip
    lit(painter, dress, red, "#F28A78", (-9, -7), shade=deep)
    for points in (((338, 570, 2), (322, 630, 8), (262, 680, 3)), ((370, 574, 2), (390, 650, 9), (424, 820, 3)), ((388,
        570, 2), (440, 660, 10), (490, 830, 3)), ((404, 566, 2), (480, 660, 9), (540, 780, 3)), ((340, 490, 2), (352,
        530, 5), (346, 560, 2)), ((410, 480, 2), (400, 530, 6), (380, 562, 2))):  # fmt: skip
        within(painter, dress, limb(points), deep)
    lit(painter, limb(((316, 560, 14), (362, 572, 16), (416, 556, 14))), look.SODIUM, look.BONE, (0, -4), width=4)


def _wand(painter: QPainter, x: float, y: float, turn: float) -> None:
    """One of the dancer's two wands, held in its middle, a knob at each end."""
    lit(painter, placed(rect(-6, -80, 12, 160, 6), x, y, 1, turn), look.BONE, look.BONE, (-3, -3), shade=look.MUTED,
        width=5)  # fmt: skip
    for end in (-80, 80):
        lit(painter, placed(disc(0, end, 12), x, y, 1, turn), look.SODIUM, look.BONE, (-3, -3), width=4)


def _dancers_head(painter: QPainter, t: Tones, skin: str, shade: str) -> None:
    """Thrown back, eyes shut, laughing into the light; flowers in the hair."""
    with tilted(painter, 360, 400, -4):
        neck(painter, 362, 376, 42, 424, skin)
        turned(painter, 362, 338, 0.58, Face(shade, skin, nose=Nose.SNUB, brow=7, stern=-0.6, jaw=0.0, open=False,
            lips="#C8283C", smile=0.7), mirror=True)  # fmt: skip
        top = blob(((322, 316), (326, 290), (350, 272), (384, 276), (410, 300), (416, 344), (408, 384), (396, 372),
            (390, 336), (366, 306), (340, 300)), tension=0.8)  # fmt: skip
        lit(painter, top, "#5A2A16", t.light, (-4, -6), shade="#1C0C08", width=5)
        for x, y in ((330, 296), (352, 280), (378, 280), (400, 296)):  # flowers
            lit(painter, star(x, y, 15, 8, 5), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
            fill(painter, disc(x, y, 4), look.SODIUM)


SCENES = (_judgement, _world)
"""Scenes 20 and 21, each painting 30 … 670 across and 30 … 1020 down."""
