"""The cards of the workshop: Qt's promises while cards come, go and change."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.views.decks_picture import WorkshopCard
from demoncity_gui.host.desks.demon_city.decks.workshop_model import WorkshopCardsModel
from demoncity_gui.pieces.tarot import Card

ORDER = {card: place for place, card in enumerate(Card)}
some = st.dictionaries(st.sampled_from(list(Card)[::6]), st.sampled_from(["", "Ann", "Bill"])).map(
    lambda owners: tuple(
        WorkshopCard(card, worth(card), owner, moved=False)
        for card, owner in sorted(owners.items(), key=lambda pair: ORDER[pair[0]])
    )
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(some, min_size=1, max_size=6))
def test_the_model_keeps_qts_promises(qapp: QApplication, steps: list[tuple[WorkshopCard, ...]]) -> None:
    model = WorkshopCardsModel(lambda card: None)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for cards in steps:
        model.show_rows(cards)
        assert tuple(model.rows) == cards
        for row, one in enumerate(cards):
            model.face_is_there(one.card)
            assert model.place_of(one.card) == row
    tester.deleteLater()
