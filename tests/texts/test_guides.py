"""The guides in other languages: they lead where the English ones lead, and name what is on the screen there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from demoncity_gui.assets import asset

CHECKOUT = Path(__file__).parents[2]
DOCS = CHECKOUT / "packaging" / "docs"
GUIDES = sorted(DOCS.glob("??/*.md"))
WHOLE = {"first-evening.md", "solo.md", "own-deck.md", "real-cards.md"}
"""The others leave what only writers of files need to the English guide."""
WORDS = {"und", "aber", "Annehmen", "−"}
"""Quoted, and no whole message."""
QUOTED = re.compile("„([^“„]+)“")


def said_in(code: str) -> set[str]:
    """Return each plain sentence of a language's catalogues, without the letters that menus underline."""
    read = (json.loads(path.read_text("utf-8")) for path in asset("texts", code).glob("*.json"))
    said = (text for catalogue in read for text in catalogue.values() if isinstance(text, str))
    return {text.replace("&", "").strip("„“") for text in said}


def outline(page: Path) -> list[str]:
    """Return what a page is made of: headings by their level, items, rows of tables, pictures, commands."""
    kinds = {"#": "heading", "!": "picture", "|": "row", "-": "item", "    ": "command"}
    lines = page.read_text("utf-8").splitlines()
    found = [kind for line in lines for mark, kind in kinds.items() if line.startswith(mark)]
    return [*found, *(line[0] for line in lines if re.match(r"\d\.", line))]


def test_there_are_guides() -> None:
    assert {page.name for page in GUIDES if page.parent.name == "de"} >= WHOLE


@pytest.mark.parametrize("page", GUIDES, ids=str)
def test_every_link_and_picture_of_a_guide_is_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).is_file()] == []


@pytest.mark.parametrize("page", [page for page in GUIDES if page.name in WHOLE], ids=str)
def test_a_guide_is_made_as_the_english_one_is(page: Path) -> None:
    assert outline(page) == outline(DOCS / page.name)


@pytest.mark.parametrize("code", sorted({page.parent.name for page in GUIDES}))
def test_what_a_guide_quotes_of_the_screen_stands_there(code: str) -> None:
    said = said_in(code)
    for page in DOCS.glob(f"{code}/*.md"):
        quoted = QUOTED.findall(" ".join(page.read_text("utf-8").split()))
        assert [one for one in quoted if one not in said | WORDS] == [], page.name
