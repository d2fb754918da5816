"""Letters as large as the Host likes: larger wherever there is room, and the same words on the TV at every size."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.tv_picture import Showing, TvPicture
from demoncity_gui.tv.scene.liveliness import LETTERS
from demoncity_gui.tv.scene.showing_item import ShowingItem
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.crowd import TITLE_CARD, stages
from tests.tv.scene.test_sizes import assert_readable, table, written


def sizes(stage: TvScene) -> dict[str, int]:
    """How large each word stands there."""
    return {word: text.line.font.pixelSize() for text in written(stage) for word in text.line.text.split()}


@pytest.mark.parametrize("name", ["announce", "ready", "verdict", "tied", "aftermath", "task", "verdict alone"])
@pytest.mark.parametrize("people", [1, 2, 4, 7, 12])
def test_the_same_words_stand_there_at_every_size_and_none_smaller_than_was_wished(
    stage: TvScene, name: str, people: int
) -> None:
    picture = stages(people, 3)[name]
    stage.show_picture(picture, quiet=True)
    usual = sizes(stage)
    for letters in LETTERS:
        stage.letters = letters / 100
        now = sizes(stage)
        assert_readable(stage, f"{name}, {letters} %")
        if letters >= 100:
            assert now.keys() == usual.keys(), letters
        else:
            assert sum(now.values()) / len(now) < sum(usual.values()) / len(usual), letters


@pytest.mark.parametrize("name", ["announce", "ready", "verdict", "aftermath"])
def test_where_few_play_larger_letters_have_room(stage: TvScene, name: str) -> None:
    stage.show_picture(stages(4, 3)[name], quiet=True)
    usual = sizes(stage)
    stage.letters = 1.5
    larger = sizes(stage)
    assert larger["Ceelo"] >= usual["Ceelo"] * 1.25
    assert larger["axe"] >= usual["axe"] * 1.1


def test_twelve_with_names_of_sixty_letters_are_no_more_cut_than_usual(stage: TvScene) -> None:
    crowded = [picture for seed in range(40) for picture in table(seed) if len(picture.lanes) == 12][:6]
    for picture in crowded:
        stage.letters = 1.0
        stage.show_picture(picture, quiet=True)
        cut = sum("…" in text.line.text for text in written(stage))
        stage.letters = 2.0
        assert sum("…" in text.line.text for text in written(stage)) <= cut


@pytest.mark.parametrize("picture", [stages(4, 2)["verdict"], stages(4, 2)["announce"], TITLE_CARD])
def test_a_size_is_seen_at_once_and_leaves_nothing_behind(stage: TvScene, picture: TvPicture) -> None:
    stage.show_picture(picture, quiet=True)
    usual = stage.render_image(960, 540)
    stage.letters = 2.0
    large = stage.render_image(960, 540)
    assert large != usual
    fresh = TvScene(CardPixmaps())
    fresh.letters = 2.0
    fresh.show_picture(picture, quiet=True)
    assert fresh.render_image(960, 540) == large
    stage.letters = 1.0
    assert stage.render_image(960, 540) == usual


@pytest.mark.parametrize("letters", LETTERS)
def test_a_line_that_is_held_up_is_whole_at_every_size(stage: TvScene, letters: int) -> None:
    words = "The tide turns at three, and the harbour has no boats left " * 4
    stage.letters = letters / 100
    stage.show_picture(replace(TITLE_CARD, showing=Showing(words.strip())), quiet=True)
    (held,) = [item for item in stage.items() if isinstance(item, ShowingItem)]
    assert [word for line in held.texts for word in line.text.split()] == words.split()
