"""An Action Round from the list to the next round: announce, lay, ready, throw, tell, start over (T-ROUND-06)."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Manner,
    is_contested,
)
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.card_powers import powers_met
from demoncity_gui.games.demon_city.rules.case_outcomes import settle_fight
from demoncity_gui.games.demon_city.rules.casebook import nobody_to_face, those_here
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.counting import Count, counts_with_proof
from demoncity_gui.games.demon_city.rules.dealing import cards_left, clear_spread, deal, roll_dice
from demoncity_gui.games.demon_city.rules.fight import agility_order
from demoncity_gui.games.demon_city.rules.groups import could_lead, group_the_alike
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.placing import objection_to_movement
from demoncity_gui.games.demon_city.rules.real_cards import cards_missing, deed_to_type, is_to_be_typed, lanes_to_type
from demoncity_gui.games.demon_city.rules.recovery import pass_those_down
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Fight,
    RealThrow,
    ShownThrow,
    Stage,
    Table,
    confrontation_of,
    turned_throw,
)
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.games.demon_city.rules.telling import judge_all
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.decks import DeckName


def begin_action(transaction: Transaction) -> None:
    """List everybody here by rising Agility, equals in a random order that lasts (T-ORDER-01, T-ORDER-02, T-ORDER-03).

    The Host's word is enough that something terrible is about to happen, though all present are on one side or one
    alone acts (T-ENTRY-01, T-ENTRY-02, T-ENTRY-08); with dice, that people can interfere with each other (D-ENTRY-01).
    A round lasts about six seconds, and nobody throws for who begins (D-ROUND-01).
    In a written case those are here whom its scene brings; alone nobody begins where there is nobody to face.
    Foes who are alike stand behind one throw from the beginning where the house rule says so (T-AMB-63, reading b).
    """
    table = transaction.table
    if table.fight is not None or not table.characters:
        raise RuleRefusal(no.NotNow())
    if nobody_to_face(table):
        raise RuleRefusal(no.NobodyToFace())
    order = agility_order(transaction, those_here(table))
    if order is None:
        return
    transaction.happen(ev.ActionBegan(order))
    if table.house_rules.reads(readings.GROUPS_THROW_ONCE):
        group_the_alike(transaction)


def announce(transaction: Transaction, who: CharacterId, announcement: Announcement) -> None:
    """Take an announcement (T-ANNOUNCE-01). Nobody attacks outside Action Rounds (T-ENTRY-03). One who has
    announced may think again until it is settled or “Ready…” is called; nobody later has to announce anew.
    """
    fight = transaction.require(Stage.ANNOUNCING)
    participant = fight.participant(who)
    if participant is None:
        raise RuleRefusal(no.NobodyThere(who))
    for lane in lanes_to_type(transaction.table):
        if lane.who != who:
            raise RuleRefusal(no.CardsToType(lane.who, cards_missing(transaction.table, lane)))
    speaker = fight.speaker
    if participant.announcement is None and (speaker is None or speaker.who != who):
        raise RuleRefusal(no.NotTheirTurn(who, None if speaker is None else speaker.who))
    if participant.settled is not None:
        raise RuleRefusal(no.AlreadySettled(who))
    if could_lead(transaction.table, participant):
        raise RuleRefusal(no.LeaderDown(who))
    if transaction.table.character(who).must_recover and not participant.acts_all_the_same:
        raise RuleRefusal(no.MustRecover(who))
    objection = objection_to(transaction.table, fight, who, announcement)
    if objection is not None:
        raise RuleRefusal(objection)

    if isinstance(participant.throw, RealThrow) and participant.throw.typed:
        transaction.happen(ev.CardsTyped(who, ()))
    transaction.happen(ev.Announced(who, announcement))
    if is_contested(announcement):
        return
    if confrontation_of(transaction.table, transaction.fight).needs_a_throw(who):
        clear_spread(transaction, transaction.table.character(who).deck)


def objection_to(table: Table, fight: Fight, who: CharacterId, announcement: Announcement) -> no.Refusal | None:
    """Return why this announcement can't be made, None if it can (T-ANNOUNCE-12)."""
    if not by_edition(table.edition).can_be_said(announcement):
        return no.OfTheTarot()
    character = table.character(who)
    named: list[CharacterId] = []
    stats: list[tuple[CharacterId, str]] = []
    match announcement:
        case Attack() as attack:
            named.extend(attack.targets)
            friends_too = table.house_rules.reads(readings.OWN_SIDE_CAN_BE_ATTACKED)
            for aim in attack.targets:
                friend = fight.participant(aim) is not None and table.character(aim).side == character.side
                if aim == who or (friend and not friends_too):
                    return no.OwnSide(who, aim)
            supernatural = attack.manner is Manner.SUPERNATURAL
            if supernatural and (attack.stat is None or attack.resist is None):
                return no.PowerUnnamed(who)
            stats.extend((who, stat) for stat in (attack.stat, attack.skill) if stat is not None)
            stats.extend((aim, attack.resist) for aim in attack.targets if attack.resist is not None)
        case Defend(against=against):
            named.extend(against or ())
        case Act(against=against, stat=stat, dodging=dodging, target=target, resist=resist) as act:
            if dodging and table.house_rules.reads(readings.ONE_PURPOSE_A_DEED):
                return no.NotThisRule("T-AMB-49")
            named.extend((*against, *act.involves))
            if stat is not None:
                stats.append((who, stat))
            if target is not None:
                named.append(target)
                if resist is not None:
                    stats.append((target, resist))
            if act.further_levels and (not act.uncontested or act.intensity is None):
                return no.BadIntensity(act.further_levels[0])
            most = by_edition(table.edition).most_intensity
            for place, intensity in enumerate(act.levels):
                if not 0 <= intensity <= most or (place and intensity <= act.levels[place - 1]):
                    return no.BadIntensity(intensity, most)
    if who in named:
        return no.NamesThemselves(who)
    if by_edition(table.edition).distances:
        too_far = objection_to_movement(fight, who, announcement)
        if too_far is not None:
            return too_far
    for other in named:
        if fight.participant(other) is None:
            return no.NobodyThere(other)
    for whose, stat in stats:
        if not table.character(whose).has(stat):
            return no.LacksStat(whose, stat)
    return None


def count_and_settle(transaction: Transaction) -> None:
    """Count everybody, lay the cards, and settle at once what nobody contests (T-ANNOUNCE-11, T-UNCONTESTED-02).

    Done after each announcement and each other command while people announce; nothing changes once “Ready…” was called.
    """
    fight = transaction.table.fight
    if fight is None or fight.stage is not Stage.ANNOUNCING or transaction.table.awaited is not None:
        return
    _count_afresh(transaction, fight)
    for one in transaction.fight.participants:
        said = one.announcement
        waits = is_to_be_typed(transaction.table, one)
        if said is not None and one.settled is None and not is_contested(said) and not waits:
            _settle(transaction, one.who)


def _count_afresh(transaction: Transaction, fight: Fight) -> None:
    """Count everybody whose throw is not settled, and deal what has changed."""
    if all(one.announcement is None or one.settled is not None for one in fight.participants):
        return
    count_throws = by_edition(transaction.table.edition).count_throws
    counts = counts_with_proof(confrontation_of(transaction.table, fight), count_throws)
    wanted: dict[CharacterId, int] = {}
    for participant in fight.participants:
        if participant.announcement is None or participant.settled is not None:
            continue
        count = counts.get(participant.who)
        if not _says_the_same(participant.count, count):
            transaction.happen(ev.ThrowsCounted(participant.who, count))
        wanted[participant.who] = 0 if count is None else count.cards
    if transaction.table.house_rules.reads(readings.WHAT_IS_LEFT_IS_THROWN):
        wanted = deal_short(wanted, transaction.table, transaction.fight)
    deal(transaction, wanted)


def _says_the_same(known: Count | None, count: Count | None) -> bool:
    """Whether a count need not be told again; one of an entry older than proofs stands while its number does."""
    if known is None or count is None or known.turned_by is not None:
        return known == count
    return (known.cards, known.lowest) == (count.cards, count.lowest)


def _settle(transaction: Transaction, who: CharacterId) -> None:
    """Settle an uncontested deed on its announcer's turn (T-UNCONTESTED-02, T-UNCONTESTED-03, T-MOVE-08)."""
    confrontation = confrontation_of(transaction.table, transaction.fight)
    count, thrown = None, None
    if confrontation.needs_a_throw(who):
        if not roll_dice(transaction, who):
            transaction.happen(ev.ThrowShown(who))
        (thrower,) = [one for one in transaction.fight.participants if one.who == who]
        count, thrown = thrower.count, turned_throw(transaction.table, thrower)
    cards = () if thrown is None else thrown.cards
    judge_uncontested = by_edition(transaction.table.edition).judge_uncontested
    ruling = judge_uncontested(confrontation, who, count, cards)

    def told(rules: HouseRules) -> object:
        other = judge_uncontested(confrontation.read_by(rules), who, count, cards)
        return other.result, other.levels, other.critical, other.fumble

    ruling = replace(ruling, turned_by=transaction.table.house_rules.turned_by(told))
    transaction.happen(ev.DeedSettled(who, ruling))
    if ruling.result is TaskResult.SUCCESS:
        for met in powers_met(transaction.table.character(who), thrown, transaction.table.house_rules):
            transaction.happen(met)


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


def repeat_all(transaction: Transaction) -> None:
    """Let the speaker and those after them announce as last round, up to the first who can't (T-THROW-08)."""
    first = transaction.require(Stage.ANNOUNCING).speaker
    if first is None:
        raise RuleRefusal(no.NotNow())
    while (speaker := transaction.fight.speaker) is not None:
        if speaker.last is None or not can_repeat(transaction.table, transaction.fight, speaker.who):
            break
        so_far = transaction.so_far
        try:
            announce(transaction, speaker.who, speaker.last)
            count_and_settle(transaction)
        except RuleRefusal:
            if speaker.who == first.who:
                raise
            transaction.back_to(so_far)
            return
    if transaction.fight.speaker == first:
        raise RuleRefusal(no.NothingToRepeat(first.who))


def call_ready(transaction: Transaction) -> None:
    """Call “Ready…” once everybody has announced and every uncontested deed is told (T-ROUND-04, T-UNCONTESTED-02)."""
    fight = transaction.require(Stage.ANNOUNCING)
    refuse_untyped(transaction.table)
    if fight.speaker is not None or deed_to_type(transaction.table) is not None:
        raise RuleRefusal(no.NotNow())
    transaction.happen(ev.ReadyCalled())


def throw_cards(transaction: Transaction) -> None:
    """Turn all cards at once and judge every Clash, the highest card's first (T-CLASH-01, T-CLASH-05, T-AMB-58).

    Real cards must have been typed by then. While people announce, it shows the real cards of an uncontested deed.
    """
    fight = transaction.require(Stage.ANNOUNCING, Stage.READY)
    table = transaction.table
    waiting = deed_to_type(table)
    if fight.stage is Stage.ANNOUNCING and waiting is None:
        raise RuleRefusal(no.NotNow())
    refuse_untyped(table)
    if waiting is not None:
        _settle(transaction, waiting.who)
        return
    lying = (FaceDownThrow, RealThrow)
    throwing = {table.character(one.who).deck for one in fight.participants if isinstance(one.throw, lying)}
    for one in fight.participants:
        if isinstance(one.throw, ShownThrow) and table.character(one.who).deck in throwing:
            transaction.happen(ev.ThrowDiscarded(one.who))
    for one in fight.participants:
        roll_dice(transaction, one.who)
    transaction.happen(ev.CardsTurned())
    judge_all(transaction)


def refuse_untyped(table: Table) -> None:
    """See that no real card that is turned now is left to type.

    Raises:
        RuleRefusal: one is.
    """
    for lane in lanes_to_type(table):
        if missing := cards_missing(table, lane):
            raise RuleRefusal(no.CardsToType(lane.who, missing))


def next_round(transaction: Transaction) -> None:
    """Start over at announcing; the shown cards go to their discards (T-RESOLVE-25, T-ORDER-06, T-THROW-05)."""
    fight = transaction.require(Stage.AFTERMATH)
    transaction.happen(ev.RoundBegan(fight.round_number + 1))
    if by_edition(transaction.table.edition).gets_up_at_the_rounds_end:
        pass_those_down(transaction)


def end_action(transaction: Transaction) -> None:
    """Leave Action Rounds at any moment; every card before somebody goes to its discard (T-ENTRY-06, T-AMB-59).

    With dice an injury is one of this fight alone (D-DICE-15).
    """
    fight = transaction.table.fight
    if fight is None:
        raise RuleRefusal(no.NotNow())
    transaction.happen(ev.ActionEnded())
    if by_edition(transaction.table.edition).injury_lasts_for_the_fight:
        for who in fight.arrivals:
            if any(one.id == who and one.hurt for one in transaction.table.characters):
                transaction.happen(ev.CharacterChanged(who, hurt=False))
    settle_fight(transaction, fight)
