"""The third step: what is the deck called, and how do its pictures become cards?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLineEdit

from demoncity_gui.cards.packs.pack_messages import Cut, Fit, Found, Overlay, PackText
from demoncity_gui.cards.packs.packs import MOST_TRIM
from demoncity_gui.host.pages.packs.card_preview import CardPreview
from demoncity_gui.host.pages.packs.deck_pictures import DeckPictures
from demoncity_gui.host.pages.packs.wizard_page import WizardPage
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.outlined import ChoiceBox, TickBox
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import packs as texts

_FITS: Final = (Fit.COVER, Fit.CONTAIN, Fit.STRETCH)


class CalledPage(WizardPage):
    """Words for the pack, and one card as it will look. `finished` carries its `PackText`; `cut_changed` says that
    the card is to be cut otherwise."""

    finished = Signal(object)
    cut_changed = Signal()

    def __init__(self, say: Callable[[str], None]) -> None:
        self.name, self.author, self.license = (
            _field(texts.name_hint),
            _field(texts.author_hint),
            _field(texts.license_hint),
        )
        super().__init__(say, self.name)
        self.preview = CardPreview()
        self.fit = ChoiceBox()
        self.fit.addItems([texts.fit_cover, texts.fit_contain, texts.fit_stretch])
        self.fit.currentIndexChanged.connect(lambda _row: self.cut_changed.emit())
        self.trim = QDoubleSpinBox()
        self.trim.setRange(0, MOST_TRIM)
        self.trim.setDecimals(1)
        self.trim.setSingleStep(0.5)
        self.trim.setSuffix(" %")
        set_tip(self.trim, texts.trim_tip)
        self.trim.valueChanged.connect(lambda _per_cent: self.cut_changed.emit())
        self.overlay = TickBox(texts.overlay)
        self.overlay.setChecked(True)
        self.overlay.toggled.connect(self.preview.set_overlay)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(12)
        form.addRow(texts.name, self.name)
        form.addRow(texts.author, self.author)
        form.addRow(texts.license, self.license)
        form.addRow(texts.fit, self.fit)
        form.addRow(texts.trim, self.trim)
        form.addRow("", self.overlay)
        self.setLayout(in_row((in_column(form, STRETCH), 1), self.preview))

    @property
    def title(self) -> str:
        """See `WizardPage`."""
        return texts.called

    @property
    def next_words(self) -> str:
        """See `WizardPage`."""
        return texts.make_it

    def show_found(self, found: Found) -> None:
        """Offer what was found beside the pictures."""
        self.name.setText(found.name)
        self.author.setText(found.author)
        self.license.setText(found.license)
        self.fit.setCurrentIndex(_FITS.index(found.cut.fit))
        self.trim.setValue(found.cut.trim)

    @staticmethod
    def shown_row(pictures: DeckPictures) -> int | None:
        """Return which picture is shown as a card: one that is told by its number, if there is one."""
        rows = (pictures.row_of(side) for side in (Card.CUPS_7, *Card, *DeckName))
        return next((row for row in rows if row is not None), None)

    def show_card(self, pictures: DeckPictures) -> None:
        """Show one of the pictures as a card."""
        row = self.shown_row(pictures)
        side = None if row is None else pictures.side(row)
        if row is not None and side is not None:
            self.preview.show_card(side, QImage(pictures.picture(row).thumbnail))

    @property
    def cut(self) -> Cut:
        """How each picture is cut."""
        return Cut(_FITS[self.fit.currentIndex()], round(self.trim.value(), 1))

    def go_on(self) -> None:
        """Have the deck made."""
        name, author, licence = (" ".join(field.text().split()) for field in (self.name, self.author, self.license))
        if name:
            overlay = Overlay.OVERLAY if self.overlay.isChecked() else Overlay.NONE
            self.finished.emit(PackText("", name, author, licence, self.cut, overlay))
        else:
            self.say(texts.needs_name)
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)


def _field(hint: str) -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(hint)
    field.setMaxLength(80)
    return field
