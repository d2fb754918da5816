"""How the dice edition says what both editions share: which of its rules is meant where the tarot's is cited."""

from __future__ import annotations

from typing import Final

from demoncity_gui.texts.catalogue import Dialect

_SHARED = {
    "T-ALG-11": "D-TASK-13",
    "T-ALOST-07": "D-DICE-15",
    "T-AMB-52": "D-AMB-22",
    "T-AMB-70": "D-DMG-01",
    "T-AMB-72": "D-CLASH-10",
    "T-ANNOUNCE-01": "D-SLOW-01",
    "T-ANNOUNCE-05": "D-ROUND-04",
    "T-ANNOUNCE-07": "D-CLASH-10",
    "T-ANNOUNCE-08": "D-CLASH-10",
    "T-ANNOUNCE-09": "D-ROUND-04",
    "T-ANNOUNCE-11": "D-CLASH-01",
    "T-ANNOUNCE-12": "D-ROUND-04",
    "T-CLASH-06": "D-CLASH-03",
    "T-CLASH-08": "D-CLASH-02",
    "T-CRIT-01": "D-TASK-14",
    "T-CRIT-03": "D-TASK-13",
    "T-CRIT-14": "D-AMB-07",
    "T-DEF-01": "D-DICE-06",
    "T-HSTAT-02": "D-DICE-02",
    "T-HSTAT-12": "D-DICE-21",
    "T-HSTAT-13": "D-DICE-22",
    "T-MOVE-05": "D-DICE-08",
    "T-OPP-01": "D-TASK-01",
    "T-OPP-02": "D-TASK-05",
    "T-ORDER-01": "D-SLOW-01",
    "T-ORDER-02": "D-SLOW-02",
    "T-ORDER-05": "D-SLOW-01",
    "T-RESOLVE-01": "D-CLASH-04",
    "T-RESOLVE-03": "D-CLASH-05",
    "T-RESOLVE-04": "D-CLASH-06",
    "T-RESOLVE-05": "D-CLASH-06",
    "T-RESOLVE-11": "D-CLASH-04",
    "T-STATIC-01": "D-TASK-01",
    "T-STATIC-02": "D-TASK-01",
    "T-STATIC-08": "D-TASK-06",
    "T-THROW-01": "D-TASK-02",
    "T-THROW-03": "D-DICE-01",
    "T-TIE-01": "D-TASK-12",
    "T-TIE-02": "D-TASK-12",
    "T-TIE-03": "D-TASK-12",
    "T-UNCONTESTED-02": "D-SLOW-07",
    "T-WHEN-01": "D-WHEN-01",
}
"""What a rule of the tarot edition is called in the dice edition; one that isn't here is none of its rules."""


DICE: Final = Dialect("dice", _SHARED)
"""The dialect of the dice edition; its own ids stand for themselves."""
