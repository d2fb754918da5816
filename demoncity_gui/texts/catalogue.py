"""Reads the catalogues and puts arguments into sentences. A catalogue is read when its first sentence is asked for.

The build has parsed and checked them (`packaging/texts.py`), so nothing here parses, and a plain sentence is one call
of `str.format`. A message is a text, or a list of parts, each of which is a text or one of

    ["$", name]                               an argument as it is
    ["#", name]                               a number, with a minus that is no hyphen
    ["and", name], ["or", name]               names as a sentence lists them
    ["count", name]                           how many they are
    ["?", kind, name, {key: message}, key]    one of several messages; the last key is of the one for all others
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from demoncity_gui.assets import AssetMissing, asset
from demoncity_gui.texts.plurals import plural
from demoncity_gui.texts.pseudo import PSEUDO, disguised

ENGLISH: Final = "en"
SEVERAL: Final = "several"
"""Stands for the pronoun of one whose sheet is of more than one: “The Harbour Twins are first”."""

Message = str | list[Any]
"""A text without arguments, or parts: see above."""
_Told = Mapping[str, Any]
_Make = Callable[[_Told], str]


class Person(str):
    """A name in a sentence, with the pronoun by which its bearer is spoken of: “she”, “he”, “it”; empty is “they”.

    `SEVERAL` stands for the pronoun of more than one.
    """

    __slots__ = ("pronoun",)

    def __new__(cls, name: str, pronoun: str = "") -> Person:
        """Return this name with this pronoun."""
        person = super().__new__(cls, name)
        person.pronoun = pronoun
        return person

    pronoun: str


class Dialect(NamedTuple):
    """How an edition of a game speaks: it has its own words for some messages, and its own ids for some rules.

    Its words are attributes of the message for which they stand: `throws.dice` is said instead of `throws` in the
    dialect called `dice`. `rules` tell by which id a shared rule goes there; where there are `rules`, one without any
    isn't cited. Ids that begin like one of these are the edition's own. A story is told in the `past`: `throws.past`,
    `throws.past-dice`.
    """

    name: str
    rules: Mapping[str, str] = {}
    past: bool = False

    @property
    def voice(self) -> str:
        """What tells this dialect, and its past, from every other."""
        return f"past-{self.name}" if self.past else self.name

    @property
    def endings(self) -> tuple[str, ...]:
        """The endings of a message's name in this dialect; the first of them that is there is said."""
        own, past = f"-{self.name}" if self.name else "", "-past" if self.past else ""
        return tuple(dict.fromkeys((past + own, past, own, "")))


PLAIN: Final = Dialect("")
"""The messages as they are."""


class Subject:
    """The sentences of one catalogue: a text is an attribute, a sentence with arguments is called by their names."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.made: dict[str, dict[str, Any]] = {}
        """What was made of the messages in each dialect that isn't spoken now."""

    def __getattr__(self, name: str) -> Any:
        messages, key = _messages(self._name), name.replace("_", "-")
        message = next((messages[key + end] for end in _dialect.endings if key + end in messages), None)
        if message is None:
            raise AttributeError(f"there is no text {name!r} in the catalogue {self._name!r}")
        made = message if isinstance(message, str) else _sentence(message)
        self.__dict__[name] = made  # until another language or dialect is used
        return made

    def __getitem__(self, name: str) -> str:
        """Return a text whose name was made up of parts, such as `house_rules["T-AMB-01-a"]`."""
        text = getattr(self, name)
        assert isinstance(text, str)
        return text


class _Language(NamedTuple):
    """A language by its code; the folder of its catalogues, None where they are among the program's own files."""

    code: str
    folder: Path | None


_OWN = {"_name", "made"}
"""The attributes of a subject that are no messages."""
_UNASKED = _Language(ENGLISH, None)
_used = _UNASKED
_dialect = PLAIN
_subjects: dict[str, Subject] = {}
_read: dict[str, Mapping[str, Message]] = {}
_turning: dict[tuple[str, str], tuple[Subject, ...]] = {}
"""The subjects that say anything otherwise in one voice than in another, of those that have been read."""


def subject(name: str) -> Subject:
    """Return the catalogue of a subject.

    Raises:
        AttributeError: there is none.
    """
    if name not in _subjects:
        try:
            asset("texts", ENGLISH, _file(name))
        except AssetMissing:
            raise AttributeError(f"there is no catalogue {name!r}") from None
        _subjects[name] = Subject(name)
    return _subjects[name]


def languages() -> tuple[str, ...]:
    """Return the codes of all languages: English, those beside it, and the one that shows what is in no catalogue."""
    folders = (folder.name for folder in asset("texts").iterdir() if folder.is_dir())
    return (ENGLISH, *sorted(code for code in folders if code != ENGLISH), PSEUDO)


def language() -> str:
    """Return the code of the language in which everything is said."""
    return _used.code


def in_language(*parts: str) -> Path:
    """Return the path of one of the program's own files as the language has it that is used.

    What lies in that language's folder in the place that it has among the program's files stands for the English one.
    """
    own = asset("texts").joinpath(_used.code, *parts)
    return own if own.exists() else asset(*parts)


def use(code: str, folder: Path | None = None) -> None:
    """Say everything in this language from now on; `folder` has its catalogues if they are not the program's own."""
    global _used
    _used = _Language(code, folder)
    _read.clear()
    _turning.clear()
    for one in _subjects.values():
        one.made.clear()
        for name in vars(one).keys() - _OWN:
            delattr(one, name)


def prefer(code: str) -> None:
    """Say everything in this language from now on where nobody has asked for one; an unknown one is passed over."""
    if _used is _UNASKED and code in languages():
        use(code)


def speak(dialect: Dialect) -> None:
    """Say everything as this edition says it from now on."""
    global _dialect
    if dialect is not _dialect:
        was, now = _dialect.voice, dialect.voice
        turning = _turning.get((was, now))
        if turning is None:
            turning = _turning[was, now] = _differing(_dialect, dialect)
        for one in turning:
            # Told at each line of a story: what was made is set aside whole, and not name by name.
            made = one.made
            made[was] = one.__dict__
            one.__dict__ = made.get(now) or {"_name": one.__dict__["_name"], "made": made}
    _dialect = dialect


def _differing(one: Dialect, other: Dialect) -> tuple[Subject, ...]:
    """Return the subjects that have words of their own for one of these dialects; of the unread nothing is made yet."""

    def endings(messages: Mapping[str, Message], dialect: Dialect) -> list[str]:
        return [ending for ending in dialect.endings if any(key.endswith(ending) for key in messages)]

    read = ((_subjects[name], messages) for name, messages in _read.items() if name in _subjects)
    return tuple(found for found, messages in read if endings(messages, one) != endings(messages, other))


@contextmanager
def speaking(dialect: Dialect) -> Iterator[None]:
    """Say everything as this edition says it for a while."""
    before = _dialect
    speak(dialect)
    try:
        yield
    finally:
        speak(before)


def rules_in_dialect(rules: Iterable[str]) -> list[str]:
    """Return the ids by which these rules are cited in the dialect that is spoken, each once."""
    if not _dialect.rules:
        return list(dict.fromkeys(rules))
    of_its_own = {own.partition("-")[0] for own in _dialect.rules.values()}
    known = (rule if rule.partition("-")[0] in of_its_own else _dialect.rules.get(rule, "") for rule in rules)
    return list(dict.fromkeys(rule for rule in known if rule))


@contextmanager
def spoken(code: str, folder: Path | None = None) -> Iterator[None]:
    """Say everything in this language for a while."""
    before = _used
    use(code, folder)
    try:
        yield
    finally:
        use(*before)


def _messages(name: str) -> Mapping[str, Message]:
    """Return a catalogue in the language that is used; what that lacks is there in English."""
    if name not in _read:
        read = _read_file(asset("texts", ENGLISH, _file(name)))
        if _used.code == PSEUDO:
            read = {key: disguised(message) for key, message in read.items()}
        elif _used != (ENGLISH, None):
            folder = asset("texts", _used.code) if _used.folder is None else _used.folder
            own = folder / _file(name)
            translated = _read_file(own) if own.exists() else {}
            read = {**read, **{key: _like(read.get(key), message) for key, message in translated.items()}}
        _read[name] = read
        _turning.clear()
    return _read[name]


def _like(english: Message | None, translated: Message) -> Message:
    """Return a message that is called with arguments where the English one is, though it may use none of them."""
    return [translated] if isinstance(english, list) and isinstance(translated, str) else translated


def _file(name: str) -> str:
    return f"{name.replace('_', '-')}.json"


def _read_file(path: Path) -> dict[str, Message]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Message])


def _sentence(parts: list[Any]) -> Callable[..., str]:
    """Return what makes the sentence of arguments that are given by name."""
    if all(_is_plain(part) for part in parts):
        return _template(parts).format
    make = _joined(parts)
    return lambda **told: make(told)


def _joined(message: Message) -> _Make:
    """Return what makes a message, or a variant of one, of its arguments."""
    makers = _makers([message] if isinstance(message, str) else message)
    match makers:  # most have few parts, and then a sum is the quickest
        case [one]:
            return one
        case [one, two]:
            return lambda told: one(told) + two(told)
        case [one, two, three]:
            return lambda told: one(told) + two(told) + three(told)
    return lambda told: "".join([make(told) for make in makers])


def _makers(parts: list[Any]) -> list[_Make]:
    """Return what makes each part; what stands between two that are not plain is one template of Python's own."""
    return [
        made
        for plain, some in groupby(parts, _is_plain)
        for made in ([_template(list(some)).format_map] if plain else map(_part, some))
    ]


def _is_plain(part: Any) -> bool:
    return isinstance(part, str) or part[0] == "$"


def _template(parts: list[Any]) -> str:
    return "".join(
        part.replace("{", "{{").replace("}", "}}") if isinstance(part, str) else f"{{{part[1]}}}" for part in parts
    )


def _part(part: Any) -> _Make:
    match part:
        case ["#", name]:
            return lambda told: number(told[name])
        case ["and" | "or" as word, name]:
            last = f"{word}_last"
            return lambda told: _listed(told[name], last)
        case ["count", name]:
            return lambda told: str(len(told[name]))
        case ["?", kind, name, choices, default]:
            makers = {key: _joined(message) for key, message in choices.items()}
            return _choice(kind, name, makers, makers[default])
    raise AssertionError(f"a message has no such part: {part}")


def _choice(kind: str, name: str, makers: dict[str, _Make], otherwise: _Make) -> _Make:
    """Return what makes one of several messages by an argument; numbers come before the plural form they take."""
    match kind:
        case "yes":
            yes, no = makers["yes"], makers["no"]
            return lambda told: (yes if told[name] else no)(told)
        case "pronoun":
            return lambda told: makers.get(getattr(told[name], "pronoun", ""), otherwise)(told)
        case "text":
            empty, yes, no = (makers.get(key, otherwise) for key in ("none", "yes", "no"))
            spaced = {key.replace("-", " "): make for key, make in makers.items()}  # Fluent has no spaces in a key
            by_value: dict[Any, _Make] = {**spaced, **makers, "": empty, True: yes, False: no}
            return lambda told: by_value.get(told[name], otherwise)(told)
    code, counted = _used.code, kind == "count"
    of: dict[int, _Make] = {int(key): make for key, make in makers.items() if key.isdecimal()}

    def of_number(told: _Told) -> str:
        many = _many(told[name]) if counted else told[name]
        make = of.get(many)
        if make is None:
            make = of[many] = makers.get(plural(code, many), otherwise)
        return make(told)

    return of_number


def _many(items: Sequence[Any]) -> int:
    """Return how many these are as a verb has it: one whose sheet is of several is more than one."""
    return 2 if len(items) == 1 and getattr(items[0], "pronoun", "") == SEVERAL else len(items)


def number(value: int) -> str:
    """Return a number as sentences write it, with a minus that is no hyphen: a pool may stand under 0."""
    return str(value) if value >= 0 else f"−{-value}"


def decimal(digits: str) -> str:
    """Return a number with decimals as the language writes it, “4,5”."""
    point: str = subject("lists").decimal_point
    return digits.replace(".", point)


def _listed(items: Sequence[str], last: str) -> str:
    """Return names as a sentence lists them, “Ann, Bill and Cassie”; `last` joins the last of them to the others."""
    if len(items) == 1:
        return str(items[0])
    if not items:
        return ""
    lists = subject("lists")
    joined = items[0]
    for one in items[1:-1]:
        joined = lists.further(before=joined, next=one)
    made: str = getattr(lists, last)(before=joined, last=items[-1])
    return made
