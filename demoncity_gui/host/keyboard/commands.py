"""What a command of the Host's window is, and where one key may mean only one thing."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from demoncity_gui.texts import keyboard
from demoncity_gui.texts import keys as words_of_keys
from demoncity_gui.words.values import cited


class KeyContext(Enum):
    """Where one key may mean only one thing."""

    ROUND = "round"
    PERSON = "person"
    TYPING = "typing"
    CAST = "cast"
    DECKS = "decks"
    RULES = "rules"
    TASK = "task"
    SHOW = "show"
    CHANCES = "chances"
    FORECAST = "forecast"
    SIDE_BY_SIDE = "side-by-side"
    CASE = "case"
    PREFERENCES = "preferences"


EVERYWHERE = frozenset(KeyContext)


class HostCommand(Enum):
    """A table of commands, one record each; these are the keys that the program comes with.

    The value is the name under which an own key is kept, and of its words in the catalogue `keys`: `text` is for menus
    and buttons, `tip` for the status bar. Of `keys`, with spaces between them in the record, the first stands on
    buttons. `when` names the heading on the sheet of keys; `contexts` are where its keys mean this, by the heading
    unless told. `rules` are what the command stands on, and `reserved_for` why its key can't be changed.
    """

    keys: tuple[str, ...]
    when: str
    contexts: frozenset[KeyContext]
    reserved_for: str
    rules: tuple[str, ...]

    def __new__(
        cls,
        name: str,
        keys: str,
        when: str,
        contexts: frozenset[KeyContext] | None = None,
        reserved_for: str = "",
        rules: tuple[str, ...] = (),
    ) -> HostCommand:
        """Make one record of the table."""
        command = object.__new__(cls)
        command._value_ = name
        command.when, command.reserved_for, command.rules = when, reserved_for, rules
        command.keys = tuple(keys.split())
        command.contexts = contexts or CONTEXTS_OF.get(when) or frozenset({KeyContext(when)})
        return command

    @property
    def text(self) -> str:
        """What menus and buttons call it."""
        return words_of_keys[str(self.value)]

    @property
    def tip(self) -> str:
        """What it does, with the rules that it stands on."""
        tip = words_of_keys[f"{self.value}-tip"]
        return cited(tip, *self.rules) if self.rules else tip

    @property
    def when_off(self) -> str:
        """What a menu says of it while it is off: when it is possible."""
        return keyboard.when_off(command=str(self.value))


ANNOUNCE, AFTER, ALWAYS, EVENINGS, TYPING = "announce", "after", "always", "evenings", "typing"
"""When a key means something; those of a page are named by its `KeyContext`."""
CONTEXTS_OF = {
    **dict.fromkeys((ANNOUNCE, AFTER), frozenset({KeyContext.ROUND})),
    **dict.fromkeys((ALWAYS, EVENINGS), EVERYWHERE),
}
_BESIDE = frozenset(KeyContext) - {KeyContext.ROUND, KeyContext.PERSON, KeyContext.TYPING, KeyContext.SHOW}
ON_PAGES = (EVENINGS, *(page.value for page in KeyContext if page in _BESIDE))
"""Keys of the pages beside the round, and of the Session menu: those stand on a sheet of their own."""


def heading(when: str) -> str:
    """Return what stands over the keys that mean something then."""
    return keyboard[f"when-{when}"]


class CardKey(NamedTuple):
    """The key of a card, and what the catalogue calls that card; it means this only while real cards are typed."""

    key: str
    name: str

    @property
    def tip(self) -> str:
        """Which card it is."""
        return keyboard.card_worth(value=int(self.name)) if self.name.isdecimal() else keyboard[f"card-{self.name}"]


CARD_KEYS: dict[str, CardKey] = {
    **{str(number): CardKey(str(number % 10), str(number)) for number in range(1, 11)},
    "F": CardKey("F", "fool"),
    "P": CardKey("P", "page"),
    "N": CardKey("N", "knight"),
    "Q": CardKey("Q", "queen"),
    "K": CardKey("K", "king"),
    "J": CardKey("J", "major"),
    "*": CardKey("*", "own"),
}
"""By the word that tells the card."""

TYPING_KEYS = "1 … 9 0 F P N Q K J *"
"""The keys of cards, as the big button says them."""

PANEL_LETTERS = "OPHYTCVXKASMQDWGLERNUBIZ"
"""The letters of everything that can be done on one character’s panel."""

PERSON_KEYS: tuple[str, ...] = tuple("1234567890") + tuple(f"Shift+{digit}" for digit in "1234567890")
"""The keys of the first twenty, in the order in which they came."""

PERSON_LABELS: tuple[str, ...] = tuple(key.replace("Shift+", "⇧") for key in PERSON_KEYS)
"""The same as buttons and rows write them."""

FIXED_BESIDES = ("people", "intensity", "panel", "stats", "readings", "cards", "leave", "choose")
"""What besides commands can't be changed; what it is, its keys and why stand in the catalogue."""
