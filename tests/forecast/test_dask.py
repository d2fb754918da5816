"""A forecast on a cluster of several workers, as a designer with many machines would run it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from demoncity_gui.forecast.run import BLOCK, Run
from demoncity_gui.forecast.setup import setup_of
from tests.forecast.fights import sitting
from tests.support.trials import Trials


@pytest.mark.soak
@pytest.mark.soak_alone
def test_dask_plays_the_same_forecast_as_one_process(trials: Trials) -> None:
    """Each fight has luck of its own, so that it makes no difference where it is played."""
    # Slow to import, and wanted here alone.
    from distributed import Client, LocalCluster

    setup, fights = setup_of(sitting(3), {}), trials(100) * BLOCK
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        spread = Run(setup, executor, fights=fights, jobs=2, narrow=0)
        while not spread.is_done:
            spread.collect(1)
    assert spread.tally.fights == fights
    with ThreadPoolExecutor(1) as one:
        alone = Run(setup, one, fights=fights, narrow=0)
        while not alone.is_done:
            alone.collect(1)
    assert spread.tally == alone.tally
