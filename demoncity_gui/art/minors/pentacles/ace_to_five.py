"""The pentacles from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.hands import arm, fist, offer
from demoncity_gui.art.heads import Face, front
from demoncity_gui.art.light import halo, lit, within
from demoncity_gui.art.minors.ground import boards
from demoncity_gui.art.minors.signs import coin
from demoncity_gui.art.people import (
    REACHING,
    STANDING,
    WALKING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rect,
    rimmed,
    star,
    stroke,
    thick_line,
)
from demoncity_gui.art.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand through an open gate holds out one great coin over a garden of weeds in bloom."""
    fill(painter, SKY, "#3A2C12")
    for y in range(-140, 830, 46):
        for x in range(-60 + (y // 46) % 2 * 56, 720, 112):
            fill(painter, rect(x, y, 106, 40, 3), "#4A3918")
    arch = joined(rect(170, 440, 420, 300), disc(380, 440, 210, 230))
    rimmed(painter, arch, "#1A140A", "#6B5220", 16)
    halo(painter, 350, 500, 230, "#1A140A", look.BRASS, 3)
    within(painter, arch, polygon(((-20, 640), (240, 600), (420, 620), (720, 590), (720, 800), (-20, 800))), "#24302A")
    within(painter, arch, polygon(((520, 610), (548, 610), (470, 760), (250, 760))), look.SODIUM)  # a path goes on
    for x in (186, 216, 246, 536, 562, 588):  # the gate's two leaves, folded back
        lit(painter, rect(x - 6, 330, 12, 410), "#6B6258", look.BONE, (-3, 0), width=3)
    fill(painter, rect(150, 730, 460, 34), "#6B5220")
    arm(painter, ((780, 900), (690, 790), (560, 716)), 150, "#2B2A3A", look.BRASS, (-10, -12), cuff=look.BONE)
    offer(painter, 400, 706, 4, 1.5)
    coin(painter, 330, 500, 380)
    fill(painter, rect(0, 830, 700, 400), "#15170F")
    for number, x in enumerate(range(50, 700, 66)):
        top = 880 - (number * 53) % 90
        fill(painter, limb(((x, 1090, 11), (x + 8, top + 90, 9), (x, top, 6))), mixed(BLACK, look.HORROR, 0.55))
        leaf = blob(((x, top + 130), (x + 44, top + 90), (x + 60, top + 100), (x + 30, top + 136)))
        lit(painter, leaf, mixed(BLACK, look.HORROR, 0.55), look.HORROR, (-3, -4), width=3)
        bloom = star(x, top, 36, 17, 6, number * 11)
        lit(painter, bloom, (look.BONE, look.DANGER, look.SODIUM)[number % 3], look.BONE, (-4, -4), width=4)
        fill(painter, disc(x, top, 10), "#5C3A1E")


def two(painter: QPainter, t: Tones) -> None:
    """A street juggler on a drum with the rent in one hand and dinner in the other; the harbour heaves behind him."""
    fill(painter, SKY, "#2A2110")
    fill(painter, disc(350, 190, 110), "#4A3918")
    fill(painter, disc(350, 190, 80), look.BONE)
    for x, y, size in ((560, 240, 0.9), (250, 150, 0.6), (600, 110, 0.6)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#3F3118")
    ship = joined(polygon(((-70, 0), (70, 0), (52, 36), (-52, 36))), polygon(((-4, -120), (60, -16), (-4, -16))),
        polygon(((-12, -100), (-50, -16), (-12, -16))))  # fmt: skip
    for x, turn in ((90, -12), (610, 12)):
        lit(painter, placed(ship, x, 720, 1.1, turn), look.BONE, look.BONE, (4, -4), shade="#8C7A4A", width=4)
    for y, tone in ((730, "#4A3918"), (800, "#372B14")):
        crests = [(-20 + step * 125, y + (60, -40)[step % 2]) for step in range(7)]
        lit(painter, blob((*crests, (730, 1000), (-20, 1000))), tone, look.BRASS, (3, -6), width=3)
    boards(painter, 890, t)
    loop = [(350 + 296 * math.sin(step * math.tau / 24),
        450 - 190 * math.sin(2 * step * math.tau / 24)) for step in range(24)]  # fmt: skip
    band = blob(loop)
    for colour, width in ((BLACK, 34), (look.DANGER, 24), (look.SODIUM, 8)):
        stroke(painter, band, colour, width)
    juggler = STANDING._replace(head=(22, -358), neck=(10, -316), near_arm=Limb((78, -256), (126, -290)),
        far_arm=Limb((-70, -246), (-118, -290)), near_leg=Limb((62, -140), (10, -76)), far_leg=Limb((-14, -96),
        (-16, 0)))  # fmt: skip
    wear = Wear(Hair.TALL, Cloth.SUIT, "#8C2A1E", look.BONE, "#E2B58A", "#B5532A", legs="#2F4A6B", shirt=look.BONE,
        stout=1.15)  # fmt: skip
    person(painter, juggler, wear, 350, 970, 1.5)
    drum = joined(rect(220, 970, 260, 140, 10), disc(350, 970, 130, 32))
    lit(painter, drum, "#2F4A6B", look.BRASS, (8, -4), shade=BLACK)
    lit(painter, disc(350, 970, 130, 30), look.BONE, look.BONE, (0, -8), shade=look.MUTED)
    for x in range(232, 470, 60):
        stroke(painter, thick_line(((x, 1008), (x + 28, 1096), (x + 56, 1008)), 1), look.BRASS, 5)
    coin(painter, 152, 450, 196, -8)
    coin(painter, 552, 450, 196, 8)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold under three coins of stone; below him the priest and the money hold the plan."""
    fill(painter, SKY, "#4A3D26")
    for y in range(-140, 1100, 70):
        for x in range(-60 + (y // 70) % 2 * 80, 720, 160):
            fill(painter, rect(x, y, 152, 63, 4), "#584A2E")
    outer = joined(rect(180, 500, 460, 700), disc(410, 500, 230, 330))
    opening = joined(rect(210, 510, 400, 700), disc(410, 510, 200, 296))
    rimmed(painter, outer, "#7A6840", "#2A2110", 8)
    fill(painter, opening, "#171210")
    fill(painter, polygon(((410, 210), (610, 560), (610, 1100), (340, 1100))), "#2A2118")
    for x, y in ((410, 330), (330, 500), (498, 500)):
        rimmed(painter, disc(x, y, 92), "#584A2E", "#2A2110", 5)
        coin(painter, x, y, 156)
    boards(painter, 1010, t)
    for x in (70, 320):
        lit(painter, rect(x, 780, 20, 320), "#8C5A2E", look.SODIUM, (5, 0), width=4)
    lit(painter, thick_line(((84, 1060), (330, 830)), 14), "#6B4022", look.SODIUM, (3, -3), width=4)
    lit(painter, rect(34, 770, 330, 28), "#8C5A2E", look.SODIUM, (0, -7), width=5)
    mason = REACHING._replace(near_arm=Limb((56, -300), (70, -372)), far_arm=Limb((66, -256), (112, -262)),
        head=(14, -358))  # fmt: skip
    wear = Wear(Hair.SCARF, Cloth.SKIRT, "#B08A4A", look.BONE, "#8C5A3A", hair_colour=look.DANGER, legs="#2B3444",
        stout=1.1)  # fmt: skip
    person(painter, mason, wear, 150, 768, 1.2)
    lit(painter, joined(thick_line(((284, 456), (344, 486)), 17)), look.MUTED, look.BONE, (2, -3), width=4)
    lit(painter, joined(thick_line(((234, 322), (212, 276)), 16), placed(rect(-26, -44, 52, 84, 10),
        208, 266, 1.1, -30)), "#8C5A2E", look.SODIUM, (5, -4), width=4)  # fmt: skip
    fill(painter, star(350, 490, 28, 8, 6), look.BONE)
    priest = STANDING._replace(near_arm=Limb((56, -256), (90, -240)), head=(6, -364))
    person(painter, priest, Wear(Hair.FRINGE, Cloth.GOWN, "#2B2430", look.BONE, hair_colour="#8E8680", old=True,
        stout=1.15), 412, 1070, 1.12)  # fmt: skip
    money = STANDING._replace(near_arm=Limb((60, -256), (96, -244)), head=(6, -364))
    person(painter, money, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.BRASS, "#E2B58A", "#3A2618", stout=1.3,
        beard="#3A2618"), 604, 1080, 1.14, mirror=True)  # fmt: skip
    lit(painter, polygon(((468, 762), (552, 744), (566, 850), (482, 870))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=5)  # fmt: skip
    stroke(painter, joined(disc(520, 800, 22), thick_line(((494, 842), (548, 830)), 1)), "#22344A", 4)


def four(painter: QPainter, t: Tones) -> None:
    """The landlord: one on his head, one in his arms, one under each shoe, and the door chained behind him."""
    fill(painter, SKY, "#2E2414")
    hatch(painter, SKY, Hatch.VERTICAL, "#3A2E1A", pitch=64, width=30)
    rimmed(painter, rect(180, 190, 360, 800), "#4A2E1C", "#1A140A", 14)
    for x in (212, 372):
        rimmed(painter, rect(x, 230, 136, 290), "#3A2214", "#1A140A", 5)
    for way in (-1, 1):
        for number in range(12):
            link = disc(172 + number * 34, 470 + way * (number - 5.5) * 34, 20, 14)
            lit(painter, link.subtracted(disc(172 + number * 34, 470 + way * (number - 5.5) * 34, 11, 6)),
                look.MUTED, look.BONE, (3, -3), width=3)  # fmt: skip
    for x in (64, 600):
        halo(painter, x + 20, 350, 120, "#2E2414", look.SODIUM, 3)
        lit(painter, polygon(((x - 20, 370), (x + 60, 370), (x + 44, 306), (x - 4, 306))),
            look.SODIUM, look.BONE, (4, -4))  # fmt: skip
    boards(painter, 960, t)
    lit(painter, rect(150, 820, 420, 170, 12), "#6B4022", look.SODIUM, (-6, -9), shade="#2B180E")
    fill(painter, joined(rect(210, 820, 22, 170), rect(488, 820, 22, 170)), look.BRASS)
    for way in (-1, 1):
        leg = limb(((360 + way * 70, 850, 110), (360 + way * 150, 846, 96), (360 + way * 152, 960, 66)))
        lit(painter, leg, "#34384A", look.BRASS, (-9, -8), shade=BLACK)
        coin(painter, 360 + way * 160, 1024, 116)
        shoe = blob(((360 + way * 118, 936), (360 + way * 184, 930), (360 + way * 236, 964), (360 + way * 232, 980),
            (360 + way * 116, 980)), tension=0.6)  # fmt: skip
        lit(painter, shoe, "#2B1A14", look.BRASS, (-4, -6))
    body = blob(((236, 880), (226, 720), (270, 620), (360, 590), (450, 620), (494, 720), (484, 880)), tension=0.7)
    lit(painter, body, "#4E4A5C", look.BRASS, (-13, -8), shade="#1B1A22")
    hatch(painter, body, Hatch.VERTICAL, "#34323E", pitch=40, width=4)
    fill(painter, polygon(((310, 600), (410, 600), (360, 700))), look.BONE)
    front(painter, 360, 510, 0.98, Face(mixed(BLACK, look.BRASS, 0.5), "#E2B58A", stern=1, brow=15, jaw=1, smile=-1,
        old=True))  # fmt: skip
    rimmed(painter, blob(((312, 568), (344, 548), (360, 556), (376, 548), (410, 568), (380, 572), (360, 562),
        (340, 572))), "#17110F", BLACK, 2)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((360 + way * 70, 500), (360 + way * 88, 470), (360 + way * 70, 424), (360 + way * 50, 440)))
        lit(painter, tuft, "#17110F", look.BRASS, (-4, -4), width=4)
    coin(painter, 360, 330, 170)
    coin(painter, 360, 736, 226)
    arm(painter, ((470, 690), (540, 850), (440, 846)), 80, "#4E4A5C", look.BRASS, (-9, -7),
        cuff=look.BONE, skin="#E2B58A")  # fmt: skip
    arm(painter, ((250, 690), (180, 850), (280, 846)), 80, "#4E4A5C", look.BRASS, (-9, -7),
        cuff=look.BONE, skin="#E2B58A")  # fmt: skip
    fist(painter, 398, 842, -84, 0.66, "#E2B58A", mirror=True, thumb=False)
    fist(painter, 322, 842, 84, 0.66, "#E2B58A", thumb=False)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    fill(painter, SKY, "#1B202C")
    for y in range(-140, 800, 56):
        for x in range(-60 + (y // 56) % 2 * 70, 720, 140):
            fill(painter, rect(x, y, 133, 49, 3), "#262D3C")
    frame = joined(rect(236, 240, 400, 360), disc(436, 240, 200, 220))
    rimmed(painter, frame, "#6B5220", "#12151C", 16)
    glazing = joined(rect(256, 240, 360, 344), disc(436, 240, 180, 200))
    fill(painter, glazing, mixed(BLACK, look.SODIUM, 0.85))
    for number in range(9):
        within(painter, glazing, polygon(((436, 320), (200 + number * 90, -60), (230 + number * 90, -60))), look.SODIUM)
    within(painter, glazing, joined(rect(430, 40, 12, 544), rect(256, 392, 360, 12)), "#3A2618")
    for x, y in ((436, 150), (340, 300), (532, 300), (340, 486), (532, 486)):
        coin(painter, x, y, 142)
    fill(painter, polygon(((256, 620), (616, 620), (720, 1130), (130, 1130))), "#5A5648")
    drift = blob(((0, 780), (180, 740), (400, 770), (720, 736), (720, 1300), (0, 1300)), tension=0.5)
    fill(painter, drift, "#77808E")
    within(painter, drift, polygon(((256, 620), (616, 620), (760, 1200), (120, 1200))), "#C9B98A")
    for number in range(70):
        x, y = (number * 151) % 700, (number * 97) % 1050
        if not (250 < x < 620 and y < 590):
            fill(painter, disc(x, y, 4 + number % 4), look.BONE)
    lame = WALKING._replace(neck=(24, -302), head=(56, -336), hip=(0, -186), far_leg=Limb((-14, -90), (-24, 0)),
        near_leg=Limb((40, -110), (8, -56)), near_arm=Limb((54, -240), (88, -206)))  # fmt: skip
    wear = Wear(Hair.TALL, Cloth.COAT, "#4A5A4A", look.SODIUM, "#E2B58A", "#6E6A66", beard="#6E6A66", legs="#2B2A34",
        old=True)  # fmt: skip
    person(painter, lame, wear, 450, 1076, 1.24)
    crutch = joined(thick_line(((552, 780), (572, 1080)), 16), thick_line(((526, 782), (582, 776)), 17))
    lit(painter, crutch, "#8C5A2E", look.SODIUM, (4, -3), width=5)
    fist(painter, 554, 820, 8, 0.36, "#E2B58A", mirror=True)
    huddled = WALKING._replace(head=(36, -342), neck=(14, -306), near_arm=Limb((50, -250), (24, -226)))
    person(painter, huddled, Wear(Hair.HOOD, Cloth.GOWN, "#5A3A5E", look.SODIUM, hair_colour="#5A3A5E"),
        180, 1086, 1.32)  # fmt: skip


SCENES: Final = (one, two, three, four, five)
