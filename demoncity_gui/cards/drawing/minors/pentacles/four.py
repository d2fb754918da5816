"""The Four of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The miser on his safe: one on his head, one in his arms, one under each shoe; and the shadow of a hand."""
    _vault(painter)
    glow(painter, 72, 670, 760, look.SODIUM, 0.5)
    glow(painter, 72, 670, 330, look.SODIUM, 0.35)
    glow(painter, 520, 250, 420, look.SODIUM, 0.5)
    claws = (((600, 276, 50), (548, 172, 42), (496, 140, 30), (462, 152, 8)), ((624, 262, 52), (584, 128, 44), (532, 78,
        31), (488, 74, 8)), ((650, 262, 50), (630, 110, 42), (590, 50, 30), (548, 34, 8)), ((680, 276, 44), (682, 160,
        36), (664, 92, 26), (640, 62, 8)), ((610, 352, 60), (540, 322, 42), (494, 262, 32), (474, 214, 8)))  # fmt: skip
    hand = joined(limb(((730, 620, 190), (690, 440, 128), (650, 340, 124), (640, 300, 110))), *(limb(claw) for claw in
        claws))  # fmt: skip
    glaze(painter, hand, BLACK, 0.9)  # whose shadow is that?
    body = blob(((420, 985), (440, 520), (500, 430), (590, 420), (640, 500), (680, 985)), tension=0.7)
    glaze(painter, body, BLACK, 0.66)
    fill(painter, rect(0, 985, 700, 1200), "#121018")
    hatch(painter, rect(0, 985, 700, 215), Hatch.HORIZONTAL, t.far, pitch=42, width=5)
    glaze(painter, polygon(((0, 985), (360, 985), (250, 1130), (0, 1130))), look.SODIUM, 0.16)
    lit(painter, rect(196, 664, 360, 340, 10), "#3E3A34", look.SODIUM, (-9, -5), shade="#16130F")  # his safe
    stroke(painter, rect(222, 700, 308, 280, 6), BLACK, 5)
    lit(painter, disc(372, 850, 42), "#8C7848", look.BONE, (-6, -2), shade="#2A2214", width=5)
    fill(painter, joined(disc(372, 850, 26), rect(369, 822, 6, 28)), "#16130F")
    _candle(painter)
    _miser(painter)
    gloom(painter, 370, 420, 500, 0.4)


def _candle(painter: QPainter) -> None:
    """The one light, on a stack of strongboxes."""
    lit(painter, rect(0, 820, 132, 320, 4), "#5A3A1E", look.SODIUM, (4, -8), shade="#20120A")
    fill(painter, joined(rect(0, 890, 132, 5), rect(0, 970, 132, 5), rect(0, 1050, 132, 5)), "#20120A")
    wax = blob(((46, 820), (48, 730), (58, 720), (92, 722), (98, 742), (96, 780), (104, 820), (120, 824), (30, 824)),
        tension=0.5)  # fmt: skip
    lit(painter, wax, look.BONE, look.BONE, (5, -4), shade="#B8944E", width=5)
    glow(painter, 72, 680, 90, look.BONE, 0.7)
    fill(painter, blob(((72, 630), (90, 680), (86, 706), (72, 714), (58, 706), (56, 682)), tension=0.8), look.SODIUM)
    fill(painter, blob(((72, 664), (81, 690), (72, 710), (63, 690)), tension=0.8), look.BONE)


def _vault(painter: QPainter) -> None:
    """A wall of steel plates, and in it a vault's round door, its bolts shot home."""
    fill(painter, SKY, "#26221C")
    fill(painter, joined(*(rect(x, -150, 5, 1200) for x in (130, 610)), *(rect(0, y, 700, 5) for y in (130, 640))),
        "#14110D")  # fmt: skip
    lit(painter, disc(372, 420, 318), "#6B5A36", look.SODIUM, (-14, 4), shade="#2A2214")
    fill(painter, disc(372, 420, 282), "#14110D")
    lit(painter, disc(372, 420, 266), "#4E4228", look.SODIUM, (-9, 3), shade="#1E1810")
    for number in range(16):
        a = number * math.tau / 16 + 0.2
        bolt = disc(372 + 300 * math.cos(a), 420 + 300 * math.sin(a), 11)
        lit(painter, bolt, "#8C7848", look.BONE, (-4, 1), shade="#2A2214", width=3)
    for number in range(8):
        a = number * math.tau / 8 + 0.39
        bar = thick_line(((372 + 150 * math.cos(a), 420 + 150 * math.sin(a)), (372 + 250 * math.cos(a), 420 + 250 *
            math.sin(a))), 34)  # fmt: skip
        lit(painter, bar, "#7A6638", look.SODIUM, (-5, 2), shade="#2A2214", width=5)


def _miser(painter: QPainter) -> None:
    """He: bald, gaunt, in an old coat, hunched until his chin is on the coin; he looks where a floorboard creaked."""
    coat, dark, skin = "#5E4A5E", "#150F18", "#E2B58A"
    skirts = blob(((214, 600), (526, 600), (566, 760), (580, 900), (520, 880), (500, 700), (250, 700), (228, 890), (166,
        904), (180, 760)), tension=0.5)  # fmt: skip
    lit(painter, skirts, mixed(BLACK, coat, 0.7), look.SODIUM, (-6, -3), shade=dark)
    with tilted(painter, 370, 760, -5):
        _hunched(painter, coat, dark, skin)
    for way in (1, -1):
        _shank(painter, way)


def _hunched(painter: QPainter, coat: str, dark: str, skin: str) -> None:
    """His upper half: shoulders drawn up to the ears, elbows out, claws over the coin's rim, teeth bared."""
    body = blob(((236, 690), (178, 590), (178, 460), (214, 376), (286, 340), (370, 334), (456, 340), (530, 376), (564,
        460), (562, 590), (506, 690)), tension=0.8)  # fmt: skip
    lit(painter, body, coat, look.SODIUM, (-15, -6), shade=dark)
    night = blob(((430, 320), (410, 480), (470, 600), (410, 740), (640, 740), (640, 320)), tension=0.6)
    within(painter, body, night, mixed(BLACK, coat, 0.2))
    painter.save()
    painter.translate(360, 296)
    painter.rotate(4)
    front(painter, 0, 0, 0.98, Face("#8C5E38", skin, nose=Nose.HOOKED, stern=1.1, brow=14, jaw=0.35, mouth=Mouth.GRIT,
        old=True, gaze=1, arch=0.5, squint=-1.0, brow_colour="#B8B0A4"))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((way * 66, -70), (way * 84, -76), (way * 80, -56), (way * 104, -50), (way * 94, -32), (way * 116,
            -16), (way * 94, -8), (way * 102, 16), (way * 84, 12), (way * 78, 34), (way * 72, 4), (way * 76, -30)),
            tension=0.4)  # fmt: skip
        lit(painter, tuft, "#A8A094", look.BONE, (-5, -3), shade="#4E4A48", width=4)
    painter.restore()
    coin(painter, 370, 134, 134, 2)
    collar = blob(((196, 420), (226, 356), (276, 344), (316, 398), (296, 440), (236, 460)), tension=0.6)
    lit(painter, collar, "#8C6A3A", look.BONE, (-6, -5), shade="#33240F", width=5)
    lit(painter, blob(((544, 420), (516, 356), (466, 344), (420, 398), (444, 440), (504, 460)), tension=0.6),
        "#5A4424", look.SODIUM, (-4, -4), shade="#20160A", width=5)  # fmt: skip
    arm(painter, ((526, 452), (622, 630), (514, 490)), 96, mixed(BLACK, coat, 0.7), look.SODIUM, (-8, -5), skin=skin,
        cuff="#5A4424", body=body)  # fmt: skip
    with grip(painter, 364, 512, -20, 0.78, skin, across=250, towards=(-0.9, -0.4)):
        coin(painter, 364, 512, 250)
    arm(painter, ((214, 456), (150, 640), (222, 590)), 102, coat, look.SODIUM, (-10, -6), skin=skin, cuff="#8C6A3A",
        body=body)  # fmt: skip
    fingers(painter, 258, 566, 18, 0.8, skin, mirror=True, towards=(-0.9, -0.4))


def _shank(painter: QPainter, way: int) -> None:
    """One of his legs, its knee pressed against the other, the foot set wide upon a coin that lies on the floor."""
    foot = 370 + way * 124
    glaze(painter, disc(foot + 10, 1046, 104, 42), BLACK, 0.7)
    painter.save()
    painter.translate(foot, 1024)
    painter.scale(1, 0.64)
    fill(painter, disc(0, 16, 88), BLACK)
    coin(painter, 0, 0, 168)
    painter.restore()
    shape = blob([(370 + way * a, b) for a, b in ((4, 702), (10, 656), (44, 636), (92, 642), (144, 660), (158, 694),
        (140, 760), (150, 820), (156, 870), (156, 912), (96, 912), (82, 860), (48, 790), (10, 746))],
        tension=0.7)  # fmt: skip
    trousers = mixed(BLACK, "#565066", 0.6 if way > 0 else 0.95)  # the candle is at the left
    lit(painter, shape, trousers, look.SODIUM, (-12, -6), shade="#0E0C12")
    lap = blob([(370 + way * a, b) for a, b in ((70, 560), (190, 560), (190, 760), (120, 760), (126, 690), (104, 652))],
        tension=0.6)  # fmt: skip
    within(painter, shape, lap, mixed(BLACK, trousers, 0.5))
    folds = (((18, 716, 2), (48, 742, 7), (88, 738, 2)), ((34, 760, 2), (62, 776, 6), (104, 764, 2)), ((76, 690, 2),
        (108, 676, 6), (128, 650, 2)), ((96, 886, 2), (122, 896, 6), (150, 882, 2)), ((84, 800, 2), (108, 846, 5), (122,
        880, 2)))  # fmt: skip
    within(painter, shape, joined(*(limb([(370 + way * a, b, c) for a, b, c in fold]) for fold in folds)), BLACK)
    lit(painter, rect(foot - 24, 902, 48, 30, 6), "#8C2A30", look.DANGER, (-5, 0), shade="#33090F", width=4)
    upper = blob(((-34, -22), (-20, -34), (20, -34), (34, -22), (46, 12), (48, 38), (30, 48), (-30, 48), (-48, 38),
        (-46, 12)), tension=0.8)  # fmt: skip
    lit(
        painter,
        placed(upper, foot + way * 4, 940, 0.88, -way * 10),
        "#4A2E20",
        look.SODIUM,
        (-7, -5),
        shade=BLACK,
        width=5,
    )
    toe = limb(((-40, 22, 3), (0, 12, 5), (40, 22, 3)))
    fill(painter, placed(toe, foot + way * 4, 940, 0.88, -way * 10), BLACK)
    laces = [limb(((foot - 16, y, 2), (foot, y + 6, 5), (foot + 16, y, 2))) for y in (920, 935)]
    fill(painter, joined(*laces), look.BRASS)
