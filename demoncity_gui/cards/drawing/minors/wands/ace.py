"""The Ace of Wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.glyphs import glyph, paint_glyph
from demoncity_gui.cards.drawing.great_fist import great_fist
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

SKIN: Final = "#E2B58A"
_HEEL: Final = blob(((46, -40), (84, -80), (130, -78), (168, -34), (212, 34), (340, 102), (284, 212), (152,
    148), (100, 142), (60, 122), (42, 90), (38, 10)), tension=0.5)  # fmt: skip
"""The palm and the wrist, in the hand's own units."""
_MOON: Final = (176, 706, 236)


def scene(painter: QPainter, t: Tones) -> None:
    """A giant hand out of a thundercloud has struck a match on the moon; the scratch still glows."""
    sky(painter, "#070A22", "#3A2240")
    glow(painter, 455, 260, 620, t.light, 0.6)
    _moon(painter)
    city(painter, 1100, "#120A18", look.SODIUM, tall=150, seed=5, edge=t.light)
    _fire(painter)
    with great_fist(painter, 352, 780, 10, 1, SKIN, _HEEL, towards=(0.3, -1.0)):
        paint_glyph(painter, Suit.WANDS, 400, 508, 860, rim=BLACK, turn=10, modelled=True)
        _licks(painter)
    _sleeve(painter, t)
    _cloud(painter)
    gloom(painter, 380, 540, 540, 0.4)


def _moon(painter: QPainter) -> None:
    """The moon, and across it the scratch the match has left, from which the fire goes up in an arc."""
    x, y, r = _MOON
    moon = disc(x, y, r)
    glow(painter, x, y, r * 1.4, "#AEB8E0", 0.3)
    lit(painter, moon, "#8A94BC", "#FFD8A0", (12, -9), shade="#3A4270")
    craters = ((-120, -90, 44), (-60, 60, 60), (-150, 70, 30), (20, -150, 30), (-30, 160, 34), (60, 20, 26), (-70, -170,
        20), (70, 150, 24))  # fmt: skip
    for dx, dy, size in craters:
        within(painter, moon, disc(x + dx, y + dy, size), "#5E6896")
        within(painter, moon, disc(x + dx - size * 0.12, y + dy + size * 0.14, size * 0.84), "#727CAA")
    course = ((74, 900), (84, 820), (104, 730), (140, 636), (190, 540), (268, 452), (350, 404), (440, 390))
    widths = (4, 18, 28, 36, 52, 76, 104, 130)
    for share, tone in ((1.7, "#1E1A38"), (1, "#D8482E"), (0.62, look.SODIUM), (0.3, "#FFF0C0")):
        line = ink([(a, b, max(2, w * share)) for (a, b), w in zip(course, widths, strict=True)])
        if share > 1:
            within(painter, moon, line, tone)
        else:
            fill(painter, line, tone)
    for a, b, size in ((54, 690, 22), (96, 560, 20), (180, 476, 22), (186, 700, 18), (250, 580, 16), (140, 806,
            14), (60, 800, 12)):  # fmt: skip
        fill(painter, star(a, b, size * 1.3, size * 0.34, 4), "#FFF0C8")


def _fire(painter: QPainter) -> None:
    """What flares up around the head, in tongues that all lick upwards."""
    flare = ((20, -290), (10, -240), (60, -196), (98, -236), (88, -290), (150, -230), (158, -150), (196, -176), (200,
        -230), (240, -140), (226, -50), (258, -76), (250, 20), (206, 120), (120, 196), (0, 216), (-110, 190), (-190,
        110), (-226, 20), (-250, -40), (-214, -34), (-214, -120), (-244, -170), (-186, -160), (-160, -130), (-150,
        -200), (-172, -258), (-110, -226), (-78, -186), (-50, -240), (-66, -310), (-10, -280))  # fmt: skip
    for size, tone in ((1.1, "#7A2418"), (1.0, "#D04A28"), (0.87, "#F09030"), (0.74, "#FFD878")):
        fill(painter, placed(blob(flare, tension=0.8), 446, 320 + (1 - size) * 150, size, 6), tone)


def _licks(painter: QPainter) -> None:
    """Tongues within the flame: it lives."""
    lick = ((-130, 60), (-96, -20), (-104, -80), (-70, -50), (-52, -110), (-30, -150), (0, -240), (-4, -170), (30,
        -110), (36, -60), (70, -90), (66, -20), (104, 40), (96, 100), (120, 60), (130, 20), (100, -70), (60, -150),
        (10, -300), (-50, -170), (-110, -90), (-140, 0))  # fmt: skip
    flame = placed(glyph(Suit.WANDS), 400, 508, 8.3, 10)
    glaze(painter, placed(blob(lick, tension=0.7), 438, 322, 0.96, 10).intersected(flame), "#FFE08A", 0.75)


def _sleeve(painter: QPainter, t: Tones) -> None:
    """The cuff at his wrist and the coat's sleeve, out of the cloud."""
    sleeve = blob(((600, 872), (520, 998), (620, 1110), (760, 1110), (760, 960)), tension=0.4)
    lit(painter, sleeve, "#2B2A44", t.light, (-4, -14), shade="#0C0A12", width=7)
    cuff = blob(((586, 848), (626, 880), (548, 1012), (504, 976)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-3, -8), shade="#8C8478", width=7)
    fill(painter, disc(566, 960, 10), look.SODIUM)


def _cloud(painter: QPainter) -> None:
    """A great thundercloud, out of which the arm comes."""
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((690, 790, 70), (692, 890, 66), (700, 960, 110), (622, 1024,
        78), (690, 1080, 120), (516, 1060, 70), (404, 1062, 70), (310, 1080, 62), (226, 1104, 54), (150, 1124,
        42)))).simplified()  # fmt: skip
    lit(painter, cloud, "#6A5078", "#FFD088", (-6, -12), shade="#1E1830", width=7)
    for number, (x, y, wide) in enumerate(((686, 906, 50), (596, 1036, 60), (500, 1064, 50), (404, 1084, 46), (310,
            1100, 40))):  # fmt: skip
        puff = ink([(x + wide * a, y + wide * b, w) for a, b, w in ((-0.9, 0.2, 1), (-0.6, -0.6, 8), (0.1, -0.86, 11),
            (0.8, -0.4, 7), (0.8, 0.2, 1))])  # fmt: skip
        within(painter, cloud, puff, "#2A2040" if number % 2 else "#33284C")
