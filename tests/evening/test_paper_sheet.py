"""A sheet on paper: the Host's holds all, a player's nothing of the Host's alone (T-CRIT-11, T-RESOLVE-16)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, CharacterId, Power, Rank, Side, Weapon
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.views.paper_sheet import PaperStat, for_the_players, paper_sheet

NENA = Character(
    CharacterId(1),
    "Nena Okonkwo",
    Side("players"),
    DeckName.PLAYERS,
    (Rank("Calm", 5), Rank("Toughness", 2), Rank("Drowning", 8)),
    (Rank("Volleyball", 6, "Athletics"),),
    (Card.JUSTICE,),
    Power("drowns", "Drowning", "Toughness"),
    close_deed="kicks",
    shoot_deed="fires at",
    shoot_skill="Firearms",
    toughness_lost=1,
    card_powers=(CardPower(Card.MOON, "black water"),),
    calm_check=4,
    weapons=(Weapon("flare gun", "open ground"), Weapon("axe")),
    alias="The Swimmer",
    notes="she is the one who did it",
)
FOR_THE_HOST_ALONE = (
    "Nena",
    "black water",
    texts.sheet_parts.calm_check,
    "open ground",
    "did it",
    texts.sheet_parts.alias,
)


def words(sheet: Sheet, *, for_player: bool) -> str:
    return msgspec.json.encode(paper_sheet(sheet, for_player=for_player)).decode()


def test_the_hosts_sheet_holds_all_that_the_sheet_does() -> None:
    told = words(Sheet(NENA, ("in the fight",)), for_player=False)
    for held in (
        *FOR_THE_HOST_ALONE,
        "Drowning 8",
        "Volleyball (Athletics)",
        "kicks",
        "fires at",
        "Firearms",
        "drowns",
    ):
        assert held in told, held
    for held in ("The Swimmer", "axe", "in the fight", "major-11", "players", texts.paper.throws_from(deck="players")):
        assert held in told, held
    assert paper_sheet(Sheet(NENA), for_player=False).stats == (PaperStat("Calm", 5), PaperStat("Toughness", 2, 1))


def test_a_players_sheet_has_the_public_name_and_nothing_of_the_hosts() -> None:
    told = words(Sheet(NENA), for_player=True)
    for secret in FOR_THE_HOST_ALONE:
        assert secret not in told, secret
    for held in ("The Swimmer", "Drowning 8", "kicks", "flare gun, axe", "major-11", "Volleyball"):
        assert held in told, held


def test_a_creatures_own_card_is_on_no_sheet_for_players() -> None:
    """T-DECK-16: be it asked for by mistake."""
    for unknown in (replace(NENA, deck=DeckName.HORROR), replace(NENA, hidden=True)):
        assert "major-11" not in words(Sheet(unknown), for_player=True)
        assert "major-11" in words(Sheet(unknown), for_player=False)


def test_players_have_sheets_of_player_characters_whom_they_know() -> None:
    eel = replace(NENA, id=CharacterId(2), deck=DeckName.HORROR)
    told = (Sheet(NENA), Sheet(eel), Sheet(replace(NENA, id=CharacterId(3), hidden=True)))
    assert for_the_players(told) == told[:1]
