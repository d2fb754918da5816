"""An evening of one's own before it begins: what the page “My own evening” asks for, as the command that begins it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.formats.players_line import PlayersUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.demon_city.rules.deck_building import horror_preset, players_preset
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import own_evening as said

BeginTarotOrDice = BeginEvening | BeginDiceEvening


class RuleSet(Enum):
    """House rules chosen at a stroke: how open questions of an edition are read, by their ids."""

    BY_THE_BOOK = "by-the-book"
    GENTLE = "gentle"
    CRUEL = "cruel"

    def of(self, edition: Edition) -> HouseRules:
        """Return the house rules of this set in an edition."""
        rules = PRESETS
        for question, letter in _READINGS[edition].get(self, {}).items():
            rules = rules.with_reading(question, letter)
        return rules


_READINGS: dict[Edition, dict[RuleSet, dict[str, str]]] = {
    Edition.TAROT: {
        # An avoided attack is avoided even by the losing side; a Fool fumbles only winners; the lower card may be one's
        # own; Intensities are open; harmless aims are free; the held resist; to meet an Intensity is enough.
        RuleSet.GENTLE: {
            **{"T-AMB-18": "b", "T-AMB-26": "b", "T-AMB-39": "b", "T-AMB-65": "b"},
            **{"T-AMB-67": "b", "T-AMB-73": "b", "T-AMB-85": "b"},
        },
        # One's own card must count; a critical success must top all sides; an injury always gives the foe one; who
        # fails a Calm check panics; nobody gets up unthrown; what was lost counts.
        RuleSet.CRUEL: {
            **{"T-AMB-09": "a", "T-AMB-27": "b", "T-AMB-37": "a"},
            **{"T-AMB-71": "b", "T-AMB-72": "b", "T-AMB-82": "b"},
        },
    },
    Edition.DICE: {
        # A roll that is equal may be tried again; a deed stands though a 1 fumbles it; what is worn keeps one up; a 10
        # beats every number; who isn't hit gets away; numbers to be over are open.
        RuleSet.GENTLE: {
            **{"D-AMB-03": "b", "D-AMB-07": "b", "D-AMB-09": "b"},
            **{"D-AMB-11": "b", "D-AMB-17": "b", "T-AMB-65": "b"},
        },
        # Whoever was hit at all rolls a die fewer; only the first one's side gets anything else done; a 10 that chance
        # picked among equals is no critical success.
        RuleSet.CRUEL: {"D-AMB-10": "b", "D-AMB-13": "b", "D-AMB-21": "b"},
    },
}


class OwnEvening(Struct, frozen=True):
    """What has been chosen; `horrors` are the Host's characters, `dice` says that it is played with dice.

    `horror_deck` is the deck that came with the Horror, without one it gets the usual one.
    """

    title: str
    scene: str
    players: tuple[Character, ...]
    horrors: tuple[Character, ...]
    house_rules: HouseRules = PRESETS
    dice: bool = False
    horror_deck: tuple[Card, ...] = ()

    def plan(self) -> BeginTarotOrDice:
        """Return the command that begins it; ids count anew, and the decks are the usual ones (T-DECK-03, T-DECK-16).

        Raises:
            PlayersUnreadable: the title is missing, or two have one name; the message is one sentence.
        """
        if not self.title.strip():
            raise PlayersUnreadable(said.needs_title)
        cast = _numbered((*self.players, *self.horrors))
        title, scene = self.title.strip(), self.scene.strip()
        if self.dice:
            return BeginDiceEvening(title, scene, cast, house_rules=self.house_rules)
        deck = players_preset(cast)
        horror = tuple(card for card in self.horror_deck if card not in deck) or horror_preset(cast, deck)
        return BeginEvening(title, scene, cast, deck, horror, house_rules=self.house_rules)


def of_edition(plan: object, *, is_dice: bool) -> BeginTarotOrDice | None:
    """Return this plan if it is one of the tarot, or of the dice edition; None for one of another game."""
    if is_dice:
        return plan if isinstance(plan, BeginDiceEvening) else None
    return plan if isinstance(plan, BeginEvening) else None


def _numbered(characters: Iterable[Character]) -> tuple[Character, ...]:
    cast = tuple(replace(one, id=CharacterId(number)) for number, one in enumerate(characters, start=1))
    names = [one.name for one in cast]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PlayersUnreadable(said.twice(name=twice))
    return cast


def parted(plan: BeginTarotOrDice) -> tuple[tuple[Character, ...], tuple[Character, ...]]:
    """Return the players of a plan, and the Host's characters."""
    players = tuple(one for one in plan.characters if one.is_player_character)
    return players, tuple(one for one in plan.characters if not one.is_player_character)
