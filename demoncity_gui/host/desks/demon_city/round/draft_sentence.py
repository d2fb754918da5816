"""The draft as a sentence that grows: “Ceelo attacks Eel-Faced Girl: 3 cards, because …”. Each word of it is a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from demoncity_gui.games.demon_city.views.host_picture import Preview
from demoncity_gui.host.desks.demon_city.round.draft import Deed, Draft
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.plain import add_choice, set_tip
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import demon_city_announcing as said
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.words.plain_text import on_button

_TIP = 64
"""Letters of a line of a choice's tip: a wide one would lie over the other choices."""
_LONGEST_WORD = 28
"""Letters of names in the sentence: what is cut stands in the table's row."""


class Choice(NamedTuple):
    """A line of a word's menu: its key, words, whether it holds and can be chosen, what choosing does, its tip."""

    key: str
    words: str
    is_so: bool
    is_possible: bool
    do: Callable[[], object]
    tip: str = ""


class _Word(QToolButton):
    """A word of the sentence; a click opens the menu of what could stand there instead."""

    def __init__(self, tip: str, choices: Callable[[], Sequence[Choice]]) -> None:
        super().__init__()
        self._choices = choices
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("word", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_tip(self, tip)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        menu.aboutToHide.connect(self._let_go)
        self.setMenu(menu)

    def say(self, words: str, *, lacking: bool = False) -> None:
        """Show these words; `lacking`: something has still to be said here."""
        cut = words if len(words) <= _LONGEST_WORD else f"{words[: _LONGEST_WORD - 1]}…"
        self.setText(on_button(cut))
        self.setAccessibleName(words)
        if self.property("lacking") != lacking:
            self.setProperty("lacking", lacking)
            restyle(self)

    def _let_go(self) -> None:
        """Look as if the pointer were elsewhere, where the menu has taken it: Qt tells a button nothing of that."""
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        self.update()

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for choice in self._choices():
            action: QAction = add_choice(menu, choice.words, choice.key)
            set_tip(action, "\n".join(fill(line, _TIP) for line in choice.tip.splitlines()))
            action.setCheckable(True)
            action.setChecked(choice.is_so)
            action.setEnabled(choice.is_possible)
            action.triggered.connect(lambda _checked=False, do=choice.do: do())


class DraftSentence(QWidget):
    """Shows a `Draft` as a sentence. `deeds`, `people` and `chips` return what its words could be instead."""

    def __init__(
        self,
        deeds: Callable[[], Sequence[Choice]],
        people: Callable[[], Sequence[Choice]],
        chips: Callable[[], Sequence[Choice]],
    ) -> None:
        super().__init__()
        self.who = ElidedLabel(kind="drafting")
        self.deed = _Word(said.drafted_deed_tip, deeds)
        self.target = _Word(said.drafted_target_tip, people)
        self.cards = _Word(said.drafted_cards_tip, chips)
        self.because = ElidedLabel(kind="muted")
        words = (self.who, self.deed, self.target, self.cards)
        self.setLayout(in_row(*words, (self.because, 1), spacing=5, margins=(0, 0, 0, 0)))

    def show_draft(self, draft: Draft, preview: Preview | None, note: str) -> None:
        """Show as much of the sentence as is said; `note` stands at its end while nothing counts yet."""
        self.who.setText(draft.speaker.name)
        deed = "none" if draft.deed is None else draft.deed.value
        if draft.concerning and draft.deed is Deed.OTHER:
            deed = "concerning"
        self.deed.say(draft.words or said.drafted_deed(deed=deed), lacking=draft.deed is None)
        names = {other.who: other.name for other in draft.speaker.others}
        named = ", ".join(names[who] for who in draft.named if who in names)
        has_target = draft.deed not in (None, Deed.MOVE, Deed.UNCONTESTED) or bool(named)
        lacks = draft.deed is not None and draft.announcement() is None
        self.target.setVisible(has_target)
        nobody = deeds.all_attackers if draft.deed is Deed.DEFEND else said.drafted_nobody(lacks=lacks)
        self.target.say(named or nobody, lacking=not named)
        counts = not draft.is_empty and preview is not None and bool(preview.lines)
        self.cards.setVisible(counts)
        if preview is not None and counts:
            self.cards.say(said.drafted_cards(number=preview.cards, lowest=preview.lowest))
        reasons = preview.reasons if preview is not None and counts else ""
        self.because.setText(said.because(reasons=reasons) if reasons else note)
