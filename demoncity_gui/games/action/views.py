"""What the players see of Action!: the clock of the Sequence, and the attack that was made last."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from demoncity_gui.games.action import words
from demoncity_gui.games.action.initiative_cards import lying
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.sequence import acting_order, next_one
from demoncity_gui.games.action.rules.stack import Stack
from demoncity_gui.games.action.rules.table import Fight, Person, Table
from demoncity_gui.games.game import Known
from demoncity_gui.pieces.board import Board, ClockMark, Die, Drawn, Seat, Turn
from demoncity_gui.pieces.tv_picture import BLANK_PICTURE, Banner, TvPicture, TvStage

_TOLD_AT_ONCE = ev.Attacked | ev.Bumped | ev.Harmed | ev.CardsDrawn
_DEEDS_AT_ONCE = frozenset({"interrupt", "contest", "defend", "hurry", "steady", "rest", "regain"})
_NOBODY, _HIDDEN = "?", "…"
_MOST_OF_THE_STACK = 4
"""More cards would be too small to be read across a room."""
_MOST_TICKS = 8
"""More Wounds or Shots have no room along the edge."""


def tv_picture(table: Table, events: Sequence[ev.Event], number: int, known: Known) -> TvPicture:
    """Return what the players see of this table, and of the deed that was done last: its events, and its number."""
    if not table.people:
        return BLANK_PICTURE
    fight = table.fight
    if fight is None:
        return TvPicture(TvStage.IDLE, table.title, table.scene, board=Board())
    now = _whose(table, fight)
    throw = number if any(isinstance(event, ev.Attacked) for event in events) else 0
    seats, pv = _duel(now, events, known)
    drawn_now = fight.stack is None or any(isinstance(event, ev.CardsDrawn) for event in events)
    cards = () if len(seats) > 1 else _cards(fight, known) if drawn_now else ()
    if not cards and len(seats) < 2 and fight.stack is not None:
        cards = _stack(table, fight.stack, known)
    missed = words.missed() if throw and pv is None and known.names else ""
    board = Board(_clock(table, fight, now, events, known), () if cards else seats, pv, missed, throw, cards)
    text, line = words.on_screen(table) if known.names else ("", "")
    told = [sentence for event in events if _is_told(event) for sentence in words.on_tv(table, event)]
    told += [sentence for event in events for sentence in words.way(table, event)]
    fallen = [event.person for event in events if isinstance(event, ev.Harmed) and event.person.is_helpless]
    if text and fallen:
        text = words.fallen(fallen[0])  # who is next can wait
        if table.is_decided:
            told.insert(0, words.decided())
    banner = Banner(text, (" ".join(told) or line) if known.names else "") if text else None
    return TvPicture(TvStage.BOARD, table.title, table.scene, round_number=fight.number, banner=banner, board=board)


def _is_told(event: ev.Event) -> bool:
    """Whether the strip tells it at once; of what is done with Shots nothing else on the screen would speak."""
    return isinstance(event, _TOLD_AT_ONCE) or (isinstance(event, ev.FightersChanged) and event.kind in _DEEDS_AT_ONCE)


def _cards(fight: Fight, known: Known) -> tuple[Drawn, ...]:
    """Return the dramatic cards of this Sequence (A-CARD-01): they lie open until the next."""
    return tuple(Drawn(whose if known.names else _NOBODY, card, words.card(card)) for whose, card in fight.cards)


def _stack(table: Table, stack: Stack, known: Known) -> tuple[Drawn, ...]:
    """Return the upper initiative cards, the next one first (A-ALT-01); what padding says nobody knows yet."""
    return tuple(
        Drawn(_HIDDEN if one.is_padding else one.whose if known.names else _NOBODY, one.card, words.card(one.card))
        for one in lying(table, stack)[:_MOST_OF_THE_STACK]
        if one.card
    )


def _whose(table: Table, fight: Fight) -> str | None:
    """Return who acts now, or is next."""
    if fight.open is not None:
        return fight.open.who
    if fight.stack is not None:
        return fight.stack.top
    following = next_one(fight.fighters, table.rules)
    return None if following is None else following.name


def _clock(
    table: Table, fight: Fight, now: str | None, events: Sequence[ev.Event], known: Known
) -> tuple[ClockMark, ...]:
    """Return everybody in the order in which they act; groups stand last, who is out behind them."""
    fallen = {event.group.name: event.falls for event in events if isinstance(event, ev.Bumped)}
    order: list[tuple[str, int | None]] = []
    marks: list[ClockMark] = []
    if fight.stack is not None:
        order = [(card if isinstance(card, str) else "", at) for at, card in enumerate(fight.stack.cards, start=1)]
    else:
        order = [(one.name, one.initiative(table.rules)) for one in acting_order(fight.fighters, table.rules)]
    shown = {name for name, _ in order}
    order += [(name, None) for name in table.names if name not in shown]
    for name, number in order:
        if not name:
            marks.append(ClockMark(-(number or 0), _HIDDEN, Turn.TO_COME, number))
            continue
        person = table.person(name)
        turn = _turn(fight, person, is_now=name == now)
        mark = _mark(table, person, turn, number, fallen.get(name, 0), known)
        marks.append(mark if fight.stack is not None else _with_shots(mark, person, fight))
    return tuple(marks)


def _with_shots(mark: ClockMark, person: Person, fight: Fight) -> ClockMark:
    """Return it with the Shots that are left, of those of whom the players are told numbers (A-SHOT-01)."""
    whole = person.sheet.shot_count
    if not mark.of or person.sheet.hidden or whole > _MOST_TICKS:
        return mark
    return replace(mark, shots=min(fight.fighter(person.name).shots, whole), shot_count=whole)


def _mark(table: Table, person: Person, turn: Turn, number: int | None, fallen: int, known: Known) -> ClockMark:
    """Return somebody along the edge: of the unnamed the players are told no numbers, of a group how many stand."""
    is_named = not person.sheet.unnamed and person.state.toughness <= _MOST_TICKS
    size = person.sheet.size
    if person.is_helpless and not fallen:
        size, fallen = 0, size if size > 1 else 0
    return ClockMark(
        table.names.index(person.name),
        person.name if known.names else _NOBODY,
        turn,
        number,
        ticks=min(person.state.wounds, person.state.toughness) if is_named else 0,
        of=person.state.toughness if is_named else 0,
        size=size,
        fallen=fallen,
    )


def _turn(fight: Fight, person: Person, *, is_now: bool) -> Turn:
    if person.is_helpless:
        return Turn.OUT
    if is_now:
        return Turn.NOW
    own = next((one for one in fight.fighters if one.name == person.name), None)
    return Turn.TO_COME if own is None or own.to_come or fight.stack is not None else Turn.HAD


def _duel(now: str | None, events: Sequence[ev.Event], known: Known) -> tuple[tuple[Seat, ...], int | None]:
    """Return who attacked whom last, with the program's dice, and the PV that landed; else who fell, or acts."""
    attack = next((event for event in events if isinstance(event, ev.Attacked)), None)
    if attack is None:
        fallen = [one.person.name for one in events if isinstance(one, ev.Harmed) and one.person.is_helpless]
        if fallen and known.names:
            return (Seat(fallen[0], is_ahead=False),), None
        return ((Seat(now),) if now and known.names else ()), None
    pv = attack.outcome.pv
    faces = [die[0] for die in attack.shuffles[:2]]
    dice = (Die(10, faces[0]), Die(10, faces[1], dark=True)) if len(faces) == 2 else ()
    doer, target = (attack.who, attack.target) if known.names else (_NOBODY, _NOBODY)
    return (Seat(doer, dice=dice, is_ahead=pv is not None), Seat(target, is_ahead=pv is None)), pv
