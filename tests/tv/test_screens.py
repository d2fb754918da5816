from __future__ import annotations

import pytest

from demoncity_gui.tv.screens import (
    Area,
    Screen,
    known_again,
    mirrors_of,
    possible_tvs,
    seen_again,
    tv_screen,
    window_area,
)


def screen(name: str, x: int, width: int, height: int, *, serial: str = "", primary: bool = False) -> Screen:
    area = Area(x, 0, width, height)
    return Screen(name, area, Area(x, 0, width, height - 40), "Maker", "Model", serial or name, primary)


LAPTOP = screen("eDP-1", 0, 1366, 768, primary=True)
TV = screen("HDMI-1", 1366, 3840, 2160)
PROJECTOR = screen("VGA-1", 5206, 1024, 768)


def test_alone_on_the_laptop_there_is_no_tv() -> None:
    assert tv_screen([LAPTOP], LAPTOP) is None


def test_the_second_screen_is_the_tv() -> None:
    assert tv_screen([LAPTOP, TV], LAPTOP) == TV


def test_the_tv_is_where_the_host_is_not_even_if_that_is_the_primary() -> None:
    assert tv_screen([LAPTOP, TV], TV) == LAPTOP


def test_of_two_more_screens_the_larger_is_the_tv() -> None:
    assert tv_screen([LAPTOP, PROJECTOR, TV], LAPTOP) == TV


def test_the_screen_of_last_time_wins_though_its_socket_has_another_name() -> None:
    last = screen("HDMI-7", 0, 1024, 768, serial="VGA-1")

    assert tv_screen([LAPTOP, TV, PROJECTOR], LAPTOP, last=last) == PROJECTOR


def test_screens_that_tell_no_maker_are_known_by_their_name() -> None:
    def nameless(screen: Screen) -> Screen:
        return Screen(screen.name, screen.area, screen.free)

    screens = [nameless(LAPTOP), nameless(TV), nameless(PROJECTOR)]

    assert tv_screen(screens, screens[0], last=screens[2]) == screens[2]


def test_a_screen_that_mirrors_the_hosts_is_not_filled() -> None:
    mirror = screen("HDMI-1", 0, 1366, 768)

    assert tv_screen([LAPTOP, mirror], LAPTOP) is None


def test_a_tv_in_a_window_is_1280_by_720_beside_a_small_host_window() -> None:
    wide = screen("DP-1", 0, 3440, 1440)

    area, uncovered = window_area(wide, Area(0, 0, 1366, 768))

    assert (area.width, area.height) == (1280, 720)
    assert uncovered
    assert area.x >= 1366 or area.y >= 768


def test_where_the_host_fills_the_screen_any_window_would_cover_it() -> None:
    _, uncovered = window_area(LAPTOP, LAPTOP.area)

    assert not uncovered


def test_a_tv_in_a_window_is_never_larger_than_its_screen() -> None:
    area, _ = window_area(PROJECTOR, None)

    assert PROJECTOR.free.shared_with(area) == area.width * area.height
    assert area.width / area.height == pytest.approx(16 / 9, abs=0.01)


def test_a_window_comes_back_where_it_was() -> None:
    assert seen_again(Area(1400, 100, 1280, 720), [LAPTOP, TV]) == Area(1400, 100, 1280, 720)


def test_a_window_half_off_the_screen_comes_back_whole() -> None:
    assert seen_again(Area(-300, 500, 800, 450), [LAPTOP, TV]) == Area(0, 278, 800, 450)


def test_a_window_on_a_screen_that_is_gone_is_placed_anew() -> None:
    assert seen_again(Area(1500, 100, 1280, 720), [LAPTOP]) is None


def nameless(name: str, x: int, width: int = 1920, height: int = 1080) -> Screen:
    area = Area(x, 0, width, height)
    return Screen(name, area, area)


def test_two_screens_of_one_model_are_told_apart_by_their_serial_numbers() -> None:
    one = Screen("HDMI-1", Area(0, 0, 9, 9), Area(0, 0, 9, 9), "Maker", "Model", "A1")
    other = Screen("HDMI-2", Area(9, 0, 9, 9), Area(9, 0, 9, 9), "Maker", "Model", "B2")
    swapped = [
        Screen("HDMI-1", other.area, other.free, *other.device),
        Screen("HDMI-2", one.area, one.free, *one.device),
    ]

    assert known_again(one, swapped) == swapped[1]
    assert known_again(other, swapped) == swapped[0]


def test_a_known_model_without_a_serial_number_is_known_again_in_any_socket_if_it_is_the_only_one() -> None:
    seen = Screen("HDMI-1", TV.area, TV.free, "Maker", "Telly")
    now = Screen("DP-3", PROJECTOR.area, PROJECTOR.free, "Maker", "Telly")

    assert known_again(seen, [LAPTOP, now]) == now
    assert known_again(seen, [LAPTOP, now, Screen("DP-4", TV.area, TV.free, "Maker", "Telly")]) is None


def test_what_tells_nothing_of_itself_is_known_by_its_name_and_its_pixels() -> None:
    seen = nameless("HDMI-1", 1366)

    assert known_again(seen, [nameless("HDMI-1", 1920), nameless("HDMI-2", 1366)]) == nameless("HDMI-1", 1920)
    assert known_again(seen, [nameless("HDMI-1", 1366, 1024, 768)]) is None
    assert known_again(seen, [nameless("HDMI-2", 1366)]) is None
    assert known_again(seen, []) is None


def test_clones_with_one_serial_number_are_told_apart_by_their_sockets() -> None:
    clones = [Screen(name, Area(x, 0, 9, 9), Area(x, 0, 9, 9), "M", "T", "0000") for name, x in (("A", 0), ("B", 9))]

    assert known_again(clones[1], clones) == clones[1]
    assert known_again(clones[0], clones[::-1]) == clones[0]


def test_a_screen_is_called_by_its_maker_and_model_and_its_socket() -> None:
    assert TV.title == "Maker Model (HDMI-1)"
    assert nameless("VGA-1", 0).title == "VGA-1"


def test_neither_the_hosts_screen_nor_its_mirror_can_be_chosen() -> None:
    mirror = screen("HDMI-9", 0, 1366, 768)

    assert possible_tvs([LAPTOP, mirror, TV], LAPTOP) == [TV]


def test_a_screen_that_shows_any_part_of_the_hosts_mirrors_it() -> None:
    mirror = screen("HDMI-9", 0, 1366, 768)
    scaled = screen("HDMI-8", 0, 960, 540)

    assert mirrors_of([LAPTOP, TV, mirror, scaled], LAPTOP) == [mirror, scaled]
    assert mirrors_of([LAPTOP, TV], LAPTOP) == []
