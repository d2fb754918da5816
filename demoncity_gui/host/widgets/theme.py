"""The Host's window in the program's colours: dark, high contrast, no hue that says anything alone."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.icon import app_icon

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


def apply_theme(app: QApplication) -> None:
    """Give the application its icon, typefaces, palette and style sheet."""
    app.setWindowIcon(app_icon())
    look.load_fonts()
    app.setStyle("Fusion")
    font = QFont(look.TEXT)
    font.setPointSizeF(11)
    app.setFont(font)
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, look.INK),
        (QPalette.ColorRole.WindowText, look.BONE),
        (QPalette.ColorRole.Base, look.TABLE),
        (QPalette.ColorRole.AlternateBase, look.INK),
        (QPalette.ColorRole.Text, look.BONE),
        (QPalette.ColorRole.Button, look.PANEL),
        (QPalette.ColorRole.ButtonText, look.BONE),
        (QPalette.ColorRole.ToolTipBase, look.PANEL),
        (QPalette.ColorRole.ToolTipText, look.BONE),
        (QPalette.ColorRole.Highlight, look.OXBLOOD),
        (QPalette.ColorRole.HighlightedText, look.BONE),
        (QPalette.ColorRole.PlaceholderText, look.MUTED),
        (QPalette.ColorRole.Link, look.SODIUM),
    ):
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.LINE).lighter(150))
    app.setPalette(palette)
    app.setStyleSheet(STYLE)


STYLE = f"""
QToolTip {{ background: {look.PANEL}; color: {look.BONE}; border: 1px solid {look.MUTED}; padding: 4px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {look.OXBLOOD}; color: {look.BONE}; }}
QMenu {{ border: 1px solid {look.LINE}; }}
QMenu::item:disabled {{ color: {look.MUTED}; }}
QDockWidget {{ titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: bold; }}
QDockWidget::title {{ background: {look.PANEL}; padding: 5px 8px; }}
QMainWindow::separator {{ background: {look.TABLE}; width: 5px; height: 5px; }}
QStatusBar QLabel {{ color: {look.MUTED}; padding: 0 8px; }}
QHeaderView::section {{
    background: {look.PANEL}; color: {look.BONE}; border: 0; border-right: 1px solid {look.LINE};
    padding: 5px 6px; font-weight: bold;
}}
QTreeView#clashTree {{ font-size: 10pt; padding: 0 2px; }}
QTableView, QTreeView, QListView {{ border: 0; gridline-color: {look.LINE}; }}
QLineEdit {{
    background: {look.TABLE}; border: 1px solid {look.MUTED}; border-radius: 5px; padding: 4px 7px; color: {look.BONE};
}}
QLineEdit:focus {{ border: 2px solid {look.SODIUM}; padding: 3px 6px; }}
QLineEdit[cell="true"] {{ border: 2px solid {look.SODIUM}; border-radius: 0; padding: 0 4px; }}
QPlainTextEdit {{
    background: {look.TABLE}; border: 1px solid {look.MUTED}; border-radius: 5px; padding: 1px 4px; color: {look.BONE};
}}
QPlainTextEdit:focus {{ border: 2px solid {look.SODIUM}; padding: 0 3px; }}
QLineEdit[refused="true"], QPlainTextEdit[refused="true"] {{ border: 2px solid {look.DANGER}; }}
QWidget#tvBand {{ background: {look.SODIUM}; }}
QPushButton#tvBandLine {{
    background: {look.SODIUM}; color: {look.INK}; border: 0; border-radius: 0; padding: 2px 8px; font-weight: bold;
}}
QPushButton#tvBandLine:hover {{ background: {look.BONE}; }}
QScrollArea#panel {{ border: 1px solid {look.LINE}; border-radius: 8px; padding: 3px; }}
QSplitter::handle {{ background: {look.INK}; height: 6px; }}
QPushButton {{
    background: {look.PANEL}; border: 1px solid {look.LINE}; border-radius: 6px; padding: 6px 8px; color: {look.BONE};
}}
QPushButton[small="true"] {{ padding: 1px 8px; }}
QPushButton:hover {{ border-color: {look.MUTED}; }}
QPushButton:checked {{ background: {look.BONE}; color: {look.INK}; border: 1px solid {look.BONE}; font-weight: bold; }}
QPushButton:disabled {{ color: {look.MUTED}; background: {look.INK}; border-style: dashed; }}
QPushButton[chip="true"] {{ border-radius: 13px; padding: 3px 9px; min-height: 20px; color: {look.MUTED}; }}
QPushButton[chip="true"][lit="true"] {{
    background: {look.HORROR_GROUND}; color: {look.HORROR}; border: 2px solid {look.HORROR}; padding: 2px 8px;
}}
QPushButton[chip="true"][lit="struck"] {{
    color: {look.DANGER}; border: 2px dashed {look.DANGER}; padding: 2px 8px; text-decoration: line-through;
}}
QPushButton#nextStep {{
    background: {look.OXBLOOD}; border: 0; border-radius: 8px; font-size: 13pt; font-weight: bold; padding: 9px;
}}
QPushButton#nextStep:hover {{ background: #94202D; }}
QPushButton#nextStep:disabled {{ background: {look.PANEL}; color: {look.MUTED}; }}
QLabel[stage="true"] {{
    background: {look.PANEL}; color: {look.MUTED}; border-radius: 6px; padding: 7px; font-weight: bold;
}}
QLabel[stage="true"][current="true"] {{ background: {look.OXBLOOD}; color: {look.BONE}; }}
QLabel[chip="true"] {{ border: 1px solid {look.LINE}; border-radius: 13px; padding: 3px 9px; color: {look.MUTED}; }}
QLabel[chip="true"][lit="true"] {{
    background: {look.HORROR_GROUND}; color: {look.HORROR}; border: 2px solid {look.HORROR}; padding: 2px 8px;
}}
QLabel#key {{ font-weight: bold; }}
QLabel#muted {{ color: {look.MUTED}; }}
QLabel#message {{ color: {look.DANGER}; font-weight: bold; }}
QLabel#notice {{ color: {look.SODIUM}; font-weight: bold; }}
QLabel#warning {{ color: {look.SODIUM}; font-size: 10pt; }}
QLabel#question {{ color: {look.SODIUM}; font-weight: bold; font-size: 13pt; }}
QLabel#cards {{ color: {look.HORROR}; font-weight: bold; font-size: 16pt; }}
QLabel#heading {{ color: {look.SODIUM}; font-weight: bold; }}
QLabel#headline {{ color: {look.SODIUM}; font-weight: bold; font-size: 16pt; }}
QTabBar::tab {{ background: {look.INK}; color: {look.MUTED}; padding: 7px 16px; border-bottom: 2px solid {look.LINE}; }}
QTabBar::tab:selected {{ background: {look.PANEL}; color: {look.BONE}; border-bottom: 2px solid {look.SODIUM}; }}
QTabBar::tab:right {{ padding: 12px 5px; border-bottom: 0; border-left: 2px solid {look.LINE}; }}
QTabBar::tab:right:selected {{ border-left: 2px solid {look.SODIUM}; }}
QFrame#panel {{ background: {look.INK}; border: 1px solid {look.LINE}; border-radius: 8px; }}
QScrollBar:vertical {{ background: {look.INK}; width: 11px; }}
QScrollBar::handle:vertical {{ background: {look.LINE}; border-radius: 5px; min-height: 24px; }}
QScrollBar:horizontal {{ background: {look.INK}; height: 11px; }}
QScrollBar::handle:horizontal {{ background: {look.LINE}; border-radius: 5px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""
