"""A window onto the stage: the TV's whole content, and the small preview in the Host's window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.tv.scene.tv_scene import TvScene


class SceneView(QGraphicsView):
    """Shows the whole stage as large as its shape of 16:9 allows; takes no focus, no clicks, no wheel.

    Several views may show one stage; each card is painted for each view's own pixels.
    """

    def __init__(self, stage: TvScene, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self.stage = stage  # Qt keeps no reference of its own
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setRenderHints(QPainter.RenderHint.TextAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # or Qt would fill it first, each time
        stage.picture_shown.connect(self._tell)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stage; what covers all of it is painted alone, for the rest would cost as much again."""
        covering = self.stage.covering
        if not covering:
            super().paintEvent(event)
            return
        super().paintEvent(QPaintEvent(QRegion()))  # paints nothing, but takes note that it is asked no more
        with QPainter(self.viewport()) as painter:
            painter.setRenderHints(self.renderHints())
            if not self.viewportTransform().mapRect(self.stage.sceneRect()).contains(QRectF(self.viewport().rect())):
                painter.fillRect(event.rect(), self.stage.backgroundBrush())  # the bars beside a stage of another shape
            painter.setWorldTransform(self.viewportTransform())
            for item in covering:
                painter.save()
                item.paint(painter, QStyleOptionGraphicsItem(), self.viewport())
                painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the stage into the new size."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the stage as the view appears."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        # Not fitInView: it leaves a frame of two pixels, so that nothing lies 1:1 on a 1080p screen.
        rect, size = self.stage.sceneRect(), self.viewport().size()
        if size.isEmpty():
            return
        zoom = min(size.width() / rect.width(), size.height() / rect.height())
        self.resetTransform()
        self.scale(zoom, zoom)
        self.centerOn(rect.center())

    def _tell(self) -> None:
        self.setAccessibleName(self.stage.words)
