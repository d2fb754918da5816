"""Entries with the words of older programs are read in today's."""

from __future__ import annotations

import msgspec
import pytest

from demoncity_gui.games.demon_city.game import DEMON_CITY
from demoncity_gui.games.demon_city.rules.characters import CharacterId, State
from demoncity_gui.games.demon_city.rules.events import CharacterChanged, Event, Noted
from demoncity_gui.journal.entries import UnknownWord, decoder_of
from demoncity_gui.pieces.decks import DeckName

ANN = CharacterId(3)


def read(event: str) -> Event:
    """Return the event of an entry that holds this JSON."""
    command = '{"type":"note","words":"x"}'
    body = f'{{"number":2,"kind":"do","written_at":"2018-05-26T12:00:00Z","command":{command},"events":[{event}]}}'
    (found,) = decoder_of(DEMON_CITY).decode(body.encode()).events
    return found


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ('{"type":"toughness-set","who":3,"toughness":-1}', CharacterChanged(ANN, toughness=-1)),
        ('{"type":"calm-set","who":3,"calm":0}', CharacterChanged(ANN, calm=0)),
        ('{"type":"hurt-set","who":3,"hurt":false}', CharacterChanged(ANN, hurt=False)),
        ('{"type":"state-set","who":3,"state":"out","is_so":true}', CharacterChanged(ANN, state=State.OUT)),
        (
            '{"type":"state-set","who":3,"state":"held","is_so":false}',
            CharacterChanged(ANN, state=State.HELD, is_so=False),
        ),
        ('{"type":"deck-set","who":3,"deck":"horror"}', CharacterChanged(ANN, deck=DeckName.HORROR)),
        ('{ "who": 3, "hidden": true, "type" : "hidden-set" }', CharacterChanged(ANN, hidden=True)),
    ],
)
def test_what_once_set_one_field_is_one_event_now(old: str, today: CharacterChanged) -> None:
    assert read(old) == today
    assert read(msgspec.json.encode(today).decode()) == today


def test_a_note_that_speaks_of_old_words_stays_as_it_is() -> None:
    words = 'the file says "type":"hurt-set", and {"type": "state-set"} as well'
    assert read(msgspec.json.encode(Noted(words)).decode()) == Noted(words)


def test_a_word_that_nobody_ever_wrote_is_unknown() -> None:
    with pytest.raises(UnknownWord):
        read('{"type":"luck-set","who":3}')
