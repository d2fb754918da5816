from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.tv.scene.stage import Stage


@pytest.fixture
def stage(qapp: QApplication) -> Stage:
    look.load_fonts()
    return Stage(CardPixmaps())
