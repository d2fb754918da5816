"""What no screen may show: two tables that differ in secrets alone give the same pictures at every moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Move, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, Power, Rank, Weapon
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.commands import ThrowCards
from demoncity_gui.games.demon_city.rules.counting import CountLine
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, Fight, Participant, ShownThrow, Table
from demoncity_gui.games.demon_city.views.host_view import host_picture
from demoncity_gui.games.demon_city.views.tv_view import tv_picture
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceDown
from demoncity_gui.tv.scene.spoken import spoken
from tests.evening.evenings import NOON
from tests.support.asked_play import asked
from tests.support.demon_city import JournalInMemory, Session
from tests.support.random_evenings import CAST
from tests.support.random_rounds import random_announcement, random_character, random_edges
from tests.support.told_evening import COMMANDS, told_chance
from tests.support.trials import Trials
from tests.support.whole_rounds import CardLuck, whole_round

seeds = st.integers(0, 2**32 - 1)


def somebody(dice: Random) -> tuple[Character, ...]:
    """Return some people, of whom the players know some by another name, and some not at all."""
    people = [random_character(dice, number) for number in range(1, dice.randint(2, 6) + 1)]
    return tuple(
        replace(one, alias=f"Stranger {one.id}" if dice.random() < 0.3 else "", hidden=dice.random() < 0.2)
        for one in people
    )


def tables_of(dice: Random) -> Iterator[Table]:
    """Yield the table at every moment of some round."""
    return (step.table for step in whole_round(dice, somebody(dice)))


def with_other_cards(dice: Random, table: Table) -> Table:
    """Return the table with any other cards wherever they lie unseen: in piles, in discards, face down."""

    def others(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(dice.choices(tuple(Card), k=len(cards)))

    def deck(name: DeckName) -> Deck:
        return Deck(others(table.deck(name).pile), others(table.deck(name).discard))

    fight = table.fight
    if fight is not None:
        people = tuple(
            replace(one, throw=FaceDownThrow(others(one.throw.cards))) if isinstance(one.throw, FaceDownThrow) else one
            for one in fight.participants
        )
        fight = replace(fight, participants=people)
    return replace(table, players_deck=deck(DeckName.PLAYERS), horror_deck=deck(DeckName.HORROR), fight=fight)


def with_other_numbers(dice: Random, table: Table) -> Table:
    """Return the table with other stats, reasons and Intensities, and with other outcomes where none is told yet.

    What was shown stays: whose turn, what deed at whom, how many cards, and all that lies open or has been told.
    """
    fight = table.fight
    shown = set[int]()
    if fight is not None:
        shown = {one.who for one in fight.participants if isinstance(one.throw, ShownThrow)}
        fight = replace(
            fight,
            participants=tuple(_other_reasons(dice, one) for one in fight.participants),
            clashes=tuple(
                replace(clash, ruling=other_ruling(dice, clash.ruling, told=place <= fight.told))
                for place, clash in enumerate(fight.clashes)
            ),
        )
    people = tuple(other_stats(dice, one, shown=one.id in shown) for one in table.characters)
    return replace(table, characters=people, fight=fight)


def other_stats(dice: Random, one: Character, *, shown: bool) -> Character:
    return replace(
        one,
        stats=tuple(Rank(rank.name, dice.randint(0, 12)) for rank in one.stats),
        skills=tuple(Rank(dice.choice(("Yoga", "Law")), dice.randint(0, 9)) for _ in range(dice.randint(0, 2))),
        significators=one.significators if shown else tuple(dice.sample(tuple(Card), 2)),
        power=None if one.power is None else Power(one.power.deed, "Yoga", "Law"),
        shoot_skill=dice.choice(("", "Law")),
        toughness_lost=dice.randint(0, 9),
        calm_check=dice.choice((None, 9)),
        weapons=(Weapon("a secret"),) * dice.randint(0, 2),
        picture=dice.choice(("", "a secret")),
        notes=dice.choice(("", "a secret")),
        card_powers=tuple(CardPower(card, "a secret") for card in dice.sample(tuple(Card), 9)),
    )


def with_other_names(table: Table) -> Table:
    """Return the table with other names for all whose own the players don't know."""
    people = tuple(
        replace(one, name=f"Secret {one.id}", short="Secret", pronoun="she") if one.alias or one.hidden else one
        for one in table.characters
    )
    return replace(table, characters=people)


def _other_reasons(dice: Random, one: Participant) -> Participant:
    count = one.count
    if count is not None:
        lines = tuple(CountLine(dice.choice(tuple(ThrowReason)), 1, "a secret") for _ in range(dice.randint(1, 3)))
        count = replace(count, lines=lines, lowest=count.lowest if isinstance(one.throw, ShownThrow) else True)
    settled = one.settled
    if settled is not None:
        settled = replace(settled, intensity=dice.randint(0, 10))
    return replace(
        one,
        announcement=None if one.announcement is None else other_edges(dice, one.announcement),
        count=count,
        settled=settled,
        last=random_announcement(dice, random_character(dice, 9), [random_character(dice, 8)]),
        last_cards=dice.randint(1, 5),
        succeeded=dice.random() < 0.5,
    )


def other_edges(dice: Random, announcement: Announcement) -> Announcement:
    match announcement:
        case Attack():
            return replace(
                announcement,
                skill="Law",
                stat=dice.choice((None, "Calm")),
                resist=dice.choice((None, "Calm")),
                unaware=dice.random() < 0.5,
                called_shot=dice.random() < 0.5,
                edges=random_edges(dice),
            )
        case Act():
            return replace(announcement, stat="Calm", intensity=dice.randint(0, 10), edges=random_edges(dice))
        case Defend():
            return replace(announcement, edges=random_edges(dice))
        case Move():
            return announcement


def other_ruling(dice: Random, ruling: ClashRuling, *, told: bool) -> ClashRuling:
    hurdles = (Hurdle(HurdleKind.STAT, dice.randint(0, 12), ruling.members[0], "Yoga"),)
    judgements = tuple(replace(judgement, hurdles=hurdles) for judgement in ruling.judgements)
    if told:
        return replace(ruling, judgements=judgements)
    return replace(
        ruling,
        judgements=judgements,
        top=dice.randint(0, 21),
        outcome=dice.choice(tuple(Outcome)),
        happens=tuple(dice.sample(ruling.members, dice.randint(0, len(ruling.members)))),
        critical=ruling.members,
        fumble=ruling.members,
    )


@pytest.mark.soak
def test_the_tv_shows_no_hidden_card_no_number_of_a_sheet_and_no_name_behind_another(
    record_property: Callable[[str, object], None],
) -> None:
    """T-DECK-02, T-DECK-23: whatever the Horror's Deck is built of, and whatever lies in a discard."""
    pairs = 0

    @given(seeds)
    def compare(seed: int) -> None:
        nonlocal pairs
        dice = Random(seed)
        for table in tables_of(dice):
            shown = tv_picture(table)
            for other in (
                with_other_cards(dice, table),
                with_other_numbers(dice, table),
                with_other_cards(dice, with_other_numbers(dice, with_other_names(table))),
            ):
                assert tv_picture(other) == shown
                pairs += 1

    compare()
    record_property("pairs of tables", pairs)


@pytest.mark.soak
def test_the_hosts_window_shows_no_hidden_card(record_property: Callable[[str, object], None]) -> None:
    """T-DECK-23: a discard lies face down for the Host as well."""
    pairs = 0

    @given(seeds)
    def compare(seed: int) -> None:
        nonlocal pairs
        dice = Random(seed)
        for table in tables_of(dice):
            shown = host_picture(table, undo=None, redo=None)
            assert host_picture(with_other_cards(dice, table), undo=None, redo=None) == shown
            pairs += 1

    compare()
    record_property("pairs of tables", pairs)


def has_shown_cards(fight: Fight | None) -> bool:
    return fight is not None and any(isinstance(one.throw, ShownThrow) for one in fight.participants)


@pytest.mark.soak
@given(seeds, seeds)
def test_luck_is_seen_on_no_screen_and_in_no_log_before_cards_are_turned(seed: int, other: int) -> None:
    sessions = [Session(JournalInMemory(), CardLuck(Random(luck)), lambda: NOON) for luck in (seed, other)]
    for step in whole_round(Random(seed), somebody(Random(seed))):
        if has_shown_cards(step.table.fight):
            break
        for session in sessions:
            session.do(step.command)
        one, two = sessions
        assert Views(one).host() == Views(two).host()
        assert one.tv.picture() == two.tv.picture()
        last = one.history.timeline.last
        assert one.history.lines(last, last) == two.history.lines(last, last)


def test_undo_and_redo_show_no_card_that_lay_face_down_when_they_go_back() -> None:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)

    def screens() -> tuple[object, ...]:
        history = session.history
        standing = [line for line in history.lines(1, history.timeline.last) if history.timeline.stands(line.entry)]
        return session.tv.picture(), Views(session).host().rows, standing

    pictures = []
    for command in COMMANDS[:11]:
        session.do(command)
        pictures.append(screens())
    session.do(ThrowCards())
    for before in reversed(pictures):
        session.undo()
        assert screens() == before
        if len(session.history.lines(1, session.history.timeline.newest)) < 4:
            break


def test_a_face_down_card_has_no_field_for_its_name() -> None:
    assert issubclass(FaceDown, Struct)
    assert FaceDown.__struct_fields__ == ()


@pytest.mark.soak
def test_a_creatures_own_card_is_shown_to_the_players_as_no_significator(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-DECK-16: whatever it throws, in the TV's picture, what is spoken, and the story; a player's own card is."""
    moments = turned = 0
    for seed in range(trials(60)):
        for whose, is_known in ((DeckName.HORROR, False), (DeckName.PLAYERS, True)):
            horror = tuple(card for card in Card if card.pip is None and card is not Card.FOOL)[:: 2 if seed % 2 else 3]
            own = horror if whose is DeckName.HORROR else CAST.players_deck
            people = tuple(replace(one, significators=own if one.deck is whose else ()) for one in CAST.characters)
            dice = Random(seed)
            session = Session(JournalInMemory(), RehearsedChance(seed), lambda: NOON)
            session.do(replace(CAST, characters=people, horror_deck=horror))
            told = ""
            for _ in range(60):
                with suppress(RuleRefusal):
                    session.do(asked(session.table, dice))
                if not is_known and any(one.significators for one in session.table.characters if one.deck is not whose):
                    session.undo()  # a player was given one, which everybody may see
                picture = session.tv.picture()
                told += repr(picture) + spoken(picture)
                moments += 1
            told += repr(list(session.history.story(for_players=True)))
            if not is_known:
                assert "significator" not in told.lower() and "their own" not in told, f"seed {seed}"
            turned += is_known and "significator" in told.lower()
    assert turned, "a player's own card is shown as one"
    record_property("moments", moments)
