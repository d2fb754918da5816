"""The Two of Swords."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay, her arms crossed, a blade from either hand over either shoulder."""
    sky(painter, "#070D1A", "#2E5A80", 600)
    stars(painter, 9, (250, 40), (400, 260), look.BONE)
    fill(painter, disc(556, 150, 92).subtracted(disc(518, 134, 88)), look.BONE)
    glow(painter, 556, 150, 200, look.BONE, 0.3)
    city(painter, 600, "#12202F", None, tall=250, seed=33)
    city(painter, 604, "#0A0E15", look.SODIUM, tall=150, seed=25, edge=mixed(BLACK, look.ICE, 0.5))
    fill(painter, rect(0, 600, 700, 600), mixed(BLACK, look.ICE, 0.26))
    hatch(painter, rect(0, 606, 700, 540), Hatch.WAVES, mixed(BLACK, look.ICE, 0.48), pitch=36, width=4)
    for number in range(13):
        fill(painter, rect(560 - number * 8 + (number % 3) * 26, 614 + number * 34, 70 + number * 8, 8, 4), look.BONE)
    _chooser(painter)
    gloom(painter, 370, 560, 460, 0.4)


def _chooser(painter: QPainter) -> None:
    """She: her chin up, listening; the moon on her left side, the other lost in the dark."""
    cloth, moon, skin = "#C4CCE0", "#F4F8FF", "#EBD0B4"
    veil = blob(((350, 330), (440, 350), (490, 430), (500, 560), (540, 700), (620, 800), (560, 900), (140, 900), (90,
        800), (160, 700), (200, 560), (210, 430), (260, 350)), tension=0.7)  # fmt: skip
    lit(painter, veil, "#2E2444", look.ICE, (10, -6), shade="#0C0A14")
    gown = bust(350, 730, 420, 1240, waist=0.7, hip=1.0)
    lit(painter, gown, cloth, moon, (16, -9), shade="#2E3854")
    within(painter, gown, blob(((60, 700), (300, 720), (340, 800), (250, 900), (240, 1240), (60, 1240)), tension=0.6),
        "#8490B8")  # fmt: skip
    breast = blob(((284, 780), (350, 816), (420, 780), (452, 850), (450, 960), (432, 1240), (268, 1240), (250, 960),
        (248, 850)), tension=0.7)  # fmt: skip
    within(painter, gown, breast, "#56628A")
    within(painter, breast, blob(((200, 760), (330, 800), (340, 900), (320, 1240), (200, 1240)), tension=0.6),
        "#2E3858")  # fmt: skip
    for x in (-36, 0, 38):
        within(painter, gown, limb(((350 + x, 810, 3), (350 + x * 1.4, 940, 10), (350 + x, 1100, 4))), "#1E2640")
    for way in (-1, 1):  # where her arms lie against her sides
        fill(painter, limb(((350 + way * 108, 866, 3), (350 + way * 100, 960, 8), (350 + way * 84, 1100, 8))), BLACK)
    bare = blob(((272, 754), (312, 716), (390, 716), (430, 754), (396, 800), (350, 826), (306, 800)), tension=0.7)
    lit(painter, bare, skin, skin, (8, -5), shade="#7A6068", width=5)
    with tilted(painter, 350, 720, -5):
        neck(painter, 350, 646, 92, 740, skin)
        front(painter, 350, 524, 1.24, Face("#6A5A70", skin, open=False, lips="#B02838", jaw=0.1, smile=-0.5),
            mirror=True)  # fmt: skip
        hair(painter, 350, 516, 1.3, Cut.FRONT_LONG, "#2E2444", look.ICE)
        for end in (((440, 480), (500, 470), (560, 520), (616, 516), (580, 560), (510, 548), (440, 520)), ((440, 496),
            (480, 540), (500, 620), (548, 668), (486, 660), (452, 590), (434, 540))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), "#A81C2C", "#FF7A68", (5, -6), shade="#33090F", width=5)
        band = blob(((254, 470), (350, 454), (448, 472), (450, 536), (350, 552), (252, 536)), tension=0.5)
        lit(painter, band, "#B8202F", "#FF7A68", (8, -7), shade="#33090F")
        fill(painter, joined(limb(((262, 500, 2), (350, 488, 6), (438, 502, 2))), limb(((264, 524, 2), (350, 526, 4),
            (438, 520, 2)))), "#4A0C14")  # fmt: skip
    for way in (-1, 1):
        sword(painter, 350 + way * 86, 872, 520, way * 25, 3.2, grip=116)
    _crossed(painter, cloth, moon, skin)


def _crossed(painter: QPainter, cloth: str, moon: str, skin: str) -> None:
    """Her forearms, each from an elbow by her side up across her breast to the hilt before the other shoulder."""
    for way, tone, dusk, cuff in ((-1, "#8490B8", "#1E2640", "#5A6690"), (1, cloth, "#2E3854", "#98A4C8")):
        fore = limb(((350 + way * 186, 1140, 116), (350 + way * 66, 1036, 100), (350 - way * 26, 966, 78)))
        lit(painter, fore, tone, moon, (9, -7), shade=dusk)
        for a, b in (((110, 1010), (158, 1090)), ((66, 1000), (112, 1084))):
            fill(painter, limb(((350 + way * a[0], a[1], 3), (350 + way * (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 8),
                (350 + way * b[0], b[1], 3))), dusk)  # fmt: skip
        lit(painter, limb(((350 - way * 26, 970, 50), (350 - way * 58, 938, 48))), skin, skin, (8, -5), shade="#7A6068",
            width=5)  # fmt: skip
        band = thick_line(((350 - way * 10, 978), (350 - way * 42, 954)), 84, round_ends=False)
        lit(painter, band, cuff, moon, (8, -6), shade=dusk, width=5)
        if way < 0:
            fist(painter, 436, 872, 25, 0.86, skin, mirror=True, back=True)
        else:
            fist(painter, 264, 872, -25, 0.86, skin, towards=(0.8, -0.6))
