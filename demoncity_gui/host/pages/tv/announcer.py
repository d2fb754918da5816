"""What happens on the TV, said aloud by a screen reader on the Host's side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.spoken import news
from demoncity_gui.tv.scene.tv_scene import TvScene


class Announcer(QObject):
    """Says what is new on the stage whenever there is more to be seen, by `say`.

    It knows what the players have seen and no more: while the TV is frozen, a flip is held or cards are still turning,
    nothing is said that they don't see yet.
    """

    def __init__(self, stage: TvScene, say: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._say = say
        self._said: TvPicture | None = stage.seen
        stage.picture_shown.connect(self._on_picture)

    def _on_picture(self) -> None:
        picture = self._stage.seen
        if picture is None:
            return
        words = news(self._said, picture, self._stage.seen_on_cards)
        self._said = picture
        if words:
            self._say(words)
