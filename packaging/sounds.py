"""The TV's sounds, synthesised: `sounds.py FOLDER` writes them as WAV files, the same ones each time.

Each sound is built from two things: voices, which are sums of sine partials, and noise through a band filter whose
middle may move. Nothing is recorded. The files shipped in `assets/sounds` were written by this script.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 24_000
"""Samples a second. The highest band used, the snap of a card, ends below 10 kHz."""
PEAK = 10 ** (-3 / 20)
"""The loudest sample of the loudest sound, as a share of full scale: −3 dBFS."""

Samples = list[float]
Curve = Callable[[float], float]
"""What something is at a moment, in seconds from the start: a pitch in Hz, or a loudness from 0 to 1."""


def line(*points: tuple[float, float]) -> Curve:
    """Return the curve through these points of (second, value), straight between them and level beyond them."""

    def at(moment: float) -> float:
        before = points[0]
        for after in points:
            if moment < after[0]:
                share = (moment - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 1.0
                return before[1] + (after[1] - before[1]) * max(share, 0.0)
            before = after
        return before[1]

    return at


def struck(attack: float, half_life: float) -> Curve:
    """Return the loudness of something struck: up within `attack` seconds, then half as loud each `half_life`."""
    return lambda moment: moment / attack if moment < attack else 0.5 ** ((moment - attack) / half_life)


def voice(seconds: float, pitch: Curve, partials: Sequence[tuple[float, float]], loudness: Curve) -> Samples:
    """Return a sum of sines. A partial is its frequency as a multiple of the pitch, and its share of the sound."""
    phases = [0.0] * len(partials)
    samples = []
    for number in range(round(seconds * RATE)):
        moment = number / RATE
        step = math.tau * pitch(moment) / RATE
        total = 0.0
        for index, (ratio, share) in enumerate(partials):
            phases[index] += step * ratio
            total += share * math.sin(phases[index])
        samples.append(total * loudness(moment))
    return samples


def noise(seconds: float, middle: Curve, narrowness: float, loudness: Curve, seed: int) -> Samples:
    """Return noise through a band filter: `middle` in Hz, and the larger `narrowness`, the closer to a tone."""
    luck = Random(seed)
    low = band = 0.0
    samples = []
    for number in range(round(seconds * RATE)):
        moment = number / RATE
        cutoff = 2 * math.sin(math.pi * min(middle(moment), RATE / 6) / RATE)
        low += cutoff * band
        band += cutoff * (luck.uniform(-1, 1) - low - band / narrowness)
        samples.append(band * loudness(moment) / math.sqrt(narrowness))
    return samples


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return these sounds together, each a (second at which it begins, gain, samples)."""
    total = [0.0] * max(round(start * RATE) + len(samples) for start, _gain, samples in parts)
    for start, gain, samples in parts:
        first = round(start * RATE)
        for number, sample in enumerate(samples):
            total[first + number] += gain * sample
    return total


_BELL = ((1.0, 0.55), (2.0, 0.2), (2.76, 0.12), (5.4, 0.08), (0.5, 0.2))
_BRASS = ((1.0, 0.4), (2.0, 0.28), (3.0, 0.18), (4.0, 0.1), (5.0, 0.06))
_WOOD = ((1.0, 0.6), (2.6, 0.25), (4.3, 0.1))
_BONE = ((1.0, 0.5), (1.83, 0.3), (2.71, 0.2))
_DRUM = ((1.0, 0.6), (2.0, 0.25), (3.1, 0.15))  # with overtones: small loudspeakers have no 60 Hz


def _thump(seconds: float, start: float, end: float) -> Samples:
    fading = struck(0.004, seconds / 6)
    return voice(
        seconds,
        line((0, start), (seconds * 0.5, end)),
        _DRUM,
        lambda moment: fading(moment) * min(4 * (1 - moment / seconds), 1),
    )


def _snap(seed: int) -> Samples:
    return noise(0.07, line((0, 3800), (0.07, 1500)), 1.2, struck(0.001, 0.009), seed)


def slide() -> Samples:
    """Return a card pushed over felt, and stopping."""
    pressure = line((0, 0), (0.06, 1), (0.18, 0.5), (0.24, 0))
    rub = noise(0.24, line((0, 1400), (0.1, 3600), (0.24, 900)), 1.4, pressure, 1)
    return mixed((0, 0.5, rub), (0.2, 0.25, _thump(0.08, 190, 120)))


def breath() -> Samples:
    """Return a room that draws its breath: air that rises, a low hum beneath, and a stop."""
    air = noise(1.5, line((0, 320), (1.4, 1250)), 2.5, line((0, 0), (1.25, 1), (1.42, 0.8), (1.5, 0)), 2)
    hum = voice(1.5, line((0, 49), (1.5, 55)), ((1, 0.7), (2, 0.2), (3, 0.1)), line((0, 0), (1.3, 0.9), (1.5, 0)))
    return mixed((0, 0.7, air), (0, 0.6, hum))


def turn() -> Samples:
    """Return many cards that turn in one sweep and land together, not quite as one."""
    sweep = noise(0.42, line((0, 500), (0.34, 2900), (0.42, 1800)), 1.6, line((0, 0), (0.3, 1), (0.42, 0)), 3)
    landing = [(0.4 + lag, 0.8, _snap(30 + number)) for number, lag in enumerate((0, 0.008, 0.013, 0.021, 0.03))]
    return mixed((0, 0.55, sweep), *landing, (0.4, 0.8, _thump(0.17, 150, 62)))


def _clack(pitch: float, seed: int) -> Samples:
    """Return one edge of a die on wood."""
    bone = voice(0.06, line((0, pitch), (0.06, pitch * 0.94)), _BONE, struck(0.0006, 0.006))
    return mixed((0, 0.7, bone), (0, 0.5, noise(0.05, line((0, 3200)), 2.0, struck(0.0006, 0.005), seed)))


def lay() -> Samples:
    """Return a die set down on the table: its point, then the face it comes to lie on."""
    return mixed((0, 0.7, _clack(1480, 81)), (0.055, 1.0, _clack(1180, 82)), (0.055, 0.35, _thump(0.14, 260, 170)))


def roll() -> Samples:
    """Return many dice that rattle over wood, land together, and rock once more before they lie."""
    luck = Random(9)
    tumbling = [
        (at, 0.25 + 0.5 * at, _clack(luck.uniform(1150, 2100), 90 + number))
        for number, at in enumerate((0.0, 0.05, 0.08, 0.13, 0.16, 0.19, 0.24, 0.27, 0.29, 0.33, 0.36))
    ]
    together = enumerate((0, 0.009, 0.017))
    landing = [(0.4 + lag, 0.9, _clack(1050 + 90 * number, 110 + number)) for number, lag in together]
    rocking = [(at, gain, _clack(1320, 120 + number)) for number, (at, gain) in enumerate(((0.51, 0.4), (0.6, 0.25)))]
    return mixed(*tumbling, *landing, *rocking, (0.4, 0.6, _thump(0.3, 210, 120)))


def count() -> Samples:
    """Return a number counting up: nine ticks, each a little higher and sooner."""
    ticks = []
    at = 0.0
    for number in range(9):
        ticks.append((at, 0.3 + 0.05 * number, voice(0.05, line((0, 700 + 75 * number)), _WOOD, struck(0.001, 0.007))))
        at += 0.076 - 0.004 * number
    return mixed(*ticks)


def won_by_players() -> Samples:
    """Return a low bell and the fifth over it, then the octave: the players' side has won."""
    notes = ((0.0, 146.8), (0.16, 220.0), (0.32, 293.7))
    return mixed(*((at, 0.6, voice(1.3 - at, line((0, pitch)), _BELL, struck(0.006, 0.2))) for at, pitch in notes))


def won_by_horror() -> Samples:
    """Return two low notes a half step apart that sink, over a growl: the other side has won."""
    sinking = line((0, 98.0), (0.5, 92.5), (1.7, 69.3))
    close = line((0, 103.8), (0.5, 98.0), (1.7, 65.4))
    swell = line((0, 0), (0.05, 1), (0.6, 0.8), (1.7, 0))
    growl = noise(1.7, line((0, 260), (1.7, 90)), 3, swell, 4)
    low = [voice(1.7, pitch, _BRASS, swell) for pitch in (sinking, close)]
    return mixed((0, 0.55, low[0]), (0, 0.5, low[1]), (0, 0.5, growl), (0, 0.8, _thump(0.4, 120, 40)))


def tie() -> Samples:
    """Return a tritone that beats against itself and is cut off: nothing is settled."""
    stop = line((0, 0), (0.03, 1), (0.96, 0.85), (1.0, 0))
    notes = (233.1, 235.9, 329.6, 333.1)
    return mixed(*((0, 0.3, voice(1.0, line((0, pitch)), ((1, 0.7), (2, 0.2), (3, 0.1)), stop)) for pitch in notes))


def stalemate() -> Samples:
    """Return two dull knocks on wood: won, and nothing comes of it."""
    knock = voice(0.35, line((0, 210), (0.1, 175)), _WOOD, struck(0.002, 0.028))
    return mixed((0, 0.9, knock), (0.27, 0.6, knock))


def critical() -> Samples:
    """Return struck glass, rising in four quick steps."""
    glass = ((1.0, 0.5), (2.32, 0.3), (4.25, 0.18), (6.63, 0.1))
    steps = ((0.0, 587.3), (0.07, 740.0), (0.14, 880.0), (0.21, 1174.7))
    ringing = [(at, 0.35, voice(1.18, line((0, pitch)), glass, struck(0.002, 0.13))) for at, pitch in steps]
    return mixed(*ringing, (0, 0.5, _thump(0.3, 140, 55)))


def fool() -> Samples:
    """Return a whistle that climbs, trips, and comes down beside its note."""
    path = line((0, 620), (0.34, 1240), (0.4, 930), (0.46, 1240), (0.9, 415))

    def wavering(moment: float) -> float:
        return path(moment) * (1 + 0.018 * math.sin(math.tau * 6.3 * moment))

    loudness = line((0, 0), (0.05, 0.8), (0.36, 0.9), (0.4, 0.25), (0.48, 0.8), (0.85, 0.5), (0.9, 0))
    return mixed((0, 0.7, voice(0.9, wavering, ((1, 0.85), (2, 0.1)), loudness)))


def fumble() -> Samples:
    """Return something dropped: a slide down and three clatters, each closer to the last."""
    drop = voice(0.42, line((0, 520), (0.42, 130)), _WOOD, line((0, 0), (0.03, 0.8), (0.38, 0.5), (0.42, 0)))
    falls = ((0.4, 1.0), (0.54, 0.7), (0.62, 0.45))
    clatter = [(at, gain, _snap(round(100 * at))) for at, gain in falls]
    knocks = [(at, gain * 0.5, _thump(0.2, 240, 150)) for at, gain in falls]
    return mixed((0, 0.4, drop), *clatter, *knocks)


def strike() -> Samples:
    """Return the one attack that lands: a rush of air and a blow."""
    rush = noise(0.18, line((0, 700), (0.18, 2400)), 1.3, line((0, 0), (0.16, 1), (0.18, 0)), 7)
    return mixed((0, 0.4, rush), (0.16, 1.0, _thump(0.3, 130, 48)), (0.16, 0.6, _snap(70)))


def out() -> Samples:
    """Return two slow heartbeats, and a light that goes out with a falling hum."""
    hum = voice(2.1, line((0, 110), (1.1, 104), (2.1, 41)), _BRASS, line((0, 0), (0.2, 0.5), (1.2, 0.6), (2.1, 0)))
    beats = [(at, gain, _thump(0.35, 104, 52)) for at, gain in ((0.1, 1.0), (0.32, 0.7), (1.0, 0.8), (1.24, 0.5))]
    return mixed((0, 0.35, hum), *beats)


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "slide": (slide, 0.4),
    "lay": (lay, 0.45),
    "breath": (breath, 0.55),
    "turn": (turn, 1.0),
    "roll": (roll, 1.0),
    "count": (count, 0.3),
    "won-by-players": (won_by_players, 0.9),
    "won-by-horror": (won_by_horror, 1.0),
    "tie": (tie, 0.7),
    "stalemate": (stalemate, 0.7),
    "critical": (critical, 0.95),
    "fool": (fool, 0.75),
    "fumble": (fumble, 0.8),
    "strike": (strike, 0.95),
    "out": (out, 1.0),
}
"""Each sound by the name of its file, and how loud its loudest sample is beside PEAK."""


def frames_of(name: str) -> array[int]:
    """Return a sound as 16-bit samples, both ends faded over 3 ms so that nothing clicks."""
    made, level = SOUNDS[name]
    samples = made()
    loudest = max(abs(sample) for sample in samples)
    fade = round(0.003 * RATE)
    scale = 32767 * PEAK * level / loudest
    last = len(samples) - 1
    return array("h", (round(v * scale * min(n / fade, (last - n) / fade, 1)) for n, v in enumerate(samples)))


def write_sounds(folder: Path) -> None:
    """Write every sound into this folder.

    Raises:
        OSError: they can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        frames = frames_of(name)
        if sys.byteorder == "big":
            frames.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames.tobytes())


if __name__ == "__main__":
    write_sounds(Path(sys.argv[1]))
