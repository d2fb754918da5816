"""Clashes as they are told: judged at the flip, chosen and waived by the Host, judged again when somebody falls."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend, Move, is_a_defence
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.card_powers import powers_met_in
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.games.demon_city.rules.dice.house_rules import NOTHING_STOPS_A_MOVE
from demoncity_gui.games.demon_city.rules.groups import those_who_stand
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.placing import unmoved
from demoncity_gui.games.demon_city.rules.refusals import ChoiceOpen, NotACandidate, NotNow, NotTied, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Stage, Table, confrontation_of, turned_throw
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def judge_all(transaction: Transaction) -> None:
    """Judge every Clash, the highest card's first (T-CLASH-05, T-AMB-58)."""
    groups = confrontation_of(transaction.table, transaction.fight).groups
    rulings = [ruling for members in groups if (ruling := _first_ruling(transaction, members)) is not None]
    for number, ruling in enumerate(sorted(rulings, key=lambda ruling: -ruling.top)):
        _judged(transaction, number, ruling)
    if not rulings:
        _reach_aftermath(transaction)


def _first_ruling(transaction: Transaction, members: tuple[CharacterId, ...]) -> ClashRuling | None:
    """Return the ruling of a Clash whose dice have just fallen; of equals of one side chance picks (D-CLASH-05)."""
    table, fight = transaction.table, transaction.fight
    ruling = judge(table, fight, members)
    if ruling is None or not ruling.candidates or not by_edition(table.edition).chance_picks_the_first:
        return ruling
    order = transaction.chance.shuffled(ruling.candidates)
    transaction.happen(ev.EqualsPicked(order))
    return judge(table, fight, members, order[:1])


def judge(
    table: Table, fight: Fight, members: tuple[CharacterId, ...], chosen: Sequence[CharacterId] = ()
) -> ClashRuling | None:
    """Return the ruling of one Clash with the house rules that turned it; None where these people are no Clash."""
    out = [who for who in fight.fallen if (one := fight.participant(who)) is None or not those_who_stand(table, one)]

    def by(rules: HouseRules) -> ClashRuling | None:
        other = replace(table, house_rules=rules)
        confrontation = confrontation_of(other, fight)
        if members not in confrontation.groups:
            return None
        people = [one for who in members if (one := fight.participant(who)) is not None]
        throws = {one.who: thrown for one in people if (thrown := turned_throw(other, one)) is not None}
        return by_edition(other.edition).judge_clash(confrontation, members, throws, chosen=chosen, out=out)

    def told(rules: HouseRules) -> object:
        ruling = by(rules)
        return None if ruling is None else ruling.ends

    ruling = by(table.house_rules)
    return None if ruling is None else replace(ruling, turned_by=table.house_rules.turned_by(told))


def with_proof(table: Table, fight: Fight, ruling: ClashRuling) -> ClashRuling | None:
    """Return a ruling that says why: as it was judged, or for an entry older than proofs as today's rules judge it.

    None where today's rules would end the Clash otherwise: then only the outcome of the old one is told.
    """
    if ruling.turned_by is not None:
        return ruling
    for chosen in ((), *((who,) for who in ruling.members)):
        for word in (table, _with_the_fallen_waived(table)):
            today = judge(word, fight, ruling.members, chosen)
            if today is not None and today.told == ruling.told:
                return today
    return None


def judge_again(transaction: Transaction, fallen_before: tuple[CharacterId, ...]) -> None:
    """Judge again what is still to be told, where somebody has fallen Out or was brought back (T-RESOLVE-28).

    The Clash that stands on the screens is among them, but not for one whom its own attack has just put out.
    """
    fight = transaction.table.fight
    changed = set(fallen_before).symmetric_difference(() if fight is None else fight.fallen)
    if fight is None or not changed:
        return
    for number, clash in enumerate(fight.clashes[fight.told :], fight.told):
        before = clash.ruling
        if number == fight.told and changed <= set(before.hit):
            continue
        ruling = judge(_as_waived(transaction.table, before), fight, before.members, before.chosen)
        if ruling is not None and ruling.told != before.told:
            _judged(transaction, number, ruling)


def _judged(transaction: Transaction, number: int, ruling: ClashRuling) -> None:
    transaction.happen(ev.ClashJudged(number, ruling))
    for met in powers_met_in(transaction.table, transaction.fight, ruling):
        transaction.happen(met)


def _as_waived(table: Table, ruling: ClashRuling) -> Table:
    """Return the table by whose rules this Clash was judged: the Host may have waived the fallen in it (T-AMB-17)."""
    waived = any(hurdle.waived == "T-AMB-17" for judgement in ruling.judgements for hurdle in judgement.hurdles)
    return _with_the_fallen_waived(table) if waived else table


def _with_the_fallen_waived(table: Table) -> Table:
    return replace(table, house_rules=table.house_rules.with_reading(*readings.REMOVED_FOE_OPPOSES_NO_MORE.switch))


def choose(transaction: Transaction, who: CharacterId, *, attack: bool) -> None:
    """Make one of the equal highest attacks, or one of the equal deeds in conflict, the one that is made.

    T-RESOLVE-03, T-RESOLVE-27, T-AMB-20.
    """
    fight = transaction.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    ruling = None if judged is None else judged.ruling
    if ruling is None or who not in ruling.choices or attack is not bool(ruling.candidates):
        raise RuleRefusal(NotACandidate(who))
    again = judge(_as_waived(transaction.table, ruling), fight, ruling.members, (*ruling.chosen, who))
    if again is None:
        raise RuleRefusal(NotNow())
    _judged(transaction, fight.told, again)


def complicate(transaction: Transaction, words: str) -> None:
    """Note the Host's change after a tie between sides (T-RESOLVE-05, HOST-12)."""
    fight = transaction.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    if judged is None or judged.ruling.outcome is not Outcome.TIED:
        raise RuleRefusal(NotTied())
    transaction.happen(ev.SituationComplicated(fight.told, words))


def ruling_without_the_fallen(table: Table, fight: Fight) -> ClashRuling | None:
    """Return the Clash now told as it is where those whom the attack removed oppose nothing any more (T-AMB-17 b).

    None where nothing more happens by it, or there is no Clash to tell that somebody has won.
    """
    told = fight.clash_to_tell
    if told is None or told.ruling.outcome is not Outcome.WON:
        return None
    waived = _with_the_fallen_waived(table)
    chosen = told.ruling.chosen
    if told.ruling.attacker is not None and told.ruling.attacker not in chosen:
        chosen = (*chosen, told.ruling.attacker)  # who chose it in an evening older than format 1.4 is not written down
    ruling = judge(waived, fight, told.ruling.members, chosen)
    if ruling is None or ruling.happens == told.ruling.happens:
        return None
    house_rules = [switch for switch in ruling.turned_by or () if switch in table.house_rules.chosen]
    return replace(ruling, turned_by=tuple(house_rules))  # the Host's word is no house rule


def waive_the_fallen(transaction: Transaction) -> None:
    """Judge the Clash now told without those whom the attack has just removed, by the Host's word (T-AMB-17)."""
    fight = transaction.require(Stage.RESOLVING)
    ruling = ruling_without_the_fallen(transaction.table, fight)
    if ruling is None:
        raise RuleRefusal(NotNow())
    _judged(transaction, fight.told, ruling)


def accept_ruling(transaction: Transaction) -> None:
    """Take the ruling and go on to the next Clash, or to the aftermath after the last (T-RESOLVE-24).

    A tied Clash is over with that: nothing of it is made up for before the next round (T-RESOLVE-06).
    """
    fight = transaction.require(Stage.RESOLVING)
    judged = fight.clash_to_tell
    if judged is None:
        raise RuleRefusal(NotNow())
    if judged.ruling.choices:
        raise RuleRefusal(ChoiceOpen())
    transaction.happen(ev.RulingAccepted())
    if transaction.fight.clash_to_tell is None:
        _reach_aftermath(transaction)


def _reach_aftermath(transaction: Transaction) -> None:
    """End the telling; whose attack or defence took effect may be placed anew next round (T-ALG-12, T-MOVE-05).

    A dodge, a block or a parry that held earns it as a blow does (T-DEF-04).
    By the other readings a defence alone earns it (T-AMB-53 b), or one that beat its attacker on the losing side as
    well (T-AMB-18 b).
    """
    fight, rules = transaction.fight, transaction.table.house_rules
    if by_edition(transaction.table.edition).defence_gives_a_die:
        _end_of_the_dice_round(transaction)
        return
    attacks_earn = rules.reads(readings.ATTACK_EARNS_A_PLACE)
    said = {one.who: one.announcement for one in fight.participants}
    succeeded = []
    for clash in fight.clashes:
        for judgement in clash.ruling.judgements:
            announcement = said[judgement.who]
            avoided = (
                rules.reads(readings.DEFENCE_OF_A_LOSER_EARNS_A_PLACE)
                and is_a_defence(announcement)
                and judgement.fate is Fate.SIDE_LOST
                and judgement.hurdles
                and all(judgement.value > hurdle.value for hurdle in judgement.hurdles)
            )
            earns = is_a_defence(announcement) or (attacks_earn and isinstance(announcement, Attack))
            if earns and (judgement.fate is Fate.HAPPENED or avoided):
                succeeded.append(judgement.who)
    transaction.happen(ev.AftermathReached(tuple(succeeded), unmoved(fight, rules)))


def _end_of_the_dice_round(transaction: Transaction) -> None:
    """End the telling: whose defence held has a die more next round, and who was hit gets nowhere.

    D-DICE-08, D-AMB-22. Who defended where nothing came has dodged, blocked and parried nothing. Then all that is left
    is to get up from injury and to stop a panic (D-CLASH-10).
    """
    fight = transaction.fight
    ground = confrontation_of(transaction.table, fight)
    happened = {one.who for clash in fight.clashes for one in clash.ruling.judgements if one.fate is Fate.HAPPENED}
    defended = tuple(
        one.who
        for one in fight.participants
        if one.who in happened and isinstance(one.announcement, Defend) and ground.is_tested(one.who)
    )
    hit = {who for clash in fight.clashes for who in clash.ruling.hit}
    stopped = (
        ()
        if ground.rules.reads(NOTHING_STOPS_A_MOVE)
        else tuple(one.who for one in fight.participants if isinstance(one.announcement, Move) and one.who in hit)
    )
    transaction.happen(ev.AftermathReached(defended, stopped))
