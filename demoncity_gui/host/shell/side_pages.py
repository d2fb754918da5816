"""The pages beside the front page: each is imported and made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key

if TYPE_CHECKING:
    from demoncity_gui.host.pages.side_page import SidePage
    from demoncity_gui.host.shell.host_window import HostWindow


def _cast(host: HostWindow) -> SidePage:
    from demoncity_gui.host.pages.cast.cast_page import CastPage

    return CastPage(host.session, host.do, host.own_keys, host.casts, host.questions, host.pictures)


def _decks(host: HostWindow) -> SidePage:
    from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage

    return DecksPage(host.session, host.do, host.own_keys)


def _house_rules(host: HostWindow) -> SidePage:
    from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage

    return HouseRulesPage(host.session, host.do, host.own_keys)


def _task(host: HostWindow) -> SidePage:
    from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage

    page = TaskPage(host.session, host.do, host.own_keys, host.questions)
    host.tv.add_button(page.next_step)
    return page


def _show(host: HostWindow) -> SidePage:
    from demoncity_gui.host.pages.tv.show_page import ShowPage

    page = ShowPage(host.session, host.do, host.own_keys, host.pictures)
    page.done.connect(host.pages.show_round)
    return page


MAKERS: dict[Key, tuple[KeyContext, Callable[[HostWindow], SidePage]]] = {
    Key.CAST: (KeyContext.CAST, _cast),
    Key.DECKS: (KeyContext.DECKS, _decks),
    Key.HOUSE_RULES: (KeyContext.RULES, _house_rules),
    Key.TASK: (KeyContext.TASK, _task),
    Key.SHOW: (KeyContext.SHOW, _show),
}
"""By the command that opens it: where its keys mean something, and what makes it."""
