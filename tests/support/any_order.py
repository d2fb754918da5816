"""The same round in another order, to see that the order of a list decides nothing (T-ORDER-07)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Judgement, judge_clash
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.thrown import Thrown


def by_person(ruling: ClashRuling) -> tuple[object, ...]:
    """Return all that a ruling says, whatever the order it says it in."""

    def content(judged: Judgement) -> tuple[object, ...]:
        numbers = sorted((hurdle.value, hurdle.whom or 0) for hurdle in judged.hurdles)
        return judged.who, judged.value, tuple(numbers), judged.fate.value

    return (
        ruling.top,
        ruling.outcome,
        ruling.winning_side,
        ruling.attacker,
        *(frozenset(people) for people in (ruling.members, ruling.candidates, ruling.happens)),
        *(frozenset(people) for people in (ruling.critical, ruling.fumble)),
        frozenset(content(judged) for judged in ruling.judgements),
    )


def mixed(dice: Random, mapping: Mapping[CharacterId, object]) -> list[CharacterId]:
    """Return the keys in a random order."""
    return dice.sample(list(mapping), len(mapping))


def rulings_of(ground: Confrontation, throws: Mapping[CharacterId, Thrown]) -> set[tuple[object, ...]]:
    """Return what is ruled of each Clash, whatever the order."""
    return {by_person(judge_clash(ground, group, throws)) for group in ground.groups}


def in_another_order(ground: Confrontation, dice: Random) -> Confrontation:
    """Return the same ground with its people, announcements and links told in a random order."""
    return Confrontation(
        {who: ground.characters[who] for who in mixed(dice, ground.characters)},
        {who: ground.announcements[who] for who in mixed(dice, ground.announcements)},
        links=dice.sample(ground.links, len(ground.links)),
        cuts=ground.cuts,
        conflicts=ground.conflicts,
        drivers=ground.drivers,
        ladders=ground.ladders,
        rules=ground.rules,
    )
