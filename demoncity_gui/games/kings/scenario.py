"""Scenario files of Kings: one challenge as JSON, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings, read, refuse_endless
from demoncity_gui.games.kings.rules.challenge import Challenge, Party
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.kings.rules.initiative import MOST_CELERITY, equals, initiatives
from demoncity_gui.texts import scenario_faults as faults

CHALLENGE = "kings.challenge/1"


class _PartyText(Struct, forbid_unknown_fields=True):
    name: str
    base: int
    aim: str | UnsetType = UNSET
    bonus: int = 0
    penalties: int = 0
    named: int | UnsetType = UNSET
    celerity: int = 0
    extra: list[int] = []
    bid: int | UnsetType = UNSET
    traits: int | UnsetType = UNSET
    retests: int = 0
    negative: int = 0
    spends: dict[str, int] = {}
    relents: bool = False


class _DiceText(Struct, forbid_unknown_fields=True):
    initiative: dict[str, list[int]] | UnsetType = UNSET
    test: dict[str, list[int]] | UnsetType = UNSET
    overbid: dict[str, list[int]] | UnsetType = UNSET


class _ChallengeText(Struct, tag_field="format", tag=CHALLENGE, forbid_unknown_fields=True):
    parties: list[_PartyText]
    house_rules: dict[str, str] = {}
    overbids: list[str] | UnsetType = UNSET
    dice: _DiceText | UnsetType = UNSET


Rolled = tuple[tuple[int, ...], tuple[int, ...]]
"""The faces of the challenger and of the challenged."""


class Scenario(Struct, frozen=True):
    """A challenge ready to be ruled. `actions` has by what each action is ordered; `relents`: there is no test.

    `overbids` are the sides that try one. `rolled` are the d10s for Initiative, `test` and `overbid` the d3s; without
    `test` the ruling stops after the numbers of dice.
    """

    challenge: Challenge
    rules: HouseRules
    actions: dict[str, tuple[int, ...]]
    relents: bool
    overbids: tuple[int, ...]
    rolled: dict[str, tuple[int, ...]] | None
    test: Rolled | None
    overbid: Rolled | None


_typed = msgspec.json.Decoder(_ChallengeText).decode


def read_scenario(text: bytes) -> Scenario:
    """Return the challenge written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    return read(text, _typed, _ChallengeText, _scenario)


def _scenario(written: _ChallengeText) -> Scenario:
    refuse_endless(written)
    rules = HouseRules(chosen_readings(HOUSE_RULES, written.house_rules))
    if len(written.parties) != 2:
        raise ScenarioUnreadable(".parties", faults.two_parties(told=len(written.parties)))
    relents = written.parties[1].relents
    one, other = (_party(text, place, relents=relents) for place, text in enumerate(written.parties))
    if one.name == other.name:
        raise ScenarioUnreadable(".parties[1].name", faults.named_twice(name=repr(one.name)))
    for key, given in (("overbids", written.overbids), ("dice", written.dice)):
        if relents and given is not UNSET:
            raise ScenarioUnreadable(f".{key}", faults.relents_no_test(who=repr(other.name)))
    names = (one.name, other.name)
    tried = () if written.overbids is UNSET else tuple(written.overbids)
    for place, name in enumerate(tried):
        if name not in names:
            raise ScenarioUnreadable(f".overbids[{place}]", faults.nobody_called(name=repr(name)))
    actions = {text.name: initiatives(_named(text), text.celerity, text.extra, rules) for text in written.parties}
    rolled, test, new_test = None, None, None
    if written.dice is not UNSET:
        dice = written.dice
        if dice.initiative is not UNSET:
            rolled = _initiative_dice(dice.initiative, names, actions, rules)
        test = _test_dice("test", dice.test, (one, other))
        if dice.overbid is not UNSET:
            new_test = _test_dice("overbid", dice.overbid, (one, other))
    sides = tuple(map(names.index, tried))
    return Scenario(Challenge((one, other)), rules, actions, relents, sides, rolled, test, new_test)


def _party(text: _PartyText, place: int, *, relents: bool) -> Party:
    try:
        _refuse_numbers(text)
        if not text.name:
            raise ScenarioUnreadable(".name", faults.nameless)
        if text.relents and place == 0:
            raise ScenarioUnreadable(".relents", faults.challenged_relents)
        for key, given in (("aim", text.aim), ("bid", text.bid)):
            if text.relents and given is not UNSET:
                raise ScenarioUnreadable(f".{key}", faults.relents_has_none(who=repr(text.name)))
        if text.aim is UNSET and not text.relents:
            raise ScenarioUnreadable(".aim", faults.missing_text)
        traits = text.base if text.traits is UNSET else text.traits
        bid = 1 if text.bid is UNSET else text.bid
        if bid < 1:
            raise ScenarioUnreadable(".bid", faults.bid(told=bid))
        if bid > traits and not text.relents:
            raise ScenarioUnreadable(".bid", faults.bid_too_high(who=repr(text.name), bid=bid, left=traits))
    except ScenarioUnreadable as why:
        raise why.within(f".parties[{place}]") from why
    return Party(
        name=text.name,
        base=text.base,
        traits=traits,
        aim="" if text.aim is UNSET else text.aim,
        bonus=text.bonus,
        penalties=text.penalties,
        bid=bid,
        retests=text.retests,
        negative=text.negative,
        spends=tuple(text.spends.items()),
    )


def _refuse_numbers(text: _PartyText) -> None:
    """Refuse a number under 0, and Celerity that nobody has (K-INIT-01)."""
    numbers = {
        **{key: getattr(text, key) for key in ("base", "bonus", "penalties", "named", "celerity", "bid", "traits")},
        **{f"extra[{place}]": total for place, total in enumerate(text.extra)},
        **{"retests": text.retests, "negative": text.negative},
        **{f"spends.{what}": number for what, number in text.spends.items()},
    }
    for place, number in numbers.items():
        if number is not UNSET and number < 0:
            raise ScenarioUnreadable(f".{place}", faults.from_0(told=str(number)))
    if text.celerity > MOST_CELERITY:
        raise ScenarioUnreadable(".celerity", faults.celerity(most=MOST_CELERITY, told=text.celerity))


def _named(text: _PartyText) -> int:
    return text.base if text.named is UNSET else text.named


# --- dice ------------------------------------------------------------------------------------------------------------


def _faces(key: str, written: Mapping[str, Sequence[int]], names: Sequence[str], most: int) -> None:
    """Refuse faces that no die of so many sides has, and dice of people who aren't here."""
    for name, faces in written.items():
        if name not in names:
            raise ScenarioUnreadable(f".dice.{key}.{name}", faults.nobody_called(name=repr(name)))
        for place, face in enumerate(faces):
            if not 1 <= face <= most:
                raise ScenarioUnreadable(f".dice.{key}.{name}[{place}]", faults.die_shows(sides=most, told=str(face)))


def _initiative_dice(
    written: Mapping[str, Sequence[int]],
    names: tuple[str, str],
    actions: Mapping[str, Sequence[int]],
    rules: HouseRules,
) -> dict[str, tuple[int, ...]]:
    """Return the d10s of both: equal ones are rolled again, until the last differ (K-AMB-03)."""
    _faces("initiative", written, names, 10)
    if not equals(actions, rules):
        raise ScenarioUnreadable(".dice.initiative", faults.initiatives_differ)
    if set(written) != set(names) or len({len(faces) for faces in written.values()}) != 1:
        raise ScenarioUnreadable(".dice.initiative", faults.initiative_dice)
    pairs = list(zip(*(written[name] for name in names), strict=True))
    if not pairs or any((one == other) is (place == len(pairs) - 1) for place, (one, other) in enumerate(pairs)):
        raise ScenarioUnreadable(".dice.initiative", faults.initiative_again)
    return {name: tuple(written[name]) for name in names}


def _test_dice(key: str, written: Mapping[str, Sequence[int]] | UnsetType, parties: tuple[Party, Party]) -> Rolled:
    """Return the d3s of both, each as many as they roll (K-TEST-01)."""
    if written is UNSET:
        raise ScenarioUnreadable(f".dice.{key}", faults.missing_d3s)
    _faces(key, written, [party.name for party in parties], 3)
    for party in parties:
        given = len(written.get(party.name, ()))
        if given != party.dice:
            raise ScenarioUnreadable(
                f".dice.{key}.{party.name}", faults.d3s(who=repr(party.name), dice=party.dice, given=given)
            )
    one, other = parties
    return tuple(written[one.name]), tuple(written[other.name])
