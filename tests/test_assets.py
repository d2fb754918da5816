from __future__ import annotations

import pytest

from demoncity_gui.assets import AssetMissing, asset
from demoncity_gui.games.demon_city.ruling import explain, rule
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_people as people


def test_the_example_evening_is_found() -> None:
    assert asset("example-evening.toml").read_text(encoding="utf-8")


def test_a_missing_file_of_our_own_is_named() -> None:
    with pytest.raises(AssetMissing, match=r"icons/none\.svg"):
        asset("icons", "none.svg")


def test_the_example_round_is_ruled() -> None:
    """README shows it to whoever asks what a scenario looks like."""
    told = list(explain(rule(asset("example-round.json").read_bytes(), proof=True)))
    assert any(
        clash_texts.won_by(side=people.side(side="players", first=True), who=["Marty"], value=22) in line
        for line in told
    )
