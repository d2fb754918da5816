"""The table of Kings: who plays, the Round under way, and the challenge that is open."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings.rules.challenge import Both, Challenge, Party
from demoncity_gui.games.kings.rules.house_rules import PRESETS

Rolled = tuple[tuple[str, tuple[int, ...]], ...]
"""Names with the faces that were rolled for them."""


class Person(Struct, frozen=True):
    """Somebody who plays; `traits` are those left, which come back by hand (K-GAP-02), `base` those of the sheet.

    `temper` says how the program plays somebody whom no person plays, nothing for whom one does.
    Whoever is `hidden` has no name for the players. `portrait` is the SHA-256 of a picture that the evening keeps.
    """

    name: str
    base: int = 8
    traits: int = 8
    celerity: int = 0
    retests: int = 0
    temper: str = ""
    pronoun: str = ""
    notes: str = ""
    hidden: bool = False
    portrait: str = ""


class Declared(Struct, frozen=True):
    """What somebody declares for a Round: by what each of their actions is ordered, and in words what they will do."""

    who: str
    actions: tuple[int, ...]
    words: str = ""


class Bout(Struct, frozen=True):
    """An open challenge: at first the challenger's part alone; once it is answered both, with what was rolled last."""

    challenger: Party
    target: str
    challenge: Challenge | None = None
    dice: tuple[tuple[int, ...], tuple[int, ...]] | None = None

    @property
    def awaits_dice(self) -> bool:
        """Whether a test is to be rolled: the first one, or the new one after an overbid."""
        if self.challenge is None:
            return False
        return len(self.challenge.tests) == (0 if self.challenge.overbidder is None else 1)


class Round(Struct, frozen=True):
    """A Round (K-TERM-02): what was declared, the d10s rolled, who has acted, and who still may, each once an action.

    `queue` is None while people declare.
    """

    number: int
    declared: tuple[Declared, ...] = ()
    rolled: Rolled = ()
    queue: tuple[str, ...] | None = None
    acted: tuple[str, ...] = ()
    bout: Bout | None = None

    @property
    def speaker(self) -> str | None:
        """Whose action it is."""
        return self.queue[0] if self.queue else None


class Table(Struct, frozen=True):
    """Everything that is true now."""

    title: str = ""
    scene: str = ""
    people: tuple[Person, ...] = ()
    rules: HouseRules = PRESETS
    rounds: int = 0
    round: Round | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's names."""
        return tuple(one.name for one in self.people)

    @property
    def hidden(self) -> tuple[str, ...]:
        """Those whom players may not know by name."""
        return tuple(one.name for one in self.people if one.hidden)

    def person(self, name: str) -> Person:
        """Return somebody by name."""
        return next(one for one in self.people if one.name == name)

    def with_person(self, after: Person) -> Table:
        """Return the table with this person as they are now."""
        return replace(self, people=tuple(after if one.name == after.name else one for one in self.people))

    def less(self, bout: Bout, lost: Both) -> Table:
        """Return the table after both of a challenge have lost so many Traits."""
        table = self
        for name, number in zip((bout.challenger.name, bout.target), lost, strict=True):
            own = table.person(name)
            table = table.with_person(replace(own, traits=own.traits - number))
        return table


EMPTY_TABLE = Table()
"""Before an evening has begun."""
