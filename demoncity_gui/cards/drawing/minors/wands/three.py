"""The Three of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFC870"
_SKIN = "#A8703F"


def scene(painter: QPainter, t: Tones) -> None:
    """At the end of the pier he has his glass on what he sent for: head on, black before the sun, it comes in."""
    sky(painter, "#140A22", "#C8642E", 700)
    fill(painter, rays(176, 660, 160, 980, 26, 40, 4), mixed("#A84E28", look.SODIUM, 0.25))
    glow(painter, 176, 660, 400, look.BONE, 0.6)
    fill(painter, disc(176, 660, 206), "#FFE6A8")
    clouds(painter, ((330, 150, 0.8),), "#3A1A26", look.SODIUM)
    fill(painter, rect(0, 700, 700, 560), "#5A2C2E")
    fill(painter, polygon(((0, 700), (390, 700), (470, 1200), (-60, 1200))), "#9A4E22")
    fill(painter, polygon(((60, 700), (300, 700), (330, 1200), (20, 1200))), "#D88A3A")
    hatch(painter, rect(0, 710, 700, 400), Hatch.WAVES, "#5A2A1E", pitch=40, width=6)
    _liner(painter, 190, 960, 0.78)
    match(painter, 74, 1120, 690, -1, 5.2)
    match(painter, 632, 720, 590, 0, 4.4)
    painter.save()
    place_at(painter, (560, 1000), (604, 1046), 1.12, degrees=-6)
    _lookout(painter)
    painter.restore()
    gloom(painter, 300, 520, 430, 0.5)


def _liner(painter: QPainter, x: float, y: float, size: float) -> None:
    """A steamer head on, black but for its lamps: funnel, decks, a bow as sharp as an axe, the wave before it."""
    black = "#140A16"
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    smoke = blob(((-26, -448), (26, -448), (30, -500), (84, -560), (70, -640), (0, -664), (-90, -640), (-150, -664),
        (-120, -610), (-60, -590), (-20, -550), (-40, -500)), tension=0.9)  # fmt: skip
    fill(painter, smoke, "#4A2028")
    decks = joined(polygon(((-36, -300), (-32, -452), (32, -452), (36, -300))), *(rect(-wide, top, wide * 2, 56, 4)
        for wide, top in ((68, -350), (92, -300), (112, -256))), rect(-150, -316, 300, 9), rect(-3, -560, 6,
        120))  # fmt: skip
    lit(painter, decks, "#2A1620", look.SODIUM, (0, -5), shade=black, width=5)
    fill(painter, rect(-34, -420, 68, 30), "#B8362E")
    lamps = [rect(k * wide * 0.36 - 8, top, 16, 13, 2) for wide, top in ((68, -334), (92, -284), (112, -240)) for k in
        range(-2, 3)]  # fmt: skip
    fill(painter, joined(*lamps), "#FFD080")
    hull = blob(((-124, -212), (0, -196), (124, -212), (98, -80), (60, 20), (0, 40), (-60, 20), (-98, -80)),
        tension=0.6)  # fmt: skip
    lit(painter, hull, "#381822", look.SODIUM, (0, -6), shade=black, width=6)
    within(painter, hull, polygon(((0, -190), (150, -240), (150, 80), (0, 80))), black)
    fill(painter, limb(((0, -196, 4), (0, 30, 7))), look.SODIUM)
    for way in (-1, 1):
        wave = blob(((way * 4, 52), (way * 36, 8), (way * 88, -26), (way * 138, -8), (way * 168, 44), (way * 124, 26),
            (way * 92, 52)), tension=0.9)  # fmt: skip
        lit(painter, wave, look.BONE, look.BONE, (-3, -5), shade="#C89A6A", width=5)
        fill(painter, joined(disc(way * 186, -14, 9), disc(way * 176, -52, 7), disc(way * 204, 20, 6)), look.BONE)
        for dip, far, y in ((84, 196, 64), (112, 150, 96)):
            fill(painter, ink(((way * 10, dip, 2), (way * 84, dip + 4, 9), (way * far, y, 2))), look.BONE)
    painter.restore()


def _lookout(painter: QPainter) -> None:
    """He, from the side, his back in the dark: the glass at his eye, the third match planted before him."""
    cloth, dark = "#34407A", "#080A1A"
    arm(painter, ((500, 606), (356, 664), (288, 492)), 104, mixed(BLACK, cloth, 0.8), _WARM, (-9, -7), cuff=look.BONE,
        skin=_SKIN)  # fmt: skip
    fill(painter, polygon(((430, 900), (560, 880), (560, 1200), (330, 1200))), "#0C0A14")
    thigh = blob(((470, 880), (430, 960), (392, 1060), (372, 1200), (520, 1200), (560, 900)), tension=0.7)
    lit(painter, thigh, "#2A2434", _WARM, (-12, -4), shade=BLACK)
    coat = blob(((446, 560), (476, 500), (560, 490), (632, 520), (672, 600), (672, 700), (650, 810), (632, 908), (662,
        970), (694, 1040), (716, 1200), (450, 1200), (456, 1080), (474, 990), (484, 908), (468, 830), (440, 730), (434,
        630)), tension=0.75)  # fmt: skip
    lit(painter, coat, cloth, _WARM, (-16, -6), shade=dark)
    back = joined(blob(((668, 500), (626, 580), (640, 690), (606, 810), (590, 908), (760, 908), (760, 500)),
        tension=0.8), blob(((590, 916), (630, 990), (612, 1060), (540, 1110), (530, 1200), (800, 1200), (800, 916)),
        tension=0.7))  # fmt: skip
    within(painter, coat, back, dark)
    folds = (((500, 946, 4), (492, 1000, 10), (480, 1090, 5)), ((550, 950, 3), (548, 1010, 10), (530, 1090, 5)), ((470,
        830, 3), (500, 870, 9), (540, 890, 3)), ((610, 880, 3), (570, 890, 7), (530, 892, 3)))  # fmt: skip
    fill(painter, joined(*(limb(points) for points in folds)), dark)
    lit(
        painter,
        polygon(((568, 984), (640, 970), (652, 1012), (576, 1028))),
        cloth,
        _WARM,
        (-3, -6),
        shade=dark,
        width=5,
    )  # a pocket's flap
    lit(painter, limb(((484, 912, 36), (556, 924, 40), (634, 908, 36))), "#7A4426", _WARM, (-3, -6), shade="#331A0E",
        width=5)  # fmt: skip
    rimmed(painter, rect(498, 896, 42, 48, 6), look.BRASS, BLACK, 5)
    for x, y in ((478, 610), (474, 690), (490, 770)):
        rimmed(painter, disc(x, y, 11), look.BRASS, BLACK, 4)
    _lookouts_head(painter)
    _planting_arm(painter, coat, cloth, dark)
    night = blob(((640, 520), (608, 600), (628, 700), (590, 800), (560, 880), (580, 960), (560, 1200), (760, 1200),
        (760, 520)), tension=0.6)  # fmt: skip
    glaze(painter, night, BLACK, 0.6)
    with grip(painter, 340, 884, -3, 0.84, _SKIN, across=44):
        match(painter, 340, 1140, 420, 0, 2.9)


def _planting_arm(painter: QPainter, coat: QPainterPath, cloth: str, dark: str) -> None:
    """His near arm: shoulder, elbow at the belt, and forward to the match that he plants."""
    upper = blob(((538, 640), (550, 580), (592, 552), (640, 572), (662, 660), (664, 770), (650, 850), (600, 872), (560,
        840), (548, 750)), tension=0.7)  # fmt: skip
    fore = blob(((652, 800), (666, 846), (640, 884), (560, 914), (456, 944), (424, 866), (510, 824), (560, 784), (612,
        770)), tension=0.65)  # fmt: skip
    thrown = joined(upper.translated(-4, 14), fore.translated(10, 34)).intersected(coat)
    glaze(painter, thrown, BLACK, 0.5)
    lit(painter, limb(((440, 892, 52), (388, 890, 48))), _SKIN, _SKIN, (-4, -6), shade="#4E2E1A", width=5, smooth=True)
    lit(painter, upper, cloth, _WARM, (-9, -7), shade=dark, width=7)
    lit(painter, fore, cloth, _WARM, (-4, -9), shade=dark, width=7)
    fill(painter, fore.intersected(blob(((586, 776), (640, 782), (656, 820), (640, 860), (596, 850), (572, 812)))),
        cloth)  # fmt: skip
    creases = (((650, 812, 3), (612, 836, 10), (596, 870, 3)), ((618, 790, 3), (584, 826, 10), (570, 866, 3)), ((490,
        842, 2), (506, 872, 8), (500, 908, 2)))  # fmt: skip
    within(painter, fore, joined(*map(ink, creases)), dark)
    lit(painter, limb(((414, 850, 30), (432, 890, 34), (446, 934, 30))), look.BONE, look.BONE, (-4, -5),
        shade="#8A7A86", width=5)  # fmt: skip


def _lookouts_head(painter: QPainter) -> None:
    """His head in profile under a captain's cap, a short beard, a smile, and the brass glass at his eye."""
    shade, black = "#4E2E1A", "#1E1416"
    with tilted(painter, 520, 480, -3):
        side(painter, 520, 380, 0.98, Face(shade, _SKIN, nose=Nose.BROAD, open=False, brow=12, jaw=0.7,
            smile=1.3), mirror=True)  # fmt: skip
        beard = blob(((548, 366), (534, 396), (506, 414), (490, 438), (456, 446), (452, 468), (474, 482), (520, 474),
            (552, 440), (562, 396)), tension=0.7)  # fmt: skip
        lit(painter, beard, black, _WARM, (-4, -3), shade=BLACK, width=4)
        nape = blob(((536, 320), (590, 310), (606, 370), (590, 430), (572, 440), (566, 380), (548, 370)), tension=0.7)
        lit(painter, nape, black, _WARM, (-3, -3), shade=BLACK, width=4)
        crown = blob(((432, 318), (424, 270), (470, 236), (560, 232), (624, 262), (620, 312), (540, 330)), tension=0.7)
        lit(painter, crown, look.BONE, look.BONE, (-9, -8), shade="#8A7A86")
        band = limb(((440, 322, 34), (520, 334, 36), (606, 316, 34)))
        lit(painter, band, "#20264A", _WARM, (-4, -5), shade=BLACK, width=5)
        rimmed(painter, disc(470, 316, 17), look.BRASS, BLACK, 4)
        peak = blob(((452, 334), (420, 332), (386, 352), (392, 364), (440, 352), (480, 352)), tension=0.7)
        lit(painter, peak, "#17131F", _WARM, (-3, -6), shade=BLACK, width=5)
    collar = blob(((470, 500), (486, 470), (540, 486), (600, 440), (634, 470), (640, 540), (560, 560), (490, 544)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, "#4A568C", _WARM, (-10, -7), shade="#141830")
    with grip(painter, 296, 398, 82, 0.78, _SKIN, across=56), tilted(painter, 446, 372, -9):
        _spyglass(painter)


def _spyglass(painter: QPainter) -> None:
    """Three tubes, each with a brass ring, at (446, 372) and to the left."""
    for left, wide, high, tone in ((380, 66, 36, "#6B3A1E"), (304, 80, 48, look.BRASS), (214, 96, 62, "#6B3A1E")):
        lit(painter, rect(left, 372 - high / 2, wide, high, 5), tone, _WARM, (-3, -8), shade=mixed(BLACK, tone, 0.4))
    for x, high in ((374, 48), (298, 60), (206, 76)):
        lit(painter, rect(x, 372 - high / 2, 16, high, 5), look.BRASS, look.BONE, (-3, -5), shade="#6B4A1A", width=4)
    fill(painter, star(212, 348, 54, 6, 4, 12), "#FFF6D8")  # the sun in its lens
