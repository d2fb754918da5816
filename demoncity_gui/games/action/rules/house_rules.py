"""The questions that the text of Action! leaves open, each with its readings."""

from __future__ import annotations

from demoncity_gui.games.common.house_rules import HouseRule, HouseRules


def _rule(number: int, question: str, *readings: str, preset: str = "a") -> HouseRule:
    return HouseRule(f"A-AMB-{number:02}", question, preset, tuple(zip("abcd", readings, strict=False)))


_RULES = (
    _rule(
        1,
        "Who rolls, and how?",
        "The table rolls as it likes, and types totals, PVs and whether it hit.",
        "A light d10 less a dark one, 0 to 9 each, on top of a skill, against a Defense.",
    ),
    _rule(
        2,
        "Do Shots that are spent lower the Initiative of this Sequence?",
        "No, it is set once, at the start.",
        "Yes, each Shot gone is 1 less, besides the 5 it may bring.",
    ),
    _rule(
        3,
        "When may an Action out of Sequence come?",
        "After one’s own turn of this Sequence.",
        "Before it as well.",
    ),
    _rule(4, "Who is first of equal Initiatives?", "Higher Agility, then by lot.", "By lot at once."),
    _rule(
        5,
        "What does the table of Heroic penalties mean “reversed”, against unnamed characters?",
        "The penalty becomes a bonus.",
        "It is read from the other end: for n the row 11 − n.",
        "The penalty falls on the unnamed.",
        "Nothing: the ordinary penalty stands, and the Host types another.",
        preset="d",
    ),
    _rule(
        6,
        "What does that table count?",
        "The parts into which an Action is split.",
        "The targets that are aimed at.",
    ),
    _rule(9, "Against what does a Shaken one roll?", "20.", "10."),
    _rule(10, "What makes somebody Shaken?", "A Shock point.", "A Wound."),
    _rule(
        11,
        "Which dramatic cards name a Favored Action by their suit?",
        "5 to 10 and the face cards.",
        "5 to 10 alone.",
        "2 to 4 as well.",
    ),
    _rule(
        13,
        "What if the Damage is less than 5 over the Mass Value?",
        "Nothing.",
        "Knocked back by 0 metres, and down.",
    ),
    _rule(15, "Of what are Wounds a share, for the percentile penalty?", "Of Toughness.", "Of Health."),
    _rule(
        16,
        "When is a mook with a Glass Jaw out?",
        "By the amount of Damage: 5 shakes, 10 puts out.",
        "On a single Wound; less does nothing.",
    ),
    _rule(
        18,
        "How hard is it to stabilise the dying (Dark Times)?",
        "25 less Health, and 5 more for each Wound.",
        "25 less Health, and 5 less for each Wound.",
    ),
    _rule(19, "What does a roll do that meets its Difficulty?", "It succeeds.", "It fails, by 1 where that matters."),
    _rule(
        20,
        "How far does Damage move an initiative card?",
        "A place for each full fifth of Health.",
        "One place, from a fifth of Health on.",
    ),
    _rule(21, "Which way does an Active Defense move the card?", "Towards the rear.", "Towards the first place."),
    _rule(22, "How is a third of the penalty rounded, after snapshots?", "Down.", "Up."),
    _rule(
        23,
        "Whom does a padding card befall?",
        "The scene; the Host applies it.",
        "Whoever’s card comes next.",
    ),
    _rule(24, "Wound Seriousness beside a Wound Penalty?", "In its place.", "Added to it."),
    _rule(26, "How often does an unconscious one roll to wake?", "Each time somebody else rolls.", "Once a Sequence."),
    _rule(27, "Whose Skill and Soak has a Speed Bump?", "One mook’s.", "The sum of the group’s."),
    _rule(28, "How hard is the Shock roll?", "5, and 5 for each Wound.", "10 for each Wound."),
    _rule(29, "What is rolled for Shock?", "Willpower and Focus.", "Focus alone.", "Interaction and Focus."),
    _rule(
        31,
        "For what does Broken need a PV of four Thresholds?",
        "To be brought on; then any hit incapacitates.",
        "To incapacitate; any hit brings it on.",
    ),
    _rule(
        32,
        "Which clock wakes the unconscious?",
        "The Sequences of a failed Shock roll for whom it felled; rolls or ten minutes for the others.",
        "Both, for all: whichever is first.",
    ),
    _rule(
        33,
        "Do the tables for mooks shake while the option Shaken is off?",
        "Yes, they do it by themselves.",
        "No.",
    ),
    _rule(34, "Which rule is there for unnamed characters?", "Glass Jaw.", "Advanced.", "Speed Bump."),
    _rule(35, "May Initiative be bought after one’s turn?", "No.", "Yes, and the turn comes again."),
    _rule(36, "What is the Shot pool of the next fight?", "Full.", "What the last fight left."),
    _rule(37, "The percentile Wound Penalty beside the plain one?", "In its place.", "Added to it."),
    _rule(
        38,
        "Is somebody unconscious who is felled by Shock points?",
        "Yes, and may wake.",
        "No: awake, and helpless until rest brings the Shock points under Health.",
    ),
    _rule(
        39,
        "What if somebody wakes whose Shock points still are Health or more?",
        "They stay up until they take Shock points again.",
        "They have one Shock point less than Health.",
    ),
    _rule(40, "What bars the Shot regained?", "A rolled Action.", "An Active Defense too."),
    _rule(
        41,
        "Where do Shots count that two add who interrupt each other?",
        "In that contest alone.",
        "They raise Initiative for the Sequence.",
    ),
    _rule(42, "Who has Heroic Initiative?", "Everybody, while it is in use.", "Those whose sheet says so."),
    _rule(43, "For whom is a Joker?", "For the Faction that drew it.", "For all."),
    _rule(44, "How is the dramatic deck drawn from?", "Down, and then shuffled.", "Shuffled whole each Sequence."),
    _rule(45, "How many Wounds has a hit by Sand In Your Teeth?", "1 more than else.", "At least 1."),
    _rule(
        46,
        "What is rolled for Variable Cinematic Wounds?",
        "Luck for each Wound, at 5, 10, 15 and so on.",
        "Luck once, at the highest of these.",
    ),
    _rule(
        47,
        "Is a fall a hit?",
        "No: what speaks of hits and attacks stays away.",
        "Yes, for Sand, Dark Times, Stun, Seriousness and Cinematic Wounds.",
    ),
    _rule(
        48,
        "How does the Damage of a solid object count?",
        "By itself, after the blow: Shock points and Wounds.",
        "As one with the blow’s.",
    ),
    _rule(
        49,
        "What does Impairment lower?",
        "Rolled Actions.",
        "Defense too.",
        "Every roll, and Defense.",
    ),
    _rule(
        50,
        "What do the tables for mooks replace?",
        "Shock, Wounds and all that follows from them.",
        "Nothing: they come besides.",
    ),
    _rule(52, "How long does an Active Defense last?", "Until one’s next Action.", "Against one attack."),
    _rule(
        53,
        "Does a defender count as last for the Damage of the attack defended against (cards)?",
        "No.",
        "Yes: the card goes last, then forward.",
    ),
    _rule(54, "Is pushing somebody’s card out a Wound?", "No.", "Yes."),
)

HOUSE_RULES: dict[str, HouseRule] = {rule.id: rule for rule in _RULES}
"""All switches with letters, by id."""

PRESETS = HouseRules()
"""Every question read as preset, and the optional rules in use that normally are."""
