from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from demoncity_gui.scene.motion import FLIP_EASE, Motion, Move


def test_moves_arrive_by_themselves_and_finish_once(qtbot: QtBot) -> None:
    motion, shown, finished = Motion(), list[float](), list[bool]()

    motion.play([Move(0, 20, FLIP_EASE, shown.append)], lambda: finished.append(True))

    qtbot.waitUntil(lambda: not motion.running)
    assert shown[0] == 0.0
    assert shown[-1] == 1.0
    assert finished == [True]


def test_settling_arrives_at_once(qapp: QApplication) -> None:
    motion, early, late = Motion(), list[float](), list[float]()
    motion.play([Move(0, 1000, FLIP_EASE, early.append), Move(900, 1000, FLIP_EASE, late.append)])

    motion.settle()

    assert (early[-1], late[-1]) == (1.0, 1.0)
    assert not motion.running


def test_a_new_play_settles_the_old_one_first(qapp: QApplication) -> None:
    motion, order = Motion(), list[str]()
    motion.play([Move(0, 1000, FLIP_EASE, lambda part: order.append(f"old {part:.0f}"))])

    motion.play([Move(0, 1000, FLIP_EASE, lambda part: order.append(f"new {part:.0f}"))])

    assert order == ["old 0", "old 1", "new 0"]


def test_moves_of_one_length_are_equally_far_at_every_moment(qapp: QApplication) -> None:
    motion, left, right = Motion(), list[float](), list[float]()
    motion.play([Move(0, 500, FLIP_EASE, left.append), Move(0, 500, FLIP_EASE, right.append)])

    for moment in range(0, 500, 16):
        motion.setCurrentTime(moment)

    assert left == right
    assert left == sorted(left)
