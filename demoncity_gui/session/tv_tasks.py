"""Makes the TV's picture of a task: who threw which cards and how it ended; no reason, no stat, no hidden Intensity."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import ContestJudged, NumberDrawn, TaskJudged
from demoncity_gui.session.told_task import TaskThrow, ToldTask
from demoncity_gui.session.tv_picture import Banner, BannerMood, FaceUp, Lane, LaneState, Mark, TvPicture, TvStage
from demoncity_gui.wording.people import lower_deck_name
from demoncity_gui.wording.tasks import beaten_words, contest_headline, draw_name, task_headline

_LANES_OF_A_TASK = 100
"""More than ever throw in one task: keys of one task's lanes never meet those of another's."""


def tv_task_picture(told: ToldTask, *, revealed: bool) -> TvPicture:
    """Return what the players see of a task; its Intensity only once it is `revealed` (T-AMB-65).

    The lanes' keys are of this throw alone: cards thrown anew come in anew, beside whatever else lies on the table.
    """
    told = replace(told, table=told.table.as_the_players_know_it)
    return TvPicture(
        stage=TvStage.TASK,
        title=told.table.title,
        subtitle=told.table.scene,
        lanes=tuple(
            _lane(told, throw, key=-(told.deed * _LANES_OF_A_TASK + place)) for place, throw in enumerate(told.throws)
        ),
        banner=_banner(told, revealed=revealed),
    )


def _lane(told: ToldTask, throw: TaskThrow, *, key: int) -> Lane:
    character = None if throw.who is None else told.table.character(throw.who)
    return Lane(
        key=key,
        name=draw_name(told.judged) if character is None else character.name,
        deed=f"from {lower_deck_name(throw.deck)}" if character is None else _deed(told, throw.who),
        deck=throw.deck,
        cards=tuple(FaceUp(card, card in throw.counting) for card in throw.cards),
        number=throw.number,
        state=_state(told, throw.who),
        marks=() if character is None else _marks(told, throw, character),
    )


def _deed(told: ToldTask, who: CharacterId | None) -> str:
    if not isinstance(told.judged, ContestJudged):
        return ""
    others = [told.table.character(party.who).name for party in told.judged.parties if party.who != who]
    return f"against {', '.join(others)}"


def _state(told: ToldTask, who: CharacterId | None) -> LaneState:
    match told.judged:
        case TaskJudged(ruling=ruling):
            return LaneState.HAPPENED if ruling.levels else LaneState.NOTHING
        case ContestJudged(winner=winner):
            return LaneState.HAPPENED if winner == who else LaneState.NOTHING
        case NumberDrawn() | None:
            return LaneState.PLAIN
        case _:
            assert_never(told.judged)


def _marks(told: ToldTask, throw: TaskThrow, character: Character) -> tuple[Mark, ...]:
    critical = fumble = False
    match told.judged:
        case TaskJudged(ruling=ruling):
            critical, fumble = ruling.critical, ruling.fumble
        case ContestJudged():
            critical, fumble = throw.who in told.judged.critical, throw.who in told.judged.fumble
    own = character.is_player_character and any(card in character.significators for card in throw.cards)
    marks = {
        Mark.CRITICAL: critical,
        Mark.FUMBLE: fumble,
        Mark.SIGNIFICATOR: own,
        Mark.HURT: character.hurt,
        Mark.OUT: character.out,
        Mark.PANIC: character.panicked,
    }
    return tuple(mark for mark, is_so in marks.items() if is_so)


def _banner(told: ToldTask, *, revealed: bool) -> Banner | None:
    judged, table = told.judged, told.table
    match judged:
        case TaskJudged(who=who, ruling=ruling):
            mood = _mood(table.character(who).deck) if ruling.levels else BannerMood.NEUTRAL
            return Banner(task_headline(judged), beaten_words(judged) if revealed else "", mood)
        case ContestJudged(winner=None):
            line = told.complication or "Nothing is decided. Something changes…"
            return Banner(contest_headline(table, judged), line, BannerMood.TIE)
        case ContestJudged(winner=winner):
            mood = BannerMood.NEUTRAL if winner is None else _mood(table.character(winner).deck)
            return Banner(contest_headline(table, judged), "", mood)
        case NumberDrawn() | None:
            return None
        case _:
            assert_never(judged)


def _mood(deck: DeckName) -> BannerMood:
    return BannerMood.PLAYERS if deck is DeckName.PLAYERS else BannerMood.HORROR
