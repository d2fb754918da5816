"""Judgement, Major XX."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds, wing
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_BLAST: Final = (-44, (390, 334))
"""How the angel's trumpet is turned, and where its mouthpiece is."""


def scene(painter: QPainter, t: Tones) -> None:
    """A winged trumpeter leans out of the clouds and plays, and the dead climb out of the manholes into the light."""
    sky(painter, "#04070C", "#1E3A34", 800)
    fill(painter, rect(20, 796, 660, 240), "#0C0E0A")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 796), (x, 1040)), 4), BLACK)
    for left, right, share in ((-400, 900, 0.5), (-300, 640, 0.5), (-160, 440, 0.5)):  # what it calls with is light
        glaze(
            painter,
            polygon(((80, 500), (212, 612), (right, 1060), (left, 1060))),
            mixed(look.BONE, t.light, 0.74),
            share,
        )
    wing(painter, 556, 440, 1.2, -30, ("#EDE4C8", "#CCBE98", "#8C7E5E"), look.BONE)
    wing(painter, 520, 410, 1.36, 6, ("#FFFBEC", "#F3EBD2", "#D8CAA4"), look.BONE, mirror=True)
    _trumpeter(painter, t)
    cloud = blob(((400, 716), (404, 690), (436, 682), (446, 654), (482, 642), (510, 656), (526, 622), (572, 604), (616,
        622), (640, 594), (700, 586), (740, 620), (740, 730), (560, 734), (440, 728)), tension=0.9)  # fmt: skip
    lit(painter, cloud, "#A9B694", look.BONE, (-5, -9), shade="#4E6258")
    puffs = (((530, 660, 3), (556, 640, 9), (590, 644, 3)), ((620, 672, 3), (650, 646, 10), (690, 656, 3)), ((450, 702,
        2), (470, 688, 7), (498, 694, 2)))  # fmt: skip
    within(painter, cloud, joined(*(ink(puff) for puff in puffs)), "#4E6258")
    _riser(painter, 154, 960, 1.36, "woman")
    _riser(painter, 562, 940, 1.2, "man")
    _riser(painter, 362, 1010, 1.06, "child")
    gloom(painter, 266, 620, 470, 0.46)


def _trumpeter(painter: QPainter, t: Tones) -> None:
    """The angel: a jazzman in white with a halo, his cheek full of breath."""
    skin, shade, suit, dark, to_us = "#8A5632", "#2E180E", "#EDE8D6", "#2A2E1C", (-8, -5)
    turn = _BLAST[0]
    for tone, width in ((BLACK, 22), (t.light, 13), (look.BONE, 5)):
        stroke(painter, placed(disc(0, 0, 104, 22), 462, 96, 1, -20), tone, width)
    body = blob(((430, 420), (470, 380), (530, 370), (600, 390), (660, 440), (690, 540), (690, 660), (440, 660), (444,
        600), (432, 500)), tension=0.7)  # fmt: skip
    lit(painter, body, suit, look.BONE, (-11, -6), shade=dark)
    fill(painter, polygon(((446, 412), (520, 392), (470, 560))), "#1A1E14")
    lapel = polygon(((520, 384), (560, 440), (530, 470), (548, 492), (470, 640), (462, 560)))
    lit(painter, lapel, suit, look.BONE, (-6, -4), shade=dark, width=4)
    with tilted(painter, 480, 350, -20):
        side(painter, 480, 262, 1.04, Face(shade, skin, nose=Nose.BROAD, open=False, brow=10, stern=-1), mirror=True)
        cheek = blob(((420, 300), (446, 272), (474, 286), (480, 318), (456, 342), (424, 334)), tension=1)
        lit(painter, cheek, "#7A4828", "#A86C40", (-5, -5), shade="#4A2814", edge="#6A3C20", width=1.5, smooth=True)
        fill(painter, folds(((470, 268), (492, 300), (484, 336), 7)), shade)
        crown_ = blob(((402, 184), (404, 130), (440, 112), (486, 118), (536, 112), (556, 138), (560, 190)), tension=0.6)
        lit(painter, crown_, suit, look.BONE, (-9, -6), shade=dark)
        within(painter, crown_, rect(380, 160, 200, 26), look.OXBLOOD)
        brim = blob(((356, 188), (400, 178), (480, 184), (566, 178), (604, 190), (560, 204), (480, 206), (400, 204)),
            tension=0.8)  # fmt: skip
        lit(painter, brim, suit, look.BONE, (-4, -5), shade=dark)
    far, far_hand = mixed(BLACK, suit, 0.66), _on_trumpet(216)
    arm(painter, ((466, 450), (408, 636), (290, 528)), 80, far, suit, to_us, cuff=look.BONE, skin=skin, body=body)
    with grip(painter, *far_hand, 46, 0.66, skin, across=30):
        _trumpet(painter, turn, *_BLAST[1])
    arm(painter, ((602, 470), (492, 640), (352, 462)), 92, suit, look.BONE, to_us, cuff=look.BONE, skin=skin, body=body)
    fist(painter, *_on_trumpet(92, 6), -8, 0.7, skin, back=True)


def _on_trumpet(along_: float, aside: float = 0) -> tuple[float, float]:
    """Where a point of the trumpet is on the card: so far from the mouthpiece, so far below its tube."""
    turn, (x, y) = _BLAST
    angle = radians(turn)
    return x - along_ * cos(angle) - aside * sin(angle), y - along_ * sin(angle) + aside * cos(angle)


def _trumpet(painter: QPainter, turn: float, x: float, y: float) -> None:
    """A herald's long plain trumpet, played to the lower left."""
    gold, deep = "#E0B83A", "#6B4A10"

    def put(path: QPainterPath) -> QPainterPath:
        return placed(path, x, y, 1, turn, mirror=True)

    bell = blob(((0, -8), (190, -12), (264, -24), (310, -50), (338, -94), (338, 94), (310, 50), (264, 24), (190, 12),
        (0, 8)), tension=0.4)  # fmt: skip
    lit(painter, put(bell), gold, look.BONE, (-5, -8), shade=deep, width=7)
    for at, high in ((4, 26), (146, 34), (250, 52)):  # its mouthpiece and two rings
        lit(painter, put(rect(at - 8, -high / 2, 16, high, 6)), gold, look.BONE, (-4, -4), shade=deep, width=5)
    lit(painter, put(disc(338, 0, 30, 96)), "#F6E07A", look.BONE, (-3, -3), shade=deep, width=7)
    fill(painter, put(disc(341, 0, 19, 74)), "#FFF6C8")


def _riser(painter: QPainter, x: float, y: float, scale: float, who: str) -> None:
    """One who climbs out of an open manhole at (x, y): a `woman`, a heavy old `man`, a `child` seen from behind."""
    wide = {"child": 0.8, "woman": 0.9, "man": 1.2}[who]
    skin = {"child": "#B0B6A6", "woman": "#DCD8C8", "man": "#C8BCA8"}[who]
    cloth = {"child": "#2E3A52", "woman": "#6A6A94", "man": "#46567C"}[who]
    dark, up = mixed(BLACK, cloth, 0.3), (-5 if who == "man" else 5, -8)
    rim_ = "#F4F6C0"
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    lean = 250 if who == "man" else 130 if who == "child" else 40
    glaze(painter, polygon(((-60, 0), (60, 0), (60 + lean, 190), (-120 + lean, 190))), BLACK, 0.6)  # their shadow
    rimmed(painter, disc(0, 0, 122, 38), "#3A4028", BLACK, 5)
    stroke(painter, disc(0, 0, 116, 34), "#C6D85E", 4)
    hole = disc(0, 3, 94, 26)
    fill(painter, hole, BLACK)
    painter.save()
    painter.setClipPath(hole.united(rect(-300, -500, 600, 503)), Qt.ClipOperation.IntersectClip)  # the rim is before it
    painter.translate(0, 38)
    body = blob(((-64 * wide, -112), (-46 * wide, -134), (0, -150), (46 * wide, -134), (64 * wide, -112),
        (50 * wide, -40), (58 * wide, 60), (-58 * wide, 60), (-50 * wide, -40)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, rim_, up, shade=dark)
    within(painter, body, folds(((-24, -110), (-34, -30), (-26, 50), 9), ((18, -100), (32, -20), (20, 50), 9)), dark)
    reach = {"child": ((-1, (-96, -160), (-84, -250)), (1, (88, -166), (74, -252))),
        "woman": ((-1, (-100, -160), (-72, -248)),),
        "man": ((1, (96, -170), (76, -256)),)}[who]  # fmt: skip
    if who != "child":  # the other arm still hangs down into the grave
        inner = 1 if who == "woman" else -1
        arm(painter, ((inner * 52 * wide, -104), (inner * 82 * wide, -16), (inner * 64, 70)), 50, cloth, rim_, up,
            body=body)  # fmt: skip
    if who != "child":
        neck(painter, 0, -160, 44, -122, mixed(BLACK, skin, 0.86))
        _risers_head(painter, who, skin)
    for way, elbow, wrist in reach:
        arm(painter, ((way * 46 * wide, -106), elbow, wrist), 50, cloth, rim_, up, skin=skin, body=body)
        turn = degrees(atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]))
        palm(painter, *along(elbow, wrist, 1.3), turn, 0.42, skin, mirror=(way < 0) != (who == "child"),
            back=who == "child")  # fmt: skip
    if who == "child":
        _risers_head(painter, who, skin)
    painter.restore()
    painter.restore()


def _risers_head(painter: QPainter, who: str, skin: str) -> None:
    """All look up to the call: the woman in awe, the old man laughs and weeps, the child turns us its back."""
    shade = mixed("#0E140A", skin, 0.4)
    if who == "child":
        lit(painter, disc(0, -196, 46, 50), "#3A2A18", "#F4F6C0", (4, -7), shade="#120C08", width=6)
        fill(
            painter, folds(((-20, -180), (-30, -160), (-14, -150), 6), ((6, -176), (0, -156), (12, -148), 6)), "#120C08"
        )
        cap = blob(((-48, -196), (-46, -244), (0, -262), (46, -244), (48, -196), (0, -184)), tension=0.7)
        lit(painter, cap, "#A8202A", "#F7A08A", (4, -8), shade="#3A060C", width=6)
        return
    man = who == "man"
    with tilted(painter, 0, -140, 16 if man else -12):
        turned(painter, -6 if man else 6, -202, 0.58, Face(shade, skin, stern=-1.3, brow=11 if man else 8,
            brow_colour=look.BONE if man else BLACK, jaw=0.8 if man else 0.1, mouth=Mouth.LAUGH if man else Mouth.CRY,
            nose=Nose.BROAD if man else Nose.SNUB, gaze=0.7, open=not man, lips=None if man else "#8C3A44"),
            mirror=man)  # fmt: skip
        if man:
            beard = blob(((40, -212), (30, -176), (4, -164), (-26, -166), (-40, -176), (-38, -140), (-16, -112), (14,
                -116), (38, -150)), tension=0.8)  # fmt: skip
            lit(painter, beard, look.BONE, look.BONE, (-5, -5), shade="#7A7A66", width=4)
            fill(painter, blob(((-32, -168), (-12, -162), (6, -168), (2, -152), (-14, -146), (-28, -154))), "#2A0E0A")
        else:
            hair(painter, 6, -202, 0.6, Cut.TURNED_LONG, "#2A2420", "#F4F6C0")
