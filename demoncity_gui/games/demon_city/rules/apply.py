"""One event makes the next table. It changes and judges nothing; a replay is only this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.announcements import renamed
from demoncity_gui.games.demon_city.rules.awaited import Awaited, Draw
from demoncity_gui.games.demon_city.rules.characters import (
    CALM,
    MOST_CHARACTERS,
    TOUGHNESS,
    AfterFailure,
    Character,
    CharacterId,
    State,
)
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.sheet import overfull_list
from demoncity_gui.games.demon_city.rules.table import (
    Damage,
    FaceDownThrow,
    Fight,
    JudgedClash,
    Participant,
    Range,
    RealThrow,
    ShownThrow,
    Stage,
    Table,
)
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, listed_in_order


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
    return _after_evening(table, event)


def _after_round(table: Table, event: ev.RoundEvent) -> Table:
    match event:
        case ev.ActionBegan(order=order):
            return _in_order(replace(table, fight=Fight(1, Stage.ANNOUNCING, ())), order)
        case ev.Announced(who=who, announcement=announcement):
            table = _with_participant(table, who, lambda one: replace(one, announcement=announcement))
            if table.character(who).recovering:
                table = _with_character(table, who, lambda one: replace(one, recovering=False))
            return table
        case ev.ThrowsCounted(who=who, count=count):
            return _with_participant(table, who, lambda one: replace(one, count=count))
        case ev.CardsLaid(who=who, number=number):
            return _lay(table, who, number)
        case ev.CardsReturned(who=who, number=number):
            return _return(table, who, number)
        case ev.ThrowShown(who=who):
            return _with_participant(table, who, _turned_up)
        case ev.ThrowDiscarded(who=who):
            return _discard(table, [who])
        case ev.DeedSettled(who=who, ruling=ruling):
            table = _with_participant(table, who, lambda one: replace(one, settled=ruling))
            rest = tuple(one for one in _fight(table).damage if one.attacker != who)  # a new deed may hit anew
            return replace(table, fight=replace(_fight(table), damage=rest))
        case ev.ReadyCalled():
            return replace(table, fight=replace(_fight(table), stage=Stage.READY))
        case ev.CardsTurned():
            fight = _fight(table)
            turned = tuple(_turned_up(one) for one in fight.participants)
            fight = replace(fight, stage=Stage.RESOLVING, participants=turned, damage=(), as_thrown=table.characters)
            return replace(table, fight=fight)
        case ev.ClashJudged(clash=clash, ruling=ruling):
            complication = next((one.complication for one in _fight(table).clashes[clash:]), "")
            return _with_clash(table, clash, JudgedClash(ruling, complication))
        case ev.SituationComplicated(clash=clash, words=words):
            return _with_clash(table, clash, replace(_fight(table).clashes[clash], complication=words))
        case ev.RulingAccepted():
            fight = _fight(table)
            return replace(table, fight=replace(fight, told=fight.told + 1))
        case ev.AftermathReached(succeeded=succeeded):
            fight = _fight(table)
            people = tuple(replace(one, succeeded=one.who in succeeded) for one in fight.participants)
            return replace(table, fight=replace(fight, stage=Stage.AFTERMATH, participants=people))
        case ev.RoundBegan(number=number):
            return _new_round(table, number)
        case ev.ActionEnded():
            everybody = [one.who for one in _fight(table).participants]
            table = _back_on_their_sides(_discard(table, everybody))
            rested = tuple(replace(one, knocked_under=False, recovering=False) for one in table.characters)
            return replace(table, characters=rested, fight=None)


def _after_fight(table: Table, event: ev.FightEvent) -> Table:
    match event:
        case ev.TurnPassed(who=who):
            return _with_participant(table, who, lambda one: replace(one, passes=True))
        case ev.FailureFollowed(who=who, then=then):
            return _with_participant(table, who, lambda one: _after_failure(one, then))
        case ev.PlacedAnew(who=who):
            return _with_participant(table, who, lambda one: replace(one, succeeded=False))
        case ev.RangeSet(one=one, other=other, feet=feet):
            fight = _fight(table)
            kept = tuple(known for known in fight.ranges if {known.one, known.other} != {one, other})
            return replace(table, fight=replace(fight, ranges=(*kept, Range(one, other, feet))))
        case ev.FightJoined(character=character, order=order):
            if all(one.id != character.id for one in table.characters):
                characters = _bounded((*table.characters, character))
                table = replace(table, characters=characters, last_id=max(table.last_id, character.id))
            return _in_order(table, order)
        case ev.FightLeft(who=who):
            return _left(table, who)
        case ev.OrderChanged(order=order):
            return _in_order(table, order)
        case ev.FoesGrouped(leader=leader, members=members, order=order):
            return _grouped(_in_order(table, order), leader, members)
        case ev.LeaderChanged(was=was, now=now):
            return replace(table, fight=_led_by(_fight(table), was, now))
        case ev.SideSet():
            return _on_side(table, event)
        case ev.TouchSet(one=one, other=other, touch=touch):
            return replace(table, fight=_touching(_fight(table), one, other, touch))
        case ev.ConflictSet(one=one, other=other, conflict=conflict):
            fight = _fight(table)
            conflicts = tuple(pair for pair in fight.conflicts if set(pair) != {one, other})
            conflicts = (*conflicts, (one, other)) if conflict else conflicts
            return replace(table, fight=replace(fight, conflicts=conflicts))
        case ev.LadderSet(label=label, is_ladder=is_ladder):
            fight = _fight(table)
            ladders = tuple(known for known in fight.ladders if known != label)
            return replace(table, fight=replace(fight, ladders=(*ladders, label) if is_ladder else ladders))
        case ev.DriversSet(drivers=drivers):
            return replace(table, fight=replace(_fight(table), drivers=drivers))


def _after_cast(table: Table, event: ev.CastEvent) -> Table:
    match event:
        case ev.CharacterChanged():
            return _changed(table, event)
        case ev.SignificatorSet():
            return _significator(table, event)
        case ev.CharacterEdited(character=character):
            _bounded((character,))
            return _with_character(table, character.id, lambda _: character)
        case ev.CharacterAdded(character=character, place=place):
            if any(one.id == character.id for one in table.characters):
                raise ValueError(f"character {character.id} is here already")
            _bounded((*table.characters, character))
            return replace(_placed(table, character, place), last_id=max(table.last_id, character.id))
        case ev.CharacterRemoved(who=who):
            return _without(table, who)
        case ev.CharacterMoved(who=who, place=place):
            return _placed(_without(table, who), table.character(who), place)
        case ev.DamageThrown(attacker=attacker, target=target, damage=damage) if table.fight is not None:
            thrown = (*table.fight.damage, Damage(attacker, target, damage))
            return replace(table, fight=replace(table.fight, damage=thrown))
        case ev.DamageThrown():
            return table


def _after_deck(table: Table, event: ev.DeckEvent) -> Table:
    match event:
        case ev.DeckShuffled(deck=name, order=order):
            deck = table.deck(name)
            if not {*deck.pile, *deck.discard}.issuperset(_each_once(order)):
                raise ValueError("a card is shuffled that was in neither pile nor discard")
            left_out = tuple(card for card in deck.discard if card not in order)
            pile = listed_in_order(order) if deck.is_real else order
            return _with_deck(table, name, replace(deck, pile=pile, discard=left_out, unturned=0))
        case ev.DecksBuilt(players=players, horror=horror):
            return replace(
                table,
                players_deck=Deck(_each_once(players), mode=table.players_deck.mode),
                horror_deck=Deck(_each_once(horror), mode=table.horror_deck.mode),
            )
        case ev.CardPutBack(deck=name, card=card):
            return _put_back(table, name, card)
        case ev.SpreadDiscarded(deck=name):
            deck = table.deck(name)
            return _with_deck(table, name, replace(deck, discard=deck.discard + deck.opened, spread=()))
        case ev.CardsSpread(deck=name, number=number):
            deck = table.deck(name)
            if not 0 < number <= len(deck.pile):
                raise ValueError(f"the pile holds {len(deck.pile)} cards, not {number}")
            spread = deck.spread + deck.pile[:number]
            return _with_deck(table, name, replace(deck, pile=deck.pile[number:], spread=spread))
        case ev.RealDeckSet(deck=name, mode=mode):
            deck = table.deck(name)
            return _with_deck(table, name, Deck(listed_in_order(deck.pile + deck.discard + deck.opened), mode=mode))
        case ev.CardsTyped(who=who, cards=cards):
            return _type(table, who, cards) if table.awaited is None else _type_awaited(table, who, cards)
        case ev.CardsAwaited(asked=asked, draws=draws):
            if not all(0 < draw.places <= len(Card) for draw in draws):
                raise ValueError("no deck holds so many cards")
            return replace(table, awaited=Awaited(asked, draws))
        case ev.RealCardsSpread(who=who):
            return _spread_typed(table, who)
        case ev.AwaitedLetGo():
            for draw in _awaited(table).draws:
                table = _type_awaited(table, draw.who, ())
            return replace(table, awaited=None)


def _after_evening(table: Table, event: ev.EveningEvent) -> Table:
    match event:
        case ev.EveningBegan():
            return Table(
                title=event.title,
                scene=event.scene,
                characters=_each_once(_bounded(event.characters), [one.id for one in event.characters]),
                players_deck=Deck(_each_once(event.players_deck)),
                horror_deck=Deck(_each_once(event.horror_deck)),
                house_rules=table.house_rules,
                last_id=max((one.id for one in event.characters), default=0),
            )
        case ev.HouseRuleSet(ambiguity=ambiguity, letter=letter):
            return replace(table, house_rules=table.house_rules.with_reading(ambiguity, letter))
        case ev.TaskJudged(who=who, recovery=True) if table.fight is not None and table.fight.front_of(who) != who:
            front = table.fight.front_of(who)
            return _with_participant(table, front, lambda one: replace(one, tried=(*one.tried, who)))
        case ev.NumberDrawn() | ev.TaskJudged() | ev.ContestJudged() | ev.TaskComplicated():
            return table  # they tell what the cards just spread meant; what follows from it is an event of its own
        case ev.CardPowerMet() | ev.Noted() | ev.LineShown():
            return table  # a note; what the Host makes of it are commands of their own


_Sequence = TypeVar("_Sequence", bound=tuple[object, ...])


def _each_once(things: _Sequence, names: Sequence[object] | None = None) -> _Sequence:
    """Return these, seen to be each there once, or by these names of theirs.

    Raises:
        ValueError: one is there twice.
    """
    if len(set(things if names is None else names)) < len(things):
        raise ValueError("something is there twice")
    return things


def _bounded(people: tuple[Character, ...]) -> tuple[Character, ...]:
    """Return this cast, seen to be no larger than play can bear, and its sheets as well.

    Raises:
        ValueError: there are too many people, or too many lines on a sheet.
    """
    if len(people) > MOST_CHARACTERS or any(overfull_list(one) for one in people):
        raise ValueError("there is more of something than anybody plays with")
    return people


def _fight(table: Table) -> Fight:
    if table.fight is None:
        raise ValueError("this can’t have happened outside Action Rounds")
    return table.fight


def _with_deck(table: Table, name: DeckName, deck: Deck) -> Table:
    return replace(table, players_deck=deck) if name is DeckName.PLAYERS else replace(table, horror_deck=deck)


def _with_character(table: Table, who: CharacterId, change: Callable[[Character], Character]) -> Table:
    return replace(table, characters=tuple(change(one) if one.id == who else one for one in table.characters))


def _without(table: Table, who: CharacterId) -> Table:
    return replace(table, characters=tuple(one for one in table.characters if one.id != who))


def _placed(table: Table, character: Character, place: int) -> Table:
    return replace(table, characters=(*table.characters[:place], character, *table.characters[place:]))


def _with_participant(table: Table, who: CharacterId, change: Callable[[Participant], Participant]) -> Table:
    fight = _fight(table)
    people = tuple(change(one) if one.who == who else one for one in fight.participants)
    return replace(table, fight=replace(fight, participants=people))


def _with_clash(table: Table, clash: int, judged: JudgedClash) -> Table:
    fight = _fight(table)
    if not 0 <= clash <= len(fight.clashes):
        raise ValueError(f"there is no Clash {clash}")
    clashes = (*fight.clashes[:clash], judged, *fight.clashes[clash + 1 :])
    return replace(table, fight=replace(fight, clashes=clashes))


def _face_down(participant: Participant) -> tuple[Card, ...]:
    return participant.throw.cards if isinstance(participant.throw, FaceDownThrow) else ()


def _participant(table: Table, who: CharacterId) -> Participant:
    participant = _fight(table).participant(who)
    if participant is None:
        raise ValueError(f"character {who} takes no part")
    return participant


def _lay(table: Table, who: CharacterId, number: int) -> Table:
    """Lay cards off the pile of one's own deck: a player's has the Significators, the Host's is another (T-COUNT-03).

    Raises:
        ValueError: the pile does not hold so many.
    """
    name = table.character(who).deck
    deck = table.deck(name)
    if not 0 < number <= table.pile_size(name):
        raise ValueError(f"the pile holds {table.pile_size(name)} cards, not {number}")
    if deck.is_real:
        return _with_participant(table, who, lambda one: replace(one, throw=_with_places(one, number)))
    laid = FaceDownThrow(_face_down(_participant(table, who)) + deck.pile[:number])
    table = _with_deck(table, name, replace(deck, pile=deck.pile[number:]))
    return _with_participant(table, who, lambda one: replace(one, throw=laid))


def _with_places(participant: Participant, more: int) -> RealThrow:
    throw = participant.throw
    return replace(throw, places=throw.places + more) if isinstance(throw, RealThrow) else RealThrow(more)


def _type(table: Table, who: CharacterId | None, cards: tuple[Drawn, ...]) -> Table:
    """Let these be all that is known of the real cards before somebody; they leave the deck's list.

    Raises:
        ValueError: no real cards lie there, or not so many, or one of these is not on the list.
    """
    throw = None if who is None else _participant(table, who).throw
    if who is None or not isinstance(throw, RealThrow) or len(cards) > throw.places:
        raise ValueError(f"character {who} has no {len(cards)} real cards")
    table = _retyped(table, table.character(who).deck, throw.typed, cards)
    return _with_participant(table, who, lambda one: replace(one, throw=RealThrow(throw.places, cards)))


def _retyped(table: Table, name: DeckName, before: tuple[Drawn, ...], cards: tuple[Drawn, ...]) -> Table:
    """Take these cards off a real deck's list, in the place of those typed before."""
    deck = table.deck(name)
    if deck.mode is not DeckMode.EVERY_CARD:
        return table
    pile = [*deck.pile, *_named(before)]
    for card in _named(cards):
        pile.remove(card)
    return _with_deck(table, name, replace(deck, pile=listed_in_order(pile)))


def _awaited(table: Table) -> Awaited:
    if table.awaited is None:
        raise ValueError("nothing waits for real cards")
    return table.awaited


def _awaited_draw(table: Table, who: CharacterId | None) -> Draw:
    draw = _awaited(table).draw_of(who)
    if draw is None:
        raise ValueError(f"no draw of {who} waits for real cards")
    return draw


def _type_awaited(table: Table, who: CharacterId | None, cards: tuple[Drawn, ...]) -> Table:
    draw, awaited = _awaited_draw(table, who), _awaited(table)
    table = _retyped(table, draw.deck, draw.typed, cards)
    draws = tuple(replace(one, typed=cards) if one is draw else one for one in awaited.draws)
    return replace(table, awaited=replace(awaited, draws=draws))


def _spread_typed(table: Table, who: CharacterId | None) -> Table:
    draw, awaited = _awaited_draw(table, who), _awaited(table)
    deck = table.deck(draw.deck)
    table = _with_deck(table, draw.deck, replace(deck, spread=deck.spread + draw.typed))
    left = tuple(one for one in awaited.draws if one is not draw)
    return replace(table, awaited=replace(awaited, draws=left) if left else None)


def _named(cards: Iterable[Drawn]) -> tuple[Card, ...]:
    return tuple(card for card in cards if isinstance(card, Card))


def _return(table: Table, who: CharacterId, number: int) -> Table:
    name = table.character(who).deck
    deck = table.deck(name)
    throw = _participant(table, who).throw
    if isinstance(throw, RealThrow):
        left = throw.places - number
        if not 0 <= left < throw.places:
            raise ValueError(f"character {who} has {throw.places} cards, not {number}")
        table = _type(table, who, throw.typed[:left])
        return _with_participant(
            table, who, lambda one: replace(one, throw=RealThrow(left, throw.typed[:left]) if left else None)
        )
    cards = _face_down(_participant(table, who))
    if not 0 < number <= len(cards):
        raise ValueError(f"character {who} has {len(cards)} cards, not {number}")
    kept, back = cards[: len(cards) - number], cards[len(cards) - number :]
    # The last card laid is the first to be drawn again.
    table = _with_deck(table, name, replace(deck, pile=back + deck.pile))
    return _with_participant(table, who, lambda one: replace(one, throw=FaceDownThrow(kept) if kept else None))


def _turned_up(participant: Participant) -> Participant:
    if isinstance(participant.throw, FaceDownThrow):
        return replace(participant, throw=ShownThrow(participant.throw.cards))
    if isinstance(participant.throw, RealThrow):
        return replace(participant, throw=ShownThrow(participant.throw.typed))
    return participant


def _discard(table: Table, people: Iterable[CharacterId]) -> Table:
    for who in people:
        throw = _participant(table, who).throw
        if throw is not None:
            name = table.character(who).deck
            deck = table.deck(name)
            known = _named(throw.typed if isinstance(throw, RealThrow) else throw.cards)
            if deck.mode is not DeckMode.HIGHEST_ONLY:
                unturned = deck.unturned + throw.number - len(known)
                table = _with_deck(table, name, replace(deck, discard=deck.discard + known, unturned=unturned))
            table = _with_participant(table, who, lambda one: replace(one, throw=None))
    return table


def _new_round(table: Table, number: int) -> Table:
    table = _back_on_their_sides(_discard(table, [one.who for one in _fight(table).participants]))
    fight = _fight(table)
    fresh = tuple(
        Participant(
            one.who,
            last=one.announcement,
            stands_for=one.stands_for,
            last_for=(one.who, *one.stands_for),
            last_cards=None if one.count is None else one.count.cards,
            succeeded=one.succeeded,
            passes=one.out_for_good,
            out_for_good=one.out_for_good,
        )
        for one in fight.participants
    )
    kept = Fight(
        number,
        Stage.ANNOUNCING,
        fresh,
        links=fight.links,
        cuts=fight.cuts,
        drivers=fight.drivers,
        ladders=fight.ladders,
        arrivals=fight.arrivals,
        damage=fight.damage,
    )
    return replace(table, fight=kept)


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

    table = _with_character(table, event.who, changed)
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
        return _with_character(table, who, lambda one: replace(one, panicked=is_so))
    if state is State.HELD:
        return _with_character(table, who, lambda one: replace(one, held=is_so))
    fight = table.fight
    if fight is None:
        return _with_character(table, who, lambda one: replace(one, out=is_so))
    gets_up = table.character(who).out and not is_so
    under = table.character(who).knocked_under and not gets_up
    table = _with_character(
        table, who, lambda one: replace(one, out=is_so, knocked_under=under, recovering=one.recovering or gets_up)
    )
    if fight.stage is Stage.RESOLVING:
        fallen = tuple(one for one in fight.fallen if one != who)
        table = replace(table, fight=replace(fight, fallen=(*fallen, who) if is_so else fallen))
    if fight.participant(who) is not None and not is_so:
        table = _with_participant(table, who, lambda one: replace(one, out_for_good=False))
    return table


def _after_failure(participant: Participant, then: AfterFailure) -> Participant:
    return replace(
        participant,
        passes=then is not AfterFailure.ACTS,
        acts_all_the_same=then is AfterFailure.ACTS,
        out_for_good=then is AfterFailure.OUT_FOR_GOOD,
    )


def _on_side(table: Table, event: ev.SideSet) -> Table:
    fight, before = table.fight, table.character(event.who).side
    if fight is not None:
        turned = dict(fight.turned)
        if event.this_round:
            turned.setdefault(event.who, before)
        else:
            turned.pop(event.who, None)
        table = replace(table, fight=replace(fight, turned=tuple(turned.items())))
    return _with_character(table, event.who, lambda one: replace(one, side=event.side))


def _back_on_their_sides(table: Table) -> Table:
    """Put those back who were on another side for this round alone (T-AMB-23)."""
    sides = dict(_fight(table).turned)
    people = tuple(replace(one, side=sides[one.id]) if one.id in sides else one for one in table.characters)
    return replace(table, characters=people)


def _in_order(table: Table, order: tuple[CharacterId, ...]) -> Table:
    fight = _fight(table)
    known = {one.who: one for one in fight.participants}
    if not {one.id for one in table.characters}.issuperset(_each_once(order)):
        raise ValueError("somebody is in the order who is not in the cast")
    people = tuple(known.get(who) or Participant(who) for who in order)
    arrivals = (*fight.arrivals, *(who for who in order if who not in fight.arrivals))
    return replace(table, fight=replace(fight, participants=people, arrivals=arrivals))


def _grouped(table: Table, leader: CharacterId, members: tuple[CharacterId, ...]) -> Table:
    """Let these stand behind the leader: what others did to one of them last round, they would do to the leader."""

    def named(who: CharacterId) -> CharacterId:
        return leader if who in members else who

    table = _with_participant(table, leader, lambda one: replace(one, stands_for=members))
    fight = _fight(table)
    people = tuple(replace(one, last=renamed(one.last, named)) for one in fight.participants)
    return replace(table, fight=replace(fight, participants=people))


def _led_by(fight: Fight, was: CharacterId, now: CharacterId) -> Fight:
    """Return the fight with one in the other's place at the head of a group, in all that speaks of its leader.

    Of last round the new leader has only what was theirs too (T-THROW-08).
    """

    def named(who: CharacterId) -> CharacterId:
        return now if who == was else who

    def pairs(among: tuple[tuple[CharacterId, CharacterId], ...]) -> tuple[tuple[CharacterId, CharacterId], ...]:
        return tuple((named(one), named(other)) for one, other in among)

    people = []
    for one in fight.participants:
        if one.who == was:
            behind = tuple(was if who == now else who for who in one.stands_for)
            led = replace(one, who=now, stands_for=behind, passes=False)
            was_theirs = now in one.last_for
            people.append(led if was_theirs else replace(led, last=None, last_cards=None, succeeded=False))
        else:
            people.append(replace(one, announcement=renamed(one.announcement, named), last=renamed(one.last, named)))
    return replace(
        fight,
        participants=tuple(people),
        links=pairs(fight.links),
        cuts=pairs(fight.cuts),
        conflicts=pairs(fight.conflicts),
        drivers=tuple(named(driver) for driver in fight.drivers),
        ranges=tuple(replace(known, one=named(known.one), other=named(known.other)) for known in fight.ranges),
    )


def _left(table: Table, who: CharacterId) -> Table:
    front = _fight(table).front_of(who)
    if front != who:
        return _with_participant(
            table, front, lambda one: replace(one, stands_for=tuple(other for other in one.stands_for if other != who))
        )
    table = _discard(table, [who])
    fight = _fight(table)

    def without(pairs: tuple[tuple[CharacterId, CharacterId], ...]) -> tuple[tuple[CharacterId, CharacterId], ...]:
        return tuple(pair for pair in pairs if who not in pair)

    gone = replace(
        fight,
        participants=tuple(one for one in fight.participants if one.who != who),
        links=without(fight.links),
        cuts=without(fight.cuts),
        drivers=tuple(driver for driver in fight.drivers if driver != who),
        conflicts=without(fight.conflicts),
        ranges=tuple(known for known in fight.ranges if who not in (known.one, known.other)),
    )
    return replace(table, fight=gone)


def _touching(fight: Fight, one: CharacterId, other: CharacterId, touch: bool | None) -> Fight:
    links = tuple(pair for pair in fight.links if set(pair) != {one, other})
    cuts = tuple(pair for pair in fight.cuts if set(pair) != {one, other})
    if touch is True:
        links = (*links, (one, other))
    elif touch is False:
        cuts = (*cuts, (one, other))
    return replace(fight, links=links, cuts=cuts)


def _put_back(table: Table, name: DeckName, card: Card) -> Table:
    deck = table.deck(name)
    if card not in deck.discard:
        raise ValueError(f"{card.value} is not in that discard")
    discard = tuple(other for other in deck.discard if other is not card)
    return _with_deck(table, name, replace(deck, pile=(*deck.pile, card), discard=discard))


def _significator(table: Table, event: ev.SignificatorSet) -> Table:
    def changed(character: Character) -> Character:
        kept = tuple(card for card in character.significators if card is not event.card)
        return replace(character, significators=(*kept, event.card) if event.owned else kept)

    table = _with_character(table, event.who, changed)
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
