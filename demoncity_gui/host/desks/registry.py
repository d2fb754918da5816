"""Which desk belongs to which game: the one place that names them all. A desk is imported when its evening opens."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.host.desks.desk import Desk, Window


def desk_for(word: str, for_a_player: bool = False) -> Callable[[Window], Desk]:
    """Return what makes the desk of the game whose evenings begin with this word: a Host's, or a solo player's.

    Raises:
        KeyError: that game has none.
    """
    return (_FOR_A_PLAYER if for_a_player else _DESKS)[word]()


def _demon_city() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk

    return DemonCityDesk


def _dice() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.demon_city.desk import DiceDesk

    return DiceDesk


def _solo() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.demon_city.solo.solo_desk import SoloDesk

    return SoloDesk


def _kings() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.kings.desk import KingsDesk

    return KingsDesk


def _action() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.action.desk import ActionDesk

    return ActionDesk


_DESKS: dict[str, Callable[[], Callable[[Window], Desk]]] = {
    "begin-evening": _demon_city,
    "begin-dice-evening": _dice,
    "begin-kings": _kings,
    "begin-shots": _action,
}
_FOR_A_PLAYER = dict.fromkeys(("begin-evening", "begin-dice-evening"), _solo)
