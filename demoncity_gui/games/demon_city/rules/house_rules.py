"""House rules: every question that the text leaves open and the Host may answer otherwise, with its readings.

Each is named by the id of the ambiguity and a letter for the reading; the preset is what a fresh evening has.
"""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.common import house_rules as common
from demoncity_gui.games.common.house_rules import Grounds, HouseRule, Switch


class HouseRules(common.HouseRules, frozen=True):
    """The readings that differ from their presets, as pairs of id and letter; nothing else is kept."""

    def with_reading(self, ambiguity: str, letter: str) -> HouseRules:
        """Return these house rules with one question read by this letter.

        Raises:
            KeyError: there is no such house rule.
        """
        return self.read_by(HOUSE_RULES[ambiguity], letter)

    def turned_by(self, told: Callable[[HouseRules], object]) -> tuple[Switch, ...]:
        """Return the changed switches with each of which alone set back to its preset something is `told` otherwise."""
        if not self.chosen:
            return ()
        by_these = told(self)
        changed = [(ambiguity, letter) for ambiguity, letter in self.chosen if ambiguity in HOUSE_RULES]
        return tuple(
            (ambiguity, letter)
            for ambiguity, letter in changed
            if letter != _PRESET_LETTERS[ambiguity]
            and told(self.with_reading(ambiguity, _PRESET_LETTERS[ambiguity])) != by_these
        )

    def letter(self, ambiguity: str) -> str:
        """Return the letter by which this ambiguity is read."""
        return dict(self.chosen).get(ambiguity) or HOUSE_RULES[ambiguity].preset


def _rule(
    number: int,
    question: str,
    preset: str,
    grounds: Grounds,
    *,
    example: str,
    hosts_word: tuple[tuple[str, str], ...] = (),
    **readings: str,
) -> HouseRule:
    return HouseRule(f"T-AMB-{number:02}", question, preset, tuple(readings.items()), hosts_word, grounds, example)


HOUSE_RULES: dict[str, HouseRule] = {
    rule.id: rule
    for rule in (
        _rule(
            1,
            "What are court cards worth?",
            "a",
            Grounds.SILENT,
            example="The Knight of Cups meets the Queen of Swords. By a the Queen wins, 13 over 12; by b they tie.",
            a="Page 11, Knight 12, Queen 13, King 14.",
            b="Every court card is worth 11.",
        ),
        _rule(
            4,
            "What if a deck can’t serve a throw?",
            "a",
            Grounds.SILENT,
            example=(
                "The Horror’s Deck has three cards left, discard and all, and two cultists are due two each. By a the "
                "program says so before a card is dealt; by b one of them throws two and the other one."
            ),
            a="Stop and say so before any card is dealt; the Host chooses the way out.",
            b="Throw what is left, at least one card for each.",
        ),
        _rule(
            6,
            "From which deck is C10 drawn?",
            "a",
            Grounds.LEANING,
            example=(
                "The Host asks the cards how many guards there are. By a the card comes off the Horror’s Deck, by b "
                "off the Players’."
            ),
            a="From the thrower’s own deck.",
            b="Always from the Players’ Deck.",
        ),
        _rule(
            8,
            "Does The Fool in the Horror’s Deck fumble the creature it stands for?",
            "a",
            Grounds.TEXT,
            example=(
                "The Fool is the creature’s own card, and the highest it turns up. By a it is 0 and a fumble; by b it "
                "is 22."
            ),
            a="Yes: it is 0 for everybody of the Host’s.",
            b="The creature’s sheet decides: if it names The Fool as its own card, that is 22 to it.",
        ),
        _rule(
            9,
            "A Significator comes up together with a higher card. Does it still make a critical success?",
            "b",
            Grounds.TEXT,
            example=(
                "Ann’s own card is Strength, 8. She turns it up with a 10, against a 6. By a it is an ordinary "
                "success, for the 10 counts; by b a critical one, for 8 would have won as well."
            ),
            a="Only if it is the card that counts.",
            b="Yes, if its own value would have done it.",
        ),
        _rule(
            10,
            "What must an attack beat where the target is busy with somebody else?",
            "a",
            Grounds.LEANING,
            example=(
                "Bill’s side has won, and he throws 7 at Dirk (Agility 5), who was aiming at Ann and threw 8. By a "
                "Bill hits, 7 over 5; by b he does not, 7 is not over 8; by c he hits."
            ),
            a="The target’s resist stat.",
            b="The target’s throw, whatever it was thrown for.",
            c="Nothing.",
        ),
        _rule(
            11,
            "Must an attack also beat foes who attack the attacker, though they aren’t its target?",
            "b",
            Grounds.TEXT,
            example=(
                "Ann’s 9 has won the Clash for her side. Bill throws 6 at Dirk’s 4, while Eve attacks Bill with 7. By "
                "a his blow is good enough; by b it is not, for 6 is not over 7."
            ),
            a="No, only the target counts.",
            b="Yes, every foe who attacks the attacker.",
        ),
        _rule(
            12,
            "The highest card of the Clash is an attack on somebody busy whose resist stat is not lower. Does it land?",
            "a",
            Grounds.TEXT,
            example=(
                "Bill’s 5 is the highest card of the Clash; Dirk, his target, is busy elsewhere and has Agility 6. By "
                "a nothing lands; by b the blow does."
            ),
            a="No: stalemate.",
            b="Yes, the top card of a Clash always lands.",
        ),
        _rule(
            13,
            "The winning side’s highest attack fails. Is its next one tried?",
            "a",
            Grounds.LEANING,
            example=(
                "The players win. Ann’s attack, their highest, throws 8 at somebody with Agility 9; Bill’s throws 6 "
                "and would land. By a nobody is hit; by b Bill hits."
            ),
            a="No: stalemate.",
            b="Yes: the highest among the attacks that succeed is made.",
        ),
        _rule(
            14,
            "Must an attack on somebody who answers by a throw beat the resist stat too?",
            "a",
            Grounds.LEANING,
            example=(
                "Dirk (Agility 7) dodges and throws 3. Ann throws 5 at him. By a she hits, 5 over 3; by b she does "
                "not, for 5 is not over 7."
            ),
            a="No, the throw stands for the stat.",
            b="Yes, both.",
        ),
        _rule(
            17,
            "An ally’s attack has just removed the foe who opposed a deed. Is it still compared with that foe’s throw?",
            "a",
            Grounds.LEANING,
            example=(
                "Cassie runs for the door with a 4. Dirk throws 6 to hold her, and Ann’s blow has just landed on him. "
                "By a Cassie is held; by b she gets away."
            ),
            a="Yes, strictly.",
            b="No, that opposition is gone.",
        ),
        _rule(
            18,
            "Somebody on the losing side defends and throws over the attacker. May they be placed anew next round?",
            "a",
            Grounds.TEXT,
            example=(
                "Ann dodges Dirk’s 5 with a 7, but Dirk’s friend Eve wins the Clash with a 9. By a Ann stays where "
                "she is; by b she may stand elsewhere next round."
            ),
            a="No, only one side gets anything done.",
            b="Yes, the attack was avoided.",
        ),
        _rule(
            23,
            "What if somebody attacks one of their own side?",
            "b",
            Grounds.SILENT,
            example=(
                "Bill, out of his mind, swings at Ann. By a and by b the program says that they are friends; by b the "
                "Host then puts him on a side of his own. By c it is one of the players’ attacks, and may be the one "
                "that is made."
            ),
            a="It is refused.",
            b="After a warning the attacker leaves the side for that Clash.",
            c="It is judged like any other attack of the side.",
            hosts_word=(("a", "The refusal is the same as the warning; the Host leaves the sides as they are."),),
        ),
        _rule(
            24,
            "Which deck serves a friendly character whom a player runs?",
            "a",
            Grounds.SILENT,
            example=(
                "A policewoman is on the players’ side, and a player runs her. By a her cards come off the Horror’s "
                "Deck, by b off the Players’."
            ),
            a="The deck of whoever runs them at the table by default: the Host’s.",
            b="The Players’ Deck.",
        ),
        _rule(
            26,
            "Does The Fool fumble somebody whose side lost or tied?",
            "a",
            Grounds.TEXT,
            example=(
                "Ann’s only card is The Fool, and her side loses anyway. By a she fumbles on top of it; by b she does "
                "not."
            ),
            a="Yes, always.",
            b="Only somebody of the side that won.",
        ),
        _rule(
            27,
            "What must a card over 10 be higher than, to be a critical success in a Clash?",
            "a",
            Grounds.LEANING,
            example=(
                "Bill’s 14 wins the Clash, Eve threw 13 at him, and Ann’s 12 lands on Dirk, who threw 6. By a Ann’s "
                "is a critical success; by b it is not, for Eve’s 13 is over it."
            ),
            a="All that the deed itself was measured against.",
            b="Every card of every other side in the Clash.",
        ),
        _rule(
            31,
            "Does somebody who only defends get the Higher Stat throw?",
            "a",
            Grounds.TEXT,
            example="Ann (Agility 6) does nothing but dodge a blow struck with 4. By a that is two cards, by b three.",
            a="No, they have the Defense throw.",
            b="Yes, where their resist stat is over an attacker’s stat.",
        ),
        _rule(
            32,
            "Whom is a defence against that names nobody?",
            "b",
            Grounds.LEANING,
            example=(
                "Dirk and then Eve attack Ann, who says “I dodge” and throws 7. By a only Dirk has to beat the 7, and "
                "Eve her Agility; by b both have to beat it."
            ),
            a="One attacker only: the first to announce.",
            b="Every attacker they know of.",
        ),
        _rule(
            33,
            "Does the better weapon count against somebody who does not strike or parry back?",
            "c",
            Grounds.LEANING,
            example=(
                "Bill swings an axe at Dirk, who runs away with empty hands. By a that is no card more, by b it is "
                "one, by c the Host is asked."
            ),
            a="No.",
            b="Yes, armed against unarmed.",
            c="The Host says so each time.",
            hosts_word=(("b", "The Host grants it wherever arms meet bare hands: nobody’s hands are written down."),),
        ),
        _rule(
            35,
            "Opponents hold the same kind of advantage, each over the next. Does the upper one get one throw more?",
            "a",
            Grounds.LEANING,
            example=(
                "Dirk on the roof aims at Bill on the stairs, Bill at Eve in the street. Both have a card for "
                "standing higher; by a Dirk has one more, by b he has not."
            ),
            a="Yes, step by step, once the Host confirms it.",
            b="No: each holder has one card for it, and the upper one no more.",
        ),
        _rule(
            37,
            "An injury or a called shot finds only one throw. Does the foe gain one for it?",
            "b",
            Grounds.LEANING,
            example="Ann is hurt and has one card against Dirk. By a Dirk takes one card more, by b he does not.",
            a="Yes, as for any disadvantage; for a called shot only if one card is all there is with every extra.",
            b="No: an injury stops at one card, and a called shot has a price of its own.",
        ),
        _rule(
            38,
            "More than one voluntary trick at one throw: how many cards?",
            "b",
            Grounds.SILENT,
            example=(
                "Ann has one card and shoots over her shoulder with her eyes shut. By a she turns two and the lower "
                "counts; by b three and the lowest counts."
            ),
            a="Always two, the lowest counts.",
            b="One more for each further trick, the lowest counts.",
        ),
        _rule(
            39,
            "The lower of two counts, and one’s own Significator is the higher. Does it still work?",
            "a",
            Grounds.LEANING,
            example=(
                "Ann aims at a hand and turns up a 5 and her own Star; Dirk threw 3. By a it is an ordinary hit; by b "
                "a critical one."
            ),
            a="No, only the card that counts.",
            b="Yes, as in any throw.",
        ),
        _rule(
            41,
            "With several Intensities, which one is High Stat compared with?",
            "a",
            Grounds.LEANING,
            example=(
                "Intensities 3 and 6, and Ann’s stat is 5. By a she takes one card more, by b none; by c one more, "
                "which counts against the 3 alone."
            ),
            a="The lowest.",
            b="The highest.",
            c="Each on its own.",
        ),
        _rule(
            49,
            "May one announcement serve two purposes?",
            "a",
            Grounds.SILENT,
            example=(
                "Ann burns the book while she dodges the acid. By a her one throw is held against both; by b she has "
                "to choose."
            ),
            a="Yes, as one throw judged against each, without the Defense throw.",
            b="No.",
        ),
        _rule(
            52,
            "Where does a runner stand whose side lost?",
            "a",
            Grounds.SILENT,
            example=(
                "Bill runs at Dirk and strikes, and Dirk’s side wins. By a he stays where he was if somebody stood in "
                "his way, and else has run and missed; by b he stays."
            ),
            a="The Host places them: unmoved where the run itself was opposed, else moved.",
            b="Always unmoved.",
        ),
        _rule(
            53,
            "What earns the right to be placed anew?",
            "a",
            Grounds.LEANING,
            example="Ann’s blow landed and Bill’s dodge held. By a both may be placed anew, by b only Bill.",
            a="A successful attack or defence.",
            b="A successful defence only.",
        ),
        _rule(
            56,
            "Do competing drivers clash apart from everybody else?",
            "a",
            Grounds.LEANING,
            example=(
                "Two cars race, and Eve shoots at the driver of the other. By a the drivers throw against each other "
                "alone, and the shot belongs to the passengers’ Clash; by b all of it is one Clash."
            ),
            a="Yes; an attack on a driver stays with the passengers.",
            b="No, drivers and passengers are one Clash where they touch.",
        ),
        _rule(
            62,
            "How is equal Agility put in order?",
            "a",
            Grounds.LEANING,
            example=(
                "Ann and Dirk both have Agility 4. By a the program draws lots; by b each draws a card, and the "
                "higher one comes first."
            ),
            a="By the program’s chance, so that the decks stay as they are.",
            b="By cards drawn, higher first.",
        ),
        _rule(
            63,
            "Does a group of like foes throw once or each?",
            "a",
            Grounds.SILENT,
            example="Four cultists with the same sheet attack. By a each throws; by b one throw stands for all four.",
            a="Each.",
            b="Once for the group.",
        ),
        _rule(
            64,
            "Helping one another, or three rivals, outside Action Rounds?",
            "a",
            Grounds.SILENT,
            example=(
                "Bill gives Ann a leg up. By a she takes one card more, by b she does not. Three run for one door: by "
                "a all throw at once, by b two at a time."
            ),
            a="Help is one advantage; of many rivals the highest wins, and a tie for first complicates.",
            b="Nobody helps, and rivals throw two at a time.",
        ),
        _rule(
            65,
            "Do the players see an Intensity before the throw?",
            "a",
            Grounds.SILENT,
            example="The lock is Intensity 6. By a the players learn it once the Host says so, by b before they throw.",
            a="No, the Host reveals it.",
            b="Yes.",
        ),
        _rule(
            67,
            "Which aimed deeds that do no harm cost no throw?",
            "a",
            Grounds.TEXT,
            example=(
                "Bill shoots the strap off a bag. By a that costs a card, as every aimed shot; by b it costs none, as "
                "knocking a gun out of a hand."
            ),
            a="A disarm only.",
            b="Every aimed deed that does no harm.",
        ),
        _rule(
            70,
            "How is damage found?",
            "a",
            Grounds.SILENT,
            example=(
                "Dirk (Toughness 3) is hit. By a the Host types in what he has left; by b three cards are drawn, say "
                "7, 2 and 5, and the damage is 2."
            ),
            a="The Host enters Toughness by hand.",
            b="House rule: as many cards as the target’s base Toughness, the lowest counts.",
        ),
        _rule(
            71,
            "How are Calm checks made?",
            "a",
            Grounds.SILENT,
            example=(
                "Ann throws against the number of what looks up from the well, and fails. By a the Host says what it "
                "does to her; by b she panics."
            ),
            a="A static throw, if the Host calls for one; Calm and Panic are entered by hand.",
            b="House rule: a static throw; who fails panics.",
        ),
        _rule(
            72,
            "When does somebody Out of the Fight get up?",
            "a",
            Grounds.SILENT,
            example=(
                "Bill is down when his turn comes. By a the Host lets him up or lets the turn pass; by b he throws, "
                "and gets up if he succeeds."
            ),
            a="The Host says so, before their announcement.",
            b="House rule: a static throw at their place in the order.",
        ),
        _rule(
            73,
            "What does a grapple do?",
            "a",
            Grounds.SILENT,
            example=(
                "Eve has Ann by the arm. By a Ann is marked as held, and breaking free is a deed against Eve; by b a "
                "blow at Ann besides has to beat her Toughness, not her Agility."
            ),
            a="It is a condition, and escape is a deed against the grappler.",
            b="House rule: besides, whoever is held resists with Toughness.",
        ),
        _rule(
            80,
            "One throw meets several. Of how many must Higher Stat or Distraction hold?",
            "a",
            Grounds.LEANING,
            example=(
                "Bill (Toughness 5) swings a chain at Ann (Agility 9) and Cat (Agility 1). By a he has no card for the "
                "higher stat, for he is not over Ann’s; by b he has one."
            ),
            a="Of every one of them.",
            b="Of one of them.",
        ),
        _rule(
            82,
            "Toughness and Calm can be lost. Which number does a throw go by?",
            "a",
            Grounds.LEANING,
            example=(
                "Ann’s Toughness is 5 on her sheet, and 0 after two blows. She punches at Agility 4. By a her 5 is "
                "over it and she takes one card more; by b she does not."
            ),
            a="The one on the sheet.",
            b="The present one.",
        ),
        _rule(
            85,
            "Must a throw be over an Intensity, or is it enough to meet it?",
            "a",
            Grounds.LEANING,
            example=(
                "Ann throws 7 against Intensity 7. By a and c she fails; by b she succeeds. Against 4 and 7 she earns "
                "the 4 by a, and both by b and c."
            ),
            a="Over it, always.",
            b="To meet it is enough, always; 10 must be exceeded.",
            c="Over a single one; in a list of levels it is enough to meet them.",
        ),
    )
}
"""All switches, by id."""

_PRESET_LETTERS = {rule.id: rule.preset for rule in HOUSE_RULES.values()}

PRESETS = HouseRules()
"""Every question read as preset."""
