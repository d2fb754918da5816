"""The Two of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#EBD0B4"
_MOON: Final = "#F4F8FF"
_GOWN: Final = "#46548A"
_NIGHT: Final = "#12182E"
_HAIR: Final = "#2E2444"


def scene(painter: QPainter, t: Tones) -> None:
    """Blindfolded on the shore by night she stands fast, her arms crossed on her breast, a blade in each fist."""
    sky(painter, "#060B18", "#2E5A80", 590)
    _shore(painter)
    painter.translate(0, 26)
    body = bust(350, 592, 430, 1240, waist=0.6, hip=0.84)
    _body(painter, body)
    _head(painter)
    dusk = blob(((110, 600), (236, 620), (286, 660), (270, 720), (300, 790), (200, 820), (110, 800)), tension=0.6)
    glaze(painter, dusk.intersected(body), _NIGHT, 0.42)
    for way in (-1, 1):
        _arm(painter, body, way)
    painter.translate(0, -26)
    gloom(painter, 370, 580, 480, 0.36)


def _shore(painter: QPainter) -> None:
    """A thin moon, its light on a still sea, and black rocks that stand out of it."""
    moon = disc(548, 168, 118).subtracted(disc(506, 142, 112))
    glow(painter, 548, 168, 330, "#BFD8F0", 0.4)
    fill(painter, moon, look.BONE)
    stars(painter, 16, (60, 60), (600, 420))
    fill(painter, rect(0, 590, 700, 600), mixed(BLACK, look.ICE, 0.3))
    for number in range(13):
        wide = 60 + number * 9
        fill(painter, rect(600 - wide / 2 + (number % 3 - 1) * 22, 600 + number * 36, wide, 9, 4), "#C8DEEE")
    hatch(painter, rect(0, 606, 700, 500), Hatch.WAVES, mixed(BLACK, look.ICE, 0.5), pitch=44, width=3)
    rocks = (((-40, 640), (-40, 440), (20, 380), (60, 430), (96, 410), (130, 500), (176, 560), (210, 640)), ((560,
        636), (590, 560), (620, 540), (650, 470), (690, 450), (760, 500), (760, 640)), ((-40, 1200), (-40, 900), (40,
        860), (110, 930), (150, 1010), (230, 1200)), ((500, 1200), (560, 1010), (620, 950), (680, 930), (760, 960),
        (760, 1200)))  # fmt: skip
    for rock in rocks:
        lit(painter, polygon(rock), "#131B2C", "#8FB4D0", (5, -5), shade=BLACK, width=5)


def _body(painter: QPainter, body: QPainterPath) -> None:
    """Hair in the wind behind her, bare shoulders, a dark gown; the moon on her left side."""
    blown = blob(((300, 250), (400, 236), (470, 290), (540, 330), (640, 330), (600, 372), (668, 410), (590, 430), (650,
        500), (556, 490), (590, 580), (500, 560), (450, 620), (270, 620), (240, 480), (240, 330)),
        tension=0.8)  # fmt: skip
    lit(painter, blown, _HAIR, look.ICE, (6, -9), shade="#0C0A14")
    strands(painter, [((440, 300), (520, 350), (624, 344)), ((450, 340), (540, 390), (640, 410)), ((450, 400), (530,
        440), (626, 488)), ((446, 460), (500, 490), (574, 562))], _HAIR, look.ICE, 12)  # fmt: skip
    lit(painter, body, _SKIN, _MOON, (12, -8), shade="#7A6068", smooth=True)
    gown = blob(((216, 690), (262, 720), (350, 800), (438, 720), (484, 690), (520, 760), (500, 900), (474, 1000), (500,
        1240), (200, 1240), (226, 1000), (200, 900), (180, 760)), tension=0.6)  # fmt: skip
    within(painter, body, gown.translated(0, -8), BLACK)
    within(painter, body, gown, _GOWN)
    within(painter, body, blob(((140, 640), (270, 700), (330, 800), (290, 900), (330, 1000), (300, 1240), (140, 1240)),
        tension=0.6).intersected(gown), _NIGHT)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Her chin up, listening; a red cloth over her eyes, its ends in the wind."""
    with tilted(painter, 350, 600, -3):
        painter.translate(0, 20)
        neck(painter, 350, 480, 92, 590, _SKIN)
        throat = blob(((294, 584), (350, 596), (406, 584), (440, 626), (350, 680), (262, 626)), tension=0.6)
        fill(painter, throat, _SKIN)
        fill(painter, joined(*(limb(((350 + way * 16, 616, 5), (350 + way * 60, 606, 4), (350 + way * 110, 612, 1)))
            for way in (-1, 1))), "#9A7C70")  # fmt: skip
        front(painter, 350, 368, 1.2, Face("#6A5A70", _SKIN, open=False, lips="#B02838", jaw=0.1, smile=-0.4),
            mirror=True)  # fmt: skip
        cap = blob(((346, 226), (420, 236), (458, 290), (462, 350), (440, 400), (436, 330), (400, 276), (350, 262),
            (304, 280), (266, 336), (262, 440), (240, 500), (228, 400), (238, 300), (284, 240)),
            tension=0.7)  # fmt: skip
        lit(painter, cap, _HAIR, look.ICE, (7, -7), shade="#0C0A14", width=6)
        strands(painter, [((350, 246), (420, 262), (446, 340)), ((346, 240), (280, 270), (250, 370)), ((340, 252), (270,
            300), (246, 430))], _HAIR, look.ICE, 9)  # fmt: skip
        for end in (((436, 318), (500, 290), (560, 316), (664, 262), (640, 316), (568, 366), (500, 344), (440, 362)),
            ((436, 336), (490, 360), (540, 420), (630, 420), (600, 462), (524, 470), (470, 410),
            (430, 374))):  # fmt: skip
            lit(painter, blob(end, tension=0.8), "#A81C2C", "#FF7A68", (5, -6), shade="#33090F", width=5)
        band = blob(((256, 318), (350, 302), (446, 320), (448, 382), (350, 398), (254, 382)), tension=0.5)
        lit(painter, band, "#B8202F", "#FF7A68", (8, -7), shade="#33090F")
        fill(painter, joined(limb(((264, 348, 2), (350, 336, 6), (436, 350, 2))), limb(((266, 370, 2), (350, 372, 4),
            (436, 366, 2)))), "#4A0C14")  # fmt: skip


def _arm(painter: QPainter, body: QPainterPath, way: int) -> None:
    """Her right arm, or -1 her left: it hangs to the elbow, the forearm goes up across her breast to the other side."""
    side = -way
    joints = ((350 + side * 172, 706), (350 + side * 196, 996), (350 - side * 58, 850))
    if way > 0:
        thrown = limb(((196, 1030, 60), (430, 886, 56)))
        glaze(painter, thrown.intersected(limb(((546, 1000, 76), (290, 850, 44))).united(body)), BLACK, 0.5)
    arm(painter, joints, 92, _SKIN, _MOON, (8, -6), skin=_SKIN, body=body)
    if way > 0:  # the side away from the moon
        whole = limb(((178, 700, 92), (154, 996, 80))).united(limb(((154, 996, 80), (330, 900, 70))))
        night = blob(((100, 640), (150, 650), (170, 740), (150, 850), (158, 930), (196, 968), (290, 936), (300, 960),
            (190, 1040), (90, 1060)), tension=0.6)  # fmt: skip
        glaze(painter, night.intersected(whole), _NIGHT, 0.56)
    x, y = 350 - side * 118, 790
    sword(painter, x, y, 534, -side * 17, 4, grip=136)
    fist(painter, x, y, -side * 30, 0.94, "#F6DFC6", back=True, mirror=way > 0, towards=(0.8, -0.6))
    bangle = [(*along(joints[1], joints[2], share, aside), 15) for share, aside in ((0.9, -30), (0.93, 0), (0.9, 30))]
    lit(painter, ink(bangle), "#B8202F", "#FF9A80", (3, -4), shade="#33090F", width=5)
