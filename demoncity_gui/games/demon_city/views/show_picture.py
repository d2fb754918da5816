"""What the Host's page of what to hold up shows: what is held up now, who has a picture, what the evening keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.tv_picture import Showing
from demoncity_gui.texts import demon_city_rows as said


class Portrait(Struct, frozen=True):
    """Somebody's picture, with the Host's name for them and the players', which stands beneath it.

    `name` is that of the portrait that the evening keeps, and `image` its JPEG once it may be read; without one, `path`
    is what the sheet says, which is opened only if the Host chooses it.
    """

    who: str
    caption: str
    name: str = ""
    image: bytes = b""
    path: str = ""


class ShowPicture(Struct, frozen=True):
    """`showing` is what is held up, `portraits` are those of the cast who have one, in the order of the cast.

    After them come pictures that the evening keeps and that are nobody's portrait.
    """

    showing: Showing | None
    portraits: tuple[Portrait, ...]


def show_picture(
    table: Table, showing: Showing | None, kept: Iterable[str], readable: Callable[[str], bytes], *, names: bool
) -> ShowPicture:
    """Return what can be held up at this table; without `names` no portrait is called anything.

    `kept` are the names of all pictures of the evening, `readable` finds one by its name.
    """
    people = tuple(
        Portrait(one.name, one.public_name if names else "", one.portrait, readable(one.portrait))
        if one.portrait
        else Portrait(one.name, one.public_name if names else "", path=one.picture)
        for one in table.characters
        if one.portrait or one.picture
    )
    portraits = {one.portrait for one in table.characters}
    others = [name for name in kept if name not in portraits]
    pictures = (Portrait(said.picture(number=n), "", name, readable(name)) for n, name in enumerate(others, start=1))
    return ShowPicture(showing, (*people, *pictures))
