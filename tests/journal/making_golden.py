"""Plays one evening and keeps it as the golden file of the format that this checkout writes.

`python tests/journal/making_golden.py NAME`, once for each version of the format, before the next is begun: the file is
committed, never made again, and opened by test_golden.py for ever. Its name begins with the format's version.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HAND_TO_HAND,
    PLAYERS_SIDE,
    TOUGHNESS,
    AfterFailure,
    Character,
    CharacterId,
    Rank,
    Side,
    State,
)
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    DrawNumber,
    EndAction,
    FollowFailure,
    GroupFoes,
    LetGo,
    LetLead,
    MoveCharacter,
    NextRound,
    Note,
    Recover,
    RepeatAll,
    SetCalm,
    SetConflict,
    SetDeck,
    SetHidden,
    SetHouseRule,
    SetHurt,
    SetLadder,
    SetRealDeck,
    SetSide,
    SetState,
    SetToughness,
    ShowLine,
    ShuffleDeck,
    TaskSide,
    ThrowCards,
    TryTask,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.journal.file_format import VERSION
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.demon_city import Session, create_journal

GOLDEN = Path(__file__).parent / "golden"
NOON = "2018-05-26T12:00:00Z"
EEL, BILL, ANN, DIRK, CASSIE, MAX = (CharacterId(number) for number in range(1, 7))


def _somebody(who: CharacterId, name: str, *, plays: bool, significator: Card | None = None) -> Character:
    return Character(
        id=who,
        name=name,
        side=PLAYERS_SIDE if plays else Side("cult"),
        deck=DeckName.PLAYERS if plays else DeckName.HORROR,
        stats=(Rank(AGILITY, who), Rank(TOUGHNESS, 4), Rank("Calm", 4), Rank("Perception", 4)),
        skills=(Rank(HAND_TO_HAND, who + 2), Rank("Firearms", 5)),
        significators=(significator,) if significator else (),
    )


def _beginning() -> BeginEvening:
    cast = (
        _somebody(EEL, "Eel", plays=False),
        _somebody(BILL, "Bill", plays=False),
        _somebody(ANN, "Ann", plays=True, significator=Card.HIEROPHANT),
        _somebody(DIRK, "Dirk", plays=False),
        _somebody(CASSIE, "Cassie", plays=True),
        _somebody(MAX, "Max", plays=True),
    )
    horror = tuple(card for card in Card if card.value.startswith("pentacles") or card.value.startswith("cups-k"))
    return BeginEvening("Low water", "A drained bath", cast, (*starting_players_deck(), Card.HIEROPHANT), horror)


def play(session: Session) -> None:
    """Do a little of everything, take some of it back, bring some of that again, and leave a branch undone."""
    session.do(_beginning())
    session.do(BeginAction())
    session.do(Announce(EEL, Act((), None, 5, uncontested=True, words="hides")))
    session.do(Announce(BILL, Attack(ANN, harmless=True)))
    session.do(Announce(ANN, Attack(BILL, edges=Edges(weapon=True, advantages=("high ground",)))))
    session.do(Announce(DIRK, Defend((MAX,), words="shuts the door")))
    session.do(Announce(CASSIE, Attack(BILL, Manner.SHOOT, "Firearms", called_shot=True)))
    session.do(Announce(MAX, Act((DIRK,), "Perception", edges=Edges(disadvantages=("handcuffed",)))))
    session.do(Announce(MAX, Attack(DIRK, unaware=True)))
    session.undo()
    session.undo()
    session.redo()
    session.do(CallReady())
    session.do(ThrowCards())
    _accept_all(session)
    session.undo()
    session.redo()
    session.do(SetToughness(BILL, 1))
    session.do(SetHurt(ANN, hurt=True))
    session.do(NextRound())
    session.do(Announce(EEL, Move("along the wall", run=10)))
    session.do(RepeatAll())
    session.do(CallReady())
    session.do(ThrowCards())
    for _ in range(4):
        session.undo()
    session.do(Announce(EEL, Defend()))
    session.do(RepeatAll())
    session.do(CallReady())
    session.do(ThrowCards())
    _accept_all(session)
    session.do(SetHidden(DIRK, hidden=True))
    session.do(ShowLine("The bath is dry"))
    session.do(SetHurt(ANN, hurt=False))
    session.do(EndAction())
    session.do(SetHouseRule("T-AMB-13", "b"))
    session.do(TryTask(TaskSide(ANN, "Perception", further_skills=("Firearms",)), (3, 5), supernatural=False))
    session.do(DrawNumber(DeckName.PLAYERS, hundred=True))
    session.do(Note("the tide is late"))
    session.do(ShuffleDeck(DeckName.HORROR))
    session.do(MoveCharacter(MAX, 0))
    session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    session.do(DrawNumber(DeckName.PLAYERS, hundred=False))
    session.do(TypeCards(None, ("F",)))
    session.do(LetGo())
    session.do(TryTask(TaskSide(ANN, "Perception"), (3,)))
    session.do(TypeCards(ANN, ("7", "*")))
    session.do(ThrowCards())
    for _ in range(14):
        session.undo()
    _say_what_is_new_in_1_4(session)


def _say_what_is_new_in_1_4(session: Session) -> None:
    """Use the words of 1.4 on a branch of its own, and go back to where it began: what stands is as it was."""
    here = session.history.timeline.newest
    session.do(NextRound())
    session.do(GroupFoes(EEL, (BILL, DIRK)))
    session.do(SetState(EEL, State.OUT, is_so=True))
    session.do(LetLead(BILL))
    session.do(SetSide(DIRK, Side("police"), this_round=True))
    session.do(SetState(ANN, State.PANIC, is_so=True))
    session.do(Announce(BILL, Attack(MAX)))
    session.do(Recover(ANN, None, 10))
    session.do(FollowFailure(ANN, AfterFailure.ACTS))
    session.do(Announce(ANN, Act((), None, 2, uncontested=True, further_levels=(5, 8))))
    session.do(Announce(DIRK, Defend()))
    session.do(Announce(CASSIE, Act((), "Perception", target=BILL, resist="Calm")))
    session.do(SetLadder("high ground", is_ladder=True))
    session.do(SetConflict(ANN, CASSIE, conflict=True))
    for switch in (TvSwitch.BLANK, TvSwitch.FROZEN, TvSwitch.HOLD_FLIPS):
        session.tv.switch(switch, on=True)
        session.tv.switch(switch, on=False)
    session.tv.switch(TvSwitch.NAMES, on=False)
    session.tv.switch(TvSwitch.NAMES, on=True)
    session.go_to(here)
    session.do(SetHouseRule("T-AMB-24", "b"))
    session.do(NextRound())
    session.do(SetCalm(ANN, -1))
    session.do(SetState(ANN, State.HELD, is_so=True))
    session.do(SetState(ANN, State.HELD, is_so=False))
    session.do(SetDeck(CASSIE, DeckName.HORROR))
    session.do(SetHidden(BILL, hidden=True))
    session.do(SetHidden(BILL, hidden=False))
    session.go_to(here)


def _accept_all(session: Session) -> None:
    while session.table.fight is not None and session.table.fight.stage is Stage.RESOLVING:
        session.do(AcceptRuling())


def main() -> None:
    """Keep the evening under this name."""
    (name,) = sys.argv[1:]
    if not name.startswith(str(VERSION)):
        raise SystemExit(f"{VERSION} is written now")
    journal = create_journal(GOLDEN / f"{name}.demoncity")
    session = Session(journal, RehearsedChance(3), lambda: NOON)
    play(session)
    session.close()


if __name__ == "__main__":
    main()
