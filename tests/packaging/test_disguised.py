"""English in disguise: each catalogue of it is other than English, and takes the same arguments."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from demoncity_gui.assets import asset
from disguised import disguised


@cache
def english() -> list[Any]:
    """Return every compiled message of English."""
    read = (json.loads(path.read_text("utf-8")) for path in asset("texts", "en").glob("*.json"))
    return [message for messages in read for message in messages.values()]


def arguments(message: Any) -> list[str]:
    """Return the arguments of a compiled message, in its order."""
    match message:
        case str():
            return []
        case ["?", kind, name, choices, default]:
            return [kind, name, default, *choices, *(one for choice in choices.values() for one in arguments(choice))]
        case [str(mark), str(name)] if mark in ("$", "#", "and", "or", "count"):
            return [f"{mark}{name}"]
    return [one for part in message for one in arguments(part)]


def test_a_disguise_changes_words_and_neither_arguments_nor_the_letters_of_menus() -> None:
    assert disguised("&Open and rename…") == "&Opèn ànd rènàmè…"
    for message in english():
        assert arguments(disguised(message)) == arguments(message)


@pytest.mark.english
def test_next_to_every_sentence_is_another_in_disguise() -> None:
    said = [one for one in english() if isinstance(one, str)]
    same = [one for one in said if disguised(one) == one]
    assert len(same) < len(said) / 50, same
