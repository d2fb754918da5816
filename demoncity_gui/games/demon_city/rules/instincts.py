"""What somebody does whom no person plays: lines of a sheet, each of which says when it holds and what is done then."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

ALWAYS_FOLLOWED = 10
"""The weight of a line that is followed whenever it holds."""


class When(Enum):
    """What must hold for a line to be followed, as anybody at the table can see it."""

    ALWAYS = "always"
    ATTACKED = "attacked"  # somebody's announced attack on me is noticed
    ATTACKED_BESIDE_FRIEND = "attacked-beside-friend"  # and a friend still stands, who can strike back
    ALLY_ATTACKED = "ally-attacked"
    HURT = "hurt"
    OUTNUMBERED = "outnumbered"
    FOE_HURT = "foe-hurt"  # hurt, or in Panic
    ALLY_OUT = "ally-out"
    FIRST_ROUND = "first-round"


class Do(Enum):
    """What is done."""

    ATTACK = "attack"
    DEFEND = "defend"
    WITHDRAW = "withdraw"


class Whom(Enum):
    """Whom an attack is aimed at: a foe who is not Out of the Fight."""

    ANYONE = "anyone"
    ATTACKER = "attacker"  # who attacks me
    ALLYS_ATTACKER = "allys-attacker"
    SAME = "same"  # last round's
    HURT = "hurt"  # or in Panic
    SHARED = "shared"  # whom somebody on my side attacks
    UNGUARDED = "unguarded"  # who has not announced to defend
    LEADER = "leader"  # whose attack on my side, or on me, was announced first
    SPARE = "spare"  # whom nobody on my side attacks


class Instinct(Struct, frozen=True):
    """One line: when it holds, they do this; `whom` says more of an attack alone.

    `weight` of ten times that it holds it is followed; otherwise the next line counts.
    """

    when: When = When.ALWAYS
    do: Do = Do.ATTACK
    whom: Whom = Whom.ANYONE
    weight: int = ALWAYS_FOLLOWED
