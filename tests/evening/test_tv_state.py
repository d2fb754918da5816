"""What the players may see is kept in the evening: the same after a restart, and no step back or forth changes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.held_pictures import KEPT, HeldPictures
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.commands import (
    BeginEvening,
    ComplicateTask,
    Contest,
    DrawNumber,
    Note,
    SetRealDeck,
    ShowLine,
    TaskSide,
    ThrowCards,
    TryTask,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal import in_memory
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.pictures import picture_name
from demoncity_gui.journal.troubles import NoSpace, Trouble
from demoncity_gui.journal.tv_change import PictureHeldUp, TvSwitch
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import Showing, TvPicture, TvStage
from demoncity_gui.texts import demon_city_players_story as players_said
from demoncity_gui.texts import evenings as evening_texts
from tests.evening.evenings import NOON
from tests.support.cast import ann, bill
from tests.support.demon_city import JournalInMemory, Session
from tests.support.full_disk import JournalOnFullDisk
from tests.support.random_evenings import EVERY_GAME, step
from tests.support.told_evening import COMMANDS, told_chance
from tests.support.trials import Trials

AnyJournal = in_memory.JournalInMemory[Any, Any, Any]
READY, THROWN = 11, 12
"""How many commands until the cards lie ready, and until they are thrown."""
TASK = TryTask(TaskSide(ann.id), (3,))
JPEG = b"\xff\xd8\xff a picture"


def begun(journal: JournalInMemory, length: int = 1) -> Session:
    session = Session(journal, told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return session


def again(journal: AnyJournal, pictures: HeldPictures | None = None) -> Session:
    """Return the evening as the next start finds it."""
    return Session(in_memory.JournalInMemory(journal.game, journal.entries()), told_chance(), lambda: NOON, pictures)


def players_story(session: Session) -> list[str]:
    return [line.text for lines in session.history.story(for_players=True) for line in lines]


# --- the same after a restart ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "done",
    [
        lambda session: session.tv.switch(TvSwitch.BLANK, on=True),
        lambda session: session.tv.switch(TvSwitch.NAMES, on=False),
        lambda session: session.tv.switch(TvSwitch.TASKS, on=False),
        lambda session: (session.do(TASK), session.tv.switch(TvSwitch.TASKS, on=False)),
        lambda session: (session.do(TASK), session.tv.reveal_intensity(True)),
        lambda session: (session.tv.switch(TvSwitch.FROZEN, on=True), session.do(COMMANDS[READY])),
        lambda session: (session.tv.switch(TvSwitch.HOLD_FLIPS, on=True), session.do(COMMANDS[READY])),
        lambda session: (
            session.tv.switch(TvSwitch.HOLD_FLIPS, on=True),
            session.do(COMMANDS[READY]),
            session.undo(),
            session.redo(),
        ),
        lambda session: session.do(ShowLine("The lights go out.")),
        lambda session: (session.do(ShowLine("The lights go out.")), session.tv.take_away()),
        lambda session: (
            session.do(ShowLine("The lights go out.")),
            session.tv.switch(TvSwitch.FROZEN, on=True),
            session.tv.take_away(),
        ),
    ],
)
def test_the_same_picture_comes_back(done: Callable[[Session], object]) -> None:
    journal = JournalInMemory()
    session = begun(journal, READY)
    plain = session.tv.picture()
    done(session)
    after = again(journal)
    assert after.tv.picture() == session.tv.picture()
    assert (after.tv.frozen, after.tv.flip_held, after.tv.state.blank) == (
        session.tv.frozen,
        session.tv.flip_held,
        session.tv.state.blank,
    )
    assert session.tv.picture() == plain or session.tv.picture() != begun(JournalInMemory(), READY).tv.picture()


def test_a_held_flip_stays_held_after_a_restart_and_turns_when_it_is_let_go_on() -> None:
    journal = JournalInMemory()
    session = begun(journal, READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])
    after = again(journal)
    assert after.tv.flip_held and after.tv.picture().stage is TvStage.READY
    after.tv.turn_cards()
    assert after.tv.picture().stage is TvStage.VERDICT


def test_no_step_back_or_forth_lights_a_blanked_tv() -> None:
    session = begun(JournalInMemory(), THROWN)
    session.tv.switch(TvSwitch.BLANK, on=True)
    session.undo()
    assert session.tv.state.blank
    session.redo()
    session.go_to(4)
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "", blank=True)


def test_what_is_done_about_the_tv_takes_nothing_from_redo() -> None:
    session = begun(JournalInMemory(), THROWN)
    session.undo()
    session.tv.switch(TvSwitch.BLANK, on=True)
    session.tv.switch(TvSwitch.BLANK, on=False)
    session.redo()
    assert session.tv.picture().stage is TvStage.VERDICT


# --- a task that is kept off the TV ----------------------------------------------------------------------------------


def test_a_task_kept_off_the_tv_is_not_there_after_a_restart_nor_once_tasks_are_shown_again() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    session.tv.switch(TvSwitch.TASKS, on=False)
    session.do(TASK)
    for one in (session, again(journal)):
        assert one.tv.picture().stage is TvStage.IDLE
        one.tv.switch(TvSwitch.TASKS, on=True)
        assert one.tv.picture().stage is TvStage.IDLE
    session.do(Note("It goes on."))
    assert session.tv.picture().stage is TvStage.IDLE
    session.do(TASK)
    assert session.tv.picture().stage is TvStage.TASK


def test_a_task_kept_off_the_tv_stands_in_no_story_of_the_players() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    before = players_story(session)
    session.tv.switch(TvSwitch.TASKS, on=False)
    session.do(TASK)
    session.do(DrawNumber(DeckName.PLAYERS, hundred=False))
    session.tv.switch(TvSwitch.TASKS, on=True)
    assert players_story(session) == players_story(again(journal)) == before
    session.do(TASK)
    assert len(players_story(session)) > len(before)


def test_what_the_host_makes_of_a_tie_that_was_kept_off_is_not_told_either() -> None:
    session = begun(JournalInMemory())
    before = players_story(session)
    session.tv.switch(TvSwitch.TASKS, on=False)
    for _ in range(200):
        session.do(Contest(TaskSide(ann.id), TaskSide(bill.id)))
        outcome = Views(session).task().outcome
        if outcome is not None and outcome.is_tied:
            break
    else:
        raise AssertionError("no tie came up")
    session.tv.switch(TvSwitch.TASKS, on=True)
    session.do(ComplicateTask("The lamp goes out."))
    assert players_story(session) == before


def test_a_task_whose_real_cards_were_thrown_while_none_were_shown_stays_off() -> None:
    session = begun(JournalInMemory())
    session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    session.do(TASK)
    assert session.tv.picture().stage is TvStage.TASK, "its places lie there"
    before = players_story(session)
    session.tv.switch(TvSwitch.TASKS, on=False)
    awaited = session.table.awaited
    assert awaited is not None
    session.do(TypeCards(ann.id, ("7", "2", "4")[: awaited.draws[0].places]))
    session.do(ThrowCards())
    session.tv.switch(TvSwitch.TASKS, on=True)
    assert session.tv.picture().stage is TvStage.IDLE
    assert players_story(session) == before


def test_the_players_story_ends_where_the_tv_waits() -> None:
    session = begun(JournalInMemory(), READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    before = players_story(session)
    session.do(COMMANDS[READY])
    assert players_story(session) == before
    session.tv.turn_cards()
    assert players_said.cards_turned in players_story(session)


# --- a picture that is held up ---------------------------------------------------------------------------------------


def held_up_in_an_old_evening(journal: JournalInMemory) -> str:
    """Hold up a picture as versions up to 1.3 did: by its name alone. Return that."""
    session = begun(journal, 1)
    name = picture_name(JPEG)
    session.tv.change(PictureHeldUp(name, "Ann"))
    return name


def test_a_picture_of_an_old_evening_comes_back_on_this_computer_and_elsewhere_the_tv_stays_blank(
    tmp_path: Path,
) -> None:
    journal = JournalInMemory()
    assert HeldPictures(tmp_path).keep(JPEG) == held_up_in_an_old_evening(journal)
    assert again(journal, HeldPictures(tmp_path)).tv.picture().showing == Showing("Ann", JPEG)
    elsewhere = again(journal, HeldPictures(tmp_path / "other"))
    assert elsewhere.tv.picture().blank
    assert elsewhere.tv.do_without_pictures()
    assert elsewhere.tv.state.blank and elsewhere.tv.showing is None and not elsewhere.tv.frozen
    elsewhere.tv.switch(TvSwitch.BLANK, on=False)
    assert elsewhere.tv.picture().title


def test_a_picture_that_the_evening_keeps_waits_elsewhere_until_it_is_made_anew(tmp_path: Path) -> None:
    journal = JournalInMemory()
    session = begun(journal, 1)
    session.tv.show_image(JPEG, "Ann")
    elsewhere = again(journal, HeldPictures(tmp_path))
    assert elsewhere.tv.picture().blank and not elsewhere.tv.state.blank
    assert not elsewhere.tv.do_without_pictures(), "it is on its way"
    (name,) = elsewhere.pictures.unread()
    assert elsewhere.pictures.kept(name) == JPEG
    elsewhere.picture_made(name, b"made anew")
    assert elsewhere.tv.picture().showing == Showing("Ann", b"made anew")
    assert elsewhere.pictures.unread() == ()


def test_a_picture_that_can_t_be_made_anew_leaves_the_tv_blank(tmp_path: Path) -> None:
    journal = JournalInMemory()
    begun(journal, 1).tv.show_image(JPEG, "Ann")
    elsewhere = again(journal, HeldPictures(tmp_path))
    elsewhere.tv.do_without(elsewhere.pictures.unread()[0])
    assert elsewhere.tv.state.blank and elsewhere.tv.showing is None
    assert elsewhere.pictures.unread() == ()


def test_an_old_evenings_frozen_picture_that_cant_be_shown_opens_blank_and_the_host_is_told(tmp_path: Path) -> None:
    path = tmp_path / "evening.demoncity"
    plan = COMMANDS[0]
    assert isinstance(plan, BeginEvening)
    here = HeldPictures(tmp_path / "here")
    evening = Evening.begin(path, plan, Backups(tmp_path / "b"), lambda: NOON, pictures=here)
    evening.session.tv.change(PictureHeldUp(here.keep(JPEG), ""))
    evening.session.tv.switch(TvSwitch.FROZEN, on=True)
    evening.session.tv.take_away()
    evening.session.close()
    back = Evening.open(path, lambda: plan, Backups(tmp_path / "b"), lambda: NOON, HeldPictures(tmp_path / "here"))
    assert back.session.tv.picture().showing is not None
    assert evening_texts.still_frozen in back.words
    back.session.close()
    back = Evening.open(path, lambda: plan, Backups(tmp_path / "b"), lambda: NOON, HeldPictures(tmp_path / "there"))
    assert back.session.tv.state.blank and evening_texts.picture_missing in back.words
    back.session.close()


def test_a_kept_picture_is_what_it_was_or_it_is_none(tmp_path: Path) -> None:
    pictures = HeldPictures(tmp_path)
    name = pictures.keep(JPEG)
    assert HeldPictures(tmp_path).found(name) == JPEG
    (tmp_path / name).write_bytes(b"another")
    assert HeldPictures(tmp_path).found(name) is None
    (tmp_path / "secret").write_bytes(b"x")
    assert HeldPictures(tmp_path).found("../secret") is None
    for number in range(KEPT + 10):
        pictures.keep(str(number).encode())
    assert len(list(tmp_path.iterdir())) <= KEPT + 1


# --- where the disk refuses ------------------------------------------------------------------------------------------


def test_a_full_disk_keeps_nobody_from_blanking_the_tv(tmp_path: Path) -> None:
    journal = JournalOnFullDisk(tmp_path / "e")
    session = begun(journal, THROWN)
    journal.is_full = True
    with pytest.raises(Trouble) as refused:
        session.tv.switch(TvSwitch.BLANK, on=True)
    assert isinstance(refused.value.reason, NoSpace)
    assert session.tv.picture().blank


# --- any evening -----------------------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_restart_between_any_two_steps_shows_the_same(
    name: str, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Random evenings with everything a Host may do about the TV: the picture, what waits, and the players' story."""
    moments = kept = 0
    for seed in range(trials(60)):
        dice = Random(seed)
        pictures = HeldPictures()
        journal: AnyJournal = in_memory.JournalInMemory(EVERY_GAME[name].game)
        session: AnySession = Session(journal, RehearsedChance(seed), lambda: NOON, pictures)
        session.do(EVERY_GAME[name].begin)
        for number in range(80):
            try:
                step(session, dice)
            except RuleRefusal:
                continue
            restarted = again(journal, pictures)
            assert restarted.tv.picture() == session.tv.picture(), f"seed {seed}, step {number}"
            assert (restarted.tv.flip_held, restarted.tv.frozen) == (session.tv.flip_held, session.tv.frozen)
            assert players_story(restarted) == players_story(session)
            moments += 1
            kept += session.tv.frozen
    assert kept
    record_property("restarts", moments)
    record_property("with a picture kept", kept)
