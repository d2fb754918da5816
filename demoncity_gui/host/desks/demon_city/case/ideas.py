"""What fits just now: tables by what was last answered, and ideas for what gets worse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.casebook import Twist
from demoncity_gui.games.common.random_tables import RandomTable, Use, fitting, suggestions
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.events import ContestJudged, OracleAnswered, TaskJudged
from demoncity_gui.games.demon_city.rules.offers import OfferRuling, next_offer
from demoncity_gui.games.demon_city.rules.pace import pace_of
from demoncity_gui.games.demon_city.rules.yes_or_no import Answer
from demoncity_gui.games.demon_city.views.told_task import begins_anew
from demoncity_gui.host.asking.question import Act, Question, Wish
from demoncity_gui.host.asking.question import Answer as Choice
from demoncity_gui.texts import case_page as said

Tables = Callable[[], Sequence[RandomTable]]
"""Gives the tables that there are."""

_AFTER = {Answer.YES_AND: Use.AND, Answer.NO_AND: Use.AND, Answer.YES_BUT: Use.BUT, Answer.NO_BUT: Use.BUT}
_USUAL = (Use.SCENE, Use.CLUE, Use.COMPLICATION, Use.FAILURE, Use.AND, Use.BUT)


def last_events(session: AnySession) -> tuple[object, ...]:
    """Return what came of the last thing done that the screens still tell of: in this scene, if another was opened.

    A throw that led to another scene is told with it, until something is done there.
    """
    before = tuple(takewhile(lambda deed: not begins_anew(deed), reversed(session.deeds[:-1])))
    return tuple(event for deed in (*reversed(before), *session.deeds[-1:]) for event in deed.events)


def has_failed(session: AnySession) -> bool:
    """Whether the last throw failed."""
    judged = [event for event in last_events(session) if isinstance(event, TaskJudged)]
    return bool(judged) and not judged[-1].ruling.levels


def tables_now(session: AnySession, tables: Sequence[RandomTable]) -> tuple[RandomTable, ...]:
    """Return all tables, first those that fit what was last answered or thrown, then those of the scene."""
    answered = [event.answer for event in last_events(session) if isinstance(event, OracleAnswered)]
    first = _AFTER.get(answered[-1]) if answered else Use.FAILURE if has_failed(session) else None
    if first is None and session.table.casebook.scene is not None:
        first = Use.CLUE
    uses = [use for use in (first, *_USUAL) if use is not None]
    scene, pace = session.table.casebook.scene, pace_of(session.table)
    tags = "" if scene is None else scene.tags
    fit = [one for use in uses for one in fitting(tables, use, tags, pace)]
    return tuple({one.title: one for one in (*fit, *tables)}.values())


def ideas_question(
    session: AnySession,
    tables: Tables,
    take: Callable[[str], bool],
    ask: Callable[[Question[Act]], None],
    again: int = 0,
    *,
    prompt: str = "",
) -> Question[Act]:
    """Return the question what gets worse: three ideas, three others, or words of one's own.

    `take` is told the words, `ask` asks again. After a failure the ideas say what it costs.
    """
    use = Use.FAILURE if has_failed(session) else Use.COMPLICATION
    scene = session.table.casebook.scene
    tags, title = ("", "") if scene is None else (scene.tags, scene.title)
    offered = suggestions(
        fitting(tables(), use, tags, pace_of(session.table)), f"{session.history.timeline.newest}/{again}"
    )
    others = partial(_ask, ask, partial(ideas_question, session, tables, take, ask, again + 1, prompt=prompt))
    return Question(
        prompt or said.what_gets_worse(failed=use is Use.FAILURE, scene=title),
        (
            *(Choice("", words, partial(take, words)) for words in offered),
            Choice("", said.three_others, others),
        ),
        Wish(said.or_write, lambda words: partial(_take_words, take, words)),
    )


def _ask(ask: Callable[[Question[Act]], None], question: Callable[[], Question[Act]]) -> bool:
    ask(question())
    return True


def _take_words(take: Callable[[str], bool], words: str) -> bool:
    return not words.strip() or take(words.strip())


def worsening(session: AnySession, words: str) -> cmd.Command:
    """Return the command by which this gets worse: on a tie the rules' own, else a twist of its own."""
    if isinstance(offer := next_offer(session.table), OfferRuling) and offer.tied:
        return cmd.Complicate(words)
    contests = [event for event in last_events(session) if isinstance(event, ContestJudged)]
    return cmd.ComplicateTask(words) if contests and contests[-1].winner is None else Twist(words)
