"""What each chip's rule means, for who hovers over it or reads the sheet of chips."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason

RULE_OF_REASON = {
    ThrowReason.HIGHER_STAT: (
        "One card for the higher stat, whatever the gap: over theirs where both aim at each other, else over what "
        "they resist with [T-HSTAT-01, T-HSTAT-02]"
    ),
    ThrowReason.DISTRACTION: "One card, once a round, against a target that is not set to face them [T-DIST-01]",
    ThrowReason.DEFENSE: "One card for who does nothing but defend this round [T-DEF-01]",
    ThrowReason.WEAPON: "One card for the weapon that suits this very situation better; the Host judges [T-WEAP-01]",
    ThrowReason.SUPERNATURAL: "One card for something supernatural against the mundane [T-SUP-01]",
    ThrowReason.INJURY: ("A card less for who got up from under 0 Toughness, until a point of it is back [T-ALOST-07]"),
    ThrowReason.TRICK: (
        "Aiming at one spot costs a card; who has only one draws two, and the lower counts [T-ALOST-04, T-ALOST-05]"
    ),
    ThrowReason.ADVANTAGE: "One card for each distinct edge over the one they face, however big [T-SIT-01]",
    ThrowReason.DISADVANTAGE: (
        "A card less for each distinct trouble that nothing else counts yet; at one card it helps the foe instead "
        "[T-ALOST-02, T-ALOST-10]"
    ),
}
"""The rule of each reason that a chip gives or strikes, in Action Rounds."""

HARMLESS = "A disarm that does no harm besides costs nothing; with harm it is a called shot [T-ALOST-06]"
OTHER_AIM = "Aimed without harm at something that no hand holds: whether that costs is a house rule [T-AMB-67]"
SEVERAL = "What reaches several is one throw, compared with each target [T-ANNOUNCE-06]"
AIMED = "It targets the one named first, and they meet it with what they do, or resist it [T-HSTAT-12, T-HSTAT-13]"
DODGING = "One throw judged for both purposes; no card for only defending [T-AMB-49]"

HURT = "Who got up from under 0 Toughness takes a card less, until a point of it is back [T-ALOST-07]"
OUT = "Out of the Fight: a recovery comes before they announce again [T-ANNOUNCE-07]"
PANIC = "In Panic: a recovery comes before they announce again [T-ANNOUNCE-07]"
DAMAGE = "Draw these; the lowest is what the blow costs in Toughness, by house rule [T-AMB-70]"
TOUGHNESS = "Toughness is the Host’s to enter: {}; at 0 one is still up [T-AMB-70]"
CHOOSE_ATTACK = "Attacks of this side tie for the highest: press the one that is made [T-RESOLVE-03]"
CHOOSE_DEED = "Of these deeds of one value only one can be done: press the one that is [T-RESOLVE-27]"
CHOOSE_LINE = "Choose this line: the keys above change it"
"""Tips of buttons after the throw; braces take what changes."""

HIGHER_THAN_INTENSITY = "One card where the stat is over the Intensity or the rival’s [T-STATIC-08, T-OPP-02]"
OTHER_IS_DISTRACTED = "The other is not set to face this: one card [T-EXTRA-13]"
INTENSITY = "Only a card over it succeeds [T-STATIC-02]"
"""Of a task."""

STRIKE = "{}: it counts, because the Host has said so. A click strikes it."
"""Of the chip of a label that was added."""
