"""Why somebody takes that many cards."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count, CountLine, counts_with_proof
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.facing import not_set_to_face
from demoncity_gui.games.demon_city.words.house_rules import turned_by_sentences
from demoncity_gui.games.demon_city.words.people import listed, name, names, signed

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


def count_reasons(table: Table, ground: Confrontation | None, who: CharacterId, count: Count) -> tuple[str, ...]:
    """Return why somebody takes that many cards in a fight, line by line, and the house rules that changed the number.

    An entry older than proofs gives its reasons only where today's rules count alike.
    """
    proof = count
    if count.turned_by is None:
        today = {} if ground is None else counts_with_proof(ground)
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
    rules = ", ".join(dict.fromkeys((reason_rule(line), *_further_rules(ground, who, line))))
    return f"{_sign(line)} {_why_here(table, ground, who, line)} [{rules}]"


def _why_here(table: Table, ground: Confrontation, who: CharacterId, line: CountLine) -> str:
    """Return one reason as a phrase that says why the target is not set to face this deed."""
    if line.reason in (ThrowReason.DISADVANTAGE, ThrowReason.INJURY) and line.whom is not None:
        ally = ground.side(line.whom) == ground.side(who)
        return f"{why(table, line)}{', of their own side but set against it' if ally else ''}"
    if line.reason is not ThrowReason.DISTRACTION:
        return why(table, line)
    if line.rule:
        return _unseen_words(names(table, [one for one in ground.aims(who) if ground.answers(one, who)]))
    targets = [one for one in ground.aims(who) if not ground.answers(one, who)] or list(ground.aims(who))
    told = [f"{name(table, one)} ({not_set_to_face(table, ground, who, one)})" for one in targets]
    return f"{listed(told)} {'is' if len(told) == 1 else 'are'} not set to face this"


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
        return ["±0 a disarm that does no harm costs nothing [T-ALOST-06]"]
    costs = ground.rules.reads(readings.DISARMING_ALONE_IS_FREE)
    return [] if costs else ["±0 an aim that does no harm costs nothing, by house rule [T-AMB-67]"]


def reason(table: Table, line: CountLine, *, in_action: bool = True) -> str:
    """Return one reason as a phrase with its rule's id: “+1 higher stat: Firearms 6 over Agility 3 [T-HSTAT-02]”."""
    return f"{_sign(line)} {why(table, line, in_action=in_action)} [{reason_rule(line, in_action=in_action)}]"


def _sign(line: CountLine) -> str:
    return f"{line.change:+d}".replace("-", "−") if line.change else "±0"


def reason_rule(line: CountLine, *, in_action: bool = True) -> str:
    """Return the id of the rule that a reason stands on; tasks outside Action Rounds have rules of their own."""
    if line.rule and line.rule in _OTHER_RULES:
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
    (ThrowReason.START, ""): "everybody starts with one",
    (ThrowReason.DEFENSE, ""): "nothing but defending",
    (ThrowReason.WEAPON, ""): "the better weapon here",
    (ThrowReason.WEAPON, "T-AMB-33"): "the better weapon here, the Host says, though no blow comes back",
    (ThrowReason.WEAPON, "T-AMB-45"): "the Host gives one for the weapon",
    (ThrowReason.SUPERNATURAL, ""): "supernatural against mundane",
    (ThrowReason.SUPERNATURAL, "T-AMB-45"): "the Host gives one for the supernatural",
}
"""The reasons that are always said in the same words, by the rule that gives them where it is not their own."""


def _unseen_words(whom: str) -> str:
    return f"the Host says that this comes unseen by {whom}, who would meet it with a card"


def why(table: Table, line: CountLine, *, in_action: bool = True) -> str:
    """Return one reason as a phrase, without what it changes and without its rule."""
    words = _WHY.get((line.reason, line.rule)) or _WHY.get((line.reason, ""))
    if words is not None:
        return words
    match line.reason:
        case ThrowReason.HIGHER_STAT:
            compared = line.compared
            if compared is None:
                return "higher stat"
            whose = "" if compared.of is None else f"{name(table, compared.of)}’s "
            if compared.stat == "stat":  # a task asks for one stat, whatever it is called
                against = "Intensity " if compared.of is None else whose
                return f"higher stat: {compared.rank} over {against}{compared.other_rank}"
            own = f"{compared.stat} {signed(compared.rank)}"
            return f"higher stat: {own} over {whose}{compared.other_stat} {signed(compared.other_rank)}"
        case ThrowReason.DISTRACTION:
            whom = "the target" if line.whom is None else name(table, line.whom)
            if line.rule:
                return _unseen_words(whom)
            return f"{whom} is not set to face this" if in_action else f"{whom} is distracted, or unaware of this"
        case ThrowReason.DISADVANTAGE if line.change:
            return line.label
        case ThrowReason.DISADVANTAGE:
            gains = "nobody gains by it" if line.whom is None else f"an extra throw for {name(table, line.whom)}"
            return f"{line.label}: already at one, so {gains}"
        case ThrowReason.INJURY if line.change:
            return "hurt"
        case ThrowReason.INJURY:
            gains = "" if line.whom is None else f", so an extra throw for {name(table, line.whom)}"
            return f"hurt, but already at one{gains}"
        case ThrowReason.SPILLED:
            whose = "a foe" if line.whom is None else name(table, line.whom)
            labels = {ThrowReason.INJURY.value: "hurt", ThrowReason.TRICK.value: "a called shot or another trick"}
            return f"{whose}’s trouble: {labels.get(line.label, line.label) if line.rule else line.label}"
        case ThrowReason.ADVANTAGE:
            return line.label
        case ThrowReason.LADDER:
            whom = "the target" if line.whom is None else name(table, line.whom)
            steps = "a step" if line.change == 1 else f"{line.change} steps"
            return f"{line.label}: {steps} above {whom}, who has it too"
        case ThrowReason.OVERLAP:
            return f"{line.label} fits as well" if line.label else "one more skill that fits"
        case ThrowReason.TRICK if line.change < 0:
            return line.label or "called shot"
        case ThrowReason.TRICK if line.rule:
            more = "one more card" if line.change else "still two cards"
            return f"{line.label} besides: {more}, and the lowest counts"
        case ThrowReason.TRICK:
            return f"{line.label or 'called shot'} at one throw: two cards, the lower counts"
        case ThrowReason.OVERRIDE:
            return f"the Host’s word: {line.label.replace('-', ' ')}"
        case _:
            raise AssertionError(f"{line.reason} has no words")
