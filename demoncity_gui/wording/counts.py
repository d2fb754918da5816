"""Why somebody takes that many cards."""

from __future__ import annotations

from demoncity_gui.rules.announcements import ThrowReason
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.counting import Count, CountLine, counts_with_proof
from demoncity_gui.rules.table import Table, confrontation_of
from demoncity_gui.wording.house_rules import turned_by_sentences
from demoncity_gui.wording.people import name

SHORT = {
    ThrowReason.START: "start",
    ThrowReason.HIGHER_STAT: "stat",
    ThrowReason.DISTRACTION: "distracted",
    ThrowReason.DEFENSE: "defense",
    ThrowReason.WEAPON: "weapon",
    ThrowReason.SUPERNATURAL: "supernatural",
    ThrowReason.ADVANTAGE: "advantage",
    ThrowReason.DISADVANTAGE: "disadvantage",
    ThrowReason.INJURY: "injury",
    ThrowReason.SPILLED: "foe’s trouble",
    ThrowReason.LADDER: "ladder",
    ThrowReason.TRICK: "called shot",
    ThrowReason.OVERRIDE: "Host",
    ThrowReason.OVERLAP: "overlap",
}
"""Each reason in one or two words, for a narrow column."""


def short_reasons(count: Count) -> str:
    """Return the reasons beside the start as a narrow column shows them: “+stat +distracted −injury”."""
    parts = []
    for line in count.lines:
        if line.reason is ThrowReason.START:
            continue
        words = line.label if line.reason in (ThrowReason.ADVANTAGE, ThrowReason.DISADVANTAGE) else SHORT[line.reason]
        parts.append(("+" if line.change > 0 else "−" if line.change < 0 else "±") + words)
    return " ".join(parts) + (" lowest counts" if count.lowest else "")


def count_reasons(table: Table, who: CharacterId, count: Count) -> tuple[str, ...]:
    """Return why somebody takes that many cards in a fight, line by line, and the house rules that changed the number.

    An entry older than proofs gives its reasons only where today's rules count alike.
    """
    proof = count
    if count.turned_by is None:
        today = {} if table.fight is None else counts_with_proof(confrontation_of(table, table.fight))
        proof = today.get(who, count)
        if proof.turned_by is None or (proof.cards, proof.lowest) != (count.cards, count.lowest):
            return ()
    told = [reason(table, line) for line in proof.lines if line.reason is not ThrowReason.START]
    return (*told, *turned_by_sentences(proof.turned_by or ()))


def reason(table: Table, line: CountLine, *, in_action: bool = True) -> str:
    """Return one reason as a phrase with its rule's id: “+1 higher stat: Firearms 6 over Agility 3 [T-HSTAT-02]”."""
    sign = f"{line.change:+d}".replace("-", "−") if line.change else "±0"
    return f"{sign} {why(table, line)} [{reason_rule(line, in_action=in_action)}]"


def reason_rule(line: CountLine, *, in_action: bool = True) -> str:
    """Return the id of the rule that a reason stands on; tasks outside Action Rounds have rules of their own."""
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
}
_RULES_OF_TASKS = {
    **_RULES,
    ThrowReason.DISTRACTION: "T-EXTRA-13",
    ThrowReason.ADVANTAGE: "T-EXTRA-01",
    ThrowReason.SPILLED: "T-LOST-04",
}


_WHY = {
    ThrowReason.START: "everybody starts with one",
    ThrowReason.DEFENSE: "nothing but defending",
    ThrowReason.WEAPON: "the better weapon here",
    ThrowReason.SUPERNATURAL: "supernatural against mundane",
}
"""The reasons that are always said in the same words."""


def why(table: Table, line: CountLine) -> str:
    """Return one reason as a phrase, without what it changes and without its rule."""
    words = _WHY.get(line.reason)
    if words is not None:
        return words
    match line.reason:
        case ThrowReason.ADVANTAGE:
            return line.label
        case ThrowReason.LADDER:
            whom = "the target" if line.whom is None else name(table, line.whom)
            steps = "a step" if line.change == 1 else f"{line.change} steps"
            return f"{line.label}: {steps} above {whom}, who has it too"
        case ThrowReason.HIGHER_STAT:
            compared = line.compared
            if compared is None:
                return "higher stat"
            whose = "" if compared.of is None else f"{name(table, compared.of)}’s "
            if compared.stat == "stat":  # a task asks for one stat, whatever it is called
                against = "Intensity " if compared.of is None else whose
                return f"higher stat: {compared.rank} over {against}{compared.other_rank}"
            return (
                f"higher stat: {compared.stat} {compared.rank} over {whose}{compared.other_stat} {compared.other_rank}"
            )
        case ThrowReason.OVERLAP:
            return f"{line.label} fits as well" if line.label else "one more skill that fits"
        case ThrowReason.DISTRACTION:
            whom = "the target" if line.whom is None else name(table, line.whom)
            return f"{whom} is not set to face this"
        case ThrowReason.DISADVANTAGE if line.change:
            return line.label
        case ThrowReason.DISADVANTAGE:
            gains = "nobody gains by it" if line.whom is None else f"an extra throw for {name(table, line.whom)}"
            return f"{line.label}: already at one, so {gains}"
        case ThrowReason.INJURY:
            return "hurt" if line.change else "hurt, but already at one"
        case ThrowReason.SPILLED:
            whose = "a foe" if line.whom is None else name(table, line.whom)
            return f"{whose}’s trouble: {line.label}"
        case ThrowReason.TRICK if line.change < 0:
            return line.label or "called shot"
        case ThrowReason.TRICK if line.label:
            return f"{line.label}: at one throw, and the lowest counts"
        case ThrowReason.TRICK:
            return "called shot at one throw: two cards, the lower counts"
        case ThrowReason.OVERRIDE:
            return f"the Host’s word: {line.label.replace('-', ' ')}"
        case _:
            raise AssertionError(f"{line.reason} has no words")
