"""The scenes of the Majors 0 to 10. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import glyph, paint_glyph
from demoncity_gui.art.primitives import (
    Hatch,
    blob,
    cone,
    disc,
    fedora,
    fill,
    hatch,
    joined,
    kneeling,
    lamp,
    limb,
    mixed,
    placed,
    polygon,
    profile,
    rays,
    rect,
    rimmed,
    ring,
    sitting_dog,
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit

_ALL = rect(30, -150, 640, 1170)  # a sky reaches above the picture: on the TV the scene stands lower


def _fool(painter: QPainter, t: Tones) -> None:
    """A man steps off a roof's edge; his dog, a balloon, the moon."""
    fill(painter, _ALL, t.sky)
    hatch(painter, _ALL, Hatch.RAIN, t.dusk, pitch=46, width=3)
    fill(painter, disc(452, 470, 228), t.light)
    fill(painter, skyline(1020, ((60, 120), (50, 200), (70, 150), (60, 240), (60, 170), (60, 210)), 400), t.far)
    fill(painter, windows(430, 880, 6, 3, (40, 44), (12, 18), 0b010010100101001010), t.light)
    roof = joined(rect(30, 800, 374, 34), polygon(((30, 834), (384, 834), (384, 1020), (30, 1020))))
    fill(painter, roof, BLACK)
    hatch(painter, rect(30, 846, 354, 174), Hatch.HORIZONTAL, t.sky, pitch=30, width=3)
    fill(painter, rect(30, 800, 374, 5), t.light)
    man = joined(
        placed(fedora(), 452, 432, 0.56, -14),
        disc(456, 456, 29, 34),
        polygon(((424, 494), (484, 490), (518, 520), (520, 700), (470, 716), (380, 722), (352, 668), (400, 520))),
        limb(((420, 690, 50), (380, 750, 40), (372, 798, 34))),
        limb(((470, 690, 52), (530, 706, 42), (548, 770, 32))),
        limb(((372, 796, 30), (402, 796, 22))),
        limb(((546, 772, 28), (584, 758, 20))),
        limb(((490, 520, 40), (548, 500, 30), (572, 450, 22))),
        limb(((412, 522, 40), (358, 560, 30), (322, 536, 20))),
    )
    fill(painter, man, BLACK)
    stroke(painter, thick_line(((572, 446), (596, 306)), 1), BLACK, 3)
    rimmed(painter, disc(602, 236, 58, 68), look.OXBLOOD, look.BONE, 4)
    fill(painter, polygon(((590, 300), (614, 300), (602, 318))), look.BONE)
    fill(painter, blob(((570, 214), (582, 190), (596, 184), (586, 204), (578, 224))), look.BONE)
    dog = placed(sitting_dog(), 214, 800, 0.82)
    rimmed(painter, dog, BLACK, t.light, 3)


def _magician(painter: QPainter, t: Tones) -> None:
    """A card-sharp at his table, the pack springing in an arc from hand to hand."""
    fill(painter, cone(400, 150, 1020, -60, 860, 40), t.sky)
    hatch(painter, cone(400, 150, 1020, -60, 860, 40), Hatch.VERTICAL, t.dusk, pitch=26, width=3)
    fill(painter, lamp(400, 150, 90), t.light)
    fill(painter, rect(362, 150, 76, 13, 6), look.BONE)
    body = joined(
        blob(((300, 600), (330, 560), (470, 560), (540, 600), (580, 860), (220, 860), (260, 600)), tension=0.6),
        disc(400, 500, 56, 68),
    )
    rimmed(painter, body, BLACK, t.light, 4)
    fill(painter, polygon(((366, 576), (434, 576), (400, 700))), look.BONE)
    fill(painter, polygon(((400, 596), (440, 576), (440, 616), (360, 576), (360, 616))), t.light)
    rimmed(painter, placed(fedora(), 400, 470, 1.05), BLACK, t.light, 4)
    fill(painter, rect(340, 446, 120, 14), t.light)
    fill(painter, blob(((364, 512), (400, 522), (436, 512), (430, 548), (400, 568), (370, 548))), look.BONE)
    fill(painter, rect(382, 540, 36, 6, 3), BLACK)
    for side in (-1, 1):
        arm = limb(((400 + side * 130, 640, 80), (400 + side * 226, 780, 60), (400 + side * 216, 690, 44)))
        rimmed(painter, arm, BLACK, t.light, 3)
        rimmed(painter, disc(400 + side * 214, 680, 34), look.BONE, BLACK, 5)
    for i in range(9):
        across = (i - 4) / 4
        x, y = 400 + across * 216, 640 - 330 * (1 - across * across)
        if i in (0, 8):
            continue
        rimmed(painter, placed(rect(-33, -47, 66, 94, 8), x, y, 1, across * 64), look.BONE, BLACK, 5)
        pip = glyph((Suit.WANDS, Suit.CUPS, Suit.SWORDS, Suit.PENTACLES)[i % 4])
        fill(painter, placed(pip, x, y, 0.5, across * 64), BLACK if i != 4 else look.OXBLOOD)
    fill(painter, disc(350, 900, 330, 120), t.light)
    fill(painter, disc(350, 884, 330, 120), BLACK)
    fill(painter, disc(350, 884, 318, 112), t.glow)
    for suit, x in ((Suit.WANDS, 140), (Suit.CUPS, 280), (Suit.SWORDS, 420), (Suit.PENTACLES, 556)):
        paint_glyph(painter, suit, x, 872, 118)


def _high_priestess(painter: QPainter, t: Tones) -> None:
    """A veiled woman between two doors, one dark, one lit."""
    fill(painter, _ALL, t.sky)
    hatch(painter, rect(30, -150, 640, 1100), Hatch.HORIZONTAL, t.far, pitch=30, width=4)
    fill(painter, rect(30, 940, 640, 80), BLACK)
    for x, ground in ((44, BLACK), (446, t.light)):
        door = joined(rect(x, 420, 210, 520), disc(x + 105, 420, 105))
        rimmed(painter, door, BLACK, t.light, 7)
        fill(painter, joined(rect(x + 16, 420, 178, 520), disc(x + 105, 420, 89)), ground)
    for y in (470, 700):
        stroke(painter, rect(76, y, 146, 190), t.dusk, 5)
    fill(painter, disc(66, 706, 11), t.light)
    fill(painter, polygon(((446, 940), (656, 940), (640, 1020), (360, 1020))), t.light)
    moon = disc(350, 320, 92).subtracted(disc(350, 284, 92))
    veil = blob(
        ((350, 366), (428, 412), (452, 540), (500, 760), (560, 1030), (140, 1030), (200, 760), (248, 540), (272, 412)),
        tension=0.8,
    )
    rimmed(painter, veil, look.BONE, BLACK, 9)
    hatch(painter, veil, Hatch.VERTICAL, mixed(look.BONE, BLACK, 0.35), pitch=22, width=3)
    face = blob(((350, 424), (396, 450), (402, 510), (376, 574), (350, 590), (324, 574), (298, 510), (304, 450)))
    fill(painter, face, BLACK)
    for side in (-1, 1):
        eye = polygon(((350 + side * 12, 510), (350 + side * 26, 500), (350 + side * 42, 508), (350 + side * 26, 516)))
        fill(painter, eye, t.light)
    fill(painter, polygon(((350, 1030), (310, 700), (350, 640), (390, 700))), BLACK)
    rimmed(painter, moon, t.light, BLACK, 7)


def _empress(painter: QPainter, t: Tones) -> None:
    """A woman in a greenhouse at night, among leaves larger than she is."""
    fill(painter, _ALL, t.far)
    glass = polygon(((60, 1020), (60, 430), (350, 130), (640, 430), (640, 1020)))
    fill(painter, glass, t.glow)
    fill(painter, disc(350, 520, 220), t.light)
    for x in (60, 205, 350, 495, 640):
        fill(painter, thick_line(((x, 1020), (x, 430), (350, 130)), 9, round_ends=False), BLACK)
    for y in (430, 630, 830):
        fill(painter, rect(60, y - 4, 580, 9), BLACK)
    dress = blob(
        (
            (322, 520),
            (350, 510),
            (378, 520),
            (402, 560),
            (388, 680),
            (440, 850),
            (540, 1040),
            (160, 1040),
            (260, 850),
            (312, 680),
            (298, 560),
        ),
        tension=0.8,
    )
    head = joined(
        disc(350, 448, 46, 56), rect(334, 480, 32, 50), disc(350, 396, 60, 36), disc(398, 430, 30), disc(302, 430, 30)
    )
    arms = joined(
        limb(((306, 556, 40), (246, 660, 30), (282, 742, 24))),
        limb(((394, 556, 40), (470, 620, 30), (500, 540, 22))),
    )
    fill(painter, joined(dress, head, arms), BLACK)
    hatch(painter, dress.intersected(rect(100, 700, 500, 400)), Hatch.VERTICAL, t.dusk, pitch=26, width=4)
    for i in range(7):
        angle = (i - 3) * 0.42
        fill(painter, star(350 + 118 * sin(angle), 440 - 118 * cos(angle), 20, 8), look.BONE)
    flower = joined(*(disc(502 + 25 * cos(k * 1.047), 512 + 25 * sin(k * 1.047), 18) for k in range(6)))
    rimmed(painter, flower, look.BONE, BLACK, 5)
    fill(painter, disc(502, 512, 13), look.OXBLOOD)
    for x, y, scale, turn, mirror in (
        (36, 1020, 1.5, 24, False),
        (20, 800, 1.15, 48, False),
        (664, 1020, 1.5, 24, True),
        (684, 800, 1.2, 46, True),
        (140, 1060, 1.1, 4, False),
        (570, 1064, 1.1, 4, True),
    ):
        leaf = placed(_leaf(), x, y, scale, -turn if mirror else turn, mirror=mirror)
        rimmed(painter, leaf, BLACK, t.light, 4)


@cache
def _leaf() -> QPainterPath:
    blade = blob(((0, 0), (-52, -60), (-62, -130), (-30, -190), (0, -220), (30, -190), (62, -130), (52, -60)))
    cuts = joined(
        *(
            polygon(((side * 14, -60 - i * 42), (side * 80, -86 - i * 42), (side * 80, -66 - i * 42)))
            for side in (-1, 1)
            for i in range(3)
        )
    )
    return blade.subtracted(cuts).united(rect(-4, -20, 8, 90))


def _emperor(painter: QPainter, t: Tones) -> None:
    """The boss against a grid of windows, his back to the city."""
    fill(painter, _ALL, BLACK)
    fill(painter, windows(44, -106, 5, 7, (126, 150), (108, 130)), t.glow)
    fill(painter, windows(44, -106, 5, 7, (126, 150), (108, 130), 0b00110_01011_01110_01100_10100_01000_10010), t.light)
    body = polygon(((270, 560), (430, 560), (560, 616), (690, 700), (700, 1030), (0, 1030), (10, 700), (140, 616)))
    neck = polygon(((286, 470), (414, 470), (434, 600), (266, 600)))
    head = blob(
        (
            (350, 312),
            (424, 332),
            (446, 420),
            (436, 510),
            (396, 566),
            (350, 578),
            (304, 566),
            (264, 510),
            (254, 420),
            (276, 332),
        )
    )
    ears = joined(disc(254, 450, 18, 30), disc(446, 450, 18, 30))
    rimmed(painter, joined(body, neck, head, ears), BLACK, t.light, 5)
    hatch(painter, body, Hatch.VERTICAL, t.sky, pitch=34, width=3)
    fill(painter, polygon(((282, 580), (418, 580), (350, 840))), look.BONE)
    fill(
        painter, polygon(((326, 610), (374, 610), (364, 644), (384, 770), (350, 830), (316, 770), (336, 644))), t.light
    )
    for side in (-1, 1):
        lapel = polygon(
            (
                (350 + side * 76, 574),
                (350 + side * 150, 640),
                (350 + side * 112, 676),
                (350 + side * 140, 706),
                (350, 900),
            )
        )
        rimmed(painter, lapel, BLACK, t.light, 3)
    lit = polygon(((200, 300), (356, 300), (352, 430), (378, 490), (354, 500), (362, 524), (352, 600), (200, 600)))
    fill(painter, head.intersected(lit), look.BONE)
    fill(painter, polygon(((274, 424), (336, 446), (330, 462), (288, 456))), BLACK)
    fill(painter, polygon(((426, 424), (372, 444), (376, 456), (414, 450))), look.BONE)
    fill(painter, rect(312, 534, 84, 8, 4), BLACK)
    hatch(painter, rect(286, 500, 62, 60), Hatch.DOTS, BLACK, pitch=13, width=3)
    cigar = thick_line(((386, 534), (478, 560)), 24)
    rimmed(painter, cigar, t.light, BLACK, 5)
    rimmed(painter, disc(486, 562, 16), look.BONE, BLACK, 3)
    smoke = limb(((494, 540, 8), (530, 490, 12), (510, 430, 16), (552, 370, 20), (536, 300, 14)))
    fill(painter, smoke, look.BONE)
    rimmed(painter, rect(30, 930, 640, 90), BLACK, t.light, 5)
    for side in (-1, 1):
        fist = joined(*(rect(350 + side * 170 - 70 + i * 36, 880, 38, 74, 16) for i in range(4)))
        rimmed(painter, fist, look.BONE, BLACK, 6)
        fill(painter, rect(350 + side * 170 + 4 - side * 50, 902, 30, 16, 6), t.light)


def _hierophant(painter: QPainter, t: Tones) -> None:
    """A radio preacher on the air, two who kneel."""
    fill(painter, _ALL, t.sky)
    for i, radius in enumerate((430, 350, 270, 190)):
        fill(painter, ring(400, 420, radius, radius - 34), (t.dusk, t.dusk, t.glow, t.light)[i])
    robe = polygon(((340, 520), (460, 520), (540, 570), (580, 1020), (220, 1020), (260, 570)))
    head = blob(((400, 340), (450, 360), (458, 430), (436, 490), (400, 506), (364, 490), (342, 430), (350, 360)))
    raised = limb(((520, 600, 74), (600, 520, 56), (584, 380, 40)))
    hand = joined(
        rect(556, 300, 56, 84, 18),
        rect(558, 226, 20, 90, 10),
        rect(584, 220, 20, 96, 10),
        limb(((612, 350, 18), (630, 316, 14))),
    )
    other = limb(((276, 600, 74), (210, 690, 58), (300, 700, 44)))
    rimmed(painter, joined(robe, head, rect(374, 480, 52, 60), raised, other), BLACK, t.light, 5)
    rimmed(painter, hand, look.BONE, BLACK, 6)
    fill(painter, rect(372, 506, 56, 26), look.BONE)
    lit = polygon(((300, 330), (404, 330), (400, 414), (424, 456), (402, 464), (408, 480), (400, 520), (300, 520)))
    fill(painter, head.intersected(lit), look.BONE)
    glasses = joined(disc(372, 412, 24, 19), disc(428, 412, 24, 19), rect(390, 404, 20, 6))
    rimmed(painter, glasses, BLACK, t.light, 4)
    fill(painter, disc(394, 480, 13, 8), BLACK)
    stole = joined(
        polygon(((340, 560), (376, 552), (366, 1020), (310, 1020))),
        polygon(((424, 552), (460, 560), (490, 1020), (434, 1020))),
    )
    fill(painter, stole, t.glow)
    fill(painter, rect(313, 700, 12, 320), look.BONE)
    mike = rect(262, 556, 114, 170, 56)
    rimmed(painter, mike, look.BONE, BLACK, 8)
    for y in (592, 618, 644, 670, 696):
        fill(painter, rect(276, y, 86, 11, 5), BLACK)
    rimmed(painter, rect(256, 640, 126, 12, 4), t.light, BLACK, 4)
    for figure in (placed(kneeling(), 138, 1020, 1.25), placed(kneeling(), 574, 1020, 1.25, mirror=True)):
        rimmed(painter, figure, BLACK, t.light, 5)


def _lovers(painter: QPainter, t: Tones) -> None:
    """Two in a lit window; a third stands in the street and looks up."""
    fill(painter, _ALL, t.far)
    _bricks(painter, t)
    frame = joined(rect(150, 330, 440, 430), disc(370, 330, 220, 130))
    rimmed(painter, frame, BLACK, BLACK, 18)
    fill(painter, frame, t.light)
    fill(painter, joined(rect(367, 200, 6, 560), rect(150, 326, 440, 6)), BLACK)
    left = joined(
        placed(profile(), 286, 506, 1.02),
        blob(((236, 592), (320, 592), (356, 660), (366, 770), (150, 770), (160, 660)), tension=0.6),
    )
    right = joined(
        placed(profile(), 448, 518, 0.96, 0, mirror=True),
        blob(((420, 600), (500, 600), (560, 660), (580, 770), (372, 770), (384, 660)), tension=0.6),
        blob(((440, 420), (500, 400), (552, 450), (560, 560), (540, 660), (500, 600), (490, 480))),
    )
    for figure in (left, right):
        fill(painter, figure, BLACK)
    for side in (-1, 1):
        drape = blob(
            (
                (370 + side * 240, 180),
                (370 + side * 110, 200),
                (370 + side * 170, 420),
                (370 + side * 206, 560),
                (370 + side * 150, 780),
                (370 + side * 250, 780),
            ),
            tension=0.6,
        )
        curtain = drape.intersected(frame)
        fill(painter, curtain, t.glow)
        hatch(painter, curtain, Hatch.VERTICAL, t.dusk, pitch=20, width=6)
    rimmed(painter, rect(118, 760, 504, 26), BLACK, t.light, 4)
    watcher = joined(
        placed(fedora(), 250, 862, 1.15),
        disc(250, 890, 62, 74),
        polygon(((190, 930), (310, 930), (410, 980), (440, 1040), (60, 1040), (90, 980))),
    )
    rimmed(painter, watcher, BLACK, t.light, 6)


def _bricks(painter: QPainter, t: Tones) -> None:
    for row in range(35):
        y = -140 + row * 34
        fill(painter, rect(30, y, 640, 3), t.sky)
        for column in range(8):
            fill(painter, rect(30 + column * 88 + (row % 2) * 44, y, 3, 34), t.sky)


def _chariot(painter: QPainter, t: Tones) -> None:
    """A car comes straight on, headlights full; two dogs run before it, one pale, one black."""
    fill(painter, _ALL, t.sky)
    fill(
        painter,
        skyline(640, ((90, 260), (70, 380), (60, 300), (90, 440), (60, 360), (80, 500), (80, 400), (110, 460)), 30),
        t.far,
    )
    fill(painter, windows(390, 200, 6, 6, (44, 52), (14, 22), 0b010010_100101_001010_110100_001001_010010), t.glow)
    fill(painter, polygon(((30, 640), (670, 640), (670, 1020), (30, 1020))), BLACK)
    for x, left, right in ((170, -120, 330), (530, 370, 820)):
        fill(painter, polygon(((x - 60, 640), (x + 60, 640), (right, 1020), (left, 1020))), t.glow)
    body = blob(
        (
            (210, 370),
            (490, 370),
            (560, 520),
            (650, 560),
            (676, 700),
            (660, 840),
            (40, 840),
            (24, 700),
            (50, 560),
            (140, 520),
        ),
        tension=0.5,
    )
    rimmed(painter, body, BLACK, t.light, 6)
    fill(painter, polygon(((232, 400), (340, 396), (340, 516), (186, 520))), t.dusk)
    fill(painter, polygon(((360, 396), (468, 400), (514, 520), (360, 516))), t.dusk)
    driver = joined(
        placed(fedora(), 434, 440, 0.44),
        disc(434, 456, 24, 30),
        polygon(((394, 518), (410, 484), (458, 484), (474, 518))),
    )
    fill(painter, driver, BLACK)
    grille = blob(((350, 556), (430, 580), (440, 720), (400, 800), (300, 800), (260, 720), (270, 580)), tension=0.7)
    rimmed(painter, grille, BLACK, look.BONE, 5)
    for x in range(284, 430, 22):
        fill(painter, rect(x, 584, 9, 200, 4), look.BONE)
    fill(painter, placed(star(0, 0, 34, 12, 4), 350, 548), look.BONE)
    for x in (158, 542):
        fill(painter, rays(x, 668, 80, 190, 16, 20), t.light)
        rimmed(painter, disc(x, 668, 86), t.light, BLACK, 8)
        fill(painter, disc(x, 668, 58), look.BONE)
    rimmed(painter, rect(50, 806, 600, 44, 20), look.BONE, BLACK, 6)
    rimmed(painter, rect(292, 812, 116, 50, 6), t.light, BLACK, 5)
    dog = placed(_running_dog(), 190, 1000, 1.0)
    rimmed(painter, dog, BLACK, t.light, 4)
    rimmed(painter, placed(_running_dog(), 510, 1000, 1.0, mirror=True), look.BONE, BLACK, 5)


def _running_dog() -> QPainterPath:
    return joined(
        blob(
            ((-110, -104), (-40, -118), (50, -122), (90, -104), (70, -66), (0, -58), (-60, -70), (-106, -66)),
            tension=0.7,
        ),
        polygon(((60, -120), (86, -168), (98, -146), (150, -132), (150, -116), (112, -104), (90, -80))),
        limb(((70, -84, 30), (116, -44, 18), (150, -40, 12))),
        limb(((50, -80, 30), (76, -30, 18), (112, -8, 12))),
        limb(((-84, -84, 38), (-124, -50, 20), (-150, -10, 12))),
        limb(((-70, -80, 34), (-80, -36, 20), (-116, -4, 12))),
        limb(((-104, -96, 16), (-150, -120, 12), (-176, -150, 6))),
    )


def _strength(painter: QPainter, t: Tones) -> None:
    """A bare hand on a dog's open jaw."""
    fill(painter, _ALL, t.sky)
    hatch(painter, _ALL, Hatch.DIAGONAL, t.far, pitch=24, width=6)
    fill(painter, disc(380, 560, 290), t.light)
    head = blob(
        (
            (-10, 1040),
            (-10, 640),
            (60, 480),
            (120, 420),
            (150, 300),
            (220, 400),
            (330, 420),
            (430, 470),
            (560, 490),
            (604, 530),
            (590, 580),
            (480, 600),
            (390, 620),
            (330, 660),
            (300, 700),
            (340, 760),
            (430, 800),
            (400, 860),
            (300, 880),
            (260, 1040),
        ),
        tension=0.55,
    )
    fill(painter, head, BLACK)
    lower = blob(
        ((290, 690), (360, 742), (470, 752), (540, 738), (556, 782), (500, 830), (380, 850), (280, 820)), tension=0.7
    )
    fill(painter, lower, BLACK)
    mouth = polygon(((310, 676), (400, 624), (566, 592), (540, 738), (470, 752), (360, 742)))
    fill(painter, mouth, look.OXBLOOD)
    for x, y, h in ((430, 612, 60), (480, 602, 44), (526, 594, 74)):
        fill(painter, polygon(((x - 18, y), (x + 18, y - 6), (x + 6, y + h))), look.BONE)
    for x, y, h in ((410, 750, 46), (456, 752, 38), (508, 744, 66)):
        fill(painter, polygon(((x - 17, y + 2), (x + 17, y), (x + 4, y - h))), look.BONE)
    fill(painter, polygon(((262, 500), (330, 486), (344, 512), (290, 524))), look.BONE)
    fill(painter, disc(312, 504, 10), BLACK)
    fill(painter, disc(586, 520, 24, 20), BLACK)
    stroke(painter, polygon(((140, 330), (180, 410), (214, 420))), t.dusk, 5)
    arm = limb(((700, 1010, 150), (600, 900, 110), (520, 836, 92)))
    rimmed(painter, arm, look.BONE, BLACK, 8)
    hatch(painter, arm, Hatch.DIAGONAL, mixed(look.BONE, BLACK, 0.3), pitch=20, width=3)
    palm = blob(((430, 800), (500, 776), (570, 800), (590, 870), (520, 910), (440, 880)))
    rimmed(painter, palm, look.BONE, BLACK, 7)
    for i in range(4):
        finger = limb(((470 + i * 30, 838, 34), (442 + i * 33, 778, 30), (446 + i * 33, 734, 24)))
        rimmed(painter, finger, look.BONE, BLACK, 5)
    rimmed(painter, limb(((452, 860, 38), (400, 872, 32), (366, 850, 24))), look.BONE, BLACK, 5)
    fill(painter, polygon(((30, 900), (250, 860), (270, 920), (30, 970))), t.light)
    for x in (70, 140, 210):
        rimmed(painter, star(x, 920 - x * 0.09, 26, 9, 4), look.BONE, BLACK, 4)


def _hermit(painter: QPainter, t: Tones) -> None:
    """A detective alone, his torch on footprints that are not a man's."""
    fill(painter, _ALL, t.far)
    fill(painter, skyline(860, ((110, 420), (90, 520), (100, 470), (120, 600), (110, 690), (130, 780)), 20), t.sky)
    fill(painter, rect(30, 860, 640, 160), BLACK)
    beam = polygon(((376, 640), (392, 668), (330, 1020), (-120, 1020), (-60, 700)))
    fill(painter, beam, t.light)
    fill(painter, polygon(((30, 860), (362, 860), (330, 1020), (30, 1020))), look.BONE)
    for x, y in ((90, 980), (150, 910), (220, 972), (276, 900)):
        paw = joined(disc(x, y, 20, 15), *(disc(x - 24 + k * 16, y - 24 + abs(k - 1.5) * 5, 7, 10) for k in range(4)))
        fill(painter, paw, BLACK)
    hatch(painter, _ALL, Hatch.RAIN, t.glow, pitch=40, width=3)
    coat = polygon(((440, 440), (560, 440), (626, 490), (640, 700), (660, 960), (390, 960), (420, 700), (400, 500)))
    legs = joined(rect(424, 950, 70, 80), rect(550, 950, 70, 80))
    arm = limb(((440, 500, 80), (400, 620, 62), (420, 660, 50)))
    collar = polygon(((420, 470), (450, 380), (500, 430), (550, 380), (586, 470), (500, 500)))
    head = disc(496, 370, 56, 66)
    rimmed(painter, joined(coat, legs, arm, collar, head), BLACK, t.light, 5)
    fill(painter, polygon(((444, 372), (492, 372), (476, 408), (486, 422), (456, 420))), t.light)
    rimmed(painter, placed(fedora(), 496, 344, 1.16, 4), BLACK, t.light, 5)
    fill(painter, rect(428, 318, 138, 16), t.light)
    for y in (560, 640, 720):
        fill(painter, disc(486, y, 8), t.light)
        fill(painter, disc(548, y, 8), t.light)
    rimmed(painter, rect(404, 670, 244, 30, 4), BLACK, t.light, 3)
    rimmed(painter, placed(rect(-46, -20, 92, 40, 8), 408, 656, 1, 150), look.BONE, BLACK, 5)
    rimmed(painter, placed(rect(30, -30, 34, 60, 6), 408, 656, 1, 150), t.light, BLACK, 5)
    rimmed(painter, joined(*(rect(408 + i * 15, 634, 18, 50, 9) for i in range(3))), look.BONE, BLACK, 4)


def _wheel_of_fortune(painter: QPainter, t: Tones) -> None:
    """A Ferris wheel over the fair; one gondola burns."""
    fill(painter, _ALL, t.far)
    fill(painter, disc(370, 560, 330), t.sky)
    fill(painter, skyline(1020, ((100, 90), (80, 130), (120, 100), (90, 150), (110, 80), (150, 120)), 20), BLACK)
    for foot in (190, 550):
        fill(painter, thick_line(((370, 560), (foot, 1020)), 22), t.glow)
    fill(painter, rect(252, 860, 236, 12), t.glow)
    fill(painter, ring(370, 560, 276, 256), t.light)
    fill(painter, ring(370, 560, 232, 224), t.light)
    for i in range(12):
        angle = radians(i * 30 + 15)
        x, y = 370 + 266 * cos(angle), 560 + 266 * sin(angle)
        fill(painter, thick_line(((370, 560), (x, y)), 7), t.light)
    for i in range(12):
        angle = radians(i * 30 + 15)
        x, y = 370 + 266 * cos(angle), 560 + 266 * sin(angle)
        car = joined(
            polygon(((x - 44, y + 22), (x + 44, y + 22), (x + 30, y + 66), (x - 30, y + 66))),
            polygon(((x - 40, y), (x, y - 26), (x + 40, y))),
            rect(x - 36, y - 4, 6, 30),
            rect(x + 30, y - 4, 6, 30),
        )
        rimmed(painter, car, look.BONE if i % 2 else t.light, BLACK, 6)
        fill(painter, disc(x, y + 12, 11), BLACK)
    rimmed(painter, disc(370, 560, 58), look.BONE, BLACK, 8)
    fill(painter, star(370, 560, 50, 18, 8), look.OXBLOOD)
    fill(painter, rect(30, 960, 640, 60), BLACK)
    for x in (90, 190, 560, 640):
        tent = polygon(((x - 66, 970), (x, 900), (x + 66, 970)))
        rimmed(painter, tent, t.light, BLACK, 4)
        fill(painter, polygon(((x - 22, 970), (x, 900), (x + 22, 970))), look.BONE)
    for x in range(60, 660, 46):
        fill(painter, joined(disc(x, 976, 11), rect(x - 14, 986, 28, 40, 10)), t.dusk)


SCENES = (
    _fool,
    _magician,
    _high_priestess,
    _empress,
    _emperor,
    _hierophant,
    _lovers,
    _chariot,
    _strength,
    _hermit,
    _wheel_of_fortune,
)
"""Scenes 0 to 10, each painting 30 … 670 across and 30 … 1020 down."""
