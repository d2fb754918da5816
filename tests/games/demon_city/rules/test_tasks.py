"""Tasks at the table: no throw, static, opposed; extras, losses, ties and criticals (T-WHEN, T-STATIC, T-OPP)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Edges, ThrowReason
from demoncity_gui.games.demon_city.rules.asks import Skills, TaskSides, asks
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, SPECIAL_FORMS, Character, Rank
from demoncity_gui.games.demon_city.rules.commands import ComplicateTask, Contest, SetHouseRule, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.counting import Compared, Count, CountLine
from demoncity_gui.games.demon_city.rules.events import CardsSpread, ContestJudged, TaskComplicated, TaskJudged
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, bill, cassie, dirk, foe, player, quietly_tries
from tests.support.flip import reasons
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, pick

STRANGER = foe("Nobody").id


def tried(sitting: Sitting, task: TryTask) -> TaskJudged:
    """Return how a static throw ended."""
    judged = sitting.do(task)[-1]
    assert isinstance(judged, TaskJudged)
    return judged


def contested(sitting: Sitting, one: TaskSide, other: TaskSide) -> ContestJudged:
    """Return how an opposed throw ended."""
    judged = sitting.do(Contest(one, other))[-1]
    assert isinstance(judged, ContestJudged)
    return judged


def taken(one: TaskSide, other: TaskSide) -> list[int]:
    """Return how many cards both take outside Action Rounds."""
    judged = contested(table_with(ann, bill, cassie, in_action=False), one, other)
    return [party.count.cards for party in judged.parties]


# --- whether there is a throw ------------------------------------------------------------------------------------


def test_t_ex_01_what_is_in_no_doubt_takes_no_cards() -> None:
    """T-EX-01, T-WHEN-01: Marty gets into his house."""
    marty = player("Marty", agility=1)
    sitting = table_with(marty, bill)
    sitting.announce(marty, quietly_tries(None))
    assert sitting.result_of(marty).result is TaskResult.HAPPENS
    assert sitting.table.players_deck.pile == PLAYERS_31


@pytest.mark.parametrize("in_action", [False, True])
def test_after_each_attempt_the_host_has_the_choice_again(in_action: bool) -> None:
    """T-WHEN-07: no throw, a static one or an opposed one; each time anew, and no card goes before it is made."""
    sitting = table_with(ann, bill, in_action=in_action)
    for attempt in (None, TryTask(TaskSide(ann.id), (4,)), Contest(TaskSide(ann.id), TaskSide(bill.id))):
        if attempt is not None:
            sitting.do(attempt)
        pile = sitting.table.players_deck.pile
        assert {"try-task", "contest"} <= {ask.command for ask in asks(sitting.table)}
        assert sitting.table.players_deck.pile == pile


def test_the_standing_extras_are_asked_for_with_every_task() -> None:
    """T-EXTRA-06: High Stat, Overlap, Distraction; each is worth a card, and none is kept for the next task."""
    quick, slow = player("Ann", agility=5, firearms=2), foe("Bill", agility=3)
    sitting = table_with(quick, slow, in_action=False)
    fields = {ask.command: ask.fields for ask in asks(sitting.table)}
    sides = [field for task in ("try-task", "contest") for field in fields[task] if isinstance(field, TaskSides)]
    assert [side.among for side in sides] == [(quick.id, slow.id)] * 3
    assert [side.further for side in sides] == [(Skills(quick.id, ("Firearms",)),)] * 3
    given = TaskSide(quick.id, "Agility", ("Firearms",), other_is_distracted=True)
    judged = contested(sitting, given, TaskSide(slow.id, "Agility"))
    assert set(reasons(judged.parties[0].count)) == {
        ThrowReason.HIGHER_STAT,
        ThrowReason.OVERLAP,
        ThrowReason.DISTRACTION,
    }
    assert [party.count.cards for party in judged.parties] == [4, 1]
    again = contested(sitting, TaskSide(quick.id), TaskSide(slow.id))
    assert [party.count.cards for party in again.parties] == [1, 1]


def test_t_ex_02_and_03_his_own_lock_with_something_at_stake_is_a_static_throw() -> None:
    """T-EX-02, T-EX-03, T-STATIC-01: one card of his, and none of the Host's."""
    marty = player("Marty")
    sitting = table_with(marty, bill, players="6", in_action=False)
    assert tried(sitting, TryTask(TaskSide(marty.id), (3,))).ruling.levels == (3,)
    assert sitting.table.players_deck.spread == pick("6", PLAYERS_31)
    assert sitting.table.horror_deck.pile == HORROR_10


def test_t_ex_04_a_made_lock_is_opposed_and_the_host_throws_for_its_maker() -> None:
    """T-EX-04, T-OPP-04: from the Horror's Deck."""
    programmer = foe("Programmer")
    sitting = table_with(ann, programmer, players="6", horror="7", in_action=False)
    assert contested(sitting, TaskSide(ann.id), TaskSide(programmer.id)).winner == programmer.id
    assert sitting.table.horror_deck.spread == pick("7", HORROR_10)


# --- static ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "levels", "critical"), [("10", (), False), ("Justice", (10,), True)])
def test_t_ex_10_the_supernatural_switch_at_intensity_ten(card: str, levels: tuple[int, ...], critical: bool) -> None:
    """T-EX-10, T-STATIC-06, T-STATIC-07: the throw is made, and must still exceed 10."""
    deck = (*PLAYERS_31, Card.JUSTICE)
    sitting = table_with(ann, bill, players=card, players_deck=deck, in_action=False)
    ruling = tried(sitting, TryTask(TaskSide(ann.id), (10,), supernatural=True)).ruling
    assert (ruling.levels, ruling.critical, ruling.automatic) == (levels, critical, False)
    mundane = tried(sitting, TryTask(TaskSide(ann.id), (10,))).ruling
    assert (mundane.levels, mundane.automatic, mundane.thrown) == ((), True, None)


def test_a_ten_among_several_intensities_stays_out_of_reach_without_the_supernatural() -> None:
    """T-STATIC-06, T-STATIC-09: Justice earns the 4; the 10 needs the switch."""
    deck = (*PLAYERS_31, Card.JUSTICE)
    sitting = table_with(ann, bill, players="Justice", players_deck=deck, in_action=False)
    assert tried(sitting, TryTask(TaskSide(ann.id), (4, 10))).ruling.levels == (4,)


def skilled(*skills: Rank) -> Character:
    """Return Ann with these skills."""
    return replace(ann, skills=skills)


@pytest.mark.parametrize("named", [(), ("Local Knowledge",)])
def test_t_ex_15_a_further_skill_counts_if_the_host_lets_it(named: tuple[str, ...]) -> None:
    """T-EX-15, T-EXTRA-09, T-EXTRA-10: at any rank, and its name stands with the card."""
    local = skilled(Rank("Streetwise", 5), Rank("Local Knowledge", 0))
    sitting = table_with(local, bill, in_action=False)
    count = tried(sitting, TryTask(TaskSide(local.id, "Streetwise", named), (5,))).count
    assert count is not None
    assert [line.label for line in count.lines if line.reason is ThrowReason.OVERLAP] == [*named]
    assert count.cards == len(sitting.table.players_deck.spread) == 1 + len(named)


def test_t_ex_17_two_skills_beside_the_one_used_are_two_throws() -> None:
    """T-EX-17, T-EXTRA-09, T-EXTRA-02: also in a contest."""
    fit = skilled(Rank("Streetwise", 5), Rank("Local Knowledge", 3), Rank("Law", 1))
    sitting = table_with(fit, bill, in_action=False)
    side = TaskSide(fit.id, "Streetwise", ("Local Knowledge", "Law"))
    assert contested(sitting, side, TaskSide(bill.id)).parties[0].count.cards == 3


@pytest.mark.parametrize("special", ["Volleyball", "Biology", "History", "French"])
def test_t_ex_16_a_skill_and_its_special_form_never_count_together(special: str) -> None:
    """T-EX-16, T-EXTRA-11: in either order, be one of them used or both further; the special one alone counts."""
    general = SPECIAL_FORMS[special]
    both = skilled(Rank(general, 3), Rank(special, 4), Rank("Law", 1))
    sitting = table_with(both, bill, in_action=False)
    refusal = no.SpecialFormAlone(both.id, special, general)
    for stat, further in ((special, (general,)), (general, (special,)), ("Law", (general, special))):
        assert sitting.refusal(TryTask(TaskSide(both.id, stat, further), (5,))) == refusal
    assert sitting.refusal(Contest(TaskSide(bill.id), TaskSide(both.id, special, (general,)))) == refusal
    sitting.do(TryTask(TaskSide(both.id, special, ("Law",)), (5,)))


def test_the_sheet_says_which_skill_is_a_form_of_which() -> None:
    """T-EXTRA-14: its word goes before what everybody knows, and by a third skill between two of them."""
    tree = skilled(
        Rank("Driving", 4), Rank("Racing", 4, "Driving"), Rank("Rallying", 4, "Racing"), Rank("French", 2, "Cooking")
    )
    sitting = table_with(skilled(*tree.skills, Rank("Languages", 1)), bill, in_action=False)
    task = TryTask(TaskSide(ann.id, "Rallying", ("Driving",)), (5,))
    assert sitting.refusal(task) == no.SpecialFormAlone(ann.id, "Rallying", "Driving")
    sitting.do(TryTask(TaskSide(ann.id, "Languages", ("French",)), (5,)))


def test_forms_of_each_other_go_round_in_no_circle() -> None:
    """T-EXTRA-14: a sheet written by somebody who slipped is read to its end all the same."""
    mixed = skilled(Rank("A", 1, "B"), Rank("B", 1, "C"), Rank("C", 1, "B"), Rank("D", 1))
    sitting = table_with(mixed, bill, in_action=False)
    sitting.do(TryTask(TaskSide(ann.id, "A", ("D",)), (5,)))
    assert isinstance(sitting.refusal(TryTask(TaskSide(ann.id, "B", ("C",)), (5,))), no.SpecialFormAlone)


def test_t_ex_19_a_lost_throw_stops_at_one() -> None:
    """T-EX-19, T-LOST-01, T-LOST-02: left-handed and drunk; in a static throw nobody gains by it."""
    sitting = table_with(ann, bill, in_action=False)
    drunk = TaskSide(ann.id, advantages=("a light",), disadvantages=("left-handed", "drunk"))
    count = tried(sitting, TryTask(drunk, (4,))).count
    assert count is not None
    assert [line.change for line in count.lines] == [1, 1, -1, 0]
    assert count.cards == len(sitting.table.players_deck.spread) == 1


def test_an_injury_counts_in_action_rounds_alone_and_never_becomes_the_others_extra() -> None:
    """T-UNCONTESTED-07, T-ALOST-07, T-AMB-37 (reading b)."""
    hurt = player("Ann", hurt=True)
    side = TaskSide(hurt.id, advantages=("a head start",))
    outside = tried(table_with(hurt, bill, in_action=False), TryTask(side, (4,)))
    assert outside.count is not None and outside.count.cards == 2
    inside = tried(table_with(hurt, bill), TryTask(side, (4,)))
    assert inside.count is not None
    assert reasons(inside.count) == {ThrowReason.ADVANTAGE: +1, ThrowReason.INJURY: -1}
    judged = contested(table_with(hurt, bill), TaskSide(hurt.id), TaskSide(bill.id))
    assert [party.count.cards for party in judged.parties] == [1, 1]


@pytest.mark.parametrize(("letter", "cards"), [("a", [1, 3]), ("b", [1, 2])])
def test_an_injury_past_one_throw_is_the_others_extra_by_the_other_reading_alone(letter: str, cards: list[int]) -> None:
    """T-AMB-37, T-LOST-04: what is said against Ann spills by either, her Injury by reading a; she spills once."""
    hurt = player("Ann", hurt=True)
    sitting = table_with(hurt, bill)
    sitting.do(SetHouseRule("T-AMB-37", letter))
    judged = contested(sitting, TaskSide(hurt.id, disadvantages=("drunk",)), TaskSide(bill.id))
    assert [party.count.cards for party in judged.parties] == cards
    evened = TaskSide(hurt.id, advantages=("a head start",), disadvantages=("drunk",))
    judged = contested(sitting, evened, TaskSide(bill.id))
    assert [party.count.cards for party in judged.parties] == [1, cards[1] - 1]
    two = TaskSide(hurt.id, advantages=("a head start",))
    assert [party.count.cards for party in contested(sitting, two, TaskSide(bill.id)).parties] == [1, 1]


# --- opposed -----------------------------------------------------------------------------------------------------


def test_t_ex_06_only_the_highest_card_of_each_counts() -> None:
    """T-EX-06, T-THROW-01, T-THROW-04: 6 and 8 lose to 5 and 9."""
    sitting = table_with(ann, bill, players="6 8", horror="5 9", in_action=False)
    judged = contested(
        sitting, TaskSide(ann.id, advantages=("a head start",)), TaskSide(bill.id, advantages=("long legs",))
    )
    assert [party.value for party in judged.parties] == [8, 9]
    assert judged.winner == bill.id


def test_t_ex_14_a_footrace_over_rough_ground() -> None:
    """T-EX-14, T-EXTRA-01, T-EXTRA-03, T-EXTRA-04: two factors are two throws, and a bigger head start is no third."""
    assert taken(TaskSide(ann.id, advantages=("a head start", "rough ground")), TaskSide(bill.id)) == [3, 1]
    assert taken(TaskSide(ann.id, advantages=("a head start", "a head start", "rough ground")), TaskSide(bill.id)) == [
        3,
        1,
    ]


def test_t_ex_18_one_distraction_throw() -> None:
    """T-EX-18, T-EXTRA-13, T-AMB-22: distracted, unaware or both, it is one."""
    assert taken(TaskSide(ann.id, other_is_distracted=True), TaskSide(bill.id)) == [2, 1]


def test_t_ex_20_drunk_marty_races_sober_nena() -> None:
    """T-EX-20, T-LOST-03: the extra is given, nothing is taken; or one is taken that he does not have."""
    assert taken(TaskSide(ann.id, advantages=("Marty is drunk",)), TaskSide(bill.id)) == [2, 1]
    assert taken(TaskSide(ann.id), TaskSide(bill.id, disadvantages=("drunk",))) == [2, 1]


def test_t_ex_23_high_ground_helps_the_one_who_has_it() -> None:
    """T-EX-23, T-SIT-01, T-SIT-03: ten feet or a hundred."""
    assert taken(TaskSide(ann.id, advantages=("high ground",)), TaskSide(bill.id)) == [2, 1]


def test_equal_stats_give_nothing_and_an_unnamed_one_is_not_compared() -> None:
    """T-EX-13, T-OPP-02: 4 and 4; and only one of the two named."""
    assert taken(TaskSide(ann.id, "Agility"), TaskSide(bill.id, "Agility")) == [1, 1]
    assert taken(TaskSide(ann.id, "Agility"), TaskSide(bill.id)) == [1, 1]


def test_two_player_characters_draw_from_the_one_deck() -> None:
    """T-OPP-03, T-DECK-15: the first takes the top card, the second the next."""
    sitting = table_with(ann, cassie, bill, players="3 9", in_action=False)
    judged = contested(sitting, TaskSide(ann.id), TaskSide(cassie.id))
    assert [party.value for party in judged.parties] == [3, 9]
    assert judged.winner == cassie.id
    assert sitting.table.players_deck.spread == pick("3 9", PLAYERS_31)


def test_t_ex_24_a_tie_has_no_winner_no_critical_and_can_be_tried_again() -> None:
    """T-EX-24, T-TIE-01, T-TIE-02, T-TIE-03, T-CRIT-04: counted afresh."""
    sitting = table_with(ann, bill, players="6 9", horror="6 2", in_action=False)
    tie = contested(sitting, TaskSide(ann.id), TaskSide(bill.id))
    assert (tie.winner, tie.critical) == (None, ())
    assert sitting.do(ComplicateTask("blood runs under the door")) == (TaskComplicated("blood runs under the door"),)
    assert contested(sitting, TaskSide(ann.id), TaskSide(bill.id)).winner == ann.id
    assert sitting.table.players_deck.discard == pick("6", PLAYERS_31), "the old throw made way for the new"


def test_t_ex_28_and_31_criticals_of_an_opposed_throw() -> None:
    """T-EX-28, T-EX-31, T-CRIT-03, T-CRIT-06: Justice over a 9; The Hierophant of one's own over a 4, not over a 7."""
    deck = (*PLAYERS_31, Card.JUSTICE, Card.HIEROPHANT)
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    help_ = ("a light",)
    for players, horror, critical in (
        ("Justice 1", "9", (owner.id,)),
        ("Hierophant 9", "4", (owner.id,)),
        ("Hierophant 9", "7", ()),
    ):
        sitting = table_with(owner, bill, players=players, horror=horror, players_deck=deck, in_action=False)
        judged = contested(sitting, TaskSide(owner.id, advantages=help_), TaskSide(bill.id))
        assert (judged.winner, judged.critical) == (owner.id, critical)


def test_t_ex_26_the_fool_alone_fumbles_in_a_contest_too() -> None:
    """T-EX-26, T-CRIT-01: whoever wins."""
    sitting = table_with(ann, bill, players="Fool", in_action=False)
    judged = contested(sitting, TaskSide(ann.id), TaskSide(bill.id))
    assert (judged.winner, judged.fumble) == (bill.id, (ann.id,))


# --- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "reason"),
    [
        (TryTask(TaskSide(ann.id), (11,)), no.BadIntensity(11)),
        (TryTask(TaskSide(ann.id), (-1,)), no.BadIntensity(-1)),
        (TryTask(TaskSide(ann.id), (4, 4)), no.BadIntensity(4)),
        (TryTask(TaskSide(ann.id), (7, 4)), no.BadIntensity(4)),
        (TryTask(TaskSide(ann.id), ()), no.NotNow()),
        (TryTask(TaskSide(STRANGER), (4,)), no.NobodyThere(STRANGER)),
        (TryTask(TaskSide(ann.id, "Occult"), (4,)), no.LacksStat(ann.id, "Occult")),
        (TryTask(TaskSide(ann.id, None, ("Occult",)), (4,)), no.NotASkill(ann.id, "Occult")),
        (TryTask(TaskSide(ann.id, None, ("Perception",)), (4,)), no.NotASkill(ann.id, "Perception")),
        (TryTask(TaskSide(dirk.id, "Law", ("Law",)), (4,)), no.CountsAlready(dirk.id, "Law")),
        (TryTask(TaskSide(dirk.id, None, ("Law", "Law")), (4,)), no.CountsAlready(dirk.id, "Law")),
        (Contest(TaskSide(ann.id), TaskSide(ann.id)), no.NamesThemselves(ann.id)),
        (Contest(TaskSide(ann.id), TaskSide(STRANGER)), no.NobodyThere(STRANGER)),
        (Contest(TaskSide(ann.id), TaskSide(bill.id, "Occult")), no.LacksStat(bill.id, "Occult")),
    ],
    ids=repr,
)
def test_what_cannot_be_tried(task: TryTask | Contest, reason: no.Refusal) -> None:
    """T-STATIC-03, T-STATIC-09, T-EXTRA-09."""
    lawyer = replace(dirk, skills=(Rank("Law", 2),))
    assert table_with(ann, bill, lawyer, in_action=False).refusal(task) == reason


def test_a_deck_that_cannot_serve_a_task_says_so() -> None:
    """T-AMB-04: what lies open from the last throw counts, what two want from one deck is added up."""
    labels = tuple("abcd")
    sitting = table_with(ann, bill, dirk, horror_deck=HORROR_10[:4], in_action=False)
    assert sitting.refusal(TryTask(TaskSide(bill.id, advantages=labels), (4,))) == no.NotEnoughCards(
        DeckName.HORROR, 5, 4
    )
    both = TaskSide(bill.id, advantages=labels[:2]), TaskSide(dirk.id, advantages=labels[:1])
    assert sitting.refusal(Contest(*both)) == no.NotEnoughCards(DeckName.HORROR, 5, 4)
    sitting.do(TryTask(TaskSide(bill.id, advantages=labels[:3]), (4,)))
    assert CardsSpread(DeckName.HORROR, 4) in sitting.do(TryTask(TaskSide(bill.id, advantages=labels[:3]), (4,)))


def test_t_ex_29_after_a_critical_success_no_further_throw_is_asked_for() -> None:
    """T-EX-29, T-CRIT-05: Marty's door opens on a Justice; finding his brother in the dark is the Host's to waive."""
    marty = player("Marty", significators=(Card.JUSTICE,))
    deck = (*PLAYERS_31, Card.JUSTICE)
    sitting = table_with(marty, bill, players_deck=deck, players="Justice", in_action=False)
    before = asks(sitting.table)
    assert tried(sitting, TryTask(TaskSide(marty.id), (3,))).ruling.critical
    assert asks(sitting.table) == before


# --- what a count says, and which reading counts -----------------------------------------------------------------


def test_a_static_count_says_what_gave_each_card() -> None:
    """T-STATIC-08, T-EXTRA-13: the stat and the Intensity it is over; distraction of nobody in the cast."""
    reader = player("Ann", agility=5)
    side = TaskSide(reader.id, "Agility", advantages=("a light",), other_is_distracted=True)
    sitting = table_with(reader, bill, in_action=False)
    judged = tried(sitting, TryTask(side, (4,)))
    lines = (
        CountLine(ThrowReason.START, +1),
        CountLine(ThrowReason.DISTRACTION, +1),
        CountLine(ThrowReason.ADVANTAGE, +1, "a light"),
        CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared("stat", 5, "Intensity", 4, of=None)),
    )
    assert (judged.who, judged.intensities, judged.recovery) == (reader.id, (4,), False)
    assert judged.count == Count(4, lowest=False, lines=lines)


def test_an_opposed_count_says_what_gave_each_card_and_by_whom() -> None:
    """T-OPP-02, T-EXTRA-13, T-LOST-04: Ann's Agility 5 over Bill's 4; his drunkenness, past one card, is hers."""
    quick = player("Ann", agility=5)
    one = TaskSide(quick.id, "Agility", other_is_distracted=True)
    judged = contested(
        table_with(quick, bill, in_action=False), one, TaskSide(bill.id, "Agility", disadvantages=("x",))
    )
    hers = (
        CountLine(ThrowReason.START, +1),
        CountLine(ThrowReason.DISTRACTION, +1, whom=bill.id),
        CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared("stat", 5, "stat", 4, of=bill.id)),
        CountLine(ThrowReason.SPILLED, +1, "x", whom=bill.id),
    )
    his = CountLine(ThrowReason.START, +1), CountLine(ThrowReason.DISADVANTAGE, 0, "x", whom=quick.id)
    assert [(party.who, party.count) for party in judged.parties] == [
        (quick.id, Count(4, lowest=False, lines=hers)),
        (bill.id, Count(1, lowest=False, lines=his)),
    ]


def test_each_disadvantage_takes_one_card_of_several() -> None:
    """T-LOST-01, T-THROW-09: two of Ann's three, and nothing is left over for Bill."""
    side = TaskSide(ann.id, advantages=("a light", "a map"), disadvantages=("drunk", "left-handed"))
    assert taken(side, TaskSide(bill.id)) == [1, 1]


@pytest.mark.parametrize(("levels", "cards"), [((2, 4, 7), 1), ((2, 3, 4), 2), ((4,), 2)])
def test_high_stat_over_the_highest_of_several_intensities(levels: tuple[int, ...], cards: int) -> None:
    """T-AMB-41 (reading b): stat 5."""
    reader = player("Ann", agility=5)
    sitting = table_with(reader, bill, in_action=False)
    sitting.do(SetHouseRule("T-AMB-41", "b"))
    count = tried(sitting, TryTask(TaskSide(reader.id, "Agility"), levels)).count
    assert count is not None and count.cards == cards


@pytest.mark.parametrize(
    ("side", "intensities", "cards", "levels"),
    [
        (TaskSide(ann.id, "Agility"), (4, 5), "2 9", (4,)),
        (TaskSide(ann.id, "Agility", advantages=("a light",)), (4, 7), "2 9 3", (4, 7)),
        (TaskSide(ann.id, "Agility", disadvantages=("drunk",)), (4, 7), "9", (4, 7)),
        (TaskSide(ann.id, "Agility", advantages=("a light",)), (6,), "2 9", (6,)),
    ],
    ids=["5 is not over 5", "only the last card is High Stat's", "lost to drink", "no card of High Stat's"],
)
def test_the_card_of_high_stat_counts_for_the_levels_under_the_stat(
    side: TaskSide, intensities: tuple[int, ...], cards: str, levels: tuple[int, ...]
) -> None:
    """T-AMB-41 (reading c): stat 5."""
    sitting = table_with(player("Ann", agility=5), bill, players=cards, in_action=False)
    sitting.do(SetHouseRule("T-AMB-41", "c"))
    assert tried(sitting, TryTask(side, intensities)).ruling.levels == levels


def test_a_significator_that_earns_the_first_level_is_critical_whatever_the_others_took() -> None:
    """T-CRIT-06, T-STATIC-09: The Hierophant 5 earns the 4, the 9 beside it the 7."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    sitting = table_with(owner, bill, players="Hierophant 9", players_deck=(*PLAYERS_31, Card.HIEROPHANT))
    ruling = tried(sitting, TryTask(TaskSide(owner.id, advantages=("a light",)), (4, 7))).ruling
    assert (ruling.levels, ruling.critical) == ((4, 7), True)


@pytest.mark.parametrize(("letter", "critical"), [("a", False), ("b", True)])
def test_a_significator_beneath_a_higher_card_in_a_task(letter: str, critical: bool) -> None:
    """T-AMB-09: The Hierophant 5 beside a 9, against a 4; in Action Rounds, on her own turn, as well."""
    owner = player("Ann", agility=1, significators=(Card.HIEROPHANT,))
    side = TaskSide(owner.id, advantages=("a light",))
    deck = (*PLAYERS_31, Card.HIEROPHANT)
    sitting = table_with(owner, bill, players="Hierophant 9", horror="4", players_deck=deck, in_action=False)
    sitting.do(SetHouseRule("T-AMB-09", letter))
    assert contested(sitting, side, TaskSide(bill.id)).critical == ((owner.id,) if critical else ())
    sitting = table_with(owner, bill, players="Hierophant 9", players_deck=deck, in_action=False)
    sitting.do(SetHouseRule("T-AMB-09", letter))
    assert tried(sitting, TryTask(side, (4,))).ruling.critical is critical
    sitting = table_with(owner, bill, players="Hierophant 9", players_deck=deck)
    sitting.do(SetHouseRule("T-AMB-09", letter))
    sitting.announce(owner, quietly_tries(4, edges=Edges(advantages=("a light",))))
    assert sitting.result_of(owner).critical is critical


@pytest.mark.parametrize(("letter", "value"), [("a", 0), ("b", 22)])
def test_the_fool_of_a_creature_in_a_task(letter: str, value: int) -> None:
    """T-AMB-08: against an Intensity, against Ann's 9, and in Action Rounds on its own turn."""
    creature = foe("Bill", agility=1, significators=(Card.FOOL,))
    for in_action in (False, True):
        sitting = table_with(
            creature,
            ann,
            players="9",
            horror="Fool",
            players_deck=PLAYERS_31[:30],
            horror_deck=(*HORROR_10, Card.FOOL),
            in_action=in_action,
        )
        sitting.do(SetHouseRule("T-AMB-08", letter))
        if in_action:
            sitting.announce(creature, quietly_tries(9))
            assert sitting.result_of(creature).value == value
            continue
        before = sitting.table
        ruling = tried(sitting, TryTask(TaskSide(creature.id), (9,))).ruling
        assert (ruling.levels, ruling.fumble) == (((9,), False) if value else ((), True))
        sitting.table = before
        assert contested(sitting, TaskSide(creature.id), TaskSide(ann.id)).winner == (creature.id if value else ann.id)


@pytest.mark.parametrize(("left", "served"), [(2, True), (1, False)])
def test_a_contest_takes_the_last_cards_of_a_deck(left: int, served: bool) -> None:
    """T-AMB-04: to the card; of the Players' Deck, though the Horror's could give more."""
    sitting = table_with(ann, cassie, bill, players_deck=(Card.FOOL, *PLAYERS_31[: left - 1]), in_action=False)
    contest = Contest(TaskSide(ann.id), TaskSide(cassie.id))
    if served:
        sitting.do(contest)
    else:
        assert sitting.refusal(contest) == no.NotEnoughCards(DeckName.PLAYERS, 2, 1)


def test_of_several_rivals_the_one_with_the_highest_stat_is_compared_with() -> None:
    """T-AMB-64, T-OPP-02: Ann's 4 over Cassie's 3, not over Bill's 2."""
    one, two, three = player("Ann", agility=4), player("Cassie", agility=3), foe("Bill", agility=2)
    sides = [TaskSide(who.id, "Agility") for who in (one, two, three)]
    sitting = table_with(one, two, three, in_action=False)
    judged = sitting.do(Contest(sides[0], sides[1], (sides[2],)))[-1]
    assert isinstance(judged, ContestJudged)
    compared = Compared("stat", 4, "stat", 3, of=two.id)
    assert judged.parties[0].count.lines[1:] == (CountLine(ThrowReason.HIGHER_STAT, +1, compared=compared),)


def test_by_the_other_reading_two_throw_at_a_time() -> None:
    """T-AMB-64 (reading b): two as ever, three not."""
    sitting = table_with(ann, cassie, bill, in_action=False)
    sitting.do(SetHouseRule("T-AMB-64", "b"))
    sitting.do(Contest(TaskSide(ann.id), TaskSide(bill.id)))
    three = Contest(TaskSide(ann.id), TaskSide(bill.id), (TaskSide(cassie.id),))
    assert sitting.refusal(three) == no.NotThisRule("T-AMB-64")


def test_what_is_tried_can_be_read_across_a_room() -> None:
    """In as many letters as a line for everybody has; beside the throw it changes nothing."""
    sitting = table_with(ann, bill, in_action=False)
    one, other = TaskSide(ann.id), TaskSide(bill.id)
    too_long = no.BadNumber("letters-on-tv", LONGEST_LINE + 1, 0, LONGEST_LINE)
    for words, reason in (("x" * LONGEST_LINE, None), ("x" * (LONGEST_LINE + 1), too_long)):
        for command in (TryTask(one, (3,), words=words), Contest(one, other, words=words)):
            if reason is None:
                sitting.do(command)
            else:
                assert sitting.refusal(command) == reason
