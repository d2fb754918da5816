from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.announcements import Defend
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    BeginAction,
    CallReady,
    Command,
    NextRound,
    SetHurt,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.refusals import NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.troubles import Missing, Trouble
from demoncity_gui.journal.tv_change import TvSwitch
from tests.evening.evenings import NOON, Evening, begun, seen
from tests.support.demon_city import Session, create_journal, open_journal
from tests.support.told_evening import ANN, BILL, COMMANDS, told_chance


def step_of(kind: type[Command]) -> int:
    """How many commands have been done once the first of this kind has."""
    return next(place for place, command in enumerate(COMMANDS, start=1) if isinstance(command, kind))


def test_closing_and_reopening_changes_nothing_at_any_step(evening: Evening) -> None:
    for command in COMMANDS:
        evening.session.do(command)
        left = seen(evening.session)
        assert seen(evening.reopen()) == left


def test_closing_and_reopening_changes_nothing_after_undo_and_redo(evening: Evening) -> None:
    for command in COMMANDS:
        evening.session.do(command)
    for _ in COMMANDS[1:]:
        evening.session.undo()
        left = seen(evening.session)
        assert seen(evening.reopen()) == left
    for _ in COMMANDS[1:]:
        evening.session.redo()
        left = seen(evening.session)
        assert seen(evening.reopen()) == left


def test_undo_and_redo_bring_back_the_same_cards(evening: Evening) -> None:
    tables = []
    for command in COMMANDS:
        evening.session.do(command)
        tables.append(evening.session.table)
    for table in tables[-2::-1]:
        evening.session.undo()
        assert evening.session.table == table
    for table in tables[1:]:
        evening.session.redo()
        assert evening.session.table == table


@given(st.lists(st.sampled_from(("undo", "redo", "do", "do other")), max_size=40))
def test_any_walk_through_undo_and_redo_is_as_a_person_would_expect(steps: list[str]) -> None:
    session = begun(1)
    done: list[Table] = [session.table]
    undone: list[Table] = []
    plain = list(COMMANDS)
    for step in steps:
        match step:
            case "undo" if len(done) > 1:
                session.undo()
                undone.append(done.pop())
            case "redo" if undone:
                session.redo()
                done.append(undone.pop())
            case "do" | "do other":
                other = SetHurt(ANN.id, hurt=not session.table.character(ANN.id).hurt)
                try:
                    session.do(other if step == "do other" else plain[len(done) % len(plain)])
                except RuleRefusal:
                    continue
                done.append(session.table)
                undone.clear()
            case "undo":
                with pytest.raises(RuleRefusal):
                    session.undo()
            case _:
                with pytest.raises(RuleRefusal):
                    session.redo()
        assert session.table == done[-1]
        assert (Views(session).host().undo is None) == (len(done) == 1)
        assert (Views(session).host().redo is None) == (not undone)


def test_undo_stops_at_the_first_command(evening: Evening) -> None:
    with pytest.raises(RuleRefusal):
        evening.session.undo()
    evening.session.do(COMMANDS[0])
    at_first = seen(evening.session)
    with pytest.raises(RuleRefusal) as refused:
        evening.session.undo()
    assert refused.value.reason == NotNow()
    assert seen(evening.session) == at_first
    assert seen(evening.reopen()) == at_first


def test_a_new_command_ends_redo_but_the_journal_keeps_the_branch(evening: Evening) -> None:
    for command in COMMANDS[:5]:
        evening.session.do(command)
    branch = evening.journal.entries()
    evening.session.undo()
    evening.session.do(Announce(ANN.id, Defend()))
    assert Views(evening.session).host().redo is None
    left = seen(evening.session)
    with pytest.raises(RuleRefusal):
        evening.session.redo()
    assert seen(evening.session) == left
    evening.reopen()
    entries = evening.journal.entries()
    assert entries[:5] == branch
    assert [entry.kind for entry in entries[5:]] == [EntryKind.UNDO, EntryKind.DO]
    with pytest.raises(RuleRefusal):
        evening.session.redo()


def test_undo_tells_whether_the_players_had_seen_the_cards() -> None:
    session = begun(step_of(ThrowCards))
    assert session.undo() is True
    assert session.undo() is False


def test_going_back_over_several_deeds_tells_whether_any_of_them_had_turned_cards() -> None:
    session = begun(step_of(ThrowCards))
    deed = session.history.timeline.newest
    assert session.go_to(deed - 2) is True, "one of two had"
    session.go_to(deed)
    session.undo()
    assert session.go_to(deed - 3) is False, "none of them had"


def test_undo_and_redo_are_named_in_the_hosts_words() -> None:
    session = begun(3)
    assert (Views(session).host().undo, Views(session).host().redo) == (
        texts.demon_city_commands.announce(who="Eel"),
        None,
    )
    session.undo()
    assert (Views(session).host().undo, Views(session).host().redo) == (
        texts.demon_city_commands.begin_action,
        texts.demon_city_commands.announce(who="Eel"),
    )
    session.undo()
    assert (Views(session).host().undo, Views(session).host().redo) == (None, texts.demon_city_commands.begin_action)


def test_watchers_are_told_of_each_change_once_when_it_is_true() -> None:
    session = begun(1)
    heard: list[tuple[str, bool, bool]] = []

    def watcher(name: str) -> Callable[[bool], None]:
        return lambda quiet: heard.append((name, quiet, session.table.fight is not None))

    session.watch(watcher("host"))
    session.watch(watcher("tv"))
    changes: tuple[tuple[Callable[[], object], bool, bool], ...] = (
        (lambda: session.do(BeginAction()), False, True),
        (session.undo, True, False),
        (session.redo, True, True),
        (lambda: session.tv.switch(TvSwitch.BLANK, on=True), True, True),
    )
    for change, quiet, in_action in changes:
        change()
        assert heard == [("host", quiet, in_action), ("tv", quiet, in_action)]
        heard.clear()


def test_what_is_refused_is_told_to_nobody() -> None:
    session = begun(2)
    heard: list[bool] = []
    session.watch(heard.append)
    changes: tuple[Callable[[], None], ...] = (lambda: session.do(ThrowCards()), session.redo)
    for refused in changes:
        with pytest.raises(RuleRefusal):
            refused()
    assert heard == []


def test_a_refusal_leaves_the_evening_and_its_file_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "evening.demoncity"
    session = Session(create_journal(path), told_chance(), lambda: NOON)
    for command in COMMANDS[:4]:
        session.do(command)
    left = seen(session)
    session.close()
    written = path.read_bytes()
    session = Session(open_journal(path), told_chance(), lambda: NOON)
    wrong = (
        CallReady(),
        NextRound(),
        Announce(BILL.id, Defend((CharacterId(999),))),
        SetHurt(CharacterId(999), hurt=True),
        COMMANDS[0],
    )
    for command in wrong:
        with pytest.raises(RuleRefusal):
            session.do(command)
        assert seen(session) == left
    session.close()
    assert path.read_bytes() == written
    assert os.listdir(tmp_path) == [path.name]


def do_the_fifth(session: Session) -> None:
    session.do(COMMANDS[4])


@pytest.mark.parametrize("change", [do_the_fifth, Session.undo, Session.redo], ids=["do", "undo", "redo"])
def test_trouble_with_the_disk_leaves_all_as_it_was(tmp_path: Path, change: Callable[[Session], object]) -> None:
    path, away = tmp_path / "evening.demoncity", tmp_path / "away"
    journal = create_journal(path)
    session = Session(journal, told_chance(), lambda: NOON)
    for command in COMMANDS[:5]:
        session.do(command)
    session.undo()
    left, entries, written_at = seen(session), journal.entries(), path.stat().st_mtime_ns
    heard: list[bool] = []
    session.watch(heard.append)
    path.rename(away)
    with pytest.raises(Trouble) as trouble:
        change(session)
    assert trouble.value.reason == Missing(path)
    assert (seen(session), journal.entries(), away.stat().st_mtime_ns) == (left, entries, written_at)
    assert heard == []
    away.rename(path)
    change(session)  # and once the file is back, all goes on
    assert len(heard) == 1
    after = seen(session)
    session.close()
    again = Session(open_journal(path), told_chance(), lambda: NOON)
    assert seen(again) == after != left
    again.close()
