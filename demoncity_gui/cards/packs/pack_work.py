"""Long work on packs and pictures as requests and answers, done by a program of its own while the windows go on.

It needs Pillow and no Qt. What a broken picture does to a decoder, it does to that program alone.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from demoncity_gui.cards.packs.card_guesses import SIDE_BY_NAME, Guess, guesses, side_name
from demoncity_gui.cards.packs.pack_files import FileDamaged, PackFiles, PackRefused, called, open_pack_files, read_file
from demoncity_gui.cards.packs.pack_messages import (
    CleanPicture,
    Cut,
    Found,
    Look,
    Made,
    Make,
    PackText,
    Picture,
    PictureFor,
    PictureTaken,
    Prepare,
    Prepared,
    Progress,
    Refused,
    Request,
    ScannedDeck,
    TakePicture,
    WorkAnswer,
)
from demoncity_gui.cards.packs.packs import (
    SUFFIX,
    pictures_in,
    prepare_pack,
    read_pack_text,
    slug,
    write_pack,
)
from demoncity_gui.cards.packs.scans import PictureRefused, as_jpeg, as_small_jpeg, cut_to_card, fitted
from demoncity_gui.disk.door import MOST_BYTES_OF_PICTURE, system_words
from demoncity_gui.disk.whole import cached
from demoncity_gui.texts import pack_faults as faults
from demoncity_gui.words.plain_text import shown

ROOM = {PictureFor.SCENE: (1920, 1080), PictureFor.PORTRAIT: (720, 960)}
"""Width and height, in pixels, that a single picture is kept at most: a TV's, and the half of its height or more."""
THUMBNAIL = (210, 360)
"""Width and height of a thumbnail, in pixels."""


def work(request: Request, say: Callable[[WorkAnswer], None]) -> None:
    """Do what is asked; say how far it is, and last what came of it."""

    def at(done: int, whole: int) -> None:
        say(Progress(done, whole))

    try:
        match request:
            case Look():
                say(_look(request, at))
            case Make():
                say(_make(request, at))
            case Prepare():
                say(Prepared(*_prepared(request, at)))
            case TakePicture():
                say(_taken(request))
            case CleanPicture():
                say(_cleaned(request.image))
    except PackRefused as why:
        say(Refused(str(why)))
    except OSError as why:
        say(not_written(why))


def not_written(why: OSError) -> Refused:
    """Return the answer where a disk has refused."""
    return Refused(faults.unwritten(file=shown(str(why.filename or "This")), why=system_words(why)))


def _prepared(request: Prepare, at: Callable[[int, int], None]) -> tuple[ScannedDeck, tuple[str, ...]]:
    deck, report = prepare_pack(Path(request.path), Path(request.cache), at)
    return deck, report.problems


def _look(request: Look, at: Callable[[int, int], None]) -> Found:
    path, folder = Path(request.path), Path(request.thumbnails)
    folder.mkdir(exist_ok=True)
    with open_pack_files(path) as files:
        names = [request.only] if request.only else pictures_in(files)
        if not names:
            raise PackRefused(faults.no_pictures(pack=shown(called(path))))
        guessed = guesses(names)
        text = PackText("", "")
        with suppress(PackRefused):
            found = read_pack_text(path, files)
            text = found.text
            guessed |= {name: Guess(side) for side, names in found.files.items() for name in names[:1]}
        pictures = []
        for number, name in enumerate(names):
            at(number, len(names))
            pictures.append(
                _thumbnail(files, name, folder / f"{number}.jpg", request.cut, guessed.get(name, Guess(None)))
            )
    if not any(picture.thumbnail for picture in pictures):
        raise PackRefused(faults.first_trouble(pack=shown(called(path)), why=pictures[0].trouble))
    return Found(tuple(pictures), text.name, text.author, text.license, text.cut)


def _thumbnail(files: PackFiles, name: str, place: Path, cut: Cut, guessed: Guess) -> Picture:
    try:
        with cached(place, lasting=False) as file:
            file.write(as_jpeg(cut_to_card(files.read(name), cut, THUMBNAIL)))
    except (FileDamaged, PictureRefused) as why:
        return Picture(name, trouble=f"{shown(name)} {why}")
    return Picture(name, str(place), "" if guessed.side is None else side_name(guessed.side), guessed.asks)


def _taken(request: TakePicture) -> PictureTaken:
    path = Path(request.path)
    try:
        picture = fitted(read_file(path, is_strangers=request.is_strangers), ROOM[request.use])
    except (FileDamaged, PictureRefused) as why:
        raise PackRefused(f"{shown(called(path))} {why}.") from why
    return PictureTaken(as_small_jpeg(picture, MOST_BYTES_OF_PICTURE))


def _cleaned(image: bytes) -> PictureTaken:
    try:
        return PictureTaken(as_small_jpeg(fitted(image, ROOM[PictureFor.SCENE]), MOST_BYTES_OF_PICTURE))
    except PictureRefused as why:
        raise PackRefused(str(why)) from why


def _make(request: Make, at: Callable[[int, int], None]) -> Made:
    folder = Path(request.folder)
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {SIDE_BY_NAME[side]: name for side, name in request.pictures.items()}
    text = replace(request.text, id=slug(request.text.name))
    number = 1
    while True:
        stem = text.id if number == 1 else f"{text.id}-{number}"
        out = folder / f"{stem}{SUFFIX}"
        number += 1
        if out.exists():
            continue
        with suppress(FileExistsError):
            write_pack(out, text, Path(request.source), pictures, at)
            return Made(str(out))
