"""The Agility table on the Host's screen: rows painted so that a glance tells who speaks, who threw what, who acts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from demoncity_gui.games.demon_city.views.host_picture import Row, RowState
from demoncity_gui.host.desks.demon_city.round.agility_model import AgilityOrderModel, Column, deed_words
from demoncity_gui.host.desks.demon_city.round.small_card import line, parted
from demoncity_gui.host.desks.demon_city.round.throw_cell import paint_throw, width_of_throw
from demoncity_gui.host.widgets.rows_model import ROW_ROLE
from demoncity_gui.host.widgets.theme import clash_colour, side_colour, worn
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_round as said
from demoncity_gui.tv.scene.signs import side_sign

ROW_HEIGHT = 40
"""A row's height where there is room, in logical pixels."""
_LEAST_ROW_HEIGHT, _LOW_ROW_HEIGHT = 32, 28
"""It where there is little room, and in a table without headings, which has least."""
_WITH_TARGETS = 960
"""The width that leaves the targets a column of their own, in logical pixels."""
_ANNOUNCES = 150
"""What deeds are left at least: names and throws are narrower where there is little room, in logical pixels."""
_WIDTHS = {Column.KEY: 48, Column.AGILITY: 42, Column.TARGET: 150, Column.CLASH: 54}
_LOW_WIDTHS = {Column.KEY: 36, Column.AGILITY: 26, Column.TARGET: 150, Column.CLASH: 38}
"""What other columns have, with headings and without."""
_WHO, _LEAST_WHO = 192, 160
_THROWS, _USUAL_THROWS, _LEAST_THROWS = 280, 210, 130
"""Throws take more than is usual where somebody's need it, and leave it to deeds else."""
_LOW_SHARE = 184
"""What names and throws have each in a table without headings, in logical pixels: both may stand on two lines."""
_SMALL = 9.5
"""Letters beside those of the window, in points: reasons and states."""
_CLICK = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN_KEYS = (
    *_CLICK,
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
_SIDE = 22
"""What the sign of somebody's side takes before the name."""


class AgilityTable(QTableView):
    """The table of `AgilityOrderModel`; a click on a row asks to announce anew for that character, a right click
    for the menu of what may be done to them. Tab leads to it: arrows go through it then, Space and Enter click."""

    row_clicked = Signal(int)
    menu_wanted = Signal(int, QPoint)
    """The row, and the place on the screen."""

    def __init__(self, model: AgilityOrderModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._in_sight: int | None = None
        self._is_low = False
        self.found: int | None = None
        self.setModel(model)
        self._delegate = _RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(said.agility_order)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        for column in (*_WIDTHS, Column.WHO, Column.THROWS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self.set_low(False)
        header.setSectionResizeMode(Column.ANNOUNCES, QHeaderView.ResizeMode.Stretch)
        self.selectionModel().currentChanged.connect(lambda _now, _was: self.viewport().update())
        for changed in (model.dataChanged, model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._share_width)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_low(self, is_low: bool) -> None:
        """Do without headings and with lower rows, or not; four rows are in sight at least."""
        self._is_low = is_low
        header = self.horizontalHeader()
        header.setVisible(not is_low)
        self.setMinimumHeight(4 * self._least_row + (0 if is_low else header.sizeHint().height()))
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, _LOW_WIDTHS[column] if is_low else max(width, header.sectionSizeHint(column)))
        self._share_width()
        self._fit()

    @property
    def _least_row(self) -> int:
        return _LOW_ROW_HEIGHT if self._is_low else _LEAST_ROW_HEIGHT

    def keep_in_sight(self, place: int | None) -> None:
        """Keep this row in sight, whatever becomes of the table's height; None lets the Host scroll."""
        self._in_sight = place
        self._fit()

    def mark(self, place: int | None) -> None:
        """Mark the row of who is being looked for, and bring it into sight; None marks nobody."""
        self.found = place
        self.show_row(place)
        self.viewport().update()

    def show_row(self, place: int | None) -> None:
        """Scroll to this row; None leaves all where it is."""
        if place is not None:
            self.scrollTo(self.model().index(place, 0))

    def area(self, place: int | None = None) -> QRect:
        """Return where this row is on the viewport, or all of them."""
        last = self.model().rowCount() - 1
        first, last = (0, last) if place is None else (place, place)
        edges = (self.visualRect(self.model().index(row, 0)) for row in (first, last))
        found = next(edges) | next(edges)
        return QRect(0, found.top(), self.viewport().width(), found.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows to the new height; a narrow table does without targets, which most deeds name as well."""
        super().resizeEvent(event)
        self.setColumnHidden(Column.TARGET, self.width() < _WITH_TARGETS)
        self._share_width()
        self._fit()

    def _share_width(self) -> None:
        """Give throws what they need, and deeds the rest."""
        if self._is_low and self.columnWidth(Column.TARGET) == 0:
            self.setColumnWidth(Column.THROWS, _LOW_SHARE)
            self.setColumnWidth(Column.WHO, _LOW_SHARE)
            return
        fixed = sum(map(self.columnWidth, (Column.KEY, Column.AGILITY, Column.TARGET, Column.CLASH)))
        room = self.viewport().width() - fixed - _ANNOUNCES
        self.setColumnWidth(
            Column.THROWS, max(_LEAST_THROWS, min(max(_USUAL_THROWS, min(_THROWS, self._throws_need())), room - _WHO))
        )
        self.setColumnWidth(Column.WHO, max(_LEAST_WHO, min(_WHO, room - _LEAST_THROWS)))

    def _throws_need(self) -> int:
        """Return how wide the widest throw is with its reasons on one line."""
        rows = (self.model().index(place, Column.THROWS).data(ROW_ROLE) for place in range(self.model().rowCount()))
        return max((width_of_throw(row, self.font()) for row in rows if isinstance(row, Row)), default=0)

    def _fit(self) -> None:
        """Make the rows so low that all fit where that leaves them legible."""
        room = self.viewport().height() // max(self.model().rowCount(), 1)
        self.verticalHeader().setDefaultSectionSize(max(self._least_row, min(ROW_HEIGHT, room)))
        self.show_row(self._in_sight)

    def event(self, event: QEvent) -> bool:
        """Take what goes through the rows before the page does, while the keyboard is here."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the row that the keyboard is on; leave all keys but arrows to the page."""
        if event.key() in _CLICK:
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.row_clicked.emit(self.currentIndex().row())
        elif event.key() in _OWN_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @property
    def place_of_keyboard(self) -> int | None:
        """The row that the keyboard is on, None while it is elsewhere."""
        return self.currentIndex().row() if self.window().focusWidget() is self else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report the row that was clicked."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            self.row_clicked.emit(index.row())
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the row under the pointer."""
        index = self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        if index.isValid():
            self.menu_wanted.emit(index.row(), event.globalPos())


class _RowDelegate(QStyledItemDelegate):
    """Paints a cell of a `Row`."""

    def __init__(self, table: AgilityTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        painter.fillRect(rect, QColor(_ground(row, index.row())))
        if row.state is RowState.SPEAKING and index.column() == 0:
            painter.fillRect(QRectF(rect.left(), rect.top(), 5, rect.height()), QColor(worn().accent))
        if index.row() == self._table.place_of_keyboard:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), QColor(worn().accent))
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 2), QColor(worn().accent))
        if index.row() == self._table.found:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), QColor(worn().accent))
        painter.setPen(QColor(_ink(row)))
        font = QFont(option.font)
        column = Column(index.column())
        match column:
            case Column.THROWS:
                paint_throw(painter, rect, row, QColor(_ink(row)), font)
            case Column.CLASH if row.clash:
                _paint_letter(painter, rect, row.clash, font)
            case Column.WHO:
                mood = worn().danger if row.is_down else worn().accent
                _paint_side(painter, rect, row)
                rect.setLeft(rect.left() + _SIDE)
                _paint_two_lines(painter, rect, row.name, " · ".join(row.notes), font, bold=True, mood=mood)
            case Column.ANNOUNCES:
                words = said.again(deed=row.announces) if row.pale else deed_words(row)
                font.setItalic(row.pale)
                first, second = (words, row.fate) if words else (row.fate, "")
                _paint_two_lines(painter, rect, first, second, font, bold=False, mood=_fate_ink(row))
            case Column.KEY:
                _paint_key(painter, rect, row.key, font)
            case _:
                align = index.data(Qt.ItemDataRole.TextAlignmentRole)
                flags = align if isinstance(align, Qt.AlignmentFlag) else Qt.AlignmentFlag.AlignVCenter
                line(painter, rect.adjusted(6, 0, -4, 0), str(index.data() or ""), font, flags)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(40, ROW_HEIGHT)


def _ground(row: Row, place: int) -> str:
    if row.state is RowState.SPEAKING:
        return worn().current_ground
    return worn().ink if place % 2 else worn().table


def _ink(row: Row) -> str:
    if row.state is RowState.SPEAKING:
        return worn().bone
    return worn().muted if row.pale or row.state is RowState.NOTHING else worn().bone


def _fate_ink(row: Row) -> str:
    if row.state is RowState.SPEAKING:
        return worn().accent
    return worn().horror if row.state is RowState.HAPPENED else worn().muted


_GAP = 12.0
"""Between a name and what is said of them on the same line, in logical pixels."""
_SMALL_LINE = 14.0
"""The height of half a row below which both of its lines are small, in logical pixels."""


def _paint_two_lines(
    painter: QPainter, rect: QRectF, first: str, second: str, font: QFont, *, bold: bool, mood: str | None = None
) -> None:
    """Paint words and what is said of them: on one line where both fit, else over two."""
    inner = rect.adjusted(6, 2, -6, -2)
    font.setBold(bold)
    left = Qt.AlignmentFlag.AlignLeft
    small = QFont(font)
    small.setBold(False)
    small.setItalic(False)
    small.setPointSizeF(_SMALL)
    ink, mood_ink = painter.pen().color(), QColor(mood or worn().accent)
    behind = QFontMetricsF(small).horizontalAdvance(second) + _GAP if second else 0.0
    wide = QFontMetricsF(font).horizontalAdvance(first)
    if wide + behind <= inner.width():
        line(painter, inner, first, font, left)
        painter.setPen(mood_ink)
        line(painter, inner.adjusted(wide + _GAP, 1, 0, 1), second, small, left)
        return
    half = inner.height() / 2
    if half < _SMALL_LINE:
        font.setPointSizeF(_SMALL)
    above, below = inner.adjusted(0, 0, 0, -half), inner.adjusted(0, half, 0, 0)
    above_words, rest = parted(first, QFontMetricsF(font), inner.width())
    line(painter, above if rest or second else inner, above_words, font, left)
    room = max(0.0, inner.width() - behind)
    if rest and room:
        painter.setPen(ink)
        line(painter, QRectF(below.left(), below.top(), room, half), rest, font, left)
        below.adjust(min(room, QFontMetricsF(font).horizontalAdvance(rest)) + _GAP, 0, 0, 0)
    painter.setPen(mood_ink)
    line(painter, below, second, small, left)


def _paint_side(painter: QPainter, rect: QRectF, row: Row) -> None:
    """Paint whose cards they throw with the TV's own sign: the players' skyline, the Horror's eye."""
    deck = DeckName.PLAYERS if row.is_player_character else DeckName.HORROR
    side = 15.0
    place = QTransform(side, 0, 0, side, rect.left() + 6, rect.center().y() - side / 2)
    painter.fillPath(place.map(side_sign(deck)), QColor(side_colour(deck)))


def _paint_key(painter: QPainter, rect: QRectF, key: str, font: QFont) -> None:
    if not key:
        return
    side = min(22.0, rect.height() - 8)
    width = max(side, QFontMetricsF(font).horizontalAdvance(key) + 10)
    cap = QRectF(rect.center().x() - width / 2, rect.center().y() - side / 2, width, side)
    painter.setBrush(QColor(worn().panel))
    painter.setPen(QPen(QColor(worn().muted), 1))
    painter.drawRoundedRect(cap, 5, 5)
    painter.setPen(QColor(worn().bone))
    line(painter, cap, key, font, Qt.AlignmentFlag.AlignCenter)


def _paint_letter(painter: QPainter, rect: QRectF, letter: str, font: QFont) -> None:
    side = min(24.0, rect.height() - 8)
    disc = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setPen(QPen(clash_colour(letter), 2))
    painter.setBrush(QColor(worn().ink))
    painter.drawEllipse(disc)
    painter.setPen(QColor(worn().bone))
    font.setBold(True)
    line(painter, disc, letter, font, Qt.AlignmentFlag.AlignCenter)
