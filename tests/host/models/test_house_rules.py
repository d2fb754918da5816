"""The model of house rules: what it says, and Qt's promises while questions come and go."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from demoncity_gui.games.common.house_rules import HouseRuleLine
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, PRESETS
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.views.house_rules_picture import house_rules_picture
from demoncity_gui.games.demon_city.words.house_rules import house_rules
from demoncity_gui.host.pages.house_rules.house_rules_model import HouseRulesModel
from demoncity_gui.texts import demon_city_open_questions as open_questions_texts
from tests.support.desk import lines_of

switches = st.lists(
    st.sampled_from([(rule.id, letter) for rule in HOUSE_RULES.values() for letter in rule.letters]), max_size=4
)


def lines_with(chosen: list[tuple[str, str]]) -> tuple[HouseRuleLine, ...]:
    rules = PRESETS
    for ambiguity, letter in chosen:
        rules = rules.with_reading(ambiguity, letter)
    return house_rules_picture(replace(EMPTY_TABLE, house_rules=rules)).lines


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(switches, st.sampled_from(["", "weapon", "a", "no such word"])), min_size=1, max_size=5))
def test_the_model_keeps_qts_promises(qapp: QApplication, steps: list[tuple[list[tuple[str, str]], str]]) -> None:
    model = HouseRulesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for chosen, words in steps:
        lines = tuple(line for line in lines_with(chosen) if line.speaks_of(words))
        model.show_rows(lines)
        assert [str(model.index(row, 2).data()) for row in range(model.rowCount())] == [line.letter for line in lines]
    tester.deleteLater()


def test_what_is_read_otherwise_is_marked(qapp: QApplication) -> None:
    model = HouseRulesModel()
    model.show_rows(lines_with([("T-AMB-13", "b")]))
    told = [shown for shown, _ in lines_of(model)]
    assert [line for line in told if line.startswith("●")] == [f"● T-AMB-13  {open_questions_texts.T_AMB_13}  b"]


@pytest.mark.english
def test_every_switch_has_an_example_that_speaks_of_each_reading() -> None:
    for rule in house_rules().values():
        assert rule.example.endswith("."), rule.id
        for letter, _ in rule.readings:
            assert re.search(rf"\b[Bb]y (?:\w(?:,| and) )*{letter}\b", rule.example), (rule.id, letter)


@pytest.mark.english
def test_a_question_is_found_by_letters_of_all_that_is_said_of_it() -> None:
    found = [line.id for line in lines_with([]) if line.speaks_of("AXE weapon")]
    assert found == ["T-AMB-33"]
