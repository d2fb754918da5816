"""What happened at the table as lines for the Host's log, each saying why. A face-down card is named in none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from demoncity_gui.games.common.casebook import (
    CameOut,
    CaseEnded,
    ClockSet,
    ListChanged,
    SceneEnded,
    SceneOpened,
    Twisted,
    Written,
)
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, Command, DrawNumber, Recover
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.table import ShownThrow, Stage, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.rules.yes_or_no import INTENSITIES
from demoncity_gui.games.demon_city.words.asymmetries import twice_sentence
from demoncity_gui.games.demon_city.words.counts import count_reasons, reason
from demoncity_gui.games.demon_city.words.decks import powers_away_sentences
from demoncity_gui.games.demon_city.words.deeds import plan
from demoncity_gui.games.demon_city.words.house_rules import reading_sentence, turned_by_sentences
from demoncity_gui.games.demon_city.words.people import deck_name, people, person, sayings
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
from demoncity_gui.games.demon_city.words.tempers import reason_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.texts import demon_city_story as said
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import cited, sentence_of

Lines = tuple[str, ...]

RULES: dict[type[object], str] = {
    ev.ActionBegan: "T-ORDER-01",
    ev.CardsReturned: "",
    ev.SituationComplicated: "",
    ev.RoundBegan: "",
    ev.ActionEnded: "",
    ev.TurnPassed: "T-ANNOUNCE-08",
    ev.FailureFollowed: "T-ANNOUNCE-08",
    ev.PlacedAnew: "T-MOVE-05",
    ev.RangeSet: "T-MOVE-03",
    ev.FightJoined: "T-ORDER-05",
    ev.FightLeft: "T-AMB-59",
    ev.FoesGrouped: "T-AMB-63",
    ev.LeaderChanged: "T-AMB-63",
    ev.SideSet: "T-SIDE-02",
    ev.ConflictSet: "T-RESOLVE-27",
    ev.LadderSet: "T-SIT-06",
    ev.DriversSet: "T-CLASH-06",
    ev.DecksBuilt: "T-DECK-01",
    ev.CardPutBack: "",
    ev.RealDeckSet: "",
    ev.AwaitedLetGo: "",
    ev.EveningBegan: "",
    ev.DiceEveningBegan: "",
    ev.EqualsPicked: "D-CLASH-05",
    ev.Noted: "",
    ev.LineShown: "",
    ev.TableConsulted: "T-WHEN-04",
    Written: "",
    Twisted: "",
    SceneEnded: "",
    ListChanged: "",
    CaseEnded: "",
    ev.TaskComplicated: "",
    ev.ProgramPlaySet: "",
    ev.EveningNamed: "",
    ev.SoloSet: "",
    ev.Peeked: "",
}
"""The events that are one line made of their fields alone, each with the rule that it names, if any."""


def _ground(table: Table) -> Confrontation | None:
    return None if table.fight is None else confrontation_of(table, table.fight)


def story_lines(before: Table, after: Table, event: ev.Event, command: Command | None = None) -> Lines:
    """Return the lines for one event, given the tables before and after it; most small events have none.

    `command` is what brought it about, where that is known: a task tells by it what it was thrown for, and why.
    """
    rule = RULES.get(type(event))
    if rule is not None:
        line = sentence_of(said, event, sayings(after))
        return (cited(line, rule) if rule else line,)
    if isinstance(event, SceneOpened | ClockSet | CameOut | ev.OracleAnswered):
        return _lines_of_case(event)
    match event:
        case ev.TaskJudged() | ev.ContestJudged() | ev.HouseRuleSet() | ev.NumberDrawn() | ev.CardPowerMet():
            return _lines_of_evening(after, event, command)
        case ev.DeckShuffled() | ev.CardsSpread() | ev.DiceSpread() | ev.RealCardsSpread() | ev.CardsAwaited():
            return _lines_of_deck(before, after, event)
    return _lines_of_round(before, after, event) or _lines_of_cast(before, after, event)


def _lines_of_case(event: SceneOpened | ClockSet | CameOut | ev.OracleAnswered) -> Lines:
    match event:
        case SceneOpened(scene=scene):
            place = (said.scene_place(where=scene.where),) if scene.where else ()
            people = (said.scene_people(who=scene.who),) if scene.who else ()
            wrong = (said.scene_wrong(wrong=scene.wrong),) if scene.wrong else ()
            return (said.scene_opened(title=scene.title), *place, *people, *wrong)
        case CameOut(words=words, won=won):
            return (said.came_out(words=words, won=won),) if words else ()  # of a fight its last round tells
        case ClockSet(clock=name, segments=0):
            return (said.clock_put_away(clock=name),)
        case ClockSet(clock=name, segments=segments, full=True):
            return (said.clock_full(clock=name, segments=segments),)
        case ClockSet(clock=name, segments=segments, filled=filled):
            return (said.clock_set(clock=name, segments=segments, filled=filled),)
        case ev.OracleAnswered():
            line = said.oracle_answered(
                question=event.question,
                likelihood=event.likelihood.value,
                intensity=INTENSITIES[event.likelihood],
                answer=event.answer.value,
                value=event.value,
            )
            return (cited(line, "T-C10-01"),)


def _lines_of_round(before: Table, after: Table, event: ev.Event) -> Lines:
    match event:
        case ev.Proposed(who=who, proposal=proposal):
            told = said.proposed(who=person(after, who), deed=plan(after, who, proposal.announcement))
            return (told, reason_sentence(after, proposal.reason))
        case ev.Announced(who=who, announcement=announcement):
            again = _announced_before(before, who)
            return (said.announced(again=again, who=person(after, who), deed=plan(after, who, announcement)),)
        case ev.ThrowsCounted(who=who, count=None):
            return (said.throws_counted_none(who=person(after, who)),)
        case ev.ThrowsCounted(who=who, count=Count() as count):
            taken = said.throws_counted(who=person(after, who), cards=count.cards)
            return (taken, *count_reasons(after, _ground(after), who, count))
        case ev.DeedSettled(who=who, ruling=ruling):
            specials = special_sentences(after, [who] if ruling.critical else [], [who] if ruling.fumble else [])
            told = said.deed_settled(who=person(after, who), how=settled_sentence(ruling))
            return (told, *specials, *turned_by_sentences(ruling.turned_by or ()))
        case ev.DiceRolled(who=who, faces=faces) if after.fight is not None and after.fight.stage is Stage.ANNOUNCING:
            return (said.throws(who=person(after, who), cards=", ".join(map(str, faces))),)
        case ev.CardsTurned():
            return (said.cards_turned, *_thrown(after))
        case ev.ClashJudged():
            return _lines_of_clash(after, event)
        case ev.AftermathReached(succeeded=succeeded, unmoved=unmoved):
            may = cited(said.may_stand_elsewhere(who=people(after, succeeded)), "T-MOVE-05")
            stay = cited(said.led_nowhere(who=people(after, unmoved)), "T-AMB-52")
            return ((may,) if succeeded else ()) + ((stay,) if unmoved else ())
        case ev.OrderChanged(moved=moved):
            rule = "T-ORDER-04" if moved is None else "T-ORDER-01"
            return (cited(sentence_of(said, event, sayings(after)), rule),)
        case ev.TouchSet(one=one, other=other):
            joined = _in_one_clash(after, one, other)
            return (cited(sentence_of(said, event, sayings(after), joined=joined), "T-CLASH-08"),)
        case _:
            return ()


def _lines_of_clash(after: Table, event: ev.ClashJudged) -> Lines:
    fight, ruling = after.fight, event.ruling
    if fight is None:
        return ()
    letters = clash_letters(after, fight)
    letter = "".join(dict.fromkeys(letters.get(who, "?") for who in ruling.members))
    return (
        said.clash_judged(letter=letter, outcome=outcome_sentence(after, ruling)),
        *ruling_sentences(after, fight, ruling),
        *special_sentences(after, ruling.critical, ruling.fumble),
        *turned_sentences(after, fight, ruling),
    )


def _lines_of_cast(before: Table, after: Table, event: ev.Event) -> Lines:
    match event:
        case ev.CharacterChanged():
            return tuple(_changed(person(after, event.who), event))
        case ev.DamageThrown():
            switches = (readings.DAMAGE_IS_THROWN.switch,) if after.house_rules.reads(readings.DAMAGE_IS_THROWN) else ()
            told = cited(sentence_of(said, event, sayings(after)), "T-AMB-70")
            return (told, *turned_by_sentences(switches))
        case ev.SignificatorSet(who=who, owned=owned) if not after.character(who).is_player_character:
            # Which one is behind the curtain of the deck workshop (T-DECK-02).
            return (cited(said.own_card_set(who=person(after, who), owned=owned), "T-DECK-16"),)
        case ev.SignificatorSet():
            return (cited(sentence_of(said, event, sayings(after)), "T-DECK-14"),)
        case ev.CharacterEdited(character=character):
            told = said.character_edited(who=person(before, character.id))
            return (told, *_edited(before, character), *powers_away_sentences(after, character))
        case ev.CharacterAdded(character=character):
            return (said.character_added(character=character.name), *powers_away_sentences(after, character))
        case ev.CharacterRemoved(who=who):
            return (said.character_removed(who=person(before, who)),)
        case _:
            return ()


def _lines_of_deck(
    before: Table,
    after: Table,
    event: ev.DeckShuffled | ev.CardsSpread | ev.DiceSpread | ev.RealCardsSpread | ev.CardsAwaited,
) -> Lines:
    match event:
        case ev.DeckShuffled(deck=deck):
            how = "pile" if before.pile_size(deck) > 0 else "real" if after.deck(deck).is_real else "discard"
            return (said.deck_shuffled(deck=deck.value, how=how),)
        case ev.CardsSpread(deck=deck, number=drawn):
            return (_drawn(deck, after.deck(deck).spread[-drawn:] if drawn else ()),)
        case ev.DiceSpread(deck=deck, faces=faces):
            return (said.cards_spread(deck=deck.value, cards=", ".join(map(str, faces))),)
        case ev.RealCardsSpread(who=who):
            draw = None if before.awaited is None else before.awaited.draw_of(who)
            return () if draw is None else (_drawn(draw.deck, draw.typed),)
        case ev.CardsAwaited(draws=draws):
            return tuple(
                said.cards_awaited(
                    cards=draw.places, deck=draw.deck.value, who="" if draw.who is None else person(after, draw.who)
                )
                for draw in draws
            )


def _drawn(deck: DeckName, cards: Iterable[Drawn]) -> str:
    return said.cards_spread(deck=deck.value, cards=", ".join(card_title(card) for card in cards))


def _lines_of_evening(
    after: Table,
    event: ev.TaskJudged | ev.ContestJudged | ev.HouseRuleSet | ev.NumberDrawn | ev.CardPowerMet,
    command: Command | None,
) -> Lines:
    match event:
        case ev.HouseRuleSet(ambiguity=ambiguity, letter=letter):
            reading = reading_sentence(ambiguity, letter)
            return (cited(said.house_rule_set(letter=letter, reading=reading), ambiguity),)
        case ev.NumberDrawn(number=drawn, hundred=hundred):
            told = cited(said.number_drawn(number=drawn, hundred=hundred), "T-C100-01" if hundred else "T-C10-01")
            from_another = isinstance(command, DrawNumber) and _from_another(command, event)
            return (told, *turned_by_sentences((readings.C10_FROM_THE_PLAYERS_DECK.switch,) if from_another else ()))
        case ev.TaskJudged(who=who, intensities=intensities, count=count, ruling=ruling):
            what = "calm" if isinstance(command, CheckCalm) else "recover" if isinstance(command, Recover) else "task"
            cards = 0 if count is None else count.cards
            return (
                said.task_judged(who=person(after, who), what=what, cards=cards),
                *(() if count is None else _reasons(after, count)),
                *turned_by_sentences(event.turned_by or ()),
                *explain_static(after, who, intensities, None, ruling),
            )
        case ev.ContestJudged():
            return _lines_of_contest(after, event)
        case ev.CardPowerMet(who=who, power=power):
            return (power_sentence(after, who, power),)


def _reasons(table: Table, count: Count) -> list[str]:
    in_action = table.fight is not None
    return [reason(table, line, in_action=in_action) for line in count.lines if line.reason is not ThrowReason.START]


def _lines_of_contest(after: Table, event: ev.ContestJudged) -> Lines:
    why = []
    for party in event.parties:
        who = person(after, party.who)
        why.append(said.throws_counted(who=who, cards=party.count.cards))
        why += [said.ones_reason(who=who, why=one) for one in _reasons(after, party.count)]
    thrown = [said.ones_value(who=person(after, one.who), value=one.value) for one in event.parties]
    winner = "" if event.winner is None else person(after, event.winner)
    return (
        cited(said.contest_judged(thrown=thrown, winner=winner), "T-OPP-01" if winner else "T-TIE-01"),
        *why,
        *turned_by_sentences(event.turned_by or ()),
        *special_sentences(after, event.critical, event.fumble),
        *(twice_sentence(after, twice, in_action=False) for twice in event.charged_twice),
    )


def _changed(who: str, event: ev.CharacterChanged) -> Iterator[str]:
    """Yield what is otherwise of somebody."""
    if event.toughness is not None:
        yield said.toughness(who=who, value=event.toughness)
    if event.calm is not None:
        yield said.calm(who=who, value=event.calm)
    if event.hurt is not None:
        yield cited(said.hurt(who=who), "T-ALOST-07") if event.hurt else cited(said.hurt_no_more(who=who), "T-STATE-08")
    if event.state is not None:
        yield said.state_changed(who=who, is_so=bool(event.is_so), state=event.state.value)
    if event.deck is not None:
        yield cited(said.deck_changed(who=who, deck=event.deck.value), "T-AMB-24")
    if event.hidden is not None:
        yield said.hidden(who=who, hidden=event.hidden)


def _from_another(command: DrawNumber, drawn: ev.NumberDrawn) -> bool:
    """Whether a C10 came from another deck than the drawer's own (T-AMB-06, reading b)."""
    return not drawn.hundred and drawn.deck is not command.drawer


def _edited(table: Table, now: Character) -> Iterator[str]:
    """Yield what is different on a sheet; of what is longer than a word or two, only that it is."""
    was = next((one for one in table.characters if one.id == now.id), now)
    words = {
        "name": (was.name, now.name),
        "side": (was.side, now.side),
        "deck": (deck_name(was.deck), deck_name(now.deck)),
        "alias": (was.alias, now.alias),
        "short": (was.short, now.short),
        "pronoun": (was.pronoun, now.pronoun),
    }
    for part, (old, new) in words.items():
        if old != new:
            yield said.changed_from(what=said.sheet_part(part=part), was=old, now=new)
    ranks = {one.name: number(one.rank) for one in (*was.stats, *was.skills)}
    present = {one.name: number(one.rank) for one in (*now.stats, *now.skills)}
    for what in dict.fromkeys((*ranks, *present)):
        if ranks.get(what) != present.get(what):
            yield said.changed_from(what=what, was=ranks.get(what, ""), now=present.get(what, ""))
    deeds = [(one.close_deed, one.shoot_deed, one.shoot_skill) for one in (was, now)]
    longer = {
        "deeds": deeds[0] != deeds[1],
        "power": was.power != now.power,
        "card-powers": was.card_powers != now.card_powers,
        "calm-check": was.calm_check != now.calm_check,
        "protection": was.protection != now.protection,
        "weapons": was.weapons != now.weapons,
        "instincts": was.instincts != now.instincts,
        "picture": was.picture != now.picture,
        "portrait": was.portrait != now.portrait,
        "notes": was.notes != now.notes,
    }
    if changed := [said.sheet_part(part=part) for part, differs in longer.items() if differs]:
        yield said.written_anew(parts=changed)


def _in_one_clash(table: Table, one: CharacterId, other: CharacterId) -> bool:
    groups = () if table.fight is None else confrontation_of(table, table.fight).groups
    return any(one in group and other in group for group in groups)


def _announced_before(table: Table, who: CharacterId) -> bool:
    participant = None if table.fight is None else table.fight.participant(who)
    return participant is not None and participant.announcement is not None


def _thrown(table: Table) -> list[str]:
    return [
        said.throws(who=person(table, one.who), cards=", ".join(_with_worth(card) for card in one.throw.cards))
        for one in (() if table.fight is None else table.fight.participants)
        if isinstance(one.throw, ShownThrow)
    ]


def _with_worth(card: Drawn) -> str:
    return said.card_worth(card=card_title(card), value=worth(card)) if isinstance(card, Card) else card_title(card)
