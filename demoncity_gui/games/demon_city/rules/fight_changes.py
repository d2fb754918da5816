"""A fight with somebody elsewhere in it: rounds, order, sides, groups and who leaves."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.announcements import renamed
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.changes import (
    each_once,
    fight_of,
    with_character,
    with_fight,
    with_participant,
)
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    AfterFailure,
    CharacterId,
)
from demoncity_gui.games.demon_city.rules.moved_cards import (
    discard,
)
from demoncity_gui.games.demon_city.rules.table import (
    Fight,
    Participant,
    Stage,
    Table,
)


def new_round(table: Table, number: int) -> Table:
    """Begin a round: shown cards are discarded, and what was for one round alone is over.

    Raises:
        ValueError: there is no fight.
    """
    table = back_on_their_sides(discard(table, [one.who for one in fight_of(table).participants]))
    fight = fight_of(table)
    fresh = tuple(
        Participant(
            one.who,
            last=one.announcement,
            stands_for=one.stands_for,
            last_for=(one.who, *one.stands_for),
            last_cards=None if one.count is None else one.count.cards,
            succeeded=one.succeeded,
            passes=one.out_for_good,
            out_for_good=one.out_for_good,
        )
        for one in fight.participants
    )
    kept = Fight(
        number,
        Stage.ANNOUNCING,
        fresh,
        links=fight.links,
        cuts=fight.cuts,
        drivers=fight.drivers,
        ladders=fight.ladders,
        arrivals=fight.arrivals,
        damage=fight.damage,
    )
    return replace(table, fight=kept)


def on_side(table: Table, event: ev.SideSet) -> Table:
    """Put somebody on a side; in a fight, for this round alone if the event says so (T-AMB-23)."""
    fight, before = table.fight, table.character(event.who).side
    if fight is not None:
        turned = dict(fight.turned)
        if event.this_round:
            turned.setdefault(event.who, before)
        else:
            turned.pop(event.who, None)
        table = with_fight(table, turned=tuple(turned.items()))
    return with_character(table, event.who, lambda one: replace(one, side=event.side))


def back_on_their_sides(table: Table) -> Table:
    """Put those back who were on another side for this round alone (T-AMB-23)."""
    sides = dict(fight_of(table).turned)
    people = tuple(replace(one, side=sides[one.id]) if one.id in sides else one for one in table.characters)
    return replace(table, characters=people)


def in_order(table: Table, order: tuple[CharacterId, ...]) -> Table:
    """Let these take part in this order, newcomers among them.

    Raises:
        ValueError: somebody is there twice, or not in the cast.
    """
    fight = fight_of(table)
    known = {one.who: one for one in fight.participants}
    if not {one.id for one in table.characters}.issuperset(each_once(order)):
        raise ValueError("somebody is in the order who is not in the cast")
    people = tuple(known.get(who) or Participant(who) for who in order)
    arrivals = (*fight.arrivals, *(who for who in order if who not in fight.arrivals))
    if by_edition(table.edition).equals_keep_their_order:
        table = replace(table, ties=_with_ties(table, order))
    return with_fight(table, participants=people, arrivals=arrivals)


def _with_ties(table: Table, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    """Return the order that equals keep for the whole session, newcomers among theirs (D-SLOW-02)."""
    ties = list(table.ties)
    for place, who in enumerate(order):
        if who in ties:
            continue
        agility = table.character(who).rank(AGILITY)
        equals = [one for one in order[:place] if table.character(one).rank(AGILITY) == agility]
        after = [one for one in order[place:] if one in ties and table.character(one).rank(AGILITY) == agility]
        if equals:
            ties.insert(ties.index(equals[-1]) + 1, who)
        else:
            ties.insert(ties.index(after[0]) if after else len(ties), who)
    return tuple(ties)


def grouped(table: Table, leader: CharacterId, members: tuple[CharacterId, ...]) -> Table:
    """Let these stand behind the leader: what others did to one of them last round, they would do to the leader."""

    def named(who: CharacterId) -> CharacterId:
        return leader if who in members else who

    table = with_participant(table, leader, lambda one: replace(one, stands_for=members))
    people = tuple(replace(one, last=renamed(one.last, named)) for one in fight_of(table).participants)
    return with_fight(table, participants=people)


def led_by(fight: Fight, was: CharacterId, now: CharacterId) -> Fight:
    """Return the fight with one in the other's place at the head of a group, in all that speaks of its leader.

    Of last round the new leader has only what was theirs too (T-THROW-08).
    """

    def named(who: CharacterId) -> CharacterId:
        return now if who == was else who

    def pairs(among: tuple[tuple[CharacterId, CharacterId], ...]) -> tuple[tuple[CharacterId, CharacterId], ...]:
        return tuple((named(one), named(other)) for one, other in among)

    people = []
    for one in fight.participants:
        if one.who == was:
            behind = tuple(was if who == now else who for who in one.stands_for)
            led = replace(one, who=now, stands_for=behind, passes=False)
            was_theirs = now in one.last_for
            people.append(led if was_theirs else replace(led, last=None, last_cards=None, succeeded=False))
        else:
            people.append(replace(one, announcement=renamed(one.announcement, named), last=renamed(one.last, named)))
    return replace(
        fight,
        participants=tuple(people),
        links=pairs(fight.links),
        cuts=pairs(fight.cuts),
        conflicts=pairs(fight.conflicts),
        drivers=tuple(named(driver) for driver in fight.drivers),
        ranges=tuple(replace(known, one=named(known.one), other=named(known.other)) for known in fight.ranges),
    )


def left(table: Table, who: CharacterId) -> Table:
    """Take somebody out of the fight, and out of all that speaks of them there.

    Raises:
        ValueError: they take no part.
    """
    front = fight_of(table).front_of(who)
    if front != who:
        return with_participant(
            table, front, lambda one: replace(one, stands_for=tuple(other for other in one.stands_for if other != who))
        )
    table = discard(table, [who])
    fight = fight_of(table)

    def without(pairs: tuple[tuple[CharacterId, CharacterId], ...]) -> tuple[tuple[CharacterId, CharacterId], ...]:
        return tuple(pair for pair in pairs if who not in pair)

    return with_fight(
        table,
        participants=tuple(one for one in fight.participants if one.who != who),
        links=without(fight.links),
        cuts=without(fight.cuts),
        drivers=tuple(driver for driver in fight.drivers if driver != who),
        conflicts=without(fight.conflicts),
        ranges=tuple(known for known in fight.ranges if who not in (known.one, known.other)),
    )


def touching(table: Table, one: CharacterId, other: CharacterId, touch: bool | None) -> Table:
    """Merge two people’s Clashes, split them, or leave them to the announcements (T-CLASH-08).

    Raises:
        ValueError: there is no fight.
    """
    fight = fight_of(table)
    links = tuple(pair for pair in fight.links if set(pair) != {one, other})
    cuts = tuple(pair for pair in fight.cuts if set(pair) != {one, other})
    if touch is True:
        links = (*links, (one, other))
    elif touch is False:
        cuts = (*cuts, (one, other))
    return with_fight(table, links=links, cuts=cuts)


def after_failure(participant: Participant, then: AfterFailure) -> Participant:
    """Return somebody with what follows for them from a failed recovery (T-ANNOUNCE-08)."""
    return replace(
        participant,
        passes=then is not AfterFailure.ACTS,
        acts_all_the_same=then is AfterFailure.ACTS,
        out_for_good=then is AfterFailure.OUT_FOR_GOOD,
    )
