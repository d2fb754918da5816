"""The Host's window in the program's colours: dark, high contrast, no hue that says anything alone."""

from __future__ import annotations

from msgspec.structs import asdict
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.icon import app_icon
from demoncity_gui.cards.drawing.palette import Palette

CLASH_COLOURS = (look.SODIUM, look.ICE, look.HORROR, look.EMBER, look.BRASS, look.PLAYERS)
"""The letter says which Clash; the colour only helps the eye along."""


def clash_colour(letter: str) -> QColor:
    """Return the colour of a Clash by its letter."""
    return QColor(CLASH_COLOURS[(ord(letter) - ord("A")) % len(CLASH_COLOURS)])


def bold(font: QFont, is_so: bool = True) -> QFont:
    """Return this font in bold, or not."""
    other = QFont(font)
    other.setBold(is_so)
    return other


def restyle(widget: QWidget) -> None:
    """Re-polish a widget after a property that the style sheet names has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def apply_theme(app: QApplication, hue: Palette = look.PALETTE) -> None:
    """Give the application its icon, its typefaces, and these hue."""
    app.setWindowIcon(app_icon())
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
        (QPalette.ColorRole.Highlight, hue.oxblood),
        (QPalette.ColorRole.HighlightedText, hue.bone),
        (QPalette.ColorRole.PlaceholderText, hue.muted),
        (QPalette.ColorRole.Link, hue.accent),
    ):
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(hue.line).lighter(150))
    app.setPalette(palette)
    app.setStyleSheet(style_sheet(hue))


def style_sheet(hue: Palette) -> str:
    """Return Qt's style sheet of the Host's window in these colours."""
    return _STYLE.format(**asdict(hue))


_STYLE = """
QToolTip {{ background: {panel}; color: {bone}; border: 1px solid {muted}; padding: 4px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {oxblood}; color: {bone}; }}
QMenu {{ border: 1px solid {line}; }}
QMenu::item:disabled {{ color: {muted}; }}
QDockWidget {{ titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: bold; }}
QDockWidget::title {{ background: {panel}; padding: 5px 8px; }}
QMainWindow::separator {{ background: {table}; width: 5px; height: 5px; }}
QStatusBar QLabel {{ color: {muted}; padding: 0 8px; }}
QHeaderView::section {{
    background: {panel}; color: {bone}; border: 0; border-right: 1px solid {line};
    padding: 5px 6px; font-weight: bold;
}}
QTreeView#clashTree {{ font-size: 10pt; padding: 0 2px; }}
QTableView, QTreeView, QListView {{ border: 0; gridline-color: {line}; }}
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
    background: {panel}; border: 1px solid {line}; border-radius: 6px; padding: 6px 8px; color: {bone};
}}
QPushButton[small="true"] {{ padding: 1px 8px; }}
QPushButton:hover {{ border-color: {muted}; }}
QPushButton:checked {{ background: {bone}; color: {ink}; border: 1px solid {bone}; font-weight: bold; }}
QPushButton:disabled {{ color: {muted}; background: {ink}; border-style: dashed; }}
QPushButton[chip="true"] {{ border-radius: 13px; padding: 3px 9px; min-height: 20px; color: {muted}; }}
QPushButton[chip="true"][lit="true"] {{
    background: {horror_ground}; color: {horror}; border: 2px solid {horror}; padding: 2px 8px;
}}
QPushButton[chip="true"][lit="struck"] {{
    color: {danger}; border: 2px dashed {danger}; padding: 2px 8px; text-decoration: line-through;
}}
QPushButton#nextStep {{
    background: {oxblood}; border: 0; border-radius: 8px; font-size: 13pt; font-weight: bold; padding: 9px;
}}
QPushButton#nextStep:hover {{ background: {oxblood_lit}; }}
QPushButton#nextStep:disabled {{ background: {panel}; color: {muted}; }}
QLabel[stage="true"] {{
    background: {panel}; color: {muted}; border-radius: 6px; padding: 7px; font-weight: bold;
}}
QLabel[stage="true"][current="true"] {{ background: {oxblood}; color: {bone}; }}
QLabel[chip="true"] {{ border: 1px solid {line}; border-radius: 13px; padding: 3px 9px; color: {muted}; }}
QLabel[chip="true"][lit="true"] {{
    background: {horror_ground}; color: {horror}; border: 2px solid {horror}; padding: 2px 8px;
}}
QLabel#key {{ font-weight: bold; }}
QLabel#muted {{ color: {muted}; }}
QLabel#message {{ color: {danger}; font-weight: bold; }}
QLabel#notice {{ color: {accent}; font-weight: bold; }}
QLabel#warning {{ color: {accent}; font-size: 10pt; }}
QLabel#question {{ color: {accent}; font-weight: bold; font-size: 13pt; }}
QLabel#cards {{ color: {horror}; font-weight: bold; font-size: 16pt; }}
QLabel#heading {{ color: {accent}; font-weight: bold; }}
QLabel#headline {{ color: {accent}; font-weight: bold; font-size: 16pt; }}
QTabBar::tab {{ background: {ink}; color: {muted}; padding: 7px 16px; border-bottom: 2px solid {line}; }}
QTabBar::tab:selected {{ background: {panel}; color: {bone}; border-bottom: 2px solid {accent}; }}
QTabBar::tab:right {{ padding: 12px 5px; border-bottom: 0; border-left: 2px solid {line}; }}
QTabBar::tab:right:selected {{ border-left: 2px solid {accent}; }}
QFrame#panel {{ background: {ink}; border: 1px solid {line}; border-radius: 8px; }}
QScrollBar:vertical {{ background: {ink}; width: 11px; }}
QScrollBar::handle:vertical {{ background: {line}; border-radius: 5px; min-height: 24px; }}
QScrollBar:horizontal {{ background: {ink}; height: 11px; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: 5px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""
