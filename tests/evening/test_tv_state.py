"""What the players may see is kept in the evening: the same after a restart, and no step back or forth changes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.held_pictures import KEPT, HeldPictures
from demoncity_gui.evening.session import Session
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
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.pictures import picture_name
from demoncity_gui.journal.troubles import NoSpace, Trouble
from demoncity_gui.journal.tv_change import PictureHeldUp
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import Showing, TvPicture, TvStage
from tests.evening.evenings import NOON
from tests.support.cast import ann, bill
from tests.support.demon_city import JournalInMemory
from tests.support.full_disk import JournalOnFullDisk
from tests.support.random_evenings import CAST, step
from tests.support.told_evening import COMMANDS, told_chance
from tests.support.trials import Trials

READY, THROWN = 11, 12
"""How many commands until the cards lie ready, and until they are thrown."""
TASK = TryTask(TaskSide(ann.id), (3,))
JPEG = b"\xff\xd8\xff a picture"


def begun(journal: JournalInMemory, length: int = 1) -> Session:
    session = Session(journal, told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return session


def again(journal: JournalInMemory, pictures: HeldPictures | None = None) -> Session:
    """Return the evening as the next start finds it."""
    return Session(JournalInMemory(journal.entries()), told_chance(), lambda: NOON, pictures)


def players_story(session: Session) -> list[str]:
    return [line.text for lines in session.history.story(for_players=True) for line in lines]


# --- the same after a restart ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "done",
    [
        lambda session: session.set_blank(True),
        lambda session: session.show_names(False),
        lambda session: session.show_tasks(False),
        lambda session: (session.do(TASK), session.show_tasks(False)),
        lambda session: (session.do(TASK), session.reveal_intensity(True)),
        lambda session: (session.set_frozen(True), session.do(COMMANDS[READY])),
        lambda session: (session.set_hold_flips(True), session.do(COMMANDS[READY])),
        lambda session: (session.set_hold_flips(True), session.do(COMMANDS[READY]), session.undo(), session.redo()),
        lambda session: session.do(ShowLine("The lights go out.")),
        lambda session: (session.do(ShowLine("The lights go out.")), session.take_away()),
        lambda session: (session.do(ShowLine("The lights go out.")), session.set_frozen(True), session.take_away()),
    ],
)
def test_the_same_picture_comes_back(done: Callable[[Session], object]) -> None:
    journal = JournalInMemory()
    session = begun(journal, READY)
    plain = session.tv_picture()
    done(session)
    after = again(journal)
    assert after.tv_picture() == session.tv_picture()
    assert (after.frozen, after.flip_held, after.blank) == (session.frozen, session.flip_held, session.blank)
    assert session.tv_picture() == plain or session.tv_picture() != begun(JournalInMemory(), READY).tv_picture()


def test_a_held_flip_stays_held_after_a_restart_and_turns_when_it_is_let_go_on() -> None:
    journal = JournalInMemory()
    session = begun(journal, READY)
    session.set_hold_flips(True)
    session.do(COMMANDS[READY])
    after = again(journal)
    assert after.flip_held and after.tv_picture().stage is TvStage.READY
    after.turn_cards()
    assert after.tv_picture().stage is TvStage.VERDICT


def test_no_step_back_or_forth_lights_a_blanked_tv() -> None:
    session = begun(JournalInMemory(), THROWN)
    session.set_blank(True)
    session.undo()
    assert session.blank
    session.redo()
    session.go_to(4)
    assert session.tv_picture() == TvPicture(TvStage.IDLE, "", blank=True)


def test_what_is_done_about_the_tv_takes_nothing_from_redo() -> None:
    session = begun(JournalInMemory(), THROWN)
    session.undo()
    session.set_blank(True)
    session.set_blank(False)
    session.redo()
    assert session.tv_picture().stage is TvStage.VERDICT


# --- a task that is kept off the TV ----------------------------------------------------------------------------------


def test_a_task_kept_off_the_tv_is_not_there_after_a_restart_nor_once_tasks_are_shown_again() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    session.show_tasks(False)
    session.do(TASK)
    for one in (session, again(journal)):
        assert one.tv_picture().stage is TvStage.IDLE
        one.show_tasks(True)
        assert one.tv_picture().stage is TvStage.IDLE
    session.do(Note("It goes on."))
    assert session.tv_picture().stage is TvStage.IDLE
    session.do(TASK)
    assert session.tv_picture().stage is TvStage.TASK


def test_a_task_kept_off_the_tv_stands_in_no_story_of_the_players() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    before = players_story(session)
    session.show_tasks(False)
    session.do(TASK)
    session.do(DrawNumber(DeckName.PLAYERS, hundred=False))
    session.show_tasks(True)
    assert players_story(session) == players_story(again(journal)) == before
    session.do(TASK)
    assert len(players_story(session)) > len(before)


def test_what_the_host_makes_of_a_tie_that_was_kept_off_is_not_told_either() -> None:
    session = begun(JournalInMemory())
    before = players_story(session)
    session.show_tasks(False)
    for _ in range(200):
        session.do(Contest(TaskSide(ann.id), TaskSide(bill.id)))
        outcome = session.task_picture().outcome
        if outcome is not None and outcome.is_tied:
            break
    else:
        raise AssertionError("no tie came up")
    session.show_tasks(True)
    session.do(ComplicateTask("The lamp goes out."))
    assert players_story(session) == before


def test_a_task_whose_real_cards_were_thrown_while_none_were_shown_stays_off() -> None:
    session = begun(JournalInMemory())
    session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    session.do(TASK)
    assert session.tv_picture().stage is TvStage.TASK, "its places lie there"
    before = players_story(session)
    session.show_tasks(False)
    awaited = session.table.awaited
    assert awaited is not None
    session.do(TypeCards(ann.id, ("7", "2", "4")[: awaited.draws[0].places]))
    session.do(ThrowCards())
    session.show_tasks(True)
    assert session.tv_picture().stage is TvStage.IDLE
    assert players_story(session) == before


def test_the_players_story_ends_where_the_tv_waits() -> None:
    session = begun(JournalInMemory(), READY)
    session.set_hold_flips(True)
    before = players_story(session)
    session.do(COMMANDS[READY])
    assert players_story(session) == before
    session.turn_cards()
    assert "All cards turn." in players_story(session)


# --- a picture that is held up ---------------------------------------------------------------------------------------


def held_up_in_an_old_evening(journal: JournalInMemory) -> str:
    """Hold up a picture as versions up to 1.3 did: by its name alone. Return that."""
    session = begun(journal, 1)
    name = picture_name(JPEG)
    session.change_tv(PictureHeldUp(name, "Ann"))
    return name


def test_a_picture_of_an_old_evening_comes_back_on_this_computer_and_elsewhere_the_tv_stays_blank(
    tmp_path: Path,
) -> None:
    journal = JournalInMemory()
    assert HeldPictures(tmp_path).keep(JPEG) == held_up_in_an_old_evening(journal)
    assert again(journal, HeldPictures(tmp_path)).tv_picture().showing == Showing("Ann", JPEG)
    elsewhere = again(journal, HeldPictures(tmp_path / "other"))
    assert elsewhere.tv_picture().blank
    assert elsewhere.do_without_pictures()
    assert elsewhere.blank and elsewhere.showing is None and not elsewhere.frozen
    elsewhere.set_blank(False)
    assert elsewhere.tv_picture().title


def test_a_picture_that_the_evening_keeps_waits_elsewhere_until_it_is_made_anew(tmp_path: Path) -> None:
    journal = JournalInMemory()
    session = begun(journal, 1)
    session.show_image(JPEG, "Ann")
    elsewhere = again(journal, HeldPictures(tmp_path))
    assert elsewhere.tv_picture().blank and not elsewhere.blank
    assert not elsewhere.do_without_pictures(), "it is on its way"
    (name,) = elsewhere.unread_pictures()
    assert elsewhere.kept_picture(name) == JPEG
    elsewhere.picture_made(name, b"made anew")
    assert elsewhere.tv_picture().showing == Showing("Ann", b"made anew")
    assert elsewhere.unread_pictures() == ()


def test_a_picture_that_can_t_be_made_anew_leaves_the_tv_blank(tmp_path: Path) -> None:
    journal = JournalInMemory()
    begun(journal, 1).show_image(JPEG, "Ann")
    elsewhere = again(journal, HeldPictures(tmp_path))
    elsewhere.do_without(elsewhere.unread_pictures()[0])
    assert elsewhere.blank and elsewhere.showing is None
    assert elsewhere.unread_pictures() == ()


def test_an_old_evenings_frozen_picture_that_cant_be_shown_opens_blank_and_the_host_is_told(tmp_path: Path) -> None:
    path = tmp_path / "evening.demoncity"
    plan = COMMANDS[0]
    assert isinstance(plan, BeginEvening)
    here = HeldPictures(tmp_path / "here")
    evening = Evening.begin(path, plan, Backups(tmp_path / "b"), lambda: NOON, pictures=here)
    evening.session.change_tv(PictureHeldUp(here.keep(JPEG), ""))
    evening.session.set_frozen(True)
    evening.session.take_away()
    evening.session.close()
    back = Evening.open(path, lambda: plan, Backups(tmp_path / "b"), lambda: NOON, HeldPictures(tmp_path / "here"))
    assert back.session.tv_picture().showing is not None and "frozen" in back.words
    back.session.close()
    back = Evening.open(path, lambda: plan, Backups(tmp_path / "b"), lambda: NOON, HeldPictures(tmp_path / "there"))
    assert back.session.blank and "not on this computer" in back.words
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
        session.set_blank(True)
    assert isinstance(refused.value.reason, NoSpace)
    assert session.tv_picture().blank


# --- any evening -----------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_restart_between_any_two_steps_shows_the_same(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Random evenings with everything a Host may do about the TV: the picture, what waits, and the players' story."""
    moments = kept = 0
    for seed in range(trials(60)):
        dice = Random(seed)
        pictures, journal = HeldPictures(), JournalInMemory()
        session = Session(journal, RehearsedChance(seed), lambda: NOON, pictures)
        session.do(CAST)
        for number in range(80):
            try:
                step(session, dice)
            except RuleRefusal:
                continue
            restarted = again(journal, pictures)
            assert restarted.tv_picture() == session.tv_picture(), f"seed {seed}, step {number}"
            assert (restarted.flip_held, restarted.frozen) == (session.flip_held, session.frozen)
            assert players_story(restarted) == players_story(session)
            moments += 1
            kept += session.frozen
    assert kept > moments / 20
    record_property("restarts", moments)
    record_property("with a picture kept", kept)
