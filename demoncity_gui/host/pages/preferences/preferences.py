"""What a person may choose: each preference with its choices in words, and the setting that keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from demoncity_gui.cards.drawing.palette import PALETTES
from demoncity_gui.host.settings import (
    LANGUAGE,
    MOTION,
    MUTED,
    NEW_CARDS,
    NEW_DICE,
    NEW_RULES,
    RESULTS_AT_ONCE,
    SCALE,
    SCALES,
    SPEED,
    THEME,
    VERDICT_ALONE,
    VOLUME,
    VOLUMES,
    Setting,
)
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.texts import own_evening, tv_page
from demoncity_gui.texts import preferences as said
from demoncity_gui.texts.catalogue import ENGLISH, languages
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.tv.scene.liveliness import SPEEDS, Liveliness
from demoncity_gui.words.plain_text import harmless


class Preference(NamedTuple):
    """One thing to choose: what it is called, what it is for, and each choice in words.

    One that holds `at_next_start` is seen once the program has started again.
    """

    setting: Setting[Any]
    title: str
    about: str
    choices: Mapping[Any, str]
    at_next_start: bool = False


def preferences(own_palettes: Iterable[str]) -> tuple[Preference, ...]:
    """Return all that can be chosen; the person has these palettes besides the program's."""
    themes = {name: said[f"theme-{name}"] for name in PALETTES} | {name: harmless(name) for name in own_palettes}
    tongues = {"" if code == ENGLISH else code: said[f"language-{code}"] for code in languages() if code != PSEUDO}
    found = [
        Preference(THEME, said.theme, said.theme_about, themes),
        Preference(
            SCALE,
            said.scale,
            said.scale_about,
            {scale: said.per_cent(number=str(scale)) for scale in SCALES},
            at_next_start=True,
        ),
    ]
    if len(tongues) > 1:
        found.append(Preference(LANGUAGE, said.language, said.language_about, tongues, at_next_start=True))
    return (
        *found,
        Preference(
            MOTION,
            _plain(tv_page.motion),
            said.motion_about,
            {
                Liveliness.ON: _plain(tv_page.motion_on),
                Liveliness.REDUCED: _plain(tv_page.motion_reduced),
                Liveliness.OFF: _plain(tv_page.motion_off),
            },
        ),
        Preference(SPEED, _plain(tv_page.speed), said.speed_about, {speed: _speed(speed) for speed in SPEEDS}),
        Preference(
            RESULTS_AT_ONCE,
            said.results,
            said.results_about,
            {False: _plain(tv_page.results_with_tv), True: _plain(tv_page.results_at_once)},
        ),
        Preference(
            VERDICT_ALONE, said.real_cards, said.real_cards_about, {False: said.cards_too, True: said.verdict_alone}
        ),
        Preference(
            VOLUME,
            said.volume,
            said.volume_about,
            {volume: said.per_cent(number=str(volume)) for volume in VOLUMES},
        ),
        Preference(MUTED, said.sound, said.sound_about, {False: said.sound_on, True: said.sound_off}),
        *_of_a_new_evening(),
    )


def _of_a_new_evening() -> tuple[Preference, ...]:
    """Return what “My own evening” begins with."""
    return (
        Preference(
            NEW_RULES,
            said.new_rules,
            said.new_rules_about,
            {word: own_evening[word] for word in ("by-the-book", "gentle", "cruel")},
        ),
        Preference(
            NEW_CARDS,
            said.new_cards,
            said.new_cards_about,
            {
                DeckMode.PROGRAM: said.cards_program,
                DeckMode.EVERY_CARD: said.cards_every_card,
                DeckMode.HIGHEST_ONLY: said.cards_highest_only,
            },
        ),
        Preference(
            NEW_DICE,
            said.new_dice,
            said.new_dice_about,
            {
                DeckMode.PROGRAM: said.dice_program,
                DeckMode.EVERY_CARD: said.dice_every_card,
                DeckMode.HIGHEST_ONLY: said.dice_highest_only,
            },
        ),
    )


def _speed(speed: float) -> str:
    return tv_page.speed_usual if speed == 1.0 else tv_page.speed_times(speed=f"{speed:g}")


def _plain(words: str) -> str:
    """Return the words of a menu without the sign of its letter."""
    return words.replace("&", "")
