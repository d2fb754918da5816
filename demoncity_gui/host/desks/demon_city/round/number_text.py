"""What a deed has to beat, as the Host types it."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.views.host_picture import Speaker
from demoncity_gui.games.demon_city.words.stats import stat_word, stats_begun
from demoncity_gui.texts import demon_city_announcing as said


class Number(Struct, frozen=True):
    """One Intensity or several rising ones, the stat used, and the Host's word on 10, None where it isn't said."""

    levels: tuple[int, ...] = ()
    stat: str | None = None
    supernatural: bool | None = None

    @property
    def words(self) -> str:
        """The same as it is typed, nothing where neither is said."""
        word = next((says for says, is_so in on_ten().items() if is_so is self.supernatural), None)
        stat = None if self.stat is None else stat_word(self.stat)
        return " ".join(str(part) for part in (*self.levels, stat, word) if part is not None)


def read_number(text: str, speaker: Speaker) -> Number | str:
    """Read “5”, “5 perception” or “driving”: what a deed has to beat, the stat used, or both.

    Several rising numbers are levels (T-STATIC-09); “supernatural” or “mundane” at the end is the Host's word on
    Intensity 10 (T-STATIC-07). Return a sentence where it can't be meant.
    """
    edition, words = by_edition(speaker.edition), text.split()
    word = words[-1] if words and words[-1] in on_ten() and edition.several_intensities else None
    words = words[:-1] if word is not None else words
    levels = []
    while words and words[0].isascii() and words[0].isdecimal():
        levels.append(int(words.pop(0)[:4]))
    for number, level in enumerate(levels):
        if level > edition.most_intensity:
            return said.bad_intensity(level=level)
        if number and not edition.several_intensities:
            return said.one_number
        if number and level <= levels[number - 1]:
            return said.levels_fall(level=level, before=levels[number - 1])
    wanted = " ".join(words)
    stat = None
    if wanted:
        names = [one.name for one in speaker.stats]
        stat = next(iter(stats_begun(names, wanted)), None)
        if stat is None:
            return said.unknown_stat(who=speaker.name, known=list(map(stat_word, names)), letters=wanted)
    return Number(tuple(levels), stat, None if word is None else on_ten()[word])


def on_ten() -> dict[str, bool]:
    """Return the Host's words on Intensity 10, as they are typed behind the number (T-STATIC-07)."""
    return {said.supernatural: True, said.mundane: False}
