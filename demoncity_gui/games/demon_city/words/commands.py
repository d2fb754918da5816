"""What a command is called in the Host's words, for “Undo: Ann announces”."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import deck_name, mode_words, name, names, state_words


def command_words(table: Table, command: cmd.Command) -> str:
    """Return the command as a short phrase."""
    if isinstance(command, cmd.RoundCommand):
        return _words_of_round(table, command)
    if isinstance(command, cmd.FightCommand):
        return _words_of_fight(table, command)
    if isinstance(command, cmd.CastCommand):
        return _words_of_cast(table, command)
    if isinstance(command, cmd.DeckCommand):
        return _words_of_deck(table, command)
    return _words_of_evening(table, command)


def _words_of_round(table: Table, command: cmd.RoundCommand) -> str:
    match command:
        case cmd.BeginAction():
            return "begin action"
        case cmd.Announce(who=who):
            return f"{name(table, who)} announces"
        case cmd.RepeatAll():
            return "all repeat"
        case cmd.CallReady():
            return "“Ready…”"
        case cmd.ThrowCards():
            return "throw"
        case cmd.ChooseAttack(who=who):
            return f"{name(table, who)}’s attack is chosen"
        case cmd.ChooseDeed(who=who):
            return f"{name(table, who)}’s deed is chosen"
        case cmd.Complicate():
            return "complication"
        case cmd.WaiveTheFallen():
            return "the opposition is gone"
        case cmd.AcceptRuling():
            return "accept the ruling"
        case cmd.Recover(who=who):
            return f"{name(table, who)} recovers"
        case cmd.FollowFailure(who=who):
            return f"{name(table, who)} did not recover"
        case cmd.PassTurn(who=who):
            return f"{name(table, who)} gets no action"
        case cmd.NextRound():
            return "next round"
        case cmd.EndAction():
            return "end action"


def _words_of_fight(table: Table, command: cmd.FightCommand) -> str:
    match command:
        case cmd.PlaceAnew(who=who):
            return f"{name(table, who)} stands elsewhere"
        case cmd.SetRange():
            return "a distance"
        case cmd.JoinFight(character=character):
            return f"{character.name} joins"
        case cmd.LeaveFight(who=who):
            return f"{name(table, who)} leaves"
        case cmd.RedrawTies():
            return "equal Agility drawn anew"
        case cmd.GroupFoes(leader=leader):
            return f"{name(table, leader)}’s group"
        case cmd.LetLead(who=who):
            return f"{name(table, who)} leads the group"
        case cmd.SetSide(who=who):
            return f"{name(table, who)}’s side"
        case cmd.SetTouch():
            return "Clashes merged or split"
        case cmd.SetConflict():
            return "which deeds exclude each other"
        case cmd.SetLadder(label=label):
            return f"the ladder “{label}”"
        case cmd.SetDrivers():
            return "who drives"


def _words_of_cast(table: Table, command: cmd.CastCommand) -> str:
    match command:
        case cmd.SetToughness(who=who):
            return f"{name(table, who)}’s Toughness"
        case cmd.SetHurt(who=who):
            return f"{name(table, who)}’s Injury"
        case cmd.SetState(who=who, state=state):
            return f"{name(table, who)}: {state_words(state)}"
        case cmd.SetCalm(who=who):
            return f"{name(table, who)}’s Calm"
        case cmd.CheckCalm(who=who):
            return f"{name(table, who)} checks Calm"
        case cmd.ThrowDamage(target=target, again=again):
            return f"damage to {name(table, target)}{', thrown again' if again else ''}"
        case cmd.SetDeck(who=who):
            return f"{name(table, who)}’s deck"
        case cmd.SetHidden(who=who, hidden=hidden):
            return f"{name(table, who)} {'hidden from' if hidden else 'shown to'} the players"
        case cmd.EditCharacter(character=character):
            return f"{name(table, character.id)}’s sheet"
        case cmd.AddCharacters(characters=characters):
            return f"add {characters[0].name if len(characters) == 1 else f'{len(characters)} characters'}"
        case cmd.RemoveCharacter(who=who):
            return f"remove {name(table, who)}"
        case cmd.MoveCharacter(who=who):
            return f"{name(table, who)}’s place in the cast"


def _words_of_deck(table: Table, command: cmd.DeckCommand) -> str:
    match command:
        case cmd.GrantSignificator(who=who) | cmd.RemoveSignificator(who=who) if any(
            one.id == who and not one.is_player_character for one in table.characters
        ):
            return f"{name(table, who)}’s own card"
        case cmd.GrantSignificator(card=card) | cmd.RemoveSignificator(card=card):
            return f"Significator {card.title}"
        case cmd.SetDecks():
            return "decks built anew"
        case cmd.ShuffleDeck(deck=deck):
            return f"{deck_name(deck)} shuffled"
        case cmd.PutBack(card=card):
            return f"{card.title} put back"
        case cmd.DrawNumber(hundred=hundred):
            return "C100" if hundred else "C10"
        case cmd.DrawFreely():
            return "a free draw"
        case cmd.SetRealDeck(deck=deck, mode=mode):
            return f"{deck_name(deck)}: {mode_words(mode)}"
        case cmd.LetGo():
            return "a throw let go"
        case cmd.TypeCards(who=who):
            return "drawn cards typed" if who is None else f"{name(table, who)}’s cards typed"


def _words_of_evening(table: Table, command: cmd.EveningCommand) -> str:
    match command:
        case cmd.BeginEvening():
            return "begin the evening"
        case cmd.SetHouseRule(ambiguity=ambiguity):
            return f"house rule {ambiguity}"
        case cmd.Note():
            return "a note"
        case cmd.ShowLine():
            return "a line for all to read"
        case cmd.TryTask(side=side, words=words):
            return f"{name(table, side.who)} {words or 'tries'}"
        case cmd.Contest(one=one, other=other, more=more):
            return f"{name(table, one.who)} against {names(table, [rival.who for rival in (other, *more)])}"
        case cmd.ComplicateTask():
            return "complication"
