"""What became of each deed: why it happened or not, by which rule, and the number that stood in its way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Manner
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.dice import at_table
from demoncity_gui.games.demon_city.rules.dice.clash import judge_clash
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.damage import damage_due, damages
from demoncity_gui.games.demon_city.rules.dice.task import judge_roll
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.task import (
    Level,
    LevelFate,
    OpposedTask,
    Party,
    StaticTask,
    TaskResult,
    TaskRuling,
)
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.pieces.tarot import Numeral
from tests.support.cast import foe, player

ann, bea = player("Ann", agility=4, toughness=3), player("Bea", agility=4, toughness=2)
ogre, imp = foe("Ogre", agility=2, toughness=5), foe("Imp", agility=6, toughness=0)
giant = foe("Giant", agility=10)

Deed = tuple[Character, Announcement, int]
"""Who does what, and the highest die rolled for it."""


def rules(**letters: str) -> HouseRules:
    """Return house rules: `d01="b"` is D-AMB-01 b."""
    return HouseRules(tuple((f"D-AMB-{key[1:]}", letter) for key, letter in letters.items()))


def thrown(roll: int) -> Thrown:
    return Thrown((Numeral(roll),), Numeral(roll), roll, lowest=False)


def judged(*deeds: Deed, chosen: tuple[CharacterId, ...] = (), letters: dict[str, str] | None = None) -> ClashRuling:
    """Return the ruling of all these in one Clash; everybody of this file is there, with or without a deed."""
    ids = tuple(who.id for who, _, _ in deeds)
    confrontation = DiceConfrontation(
        {one.id: one for one in (ann, bea, ogre, imp, giant)},
        {who.id: announcement for who, announcement, _ in deeds},
        links=tuple((ids[0], other) for other in ids[1:]),
        rules=rules(**letters or {}),
    )
    assert confrontation.groups == (ids,)
    rolls = {who.id: thrown(roll) for who, _, roll in deeds}
    return at_table.judge_clash(confrontation, ids, rolls, chosen=chosen)


def test_a_tie_of_two_sides_leaves_each_deed_tied() -> None:
    """D-CLASH-06, D-TASK-14: the fumble of a third is one all the same."""
    ruling = judged((ann, Attack(ogre.id), 8), (ogre, Attack(ann.id), 8), (bea, Act(), 1))
    assert ruling == ClashRuling(
        members=(ann.id, ogre.id, bea.id),
        top=8,
        outcome=Outcome.TIED,
        winning_side=None,
        attacker=None,
        candidates=(),
        happens=(),
        hit=(),
        critical=(),
        fumble=(bea.id,),
        judgements=tuple(
            Judgement(who.id, roll, (), Fate.CLASH_TIED, "D-CLASH-06") for who, roll in ((ann, 8), (ogre, 8), (bea, 1))
        ),
    )


def test_equals_of_one_side_wait_for_chance_and_the_pick_is_told() -> None:
    """D-CLASH-05, D-AMB-14: whoever is picked and has no part in it is not among those chosen."""
    deeds = ((ann, Attack(ogre.id), 8), (ogre, Defend(), 2), (bea, Attack(imp.id), 8))
    waits = judged(*deeds)
    assert (waits.outcome, waits.candidates, waits.winning_side) == (Outcome.CHOOSE, (ann.id, bea.id), ann.side)
    assert {(one.fate, one.rule) for one in waits.judgements} == {(Fate.TO_BE_CHOSEN, "D-CLASH-05")}
    picked = judged(*deeds, chosen=(imp.id, bea.id))
    assert (picked.attacker, picked.hit, picked.chosen) == (bea.id, (imp.id,), (bea.id,))


def test_a_ruling_says_who_won_with_what_and_whom_it_hit() -> None:
    """D-CLASH-04, D-TASK-13."""
    ruling = judged((ogre, Defend(), 1), (ann, Attack(ogre.id), 10))
    assert ruling == ClashRuling(
        members=(ogre.id, ann.id),
        top=10,
        outcome=Outcome.WON,
        winning_side=ann.side,
        attacker=ann.id,
        candidates=(),
        happens=(ann.id,),
        hit=(ogre.id,),
        critical=(ann.id,),
        fumble=(ogre.id,),
        judgements=(
            Judgement(ogre.id, 1, (), Fate.HIT, "D-ROUND-03"),
            Judgement(ann.id, 10, (), Fate.HAPPENED, "D-CLASH-04"),
        ),
    )
    nobody = judged((ann, Act(), 7), (bea, Act(), 3))
    assert (nobody.outcome, nobody.attacker, nobody.hit) == (Outcome.WON, None, ())


ANN_HITS_THE_OGRE = ((ann, Attack(ogre.id), 9), (ogre, Attack(ann.id), 3))


@pytest.mark.parametrize(
    ("deeds", "letters", "judgement"),
    [
        # The highest roll.
        (((ann, Attack(ogre.id), 1),), {}, Judgement(ann.id, 1, (), Fate.FUMBLED, "D-AMB-07")),
        (
            ((ann, Attack(imp.id), 6),),
            {"d04": "b"},
            Judgement(
                ann.id,
                6,
                (Hurdle(HurdleKind.STAT, 6, whom=imp.id, at=imp.id),),
                Fate.NOT_HIGH_ENOUGH,
                "D-AMB-04",
            ),
        ),
        (((ann, Attack(imp.id), 7),), {"d04": "b"}, Judgement(ann.id, 7, (), Fate.HAPPENED, "D-CLASH-04")),
        (((ann, Attack(imp.id), 6),), {}, Judgement(ann.id, 6, (), Fate.HAPPENED, "D-CLASH-04")),
        (
            ((ann, Act(intensity=6), 6),),
            {},
            Judgement(ann.id, 6, (Hurdle(HurdleKind.INTENSITY, 6),), Fate.NOT_HIGH_ENOUGH, "D-AMB-20"),
        ),
        (((ann, Act(intensity=6), 6),), {"d20": "b"}, Judgement(ann.id, 6, (), Fate.HAPPENED, "D-CLASH-04")),
        (
            ((ann, Act(intensity=10), 10),),
            {"d19": "b"},
            Judgement(ann.id, 10, (Hurdle(HurdleKind.INTENSITY, 10),), Fate.NOT_HIGH_ENOUGH, "D-AMB-20"),
        ),
        (((ann, Act(intensity=12), 10),), {"d11": "b"}, Judgement(ann.id, 10, (), Fate.HAPPENED, "D-CLASH-04")),
        # A further attack: an ally's on the same foe lands too, by a it concerns others.
        (
            ((bea, Attack(ogre.id), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (), Fate.HAPPENED, "D-AMB-02"),
        ),
        (
            ((bea, Attack(ogre.id), 5), *ANN_HITS_THE_OGRE),
            {"d02": "a"},
            Judgement(bea.id, 5, (), Fate.CONCERNS_OTHERS, "D-CLASH-04"),
        ),
        (
            ((bea, Attack(imp.id), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (), Fate.CONCERNS_OTHERS, "D-CLASH-04"),
        ),
        (
            ((imp, Attack(ogre.id), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(imp.id, 5, (), Fate.CONCERNS_OTHERS, "D-CLASH-04"),
        ),
        (
            ((bea, Attack(imp.id), 2), (ann, Attack(imp.id), 9)),
            {"d04": "b"},
            Judgement(
                bea.id,
                2,
                (Hurdle(HurdleKind.STAT, 6, whom=imp.id, at=imp.id),),
                Fate.NOT_HIGH_ENOUGH,
                "D-AMB-04",
            ),
        ),
        # A further deed of somebody's own.
        (((bea, Act(), 5), *ANN_HITS_THE_OGRE), {}, Judgement(bea.id, 5, (), Fate.HAPPENED, "D-CLASH-08")),
        (((imp, Act(), 5), *ANN_HITS_THE_OGRE), {}, Judgement(imp.id, 5, (), Fate.HAPPENED, "D-CLASH-08")),
        (
            ((imp, Act(), 5), *ANN_HITS_THE_OGRE),
            {"d13": "b"},
            Judgement(imp.id, 5, (), Fate.SIDE_LOST, "D-AMB-13"),
        ),
        (
            ((bea, Act(involves=(imp.id,)), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (), Fate.CONCERNS_OTHERS, "D-CLASH-04"),
        ),
        (
            ((bea, Act((ogre.id,)), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (), Fate.CONCERNS_OTHERS, "D-CLASH-04"),
        ),
        (((bea, Act(), 1), *ANN_HITS_THE_OGRE), {}, Judgement(bea.id, 1, (), Fate.FUMBLED, "D-AMB-07")),
        (((bea, Act(intensity=4), 5), *ANN_HITS_THE_OGRE), {}, Judgement(bea.id, 5, (), Fate.HAPPENED, "D-CLASH-08")),
        (
            ((bea, Act(intensity=5), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (Hurdle(HurdleKind.INTENSITY, 5),), Fate.NOT_HIGH_ENOUGH, "D-AMB-20"),
        ),
        # Who is attacked and not hit is held by whoever rolled as high, unless that one was hit.
        (
            ((bea, Defend(), 5), (imp, Attack(bea.id), 5), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (Hurdle(HurdleKind.FOE, 5, whom=imp.id),), Fate.HELD, "D-AMB-17"),
        ),
        (
            ((bea, Defend(), 5), (imp, Attack(bea.id), 4), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (), Fate.HAPPENED, "D-CLASH-08"),
        ),
        (
            ((bea, Defend((imp.id,)), 5), (imp, Act(), 7), *ANN_HITS_THE_OGRE),
            {},
            Judgement(bea.id, 5, (Hurdle(HurdleKind.FOE, 7, whom=imp.id),), Fate.HELD, "D-AMB-17"),
        ),
        (
            ((bea, Defend((imp.id,)), 5), (imp, Act(), 7), *ANN_HITS_THE_OGRE),
            {"d17": "b"},
            Judgement(bea.id, 5, (), Fate.HAPPENED, "D-CLASH-08"),
        ),
        (
            ((bea, Defend(), 2), (ann, Attack(ogre.id), 9), (ogre, Attack(bea.id), 3)),
            {},
            Judgement(bea.id, 2, (), Fate.HAPPENED, "D-CLASH-08"),
        ),
    ],
)
def test_each_deed_is_told_with_its_rule_and_what_stood_in_its_way(
    deeds: tuple[Deed, ...], letters: dict[str, str], judgement: Judgement
) -> None:
    """D-CLASH-04, D-CLASH-08, D-ROUND-03, and the open questions that decide a deed's end."""
    ruling = judged(*deeds, letters=letters)
    assert ruling.judgements[0] == judgement
    assert (judgement.who in ruling.happens) is (judgement.fate is Fate.HAPPENED)


@pytest.mark.parametrize(("letters", "happens"), [({}, (ann.id,)), ({"d11": "b"}, (ann.id, bea.id))])
def test_a_10_beats_every_number_by_one_reading_in_a_further_deed_too(
    letters: dict[str, str], happens: tuple[CharacterId, ...]
) -> None:
    """D-AMB-11."""
    deeds = ((ann, Attack(ogre.id), 10), (ogre, Defend(), 2), (bea, Act(intensity=10), 10))
    assert judged(*deeds, chosen=(ann.id,), letters=letters).happens == happens


@pytest.mark.parametrize(("letters", "hit"), [({"d04": "b"}, ()), ({"d04": "b", "d11": "b"}, (giant.id,))])
def test_a_10_beats_every_stat_by_that_reading(letters: dict[str, str], hit: tuple[CharacterId, ...]) -> None:
    """D-AMB-04, D-AMB-11."""
    assert judged((ann, Attack(giant.id), 10), letters=letters).hit == hit


def test_what_was_announced_for_cards_is_not_counted_in_dice() -> None:
    with pytest.raises(TypeError, match=r"^these announcements are of another edition$"):
        at_table.count_throws(Confrontation({ann.id: ann}, {ann.id: Act()}))


def test_who_drives_concerns_others() -> None:
    """D-CLASH-03, D-CLASH-08: only the highest of the drivers gets what they want."""
    drivers = DiceConfrontation(
        {ann.id: ann, bea.id: bea},
        {ann.id: Act(), bea.id: Act()},
        drivers=(ann.id, bea.id),
    )
    ruling = at_table.judge_clash(drivers, (ann.id, bea.id), {ann.id: thrown(7), bea.id: thrown(5)})
    assert [(one.fate, one.rule) for one in ruling.judgements] == [
        (Fate.HAPPENED, "D-CLASH-04"),
        (Fate.CONCERNS_OTHERS, "D-CLASH-04"),
    ]


# --- outside every Clash ---------------------------------------------------------------------------------------------

LEVELS = [
    (8, 7, {}, TaskResult.SUCCESS, LevelFate.EXCEEDED, "D-TASK-01"),
    (7, 7, {}, TaskResult.FAILURE, LevelFate.NOT_EXCEEDED, "D-TASK-01"),
    (7, 7, {"d03": "b"}, TaskResult.UNDECIDED, LevelFate.UNDECIDED, "D-AMB-03"),
    (1, 0, {}, TaskResult.FAILURE, LevelFate.FUMBLED, "D-AMB-07"),
    (1, 0, {"d07": "b"}, TaskResult.SUCCESS, LevelFate.EXCEEDED, "D-TASK-01"),
    (1, 3, {}, TaskResult.FAILURE, LevelFate.NOT_EXCEEDED, "D-TASK-01"),
    (10, 9, {}, TaskResult.SUCCESS, LevelFate.EXCEEDED, "D-TASK-01"),
    (10, 10, {}, TaskResult.FAILURE, LevelFate.NOT_EXCEEDED, "D-AMB-11"),
    (10, 12, {"d11": "b"}, TaskResult.SUCCESS, LevelFate.EXCEEDED, "D-TASK-01"),
]


@pytest.mark.parametrize(("roll", "number", "letters", "result", "fate", "rule"), LEVELS)
def test_a_roll_over_a_number_is_told_with_its_rule(
    roll: int, number: int, letters: dict[str, str], result: TaskResult, fate: LevelFate, rule: str
) -> None:
    """D-TASK-01, D-TASK-02, D-TASK-13, D-TASK-14; in a fight as outside it (D-SLOW-07)."""
    faces = (Numeral(1), Numeral(roll))
    level = Level(number, fate, rule)
    critical, fumble = result is TaskResult.SUCCESS and roll == 10, roll == 1
    beaten = (number,) if result is TaskResult.SUCCESS else ()

    static = StaticTask(Party(ann), (number,))
    alone = at_table.judge_static(static, None, faces, rules(**letters))
    assert (alone.levels, alone.automatic, alone.tried) == (beaten, False, (level,))
    assert (alone.critical, alone.fumble) == (critical, fumble)
    assert alone.thrown == Thrown(faces, Numeral(roll), roll, lowest=False) or roll == 1

    act = Act(intensity=number, uncontested=True)
    confrontation = DiceConfrontation({ann.id: ann}, {ann.id: act}, rules=rules(**letters))
    in_fight = at_table.judge_uncontested(confrontation, ann.id, None, faces)
    assert in_fight == TaskRuling(result, number, roll, critical, fumble, (level,))


def test_what_nobody_doubts_just_happens() -> None:
    """D-WHEN-01, D-SLOW-07."""
    confrontation = DiceConfrontation({ann.id: ann}, {ann.id: Act(uncontested=True)})
    assert at_table.judge_uncontested(confrontation, ann.id, None, ()) == TaskRuling(TaskResult.HAPPENS)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner", "critical", "fumble"),
    [
        ((2, 8), (7, 3), ann.id, (), ()),
        ((2, 3), (7, 3), ogre.id, (), ()),
        ((10,), (9,), ann.id, (ann.id,), ()),
        ((9,), (10,), ogre.id, (ogre.id,), ()),
        ((10,), (10,), None, (), ()),
        ((1, 1), (1,), None, (), (ann.id, ogre.id)),
        ((1,), (5,), ogre.id, (), (ann.id,)),
    ],
)
def test_of_two_who_roll_against_each_other_the_higher_wins(
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    winner: CharacterId | None,
    critical: tuple[CharacterId, ...],
    fumble: tuple[CharacterId, ...],
) -> None:
    """D-TASK-01, D-TASK-12, D-TASK-13, D-TASK-15."""
    faces = {ann.id: tuple(map(Numeral, mine)), ogre.id: tuple(map(Numeral, theirs))}
    ruling = at_table.judge_opposed(OpposedTask((Party(ann), Party(ogre))), faces, HouseRules())
    assert (ruling.winner, ruling.critical, ruling.fumble) == (winner, critical, fumble)
    values = {who: (one.value, one.lowest, one.cards) for who, one in ruling.thrown.items()}
    assert values == {who: (max(dice), False, faces[who]) for who, dice in ((ann.id, mine), (ogre.id, theirs))}


def test_massive_damage_goes_by_the_stat_of_that_attack() -> None:
    """D-DMG-07, D-AMB-08."""

    for agility, letter, dice in ((1, "b", [1]), (0, "b", []), (0, "a", [1]), (3, "a", [3])):
        shooter = replace(ann, stats=tuple(replace(one, rank=agility) for one in ann.stats))
        confrontation = DiceConfrontation(
            {ann.id: shooter, ogre.id: ogre},
            {ann.id: Attack(ogre.id, Manner.SHOOT, massive=True)},
            rules=rules(d08=letter),
        )
        clash = judge_clash(confrontation, (ann.id,), {ann.id: 5})
        assert [(one.dice, one.massive) for one in damage_due(confrontation, [clash])] == [(one, True) for one in dice]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_who_wears_nothing_has_no_dice_and_no_toughness_of_it(letter: str) -> None:
    """D-DMG-01, D-DMG-03, D-AMB-09."""
    confrontation = DiceConfrontation({ann.id: ann, ogre.id: ogre}, {ogre.id: Attack(ann.id)}, rules=rules(d09=letter))
    (due,) = damage_due(confrontation, [judge_clash(confrontation, (ogre.id,), {ogre.id: 5})])
    assert (due.dice, due.massive) == (3, False)
    (damage,) = damages(confrontation, [due], {ogre.id: (4, 5, 6)})
    assert (damage.lost, damage.current, damage.out) == (4, -1, True)


@pytest.mark.parametrize("value", [1, 5, 10])
def test_a_roll_over_a_number_says_what_was_rolled(value: int) -> None:
    """D-TASK-01."""
    assert judge_roll(value, 5, rules()).value == value
