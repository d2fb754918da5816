"""The cups from the ace to the four."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bulbs, city, clouds, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import (
    blob,
    cone,
    disc,
    joined,
    lamp,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark offers one glass that runs over, and the street below it floods with light."""
    sky(painter, "#0A1424", mixed(BLACK, t.light, 0.6), 920)
    fill(painter, rays(372, 450, 240, 680, 28, 50, 6), mixed(BLACK, t.light, 0.4))
    glow(painter, 372, 450, 360, t.light, 0.8)
    clouds(painter, ((600, 120, 0.6), (90, 620, 0.5), (640, 560, 0.5)), mixed(BLACK, t.light, 0.4), look.BONE)
    city(painter, 940, mixed(BLACK, t.light, 0.3), None, tall=400, seed=26)
    city(painter, 940, "#0E1620", look.SODIUM, tall=270, seed=5, edge=t.light)
    fill(painter, rect(0, 910, 700, 300), mixed(BLACK, t.light, 0.36))
    hatch(painter, rect(0, 920, 700, 300), Hatch.WAVES, t.light, pitch=34, width=5)
    fill(painter, disc(372, 980, 250, 44), t.light)
    sheet = blob(((140, 280), (210, 330), (236, 560), (252, 950), (200, 980), (146, 950), (160, 560)), tension=0.7)
    for way in (-1, 1):
        lit(painter, placed(sheet, 372, 0, mirror=way < 0), t.glow, t.light, (-9, -5), shade=t.dusk, width=5)
        for dx in (176, 196, 214):
            fill(painter, limb(((372 + way * dx, 380, 4), (372 + way * (dx + 16), 930, 9))), look.BONE)
        for dx, dy in ((130, 966), (200, 990), (270, 962)):
            fill(painter, blob(((372 + way * dx - 34, dy), (372 + way * dx, dy - 20), (372 + way * dx + 34, dy),
                (372 + way * dx, dy + 12))), look.BONE)  # fmt: skip
    for x, y, size in ((300, 790, 15), (352, 850, 19), (410, 800, 13), (330, 910, 12), (440, 880, 16)):
        drop = blob(((x, y - 2.4 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, t.light, look.BONE, (-3, -3), width=4)
    arm(painter, ((780, 900), (690, 790), (590, 720)), 150, "#1E2C3C", t.light, (-10, -12), cuff=look.BONE)
    offer(painter, 440, 700, 4, 1.5)
    glass(painter, 372, 680, 420)
    lip = blob(((116, 286), (172, 270), (212, 292), (232, 350), (222, 430), (204, 470), (196, 390), (184, 330),
        (166, 304), (124, 302)), tension=0.8)  # fmt: skip
    for way in (-1, 1):
        lit(painter, placed(lip, 372, 0, mirror=way < 0), t.light, look.BONE, (-6, -7), shade=t.glow, width=4)
    lit(painter, limb(((560, 690, 44), (520, 640, 40), (500, 590, 28))), look.BONE, look.BONE, (-6, -5),
        shade="#97948B", width=5)  # fmt: skip
    bird = joined(blob(((0, -66), (15, -46), (18, 10), (6, 80), (-6, 80), (-18, 10), (-15, -46))), polygon(((-4, 60),
        (-30, 112), (0, 100), (30, 112), (4, 60))), blob(((0, -20), (60, -70), (140, -50), (90, -6), (20, 30))),
        blob(((0, -20), (-60, -70), (-140, -50), (-90, -6), (-20, 30))))  # fmt: skip
    lit(painter, placed(bird, 410, 150, 0.8, 150), look.BONE, look.BONE, (-6, -6), shade="#8FA6B8")


def two(painter: QPainter, t: Tones) -> None:
    """Two who have just met touch glasses across a small table, and the whole bar goes dark around them."""
    sky(painter, "#10161F", mixed(BLACK, t.light, 0.3), 900)
    window = rect(480, 60, 230, 330, 8)
    lit(painter, window, "#0E1826", t.light, (-4, -4), width=10)
    within(painter, window, disc(600, 170, 44), look.BONE)
    city(painter, 390, "#1B2C3E", look.SODIUM, tall=150, seed=14, left=488)
    fill(painter, joined(rect(590, 60, 10, 330), rect(480, 220, 220, 10)), "#070B10")
    for y, w in ((330, 130), (470, 120)):
        for number, x in enumerate(range(46, 230, 44)):
            tone = mixed(BLACK, ("#2F6A4A", "#7A4A2A", look.ICE)[(number + y) % 3], 0.6)
            bottle = joined(rect(x - 14, y - w * 0.5, 28, w * 0.5, 6), rect(x - 5, y - w * 0.7, 10, 40))
            lit(painter, bottle, tone, mixed(tone, look.BONE, 0.5), (4, 0), width=3)
        lit(painter, rect(20, y, 220, 12), "#5A3A22", look.SODIUM, (0, -4), width=3)
    for share, left, right in ((0.16, -20, 720), (0.2, 110, 590)):
        glaze(painter, cone(350, 190, 1130, left, right, 60), look.SODIUM, share)
    lit(painter, lamp(350, 190, 96), t.glow, t.light, (10, -6), shade=t.dusk)
    fill(painter, disc(350, 190, 60, 13), look.BONE)
    suit = blob(((-40, 1130), (-30, 860), (50, 740), (150, 720), (230, 800), (250, 950), (250, 1130)), tension=0.6)
    lit(painter, suit, "#22344A", t.light, (14, -8), shade=BLACK)
    lit(painter, polygon(((120, 700), (200, 730), (250, 860), (190, 800))),
        look.BONE, look.BONE, shade=look.MUTED, width=4)  # fmt: skip
    fill(painter, polygon(((190, 770), (210, 776), (240, 900), (222, 920))), look.OXBLOOD)
    side(painter, 166, 570, 1.16, Face("#8F5E38", "#D9A06A", brow=11, smile=1, jaw=1))
    hair(painter, 166, 570, 1.16, Cut.SIDE_SHORT, "#4A2A1A", "#C98F5E")
    gown = blob(((740, 1130), (730, 880), (650, 760), (560, 720), (480, 790), (450, 950), (450, 1130)), tension=0.6)
    lit(painter, gown, look.OXBLOOD, look.DANGER, (-14, -8), shade="#33090F")
    back = blob(((640, 470), (680, 560), (690, 720), (660, 830), (580, 800), (590, 600)), tension=0.8)
    lit(painter, back, "#B5532A", look.SODIUM, (-8, -7), shade="#4A1E10")
    side(painter, 540, 576, 1.08, Face("#B08460", "#F0D0AC", brow=7, lips="#B01828", smile=1, jaw=0),
        mirror=True)  # fmt: skip
    wave = blob(((478, 506), (466, 450), (530, 424), (620, 440), (668, 540), (680, 700), (640, 760), (610, 640),
        (590, 560), (560, 500)), tension=0.8)  # fmt: skip
    lit(painter, wave, "#B5532A", look.SODIUM, (-8, -9), shade="#4A1E10")
    strands(painter, (((490, 470), (600, 440), (640, 600)), ((484, 490), (580, 470), (612, 600)), ((530, 440),
        (640, 470), (664, 660)), ((560, 490), (600, 540), (630, 700)), ((640, 600), (660, 680), (650, 740))), "#B5532A",
        look.SODIUM, 6)  # fmt: skip
    rimmed(painter, disc(568, 630, 12), look.BRASS, BLACK, 3)
    lit(painter, disc(350, 1080, 270, 60), "#3A2618", look.SODIUM, (0, -8), shade="#1B120C")
    arm(painter, ((100, 880), (140, 1050), (200, 910)), 96, "#22344A", t.light, (9, -7), cuff=look.BONE, skin="#D9A06A",
        body=suit)  # fmt: skip
    with grip(painter, 272, 846, 4, 0.66, "#D9A06A", across=120, mirror=True):
        glass(painter, 272, 904, 190, 8)
    arm(painter, ((610, 880), (560, 1050), (500, 910)), 82, look.OXBLOOD, look.DANGER, (-9, -7), skin="#F0D0AC",
        body=gown)  # fmt: skip
    with grip(painter, 428, 846, -4, 0.62, "#F0D0AC", across=120):
        glass(painter, 428, 904, 190, -8)
    fill(painter, star(350, 740, 56, 11, 8), look.BONE)


def three(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, glasses up, under a string of bulbs: the one good night."""
    sky(painter, "#0D1430", "#4A6A9A", 1000)
    stars(painter, 16, (210, 30), (460, 300), look.BONE)
    fill(painter, disc(590, 160, 70), look.BONE)
    glow(painter, 590, 160, 180, look.BONE, 0.4)
    clouds(painter, ((520, 230, 0.6), (300, 120, 0.5)), "#33456E", look.BONE)
    city(painter, 1100, "#2A3A5E", look.SODIUM, tall=560, seed=36)
    city(painter, 1100, "#141C2E", look.SODIUM, tall=420, seed=9, edge=t.light)
    bulbs(painter, ((0, 300), (70, 340), (140, 366), (560, 350), (630, 320), (700, 280)))
    for x, y in ((302, 350), (432, 350)):
        fill(painter, star(x, y, 34, 8, 6), look.BONE)
    _middle_friend(painter, t)
    _left_friend(painter, t)
    _right_friend(painter, t)


def _middle_friend(painter: QPainter, t: Tones) -> None:
    """He laughs: curls, an open shirt, his arm straight up."""
    shirt = blob(((250, 1130), (250, 860), (300, 770), (400, 770), (456, 860), (460, 1130)), tension=0.6)
    lit(painter, shirt, "#E0A050", look.BONE, (-10, -8), shade="#7A4A1E")
    fill(painter, joined(limb(((352, 860, 3), (352, 990, 6), (350, 1120, 3))), *(disc(364, y, 6) for y in (900, 980,
        1060))), "#7A4A1E")  # fmt: skip
    arm(painter, ((396, 810), (426, 650), (408, 506)), 70, "#E0A050", look.BONE, (-8, -6), skin="#7A4A2E", body=shirt)
    with grip(painter, 366, 398, 24, 0.5, "#8C5A3A", across=108):
        glass(painter, 366, 446, 150)
    rimmed(painter, polygon(((322, 730), (378, 730), (386, 780), (350, 830), (314, 780))), "#5A3420", BLACK, 4)
    for way in (-1, 1):
        lit(painter, polygon(((350 + way * 30, 764), (350 + way * 66, 782), (350 + way * 40, 850), (350, 828))),
            look.BONE, look.BONE, (-5, -4), shade="#B08A5A", width=4)  # fmt: skip
    front(painter, 350, 660, 0.84, Face("#5A3420", "#8C5A3A", stern=-0.4, brow=9, jaw=0.5, smile=1))
    rimmed(painter, blob(((322, 708), (350, 714), (378, 708), (368, 736), (350, 742), (332, 736))), BLACK, BLACK, 1)
    fill(painter, blob(((326, 708), (350, 714), (374, 708), (366, 722), (350, 727), (334, 722))), look.BONE)
    curls = joined(*(disc(x, y, 25) for x, y in ((288, 620), (294, 586), (320, 562), (352, 554), (384, 562), (408, 586),
        (412, 620), (340, 574), (368, 576))))  # fmt: skip
    lit(painter, curls, "#2B1A14", t.light, (-6, -7), shade=BLACK)
    strands(painter, [((x - 12, y), (x, y - 18), (x + 12, y)) for x, y in ((296, 600), (322, 576), (352, 566), (384,
        576), (404, 602))], "#2B1A14", t.light, 4)  # fmt: skip


def _left_friend(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red: her glass goes up between the two heads."""
    painter.save()
    painter.translate(-24, 10)
    back = blob(((90, 640), (150, 600), (200, 700), (206, 860), (180, 900), (160, 850), (140, 910), (110, 860),
        (80, 900), (52, 800)), tension=0.7)  # fmt: skip
    lit(painter, back, "#E8C87A", look.BONE, (6, -7), shade="#8C6A2E")
    dress = blob(((20, 1130), (40, 920), (94, 850), (200, 850), (250, 920), (266, 1130)), tension=0.6)
    lit(painter, dress, look.OXBLOOD, look.DANGER, (10, -8), shade="#33090F")
    for x, foot in ((110, 80), (170, 180)):
        fill(painter, limb(((x, 950, 3), (foot, 1120, 10))), "#33090F")
    skin, dusk = "#F0D0AC", "#B08460"
    rimmed(painter, polygon(((126, 770), (182, 770), (194, 850), (150, 890), (112, 850))), dusk, BLACK, 4)
    turned(painter, 156, 708, 0.8, Face(dusk, skin, stern=-0.6, brow=6, smile=1.6, jaw=0.1))
    fill(painter, blob(((160, 754), (180, 764), (200, 752), (186, 774), (172, 772))), "#C02838")
    hair(painter, 156, 708, 0.82, Cut.TURNED_LONG, "#E8C87A", look.BONE)
    painter.restore()
    arm(painter, ((190, 880), (240, 730), (196, 536)), 64, look.OXBLOOD, look.DANGER, (8, -6), skin=skin, body=dress)
    with grip(painter, 242, 456, -24, 0.5, skin, across=108, mirror=True):
        glass(painter, 238, 506, 150, -12)


def _right_friend(painter: QPainter, t: Tones) -> None:
    """He, bearded, in his good coat."""
    skin, dusk = "#E2B58A", "#9A6A44"
    painter.save()
    painter.translate(30, 8)
    coat = blob(((430, 1130), (450, 930), (500, 850), (600, 830), (670, 900), (690, 1130)), tension=0.6)
    lit(painter, coat, "#2F5A52", look.BONE, (-10, -8), shade=BLACK)
    rimmed(painter, polygon(((522, 770), (582, 770), (592, 846), (556, 890), (516, 846))), dusk, BLACK, 4)
    for way in (-1, 1):
        lapel = polygon(((556 + way * 12, 826), (556 + way * 50, 820), (556 + way * 66, 900), (556, 1000)))
        lit(painter, lapel, "#2F5A52", look.BONE, (-5, -4), shade=BLACK, width=4)
    fill(painter, polygon(((530, 834), (584, 834), (556, 920))), look.BONE)
    turned(painter, 546, 706, 0.84, Face(dusk, skin, brow=10, smile=1, jaw=0.9), mirror=True)
    beard = blob(((486, 744), (504, 756), (520, 746), (546, 752), (570, 740), (598, 716), (596, 780), (560, 812),
        (520, 808), (492, 786)), tension=0.8)  # fmt: skip
    lit(painter, beard, "#4A2E20", "#8C5A3A", (-5, -5), shade=BLACK)
    fill(painter, blob(((506, 768), (526, 772), (546, 766), (528, 782))), look.BONE)
    hair(painter, 546, 706, 0.84, Cut.TURNED_SHORT, "#4A2E20", "#C98F5E", mirror=True)
    painter.restore()
    arm(painter, ((520, 890), (472, 740), (536, 536)), 70, "#2F5A52", look.BONE, (-8, -6), skin=skin, body=coat)
    with grip(painter, 490, 456, 24, 0.5, skin, across=108):
        glass(painter, 494, 506, 150, 12)


def four(painter: QPainter, t: Tones) -> None:
    """Arms folded at the end of the bar, three glasses untouched; he doesn't see the fourth being offered."""
    sky(painter, "#121922", mixed(BLACK, t.light, 0.34), 930)
    for x in range(0, 700, 70):
        fill(painter, rect(x, -150, 5, 1100), "#0C1118")
    for share, left, right in ((0.2, 60, 800), (0.2, 200, 660)):
        glaze(painter, cone(440, 110, 1000, left, right, 60), t.light, share)
    lit(painter, lamp(440, 110, 80), t.glow, t.light, (8, -5), shade=t.dusk)
    fill(painter, disc(440, 110, 50, 11), look.BONE)
    for y in (330, 480):
        fill(painter, rect(290, y, 400, 12), mixed(BLACK, t.light, 0.42))
        for number, x in enumerate(range(316, 690, 46)):
            height = 80 + (number * 37 + y) % 40
            bottle = joined(rect(x - 15, y - height, 30, height, 6), rect(x - 6, y - height - 30, 12, 40))
            lit(painter, bottle, (t.dusk, mixed(BLACK, look.HORROR, 0.4), "#5A3A1E")[number % 3], t.light, (5, 0),
                width=3)  # fmt: skip
    body = blob(((-30, 1130), (-10, 830), (70, 700), (190, 680), (300, 760), (350, 1130)), tension=0.7)
    lit(painter, body, "#3A4658", t.light, (12, -8), shade=BLACK)
    side(painter, 196, 548, 1.16, Face("#9A6A44", "#E2B58A", stern=0.8, brow=12, smile=-1, jaw=0.8,
        open=False))  # fmt: skip
    hair(painter, 196, 548, 1.16, Cut.SIDE_SHORT, "#5A3420", "#C98F5E")
    hatch(painter, blob(((190, 600), (250, 612), (262, 640), (200, 640))), Hatch.DOTS, BLACK, pitch=10, width=3)
    fill(painter, rect(-20, 970, 760, 300), "#20140E")
    hatch(painter, rect(0, 980, 700, 300), Hatch.VERTICAL, "#0E0A08", pitch=60, width=7)
    lit(painter, rect(-20, 930, 760, 56), "#6B4022", look.SODIUM, (0, -10), shade="#2B180E")
    for a, b in (((90, 720), (60, 900)), ((230, 720), (250, 840))):
        fill(painter, limb(((*a, 3), (*b, 10))), BLACK)
    collar = blob(((112, 706), (150, 672), (220, 676), (262, 712), (216, 742), (160, 738)), tension=0.7)
    lit(painter, collar, look.OXBLOOD, look.DANGER, (7, -6), shade="#33090F", width=5)
    arm(painter, ((290, 820), (330, 950), (150, 890)), 96, "#3A4658", t.light, (9, -7), skin="#E2B58A", body=body)
    arm(painter, ((50, 830), (50, 960), (226, 900)), 96, "#3A4658", t.light, (9, -7), cuff=look.BONE, skin="#E2B58A",
        body=body)  # fmt: skip
    fist(painter, 276, 876, 70, 0.66, "#E2B58A", thumb=False)
    for x in (412, 516, 620):
        glass(painter, x, 940, 124)
    arm(painter, ((800, 640), (740, 690), (640, 694)), 110, look.BONE, look.BONE, (-6, -9),
        cuff=t.light, skin="#C98F5E")  # fmt: skip
    offer(painter, 556, 690, 0, 0.96, "#C98F5E")
    glass(painter, 506, 684, 166)


SCENES: Final = (one, two, three, four)
