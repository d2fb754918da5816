"""An evening played again comes out the same, or the first entry that doesn't is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import copyfile

import pytest
from msgspec.structs import replace as with_other

from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.evening.replay import RecordedChance
from demoncity_gui.evening.replay import replay as replay_of
from demoncity_gui.games.action.rules import events as action
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.commands import CallReady
from demoncity_gui.games.kings.rules import events as kings
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.troubles import Damaged, Trouble
from tests.evening.evenings import begun_in
from tests.journal.evenings import NOON, undo
from tests.support.demon_city import Entry, replay
from tests.support.random_evenings import EVERY_GAME, evening_in_memory
from tests.support.trials import Trials

GOLDEN = Path(__file__).parents[1] / "journal" / "golden"


def found(entries: Sequence[Entry]) -> list[tuple[int, bool]]:
    """Return the entries that come out otherwise, and whether they are refused."""
    return [(one.number, one.refused) for one in replay(entries)[1]]


@pytest.mark.english
@pytest.mark.parametrize("version", ["1.0", "1.1", "1.2", "1.3"])
def test_an_old_evening_is_played_again_and_only_what_the_rules_rule_otherwise_is_named(
    version: str, tmp_path: Path
) -> None:
    """T-ALOST-10: Max's trouble helps Dirk now, who means to stop him; nothing else of these evenings has changed."""
    file = tmp_path / "evening.demoncity"
    copyfile(GOLDEN / f"{version}.demoncity", file)
    journal, _, _ = read_sound_part(file)
    played, differences = replay(journal.entries())
    assert [one.number for one in differences] == [8, 23, 31]
    assert all("+1 Max’s disadvantage: handcuffed [T-ALOST-10]" in one.now for one in differences)
    assert [entry.number for entry in played] == [entry.number for entry in journal.entries()]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("cards", {ev.ActionBegan, ev.FightJoined, ev.DeckShuffled, ev.OrderChanged}),
        ("dice", {ev.ActionBegan, ev.FightJoined, ev.DiceRolled, ev.DiceSpread}),
        ("kings", {kings.OrderCalled, kings.Tested, kings.Overbid, kings.Relented}),
        ("action", {action.FightBegan, action.Attacked, action.Harmed, action.CardsDrawn}),
    ],
    ids=EVERY_GAME,
)
def test_evenings_nobody_planned_come_out_the_same(
    name: str, own: set[type], trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    played, kinds, events = 0, set(), set()
    for seed in range(trials(150, one_in=15)):
        entries = evening_in_memory(seed, 150, name).entries()
        assert replay_of(EVERY_GAME[name].game, entries) == (entries, ()), f"seed {seed}"
        played += len(entries)
        kinds |= {entry.kind for entry in entries}
        events |= {type(event) for entry in entries for event in entry.events}
    assert kinds == set(EntryKind)
    assert own <= events
    record_property("entries played again", played)


def told(length: int) -> tuple[Entry, ...]:
    return begun_in(length).entries()


def test_each_entry_is_reported_as_it_is_played() -> None:
    heard: list[int] = []
    replay(told(5), heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_a_throw_that_would_be_counted_otherwise_now_is_named() -> None:
    entries = list(told(8))
    number, place, counted = next(
        (entry.number, place, event)
        for entry in entries
        for place, event in enumerate(entry.events)
        if isinstance(event, ev.ThrowsCounted) and event.count is not None
    )
    assert counted.count is not None
    events = list(entries[number - 1].events)
    events[place] = with_other(counted, count=with_other(counted.count, cards=counted.count.cards + 1))
    entries[number - 1] = with_other(entries[number - 1], events=tuple(events))
    assert found(entries) == [(number, False)]


def test_an_event_left_out_is_named() -> None:
    entries = list(told(8))
    entries[4] = with_other(entries[4], events=entries[4].events[:1])
    assert found(entries)[0] == (5, False)


def test_what_would_be_refused_now_is_named() -> None:
    too_early = Entry(4, EntryKind.DO, NOON, CallReady(), (ev.ReadyCalled(),))
    assert found((*told(3), too_early)) == [(4, True)]


def test_nobody_takes_back_that_the_evening_began() -> None:
    assert found((*told(1), undo(2))) == [(2, True)]


def test_what_can_t_have_happened_is_no_evening() -> None:
    entries = list(told(3))
    entries[1] = with_other(entries[1], events=(ev.CardsTurned(),))
    with pytest.raises(Trouble) as broken:
        replay(entries)
    assert broken.value.reason == Damaged(Path("in-memory"), 2)


def test_remembered_orders_go_to_those_who_shuffle_the_same_things() -> None:
    chance = RecordedChance()
    chance.remember([(3, 1, 2), ("b", "a"), ("a", "b")])
    assert chance.shuffled(("a", "b")) == ("b", "a")
    assert chance.shuffled((1, 2)) == (1, 2)
    assert chance.shuffled(("b", "a")) == ("a", "b")
    assert chance.shuffled((2, 1, 3)) == (2, 1, 3), "each is given once"
