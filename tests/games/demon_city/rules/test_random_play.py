"""What holds at every table, however it is played: whole evenings of random commands, sensible and not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    ChooseAttack,
    ChooseDeed,
    Command,
    Complicate,
    EndAction,
    NextRound,
    RepeatAll,
    SetHurt,
    SetToughness,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, FaceDownThrow, ShownThrow, Stage, Table
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.random_rounds import random_announcement, random_character
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.trials import Trials

T = TypeVar("T")

seeds = st.integers(0, 2**32 - 1)


class TrueShuffler:
    """A chance that shuffles by dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        return tuple(self.dice.sample(items, len(items)))


def any_announcement(dice: Random, people: list[Character]) -> Announcement:
    """Return an announcement that may or may not be allowed: any targets, also strangers, any stats."""
    stranger = random_character(dice, 99)
    return random_announcement(dice, random_character(dice, 98), [*people, stranger])


def any_command(dice: Random, people: list[Character]) -> Command:
    """Return any command at all, at any time."""
    who = dice.choice([*(one.id for one in people), CharacterId(99)])
    return dice.choice(
        (
            BeginEvening("Again", "", tuple(people), PLAYERS_31, HORROR_10),
            BeginAction(),
            Announce(who, any_announcement(dice, people)),
            RepeatAll(),
            CallReady(),
            ThrowCards(),
            ChooseAttack(who),
            ChooseDeed(who),
            Complicate("The lamp goes out."),
            AcceptRuling(),
            SetToughness(who, dice.randint(-120, 120)),
            SetHurt(who, hurt=dice.random() < 0.5),
            NextRound(),
            EndAction(),
        )
    )


def all_cards(table: Table, name: DeckName) -> Counter[Card]:
    """Return every card of that deck, wherever it lies: in the pile, the discard, or before its own people."""
    deck = table.deck(name)
    before_people = [
        card
        for one in (() if table.fight is None else table.fight.participants)
        if isinstance(one.throw, FaceDownThrow | ShownThrow) and table.character(one.who).deck is name
        for card in one.throw.cards
        if isinstance(card, Card)
    ]
    return Counter((*deck.pile, *deck.discard, *before_people))


class Evening(RuleBasedStateMachine):
    """One evening of random play; its invariants are checked after every command."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = EMPTY_TABLE
        self.events: list[Event] = []
        self.chance = TrueShuffler(Random(0))
        self.decks: dict[DeckName, Counter[Card]] = {}

    def at(self, *stages: Stage) -> bool:
        """Whether the fight is at one of these stages."""
        return self.table.fight is not None and self.table.fight.stage in stages

    def ruling_to_tell(self) -> ClashRuling:
        """Return the ruling of the Clash that is told next."""
        assert self.table.fight is not None and self.table.fight.clash_to_tell is not None
        return self.table.fight.clash_to_tell.ruling

    def do(self, command: Command) -> bool:
        """Do it if the rules allow it; whether they did. Anything but events or a refusal ends the test."""
        before = msgspec.json.encode(self.table)
        try:
            happened = decide(self.table, command, self.chance)
        except RuleRefusal:
            assert msgspec.json.encode(self.table) == before, "a refused command changed the table"
            return False
        assert msgspec.json.encode(self.table) == before, "deciding changed the table"
        for event in happened:
            self.table = apply(self.table, event)
        self.events.extend(happened)
        return True

    @initialize(seed=seeds, number=st.integers(2, 8), horror_cards=st.integers(3, 10))
    def sit_down(self, seed: int, number: int, horror_cards: int) -> None:
        dice = Random(seed)
        self.chance = TrueShuffler(dice)
        people = tuple(random_character(dice, count + 1) for count in range(number))
        horror = (*HORROR_10[:horror_cards], Card.MOON)
        assert self.do(BeginEvening("An evening", "", people, PLAYERS_31, horror))
        self.decks = {DeckName.PLAYERS: Counter(PLAYERS_31), DeckName.HORROR: Counter(horror)}
        self.do(BeginAction())

    @precondition(lambda self: self.table.fight is None)
    @rule()
    def begin_action(self) -> None:
        assert self.do(BeginAction())

    @precondition(lambda self: self.at(Stage.ANNOUNCING))
    @rule(seed=seeds, everybody=st.booleans())
    def announce_in_turn(self, seed: int, everybody: bool) -> None:
        dice = Random(seed)
        tries = 40 if everybody else 1
        while tries and self.table.fight is not None and (speaker := self.table.fight.speaker) is not None:
            tries -= 1
            who = self.table.character(speaker.who)
            self.do(Announce(who.id, random_announcement(dice, who, list(self.table.characters))))

    @precondition(lambda self: self.at(Stage.ANNOUNCING))
    @rule(seed=seeds)
    def somebody_thinks_again(self, seed: int) -> None:
        dice = Random(seed)
        who = dice.choice(self.table.characters)
        self.do(Announce(who.id, random_announcement(dice, who, list(self.table.characters))))

    @precondition(lambda self: self.at(Stage.ANNOUNCING))
    @rule()
    def repeat_all(self) -> None:
        self.do(RepeatAll())

    @precondition(lambda self: self.at(Stage.ANNOUNCING, Stage.READY))
    @rule()
    def ready_and_throw(self) -> None:
        everybody_spoke = self.table.fight is not None and self.table.fight.speaker is None
        if self.at(Stage.ANNOUNCING):
            assert self.do(CallReady()) == everybody_spoke
        assert self.do(ThrowCards()) == everybody_spoke

    @precondition(lambda self: self.at(Stage.RESOLVING))
    @rule(seed=seeds)
    def tell_the_next_clash(self, seed: int) -> None:
        dice = Random(seed)
        while (ruling := self.ruling_to_tell()).choices:
            assert not self.do(AcceptRuling())
            chosen = dice.choice(ruling.choices)
            assert self.do(ChooseAttack(chosen) if ruling.candidates else ChooseDeed(chosen))
        self.do(Complicate("The floor gives way."))
        assert self.do(AcceptRuling())

    @precondition(lambda self: self.at(Stage.AFTERMATH))
    @rule()
    def next_round(self) -> None:
        assert self.do(NextRound())

    @precondition(lambda self: self.at(Stage.ANNOUNCING))
    @rule(seed=seeds)
    def play_the_round_to_its_end(self, seed: int) -> None:
        self.announce_in_turn(seed, everybody=True)
        self.ready_and_throw()
        while self.at(Stage.RESOLVING):
            self.tell_the_next_clash(seed)
            self.check()
        self.do(NextRound())

    @rule(seed=seeds)
    def any_command_at_any_time(self, seed: int) -> None:
        dice = Random(seed)
        command = any_command(dice, list(self.table.characters))
        if not isinstance(command, EndAction) or dice.random() < 0.3:
            self.do(command)

    def check(self) -> None:
        """Check in the midst of a rule what is checked after each."""
        self.no_card_is_lost_or_doubled_and_the_decks_never_mix()
        self.everybody_who_throws_has_the_cards_counted_and_at_least_one()
        self.no_clash_has_two_attacks()

    @invariant()
    def no_card_is_lost_or_doubled_and_the_decks_never_mix(self) -> None:
        """T-DECK-21, T-DECK-22."""
        for name, built in self.decks.items():
            assert all_cards(self.table, name) == built

    @invariant()
    def everybody_who_throws_has_the_cards_counted_and_at_least_one(self) -> None:
        """T-COUNT-02, T-ANNOUNCE-11."""
        if self.table.fight is None:
            return
        for one in self.table.fight.participants:
            if one.count is None:
                assert one.throw is None
            elif one.settled is None:
                assert one.throw is not None and one.throw.number == one.count.cards >= 1
            else:
                assert one.throw is None or (isinstance(one.throw, ShownThrow) and len(one.throw.cards) >= 1)

    @invariant()
    def no_clash_has_two_attacks(self) -> None:
        """T-QUIRK-02."""
        if self.table.fight is None:
            return
        announced = {one.who: one.announcement for one in self.table.fight.participants}
        for clash in self.table.fight.clashes:
            attackers = [who for who in clash.ruling.happens if isinstance(announced[who], Attack)]
            assert attackers == ([] if clash.ruling.attacker is None else [clash.ruling.attacker])

    @invariant()
    def nothing_lies_face_up_before_the_throw_but_what_is_settled(self) -> None:
        """T-STATE-06."""
        if self.at(Stage.ANNOUNCING, Stage.READY) and self.table.fight is not None:
            shown = [one for one in self.table.fight.participants if isinstance(one.throw, ShownThrow)]
            assert all(one.settled is not None for one in shown)

    def teardown(self) -> None:
        """Replaying the events from an empty table, even written down and read back, gives the same table."""
        replayed = read_back = EMPTY_TABLE
        for event in self.events:
            replayed = apply(replayed, event)
            read_back = apply(read_back, msgspec.json.decode(msgspec.json.encode(event), type=Event))
        assert replayed == self.table
        assert read_back == self.table


@pytest.mark.soak
def test_whatever_is_played_the_table_stays_whole(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Random evenings: commands that the stage allows, and any others."""
    evenings = trials(500, one_in=25)
    run_state_machine_as_test(Evening, settings=settings(max_examples=evenings, stateful_step_count=40, deadline=None))
    record_property("evenings", evenings)
