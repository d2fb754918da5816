"""Rules parted from the sentences that cite them: told on hover and to readers of the screen, not in every line.

Sentences come with their ids (`cited` in `words/values.py`), as `--explain` prints them and tests read them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import fill
from typing import Final

from PySide6.QtWidgets import QWidget

from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.words.rules import rule_in_words

_ID = r"[A-Z]+(?:-[A-Z]+)+-\d+"
_WIDTH: Final = 90
"""Letters in a line of a tool tip: Qt breaks none that is plain text."""
_CITED = re.compile(rf" ?\[({_ID}(?:, {_ID})*)\]")


def without_rules(words: str) -> str:
    """Return a sentence, or several, without the ids that they cite."""
    return _CITED.sub("", words)


def rules_of(words: str) -> str:
    """Return the ids that a sentence, or several, cite, each once; nothing for none."""
    return ", ".join(dict.fromkeys(one for found in _CITED.findall(words) for one in found.split(", ")))


def rules_in_words(words: str) -> str:
    """Return what each rule says that a sentence, or several, cite, each with its id; nothing for none."""
    told = {rule: rule_in_words(rule) for rule in rules_of(words).split(", ")}
    lines = "\n".join(f"{rule}: {said}" if said else rule for rule, said in told.items()).splitlines()
    return "\n".join(fill(line, _WIDTH, subsequent_indent="    ") for line in lines)


class CitedLabel(PlainLabel):
    """A label of a sentence that may cite rules; `cited` is the sentence with their ids."""

    def __init__(self, words: str = "", parent: QWidget | None = None, *, kind: str = "", wraps: bool = False) -> None:
        super().__init__("", parent, kind=kind, wraps=wraps)
        self.cited = ""
        self.show_cited(words)

    def show_cited(self, words: str) -> None:
        """Show this sentence, and its rules on hover."""
        if words != self.cited:
            self.cited = words
            self.setText(without_rules(words))
            set_tip(self, rules_in_words(words))
            self.setAccessibleDescription(words if rules_of(words) else "")


class CitedElidedLabel(ElidedLabel):
    """One elided line that may cite rules; the tool tip has what was cut off, and the rules."""

    def __init__(self, *, kind: str = "") -> None:
        super().__init__(kind=kind)
        self.cited = ""

    def show_cited(self, words: str) -> None:
        """Show these words, and their rules on hover."""
        self.cited = words
        self.setText(without_rules(words))
        self.setAccessibleDescription(words if rules_of(words) else "")

    def tip(self, *, is_cut: bool) -> str:
        """Return what is told on hover."""
        cut = without_rules(self.cited) if is_cut else ""
        return "\n".join(filter(None, (cut, rules_in_words(self.cited))))


class CitedLines(QWidget):
    """Sentences one beneath the other, each with its own rules on hover."""

    def __init__(self, *, kind: str = "") -> None:
        super().__init__()
        self._kind = kind
        self._shown: tuple[str, ...] = ()
        self._labels: list[CitedLabel] = []
        self._column = in_column(spacing=0, margins=(0, 0, 0, 0))
        self._column.addStretch(1)
        self.setLayout(self._column)

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show these sentences."""
        self._shown = tuple(lines)
        while len(self._labels) < len(self._shown):
            label = CitedLabel(kind=self._kind, wraps=True)
            self._labels.append(label)
            self._column.insertWidget(len(self._labels) - 1, label)
        for place, label in enumerate(self._labels):
            label.show_cited(self._shown[place] if place < len(self._shown) else "")
            label.setVisible(place < len(self._shown))

    def text(self) -> str:
        """Return the sentences with the ids of their rules, a line each."""
        return "\n".join(self._shown)
