"""The Clash: who belongs to it, which side wins it, and which deeds take effect (T-CLASH, T-RESOLVE, T-ALG)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from itertools import combinations

from msgspec import Struct

from demoncity_gui.rules.announcements import Act, Attack, Defend, is_contested
from demoncity_gui.rules.cards import Card, Drawn, worth
from demoncity_gui.rules.characters import Character, CharacterId, Side
from demoncity_gui.rules.confrontation import Confrontation
from demoncity_gui.rules.house_rules import PRESETS, HouseRules

FOOL_AS_SIGNIFICATOR = 22
"""What The Fool is worth to the player character whose Significator it is (T-CRIT-08)."""


class Outcome(Enum):
    """How a Clash ends."""

    WON = "won"
    STALEMATE = "stalemate"  # won, but the winner's highest attack failed (T-RESOLVE-11)
    TIED = "tied"  # the highest card is held by opposing sides (T-RESOLVE-04)
    CHOOSE = "choose"  # several highest attacks of one value: the side's controller chooses (T-RESOLVE-03)


class HurdleKind(Enum):
    """What a deed is measured against."""

    ANSWER = "answer"  # the throw of a target that attacks back or defends (T-RESOLVE-08)
    STAT = "stat"  # the resist stat of a target that does not answer (T-RESOLVE-09)
    FOE = "foe"  # the throw of a foe who attacks the doer (T-AMB-11)
    STOPPER = "stopper"  # the throw of somebody the deed is set against (T-RESOLVE-18, T-RESOLVE-20)
    INTENSITY = "intensity"


class Hurdle(Struct, frozen=True):
    """One number that a deed must throw strictly higher than (T-RESOLVE-26), and whose it is."""

    kind: HurdleKind
    value: int
    whom: CharacterId | None = None
    stat: str = ""


class Fate(Enum):
    """What became of a deed, and if nothing, why."""

    HAPPENED = "happened"
    NOT_HIGH_ENOUGH = "not-high-enough"  # some hurdle was not beaten
    LOWER_ATTACK = "lower-attack"  # a higher attack of its own side took the one place (T-RESOLVE-12…14)
    SIDE_LOST = "side-lost"  # T-RESOLVE-22
    CLASH_TIED = "clash-tied"  # T-RESOLVE-04
    TO_BE_CHOSEN = "to-be-chosen"


class Thrown(Struct, frozen=True):
    """A turned throw: its cards, the one that counts, and that card's value in this hand."""

    cards: tuple[Drawn, ...]
    counting: Drawn
    value: int
    lowest: bool


class Judgement(Struct, frozen=True):
    """One deed in a Clash: what it threw, what stood against it, what became of it."""

    who: CharacterId
    value: int
    hurdles: tuple[Hurdle, ...]
    fate: Fate


class ClashRuling(Struct, frozen=True):
    """How one Clash ends. `members`, `critical` and `fumble` are in announcing order, `happens` the attack first.

    `hit` are those on whom the attack landed, of several targets perhaps not all (T-AMB-57).
    """

    members: tuple[CharacterId, ...]
    top: int
    outcome: Outcome
    winning_side: Side | None
    attacker: CharacterId | None
    candidates: tuple[CharacterId, ...]
    happens: tuple[CharacterId, ...]
    hit: tuple[CharacterId, ...]
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]
    judgements: tuple[Judgement, ...]


def value_for(card: Drawn, thrower: Character, rules: HouseRules = PRESETS) -> int:
    """Return what a card is worth in this hand: its worth, but 22 for one's own Fool-Significator.

    T-CRIT-08, T-CRIT-09; for a creature of the Host's only where its sheet decides (T-AMB-08, reading b).
    """
    if card is Card.FOOL and Card.FOOL in thrower.significators:
        if thrower.is_player_character or rules.reads("T-AMB-08", "b"):
            return FOOL_AS_SIGNIFICATOR
    return worth(card, courts_are_equal=bool(rules.chosen) and rules.reads("T-AMB-01", "b"))


def turned(cards: tuple[Drawn, ...], thrower: Character, *, lowest: bool, rules: HouseRules = PRESETS) -> Thrown:
    """Return the throw with its one card that counts: the highest, or the lowest after a trick.

    Higher is better (T-THROW-02) and the rest is nothing (T-THROW-01, T-THROW-04, T-ALOST-05, T-ALG-02).
    """
    values = [value_for(card, thrower, rules) for card in cards]
    value = min(values) if lowest else max(values)
    return Thrown(cards, cards[values.index(value)], value, lowest)


def clash_groups(confrontation: Confrontation) -> tuple[tuple[CharacterId, ...], ...]:
    """Return the Clashes: connected groups of contested deeds, in the order in which their first member announces.

    An edge is an attack, two attacks on one target, a defence or an act and those it is set against, or a link
    (T-CLASH-02…04). Competing drivers are a group of their own (T-CLASH-06, T-AMB-56).
    """
    members = [who for who, announcement in confrontation.announcements.items() if is_contested(announcement)]
    leader = {who: who for who in members}

    def find(who: CharacterId) -> CharacterId:
        while leader[who] != who:
            who = leader[who]
        return who

    def join(one: CharacterId, other: CharacterId) -> None:
        if one not in leader or other not in leader:
            return
        if confrontation.cuts and frozenset((one, other)) in confrontation.cuts:
            return
        apart = (one in confrontation.drivers) != (other in confrontation.drivers)
        if not apart or confrontation.rules.reads("T-AMB-56", "b"):
            leader[find(one)] = find(other)

    for who in members:
        announcement = confrontation.announcements[who]
        if isinstance(announcement, Attack):
            for target in announcement.targets:
                join(who, target)
                for ally in confrontation.attackers_of(target):  # each of them, for the Host may part any two
                    join(who, ally)
        for other in confrontation.stands_against(who):
            join(who, other)
    for one, other in confrontation.links:
        join(one, other)
    drivers = [who for who in members if who in confrontation.drivers]
    for driver, other in combinations(drivers, 2):
        join(driver, other)

    groups: dict[CharacterId, list[CharacterId]] = {}
    for who in members:
        groups.setdefault(find(who), []).append(who)
    return tuple(tuple(group) for group in groups.values())


def judge_clash(
    confrontation: Confrontation,
    members: tuple[CharacterId, ...],
    throws: Mapping[CharacterId, Thrown],
    *,
    chosen: CharacterId | None = None,
) -> ClashRuling:
    """Return the ruling over all throws of one Clash at once (T-ALG-04…11).

    Whoever announced first has no advantage by it (T-ROUND-01). Only the side of the highest card can succeed
    (T-ROUND-05), by however little it is higher (T-WHEN-06), and three with one card each are as likely to hold it
    as one with three (T-QUIRK-03). The card may be a defender's or anybody's who is in it
    (T-RESOLVE-02), and a defence that holds it takes no attack's place (T-DEF-03).

    Of the winning side's attacks the highest is the one that may take effect, the side's highest throw or not
    (T-RESOLVE-07), and never a second beside it (T-QUIRK-02): a weak attack that throws higher displaces an ally's
    strong one (T-QUIRK-04), and announced as a dodge it does not, though its card counts for the side all the same
    (T-QUIRK-05). Of other deeds any number may happen (T-RESOLVE-19).

    `chosen` is the attacker whom the side's controller picked where several highest attacks are of one value
    (T-RESOLVE-03, T-AMB-20).
    """
    top = max([throws[who].value for who in members])
    holders = {confrontation.side(who) for who in members if throws[who].value == top}
    winning_side = holders.pop() if len(holders) == 1 else None
    hurdles = {}
    landing: dict[CharacterId, list[CharacterId]] = {}
    for who in members:
        landing[who], hurdles[who] = _landing(confrontation, who, members, throws, top)

    def beats(who: CharacterId) -> bool:
        return all(throws[who].value > hurdle.value for hurdle in hurdles[who])

    winners = [who for who in members if confrontation.side(who) == winning_side]
    attacks = [who for who in winners if isinstance(confrontation.announcements[who], Attack)]
    tried = attacks
    if confrontation.rules.reads("T-AMB-13", "b"):  # fall through to the highest that succeeds
        tried = [who for who in attacks if beats(who)] or attacks
    best = max((throws[who].value for who in tried), default=None)
    highest = [who for who in tried if throws[who].value == best]
    if chosen in highest:
        highest = [chosen]

    if winning_side is None:
        outcome = Outcome.TIED
    elif len(highest) > 1:
        outcome = Outcome.CHOOSE
    elif highest and not beats(highest[0]):
        outcome = Outcome.STALEMATE
    else:
        outcome = Outcome.WON

    if outcome is Outcome.WON and highest and confrontation.rules.reads("T-AMB-17", "b"):
        hurdles = _without_the_fallen(landing[highest[0]], attacks, hurdles)

    def fate(who: CharacterId) -> Fate:
        if winning_side is None:
            return Fate.CLASH_TIED
        if who not in winners:
            return Fate.SIDE_LOST
        if who in attacks and who not in highest:
            return Fate.LOWER_ATTACK if who in tried else Fate.NOT_HIGH_ENOUGH
        if who in highest and outcome is Outcome.CHOOSE:
            return Fate.TO_BE_CHOSEN
        return Fate.HAPPENED if beats(who) else Fate.NOT_HIGH_ENOUGH

    judgements = tuple(Judgement(who, throws[who].value, hurdles[who], fate(who)) for who in members)
    happens = [judgement.who for judgement in judgements if judgement.fate is Fate.HAPPENED]
    happens.sort(key=lambda who: who not in attacks)  # the attack first; the sort keeps the rest in announcing order
    attacker = next((who for who in happens if who in attacks), None)
    return ClashRuling(
        members=members,
        top=top,
        outcome=outcome,
        winning_side=winning_side,
        attacker=attacker,
        candidates=tuple(highest) if outcome is Outcome.CHOOSE else (),
        happens=tuple(happens),
        hit=() if attacker is None else tuple(landing[attacker]),
        critical=tuple(
            who
            for who in members
            if who in happens and _is_critical_here(confrontation, who, throws, members, hurdles[who])
        ),
        fumble=tuple(
            who
            for who in members
            if is_fumble(throws[who]) and (who in winners or confrontation.rules.reads("T-AMB-26", "a"))
        ),
        judgements=judgements,
    )


def _landing(
    confrontation: Confrontation,
    who: CharacterId,
    members: tuple[CharacterId, ...],
    throws: Mapping[CharacterId, Thrown],
    top: int,
) -> tuple[list[CharacterId], tuple[Hurdle, ...]]:
    """Return the targets that an attack would land on, and what it faces: one that it lands on, else the first.

    Each target is compared separately with the one throw (T-AMB-57); a deed that is no attack lands on nobody.
    """
    announcement = confrontation.announcements[who]
    if not isinstance(announcement, Attack):
        return [], _hurdles(confrontation, who, None, members, throws, top)
    facing = {target: _hurdles(confrontation, who, target, members, throws, top) for target in announcement.targets}
    value = throws[who].value
    lands = [target for target, faced in facing.items() if all([value > hurdle.value for hurdle in faced])]
    return lands, facing[lands[0] if lands else announcement.target]


def _hurdles(
    confrontation: Confrontation,
    who: CharacterId,
    target: CharacterId | None,
    members: tuple[CharacterId, ...],
    throws: Mapping[CharacterId, Thrown],
    top: int,
) -> tuple[Hurdle, ...]:
    """Return everything a deed must throw higher than (T-ALG-04 for an attack on this target, T-ALG-05 otherwise).

    How far somebody has to run first is none of it: whether a charge comes before the shot is what the throws decide
    (T-MOVE-04).
    """
    announcement = confrontation.announcements[who]
    rules = confrontation.rules
    hurdles: list[Hurdle] = []
    named: set[CharacterId] = set()

    def face(kind: HurdleKind, foe: CharacterId) -> None:
        if foe in members and foe not in named:
            named.add(foe)
            hurdles.append(Hurdle(kind, throws[foe].value, foe))

    match announcement:
        case Attack() if target is not None:
            stat, rank = confrontation.resist_stat(target, announcement)
            answers = target in members and confrontation.answers(target, who)
            busy = target in members and not answers
            if answers or (busy and rules.reads("T-AMB-10", "b")):
                face(HurdleKind.ANSWER, target)
            tops = throws[who].value == top
            spared = busy and (not rules.reads("T-AMB-10", "a") or (tops and rules.reads("T-AMB-12", "b")))
            if (not answers and not spared) or (answers and rules.reads("T-AMB-14", "b")):
                hurdles.append(Hurdle(HurdleKind.STAT, rank, target, stat))
        case Defend() | Act():
            for foe in confrontation.stands_against(who):
                face(HurdleKind.STOPPER, foe)
            if isinstance(announcement, Act) and announcement.intensity is not None:
                hurdles.append(Hurdle(HurdleKind.INTENSITY, announcement.intensity))
        case _:
            raise AssertionError(f"{announcement} belongs to no Clash")
    if not isinstance(announcement, Attack) or rules.reads("T-AMB-11", "b"):
        for foe in confrontation.attackers_of(who):
            face(HurdleKind.FOE, foe)
    return tuple(hurdles)


def _without_the_fallen(
    fallen: list[CharacterId],
    attacks: list[CharacterId],
    hurdles: dict[CharacterId, tuple[Hurdle, ...]],
) -> dict[CharacterId, tuple[Hurdle, ...]]:
    """Return the hurdles of deeds other than attacks without those whom the attack removed (T-AMB-17, reading b)."""
    return {
        who: faced if who in attacks else tuple(hurdle for hurdle in faced if hurdle.whom not in fallen)
        for who, faced in hurdles.items()
    }


def _is_critical_here(
    confrontation: Confrontation,
    who: CharacterId,
    throws: Mapping[CharacterId, Thrown],
    members: tuple[CharacterId, ...],
    hurdles: tuple[Hurdle, ...],
) -> bool:
    """Whether a deed that happened is a critical success here.

    Measured against its own hurdles, or against every card of every other side (T-AMB-27, readings a and b).
    """
    if confrontation.rules.reads("T-AMB-27", "b"):
        side = confrontation.side(who)
        others = (foe for foe in members if confrontation.side(foe) != side)
        hurdles += tuple(Hurdle(HurdleKind.FOE, throws[foe].value, foe) for foe in others)
    return is_critical(throws[who], confrontation.characters[who], hurdles, confrontation.rules)


def is_critical(thrown: Thrown, thrower: Character, hurdles: tuple[Hurdle, ...], rules: HouseRules = PRESETS) -> bool:
    """Whether a deed that happened is a critical success.

    Over 10 and over all that opposed it, for one that ties or is beaten gives none (T-CRIT-03, T-CRIT-04, T-AMB-27);
    or, for a player character, the own Significator among the cards whose value alone beats everything that opposed the
    deed (T-CRIT-06, T-AMB-09). After a trick only the card that counts can do it.
    """
    if thrown.value > 10 and all(thrown.value > hurdle.value for hurdle in hurdles):
        return True
    return significator_beats(thrown, thrower, hurdles, rules)


def significator_beats(
    thrown: Thrown, thrower: Character, hurdles: tuple[Hurdle, ...], rules: HouseRules = PRESETS
) -> bool:
    """Whether the thrower's own Significator lies there and would have done it alone.

    In a Clash as in a task (T-RESOLVE-17, T-CRIT-06, T-CRIT-07, T-CRIT-10).
    """
    if not thrower.is_player_character:
        return False
    own = [value_for(card, thrower, rules) for card in thrown.cards if card in thrower.significators]
    if rules.reads("T-AMB-09", "a") or (thrown.lowest and rules.reads("T-AMB-39", "a")):
        own = [value for value in own if value == thrown.value]
    return any(all(value > hurdle.value for hurdle in hurdles) for value in own)


def is_fumble(thrown: Thrown) -> bool:
    """Whether The Fool is the card that counts, as a plain 0 (T-CRIT-01, T-CRIT-09, T-CRIT-12, T-AMB-26).

    It is one though the thrower's side has won, but never for whom The Fool is the Significator (T-RESOLVE-23).
    """
    return thrown.counting is Card.FOOL and thrown.value != FOOL_AS_SIGNIFICATOR
