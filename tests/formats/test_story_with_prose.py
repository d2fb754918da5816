"""A story with prose: it is the text, and what was played is folded beneath it."""

from __future__ import annotations

from demoncity_gui.formats.story import Paragraph, html, markdown

STORY = [
    (Paragraph("The pier", opens=True),),
    (Paragraph("It was cold.", prose=True), Paragraph("Nobody <came>.", prose=True)),
    (Paragraph("Ann threw 2 cards.", ("because of the knife",)),),
    (
        Paragraph(
            "Ann won.",
        ),
    ),
    (Paragraph("Then the tide came.", prose=True),),
    (
        Paragraph(
            "Bill fell.",
        ),
    ),
]


def test_in_html_the_throws_between_two_paragraphs_are_folded_together() -> None:
    page = "".join(html("Low", "The pier", STORY, has_prose=True))
    assert page.count("<details>") == page.count("</details>") == 2
    assert '<p class="prose">Nobody &lt;came&gt;.</p>' in page
    first, second = page.split("<details>")[1:]
    assert (
        "Ann threw 2 cards." in first
        and "Ann won." in first
        and "Then the tide came." not in first.split("</details>")[0]
    )
    assert "Bill fell." in second.split("</details>")[0]


def test_without_prose_nothing_is_folded() -> None:
    page = "".join(html("Low", "The pier", [STORY[2], STORY[3]]))
    assert "details" not in page and "prose" not in page


def test_in_markdown_prose_stands_by_itself_and_throws_are_a_list() -> None:
    text = "".join(markdown("Low", "The pier", STORY))
    blocks = text.split("\n\n")
    assert blocks[3:6] == [
        "It was cold.",
        "Nobody \\<came\\>.",
        "- Ann threw 2 cards.\n  - because of the knife\n- Ann won.",
    ]
