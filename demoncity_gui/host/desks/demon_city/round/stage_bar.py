"""The stages of a round as a thin line of steps: those behind are ticked, the one that is on is lit and filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import demon_city_round as said

STAGES = (HostStage.ANNOUNCE, HostStage.THROW, HostStage.RESOLVE, HostStage.AFTERMATH)
"""Those of a round, in their order."""
_HEIGHT, _DISC = 26, 16
"""In logical pixels."""


class _Step(QWidget):
    """A disc and a name of a stage, and a line to the next. Nobody clicks it: the big button leads on."""

    def __init__(self, stage: HostStage) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._words = said[f"stage-{stage.value}"].split(maxsplit=1)[-1]
        self._state = "ahead"

    def show_state(self, state: str) -> None:
        """Show it as `done`, `now` or `ahead`."""
        self._state = state
        self.setAccessibleName(said.step(stage=self._words, state=state))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a part of a thin line."""
        return QSize(100, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return what the disc alone needs."""
        return QSize(_DISC + 6, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(self.rect()), self._words)

    def _paint(self, painter: QPainter, room: QRectF, words: str) -> None:
        hue = worn()
        is_now, is_done = self._state == "now", self._state == "done"
        ink = QColor(hue.accent if is_now else hue.bone if is_done else hue.muted)
        disc = QRectF(room.left() + 2, room.center().y() - _DISC / 2, _DISC, _DISC)
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(ink if is_now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        if is_done:
            middle = disc.center()
            tick = (QPointF(-4, 0), QPointF(-1, 3.2), QPointF(4.2, -3))
            painter.setPen(QPen(ink, 1.8))
            painter.drawPolyline([middle + point for point in tick])
        font = QFont(self.font())
        font.setBold(is_now)
        metrics = QFontMetricsF(font)
        left = disc.right() + 7
        if room.right() - left < _DISC:
            return  # the discs alone
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.right() - left - 4)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(left, room.top(), room.right() - left, room.height()), _MIDDLE, shown)
        left += metrics.horizontalAdvance(shown) + 10
        if room.right() - left > 12:
            painter.setPen(QPen(QColor(hue.line), 1))
            painter.drawLine(QPointF(left, disc.center().y()), QPointF(room.right() - 6, disc.center().y()))


_MIDDLE = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)


class Stepper(QWidget):
    """A step for each stage, as wide as the others."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stepper")
        self.setAccessibleName(said.stages)
        self._steps = [_Step(stage) for stage in STAGES]
        self.setLayout(in_row(*((step, 1) for step in self._steps), spacing=0, margins=(0, 0, 0, 0)))

    def show_stage(self, now: HostStage) -> None:
        """Light this stage and tick those before it; outside action none is lit."""
        at = STAGES.index(now) if now in STAGES else -1
        for place, step in enumerate(self._steps):
            step.show_state("now" if place == at else "done" if place < at else "ahead")


class StageBar(QWidget):
    """Where the round is; `finder` asks for letters of a name.

    `discs` tell the same where no line is left for it, wherever there is room: beside the big button.
    """

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self._stepper, self.discs = Stepper(), Stepper()
        self.discs.setFixedWidth(self.discs.minimumSizeHint().width())
        self.discs.hide()
        self.finder = key_button(keys, Key.FIND, look="small")
        self.setLayout(in_row((self._stepper, 1), self.finder, margins=(0, 0, 0, 0)))

    def show_stage(self, now: HostStage) -> None:
        """Light this stage; outside action none is lit."""
        self._stepper.show_stage(now)
        self.discs.show_stage(now)
        set_tip(self.discs, said[f"stage-{now.value}"].split(maxsplit=1)[-1] if now in STAGES else "")

    def fold(self, is_folded: bool) -> None:
        """Leave it to the discs to tell where the round is, or do so again."""
        self.setVisible(not is_folded)
        self.discs.setVisible(is_folded)
