"""Why each rolls their dice: every reason with the id of its rule, and the two ranks behind a Skill Die."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Edges,
    Manner,
    Move,
    ThrowReason,
)
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.counting import Compared, CountLine
from demoncity_gui.games.demon_city.rules.dice import at_table
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.task import OpposedTask, Party, StaticTask
from tests.support.cast import foe, player

ann, bea = player("Ann", agility=4, toughness=3), player("Bea", agility=4, toughness=2)
ogre, imp = foe("Ogre", agility=2, toughness=5), foe("Imp", agility=6, toughness=0)

Said = tuple[Character, Announcement]


def rules(**letters: str) -> HouseRules:
    """Return house rules: `d01="b"` is D-AMB-01 b."""
    return HouseRules(tuple((f"D-AMB-{key[1:]}", letter) for key, letter in letters.items()))


def ground(
    *said: Said,
    beside: tuple[Character, ...] = (),
    defended: tuple[CharacterId, ...] = (),
    letters: dict[str, str] | None = None,
) -> DiceConfrontation:
    """Return the announcements; `beside` are those who announce nothing."""
    people = [*(one for one, _ in said), *beside]
    return DiceConfrontation(
        {one.id: one for one in people},
        {one.id: announcement for one, announcement in said},
        rules=rules(**letters or {}),
        defended=defended,
    )


def lines(confrontation: DiceConfrontation, who: Character) -> tuple[CountLine, ...]:
    """Return somebody's reasons beside the one die that everybody has."""
    count = at_table.count_throws(confrontation)[who.id]
    assert count.lowest is False
    assert count.lines[0] == CountLine(ThrowReason.START, +1, rule="D-DICE-01")
    assert count.cards == sum(line.change for line in count.lines)
    return count.lines[1:]


def skill(confrontation: DiceConfrontation, who: Character) -> Compared | None:
    """Return the ranks behind somebody's Skill Die, of which the line has the same rule."""
    found = [line for line in lines(confrontation, who) if line.reason is ThrowReason.HIGHER_STAT]
    if not found:
        return None
    (line,) = found
    assert line.change == 1 and line.compared is not None and line.rule == line.compared.rule
    return line.compared


def test_situation_dice_are_told_by_label_and_those_past_the_second_bring_nothing() -> None:
    """D-DICE-07, D-DICE-08, D-DICE-09, D-DICE-10, D-DICE-12: a label given twice counts once."""
    edges = Edges(advantages=("high", "high", "map", "rope"))
    assert lines(ground((ann, Defend(edges=edges))), ann) == (
        CountLine(ThrowReason.DEFENSE, +1, rule="D-DICE-06"),
        CountLine(ThrowReason.ADVANTAGE, +1, "high", rule="D-DICE-07"),
        CountLine(ThrowReason.ADVANTAGE, +1, "map", rule="D-DICE-09"),
        CountLine(ThrowReason.ADVANTAGE, 0, "rope", rule="D-DICE-12"),
    )
    armed = ground((ann, Defend(edges=replace(edges, weapon=True))), defended=(ann.id,))
    assert lines(armed, ann) == (
        CountLine(ThrowReason.DEFENSE, +1, rule="D-DICE-06"),
        CountLine(ThrowReason.DEFENDED, +1, rule="D-DICE-08"),
        CountLine(ThrowReason.WEAPON, +1, rule="D-DICE-10"),
        CountLine(ThrowReason.ADVANTAGE, 0, "high", rule="D-DICE-12"),
        CountLine(ThrowReason.ADVANTAGE, 0, "map", rule="D-DICE-12"),
        CountLine(ThrowReason.ADVANTAGE, 0, "rope", rule="D-DICE-12"),
    )


def test_losses_are_told_by_label_and_the_last_die_stays() -> None:
    """D-DICE-15, D-DICE-16."""
    hurt = replace(ann, hurt=True)
    edges = Edges(disadvantages=("dark", "wet", "wet", "drunk"))
    assert lines(ground((hurt, Defend(edges=edges))), ann) == (
        CountLine(ThrowReason.DEFENSE, +1, rule="D-DICE-06"),
        CountLine(ThrowReason.INJURY, -1, rule="D-DICE-15"),
        CountLine(ThrowReason.DISADVANTAGE, -1, "dark", rule="D-DICE-16"),
        CountLine(ThrowReason.DISADVANTAGE, -1, "wet", rule="D-DICE-16"),
        CountLine(ThrowReason.DISADVANTAGE, 0, "drunk", rule="D-DICE-16"),
        CountLine(ThrowReason.FLOOR, +2, rule="D-DICE-16"),
    )


@pytest.mark.parametrize(("further", "capped"), [((), ()), (("three",), ()), (("three", "four"), (-1,))])
def test_losses_taken_off_the_claims_first(further: tuple[str, ...], capped: tuple[int, ...]) -> None:
    """D-AMB-19 b: what is left over two Situation Dice goes, and the line says by which question."""
    edges = Edges(advantages=("one", "two", *further), disadvantages=("dark",))
    found = lines(ground((ann, Defend(edges=edges)), letters={"d19": "b"}), ann)
    assert [line for line in found if line.reason is ThrowReason.CAP] == [
        CountLine(ThrowReason.CAP, change, rule="D-AMB-19") for change in capped
    ]


@pytest.mark.parametrize(
    ("said", "letters", "compared"),
    [
        # Her Agility 4 is over the ogre's 2, which the attack targets; over an imp's 6 it is not.
        (((ann, Attack(ogre.id)), (ogre, Move())), {}, Compared("Agility", 4, "Agility", 2, ogre.id, "D-DICE-02")),
        (((ann, Attack(imp.id)), (imp, Move())), {}, None),
        # Two who attack each other compare what both use: the ogre's Toughness 5 with her Agility 4.
        (((ann, Attack(ogre.id)), (ogre, Attack(ann.id))), {}, None),
        (((ogre, Attack(ann.id)), (ann, Attack(ogre.id))), {}, ("Toughness", 5, "Agility", 4, "D-AMB-16")),
        (
            ((ann, Attack(ogre.id)), (ogre, Attack(ann.id))),
            {"d16": "b"},
            Compared("Agility", 4, "Agility", 2, ogre.id, "D-DICE-02"),
        ),
        # A deed: its number, whom it is aimed at, and who does something against it.
        (((ann, Act(stat="Calm", intensity=3)),), {}, Compared("Calm", 4, "", 3, None, "D-TASK-06")),
        (((ann, Act(stat="Calm", intensity=4)),), {}, None),
        (((ann, Act(intensity=0)),), {}, None),
        (
            ((ann, Act(stat="Calm", target=ogre.id)), (ogre, Move())),
            {},
            Compared("Calm", 4, "Agility", 2, ogre.id, "D-DICE-22"),
        ),
        (
            ((bea, Act((imp.id,), "Agility")), (imp, Act((bea.id,), "Toughness"))),
            {},
            Compared("Agility", 4, "Toughness", 0, imp.id, "D-DICE-21"),
        ),
        (((bea, Act((imp.id,), "Agility")), (imp, Act((bea.id,)))), {}, None),
        # The target attacks her back: what it does that with is compared, by b what her deed targets.
        (((ann, Act(stat="Calm", target=ogre.id)), (ogre, Attack(ann.id))), {}, None),
        (
            ((ann, Act(stat="Calm", target=ogre.id)), (ogre, Attack(ann.id))),
            {"d16": "b"},
            Compared("Calm", 4, "Agility", 2, ogre.id, "D-DICE-22"),
        ),
        # A rival at whom it is aimed too is met once, as a rival.
        (
            ((bea, Act((imp.id,), "Agility", target=imp.id)), (imp, Act((bea.id,), "Toughness"))),
            {},
            Compared("Agility", 4, "Toughness", 0, imp.id, "D-DICE-21"),
        ),
        # A defender has none, by b where the stat attacked is over the attacker's.
        (((imp, Defend()), (ogre, Attack(imp.id))), {}, None),
        (
            ((imp, Defend()), (ogre, Attack(imp.id))),
            {"d15": "b"},
            Compared("Agility", 6, "Toughness", 5, ogre.id, "D-AMB-15"),
        ),
        (((imp, Defend((bea.id,))), (ogre, Attack(imp.id)), (bea, Move())), {"d15": "b"}, None),
        (((imp, Defend()), (ogre, Attack(imp.id, stat="Agility", resist="Toughness"))), {"d15": "b"}, None),
    ],
)
def test_a_skill_die_names_both_ranks_and_whose_the_other_is(
    said: tuple[Said, ...], letters: dict[str, str], compared: Compared | tuple[object, ...] | None
) -> None:
    """D-DICE-02, D-DICE-21, D-DICE-22, D-TASK-06, D-AMB-15, D-AMB-16, D-AMB-23."""
    beside = tuple({ann.id: ann, bea.id: bea, ogre.id: ogre, imp.id: imp}.values())
    found = skill(ground(*said, beside=beside, letters=letters), said[0][0])
    if isinstance(compared, tuple):
        stat, rank, other_stat, other_rank, rule = compared
        assert found == Compared(str(stat), int(str(rank)), str(other_stat), int(str(other_rank)), ann.id, str(rule))
    else:
        assert found == compared


def test_of_several_that_one_deed_meets_the_highest_is_told() -> None:
    """D-AMB-23: over the number and over the rival, and who only hinders is not compared."""
    deed = Act((imp.id, ogre.id), "Agility", 3)
    said = ((bea, deed), (imp, Act((bea.id,), "Toughness")), (ogre, Attack(bea.id)))
    assert skill(ground(*said), bea) == Compared("Agility", 4, "", 3, None, "D-TASK-06")
    both = ((bea, Act((imp.id,), "Agility", target=ogre.id)), (imp, Act((bea.id,), "Toughness")), (ogre, Move()))
    assert skill(ground(*both), bea) == Compared("Agility", 4, "Agility", 2, ogre.id, "D-DICE-22")


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        (((ann, Attack(ogre.id, unaware=True)), (ogre, Move())), "D-TASK-09"),
        (((bea, Attack(ogre.id)), (ann, Attack(ogre.id)), (ogre, Move())), "D-DICE-13"),
        (((ann, Attack(ogre.id)), (ogre, Attack(bea.id)), (bea, Move())), "D-DICE-14"),
        (((ann, Attack(ogre.id)), (ogre, Act(involves=(imp.id,))), (imp, Move())), "D-DICE-14"),
        (((ann, Attack(ogre.id)), (ogre, Act(involves=(ann.id, imp.id))), (imp, Move())), None),
        (((ann, Attack(ogre.id)), (ogre, Attack(ann.id)), (bea, Move())), None),
        (((ann, Attack(ogre.id)), (ogre, Act())), None),
    ],
)
def test_a_distraction_die_says_what_distracts(said: tuple[Said, ...], rule: str | None) -> None:
    """D-DICE-13, D-DICE-14, D-TASK-09, D-AMB-01."""
    found = [line for line in lines(ground(*said), ann) if line.reason is ThrowReason.DISTRACTION]
    assert found == ([] if rule is None else [CountLine(ThrowReason.DISTRACTION, +1, rule=rule)])


def test_the_same_announcements_by_other_house_rules_are_counted_alike_but_for_what_turned() -> None:
    """What the Host said of links, parted Clashes, drivers, protection and defences stays as it was."""
    people = (ann, bea, ogre, imp)
    said: dict[CharacterId, Announcement] = {
        ann.id: Attack(ogre.id),
        ogre.id: Attack(bea.id, Manner.SHOOT),
        bea.id: Act(stat="Agility"),
        imp.id: Act(stat="Agility"),
    }
    read = DiceConfrontation(
        {one.id: one for one in people},
        said,
        pending=(imp.id,),
        links=((ann.id, imp.id),),
        cuts=((ann.id, ogre.id),),
        drivers=(bea.id, imp.id),
        protection={bea.id: 2},
        defended=(ann.id,),
    )
    again = read.read_by(rules(d01="b"))
    assert again.rules == rules(d01="b")
    kept = ("characters", "announcements", "pending", "links", "cuts", "drivers", "protection", "defended", "groups")
    for name in kept:
        assert getattr(again, name) == getattr(read, name), name
    assert read.pending == {imp.id} and read.cuts == ((ann.id, ogre.id),) and read.protection == {bea.id: 2}
    assert [rules_ for rules_ in _rules_of(read, ann) if rules_ not in _rules_of(again, ann)] == ["D-DICE-14"]


def _rules_of(confrontation: DiceConfrontation, who: Character) -> list[str]:
    return [line.rule for line in lines(confrontation, who)]


def test_all_who_are_at_one_person_are_in_one_clash_whatever_they_do_there() -> None:
    """D-CLASH-02, D-DICE-22: who aims at, involves or attacks the same person; nothing joins a driver to others."""
    said: dict[CharacterId, Announcement] = {
        ann.id: Act(target=imp.id),
        bea.id: Act(involves=(imp.id,)),
        ogre.id: Attack(imp.id),
        imp.id: Move(),
    }
    people = {one.id: one for one in (ann, bea, ogre, imp)}
    assert DiceConfrontation(people, said).groups == ((ann.id, bea.id, ogre.id),)
    apart = DiceConfrontation(people, said, drivers=(bea.id,)).groups
    assert apart == ((ann.id, ogre.id), (bea.id,))


# --- tasks -----------------------------------------------------------------------------------------------------------


def test_the_dice_of_a_task_say_why() -> None:
    """D-TASK-05, D-TASK-06, D-TASK-09, D-TASK-10, D-TASK-11."""
    party = Party(ann, 4, advantages=("map",), disadvantages=("dark",), other_is_distracted=True)
    further = (
        CountLine(ThrowReason.DISTRACTION, +1, rule="D-TASK-09"),
        CountLine(ThrowReason.ADVANTAGE, +1, "map", rule="D-TASK-10"),
        CountLine(ThrowReason.DISADVANTAGE, -1, "dark", rule="D-TASK-11"),
    )
    start = CountLine(ThrowReason.START, +1, rule="D-TASK-01")
    static = at_table.count_static(StaticTask(party, (3,)), HouseRules())
    assert static is not None and (static.cards, static.lowest) == (3, False)
    over_3 = Compared("", 4, "", 3, None, "D-TASK-06")
    assert static.lines == (start, CountLine(ThrowReason.HIGHER_STAT, +1, "", over_3, rule="D-TASK-06"), *further)

    opposed = at_table.count_opposed(OpposedTask((party, Party(ogre, 2))), HouseRules())
    over_2 = Compared("", 4, "Ogre", 2, None, "D-TASK-05")
    assert opposed[ann.id].lines == (
        start,
        CountLine(ThrowReason.HIGHER_STAT, +1, "", over_2, rule="D-TASK-05"),
        *further,
    )
    assert opposed[ogre.id].lines == (start,)


def test_against_somebody_without_a_stat_nobody_has_a_skill_die() -> None:
    """D-TASK-05."""
    counts = at_table.count_opposed(OpposedTask((Party(ann, 4), Party(ogre))), HouseRules())
    assert [count.cards for count in counts.values()] == [1, 1]


def test_a_stat_that_is_only_as_high_brings_no_skill_die() -> None:
    """D-TASK-05, D-TASK-06."""
    counts = at_table.count_opposed(OpposedTask((Party(ann, 4), Party(ogre, 4))), HouseRules())
    assert [count.cards for count in counts.values()] == [1, 1]
    static = at_table.count_static(StaticTask(Party(ann, 4), (4,)), HouseRules())
    assert static is not None and static.cards == 1


def test_a_third_advantage_in_a_task_brings_nothing_and_says_why() -> None:
    """D-TASK-10."""
    static = at_table.count_static(StaticTask(Party(ann, advantages=("map", "rope", "lamp")), (4,)), HouseRules())
    assert static is not None
    assert static.lines[1:] == (
        CountLine(ThrowReason.ADVANTAGE, +1, "map", rule="D-TASK-10"),
        CountLine(ThrowReason.ADVANTAGE, +1, "rope", rule="D-TASK-10"),
        CountLine(ThrowReason.ADVANTAGE, 0, "lamp", rule="D-TASK-10"),
    )
