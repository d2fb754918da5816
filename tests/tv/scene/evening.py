"""A fight at the pier as the TV is told of it, stage by stage."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import read_evening_plan
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import (
    Arrow,
    Banner,
    BannerMood,
    FaceDown,
    FaceUp,
    Lane,
    LaneState,
    Mark,
    Rung,
    Showdown,
    TvPicture,
    TvStage,
)

HORROR, PLAYERS = DeckName.HORROR, DeckName.PLAYERS


def turned(*cards: Card, counts: int = 0) -> tuple[FaceUp, ...]:
    return tuple(FaceUp(card, at == counts) for at, card in enumerate(cards))


OPEN = (
    Lane(5, "The eel-faced girl", "drags Dolores under", HORROR, turned(Card.MOON, Card.SWORDS_4, Card.CUPS_2), 18),
    Lane(2, "Man in the grey coat", "shoots at Marty", HORROR, turned(Card.PENTACLES_6, Card.WANDS_3), 6),
    Lane(3, "Dolores", "fights free", PLAYERS, turned(Card.CUPS_7), 7),
    Lane(4, "Marty", "dives for cover", PLAYERS, turned(Card.SWORDS_9, Card.PENTACLES_1), 9),
    Lane(6, "Nena", "shoots the grey coat", PLAYERS, turned(Card.WANDS_10, Card.SWORDS_2, Card.CUPS_3), 10),
    Lane(1, "Ceelo", "swings the fire axe", PLAYERS, turned(Card.FOOL), 0),
)


def face_down(lane: Lane) -> Lane:
    return replace(lane, cards=tuple(FaceDown() for _ in lane.cards), number=None)


DOWN = tuple(face_down(lane) for lane in OPEN)

IDLE = TvPicture(TvStage.IDLE, "The Pier", "Friday")
READY = TvPicture(TvStage.READY, "The Pier", lanes=DOWN)
VERDICT = TvPicture(
    TvStage.VERDICT,
    "The Pier",
    lanes=(
        replace(OPEN[0], state=LaneState.HAPPENED, marks=(Mark.CRITICAL, Mark.SIGNIFICATOR)),
        *OPEN[1:5],
        replace(OPEN[5], state=LaneState.WAITING, marks=(Mark.FUMBLE,)),
    ),
    arrows=(Arrow(5, 3, True), Arrow(6, 2, False)),
    banner=Banner("The Horror acts first", "Dolores is dragged under.", BannerMood.HORROR),
    showdown=Showdown(6, 5, 5, others=(2, 3, 4)),
)
BLANK = replace(VERDICT, blank=True)


def announcing(count: int) -> TvPicture:
    """So many have announced; the next one is speaking."""
    ladder = tuple(Rung(lane.name, lane.deck, at == count, at < count, lane.key) for at, lane in enumerate(OPEN))
    return TvPicture(TvStage.ANNOUNCE, "The Pier", round_number=2, ladder=ladder, lanes=DOWN[:count])


def example_lanes() -> tuple[Lane, ...]:
    """The six of the example evening, each with the longest deed they have, at the longest name of the other side."""
    cast = read_evening_plan(asset("example-evening.toml")).characters
    lanes = []
    for key, who in enumerate(cast):
        target = max((other.name for other in cast if other.deck is not who.deck), key=len)
        phrases = ["acts against", who.close_deed, who.shoot_deed, *([who.power.deed] if who.power else [])]
        deed = f"{max(phrases, key=len)} {target}"
        lanes.append(Lane(key, who.name, deed, who.deck, turned(*list(Card)[:3]), 13, target=target))
    return tuple(lanes)


def announced(lanes: tuple[Lane, ...], count: int) -> TvPicture:
    """So many of these have announced, and the others stand on the ladder."""
    ladder = tuple(Rung(lane.name, lane.deck, False, at < count, lane.key) for at, lane in enumerate(lanes))
    down = tuple(face_down(lane) for lane in lanes[:count])
    return TvPicture(TvStage.ANNOUNCE, "The Pier", round_number=1, ladder=ladder, lanes=down)
