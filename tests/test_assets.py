from __future__ import annotations

import pytest

from demoncity_gui.assets import AssetMissing, asset


def test_the_example_evening_is_found() -> None:
    assert asset("example-evening.toml").read_text(encoding="utf-8")


def test_a_missing_file_of_our_own_is_named() -> None:
    with pytest.raises(AssetMissing, match=r"icons/none\.svg"):
        asset("icons", "none.svg")
