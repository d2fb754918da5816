"""Initiative cards: a stack in place of Initiative and Shots (A-OPT-20, A-AMB-51)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.common.house_rules import HouseRules


class Padding(Struct, frozen=True):
    """A card of nobody, with what it does to the scene."""

    text: str


class Reached(Struct, frozen=True):
    """A padding card that came to the top and was removed; `who` it befalls, None for the scene (A-AMB-23)."""

    text: str
    who: str | None


Card = str | Padding
"""A name, or padding."""


class Stack(Struct, frozen=True):
    """The cards in Initiative order, first on top (A-ALT-01), and who is out of action."""

    cards: tuple[Card, ...]
    out: tuple[str, ...] = ()

    @property
    def top(self) -> str | None:
        """Whose turn it is; None if nobody is left."""
        return next((card for card in self.cards if isinstance(card, str)), None)


def uncovered(stack: Stack, rules: HouseRules) -> tuple[Stack, tuple[Reached, ...]]:
    """Return the stack with a name on top, and the padding reached on the way: it is removed (A-ALT-12)."""
    at = next((place for place, card in enumerate(stack.cards) if isinstance(card, str)), len(stack.cards))
    top = stack.top if rules.reads(readings.PADDING_IS_FOR_THE_NEXT) else None
    reached = tuple(Reached(card.text, top) for card in stack.cards[:at] if isinstance(card, Padding))
    return replace(stack, cards=stack.cards[at:]), reached


def after_act(stack: Stack, penalty: int, rules: HouseRules) -> Stack:
    """Return the stack after the top one acts: to the rear (A-ALT-02), then up for snapshots (A-ALT-09, A-AMB-22)."""
    thirds, rest = divmod(abs(penalty), 3)
    up = thirds + (1 if rest and rules.reads(readings.THIRDS_ROUND_UP) else 0)
    first, *others = stack.cards
    place = max(0, len(others) - up)
    return replace(stack, cards=(*others[:place], first, *others[place:]))


def after_defense(stack: Stack, who: str, rules: HouseRules) -> Stack:
    """Return the stack after an Active Defense moves the defender one step (A-ALT-07, A-AMB-21).

    It is possible only if not in first place (A-ALT-06).
    """
    step = -1 if rules.reads(readings.DEFENDERS_GO_FORWARD) else 1
    at = stack.cards.index(who)
    return replace(stack, cards=_moved(stack.cards, at, min(len(stack.cards) - 1, at + step)))


def after_damage(stack: Stack, who: str, damage: int, health: int, rules: HouseRules, *, defended: bool) -> Stack:
    """Return the stack after Damage moves the victim forward, a place for each fifth of Health (A-ALT-03, A-AMB-20).

    Pushed forward from first place, the victim is out of action (A-ALT-04). Who defended against it may count as last
    (A-AMB-53).
    """
    places = damage // max(1, health // 5)
    if rules.reads(readings.ONE_PLACE_AT_MOST):
        places = min(1, places)
    cards, at = stack.cards, stack.cards.index(who)
    if defended and rules.reads(readings.DEFENDER_COUNTS_AS_LAST):
        cards, at = _moved(cards, at, len(cards) - 1), len(cards) - 1
    if places > at:
        return Stack((*cards[:at], *cards[at + 1 :]), (*stack.out, who))
    return replace(stack, cards=_moved(cards, at, at - places))


def _moved(cards: tuple[Card, ...], at: int, to: int) -> tuple[Card, ...]:
    left = [*cards[:at], *cards[at + 1 :]]
    left.insert(to, cards[at])
    return tuple(left)
