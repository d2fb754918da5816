"""An evening as a story that can be read out: a paragraph for each Clash and each throw, and what it led to."""

from __future__ import annotations

from collections.abc import Iterator

from demoncity_gui.games.common.casebook import CameOut, CaseEnded, SceneEnded, SceneOpened, Twisted, Written
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.characters import CharacterId, State
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.rules.table import JudgedClash, Stage, Table
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.games.demon_city.words.told_clash import FightSoFar, Harm, ToldClash
from demoncity_gui.games.demon_city.words.told_deeds import aims, attempt, told_deed
from demoncity_gui.games.demon_city.words.voice import Voice, read_out
from demoncity_gui.games.game import Deed
from demoncity_gui.texts import demon_city_account as said
from demoncity_gui.texts.catalogue import Dialect, speaking
from demoncity_gui.words.values import ended

_ALONE = SceneOpened | SceneEnded | CaseEnded | Written
"""What stands by itself: what somebody wrote, and the headings."""
_JUDGED = ev.TaskJudged | ev.ContestJudged
_DRAWN = ev.OracleAnswered | ev.TableConsulted
"""What the deck was asked, and what a table said: a player alone asks it themselves."""
_UNTOLD = ev.EveningBegan | ev.DiceEveningBegan | ev.EveningNamed | ev.SoloSet
"""What the title says already, or is no part of a story."""


class Account:
    """See `Account` of `games.game`. Tells the tables as the players know them where it is `for_players`."""

    def __init__(self, dialect: Dialect, *, for_players: bool) -> None:
        self._dialect, self._for_players = dialect._replace(past=True), for_players
        self._voice = Voice()
        self._so_far = FightSoFar()
        self._start: list[str] = []
        self._clash: ToldClash | None = None
        self._harms: dict[CharacterId, Harm] = {}
        self._end: list[str] = []
        self._is_alone = False

    def begins(self, deed: Deed[Table, Command, ev.Event], after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`."""
        if self._is_alone or isinstance(event, _ALONE):
            return True
        match event:
            case ev.ActionBegan() | ev.RoundBegan() | ev.ActionEnded():
                return True
            case ev.RulingAccepted():
                return self._clash is not None and _told_now(after, event) is not None
            case ev.LineShown() | Twisted():
                return after.fight is None
            case _:
                judged = any(isinstance(one, _JUDGED | _DRAWN) for one in deed.events)
                return judged and after.fight is None and event is deed.events[0]

    def add(self, deed: Deed[Table, Command, ev.Event], before: Table, after: Table, event: ev.Event) -> bool:
        """See `Account` of `games.game`."""
        self._is_alone = isinstance(event, _ALONE)
        with speaking(self._dialect):
            if self._for_players:
                before, after = before.as_the_players_know_it, after.as_the_players_know_it
            self._voice.table = after
            self._of_clash(after, event)
            return self._of_play(deed, before, after, event) or isinstance(event, _UNTOLD)

    def prose(self) -> str:
        """See `Account` of `games.game`."""
        with speaking(self._dialect):
            struck = () if self._clash is None else self._clash.struck
            effects = self._effects(struck)
            told = effects if self._clash is None else self._clash.sentences(effects)
            words = read_out([*self._start, *told, *self._effects(tuple(self._harms)), *self._end])
        self._start, self._end, self._clash = [], [], None
        return words

    def _effects(self, whom: tuple[CharacterId, ...]) -> list[str]:
        """Return what befell these people; of the others it is still to be told."""
        harms = [self._harms.pop(who) for who in whom if who in self._harms]
        return [sentence for harm in harms for sentence in harm.sentences(self._voice)]

    def _of_clash(self, after: Table, event: ev.Event) -> None:
        """Take the Clash that is told from this event on; what befell people before it stands before it."""
        told = _told_now(after, event)
        if told is None or after.fight is None:
            return
        if self._clash is None:
            self._start += self._effects(tuple(self._harms))
        self._clash = ToldClash(self._voice, after, after.fight, told.ruling, self._so_far)

    def _of_play(self, deed: Deed[Table, Command, ev.Event], before: Table, after: Table, event: ev.Event) -> bool:
        """Tell one event; return whether its own line would only say it again."""
        match event:
            case ev.ActionBegan():
                self._begun(after)
            case ev.RoundBegan(number=number) if not number % 2:  # said before each round it would be a refrain
                self._start.append(said.again(turn=self._voice.turn("again")))
            case ev.ActionEnded():
                self._ended(before)
                return True
            case ev.CharacterChanged():
                return self._changed(before, event)
            case ev.DamageThrown(attacker=attacker, target=target, damage=damage):
                harm = self._harm(target)
                harm.by, harm.cost = attacker, damage
            case ev.DeedSettled(who=who):
                self._settled(after, event, who)
            case ev.TaskJudged() | ev.ContestJudged():
                self._end += self._judged(deed, event)
                return self._for_players  # a Host reads beneath it why
            case CameOut():
                return True
            case ev.FightJoined(character=character):
                self._end.append(said.joined(who=self._voice.name(character.id)))
                return True
            case ev.FightLeft(who=who):
                self._end.append(said.left(who=self._voice.name(who)))
                return True
            case ev.SituationComplicated(words=words) | ev.TaskComplicated(words=words) | Twisted(words=words):
                self._end.append(ended(said.worse(words=words, turn=self._voice.turn("worse"))))
                return True
            case ev.OracleAnswered(question=question, answer=answer) if after.solo or not self._for_players:
                asked = question if question.endswith("?") else f"{question}?"
                self._end.append(said.asked(question=asked, answer=answer.value))
            case ev.TableConsulted(words=words) if after.solo or not self._for_players:
                self._end.append(ended(words))
            case ev.LineShown(words=words):
                self._end.append(ended(words))
                return True
        return False

    def _begun(self, after: Table) -> None:
        people = () if after.fight is None else after.fight.participants
        self._voice.begin()
        self._so_far = FightSoFar()
        ours = [one.who for one in people if after.character(one.who).is_player_character]
        theirs = [one.who for one in people if one.who not in ours]
        if ours and theirs:
            turn = self._voice.turn("began")
            self._start.append(said.began(ours=self._voice.names(ours), theirs=self._voice.names(theirs), turn=turn))
        else:
            self._start.append(said.began_among(all=self._voice.names([one.who for one in people])))

    def _ended(self, before: Table) -> None:
        people = [] if before.fight is None else [one.who for one in before.fight.participants]
        down = [who for who in people if before.character(who).out]
        standing = [who for who in people if who not in down]
        several = self._voice.is_several
        self._start.append(
            said.over(
                standing=self._voice.names(standing),
                stand=several(standing),
                down=self._voice.names(down),
                lie=several(down),
            )
        )

    def _harm(self, who: CharacterId) -> Harm:
        harm = self._harms.setdefault(who, Harm(who))
        if self._clash is not None and who in self._clash.struck:
            harm.by = self._clash.ruling.attacker
        return harm

    def _changed(self, before: Table, event: ev.CharacterChanged) -> bool:
        if event.state in (State.OUT, State.PANIC):
            self._harm(event.who).states[event.state] = event.is_so
        if event.hurt:
            self._harm(event.who).hurt = True
        if event.hidden is False and before.fight is not None and before.fight.participant(event.who) is not None:
            self._end.append(said.unmasked(unknown=said.someone, who=self._voice.name(event.who)))
        return False

    def _settled(self, after: Table, event: ev.DeedSettled, who: CharacterId) -> None:
        one = None if after.fight is None else after.fight.participant(who)
        if one is None or one.announcement is None:
            return
        called, names = self._voice.name(who), self._voice.names(aims(one.announcement))
        if event.ruling.result is TaskResult.HAPPENS:
            done = told_deed(after, who, one.announcement, names, done=True)
            self._start.append(said.did_first(who=called, done=done))
            return
        tried = told_deed(after, who, one.announcement, names, done=False)
        self._start.append(self._came_out(called, tried, is_won=event.ruling.result is TaskResult.SUCCESS))

    def _judged(self, deed: Deed[Table, Command, ev.Event], event: ev.TaskJudged | ev.ContestJudged) -> Iterator[str]:
        awaited = deed.before.awaited  # real cards were typed meanwhile
        asked = deed.command if awaited is None else awaited.asked
        if isinstance(event, ev.ContestJudged):
            yield from self._contest(asked, event)
            critical, fumble = event.critical, event.fumble
        else:
            yield from self._task(asked, event)
            ruling = event.ruling
            critical, fumble = ((event.who,) if is_so else () for is_so in (ruling.critical, ruling.fumble))
        if critical:
            yield said.perfect(turn=self._voice.turn("perfect"))
        for who in fumble:
            yield said.terrible(who=self._voice.name(who), turn=self._voice.turn("terrible"))

    def _task(self, asked: Command, event: ev.TaskJudged) -> Iterator[str]:
        called, is_won = self._voice.name(event.who), bool(event.ruling.levels)
        match asked:
            case cmd.CheckCalm():
                yield said.kept_calm(who=called) if is_won else said.lost_calm(who=called)
            case cmd.TryTask(words=words) if words:
                yield self._came_out(called, attempt(words), is_won=is_won, words=words)
            case _ if event.recovery:
                if not is_won:
                    yield said.still_down(who=called, turn=self._voice.turn("still-down"))
            case _:
                yield said.tried_it(who=called, won=is_won)

    def _contest(self, asked: Command, event: ev.ContestJudged) -> Iterator[str]:
        if event.winner is None:
            yield said.undecided(who=self._voice.names([one.who for one in event.parties]))
            return
        if isinstance(asked, cmd.Contest) and asked.words:
            doer, words = asked.one.who, asked.words
            is_won = event.winner == doer
            yield self._came_out(self._voice.name(doer), attempt(words), is_won=is_won, words=words)
        losers = [one.who for one in event.parties if one.who != event.winner]
        yield said.got_the_better(winner=self._voice.name(event.winner), others=self._voice.names(losers))

    def _came_out(self, called: str, tried: str, *, is_won: bool, words: str = "") -> str:
        if not tried:
            return (
                said.managed_in_words(who=called, words=words)
                if is_won
                else said.failed_in_words(who=called, words=words)
            )
        told = said.managed if is_won else said.failed
        return told(who=called, tried=tried, turn=self._voice.turn("managed" if is_won else "failed"))


def _told_now(after: Table, event: ev.Event) -> JudgedClash | None:
    """Return the Clash that is told from this event on: the first at the throw, the next once one is accepted."""
    fight = after.fight
    if fight is None or fight.stage is not Stage.RESOLVING:
        return None
    match event:
        case ev.ClashJudged(clash=clash) if clash == fight.told:
            return fight.clash_to_tell
        case ev.RulingAccepted():
            return fight.clash_to_tell
    return None
