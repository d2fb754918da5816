"""Why somebody takes that many cards."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, ThrowReason
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Compared, Count, CountLine, counts_with_proof
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.dice import die_words
from demoncity_gui.games.demon_city.words.facing import distracted
from demoncity_gui.games.demon_city.words.house_rules import turned_by_sentences
from demoncity_gui.games.demon_city.words.labels import label_words
from demoncity_gui.games.demon_city.words.people import people, person
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_counts as said
from demoncity_gui.words.values import cited


def short_reasons(count: Count) -> str:
    """Return the reasons beside the start as a narrow column shows them: “+stat +distracted −injury”."""
    parts = []
    for line in count.lines:
        if line.reason is ThrowReason.START:
            continue
        labelled = line.reason in (ThrowReason.ADVANTAGE, ThrowReason.DISADVANTAGE)
        words = label_words(line.label) if labelled else said.short(reason=line.reason.value)
        parts.append(("+" if line.change > 0 else "−" if line.change < 0 else "±") + words)
    return " ".join([*parts, *([said.lowest_counts] if count.lowest else [])])


def count_reasons(table: Table, ground: Confrontation | None, who: CharacterId, count: Count) -> tuple[str, ...]:
    """Return why somebody takes that many cards in a fight, line by line, and the house rules that changed the number.

    An entry older than proofs gives its reasons only where today's rules count alike.
    """
    proof = count
    if count.turned_by is None:
        today = {} if ground is None else counts_with_proof(ground, by_edition(table.edition).count_throws)
        proof = today.get(who, count)
        if proof.turned_by is None or (proof.cards, proof.lowest) != (count.cards, count.lowest):
            return ()
    return (*reasons_in_action(table, ground, who, proof), *turned_by_sentences(proof.turned_by or ()))


def reasons_in_action(table: Table, ground: Confrontation | None, who: CharacterId, count: Count) -> list[str]:
    """Return each reason of a count in a fight as a phrase; beside what changes it a disarm that costs nothing."""
    lines = [line for line in count.lines if line.reason is not ThrowReason.START]
    if ground is None or who not in ground.announcements:
        return [reason(table, line) for line in lines]
    return [*(reason_here(table, ground, who, line) for line in lines), *_free_of_charge(ground, who)]


def reason_here(table: Table, ground: Confrontation, who: CharacterId, line: CountLine) -> str:
    """Return one reason as a phrase with all its rules, and with why a target is not set to face this deed."""
    if table.edition is Edition.DICE:
        return reason(table, line)
    words = f"{_sign(line)} {_why_here(table, ground, who, line)}"
    return cited(words, reason_rule(line), *_further_rules(ground, who, line))


def _why_here(table: Table, ground: Confrontation, who: CharacterId, line: CountLine) -> str:
    """Return one reason as a phrase that says why the target is not set to face this deed."""
    if line.reason in (ThrowReason.DISADVANTAGE, ThrowReason.INJURY):
        ally = line.whom is not None and ground.side(line.whom) == ground.side(who)
        return why(table, line, ally=ally)
    if line.reason is not ThrowReason.DISTRACTION:
        return why(table, line)
    if line.rule:
        return said.unseen(whom=people(table, [one for one in ground.aims(who) if ground.answers(one, who)]))
    targets = [one for one in ground.aims(who) if not ground.answers(one, who)] or list(ground.aims(who))
    return said.not_set(whom=[distracted(table, ground, who, one) for one in targets])


def _further_rules(ground: Confrontation, who: CharacterId, line: CountLine) -> list[str]:
    """Return by which readings of the rules a reason holds, beside its own rule."""
    told = []
    compared = line.reason in (ThrowReason.HIGHER_STAT, ThrowReason.DISTRACTION)
    if compared and not line.rule and len(ground.aims(who)) > 1:
        told.append("T-AMB-80")
    if line.reason is ThrowReason.DISADVANTAGE and not line.change and line.whom is not None:
        told.append("T-AMB-36")
    if line.reason is ThrowReason.DISTRACTION and not line.rule:
        for target in ground.aims(who):
            said = ground.announcements.get(target)
            if isinstance(said, Act) and said.uncontested:
                told.append("T-AMB-48")
            elif target in ground.drivers and not ground.share_a_clash(who, target):
                told.append("T-AMB-56")
    return told


def _free_of_charge(ground: Confrontation, who: CharacterId) -> list[str]:
    """Return the aim that costs no card: a disarm without harm, by house rule any aim without harm."""
    attack = ground.announcements[who]
    if not isinstance(attack, Attack) or not (attack.called_shot and attack.harmless):
        return []
    if not attack.other_aim:
        return [cited(said.free_disarm, "T-ALOST-06")]
    costs = ground.rules.reads(readings.DISARMING_ALONE_IS_FREE)
    return [] if costs else [cited(said.free_aim, "T-AMB-67")]


def reason(table: Table, line: CountLine, *, in_action: bool = True) -> str:
    """Return one reason as a phrase with its rule's id: “+1 higher stat: Firearms 6 over Agility 3 [T-HSTAT-02]”."""
    words = f"{_sign(line)} {why(table, line, in_action=in_action)}"
    return cited(words, reason_rule(line, in_action=in_action))


def _sign(line: CountLine) -> str:
    return f"{line.change:+d}".replace("-", "−") if line.change else "±0"


def reason_rule(line: CountLine, *, in_action: bool = True) -> str:
    """Return the id of the rule that a reason stands on; tasks outside Action Rounds have rules of their own."""
    if line.rule and (line.rule in _OTHER_RULES or line.rule.startswith("D-")):
        return line.rule
    rule = (_RULES if in_action else _RULES_OF_TASKS).get(line.reason)
    if rule is not None:
        return rule
    match line.reason:
        case ThrowReason.HIGHER_STAT if in_action and line.compared is not None and line.compared.rule in _COMPARED:
            return line.compared.rule
        case ThrowReason.HIGHER_STAT if line.compared is not None and line.compared.of is None:
            return "T-STATIC-08"
        case ThrowReason.HIGHER_STAT:
            return "T-HSTAT-02" if in_action else "T-OPP-02"
        case ThrowReason.DISADVANTAGE if in_action:
            return "T-ALOST-02" if line.change else "T-ALOST-10"
        case ThrowReason.DISADVANTAGE if line.change:
            return "T-LOST-01"
        case ThrowReason.DISADVANTAGE:
            return "T-LOST-02" if line.whom is None else "T-LOST-04"
        case ThrowReason.INJURY:
            return "T-ALOST-07" if line.change else "T-ALOST-12"
        case _:
            return "T-ALOST-04" if line.change < 0 else "T-ALOST-05"


_OTHER_RULES = ("T-AMB-33", "T-AMB-37", "T-AMB-38", "T-AMB-45")
"""The rules by which a reason holds that its own rule would not give."""

_FEWER = frozenset({ThrowReason.DISADVANTAGE, ThrowReason.INJURY, ThrowReason.SPILLED, ThrowReason.TRICK})
"""A card less, or what became of one that could not be taken away."""

_OF_DICE = frozenset({ThrowReason.DEFENDED, ThrowReason.CAP, ThrowReason.FLOOR})
"""What only the dice edition knows."""

_COMPARED = ("T-HSTAT-01", "T-HSTAT-02", "T-HSTAT-12", "T-STATIC-08", "T-AMB-31")
"""The rules by which two stats are compared in a fight."""

_RULES = {
    ThrowReason.START: "T-THROW-03",
    ThrowReason.DISTRACTION: "T-DIST-01",
    ThrowReason.DEFENSE: "T-DEF-01",
    ThrowReason.WEAPON: "T-WEAP-01",
    ThrowReason.SUPERNATURAL: "T-SUP-01",
    ThrowReason.ADVANTAGE: "T-SIT-01",
    ThrowReason.SPILLED: "T-ALOST-10",
    ThrowReason.LADDER: "T-SIT-04",
    ThrowReason.OVERRIDE: "T-AMB-45",
    ThrowReason.OVERLAP: "T-EXTRA-09",
    ThrowReason.DEFENDED: "D-DICE-08",
    ThrowReason.CAP: "D-AMB-19",
    ThrowReason.FLOOR: "D-DICE-16",
}
_RULES_OF_TASKS = {
    **_RULES,
    ThrowReason.DISTRACTION: "T-EXTRA-13",
    ThrowReason.ADVANTAGE: "T-EXTRA-01",
    ThrowReason.SPILLED: "T-LOST-04",
}


def why(table: Table, line: CountLine, *, in_action: bool = True, ally: bool = False) -> str:
    """Return one reason as a phrase, without what it changes and without its rule.

    `ally`: who gains by it is of the same side, and set against the deed.
    """
    if table.edition is Edition.DICE or line.reason in _OF_DICE:
        return die_words(table, line, in_action=in_action)
    whom = "" if line.whom is None else person(table, line.whom)
    if line.reason in _FEWER:
        return _why_fewer(line, whom, ally)
    match line.reason:
        case ThrowReason.HIGHER_STAT:
            return said.higher_stat if line.compared is None else _higher(table, line.compared)
        case ThrowReason.DISTRACTION if line.rule:
            return said.unseen(whom=[whom or said.the_target])
        case ThrowReason.DISTRACTION if in_action:
            return said.not_set(whom=[whom or said.the_target])
        case ThrowReason.DISTRACTION:
            return said.distracted(whom=whom or said.the_target)
        case ThrowReason.START:
            return said.start
        case ThrowReason.DEFENSE:
            return said.defense
        case ThrowReason.WEAPON:
            return said.weapon(rule=line.rule)
        case ThrowReason.SUPERNATURAL:
            return said.supernatural(rule=line.rule)
        case ThrowReason.ADVANTAGE:
            return label_words(line.label)
        case ThrowReason.LADDER:
            return said.ladder(label=line.label, steps=line.change, whom=whom or said.the_target)
        case ThrowReason.OVERLAP:
            return said.overlap(label=line.label)
        case ThrowReason.OVERRIDE:
            return said.override(label=line.label.replace("-", " "))
        case _:
            raise AssertionError(f"{line.reason} has no words")


def _higher(table: Table, compared: Compared) -> str:
    whom = "" if compared.of is None else person(table, compared.of)
    rank, other_rank = compared.rank, compared.other_rank
    if compared.stat == "stat":  # a task asks for one stat, whatever it is called
        return said.higher_stat_rank(rank=rank, whom=whom, other_rank=other_rank)
    return said.higher_stat_named(
        stat=compared.stat, rank=rank, whom=whom, other_stat=compared.other_stat, other_rank=other_rank
    )


def _why_fewer(line: CountLine, whom: str, ally: bool) -> str:
    """Return a reason for a card less, or for what became of one that could not be taken away."""
    label = label_words(line.label)
    match line.reason:
        case ThrowReason.DISADVANTAGE if line.change:
            return said.disadvantage_ally(label=label) if ally else label
        case ThrowReason.DISADVANTAGE if ally:
            return said.disadvantage_spilled_ally(label=label, whom=whom)
        case ThrowReason.DISADVANTAGE:
            return said.disadvantage_spilled(label=label, whom=whom)
        case ThrowReason.INJURY if line.change:
            return said.hurt_ally if ally else said.hurt
        case ThrowReason.INJURY:
            return said.hurt_spilled_ally(whom=whom) if ally else said.hurt_spilled(whom=whom)
        case ThrowReason.SPILLED:
            if line.rule:
                of_rules = {ThrowReason.INJURY.value: said.hurt, ThrowReason.TRICK.value: said.trick_of_a_foe}
                label = of_rules.get(label, label)
            return said.spilled(whom=whom, label=label)
        case ThrowReason.TRICK if line.change < 0:
            return label or said.called_shot
        case ThrowReason.TRICK if line.rule:
            return said.trick_besides(label=label, more=bool(line.change))
        case ThrowReason.TRICK:
            return said.trick_at_one(label=label or said.called_shot)
        case _:
            raise AssertionError(f"{line.reason} has no words")
