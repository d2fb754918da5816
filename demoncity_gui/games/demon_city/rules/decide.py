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
from demoncity_gui.games.demon_city.rules.transaction import Unfolding


def decide(table: Table, command: cmd.Command, chance: Chance) -> tuple[Event, ...]:
    """Return the events that this command brings about at this table.

    Whatever was done may change how many cards people take, so they are counted here, after every command; and who
    fell changes the Clashes that are still to be told (T-RESOLVE-28).

    Raises:
        RuleRefusal: the rules say no; its reason says why.
    """
    unfolding = Unfolding(command, table, chance)
    if table.awaited is not None and not isinstance(command, _BESIDE_AWAITED):
        raise RuleRefusal(CardsAwaitedFirst())
    _carry_out(unfolding, command)
    round.count_and_settle(unfolding)
    telling.judge_again(unfolding, () if table.fight is None else table.fight.fallen)
    return tuple(unfolding.events)


_BESIDE_AWAITED = (cmd.TypeCards, cmd.ThrowCards, cmd.LetGo, cmd.Note)
"""What can be done while a throw waits for its real cards: anything else could change what they mean."""


def _carry_out(unfolding: Unfolding, command: cmd.Command) -> None:
    match command:
        case cmd.BeginEvening():
            evening.begin_evening(unfolding, command)
        case cmd.BeginAction():
            round.begin_action(unfolding)
        case cmd.Announce(who=who, announcement=announcement):
            round.announce(unfolding, who, announcement)
        case cmd.RepeatAll():
            round.repeat_all(unfolding)
        case cmd.CallReady():
            round.call_ready(unfolding)
        case cmd.ThrowCards():
            awaited = unfolding.table.awaited
            if awaited is None:
                round.throw_cards(unfolding)
            else:
                round.refuse_untyped(unfolding.table)
                _carry_out(unfolding, awaited.asked)
        case cmd.ChooseAttack(who=who):
            telling.choose(unfolding, who, attack=True)
        case cmd.ChooseDeed(who=who):
            telling.choose(unfolding, who, attack=False)
        case cmd.Complicate(words=words):
            telling.complicate(unfolding, words)
        case cmd.WaiveTheFallen():
            telling.waive_the_fallen(unfolding)
        case cmd.AcceptRuling():
            telling.accept_ruling(unfolding)
        case cmd.SetToughness(who=who, toughness=toughness):
            harm.set_toughness(unfolding, who, toughness)
        case cmd.SetHurt(who=who, hurt=hurt):
            harm.set_hurt(unfolding, who, hurt)
        case cmd.SetState(who=who, state=state, is_so=is_so):
            harm.set_state(unfolding, who, state, is_so)
        case cmd.SetCalm(who=who, calm=calm):
            harm.set_calm(unfolding, who, calm)
        case cmd.CheckCalm(who=who, intensity=intensity):
            harm.check_calm(unfolding, who, intensity)
        case cmd.ThrowDamage(attacker=attacker, target=target):
            harm.throw_damage(
                unfolding,
                attacker,
                target,
                protection=command.protection,
                massive=command.massive,
                again=command.again,
            )
        case cmd.Recover(who=who, stat=stat, intensity=intensity):
            recovery.recover(unfolding, who, stat, intensity)
        case cmd.FollowFailure(who=who, then=then):
            recovery.follow_failure(unfolding, who, then)
        case cmd.PassTurn(who=who):
            recovery.pass_turn(unfolding, who)
        case cmd.PlaceAnew(who=who, words=words):
            placing.place_anew(unfolding, who, words)
        case cmd.SetRange(one=one, other=other, feet=feet):
            fight.set_range(unfolding, one, other, feet)
        case cmd.JoinFight(character=character):
            fight.join_fight(unfolding, character)
        case cmd.LetLead(who=who):
            groups.let_lead(unfolding, who)
        case cmd.LeaveFight(who=who, heir=heir):
            fight.leave_fight(unfolding, who, heir)
        case cmd.RedrawTies():
            fight.redraw_ties(unfolding)
        case cmd.GroupFoes(leader=leader, members=members):
            groups.group_foes(unfolding, leader, members)
        case cmd.SetSide(who=who, side=side, heir=heir, this_round=this_round):
            fight.set_side(unfolding, who, side, heir, this_round=this_round)
        case cmd.SetDeck(who=who, deck=deck):
            fight.set_deck(unfolding, who, deck)
        case cmd.SetTouch(one=one, other=other, touch=touch):
            fight.set_touch(unfolding, one, other, touch)
        case cmd.SetConflict(one=one, other=other, conflict=conflict):
            fight.set_conflict(unfolding, one, other, conflict)
        case cmd.SetLadder(label=label, is_ladder=is_ladder):
            fight.set_ladder(unfolding, label, is_ladder)
        case cmd.SetDrivers(drivers=drivers):
            fight.set_drivers(unfolding, drivers)
        case cmd.SetHouseRule(ambiguity=ambiguity, letter=letter):
            evening.set_house_rule(unfolding, ambiguity, letter)
        case cmd.GrantSignificator(who=who, card=card):
            significators.grant_significator(unfolding, who, card)
        case cmd.RemoveSignificator(who=who, card=card):
            significators.remove_significator(unfolding, who, card)
        case cmd.SetDecks():
            deck_building.set_decks(unfolding, command)
        case cmd.ShuffleDeck(deck=deck):
            deck_building.shuffle_deck(unfolding, deck)
        case cmd.PutBack(deck=deck, card=card):
            deck_building.put_back(unfolding, deck, card)
        case cmd.Note(words=words):
            evening.note(unfolding, words)
        case cmd.ShowLine(words=words):
            evening.show_line(unfolding, words)
        case cmd.SetHidden(who=who, hidden=hidden):
            cast.set_hidden(unfolding, who, hidden=hidden)
        case cmd.EditCharacter(character=character):
            before = unfolding.table
            cast.edit_character(unfolding, character)
            groups.part_the_unlike(unfolding, character.id)
            fight.follow_agility(unfolding, character.id, was=before.character(character.id).rank(AGILITY))
        case cmd.AddCharacters(characters=characters, behind=behind):
            cast.add_characters(unfolding, characters, behind)
        case cmd.RemoveCharacter(who=who):
            cast.remove_character(unfolding, who)
        case cmd.MoveCharacter(who=who, place=place):
            cast.move_character(unfolding, who, place)
        case cmd.DrawNumber(drawer=drawer, hundred=hundred):
            draws.draw_number(unfolding, drawer, hundred=hundred)
        case cmd.DrawFreely(deck=deck, cards=cards):
            draws.draw_freely(unfolding, deck, cards)
        case cmd.TryTask(side=task_side, intensities=intensities, supernatural=supernatural, words=words):
            tasks_at_table.refuse_too_long(words)
            tasks_at_table.try_task(unfolding, task_side, intensities, supernatural=supernatural)
        case cmd.Contest(one=party, other=opponent, more=more, words=words):
            tasks_at_table.refuse_too_long(words)
            tasks_at_table.contest(unfolding, party, opponent, *more)
        case cmd.ComplicateTask(words=words):
            tasks_at_table.complicate_task(unfolding, words)
        case cmd.SetRealDeck(deck=deck, mode=mode):
            real_cards.set_real_deck(unfolding, deck, mode)
        case cmd.TypeCards(who=who, cards=cards):
            real_cards.type_cards(unfolding, who, cards)
        case cmd.LetGo():
            real_cards.let_go(unfolding)
        case cmd.NextRound():
            round.next_round(unfolding)
        case cmd.EndAction():
            round.end_action(unfolding)
