"""What may be asked of the table of Action! now: a command that isn't among these is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.commands import SetNumber, SetStatus
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS, Option, is_on
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.rolls import most_parts
from demoncity_gui.games.action.rules.sequence import (
    DEFENSE_SHOTS,
    INTERRUPT_SHOTS,
    Fighter,
    next_one,
    regaining,
)
from demoncity_gui.games.action.rules.table import Fight, Open, Pending, Person, Table
from demoncity_gui.games.common.asks import Ask, Choices, Field, NewName, Numbers, SomeNumbers, Words, YesNo
from demoncity_gui.games.common.sheets import OF_ANYBODY, EditSheet, edits, seating

MOST = 200
"""Points of anything, a PV or a total."""
MOST_PEOPLE = 60
"""More come to no table, nor through a list that people can read."""
MOST_CARDS = 30
"""Padding and people in a stack of initiative cards."""
_SHEET = (
    *(Numbers(name, 0, MOST) for name in ("agility", "wits", "luck", "skill", "defense")),
    *(Numbers("health", 1, MOST), Numbers("toughness", 1, MOST), Numbers("effect", 0, MOST), Numbers("soak", 0, MOST)),
    Numbers("size", 1, MOST),
)
"""What somebody who joins brings; the rest of a sheet is as usual."""
_OF_OPTIONS: tuple[Field, ...] = (
    *(Numbers(name, 0, MOST) for name in ("mass", "attribute", "willpower", "focus", "interaction")),
    *(YesNo("heroic"), YesNo("covers")),
)
_BETWEEN = frozenset({"add-person", "remove-person", "copy-person", "move-person", "set-reading", "begin-fight"})
"""What may be asked between fights alone."""
_CAUSES = Choices("causes", ("", "bruised", "battered", "broken"))
_ANY_TOTAL = Numbers("total", -MOST, MOST)
_PV = Numbers("pv", -MOST, MOST)
_WALL = Numbers("wall", -1, MOST)


def asks(table: Table) -> tuple[Ask, ...]:
    """Return what may be asked now."""
    if not table.people:
        return ()
    return (*_asks(table), *_of_sheets(table), Ask("note", (Words("words", 1),)))


def _of_sheets(table: Table) -> Iterator[Ask]:
    """Yield what may be written on sheets: who somebody is between fights, numbers unless rolls for them are due."""
    if table.fight is None:
        yield from edits(table.names, (NewName("name", table.names), YesNo("unnamed")))
    if table.fight is None or table.fight.pending is None:
        yield from edits(table.names, (Words("faction", 1), *_SHEET, *_OF_OPTIONS))
    yield from edits(table.names, OF_ANYBODY)


def until(table: Table, command: Struct) -> str:
    """Return what must be over before this can be asked, as the sentence of a refusal names it; else nothing."""
    fight, tag = table.fight, str(command.__struct_config__.tag)
    if fight is None:
        return ""
    if tag in _BETWEEN or (isinstance(command, EditSheet) and command.part in ("name", "unnamed")):
        return "fight"
    by_hand = isinstance(command, SetNumber | SetStatus)
    if fight.pending is not None and (by_hand or (isinstance(command, EditSheet) and not command.is_of_anybody)):
        return "rolls"
    return "action" if by_hand and fight.open is not None else ""


def _asks(table: Table) -> Iterator[Ask]:
    fight = table.fight
    if fight is None:
        yield from _between_fights(table)
    elif fight.pending is not None:
        yield from _rolls(table, fight.pending)
    elif fight.open is not None:
        yield from _of_action(table, fight, fight.open)
    else:
        yield from _of_stack(table, fight) if fight.stack is not None else _of_sequence(table, fight)
        yield from _at_any_time(table, fight)


def is_group(table: Table, person: Person) -> bool:
    """Whether this one is a Speed Bump, which has no turn of its own in the order (A-BUMP-04, A-BUMP-05)."""
    return person.sheet.unnamed and is_on(table.rules, Option.UNNAMED) and table.rules.reads(readings.SPEED_BUMPS)


def _between_fights(table: Table) -> Iterator[Ask]:
    yield Ask("begin-fight")
    yield from _by_hand(table)
    for book, letters in ((HOUSE_RULES, None), (OPTIONS, ("on", "off"))):
        if letters is not None:
            yield Ask("set-reading", (Choices("ambiguity", tuple(book)), Choices("letter", letters)))
        else:
            for known in book.values():
                yield Ask("set-reading", (Choices("ambiguity", (known.id,)), Choices("letter", known.letters)))
    if len(table.people) < MOST_PEOPLE:
        yield Ask("add-person", (NewName("name", table.names), Words("faction", 1), *_SHEET))
    yield from seating(table.names, MOST_PEOPLE)


def _by_hand(table: Table) -> Iterator[Ask]:
    """Yield what the Host may enter at any time."""
    for one in table.people:
        who = Choices("who", (one.name,))
        yield Ask("set-number", (who, Choices("what", ("shock", "wounds")), Numbers("number", 0, MOST)))
        yield Ask("set-number", (who, Choices("what", ("treated",)), Numbers("number", 0, one.state.wounds)))
        if table.fight is not None and table.fight.stack is None:
            whole = one.sheet.shot_count
            yield Ask("set-number", (who, Choices("what", ("shots",)), Numbers("number", 0, whole)))
        if one.cinematic:
            yield Ask("describe", (who, Words("words")))
            yield Ask("heal-cinematic", (who,))
    statuses = Choices("status", tuple(status.value for status in Status))
    yield Ask("set-status", (Choices("who", table.names), statuses, YesNo("is_so")))


def _rolls(table: Table, pending: Pending) -> Iterator[Ask]:
    """Yield the rolls that a Damage asks for, which nothing comes before."""
    needs = pending.felt.needs
    counts = (needs.shock is not None, needs.dark is not None, len(needs.luck))
    yield Ask(
        "enter-rolls",
        tuple(
            SomeNumbers(name, -MOST, MOST, count, count)
            for name, count in zip(("shock", "dark", "luck"), map(int, counts), strict=True)
        ),
    )
    if table.rules.reads(readings.DICE_ARE_ROLLED):
        yield Ask("roll-them")


def _of_action(table: Table, fight: Fight, opened: Open) -> Iterator[Ask]:
    """Yield what a part of the open Action may be."""
    yield Ask("finish")
    doer = table.person(opened.who)
    others = [one for one in table.people if one.name != opened.who and Status.DEAD not in one.state.statuses]
    others.sort(key=lambda one: (one.is_helpless, one.sheet.faction == doer.sheet.faction))  # foes who stand first
    if opened.only:
        others = [one for one in others if one.name == opened.only]
    groups = tuple(one.name for one in others if is_group(table, one) and not one.is_helpless)
    single = tuple(one.name for one in others if not is_group(table, one))
    if groups:
        yield Ask("bump", (Choices("group", groups),))
    if single:
        yield from _strikes(table, Choices("target", single))
    if opened.only:
        return
    if doer.sheet.covers and is_on(table.rules, Option.COVERING_FIRE):
        aggressive: tuple[Field, ...] = ()
        if is_on(table.rules, Option.AGGRESSIVE_COVERING_FIRE):
            aggressive = (YesNo("aggressive"),)
        yield Ask("lay-fire", (_PV, *aggressive))
    asleep = tuple(one.name for one in others if one.waking)
    if asleep:
        yield Ask("rouse", (Choices("who", asleep), _ANY_TOTAL))
    dying = tuple(one.name for one in others if Status.DYING in one.state.statuses)
    if dying and is_on(table.rules, Option.DARK_TIMES):
        yield Ask("stabilise", (Choices("who", dying), _ANY_TOTAL))
    yield from _defenses(table, fight, opened.who)


def _strikes(table: Table, target: Choices) -> Iterator[Ask]:
    causes = (_CAUSES,) if is_on(table.rules, Option.STATUSES) else ()
    yield Ask("strike", (target, _PV, _WALL, *causes))
    yield Ask("miss", (target,))
    if table.rules.reads(readings.DICE_ARE_ROLLED):
        yield Ask("roll-strike", (target, _WALL, *causes))


def _of_sequence(table: Table, fight: Fight) -> Iterator[Ask]:
    """Yield what may be asked in a Sequence that goes by Shots."""
    following = next_one(fight.fighters, table.rules)
    if following is not None:
        yield from _turn(table, fight, following)
    else:
        again = tuple(one.name for one in fight.fighters if regaining(one, table.rules))
        if again:
            yield Ask("regain", (Choices("who", again),))
        if not _due_at_end(fight):
            yield Ask("next-sequence")
    present = [one for one in fight.fighters if not one.out]
    for one in present:
        if one.shots and (one.to_come or table.rules.reads(readings.BUYING_BRINGS_THE_TURN_AGAIN)):
            yield Ask("hurry", (Choices("who", (one.name,)), Numbers("shots", 1, one.shots)))
        if can_interrupt(table, one):
            yield Ask("interrupt", (Choices("who", (one.name,)), *_split(table, one)))
    for first, second in combinations([one for one in present if can_interrupt(table, one)], 2):
        both = (Choices("one", (first.name,)), Choices("other", (second.name,)))
        shots = (Numbers("shots_of_one", 0, first.shots), Numbers("shots_of_other", 0, second.shots))
        yield Ask("contest", (*both, *shots))
    yield from _defenses(table, fight)


def _due_at_end(fight: Fight) -> bool:
    """Whether a Speed Bump has yet to act at the end of the Sequence (A-BUMP-05)."""
    return any(not chance.only for chance in fight.chances) or not fight.at_end


def can_interrupt(table: Table, one: Fighter) -> bool:
    """Whether somebody may act out of Sequence (A-SHOT-06, A-AMB-03)."""
    early = table.rules.reads(readings.INTERRUPTS_BEFORE_THE_TURN)
    return not one.out and not one.shaken and one.shots >= INTERRUPT_SHOTS and (one.had or early)


def _turn(table: Table, fight: Fight, one: Fighter) -> Iterator[Ask]:
    """Yield what the turn may be (A-INIT-03); the Move comes before, after or between, and is not kept (A-INIT-04)."""
    yield Ask("pass")
    if one.name in fight.skips:
        return
    if fight.stack is None:
        yield Ask("rest")
    if one.shaken:
        yield Ask("steady", (_ANY_TOTAL,))
        return
    yield Ask("act", _split(table, one))
    yield Ask("act-unrolled")


def _split(table: Table, one: Fighter) -> tuple[Field, ...]:
    most = most_parts(one.heroic, table.rules)
    return Numbers("parts", 1, most), Numbers("targets", 1, most), YesNo("unnamed")


def _defenses(table: Table, fight: Fight, doer: str = "") -> Iterator[Ask]:
    """Yield who may defend actively: for a Shot (A-SHOT-04), or not from first place (A-ALT-06); nobody Shaken, nor
    against an Action of their own.
    """
    able = [one for one in fight.fighters if not one.out and not one.shaken and one.name != doer]
    if fight.stack is None:
        may = tuple(one.name for one in able if one.shots >= DEFENSE_SHOTS)
    else:
        may = tuple(one.name for one in able if one.name in fight.stack.cards and one.name != fight.stack.top)
    if may:
        yield Ask("defend", (Choices("who", may),))


def _of_stack(table: Table, fight: Fight) -> Iterator[Ask]:
    """Yield what may be asked in a fight that goes by initiative cards (A-OPT-20)."""
    stack = fight.stack
    if stack is None:
        return
    if stack.top is not None:
        yield from _turn(table, fight, fight.fighter(stack.top))
    if not _due_at_end(fight):
        yield Ask("next-sequence")
    yield from _defenses(table, fight)
    if stack.top is not None and len(stack.cards) < MOST_CARDS:
        yield Ask("add-padding", (Words("text"), Numbers("beneath", 1, len(stack.cards))))


def _at_any_time(table: Table, fight: Fight) -> Iterator[Ask]:
    yield Ask("end-fight")
    yield from _by_hand(table)
    standing = tuple(one.name for one in table.people if Status.DEAD not in one.state.statuses)
    if standing:
        yield Ask("fall", (Choices("who", standing), Numbers("metres", 0, MOST), _PV))
    prone = tuple(one.name for one in table.people if Status.PRONE in one.state.statuses and not one.is_helpless)
    if prone:
        yield Ask("get-up", (Choices("who", prone),))
        yield Ask("jump-up", (Choices("who", prone), _ANY_TOTAL))
    if fight.may_wake:
        yield Ask("try-to-wake", (Choices("who", fight.may_wake), _ANY_TOTAL))
    groups = tuple(dict.fromkeys(chance.group for chance in fight.chances))
    if groups:
        yield Ask("group-acts", (Choices("group", groups),))
    if any(fire.aggressive for fire in fight.fires):
        moving = tuple(one.name for one in table.people if not one.is_helpless and not is_group(table, one))
        if moving:
            yield Ask("sweep", (Choices("target", moving),))
    favored = tuple(faction for faction, one in fight.draws if one.favored is not None and one.pool_points)
    if favored:
        yield Ask("gain-point", (Choices("faction", favored),))
