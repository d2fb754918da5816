"""The Host's desk, cleared away after each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.host.widgets.theme import apply_theme
from tests.support.demon_city import Journal
from tests.support.desk import EXAMPLE, Desk, luck
from tests.support.windows import put_away

OpenDesk = Callable[..., Desk]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let Qt's offscreen plugin complain of what it can't do: least sizes, raising, menus that take all keys."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    apply_theme(qapp)
    return qapp


@pytest.fixture(scope="session")
def painted(dressed: QApplication) -> CardPixmaps:
    """The cards, each painted once for all desks."""
    return CardPixmaps()


@pytest.fixture
def open_desk(dressed: QApplication, painted: CardPixmaps, tmp_path: Path) -> Iterator[OpenDesk]:
    """Sit the Host down to an evening, shown on the screen; the example with the usual luck unless told otherwise."""
    desks: list[Desk] = []

    def open_it(
        plan: BeginEvening = EXAMPLE,
        chance: Chance | None = None,
        journal: Journal | None = None,
        pictures: CardPixmaps = painted,
        *,
        show: bool = True,
    ) -> Desk:
        if painted.deck is not None:
            painted.show_deck(None)  # it was another desk's
        desk = Desk(plan, chance or luck(), tmp_path / "settings.ini", journal, pictures)
        desks.append(desk)
        if show:
            desk.show()
        return desk

    yield open_it
    for desk in desks:
        put_away(desk.program)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """The example evening, before anything has happened."""
    return open_desk()
