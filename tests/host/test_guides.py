"""The guides in the program: the text of the documents, with its pictures, and nothing else of the disk or the net."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui.assets import guides
from demoncity_gui.host.shell.guides import GUIDES, Guides, heading_of, page_of
from demoncity_gui.texts import host_window as said
from demoncity_gui.texts.catalogue import spoken
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.keyboard import Keyboard

CHECKOUT = Path(__file__).parents[2]
PICTURE = int(QTextDocument.ResourceType.ImageResource.value)


def opened(desk: Desk) -> Guides:
    desk.press("Ctrl+Shift+F1")
    shown = desk.host.findChild(Guides)
    assert isinstance(shown, Guides) and shown.isVisible()
    return shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_guide_is_read_by_its_number_with_its_pictures(open_desk: OpenDesk, language: str) -> None:
    with spoken(language):
        desk = open_desk()
        shown = opened(desk)
        keyboard = Keyboard(shown)
        for number, name in enumerate(GUIDES, start=1):
            keyboard.press(str(number))
            page = page_of(name)
            words = page.read_text(encoding="utf-8")
            assert shown.text.toPlainText().startswith(heading_of(page))
            pictures = words.count("![")
            assert shown.text.toHtml().count("<img") == pictures, name
            (down,) = (one for one in shown.findChildren(QAbstractButton) if one.isChecked())
            assert down.text() == f"{number}  {heading_of(page)}"
        assert language == "en" or page_of(GUIDES[0]).parent.name == language
        assert shown.windowTitle() == said.guides


def test_a_button_leads_back_to_what_was_read_before(desk: Desk) -> None:
    shown = opened(desk)
    (back,) = (one for one in shown.findChildren(QAbstractButton) if one.text() == said.guides_back)
    assert not back.isEnabled()
    shown.text.anchorClicked.emit(QUrl("hosting.md"))
    assert shown.text.page.name == "hosting.md" and back.isEnabled()
    desk.click_widget(back)
    assert shown.text.page == page_of(GUIDES[0]) and not back.isEnabled()


def test_words_are_found_in_all_guides_one_place_after_the_other(desk: Desk) -> None:
    shown = opened(desk)
    keyboard = Keyboard(shown)
    keyboard.press("/")
    assert shown.wanted.hasFocus()
    keyboard.type("forecast")
    places = []
    for _ in range(40):
        keyboard.press("Return")
        assert shown.text.textCursor().selectedText().lower() == "forecast" and not shown.nothing.isVisible()
        places.append((shown.text.page.stem, shown.text.textCursor().position()))
    assert len({page for page, _ in places}) > 2, "it goes on from guide to guide"
    assert places[-1] in places[:-1], "and round again"
    keyboard.press("Escape")
    assert shown.text.hasFocus() and shown.isVisible()


@pytest.mark.parametrize("words", ["no such words", "trust.md"])
def test_words_that_no_guide_shows_leave_the_page_as_it_is(desk: Desk, words: str) -> None:
    shown = opened(desk)
    keyboard = Keyboard(shown)
    keyboard.press("/")
    keyboard.type(words)
    keyboard.press("Return")
    assert shown.nothing.isVisible() and shown.text.page == page_of(GUIDES[0])


def test_pictures_come_from_beside_the_guides_and_from_nowhere_else(desk: Desk, tmp_path: Path) -> None:
    shown = opened(desk)
    picture = shown.text.loadResource(PICTURE, QUrl("../pictures/host.png"))
    assert isinstance(picture, QImage) and picture.width() > 500
    outside = tmp_path / "mine.png"
    picture.save(str(outside))
    for name in (str(outside), QUrl.fromLocalFile(str(outside)).toString(), "https://example.org/a.png", "../../a.png"):
        assert shown.text.loadResource(PICTURE, QUrl(name)) is None, name


def test_a_link_leads_to_another_guide_and_to_nothing_outside(desk: Desk) -> None:
    shown = opened(desk)
    begun = shown.text.page
    for link in ("../../README.md", "https://example.org/solo.md", "../CHANGELOG.md", "file:///etc/passwd"):
        shown.text.anchorClicked.emit(QUrl(link))
        assert shown.text.page == begun, link
    shown.text.anchorClicked.emit(QUrl("solo.md"))
    assert shown.text.page == page_of("solo")


def test_the_program_that_is_built_has_the_guides_and_their_pictures() -> None:
    build = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    into_the_wheel = build["targets"]["wheel"]["force-include"]
    laid = {CHECKOUT / source: Path(place) for source, place in into_the_wheel.items()}
    assert laid[guides()] == Path("demoncity_gui/_assets/docs")
    assert laid[guides().parent / "pictures"] == Path("demoncity_gui/_assets/pictures")
    recipe = (CHECKOUT / "packaging" / "demoncity.spec").read_text("utf-8")
    assert 'f"demoncity_gui/_assets/{name}") for name in ("docs", "pictures")' in recipe
