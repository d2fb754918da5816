"""The page of a guest: who is where in the round, why, and what the Host may do now, each by one key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShowEvent

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.asks import Choices, Field, NewName, Numbers, SomeNumbers, YesNo
from demoncity_gui.host.asking.question import Act, Answer, Question, Wish, number_key
from demoncity_gui.host.desks.desk import FrontPage, Window
from demoncity_gui.host.desks.guest.card_row import CardRow
from demoncity_gui.host.desks.guest.deeds import Deed, Filling, begun, range_of, typed
from demoncity_gui.host.desks.guest.guest import Guest
from demoncity_gui.host.desks.guest.people_view import ROW_HEIGHT, people_cell, people_view
from demoncity_gui.host.desks.guest.picture import NextDeed, Proposal, Row, RowState
from demoncity_gui.host.keyboard.actions import KeyActions, Slots
from demoncity_gui.host.keyboard.commands import PERSON_KEYS, PERSON_LABELS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.shrinking import ShrinkingArea
from demoncity_gui.texts import guest_desk as said

_A_LINE, _A_NARROW_LINE = 5, 4
_NARROW = 800
"""The width below which a line has fewer buttons, in logical pixels."""
_ROOM_FOR_FOUR = 360
"""The height from which four lines of the table stay in sight, in logical pixels; below it, two."""
_ROOM_FOR_CARDS = 520
"""The height from which the cards on the table are in sight, in logical pixels."""
_LEAST_REASONS = 20


class GuestPage(FrontPage):
    """People in rows, the reasons of what is open, buttons for what may be asked, and the next step.

    It knows no rule: everything on it comes from the desk's picture and from what the game says may be asked.
    """

    def __init__(self, window: Window, desk: Guest) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._window, self._desk, self._questions = window, desk, window.questions
        self.message = MessageLine()
        self.next_step = BigButton()
        self.actions_by_key = KeyActions(self, window.own_keys)
        self.next_step.clicked.connect(self.actions_by_key[Key.NEXT_STEP].trigger)
        self._deeds: list[Deed] = []
        self._table: Any = None
        self._proposal: Proposal | None = None
        self.headline, self.reasons = ElidedLabel(kind="headline"), PlainLabel(wraps=True)
        self.rows: RowsModel[Row] = RowsModel(desk.headers(), lambda row: row.name, people_cell, self)
        self.view = people_view(self.rows)
        self.view.clicked.connect(lambda index: self._on_row(index.row()))
        self.buttons = ButtonGrid(_A_LINE, small=True)
        self.buttons.pressed.connect(lambda place: self.start(self._deeds[place]))
        self._room = ShrinkingArea(self.reasons, least=_LEAST_REASONS)
        self.cards = CardRow()
        pieces = (self.headline, self.cards, (self.view, 1), self._room, self.buttons, self.next_step)
        self.setLayout(in_column(*pieces, spacing=6, margins=(10, 6, 10, 2)))
        self._questions.changed.connect(self._show_step)

    def set_session(self, session: AnySession) -> None:
        """See `FrontPage`."""
        self.refresh()

    def refresh(self) -> None:
        """Show what is so now."""
        session = self._window.session
        if session.game.word != self._desk.word:
            return
        if session.table is not self._table and self._questions.owner is self:
            self._questions.close_question()
        table = self._table = session.table
        self.say("")
        self.headline.setText(self._desk.headline(table))
        proposal = self._proposal = self._desk.proposal(table)
        proposed = [] if proposal is None or not proposal.by_itself else [proposal.words]
        reasons = [*self._desk.reasons(table), *proposed]
        self.reasons.setText("\n".join(reasons))
        self._room.setVisible(bool(reasons))
        self._room.updateGeometry()  # a label tells its parent of another height, not itself
        self.cards.show_cards(self._desk.cards(table))
        self._show_cards_if_there_is_room()
        self.rows.show_rows(self._desk.rows(table))
        now = next((place for place, row in enumerate(self.rows.rows) if row.state is RowState.NOW), None)
        if now is not None:
            self.view.scrollTo(self.rows.index(now, 0))
        asks = session.game.asks(table)
        deeds = (*self._desk.deeds(table), *([] if proposal is None else [proposal.deed]))
        self._deeds = [deed for deed in deeds if begun(deed, asks) is not None]
        words = self._desk.words
        self.buttons.show_choices(
            [
                GridButton(f"{_sign(deed)}  {deed.label or words[deed.name]}", words[f"{deed.name}-tip"])
                for deed in self._deeds
            ]
        )
        self._give_keys()
        self._show_step()
        self.shown.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys mean something again."""
        super().showEvent(event)
        self._give_keys()
        self._show_step()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the page in front."""
        super().hideEvent(event)
        self._give_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons whole and in sight: in a low window rows and reasons scroll."""
        super().resizeEvent(event)
        self._show_cards_if_there_is_room()
        self.view.setMinimumHeight((4 if self.height() >= _ROOM_FOR_FOUR else 2) * ROW_HEIGHT)
        self.buttons.set_a_line(_A_LINE if self.width() >= _NARROW else _A_NARROW_LINE)

    def _show_cards_if_there_is_room(self) -> None:
        self.cards.setVisible(bool(self.cards.cards) and self.height() >= _ROOM_FOR_CARDS)

    # --- keys --------------------------------------------------------------------------------------------------------

    def _give_keys(self) -> None:
        slots: Slots = {}
        if not self.isHidden():
            slots = {deed.key: partial(self.start, deed) for deed in self._deeds}
            slots |= self._at_once()
            slots[Key.NEXT_STEP] = self._on_next_step
        self.actions_by_key.give(slots)

    def _at_once(self) -> Slots:
        """Return the keys of those whom the next step would ask for first: they mean the same before it asks."""
        deed = None if self._table is None else self._step.deed
        filling = None if deed is None else begun(deed, self._window.session.game.asks(self._table))
        if deed is None or filling is None or not filling.open or not isinstance(filling.open[0], Choices):
            return {}
        name, people = filling.open[0].name, self._keys_of_people()
        keys = {people[word].replace("⇧", "Shift+"): word for word in filling.open[0].among if people.get(word)}
        return {key: partial(self.start, replace(deed, fixed={**deed.fixed, name: word})) for key, word in keys.items()}

    def _show_step(self) -> None:
        if self._table is None or self.isHidden():  # else another desk's evening may be in front, and be asked about
            return
        if self._questions.is_open:
            self.next_step.show_step(*self._questions.step_words, True, answers=True)
        else:
            step = self._step
            self.next_step.show_step(step.words, "Enter", step.deed is not None)
            self.setAccessibleName(step.words)

    def _on_next_step(self) -> None:
        if self.next_step.take_first():
            return
        if self._questions.is_open:
            self._questions.take()
            return
        deed = self._step.deed
        if deed is not None:
            self.start(deed)

    @property
    def _step(self) -> NextDeed:
        """What Enter does: for whom no person plays, what the program would do."""
        proposal = self._proposal
        if proposal is not None and proposal.by_itself:
            return NextDeed(said.program_plays(who=proposal.who), proposal.deed)
        return self._desk.next_step(self._table)

    def _on_row(self, place: int) -> None:
        """Answer with somebody by a click on their row."""
        row = self.rows.row_at(place)
        if row is not None and self._questions.owner is self:
            self._questions.press({QKeySequence(row.key.replace("⇧", "Shift+"))})

    # --- what is asked -----------------------------------------------------------------------------------------------

    def start(self, deed: Deed) -> None:
        """Ask for what a deed needs to be told, and do it; not before it is seen how the last one went."""
        if self._window.ended_a_throw:
            return
        session = self._window.session
        filling = begun(deed, session.game.asks(session.table))
        if filling is not None:
            self._go_on(filling)

    def _go_on(self, filling: Filling) -> bool:
        """Ask for the next field, or do the deed; return whether it was done, or something else was asked."""
        filling = filling.without_choice()
        if not filling.open:
            return self._window.do(filling.command)
        self._questions.ask_what_to_do(self._question(filling), owner=self)
        return True

    def _question(self, filling: Filling) -> Question[Act]:
        together = filling.together
        if together:
            return self._line(filling, together)
        field = filling.open[0]
        prompt = self._prompt(filling, self._asked(filling, field))
        match field:
            case Choices(among=among):
                people = self._keys_of_people()
                answers = tuple(
                    Answer(
                        people.get(word) or number_key(place),
                        self._desk.called(field, word),
                        partial(self._take, filling, word),
                    )
                    for place, word in enumerate(among)
                )
                return Question(prompt, answers)
            case YesNo():
                return Question(
                    prompt,
                    (
                        Answer("Y", said.yes, partial(self._take, filling, True)),
                        Answer("N", said.no, partial(self._take, filling, False)),
                    ),
                )
            case Numbers() | SomeNumbers():
                return self._line(filling, (field,))
            case _:
                usual = str(filling.deed.usual.get(field.name, "")) or self._taken_back(filling, field)
                return Question(prompt, wish=Wish(self._desk.hint(field), self._reader(filling, field), usual))

    def _line(self, filling: Filling, fields: Sequence[Field]) -> Question[Act]:
        """Return a question for numbers in one line."""

        def read(text: str) -> Act | str:
            values = typed(text, filling, fields)
            return values if isinstance(values, str) else lambda: self._go_on(filling.filled(values))

        letters = filling.deed.letters
        asks = [one for one in fields if not isinstance(one, SomeNumbers) or one.longest]
        hint = [self._asked(filling, one) for one in asks if one.name not in letters]
        hint += [f"{letters[one.name]}: {self._asked(filling, one)}" for one in fields if one.name in letters]
        usual = filling.deed.usual.get(fields[0].name, "")
        usual = " ".join(map(str, usual)) if isinstance(usual, tuple) else str(usual)
        asked = ", ".join(hint)
        if filling.deed.example:
            asked = said.such_as(asked=asked, example=filling.deed.example)
        prompt = self._prompt(filling, asked)  # the field has no room for its hint once a number is in it
        if len(fields) == 1:
            prompt = f"{prompt}  ({range_of(fields[0]).rstrip('.')})"
        return Question(prompt, wish=Wish(filling.deed.example or asked, read, usual))

    def _asked(self, filling: Filling, field: Field) -> str:
        return filling.deed.asked.get(field.name) or self._desk.words[f"ask-{field.name}"]

    def _taken_back(self, filling: Filling, field: Field) -> str:
        """Return the words that were typed here before this was taken back, to be said again or mended."""
        command = self._window.session.to_redo
        if type(command) is not filling.deed.command:
            return ""
        same = all(getattr(command, name, value) == value for name, value in filling.values.items())
        words = getattr(command, field.name) if same else ""
        return words if isinstance(words, str) else ""

    def _reader(self, filling: Filling, field: Field) -> Callable[[str], Act | str]:
        def read(text: str) -> Act | str:
            value = text.strip() if isinstance(field, NewName) else text
            return partial(self._take, filling, value) if field.takes(value) else range_of(field)

        return lambda text: read(text)

    def _take(self, filling: Filling, value: Any) -> bool:
        return self._go_on(filling.filled({filling.open[0].name: value}))

    def _prompt(self, filling: Filling, asked: str) -> str:
        """Return who does what to whom, and what is asked."""
        if self._proposal is not None and filling.deed is self._proposal.deed:
            return f"{self._proposal.words.rstrip('.')}: {asked}"
        people, doer = self._keys_of_people(), self._desk.doer(self._table, filling.deed)
        told = [value for value in filling.values.values() if isinstance(value, str) and value in people]
        begun_with = ", ".join(filter(None, (doer, self._desk.words[filling.deed.name], *told)))
        return f"{begun_with}: {asked}"

    def _keys_of_people(self) -> dict[str, str]:
        return {row.name: row.key for row in self.rows.rows}

    @property
    def sheet_lines(self) -> list[tuple[str, str]]:
        """The keys that mean something now, each with what it does."""
        words = self._desk.words
        return [
            (said.sheet_heading, ""),
            *((_sign(deed), f"{words[deed.name]}: {words[f'{deed.name}-tip']}") for deed in self._deeds),
            ("1 … 9, 0", said.sheet_people),
        ]


def _sign(deed: Deed) -> str:
    """Return the key of a deed as buttons write it."""
    return deed.key.replace("Shift+", "⇧")


def person_key(place: int) -> str:
    """Return the key of somebody by their place, counted from 0, as rows write it; empty beyond the last key."""
    return PERSON_LABELS[place] if place < len(PERSON_KEYS) else ""
