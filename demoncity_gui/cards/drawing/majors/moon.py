"""The Moon, Major XVIII."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MOON: Final = (478, 288)
_FACE: Final = 214
"""Where the moon is, and how large its face is drawn."""


def scene(painter: QPainter, t: Tones) -> None:
    """The moon has a face that sleeps and is half a skull; under it a wolf and a dog howl, a crayfish comes ashore."""
    sky(painter, "#060E1C", mixed(BLACK, t.light, 0.5), 820)
    for x, y, size in (
        (90, 470, 16),
        (70, 330, 12),
        (130, 150, 16),
        (216, 70, 12),
        (196, 420, 12),
        (650, 560, 9),
        (640, 90, 12),
    ):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    glow(painter, *_MOON, 420, t.light, 0.5)
    with tilted(painter, *_MOON, 7):
        painter.translate(*_MOON)
        painter.scale(-1.1, 1.1)
        _moon(painter)
    city(painter, 770, mixed(BLACK, t.light, 0.3), None, tall=120, seed=3)
    for x in (34, 560):
        _tower(painter, x, t)
    fill(painter, rect(20, 760, 680, 280), "#16283A")
    road = blob(((352, 720), (362, 720), (352, 772), (330, 806), (384, 850), (400, 900), (470, 1060), (220, 1060), (308,
        900), (306, 850), (296, 800), (330, 760)), tension=0.8)  # fmt: skip
    rimmed(painter, road, mixed(BLACK, t.light, 0.8), BLACK, 5)
    hatch(painter, road, Hatch.WAVES, look.BONE, pitch=26, width=4)
    _crayfish(painter, t)
    _wolf(painter)
    _dog(painter)


def _tower(painter: QPainter, x: float, t: Tones) -> None:
    """One of the two towers, a window lit."""
    tower = joined(rect(x, 590, 106, 400), *(rect(x - 8 + i * 40, 556, 28, 50) for i in range(3)), rect(x - 8, 582, 122,
        26))  # fmt: skip
    lit(painter, tower, "#16202E", t.light, (8 if x < 300 else -8, -4), shade=BLACK)
    fill(painter, rect(x + 38, 634, 30, 50, 15), "#F2BC27")


def _moon(painter: QPainter) -> None:
    """Its face from the front: the half in the light sleeps, the half in the dark is a skull with the same mouth."""
    whole = disc(0, 0, _FACE)
    rimmed(painter, whole, look.BONE, BLACK, 7)
    for x, y, wide in ((-130, -96, 26), (-168, 20, 20), (-60, -150, 16), (-120, 128, 24), (-54, 174, 14)):
        fill(painter, disc(x, y, wide, wide * 0.84), "#D5D3CC")
    _asleep(painter)
    dark = blob(((6, -240), (20, -150), (8, -70), (10, -34), (16, 10), (26, 44), (10, 62), (4, 78), (8, 110), (4, 150),
        (10, 240), (300, 240), (300, -240)), tension=0.6).intersected(whole)  # fmt: skip
    fill(painter, dark, "#0E2236")
    painter.save()
    painter.setClipPath(dark)
    _skull(painter)
    painter.restore()


def _asleep(painter: QPainter) -> None:
    """A lid that is down, lips that are shut, one tear."""
    shadow, lips = "#B4BAC0", "#7C8FA0"
    fill(painter, blob(((-134, -28), (-96, -62), (-44, -56), (-20, -26), (-60, -6), (-106, -8)), tension=0.8), shadow)
    fill(painter, blob(((-16, -40), (8, -60), (30, 60), (-30, 66), (-34, 46), (-14, 30), (-10, -10)), tension=0.6),
        shadow)  # fmt: skip
    fill(painter, blob(((-24, 134), (30, 130), (30, 150), (-14, 152)), tension=0.7), shadow)
    fill(painter, blob(((-150, 60), (-116, 92), (-92, 150), (-40, 190), (-70, 196), (-120, 160)), tension=0.7), shadow)
    fill(painter, ink(((-146, -84, 3), (-100, -108, 17), (-52, -100, 15), (-20, -78, 5))), BLACK)
    fill(painter, ink(((-136, -22, 3), (-104, 0, 10), (-58, 2, 11), (-22, -16, 4))), BLACK)
    lashes = joined(*(ink(((x, y, 7), (x - 8 + a, y + 24, 2))) for x, y, a in ((-116, -6, -6), (-94, 2, -2), (-70, 4,
        4), (-46, 0, 8))))  # fmt: skip
    fill(painter, lashes, BLACK)
    fill(painter, ink(((-38, 40, 3), (-44, 58, 8), (-24, 66, 7), (10, 62, 5))), BLACK)
    fill(painter, blob(((-66, 108), (-34, 92), (-14, 90), (8, 96), (20, 108), (-20, 112)), tension=0.6), lips)
    fill(painter, blob(((-66, 108), (-20, 112), (30, 108), (20, 132), (-24, 132)), tension=0.6), lips)
    fill(painter, ink(((-78, 102, 3), (-62, 109, 8), (-20, 112, 7), (30, 108, 6))), BLACK)
    tear = blob(((-92, 36), (-80, 62), (-84, 78), (-96, 80), (-104, 66)), tension=0.8)
    rimmed(painter, tear, "#8FC8E8", BLACK, 4)


def _skull(painter: QPainter) -> None:
    """The half in the dark: a socket with a spark in it, half a nose's hole, teeth to the moon's own lips."""
    bone, deep, night = "#7FA8C2", "#3E6480", "#050E18"
    skull = blob(((-20, -186), (60, -184), (130, -146), (166, -76), (166, -20), (152, 6), (160, 34), (140, 62), (108,
        72), (96, 100), (100, 140), (84, 176), (40, 192), (-20, 194)), tension=0.6)  # fmt: skip
    fill(painter, skull, deep)
    within(painter, skull, skull.translated(-16, 10), bone)
    fill(painter, blob(((26, -22), (44, -60), (92, -68), (132, -44), (134, -4), (100, 22), (54, 22), (30, 4)),
        tension=0.8), night)  # fmt: skip
    fill(painter, blob(((12, 20), (34, 40), (42, 66), (26, 70), (12, 58), (0, 66), (0, 20)), tension=0.4), night)
    fill(
        painter, blob(((150, 40), (120, 58), (90, 64), (82, 100), (88, 140), (104, 130), (104, 80)), tension=0.6), deep
    )
    mouth = blob(((-4, 84), (40, 86), (84, 78), (88, 108), (82, 140), (40, 148), (-4, 146)), tension=0.4)
    fill(painter, mouth, night)
    for number in range(5):
        x, wide = 2 + number * 17, 15 - number * 0.8
        for top, tall in ((90 - number * 1.5, 22), (117 - number, 22)):
            fill(painter, rect(x, top, wide, tall - number, 5), look.BONE if number < 4 else "#B8C6CE")
    fill(painter, ink(((92, -150, 2), (76, -122, 6), (92, -104, 5), (78, -84, 2))), night)
    glow(painter, 84, -20, 26, "#8FD8F8", 0.9)
    fill(painter, disc(84, -20, 9), look.BONE)


def _wolf(painter: QPainter) -> None:
    """A wolf at the left, head and neck, its muzzle to the moon."""
    fur, shade, light, to = "#4E4652", "#1C1822", look.BONE, (7, -7)
    fill(painter, polygon(((200, 700), (290, 540), (338, 596), (306, 660), (250, 720))), look.OXBLOOD)
    neck = blob(((150, 700), (110, 760), (58, 780), (86, 800), (20, 846), (56, 860), (-10, 920), (26, 936), (-20, 1010),
        (-20, 1060), (300, 1060), (276, 1016), (314, 994), (270, 950), (308, 918), (262, 880), (296, 842), (256, 814),
        (286, 776), (240, 740)), tension=0.4)  # fmt: skip
    jaw = blob(((196, 730), (226, 702), (264, 680), (304, 640), (330, 592), (346, 596), (344, 630), (318, 690), (284,
        744), (270, 800), (180, 830)), tension=0.7)  # fmt: skip
    skull = blob(((90, 800), (102, 730), (118, 690), (156, 662), (196, 642), (234, 590), (264, 532), (286, 524), (302,
        536), (300, 562), (280, 608), (262, 644), (236, 674), (216, 706), (200, 750), (150, 830)),
        tension=0.7)  # fmt: skip
    lit(painter, neck.united(jaw).united(skull), fur, light, to, shade=shade)
    gum = blob(((222, 706), (246, 664), (268, 636), (300, 642), (264, 682)), tension=0.5)
    fill(painter, gum, look.OXBLOOD)
    fill(painter, limb(((240, 684, 10), (280, 652, 18), (308, 610, 14))), look.DANGER)
    fill(painter, ink(((264, 682, 3), (232, 698, 6), (214, 708, 7), (206, 730, 2))), BLACK)
    fangs = joined(polygon(((324, 596), (304, 634), (302, 592))), polygon(((308, 634), (284, 666), (288, 630))))
    fill(painter, fangs, look.BONE)
    cheek = joined(*(ink(((x, y, 2), (x + 10, y + 26, 10), (x + 34, y + 44, 2))) for x, y in ((186, 742), (150, 770),
        (230, 744))))  # fmt: skip
    fill(painter, cheek, shade)
    thrown = blob(((176, 786), (236, 790), (276, 770), (262, 818), (290, 842), (256, 880), (240, 850), (210, 860), (196,
        820)), tension=0.4)  # fmt: skip
    within(painter, neck, thrown, shade)
    uppers = joined(*(polygon(((x, y), (x + 14, y + 8), (x + 16, y + 40))) for x, y in ((284, 570), (268, 606))))
    fill(painter, uppers, look.BONE)
    rimmed(painter, blob(((268, 532), (286, 520), (306, 530), (304, 550), (282, 550)), tension=0.8), BLACK, BLACK, 3)
    fill(painter, disc(290, 529, 6, 4), look.MUTED)
    rimmed(painter, blob(((166, 694), (182, 678), (206, 664), (198, 684), (184, 694)), tension=0.7), look.SODIUM, BLACK,
        4)  # fmt: skip
    fill(painter, disc(189, 680, 6), BLACK)
    fill(painter, ink(((160, 672, 2), (184, 664, 6), (200, 648, 2))), BLACK)
    ear = blob(((134, 684), (92, 672), (36, 686), (22, 700), (62, 738), (106, 764), (132, 734)), tension=0.4)
    lit(painter, ear, fur, light, (4, -6), shade=shade)
    fill(painter, blob(((116, 704), (84, 694), (46, 700), (78, 726), (106, 738)), tension=0.5), BLACK)
    tufts = joined(*(ink(((x, y, 2), (x - 14, y + 30, 9), (x - 12, y + 64, 2))) for x, y in ((120, 830), (166,
        870), (80, 900), (216, 900), (140, 940), (244, 950), (190, 970), (70, 970))))  # fmt: skip
    fill(painter, tufts, shade)


def _dog(painter: QPainter) -> None:
    """A dog at the right, its collar on, that howls as the wolf does."""
    fur, shade, light, to = "#A29DA8", "#3E3A48", look.BONE, (-7, -7)
    fill(painter, polygon(((504, 764), (420, 610), (380, 656), (408, 712), (456, 750))), look.OXBLOOD)
    neck = blob(((560, 740), (626, 800), (672, 880), (720, 960), (720, 1060), (424, 1060), (430, 990), (446, 930), (468,
        880), (478, 830), (500, 780)), tension=0.7)  # fmt: skip
    jaw = blob(((516, 770), (486, 752), (452, 738), (418, 706), (392, 656), (376, 660), (374, 690), (396, 744), (430,
        796), (474, 840), (540, 860)), tension=0.7)  # fmt: skip
    skull = blob(((604, 846), (612, 796), (598, 750), (560, 722), (520, 704), (482, 650), (450, 600), (428, 590), (410,
        602), (410, 632), (428, 676), (446, 716), (474, 744), (494, 768), (520, 830), (570, 860)),
        tension=0.7)  # fmt: skip
    lit(painter, neck.united(jaw).united(skull), fur, light, to, shade=shade)
    fill(painter, blob(((488, 766), (460, 728), (438, 700), (414, 708), (452, 744)), tension=0.5), look.OXBLOOD)
    fill(painter, limb(((472, 746, 10), (438, 716, 18), (412, 674, 14))), look.DANGER)
    fill(painter, ink(((446, 738, 3), (480, 760, 6), (500, 768, 7), (510, 790, 2))), BLACK)
    fill(painter, polygon(((396, 660), (412, 692), (418, 656))), look.BONE)
    within(painter, neck, blob(((450, 800), (500, 826), (560, 850), (600, 900), (540, 890), (480, 880), (440, 880)),
        tension=0.5), shade)  # fmt: skip
    fill(painter, polygon(((430, 640), (416, 650), (414, 676))), look.BONE)
    rimmed(painter, blob(((448, 600), (426, 586), (406, 596), (408, 618), (432, 618)), tension=0.8), BLACK, BLACK, 3)
    fill(painter, disc(420, 596, 6, 4), look.MUTED)
    fill(painter, ink(((548, 752, 2), (526, 746, 7), (508, 726, 3))), BLACK)
    ear = blob(((560, 738), (596, 730), (640, 770), (672, 836), (676, 886), (650, 900), (614, 870), (574, 800)),
        tension=0.8)  # fmt: skip
    lit(painter, ear, mixed(BLACK, fur, 0.5), light, (-5, -6), shade=BLACK)
    collar = limb(((470, 868, 26), (520, 902, 32), (590, 908, 32), (650, 886, 28)))
    lit(painter, collar, "#A8202A", look.DANGER, (-3, -5))
    lit(painter, disc(500, 930, 19), look.BRASS, look.BONE, (-3, -4), width=5)


def _crayfish(painter: QPainter, t: Tones) -> None:
    """A crayfish, seen from above, that climbs out of the water on the road, claws first."""
    shell, dark = "#A82A26", "#2E080E"
    for wide in (110, 76):
        stroke(painter, disc(360, 1000, wide, wide * 0.24), look.BONE, 4)
    claw = blob(((-10, 34), (-28, 8), (-30, -30), (-14, -62), (-8, -34), (0, -24), (8, -66), (26, -38), (26, 0), (10,
        32)), tension=0.7)  # fmt: skip
    for way in (-1, 1):
        feeler = joined(limb(((360 + way * 10, 930, 4), (360 + way * 16, 880, 4), (360 + way * 34, 836, 2))))
        rimmed(painter, feeler, shell, BLACK, 3)
        for y in (964, 990):
            leg = limb(((360 + way * 22, y, 9), (360 + way * 56, y - 4, 8), (360 + way * 72, y + 22, 5)))
            lit(painter, leg, shell, t.light, (0, -3), shade=dark, width=4)
        lit(painter, limb(((360 + way * 20, 954, 15), (360 + way * 50, 938, 14), (360 + way * 52, 904, 16))), shell,
            t.light, (0, -5), shade=dark, width=5)  # fmt: skip
        lit(painter, placed(claw, 360 + way * 52, 876, 0.8, way * 8, mirror=way > 0), shell, t.light, (0, -6),
            shade=dark, width=5)  # fmt: skip
    body = blob(((360, 916), (384, 940), (390, 980), (384, 1020), (374, 1060), (346, 1060), (336, 1020), (330, 980),
        (336, 940)), tension=0.8)  # fmt: skip
    lit(painter, body, shell, t.light, (0, -7), shade=dark, width=5)
    within(painter, body, joined(*(limb(((328, y, 3), (360, y + 8, 6), (392, y, 3))) for y in (976, 998, 1018))), dark)
