"""One evening in which everything happens once: every command, every event, a choice, a tie, a pile that runs out."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Edges, Move
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    ChooseAttack,
    Command,
    Complicate,
    EndAction,
    NextRound,
    RepeatAll,
    SetHurt,
    SetToughness,
    ThrowCards,
)
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import attacks, defends, foe, player, quietly_tries, shoots
from tests.support.stacked import PLAYERS_31, StackedChance, pick

EEL = foe("Eel", agility=1)
BILL = foe("Bill", agility=2, toughness=3)
ANN = player("Ann", agility=3, hand_to_hand=7, significators=(Card.HIEROPHANT,))
DIRK = foe("Dirk", agility=4)
CASSIE = player("Cassie", agility=5, firearms=7)
MAX = player("Max", agility=6)
CAST = (ANN, BILL, CASSIE, DIRK, EEL, MAX)

_PLAYERS = (*PLAYERS_31, Card.HIEROPHANT)
_HORROR = pick("pentacles-3 pentacles-4 pentacles-6 pentacles-2 pentacles-7 cups-queen")

COMMANDS: tuple[Command, ...] = (
    BeginEvening("Low water", "A drained bath", CAST, _PLAYERS, _HORROR),
    BeginAction(),
    Announce(EEL.id, quietly_tries(5)),
    Announce(BILL.id, attacks(ANN)),
    Announce(ANN.id, attacks(BILL, edges=Edges(advantages=("high ground",)))),
    Announce(DIRK.id, attacks(MAX)),
    Announce(CASSIE.id, shoots(BILL, skill="Firearms")),
    Announce(MAX.id, attacks(DIRK, edges=Edges(disadvantages=("handcuffed",)))),
    Announce(BILL.id, defends()),
    Announce(BILL.id, attacks(ANN)),
    CallReady(),
    ThrowCards(),
    ChooseAttack(ANN.id),
    AcceptRuling(),
    Complicate("The lamp goes out."),
    AcceptRuling(),
    SetToughness(BILL.id, 1),
    SetHurt(BILL.id, hurt=True),
    NextRound(),
    Announce(EEL.id, Move()),
    RepeatAll(),
    CallReady(),
    ThrowCards(),
    EndAction(),
)


def told_chance() -> StackedChance:
    """Return the luck of that evening: two equal blows of 9 against Bill, and 6 against 6."""
    return StackedChance(*pick("9 Hierophant 2 9 1 8 6", _PLAYERS), *_HORROR)
