from __future__ import annotations

import pytest

from demoncity_gui.assets import AssetMissing, asset
from demoncity_gui.games.demon_city.ruling import explain, rule


def test_the_example_evening_is_found() -> None:
    assert asset("example-evening.toml").read_text(encoding="utf-8")


def test_a_missing_file_of_our_own_is_named() -> None:
    with pytest.raises(AssetMissing, match=r"icons/none\.svg"):
        asset("icons", "none.svg")


def test_the_example_round_is_ruled() -> None:
    """README shows it to whoever asks what a scenario looks like."""
    told = list(explain(rule(asset("example-round.json").read_bytes(), proof=True)))
    assert any("The players won: Marty has the highest throw, 22" in line for line in told)
