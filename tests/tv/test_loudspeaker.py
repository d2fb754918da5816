"""The TV's sounds at a device: played together, played to their end, and silent without a word too many."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from demoncity_gui.tv.loudspeaker import Loudspeaker, Mixer, Sound, samples_of


@pytest.fixture
def speaker(request: pytest.FixtureRequest) -> Iterator[Loudspeaker]:
    made = Loudspeaker(pretend=getattr(request, "param", True))
    yield made
    made.close()


def test_a_sound_is_played_to_its_end_and_followed_by_silence() -> None:
    mixer, tick = Mixer(), samples_of(Sound.COUNT)
    mixer.add(Sound.COUNT)
    assert mixer.take(500) == tick[:500]
    rest = mixer.take(len(tick))
    assert rest[: len(tick) - 500] == tick[500:]
    assert not any(rest[len(tick) - 500 :])
    assert mixer.is_silent


def test_two_sounds_are_heard_together() -> None:
    mixer, turn, breath = Mixer(), samples_of(Sound.TURN), samples_of(Sound.BREATH)
    mixer.add(Sound.TURN)
    mixer.add(Sound.BREATH)
    assert list(mixer.take(4000)) == [a + b for a, b in zip(turn[:4000], breath[:4000], strict=True)]


def test_many_loud_sounds_at_once_are_clipped_and_do_not_wrap() -> None:
    mixer, out = Mixer(), samples_of(Sound.OUT)
    for _time in range(5):
        mixer.add(Sound.OUT)
    taken = mixer.take(len(out))
    assert max(taken) == 32767
    assert all(sample * heard >= 0 for sample, heard in zip(out, taken, strict=True))


def test_half_the_volume_is_half_as_loud() -> None:
    mixer, out = Mixer(), samples_of(Sound.OUT)
    mixer.set_volume(0.5)
    mixer.add(Sound.OUT)
    assert max(mixer.take(len(out))) == round(max(out) / 2)


def test_a_device_plays_what_is_asked_for(qtbot: QtBot, speaker: Loudspeaker) -> None:
    with qtbot.waitSignal(speaker.ready) as ready:
        speaker.open()
    assert ready.args == [True]
    speaker.play(Sound.TURN)
    qtbot.waitUntil(lambda: not speaker.mixer.is_silent)
    qtbot.waitUntil(lambda: speaker.mixer.is_silent)


def test_at_volume_0_the_device_is_left_alone(qtbot: QtBot, speaker: Loudspeaker) -> None:
    with qtbot.waitSignal(speaker.ready):
        speaker.open()
    asked = speaker.mixer.last_asked
    speaker.set_volume(0)
    speaker.play(Sound.TURN)
    speaker.close()
    assert speaker.mixer.last_asked == asked


@pytest.mark.parametrize("speaker", [False], indirect=True)
def test_without_a_device_it_says_so_once_and_stays_silent(
    qtbot: QtBot, speaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "/nowhere")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
    said: list[bool] = []
    speaker.ready.connect(said.append)
    with qtbot.waitSignal(speaker.ready):
        speaker.open()
    for sound in Sound:
        speaker.play(sound)
    speaker.close()
    qtbot.waitUntil(lambda: bool(said))
    assert said == [False]
