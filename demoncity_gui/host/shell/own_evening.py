"""What the page “My own evening” is offered, and the evening that begins with what was chosen on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from demoncity_gui.cards.packs.pack_messages import Refused
from demoncity_gui.disk.door import system_words
from demoncity_gui.disk.file_names import as_file_name
from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.formats.own_evening import RuleSet, of_edition
from demoncity_gui.formats.players_line import PlayersUnreadable
from demoncity_gui.formats.shelf import shelf
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.host.pages.evenings.own_evening_page import HorrorChoice, OwnEveningPage
from demoncity_gui.host.settings import NEW_CARDS, NEW_DICE, NEW_RULES, Settings
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.recent_evenings import recent_evenings
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.second_program.texts import CastRead, ReadCast, Unread
from demoncity_gui.texts import casts
from demoncity_gui.texts import own_evening as said
from demoncity_gui.words.plain_text import quoted

_SUFFIX = ".demoncity"
_ON_THE_PAGE = ("evening", "dice", "solo")
"""What the page asks about; guests ask for a title and a scene."""


class OwnEveningShell(QObject):
    """Opens the page and begins its evening by `begin`, in a file of `folder`: nobody is asked for a name.

    `last` returns the plan of the evening that was played last, None for none.
    """

    def __init__(
        self,
        host: HostWindow,
        folder: Path,
        last: Callable[[], Any],
        begin: Callable[[Path, Any], None],
    ) -> None:
        super().__init__(host)
        self._host, self._folder, self._last, self._begin_in = host, folder, last, begin
        self.reading = SecondProgram(self)
        self.reading.ended.connect(self._on_read)
        self._page: OwnEveningPage | None = None
        self._kind = "evening"

    @property
    def page(self) -> OwnEveningPage:
        """The page, made when it is first wanted."""
        if self._page is None:
            self._page = OwnEveningPage(self._host.own_keys)
            self._page.begin_wanted.connect(self._on_begin)
            self._page.left.connect(self._host.pages.leave_ask_page)
            self._host.pages.add_ask_page(self._page, self._page.message)
        return self._page

    def asks(self, system: str) -> bool:
        """Bring the page to the front for a new evening of this game, if it is one that the page asks about."""
        if system in _ON_THE_PAGE:
            self.open(system)
        return system in _ON_THE_PAGE

    def open(self, kind: str) -> None:
        """Bring the page to the front, with empty fields, for a new evening of this kind."""
        self._kind = kind
        last = of_edition(self._last(), is_dice=kind == "dice")
        horrors = [HorrorChoice(plan.title, plan.characters, plan.horror_deck, plan.scene) for plan in shelf()]
        rules = RuleSet(self._host.settings[NEW_RULES])
        self.page.offer(self._host.casts.names(), horrors, last, kind=kind, rules=rules)
        self._host.pages.show_ask_page(self.page, self.page.title)

    def _on_begin(self) -> None:
        if self.page.cast_chosen:
            self.reading.ask(ReadCast(str(self._host.casts.path(self.page.cast_chosen))))
            self._host.pages.say("")
        else:
            self._begin(None)

    def _on_read(self, answer: object) -> None:
        match answer:
            case CastRead(characters):
                self._begin(characters)
            case Unread(words) | Refused(words):
                self._say(words)

    def _begin(self, cast: Any) -> None:
        """Begin what is chosen; one sentence says why not, and what was typed stays."""
        try:
            plan = replace(self.page.chosen(cast).plan(), solo=self._kind == "solo")
            if self._kind != "solo":  # alone, the program holds all
                holds = self._host.settings[NEW_DICE if self._kind == "dice" else NEW_CARDS]
                plan = replace(plan, players_mode=holds, horror_mode=holds)
        except PlayersUnreadable as why:
            self._say(str(why))
        else:
            if self.begin(plan):
                self._give_portraits(plan)

    def _give_portraits(self, plan: Any) -> None:
        """Have the pictures that were dropped read, and say of each that is none what is wrong with it."""
        for one in plan.characters:
            if one.is_player_character and one.name in self.page.portraits:
                self._host.pictures.give_portrait(one.id, self.page.portraits[one.name])

    def begin(self, plan: Any) -> bool:
        """Begin the evening of a plan in a new file; return whether it is open, a sentence has said why not."""
        try:
            path = self._place(plan.title)
            self._begin_in(path, plan)
        except Trouble as trouble:
            self._host.pages.say(sentence(trouble.reason))
        except RuleRefusal as refusal:
            self._host.pages.say(self._host.desk.refusal(refusal.reason))
        except OSError as why:
            self._host.pages.say(casts.unwritten(path=quoted(self._folder), why=system_words(why)))
        else:
            self._host.pages.tell(said.kept_at(path=str(path)))
            return True
        return False

    def _say(self, words: str) -> None:
        self.page.message.say(words)

    def _place(self, title: str) -> Path:
        """Return a new file for this title, its folder made."""
        folder = self._folder
        folder.mkdir(parents=True, exist_ok=True)
        stem = as_file_name(title) or "evening"
        names = chain([stem], (f"{stem} {number}" for number in count(2)))
        return next(path for name in names if not (path := folder / f"{name}{_SUFFIX}").exists())


def plan_after(now: Evening | None, settings: Settings, backups: Backups, pictures: HeldPictures) -> Any:
    """Return what would begin the session after the evening that is open, else after the last; None for none."""
    if now is not None:
        return now.session.next_evening()
    for path in recent_evenings(settings):
        try:
            evening = Evening.read(path, backups, pictures)
        except (Trouble, OSError):
            continue
        plan = evening.session.next_evening()
        evening.session.close()
        return plan
    return None
