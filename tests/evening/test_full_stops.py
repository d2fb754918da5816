"""Every sentence of a told story ends as a sentence does, whatever people typed into it."""

from __future__ import annotations

import re

import pytest

from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.words.values import ended
from tests.support.random_evenings import EVERY_GAME, played

_RULES = re.compile(r" \[[^\]]+\]$")
_COUNT = re.compile(r"[-+−±]\d")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_sentence_of_both_stories_has_its_full_stop(name: str) -> None:
    told = set[str]()
    for seed in range(6):
        session = played(JournalInMemory(EVERY_GAME[name].game), seed, 150, name)
        for for_players in (True, False):
            for lines in session.history.story(for_players=for_players):
                for line in lines:
                    heading = line.opens and not line.text.startswith(("Action!", "Round"))
                    told |= {*(() if line.prose or heading else (line.text,)), *line.reasons}
    assert len(told) > 100
    bare = {_RULES.sub("", words) for words in told if not _COUNT.match(words)}
    assert {words for words in bare if words.rstrip("”’)")[-1] not in ".!?…"} == set()
    assert {words for words in bare if words.endswith(("..", "!.", "?."))} == set()


@pytest.mark.parametrize(
    ("words", "whole"),
    [
        ("Ann left the fight", "Ann left the fight."),
        ("Ann left the fight.", "Ann left the fight."),
        ("Ann was hurt [T-ALOST-07]", "Ann was hurt. [T-ALOST-07]"),
        ("Ann was hurt. [T-ALOST-07]", "Ann was hurt. [T-ALOST-07]"),
        ("It got worse: who is there?", "It got worse: who is there?"),
        ("“Is he in?” (even, over 5): no (3)", "“Is he in?” (even, over 5): no (3)."),
        ("Ann said “Run!”", "Ann said “Run!”"),
        ("Ann sagte: „Lauf!“", "Ann sagte: „Lauf!“"),
        ("+1 high ground [T-SIT-01]", "+1 high ground [T-SIT-01]"),
    ],
)
def test_a_full_stop_stands_before_the_rules_and_never_twice(words: str, whole: str) -> None:
    assert ended(words) == whole
