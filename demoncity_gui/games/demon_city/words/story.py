"""What happened at the table as lines for the Host's log, each saying why. A face-down card is named in none."""

from __future__ import annotations

from collections.abc import Iterator

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, CharacterId, State
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, Command, DrawNumber, Recover
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.table import ShownThrow, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.words.asymmetries import twice_sentence
from demoncity_gui.games.demon_city.words.counts import count_reasons, reason
from demoncity_gui.games.demon_city.words.decks import powers_away_sentences
from demoncity_gui.games.demon_city.words.deeds import deed
from demoncity_gui.games.demon_city.words.house_rules import reading_sentence, turned_by_sentences
from demoncity_gui.games.demon_city.words.people import (
    cards,
    deck_name,
    listed,
    lower_deck_name,
    mode_words,
    name,
    names,
    state_words,
)
from demoncity_gui.games.demon_city.words.rulings import (
    clash_letters,
    outcome_sentence,
    power_sentence,
    ruling_sentences,
    settled_sentence,
    special_sentences,
    turned_sentences,
)
from demoncity_gui.games.demon_city.words.task_explanation import explain_static
from demoncity_gui.pieces.tarot import Card


def _ground(table: Table) -> Confrontation | None:
    return None if table.fight is None else confrontation_of(table, table.fight)


def story_lines(before: Table, after: Table, event: ev.Event, command: Command | None = None) -> tuple[str, ...]:
    """Return the lines for one event, given the tables before and after it; most small events have none.

    `command` is what brought it about, where that is known: a task tells by it what it was thrown for, and why.
    """
    if isinstance(event, ev.RoundEvent):
        return _lines_of_round(before, after, event)
    if isinstance(event, ev.FightEvent):
        return _lines_of_fight(after, event)
    if isinstance(event, ev.CastEvent):
        return _lines_of_cast(before, after, event)
    if isinstance(event, ev.DeckEvent):
        return _lines_of_deck(before, after, event)
    return _lines_of_evening(after, event, command)


def _lines_of_round(before: Table, after: Table, event: ev.RoundEvent) -> tuple[str, ...]:
    match event:
        case ev.ActionBegan(order=order):
            return (f"Action! Slowest first: {names(after, order)} [T-ORDER-01]",)
        case ev.Announced(who=who, announcement=announcement):
            again = _announced_before(before, who)
            return (f"{name(after, who)}{' thinks again:' if again else ''} {deed(after, who, announcement)}.",)
        case ev.ThrowsCounted(who=who, count=count):
            if count is None:
                return (f"{name(after, who)} takes no cards any more.",)
            return (
                f"{name(after, who)} takes {cards(count.cards)}.",
                *count_reasons(after, _ground(after), who, count),
            )
        case ev.CardsReturned(who=who, number=number):
            return (f"{cards(number)} of {name(after, who)} back on the pile, unseen.",)
        case ev.DeedSettled(who=who, ruling=ruling):
            specials = special_sentences(after, [who] if ruling.critical else [], [who] if ruling.fumble else [])
            turned = turned_by_sentences(ruling.turned_by or ())
            return (f"{name(after, who)}: {settled_sentence(ruling)}", *specials, *turned)
        case ev.CardsTurned():
            return ("All cards turn.", *_thrown(after))
        case ev.ClashJudged(ruling=ruling):
            if after.fight is None:
                return ()
            fight = after.fight
            letters = clash_letters(after, fight)
            letter = "".join(dict.fromkeys(letters.get(who, "?") for who in ruling.members))
            return (
                f"Clash {letter}: {outcome_sentence(after, ruling)}",
                *ruling_sentences(after, fight, ruling),
                *special_sentences(after, ruling.critical, ruling.fumble),
                *turned_sentences(after, fight, ruling),
            )
        case ev.SituationComplicated(words=words):
            return (f"The situation changes: {words}",)
        case ev.RoundBegan(number=number):
            return (f"Round {number}.",)
        case ev.ActionEnded():
            return ("Action is over.",)
        case ev.AftermathReached(succeeded=succeeded, unmoved=unmoved):
            may = f"May stand elsewhere next round: {names(after, succeeded)} [T-MOVE-05]"
            stay = f"The run led nowhere, unless the Host says so: {names(after, unmoved)} [T-AMB-52]"
            return ((may,) if succeeded else ()) + ((stay,) if unmoved else ())
        case ev.ReadyCalled() | ev.CardsLaid() | ev.ThrowShown() | ev.ThrowDiscarded() | ev.RulingAccepted():
            return ()


def _lines_of_fight(after: Table, event: ev.FightEvent) -> tuple[str, ...]:
    match event:
        case ev.TurnPassed(who=who):
            return (f"{name(after, who)} gets no action this round [T-ANNOUNCE-08]",)
        case ev.FailureFollowed(who=who, then=then):
            words = {
                AfterFailure.ACTS: "acts all the same",
                AfterFailure.NO_ACTION: "gets no action this round",
                AfterFailure.OUT_FOR_GOOD: "is out for good",
            }[then]
            return (f"{name(after, who)} did not recover, and {words} [T-ANNOUNCE-08]",)
        case ev.PlacedAnew(who=who, words=words):
            return (f"{name(after, who)} stands elsewhere: {words} [T-MOVE-05]",)
        case ev.RangeSet(one=one, other=other, feet=feet):
            return (f"{name(after, one)} and {name(after, other)} are {feet} feet apart [T-MOVE-03]",)
        case ev.FightJoined(character=character):
            return (f"{character.name} joins the fight [T-ORDER-05]",)
        case ev.FightLeft(who=who):
            return (f"{name(after, who)} is out of it, and any cards go unturned to the discard [T-AMB-59]",)
        case ev.OrderChanged(order=order, moved=moved) if moved is not None:
            return (f"{name(after, moved)} has another place now, slowest first: {names(after, order)} [T-ORDER-01]",)
        case ev.OrderChanged(order=order):
            return (f"Equal Agility is drawn anew: {names(after, order)} [T-ORDER-04]",)
        case ev.FoesGrouped(leader=leader, members=members):
            if not members:
                return (f"{name(after, leader)} stands alone again [T-AMB-63]",)
            return (f"{name(after, leader)} throws for {names(after, members)} as well [T-AMB-63]",)
        case ev.LeaderChanged(was=was, now=now):
            return (f"{name(after, now)} leads the group in place of {name(after, was)} [T-AMB-63]",)
        case ev.SideSet(who=who, side=side):
            how_long = ", for this round" if event.this_round else ""
            return (f"{name(after, who)} is on this side now{how_long}: {side} [T-SIDE-02]",)
        case ev.TouchSet(one=one, other=other, touch=touch):
            words = {True: "touch", False: "are kept apart", None: "touch as announced"}[touch]
            if touch is False and _in_one_clash(after, one, other):
                words += ", but others still join them in one Clash"
            return (f"{name(after, one)} and {name(after, other)} {words} [T-CLASH-08]",)
        case ev.ConflictSet(one=one, other=other, conflict=conflict):
            words = "only one can be done" if conflict else "both can be done"
            return (f"Of what {name(after, one)} and {name(after, other)} do, {words} [T-RESOLVE-27]",)
        case ev.LadderSet(label=label, is_ladder=is_ladder):
            words = "each step up is one throw more" if is_ladder else "no ladder any more"
            return (f"The advantage “{label}”: {words} [T-SIT-06]",)
        case ev.DriversSet(drivers=drivers):
            return (f"At the wheel: {names(after, drivers) or 'nobody'} [T-CLASH-06]",)


def _lines_of_cast(before: Table, after: Table, event: ev.CastEvent) -> tuple[str, ...]:
    match event:
        case ev.CharacterChanged():
            return tuple(f"{name(after, event.who)}{words}" for words in _changed(event))
        case ev.DamageThrown(attacker=attacker, target=target, damage=damage, lowest=lowest, again=again):
            once_more = ", thrown again by the Host’s word" if again else ""
            which = "the lowest counts" if lowest else "massive, the highest counts"
            switches = (readings.DAMAGE_IS_THROWN.switch,) if after.house_rules.reads(readings.DAMAGE_IS_THROWN) else ()
            return (
                f"{name(after, attacker)}’s damage to {name(after, target)}{once_more}: {damage}, {which} [T-AMB-70]",
                *turned_by_sentences(switches),
            )
        case ev.SignificatorSet(who=who, owned=owned) if not after.character(who).is_player_character:
            # Which one is behind the curtain of the deck workshop (T-DECK-02).
            return (
                f"A card of the Horror’s Deck is {'now' if owned else 'no more'} {name(after, who)}’s own [T-DECK-16]",
            )
        case ev.SignificatorSet(who=who, card=card, owned=owned):
            return (f"{card.title} is {'now' if owned else 'no more'} {name(after, who)}’s Significator [T-DECK-14]",)
        case ev.CharacterEdited(character=character):
            return (
                f"{name(before, character.id)}’s sheet is written anew.",
                *_edited(before, character),
                *powers_away_sentences(after, character),
            )
        case ev.CharacterAdded(character=character):
            return (f"{character.name} belongs to the cast.", *powers_away_sentences(after, character))
        case ev.CharacterRemoved(who=who):
            return (f"{name(before, who)} belongs to the cast no more.",)
        case ev.CharacterMoved():
            return ()


def _lines_of_deck(before: Table, after: Table, event: ev.DeckEvent) -> tuple[str, ...]:
    match event:
        case ev.DeckShuffled(deck=deck):
            if before.pile_size(deck) > 0:
                return (f"{deck_name(deck)} is shuffled.",)
            whose = "shuffle its real discard into it" if after.deck(deck).is_real else "the discard is drawn anew"
            return (f"{deck_name(deck)} is shuffled: its pile ran out, {whose}.",)
        case ev.DecksBuilt(players=players, horror=horror):
            return (f"Both decks are built anew: {cards(len(players))}, and {len(horror)} of the Horror’s [T-DECK-01]",)
        case ev.CardPutBack(deck=deck, card=card):
            return (f"{card.title} goes back from the discard: {deck_name(deck)}.",)
        case ev.CardsSpread(deck=deck, number=number):
            drawn = after.deck(deck).spread[-number:] if number else ()
            return (f"Drawn from {lower_deck_name(deck)}: {', '.join(card.title for card in drawn) or 'nothing'}.",)
        case ev.SpreadDiscarded():
            return ()
        case ev.RealDeckSet(deck=deck, mode=mode):
            return (f"{deck_name(deck)} is {mode_words(mode)} from now on; all its cards are in the pile.",)
        case ev.CardsAwaited(draws=draws):
            return tuple(_awaited(after, draw) for draw in draws)
        case ev.RealCardsSpread(who=who):
            return _drawn(before, who)
        case ev.AwaitedLetGo():
            return ("Nothing is thrown: the cards go back unseen.",)
        case ev.CardsTyped():
            return ()  # they are told once they are shown


def _lines_of_evening(after: Table, event: ev.EveningEvent, command: Command | None) -> tuple[str, ...]:
    match event:
        case ev.EveningBegan():
            return (f"The evening begins: {event.title}.",)
        case ev.HouseRuleSet(ambiguity=ambiguity, letter=letter):
            return (f"House rule {letter}: {reading_sentence(ambiguity, letter)} [{ambiguity}]",)
        case ev.Noted(words=words):
            return (f"Note: {words}",)
        case ev.LineShown(words=words):
            return (f"For all to read: {words}",)
        case ev.NumberDrawn(number=number, hundred=hundred):
            rule_id = "T-C100-01" if hundred else "T-C10-01"
            from_another = isinstance(command, DrawNumber) and _from_another(command, event)
            switches = (readings.C10_FROM_THE_PLAYERS_DECK.switch,) if from_another else ()
            return (f"{'C100' if hundred else 'C10'}: {number} [{rule_id}]", *turned_by_sentences(switches))
        case ev.TaskJudged(who=who, intensities=intensities, count=count, ruling=ruling):
            lines = () if count is None else count.lines
            in_action = after.fight is not None
            why = [reason(after, line, in_action=in_action) for line in lines if line.reason is not ThrowReason.START]
            taken = "without cards" if count is None else f"with {cards(count.cards)}"
            return (
                f"{name(after, who)} {_task_words(command)} {taken}.",
                *why,
                *turned_by_sentences(event.turned_by or ()),
                *explain_static(after, who, intensities, None, ruling),
            )
        case ev.ContestJudged(parties=parties, winner=winner):
            in_action = after.fight is not None
            why = []
            for party in parties:
                why.append(f"{name(after, party.who)} takes {cards(party.count.cards)}.")
                extra = [line for line in party.count.lines if line.reason is not ThrowReason.START]
                why += [f"{name(after, party.who)}: {reason(after, line, in_action=in_action)}" for line in extra]
            thrown = listed([f"{name(after, one.who)} {one.value}" for one in parties])
            won = "nothing is decided [T-TIE-01]" if winner is None else f"{name(after, winner)} won [T-OPP-01]"
            specials = special_sentences(after, event.critical, event.fumble)
            warnings = [twice_sentence(after, twice, in_action=False) for twice in event.charged_twice]
            turned = turned_by_sentences(event.turned_by or ())
            return (f"{thrown or 'Nobody throws'}: {won}", *why, *turned, *specials, *warnings)
        case ev.CardPowerMet(who=who, power=power):
            return (power_sentence(after, who, power),)
        case ev.TaskComplicated(words=words):
            return (f"It gets more complicated: {words}",)


def _changed(event: ev.CharacterChanged) -> Iterator[str]:
    """Yield what is otherwise of somebody, as after their name."""
    if event.toughness is not None:
        yield f": Toughness {event.toughness}.".replace("-", "−")
    if event.calm is not None:
        yield f": Calm {event.calm}.".replace("-", "−")
    if event.hurt is not None:
        yield f" is {'hurt [T-ALOST-07]' if event.hurt else 'hurt no more [T-STATE-08]'}"
    if event.state is not None:
        within = "in " if event.state is State.PANIC else ""
        yield f" is {'' if event.is_so else 'no longer '}{within}{state_words(event.state)}."
    if event.deck is not None:
        yield f" throws from this deck now: {deck_name(event.deck)} [T-AMB-24]"
    if event.hidden is not None:
        yield f" is {'hidden from the players' if event.hidden else 'hidden no more'}."


def _task_words(command: Command | None) -> str:
    match command:
        case CheckCalm():
            return "checks Calm"
        case Recover():
            return "tries to recover"
        case _:
            return "tries"


def _from_another(command: DrawNumber, drawn: ev.NumberDrawn) -> bool:
    """Whether a C10 came from another deck than the drawer's own (T-AMB-06, reading b)."""
    return not drawn.hundred and drawn.deck is not command.drawer


def _edited(table: Table, now: Character) -> list[str]:
    """Return what is different on a sheet; of what is longer than a word or two, only that it is."""
    was = next((one for one in table.characters if one.id == now.id), now)
    lines = [
        f"{what}: {old or 'none'} → {new or 'none'}"
        for what, old, new in (
            ("Name", was.name, now.name),
            ("Side", was.side, now.side),
            ("Deck", deck_name(was.deck), deck_name(now.deck)),
            ("Known as", was.alias, now.alias),
            ("Short name", was.short, now.short),
        )
        if old != new
    ]
    ranks = {one.name: one.rank for one in (*was.stats, *was.skills)}
    present = {one.name: one.rank for one in (*now.stats, *now.skills)}
    for what in dict.fromkeys((*ranks, *present)):
        old_rank, new_rank = ranks.get(what), present.get(what)
        if old_rank != new_rank:
            shown = ["none" if rank is None else str(rank) for rank in (old_rank, new_rank)]
            lines.append(f"{what}: {' → '.join(shown)}")
    longer = {
        "what they do": (was.close_deed, was.shoot_deed, was.shoot_skill)
        != (now.close_deed, now.shoot_deed, now.shoot_skill),
        "power": was.power != now.power,
        "what cards set off": was.card_powers != now.card_powers,
        "Calm check": was.calm_check != now.calm_check,
        "weapons": was.weapons != now.weapons,
        "picture’s path": was.picture != now.picture,
        "portrait": was.portrait != now.portrait,
        "notes": was.notes != now.notes,
    }
    changed = [what for what, differs in longer.items() if differs]
    return [*lines, *([f"Written anew: {listed(changed)}."] if changed else [])]


def _in_one_clash(table: Table, one: CharacterId, other: CharacterId) -> bool:
    groups = () if table.fight is None else confrontation_of(table, table.fight).groups
    return any(one in group and other in group for group in groups)


def _announced_before(table: Table, who: CharacterId) -> bool:
    participant = None if table.fight is None else table.fight.participant(who)
    return participant is not None and participant.announcement is not None


def _awaited(table: Table, draw: Draw) -> str:
    whose = "" if draw.who is None else f" for {name(table, draw.who)}"
    return f"{cards(draw.places)} from {lower_deck_name(draw.deck)}{whose}: real, to be typed."


def _drawn(before: Table, who: CharacterId | None) -> tuple[str, ...]:
    """Return which real cards now lie open, from the table on which they waited."""
    draw = None if before.awaited is None else before.awaited.draw_of(who)
    if draw is None:
        return ()
    return (f"Drawn from {lower_deck_name(draw.deck)}: {', '.join(card.title for card in draw.typed)}.",)


def _thrown(table: Table) -> list[str]:
    if table.fight is None:
        return []
    lines = []
    for participant in table.fight.participants:
        if isinstance(participant.throw, ShownThrow):
            shown = ", ".join(
                f"{card.title} ({worth(card)})" if isinstance(card, Card) else card.title
                for card in participant.throw.cards
            )
            lines.append(f"{name(table, participant.who)} throws {shown}")
    return lines
