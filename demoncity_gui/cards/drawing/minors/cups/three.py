"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bulbs, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, ring, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"
_FAIR, _PALE, _BROWN = "#F0D0AC", "#EBC29C", "#8A5636"
_RED, _VIOLET, _GREEN = "#A82A38", "#5E4A9C", "#2F8A72"
_RED_LOW, _VIOLET_LOW, _GREEN_LOW = "#33090F", "#171030", "#0C201C"


def scene(painter: QPainter, t: Tones) -> None:
    """Three women, heads together, beam, and lift their glasses till they clink and it splashes up between them."""
    sky(painter, "#050A20", "#1C2C66", 1000)
    for size, tone in ((1, "#2C2A56"), (0.86, "#5A3A4C"), (0.72, "#8E5638"), (0.58, "#C47E36"), (0.44, "#EDAE50")):
        fill(painter, disc(366, 400, 430 * size, 450 * size), tone)
    bulbs(painter, ((0, 60), (110, 130), (230, 96), (350, 60), (470, 96), (590, 130), (700, 60)))
    _old_one(painter)
    _blonde(painter)
    _dark_one(painter)
    _toast(painter)
    gloom(painter, 360, 500, 470, 0.4)


def _old_one(painter: QPainter) -> None:
    """She, white-haired, in violet, behind and between them, laughs: a grandmother with spectacles."""
    shade, white = "#A06A50", "#D8D2DC"
    dress = blob(((100, 1200), (140, 640), (170, 530), (226, 476), (300, 444), (368, 434), (436, 444), (510, 476), (566,
        530), (596, 640), (620, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, _VIOLET, _WARM, (0, -12), shade=_VIOLET_LOW)
    within(painter, dress, blob(((160, 620), (360, 580), (560, 620), (620, 1200), (100, 1200)), tension=0.6), "#342660")
    neck(painter, 368, 366, 96, 446, _PALE)
    collar = joined(*(disc(368 + 31 * k, 466 - 3.4 * k * k, 25) for k in range(-4, 5)))
    lit(painter, collar, look.BONE, look.BONE, (0, -6), shade="#8C869C", width=5)
    painter.save()
    painter.translate(368, 288)
    painter.rotate(4)
    painter.scale(1.04, 1.04)
    bun = disc(0, -152, 58, 44)
    curls = [(96 * math.sin(math.radians(a)), -22 - 88 * math.cos(math.radians(a))) for a in range(-100, 101, 25)]
    lit(painter, bun, white, _WARM, (2, -9), shade="#6E6880")
    lit(painter, joined(*(disc(x, y, 36) for x, y in curls)), white, _WARM, (2, -9), shade="#6E6880")
    painter.save()
    painter.scale(1.16, 1)
    front(painter, 0, 0, 1, Face(shade, _PALE, nose=Nose.SNUB, open=False, stern=-1, brow=6, jaw=0.75,
        brow_colour="#B4ACB4", mouth=Mouth.SMILE, smile=1, lips="#C0584E", old=True))  # fmt: skip
    painter.restore()
    for x in (-44, 44):
        glaze(painter, disc(x, 40, 18, 13), "#E0604A", 0.4)
        stroke(painter, ring(x, -6, 36, 30), BLACK, 6)
        fill(painter, ring(x, -6, 36, 30), look.BRASS)
    fill(painter, ink(((-10, -8, 5), (0, -14, 6), (10, -8, 5))), look.BRASS)
    fringe = [(x, -86 + abs(x) * 0.36) for x in (-74, -40, 0, 40, 74)]
    lit(painter, joined(*(disc(x, y, 27) for x, y in fringe)), white, _WARM, (2, -9), shade="#6E6880", width=5)
    rolls = joined(*(ink(((x - 13, y + 3, 1), (x - 2, y + 11, 5), (x + 13, y + 2, 1))) for x, y in fringe))
    fill(painter, rolls, "#8C869C")
    painter.restore()


def _blonde(painter: QPainter) -> None:
    """She, at the left, young and blonde, in red, turned to the others: her eyes shut, with red lips."""
    shade, straw, low = "#A8705C", "#E8C87A", "#8C6A2E"
    back = blob(((110, 340), (40, 380), (10, 480), (-10, 620), (-20, 780), (100, 800), (210, 740), (250, 640), (250,
        520), (200, 400)), tension=0.8)  # fmt: skip
    lit(painter, back, straw, _WARM, (8, -6), shade=low)
    dress = blob(((-60, 1200), (-60, 800), (-10, 730), (80, 694), (150, 720), (220, 694), (280, 730), (300, 820), (280,
        960), (290, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, _RED, _WARM, (8, -9), shade=_RED_LOW)
    neck(painter, 152, 610, 88, 704, _FAIR)
    painter.save()
    painter.translate(160, 506)
    painter.rotate(10)
    painter.scale(1.16, 1.16)
    turned(painter, 0, 0, 1, Face(shade, _FAIR, nose=Nose.SNUB, stern=-1, brow=7, open=False, smile=1.1,
        lips="#C4303C", young=True, brow_colour=low))  # fmt: skip
    glaze(painter, disc(-8, 36, 20, 13), look.DANGER, 0.24)
    cut = blob(((70, -50), (74, -92), (40, -122), (-20, -128), (-76, -104), (-104, -50), (-112, 40), (-122, 130), (-130,
        240), (-70, 250), (-46, 170), (-58, 90), (-62, 40), (-60, 0), (-44, -30), (-20, -52), (16, -72), (44, -60)),
        tension=0.8)  # fmt: skip
    lit(painter, cut, straw, _WARM, (6, -7), shade=low)
    strands(painter, [((50 - a, -90 - a * 0.3), (-50 - a * 0.5, -80 + a), (-84 - a * 0.3, 60 + a * 3)) for a in (0, 14,
        28, 42)], straw, _WARM, 9)  # fmt: skip
    painter.restore()
    pearls = [(92 + 22 * k, 716 + 24 * math.sin(math.pi * (k + 1) / 7)) for k in range(6)]
    lit(painter, joined(*(disc(x, y, 11) for x, y in pearls)), look.BONE, look.BONE, (3, -3), shade=shade, width=4)


def _dark_one(painter: QPainter) -> None:
    """She, at the right, in green, in profile: short curls, a golden ring in her ear, she shows her teeth."""
    shade, black = "#4A2A1A", "#221620"
    painter.save()
    painter.translate(574, 500)
    painter.rotate(-6)
    painter.scale(-1.16, 1.16)
    side(painter, 0, 0, 1, Face(shade, _BROWN, nose=Nose.BROAD, stern=-0.7, brow=8, mouth=Mouth.SMILE, lips="#C4303C",
        brow_colour="#120C10"))  # fmt: skip
    curls = [(-18 + 62 * math.sin(math.radians(a)), -56 - 62 * math.cos(math.radians(a))) for a in range(-130, 61, 27)]
    mass = joined(*(disc(x, y, 36) for x, y in curls), disc(-30, -50, 60))
    lit(painter, mass, black, _WARM, (5, -7), shade=BLACK)
    stroke(painter, ring(-30, 42, 20, 12), BLACK, 8)
    fill(painter, ring(-30, 42, 20, 12), look.BRASS)
    painter.restore()
    throat = limb(((608, 600, 96), (610, 650, 98), (620, 730, 150)))
    painter.save()
    painter.setClipRect(540, 606, 160, 200, Qt.ClipOperation.IntersectClip)
    lit(painter, throat, _BROWN, _BROWN, (-7, -4), shade=shade, width=5, smooth=True)
    thrown = polygon(((540, 600), (700, 600), (700, 730), (620, 680), (560, 636)))
    within(painter, throat, thrown, mixed(BLACK, shade, 0.5))
    painter.restore()
    fill(painter, disc(575, 600, 9), mixed(BLACK, shade, 0.5))  # the head's own neck ends here
    dress = blob(((760, 1200), (760, 800), (724, 716), (676, 690), (640, 730), (590, 744), (548, 726), (520, 704), (466,
        744), (446, 830), (460, 960), (440, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, _GREEN, _WARM, (-8, -9), shade=_GREEN_LOW)


def _sleeve(painter: QPainter, foot: Point, wrist: Point, colour: str, low: str, way: float) -> None:
    """A forearm up from the lower edge as far as the wrist: a wide sleeve, a white cuff."""
    cloth = blob([along(foot, wrist, share, half) for share, half in ((0, -84), (0.4, -66), (0.84, -48), (0.84, 48), (
        0.4, 66), (0, 84))], tension=0.5)  # fmt: skip
    lit(painter, cloth, colour, _WARM, (way, -8), shade=low)
    courses = ((0.72, -30, 2), (0.5, -20, 9), (0.3, -44, 2)), ((0.6, 40, 2), (0.4, 26, 9), (0.16, 34, 2))
    folds = joined(*(ink([(*along(foot, wrist, share, aside), wide) for share, aside, wide in course])
        for course in courses))  # fmt: skip
    within(painter, cloth, folds, low)
    cuff = blob([along(foot, wrist, share, half) for share, half in ((0.8, -50), (0.98, -42), (0.98, 42), (0.8, 50))],
        tension=0.3)  # fmt: skip
    lit(painter, cuff, look.BONE, look.BONE, (way, -4), shade="#8C869C", width=5)


def _toast(painter: QPainter) -> None:
    """Three forearms up from the lower edge, and the glasses that meet."""
    _held_up(painter)
    _sleeve(painter, (352, 1150), (370, 860), "#6E58AE", _VIOLET_LOW, 6)
    _splash(painter)
    for way, skin, colour, low in ((-1, _FAIR, "#C43A48", _RED_LOW), (1, _BROWN, "#3A9E84", _GREEN_LOW)):
        x = 360 + way * 124
        wrist, cuff, foot = (x + way * 44, 868), (x + way * 74, 926), (x + way * 170, 1150)
        lit(painter, limb(((*wrist, 50), (*cuff, 56))), skin, skin, (-way * 7, -4), shade=mixed(BLACK, skin, 0.56),
            width=5, smooth=True)  # fmt: skip
        with grip(painter, x, 790, way * 32, 0.8, skin, across=136, mirror=way < 0):
            glass(painter, x, 880, 180, -14 * way)
        fill(painter, limb(((x + way * 40, 856, 36), (*cuff, 44))), skin)  # wrist and hand are one
        _sleeve(painter, foot, cuff, colour, low, -7 * way)
    for x, y, size in ((290, 712, 40), (430, 712, 40)):
        fill(painter, star(x, y, size, 8, 6), look.BONE)


def _held_up(painter: QPainter) -> None:
    """The old one's glass, the highest: fingers around it, a forearm that goes down between the other two glasses."""
    fore = limb(((398, 710, 46), (386, 780, 54), (372, 880, 62)))
    lit(painter, fore, _PALE, _PALE, (7, -4), shade=mixed(BLACK, _PALE, 0.56), width=5, smooth=True)
    with grip(painter, 346, 622, 20, 0.8, _PALE, across=136):
        glass(painter, 346, 712, 180, 0)
    fill(painter, limb(((400, 698, 34), (388, 770, 42))), _PALE)  # wrist and hand are one


def _splash(painter: QPainter) -> None:
    """What leaps out of the glasses as they meet: a small clear crown, and drops above."""
    falls = (((330, 606, 40), (300, 570, 30), (280, 550, 15), (260, 554, 3)), ((340, 600, 44), (322, 550, 28), (306,
        516, 15), (290, 496, 3)), ((350, 600, 44), (352, 540, 28), (350, 516, 18), (354, 488, 3)), ((360, 600, 44),
        (380, 552, 28), (398, 522, 14), (416, 508, 3)), ((370, 606, 40), (402, 576, 30), (432, 560, 14), (460, 566,
        3)))  # fmt: skip
    crown = disc(350, 606, 54, 14)
    for fall in falls:
        crown = crown.united(ink(fall))
    drops = joined(disc(268, 506, 7, 9), disc(316, 476, 6, 9), disc(398, 480, 8, 11), disc(450, 524, 7, 9))
    for water in (placed(crown, -4, -54), placed(drops, -4, -62)):
        stroke(painter, water, "#123A66", 5)
        glaze(painter, water, "#D4F0FF", 0.86)
        within(painter, water, water.translated(7, 9), "#8CCBF2")
        within(painter, water, water.translated(13, 18), "#BFE4FA")
    glow(painter, 346, 522, 90, look.BONE, 0.3)
