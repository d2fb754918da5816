"""A command becomes events, or the rules say no. It dispatches to the module of the noun and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import asdict

from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import (
    casebook,
    cast,
    deck_building,
    draws,
    evening,
    fight,
    fight_at_once,
    groups,
    harm,
    oracle,
    placing,
    real_cards,
    recovery,
    round,
    significators,
    solo,
    tasks_at_table,
    telling,
)
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import AGILITY, Character
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import CardsAwaitedFirst, OfTheTarot, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction

Handlers = Mapping[type[cmd.Command], Callable[..., None]]
"""What carries out each command; it takes the transaction, and the command's fields by name."""


def decide(table: Table, command: cmd.Command, chance: Chance) -> tuple[Event, ...]:
    """Return the events that this command brings about at this table; raises as `decided`."""
    return decided(table, command, chance)[0]


def decided(
    table: Table, command: cmd.Command, chance: Chance, beyond: Handlers | None = None
) -> tuple[tuple[Event, ...], Table]:
    """Return the events that this command brings about at this table, and the table after them.

    Whatever was done may change how many cards people take, so they are counted here, after every command; and who
    fell changes the Clashes that are still to be told (T-RESOLVE-28). `beyond` carries out what is beyond the rules.

    Raises:
        RuleRefusal: the rules say no; its reason says why.
    """
    transaction = Transaction(command, table, chance)
    if isinstance(command, by_edition(table.edition).lacking):
        raise RuleRefusal(OfTheTarot())
    if table.awaited is not None and not isinstance(command, _BESIDE_AWAITED):
        raise RuleRefusal(CardsAwaitedFirst())
    _carry_out(transaction, command, beyond or {})
    round.count_and_settle(transaction)
    telling.judge_again(transaction, () if table.fight is None else table.fight.fallen)
    return tuple(transaction.events), transaction.table


_BESIDE_AWAITED = (cmd.TypeCards, cmd.ThrowCards, cmd.LetGo, cmd.Note, cmd.Peek, book.Write)
"""What can be done while a throw waits for its real cards: anything else could change what they mean."""


def _carry_out(transaction: Transaction, command: cmd.Command, beyond: Handlers) -> None:
    if isinstance(command, cmd.BeginEvening):
        evening.begin_evening(transaction, command)
    elif isinstance(command, cmd.BeginDiceEvening):
        evening.begin_dice_evening(transaction, command)
    else:
        (beyond.get(type(command)) or HANDLERS[type(command)])(transaction, **asdict(command))


def _throw_cards(transaction: Transaction) -> None:
    awaited = transaction.table.awaited
    if awaited is None:
        round.throw_cards(transaction)
    else:
        round.refuse_untyped(transaction.table)
        _carry_out(transaction, awaited.asked, {})


def _edit_character(transaction: Transaction, character: Character) -> None:
    before = transaction.table
    cast.edit_character(transaction, character)
    groups.part_the_unlike(transaction, character.id)
    fight.follow_agility(transaction, character.id, was=before.character(character.id).rank(AGILITY))


HANDLERS: Handlers = {
    cmd.BeginAction: round.begin_action,
    cmd.Announce: round.announce,
    cmd.RepeatAll: round.repeat_all,
    cmd.CallReady: round.call_ready,
    cmd.ThrowCards: _throw_cards,
    cmd.ChooseAttack: partial(telling.choose, attack=True),
    cmd.ChooseDeed: partial(telling.choose, attack=False),
    cmd.Complicate: telling.complicate,
    cmd.WaiveTheFallen: telling.waive_the_fallen,
    cmd.AcceptRuling: telling.accept_ruling,
    cmd.Recover: recovery.recover,
    cmd.FollowFailure: recovery.follow_failure,
    cmd.PassTurn: recovery.pass_turn,
    cmd.NextRound: round.next_round,
    cmd.EndAction: round.end_action,
    cmd.PlaceAnew: placing.place_anew,
    cmd.SetRange: fight.set_range,
    cmd.JoinFight: fight.join_fight,
    cmd.LeaveFight: fight.leave_fight,
    cmd.RedrawTies: fight.redraw_ties,
    cmd.GroupFoes: groups.group_foes,
    cmd.LetLead: groups.let_lead,
    cmd.SetSide: fight.set_side,
    cmd.SetTouch: fight.set_touch,
    cmd.SetConflict: fight.set_conflict,
    cmd.SetLadder: fight.set_ladder,
    cmd.SetDrivers: fight.set_drivers,
    cmd.SetToughness: harm.set_toughness,
    cmd.SetHurt: harm.set_hurt,
    cmd.SetState: harm.set_state,
    cmd.SetCalm: harm.set_calm,
    cmd.CheckCalm: harm.check_calm,
    cmd.ThrowDamage: harm.throw_damage,
    cmd.SetDeck: fight.set_deck,
    cmd.SetHidden: cast.set_hidden,
    cmd.EditCharacter: _edit_character,
    cmd.AddCharacters: cast.add_characters,
    cmd.RemoveCharacter: cast.remove_character,
    cmd.MoveCharacter: cast.move_character,
    cmd.GrantSignificator: significators.grant_significator,
    cmd.RemoveSignificator: significators.remove_significator,
    cmd.SetDecks: deck_building.set_decks,
    cmd.ShuffleDeck: deck_building.shuffle_deck,
    cmd.PutBack: deck_building.put_back,
    cmd.DrawNumber: draws.draw_number,
    cmd.DrawFreely: draws.draw_freely,
    cmd.BeginFight: fight_at_once.begin_fight,
    cmd.AskOracle: oracle.ask_oracle,
    cmd.Consult: oracle.consult,
    book.Write: casebook.write,
    book.OpenScene: casebook.open_scene,
    book.EndScene: casebook.end_scene,
    book.PutOnList: casebook.put_on_list,
    book.TakeOffList: casebook.take_off_list,
    book.SetClock: casebook.set_clock,
    book.Twist: casebook.twist,
    book.EndCase: casebook.end_case,
    cmd.SetRealDeck: real_cards.set_real_deck,
    cmd.TypeCards: real_cards.type_cards,
    cmd.LetGo: real_cards.let_go,
    cmd.LetProgramPlay: solo.let_program_play,
    cmd.PlaySolo: solo.play_solo,
    cmd.Peek: solo.peek,
    cmd.SetHouseRule: evening.set_house_rule,
    cmd.Note: evening.note,
    cmd.ShowLine: evening.show_line,
    cmd.NameEvening: evening.name_evening,
    cmd.TryTask: tasks_at_table.throw_for_task,
    cmd.Contest: tasks_at_table.contest,
    cmd.ComplicateTask: tasks_at_table.complicate_task,
}
"""What carries out each command but the two that begin an evening, and `Propose`, which is beyond the rules."""
