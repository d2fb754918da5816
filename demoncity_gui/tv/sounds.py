"""Which sound belongs to which beat, and when the loudspeaker is open: as long as there is a TV."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceUp, Lane, LaneState, Mark, TvPicture
from demoncity_gui.tv.loudspeaker import RATE, Loudspeaker, Sound, samples_of
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.tv_scene import TvScene

TRIAL = (Sound.BREATH, Sound.TURN, Sound.WON_BY_PLAYERS, Sound.WON_BY_HORROR)
"""What is played, one after the other, to try how loud the sounds are."""

_OF_BEAT = {
    Beat.DEAL: Sound.SLIDE,
    Beat.BREATH: Sound.BREATH,
    Beat.TURN: Sound.TURN,
    Beat.COUNT: Sound.COUNT,
    Beat.STRIKE: Sound.STRIKE,
    Beat.FATE: Sound.OUT,
}
_OF_DICE = {Sound.SLIDE: Sound.LAY, Sound.TURN: Sound.ROLL}
"""What is heard of dice where cards are heard otherwise."""


def sounds_of(beat: Beat, picture: TvPicture, before: Beat | None) -> tuple[Sound, ...]:
    """Return what is heard as a beat of this picture begins; `before` is the beat that came last.

    With reduced motion nothing turns: cards lie open at once, and that is heard as the turn. Dice have sounds of their
    own for both.
    """
    if beat is Beat.VERDICT:
        return _of_verdict(picture)
    sound = Sound.TURN if beat is Beat.OPEN and before is not Beat.TURN else _OF_BEAT.get(beat)
    if sound is None:
        return ()
    return (_OF_DICE.get(sound, sound) if picture.edition is Edition.DICE else sound,)


def _of_verdict(picture: TvPicture) -> tuple[Sound, ...]:
    """Return how the showdown ended, and besides it what is special about the cards in it."""
    showdown = picture.showdown
    if showdown is None:
        return ()
    told = [lane for lane in picture.lanes if lane.key in (showdown.left, showdown.right, *showdown.others)]
    special = [
        sound
        for sound, there in (
            (Sound.CRITICAL, any(Mark.CRITICAL in lane.marks for lane in told)),
            (Sound.FUMBLE, any(Mark.FUMBLE in lane.marks for lane in told)),
            (Sound.FOOL, any(_is_fool(lane) and Mark.FUMBLE not in lane.marks for lane in told)),
        )
        if there
    ]
    if showdown.tied:
        return (Sound.TIE, *special)
    if showdown.stalemate:
        return (Sound.STALEMATE, *special)
    winner = next((lane for lane in told if lane.key == showdown.winner), None)
    if winner is None:
        return tuple(special)
    if not any(lane.state is LaneState.HAPPENED for lane in told):
        return (Sound.STALEMATE, *special)
    return (Sound.WON_BY_PLAYERS if winner.deck is DeckName.PLAYERS else Sound.WON_BY_HORROR, *special)


def _is_fool(lane: Lane) -> bool:
    return any(isinstance(card, FaceUp) and card.counts and card.card is Card.FOOL for card in lane.cards)


class Sounds(QObject):
    """Plays the stage's beats while a TV is open: nothing is heard before it is seen."""

    device_found = Signal(bool)
    """Whether there is a device to play on; said when that is known, and when it changes."""

    def __init__(self, stage: TvScene, parent: QObject | None = None, *, pretend: bool = False) -> None:
        """`pretend`: play to no device at all, at the pace of a real one."""
        super().__init__(parent)
        self._stage = stage
        self._before: Beat | None = None
        self.played: tuple[Sound, ...] = ()
        self._pretend = pretend
        self.loudspeaker = Loudspeaker(self, pretend=pretend)
        self.loudspeaker.ready.connect(self.device_found)
        stage.beat_began.connect(self._on_beat)

    def open(self) -> None:
        """Look for a device and play from now on. Offscreen there is nobody to hear it."""
        if self._pretend or QGuiApplication.platformName() != "offscreen":
            self.loudspeaker.open()

    def close(self) -> None:
        """Be silent, and give the device back."""
        self.loudspeaker.close()

    def try_them(self) -> None:
        """Play some sounds one after the other, to hear how loud they are."""
        after = 0.0
        for sound in TRIAL:
            QTimer.singleShot(round(1000 * after), self, partial(self.loudspeaker.play, sound))
            after += len(samples_of(sound)) / RATE

    def _on_beat(self, beat: Beat) -> None:
        picture = self._stage.picture
        self.played = () if picture is None else sounds_of(beat, picture, self._before)
        for sound in self.played:
            self.loudspeaker.play(sound)
        self._before = beat
