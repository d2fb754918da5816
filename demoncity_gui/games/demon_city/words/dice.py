"""A ruling of the dice edition as a good referee would tell it: how each Clash ended, why, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.counting import CountLine
from demoncity_gui.games.demon_city.rules.dice.at_table import REASONS
from demoncity_gui.games.demon_city.rules.dice.clash import DiceClashRuling, DiceFate, DiceJudgement
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount, DieLine, DieReason
from demoncity_gui.games.demon_city.rules.dice.damage import Damage, DamageDue
from demoncity_gui.games.demon_city.rules.dice.task import DiceParty, DiceResult, Opposed, Roll
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.labels import label_words
from demoncity_gui.texts import demon_city_dice as texts
from demoncity_gui.texts.catalogue import number

Names = Mapping[CharacterId, str]
"""What everybody is called."""

_DISTRACTED = {"D-TASK-09": "unaware", "D-DICE-13": "second_attacker", "D-DICE-14": "busy"}
_ROLL_RULES = {
    DiceResult.SUCCESS: "D-TASK-01",
    DiceResult.FAILURE: "D-TASK-01",
    DiceResult.TIED: "D-AMB-03",
}


def why(names: Names, line: DieLine, *, in_clash: bool = True) -> str:
    """Return one reason of a count in words, without its rule."""
    match line.reason:
        case DieReason.SKILL if line.compared is not None:
            one = line.compared
            if not in_clash:
                skill = texts.skill_of_party if one.other_stat else texts.skill_of_party_over_number
                return skill(rank=one.rank, number=one.other_rank)
            if one.of is None:
                return texts.skill_over_number(stat=one.stat, rank=one.rank, number=one.other_rank)
            return texts.skill_over_stat(
                stat=one.stat, rank=one.rank, whose=names[one.of], other=one.other_stat, number=one.other_rank
            )
        case DieReason.DISTRACTION:
            return texts[_DISTRACTED[line.rule]] if in_clash else texts.distracted
        case DieReason.ADVANTAGE:
            return (texts.advantage if line.change else texts.advantage_past_two)(label=label_words(line.label))
        case DieReason.LOST:
            return (texts.lost if line.change else texts.lost_past_two)(label=label_words(line.label))
        case reason:
            return texts[reason.value]


def die_words(table: Table, line: CountLine, *, in_action: bool) -> str:
    """Return one reason of a count at the table in words, without its rule."""
    reason = next(die for die, told in REASONS.items() if told is line.reason)
    names = {one.id: one.name for one in table.characters}
    die = DieLine(reason, line.change, line.rule, line.label, line.compared)
    return why(names, die, in_clash=in_action)


def counted(names: Names, who: str, count: DiceCount, faces: Sequence[int] = (), *, in_clash: bool = True) -> list[str]:
    """Return how many dice somebody rolls and why, and what they rolled."""
    reasons = [
        f"{number(line.change) if line.change < 0 else f'+{line.change}' if line.change else '±0'} "
        f"{why(names, line, in_clash=in_clash)} [{line.rule}]"
        for line in count.lines
    ]
    told = [texts.rolls(who=who, dice=count.dice, why=", ".join(reasons))]
    if faces:
        told.append(f"{texts.rolled(who=who, faces=', '.join(map(str, faces)), roll=max(faces))} [D-TASK-02]")
    return told


# --- a Clash ---------------------------------------------------------------------------------------------------------


def clash_told(ground: DiceConfrontation, names: Names, ruling: DiceClashRuling) -> Iterator[str]:
    """Yield how a Clash ended, and what became of each deed in it, whoever was first before all others."""
    yield _ended(names, ruling)
    if ruling.outcome in (Outcome.WON, Outcome.STALEMATE):
        first = _first(ruling)
        rolls = {one.who: one.roll for one in ruling.judgements}
        for judgement in sorted(ruling.judgements, key=lambda one: one.who != first):
            yield f"{_deed_told(ground, names, judgement, rolls)} [{judgement.rule}]"
    for who in ruling.critical:
        yield f"{texts.critical(who=names[who])} [D-TASK-13]"
    for who in ruling.fumble:
        yield f"{texts.fumble(who=names[who])} [D-TASK-14]"


def _first(ruling: DiceClashRuling) -> CharacterId:
    """Return who was first in a Clash that somebody won: chance may have picked among several."""
    further = (DiceFate.HITS_TOO, DiceFate.HAPPENED)
    tops = [one for one in ruling.judgements if one.roll == ruling.top]
    acted = [one.who for one in tops if one.fate is DiceFate.FIRST]
    return acted[0] if acted else next(one.who for one in tops if one.fate not in further)


def _ended(names: Names, ruling: DiceClashRuling) -> str:
    tops = [one.who for one in ruling.judgements if one.roll == ruling.top]
    among = [names[who] for who in tops]
    match ruling.outcome:
        case Outcome.TIED:
            return f"{texts.tied(among=among, top=ruling.top)} [D-CLASH-06]"
        case Outcome.CHOOSE:
            return f"{texts.to_be_chosen(among=among, top=ruling.top)} [D-CLASH-05]"
        case Outcome.STALEMATE:
            return f"{texts.first_fails(who=names[_first(ruling)], top=ruling.top)} [D-CLASH-04]"
        case Outcome.WON if len(tops) > 1:
            return f"{texts.first_by_chance(who=names[_first(ruling)], top=ruling.top, among=among)} [D-CLASH-05]"
        case Outcome.WON:
            return f"{texts.first(who=names[tops[0]], top=ruling.top)} [D-CLASH-04]"


def _deed_told(
    ground: DiceConfrontation, names: Names, judgement: DiceJudgement, rolls: Mapping[CharacterId, int]
) -> str:
    deed, roll = _deed(ground, names, judgement.who), judgement.roll
    match judgement.fate:
        case DiceFate.FIRST:
            return texts.acts(deed=deed, roll=roll)
        case DiceFate.HITS_TOO:
            return texts.hits_too(deed=deed, roll=roll)
        case DiceFate.NOT_OVER:
            return texts.not_over(deed=deed, roll=roll, number=judgement.number or 0)
        case DiceFate.HELD if judgement.holder is not None:
            return texts.held(deed=deed, holder=names[judgement.holder], number=rolls[judgement.holder], roll=roll)
        case DiceFate.HAPPENED:
            return texts.happens(deed=deed)
        case DiceFate.FUMBLED:
            return texts.fumbled(deed=deed)
        case DiceFate.HIT:
            return texts.hit(deed=deed)
        case DiceFate.SIDE_LOST:
            return texts.side_lost(deed=deed)
        case _:
            return texts.concerns_others(deed=deed)


def _deed(ground: DiceConfrontation, names: Names, who: CharacterId) -> str:
    match ground.announcements[who]:
        case Attack(target=target):
            return texts.attacks(who=names[who], target=names[target])
        case Defend():
            return texts.defends(who=names[who])
        case _:
            return (texts.drives if who in ground.drivers else texts.tries)(who=names[who])


# --- outside every Clash ---------------------------------------------------------------------------------------------


def roll_told(who: str, ruling: Roll, *, moves: bool = False) -> Iterator[str]:
    """Yield how a deed outside every Clash ended, and why."""
    if ruling.value is None or ruling.number is None:
        if moves:
            stopped = ruling.result is DiceResult.STOPPED
            yield f"{(texts.move_stopped if stopped else texts.moved)(who=who)} [D-CLASH-09]"
        else:
            yield f"{texts.done(who=who)} [D-SLOW-07]"
        return
    match ruling.result:
        case DiceResult.SUCCESS:
            told = texts.over_number
        case DiceResult.TIED:
            told = texts.equals_number
        case _ if ruling.value > ruling.number:
            told = texts.undone_by_fumble
        case _:
            told = texts.not_over_number
    undone = told is texts.undone_by_fumble
    rule = "D-AMB-07" if undone else _ROLL_RULES[ruling.result]
    yield f"{told(who=who, roll=ruling.value, number=ruling.number)} [{rule}]"
    if ruling.critical:
        yield f"{texts.critical(who=who)} [D-TASK-13]"
    if ruling.fumble:
        yield f"{texts.fumble(who=who)} [D-TASK-14]"


def opposed_told(parties: Sequence[DiceParty], values: Sequence[int], ruling: Opposed) -> Iterator[str]:
    """Yield how an opposed roll ended, and why."""
    names = [party.name for party in parties]
    if ruling.winner is None:
        yield f"{texts.tied_against(who=names, roll=values[0])} [D-TASK-12]"
    else:
        won, lost = ruling.winner, 1 - ruling.winner
        told = texts.won_against(who=names[won], roll=values[won], other=names[lost], number=values[lost])
        yield f"{told} [D-TASK-01]"
        if ruling.critical:
            yield f"{texts.critical(who=names[won])} [D-TASK-13]"
    for place in ruling.fumbles:
        yield f"{texts.fumble(who=names[place])} [D-TASK-14]"
    if ruling.worse_for_both:
        yield f"{texts.worse_for_both} [D-TASK-15]"


# --- damage ----------------------------------------------------------------------------------------------------------


def due_told(names: Names, due: DamageDue) -> str:
    """Return how many dice of damage are due."""
    told = texts.damage_due(who=names[due.who], target=names[due.target], dice=due.dice, massive=due.massive)
    return f"{told} [{'D-DMG-07' if due.massive else 'D-DMG-01'}]"


def damage_told(names: Names, damage: Damage, *, newly_injured: bool) -> Iterator[str]:
    """Yield what a hit cost."""
    due = damage.due
    told = texts.damage(
        who=names[due.who], target=names[due.target], lost=damage.lost, current=damage.current, out=damage.out
    )
    yield f"{told} [{'D-DMG-03' if damage.out else 'D-DMG-04' if damage.current == 0 else 'D-DMG-01'}]"
    if newly_injured:
        yield f"{texts.injured(who=names[due.target])} [D-AMB-10]"
