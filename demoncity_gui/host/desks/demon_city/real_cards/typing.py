"""Typing real cards: whose lane the keys go to, and a Major's number on its way."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.demon_city.rules.commands import TypeCards
from demoncity_gui.games.demon_city.rules.real_cards import MAJOR_KEY
from demoncity_gui.games.demon_city.views.host_picture import TypingLane


class Typing:
    """Turns keys into cards, lane by lane; what is typed is told to the table at once, by `do`.

    `do` returns whether the card was taken; one that was refused leaves the keys where they were.
    """

    def __init__(self, do: Callable[[TypeCards], bool]) -> None:
        self._do = do
        self._place: int | None = None
        self.lanes: tuple[TypingLane, ...] = ()
        self.major: str | None = None

    def show_lanes(self, lanes: tuple[TypingLane, ...]) -> None:
        """Go on with these lanes: to the one that lost a card, or past the one that is full now."""
        if [lane.who for lane in lanes] != [lane.who for lane in self.lanes]:
            self._place, self.major = 0 if lanes else None, None
        else:
            for place, (lane, before) in enumerate(zip(lanes, self.lanes, strict=True)):
                if len(lane.typed) < len(before.typed):
                    self._place = place
        self.lanes = lanes
        if self._place is None or lanes[self._place].is_full:
            first = self._place or 0
            after = [*range(first, len(lanes)), *range(first)]
            self._place = next((place for place in after if not lanes[place].is_full), None)

    @property
    def lane(self) -> TypingLane | None:
        """The lane that the next key goes to, None once all are full and none is chosen."""
        return None if self._place is None else self.lanes[self._place]

    @property
    def are_dice(self) -> bool:
        """Whether these are dice, which have numbers alone."""
        return any(lane.are_dice for lane in self.lanes)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed."""
        return self.major is None and not any(lane.typed for lane in self.lanes)

    def choose(self, place: int) -> None:
        """Go to this lane, counted from 0; typing into a full lane starts it over."""
        self._place, self.major = place, None

    def step(self, by: int) -> None:
        """Go to the lane above or below."""
        place = self._place
        if place is None:
            place = 0 if by > 0 else len(self.lanes)
            by = min(by, 0)
        self.choose((place + by) % len(self.lanes))

    def press(self, word: str) -> None:
        """Take a key: a number from 1 to 10, a letter of a card, or a Major's number digit by digit."""
        if self.major is not None and word.isdecimal():
            self.major += word[-1]
            if len(self.major) == 2:
                self.finish_major()
        elif not self.finish_major():
            return  # the key is not for the place of a card that was refused
        elif word == MAJOR_KEY:
            self.major = ""
        else:
            self._type(word)

    @property
    def awaits_major(self) -> bool:
        """Whether a Major's number is on its way."""
        return bool(self.major)

    def finish_major(self) -> bool:
        """Take the number typed so far for a Major's, if one was on its way; return whether it was not refused."""
        number, self.major = self.major, None
        return self._type(f"{MAJOR_KEY}{int(number)}") if number else True

    def back(self) -> bool:
        """Take back the last key, or else the last card before it; return whether there was one."""
        if self.major is not None:
            self.major = self.major[:-1] if self.major else None
            return True
        until = len(self.lanes) - 1 if self._place is None else self._place
        for place in range(until, -1, -1):
            lane = self.lanes[place]
            if lane.typed:
                self._place = place
                self._do(TypeCards(lane.who, tuple(card.word for card in lane.typed[:-1])))
                return True
        return False

    def _type(self, word: str) -> bool:
        lane = self.lane
        if lane is None:
            return False
        before = () if lane.is_full else tuple(card.word for card in lane.typed)
        return self._do(TypeCards(lane.who, (*before, word)))
