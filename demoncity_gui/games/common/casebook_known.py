"""The casebook as players know it: what they have come to, and what they keep themselves."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.common.case import Case, CaseScene
from demoncity_gui.games.common.casebook import Casebook, NamedList, Scene


def as_players_know(book: Casebook) -> Casebook:
    """Return the casebook without what is wrong, without advice, and without what nobody has come to yet.

    Of a written case there is the scene that was opened last, with its ways on, before the first one that it begins
    with, and the ending that was reached. Clocks and lines of lists that came with the case are gone. Equal for any two
    casebooks that differ in nothing but what players don't know.
    """
    hidden = frozenset(book.case.hidden)
    kept = [NamedList(one.name, tuple(line for line in one.lines if line not in hidden)) for one in book.lists]
    return replace(
        book,
        scene=None if book.scene is None else _scene(book.scene),
        lists=tuple(one for one in kept if one.lines),
        clocks=tuple(one for one in book.clocks if one.name not in hidden),
        case=_case(book),
    )


def _scene(scene: Scene) -> Scene:
    """Return a scene as it is seen; of one that players made up themselves they know all."""
    return replace(scene, wrong="") if scene.key else scene


def _case(book: Casebook) -> Case:
    here = book.case.scene(book.last)
    scenes = book.case.scenes[:1] if here is None else (here,)
    return Case(
        tuple(map(_written, scenes)),
        tuple(one for one in book.case.endings if one.title == book.ending),
    )


def _written(scene: CaseScene) -> CaseScene:
    return replace(scene, wrong="", advice=(), people=())
