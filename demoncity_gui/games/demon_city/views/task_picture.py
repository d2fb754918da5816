"""What the Host's page of tasks may show, before and after the throw."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId, Rank
from demoncity_gui.games.demon_city.views.host_picture import PreviewLine, TypingLane
from demoncity_gui.pieces.decks import DeckName


class TaskPerson(Struct, frozen=True):
    """Somebody who may throw: their key, and their stats and skills in the sheet's order.

    `usual` is the stat of their last task, `further` the skills that may count beside a stat, `calm_check` the hardest
    Intensity that a Horror's sheet calls for, None where none does.
    """

    who: CharacterId
    key: str
    name: str
    deck: DeckName
    stats: tuple[Rank, ...]
    further: tuple[str, ...]
    usual: str | None = None
    calm_check: int | None = None


class TaskOutcome(Struct, frozen=True):
    """What came of the task told now: few words, sentences with the rules' ids, and what a Host must know of them.

    `is_static`: it was thrown against an Intensity, which may be revealed. `is_task`: it was no mere draw.
    """

    headline: str
    sentences: tuple[str, ...]
    in_short: tuple[str, ...]
    is_tied: bool
    is_static: bool
    is_task: bool
    complication: str = ""


class SidePreview(Struct, frozen=True):
    """How many cards one side would throw and why."""

    who: CharacterId
    cards: int
    lines: tuple[PreviewLine, ...]


class TaskPreview(Struct, frozen=True):
    """What a task would take: no sides where no cards are needed, or where `objection` says why it can't be.

    `certain` is what needs no throw, `warnings` keep nobody from throwing.
    """

    sides: tuple[SidePreview, ...] = ()
    certain: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    objection: str = ""


NOTHING = TaskPreview()
"""Of what takes no counted throw."""


class TaskPicture(Struct, frozen=True):
    """The people, what the house rules allow, the outcome told now, and what the TV shows of it.

    `typing` are those whose real cards a task or a draw waits for, `awaited` what it takes and why; `next_step` names
    what goes on then.
    """

    throwers: tuple[TaskPerson, ...]
    last: CharacterId | None
    in_action: bool
    many_rivals: bool
    many_intensities: bool
    intensity_is_open: bool
    is_shown: bool
    outcome: TaskOutcome | None = None
    typing: tuple[TypingLane, ...] = ()
    awaited: TaskPreview = NOTHING
    next_step: str = ""

    @property
    def can_reveal(self) -> bool:
        """Whether there is an Intensity that the players could be shown (T-AMB-65)."""
        return self.outcome is not None and self.outcome.is_static and self.is_shown

    def keyed(self, key: str) -> CharacterId | None:
        """Return whom this key names, None for nobody."""
        return next((one.who for one in self.throwers if key and one.key == key), None)
