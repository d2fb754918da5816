"""How many cards everybody takes (T-COUNT, T-HSTAT, T-DIST, T-DEF, T-WEAP, T-SIT, T-ALOST)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Edges, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import HAND_TO_HAND
from demoncity_gui.games.demon_city.rules.counting import Compared, CountLine
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.thrown import turned
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, foe, player, quietly_tries, shoots
from tests.support.flip import counts, full_counts, reasons
from tests.support.stacked import pick

HIGH_GROUND = Edges(advantages=("high ground",))


def test_t_ex_51_a_target_tripping_and_handcuffed_is_two_advantages() -> None:
    """T-EX-51, T-SIT-02; a label given twice counts once."""
    assert counts((ann, attacks(bill, edges=Edges(advantages=("tripping", "handcuffed")))), (bill, attacks(ann))) == {
        "Ann": 3,
        "Bill": 1,
    }
    twice = Edges(advantages=("tripping", "tripping"))
    assert counts((ann, attacks(bill, edges=twice)), (bill, attacks(ann)))["Ann"] == 2


def test_t_ex_55_the_better_weapon_is_one_card() -> None:
    """T-EX-53, T-EX-55, T-WEAP-04: the Host says whose is better; one card however poor the other's."""
    sword = Edges(weapon=True)
    assert counts((ann, attacks(bill, edges=sword)), (bill, attacks(ann))) == {"Ann": 2, "Bill": 1}
    assert counts((ann, attacks(bill)), (bill, attacks(ann))) == {"Ann": 1, "Bill": 1}


def test_t_ex_57_two_who_trade_blows_compare_the_stats_they_use() -> None:
    """T-EX-57, T-HSTAT-01: Toughness 4 against Hand To Hand 5."""
    a, b = player("Ann", toughness=4), foe("Bill", hand_to_hand=5)
    assert counts((a, attacks(b)), (b, attacks(a))) == {"Ann": 1, "Bill": 2}


def test_t_ex_58_agility_never_helps_a_blow() -> None:
    """T-EX-58, T-HSTAT-07: Toughness 4 isn't over Agility 4; Bill is busy, which is one card."""
    a, b = player("Ann", toughness=4, agility=8), foe("Bill", agility=4)
    count = full_counts((a, attacks(b)), (b, acts()))["Ann"]
    assert count.cards == 2
    assert reasons(count) == {ThrowReason.DISTRACTION: +1}


def test_t_ex_59_a_shot_at_one_who_flees() -> None:
    """T-EX-59: Firearms 6 over Agility 5; the fleeing one gets the Defense card and the shooter no Distraction."""
    a, b = player("Ann", agility=3, firearms=6), foe("Bill", agility=5)
    count = full_counts((a, shoots(b, skill="Firearms")), (b, defends()))
    assert reasons(count["Ann"]) == {ThrowReason.HIGHER_STAT: +1}
    assert reasons(count["Bill"]) == {ThrowReason.DEFENSE: +1}


def test_t_ex_60_alfie_betty_and_cece() -> None:
    """T-EX-60: a chain of targets gives 3, 2, 2; face to face it is 2 and 1."""
    alfie = player("Alfie", agility=5, firearms=9)
    betty, cece = foe("Betty", agility=5, firearms=5), player("CeCe", agility=1)
    assert counts(
        (cece, defends()), (alfie, shoots(betty, skill="Firearms")), (betty, shoots(cece, skill="Firearms"))
    ) == {
        "Alfie": 3,
        "Betty": 2,
        "CeCe": 2,
    }
    assert counts((alfie, shoots(betty, skill="Firearms")), (betty, shoots(alfie, skill="Firearms"))) == {
        "Alfie": 2,
        "Betty": 1,
    }


def test_t_ex_61_a_target_at_the_garage_door_is_distracted() -> None:
    """T-EX-61, T-DIST-02."""
    count = full_counts((ann, attacks(bill)), (bill, acts(intensity=3)))["Ann"]
    assert reasons(count) == {ThrowReason.DISTRACTION: +1}


def test_t_ex_62_telekinesis_against_a_fist() -> None:
    """T-EX-62, T-SUP-01."""
    assert counts((ann, attacks(bill, edges=Edges(supernatural=True))), (bill, attacks(ann))) == {"Ann": 2, "Bill": 1}


@pytest.mark.parametrize(("advantages", "cards", "lowest"), [(("a", "b"), 2, False), (("a",), 1, False), ((), 2, True)])
def test_t_ex_63_a_shot_at_the_eye_costs_a_card(advantages: tuple[str, ...], cards: int, lowest: bool) -> None:
    """T-EX-63, T-ALOST-04, T-ALOST-05: three become two, two one; with one, two are drawn and the lower counts."""
    shot = shoots(bill, called_shot=True, edges=Edges(advantages=advantages))
    count = full_counts((ann, shot), (bill, shoots(ann)))["Ann"]
    assert (count.cards, count.lowest) == (cards, lowest)


def test_t_ex_64_after_a_trick_the_lower_card_counts() -> None:
    """T-EX-64: 9 and 2 are worth 2."""
    assert turned(pick("9 2"), ann, lowest=True, rules=PRESETS).value == 2


def test_t_ex_65_a_disarm_that_harms_nobody_costs_nothing() -> None:
    """T-EX-65, T-ALOST-06."""
    assert (
        counts((ann, attacks(bill, called_shot=True, harmless=True, edges=HIGH_GROUND)), (bill, attacks(ann)))["Ann"]
        == 2
    )
    assert counts((ann, attacks(bill, called_shot=True, edges=HIGH_GROUND)), (bill, attacks(ann)))["Ann"] == 1


def test_t_ex_67_an_injury_at_one_card_leaves_one_plain_card() -> None:
    """T-EX-67, T-ALOST-12: and nobody gains by it (T-AMB-37)."""
    count = full_counts((player("Ann", hurt=True), attacks(bill)), (bill, attacks(ann)))
    assert (count["Ann"].cards, count["Ann"].lowest) == (1, False)
    assert count["Bill"].cards == 1


def test_an_injury_takes_one_card_of_several() -> None:
    """T-ALOST-07."""
    hurt = player("Ann", hurt=True)
    assert counts((hurt, attacks(bill, edges=HIGH_GROUND)), (bill, attacks(ann)))["Ann"] == 1
    assert counts((hurt, quietly_tries(4, edges=HIGH_GROUND)))["Ann"] == 1


def test_t_ex_68_only_dodging_from_high_ground() -> None:
    """T-EX-68, T-DEF-01, T-DEF-02: 3 cards; dodging while burning a book is no mere defence."""
    assert counts((bill, attacks(ann)), (ann, defends(edges=HIGH_GROUND)))["Ann"] == 3
    assert counts((bill, attacks(ann)), (ann, acts(bill)))["Ann"] == 1


def test_t_ex_97_a_settled_search_leaves_the_searcher_distracted() -> None:
    """T-EX-97: Bebe attacks Ceelo after his search; an uncontested deed is no defence."""
    ceelo, bebe = player("Ceelo"), foe("Bebe")
    assert counts((ceelo, quietly_tries(4)), (bebe, attacks(ceelo))) == {"Ceelo": 1, "Bebe": 2}


def test_disadvantages_past_one_card_go_to_the_one_who_answers() -> None:
    """T-ALOST-10, T-AMB-36: of three, one is paid with the high ground and two go to Bill, who attacks back."""
    edges = Edges(advantages=("high ground",), disadvantages=("drunk", "left-handed", "in the dark"))
    assert counts((ann, attacks(bill, edges=edges)), (dirk, attacks(ann)), (bill, attacks(ann))) == {
        "Ann": 1,
        "Dirk": 2,
        "Bill": 3,
    }


def test_each_disadvantage_takes_one_card_of_several() -> None:
    """T-ALOST-02: two take the two cards that Ann has over one, and nothing is left over for Bill."""
    edges = Edges(advantages=("high ground", "he trips"), disadvantages=("drunk", "left-handed"))
    assert counts((ann, attacks(bill, edges=edges)), (bill, attacks(ann))) == {"Ann": 1, "Bill": 1}


@pytest.mark.parametrize(
    ("hurt", "advantages", "gained"),
    [
        (False, (), ["trick"]),
        (False, ("a",), []),
        (True, (), ["injury", "trick"]),
        (True, ("a",), ["trick"]),
        (True, ("a", "b"), []),
    ],
)
def test_a_named_loss_that_finds_one_card_is_the_foes_gain_by_the_other_reading(
    hurt: bool, advantages: tuple[str, ...], gained: list[str]
) -> None:
    """T-AMB-37 (reading a): Ann aims at Bill's eye, hurt or not; by the preset nobody gains."""
    shooter = player("Ann", hurt=hurt)
    shot = attacks(bill, called_shot=True, edges=Edges(advantages=advantages))
    deeds = (shooter, shot), (bill, attacks(shooter))
    lines = full_counts(*deeds, rules=PRESETS.with_reading("T-AMB-37", "a"))["Bill"].lines
    spilled = [(line.label, line.whom) for line in lines if line.reason is ThrowReason.SPILLED]
    assert spilled == [(loss, shooter.id) for loss in gained]
    assert full_counts(*deeds)["Bill"].cards == 1


def test_disadvantages_past_one_card_go_to_the_first_attacker_where_the_target_does_not_answer() -> None:
    """T-ALOST-10: exactly one gains, the first in announcing order; with nobody at all they are lost."""
    edges = Edges(disadvantages=("drunk",))
    assert counts((dirk, attacks(ann)), (bill, attacks(ann)), (ann, acts(edges=edges))) == {
        "Dirk": 3,
        "Bill": 2,
        "Ann": 1,
    }
    assert counts((ann, acts(edges=edges)), bystanders=(bill,)) == {"Ann": 1}


def test_a_trick_is_paid_after_what_others_spill_here() -> None:
    """T-ALG-01: Bill's called shot costs the card that Ann's drunkenness gave him."""
    count = full_counts(
        (ann, attacks(bill, edges=Edges(disadvantages=("drunk",)))), (bill, attacks(ann, called_shot=True))
    )["Bill"]
    assert (count.cards, count.lowest) == (1, False)


def test_a_defender_who_sees_nothing_coming_is_distracted_for_that_attacker_alone() -> None:
    """T-AMB-32: two attack, one unseen; the dodge is against the other."""
    assert counts((ann, defends()), (bill, attacks(ann)), (dirk, attacks(ann, unaware=True))) == {
        "Ann": 2,
        "Bill": 1,
        "Dirk": 2,
    }


def test_a_defence_named_against_one_leaves_the_other_free() -> None:
    """T-AMB-32: Ann watches Bill; Dirk has her off her guard."""
    assert counts((ann, defends(bill)), (bill, attacks(ann)), (dirk, attacks(ann))) == {"Ann": 2, "Bill": 1, "Dirk": 2}


def test_a_bystander_who_does_nothing_is_distracted_and_resists_by_stat() -> None:
    """T-HSTAT-02, T-AMB-48: Hand To Hand 5 over Agility 4."""
    fighter = player("Ann", hand_to_hand=5)
    count = full_counts((fighter, attacks(bill)), bystanders=(bill, cassie))["Ann"]
    assert reasons(count) == {ThrowReason.HIGHER_STAT: +1, ThrowReason.DISTRACTION: +1}


@pytest.mark.parametrize(("letter", "cards"), [("a", {"Bill": 1, "Dirk": 2}), ("b", {"Bill": 1, "Dirk": 1})])
def test_a_dodge_faces_the_first_attacker_or_all(letter: str, cards: dict[str, int]) -> None:
    """T-AMB-32, T-DIST-02: by reading a Ann, who watches Bill, is distracted for Dirk."""
    deeds = (ann, defends()), (bill, attacks(ann)), (dirk, attacks(ann))
    count = full_counts(*deeds, rules=PRESETS.with_reading("T-AMB-32", letter))
    assert {name: count[name].cards for name in cards} == cards


@pytest.mark.parametrize(("skill", "named"), [(3, ("Toughness", 4)), (4, (HAND_TO_HAND, 4)), (5, (HAND_TO_HAND, 5))])
def test_the_higher_of_two_stats_is_the_one_that_is_named(skill: int, named: tuple[str, int]) -> None:
    """T-HSTAT-05, T-HSTAT-06, T-AMB-40: Hand To Hand unless Toughness is over it; against Agility 3."""
    fighter = player("Ann", toughness=4, hand_to_hand=skill)
    slow = foe("Bill", agility=3)
    (line, *_) = full_counts((fighter, attacks(slow)), (slow, defends()))["Ann"].lines[1:]
    assert line.compared == Compared(*named, "Agility", 3, of=slow.id, rule="T-HSTAT-02")


def test_the_host_grants_a_standing_extra_once_and_strikes_one() -> None:
    """T-AMB-45: labelled; nothing that the rules give already, and no kind that isn't a standing one."""
    asked = (ThrowReason.DEFENSE, ThrowReason.DEFENSE, ThrowReason.DISTRACTION, ThrowReason.ADVANTAGE)
    blow = attacks(bill, edges=Edges(granted=asked))
    assert full_counts((ann, blow), bystanders=(bill,))["Ann"].lines == (
        CountLine(ThrowReason.START, +1),
        CountLine(ThrowReason.DISTRACTION, +1, whom=bill.id),
        CountLine(ThrowReason.OVERRIDE, +1, "defense"),
    )
    for reason in (
        ThrowReason.HIGHER_STAT,
        ThrowReason.DISTRACTION,
        ThrowReason.DEFENSE,
        ThrowReason.WEAPON,
        ThrowReason.SUPERNATURAL,
    ):
        assert counts((ann, attacks(bill, edges=Edges(granted=(reason,)))), (bill, attacks(ann)))["Ann"] == 2
    struck = Edges(weapon=True, struck=(ThrowReason.DISTRACTION, ThrowReason.WEAPON))
    assert counts((ann, attacks(bill, edges=struck)), bystanders=(bill,)) == {"Ann": 1}


@pytest.mark.parametrize(("letter", "fleeing"), [("a", False), ("b", True)])
def test_the_better_weapon_against_one_who_does_not_strike_or_parry_back(letter: str, fleeing: bool) -> None:
    """T-AMB-33, T-WEAP-01: the Host says so, or it is none; against one who answers, and in a parry, it is one."""
    rules, sword = PRESETS.with_reading("T-AMB-33", letter), Edges(weapon=True)
    blow = ann, attacks(bill, edges=sword)
    assert (ThrowReason.WEAPON in reasons(full_counts(blow, (bill, acts()), rules=rules)["Ann"])) is fleeing
    for answer in (attacks(ann), defends()):
        assert ThrowReason.WEAPON in reasons(full_counts(blow, (bill, answer), rules=rules)["Ann"])
    parried = full_counts((bill, attacks(ann)), (ann, defends(edges=sword)), rules=rules)["Ann"]
    assert ThrowReason.WEAPON in reasons(parried)


def test_a_defender_is_compared_with_those_who_attack_them_alone() -> None:
    """T-AMB-31 (reading b), T-AMB-34: Agility 6 over Bill's Toughness; Dirk, whom she watches, attacks Cassie."""
    quick, weak = player("Ann", agility=6), foe("Dirk", toughness=0)
    for toughness, cards in ((4, 3), (6, 2)):
        blow = foe("Bill", toughness=toughness), attacks(quick)
        deeds = (quick, defends(weak, bill)), blow, (weak, attacks(cassie))
        count = full_counts(*deeds, bystanders=(cassie,), rules=PRESETS.with_reading("T-AMB-31", "b"))["Ann"]
        compared = Compared("Agility", 6, "Toughness", toughness, of=bill.id, rule="T-AMB-31")
        assert count.cards == cards
        assert (CountLine(ThrowReason.HIGHER_STAT, +1, compared=compared) in count.lines) is (cards == 3)


def test_each_trick_is_named_in_the_count() -> None:
    """T-ALOST-04, T-AMB-38: the called shot needs no name; what is tried beside it has its own."""
    shot = replace(attacks(bill, called_shot=True), tricks=("blindfold",))
    helped = replace(shot, edges=Edges(advantages=("a", "b")))
    lines = full_counts((ann, helped), (bill, attacks(ann)))["Ann"].lines
    assert [(line.change, line.label) for line in lines if line.reason is ThrowReason.TRICK] == [
        (-1, ""),
        (-1, "blindfold"),
    ]
