"""People for tests, and short words for what they do."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import NO_EDGES, Act, Attack, Defend, Edges, Manner
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HAND_TO_HAND,
    PLAYERS_SIDE,
    TOUGHNESS,
    Character,
    CharacterId,
    Rank,
    Side,
)
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

CULT = Side("cult")

_ids: dict[str, CharacterId] = {}


def foe(
    name: str,
    *,
    agility: int = 4,
    toughness: int = 4,
    hand_to_hand: int | None = None,
    firearms: int | None = None,
    significators: tuple[Card, ...] = (),
    hurt: bool = False,
    side: Side = CULT,
    deck: DeckName = DeckName.HORROR,
) -> Character:
    """Return somebody of the cult; everybody of one name is the same person, with other stats where a case says so."""
    skills = {HAND_TO_HAND: hand_to_hand, "Firearms": firearms}
    return Character(
        id=_ids.setdefault(name, CharacterId(len(_ids) + 1)),
        name=name,
        side=side,
        deck=deck,
        stats=(Rank(AGILITY, agility), Rank(TOUGHNESS, toughness), Rank("Calm", 4), Rank("Perception", 4)),
        skills=tuple(Rank(skill, rank) for skill, rank in skills.items() if rank is not None),
        significators=significators,
        hurt=hurt,
    )


def player(
    name: str,
    *,
    agility: int = 4,
    toughness: int = 4,
    hand_to_hand: int | None = None,
    firearms: int | None = None,
    significators: tuple[Card, ...] = (),
    hurt: bool = False,
) -> Character:
    """Return a player character."""
    return foe(
        name,
        agility=agility,
        toughness=toughness,
        hand_to_hand=hand_to_hand,
        firearms=firearms,
        significators=significators,
        hurt=hurt,
        side=PLAYERS_SIDE,
        deck=DeckName.PLAYERS,
    )


ann, cassie, max_ = player("Ann"), player("Cassie"), player("Max")
bill, dirk, eel = foe("Bill"), foe("Dirk"), foe("Eel")


def attacks(
    target: Character,
    *,
    unaware: bool = False,
    called_shot: bool = False,
    harmless: bool = False,
    edges: Edges = NO_EDGES,
) -> Attack:
    """Return a blow, a kick, a stab at somebody."""
    return Attack(target.id, unaware=unaware, called_shot=called_shot, harmless=harmless, edges=edges)


def shoots(
    target: Character, *, skill: str | None = None, called_shot: bool = False, edges: Edges = NO_EDGES
) -> Attack:
    """Return a shot at somebody."""
    return Attack(target.id, Manner.SHOOT, skill, called_shot=called_shot, edges=edges)


def defends(*against: Character, edges: Edges = NO_EDGES) -> Defend:
    """Return a defence: against those named, or against all who attack and are noticed."""
    return Defend(tuple(one.id for one in against) or None, edges)


def acts(*against: Character, stat: str | None = None, intensity: int | None = None, edges: Edges = NO_EDGES) -> Act:
    """Return a contested deed that those named try to stop."""
    return Act(tuple(one.id for one in against), stat, intensity, edges=edges)


def quietly_tries(intensity: int | None, *, stat: str | None = None, edges: Edges = NO_EDGES) -> Act:
    """Return an uncontested deed."""
    return Act((), stat, intensity, uncontested=True, edges=edges)
