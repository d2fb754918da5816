"""A character's sheet for paper: for the Host all that it holds, for a player what they may read of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from demoncity_gui.formats.sheet_lines import PARTS, PICTURE, SKILLS
from demoncity_gui.games.common.paper import SheetOnPaper
from demoncity_gui.games.demon_city.rules.characters import CALM, CHARACTERISTICS, TOUGHNESS
from demoncity_gui.games.demon_city.rules.significators import known_significators
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import paper as said
from demoncity_gui.texts import sheet_parts


class PaperStat(Struct, frozen=True):
    """A Characteristic with its rank, and how much of it is lost."""

    name: str
    rank: int
    lost: int = 0


class PaperPart(Struct, frozen=True):
    """A part of a sheet: what it is called, and what stands there."""

    title: str
    words: str


class PaperSheet(Struct, frozen=True):
    """What is printed of one sheet; `portrait` is a JPEG that may be a stranger's, or nothing.

    `skills` stand beneath `skills_title`, nothing where they are skills.
    """

    name: str
    beneath: str
    stats: tuple[PaperStat, ...]
    skills: tuple[PaperStat, ...]
    significators: tuple[Card, ...]
    parts: tuple[PaperPart, ...]
    portrait: bytes = b""
    skills_title: str = ""


def for_the_players(sheets: Iterable[Sheet]) -> tuple[Sheet, ...]:
    """Return those of these sheets that players may have: player characters', and of nobody who is hidden from them."""
    return tuple(one for one in sheets if one.character.is_player_character and not one.character.hidden)


def paper_sheet(sheet: Sheet, *, for_player: bool) -> PaperSheet:
    """Return a sheet for paper; `for_player`: under the name that the players know, and nothing of the Host's alone."""
    one = sheet.character
    read = [part for part in PARTS if (part.players if for_player else part not in (SKILLS, PICTURE))]
    parts = [PaperPart(part.title, part.shown(one)) for part in read]
    if for_player:
        parts.append(PaperPart(sheet_parts.weapons, ", ".join(weapon.name for weapon in one.weapons)))
    lost = {TOUGHNESS: one.toughness_lost, CALM: one.calm_lost}
    return PaperSheet(
        name=one.public_name if for_player else one.name,
        beneath=" · ".join((said.side(side=one.side), said.throws_from(deck=one.deck.value), *sheet.now)),
        stats=tuple(PaperStat(name, one.rank(name), lost.get(name, 0)) for name in CHARACTERISTICS if one.has(name)),
        skills=tuple(PaperStat(f"{skill.name}{_form(skill.special_form_of)}", skill.rank) for skill in one.skills),
        significators=known_significators(one) if for_player else one.significators,
        parts=tuple(part for part in parts if part.words),
        portrait=sheet.portrait,
    )


def guests_sheet(sheet: SheetOnPaper, portrait: bytes) -> PaperSheet:
    """Return the sheet of a guest for paper; `portrait` is a JPEG, or nothing."""
    return PaperSheet(
        name=sheet.name,
        beneath=" · ".join(sheet.beneath),
        stats=tuple(PaperStat(*one) for one in sheet.numbers),
        skills=tuple(PaperStat(*one) for one in sheet.further),
        significators=(),
        parts=tuple(PaperPart(title, words) for title, words in sheet.parts if words),
        portrait=portrait,
        skills_title=sheet_parts.numbers,
    )


def _form(general: str) -> str:
    return f" ({general})" if general else ""
