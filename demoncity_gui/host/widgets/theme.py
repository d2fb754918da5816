"""The Host's window in the program's colours: dark, high contrast, no hue that says anything alone."""

from __future__ import annotations

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
    """Return Qt's style sheet of the Host's window in these hue."""
    return f"""
QToolTip {{ background: {hue.panel}; color: {hue.bone}; border: 1px solid {hue.muted}; padding: 4px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {hue.oxblood}; color: {hue.bone}; }}
QMenu {{ border: 1px solid {hue.line}; }}
QMenu::item:disabled {{ color: {hue.muted}; }}
QDockWidget {{ titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: bold; }}
QDockWidget::title {{ background: {hue.panel}; padding: 5px 8px; }}
QMainWindow::separator {{ background: {hue.table}; width: 5px; height: 5px; }}
QStatusBar QLabel {{ color: {hue.muted}; padding: 0 8px; }}
QHeaderView::section {{
    background: {hue.panel}; color: {hue.bone}; border: 0; border-right: 1px solid {hue.line};
    padding: 5px 6px; font-weight: bold;
}}
QTreeView#clashTree {{ font-size: 10pt; padding: 0 2px; }}
QTableView, QTreeView, QListView {{ border: 0; gridline-color: {hue.line}; }}
QLineEdit {{
    background: {hue.table}; border: 1px solid {hue.muted}; border-radius: 5px; padding: 4px 7px; color: {hue.bone};
}}
QLineEdit:focus {{ border: 2px solid {hue.accent}; padding: 3px 6px; }}
QLineEdit[cell="true"] {{ border: 2px solid {hue.accent}; border-radius: 0; padding: 0 4px; }}
QPlainTextEdit {{
    background: {hue.table}; border: 1px solid {hue.muted}; border-radius: 5px; padding: 1px 4px; color: {hue.bone};
}}
QPlainTextEdit:focus {{ border: 2px solid {hue.accent}; padding: 0 3px; }}
QLineEdit[refused="true"], QPlainTextEdit[refused="true"] {{ border: 2px solid {hue.danger}; }}
QWidget#tvBand {{ background: {hue.accent}; }}
QPushButton#tvBandLine {{
    background: {hue.accent}; color: {hue.ink}; border: 0; border-radius: 0; padding: 2px 8px; font-weight: bold;
}}
QPushButton#tvBandLine:hover {{ background: {hue.bone}; }}
QScrollArea#panel {{ border: 1px solid {hue.line}; border-radius: 8px; padding: 3px; }}
QSplitter::handle {{ background: {hue.ink}; height: 6px; }}
QPushButton {{
    background: {hue.panel}; border: 1px solid {hue.line}; border-radius: 6px; padding: 6px 8px; color: {hue.bone};
}}
QPushButton[small="true"] {{ padding: 1px 8px; }}
QPushButton:hover {{ border-color: {hue.muted}; }}
QPushButton:checked {{ background: {hue.bone}; color: {hue.ink}; border: 1px solid {hue.bone}; font-weight: bold; }}
QPushButton:disabled {{ color: {hue.muted}; background: {hue.ink}; border-style: dashed; }}
QPushButton[chip="true"] {{ border-radius: 13px; padding: 3px 9px; min-height: 20px; color: {hue.muted}; }}
QPushButton[chip="true"][lit="true"] {{
    background: {hue.horror_ground}; color: {hue.horror}; border: 2px solid {hue.horror}; padding: 2px 8px;
}}
QPushButton[chip="true"][lit="struck"] {{
    color: {hue.danger}; border: 2px dashed {hue.danger}; padding: 2px 8px; text-decoration: line-through;
}}
QPushButton#nextStep {{
    background: {hue.oxblood}; border: 0; border-radius: 8px; font-size: 13pt; font-weight: bold; padding: 9px;
}}
QPushButton#nextStep:hover {{ background: {hue.oxblood_lit}; }}
QPushButton#nextStep:disabled {{ background: {hue.panel}; color: {hue.muted}; }}
QLabel[stage="true"] {{
    background: {hue.panel}; color: {hue.muted}; border-radius: 6px; padding: 7px; font-weight: bold;
}}
QLabel[stage="true"][current="true"] {{ background: {hue.oxblood}; color: {hue.bone}; }}
QLabel[chip="true"] {{ border: 1px solid {hue.line}; border-radius: 13px; padding: 3px 9px; color: {hue.muted}; }}
QLabel[chip="true"][lit="true"] {{
    background: {hue.horror_ground}; color: {hue.horror}; border: 2px solid {hue.horror}; padding: 2px 8px;
}}
QLabel#key {{ font-weight: bold; }}
QLabel#muted {{ color: {hue.muted}; }}
QLabel#message {{ color: {hue.danger}; font-weight: bold; }}
QLabel#notice {{ color: {hue.accent}; font-weight: bold; }}
QLabel#warning {{ color: {hue.accent}; font-size: 10pt; }}
QLabel#question {{ color: {hue.accent}; font-weight: bold; font-size: 13pt; }}
QLabel#cards {{ color: {hue.horror}; font-weight: bold; font-size: 16pt; }}
QLabel#heading {{ color: {hue.accent}; font-weight: bold; }}
QLabel#headline {{ color: {hue.accent}; font-weight: bold; font-size: 16pt; }}
QTabBar::tab {{ background: {hue.ink}; color: {hue.muted}; padding: 7px 16px; border-bottom: 2px solid {hue.line}; }}
QTabBar::tab:selected {{ background: {hue.panel}; color: {hue.bone}; border-bottom: 2px solid {hue.accent}; }}
QTabBar::tab:right {{ padding: 12px 5px; border-bottom: 0; border-left: 2px solid {hue.line}; }}
QTabBar::tab:right:selected {{ border-left: 2px solid {hue.accent}; }}
QFrame#panel {{ background: {hue.ink}; border: 1px solid {hue.line}; border-radius: 8px; }}
QScrollBar:vertical {{ background: {hue.ink}; width: 11px; }}
QScrollBar::handle:vertical {{ background: {hue.line}; border-radius: 5px; min-height: 24px; }}
QScrollBar:horizontal {{ background: {hue.ink}; height: 11px; }}
QScrollBar::handle:horizontal {{ background: {hue.line}; border-radius: 5px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""
