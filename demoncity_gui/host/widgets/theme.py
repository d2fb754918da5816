"""The Host's window in the program's colours: dark, high contrast, no hue that says anything alone."""

from __future__ import annotations

from msgspec.structs import asdict
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.palette import IN_USE, Palette
from demoncity_gui.pieces.decks import DeckName

_worn: Palette = IN_USE


class _Wardrobe(QObject):
    """Says when another palette is worn."""

    changed = Signal()


wardrobe = _Wardrobe()
"""What follows the palette without painting anew by itself, an icon say, connects to `wardrobe.changed`."""


def worn() -> Palette:
    """Return the palette that the windows wear. Painters ask each time they paint: another may be worn by then."""
    return _worn


def clash_colour(letter: str) -> QColor:
    """Return the colour of a Clash by its letter. The letter says which; the colour only helps the eye along."""
    hue = worn()
    colours = (hue.accent, hue.cups, hue.horror, hue.wands, hue.gain, hue.bone)
    return QColor(colours[(ord(letter) - ord("A")) % len(colours)])


def side_colour(deck: DeckName) -> str:
    """Return the colour of who draws from this deck."""
    return worn().horror if deck is DeckName.HORROR else worn().players


def bold(font: QFont, is_so: bool = True) -> QFont:
    """Return this font in bold, or not."""
    other = QFont(font)
    other.setBold(is_so)
    return other


def restyle(widget: QWidget) -> None:
    """Re-polish a widget after a property that the style sheet names has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def apply_theme(app: QApplication, hue: Palette = IN_USE) -> None:
    """Give the application its typefaces and these colours."""
    global _worn
    _worn = hue
    look.load_fonts()
    app.setStyle("Fusion")
    font = QFont(look.TEXT)
    font.setPointSizeF(11)
    app.setFont(font)
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, hue.ink),
        (QPalette.ColorRole.WindowText, hue.bone),
        (QPalette.ColorRole.Base, hue.table),
        (QPalette.ColorRole.AlternateBase, hue.ink),
        (QPalette.ColorRole.Text, hue.bone),
        (QPalette.ColorRole.Button, hue.panel),
        (QPalette.ColorRole.ButtonText, hue.bone),
        (QPalette.ColorRole.ToolTipBase, hue.panel),
        (QPalette.ColorRole.ToolTipText, hue.bone),
        (QPalette.ColorRole.Highlight, hue.line),
        (QPalette.ColorRole.HighlightedText, hue.bone),
        (QPalette.ColorRole.PlaceholderText, hue.muted),
        (QPalette.ColorRole.Link, hue.accent),
    ):
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(hue.muted))
    app.setPalette(palette)
    app.setStyleSheet(style_sheet(hue))
    wardrobe.changed.emit()


def style_sheet(hue: Palette) -> str:
    """Return Qt's style sheet of the Host's window in these colours."""
    return _STYLE.format(**asdict(hue))


_STYLE = """
QToolTip {{ background: {panel}; color: {bone}; border: 1px solid {muted}; padding: 4px; }}
QMenuBar::item {{ padding: 6px 9px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {line}; color: {bone}; }}
QMenuBar::item:selected {{ border-bottom: 2px solid {accent}; padding-bottom: 4px; }}
QMenu::item {{ border-top: 2px solid transparent; border-bottom: 2px solid transparent; padding: 2px 22px 2px 18px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QMenu::item:selected {{ border-color: {accent}; }}
QMenu {{ border: 1px solid {line}; }}
QMenu::item:disabled {{ color: {muted}; }}
QLabel#dockTitle {{ background: {panel}; padding: 4px 8px; font-weight: bold; }}
QMainWindow::separator {{ background: {table}; width: 5px; height: 5px; }}
QStatusBar QLabel {{ color: {muted}; padding: 0 8px; }}
QHeaderView::section {{
    background: {panel}; color: {bone}; border: 0; border-right: 1px solid {line};
    padding: 3px 6px; font-weight: bold;
}}
QTableView#rows QHeaderView::section {{ padding: 3px; }}
QTreeView#clashTree {{ font-size: 9.5pt; padding: 0 2px; }}
QTableView, QTreeView, QListView {{ border: 0; gridline-color: {line}; }}
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected {{
    background: {line}; color: {bone}; border-top: 2px solid {accent}; border-bottom: 2px solid {accent};
}}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {muted}; }}
QLineEdit {{
    background: {table}; border: 1px solid {muted}; border-radius: 5px; padding: 4px 7px; color: {bone};
}}
QLineEdit:focus {{ border: 2px solid {accent}; padding: 3px 6px; }}
QLineEdit[cell="true"] {{ border: 2px solid {accent}; border-radius: 0; padding: 0 4px; }}
QPlainTextEdit {{
    background: {table}; border: 1px solid {muted}; border-radius: 5px; padding: 1px 4px; color: {bone};
}}
QPlainTextEdit:focus {{ border: 2px solid {accent}; padding: 0 3px; }}
QLineEdit[refused="true"], QPlainTextEdit[refused="true"] {{ border: 2px solid {danger}; }}
QWidget#tvBand {{ background: {accent}; }}
QPushButton#tvBandLine {{
    background: {accent}; color: {ink}; border: 0; border-radius: 0; padding: 2px 8px; font-weight: bold;
}}
QPushButton#tvBandLine:hover {{ background: {bone}; }}
QScrollArea#panel {{ border: 1px solid {line}; border-radius: 8px; padding: 3px; }}
QSplitter::handle {{ background: {ink}; height: 6px; }}
QPushButton {{
    background: {panel}; border: 1px solid {edge}; border-radius: 6px; padding: 5px 8px; color: {bone};
}}
QPushButton[small="true"] {{ padding: 1px 8px; min-height: 20px; }}
QPushButton:hover {{ border-color: {bone}; }}
QPushButton:checked {{ background: {bone}; color: {ink}; border: 1px solid {bone}; font-weight: bold; }}
QPushButton:disabled {{ color: {muted}; background: {ink}; border-style: dashed; }}
QPushButton[chip="true"] {{
    border-radius: 12px; padding: 1px 7px; min-height: 20px; font-size: 9.5pt; font-weight: normal;
}}
QPushButton[chip="true"][loss="true"] {{ border-radius: 3px; }}
QPushButton[chip="true"][lit="true"] {{
    background: {gain_ground}; color: {gain}; border: 2px solid {gain}; padding: 0 6px;
}}
QPushButton[chip="true"][loss="true"][lit="true"] {{
    background: {loss_ground}; color: {loss}; border: 3px double {loss}; padding: 0 5px; min-height: 18px;
}}
QPushButton[chip="true"][lit="struck"] {{
    color: {danger}; border: 2px dashed {danger}; padding: 0 6px; text-decoration: line-through;
}}
QPushButton#nextStep {{
    background: {oxblood}; border: 0; border-radius: 8px; font-size: 13pt; font-weight: bold; padding: 9px;
}}
QPushButton#nextStep:hover {{ background: {oxblood_lit}; }}
QPushButton#nextStep:disabled {{ background: {panel}; color: {muted}; }}
QToolBar#commands {{ background: transparent; border: 0; spacing: 2px; padding: 0 4px; }}
QToolBar#commands QToolButton {{ padding: 2px 7px; border: 0; border-radius: 5px; font-size: 9.5pt; color: {bone}; }}
QToolBar#commands QToolButton:hover {{ background: {panel}; }}
QToolBar#commands QToolButton:checked {{ background: {panel}; color: {accent}; }}
QToolBar#commands QToolButton:disabled {{ color: {muted}; }}
QToolButton[word="true"] {{
    border: 0; border-bottom: 2px dotted {muted}; padding: 1px 2px; color: {bone}; font-weight: bold; font-size: 13pt;
}}
QToolButton[word="true"]:hover {{ border-bottom: 2px solid {accent}; color: {accent}; }}
QToolButton[word="true"][lacking="true"] {{ font-weight: normal; font-style: italic; }}
QToolButton[word="true"]::menu-indicator {{ image: none; width: 0; }}
QToolButton[more="true"] {{ border: 0; color: {bone}; padding: 3px 6px; }}
QToolButton[more="true"]:hover {{ color: {accent}; }}
QLabel[chip="true"] {{ border: 1px solid {line}; border-radius: 13px; padding: 3px 9px; color: {muted}; }}
QLabel[chip="true"][lit="true"] {{
    background: {gain_ground}; color: {gain}; border: 2px solid {gain}; padding: 2px 8px;
}}
QLabel#key {{ font-weight: bold; }}
QLabel#muted {{ color: {muted}; }}
QLabel#message {{ color: {danger}; font-weight: bold; }}
QLabel#notice {{ color: {accent}; font-weight: bold; }}
QLabel#warning {{ color: {accent}; font-size: 9.5pt; }}
QLabel#question {{ color: {accent}; font-weight: bold; font-size: 13pt; }}
QLabel#cards {{ color: {gain}; font-weight: bold; font-size: 13pt; }}
QLabel#heading {{ color: {accent}; font-weight: bold; }}
QFrame#callout {{ background: {panel}; border: 2px solid {accent}; border-radius: 8px; }}
QFrame#ring, QFrame#keyboard {{ background: transparent; border: 2px solid {accent}; border-radius: 6px; }}
QLabel#drafting {{ color: {accent}; font-weight: bold; font-size: 13pt; }}
QLabel#headline {{ color: {accent}; font-weight: bold; font-size: 16pt; }}
QTabBar::tab {{ background: {ink}; color: {muted}; padding: 7px 16px; border-bottom: 2px solid {line}; }}
QTabBar::tab:selected {{ background: {panel}; color: {bone}; border-bottom: 2px solid {accent}; }}
QTabBar::tab:right {{ padding: 12px 5px; border-bottom: 0; border-left: 2px solid {line}; }}
QTabBar::tab:right:selected {{ border-left: 2px solid {accent}; }}
QFrame#panel {{ background: {ink}; border: 1px solid {line}; border-radius: 8px; }}
QScrollBar:vertical {{ background: {ink}; width: 11px; }}
QScrollBar::handle:vertical {{ background: {edge}; border-radius: 5px; min-height: 24px; }}
QScrollBar:horizontal {{ background: {ink}; height: 11px; }}
QScrollBar::handle:horizontal {{ background: {edge}; border-radius: 5px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""
