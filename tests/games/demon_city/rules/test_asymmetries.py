"""Each asymmetry is charged once, and rather given than taken (T-STATIC-13, T-OPP-06, T-LOST-03, T-ALOST-09)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Edges, Move
from demoncity_gui.games.demon_city.rules.asks import Deeds, TaskSides, asks
from demoncity_gui.games.demon_city.rules.asymmetries import (
    Charge,
    ChargedTwice,
    Labels,
    Suggestion,
    charged_twice_with,
    suggestions_for,
    suggestions_for_task,
)
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.events import TaskJudged
from demoncity_gui.games.demon_city.rules.tasks_at_table import labels_of
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, quietly_tries
from tests.support.flip import facing
from tests.support.sitting import table_with

DRUNK = Edges(advantages=("a light",), disadvantages=("drunk",))
OVER_THE_DRUNK = Edges(advantages=("drunk",))


def charges(command: str) -> list[tuple[Charge, ...]]:
    """Return how a trouble may be charged in this command, each field that says so."""
    table = table_with(ann, bill, in_action=command == "announce").table
    (ask,) = [ask for ask in asks(table) if ask.command == command]
    return [field.charges for field in ask.fields if isinstance(field, TaskSides | Deeds)]


def suggested(who: Character, *deeds: tuple[Character, Announcement]) -> tuple[Suggestion, ...]:
    confrontation = facing(*deeds)
    return suggestions_for(confrontation, who.id, count_throws(confrontation).get(who.id))


def test_t_ex_19_a_problem_belongs_in_the_intensity_of_a_static_throw() -> None:
    """T-EX-19, T-STATIC-13, T-LOST-01: that is offered first, a lost throw second; nobody is there to gain by it."""
    assert charges("try-task") == [(Charge.INTENSITY, Charge.LOSS)]
    assert suggested(ann, (ann, quietly_tries(5, edges=DRUNK))) == (Suggestion("drunk", Charge.INTENSITY),)
    assert suggested(ann, (ann, acts(intensity=5, edges=DRUNK))) == (Suggestion("drunk", Charge.INTENSITY),)


def test_t_ex_20_a_problem_is_the_opponents_extra_in_an_opposed_throw() -> None:
    """T-EX-20, T-OPP-06, T-LOST-03."""
    assert charges("contest") == [(Charge.EXTRA, Charge.LOSS)] * 2


def test_t_ex_23_in_action_the_one_above_gains_and_the_one_below_loses_nothing() -> None:
    """T-EX-23, T-ALOST-09: taken from Bailey, it is suggested for Laura; given to Laura, there is nothing to say."""
    assert charges("announce") == [(Charge.EXTRA, Charge.LOSS)]
    laura, bailey = ann, bill
    below = Edges(advantages=("a light",), disadvantages=("low ground",))
    for answer in (attacks(laura, edges=below), defends(edges=below), acts(laura, intensity=4, edges=below)):
        deeds = ((laura, attacks(bailey)), (bailey, answer))
        assert suggested(bailey, *deeds) == (Suggestion("low ground", Charge.EXTRA, laura.id),)
        assert suggested(laura, *deeds) == ()
    given = ((laura, attacks(bailey, edges=Edges(advantages=("high ground",)))), (bailey, attacks(laura)))
    assert suggested(laura, *given) == suggested(bailey, *given) == ()


def test_t_ex_21_and_22_what_is_the_foes_extra_by_now_needs_no_advice() -> None:
    """T-EX-21, T-EX-22, T-ALOST-10: at one throw the trouble goes over by itself; the one before it was taken."""
    twice = Edges(disadvantages=("drunk", "left-handed"))
    assert suggested(ann, (ann, attacks(bill, edges=twice)), (bill, attacks(ann))) == ()
    helped = Edges(advantages=("a light",), disadvantages=("drunk", "left-handed"))
    assert suggested(ann, (ann, attacks(bill, edges=helped)), (bill, attacks(ann))) == (
        Suggestion("drunk", Charge.EXTRA, bill.id),
    )


def test_nobody_faced_and_nothing_to_beat_leaves_a_loss_a_loss() -> None:
    """T-ALOST-01."""
    assert suggested(ann, (ann, acts(edges=DRUNK)), (bill, attacks(cassie)), (cassie, defends())) == ()
    busy = (bill, attacks(cassie))
    assert suggested(ann, (ann, attacks(bill, edges=DRUNK)), busy, (cassie, defends())) == (), "Bill's stat answers"
    bystander = (dirk, attacks(ann))
    assert suggested(ann, (ann, attacks(bill, edges=DRUNK)), busy, (cassie, defends()), bystander) == (
        Suggestion("drunk", Charge.EXTRA, dirk.id),
    )


def test_what_is_uncontested_is_charged_by_itself_though_somebody_attacks_meanwhile() -> None:
    """T-UNCONTESTED-03, T-STATIC-13, T-ALOST-11."""
    deeds = (ann, quietly_tries(5, edges=DRUNK)), (bill, attacks(ann, edges=OVER_THE_DRUNK))
    assert suggested(ann, *deeds) == (Suggestion("drunk", Charge.INTENSITY),)
    assert charged_twice_with(facing(*deeds), bill.id) == ()


def test_one_label_for_both_is_charged_twice_between_those_who_face_each_other() -> None:
    """T-ALOST-11: whoever acts on whom, and nobody else's matters."""
    for one, other in (
        (attacks(bill, edges=OVER_THE_DRUNK), attacks(ann, edges=DRUNK)),
        (attacks(bill, edges=OVER_THE_DRUNK), defends(edges=DRUNK)),
        (defends(edges=OVER_THE_DRUNK), attacks(ann, edges=DRUNK)),
        (acts(bill, edges=OVER_THE_DRUNK), acts(edges=DRUNK)),
    ):
        confrontation = facing((ann, one), (bill, other), (dirk, attacks(cassie, edges=DRUNK)), (cassie, defends()))
        found = (ChargedTwice("drunk", gains=ann.id, loses=bill.id),)
        assert charged_twice_with(confrontation, ann.id) == charged_twice_with(confrontation, bill.id) == found
        assert charged_twice_with(confrontation, dirk.id) == charged_twice_with(confrontation, cassie.id) == ()
        assert suggestions_for(confrontation, bill.id, count_throws(confrontation)[bill.id]) == ()


def test_whoever_may_yet_answer_or_is_acted_against_gains_and_so_does_who_hinders_the_attacker() -> None:
    """T-ALOST-09: Bill has still to announce; or he is what Ann's deed is set against; or he meddles with her."""
    extra = (Suggestion("drunk", Charge.EXTRA, bill.id),)
    people, blow = {ann.id: ann, bill.id: bill}, attacks(bill, edges=DRUNK)
    waiting = Confrontation(people, {ann.id: blow}, pending=[bill.id])
    assert suggestions_for(waiting, ann.id, count_throws(waiting)[ann.id]) == extra
    away = Confrontation(people, {ann.id: blow})
    assert suggestions_for(away, ann.id, count_throws(away)[ann.id]) == (), "nothing of his stands against her"
    assert suggested(ann, (ann, acts(bill, edges=DRUNK)), (bill, attacks(cassie)), (cassie, defends())) == extra
    assert suggested(ann, (ann, blow), (bill, acts(ann))) == extra
    assert suggested(ann, (ann, Move())) == ()


def test_a_task_is_told_how_its_troubles_would_rather_be_charged() -> None:
    """T-STATIC-13, T-LOST-03, T-LOST-05: two rivals; what is charged twice has a warning of its own."""
    sitting = table_with(ann, bill, cassie, in_action=False)
    side = TaskSide(ann.id, advantages=("a light", "a map"), disadvantages=("drunk", "in the rain"))
    judged = sitting.do(TryTask(side, (5,)))[-1]
    assert isinstance(judged, TaskJudged) and judged.count is not None
    own = labels_of(side)
    by_intensity = tuple(Suggestion(label, Charge.INTENSITY) for label in side.disadvantages)
    assert suggestions_for_task(own, (), judged.count) == by_intensity
    rivals = (Labels(bill.id, (), ()), Labels(cassie.id, ("Drunk ",), ()))
    assert suggestions_for_task(own, rivals, judged.count) == (Suggestion("in the rain", Charge.EXTRA, bill.id),)
