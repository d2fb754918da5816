"""The sheet of the one who is chosen: skills, deeds, power, cards, weapons, names and notes, each a field."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from demoncity_gui.formats.sheet_lines import CARD_POWERS, PARTS, PROTECTION, SheetPart, SheetUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.cast.fields_panel import FieldsPanel, label_of
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import cast_page as said
from demoncity_gui.words.cards import card_title

_LEFT = 8
"""So many parts stand in the left column, the Significators beneath them."""


class SheetPanel(FieldsPanel):
    """Fields of one sheet. `edit` carries out the new sheet and says whether it was."""

    def __init__(self, edit: Callable[[Character], bool], keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(PARTS, parent)
        self._edit = edit
        self._keys = keys
        self._sheet: Sheet | None = None
        self._own, self.significators = PlainLabel(), PlainLabel(wraps=True)
        self._of_cards: list[QWidget] = [self._own, self.significators]
        self._of_harm: list[QWidget] = []
        self._lay_out()
        keys.follow(self._write_significators)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show this sheet; what is being typed stays, and comes back with its character."""
        self._sheet = sheet
        if sheet is None:
            self.show_subject(None, None, "", b"")
            self.warning.hide()
            return
        self.show_subject(sheet.who, sheet.character, " · ".join((sheet.character.name, *sheet.now)), sheet.portrait)
        self.warning.setText("  ·  ".join(sheet.warnings))
        self.warning.setVisible(bool(sheet.warnings))
        for widget in self._of_cards:
            widget.setVisible(sheet.has_cards)
        for widget in self._of_harm:
            widget.setVisible(sheet.has_protection)
        self._write_significators()
        self._own.setText(said.significators if sheet.character.is_player_character else said.own_cards)

    def _write_significators(self) -> None:
        owned = () if self._sheet is None else self._sheet.character.significators
        none = said.no_cards(key=self._keys.sign(Key.DECKS))
        self.significators.setText(", ".join(card_title(card) for card in owned) or none)

    def forget(self) -> None:
        """Let go of everything typed."""
        super().forget()
        self._sheet = None

    def write(self, part: SheetPart, words: str) -> bool:
        """See `FieldsPanel`."""
        character: Character = self._subject
        try:
            edited = part.read(character, words)
        except SheetUnreadable as why:
            self.refused.emit(str(why))
            return False
        return edited == character or self._edit(edited)

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        for at, share in ((1, 3), (3, 2), (5, 1)):
            grid.setColumnStretch(at, share)
        rows = [0, 0]
        for number, part in enumerate(PARTS):
            side = 0 if number < _LEFT else 1
            field = self.field(part)
            top = Qt.AlignmentFlag.AlignTop if part.lines > 1 else Qt.AlignmentFlag.AlignVCenter
            label = label_of(part, field)
            if part is CARD_POWERS:
                self._of_cards += [label, field]
            if part is PROTECTION:  # under all others at the left: mostly its line isn't there
                self._of_harm += [label, field]
                continue
            if part.beside:
                row = rows[side] - part.lines
                grid.addWidget(label, row, 4, Qt.AlignmentFlag.AlignRight | top)
                grid.addWidget(field, row, 5, part.lines, 1)
                continue
            shares = number + 1 < len(PARTS) and PARTS[number + 1].beside
            columns = 3 if side and not shares else 1
            grid.addWidget(label, rows[side], 2 * side, Qt.AlignmentFlag.AlignRight | top)
            grid.addWidget(field, rows[side], 2 * side + 1, part.lines, columns)
            rows[side] += part.lines
        grid.addWidget(self._own, rows[0], 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.significators, rows[0], 1)
        words, line = (widget for widget in self._of_harm)
        grid.addWidget(words, rows[0] + 1, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(line, rows[0] + 1, 1)
        self.put(grid)
