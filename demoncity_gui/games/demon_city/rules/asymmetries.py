"""What is uneven is charged once, and rather given to the one than taken from the other (T-LOST, T-ALOST)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import (
    NO_EDGES,
    Act,
    Attack,
    ThrowReason,
    is_contested,
)
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count


class Charge(Enum):
    """How a trouble is charged."""

    INTENSITY = "intensity"  # built into what has to be beaten
    EXTRA = "extra"  # an extra throw for the opponent
    LOSS = "loss"  # a throw less for the one who has it


CHARGES_OF_STATIC = (Charge.INTENSITY, Charge.LOSS)
"""How a trouble may be charged in a static throw, the preset first (T-STATIC-13, T-LOST-01)."""
CHARGES_OF_OPPOSED = (Charge.EXTRA, Charge.LOSS)
"""The same in an opposed throw and in an Action Round (T-OPP-06, T-LOST-03, T-ALOST-09)."""


class Suggestion(Struct, frozen=True):
    """A trouble that is a loss and would by the preset be charged otherwise: `gains` is who has the extra then."""

    label: str
    charge: Charge
    gains: CharacterId | None = None


class ChargedTwice(Struct, frozen=True):
    """A label that is an extra for one and a loss for the other (T-LOST-05, T-ALOST-11)."""

    label: str
    gains: CharacterId
    loses: CharacterId


class Labels(Struct, frozen=True):
    """What the Host said for and against somebody."""

    who: CharacterId
    advantages: tuple[str, ...]
    disadvantages: tuple[str, ...]


def charged_twice(one: Labels, other: Labels) -> tuple[ChargedTwice, ...]:
    """Return what is an extra for the one of these two and a loss for the other; large and small letters are alike.

    T-LOST-05: the Host is warned, and nothing is refused.
    """
    return (*_charged_twice(one, other), *_charged_twice(other, one))


def _charged_twice(gains: Labels, loses: Labels) -> Iterator[ChargedTwice]:
    lost = {_key(label) for label in loses.disadvantages}
    for label in dict.fromkeys(gains.advantages):
        if _key(label) in lost:
            yield ChargedTwice(label, gains.who, loses.who)


def _key(label: str) -> str:
    return label.strip().casefold()


def charged_twice_with(confrontation: Confrontation, who: CharacterId) -> tuple[ChargedTwice, ...]:
    """Return what is charged twice between somebody and those whom they face in this round (T-ALOST-11)."""
    own = _labels(confrontation, who)
    return tuple(
        twice for other in _faced(confrontation, who) for twice in charged_twice(own, _labels(confrontation, other))
    )


def suggestions_for(confrontation: Confrontation, who: CharacterId, count: Count | None) -> tuple[Suggestion, ...]:
    """Return how somebody's losses of this round would rather be charged (T-ALOST-09, T-STATIC-13).

    A trouble that found only one throw is the foe's extra by now, and what is charged twice has a warning of its own.
    Where nobody's throw stands against this one and nothing is to be beaten, a loss is all there is.
    """
    twice = {_key(found.label) for found in charged_twice_with(confrontation, who)}
    taken = [] if count is None else _losses(count, twice)
    announcement = confrontation.announcements[who]
    opponents = [other for other in _faced(confrontation, who) if _throws_against(confrontation, other, who)]
    if opponents:
        return tuple(Suggestion(label, CHARGES_OF_OPPOSED[0], opponents[0]) for label in taken)
    if isinstance(announcement, Act) and announcement.intensity is not None:
        return tuple(Suggestion(label, CHARGES_OF_STATIC[0]) for label in taken)
    return ()


def suggestions_for_task(side: Labels, rivals: Sequence[Labels], count: Count) -> tuple[Suggestion, ...]:
    """Return how the losses of somebody who throws in a task would rather be charged (T-STATIC-13, T-LOST-03).

    Without rivals it is a static throw.
    """
    twice = {_key(found.label) for rival in rivals for found in charged_twice(side, rival)}
    taken = _losses(count, twice)
    if rivals:
        return tuple(Suggestion(label, CHARGES_OF_OPPOSED[0], rivals[0].who) for label in taken)
    return tuple(Suggestion(label, CHARGES_OF_STATIC[0]) for label in taken)


def _losses(count: Count, twice: Collection[str]) -> list[str]:
    return [
        line.label
        for line in count.lines
        if line.reason is ThrowReason.DISADVANTAGE and line.change < 0 and _key(line.label) not in twice
    ]


def _throws_against(confrontation: Confrontation, other: CharacterId, who: CharacterId) -> bool:
    """Whether an extra for the other would work against this one: not for a target that is busy elsewhere."""
    if other in confrontation.pending or not isinstance(confrontation.announcements[who], Attack):
        return True
    return who in _acts_on(confrontation, other)


def _labels(confrontation: Confrontation, who: CharacterId) -> Labels:
    announcement = confrontation.announcements.get(who)
    edges = NO_EDGES if announcement is None else announcement.edges
    return Labels(who, edges.advantages, edges.disadvantages)


def _faced(confrontation: Confrontation, who: CharacterId) -> tuple[CharacterId, ...]:
    """Return everybody whom somebody acts on or stands against, and then those who do so to them.

    Who does something uncontested faces nobody (T-UNCONTESTED-03).
    """
    own = _acts_on(confrontation, who)
    others = [other for other in confrontation.announcements if who in _acts_on(confrontation, other)]
    return tuple(other for other in dict.fromkeys((*own, *others)) if _is_in_a_clash(confrontation, who, other))


def _is_in_a_clash(confrontation: Confrontation, *people: CharacterId) -> bool:
    announced = [confrontation.announcements[who] for who in people if who in confrontation.announcements]
    return all(is_contested(announcement) for announcement in announced)


def _acts_on(confrontation: Confrontation, who: CharacterId) -> tuple[CharacterId, ...]:
    announcement = confrontation.announcements.get(who)
    return announcement.targets if isinstance(announcement, Attack) else confrontation.against.get(who, ())
