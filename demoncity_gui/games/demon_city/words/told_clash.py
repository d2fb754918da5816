"""A Clash as a paragraph: who did what to whom, what it led to, and what others only tried."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, Defend
from demoncity_gui.games.demon_city.rules.characters import CharacterId, State
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome
from demoncity_gui.games.demon_city.rules.table import Fight, Table
from demoncity_gui.games.demon_city.words.judgements import in_telling_order
from demoncity_gui.games.demon_city.words.told_deeds import aims, told_deed
from demoncity_gui.games.demon_city.words.voice import Voice
from demoncity_gui.texts import demon_city_account as said

_LATE = (Fate.SIDE_LOST, Fate.CLASH_TIED, Fate.HIT, Fate.CONCERNS_OTHERS)
_OVERTAKEN = (Fate.LOWER_ATTACK, Fate.CONFLICT, Fate.TO_BE_CHOSEN, Fate.WAITS)
_SCRATCH, _DEEP = 1, 3
"""Up to so many points it was a scratch, or went deep."""


class FightSoFar:
    """What was told of a fight: who `failed` last, who `tried` what and to whom, whose luck was `praised`."""

    def __init__(self) -> None:
        self.failed: set[CharacterId] = set()
        self.tried: set[tuple[CharacterId, Announcement | None]] = set()
        self.done: set[tuple[CharacterId, Announcement | None]] = set()
        self.praised: set[CharacterId] = set()


class ToldClash:
    """One Clash, as it was told last; `so_far` is what was told of its fight."""

    def __init__(self, voice: Voice, table: Table, fight: Fight, ruling: ClashRuling, so_far: FightSoFar) -> None:
        self._voice, self._table, self._fight, self._so_far = voice, table, fight, so_far
        self.ruling = ruling

    @property
    def struck(self) -> tuple[CharacterId, ...]:
        """Those whom it befell: what follows for them stands behind the deed."""
        return tuple(dict.fromkeys(one for who in self.ruling.happens for one in (*self._aims(who), *self.ruling.hit)))

    def sentences(self, effects: Sequence[str]) -> list[str]:
        """Return the Clash in its sentences, with the `effects` behind the deed that led to them."""
        self._voice.table = self._table
        ruling = self.ruling
        if ruling.outcome is Outcome.CHOOSE:
            return [*effects]
        judgements = in_telling_order(ruling)
        if ruling.outcome is Outcome.TIED:
            highest = [one.who for one in judgements if one.value == ruling.top]
            return [said.tied(attempts=self._attempts(highest), turn=self._voice.turn("tied")), *effects]
        done = [one.who for one in judgements if one.who in ruling.happens]
        rest = [one for one in judgements if one.who not in done]
        late = [one.who for one in rest if one.fate in _LATE]
        overtaken = [one.who for one in rest if one.fate in _OVERTAKEN]
        missed = [self._missed(one) for one in rest if one.fate not in (*_LATE, *_OVERTAKEN)]
        told = [] if done else [*missed, *effects, *self._fumbles()]
        if done:
            beaten = self._beaten(done[0], late)
            praise = [] if effects else self._praise(done[0])  # what it led to says enough
            told = [self._main(done[0], beaten), *praise, *effects, *self._fumbles()]
            told += [*map(self._too, done[1:]), *missed]
            late = [who for who in late if who != beaten]
        if overtaken:
            turn = self._voice.turn("overtaken")
            told.append(said.overtaken(whom=self._voice.names(overtaken), turn=turn))
        self._so_far.failed.difference_update(done)
        self._so_far.failed.update(one.who for one in rest)
        return [*told, *self._late(late)]

    def _beaten(self, who: CharacterId, late: Sequence[CharacterId]) -> CharacterId | None:
        """Return who is told together with the deed that forestalled theirs: its target, or the only one."""
        if self._is_guard(who):
            return None
        victims = [one for one in late if one in self._aims(who)]
        return victims[0] if victims else late[0] if len(late) == 1 else None

    def _announced(self, who: CharacterId) -> Announcement | None:
        one = self._fight.participant(who)
        return None if one is None else one.announcement

    def _aims(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return at whom somebody's deed was aimed, of several targets those whom it reached."""
        targets = aims(self._announced(who))
        return tuple(one for one in targets if one in self.ruling.hit) or targets

    def _done(self, who: CharacterId, beaten: CharacterId | None = None) -> str:
        """Return what somebody did; to who was `beaten` by it, and just named, by a pronoun where that is clear."""
        announcement = self._announced(who)
        if announcement is None:
            return said.act(done=True, against=[])
        targets = self._aims(who)
        names = self._voice.names(targets)
        told = told_deed(self._table, who, announcement, names, done=True)
        if beaten is None or targets != (beaten,) or told.removesuffix(names[0]).split()[-1:] == ["of"]:
            return told  # nobody has “the bones of him”
        if not self._voice.is_clear(beaten, (who, *self._targets(beaten))):
            return told
        them = said.them_aimed_at(who=self._voice.name(beaten))
        return told_deed(self._table, who, announcement, [them], done=True)

    def _targets(self, who: CharacterId) -> tuple[CharacterId, ...]:
        return tuple(one for one in aims(self._announced(who)) if one != who)

    def _tried(self, who: CharacterId) -> str:
        """Return what somebody tried: in full, or as the same once more."""
        announcement = self._announced(who)
        if announcement is None:
            return said.act(done=False, against=[])
        names = self._voice.names(aims(announcement))
        again = (who, announcement) in self._so_far.tried
        self._so_far.tried.add((who, announcement))
        if again and isinstance(announcement, Attack):
            return said.once_more(targets=names, turn=self._voice.turn("once-more"))
        return told_deed(self._table, who, announcement, names, done=False)

    def _main(self, who: CharacterId, beaten: CharacterId | None) -> str:
        """Return the deed that mattered, with the one that it forestalled."""
        if self._is_guard(who):
            return said.safe(who=self._voice.name(who), turn=self._voice.turn("safe"))
        again = (who, self._announced(who)) in self._so_far.done
        self._so_far.done.add((who, self._announced(who)))
        if beaten is not None:
            return self._duel(who, beaten)
        called, done = self._voice.name(who), self._done(who)
        if again:
            return said.did_again(who=called, done=done, turn=self._voice.turn("again-done"))
        if who in self._so_far.failed:
            return said.did_at_last(who=called, done=done)
        return said.did(who=called, done=done, turn=self._voice.turn("did"))

    def _duel(self, who: CharacterId, beaten: CharacterId) -> str:
        late, tried = self._voice.name(beaten), self._tried(beaten)
        if self._targets(beaten) != (who,):
            called, done = self._voice.name(who), self._done(who, beaten)
            return said.duel(late=late, tried=tried, who=called, done=done, turn=self._voice.turn("duel"))
        called = self._voice.they(who, beaten)
        done = self._done(who, beaten)
        return said.duel_back(late=late, tried=tried, who=called, done=done, turn=self._voice.turn("duel-back"))

    def _too(self, who: CharacterId) -> str:
        called = self._voice.name(who)
        if self._is_guard(who):
            return said.safe(who=called, turn=self._voice.turn("safe"))
        return said.did_too(who=called, done=self._done(who), turn=self._voice.turn("too"))

    def _praise(self, who: CharacterId) -> list[str]:
        """Return how well somebody did, once in a fight."""
        if who not in self.ruling.critical or who in self._so_far.praised:
            return []
        self._so_far.praised.add(who)
        return [said.perfect(turn=self._voice.turn("perfect"))]

    def _is_guard(self, who: CharacterId) -> bool:
        """Whether somebody did nothing but defend, in no words of their own."""
        announcement = self._announced(who)
        return isinstance(announcement, Defend) and not announcement.words

    def _missed(self, one: Judgement) -> str:
        """Return what somebody tried in vain, or was about to when they fell."""
        called, tried = self._voice.name(one.who), self._tried(one.who)
        if one.fate is Fate.OUT:
            return said.fallen(who=called, tried=tried)
        return said.missed(who=called, tried=tried, turn=self._voice.turn("missed"))

    def _late(self, whom: Sequence[CharacterId]) -> list[str]:
        match whom:
            case []:
                return []
            case [who]:
                called, tried = self._voice.name(who), self._tried(who)
                return [said.late(who=called, tried=tried, turn=self._voice.turn("late"))]
        turn = self._voice.turn("late-all")
        return [said.late_all(attempts=self._attempts(whom), both=len(whom) == 2, turn=turn)]

    def _attempts(self, whom: Sequence[CharacterId]) -> list[str]:
        """Return what several tried, as a sentence lists it."""
        told = []
        for place, who in enumerate(whom):
            tried = said.tried_next if place else said.tried_first
            called = self._voice.name(who)
            told.append(tried(who=called, tried=self._tried(who)))
        return told

    def _fumbles(self) -> list[str]:
        turn = self._voice.turn
        return [said.terrible(who=self._voice.name(who), turn=turn("terrible")) for who in self.ruling.fumble]


class Harm:
    """What befell somebody: how much it cost, and in what they ended."""

    def __init__(self, who: CharacterId) -> None:
        self.who = who
        self.by: CharacterId | None = None
        self.cost: int | None = None
        self.hurt = False
        self.states: dict[State, bool] = {}

    def sentences(self, voice: Voice) -> list[str]:
        """Return it in sentences, the worst alone where that says the rest."""
        they, them = (voice.name(self.who),) * 2 if self.by is None else voice.spoken_of(self.who, self.by)
        who, told = voice.person(self.who), list[str]()
        for state, is_so in self.states.items():
            if state is State.OUT and is_so:
                told.append(said.out(they=they, them=them, who=who, turn=voice.turn("out")))
            elif state is State.PANIC and is_so:
                told.append(said.panic(they=they, them=them, who=who, turn=voice.turn("panic")))
            elif state is State.OUT:
                told.append(said.up_again(who=voice.name(self.who), turn=voice.turn("up")))
            elif state is State.PANIC:
                told.append(said.calm_again(who=voice.name(self.who), turn=voice.turn("calm")))
        if self.hurt and not self.states.get(State.OUT):
            told.append(said.hurt(they=they, them=them, who=who, turn=voice.turn("hurt")))
        if self.cost is not None and not told:
            degree = _degree(self.cost)
            told.append(said.cost(degree=degree, they=they, them=them, who=who, turn=voice.turn(f"cost-{degree}")))
        return told


def _degree(points: int) -> str:
    if points <= 0:
        return "none"
    return "light" if points <= _SCRATCH else "deep" if points <= _DEEP else "worst"
