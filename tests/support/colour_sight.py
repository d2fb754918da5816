"""How far apart two colours look, to people of common sight and of three other kinds.

Protan, deutan and tritan sight after Machado, Oliveira and Fernandes (2009), whole; the distance is CIEDE2000 after
Sharma, Wu and Dalal (2005), with some of whose published pairs the tests compare.
"""

from __future__ import annotations

from enum import Enum
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]


class Sight(Enum):
    """A kind of sight."""

    COMMON = "common"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


_SEEN: dict[Sight, Matrix] = {
    Sight.COMMON: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    Sight.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Sight.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def apart(one: str, other: str, sight: Sight) -> float:
    """How far apart two colours (#RRGGBB) look to this sight, in CIEDE2000."""
    return ciede2000(_lab(_seen(one, sight)), _lab(_seen(other, sight)))


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours in L*, a*, b*."""
    light1, a1, b1 = one
    light2, a2, b2 = other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_light, d_chroma, d_hue = light2 - light1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (light1 + light2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    s_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * weight
    bend = 30 * exp(-(((hue - 275) / 25) ** 2))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * bend))
    return sqrt(
        (d_light / s_light) ** 2
        + (d_chroma / s_chroma) ** 2
        + (d_hue / s_hue) ** 2
        + twist * (d_chroma / s_chroma) * (d_hue / s_hue)
    )


def _seen(colour: str, sight: Sight) -> Triple:
    """A colour in linear RGB, as this sight has it."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    seen = _times(_SEEN[sight], (red, green, blue))
    return min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2]))


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _lab(rgb: Triple) -> Triple:
    x, y, z = (_root(value / white) for value, white in zip(_times(_XYZ, rgb), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _times(matrix: Matrix, vector: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three
