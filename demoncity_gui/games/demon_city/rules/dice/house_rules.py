"""The questions that the text of the dice edition leaves open, and the readings that code asks for by name."""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.common.house_rules import Grounds, HouseRule, NamedReading


def _rule(number: int, question: str, preset: str, grounds: Grounds, a: str, b: str, *, example: str) -> HouseRule:
    return HouseRule(f"D-AMB-{number:02}", question, preset, (("a", a), ("b", b)), (), grounds, example)


HOUSE_RULES: dict[str, HouseRule] = {
    rule.id: rule
    for rule in (
        _rule(
            1,
            "Who has the Distraction Die in a Clash?",
            "a",
            Grounds.LEANING,
            "Whoever attacks somebody busy with others, and every attacker of one foe after the first.",
            "Only every attacker of one foe after the first.",
            example="Betty shoots at CeCe, and Alfie, the first to attack Betty, has the die by a alone.",
        ),
        _rule(
            2,
            "May a second attack of one side land on the same foe?",
            "b",
            Grounds.LEANING,
            "No: the highest roll alone hits.",
            "Yes, once the highest roll has hit that foe, unless another foe holds the attacker.",
            example="Alfie rolls 8 and hits Betty. CeCe, at 5, shoots at Betty too, and hits by b alone.",
        ),
        _rule(
            3,
            "What follows from a roll equal to a target number?",
            "a",
            Grounds.TEXT,
            "The deed fails.",
            "Nothing is decided: something changes, and it may be tried again.",
            example="Ann opens a lock of 3 and rolls 3. By a it stays shut; by b she may go on trying.",
        ),
        _rule(
            4,
            "What must an attack beat whose target has no dice in the Clash?",
            "a",
            Grounds.TEXT,
            "Nothing besides: it is enough to be the highest.",
            "The target’s stat as well.",
            example="Bill, the highest with 4, shoots at Ann, who walks (Agility 5). By a he hits, by b he misses.",
        ),
        _rule(
            6,
            "Against what is an attack made on somebody who is grabbed?",
            "a",
            Grounds.LEANING,
            "Toughness, however it is made.",
            "Toughness in close combat; Agility against shots.",
            example="Eve holds Ann (Agility 5, Toughness 2). A shot at Ann goes against 2 by a, and against 5 by b.",
        ),
        _rule(
            7,
            "The best die is a 1, and yet it would do. Does the deed succeed?",
            "a",
            Grounds.LEANING,
            "No, a fumble undoes it.",
            "Yes, and it is a fumble besides.",
            example="Ann rolls 1 against the number 0. By a she fails; by b she succeeds and fumbles.",
        ),
        _rule(
            8,
            "Massive Damage by a stat of 0: how many dice?",
            "a",
            Grounds.LEANING,
            "One all the same.",
            "None, and no damage.",
            example="A child with Toughness 0 throws the grenade at close quarters.",
        ),
        _rule(
            9,
            "What does protection do?",
            "a",
            Grounds.TEXT,
            "It adds damage dice, of which the lowest counts.",
            "Besides, Toughness counts as so much higher when it is asked who is out.",
            example="A vest of 2, Toughness down to −1. By a its wearer is out, by b still up.",
        ),
        _rule(
            10,
            "When does an injury cost a die?",
            "a",
            Grounds.LEANING,
            "Once somebody was put out in this fight and has got up.",
            "As soon as somebody was hit at all.",
            example="Ann has lost 2 of her 5 Toughness. By a she rolls as before, by b one die fewer.",
        ),
        _rule(
            11,
            "Can a target number of 10 or more be beaten?",
            "a",
            Grounds.TEXT,
            "No, though it may be rolled for.",
            "Yes, a 10 beats every number.",
            example="Ann rolls 10 against the number 10: a failure by a, a critical success by b.",
        ),
        _rule(
            13,
            "Whose deeds that concern nobody else are done, once the highest roll has acted?",
            "a",
            Grounds.TEXT,
            "Anybody’s, unless they were hit.",
            "Only those of the highest roller’s side.",
            example="Ann kicks Bill; Dora, on his side, picks up her gun. By a she has it, by b not.",
        ),
        _rule(
            15,
            "Can somebody who only defends have the Skill Die?",
            "a",
            Grounds.LEANING,
            "No.",
            "Yes, where an attacker’s stat is lower than the one it is aimed at.",
            example="CeCe (Agility 6) flees from Betty (Firearms 5): 2 dice by a, 3 by b.",
        ),
        _rule(
            16,
            "Two target each other. Which stats are compared?",
            "a",
            Grounds.LEANING,
            "Those that both use, so that one of them at most has the Skill Die.",
            "Each compares with the stat it targets, and both may have it.",
            example="Alfie (Firearms 9) and Betty (5) shoot at each other: 2 dice and 1 by a, 2 and 2 by b.",
        ),
        _rule(
            17,
            "What keeps somebody who was not hit from a deed that concerns nobody else?",
            "a",
            Grounds.LEANING,
            "An opponent who was not hit and rolled as high or higher.",
            "Nothing.",
            example="CeCe (5) flees from Betty (6), and Dave (9) shoots Ed. By a she stays, by b she gets away.",
        ),
        _rule(
            18,
            "A skill is lower than the stat it stands in for. Which counts?",
            "a",
            Grounds.LEANING,
            "The higher of the two.",
            "The skill.",
            example="Ann, Toughness 6, has Hand To Hand 3 and punches: with 6 by a, with 3 by b.",
        ),
        _rule(
            19,
            "In which order do the cap of two Situation Dice and the losses count?",
            "a",
            Grounds.LEANING,
            "Two at most are gained, and then the losses are taken off.",
            "The losses are taken off the claims first, so that a third makes up for one.",
            example="Three advantages, the Skill Die and an injury: 3 dice by a, 4 by b.",
        ),
        _rule(
            20,
            "Must the highest roll of a Clash beat the number of its own deed as well?",
            "a",
            Grounds.LEANING,
            "Yes.",
            "No: to be the highest is enough.",
            example="Ann mends the antenna (6) while Bill pulls at her; she rolls 5, he 3. She fails by a alone.",
        ),
        _rule(
            21,
            "Equals of one side are first with a 10, and chance picks one. A critical?",
            "a",
            Grounds.LEANING,
            "Yes.",
            "No.",
            example="Ann and Cat both roll 10 against Bill’s 9, and the coin falls on Ann.",
        ),
        _rule(
            22,
            "What stops somebody who only moves?",
            "a",
            Grounds.LEANING,
            "A hit this round, in whatever Clash.",
            "Nothing but the Host’s word.",
            example="Ann runs for the door, and Bill shoots her. By a she doesn’t reach it.",
        ),
    )
}
"""All switches of the edition, by id."""


def _reading(number: int, letter: str) -> NamedReading:
    return HOUSE_RULES[f"D-AMB-{number:02}"].reading(letter)


BUSY_FOES_ARE_DISTRACTED: Final = _reading(1, "a")
ALLIES_HIT_THE_SAME_FOE: Final = _reading(2, "b")
EQUAL_IS_UNDECIDED: Final = _reading(3, "b")
STAT_RESISTS_WITHOUT_DICE: Final = _reading(4, "b")
SHOTS_AT_THE_GRABBED_BY_AGILITY: Final = _reading(6, "b")
FUMBLE_UNDOES: Final = _reading(7, "a")
NO_MASSIVE_DIE_AT_0: Final = _reading(8, "b")
PROTECTION_KEEPS_UP: Final = _reading(9, "b")
ANY_HIT_INJURES: Final = _reading(10, "b")
TEN_BEATS_ALL: Final = _reading(11, "b")
WINNERS_SIDE_ALONE: Final = _reading(13, "b")
DEFENDERS_HAVE_SKILL_DICE: Final = _reading(15, "b")
EACH_AGAINST_THE_STAT_TARGETED: Final = _reading(16, "b")
FREE_UNLESS_HIT: Final = _reading(17, "b")
SKILL_REPLACES_STAT: Final = _reading(18, "b")
LOSSES_BEFORE_CAP: Final = _reading(19, "b")
HIGHEST_IS_ENOUGH: Final = _reading(20, "b")
NO_CRITICAL_BY_CHANCE: Final = _reading(21, "b")
NOTHING_STOPS_A_MOVE: Final = _reading(22, "b")
