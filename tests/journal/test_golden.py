"""An evening kept by each format that ever was opens, and is what it was. `making_golden.py` makes the next one."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.chance import TrueChance
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, ShownThrow
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_story as story
from tests.journal.making_golden import ANN, BILL, CASSIE, DIRK, EEL, GOLDEN, NOON
from tests.journal.test_guests import GAMES
from tests.support.demon_city import Session, open_journal, open_to_read


class Known(Struct, frozen=True):
    """What stands in a golden file, as it was when the file was made.

    Steps are those that stand. Each place in the order is somebody, what they announced, and their cards. The orders of
    the piles are hashes of the cards' names with spaces between.
    """

    entries: int
    steps: int
    title: str
    round_number: int
    order: tuple[tuple[int, str, str], ...]
    toughness_of_bill: int
    hurt: tuple[int, ...]
    discards: tuple[int, int]
    piles: tuple[str, str]


_FIRST = Known(
    entries=39,
    steps=23,
    title="Low water",
    round_number=2,
    order=(
        (1, "defend", "pentacles-2 pentacles-4"),
        (2, "attack", "pentacles-7"),
        (3, "attack", "wands-4 swords-3 swords-2"),
        (4, "defend", "pentacles-6 pentacles-9"),
        (5, "attack", "cups-4 cups-3"),
        (6, "act", "swords-4"),
    ),
    toughness_of_bill=1,
    hurt=(),
    discards=(7, 4),
    piles=("35d1e805164e3999", "d104f7067780c25e"),
)
_SECOND = replace(
    _FIRST,
    entries=0,
    steps=25,
    order=(
        (1, "defend", "pentacles-4 pentacles-7"),
        (2, "attack", "pentacles-6"),
        (3, "attack", "wands-4 swords-3 swords-2"),
        (4, "defend", "pentacles-9 pentacles-10 pentacles-3"),
        (5, "attack", "cups-4 cups-3"),
        (6, "act", "swords-4"),
    ),
    discards=(7, 5),
    piles=("35d1e805164e3999", "c9a5e181f2afc98b"),
)
KNOWN = {
    "1.0": _FIRST,
    "1.1": replace(_FIRST, entries=45),
    "1.2": replace(_FIRST, entries=53),
    "1.3": replace(_FIRST, entries=67, steps=25),
    "1.4": replace(_SECOND, entries=90),
    "1.4-character-changed": replace(_SECOND, entries=99),
}
"""By format: each file holds what the first one does, told with the words that its format added.

In those of 1.4 somebody takes a card more, for the rules had been read a second time.
"""


def known_of(session: Session) -> Known:
    table, fight = session.table, session.table.fight
    assert fight is not None
    decks = table.deck(DeckName.PLAYERS), table.deck(DeckName.HORROR)
    return Known(
        entries=session.history.timeline.last,
        steps=sum(
            session.history.timeline.stands(number) and session.history.timeline.deed_of(number) == number
            for number in range(1, session.history.timeline.last + 1)
        ),
        title=table.title,
        round_number=fight.round_number,
        order=tuple(
            (
                one.who,
                str(one.announcement.__struct_config__.tag) if one.announcement else "",
                " ".join(repr(card) for card in one.throw.cards)
                if isinstance(one.throw, FaceDownThrow | ShownThrow)
                else "",
            )
            for one in fight.participants
        ),
        toughness_of_bill=table.character(BILL).toughness,
        hurt=tuple(character.id for character in table.characters if character.hurt),
        discards=(len(decks[0].discard), len(decks[1].discard)),
        piles=(_order(decks[0]), _order(decks[1])),
    )


def _order(deck: Deck) -> str:
    return hashlib.sha256(" ".join(card.value for card in deck.pile).encode()).hexdigest()[:16]


@pytest.mark.parametrize("version", KNOWN)
def test_an_evening_of_each_format_opens_and_is_what_it_was(version: str, tmp_path: Path) -> None:
    golden = GOLDEN / f"{version}.demoncity"
    content = golden.read_bytes()
    journal, reason = open_to_read(golden)
    assert reason is None
    assert known_of(Session(journal, TrueChance(), lambda: NOON)) == KNOWN[version]
    path = shutil.copyfile(golden, tmp_path / golden.name)
    to_play = open_journal(path)
    assert str(to_play.version) == version.partition("-")[0]
    assert known_of(Session(to_play, TrueChance(), lambda: NOON)) == KNOWN[version]
    to_play.close()
    assert path.read_bytes() == golden.read_bytes() == content


@pytest.mark.parametrize("version", KNOWN)
def test_an_evening_of_each_format_is_played_on(version: str, tmp_path: Path) -> None:
    path = shutil.copyfile(GOLDEN / f"{version}.demoncity", tmp_path / "evening.demoncity")
    journal = open_journal(path)
    session = Session(journal, TrueChance(), lambda: NOON)
    lines = session.history.lines(1, session.history.timeline.last)
    assert {line.entry for line in lines} <= set(range(1, KNOWN[version].entries + 1))
    while session.history.timeline.last < KNOWN[version].entries + KNOWN[version].steps - 1:
        session.undo()
    assert Views(session).host().undo is None
    assert session.table.fight is None
    while Views(session).host().redo is not None:
        session.redo()
    session.close()


def test_a_branch_that_was_left_is_gone_to_with_all_that_1_4_says_of_it(tmp_path: Path) -> None:
    path = shutil.copyfile(GOLDEN / "1.4.demoncity", tmp_path / "evening.demoncity")
    session = Session(open_journal(path), TrueChance(), lambda: NOON)
    left = max(
        n for n in range(1, 91) if session.history.timeline.deed_of(n) == n and not session.history.timeline.stands(n)
    )
    session.go_to(left)
    fight = session.table.fight
    assert fight is not None and fight.round_number == 3
    assert fight.participants[0].who == BILL and EEL in fight.participants[0].stands_for
    assert dict(fight.turned) == {DIRK: "cult"} and session.table.character(DIRK).side == "police"
    assert fight.ladders == ("high ground",) and fight.conflicts == ((ANN, CASSIE),)
    told = "\n".join(line.text for lines in session.history.story(for_players=False) for line in lines)
    assert story.leader_changed(now="Bill", was="") in told
    assert story.failure_followed_past(who="Ann", then="acts") in told
    assert not session.tv.state.blank and not session.tv.frozen and session.tv.state.names_are_shown
    session.close()


def test_every_golden_file_is_known() -> None:
    of_guests = {f"1.5-{name}" for name in GAMES}
    assert {path.stem for path in GOLDEN.iterdir()} == set(KNOWN) | of_guests
