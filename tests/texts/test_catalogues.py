"""The program's own catalogues: compiled of what stands in them, every text used, and no sentence beside them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

import demoncity_gui
import texts
from demoncity_gui.cards.drawing.palette import PALETTES
from demoncity_gui.commandline.main import _ARGUMENT_FAULTS, _COMMANDS
from demoncity_gui.formats.own_evening import RuleSet
from demoncity_gui.formats.sheet_lines import PARTS
from demoncity_gui.games.action import words as action_words
from demoncity_gui.games.action.rules import commands as action_commands
from demoncity_gui.games.action.rules import house_rules as action
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.common.house_rules import OpenQuestion
from demoncity_gui.games.demon_city.rules import house_rules as demon_city
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.rules.deck_building import DeckOddity
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.dice import house_rules as dice
from demoncity_gui.games.demon_city.rules.dice.counting import DieReason
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.instincts import Do, When, Whom
from demoncity_gui.games.demon_city.rules.refusals import Refusal, SheetFault
from demoncity_gui.games.demon_city.words import players_story, story
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS
from demoncity_gui.games.kings.rules import commands as kings_commands
from demoncity_gui.games.kings.rules import house_rules as kings
from demoncity_gui.host.desks.action.cast import PARTS as ACTION_PARTS
from demoncity_gui.host.desks.demon_city.round.person_actions import AT_TIMES, NAMES
from demoncity_gui.host.desks.demon_city.round.stage_bar import STAGES
from demoncity_gui.host.desks.demon_city.ways_out import MENDED_IN_PLACE
from demoncity_gui.host.desks.guest.cast.parts import CastPart
from demoncity_gui.host.desks.kings.cast import PARTS as KINGS_PARTS
from demoncity_gui.host.keyboard.commands import CARD_KEYS, FIXED_BESIDES, KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.evenings.start_page import new_of_guests
from demoncity_gui.host.pages.packs.deck_help import SECTIONS
from demoncity_gui.journal.troubles import TroubleReason
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Mark
from demoncity_gui.texts.catalogue import Person, languages, spoken, subject
from tests.texts.english import english

PACKAGE = texts.CHECKOUT / "demoncity_gui"

NOT_FOR_PEOPLE = {
    "assets.py": "one of the program’s own files is missing, and a catalogue may be the next",
    "cards/drawing": "names of shapes; words on a picture belong to it, whatever language is spoken",
    "cards/packs/card_guesses.py": "what the files of cards are called, in many languages",
    "host/settings.py": "what each setting is for, to whoever reads the code",
    "tv/loudspeaker.py": "one of the program’s own files is damaged, as in assets.py",
}
"""The parts of the package whose literals no person is meant to read, each with the reason."""


NO_SENTENCES = {
    *("Demon City", "demoncity ", "demoncity COMMAND …"),  # the program’s name
    *("text-align: left; border: 0;", "font-weight: bold;"),  # style sheets
    "Hand To Hand",  # a stat’s name, as files have it
    *(" ".join(key.keys) for key in Key),
    "This plugin does not support",  # Qt says so
    *("demoncity ", " · Python ", "which led to"),  # in a report of a fault, for programmers
    *(" (*.zip *.dcdeck)", " (*.dcdeck *.zip deck.toml)"),  # endings of files
    "round ",  # in the name of a file, which holds plain letters alone
}
MARKUP = ("<", '">\n<', ":root {", "CREATE ", "PRAGMA ", "SELECT ")
"""How a page for a browser, its style, and SQL begin: what people read of a page is put in."""


def tags(*kinds: type[Struct]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds}


def questions(book: Mapping[str, OpenQuestion], *parts: str) -> set[str]:
    return {
        "-".join((known.id, *part))
        for known in book.values()
        for part in ((), *zip(parts), *zip(known.letters), *zip(repeat("host"), known.by_hand))
    }


def asked_at(desk: str) -> set[str]:
    """Return what the deeds of a guest's desk and their fields are called."""
    folder = Path(demoncity_gui.__file__).parent / "host" / "desks" / desk.removesuffix("_desk")
    source = "".join(module.read_text(encoding="utf-8") for module in folder.glob("*.py"))
    deeds = re.findall(r'Deed\(\s*"[^"]+",\s*[\w.]+,\s*"([\w-]+)"', source)
    names = {f"{deed}{part}" for deed in (*deeds, "program") for part in ("", "-tip")}
    return names | {name for name in english()[desk.replace("_", "-")] if name.startswith(("ask-", "status-", "what-"))}


RULE = re.compile(r"[A-Z](?:-[A-Z][A-Z0-9]*)+-\d+")


@cache
def by_made_up_name() -> dict[str, set[str]]:
    """Messages that are asked for by a name which code makes up, by their catalogue: each of these must be there."""
    return {
        "card-titles": {
            *(card.value for card in Card),
            *(f"{card.value}-plain" for card in Card if card.major is not None),
        },
        "cards": {
            *(name for card in Card for name in (card.value, f"{card.value}-meaning")),
            *(f"back-{deck.value}" for deck in DeckName),
        },
        "guest-desk": {f"new-{word}" for word, _ in new_of_guests()},
        "own-evening": {name for one in RuleSet for name in (one.value, f"{one.value}-tip")},
        "preferences": {*(f"theme-{name}" for name in PALETTES), *(f"language-{code}" for code in languages()[:-1])},
        "deck-help": {name for section in SECTIONS for name in (section, f"{section}-words")},
        "demon-city-commands": tags(*get_args(Command)),
        "demon-city-decks": {one.value for one in (*DeckBreach, *DeckOddity)},
        "demon-city-instincts": {
            *(f"when-{when.value}" for when in When),
            *(f"attack-{whom.value}" for whom in Whom),
            *(do.value for do in Do if do is not Do.ATTACK),
        },
        "demon-city-players-story": tags(*players_story.PLAIN),
        "demon-city-ways-out": tags(*get_args(Refusal)) - tags(*MENDED_IN_PLACE),
        "demon-city-story": tags(*[kind for kind in get_args(Event) if kind in story.RULES])
        | {"damage-thrown", "order-changed", "significator-set", "touch-set"},
        "commandline": {*_ARGUMENT_FAULTS, *_COMMANDS} - {"deck-work"},
        "action": {
            *(f"undo-{tag}" for tag in tags(*get_args(action_commands.Command))),
            *(f"did-{one}" for one in action_words.DEEDS_TOLD),
            *(f"now-{one}" for one in action_words.CHANGES_TOLD),
            *(f"log-{one}" for one in action_words.RULE_OF_EVENT if one != "contest"),
            *(f"cards-{one}" for one in action_words.RULE_OF_CARD_EVENT),
        },
        "action-questions": questions(action.HOUSE_RULES) | questions(OPTIONS),
        "demon-city-dice-questions": questions(dice.HOUSE_RULES, "example"),
        "demon-city-open-questions": questions(demon_city.HOUSE_RULES, "example"),
        "rules": rules_cited() - questions_asked(),
        "kings": {f"undo-{tag}" for tag in tags(*get_args(kings_commands.Command))},
        **{f"{guest}-sheet": parts_of(parts) for guest, parts in (("kings", KINGS_PARTS), ("action", ACTION_PARTS))},
        "kings-questions": questions(kings.HOUSE_RULES),
        **{desk.replace("_", "-"): asked_at(desk) for desk in ("action_desk", "kings_desk")},
        "demon-city-dice": {
            *({reason.value for reason in DieReason} - {"skill", "distraction"}),
            *("unaware", "second-attacker", "busy"),
        },
        "demon-city-person-panel": {
            *(name for key in NAMES.values() for name in (key, f"{key}-tip")),
            *(f"{NAMES[key]}-when" for key in AT_TIMES),
        },
        "demon-city-round": {f"stage-{stage.value}" for stage in STAGES},
        "demon-city-round-summary": {
            name for line in (*STEPS, *EXTRA_THROWS, *LOST_THROWS) for name in (line, f"{line}-words")
        },
        "keyboard": {
            *(f"when-{when}" for when in ("announce", "after", "always", "evenings")),
            *(f"when-{place.value}" for place in KeyContext if place is not KeyContext.ROUND),
            *(f"card-{card.name}" for card in CARD_KEYS.values() if not card.name.isdecimal()),
            *(f"fixed-{name}{part}" for name in FIXED_BESIDES for part in ("", "-keys", "-why")),
        },
        "keys": {f"{key.value}{part}" for key in Key for part in ("", "-tip")},
        "demon-city-refusals": tags(*get_args(Refusal)) - {"sheet-unfit"},
        "tv": {f"mark-{mark.value}" for mark in Mark},
        "troubles": tags(*TroubleReason.__subclasses__()),
        "sheet-parts": {name for part in PARTS for name in (part.name, f"{part.name}-example")},
        "demon-city-sheets": {fault.value for fault in SheetFault},
    }


def rules_cited() -> set[str]:
    """Return the ids of all rules that code names outside the sketches of files: what a line may cite."""
    named = (node for _, tree in sources("games", "words", "host", "commandline") for node in ast.walk(tree))
    return {
        node.value
        for node in named
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    }


def questions_asked() -> set[str]:
    catalogues = ("action-questions", "demon-city-dice-questions", "demon-city-open-questions", "kings-questions")
    return {message for name in catalogues for message in english()[name]}


def parts_of(parts: Sequence[CastPart]) -> set[str]:
    return {f"{name}{end}" for name in (*(part.name for part in parts), "portrait") for end in ("", "-tip")}


@pytest.mark.english
def test_what_the_program_reads_is_made_of_what_stands_in_the_catalogues() -> None:
    """A failure is mended by `python3 packaging/dev.py texts`."""
    made = texts.made()
    stale = [path.name for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert stale == []
    assert {*texts.CATALOGUES.rglob("*.json")} <= {*made}


def sources(*parts: str) -> Iterator[tuple[Path, ast.Module]]:
    for part in parts or ("",):
        place = PACKAGE / part
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def used_texts() -> set[tuple[str, str]]:
    """Return each text that code asks for, with its catalogue, by their names in Python."""
    found = set()
    for _, tree in sources():
        named = {
            alias.asname or alias.name: alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == "demoncity_gui.texts"
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in named:
                found.add((named[node.value.id], node.attr))
    return found


def test_every_message_whose_name_is_made_up_is_there() -> None:
    """That none of the others is missing, and what each takes, is mypy's to see."""
    missing = {name: sorted(wanted - set(english()[name])) for name, wanted in by_made_up_name().items()}
    assert missing == {name: [] for name in by_made_up_name()}


def parts_of_others(name: str) -> set[str]:
    """Return the messages of a catalogue that other messages of it refer to."""
    return set(
        re.findall(r"\{ ([a-z][\w-]*) \}", (texts.CATALOGUES / texts.ENGLISH / f"{name}.ftl").read_text("utf-8"))
    )


def test_every_text_is_said_somewhere() -> None:
    used = used_texts() | {("lists", one) for one in ("further", "and_last", "or_last", "decimal_point")}
    unused = {
        f"{name}: {message}"
        for name, messages in english().items()
        for message in messages
        if (name.replace("-", "_"), message.replace("-", "_")) not in used
        and message not in by_made_up_name().get(name, set()) | parts_of_others(name)
        and said_plainly(message, messages) == message
    }
    assert unused == set()


def said_plainly(message: str, messages: Mapping[str, texts.Message]) -> str:
    """Return the message for which this one is said in a dialect or in a story, or itself if it is none of these."""
    plain = message.removesuffix("-dice").removesuffix("-past")
    return plain if plain in messages else message


def test_a_story_in_a_dialect_is_told_in_that_dialect() -> None:
    """Else a throw of dice would be told in the words of cards, as soon as it is told in the past."""
    missing = {
        f"{name}: {message}-past-dice"
        for name, messages in english().items()
        for message in messages
        if {f"{message}-past", f"{message}-dice"} <= set(messages) and f"{message}-past-dice" not in messages
    }
    assert missing == set()


FOR_PROGRAMMERS = {
    "AssertionError",
    "AttributeError",
    "DatabaseError",
    "KeyError",
    "OutOfOrder",
    "RuntimeError",
    "TypeError",
    "UnknownCard",
    "UnknownWord",
    "Unreadable",
    "ValueError",
}
"""Errors whose words no person reads: those of `OSError` and of our own are told to people."""


def is_unread(node: ast.AST) -> bool:
    """Whether the texts in this part of code reach no person: docstrings, types, errors of ours, patterns, SQL,
    style sheets."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=error) | ast.Attribute(attr=error))):
            return error in FOR_PROGRAMMERS
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
            return True
        case ast.JoinedStr() | ast.Constant(value=str()) if re.search(r"\w: ?[^;\n]*;.*\}", ast.unparse(node)):
            return True  # a style sheet
        case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="split")):
            return True
        case ast.Call(func=ast.Attribute(attr="execute" | "executemany" | "executescript")):
            return True
    return False


def sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the texts in code that somebody could read, each with its line: those of two words or more."""
    passed = {id(inner) for node in ast.walk(tree) if is_unread(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            if re.search(r"[^\W\d_] | [^\W\d_]", node.value) and re.search(r"[^\W\d_]{2}", node.value):
                yield node.lineno, node.value


def is_read(words: str) -> bool:
    """Whether a literal of two words or more is for people: not a name of ours, markup, SQL, or the key of a TOML."""
    return words not in NO_SENTENCES and not words.startswith(MARKUP) and not words.endswith(" = ")


def sentences_in(*parts: str) -> list[str]:
    """Return the sentences that stand in code, each with its place."""
    return [
        f"{path.relative_to(PACKAGE).as_posix()}:{line} {words!r}"
        for path, tree in sources(*parts)
        for line, words in sentences(tree)
        if is_read(words)
    ]


def test_no_sentence_stands_in_code() -> None:
    assert [one for one in sentences_in() if not one.startswith(tuple(NOT_FOR_PEOPLE))] == []


@pytest.mark.parametrize("part", NOT_FOR_PEOPLE)
def test_whatever_is_left_out_has_something_to_be_left_out_for(part: str) -> None:
    assert sentences_in(part) != []


TOLD = {"text": "Ann", "yes": True, "number": 2, "list": ["Ann", "Bill"], "person": Person("Ann", "she")}
"""An argument of each type."""


def test_every_text_can_be_said_in_every_language() -> None:
    assert languages()[0] == "en"
    for code in languages():
        with spoken(code):
            for name, messages in english().items():
                for key, message in messages.items():
                    made = getattr(subject(name.replace("-", "_")), key.replace("-", "_"))
                    assert isinstance(made, str) == isinstance(message.parts, str), f"{code}: {name}: {key}"
                    told = {one: TOLD[kind] for one, kind in message.arguments.items()}
                    words = made if isinstance(made, str) else made(**told)
                    assert words.strip() == words != "", f"{code}: {name}: {key}: {words!r}"
