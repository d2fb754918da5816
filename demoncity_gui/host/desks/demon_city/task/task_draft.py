"""A task being put together, key by key, before it is thrown. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Contest, TaskSide, TryTask
from demoncity_gui.games.demon_city.views.task_picture import TaskPerson
from demoncity_gui.host.desks.demon_city.labels import without_label
from demoncity_gui.texts import demon_city_task_page as said

_HIGHEST_INTENSITY = 10


class Digits(Enum):
    """What a digit means now."""

    WHO = "who"
    INTENSITY = "intensity"
    RIVALS = "rivals"


class TaskDraft(Struct):
    """Who throws, with what, against what or whom. The first of `sides` is the thrower, the others are rivals.

    `at` is the side that stat, skills and labels count for; `digits` says what the next digit is, and `words` are what
    is tried, for the players to read.
    """

    sides: list[TaskSide]
    opposed: bool = False
    at: int = 0
    intensities: tuple[int, ...] = ()
    supernatural: bool = False
    digits: Digits = Digits.WHO
    words: str = ""

    @property
    def side(self) -> TaskSide:
        """The side that is put together now."""
        return self.sides[self.at]

    @property
    def rivals(self) -> tuple[CharacterId, ...]:
        """Against whom."""
        return tuple(side.who for side in self.sides[1:])

    def name_thrower(self, thrower: TaskPerson) -> None:
        """Let somebody throw alone, with the stat of their last task; the Intensity stays."""
        self.sides, self.at, self.opposed = [side_of(thrower)], 0, False
        self.digits = Digits.INTENSITY

    def name_rival(self, rival: TaskPerson, *, many: bool) -> None:
        """Set somebody against the thrower, or let them go; without `many` one at a time (T-AMB-64)."""
        if rival.who == self.sides[0].who:
            return
        if rival.who in self.rivals:
            self.sides = [side for side in self.sides if side.who != rival.who]
            self.at = min(self.at, len(self.sides) - 1)
            return
        kept = self.sides if many else self.sides[:1]
        self.sides = [*kept, side_of(rival)]
        self.at = len(self.sides) - 1

    def say(self, words: str) -> None:
        """Say what is tried, for the players to read."""
        self.words = words

    def turn_to(self, place: int) -> None:
        """Let what is pressed next count for this side, counted from 0; after the last comes the first."""
        self.at = place % len(self.sides)

    def turn_to_next(self) -> None:
        """Let what is pressed next count for the next side."""
        self.turn_to(self.at + 1)

    def toggle_supernatural(self) -> None:
        """Involve something supernatural, or nothing of the kind (T-STATIC-07)."""
        self.supernatural = not self.supernatural

    def toggle_opposed(self) -> None:
        """Throw against somebody (T-OPP-01), or alone against an Intensity again (T-STATIC-01)."""
        self.opposed = not self.opposed
        self.sides, self.at = self.sides[:1], 0
        self.digits = Digits.RIVALS if self.opposed else Digits.INTENSITY

    def choose_stat(self, stat: str) -> None:
        """Throw with this stat, or with none if it was this; it can't be a further skill as well."""
        chosen = None if self.side.stat == stat else stat
        further = tuple(skill for skill in self.side.further_skills if skill != stat)
        self._change(replace(self.side, stat=chosen, further_skills=further))
        if self.digits is Digits.WHO:
            self.digits = Digits.INTENSITY

    def toggle_further(self, skill: str) -> None:
        """Let a further skill count, or not (T-EXTRA-09)."""
        further = self.side.further_skills
        changed = tuple(one for one in further if one != skill) if skill in further else (*further, skill)
        self._change(replace(self.side, further_skills=changed))

    def toggle_distracted(self) -> None:
        """Say whether the target sees it coming (T-EXTRA-13)."""
        self._change(replace(self.side, other_is_distracted=not self.side.other_is_distracted))

    def add_label(self, label: str, *, good: bool) -> None:
        """Add a distinct advantage or disadvantage (T-EXTRA-03, T-LOST-01)."""
        if good:
            self._change(replace(self.side, advantages=(*self.side.advantages, label)))
        else:
            self._change(replace(self.side, disadvantages=(*self.side.disadvantages, label)))

    def strike_label(self, label: str) -> None:
        """Take a labelled advantage or disadvantage back."""
        self._change(without_label(self.side, label))

    def rename_label(self, old: str, new: str) -> None:
        """Say what an advantage or disadvantage is."""
        side = self.side
        self._change(
            replace(
                side,
                advantages=tuple(new if one == old else one for one in side.advantages),
                disadvantages=tuple(new if one == old else one for one in side.disadvantages),
            )
        )

    def give_trouble(self) -> str:
        """Charge the trouble said last as the rules have it by preset, no longer as a throw less: one level more of
        Intensity (T-STATIC-13), or an extra throw for the other (T-LOST-03). Return why it can't be, "" where it is.
        """
        if not self.side.disadvantages:
            return said.no_trouble
        label = self.side.disadvantages[-1]
        if not self.opposed:
            if not self.intensities:
                return said.intensity_first
            if max(self.intensities) == _HIGHEST_INTENSITY:
                return said.no_higher_intensity
            self.intensities = tuple(intensity + 1 for intensity in self.intensities)
        elif len(self.sides) < 2:
            return said.rival_first
        else:
            place = 0 if self.at else 1
            other = self.sides[place]
            if label not in other.advantages:
                self.sides[place] = replace(other, advantages=(*other.advantages, label))
        self.strike_label(label)
        return ""

    def press_digit(self, digit: int) -> None:
        """Take a digit as the Intensity; a 0 after a 1 makes 10."""
        self.set_intensity(10 if digit == 0 and self.intensities == (1,) else digit)

    def set_intensity(self, intensity: int) -> None:
        """Throw against this Intensity alone."""
        self.intensities = (intensity,)

    def choose_intensity(self, intensity: int, *, several: bool) -> None:
        """Throw against this Intensity, alone or as one of `several`."""
        self.digits = Digits.INTENSITY
        (self.toggle_level if several else self.set_intensity)(intensity)

    def toggle_level(self, intensity: int) -> None:
        """Add one level of success more, or take it away (T-STATIC-09)."""
        levels = set(self.intensities) ^ {intensity}
        self.intensities = tuple(sorted(levels))

    def back(self) -> bool:
        """Take back the last choice; return whether there was one."""
        if self.opposed:
            if len(self.sides) > 1:
                self.sides.pop()
                self.at = len(self.sides) - 1
            else:
                self.toggle_opposed()
        elif self.intensities:
            self.intensities, self.supernatural = (), False
        elif self.digits is Digits.INTENSITY:
            self.digits = Digits.WHO
        else:
            return False
        return True

    def command(self) -> TryTask | Contest | None:
        """Return what would be thrown, None while something is missing."""
        if self.opposed:
            if len(self.sides) < 2:
                return None
            one, other, *more = self.sides
            return Contest(one, other, tuple(more), self.words)
        if not self.intensities:
            return None
        return TryTask(self.side, self.intensities, self.supernatural and 10 in self.intensities, self.words)

    def _change(self, side: TaskSide) -> None:
        self.sides[self.at] = side


def side_of(thrower: TaskPerson) -> TaskSide:
    """Return somebody's side as it is before anything is said of it."""
    return TaskSide(thrower.who, thrower.usual)


def letters_for(names: Sequence[str], taken: str) -> dict[str, str]:
    """Return a letter for each name, its first one or another of its own where any is free; past 26 names have none."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    free = [letter for letter in alphabet if letter not in taken]
    letters: dict[str, str] = {}
    for wanted in (lambda name: name[:1].upper(), lambda name: name.upper(), lambda name: alphabet):
        for name in names:
            letter = next((letter for letter in wanted(name) if letter in free), None)
            if name not in letters and letter is not None:
                letters[name] = letter
                free.remove(letter)
    return letters
