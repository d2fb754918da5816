"""The three of wands: somebody who sees his ship come in."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, limb, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFC870"
_SKIN = "#A8703F"


def three(painter: QPainter, t: Tones) -> None:
    """At the end of the pier he has his glass on what he sent for: head on and huge, out of the sun, it comes in."""
    sky(painter, "#22142E", "#E8923E", 640)
    fill(painter, rays(214, 580, 160, 900, 30, 44, 4), mixed("#C8743A", look.SODIUM, 0.3))
    glow(painter, 214, 580, 420, look.BONE, 0.6)
    fill(painter, disc(214, 580, 176), "#FFE6A8")
    clouds(painter, ((300, 110, 0.8),), "#5A2A30", look.SODIUM)
    fill(painter, rect(0, 640, 700, 560), "#2A1A28")
    fill(painter, polygon(((40, 640), (390, 640), (480, 1200), (-60, 1200))), "#B0602A")
    hatch(painter, rect(0, 650, 700, 460), Hatch.WAVES, "#E8A04A", pitch=40, width=6)
    _liner(painter, 108, 646, 0.24)
    _liner(painter, 214, 946, 1)
    match(painter, 66, 1100, 540, -1, 4.2)
    match(painter, 626, 720, 570, 0, 4.16)
    _lookout(painter)
    gloom(painter, 330, 560, 470, 0.35)


def _liner(painter: QPainter, x: float, y: float, size: float) -> None:
    """A steamer head on: her funnel and its smoke, the white decks, the bow as sharp as an axe, the wave before it."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    smoke = blob(((-30, -440), (30, -444), (60, -500), (140, -560), (110, -640), (30, -620), (20, -540), (-40, -520)))
    lit(painter, smoke, "#4A2A30", _WARM, (-6, -6), shade="#241620", width=5)
    lit(painter, polygon(((-38, -300), (-34, -452), (34, -452), (38, -300))), "#C2402E", look.SODIUM, (-9, -2),
        shade="#4A0E12")  # fmt: skip
    fill(painter, rect(-35, -454, 70, 36), BLACK)
    for wide, top, high in ((68, -350, 60), (92, -300, 50), (112, -256, 50)):
        lit(painter, rect(-wide, top, wide * 2, high, 4), look.BONE, look.BONE, (-12, -3), shade="#8A6A62", width=5)
        for k in range(-2, 3):
            fill(painter, rect(k * wide * 0.36 - 9, top + 14, 18, 15, 2), "#3A1E1E")
    hull = blob(
        ((-124, -212), (0, -196), (124, -212), (98, -80), (60, 20), (0, 40), (-60, 20), (-98, -80)), tension=0.6
    )
    lit(painter, hull, "#4A2228", look.SODIUM, (-8, -3), shade="#1A0A10", width=7)
    within(painter, hull, polygon(((0, -240), (150, -240), (150, 80), (0, 80))), "#150A12")
    fill(painter, limb(((0, -196, 5), (0, 30, 8))), look.SODIUM)
    for way in (-1, 1):
        fill(painter, disc(way * 52, -128, 13), BLACK)
        fill(painter, limb(((way * 52, -124, 8), (way * 50, -92, 8))), "#8A6A62")
        wave = blob(((way * 4, 46), (way * 30, 10), (way * 70, -16), (way * 108, -2), (way * 128, 34), (way * 96, 22),
            (way * 70, 40)), tension=0.9)  # fmt: skip
        lit(painter, wave, look.BONE, look.BONE, (-3, -5), shade="#C89A6A", width=5)
    painter.restore()


def _lookout(painter: QPainter) -> None:
    """He, from the side: a foot up on the bollard, the glass at his eye, the third match planted before him."""
    cloth, dark = "#3A4474", "#0E1024"
    tails = blob(((600, 760), (650, 880), (740, 960), (720, 1040), (640, 1020), (560, 1100), (500, 1100), (500, 800)),
        tension=0.6)  # fmt: skip
    lit(painter, tails, mixed(BLACK, cloth, 0.6), _WARM, (-6, -4), shade=dark)
    arm(painter, ((470, 590), (330, 690), (286, 500)), 96, mixed(BLACK, cloth, 0.75), _WARM, (-9, -7), cuff=look.BONE,
        skin=_SKIN)  # fmt: skip
    leg(painter, ((570, 940), (440, 980), (436, 1160)), 150, "#54465E", _WARM, (-9, -8))
    coat = blob(((450, 560), (480, 500), (560, 490), (630, 530), (662, 620), (650, 720), (620, 810), (640, 900), (630,
        1000), (520, 960), (470, 1010), (474, 900), (492, 810), (462, 700)), tension=0.6)  # fmt: skip
    lit(painter, coat, cloth, _WARM, (-16, -6), shade=dark)
    within(painter, coat, blob(((570, 790), (566, 880), (584, 1020), (720, 1020), (720, 790)), tension=0.7), dark)
    lit(painter, limb(((486, 816, 34), (550, 826, 36), (628, 812, 34))), "#7A4426", _WARM, (-3, -6), shade="#331A0E",
        width=5)  # fmt: skip
    rimmed(painter, rect(500, 804, 40, 42, 6), look.BRASS, BLACK, 5)
    for y in (600, 680, 760):
        rimmed(painter, disc(494 - (y - 680) * 0.1, y, 10), look.BRASS, BLACK, 4)
    _lookouts_head(painter)
    arm(painter, ((584, 600), (606, 800), (462, 772)), 110, cloth, _WARM, (-8, -8), cuff=look.BONE, skin=_SKIN,
        body=coat)  # fmt: skip
    with grip(painter, 392, 744, 0, 0.82, _SKIN, across=42):
        match(painter, 392, 1110, 560, 0, 4)


def _lookouts_head(painter: QPainter) -> None:
    """His head in profile under a captain's cap, a short beard, a broad smile, and the brass glass at his eye."""
    shade, black = "#4E2E1A", "#1E1416"
    with tilted(painter, 520, 480, -3):
        side(painter, 520, 380, 0.98, Face(shade, _SKIN, nose=Nose.BROAD, open=False, brow=12, jaw=0.7, smile=1.4),
            mirror=True)  # fmt: skip
        smile = blob(((446, 416), (476, 420), (488, 408), (482, 436), (454, 440)), tension=0.7)
        rimmed(painter, smile, look.BONE, BLACK, 4)
        beard = blob(((546, 390), (530, 430), (500, 440), (484, 440), (456, 446), (452, 468), (474, 482), (520, 474),
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
