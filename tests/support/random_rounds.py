"""Rounds that nobody would plan: two to eight characters, any deeds, any cards."""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, CharacterId, Rank, Side
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

STATS = ("Agility", "Toughness", "Calm", "Perception")
LABELS = ("high ground", "handcuffed", "tripping", "in the dark", "drunk", "left-handed")


class RandomRound(Struct, frozen=True):
    """People, what they announced in Agility order, pairs that could interfere, and competing drivers."""

    people: dict[CharacterId, Character]
    announcements: dict[CharacterId, Announcement]
    links: tuple[tuple[CharacterId, CharacterId], ...]
    drivers: tuple[CharacterId, ...]


def random_character(dice: Random, number: int) -> Character:
    """Return somebody of one of three sides; now and then a player character has Significators."""
    side = dice.choice((PLAYERS_SIDE, PLAYERS_SIDE, Side("cult"), Side("cult"), Side("the dead")))
    skills = [Rank(name, dice.randint(0, 8)) for name in ("Hand To Hand", "Firearms") if dice.random() < 0.4]
    specials = [card for card in Card if card.pip is None]
    return Character(
        id=CharacterId(number),
        name=f"N{number}",
        side=side,
        deck=DeckName.PLAYERS if (side == PLAYERS_SIDE) != (dice.random() < 0.1) else DeckName.HORROR,
        stats=tuple(Rank(name, dice.randint(0, 9)) for name in STATS),
        skills=tuple(skills),
        significators=tuple(
            dict.fromkeys((*dice.sample(specials, dice.randint(0, 3)), *((Card.FOOL,) if dice.random() < 0.2 else ())))
        ),
        hurt=dice.random() < 0.2,
    )


def with_their_own(people: list[Character]) -> list[Character]:
    """Return these with no Significator of two: the first who has it keeps it (T-DECK-13)."""
    taken: set[Card] = set()
    found = []
    for one in people:
        found.append(replace(one, significators=tuple(card for card in one.significators if card not in taken)))
        taken.update(one.significators)
    return found


def random_edges(dice: Random) -> Edges:
    """Return what the Host might say of a throw, labels twice included."""
    return Edges(
        weapon=dice.random() < 0.2,
        supernatural=dice.random() < 0.1,
        advantages=tuple(dice.choices(LABELS, k=dice.choice((0, 0, 0, 1, 2)))),
        disadvantages=tuple(dice.choices(LABELS, k=dice.choice((0, 0, 0, 1, 2, 3)))),
    )


def random_announcement(dice: Random, who: Character, people: list[Character]) -> Announcement:
    """Return something this character may announce."""
    enemies = [one.id for one in people if one.side != who.side]
    others = [one.id for one in people if one.id != who.id]
    named = tuple(dice.sample(others, dice.randint(0, min(2, len(others)))))
    edges = random_edges(dice)
    kind = dice.choice(("attack", "attack", "attack", "defend", "act", "act", "move"))
    match kind:
        case "attack" if enemies:
            manner = dice.choice(tuple(Manner))
            powers = manner is Manner.SUPERNATURAL or dice.random() < 0.1
            skilled = manner is Manner.SHOOT and who.has("Firearms") and dice.random() < 0.7
            return Attack(
                dice.choice(enemies),
                manner,
                skill="Firearms" if skilled else None,
                stat=dice.choice(STATS) if powers else None,
                resist=dice.choice(STATS) if powers else None,
                unaware=dice.random() < 0.15,
                called_shot=dice.random() < 0.25,
                harmless=dice.random() < 0.1,
                edges=edges,
            )
        case "defend":
            return Defend(named if dice.random() < 0.4 else None, edges)
        case "act":
            return Act(
                () if dice.random() < 0.3 else named,
                stat=dice.choice((None, *STATS)),
                intensity=dice.choice((None, *range(11))),
                uncontested=dice.random() < 0.3,
                edges=edges,
            )
        case _:
            return Move()


def with_dice(announcement: Announcement) -> Announcement:
    """Return the same deed without what the dice edition doesn't have."""
    if isinstance(announcement, Move):
        return announcement
    mundane = replace(announcement, edges=replace(announcement.edges, supernatural=False))
    return replace(mundane, called_shot=False) if isinstance(mundane, Attack) else mundane


def random_round(dice: Random) -> RandomRound:
    """Return a round of two to eight; some do nothing, a few are drivers at the wheel."""
    people = [random_character(dice, number) for number in range(1, dice.randint(2, 8) + 1)]
    people = with_their_own(people)
    people.sort(key=lambda one: one.stats[0].rank)
    announcements = {one.id: random_announcement(dice, one, people) for one in people if dice.random() < 0.9}
    drivers: tuple[CharacterId, ...] = ()
    if len(people) > 3 and dice.random() < 0.2:
        drivers = tuple(one.id for one in dice.sample(people, 2))
        for driver in drivers:
            announcements[driver] = Act(tuple(other for other in drivers if other != driver), edges=random_edges(dice))
        announcements = {one.id: announcements[one.id] for one in people if one.id in announcements}
    ids = [one.id for one in people]
    links = tuple((dice.choice(ids), dice.choice(ids)) for _ in range(dice.choice((0, 0, 0, 1))))
    return RandomRound({one.id: one for one in people}, announcements, links, drivers)
