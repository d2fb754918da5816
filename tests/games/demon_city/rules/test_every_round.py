"""What holds in every round: on thousands of rounds that nobody planned."""

from __future__ import annotations

from random import Random

import pytest

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome, judge_clash
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.thrown import Thrown, turned
from demoncity_gui.pieces.tarot import Card
from tests.support.any_order import by_person, mixed
from tests.support.random_rounds import RandomRound, random_round
from tests.support.trials import Trials


def ground_of(scene: RandomRound) -> Confrontation:
    """Return the core's ground for this round."""
    return Confrontation(scene.people, scene.announcements, links=scene.links, drivers=scene.drivers)


def thrown_in(scene: RandomRound, dice: Random) -> dict[CharacterId, Thrown]:
    """Return a random throw for everybody who takes cards, from one tarot of 78; Significators come up often."""
    tarot = dice.sample(list(Card), len(Card))
    throws = {}
    for who, count in count_throws(ground_of(scene)).items():
        own = [card for card in tarot if card in scene.people[who].significators]
        if own and dice.random() < 0.5:
            tarot.remove(own[0])
            tarot.insert(0, own[0])
        hand, tarot = tuple(tarot[: count.cards]), tarot[count.cards :]
        throws[who] = turned(hand, scene.people[who], lowest=count.lowest, rules=PRESETS)
    return throws


@pytest.mark.soak
def test_each_count_is_the_sum_of_its_reasons_and_never_under_one(trials: Trials) -> None:
    """T-COUNT-02, T-THROW-09."""
    for seed in range(trials(5_000)):
        for who, count in count_throws(ground_of(random_round(Random(seed)))).items():
            assert count.cards == sum(line.change for line in count.lines), f"seed {seed}, character {who}"
            assert count.cards >= 1, f"seed {seed}, character {who}"


@pytest.mark.soak
def test_at_most_one_attack_takes_effect_in_a_clash(trials: Trials) -> None:
    """T-QUIRK-02, T-RESOLVE-12."""
    for seed in range(trials(5_000)):
        dice = Random(seed)
        scene = random_round(dice)
        ground, throws = ground_of(scene), thrown_in(scene, dice)
        for group in ground.groups:
            ruling = judge_clash(ground, group, throws)
            attackers = [who for who in ruling.happens if any(ground.attacks(who, other) for other in scene.people)]
            assert attackers in ([], [ruling.attacker]), f"seed {seed}"
            assert ruling.outcome is not Outcome.TIED or not ruling.happens, f"seed {seed}"


@pytest.mark.soak
def test_the_order_of_the_list_decides_nothing(trials: Trials) -> None:
    """T-ORDER-07, T-ROUND-01: the same throws rule the same, whoever announced first and however the members stand."""
    for seed in range(trials(5_000)):
        dice = Random(seed)
        scene = random_round(dice)
        throws = thrown_in(scene, dice)
        again = RandomRound(
            {who: scene.people[who] for who in mixed(dice, scene.people)},
            {who: scene.announcements[who] for who in mixed(dice, scene.announcements)},
            scene.links,
            scene.drivers,
        )
        ground, other = ground_of(scene), ground_of(again)
        assert {frozenset(group) for group in ground.groups} == {frozenset(group) for group in other.groups}
        for group in ground.groups:
            turned_about = tuple(dice.sample(group, len(group)))
            rethrown = {who: throws[who] for who in mixed(dice, throws)}
            assert by_person(judge_clash(ground, group, throws)) == by_person(
                judge_clash(other, turned_about, rethrown)
            ), f"seed {seed}"
