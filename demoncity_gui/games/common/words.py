"""The sentences of what several games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demoncity_gui.games.common.asks import LONGEST_TEXT, Choices, NewName, NotThat, Numbers, SomeNumbers
from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.games.common.refusals import Later, NotNow
from demoncity_gui.texts import asks as said
from demoncity_gui.texts.catalogue import Dialect

DICE: Final = Dialect("dice")
"""How a game of dice has said what is said of cards elsewhere; all rules that it cites are its own."""


def veils(hidden: Sequence[str], *, in_sentences: bool) -> dict[str, str]:
    """Return how players read the names of those whom they may not know: each apart from the others."""
    if in_sentences:
        return {name: said.somebody(number=number) for number, name in enumerate(hidden, start=1)}
    return {name: "?" if number == 1 else f"? {number}" for number, name in enumerate(hidden, start=1)}


def refused(reason: Later | NotNow | NotThat) -> str:
    """Return why the rules say no."""
    if isinstance(reason, Later):
        return said.later(until=reason.until)
    if isinstance(reason, NotNow):
        return said.not_now
    field = reason.field
    name = field.name
    match field:
        case Numbers(least=least, most=most):
            return said.number(field=name, least=least, most=most)
        case SomeNumbers(fewest=fewest, longest=longest):
            many = str(fewest) if fewest == longest else said.many(fewest=fewest, longest=longest)
            return said.numbers(field=name, many=many, least=field.least, most=field.most)
        case Choices(among=among):
            return said.choice(field=name, among=among)
        case NewName():
            return said.new_name(field=name, most=LONGEST_NAME)
        case _:
            return said.words(field=name, most=LONGEST_TEXT)
