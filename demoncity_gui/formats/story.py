"""A story written down: Markdown, and one HTML page that needs nothing else; both piece by piece."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from msgspec import Struct

from demoncity_gui.texts import exports
from demoncity_gui.texts.catalogue import ENGLISH, language
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.words.plain_text import one_line


class Paragraph(Struct, frozen=True):
    """A sentence of the story and those beneath it; `opens` a part of the story with a heading.

    `prose` is what somebody wrote between the throws.
    """

    text: str
    beneath: tuple[str, ...] = ()
    opens: bool = False
    prose: bool = False


def markdown(
    title: str, scene: str, story: Iterable[tuple[Paragraph, ...]], *, has_prose: bool = False
) -> Iterator[str]:
    """Yield a text in CommonMark, a piece for each of the story; what people typed stays what it is.

    Where the story `has_prose`, the throws between stand as quotations beneath it.
    """
    yield f"# {_marked(title)}\n" + (f"\n{_marked(scene)}\n" if scene else "")
    is_list = False
    for paragraphs in story:
        piece = []
        for paragraph in paragraphs:
            text, beneath = _marked(paragraph.text), [_marked(words) for words in paragraph.beneath]
            if paragraph.prose:
                piece.append(f"\n{text}\n")
            elif paragraph.opens:
                piece.append(f"\n## {text}\n")
                piece += [f"\n*{words}*\n" for words in beneath]
            else:
                quoted = "> " if has_prose else ""
                piece.append(f"{'' if is_list else chr(10)}{quoted}- {text}\n")
                piece += [f"{quoted}  - {words}\n" for words in beneath]
            is_list = not paragraph.prose and not paragraph.opens
        yield "".join(piece)


def html(title: str, scene: str, story: Iterable[tuple[Paragraph, ...]], *, has_prose: bool = False) -> Iterator[str]:
    """Yield an HTML page, dark on a screen and ink on paper in print, a piece for each of the story.

    Where the story `has_prose`, the throws between are folded beneath it: a reader opens them, or doesn't.
    """
    tag = ENGLISH if language() == PSEUDO else language()
    yield (
        f'<!DOCTYPE html>\n<html lang="{tag}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_escaped(title)}</title>\n<style>\n{_STYLE}{_PROSE if has_prose else ''}</style>\n</head>\n<body>\n"
        f"<h1>{_escaped(title)}</h1>\n"
    )
    if scene:
        yield f'<p class="scene">{_escaped(scene)}</p>\n'
    is_folded = False
    for paragraphs in story:
        piece = []
        for paragraph in paragraphs:
            if is_folded and (paragraph.opens or paragraph.prose):
                piece.append("</details>\n")
                is_folded = False
            if paragraph.prose:
                piece.append(f'<p class="prose">{_escaped(paragraph.text)}</p>\n')
                continue
            if paragraph.opens:
                piece.append(f"<h2>{_escaped(paragraph.text)}</h2>\n")
                piece += [f'<p class="scene">{_escaped(words)}</p>\n' for words in paragraph.beneath]
                continue
            if has_prose and not is_folded:
                piece.append(f"<details>\n<summary>{_escaped(exports.how_it_was_played)}</summary>\n")
                is_folded = True
            piece.append(f"<p>{_escaped(paragraph.text)}</p>\n")
            if paragraph.beneath:
                items = "".join(f"<li>{_escaped(words)}</li>" for words in paragraph.beneath)
                piece.append(f"<ul>{items}</ul>\n")
        yield "".join(piece)
    yield "</details>\n" if is_folded else ""
    yield "</body>\n</html>\n"


def _escaped(words: str) -> str:
    return escape(one_line(words))


def _marked(words: str) -> str:
    """Return words that Markdown takes for nothing but words."""
    marked = re.sub(r"([\\`*_\[<>&#|~])", r"\\\1", one_line(words))
    return re.sub(r"^(\d+)([.)])|^([-+=])", lambda found: f"{found[1] or ''}\\{found[2] or found[3]}", marked)


_STYLE = """\
:root { color-scheme: dark; }
body { background: #14131A; color: #F2ECDD; font: 1.05rem/1.5 "Atkinson Hyperlegible", Verdana, sans-serif;
  max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { color: #E9A33B; line-height: 1.2; }
h2 { margin-top: 2em; font-size: 1.25rem; }
p { margin: .5em 0 0; }
.scene, ul { color: #B3ADBA; }
ul { margin: .1em 0 0; padding-left: 1.5em; font-size: .9em; }
@media print {
  :root { color-scheme: light; }
  body, h1, h2, .scene, ul { background: none; color: #14131A; }
  body { max-width: none; margin: 0; font-size: 10pt; }
  h2 { break-after: avoid; }
}
"""
_PROSE = """\
p.prose { margin: 1em 0; font-size: 1.15rem; }
details { margin: .5em 0 1em; padding-left: 1em; border-left: 2px solid #463F52; font-size: .9em; }
summary { color: #B3ADBA; cursor: pointer; }
"""
