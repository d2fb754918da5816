"""The Eight of Cups."""

from __future__ import annotations

from collections.abc import Sequence

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
        tread, foot = 9 + number * 2.4, 34 + number * 6.4
        fill(painter, polygon(((left, top), (right, top), (right + 5, top + tread), (left - 7, top + tread))),
            mixed(BLACK, t.light, 0.8 if number in {3, 5} else 0.5 - number * 0.02))  # fmt: skip
        fill(painter, limb(((left - 4, top + 1, 2), (left + 120, top, 5), (right - 60, top, 2))), look.BONE)
        top, left, right = top + foot, left - 0.72 * foot, right + 0.42 * foot
    for x, y in ((530, 748), (410, 860)):
        glaze(painter, blob(((x - 20, y), (x + 70, y), (x + 110, y + 13), (x - 10, y + 13)), tension=0.4), "#02030A",
            0.85)  # fmt: skip
    painter.save()
    painter.translate(408, 868)
    painter.scale(1.28, 1.28)
    painter.translate(-432, -752)
    _walker(painter)
    painter.restore()
    for foot, places in ((1062, (94, 222, 350, 478, 606)), (918, (158, 286, 542))):
        for x in places:
            glaze(painter, blob(((x - 60, foot - 10), (x + 60, foot - 10), (x + 84, foot + 16), (x - 40, foot + 16))),
                BLACK, 0.6)  # fmt: skip
            glass(painter, x, foot, 146)
    gloom(painter, 430, 560, 460, 0.4)


def _walker(painter: QPainter) -> None:
    """From behind: in a short coat, a bag in one hand, a stick in the other, two stairs in one stride."""
    red, dark, skin, edge = "#AC1E2A", "#1C060C", "#B07E5C", "#F2D9D0"
    _shoe(painter, 524, 658, 1.2, 1)
    far = blob(((470, 500), (560, 500), (570, 548), (562, 580), (560, 600), (550, 630), (498, 630), (496, 602), (498,
        584), (474, 560)), tension=0.6)  # fmt: skip
    _trouser(painter, far, (((566, 572, 2), (534, 590, 6), (506, 580, 2)), ((560, 556, 2), (540, 572, 5), (520, 572,
        2)), ((504, 614, 2), (524, 620, 5), (546, 611, 2))), edge)  # fmt: skip
    _shoe(painter, 430, 749, 1.35, -1)
    near = blob(((394, 500), (478, 500), (474, 560), (462, 606), (468, 644), (460, 690), (456, 724), (404, 724), (402,
        690), (392, 644), (400, 606), (392, 560)), tension=0.6)  # fmt: skip
    _trouser(painter, near, (((400, 598, 2), (424, 612, 6), (452, 602, 2)), ((404, 616, 2), (420, 622, 5), (440, 620,
        2)), ((404, 694, 2), (432, 704, 5), (456, 692, 2)), ((406, 710, 2), (424, 716, 4), (446, 712, 2))),
        edge)  # fmt: skip
    painter.save()
    painter.translate(465, 540)
    painter.rotate(4)
    painter.translate(-465, -540)
    _coat_and_arms(painter, red, dark, skin, edge)
    painter.translate(463, 306)
    painter.scale(0.84, 0.84)
    painter.translate(-463, -306)
    _back_of_head(painter, red, dark, edge)
    painter.restore()


def _trouser(painter: QPainter, leg: QPainterPath, folds: Sequence[Sequence[tuple[int, int, int]]], edge: str) -> None:
    """A trouser leg, moonlit from the left, with its folds in the hollow of the knee and over the shoe."""
    lit(painter, leg, "#2E3858", edge, (-5, -2), shade="#0A0E1C", width=4)
    within(painter, leg, joined(*(limb(fold) for fold in folds)), BLACK)


def _coat_and_arms(painter: QPainter, red: str, dark: str, skin: str, edge: str) -> None:
    """The coat ends at the thigh, the wind in its skirt; the bag hangs from one fist, the other leans on the stick."""
    lit(painter, joined(rect(276, 578, 122, 86, 10), thick_line(((304, 584), (312, 562), (368, 562), (376,
        584)), 11)), "#5A3820", edge, (-4, -4),
        shade="#140A05", width=5)  # fmt: skip
    fill(painter, joined(rect(296, 578, 9, 86), rect(366, 578, 9, 86)), "#140A05")
    coat = blob(((386, 540), (380, 490), (394, 412), (388, 346), (390, 306), (430, 270), (500, 268), (534, 288), (544,
        344), (530, 408), (552, 456), (572, 500), (580, 530), (548, 540), (518, 552), (470, 548), (440,
        566), (402, 560)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, _MOONLIT, (-9, -6), shade=dark)
    _back_of_coat(painter, coat, red, dark)
    lit(painter, thick_line(((596, 480), (612, 690)), 11), "#4A2E1C", look.BONE, (-3, -1), width=4)
    arm(painter, ((512, 318), (580, 398), (592, 490)), 60, mixed(dark, red, 0.72), edge, (6, -5), skin=skin, body=coat)
    fist(painter, 597, 512, 174, 0.42, skin, back=True)
    arm(painter, ((410, 318), (362, 424), (344, 530)), 62, red, _MOONLIT, (-8, -5), skin=skin, body=coat)
    fist(painter, 341, 556, 184, 0.42, skin, back=True, mirror=True)


def _shoe(painter: QPainter, x: float, y: float, size: float, out: int) -> None:
    """A shoe that stands on a tread, from behind: the block of its heel, its counter, its toe turned outward."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size * out, size)
    lit(painter, blob(((0, -22), (20, -18), (34, -12), (40, -2), (36, 5), (0, 5)), tension=0.7), "#7A4A2C", "#F2D9D0",
        (-2 * out, -3), shade=BLACK, width=4)  # fmt: skip
    lit(painter, blob(((-21, 0), (-18, -30), (18, -30), (22, 0)), tension=0.4), "#7A4A2C", "#F2D9D0", (-3 * out, -2),
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
    fill(painter, limb(((462, 452, 2), (471, 506, 4), (471, 545, 3))), _MOONLIT)
    hem = limb(((528, 410, 3), (552, 456, 6), (572, 500, 8), (579, 530, 4), (548, 539, 3), (518, 550, 2)))  # fmt: skip
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
    cheek = blob(((470, 180), (512, 184), (515, 204), (518, 218), (512, 234), (502, 246), (488, 250), (470, 236)),
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
