"""Random play of a guest from its `asks` alone: each field filled with something that it says it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields, replace

from demoncity_gui.games.action.rules.commands import BeginShots
from demoncity_gui.games.action.rules.table import Sheet
from demoncity_gui.games.common import asks
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.game import AnyGame
from demoncity_gui.games.kings.rules.commands import BeginKings
from demoncity_gui.games.kings.rules.table import Person

KINGS_CAST = BeginKings(
    "A court",
    "The park at night",
    (Person("Vic", 9, 7, 2), Person("Sal", 8, 8, 0, 1), Person("Tom", 5, 5), Person("Una", 9, 9, 2)),
)
ACTION_CAST = BeginShots(
    "A warehouse",
    "By night",
    (
        Sheet("Ann", agility=6, wits=6, luck=7, heroic=True, covers=True),
        Sheet("Bill", agility=5, wits=6, luck=5),
        Sheet("Cass", "Triad", agility=5, wits=5, luck=6, covers=True),
        Sheet("Thugs", "Triad", agility=4, wits=3, luck=3, toughness=2, unnamed=True, size=3),
    ),
    HouseRules((("A-AMB-01", "b"), ("A-OPT-04", "on"), ("A-OPT-18", "on"))),
)
RARE = (
    *("end-round", "set-traits", "set-reading", "add-person", "remove-person"),
    *("end-fight", "set-number", "set-status", "fall", "note"),
    *("copy-person", "move-person"),
)
"""What would keep random play from going anywhere, were it as likely as the rest."""


def asked_of(game: AnyGame, rare: tuple[str, ...] = RARE) -> Callable[[Any, Random], Any]:
    """Return what plays this game at random: it returns one of the commands that may be asked of a table."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(game.commands)}

    def asked(table: Any, dice: Random) -> Any:
        found = game.asks(table)
        often = [0.02 if one.command == "edit-sheet" else 0.1 if one.command in rare else 3.0 for one in found]
        (ask,) = dice.choices(found, often)
        return command_of(kinds, ask, dice)

    return asked


def command_of(kinds: dict[str, type[Struct]], ask: Any, dice: Random) -> Any:
    """Return this command, each of its fields filled at random."""
    return kinds[ask.command](**{field.name: _value(field, dice) for field in ask.fields})


def spoilt(ask: Any, command: Struct) -> Iterator[Struct]:
    """Yield the command with one of its fields beyond what this offer takes."""
    for field in ask.fields:
        match field:
            case asks.Numbers(least=least, most=most):
                wrong: tuple[Any, ...] = (least - 1, most + 1)
            case asks.SomeNumbers(least=least, longest=longest):
                wrong = ((least,) * (longest + 1), (least - 1,) * max(1, longest))
            case asks.Choices() | asks.NewName():
                wrong = ("", "Nobody of this name" * 20)
            case asks.YesNo():
                wrong = (2,)
            case _:
                wrong = ("x" * (asks.LONGEST_TEXT + 1),)
        for value in wrong:
            yield replace(command, **{field.name: value})


def is_among(offered: Iterable[Any], command: Struct) -> bool:
    """Whether an offer takes the command as it is, every field that it doesn't ask for left as preset."""

    def takes(ask: Any) -> bool:
        asked = {field.name: field for field in ask.fields}
        return all(
            asked[one.name].takes(value) if one.name in asked else value == one.default
            for one in fields(command)
            for value in (getattr(command, one.name),)
        )

    return any(takes(ask) for ask in offered if ask.command == command.__struct_config__.tag)


_PLAIN: dict[Any, Callable[[Random], Any]] = {
    int: lambda dice: dice.randint(0, 9),
    bool: lambda dice: dice.random() < 0.5,
    tuple[int, ...]: lambda dice: (dice.randint(0, 9),),
}


def at_random(kind: type[Struct], people: Iterable[Any], dice: Random) -> Struct | None:
    """Return a command of this kind that nobody has offered, None for one that begins an evening."""
    types = get_type_hints(kind)
    if not set(types.values()) <= {str, *_PLAIN}:
        return None
    names = [one.name for one in people]
    return kind(**{name: dice.choice(names) if of is str else _PLAIN[of](dice) for name, of in types.items()})


def _value(field: asks.Field, dice: Random) -> Any:
    match field:
        case asks.Numbers(least=least, most=most):
            return _number(least, most, dice)
        case asks.SomeNumbers(least=least, most=most, fewest=fewest, longest=longest):
            return tuple(_number(least, most, dice) for _ in range(dice.randint(fewest, min(longest, fewest + 2))))
        case asks.Choices(among=among):
            return dice.choice(among)
        case asks.NewName(taken=taken):
            return next(name for name in (f"Guest {number}" for number in range(999)) if name not in taken)
        case asks.Picture():
            return ""
        case asks.YesNo():
            return dice.random() < 0.5
        case _:
            return dice.choice(["", "he goes", "to the door"][getattr(field, "fewest", 0) :])


def _number(least: int, most: int, dice: Random) -> int:
    """Return a number of those, mostly one that would be said at a table."""
    return dice.randint(least, most if dice.random() < 0.1 else min(most, least + 9))
