"""The ruling of one Sequence: by Shots and Initiative, or by initiative cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from demoncity_gui.games.action import scenario as said
from demoncity_gui.games.action import words
from demoncity_gui.games.action import written as form
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules import sequence as rules_of
from demoncity_gui.games.action.rules.drama import DECK, drawn_by
from demoncity_gui.games.action.rules.options import Option
from demoncity_gui.games.action.rules.rolls import Split, most_parts, passes, split
from demoncity_gui.games.action.rules.sequence import Breach, Fighter, Fighters, NotAllowed, fighter
from demoncity_gui.games.action.rules.stack import (
    Card,
    Padding,
    Reached,
    Stack,
    after_act,
    after_damage,
    after_defense,
    uncovered,
)
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.texts import lists
from demoncity_gui.texts import scenario_faults as faults

Json = dict[str, Any]


def rule_sequence(written: form.SequenceText, rules: HouseRules) -> tuple[Json, list[str]]:
    """Return what came of a Sequence, and why.

    Raises:
        ScenarioUnreadable: something in it can't be meant.
    """
    names: list[str] = []
    for place, one in enumerate(written.characters):
        if not one.name:
            raise ScenarioUnreadable(f".characters[{place}].name", faults.nameless)
        if one.name in names:
            raise ScenarioUnreadable(f".characters[{place}].name", faults.named_twice(name=repr(one.name)))
        names.append(one.name)
    told, why = (_by_shots if written.stack is UNSET else _by_cards)(written, names, rules)
    if written.draws is not UNSET:
        drawn = drawn_by(_checked_draws(written.draws, rules), rules)
        told["draws"] = {
            faction: {
                "inspired": one.inspired,
                "favored": None if one.favored is None else one.favored.value,
                "pool_points": one.pool_points,
                "stymie": one.stymie,
                "setback": one.setback,
                "restores": one.restores,
            }
            for faction, one in drawn.items()
        }
        why += words.drawn(written.draws, drawn)
    return told, why


def _checked_draws(draws: dict[str, str], rules: HouseRules) -> dict[str, str]:
    """Return a card for each Faction, each card drawn once: there is one deck (A-CARD-01, A-AMB-44)."""
    said.needs_option(Option.DRAMATIC_CARDS, rules, ".draws")
    seen: dict[str, str] = {}
    for faction, card in draws.items():
        if card not in DECK:
            raise ScenarioUnreadable(f".draws.{faction}", faults.no_playing_card(card=repr(card)))
        if card in seen:
            raise ScenarioUnreadable(f".draws.{faction}", faults.lies_already(card=card, name=repr(seen[card])))
        seen[card] = faction
    return draws


def _named(who: str, names: Sequence[str], place: str) -> str:
    if who not in names:
        raise ScenarioUnreadable(place, faults.nobody_called(name=repr(who)))
    return who


# --- by Shots --------------------------------------------------------------------------------------------------------


def _by_shots(written: form.SequenceText, names: list[str], rules: HouseRules) -> tuple[Json, list[str]]:
    ties: list[str] = []
    for place, who in enumerate([] if written.ties is UNSET else written.ties):
        if _named(who, names, f".ties[{place}]") in ties:
            raise ScenarioUnreadable(f".ties[{place}]", faults.drawn_already(who=repr(who)))
        ties.append(who)
    lots = [*ties, *(name for name in names if name not in ties)]
    fighters: Fighters = tuple(
        _fighter(text, f".characters[{place}]", lots.index(text.name)) for place, text in enumerate(written.characters)
    )
    first = [{"who": one.name, "initiative": one.initiative(rules)} for one in rules_of.acting_order(fighters, rules)]
    told: Json = {"shot_counts": {one.name: one.shot_count for one in fighters}, "order": first}
    why = words.order(rules_of.acting_order(fighters, rules), rules)
    log: list[Json] = []
    for place, event in enumerate(written.events):
        try:
            fighters, entry = _happened(fighters, event, names, rules)
        except ScenarioUnreadable as fault:
            raise fault.within(f".events[{place}]") from fault
        log.append(entry)
        why.append(words.happened(entry))
    return {**told, "log": log, **_ended(fighters, rules)}, why


def _ended(fighters: Fighters, rules: HouseRules) -> Json:
    following = rules_of.next_one(fighters, rules)
    over = fighters if following is None else ()
    return {
        "next": None if following is None else following.name,
        "shots": {one.name: one.shots for one in fighters},
        "regain": [one.name for one in over if rules_of.regaining(one, rules)],
        "rests": [one.name for one in over if rules_of.rested(one)],
        "shaken": [one.name for one in fighters if one.shaken],
    }


def _fighter(text: form.CharacterText, place: str, lot: int) -> Fighter:
    try:
        stats: list[int] = []
        for key in ("agility", "wits", "luck"):
            if getattr(text, key) is UNSET:
                raise ScenarioUnreadable(f".{key}", faults.missing_number)
            stats.append(said.at_least(0, getattr(text, key), f".{key}"))
        if text.health is not UNSET:
            said.at_least(1, text.health, ".health")
        count = rules_of.shot_count(*stats)
        shots = count if text.shots is UNSET else said.at_least(0, text.shots, ".shots")
        if shots > count:
            raise ScenarioUnreadable(".shots", faults.shot_count(who=repr(text.name), count=count))
    except ScenarioUnreadable as fault:
        raise fault.within(place) from fault
    out = text.out is True
    return Fighter(
        name=text.name,
        agility=stats[0],
        shot_count=count,
        shots=shots,
        at_start=shots,
        lot=lot,
        modifier=0 if text.modifier is UNSET else text.modifier,
        heroic=text.heroic,
        shaken=text.shaken is True,
        out=out,
        to_come=not out,
    )


def _breach(reason: Breach, who: str) -> str:
    match reason:
        case Breach.OUT:
            return faults.out(who=who)
        case Breach.NOT_NEXT:
            return faults.not_the_turn(who=who)
        case Breach.SHAKEN:
            return faults.shaken(who=who)
        case Breach.NOT_SHAKEN:
            return faults.not_shaken(who=who)
        case Breach.TOO_FEW_SHOTS:
            return faults.too_few_shots(who=who)
        case Breach.HAD_THE_TURN:
            return faults.has_had_the_turn(who=who)
        case Breach.BEFORE_THE_TURN:
            return faults.before_the_turn(who=who)


def _happened(fighters: Fighters, event: form.EventText, names: list[str], rules: HouseRules) -> tuple[Fighters, Json]:
    """Return the fighters after an event, and its entry in the log."""
    if isinstance(event, form.DamageText):
        raise ScenarioUnreadable(".kind", faults.no_stack)
    if isinstance(event, form.ContestText):
        return _contest(fighters, event, names, rules)
    who = _named(event.who, names, ".who")
    place, more = ".who", {}
    try:
        rules_of.present(fighters, who)
        match event:
            case form.ActText() | form.InterruptText():
                cost = _split(event, fighter(fighters, who), rules)
                rolled = event.rolled is not False
                if isinstance(event, form.ActText):
                    fighters = rules_of.acted(fighters, who, rules, rolled=rolled)
                else:
                    fighters = rules_of.interrupted(fighters, who, rules, rolled=rolled)
                more = {"penalty": cost.penalty, "unnamed_penalty": cost.on_unnamed}
            case form.PassText():
                fighters = rules_of.turn_taken(fighters, who, "pass", rules)
            case form.RestText():
                fighters = rules_of.turn_taken(fighters, who, "rest", rules)
            case form.SteadyText():
                passed = passes(said.total_of(event.roll, ".roll", 0, rules), rules_of.to_steady(rules), rules)
                fighters = rules_of.steadied(fighters, who, rules, passed=passed)
                more = {"passed": passed}
            case form.HurryText():
                place = ".shots"
                fighters = rules_of.hurried(fighters, who, said.at_least(1, event.shots, ".shots"), rules)
            case form.DefendText():
                fighters = rules_of.defended(fighters, who)
            case form.LoseText():
                fighters = rules_of.stunned(fighters, who, said.at_least(0, event.shots, ".shots"))
            case form.ShakeText():
                fighters = rules_of.changed(fighters, replace(fighter(fighters, who), shaken=True))
            case form.OutText():
                fighters = rules_of.changed(fighters, replace(fighter(fighters, who), out=True, to_come=False))
    except NotAllowed as why:
        at = place if why.reason is Breach.TOO_FEW_SHOTS else ".who"
        raise ScenarioUnreadable(at, _breach(why.reason, repr(who))) from why
    own = fighter(fighters, who)
    kind = str(event.__struct_config__.tag)
    return fighters, {"kind": kind, "who": who, "initiative": own.initiative(rules), "shots": own.shots, **more}


def _split(event: form.ActText | form.InterruptText, own: Fighter, rules: HouseRules) -> Split:
    if event.rolled is False and event.parts != 1:
        raise ScenarioUnreadable(".parts", faults.unrolled_split)
    parts, targets = said.split_parts(event.parts, event.targets, most_parts(own.heroic, rules), "")
    if event.rolled is False:
        return Split()
    return split(parts, targets, heroic=own.heroic, rules=rules, unnamed=event.unnamed is True)


def _contest(fighters: Fighters, event: form.ContestText, names: list[str], rules: HouseRules) -> tuple[Fighters, Json]:
    one, other = (_named(who, names, f".between[{place}]") for place, who in enumerate(event.between))
    if one == other:
        raise ScenarioUnreadable(".between[1]", faults.interrupts_oneself(who=repr(one)))
    spent = {one: event.shots[0], other: event.shots[1]}
    for place, (who, shots) in enumerate(spent.items()):
        said.at_least(0, shots, f".shots[{place}]")
        own = fighter(fighters, who)
        if own.out:
            raise ScenarioUnreadable(f".between[{place}]", faults.out(who=repr(who)))
        if own.shots < shots:
            raise ScenarioUnreadable(f".shots[{place}]", faults.too_few_shots(who=repr(who)))
    fighters, first, values = rules_of.contested(fighters, spent, rules)
    pools = [fighter(fighters, who).shots for who in spent]
    return fighters, {"kind": "contest", "first": first, "values": list(values.values()), "shots": pools}


# --- by initiative cards ---------------------------------------------------------------------------------------------


def _by_cards(written: form.SequenceText, names: list[str], rules: HouseRules) -> tuple[Json, list[str]]:
    said.needs_option(Option.INITIATIVE_CARDS, rules, ".stack")
    if written.ties is not UNSET:
        raise ScenarioUnreadable(".ties", faults.cards_have_no_ties)
    healths = {text.name: _health(text, f".characters[{place}]") for place, text in enumerate(written.characters)}
    heroic = {text.name: text.heroic for text in written.characters}
    stack, reached = uncovered(Stack(_cards(written, names)), rules)
    told: Json = {"opening": _reached(reached)}
    why = words.stack(stack.cards, reached)
    log: list[Json] = []
    for place, event in enumerate(written.events):
        try:
            stack = _moved(stack, event, names, healths, heroic, rules)
        except ScenarioUnreadable as fault:
            raise fault.within(f".events[{place}]") from fault
        stack, reached = uncovered(stack, rules)
        cards = [card if isinstance(card, str) else card.text for card in stack.cards]
        log.append({"padding": _reached(reached), "stack": cards})
        why += [words.card_event(str(event.__struct_config__.tag), _doer(event)), *words.stack(stack.cards, reached)]
    wound = rules.reads(readings.PUSHED_OUT_IS_A_WOUND)
    why += [words.pushed_out(who, wound=wound) for who in stack.out]
    out = [{"who": who, "wound": wound} for who in stack.out]
    return {**told, "log": log, "next": stack.top, "out": out}, why


def _doer(event: form.EventText) -> str:
    return lists.all_of(items=event.between) if isinstance(event, form.ContestText) else event.who


def _reached(reached: Sequence[Reached]) -> list[Json]:
    return [{"text": one.text, "who": one.who} for one in reached]


def _health(text: form.CharacterText, place: str) -> int:
    for key in ("shots", "modifier", "shaken", "out"):
        if getattr(text, key) is not UNSET:
            raise ScenarioUnreadable(f"{place}.{key}", faults.not_of_cards)
    if text.health is UNSET:
        raise ScenarioUnreadable(f"{place}.health", faults.missing_number)
    return said.at_least(1, text.health, f"{place}.health")


def _cards(written: form.SequenceText, names: list[str]) -> tuple[Card, ...]:
    """Return the cards: one of each character (A-ALT-01), and padding between them."""
    cards: list[Card] = []
    for place, card in enumerate(() if written.stack is UNSET else written.stack):
        if not isinstance(card, str):
            cards.append(Padding(card.padding))
        elif _named(card, names, f".stack[{place}]") in cards:
            raise ScenarioUnreadable(f".stack[{place}]", faults.card_already(who=repr(card)))
        else:
            cards.append(card)
    for name in names:
        if name not in cards:
            raise ScenarioUnreadable(".stack", faults.no_card(who=repr(name)))
    return tuple(cards)


def _moved(
    stack: Stack,
    event: form.EventText,
    names: list[str],
    healths: dict[str, int],
    heroic: dict[str, bool],
    rules: HouseRules,
) -> Stack:
    if not isinstance(event, form.ActText | form.DefendText | form.DamageText):
        raise ScenarioUnreadable(".kind", faults.cards_events)
    who = _named(event.who, names, ".who")
    if who in stack.out:
        raise ScenarioUnreadable(".who", faults.out(who=repr(who)))
    match event:
        case form.ActText():
            for key in ("rolled", "unnamed"):
                if getattr(event, key) is not UNSET:
                    raise ScenarioUnreadable(f".{key}", faults.not_of_cards)
            if stack.top != who:
                raise ScenarioUnreadable(".who", faults.not_the_turn(who=repr(who)))
            parts, targets = said.split_parts(event.parts, event.targets, most_parts(heroic[who], rules), "")
            return after_act(stack, split(parts, targets, heroic=heroic[who], rules=rules).penalty, rules)
        case form.DefendText():
            if stack.top == who:
                raise ScenarioUnreadable(".who", faults.first_no_defense(who=repr(who)))
            return after_defense(stack, who, rules)
        case _:
            damage = said.at_least(0, event.damage, ".damage")
            return after_damage(stack, who, damage, healths[who], rules, defended=event.defended)
