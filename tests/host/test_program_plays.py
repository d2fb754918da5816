"""The program plays somebody at a full table: it proposes, the Host may overrule, and it says why."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.evening.replay import replay
from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_instincts as instincts_texts
from demoncity_gui.texts import demon_city_story as story
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, CASSIE, evening_of

TURNS = Instinct(When.ATTACKED, Do.ATTACK, Whom.ATTACKER)
BOB = replace(BILL, instincts=(TURNS, Instinct()))


def told(desk: Desk) -> str:
    return desk.page.message.text()


def announced(desk: Desk, who: int) -> object:
    fight = desk.session.table.fight
    assert fight is not None
    return next(one.announcement for one in fight.participants if one.who == who)


def test_the_host_overrules_a_proposal_before_it_is_said_and_it_says_why(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BOB, CASSIE), StackedChance())
    desk.press("Return", "A", "Return")  # Ann attacks the only foe

    desk.press("Shift+P")
    draft = desk.page.draft
    assert draft is not None and draft.announcement() == Attack(ANN.id)
    assert (
        instincts_texts.line(when=instincts_texts.when_attacked, deed=instincts_texts.attack_attacker)
        in desk.page.announce.panel.warning.text()
    )
    assert announced(desk, BOB.id) is None
    desk.press("D", "Return")
    assert announced(desk, BOB.id) == Defend()

    desk.press("Shift+W")
    assert instincts_texts.line(when=instincts_texts.when_attacked, deed=instincts_texts.attack_attacker) in told(desk)
    assert any(
        story.proposed(who="Bill", deed=deeds.plan_to_attack(manner="close", targets=["Ann"])) in line
        and "Bill" in line
        for line in desk.log
    )


def test_a_proposal_is_announced_by_one_more_press_and_comes_back_by_redo(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BOB, CASSIE), StackedChance())
    desk.press("Return", "D", "Return", "Shift+P")
    draft = desk.page.draft
    assert draft is not None
    proposed = draft.announcement()

    desk.press("Ctrl+Z")
    assert desk.page.draft is not None and desk.page.draft.is_empty
    desk.press("Ctrl+Y", "Return")

    assert announced(desk, BOB.id) == proposed
    assert replay(desk.session.game, desk.journal.entries()) == (desk.journal.entries(), ())


def test_whom_the_program_was_given_announces_when_their_turn_comes(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BOB, CASSIE), StackedChance())
    desk.press("Return", "F", "2", "Z", "Return")
    assert desk.session.table.character(BOB.id).by_program

    desk.press("A", "Return")
    assert announced(desk, BOB.id) == Attack(ANN.id)
    speaker = desk.page.draft
    assert speaker is not None and speaker.speaker.who == CASSIE.id

    desk.press("Ctrl+Z")  # the program's step alone, and it doesn't come again by itself
    assert announced(desk, BOB.id) is None
    assert announcing.program_announces(who="Bill") in desk.page.next_step.text()
    desk.press("Return")
    assert announced(desk, BOB.id) == Attack(ANN.id)
    desk.press("Ctrl+Z", "D", "Return")  # or the Host has them do something else
    assert announced(desk, BOB.id) == Defend()
