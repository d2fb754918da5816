"""What the players see at each stage of a round, told as text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Move
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    SetHurt,
    ThrowCards,
)
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceDown, Mark, TvPicture, TvStage
from demoncity_gui.texts import demon_city_tv as tv_texts
from tests.evening.evenings import NOON
from tests.support.cast import attacks, defends, foe, player, quietly_tries
from tests.support.demon_city import JournalInMemory, Session
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick
from tests.support.told_evening import COMMANDS, told_chance

pytestmark = pytest.mark.english
"""The screen is told as text, words and all."""


def told(picture: TvPicture) -> str:
    """Return a picture as lines: the ladder, a line a lane, the arrows, the strip."""
    names = {lane.key: lane.name for lane in picture.lanes}
    lines = [f"{picture.stage.value}, round {picture.round_number}"]
    if picture.ladder:
        rungs = [f"{'>' if rung.speaking else '✓' if rung.done else ' '}{rung.name}" for rung in picture.ladder]
        lines.append(f"ladder: {' '.join(rungs)}")
    for lane in picture.lanes:
        cards = [
            "[?]" if isinstance(card, FaceDown) else f"{card.card!r}{'*' if card.counts else ''}" for card in lane.cards
        ]
        number = "" if lane.number is None else f"= {lane.number}"
        marks = "".join(f" ({mark.value})" for mark in lane.marks)
        deed = f"{lane.settled}: {lane.deed}" if lane.settled else lane.deed
        words = f"{lane.deck.value}: {lane.name} {deed}: {' '.join([*cards, number]).strip()}".rstrip()
        lines.append(f"{words}, {lane.state.value}{' aside' * lane.aside}{marks}")
    for arrow in picture.arrows:
        lines.append(f"{names[arrow.source]} {'-->' if arrow.landed else '--x'} {names[arrow.target]}")
    if picture.banner is not None:
        lines.append(f"{picture.banner.text} | {picture.banner.line} | {picture.banner.mood.value}")
    return "\n".join(line.rstrip() for line in lines)


def shown_after(length: int) -> str:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return told(session.tv.picture())


LANES = """\
horror: Eel Failure: does something else: pentacles-3* = 3, plain
horror: Bill attacks Ann: [?], plain
players: Ann attacks Bill: [?] [?] [?], plain
horror: Dirk attacks Max: [?] [?], plain
players: Cassie shoots at Bill: [?] [?] [?], plain
players: Max attacks Dirk: [?], plain"""

FIRST_CLASH = """\
verdict, round 1
ladder: ✓Eel ✓Bill ✓Ann ✓Dirk ✓Cassie ✓Max
horror: Eel Failure: does something else:, waiting
horror: Bill attacks Ann: pentacles-4* = 4, nothing
players: Ann attacks Bill: wands-9* major-5 wands-2 = 9, {ann}
horror: Dirk attacks Max: pentacles-6* pentacles-2 = 6, waiting
players: Cassie shoots at Bill: cups-9* wands-1 wands-8 = 9, {cassie}
players: Max attacks Dirk: wands-6* = 6, waiting
"""

BOTH_CLASHES = """\
ladder: ✓Eel ✓Bill ✓Ann ✓Dirk ✓Cassie ✓Max
horror: Eel Failure: does something else:, {eel}
horror: Bill attacks Ann: pentacles-4* = 4, {bill}
players: Ann attacks Bill: wands-9* major-5 wands-2 = 9, {ann} (critical) (significator)
horror: Dirk attacks Max: pentacles-6* pentacles-2 = 6, nothing
players: Cassie shoots at Bill: cups-9* wands-1 wands-8 = 9, {bill}
players: Max attacks Dirk: wands-6* = 6, nothing
"""


def test_before_action_there_is_a_title_and_nothing_else() -> None:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    session.do(COMMANDS[0])
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "Low water", "A drained bath")


def test_the_ladder_names_all_slowest_first_and_who_speaks() -> None:
    assert shown_after(2) == "announce, round 1\nladder: >Eel  Bill  Ann  Dirk  Cassie  Max"


def test_announced_deeds_stand_in_lanes_with_their_cards_face_down() -> None:
    """T-ANNOUNCE-02: Dirk, whose turn it is, sees what all the slower ones are about to do."""
    assert shown_after(5) == (
        "announce, round 1\n"
        "ladder: ✓Eel ✓Bill ✓Ann >Dirk  Cassie  Max\n"
        "horror: Eel Failure: does something else: pentacles-3* = 3, plain\n"
        "horror: Bill attacks Ann: [?], plain\n"
        "players: Ann attacks Bill: [?] [?] [?], plain"
    )


def test_when_all_have_announced_nobody_speaks() -> None:
    assert shown_after(8) == f"announce, round 1\nladder: ✓Eel ✓Bill ✓Ann ✓Dirk ✓Cassie ✓Max\n{LANES}"


def test_ready_stands_in_the_strip_and_no_card_is_turned() -> None:
    ladder = "ladder: ✓Eel ✓Bill ✓Ann ✓Dirk ✓Cassie ✓Max"
    assert shown_after(11) == f"ready, round 1\n{ladder}\n{LANES}\nReady… |  | neutral"


def test_a_choice_between_equal_attacks_points_nowhere_yet() -> None:
    lanes = FIRST_CLASH.format(ann="plain (significator)", cassie="plain")
    line = "Ann and Cassie: who strikes? Ann: their own Significator."
    assert shown_after(12) == lanes + f"The players won · 9 | {line} | players"


def test_the_verdict_points_from_the_attacker_to_the_target() -> None:
    lanes = FIRST_CLASH.format(ann="happened (critical) (significator)", cassie="nothing")
    line = f"{tv_texts.hit(who=['Bill'])} Ann: a critical success by their own Significator."
    assert shown_after(13) == lanes + f"Ann --> Bill\nThe players won · 9 | {line} | players"


def test_a_tie_has_no_arrow_and_the_hosts_line_and_what_was_told_before_stays() -> None:
    lanes = "verdict, round 1\n" + BOTH_CLASHES.format(eel="waiting", bill="nothing aside", ann="happened aside")
    assert shown_after(14) == lanes + "Tie · 6 | Nobody gets anything done. Something changes… | tie"
    assert shown_after(15) == lanes + "Tie · 6 | The lamp goes out. | tie"


def test_the_aftermath_keeps_the_cards_and_what_a_tie_changed_and_says_that_the_round_is_over() -> None:
    lanes = "aftermath, round 1\n" + BOTH_CLASHES.format(eel="plain", bill="nothing", ann="happened")
    assert shown_after(16) == lanes + "Round 1 is over | The lamp goes out. | neutral"


def test_the_hurt_are_marked() -> None:
    assert "Bill attacks Ann: pentacles-4* = 4, nothing (hurt)" in shown_after(18)


def test_a_new_round_begins_with_empty_lanes() -> None:
    assert shown_after(19) == "announce, round 2\nladder: >Eel  Bill  Ann  Dirk  Cassie  Max"


def flipped(*deeds: tuple[Character, Announcement], players: str = "", horror: str = "") -> list[str]:
    """Return the TV's lines once these have announced and thrown with these cards on top of the decks."""
    return told(thrown(*deeds, players=players, horror=horror).tv.picture()).splitlines()


def thrown(*deeds: tuple[Character, Announcement], players: str = "", horror: str = "") -> Session:
    """Return an evening in which these have announced and thrown with these cards on top of the decks."""
    people = tuple(who for who, _ in deeds)
    sure = {card for who in people for card in who.significators if card not in PLAYERS_31}
    deck = (*PLAYERS_31, *sure)
    stack = StackedChance(*pick(players, deck), *pick(horror, HORROR_10))
    session = Session(JournalInMemory(), stack, lambda: NOON)
    session.do(BeginEvening("An evening", "", people, deck, HORROR_10))
    session.do(BeginAction())
    for who, announcement in deeds:
        session.do(Announce(who.id, announcement))
    session.do(CallReady())
    session.do(ThrowCards())
    return session


def test_an_attack_that_does_not_reach_its_target_s_stat_is_a_stalemate_with_a_broken_arrow() -> None:
    *_, arrow, strip = flipped(
        (foe("Bill", agility=2), attacks(player("Ann"))),
        (player("Ann", agility=9), quietly_tries(None)),
        horror="1 2",
    )
    assert (arrow, strip) == (
        "Bill --x Ann",
        " | ".join((tv_texts.stalemate, tv_texts.missed(who="Bill", targets=["Ann"], value=2), "neutral")),
    )


def test_who_defends_and_is_attacked_by_nobody_has_won_nothing() -> None:
    bill, ann = foe("Bill", agility=2), player("Ann", agility=9)
    *_, strip = flipped((bill, quietly_tries(None)), (ann, defends()), players="3 5")
    words = (tv_texts.uncontested(value=5), tv_texts.safe(who=["Ann"]), "players")
    assert strip == " | ".join(words)
    *_, strip = flipped((bill, quietly_tries(None)), (ann, attacks(bill)), players="5")
    assert strip.startswith("The players won · 5")


def test_the_fool_is_marked_as_a_fumble_and_never_that_of_its_owner() -> None:
    bill = foe("Bill", agility=2, toughness=9)
    plain, owner = player("Ann", agility=3), player("Ann", agility=3, significators=(Card.FOOL,))
    lines = flipped((bill, attacks(plain)), (plain, attacks(bill)), players="Fool", horror="5")
    assert lines[3] == "players: Ann attacks Bill: major-0* = 0, nothing (fumble)"
    lines = flipped((bill, attacks(owner)), (owner, attacks(bill)), players="Fool", horror="5")
    assert lines[3] == "players: Ann attacks Bill: major-0* = 22, happened (critical) (significator)"


def test_a_clash_yet_to_be_told_keeps_its_outcome_to_itself() -> None:
    """The Fool and a critical success wait for their own Clash: marks before it would give the verdict away."""
    bill, dirk = foe("Bill", agility=1), foe("Dirk", agility=4, toughness=9)
    ann, max_ = player("Ann", agility=5, significators=(Card.HIGH_PRIESTESS,)), player("Max", agility=6)
    lines = flipped(
        (bill, quietly_tries(None)),
        (dirk, attacks(max_)),
        (ann, attacks(bill)),
        (max_, attacks(dirk)),
        players="High_Priestess 3 1 10",
        horror="4 5",
    )
    assert [line.rpartition(", ")[2] for line in lines if ": Ann" in line] == ["waiting (significator)"]


def test_a_blank_tv_has_nothing_but_its_blankness() -> None:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    for command in COMMANDS[:13]:
        session.do(command)
    session.tv.switch(TvSwitch.BLANK, on=True)
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "", blank=True)
    session.do(AcceptRuling())
    assert session.tv.picture() == TvPicture(TvStage.IDLE, "", blank=True)


def test_who_throws_nothing_stands_against_the_attack_and_not_among_the_others_too() -> None:
    bill, ann, max_ = foe("Bill", agility=2), player("Ann", agility=3), player("Max", agility=4)
    session = thrown((bill, attacks(ann)), (ann, Move()), (max_, Move()), horror="7")
    showdown = session.tv.picture().showdown
    assert showdown is not None
    assert (showdown.left, showdown.right, showdown.victim, showdown.against) == (None, bill.id, ann.id, "Ann")
    assert ann.id not in showdown.others


def test_nobody_has_won_a_stalemate() -> None:
    bill, ann = foe("Bill", agility=2), player("Ann", agility=9)
    showdown = thrown((bill, attacks(ann)), (ann, Move()), horror="2").tv.picture().showdown
    assert showdown is not None
    assert (showdown.stalemate, showdown.tied, showdown.winner) == (True, False, None)


def test_shorter_forms_of_names_come_with_the_lanes_and_the_ladder() -> None:
    coat, agnes = replace(foe("Man in the Grey Coat"), short="Coat"), player("Sister Agnes", agility=2)
    picture = thrown((agnes, attacks(coat)), (coat, attacks(agnes))).tv.picture()
    assert [rung.shorter for rung in picture.ladder] == [("Sister", "Agnes", "SA"), ("Coat", "MGC")]
    assert [(lane.shorter, lane.short_target) for lane in picture.lanes] == [
        (("Sister", "Agnes", "SA"), "Coat"),
        (("Coat", "MGC"), "Sister"),
    ]


def test_outside_fights_what_befell_the_players_is_on_the_tv_and_of_foes_nothing() -> None:
    people = (player("Ann"), replace(player("Max"), hidden=True), foe("Bill"))
    session = Session(JournalInMemory(), StackedChance(), lambda: NOON)
    session.do(BeginEvening("An evening", "", people, PLAYERS_31, HORROR_10))
    for one in people:
        session.do(SetHurt(one.id, True))
    assert [(rung.name, rung.marks) for rung in session.tv.picture().bystanders] == [("Ann", (Mark.HURT,))]
    session.do(BeginAction())
    assert session.tv.picture().bystanders == ()
    assert [rung.marks for rung in session.tv.picture().ladder] == [(Mark.HURT,)] * 3
