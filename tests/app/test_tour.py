"""The tour's pictures, and the evening that it leaves."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from demoncity_gui import texts
from demoncity_gui.app.tour import OF_GUESTS
from demoncity_gui.evening.chance import TrueChance
from demoncity_gui.host.desks.demon_city.views import Views
from tests.support.demon_city import Session, open_journal
from tests.support.started import Done, everything_in, run, started

SIZES = {"host": (1366, 768), "tv": (1920, 1080)}

PICTURE_OF = """
import sys
from pathlib import Path
from demoncity_gui.host.settings import Settings
from demoncity_gui.app.program import Program
from demoncity_gui.app.start import application, go_offscreen
from tests.support.demon_city import open_journal
from demoncity_gui.evening.chance import TrueChance
from tests.support.demon_city import Session

go_offscreen()
app = application()
session = Session(open_journal(Path(sys.argv[1])), TrueChance(), lambda: "")
program = Program(session, Settings(Path(sys.argv[2] + ".ini")))
program.show()
program.tv.resize(1920, 1080)
program.stage.settle()
app.processEvents()
program.tv.grab().save(sys.argv[2])
program.host.close()
session.close()
"""


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """One tour's folder, which no test changes, and what the program said."""
    home = tmp_path_factory.mktemp("tour")
    return home / "pictures", started(home, "tour", home / "pictures")


def pictures(folder: Path, window: str) -> list[Path]:
    return sorted(folder.glob(f"*-{window}.png"))


def size(picture: Path) -> tuple[int, int]:
    """Return width and height as they stand in a PNG's header."""
    header = picture.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(header[16:20]), int.from_bytes(header[20:24])


def test_the_tour_ends_well_and_names_all_it_has_made(tour: tuple[Path, Done]) -> None:
    folder, done = tour
    assert (done.status, done.err) == (0, ""), done
    *named, last = done.out.splitlines()
    assert {Path(line) for line in named} == set(folder.glob("*.png"))
    assert last.startswith(str(folder / "evening.demoncity"))
    assert set(everything_in(folder)) == {Path(line).name for line in named} | {"evening.demoncity"}


@pytest.mark.parametrize("window", SIZES)
def test_each_window_has_a_picture_of_its_size_at_five_stages_and_more(tour: tuple[Path, Done], window: str) -> None:
    made = pictures(tour[0], window)
    assert len(made) >= 5
    assert {size(picture) for picture in made} == {SIZES[window]}


def test_both_windows_are_shown_at_the_same_stages(tour: tuple[Path, Done]) -> None:
    host, tv = ([path.name.removesuffix(f"-{window}.png") for path in pictures(tour[0], window)] for window in SIZES)
    assert host == tv
    assert all(re.fullmatch(r"\d\d-[a-z-]+", stage) for stage in host)


@pytest.mark.parametrize("window", SIZES)
def test_no_two_pictures_of_a_window_are_the_same(tour: tuple[Path, Done], window: str) -> None:
    made = [picture.read_bytes() for picture in pictures(tour[0], window)]
    assert len(set(made)) == len(made)


@pytest.mark.soak
@pytest.mark.soak_alone
def test_two_tours_make_the_same_pictures_and_the_same_evening(tour: tuple[Path, Done], tmp_path: Path) -> None:
    assert started(tmp_path / "home", "tour", tmp_path / "again").status == 0
    one, other = everything_in(tour[0]), everything_in(tmp_path / "again")
    assert [name for name in one if one[name] != other.get(name)] == []
    assert set(one) == set(other)


def test_the_evening_it_leaves_opens_at_the_last_step(tour: tuple[Path, Done], tmp_path: Path) -> None:
    """The TV of the evening opened anew shows what the tour's last picture shows."""
    evening = tmp_path / "evening.demoncity"
    evening.write_bytes((tour[0] / "evening.demoncity").read_bytes())
    anew = tmp_path / "anew.png"
    done = run(tmp_path / "home", ["-c", PICTURE_OF, str(evening), str(anew)])
    assert (done.status, done.err) == (0, ""), done
    assert anew.read_bytes() == pictures(tour[0], "tv")[-1].read_bytes()
    session = Session(open_journal(evening), TrueChance(), lambda: "")
    assert Views(session).host().undo == texts.demon_city_commands.repeat_all
    session.close()


def test_a_second_tour_into_the_same_folder_refuses_and_changes_nothing(
    tour: tuple[Path, Done], tmp_path: Path
) -> None:
    before = everything_in(tour[0])
    done = started(tmp_path / "home", "tour", tour[0])
    assert (done.status, done.out) == (2, ""), done
    (line,) = done.err.splitlines()
    assert "evening.demoncity" in line
    assert everything_in(tour[0]) == before


def test_the_tour_leaves_alone_what_else_lies_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for name in ("note.txt", "evening.ini", "evening.toml"):
        (folder / name).write_text("mine", encoding="utf-8")
    assert started(tmp_path / "home", "tour", folder).status == 0
    for name in ("note.txt", "evening.ini", "evening.toml"):
        assert (folder / name).read_text(encoding="utf-8") == "mine"


def test_the_tour_touches_no_settings_and_no_evening_of_the_person(tour: tuple[Path, Done]) -> None:
    home = tour[0].parent
    left = {name for name in everything_in(home) if not name.startswith("pictures")}
    assert not [name for name in left if name.endswith((".conf", ".ini", ".demoncity"))], left


def test_the_example_round_is_played_with_dice_as_well(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    done = started(tmp_path / "home", "tour", folder, "--game", "dice")
    assert (done.status, done.err) == (0, ""), done
    assert len(pictures(folder, "tv")) == len(pictures(folder, "host")) >= 5
    told = started(tmp_path / "home", "history", folder / "evening.demoncity").out
    assert "D-CLASH-04" in told and "card" not in told


@pytest.mark.parametrize("guest", OF_GUESTS)
def test_the_tour_of_a_guest_shows_another_picture_at_each_stage(guest: str, tmp_path: Path) -> None:
    done = started(tmp_path, "tour", tmp_path / "pictures", "--game", guest)
    assert (done.status, done.err) == (0, ""), done
    for window in SIZES:
        made = pictures(tmp_path / "pictures", window)
        assert len(made) == len(OF_GUESTS[guest])
        assert {size(one) for one in made} == {SIZES[window]}
    hosts = [one.read_bytes() for one in pictures(tmp_path / "pictures", "host")]
    assert all(one != after for one, after in pairwise(hosts))
