"""The Eight of Cups."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MOONLIT = "#FFA68C"


def scene(painter: QPainter, t: Tones) -> None:
    """Eight glasses in two rows, and a gap; he who filled them goes up the stairs into a moon that goes dark."""
    sky(painter, "#03060E", mixed(BLACK, t.light, 0.4), 800)
    stars(painter, 16, (40, 20), (620, 480), look.BONE)
    glow(painter, 430, 330, 380, t.light, 0.75)
    fill(painter, disc(400, 330, 290), look.BONE)
    for x, y, r in ((196, 300, 26), (230, 420, 18), (176, 388, 12)):
        fill(painter, disc(x, y, r), "#D2C8B4")
    fill(painter, disc(520, 306, 270), "#1C0C14")
    for x, y, r in ((640, 230, 34), (620, 420, 40), (640, 330, 18)):
        fill(painter, disc(x, y, r), "#130810")
    city(painter, 800, mixed(BLACK, t.light, 0.2), None, tall=230, seed=4)
    city(painter, 860, "#05080E", look.SODIUM, tall=240, seed=28, right=210, edge=t.light)
    city(painter, 860, "#05080E", look.SODIUM, tall=200, seed=31, left=620, edge=t.light)
    fill(painter, polygon(((262, 622), (640, 622), (840, 1100), (-80, 1100))), "#05080F")
    top, left, right = 622.0, 262.0, 640.0
    for number in range(8):  # stairs that lead away: the treads catch the moon, the risers are dark
        tread, foot = 9 + number * 2.4, 38 + number * 6.4
        fill(painter, polygon(((left, top), (right, top), (right + 5, top + tread), (left - 7, top + tread))),
            mixed(BLACK, t.light, 0.62 - number * 0.03))  # fmt: skip
        fill(painter, limb(((left - 4, top + 1, 2), (left + 60, top, 4), (right - 190, top, 2))), look.BONE)
        top, left, right = top + foot, left - 0.72 * foot, right + 0.42 * foot
    shadow = blob(((384, 820), (530, 760), (560, 840), (560, 960), (640, 1120), (340, 1120), (366, 980), (376, 880)),
        tension=0.5)  # fmt: skip
    glaze(painter, shadow, "#02030A", 0.8)
    painter.save()
    painter.translate(418, 792)
    painter.scale(1.22, 1.22)
    painter.translate(-428, -676)
    _walker(painter)
    painter.restore()
    for foot, places in ((1062, (94, 222, 350, 478, 606)), (918, (158, 286, 542))):
        for x in places:
            glaze(painter, blob(((x - 60, foot - 10), (x + 60, foot - 10), (x + 84, foot + 16), (x - 40, foot + 16))),
                BLACK, 0.6)  # fmt: skip
            glass(painter, x, foot, 146)
    gloom(painter, 430, 560, 460, 0.4)


def _walker(painter: QPainter) -> None:
    """From behind: in a long coat, its collar up, a bag in one hand, a stick in the other, one foot a step higher."""
    red, dark, skin, edge = "#AC1E2A", "#1C060C", "#B07E5C", "#F2D9D0"
    far = blob(((470, 500), (540, 500), (548, 560), (532, 604), (524, 636), (484, 636), (480, 590), (464, 550)),
        tension=0.6)  # fmt: skip
    lit(painter, far, "#222A42", edge, (-4, -2), shade="#05070E", width=4)
    _shoe(painter, 506, 648, 1, 1)
    near = blob(((376, 500), (470, 500), (466, 580), (448, 630), (440, 676), (390, 676), (386, 630), (374, 580)),
        tension=0.6)  # fmt: skip
    lit(painter, near, "#222A42", edge, (-5, -2), shade="#05070E", width=4)
    within(painter, near, joined(limb(((380, 640, 2), (408, 652, 5), (440, 646, 2))), limb(((388, 622, 2), (410, 630,
        5), (430, 628, 2)))), BLACK)  # fmt: skip
    _shoe(painter, 412, 694, 1.2, -1)
    lit(painter, joined(rect(274, 534, 122, 86, 10), rect(318, 516, 36, 24, 8)), "#5A3820", edge, (-4, -4),
        shade="#140A05", width=5)  # fmt: skip
    fill(painter, joined(rect(294, 534, 9, 86), rect(364, 534, 9, 86)), "#140A05")
    coat = blob(((380, 566), (374, 500), (394, 412), (388, 346), (390, 306), (430, 266), (500, 264), (534, 288), (544,
        344), (530, 408), (556, 470), (596, 526), (636, 556), (600, 590), (556, 584), (520, 598), (470, 592), (440,
        610), (400, 604)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, _MOONLIT, (-9, -6), shade=dark)
    _back_of_coat(painter, coat, red, dark)
    lit(painter, thick_line(((604, 450), (634, 652)), 11), "#4A2E1C", look.BONE, (-3, -1), width=4)
    arm(painter, ((514, 316), (572, 384), (598, 452)), 62, mixed(dark, red, 0.72), edge, (6, -5), skin=skin, body=coat)
    fist(painter, 604, 474, 174, 0.44, skin, back=True)
    arm(painter, ((410, 316), (364, 404), (340, 488)), 64, red, _MOONLIT, (-8, -5), skin=skin, body=coat)
    fist(painter, 337, 514, 184, 0.44, skin, back=True, mirror=True)
    _back_of_head(painter, red, dark, edge)


def _shoe(painter: QPainter, x: float, y: float, size: float, out: int) -> None:
    """A shoe that stands on a tread, from behind: the block of its heel, its counter, its toe turned outward."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size * out, size)
    lit(painter, blob(((0, -20), (20, -14), (44, -8), (54, 0), (50, 5), (0, 5)), tension=0.7), "#4A2C20", "#F2D9D0",
        (-2 * out, -3), shade=BLACK, width=4)  # fmt: skip
    lit(painter, blob(((-21, 0), (-18, -30), (18, -30), (22, 0)), tension=0.4), "#4A2C20", "#F2D9D0", (-3 * out, -2),
        shade=BLACK, width=4)  # fmt: skip
    fill(painter, limb(((0, -28, 2), (0, -4, 3))), BLACK)
    lit(painter, rect(-23, -4, 46, 11, 3), "#1A0E0A", look.SODIUM, (-3 * out, -3), width=3)
    painter.restore()


def _back_of_coat(painter: QPainter, coat: QPainterPath, red: str, dark: str) -> None:
    """The seam down the back, the half belt with its two buttons; wind opens the vent and swings the skirt aside."""
    deep = blob(((492, 240), (680, 240), (680, 660), (560, 660), (524, 570), (500, 490), (496, 430), (482, 390), (500,
        330)), tension=0.7)  # fmt: skip
    within(painter, coat, deep, dark)
    pleat = joined(limb(((450, 330, 3), (452, 372, 6), (450, 396, 3))), limb(((472, 330, 3), (473, 372, 6), (472, 396,
        3))))  # fmt: skip
    folds = (((412, 340, 2), (422, 374, 6), (414, 396, 2)), ((416, 416, 2), (400, 500, 8), (402, 604, 9)), ((432, 420,
        2), (436, 500, 6), (444, 604, 8)), ((490, 416, 2), (520, 500, 8), (576, 590, 9)), ((510, 410, 2), (556, 496,
        7), (610, 566, 8)))  # fmt: skip
    within(painter, coat, joined(pleat, *(limb(fold) for fold in folds)), BLACK)
    within(painter, coat, blob(((462, 446), (470, 450), (500, 520), (530, 610), (470, 620), (472, 540)), tension=0.5),
        BLACK)  # fmt: skip
    fill(painter, limb(((462, 452, 2), (472, 520, 4), (472, 590, 3))), _MOONLIT)
    within(painter, coat, joined(*(limb(((556 + a * 0.2, 500 + a, 2), (590 + a * 0.6, 520 + a, 6), (626, 552 + a * 0.6,
        2))) for a in (0, 22))), red)  # fmt: skip
    hem = limb(((528, 410, 3), (556, 470, 6), (596, 522, 8), (634, 556, 5), (600, 588, 4), (556, 583, 3), (524, 595,
        2)))  # fmt: skip
    within(painter, coat, hem, _MOONLIT)
    belt = blob(((424, 396), (460, 402), (496, 395), (502, 404), (496, 414), (460, 421), (424, 414), (418, 405)),
        tension=0.4)  # fmt: skip
    lit(painter, belt, red, _MOONLIT, (-3, -4), shade=dark, width=4)
    for x in (430, 490):
        rimmed(painter, disc(x, 405, 5), "#D98A5A", BLACK, 2)


def _back_of_head(painter: QPainter, red: str, dark: str, edge: str) -> None:
    """His head from behind: grey hair cut short over a bare nape, an ear, the line of a cheek, the hat."""
    skin, dusk = "#A87450", "#4A2620"
    fill(painter, limb(((462, 250, 60), (462, 280, 66))), BLACK)
    lit(painter, blob(((438, 226), (490, 226), (490, 262), (500, 290), (426, 290), (436, 262)), tension=0.5), skin,
        edge, (-4, -2), shade=dusk, width=5, smooth=True)  # fmt: skip
    fill(painter, joined(limb(((456, 238, 2), (452, 256, 4), (446, 276, 2))), limb(((474, 238, 2), (477, 256, 5), (482,
        276, 3)))), dusk)  # fmt: skip
    cheek = blob(((470, 180), (520, 184), (522, 206), (531, 220), (522, 226), (516, 244), (496, 250), (470, 236)),
        tension=0.6)  # fmt: skip
    lit(painter, cheek, dusk, skin, (-5, -4), width=5)
    nape = blob(((412, 180), (486, 180), (496, 204), (494, 222), (486, 236), (474, 244), (462, 238), (448, 245), (428,
        234), (414, 212)), tension=0.7)  # fmt: skip
    lit(painter, nape, "#5E5A6A", edge, (-6, -3), shade="#16141E", width=4)
    strands(painter, [((430 + x, 196), (428 + x, 218), (436 + x * 0.8, 240)) for x in (0, 10, 20, 30, 40)], "#5E5A6A",
        edge, 3)  # fmt: skip
    ear = blob(((488, 202), (500, 194), (508, 204), (504, 222), (494, 232), (487, 224)), tension=0.9)
    lit(painter, ear, skin, edge, (-3, -3), shade=dusk, width=4)
    fill(painter, limb(((494, 206, 2), (501, 206, 4), (498, 220, 2))), dusk)
    collar = blob(((396, 312), (394, 288), (410, 262), (436, 270), (474, 273), (502, 264), (518, 266), (532, 288),
        (530, 312), (466, 330)), tension=0.5)  # fmt: skip
    lit(painter, collar, red, _MOONLIT, (-8, -6), shade=dark, width=5)
    within(painter, collar, polygon(((492, 240), (560, 240), (560, 340), (478, 340))), dark)
    fill(painter, limb(((406, 300, 2), (462, 312, 4), (524, 300, 2))), BLACK)
    crown = blob(((410, 176), (412, 136), (426, 106), (450, 98), (468, 110), (490, 98), (510, 112), (518, 146), (518,
        176)), tension=0.7)  # fmt: skip
    lit(painter, crown, "#241824", edge, (-7, -5), shade=BLACK, width=5)
    within(painter, crown, rect(380, 148, 170, 22), "#5A1420")
    brim = blob(((380, 196), (402, 178), (440, 168), (490, 166), (530, 172), (556, 190), (538, 196), (500, 186), (450,
        188), (410, 198), (388, 208)), tension=0.8)  # fmt: skip
    lit(painter, brim, "#241824", edge, (-3, -6), shade=BLACK, width=5)
