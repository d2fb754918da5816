"""The Five of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.people import Cloth, Limb, Pose, Wear, person
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Rain on the quay: he has won, three blades in his hands, two at his feet; the beaten go, and he smirks."""
    sky(painter, "#04060B", "#2E3444", 640)
    clouds(painter, ((470, 60, 1.2), (620, 230, 0.9), (300, 300, 0.7)), "#0C0E16", "#5A6478")
    glow(painter, 96, 400, 330, "#F8B860", 0.9)
    city(painter, 640, "#1B1E2A", None, tall=250, seed=32, left=260)
    fill(painter, rect(0, 640, 700, 600), "#1E1E28")
    for number in range(6):  # steps, each wet with the lamp's light
        y = 690 + number * (50 + number * 8)
        lit(painter, rect(-20, y, 740, 130), mixed("#2E2C35", "#0C0B11", number / 6), "#D8A060", (0, -6),
            shade="#14131B", width=3)  # fmt: skip
    glaze(painter, polygon(((40, 660), (180, 660), (420, 1200), (-80, 1200))), "#F8C878", 0.3)
    lit(painter, joined(rect(67, 280, 16, 420), polygon(((30, 284), (75, 236), (120, 284)))), "#17161E", "#F8C878",
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(75, 294, 32, 18), "#FFF0C8")
    _beaten(painter)
    for x, y, turn in ((148, 900, 278), (160, 1000, 263)):
        glaze(painter, disc(x + 8, y + 22, 124, 13), BLACK, 0.65)
        blade(painter, x, y, 232, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    painter.translate(16, 0)
    _winner(painter)
    painter.translate(-16, 0)
    gloom(painter, 310, 540, 430, 0.5)


def _beaten(painter: QPainter) -> None:
    """Two who creep off into the light, backs bent, heads hanging; their shadows come all the way to us."""
    for x, foot in ((80, 40), (186, 250)):
        glaze(painter, polygon(((x - 30, 700 + x * 0.5), (x + 34, 700 + x * 0.5), (foot + 110, 1100), (foot - 40,
            1100))), BLACK, 0.55)  # fmt: skip
    warm = "#F8C878"
    bowed = Pose((70, -318), (44, -312), (-8, -190), Limb((58, -226), (84, -160)), Limb((30, -222), (50, -146)),
        Limb((34, -100), (30, 0)), Limb((-30, -98), (-78, -14)))  # fmt: skip
    ahead = bowed._replace(head=(44, -344), neck=(30, -312))
    person(painter, ahead, Wear(Hair.FEDORA, Cloth.COAT, "#2A141C", warm, "#4A2E28", "#141016"), 84, 686, 0.74,
        mirror=True)  # fmt: skip
    person(painter, bowed, Wear(Hair.SHORT, Cloth.COAT, "#2A3A66", warm, "#C8946A", "#17161D", 1.1, smile=-1), 208,
        812, 1.12, mirror=True)  # fmt: skip


def _winner(painter: QPainter) -> None:
    """Red-haired, big before us, one blade on the step, two on his shoulder, and pleased with himself."""
    cloth, dark, skin, warm = "#2A6A50", "#0C1F1A", "#EBC7A0", "#FFD890"
    for hip, knee, ankle, tone in (((500, 850), (536, 1100), (540, 1340), "#1A1D2C"), ((412, 850), (380, 1100),
        (376, 1340), "#262A3E")):  # fmt: skip
        leg(painter, (hip, knee, ankle), 136, tone, warm, (-9, -4), shade="#090A12")
    coat = blob(((430, 396), (520, 404), (606, 430), (640, 480), (630, 580), (590, 700), (584, 800), (606, 900),
        (622, 960), (540, 976), (470, 900), (400, 970), (316, 960), (330, 880), (344, 790), (326, 690), (290, 580),
        (280, 480), (310, 430), (380, 404)), tension=0.7)  # fmt: skip
    lit(painter, coat, cloth, warm, (-13, -6), shade=dark)
    within(painter, coat, blob(((520, 390), (700, 390), (700, 1000), (500, 1000), (478, 860), (520, 700), (484, 560)),
        tension=0.7), dark)  # fmt: skip
    for points in (((348, 660, 3), (368, 740, 8), (420, 806, 3)), ((340, 950, 3), (372, 890, 9), (410, 840, 3)),
        ((500, 830, 3), (520, 880, 9), (528, 950, 4)), ((560, 640, 3), (530, 740, 8), (490, 806, 3))):  # fmt: skip
        fill(painter, limb(points), "#07100E")
    bounce = blob(((606, 470), (632, 500), (616, 590), (578, 700), (574, 800), (594, 900), (608, 950), (586, 900),
        (556, 800), (560, 700), (600, 580)), tension=0.7)  # fmt: skip
    within(painter, coat, bounce, "#1E4A42")  # what the wet street gives back on his dark side
    fill(painter, polygon(((404, 396), (500, 396), (448, 640))), "#B4B0BC")
    fill(painter, polygon(((456, 396), (500, 396), (448, 640))), "#5A5868")
    neck(painter, 446, 330, 100, 418, skin)
    for way, tone in ((-1, "#3E8468"), (1, "#1B4636")):
        lapel = polygon(((450 + way * 44, 384), (450 + way * 98, 408), (450 + way * 92, 504), (450 + way * 58, 520),
            (448, 700)))  # fmt: skip
        lit(painter, lapel, tone, warm, (-6, -5), shade=dark, width=5)
    lit(painter, disc(452, 740, 11), look.BRASS, look.BONE, (-3, -3), width=4)
    painter.save()
    painter.translate(420, 252)
    painter.scale(0.88, 0.88)
    painter.translate(-474, -462)
    _gloating(painter, skin, warm)
    painter.restore()
    arm(painter, ((328, 466), (232, 668), (284, 776)), 108, cloth, warm, (-11, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    with grip(painter, 306, 822, 176, 0.74, skin, across=34, towards=(-0.8, -0.6)):
        sword(painter, 306, 822, 230, 176, 1.6, grip=100)
    arm(painter, ((596, 480), (626, 736), (574, 566)), 108, mixed(dark, cloth, 0.6), warm, (-6, -6), cuff=look.BONE,
        skin=skin, body=coat)  # fmt: skip
    for turn, lift in ((9, 56), (0, 0)):
        up = math.radians(turn)
        sword(painter, 556 + lift * math.sin(up), 500 - lift * math.cos(up), 370, turn, 2.9, grip=120)
    fist(painter, 556, 500, 4, 0.8, skin, towards=(-0.8, -0.6))


def _gloating(painter: QPainter, skin: str, warm: str) -> None:
    """His head laid back, a brow up, his teeth showing."""
    red = "#C0562A"
    with tilted(painter, 480, 600, 9):
        turned(painter, 474, 462, 1.16, Face("#7A4630", skin, nose=Nose.HOOKED, stern=0.3, brow=13,
            brow_colour="#6B2E14", jaw=0.8, mouth=Mouth.SMILE, lid=0.2, squint=0.4, arch=1.1, gaze=0.8),
            mirror=True)  # fmt: skip
        locks = blob(((388, 452), (390, 396), (410, 352), (450, 322), (500, 312), (548, 318), (614, 306), (588, 346),
            (640, 368), (598, 392), (626, 440), (584, 436), (574, 508), (548, 522), (544, 470), (526, 448), (512, 490),
            (500, 420), (476, 396), (472, 434), (452, 398), (436, 446), (424, 404), (404, 416)),
            tension=0.55)  # fmt: skip
        lit(painter, locks, red, warm, (-8, -8), shade="#3A1208")
        strands(painter, [((410 + a, 394 - a * 0.4), (490 + a * 0.5, 352 + a * 0.3), (590 - a * 0.3, 396 + a)) for a in
            (0, 22, 44, 66)], red, warm, 5)  # fmt: skip
