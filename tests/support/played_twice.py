"""Evenings that nobody would plan, played at the table and by the second reading, held together step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Rank, Side, State
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, FaceDownThrow, Fight, ShownThrow, Stage, Table
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.dense_scenarios import (
    COURT_CARDS,
    LABELS,
    MAJORS,
    NAMES,
    SIDES,
    Written,
    deed_of,
    house_rules,
    person_of,
)
from tests.support.second_reading.evening import SecondEvening

T = TypeVar("T")

SPECIAL = (*COURT_CARDS, *MAJORS[1:])
"""Every card that may be a Significator, but The Fool."""


class Shuffler:
    """A chance that shuffles by dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        return tuple(self.dice.sample(items, len(items)))


def announcement_of(deed: Written, ids: dict[str, CharacterId]) -> Announcement:
    """Return what a scenario's announcement says, as the table takes it."""
    edges = Edges(
        weapon=deed.get("weapon_edge", False),
        supernatural=deed.get("supernatural_edge", False),
        advantages=tuple(deed.get("advantages", ())),
        disadvantages=tuple(deed.get("disadvantages", ())),
    )
    target = ids[deed["target"]] if deed.get("target") is not None else None
    against = deed.get("against")
    named = None if against is None else tuple(ids[one] for one in against)
    match deed["kind"]:
        case "attack":
            assert target is not None
            return Attack(
                target,
                Manner(deed["manner"]),
                skill=deed.get("skill"),
                stat=deed.get("stat"),
                resist=deed.get("resist"),
                unaware=deed.get("unaware", False),
                called_shot=deed.get("called_shot", False),
                harmless=deed.get("harmless", False),
                other_aim=deed.get("other_aim", False),
                edges=edges,
                also=tuple(ids[one] for one in deed.get("also", ())),
                tricks=tuple(deed.get("tricks", ())),
            )
        case "defend":
            return Defend(named, edges)
        case "act":
            levels = deed.get("intensity")
            levels = [] if levels is None else levels if isinstance(levels, list) else [levels]
            return Act(
                named or (),
                deed.get("stat"),
                levels[0] if levels else None,
                deed.get("uncontested", False),
                edges,
                target=target,
                resist=deed.get("resist"),
                further_levels=tuple(levels[1:]),
                supernatural=deed.get("supernatural"),
            )
        case _:
            return Move()


class PlayedTwice:
    """One evening: each command is carried out at the table and remembered, and both must agree."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.chance = Shuffler(self.dice)
        self.table: Table = EMPTY_TABLE
        self.seen: Counter[str] = Counter()
        self._sit_down()

    def _sit_down(self) -> None:
        dice = self.dice
        special = dice.sample(SPECIAL, len(SPECIAL))
        sides = dice.sample(SIDES, dice.choice((2, 2, 3)))
        number = dice.randint(2, 7)
        self.people = [
            person_of(dice, name, sides[place % len(sides)], special) for place, name in enumerate(NAMES[:number])
        ]
        owned = []
        for one in self.people:
            one.pop("present", None)
            deck = one.get("deck") or ("players" if one["side"] == "players" else "horror")
            if deck == "horror":
                one.pop("significators", None)
            owned += one.get("significators", [])
        self.ids = {one["name"]: CharacterId(place) for place, one in enumerate(self.people, start=1)}
        self.called = {who: name for name, who in self.ids.items()}
        rules = house_rules(dice, dice.choice((0.0, 0.05, 0.2)))
        for extra, letter in (("T-AMB-18", "b"), ("T-AMB-53", "b")):
            if dice.random() < 0.2:
                rules[extra] = letter
        players = (*starting_players_deck(), *(Card(card) for card in owned if card != "major-0"))
        horror = tuple(card for card in Card if card not in players)
        characters = tuple(self._character(one) for one in self.people)
        self.do(cmd.BeginEvening("An evening", "", characters, players, horror, HouseRules(tuple(rules.items()))))
        self.do(cmd.BeginAction())
        self.second = SecondEvening(self.people, rules, [self.called[one.who] for one in self.fight.participants])
        for one in self.people:
            if one.get("hurt"):
                self.second.wounds[one["name"]] = self.second.wounds[one["name"]]._replace(hurt=True)
        ranks = [self.second.people[name]["stats"]["Agility"] for name in self.second.order]
        assert ranks == sorted(ranks), "T-ORDER-01"

    def _character(self, one: Written) -> Character:
        deck = one.get("deck") or ("players" if one["side"] == "players" else "horror")
        return Character(
            id=self.ids[one["name"]],
            name=one["name"],
            side=Side(one["side"]),
            deck=DeckName(deck),
            stats=tuple(Rank(name, rank) for name, rank in one["stats"].items()),
            skills=tuple(Rank(name, rank) for name, rank in one.get("skills", {}).items()),
            significators=tuple(Card(card) for card in one.get("significators", ())),
            hurt=one.get("hurt", False),
            held=one.get("held", False),
        )

    # --- both at once ------------------------------------------------------------------------------------------------

    @property
    def fight(self) -> Fight:
        assert self.table.fight is not None
        return self.table.fight

    def do(self, command: cmd.Command) -> None:
        """Carry out a command at the table.

        Raises:
            RuleRefusal: the rules say no.
        """
        for event in decide(self.table, command, self.chance):
            self.table = apply(self.table, event)

    def may(self, command: cmd.Command) -> bool:
        """Carry out a command if the rules allow it; whether they did."""
        try:
            self.do(command)
        except RuleRefusal:
            self.seen["refused"] += 1
            return False
        return True

    def play(self, rounds: int) -> None:
        """Play so many rounds."""
        for _ in range(rounds):
            self._what_the_host_says()
            while self.fight.speaker is not None:
                self._speak(self.called[self.fight.speaker.who])
                self._see_to_counts()
            self._name_conflicts()
            self._see_to_counts()
            self.do(cmd.CallReady())
            self.do(cmd.ThrowCards())
            self._tell_clashes()
            self._see_to_what_was_earned()
            self._harm(is_turned=False)
            self.do(cmd.NextRound())
            self.second.begin_round()
            self.seen["rounds"] += 1

    # --- announcing --------------------------------------------------------------------------------------------------

    def _what_the_host_says(self) -> None:
        names = [one["name"] for one in self.people]
        if self.dice.random() < 0.2:
            label = self.dice.choice(LABELS)
            is_ladder = label not in self.second.ladders
            if not self.may(cmd.SetLadder(label, is_ladder)):
                return
            self.second.ladders = (
                [*self.second.ladders, label] if is_ladder else [one for one in self.second.ladders if one != label]
            )
        if self.dice.random() < 0.15 and len(names) > 2:
            drivers = self.dice.sample(names, self.dice.choice((0, 2, 3)))
            if self.may(cmd.SetDrivers(tuple(self.ids[name] for name in drivers))):
                self.second.drivers = drivers

    def _speak(self, name: str) -> None:
        who = self.ids[name]
        if self.table.character(who).must_recover and not self._recovers(name):
            return
        person = self.second.people[name]
        for _ in range(5):
            deed = deed_of(self.dice, person, self.people)
            if isinstance(deed.get("intensity"), list) and len(deed["intensity"]) == 1:
                (deed["intensity"],) = deed["intensity"]  # a list of one is a file's: at the table it is a number
            if self.may(cmd.Announce(who, announcement_of(deed, self.ids))):
                break
        else:
            deed = {"kind": "move"}
            self.do(cmd.Announce(who, Move()))
        self.second.announced(name, deed)

    def _recovers(self, name: str) -> bool:
        """Let somebody get up, or not; whether they may announce now."""
        who = self.ids[name]
        while self.table.character(who).must_recover:
            was_out = self.table.character(who).out
            if self.dice.random() < 0.4:
                self.do(cmd.PassTurn(who))
                self.second.passing.append(name)
                return False
            if was_out and self.dice.random() < 0.3:
                self.do(cmd.SetState(who, State.OUT, is_so=False))
            else:
                self.do(cmd.Recover(who, None, 0))
            assert not self.table.character(who).out
            if was_out:
                self.second.recovered(name)
            else:
                assert not self.table.character(who).panicked
            self._see_to_wounds()
            if self.dice.random() < 0.4:
                self._enter_toughness(name)
        return True

    def _name_conflicts(self) -> None:
        scene = self.second.scene()
        for one in self.people:
            for other in self.people:
                names = one["name"], other["name"]
                friends = one["side"] == other["side"] and one is not other
                if friends and all(scene.is_contested(name) for name in names) and self.dice.random() < 0.1:
                    if self.may(cmd.SetConflict(self.ids[names[0]], self.ids[names[1]], conflict=True)):
                        self.second.conflicts.append(list(names))

    def _see_to_counts(self) -> None:
        counts = self.second.counts()
        for one in self.fight.participants:
            name = self.called[one.who]
            if one.settled is not None:
                if name not in self.second.hands:
                    self._see_to_settled(name, one.settled, one.throw)
                continue
            count = None if one.count is None else (one.count.cards, one.count.lowest)
            assert count == counts.get(name), (name, count, counts.get(name))
            assert (0 if one.throw is None else one.throw.number) == (0 if count is None else count[0]), name

    def _see_to_settled(self, name: str, ruling: TaskRuling, throw: object) -> None:
        if isinstance(throw, ShownThrow) and throw.cards:
            self.second.hands[name] = [_written(card) for card in throw.cards]
        expected = self.second.settled(name)
        levels = list(ruling.levels)
        told = {"who": name, "result": ruling.result.value, "levels": levels}
        assert told | {"critical": ruling.critical, "fumble": ruling.fumble} == expected, name
        self.seen[expected["result"]] += 1
        self.second.hands.setdefault(name, [])

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell_clashes(self) -> None:
        self.second.cards_turned(
            {
                self.called[one.who]: (one.count.cards, one.count.lowest)
                for one in self.fight.participants
                if one.count is not None
            }
        )
        for one in self.fight.participants:
            if isinstance(one.throw, ShownThrow) and one.settled is None:
                self.second.hands[self.called[one.who]] = [_written(card) for card in one.throw.cards]
            assert not isinstance(one.throw, FaceDownThrow)
        tops = [clash.ruling.top for clash in self.fight.clashes]
        assert tops == sorted(tops, reverse=True), "T-AMB-58"
        self.told: list[Written] = []
        while self.fight.stage is Stage.RESOLVING:
            if self.dice.random() < 0.3:
                self._harm(is_turned=True)
            ruling = self._see_to_ruling()
            while ruling.choices:
                candidate = self.dice.choice(ruling.choices)
                is_attack = bool(ruling.candidates)
                self.do(cmd.ChooseAttack(candidate) if is_attack else cmd.ChooseDeed(candidate))
                self.second.chosen.append(self.called[candidate])
                ruling = self._see_to_ruling()
            if self.dice.random() < 0.3:
                self._harm(is_turned=True)
                ruling = self._see_to_ruling()
                if ruling.choices:
                    continue
            self.told.append(self._expected(ruling))
            self.do(cmd.AcceptRuling())

    def _expected(self, ruling: ClashRuling) -> Written:
        return self.second.ruling(self._names(ruling.members))

    def _see_to_ruling(self) -> ClashRuling:
        judged = self.fight.clash_to_tell
        assert judged is not None
        ruling = judged.ruling
        expected = self._expected(ruling)
        attack = expected.pop("attack")
        told = {
            "members": self._names(ruling.members),
            "top": ruling.top,
            "outcome": ruling.outcome.value,
            "winning_side": ruling.winning_side,
            "hit": self._names(ruling.hit),
            "candidates": self._names(ruling.candidates),
            "undecided": [self._names(group) for group in ruling.undecided],
            "happens": self._names(ruling.happens),
            "critical": self._names(ruling.critical),
            "fumble": self._names(ruling.fumble),
        }
        assert told == expected, {key: (told[key], expected[key]) for key in told if told[key] != expected[key]}
        assert (None if ruling.attacker is None else self.called[ruling.attacker]) == (attack or {}).get("who")
        self.seen[ruling.outcome.value] += 1
        self.seen["undecided"] += bool(ruling.undecided)
        self.seen["out"] += bool(set(self.second.fallen) & set(expected["members"]))
        return ruling

    def _names(self, ids: Sequence[CharacterId]) -> list[str]:
        return [self.called[who] for who in ids]

    def _see_to_what_was_earned(self) -> None:
        readings = self.second.scene().people
        lowest = {name: count[1] for name, count in self.second.counted.items()}
        values = {
            name: (min if lowest.get(name) else max)(readings[name].value(card) for card in hand)
            for name, hand in self.second.hands.items()
            if hand
        }
        for one in self.fight.participants:
            name = self.called[one.who]
            assert one.succeeded == self.second.earns_a_place(name, self.told, values), name

    # --- harm --------------------------------------------------------------------------------------------------------

    def _harm(self, *, is_turned: bool) -> None:
        for one in self.people:
            name = one["name"]
            if self.dice.random() < 0.15:
                self._enter_toughness(name)
            wounds = self.second.wounds[name]
            if not wounds.out and self.dice.random() < (0.6 if wounds.toughness < 0 else 0.05):
                self.do(cmd.SetState(self.ids[name], State.OUT, is_so=True))
                self.second.put_out(name, is_turned=is_turned)
            if self.dice.random() < 0.05:
                self.do(cmd.SetState(self.ids[name], State.PANIC, is_so=True))
            self._see_to_wounds()

    def _enter_toughness(self, name: str) -> None:
        toughness = self.second.wounds[name].toughness + self.dice.randint(-3, 3)
        self.do(cmd.SetToughness(self.ids[name], toughness))
        self.second.toughness_entered(name, toughness)
        self._see_to_wounds()

    def _see_to_wounds(self) -> None:
        for name, wounds in self.second.wounds.items():
            one = self.table.character(self.ids[name])
            found = one.toughness, one.out, one.knocked_under, one.hurt
            assert found == (wounds.toughness, wounds.out, wounds.knocked, wounds.hurt), name
            self.seen["hurt"] += one.hurt


def _written(card: object) -> str:
    assert isinstance(card, Card)
    return card.value
