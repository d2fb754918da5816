"""Random play from `asks` alone: each field filled with something that it says it takes."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.asks import Choices, Numbers, Words
from demoncity_gui.games.demon_city.rules import asks
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.asymmetries import Charge
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, CharacterId, Rank, Side, State
from demoncity_gui.games.demon_city.rules.commands import Command, TaskSide
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card

_KINDS: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(Command)}
_FLOW = ("begin-action", "announce", "call-ready", "type-cards", "throw-cards", "accept-ruling", "next-round")
_RARE = ("end-action", "leave-fight", "set-decks", "set-real-deck", "let-go")


def asked(table: Table, dice: Random) -> Command:
    """Return one of the commands that may be asked now, those that carry a round on far more often than others."""
    found = asks.asks(table)
    weights = [40.0 if ask.command in _FLOW else 0.3 if ask.command in _RARE else 1.0 for ask in found]
    (ask,) = dice.choices(found, weights)
    kind = _KINDS[ask.command]
    hints = get_type_hints(kind)
    told: dict[str, Any] = {}
    for field in ask.fields:
        value = _value(field, table, dice)
        if hints[field.name] in (DeckName, DeckMode, State, AfterFailure, Likelihood):
            value = hints[field.name](value)
        elif field.name in (
            "drivers",
            "members",
            "intensities",
            "more",
            "characters",
            "paragraphs",
            "lines",
        ) and not isinstance(value, tuple):
            value = (value,)
        told[field.name] = value
    if ask.command == "begin-fight":
        told["horror"] = tuple(dict.fromkeys((*told["horror"], *(Card(f"pentacles-{n}") for n in range(1, 11)))))
    if ask.command == "set-decks" and dice.random() < 0.9:
        _see_to_both_decks(told, table)
    command: Command = kind(**told)  # type: ignore[assignment]  # the tag says which of the union it is
    return command


def _see_to_both_decks(told: dict[str, Any], table: Table) -> None:
    """Leave each card in one deck, The Fool and the Significators with the players."""
    owned = [card for one in table.characters if one.is_player_character for card in one.significators]
    told["players"] = tuple(dict.fromkeys((*told["players"], *owned, Card.FOOL)))
    told["horror"] = tuple(card for card in told["horror"] if card not in told["players"])


def _value(field: asks.AskField, table: Table, dice: Random) -> Any:
    match field:
        case asks.ThrowerField(who=who):
            return who
        case asks.People(among=among, most=1):
            return dice.choice(among)
        case asks.People(among=among):
            return tuple(dice.sample(among, dice.randrange(min(3, len(among)) + 1)))
        case Numbers(least=least, most=most):
            return dice.randint(max(least, -3), min(most, 12))
        case Words():
            return dice.choice(["the floor gives way", "cult", "players"])
        case Choices(among=words):
            return dice.choice(words)
        case asks.TypedCards(among=words, most=most):
            return tuple(dice.choices(words, k=most if dice.random() < 0.8 else dice.randint(0, most)))
        case asks.Cards(among=cards, most=1):
            return dice.choice(cards)
        case asks.Cards(among=cards, most=most):
            return tuple(dice.sample(cards, dice.randint(15, min(most, 45))))
        case asks.YesNo(maybe=maybe):
            return dice.choice([True, False, None] if maybe else [True, False])
        case asks.Deeds():
            return _deed(field, dice) if table.edition is Edition.TAROT else _dice_deed(field, dice)
        case asks.TaskSides(among=among):
            return _task_side(field, table, dice.choice(among), dice)
        case asks.Newcomers(among=among):
            if among and dice.random() < 0.5:
                return table.character(dice.choice(among))
            return replace(
                table.characters[0],
                id=CharacterId(99),
                name=f"New {table.next_id}",
                side=Side("cult"),
                deck=DeckName.HORROR,
                significators=(),
            )
        case asks.Sheets(among=()):
            like = dice.choice(table.characters)
            return replace(like, name=f"{like.name} {table.next_id}", side=Side(dice.choice(["cult", "players"])))
        case asks.Sheets(among=among):
            return _edited(table.character(dice.choice(among)), dice)


def _edited(sheet: Character, dice: Random) -> Character:
    match dice.randrange(5):
        case 0:
            return replace(sheet, stats=tuple(replace(one, rank=dice.randint(0, 12)) for one in sheet.stats))
        case 1:
            return replace(sheet, deck=dice.choice(list(DeckName)), side=Side(dice.choice(["cult", "players"])))
        case 2:
            return replace(sheet, skills=tuple(Rank(name, dice.randint(0, 9)) for name in ("Firearms", "Yoga")))
        case 3:
            return replace(sheet, alias=dice.choice(["", "the stranger"]), notes="owes money", shoot_skill="")
        case _:
            return replace(sheet, name=dice.choice([sheet.name, "", f"{sheet.name}*"]), calm_check=dice.randint(0, 11))


def _deed(field: asks.Deeds, dice: Random) -> Announcement:
    edges = Edges(
        weapon=dice.random() < 0.3,
        supernatural=dice.random() < 0.3,
        advantages=tuple(dice.choices(("high ground", "it trips"), k=dice.randrange(3))),
        disadvantages=_losses(field, ("drunk", "in the dark", "high ground"), dice),
    )
    kind = dice.random()
    if kind < 0.5 and field.foes:
        target, *also = dice.sample(field.foes, min(len(field.foes), dice.choice([1, 1, 2])))
        return Attack(
            target,
            dice.choice([Manner.CLOSE, Manner.SHOOT]),
            unaware=dice.random() < 0.1,
            called_shot=dice.random() < 0.3,
            edges=edges,
            also=tuple(also),
            run=dice.choice([0, 0, 20]),
            harmless=dice.random() < 0.2,
            other_aim=dice.random() < 0.5,
            tricks=("over the shoulder", "eyes shut")[: dice.choice([0, 0, 1, 2])],
        )
    others = tuple(dice.sample(field.others, min(2, len(field.others))))
    if kind < 0.7:
        return Defend(None if dice.random() < 0.7 else others, edges)
    if kind < 0.95:
        stat = dice.choice(field.stats) if dice.random() < 0.5 else None
        return Act(
            others[: dice.randrange(3)],
            stat,
            dice.choice([None, 0, 3, 9, 10]),
            dice.random() < 0.4,
            edges,
            dodging=dice.random() < 0.3,
        )
    return Move(run=60)


def _dice_deed(field: asks.Deeds, dice: Random) -> Announcement:
    """Return what somebody may announce in the dice edition, or once in a while what only the tarot has."""
    if dice.random() < 0.1:
        return _deed(field, dice)
    edges = Edges(
        weapon=dice.random() < 0.3,
        advantages=tuple(dice.choices(("high ground", "it trips", "from behind"), k=dice.randrange(4))),
        disadvantages=tuple(dice.choices(("drunk", "in the dark", "wounded pride"), k=dice.randrange(4))),
    )
    others = tuple(dice.sample(field.others, min(2, len(field.others))))
    kind = dice.random()
    if kind < 0.6 and field.foes:
        manner, target = dice.choice([Manner.CLOSE, Manner.SHOOT]), dice.choice(field.foes)
        unaware, harmless, massive = (dice.random() < share for share in (0.1, 0.2, 0.2))
        return Attack(target, manner, unaware=unaware, harmless=harmless, massive=massive, edges=edges)
    if kind < 0.75:
        return Defend(None if dice.random() < 0.7 else others, edges)
    if kind < 0.95:
        stat = dice.choice(field.stats) if dice.random() < 0.5 else None
        uncontested = dice.random() < 0.4
        against, involves = ((), ()) if uncontested else (others[: dice.randrange(3)], others[: dice.randrange(2)])
        level = dice.choice([None, 0, 3, 9, 10, 14])
        return Act(against, stat, level, uncontested, edges, involves=involves)
    return Move()


def _losses(field: asks.Deeds | asks.TaskSides, labels: tuple[str, ...], dice: Random) -> tuple[str, ...]:
    """Return what is charged as a loss, where that is the way chosen."""
    return tuple(dice.choices(labels, k=dice.randrange(3))) if dice.choice(field.charges) is Charge.LOSS else ()


def _task_side(field: asks.TaskSides, table: Table, who: CharacterId, dice: Random) -> TaskSide:
    stats = [entry.name for entry in table.character(who).stats]
    fitting = [name for skills in field.further if skills.who == who for name in skills.names]
    return TaskSide(
        who,
        stat=dice.choice([None, *stats]),
        further_skills=tuple(dice.sample(fitting, dice.randrange(len(fitting) + 1))),
        advantages=("a head start",)[: dice.randrange(2)],
        disadvantages=_losses(field, ("drunk", "left-handed", "a head start"), dice),
        other_is_distracted=dice.random() < 0.3,
    )
