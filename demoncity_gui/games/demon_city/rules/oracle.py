"""The Players' Deck asked: a question of yes or no, and a line of a table (T-C10, T-C100, T-WHEN-04)."""

from __future__ import annotations

from demoncity_gui.games.common.casebook import LONGEST_ENTRY, LONGEST_TITLE
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.dealing import throw
from demoncity_gui.games.demon_city.rules.draws import hundred_of
from demoncity_gui.games.demon_city.rules.events import OracleAnswered, TableConsulted
from demoncity_gui.games.demon_city.rules.oracle_answers import answer_of
from demoncity_gui.games.demon_city.rules.refusals import BadNumber, NothingWritten, RuleRefusal
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.pieces.decks import DeckName


def ask_oracle(transaction: Transaction, question: str, likelihood: Likelihood) -> None:
    """Draw one card worth 1 to 10 from the Players' Deck; its value and suit answer (T-C10-01).

    Raises:
        RuleRefusal: nothing is asked, or too much, or no such card is left.
    """
    plain = " ".join(question.split())
    if not plain:
        raise RuleRefusal(NothingWritten())
    if len(plain) > LONGEST_ENTRY:
        raise RuleRefusal(BadNumber("letters", len(plain), 1, LONGEST_ENTRY))
    thrown = throw(transaction, Draw(None, DeckName.PLAYERS, 1, numbers=True, each=True))
    if thrown is not None:
        drawn = next(card for card in thrown[0] if gives_a_number(card))
        transaction.happen(OracleAnswered(plain, likelihood, worth(drawn), answer_of(drawn, likelihood)))


def consult(transaction: Transaction, title: str, lines: tuple[str, ...]) -> None:
    """Draw one line of a table: by C10 where ten or fewer are there, else by C100 (T-C10-01, T-C100-01).

    Each line has the same share of the numbers: that is why their number must divide 10 or 100.

    Raises:
        RuleRefusal: the lines can't share the numbers evenly, one is empty or too long, or no such card is left.
    """
    whole = 10 if len(lines) <= 10 else 100
    if not lines or whole % len(lines):
        raise RuleRefusal(BadNumber("lines-of-table", len(lines), 1, whole))
    if not title.strip() or not all(line.strip() for line in lines):
        raise RuleRefusal(NothingWritten())
    longest = max(map(len, lines))
    if longest > LONGEST_ENTRY or len(title) > LONGEST_TITLE:
        raise RuleRefusal(BadNumber("letters", max(longest, len(title)), 1, LONGEST_ENTRY))
    thrown = throw(transaction, Draw(None, DeckName.PLAYERS, 1 if whole == 10 else 2, numbers=True, each=True))
    if thrown is None:
        return
    numbers = [worth(card) for card in thrown[0] if gives_a_number(card)]
    number = numbers[0] if whole == 10 else hundred_of(*numbers)
    transaction.happen(TableConsulted(title.strip(), number, lines[(number - 1) * len(lines) // whole].strip()))
