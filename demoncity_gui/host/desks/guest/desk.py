"""A guest's desk: what a game says of its people and its deeds is all that a guest has to bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.host.desks.desk import OF_SOME_DESKS, Sheet, SidePlace, Window
from demoncity_gui.host.desks.guest.guest import Guest
from demoncity_gui.host.desks.guest.page import GuestPage
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key

if TYPE_CHECKING:
    from demoncity_gui.host.pages.side_page import SidePage


_OF_CARDS = frozenset({Key.PERSON, Key.END_ACTION, Key.ONLY_ONE, Key.SHEETS_PICTURE})
"""Commands of pages that guests don't have."""


class GuestDesk(Guest):
    """See `Desk`: the page of a guest, its house rules, and what was told last."""

    page: GuestPage
    commands = frozenset({Key.CAST, Key.HOUSE_RULES, Key.PRINT})
    menu = (Key.NEXT_STEP,)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.page = GuestPage(window, self)
        self.pages = {
            Key.CAST: SidePlace(KeyContext.CAST, partial(_cast, window, self)),
            Key.HOUSE_RULES: SidePlace(KeyContext.RULES, partial(_house_rules, window, self)),
        }

    def show(self, *, to_read: bool) -> None:
        """See `Desk`."""
        self.page.refresh()

    @property
    def sheet(self) -> Sheet:
        """See `Desk`."""
        return Sheet(self.page.sheet_lines, OF_SOME_DESKS - self.commands | _OF_CARDS)

    def luck(self) -> Chance:
        """Return the luck of the program's next choice: the same until something is done, and again after undo."""
        return RehearsedChance(self.window.session.history.timeline.newest)

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


def _cast(window: Window, desk: GuestDesk) -> SidePage:
    from demoncity_gui.host.desks.guest.cast.cast_page import GuestCastPage

    return GuestCastPage(window, desk)


def _house_rules(window: Window, desk: GuestDesk) -> SidePage:
    from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage

    return HouseRulesPage(window.session, window.do, window.own_keys, desk.rule_lines, desk.reading)
