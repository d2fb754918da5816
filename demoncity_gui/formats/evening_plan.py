"""An evening written down before it begins: title, cast and the Horror's Deck, as TOML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.formats.case_text import CaseText, CaseUnfit, casebook_of
from demoncity_gui.formats.cast import (
    MOST_BYTES,
    CastUnreadable,
    CharacterText,
    card_at,
    characters_of,
    check_own_cards,
    in_file,
    own_card_place,
    toml_as,
)
from demoncity_gui.games.common.casebook import Casebook
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, LONGEST_WORDS, Character
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.games.registry import PLANS, game_for
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import casts as said
from demoncity_gui.texts import plans
from demoncity_gui.texts.catalogue import in_language

_DEMON_CITY, _DICE = "demoncity", "dice"


class PlanUnreadable(Exception):
    """The file can't be played from; the message is one sentence that names the place."""


class _PlanText(Struct, forbid_unknown_fields=True):
    title: str
    horror_deck: list[str]
    scene: str = ""
    characters: list[CharacterText] = []
    system: str = ""
    case: CaseText | None = None


class _DicePlanText(Struct, forbid_unknown_fields=True):
    title: str
    system: str
    scene: str = ""
    characters: list[CharacterText] = []
    case: CaseText | None = None


class _SystemText(Struct):
    system: str = ""


class _Tagged(Struct):
    type: str


def read_evening_plan(path: Path) -> Any:
    """Return the command that begins the evening written in this file.

    Raises:
        PlanUnreadable: it can't be read, or something in it can't be meant.
    """
    return in_file(path, MOST_BYTES, plan_written, PlanUnreadable)


def example_plan(system: str = "evening") -> Any:
    """Return the plan of the example evening: Demon City's, or a guest's by its plans' `system`."""
    return read_evening_plan(in_language(f"example-{system}.toml"))


def plan_written(text: str) -> Any:
    """Return the command that begins the evening written in this text, of the game that it names.

    Raises:
        PlanUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        system = toml_as(_SystemText, text).system
        if system in ("", _DEMON_CITY):
            return evening_plan(text)
        if system == _DICE:
            return dice_plan(text)
        if system not in PLANS:
            raise PlanUnreadable(f"$.system: {plans.no_such_system(known=[_DEMON_CITY, _DICE, *PLANS])}")
        guest = PLANS[system]()
        return guest.begun(toml_as(guest.kind, text))
    except CastUnreadable as why:
        raise PlanUnreadable(str(why)) from why
    except ScenarioUnreadable as why:
        raise PlanUnreadable(str(why.within("$"))) from why


def plan_in(said_outside: msgspec.Raw) -> Any:
    """Return the command that begins an evening, of whatever game, from JSON."""
    game = game_for(msgspec.json.decode(said_outside, type=_Tagged).type)
    return msgspec.json.decode(said_outside, type=game.commands)


def evening_plan(text: str) -> BeginEvening:
    """Return the command that begins the evening of Demon City written in this text.

    Raises:
        PlanUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        plan = toml_as(_PlanText, text)
        _refuse_too_long(plan)
        characters = characters_of(plan.characters)
        check_own_cards(characters)
        horror_deck = tuple(card_at(f"$.horror_deck[{place}]", name) for place, name in enumerate(plan.horror_deck))
    except CastUnreadable as why:
        raise PlanUnreadable(str(why)) from why
    players_deck = _players_deck(characters, horror_deck)
    for number, character in enumerate(characters):
        deck = players_deck if character.is_player_character else horror_deck
        for place, power in enumerate(character.card_powers):
            at = f"$.characters[{number}].card_powers[{place}].card"
            if power.card not in deck:
                raise PlanUnreadable(f"{at}: {said.card_not_in_deck(card=power.card.value, who=character.name)}")
    casebook = _casebook(plan, characters)
    cast = _not_met_yet(characters, casebook)
    return BeginEvening(plan.title, plan.scene, cast, players_deck, horror_deck, casebook=casebook)


def dice_plan(text: str) -> BeginDiceEvening:
    """Return the command that begins the evening of the dice edition written in this text; it has no decks.

    Cards that a character owns stay on the sheet, for an evening with cards.

    Raises:
        PlanUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        plan = toml_as(_DicePlanText, text)
        _refuse_too_long(plan)
        characters = characters_of(plan.characters)
        check_own_cards(characters)
    except CastUnreadable as why:
        raise PlanUnreadable(str(why)) from why
    casebook = _casebook(plan, characters)
    return BeginDiceEvening(plan.title, plan.scene, _not_met_yet(characters, casebook), casebook=casebook)


def _casebook(plan: _PlanText | _DicePlanText, characters: tuple[Character, ...]) -> Casebook | None:
    cast = [one.name for one in characters if not one.is_player_character]
    try:
        return None if plan.case is None else casebook_of(plan.case, cast)
    except CaseUnfit as why:
        raise PlanUnreadable(str(why)) from why


def _not_met_yet(characters: tuple[Character, ...], casebook: Casebook | None) -> tuple[Character, ...]:
    """Return the cast with everybody hidden whom a scene of the case brings later."""
    people = frozenset[str]() if casebook is None else casebook.case.people
    return tuple(replace(one, hidden=one.hidden or one.name in people) for one in characters)


def _refuse_too_long(plan: _PlanText | _DicePlanText) -> None:
    for key, words, longest in (("title", plan.title, LONGEST_LINE), ("scene", plan.scene, LONGEST_WORDS)):
        if len(words.strip()) > longest:
            raise PlanUnreadable(f"$.{key}: {said.too_long(number=len(words.strip()), most=longest)}")


def _players_deck(characters: tuple[Character, ...], horror_deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the Players' Deck with its Significators beside this Horror's Deck (T-DECK-07, T-DECK-13, T-DECK-20)."""
    for place, card in enumerate(horror_deck):
        if card in horror_deck[:place]:
            raise PlanUnreadable(f"$.horror_deck[{place}]: {said.card_twice(card=card.value)}")
    deck = starting_players_deck(with_the_fool=Card.FOOL not in horror_deck)
    owned: list[Card] = []
    for number, character in enumerate(characters):
        for place, card in enumerate(character.significators):
            if character.is_player_character is (card in horror_deck):
                fault = said.card_in_horrors_deck if character.is_player_character else said.card_not_in_horrors_deck
                raise PlanUnreadable(f"{own_card_place(number, character, place)}: {fault(card=card.value)}")
            owned += [card] if character.is_player_character else []
    deck += tuple(card for card in owned if card not in deck)
    for place, card in enumerate(horror_deck):
        if card in deck:
            raise PlanUnreadable(f"$.horror_deck[{place}]: {said.card_in_players_deck(card=card.value)}")
    return deck
