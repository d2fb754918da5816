"""The luck of the throw that a picture of the TV shows, for a picture that is kept."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from demoncity_gui.games.game import Deed
from demoncity_gui.luck.throws import luck_of
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts import luck as said
from demoncity_gui.words.chances import of_hundred


def luck_in(picture: TvPicture, deed: Deed[Any, Any, Any]) -> str:
    """Return the luck of the throw of a deed that was least to be expected, "" where the picture shows none of it.

    Of a verdict it is a throw that decides it, if one can be told. It goes to the players: only throws
    from their own deck count, of people whom they see, whose cards lie open there.
    """
    lying = {(lane.key, lane.number) for lane in picture.lanes}
    throws = [
        one
        for one in luck_of(deed).throws
        if (one.who, one.value) in lying
        and deed.before.character(one.who).deck is DeckName.PLAYERS
        and not deed.before.character(one.who).hidden
    ]
    if not throws:
        return ""
    told = picture.showdown
    deciding = () if told is None else [one for one in throws if one.who in (told.left, told.right)]
    one = max(deciding or throws, key=lambda throw: abs(throw.share - Fraction(1, 2)))
    name = deed.before.character(one.who).public_name
    return said.in_a_picture(who=name, value=one.value, share=of_hundred(one.share))
