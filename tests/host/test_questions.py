"""A question has the keyboard until it is answered or left: no letter and no digit of an answer is a command."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from demoncity_gui.games.demon_city.rules.commands import SetHouseRule
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.texts import demon_city_announcing as announcing
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trials import Trials
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked


@pytest.fixture
def trio(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return")
    return desk


def test_a_sides_name_is_typed_and_sets_off_no_command(trio: Desk) -> None:
    trio.press("F", "2", "S")
    before = len(trio.journal.entries())
    trio.type("police")
    assert len(trio.journal.entries()) == before
    trio.press("Return")
    assert trio.session.table.characters[1].side == "police"
    assert len(trio.journal.entries()) == before + 1
    assert trio.cell("Bill", Column.WHO) == "Bill"


def test_a_recovery_takes_2_as_its_intensity(trio: Desk) -> None:
    trio.press("F", "1", "O", "F")
    trio.type("2")
    trio.press("Return")
    assert "no action" not in trio.announced("Ann")
    assert trio.next_step == announcing.choose_deed(who="Ann")


# --- words typed into every question -----------------------------------------------------------------------------

ASK: dict[str, tuple[str, ...]] = {
    "what exactly is done": ("D", "E"),
    "what is beaten": ("U", "I"),
    "how far they run": ("D", "R"),
    "what for": ("D", "+", "L"),
    "another trick": ("A", "2", "K"),
    "who": ("/",),
    "Toughness": ("F", "2", "T"),
    "Calm": ("F", "2", "C"),
    "a Calm check": ("F", "2", "K"),
    "a side": ("F", "2", "S"),
    "whose Clash": ("F", "1", "M"),
    "one Clash or two": ("F", "1", "M", "2"),
    "how far from whom": ("F", "1", "D"),
    "how many feet": ("F", "1", "D", "2"),
    "a newcomer": ("F", "N"),
    "whose damage": ("F", "2", "X"),
    "a recovery": ("F", "1", "O", "F"),
    "a tie": ("A", "2", "Return", "A", "1", "Return", "D", "Return", "Space", "Space", "T"),
    "a task's label": ("F5", "+", "L"),
    "a task's thrower": ("F5", "/"),
    "free cards": ("F5", "N"),
    "a tied task": ("F5", "1", "V", "2", "Return"),
    "a cast's name": ("F3", "Ctrl+Shift+K"),
    "which cast": ("F3", "Ctrl+Shift+K", "P", "Return", "Ctrl+Shift+T"),
    "whether it is replaced": ("F3", "Ctrl+Shift+K", "P", "Return", "Ctrl+Shift+K", "P", "Return"),
}
"""The keys that open each question, from the first announcement of Ann, Bill and Cassie."""
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


@pytest.mark.soak
@pytest.mark.parametrize("question", ASK)
def test_no_word_typed_into_a_question_sets_off_a_command(
    open_desk: OpenDesk, question: str, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Any letters and digits, as fast as they come: what is typed is an answer or nothing, until Enter takes it."""
    luck = stacked(players="6 6 9", horror="6 4 5")
    desk = open_desk(evening_of(ANN, BILL, CASSIE), luck)
    if "damage" in question:
        desk.session.do(SetHouseRule("T-AMB-70", "b"))
    desk.press("Return", *ASK[question])
    assert desk.asked, question
    commands, asked = desk.session.table, desk.asked
    dice = Random(question)
    set_off = 0
    types = desk.question.field.isVisible()
    for _ in range(trials(200)):
        answers = () if desk.question.question is None else desk.question.question.answers
        keys = "".join(answer.key for answer in answers)
        letters = LETTERS if types else "".join(one for one in LETTERS if one.upper() not in keys)
        desk.type("".join(dice.choices(letters, k=dice.randint(1, 6))))
        set_off += desk.session.table is not commands
        assert desk.asked == asked
        assert types == desk.question.field.isVisible()
    assert set_off == 0
    record_property("commands set off", set_off)
