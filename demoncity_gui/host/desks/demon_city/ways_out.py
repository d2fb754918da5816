"""What the Host can do about a refusal, by which key."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.host.keyboard.commands import TYPING_KEYS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.texts import demon_city_ways_out as said
from demoncity_gui.words.values import said_by_name

MENDED_IN_PLACE = (
    *(no.BadIntensity, no.BadToughness, no.BadNumber, no.SheetUnfit, no.NothingWritten),
    *(no.ListFull, no.NotOnList),
    *(no.NotASkill, no.CountsAlready, no.SpecialFormAlone, no.NotThisRule, no.NoSuchReading),
)
"""What was typed or chosen stays where it was, to be mended there: the sentence alone says how."""
_DEEDS = (Key.CLOSE, Key.SHOOT, Key.POWER, Key.DEFEND, Key.OTHER, Key.UNCONTESTED, Key.MOVE)


def way_out(reason: no.Refusal, keys: OwnKeys) -> str:
    """Return the sentence that names the keys which clear this, nothing where it is mended in place.

    The Host may overrule even how far somebody can run (T-AMB-76).
    """
    if isinstance(reason, MENDED_IN_PLACE):
        return ""
    signs = {key.name.lower(): keys.sign(key) for key in Key}
    deeds = " ".join(map(keys.sign, _DEEDS))
    tag = str(reason.__struct_config__.tag)
    return said_by_name(said, tag, **signs, deeds=deeds, typing=TYPING_KEYS)


def refused_with_way_out(sentence: str, reason: no.Refusal, keys: OwnKeys) -> str:
    """Return why something can't be, and what can be done about it."""
    return " ".join(filter(None, (sentence, way_out(reason, keys))))
