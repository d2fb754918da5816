"""Many fights on whatever executor there is, in chunks of about a second, with what is known so far at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from demoncity_gui.forecast.fight import FightResult, play
from demoncity_gui.forecast.setup import Setup
from demoncity_gui.forecast.tally import Tally, tally_of
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side

FIGHTS = 10_000
"""How many fights a forecast plays at most, unless another number is said."""
BLOCK = 50
"""Fights that are counted together. After each such block it is asked whether the bounds are narrow enough."""
NARROW = 0.01
"""A forecast is done when no bound lies further from its middle: one point of a hundred."""
_SECONDS = 1.2
"""How long a chunk should take: what is handed over with each is little beside that."""
_MOST_BLOCKS = 400
"""Of a chunk, so that who cancels waits for no more than some seconds, however fast the machine."""


class OtherSetup(Protocol):
    """What the forecast of another game starts from; it plays its fights itself."""

    @property
    def sides(self) -> Mapping[CharacterId, Side]:
        """Everybody’s side."""
        ...

    def play(self, seed: int, number: int) -> FightResult:
        """Play the fight of this number."""
        ...


AnySetup = Setup | OtherSetup
S = TypeVar("S", bound=AnySetup)


class Chunk(Struct, frozen=True):
    """What came of some blocks, one after another from the `first`, and how long it took, in seconds."""

    first: int
    blocks: tuple[Tally, ...]
    seconds: float


def play_chunk(
    setup: AnySetup, seed: int, first: int, blocks: int, fights: int, is_stopped: Callable[[], bool] | None = None
) -> Chunk:
    """Play these blocks of a forecast of so many fights; once it is stopped, what is whole by then.

    Each fight has luck of its own, by the seed and its number: which process plays it makes no difference.
    """
    began = perf_counter()
    found: list[Tally] = []
    for block in range(first, first + blocks):
        results = []
        for number in range(block * BLOCK, min((block + 1) * BLOCK, fights)):
            if is_stopped is not None and is_stopped():
                return Chunk(first, tuple(found), perf_counter() - began)
            played = play(setup, seed, number) if isinstance(setup, Setup) else setup.play(seed, number)
            results.append((number, played))
        found.append(tally_of(results, setup.sides))
    return Chunk(first, tuple(found), perf_counter() - began)


class Run(Generic[S]):
    """A forecast that is being made: `collect` takes in what the workers have, `tally` is what is known so far.

    `player` plays a chunk; a pool of processes hands over one that can be stopped in the midst of it.
    Blocks count in their order, and the forecast ends after the first with which the bounds are narrow enough. So the
    same seed gives the same forecast, with however many jobs and on whatever machines.
    """

    def __init__(
        self,
        setup: S,
        executor: Executor,
        *,
        fights: int = FIGHTS,
        jobs: int = 1,
        seed: int = 1,
        narrow: float = NARROW,
        player: Callable[[S, int, int, int, int], Chunk] = play_chunk,
    ) -> None:
        self.setup, self.fights, self.seed = setup, fights, seed
        self._narrow = narrow
        self.tally = Tally()
        self.is_narrow = False
        self._executor, self._jobs, self._player = executor, jobs, player
        self._blocks = -(-fights // BLOCK)
        self._handed_out = self._counted = 0
        self._waiting: dict[int, Tally] = {}
        self._pending: set[Future[Chunk]] = set()
        self._blocks_at_once = 1
        self._hand_out()

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to play."""
        return self.is_narrow or self._counted >= self._blocks

    def collect(self, seconds: float) -> bool:
        """Take in what has been played, waiting for it at most so long; return whether anything is new.

        Raises:
            Exception: whatever stopped a worker.
        """
        done, self._pending = wait(self._pending, seconds, FIRST_COMPLETED)
        for future in done:
            chunk = future.result()
            for place, tally in enumerate(chunk.blocks):
                self._waiting[chunk.first + place] = tally
            if chunk.blocks:
                each = max(chunk.seconds / len(chunk.blocks), 1e-6)
                self._blocks_at_once = min(max(round(_SECONDS / each + 0.5), 1), _MOST_BLOCKS)
        while not self.is_done and self._counted in self._waiting:
            self.tally = self.tally.plus(self._waiting.pop(self._counted))
            self._counted += 1
            self.is_narrow = self.tally.reach() <= self._narrow
        if self.is_done:
            self.cancel()
        else:
            self._hand_out()
        return bool(done)

    def cancel(self) -> None:
        """Hand out nothing more; what is being played is left to its executor."""
        for future in self._pending:
            future.cancel()
        self._pending = set()

    def _hand_out(self) -> None:
        """Hand out chunks, one more than there are jobs; the last ones are shorter, so that all jobs end together."""
        while len(self._pending) < self._jobs + 1 and self._handed_out < self._blocks:
            left = self._blocks - self._handed_out
            blocks = min(self._blocks_at_once, -(-left // (2 * self._jobs)))
            self._pending.add(
                self._executor.submit(self._player, self.setup, self.seed, self._handed_out, blocks, self.fights)
            )
            self._handed_out += blocks
