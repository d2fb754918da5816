"""A case played alone: its page shows what the player has come to, and the program keeps the rest to itself."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtWidgets import QPlainTextEdit

from demoncity_gui.formats.case_text import (
    CaseText,
    EndingText,
    LeadText,
    OutcomeText,
    SceneText,
    TryText,
    casebook_of,
)
from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.host.desks.demon_city.case.case_page import CasePage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tv_picture import Banner, TvStage
from demoncity_gui.texts import case_page, demon_city_round, host_window, sheet_parts
from tests.host.conftest import OpenDesk
from tests.host.test_solo_secrets import texts
from tests.support.desk import Desk
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, CASSIE, evening_of

WALK = (
    *("Shift+F6", "G", "D", "Escape", "T", "Escape", "Z", "Escape", "X", "K", "E", "Return"),
    *("G", "1", "L", "1", "Escape", "C", "Escape", "F5", "C", "Escape", "Escape", "Escape"),
    *("Return", "A", "Return", "Return", "Return", "F", "1", "N", "Escape", "Escape", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z"),
    *("Shift+F6", "G", "1", "Z", "Escape"),
)
"""Through a case's first scene into its second, a fight there and to its end, with every question on the way."""


def case(secret: str) -> CaseText:
    """Return a case in which everything that players don't know says this."""
    return CaseText(
        scenes=[
            SceneText(
                *("pier", "The pier", "under the planks", "a ferryman", f"wrong {secret}", "water"),
                text=["It is low water."],
                tries=[
                    TryText(
                        *("Follow him unseen", ["Agility"], 4),
                        won=OutcomeText([f"won {secret}"], to="hut"),
                        lost=OutcomeText([f"lost {secret}"], tick=f"clock {secret}"),
                    )
                ],
                advice=[f"advice {secret}"],
                leads=[LeadText("Follow him", "hut")],
            ),
            SceneText(
                *("hut", "The hut", "behind the dunes", "Bill", f"wrong {secret}", "home"),
                text=["The door is open."],
                people=["Bill"],
                advice=[f"advice {secret}"],
                leads=[LeadText("Sit down", "end")],
            ),
            SceneText(
                *("other", f"A room {secret}", f"where {secret}", f"who {secret}", secret),
                text=[f"text {secret}"],
                people=[secret],
            ),
        ],
        endings=[EndingText("end", "Home at last", ["You stay."]), EndingText("worse", f"ending {secret}", [secret])],
        clocks={f"clock {secret}": 6},
        lists={f"list {secret}": [f"line {secret}"], case_page.threads: [f"thread {secret}"]},
    )


def evening(secret: str, *, solo: bool = True) -> BeginEvening:
    stranger = replace(CASSIE, name=secret, side=BILL.side, deck=BILL.deck, hidden=True)
    people = (ANN, replace(BILL, hidden=True), stranger)
    return replace(evening_of(*people), solo=solo, casebook=casebook_of(case(secret), (BILL.name, secret)))


def words(desk: Desk) -> list[str]:
    """Return every word of the window, with the question that is asked; whether all is saved is the disk's matter."""
    question, all_saved = desk.host.questions.question, host_window.all_saved
    asked = [] if question is None else [question.prompt, *(answer.text for answer in question.answers)]
    fields = [field.toPlainText() for field in desk.host.findChildren(QPlainTextEdit)]
    return [
        *(one for one in texts(desk) if one not in ("", all_saved)),
        *asked,
        *fields,
        repr(desk.session.tv.picture()),
    ]


def walk(desk: Desk) -> Iterator[tuple[str, list[str]]]:
    for key in WALK:
        desk.press(key)
        yield key, words(desk)


def test_nothing_that_a_case_hides_changes_a_word_of_the_player_s_window(open_desk: OpenDesk) -> None:
    first = open_desk(evening("QUILL"), StackedChance())
    seen = list(walk(first))
    assert first.session.table.casebook.ending == "Home at last"
    first.host.close()

    other = open_desk(evening("VANE and much more of it"), StackedChance())
    for (key, said), (_, said_now) in zip(seen, walk(other), strict=True):
        assert said_now == said, f"after {key}"
        assert not any("QUILL" in one for one in said), f"after {key}"


def test_the_page_tells_where_the_player_is_and_what_they_keep_themselves(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    desk.press("Shift+F6", "G")
    page = desk.side_page(CasePage)
    assert (page.scene.text(), page.place.text()) == ("The pier", "under the planks   a ferryman")
    assert page.text.text() == "It is low water."
    assert page.tries.text().endswith(
        case_page.one_try(words="Follow him unseen", stats=[sheet_parts.stat(stat="Agility")], against=4, needs="")
    ), "nobody else says so"
    assert not page.wrong.text() and not page.advice.text() and not page.leads.text() and not page.clocks.text()
    assert page.whom.text() == case_page.you_play(who=["Ann"]) and page.whom.isVisible()
    assert desk.session.table.casebook.scene == book.Scene(
        *("The pier", "under the planks", "a ferryman", "wrong QUILL", "water", "pier")
    )

    desk.press("L", "1")
    desk.type("who pays him")
    desk.press("Return")
    assert page.lists.text().split("\n  · ")[1:] == ["who pays him"]

    desk.press("Escape", "Ctrl+B", "Shift+F6")  # peeking shows it all
    page = desk.side_page(CasePage)
    assert page.wrong.text().endswith("wrong QUILL") and page.advice.text() == "advice QUILL"
    assert "Follow him" in page.leads.text() and "clock QUILL" in page.clocks.text()


def test_peeking_stays_on_the_page_of_the_case_with_the_players_screen_beside_it(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    desk.press("Shift+F6", "G")
    picture = desk.side_page(CasePage).picture
    assert picture is not None and picture.isVisible()
    desk.press("Ctrl+B")
    page = desk.side_page(CasePage)
    assert page.isVisible() and page.wrong.text().endswith("wrong QUILL") and page.picture is None
    desk.press("Ctrl+B")
    page = desk.side_page(CasePage)
    assert page.isVisible() and not page.wrong.text()


def test_what_a_player_notes_stands_in_their_story(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    desk.press("Ctrl+J")
    desk.type("I lock the door.")
    desk.press("Return")
    assert "I lock the door." in desk.log


def test_a_broken_table_of_one_s_own_is_said_as_long_as_it_is_broken(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    folder = desk.host.casts.folder.parent / "tables"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("[[tables]]\n", encoding="utf-8")
    desk.press("Shift+F6")
    page = desk.side_page(CasePage)
    assert page.faults.isVisible() and "mine.toml" in page.faults.text()
    desk.press("G")
    assert page.faults.isVisible()
    (folder / "mine.toml").unlink()
    desk.press("G", "1")
    assert not page.faults.isVisible()


def test_where_nobody_is_to_be_met_enter_leads_to_the_case(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    assert desk.page.next_step.accessibleName().startswith(demon_city_round.to_the_case)
    desk.press("Return")
    assert isinstance(desk.host.pages.in_front, CasePage)
    desk.press("G", "G", "1", "Escape", "Return")  # in the second scene somebody is
    assert desk.session.table.fight is not None


def test_a_try_is_thrown_by_keys_and_what_follows_is_on_the_page(open_desk: OpenDesk) -> None:
    tried = SceneText("pier", "The pier", text=["Low water."], tries=[TryText("Wade out", ["Agility"], 0)])
    tried.tries[0].won = OutcomeText(["A shoe comes up."], find="a shoe", to="hut")
    written = CaseText(scenes=[tried, SceneText("hut", "The hut", text=["The door is open."])], finds="What I have")
    begun = replace(evening_of(ANN, BILL), solo=True, casebook=casebook_of(written))
    desk = open_desk(begun, StackedChance())
    desk.press("Shift+F6", "G", "Y", "1", "1")
    page = desk.side_page(CasePage)
    assert (page.answer_to.text(), page.answer.text()) == ("Wade out", case_page.came_out(won=True))
    assert page.outcome.text() == "A shoe comes up." and page.scene.text() == "The hut"
    assert page.next_scene.text() == "The hut", "what follows of the throw was at the pier"
    assert "a shoe" in page.lists.text() and not page.buttons[Key.TRY].isEnabled()
    assert desk.session.tv.picture().stage is TvStage.TASK, "the throw that led here lies there until it was read"
    desk.session.do(book.Write(("I step over the sill.",)))
    page.refresh()
    assert not page.answer.isVisible() and desk.session.tv.picture().stage is TvStage.IDLE
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert page.scene.text() == "The pier" and page.buttons[Key.TRY].isEnabled()


def test_what_came_of_a_throw_does_not_stand_above_the_next_scene(open_desk: OpenDesk) -> None:
    tried = SceneText("pier", "The pier", tries=[TryText("Wade out", ["Agility"], 0)], leads=[LeadText("On", "hut")])
    tried.tries[0].won = OutcomeText(["A shoe comes up."])
    written = CaseText(scenes=[tried, SceneText("hut", "The hut", text=["The door is open."])])
    desk = open_desk(replace(evening_of(ANN, BILL), solo=True, casebook=casebook_of(written)), StackedChance())
    desk.press("Shift+F6", "G", "Y", "1", "1")
    page = desk.side_page(CasePage)
    assert page.answer.text() == case_page.came_out(won=True)
    assert desk.session.tv.picture().opening == Banner("Ann", "Wade out"), "a name and a try are no sentence"
    desk.press("G", "1")
    assert page.scene.text() == "The hut"
    assert desk.session.tv.picture().stage is TvStage.IDLE, "the throw of the scene before is over"
    assert not page.answer.isVisible() and not page.answer_to.isVisible() and not page.outcome.isVisible()
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert page.scene.text() == "The pier" and page.answer.text() == case_page.came_out(won=True)


def test_after_the_end_of_a_case_nothing_leads_on(open_desk: OpenDesk) -> None:
    desk = open_desk(evening("QUILL"), StackedChance())
    desk.press("Shift+F6", "G", "G", "1", "G", "1")
    page = desk.side_page(CasePage)
    assert page.scene.text().endswith("Home at last")
    assert page.pace.text() == case_page.keep_it and not page.place.isVisible()
    assert not page.buttons[Key.GO_ON].isEnabled() and not page.buttons[Key.END_CASE].isEnabled()
    desk.press("G")
    assert desk.host.questions.question is None
    desk.press("Escape", "Return")
    assert desk.session.table.fight is None, "Enter leads to the end of the case, and to no further fight"
    assert isinstance(desk.host.pages.in_front, CasePage)
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert page.buttons[Key.GO_ON].isEnabled()
