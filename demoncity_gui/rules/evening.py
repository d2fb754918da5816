"""Sitting down: the cast and the two decks of an evening (T-DECK)."""

from __future__ import annotations

from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.rules.decks import DeckBreach, DeckName, deck_breaches
from demoncity_gui.rules.events import DeckShuffled, EveningBegan
from demoncity_gui.rules.refusals import CastUnfit, DecksUnfit, NotNow, RuleRefusal
from demoncity_gui.rules.unfolding import Unfolding


def begin_evening(unfolding: Unfolding, command: BeginEvening) -> None:
    """Build both decks and shuffle them (T-DECK-01, T-DECK-19).

    Raises:
        RuleRefusal: the evening has begun already, nobody sits down or two have one id, or the decks break T-DECK-07
            or T-DECK-20.
    """
    if unfolding.table.characters:
        raise RuleRefusal(NotNow())
    if not command.characters:
        raise RuleRefusal(CastUnfit())
    if len({character.id for character in command.characters}) < len(command.characters):
        raise RuleRefusal(CastUnfit())
    breaches = deck_breaches(command.players_deck, command.horror_deck)
    fatal = tuple(breach for breach in breaches if breach is not DeckBreach.MOSTLY_OVER_TEN)
    if fatal:
        raise RuleRefusal(DecksUnfit(fatal))
    unfolding.happen(
        EveningBegan(command.title, command.scene, command.characters, command.players_deck, command.horror_deck)
    )
    unfolding.happen(DeckShuffled(DeckName.PLAYERS, unfolding.chance.shuffled(command.players_deck)))
    unfolding.happen(DeckShuffled(DeckName.HORROR, unfolding.chance.shuffled(command.horror_deck)))
