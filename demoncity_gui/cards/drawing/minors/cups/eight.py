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
    lit(painter, thick_line(((600, 462), (618, 660)), 11), "#4A2E1C", look.BONE, (-3, -1), width=4)
    # the far leg is up on the next step, bent; the near one pushes off, its sole turned to us
    lit(painter, blob(((452, 520), (528, 516), (536, 580), (520, 626), (478, 626), (462, 580)), tension=0.6), "#161B2C",
        edge, (-3, -2), shade=BLACK, width=4)  # fmt: skip
    _heel(painter, 499, 630)
    lit(painter, blob(((382, 520), (464, 520), (452, 600), (432, 664), (396, 664), (386, 600)), tension=0.6), "#161B2C",
        edge, (-4, -2), shade=BLACK, width=4)  # fmt: skip
    _sole(painter, 416, 672)
    arm(painter, ((536, 312), (580, 392), (594, 462)), 74, red, edge, (6, -5), skin=skin)
    fist(painter, 599, 482, 174, 0.44, skin, back=True)
    lit(painter, joined(rect(262, 540, 120, 84, 10), rect(304, 522, 36, 24, 8)), "#5A3820", edge, (-4, -4),
        shade="#140A05", width=5)  # fmt: skip
    fill(painter, joined(rect(282, 540, 9, 84), rect(352, 540, 9, 84)), "#140A05")
    arm(painter, ((386, 312), (342, 408), (328, 494)), 76, red, _MOONLIT, (-8, -5), skin=skin)
    coat = blob(((348, 606), (362, 510), (386, 412), (372, 346), (376, 296), (424, 262), (500, 262), (548, 290), (560,
        344), (546, 412), (562, 500), (578, 592), (534, 604), (490, 598), (464, 622), (416, 634), (372, 624)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, red, _MOONLIT, (-9, -6), shade=dark)
    fist(painter, 324, 520, 184, 0.44, skin, back=True, mirror=True)
    _back_of_coat(painter, coat, red, dark)
    _back_of_head(painter, red, dark, edge)


def _heel(painter: QPainter, x: float, y: float) -> None:
    """A shoe that stands, from behind: its counter, and the block of its heel."""
    lit(painter, blob(((x - 21, y + 14), (x - 18, y - 18), (x + 18, y - 18), (x + 22, y + 14)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    fill(painter, limb(((x, y - 16, 2), (x, y + 12, 3))), BLACK)
    lit(painter, rect(x - 24, y + 11, 48, 11, 3), BLACK, look.BONE, (-2, -2), width=3)


def _sole(painter: QPainter, x: float, y: float) -> None:
    """A shoe whose heel has left the ground, from behind: its sole from the heel to the ball it stands on."""
    lit(painter, blob(((x - 22, y - 18), (x + 18, y - 20), (x + 22, y + 2), (x - 22, y + 4)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    sole = blob(((x - 19, y - 4), (x, y - 12), (x + 20, y - 6), (x + 20, y + 12), (x + 15, y + 22), (x + 26, y + 38),
        (x + 22, y + 54), (x - 2, y + 60), (x - 26, y + 54), (x - 28, y + 38), (x - 15, y + 22), (x - 19, y + 10)),
        tension=0.8)  # fmt: skip
    lit(painter, sole, "#7A5436", look.SODIUM, (-3, -4), shade="#2A160C", width=4)
    within(painter, sole, rect(x - 40, y - 20, 80, 36), "#1A0E0A")
    fill(painter, limb(((x - 15, y + 16, 2), (x, y + 19, 4), (x + 16, y + 16, 2))), BLACK)


def _back_of_coat(painter: QPainter, coat: QPainterPath, red: str, dark: str) -> None:
    """The seam down the back, the half belt with its two buttons, the vent that opens as he climbs, the night side."""
    deep = blob(((494, 240), (640, 240), (640, 660), (462, 660), (474, 500), (504, 440), (484, 390), (506, 330)),
        tension=0.7)  # fmt: skip
    within(painter, coat, deep, dark)
    pleat = joined(limb(((452, 330, 3), (450, 372, 6), (452, 400, 3))), limb(((474, 330, 3), (475, 372, 6), (474, 400,
        3))))  # fmt: skip
    folds = (((404, 330, 2), (414, 370, 6), (404, 396, 2)), ((416, 416, 2), (396, 500, 8), (376, 620, 10)), ((438, 424,
        2), (426, 510, 6), (418, 628, 9)), ((506, 416, 2), (524, 500, 7), (540, 600, 8)), ((463, 314, 2), (463, 330, 4),
        (463, 400, 3)))  # fmt: skip
    within(painter, coat, joined(pleat, *(limb(fold) for fold in folds)), BLACK)
    within(painter, coat, polygon(((460, 470), (466, 470), (492, 650), (440, 650))), BLACK)
    fill(painter, limb(((459, 480, 2), (452, 550, 4), (438, 626, 3))), _MOONLIT)
    belt = blob(((428, 398), (464, 402), (500, 397), (506, 406), (500, 416), (464, 421), (428, 416), (422, 407)),
        tension=0.4)  # fmt: skip
    lit(painter, belt, red, _MOONLIT, (-3, -4), shade=dark, width=4)
    for x in (434, 494):
        rimmed(painter, disc(x, 407, 5), "#D98A5A", BLACK, 2)


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
