"""Who announces when (T-ORDER, T-ANNOUNCE)."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.asks import asks
from demoncity_gui.games.demon_city.rules.characters import Character, State
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    BeginAction,
    CallReady,
    EndAction,
    NextRound,
    PassTurn,
    SetHouseRule,
    SetState,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.events import RoundBegan
from demoncity_gui.games.demon_city.rules.offers import OfferAnnouncement, OfferReady, next_offer
from demoncity_gui.games.demon_city.rules.refusals import (
    AlreadySettled,
    BadIntensity,
    LacksStat,
    NamesThemselves,
    NobodyThere,
    NotNow,
    NotTheirTurn,
    NotThisRule,
    OwnSide,
    PowerUnnamed,
    RuleRefusal,
)
from demoncity_gui.games.demon_city.rules.table import Stage
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, dirk, foe, max_, player, quietly_tries, shoots
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import StackedChance

bo, cy = player("Bo", agility=3), foe("Cy", agility=3)


def test_each_is_waited_for_at_their_own_place_whoever_runs_them() -> None:
    """T-ANNOUNCE-13, T-ANNOUNCE-01: the Host speaks for Bill and the dog, each when it is their turn."""
    slow, dog = foe("Bill", agility=2), foe("Dog", agility=6)
    sitting = table_with(player("Ann", agility=4), slow, player("Cassie", agility=3), dog)
    for who in (slow, cassie, ann, dog):
        offer = next_offer(sitting.table)
        assert isinstance(offer, OfferAnnouncement) and offer.who == who.id
        sitting.announce(who, Move())
    assert next_offer(sitting.table) == OfferReady()


def test_whoever_is_attacked_may_turn_on_the_attacker_or_not() -> None:
    """T-ANNOUNCE-09: on Cassie's later turn it is Bill, not Dirk, who is known to attack her; she may take either."""
    slow, slower = foe("Bill", agility=2), foe("Dirk", agility=1)
    sitting = table_with(player("Cassie", agility=5), player("Ann", agility=4), slow, slower)
    sitting.announce(slower, attacks(ann))
    sitting.announce(slow, attacks(cassie))
    for who, attacker in ((ann, slower), (cassie, slow)):
        offer = next_offer(sitting.table)
        assert isinstance(offer, OfferAnnouncement)
        assert offer.attackers == (attacker.id,)
        assert set(offer.foes) == {slow.id, slower.id}
        sitting.announce(who, attacks(slower))
    assert not sitting.participant(slow).count == sitting.participant(slower).count, "Dirk alone is attacked back"


def test_a_blow_is_for_one_whoever_stands_beside_them() -> None:
    """T-ANNOUNCE-05: Ann's 9 would be enough for Dirk as well, who does nothing to stop it."""
    sitting = table_with(player("Ann", agility=1), bill, dirk, players="9")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, Move())
    sitting.announce(dirk, Move())
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.hit == (bill.id,)


def test_nobody_can_announce_an_if() -> None:
    """T-ANNOUNCE-03: no deed holds another one, nor anything to wait for; and what was said stands as it was said."""
    kinds = get_args(Announcement)
    assert kinds == (Attack, Defend, Act, Move)
    for kind in kinds:
        parts = {part for hint in get_type_hints(kind).values() for part in (hint, *get_args(hint))}
        assert not parts & {*kinds, Announcement, object, dict}, kind
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "if", "condition": "she runs", "then": {"type": "defend"}}, type=Announcement)

    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, Move(words="runs"))
    assert sitting.participant(ann).announcement == attacks(bill)


def test_t_ex_43_the_slowest_announces_first() -> None:
    """T-EX-43, T-ORDER-01: Bill 2, Cassie 3, Ann 4, Dog 6."""
    sitting = table_with(
        player("Ann", agility=4), foe("Bill", agility=2), player("Cassie", agility=3), foe("Dog", agility=6)
    )
    assert sitting.order == ["Bill", "Cassie", "Ann", "Dog"]


@pytest.mark.parametrize(("first", "second"), [(bo, cy), (cy, bo)])
def test_t_ex_44_equal_agility_is_ordered_by_chance_and_stays_so(first: object, second: object) -> None:
    """T-EX-44, T-ORDER-02, T-ORDER-03, T-ORDER-06: the order drawn for equals is not drawn again for round 2."""
    sitting = table_with(bo, cy, player("Ann", agility=1), in_action=False)
    sitting.chance = StackedChance(first, second)
    sitting.do(BeginAction())
    drawn = ["Ann", "Bo", "Cy"] if first is bo else ["Ann", "Cy", "Bo"]
    assert sitting.order == drawn

    for who in (ann, *((bo, cy) if first is bo else (cy, bo))):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.chance = StackedChance(second, first)
    assert sitting.do(NextRound()) == (RoundBegan(2),)
    assert sitting.order == drawn
    assert sitting.fight.speaker == sitting.participant(ann)


def test_t_ex_45_nobody_may_wait_for_a_faster_one() -> None:
    """T-EX-45, T-ANNOUNCE-01, T-ANNOUNCE-04, T-ROUND-04: the fast one can't go first; all speak before any throw."""
    sitting = table_with(player("Ann", agility=2), foe("Bill", agility=5))
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(bill, attacks(ann))
    assert refused.value.reason == NotTheirTurn(bill.id, ann.id)
    with pytest.raises(RuleRefusal) as early:
        sitting.do(CallReady())
    assert early.value.reason == NotNow()
    assert sitting.refusal(ThrowCards()) == NotNow()
    sitting.announce(ann, attacks(bill))
    assert sitting.refusal(CallReady()) == sitting.refusal(ThrowCards()) == NotNow()


def test_a_spoken_announcement_can_be_changed_without_unwinding_the_later_ones() -> None:
    """T-ANNOUNCE-10: nobody is made to announce anew because a slower one thought again."""
    sitting = table_with(player("Ann", agility=2), foe("Bill", agility=5))
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.announce(ann, attacks(bill))
    assert sitting.participant(bill).announcement == attacks(ann)
    sitting.do(CallReady())
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(ann, defends())
    assert refused.value.reason == NotNow()


@pytest.mark.parametrize(
    ("announcement", "reason"),
    [
        (attacks(cassie), OwnSide(ann.id, cassie.id)),
        (attacks(ann), OwnSide(ann.id, ann.id)),
        (attacks(dirk), NobodyThere(dirk.id)),
        (defends(dirk), NobodyThere(dirk.id)),
        (acts(dirk), NobodyThere(dirk.id)),
        (defends(ann), NamesThemselves(ann.id)),
        (acts(bill, ann), NamesThemselves(ann.id)),
        (Attack(bill.id, Manner.SUPERNATURAL), PowerUnnamed(ann.id)),
        (Attack(bill.id, Manner.SUPERNATURAL, stat="Calm"), PowerUnnamed(ann.id)),
        (Attack(bill.id, Manner.SUPERNATURAL, resist="Calm"), PowerUnnamed(ann.id)),
        (acts(intensity=11), BadIntensity(11)),
        (quietly_tries(-1), BadIntensity(-1)),
        (shoots(bill, skill="Archery"), LacksStat(ann.id, "Archery")),
        (acts(stat="Occult"), LacksStat(ann.id, "Occult")),
    ],
)
def test_what_cannot_be_announced_is_refused_and_changes_nothing(announcement: object, reason: object) -> None:
    """T-ANNOUNCE-12, T-AMB-23, T-STATIC-03, T-HSTAT-03: a power names the stat it uses and the one that resists it."""
    sitting = table_with(ann, cassie, bill)
    before = sitting.table
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(Announce(ann.id, announcement))  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert sitting.table == before


def test_a_settled_deed_stands() -> None:
    """T-AMB-47: what is settled on its own turn is not taken back."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, quietly_tries(4))
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(ann, attacks(bill))
    assert refused.value.reason == AlreadySettled(ann.id)


def test_nobody_speaks_who_is_not_there_or_has_passed() -> None:
    """T-ANNOUNCE-01, T-ANNOUNCE-08: though nobody else is left to speak."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    assert sitting.refusal(Announce(dirk.id, Move())) == NobodyThere(dirk.id)
    sitting.do(SetState(ann.id, State.OUT, is_so=True))
    sitting.do(PassTurn(ann.id))
    sitting.announce(bill, Move())
    assert sitting.refusal(Announce(ann.id, Move())) == NotTheirTurn(ann.id, None)


def test_action_begins_once_and_not_before_anybody_sits_down() -> None:
    """T-ENTRY-01."""
    assert table_with(ann, bill).refusal(BeginAction()) == NotNow()
    assert Sitting(StackedChance()).refusal(BeginAction()) == NotNow()


@pytest.mark.parametrize("here", [(ann, max_), (ann,)], ids=["one side", "one alone"])
def test_t_ex_127_action_begins_at_the_hosts_word_though_nobody_stands_against_anybody(
    here: tuple[Character, ...],
) -> None:
    """T-EX-127, T-ENTRY-02, T-ENTRY-08: a mast to mend before the building falls; a lone 5 against Intensity 4."""
    sitting = table_with(*here, players="5 1")
    for who in sitting.order:
        deed = Act(intensity=4) if who == "Ann" else Move()
        sitting.do(Announce(next(one.id for one in here if one.name == who), deed))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.happens == (ann.id,)


def test_nobody_attacks_outside_action_rounds() -> None:
    """T-ENTRY-03: combat always goes by them; what is offered before is to begin them."""
    sitting = table_with(ann, bill, in_action=False)
    assert sitting.refusal(Announce(ann.id, attacks(bill))) == NotNow()
    commands = [ask.command for ask in asks(sitting.table)]
    assert "begin-action" in commands and "announce" not in commands
    sitting.do(BeginAction())
    assert "announce" in [ask.command for ask in asks(sitting.table)]


@pytest.mark.parametrize("stage", list(Stage))
def test_action_ends_at_any_stage_when_nobody_is_in_a_hurry_any_more(stage: Stage) -> None:
    """T-ENTRY-06: whether anybody still is, is for the Host to see; it is offered all the time."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5), players="9", horror="2")
    sitting.announce(ann, attacks(bill))
    if stage is not Stage.ANNOUNCING:
        sitting.announce(bill, attacks(ann))
        sitting.do(CallReady())
    if stage in (Stage.RESOLVING, Stage.AFTERMATH):
        sitting.do(ThrowCards())
    if stage is Stage.AFTERMATH:
        sitting.accept_all()
    assert sitting.fight.stage is stage
    assert "end-action" in [ask.command for ask in asks(sitting.table)]
    sitting.do(EndAction())
    assert sitting.table.fight is None
    assert "begin-action" in [ask.command for ask in asks(sitting.table)]


def test_a_deed_that_dodges_besides_is_refused_by_the_other_reading() -> None:
    """T-AMB-49 (reading b)."""
    sitting = table_with(ann, cassie, bill)
    sitting.do(SetHouseRule("T-AMB-49", "b"))
    assert sitting.refusal(Announce(ann.id, replace(acts(bill), dodging=True))) == NotThisRule("T-AMB-49")


@pytest.mark.parametrize(
    ("levels", "further", "wrong"),
    [
        (2, (4, 7), None),
        (2, (2, 7), 2),
        (2, (4, 4), 4),
        (4, (2, 7), 2),
        (9, (10, 11), 11),
        (None, (4, 7), 4),
    ],
)
def test_the_levels_of_an_uncontested_deed_rise(
    levels: int | None, further: tuple[int, ...], wrong: int | None
) -> None:
    """T-STATIC-09, T-ANNOUNCE-12: and there are none beyond the Intensity without one, nor beside a contested deed."""
    sitting = table_with(ann, bill)
    first = sitting.fight.participants[0].who
    deed = Act((), None, levels, uncontested=True, further_levels=further)
    if wrong is None:
        contested = replace(deed, uncontested=False)
        assert sitting.refusal(Announce(first, contested)) == BadIntensity(further[0])
        sitting.do(Announce(first, deed))
    else:
        assert sitting.refusal(Announce(first, deed)) == BadIntensity(wrong)


def test_a_deed_done_to_somebody_is_done_to_one_who_is_there_and_has_what_resists() -> None:
    """T-ANNOUNCE-12."""
    sitting = table_with(player("Ann", agility=1), bill)
    for target, reason in ((ann, NamesThemselves(ann.id)), (cassie, NobodyThere(cassie.id))):
        assert sitting.refusal(Announce(ann.id, Act(target=target.id))) == reason
    powerless = Act(target=bill.id, resist="Voodoo")
    assert sitting.refusal(Announce(ann.id, powerless)) == LacksStat(bill.id, "Voodoo")
    assert sitting.refusal(Announce(ann.id, replace(powerless, stat="Charm"))) == LacksStat(ann.id, "Charm")
    sitting.do(Announce(ann.id, Act(target=bill.id, resist="Calm")))


def test_an_attack_names_the_first_thing_that_its_sheet_lacks() -> None:
    """T-ANNOUNCE-12: the attacker's stat, then what resists."""
    sitting = table_with(player("Ann", agility=1), bill)
    power = Attack(bill.id, Manner.SUPERNATURAL, stat="Voodoo", resist="Luck")
    assert sitting.refusal(Announce(ann.id, power)) == LacksStat(ann.id, "Voodoo")
    assert sitting.refusal(Announce(ann.id, replace(power, stat="Calm"))) == LacksStat(bill.id, "Luck")
