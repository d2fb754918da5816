"""Who takes part in a fight, in which order, on which side, and who touches whom (T-ORDER, T-SIDE, T-CLASH-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.cast import grant_the_free, newcomer_of
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    LONGEST_NAME,
    PLAYERS_SIDE,
    Character,
    CharacterId,
    Side,
)
from demoncity_gui.games.demon_city.rules.dealing import clear_spread, throw
from demoncity_gui.games.demon_city.rules.groups import hand_on, part
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Stage, Table
from demoncity_gui.games.demon_city.rules.thrown import value_for
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn

FURTHEST = 5280
"""A mile, in feet: nobody fights across more."""


def agility_order(transaction: Transaction, people: Sequence[Character]) -> tuple[CharacterId, ...] | None:
    """Return everybody by rising Agility, equals in a random order (T-ORDER-01, T-ORDER-02).

    A stable sort leaves equals in the order that chance or the cards gave them (T-AMB-62). None while real cards are
    awaited for it.
    """
    if by_edition(transaction.table.edition).equals_keep_their_order:
        return _order_of_the_session(transaction, people)
    ranks = Counter(one.rank(AGILITY) for one in people)
    tied = [one for one in people if ranks[one.rank(AGILITY)] > 1]
    mixed = transaction.chance.shuffled(people)
    drawn = _cards_for_order(transaction, tied, may_wait=True)
    if drawn is None:
        return None
    return tuple(one.id for one in sorted(mixed, key=lambda one: (one.rank(AGILITY), -drawn.get(one.id, 0))))


def _order_of_the_session(transaction: Transaction, people: Sequence[Character]) -> tuple[CharacterId, ...]:
    """Return everybody by rising Agility; chance puts equals in an order that stays for the session.

    D-SLOW-01, D-SLOW-02.
    """
    ties = transaction.table.ties
    mixed = transaction.chance.shuffled(people)
    known = iter(sorted((one for one in mixed if one.id in ties), key=lambda one: ties.index(one.id)))
    settled = [next(known) if one.id in ties else one for one in mixed]
    return tuple(one.id for one in sorted(settled, key=lambda one: one.rank(AGILITY)))


def _cards_for_order(
    transaction: Transaction, tied: Sequence[Character], *, may_wait: bool
) -> dict[CharacterId, int] | None:
    """Return the card each of those who are tied draws from the own deck; the higher goes first (T-AMB-62, reading b).

    Nobody draws by the preset: chance alone orders them, so that the decks stay as they are. It orders equal cards as
    well, and all where somebody new to the cast would draw a real one, or with `may_wait` false. None while real cards
    are awaited.
    """
    table = transaction.table
    real = any(table.deck(one.deck).is_real for one in tied)
    by_chance = real and (not may_wait or any(one not in table.characters for one in tied))
    if by_chance or table.house_rules.reads(readings.EQUAL_AGILITY_BY_LOT):
        return {}
    draws = [Draw(one.id, one.deck, 1) for one in tied]
    thrown: list[tuple[Drawn, ...]] = []
    # The program's cards are drawn one after the other, as evenings were played from the first.
    for at_once in [draws] if real else [[draw] for draw in draws]:
        cards = throw(transaction, *at_once)
        if cards is None:
            return None
        thrown += cards
    drawn = {one.id: value_for(thrown[place][0], one, table.house_rules) for place, one in enumerate(tied)}
    for deck in dict.fromkeys(one.deck for one in tied):
        clear_spread(transaction, deck)
    return drawn


def join_fight(transaction: Transaction, character: Character) -> None:
    """Bring a newcomer in at their Agility; only ties with them are left to chance (T-ORDER-05).

    Somebody of the cast comes as they are; a new character gets an id of their own, like anybody new in the cast.

    Raises:
        RuleRefusal: they take part already, or somebody new has an unfit sheet or a name that is taken.
    """
    fight = transaction.require(Stage.ANNOUNCING)
    if fight.has(character.id):
        raise RuleRefusal(no.InFightAlready(character.id))
    table = transaction.table
    known = next((one for one in table.characters if one.id == character.id), None)
    newcomer = known or newcomer_of(table, character)
    order = _order_with(transaction, [one.who for one in fight.participants], newcomer, may_wait=True)
    if order is None:
        return
    transaction.happen(ev.FightJoined(newcomer, order))
    if known is None:
        grant_the_free(transaction, newcomer.id, character)


def _order_with(
    transaction: Transaction, others: list[CharacterId], newcomer: Character, *, may_wait: bool
) -> tuple[CharacterId, ...] | None:
    """Return these in their order with one more at their Agility; only a tie with them is drawn (T-ORDER-05).

    None while real cards are awaited for it; with `may_wait` false chance stands in for those.
    """
    table, agility = transaction.table, newcomer.rank(AGILITY)
    slower = sum(table.character(who).rank(AGILITY) < agility for who in others)
    equal = [table.character(who) for who in others if table.character(who).rank(AGILITY) == agility]
    if by_edition(table.edition).equals_keep_their_order:
        place = slower + _order_of_the_session(transaction, [*equal, newcomer]).index(newcomer.id)
        return (*others[:place], newcomer.id, *others[place:])
    drawn = _cards_for_order(transaction, [*equal, newcomer] if equal else [], may_wait=may_wait)
    if drawn is None:
        return None
    mixed = transaction.chance.shuffled([*(one.id for one in equal), newcomer.id])
    first = sorted(mixed, key=drawn.__getitem__, reverse=True) if drawn else mixed
    place = slower + first.index(newcomer.id)
    return (*others[:place], newcomer.id, *others[place:])


def follow_agility(transaction: Transaction, who: CharacterId, was: int) -> None:
    """Put somebody whose sheet says another Agility where that belongs, as if they had just come (T-ORDER-01).

    The list is made once (T-ORDER-06) and everybody else keeps their place; only a new tie is drawn (T-ORDER-05).
    A sheet's stats stand from a round's first announcement on, so that nobody has spoken yet.
    """
    fight = transaction.table.fight
    if fight is None or fight.participant(who) is None:
        return
    character = transaction.table.character(who)
    if character.rank(AGILITY) == was:
        return
    before = tuple(one.who for one in fight.participants)
    order = _order_with(transaction, [other for other in before if other != who], character, may_wait=False)
    if order is not None and order != before:
        transaction.happen(ev.OrderChanged(order, moved=who))


def leave_fight(transaction: Transaction, who: CharacterId, heir: CharacterId | None = None) -> None:
    """Take somebody out; cards that lie before them go to the discard unturned (T-AMB-59).

    Nobody leaves at whom a deed is still aimed: those who announced it announce anew first. Where the leader of a group
    leaves, the `heir` leads it, and its cards and what is aimed at it stay; without one they part (T-AMB-63).
    """
    fight = transaction.require(Stage.ANNOUNCING)
    if not fight.has(who):
        raise RuleRefusal(no.NobodyThere(who))
    hand_on(transaction, who, heir)
    fight = transaction.fight
    for one in fight.participants:
        if one.settled is None and _is_aimed_at(one.announcement, who):
            raise RuleRefusal(no.AimedAt(who, one.who))
    if fight.participant(who) is not None:
        part(transaction, who)
    transaction.happen(ev.FightLeft(who))


def _is_aimed_at(announcement: object, who: CharacterId) -> bool:
    match announcement:
        case Attack() as attack:
            return who in attack.targets
        case Defend(against=against):
            return who in (against or ())
        case Act(against=against, target=target):
            return who in against or who == target
    return False


def redraw_ties(transaction: Transaction) -> None:
    """Put equal Agility into a new random order, before anybody has announced (T-ORDER-04)."""
    fight = transaction.require(Stage.ANNOUNCING, Stage.AFTERMATH)
    if by_edition(transaction.table.edition).equals_keep_their_order:
        raise RuleRefusal(no.DiceKeepTies())
    if fight.stage is Stage.ANNOUNCING and any(one.announcement is not None for one in fight.participants):
        raise RuleRefusal(no.NotNow())
    order = agility_order(transaction, [transaction.table.character(one.who) for one in fight.participants])
    if order is not None:
        transaction.happen(ev.OrderChanged(order))


def set_side(
    transaction: Transaction, who: CharacterId, side: Side, heir: CharacterId | None, *, this_round: bool
) -> None:
    """Put somebody on another side, from now on or for this round alone (T-SIDE-01, T-SIDE-02, T-AMB-23).

    Nobody may attack a new friend. They leave the group they stand in; of its leader the `heir` leads the others
    (T-AMB-63).
    """
    table = transaction.table
    if who not in {one.id for one in table.characters}:
        raise RuleRefusal(no.NobodyThere(who))
    if not 0 < len(side.strip()) <= LONGEST_NAME:
        raise RuleRefusal(no.BadNumber("letters-of-side", len(side.strip()), 1, LONGEST_NAME))
    fight = table.fight
    if fight is not None and fight.stage is not Stage.ANNOUNCING:
        raise RuleRefusal(no.NotNow())
    if this_round and fight is None:
        raise RuleRefusal(no.NotNow())
    if side != table.character(who).side:
        part(transaction, who, heir)
    transaction.happen(ev.SideSet(who, side, this_round))
    if fight is not None and not table.house_rules.reads(readings.OWN_SIDE_CAN_BE_ATTACKED):
        _refuse_attacks_on_friends(transaction.table, transaction.fight)


def set_deck(transaction: Transaction, who: CharacterId, deck: DeckName) -> None:
    """Let somebody on the players' side throw from this deck from now on (T-AMB-24, reading b).

    Raises:
        RuleRefusal: by the preset the sheet decides; they are no friend; or cards lie before them.
    """
    table = transaction.table
    if table.house_rules.reads(readings.FRIENDS_THROW_FROM_THEIR_OWN_DECK):
        raise RuleRefusal(no.NotThisRule("T-AMB-24"))
    friends = {one.id for one in table.characters if one.side == PLAYERS_SIDE}
    participant = None if table.fight is None else table.fight.participant(who)
    if who not in friends:
        raise RuleRefusal(no.NoFriend(who))
    if participant is not None and participant.throw is not None:
        raise RuleRefusal(no.NotNow())
    if deck is not table.character(who).deck:
        part(transaction, who)
    transaction.happen(ev.CharacterChanged(who, deck=deck))


def _refuse_attacks_on_friends(table: Table, fight: Fight) -> None:
    for one in fight.participants:
        if isinstance(one.announcement, Attack):
            for target in one.announcement.targets:
                if table.character(one.who).side == table.character(target).side:
                    raise RuleRefusal(no.OwnSide(one.who, target))


def set_touch(transaction: Transaction, one: CharacterId, other: CharacterId, touch: bool | None) -> None:
    """Merge or split Clashes between two people, or leave them to the announcements (T-CLASH-08, T-CLASH-03)."""
    _two_taking_part(transaction, one, other)
    transaction.happen(ev.TouchSet(one, other, touch))


def set_conflict(transaction: Transaction, one: CharacterId, other: CharacterId, conflict: bool) -> None:
    """Say whether of two people's deeds only one can be done this round: both are of one side (T-RESOLVE-27, HOST-17).

    Deeds of one side that are set against each other conflict without being named (T-AMB-51).
    """
    _two_taking_part(transaction, one, other)
    if transaction.table.character(one).side != transaction.table.character(other).side:
        raise RuleRefusal(no.NotOneSide(one, other))
    transaction.happen(ev.ConflictSet(one, other, conflict))


def set_ladder(transaction: Transaction, label: str, is_ladder: bool) -> None:
    """Say whether a kind of advantage is a ladder; the counts follow wherever a chain shows (T-SIT-06, HOST-17)."""
    transaction.require(Stage.ANNOUNCING)
    if not label.strip():
        raise RuleRefusal(no.NothingWritten())
    if is_ladder and transaction.table.house_rules.reads(readings.NO_LADDERS):
        raise RuleRefusal(no.NotThisRule("T-AMB-35"))
    transaction.happen(ev.LadderSet(label, is_ladder))


def set_drivers(transaction: Transaction, drivers: tuple[CharacterId, ...]) -> None:
    """Name the competing drivers or pilots, whose Clash is their own (T-CLASH-06, T-CLASH-07)."""
    fight = transaction.require(Stage.ANNOUNCING)
    _see_to_part(fight, *drivers)
    transaction.happen(ev.DriversSet(tuple(dict.fromkeys(drivers))))


def set_range(transaction: Transaction, one: CharacterId, other: CharacterId, feet: int) -> None:
    """Say how far two stand from each other at the start of the round (T-MOVE-03, T-WEAP-07).

    Who blocked a blow may have closed in by then, and another weapon may suit the new distance (T-QUIRK-08).
    """
    _two_taking_part(transaction, one, other)
    if not 0 <= feet <= FURTHEST:
        raise RuleRefusal(no.BadNumber("feet", feet, 0, FURTHEST))
    transaction.happen(ev.RangeSet(one, other, feet))


def _two_taking_part(transaction: Transaction, one: CharacterId, other: CharacterId) -> None:
    _see_to_part(transaction.require(Stage.ANNOUNCING), one, other)
    if one == other:
        raise RuleRefusal(no.NamesThemselves(one))


def _see_to_part(fight: Fight, *people: CharacterId) -> None:
    """Refuse the first of these who takes no part in the fight."""
    for who in people:
        if fight.participant(who) is None:
            raise RuleRefusal(no.NobodyThere(who))
