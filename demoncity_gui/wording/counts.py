"""Why somebody takes that many cards."""

from __future__ import annotations

from demoncity_gui.rules.announcements import ThrowReason
from demoncity_gui.rules.counting import Count, CountLine
from demoncity_gui.rules.table import Table
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
    ThrowReason.TRICK: "called shot",
    ThrowReason.OVERRIDE: "Host",
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


def reason(table: Table, line: CountLine) -> str:
    """Return one reason as a phrase with its rule's id: “+1 higher stat: Firearms 6 over Agility 3 [T-HSTAT-02]”."""
    sign = f"{line.change:+d}".replace("-", "−") if line.change else "±0"
    return f"{sign} {_why(table, line)}"


def _why(table: Table, line: CountLine) -> str:
    match line.reason:
        case ThrowReason.START:
            return "everybody starts with one [T-THROW-03]"
        case ThrowReason.HIGHER_STAT:
            compared = line.compared
            if compared is None:
                return "higher stat [T-HSTAT-04]"
            rule = "T-STATIC-08" if compared.of is None else "T-HSTAT-02"
            whose = "" if compared.of is None else f"{name(table, compared.of)}’s "
            return (
                f"higher stat: {compared.stat} {compared.rank} over "
                f"{whose}{compared.other_stat} {compared.other_rank} [{rule}]"
            )
        case ThrowReason.DISTRACTION:
            whom = "the target" if line.whom is None else name(table, line.whom)
            return f"{whom} is not set to face this [T-DIST-01]"
        case ThrowReason.DEFENSE:
            return "does nothing but defend [T-DEF-01]"
        case ThrowReason.WEAPON:
            return "the better weapon here [T-WEAP-01]"
        case ThrowReason.SUPERNATURAL:
            return "supernatural against mundane [T-SUP-01]"
        case ThrowReason.ADVANTAGE:
            return f"{line.label} [T-SIT-01]"
        case ThrowReason.DISADVANTAGE if line.change:
            return f"{line.label} [T-ALOST-02]"
        case ThrowReason.DISADVANTAGE:
            gains = "no foe to gain by it" if line.whom is None else f"an extra throw for {name(table, line.whom)}"
            return f"{line.label}: already at one, so {gains} [T-ALOST-10]"
        case ThrowReason.INJURY if line.change:
            return "hurt [T-ALOST-07]"
        case ThrowReason.INJURY:
            return "hurt, but already at one [T-ALOST-12]"
        case ThrowReason.SPILLED:
            whose = "a foe" if line.whom is None else name(table, line.whom)
            return f"{whose}’s trouble: {line.label} [T-ALOST-10]"
        case ThrowReason.TRICK if line.change < 0:
            return "called shot [T-ALOST-04]"
        case ThrowReason.TRICK:
            return "called shot at one throw: two cards, the lower counts [T-ALOST-05]"
        case ThrowReason.OVERRIDE:
            return f"the Host’s word: {line.label.replace('-', ' ')} [T-AMB-45]"
