"""A story written down stays what was said, whatever people typed."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from demoncity_gui.formats.story import Paragraph, html, markdown
from demoncity_gui.texts.catalogue import spoken
from demoncity_gui.texts.pseudo import PSEUDO

STORY = [
    (Paragraph("The evening begins: Low water."),),
    (Paragraph("Action! Slowest first: Ann.", opens=True), Paragraph("Ann attacks Bill.", ("+1 high ground",))),
]


class Words(HTMLParser):
    """All text of a page by the innermost tag, and all tags and attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.told: list[tuple[str, str]] = []
        self.attributes: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [name for name, _ in attrs]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.told.append((self.open[-1], data))


def test_markdown_has_headings_lines_and_what_stands_beneath() -> None:
    assert "".join(markdown("Low water", "A bath", STORY)) == (
        "# Low water\n\nA bath\n\n- The evening begins: Low water.\n"
        "\n## Action! Slowest first: Ann.\n\n- Ann attacks Bill.\n  - \\+1 high ground\n"
    )


def test_html_is_one_page_that_closes_all_it_opens() -> None:
    words = Words("".join(html("Low water", "A bath", STORY)))

    assert words.open == []
    assert words.told[0] == ("title", "Low water")
    assert [part for part in words.told if part[0] != "style"][1:] == [
        ("h1", "Low water"),
        ("p", "A bath"),
        ("p", "The evening begins: Low water."),
        ("h2", "Action! Slowest first: Ann."),
        ("p", "Ann attacks Bill."),
        ("li", "+1 high ground"),
    ]
    assert not {"src", "href", "onload", "onclick"}.intersection(words.attributes)


@pytest.mark.parametrize("typed", ["<script>alert(1)</script>", "a & b", '"><img src=x onerror=x>', "&lt;", "<!--"])
def test_what_people_typed_is_text_in_html(typed: str) -> None:
    words = Words("".join(html(typed, typed, [(Paragraph(typed, (typed,), opens=True),)])))

    assert [text for tag, text in words.told if tag in ("title", "h1", "p", "h2", "li")] == [typed] * 5


@pytest.mark.parametrize(
    ("typed", "marked"),
    [
        ("*bold* _sly_ `code`", r"\*bold\* \_sly\_ \`code\`"),
        ("[here](http://x)", r"\[here](http://x)"),
        ("<b>", r"\<b\>"),
        ("# no heading", r"\# no heading"),
        ("1. no list", r"1\. no list"),
        ("- no list", r"\- no list"),
        ("a\nb\r\n\tc", "a b c"),
        ("\x1b[2J\u202eback", r"�\[2Jback"),
        ("back\\slash", r"back\\slash"),
    ],
)
def test_what_people_typed_is_text_in_markdown(typed: str, marked: str) -> None:
    assert "".join(markdown("T", "S", [(Paragraph(typed),)])).splitlines()[-1] == f"- {marked}"


@pytest.mark.parametrize(("code", "tag"), [("en", "en"), ("de", "de"), (PSEUDO, "en")])
def test_a_page_names_its_language_for_who_reads_it_aloud(tmp_path: Path, code: str, tag: str) -> None:
    with spoken(code, tmp_path if code == "de" else None):
        page = "".join(html("Low water", "A drained bath", []))
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{tag}">')
