"""Decks of the Tarot Deck Specification 2.0, made here from its own rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui import texts
from demoncity_gui.cards.drawing.card_words import seen_on_cards
from demoncity_gui.cards.packs.open_decks import canonical_id
from demoncity_gui.cards.packs.pack_files import PackRefused
from demoncity_gui.cards.packs.packs import check_pack, prepare_pack
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import pack_faults as said
from tests.support.packs import colour_of, picture
from tests.support.started import started

TOML = """
[deck]
schema_version = "2.0"
name = "Night Trams"
version = "3"
author = "N. N."
license = "CC0-1.0"
a_later_key = 7

[card_backs]
default = "plain"

[card_backs.variants.plain]
name = "Plain"
image = "card_backs/plain.png"

[card_backs.variants.red]
name = "Red"
image = "card_backs/red.png"
"""


def deck(folder: Path, more: dict[str, bytes] | None = None, toml: str = TOML) -> Path:
    """Write a whole deck, and more files or others in their place."""
    files = {"deck.toml": toml.encode()}
    files |= {f"h1200/{canonical_id(card).replace('.', '/')}.png": picture(colour_of(card)) for card in Card}
    files |= {"card_backs/plain.png": picture((1, 2, 3)), "card_backs/red.png": picture((90, 2, 3))}
    for name, content in (files | (more or {})).items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return folder


def test_a_whole_deck_is_read_without_a_complaint(tmp_path: Path) -> None:
    report = check_pack(deck(tmp_path / "trams"))
    assert (report.name, report.author, report.license) == ("Night Trams", "N. N.", "CC0-1.0")
    assert (report.cards, report.backs, report.problems) == (78, 2, ())


def test_what_the_deck_says_of_its_cards_is_what_is_spoken(tmp_path: Path) -> None:
    names = '[alt_text.minor_arcana.cups]\nseven = "Seven cups\\non a tram."\n[major_arcana]\n00 = "The Tramp"\n'
    found, _ = prepare_pack(deck(tmp_path / "trams", {"names/en.toml": names.encode()}), tmp_path / "cache")
    assert found.seen == {Card.CUPS_7: "Seven cups on a tram."}


def test_a_deck_that_files_justice_under_eight_is_believed(tmp_path: Path) -> None:
    names = '[major_arcana]\n08 = "Justice"\n11 = "Strength"\n'
    eight = picture((200, 10, 10))
    found, _ = prepare_pack(
        deck(tmp_path / "trams", {"names/en.toml": names.encode(), "h1200/major_arcana/08.png": eight}),
        tmp_path / "cache",
    )
    plain, _ = prepare_pack(deck(tmp_path / "other", {"h1200/major_arcana/08.png": eight}), tmp_path / "cache")
    assert found.faces[Card.JUSTICE] == plain.faces[Card.STRENGTH]
    assert found.faces[Card.STRENGTH] == plain.faces[Card.JUSTICE]


@pytest.mark.parametrize(
    ("others", "taken"),
    [
        ({"h750": (9, 0, 0), "h1800": (8, 0, 0), "h2400": (7, 0, 0)}, "h1800"),
        ({"h2400": (7, 0, 0), "h2100": (6, 0, 0)}, "h2100"),
        ({"h750": (9, 0, 0)}, "h1200"),
    ],
)
def test_of_several_sizes_the_smallest_is_taken_that_is_large_enough(
    tmp_path: Path, others: dict[str, tuple[int, int, int]], taken: str
) -> None:
    place = "minor_arcana/cups/ace.png"
    more = {f"{root}/{place}": picture(colour) for root, colour in others.items()}
    many, _ = prepare_pack(deck(tmp_path / "many", more), tmp_path / "cache")
    wanted = picture(others.get(taken, colour_of(Card.CUPS_1)))
    alone, _ = prepare_pack(deck(tmp_path / "alone", {f"h1200/{place}": wanted}), tmp_path / "cache")
    assert many.faces[Card.CUPS_1] == alone.faces[Card.CUPS_1]


def test_a_picture_that_cant_be_read_gives_way_to_the_next(tmp_path: Path) -> None:
    more = {"h1800/major_arcana/00.png": b"no picture"}
    report = check_pack(deck(tmp_path / "trams", more))
    assert report.cards == 78
    tried, used = (f"{root}/major_arcana/00.png" for root in ("h1800", "h1200"))
    assert report.problems == (said.other_used(file=tried, why=said.no_picture, other=used),)


def test_a_variant_is_the_card_where_the_deck_says_so(tmp_path: Path) -> None:
    two = {"h1200/major_arcana/06.two_women.png": picture((240, 0, 90))}
    chosen = TOML + '\n[card_variants."major_arcana.06"]\ndefault = "two_women"\n'
    plain, _ = prepare_pack(deck(tmp_path / "plain", two), tmp_path / "cache")
    other, _ = prepare_pack(deck(tmp_path / "other", two, chosen), tmp_path / "cache")
    assert plain.faces[Card.LOVERS] != other.faces[Card.LOVERS]
    assert {card for card in Card if plain.faces[card] != other.faces[card]} == {Card.LOVERS}


def test_what_cant_be_shown_is_named_and_skipped(tmp_path: Path) -> None:
    more = {
        "scalable/major_arcana/00.svg": b"<svg/>",
        "scalable/major_arcana/01.svg": b"<svg/>",
        "ansi32/minor_arcana/cups/ace.ans": b"\x1b[0m",
        "h1200/major_arcana/happy_squirrel.png": picture(),
        "h1200/minor_arcana/stars/ace.png": picture(),
        "src/major_arcana/00.png": b"not for us",
    }
    report = check_pack(deck(tmp_path / "trams", more))
    assert report.cards == 78
    assert sorted(report.problems) == [
        texts.pack_faults.skipped(folder="ansi32", cards=1, kind="ansi"),
        texts.pack_faults.no_such_card(file="h1200/major_arcana/happy_squirrel.png"),
        texts.pack_faults.no_such_card(file="h1200/minor_arcana/stars/ace.png"),
        texts.pack_faults.skipped(folder="scalable", cards=2, kind="svg"),
    ]


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        (TOML.replace('"2.0"', '"3.0"'), said.open_version(pack="", version="3.0").strip()),
        (TOML.replace('"2.0"', '"1.0"'), said.open_version(pack="", version="1.0").strip()),
        (TOML.replace('"2.0"', "2"), "deck.schema_version"),
        (TOML.replace('name = "Night Trams"', ""), "deck"),
        (TOML.replace('"Night Trams"', '" "'), said.text_needs(text="", key="deck.name", most=80).strip()),
    ],
)
def test_a_deck_of_another_version_or_without_a_name_is_refused_in_one_sentence(
    tmp_path: Path, toml: str, words: str
) -> None:
    with pytest.raises(PackRefused) as refused:
        check_pack(deck(tmp_path / "trams", toml=toml))
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_a_later_minor_version_is_read(tmp_path: Path) -> None:
    assert check_pack(deck(tmp_path / "trams", toml=TOML.replace('"2.0"', '"2.7"'))).cards == 78


def test_a_path_that_leads_out_of_the_deck_is_no_file_of_it(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(picture())
    toml = TOML.replace("card_backs/red.png", "../secret.png")
    report = check_pack(deck(tmp_path / "trams", toml=toml))
    assert report.backs == 1
    assert report.problems == (texts.pack_faults.named_missing(file="'../secret.png'", back="'red'"),)


@pytest.mark.soak
@pytest.mark.soak_alone
def test_our_own_deck_comes_back_as_it_was_exported_with_its_words(tmp_path: Path) -> None:
    out = tmp_path / "ours"
    done = started(tmp_path, "export-deck", out)
    assert (done.status, done.err) == (0, "")
    checked = started(tmp_path, "check-deck", out)
    assert (checked.status, checked.err) == (0, ""), checked
    found, report = prepare_pack(out, tmp_path / "cache")
    assert (report.cards, report.backs, report.problems) == (78, 2, ())
    assert found.seen == seen_on_cards()
    assert set(found.backs) == set(DeckName) and len(set(found.faces.values())) == 78
    again = started(tmp_path, "export-deck", out)
    assert again.status == 2 and again.err.count("\n") == 1, "a folder that is there stays as it is"
