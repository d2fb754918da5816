"""The King of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#2F5690"
_DEEP: Final = "#0B1526"
_SKIN: Final = "#E0AE88"
_GLEAM: Final = "#FFE6B0"


def scene(painter: QPainter, t: Tones) -> None:
    """A breaker curls over the ferry's captain; he smiles back at it and lifts his glass."""
    sky(painter, "#04080F", mixed(BLACK, t.light, 0.3), 700, -240)
    hatch(painter, rect(0, -150, 700, 900), Hatch.RAIN, mixed(BLACK, t.light, 0.6), pitch=74, width=4)
    _wave(painter, t)
    _lighthouse(painter)
    painter.save()
    painter.translate(426, 356)
    painter.scale(-0.84, 0.84)  # he is drawn as if he looked to the right
    painter.translate(-350, -300)
    body = _coat(painter, t)
    _head(painter)
    painter.restore()
    body = QTransform().translate(426, 356).scale(-0.84, 0.84).translate(-350, -300).map(body)
    _steers(painter)
    _toast(painter, t, body)


def _wave(painter: QPainter, t: Tones) -> None:
    """One breaker, from behind him up and over: a great blue C, hollow within, and foam only at its lip."""
    deep, mid, pale = (mixed(BLACK, t.light, share) for share in (0.3, 0.62, 0.92))
    wall = blob(((780, -120), (600, -70), (430, -70), (280, -30), (150, 60), (60, 190), (190, 178), (290, 150), (400,
        156), (490, 206), (546, 300), (560, 420), (530, 540), (440, 640), (280, 704), (100, 730), (-40, 736), (-40,
        1200), (780, 1200)), tension=0.8)  # fmt: skip
    lit(painter, wall, mid, t.light, (8, 9), shade=mixed(BLACK, t.light, 0.46), width=7, smooth=True)
    bands = (
        ((250, 56, 2), (330, 34, 14), (440, 20, 32), (580, 70, 40), (668, 230, 42), (680, 420, 40), (640, 600, 30),
            (520, 730, 4)),
        ((190, 150, 3), (300, 108, 14), (420, 106, 20), (526, 160, 24), (598, 290, 26), (610, 430, 26), (574, 570, 20),
            (470, 680, 3)),
        ((300, 6, 2), (460, -30, 14), (620, 4, 18), (720, 130, 24), (740, 400, 24), (710, 640, 10)))  # fmt: skip
    within(painter, wall, joined(*(ink(band) for band in bands)), deep)
    gleams = (((120, 116, 2), (196, 54, 9), (300, 66, 10), (430, 50, 12), (560, 98, 14), (640, 250, 14), (652, 420,
            14), (614, 590, 3)),
        ((320, 18, 2), (460, -6, 9), (600, 34, 11), (700, 190, 12), (714, 420, 10), (680, 610, 2)))  # fmt: skip
    within(painter, wall, joined(*(ink(gleam) for gleam in gleams)), pale)
    _foam(painter, wall)


def _foam(painter: QPainter, wall: QPainterPath) -> None:
    """The lip: round scallops, great and small by turns, that pale back into the wave's blue; drops fall off it."""
    puffs = ((58, 224, 22), (94, 202, 38), (138, 198, 23), (182, 180, 40), (228, 176, 24), (272, 158, 40), (318, 158,
        24), (358, 154, 36), (400, 162, 22), (436, 176, 30), (474, 200, 18), (498, 222, 13))  # fmt: skip
    foam = joined(*(disc(*puff) for puff in puffs))
    lit(painter, foam, look.BONE, look.BONE, (-4, -8), shade="#8DB8D8", width=6, smooth=True)
    flecks = ((112, 128, 8), (150, 118, 6), (196, 106, 10), (236, 100, 6), (290, 86, 9), (334, 96, 6), (386, 104, 9),
        (424, 118, 6), (482, 158, 7), (510, 192, 6))  # fmt: skip
    within(painter, wall, joined(*(disc(x, y - size * 0.8, size) for x, y, size in puffs), *(disc(*fleck) for fleck in
        flecks)), "#A4CBE6")  # fmt: skip
    froth = joined(*(disc(x, y - size * 0.4, size * 0.84) for x, y, size in puffs))
    within(painter, wall.united(foam), froth, look.BONE)
    spray = ((36, 276, 6), (122, 264, 8), (150, 292, 6), (206, 248, 8), (236, 270, 5), (294, 228, 7), (352, 216, 5),
        (178, 322, 4), (404, 212, 6))  # fmt: skip
    fill(painter, joined(*(disc(*drop) for drop in spray)), look.BONE)


def _lighthouse(painter: QPainter) -> None:
    """It stands upright on its rock at the left; its light falls on him and on the wave."""
    for share, strength in ((1, 0.16), (0.55, 0.22)):
        beam = polygon(((104, 352), (760, 350 - 190 * share), (760, 350 + 120 * share)))
        glaze(painter, beam, _GLEAM, strength)
    rock = blob(((-40, 720), (20, 690), (60, 664), (150, 664), (190, 700), (230, 760), (-40, 780)), tension=0.6)
    lit(painter, rock, "#1B2733", look.SODIUM, (4, -5), shade=BLACK, width=5)
    tower = polygon(((76, 390), (132, 390), (148, 674), (60, 674)))
    lit(painter, tower, look.BONE, look.BONE, (-10, 0), shade="#8E8680", width=6)
    within(painter, tower, joined(rect(40, 438, 140, 52), rect(40, 546, 140, 56), rect(40, 652, 140, 60)), look.OXBLOOD)
    within(painter, tower, polygon(((110, 380), (170, 380), (170, 690), (116, 690))), "#2A1A24")
    glow(painter, 104, 350, 90, _GLEAM, 0.6)
    rimmed(painter, rect(80, 326, 48, 56, 4), look.SODIUM, BLACK, 6)
    rimmed(painter, rect(62, 378, 84, 18, 4), "#2E3A48", BLACK, 5)
    rimmed(painter, polygon(((68, 328), (104, 292), (140, 328))), look.OXBLOOD, BLACK, 6)


def _coat(painter: QPainter, t: Tones) -> QPainterPath:
    """Broad shoulders, lapels, an epaulette; the shape of the coat is given back."""
    coat = blob(((40, 1300), (36, 960), (60, 810), (110, 726), (230, 664), (330, 640), (430, 640), (520, 668), (600,
        726), (640, 810), (650, 960), (640, 1300)), tension=0.7)  # fmt: skip
    lit(painter, coat, _COAT, _GLEAM, (12, -8), shade=_DEEP)
    within(painter, coat, blob(((60, 640), (150, 720), (170, 860), (190, 1300), (0, 1300), (0, 700)), tension=0.6),
        _DEEP)  # fmt: skip
    within(painter, coat, joined(ink(((196, 880, 3), (206, 980, 14), (196, 1110, 6))), ink(((120, 860, 2), (132, 960,
        12), (120, 1060, 3)))), "#050A14")  # fmt: skip
    fill(painter, polygon(((330, 690), (444, 690), (392, 920))), "#C8CCD0")
    for s in (-1, 1):
        lapel = polygon(((386 + s * 40, 640), (386 + s * 150, 664), (386 + s * 140, 800), (386 + s * 96, 826), (386
            + s * 6, 1000)))  # fmt: skip
        lit(painter, lapel, "#18202C", t.light, (6, -5), shade=BLACK, width=5)
    _epaulette(painter, 590, 738, 24)
    return coat


def _epaulette(painter: QPainter, x: float, y: float, turn: float) -> None:
    """A strap along the shoulder, a golden pad on its end, and the fringe that hangs over the sleeve."""
    way = 1 if turn < 0 else -1
    fringe = joined(*(limb(((x + a, y + 8, 13), (x + a * 1.1, y + 66 - abs(a) * 0.22, 13))) for a in range(-62, 63,
        15)))  # fmt: skip
    rimmed(painter, fringe, "#B8862A", BLACK, 4)
    fill(painter, joined(*(limb(((x + a + 3, y + 10, 3), (x + a * 1.1 + 3, y + 58 - abs(a) * 0.22, 3))) for a in range(
        -62, 63, 15))), look.BRASS)  # fmt: skip
    strap = placed(rect(-20, -20, 150, 38, 16), x, y, 1, turn) if way > 0 else placed(rect(-130, -20, 150, 38, 16), x,
        y, 1, turn)  # fmt: skip
    lit(painter, strap, look.BRASS, look.BONE, (4, -4), shade="#8A5A1E", width=5)
    lit(painter, placed(disc(0, 0, 76, 28), x, y, 1, turn * 0.5), look.BRASS, look.BONE, (5, -6), shade="#8A5A1E",
        width=5)  # fmt: skip


def _head(painter: QPainter) -> None:
    """From under his cap he squints back at the wave and smiles; the storm blows his beard aside."""
    turned(painter, 356, 440, 1.4, Face("#8C5E48", _SKIN, nose=Nose.HOOKED, stern=0.1, brow=17, brow_colour="#E4DCCB",
        jaw=1, lid=0.2, gaze=-1, arch=0.6, old=True, squint=0.7))  # fmt: skip
    beard = blob(((268, 424), (300, 512), (346, 540), (378, 510), (432, 510), (446, 540), (440, 616), (416, 690), (388,
        742), (366, 700), (330, 780), (312, 718), (256, 772), (264, 700), (196, 724), (244, 640), (256, 560), (250,
        480)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (14, -6), shade="#6E6862")
    tache = blob(((318, 494), (330, 516), (352, 518), (392, 496), (420, 504), (448, 498), (472, 510), (484, 490), (480,
        524), (452, 536), (424, 526), (398, 540), (356, 550), (326, 534)), tension=0.9)  # fmt: skip
    fill(painter, blob(((364, 540), (396, 536), (418, 528), (430, 538), (420, 556), (400, 562), (376, 556)),
        tension=0.8), "#3A0E12")  # fmt: skip
    lit(painter, tache, look.BONE, look.BONE, (5, -4), shade="#8E8680", width=4)
    strands(painter, [((404, 590), (400, 650), (344, 760)), ((370, 560), (346, 650), (270, 756)), ((330, 540), (300,
        620), (214, 716)), ((430, 550), (430, 630), (392, 730)), ((286, 500), (270, 580), (246, 680))], "#8E8680",
        look.BONE, 10)  # fmt: skip
    cap = blob(((240, 352), (226, 262), (300, 214), (412, 216), (482, 268), (466, 344)), tension=0.8)
    lit(painter, cap, look.BONE, look.BONE, (15, -9), shade="#8E8680")
    lit(painter, polygon(((242, 322), (472, 312), (472, 358), (248, 370))), "#18202C", look.SODIUM, (5, -4),
        shade=BLACK, width=5)  # fmt: skip
    lit(painter, blob(((372, 356), (470, 344), (526, 382), (470, 390), (392, 382)), tension=0.6), BLACK, look.BONE, (4,
        -4), width=5)  # fmt: skip
    lit(painter, placed(crown(), 396, 350, 0.5, -3), look.BRASS, look.BONE, (4, -4), shade="#8A5A1E", width=5)


def _steers(painter: QPainter) -> None:
    """The ship's wheel before him, and his other hand that holds it by a spoke, as steady as on a lake."""
    wood, deep = "#8A5228", "#2E180A"
    shade = mixed(BLACK, _COAT, 0.62)
    arm(painter, ((630, 780), (676, 1020), (574, 1030)), 124, shade, mixed(BLACK, _COAT, 0.9), (-9, -7), cuff=look.BONE,
        skin=_SKIN)  # fmt: skip
    painter.save()
    painter.translate(617, 724)
    painter.scale(0.84, 0.84)
    _epaulette(painter, 0, 0, 24)
    painter.restore()
    x, y = 392, 1140
    for turn in range(0, 180, 36):
        spoke = placed(rect(-13, -254, 26, 508, 13), x, y, 1, turn + 18)
        lit(painter, spoke, wood, _GLEAM, (-4, -3), shade=deep, width=5)
    lit(painter, ring(x, y, 192, 150), wood, _GLEAM, (-4, -7), shade=deep, width=6)
    fill(painter, ring(x, y, 175, 169), look.BRASS)
    fingers(painter, 514, 1020, -30, 0.86, _SKIN, towards=(-0.9, -0.4))


def _toast(painter: QPainter, t: Tones, body: QPainterPath) -> None:
    """The arm that lifts the glass, three rings of gold at its end."""
    elbow, wrist = (84, 956), (122, 756)
    arm(painter, ((232, 786), elbow, wrist), 124, _COAT, _GLEAM, (-12, -7), cuff=look.BONE, skin=_SKIN, body=body)
    for share in (0.5, 0.62, 0.74):
        half = 66 - share * 40
        ends = [along(elbow, wrist, share, aside) for aside in (-half, 0, half)]
        rimmed(painter, ink([(x, y + (8 if n == 1 else 0), 11) for n, (x, y) in enumerate(ends)]), look.BRASS, BLACK, 3)
    with grip(painter, 176, 648, -4, 0.9, _SKIN, across=160, mirror=True, towards=(-0.9, -0.4)):
        glow(painter, 176, 648, 150, t.light, 0.4)
        glass(painter, 178, 750, 214, -3)
