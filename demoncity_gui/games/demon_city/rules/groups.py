"""Like people behind one throw: who leads them, who stands with them, and how they part (T-AMB-04, T-AMB-63)."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import AGILITY, Character, CharacterId
from demoncity_gui.games.demon_city.rules.events import FoesGrouped, LeaderChanged
from demoncity_gui.games.demon_city.rules.refusals import MustRecover, NobodyThere, NotAlike, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction

_ANYBODY = {
    "id": CharacterId(0),
    "name": "",
    "alias": "",
    "short": "",
    "pronoun": "",
    "picture": "",
    "portrait": "",
    "notes": "",
}
"""What two sheets may have apart and be alike all the same: who it is, and what is said of them."""


def group_foes(transaction: Transaction, leader: CharacterId, members: tuple[CharacterId, ...]) -> None:
    """Let like foes stand behind the leader's one throw, or let the group fall apart again (T-AMB-04, T-AMB-63)."""
    fight = transaction.require(Stage.ANNOUNCING)
    table = transaction.table
    head = fight.participant(leader)
    if head is None:
        raise RuleRefusal(NobodyThere(leader))
    if any(one.announcement is not None for one in fight.participants):
        raise RuleRefusal(NotNow())
    members = tuple(dict.fromkeys(members))
    model = table.character(leader)
    for who in members:
        one = fight.participant(who)
        if one is None and who not in head.stands_for:
            raise RuleRefusal(NobodyThere(who))
        leads = one is not None and one.stands_for
        if who == leader or leads or not _are_alike(model, table.character(who)):
            raise RuleRefusal(NotAlike())
    _regroup(transaction, head, members)


def group_the_alike(transaction: Transaction) -> None:
    """Let the Host's people whose sheets are alike but for names and notes stand behind the first (T-AMB-63 b)."""
    kinds: dict[Character, list[CharacterId]] = {}
    for one in transaction.fight.participants:
        character = transaction.table.character(one.who)
        if not character.is_player_character:
            kinds.setdefault(replace(character, **_ANYBODY), []).append(one.who)
    for leader, *members in kinds.values():
        if members:
            group_foes(transaction, leader, tuple(members))


def those_who_stand(table: Table, one: Participant) -> tuple[CharacterId, ...]:
    """Return those of a group, its leader first, who are neither Out of the Fight nor in Panic."""
    return tuple(who for who in (one.who, *one.stands_for) if not table.character(who).must_recover)


def could_lead(table: Table, one: Participant) -> tuple[CharacterId, ...]:
    """Return who could lead a group whose leader is Out or in Panic while others stand; nobody where nothing is asked.

    The group keeps its place and its turn; where all are down, the leader recovers first, like anybody (T-ANNOUNCE-07).
    """
    return those_who_stand(table, one) if table.character(one.who).must_recover else ()


def recovering_beside(table: Table, speaker: Participant) -> tuple[CharacterId, ...]:
    """Return who of the group whose turn it is may throw to get up: those down behind its leader, each once a round."""
    stand = those_who_stand(table, speaker)
    return tuple(who for who in speaker.stands_for if who not in (*stand, *speaker.tried))


def let_lead(transaction: Transaction, who: CharacterId) -> None:
    """Let this one of a group lead it from now on: the group's place, announcement and cards stay as they are.

    What others announced against the group goes on against it.

    Raises:
        RuleRefusal: they stand behind nobody, or are Out or in Panic themselves.
    """
    fight = transaction.require(Stage.ANNOUNCING)
    front = fight.front_of(who)
    if front == who:
        raise RuleRefusal(NobodyThere(who))
    if transaction.table.character(who).must_recover:
        raise RuleRefusal(MustRecover(who))
    transaction.happen(LeaderChanged(front, who))


def part(transaction: Transaction, who: CharacterId, heir: CharacterId | None = None) -> None:
    """Let somebody of a group stand for themselves. Of a leader the `heir` leads the others, without one they all part.

    Nothing happens for one who is in no group.
    """
    fight = transaction.table.fight
    if fight is None or not fight.has(who):
        return
    hand_on(transaction, who, heir)
    front = transaction.fight.participant(transaction.fight.front_of(who))
    if front is not None and front.stands_for:
        staying = () if front.who == who else tuple(one for one in front.stands_for if one != who)
        _regroup(transaction, front, staying)


def hand_on(transaction: Transaction, who: CharacterId, heir: CharacterId | None) -> None:
    """Let the heir lead in place of this leader.

    Raises:
        RuleRefusal: the heir does not stand behind them, or is Out or in Panic.
    """
    if heir is None:
        return
    if transaction.fight.front_of(heir) != who:
        raise RuleRefusal(NobodyThere(heir))
    let_lead(transaction, heir)


def part_the_unlike(transaction: Transaction, who: CharacterId) -> None:
    """Let somebody stand for themselves whose sheet no longer fits the group they are in."""
    fight, table = transaction.table.fight, transaction.table
    front = None if fight is None else fight.participant(fight.front_of(who))
    if front is None:
        return
    model = table.character(front.who)
    if not all(_are_alike(model, table.character(member)) for member in front.stands_for):
        part(transaction, who)


def _are_alike(one: Character, other: Character) -> bool:
    return one.side == other.side and one.deck is other.deck


def _regroup(transaction: Transaction, head: Participant, members: tuple[CharacterId, ...]) -> None:
    """Let these stand behind the leader; those who did and don't any more are in the order again."""
    table, fight = transaction.table, transaction.fight
    back = tuple(who for who in head.stands_for if who not in members)
    order = tuple(who for who in _order_with_back(table, fight, back) if who not in members)
    transaction.happen(FoesGrouped(head.who, members, order))


def _order_with_back(table: Table, fight: Fight, back: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    """Return the order with these in it again, each behind those who are no faster."""
    order = [one.who for one in fight.participants]
    for who in back:
        agility = table.character(who).rank(AGILITY)
        order.insert(sum(table.character(other).rank(AGILITY) <= agility for other in order), who)
    return tuple(order)
