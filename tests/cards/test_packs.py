"""Deck packs: what is sound is shown, what is bad is one card's trouble, what means harm is refused whole."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from demoncity_gui.cards.packs.card_guesses import pack_id
from demoncity_gui.cards.packs.card_guesses import said as side_said
from demoncity_gui.cards.packs.pack_files import MOST_FILES, PackRefused
from demoncity_gui.cards.packs.pack_messages import Cut, Fit, Overlay, PackText
from demoncity_gui.cards.packs.packs import KINDS, check_pack, pack_text, prepare_pack, write_pack
from demoncity_gui.cards.packs.scans import CARD, PictureRefused, cut_to_card
from demoncity_gui.commandline.main import main
from demoncity_gui.disk.door import system_words
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import commandline as terminal
from demoncity_gui.texts import lists, misfits
from demoncity_gui.texts import pack_faults as said
from demoncity_gui.words.plain_text import shown
from tests.support.packs import TOML, hollow_png, laid_out, picture, small_deck, whole_deck, zipped
from tests.support.started import CHECKOUT, Done, everything_in
from tests.support.trials import Trials

MOST_MEMORY = 300_000_000
MOON = "cards/major-moon.png"


def checked(tmp_path: Path, pack: Path) -> Done:
    """Ask `demoncity check-deck`, and see that nothing is written anywhere and nothing but a sentence said."""
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    before = {path for path in tmp_path.rglob("*")}
    with pytest.MonkeyPatch.context() as there, redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            there.setenv(name, str(home))
        status = main(["check-deck", str(pack)])
    assert {path for path in tmp_path.rglob("*")} == before
    return Done(status, out.getvalue(), err.getvalue())


def refused(tmp_path: Path, pack: Path, sentence: str) -> None:
    done = checked(tmp_path, pack)
    assert (done.status, done.out, done.err) == (2, "", f"demoncity: {sentence}\n"), done
    with pytest.raises(PackRefused):
        prepare_pack(pack, tmp_path / "cache")
    assert not list((tmp_path / "cache").iterdir())


def reported(file: str, *, cards: int, backs: int) -> str:
    return terminal.deck_report(
        file=file, name="The Night Bus", author="N. N.", licence="CC0", cards=cards, backs=backs
    )


# --- sound packs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [laid_out, zipped])
def test_a_whole_deck_is_clean_as_a_folder_and_as_a_zip(
    tmp_path: Path, make: Callable[[Path, dict[str, bytes]], Path]
) -> None:
    done = checked(tmp_path, make(tmp_path / "night.dcdeck", whole_deck()))
    assert (done.status, done.err) == (0, "")
    assert done.out == f"{reported('night.dcdeck', cards=78, backs=2)}\n"


def test_a_folder_packed_with_itself_around_it_is_the_same_deck(tmp_path: Path) -> None:
    files = {f"My deck/{name}": content for name, content in whole_deck().items()}
    files |= {"__MACOSX/My deck/._deck.toml": b"litter", "My deck/.DS_Store": b"litter"}
    assert checked(tmp_path, zipped(tmp_path / "night.dcdeck", files)).status == 0


def test_missing_cards_are_listed_and_left_to_the_programs_own_deck(tmp_path: Path) -> None:
    pack = zipped(tmp_path / "small.dcdeck", small_deck())
    done = checked(tmp_path, pack)
    assert (done.status, done.err) == (1, "")
    first = ", ".join(f"wands-{rank}" for rank in range(1, 7))
    assert done.out.splitlines() == [reported("small.dcdeck", cards=3, backs=0), said.missing(cards=first, more=69)]
    deck, _ = prepare_pack(pack, tmp_path / "cache")
    assert set(deck.faces) == {Card.CUPS_7, Card.JUSTICE, Card.FOOL} and not deck.backs and deck.overlay


def test_a_deck_names_its_own_files_and_wants_no_index(tmp_path: Path) -> None:
    text = TOML + '[image]\nfit = "contain"\ntrim = 2\nindex = "none"\n[cards]\ncups-7 = "scan 7.webp"\n'
    text += '[backs]\nhorror = "eye.jpg"\n'
    files = {"deck.toml": text.encode(), "scan 7.webp": picture(kind="WEBP"), "eye.jpg": picture(kind="JPEG")}
    deck, report = prepare_pack(zipped(tmp_path / "own.dcdeck", files), tmp_path / "cache")
    assert set(deck.faces) == {Card.CUPS_7} and set(deck.backs) == {DeckName.HORROR} and not deck.overlay
    kept = [pack_id(card) for card in Card if card is not Card.CUPS_7]
    assert report.problems == (said.missing(cards=", ".join(kept[:6]), more=71),)


def test_what_in_a_deck_means_nothing_is_said(tmp_path: Path) -> None:
    files = whole_deck()
    files["deck.toml"] += b'autor = "me"\n[cards]\nmajor-8 = "cards/cups-1.png"\ncups-2 = "gone.png"\n'
    files |= {"cards/major-11.png": picture(), "cards/cup-of-tea.png": picture(), "cards/cups-3.jpg": picture()}
    files["cards/cups-4.svg"] = b"<svg/>"
    files["backs/horror.png"] = files["backs/players.png"]
    assert sorted(check_pack(zipped(tmp_path / "odd.dcdeck", files)).problems) == sorted(
        (
            said.means_nothing(text="deck.toml", key="'autor'"),
            said.no_key(text="deck.toml", table="cards", key="'major-8'", meant="strength-or-justice"),
            said.picture_missing(text="deck.toml", file="'gone.png'", side=side_said(Card.CUPS_2)),
            said.no_side(file="cards/major-11.png", name="'major-11'", meant="strength-or-justice"),
            said.no_side(file="cards/cup-of-tea.png", name="'cup-of-tea'", meant=""),
            said.taken(file="cards/cups-3.png", other="cards/cups-3.jpg", side=side_said(Card.CUPS_3)),
            said.no_such_kind(file="cards/cups-4.svg"),
            said.one_back,
        )
    )


# --- one bad picture -------------------------------------------------------------------------------------------------


def disguised(kind: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (140, 240)).save(file, kind)
    return file.getvalue()


def film() -> bytes:
    file = BytesIO()
    frames = [Image.new("RGB", (140, 240), colour) for colour in ("red", "blue")]
    frames[0].save(file, "PNG", save_all=True, append_images=frames[1:])
    return file.getvalue()


TOO_SMALL = said.too_small(width=20, height=30, least_width=60, least_height=100)
BAD_PICTURES = {
    "30000 × 30000": (lambda: hollow_png(30_000, 30_000), said.many_pixels(most=24)),
    "just over the limit": (lambda: hollow_png(4_900, 4_900), said.many_pixels(most=24)),
    "a large WebP": (lambda: picture(size=(3_000, 4_001), kind="WEBP"), said.many_pixels(most=12)),
    "TIFF": (lambda: disguised("TIFF"), said.no_picture),
    "PDF": (lambda: disguised("PDF"), said.no_picture),
    "GIF": (lambda: disguised("GIF"), said.no_picture),
    "SVG": (lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>", said.no_picture),
    "truncated": (lambda: picture()[:300], said.damaged),
    "truncated JPEG": (lambda: picture(kind="JPEG", size=(700, 1200))[:3000], said.damaged),
    "empty": (lambda: b"", said.no_picture),
    "a dot": (lambda: picture(size=(20, 30)), TOO_SMALL),
    "animation": (film, said.animation),
}


def moon_drawn(why: str) -> str:
    return said.drawn_instead(file=MOON, why=why, side=side_said(Card.MOON))


@pytest.mark.parametrize("bad", BAD_PICTURES.values(), ids=BAD_PICTURES)
def test_one_bad_picture_is_only_that_cards_trouble(tmp_path: Path, bad: tuple[Callable[[], bytes], str]) -> None:
    make, why = bad
    # Stored, so that only the picture itself can be at fault.
    with zipfile.ZipFile(tmp_path / "night.dcdeck", "w") as packed:
        for name, content in (whole_deck() | {MOON: make()}).items():
            packed.writestr(name, content)
    deck, report = prepare_pack(tmp_path / "night.dcdeck", tmp_path / "cache")
    assert report.problems == (moon_drawn(why),)
    assert set(deck.faces) == set(Card) - {Card.MOON}


def test_a_file_that_is_damaged_in_its_zip_costs_one_card(tmp_path: Path) -> None:
    pack = zipped(tmp_path / "night.dcdeck", whole_deck())
    with zipfile.ZipFile(pack) as packed:
        entry = packed.getinfo(MOON)
    content = bytearray(pack.read_bytes())
    content[entry.header_offset + 30 + len(entry.filename) + entry.compress_size // 2] ^= 0xFF
    pack.write_bytes(content)
    done = checked(tmp_path, pack)
    assert (done.status, done.out.splitlines()[1:]) == (1, [moon_drawn(said.damaged_in_zip)])


# --- unsafe packs ----------------------------------------------------------------------------------------------------


def with_entry(path: Path, *entries: tuple[str | zipfile.ZipInfo, bytes]) -> Path:
    return zipped(path, [*small_deck().items(), *entries])


def zip_bomb(path: Path) -> Path:
    return with_entry(path, (MOON, bytes(20_000_000)))


def lying_bomb(path: Path) -> Path:
    """Twenty million zeros that say they are a thousand."""
    pack = zip_bomb(path)
    content = pack.read_bytes().replace(struct.pack("<L", 20_000_000), struct.pack("<L", 1_000))
    pack.write_bytes(content)
    return pack


def bomb_of_many(path: Path) -> Path:
    """Each file within its limits, all together not."""
    noise = Random(1).randbytes(200_000)
    return with_entry(path, *((f"cards/{number}.png", noise + bytes(20_000_000)) for number in range(13)))


def large_file(path: Path) -> Path:
    return with_entry(path, (MOON, Random(1).randbytes(1_000_000) + bytes(23_000_001)))


def evil_name(name: str) -> Callable[[Path], Path]:
    return lambda path: with_entry(path, (name, picture()))


def link(path: Path) -> Path:
    entry = zipfile.ZipInfo(MOON)
    entry.create_system, entry.external_attr = 3, 0o120777 << 16
    return with_entry(path, (entry, b"/etc/passwd"))


def device(path: Path) -> Path:
    entry = zipfile.ZipInfo(MOON)
    entry.create_system, entry.external_attr = 3, 0o020666 << 16
    return with_entry(path, (entry, b""))


def encrypted(path: Path) -> Path:
    pack = zipped(path, small_deck())
    content = bytearray(pack.read_bytes())
    for signature, flags in ((b"PK\1\2", 8), (b"PK\3\4", 6)):
        at = content.find(signature)
        while at >= 0:
            content[at + flags] |= 1
            at = content.find(signature, at + 4)
    pack.write_bytes(content)
    return pack


def crowd(path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        for number in range(100_000):
            packed.writestr(f"{number}", b"")
    return path


def crowd_that_lies(path: Path) -> Path:
    """Five thousand files in a zip that says it has ten."""
    with zipfile.ZipFile(path, "w") as packed:
        for number in range(5_000):
            packed.writestr(f"{number}", b"")
    content = bytearray(path.read_bytes())
    content[-14:-10] = struct.pack("<2H", 10, 10)
    path.write_bytes(content)
    return path


def unusual(path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("deck.toml", TOML)
    return path


def truncated(path: Path) -> Path:
    whole = zipped(path, whole_deck()).read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    return path


def no_zip(path: Path) -> Path:
    path.write_bytes(b"What rough beast\n" * 300)
    return path


def linked_folder(path: Path) -> Path:
    laid_out(path, small_deck())
    (path / MOON).symlink_to("/etc/passwd")
    return path


def linked_folder_in_folder(path: Path) -> Path:
    laid_out(path, small_deck())
    (path / "backs").symlink_to("/etc", target_is_directory=True)
    return path


def pipe_in_folder(path: Path) -> Path:
    laid_out(path, small_deck())
    os.mkfifo(path / MOON)
    return path


def crowded_folder(path: Path) -> Path:
    return laid_out(path, small_deck() | {f"{number}.txt": b"" for number in range(MOST_FILES)})


def toml(text: str) -> Callable[[Path], Path]:
    return lambda path: zipped(path, small_deck() | {"deck.toml": text.encode("utf-8", "surrogateescape")})


EVIL = "evil.dcdeck"
ABOUT = said.about(file="deck.toml", pack=EVIL)
CROWDED = said.too_many_files(pack=EVIL, most=640)
SQUEEZED = '[image]\nfit = "squeeze"\n'
NOT_A_FIT = misfits.belongs(
    wanted=lists.any_of(items=[misfits.word(word=fit.value) for fit in Fit]), told=misfits.word(word="squeeze")
)
UNSAFE: dict[str, tuple[Callable[[Path], Path], str]] = {
    "zip bomb": (zip_bomb, said.trap(pack=EVIL, file=MOON, most=200)),
    "bomb of many": (bomb_of_many, said.too_large(pack=EVIL, most=256)),
    "large file": (large_file, said.file_too_large(pack=EVIL, file=MOON, most=24)),
    **{
        kind: (evil_name(name), said.leads_elsewhere(pack=EVIL, file=name))
        for kind, name in {
            "out and up": "../../evil.png",
            "in and out": "cards/../../evil.png",
            "absolute": "/tmp/evil.png",
            "drive": "C:/evil.png",
            "backslashes": "..\\..\\evil.png",
        }.items()
    },
    "endless name": (evil_name("a" * 300), said.endless_name(pack=EVIL, file=shown("a" * 300))),
    "link": (link, said.holds_link(pack=EVIL, file=MOON)),
    "device": (device, said.holds_no_file(pack=EVIL, file=MOON)),
    "encrypted": (encrypted, said.encrypted(pack=EVIL)),
    "100,000 files": (crowd, CROWDED),
    "a crowd that lies": (crowd_that_lies, CROWDED),
    "twins by case": (
        evil_name("cards/CUPS-7.png"),
        said.twins(pack=EVIL, one="cards/cups-7.png", other="cards/CUPS-7.png"),
    ),
    "unusual packing": (unusual, said.packed_unusually(pack=EVIL)),
    "truncated": (truncated, said.no_zip(pack=EVIL)),
    "no zip": (no_zip, said.no_zip(pack=EVIL)),
    "a folder with a link": (linked_folder, said.holds_link(pack=EVIL, file=MOON)),
    "a folder with a linked folder": (linked_folder_in_folder, said.holds_link(pack=EVIL, file="backs")),
    "a folder with a pipe": (pipe_in_folder, said.holds_no_file(pack=EVIL, file=MOON)),
    "a crowded folder": (crowded_folder, CROWDED),
    "a device for a pack": (lambda _path: Path("/dev/zero"), said.not_a_pack(pack="zero")),
    "no deck.toml": (
        lambda path: zipped(path, {"cards/cups-7.png": picture()}),
        said.no_text(pack=EVIL, file="deck.toml"),
    ),
    "no picture": (lambda path: zipped(path, {"deck.toml": TOML.encode()}), said.no_usable_picture(pack=EVIL)),
    "no TOML": (toml("format = "), said.text_unread(text=ABOUT, why=misfits.toml_at_end(fault="no-value"))),
    "no text": (toml("format = 1\n\udcff"), said.text_not_text(text=ABOUT)),
    "nested TOML": (toml("format = " + "[" * 5_000), said.text_unread(text=ABOUT, why=misfits.toml_too_long)),
    "a long number": (toml("format = " + "1" * 9_000), said.text_unread(text=ABOUT, why=misfits.toml_too_long)),
    "a later format": (toml(TOML.replace("1", "2", 1)), said.text_too_new(pack=EVIL, format=2, known=1)),
    "a wrong word": (toml(TOML + SQUEEZED), said.text_unmeant(text=ABOUT, place="$.image.fit", why=NOT_A_FIT)),
    "an impossible trim": (toml(TOML + "[image]\ntrim = nan\n"), said.text_trims(text=ABOUT, trim="nan")),
    "no name": (toml('format = 1\nid = "x"\nname = " "\n'), said.text_needs(text=ABOUT, key="name", most=80)),
}


@pytest.mark.parametrize("unsafe", UNSAFE.values(), ids=UNSAFE)
def test_an_unsafe_pack_is_refused_whole_in_one_sentence(
    tmp_path: Path, unsafe: tuple[Callable[[Path], Path], str]
) -> None:
    make, sentence = unsafe
    refused(tmp_path, make(tmp_path / EVIL), sentence)


def test_a_pack_that_is_not_there_is_refused_in_the_system_s_words(tmp_path: Path) -> None:
    gone = tmp_path / EVIL
    refused(tmp_path, gone, said.unread(pack=shown(str(gone)), why=system_words(FileNotFoundError(2, os.strerror(2)))))


def test_a_bomb_that_lies_about_its_size_costs_one_card_at_most(tmp_path: Path) -> None:
    done = checked(tmp_path, lying_bomb(tmp_path / "evil.dcdeck"))
    assert done.status == 1 and moon_drawn(said.damaged_in_zip) in done.out.splitlines()


def test_a_name_cant_speak_to_the_terminal(tmp_path: Path) -> None:
    done = checked(tmp_path, with_entry(tmp_path / "evil.dcdeck", ("cards/\x1b[2Jmoon.png", picture())))
    assert done.status == 1 and "\x1b" not in done.out
    assert said.no_side(file="cards/�[2Jmoon.png", name="'�[2jmoon'", meant="") in done.out.splitlines()


# --- memory ----------------------------------------------------------------------------------------------------------


def heavy(path: Path) -> Path:
    """The largest pictures that are let in, in every colour space that costs most."""
    files = {"deck.toml": TOML.encode()}
    for number, (kind, mode) in enumerate(
        (("PNG", "RGBA"), ("JPEG", "CMYK"), ("WEBP", "RGBA"), ("PNG", "I;16"), ("PNG", "P"))
    ):
        file = BytesIO()
        made = (
            Image.effect_noise((250, 400), 90)
            .resize((3_790, 6_320) if kind != "WEBP" else (2_680, 4_460))
            .convert("RGB" if mode != "I;16" else "I;16")
        )
        made.convert(mode).save(file, kind, **({"compress_level": 1} if kind == "PNG" else {"quality": 50}))
        files[f"cards/cups-{number + 1}.{kind.lower()}"] = file.getvalue()
    file = BytesIO()
    Image.new("RGBA", (24_000, 1_000), (9, 9, 9, 99)).save(file, "PNG", compress_level=1)
    files["cards/cups-6.png"] = file.getvalue()
    with zipfile.ZipFile(path, "w") as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return path


PROGRAM = """
import sys
from demoncity_gui.commandline.main import main
status = main(["check-deck", sys.argv[1]])
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1]
print("peak", status, int(peak) * 1024)
"""


@pytest.mark.parametrize(
    "make", [heavy, zip_bomb, lying_bomb, bomb_of_many, crowd, lambda path: zipped(path, whole_deck((700, 1200)))]
)
def test_no_pack_takes_300_mb_of_memory(
    tmp_path: Path, make: Callable[[Path], Path], record_property: Callable[[str, object], None]
) -> None:
    pack = make(tmp_path / "heavy.dcdeck")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, pack], cwd=CHECKOUT, capture_output=True, text=True, timeout=120, check=True
    )
    *_, status, peak = done.stdout.split()
    if make is heavy:
        assert status == "1" and reported("heavy.dcdeck", cards=6, backs=0) in done.stdout, done.stdout
    record_property("MB", int(peak) // 1_000_000)
    assert int(peak) < MOST_MEMORY


# --- pictures --------------------------------------------------------------------------------------------------------


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def halves(orientation: int = 1, size: tuple[int, int] = (1_050, 1_800)) -> bytes:
    """Return a picture with a red upper half, as a camera would write it that was held so."""
    made = Image.new("RGB", size, "blue")
    made.paste("red", (0, 0, size[0], size[1] // 2))
    made = made.transpose(Image.Transpose.ROTATE_90) if orientation == 6 else made
    exif = Image.Exif()
    exif[0x0112], exif[0x010E] = orientation, "where we live"
    file = BytesIO()
    made.save(file, "JPEG", exif=exif, quality=95)
    return file.getvalue()


@pytest.mark.parametrize("orientation", [1, 6])
def test_a_picture_is_turned_as_its_camera_was_held_and_keeps_no_secrets(tmp_path: Path, orientation: int) -> None:
    files = {"deck.toml": TOML.encode(), "cards/cups-7.jpg": halves(orientation)}
    deck, _ = prepare_pack(zipped(tmp_path / "one.dcdeck", files), tmp_path / "cache")
    content = Path(deck.faces[Card.CUPS_7]).read_bytes()
    kept = opened(content).convert("RGB")
    assert kept.size == CARD
    upper, lower = kept.getpixel((500, 300)), kept.getpixel((500, 1_500))
    assert isinstance(upper, tuple) and isinstance(lower, tuple)
    assert upper[0] > 200 > 60 > upper[2] and lower[2] > 200 > 60 > lower[0]
    assert not opened(content).getexif() and b"where we live" not in content


@pytest.mark.parametrize("fit", list(Fit))
@pytest.mark.parametrize("size", [(2_100, 3_600), (500, 500), (3_000, 1_200), (1_200, 6_000), (60, 100)])
def test_a_picture_of_any_shape_becomes_a_card(fit: Fit, size: tuple[int, int]) -> None:
    made = Image.new("RGB", size, "white")
    file = BytesIO()
    made.save(file, "PNG")
    card = cut_to_card(file.getvalue(), Cut(fit, 1.0))
    assert card.mode == "RGB" and card.width <= CARD[0] and card.height <= CARD[1]
    assert abs(card.width / card.height - 7 / 12) < 0.02
    assert card.getpixel((card.width // 2, card.height // 2)) == (255, 255, 255)
    corners = [card.getpixel((x, y)) for x in (0, card.width - 1) for y in (0, card.height - 1)]
    on_ink = fit is Fit.CONTAIN and abs(size[0] / size[1] - 7 / 12) > 0.01
    assert corners == [(0x14, 0x13, 0x1A) if on_ink else (255, 255, 255)] * 4


def test_transparent_and_deep_pictures_are_shown_as_they_look() -> None:
    for mode, colour, seen in (("RGBA", (255, 255, 255, 0), 0x14), ("I;16", 0x8000, 0x80), ("LA", (200, 255), 200)):
        file = BytesIO()
        Image.new(mode, (140, 240), colour).save(file, "PNG")
        pixel = cut_to_card(file.getvalue(), Cut()).getpixel((70, 120))
        assert isinstance(pixel, tuple) and abs(pixel[0] - seen) <= 1, mode


def test_a_picture_that_is_cached_is_not_decoded_again(tmp_path: Path) -> None:
    pack = zipped(tmp_path / "small.dcdeck", small_deck())
    first, _ = prepare_pack(pack, tmp_path / "cache")
    marked = Path(first.faces[Card.FOOL])
    marked.write_bytes(b"as it was")
    again, _ = prepare_pack(pack, tmp_path / "cache")
    assert again == first and marked.read_bytes() == b"as it was"
    assert len(list((tmp_path / "cache").iterdir())) == 3


# --- writing ---------------------------------------------------------------------------------------------------------


def test_a_written_pack_is_clean_and_says_what_it_was_told(tmp_path: Path) -> None:
    source = laid_out(tmp_path / "scans", {f"{number}.png": picture((number, 9, 9)) for number in range(80)})
    sides = dict(zip((*Card, *DeckName), (f"{number}.png" for number in range(80)), strict=True))
    text = PackText("odd", 'Quotes " and \\ and\ttabs – ß', "Me", "CC0", Cut(Fit.CONTAIN, 1.5), Overlay.NONE)
    out = tmp_path / "odd.dcdeck"
    write_pack(out, text, source, sides, lambda _done, _whole: None)
    report = check_pack(out)
    assert (report.cards, report.backs, report.problems) == (78, 2, ())
    assert report.name == 'Quotes " and \\ and tabs – ß'
    assert 'fit = "contain"' in pack_text(text)
    before = everything_in(tmp_path)
    with pytest.raises(FileExistsError):
        write_pack(out, text, source, sides, lambda _done, _whole: None)
    assert everything_in(tmp_path) == before


def test_a_pack_that_cant_be_written_leaves_nothing(tmp_path: Path) -> None:
    source = laid_out(tmp_path / "scans", {"7.png": picture()})
    with pytest.raises(PackRefused):
        zipped(tmp_path / "scans.zip", {"7.png": bytes(9_000_000)})
        write_pack(tmp_path / "out.dcdeck", PackText("x", "X"), tmp_path / "scans.zip", {Card.FOOL: "7.png"}, print)
    with pytest.raises(OSError, match="No such file"):
        write_pack(tmp_path / "none" / "out.dcdeck", PackText("x", "X"), source, {Card.FOOL: "7.png"}, print)
    assert not list(tmp_path.glob("*.dcdeck")) and not list(tmp_path.glob(".*"))


# --- whatever has become of a pack -----------------------------------------------------------------------------------


def mutated(content: bytes, dice: Random) -> bytes:
    spoilt = bytearray(content)
    for _ in range(dice.choice((1, 1, 2, 8, 60))):
        at = dice.randrange(len(spoilt))
        match dice.randrange(5):
            case 0:
                spoilt[at] ^= 1 << dice.randrange(8)
            case 1:
                spoilt[at : at + 4] = dice.choice((b"\xff" * 4, b"\0" * 4, dice.randbytes(4)))
            case 2:
                del spoilt[at : at + dice.randrange(1, 400)]
            case 3:
                spoilt[at:at] = spoilt[dice.randrange(len(spoilt)) :][: dice.randrange(1, 400)]
            case _:
                tail = max(0, len(spoilt) - dice.randrange(1, 800))  # the list of files, where most can go wrong
                spoilt[tail] = dice.randrange(256)
        if len(spoilt) < 2:
            break
    return bytes(spoilt)


@pytest.mark.soak
def test_a_spoilt_pack_is_refused_or_loaded_with_a_report(
    tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    inner = dict(small_deck(), **{"backs/players.png": picture(), "cards/cups-1.jpg": picture(kind="JPEG")})
    inner["cards/cups-2.webp"] = picture(kind="WEBP")
    with zipfile.ZipFile(tmp_path / "sound.zip", "w") as packed:  # stored: the pictures are spoilt as well
        for name, content in inner.items():
            packed.writestr(name, content)
    sound = {False: (tmp_path / "sound.zip").read_bytes(), True: zipped(tmp_path / "packed.zip", inner).read_bytes()}
    place, cache = tmp_path / "pack" / "spoilt.dcdeck", tmp_path / "cache"
    place.parent.mkdir()
    outside = everything_in(tmp_path)
    endings: Counter[str] = Counter()
    for seed in range(trials(500)):
        dice = Random(seed)
        place.write_bytes(mutated(sound[dice.random() < 0.4], dice))
        try:
            deck, report = prepare_pack(place, cache)
        except PackRefused as why:
            assert str(why).endswith(".") and "\n" not in str(why), seed
            endings["refused"] += 1
            continue
        assert report.problems and all(problem.endswith(".") for problem in report.problems), seed
        assert len(deck.faces) == report.cards and len(deck.backs) == report.backs
        assert all(opened(Path(name).read_bytes()).format == "JPEG" for name in deck.faces.values())
        endings["loaded whole" if report.cards == 5 else "loaded in part"] += 1
    now = everything_in(tmp_path)
    assert {name for name in now if not name.startswith("cache/")} == {*outside, "pack/spoilt.dcdeck", "cache"}
    assert endings.total() == trials(500)
    for ending in ("refused", "loaded in part", "loaded whole"):
        record_property(ending, endings[ending])
        assert endings[ending]


def test_reading_packs_needs_no_qt() -> None:
    program = "import demoncity_gui.commandline.decks, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert "PIL" in loaded and not loaded & {"PySide6", "shiboken6"}


def test_a_picture_in_another_disguise_is_never_opened_by_its_name(tmp_path: Path) -> None:
    for ending in KINDS:
        (tmp_path / f"x{ending}").write_bytes(disguised("PDF"))
        with pytest.raises(PictureRefused):
            cut_to_card((tmp_path / f"x{ending}").read_bytes(), Cut())
