"""What the TV shows at rest is told by its picture alone, whatever it has shown before."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.support.demon_city import JournalInMemory
from tests.support.random_evenings import change_tv, played, step
from tests.support.trials import Trials

LETTERS = 16
"""Of 255: what large letters may differ at their edges. Their outlines depend on what the typeface drew before."""


def _alike(one: QImage, other: QImage) -> bool:
    """Tell whether a person would see the same."""
    if one == other:
        return True
    pictures = [Image.frombytes("RGBX", (960, 540), bytes(image.constBits())).convert("RGB") for image in (one, other)]
    return max(ImageChops.difference(*pictures).tobytes()) <= LETTERS


@pytest.mark.soak
def test_a_tv_that_saw_the_evening_shows_the_same_as_one_that_is_opened_now(
    qapp: QApplication, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Among others the light after a throw and which thread lies over which depended on what had come before."""
    look.load_fonts()
    art = CardPixmaps()
    stage = TvScene(art)
    pictures, wanted, seed = 0, trials(400), 0
    while pictures < wanted:
        seed += 1
        session, dice = played(JournalInMemory(), seed, 0), Random(seed)
        for _ in range(40):
            before = session.history.timeline.last
            try:
                (change_tv if dice.random() < 0.1 else step)(session, dice)
            except RuleRefusal:
                continue
            if session.history.timeline.last == before:
                continue
            picture = session.tv.picture()
            stage.show_picture(picture)
            stage.settle()
            opened = TvScene(art)
            opened.show_picture(picture, quiet=True)
            assert _alike(opened.render_image(960, 540), stage.render_image(960, 540)), f"evening {seed}: {picture}"
            pictures += 1
    record_property("pictures compared", pictures)
