"""Makes the TV's picture of a task: who threw which cards and how it ended; no reason, no stat, no hidden Intensity."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, Contest, Recover, TaskSide, ThrowDamage, TryTask
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.significators import shows_own
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.views.showdowns import task_showdown
from demoncity_gui.games.demon_city.views.told_task import TaskThrow, ToldTask
from demoncity_gui.games.demon_city.views.tv_view import bystanders, state_marks, table_on_tv
from demoncity_gui.games.demon_city.words.people import lower_deck_name, name, person
from demoncity_gui.games.demon_city.words.rulings import special_words, worth_words
from demoncity_gui.games.demon_city.words.short_names import shorter_names
from demoncity_gui.games.demon_city.words.tasks import (
    beaten_words,
    contest_headline,
    damage_headline,
    draw_name,
    task_headline,
)
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Numeral
from demoncity_gui.pieces.tv_picture import (
    Banner,
    BannerMood,
    FaceDown,
    FaceUp,
    Lane,
    LaneState,
    Mark,
    TvPicture,
    TvStage,
)
from demoncity_gui.texts import demon_city_tv as said
from demoncity_gui.words.values import as_sentence

_LANES_OF_A_TASK = 100
"""More than ever throw in one task: keys of one task's lanes never meet those of another's."""


def tv_task_picture(told: ToldTask, *, revealed: bool, names: bool = True, verdict_alone: bool = False) -> TvPicture:
    """Return what the players see of a task; its Intensity only once it is `revealed` (T-AMB-65).

    Nobody's name without `names`, no real card with `verdict_alone`, as of a round.
    The lanes' keys are of this throw alone: cards thrown anew come in anew, beside whatever else lies on the table.
    """
    told = replace(told, table=table_on_tv(told.table, names=names))
    if verdict_alone:
        told = replace(told, throws=tuple(_without_real_cards(told.table, throw) for throw in told.throws))
    shorter = shorter_names(told.table)
    keys = [-(told.deed * _LANES_OF_A_TASK + place) for place in range(len(told.throws))]
    opening = _opening(told, revealed=revealed)
    return TvPicture(
        stage=TvStage.TASK,
        title=told.table.title,
        subtitle=told.table.scene,
        lanes=tuple(
            replace(_lane(told, throw, key=key), shorter=() if throw.who is None else shorter.get(throw.who, ()))
            for key, throw in zip(keys, told.throws, strict=True)
        ),
        banner=opening if told.waits else _banner(told, revealed=revealed),
        showdown=task_showdown(told, keys, revealed=revealed),
        opening=opening,
        bystanders=bystanders(told.table),
        edition=told.table.edition,
    )


def _opening(told: ToldTask, *, revealed: bool) -> Banner:
    """Return what the strip says before the cards are turned: who tries what, and what it must beat if that is open.

    Nothing of it comes from the throw.
    """
    match told.asked:
        case TryTask(side=TaskSide(who=who), intensities=levels):
            pass
        case CheckCalm(who=who, intensity=level) | Recover(who=who, intensity=level):
            levels = (level,)
        case Contest(one=TaskSide(who=who)) | ThrowDamage(attacker=who):
            levels = ()
        case _:
            return Banner(draw_name(told.asked))
    must = said.levels_must_be_beaten(levels=[str(level) for level in levels]) if levels and revealed else ""
    called, deed = name(told.table, who), _deed(told, who)
    if deed[:1].isupper():  # a case names what may be tried in words of its own, which go on from no name
        return Banner(called, ". ".join(filter(None, (deed.rstrip("."), must))))
    return Banner(said.opening(who=called, deed=deed).strip(), must)


def _without_real_cards(table: Table, throw: TaskThrow) -> TaskThrow:
    return replace(throw, cards=(), face_down=0) if table.deck(throw.deck).is_real else throw


def _lane(told: ToldTask, throw: TaskThrow, *, key: int) -> Lane:
    character = None if throw.who is None else told.table.character(throw.who)
    return Lane(
        key=key,
        name=draw_name(told.asked) if character is None else character.name,
        deed=_source(told, throw) if character is None else _deed(told, throw.who),
        deck=throw.deck,
        cards=_cards(told, throw),
        number=throw.number,
        state=_state(told, throw.who),
        marks=() if character is None else _marks(told, throw, character),
        worth="" if character is None else _worth(told, throw, character),
        unseen=character is not None and character.hidden,
    )


def _cards(told: ToldTask, throw: TaskThrow) -> tuple[FaceDown | FaceUp, ...]:
    """Return what lies in a lane; of dice of damage the one that counts, for their number would tell Toughness."""
    if isinstance(told.asked, ThrowDamage) and by_edition(told.table.edition).says_what_a_hit_costs:
        return (FaceDown(),) if throw.number is None else (FaceUp(Numeral(throw.number), counts=True),)
    return (*(FaceUp(card, card in throw.counting) for card in throw.cards), *[FaceDown()] * throw.face_down)


def _source(told: ToldTask, throw: TaskThrow) -> str:
    name_of_deck = lower_deck_name(throw.deck)
    return said.from_deck(deck=name_of_deck) if told.table.edition.has_decks else name_of_deck


def _worth(told: ToldTask, throw: TaskThrow, character: Character) -> str:
    """Return what makes the card that counts worth its number, where its index doesn't say so."""
    if throw.number is None or not throw.counting:
        return ""
    return worth_words(character, Thrown(throw.cards, throw.counting[0], throw.number, lowest=False))


def _deed(told: ToldTask, who: CharacterId | None) -> str:
    if isinstance(told.asked, ThrowDamage):
        return said.damage_to(who=told.table.character(told.asked.target).name)
    if isinstance(told.asked, CheckCalm | Recover):
        return said.checks_calm if isinstance(told.asked, CheckCalm) else said.recovers
    if isinstance(told.asked, TryTask):
        return told.asked.words
    if isinstance(told.asked, Contest) and told.asked.words and who == told.asked.one.who:
        return told.asked.words
    others = [told.table.character(one.who).name for one in told.throws if one.who not in (None, who)]
    return said.against(others=others) if others else ""


def _state(told: ToldTask, who: CharacterId | None) -> LaneState:
    match told.judged:
        case TaskJudged(ruling=ruling):
            return LaneState.HAPPENED if ruling.levels else LaneState.NOTHING
        case ContestJudged(winner=winner):
            return LaneState.HAPPENED if winner == who else LaneState.NOTHING
        case DamageThrown() | NumberDrawn() | None:
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
    marks = {
        Mark.CRITICAL: critical,
        Mark.FUMBLE: fumble,
        Mark.SIGNIFICATOR: shows_own(character, throw.cards),
    }
    return (*(mark for mark, is_so in marks.items() if is_so), *state_marks(character))


def _specials(told: ToldTask, critical: Iterable[CharacterId], fumble: Iterable[CharacterId]) -> str:
    own = [
        throw.who
        for throw in told.throws
        if throw.who is not None and shows_own(told.table.character(throw.who), throw.cards)
    ]
    return " ".join(special_words(told.table, critical, fumble, own))


def _banner(told: ToldTask, *, revealed: bool) -> Banner | None:
    judged, table = told.judged, told.table
    match judged:
        case TaskJudged(who=who, ruling=ruling):
            mood = _mood(table.character(who).deck) if ruling.levels else BannerMood.NEUTRAL
            beaten = beaten_words(judged) if revealed else ""
            specials = _specials(told, [who] if ruling.critical else [], [who] if ruling.fumble else [])
            return Banner(task_headline(judged), ". ".join(filter(None, (beaten, specials))), mood)
        case ContestJudged(winner=None):
            line = as_sentence(told.complication) if told.complication else said.tied
            return Banner(contest_headline(table, judged), line, BannerMood.TIE)
        case ContestJudged(winner=winner):
            mood = BannerMood.NEUTRAL if winner is None else _mood(table.character(winner).deck)
            return Banner(contest_headline(table, judged), _specials(told, judged.critical, judged.fumble), mood)
        case DamageThrown(attacker=attacker, target=target):
            mood = _mood(table.character(attacker).deck)
            line = said.hurts(who=person(table, attacker), whom=name(table, target))
            fallen = said.out(who=[person(table, target)]) if table.character(target).out else ""
            return Banner(damage_headline(judged), f"{line} {fallen}".strip(), mood)
        case NumberDrawn(number=number, hundred=True):
            return Banner(said.draw(draw=draw_name(told.asked), number=number), "", BannerMood.NEUTRAL)
        case NumberDrawn() | None:
            return None
        case _:
            assert_never(judged)


def _mood(deck: DeckName) -> BannerMood:
    return BannerMood.PLAYERS if deck is DeckName.PLAYERS else BannerMood.HORROR
