"""How every card lies in a picture, as values: in its lane, or in the showdown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from demoncity_gui.pieces.tv_picture import FaceUp, Lane, LaneState, Showdown, TvPicture, TvStage
from demoncity_gui.tv.scene.boxes import SAFE, Box
from demoncity_gui.tv.scene.card_item import Pose
from demoncity_gui.tv.scene.duel import Contender, Duel, duel
from demoncity_gui.tv.scene.house import House, house
from demoncity_gui.tv.scene.lane_item import want_of
from demoncity_gui.tv.scene.lane_words import WordsOfLanes, tells_as_much
from demoncity_gui.tv.scene.lanes import CORRIDOR, Plan, Want, plan, readable
from demoncity_gui.tv.scene.letters import as_large_as_fits

CardKey = tuple[int, int]
"""A lane's key, and which of its cards."""

_USUAL: Final = 3
"""While somebody has yet to announce, room is kept for so many cards."""
_CORRIDOR_WITH_WORDS: Final = 128.0
"""Where the strip has more to say than “Ready…”."""


def house_of(picture: TvPicture) -> House | None:
    """Return the house that stands beside the lanes while people announce."""
    if picture.stage is not TvStage.ANNOUNCE or not picture.ladder:
        return None
    speaker = next((at for at, rung in enumerate(picture.ladder) if rung.speaking), 0)
    return house(len(picture.ladder), speaker)


@lru_cache(maxsize=16)
def _plan(wants: tuple[Want, ...], left: float, corridor: float, letters: float) -> Plan:
    def made(size: float) -> Plan:
        found = plan(wants, WordsOfLanes(size), left=left, corridor=corridor * max(1.0, size))
        return replace(found, places=tuple(replace(place, letters=size) for place in found.places))

    def fits(larger: Plan, usual: Plan) -> bool:
        if larger.card_height < min(usual.card_height, readable(len(wants)) or usual.card_height):
            return False
        places = zip(wants, larger.places, usual.places, strict=True)
        return all(one.words.width > 0.0 and tells_as_much(want, one, other) for want, one, other in places)

    return as_large_as_fits(letters, made, fits)


def plan_of(picture: TvPicture, letters: float = 1.0) -> tuple[Plan, tuple[int, ...]]:
    """Return the places of a picture's lanes, and whose they are by key: those too who have yet to announce.

    Their words stand in letters up to so many times as large as usual, as they have room.
    """
    beside = house_of(picture)
    lanes = {lane.key: lane for lane in picture.lanes}
    if beside is None:
        wants = [want_of(lane) for lane in picture.lanes]
        banner = picture.banner if picture.showdown is None else None
        corridor = _CORRIDOR_WITH_WORDS if banner is not None and banner.line else CORRIDOR
        return _plan(tuple(wants), SAFE.x, corridor, letters), tuple(lanes)
    keys, wants = [], []
    for rung in picture.ladder:
        lane = lanes.pop(rung.key, None)
        keys.append(rung.key)
        if lane is None:
            wants.append(Want(rung.deck, _USUAL, rung.name, shorter=rung.shorter))
        else:
            want = want_of(lane)
            wants.append(replace(want, cards=max(_USUAL, want.cards)))
    for key, lane in lanes.items():
        keys.append(key)
        wants.append(want_of(lane))
    made = _plan(tuple(wants), beside.table_begins, CORRIDOR, letters)
    return _with_fewer_cards(made, picture, keys), tuple(keys)


def _with_fewer_cards(made: Plan, picture: TvPicture, keys: Sequence[int]) -> Plan:
    """Lay a lane's cards in the middle of the room that is kept for more."""
    cards = {lane.key: len(lane.cards) for lane in picture.lanes}
    places = []
    for key, place in zip(keys, made.places, strict=True):
        count = cards.get(key)
        if count is not None and count < len(place.cards):
            taken = place.cards[: max(1, count)]
            shift = (max(card.right for card in place.cards) - max(card.right for card in taken)) / 2
            moved = tuple(Box(card.x + shift, card.y, card.width, card.height) for card in taken)
            place = replace(place, cards=moved[:count], outline=moved[0])
        places.append(place)
    return replace(made, places=tuple(places))


def lane_poses(picture: TvPicture, made: Plan, keys: Sequence[int]) -> dict[CardKey, Pose]:
    """Return how the cards lie in their lanes: the one that counts to the front of its line, and raised."""
    at = {key: place for key, place in zip(keys, made.places, strict=True)}
    poses = {}
    for lane in picture.lanes:
        place = at[lane.key]
        counting = [isinstance(card, FaceUp) and card.counts for card in lane.cards]
        slots = _slots(place.cards[: len(counting)], counting)  # room may be kept for more cards
        back = lane.aside or lane.state is LaneState.WAITING
        lost = lane.state is LaneState.NOTHING
        for number, slot in enumerate(slots):
            dim = 1.0 if back or lost or (any(counting) and not counting[number]) else 0.0
            raised = 1.0 if counting[number] and not lost else 0.0
            poses[lane.key, number] = Pose(place.cards[slot], 3 + slot / 100, 1.0, dim, raised)
    return poses


def _slots(places: Sequence[Box], counting: Sequence[bool]) -> list[int]:
    """Return which place each card takes: where cards overlap, the one that counts steps to the front."""
    slots = list(range(len(places)))
    if any(counting) and any(one.overlaps(other) for one, other in pairwise(places)):
        counts = counting.index(True)
        slots = [slot if slot < counts else slot - 1 for slot in slots]
        slots[counts] = len(places) - 1
    return slots


def others_of(picture: TvPicture, showdown: Showdown) -> tuple[Lane, ...]:
    """Return the lanes of the showdown's row: those that belong to it first, then the rest as they stand."""
    contenders = (showdown.left, showdown.right, showdown.victim)
    rest = [lane for lane in picture.lanes if lane.key not in contenders]
    own = set(showdown.others)
    return tuple(sorted(rest, key=lambda lane: lane.key not in own))


def duel_of(picture: TvPicture, showdown: Showdown) -> Duel:
    """Return the places of a picture's showdown."""
    empty = not showdown.against and showdown.against_number is None
    alone = None in (showdown.left, showdown.right) and empty
    return duel(len(others_of(picture, showdown)), alone=alone)


def columns_of(showdown: Showdown, made: Duel) -> dict[int, Contender]:
    """Return where each contender stands, by key: the only one of a showdown that nothing faces in the middle."""
    columns = {}
    if showdown.left is not None:
        columns[showdown.left] = made.left
    if showdown.right is not None:
        columns[showdown.right] = made.left if made.alone else made.right
    return columns


def against_column(showdown: Showdown, made: Duel) -> Contender:
    """Return where what stands against a lone contender has its place."""
    return made.right if showdown.right is None else made.left


def duel_poses(
    picture: TvPicture, showdown: Showdown, lanes: dict[CardKey, Pose], *, told: bool
) -> dict[CardKey, Pose]:
    """Return how the cards lie in a showdown: the deciding ones large, the others' best small, the rest away.

    Who has won is seen only once it is `told`.
    """
    made = duel_of(picture, showdown)
    places = {key: column.card for key, column in columns_of(showdown, made).items()}
    contenders = set(places)
    row = others_of(picture, showdown)
    places |= {lane.key: entry.card for lane, entry in zip(row, made.row, strict=False)}
    poses = {}
    for lane in picture.lanes:
        best = next((at for at, card in enumerate(lane.cards) if isinstance(card, FaceUp) and card.counts), None)
        for at in range(len(lane.cards)):
            if at != best or lane.key not in places:
                here = lanes[lane.key, at]
                poses[lane.key, at] = Pose(here.box, here.z, 0.0)
                continue
            large = lane.key in contenders
            won = told and lane.key == showdown.winner
            lost = told and large and showdown.winner is not None and not won
            dim = 1.0 if not large and (lane.aside or lane.state is LaneState.WAITING) else 0.0
            if told and large and showdown.stalemate:
                dim = 1.0
            if told and not large and lane.state is LaneState.NOTHING:
                dim = 1.0
            poses[lane.key, at] = Pose(places[lane.key], 5.5 if large else 4.0, 1.0, dim, float(won), lost)
    return poses
