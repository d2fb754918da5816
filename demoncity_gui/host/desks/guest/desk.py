"""A guest's desk: what a game says of its people and its deeds is all that a guest has to bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from demoncity_gui.games.common.asks import Choices, Field
from demoncity_gui.games.common.house_rules import HouseRuleLine
from demoncity_gui.host.desks.desk import OF_SOME_DESKS, Desk, Sheet, SidePlace, Window
from demoncity_gui.host.desks.guest.deeds import Deed
from demoncity_gui.host.desks.guest.page import GuestPage
from demoncity_gui.host.desks.guest.picture import NextDeed, Row
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import guest_desk as said
from demoncity_gui.texts.catalogue import Subject

if TYPE_CHECKING:
    from demoncity_gui.host.pages.side_page import SidePage


_OF_CARDS = frozenset({Key.PERSON, Key.END_ACTION})
"""Commands of a page that guests don't have."""


class GuestDesk(Desk):
    """See `Desk`. A guest brings what has no body here.

    `word` is its game's, `words` its catalogue: of deeds by their names, and of fields as `ask-` and their names.
    """

    page: GuestPage
    commands = frozenset({Key.HOUSE_RULES})
    menu = (Key.NEXT_STEP,)
    word: str
    words: Subject

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.page = GuestPage(window, self)
        self.pages = {Key.HOUSE_RULES: SidePlace(KeyContext.RULES, partial(_house_rules, window, self))}

    def show(self, *, to_read: bool) -> None:
        """See `Desk`."""
        self.page.refresh()

    @property
    def sheet(self) -> Sheet:
        """See `Desk`."""
        return Sheet(self.page.sheet_lines, OF_SOME_DESKS - self.commands | _OF_CARDS)

    def told_last(self) -> Sequence[str]:
        """Return what the last deed has come to, as its game tells it to the Host."""
        session = self.window.session
        told: list[str] = []
        for deed in session.deeds[-1:]:
            before = deed.before
            for event in deed.events:
                after = session.game.apply(before, event)
                told += session.game.story(deed, before, after, event, for_players=False)
                before = after
        return told

    # --- what a guest brings -----------------------------------------------------------------------------------------

    def headers(self) -> Sequence[tuple[str, str]]:
        """Return the columns, key and name before all others, each with what it means."""
        raise NotImplementedError

    def headline(self, table: Any) -> str:
        """Return where the round is."""
        raise NotImplementedError

    def reasons(self, table: Any) -> Sequence[str]:
        """Return why what is open stands as it does."""
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

    def rule_lines(self, table: Any) -> Sequence[HouseRuleLine]:
        """Return the open questions, and how each is read."""
        raise NotImplementedError

    def rule_set(self, ambiguity: str, letter: str) -> Any:
        """Return the command that reads an open question by this letter."""
        raise NotImplementedError

    def called(self, field: Choices, word: str) -> str:
        """Return what a choice is called; a name is its own word."""
        return word

    def hint(self, field: Field) -> str:
        """Return what a field for a text says while it is empty."""
        return said.text_hint


def _house_rules(window: Window, desk: GuestDesk) -> SidePage:
    from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage

    return HouseRulesPage(window.session, window.do, window.own_keys, desk.rule_lines, desk.rule_set)
