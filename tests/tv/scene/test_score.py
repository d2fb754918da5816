"""What is played between two pictures, how long it takes, and what has been seen when."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import (
    Arrow,
    Banner,
    BannerMood,
    FaceUp,
    Lane,
    LaneState,
    Mark,
    Rung,
    Showdown,
    TvPicture,
    TvStage,
)
from demoncity_gui.tv.scene.liveliness import SPEEDS, Liveliness
from demoncity_gui.tv.scene.motion import BEATS, Beat, Cue
from demoncity_gui.tv.scene.score import befallen, follows, score, seen
from demoncity_gui.tv.scene.spoken import spoken
from tests.support.trials import Trials
from tests.tv.scene.crowd import aftermath, announcing, lanes, ready, task, verdict
from tests.tv.scene.evening import IDLE

SIX = lanes(6, 3)
NEXT = replace(verdict(SIX), showdown=Showdown(4, 5, 4), arrows=(Arrow(4, 5, True),))


def beats(before: TvPicture, after: TvPicture) -> list[Beat]:
    return [cue.beat for cue in score(before, after).cues]


def test_a_throw_turns_all_cards_and_waits_a_second_before_it_says_who_won() -> None:
    assert beats(ready(SIX), verdict(SIX)) == [
        Beat.TURN,
        Beat.OPEN,
        Beat.GATHER,
        Beat.COUNT,
        Beat.STRIKE,
        Beat.VERDICT,
        Beat.ATTACK,
    ]
    opened = score(ready(SIX), verdict(SIX)).cue(Beat.OPEN)
    assert opened is not None and 900 <= opened.length <= 1100


def test_the_next_clash_goes_straight_to_its_cards() -> None:
    assert beats(verdict(SIX), NEXT) == [Beat.GATHER, Beat.COUNT, Beat.STRIKE, Beat.VERDICT, Beat.ATTACK]


def test_a_tie_strikes_nobody() -> None:
    tied = replace(verdict(SIX), showdown=Showdown(0, 1, tied=True), arrows=())
    assert beats(ready(SIX), tied) == [Beat.TURN, Beat.OPEN, Beat.GATHER, Beat.COUNT, Beat.VERDICT]


def test_the_first_verdict_takes_four_seconds_at_most_and_each_further_one_two_and_a_half() -> None:
    first, further = score(ready(SIX), verdict(SIX)), score(verdict(SIX), NEXT)
    told = first.cue(Beat.VERDICT)
    assert told is not None and told.end <= 4000
    assert further.length <= 2500


@pytest.mark.parametrize("speed", SPEEDS)
def test_one_speed_sets_them_all(speed: float) -> None:
    usual, other = score(ready(SIX), verdict(SIX)), score(ready(SIX), verdict(SIX), speed=speed)
    assert [cue.beat for cue in usual.cues] == [cue.beat for cue in other.cues]
    assert [cue.end / speed for cue in usual.cues] == pytest.approx([cue.end for cue in other.cues])


def test_beats_follow_each_other_without_a_gap() -> None:
    for before, after in ((ready(SIX), verdict(SIX)), (verdict(SIX), aftermath(SIX)), (IDLE, task(SIX[:2]))):
        cues = score(before, after).cues
        assert [cue.start for cue in cues] == [0, *accumulate(cue.length for cue in cues[:-1])]


def test_a_task_has_the_same_beats_after_its_cards_were_laid() -> None:
    assert beats(IDLE, task(SIX[:2]))[:4] == [Beat.DEAL, Beat.TURN, Beat.OPEN, Beat.GATHER]


def test_without_motion_the_cards_still_lie_open_before_anything_is_said() -> None:
    for liveliness in (Liveliness.REDUCED, Liveliness.OFF):
        plays = score(ready(SIX), verdict(SIX), liveliness=liveliness)
        opened, told = plays.cue(Beat.OPEN), plays.cue(Beat.VERDICT)
        assert opened is not None and told is not None
        assert told.start - opened.start >= 900
        assert {cue.beat for cue in plays.cues} <= {Beat.FADE, Beat.OPEN, Beat.VERDICT}


def test_what_is_no_step_of_play_is_a_jump() -> None:
    assert follows(ready(SIX), verdict(SIX))
    assert not follows(verdict(SIX), ready(SIX))
    assert not follows(announcing(SIX, 3), verdict(SIX))
    assert not follows(ready(SIX), replace(verdict(SIX), blank=True))


def test_nothing_is_seen_of_a_throw_before_its_cards_lie_open() -> None:
    before, after = ready(SIX), verdict(SIX)

    assert seen(before, after, []) == before
    assert seen(before, after, [Beat.TURN]) == before
    opened = seen(before, after, [Beat.TURN, Beat.OPEN])
    assert [[card.card for card in lane.cards if isinstance(card, FaceUp)] for lane in opened.lanes] == [
        [card.card for card in lane.cards if isinstance(card, FaceUp)] for lane in after.lanes
    ]
    assert not any(card.counts for lane in opened.lanes for card in lane.cards if isinstance(card, FaceUp))
    assert (opened.banner, opened.showdown, opened.arrows) == (None, None, ())
    assert {(lane.number, lane.state, lane.marks, lane.worth) for lane in opened.lanes} == {
        (None, before.lanes[0].state, (), "")
    }
    assert seen(before, after, [Beat.TURN, Beat.OPEN, Beat.VERDICT]) == after


def test_what_happens_to_somebody_has_a_beat_of_its_own() -> None:
    def rungs(*marks: Mark) -> tuple[Rung, ...]:
        return (Rung("Marty", DeckName.PLAYERS, False, True, 4, marks), Rung("Nena", DeckName.PLAYERS, False, True, 6))

    before = replace(aftermath(SIX), ladder=rungs(Mark.HURT))
    after = replace(before, ladder=rungs(Mark.HURT, Mark.OUT))

    assert [(one.name, one.mark) for one in befallen(before, after)] == [("Marty", Mark.OUT)]
    assert Beat.FATE in beats(before, after)
    assert befallen(after, before) == ()
    assert befallen(replace(before, stage=TvStage.TASK, ladder=()), after) == ()


def test_harm_outside_a_fight_is_a_beat_too_and_of_nobody_but_whom_it_befell() -> None:
    nena = Rung("Nena", DeckName.PLAYERS, False, False, 2, (Mark.PANIC,))
    before = TvPicture(TvStage.IDLE, "The Pier", bystanders=(nena,))
    after = replace(before, bystanders=(Rung("Marty", DeckName.PLAYERS, False, False, 1, (Mark.HURT,)), nena))
    assert follows(before, after)
    assert score(before, after).cues[0] == Cue(Beat.FATE, 0.0, BEATS[Beat.FATE].length)
    assert [one.name for one in score(before, after).fallen] == ["Marty"]
    assert not follows(after, before)
    assert not follows(replace(before, title="Another evening"), after)


def test_what_a_check_did_to_somebody_waits_for_its_cards() -> None:
    before = TvPicture(TvStage.IDLE, "The Pier")
    marty = Rung("Marty", DeckName.PLAYERS, False, False, 1, (Mark.PANIC,))
    lane = Lane(-100, "Marty", "checks Calm", DeckName.PLAYERS, (FaceUp(Card.CUPS_3, True),), 3, marks=(Mark.PANIC,))
    after = replace(before, stage=TvStage.TASK, lanes=(lane,), bystanders=(marty,))
    plays = score(before, after)
    assert [cue.beat for cue in plays.cues] == [Beat.DEAL, Beat.TURN, Beat.OPEN, Beat.VERDICT, Beat.FATE]
    for begun in ((), (Beat.DEAL,), (Beat.TURN,), (Beat.TURN, Beat.OPEN)):
        assert seen(before, after, begun).bystanders == ()
    assert seen(before, after, (Beat.VERDICT,)) == after


def random_throw(seed: int) -> tuple[TvPicture, TvPicture]:
    """A throw of so many as anybody likes, told with everything that a verdict can tell."""
    dice = Random(seed)
    of = lanes(dice.randint(1, 12), dice.randint(1, 6), first=dice.randrange(78), mixed=dice.random() < 0.5)
    told = verdict(of)
    keys = [lane.key for lane in of]
    ended = tuple(
        replace(
            lane,
            number=dice.randrange(23),
            state=dice.choice(list(LaneState)),
            marks=tuple(mark for mark in Mark if dice.random() < 0.3),
            aside=dice.random() < 0.5,
            worth=dice.choice(("", "Queen = 13", "The Moon")),
            settled=dice.choice(("", "Success", "Failure")),
        )
        for lane in told.lanes
    )
    showdown = Showdown(
        dice.choice(keys), dice.choice([None, *keys]), dice.choice([None, *keys]), dice.choice(("", "x"))
    )
    banner = Banner(str(dice.random()), str(dice.random()), dice.choice(list(BannerMood)))
    return ready(of), replace(told, lanes=ended, showdown=showdown, banner=banner)


@pytest.mark.soak
def test_before_the_last_card_lies_open_no_word_tells_one_throw_from_another(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    for seed in range(trials(4000)):
        before, one = random_throw(seed)
        dice = Random(-seed)
        other = random_throw(seed + 1)[1]
        lanes_ = [
            replace(lane, cards=tuple(FaceUp(dice.choice(list(Card)), False) for _ in lane.cards)) for lane in one.lanes
        ]
        double = replace(other, lanes=tuple(lanes_))
        for beats_ in ([], [Beat.TURN]):
            assert spoken(seen(before, one, beats_)) == spoken(seen(before, double, beats_)) == spoken(before)
        # With all cards open the words tell these and nothing that they come to.
        opened = spoken(seen(before, one, [Beat.TURN, Beat.OPEN]))
        undecided = replace(one, lanes=tuple(replace(lane, number=1) for lane in one.lanes), banner=None, showdown=None)
        assert opened == spoken(seen(before, undecided, [Beat.TURN, Beat.OPEN]))
    record_property("pairs of throws", trials(4000))
