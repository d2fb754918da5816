"""Finding somebody by letters of the name: beyond twenty there is no key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.asking.question import Act, Question, Wish, found
from demoncity_gui.host.desks.demon_city.round.agility_table import AgilityTable
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.texts import demon_city_round as said


class Finder:
    """Asks for letters; who is meant so far is brought into sight in the table. `go_to` goes to them."""

    def __init__(self, context: RoundContext, table: AgilityTable, go_to: Callable[[CharacterId], None]) -> None:
        self._context, self._table, self._go_to = context, table, go_to

    def ask(self) -> None:
        """Ask for letters of a name."""

        def read(letters: str) -> Act | str:
            who = self._found(letters)
            return said.nobody_found(letters=letters) if who is None else partial(self._take, who)

        self._context.say("")
        self._context.questions.ask(
            Question(said.find_who, wish=Wish(said.find_who_hint, read)),
            lambda do: do(),
            owner=self,
            leave=lambda _: self._table.mark(None),
            edited=self._show_found,
        )

    def _found(self, letters: str) -> CharacterId | None:
        """Return who has these letters in the name, who begins with them before all others."""
        everybody = self._context.picture.everybody
        place = found(letters, [one.name for one in everybody])
        return None if place is None else everybody[place].who

    def _show_found(self, letters: str) -> None:
        who = self._found(letters)
        self._table.mark(None if who is None else self._context.picture.row_of(who))

    def _take(self, who: CharacterId) -> bool:
        self._table.mark(None)
        self._context.questions.close_question()
        self._go_to(who)
        return True
