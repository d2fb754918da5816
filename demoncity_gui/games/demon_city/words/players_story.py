"""What happened as the players saw it, for the story they take home: built up from public facts, event by event.

What is not named here is not told. No stat, Toughness, Calm, Intensity, reason, house rule, distance or pile is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.characters import UNKNOWN, CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, ShownThrow, Table, turned_throw
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.words.deeds import deed, settled
from demoncity_gui.games.demon_city.words.people import cards, listed, lower_deck_name, name, names
from demoncity_gui.games.demon_city.words.rulings import headline, special_words, verdict_line
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn


def players_lines(before: Table, after: Table, event: ev.Event) -> tuple[str, ...]:
    """Return the lines for one event, given the tables before and after it; nothing for what the players don't see.

    A Clash is told when it is told at the table, and not when it was judged.
    """
    return _lines(before.as_the_players_know_it, after.as_the_players_know_it, event)


def _lines(before: Table, after: Table, event: ev.Event) -> tuple[str, ...]:
    if isinstance(event, ev.RoundEvent):
        return _lines_of_round(before, after, event)
    if isinstance(event, ev.FightEvent):
        return _lines_of_fight(after, event)
    if isinstance(event, ev.CastEvent):
        return _lines_of_cast(before, after, event)
    if isinstance(event, ev.DeckEvent):
        return _lines_of_deck(before, after, event)
    return _lines_of_evening(after, event)


def _lines_of_round(before: Table, after: Table, event: ev.RoundEvent) -> tuple[str, ...]:
    match event:
        case ev.ActionBegan(order=order):
            return (f"Action! Slowest first: {names(after, order)}.",)
        case ev.RoundBegan(number=number):
            return (f"Round {number}.",)
        case ev.ActionEnded():
            return ("Action is over.",)
        case ev.Announced(who=who, announcement=announcement):
            had = _participant(before, who)
            again = " thinks again:" if had is not None and had.announcement is not None else ""
            return (f"{name(after, who)}{again} {deed(after, who, announcement)}.",)
        case ev.CardsLaid(who=who, number=number):
            had = _participant(before, who)
            more = " more" if had is not None and had.throw is not None else ""
            return (f"{name(after, who)} takes {cards(number)}{more}.",)
        case ev.CardsReturned(who=who, number=number):
            return (f"{cards(number)} of {name(after, who)} back on the pile, unseen.",)
        case ev.ThrowShown(who=who):
            return tuple(_thrown(after, _participant(after, who)))
        case ev.CardsTurned():
            fight = after.fight
            turned = () if fight is None else fight.participants
            return ("All cards turn.", *(line for one in turned for line in _thrown(after, one)))
        case ev.DeedSettled(who=who, ruling=ruling):
            return (f"{name(after, who)}: {settled(ruling)}.", *_settled_specials(after, who, ruling))
        case ev.ClashJudged(clash=clash):
            # The Clashes judged with this one stay untold until the one before them is accepted.
            fight = after.fight
            return _verdict(after, fight) if fight is not None and clash == fight.told else ()
        case ev.RulingAccepted():
            return () if after.fight is None else _verdict(after, after.fight)
        case ev.SituationComplicated(clash=clash, words=words):
            return (f"The situation changes: {words}",) if _is_told(after, clash) else ()
        case ev.ThrowsCounted() | ev.ThrowDiscarded() | ev.ReadyCalled() | ev.AftermathReached():
            return ()


def _lines_of_fight(after: Table, event: ev.FightEvent) -> tuple[str, ...]:
    match event:
        case ev.OrderChanged(order=order, moved=moved) if moved is not None:
            return (f"{name(after, moved)} has another place now, slowest first: {names(after, order)}.",)
        case ev.OrderChanged(order=order):
            return (f"Equal Agility is drawn anew: {names(after, order)}.",)
        case ev.FightJoined(character=character):
            return (f"{character.public_name} joins the fight.",)
        case ev.FightLeft(who=who):
            return (f"{name(after, who)} is out of it.",)
        case ev.FoesGrouped(leader=leader, members=()):
            return (f"{name(after, leader)} stands alone again.",)
        case ev.FoesGrouped(leader=leader, members=members):
            return (f"{names(after, (leader, *members))} act as one.",)
        case ev.LeaderChanged(was=was, now=now):
            return (f"{name(after, now)} leads in place of {name(after, was)}.",)
        case (
            ev.TurnPassed()
            | ev.FailureFollowed()
            | ev.PlacedAnew()
            | ev.RangeSet()
            | ev.SideSet()
            | ev.TouchSet()
            | ev.ConflictSet()
            | ev.LadderSet()
            | ev.DriversSet()
        ):
            return ()


def _lines_of_cast(before: Table, after: Table, event: ev.CastEvent) -> tuple[str, ...]:
    match event:
        case ev.CharacterChanged():
            return tuple(_changed(before, after, event))
        case (
            ev.DamageThrown()
            | ev.SignificatorSet()
            | ev.CharacterEdited()
            | ev.CharacterAdded()
            | ev.CharacterRemoved()
            | ev.CharacterMoved()
        ):
            return ()


def _lines_of_deck(before: Table, after: Table, event: ev.DeckEvent) -> tuple[str, ...]:
    match event:
        case ev.CardsSpread(deck=deck, number=number):
            return _drawn(after, deck, number)
        case ev.RealCardsSpread(who=who):
            draw = None if before.awaited is None else before.awaited.draw_of(who)
            return () if draw is None else _opened(draw.deck, draw.typed)
        case (
            ev.DeckShuffled()
            | ev.SpreadDiscarded()
            | ev.DecksBuilt()
            | ev.CardPutBack()
            | ev.RealDeckSet()
            | ev.CardsTyped()
            | ev.CardsAwaited()
            | ev.AwaitedLetGo()
        ):
            return ()


def _lines_of_evening(after: Table, event: ev.EveningEvent) -> tuple[str, ...]:
    match event:
        case ev.EveningBegan():
            return (f"The evening begins: {event.title}.",)
        case ev.LineShown(words=words):
            return (f"To be read: {words}",)
        case ev.NumberDrawn(number=number, hundred=hundred):
            return (f"{'C100' if hundred else 'C10'}: {number}.",)
        case ev.TaskJudged(who=who, ruling=ruling):
            ended = "succeeds" if ruling.levels else "fails"
            critical = [who] if ruling.critical else []
            fumble = [who] if ruling.fumble else []
            return (f"{name(after, who)} tries, and {ended}.", *special_words(after, critical, fumble))
        case ev.ContestJudged(parties=parties, winner=winner):
            thrown = listed([f"{name(after, one.who)} {one.value}" for one in parties]) or "Nobody throws"
            won = "nothing is decided" if winner is None else f"{name(after, winner)} won"
            return (f"{thrown}: {won}.", *special_words(after, event.critical, event.fumble))
        case ev.TaskComplicated(words=words):
            return (f"It gets more complicated: {words}",)
        case ev.CardPowerMet() | ev.HouseRuleSet() | ev.Noted():
            return ()


def _changed(before: Table, after: Table, event: ev.CharacterChanged) -> Iterator[str]:
    participant = _participant(after, event.who)
    # Without a lane on the TV there is no mark on it, and out of the fight nobody has met who was hidden as “?”.
    if event.hurt is not None and participant is not None and participant.announcement is not None:
        yield f"{name(after, event.who)} is {'hurt' if event.hurt else 'hurt no more'}."
    if event.hidden is False and _was_met_hidden(before, event.who):
        yield f"{UNKNOWN} is {name(after, event.who)}."


def _was_met_hidden(table: Table, who: CharacterId) -> bool:
    return _participant(table, who) is not None and table.character(who).hidden


def _participant(table: Table, who: CharacterId) -> Participant | None:
    return None if table.fight is None else table.fight.participant(who)


def _is_told(table: Table, clash: int) -> bool:
    return table.fight is not None and clash <= table.fight.told


def _thrown(table: Table, one: Participant | None) -> list[str]:
    """Return what lies turned before somebody, and the number that the TV shows with it."""
    if one is None or not isinstance(one.throw, ShownThrow) or not one.throw.cards:
        return []
    shown = listed([card.title for card in one.throw.cards])
    thrown = turned_throw(table, one)
    return [f"{name(table, one.who)} throws {shown}{'' if thrown is None else f': {thrown.value}'}."]


def _verdict(table: Table, fight: Fight) -> tuple[str, ...]:
    told = fight.clash_to_tell
    if told is None:
        return ()
    ruling = told.ruling
    line = "" if ruling.outcome is Outcome.TIED else f" {verdict_line(table, fight, ruling, '')}"
    return (f"{headline(ruling)}.{line}", *special_words(table, ruling.critical, ruling.fumble))


def _settled_specials(table: Table, who: CharacterId, ruling: TaskRuling) -> tuple[str, ...]:
    return special_words(table, [who] if ruling.critical else [], [who] if ruling.fumble else [])


def _drawn(table: Table, deck: DeckName, number: int) -> tuple[str, ...]:
    drawn = table.deck(deck).spread[-number:] if number else ()
    return _opened(deck, drawn) if drawn else ()


def _opened(deck: DeckName, drawn: Iterable[Drawn]) -> tuple[str, ...]:
    return (f"Drawn from {lower_deck_name(deck)}: {listed([card.title for card in drawn])}.",)
