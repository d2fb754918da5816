"""Scans are called as people call them; each card is found by its name, and only 8 and 11 have to be asked for."""

from __future__ import annotations

import pytest

from demoncity_gui.cards.packs.card_guesses import (
    CARD_BY_ID,
    SIDE_BY_NAME,
    CardSide,
    Guess,
    guess,
    guesses,
    other_tradition,
    pack_id,
    side_name,
)
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, card_named
from demoncity_gui.words.cards import card_title


@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("7 of Cups.jpg", Card.CUPS_7),
        ("Seven_of_cups.PNG", Card.CUPS_7),
        ("cu07.jpg", Card.CUPS_7),
        ("Cups07.webp", Card.CUPS_7),
        ("c7.png", Card.CUPS_7),
        ("waPA.png", Card.WANDS_PAGE),
        ("WaPage.png", Card.WANDS_PAGE),
        ("cups14.jpg", Card.CUPS_KING),
        ("coins/ace.png", Card.PENTACLES_1),
        ("disks-10.png", Card.PENTACLES_10),
        ("knight_of_staves.png", Card.WANDS_KNIGHT),
        ("Prince of Disks.png", Card.PENTACLES_KNIGHT),
        ("RodsQueen.png", Card.WANDS_QUEEN),
        ("III of swords.png", Card.SWORDS_3),
        ("Ass der Kelche.png", Card.CUPS_1),
        ("König der Stäbe.jpg", Card.WANDS_KING),
        ("Bube der Münzen.jpg", Card.PENTACLES_PAGE),
        ("8 de copas.jpg", Card.CUPS_8),
        ("Sota de bastos.jpg", Card.WANDS_PAGE),
        ("Re di spade.jpg", Card.SWORDS_KING),
        ("Dieci di denari.jpg", Card.PENTACLES_10),
        ("Cavalier d'épée.jpg", Card.SWORDS_KNIGHT),
        ("00-TheFool.jpg", Card.FOOL),
        ("El Loco.jpg", Card.FOOL),
        ("RWS_Tarot_08_Strength.jpg", Card.STRENGTH),
        ("8 La Justice.jpg", Card.JUSTICE),
        ("Die Hohepriesterin.jpg", Card.HIGH_PRIESTESS),
        ("L’Étoile.jpg", Card.STAR),
        ("Maison Dieu.jpg", Card.TOWER),
        ("major-hanged-man.png", Card.HANGED_MAN),
        ("ar13.jpg", Card.DEATH),
        ("trump 21.png", Card.WORLD),
        ("XIX.png", Card.SUN),
        ("back.png", DeckName.PLAYERS),
        ("Rückseite.png", DeckName.PLAYERS),
        ("back gm.png", DeckName.HORROR),
        ("IMG_2231.jpg", None),
        ("IMG_1.jpg", None),
        ("DSC 0004.jpg", None),
        ("cups.jpg", None),
        ("trump 22.png", None),
        ("", None),
        ("ace.png", None),
    ],
)
def test_a_name_says_which_card_it_is(name: str, side: CardSide | None) -> None:
    assert guess(name) == Guess(side)


@pytest.mark.parametrize("name", ["ar08.jpg", "VIII.png", "trump 8.png", "major-8.png"])
def test_a_number_alone_leaves_strength_and_justice_open(name: str) -> None:
    found = guess(name)
    assert found == Guess(Card.STRENGTH, asks=True)
    assert found.side is not None and other_tradition(found.side) is Card.JUSTICE


def test_only_strength_and_justice_change_places() -> None:
    changed = {side for side in SIDE_BY_NAME.values() if other_tradition(side) is not side}
    assert changed == {Card.STRENGTH, Card.JUSTICE}


def test_every_card_is_known_by_its_title_and_by_its_id() -> None:
    for card in Card:
        assert guess(f"{card_title(card)}.png").side is card
        assert guess(pack_id(card)) == Guess(card)
        assert card_named(pack_id(card)) is card and CARD_BY_ID[pack_id(card)] is card
    assert not {"major-8", "major-11"} & set(CARD_BY_ID)


@pytest.mark.parametrize("first", [0, 1])
def test_a_deck_of_numbers_alone_lies_in_the_usual_order(first: int) -> None:
    made = guesses(f"scans/{number:02}.png" for number in range(first, first + 78))
    found = [made[name] for name in sorted(made)]
    assert found[0] == Guess(Card.FOOL) and found[8] == Guess(Card.STRENGTH, asks=True)
    assert found[22] == Guess(Card.WANDS_1) and found[77] == Guess(Card.PENTACLES_KING)
    assert len({one.side for one in found}) == 78


def test_each_side_has_one_name_to_be_handed_on() -> None:
    assert len(SIDE_BY_NAME) == 80 and all(SIDE_BY_NAME[side_name(side)] is side for side in (*Card, *DeckName))
