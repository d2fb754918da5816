"""The keys as the Host has them: the table's, or their own instead, kept in the program's settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton

from demoncity_gui.host.keyboard.commands import CARD_KEYS, PANEL_LETTERS, KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import Settings, own_key
from demoncity_gui.texts import host_window as window
from demoncity_gui.texts import keyboard as said
from demoncity_gui.texts import lists

_ON_BUTTONS = {"-": "−", "Up": "↑", "Down": "↓", "Left": "←", "Right": "→", "Return": "Enter"}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_CHORDS = ("Ctrl+", "Alt+", "Meta+")
_CASTS_OWN = ("Ins", "Del")
_RESERVED = {
    "Esc": "leave",
    **dict.fromkeys(("Return", "Enter", "Space"), "big-button"),
    "Tab": "next-field",
    "Shift+Tab": "previous-field",
    **dict.fromkeys(("Up", "Down", "Left", "Right", "PgUp", "PgDown", "Home", "End"), "list"),
    **dict.fromkeys(("Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A"), "text"),
    **dict.fromkeys(("Alt+F4", "Ctrl+Alt+Del"), "system"),
}
"""What some keys are for in the whole program."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class OwnKeys(QObject):
    """What every menu, button, hint and sheet asks for its keys; `changed` says that they are others now.

    What is kept in the settings and can't be used is not used, and goes once a key is changed: `words` says so in one
    sentence until then.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own, refused = _usable({key: kept for key in Key if (kept := settings[own_key(key.value)]) is not None})
        self.words = _about(refused)

    # --- what they are -------------------------------------------------------------------------------------------

    def keys(self, key: Key) -> tuple[str, ...]:
        """Return the keys that do this, each as Qt spells it."""
        return (self._own[key],) if key in self._own else key.keys

    def is_own(self, key: Key) -> bool:
        """Whether the Host has changed it."""
        return key in self._own

    def sign(self, key: Key) -> str:
        """Return how its key is written on a button: the first, if there are several."""
        return written(self.keys(key)[0])

    def signs(self, key: Key) -> str:
        """Return how all its keys are written in a list; Enter stands for both of a keyboard's."""
        return lists.any_of(items=list(dict.fromkeys(written(one) for one in self.keys(key))))

    def with_sign(self, key: Key) -> str:
        """Return the words of a button: what is done, and its key."""
        return f"{key.text} [{self.sign(key)}]"

    def letters(self, place: KeyContext) -> str:
        """Return the letters that commands of a place have taken."""
        taken = (keys for key in Key if place in key.contexts for keys in self.keys(key))
        return "".join(keys for keys in taken if keys in _LETTERS)

    # --- what follows them ---------------------------------------------------------------------------------------

    def follow(self, write: Callable[[], object]) -> None:
        """Write something that names keys, now and whenever they change."""
        write()
        self.changed.connect(lambda: write())

    def bind(self, action: QAction, key: Key) -> None:
        """Let these keys do the action, whatever they are."""
        self.follow(lambda: action.setShortcuts([QKeySequence(keys) for keys in self.keys(key)]))

    def label(self, button: QPushButton, key: Key) -> None:
        """Write on the button what it does and its key."""
        self.follow(lambda: button.setText(self.with_sign(key)))

    # --- how they change -----------------------------------------------------------------------------------------

    def objection(self, key: Key, keys: str) -> str:
        """Return the one sentence that says why these keys can't do this, nothing if they can."""
        return _objection(key, keys, self._own)

    def fixed(self, key: Key) -> str:
        """Return the one sentence that says why this keeps its key, nothing if it can be changed."""
        return _fixed(key)

    def change(self, key: Key, keys: str) -> str:
        """Bind these keys to a command; return the reason if they can't be bound, else an empty text."""
        if keys == self.keys(key)[0]:
            return ""
        if (keys,) == key.keys[:1] and key in self._own:
            return self.reset(key)
        refused = self.objection(key, keys)
        if not refused:
            self._take({**self._own, key: keys})
        return refused

    def reset(self, key: Key) -> str:
        """Give this back the key it came with; return why not where another has that key now."""
        others = {other: keys for other, keys in self._own.items() if other is not key}
        refused = next(filter(None, (_clash(key, keys, others) for keys in key.keys)), "")
        if not refused:
            self._take(others)
        return refused

    def reset_all(self) -> dict[Key, str]:
        """Give everything back the key it came with; return what `restore` brings back."""
        own = self._own
        self._take({})
        return own

    def restore(self, own: dict[Key, str]) -> None:
        """Bring back the keys that `reset_all` let go."""
        self._take(own)

    def _take(self, own: dict[Key, str]) -> None:
        self._own = own
        for key in Key:
            if key in own:
                self._settings[own_key(key.value)] = own[key]
            else:
                self._settings.forget(own_key(key.value))
        self.words = ""
        self.changed.emit()


def written(keys: str) -> str:
    """Return how keys are written for people, as this system and language write them; arrows as they are drawn."""
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or keys
    last = _last_of(keys)
    drawn = _ON_BUTTONS.get(last)
    return native if drawn is None else native.removesuffix(_last_of(native)) + drawn


def _last_of(keys: str) -> str:
    """Return the key that is pressed while others are held."""
    return keys.rpartition("+")[2] or keys[-1:]


def keys_of(event: QKeyEvent) -> str:
    """Return the keys that were pressed, as the table spells them; nothing for Shift and the like alone.

    Shift is what it takes to type a sign on one keyboard or another, and no part of its name.
    """
    if event.key() in (*_MODIFIERS, Qt.Key.Key_unknown, 0):
        return ""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    name = QKeySequence(event.key()).toString()
    if len(name) == 1 and not name.isalnum():
        held &= ~Qt.KeyboardModifier.ShiftModifier
    spelled = QKeySequence(QKeyCombination(held, Qt.Key(event.key()))).toString()
    return "Shift+Tab" if spelled.endswith("Backtab") else spelled


_CARDS = {card.key for card in CARD_KEYS.values()}


def _usable(kept: dict[Key, str]) -> tuple[dict[Key, str], list[Key]]:
    """Return what of the settings can be used together, and what can't."""
    own = {key: keys for key, keys in kept.items() if QKeySequence(keys).toString() == keys}
    while True:
        bad = next((key for key, keys in own.items() if _objection(key, keys, own)), None)
        if bad is None:
            return own, [key for key in kept if key not in own]
        del own[bad]


def _about(refused: list[Key]) -> str:
    if not refused:
        return ""
    named = [said.quoted(command=key.text) for key in refused[:2]]
    return said.not_used(commands=named, more=len(refused) - len(named))


def _fixed(key: Key) -> str:
    """Return why a command keeps its key, nothing if it can be changed."""
    match key.reserved_for:
        case "":
            return ""
        case "arrows":
            return said.keeps_arrows(command=key.text)
        case _:
            return said.keeps_big_button(command=key.text)


def _objection(key: Key, keys: str, own: Mapping[Key, str]) -> str:
    if key.reserved_for:
        return _fixed(key)
    if QKeySequence(keys).count() != 1:
        return said.no_single_key
    what = "menu" if keys in _menu_keys() else _RESERVED.get(keys)
    if what is not None:
        return said.reserved(key=written(keys), what=what)
    return _not_here(key, keys) or _clash(key, keys, own)


def _menu_keys() -> set[str]:
    """Return the keys that open the window's menus, in the language that is used."""
    menus = (
        window.menu_session,
        window.menu_edit,
        window.menu_round,
        window.menu_tv,
        window.menu_view,
        window.menu_help,
    )
    return {f"Alt+{title.partition('&')[2][:1].upper()}" for title in menus}


def _not_here(key: Key, keys: str) -> str:
    """Return why these keys mean something else where this does."""
    here = key.contexts
    bare = keys.removeprefix("Shift+")
    sign = written(keys)
    is_bare = not keys.startswith(_CHORDS) and not (bare[0] == "F" and bare[1:].isdecimal())
    if bare.isdecimal() and here & {KeyContext.ROUND, KeyContext.TASK, KeyContext.TYPING}:
        return said.a_number(key=sign)
    if not is_bare or (KeyContext.CAST in here and len(here) == 1 and keys in _CASTS_OWN):
        return ""
    if len(here) == len(KeyContext):
        return said.on_every_page(command=key.text)
    if KeyContext.CAST in here:
        return said.types_in_cast(key=sign)
    if KeyContext.PERSON in here and bare in PANEL_LETTERS:
        return said.on_the_panel(key=sign)
    if KeyContext.TYPING in here and bare in _CARDS:
        return said.is_a_card(key=sign)
    if KeyContext.TASK in here and keys != bare and bare in _LETTERS:
        return said.names_a_skill(key=sign)
    if KeyContext.RULES in here and bare in _LETTERS[:6]:
        return said.is_a_reading(key=sign)
    if KeyContext.PREFERENCES in here and keys == bare and bare in _LETTERS:
        return said.is_a_choice(key=sign)
    return ""


def _clash(key: Key, keys: str, own: Mapping[Key, str]) -> str:
    """Return which other command of the same place has these keys."""
    here = key.contexts
    for other in Key:
        taken = (own[other],) if other in own else other.keys
        if other is not key and keys in taken and here & other.contexts:
            return said.is_taken(key=written(keys), other=other.text)
    return ""
