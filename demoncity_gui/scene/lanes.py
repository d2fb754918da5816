"""Where everything stands on the TV: boxes on a canvas of 1920 by 1080, worked out without a widget.

The Horror's lanes stand above, the players' below, and the strip has a band of its own between them. All
lengths are canvas units: on a 1080p screen, pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from demoncity_gui.rules.decks import DeckName

CANVAS_WIDTH: Final = 1920.0
CANVAS_HEIGHT: Final = 1080.0
MARGIN_X: Final = CANVAS_WIDTH * 0.05
MARGIN_Y: Final = CANVAS_HEIGHT * 0.05
"""What an overscanning TV may cut off."""

SMALLEST_TEXT: Final = 34.0
"""Font size of the smallest text: 3.1 % of the canvas's height."""
NAME_HEIGHT: Final = 48.0
DEED_LINE: Final = 40.0
"""A line of what was announced."""
MARKS_LINE: Final = 38.0
"""A line of marks by the number."""
_AFTER_WORDS: Final = 4.0
STRIP_HEIGHT: Final = 114.0
GUTTER: Final = 20.0
"""Between two lanes side by side."""
CHANNEL: Final = 34.0
"""Between two rows, or a row and the strip: arrows run here."""
LIFT: Final = 12.0
"""How far the card that counts rises; kept free above every card."""
HALO: Final = 5.0
"""The line around a card that counts; kept free too."""

_MANY_ROWS: Final = 5
"""From so many rows on a channel is a third as high."""
_LOWEST_WITH_DEED: Final = 170.0
"""A lane that is lower tells no deed, which leaves its cards some room."""
_LEAST_HEIGHT: Final = 6.0
"""Of a card and of a number, however many there are at the table."""
_PADDING: Final = 12.0
_NARROWEST_LANES: Final = ((200.0, 300.0), (160.0, 220.0), (120.0, 100.0), (60.0, 0.0))
"""How narrow a lane may be, and how low its row may then be before the next narrower one is tried."""
_WIDEST_LANE: Final = 854.0
_HIGHEST_ROW: Final = 560.0
_LADDER_WIDTH: Final = 436.0
_LADDER_WIDTH_IN_A_CROWD: Final = 356.0
_LADDER_GAP: Final = 28.0
_LADDER_TITLE: Final = 72.0
_HIGHEST_RUNG: Final = 70.0
_LOWEST_RUNG: Final = 48.0

CARD_ASPECT: Final = 7 / 12
_LEAST_STEP: Final = 0.5
"""The part of a card's width that the next one leaves free: its index is there."""
_WIDEST_GAP: Final = 14.0
_TIER_GAP: Final = 10.0
_USUAL: Final = 3
"""Where numbers stand is chosen for lanes of up to so many cards."""

NUMBER_PADDING: Final = 8.0
"""Kept free around the digits in a number's box."""
_NUMBER_HEIGHTS: Final = ((6, 148.0), (12, 104.0))
"""Up to so many lanes, numbers are so high; beyond, they are of the least height."""
_LEAST_NUMBER_HEIGHT: Final = 72.0
_CROWD: Final = 7
"""A ladder of more rungs is narrower, to leave the lanes more room."""
_NUMBER_ASPECT: Final = 1.12
_NUMBER_GAP: Final = 14.0
_WORDS_BESIDE: Final = 412.0
"""How wide name and deed are in a lane so wide that they stand beside the cards, not above."""
_MOST_DEED_LINES: Final = 3
_USUAL_DEED: Final = 480.0
"""How wide a deed in one line would be for which room is kept before it is announced."""
_CARDS_KEEP: Final = 0.68
"""The part of their height that cards keep when a deed takes more lines; if they can't, it takes fewer."""


class Box(Struct, frozen=True):
    """A rectangle on the canvas."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y where it ends."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """The x of its middle."""
        return self.x + self.width / 2

    def overlaps(self, other: Box) -> bool:
        """Tell whether the two share any ground; touching edges don't."""
        slack = 0.01
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def holds(self, other: Box) -> bool:
        """Tell whether the other lies wholly inside."""
        slack = 0.01
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


SAFE: Final = Box(MARGIN_X, MARGIN_Y, CANVAS_WIDTH - 2 * MARGIN_X, CANVAS_HEIGHT - 2 * MARGIN_Y)
"""Where everything must be that a viewer must see."""


class Want(Struct, frozen=True):
    """What a lane asks of the plan: a side, and room for so many cards, for what was announced and for the name."""

    deck: DeckName
    cards: int
    deed: str = ""
    name: str = ""


Lines = Callable[[str, float], int]
"""Tells how many lines a text takes in a width."""


class Place(Struct, frozen=True):
    """Where one lane's parts stand; `row` counts from the top, over both sides.

    `deed` has room for `deed_lines` lines, the same in a whole row; a long name may take the first of them. `marks` is
    what room a line of marks has by the number, if it has any.
    """

    panel: Box
    name: Box
    deed: Box
    deed_lines: int
    cards: tuple[Box, ...]
    number: Box
    row: int
    marks: Box | None = None


class Plan(Struct, frozen=True):
    """Where everything stands; `places` in the order of the wants.

    `spare` are panels that rungs of the ladder promise and no lane has taken yet.
    """

    places: tuple[Place, ...]
    strip: Box
    spare: tuple[Box, ...] = ()
    ladder: Box | None = None
    rungs: tuple[Box, ...] = ()


def plan(
    wants: Sequence[Want],
    *,
    ladder: Sequence[DeckName] = (),
    numbers: bool = True,
    lines: Lines = lambda deed, width: 1,
    name_lines: Lines = lambda name, width: 1,
) -> Plan:
    """Return the places of these lanes, side by side with a ladder if it has rungs.

    With a ladder, each of its rungs keeps a place free on its side, and each row the lines of a usual deed, so
    that neither lanes nor cards shift as they fill. Without `numbers` the cards take their room too.
    """
    ground = SAFE
    ladder_box = None
    rungs: tuple[Box, ...] = ()
    if ladder:
        ladder_box, rungs = _ladder(len(ladder))
        left = ladder_box.right + _LADDER_GAP
        ground = Box(left, SAFE.y, SAFE.right - left, SAFE.height)

    above = _side(wants, ladder, DeckName.HORROR)
    below = _side(wants, ladder, DeckName.PLAYERS)
    for narrowest, lowest in _NARROWEST_LANES:
        rows_above = _rows(len(above), ground.width, narrowest)
        rows_below = _rows(len(below), ground.width, narrowest)
        rows = len(rows_above) + len(rows_below)
        channel = CHANNEL if rows < _MANY_ROWS else CHANNEL / 3
        free = ground.height - STRIP_HEIGHT - rows * channel
        row_height = min(_HIGHEST_ROW, free / rows) if rows else 0.0
        if row_height >= lowest:
            break
    y = ground.y + (free - rows * row_height) / 2

    number_height = 0.0
    if numbers:
        fitting = (height for most, height in _NUMBER_HEIGHTS if max(len(wants), len(ladder)) <= most)
        number_height = next(fitting, _LEAST_NUMBER_HEIGHT)
    deeds = _Deeds(lines, name_lines, _USUAL_DEED if ladder else 0.0)
    places: dict[int, Place] = {}
    spare: list[Box] = []
    row = 0
    strip = Box(ground.x, y, ground.width, STRIP_HEIGHT)
    for members, split in ((above, rows_above), (below, rows_below)):
        if members is below:
            strip = Box(ground.x, y, ground.width, STRIP_HEIGHT)
            y = strip.bottom + channel
        for first, count in split:
            panels = _panels(Box(ground.x, y, ground.width, row_height), count, max(c for _, c in split))
            taken = [(at, panel) for at, panel in zip(members[first : first + count], panels, strict=True)]
            filled = [(at, panel) for at, panel in taken if at is not None]
            spare += [panel for at, panel in taken if at is None]
            for (at, _), place in zip(
                filled,
                _furnish([(panel, wants[at]) for at, panel in filled], number_height, row, deeds),
                strict=True,
            ):
                places[at] = place
            y += row_height + channel
            row += 1
    return Plan(tuple(places[at] for at in range(len(wants))), strip, tuple(spare), ladder_box, rungs)


def _side(wants: Sequence[Want], ladder: Sequence[DeckName], deck: DeckName) -> list[int | None]:
    """Return which wants stand on this side, by index, with None for each place kept free."""
    mine: list[int | None] = [at for at, want in enumerate(wants) if want.deck is deck]
    return mine + [None] * (sum(rung is deck for rung in ladder) - len(mine))


def _rows(count: int, width: float, narrowest: float) -> list[tuple[int, int]]:
    """Split a side into rows as even as can be: (index of the first, how many)."""
    if not count:
        return []
    fitting = max(1, int((width + GUTTER) // (narrowest + GUTTER)))
    rows = ceil(count / fitting)
    longest = ceil(count / rows)
    return [(first, min(longest, count - first)) for first in range(0, count, longest)]


def _panels(row: Box, count: int, columns: int) -> list[Box]:
    width = min(_WIDEST_LANE, (row.width - (columns - 1) * GUTTER) / columns)
    left = row.x + (row.width - count * width - (count - 1) * GUTTER) / 2
    return [Box(left + at * (width + GUTTER), row.y, width, row.height) for at in range(count)]


class _Deeds(Struct, frozen=True):
    """How many lines a row's deeds take, and how wide a deed still to come is thought to be."""

    lines: Lines
    name_lines: Lines
    to_come: float

    def of(self, want: Want, width: float) -> int:
        """Return how many lines one lane's deed takes, and what its name takes beyond a line."""
        return self.lines(want.deed, width) + self.name_lines(want.name, width) - 1


class _Inside(Struct, frozen=True):
    """How the inside of a row's panels is shared out, measured from a panel's corner.

    `number` is None where it stands beside the cards, wherever those end.
    """

    words: Box
    deed_lines: int
    cards: Box
    number: Box | None
    number_height: float


def _furnish(lanes: Sequence[tuple[Box, Want]], number_height: float, row: int, deeds: _Deeds) -> list[Place]:
    """Return the inside of a row's panels, alike in all of them."""
    if not lanes:
        return []
    inside = _shared_out(lanes[0][0], [want for _, want in lanes], number_height, deeds)
    number_height = inside.number_height
    number_width = number_height * _NUMBER_ASPECT
    places = []
    for panel, want in lanes:
        words = _moved(inside.words, panel)
        cards = tuple(_moved(card, panel) for card in _spread(want.cards, inside.cards))
        if inside.number is None:
            # Midway between the cards and the lane's edge.
            right = max((card.right for card in cards), default=panel.x + _PADDING)
            free = panel.right - _PADDING - right - number_width
            gap = _NUMBER_GAP if number_height else 0.0
            y = panel.y + inside.cards.y + (inside.cards.height - number_height) / 2
            number = Box(right + max(gap, min(free, (free + gap) / 2)), y, number_width, number_height)
        else:
            number = _moved(inside.number, panel)
        places.append(
            Place(
                panel=panel,
                name=Box(words.x, words.y, words.width, NAME_HEIGHT),
                deed=Box(words.x, words.y + NAME_HEIGHT, words.width, words.height - NAME_HEIGHT),
                deed_lines=inside.deed_lines,
                cards=cards,
                number=number,
                row=row,
                marks=_by_the_number(panel, number, inside) if number_height else None,
            )
        )
    return places


def _by_the_number(panel: Box, number: Box, inside: _Inside) -> Box | None:
    """Return the room for a line of marks above a number that stands beside the cards, or to the right of any other."""
    if inside.number is None:
        free = number.y - panel.y - inside.cards.y
        room = Box(number.x, number.y - MARKS_LINE, panel.right - _PADDING - number.x, MARKS_LINE)
        return room if free >= MARKS_LINE else None
    ends = panel.x + inside.words.right
    return Box(number.right, number.y + (number.height - MARKS_LINE) / 2, ends - number.right, MARKS_LINE)


def _shared_out(panel: Box, wants: Sequence[Want], number_height: float, deeds: _Deeds) -> _Inside:
    """Return how to share out a row's panels so that the deeds are whole and the usual throw has the largest cards.

    Where its deeds' further lines would take too much of the cards or anything of the number, they get fewer.
    """
    usual = max([want.cards for want in wants if want.cards <= _USUAL], default=1) or 1
    if not number_height:
        usual = _USUAL  # while cards still come, the arrangement must not change with each

    if panel.height < _LOWEST_WITH_DEED:
        ways = _arrangements(panel, number_height, lambda width: 0)
        return max(ways, key=lambda way: _height_in_line(usual, way.cards))

    def taken(width: float) -> int:
        return max(1, ceil(deeds.to_come / width), *(deeds.of(want, width) for want in wants))

    def best(most: int) -> _Inside:
        ways = _arrangements(panel, number_height, lambda width: min(most, taken(width)))
        return max(ways, key=lambda way: _height_in_line(usual, way.cards))

    plain = best(1)
    for most in range(_MOST_DEED_LINES, 1, -1):
        inside = best(most)
        kept = _height_in_line(usual, inside.cards) >= _CARDS_KEEP * _height_in_line(usual, plain.cards)
        if kept and inside.number_height >= plain.number_height:
            return inside
    return plain


def _arrangements(panel: Box, number_height: float, deed_lines: Callable[[float], int]) -> list[_Inside]:
    """Return the ways to share out a panel; where two serve the cards alike, the first is taken."""
    width = panel.width - 2 * _PADDING
    lines = deed_lines(width)
    head = NAME_HEIGHT + lines * DEED_LINE + _AFTER_WORDS
    top = _PADDING + head + LIFT + HALO
    height = max(_LEAST_HEIGHT, panel.height - top - _PADDING)
    high = min(number_height, height)
    wide = high * _NUMBER_ASPECT
    gap = _NUMBER_GAP if number_height else 0.0
    words = Box(_PADDING, _PADDING, width, head)
    below = panel.height - _PADDING - high
    ways = [
        _Inside(words, lines, Box(_PADDING, top, max(0.0, width - wide - gap), height), None, high),
        _Inside(
            words,
            lines,
            Box(_PADDING, top, width, max(0.0, height - high - gap)),
            Box(_PADDING, below, wide, high),
            high,
        ),
    ]
    beside = width - _WORDS_BESIDE - _NUMBER_GAP * 2
    if beside > 0:
        lines = deed_lines(_WORDS_BESIDE)
        head = NAME_HEIGHT + lines * DEED_LINE + _AFTER_WORDS
        top = _PADDING + LIFT + HALO
        free = panel.height - 2 * _PADDING - head
        high = min(number_height, max(_LEAST_HEIGHT, free))
        ways.append(
            _Inside(
                Box(_PADDING, _PADDING, _WORDS_BESIDE, head),
                lines,
                Box(panel.width - _PADDING - beside, top, beside, panel.height - top - _PADDING),
                Box(_PADDING, _PADDING + head + (free - high) / 2, high * _NUMBER_ASPECT, high),
                high,
            )
        )
    return ways


def _height_in_line(count: int, area: Box) -> float:
    """Return how high `count` cards in one line can be, each index free."""
    if area.width <= 0 or area.height <= 0:
        return 0.0
    return min(area.height, area.width / (1 + (count - 1) * _LEAST_STEP) / CARD_ASPECT)


def _spread(count: int, area: Box) -> list[Box]:
    """Return the cards of a lane in as many tiers as show them largest, midway between top and bottom."""
    if not count:
        return []
    height, tiers = _LEAST_HEIGHT, 1
    for tried in range(1, count + 1):
        line = Box(0, 0, area.width, (area.height - (tried - 1) * _TIER_GAP) / tried)
        fitting = _height_in_line(ceil(count / tried), line)
        if fitting > height + 0.01:
            height, tiers = fitting, tried
    width = height * CARD_ASPECT
    longest = ceil(count / tiers)
    step = width + _WIDEST_GAP
    if longest > 1:
        step = min(step, max(0.0, area.width - width) / (longest - 1))
    top = area.y + (area.height - tiers * height - (tiers - 1) * _TIER_GAP) / 2
    return [
        Box(area.x + (at % longest) * step, top + (at // longest) * (height + _TIER_GAP), width, height)
        for at in range(count)
    ]


def _moved(box: Box, onto: Box) -> Box:
    return Box(box.x + onto.x, box.y + onto.y, box.width, box.height)


def _ladder(count: int) -> tuple[Box, tuple[Box, ...]]:
    """Return the ladder's box, and its rungs' boxes; where not all fit, as many as do."""
    height = max(_LOWEST_RUNG, min(_HIGHEST_RUNG, (SAFE.height - _LADDER_TITLE) / count))
    shown = min(count, int((SAFE.height - _LADDER_TITLE) // height))
    width = _LADDER_WIDTH if count <= _CROWD else _LADDER_WIDTH_IN_A_CROWD
    box = Box(SAFE.x, SAFE.y, width, SAFE.height)
    first = SAFE.y + _LADDER_TITLE
    return box, tuple(Box(SAFE.x, first + at * height, width, height) for at in range(shown))
