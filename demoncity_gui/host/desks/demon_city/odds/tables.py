"""Tables of chances as one page for a browser or a printer: fresh decks, the decks as they are, and dice."""

from __future__ import annotations

from html import escape

from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck
from demoncity_gui.games.demon_city.scenario.cards import FRESH
from demoncity_gui.odds import reference
from demoncity_gui.odds.reference import MOST, Table
from demoncity_gui.texts import demon_city_odds as said
from demoncity_gui.words.chances import of_hundred

_STYLE = (
    ":root { font: 11pt sans-serif; margin: 2em } table{border-collapse:collapse;margin:0 0 1.5em}"
    "td,th{border:1px solid #999;padding:.2em .6em;text-align:right}h2{font-size:12pt;break-after:avoid}"
    "table{break-inside:avoid}"
)


def tables_page(players: UnseenDeck | None, horror: UnseenDeck | None) -> bytes:
    """Return the page; a deck of which nobody knows what is left is there as a fresh one alone."""
    parts = [
        *_against_numbers(said.table_fresh_players, reference.over_intensity(FRESH.players)),
        *_against_numbers(said.table_fresh_horror, reference.over_intensity(FRESH.horror)),
    ]
    if players is not None:
        parts += _against_numbers(said.table_players_now, reference.over_intensity(players))
    if horror is not None:
        parts += _against_numbers(said.table_horror_now, reference.over_intensity(horror))
    parts += _against_numbers(said.table_dice, reference.dice_over_number())
    parts += _against_each_other(said.table_fresh_opposed, reference.players_against_horror(FRESH))
    if players is not None and horror is not None:
        now = reference.players_against_horror(Unseen(players, horror))
        parts += _against_each_other(said.table_opposed_now, now)
    parts += _against_each_other(said.table_dice_opposed, reference.dice_against_dice())
    head = f'<meta charset="utf-8"><title>{escape(said.tables)}</title><style>{_STYLE}</style>'
    body = f"<h1>{escape(said.tables)}</h1><p>{escape(said.tables_meaning)}</p>{''.join(parts)}"
    return f"<!DOCTYPE html>\n<html><head>{head}</head><body>{body}</body></html>\n".encode()


def _against_numbers(title: str, table: Table) -> list[str]:
    rows = [[str(cards), *(_share(table, cards, number) for number in range(10))] for cards in range(1, MOST + 1)]
    return _table(title, [said.corner_numbers, *map(str, range(10))], rows)


def _against_each_other(title: str, table: Table) -> list[str]:
    each = range(1, MOST + 1)
    rows = [[str(ours), *(_share(table, ours, theirs) for theirs in each)] for ours in each]
    return _table(title, [said.corner_opposed, *map(str, each)], rows)


def _share(table: Table, row: int, column: int) -> str:
    return of_hundred(table[row, column]) if (row, column) in table else "–"


def _table(title: str, heads: list[str], rows: list[list[str]]) -> list[str]:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return [f"<h2>{escape(title)}</h2><table><tr>{top}</tr>{body}</table>"]
