"""An evening of Action! as a story that can be read out: a paragraph for each Action, and what came of it."""

from __future__ import annotations

from demoncity_gui.games.action import words
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.commands import Command, EndFight
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.table import Person, Table
from demoncity_gui.games.common.sheets import veiled
from demoncity_gui.games.common.telling import Telling
from demoncity_gui.games.common.words import veils
from demoncity_gui.games.game import Deed
from demoncity_gui.texts import action_account as said

_OPENS = ev.FightBegan | ev.SequenceBegan | ev.FightEnded
_UNSEEN = ev.FightersChanged | ev.RollsDue | ev.SequenceBegan
"""What goes on beneath a story: who is next, which rolls are due."""
_SAID = frozenset({"interrupt", "defend", "rest"})


class Account:
    """See `Account` of `games.game`."""

    def __init__(self, *, for_players: bool) -> None:
        self._for_players = for_players
        self._telling = Telling()

    def begins(self, deed: Deed[Table, Command, ev.Event], after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`."""
        return isinstance(event, _OPENS) or (isinstance(event, ev.ActionOpened) and event.open is not None)

    def add(self, deed: Deed[Table, Command, ev.Event], before: Table, after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`; a Host reads the numbers beneath."""
        names = veils(tuple(dict.fromkeys((*after.hidden, *before.hidden))), in_sentences=True)
        if self._for_players and names:
            before, after, event = veiled(before, names), veiled(after, names), veiled(event, names)
        told = self._sentences(deed, before, after, event)
        self._telling.say(told)
        return self._for_players and (bool(told) or isinstance(event, _UNSEEN) or _is_end(deed))

    def prose(self) -> str:
        """See `Account` of `games.game`."""
        return self._telling.paragraph()

    def _sentences(
        self, deed: Deed[Table, Command, ev.Event], before: Table, after: Table, event: ev.Event
    ) -> list[str]:
        turn = self._telling.turn
        match event:
            case ev.FightBegan():
                sides = [[one.name for one in after.people if one.sheet.faction == side] for side in after.factions]
                if len(sides) == 2:
                    return [said.began(ours=sides[0], theirs=sides[1], turn=turn("began"))]
                return [said.began_among(all=list(after.names))]
            case ev.SequenceBegan(number=number):
                return [said.again(turn=turn("again"))] if not number % 2 else []
            case ev.FightEnded():
                people = zip(deed.before.people, before.names, strict=True)  # who has been hidden has another name
                up = [name for one, name in people if not one.is_helpless]
                return [said.over(standing=up, down=[one for one in before.names if one not in up])]
            case _ if _is_end(deed):  # ten minutes later people wake
                return []
            case ev.FightersChanged(who=who, kind=kind) if kind in _SAID:
                return [_did(kind, who)]
            case ev.Attacked(who=who, target=target, outcome=outcome) if outcome.pv is not None:
                return [said.hit(who=who, target=target, turn=turn("hit"))]
            case ev.Attacked(who=who, target=target):
                return [said.missed(who=who, target=target, turn=turn("missed"))]
            case ev.Harmed(person=person):
                return self._came_to(before.person(person.name), person)
            case ev.Bumped() | ev.FireLaid() | ev.PersonChanged():
                return words.told(after, event, for_players=True)
            case _:
                return []

    def _came_to(self, was: Person, now: Person) -> list[str]:
        """Return what a Damage has come to: what is the matter with somebody now that wasn't, or how hard it was."""
        new = [one for one in now.state.statuses if one not in was.state.statuses]
        fell = [one for one in new if one is not Status.SHAKEN or len(new) == 1]
        if fell:
            return [said.now(who=now.name, status=one.value) for one in fell]
        if now.state.wounds > was.state.wounds:
            return [said.wounded(who=now.name, turn=self._telling.turn("wounded"))]
        return [said.unharmed(who=now.name, turn=self._telling.turn("unharmed"))]


def _is_end(deed: Deed[Table, Command, ev.Event]) -> bool:
    return isinstance(deed.command, EndFight)


def _did(kind: str, who: str) -> str:
    match kind:
        case "interrupt":
            return said.interrupted(who=who)
        case "defend":
            return said.defended(who=who)
        case _:
            return said.rested(who=who)
