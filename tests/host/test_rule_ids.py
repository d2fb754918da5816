"""Ids of rules are told on hover and to readers of the screen, and stand in no line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QLabel

from demoncity_gui.games.demon_city.words.rulings import outcome_sentence
from demoncity_gui.host.widgets.rule_ids import CitedElidedLabel, rules_in_words, rules_of, without_rules
from demoncity_gui.texts import rules
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked


@pytest.fixture
def verdict(open_desk: OpenDesk) -> Desk:
    """A Clash that Ann has won, told to the Host."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 5 2", horror="6"))
    desk.press("Return", "A", "Return", "A", "1", "Return", "D", "Return", "Space", "Space")
    return desk


@pytest.mark.parametrize(
    ("sentence", "words", "rules"),
    [
        ("Only a higher card succeeds", "Only a higher card succeeds", ""),
        ("Ann lands [T-RESOLVE-03, T-AMB-11]", "Ann lands", "T-RESOLVE-03, T-AMB-11"),
        ("1 to start with [T-THROW-03]; drunk [T-AMB-36]", "1 to start with; drunk", "T-THROW-03, T-AMB-36"),
        ("Typed [F] and [D-EX-01]", "Typed [F] and", "D-EX-01"),
        ("hurt [T-AMB-37]\nheld [T-AMB-37]", "hurt\nheld", "T-AMB-37"),
    ],
)
def test_a_sentence_is_parted_from_its_rules(sentence: str, words: str, rules: str) -> None:
    assert (without_rules(sentence), rules_of(sentence)) == (words, rules)


def test_a_line_of_a_ruling_tells_its_rules_on_hover_and_to_a_reader(verdict: Desk) -> None:
    fight = verdict.session.table.fight
    assert fight is not None and fight.clash_to_tell is not None
    told = outcome_sentence(verdict.session.table, fight.clash_to_tell.ruling)
    labels = verdict.page.findChildren(QLabel)
    (label,) = [one for one in labels if one.isVisible() and one.text() == without_rules(told)]
    assert label.toolTip() == rules_in_words(told) != ""
    assert label.accessibleDescription() == told


def test_no_line_on_the_screen_has_the_id_of_a_rule(verdict: Desk) -> None:
    labels = [label.text() for label in verdict.host.findChildren(QLabel) if label.isVisible()]
    assert labels and [words for words in labels if rules_of(words)] == []
    assert [words for words in (str(index.data()) for index in _indexes(verdict)) if rules_of(words)] == []


def test_the_history_tells_the_rules_of_a_line_and_of_each_reason_on_hover(verdict: Desk) -> None:
    told = [
        (str(index.data(Qt.ItemDataRole.AccessibleTextRole)), str(index.data(Qt.ItemDataRole.ToolTipRole)))
        for index in _indexes(verdict)
    ]
    cited = [(rules_in_words(spoken), tip) for spoken, tip in told if rules_of(spoken)]
    assert cited and all(tip.endswith(rules) for rules, tip in cited)


def test_a_line_that_is_cut_off_has_all_of_it_on_hover(dressed: object) -> None:
    label = CitedElidedLabel()
    label.show_cited("rather an extra throw for the other than a loss [T-ALOST-09]")
    label.resize(60, 20)
    label.grab()
    rule = f"T-ALOST-09: {rules['T-ALOST-09']}"
    assert label.toolTip() == f"{without_rules(label.cited)}\n{rule}"
    label.resize(900, 20)
    label.grab()
    assert label.toolTip() == rule


def test_an_open_question_is_told_with_its_readings() -> None:
    told = rules_in_words("drunk [T-AMB-37, T-THROW-03]").splitlines()
    assert told[0].startswith("T-AMB-37: ")
    assert [line[:2] for line in told[1:-1] if not line.startswith("    ")] == ["a:", "b:"]
    assert told[-1] == f"T-THROW-03: {rules['T-THROW-03']}"
    assert max(len(line) for line in told) <= 90


def _indexes(desk: Desk) -> list[QModelIndex]:
    """Return every line of the history, and every reason beneath one."""
    found = []
    for row in range(desk.history.rowCount()):
        line = desk.history.index(row, 0)
        found += [line, *(desk.history.index(reason, 0, line) for reason in range(desk.history.rowCount(line)))]
    return found
