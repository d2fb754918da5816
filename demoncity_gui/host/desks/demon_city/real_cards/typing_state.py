"""Real cards are typed, lane by lane, for a flip, a task or a draw."""

from __future__ import annotations

from functools import partial

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.real_cards.typing import Typing
from demoncity_gui.host.desks.demon_city.real_cards.typing_panel import TypingPanel
from demoncity_gui.host.desks.demon_city.states import PageContext, State, Step
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.commands import CARD_KEYS, TYPING_KEYS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_typing as said


class TypingState(State):
    """The keys are cards, and people's keys are silent. So many `lines` of lanes are in sight."""

    def __init__(self, context: PageContext, lines: int = 2) -> None:
        self.panel: TypingPanel = TypingPanel(lines)
        super().__init__(context, self.panel)
        self._typing = Typing(context.do)
        self.panel.lane_chosen.connect(self._go_to)
        self.panel.key_pressed.connect(self._press)
        self.panel.back_pressed.connect(self.back)

    @property
    def is_on(self) -> bool:
        """Whether real cards are missing, or may still be corrected."""
        return bool(self.picture.typing)

    def follow(self) -> None:
        """Go on with the lanes there are now."""
        self._typing.show_lanes(self.picture.typing)

    def show(self) -> None:
        """Show the lanes, and where the next key goes."""
        self.panel.show_typing(self._typing)

    def step(self) -> Step:
        """Say which keys are awaited, until every lane is full."""
        is_full = all(lane.is_full for lane in self.picture.typing)
        return super().step() if is_full else Step(self.picture.next_step, self._keys, False)

    def enter(self) -> None:
        """End a Major's number, else throw."""
        if self._typing.awaits_major:
            self._typing.finish_major()
            self.context.show()
        else:
            self.context.do(cmd.ThrowCards())

    def back(self) -> None:
        """Take back a card; with none typed, cancel the task or draw that waits for them."""
        if self.context.is_awaiting and self._typing.is_empty:
            self.context.do(cmd.LetGo())
            return
        self.context.say("")
        if not self._typing.back():
            self.context.say(said.nothing_typed(undo=self.context.keys.sign(Key.UNDO)))
        self.context.show()

    def slots(self) -> Slots:
        """The cards, and arrows from lane to lane."""
        cards: Slots = {card.key: partial(self._press, word) for word, card in CARD_KEYS.items()}
        if self._typing.are_dice:
            cards = {card.key: cards[card.key] for word, card in CARD_KEYS.items() if word.isdecimal()}
        return {**cards, Key.UP: partial(self._step_by, -1), Key.DOWN: partial(self._step_by, +1)}

    def press_other(self, pressed: str) -> None:
        """Say which keys are awaited."""
        self.context.say(said.other_key(keys=self._keys) if self._typing.lane else said.all_typed)

    def name(self, who: CharacterId) -> bool:
        """Go to somebody's lane; nowhere for one who has none."""
        for place, lane in enumerate(self._typing.lanes):
            if lane.who == who:
                self._go_to(place)
        return True

    click = name

    @property
    def _keys(self) -> str:
        return said.faces if self._typing.are_dice else TYPING_KEYS

    def _press(self, word: str) -> None:
        self.context.say("")
        self._typing.press(word)
        self.context.show()

    def _go_to(self, place: int) -> None:
        """Go to this lane, counted from 0."""
        self._typing.choose(place)
        self.context.show()

    def _step_by(self, by: int) -> None:
        self._typing.step(by)
        self.context.show()
