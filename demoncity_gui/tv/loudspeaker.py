"""Plays the TV's sounds. A missing, busy or unplugged device costs one quiet line, and never a frame."""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Generator
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from demoncity_gui.assets import asset

if TYPE_CHECKING:
    from miniaudio import Backend, PlaybackDevice

_log = logging.getLogger(__name__)

RATE: Final = 24_000
"""Samples a second in the files of `assets/sounds`, which hold one channel of 16 bits."""
_PERIOD: Final = 40
"""How much the device asks for at a time, in milliseconds: also how late a sound may be."""
_PULLED_OUT: Final = 1.0
"""A device that has asked for nothing for so many seconds is gone."""
_IDLE: Final = 4.0
"""After so many seconds without a sound the device is given back, so that nothing wakes up for silence."""


class Sound(Enum):
    """A sound of the TV, by the name of its file."""

    SLIDE = "slide"
    LAY = "lay"
    BREATH = "breath"
    TURN = "turn"
    ROLL = "roll"
    COUNT = "count"
    STRIKE = "strike"
    WON_BY_PLAYERS = "won-by-players"
    WON_BY_HORROR = "won-by-horror"
    STALEMATE = "stalemate"
    TIE = "tie"
    CRITICAL = "critical"
    FOOL = "fool"
    FUMBLE = "fumble"
    OUT = "out"


class Mixer:
    """Adds the sounds that play at the same time, and scales them by the volume."""

    def __init__(self) -> None:
        self._playing: list[tuple[array[int], int]] = []
        self._scaled: dict[Sound, array[int]] = {}
        self.last_asked = 0.0
        self._volume = 1.0

    @property
    def is_silent(self) -> bool:
        """Whether every sound has been played to its end."""
        return not self._playing

    def set_volume(self, volume: float) -> None:
        """Scale every sound that begins from now on by this, from 0 to 1; at 0 those that play are cut off."""
        self._volume = volume
        self._scaled.clear()
        if volume == 0:
            self._playing = []

    def add(self, sound: Sound) -> None:
        """Begin a sound with the next samples that are asked for."""
        samples = self._scaled.get(sound)
        if samples is None:
            loud = samples_of(sound)
            samples = array("h", (round(sample * self._volume) for sample in loud))
            self._scaled[sound] = samples
        self._playing.append((samples, 0))

    def take(self, frames: int) -> array[int]:
        """Return the next samples, as many as asked for: silence where nothing plays."""
        self.last_asked = time.monotonic()
        parts = [samples[start : start + frames] for samples, start in self._playing]
        self._playing = [(samples, start + frames) for samples, start in self._playing if start + frames < len(samples)]
        total = array("h", bytes(2 * frames))
        for part in parts:
            if len(parts) == 1:
                total[: len(part)] = part
            else:
                for number, sample in enumerate(part):
                    total[number] = max(-32768, min(32767, total[number] + sample))
        return total

    def stream(self) -> Generator[array[int], int, None]:
        """Yield what `take` returns, as a device asks for it."""
        asked = yield array("h")
        while True:
            asked = yield self.take(asked)


def samples_of(sound: Sound) -> array[int]:
    """Return a sound's samples as its file has them.

    Raises:
        OSError: the file is missing or is no sound.
    """
    try:
        with wave.open(str(asset("sounds", f"{sound.value}.wav")), "rb") as file:
            samples = array("h", file.readframes(file.getnframes()))
    except (EOFError, wave.Error) as error:
        raise OSError(f"the program’s own file sounds/{sound.value}.wav is damaged") from error
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Loudspeaker(QObject):
    """Plays sounds on the system's device from a thread of its own; asking for one returns at once."""

    ready = Signal(bool)
    """Whether there is a device, said once it has been tried and again when that changes."""

    def __init__(self, parent: QObject | None = None, *, pretend: bool = False) -> None:
        """Nothing is opened before `open`. `pretend`: play to no device at all, at the pace of a real one."""
        super().__init__(parent)
        self._pretend = pretend
        self._orders: queue.SimpleQueue[Sound | float | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._volume = 1.0
        self._there: bool | None = None
        self.mixer = Mixer()

    def open(self) -> None:
        """Try the device, in the thread: the library is imported there, once a TV is shown and not before."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="loudspeaker", daemon=True)
            self._thread.start()

    def play(self, sound: Sound) -> None:
        """Play a sound now, over those that still sound. At volume 0, or before `open`, nothing is done."""
        if self._thread is not None and self._volume > 0:
            self._orders.put(sound)

    def set_volume(self, volume: float) -> None:
        """Set how loud all sounds are, from 0 to 1."""
        self._volume = volume
        self._orders.put(volume)

    def close(self) -> None:
        """Give the device back and end the thread; what still sounds is cut off."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(timeout=2)
            self._thread = None

    def _work(self) -> None:
        device = self._opened()
        there = device is not None
        if device is not None:
            device.close()  # there is one; it is opened again with the first sound
            device = None
        self._say(there)
        while (order := self._next_order(device is not None)) is not None:
            if isinstance(order, float):
                self.mixer.set_volume(order)
                continue
            if device is not None and (order is _Idle.IDLE or self._was_pulled_out()):
                device.close()
                device = None
            if isinstance(order, Sound):
                device = device or self._opened()
                self._say(device is not None)
                if device is not None:
                    self._begin(order)
        if device is not None:
            device.close()

    def _next_order(self, opened: bool) -> Sound | float | _Idle | None:
        try:
            return self._orders.get(timeout=_IDLE if opened else None)
        except queue.Empty:
            return _Idle.IDLE

    def _begin(self, sound: Sound) -> None:
        try:
            self.mixer.add(sound)
        except OSError as error:
            _log.warning("%s", error)

    def _was_pulled_out(self) -> bool:
        """Whether the device has stopped asking for samples; the library doesn't always say so itself."""
        return time.monotonic() - self.mixer.last_asked > _PULLED_OUT

    def _opened(self) -> PlaybackDevice | None:
        """Return the system's device, playing silence, or None where there is none or it is busy."""
        import miniaudio  # not needed before the TV is shown, and not quick to import

        stream = self.mixer.stream()
        next(stream)
        device = None
        try:
            device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD,
                backends=[miniaudio.Backend.NULL] if self._pretend else _backends(),
                app_name="Demon City",
            )
            device.start(stream)
        except miniaudio.MiniaudioError:
            if device is not None:
                device.close()
            device = None
        else:
            self.mixer.last_asked = time.monotonic()
        return device

    def _say(self, there: bool) -> None:
        if self._there is not there:
            self._there = there
            self.ready.emit(there)


class _Idle(Enum):
    """No order came for a while."""

    IDLE = "idle"


def _backends() -> list[Backend]:
    """Return the ways to a real device. ALSA without a device would fill the terminal with lines of its own."""
    from miniaudio import Backend

    alsa_has_one = sys.platform != "linux" or any(Path("/dev/snd").glob("pcmC*p"))
    unwanted = {Backend.NULL, Backend.CUSTOM, *([] if alsa_has_one else [Backend.ALSA])}
    return [backend for backend in Backend if backend not in unwanted]
