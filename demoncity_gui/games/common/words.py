"""The sentences of what several games share."""

from __future__ import annotations

from demoncity_gui.games.common.asks import LONGEST_TEXT, Choices, NewName, NotThat, Numbers, SomeNumbers
from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.games.common.refusals import NotNow
from demoncity_gui.texts import asks as said


def refused(reason: NotNow | NotThat) -> str:
    """Return why the rules say no."""
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
