"""Whom the program plays: somebody at a full table, or everybody but a solo player’s own."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Stage, Table, in_the_cast
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def is_by_program(table: Table, character: Character) -> bool:
    """Whether the program announces for somebody: those it was given, and all but the player’s in a solo evening."""
    if character.by_program is not None:
        return character.by_program
    return table.solo and not character.is_player_character


def let_program_play(transaction: Transaction, who: CharacterId, plays: bool) -> None:
    """Let the program announce for somebody from now on, or people do so.

    Raises:
        RuleRefusal: nobody has that id.
    """
    in_the_cast(transaction.table, who)
    transaction.happen(ev.ProgramPlaySet(who, plays))


def play_solo(transaction: Transaction, solo: bool) -> None:
    """Make the program the Host of one player, or go back to a full table; the file says which.

    Fights of cards must end without a Host’s word, so a solo evening throws for damage (T-AMB-70), where that was left
    to the Host, and throws what a deck that runs short has left (T-AMB-04); not while cards lie turned.

    Raises:
        RuleRefusal: no evening has begun.
    """
    table = transaction.table
    if not table.characters:
        raise RuleRefusal(no.NotNow())
    transaction.happen(ev.SoloSet(solo))
    if (
        not solo
        or by_edition(table.edition).says_what_a_hit_costs
        or (table.fight is not None and table.fight.stage is Stage.RESOLVING)
    ):
        return
    if table.house_rules.reads(readings.TOUGHNESS_IS_ENTERED):
        transaction.happen(ev.HouseRuleSet(*readings.DAMAGE_IS_THROWN.switch))
    if not table.house_rules.reads(readings.WHAT_IS_LEFT_IS_THROWN):
        transaction.happen(ev.HouseRuleSet(*readings.WHAT_IS_LEFT_IS_THROWN.switch))


def peek(transaction: Transaction, peeks: bool) -> None:
    """Look behind the curtain of a solo evening, or look away.

    Raises:
        RuleRefusal: it is no solo evening.
    """
    if not transaction.table.solo:
        raise RuleRefusal(no.NotNow())
    transaction.happen(ev.Peeked(peeks))
