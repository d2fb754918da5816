"""Compiles the catalogues: `python3 packaging/dev.py texts` after a change of `assets/texts/*/*.ftl`.

Beside each file of Fluent it writes one of JSON, which the program reads (`demoncity_gui/texts/catalogue.py` tells its
form), and of the English ones `demoncity_gui/texts/__init__.pyi`, by which mypy checks each use of a sentence. So
neither a parser nor Babel is there when the program runs. Both are committed: a bare checkout runs without this step.

Of Fluent there is: texts, arguments, selectors, attributes (`announce.tip` is read as `announce_tip`), terms, and
references to other messages of the same file. What stands in `terms.ftl` serves every file. Functions are NUMBER, LIST
(“a, b and c”), EITHER (“a, b or c”), COUNT (how many a list has), and for selectors COUNT and PRONOUN. An argument's
type follows from its use; a selector of `yes` and `no` takes a bool, one of plural forms a number, and any other a word
(`none` if it is empty).
"""

from __future__ import annotations

import json
import keyword
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

CHECKOUT = Path(__file__).parents[1]
CATALOGUES = CHECKOUT / "assets" / "texts"
STUB = CHECKOUT / "demoncity_gui" / "texts" / "__init__.pyi"
ENGLISH = "en"
TERMS = "terms"
"""The file of terms, and of messages that are only parts of others."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}
TYPES = {"text": "str", "yes": "bool", "number": "int", "list": "Sequence[str]", "person": "Person"}
"""How an argument's type is written, by how it is used."""


class CatalogueFault(Exception):
    """A catalogue can't be compiled; the message says where and why."""


class Message(NamedTuple):
    """A compiled message, and the type of each argument in the order in which they come."""

    parts: Any
    arguments: Mapping[str, str]


class _Compiler:
    """Compiles the messages of one file: the terms and messages it may refer to, and the message that is compiled."""

    def __init__(self, file: Path, terms: Mapping[str, ftl.Term], messages: Mapping[str, ftl.Message]) -> None:
        self._file = file
        self._terms = terms
        self._messages = messages
        self._uses: dict[str, set[str]] = {}
        self._within: list[str] = []

    def message(self, name: str, pattern: ftl.Pattern) -> Message:
        """Return one message compiled.

        Raises:
            CatalogueFault: it can't be.
        """
        self._uses, self._within = {}, [name]
        parts = _merged(self._pattern(pattern))
        types = {name: self._type(name, uses) for name, uses in self._uses.items()}
        return Message(_plain(_with_numbers(parts, types)), types)

    def _fault(self, words: str) -> CatalogueFault:
        return CatalogueFault(f"{self._file.relative_to(self._file.parents[2])}: {' > '.join(self._within)}: {words}")

    def _type(self, name: str, uses: set[str]) -> str:
        kinds = uses - {"any"} or {"text"}
        if kinds == {"text", "person"}:
            return "person"
        if len(kinds) > 1 or (kinds == {"list"} and "any" in uses):
            raise self._fault(f"${name} is used as {' and as '.join(sorted(uses))}")
        return next(iter(kinds))

    def _used(self, name: str, use: str) -> str:
        """Note a use of an argument, and return its name in Python."""
        called = name.replace("-", "_")
        self._uses.setdefault(called, set()).add(use)
        return called

    def _pattern(self, pattern: ftl.Pattern) -> list[Any]:
        found: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                found.append(element.value)
            else:
                found += self._expression(element.expression)
        return found

    def _expression(self, said: Any) -> list[Any]:
        match said:
            case ftl.StringLiteral():
                return [said.parse()["value"]]
            case ftl.NumberLiteral():
                return [str(said.value)]
            case ftl.VariableReference():
                return [["$", self._used(said.id.name, "any")]]
            case ftl.FunctionReference():
                name = self._argument(said)
                match said.id.name:
                    case "NUMBER":
                        return [["#", self._used(name, "number")]]
                    case "LIST":
                        return [["and", self._used(name, "list")]]
                    case "EITHER":
                        return [["or", self._used(name, "list")]]
                    case "COUNT":
                        return [["count", self._used(name, "list")]]
                raise self._fault(f"{said.id.name} is no function of a sentence")
            case ftl.TermReference():
                return self._referred(f"-{said.id.name}", self._terms.get(said.id.name), said)
            case ftl.MessageReference():
                return self._referred(said.id.name, self._messages.get(said.id.name), said)
            case ftl.SelectExpression():
                return [self._select(said)]
            case ftl.Placeable():
                return self._expression(said.expression)
        raise self._fault(f"{type(said).__name__} is not understood")

    def _argument(self, called: Any) -> str:
        match called.arguments.positional:
            case [ftl.VariableReference() as one]:
                return str(one.id.name)
        raise self._fault(f"{called.id.name} takes one argument, and that is a variable")

    def _referred(self, name: str, found: Any, said: Any) -> list[Any]:
        """Return what a reference stands for; what is said behind it in brackets picks the variants of a term."""
        pattern = None if found is None else found.value
        if said.attribute is not None and found is not None:
            pattern = next((one.value for one in found.attributes if one.id.name == said.attribute.name), None)
        if pattern is None or name in self._within:
            raise self._fault(f"{name} is not known, or refers to itself")
        self._within.append(name)
        told = {}
        if isinstance(said, ftl.TermReference) and said.arguments is not None:
            told = {one.name.name: one.value.value for one in said.arguments.named}
        parts = self._term(pattern, told) if isinstance(said, ftl.TermReference) else self._pattern(pattern)
        self._within.pop()
        return parts

    def _term(self, pattern: ftl.Pattern, told: Mapping[str, str]) -> list[Any]:
        """Return a term's words; it knows no arguments but those that are said with it, which pick a variant."""
        found: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                found.append(element.value)
                continue
            said = element.expression
            if not isinstance(said, ftl.SelectExpression) or not isinstance(said.selector, ftl.VariableReference):
                found += self._expression(said)
                continue
            wanted = told.get(said.selector.id.name)
            default = next(one for one in said.variants if one.default)
            found += self._term(next((one for one in said.variants if _key(one) == wanted), default).value, told)
        return found

    def _select(self, said: ftl.SelectExpression) -> list[Any]:
        keys = [_key(one) for one in said.variants]
        default = next(_key(one) for one in said.variants if one.default)
        if len(set(keys)) < len(keys):
            raise self._fault("a variant is there twice")
        match said.selector:
            case ftl.VariableReference() as chosen:
                name = str(chosen.id.name)
                kind = use = _kind(keys)
            case ftl.FunctionReference() as called if called.id.name == "COUNT":
                name, kind, use = self._argument(called), "count", "list"
            case ftl.FunctionReference() as called if called.id.name == "PRONOUN":
                # A verb's ending alone asks for no Person: any other name is of one.
                name, kind = self._argument(called), "pronoun"
                use = "any" if set(keys) == {"several", "they"} else "person"
            case other:
                raise self._fault(f"{type(other).__name__} can’t be what a variant is chosen by")
        return [
            "?",
            kind,
            self._used(name, use),
            {_key(one): self._pattern(one.value) for one in said.variants},
            default,
        ]


def _kind(keys: list[str]) -> str:
    """Return by what one of these variants is chosen: a number, yes or no, or a word."""
    if all(key.isdecimal() or key in PLURALS for key in keys) and keys != ["other"]:
        if any(key.isdecimal() or key in PLURALS - {"other"} for key in keys):
            return "number"
    return "yes" if set(keys) == {"yes", "no"} else "text"


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def _merged(parts: list[Any]) -> list[Any]:
    """Return parts with texts that stand side by side made one, in every variant."""
    found: list[Any] = []
    for part in parts:
        if isinstance(part, str):
            if found and isinstance(found[-1], str):
                found[-1] += part
            elif part:
                found.append(part)
        elif part[0] == "?":
            sign, kind, name, choices, default = part
            found.append([sign, kind, name, {key: _merged(one) for key, one in choices.items()}, default])
        else:
            found.append(part)
    return found


def _with_numbers(parts: Any, types: Mapping[str, str]) -> Any:
    """Return parts in which an argument that is a number is written as one."""
    match parts:
        case ["$", str(name)] if types.get(name) == "number":
            return ["#", name]
        case list():
            return [_with_numbers(one, types) for one in parts]
        case dict():
            return {key: _with_numbers(one, types) for key, one in parts.items()}
    return parts


def _plain(message: Any) -> Any:
    """Return a message, and each variant, as a text where it has no other parts."""
    match message:
        case []:
            return ""
        case [str(text)]:
            return text
        case list():
            return [
                [*one[:3], {key: _plain(inner) for key, inner in one[3].items()}, one[4]]
                if isinstance(one, list) and one[0] == "?"
                else one
                for one in message
            ]
    return message


def _entries(file: Path) -> Iterator[ftl.Message | ftl.Term]:
    """Yield what stands in a file.

    Raises:
        CatalogueFault: it is no Fluent.
    """
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            line = 1 if entry.span is None else text.count("\n", 0, entry.span.start) + 1
            why = "; ".join(str(one.message) for one in entry.annotations)
            raise CatalogueFault(f"{file.name}: line {line}: {why}")
        if isinstance(entry, ftl.Message | ftl.Term):
            yield entry


def catalogue(file: Path) -> dict[str, Message]:
    """Return the messages of one file, compiled, in their order.

    Raises:
        CatalogueFault: it can't be.
    """
    entries = list(_entries(file))
    shared = file.with_name(f"{TERMS}.ftl")
    known = [*(_entries(shared) if shared.exists() else ()), *entries]
    messages: dict[str, ftl.Message] = {}
    for one in entries:
        if isinstance(one, ftl.Message):
            if one.id.name in messages:
                raise CatalogueFault(f"{file.name}: {one.id.name} is there twice")
            messages[one.id.name] = one
    referable = {one.id.name: one for one in known if isinstance(one, ftl.Message)}
    compiler = _Compiler(file, {one.id.name: one for one in known if isinstance(one, ftl.Term)}, referable)
    found: dict[str, Message] = {}
    for name, message in messages.items():
        if message.value is not None:
            found[name] = compiler.message(name, message.value)
        for attribute in message.attributes:
            found[f"{name}-{attribute.id.name}"] = compiler.message(f"{name}.{attribute.id.name}", attribute.value)
    return found


def language(folder: Path) -> dict[str, dict[str, Message]]:
    """Return every catalogue of a language by its subject."""
    return {file.stem: catalogue(file) for file in sorted(folder.glob("*.ftl")) if file.stem != TERMS}


def differences(english: Mapping[str, Mapping[str, Message]], other: Mapping[str, Mapping[str, Message]]) -> list[str]:
    """Return what a language lacks or has too much: messages, and arguments that English doesn't hand over."""
    found = []
    for subject in sorted({*english, *other}):
        here, there = english.get(subject, {}), other.get(subject, {})
        found += [f"{subject}: {name} is missing" for name in here if name not in there]
        found += [f"{subject}: {name} is not in the English catalogue" for name in there if name not in here]
        for name in here:
            unknown = set() if name not in there else set(there[name].arguments) - set(here[name].arguments)
            found += [f"{subject}: {name}: nobody hands over ${one}" for one in sorted(unknown)]
    return found


def as_json(messages: Mapping[str, Message]) -> str:
    """Return a compiled catalogue as the program reads it: a line a message."""
    lines = (f"{json.dumps(name)}: {json.dumps(one.parts, ensure_ascii=False)}" for name, one in messages.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def stub(catalogues: Mapping[str, Mapping[str, Message]]) -> str:
    """Return what mypy is to know of the catalogues."""
    lines = [
        "# Made of assets/texts/en by `python3 packaging/dev.py texts`.",
        "from collections.abc import Sequence",
        "from typing import Final",
        "",
        "from demoncity_gui.texts.catalogue import Person, Subject",
        "",
    ]
    for subject, messages in catalogues.items():
        lines.append(f"class _{_class(subject)}(Subject):")
        for name, message in messages.items():
            if isinstance(message.parts, str):
                lines.append(f"    {_attribute(name)}: Final[str]")
            else:
                told = ", ".join(f"{one}: {TYPES[kind]}" for one, kind in message.arguments.items())
                lines.append(f"    def {_attribute(name)}(self, *, {told}) -> str: ...")
        if not messages:
            lines.append("    pass")
        lines.append("")
    lines += [
        f"{name.replace('-', '_')}: Final[_{name.replace('-', ' ').title().replace(' ', '')}]" for name in catalogues
    ]
    return "\n".join(lines) + "\n"


def _attribute(name: str) -> str:
    """Return the name in Python of a message or a catalogue.

    Raises:
        CatalogueFault: it can have none.
    """
    attribute = name.replace("-", "_")
    if keyword.iskeyword(attribute):
        raise CatalogueFault(f"{name}: Python keeps this word for itself")
    return attribute


def _class(subject: str) -> str:
    return subject.title().replace("-", "")


def made() -> dict[Path, str]:
    """Return all files that are made of the catalogues, with what belongs into each.

    Raises:
        CatalogueFault: a catalogue can't be compiled, or a language lacks a message.
    """
    english = language(CATALOGUES / ENGLISH)
    files = {STUB: stub(english)}
    for folder in sorted(one for one in CATALOGUES.iterdir() if one.is_dir()):
        catalogues = language(folder)
        if faults := differences(english, catalogues):
            raise CatalogueFault(f"{folder.name}: {'; '.join(faults)}")
        files.update({folder / f"{subject}.json": as_json(found) for subject, found in catalogues.items()})
    return files


def main() -> int:
    """Compile everything; return the exit status."""
    try:
        files = made()
    except CatalogueFault as fault:
        print(fault, file=sys.stderr)
        return 1
    for stale in sorted({*CATALOGUES.rglob("*.json")} - set(files)):
        stale.unlink()
    for path, text in files.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(CHECKOUT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
