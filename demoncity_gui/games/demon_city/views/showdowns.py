"""What decides a Clash or a task, as the TV shows it: the best of each side, and who else belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.table import Fight, Table
from demoncity_gui.games.demon_city.views.told_task import TaskThrow, ToldTask
from demoncity_gui.games.demon_city.words.people import name
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tv_picture import Showdown
from demoncity_gui.texts import demon_city_tv as said


def clash_showdown(table: Table, fight: Fight) -> Showdown | None:
    """Return the showdown of the Clash that is told now; a victim who throws nothing stands there by name."""
    told = fight.clash_to_tell
    if told is None:
        return None
    ruling = told.ruling
    one, other = _best_of_each_side(table, ruling)
    left, right = _players_first(table, one, other)
    victim = None if None not in (left, right) else _victim(fight, one)
    return Showdown(
        left=left,
        right=right,
        winner=None if ruling.outcome in (Outcome.TIED, Outcome.STALEMATE) else one,
        against="" if victim is None else name(table, victim),
        others=tuple(who for who in ruling.members if who not in (left, right, victim)),
        tied=ruling.outcome is Outcome.TIED,
        stalemate=ruling.outcome is Outcome.STALEMATE,
        victim=victim,
    )


def _best_of_each_side(table: Table, ruling: ClashRuling) -> tuple[CharacterId, CharacterId | None]:
    """Return who holds the highest card of the Clash, whoever acts first of those, and the best of all other sides.

    Whoever is hidden stands there only where nobody else does: the side they are on is not known.
    """
    ranked = sorted(ruling.judgements, key=lambda judgement: -judgement.value)
    best = ranked[0].who
    if ruling.outcome is not Outcome.TIED and ruling.attacker is not None:
        highest = [judgement.who for judgement in ranked if judgement.value == ranked[0].value]
        best = ruling.attacker if ruling.attacker in highest else best
    side = table.character(best).side
    others = [one for one in (table.character(judgement.who) for judgement in ranked) if one.side != side]
    foe = next((one.id for one in sorted(others, key=lambda one: one.hidden)), None)
    if foe is None and ruling.outcome is Outcome.TIED and len(ranked) > 1:
        foe = ranked[1].who  # of two sides that the players can't tell apart
    return best, foe


def _players_first(
    table: Table, one: CharacterId, other: CharacterId | None
) -> tuple[CharacterId | None, CharacterId | None]:
    """Return the two with the players' side on the left, where it has one alone; a lone foe stands on the right."""
    if other is None:
        return (one, None) if table.character(one).deck is DeckName.PLAYERS else (None, one)
    if table.character(one).deck is DeckName.PLAYERS:
        return one, other
    return (other, one) if table.character(other).deck is DeckName.PLAYERS else (one, other)


def _victim(fight: Fight, attacker: CharacterId) -> CharacterId | None:
    participant = fight.participant(attacker)
    announcement = None if participant is None else participant.announcement
    return announcement.target if isinstance(announcement, Attack) else None


def task_showdown(told: ToldTask, keys: Sequence[int], *, revealed: bool) -> Showdown | None:
    """Return the showdown of a task, a contest or a number that was drawn; None for what nobody judges.

    What a task must beat stands there only once it is `revealed` (T-AMB-65).
    """
    judged = told.judged
    by_key = dict(zip(keys, told.throws, strict=True))
    numbered = [(key, throw) for key, throw in by_key.items() if throw.number is not None]
    if judged is None or not numbered:
        return None
    if isinstance(judged, ContestJudged):
        return _contest(judged, numbered)
    key, throw = numbered[0]
    if isinstance(judged, NumberDrawn | DamageThrown) and len(throw.cards) > 1:
        return None  # the number is of all these cards, and a showdown has room for one
    if isinstance(judged, TaskJudged) and revealed and judged.intensities:
        beaten = bool(judged.ruling.levels)
        levels = judged.ruling.levels or judged.intensities
        level = max(levels) if beaten else min(levels)
        return Showdown(key, None, key if beaten else _NOBODY, against=said.must_be_beaten, against_number=level)
    if isinstance(judged, TaskJudged):
        return Showdown(key, None, key if judged.ruling.levels else _NOBODY)
    if isinstance(judged, DamageThrown):
        return Showdown(key, None, None, against=name(told.table, judged.target))
    return Showdown(key, None, None)


_NOBODY = 0
"""No lane has this key: what stood against the throw has won."""


def _contest(judged: ContestJudged, numbered: Sequence[tuple[int, TaskThrow]]) -> Showdown:
    ranked = sorted(numbered, key=lambda one: -(one[1].number or 0))
    best = next((one for one in ranked if one[1].who == judged.winner), ranked[0])
    rest = [one for one in ranked if one is not best]
    left, right = best, (rest[0] if rest else None)
    if right is not None and left[1].deck is DeckName.HORROR and right[1].deck is DeckName.PLAYERS:
        left, right = right, left
    return Showdown(
        left[0],
        None if right is None else right[0],
        None if judged.winner is None else best[0],
        others=tuple(key for key, _ in rest[1:]),
        tied=judged.winner is None,
    )
