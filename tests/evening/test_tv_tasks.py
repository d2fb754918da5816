"""Tasks on the TV: who threw what and how it ended; no reason, no stat, and no Intensity that is not revealed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.characters import Character, Rank
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    BeginAction,
    BeginEvening,
    CheckCalm,
    Command,
    ComplicateTask,
    Contest,
    DrawFreely,
    DrawNumber,
    Note,
    SetHouseRule,
    SetToughness,
    TaskSide,
    ThrowDamage,
    TryTask,
)
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Banner, FaceUp, TvPicture, TvStage
from demoncity_gui.texts import demon_city_tv as tv_texts
from tests.evening.evenings import NOON, Evening
from tests.evening.test_tv_pictures import told
from tests.support.cast import ann, attacks, bill, cassie, defends
from tests.support.demon_city import JournalInMemory, Session
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

pytestmark = pytest.mark.english
"""The screen is told as text, words and all."""


def session_with(*commands: Command, players: str = "", horror: str = "", cast: tuple[Character, ...] = ()) -> Session:
    """Return an evening with these on top of the decks, after these commands."""
    chance = StackedChance(*pick(players, PLAYERS_31), *pick(horror, HORROR_10))
    session = Session(JournalInMemory(), chance, lambda: NOON)
    session.do(BeginEvening("An evening", "", cast or (ann, bill, cassie), PLAYERS_31, HORROR_10))
    for command in commands:
        session.do(command)
    return session


def lines(session: Session) -> list[str]:
    return told(session.tv.picture()).splitlines()[1:]


def tries(*intensities: int, side: TaskSide | None = None) -> TryTask:
    return TryTask(side or TaskSide(ann.id, "Perception"), intensities)


AGAINST = Contest(TaskSide(ann.id, "Agility", advantages=("light",)), TaskSide(bill.id, "Agility"))


# --- what is shown -----------------------------------------------------------------------------------------------


def test_a_static_throw_shows_cards_number_and_how_it_ended() -> None:
    session = session_with(tries(3), players="7 2")
    assert lines(session) == ["players: Ann : wands-7* wands-2 = 7, happened", "Success · 7 |  | players"]
    session = session_with(tries(9), players="7 2")
    assert lines(session) == ["players: Ann : wands-7* = 7, nothing", "Failure · 7 |  | neutral"]


def test_a_contest_shows_both_sides_and_the_winner() -> None:
    session = session_with(AGAINST, players="2 9", horror="5")
    assert lines(session) == [
        "players: Ann against Bill: wands-2 wands-9* = 9, happened",
        "horror: Bill against Ann: pentacles-5* = 5, nothing",
        "Ann won · 9 |  | players",
    ]


def test_two_players_share_the_deck_and_each_has_their_own_cards() -> None:
    """T-OPP-03: what lies in the one spread is shared out in the order in which it was thrown."""
    session = session_with(
        Contest(TaskSide(ann.id, advantages=("light",)), TaskSide(cassie.id, advantages=("a rope",))), players="1 2 3 4"
    )
    assert lines(session)[:2] == [
        "players: Ann against Cassie: wands-1 wands-2* = 2, nothing",
        "players: Cassie against Ann: wands-3 wands-4* = 4, happened",
    ]


def test_a_tie_asks_and_then_says_what_changes() -> None:
    session = session_with(Contest(TaskSide(ann.id), TaskSide(bill.id)), players="5", horror="5")
    assert lines(session)[-1] == f"Tie · 5 | {tv_texts.tied} | tie"
    session.do(ComplicateTask("The lamp goes out."))
    session.do(ComplicateTask("The lamp bursts."))
    assert lines(session)[-1] == "Tie · 5 | The lamp bursts. | tie"
    assert Views(session).task().outcome is not None


def test_a_complication_without_a_tie_is_not_on_the_tv() -> None:
    session = session_with(AGAINST, ComplicateTask("a note"), players="2 9", horror="5")
    assert "a note" not in told(session.tv.picture())


def test_a_hit_for_which_no_card_is_left_is_shown_without_one() -> None:
    """T-AMB-70 (reading b), T-AMB-04 b: the Horror's one card lies in its lane, and the hit costs 1."""
    one = pick("pentacles-7")
    session = Session(JournalInMemory(), StackedChance(*PLAYERS_31, *one), lambda: NOON)
    session.do(BeginEvening("An evening", "", (ann, bill), PLAYERS_31, one))
    for command in (
        *(SetHouseRule("T-AMB-70", "b"), SetHouseRule("T-AMB-04", "b"), BeginAction()),
        *(Announce(ann.id, attacks(bill)), Announce(bill.id, attacks(ann)), ThrowDamage(bill.id, ann.id)),
    ):
        session.do(command)
    hit = lines(session)
    assert hit == ["horror: Bill does damage to Ann: = 1, plain", "Damage · 1 | Bill hurts Ann. | horror"]
    session.undo()
    session.redo()
    assert lines(session) == hit


def test_marks_stand_with_who_threw() -> None:
    owner = replace(ann, significators=(Card.WANDS_7,), hurt=True)
    session = session_with(tries(3), players="7", cast=(owner, bill))
    assert lines(session)[0].endswith("happened (critical) (significator) (hurt)")
    session = session_with(tries(3), players="Fool")
    assert lines(session)[0].startswith("players: Ann : major-0")
    assert "(fumble)" in lines(session_with(tries(6), players="Fool"))[0]


def test_numbers_and_free_draws() -> None:
    session = session_with(DrawNumber(DeckName.HORROR, hundred=False), horror="6")
    assert lines(session) == ["horror: C10 from the Horror’s Deck: pentacles-6* = 6, plain"]
    session.do(DrawNumber(DeckName.HORROR, hundred=True))
    assert "C100 from the Players’ Deck" in lines(session)[0]
    assert session.tv.picture().showdown is None, "a showdown has room for one of the two cards"
    assert len(session.tv.picture().lanes[0].cards) == 2
    banner, number = session.tv.picture().banner, session.tv.picture().lanes[0].number
    assert banner is not None
    assert banner.text == f"C100 · {number}"
    session.do(DrawFreely(DeckName.HORROR, 2))
    assert lines(session)[0].startswith("horror: A free draw from the Horror’s Deck: pentacles-")
    assert "*" not in lines(session)[0]


# --- what is not -------------------------------------------------------------------------------------------------


def test_the_players_see_the_names_they_know() -> None:
    """Whoever has an alias is called by it alone, in lanes, in deeds and in the strip."""
    session = session_with(AGAINST, players="2 3", horror="5", cast=(ann, replace(bill, alias="the Tall Man")))
    assert lines(session)[-1] == "the Tall Man won · 5 |  | horror"
    assert "Bill" not in repr(session.tv.picture())
    session.do(DrawFreely(DeckName.HORROR, 1))
    assert "Bill" not in repr(session.tv.picture())


def test_who_panics_is_marked() -> None:
    session = session_with(SetHouseRule("T-AMB-71", "b"), CheckCalm(ann.id, 9), players="3")
    assert lines(session)[0] == "players: Ann checks Calm: wands-3* = 3, nothing (panic)"


CALM = replace(ann, stats=(Rank("Perception", 8),), toughness_lost=1, calm_lost=2)


@pytest.mark.parametrize(
    ("commands", "thrower"),
    [
        ((tries(4),), ann),
        ((tries(1, 3, 9),), ann),
        ((tries(3),), CALM),
        ((TryTask(TaskSide(ann.id, advantages=("a secret",)), (3,), supernatural=True),), ann),
        ((tries(3, side=TaskSide(ann.id, other_is_distracted=True)),), ann),
    ],
    ids=["Intensity", "levels", "stats", "labels", "distraction"],
)
def test_two_throws_that_differ_in_secrets_alone_look_the_same(
    commands: tuple[Command, ...], thrower: Character
) -> None:
    """T-AMB-65: the counts are open, for cards lie on the table; all else is the Host's."""
    one = session_with(tries(3), players="7 2")
    other = session_with(*commands, players="7 2", cast=(thrower, bill, cassie))
    assert Views(other).task() != Views(one).task()
    assert without_counts(other.tv.picture()) == without_counts(one.tv.picture())


def test_a_calm_check_is_called_so_and_its_intensity_stays_the_hosts() -> None:
    easy, hard = (session_with(CheckCalm(ann.id, intensity), players="7 2") for intensity in (3, 6))
    assert easy.tv.picture().lanes[0].deed == texts.demon_city_tv.checks_calm
    assert without_counts(easy.tv.picture()) == without_counts(hard.tv.picture())


def without_counts(picture: TvPicture) -> TvPicture:
    """Leave out the cards that did not count, and the keys: how many deeds there were is no secret."""
    return replace(
        picture,
        lanes=tuple(
            replace(lane, key=0, cards=tuple(card for card in lane.cards if isinstance(card, FaceUp) and card.counts))
            for lane in picture.lanes
        ),
        showdown=picture.showdown and replace(picture.showdown, left=0, winner=0),
    )


def test_an_intensity_is_shown_once_revealed_and_the_next_one_is_hidden_again() -> None:
    session = session_with(tries(3, 9), players="7 2 8 1")
    session.tv.reveal_intensity(True)
    assert lines(session)[-1] == "Success · 7 | Beats Intensity 3, not 9 | players"
    session.tv.reveal_intensity(False)
    assert lines(session)[-1] == "Success · 7 |  | players"
    session.tv.reveal_intensity(True)
    session.do(tries(3, 9))
    assert lines(session)[-1] == "Success · 8 |  | players"
    session.undo()
    assert lines(session)[-1] == "Success · 7 | Beats Intensity 3, not 9 | players"


def test_what_is_tried_is_said_before_the_cards_and_what_it_must_beat_only_once_revealed() -> None:
    session = session_with(replace(tries(3, 9), words="climbs the drainpipe"), players="7")
    assert session.tv.picture().opening == Banner("Ann climbs the drainpipe")
    assert session.tv.picture().lanes[0].deed == "climbs the drainpipe"
    session.tv.reveal_intensity(True)
    assert session.tv.picture().opening == Banner(
        "Ann climbs the drainpipe", tv_texts.levels_must_be_beaten(levels=["3", "9"])
    )


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (replace(AGAINST, words="holds the door"), "Ann holds the door"),
        (AGAINST, "Ann against Bill"),
        (CheckCalm(ann.id, 4), "Ann checks Calm"),
        (DrawNumber(DeckName.HORROR, hundred=False), "C10"),
    ],
)
def test_every_throw_outside_a_clash_says_what_it_is_about(command: Command, words: str) -> None:
    assert session_with(command).tv.picture().opening == Banner(words)


def test_more_than_can_be_read_is_refused() -> None:
    session = session_with()
    with pytest.raises(RuleRefusal):
        session.do(replace(tries(3), words="x" * 241))
    assert session.tv.picture().stage is TvStage.IDLE


def test_by_house_rule_every_intensity_is_open() -> None:
    """T-AMB-65, reading b."""
    session = session_with(SetHouseRule("T-AMB-65", "b"), tries(9), players="7")
    assert lines(session)[-1] == "Failure · 7 | Does not beat Intensity 9 | neutral"
    assert Views(session).task().intensity_is_open


def test_what_the_host_does_not_show_stays_off_the_tv_and_so_does_all_while_it_is_blank() -> None:
    session = session_with(tries(3), players="7")
    session.tv.switch(TvSwitch.TASKS, on=False)
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "An evening")
    session.tv.switch(TvSwitch.TASKS, on=True)
    assert session.tv.picture().stage is TvStage.TASK
    session.tv.switch(TvSwitch.BLANK, on=True)
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "", blank=True)


def test_whatever_is_done_next_takes_it_off_the_tv() -> None:
    session = session_with(tries(3), players="7")
    session.do(SetToughness(ann.id, 2))
    assert session.tv.picture().stage is TvStage.IDLE
    assert Views(session).task().outcome is None
    session.undo()
    assert session.tv.picture().stage is TvStage.TASK


def test_a_note_of_the_host_leaves_it_there() -> None:
    session = session_with(Contest(TaskSide(ann.id), TaskSide(bill.id)), players="5", horror="5")
    session.do(ComplicateTask("The lamp goes out."))
    shown = session.tv.picture(), Views(session).task()
    session.do(Note("remember the lamp"))
    assert (session.tv.picture(), Views(session).task()) == shown
    session.do(Note("and the rope"))
    session.undo()
    assert (session.tv.picture(), Views(session).task()) == shown


def test_a_task_in_the_middle_of_a_round_leaves_the_cards_on_the_table_unseen() -> None:
    """T-STATE-05: its lanes are nobody's of the round, so that no card of the round can be taken for one of these."""
    session = session_with(
        BeginAction(), Announce(ann.id, defends()), tries(3, side=TaskSide(bill.id)), players="7 2", horror="5"
    )
    keys = {lane.key for lane in session.tv.picture().lanes}
    assert [lane.name for lane in session.tv.picture().lanes] == ["Bill"]
    assert "wands" not in told(session.tv.picture())
    session.undo()
    assert session.tv.picture().stage is TvStage.ANNOUNCE
    assert keys.isdisjoint(lane.key for lane in session.tv.picture().lanes)


def test_lanes_of_two_throws_have_no_key_in_common() -> None:
    session = session_with(AGAINST)
    first = {lane.key for lane in session.tv.picture().lanes}
    session.do(AGAINST)
    assert first.isdisjoint(lane.key for lane in session.tv.picture().lanes)


def test_an_evening_opened_again_tells_the_same_task(evening: Evening) -> None:
    evening.session.do(BeginEvening("An evening", "", (ann, bill, cassie), PLAYERS_31, HORROR_10))
    evening.session.do(AGAINST)
    before = evening.session.tv.picture(), Views(evening.session).task()
    again = evening.reopen()
    assert (again.tv.picture(), Views(again).task()) == before
    assert Views(again).task().last == ann.id
