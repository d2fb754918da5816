"""The players' window: the stage and nothing else, full screen on a second screen if there is one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QKeyCombination, QRect, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPalette,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from demoncity_gui.texts import tv
from demoncity_gui.tv.awake import Awake
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.tv.screens import (
    Area,
    Screen,
    known_again,
    mirrors_of,
    possible_tvs,
    seen_again,
    tv_screen,
    window_area,
)

_BLACK: Final = "#000000"
_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)


class TvWindow(QWidget):
    """The TV: a top-level window of its own that never takes the keyboard from the Host's on purpose.

    It follows screens that come and go: while it is on, it fills the TV as soon as there is one, and without
    one it is an ordinary window to be dragged anywhere, or hidden if it would cover the Host's.
    """

    key_pressed = Signal(QKeySequence, QKeyEvent)
    """A key pressed while this window has the keyboard, for the Host's window to act on; held keys come once."""
    arranged = Signal()
    """Screens have come or gone: what it fills, and whether it is seen or mirrored, may be otherwise now."""
    turned_off = Signal()
    """The window was closed by its own frame."""

    def __init__(self, stage: TvScene, host: QWidget) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._host = host
        self.is_on = False  # whether the TV is meant to be shown, even if it waits hidden for a screen
        # The screen it fills; None while it is a window or off. To be remembered for `turn_on`.
        self.screen_filled: Screen | None = None
        self._wanted: Screen | None = None
        self._awake = Awake()
        self.is_kept_awake = True  # whether the system lets the TV keep its screen from going dark
        self._last_window: Area | None = None
        self.setWindowTitle(tv.window)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(_BLACK))
        self.setPalette(palette)
        self.view = SceneView(stage, self)  # the view of the stage that fills the window

        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        # Queued: Qt first moves the windows of a lost screen itself.
        app.screenAdded.connect(self._watch)
        app.screenAdded.connect(self.arrange, Qt.ConnectionType.QueuedConnection)
        app.screenRemoved.connect(self.arrange, Qt.ConnectionType.QueuedConnection)
        app.primaryScreenChanged.connect(self.arrange, Qt.ConnectionType.QueuedConnection)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def turn_on(self, last: Screen | None = None, window: Area | None = None) -> None:
        """Show the TV: on the screen of last time or another second one, else in a window, there where it was."""
        self.is_on = True
        self.screen_filled = None
        self._wanted = last or self._wanted
        self._last_window = window or self._last_window
        self.is_kept_awake = self._awake.begin()
        if not self._fill():
            self._show_window()

    @property
    def window_place(self) -> Area | None:
        """Where it stands as a window, or last stood; None if it never was one. To be remembered for `turn_on`."""
        return _area(self.geometry()) if self.screen_filled is None and self.isVisible() else self._last_window

    @property
    def is_mirrored(self) -> bool:
        """Whether a second screen shows the Host's window to everybody."""
        return bool(mirrors_of(_records(), _record(self._host.screen())))

    def screens(self) -> list[tuple[str, bool]]:
        """Return the screens that could be the TV, by name, each with whether it is."""
        possible = possible_tvs(_records(), _record(self._host.screen()))
        return [
            (screen.title, self.screen_filled is not None and screen.name == self.screen_filled.name)
            for screen in possible
        ]

    def choose(self, title: str) -> None:
        """Fill the screen of this name from now on, and again whenever it is there."""
        for screen in possible_tvs(_records(), _record(self._host.screen())):
            if screen.title == title:
                self._wanted = screen
                if self.is_on:
                    self.arrange()
                else:
                    self.turn_on()
                return

    def turn_off(self) -> None:
        """Hide the TV."""
        self._last_window = self.window_place
        self.is_on = False
        self._awake.end()
        self._leave_full_screen()
        self.hide()

    def arrange(self) -> None:
        """Fit the window to the screens there are now; needed only by whoever moves the Host's window to another."""
        if not self.is_on:
            return
        was = self.screen_filled
        if not self._fill():
            self._do_without_a_screen(was)
        self.arranged.emit()

    def _do_without_a_screen(self, was: Screen | None) -> None:
        """Be a window where the Host's stays uncovered, else hidden; `was` is the screen it filled until now."""
        host = _record(self._host.screen())
        if was is None and self.isVisible():
            self._come_back_into_sight()
        elif was is not None:
            self._leave_full_screen()
            area, uncovered = window_area(host, _area(self._host.frameGeometry()) if self._host.isVisible() else None)
            if uncovered:
                self._show_at(area)
            else:
                self.hide()

    def _fill(self) -> bool:
        """Fill a second screen, the one wanted or else the one filled now before any other; False if there is none."""
        records, host = _records(), _record(self._host.screen())
        possible = possible_tvs(records, host)
        last = self.screen_filled
        if self._wanted is not None and (last is None or known_again(self._wanted, possible) is not None):
            last = self._wanted
        chosen = tv_screen(records, host, last=last)
        if chosen is None:
            return False
        if chosen == self.screen_filled and self.isFullScreen():
            return True
        screen = next(screen for screen in QGuiApplication.screens() if screen.name() == chosen.name)
        if self.screen_filled is None and self.isVisible():
            self._last_window = _area(self.geometry())
        # In this order: a window shown first and moved then stays on the wrong screen with some window managers.
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.screen_filled = chosen
        self._wanted = self._wanted or chosen
        return True

    def _leave_full_screen(self) -> None:
        if self.screen_filled is not None:
            self.screen_filled = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.setWindowState(Qt.WindowState.WindowNoState)

    def _show_window(self) -> None:
        """Show it as a window where it was, or where it covers least; if mirrored only where it covers nothing."""
        area = None if self._last_window is None else seen_again(self._last_window, _records())
        uncovered = area is not None
        if area is None:
            host = _area(self._host.frameGeometry()) if self._host.isVisible() else None
            area, uncovered = window_area(_record(self._host.screen()), host)
        if uncovered or not self.is_mirrored:
            self._show_at(area)

    def _show_at(self, area: Area) -> None:
        self.setScreen(self._host.screen())
        self.setGeometry(area.x, area.y, area.width, area.height)
        self.showNormal()

    def _come_back_into_sight(self) -> None:
        """Move a window that stood on a lost screen to where it can be seen."""
        now = _area(self.geometry())
        seen = seen_again(now, _records())
        if seen is None:
            seen, _ = window_area(_record(self._host.screen()), _area(self._host.frameGeometry()))
        if seen != now:
            self.setGeometry(seen.x, seen.y, seen.width, seen.height)

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.arrange, Qt.ConnectionType.QueuedConnection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the window with the stage; not by a layout, which would keep the window from being made small."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the key on; the TV has no keys of its own."""
        event.accept()
        if not event.isAutoRepeat() and event.key() not in _MODIFIERS:
            pressed = event.keyCombination()
            if Qt.Key.Key_0 <= pressed.key() <= Qt.Key.Key_9:
                # A key that is a digit with Shift held is one that takes Shift to be a digit: a French keyboard's.
                held = pressed.keyboardModifiers() & ~Qt.KeyboardModifier.ShiftModifier
                pressed = QKeyCombination(held, pressed.key())
            self.key_pressed.emit(QKeySequence(pressed), event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the window be dragged by any part of it; what fills a screen stays."""
        handle = self.windowHandle()
        if event.button() == Qt.MouseButton.LeftButton and self.screen_filled is None and handle is not None:
            handle.startSystemMove()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Turn the TV off; the evening goes on."""
        event.accept()
        if self.is_on:
            self.turn_off()
            self.turned_off.emit()


def _records() -> list[Screen]:
    return [_record(screen) for screen in QGuiApplication.screens()]


def _record(screen: QScreen) -> Screen:
    return Screen(
        name=screen.name(),
        area=_area(screen.geometry()),
        free=_area(screen.availableGeometry()),
        manufacturer=screen.manufacturer(),
        model=screen.model(),
        serial=screen.serialNumber(),
        primary=screen is QGuiApplication.primaryScreen(),
    )


def _area(rect: QRect) -> Area:
    return Area(rect.x(), rect.y(), rect.width(), rect.height())
