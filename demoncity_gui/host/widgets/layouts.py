"""Rows and columns of widgets, told in one expression."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

Piece: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""What stands in a row: something, something with its share of the room, or a gap in logical pixels."""
STRETCH = 0
"""A gap that takes all the room that is left."""
_Box = TypeVar("_Box", bound=QBoxLayout)
_Layout = TypeVar("_Layout", bound=QLayout)


def in_row(*pieces: Piece, spacing: int | None = None, margins: tuple[int, int, int, int] | None = None) -> QHBoxLayout:
    """Return these side by side; `margins` are left, top, right and bottom. What isn't told is the style's."""
    return _filled(QHBoxLayout(), pieces, spacing, margins)


def in_column(
    *pieces: Piece, spacing: int | None = None, margins: tuple[int, int, int, int] | None = None
) -> QVBoxLayout:
    """Return these one below the other."""
    return _filled(QVBoxLayout(), pieces, spacing, margins)


def held(layout: QLayout) -> QWidget:
    """Return a widget that holds a layout without margins."""
    layout.setContentsMargins(0, 0, 0, 0)
    holder = QWidget()
    holder.setLayout(layout)
    return holder


def scrolled(content: QWidget, *, sideways: bool = False) -> QScrollArea:
    """Return something in an area of its own, which asks for no room and scrolls where there is too little."""
    scroll = QScrollArea()
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    if not sideways:
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(content)
    return scroll


def cleared(layout: _Layout) -> _Layout:
    """Return a layout without the widgets that stood in it, which go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    return layout


def _filled(
    box: _Box, pieces: tuple[Piece, ...], spacing: int | None, margins: tuple[int, int, int, int] | None
) -> _Box:
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*margins)
    for piece in pieces:
        what, share = piece if isinstance(piece, tuple) else (piece, 0)
        if isinstance(what, QWidget):
            box.addWidget(what, share)
        elif isinstance(what, QLayout):
            box.addLayout(what, share)
        elif what == STRETCH:
            box.addStretch(1)
        else:
            box.addSpacing(what)
    return box
