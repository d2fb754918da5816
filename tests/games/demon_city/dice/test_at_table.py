"""An evening with d10s, command by command: what is laid, rolled, typed, judged, lost and got up from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import CALM, CharacterId, State
from demoncity_gui.games.demon_city.rules.clash import Fate, Outcome
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginDiceEvening,
    CallReady,
    Contest,
    EndAction,
    JoinFight,
    NextRound,
    Recover,
    RedrawTies,
    RemoveCharacter,
    SetHouseRule,
    SetState,
    ShuffleDeck,
    TaskSide,
    ThrowCards,
    ThrowDamage,
    TryTask,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.events import DamageThrown, TaskJudged
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, RealThrow, ShownThrow, Stage
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card, Numeral
from tests.support.cast import foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting
from tests.support.stacked import StackedChance

ann, bea = player("Ann", agility=4, toughness=3), player("Bea", agility=4, toughness=2)
ogre, imp = foe("Ogre", agility=2, toughness=5), foe("Imp", agility=6, toughness=0)


def faces(sitting: Sitting, who: object) -> list[int]:
    throw = sitting.participant(who).throw  # type: ignore[arg-type]
    assert isinstance(throw, ShownThrow)
    return [one.number for one in throw.cards if isinstance(one, Numeral)]


def test_an_evening_says_by_its_first_command_that_it_is_played_with_dice() -> None:
    sitting = dice_table(ann, ogre)
    assert sitting.table.edition is Edition.DICE
    assert sitting.refusal(ShuffleDeck(ann.deck)) == no.OfTheTarot()
    assert sitting.refusal(Announce(ogre.id, Attack(ann.id, called_shot=True))) == no.OfTheTarot()


def test_places_are_known_before_the_roll_and_no_face() -> None:
    sitting = dice_table(ann, ogre, faces=[3, 8, 5])
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Attack(ogre.id, edges=Edges(weapon=True)))
    assert sitting.participant(ann).throw == RealThrow(2) and sitting.participant(ogre).throw == RealThrow(2)
    assert not any(isinstance(event, ev.DiceRolled) for event in sitting.events)


def test_all_dice_are_rolled_at_once_and_their_faces_stand_in_the_events() -> None:
    sitting = dice_table(ann, ogre, faces=[3, 8, 5, 2])
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Attack(ogre.id, edges=Edges(weapon=True)))
    sitting.throw()
    rolled = {event.who: event.faces for event in sitting.events if isinstance(event, ev.DiceRolled)}
    assert rolled == {ogre.id: (3, 8), ann.id: (5, 2)}
    assert faces(sitting, ogre) == [3, 8]
    clash = sitting.fight.clashes[0].ruling
    assert clash.happens == (ogre.id,) and clash.hit == (ann.id,) and clash.top == 8


def test_of_real_dice_the_highest_is_typed_and_must_be_a_face_of_a_d10() -> None:
    sitting = dice_table(ann, ogre, real=True)
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Defend())
    sitting.do(CallReady())
    assert sitting.refusal(ThrowCards()) == no.CardsToType(ogre.id, 1)
    for word in ("0", "11", "F", "*", "cups-7"):
        assert sitting.refusal(TypeCards(ogre.id, (word,))) == no.NotAFace(word)
    sitting.do(TypeCards(ogre.id, ("4",)))
    sitting.do(TypeCards(ann.id, ("10",)))
    sitting.do(ThrowCards())
    assert sitting.fight.clashes[0].ruling.happens == (ann.id,)


def test_chance_picks_among_equals_of_one_side_and_its_answer_is_kept() -> None:
    sitting = dice_table(ann, bea, ogre, faces=[2, 9, 9])
    sitting.announce(ogre, Defend(edges=Edges(disadvantages=("slow", "dazed"))))
    sitting.announce(ann, Act(against=(ogre.id,), edges=Edges(disadvantages=("a",))))
    sitting.announce(bea, Act(against=(ogre.id,), edges=Edges(disadvantages=("a",))))
    sitting.throw()
    assert [event.order for event in sitting.events if isinstance(event, ev.EqualsPicked)] == [(ann.id, bea.id)]
    ruling = sitting.fight.clashes[0].ruling
    assert ruling.outcome is Outcome.WON and ruling.happens[0] == ann.id and ruling.chosen == (ann.id,)


def test_action_begins_by_the_hosts_word_slowest_first_without_a_roll() -> None:
    """D-ENTRY-01, D-ROUND-01."""
    sitting = dice_table(imp, ann, ogre)
    assert sitting.order == ["Ogre", "Ann", "Imp"]
    assert not any(isinstance(event, ev.DiceRolled | ev.DiceSpread) for event in sitting.events)


def test_equal_agility_keeps_its_order_for_the_session() -> None:
    """D-SLOW-02."""
    sitting = dice_table(ann, bea, ogre)
    assert sitting.order == ["Ogre", "Ann", "Bea"]
    assert sitting.refusal(RedrawTies()) == no.DiceKeepTies()
    sitting.do(EndAction())

    sitting.chance = StackedChance(bea, ann)
    sitting.do(BeginAction())
    assert sitting.order == ["Ogre", "Ann", "Bea"]
    cleo = player("Cleo", agility=4)
    sitting.do(JoinFight(cleo))
    assert [one for one in sitting.order if one in ("Ann", "Bea")] == ["Ann", "Bea"]
    with_her = sitting.order
    sitting.do(EndAction())
    sitting.do(BeginAction())
    assert sitting.order == with_her


def hit(*thrown: int, base: int = 3, **attack: object) -> Sitting:
    """Let the ogre hit Ann, and throw this for the damage."""
    victim = player("Ann", agility=4, toughness=base)
    sitting = dice_table(victim, ogre, faces=[9, 9, 1, *thrown])
    sitting.announce(ogre, Attack(victim.id, **attack))  # type: ignore[arg-type]
    sitting.announce(victim, Act(against=(ogre.id,)))
    sitting.throw()
    sitting.accept_all()
    assert sitting.fight.clashes[0].ruling.hit == (victim.id,)
    return sitting


@pytest.mark.parametrize(
    ("thrown", "left", "out"), [((7, 4, 9), -1, True), ((3, 8, 8), 0, False), ((1, 5, 6), 2, False)]
)
def test_damage_is_the_lowest_of_as_many_dice_as_base_toughness(thrown: tuple[int, ...], left: int, out: bool) -> None:
    """D-EX-06."""
    sitting = hit(*thrown)
    sitting.do(ThrowDamage(ogre.id, ann.id))
    victim = sitting.table.character(ann.id)
    assert (victim.toughness, victim.out, victim.hurt) == (left, out, out)


def test_a_feeble_human_rolls_one_die_and_a_world_class_athlete_five() -> None:
    """D-DMG-09."""
    for base, thrown in ((0, 1), (5, 5)):
        sitting = hit(*[1] * thrown, base=base)
        sitting.do(ThrowDamage(ogre.id, ann.id))
        (spread,) = [event for event in sitting.events if isinstance(event, ev.DiceSpread)]
        assert len(spread.faces) == thrown and spread.hidden


def test_protection_adds_dice_and_massive_damage_goes_by_the_attackers_stat() -> None:
    sitting = hit(7, 4, 9, 6, 5)
    sitting.do(ThrowDamage(ogre.id, ann.id, protection=2))
    assert sitting.table.character(ann.id).toughness == -1
    sitting = hit(2, 9, 5, 5, 1, massive=True)
    sitting.do(ThrowDamage(ogre.id, ann.id))
    (damage,) = [event for event in sitting.events if isinstance(event, DamageThrown)]
    assert damage.damage == 9 and not damage.lowest


def test_those_who_are_down_roll_once_at_the_end_of_the_round() -> None:
    """D-CLASH-10."""
    sitting = hit(7, 4, 9)
    assert sitting.refusal(Recover(ann.id, None, 3)) == no.NothingToRecover(ann.id)
    sitting.do(ThrowDamage(ogre.id, ann.id))
    sitting.chance.faces = [2]  # type: ignore[attr-defined]
    sitting.do(Recover(ann.id, None, 3))
    assert sitting.table.character(ann.id).out
    assert sitting.refusal(Recover(ann.id, None, 3)) == no.NothingToRecover(ann.id)


def test_then_announcing_starts_again_and_who_is_down_has_no_action() -> None:
    """D-CLASH-11."""
    sitting = hit(7, 4, 9)
    sitting.do(ThrowDamage(ogre.id, ann.id))
    sitting.do(NextRound())
    assert sitting.fight.stage is Stage.ANNOUNCING and sitting.participant(ann).passes
    sitting.announce(ogre, Move())
    assert sitting.fight.speaker is None


def test_who_gets_up_is_injured_for_the_rest_of_the_fight_and_rolls_a_die_fewer() -> None:
    sitting = hit(7, 4, 9)
    sitting.do(ThrowDamage(ogre.id, ann.id))
    sitting.chance.faces = [8]  # type: ignore[attr-defined]
    sitting.do(Recover(ann.id, None, 3))
    sitting.do(NextRound())
    sitting.announce(ogre, Move())
    sitting.announce(ann, Act(against=(ogre.id,), edges=Edges(advantages=("close",))))
    assert sitting.participant(ann).throw == RealThrow(1)
    sitting.do(EndAction())
    assert not sitting.table.character(ann.id).hurt


def test_a_panic_is_stopped_at_the_end_of_the_round_too() -> None:
    sitting = dice_table(ann, ogre, faces=[9, 1])
    sitting.announce(ogre, Move())
    sitting.announce(ann, Move())
    sitting.do(SetState(ann.id, State.PANIC, True))
    assert sitting.refusal(Recover(ann.id, CALM, 3)) == no.NotNow()
    sitting.throw()
    sitting.do(Recover(ann.id, CALM, 3))
    assert not sitting.table.character(ann.id).panicked


def test_a_defence_that_held_gives_a_situation_die_next_round() -> None:
    sitting = dice_table(ann, ogre, faces=[3, 3, 9, 9])
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Defend())
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Defend())
    assert sitting.participant(ann).throw == RealThrow(3)


@pytest.mark.parametrize(
    ("ogres", "anns", "lost", "dice"),
    [
        (Attack(ann.id), Defend(), 2, 3),
        (Act(target=ann.id), Defend((ogre.id,)), 1, 3),
        (Attack(bea.id), Defend(), 2, 2),
        (Attack(bea.id), Defend((ogre.id,)), 2, 2),
        (Attack(ann.id, unaware=True), Defend(), 3, 2),
        (Move(), Defend(), 0, 2),
    ],
)
def test_a_defence_that_nothing_came_up_against_gives_none(
    ogres: Attack | Act | Move, anns: Defend, lost: int, dice: int
) -> None:
    """D-DICE-08: what held must have dodged, blocked or parried something."""
    sitting = dice_table(ann, ogre, bea, faces=[3] * lost + [9, 9, 9])
    sitting.announce(ogre, ogres)
    sitting.announce(ann, anns)
    sitting.announce(bea, Move())
    sitting.throw()
    assert max(faces(sitting, ann)) == 9
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.announce(ogre, Move())
    sitting.announce(ann, Defend())
    assert sitting.participant(ann).throw == RealThrow(dice)


@pytest.mark.parametrize(("letter", "unmoved"), [("a", (ann.id,)), ("b", ())])
def test_a_move_is_stopped_by_a_hit(letter: str, unmoved: tuple[CharacterId, ...]) -> None:
    """D-AMB-22."""
    sitting = dice_table(ann, ogre, imp, faces=[9, 9, 9])
    sitting.do(SetHouseRule("D-AMB-22", letter))
    sitting.announce(ogre, Attack(ann.id))
    sitting.announce(ann, Move())
    sitting.announce(imp, Move())
    sitting.throw()
    sitting.accept_all()
    (reached,) = [event for event in sitting.events if isinstance(event, ev.AftermathReached)]
    assert reached.unmoved == unmoved


def test_tasks_are_rolled_over_a_number_without_an_upper_bound() -> None:
    sitting = dice_table(ann, ogre, faces=[10, 10, 1, 4], in_action=False)
    sitting.do(TryTask(TaskSide(ann.id), (12,)))
    sitting.do(TryTask(TaskSide(ann.id), (9,)))
    sitting.do(TryTask(TaskSide(ann.id), (0,)))
    first, second, third = (event.ruling for event in sitting.events if isinstance(event, TaskJudged))
    assert (first.levels, second.levels, second.critical) == ((), (9,), True)
    assert (third.levels, third.fumble) == ((), True)
    assert sitting.refusal(TryTask(TaskSide(ann.id), (3, 5))) == no.OfTheTarot()


def test_two_who_both_roll_a_1_decide_nothing_and_fumble_both() -> None:
    sitting = dice_table(ann, ogre, faces=[1, 1], in_action=False)
    sitting.do(Contest(TaskSide(ann.id), TaskSide(ogre.id)))
    (judged,) = [event for event in sitting.events if isinstance(event, ev.ContestJudged)]
    assert judged.winner is None and judged.fumble == (ann.id, ogre.id)


def test_the_editions_own_house_rules_are_switched_and_no_others() -> None:
    sitting = dice_table(ann, ogre, in_action=False)
    sitting.do(SetHouseRule("D-AMB-04", "b"))
    assert sitting.refusal(SetHouseRule("T-AMB-13", "b")) == no.NoSuchReading("T-AMB-13", "b")


def test_who_acts_where_the_highest_roller_failed_is_told_with_its_rule() -> None:
    """Alfie, Betty and CeCe of D-EX-13: the first hits, the second was hit first, the third gets away."""
    alfie = foe("Alfie", agility=6, firearms=9)
    betty, cece = player("Betty", agility=5, firearms=5), foe("CeCe", agility=1)
    sitting = dice_table(alfie, betty, cece, faces=[5, 1, 6, 2, 8, 1, 1])
    sitting.announce(cece, Defend(against=(betty.id,)))
    sitting.announce(betty, Attack(cece.id, Manner.SHOOT, skill="Firearms"))
    sitting.announce(alfie, Attack(betty.id, Manner.SHOOT, skill="Firearms"))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    fates = {one.who: (one.fate, one.rule) for one in clash.ruling.judgements}
    assert fates[alfie.id] == (Fate.HAPPENED, "D-CLASH-04")
    assert fates[betty.id] == (Fate.HIT, "D-ROUND-03")
    assert fates[cece.id] == (Fate.HAPPENED, "D-CLASH-08")


def test_sitting_down_takes_people_each_once() -> None:
    sitting = Sitting(dice_table(ann).chance)
    assert sitting.refusal(BeginDiceEvening("", "", ())) == no.CastUnfit()
    assert sitting.refusal(BeginDiceEvening("", "", (ann, ann))) == no.CastUnfit()


def test_the_protection_of_the_sheet_takes_more_dice_and_so_costs_less() -> None:
    """D-DMG-08, D-EX-25, D-AMB-09."""
    vest = replace(ann, protection=2)
    for reading, is_out in (("a", True), ("b", False)):
        sitting = dice_table(vest, ogre, faces=[9, 1, 7, 4, 9, 6, 5])
        sitting.do(SetHouseRule("D-AMB-09", reading))
        sitting.announce(ogre, Attack(ann.id))
        sitting.announce(ann, Move())
        sitting.throw()
        sitting.do(AcceptRuling())
        sitting.do(ThrowDamage(ogre.id, ann.id))
        (thrown,) = [event for event in sitting.events if isinstance(event, DamageThrown)]
        assert thrown.damage == 4
        assert sitting.table.character(ann.id).toughness == -1
        assert sitting.table.character(ann.id).out is is_out


def test_an_uncontested_deed_rolls_on_its_turn_and_shows_its_dice_once() -> None:
    """D-CLASH-01."""
    sitting = dice_table(ann, ogre, faces=[7])
    sitting.announce(ogre, Act(intensity=5, uncontested=True))
    shown = [type(one) for one in sitting.events if isinstance(one, ev.DiceRolled | ev.ThrowShown)]
    assert shown == [ev.DiceRolled]
    assert faces(sitting, ogre) == [7]


def test_who_leaves_a_dice_evening_takes_no_card_out_of_a_deck() -> None:
    """A sheet from the tarot keeps its Significators, of which dice know nothing."""
    marked = replace(bea, significators=(Card.STAR,))
    sitting = dice_table(ann, marked, in_action=False)
    sitting.do(RemoveCharacter(marked.id))
    assert [one.id for one in sitting.table.characters] == [ann.id]


def test_a_dice_evening_in_a_file_has_everybody_once_and_counts_newcomers_on() -> None:
    began = ev.DiceEveningBegan("", "", (ann, ogre), DeckMode.PROGRAM, DeckMode.PROGRAM)
    assert apply(EMPTY_TABLE, began).last_id == max(ann.id, ogre.id)
    assert apply(EMPTY_TABLE, replace(began, characters=())).last_id == 0
    with pytest.raises(ValueError, match="twice"):
        apply(EMPTY_TABLE, replace(began, characters=(ann, ann)))
