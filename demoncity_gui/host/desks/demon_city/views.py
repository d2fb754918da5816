"""What the desk of Demon City shows of a session."""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.asymmetries import charged_twice_with, suggestions_for
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, Contest, TryTask
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import NotNow
from demoncity_gui.games.demon_city.rules.round import objection_to
from demoncity_gui.games.demon_city.rules.table import Table, confrontation_of
from demoncity_gui.games.demon_city.views.decks_picture import DecksPicture, Place, decks_picture, preset_moves
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, Preview, PreviewLine, Speaker
from demoncity_gui.games.demon_city.views.host_view import host_picture, speaker_for
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture, person_picture
from demoncity_gui.games.demon_city.views.task_picture import TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.views.task_view import intensity_is_open, task_picture, task_preview
from demoncity_gui.games.demon_city.views.told_task import told_task
from demoncity_gui.games.demon_city.words.asymmetries import suggestion_sentence, twice_sentence
from demoncity_gui.games.demon_city.words.counts import reason_here
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card


class Views:
    """Pictures of the evening as it stands, made when they are asked for."""

    def __init__(self, session: Session[Table, Command, Event]) -> None:
        self._session = session

    def host(self) -> HostPicture:
        """Return what the Host's window shows."""
        undo, redo = self._session.offered
        return host_picture(self._session.table, undo=undo, redo=redo)

    def task(self) -> TaskPicture:
        """Return what the page of tasks shows."""
        session, told = self._session, told_task(self._session.deeds)
        return task_picture(
            session.table,
            session.commands(),
            told,
            is_shown=session.tv.state.tasks_are_shown,
            revealed=intensity_is_open(session.table) or (told is not None and told.deed == session.tv.state.revealed),
        )

    def task_preview(self, command: TryTask | Contest) -> TaskPreview:
        """Return how many cards a task would take and why, or why it can't be thrown."""
        return task_preview(self._session.table, command)

    def decks(self, moves: Mapping[Card, Place]) -> DecksPicture:
        """Return what the deck workshop shows, with these cards moved in its draft."""
        return decks_picture(self._session.table, moves)

    def preset_moves(self, moves: Mapping[Card, Place], deck: DeckName) -> dict[Card, Place]:
        """Return the workshop's draft with this deck put together as it mostly is."""
        return preset_moves(self._session.table, moves, deck)

    def speaker(self, who: CharacterId) -> Speaker | None:
        """Return what somebody in the fight may announce, None for one who is not in it."""
        table, fight = self._session.table, self._session.table.fight
        if fight is None or fight.participant(who) is None:
            return None
        return speaker_for(table, fight, who)

    def person(self, who: CharacterId) -> PersonPicture | None:
        """Return one character as the Host may change them, None for an id nobody has."""
        table = self._session.table
        known = any(character.id == who for character in table.characters)
        return person_picture(table, who) if known else None

    def announced(self, who: CharacterId) -> Announcement | None:
        """Return what somebody has announced this round."""
        fight = self._session.table.fight
        participant = None if fight is None else fight.participant(who)
        return None if participant is None else participant.announcement

    def preview(self, who: CharacterId, announcement: Announcement) -> Preview:
        """Return how many cards an announcement would take and why, or why it can't be made."""
        table, fight = self._session.table, self._session.table.fight
        if fight is None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, NotNow()))
        objection = objection_to(table, fight, who, announcement)
        if objection is not None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, objection), refused=objection)
        confrontation = confrontation_of(table, fight, announcing={who: announcement})
        count = by_edition(table.edition).count_throws(confrontation).get(who)
        advised = () if table.edition is Edition.DICE else suggestions_for(confrontation, who, count)
        warnings = (
            *(twice_sentence(table, twice, in_action=True) for twice in charged_twice_with(confrontation, who)),
            *(suggestion_sentence(table, advice) for advice in advised),
        )
        if count is None:
            return Preview(0, lowest=False, lines=(), objection="", warnings=warnings)
        lines = tuple(
            PreviewLine(line.reason, line.label, line.change, reason_here(table, confrontation, who, line))
            for line in count.lines
        )
        return Preview(count.cards, count.lowest, lines, objection="", warnings=warnings)
