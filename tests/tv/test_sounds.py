"""Which sounds a reveal makes, and that none is heard before what it tells is seen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceUp, Lane, LaneState, Mark, Showdown, TvPicture, TvStage
from demoncity_gui.tv.loudspeaker import Sound
from demoncity_gui.tv.scene.liveliness import Liveliness
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.tv.sounds import Sounds, sounds_of
from tests.tv.scene.evening import READY, VERDICT

TOLD = (Lane(1, "Nena", "shoots", DeckName.PLAYERS), Lane(2, "The ghoul", "bites", DeckName.HORROR))


def verdict_of(showdown: Showdown, *lanes: Lane) -> set[Sound]:
    picture = TvPicture(TvStage.VERDICT, "", lanes=lanes, showdown=showdown)
    return set(sounds_of(Beat.VERDICT, picture, Beat.STRIKE))


def test_each_side_wins_with_a_sound_of_its_own() -> None:
    nena, ghoul = (replace(lane, state=LaneState.HAPPENED) for lane in TOLD)
    assert verdict_of(Showdown(1, 2, 1), nena, TOLD[1]) == {Sound.WON_BY_PLAYERS}
    assert verdict_of(Showdown(1, 2, 2), TOLD[0], ghoul) == {Sound.WON_BY_HORROR}


def test_a_tie_and_a_win_that_comes_to_nothing_are_told_apart() -> None:
    assert verdict_of(Showdown(1, 2, tied=True), *TOLD) == {Sound.TIE}
    assert verdict_of(Showdown(1, 2, 1), *TOLD) == {Sound.STALEMATE}


def test_a_critical_a_fumble_and_the_fool_are_heard_besides() -> None:
    nena = replace(TOLD[0], state=LaneState.HAPPENED, marks=(Mark.CRITICAL,))
    fool = replace(TOLD[1], cards=(FaceUp(Card.FOOL, True),), marks=(Mark.FUMBLE,))
    own_fool = replace(nena, cards=(FaceUp(Card.FOOL, True),), number=22)
    assert verdict_of(Showdown(1, 2, 1), nena, fool) == {Sound.WON_BY_PLAYERS, Sound.CRITICAL, Sound.FUMBLE}
    assert verdict_of(Showdown(1, 2, 1), own_fool, TOLD[1]) == {Sound.WON_BY_PLAYERS, Sound.CRITICAL, Sound.FOOL}


@pytest.mark.parametrize("beat", [beat for beat in Beat if beat is not Beat.VERDICT])
def test_before_the_verdict_a_throw_sounds_the_same_however_it_went(beat: Beat) -> None:
    other = replace(VERDICT, lanes=READY.lanes, showdown=None, banner=None)
    assert sounds_of(beat, VERDICT, Beat.TURN) == sounds_of(beat, other, Beat.TURN)


@pytest.mark.parametrize(
    ("edition", "laid", "turned"),
    [(Edition.TAROT, Sound.SLIDE, Sound.TURN), (Edition.DICE, Sound.LAY, Sound.ROLL)],
    ids=["cards", "dice"],
)
def test_what_is_laid_and_turned_is_heard_for_what_it_is(edition: Edition, laid: Sound, turned: Sound) -> None:
    picture = replace(READY, edition=edition)
    assert sounds_of(Beat.DEAL, picture, None) == (laid,)
    assert sounds_of(Beat.TURN, picture, Beat.BREATH) == (turned,)
    assert sounds_of(Beat.OPEN, picture, Beat.BREATH) == (turned,)  # with reduced motion
    assert sounds_of(Beat.OPEN, picture, Beat.TURN) == ()


class Heard(Sounds):
    """Sounds whose loudspeaker is asked what was played, beat by beat."""

    def __init__(self, stage: TvScene) -> None:
        super().__init__(stage, pretend=True)
        self.beats: list[tuple[Beat, tuple[Sound, ...]]] = []
        stage.beat_began.connect(self._on_each)

    def _on_each(self, beat: Beat) -> None:
        self.beats.append((beat, self.played))


@pytest.mark.parametrize(("liveliness", "first"), [(Liveliness.ON, Beat.TURN), (Liveliness.OFF, Beat.OPEN)])
def test_the_turn_is_heard_when_the_cards_turn_whatever_the_motion(
    qtbot: QtBot, liveliness: Liveliness, first: Beat
) -> None:
    stage = TvScene(CardPixmaps())
    heard = Heard(stage)
    stage.show_picture(READY, quiet=True)
    stage.liveliness = liveliness
    stage.speed = 2.0

    stage.show_picture(VERDICT)

    qtbot.waitUntil(lambda: not stage.hides_a_throw)
    at = {beat: played for beat, played in heard.beats}
    assert at[first] == (Sound.TURN,)
    assert [beat for beat, played in heard.beats].count(Beat.VERDICT) == 1


def test_what_is_shown_at_once_is_silent() -> None:
    stage = TvScene(CardPixmaps())
    heard = Heard(stage)
    stage.show_picture(VERDICT, quiet=True)
    assert heard.beats == []
