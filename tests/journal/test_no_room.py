"""An evening whose disk is full, or refuses to write: the Host is told, nothing is lost, play goes on with room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from demoncity_gui.journal.troubles import NoSpace, sentence
from demoncity_gui.texts import evenings
from tests.journal.forked import outcome, started
from tests.journal.playing import Acknowledged, digest, tables_after
from tests.journal.starving import Means, Starved, play_without_backups, starve
from tests.journal.test_kill import kept_in
from tests.support.random_evenings import EVERY_GAME
from tests.support.trials import Trials

NAMES = tuple(EVERY_GAME)


def is_one_sentence(words: str, place: str) -> bool:
    return place in words and words.endswith(".") and ". " not in words and "\n" not in words


def has_kept(path: Path, acknowledged: Iterable[Acknowledged], *, opened: bool) -> bool:
    """Whether the evening holds all of this and nothing more."""
    tables = list(tables_after(kept_in(path, opened=opened)))
    said = tuple(acknowledged)
    return said[-1].entry == len(tables) and all(digest(tables[one.entry - 1]) == one.table for one in said)


@pytest.mark.soak
@pytest.mark.parametrize("means", [(Means.PAGES, Means.DISK), (Means.ERRORS,)], ids=["full", "errors"])
def test_without_room_nothing_acknowledged_is_lost_and_play_goes_on_once_there_is_room(
    tmp_path: Path,
    trials: Trials,
    record_property: Callable[[str, object], None],
    means: tuple[Means, ...],
) -> None:
    met: Counter[str] = Counter()
    for trial in range(trials(100)):
        path = tmp_path / f"{trial}.demoncity"
        way, name = means[trial // 2 % len(means)], NAMES[trial % len(NAMES)]
        starved: Starved = outcome(*started(starve, path, trial, way, trial % 3 == 0, name))
        for words in starved.sentences:
            assert is_one_sentence(words, path.name), words
        if starved.means is not Means.ERRORS:
            assert starved.full, starved.sentences
        if starved.means is Means.PAGES:
            assert set(starved.sentences) == {sentence(NoSpace(path))}
        if starved.on_backup:
            assert is_one_sentence(starved.on_backup.partition(evenings.not_backed_up(why=""))[2], path.stem)
        assert has_kept(path, starved.acknowledged, opened=trial % 2 == 0), trial
        met[starved.means.value] += 1
        met["backups refused"] += bool(starved.on_backup)
    for what, times in met.items():
        record_property(what, times)
    assert met.total() - met["backups refused"] == trials(100)


def test_play_goes_on_where_backups_have_no_room(tmp_path: Path) -> None:
    path = tmp_path / "evening.demoncity"
    acknowledged, told = outcome(*started(play_without_backups, path, 1))
    assert told[0] == ""
    for words in told[1:]:
        assert is_one_sentence(words.partition(evenings.not_backed_up(why=""))[2], str(tmp_path / "backups"))
    assert has_kept(path, acknowledged, opened=False)
