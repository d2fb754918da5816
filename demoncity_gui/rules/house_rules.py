"""House rules: every question that the text leaves open and the Host may answer otherwise, with its readings.

Each is named by the id of the ambiguity and a letter for the reading; the preset is what a fresh evening has.
"""

from __future__ import annotations

from msgspec import Struct


class HouseRule(Struct, frozen=True):
    """An open question with its readings: letter and a plain sentence each.

    `hosts_word` are the readings in which the program computes nothing of its own, by letter, each with what the Host
    does instead.
    """

    id: str
    question: str
    preset: str
    readings: tuple[tuple[str, str], ...]
    hosts_word: tuple[tuple[str, str], ...] = ()

    def sentence(self, letter: str) -> str | None:
        """Return what a reading says, None where there is no such letter."""
        return dict(self.readings).get(letter)


class HouseRules(Struct, frozen=True):
    """The readings that differ from their presets, as pairs of id and letter; nothing else is kept."""

    chosen: tuple[tuple[str, str], ...] = ()

    def with_reading(self, ambiguity: str, letter: str) -> HouseRules:
        """Return these house rules with one question read by this letter.

        Raises:
            KeyError: there is no such house rule.
        """
        kept = tuple(pair for pair in self.chosen if pair[0] != ambiguity)
        if HOUSE_RULES[ambiguity].preset == letter:
            return HouseRules(kept)
        return HouseRules((*kept, (ambiguity, letter)))

    def reads(self, ambiguity: str, letter: str) -> bool:
        """Whether this ambiguity is read by this letter."""
        for known, reading in self.chosen:
            if known == ambiguity:
                return reading == letter
        return _PRESET_LETTERS[ambiguity] == letter


def _rule(
    number: int, question: str, preset: str, *, hosts_word: tuple[tuple[str, str], ...] = (), **readings: str
) -> HouseRule:
    return HouseRule(f"T-AMB-{number:02}", question, preset, tuple(readings.items()), hosts_word)


HOUSE_RULES: dict[str, HouseRule] = {
    rule.id: rule
    for rule in (
        _rule(
            1,
            "What are court cards worth?",
            "a",
            a="Page 11, Knight 12, Queen 13, King 14.",
            b="Every court card is worth 11.",
        ),
        _rule(
            4,
            "What if a deck can't serve a throw?",
            "a",
            a="Stop and say so before any card is dealt; the Host chooses the way out.",
            b="Throw what is left, at least one card for each.",
        ),
        _rule(
            6,
            "From which deck is C10 drawn?",
            "a",
            a="From the thrower's own deck.",
            b="Always from the Players' Deck.",
        ),
        _rule(
            8,
            "Does The Fool in the Horror's Deck fumble the creature it stands for?",
            "a",
            a="Yes: it is 0 for everybody of the Host's.",
            b="The creature's sheet decides: if it names The Fool as its own card, that is 22 to it.",
        ),
        _rule(
            9,
            "A Significator comes up together with a higher card. Does it still make a critical success?",
            "b",
            a="Only if it is the card that counts.",
            b="Yes, if its own value would have done it.",
        ),
        _rule(
            10,
            "What must an attack beat where the target is busy with somebody else?",
            "a",
            a="The target's resist stat.",
            b="The target's throw, whatever it was thrown for.",
            c="Nothing.",
        ),
        _rule(
            11,
            "Must an attack also beat foes who attack the attacker, though they aren't its target?",
            "b",
            a="No, only the target counts.",
            b="Yes, every foe who attacks the attacker.",
        ),
        _rule(
            12,
            "The highest card of the Clash is an attack on somebody busy whose resist stat is not lower. Does it land?",
            "a",
            a="No: stalemate.",
            b="Yes, the top card of a Clash always lands.",
        ),
        _rule(
            13,
            "The winning side's highest attack fails. Is its next one tried?",
            "a",
            a="No: stalemate.",
            b="Yes: the highest among the attacks that succeed is made.",
        ),
        _rule(
            14,
            "Must an attack on somebody who answers by a throw beat the resist stat too?",
            "a",
            a="No, the throw stands for the stat.",
            b="Yes, both.",
        ),
        _rule(
            17,
            "An ally's attack has just removed the foe who opposed a deed. Is it still compared with that foe's throw?",
            "a",
            a="Yes, strictly.",
            b="No, that opposition is gone.",
        ),
        _rule(
            18,
            "Somebody on the losing side defends and throws over the attacker. May they be placed anew next round?",
            "a",
            a="No, only one side gets anything done.",
            b="Yes, the attack was avoided.",
        ),
        _rule(
            23,
            "What if somebody attacks one of their own side?",
            "b",
            a="It is refused.",
            b="After a warning the attacker leaves the side for that Clash.",
            c="It is judged like any other attack of the side.",
            hosts_word=(("a", "The refusal is the same as the warning; the Host leaves the sides as they are."),),
        ),
        _rule(
            24,
            "Which deck serves a friendly character whom a player runs?",
            "a",
            a="The deck of whoever runs them at the table by default: the Host's.",
            b="The Players' Deck.",
        ),
        _rule(
            26,
            "Does The Fool fumble somebody whose side lost or tied?",
            "a",
            a="Yes, always.",
            b="Only somebody of the side that won.",
        ),
        _rule(
            27,
            "What must a card over 10 be higher than, to be a critical success in a Clash?",
            "a",
            a="All that the deed itself was measured against.",
            b="Every card of every other side in the Clash.",
        ),
        _rule(
            31,
            "Does somebody who only defends get the Higher Stat throw?",
            "a",
            a="No, they have the Defense throw.",
            b="Yes, where their resist stat is over an attacker's stat.",
        ),
        _rule(
            32,
            "Whom is a defence against that names nobody?",
            "b",
            a="One attacker only: the first to announce.",
            b="Every attacker they know of.",
        ),
        _rule(
            33,
            "Does the better weapon count against somebody who does not strike or parry back?",
            "c",
            a="No.",
            b="Yes, armed against unarmed.",
            c="The Host says so each time.",
            hosts_word=(("b", "The Host grants it wherever arms meet bare hands: nobody's hands are written down."),),
        ),
        _rule(
            35,
            "Opponents hold the same kind of advantage, each over the next. Does the upper one get one throw more?",
            "a",
            a="Yes, step by step, once the Host confirms it.",
            b="No.",
        ),
        _rule(
            37,
            "An injury or a called shot finds only one throw. Does the foe gain one for it?",
            "b",
            a="Yes, like any disadvantage.",
            b="No.",
        ),
        _rule(
            38,
            "More than one voluntary trick at one throw: how many cards?",
            "b",
            a="Always two, the lowest counts.",
            b="One more for each further trick, the lowest counts.",
        ),
        _rule(
            39,
            "The lower of two counts, and one's own Significator is the higher. Does it still work?",
            "a",
            a="No, only the card that counts.",
            b="Yes, as in any throw.",
        ),
        _rule(
            41,
            "With several Intensities, which one is High Stat compared with?",
            "a",
            a="The lowest.",
            b="The highest.",
            c="Each on its own.",
        ),
        _rule(
            49,
            "May one announcement serve two purposes?",
            "a",
            a="Yes, as one throw judged against each, without the Defense throw.",
            b="No.",
        ),
        _rule(
            52,
            "Where does a runner stand whose side lost?",
            "a",
            a="The Host places them: unmoved where the run itself was opposed, else moved.",
            b="Always unmoved.",
        ),
        _rule(
            53,
            "What earns the right to be placed anew?",
            "a",
            a="A successful attack or defence.",
            b="A successful defence only.",
        ),
        _rule(
            56,
            "Do competing drivers clash apart from everybody else?",
            "a",
            a="Yes; an attack on a driver stays with the passengers.",
            b="No, drivers and passengers are one Clash where they touch.",
        ),
        _rule(
            62,
            "How is equal Agility put in order?",
            "a",
            a="By the program's chance, so that the decks stay as they are.",
            b="By cards drawn, higher first.",
        ),
        _rule(
            63,
            "Does a group of like foes throw once or each?",
            "a",
            a="Each.",
            b="Once for the group.",
        ),
        _rule(
            64,
            "Helping one another, or three rivals, outside Action Rounds?",
            "a",
            a="Help is one advantage; of many rivals the highest wins, and a tie for first complicates.",
            b="Nobody helps, and rivals throw two at a time.",
        ),
        _rule(
            65,
            "Do the players see an Intensity before the throw?",
            "a",
            a="No, the Host reveals it.",
            b="Yes.",
        ),
        _rule(
            67,
            "Which aimed deeds that do no harm cost no throw?",
            "a",
            a="A disarm only.",
            b="Every aimed deed that does no harm.",
        ),
        _rule(
            70,
            "How is damage found?",
            "a",
            a="The Host enters Toughness by hand.",
            b="House rule: as many cards as the target's base Toughness, the lowest counts.",
        ),
        _rule(
            71,
            "How are Calm checks made?",
            "a",
            a="The Host enters Calm and Panic by hand.",
            b="House rule: a static throw against an Intensity that the Host sets.",
        ),
        _rule(
            72,
            "When does somebody Out of the Fight get up?",
            "a",
            a="The Host says so, before their announcement.",
            b="House rule: a static throw at their place in the order.",
        ),
        _rule(
            73,
            "What does a grapple do?",
            "a",
            a="It is a condition, and escape is a deed against the grappler.",
            b="House rule: besides, whoever is held resists with Toughness.",
        ),
    )
}
"""All switches, by id."""

_PRESET_LETTERS = {rule.id: rule.preset for rule in HOUSE_RULES.values()}

PRESETS = HouseRules()
"""Every question read as preset."""
