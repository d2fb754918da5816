"""What the players see of Kings: who acts when, or two who face each other with coins and dice. Never a pool."""

from __future__ import annotations

from demoncity_gui.games.game import Known
from demoncity_gui.games.kings import words
from demoncity_gui.games.kings.rules.challenge import FAILURE, Party, bid_of
from demoncity_gui.games.kings.rules.table import Bout, Round, Table
from demoncity_gui.pieces.board import Board, ClockMark, Die, Seat, Turn
from demoncity_gui.pieces.tv_picture import BLANK_PICTURE, Banner, TvPicture, TvStage

_NOBODY = "?"


def tv_picture(table: Table, known: Known, ended: str = "") -> TvPicture:
    """Return what the players see of this table; nobody is called by a name they may not know.

    `ended` says how the challenge came out that has just ended.
    """
    if not table.people:
        return BLANK_PICTURE
    now = table.round
    if now is None:
        return TvPicture(TvStage.IDLE, table.title, table.scene, board=Board())
    board = _clock(table, now, known) if now.bout is None else Board(seats=_seats(now.bout, known))
    text, line = words.on_screen(table) if known.names else ("", "")
    banner = Banner(text, (ended if known.names else "") or line) if text else None
    return TvPicture(TvStage.BOARD, table.title, table.scene, round_number=now.number, banner=banner, board=board)


def _clock(table: Table, now: Round, known: Known) -> Board:
    """Return who acts when; while people declare, who has."""
    declared = {one.who: one.actions[0] for one in now.declared}
    order = tuple(dict.fromkeys((*now.acted, *now.queue))) if now.queue is not None else table.names
    marks = []
    for name in order:
        if now.queue is None:
            turn, number = (Turn.HAD if name in declared else Turn.TO_COME), None
        else:
            to_come = Turn.NOW if name == now.speaker else Turn.TO_COME
            turn, number = (to_come if name in now.queue else Turn.HAD), declared.get(name)
        marks.append(ClockMark(table.names.index(name), name if known.names else _NOBODY, turn, number))
    if now.speaker is None or not known.names:
        return Board(clock=tuple(marks))
    words_of = next((one.words for one in now.declared if one.who == now.speaker), "")
    return Board(clock=tuple(marks), seats=(Seat(now.speaker, words_of),))


def _seats(bout: Bout, known: Known) -> tuple[Seat, Seat]:
    """Return challenger and challenged (K-TERM-05): what they want, what they bid, and what they rolled."""
    challenge = bout.challenge
    if challenge is None:
        other = Seat(bout.target if known.names else _NOBODY)
        return _seat(bout.challenger, bout.challenger.bid, (), None, known), other
    one, two = (
        _seat(party, bid_of(challenge, side), _dice(bout, side), _ahead(bout, side), known)
        for side, party in enumerate(challenge.parties)
    )
    return one, two


def _seat(party: Party, coins: int, dice: tuple[Die, ...], is_ahead: bool | None, known: Known) -> Seat:
    if not known.names:
        return Seat(_NOBODY, "", coins, dice, is_ahead)
    return Seat(party.name, party.aim, coins, dice, is_ahead)


def _dice(bout: Bout, side: int) -> tuple[Die, ...]:
    """Return the d3s of one side; those of a test that is still to be rolled are blank."""
    challenge = bout.challenge
    if challenge is None:
        return ()
    if bout.awaits_dice or bout.dice is None:
        return tuple(Die(FAILURE) for _ in range(challenge.parties[side].dice))
    return tuple(Die(FAILURE, face) for face in bout.dice[side])


def _ahead(bout: Bout, side: int) -> bool | None:
    challenge = bout.challenge
    if challenge is None or bout.awaits_dice or not challenge.tests or challenge.tests[-1].ahead is None:
        return None
    return challenge.tests[-1].ahead == side
