"""How an export ended is one sentence that names the place."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from demoncity_gui.texts import exports as said
from demoncity_gui.words import exports
from demoncity_gui.words.plain_text import quoted

PATH = Path("/home/ann/story\n.pdf")


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES, errno.ENOENT, errno.EISDIR, errno.EIO, None])
def test_every_fault_is_one_sentence(code: int | None) -> None:
    words = exports.not_written(PATH, OSError(code, "x") if code else OSError())

    assert words.endswith(".")
    assert "story�.pdf" in words
    assert "\n" not in words


def test_the_sentence_says_for_whom_it_is() -> None:
    path = quoted(PATH)
    assert exports.written(PATH, for_players=True) == said.written(players=True, path=path)
    assert exports.written(PATH, for_players=False) == said.written(players=False, path=path)
    assert said.written(players=True, path=path) != said.written(players=False, path=path)
