"""An Action Round from the list to the next round: announce, lay, ready, throw, tell, start over (T-ROUND-06)."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Manner,
    Move,
    is_a_defence,
    is_contested,
    needs_a_throw,
)
from demoncity_gui.rules.card_powers import powers_met, powers_met_in
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling, Fate, Outcome, clash_groups, judge_clash
from demoncity_gui.rules.counting import count_throws
from demoncity_gui.rules.dealing import cards_left, clear_spread, deal
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import (
    ActionBegan,
    ActionEnded,
    AftermathReached,
    Announced,
    CardsTurned,
    CardsTyped,
    ClashJudged,
    DeedSettled,
    ReadyCalled,
    RoundBegan,
    RulingAccepted,
    SituationComplicated,
    ThrowDiscarded,
    ThrowsCounted,
    ThrowShown,
)
from demoncity_gui.rules.fight import agility_order
from demoncity_gui.rules.groups import could_lead, group_the_alike
from demoncity_gui.rules.placing import objection_to_movement, unmoved
from demoncity_gui.rules.real_cards import cards_missing, deed_to_type, lane_of, lanes_to_type
from demoncity_gui.rules.refusals import (
    AlreadySettled,
    BadIntensity,
    CardsToType,
    ChoiceOpen,
    LacksStat,
    LeaderDown,
    MustRecover,
    NamesThemselves,
    NobodyThere,
    NotACandidate,
    NothingToRepeat,
    NotNow,
    NotTheirTurn,
    NotThisRule,
    NotTied,
    OwnSide,
    PowerUnnamed,
    Refusal,
    RuleRefusal,
    TooFewCharacters,
)
from demoncity_gui.rules.table import (
    FaceDownThrow,
    Fight,
    RealThrow,
    ShownThrow,
    Stage,
    Table,
    confrontation_of,
    turned_throw,
)
from demoncity_gui.rules.task import TaskResult, TaskRuling, judge_uncontested, judge_without_cards
from demoncity_gui.rules.unfolding import Unfolding


def begin_action(unfolding: Unfolding) -> None:
    """List everybody by rising Agility, equals in a random order that lasts (T-ORDER-01…03, T-ENTRY-01).

    Foes who are alike stand behind one throw from the beginning where the house rule says so (T-AMB-63, reading b).
    """
    table = unfolding.table
    if table.fight is not None or not table.characters:
        raise RuleRefusal(NotNow())
    if len({character.side for character in table.characters}) < 2:
        raise RuleRefusal(TooFewCharacters())
    order = agility_order(unfolding, table.characters)
    if order is None:
        return
    unfolding.happen(ActionBegan(order))
    if table.house_rules.reads("T-AMB-63", "b"):
        group_the_alike(unfolding)


def announce(unfolding: Unfolding, who: CharacterId, announcement: Announcement) -> None:
    """Take an announcement (T-ANNOUNCE-01). Nobody attacks outside Action Rounds (T-ENTRY-03). One who has
    announced may think again until it is settled or “Ready…” is called; nobody later has to announce anew.
    """
    fight = unfolding.require(Stage.ANNOUNCING)
    participant = fight.participant(who)
    if participant is None:
        raise RuleRefusal(NobodyThere(who))
    waiting = deed_to_type(fight)
    if waiting is not None and waiting.who != who:
        raise RuleRefusal(CardsToType(waiting.who, cards_missing(unfolding.table, lane_of(unfolding.table, waiting))))
    speaker = fight.speaker
    if participant.announcement is None and (speaker is None or speaker.who != who):
        raise RuleRefusal(NotTheirTurn(who, None if speaker is None else speaker.who))
    if participant.settled is not None:
        raise RuleRefusal(AlreadySettled(who))
    if could_lead(unfolding.table, participant):
        raise RuleRefusal(LeaderDown(who))
    if unfolding.table.character(who).must_recover:
        raise RuleRefusal(MustRecover(who))
    objection = objection_to(unfolding.table, fight, who, announcement)
    if objection is not None:
        raise RuleRefusal(objection)

    if isinstance(participant.throw, RealThrow) and participant.throw.typed:
        unfolding.happen(CardsTyped(who, ()))
    unfolding.happen(Announced(who, announcement))
    if not is_contested(announcement) and needs_a_throw(announcement):
        clear_spread(unfolding, unfolding.table.character(who).deck)


def objection_to(table: Table, fight: Fight, who: CharacterId, announcement: Announcement) -> Refusal | None:
    """Return why this announcement can't be made, None if it can (T-ANNOUNCE-12)."""
    character = table.character(who)
    named: list[CharacterId] = []
    stats: list[tuple[CharacterId, str]] = []
    match announcement:
        case Attack() as attack:
            named.extend(attack.targets)
            friends_too = table.house_rules.reads("T-AMB-23", "c")
            for aim in attack.targets:
                friend = fight.participant(aim) is not None and table.character(aim).side == character.side
                if aim == who or (friend and not friends_too):
                    return OwnSide(who, aim)
            supernatural = announcement.manner is Manner.SUPERNATURAL
            if supernatural and (announcement.stat is None or announcement.resist is None):
                return PowerUnnamed(who)
            stats += [(who, stat) for stat in (announcement.stat, announcement.skill) if stat is not None]
            stats += [(aim, announcement.resist) for aim in attack.targets if announcement.resist is not None]
        case Defend(against=against):
            named.extend(against or ())
        case Act(against=against, stat=stat, intensity=intensity, dodging=dodging):
            if dodging and table.house_rules.reads("T-AMB-49", "b"):
                return NotThisRule("T-AMB-49")
            named.extend(against)
            stats += [(who, stat)] if stat is not None else []
            if intensity is not None and not 0 <= intensity <= 10:
                return BadIntensity(intensity)
        case Move():
            pass
    if who in named:
        return NamesThemselves(who)
    if (too_far := objection_to_movement(fight, who, announcement)) is not None:
        return too_far
    for other in named:
        if fight.participant(other) is None:
            return NobodyThere(other)
    for whose, stat in stats:
        if not table.character(whose).has(stat):
            return LacksStat(whose, stat)
    return None


def count_and_settle(unfolding: Unfolding) -> None:
    """Count everybody, lay the cards, and settle at once what nobody contests (T-ANNOUNCE-11, T-UNCONTESTED-02).

    Done after each announcement and each other command while people announce; nothing changes once “Ready…” was called.
    """
    fight = unfolding.table.fight
    if fight is None or fight.stage is not Stage.ANNOUNCING or unfolding.table.awaited is not None:
        return
    _count_afresh(unfolding, fight)
    for one in unfolding.fight.participants:
        said = one.announcement
        if said is not None and one.settled is None and not is_contested(said) and not isinstance(one.throw, RealThrow):
            _settle(unfolding, one.who, said)


def _count_afresh(unfolding: Unfolding, fight: Fight) -> None:
    """Count everybody whose throw is not settled, and deal what has changed."""
    counts = count_throws(confrontation_of(unfolding.table, fight))
    wanted: dict[CharacterId, int] = {}
    for participant in fight.participants:
        if participant.announcement is None or participant.settled is not None:
            continue
        count = counts.get(participant.who)
        if count != participant.count:
            unfolding.happen(ThrowsCounted(participant.who, count))
        wanted[participant.who] = 0 if count is None else count.cards
    if unfolding.table.house_rules.reads("T-AMB-04", "b"):
        wanted = deal_short(wanted, unfolding.table, unfolding.fight)
    deal(unfolding, wanted)


def _settle(unfolding: Unfolding, who: CharacterId, announcement: Announcement) -> None:
    """Settle an uncontested deed on its announcer's turn (T-UNCONTESTED-02, T-UNCONTESTED-03, T-MOVE-08)."""
    intensity = announcement.intensity if isinstance(announcement, Act) else None
    ruling: TaskRuling
    thrown = None
    if needs_a_throw(announcement) and intensity is not None:
        unfolding.happen(ThrowShown(who))
        participant = unfolding.fight.participant(who)
        thrown = None if participant is None else turned_throw(unfolding.table, participant)
        if thrown is None:
            raise ValueError(f"character {who} threw nothing")
        ruling = judge_uncontested(thrown, unfolding.table.character(who), intensity, unfolding.table.house_rules)
    else:
        ruling = judge_without_cards(intensity)
    unfolding.happen(DeedSettled(who, ruling))
    if ruling.result is TaskResult.SUCCESS:
        for met in powers_met(unfolding.table.character(who), thrown, unfolding.table.house_rules):
            unfolding.happen(met)


def deal_short(wanted: dict[CharacterId, int], table: Table, fight: Fight) -> dict[CharacterId, int]:
    """Return what a deck that runs short can serve, at least one card for each, by the house rule (T-AMB-04 b)."""
    served = dict(wanted)
    for name in DeckName:
        here = [who for who in served if table.character(who).deck is name]
        lying = sum(one.throw.number for one in fight.participants if one.who in here and one.throw is not None)
        room = cards_left(table, name) + len(table.deck(name).spread) + lying
        while sum(served[who] for who in here) > room and any(served[who] > 1 for who in here):
            served[max(here, key=lambda who: served[who])] -= 1
    return served


def can_repeat(table: Table, fight: Fight, who: CharacterId) -> bool:
    """Whether somebody can announce again what they did last round (T-THROW-08)."""
    participant = fight.participant(who)
    return (
        participant is not None
        and participant.last is not None
        and objection_to(table, fight, who, participant.last) is None
    )


def repeat_all(unfolding: Unfolding) -> None:
    """Let the speaker and those after them announce as last round, up to the first who can't (T-THROW-08)."""
    first = unfolding.require(Stage.ANNOUNCING).speaker
    if first is None:
        raise RuleRefusal(NotNow())
    while (speaker := unfolding.fight.speaker) is not None:
        if speaker.last is None or not can_repeat(unfolding.table, unfolding.fight, speaker.who):
            break
        so_far = unfolding.so_far
        try:
            announce(unfolding, speaker.who, speaker.last)
            count_and_settle(unfolding)
        except RuleRefusal:
            if speaker.who == first.who:
                raise
            unfolding.back_to(so_far)
            break
    if unfolding.fight.speaker == first:
        raise RuleRefusal(NothingToRepeat(first.who))


def call_ready(unfolding: Unfolding) -> None:
    """Call “Ready…” once everybody has announced (T-ROUND-04)."""
    fight = unfolding.require(Stage.ANNOUNCING)
    if fight.speaker is not None:
        raise RuleRefusal(NotNow())
    refuse_untyped(unfolding.table)
    unfolding.happen(ReadyCalled())


def throw_cards(unfolding: Unfolding) -> None:
    """Turn all cards at once and judge every Clash, the highest card's first (T-CLASH-01, T-CLASH-05, T-AMB-58).

    Real cards must have been typed by then. While people announce, it shows the real cards of an uncontested deed.
    """
    fight = unfolding.require(Stage.ANNOUNCING, Stage.READY)
    table = unfolding.table
    waiting = deed_to_type(fight)
    if fight.stage is Stage.ANNOUNCING and (waiting is None or waiting.announcement is None):
        raise RuleRefusal(NotNow())
    refuse_untyped(table)
    if waiting is not None and waiting.announcement is not None:
        _settle(unfolding, waiting.who, waiting.announcement)
        return
    lying = (FaceDownThrow, RealThrow)
    throwing = {table.character(one.who).deck for one in fight.participants if isinstance(one.throw, lying)}
    for one in fight.participants:
        if isinstance(one.throw, ShownThrow) and table.character(one.who).deck in throwing:
            unfolding.happen(ThrowDiscarded(one.who))
    unfolding.happen(CardsTurned())
    table, fight = unfolding.table, unfolding.fight
    groups = clash_groups(confrontation_of(table, fight))
    rulings = sorted((_judge(table, fight, members, None) for members in groups), key=lambda ruling: -ruling.top)
    for number, ruling in enumerate(rulings):
        _judged(unfolding, number, ruling)
    if not rulings:
        _reach_aftermath(unfolding)


def refuse_untyped(table: Table) -> None:
    """See that no real card that is turned now is left to type.

    Raises:
        RuleRefusal: one is.
    """
    for lane in lanes_to_type(table):
        if missing := cards_missing(table, lane):
            raise RuleRefusal(CardsToType(lane.who, missing))


def _judged(unfolding: Unfolding, number: int, ruling: ClashRuling) -> None:
    unfolding.happen(ClashJudged(number, ruling))
    for met in powers_met_in(unfolding.table, unfolding.fight, ruling):
        unfolding.happen(met)


def _judge(table: Table, fight: Fight, members: tuple[CharacterId, ...], chosen: CharacterId | None) -> ClashRuling:
    throws = {
        participant.who: thrown
        for participant in fight.participants
        if participant.who in members and (thrown := turned_throw(table, participant)) is not None
    }
    return judge_clash(confrontation_of(table, fight), members, throws, chosen=chosen)


def choose_attack(unfolding: Unfolding, who: CharacterId) -> None:
    """Make one of the equal highest attacks the one that is made (T-RESOLVE-03, T-AMB-20)."""
    fight = unfolding.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    if judged is None or who not in judged.ruling.candidates:
        raise RuleRefusal(NotACandidate(who))
    ruling = _judge(unfolding.table, fight, judged.ruling.members, who)
    _judged(unfolding, fight.told, ruling)


def complicate(unfolding: Unfolding, words: str) -> None:
    """Note the Host's change after a tie between sides (T-RESOLVE-05, HOST-12)."""
    fight = unfolding.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    if judged is None or judged.ruling.outcome is not Outcome.TIED:
        raise RuleRefusal(NotTied())
    unfolding.happen(SituationComplicated(fight.told, words))


def ruling_without_the_fallen(table: Table, fight: Fight) -> ClashRuling | None:
    """Return the Clash now told as it is where those whom the attack removed oppose nothing any more (T-AMB-17 b).

    None where nothing more happens by it, or there is no Clash to tell that somebody has won.
    """
    told = fight.clash_to_tell
    if told is None or told.ruling.outcome is not Outcome.WON:
        return None
    waived = replace(table, house_rules=table.house_rules.with_reading("T-AMB-17", "b"))
    ruling = _judge(waived, fight, told.ruling.members, told.ruling.attacker)
    return None if ruling.happens == told.ruling.happens else ruling


def waive_the_fallen(unfolding: Unfolding) -> None:
    """Judge the Clash now told without those whom the attack has just removed, by the Host's word (T-AMB-17)."""
    fight = unfolding.require(Stage.RESOLVING)
    ruling = ruling_without_the_fallen(unfolding.table, fight)
    if ruling is None:
        raise RuleRefusal(NotNow())
    _judged(unfolding, fight.told, ruling)


def accept_ruling(unfolding: Unfolding) -> None:
    """Take the ruling and go on to the next Clash, or to the aftermath after the last (T-RESOLVE-24).

    A tied Clash is over with that: nothing of it is made up for before the next round (T-RESOLVE-06).
    """
    fight = unfolding.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    if judged is None:
        raise RuleRefusal(NotNow())
    if judged.ruling.outcome is Outcome.CHOOSE:
        raise RuleRefusal(ChoiceOpen())
    unfolding.happen(RulingAccepted())
    if unfolding.fight.clash_to_tell is None:
        _reach_aftermath(unfolding)


def _reach_aftermath(unfolding: Unfolding) -> None:
    """End the telling; whose attack or defence took effect may be placed anew next round (T-ALG-12, T-MOVE-05).

    A dodge, a block or a parry that held earns it as a blow does (T-DEF-04).
    By the other readings a defence alone earns it (T-AMB-53 b), or one that beat its attacker on the losing side as
    well (T-AMB-18 b).
    """
    fight, rules = unfolding.fight, unfolding.table.house_rules
    attacks_earn = rules.reads("T-AMB-53", "a")
    succeeded = []
    for clash in fight.clashes:
        for judgement in clash.ruling.judgements:
            participant = fight.participant(judgement.who)
            announcement = None if participant is None else participant.announcement
            avoided = (
                rules.reads("T-AMB-18", "b")
                and is_a_defence(announcement)
                and judgement.fate is Fate.SIDE_LOST
                and judgement.hurdles
                and all(judgement.value > hurdle.value for hurdle in judgement.hurdles)
            )
            earns = is_a_defence(announcement) or (attacks_earn and isinstance(announcement, Attack))
            if earns and (judgement.fate is Fate.HAPPENED or avoided):
                succeeded.append(judgement.who)
    unfolding.happen(AftermathReached(tuple(succeeded), unmoved(fight, rules)))


def next_round(unfolding: Unfolding) -> None:
    """Start over at announcing; the shown cards go to their discards (T-RESOLVE-25, T-ORDER-06, T-THROW-05)."""
    fight = unfolding.require(Stage.AFTERMATH)
    unfolding.happen(RoundBegan(fight.round_number + 1))


def end_action(unfolding: Unfolding) -> None:
    """Leave Action Rounds at any moment; every card before somebody goes to its discard (T-ENTRY-06, T-AMB-59)."""
    if unfolding.table.fight is None:
        raise RuleRefusal(NotNow())
    unfolding.happen(ActionEnded())
