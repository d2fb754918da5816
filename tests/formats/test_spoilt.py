"""Files spoilt at every place in every way: what is said is a sentence of ours that names the place."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.cards.packs.pack_files import PackRefused
from demoncity_gui.cards.packs.packs import read_pack_text
from demoncity_gui.formats.cast import CastUnreadable, cast
from demoncity_gui.formats.evening_plan import PlanUnreadable, evening_plan
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.scenario.read import read_scenario
from demoncity_gui.texts import lists, misfits
from tests.games.demon_city.test_scenario import OPPOSED, ROUND, STATIC

Place = tuple[str | int, ...]
IN_TOML: tuple[Any, ...] = ("odd", 5, -1, 2.5, True, [], [1], ["x"], {}, {"odd": 1}, "x" * 11_000)
IN_JSON: tuple[Any, ...] = (*IN_TOML, None, 10**40)
GONE = object()

CAST = tomllib.loads(asset("example-evening.toml").read_text(encoding="utf-8"))
DECK = {
    "format": 1,
    "id": "noir",
    "name": "Noir",
    "author": "Ann",
    "license": "CC0",
    "image": {"fit": "cover", "trim": 1.5, "index": "overlay"},
    "cards": {"cups-7": "cards/cups-7.png"},
    "backs": {"players": "backs/players.png"},
}
FOREIGN = re.compile(
    r"[Ee]xpected|`|\bObject\b|\bstr\b|\bint\b|\bbool\b|\bfloat\b|\bdict\b|\bNone\b|malformed|truncated|Invalid|invalid"
    r"|codec|decode|Unclosed|Unterminated|Illegal|Cannot|Traceback|\bat line|<class|datetime|PIL"
)
"""Words that decoders use of what they can't read."""


class InMemory:
    """A pack that holds nothing but what it says of itself."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.names = ("deck.toml",)

    def read(self, name: str) -> bytes:
        return self._text.encode()


def read_deck(text: str) -> object:
    return read_pack_text(Path("noir.dcdeck"), InMemory(text))  # type: ignore[arg-type]


def places(tree: Any, here: Place = ()) -> Iterator[Place]:
    """Yield every place in a file."""
    yield here
    entries = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in entries:
        yield from places(value, (*here, key))


def spoilt(whole: Any, values: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the file with one place holding something else, nothing at all, or one key more."""
    for place in places(whole):
        for value in (*values, GONE):
            changed = deepcopy(whole)
            if not place:
                if isinstance(value, dict):
                    yield value
                continue
            holder = changed
            for step in place[:-1]:
                holder = holder[step]
            if value is GONE:
                del holder[place[-1]]
            else:
                holder[place[-1]] = deepcopy(value)
            yield changed
            if isinstance(holder, dict) and value == 5:
                holder[f"{place[-1]}s"] = value
                yield changed


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {as_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value)


def toml(whole: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(key)} = {as_toml(value)}\n" for key, value in whole.items())


def said(read: Callable[[str], object], text: str) -> str | None:
    """Return what is said of a file, None where it can be used; any other fault is one of ours."""
    try:
        read(text)
    except (CastUnreadable, PlanUnreadable, ScenarioUnreadable, PackRefused) as why:
        return str(why)
    return None


def ours(words: str) -> bool:
    """Whether this is one short line that names a place in plain words; what it quotes of the file is left out."""
    told = re.sub(r"“[^”]*”|'[^']*'", "", words)
    return FOREIGN.search(told) is None and len(words.splitlines()) == 1 and len(words) < 700


@pytest.mark.parametrize(
    ("read", "whole", "least"),
    [(evening_plan, CAST, 1000), (cast, {"characters": CAST["characters"]}, 1000), (read_deck, DECK, 60)],
    ids=["plan", "cast", "deck.toml"],
)
def test_every_spoilt_toml_is_told_in_our_words(read: Callable[[str], object], whole: Any, least: int) -> None:
    told = [words for one in spoilt(whole, IN_TOML) if (words := said(read, toml(one))) is not None]
    assert [words for words in told if not ours(words)] == []
    assert all("$" in words or "deck.toml" in words or "noir.dcdeck" in words for words in told)
    assert len(told) >= least


@pytest.mark.parametrize("whole", [ROUND, STATIC, OPPOSED], ids=["round", "static", "opposed"])
def test_every_spoilt_scenario_is_told_in_our_words(whole: Any) -> None:
    def read(text: str) -> object:
        return read_scenario(text.encode())

    told = [words for one in spoilt(whole, IN_JSON) if (words := said(read, json.dumps(one))) is not None]
    assert [words for words in told if not ours(words)] == []
    assert all(words.startswith("$") for words in told)
    assert len(told) >= 80


@pytest.mark.parametrize("read", [evening_plan, cast], ids=["plan", "cast"])
def test_a_text_cut_off_or_spoilt_by_a_sign_is_told_by_line_and_column(read: Callable[[str], object]) -> None:
    whole = asset("example-evening.toml").read_text(encoding="utf-8")
    broken = [whole[:end] for end in range(0, len(whole), 13)]
    broken += [whole[:at] + sign + whole[at:] for at in range(0, len(whole), 67) for sign in '"=[\\\x00{.']
    told = [words for text in broken if (words := said(read, text)) is not None]
    assert [words for words in told if not ours(words)] == []
    assert len(told) >= 300
    no_toml = misfits.toml_somewhere(fault="").partition(":")[0]
    assert sum(words.startswith(no_toml) for words in told) >= 300


def test_a_json_cut_off_anywhere_is_told_in_our_words() -> None:
    whole = json.dumps(ROUND).encode()
    for end in range(len(whole)):
        with pytest.raises(ScenarioUnreadable) as why:
            read_scenario(whole[:end])
        assert ours(str(why.value)), str(why.value)
    for at in range(0, len(whole), 7):
        with pytest.raises(ScenarioUnreadable) as why:
            read_scenario(whole[:at] + b"\xff" + whole[at:])
        assert ours(str(why.value)), str(why.value)


def test_what_may_stand_at_a_place_is_told() -> None:
    ann = '[[characters]]\nname = "Ann"\nside = "players"\nstats = { Agility = 3, Toughness = 4 }\n'
    truth = lists.any_of(items=["true", "false"])
    deck = lists.any_of(items=[misfits.word(word="players"), misfits.word(word="horror")])
    no_date = misfits.belongs(wanted=misfits.text, told=misfits.date)
    for text, place, why in (
        (ann + "hidden = 3", "$.characters[0].hidden: ", misfits.belongs(wanted=truth, told="3")),
        (ann + 'deck = "cult"', "$.characters[0].deck: ", misfits.belongs(wanted=deck, told="“cult”")),
        (ann + "sklls = { Yoga = 3 }", "$.characters[0].sklls: ", misfits.no_such_key(close="skills")),
        (ann + "notes = 1979-05-27", "$.characters[0].notes: ", no_date),
        ('title = "Low water"', "$.title: ", misfits.no_such_key_only(known="characters")),
        (ann + "name = 5\n", "", misfits.toml_at(line="5", column="9", fault="there-already")),
    ):
        assert said(cast, text) == f"{place}{why}"
