"""The swords from the six to the ten."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import FLOOR, NIGHT, wet_ground
from demoncity_gui.art.minors.people import (
    BOWED,
    CARRYING,
    SITTING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import blade
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
    polygon,
    rect,
    rimmed,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """A ferryman takes two people across to the dark side of the city; six blades stand in the boat, and stay."""
    fill(painter, SKY, t.dusk)
    houses = ((90, 60), (60, 110), (120, 50), (70, 150), (110, 80), (80, 130), (60, 60), (110, 100))
    fill(painter, skyline(470, houses), BLACK)
    fill(painter, windows(250, 340, 6, 3, (70, 40), (12, 18), 0b001001100010010001), t.light)
    fill(painter, rect(0, 468, 700, 760), NIGHT)
    for number in range(15):
        fill(painter, rect((number * 173) % 520 - 20, 500 + number * 44, 130 + (number % 4) * 60, 9, 5), t.dusk)
    for number in range(6):
        blade(painter, 326 + number * 60, 640 + (number % 2) * 60, 520, 2 * (number - 2.5), 3.4)
    shawl = Wear(Hair.HOOD, Cloth.COAT, look.OXBLOOD, look.BONE)
    person(painter, BOWED, shawl, 230, 980, 1.0)
    person(painter, SITTING, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light, stout=0.8), 380, 980, 0.7)
    poling = STANDING._replace(far_arm=Limb((-60, -300), (-96, -330)), near_arm=Limb((-50, -250), (-86, -260)))
    person(painter, poling, Wear(Hair.FEDORA, Cloth.COAT, BLACK, look.BONE), 150, 900, 1.16)
    rimmed(painter, thick_line(((56, 400), (40, 1180)), 14), look.BONE, BLACK, 4)
    rimmed(painter, joined(disc(52, 518, 20), disc(50, 600, 20)), look.BONE, BLACK, 4)
    boat = blob(((70, 800), (140, 890), (360, 920), (600, 896), (690, 810), (650, 990), (560, 1050), (190, 1050),
                 (110, 980)), tension=0.6)  # fmt: skip
    rimmed(painter, boat, BLACK, t.light, 6)
    hatch(painter, boat, Hatch.HORIZONTAL, t.sky, pitch=36, width=5)


def seven(painter: QPainter, t: Tones) -> None:
    """Out by the back door of the pawn shop with five, looking over a shoulder; two are still on the wall."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.HORIZONTAL, t.sky, pitch=40, width=4)
    fill(painter, rect(430, 140, 250, 740), t.dusk)
    fill(painter, rect(452, 162, 210, 720), t.glow)
    for x in (506, 608):
        blade(painter, x, 420, 420, 0, 2.2)
    fill(painter, polygon(((430, 880), (680, 880), (700, 1200), (100, 1200))), t.sky)
    fill(painter, polygon(((0, 876), (430, 876), (110, 1200), (0, 1200))), "#0E0D13")
    thief = CARRYING._replace(
        head=(28, -330),
        neck=(30, -286),
        far_leg=Limb((-40, -110), (-104, -40)),
        near_leg=Limb((54, -120), (84, 0)),
    )
    person(painter, thief, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 330, 1060, 1.62, mirror=True)
    for number in range(5):
        blade(painter, 230 + number * 5, 630 + number * 72, 430, 66 + number * 10, 2.6)
    for points in (((300, 650, 60), (250, 780, 52), (196, 800, 44)), ((350, 690, 62), (330, 830, 54), (250, 850, 44))):
        rimmed(painter, limb(points), look.OXBLOOD, look.BONE, 5)
    rimmed(painter, joined(disc(186, 802, 28), disc(240, 852, 28)), look.BONE, BLACK, 5)


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded in a yard of eight blades. The rope is loose, and the gate behind her stands open."""
    fill(painter, SKY, t.far)
    fill(painter, rect(430, -150, 250, 800), BLACK)
    fill(painter, rect(470, 100, 170, 550), mixed(BLACK, look.SODIUM, 0.55))
    wet_ground(painter, 650, t.sky)
    fill(painter, polygon(((470, 650), (640, 650), (690, 1100), (380, 1100))), mixed(BLACK, look.SODIUM, 0.28))
    for x in (132, 250, 456, 574):
        blade(painter, x, 600, 470, 0, 3)
    bound = STANDING._replace(near_arm=Limb((46, -250), (10, -210)), far_arm=Limb((-46, -250), (-6, -212)))
    person(painter, bound, Wear(Hair.LONG, Cloth.GOWN, look.OXBLOOD, look.BONE), 350, 1040, 1.7)
    for number, y in enumerate((590, 640, 690)):
        rope = thick_line(((282 - number * 4, y + 8), (418 + number * 4, y - 6)), 16)
        rimmed(painter, rope, look.BONE, BLACK, 4)
    rimmed(painter, polygon(((318, 412), (418, 396), (420, 430), (320, 446))), look.BONE, BLACK, 4)
    rimmed(painter, limb(((420, 690, 12), (470, 770, 12), (450, 870, 10))), look.BONE, BLACK, 4)
    for x in (74, 196, 510, 634):
        blade(painter, x, 830, 470, 0, 2.8)


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang over them as slats of a blind."""
    fill(painter, SKY, NIGHT)
    fill(painter, rect(250, -150, 430, 900), t.sky)
    for number in range(9):
        blade(painter, 470, 70 + number * 56, 380, 90 if number % 2 else -90, 3.4)
    fill(painter, rect(0, 960, 700, 300), FLOOR)
    rimmed(painter, joined(rect(30, 600, 40, 520, 14), rect(30, 640, 150, 24)), t.dusk, BLACK, 5)
    rimmed(
        painter,
        blob(((70, 900), (70, 760), (130, 720), (190, 760), (200, 900))),
        mixed(BLACK, look.BONE, 0.6),
        BLACK,
        5,
    )
    gown = blob(((150, 980), (140, 800), (190, 690), (270, 660), (330, 720), (350, 980)), tension=0.8)
    rimmed(painter, gown, mixed(BLACK, look.BONE, 0.86), BLACK, 6)
    hair = blob(((206, 700), (196, 590), (250, 526), (340, 530), (386, 590), (380, 660), (290, 680), (260, 760),
                 (200, 780)))  # fmt: skip
    rimmed(painter, hair, BLACK, look.BONE, 4)
    rimmed(painter, blob(((300, 600), (360, 580), (396, 620), (400, 680), (350, 700), (306, 680))), look.BONE, BLACK, 5)
    for dx, dy in ((0, 0), (-46, 24)):
        arm = limb(((290 + dx, 760 + dy, 60), (400 + dx, 880 + dy, 54), (392 + dx, 730 + dy, 36)))
        rimmed(painter, arm, mixed(BLACK, look.BONE, 0.86), BLACK, 5)
        palm = joined(
            disc(386 + dx, 690 + dy, 30),
            *(limb(((378 + dx + f, 680 + dy, 20), (352 + dx + f * 1.3, 604 + dy, 15))) for f in (-16, 2, 20)),
        )
        rimmed(painter, palm, look.BONE, BLACK, 5)
    quilt = blob(((110, 960), (250, 880), (400, 910), (560, 890), (700, 930), (720, 1180), (120, 1180)), tension=0.7)
    rimmed(painter, quilt, mixed(BLACK, look.OXBLOOD, 0.85), look.BONE, 5)
    for x in (180, 300, 420, 540, 640):
        for y in (980, 1080):
            fill(painter, star(x + (y - 980) * 0.5, y, 22, 9, 4), mixed(BLACK, look.BONE, 0.5))


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the pavement at first light, and all ten in the back."""
    fill(painter, SKY, t.far)
    fill(painter, rect(0, 520, 700, 230), mixed(BLACK, look.SODIUM, 0.75))
    fill(painter, rect(0, 440, 700, 90), mixed(BLACK, look.SODIUM, 0.36))
    fill(painter, skyline(760, ((90, 60), (60, 130), (110, 90), (70, 160), (120, 70), (80, 120), (170, 50))), BLACK)
    fill(painter, rect(0, 750, 700, 500), "#17151C")
    hatch(painter, rect(0, 750, 700, 500), Hatch.HORIZONTAL, "#24212B", pitch=46, width=4)
    blood = blob(((20, 1010), (150, 940), (420, 950), (680, 960), (700, 1030), (560, 1074), (280, 1066), (80, 1060)))
    fill(painter, blood, look.OXBLOOD)
    rimmed(painter, limb(((150, 960, 44), (84, 1010, 38), (50, 1060, 30))), BLACK, look.BONE, 5)
    rimmed(painter, blob(((26, 1050), (60, 1044), (70, 1076), (40, 1096), (18, 1080))), look.BONE, BLACK, 4)
    body = blob(((130, 930), (220, 870), (400, 880), (560, 900), (680, 930), (690, 990), (520, 1010), (300, 1020),
                 (160, 1010)), tension=0.8)  # fmt: skip
    rimmed(painter, body, BLACK, look.BONE, 6)
    head = blob(((54, 960), (60, 890), (110, 850), (160, 880), (160, 960), (110, 990)))
    rimmed(painter, head, look.BONE, BLACK, 5)
    fill(painter, blob(((60, 900), (100, 844), (170, 870), (176, 960), (140, 990), (136, 920))), BLACK)
    fill(painter, limb(((76, 926, 5), (92, 932, 7), (106, 924, 4))), BLACK)
    for number in range(10):
        low = number % 2
        blade(painter, 180 + number * 47, 690 + low * 60, 460, -9 + number * 2, 3.2)


SCENES: Final = (six, seven, eight, nine, ten)
