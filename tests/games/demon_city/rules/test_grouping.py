"""Which deeds belong to one Clash (T-CLASH, T-UNCONTESTED)."""

from __future__ import annotations

from itertools import combinations, permutations

from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from tests.support.cast import acts, attacks, defends, foe, player, quietly_tries, shoots
from tests.support.flip import Deed, Flip, facing

alfred, bebe = foe("Alfred"), foe("Bebe")
ceelo, fifi = player("Ceelo"), player("Fifi")
didi, eve = foe("Didi"), foe("Eve")


def groups(*deeds: Deed) -> list[list[str]]:
    """Return the Clashes by name."""
    return named(facing(*deeds))


def named(ground: Confrontation) -> list[list[str]]:
    """Return the Clashes of these announcements by name."""
    return [[ground.characters[who].name for who in members] for members in ground.groups]


def test_t_ex_69_a_search_nobody_minds_is_outside_the_clash() -> None:
    """T-EX-69, T-UNCONTESTED-03: Alfred and Bebe stab at each other, Ceelo looks for the switch."""
    alf = player("Alfred")
    assert groups((alf, attacks(bebe)), (bebe, attacks(alf)), (ceelo, quietly_tries(4))) == [["Alfred", "Bebe"]]


def test_t_ex_70_a_search_that_bebe_means_to_stop_is_inside() -> None:
    """T-EX-70."""
    alf = player("Alfred")
    assert groups((alf, attacks(bebe)), (bebe, attacks(alf)), (ceelo, acts(bebe, intensity=4))) == [
        ["Alfred", "Bebe", "Ceelo"]
    ]


def test_t_ex_71_two_fights_in_two_corners_are_two_clashes() -> None:
    """T-EX-71, T-CLASH-02: also where Ceelo and Fifi answer."""
    attackers = (alfred, attacks(ceelo)), (bebe, attacks(ceelo)), (didi, attacks(fifi)), (eve, attacks(fifi))
    assert groups(*attackers) == [["Alfred", "Bebe"], ["Didi", "Eve"]]
    assert groups(*attackers, (ceelo, defends()), (fifi, attacks(eve))) == [
        ["Alfred", "Bebe", "Ceelo"],
        ["Didi", "Eve", "Fifi"],
    ]


def test_t_ex_72_one_link_makes_them_one_clash() -> None:
    """T-EX-72, T-CLASH-03: Fifi picks Alfred's pocket."""
    assert groups(
        (alfred, attacks(ceelo)),
        (bebe, attacks(ceelo)),
        (ceelo, defends()),
        (didi, attacks(fifi)),
        (eve, attacks(fifi)),
        (fifi, acts(alfred)),
    ) == [["Alfred", "Bebe", "Ceelo", "Didi", "Eve", "Fifi"]]


def test_t_ex_73_drivers_clash_apart_from_their_passengers() -> None:
    """T-EX-73, T-CLASH-06, T-AMB-56: even where a passenger shoots at the other driver."""
    hero, villain, gunner, thug = player("Hero"), foe("Villain"), player("Gunner"), foe("Thug")
    flip = Flip(
        (hero, acts(villain), "3"),
        (villain, acts(hero), "7"),
        (gunner, shoots(thug), "9"),
        (thug, shoots(hero), "8"),
        drivers=(hero, villain),
    )
    drivers, passengers = flip.clashes
    assert (flip.names(drivers.members), flip.names(drivers.happens)) == (["Hero", "Villain"], ["Villain"])
    assert (flip.names(passengers.members), flip.names(passengers.happens)) == (["Gunner", "Thug"], ["Gunner"])


def test_t_ex_73_an_attack_on_a_driver_meets_agility_not_the_drivers_card() -> None:
    """T-AMB-56: the driver's 10 doesn't shield him; his Agility 4 doesn't either."""
    hero, villain, gunner = player("Hero"), foe("Villain"), player("Gunner")
    flip = Flip(
        (hero, acts(villain), "3"), (villain, acts(hero), "10"), (gunner, shoots(villain), "5"), drivers=(hero, villain)
    )
    drivers, shot = flip.clashes
    assert flip.names(drivers.happens) == ["Villain"]
    assert flip.names(shot.happens) == ["Gunner"]


def test_t_ex_74_drivers_who_tie_bring_off_nothing() -> None:
    """T-EX-74, T-RESOLVE-04."""
    hero, villain = player("Hero"), foe("Villain")
    flip = Flip((hero, acts(villain), "7"), (villain, acts(hero), "7"), drivers=(hero, villain))
    assert flip.clash.winning_side is None
    assert flip.happened == []


def test_a_link_that_the_host_sees_joins_two_groups() -> None:
    """T-CLASH-04: neither acts on the other, but they could interfere."""
    deeds = {alfred.id: attacks(ceelo), didi.id: attacks(fifi)}
    people = {one.id: one for one in (alfred, ceelo, didi, fifi)}
    assert len(Confrontation(people, deeds).groups) == 2
    assert len(Confrontation(people, deeds, links=[(didi.id, alfred.id)]).groups) == 1


def test_two_whom_the_host_parts_still_meet_through_a_third() -> None:
    """T-CLASH-03, T-CLASH-08: all three strike at Dirk; who announced first makes no difference (T-ORDER-07)."""
    people = {one.id: one for one in (alfred, bebe, didi, ceelo)}
    for order in permutations((alfred, bebe, didi)):
        for one, other in combinations(order, 2):
            announced = {who.id: attacks(ceelo) for who in order}
            ground = Confrontation(people, announced, cuts=[(one.id, other.id)])
            assert [set(group) for group in ground.groups] == [{alfred.id, bebe.id, didi.id}]
