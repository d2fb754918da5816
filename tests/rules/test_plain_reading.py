"""The core against a second, slow reading of the same rules, on thousands of rounds that nobody planned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from demoncity_gui.rules.cards import Card
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling, Outcome, Thrown, clash_groups, judge_clash, turned
from demoncity_gui.rules.confrontation import Confrontation
from demoncity_gui.rules.counting import count_throws
from tests.support.any_order import by_person, mixed
from tests.support.plain_reading import PlainRound
from tests.support.random_rounds import RandomRound, random_round

Trials = Callable[[int], int]


def ground_of(scene: RandomRound) -> Confrontation:
    """Return the core's ground for this round."""
    return Confrontation(scene.people, scene.announcements, links=scene.links, drivers=scene.drivers)


def plain_of(scene: RandomRound) -> PlainRound:
    """Return the slow reading of this round."""
    return PlainRound(
        {int(who): one for who, one in scene.people.items()},
        [(int(who), deed) for who, deed in scene.announcements.items()],
        links=scene.links,
        drivers=scene.drivers,
    )


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
        throws[who] = turned(hand, scene.people[who], lowest=count.lowest)
    return throws


def plainly(ruling: ClashRuling) -> dict[str, object]:
    """Return a ruling of the core in the words of the slow reading."""
    return {
        "members": list(ruling.members),
        "top": ruling.top,
        "outcome": ruling.outcome.value,
        "side": ruling.winning_side,
        "attack": ruling.attacker,
        "choose": list(ruling.candidates),
        "happens": list(ruling.happens),
        "critical": list(ruling.critical),
        "fumble": list(ruling.fumble),
    }


@pytest.mark.soak
def test_the_core_counts_groups_and_judges_as_the_slow_reading_does(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-ALG-01 … T-ALG-11, with every preset; the seed of a round that differs is in the message."""
    outcomes: Counter[Outcome] = Counter()
    for seed in range(trials(20_000)):
        dice = Random(seed)
        scene = random_round(dice)
        ground, plain = ground_of(scene), plain_of(scene)
        counted = {who: (count.cards, count.lowest) for who, count in count_throws(ground).items()}
        assert counted == plain.counts(), f"seed {seed}"
        assert [list(group) for group in clash_groups(ground)] == plain.clashes(), f"seed {seed}"
        throws = thrown_in(scene, dice)
        hands = {int(who): thrown.cards for who, thrown in throws.items()}
        lowest = {int(who): thrown.lowest for who, thrown in throws.items()}
        for group in clash_groups(ground):
            first = judge_clash(ground, group, throws)
            for chosen in (None, *first.candidates):
                ruling = judge_clash(ground, group, throws, chosen=chosen)
                assert plainly(ruling) == plain.rule(group, hands, lowest, chosen), f"seed {seed}"
                outcomes[ruling.outcome] += 1
    assert set(outcomes) == set(Outcome), "the rounds were too tame to tell anything"
    record_property("rulings", outcomes.total())


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
        for group in clash_groups(ground):
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
        assert {frozenset(group) for group in clash_groups(ground)} == {
            frozenset(group) for group in clash_groups(other)
        }
        for group in clash_groups(ground):
            turned_about = tuple(dice.sample(group, len(group)))
            rethrown = {who: throws[who] for who in mixed(dice, throws)}
            assert by_person(judge_clash(ground, group, throws)) == by_person(
                judge_clash(other, turned_about, rethrown)
            ), f"seed {seed}"
