"""The court cards and Jokers of the playing cards: fourteen people of the city whose tarot it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.figures import Nose, crown, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.people import WALKING, Cloth, Limb, Wear, person
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    skyline,
    star,
    windows,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK

_HEAD: Final = (350.0, 334.0)
_SIZE: Final = 1.06


class _Somebody(NamedTuple):
    """What tells one of them from another: the head and how it turns, hair, what is worn on it, and the coat."""

    head: Callable[..., None]
    face: Face
    cut: Cut | None
    hair: str
    hat: Callable[[], QPainterPath]
    coat: str
    mirror: bool = False
    beard: bool = False


def _flat_cap() -> QPainterPath:
    return joined(
        blob(((-92, 6), (-100, -40), (-50, -80), (20, -84), (84, -52), (92, 0), (0, -6)), tension=0.8),
        blob(((10, -8), (92, -10), (128, 14), (60, 18)), tension=0.7),
    )


def _bowler() -> QPainterPath:
    dome = blob(((-70, 4), (-70, -60), (-36, -98), (36, -98), (70, -60), (70, 4)), tension=0.9)
    return joined(dome, blob(((-112, -8), (0, 0), (112, -8), (96, 16), (0, 22), (-96, 16)), tension=0.8))


def _peaked_cap() -> QPainterPath:
    top = blob(((-80, -10), (-112, -62), (-60, -98), (60, -98), (112, -62), (80, -10)), tension=0.6)
    return joined(top, blob(((-78, -16), (78, -16), (84, 18), (0, 34), (-84, 18)), tension=0.7))


def _tiara() -> QPainterPath:
    band = polygon(((-74, 4), (-84, -30), (-52, -18), (-34, -58), (-14, -24), (0, -84), (14, -24), (34, -58), (52, -18),
        (84, -30), (74, 4)))  # fmt: skip
    return joined(band, *(disc(x, y, 10) for x, y in ((-34, -62), (0, -88), (34, -62))))


def _crown() -> QPainterPath:
    return placed(crown(), 0, 0, 0.86)


_PEOPLE: Final = {
    "spades-jack": _Somebody(turned, Face("#8A5A3C", "#D8A071", young=True, stern=0.6), Cut.TURNED_SHORT, "#17161D",
        _flat_cap, "#2E3340"),
    "spades-queen": _Somebody(front, Face("#B9A48E", "#F2E2CC", lips=look.OXBLOOD, jaw=0.2, lid=0.4, brow=6, arch=0.5),
        Cut.FRONT_LONG, "#17161D", _tiara, "#23212C"),
    "spades-king": _Somebody(side, Face("#7A5138", "#C08A60", nose=Nose.HOOKED, old=True, stern=0.8, brow=11),
        Cut.SIDE_SHORT, "#B8B4AA", _crown, "#343846", beard=True),
    "hearts-jack": _Somebody(turned, Face("#9A6A48", "#E8B98C", smile=0.8, mouth=Mouth.SMILE), Cut.TURNED_SHORT,
        "#5A3018", fedora, "#5C2A20", mirror=True),
    "hearts-queen": _Somebody(turned, Face("#5F3A26", "#A86E48", nose=Nose.BROAD, lips="#A8323A", brow=6, lid=0.3),
        Cut.TURNED_LONG, "#241410", _tiara, "#6A2430"),
    "hearts-king": _Somebody(front, Face("#A07A5A", "#EAC49C", jaw=0.9, smile=0.5, old=True, brow=11), Cut.FRONT_PARTED,
        "#6B3A1C", _crown, "#5A241C", beard=True),
    "clubs-jack": _Somebody(front, Face("#5A3B28", "#9C6A46", nose=Nose.BROAD, jaw=0.7, stern=0.3), None, "#17161D",
        _bowler, "#24463C"),
    "clubs-queen": _Somebody(side, Face("#A98A6C", "#F0D6B4", lips="#7A2C38", brow=6, lid=0.5), Cut.SIDE_UP, "#8A3A1E",
        _tiara, "#1F4A40", mirror=True),
    "clubs-king": _Somebody(turned, Face("#6E4A32", "#B98258", nose=Nose.HOOKED, jaw=1, stern=0.5, lid=0.4),
        Cut.TURNED_SHORT, "#20201F", _crown, "#2A4C40", mirror=True),
    "diamonds-jack": _Somebody(side, Face("#A5825E", "#F0CFA6", nose=Nose.SNUB, smile=0.6), Cut.SIDE_SHORT, "#B07A2A",
        _peaked_cap, "#5A4316"),
    "diamonds-queen": _Somebody(front, Face("#744A2E", "#C48A5A", lips="#8E2A30", jaw=0.3, brow=7, smile=0.5),
        Cut.FRONT_LONG, "#3A2412", _tiara, "#6A4E14"),
    "diamonds-king": _Somebody(turned, Face("#A98C70", "#EED8BC", old=True, jaw=0.8, lid=0.6, smile=-0.5),
        Cut.TURNED_SHORT, "#D8D2C4", _crown, "#4E3C18", beard=True),
}  # fmt: skip
"""Jacks: a prizefighter, a singer, a doorman, a chauffeur. Queens and kings: those whom they work for."""


def paint_half(painter: QPainter, name: str, sign: QPainterPath, colour: str) -> None:
    """Paint the upper half of somebody by the name of their card, under a street lamp, with the suit's sign."""
    one = _PEOPLE[name]
    x, y = _HEAD
    way = -1 if one.mirror else 1
    painter.save()
    painter.setClipPath(polygon(((34, 34), (666, 34), (666, 556), (34, 644))))
    fill(painter, polygon(((336, 40), (364, 40), (640, 660), (60, 660))), mixed(look.TABLE, colour, 0.2))
    fill(painter, disc(x, y - 20, 196), mixed(look.TABLE, colour, 0.36))
    stroke(painter, disc(x, y - 20, 196), mixed(look.TABLE, colour, 0.7), 5)
    coat = mixed(one.coat, colour, 0.12)
    light, dark = mixed(coat, look.BONE, 0.55), mixed(BLACK, coat, 0.5)
    lit(painter, bust(x, 446, 420, 760), coat, light, (-12 * way, -8), shade=dark)
    fill(painter, polygon(((x - 54, 458), (x + 54, 458), (x + 4, 660), (x - 4, 660))), look.BONE)
    lit(painter, blob(((x - 15, 474), (x + 15, 474), (x + 20, 600), (x, 640), (x - 20, 600)), tension=0.5), colour,
        colour, (-3, -3), shade=mixed(BLACK, colour, 0.6), width=4)  # fmt: skip
    for lapel in (-1, 1):
        edge = polygon(((x + lapel * 46, 448), (x + lapel * 112, 486), (x + lapel * 70, 536), (x + lapel * 6, 650)))
        lit(painter, edge, coat, light, (-7 * way, -5), shade=dark, width=5)
    neck(painter, x, y + 92, 84, 476, one.face.skin)
    one.head(painter, x, y, _SIZE, one.face, mirror=one.mirror)
    if one.beard:
        _beard(painter, one, x, y)
    if one.cut is not None:
        hair(painter, x, y, _SIZE, one.cut, one.hair, mixed(one.hair, look.BONE, 0.5), mirror=one.mirror)
    on_head = placed(one.hat(), x - 6 * way, y - 76, 1.0, 0, mirror=one.mirror)
    is_metal = name.endswith(("queen", "king"))
    worn = colour if is_metal else mixed(BLACK, coat, 0.7)
    lit(painter, on_head, worn, look.BONE, (-6 * way, -6), shade=mixed(BLACK, worn, 0.55), width=5)
    if not is_metal:
        fill(painter, limb(((x - 6 * way - 70, y - 82, 15), (x - 6 * way, y - 76, 17), (x - 6 * way + 70, y - 82, 15))),
            colour)  # fmt: skip
    lit(painter, placed(sign, 512, 528, 0.92), colour, look.BONE, (-4, -4), width=5)
    painter.restore()


def _beard(painter: QPainter, one: _Somebody, x: float, y: float) -> None:
    """Paint a full beard, with a mouth in it; of a head that looks aside it juts."""
    way = -1 if one.mirror else 1
    lean = {side: 26, turned: 14}.get(one.head, 0) * way
    beard = blob(((x - 66, y + 20), (x - 56, y + 78), (x - 22 + lean, y + 128), (x + 4 + lean, y + 150),
        (x + 34 + lean, y + 122), (x + 58, y + 74), (x + 66, y + 22), (x + 40 + lean, y + 46), (x + lean, y + 42),
        (x - 34 + lean, y + 48)), tension=0.7)  # fmt: skip
    if one.head is side:
        beard = blob(((x - 26 * way, y + 10), (x - 30 * way, y + 84), (x + 10 * way, y + 140), (x + 62 * way, y + 134),
            (x + 76 * way, y + 84), (x + 70 * way, y + 40), (x + 30 * way, y + 44)), tension=0.7)  # fmt: skip
    lit(painter, beard, one.hair, mixed(one.hair, look.BONE, 0.5), (-6 * way, -6), shade=mixed(BLACK, one.hair, 0.5),
        width=5)  # fmt: skip
    mouth = x + (46 if one.head is side else 0) * way + (lean if one.head is not side else 0)
    fill(painter, limb(((mouth - 22, y + 68, 4), (mouth, y + 65, 7), (mouth + 22, y + 68, 4))), BLACK)


# --- the Jokers ------------------------------------------------------------------------------------------------------


def _cap(x: float, y: float, size: float) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return the two halves of a cap with bells, and the bells."""
    left = joined(
        blob(((-128, 0), (-180, -130), (-240, -160), (-200, -220), (-100, -180), (-20, -40))),
        blob(((-100, 10), (-60, -160), (0, -270), (0, 10))),
    )
    bells = joined(disc(-240, -160, 26), disc(240, -160, 26), disc(0, -274, 26))
    right = placed(left, 0, 0, 1, mirror=True)
    return placed(left, x, y, size), placed(right, x, y, size), placed(bells, x, y, size)


def paint_joker_at_the_mirror(painter: QPainter) -> None:
    """Paint the clown of the wax museum: half his face painted, and bulbs around him."""
    for at in range(8):
        for x in (72, 628):
            fill(painter, disc(x, 300 + at * 90, 17), look.SODIUM if at % 3 else look.BONE)
            glow(painter, x, 300 + at * 90, 44, look.SODIUM, 0.35)
    fill(painter, rect(112, 190, 476, 830, 40), mixed(look.TABLE, look.SODIUM, 0.2))
    stroke(painter, rect(112, 190, 476, 830, 40), look.SODIUM, 7)
    lit(painter, bust(350, 806, 470, 1020), look.OXBLOOD, look.DANGER, (-12, -8), shade="#33090F")
    for at in range(-2, 3):
        ruff = placed(blob(((0, -20), (58, 20), (0, 100), (-58, 20))), 350 + at * 72, 808 + abs(at) * 10, 1, at * -14)
        lit(painter, ruff, look.BONE, look.BONE, (-4, -4), shade=mixed(look.BONE, look.INK, 0.4), width=5)
    front(painter, 350, 620, 1.7, Face("#8E6A50", look.BONE, mouth=Mouth.LAUGH, brow=8, arch=0.9, jaw=0.5))
    for x in (350 - 61, 350 + 61):
        fill(painter, star(x, 596, 44, 12, 4), look.OXBLOOD if x < 350 else look.INK)
        fill(painter, disc(x, 606, 11), look.BONE)
    lit(painter, disc(350, 660, 34), look.DANGER, look.BONE, (-6, -8), shade=look.OXBLOOD, width=5)
    left, right, bells = _cap(350, 500, 0.94)
    lit(painter, left, look.OXBLOOD, look.DANGER, (-8, -8), shade="#33090F")
    lit(painter, right, "#23212C", look.BONE, (-8, -8))
    lit(painter, bells, look.SODIUM, look.BONE, (-5, -5), width=4)
    lit(painter, rect(224, 484, 252, 38, 19), look.SODIUM, look.BONE, (-4, -5), width=5)


def paint_joker_on_the_wire(painter: QPainter) -> None:
    """Paint the one who walks the wire between two roofs, a card in the hand, past the moon."""
    fill(painter, rays(350, 420, 216, 300, 28, 10), mixed(look.TABLE, look.HORROR, 0.4))
    fill(painter, disc(350, 420, 200), mixed(look.BONE, look.HORROR, 0.25))
    for x, y, radius in ((290, 350, 30), (420, 470, 42), (400, 330, 18)):
        fill(painter, disc(x, y, radius), mixed(look.BONE, look.HORROR, 0.5))
    roofs = skyline(1166, ((96, 300), (70, 220), (110, 120), (90, 90), (100, 110), (86, 190), (78, 160)), 30)
    fill(painter, roofs, "#0E1620")
    stroke(painter, roofs, mixed(look.TABLE, look.HORROR, 0.5), 4)
    for at, top, rows in ((50, 920, 3), (484, 1056, 1)):
        fill(painter, windows(at, top, 2, rows, (34, 60), (18, 30)), look.SODIUM)
    stroke(painter, limb(((34, 846, 5), (350, 884, 5), (666, 850, 5))), look.BONE, 3)
    pole = limb(((70, 560, 9), (350, 600, 13), (640, 524, 9)))
    pose = WALKING._replace(far_arm=Limb((-70, -286), (-96, -226)), near_arm=Limb((74, -278), (104, -232)))
    wear = Wear(Hair.SHORT, Cloth.SUIT, look.OXBLOOD, look.DANGER,
        legs="#2A5A4C", shirt=look.SODIUM, smile=1)  # fmt: skip
    person(painter, pose, wear, 340, 880, 1.22)
    lit(painter, pole, "#6B4A2A", look.SODIUM, (0, -4), width=4)
    left, right, bells = _cap(362, 412, 0.3)
    lit(painter, left, look.OXBLOOD, look.DANGER, (-4, -4), width=4)
    lit(painter, right, "#2A5A4C", look.HORROR, (-4, -4), width=4)
    lit(painter, bells, look.SODIUM, look.BONE, (-2, -2), width=3)
