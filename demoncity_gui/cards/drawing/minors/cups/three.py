"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, arms around each other, their glasses together over their heads."""
    sky(painter, "#03040C", "#1E2A54", 1000)
    for x, y, reach, tone in ((560, 150, 150, look.DANGER), (330, 96, 110, look.ICE), (110, 420, 90, "#F5D65C")):
        _firework(painter, x, y, reach, tone)
    city(painter, 1100, "#16203E", look.SODIUM, tall=660, seed=36)
    city(painter, 1100, "#080C16", look.SODIUM, tall=460, seed=9, edge=t.light)
    bulbs(painter, ((0, 330), (90, 390), (180, 420), (520, 420), (610, 390), (700, 330)))
    glow(painter, 350, 420, 260, look.SODIUM, 0.5)
    with tilted(painter, 350, 1000, 5):
        painter.translate(-40, 4)
        _left_friend(painter, t)
        painter.translate(108, -2)
        _right_friend(painter, t)
        painter.translate(-100, 10)
        _middle_friend(painter, t)
        for x, y, size in ((266, 362, 36), (432, 360, 36)):
            fill(painter, star(x, y, size, 8, 6), look.BONE)
    gloom(painter, 350, 470, 430, 0.55)


def _firework(painter: QPainter, x: float, y: float, reach: float, tone: str) -> None:
    """A rocket that bursts: sparks on their way out, and a haze of its colour."""
    glow(painter, x, y, reach * 1.2, tone, 0.4)
    sparks, ends = [], []
    for turn in range(0, 360, 24):
        far = reach * (0.72 + 0.28 * (turn % 72) / 48)
        out_x, out_y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        end = (x + out_x * far, y + out_y * far + far * 0.1)
        sparks.append(limb(((x + out_x * far * 0.3, y + out_y * far * 0.3, 2), (*end, 7))))
        ends.append(disc(*end, 5))
    fill(painter, joined(*sparks), tone)
    fill(painter, joined(*ends), look.BONE)


def _middle_friend(painter: QPainter, t: Tones) -> None:
    """He, in front in a yellow shirt, sings out loud, his eyes shut, his glass between theirs."""
    skin, shade, gold, dark, warm = "#7A4A2E", "#44261A", "#D8962E", "#4A2C0C", "#FFE0A0"
    shirt = blob(((170, 1200), (190, 960), (240, 870), (350, 836), (450, 866), (506, 960), (530, 1200)), tension=0.7)
    lit(painter, shirt, gold, warm, (0, -15), shade=dark)
    for points in (((270, 920, 3), (260, 1010, 9), (276, 1140, 4)), ((440, 920, 3), (450, 1010, 9), (430, 1140, 4))):
        fill(painter, limb(points), dark)
    fill(painter, limb(((352, 900, 3), (354, 1030, 6), (350, 1160, 5))), dark)
    arm(painter, ((440, 912), (470, 650), (412, 400)), 88, gold, warm, (-7, -9), cuff=look.BONE, skin=skin, body=shirt)
    within(painter, shirt, blob(((530, 940), (470, 968), (424, 1000), (400, 1060), (384, 1120), (370, 1220), (580,
        1220), (580, 980)), tension=0.7), "#2E1A06")  # fmt: skip
    with grip(painter, 346, 332, -4, 0.66, skin, across=128):
        glass(painter, 340, 384, 178, 0)
    for y in (960, 1040):
        rimmed(painter, disc(368, y, 9), look.BONE, BLACK, 3)
    with tilted(painter, 350, 840, -5):
        neck(painter, 350, 800, 88, 866, skin)
        front(painter, 350, 712, 1.06, Face(shade, skin, nose=Nose.BROAD, open=False, stern=-1, brow=11, jaw=0.5,
            mouth=Mouth.LAUGH, smile=1))  # fmt: skip
        curls = [disc(350 + 84 * math.sin(math.radians(a)), 690 - 104 * math.cos(math.radians(a)), 30) for a in range(
            -80, 90, 20)]  # fmt: skip
        top = blob(((276, 690), (284, 620), (350, 590), (416, 620), (424, 690), (400, 640), (350, 624), (300, 640)),
            tension=0.8)  # fmt: skip
        lit(painter, joined(top, *curls), "#1B1216", warm, (-3, -8), shade=BLACK)
    for way in (-1, 1):
        wing = polygon(((350, 870), (350 + way * 70, 834), (350 + way * 96, 880), (350 + way * 40, 930)))
        lit(painter, wing, look.BONE, look.BONE, (-3, -6), shade="#9C94A8", width=5)
    fingers(painter, 236, 894, -62, 0.62, "#D9A878")  # his friend's, whose arm is behind him


def _left_friend(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red, laughs at the others with her head back."""
    skin, shade, red, dark, warm = "#F0D0AC", "#A8705C", look.OXBLOOD, "#33090F", "#FFD890"
    arm(painter, ((110, 800), (58, 640), (146, 466)), 78, red, warm, (8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 216, 420, 12, 0.56, skin, across=116, mirror=True):
        glass(painter, 224, 466, 160, 8)
    back = blob(((70, 660), (140, 590), (230, 640), (250, 800), (220, 900), (150, 920), (80, 880)), tension=0.8)
    lit(painter, back, "#E8C87A", warm, (7, -8), shade="#8C6A2E")
    dress = blob(((-20, 1180), (20, 900), (80, 800), (170, 770), (250, 810), (300, 900), (310, 1180)), tension=0.7)
    lit(painter, dress, red, warm, (10, -12), shade=dark)
    within(painter, dress, blob(((-40, 860), (70, 840), (110, 940), (90, 1060), (180, 1200), (-40, 1200)), tension=0.7),
        "#1A0408")  # fmt: skip
    for points in (((120, 880, 3), (100, 980, 10), (110, 1120, 5)), ((210, 880, 3), (230, 980, 10), (220, 1120, 5))):
        fill(painter, limb(points), dark)
    bare = blob(((110, 800), (150, 764), (210, 764), (246, 804), (200, 850), (160, 850)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 180, 770, 10):
        neck(painter, 172, 730, 72, 800, skin)
        turned(painter, 182, 650, 0.96, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-0.8, brow=7, smile=1,
            jaw=0.1, mouth=Mouth.SMILE))  # fmt: skip
        hair(painter, 182, 648, 1.0, Cut.TURNED_LONG, "#E8C87A", warm)


def _right_friend(painter: QPainter, t: Tones) -> None:
    """He, bearded, in his good coat, leans in and looks at her."""
    skin, shade, green, warm = "#D9A878", "#8C5A42", "#2F6458", "#FFD890"
    arm(painter, ((580, 800), (602, 640), (496, 466)), 82, green, warm, (-8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 428, 420, -12, 0.58, skin, across=116):
        glass(painter, 420, 466, 160, -8)
    coat = blob(((390, 1180), (400, 910), (440, 810), (520, 764), (620, 790), (690, 900), (730, 1180)), tension=0.7)
    lit(painter, coat, green, warm, (-10, -12), shade="#0C201C")
    within(painter, coat, blob(((600, 780), (760, 800), (760, 1200), (540, 1200), (610, 1000)), tension=0.7), "#050F0C")
    fill(painter, polygon(((480, 780), (570, 780), (516, 940))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((524 + way * 44, 764), (524 + way * 84, 800), (524 + way * 76, 880), (516, 990)))
        lit(painter, lapel, green, warm, (-5, -5), shade="#0C201C", width=5)
    with tilted(painter, 524, 770, -11):
        neck(painter, 528, 730, 80, 800, skin)
        turned(painter, 520, 652, 0.98, Face(shade, skin, nose=Nose.BROAD, stern=-0.5, brow=10, jaw=0.8, gaze=0.9,
            mouth=Mouth.LAUGH, brow_colour="#4A2E20"), mirror=True)  # fmt: skip
        beard = blob(((456, 690), (470, 706), (500, 694), (530, 700), (560, 690), (582, 650), (582, 720), (548, 766),
            (500, 768), (466, 740)), tension=0.8)  # fmt: skip
        mouth = blob(((468, 712), (494, 716), (522, 710), (512, 736), (490, 742), (474, 732)), tension=0.8)
        lit(painter, beard.subtracted(mouth), "#4A2E20", warm, (-5, -6), shade=BLACK, width=5)
        hair(painter, 520, 650, 1.0, Cut.TURNED_SHORT, "#4A2E20", warm, mirror=True)
