"""Which desk belongs to which game: the one place that names them all. A desk is imported when its evening opens."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.host.desks.desk import Desk, Window


def desk_for(word: str) -> Callable[[Window], Desk]:
    """Return what makes the desk of the game whose evenings begin with this word.

    Raises:
        KeyError: that game has none.
    """
    return _DESKS[word]()


def _demon_city() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk

    return DemonCityDesk


def _dice() -> Callable[[Window], Desk]:
    from demoncity_gui.host.desks.demon_city.desk import DiceDesk

    return DiceDesk


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
