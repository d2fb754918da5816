"""Deeds as a story tells them: done, “swung his torch at Bill”, or tried, “swing his torch at Bill”."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Move
from demoncity_gui.games.demon_city.rules.characters import SEVERAL, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.deeds import attack_words, has_own_words, targets_of
from demoncity_gui.texts import demon_city_account as said
from demoncity_gui.texts.catalogue import ENGLISH, language
from demoncity_gui.texts.verbs import told


def told_deed(table: Table, who: CharacterId, announcement: Announcement, names: Sequence[str], *, done: bool) -> str:
    """Return what somebody announced as it is told afterwards; `names` are those at whom it was aimed."""
    character = table.character(who)
    several = character.pronoun == SEVERAL
    if announcement.words:
        return in_words(announcement.words, done=done, several=several)
    match announcement:
        case Attack(manner=manner):
            own = attack_words(character, manner) if has_own_words(character, manner) else ""
            verb = told(language(), own, several=several)
            if verb is None:  # a sheet in another language
                attack = said.attack_of_several if several else said.attack
                return attack(manner=manner.value, done=done, targets=names)
            words, behind = (verb.done, "") if done else (verb.tried, verb.behind)
            return said.aimed(words=words, targets=names, behind=behind).strip()
        case Defend():
            return said.defend(done=done)
        case Act(uncontested=False) if table.fight is not None and who in table.fight.drivers:
            return said.drive(done=done, against=names)
        case Act(involves=involves) if involves and not names:
            return said.concern(done=done, whom=[table.character(one).name for one in involves])
        case Act():
            return said.act(done=done, against=names)
        case Move():
            return said.move(done=done)


def in_words(words: str, *, done: bool, several: bool = False) -> str:
    """Return a deed in somebody's own words: in the past where they begin with a verb, else quoted."""
    verb = told(language(), words, several=several)
    if verb is None:
        return said.in_words(done=done, words=words)
    return verb.done if done else f"{verb.tried} {verb.behind}".strip()


def attempt(words: str) -> str:
    """Return what somebody tried, as it goes behind “tried to”; nothing where it can only be quoted.

    A case names what may be tried as one is told to do it: “Come to 9 C ahead of them”.
    """
    if language() == ENGLISH and words[:1].isupper() and words[1:2].islower():
        return words[:1].lower() + words[1:]
    verb = told(language(), words)
    return "" if verb is None else f"{verb.tried} {verb.behind}".strip()


def aims(announcement: Announcement | None) -> tuple[CharacterId, ...]:
    """Return at whom a deed was aimed; at nobody where nothing was announced."""
    return () if announcement is None else targets_of(announcement)
