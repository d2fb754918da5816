"""The deck workshop under the Host's hands, by keys and by mouse."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.drawing.card_words import meaning
from demoncity_gui.games.demon_city.rules.commands import DrawFreely, RemoveSignificator
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.views.decks_picture import DeckOrNone, decks_picture
from demoncity_gui.host.desks.demon_city.decks.card_grid import CardGrid
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import card_titles, host_window, keys
from demoncity_gui.texts import demon_city_decks as decks_texts
from demoncity_gui.texts import demon_city_refusals as no
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_workshop as workshop
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import cited, ended
from tests.support.desk import EXAMPLE, Desk, widget_words

PLAYERS, HORROR = DeckName.PLAYERS, DeckName.HORROR


def page(desk: Desk) -> DecksPage:
    return desk.side_page(DecksPage)


def shown(desk: Desk, place: DeckOrNone) -> list[Card]:
    return [one.card for one in page(desk).models[place].rows]


def deck(desk: Desk, name: DeckName) -> Counter[Card]:
    return Counter(everywhere(desk.session.table, name))


def click(desk: Desk, place: DeckOrNone, card: Card) -> None:
    grid: CardGrid = page(desk).grids[place]
    index = grid.model().index(shown(desk, place).index(card), 0)
    grid.scrollTo(index)
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.visualRect(index).center())
    desk.settle()


def test_the_horrors_deck_is_behind_a_curtain_until_it_is_drawn_and_again_after(desk: Desk) -> None:
    """T-DECK-02: what is in neither deck would tell of it as well."""
    desk.press("F4")
    assert len(shown(desk, PLAYERS)) == len(EXAMPLE.players_deck)
    assert shown(desk, HORROR) == shown(desk, None) == []
    said = " ".join(widget_words(page(desk), hidden=True))
    assert "Queen of Cups" not in said and "18" not in said
    desk.press("K")
    assert Counter(shown(desk, HORROR)) == Counter(EXAMPLE.horror_deck)
    assert len(shown(desk, None)) == 78 - len(EXAMPLE.players_deck) - len(EXAMPLE.horror_deck)
    desk.press("F4", "F4")
    assert shown(desk, HORROR) == shown(desk, None) == []


def test_by_keys_a_card_goes_from_one_deck_to_the_other_once_the_decks_are_built(desk: Desk) -> None:
    desk.press("F4", "K", "Tab")
    assert page(desk).about.text() == workshop.chosen(
        card=workshop.worth(card=card_titles.cups_queen, worth=13, owner="", moved=False), deck=workshop.horrors_deck
    )
    assert page(desk).meaning.text() == meaning(Card.CUPS_QUEEN)
    desk.press("Right", "P")
    assert page(desk).remarks.text() == (f"· {decks_texts.not_three_of_each(values=['1'])} [T-DECK-03]")
    assert deck(desk, PLAYERS) == Counter(EXAMPLE.players_deck)
    desk.press("Return")
    assert deck(desk, PLAYERS) == Counter((*EXAMPLE.players_deck, Card.PENTACLES_1))
    assert deck(desk, HORROR) == Counter(EXAMPLE.horror_deck) - Counter([Card.PENTACLES_1])
    rebuilt = story.decks_built(players=["card"] * 33, horror=["card"] * 17)
    assert ended(cited(rebuilt, "T-DECK-01")) in desk.log
    desk.press("Return")
    assert page(desk).message.text() == workshop.move_first
    desk.press("Ctrl+Z")
    assert deck(desk, HORROR) == Counter(EXAMPLE.horror_deck)
    assert Card.PENTACLES_1 in shown(desk, HORROR)


def test_by_mouse_a_card_is_taken_out_and_forgotten_again(desk: Desk) -> None:
    desk.choose_in_menu(host_window.menu_view, Key.DECKS.text)
    desk.click(workshop.curtain(button=f"{keys.curtain} [K]", open=False))
    click(desk, HORROR, Card.MOON)
    desk.click(Key.TO_NEITHER)
    assert Card.MOON in shown(desk, None) and Card.MOON not in shown(desk, HORROR)
    assert f"{decks_texts.own_card_away(cards=[card_titles.major_18])} [T-DECK-16]" in page(desk).remarks.text()
    desk.click(Key.FORGET)
    assert Card.MOON in shown(desk, HORROR) and page(desk).remarks.text() == ""


def test_decks_nobody_could_play_with_are_said_to_be_so_and_refused_and_the_draft_is_kept(desk: Desk) -> None:
    """T-DECK-07."""
    (owner,) = (one for one in desk.session.table.characters if Card.FOOL in one.significators)
    desk.session.do(RemoveSignificator(owner.id, Card.FOOL))
    desk.press("F4")
    click(desk, PLAYERS, Card.FOOL)
    desk.press("N", "Return")
    assert page(desk).message.text().startswith(no.decks_unfit(breaches=[no.breach(breach="fool-in-neither")]))
    assert f"✗ {decks_texts.fool_in_neither} [T-DECK-07]" in page(desk).remarks.text()
    assert Card.FOOL not in shown(desk, PLAYERS)
    desk.press("F", "F", "Return")
    assert Card.FOOL in deck(desk, HORROR)
    assert page(desk).fool.text() == workshop.fool(button=f"{card_titles.major_0} [F]", deck="horror")


def test_the_presets_and_what_the_curtain_keeps_of_their_remarks(desk: Desk) -> None:
    """T-DECK-08, T-DECK-16."""
    desk.press("F4", "K", "Tab", "N", "Right", "N", "K")
    desk.press("1", "2", "Return")
    assert page(desk).remarks.text() == ""
    assert deck(desk, PLAYERS) == Counter(EXAMPLE.players_deck)
    assert Card.MOON in deck(desk, HORROR) and len(deck(desk, HORROR)) == 11
    desk.press("K", "Tab", "N", "K")
    assert page(desk).remarks.text() == workshop.remark(remark=workshop.more_behind(more=1))


def test_a_significator_is_given_and_taken_with_its_owner(desk: Desk) -> None:
    """T-DECK-13, T-DECK-14."""
    desk.press("F4", "K")
    click(desk, None, Card.SUN)
    desk.press("O", "S")
    owner = Views(desk.session).decks({}).owners[1]
    assert Card.SUN in desk.session.table.character(owner.who).significators
    assert Card.SUN in shown(desk, PLAYERS)
    click(desk, PLAYERS, Card.SUN)
    assert page(desk).about.text() == (
        workshop.worth(card=card_titles.major_19, worth=19, owner="", moved=False)
        + ", "
        + owner.name
        + "’s · "
        + workshop.players_deck
    )
    desk.click(Key.SIGNIFICATOR)
    assert Card.SUN in shown(desk, None)
    click(desk, PLAYERS, Card.CUPS_7)
    desk.press("S")
    refused = no.not_a_significator(players=True, card=card_title(Card.CUPS_7), who=owner.name)
    assert page(desk).message.text().startswith(refused)


def test_a_card_of_the_horrors_deck_is_tied_to_a_creature_behind_the_curtain(desk: Desk) -> None:
    """T-DECK-16, T-DECK-02: no creature's name is to be read while the curtain is drawn."""
    creature = next(one for one in desk.session.table.characters if not one.is_player_character)
    desk.press("F4")
    names = [page(desk).owner.itemText(row) for row in range(page(desk).owner.count())]
    assert names == [one.name for one in desk.session.table.characters if one.is_player_character]
    desk.press("K", *["O"] * len(names))
    assert page(desk).owner.currentText() == creature.name
    click(desk, HORROR, Card.MOON)
    desk.press("S")
    assert desk.session.table.character(creature.id).significators == (Card.MOON,)
    assert ended(cited(story.own_card_set(owned=True, who=creature.name), "T-DECK-16")) in desk.log
    assert Card.MOON in shown(desk, HORROR)
    assert creature.name in page(desk).about.text()
    click(desk, None, Card.SUN)
    desk.press("S")
    refused = no.not_a_significator(players=False, card=card_title(Card.SUN), who=creature.name)
    assert page(desk).message.text().startswith(refused)
    click(desk, HORROR, Card.MOON)
    desk.press("S", "K")
    assert desk.session.table.character(creature.id).significators == ()
    assert creature.name not in " ".join(widget_words(page(desk), hidden=True))


def test_courts_are_worth_what_the_house_rule_says(desk: Desk) -> None:
    """T-AMB-01."""
    desk.press("F4", "K", "Tab", "V")
    assert page(desk).courts.text() == workshop.courts(button=f"{keys.courts} [V]", equal=True)
    assert (
        page(desk).about.text().startswith(workshop.worth(card=card_titles.cups_queen, worth=11, owner="", moved=False))
    )
    desk.press("V")
    assert desk.session.table.house_rules.chosen == ()


def test_a_pile_is_shuffled_now_and_a_card_put_back(desk: Desk) -> None:
    """T-DECK-22."""
    desk.session.do(DrawFreely(PLAYERS, 4))
    drawn = desk.session.table.players_deck.opened
    desk.session.do(DrawFreely(PLAYERS, 1))
    desk.press("F4")
    click(desk, PLAYERS, drawn[0])
    desk.press("B")
    assert drawn[0] in desk.session.table.players_deck.pile
    assert story.card_put_back(card=card_title(drawn[0]), deck="players") in desk.log
    desk.press("B")
    refused = no.not_in_discard(card=card_title(drawn[0]), deck="players")
    assert page(desk).message.text().startswith(refused)
    desk.press("X")
    assert desk.session.table.players_deck.discard == ()
    assert desk.log[-1] == story.deck_shuffled_past(deck="players", how="pile")


def test_in_action_nothing_is_built_and_the_draft_waits(desk: Desk) -> None:
    desk.press("Return", "F4", "K", "Tab", "N", "Return")
    assert page(desk).message.text().startswith(no.not_now)
    assert Card.CUPS_QUEEN in shown(desk, None)
    desk.press("Escape", "Ctrl+E", "F4", "Return")
    assert Card.CUPS_QUEEN not in deck(desk, HORROR)


def test_the_page_knows_what_decks_are_made_of_and_not_where_a_card_lies(desk: Desk) -> None:
    """T-DECK-02, T-DECK-19, T-DECK-23: in any order, in pile, discard or face down, it is the same page."""
    dice = Random(3)
    table = desk.session.table
    for _ in range(5):
        cards = dice.sample(table.horror_deck.pile, len(table.horror_deck.pile))
        other = replace(table, horror_deck=Deck(tuple(cards[5:]), tuple(cards[:3]), tuple(cards[3:5])))
        assert decks_picture(other, {}) == decks_picture(table, {})


def test_the_faces_come_one_after_another_and_are_all_there_in_the_end(desk: Desk, qtbot: QtBot) -> None:
    desk.press("F4", "K")
    qtbot.waitUntil(lambda: not page(desk)._faces.is_painting)
    grid = page(desk).grids[HORROR]
    picture = grid.viewport().grab().toImage()
    spot = grid.visualRect(grid.model().index(0, 0)).center() + QPoint(0, 10)
    colours = {picture.pixelColor(spot + QPoint(x, y)).name() for x in range(-12, 12) for y in range(-12, 12)}
    assert len(colours) > 10
