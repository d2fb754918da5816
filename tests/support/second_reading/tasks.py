"""Throws against an Intensity, and one party against another (T-STATIC, T-OPP, T-EXTRA, T-LOST)."""

from __future__ import annotations

from tests.support.second_reading.sheets import Json, Person, Readings, beats_intensity, named


def levels_of(intensity: int | list[int] | None) -> list[int]:
    """Return the Intensities of a deed, none, one or several."""
    if intensity is None:
        return []
    return list(intensity) if isinstance(intensity, list) else [intensity]


def is_in_doubt(levels: list[int], *, supernatural: bool) -> bool:
    """Whether some level needs a throw (T-STATIC-05, T-STATIC-06)."""
    return any(0 < level < 10 or (level == 10 and supernatural) for level in levels)


class StaticThrow:
    """One throw against one Intensity or several (T-STATIC-09)."""

    def __init__(self, person: Person, intensity: int | list[int] | None, *, supernatural: bool) -> None:
        self.person, self.levels, self.supernatural = person, levels_of(intensity), supernatural
        self.in_list = isinstance(intensity, list)
        self.readings = person.readings

    def beaten(self, cards: list[str | int], stat: int | None) -> list[int]:
        """Return the levels that these cards earn (T-STATIC-02, T-STATIC-14, T-AMB-79, T-AMB-85)."""
        if self.fumbles(cards):
            return []
        return [level for level in self.levels if self._is_beaten(level, cards, stat)]

    def _is_beaten(self, level: int, cards: list[str | int], stat: int | None) -> bool:
        if level == 0:
            return True
        if level == 10 and not self.supernatural:
            return False
        value = self.value(self.counting_for(level, cards, stat))
        return beats_intensity(value, level, self.readings, in_list=self.in_list)

    def counting_for(self, level: int, cards: list[str | int], stat: int | None) -> list[str | int]:
        """Return the cards that count against one level: what High Stat brought, the last, for those under the stat.

        T-AMB-41, reading c; in every other they all count.
        """
        helped = stat is not None and stat > self.levels[0]
        if self.readings.has(41, "c") and helped and stat is not None and stat <= level and len(cards) > 1:
            return cards[:-1]
        return cards

    def value(self, cards: list[str | int]) -> int:
        """Return the highest of these cards (T-THROW-01)."""
        return max(self.person.value(card) for card in cards)

    def fumbles(self, cards: list[str | int]) -> bool:
        """Whether The Fool is the highest (T-CRIT-01)."""
        return self.person.fumbles(self.value(cards))

    def is_critical(self, cards: list[str | int], stat: int | None) -> bool:
        """Whether a throw that earned something is a critical success (T-CRIT-03, T-CRIT-06).

        A Significator has to do by itself what makes the task succeed at all.
        """
        thrown_for = [level for level in self.beaten(cards, stat) if level != 0]
        if not thrown_for:
            return False
        cards = self.counting_for(thrown_for[0], cards, stat)
        if self.value(cards) > 10:
            return True
        own = self.person.own_values(cards, self.value(cards), lowest=False)
        return any(beats_intensity(value, thrown_for[0], self.readings, in_list=self.in_list) for value in own)


def task_ruling(scenario: Json) -> Json:
    """Return the ruling of a task, as far as cards are given."""
    readings = Readings(scenario.get("house_rules"))
    people = [Person({"side": "players", **one}, readings) for one in scenario["parties"]]
    counted = _counts(scenario, people, readings)
    told: Json = {"throws": {name: {"cards": number, "counts": "highest"} for name, number in counted.items()}}
    if counted and any("cards" not in one for one in scenario["parties"]):
        return told
    if scenario["kind"] == "opposed":
        return told | _opposed(scenario, people)
    return told | _static(scenario, people[0], thrown=bool(counted))


def _counts(scenario: Json, people: list[Person], readings: Readings) -> dict[str, int]:
    """Return how many cards each party takes (T-THROW-09, T-LOST-02, T-LOST-04, T-OPP-02, T-STATIC-08)."""
    parties = scenario["parties"]
    levels = levels_of(scenario.get("intensity"))
    if scenario["kind"] == "static":
        supernatural = _supernatural(scenario, people[0])
        if not is_in_doubt(levels, supernatural=supernatural):
            return {}
        compared: list[int | None] = [levels[-1] if readings.has(41, "b") else levels[0]]
    else:
        compared = [parties[1].get("stat"), parties[0].get("stat")]
    cards, lost = [], []
    for party, other in zip(parties, compared, strict=True):
        stat = party.get("stat")
        number = 1 + party.get("overlap", 0) + bool(party.get("distracted")) + len(set(party.get("advantages", [])))
        number += stat is not None and other is not None and stat > other
        losses = len(set(party.get("disadvantages", [])))
        cards.append(max(1, number - losses))
        lost.append(max(0, losses - (number - 1)))
    if len(parties) == 2:
        cards = [cards[0] + lost[1], cards[1] + lost[0]]
    return {person.name: number for person, number in zip(people, cards, strict=True)}


def _supernatural(scenario: Json, person: Person) -> bool:
    said = scenario.get("supernatural")
    return person.has_a_supernatural_card() if said is None else bool(said)


def _static(scenario: Json, person: Person, *, thrown: bool) -> Json:
    levels = levels_of(scenario["intensity"])
    throw = StaticThrow(person, scenario["intensity"], supernatural=_supernatural(scenario, person))
    party = scenario["parties"][0]
    if not thrown:
        beaten = [level for level in levels if level == 0]
        return _told("success" if beaten else "failure", automatic=True, levels=beaten)
    cards = party["cards"]
    beaten = throw.beaten(cards, party.get("stat"))
    critical = [person.name] if throw.is_critical(cards, party.get("stat")) else []
    fumble = [person.name] if throw.fumbles(cards) else []
    return _told("success" if beaten else "failure", levels=beaten, critical=critical, fumble=fumble)


def _opposed(scenario: Json, people: list[Person]) -> Json:
    """T-OPP-01, T-OPP-05, T-TIE-01, T-CRIT-03, T-CRIT-06."""
    hands = [party["cards"] for party in scenario["parties"]]
    values = [max(person.value(card) for card in hand) for person, hand in zip(people, hands, strict=True)]
    fumble = [person.name for person, value in zip(people, values, strict=True) if person.fumbles(value)]
    if values[0] == values[1]:
        return _told("tied", fumble=fumble)
    best = values.index(max(values))
    winner, top, other = people[best], values[best], values[1 - best]
    own = winner.own_values(hands[best], top, lowest=False)
    is_critical = top > 10 or any(value > other for value in own)
    return _told(winner.name, critical=[winner.name] if is_critical else [], fumble=fumble)


def _told(
    result: str,
    *,
    automatic: bool = False,
    levels: list[int] | None = None,
    critical: list[str] | None = None,
    fumble: list[str] | None = None,
) -> Json:
    return {
        "result": result,
        "automatic": automatic,
        "levels": levels or [],
        "critical": critical or [],
        "fumble": fumble or [],
    }


def cards_are_distinct(hands: list[list[str | int]]) -> bool:
    """Whether no named card, The Fool among them, lies twice (T-DECK-20)."""
    known = [named(card) for hand in hands for card in hand if isinstance(named(card), str)]
    return len(set(known)) == len(known)
