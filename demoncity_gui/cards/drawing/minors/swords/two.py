"""The Two of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#EBD0B4"
_MOON: Final = "#DCEBFF"
_GOWN: Final = "#4A5896"
_NIGHT: Final = "#141A34"
_HAIR: Final = "#2E2444"


def scene(painter: QPainter, t: Tones) -> None:
    """Blindfolded by a still sea she keeps watch, arms crossed on her breast as on a tomb, a blade at each shoulder."""
    sky(painter, "#060B18", "#33648C", 560)
    _sea(painter)
    _hair_behind(painter)
    _gown(painter)
    _head(painter)
    for way in (-1, 1):
        painter.save()
        place_at(painter, (350, 0), (350, 0), (way, 1))
        _guard(painter, way)
        painter.restore()
    gloom(painter, 370, 560, 470, 0.36)


def _sea(painter: QPainter) -> None:
    """A thin moon, and its light on a sea that hardly moves."""
    moon = disc(566, 156, 104).subtracted(disc(530, 134, 98))
    glow(painter, 560, 160, 330, "#BFD8F0", 0.4)
    fill(painter, moon, look.BONE)
    stars(painter, 14, (190, 50), (480, 340))
    fill(painter, rect(0, 540, 700, 660), mixed(BLACK, look.ICE, 0.32))
    for number in range(9):
        wide = 60 + number * 12
        fill(painter, rect(606 - wide / 2 + (number % 3 - 1) * 18, 552 + number * 30, wide, 8, 4), "#C8DEEE")
    hatch(painter, rect(0, 556, 700, 560), Hatch.WAVES, mixed(BLACK, look.ICE, 0.52), pitch=44, width=3)


def _hair_behind(painter: QPainter) -> None:
    """Long hair, down to behind her shoulders, its ends apart."""
    mass = blob(((350, 240), (470, 260), (500, 360), (516, 470), (548, 560), (570, 640), (606, 712), (552, 690), (540,
        730), (350, 740), (160, 730), (148, 690), (94, 712), (130, 640), (152, 560), (184, 470), (200, 360), (230,
        260)), tension=0.7)  # fmt: skip
    lit(painter, mass, _HAIR, look.ICE, (6, -6), shade="#0C0A14")
    lines = [((480, 330), (500, 450), (560, 640)), ((470, 340), (490, 500), (540, 690)), ((464, 360), (470, 500), (500,
        660))]  # fmt: skip
    strands(painter, [[(350 + way * (x - 350), y) for x, y in line] for line in lines for way in (-1, 1)], _HAIR,
        look.ICE, 11)  # fmt: skip


def _gown(painter: QPainter) -> None:
    """Shoulders and hanging upper arms in a gown whose halves cross over the breast."""
    body = bust(350, 590, 600, 1240, waist=0.94, hip=0.98)
    lit(painter, body, mixed(BLACK, _GOWN, 0.76), _MOON, (11, -9), shade=_NIGHT)
    night = blob(((20, 600), (170, 660), (230, 760), (190, 860), (230, 1100), (20, 1200)), tension=0.6)
    within(painter, body, night, _NIGHT)
    chest = blob(((240, 600), (350, 580), (460, 600), (430, 700), (350, 900), (270, 700)), tension=0.5)
    lit(painter, chest, _SKIN, _SKIN, (6, -4), shade="#7A6068", width=5, smooth=True)


def _head(painter: QPainter) -> None:
    """Her chin up, listening; a red cloth over her eyes."""
    neck(painter, 350, 478, 112, 606, _SKIN)
    fill(painter, blob(((286, 604), (350, 616), (414, 604), (430, 650), (350, 700), (270, 650)), tension=0.6), _SKIN)
    for way in (-1, 1):
        hem = [(350 + way * x, y, wide) for x, y, wide in ((106, 596, 14), (84, 690, 24), (6, 880, 26))]
        lit(painter, ink(hem), "#B8202F", "#FF7A68", (4, -5), shade="#33090F", width=5)
    front(painter, 350, 342, 1.46, Face("#6A5A70", _SKIN, open=False, lips="#B02838", jaw=0.1, smile=-0.5),
        mirror=True)  # fmt: skip
    lock = ((350, 168), (404, 164), (462, 196), (494, 270), (504, 370), (516, 450), (540, 530), (528, 610), (508, 646),
        (500, 590), (482, 620), (474, 540), (456, 460), (450, 380), (444, 310), (420, 254), (384, 226), (350,
        204))  # fmt: skip
    lines = (((356, 184), (440, 190), (488, 300)), ((358, 188), (436, 212), (474, 330)), ((358, 194), (424, 230), (456,
        330)), ((482, 290), (496, 420), (530, 560)), ((470, 330), (480, 470), (512, 600)), ((460, 330), (466, 450),
        (490, 590)))  # fmt: skip
    for way in (-1, 1):
        lit(painter, blob([(350 + way * (x - 350), y) for x, y in lock], tension=0.7), _HAIR, look.ICE, (5, -6),
            shade="#0C0A14", width=6)  # fmt: skip
        strands(painter, [[(350 + way * (x - 350), y) for x, y in line] for line in lines], _HAIR, look.ICE, 8)
    for end in (((456, 320), (510, 296), (548, 318), (584, 296), (574, 344), (536, 370), (500, 356), (456, 362)),
            ((456, 340), (506, 366), (530, 430), (560, 470), (524, 480), (494, 450), (478, 400), (452,
            366))):  # fmt: skip
        lit(painter, blob(end, tension=0.8), "#A81C2C", "#FF7A68", (5, -6), shade="#33090F", width=5)
    band = blob(((238, 296), (350, 276), (462, 296), (468, 372), (410, 386), (350, 366), (290, 386), (232, 372)),
        tension=0.6)  # fmt: skip
    lit(painter, band, "#B8202F", "#FF7A68", (8, -7), shade="#33090F")
    fill(painter, joined(*(ink(line) for line in (((244, 326, 1), (350, 306, 7), (460, 330, 1)), ((240, 352, 1), (300,
        350, 6), (346, 330, 1)), ((462, 354, 1), (400, 352, 6), (354, 330, 1))))), "#4A0C14")  # fmt: skip


def _guard(painter: QPainter, way: int) -> None:
    """One forearm in its sleeve across the breast, its hand at the other shoulder, and the blade that rises there."""
    lamp = (8 * way, -8)
    sleeve = blob(((30, 1010), (80, 930), (190, 880), (290, 812), (366, 752), (402, 770), (430, 826), (440, 888), (390,
        938), (310, 1010), (200, 1110), (60, 1120)), tension=0.5)  # fmt: skip
    glaze(painter, sleeve.translated(-4, 24), BLACK, 0.45)
    sword(painter, 494, 770, 440, 19, 2.8, grip=196)
    _hand(painter, 494, 770, 19, 1.2, way)
    lit(painter, sleeve, _GOWN if way < 0 else mixed(_GOWN, look.BONE, 0.1), _MOON, lamp, shade=_NIGHT, width=6)
    for fold in (((96, 960, 2), (170, 960, 10), (250, 920, 2)), ((110, 1030, 2), (210, 1000, 12), (330, 910, 2)),
            ((250, 1040, 1), (320, 960, 10), (380, 890, 2))):  # fmt: skip
        fill(painter, ink(fold), _NIGHT)
    hem = ((358, 750, 20), (394, 776, 28), (418, 828, 28), (430, 890, 20))
    lit(painter, ink(hem), "#B8202F", "#FF7A68", (4 * way, -5), shade="#33090F", width=5)


def _hand(painter: QPainter, x: float, y: float, turn: float, size: float, way: int) -> None:
    """A right hand's back, a hilt upright behind it: four fingers bend away around it, the thumb lies along it."""
    with hand_at(painter, x, y, turn, size, False, (0.8 * way, -0.6)) as lamp:
        rows = ((-4, -38, 42, -47, 29), (3, -10, 49, -17, 30), (0, 18, 45, 13, 28), (-12, 43, 31, 41, 24))
        bent = [digit(((a - 16, b + 3, thick + 3), (a + 10, b - 2, thick + 1), (px, py, thick * 0.94)))
            for a, b, px, py, thick in rows]  # fmt: skip
        flesh(painter, tuple(reversed(bent)), _SKIN, lamp, 5)
        for shape, (_, _, px, py, _) in zip(bent, rows, strict=True):
            within(painter, shape, disc(px + 12, py + 4, 15, 30), dark_of(_SKIN))
        thumb = ((-62, 30, 44), (-44, -14, 34), (-22, -50, 29), (-2, -74, 19))
        back = blob(((-120, 84), (-80, 20), (-50, -24), (-22, -50), (0, -52), (12, -26), (14, 0), (10, 26), (-4, 54),
            (-24, 66), (-52, 82), (-90, 128)), tension=0.55)  # fmt: skip
        flesh(painter, (back,), _SKIN, lamp, 6)
        fill(painter, joined(*(limb(((a - 10, b - 1, thick * 0.62), (a + 16, b - 4, thick * 0.66)))
            for a, b, _, _, thick in rows)), _SKIN)  # fmt: skip
        flesh(painter, (digit(thumb),), _SKIN, lamp, 5)
        fill(painter, limb(((-90, 70, 34), (-66, 34, 34), (-52, 10, 22))), _SKIN)
        fill(painter, joined(*(disc(a + 4, b - 4, 5, 7) for a, b, *_ in rows)), mixed(_SKIN, pale_of(_SKIN), 0.6))
        fill(painter, joined(*(limb(((a + 22, b + 11, 3), (a + 4, b + 14, 4), (a - 30, b + 24, 1)))
            for a, b, *_ in rows[:3])), line_of(_SKIN))  # fmt: skip
        fill(painter, nail(thumb), pale_of(_SKIN))
