"""Sitting down: the cast and the two decks of an evening (T-DECK)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, LONGEST_WORDS, Character
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.demon_city.rules.decks import DeckBreach, deck_breaches
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.solo import play_solo
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.decks import DeckMode, DeckName


def begin_evening(transaction: Transaction, command: BeginEvening) -> None:
    """Build both decks and shuffle them (T-DECK-01, T-DECK-19); real ones the people shuffle.

    Raises:
        RuleRefusal: the evening has begun already, nobody sits down or two have one id, or the decks break T-DECK-07
            or T-DECK-20, or there is no such house rule.
    """
    _refuse_unfit(transaction, command.characters)
    breaches = deck_breaches(command.players_deck, command.horror_deck)
    fatal = tuple(breach for breach in breaches if breach is not DeckBreach.MOSTLY_OVER_TEN)
    if fatal:
        raise RuleRefusal(no.DecksUnfit(fatal))
    transaction.happen(
        ev.EveningBegan(
            command.title,
            command.scene,
            command.characters,
            command.players_deck,
            command.horror_deck,
            command.casebook,
        )
    )
    for ambiguity, letter in command.house_rules.chosen:
        set_house_rule(transaction, ambiguity, letter)
    if command.solo:
        play_solo(transaction, True)
    for name, cards, mode in (
        (DeckName.PLAYERS, command.players_deck, command.players_mode),
        (DeckName.HORROR, command.horror_deck, command.horror_mode),
    ):
        if mode is DeckMode.PROGRAM:
            transaction.happen(ev.DeckShuffled(name, transaction.chance.shuffled(cards)))
        else:
            transaction.happen(ev.RealDeckSet(name, mode))


def begin_dice_evening(transaction: Transaction, command: BeginDiceEvening) -> None:
    """Sit down to play with d10s; no deck is built, and cards that are named on a sheet mean nothing.

    Raises:
        RuleRefusal: the evening has begun already, nobody sits down or two have one id, or there is no such house rule.
    """
    _refuse_unfit(transaction, command.characters)
    transaction.happen(
        ev.DiceEveningBegan(
            command.title,
            command.scene,
            command.characters,
            command.players_mode,
            command.horror_mode,
            command.casebook,
        )
    )
    for ambiguity, letter in command.house_rules.chosen:
        set_house_rule(transaction, ambiguity, letter)
    if command.solo:
        play_solo(transaction, True)


def _refuse_unfit(transaction: Transaction, characters: tuple[Character, ...]) -> None:
    if transaction.table.characters:
        raise RuleRefusal(no.NotNow())
    if not characters or len({character.id for character in characters}) < len(characters):
        raise RuleRefusal(no.CastUnfit())


def set_house_rule(transaction: Transaction, ambiguity: str, letter: str) -> None:
    """Read an open question by this letter from now on; what has been judged stands (HOST-16).

    Raises:
        RuleRefusal: there is no such question or reading, or cards lie turned.
    """
    rule = by_edition(transaction.table.edition).house_rules.get(ambiguity)
    if rule is None or letter not in rule.letters:
        raise RuleRefusal(no.NoSuchReading(ambiguity, letter))
    fight = transaction.table.fight
    if fight is not None and fight.stage is Stage.RESOLVING:
        raise RuleRefusal(no.NotNow())
    transaction.happen(ev.HouseRuleSet(ambiguity, letter))


def note(transaction: Transaction, words: str) -> None:
    """Keep a note of the Host's own; nothing at the table changes by it.

    Raises:
        RuleRefusal: there is nothing in it, or no evening has begun.
    """
    if not transaction.table.characters:
        raise RuleRefusal(no.NotNow())
    if not words.strip():
        raise RuleRefusal(no.NothingWritten())
    transaction.happen(ev.Noted(words.strip()))


def show_line(transaction: Transaction, words: str) -> None:
    """Have everybody read these words; nothing at the table changes by it.

    Raises:
        RuleRefusal: there is nothing in them or too much to be read across a room, or no evening has begun.
    """
    if not transaction.table.characters:
        raise RuleRefusal(no.NotNow())
    plain = " ".join(words.split())
    if not plain:
        raise RuleRefusal(no.NothingWritten())
    if len(plain) > LONGEST_LINE:
        raise RuleRefusal(no.BadNumber("letters-on-tv", len(plain), 1, LONGEST_LINE))
    transaction.happen(ev.LineShown(plain))


def name_evening(transaction: Transaction, title: str, scene: str) -> None:
    """Change what the players read of the evening: its title, and the scene, which may be empty.

    Raises:
        RuleRefusal: no evening has begun, it has no title, or there is too much to be read across a room.
    """
    if not transaction.table.characters:
        raise RuleRefusal(no.NotNow())
    title, scene = " ".join(title.split()), " ".join(scene.split())
    if not title:
        raise RuleRefusal(no.NothingWritten())
    for words, most in ((title, LONGEST_LINE), (scene, LONGEST_WORDS)):
        if len(words) > most:
            raise RuleRefusal(no.BadNumber("letters-on-tv", len(words), 1, most))
    transaction.happen(ev.EveningNamed(title, scene))
