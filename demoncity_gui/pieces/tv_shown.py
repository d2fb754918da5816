"""What of its picture the TV shows, by the Host's choice: it may leave something out, and never put anything in."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.pieces.tv_picture import Lane, TvPicture


class Shown(Struct, frozen=True):
    """What is shown: who speaks by their portrait, who speaks and acts when, what is announced, why a card counts so
    much, and the scene on the title card."""

    portraits: bool = True
    order: bool = True
    deeds: bool = True
    worth: bool = True
    scene: bool = True


def only(picture: TvPicture, shown: Shown) -> TvPicture:
    """Return the picture without what is not shown."""
    if shown == Shown():
        return picture
    board = picture.board
    if board is not None and not shown.order:
        board = replace(board, clock=())
    return replace(
        picture,
        portrait=picture.portrait if shown.portraits else b"",
        ladder=picture.ladder if shown.order else (),
        board=board,
        lanes=tuple(_lane(lane, shown) for lane in picture.lanes),
        subtitle=picture.subtitle if shown.scene else "",
    )


def _lane(lane: Lane, shown: Shown) -> Lane:
    """Return a lane without its words; how a deed ended that was settled at once is no part of these."""
    if not shown.deeds:
        lane = replace(lane, deed=lane.settled, settled="", target="", short_target="")
    return lane if shown.worth else replace(lane, worth="")
