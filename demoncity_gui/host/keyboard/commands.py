"""What a command of the Host's window is, and where one key may mean only one thing."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class KeyContext(Enum):
    """Where one key may mean only one thing. The value of a page's is the heading of its keys."""

    ROUND = "round"
    PERSON = "person"
    TYPING = "typing"
    CAST = "On the page of the cast"
    DECKS = "On the page of the decks"
    RULES = "On the page of the house rules"
    TASK = "On the page of a task"
    SHOW = "On the page of what the TV shows"


EVERYWHERE = frozenset(KeyContext)


class HostCommand(Enum):
    """A table of commands, one record each; these are the keys that the program comes with.

    The value is the name under which an own key is kept. Of `keys`, with spaces between them in the record, the first
    stands on buttons. `text` is for menus and buttons, `tip` for the status bar,
    `when` the heading on the sheet of keys; `contexts` are where its keys mean this, by the heading unless told.
    `fixed` says why the key can't be changed.
    """

    text: str
    keys: tuple[str, ...]
    tip: str
    when: str
    contexts: frozenset[KeyContext]
    fixed: str

    def __new__(
        cls,
        name: str,
        text: str,
        keys: str,
        tip: str,
        when: str,
        contexts: frozenset[KeyContext] | None = None,
        fixed: str = "",
    ) -> HostCommand:
        """Make one record of the table."""
        command = object.__new__(cls)
        command._value_ = name
        command.text, command.tip, command.when, command.fixed = text, tip, when, fixed
        command.keys = tuple(keys.split())
        command.contexts = contexts or CONTEXTS_OF.get(when) or frozenset({KeyContext(when)})
        return command


ANNOUNCE, AFTER, ALWAYS, EVENINGS = "While somebody announces", "Once the cards are thrown", "At any time", "Evenings"
CONTEXTS_OF = {
    **dict.fromkeys((ANNOUNCE, AFTER), frozenset({KeyContext.ROUND})),
    **dict.fromkeys((ALWAYS, EVENINGS), EVERYWHERE),
}
ON_PAGES = (EVENINGS, *(page.value for page in (KeyContext.CAST, KeyContext.DECKS, KeyContext.RULES, KeyContext.TASK)))
"""Keys of the pages beside the round, and of the Session menu: those stand on a sheet of their own."""


class CardKey(NamedTuple):
    """The key of a card; it means this only while real cards are typed."""

    key: str
    tip: str


CARD_KEYS: dict[str, CardKey] = {
    **{str(number): CardKey(str(number % 10), f"A card worth {number}") for number in range(1, 11)},
    "F": CardKey("F", "The Fool"),
    "P": CardKey("P", "A Page"),
    "N": CardKey("N", "A Knight"),
    "Q": CardKey("Q", "A Queen"),
    "K": CardKey("K", "A King"),
    "J": CardKey("J", "A Major: then its number, two digits, or one and any other key"),
    "*": CardKey("*", "The thrower’s own Significator"),
}
"""By the word that tells the card."""

TYPING = "While real cards are typed"
TYPING_KEYS = "1 … 9 0 F P N Q K J *"
"""The keys of cards, as the big button says them."""

PANEL_LETTERS = "OPHYTCVXKASMQDWGLERNUBI"
"""The letters of everything that can be done on one character’s panel."""

PERSON_KEYS: tuple[str, ...] = tuple("1234567890") + tuple(f"Shift+{digit}" for digit in "1234567890")
"""The keys of the first twenty, in the order in which they came."""

PERSON_LABELS: tuple[str, ...] = tuple(key.replace("Shift+", "⇧") for key in PERSON_KEYS)
"""The same as buttons and rows write them."""

FIXED_BESIDES: tuple[tuple[str, str, str], ...] = (
    ("Characters", "1 … 9, 0, ⇧1 … ⇧0", "the number that stands before each name"),
    ("Intensity", "0 … 9, ⇧1 … ⇧0", "it is the number itself"),
    ("One character’s panel", "A … Z", "each stands on its button, with what can be done just then"),
    ("Stats and skills of a task", "A … Z, ⇧A … ⇧Z", "taken from their names, as far as commands leave them"),
    ("House rules’ readings", "a b c", "the readings are called so"),
    ("Real cards", "0 … 9 F P N Q K J *", "named as the cards are"),
    ("Leave, close", "Escape", "the way out must always be the same"),
    ("Choose, go on", "arrows, Tab, Home …", "as in all programs; Page Up, Page Down and End as well"),
)
"""What besides commands can't be changed: what it is, its keys, why."""
