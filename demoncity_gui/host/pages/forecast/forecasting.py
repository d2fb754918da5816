"""Forecasts made in processes beside the window, which takes in what they have now and then."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from PySide6.QtCore import QObject, Signal

from demoncity_gui.forecast.fight import FightResult
from demoncity_gui.forecast.run import FIGHTS, Run
from demoncity_gui.forecast.setup import Setup
from demoncity_gui.forecast.story import StoryLine, story_of
from demoncity_gui.forecast.words import PARTS
from demoncity_gui.forecast.workers import play_until_told
from demoncity_gui.host.widgets.watched_workers import WatchedWorkers

_LOOK = 100
"""Milliseconds between two looks at what the workers have."""
Story = tuple[FightResult, tuple[StoryLine, ...]]


class Forecasting(WatchedWorkers):
    """One forecast, or two side by side. `changed` says that more is known, or that it has ended.

    `stories` are those of each forecast that is done, by the words of `PARTS`. `failed`: a process has died.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_LOOK, parent)
        self.runs: tuple[Run[Setup], ...] = ()
        self.stories: list[dict[str, Story]] = []
        self.failed = False
        self._told: list[dict[str, Future[Story]]] = []

    @property
    def is_under_way(self) -> bool:
        """Whether fights are being played, or the stories of some told."""
        return self.workers is not None

    def start(self, setups: Sequence[Setup], fights: int = FIGHTS) -> None:
        """Begin; what was under way is stopped, and what it came to forgotten."""
        self.stop()
        self.failed = False
        self.stories, self._told = [{} for _ in setups], [{} for _ in setups]
        workers = self.begin(os.cpu_count() or 1)
        self.runs = tuple(
            Run(setup, workers.executor, fights=fights, jobs=workers.jobs, player=play_until_told) for setup in setups
        )

    def stop(self) -> None:
        """Stop; what is known by then stays."""
        for run in self.runs:
            run.cancel()
        if self.end():
            self.changed.emit()

    def clear(self) -> None:
        """Stop, and forget what it came to."""
        self.stop()
        self.runs, self.stories = (), []

    def look(self) -> None:
        """See `WatchedWorkers`."""
        try:
            news = [run.collect(0) for run in self.runs if not run.is_done]
            told = self._take_stories()
        except BrokenProcessPool:
            self.failed = True
            self.stop()
            return
        if self.runs and all(run.is_done for run in self.runs) and all(len(one) == len(PARTS) for one in self.stories):
            self.stop()
        elif any(news) or told:
            self.changed.emit()

    def _take_stories(self) -> bool:
        """Have the stories of what is done told by a worker; return whether a new one is there."""
        news = False
        for run, futures, stories in zip(self.runs, self._told, self.stories, strict=True):
            if run.is_done and self.workers is not None and not futures:
                for part, hundredth in PARTS.items():
                    number = run.tally.fight_at(hundredth / 100)
                    futures[part] = self.workers.executor.submit(story_of, run.setup, run.seed, number)
            for part, future in futures.items():
                if part not in stories and future.done():
                    stories[part] = future.result()
                    news = True
        return news
