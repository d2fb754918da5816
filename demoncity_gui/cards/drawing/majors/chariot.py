"""The Chariot, Major VII."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
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
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#B01E2C"
_WINE: Final = "#3A0A12"
_SKIN: Final = "#EBC8A4"
_CLOTH: Final = "#24357A"
_DEEP: Final = "#0E1430"


def scene(painter: QPainter, t: Tones) -> None:
    """A crowned man stands in his open car and reins in two dogs, a black one and a white one, that tear apart."""
    sky(painter, "#1C0F06", "#B07A22", 640)
    fill(painter, rays(380, 330, 40, 900, 22, 170, 4), "#E0B040")
    glow(painter, 384, 300, 330, "#FFF0B8", 0.9)
    for edge, foot, rows in ((30, 130, 9), (670, 580, 9)):
        _tower(painter, edge, foot, rows, t)
    fill(painter, rect(20, 860, 660, 300), "#0C0810")
    with tilted(painter, 350, 680, -4):
        _canopy(painter)
        _inside(painter, t)
    _cape(painter)
    _driver(painter)
    with tilted(painter, 350, 680, -4):
        _car(painter, t)
    _other_hand(painter)
    for x in (46, 654):
        _wheel(painter, x, 1004)
    _dog(painter, (188, 790), -7, "#2A2834", BLACK)
    _dog(painter, (512, 790), -9, look.BONE, "#8E867C")
    _holds(painter)


def _rein(painter: QPainter, start: Point, end: Point) -> None:
    """A strap of leather from a fist to a dog's collar, straight with the pull, with a seam."""
    (ax, ay), (bx, by) = start, end
    lit(painter, ring(bx, by, 19, 11), look.SODIUM, look.BONE, (-2, -3), shade="#6A4216", width=4)
    rimmed(painter, limb(((ax, ay, 17), (bx, by, 17))), "#8A4A22", BLACK, 5)
    fill(painter, limb(((ax - 3, ay, 6), (bx - 3, by, 6))), "#E8B070")


def _cape(painter: QPainter) -> None:
    """His cape, that flies behind him on the wind of the ride, and the wind itself."""
    cape = blob(((420, 410), (520, 400), (580, 340), (640, 330), (720, 270), (704, 360), (740, 420), (690, 460), (720,
        540), (640, 530), (600, 600), (520, 560)), tension=0.6)  # fmt: skip
    lit(painter, cape, _CLOTH, look.ICE, (-5, -8), shade=_DEEP, width=8)
    within(painter, cape, folds(((500, 440), (600, 410), (690, 330), 16), ((520, 480), (610, 460), (700, 410), 16), (
        (540, 530), (600, 530), (690, 510), 14)), _DEEP)  # fmt: skip
    wind = [limb(((x, y, 2), (x + way * 70, y + 14, 8), (x + way * 150, y + 34, 2))) for x, y, way in ((210, 250, -1), (
        236, 300, -1), (200, 350, -1), (520, 290, 1), (506, 330, 1))]  # fmt: skip
    fill(painter, joined(*wind), "#FFF4D0")


def _wheel(painter: QPainter, x: float, y: float) -> None:
    """A great wheel of the car: a tyre, a rim of gold, twelve spokes and a hub."""
    lit(painter, disc(x, y, 146), "#4A4660", look.ICE, (-4, -6), shade="#24223A", width=6)
    fill(painter, disc(x, y, 104), "#0C0A12")
    lit(painter, ring(x, y, 120, 94), look.SODIUM, look.BONE, (-4, -6), shade="#6A4216", width=6)
    for k in range(12):
        a = math.pi * (k / 6 + 0.06)
        dx, dy = math.cos(a), math.sin(a)
        rimmed(painter, limb(((x + dx * 20, y + dy * 20, 13), (x + dx * 98, y + dy * 98, 11))), "#E0A040", BLACK, 5)
    lit(painter, disc(x, y, 32), look.SODIUM, look.BONE, (-4, -6), shade="#6A4216", width=6)


def _tower(painter: QPainter, edge: float, foot: float, rows: int, t: Tones) -> None:
    """A tower at the picture's edge that leans over the street, few of its windows lit."""
    way = 1 if edge < 350 else -1
    shape = polygon(((edge - way * 60, -150), (edge + way * 70, -150), (foot, 720), (edge - way * 60, 760)))
    lit(painter, shape, "#120D10", t.light, (way * 5, 0), width=4)
    panes = [rect(edge + way * (14 + 5 * row) - 12, 120 + row * 62, 22, 34) for row in range(rows) if row % 3]
    fill(painter, joined(*panes), mixed(BLACK, t.light, 0.7))


def _canopy(painter: QPainter) -> None:
    """A canopy full of stars over him, on two posts of gold."""
    for x, foot in ((104, 116), (604, 592)):
        lit(painter, limb(((x, 60, 20), (foot, 660, 22))), look.SODIUM, look.BONE, (-5, 0), shade="#6A4216", width=6)
        for y in (190, 420):
            lit(painter, disc(x, y, 20, 12), look.SODIUM, look.BONE, (-4, -4), shade="#6A4216", width=5)
    hem = [(668 - a * 53, 90 if a % 2 else 138) for a in range(1, 12)]
    roof = blob(((-30, 60), (20, -60), (180, -150), (350, -176), (520, -150), (680, -60), (730, 60), (668, 110), *hem,
        (32, 110)), tension=0.75)  # fmt: skip
    lit(painter, roof, _CLOTH, look.ICE, (-6, -8), shade=_DEEP, width=8)
    for x in (90, 196, 302, 408, 514, 620):
        within(painter, roof, limb(((350 + (x - 350) * 0.7, -150, 3), (x + 26, 40, 12), (x + 30, 140, 4))), _DEEP)
    rimmed(painter, limb(((-20, 62, 13), (150, 54, 13), (350, 52, 13), (550, 54, 13), (720, 62, 13))), look.SODIUM,
        BLACK, 5)  # fmt: skip
    for x, y, size in ((66, 20, 17), (140, 96, 13), (200, 14, 20), (272, 92, 14), (350, 6, 17), (430, 92, 14), (506, 14,
        20), (580, 96, 13), (640, 20, 17), (120, -60, 18), (270, -90, 20), (430, -90, 20), (580, -60, 18)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.4), look.BONE)


def _inside(painter: QPainter, t: Tones) -> None:
    """The car behind him: the far edge of its open body and the dark he stands in."""
    lit(painter, disc(350, 640, 270, 62), "#4A3A20", t.light, (-4, -8), shade="#1A1206", width=8)
    fill(painter, disc(350, 650, 246, 50), "#160A0A")


def _coat() -> QPainterPath:
    """His coat, from the throat to the waist."""
    return blob(((320, 400), (230, 420), (160, 466), (160, 540), (236, 640), (246, 760), (500, 760), (520, 620), (566,
        520), (552, 452), (490, 412), (400, 392)), tension=0.6)  # fmt: skip


def _driver(painter: QPainter) -> None:
    """He stands upright in the car and leans back against the pull; his face is towards the black dog.

    A head is 220: shoulders (196, 500) and (520, 486), upper arms 200 (towards us), forearms 210.
    """
    coat = _coat()
    lit(painter, coat, _RED, "#FF7A60", (-12, -7), shade=_WINE)
    within(painter, coat, polygon(((400, 380), (600, 380), (600, 780), (450, 780), (440, 640), (396, 540))), _WINE)
    fill(painter, polygon(((306, 404), (412, 394), (362, 560))), look.BONE)
    fill(painter, polygon(((362, 404), (412, 394), (362, 560))), "#9A92A0")
    for way, x, y in ((-1, 280, 414), (1, 434, 400)):
        lit(painter, polygon(((x + way * 6, y - 14), (x + way * 50, y + 30), (x + way * 24, y + 76), (360, 620), (
            x - way * 26, y + 2))), _RED if way < 0 else "#6E121E", "#FF7A60", (-5, -5), shade=_WINE,
            width=5)  # fmt: skip
    with tilted(painter, 362, 410, 4):
        neck(painter, 362, 364, 96, 424, _SKIN)
        mane = blob(((276, 220), (310, 160), (400, 150), (460, 174), (492, 214), (540, 224), (504, 250), (530, 286),
            (488, 292), (500, 334), (462, 336), (446, 370), (430, 290)), tension=0.8)  # fmt: skip
        lit(painter, mane, "#2B1A14", look.SODIUM, (-4, -6), shade="#0C0806", width=6)
        turned(painter, 356, 286, 1.14, Face("#8A4A2C", _SKIN, stern=1.2, brow=14, smile=0.5, jaw=0.9, lid=0.1,
            nose=Nose.HOOKED, gaze=0.5, iris="#2A5A8C"), mirror=True)  # fmt: skip
        lock = blob(((274, 240), (282, 186), (354, 158), (446, 176), (468, 256), (458, 310), (438, 274), (420, 226),
            (366, 214), (314, 216)), tension=0.7)  # fmt: skip
        lit(painter, lock, "#2B1A14", look.SODIUM, (-4, -5), shade="#0C0806", width=5)
        lit(painter, placed(crown(), 358, 190, 0.92, 2), look.SODIUM, look.BONE, (-9, -6), shade="#8C5A1E", width=7)
        rimmed(painter, star(355, 176, 26, 10, 4), look.BONE, BLACK, 4)


def _holds(painter: QPainter) -> None:
    """Both reins are in his one fist, hauled back to his breast."""
    lit(painter, limb(((270, 648, 44), (318, 630, 42))), _SKIN, _SKIN, (-5, -6), shade="#7A4A30", width=5)
    sleeve = blob(((226, 456), (176, 446), (138, 484), (104, 560), (64, 624), (40, 676), (50, 712), (96, 728), (170,
        722), (240, 698), (296, 668), (280, 612), (222, 622), (170, 624), (206, 576), (250, 520)),
        tension=0.45)  # fmt: skip
    lit(painter, sleeve, _RED, "#FF7A60", (-7, -8), shade=_WINE)
    within(painter, sleeve, folds(((176, 622), (130, 632), (76, 672), 14), ((170, 626), (150, 668), (104, 700), 14), (
        (168, 620), (140, 596), (112, 590), 10), ((240, 622), (230, 652), (244, 690), 9)), _WINE)  # fmt: skip
    lit(painter, polygon(((264, 612), (300, 600), (316, 664), (280, 680))), look.SODIUM, look.BONE, (-5, -6),
        shade="#6A4216", width=5)  # fmt: skip
    for x, y, way in ((196, 470, -1), (524, 456, 1)):  # the moon wanes on one shoulder, waxes on the other
        lit(painter, disc(x, y, 50, 46), _CLOTH, look.ICE, (-4, -5), shade=_DEEP, width=6)
        fill(painter, disc(x, y, 37, 34).subtracted(disc(x - way * 16, y - 9, 32, 30)), look.BONE)
    with grip(painter, 356, 596, 22, 0.84, _SKIN, across=44, mirror=True, towards=(-0.8, -0.6)):
        lit(painter, limb(((352, 590, 30), (352, 626, 34))), "#8A4A22", "#E8B070", (-4, 0), width=5)
        _rein(painter, (346, 606), (264, 800))
        _rein(painter, (360, 606), (436, 800))


def _other_hand(painter: QPainter) -> None:
    """His other arm, stiff against the pull: its fingers lie over the car's rim."""
    sleeve = blob(((480, 450), (530, 448), (572, 486), (612, 540), (648, 590), (640, 624), (606, 640), (572, 634), (548,
        594), (566, 570), (520, 546), (484, 520)), tension=0.45)  # fmt: skip
    lit(painter, sleeve, "#8E1822", "#FF7A60", (-6, -7), shade=_WINE)
    fingers(painter, 532, 648, -42, 0.84, _SKIN, towards=(-0.8, -0.6))
    cuff = polygon(((556, 580), (578, 566), (614, 634), (588, 650)))
    lit(painter, cuff, look.SODIUM, look.BONE, (-5, -6), shade="#6A4216", width=5)


def _car(painter: QPainter, t: Tones) -> None:
    """The front of the open car: a rounded body with a rim of gold, and a grille under a star."""
    steel = "#3A3654"
    body = blob(((76, 640), (190, 686), (350, 700), (510, 686), (624, 640), (636, 760), (600, 1100), (100, 1100), (64,
        760)), tension=0.6)  # fmt: skip
    lit(painter, body, steel, t.light, (-8, -6), shade="#0E0C16", width=8)
    rim = limb(((76, 636, 20), (150, 664, 28), (250, 682, 32), (350, 687, 34), (450, 682, 32), (550, 664, 28), (624,
        636, 20)))  # fmt: skip
    lit(painter, rim, look.SODIUM, look.BONE, (-4, -8), shade="#6A4216", width=7)
    grille = blob(((284, 770), (310, 738), (390, 738), (416, 770), (400, 1060), (300, 1060)), tension=0.4)
    lit(painter, grille, "#0C0A12", look.BONE, (-7, -7), shade=BLACK, edge=look.BONE, width=8)
    for x in range(304, 402, 22):
        fill(painter, rect(x, 766, 9, 300, 4), look.BONE)
    rimmed(painter, star(350, 740, 58, 18, 4), t.light, BLACK, 6)


def _dog(painter: QPainter, at: Point, turn: float, fur: str, dark: str) -> None:
    """A huge dog that throws itself forward, its skull at a point: the black one to the left, the white rightwards."""
    white = fur == look.BONE
    light = "#FFFFFF" if white else "#C8B46A"
    painter.save()
    painter.translate(*at)
    painter.scale(0.74 if white else -0.74, 0.74)
    _body(painter, fur, dark, light)
    painter.rotate(turn)
    _neck(painter, fur, dark, light)
    _jaws(painter, fur, dark, light)
    painter.restore()


def _body(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """That dog's trunk, that rears from the picture's foot, and its forelegs: one paws the air, one strikes out."""
    line = "#6E665E" if fur == look.BONE else BLACK
    trunk = blob(((-60, -60), (-108, 30), (-132, 110), (-170, 200), (-206, 300), (-230, 440), (70, 440), (56, 350), (
        78, 290), (104, 220), (104, 150), (66, 90), (30, 40)), tension=0.7)  # fmt: skip
    lit(painter, trunk, fur, light, (6, -7), shade=dark, width=8)
    within(painter, trunk, folds(((-104, 130), (-120, 210), (-166, 290), 14), ((60, 130), (92, 170), (70, 240), 12), (
        (20, 140), (26, 220), (-6, 290), 12), ((-20, 300), (-6, 340), (-24, 420), 12)), line)  # fmt: skip
    planted = blob(((-130, 210), (-90, 186), (-40, 230), (-30, 310), (-50, 380), (-50, 450), (-150, 450), (-156, 370), (
        -160, 290)), tension=0.7)  # fmt: skip
    lit(painter, planted, fur, light, (5, -7), shade=dark, width=7)
    leg = blob(((-34, 176), (0, 148), (48, 164), (88, 196), (130, 170), (162, 156), (188, 158), (206, 178), (208, 206),
        (190, 222), (168, 218), (154, 200), (120, 236), (84, 260), (36, 256), (-20, 236)),
        tension=0.6)  # fmt: skip
    lit(painter, leg, fur, light, (5, -7), shade=dark, width=8)
    fill(painter, folds(((-14, 172), (24, 196), (36, 240), 13), ((60, 196), (88, 220), (130, 196), 8), ((178, 180), (
        184, 198), (178, 216), 7), ((193, 178), (197, 194), (193, 214), 7)), line)  # fmt: skip
    for x, y in ((172, 222), (190, 226), (207, 212)):
        rimmed(painter, polygon(((x - 8, y - 6), (x + 8, y - 8), (x + 6, y + 20))), "#FFFDF0", BLACK, 4)


def _neck(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """That dog's neck, its far ear and a studded collar."""
    throat = blob(((-70, -50), (-106, 10), (-116, 70), (-60, 120), (30, 140), (80, 130), (66, 90), (30, 40)),
        tension=0.7)  # fmt: skip
    fill(painter, throat, fur)
    far = blob(((0, -84), (4, -134), (-40, -176), (-60, -120), (-46, -70)), tension=0.4)
    lit(painter, far, dark, light, (3, -3), width=6)
    band = blob(((-112, 40), (-98, -8), (-40, 76), (36, 100), (70, 96), (78, 132), (20, 136), (-64, 112)), tension=0.6)
    lit(painter, band, look.OXBLOOD, look.DANGER, (4, -6), shade=_WINE, width=7)
    for bx, by in ((-58, 72), (-16, 102), (32, 118)):
        lit(painter, disc(bx, by, 10), look.SODIUM, look.BONE, (2, -3), width=4)


def _jaws(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """That dog's head: ears laid back, eyes that burn, jaws wide open."""
    white = fur == look.BONE
    low = blob(((20, 30), (60, 46), (116, 76), (150, 78), (160, 94), (138, 110), (92, 108), (40, 92), (-4, 66)),
        tension=0.6)  # fmt: skip
    fill(painter, polygon(((26, 10), (172, 6), (154, 84), (60, 66))), "#5A0E16")
    lit(painter, low, fur, light, (4, -5), shade=dark, width=7)
    tongue = blob(((54, 52), (96, 42), (140, 62), (158, 70), (150, 84), (112, 84)), tension=0.8)
    if white:
        tongue = blob(((54, 52), (96, 46), (134, 66), (136, 92), (112, 142), (86, 150), (80, 122), (92, 90)),
            tension=0.8)  # fmt: skip
    lit(painter, tongue, "#E0505A", "#FF9A90", (3, -4), shade="#8A1C2C", width=5)
    for x, y, h in ((164, 8, 44), (136, 14, 20), (114, 16, 20), (92, 18, 18)):
        rimmed(painter, polygon(((x - 10, y - 6), (x + 9, y - 6), (x - 1, y + h))), "#FFFDF0", BLACK, 3.5)
    for x, y, h in ((146, 82, 32), (74, 62, 16)):
        rimmed(painter, polygon(((x - 9, y), (x + 8, y + 2), (x + 3, y - h))), "#FFFDF0", BLACK, 3.5)
    ear = blob(((-4, -84), (-36, -150), (-98, -172), (-94, -104), (-64, -50)), tension=0.4)
    skull = blob(((-92, 20), (-88, -46), (-46, -88), (8, -94), (48, -72), (76, -48), (136, -50), (178, -42), (200, -22),
        (196, 6), (172, 18), (120, 20), (84, 20), (50, 30), (26, 60), (-30, 78), (-76, 60)), tension=0.7)  # fmt: skip
    lit(painter, skull, fur, light, (5, -7), shade=dark, width=7)
    lit(painter, ear, fur, light, (4, -5), shade=dark, width=7)
    within(painter, ear, blob(((-28, -92), (-48, -136), (-86, -156), (-76, -100)), tension=0.4), dark)
    line = "#6E665E" if white else BLACK
    wrinkles = folds(((96, -44), (104, -20), (140, -14), 9), ((124, -46), (128, -28), (160, -24), 8), ((20, -8), (40,
        30), (10, 60), 10), ((66, -6), (84, 10), (150, 4), 8))  # fmt: skip
    fill(painter, wrinkles, line)
    rimmed(painter, blob(((170, -46), (196, -44), (208, -24), (196, -8), (180, -18)), tension=0.8), BLACK, BLACK, 3)
    fill(painter, disc(188, -36, 8, 4), "#8A8894")
    rimmed(painter, blob(((28, -36), (48, -50), (72, -38), (54, -24)), tension=0.6), "#FFD24A", BLACK, 6)
    fill(painter, disc(54, -38, 7), BLACK)
    fill(painter, limb(((12, -46, 5), (42, -60, 13), (78, -46, 5))), BLACK)
