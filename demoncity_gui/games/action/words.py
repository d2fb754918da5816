"""The sentences of Action!: why a ruling is as it is, what a command is called, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.attack import Attack, Defense, Outcome
from demoncity_gui.games.action.rules.drama import Drawn
from demoncity_gui.games.action.rules.harm import Blow, Felt, Harm, JudgedRoll
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.sequence import Fighter, acting_order, next_one
from demoncity_gui.games.action.rules.stack import Card, Reached
from demoncity_gui.games.action.rules.table import HELPLESS, Person, Table
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.texts import action as said
from demoncity_gui.texts import action_questions, action_sheet
from demoncity_gui.words.values import arguments, cited, said_by_name

_RULE_OF_STATUS = {
    Status.SHAKEN: "A-SHAKEN-02",
    Status.DOWN: "A-DMG-05",
    Status.UNCONSCIOUS: "A-SHOCK-02",
    Status.DYING: "A-DMG-06",
    Status.DEAD: "A-SER-03",
    Status.OUT: "A-MOOK-01",
    Status.INCAPACITATED: "A-STAT-03",
    Status.PRONE: "A-KNOCK-04",
    Status.BRUISED: "A-STAT-01",
    Status.BATTERED: "A-STAT-02",
    Status.BROKEN: "A-STAT-03",
}
RULE_OF_EVENT = {
    "act": "A-INIT-03",
    "interrupt": "A-SHOT-06",
    "pass": "A-INIT-03",
    "rest": "A-DMG-07",
    "steady": "A-SHAKEN-04",
    "hurry": "A-SHOT-05",
    "defend": "A-SHOT-04",
    "contest": "A-SHOT-07",
    "lose": "A-STUN-01",
    "shake": "A-SHAKEN-01",
    "out": "A-INIT-01",
}
RULE_OF_CARD_EVENT = {"act": "A-ALT-02", "defend": "A-ALT-07", "damage": "A-ALT-03"}

# --- a ruling of harm ------------------------------------------------------------------------------------------------


def felt(done: Felt, blow: Blow) -> list[str]:
    """Return what a Damage does before anything is rolled, and what is to be rolled."""
    who, needs, flung = done.target.name, done.needs, done.knockback
    hit = said.damage(who=who, damage=done.damage, fall=blow.is_fall)
    told = [cited(hit, "A-FALL-01" if blow.is_fall else "A-DMG-01")]
    if flung is not None:
        told.append(cited(said.knocked_back(who=who, metres=flung.metres), "A-KNOCK-03"))
        if flung.object:
            told.append(cited(said.hit_something_solid(who=who, damage=flung.object), "A-KNOCK-05"))
    if done.shock or done.wounds:
        told.append(cited(said.took(who=who, shock=done.shock, number=done.wounds), "A-DMG-03"))
    if done.massive:
        told.append(cited(said.massive, "A-MASS-01"))
    if done.free_d10:
        told.append(cited(said.free_d10, "A-ADV-02"))
    if needs.shock is not None:
        told.append(cited(said.needs_shock(who=who, difficulty=needs.shock), "A-SHOCK-01"))
    if needs.dark is not None:
        told.append(cited(said.needs_dark(who=who, difficulty=needs.dark), "A-DARK-01"))
    if needs.luck:
        told.append(cited(said.needs_luck(who=who, difficulties=[str(one) for one in needs.luck]), "A-CINEV-01"))
    return told


def harmed(harm: Harm, stabilise: int | None, impairment: int) -> list[str]:
    """Return what a Damage has come to in the end."""
    who, now = harm.target.name, harm.target
    told = _roll(who, "shock", harm.shock_roll, "A-SHOCK-02")
    told += _roll(who, "dark", harm.dark_roll, "A-DARK-01")
    if harm.sequences is not None:
        told.append(cited(said.unconscious_for(who=who, sequences=harm.sequences), "A-SHOCK-03"))
    if harm.cinematic:
        told.append(cited(said.cinematic(who=who), "A-CINE-04"))
    told += [cited(_status(who, status), _RULE_OF_STATUS[status]) for status in now.statuses]
    told.append(cited(said.now_has(who=who, shock=now.shock, number=now.wounds), "A-DMG-02"))
    if impairment:
        told.append(cited(said.impaired(who=who, impairment=impairment), "A-WPEN-01"))
    if stabilise is not None:
        told.append(cited(said.stabilise(who=who, difficulty=stabilise), "A-DARK-02"))
    return told


def _status(who: str, status: Status) -> str:
    return said.status(who=who, status=status.value)


def _roll(who: str, what: str, roll: JudgedRoll | None, rule: str) -> list[str]:
    if roll is None:
        return []
    told = said.rolled(who=who, what=what, total=roll.total, difficulty=roll.difficulty, passed=roll.passed)
    return [cited(told, rule)]


# --- a ruling of an attack -------------------------------------------------------------------------------------------


def attacked(target: str, attack: Attack, defense: Defense, ended: Outcome) -> list[str]:
    """Return how a rolled attack went, number by number."""
    light, dark = attack.dice
    covering = attack.covering is not None
    assert ended.av is not None and ended.defense is not None and ended.outcome is not None, "the dice were rolled"
    value = said.attack_value(target=target, av=ended.av, covering=covering, skill=attack.skill, light=light, dark=dark)
    told = [
        cited(value, "A-AGGR-02" if covering else "A-X-01"),
        cited(said.met_defense(defense=ended.defense), "A-X-02"),
        cited(said.outcome(outcome=ended.outcome, degree=ended.degree.value), "A-X-05"),
    ]
    if ended.pv is not None:
        own = {"attribute": attack.attribute, "effect": attack.effect}
        told.append(cited(said.pv(pv=ended.pv, resists=defense.attribute, armour=defense.effect, **own), "A-X-03"))
    return told


def typed(target: str, ended: Outcome) -> list[str]:
    """Return how an attack went that the table rolled."""
    return [cited(_attack("", target, ended), "A-DMG-01")]


def _attack(who: str, target: str, ended: Outcome) -> str:
    if ended.pv is not None:
        return said.attack_with_pv(who=who, target=target, pv=ended.pv)
    return said.attack(who=who, target=target, degree=ended.degree.value)


def bumped(pv: int, falls: int, threshold: int) -> list[str]:
    """Return how many of a Speed Bump fall."""
    return [
        cited(said.group_pv(pv=pv), "A-BUMP-01"),
        cited(said.group_falls(falls=falls, threshold=threshold), "A-BUMP-02"),
    ]


# --- a ruling of a Sequence ------------------------------------------------------------------------------------------


def order(fighters: Sequence[Fighter], rules: HouseRules) -> list[str]:
    """Return everybody's Initiative, the first first."""
    return [cited(said.initiative(who=one.name, initiative=one.initiative(rules)), "A-INIT-01") for one in fighters]


def happened(entry: Mapping[str, Any]) -> str:
    """Return an event of a Sequence; `entry` is as its log has it."""
    kind = entry["kind"]
    rule = RULE_OF_EVENT[kind]
    if kind == "contest":
        one, other = entry["values"]
        return cited(said.log_contest(who=entry["first"], one=one, other=other), rule)
    penalties = {"penalty": _signed(entry.get("penalty")), "unnamed": _signed(entry.get("unnamed_penalty"))}
    return cited(said_by_name(said, f"log-{kind}", **{**entry, **penalties}), rule)


def _signed(number: int | None) -> str:
    """Return a number with its sign, and nothing for none."""
    return "" if not number else f"+{number}" if number > 0 else f"−{-number}"


def card(name: str) -> str:
    """Return what a playing card is called."""
    suit, _, rank = name.partition("-")
    return said.card(suit=suit, rank=rank)


def drawn(cards: Mapping[str, str], meant: Mapping[str, Drawn]) -> list[str]:
    """Return what the dramatic cards mean to each Faction."""
    return [
        cited(said.drawn(faction=faction, card=card(cards[faction]), effects=_effects(one)), "A-CARD-01")
        for faction, one in meant.items()
    ]


def _effects(one: Drawn) -> list[str]:
    return [
        *([said.inspired] if one.inspired else []),
        *([said.favored(kind=one.favored.value)] if one.favored is not None else []),
        *([] if one.pool_points else [said.confused]),
        *([said.stymie] if one.stymie else []),
        *([said.setback] if one.setback else []),
        *([said.restores] if one.restores else []),
    ]


def stack(cards: Sequence[Card], reached: Sequence[Reached]) -> list[str]:
    """Return the padding that was reached, and the cards as they lie."""
    told = [cited(said.padding_reached(text=one.text, who=one.who or ""), "A-ALT-12") for one in reached]
    names = [card if isinstance(card, str) else said.padding(text=card.text) for card in cards]
    lie = said.stack(cards=", ".join(names)) if names else said.stack_empty
    return [*told, cited(lie, "A-ALT-01")]


def card_event(kind: str, who: str) -> str:
    """Return what moves the cards."""
    return cited(said_by_name(said, f"cards-{kind}", who=who), RULE_OF_CARD_EVENT[kind])


def pushed_out(who: str, *, wound: bool) -> str:
    """Return who is out of action."""
    return cited(said.pushed_out(who=who, wound=wound), "A-ALT-04")


# --- an evening ------------------------------------------------------------------------------------------------------

DEEDS_TOLD = frozenset(
    {
        *("act", "act-unrolled", "pass", "rest", "steady", "hurry", "defend"),
        *("interrupt", "contest", "stunned", "regain"),
    }
)
"""What people do in a Sequence that a story tells, by the words of `FightersChanged`."""
CHANGES_TOLD = frozenset(
    {
        *("by-hand", "steady", "woke", "sleeps-on", "stabilised", "still-dying", "stays-down", "up"),
        *("rested", "restored", "described", "healed", "pushed-out"),
    }
)
"""What befalls people that a story tells, by the words of `PersonChanged`."""


def called(command: do.Command) -> str:
    """Return what a command is called after “undo”."""
    return said_by_name(said, f"undo-{command.__struct_config__.tag}", **arguments(command, {}))


def told(after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    """Return how one event is told; players don’t hear what the Host enters, nor of the unnamed’s numbers.

    That somebody acts they hear by what is done, and the order once a fight.
    """
    match event:
        case ev.ShotsBegan(people=people):
            return [said.sat_down(who=[one.name for one in people])]
        case ev.Noted(words=words):
            return [] if for_players else [words]
        case ev.PersonJoined(person=person):
            return [said.joined(who=person.name)]
        case ev.PersonLeft(who=who):
            return [said.left(who=who)]
        case ev.PersonMoved():
            return []
        case ev.SheetEdited(who=who, part=part, person=person):
            if part == "name" and not for_players:
                return [said.renamed(who=who, name=person.name)]
            return [] if for_players else [said.sheet_edited(who=who, part=action_sheet[part])]
        case ev.PersonChanged(person=person, by=by):
            if by not in CHANGES_TOLD or (for_players and by == "by-hand"):
                return []
            words = person.cinematic[-1] if person.cinematic else ""
            return [said_by_name(said, f"now-{by}", who=person.name, words=words)]
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            reading = action_questions[f"{ambiguity}-{letter}"]
            return [said.from_now_on(reading=reading, ambiguity=ambiguity, letter=letter)]
        case ev.PointGained(faction=faction):
            return [said.point_gained(faction=faction)]
        case ev.XpGained():
            return [said.xp_gained]
        case ev.FightBegan():
            return [said.fight_began, *_order_now(after)]
        case ev.SequenceBegan(number=number):
            return [said.sequence_began(number=number), *([] if for_players else _order_now(after))]
        case ev.FightEnded():
            return [said.fight_ended]
        case ev.FightersChanged(who=who, kind="steady") if after.person(who).is_shaken:
            return [said.still_shaken(who=who)]
        case _:
            return _told_of_fight(event, for_players=for_players)


def _told_of_fight(event: ev.Event, *, for_players: bool) -> list[str]:
    match event:
        case ev.FightersChanged(who=who, kind=kind) if kind in DEEDS_TOLD and not (for_players and kind == "act"):
            return [said_by_name(said, f"did-{kind}", who=who)]
        case ev.Attacked(who=who, target=target, outcome=outcome):
            return [f"{_attack(who, target, outcome)}."]
        case ev.Bumped(who=who, group=group, falls=falls):
            return [said.group_fell(falls=falls, group=group.name, who=who)]
        case ev.FireLaid(fire=fire):
            return [said.fire_laid(who=fire.who, aggressive=fire.aggressive)]
        case ev.RollsDue(pending=pending):
            return _plain(felt(pending.felt, pending.blow))
        case ev.Harmed(person=person, harm=harm):
            if for_players and person.sheet.unnamed:
                return [*(f"{_status(person.name, status)}." for status in harm.target.statuses), *_all_fell(person)]
            return [*_plain(harmed(harm, None, 0)), *_all_fell(person)]
        case ev.StackMoved(reached=reached):
            return _plain(stack((), reached)[:-1])
        case ev.CardsDrawn(cards=cards, draws=draws):
            return _plain(drawn(dict(cards), dict(draws)))
        case _:
            return []


def _all_fell(person: Person) -> list[str]:
    """Return that one blow was enough for a whole group, where it was."""
    size = person.sheet.size
    return [f"{said.all_fell(number=size)}."] if size > 1 and person.is_helpless else []


def on_tv(after: Table, event: ev.Event) -> list[str]:
    """Return how the strip of the players' screen tells an event: there is room for what it has come to."""
    if isinstance(event, ev.Harmed) and not event.person.sheet.unnamed:
        who, now = event.person.name, event.person.state
        rolls = _roll(who, "shock", event.harm.shock_roll, "A-SHOCK-02")
        rolls += _roll(who, "dark", event.harm.dark_roll, "A-DARK-01")
        shown = () if event.person.is_helpless else now.statuses  # the worst of it stands above, in large letters
        return [
            *([] if event.person.sheet.hidden else _plain(rolls)),
            *(f"{_status(who, status)}." for status in shown),
            f"{said.now_has(who=who, shock=now.shock, number=now.wounds)}.",
        ]
    return told(after, event, for_players=True)


def fallen(person: Person) -> str:
    """Return what the players' screen says in large letters of somebody who can't act any more: the worst of it."""
    worst = [status for status in person.state.statuses if status in HELPLESS][-1]
    return said.tv_fallen(who=person.name, status=worst.value)


def way(table: Table, event: ev.Event) -> list[str]:
    """Return how an attack came to its AV, where the players may know the numbers of whoever made it."""
    if not isinstance(event, ev.Attacked) or len(event.shuffles) < 2 or event.outcome.av is None:
        return []
    sheet = table.person(event.who).sheet
    if sheet.hidden or sheet.unnamed:
        return []
    (light, dark), av = (die[0] for die in event.shuffles[:2]), event.outcome.av
    return [said.tv_way(av=av, skill=sheet.skill, light=light, dark=dark, more=av - sheet.skill - light + dark)]


def missed() -> str:
    """Return what stands between two on the players' screen where no PV has landed."""
    return said.tv_missed


def decided() -> str:
    """Return what the players' screen says in a sentence once one side alone stands."""
    return f"{said.tv_decided}."


def _order_now(table: Table) -> list[str]:
    fight = table.fight
    if fight is None:
        return []
    if fight.stack is not None:
        return _plain(stack(fight.stack.cards, ()))
    return [
        said.initiative_now(who=one.name, initiative=one.initiative(table.rules))
        for one in acting_order(fight.fighters, table.rules)
    ]


def _plain(sentences: Iterable[str]) -> list[str]:
    """Return sentences of a ruling as a story has them, without the ids of their rules."""
    return [f"{sentence.rpartition(' [')[0]}." for sentence in sentences]


def on_screen(table: Table) -> tuple[str, str]:
    """Return what the strip of the players’ screen says, in large letters and beneath; nothing between fights."""
    fight = table.fight
    if fight is None:
        return "", ""
    if fight.open is not None:
        return fight.open.who, said.tv_acts
    if table.is_decided:
        return said.tv_decided, ""
    following = next_one(fight.fighters, table.rules)
    who = fight.stack.top if fight.stack is not None else (following.name if following else None)
    return said.tv_sequence(number=fight.number), said.tv_next(who=who) if who else ""
