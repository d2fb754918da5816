"""An evening from a stranger whose every word is hostile: pages, panels and exports show words, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QMenu, QPlainTextEdit, QWidget

from demoncity_gui.formats.story import Paragraph, html, markdown
from demoncity_gui.games.demon_city.rules.characters import CardPower, Power, Side, Weapon
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.views.cast_picture import cast_picture
from demoncity_gui.host.pages.evenings.story_pdf import StoryPdf
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.views.paper_sheet import paper_sheet
from tests.host.conftest import OpenDesk
from tests.support.demon_city import Entry, Session, create_journal, open_journal
from tests.support.desk import EXAMPLE, MIDNIGHT, Desk, luck
from tests.support.windows import every_widget

HOSTILE = (
    "<img src=/dev/zero>",
    'A<img src="//host/share/x">\u202elive\u202c',
    "B\x1b[2Jill\tTab\nforged line\x07\u2028x",
    "Z\u200be\u200br\ufeffo & <b>bold</b>&lt;\u2066x",
    "W" * 10_000,
    "<a href='//host'>\u0627\u0644\u202b" + "<br>" * 2_500,
)
"""Markup, directions, controls, signs without width, and no end."""
HARM = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u2028-\u202e\u2060-\u206f\ufeff]")
JOINED = re.compile("(?<=[<&])\u2060")
"""What keeps a tip from being taken for markup."""
LONGEST = 3_000
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def hostile_evening() -> BeginEvening:
    words = cycle(HOSTILE)
    people = []
    for one, name in zip(EXAMPLE.characters, HOSTILE, strict=True):
        people.append(
            replace(
                one,
                name=name,
                side=one.side if one.is_player_character else Side(f"cult {next(words)}"),
                alias=next(words) if one.is_player_character else "",
                close_deed=next(words),
                shoot_deed=next(words),
                skills=tuple(replace(skill, name=f"{skill.name}{next(words)}") for skill in one.skills),
                shoot_skill="",
                power=None if one.power is None else Power(next(words), one.power.stat, one.power.resist),
                card_powers=tuple(CardPower(met.card, next(words)) for met in one.card_powers),
                weapons=(Weapon(next(words), next(words)),),
                picture=next(words),
                notes=f"{next(words)}\n{next(words)}",
            )
        )
    return replace(EXAMPLE, title=HOSTILE[3], scene=HOSTILE[1], characters=tuple(people))


def open_hostile(open_desk: OpenDesk, tmp_path: Path) -> Desk:
    """Open the evening from a file that a stranger has written; no rule was asked."""
    file = tmp_path / "gift.demoncity"
    evening = hostile_evening()
    events = decide(EMPTY_TABLE, evening, luck())
    create_journal(file, (Entry(1, EntryKind.DO, MIDNIGHT, evening, events),)).close()
    desk = open_desk()
    desk.session = Session(open_journal(file), luck(), lambda: MIDNIGHT)
    desk.host.set_session(desk.session, file, to_read=False)
    desk.settle()
    return desk


def complaints(where: str, words: str, *, is_tip: bool = False) -> Iterator[str]:
    if is_tip and Qt.mightBeRichText(words):
        yield f"{where} draws {words[:60]!r}"
    if (found := HARM.search(JOINED.sub("", words))) is not None:
        yield f"{where} holds {found[0]!r}: {words[:60]!r}"
    if len(words) > LONGEST:
        yield f"{where} has {len(words)} letters: {words[:40]!r}"


def of_widget(widget: QWidget) -> Iterator[str]:
    where = f"{type(widget).__name__} {widget.objectName()}"
    if isinstance(widget, QLabel):
        if widget.textFormat() is not Qt.TextFormat.PlainText and type(widget).__name__ != "QTipLabel":
            yield f"{where} may draw {widget.text()[:60]!r}"
        yield from complaints(where, widget.text())
    for kind, words in (
        ("title", widget.windowTitle()),
        ("status tip", widget.statusTip()),
        ("name", widget.accessibleName()),
        ("description", widget.accessibleDescription()),
    ):
        yield from complaints(f"{where} {kind}", words)
    yield from complaints(f"{where} tip", widget.toolTip(), is_tip=True)
    yield from complaints(f"{where} what’s this", widget.whatsThis(), is_tip=True)
    if not isinstance(widget, QPlainTextEdit | QLineEdit | QLabel) and hasattr(widget, "text"):
        yield from complaints(where, str(widget.text()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from of_model(type(widget.model()).__name__, widget.model(), QModelIndex())
    for action in widget.actions():
        yield from of_action(action)
    if widget.isVisible() and widget.isWindow():
        yield from of_accessible(QAccessible.queryAccessibleInterface(widget))


def of_action(action: QAction) -> Iterator[str]:
    yield from complaints("action", action.text())
    yield from complaints("action’s status tip", action.statusTip())
    yield from complaints("action’s tip", action.toolTip(), is_tip=True)


def of_model(where: str, model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                if isinstance(words := index.data(role), str):
                    is_tip = role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
                    yield from complaints(f"{where} {role.name}", words, is_tip=is_tip)
        yield from of_model(where, model, model.index(row, 0, parent))


def of_accessible(part: QAccessibleInterface | None) -> Iterator[str]:
    if part is None or not part.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help):
        yield from complaints(f"{part.role().name} {kind.name}", part.text(kind))
    for place in range(part.childCount()):
        yield from of_accessible(part.child(place))


def found() -> list[str]:
    """Return what is amiss anywhere in the program's windows."""
    return [words for widget in every_widget() for words in of_widget(widget)]


PAGES: tuple[tuple[str, ...], ...] = (
    (),
    ("Return",),
    ("A", "5", "Return"),
    ("O", "Return"),
    ("F",),
    ("Escape",),
    ("F1",),
    ("Ctrl+F1",),
    ("Ctrl+F1",),
    ("F3",),
    ("Escape", "F4"),
    ("Escape", "F5", "2"),
    ("Return",),
    ("Escape", "F7"),
    ("Escape", "Ctrl+T"),
    ("Escape", "Ctrl+H"),
    ("Escape", "Shift+F8"),
    ("Shift+F8",),
    ("*",),
    ("Space",),
    ("Space",),
    ("Return",),
    ("Return",),
    ("Return",),
)


def test_no_word_of_a_hostile_evening_is_more_than_a_word(open_desk: OpenDesk, tmp_path: Path) -> None:
    desk = open_hostile(open_desk, tmp_path)
    for keys in PAGES:
        desk.press(*keys)
        assert found() == [], keys
    for menu in desk.host.findChildren(QMenu):
        menu.aboutToShow.emit()
    assert found() == []
    assert desk.host.minimumSizeHint().width() <= 1366 and desk.host.minimumSizeHint().height() <= 768
    assert list(complaints("TV", desk.program.stage.words)) == []


def test_a_planted_label_tip_or_name_is_found(desk: Desk) -> None:
    assert found() == []
    label = QLabel("<b>Ann</b>", desk.host)
    assert len(found()) == 1
    label.setTextFormat(Qt.TextFormat.PlainText)
    assert found() == []
    label.setToolTip("<img src=/dev/zero>")
    assert len(found()) == 1
    set_tip(label, "<img src=/dev/zero>")
    label.setAccessibleName("Ann\u202e")
    assert 1 <= len(found()) <= 2
    label.setAccessibleName("")
    assert found() == []


def test_every_export_holds_words_alone(tmp_path: Path, open_desk: OpenDesk) -> None:
    desk = open_hostile(open_desk, tmp_path)
    desk.press("Return", "A", "5", "Return")
    table = desk.session.table
    story = [(Paragraph(name, (name,), opens=True), Paragraph(name)) for name in HOSTILE]
    page = "".join(html(HOSTILE[0], HOSTILE[1], story))
    text = "".join(markdown(HOSTILE[0], HOSTILE[1], story))
    for words in (page, text):
        assert HARM.search(words.replace("\n", "")) is None
    assert "<img" not in page and "<a" not in page and "<b>" not in page and "<br>" not in page
    assert re.search(r"(?<!\\)<", text) is None
    pdf = StoryPdf(HOSTILE[0], HOSTILE[1], story)
    for _ in pdf.write():
        pass
    assert pdf.content.startswith(b"%PDF-")
    for sheet in cast_picture(table).sheets:
        for for_player in (False, True):
            told = repr(paper_sheet(sheet, for_player=for_player))
            assert not re.search(r"\\x1b|\\u202e|\\u2066|\\t|\\u200b", told)
