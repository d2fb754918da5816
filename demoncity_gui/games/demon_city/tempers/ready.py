"""The ready tempers: instincts that anybody can be given."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.pieces.edition import Edition

_GO_ON = (
    Instinct(When.ALWAYS, Do.ATTACK, Whom.SAME),
    Instinct(When.ATTACKED, Do.ATTACK, Whom.ATTACKER),
    Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE),
)
# Friends finish one foe together: the hurt before the fresh, the open before who waits for the blow.
_TOGETHER = (
    Instinct(When.ALWAYS, Do.ATTACK, Whom.SHARED),
    Instinct(When.FOE_HURT, Do.ATTACK, Whom.HURT),
    Instinct(When.ALWAYS, Do.ATTACK, Whom.SAME),
    Instinct(When.ALWAYS, Do.ATTACK, Whom.UNGUARDED),
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
        Instinct(When.ATTACKED_BESIDE_FRIEND, Do.DEFEND),
        Instinct(When.ATTACKED, Do.DEFEND, weight=6),
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
        # In one Clash a single attack lands: whom they are after adds a card for their side, and a friend strikes.
        Instinct(When.ATTACKED_BESIDE_FRIEND, Do.DEFEND),
        *_TOGETHER,
    ),
}
"""Every ready temper by the word that people write and files keep."""
WITH_DICE: Mapping[str, tuple[Instinct, ...]] = {
    # Whoever attacks a foe who is busy has as many dice as a defender, and may hit: to defend seldom pays.
    "wary": (Instinct(When.ATTACKED, Do.DEFEND, weight=2), *_GO_ON),
    "coward": (
        Instinct(When.HURT, Do.WITHDRAW, weight=7),
        Instinct(When.OUTNUMBERED, Do.DEFEND, weight=2),
        Instinct(When.FOE_HURT, Do.ATTACK, Whom.HURT),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.SHARED),
        Instinct(When.ALWAYS, Do.ATTACK, Whom.UNGUARDED),
    ),
    "mastermind": (
        Instinct(When.ALWAYS, Do.ATTACK, Whom.SHARED),
        # Of several on one target only the first has no die for that, unless the target is busy with another.
        Instinct(When.ALWAYS, Do.ATTACK, Whom.LEADER),
        *_TOGETHER[1:],
    ),
}
"""Those of the tempers that do otherwise in the dice edition (D-DICE-06, D-DICE-13, D-DICE-14)."""
PRESET = "bold"
"""The temper of whoever has no instincts and is given none."""
OWN = "own"
"""What is said for a temper of who goes by the instincts on their sheet."""


def temper_of(character: Character, told: Mapping[CharacterId, str]) -> str:
    """Return the word for the temper that somebody goes by: the one told for them, their own, or the preset."""
    return told.get(character.id) or (OWN if character.instincts else PRESET)


def instincts_of(
    character: Character, told: Mapping[CharacterId, str], edition: Edition = Edition.TAROT
) -> tuple[Instinct, ...]:
    """Return the lines that somebody goes by in this edition."""
    word = temper_of(character, told)
    if word == OWN:
        return character.instincts
    return WITH_DICE.get(word, TEMPERS[word]) if edition is Edition.DICE else TEMPERS[word]
