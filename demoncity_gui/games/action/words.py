"""Every sentence of Action!: why a ruling is as it is, what is refused, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.attack import Attack, Defense, Degree, Outcome
from demoncity_gui.games.action.rules.drama import Drawn
from demoncity_gui.games.action.rules.harm import Blow, Felt, Harm, JudgedRoll
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.sequence import Fighter, acting_order, next_one
from demoncity_gui.games.action.rules.stack import Card, Reached
from demoncity_gui.games.action.rules.table import Table
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.texts import action_questions

_STATUSES = {
    Status.SHAKEN: ("is Shaken", "A-SHAKEN-02"),
    Status.DOWN: ("falls, and can’t act", "A-DMG-05"),
    Status.UNCONSCIOUS: ("is unconscious", "A-SHOCK-02"),
    Status.DYING: ("is dying", "A-DMG-06"),
    Status.DEAD: ("is dead", "A-SER-03"),
    Status.OUT: ("is out", "A-MOOK-01"),
    Status.INCAPACITATED: ("is incapacitated", "A-STAT-03"),
    Status.PRONE: ("is knocked down", "A-KNOCK-04"),
    Status.BRUISED: ("is Bruised: −5 on the next Action or Defense", "A-STAT-01"),
    Status.BATTERED: ("is Battered: no Free Moves, and a full Move is a single one", "A-STAT-02"),
    Status.BROKEN: ("is Broken", "A-STAT-03"),
}
_DEGREES = {
    Degree.HIT: "hits",
    Degree.MISS: "misses",
    Degree.FAILURE: "fails",
    Degree.TOTAL_FAILURE: "is a total failure",
    Degree.FUMBLE: "is a fumble",
}

# --- a ruling of harm ------------------------------------------------------------------------------------------------


def felt(done: Felt, blow: Blow) -> list[str]:
    """Return what a Damage does before anything is rolled, and what is to be rolled."""
    who = done.target.name
    kind, rule = ("A fall", "A-FALL-01") if blow.is_fall else ("A hit", "A-DMG-01")
    told = [f"{kind} does {done.damage} Damage to {who} [{rule}]"]
    if done.knockback is not None:
        told.append(f"{who} is knocked back {done.knockback.metres} metres [A-KNOCK-03]")
        if done.knockback.object:
            told.append(f"Something solid and {who} do {done.knockback.object} Damage to each other [A-KNOCK-05]")
    if done.shock or done.wounds:
        told.append(f"{who} takes {done.shock} Shock and {_wounds(done.wounds)} [A-DMG-03]")
    if done.massive:
        told.append("That is Massive Damage [A-MASS-01]")
    if done.free_d10:
        told.append("The attacker gains a free d10 for the next Action [A-ADV-02]")
    if done.needs.shock is not None:
        told.append(f"{who} rolls for Shock against {done.needs.shock} [A-SHOCK-01]")
    if done.needs.dark is not None:
        told.append(f"{who} rolls against {done.needs.dark}, or is dying [A-DARK-01]")
    if done.needs.luck:
        told.append(f"{who} rolls Luck against {listed(map(str, done.needs.luck))} [A-CINEV-01]")
    return told


def harmed(harm: Harm, stabilise: int | None, impairment: int) -> list[str]:
    """Return what a Damage has come to in the end."""
    who = harm.target.name
    told = _roll(who, "for Shock", harm.shock_roll, "A-SHOCK-02")
    told += _roll(who, "not to die", harm.dark_roll, "A-DARK-01")
    if harm.sequences is not None:
        early = f"or by a roll of Physician+Wits against {harm.sequences}"
        told.append(f"{who} wakes after {_sequences(harm.sequences)}, {early} [A-SHOCK-03]")
    if harm.cinematic:
        told.append(f"{who} has a Cinematic Wound [A-CINE-04]")
    told += [f"{who} {_STATUSES[status][0]} [{_STATUSES[status][1]}]" for status in harm.target.statuses]
    told.append(f"{who} now has {harm.target.shock} Shock and {_wounds(harm.target.wounds)} [A-DMG-02]")
    if impairment:
        told.append(f"Wounds impair {who} by {impairment} [A-WPEN-01]")
    if stabilise is not None:
        told.append(f"To stabilise {who} takes a roll against {stabilise} [A-DARK-02]")
    return told


def _roll(who: str, what: str, roll: JudgedRoll | None, rule: str) -> list[str]:
    if roll is None:
        return []
    how = "passes" if roll.passed else "fails"
    return [f"{who} rolls {roll.total} {what} against {roll.difficulty}, and {how} [{rule}]"]


# --- a ruling of an attack -------------------------------------------------------------------------------------------


def attacked(target: str, attack: Attack, defense: Defense, ended: Outcome) -> list[str]:
    """Return how a rolled attack went, number by number."""
    light, dark = attack.dice
    rolled, rule = f"skill {attack.skill}, dice +{light} −{dark}", "A-X-01"
    if attack.covering is not None:
        rolled, rule = "10 and the points of Cover", "A-AGGR-02"
    told = [
        f"The attack on {target} has AV {ended.av}: {rolled} [{rule}]",
        f"It meets Defense {ended.defense} [A-X-02]",
        f"Outcome {ended.outcome}: it {_DEGREES[ended.degree]} [A-X-05]",
    ]
    if ended.pv is not None:
        own, other = f"{attack.attribute} and {attack.effect}", f"{defense.attribute} and {defense.effect}"
        told.append(f"PV {ended.pv}: attribute and effect are {own} against {other} [A-X-03]")
    return told


def typed(target: str, ended: Outcome) -> list[str]:
    """Return how an attack went that the table rolled."""
    pv = "" if ended.pv is None else f" with PV {ended.pv}"
    return [f"The attack on {target} {_DEGREES[ended.degree]}{pv} [A-DMG-01]"]


def bumped(pv: int, falls: int, threshold: int) -> list[str]:
    """Return how many of a Speed Bump fall."""
    return [
        f"Against this group the PV is {pv}, without a roll [A-BUMP-01]",
        f"{falls} of it fall: one for each {threshold} PV [A-BUMP-02]",
    ]


# --- a ruling of a Sequence ------------------------------------------------------------------------------------------


def order(fighters: Sequence[Fighter], rules: HouseRules) -> list[str]:
    """Return everybody's Initiative, the first first."""
    return [f"{one.name} has Initiative {one.initiative(rules)} [A-INIT-01]" for one in fighters]


def happened(entry: Mapping[str, Any]) -> str:
    """Return an event of a Sequence; `entry` is as its log has it."""
    who = entry.get("who", "")
    now = f"Initiative {entry.get('initiative')}, Shots {entry.get('shots')}"
    match entry["kind"]:
        case "act":
            return f"{who} acts{_penalty(entry)} ({now}) [A-INIT-03]"
        case "interrupt":
            return f"{who} acts out of Sequence for 3 Shots{_penalty(entry)} ({now}) [A-SHOT-06]"
        case "pass":
            return f"{who} takes the turn without an Action ({now}) [A-INIT-03]"
        case "rest":
            return f"{who} rests ({now}) [A-DMG-07]"
        case "steady":
            ends = "and is Shaken no more" if entry["passed"] else "and stays Shaken"
            return f"{who} rolls to be steady, {ends} ({now}) [A-SHAKEN-04]"
        case "hurry":
            return f"{who} buys Initiative ({now}) [A-SHOT-05]"
        case "defend":
            return f"{who} defends actively for 1 Shot ({now}) [A-SHOT-04]"
        case "contest":
            values = " against ".join(map(str, entry["values"]))
            return f"{entry['first']} is the quicker of two who interrupt each other, {values} [A-SHOT-07]"
        case "lose":
            return f"{who} loses Shots ({now}) [A-STUN-01]"
        case "shake":
            return f"{who} is Shaken ({now}) [A-SHAKEN-01]"
        case _:
            return f"{who} is out ({now}) [A-INIT-01]"


def _penalty(entry: Mapping[str, Any]) -> str:
    told = f", {signed(entry['penalty'])} on each part" if entry["penalty"] else ""
    return f"{told}, {signed(entry['unnamed_penalty'])} on the unnamed" if entry["unnamed_penalty"] else told


def drawn(cards: Mapping[str, str], meant: Mapping[str, Drawn]) -> list[str]:
    """Return what the dramatic cards mean to each Faction."""
    told = []
    for faction, one in meant.items():
        effects = [
            *(["is Inspired"] if one.inspired else []),
            *([f"favors {one.favored.value} Actions"] if one.favored is not None else []),
            *([] if one.pool_points else ["is Confused, and has no pool points"]),
            *(["has a Stymie"] if one.stymie else []),
            *(["has a Setback"] if one.setback else []),
            *(["loses all Shock points, and has all Wounds bandaged"] if one.restores else []),
        ]
        told.append(f"{faction} draws {cards[faction]}: {listed(effects) if effects else 'nothing'} [A-CARD-01]")
    return told


def stack(cards: Sequence[Card], reached: Sequence[Reached]) -> list[str]:
    """Return the padding that was reached, and the cards as they lie."""
    told = [f"“{one.text}” is reached{f' by {one.who}' if one.who else ''} and removed [A-ALT-12]" for one in reached]
    names = [card if isinstance(card, str) else f"“{card.text}”" for card in cards]
    return [*told, f"The cards lie: {', '.join(names) if names else 'none'} [A-ALT-01]"]


def card_event(kind: str, who: str) -> str:
    """Return what moves the cards."""
    match kind:
        case "act":
            return f"{who} acts, and goes to the rear [A-ALT-02]"
        case "defend":
            return f"{who} defends actively, and moves a step [A-ALT-07]"
        case _:
            return f"{who} takes Damage, and moves forward [A-ALT-03]"


def pushed_out(who: str, *, wound: bool) -> str:
    """Return who is out of action."""
    return f"{who} is out of action{', and has a Wound' if wound else ''} [A-ALT-04]"


# --- an evening ------------------------------------------------------------------------------------------------------

_CALLED = {
    "begin-shots": "the beginning",
    "remove-person": "{who} leaves",
    "set-number": "the numbers of {who}",
    "set-status": "the state of {who}",
    "set-reading": "the house rule {ambiguity}",
    "begin-fight": "the fight begins",
    "act": "an Action",
    "act-unrolled": "an Action without a roll",
    "interrupt": "the Action of {who} out of Sequence",
    "pass": "a turn without an Action",
    "rest": "a turn of rest",
    "steady": "the roll to be steady",
    "hurry": "the Initiative of {who}",
    "defend": "the Active Defense of {who}",
    "contest": "who of {one} and {other} is quicker",
    "strike": "the hit on {target}",
    "miss": "the miss of {target}",
    "roll-strike": "the attack on {target}",
    "bump": "the run through {group}",
    "lay-fire": "the Covering Fire",
    "rouse": "the waking of {who}",
    "stabilise": "the care for {who}",
    "finish": "the end of the Action",
    "sweep": "the fire on {target}",
    "group-acts": "the turn of {group}",
    "fall": "the fall of {who}",
    "enter-rolls": "the rolls",
    "roll-them": "the rolls",
    "try-to-wake": "the roll of {who} to wake",
    "get-up": "{who} gets up",
    "jump-up": "{who} jumps up",
    "add-padding": "a padding card",
    "gain-point": "a pool point for {faction}",
    "describe": "the Cinematic Wound of {who}",
    "heal-cinematic": "the healing of {who}",
    "regain": "the Shot of {who}",
    "next-sequence": "the next Sequence",
    "end-fight": "the end of the fight",
}
_DID = {
    "act": "{who} acts.",
    "act-unrolled": "{who} does something that asks for no roll.",
    "pass": "{who} takes no Action.",
    "rest": "{who} rests.",
    "steady": "{who} rolls to be steady.",
    "hurry": "{who} buys Initiative.",
    "defend": "{who} defends actively.",
    "interrupt": "{who} acts out of Sequence.",
    "contest": "{who} is the quicker of two who interrupt each other.",
    "stunned": "{who} loses Shots.",
    "regain": "{who} takes a Shot back.",
}
_STOOD = {
    "by-hand": "{who} stands otherwise, by the Host’s hand.",
    "steady": "{who} is Shaken no more.",
    "woke": "{who} wakes.",
    "sleeps-on": "{who} doesn’t wake.",
    "stabilised": "{who} is dying no more.",
    "still-dying": "{who} is still dying.",
    "stays-down": "{who} doesn’t get up.",
    "up": "{who} is up again.",
    "rested": "{who} has a Shock point less.",
    "restored": "{who} loses all Shock points, and has all Wounds bandaged.",
    "described": "{who} has a Cinematic Wound: {words}.",
    "healed": "A Cinematic Wound of {who} heals.",
    "pushed-out": "{who} is pushed out of the order.",
}


def called(command: do.Command) -> str:
    """Return what a command is called after “undo”."""
    return _CALLED[str(command.__struct_config__.tag)].format(**asdict(command))


def told(after: Table, event: ev.Event, *, for_players: bool) -> list[str]:
    """Return how one event is told; players don’t hear what the Host enters, nor of the unnamed’s numbers."""
    match event:
        case ev.ShotsBegan(people=people):
            return [f"{listed(one.name for one in people)} {'sits' if len(people) == 1 else 'sit'} down."]
        case ev.PersonLeft(who=who):
            return [f"{who} leaves."]
        case ev.PersonChanged(person=person, by=by):
            if by not in _STOOD or (for_players and by == "by-hand"):
                return []
            return [_STOOD[by].format(who=person.name, words=person.cinematic[-1] if person.cinematic else "")]
        case ev.ReadingSet(ambiguity=ambiguity, letter=letter):
            option = OPTIONS.get(ambiguity)
            says = action_questions[f"{ambiguity}-{letter}"] if option is None else dict(option.readings)[letter]
            return [f"From now on: {says} ({ambiguity} {letter})"]
        case ev.PointGained(faction=faction):
            return [f"{faction} gain a pool point."]
        case ev.XpGained():
            return ["The party gains 1 xp."]
        case ev.FightBegan():
            return ["The fight begins.", *_order_now(after)]
        case ev.SequenceBegan(number=number):
            return [f"Sequence {number} begins.", *_order_now(after)]
        case ev.FightEnded():
            return ["The fight is over."]
        case _:
            return _told_of_fight(event, for_players=for_players)


def _told_of_fight(event: ev.Event, *, for_players: bool) -> list[str]:
    match event:
        case ev.FightersChanged(who=who, kind=kind) if kind in _DID:
            return [_DID[kind].format(who=who)]
        case ev.Attacked(who=who, target=target, outcome=outcome):
            pv = "" if outcome.pv is None else f" with PV {outcome.pv}"
            return [f"The attack of {who} on {target} {_DEGREES[outcome.degree]}{pv}."]
        case ev.Bumped(who=who, group=group, falls=falls):
            return [f"{falls} of {group.name} fall to {who}."]
        case ev.FireLaid(fire=fire):
            kind = "aggressive Covering Fire" if fire.aggressive else "Covering Fire"
            return [f"{fire.who} lays {kind}."]
        case ev.RollsDue(pending=pending):
            return _plain(felt(pending.felt, pending.blow))
        case ev.Harmed(person=person, harm=harm):
            if for_players and person.sheet.unnamed:
                return [f"{person.name} {_STATUSES[status][0]}." for status in harm.target.statuses]
            return _plain(harmed(harm, None, 0))
        case ev.StackMoved(reached=reached):
            return _plain(stack((), reached)[:-1])
        case ev.CardsDrawn(cards=cards, draws=draws):
            return _plain(drawn(dict(cards), dict(draws)))
        case _:
            return []


def _order_now(table: Table) -> list[str]:
    fight = table.fight
    if fight is None:
        return []
    if fight.stack is not None:
        return _plain(stack(fight.stack.cards, ()))
    return [
        f"{one.name}: Initiative {one.initiative(table.rules)}." for one in acting_order(fight.fighters, table.rules)
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
        return fight.open.who, "acts"
    following = next_one(fight.fighters, table.rules)
    who = fight.stack.top if fight.stack is not None else (following.name if following else None)
    return f"Sequence {fight.number}", f"Next: {who}" if who else ""


# --- words that several sentences need -------------------------------------------------------------------------------


def listed(items: Iterable[str]) -> str:
    """Return these in a row, as one says it."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def _wounds(number: int) -> str:
    return "1 Wound" if number == 1 else f"{number} Wounds"


def _sequences(number: int) -> str:
    return "1 Sequence" if number == 1 else f"{number} Sequences"
