"""Each reading of each house rule makes a difference, shown on one case for each rule; or it is the Host's word."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Edges, Move
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, State
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.counting import Count, count_throws
from demoncity_gui.games.demon_city.rules.events import ContestJudged, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.task import Party, StaticTask, count_static, judge_static
from demoncity_gui.games.demon_city.views.tv_view import tv_picture
from demoncity_gui.games.demon_city.words.house_rules import house_rules
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, eel, foe, max_, player, shoots
from tests.support.flip import Deed, Flip, OpenDeed, facing
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, pick

Observed = object
"""What a case comes to: whatever the table would notice, comparable."""
Case = Callable[[HouseRules], Observed]

SLOW, QUICK = player("Ann", agility=1), foe("Bill", agility=5)
"""Ann announces before Bill."""


def read_by(sitting: Sitting, rules: HouseRules) -> Sitting:
    """Return the table with these house rules."""
    for ambiguity, letter in rules.chosen:
        sitting.do(cmd.SetHouseRule(ambiguity, letter))
    return sitting


def allowed(sitting: Sitting, command: cmd.Command) -> str:
    """Return “allowed”, having done it, or the kind of the refusal."""
    try:
        sitting.do(command)
    except RuleRefusal as why:
        return type(why.reason).__name__
    return "allowed"


def attackers(*rounds: tuple[OpenDeed, ...]) -> Case:
    """Whose attack takes effect in each of these rounds."""
    return lambda rules: tuple(Flip(*deeds, rules=rules).attacker for deeds in rounds)


def ruled(*deeds: OpenDeed) -> Case:
    """How a Clash ends, and whose deeds take effect, the attack first."""

    def outcome(rules: HouseRules) -> Observed:
        flip = Flip(*deeds, rules=rules)
        return flip.clash.outcome, tuple(flip.happened)

    return outcome


def cards_of(who: Character, *deeds: Deed, bystanders: tuple[Character, ...] = ()) -> Case:
    """How many cards somebody takes."""
    return lambda rules: count_of(who, deeds, bystanders, rules).cards


def count_of(who: Character, deeds: tuple[Deed, ...], bystanders: tuple[Character, ...], rules: HouseRules) -> Count:
    return count_throws(facing(*deeds, bystanders=bystanders, rules=rules))[who.id]


def criticals(*deeds: OpenDeed) -> Case:
    """Who succeeds critically."""
    return lambda rules: tuple(Flip(*deeds, rules=rules).criticals)


# --- the cases that take more than a line --------------------------------------------------------------------------


def a_short_deck(rules: HouseRules) -> Observed:
    """T-AMB-04: three throws and a deck of two."""
    greedy = Attack(ann.id, edges=Edges(weapon=True, supernatural=True, advantages=("high ground",)))
    sitting = read_by(
        table_with(player("Ann", agility=9), foe("Bill", agility=1), horror_deck=pick("1 2", HORROR_10)), rules
    )
    return allowed(sitting, cmd.Announce(bill.id, greedy)), len(sitting.cards_before(bill))


def c10_for_the_host(rules: HouseRules) -> Observed:
    """T-AMB-06."""
    sitting = read_by(table_with(ann, bill, players="8", horror="3", in_action=False), rules)
    drawn = sitting.do(cmd.DrawNumber(DeckName.HORROR, hundred=False))[-1]
    return isinstance(drawn, NumberDrawn) and (drawn.deck, drawn.number)


def the_creatures_own_fool(rules: HouseRules) -> Observed:
    """T-AMB-08: Bill throws the card that he stands for, against a 9."""
    creature = foe("Bill", significators=(Card.FOOL,))
    flip = Flip((ann, attacks(creature), "9"), (creature, attacks(ann), "Fool"), rules=rules)
    return flip.attacker, tuple(flip.fumbles)


def a_dodge_on_the_losing_side(rules: HouseRules) -> Observed:
    """T-AMB-18: Ann's 5 is over Bill's 2, and Eel's 9 wins the Clash for the other side."""
    weak = foe("Bill", agility=5, toughness=0)
    here = (SLOW, player("Cassie", agility=2), weak, foe("Eel", agility=6))
    sitting = read_by(table_with(*here, players="5 1 3", horror="2 9"), rules)
    sitting.announce(ann, defends(bill))
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(eel, attacks(cassie))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.winning_side == "cult"
    sitting.accept_all()
    return sitting.participant(ann).succeeded


def a_blow_at_a_friend(rules: HouseRules) -> Observed:
    """T-AMB-23."""
    sitting = read_by(table_with(SLOW, player("Cassie", agility=3), QUICK), rules)
    return allowed(sitting, cmd.Announce(ann.id, attacks(cassie)))


def a_friend_whom_a_player_runs(rules: HouseRules) -> Observed:
    """T-AMB-24: Dirk, of the players' side, with the Host's cards on the sheet."""
    friend = foe("Dirk", agility=1, side=PLAYERS_SIDE)
    sitting = read_by(table_with(friend, QUICK, players="8", horror="3"), rules)
    said = allowed(sitting, cmd.SetDeck(friend.id, DeckName.PLAYERS))
    sitting.announce(friend, shoots(bill))
    return said, sitting.cards_before(friend)[:1]


def a_fool_on_the_losing_side(rules: HouseRules) -> Observed:
    """T-AMB-26."""
    return tuple(Flip((ann, attacks(bill), "5"), (bill, attacks(ann), "Fool"), rules=rules).fumbles)


def a_ladder(rules: HouseRules) -> Observed:
    """T-AMB-35, T-EX-52: Hiram stands over Lois, Max over Hiram, each with high ground."""
    lois, hiram, maxim = player("Lois", agility=1), foe("Hiram", agility=2), player("Max", agility=3)
    sitting = read_by(table_with(lois, hiram, maxim), rules)
    sitting.announce(lois, defends())
    sitting.announce(hiram, attacks(lois, edges=Edges(advantages=("high ground",))))
    sitting.announce(maxim, attacks(hiram, edges=Edges(advantages=("high ground",))))
    return allowed(sitting, cmd.SetLadder("high ground", is_ladder=True)), len(sitting.cards_before(maxim))


def a_seven_at_seven(rules: HouseRules) -> Observed:
    """T-AMB-85, T-EX-131: one 7 against a single Intensity of 7, and against levels 4 and 7."""

    def earned(*intensities: int) -> tuple[int, ...]:
        task = StaticTask(Party(ann), intensities)
        return judge_static(task, count_static(task, rules), pick("7"), rules).levels

    return bool(earned(7)), earned(4, 7)


def three_tricks_at_one_throw(rules: HouseRules) -> Observed:
    """T-AMB-38: a shot at the eye, over the shoulder, with the eyes shut."""
    shot = replace(shoots(bill, called_shot=True), tricks=("over the shoulder", "eyes shut"))
    count = count_of(ann, ((ann, shot), (bill, attacks(ann))), (), rules)
    assert count.lowest
    return count.cards


def two_intensities(rules: HouseRules) -> Observed:
    """T-AMB-41: stat 5 against 4 and 7, with a 3 and then a 9 on the pile: 5 is over 4 and not over 7."""
    sitting = read_by(table_with(player("Ann", agility=5), bill, players="3 9", in_action=False), rules)
    judged = sitting.do(cmd.TryTask(cmd.TaskSide(ann.id, "Agility"), (4, 7)))[-1]
    assert isinstance(judged, TaskJudged) and judged.count is not None
    return judged.count.cards, judged.ruling.levels


def burning_a_book_while_dodging(rules: HouseRules) -> Observed:
    """T-AMB-49: one throw of 7, without the Defense throw, that a blow of 5 doesn't get past."""
    burns = Act(intensity=6, words="burns the book", dodging=True)
    sitting = read_by(table_with(SLOW, QUICK, players="7", horror="5"), rules)
    said = allowed(sitting, cmd.Announce(ann.id, burns))
    return said, len(sitting.cards_before(ann))


def two_runs_on_the_losing_side(rules: HouseRules) -> Observed:
    """T-AMB-52: Ann runs from Bill, Cassie charges him; his 10 wins the Clash."""
    sitting = read_by(table_with(SLOW, player("Cassie", agility=2), QUICK, players="2 3 4 5", horror="10 9 8"), rules)
    sitting.announce(ann, Defend(run=30))
    sitting.announce(cassie, replace(attacks(bill), run=30))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.winning_side == "cult"
    sitting.accept_all()
    (reached,) = [event for event in sitting.events if hasattr(event, "unmoved")]
    return tuple(sitting.table.character(who).name for who in reached.unmoved)


def a_blow_that_lands(rules: HouseRules) -> Observed:
    """T-AMB-53: Ann hits; is she placed anew?"""
    sitting = read_by(table_with(SLOW, QUICK, players="9", horror="2"), rules)
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    return sitting.participant(ann).succeeded


def two_at_the_wheel(rules: HouseRules) -> Observed:
    """T-AMB-56: and a passenger who attacks one of them."""
    deeds = (ann, acts(bill), "5"), (bill, acts(ann), "4"), (cassie, attacks(bill), "3")
    return len(Flip(*deeds, drivers=(ann, bill), rules=rules).clashes)


def three_of_one_agility(rules: HouseRules) -> Observed:
    """T-AMB-62: Ann draws a 2, Cassie a 9, Bill a 5; Dirk is faster and draws nothing."""
    sitting = table_with(ann, cassie, bill, foe("Dirk", agility=6), players="2 9", horror="5", in_action=False)
    read_by(sitting, rules).do(cmd.BeginAction())
    return tuple(sitting.order), len(sitting.table.players_deck.discard), len(sitting.table.horror_deck.discard)


def three_of_a_kind(rules: HouseRules) -> Observed:
    """T-AMB-63: Bill and Eel are the same but for the name; Dirk is faster, and Ann and Cassie are players'."""
    sitting = table_with(ann, cassie, bill, eel, foe("Dirk", agility=6), in_action=False)
    read_by(sitting, rules).do(cmd.BeginAction())
    return tuple(sitting.order), len(sitting.participant(bill).stands_for)


def three_rivals(rules: HouseRules) -> Observed:
    """T-AMB-64: Ann throws 3, Cassie 8, Bill 5."""
    sitting = read_by(table_with(ann, cassie, bill, players="3 8", horror="5", in_action=False), rules)
    race = cmd.Contest(cmd.TaskSide(ann.id), cmd.TaskSide(cassie.id), (cmd.TaskSide(bill.id),))
    said = allowed(sitting, race)
    return said, *(event.winner == cassie.id for event in sitting.events if isinstance(event, ContestJudged))


def what_the_players_see_of_an_intensity(rules: HouseRules) -> Observed:
    """T-AMB-65: the cards lie face down."""
    sitting = read_by(table_with(SLOW, QUICK), rules)
    sitting.announce(ann, acts(bill, intensity=7))
    (lane,) = tv_picture(sitting.table).lanes
    return "7" in lane.deed


def damage(rules: HouseRules) -> Observed:
    """T-AMB-70: three cards for Toughness 3, and the lowest counts."""
    sitting = read_by(table_with(ann, foe("Bill", toughness=3), players="7 4 9"), rules)
    said = allowed(sitting, cmd.ThrowDamage(ann.id, bill.id))
    return said, sitting.table.character(bill.id).toughness


def a_calm_check(rules: HouseRules) -> Observed:
    """T-AMB-71: a 5 isn't over 5."""
    sitting = read_by(table_with(ann, bill, players="5", in_action=False), rules)
    return allowed(sitting, cmd.CheckCalm(ann.id, 5)), sitting.table.character(ann.id).panicked


def getting_up(rules: HouseRules) -> Observed:
    """T-AMB-72: by the Host's word, or by no other way than a throw."""
    sitting = read_by(table_with(SLOW, QUICK), rules)
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    by_hand = allowed(sitting, cmd.SetState(ann.id, State.OUT, is_so=False))
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    return by_hand, allowed(sitting, cmd.PassTurn(ann.id))


# --- the table -----------------------------------------------------------------------------------------------------

FALLING = (
    (ann, defends(eel, bill), "10"),
    (eel, attacks(ann), "2"),
    (max_, attacks(bill), "7"),
    (bill, defends(), "8"),
    (cassie, attacks(dirk), "6"),
    (dirk, attacks(ann), "5"),
)
"""T-EX-92: Max's 7 meets Bill's dodge of 8, and Cassie's 6 would have hit."""
THIRD_PARTY = (
    (ann, defends(), "10"),
    (eel, attacks(ann), "2"),
    (cassie, shoots(bill), "6"),
    (bill, attacks(ann), "3"),
    (dirk, attacks(cassie), "8"),
)
"""T-EX-91: Cassie's shot beats Bill's Agility, and not Dirk, who attacks her."""
OWNER = player("Ann", significators=(Card.HIEROPHANT,))
HURT = player("Ann", hurt=True)
WEARY = replace(player("Ann"), toughness_lost=4)
SLOW_FOE = foe("Eel", agility=1)
NIMBLE = player("Ann", agility=6)
HELD = replace(foe("Bill", agility=2, toughness=6), held=True)


def shot_at_busy_bill(shot: str) -> tuple[OpenDeed, ...]:
    """Cassie shoots at Bill, Agility 4, who throws a 7 at Ann; Ann's dodge wins the Clash."""
    return (ann, defends(bill), "9"), (bill, attacks(ann), "7"), (cassie, shoots(bill), shot)


CASES: dict[str, tuple[Case, dict[str, Observed]]] = {
    "T-AMB-01": (
        lambda rules: Flip((ann, attacks(bill), "CUPS_KING"), (bill, defends(), "2"), rules=rules).clash.top,
        {"a": 14, "b": 11},
    ),
    "T-AMB-04": (a_short_deck, {"a": ("NotEnoughCards", 0), "b": ("allowed", 2)}),
    "T-AMB-06": (c10_for_the_host, {"a": (DeckName.HORROR, 3), "b": (DeckName.PLAYERS, 8)}),
    "T-AMB-08": (the_creatures_own_fool, {"a": ("Ann", ("Bill",)), "b": ("Bill", ())}),
    "T-AMB-09": (
        criticals((OWNER, attacks(bill), "HIEROPHANT 9"), (bill, attacks(OWNER), "4")),
        {"a": (), "b": ("Ann",)},
    ),
    # Nothing, the stat of 4 or the throw of 7 stands in the way of a 2, a 5 and an 8.
    "T-AMB-10": (
        attackers(*(shot_at_busy_bill(shot) for shot in ("2", "5", "8"))),
        {"a": (None, "Cassie", "Cassie"), "b": (None, None, "Cassie"), "c": ("Cassie", "Cassie", "Cassie")},
    ),
    "T-AMB-11": (
        ruled(*THIRD_PARTY),
        {"a": (Outcome.WON, ("Cassie", "Ann")), "b": (Outcome.STALEMATE, ("Ann",))},
    ),
    # The top card of the Clash is a shot of 3 at somebody busy with Agility 4.
    "T-AMB-12": (
        attackers(((ann, shoots(bill), "3"), (bill, attacks(cassie), "2"), (cassie, defends(), "1"))),
        {"a": (None,), "b": ("Ann",)},
    ),
    "T-AMB-13": (
        ruled(*FALLING),
        {"a": (Outcome.STALEMATE, ("Ann",)), "b": (Outcome.WON, ("Cassie", "Ann"))},
    ),
    # The target answers with a 2, and its Agility is 4.
    "T-AMB-14": (
        attackers(((ann, attacks(bill), "3"), (bill, attacks(ann), "2"))),
        {"a": ("Ann",), "b": (None,)},
    ),
    # Cassie flees from Bill's 6 with a 5, and Ann's 8 has hit Bill.
    "T-AMB-17": (
        ruled((ann, attacks(bill), "8"), (bill, attacks(cassie), "6"), (cassie, defends(), "5")),
        {"a": (Outcome.WON, ("Ann",)), "b": (Outcome.WON, ("Ann", "Cassie"))},
    ),
    "T-AMB-18": (a_dodge_on_the_losing_side, {"a": False, "b": True}),
    "T-AMB-23": (a_blow_at_a_friend, {"b": "OwnSide", "c": "allowed"}),
    "T-AMB-24": (
        a_friend_whom_a_player_runs,
        {"a": ("NotThisRule", (Card.PENTACLES_3,)), "b": ("allowed", (Card.WANDS_8,))},
    ),
    "T-AMB-26": (a_fool_on_the_losing_side, {"a": ("Bill",), "b": ()}),
    # Ann's 11 beats Bill, and doesn't beat the 12 that somebody of the cult throws at Cassie, whose 18 wins.
    "T-AMB-27": (
        lambda rules: (
            "Ann"
            in Flip(
                (ann, defends(bill), "JUSTICE"),
                (bill, attacks(ann), "2"),
                (cassie, attacks(eel), "MOON"),
                (eel, attacks(ann), "1"),
                (dirk, attacks(cassie), "HANGED_MAN"),
                rules=rules,
            ).criticals
        ),
        {"a": True, "b": False},
    ),
    # Ann's Agility 6 is over Bill's Toughness 4.
    "T-AMB-31": (cards_of(NIMBLE, (NIMBLE, defends()), (bill, attacks(NIMBLE))), {"a": 2, "b": 3}),
    # Ann dodges; is she set to face the second who attacks her?
    "T-AMB-32": (cards_of(dirk, (ann, defends()), (bill, attacks(ann)), (dirk, attacks(ann))), {"a": 2, "b": 1}),
    # Bill walks by, with nothing in his hands.
    "T-AMB-33": (
        cards_of(ann, (ann, attacks(bill, edges=Edges(weapon=True))), (bill, Move())),
        {"a": 2, "c": 3},
    ),
    "T-AMB-35": (a_ladder, {"a": ("allowed", 5), "b": ("NotThisRule", 4)}),
    # Ann is hurt and has one throw; Bill, who answers her, gains one or does not.
    "T-AMB-37": (cards_of(bill, (HURT, attacks(bill)), (bill, attacks(HURT))), {"a": 2, "b": 1}),
    "T-AMB-38": (three_tricks_at_one_throw, {"a": 2, "b": 4}),
    # The Hierophant 5 beside a 4 that counts, against a 3.
    "T-AMB-39": (
        criticals((OWNER, attacks(bill, called_shot=True), "HIEROPHANT 4"), (bill, attacks(OWNER), "3")),
        {"a": (), "b": ("Ann",)},
    ),
    "T-AMB-41": (two_intensities, {"a": (2, (4, 7)), "b": (1, ()), "c": (2, (4,))}),
    "T-AMB-49": (burning_a_book_while_dodging, {"a": ("allowed", 1), "b": ("NotThisRule", 0)}),
    "T-AMB-52": (two_runs_on_the_losing_side, {"a": ("Ann",), "b": ("Ann", "Cassie")}),
    "T-AMB-53": (a_blow_that_lands, {"a": True, "b": False}),
    "T-AMB-56": (two_at_the_wheel, {"a": 2, "b": 1}),
    "T-AMB-62": (
        three_of_one_agility,
        {"a": (("Ann", "Cassie", "Bill", "Dirk"), 0, 0), "b": (("Cassie", "Bill", "Ann", "Dirk"), 2, 1)},
    ),
    "T-AMB-63": (
        three_of_a_kind,
        {"a": (("Ann", "Cassie", "Bill", "Eel", "Dirk"), 0), "b": (("Ann", "Cassie", "Bill", "Dirk"), 1)},
    ),
    "T-AMB-64": (three_rivals, {"a": ("allowed", True), "b": ("NotThisRule",)}),
    "T-AMB-65": (what_the_players_see_of_an_intensity, {"a": False, "b": True}),
    # Ann cuts the strap of Bill's bag: two cards of which the lower counts, or one.
    "T-AMB-67": (
        cards_of(
            ann,
            (ann, replace(attacks(bill, called_shot=True, harmless=True), other_aim=True)),
            (bill, attacks(ann)),
        ),
        {"a": 2, "b": 1},
    ),
    "T-AMB-70": (damage, {"a": ("NotThisRule", 3), "b": ("allowed", -1)}),
    "T-AMB-71": (a_calm_check, {"a": ("allowed", False), "b": ("allowed", True)}),
    "T-AMB-72": (getting_up, {"a": ("allowed", "allowed"), "b": ("NotThisRule", "NotThisRule")}),
    # A 5 at somebody held, Agility 2 and Toughness 6, who is busy with Cassie.
    "T-AMB-73": (
        attackers(((ann, attacks(HELD), "5"), (HELD, attacks(cassie), "1"), (cassie, defends(), "2"))),
        {"a": ("Ann",), "b": (None,)},
    ),
    # T-EX-128: Toughness 4 at Agility 5 and at Agility 1, both busy; Distraction either way.
    "T-AMB-80": (
        cards_of(ann, (ann, replace(attacks(QUICK), also=(SLOW_FOE.id,))), bystanders=(QUICK, SLOW_FOE)),
        {"a": 2, "b": 3},
    ),
    # T-EX-115: Toughness 4 on the sheet and 0 now, at Agility 1.
    "T-AMB-82": (
        cards_of(WEARY, (WEARY, attacks(SLOW_FOE)), bystanders=(SLOW_FOE,)),
        {"a": 3, "b": 2},
    ),
    "T-AMB-85": (a_seven_at_seven, {"a": (False, (4,)), "b": (True, (4, 7)), "c": (False, (4, 7))}),
}
"""For each house rule a case, and what it comes to by each reading that the program computes."""


@pytest.mark.parametrize(
    ("ambiguity", "letter"),
    [
        pytest.param(ambiguity, letter, id=f"{ambiguity} {letter}")
        for ambiguity, (_, outcomes) in CASES.items()
        for letter in outcomes
    ],
)
def test_what_a_case_comes_to_by_this_reading(ambiguity: str, letter: str) -> None:
    case, outcomes = CASES[ambiguity]
    assert case(PRESETS.with_reading(ambiguity, letter)) == outcomes[letter]


@pytest.mark.parametrize("ambiguity", HOUSE_RULES)
def test_each_reading_is_computed_or_said_to_be_the_hosts_word(ambiguity: str) -> None:
    """And what the case comes to differs from reading to reading."""
    known = HOUSE_RULES[ambiguity]
    _, outcomes = CASES[ambiguity]
    assert tuple(sorted([*outcomes, *known.by_hand])) == known.letters
    assert known.preset in outcomes
    assert len({repr(outcome) for outcome in outcomes.values()}) == len(outcomes) > 1
    assert all(sentence.endswith(".") for _, sentence in house_rules()[ambiguity].hosts_word)


def test_no_case_is_for_a_rule_that_is_gone() -> None:
    assert list(CASES) == list(HOUSE_RULES)


def test_a_king_stays_14_where_another_question_is_read_otherwise() -> None:
    """T-AMB-01 (a)."""
    case, outcomes = CASES["T-AMB-01"]
    assert case(PRESETS.with_reading("T-AMB-09", "a")) == outcomes["a"]


# --- what the readings that the presets don't use do beside their case ----------------------------------------------


def test_one_throw_that_serves_two_purposes_is_judged_against_each() -> None:
    """T-AMB-49 (a): Bill's blow meets the throw, not the stat; the deed must beat Bill and the Intensity."""
    burns = Act(intensity=6, words="burns the book", dodging=True)
    assert Flip((ann, burns, "7"), (bill, attacks(ann), "5")).happened == ["Ann"]
    at_the_stat_of_4 = (
        (ann, burns, "6"),
        (bill, attacks(ann), "5"),
        (dirk, attacks(cassie), "10"),
        (cassie, acts(), "1"),
    )
    assert Flip(*at_the_stat_of_4).clashes[0].happens == ()
    unseen = Flip((ann, burns, "5"), (bill, attacks(ann, unaware=True), "5"), (dirk, attacks(ann), "7"))
    assert unseen.attacker == "Dirk"
    assert cards_of(bill, (ann, burns), (bill, attacks(ann)))(PRESETS) == 1
    assert cards_of(bill, (ann, replace(burns, dodging=False)), (bill, attacks(ann)))(PRESETS) == 2


def test_a_dodge_beside_a_deed_earns_a_new_place_where_both_succeed() -> None:
    """T-AMB-49 (a), T-MOVE-05."""
    sitting = table_with(SLOW, QUICK, players="7", horror="5")
    sitting.announce(ann, Act(intensity=6, dodging=True))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    assert sitting.participant(ann).succeeded


def test_a_newcomer_draws_a_card_against_those_of_one_agility() -> None:
    """T-AMB-62 (b), T-ORDER-05: Eel's 3 goes between Bill's 5 and Dirk's 1; who ties with nobody draws nothing."""
    slow, swift = player("Ann", agility=1), player("Cassie", agility=8)
    sitting = table_with(slow, bill, dirk, swift, horror="7 2 5 1 3", in_action=False)
    sitting.do(cmd.SetHouseRule("T-AMB-62", "b"))
    sitting.do(cmd.BeginAction())
    assert (sitting.order, len(sitting.table.horror_deck.discard)) == (["Ann", "Bill", "Dirk", "Cassie"], 2)
    sitting.do(cmd.JoinFight(eel))
    sitting.do(cmd.JoinFight(foe("Gus", agility=5)))
    assert sitting.order == ["Ann", "Bill", "Eel", "Dirk", "Gus", "Cassie"]
    assert len(sitting.table.horror_deck.discard) == 5


def test_of_three_rivals_a_tie_for_first_is_undecided_and_the_highest_stat_takes_one_card_more() -> None:
    """T-AMB-64 (a), T-TIE-01: Cassie and Bill throw 8; a 4 is over 2 and 3."""
    stats = (player("Ann", agility=4), player("Cassie", agility=3), foe("Bill", agility=2))
    sitting = table_with(*stats, players="1 2 8", horror="8", in_action=False)
    sides = [cmd.TaskSide(one.id, "Agility") for one in stats]
    judged = sitting.do(cmd.Contest(sides[0], sides[1], (sides[2],)))[-1]
    assert isinstance(judged, ContestJudged)
    assert [party.count.cards for party in judged.parties] == [2, 1, 1]
    assert judged.winner is None


def test_nobody_rivals_themselves() -> None:
    """T-AMB-64."""
    sides = [cmd.TaskSide(one.id) for one in (ann, bill, ann)]
    sitting = table_with(ann, bill, cassie, in_action=False)
    assert allowed(sitting, cmd.Contest(sides[0], sides[1], (sides[2],))) == "NamesThemselves"


def test_only_a_friend_changes_the_deck_and_not_while_cards_lie_there() -> None:
    """T-AMB-24 (b), T-DECK-22."""
    friend = foe("Dirk", agility=1, side=PLAYERS_SIDE)
    sitting = table_with(friend, QUICK)
    sitting.do(cmd.SetHouseRule("T-AMB-24", "b"))
    assert allowed(sitting, cmd.SetDeck(bill.id, DeckName.PLAYERS)) == "NoFriend"
    sitting.announce(friend, shoots(bill))
    assert allowed(sitting, cmd.SetDeck(friend.id, DeckName.PLAYERS)) == "NotNow"


def test_a_calm_check_that_succeeds_leaves_nobody_in_panic() -> None:
    """T-AMB-71 (b): Calm 4 over 3 is a second card."""
    sitting = table_with(ann, bill, players="2 4", in_action=False)
    sitting.do(cmd.SetHouseRule("T-AMB-71", "b"))
    sitting.do(cmd.CheckCalm(ann.id, 3))
    assert not sitting.table.character(ann.id).panicked


def test_who_must_throw_to_get_up_may_fail_and_then_has_no_action() -> None:
    """T-AMB-72 (b): and who is in Panic alone may still be passed over."""
    sitting = table_with(SLOW, QUICK, players="3")
    sitting.do(cmd.SetHouseRule("T-AMB-72", "b"))
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    sitting.do(cmd.Recover(ann.id, None, 5))
    assert sitting.participant(ann).passes
    sitting = table_with(SLOW, QUICK)
    sitting.do(cmd.SetHouseRule("T-AMB-72", "b"))
    sitting.do(cmd.SetState(ann.id, State.PANIC, is_so=True))
    sitting.do(cmd.PassTurn(ann.id))


def test_who_is_held_announces_and_is_set_free_by_the_hosts_word() -> None:
    """T-AMB-73: a condition, nothing to recover from."""
    sitting = table_with(SLOW, QUICK)
    sitting.do(cmd.SetState(ann.id, State.HELD, is_so=True))
    assert (sitting.table.character(ann.id).held, sitting.table.character(ann.id).must_recover) == (True, False)
    sitting.announce(ann, acts(bill))
    sitting.do(cmd.SetState(ann.id, State.HELD, is_so=False))
    assert not sitting.table.character(ann.id).held
