"""The casebook as players know it: what they have come to, and what they keep themselves."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.common.case import Case, CaseScene, CaseTry, Outcome
from demoncity_gui.games.common.casebook import Casebook, NamedList, Scene


def as_players_know(book: Casebook) -> Casebook:
    """Return the casebook without what is wrong, without advice, and without what nobody has come to yet.

    Of a written case there is the scene that was opened last, before the first one that it begins with, and the ending
    that was reached; of that scene the ways on and the tries that they have found, and nothing of what follows. Clocks
    that came with the case are there once they have ticked, lines of its lists never. Equal for any two casebooks that
    differ in nothing but what players don't know.
    """
    hidden = frozenset(book.case.hidden)
    kept = [NamedList(one.name, tuple(line for line in one.lines if line not in hidden)) for one in book.lists]
    return replace(
        book,
        scene=None if book.scene is None else _scene(book.scene),
        lists=tuple(one for one in kept if one.lines),
        clocks=tuple(one for one in book.clocks if one.filled or one.name not in hidden),
        case=_case(book),
    )


def _scene(scene: Scene) -> Scene:
    """Return a scene as it is seen; of one that players made up themselves they know all."""
    return replace(scene, wrong="") if scene.key else scene


def _case(book: Casebook) -> Case:
    here = book.case.scene(book.last)
    scenes = book.case.scenes[:1] if here is None else (here,)
    return Case(
        tuple(_written(book, one) for one in scenes),
        tuple(one for one in book.case.endings if one.title == book.ending),
    )


def _written(book: Casebook, scene: CaseScene) -> CaseScene:
    found = [one for one in scene.tries if book.has_found(one.needs) and not _is_vain(book, scene.key, one)]
    return replace(
        scene,
        wrong="",
        advice=(),
        people=(),
        leads=tuple(replace(one, needs="") for one in scene.leads if book.has_found(one.needs)),
        tries=tuple(replace(one, won=Outcome(), lost=Outcome(), needs="") for one in found),
        beaten=Outcome(),
        overcome=Outcome(),
    )


def _is_vain(book: Casebook, scene: str, tried: CaseTry) -> bool:
    """Whether a try that was not made could win nothing but what is found already."""
    found = bool(tried.won.find) and book.has_found(tried.won.find)
    return found and not tried.won.to and not tried.won.tick and book.how_it_came_out(scene, tried.words) is None
