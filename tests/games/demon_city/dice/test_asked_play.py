"""Whole dice evenings of random play, from offered commands alone: the table stays whole, and nothing says “card”."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.game import DICE_EDITION
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import DamageThrown, DiceRolled, Event
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, ShownThrow, Stage, Table, confrontation_of
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.pieces.tarot import Numeral
from demoncity_gui.texts.catalogue import speaking
from demoncity_gui.tv.scene.spoken import spoken
from tests.support.asked_play import asked
from tests.support.demon_city import Session
from tests.support.random_evenings import DICE_CAST
from tests.support.trials import Trials

NOON = "2018-05-26T12:00:00Z"
STEPS = 120
OF_THE_TAROT = re.compile(
    r"\b(cards?|decks?|piles?|suits?|discards?|shuffl\w*|significators?|the fool|courts?|pips?|Intensit\w*|throws?"
    r"|thrown)\b|\bT-[A-Z]+-\d\d",
    re.IGNORECASE,
)
_OF_THE_PROGRAM = {"deck", "edition", "stage", "type", "kind", "state", "cards", "mode", "reason", "fate", "key"}
"""Fields that hold names of the program's own, which nobody reads."""
_WORD_IN_FILES = re.compile(r"[a-z]+(-[a-z]+)+")


@pytest.mark.soak
def test_whatever_is_asked_with_dice_the_table_stays_whole(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """D-DICE-15, D-DICE-17, D-CLASH-04, D-CLASH-06, D-TASK-13: a replay agrees, and a refusal changes nothing."""
    seen: Counter[str] = Counter()
    for seed in range(trials(1000, one_in=100)):
        dice, chance = Random(seed), RehearsedChance(seed)
        events: list[Event] = list(decide(EMPTY_TABLE, DICE_CAST, chance))
        table = EMPTY_TABLE
        for event in events:
            table = apply(table, event)
        for _ in range(STEPS):
            command, written = asked(table, dice), msgspec.json.encode(table)
            assert msgspec.json.decode(msgspec.json.encode(command), type=Command) == command
            try:
                happened = decide(table, command, chance)
            except RuleRefusal:
                assert msgspec.json.encode(table) == written, f"seed {seed}: a refused {command} changed the table"
                continue
            for event in happened:
                table = apply(table, event)
                seen[type(event).__name__] += 1
            events.extend(happened)
            check(table, f"seed {seed}: {command}")
        again = EMPTY_TABLE
        for event in msgspec.json.decode(msgspec.json.encode(events), type=list[Event]):
            again = apply(again, event)
        assert again == table
    assert seen[DiceRolled.__name__] and seen[DamageThrown.__name__]
    record_property("events", seen.total())


def check(table: Table, where: str) -> None:
    """See that nobody has too many dice or too few, and that each Clash ends as the edition's text has it."""
    fight = table.fight
    if fight is None:
        return
    for one in fight.participants:
        assert one.count is None or 1 <= one.count.cards <= 5, where
        if isinstance(one.throw, ShownThrow):
            assert all(isinstance(die, Numeral) and 1 <= die.number <= 10 for die in one.throw.cards), where
            assert len(one.throw.cards) in (1, one.throw.number), where
    ground = confrontation_of(table, fight) if fight.stage is Stage.RESOLVING else None
    for clash in fight.clashes:
        ruling = clash.ruling
        rolled = {judged.who: judged.value for judged in ruling.judgements}
        first = [who for who, value in rolled.items() if value == ruling.top and who not in ruling.out]
        sides = {table.character(who).side for who in first}
        assert (ruling.outcome is Outcome.TIED) == (len(sides) > 1), where
        if ruling.outcome is Outcome.WON:
            assert ruling.happens and ruling.happens[0] in first, where
            assert set(ruling.critical) <= {ruling.happens[0]} and (not ruling.critical or ruling.top == 10), where
        else:
            assert not ruling.critical and not ruling.hit, where
        assert set(ruling.fumble) == {who for who, value in rolled.items() if value == 1 and who not in ruling.out}
        if ground is not None and ruling.outcome is Outcome.WON:
            for who in ruling.happens[1:]:
                deed = ground.announcements[who]
                hits_too = isinstance(deed, Attack) and deed.target in ruling.hit
                concerns_nobody = isinstance(deed, Defend) or (isinstance(deed, Act) and not deed.involves)
                assert hits_too or concerns_nobody, where


@pytest.mark.soak
def test_whatever_is_played_no_screen_and_no_story_speaks_of_cards(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Refusals, the Host's window, the TV, what is said aloud, and both stories; no rule of the tarot is cited."""
    texts: set[str] = set()
    for seed in range(trials(300, one_in=60)):
        dice = Random(seed)
        session: Session = Session(JournalInMemory(DICE_EDITION), RehearsedChance(seed), lambda: NOON)
        session.do(DICE_CAST)
        texts |= said_of(session)
        for _ in range(STEPS):
            try:
                session.do(asked(session.table, dice))
            except RuleRefusal as refusal:
                texts.add(DICE_EDITION.refusal(session.table, refusal.reason))
            else:
                texts |= said_of(session)
        for players in (True, False):
            texts |= {text for line in session.history.story(for_players=players) for text in strings(line)}
    assert len(texts) > 500
    assert {text for text in texts if OF_THE_TAROT.search(text)} == set()
    record_property("texts", len(texts))


def said_of(session: Session) -> set[str]:
    """Return all that can be read or heard at this moment."""
    with speaking(DICE_EDITION.dialect):
        picture = session.tv.picture()
        shown = (Views(session).host(), Views(session).task(), replace(picture, portrait=b""))
        people = [Views(session).person(one.id) for one in session.table.characters]
        return {text for one in (*shown, *people) for text in strings(one)} | {spoken(picture)}


def strings(told: object) -> Iterator[str]:
    if isinstance(told, str):
        if not _WORD_IN_FILES.fullmatch(told):
            yield told
    elif isinstance(told, msgspec.Struct):
        for name in told.__struct_fields__:
            if name not in _OF_THE_PROGRAM:
                yield from strings(getattr(told, name))
    elif isinstance(told, dict):
        for value in told.values():
            yield from strings(value)
    elif isinstance(told, list | tuple | set | frozenset):
        for one in told:
            yield from strings(one)
