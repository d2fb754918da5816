"""Why one whom no person plays did as they did, in a sentence."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import (
    ChooseAttack,
    ChooseDeed,
    Command,
    EndAction,
    PassTurn,
    Propose,
    Recover,
    ThrowDamage,
)
from demoncity_gui.games.demon_city.rules.instincts import Do, Whom
from demoncity_gui.games.demon_city.rules.proposals import ByFate, Followed, HasNoFoe, NothingElse, Reason
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.instincts import instinct_line
from demoncity_gui.texts import demon_city_solo as solo
from demoncity_gui.texts import demon_city_tempers as said
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import cited


def reason_sentence(table: Table, reason: Reason) -> str:
    """Return the reason for a choice, with the rule by which they may do that."""
    match reason:
        case Followed(instinct=instinct, foe=None):
            told = said.followed(line=instinct_line(instinct))
            return cited(told, "T-DEF-01") if instinct.do is Do.DEFEND else cited(told, "T-MOVE-01")
        case Followed(instinct=instinct, foe=foe, equals=equals):
            others = [_name(table, one) for one in equals if one != foe]
            told = said.followed_foe(line=instinct_line(instinct), foe=_name(table, foe), others=others)
            return cited(told, "T-ANNOUNCE-09" if instinct.whom is Whom.ATTACKER else "T-ANNOUNCE-05")
        case ByFate(card=card, foe=foe):
            told = said.by_fate(card=card_title(card), foe=_name(table, foe))
            return cited(told, "T-DEF-01" if foe is None else "T-ANNOUNCE-05")
        case HasNoFoe():
            return cited(said.has_no_foe, "T-DEF-01")
        case NothingElse():
            return cited(said.nothing_else, "T-DEF-01")


def solo_words(table: Table, command: Command) -> str:
    """Return what the program as Host does next, for the player to say that they are ready."""
    match command:
        case Propose(who=who):
            return solo.acts(who=_name(table, who))
        case Recover(who=who):
            return solo.recovers(who=_name(table, who))
        case PassTurn(who=who):
            return solo.passes(who=_name(table, who))
        case ThrowDamage(target=target):
            return solo.damage(target=_name(table, target))
        case ChooseAttack() | ChooseDeed():
            return solo.chooses
        case EndAction():
            return solo.over
        case _:
            return solo.goes_on


def _name(table: Table, who: CharacterId | None) -> str:
    return "" if who is None else table.character(who).name
