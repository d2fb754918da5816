"""The six of wands: somebody who won, and whom the street carries home."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _WARM = "#D09A68", "#7A4A2C", "#FFD890"


def six(painter: QPainter, t: Tones) -> None:
    """She won: two carry her home on their shoulders, a wreath on her head; the street holds its matches up for her."""
    sky(painter, "#0C0A2A", "#7A3A34", 900)
    fill(painter, rays(480, 240, 120, 900, 26, 60, 4), mixed(BLACK, t.light, 0.5))
    city(painter, 1000, "#21121A", look.SODIUM, tall=860, seed=14, right=170, edge=t.light)
    city(painter, 1000, "#21121A", look.SODIUM, tall=860, seed=23, left=560, edge=t.light)
    glow(painter, 480, 260, 380, look.SODIUM, 0.75)
    for number in range(22):  # paper from the windows
        x, y = 60 + (number * 137) % 590, 40 + (number * 89) % 520
        fill(painter, placed(rect(-9, -5, 18, 10), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip
    for x, foot, high, turn in ((62, 860, 420, -3), (568, 880, 372, -3), (612, 860, 480, 3)):
        match(painter, x, foot, high, turn, 2.8, 0.5)
    for x, y in ((30, 690), (250, 640), (440, 650), (660, 670), (110, 740), (610, 740)):  # the street
        crowd = joined(disc(x, y, 44, 52), blob(((x - 90, y + 160), (x - 70, y + 70), (x, y + 50), (x + 70, y + 70),
            (x + 90, y + 160)), tension=0.8))  # fmt: skip
        lit(painter, crowd, "#170D16", t.light, (4, -7), width=4)
    _winner(painter)
    _carriers(painter)
    gloom(painter, 380, 520, 480, 0.35)


def _winner(painter: QPainter) -> None:
    """She sits high, a torch flung up in one hand, the other open to them all."""
    jacket = bust(362, 470, 252, 770, waist=0.74)
    with tilted(painter, 362, 760, 3):
        arm(painter, ((462, 540), (560, 470), (536, 330)), 76, look.BONE, look.BONE, (8, -6), skin=_SKIN)
        with grip(painter, 532, 280, 12, 0.66, _SKIN, across=46):
            match(painter, 500, 430, 420, 12, 2, 0.6)
        lit(painter, jacket, look.BONE, look.BONE, (12, -8), shade="#8C8494")
        within(painter, jacket, polygon(((424, 460), (474, 470), (310, 780), (250, 780))), look.OXBLOOD)
        fill(painter, polygon(((326, 474), (398, 474), (362, 548))), _SKIN)
        for way in (-1, 1):
            lit(painter, polygon(((362 + way * 34, 462), (362 + way * 60, 490), (362 + way * 46, 532), (362, 562))),
                look.BONE, look.BONE, (4, -4), shade="#8C8494", width=4)  # fmt: skip
        arm(painter, ((262, 540), (158, 556), (140, 444)), 76, look.BONE, look.BONE, (8, -6), skin=_SKIN, body=jacket)
        palm(painter, 136, 392, -12, 0.62, _SKIN)
        _winners_head(painter)


def _winners_head(painter: QPainter) -> None:
    neck(painter, 362, 426, 74, 474, _SKIN)
    with tilted(painter, 362, 440, 8):
        painter.translate(362, 350)
        front(painter, 0, 0, 0.92, Face(_SHADE, _SKIN, nose=Nose.SNUB, stern=-0.8, brow=8, jaw=0.2, open=False,
            smile=1, mouth=Mouth.LAUGH, lips="#8C2A22"), mirror=True)  # fmt: skip
        hair(painter, 0, -4, 0.98, Cut.FRONT_LONG, "#4A2A1A", _WARM)
        leaf = blob(((0, -30), (13, -4), (0, 26), (-13, -4)))
        for way in (-1, 1):  # two rows of leaves, laid along the head, that meet over the brow
            for number in range(5):
                angle = math.radians(12 + number * 19)
                for out, lean in ((86, 24), (98, -24)):
                    x, y = way * out * math.sin(angle), -12 - (out + 6) * math.cos(angle)
                    lit(painter, placed(leaf, x, y, 1, way * (math.degrees(angle) - 74 + lean)),
                        mixed(BLACK, look.HORROR, 0.75), look.HORROR, (3, -3), width=4)  # fmt: skip


def _carriers(painter: QPainter) -> None:
    """Two under her: her thighs on their shoulders, their hands on her shins, their faces up to her."""
    left = blob(((20, 1200), (30, 960), (60, 880), (130, 840), (220, 826), (300, 850), (350, 900), (356, 1200)),
        tension=0.7)  # fmt: skip
    right = blob(((344, 1200), (350, 900), (410, 846), (500, 826), (590, 846), (650, 890), (680, 970), (690, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, right, "#7A2A2E", _WARM, (8, -10), shade="#22080E")
    lit(painter, left, "#3A4A7E", _WARM, (10, -9), shade="#0E1230")
    foot = blob(((-36, -34), (34, -34), (42, 16), (30, 62), (0, 72), (-30, 62), (-42, 14)), tension=0.8)
    for way, knee, ankle in ((1, (452, 836), (428, 1000)), (-1, (276, 850), (312, 990))):
        leg(painter, ((362 + way * 50, 730), knee, ankle), 138, "#D8CEC0", look.BONE, (8, -7), shade="#6E6678",
            calf=way)  # fmt: skip
        lit(painter, placed(foot, ankle[0], ankle[1] + 24, 0.95, way * 8), "#B8452E", _WARM, (6, -6), shade="#3A0E0A")
        laces = joined(*(limb(((-16, y, 4), (16, y + 6, 4))) for y in (-14, 2, 18)))
        fill(painter, placed(laces, ankle[0], ankle[1] + 24, 0.95, way * 8), look.BONE)
    hem = limb(((268, 744, 44), (330, 762, 50), (362, 752, 44), (400, 762, 50), (458, 744, 44)))
    lit(painter, hem, look.BONE, look.BONE, (8, -6), shade="#8C8494", width=5)
    lit(painter, limb(((262, 726, 26), (362, 738, 28), (462, 726, 26))), look.OXBLOOD, _WARM, (4, -5), shade="#2B080D",
        width=5)  # fmt: skip
    _carrier(painter, 156, "#E2B58A", "#8C5A36", cap=True)
    _carrier(painter, 572, "#8A5634", "#4A2A18", cap=False)
    arm(painter, ((176, 910), (150, 1070), (236, 930)), 96, "#3A4A7E", _WARM, (7, -8), skin="#E2B58A", body=left)
    palm(painter, 268, 880, 42, 0.6, "#E2B58A", back=True, apart=0.4, mirror=True)
    arm(painter, ((586, 900), (588, 1084), (500, 986)), 98, "#7A2A2E", _WARM, (7, -8), skin="#8A5634", body=right)
    fingers(painter, 440, 944, -10, 0.66, "#8A5634")
    match(painter, 62, 1230, 420, -2, 2.8)
    match(painter, 612, 1230, 380, 3, 2.8)


def _carrier(painter: QPainter, x: float, skin: str, shade: str, *, cap: bool) -> None:
    """A head thrown back to look up at her: one young in a cap, one with a beard."""
    way = 1 if cap else -1
    painter.save()
    painter.translate(x, 740)
    painter.rotate(way * -24)
    painter.scale(way * 0.86, 0.86)
    neck(painter, -16, 70, 84, 150, skin)
    turned(painter, 0, 0, 1, Face(shade, skin, nose=Nose.STRAIGHT if cap else Nose.BROAD, brow=11, stern=-0.6,
        mouth=Mouth.LAUGH, jaw=0.6, gaze=0.8))  # fmt: skip
    if cap:
        hair(painter, 0, 0, 1, Cut.TURNED_SHORT, "#7A4420", _WARM)
        crown_ = blob(((-90, -24), (-104, -84), (-70, -132), (0, -146), (70, -124), (92, -88), (20, -84), (-40, -60)),
            tension=0.8)  # fmt: skip
        lit(painter, crown_, "#5A3A2A", _WARM, (8, -8), shade="#20120C")
        peak = blob(((20, -92), (70, -112), (116, -98), (124, -80), (80, -76)), tension=0.7)
        lit(painter, peak, "#43281C", _WARM, (3, -6), shade=BLACK, width=5)
    else:
        beard = blob(((-60, 30), (-30, 50), (-10, 44), (26, 48), (60, 40), (58, 90), (30, 124), (-10, 122), (-46, 90)),
            tension=0.7)  # fmt: skip
        gap = blob(((-6, 54), (30, 48), (58, 54), (48, 92), (10, 94)), tension=0.8)
        lit(painter, beard.subtracted(gap), "#2A1A16", _WARM, (6, -5), shade=BLACK, width=5)
        hair(painter, 0, 0, 1, Cut.TURNED_SHORT, "#2A1A16", _WARM)
    painter.restore()
