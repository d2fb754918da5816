"""Where the lanes stand on the TV, worked out without a widget: all cards of one size, as large as there is room.

The Horror's lanes stand above with their words over their cards, the players' below with their words beneath: the
cards of both face the corridor between them, where the strip is and where threads run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil
from typing import Final, Protocol

from msgspec import Struct

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CARD_ASPECT, SAFE, Box, card_at
from demoncity_gui.tv.scene.fans import STEP, fan_height, fan_width, spread, spread_width

CORRIDOR: Final = 92.0
"""The band between the two sides."""
GUTTER: Final = 22.0
"""Between two lanes side by side."""
ROW_GAP: Final = 30.0
"""Between two rows of one side; threads pass there."""
WORDS_GAP: Final = 8.0
"""Between a lane's cards and its words."""
LIFT: Final = 12.0
"""How far the card that counts rises towards the corridor's middle or the screen's upper edge."""
MOST_DEED_LINES: Final = 4
_TIERS: Final = 3
_HIGHEST: Final = 420.0
_HIGHEST_ALONE: Final = 640.0
_LOWEST: Final = 24.0
_PRECISION: Final = 2.0
_BESIDE: Final = 400.0
"""How wide words are where a lane is so wide that they stand beside its cards."""
_NARROWEST: Final = 96.0
_WIDE_ENOUGH: Final = 224.0
"""A lane is not made wider than this for one long word."""
_FEW: Final = 6
"""Up to so many lanes, each deed has a line at least."""
_WANTED: Final = ((6, 0.2205), (9, 0.17), (12, 0.143))
"""Up to so many lanes, deeds are cut before cards are lower than this part of the canvas."""


class Want(Struct, frozen=True):
    """What a lane asks of the plan: a side, room for so many cards, and for what is written.

    `shorter` are shorter forms of the name, longest first, and `short_target` is one of the target's.
    """

    deck: DeckName
    cards: int
    name: str = ""
    deed: str = ""
    target: str = ""
    shorter: tuple[str, ...] = ()
    short_target: str = ""


class Size(Struct, frozen=True):
    """How wide and how high something is, in canvas units."""

    width: float
    height: float


class Words(Protocol):
    """Tells how large a lane's words are."""

    def size(self, want: Want, width: float, deed_lines: int) -> Size:
        """Return the room that they take in this width, the deed in at most so many lines."""

    def narrowest(self, want: Want) -> float:
        """Return how wide a lane must be so that no word of the name and of the target's is broken."""


class LaneSpot(Struct, frozen=True):
    """Where one lane's parts stand; `row` counts from the top, over both sides. A lane without cards has an outline.

    Its words have room there in letters so many times as large as usual.
    """

    lane: Box
    words: Box
    deed_lines: int
    cards: tuple[Box, ...]
    outline: Box
    row: int
    letters: float = 1.0


class Plan(Struct, frozen=True):
    """Where everything stands; `places` in the order of the wants, `card_height` the same in all of them."""

    places: tuple[LaneSpot, ...]
    strip: Box
    card_height: float


class _Shape(Struct, frozen=True):
    """One way to set up a table: rows of either side, by index of the want, and tiers of cards."""

    rows: tuple[tuple[int, ...], ...]
    above: int
    tiers: int


class _Row(Struct, frozen=True):
    """A row at some height of its cards: how wide each lane is, how high words and cards are.

    Where words stand `beside` the cards, that is how wide each lane's are, else empty.
    """

    widths: tuple[float, ...]
    words: float
    cards: float
    beside: tuple[float, ...]

    @property
    def height(self) -> float:
        """What it takes of the screen."""
        if self.beside:
            return max(self.cards, self.words) + LIFT
        return self.cards + LIFT + (WORDS_GAP + self.words if self.words else 0.0)


def plan(wants: Sequence[Want], words: Words, *, left: float = SAFE.x, corridor: float = CORRIDOR) -> Plan:
    """Return the places of these lanes, on the ground from `left` on, with a corridor so high between the sides.

    Deeds are whole where that leaves the cards a readable size, else cut line by line.
    """
    ground = _Ground(left, SAFE.right - left, corridor, _HIGHEST if len(wants) > 1 else _HIGHEST_ALONE)
    if not wants:
        return Plan((), ground.strip(SAFE.y + (SAFE.height - corridor) / 2), _HIGHEST)
    wanted = readable(len(wants))
    best: tuple[float, _Shape, int] | None = None
    for deed_lines in range(MOST_DEED_LINES, 0 if len(wants) <= _FEW else -1, -1):
        for shape in _shapes(wants):
            height = _highest(shape, wants, words, ground, deed_lines, above=0.0 if best is None else best[0])
            if height and (best is None or height > best[0]):
                best = (height, shape, deed_lines)
        if best is not None and best[0] >= wanted:
            break
    if best is None:
        return _crowd(wants, words, ground)
    return _laid_out(best[1], wants, words, ground, best[2], best[0])


def readable(lanes: int) -> float:
    """Return how high cards should be among so many lanes before deeds may take their room."""
    return next((part for most, part in _WANTED if lanes <= most), 0.0) * CANVAS_HEIGHT


class _Ground(Struct, frozen=True):
    """The ground that lanes have, as high as the safe one; how high the corridor on it is, and a card at most."""

    x: float
    width: float
    corridor: float
    highest: float

    def strip(self, y: float) -> Box:
        """Return the corridor at this height."""
        return Box(self.x, y, self.width, self.corridor)


def _shapes(wants: Sequence[Want]) -> Iterator[_Shape]:
    sides = [[at for at, want in enumerate(wants) if want.deck is deck] for deck in (DeckName.HORROR, DeckName.PLAYERS)]
    ways = [range(1, min(4, len(side)) + 1) if side else (0,) for side in sides]
    most = max(want.cards for want in wants)
    for above, below in product(*ways):
        rows = (*_split(sides[0], above), *_split(sides[1], below))
        for tiers in range(1, min(_TIERS, max(1, most)) + 1):
            yield _Shape(rows, above, tiers)


def _split(side: Sequence[int], rows: int) -> list[tuple[int, ...]]:
    """Split a side into so many rows, as even as can be."""
    if not rows:
        return []
    longest = ceil(len(side) / rows)
    return [tuple(side[first : first + longest]) for first in range(0, len(side), longest)]


def _highest(
    shape: _Shape, wants: Sequence[Want], words: Words, ground: _Ground, deed_lines: int, *, above: float
) -> float:
    """Return how high the cards of this shape can be, 0 where that is no more than `above`."""

    def fits(height: float) -> bool:
        cards = sum(max(fan_height(wants[at].cards, shape.tiers, height) for at in row) for row in shape.rows)
        if cards + ground.corridor > SAFE.height:
            return False  # known without any words
        rows = [_row(row, shape, wants, words, ground.width, deed_lines, height) for row in shape.rows]
        if any(row is None for row in rows):
            return False
        return _taken(shape, [row for row in rows if row is not None], ground) <= SAFE.height

    low, high = max(above + _PRECISION, _LOWEST), ground.highest
    if low > high or not fits(low):
        return 0.0
    if fits(high):
        return high
    while high - low > _PRECISION:
        middle = (low + high) / 2
        if fits(middle):
            low = middle
        else:
            high = middle
    return low


def _taken(shape: _Shape, rows: Sequence[_Row], ground: _Ground) -> float:
    within = sum(row.height for row in rows)
    both = 0 < shape.above < len(rows)
    return within + ground.corridor + (len(rows) - (2 if both else 1)) * ROW_GAP


def _row(
    members: Sequence[int],
    shape: _Shape,
    wants: Sequence[Want],
    words: Words,
    width: float,
    deed_lines: int,
    height: float,
) -> _Row | None:
    """Return a row with cards so high and words where they take least, None where it isn't wide enough for them."""
    fans = [fan_width(wants[at].cards, shape.tiers, height) for at in members]
    cards = max(fan_height(wants[at].cards, shape.tiers, height) for at in members)
    narrowest = [min(_WIDE_ENOUGH, ceil(words.narrowest(wants[at]) / 8) * 8) for at in members]
    ways = []
    for beside in (0.0, _BESIDE + WORDS_GAP * 2):
        least = fans if beside else [max(fan, word) for fan, word in zip(fans, narrowest, strict=True)]
        widths = _widths([one + beside for one in least], width - (len(members) - 1) * GUTTER)
        if widths is not None:
            # Widths in steps, so that a text once measured need not be measured for each height that is tried.
            text = [(_BESIDE if beside else lane // 8 * 8) for lane in widths]
            sizes = [words.size(wants[at], room, deed_lines) for at, room in zip(members, text, strict=True)]
            tall = max(size.height for size in sizes)
            ways.append(_Row(tuple(widths), tall, cards, tuple(size.width for size in sizes) if beside else ()))
    return min(ways, key=lambda row: row.height, default=None)


def _widths(least: Sequence[float], width: float) -> list[float] | None:
    """Share out a row's width: each lane has what it needs, and what is left goes to the narrowest first."""
    needed = [max(one, _NARROWEST) for one in least]
    if sum(needed) > width + 0.01:
        return None
    spare, count = width, len(needed)
    for one in sorted(needed, reverse=True):
        if one * count > spare:
            spare -= one
            count -= 1
        else:
            break
    level = spare / count if count else 0.0
    return [max(one, level) for one in needed]


def _laid_out(
    shape: _Shape, wants: Sequence[Want], words: Words, ground: _Ground, deed_lines: int, height: float
) -> Plan:
    rows = [_row(row, shape, wants, words, ground.width, deed_lines, height) for row in shape.rows]
    made = [row for row in rows if row is not None]
    y = SAFE.y + max(0.0, (SAFE.height - _taken(shape, made, ground))) / 2
    strip = ground.strip(y)
    places: dict[int, LaneSpot] = {}
    for number, (members, row) in enumerate(zip(shape.rows, made, strict=True)):
        if number == shape.above:
            strip = ground.strip(y)
            y = strip.bottom
        elif number:
            y += ROW_GAP
        tall = row.height
        x = ground.x + (ground.width - sum(row.widths) - (len(members) - 1) * GUTTER) / 2
        for place, (at, width) in enumerate(zip(members, row.widths, strict=True)):
            lane = Box(x, y, width, tall)
            beside = row.beside[place] if row.beside else None
            places[at] = _place(lane, wants[at], row, shape, number, deed_lines, height, beside)
            x += width + GUTTER
        y += tall
    if shape.above == len(shape.rows):
        strip = ground.strip(y)
    return Plan(tuple(places[at] for at in range(len(wants))), strip, height)


def _place(
    lane: Box, want: Want, row: _Row, shape: _Shape, number: int, deed_lines: int, height: float, beside: float | None
) -> LaneSpot:
    above = number < shape.above
    fan = fan_width(want.cards, shape.tiers, height)
    tall = fan_height(want.cards, shape.tiers, height)
    if beside is not None:
        # A lane that has the row to itself has its cards in the middle, beneath or above the strip's words.
        alone = len(row.widths) == 1
        room = max(0.0, lane.width - (fan + WORDS_GAP * 2 + beside))  # a text that can't be broken may be too wide
        free = min((lane.width - fan) / 2, room) if alone else room / 2
        cards = Box(lane.x + free, lane.y + LIFT + (lane.height - LIFT - tall) / 2, fan, tall)
        words = Box(cards.right + WORDS_GAP * 2, lane.y + LIFT, _BESIDE, lane.height - LIFT)
    else:
        # Cards stand at the corridor's side of their lane: a row of fewer tiers keeps its edge there.
        top = lane.y + lane.height - tall if above else lane.y + LIFT
        wide = spread_width(want.cards, shape.tiers, height, lane.width)
        cards = Box(lane.x + (lane.width - wide) / 2, top, wide, tall)
        words_y = lane.y if above else lane.y + LIFT + row.cards + WORDS_GAP
        words = Box(lane.x, words_y, lane.width, row.words)
    boxes = spread(want.cards, cards, shape.tiers, height)
    outline = boxes[0] if boxes else card_at(cards.middle - height * CARD_ASPECT / 2, cards.y, height)
    return LaneSpot(lane, words, deed_lines, boxes, outline, number)


def _crowd(wants: Sequence[Want], words: Words, ground: _Ground) -> Plan:
    """Return places for more lanes than have room for words: rows as they fit, cards as high as is left."""
    columns = max(1, int(ground.width // 60))
    sides = [[at for at, want in enumerate(wants) if want.deck is deck] for deck in (DeckName.HORROR, DeckName.PLAYERS)]
    rows = [_split(side, ceil(len(side) / columns)) for side in sides]
    count = len(rows[0]) + len(rows[1])
    tall = (SAFE.height - ground.corridor) / count
    places: dict[int, LaneSpot] = {}
    y, strip = SAFE.y, ground.strip(SAFE.y)
    for number, members in enumerate((*rows[0], *rows[1])):
        if number == len(rows[0]):
            strip = ground.strip(y)
            y = strip.bottom
        width = ground.width / len(members)
        for at, member in enumerate(members):
            lane = Box(ground.x + at * width, y, width, tall)
            cards = wants[member].cards
            height = max(6.0, min(tall - 2, (width - 4) / CARD_ASPECT / (1 + max(0, cards - 1) * STEP)))
            area = Box(lane.x + 2, lane.y, fan_width(cards, 1, height), height)
            boxes = spread(cards, area, 1, height)
            outline = card_at(area.x, area.y, height)
            places[member] = LaneSpot(lane, Box(lane.x, lane.y, 0.0, 0.0), 0, boxes, outline, number)
        y += tall
    return Plan(tuple(places[at] for at in range(len(wants))), strip, 6.0)
