"""Many fights: the same forecast with however many workers, its bounds, when it ends, and its stories."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from demoncity_gui.forecast.fight import FightResult, play
from demoncity_gui.forecast.run import BLOCK, Chunk, Run
from demoncity_gui.forecast.setup import Setup, setup_of
from demoncity_gui.forecast.story import story_of
from demoncity_gui.forecast.tally import UNDECIDED, Share, Tally, tally_of
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CharacterId, Side
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS
from demoncity_gui.games.demon_city.words.instincts import instinct_line
from tests.forecast.fights import sitting

SETUP = setup_of(sitting(3), {})


def run(jobs: int, fights: int) -> Run[Setup]:
    with ThreadPoolExecutor(jobs) as pool:
        made = Run(SETUP, pool, fights=fights, jobs=jobs)
        while not made.is_done:
            made.collect(1)
    return made


def test_the_number_of_workers_makes_no_difference() -> None:
    one, three = run(1, 4 * BLOCK + 7), run(3, 4 * BLOCK + 7)
    assert one.tally == three.tally and one.tally.fights == 4 * BLOCK + 7


def test_chunks_take_about_a_second_and_the_last_ones_less_so_that_all_jobs_end_together() -> None:
    sizes: list[int] = []

    def player(setup: Setup, seed: int, first: int, blocks: int, fights: int) -> Chunk:
        sizes.append(blocks)
        return Chunk(first, (Tally(BLOCK),) * blocks, blocks * 0.25)

    with ThreadPoolExecutor(1) as pool:
        made = Run(SETUP, pool, fights=100 * BLOCK, jobs=2, narrow=0, player=player)
        while not made.is_done:
            made.collect(1)
    assert sum(sizes) == 100 and made.tally.fights == 100 * BLOCK
    assert max(sizes) * 0.25 >= 1 and sizes[-2:] == [1, 1] and len(sizes) < 40


def test_each_fight_is_counted_once_and_ends_one_way() -> None:
    tally = run(2, 3 * BLOCK).tally
    assert sum(tally.wins.values()) == sum(tally.rounds.values()) == tally.fights == 3 * BLOCK
    assert sum(fights for fights, _ in tally.courses.values()) == tally.fights
    for one in SETUP.table.characters:
        by_round = [tally.out_by(one.id, after).fights for after in range(1, max(tally.rounds) + 1)]
        assert by_round == sorted(by_round) and by_round[-1] == tally.out_by(one.id).fights


@pytest.mark.parametrize(
    ("fights", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]
)
def test_bounds_are_wilsons(fights: int, of: int, low: float, high: float) -> None:
    assert Share(fights, of).bounds == pytest.approx((low, high), abs=1e-4)


def test_it_ends_as_soon_as_the_bounds_are_within_one_point() -> None:
    def tally(fights: int) -> Tally:
        return Tally(fights, wins={PLAYERS_SIDE: fights // 2, UNDECIDED: fights - fights // 2})

    assert tally(9_500).reach() > 0.01 > tally(9_700).reach()
    assert Tally(500, wins={PLAYERS_SIDE: 500}).reach() < 0.01  # what always happens is soon known


def test_stories_go_from_the_worst_for_the_players_to_the_best() -> None:
    sides = {CharacterId(1): PLAYERS_SIDE, CharacterId(2): Side("cult")}
    lost = FightResult(2, ((CharacterId(1), 2),), Side("cult"), is_short=False)
    won = FightResult(3, ((CharacterId(2), 3),), PLAYERS_SIDE, is_short=False)
    tally = tally_of([(0, won), (1, won), (2, lost), (3, won), (4, lost)], sides)
    assert [tally.fight_at(part) for part in (0.1, 0.5, 0.9)] == [2, 0, 0]
    assert [tally.rounds_at(part) for part in (0.1, 0.5, 0.9)] == [2, 3, 3]


def test_a_story_is_that_very_fight() -> None:
    tally = run(1, BLOCK).tally
    result, lines = story_of(SETUP, 1, tally.fight_at(0.5))
    assert result == play(SETUP, 1, tally.fight_at(0.5))
    assert lines[-1].round_number == result.rounds
    reasons = [reason for line in lines for reason in line.reasons]
    assert any(instinct_line(TEMPERS["bold"][-1]) in reason for reason in reasons)
