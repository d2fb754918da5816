"""One clear sentence for each refusal."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.characters import HIGHEST_RANK
from demoncity_gui.games.demon_city.rules.real_cards import COURT_KEYS, FOOL_KEY, MAJOR_KEY
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import is_a_players, person, sayings
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named
from demoncity_gui.texts import demon_city_refusals as said
from demoncity_gui.texts import demon_city_sheets as sheets
from demoncity_gui.words.cards import card_title, court_title, plain_title
from demoncity_gui.words.values import said_by_name, sentence_of


def refusal_sentence(table: Table, reason: no.Refusal) -> str:
    """Return the sentence that tells the Host why the rules say no."""
    match reason:
        case no.SheetUnfit():
            return sheet_sentence(reason)
        case no.OwnSide(who=who, target=target) if who == target:
            return said.own_side_themselves(who=person(table, who))
        case no.DecksUnfit(breaches=breaches):
            return said.decks_unfit(breaches=[said.breach(breach=one.value) for one in breaches])
        case no.NotASignificator(who=who) | no.HoldsSignificators(who=who):
            return sentence_of(said, reason, sayings(table), players=is_a_players(table, who))
        case no.NoCardLeft(words=words) | no.NotTheHighest(words=words):
            return sentence_of(said, reason, sayings(table), words=typed_words(words))
        case _:
            return sentence_of(said, reason, sayings(table))


def sheet_sentence(unfit: no.SheetUnfit) -> str:
    """Return the sentence that says what is wrong with a sheet."""
    what = unfit.what
    if unfit.fault in (no.SheetFault.CARD_POWER_TWICE, no.SheetFault.CARD_POWER_WORDLESS):
        what = next((card_title(card) for card in Card if card.value == what), what)
    told = {"whose": unfit.name, "what": what, "number": unfit.number, "highest": HIGHEST_RANK}
    return said_by_name(sheets, unfit.fault.value, **told)


def typed_words(words: str) -> str:
    """Return what a card is called that was typed like this, as after “no”: “7”, “Page”, “Fool”."""
    if words in COURT_KEYS:
        return court_title(COURT_KEYS[words])
    if words == FOOL_KEY:
        words = Card.FOOL.value
    names_major = words.startswith(MAJOR_KEY) and words[1:].isdecimal()
    try:
        return plain_title(card_named(f"major-{int(words[1:])}" if names_major else words))
    except UnknownCard:
        return words
