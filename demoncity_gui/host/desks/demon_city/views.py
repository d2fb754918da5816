"""What the desk of Demon City shows of a session."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.asymmetries import charged_twice_with, suggestions_for
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.casebook import nobody_to_face
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, Contest, TryTask
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import NotNow
from demoncity_gui.games.demon_city.rules.round import objection_to
from demoncity_gui.games.demon_city.rules.table import Table, confrontation_of
from demoncity_gui.games.demon_city.tempers.solo_host import ProgramStep, program_step
from demoncity_gui.games.demon_city.views.decks_picture import DeckOrNone, DecksPicture, decks_picture, preset_moves
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, Preview, PreviewLine, Speaker
from demoncity_gui.games.demon_city.views.host_rows import deed_and_target
from demoncity_gui.games.demon_city.views.host_view import host_picture, speaker_for, why_sentence
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture, person_picture
from demoncity_gui.games.demon_city.views.task_picture import TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.views.task_view import intensity_is_open, task_picture, task_preview
from demoncity_gui.games.demon_city.views.told_task import as_players_know, told_task
from demoncity_gui.games.demon_city.words.asymmetries import suggestion_sentence, twice_sentence
from demoncity_gui.games.demon_city.words.counts import reason_here, short_reasons
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.tempers import solo_words
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


class Views:
    """Pictures of the evening as it stands, made when they are asked for."""

    def __init__(self, session: Session[Table, Command, Event]) -> None:
        self._session = session

    def host(self) -> HostPicture:
        """Return what the Host's window shows."""
        undo, redo = self._session.offered
        return host_picture(self._session.shown, undo=undo, redo=redo)

    def task(self) -> TaskPicture:
        """Return what the page of tasks shows."""
        session, told = self._session, told_task(self._session.deeds)
        if told is not None and session.hides:
            told = as_players_know(told, session.deeds, lambda table: session.game.shown(table, session.table))
        return task_picture(
            session.shown,
            session.commands(),
            told,
            is_shown=session.tv.state.tasks_are_shown,
            revealed=intensity_is_open(session.shown) or (told is not None and told.deed == session.tv.state.revealed),
        )

    def task_preview(self, command: TryTask | Contest) -> TaskPreview:
        """Return how many cards a task would take and why, or why it can't be thrown."""
        return task_preview(self._session.shown, command)

    def decks(self, moves: Mapping[Card, DeckOrNone]) -> DecksPicture:
        """Return what the deck workshop shows, with these cards moved in its draft."""
        return decks_picture(self._session.shown, moves)

    def preset_moves(self, moves: Mapping[Card, DeckOrNone], deck: DeckName) -> dict[Card, DeckOrNone]:
        """Return the workshop's draft with this deck put together as it mostly is."""
        return preset_moves(self._session.shown, moves, deck)

    def speaker(self, who: CharacterId) -> Speaker | None:
        """Return what somebody in the fight may announce, None for one who is not in it."""
        table, fight = self._session.shown, self._session.shown.fight
        if fight is None or fight.participant(who) is None:
            return None
        return speaker_for(table, fight, who)

    def person(self, who: CharacterId) -> PersonPicture | None:
        """Return one character as the Host may change them, None for an id nobody has."""
        table = self._session.shown
        own = self._session.hides  # what can be done to others is the program's
        known = any(one.id == who and (one.stats or not own) for one in table.characters)
        return person_picture(table, who) if known else None

    def announced(self, who: CharacterId) -> Announcement | None:
        """Return what somebody has announced this round."""
        fight = self._session.shown.fight
        participant = None if fight is None else fight.participant(who)
        return None if participant is None else participant.announcement

    @property
    def hides(self) -> bool:
        """Whether this window may show only what a player knows."""
        return self._session.hides

    @property
    def is_solo(self) -> bool:
        """Whether the program is the Host."""
        return self._session.table.solo

    def nobody_to_face(self) -> bool:
        """Whether a player alone is in a case where nobody is here whom they could fight."""
        return nobody_to_face(self._session.table)

    def program_words(self) -> str:
        """Return what the program does next, as the big button says it."""
        step, table = self.program_step(), self._session.shown
        return "" if step is None else solo_words(table, step.command)

    def program_step(self) -> ProgramStep | None:
        """Return what the program does next in a solo evening, None where it waits for the player."""
        return program_step(self._session.table) if self._session.table.solo else None

    def why_of(self, who: CharacterId | None) -> str:
        """Return why the program proposed something for this one, else for who announced last; nothing if it didn’t."""
        table, fight = self._session.shown, self._session.shown.fight
        people = () if fight is None else fight.participants
        first = [one for one in people if one.who == who]
        told = (why_sentence(table, one) for one in (*first, *reversed(people)))
        return next((why for why in told if why), "")

    def preview(self, who: CharacterId, announcement: Announcement) -> Preview:
        """Return how many cards an announcement would take and why, or why it can't be made."""
        table, fight = self._session.shown, self._session.shown.fight
        if fight is None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, NotNow()))
        objection = objection_to(table, fight, who, announcement)
        if objection is not None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, objection), refused=objection)
        confrontation = confrontation_of(table, fight, announcing={who: announcement})
        edition = by_edition(table.edition)
        count = edition.count_throws(confrontation).get(who)
        advised = suggestions_for(confrontation, who, count) if edition.gives_advice else ()
        warnings = (
            *(twice_sentence(table, twice, in_action=True) for twice in charged_twice_with(confrontation, who)),
            *(suggestion_sentence(table, advice) for advice in advised),
        )
        deed, target = deed_and_target(table, who, announcement)
        if count is None:
            return Preview(0, lowest=False, lines=(), objection="", warnings=warnings, deed=deed, target=target)
        lines = tuple(
            PreviewLine(line.reason, line.label, line.change, reason_here(table, confrontation, who, line))
            for line in count.lines
        )
        return Preview(
            *(count.cards, count.lowest, lines),
            objection="",
            warnings=warnings,
            deed=deed,
            target=target,
            reasons=short_reasons(count),
        )
