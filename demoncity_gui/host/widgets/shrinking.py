"""The panel of a page: as high as what it shows, and where the window is too low for that it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QStackedWidget, QWidget

_LEAST = 84
"""The height below which a panel scrolls, in logical pixels."""
_TIGHT = 3
"""Between the pieces of a panel on a low page, in logical pixels."""


class PanelStack(QStackedWidget):
    """Panels of which one is in front; it asks for the room of that one alone."""

    def __init__(self) -> None:
        super().__init__()
        self._usual: dict[QLayout, tuple[QMargins, int]] = {}
        self.currentChanged.connect(self._on_turned)

    def _on_turned(self) -> None:
        """Let the panels behind ask for no room: a stack is as large as its largest page else."""
        for page in filter(None, map(self.widget, range(self.count()))):
            asks = QSizePolicy.Policy.Preferred if page is self.currentWidget() else QSizePolicy.Policy.Ignored
            page.setSizePolicy(asks, asks)
        self.updateGeometry()

    def addWidget(self, panel: QWidget) -> int:
        """Put a panel behind the others."""
        place = super().addWidget(panel)
        self._on_turned()
        layout = panel.layout()
        if layout is not None:
            self._usual[layout] = layout.contentsMargins(), layout.spacing()
        return place

    def set_tight(self, is_tight: bool) -> None:
        """Lay the pieces of each panel closer together, or as usual."""
        for layout, (margins, spacing) in self._usual.items():
            layout.setContentsMargins(margins / 2 if is_tight else margins)
            layout.setSpacing(min(spacing, _TIGHT) if is_tight else spacing)

    def sizeHint(self) -> QSize:
        """Ask for what the panel in front asks for."""
        front = self.currentWidget()
        return QSize(0, 0) if front is None else front.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for what the panel in front needs."""
        front = self.currentWidget()
        return QSize(0, 0) if front is None else front.minimumSizeHint()


class ShrinkingArea(QScrollArea):
    """Shows something whole where there is room, and lets it scroll where there isn't."""

    def __init__(self, content: QWidget, *, sideways: bool = False, least: int = _LEAST) -> None:
        super().__init__()
        self._content, self._sideways, self._least_height = content, sideways, least
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(content)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """Ask for what the content asks for."""
        return self._content.sizeHint().expandedTo(self._content.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """Ask for little height; for the content's whole width, unless it scrolls `sideways` as well."""
        width = 0 if self._sideways else self._content.minimumSizeHint().width()
        return QSize(width, min(self._least_height, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew whenever the content is laid out anew."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
