"""A command becomes events, or the rules say no. It dispatches to the module of the noun and changes nothing."""

# mypy: enable-error-code="exhaustive-match"
# so that no command is left without its case.
from __future__ import annotations

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import (
    cast,
    deck_building,
    draws,
    evening,
    fight,
    groups,
    harm,
    placing,
    real_cards,
    recovery,
    round,
    significators,
    tasks_at_table,
    telling,
)
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import AGILITY
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import CardsAwaitedFirst, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def decide(table: Table, command: cmd.Command, chance: Chance) -> tuple[Event, ...]:
    """Return the events that this command brings about at this table; raises as `decided`."""
    return decided(table, command, chance)[0]


def decided(table: Table, command: cmd.Command, chance: Chance) -> tuple[tuple[Event, ...], Table]:
    """Return the events that this command brings about at this table, and the table after them.

    Whatever was done may change how many cards people take, so they are counted here, after every command; and who
    fell changes the Clashes that are still to be told (T-RESOLVE-28).

    Raises:
        RuleRefusal: the rules say no; its reason says why.
    """
    transaction = Transaction(command, table, chance)
    if table.awaited is not None and not isinstance(command, _BESIDE_AWAITED):
        raise RuleRefusal(CardsAwaitedFirst())
    _carry_out(transaction, command)
    round.count_and_settle(transaction)
    telling.judge_again(transaction, () if table.fight is None else table.fight.fallen)
    return tuple(transaction.events), transaction.table


_BESIDE_AWAITED = (cmd.TypeCards, cmd.ThrowCards, cmd.LetGo, cmd.Note)
"""What can be done while a throw waits for its real cards: anything else could change what they mean."""


def _carry_out(transaction: Transaction, command: cmd.Command) -> None:
    if isinstance(command, cmd.RoundCommand):
        _carry_out_round(transaction, command)
    elif isinstance(command, cmd.FightCommand):
        _carry_out_fight(transaction, command)
    elif isinstance(command, cmd.CastCommand):
        _carry_out_cast(transaction, command)
    elif isinstance(command, cmd.DeckCommand):
        _carry_out_deck(transaction, command)
    else:
        _carry_out_evening(transaction, command)


def _carry_out_round(transaction: Transaction, command: cmd.RoundCommand) -> None:
    match command:
        case cmd.BeginAction():
            round.begin_action(transaction)
        case cmd.Announce(who=who, announcement=announcement):
            round.announce(transaction, who, announcement)
        case cmd.RepeatAll():
            round.repeat_all(transaction)
        case cmd.CallReady():
            round.call_ready(transaction)
        case cmd.ThrowCards():
            awaited = transaction.table.awaited
            if awaited is None:
                round.throw_cards(transaction)
            else:
                round.refuse_untyped(transaction.table)
                _carry_out(transaction, awaited.asked)
        case cmd.ChooseAttack(who=who):
            telling.choose(transaction, who, attack=True)
        case cmd.ChooseDeed(who=who):
            telling.choose(transaction, who, attack=False)
        case cmd.Complicate(words=words):
            telling.complicate(transaction, words)
        case cmd.WaiveTheFallen():
            telling.waive_the_fallen(transaction)
        case cmd.AcceptRuling():
            telling.accept_ruling(transaction)
        case cmd.Recover(who=who, stat=stat, intensity=intensity):
            recovery.recover(transaction, who, stat, intensity)
        case cmd.FollowFailure(who=who, then=then):
            recovery.follow_failure(transaction, who, then)
        case cmd.PassTurn(who=who):
            recovery.pass_turn(transaction, who)
        case cmd.NextRound():
            round.next_round(transaction)
        case cmd.EndAction():
            round.end_action(transaction)


def _carry_out_fight(transaction: Transaction, command: cmd.FightCommand) -> None:
    match command:
        case cmd.PlaceAnew(who=who, words=words):
            placing.place_anew(transaction, who, words)
        case cmd.SetRange(one=one, other=other, feet=feet):
            fight.set_range(transaction, one, other, feet)
        case cmd.JoinFight(character=character):
            fight.join_fight(transaction, character)
        case cmd.LetLead(who=who):
            groups.let_lead(transaction, who)
        case cmd.LeaveFight(who=who, heir=heir):
            fight.leave_fight(transaction, who, heir)
        case cmd.RedrawTies():
            fight.redraw_ties(transaction)
        case cmd.GroupFoes(leader=leader, members=members):
            groups.group_foes(transaction, leader, members)
        case cmd.SetSide(who=who, side=side, heir=heir, this_round=this_round):
            fight.set_side(transaction, who, side, heir, this_round=this_round)
        case cmd.SetTouch(one=one, other=other, touch=touch):
            fight.set_touch(transaction, one, other, touch)
        case cmd.SetConflict(one=one, other=other, conflict=conflict):
            fight.set_conflict(transaction, one, other, conflict)
        case cmd.SetLadder(label=label, is_ladder=is_ladder):
            fight.set_ladder(transaction, label, is_ladder)
        case cmd.SetDrivers(drivers=drivers):
            fight.set_drivers(transaction, drivers)


def _carry_out_cast(transaction: Transaction, command: cmd.CastCommand) -> None:
    match command:
        case cmd.SetToughness(who=who, toughness=toughness):
            harm.set_toughness(transaction, who, toughness)
        case cmd.SetHurt(who=who, hurt=hurt):
            harm.set_hurt(transaction, who, hurt)
        case cmd.SetState(who=who, state=state, is_so=is_so):
            harm.set_state(transaction, who, state, is_so)
        case cmd.SetCalm(who=who, calm=calm):
            harm.set_calm(transaction, who, calm)
        case cmd.CheckCalm(who=who, intensity=intensity):
            harm.check_calm(transaction, who, intensity)
        case cmd.ThrowDamage(attacker=attacker, target=target):
            harm.throw_damage(
                transaction,
                attacker,
                target,
                protection=command.protection,
                massive=command.massive,
                again=command.again,
            )
        case cmd.SetDeck(who=who, deck=deck):
            fight.set_deck(transaction, who, deck)
        case cmd.SetHidden(who=who, hidden=hidden):
            cast.set_hidden(transaction, who, hidden=hidden)
        case cmd.EditCharacter(character=character):
            before = transaction.table
            cast.edit_character(transaction, character)
            groups.part_the_unlike(transaction, character.id)
            fight.follow_agility(transaction, character.id, was=before.character(character.id).rank(AGILITY))
        case cmd.AddCharacters(characters=characters, behind=behind):
            cast.add_characters(transaction, characters, behind)
        case cmd.RemoveCharacter(who=who):
            cast.remove_character(transaction, who)
        case cmd.MoveCharacter(who=who, place=place):
            cast.move_character(transaction, who, place)


def _carry_out_deck(transaction: Transaction, command: cmd.DeckCommand) -> None:
    match command:
        case cmd.GrantSignificator(who=who, card=card):
            significators.grant_significator(transaction, who, card)
        case cmd.RemoveSignificator(who=who, card=card):
            significators.remove_significator(transaction, who, card)
        case cmd.SetDecks():
            deck_building.set_decks(transaction, command)
        case cmd.ShuffleDeck(deck=deck):
            deck_building.shuffle_deck(transaction, deck)
        case cmd.PutBack(deck=deck, card=card):
            deck_building.put_back(transaction, deck, card)
        case cmd.DrawNumber(drawer=drawer, hundred=hundred):
            draws.draw_number(transaction, drawer, hundred=hundred)
        case cmd.DrawFreely(deck=deck, cards=cards):
            draws.draw_freely(transaction, deck, cards)
        case cmd.SetRealDeck(deck=deck, mode=mode):
            real_cards.set_real_deck(transaction, deck, mode)
        case cmd.TypeCards(who=who, cards=cards):
            real_cards.type_cards(transaction, who, cards)
        case cmd.LetGo():
            real_cards.let_go(transaction)


def _carry_out_evening(transaction: Transaction, command: cmd.EveningCommand) -> None:
    match command:
        case cmd.BeginEvening():
            evening.begin_evening(transaction, command)
        case cmd.SetHouseRule(ambiguity=ambiguity, letter=letter):
            evening.set_house_rule(transaction, ambiguity, letter)
        case cmd.Note(words=words):
            evening.note(transaction, words)
        case cmd.ShowLine(words=words):
            evening.show_line(transaction, words)
        case cmd.TryTask(side=task_side, intensities=intensities, supernatural=supernatural, words=words):
            tasks_at_table.refuse_too_long(words)
            tasks_at_table.try_task(transaction, task_side, intensities, supernatural=supernatural)
        case cmd.Contest(one=party, other=opponent, more=more, words=words):
            tasks_at_table.refuse_too_long(words)
            tasks_at_table.contest(transaction, party, opponent, *more)
        case cmd.ComplicateTask(words=words):
            tasks_at_table.complicate_task(transaction, words)
