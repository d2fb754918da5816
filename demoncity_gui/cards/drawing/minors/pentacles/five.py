"""The Five of Pentacles."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Mother, child and a man on a crutch go close by us in the snow; the church window with five coins is lit."""
    bricks(painter, 0, -150, 700, 1400, "#182A50", "#4A70A8")
    glow(painter, 426, 260, 480, look.SODIUM, 0.35)
    _window(painter)
    drift = blob(((-20, 830), (120, 800), (330, 826), (520, 796), (720, 816), (720, 1300), (-20, 1300)), tension=0.6)
    lit(painter, drift, "#6E86B4", look.BONE, (3, -10), shade="#3A4A74", width=5)
    within(painter, drift, polygon(((246, 700), (606, 700), (760, 1240), (120, 1240))), "#F0CC7C")
    for x, foot, size, who in ((462, 1232, 1.75, _lame_man), (152, 1371, 2.0, _mother_in_snow)):
        painter.save()
        place_at(painter, (516 if who is _lame_man else 200, 1000), (x, foot), size)
        who(painter)
        painter.restore()
    for number in range(140):  # the wind drives it at them
        x, y = (number * 151) % 720, (number * 97) % 1090
        far = 14 + number % 4 * 9
        if (
            not (200 < x < 660 and y < 470)
            and not (190 < x < 440 and 540 < y < 1010)
            and not (480 < x and 470 < y < 800)
        ):
            flake = ink(((x - far, y + far * 0.62, 1), (x - far * 0.4, y + far * 0.25, 6 + number % 3 * 2), (x, y, 1)))
            fill(painter, flake, look.BONE)
    gloom(painter, 426, 480, 440, 0.5)


def _window(painter: QPainter) -> None:
    """The church's window with the coins in its glass."""
    frame = joined(rect(226, 190, 400, 330), disc(426, 190, 200, 170))
    rimmed(painter, frame, "#6B5220", "#12151C", 16)
    glazing = joined(rect(246, 190, 360, 314), disc(426, 190, 180, 152))
    fill(painter, glazing, mixed(BLACK, look.SODIUM, 0.85))
    for number in range(9):
        within(painter, glazing, polygon(((426, 280), (190 + number * 90, -100), (220 + number * 90, -100))),
            look.SODIUM)  # fmt: skip
    within(painter, glazing, joined(rect(420, 30, 12, 494), rect(246, 330, 360, 12)), "#3A2618")
    for x, y in ((426, 110), (336, 236), (516, 236), (336, 388), (516, 388)):
        coin(painter, x, y, 124)
    sill = blob(((196, 548), (200, 524), (300, 514), (426, 518), (540, 512), (600, 524), (604, 548)), tension=0.5)
    lit(painter, sill, "#8CA4CC", look.BONE, (0, -9), shade="#3A4A74")


def _mother_in_snow(painter: QPainter) -> None:
    """She leans into the snow, her shawl blown back; the child sleeps at her breast."""
    plum, dark, skin = "#5A3A5E", "#20142A", "#E2B58A"
    painter.save()
    place_at(painter, (228, 600), (228, 590), 0.8)
    cloak = blob(((150, 740), (190, 692), (256, 688), (296, 740), (318, 830), (320, 930), (302, 976), (240, 956), (196,
        984), (140, 956), (92, 972), (34, 930), (60, 900), (96, 850), (118, 790)), tension=0.6)  # fmt: skip
    lit(painter, cloak, plum, look.SODIUM, (11, -8), shade=dark)
    glaze(painter, cloak.intersected(cloak.translated(-30, 14)), BLACK, 0.45)
    for points in (((150, 800), (120, 880), (84, 960)), ((190, 850), (170, 910), (150, 952))):
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (2, 7, 9), strict=True))), dark)
    shawl = blob(((176, 690), (130, 690), (76, 660), (20, 676), (44, 694), (12, 716), (60, 724), (40, 750), (110, 744),
        (170, 740)), tension=0.6)  # fmt: skip
    lit(painter, shawl, "#8C5A6E", look.SODIUM, (4, -7), shade="#3A1E30")
    painter.save()
    painter.translate(242, 652)
    painter.rotate(16)
    side(painter, 0, 0, 0.68, Face("#8C6240", skin, nose=Nose.SNUB, stern=-1.6, brow=7, smile=-1,
        jaw=0, lips="#9C5248", lid=0.5))  # fmt: skip
    painter.scale(0.92, 0.92)
    lock = blob(((-30, -60), (30, -92), (62, -70), (44, -58), (22, -48), (8, -16), (-2, 20), (-24, 10)), tension=0.7)
    lit(painter, lock, "#3A2018", look.SODIUM, (4, -5), shade=BLACK, width=5)
    hood = blob(((72, -66), (56, -116), (-20, -128), (-94, -90), (-116, 0), (-110, 90), (-40, 120), (0, 110),
        (-30, 60), (-34, 0), (-10, -50), (30, -70)), tension=0.8)  # fmt: skip
    lit(painter, hood, plum, look.SODIUM, (7, -8), shade=dark)
    glaze(painter, hood.intersected(hood.translated(-22, 18)), BLACK, 0.45)
    painter.restore()
    _child_in_shawl(painter, skin)
    arm(painter, ((172, 752), (176, 896), (266, 898)), 74, mixed(BLACK, plum, 0.58), look.SODIUM, (8, -7), skin=skin,
        body=cloak)  # fmt: skip
    palm(painter, 294, 892, 72, 0.48, skin, back=True, apart=0.15, mirror=True, towards=(8, -7))
    painter.restore()


def _child_in_shawl(painter: QPainter, skin: str) -> None:
    """A bundle, and in it a face in a knitted cap: round, red with cold, asleep."""
    bundle = blob(((190, 884), (204, 836), (246, 796), (262, 772), (320, 780), (330, 840), (352, 872), (340, 908),
        (290, 936), (222, 934)), tension=0.7)  # fmt: skip
    lit(painter, bundle, "#A8804A", look.SODIUM, (7, -7), shade="#4A3018")
    with tilted(painter, 286, 816, -12):
        lit(painter, disc(288, 818, 43, 45), skin, skin, (6, -5), shade="#B0764E", width=5, smooth=True)
        for x in (268, 310):
            glaze(painter, disc(x, 834, 13, 10), look.DANGER, 0.4)
            fill(painter, ink(((x - 12, 813, 1), (x - 5, 819, 4), (x + 5, 819, 4), (x + 12, 813, 1))), BLACK)  # asleep
            fill(painter, ink(((x - 10, 799, 1), (x, 795, 4), (x + 10, 798, 1))), "#6B3A22")
        fill(painter, ink(((285, 829, 1), (291, 834, 5), (297, 829, 1))), "#8C4A2E")
        fill(painter, ink(((279, 847, 1), (290, 851, 5), (301, 847, 1))), "#5A1A1A")
        cap = blob(((332, 800), (326, 772), (302, 752), (270, 748), (246, 762), (234, 796), (236, 836), (248, 852),
            (256, 822), (270, 796), (300, 788)), tension=0.7)  # fmt: skip
        lit(painter, cap, "#4E6E8C", look.BONE, (4, -5), shade="#1E2E44", width=5)
        ribs = [limb(((x, 756 + k, 2), (x + 4, 780, 4), (x + 8, 796, 2))) for x, k in ((262, 10), (284, 2), (306, 6))]
        within(painter, cap, joined(*ribs), "#1E2E44")
        rib = limb(((250, 850, 13), (254, 820, 15), (272, 794, 16), (302, 785, 16), (330, 799, 13)))
        lit(painter, rib, "#6E90AC", look.BONE, (2, -3), shade="#2E4664", width=4)
    fold = blob(((232, 838), (262, 852), (296, 862), (334, 846), (350, 872), (338, 900), (290, 910), (236, 890)),
        tension=0.7)  # fmt: skip
    lit(painter, fold, "#A8804A", look.SODIUM, (4, -6), shade="#4A3018", width=5)


def _lame_man(painter: QPainter) -> None:
    """He goes ahead, bent over the crutch under his arm, a bandage round his brow."""
    green, dark, skin = "#4A5A4A", "#161E18", "#E2B58A"
    leg(painter, ((498, 826), (480, 930), (414, 1022)), 68, "#3E3A4A", look.SODIUM, (6, -5), shade="#15131C")
    leg(painter, ((520, 826), (590, 914), (562, 996)), 66, "#4E4A5C", look.SODIUM, (6, -5), shade="#1A1822")
    painter.save()
    place_at(painter, (516, 896), (516, 840), 0.8, degrees=9)
    coat = blob(((434, 812), (446, 744), (484, 692), (556, 690), (594, 742), (592, 850), (598, 944), (570, 962), (540,
        940), (500, 966), (462, 944), (416, 956), (380, 926), (412, 890)), tension=0.6)  # fmt: skip
    lit(painter, coat, green, look.SODIUM, (10, -8), shade=dark)
    glaze(painter, coat.intersected(coat.translated(-30, 14)), BLACK, 0.45)
    fill(painter, limb(((540, 880, 2), (540, 910, 7), (536, 938, 8))), dark)
    patch = polygon(((540, 790), (578, 796), (574, 836), (536, 830)))
    lit(painter, patch, "#7A6A48", look.SODIUM, (3, -3), shade="#3A3020", width=4)
    _wounded_head(painter, skin)
    painter.restore()
    _crutch(painter)
    arm(painter, ((506, 712), (446, 800), (544, 842)), 60, mixed(BLACK, green, 0.7), look.SODIUM, (7, -6), skin=skin,
        body=placed(coat.translated(-516, -896), 516, 840, 0.8, 9))  # fmt: skip
    fingers(painter, 572, 852, 80, 0.42, skin, mirror=True, towards=(8, -7))


def _crutch(painter: QPainter) -> None:
    """It stands ahead of him, its pad in his armpit: he hangs on it."""
    shaft = joined(thick_line(((524, 742), (590, 900), (636, 1056)), 13), thick_line(((554, 722), (590, 900)), 12))
    lit(painter, shaft, "#A86A34", look.SODIUM, (4, -3), shade="#4A2A12", width=5)
    lit(painter, thick_line(((518, 736), (568, 714)), 24), "#C9B98A", look.BONE, (3, -4), shade="#6B5A38", width=5)
    lit(painter, thick_line(((536, 854), (606, 832)), 13), "#A86A34", look.SODIUM, (3, -3), width=4)


def _wounded_head(painter: QPainter, skin: str) -> None:
    """The lame man's: linen round brow and skull, its ends in the wind, a grey beard that grows on the chin."""
    grey, deep = "#8A8680", "#3E3B42"
    painter.save()
    painter.translate(544, 640)
    painter.rotate(-12)
    painter.scale(0.74, 0.74)
    side(painter, 0, 0, 1, Face("#8C6240", skin, nose=Nose.HOOKED, stern=-1, brow=11, brow_colour="#4A4652",
        smile=-1, jaw=0.6))  # fmt: skip
    hair(painter, 0, 0, 1.04, Cut.SIDE_SHORT, grey, look.SODIUM)
    beard = blob(((-14, 6), (2, 30), (22, 48), (44, 56), (58, 60), (76, 62), (88, 84), (78, 116), (46, 146), (26, 134),
        (8, 106), (-10, 64)), tension=0.7)  # fmt: skip
    lit(painter, beard, grey, look.SODIUM, (5, -5), shade=deep, width=6)
    moustache = blob(((36, 52), (50, 38), (68, 32), (78, 38), (70, 48), (54, 56)), tension=0.7)
    lit(painter, moustache, grey, look.SODIUM, (3, -4), shade=deep, width=4)
    strands(painter, [((a, b), (a + 6, b + 26), (a - 2, b + 48)) for a, b in ((10, 60), (28, 72), (48, 76), (66, 76))],
        grey, look.SODIUM, 6)  # fmt: skip
    for tail in (((-84, -40), (-130, -52), (-160, -36), (-132, -30), (-150, -14), (-88, -18)),):
        lit(painter, blob(tail, tension=0.6), look.BONE, look.BONE, (2, -4), shade=look.MUTED, width=6)
    linen = blob(((66, -84), (20, -88), (-40, -74), (-92, -46), (-92, -14), (-40, -38), (20, -54), (62, -52)),
        tension=0.7)  # fmt: skip
    lit(painter, linen, look.BONE, look.BONE, (4, -5), shade=look.MUTED, width=6)
    fill(painter, joined(limb(((60, -66, 2), (10, -68, 4), (-86, -30, 2))), limb(((40, -82, 2), (-10, -66, 4), (-60,
        -30, 2)))), look.MUTED)  # fmt: skip
    within(painter, linen, disc(40, -70, 13, 9), look.OXBLOOD)
    painter.restore()
