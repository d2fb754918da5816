"""The history: a row a line, its reasons beneath it; a stretch of the journal, grown and let go at both ends."""

from __future__ import annotations

from bisect import bisect_left
from enum import Enum

from PySide6.QtCore import QAbstractItemModel, QDateTime, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from demoncity_gui.evening.history import AnyHistory, HistoryLine
from demoncity_gui.host.pages.history.wanted import NameFinder, Wanted
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.host.widgets.rule_ids import rules_in_words, without_rules
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import history as said

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole
"""The whole `HistoryLine` of a row."""
PAGE = 200
"""How many entries are made into lines at once; of those that don't stand, none need be."""
_LEAP = 2 * PAGE
"""With more new entries than this at once, the model is rebuilt from the end."""
_LINE = 0
"""The internal id of a line; a reason's is the key of its line."""
_PLACES = 12
"""Bits of a key for a line's place within its entry."""


class Standing(Enum):
    """Where a line's deed is, seen from now."""

    STANDS = "stands"
    AHEAD = "ahead"  # taken back; redo leads there
    ASIDE = "aside"  # taken back, on a branch that was left


class _Shown:
    """A line in the model, and where its deed is."""

    __slots__ = ("key", "line", "standing")

    def __init__(self, key: int, line: HistoryLine, standing: Standing) -> None:
        self.key, self.line, self.standing = key, line, standing

    @property
    def stands(self) -> bool:
        return self.standing is Standing.STANDS


class HistoryModel(QAbstractItemModel):
    """The lines of the newest entries of a history; earlier ones come when they are asked for."""

    def __init__(self, history: AnyHistory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._wanted = Wanted()
        self._rows: list[_Shown] = []
        self._finder = NameFinder(history)
        self._first = history.timeline.last + 1
        self._last = history.timeline.last
        self._could_redo = False
        self._hid = history.hides
        self.highest_round = 0
        """The highest round of all lines that have been made."""
        self._begin_anew()

    # --- which lines ---------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> Wanted:
        """Which lines are shown."""
        return self._wanted

    @property
    def first(self) -> int:
        """The number of the first entry that has been read; 1 once there is nothing earlier."""
        return self._first

    @property
    def last(self) -> int:
        """The number of the newest entry that has been read."""
        return self._last

    def set_session(self, history: AnyHistory, wanted: Wanted) -> None:
        """Show these lines of another evening's history."""
        self._history, self._finder = history, NameFinder(history)
        self._wanted = wanted
        self.highest_round = 0
        self._begin_anew()

    def show_only(self, wanted: Wanted) -> None:
        """Show these lines only; of earlier entries than the newest they come by `read_earlier`."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._begin_anew()

    def follow(self) -> None:
        """Show what has happened since, and what stands no more or again."""
        newest, known = self._history.timeline.last, self._last
        if newest - known > _LEAP:
            self._begin_anew()
            return
        if self._history.hides is not self._hid:
            self._tell_anew()
            return
        self._last = newest
        for entry in range(known + 1, newest + 1):
            deed = self._history.timeline.deed_of(entry)
            if deed == entry:
                if self._could_redo:
                    self._look_again()  # a new deed leaves behind what could be redone
            elif not self._history.is_leap(entry):
                self._stand_anew(deed)
            elif self._may_lack(deed):
                self._begin_anew()
                return
            else:
                self._look_again()
            self._insert(entry, self._lines_of(entry))
        self._could_redo = bool(self._history.timeline.to_redo)

    def read_earlier(self, entries: int = PAGE) -> None:
        """Read so many entries more, towards the beginning."""
        found: list[_Shown] = []
        first = self._first
        while entries and first > 1:
            if self._may_show(first - 1):
                found[:0] = self._lines_of(first - 1)
                entries -= 1
            first -= 1
        self._first = first
        if found:
            self._put_in(0, found)

    def place_of_now(self) -> int:
        """Return the row of the last line that stands, -1 for none."""
        place = bisect_left(self._rows, (self._history.timeline.newest + 1) << _PLACES, key=_key) - 1
        while place >= 0 and not self._rows[place].stands:
            place -= 1
        return place

    def let_go(self, rows: int) -> None:
        """Keep no more than so many rows up to the last that stands; the others can be read again."""
        over = self.place_of_now() + 1 - rows
        if over <= 0:
            return
        first = self._rows[over].line.entry
        if self._rows[over - 1].line.entry == first:
            first += 1  # an entry is here whole or not at all
        self._take_out(0, bisect_left(self._rows, first << _PLACES, key=_key))
        self._first = first

    def entry_at(self, row: int) -> int:
        """Return the number of the entry whose line stands in this row, 0 for none."""
        line = self.index(row, 0).data(LINE_ROLE)
        return line.entry if isinstance(line, HistoryLine) else 0

    def deed_at(self, index: Index) -> int:
        """Return the deed that stood last at a line or a reason, 0 for none: what going there goes to."""
        return self._history.timeline.newest_after(self._shown(index).line.entry) if index.isValid() else 0

    def standing_at(self, index: Index) -> Standing:
        """Return where the deed is that going to this line goes to."""
        return self._standing_of(self.deed_at(index))

    def _begin_anew(self) -> None:
        self._take_out(0, len(self._rows))
        self._first = self._history.timeline.last + 1
        self._last = self._history.timeline.last
        self._could_redo = bool(self._history.timeline.to_redo)
        self._hid = self._history.hides
        self.read_earlier()
        while self._first > self._history.timeline.newest + 1:
            self.read_earlier()  # what can be redone must not hide what stands

    def _tell_anew(self) -> None:
        """Read again all that was read: from now on the lines say less than they did, or more, as in solo play."""
        first = self._first
        self._begin_anew()
        if self._first > first:
            self.read_earlier(self._first - first)

    def _may_lack(self, deed: int) -> bool:
        """Whether lines of the branch of this deed may not have been made: it was left behind until now."""
        return not self._wanted.taken_back and bisect_left(self._rows, deed << _PLACES, key=_key) == bisect_left(
            self._rows, (deed + 1) << _PLACES, key=_key
        )

    def _look_again(self) -> None:
        """Show of each line whether it stands now; take out what is to be shown no more."""
        for place in reversed(range(len(self._rows))):
            shown = self._rows[place]
            standing = self._standing_of(shown.line.entry)
            if not self._may_show(shown.line.entry):
                self._take_out(place, place + 1)
            elif standing is not shown.standing:
                self._restyle(place, standing)

    def _standing_of(self, entry: int) -> Standing:
        if self._history.timeline.stands(entry):
            return Standing.STANDS
        return Standing.AHEAD if self._history.timeline.may_be_redone(entry) else Standing.ASIDE

    def _may_show(self, entry: int) -> bool:
        return self._wanted.taken_back or self._standing_of(entry) is not Standing.ASIDE

    def _lines_of(self, entry: int) -> list[_Shown]:
        """Return what is to be shown of an entry."""
        if not self._may_show(entry):
            return []
        standing = self._standing_of(entry)
        shown = []
        for place, line in enumerate(self._history.lines(entry, entry), start=1):
            self.highest_round = max(self.highest_round, line.round_number)
            if self._wanted.takes(line, self._finder):
                shown.append(_Shown((entry << _PLACES) + place, line, standing))
        return shown

    def _stand_anew(self, deed: int) -> None:
        """Show that a deed was taken back or brought back."""
        start = bisect_left(self._rows, deed << _PLACES, key=_key)
        end = bisect_left(self._rows, (deed + 1) << _PLACES, key=_key)
        if not self._may_show(deed):
            self._take_out(start, end)
        elif start == end and deed >= self._first:
            self._insert(deed, self._lines_of(deed))
        else:
            for place in range(start, end):
                self._restyle(place, self._standing_of(deed))

    def _restyle(self, place: int, standing: Standing) -> None:
        self._rows[place].standing = standing
        top = self.index(place, 0)
        self.dataChanged.emit(top, top)
        reasons = self.rowCount(top)
        if reasons:
            self.dataChanged.emit(self.index(0, 0, top), self.index(reasons - 1, 0, top))

    def _insert(self, entry: int, shown: list[_Shown]) -> None:
        if shown:
            self._put_in(bisect_left(self._rows, entry << _PLACES, key=_key), shown)

    def _put_in(self, place: int, shown: list[_Shown]) -> None:
        self.beginInsertRows(QModelIndex(), place, place + len(shown) - 1)
        self._rows[place:place] = shown
        self.endInsertRows()

    def _take_out(self, start: int, end: int) -> None:
        if start < end:
            self.beginRemoveRows(QModelIndex(), start, end - 1)
            del self._rows[start:end]
            self.endRemoveRows()

    # --- what Qt asks --------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 — Qt's signature
        """Return the index of a line, or of a reason beneath one."""
        # Qt asks this of every row at every change: hasIndex would ask twice as much again.
        if column or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, 0, _LINE) if row < len(self._rows) else QModelIndex()
        if row >= self.rowCount(parent):
            return QModelIndex()
        return self.createIndex(row, 0, self._rows[parent.row()].key)

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008 — Qt's two parents share a name
        """Return the line above a reason."""
        if not index.isValid() or index.internalId() == _LINE:
            return QModelIndex()
        return self.createIndex(self._row_of(index), 0, _LINE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of lines, or of reasons beneath one."""
        if not parent.isValid():
            return len(self._rows)
        if parent.internalId() != _LINE or parent.column() != 0:
            return 0
        return len(self._rows[parent.row()].line.reasons)

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008 — Qt's own signature
        """Return whether there are lines, or reasons beneath one."""
        return self.rowCount(parent) > 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return 1."""
        return 1

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line's or a reason's words, look, or tip."""
        if not index.isValid():
            return None
        shown = self._shown(index)
        is_line = index.internalId() == _LINE
        line = shown.line
        words = line.text if is_line else line.reasons[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return without_rules(words)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words if shown.stands or line.aside else said.line_taken_back(line=words)
            case Qt.ItemDataRole.ToolTipRole:
                return _tip(shown, rules_in_words(words)) if is_line else rules_in_words(words) or None
            case Qt.ItemDataRole.FontRole:
                return _font(shown, is_line)
            case Qt.ItemDataRole.ForegroundRole:
                if not shown.stands or not is_line:
                    return QColor(worn().muted)
                return QColor(worn().accent if line.opens else worn().bone)
            case _:
                return line if role == LINE_ROLE and is_line else None

    def _row_of(self, reason: Index) -> int:
        return bisect_left(self._rows, int(reason.internalId()), key=_key)

    def _shown(self, index: Index) -> _Shown:
        return self._rows[index.row() if index.internalId() == _LINE else self._row_of(index)]


def _key(shown: _Shown) -> int:
    return shown.key


def _tip(shown: _Shown, rules: str) -> str:
    line = shown.line
    time = QDateTime.fromString(line.written_at, Qt.DateFormat.ISODate).toLocalTime().toString("HH:mm")
    parts = [said.round(number=line.round_number) if line.round_number else "", time]
    parts.append("" if shown.stands or line.aside else said.taken_back)
    when = " · ".join(part for part in parts if part)
    return "\n".join(part for part in (when, rules) if part)


def _font(shown: _Shown, is_line: bool) -> QFont | None:
    font = QFont()
    if shown.line.aside:
        font.setItalic(True)
    elif not shown.stands:
        font.setStrikeOut(True)
    elif shown.line.opens and is_line:
        font.setBold(True)
    else:
        return None
    return font
