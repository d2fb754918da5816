"""The task, draw or damage told now: the last thing done, unless something else was since; a note is nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.casebook import CaseCommand, CaseEnded, EndCase, OpenScene, SceneOpened
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, TaskSide
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, Event, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.tasks_at_table import opposed_task
from demoncity_gui.games.demon_city.rules.thrown import Thrown, turned
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.games.game import Deed
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn

_AS_FAR_BACK = 48
"""So many deeds are looked through for who threw last and with what: a sitting's worth of tasks."""


DemonCityDeed = Deed[Table, Command, Event]
Told = cmd.TryTask | cmd.Contest | cmd.CheckCalm | cmd.Recover | cmd.ThrowDamage | cmd.DrawNumber | cmd.DrawFreely
"""What is told outside Action Rounds' own Clashes."""
Judged = TaskJudged | ContestJudged | DamageThrown | NumberDrawn
"""How it ended."""


class TaskThrow(Struct, frozen=True):
    """Cards of a task as they lie open; `who` is None for a draw that is nobody's, `counting` are those that count.

    `face_down` are so many that are not turned yet: real ones that are typed first, and those beside them.
    """

    who: CharacterId | None
    deck: DeckName
    cards: tuple[Drawn, ...]
    counting: tuple[Drawn, ...] = ()
    number: int | None = None
    face_down: int = 0


class ToldTask(Struct, frozen=True):
    """A task, a Calm check, a recovery, damage, C10, C100 or a free draw: what was judged, and its table.

    `deed` is the number of the entry that asked for it, and `thrown` of the one that threw its cards, later where real
    ones were typed first; `judged` is None for a free draw, and for anything that waits for real cards. `sentences`
    tell it to the Host, `complication` is what the Host said after a tie (T-TIE-02).
    """

    deed: int
    table: Table
    asked: Told
    judged: Judged | None
    throws: tuple[TaskThrow, ...]
    sentences: tuple[str, ...]
    complication: str = ""
    thrown: int = 0

    @property
    def is_tied(self) -> bool:
        """Whether it is a contest that is not decided (T-TIE-01)."""
        return isinstance(self.judged, ContestJudged) and self.judged.winner is None

    @property
    def waits(self) -> bool:
        """Whether its real cards are still to be typed."""
        return self.table.awaited is not None


def told_task(deeds: Iterable[DemonCityDeed]) -> ToldTask | None:
    """Return the task told by these last deeds, oldest first, None where they tell none.

    A throw that led to another scene is told until something is done there.
    """
    told, is_over = None, False
    for deed in deeds:
        told = _told_next(deed, None if is_over else told)
        is_over = is_over or begins_anew(deed)
    return told


def begins_anew(deed: DemonCityDeed) -> bool:
    """Whether another scene opened with this deed, or the case ended."""
    return any(isinstance(event, SceneOpened | CaseEnded) for event in deed.events)


def as_players_know(told: ToldTask, deeds: Iterable[DemonCityDeed], shown: Callable[[Table], Table]) -> ToldTask:
    """Return a task in the sentences that players read of these deeds, at the table as it is `shown` to them."""
    sentences: list[str] = []
    for deed in deeds:
        table = deed.before
        for event in deed.events:
            after = apply(table, event)
            sentences += players_lines(table, after, event)
            table = after
    return replace(told, table=shown(told.table), sentences=tuple(sentences))


def goes_on(deed: DemonCityDeed) -> bool:
    """Whether the task told before this deed is told after it as well."""
    match deed.command:
        case cmd.ComplicateTask() | cmd.Note() | cmd.ShowLine() | cmd.NameEvening():
            return True
        case OpenScene() | EndCase():
            return False
        case command if isinstance(command, CaseCommand):
            return True
        case cmd.TypeCards() | cmd.ThrowCards():
            return deed.before.awaited is not None
        case _:
            return False


def asked_by(deed: DemonCityDeed) -> Command:
    """Return what a throw of awaited cards carries out, any other command itself."""
    awaited = deed.before.awaited if isinstance(deed.command, cmd.ThrowCards) else None
    return deed.command if awaited is None else awaited.asked


def _told_next(deed: DemonCityDeed, told: ToldTask | None) -> ToldTask | None:
    """Return the task told after this deed, given the one told before it."""
    before = deed.before
    match deed.command:
        case cmd.ComplicateTask(words=words):
            return None if told is None else replace(told, complication=words)
        case cmd.Note() | cmd.ShowLine() | cmd.NameEvening():
            return told
        case command if isinstance(command, CaseCommand):
            return told
        case cmd.TypeCards() if before.awaited is not None:
            return told
        case cmd.ThrowCards() if before.awaited is not None and isinstance(before.awaited.asked, Told):
            return _told(deed, before, before.awaited.asked, deed.number if told is None else told.deed)
        case asked if isinstance(asked, Told):
            return _told(deed, before, asked, deed.number)
        case _:
            return None


def _told(deed: DemonCityDeed, before: Table, asked: Told, first: int) -> ToldTask:
    table = before
    sentences: list[str] = []
    for event in deed.events:
        after = apply(table, event)
        sentences += story_lines(table, after, event, asked)
        table = after
    judged = next((event for event in deed.events if isinstance(event, Judged)), None)
    return ToldTask(first, table, asked, judged, _throws(table, asked, judged), tuple(sentences), thrown=deed.number)


def recent_sides(commands: Iterable[Command]) -> Iterator[TaskSide]:
    """Yield who threw in the tasks among these commands, the newest first, of no more than the last."""
    for command in islice(commands, _AS_FAR_BACK):
        match command:
            case cmd.TryTask(side=side):
                yield side
            case cmd.Contest(one=one, other=other, more=more):
                yield from (one, other, *more)


def _throws(table: Table, asked: Told, judged: Judged | None) -> tuple[TaskThrow, ...]:
    match judged:
        case TaskJudged(who=who, ruling=ruling):
            return (_throw(table, who, ruling.thrown),)
        case ContestJudged(parties=parties):
            left = {deck: list(table.deck(deck).spread) for deck in DeckName}
            throws = []
            for party in parties:
                character = table.character(party.who)
                own = left[character.deck]
                cards = party.typed or tuple(own[: party.count.cards])
                del own[: len(cards)]
                thrown = turned(cards, character, lowest=False, rules=table.house_rules)
                throws.append(_throw(table, party.who, thrown))
            return tuple(throws)
        case NumberDrawn(deck=deck, number=number):
            cards = table.deck(deck).spread
            return (TaskThrow(None, deck, cards, tuple(card for card in cards if gives_a_number(card)), number),)
        case DamageThrown(attacker=attacker, damage=damage):
            deck = table.character(attacker).deck
            cards = table.deck(deck).spread
            counting = tuple(card for card in cards if gives_a_number(card) and worth(card) == damage)[:1]
            return (TaskThrow(attacker, deck, cards, counting, damage),)  # an empty deck throws none (T-AMB-04 b)
        case None if table.awaited is not None:
            return _waiting(table, asked, table.awaited.draws)
        case None if isinstance(asked, cmd.DrawFreely):
            return (TaskThrow(None, asked.deck, table.deck(asked.deck).spread),)
        case None:
            return ()


def _waiting(table: Table, asked: Told, draws: tuple[Draw, ...]) -> tuple[TaskThrow, ...]:
    """Return how many cards lie face down while the real ones are typed, the program's for a rival as well."""
    if isinstance(asked, cmd.Contest):
        count_opposed = by_edition(table.edition).count_opposed
        counts = count_opposed(opposed_task(table, (asked.one, asked.other, *asked.more)), table.house_rules)
        return tuple(
            TaskThrow(who, table.character(who).deck, (), face_down=count.cards) for who, count in counts.items()
        )
    return tuple(TaskThrow(draw.who, draw.deck, (), face_down=draw.places) for draw in draws)


def _throw(table: Table, who: CharacterId, thrown: Thrown | None) -> TaskThrow:
    deck = table.character(who).deck
    if thrown is None:
        return TaskThrow(who, deck, ())
    return TaskThrow(who, deck, thrown.cards, (thrown.counting,), thrown.value)
