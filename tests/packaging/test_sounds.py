"""The TV's sounds: the shipped files are what the script writes, and no two can be taken for one another."""

from __future__ import annotations

import cmath
import math
from functools import cache
from itertools import combinations, pairwise

import pytest

import sounds
from demoncity_gui.tv.loudspeaker import RATE, Sound, samples_of

_LOUDEST = 32767 * 10 ** (-3 / 20)


@pytest.mark.parametrize("sound", Sound, ids=lambda sound: sound.value)
def test_the_shipped_file_is_what_the_script_writes(sound: Sound) -> None:
    shipped, written = samples_of(sound), sounds.frames_of(sound.value)
    assert len(shipped) == len(written)
    # Another system's sine may differ in the last digit.
    assert max(abs(one - other) for one, other in zip(shipped, written, strict=True)) <= 2


def test_the_script_writes_no_sound_that_nothing_plays() -> None:
    assert set(sounds.SOUNDS) == {sound.value for sound in Sound}
    assert sounds.RATE == RATE


@pytest.mark.parametrize("sound", Sound, ids=lambda sound: sound.value)
def test_no_sound_is_louder_than_3_db_below_full_scale_or_clicks_at_its_ends(sound: Sound) -> None:
    samples = samples_of(sound)
    assert max(abs(sample) for sample in samples) <= _LOUDEST
    assert abs(samples[0]) < 50 and abs(samples[-1]) < 50


@pytest.mark.parametrize(
    ("one", "other"), [pytest.param(a, b, id=f"{a.value}, {b.value}") for a, b in combinations(Sound, 2)]
)
def test_two_sounds_differ_in_length_contour_and_spectrum(one: Sound, other: Sound) -> None:
    lengths = sorted((len(samples_of(one)), len(samples_of(other))))
    assert lengths[1] / lengths[0] >= 1.03
    octaves = [abs(math.log2(a / b)) for a, b in zip(contour(one), contour(other), strict=True)]
    assert sum(octaves) / len(octaves) >= 0.25
    assert sum(abs(a - b) for a, b in zip(spectrum(one), spectrum(other), strict=True)) / 2 >= 0.1


@cache
def contour(sound: Sound, parts: int = 12) -> list[float]:
    """Return the pitch in each twelfth of a sound, in Hz, by how often it crosses zero."""
    samples = samples_of(sound)
    length = len(samples) // parts
    pitches = []
    for part in range(parts):
        piece = samples[part * length : (part + 1) * length]
        crossings = sum(before < 0 <= after for before, after in pairwise(piece))
        pitches.append(max(crossings * RATE / length, 20.0))
    return pitches


@cache
def spectrum(sound: Sound, window: int = 2048) -> list[float]:
    """Return each octave's share of a sound's energy, from 23 Hz to 12 kHz."""
    samples = samples_of(sound)
    padded = [*samples, *[0] * (-len(samples) % window)]
    octaves = [0.0] * 10
    for start in range(0, len(padded), window):
        waves = fourier([complex(sample) for sample in padded[start : start + window]])
        for number in range(2, window // 2):
            octaves[int(math.log2(number))] += abs(waves[number]) ** 2
    return [octave / sum(octaves) for octave in octaves]


def fourier(samples: list[complex]) -> list[complex]:
    if len(samples) == 1:
        return samples
    even, odd = fourier(samples[::2]), fourier(samples[1::2])
    turned = [cmath.exp(-2j * cmath.pi * k / len(samples)) * value for k, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]
