from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.tv.scene.tv_scene import TvScene


@pytest.fixture
def stage(qapp: QApplication) -> TvScene:
    look.load_fonts()
    return TvScene(CardPixmaps())
