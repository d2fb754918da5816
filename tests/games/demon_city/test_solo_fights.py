"""Solo fights that nobody planned: what the program does is legal, never stalls, and looks at nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from demoncity_gui.commandline.evenings import check, replay_evening
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import (
    PLAYERS_SIDE,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.rules.offers import (
    OfferAction,
    OfferAnnouncement,
    OfferChoice,
    OfferLeader,
    OfferNextRound,
    OfferReady,
    OfferRuling,
    OfferThrow,
    OfferTyping,
    next_offer,
)
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.seen_by_side import as_seen_by
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, FaceDownThrow, Table
from demoncity_gui.games.demon_city.tempers.at_table import proposal_for
from demoncity_gui.games.demon_city.tempers.solo_host import program_step
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from tests.support.demon_city import DemonCity, JournalFile, JournalInMemory, Session, replay
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.trials import Trials

seeds = st.integers(0, 2**32 - 1)
MOST_STEPS = 3_000


class Luck:
    """Luck of one seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def shuffled(self, items, /):  # type: ignore[no-untyped-def]
        mixed = list(items)
        self.dice.shuffle(mixed)
        return tuple(mixed)


def somebody(dice: Random, number: int, side: Side) -> Character:
    """Return somebody with any stats, and with any instincts, which may be none."""
    lines = [
        Instinct(dice.choice(tuple(When)), dice.choice(tuple(Do)), dice.choice(tuple(Whom)), dice.randint(1, 10))
        for _ in range(dice.randint(0, 4))
    ]
    is_player = side == PLAYERS_SIDE
    return Character(
        id=CharacterId(number),
        name=f"N{number}",
        side=side,
        deck=DeckName.PLAYERS if is_player else DeckName.HORROR,
        stats=tuple(Rank(name, dice.randint(1, 5)) for name in ("Agility", "Toughness", "Calm")),
        power=None if is_player or dice.random() < 0.5 else Power("stares at", "Calm", "Toughness"),
        shoot_deed="fires at" if dice.random() < 0.3 else "",
        calm_check=dice.choice((None, None, 4)),
        alias="" if is_player or dice.random() < 0.7 else f"Stranger {number}",
        notes="a secret",
        instincts=tuple(lines),
    )


def beginning(
    dice: Random, edition: Edition, mode: DeckMode = DeckMode.PROGRAM
) -> cmd.BeginEvening | cmd.BeginDiceEvening:
    """Return how a solo evening of people with any stats begins."""
    sides = [
        PLAYERS_SIDE,
        Side("cult"),
        *(dice.choice((PLAYERS_SIDE, Side("cult"))) for _ in range(dice.randint(0, 3))),
    ]
    people = tuple(somebody(dice, number, side) for number, side in enumerate(sides, start=1))
    if edition is Edition.DICE:
        return cmd.BeginDiceEvening("Low water", "A bath", people, players_mode=mode, horror_mode=mode, solo=True)
    return cmd.BeginEvening(
        "Low water", "A bath", people, PLAYERS_31, HORROR_10, players_mode=mode, horror_mode=mode, solo=True
    )


def begun(dice: Random, edition: Edition, mode: DeckMode = DeckMode.PROGRAM) -> Table:
    """Return a table in whose solo evening a fight has begun."""
    begin = beginning(dice, edition, mode)
    luck = Luck(dice.randint(0, 2**32))
    table = DEMON_CITY.decide(EMPTY_TABLE, begin, luck)[1]
    return DEMON_CITY.decide(table, cmd.BeginAction(), luck)[1]


def typed(table: Table, who: CharacterId | None, dice: Random) -> cmd.Command:
    """Return a number that may lie there: not every one can be the highest, or the lowest, of so many."""
    for number in dice.sample(range(1, 11), 10):
        command = cmd.TypeCards(who, (str(number),))
        with suppress(RuleRefusal):
            DEMON_CITY.decide(table, command, Luck(0))
            return command
    raise AssertionError("no number fits")


def by_player(table: Table, dice: Random) -> cmd.Command:
    """Return what a player does where the program waits: their own people do as the program would have them."""
    match next_offer(table):
        case OfferAction():
            return cmd.BeginAction()
        case OfferAnnouncement(who=who):
            return cmd.Propose(who, says=True)
        case OfferLeader(candidates=candidates):
            return cmd.LetLead(candidates[0])
        case OfferReady():
            return cmd.CallReady()
        case OfferTyping(who=who):
            return typed(table, who, dice)
        case OfferThrow():
            return cmd.ThrowCards()
        case OfferChoice(candidates=candidates, deed=deed):
            chosen = dice.choice(candidates)
            return cmd.ChooseDeed(chosen) if deed else cmd.ChooseAttack(chosen)
        case OfferRuling():
            return cmd.AcceptRuling()
        case OfferNextRound():
            return cmd.NextRound()
        case offer:
            raise AssertionError(offer)


def fight(dice: Random, edition: Edition, mode: DeckMode = DeckMode.PROGRAM) -> Iterator[Table]:
    """Yield the tables of a solo fight to its end; whatever the rules refuse is a fault."""
    table = begun(dice, edition, mode)
    luck = Luck(dice.randint(0, 2**32))
    steps = 0
    while table.fight is not None:
        yield table
        step = program_step(table)
        command = by_player(table, dice) if step is None else step.command
        table = DEMON_CITY.decide(table, command, luck)[1]
        steps += 1
        assert steps < MOST_STEPS, "the fight never ends"


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_whatever_the_program_does_is_legal_and_every_fight_ends(
    edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    fights = trials(10_000, one_in=500)
    steps = sum(1 for seed in range(fights) for _ in fight(Random(f"{edition}/{seed}"), edition))
    record_property("steps", steps)


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_with_real_cards_or_dice_the_player_types_what_lies_on_the_table(edition: Edition, trials: Trials) -> None:
    for seed in range(trials(200, one_in=40)):
        assert list(fight(Random(f"{edition}/typed/{seed}"), edition, DeckMode.HIGHEST_ONLY))


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_undo_through_the_program_s_turns_brings_the_same_choices_back(edition: Edition, trials: Trials) -> None:
    for seed in range(trials(100, one_in=50)):
        dice = Random(f"{edition}/undo/{seed}")
        session = Session(JournalInMemory(), Luck(seed), lambda: "2018-05-26T12:00:00Z")
        session.do(beginning(dice, edition))
        session.do(cmd.BeginAction())
        tables = [session.table]
        while session.table.fight is not None and len(tables) < 60:
            step = program_step(session.table)
            session.do(by_player(session.table, dice) if step is None else step.command)
            tables.append(session.table)
        for table in reversed(tables[:-1]):
            session.undo()
            assert session.table == table
        for table in tables[1:]:
            session.redo()
            assert session.table == table


def with_second_thoughts(session: Session, dice: Random) -> None:
    """Play a fight to its end, now and then some steps back and as they were forth again, the program's among them."""
    while session.table.fight is not None:
        step = program_step(session.table)
        session.do(by_player(session.table, dice) if step is None else step.command)
        if dice.random() < 0.1:
            there, back = session.table, dice.randint(1, min(6, len(session.history.timeline.standing) - 2))
            for _ in range(back):
                session.undo()
            for _ in range(back):
                session.redo()
            assert session.table == there


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_a_solo_fight_with_steps_taken_back_comes_out_the_same_when_it_is_played_again(
    edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Each command is decided anew with the luck that its entry keeps: the program chooses, and throws, as it did."""
    entries = 0
    for seed in range(trials(100, one_in=25)):
        dice = Random(f"{edition}/replay/{seed}")
        journal = JournalInMemory()
        session = Session(journal, Luck(seed), lambda: "2018-05-26T12:00:00Z")
        session.do(beginning(dice, edition))
        session.do(cmd.BeginAction())
        with_second_thoughts(session, dice)
        played, differences = replay(journal.entries())
        assert (played, differences) == (journal.entries(), ())
        entries += len(played)
    record_property("entries", entries)


@pytest.mark.parametrize(("edition", "game"), [(Edition.TAROT, DEMON_CITY), (Edition.DICE, DICE_EDITION)])
def test_check_and_replay_find_a_solo_fight_sound(edition: Edition, game: DemonCity, tmp_path: Path) -> None:
    path, dice = tmp_path / "alone.demoncity", Random(f"{edition}/file")
    journal = JournalFile.create(path, game)
    session = Session(journal, Luck(7), lambda: "2018-05-26T12:00:00Z")
    session.do(beginning(dice, edition))
    session.do(cmd.BeginAction())
    with_second_thoughts(session, dice)
    journal.close()
    assert (check(path), replay_evening(path, None)) == (0, 0)


def hidden_otherwise(dice: Random, table: Table) -> Table:
    """Return the table with other cards wherever they lie unseen, other sheets of others, other notes and names."""

    def others(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(dice.choices(tuple(Card), k=len(cards)))

    def sheet(one: Character) -> Character:
        if one.is_player_character:
            return one
        return replace(
            one,
            name=f"Secret {one.id}" if one.alias else one.name,
            stats=tuple(Rank(rank.name, dice.randint(1, 12)) for rank in one.stats),
            skills=(Rank("Law", dice.randint(0, 9)),),
            toughness_lost=dice.randint(0, 3),
            calm_check=dice.choice((None, 9)),
            weapons=(Weapon("a secret thing"),),
            notes="another secret",
            card_powers=(CardPower(Card.MOON, "a secret"),),
            instincts=tuple(reversed(one.instincts)),
        )

    people = tuple(map(sheet, table.characters))
    now = table.fight
    if now is not None:
        now = replace(
            now,
            participants=tuple(
                replace(one, throw=FaceDownThrow(others(one.throw.cards)))
                if isinstance(one.throw, FaceDownThrow)
                else one
                for one in now.participants
            ),
            as_thrown=tuple(map(sheet, now.as_thrown)),
        )
    decks = [
        replace(deck, pile=others(deck.pile), discard=others(deck.discard))
        for deck in (table.players_deck, table.horror_deck)
    ]
    return replace(table, characters=people, players_deck=decks[0], horror_deck=decks[1], fight=now)


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_what_the_player_s_window_is_made_of_tells_nothing_hidden(
    edition: Edition, record_property: Callable[[str, object], None]
) -> None:
    pairs = 0

    @given(seeds)
    def compare(seed: int) -> None:
        nonlocal pairs
        dice = Random(seed)
        for table in fight(dice, edition):
            other = hidden_otherwise(dice, table)
            assert as_seen_by(other, PLAYERS_SIDE) == as_seen_by(table, PLAYERS_SIDE)
            pairs += 1

    compare()
    record_property("pairs", pairs)


@pytest.mark.soak
@pytest.mark.parametrize("edition", tuple(Edition))
def test_no_choice_of_the_program_hangs_on_a_hidden_card_or_another_s_sheet(edition: Edition) -> None:
    """Their own sheet and what lies open decide, and whom they have a stat to resist (T-HSTAT-03)."""

    @given(seeds)
    def compare(seed: int) -> None:
        dice = Random(seed)
        for table in fight(dice, edition):
            speaker = None if table.fight is None else table.fight.speaker
            if table.fight is None or speaker is None:
                continue
            other = hidden_otherwise(dice, table)
            own = {one.id: one for one in table.characters}
            people = tuple(own[one.id] if one.id == speaker.who else one for one in other.characters)
            other = replace(other, characters=people)
            assert other.fight is not None
            luck = dice.randint(0, 2**32)
            chosen = proposal_for(table, table.fight, speaker, Luck(luck))
            assert proposal_for(other, other.fight, speaker, Luck(luck)) == chosen

    compare()


def test_a_window_that_showed_a_pile_s_order_would_be_caught() -> None:
    table = begun(Random(1), Edition.TAROT)
    turned = replace(table, horror_deck=Deck(tuple(reversed(table.horror_deck.pile))))

    assert turned != table
    assert DEMON_CITY.shown(turned, turned) == DEMON_CITY.shown(table, table)
    peeking = replace(table, peeks=True)
    assert DEMON_CITY.shown(peeking, peeking) is peeking
    assert DICE_EDITION.shown(table, replace(table, solo=False)) is table
