"""`demoncity rule FILE --derivation`: why a ruling is as it is, as data (`packaging/docs/derivation.md`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Judgement, rule_of
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count, CountLine
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, rule_of_hurdle
from demoncity_gui.games.demon_city.rules.task import Level, OpposedTask, StaticRuling, TaskResult, rule_of_level
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.ruling import Json, RuledRound, RuledTask, as_json
from demoncity_gui.games.demon_city.words.counts import reason_rule

DERIVATION = "demoncity.derivation/1"

Called = Mapping[CharacterId, str]


def derivation(ruled: RuledRound | RuledTask) -> Json:
    """Return the proof of a ruling with the keys of `demoncity.derivation/1`, the ruling itself among them."""
    proof = _round(ruled) if isinstance(ruled, RuledRound) else _task(ruled)
    return {"format": DERIVATION, "ruling": as_json(ruled), **proof}


def _round(ruled: RuledRound) -> Json:
    ground = ruled.scenario.confrontation
    called = {who: one.name for who, one in ground.characters.items()}
    return {
        "house_rules": _switches(ground.rules),
        "throws": {called[who]: _count(called, count, in_action=True) for who, count in ruled.counts.items()},
        "clashes": [_clash(ground, called, one, ruled.throws) for one in ruled.clashes],
        "uncontested": [
            {
                "who": called[who],
                "rule": "T-UNCONTESTED-02" if one.result is TaskResult.HAPPENS else "T-STATIC-01",
                "levels": _levels(one.tried),
                **_special(ruled.throws.get(who), critical=one.critical, fumble=one.fumble),
                "turned_by": _pairs(one.turned_by),
            }
            for who, one in ruled.settled.items()
        ],
    }


def _task(ruled: RuledTask) -> Json:
    task, rules = ruled.scenario.task, ruled.scenario.rules
    parties = task.parties if isinstance(task, OpposedTask) else (task.party,)
    called = {party.character.id: party.character.name for party in parties}
    levels = _levels(ruled.ruling.tried) if isinstance(ruled.ruling, StaticRuling) else []
    return {
        "house_rules": _switches(rules),
        "throws": {called[who]: _count(called, count, in_action=False) for who, count in ruled.counts.items()},
        "levels": levels,
    }


def _count(called: Called, count: Count, *, in_action: bool) -> Json:
    return {
        "lines": [_line(called, line, in_action=in_action) for line in count.lines],
        "turned_by": _pairs(count.turned_by),
    }


def _line(called: Called, line: CountLine, *, in_action: bool) -> Json:
    told: Json = {"rule": reason_rule(line, in_action=in_action), "reason": line.reason.value, "change": line.change}
    if line.label:
        told["label"] = line.label
    if line.whom is not None:
        told["whom"] = called[line.whom]
    if line.compared is not None:
        compared = line.compared
        told["compared"] = {
            "stat": compared.stat,
            "rank": compared.rank,
            "with": compared.other_stat,
            "its_rank": compared.other_rank,
            "of": None if compared.of is None else called[compared.of],
        }
    return told


def _clash(ground: Confrontation, called: Called, ruling: ClashRuling, throws: Mapping[CharacterId, Thrown]) -> Json:
    return {
        "members": [called[who] for who in ruling.members],
        "highest": [called[one.who] for one in ruling.judgements if one.value == ruling.top],
        "rule": "T-RESOLVE-04" if ruling.winning_side is None else "T-RESOLVE-01",
        "deeds": [_deed(ground, called, ruling, one, throws) for one in ruling.judgements],
        "chosen": [called[who] for who in ruling.chosen],
        "out": [called[who] for who in ruling.out],
        "turned_by": _pairs(ruling.turned_by),
    }


def _deed(
    ground: Confrontation,
    called: Called,
    ruling: ClashRuling,
    judgement: Judgement,
    throws: Mapping[CharacterId, Thrown],
) -> Json:
    who = judgement.who
    is_attack = isinstance(ground.announcements[who], Attack)
    critical, fumble = who in ruling.critical, who in ruling.fumble
    return {
        "who": called[who],
        "value": judgement.value,
        "fate": judgement.fate.value,
        "rule": rule_of(ruling, judgement, is_attack=is_attack),
        "hurdles": [_hurdle(called, hurdle, judgement.value) for hurdle in judgement.hurdles],
        **_special(throws.get(who), critical=critical, fumble=fumble),
    }


def _hurdle(called: Called, hurdle: Hurdle, value: int) -> Json:
    told: Json = {"kind": hurdle.kind.value, "value": hurdle.value, "rule": rule_of_hurdle(hurdle)}
    if hurdle.whom is not None:
        told["whom"] = called[hurdle.whom]
    if hurdle.stat:
        told["stat"] = hurdle.stat
    if hurdle.at is not None:
        told["at"] = called[hurdle.at]
    told["beaten"] = hurdle.is_beaten_by(value)
    if hurdle.waived:
        told["waived"] = hurdle.waived
    return told


def _special(thrown: Thrown | None, *, critical: bool, fumble: bool) -> Json:
    told: Json = {}
    if critical and thrown is not None:
        told["critical"] = "T-CRIT-03" if thrown.value > 10 else "T-CRIT-06"
    if fumble:
        told["fumble"] = "T-CRIT-01"
    return told


def _levels(tried: Iterable[Level]) -> list[Json]:
    return [{"intensity": one.intensity, "fate": one.fate.value, "rule": rule_of_level(one)} for one in tried]


def _switches(rules: HouseRules) -> dict[str, str]:
    return dict(rules.chosen)


def _pairs(turned_by: Iterable[Switch] | None) -> list[Any]:
    return [list(switch) for switch in turned_by or ()]
