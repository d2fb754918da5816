"""Real cards in a session: what is typed is nowhere before the flip but where the Host typed it; undo takes it back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.commands import CallReady, SetRealDeck, ThrowCards, TypeCards
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import FaceDown, FaceUp
from tests.evening.evenings import NOON
from tests.support.demon_city import JournalInMemory, Session, create_journal, open_journal, replay
from tests.support.random_evenings import CAST, step
from tests.support.told_evening import COMMANDS, told_chance

BEFORE_THE_FLIP = COMMANDS[: next(place for place, one in enumerate(COMMANDS) if isinstance(one, CallReady)) + 1]
REAL = [SetRealDeck(name, DeckMode.EVERY_CARD) for name in DeckName]


def ready(mode: DeckMode = DeckMode.EVERY_CARD) -> Session:
    """Return an evening at “Ready…” in which both decks are real ones."""
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    begin, *others = BEFORE_THE_FLIP
    session.do(begin)
    for name in DeckName:
        session.do(SetRealDeck(name, mode))
    for command in others:
        session.do(command)
        fight = session.table.fight
        if fight is not None and fight.stage is Stage.ANNOUNCING and Views(session).host().typing:
            type_all(session, Random(1))
            session.do(ThrowCards())
    return session


def type_all(session: Session, dice: Random) -> None:
    """Type any cards that can be there, card by card."""
    while (lane := next((lane for lane in Views(session).host().typing if not lane.is_full), None)) is not None:
        known = tuple(card.word for card in lane.typed)
        words = [str(number) for number in range(1, 11)]
        for word in dice.sample(words, len(words)):
            try:
                session.do(TypeCards(lane.who, (*known, word)))
                break
            except RuleRefusal:
                continue


@pytest.mark.parametrize("mode", [DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])
def test_what_is_typed_is_on_no_screen_before_the_flip_but_where_it_was_typed(mode: DeckMode) -> None:
    sessions = [ready(mode) for _ in range(2)]
    untyped = sessions[0].tv.picture()
    for seed, session in enumerate(sessions):
        type_all(session, Random(seed))

    one, two = sessions
    assert one.tv.picture() == two.tv.picture() == untyped
    assert all(isinstance(card, FaceDown) for lane in untyped.lanes for card in lane.cards if lane.number is None)
    pictures = [replace(Views(session).host(), typing=()) for session in sessions]
    assert pictures[0] == pictures[1]
    assert Views(one).host().typing != Views(two).host().typing
    last = one.history.timeline.last
    assert one.history.lines(1, last) == two.history.lines(1, last)
    told = [[line.text for lines in session.history.story(for_players=True) for line in lines] for session in sessions]
    assert told[0] == told[1]

    for session in sessions:
        session.do(ThrowCards())
    assert one.tv.picture() != two.tv.picture()
    assert all(isinstance(card, FaceUp) for lane in one.tv.picture().lanes for card in lane.cards)


def test_every_typed_card_is_taken_back_and_brought_back_like_any_step() -> None:
    session = ready()
    before = session.history.timeline.height
    type_all(session, Random(3))
    cards = session.history.timeline.height - before
    tables = [session.table]
    for _ in range(cards):
        session.undo()
        tables.append(session.table)
    assert cards > 6 and all(not lane.typed for lane in Views(session).host().typing)
    for table in reversed(tables[:-1]):
        session.redo()
        assert session.table == table


def test_by_random_play_with_real_decks_an_evening_reopens_at_the_very_step(tmp_path: Path) -> None:
    for seed in range(6):
        dice, path = Random(seed), tmp_path / f"{seed}.demoncity"
        journal = create_journal(path)
        session = Session(journal, RehearsedChance(seed), lambda: NOON)
        session.do(CAST)
        session.do(REAL[seed % 2])
        if seed > 3:
            session.do(REAL[1 - seed % 2])
        for _ in range(120):
            try:
                step(session, dice)
            except RuleRefusal:
                continue
        assert replay(journal.entries()) == (journal.entries(), ())
        session.tv.take_away()  # what the Host holds up is gone at the next start
        left = session.table, Views(session).host(), session.tv.picture()
        session.close()
        again = Session(open_journal(path), RehearsedChance(9), lambda: NOON)
        assert (again.table, Views(again).host(), again.tv.picture()) == left
        again.close()
