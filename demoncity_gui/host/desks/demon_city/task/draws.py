"""C10, C100, free draws and Calm checks: what takes one key on a task's page."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QPushButton

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.draws import MOST_FREE_CARDS
from demoncity_gui.host.desks.demon_city.task.states.draft import DraftState
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_row
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_task_page as said


class Draws:
    """The `row` of draws, and their keys. They are thrown by whoever is in the draft."""

    def __init__(self, drafting: DraftState) -> None:
        self._drafting, self._context = drafting, drafting.context
        self._number = 1
        keys, press = self._context.keys, self._press
        self._calm, self._free = key_button(keys, Key.CHECK_CALM, partial(press, Key.CHECK_CALM)), ElidedButton()
        set_up(self._free, self._ask_number, tip=said.free_draw_tip(tip=Key.FREE_CARDS.tip, most=MOST_FREE_CARDS))
        fewer = set_up(QPushButton("−"), partial(self._add, -1), tip=said.one_fewer, name=said.one_fewer, look="small")
        more = set_up(QPushButton("+"), partial(self._add, +1), tip=said.one_more, name=said.one_more, look="small")
        c10, c100, players, horror = (
            key_button(keys, key, partial(press, key)) for key in (Key.C10, Key.C100, Key.DRAW_PLAYERS, Key.DRAW_HORROR)
        )
        self.row = held(in_row(c10, c100, 10, self._free, fewer, more, players, horror, self._calm, STRETCH, spacing=6))
        keys.follow(self._write_number)

    def show(self) -> None:
        """Say against which Intensity Calm would be checked."""
        intensity = self._calm_intensity
        sign = self._context.keys.sign(Key.CHECK_CALM)
        against = "" if intensity is None else str(intensity)
        self._calm.setText(said.check_calm(button=Key.CHECK_CALM.text, intensity=against, key=sign))

    def slots(self) -> Slots:
        """A key each."""
        return {
            Key.FREE_CARDS: self._ask_number,
            Key.C10: partial(self._draw_number, hundred=False),
            Key.C100: partial(self._draw_number, hundred=True),
            Key.DRAW_PLAYERS: partial(self._draw_freely, DeckName.PLAYERS),
            Key.DRAW_HORROR: partial(self._draw_freely, DeckName.HORROR),
            Key.CHECK_CALM: self._check_calm,
        }

    def _press(self, key: Key) -> None:
        self.slots()[key]()

    def _draw_number(self, *, hundred: bool) -> None:
        """Draw a number from the deck of whoever is in the draft."""
        self._drafting.start_afresh()
        draft = self._drafting.draft
        if draft is not None:
            self._context.do(cmd.DrawNumber(self._context.thrower(draft.sides[0].who).deck, hundred))

    def _draw_freely(self, deck: DeckName) -> None:
        self._drafting.start_afresh()
        self._context.do(cmd.DrawFreely(deck, self._number))

    def _check_calm(self) -> None:
        self._drafting.start_afresh()
        draft, intensity = self._drafting.draft, self._calm_intensity
        if intensity is None:
            self._context.say(said.one_intensity)
        elif draft is not None:
            self._context.do(cmd.CheckCalm(CharacterId(draft.sides[0].who), intensity))

    @property
    def _calm_intensity(self) -> int | None:
        """The one Intensity that is chosen, else what a Horror's sheet says; None where neither is so."""
        draft = self._drafting.draft
        if draft is None or draft.opposed or len(draft.intensities) > 1:
            return None
        return draft.intensities[0] if draft.intensities else self._context.thrower(draft.sides[0].who).calm_check

    # --- how many cards a free draw takes ------------------------------------------------------------------------

    def _ask_number(self) -> None:
        prompt, hint = said.ask_free, said.ask_free_hint(most=MOST_FREE_CARDS)
        self._drafting.ask_text(prompt, hint, self._set_number, str(self._number))

    def _add(self, by: int) -> None:
        self._set_number(str(self._number + by))

    def _set_number(self, text: str) -> bool:
        if not text.strip().isdecimal() or not 1 <= int(text) <= MOST_FREE_CARDS:
            self._context.say(said.bad_number(most=MOST_FREE_CARDS, text=text))
            return False
        self._number = int(text)
        self._write_number()
        self._context.say("")
        return True

    def _write_number(self) -> None:
        self._free.setText(said.free_draw(cards=self._number, key=self._context.keys.sign(Key.FREE_CARDS)))
