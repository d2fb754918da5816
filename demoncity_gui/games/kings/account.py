"""An evening of Kings as a story that can be read out: a paragraph for each challenge. No pool is told, nor a die."""

from __future__ import annotations

from demoncity_gui.games.common.sheets import veiled
from demoncity_gui.games.common.telling import Telling
from demoncity_gui.games.common.words import veils
from demoncity_gui.games.game import Deed
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.challenge import Challenge
from demoncity_gui.games.kings.rules.commands import Command
from demoncity_gui.games.kings.rules.table import Table
from demoncity_gui.texts import kings_account as said

_OPENS = ev.RoundBegan | ev.Challenged | ev.Acted | ev.RoundEnded


class Account:
    """See `Account` of `games.game`."""

    def __init__(self, *, for_players: bool) -> None:
        self._for_players = for_players
        self._telling = Telling()

    def begins(self, deed: Deed[Table, Command, ev.Event], after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`."""
        return isinstance(event, _OPENS)

    def add(self, deed: Deed[Table, Command, ev.Event], before: Table, after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`; a Host reads the numbers beneath."""
        names = veils(tuple(dict.fromkeys((*after.hidden, *before.hidden))), in_sentences=True)
        if self._for_players and names:
            before, after, event = veiled(before, names), veiled(after, names), veiled(event, names)
        if isinstance(event, ev.RoundEnded):
            return True
        told = self._sentences(before, event)
        self._telling.say(told)
        return bool(told) and (self._for_players or isinstance(event, ev.Acted))

    def prose(self) -> str:
        """See `Account` of `games.game`."""
        return self._telling.paragraph()

    def _sentences(self, before: Table, event: ev.Event) -> list[str]:
        turn = self._telling.turn
        bout = None if before.round is None else before.round.bout
        match event:
            case ev.Acted(who=who, words=words):
                return [said.acted(who=who, words=_bare(words), turn=turn("acted"))]
            case ev.Challenged(challenger=own, target=target):
                return [said.challenged(who=own.name, target=target, aim=_bare(own.aim), turn=turn("challenged"))]
            case ev.Answered(challenged=own):
                return [said.answered(who=own.name, aim=_bare(own.aim), turn=turn("answered"))]
            case ev.Relented() if bout is not None:
                own = bout.challenger
                return [said.relented(who=bout.target, winner=own.name, aim=_bare(own.aim), turn=turn("relented"))]
            case _ if bout is not None and bout.challenge is not None:
                return self._of_challenge(bout.challenge, event)
            case _:
                return []

    def _of_challenge(self, challenge: Challenge, event: ev.Event) -> list[str]:
        turn, parties = self._telling.turn, challenge.parties
        match event:
            case ev.Tested(test=test) if test.ahead is None:
                return [said.even(turn=turn("even"))]
            case ev.Tested(test=test) if test.ahead is not None:
                ahead, behind = parties[test.ahead].name, parties[1 - test.ahead].name
                return [said.ahead(who=ahead, other=behind, turn=turn("ahead"))]
            case ev.Overbid(side=side):
                return [said.overbid(who=parties[side].name, turn=turn("overbid"))]
            case ev.ChallengeEnded(winner=None):
                return [said.nobody_won(turn=turn("nobody"))]
            case ev.ChallengeEnded(winner=side) if side is not None:
                return [said.won(who=parties[side].name, aim=_bare(parties[side].aim), turn=turn("won"))]
            case _:
                return []


def _bare(typed: str) -> str:
    """Return what somebody typed without a full stop, which the sentence has."""
    return typed.strip().removesuffix(".")
