"""The desk of a solo player: the round with the TV’s scene in the middle, tasks and house rules beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QSizePolicy, QWidget

from demoncity_gui.games.common.casebook import Write
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.desks.demon_city.round.round_page import RoundPage
from demoncity_gui.host.desks.desk import Sheet, Window
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene

_LEAST_HEIGHT = 220
"""Of the scene, in logical pixels: beneath it stands what the player is asked."""
_HEIGHT_BESIDE_A_CASE = 180
"""So that all buttons of the case are in sight on a screen of 768 lines."""


class SoloPage(RoundPage):
    """The page of a round that shows the scene of the players’ screen where a Host has the Agility table."""

    def __init__(self, window: Window, stage: TvScene) -> None:
        super().__init__(
            *(window.session, window.do, window.undo, window.own_keys, window.questions),
            redo=window.redo,
            to_case=partial(window.show_page, Key.CASE),
        )
        self.scene = SceneView(stage)
        self.scene.setMinimumHeight(_LEAST_HEIGHT)
        self.scene.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.column.insertWidget(self.column.indexOf(self.table), self.scene, 1)
        self.table.hide()
        self.shown.connect(self._give_room)
        self._give_room()

    def _give_room(self) -> None:
        """Give the scene all the room that the panel in front doesn't need."""
        panel = self.panels.currentWidget()
        if panel is not None:
            self.panels.setMaximumHeight(panel.sizeHint().height())


class SoloDesk(DemonCityDesk):
    """See `Desk`. Pages on which nothing is left to show are not there, nor is anything that tells of hidden cards."""

    shows_tv = False
    commands = frozenset({Key.HOUSE_RULES, Key.TASK, Key.CASE, Key.FIGHT, Key.ROUND_SHEET, Key.PAGE_KEYS})

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.docks = ()
        self.pages = {key: self.pages[key] for key in (Key.HOUSE_RULES, Key.TASK, Key.CASE)}

    def _make_case(self, picture: QWidget | None = None) -> SidePage:
        """Return the page of the case with the players' screen beside it, which has no dock here."""
        scene = SceneView(self.window.stage)
        scene.setFixedHeight(_HEIGHT_BESIDE_A_CASE)
        return super()._make_case(scene)

    def note(self, words: str) -> Write:
        """Return the command that keeps a note: alone it is prose, for a Host's notes are not a player's to read."""
        return Write((words,))

    def _make_page(self) -> RoundPage:
        return SoloPage(self.window, self.window.stage)

    def _on_chances(self) -> None:
        """Show none: they tell what is in the Horror’s Deck."""

    @property
    def sheet(self) -> Sheet:
        """See `Desk`."""
        return Sheet(picture=self.picture, draft=self.page.draft, left_out=DemonCityDesk.commands - self.commands)
