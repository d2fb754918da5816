"""What takes effect once the cards lie open (T-RESOLVE, T-ALG, T-CRIT): worked cases from the flip on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Attack, Manner
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Side
from demoncity_gui.games.demon_city.rules.clash import Fate, Outcome
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, eel, foe, max_, player, shoots
from tests.support.flip import Flip


def test_t_ex_75_anns_dodge_wins_and_cassies_shot_hits() -> None:
    """T-EX-75, T-RESOLVE-02, T-AMB-10: 5 is over Bill's Agility 4, and his 7 opposes Ann alone."""
    flip = Flip((ann, defends(), "9"), (bill, attacks(ann), "7"), (cassie, shoots(bill), "5"))
    assert flip.clash.winning_side == PLAYERS_SIDE
    assert flip.happened == ["Cassie", "Ann"]
    assert flip.clash.outcome is Outcome.WON


def test_t_ex_76_a_shot_equal_to_agility_is_a_stalemate_and_the_dodge_still_succeeds() -> None:
    """T-EX-76, T-RESOLVE-26, T-RESOLVE-11, T-AMB-15."""
    flip = Flip((ann, defends(), "9"), (bill, attacks(ann), "7"), (cassie, shoots(bill), "4"))
    assert flip.clash.outcome is Outcome.STALEMATE
    assert flip.attacker is None
    assert flip.happened == ["Ann"]


def test_t_ex_77_bills_side_wins_and_cassie_does_nothing() -> None:
    """T-EX-77, T-RESOLVE-22: 7 over 6; Cassie's 5 would have been enough, but her side lost."""
    flip = Flip((ann, defends(), "6"), (bill, attacks(ann), "7"), (cassie, shoots(bill), "5"))
    assert flip.happened == ["Bill"]
    assert {judged.fate for judged in flip.clash.judgements if judged.who == cassie.id} == {Fate.SIDE_LOST}


def test_t_ex_78_a_shot_must_beat_the_dodge_of_its_own_target() -> None:
    """T-EX-78, T-RESOLVE-08: Bill dodges with 7, which is more than Cassie's 5."""
    flip = Flip(
        (ann, defends(dirk), "9"), (dirk, attacks(ann), "3"), (cassie, shoots(bill), "5"), (bill, defends(cassie), "7")
    )
    bills = next(clash for clash in flip.clashes if bill.id in clash.members)
    assert flip.names(bills.happens) == ["Bill"], "apart from Ann and Dirk, Bill's dodge wins"

    joined = Flip(
        (ann, defends(dirk, bill), "9"),
        (dirk, attacks(ann), "3"),
        (cassie, shoots(bill), "5"),
        (bill, defends(cassie), "7"),
    )
    assert joined.clash.outcome is Outcome.STALEMATE


@pytest.mark.parametrize(("ghoul_throw", "happened"), [("4", ["Ann", "Cassie"]), ("6", ["Ann"]), ("8", ["Ann"])])
def test_t_ex_79_a_dive_away_happens_beside_the_kick_if_it_beats_the_ghoul(
    ghoul_throw: str, happened: list[str]
) -> None:
    """T-EX-79, T-RESOLVE-18: the ghoul claws at Cassie; Bill and it are in one fight with Ann."""
    ghoul = foe("Ghoul")
    flip = Flip(
        (ann, attacks(bill), "9"),
        (cassie, acts(ghoul, bill), "6"),
        (ghoul, attacks(cassie), ghoul_throw),
        (bill, attacks(ann), "2"),
    )
    assert flip.happened == happened


def test_t_ex_80_only_the_highest_attack_happens() -> None:
    """T-EX-80, T-RESOLVE-12, T-RESOLVE-14: Cassie's 8 beats Bill's Agility 3 and waits all the same."""
    slow = foe("Bill", agility=3)
    flip = Flip((ann, attacks(slow), "9"), (cassie, shoots(slow), "8"), (slow, attacks(ann), "2"))
    assert flip.happened == ["Ann"]
    assert flip.clash.judgements[1].fate is Fate.LOWER_ATTACK


def test_t_ex_81_a_higher_shot_displaces_the_kick() -> None:
    """T-EX-81, T-QUIRK-04."""
    flip = Flip((ann, attacks(bill), "8"), (cassie, shoots(bill), "9"), (bill, attacks(ann), "2"))
    assert flip.happened == ["Cassie"]


def test_t_ex_82_equal_attacks_of_one_side_wait_for_its_choice() -> None:
    """T-EX-82, T-RESOLVE-03."""
    deeds = (ann, attacks(bill), "9"), (cassie, shoots(bill), "9"), (bill, attacks(ann), "7")
    flip = Flip(*deeds)
    assert flip.clash.outcome is Outcome.CHOOSE
    assert flip.names(flip.clash.candidates) == ["Ann", "Cassie"]
    assert flip.happened == []
    assert Flip(*deeds, chosen=ann).happened == ["Ann"]
    assert Flip(*deeds, chosen=cassie).happened == ["Cassie"]


def test_t_ex_83_a_tie_between_sides_stops_everything() -> None:
    """T-EX-83, T-RESOLVE-04, T-RESOLVE-06."""
    flip = Flip((ann, attacks(bill), "9"), (bill, attacks(ann), "9"), (cassie, attacks(bill), "8"))
    assert flip.clash.outcome is Outcome.TIED
    assert flip.happened == []
    assert {judged.fate for judged in flip.clash.judgements} == {Fate.CLASH_TIED}


def test_t_ex_84_a_kick_displaces_the_lava_and_a_dodge_does_not() -> None:
    """T-EX-84, T-QUIRK-04, T-QUIRK-05."""
    monster = foe("Monster")
    assert Flip(
        (ann, attacks(monster), "9"), (cassie, attacks(monster), "6"), (monster, attacks(ann), "3")
    ).happened == ["Ann"]
    assert Flip((ann, defends(), "9"), (cassie, attacks(monster), "6"), (monster, attacks(ann), "3")).happened == [
        "Cassie",
        "Ann",
    ]


@pytest.mark.parametrize(("escape", "happened"), [("6", ["Ann"]), ("5", [])])
def test_t_ex_85_an_escape_must_beat_the_grappler(escape: str, happened: list[str]) -> None:
    """T-EX-85, T-RESOLVE-20: on the winning side; 6 over 5 yes, 5 against 5 no."""
    flip = Flip((ann, acts(bill), escape), (bill, attacks(ann), "5"), (cassie, defends(bill), "10"))
    assert "Cassie" in flip.happened
    assert [name for name in flip.happened if name == "Ann"] == happened


def test_t_ex_86_the_fool_alone_is_a_fumble_though_the_side_won() -> None:
    """T-EX-86, T-CRIT-12, T-RESOLVE-23."""
    flip = Flip((ann, defends(), "10"), (cassie, acts(bill), "Fool"), (bill, attacks(ann), "7"))
    assert flip.clash.winning_side == PLAYERS_SIDE
    assert flip.fumbles == ["Cassie"]
    assert flip.happened == ["Ann"]


def test_a_fumble_counts_on_a_losing_side_and_in_a_tie() -> None:
    """T-AMB-26: the rule has no condition but the card."""
    assert Flip((ann, attacks(bill), "Fool"), (bill, attacks(ann), "7")).fumbles == ["Ann"]
    tied = Flip((ann, attacks(bill), "7"), (bill, attacks(ann), "7"), (cassie, defends(bill), "Fool"))
    assert tied.fumbles == ["Cassie"]


def test_t_ex_87_the_highest_card_of_all_still_has_to_beat_the_stat() -> None:
    """T-EX-87, T-AMB-12: Ann's 4 wins the Clash and isn't over Bill's Agility 6."""
    quick = foe("Bill", agility=6)
    flip = Flip((ann, attacks(quick), "4"), (quick, attacks(cassie), "3"), (cassie, defends(), "2"))
    assert flip.clash.winning_side == PLAYERS_SIDE
    assert flip.clash.outcome is Outcome.STALEMATE
    assert flip.happened == []


def test_t_ex_88_of_one_set_the_highest_counts_and_after_a_trick_the_lowest() -> None:
    """T-EX-88."""
    assert Flip((ann, attacks(bill), "3 8"), (bill, attacks(ann), "7")).happened == ["Ann"]
    assert Flip((ann, attacks(bill, called_shot=True), "3 8"), (bill, attacks(ann), "7")).happened == ["Bill"]


def test_t_ex_89_alfie_shoots_betty_and_cece_has_not_got_away() -> None:
    """T-EX-89, T-AMB-17 (strict): CeCe's 5 isn't over Betty's 6, but nothing of Betty's happens."""
    alfie, cece = player("Alfie", agility=5, firearms=9), player("CeCe", agility=1)
    betty = foe("Betty", agility=5, firearms=5)
    flip = Flip((cece, defends(), "5"), (alfie, shoots(betty), "8"), (betty, shoots(cece), "6"))
    assert flip.happened == ["Alfie"]


def test_t_ex_90_if_cece_shoots_too_only_alfies_shot_takes_effect() -> None:
    """T-EX-90, T-RESOLVE-12."""
    alfie, cece, betty = player("Alfie", agility=5), player("CeCe", agility=1), foe("Betty", agility=4)
    flip = Flip((cece, shoots(betty), "5"), (alfie, shoots(betty), "8"), (betty, shoots(cece), "3"))
    assert flip.happened == ["Alfie"]


def test_a_dodge_is_no_hurdle_for_the_one_who_goes_unseen() -> None:
    """T-AMB-32: Dirk's 5 meets Ann's Agility 4, not her dodge of 7."""
    flip = Flip((ann, defends(), "7"), (bill, defends(ann), "8"), (dirk, attacks(ann, unaware=True), "5"))
    assert flip.happened == ["Dirk", "Bill"]
    seen = Flip((ann, defends(), "7"), (bill, defends(ann), "8"), (dirk, attacks(ann), "5"))
    assert seen.happened == ["Bill"]


@pytest.mark.parametrize(("others", "winner"), [(("9", "7"), None), (("8", "8"), "players")])
def test_t_ex_93_of_three_sides_one_single_top_card_wins(others: tuple[str, str], winner: str | None) -> None:
    """T-EX-93, T-AMB-21: 9, 9, 7 is a tie for all; 9, 8, 8 is won."""
    ghost = foe("Ghost", side=Side("the dead"))
    flip = Flip((ann, attacks(bill), "9"), (bill, attacks(ghost), others[0]), (ghost, attacks(ann), others[1]))
    assert flip.clash.winning_side == winner
    assert flip.happened == ([] if winner is None else ["Ann"])


def test_t_ex_94_a_dodge_may_win_with_no_attack_beside_it() -> None:
    """T-EX-94, T-AMB-15."""
    flip = Flip((ann, defends(), "9"), (bill, attacks(ann), "7"))
    assert flip.clash.outcome is Outcome.WON
    assert (flip.attacker, flip.happened) == (None, ["Ann"])


def test_t_ex_95_an_ally_saves_ann_but_her_dodge_did_not_succeed() -> None:
    """T-EX-95, T-AMB-16: neither Bill's 7 nor Ann's 3 does anything."""
    flip = Flip(
        (cassie, attacks(dirk), "10"), (dirk, attacks(ann), "2"), (ann, defends(), "3"), (bill, attacks(ann), "7")
    )
    assert flip.happened == ["Cassie"]


def test_t_ex_96_a_tie_in_one_clash_leaves_the_other_to_be_resolved() -> None:
    """T-EX-96, T-AMB-25."""
    flip = Flip(
        (ann, attacks(bill), "9"), (bill, attacks(ann), "9"), (cassie, attacks(dirk), "7"), (dirk, defends(), "3")
    )
    tied, won = flip.clashes
    assert tied.outcome is Outcome.TIED
    assert flip.names(won.happens) == ["Cassie"]


def test_t_ex_97_whose_search_is_settled_resists_by_agility() -> None:
    """T-EX-97, T-AMB-48: Ceelo has no card in the Clash; Bebe's 5 is over his Agility 4, her 4 isn't."""
    ceelo, bebe = player("Ceelo", agility=4), foe("Bebe")
    assert Flip((bebe, attacks(ceelo), "5"), bystanders=(ceelo,)).happened == ["Bebe"]
    assert Flip((bebe, attacks(ceelo), "4"), bystanders=(ceelo,)).clash.outcome is Outcome.STALEMATE


def test_t_ex_99_the_moon_in_the_horrors_hand_is_critical() -> None:
    """T-EX-99, T-CRIT-03: 18 against 10."""
    flip = Flip((ann, attacks(bill), "10"), (bill, attacks(ann), "Moon"))
    assert flip.happened == flip.criticals == ["Bill"]


def test_t_ex_28_justice_is_critical_where_it_wins_and_nothing_where_it_ties_or_loses() -> None:
    """T-EX-28, T-CRIT-03, T-CRIT-04."""
    assert Flip((ann, attacks(bill), "Justice"), (bill, attacks(ann), "9")).criticals == ["Ann"]
    assert Flip((ann, attacks(bill), "Justice"), (bill, attacks(ann), "Moon")).criticals == ["Bill"]
    tied = Flip((ann, attacks(bill), "Justice"), (bill, attacks(ann), "cups-page"))
    assert (tied.clash.outcome, tied.criticals) == (Outcome.TIED, [])


@pytest.mark.parametrize(
    ("opponent", "winner", "criticals"),
    [("4", "players", ["Ann"]), ("7", "players", []), ("9", None, [])],
)
def test_t_ex_31_a_significator_counts_if_it_would_have_done_it_alone(
    opponent: str, winner: str | None, criticals: list[str]
) -> None:
    """T-EX-31, T-AMB-09 (reading b): Hierophant and 9 against 4, 7 and 9."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    flip = Flip((owner, attacks(bill), "Hierophant 9"), (bill, attacks(owner), opponent))
    assert (flip.clash.winning_side, flip.criticals) == (winner, criticals)


def test_t_ex_32_another_ones_significator_is_just_its_number() -> None:
    """T-EX-32, T-CRIT-07."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    flip = Flip((cassie, attacks(bill), "Hierophant"), (bill, attacks(cassie), "4"), bystanders=(owner,))
    assert (flip.happened, flip.criticals) == (["Cassie"], [])


def test_a_foe_has_no_significator_effect() -> None:
    """T-CRIT-06: it is for player characters."""
    cultist = foe("Bill", significators=(Card.HIEROPHANT, Card.FOOL))
    assert Flip((cultist, attacks(ann), "Hierophant"), (ann, attacks(cultist), "4")).criticals == []
    assert Flip((cultist, attacks(ann), "Fool"), (ann, attacks(cultist), "4")).fumbles == ["Bill"]


def test_after_a_trick_a_significator_counts_only_as_the_lower_card() -> None:
    """T-AMB-39, T-ALG-11."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    shot = attacks(bill, called_shot=True)
    assert Flip((owner, shot, "Hierophant 9"), (bill, attacks(owner), "4")).criticals == ["Ann"]
    assert Flip((owner, shot, "Hierophant 4"), (bill, attacks(owner), "3")).criticals == []


def test_t_ex_33_the_fool_is_worth_22_to_its_own_character() -> None:
    """T-EX-33, T-CRIT-08: it beats The World, critically, and never fumbles."""
    owner = player("Ann", significators=(Card.FOOL,))
    flip = Flip((owner, attacks(bill), "Fool"), (bill, attacks(owner), "World"))
    assert flip.clash.top == 22
    assert (flip.happened, flip.criticals, flip.fumbles) == (["Ann"], ["Ann"], [])


def test_t_ex_34_the_same_fool_is_0_and_a_fumble_in_another_hand() -> None:
    """T-EX-34, T-CRIT-09."""
    owner = player("Ann", significators=(Card.FOOL,))
    flip = Flip((cassie, attacks(bill), "Fool"), (bill, attacks(cassie), "1"), bystanders=(owner,))
    assert (flip.happened, flip.fumbles) == (["Bill"], ["Cassie"])


def test_after_a_trick_the_fool_as_the_lower_card_is_a_fumble() -> None:
    """T-AMB-39; the owner's own is never the lower one."""
    shot = attacks(bill, called_shot=True)
    assert Flip((ann, shot, "Fool 9"), (bill, attacks(ann), "1")).fumbles == ["Ann"]
    owner = player("Ann", significators=(Card.FOOL,))
    assert Flip((owner, shot, "Fool 9"), (bill, attacks(owner), "1")).clash.top == 9


def test_a_contested_deed_must_beat_its_intensity_even_at_0_and_10() -> None:
    """T-ALG-05: contested, the number is compared, with no automatic end."""
    assert Flip((ann, acts(bill, intensity=0), "1"), (bill, defends(), "Fool")).happened == ["Ann"]
    assert Flip((ann, acts(bill, intensity=10), "10"), (bill, defends(), "3")).happened == []
    assert Flip((ann, acts(bill, intensity=10), "Justice"), (bill, defends(), "3")).criticals == ["Ann"]


@pytest.mark.parametrize(
    "attack",
    [
        attacks(bill),
        shoots(bill),
        attacks(bill, called_shot=True, harmless=True),
        Attack(bill.id, words="grabs him"),
        Attack(bill.id, Manner.SUPERNATURAL, stat="Calm", resist="Calm"),
    ],
    ids=["blow", "shot", "disarm", "grab", "power"],
)
def test_whatever_is_done_to_the_unwilling_is_an_attack(attack: Attack) -> None:
    """T-RESOLVE-10: it is contested, has to beat what its target resists with, and has the one place or yields it."""
    against = (bill, attacks(ann), "2")
    assert Flip((cassie, attack, "9"), (ann, attacks(bill), "8"), against).happened == ["Cassie"]
    assert Flip((cassie, attack, "7"), (ann, attacks(bill), "8"), against).happened == ["Ann"]
    assert Flip((cassie, attack, "4"), (ann, defends(), "8"), against).happened == ["Ann"], "not over his 4"


def test_t_ex_49_the_hammer_lands_and_the_fiend_scalds_nobody() -> None:
    """T-EX-49, T-ROUND-01, T-ROUND-05: what happens next is one thing."""
    fiend = foe("Fiend")
    swing = attacks(fiend, called_shot=True)
    flip = Flip((ann, swing, "8 9"), (fiend, attacks(ann), "7"))
    assert flip.happened == ["Ann"]


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_who_has_no_card_in_the_clash_resists_by_stat_whatever_is_said_of_the_busy(letter: str) -> None:
    """T-AMB-48, T-AMB-10: Bill's deed is over; Ann's 4 isn't over his Agility 4."""
    flip = Flip((ann, attacks(bill), "4"), bystanders=(bill,), rules=PRESETS.with_reading("T-AMB-10", letter))
    assert flip.clash.outcome is Outcome.STALEMATE


def test_of_several_targets_an_equal_number_is_no_hit() -> None:
    """T-RESOLVE-26, T-AMB-57: the grenade's 5 is not over Bill's Agility 5, and over Eel's 3."""
    quick, slow = foe("Bill", agility=5), foe("Eel", agility=3)
    flip = Flip((ann, replace(shoots(quick), also=(slow.id,)), "5"), bystanders=(quick, slow))
    assert flip.clash.outcome is Outcome.WON
    assert flip.names(flip.clash.hit) == ["Eel"]


def test_where_the_next_attack_is_tried_the_higher_one_was_not_high_enough() -> None:
    """T-AMB-13 (reading b), T-RESOLVE-12: Max's 7 meets a dodge of 8; a lower one that would do has to wait."""
    flip = Flip(
        (max_, attacks(bill), "7"),
        (bill, defends(), "8"),
        (cassie, attacks(dirk), "6"),
        (dirk, attacks(ann), "5"),
        (ann, defends(dirk, bill), "10"),
        rules=PRESETS.with_reading("T-AMB-13", "b"),
    )
    assert flip.attacker == "Cassie"
    assert flip.clash.judgements[0].fate is Fate.NOT_HIGH_ENOUGH
    waiting = Flip(
        (max_, attacks(bill), "7"),
        (cassie, attacks(bill), "9"),
        (bill, attacks(cassie), "2"),
        rules=PRESETS.with_reading("T-AMB-13", "b"),
    )
    assert waiting.clash.judgements[0].fate is Fate.LOWER_ATTACK


def test_an_attack_is_measured_by_what_stood_against_it_though_it_has_fallen() -> None:
    """T-AMB-17 (reading b), T-CRIT-10: The Hierophant 5 isn't over Bill's 7, whom the 9 beside it puts down."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    flip = Flip(
        (owner, attacks(bill), "Hierophant 9"), (bill, attacks(owner), "7"), rules=PRESETS.with_reading("T-AMB-17", "b")
    )
    assert (flip.happened, flip.criticals) == (["Ann"], [])


@pytest.mark.parametrize(
    ("eels", "criticals"), [("10", ["Ann", "Cassie"]), ("cups-page", ["Cassie"]), ("Hanged_Man", ["Cassie"])]
)
def test_a_critical_over_every_card_of_every_other_side(eels: str, criticals: list[str]) -> None:
    """T-AMB-27 (reading b), T-CRIT-04: Ann's Justice, dodging Bill, is over what Eel has for Cassie, or it is not.

    That Cassie's Moon is higher than either is no matter.
    """
    flip = Flip(
        (ann, defends(bill), "Justice"),
        (bill, attacks(ann), "2"),
        (cassie, replace(attacks(eel), also=(bill.id,)), "Moon"),
        (eel, attacks(cassie), eels),
        rules=PRESETS.with_reading("T-AMB-27", "b"),
    )
    assert flip.criticals == criticals


def test_a_critical_is_measured_by_its_own_hurdle_beside_every_others_card() -> None:
    """T-AMB-27 (reading b), T-CRIT-10: The Hierophant 5 is over every card, and not over Bill's Agility 6."""
    owner, quick = player("Ann", significators=(Card.HIEROPHANT,)), foe("Bill", agility=6)
    flip = Flip(
        (owner, attacks(quick), "Hierophant 9"),
        (quick, attacks(cassie), "4"),
        (cassie, defends(), "3"),
        rules=PRESETS.with_reading("T-AMB-27", "b"),
    )
    assert (flip.happened, flip.criticals) == (["Ann"], [])


@pytest.mark.parametrize(("letter", "happened"), [("a", ["Dirk", "Eel"]), ("b", ["Eel"])])
def test_a_dodge_against_the_first_attacker_or_against_all(letter: str, happened: list[str]) -> None:
    """T-AMB-32: Dirk's 5 meets Ann's Agility 4, or her dodge of 7."""
    flip = Flip(
        (ann, defends(), "7"),
        (bill, attacks(ann), "2"),
        (dirk, attacks(ann), "5"),
        (eel, defends(ann), "9"),
        rules=PRESETS.with_reading("T-AMB-32", letter),
    )
    assert flip.happened == happened
