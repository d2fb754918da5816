"""So many lanes with so many cards each, at every stage: what a test of sizes, or a benchmark, puts on the stage."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

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

TITLE = "Low Tide at the Lido"
PEOPLE = (
    ("Ceelo", "swings the fire axe at the Eel-Faced Girl"),
    ("Man in the Grey Coat", "fires his pistol at Dolores"),
    ("Dolores", "claws at the Man in the Grey Coat"),
    ("Eel-Faced Girl", "fills the lungs of Dolores"),
    ("Marty", "dives for cover"),
    ("The Attendant", "drags Marty under"),
    ("Nena", "shoots the Man in the Grey Coat"),
    ("Something in the drain", "reaches for Ceelo’s ankle"),
    ("Thaddeus", "bars the door"),
    ("The Second Twin", "bites Nena"),
    ("Sister Agnes", "holds up the lantern"),
    ("The Bather", "rises"),
)
"""Names and deeds of the usual lengths; every other one stands against the players."""


def lanes(count: int, cards: int, *, first: int = 0, mixed: bool = False) -> tuple[Lane, ...]:
    """So many lanes with their cards turned, from this card on; `mixed`: one to `cards` of them, in turns."""
    pack, at = list(Card), first
    made = []
    for key, (name, deed) in enumerate(PEOPLE[:count]):
        many = key % cards + 1 if mixed else cards
        hand = tuple(FaceUp(pack[(at + n) % len(pack)], n == many - 1) for n in range(many))
        at += many
        deck = DeckName.HORROR if key % 2 else DeckName.PLAYERS
        number = (10, 7, 18, 21, 6)[key % 5]
        aims = [other for other, (their, _) in enumerate(PEOPLE[:count]) if deed.endswith(their)]
        target = "" if not aims else PEOPLE[aims[0]][0]
        made.append(
            Lane(key, name, deed, deck, hand, number, target=target, targets=tuple(aims), clash="AB"[key // 4 % 2])
        )
    return tuple(made)


def down(lane: Lane) -> Lane:
    return replace(lane, cards=tuple(FaceDown() for _ in lane.cards), number=None)


def announcing(of: Sequence[Lane], spoken: int) -> TvPicture:
    """So many have announced; the next one is speaking."""
    ladder = tuple(Rung(lane.name, lane.deck, at == spoken, at < spoken, lane.key) for at, lane in enumerate(of))
    return TvPicture(
        TvStage.ANNOUNCE, TITLE, round_number=2, ladder=ladder, lanes=tuple(down(lane) for lane in of[:spoken])
    )


def ready(of: Sequence[Lane]) -> TvPicture:
    return TvPicture(TvStage.READY, TITLE, round_number=2, lanes=tuple(down(lane) for lane in of))


def verdict(of: Sequence[Lane]) -> TvPicture:
    """The first two Clashes have been thrown, and the first is told: two against two, the others wait."""
    told = [
        replace(
            lane,
            state=LaneState.WAITING if at > 3 else LaneState.NOTHING if at in (0, 3) else LaneState.HAPPENED,
            marks=((Mark.FUMBLE,), (Mark.CRITICAL,), (), (Mark.SIGNIFICATOR, Mark.HURT))[at % 4],
            worth=("Queen = 13", "")[at % 2],
        )
        for at, lane in enumerate(of)
    ]
    return TvPicture(
        TvStage.VERDICT,
        TITLE,
        round_number=2,
        lanes=tuple(told),
        arrows=(Arrow(1, 2 if len(of) > 2 else 0, True),),
        banner=Banner("The Horror acts first", "The Man in the Grey Coat hits Dolores.", BannerMood.HORROR),
        showdown=Showdown(0, 1, 1, others=tuple(range(2, min(4, len(of))))),
    )


def tied(of: Sequence[Lane]) -> TvPicture:
    told = verdict(of)
    words = "The strip lights burst, one after another, and the bath is dark but for the muzzle flashes."
    showdown = Showdown(0, 1, tied=True)
    banner = Banner("Tie", words, BannerMood.TIE)
    return TvPicture(TvStage.VERDICT, TITLE, round_number=2, lanes=told.lanes, banner=banner, showdown=showdown)


def aftermath(of: Sequence[Lane]) -> TvPicture:
    told = verdict(of)
    return TvPicture(TvStage.AFTERMATH, TITLE, round_number=2, lanes=told.lanes, banner=Banner("Round 2 is over"))


def long_verdict(of: Sequence[Lane]) -> TvPicture:
    """As much as the strip ever says of a Clash."""
    words = (
        "The Man in the Grey Coat fires his pistol at Dolores. "
        "The Man in the Grey Coat: a critical success. Marty: The Fool, a fumble."
    )
    return replace(verdict(of), banner=Banner("The Horror won · 18", words, BannerMood.HORROR))


def summary(of: Sequence[Lane]) -> TvPicture:
    """What a hard round leaves."""
    words = "The lights go out. Out of the Fight: Dolores and Marty. Panic: Ceelo and Nena. Hurt: The Bather."
    return replace(aftermath(of), banner=Banner("Round 2 is over", words))


def task(of: Sequence[Lane]) -> TvPicture:
    """So many in one contest."""
    lanes = tuple(
        replace(
            lane, key=-1 - at, deed="against all the others", marks=((Mark.HURT,), (), (Mark.SIGNIFICATOR,))[at % 3]
        )
        for at, lane in enumerate(of)
    )
    return TvPicture(
        TvStage.TASK,
        TITLE,
        lanes=lanes,
        banner=Banner("Dolores won · 18", "", BannerMood.PLAYERS),
        showdown=Showdown(-1, -2 if len(of) > 1 else None, -1, others=tuple(-1 - at for at in range(2, len(of)))),
    )


def verdict_alone(of: Sequence[Lane]) -> TvPicture:
    """Real cards lie on the real table, and none on the TV."""
    told = verdict(of)
    return replace(told, lanes=tuple(replace(lane, cards=()) for lane in told.lanes))


TITLE_CARD = TvPicture(TvStage.IDLE, TITLE, "The drained swimming bath, ten past two at night")


def stages(count: int, cards: int, *, mixed: bool = False) -> dict[str, TvPicture]:
    """Every stage of a round of so many lanes, by a name for it."""
    of = lanes(count, cards, mixed=mixed)
    return {
        "announce": announcing(of, count - 1),
        "announced": announcing(of, count),
        "ready": ready(of),
        "verdict": verdict(of),
        "tied": tied(of),
        "aftermath": aftermath(of),
        "long verdict": long_verdict(of),
        "summary": summary(of),
        "task": task(of),
        "verdict alone": verdict_alone(of),
    }
