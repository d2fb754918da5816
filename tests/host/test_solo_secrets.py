"""What a solo player's window may show: two evenings that differ in hidden things alone look and read alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit

from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, Rank, Weapon
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.pieces.tarot import Card
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, CASSIE, evening_of

WALK = (
    *("F5", "Escape", "F7", "Escape", "Return", "A", "Shift+W", "Return", "F", "1", "Escape", "F2", "Escape"),
    *("A", "Return", "Return", "/", "Escape", "Space", "Return", "Return", "Return", "Ctrl+Z", "F6", "Escape"),
)
"""Through a round, and to each page that the window has."""


def bob(*, secret: str, ranks: int) -> Character:
    return replace(
        BILL,
        name=secret,
        alias="The Stranger",
        stats=(*BILL.stats, Rank(secret, ranks)),
        weapons=(Weapon(secret),),
        notes=secret,
        card_powers=(CardPower(Card.MOON, secret),),
        instincts=(Instinct(),),
    )


def evening(one: Character, horror: tuple[Card, ...]) -> BeginEvening:
    return replace(evening_of(ANN, one, CASSIE), solo=True, horror_deck=horror)


def texts(desk: Desk) -> list[str]:
    """Return every word that the window has, its menus, lists and tool tips among them."""
    window = desk.host
    found = [window.windowTitle(), window.statusBar().currentMessage(), *desk.log]
    for label in window.findChildren(QLabel):
        found += [label.text(), label.toolTip(), label.accessibleName()]
    for button in window.findChildren(QAbstractButton):
        found += [button.text(), button.toolTip(), button.accessibleName(), button.statusTip()]
    found += [field.placeholderText() for field in window.findChildren(QLineEdit)]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        found += [
            str(model.index(row, column).data())
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]
    return found + [action.text() for action in window.findChildren(QAction) if action.isVisible()]


def walk(desk: Desk) -> Iterator[tuple[str, QImage, list[str]]]:
    desk.host.resize(1366, 768)
    for key in WALK:
        desk.press(key)
        yield key, desk.host.pages.grab().toImage(), texts(desk)


@pytest.mark.parametrize("deck", [(Card.MOON, Card.SUN), (Card.SUN, Card.DEATH)])
def test_nothing_hidden_changes_a_pixel_or_a_word_of_the_player_s_window(
    open_desk: OpenDesk, deck: tuple[Card, ...]
) -> None:
    plain = evening_of(ANN).horror_deck
    first = open_desk(evening(bob(secret="Mr. Quill", ranks=2), plain), StackedChance())
    seen = list(walk(first))
    first.host.close()
    other = open_desk(evening(bob(secret="Madame Vane", ranks=7), (*plain[:-2], *deck)), StackedChance())

    for (key, picture, words), (_, picture_now, words_now) in zip(seen, walk(other), strict=True):
        assert words_now == words, f"after {key}"
        assert picture_now == picture, f"after {key}"
        assert not any("Quill" in one or "Vane" in one for one in (*words, *words_now))
