"""What the whole program gives away: evenings that differ in secrets alone, looked at, listened to and kept.

Two programs play the same commands. Of all that goes out of them nothing may differ: the TV's picture and pixels, what
a screen reader finds and hears, the logs, and the moments kept as files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.app.program import Program
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.evening import no_evening
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, Rank, Side, Weapon
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening, Command, ThrowCards
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import ShownThrow, Stage, Table
from demoncity_gui.games.game import AnyGame
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.pages.tv.announcer import Announcer
from demoncity_gui.host.pages.tv.moment_export import MomentExport
from demoncity_gui.host.settings import Settings
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card, Numeral
from demoncity_gui.pieces.tv_picture import TvPicture, TvStage
from demoncity_gui.tv.scene.spoken import spoken
from tests.host.conftest import dressed as dressed
from tests.host.conftest import painted as painted
from tests.support.accessible import accessible_tree
from tests.support.demon_city import Session
from tests.support.desk import MIDNIGHT, widget_words
from tests.support.random_rounds import random_character
from tests.support.trials import Trials
from tests.support.whole_rounds import whole_round
from tests.support.windows import put_away

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

T = TypeVar("T")
Begin = BeginEvening | BeginDiceEvening
_CARDS = (Card.FOOL, *(card for card in Card if card is not Card.FOOL))
PLAYERS, HORROR = _CARDS[:38], _CARDS[38:64]
OTHER_HORROR = (*HORROR[:14], *_CARDS[64:76])
"""As many cards, of which the first fourteen are the same."""
FIRST = {*PLAYERS[:20], *HORROR[:14]}
"""The cards that come up before the others where two evenings shall throw the same."""


class Luck:
    """Shuffles cards by a seed, and those beneath the first by a seed of their own; people stay as they sit.

    Dice fall by the first seed, each in its turn.
    """

    def __init__(self, seed: int, beneath: int) -> None:
        self._seeds = (seed, beneath)
        self._rolled = 0

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        if isinstance(items[0], Numeral):
            self._rolled += 1
            return tuple(Random(f"{self._seeds[0]} {self._rolled}").sample(items, len(items)))
        if not isinstance(items[0], Card):
            return tuple(items)
        seed, beneath = self._seeds

        def place(card: T) -> tuple[bool, float]:
            return card not in FIRST, Random(f"{seed if card in FIRST else beneath} {card}").random()

        return tuple(sorted(items, key=place))


class Seat:
    """A program with both windows, and all that comes out of it while an evening is played there."""

    def __init__(self, folder: Path, name: str, pictures: CardPixmaps) -> None:
        self.program = Program(no_evening(), Settings(folder / f"{name}.ini"), casts=folder, pictures=pictures)
        self.program.show()
        self.program.host.resize(1366, 768)
        self.program.tv.resize(640, 360)
        self.heard: list[str] = []
        self._announcer = Announcer(self.program.stage, self.heard.append)
        # Beneath it stand deeds that the Host alone reads, on one line or on two: its size is none of the players'.
        self.program.host.preview.setFixedSize(310, 175)
        self._moment = MomentExport(
            self.program.stage, lambda picture: self.session.history.luck_in(picture), lambda _words: None
        )
        self._folder = folder
        self.session = no_evening()

    def sit_down(self, luck: Luck, game: AnyGame) -> None:
        self.session = Session(JournalInMemory(game), luck, lambda: MIDNIGHT)
        self.program.host.set_session(self.session, Path("evening.demoncity"), to_read=False)
        self.heard.clear()

    def do(self, command: Command) -> None:
        self.heard.clear()
        self.session.do(command)
        self.program.stage.settle()
        self.be_laid_out()

    def be_laid_out(self) -> None:
        """Process events until nothing in the Host's window moves: docks that grow make room one after the other."""
        before: list[QRect] = []
        while before != (now := [part.geometry() for part in self.program.host.findChildren(QWidget)]):
            before = now
            QApplication.sendPostedEvents()
            QApplication.processEvents()

    def throw(self, command: Command, *, moment: int) -> None:
        """Carry out a command that turns cards, and stop so many milliseconds into what the TV makes of it."""
        self.heard.clear()
        self.session.do(command)
        self.program.stage.motion.pause()
        self.program.stage.motion.setCurrentTime(moment)
        QApplication.processEvents()

    @property
    def while_cards_turn(self) -> dict[str, object]:
        """What anybody in the room can see or hear, the Host's window among it."""
        windows: list[QWidget] = [self.program.tv, self.program.host.preview, self.program.host]
        return {
            "pixels": [_pixels(window) for window in windows],
            "accessible": [line for window in windows for line in accessible_tree(window)],
            "words": widget_words(self.program.host, hidden=True),
            "titles": [window.windowTitle() for window in windows],
            "spoken": list(self.heard),
        }

    @property
    def public(self) -> dict[str, object]:
        """What the players can see, hear or take home."""
        windows: list[QWidget] = [self.program.tv, self.program.host.preview]
        return {
            "picture": self.session.tv.picture(),
            "pixels": [_pixels(window) for window in windows],
            "accessible": [line for window in windows for line in accessible_tree(window)],
            "spoken": list(self.heard),
            "players' story": [line for lines in self.session.history.story(for_players=True) for line in lines],
            "players' account": [line for lines in self.session.history.account(for_players=True) for line in lines],
        }

    @property
    def hosts(self) -> dict[str, object]:
        """What the Host can see or hear besides."""
        history = self.session.history
        return {
            "Host's picture": Views(self.session).host(),
            "Host's pixels": _pixels(self.program.host),
            "Host's accessible": accessible_tree(self.program.host),
            "Host's words": widget_words(self.program.host, hidden=True),
            "Host's log": history.lines(1, history.timeline.last),
        }

    def moment(self, kind: str) -> bytes:
        """Return the last reveal as a file."""
        path = self._folder / f"moment.{kind}"
        self._moment.export(path)
        while self._moment.is_under_way:
            QApplication.processEvents()
        return path.read_bytes()

    def close(self) -> None:
        put_away(self.program)


def _pixels(window: QWidget) -> bytes:
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


@pytest.fixture
def seats(painted: CardPixmaps, tmp_path: Path) -> Iterator[tuple[Seat, Seat]]:
    pair = (Seat(tmp_path, "one", painted), Seat(tmp_path, "other", painted))
    yield pair
    for seat in pair:
        seat.close()


class Evening(Struct, frozen=True):
    """How one evening is played, and its double, which differs in secrets alone; `flip` is the first to turn cards."""

    one: tuple[Begin, Luck]
    other: tuple[Begin, Luck]
    commands: tuple[Command, ...]
    flip: int


def evening(seed: int, edition: Edition, *, same_cards: bool, other_sheets: bool, other_stats: bool = False) -> Evening:
    dice = Random(seed)
    people = tuple(_known_in_part(dice, random_character(dice, number)) for number in range(1, dice.randint(2, 5) + 1))
    steps = list(whole_round(dice, people, Luck(seed, seed), PLAYERS, HORROR, edition))
    begin, *commands = [step.command for step in steps]
    assert isinstance(begin, BeginEvening | BeginDiceEvening)
    double: Begin = replace(begin, characters=_with_other_sheets(dice, people, stats=other_stats))
    if isinstance(double, BeginEvening):
        double = replace(double, horror_deck=OTHER_HORROR)
    return Evening(
        (begin, Luck(seed, seed)),
        (double if other_sheets else begin, Luck(seed if same_cards else seed + 1, seed + 1)),
        tuple(commands),
        next((place for place, step in enumerate(steps) if has_shown_cards(step.table)), len(steps)) - 1,
    )


def _known_in_part(dice: Random, one: Character) -> Character:
    """Return somebody whom the players perhaps know by another name, or not at all."""
    chosen = dice.random()
    return replace(one, alias=f"Stranger {one.id}" if chosen < 0.3 else "", hidden=chosen > 0.7)


def _with_other_sheets(dice: Random, people: tuple[Character, ...], *, stats: bool) -> tuple[Character, ...]:
    """Return people of whom the players know nothing else: who is more able than whom stays, as throws go by it."""
    ranks = sorted(dice.sample(range(14), 10)) if stats else range(10)
    known_sides = {PLAYERS_SIDE, *(one.side for one in people if not one.hidden)}
    doubles = []
    for one in people:
        double = replace(
            one,
            name=f"Secret {one.id}" if one.alias else one.name,
            short="Secret" if one.alias or one.hidden else one.short,
            pronoun="she" if one.alias or one.hidden else one.pronoun,
            stats=tuple(Rank(rank.name, ranks[rank.rank]) for rank in one.stats),
            skills=tuple(Rank(rank.name, ranks[rank.rank]) for rank in one.skills),
            weapons=(Weapon("a secret"),),
            notes="a secret",
            calm_check=7,
        )
        if one.hidden:
            double = replace(
                double,
                name=f"Secret {one.id}",
                alias="Secret",
                side=one.side if one.side in known_sides else Side(f"Secret {one.side}"),
                close_deed="bites",
                shoot_deed="spits at",
                picture="secret.png",
            )
        doubles.append(double)
    return tuple(doubles)


def public_facts(table: Table) -> object:
    """Return what decides of order, counts, groups and lanes: where that differs, the players may see it."""
    fight = table.fight
    if fight is None:
        return None
    return [(one.who, one.count and one.count.cards, one.settled and one.settled.result) for one in fight.participants]


def has_shown_cards(table: Table) -> bool:
    return table.fight is not None and any(isinstance(one.throw, ShownThrow) for one in table.fight.participants)


def played(seats: tuple[Seat, Seat], told: Evening, *, until_the_flip: bool) -> Iterator[tuple[Seat, Seat]]:
    """Play both evenings, and yield at every moment at which nothing but secrets differs."""
    for seat, (begin, luck) in zip(seats, (told.one, told.other), strict=True):
        seat.sit_down(luck, DICE_EDITION if isinstance(begin, BeginDiceEvening) else DEMON_CITY)
        seat.do(begin)
    yield seats
    one, other = seats
    for command in told.commands[: told.flip if until_the_flip else None]:
        one.do(command)
        try:
            other.do(command)
        except RuleRefusal:
            return
        if public_facts(one.session.table) != public_facts(other.session.table):
            return
        yield seats


def assert_alike(one: dict[str, object], other: dict[str, object], where: str) -> None:
    differ = [channel for channel in one if one[channel] != other[channel]]
    assert not differ, f"{where}: {', '.join(differ)} differ"


@pytest.mark.soak
@pytest.mark.parametrize("edition", Edition, ids=["cards", "dice"])
def test_no_channel_to_the_players_tells_evenings_apart_before_the_flip(
    seats: tuple[Seat, Seat], edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-DECK-02, T-DECK-23: cards, piles, the Horror's Deck, stats, notes, names behind a public name."""
    moments = 0
    for seed in range(trials(40)):
        told = evening(seed, edition, same_cards=False, other_sheets=True, other_stats=True)
        for one, other in played(seats, told, until_the_flip=True):
            assert_alike(one.public, other.public, f"seed {seed}")
            moments += 1
    assert moments > 4 * trials(40)
    record_property("moments compared", moments)


@pytest.mark.soak
@pytest.mark.parametrize("edition", Edition, ids=["cards", "dice"])
def test_no_channel_to_the_host_tells_face_down_cards_apart(
    seats: tuple[Seat, Seat], edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-DECK-23: the Host's window, preview, words, log and voice."""
    moments = 0
    for seed in range(100, 100 + trials(20)):
        told = evening(seed, edition, same_cards=False, other_sheets=False)
        for one, other in played(seats, told, until_the_flip=True):
            assert_alike(one.public | one.hosts, other.public | other.hosts, f"seed {seed}")
            moments += 1
    assert moments > 4 * trials(20)
    record_property("moments compared", moments)


@pytest.mark.soak
@pytest.mark.parametrize("edition", Edition, ids=["cards", "dice"])
def test_after_the_flip_too_the_players_get_what_lies_open_and_no_more(
    seats: tuple[Seat, Seat], edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Whatever lies beneath in the piles, and stands on sheets; the moment kept as a file is the same to the byte."""
    moments = files = 0
    for seed in range(200, 200 + trials(30, one_in=15)):
        told = evening(seed, edition, same_cards=True, other_sheets=True)
        reveal: tuple[TvPicture, ...] = ()
        for one, other in played(seats, told, until_the_flip=False):
            assert_alike(one.public, other.public, f"seed {seed}")
            moments += 1
            if one.program.stage.last_reveal is not reveal:
                reveal = one.program.stage.last_reveal
                kind = {4: "gif", 9: "webp"}.get(files % 10, "png")  # those that move take seconds
                assert one.moment(kind) == other.moment(kind), f"seed {seed}: the moment as {kind} differs"
                files += 1
    assert files >= trials(30, one_in=15) // 3
    record_property("moments compared", moments)
    record_property("files compared", files)


BEFORE_A_FACE = 200
"""Milliseconds into a throw: cards turn, and no face has come to the front."""


def thrown(seats: tuple[Seat, Seat], seed: int, edition: Edition) -> bool:
    """Play two evenings that differ in their cards alone to the middle of their first throw; False if none comes."""
    told = evening(seed, edition, same_cards=False, other_sheets=False)
    for _ in played(seats, told, until_the_flip=True):
        pass
    flip = told.commands[told.flip] if 0 <= told.flip < len(told.commands) else None
    if not isinstance(flip, ThrowCards):
        return False
    for seat in seats:
        before = seat.session.table
        if before.fight is None or before.fight.stage is not Stage.READY:
            return False
        seat.throw(flip, moment=BEFORE_A_FACE)
    return True


@pytest.mark.soak
@pytest.mark.parametrize("edition", Edition, ids=["cards", "dice"])
def test_while_cards_turn_no_channel_tells_who_will_have_won(
    seats: tuple[Seat, Seat], edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """The TV, the preview, the Host's window with its history, titles and the voice."""
    throws = 0
    for seed in range(400, 400 + trials(60, one_in=15)):
        if thrown(seats, seed, edition):
            one, other = seats
            assert one.session.tv.picture() != other.session.tv.picture()
            assert_alike(one.while_cards_turn, other.while_cards_turn, f"seed {seed}")
            throws += 1
    assert throws
    record_property("throws compared", throws)


def _at_once(seat: Seat) -> None:
    seat.program.host.tv.with_the_tv.at_once = True


def _names_the_winner(seat: Seat) -> None:
    stage = seat.program.stage
    stage.picture_shown.connect(lambda: seat.heard.append(spoken(stage.picture or TvPicture(TvStage.IDLE, ""))))


def _titles_the_window(seat: Seat) -> None:
    stage = seat.program.stage
    stage.picture_shown.connect(lambda: seat.program.tv.setWindowTitle(str(stage.picture and stage.picture.banner)))


@pytest.mark.parametrize("edition", Edition, ids=["cards", "dice"])
@pytest.mark.parametrize(
    ("plant", "channel"), [(_at_once, "words"), (_names_the_winner, "spoken"), (_titles_the_window, "titles")]
)
def test_a_planted_spoiler_is_caught(
    seats: tuple[Seat, Seat], plant: Callable[[Seat], None], channel: str, edition: Edition
) -> None:
    for seat in seats:
        plant(seat)
    seed = next(seed for seed in range(400, 500) if thrown(seats, seed, edition))
    with pytest.raises(AssertionError, match=channel):
        assert_alike(seats[0].while_cards_turn, seats[1].while_cards_turn, f"seed {seed}")
