from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    look.load_fonts()
