from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.evening import BLANK, VERDICT


def shown(qtbot: QtBot, stage: TvScene, width: int, height: int) -> SceneView:
    view = SceneView(stage)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    return view


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720), (480, 270)])
def test_a_view_shows_the_stage_pixel_for_pixel(qtbot: QtBot, stage: TvScene, width: int, height: int) -> None:
    stage.show_picture(VERDICT)

    view = shown(qtbot, stage, width, height)

    zoom = width / 1920
    assert view.transform().m11() == pytest.approx(zoom)
    assert view.mapFromScene(0, 0).x() == 0
    assert view.mapFromScene(1920, 1080).y() == height


@pytest.mark.parametrize(("width", "height"), [(1000, 1000), (1600, 500)])
def test_another_shape_is_letterboxed_in_the_tables_colour(
    qtbot: QtBot, stage: TvScene, width: int, height: int
) -> None:
    stage.show_picture(VERDICT)

    view = shown(qtbot, stage, width, height)

    corner, far = view.mapFromScene(0, 0), view.mapFromScene(1920, 1080)
    assert (far.x() - corner.x()) / (far.y() - corner.y()) == pytest.approx(16 / 9, abs=0.01)
    assert corner.x() >= 0 and corner.y() >= 0
    assert view.grab().toImage().pixelColor(2, 2) == stage.backgroundBrush().color()


def test_preview_and_tv_show_the_same_stage(qtbot: QtBot, stage: TvScene) -> None:
    tv, preview = shown(qtbot, stage, 1280, 720), shown(qtbot, stage, 320, 180)
    stage.show_picture(VERDICT)
    large = tv.grab().toImage().scaled(32, 18, mode=Qt.TransformationMode.SmoothTransformation)
    small = preview.grab().toImage().scaled(32, 18, mode=Qt.TransformationMode.SmoothTransformation)

    far = [
        (x, y)
        for x in range(32)
        for y in range(18)
        if abs(large.pixelColor(x, y).lightness() - small.pixelColor(x, y).lightness()) > 40
    ]
    assert far == []


def test_a_view_takes_no_keys_and_lets_clicks_through(qtbot: QtBot, stage: TvScene) -> None:
    view = shown(qtbot, stage, 640, 360)

    assert view.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert view.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_blank_stage_has_no_accessible_name(qtbot: QtBot, stage: TvScene) -> None:
    view = shown(qtbot, stage, 640, 360)
    stage.show_picture(VERDICT)
    assert "Ceelo" in view.accessibleName()

    stage.show_picture(BLANK)

    assert view.accessibleName() == ""
    assert view.accessibleDescription() == ""
