"""Palettes: every text of each can be read on its ground, and a file of colours is checked before it is worn."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui import texts
from demoncity_gui.cards.drawing.own_palettes import (
    PaletteUnreadable,
    import_palette,
    palette_called,
    palette_written,
    palettes_in,
)
from demoncity_gui.cards.drawing.palette import CONTRAST, LIGHT, PALETTES, SODIUM, contrast, faint_outlines, faint_texts


@pytest.mark.parametrize("name", PALETTES)
def test_every_text_can_be_read_on_its_ground(name: str) -> None:
    assert faint_texts(PALETTES[name]) == []


@pytest.mark.parametrize("name", PALETTES)
def test_every_outline_that_means_something_is_seen_on_its_ground(name: str) -> None:
    assert faint_outlines(PALETTES[name]) == []


def test_high_contrast_is_seven_to_one_everywhere() -> None:
    assert faint_texts(CONTRAST, least=7) == []


def test_black_on_white_is_21_to_1_and_a_colour_on_itself_1() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#7A1420", "#7A1420") == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "$"),
        (
            'like = "noon"\n[colours]\n',
            (
                "$.like: "
                + texts.preferences.no_such_palette(name="noon", palettes=["dark", "light", "sepia", "contrast"])
            ),
        ),
        ('[colours]\nsky = "#112233"\n', f"$.colours: {texts.preferences.no_such_colour(name='sky')}"),
        ('[colours]\nink = "black"\n', f"$.colours.ink: {texts.preferences.no_colour(written='black')}"),
        ("[colours]\nink = 7\n", "$.colours.ink"),
        (
            '[colours]\nmuted = "#2A2A2A"\n',
            "$.colours: " + texts.preferences.too_faint(text="muted", ground="ink", ratio="1.3", least="4.5"),
        ),
        (
            '[colours]\nedge = "#3A3644"\n',
            "$.colours: " + texts.preferences.too_dim(outline="edge", ground="ink", ratio="1.6", least="3"),
        ),
        ("[colours]\nink = ", "$"),
    ],
)
def test_what_cant_be_worn_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(PaletteUnreadable) as why:
        palette_written(text)
    if told != "$":
        assert told in str(why.value)
    assert "\n" not in str(why.value)


def test_an_own_palette_is_kept_under_its_name_and_a_spoilt_one_costs_only_itself(tmp_path: Path) -> None:
    folder, mine = tmp_path / "palettes", tmp_path / "mine.toml"
    mine.write_text('like = "light"\n[colours]\nink = "#FFFFFF"\n')
    assert import_palette(mine, folder) == "mine"
    (folder / "spoilt.toml").write_bytes(b"\xff\xfe\x00")
    assert list(palettes_in(folder)) == ["mine"]
    assert palette_called("mine", folder).ink == "#FFFFFF"
    assert palette_called("light", folder) is LIGHT
    assert palette_called("gone", folder) is SODIUM
    assert palette_called("mine", tmp_path / "nowhere") is SODIUM
