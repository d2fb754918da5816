"""The ready tempers: instincts that anybody can be given."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom

_GO_ON = (
    Instinct(When.ALWAYS, Do.ATTACK, Whom.SAME),
    Instinct(When.ATTACKED, Do.ATTACK, Whom.ATTACKER),
    Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE),
)

TEMPERS: Mapping[str, tuple[Instinct, ...]] = {
    "bold": _GO_ON,
    "wary": (Instinct(When.ATTACKED, Do.DEFEND), *_GO_ON),
    "brute": (Instinct(When.ATTACKED, Do.ATTACK, Whom.ATTACKER), *_GO_ON),
    "stalker": (
        Instinct(When.FOE_HURT, Do.ATTACK, Whom.HURT),
        Instinct(When.HURT, Do.WITHDRAW, weight=3),
        Instinct(When.ATTACKED, Do.DEFEND, weight=5),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.UNGUARDED),
    ),
    "coward": (
        Instinct(When.ATTACKED, Do.DEFEND, weight=9),
        Instinct(When.HURT, Do.WITHDRAW, weight=7),
        Instinct(When.OUTNUMBERED, Do.WITHDRAW, weight=4),
        Instinct(When.FOE_HURT, Do.ATTACK, Whom.HURT),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.UNGUARDED),
    ),
    "swarm": (
        Instinct(When.ALWAYS, Do.ATTACK, Whom.SHARED),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.SAME),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE),
    ),
    "mastermind": (
        Instinct(When.ATTACKED, Do.ATTACK, Whom.ATTACKER),  # in one Clash with them: one throw serves for both
        Instinct(When.ALWAYS, Do.ATTACK, Whom.SPARE),  # in a Clash of its own: there one attack more may land
        Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE),
    ),
}
"""Every ready temper by the word that people write and files keep."""
PRESET = "bold"
"""The temper of whoever has no instincts and is given none."""
OWN = "own"
"""What is said for a temper of who goes by the instincts on their sheet."""


def temper_of(character: Character, told: Mapping[CharacterId, str]) -> str:
    """Return the word for the temper that somebody goes by: the one told for them, their own, or the preset."""
    return told.get(character.id) or (OWN if character.instincts else PRESET)


def instincts_of(character: Character, told: Mapping[CharacterId, str]) -> tuple[Instinct, ...]:
    """Return the lines that somebody goes by."""
    word = temper_of(character, told)
    return character.instincts if word == OWN else TEMPERS[word]
