"""The deck workshop: both decks from one tarot as pictures, put together, shuffled, and Significators given."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from demoncity_gui.cards.drawing.card_words import meaning
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.commands import (
    GrantSignificator,
    PutBack,
    RemoveSignificator,
    SetDecks,
    SetHouseRule,
    ShuffleDeck,
)
from demoncity_gui.games.demon_city.views.decks_picture import DeckOrNone, Owner, WorkshopCard
from demoncity_gui.host.desks.demon_city.decks.card_grid import CardGrid
from demoncity_gui.host.desks.demon_city.decks.card_shelf import CardShelf
from demoncity_gui.host.desks.demon_city.decks.faces_in_turn import FacesInTurn
from demoncity_gui.host.desks.demon_city.decks.workshop_model import WorkshopCardsModel
from demoncity_gui.host.desks.demon_city.states import LEAST_WIDTH
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.outlined import ChoiceBox
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.rule_ids import CitedLines
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_workshop as said

_PLACES: tuple[DeckOrNone, ...] = (DeckName.PLAYERS, DeckName.HORROR, None)


class DecksPage(SidePage):
    """Cards are moved in a draft; “Build and shuffle” makes it so, and until then nothing has changed.

    The Horror's Deck, and with it what is in neither deck, stays behind a curtain until it is drawn, and again once the
    page has been left (T-DECK-02). Of the Players' Deck one sees what it is made of, never where a card lies.
    """

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(session, do, keys, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Decks")
        self.setMinimumWidth(LEAST_WIDTH)
        self._moves: dict[Card, DeckOrNone] = {}
        self._place: DeckOrNone = DeckName.PLAYERS
        self._card: Card | None = None
        self._owners: tuple[Owner, ...] = ()
        self.curtain_is_open = False
        self._faces = FacesInTurn(self)
        self.models = {place: WorkshopCardsModel(self._faces.face, self) for place in _PLACES}
        self.grids = {place: CardGrid(self.models[place], _title(place)) for place in _PLACES}
        self.titles = {place: ElidedLabel(kind="heading") for place in _PLACES}
        for place, grid in self.grids.items():
            self._faces.painted.connect(self.models[place].face_is_there)
            grid.clicked.connect(lambda index, place=place: self._choose(place, index.row()))
        self.remarks, self.about, self.meaning = (
            CitedLines(kind="warning"),
            ElidedLabel(),
            ElidedLabel(kind="muted"),
        )
        self.owner = ChoiceBox()
        self.owner.setAccessibleName(said.whose)
        self.owner.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.owner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.owner.setMinimumContentsLength(10)
        self.shelf = CardShelf(self.grids, self.titles)
        self.shelf.face_changed.connect(self._faces.set_height)
        self._faces.set_height(self.grids[None].face)
        self._lay_out()
        keys.changed.connect(self._on_keys_changed)

    # --- what is shown -------------------------------------------------------------------------------------------

    def set_session(self, session: AnySession) -> None:
        """Show another evening's decks; the draft is let go and the curtain drawn."""
        super().set_session(session)
        self._moves.clear()
        self._place, self._card = DeckName.PLAYERS, None
        self.curtain_is_open = False
        self.say("")

    @property
    def to_print(self) -> DeckOrNone:
        """The deck that the chosen card is in."""
        return self._place if self._card is not None else None

    def refresh(self) -> None:
        """Show the decks as they are, with the draft upon them."""
        self._faces.set_ratio(self.devicePixelRatioF())
        picture = Views(self.session).decks(self._moves)
        sign = self.own_keys.sign
        curtain = said.behind_curtain(key=sign(Key.CURTAIN))
        for place in _PLACES:
            hidden = place is not DeckName.PLAYERS and not self.curtain_is_open
            cards = () if hidden else picture.cards(place)
            self.models[place].show_rows(cards)
            self.titles[place].setText(said.place(deck=_title(place), cards=curtain if hidden else str(len(cards))))
        self.shelf.fit()
        self._owners = tuple(one for one in picture.owners if self.curtain_is_open or not one.is_secret)
        owners = [owner.name for owner in self._owners]
        if owners != [self.owner.itemText(row) for row in range(self.owner.count())]:
            chosen = self.owner.currentText()
            self.owner.clear()
            self.owner.addItems(owners)
            self.owner.setCurrentIndex(max(self.owner.findText(chosen, Qt.MatchFlag.MatchExactly), 0))
        told = [remark for remark in picture.remarks if self.curtain_is_open or not remark.is_secret]
        lines = [(said.forbids if remark.forbids else said.remark)(remark=remark.words) for remark in told]
        if len(told) < len(picture.remarks):
            lines.append(said.remark(remark=said.more_behind(more=len(picture.remarks) - len(told))))
        self.remarks.show_lines(lines)
        self.remarks.setVisible(bool(lines))
        self.build.setEnabled(picture.draft)
        self.forget.setEnabled(picture.draft)
        with_sign = self.own_keys.with_sign
        self.curtain.setText(said.curtain(button=with_sign(Key.CURTAIN), open=self.curtain_is_open))
        self.courts.setText(said.courts(button=with_sign(Key.COURTS), equal=picture.courts_are_equal))
        fool_with = "" if picture.fool_with is None else picture.fool_with.value
        self.fool.setText(said.fool(button=with_sign(Key.FOOL), deck=fool_with))
        self._show_chosen()

    def _on_keys_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Show the faces of this deck from now on, None: of the program's own."""
        self._faces.show_deck(deck)
        for grid in self.grids.values():
            grid.viewport().update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Draw the curtain: the next who looks at this page may be a player."""
        super().hideEvent(event)
        if self.curtain_is_open:
            self.toggle_curtain()

    # --- by keys -------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Let Tab go from one place to the next, before Qt takes it for its own."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self._next_place(-1 if event.key() == Qt.Key.Key_Backtab else 1)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by arrows and Tab."""
        columns = self.grids[self._place].columns
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        key = Qt.Key(event.key())
        if key in steps and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._step(steps[key])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        model = self.models[self._place]
        at = model.place_of(self._card)
        self._choose(self._place, 0 if at is None else at if model.row_at(at + by) is None else at + by)

    def _next_place(self, by: int) -> None:
        at = _PLACES.index(self._place)
        for step in range(1, len(_PLACES) + 1):
            place = _PLACES[(at + by * step) % len(_PLACES)]
            if self.models[place].rowCount():
                self._choose(place, 0)
                return

    def _choose(self, place: DeckOrNone, row: int) -> None:
        one = self.models[place].row_at(row)
        self._place, self._card = place, None if one is None else one.card
        self.say("")
        self._show_chosen()

    # --- what is done --------------------------------------------------------------------------------------------

    def toggle_curtain(self) -> None:
        """Show the Horror's Deck, or hide it."""
        self.curtain_is_open = not self.curtain_is_open
        if not self.curtain_is_open and self._place is not DeckName.PLAYERS:
            self._place, self._card = DeckName.PLAYERS, None
        self.refresh()

    def move_to(self, place: DeckOrNone) -> None:
        """Move the chosen card in the draft, and choose the one after it."""
        card = self._chosen_card()
        if card is None or self._place is place:
            return
        row = self.models[self._place].place_of(card) or 0
        self._moves[card] = place
        self.refresh()
        self._choose(self._place, min(row, self.models[self._place].rowCount() - 1))

    def move_the_fool(self) -> None:
        """Put The Fool in the other deck (T-DECK-07, T-DECK-09)."""
        at = Views(self.session).decks(self._moves).fool_with
        self._moves[Card.FOOL] = DeckName.HORROR if at is DeckName.PLAYERS else DeckName.PLAYERS
        self.refresh()

    def take_preset(self, deck: DeckName) -> None:
        """Put a deck together in the draft as it mostly is."""
        self._moves = Views(self.session).preset_moves(self._moves, deck)
        self.refresh()

    def forget_draft(self) -> None:
        """Let go of the draft."""
        self._moves.clear()
        self.say("")
        self.refresh()

    def build_decks(self) -> None:
        """Make the draft so: both decks are shuffled."""
        picture = Views(self.session).decks(self._moves)
        if not picture.draft:
            self.say(said.move_first)
        elif self.do(SetDecks(picture.built(DeckName.PLAYERS), picture.built(DeckName.HORROR))):
            self._moves.clear()
            self.refresh()
            self.say("")

    def set_courts(self) -> None:
        """Read the worth of court cards the other way (T-AMB-01)."""
        equal = Views(self.session).decks(self._moves).courts_are_equal
        self.do(SetHouseRule("T-AMB-01", "a" if equal else "b"))

    def shuffle_now(self) -> None:
        """Shuffle the pile of the deck that the chosen card is in, its discard with it."""
        if self._place is None:
            self.say(said.choose_deck)
        elif self.do(ShuffleDeck(self._place)):
            self.say("")

    def put_back(self) -> None:
        """Shuffle the chosen card from its discard back into its pile."""
        card = self._chosen_card()
        if card is not None and self._place is not None and self.do(PutBack(self._place, card)):
            self.say("")

    def next_owner(self) -> None:
        """Choose the next one who may have cards of their own; a creature's name is behind the curtain."""
        if self.owner.count():
            self.owner.setCurrentIndex((self.owner.currentIndex() + 1) % self.owner.count())

    def give_or_take(self) -> None:
        """Make the chosen card the chosen owner's own, or nobody's any more (T-DECK-13, T-DECK-14, T-DECK-16)."""
        card = self._chosen_card()
        picture = Views(self.session).decks(self._moves)
        if card is None or not self._owners:
            return
        has = next(one.own_of for one in picture.cards(self._place) if one.card is card)
        who = self._owners[self.owner.currentIndex()].who
        if self.do(GrantSignificator(who, card) if has is None else RemoveSignificator(has, card)):
            self._moves.pop(card, None)
            self.say("")
            self.refresh()

    def _chosen_card(self) -> Card | None:
        if self._card is None:
            self.say(said.choose_card)
        return self._card

    # --- how it looks --------------------------------------------------------------------------------------------

    def _show_chosen(self) -> None:
        one: WorkshopCard | None = None
        for place, grid in self.grids.items():
            row = self.models[place].place_of(self._card) if place is self._place else None
            grid.choose(-1 if row is None else row)
            one = one if row is None else self.models[place].rows[row]
        if one is None:
            self._card = None
            self.about.setText(said.none_chosen)
        else:
            self.about.setText(said.chosen(card=one.words, deck=_title(self._place)))
        self.meaning.setText("" if one is None else meaning(one.card))

    def _button(self, key: Key, do: Callable[[], object]) -> QPushButton:
        """Return a button for a command of the table, whose keys do the same."""
        return key_button(self.own_keys, key, self.key_action(key, do).trigger)

    def _lay_out(self) -> None:
        button = self._button
        self.curtain = button(Key.CURTAIN, self.toggle_curtain)
        self.fool, self.courts = button(Key.FOOL, self.move_the_fool), button(Key.COURTS, self.set_courts)
        self.build, self.forget = button(Key.BUILD, self.build_decks), button(Key.FORGET, self.forget_draft)
        self.build.setObjectName("nextStep")
        top = PageHead(
            said.title,
            button(Key.PRESET_PLAYERS, lambda: self.take_preset(DeckName.PLAYERS)),
            button(Key.PRESET_HORROR, lambda: self.take_preset(DeckName.HORROR)),
            *(self.fool, self.courts, self.curtain),
            button(Key.PRINT_DECK, self.print_wanted.emit),
        )
        moving = WrappingRow(
            self.about,
            button(Key.TO_PLAYERS, lambda: self.move_to(DeckName.PLAYERS)),
            button(Key.TO_HORROR, lambda: self.move_to(DeckName.HORROR)),
            button(Key.TO_NEITHER, lambda: self.move_to(None)),
            stretching=self.about,
        )
        doing = WrappingRow(
            *(button(Key.OWNER, self.next_owner), self.owner, button(Key.SIGNIFICATOR, self.give_or_take)),
            *(button(Key.SHUFFLE, self.shuffle_now), button(Key.PUT_BACK, self.put_back), self.forget),
            self.build,
            stretching=self.build,
        )
        pieces = (top, (self.shelf, 1), self.remarks, moving, self.meaning, doing)
        self.setLayout(in_column(*pieces, spacing=6, margins=(10, 8, 10, 4)))


def _title(place: DeckOrNone) -> str:
    """Return what a place is called."""
    match place:
        case DeckName.PLAYERS:
            return said.players_deck
        case DeckName.HORROR:
            return said.horrors_deck
        case None:
            return said.neither_deck
