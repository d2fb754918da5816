"""A picture from any file made ready for the TV: whole, turned, no larger than it needs, or refused in one sentence."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from demoncity_gui.cards.packs.pack_messages import (
    CleanPicture,
    PictureFor,
    PictureTaken,
    Refused,
    TakePicture,
    WorkAnswer,
)
from demoncity_gui.cards.packs.pack_work import ROOM, work
from demoncity_gui.disk.door import MOST_BYTES_OF_PICTURE
from demoncity_gui.texts import pack_faults as said
from tests.support.packs import picture


def held_up(path: Path) -> WorkAnswer:
    said = list[WorkAnswer]()
    work(TakePicture(str(path)), said.append)
    (answer,) = said
    return answer


def file(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def image(answer: WorkAnswer) -> Image.Image:
    assert isinstance(answer, PictureTaken)
    return Image.open(BytesIO(answer.image), formats=("JPEG",))


@pytest.mark.parametrize(
    "size,kept",
    [
        ((400, 900), (400, 900)),
        ((5000, 1000), (1920, 384)),
        ((1000, 4000), (270, 1080)),
        ((32, 40), (32, 40)),
    ],
)
def test_a_picture_of_any_shape_stays_whole_and_no_larger_than_a_screen(
    tmp_path: Path, size: tuple[int, int], kept: tuple[int, int]
) -> None:
    shown = image(held_up(file(tmp_path / "a.png", picture(size=size))))
    assert shown.size == kept
    assert shown.size[0] <= ROOM[PictureFor.SCENE][0] and shown.size[1] <= ROOM[PictureFor.SCENE][1]


def noise(size: tuple[int, int]) -> bytes:
    file = BytesIO()
    Image.effect_noise(size, 120).convert("RGB").save(file, "PNG")
    return file.getvalue()


@pytest.mark.parametrize("use", PictureFor)
def test_whatever_it_shows_it_is_made_small_enough_for_an_evening_to_keep(tmp_path: Path, use: PictureFor) -> None:
    (tmp_path / "a.png").write_bytes(noise((2400, 1800)))
    said = list[WorkAnswer]()
    work(TakePicture(str(tmp_path / "a.png"), use), said.append)
    (answer,) = said
    shown = image(answer)
    assert isinstance(answer, PictureTaken) and len(answer.image) <= MOST_BYTES_OF_PICTURE
    assert shown.size[0] <= ROOM[use][0] and shown.size[1] <= ROOM[use][1]
    assert min(shown.size) > 300, "and is still to be looked at"


@pytest.mark.parametrize(
    "hostile", [b"", b"\xff\xd8\xff", b"\xff\xd8\xff" + b"\0" * 9000, picture(size=(64, 64))[:200], b"<svg/>"]
)
def test_a_picture_out_of_a_strangers_evening_is_made_anew_or_refused(hostile: bytes) -> None:
    said = list[WorkAnswer]()
    work(CleanPicture(hostile), said.append)
    assert [type(answer) for answer in said] == [Refused]
    file = BytesIO()
    Image.new("RGB", (300, 200), "teal").save(file, "JPEG", comment=b"who made it")
    said.clear()
    work(CleanPicture(file.getvalue()), said.append)
    (answer,) = said
    assert image(answer).size == (300, 200)
    assert isinstance(answer, PictureTaken) and b"who made it" not in answer.image


def test_it_is_turned_as_the_camera_was_held_and_keeps_no_word_of_its_file(tmp_path: Path) -> None:
    made, exif = Image.new("RGB", (80, 40), "red"), Image.Exif()
    made.paste("blue", (40, 0, 80, 40))
    exif[0x0112], exif[0x010E] = 6, "where we live"
    made.save(tmp_path / "a.jpg", exif=exif)

    answer = held_up(tmp_path / "a.jpg")
    shown = image(answer)
    assert shown.size == (40, 80)
    top, bottom = shown.getpixel((20, 5)), shown.getpixel((20, 75))
    assert isinstance(top, tuple) and isinstance(bottom, tuple)
    assert (top[0] > 200, bottom[2] > 200) == (True, True)
    assert isinstance(answer, PictureTaken) and b"where we live" not in answer.image


def film() -> bytes:
    frames = BytesIO()
    Image.new("RGB", (90, 90), "red").save(
        frames, "WEBP", save_all=True, append_images=[Image.new("RGB", (90, 90), "blue")]
    )
    return frames.getvalue()


@pytest.mark.parametrize(
    "content,why",
    [
        (lambda: b"no picture at all", f"{said.no_picture}."),
        (lambda: picture(kind="GIF"), f"{said.no_picture}."),
        (lambda: picture(size=(400, 400))[:-900], f"{said.damaged}."),
        (lambda: picture(size=(31, 40)), f"{said.too_small(width=31, height=40, least_width=32, least_height=32)}."),
        (lambda: Image.new("1", (6000, 4100)).tobytes(), f"{said.no_picture}."),
        (film, f"{said.animation}."),
        (lambda: b"\x89PNG" + b"\0" * 24_000_000, f"{said.larger_than(most=24)}."),
    ],
)
def test_what_is_no_good_picture_is_refused_in_one_sentence(tmp_path: Path, content: object, why: str) -> None:
    assert callable(content)
    assert held_up(file(tmp_path / "a.png", content())) == Refused(f"a.png {why}")


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    Image.new("1", (6000, 4100)).save(tmp_path / "bomb.png")
    assert held_up(tmp_path / "bomb.png") == Refused(f"bomb.png {said.many_pixels(most=24)}.")


def test_what_is_no_file_is_refused_and_nothing_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    assert held_up(tmp_path / "pipe.png") == Refused(f"pipe.png {said.no_file}.")
    assert held_up(tmp_path / "gone.png") == Refused(f"gone.png {said.file_unread(why='no such file or directory')}.")
    assert held_up(tmp_path) == Refused(f"{tmp_path.name} {said.file_unread(why='is a directory')}.")
    assert isinstance(held_up(tmp_path / "a\0b.png"), Refused)


def test_a_path_from_a_sheet_is_followed_through_no_link_and_to_no_other_machine(tmp_path: Path) -> None:
    real = file(tmp_path / "a.png", picture(size=(40, 50)))
    link = tmp_path / "b.png"
    link.symlink_to(real)
    assert isinstance(held_up(link), PictureTaken)  # the Host has chosen it
    said = list[WorkAnswer]()
    for path in (str(link), f"/{real}", f"\\\\host\\share{real}", str(real)):
        work(TakePicture(path, is_strangers=True), said.append)
    assert [type(answer) for answer in said] == [Refused, Refused, Refused, PictureTaken]
