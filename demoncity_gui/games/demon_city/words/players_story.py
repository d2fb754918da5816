"""What happened as the players saw it, for the story they take home: built up from public facts, event by event.

What is not named here is not told. No stat, Toughness, Calm, Intensity, reason, house rule, distance or pile is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from demoncity_gui.games.common.casebook import CameOut, CaseEnded, Scene, SceneOpened, Twisted, Written
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.characters import UNKNOWN, CharacterId, State
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, ShownThrow, Stage, Table, turned_throw
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.words.deeds import plan, settled
from demoncity_gui.games.demon_city.words.people import people, person, sayings
from demoncity_gui.games.demon_city.words.rulings import headline, special_words, verdict_line
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn
from demoncity_gui.texts import demon_city_players_story as said
from demoncity_gui.texts import demon_city_story as of_all
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import sentence_of

Lines = tuple[str, ...]


def players_lines(before: Table, after: Table, event: ev.Event) -> Lines:
    """Return the lines for one event, given the tables before and after it; nothing for what the players don't see.

    A Clash is told when it is told at the table, and not when it was judged.
    """
    return _lines(before.as_the_players_know_it, after.as_the_players_know_it, event)


def _lines(before: Table, after: Table, event: ev.Event) -> Lines:
    if isinstance(event, PLAIN):
        return (sentence_of(said, event, sayings(after)),)
    if isinstance(event, SceneOpened):
        return _scene(event.scene)
    if isinstance(event, CameOut):
        return (said.came_out(words=event.words, won=event.won),) if event.words else ()
    return (
        _lines_of_round(before, after, event)
        or _lines_of_fight(before, after, event)
        or _lines_of_draws(before, after, event)
    )


def _scene(scene: Scene) -> Lines:
    """Return what everybody knows of a scene; what is wrong there they find out."""
    place = (said.scene_place(where=scene.where),) if scene.where else ()
    return (said.scene_opened(title=scene.title), *place, *((said.scene_people(who=scene.who),) if scene.who else ()))


PLAIN = (
    ev.ActionBegan,
    ev.RoundBegan,
    ev.ActionEnded,
    ev.CardsReturned,
    ev.OrderChanged,
    ev.FightLeft,
    ev.LeaderChanged,
    ev.EveningBegan,
    ev.DiceEveningBegan,
    ev.EqualsPicked,
    ev.LineShown,
    ev.NumberDrawn,
    ev.EveningNamed,
    ev.SoloSet,
    ev.Peeked,
    ev.TaskComplicated,
    Written,
    Twisted,
    CaseEnded,
)
"""The events that are one line made of their fields alone."""


def _lines_of_round(before: Table, after: Table, event: ev.Event) -> Lines:
    match event:
        case ev.Announced(who=who, announcement=announcement):
            had = _participant(before, who)
            again = had is not None and had.announcement is not None
            return (said.announced(again=again, who=person(after, who), deed=plan(after, who, announcement)),)
        case ev.CardsLaid(who=who, number=laid):
            had = _participant(before, who)
            more = had is not None and had.throw is not None
            return (said.cards_laid(who=person(after, who), cards=laid, more=more),)
        case ev.ThrowShown(who=who):
            return tuple(_thrown(after, _participant(after, who)))
        case ev.DiceRolled(who=who) if after.fight is not None and after.fight.stage is Stage.ANNOUNCING:
            return tuple(_thrown(after, _participant(after, who)))
        case ev.CardsTurned():
            turned = () if after.fight is None else after.fight.participants
            return (said.cards_turned, *(line for one in turned for line in _thrown(after, one)))
        case ev.DeedSettled(who=who, ruling=ruling):
            how = settled(ruling)
            return (said.deed_settled(who=person(after, who), how=how), *_settled_specials(after, who, ruling))
        case ev.ClashJudged(clash=clash):
            # The Clashes judged with this one stay untold until the one before them is accepted.
            fight = after.fight
            return _verdict(after, fight) if fight is not None and clash == fight.told else ()
        case ev.RulingAccepted():
            return () if after.fight is None else _verdict(after, after.fight)
        case ev.SituationComplicated(clash=clash, words=words):
            return (said.situation_complicated(words=words),) if _is_told(after, clash) else ()
        case _:
            return ()


def _lines_of_fight(before: Table, after: Table, event: ev.Event) -> Lines:
    match event:
        case ev.FightJoined(character=character):
            return (said.fight_joined(who=character.public_name),)
        case ev.FoesGrouped(leader=leader, members=members):
            everybody = people(after, (leader, *members))
            return (said.foes_grouped(leader=everybody[0], members=everybody[1:], all=everybody),)
        case ev.CharacterChanged():
            return tuple(_changed(before, after, event))
        case _:
            return ()


def _lines_of_draws(before: Table, after: Table, event: ev.Event) -> Lines:
    match event:
        case ev.CardsSpread(deck=deck, number=last):
            drawn = after.deck(deck).spread[-last:] if last else ()
            return _opened(deck, drawn) if drawn else ()
        case ev.DiceSpread(deck=deck, faces=faces, hidden=hidden):
            return () if hidden else _opened(deck, after.deck(deck).spread[-len(faces) :])
        case ev.DamageThrown(attacker=attacker, target=target, damage=lost):
            # How many dice it takes would tell Toughness, and nobody shows them; cards lie open.
            spread = after.deck(after.character(attacker).deck).spread if after.edition.has_decks else ()
            cards = [card_title(card) for card in spread]
            hurt, by = person(after, target), person(after, attacker)
            return (said.damage_thrown(target=hurt, attacker=by, damage=lost, cards=cards),)
        case ev.RealCardsSpread(who=who):
            draw = None if before.awaited is None else before.awaited.draw_of(who)
            return () if draw is None or draw.hidden else _opened(draw.deck, draw.typed)
        case ev.TaskJudged(who=who, ruling=ruling, recovery=recovers):
            critical = [who] if ruling.critical else []
            fumble = [who] if ruling.fumble else []
            told = said.task_judged(who=person(after, who), succeeds=bool(ruling.levels), recovers=recovers)
            return (told, *special_words(after, critical, fumble))
        case ev.ContestJudged(parties=parties, winner=winner):
            thrown = [said.ones_value(who=person(after, one.who), value=one.value) for one in parties]
            told = said.contest_judged(thrown=thrown, winner="" if winner is None else person(after, winner))
            return (told, *special_words(after, event.critical, event.fumble))
        case _:
            return ()


def _changed(before: Table, after: Table, event: ev.CharacterChanged) -> Iterator[str]:
    participant = _participant(after, event.who)
    # Without a lane on the TV there is no mark on it, and out of the fight nobody has met who was hidden as “?”.
    if event.hurt is not None and participant is not None and participant.announcement is not None:
        who = person(after, event.who)
        yield said.hurt(who=who) if event.hurt else said.hurt_no_more(who=who)
    if event.state in (State.OUT, State.PANIC) and participant is not None:
        yield of_all.state_changed(who=person(after, event.who), is_so=event.is_so, state=event.state.value)
    if event.hidden is False and _was_met_hidden(before, event.who):
        yield said.unmasked(unknown=UNKNOWN, who=person(after, event.who))


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
    thrown = turned_throw(table, one)
    cards, value = [card_title(card) for card in one.throw.cards], "" if thrown is None else number(thrown.value)
    return [said.throws(who=person(table, one.who), cards=cards, value=value)]


def _verdict(table: Table, fight: Fight) -> Lines:
    told = fight.clash_to_tell
    if told is None:
        return ()
    ruling = told.ruling
    line = "" if ruling.outcome is Outcome.TIED else verdict_line(table, fight, ruling, "")
    words = said.verdict(headline=headline(ruling), line=line)
    return (words, *special_words(table, ruling.critical, ruling.fumble))


def _settled_specials(table: Table, who: CharacterId, ruling: TaskRuling) -> Lines:
    return special_words(table, [who] if ruling.critical else [], [who] if ruling.fumble else [])


def _opened(deck: DeckName, drawn: Iterable[Drawn]) -> Lines:
    return (said.cards_spread(deck=deck.value, cards=[card_title(card) for card in drawn]),)
