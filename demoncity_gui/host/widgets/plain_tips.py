"""What a model answers for a tool tip is shown as it is: the one way to make a model that has tips."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from PySide6.QtCore import Qt

from demoncity_gui.words.plain_text import tip

_Asked = ParamSpec("_Asked")


def plain_tips(answer: Callable[_Asked, object]) -> Callable[_Asked, object]:
    """Let `data` or `headerData` of a model answer with tool tips that are never taken for markup.

    The role is the last of what Qt asks with.
    """

    @wraps(answer)
    def plain(*args: _Asked.args, **named: _Asked.kwargs) -> object:
        told = answer(*args, **named)
        if isinstance(told, str) and (*args, *named.values())[-1] == Qt.ItemDataRole.ToolTipRole:
            return tip(told)
        return told

    return plain
