"""Each stage is spoken on the Host's side: the players' words, once, and the Host's table and log say the same."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from demoncity_gui import texts
from demoncity_gui.cards.drawing.card_words import seen_on_cards
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.pages.tv.announcer import Announcer
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.words.cards import card_title
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, luck

ANNOUNCING: tuple[tuple[str, ...], ...] = (
    ("A", "5", "W", "Return"),
    ("S", "4", "Return"),
    ("O", "5", "Return"),
    ("D", "Return"),
    ("P", "3", "Return"),
    ("S", "2", "Return"),
)


FACE_DOWN = tuple(texts.tv.face_down(number=number) for number in range(1, 30))
DESCRIBED = re.compile(rf"({'|'.join(re.escape(card_title(card)) for card in Card)}): ")
"""How a line starts that says what is to be seen on a card."""


class Listening:
    """A desk, and what is said beside it since it was last asked for."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._said: list[str] = []
        self._announcer = Announcer(desk.program.stage, self._said.append)

    def press(self, *keys: str) -> list[str]:
        self._said.clear()
        self.desk.press(*keys)
        return [line for words in self._said for line in words.splitlines()]


@pytest.fixture
def listening(desk: Desk) -> Listening:
    return Listening(desk)


def test_each_stage_is_spoken_as_it_comes(listening: Listening) -> None:
    assert listening.press("Return") == [texts.tv.announces(number=1, name="Ceelo")]
    assert listening.press("A", "5", "W") == [], "a draft is no announcement"
    assert listening.press("Return") == [
        f"Ceelo, swings the fire axe at Eel-Faced Girl, {texts.tv.face_down(number=3)}",
        texts.tv.announces(number=1, name="Man in the Grey Coat"),
    ]
    for keys in ANNOUNCING[1:]:
        assert listening.press(*keys)
    assert listening.press("Space") == [texts.tv.ready]

    verdict = listening.press("Space")
    assert (banner := listening.desk.tv.banner) is not None
    assert verdict[0] == f"{banner.text} {banner.line}"
    outcome, cards = verdict[:7], verdict[7:]
    assert all(any(card in lane for lane in outcome[1:]) for card in (line.split(":")[0] for line in cards)), (
        "first the strip and everybody's cards, then what is to be seen on them"
    )
    assert f"{card_title(Card.MOON)}: {seen_on_cards()[Card.MOON]}" in cards
    assert not any(hidden in line for hidden in FACE_DOWN for line in verdict)

    while listening.desk.stage() is TvStage.VERDICT:
        after = listening.press("Return")
    assert tv_texts.round_over(round=1) in after
    assert texts.tv.announces(number=2, name="Ceelo") in listening.press("Return")


def test_what_is_on_the_screen_already_is_not_said_again(listening: Listening) -> None:
    listening.press("Return", "D", "Return")

    assert listening.press("F1") == []
    assert listening.press("D", "Return")[0].startswith("Man in the Grey Coat, ")


def test_undo_is_heard(listening: Listening) -> None:
    listening.press("Return", "D", "Return")

    assert listening.press("Ctrl+Z") == [texts.tv.announces(number=1, name="Ceelo")]


def test_a_blank_tv_says_so_and_then_all_that_it_shows(listening: Listening) -> None:
    listening.press("Return", "D", "Return")

    assert listening.press("F9") == [texts.tv.is_blank]
    assert listening.press("D", "Return") == []
    assert len(listening.press("F9")) == 3, "two who have announced, and who does now"


def test_a_held_flip_is_not_given_away_by_the_voice(listening: Listening) -> None:
    listening.press("Return", *(key for keys in ANNOUNCING for key in keys), "Space", "Ctrl+F9")

    assert listening.press("Space") == []
    assert len([line for line in listening.press("Ctrl+Shift+F9") if not DESCRIBED.match(line)]) == 7


def test_all_that_is_spoken_stands_in_the_table_and_the_log(listening: Listening) -> None:
    """Whoever didn't listen can read it: names, deeds, cards, numbers and how each Clash ended."""
    desk = listening.desk
    titles = {card_title(card) for card in Card}
    listening.press("Return")
    for keys in (*ANNOUNCING, ("Space",), ("Space",)):
        heard = listening.press(*keys)
        table = "\n".join(desk.cell(row, column) for row in range(desk.rows.rowCount()) for column in Column)
        log = "\n".join(desk.log)
        for line in heard:
            name, *facts = line.split(", ")
            if name not in table:
                continue  # the strip
            for fact in facts:
                if fact in titles:
                    assert fact in log, line
                elif fact.isdecimal():
                    assert re.search(rf"\b{fact}\b", table), line
                elif fact in FACE_DOWN:
                    assert fact.split()[0] in desk.throws(name), line
                else:
                    assert fact.lower() in (table + log).lower(), line
    while desk.stage() is TvStage.VERDICT:
        banner = desk.tv.banner
        assert banner is not None
        assert banner.text.split(" · ")[1] in "\n".join(desk.log)
        desk.press("Return")


def test_the_words_reach_a_screen_reader_from_the_hosts_window(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[object, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        sent.append((event.object(), event.message()))

    desk = open_desk(chance=luck())
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)

    desk.press("Return")

    assert sent == [(desk.host, texts.tv.announces(number=1, name="Ceelo"))]
