"""What a person may choose: each preference with its choices in words, and the setting that keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from demoncity_gui.cards.drawing.palette import PALETTES
from demoncity_gui.host.settings import (
    LANGUAGE,
    MOTION,
    NEW_CARDS,
    NEW_DICE,
    NEW_RULES,
    RESULTS_AT_ONCE,
    SCALE,
    SCALES,
    SPEED,
    THEME,
    TV_DEEDS,
    TV_LETTERS,
    TV_ORDER,
    TV_PORTRAITS,
    TV_SCENE,
    TV_WORTH,
    VERDICT_ALONE,
    VOLUME,
    VOLUMES,
    Setting,
)
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.texts import own_evening
from demoncity_gui.texts import preferences as said
from demoncity_gui.texts.catalogue import ENGLISH, languages
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.tv.scene.liveliness import LETTERS, SPEEDS, Liveliness
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
            _per_cent(SCALES),
            at_next_start=True,
        ),
    ]
    if len(tongues) > 1:
        found.append(Preference(LANGUAGE, said.language, said.language_about, tongues, at_next_start=True))
    return (*found, *_of_the_tv(), *_of_a_new_evening())


def _of_the_tv() -> tuple[Preference, ...]:
    """Return how the TV tells of play, and how much of it."""
    motions = {
        Liveliness.ON: said.motion_on,
        Liveliness.REDUCED: said.motion_reduced,
        Liveliness.OFF: said.motion_off,
    }
    shown = {True: said.is_shown, False: said.is_left_out}
    results = {False: said.results_with_tv, True: said.results_at_once}
    real = {False: said.cards_too, True: said.verdict_alone}
    return (
        Preference(TV_LETTERS, said.letters, said.letters_about, _per_cent(LETTERS)),
        Preference(MOTION, said.motion, said.motion_about, motions),
        Preference(SPEED, said.speed, said.speed_about, {speed: _speed(speed) for speed in SPEEDS}),
        Preference(VOLUME, said.volume, said.volume_about, _per_cent(VOLUMES)),
        Preference(RESULTS_AT_ONCE, said.results, said.results_about, results),
        Preference(TV_ORDER, said.order, said.order_about, shown),
        Preference(TV_PORTRAITS, said.portraits, said.portraits_about, shown),
        Preference(TV_DEEDS, said.deeds, said.deeds_about, shown),
        Preference(TV_WORTH, said.worth, said.worth_about, shown),
        Preference(TV_SCENE, said.scene, said.scene_about, shown),
        Preference(VERDICT_ALONE, said.real_cards, said.real_cards_about, real),
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


def _per_cent(numbers: Iterable[int]) -> dict[int, str]:
    return {number: said.per_cent(number=str(number)) for number in numbers}


def _speed(speed: float) -> str:
    return said.speed_usual if speed == 1.0 else said.speed_times(speed=f"{speed:g}")
