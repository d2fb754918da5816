"""The models, each watched by Qt's own tester, over an evening that is played without a window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.evening.session import Session
from tests.host.models.watched import Watched
from tests.support.demon_city import JournalInMemory
from tests.support.desk import EXAMPLE, MIDNIGHT, luck


@pytest.fixture
def session() -> Session:
    session = Session(JournalInMemory(), luck(), lambda: MIDNIGHT)
    session.do(EXAMPLE)
    return session


@pytest.fixture
def models(qapp: QApplication, session: Session) -> Watched:
    return Watched(session)
