"""Tasks and draws outside every Clash: how they are called and how they ended, in few words."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.asymmetries import CHARGES_OF_OPPOSED, CHARGES_OF_STATIC
from demoncity_gui.games.demon_city.rules.commands import DrawNumber
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, TaskJudged
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import Level, LevelFate
from demoncity_gui.games.demon_city.words.people import person
from demoncity_gui.games.demon_city.words.task_explanation import level_sentence
from demoncity_gui.texts import demon_city_tasks as said
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.values import cited


def draw_name(asked: object) -> str:
    """Return how a draw is called that no rule judges for success (public)."""
    if isinstance(asked, DrawNumber):
        return said.c100 if asked.hundred else said.c10
    return said.a_free_draw


def task_headline(judged: TaskJudged) -> str:
    """Return how a static throw ended (public): “Success · 9”. No Intensity, nor how many there are."""
    thrown = judged.ruling.thrown
    value = "" if thrown is None else number(thrown.value)
    return said.success(value=value) if judged.ruling.levels else said.failure(value=value)


def damage_headline(judged: DamageThrown) -> str:
    """Return what damage came to (public): “Damage · 4”, and that it was thrown for before where it was."""
    return said.damage(again=judged.again, damage=judged.damage)


def beaten_words(judged: TaskJudged) -> str:
    """Return what a static throw was made against: for the players only once the Intensity is revealed (T-AMB-65)."""
    beaten = [number(level) for level in judged.ruling.levels]
    missed = [number(level) for level in judged.intensities if level not in judged.ruling.levels]
    if beaten:
        return said.beaten(beaten=beaten, missed=missed)
    return said.not_beaten(missed=missed) if missed else ""


def contest_headline(table: Table, judged: ContestJudged) -> str:
    """Return how a contest ended (public): “Dolores won · 9”, “Tie · 7”."""
    top = max((party.value for party in judged.parties), default=0)
    if judged.winner is None:
        return said.contest_tied(value=top)
    return said.contest_won(who=person(table, judged.winner), value=top)


def automatic_sentences(intensities: tuple[int, ...], *, supernatural: bool) -> tuple[str, ...]:
    """Return what is certain before any throw (T-STATIC-05, T-STATIC-06)."""
    certain = [Level(0, LevelFate.AUTOMATIC)] if 0 in intensities else []
    if 10 in intensities and not supernatural:
        certain.append(Level(10, LevelFate.MUNDANE))
    return tuple(level_sentence(level, None, several=True) for level in certain)


def charge_sentence(*, opposed: bool) -> str:
    """Return how a trouble is charged by the preset, and how else."""
    preset, other = (said.charge_as(charge=one.value) for one in (CHARGES_OF_OPPOSED if opposed else CHARGES_OF_STATIC))
    rule = "T-OPP-06" if opposed else "T-STATIC-13"
    return cited(said.charge(preset=preset, rule=rule, other=other), "T-LOST-01")


def give_sentence(*, opposed: bool) -> str:
    """Return what becomes of the trouble said last once it is charged by the preset."""
    preset = (CHARGES_OF_OPPOSED if opposed else CHARGES_OF_STATIC)[0]
    rule = "T-LOST-03" if opposed else "T-STATIC-13"
    return cited(said.give(preset=said.charge_as(charge=preset.value)), rule)
