"""One event makes the next table. It changes and judges nothing; a replay is only this."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.common.casebook import EMPTY_CASEBOOK, CaseEvent, SceneOpened, apply_case
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.awaited import Awaited
from demoncity_gui.games.demon_city.rules.changes import (
    bounded,
    each_once,
    fight_of,
    with_character,
    with_character_at,
    with_clash,
    with_deck,
    with_fight,
    with_participant,
    without_character,
)
from demoncity_gui.games.demon_city.rules.characters import (
    CALM,
    TOUGHNESS,
    Character,
    CharacterId,
    State,
)
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.fight_changes import (
    after_failure,
    back_on_their_sides,
    grouped,
    in_order,
    led_by,
    left,
    new_round,
    on_side,
    touching,
)
from demoncity_gui.games.demon_city.rules.moved_cards import (
    awaited_of,
    discard,
    lay,
    numerals,
    put_back,
    return_cards,
    roll,
    spread_typed,
    turned_up,
    type_awaited,
    type_cards,
)
from demoncity_gui.games.demon_city.rules.table import (
    Damage,
    Fight,
    JudgedClash,
    Range,
    Stage,
    Table,
)
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card, listed_in_order


def apply(table: Table, event: ev.Event) -> Table:
    """Return the table after the event.

    Raises:
        ValueError: the event can't have happened at this table (a damaged journal).
    """
    try:
        return _after(table, event)
    except LookupError as why:
        raise ValueError(f"{event} speaks of something that is not at this table") from why


def _after(table: Table, event: ev.Event) -> Table:
    if isinstance(event, ev.RoundEvent):
        return _after_round(table, event)
    if isinstance(event, ev.FightEvent):
        return _after_fight(table, event)
    if isinstance(event, ev.CastEvent):
        return _after_cast(table, event)
    if isinstance(event, ev.DeckEvent):
        return _after_deck(table, event)
    if isinstance(event, CaseEvent):
        return _after_case(table, event)
    return _after_evening(table, event)


def _after_round(table: Table, event: ev.RoundEvent) -> Table:
    match event:
        case ev.ActionBegan(order=order):
            return in_order(replace(table, fight=Fight(1, Stage.ANNOUNCING, ())), order)
        case ev.Announced(who=who, announcement=announcement):
            table = with_participant(table, who, lambda one: replace(one, announcement=announcement))
            if table.character(who).recovering:
                table = with_character(table, who, lambda one: replace(one, recovering=False))
            return table
        case ev.ThrowsCounted(who=who, count=count):
            return with_participant(table, who, lambda one: replace(one, count=count))
        case ev.CardsLaid(who=who, number=number):
            return lay(table, who, number)
        case ev.CardsReturned(who=who, number=number):
            return return_cards(table, who, number)
        case ev.ThrowShown(who=who):
            return with_participant(table, who, turned_up)
        case ev.ThrowDiscarded(who=who):
            return discard(table, [who])
        case ev.DeedSettled(who=who, ruling=ruling):
            table = with_participant(table, who, lambda one: replace(one, settled=ruling))
            rest = tuple(one for one in fight_of(table).damage if one.attacker != who)  # a new deed may hit anew
            return with_fight(table, damage=rest)
        case ev.ReadyCalled():
            return with_fight(table, stage=Stage.READY)
        case ev.CardsTurned():
            turned = tuple(turned_up(one) for one in fight_of(table).participants)
            return with_fight(table, stage=Stage.RESOLVING, participants=turned, damage=(), as_thrown=table.characters)
        case ev.ClashJudged(clash=clash, ruling=ruling):
            complication = next((one.complication for one in fight_of(table).clashes[clash:]), "")
            return with_clash(table, clash, JudgedClash(ruling, complication))
        case ev.SituationComplicated(clash=clash, words=words):
            return with_clash(table, clash, replace(fight_of(table).clashes[clash], complication=words))
        case ev.RulingAccepted():
            return with_fight(table, told=fight_of(table).told + 1)
        case ev.AftermathReached(succeeded=succeeded):
            people = tuple(replace(one, succeeded=one.who in succeeded) for one in fight_of(table).participants)
            return with_fight(table, stage=Stage.AFTERMATH, participants=people)
        case ev.RoundBegan(number=number):
            return new_round(table, number)
        case ev.ActionEnded():
            everybody = [one.who for one in fight_of(table).participants]
            table = back_on_their_sides(discard(table, everybody))
            rested = tuple(replace(one, knocked_under=False, recovering=False) for one in table.characters)
            return replace(table, characters=rested, fight=None)


def _after_fight(table: Table, event: ev.FightEvent) -> Table:
    match event:
        case ev.Proposed(who=who, proposal=proposal):
            return with_participant(table, who, lambda one: replace(one, proposal=proposal))
        case ev.TurnPassed(who=who):
            return with_participant(table, who, lambda one: replace(one, passes=True))
        case ev.FailureFollowed(who=who, then=then):
            return with_participant(table, who, lambda one: after_failure(one, then))
        case ev.PlacedAnew(who=who):
            return with_participant(table, who, lambda one: replace(one, succeeded=False))
        case ev.RangeSet(one=one, other=other, feet=feet):
            kept = tuple(known for known in fight_of(table).ranges if {known.one, known.other} != {one, other})
            return with_fight(table, ranges=(*kept, Range(one, other, feet)))
        case ev.FightJoined(character=character, order=order):
            if all(one.id != character.id for one in table.characters):
                characters = bounded((*table.characters, character))
                table = replace(table, characters=characters, last_id=max(table.last_id, character.id))
            return in_order(table, order)
        case ev.FightLeft(who=who):
            return left(table, who)
        case ev.OrderChanged(order=order):
            return in_order(table, order)
        case ev.FoesGrouped(leader=leader, members=members, order=order):
            return grouped(in_order(table, order), leader, members)
        case ev.LeaderChanged(was=was, now=now):
            return replace(table, fight=led_by(fight_of(table), was, now))
        case ev.SideSet():
            return on_side(table, event)
        case ev.TouchSet(one=one, other=other, touch=touch):
            return touching(table, one, other, touch)
        case ev.ConflictSet(one=one, other=other, conflict=conflict):
            conflicts = tuple(pair for pair in fight_of(table).conflicts if set(pair) != {one, other})
            return with_fight(table, conflicts=(*conflicts, (one, other)) if conflict else conflicts)
        case ev.LadderSet(label=label, is_ladder=is_ladder):
            ladders = tuple(known for known in fight_of(table).ladders if known != label)
            return with_fight(table, ladders=(*ladders, label) if is_ladder else ladders)
        case ev.DriversSet(drivers=drivers):
            return with_fight(table, drivers=drivers)


def _after_cast(table: Table, event: ev.CastEvent) -> Table:
    match event:
        case ev.CharacterChanged():
            return _changed(table, event)
        case ev.SignificatorSet():
            return _significator(table, event)
        case ev.CharacterEdited(character=character):
            bounded((character,))
            return with_character(table, character.id, lambda _: character)
        case ev.CharacterAdded(character=character, place=place):
            if any(one.id == character.id for one in table.characters):
                raise ValueError(f"character {character.id} is here already")
            bounded((*table.characters, character))
            return replace(with_character_at(table, character, place), last_id=max(table.last_id, character.id))
        case ev.CharacterRemoved(who=who):
            return without_character(table, who)
        case ev.CharacterMoved(who=who, place=place):
            return with_character_at(without_character(table, who), table.character(who), place)
        case ev.ProgramPlaySet(who=who, plays=plays):
            return with_character(table, who, lambda one: replace(one, by_program=plays))
        case ev.DamageThrown(attacker=attacker, target=target, damage=damage) if table.fight is not None:
            return with_fight(table, damage=(*table.fight.damage, Damage(attacker, target, damage)))
        case ev.DamageThrown():
            return table


def _after_deck(table: Table, event: ev.DeckEvent) -> Table:
    match event:
        case ev.DeckShuffled(deck=name, order=order):
            deck = table.deck(name)
            if not {*deck.pile, *deck.discard}.issuperset(each_once(order)):
                raise ValueError("a card is shuffled that was in neither pile nor discard")
            left_out = tuple(card for card in deck.discard if card not in order)
            pile = listed_in_order(order) if deck.is_real else order
            return with_deck(table, name, replace(deck, pile=pile, discard=left_out, unturned=0))
        case ev.DecksBuilt(players=players, horror=horror):
            return replace(
                table,
                players_deck=Deck(each_once(players), mode=table.players_deck.mode),
                horror_deck=Deck(each_once(horror), mode=table.horror_deck.mode),
            )
        case ev.CardPutBack(deck=name, card=card):
            return put_back(table, name, card)
        case ev.SpreadDiscarded(deck=name):
            deck = table.deck(name)
            return with_deck(table, name, replace(deck, discard=deck.discard + deck.opened, spread=()))
        case ev.CardsSpread(deck=name, number=number):
            deck = table.deck(name)
            if not 0 < number <= len(deck.pile):
                raise ValueError(f"the pile holds {len(deck.pile)} cards, not {number}")
            spread = deck.spread + deck.pile[:number]
            return with_deck(table, name, replace(deck, pile=deck.pile[number:], spread=spread))
        case ev.RealDeckSet(deck=name, mode=mode):
            deck = table.deck(name)
            return with_deck(table, name, Deck(listed_in_order(deck.pile + deck.discard + deck.opened), mode=mode))
        case ev.CardsTyped(who=who, cards=cards):
            return type_cards(table, who, cards) if table.awaited is None else type_awaited(table, who, cards)
        case ev.CardsAwaited(asked=asked, draws=draws):
            if not all(0 < draw.places <= len(Card) for draw in draws):
                raise ValueError("no deck holds so many cards")
            return replace(table, awaited=Awaited(asked, draws))
        case ev.RealCardsSpread(who=who):
            return spread_typed(table, who)
        case ev.DiceRolled(who=who, faces=faces):
            return roll(table, who, faces)
        case ev.DiceSpread(deck=name, faces=faces):
            deck = table.deck(name)
            return with_deck(table, name, replace(deck, spread=deck.spread + numerals(faces)))
        case ev.AwaitedLetGo():
            for draw in awaited_of(table).draws:
                table = type_awaited(table, draw.who, ())
            return replace(table, awaited=None)


def _after_evening(table: Table, event: ev.EveningEvent) -> Table:
    match event:
        case ev.EveningBegan():
            return Table(
                title=event.title,
                scene=event.scene,
                characters=each_once(bounded(event.characters), [one.id for one in event.characters]),
                players_deck=Deck(each_once(event.players_deck)),
                horror_deck=Deck(each_once(event.horror_deck)),
                house_rules=table.house_rules,
                last_id=max((one.id for one in event.characters), default=0),
                casebook=event.casebook or EMPTY_CASEBOOK,
            )
        case ev.DiceEveningBegan():
            return Table(
                title=event.title,
                scene=event.scene,
                characters=each_once(bounded(event.characters), [one.id for one in event.characters]),
                players_deck=Deck((), mode=event.players_mode),
                horror_deck=Deck((), mode=event.horror_mode),
                last_id=max((one.id for one in event.characters), default=0),
                edition=Edition.DICE,
                casebook=event.casebook or EMPTY_CASEBOOK,
            )
        case ev.HouseRuleSet(ambiguity=ambiguity, letter=letter):
            return replace(table, house_rules=table.house_rules.with_reading(ambiguity, letter))
        case ev.TaskJudged(who=who, recovery=True) if _is_remembered(table, who):
            front = fight_of(table).front_of(who)
            return with_participant(table, front, lambda one: replace(one, tried=(*one.tried, who)))
        case ev.TaskJudged(who=who, calm=True) if table.fight is not None:
            return with_fight(table, calmed=(*table.fight.calmed, who))
        case ev.EveningNamed(title=title, scene=scene):
            return replace(table, title=title, scene=scene)
        case ev.SoloSet(solo=solo):
            return replace(table, solo=solo, peeks=False)
        case ev.Peeked(peeks=peeks):
            return replace(table, peeks=peeks)
        case ev.NumberDrawn() | ev.OracleAnswered() | ev.TableConsulted():
            return table
        case ev.TaskJudged() | ev.ContestJudged() | ev.TaskComplicated():
            return table  # they tell what the cards just spread meant; what follows from it is an event of its own
        case ev.CardPowerMet() | ev.Noted() | ev.LineShown() | ev.EqualsPicked():
            return table  # a note; what the Host makes of it are commands of their own


def _after_case(table: Table, event: CaseEvent) -> Table:
    """Return the table after something that is only kept; a scene that begins is the one that everybody sees named."""
    table = replace(table, casebook=apply_case(table.casebook, event))
    return replace(table, scene=event.scene.where or event.scene.title) if isinstance(event, SceneOpened) else table


def _is_remembered(table: Table, who: CharacterId) -> bool:
    """Whether it is kept that somebody has thrown for recovery: behind a leader, or at a round's end (D-CLASH-10)."""
    fight = table.fight
    return fight is not None and (fight.front_of(who) != who or fight.stage is Stage.AFTERMATH)


def _changed(table: Table, event: ev.CharacterChanged) -> Table:
    def changed(one: Character) -> Character:
        if event.toughness is not None:
            one = _with_toughness(table, one, event.toughness)
        return replace(
            one,
            calm_lost=one.calm_lost if event.calm is None else one.rank(CALM) - event.calm,
            hurt=one.hurt if event.hurt is None else event.hurt,
            deck=event.deck or one.deck,
            hidden=one.hidden if event.hidden is None else event.hidden,
        )

    table = with_character(table, event.who, changed)
    return table if event.state is None else _in_state(table, event.who, event.state, event.is_so)


def _with_toughness(table: Table, character: Character, toughness: int) -> Character:
    """Return somebody with this Toughness; below 0 in a fight they are knocked under till they recover (T-STATE-10)."""
    under = character.knocked_under or (table.fight is not None and toughness < 0)
    return replace(character, toughness_lost=character.rank(TOUGHNESS) - toughness, knocked_under=under)


def _in_state(table: Table, who: CharacterId, state: State, is_so: bool) -> Table:
    """Put somebody into a state or out of it; a fall while Clashes are told is kept for those that follow.

    Who gets up in a fight is recovering until they announce, put Out anew or not (T-STATE-10, T-STATE-11,
    T-RESOLVE-28).
    """
    if state is State.PANIC:
        return with_character(table, who, lambda one: replace(one, panicked=is_so))
    if state is State.HELD:
        return with_character(table, who, lambda one: replace(one, held=is_so))
    fight = table.fight
    if fight is None:
        return with_character(table, who, lambda one: replace(one, out=is_so))
    gets_up = table.character(who).out and not is_so
    under = table.character(who).knocked_under and not gets_up
    table = with_character(
        table, who, lambda one: replace(one, out=is_so, knocked_under=under, recovering=one.recovering or gets_up)
    )
    if fight.stage is Stage.RESOLVING:
        fallen = tuple(one for one in fight.fallen if one != who)
        table = with_fight(table, fallen=(*fallen, who) if is_so else fallen)
    if fight.participant(who) is not None and not is_so:
        table = with_participant(table, who, lambda one: replace(one, out_for_good=False))
    return table


def _significator(table: Table, event: ev.SignificatorSet) -> Table:
    def changed(character: Character) -> Character:
        kept = tuple(card for card in character.significators if card is not event.card)
        return replace(character, significators=(*kept, event.card) if event.owned else kept)

    table = with_character(table, event.who, changed)
    if not event.moved:
        return table
    deck = table.players_deck
    if event.owned:
        return replace(table, players_deck=replace(deck, pile=(*deck.pile, event.card)))
    if event.card not in deck.pile + deck.discard:
        raise ValueError(f"{event.card.value} is neither in the Players’ pile nor in its discard")
    without = replace(
        deck,
        pile=tuple(card for card in deck.pile if card is not event.card),
        discard=tuple(card for card in deck.discard if card is not event.card),
    )
    return replace(table, players_deck=without)
