"""What the Host's page of what to hold up shows: what is held up now, and who has a picture."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.rules.table import Table
from demoncity_gui.session.tv_picture import Showing


class Portrait(Struct, frozen=True):
    """Somebody's picture: the path of its file, the Host's name for them, and the players', which stands beneath it."""

    name: str
    caption: str
    path: str


class ShowPicture(Struct, frozen=True):
    """`showing` is what is held up, `portraits` are those of the cast who have one, in the order of the cast."""

    showing: Showing | None
    portraits: tuple[Portrait, ...]


def show_picture(table: Table, showing: Showing | None, *, names: bool) -> ShowPicture:
    """Return what can be held up at this table; without `names` no portrait is called anything."""
    return ShowPicture(
        showing,
        tuple(
            Portrait(one.name, one.public_name if names else "", one.picture) for one in table.characters if one.picture
        ),
    )
