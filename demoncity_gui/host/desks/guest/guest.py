"""What a guest brings to its desk: what it says of its people, and of its deeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from demoncity_gui.games.common.asks import Choices, Field
from demoncity_gui.games.common.house_rules import HouseRuleLine, OpenQuestion
from demoncity_gui.games.game import in_words
from demoncity_gui.host.desks.desk import Desk
from demoncity_gui.host.desks.guest.cast.parts import CastPart
from demoncity_gui.host.desks.guest.deeds import Deed
from demoncity_gui.host.desks.guest.picture import LyingCard, NextDeed, Proposal, Row
from demoncity_gui.texts import guest_desk as said
from demoncity_gui.texts.catalogue import Subject


class Guest(Desk):
    """A desk whose page is the same for all guests; what has no body here each brings itself.

    `word` is its game's, `words` its catalogue: of deeds by their names, and of fields as `ask-` and their names.
    `questions` are its open questions, whose sentences are in `questions_words`; a `reading` is the command that reads
    one of them by a letter, a `written` one keeps a note, a `removing` one lets somebody go.

    `cast` are the parts of a sheet: the first `columns` of them stand in the table of the cast, numbers from one on.
    """

    word: str
    words: Subject
    questions: Mapping[str, OpenQuestion]
    questions_words: Subject
    reading: type[Struct]
    written: type[Struct]
    removing: type[Struct]
    cast: tuple[CastPart, ...]
    columns: int
    first_number: int

    def note(self, words: str) -> Any:
        """See `Desk`."""
        return self.written(words)

    def headers(self) -> Sequence[tuple[str, str]]:
        """Return the columns, key and name before all others, each with what it means."""
        raise NotImplementedError

    def headline(self, table: Any) -> str:
        """Return where the round is."""
        raise NotImplementedError

    def reasons(self, table: Any) -> Sequence[str]:
        """Return why what is open stands as it does."""
        return ()

    def cards(self, table: Any) -> Sequence[LyingCard]:
        """Return the playing cards that lie on the table; most guests have none."""
        return ()

    def rows(self, table: Any) -> Sequence[Row]:
        """Return everybody, in the order in which they act."""
        raise NotImplementedError

    def deeds(self, table: Any) -> Sequence[Deed]:
        """Return all that could be done with this table; what may not be asked is left out by the page."""
        raise NotImplementedError

    def next_step(self, table: Any) -> NextDeed:
        """Return what Enter does."""
        raise NotImplementedError

    def proposal(self, table: Any) -> Proposal | None:
        """Return what the program would do for whoever is next, None where it leaves that to people."""
        return None

    def doer(self, table: Any, deed: Deed) -> str:
        """Return whose deed it is, where the deed isn't told itself; else nothing."""
        return ""

    def newcomer(self, table: Any, name: str) -> Any:
        """Return the command by which somebody of this name sits down, with the usual sheet."""
        raise NotImplementedError

    def standing(self, person: Any) -> Sequence[str]:
        """Return what is the matter with somebody, beside their name on the page of the cast."""
        raise NotImplementedError

    def portrait_of(self, person: Any) -> str:
        """Return the name of somebody's portrait, nothing for none."""
        raise NotImplementedError

    def rule_lines(self, table: Any) -> Sequence[HouseRuleLine]:
        """Return the open questions, and how each is read."""
        chosen = dict(table.rules.chosen)
        known = in_words(self.questions, self.questions_words).values()
        return [HouseRuleLine(rule, chosen.get(rule.id, rule.preset), "") for rule in known]

    def called(self, field: Choices, word: str) -> str:
        """Return what a choice is called; a name is its own word."""
        return word

    def hint(self, field: Field) -> str:
        """Return what a field for a text says while it is empty."""
        return said.text_hint
