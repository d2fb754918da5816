from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from demoncity_gui.tv.scene.motion import BEATS, Beat, Cue, Ease, Motion, Tween

TURN = BEATS[Beat.TURN].ease


def test_every_beat_has_its_length_in_the_one_table() -> None:
    assert set(BEATS) == set(Beat)
    assert all(timing.length > 0 for timing in BEATS.values())


def test_moves_arrive_by_themselves_and_finish_once(qtbot: QtBot) -> None:
    motion, shown, finished = Motion(), list[float](), list[bool]()

    motion.play([Tween(0, 20, TURN, shown.append)], lambda: finished.append(True))

    qtbot.waitUntil(lambda: not motion.running)
    assert shown[0] == 0.0
    assert shown[-1] == 1.0
    assert finished == [True]


def test_settling_arrives_at_once_in_the_order_in_which_it_would_have_been_seen(qapp: QApplication) -> None:
    motion, shown = Motion(), list[str]()
    late = Tween(900, 1000, TURN, lambda part: shown.append(f"late {part:.0f}"))
    early = Tween(0, 1000, TURN, lambda part: shown.append(f"early {part:.0f}"))
    motion.play([late, early])

    motion.settle()

    assert shown[-2:] == ["early 1", "late 1"]
    assert not motion.running


def test_a_new_play_settles_the_old_one_first(qapp: QApplication) -> None:
    motion, order = Motion(), list[str]()
    motion.play([Tween(0, 1000, TURN, lambda part: order.append(f"old {part:.0f}"))])

    motion.play([Tween(0, 1000, TURN, lambda part: order.append(f"new {part:.0f}"))])

    assert order == ["old 0", "old 1", "new 0"]


def test_moves_of_one_length_are_equally_far_at_every_moment(qapp: QApplication) -> None:
    motion, left, right = Motion(), list[float](), list[float]()
    motion.play([Tween(0, 500, TURN, left.append), Tween(0, 500, TURN, right.append)])

    for moment in range(0, 500, 16):
        motion.setCurrentTime(moment)

    assert left == right
    assert left == sorted(left)


def test_each_beat_is_told_as_it_begins_and_none_that_was_cut_short(qapp: QApplication) -> None:
    motion, told = Motion(), list[Beat]()
    motion.beat_began.connect(told.append)
    cues = [Cue(Beat.TURN, 0, 100), Cue(Beat.OPEN, 100, 100), Cue(Beat.VERDICT, 200, 100)]
    motion.play([Tween(0, 300, Ease.Linear, lambda part: None)], cues=cues)
    motion.pause()
    assert told == [Beat.TURN]

    motion.setCurrentTime(99)
    assert told == [Beat.TURN]
    motion.setCurrentTime(100)
    assert told == [Beat.TURN, Beat.OPEN]
    motion.settle()
    assert told == [Beat.TURN, Beat.OPEN]
