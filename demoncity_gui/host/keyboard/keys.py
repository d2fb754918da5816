"""Every key of the Host's window, in one table: what it is called, what it does, when it means something.

These are the keys that the program comes with; which ones the Host has given instead is in `OwnKeys`.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Key(Enum):
    """What can be done by a key. The value is the name under which an own key is kept."""

    NEXT_STEP = "next-step"
    REPEAT_ALL = "repeat-all"
    BACK = "back"
    CLOSE = "close"
    SHOOT = "shoot"
    POWER = "power"
    DEFEND = "defend"
    OTHER = "other"
    UNCONTESTED = "uncontested"
    MOVE = "move"
    WEAPON = "weapon"
    SUPERNATURAL = "supernatural"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"
    CALLED_SHOT = "called-shot"
    HARMLESS = "harmless"
    UNAWARE = "unaware"
    HIGHER_STAT = "higher-stat"
    DEFENSE = "defense"
    INJURY = "injury"
    SEVERAL = "several"
    DODGING = "dodging"
    AIMED = "aimed"
    OTHER_AIM = "other-aim"
    TRICK = "trick"
    RUN = "run"
    INTENSITY = "intensity"
    WORDS = "words"
    LABEL = "label"
    FIND = "find"
    COMPLICATION = "complication"
    PERSON = "person"
    GONE = "gone"
    UP = "up"
    DOWN = "down"
    UNDO = "undo"
    REDO = "redo"
    BLANK_TV = "blank-tv"
    SHOW_TV = "show-tv"
    FREEZE_TV = "freeze-tv"
    HOLD_FLIP = "hold-flip"
    TURN_CARDS = "turn-cards"
    SHOW = "show"
    TAKE_AWAY = "take-away"
    TV_NAMES = "tv-names"
    VERDICT_ALONE = "verdict-alone"
    HIDE_CHARACTER = "hide-character"
    HAND_OVER = "hand-over"
    MUTE_TV = "mute-tv"
    KEEP_MOMENT = "keep-moment"
    END_ACTION = "end-action"
    NEW = "new"
    OPEN = "open"
    SAVE_COPY = "save-copy"
    CLOSE_EVENING = "close-evening"
    PRINT = "print"
    CAST = "cast"
    ADD_CHARACTER = "add-character"
    DUPLICATE_CHARACTER = "duplicate-character"
    REMOVE_CHARACTER = "remove-character"
    CHARACTER_UP = "character-up"
    CHARACTER_DOWN = "character-down"
    TAKE_IN = "take-in"
    KEEP_CAST = "keep-cast"
    IMPORT_CAST = "import-cast"
    EXPORT_CAST = "export-cast"
    ONLY_ONE = "only-one"
    PORTRAIT = "portrait"
    SHEETS_PICTURE = "sheets-picture"
    NO_PORTRAIT = "no-portrait"
    HISTORY = "history"
    NOTE = "note"
    DECKS = "decks"
    HOUSE_RULES = "house-rules"
    TASK = "task"
    AGAINST = "against"
    NEXT_SIDE = "next-side"
    GIVE = "give-trouble"
    TIE = "tie"
    TRIED = "what-is-tried"
    FREE_CARDS = "free-cards"
    C10 = "c10"
    C100 = "c100"
    DRAW_PLAYERS = "draw-players"
    DRAW_HORROR = "draw-horror"
    CHECK_CALM = "check-calm"
    TASK_ON_TV = "task-on-tv"
    REVEAL = "reveal"
    TO_PLAYERS = "to-players"
    TO_HORROR = "to-horror"
    TO_NEITHER = "to-neither"
    PRESET_PLAYERS = "preset-players"
    PRESET_HORROR = "preset-horror"
    FOOL = "fool"
    COURTS = "courts"
    CURTAIN = "curtain"
    OWNER = "owner"
    SIGNIFICATOR = "significator"
    SHUFFLE = "shuffle"
    PUT_BACK = "put-back"
    FORGET = "forget"
    PRINT_DECK = "print-deck"
    BUILD = "build"
    FILTER = "filter"
    CHANGED_RULES = "changed-rules"
    HELP = "help"
    PAGE_KEYS = "page-keys"
    ROUND_SHEET = "round-sheet"
    CHIPS = "chips"
    OWN_KEYS = "own-keys"
    QUIT = "quit"


class Binding(Struct, frozen=True):
    """A key with its words: `text` for menus and buttons, `tip` for the status bar, `when` for the sheet of keys."""

    text: str
    keys: tuple[str, ...]
    tip: str
    when: str


_ANNOUNCE = "While somebody announces"
_AFTER = "Once the cards are thrown"
_TASK = "On the page of a task"
_ALWAYS = "At any time"
_EVENINGS = "Evenings"
_CAST = "On the page of the cast"
_DECKS = "On the page of the decks"
_RULES = "On the page of the house rules"
ON_PAGES = (_EVENINGS, _CAST, _DECKS, _RULES, _TASK)
"""Keys of the pages beside the round, and of the Session menu: those stand on a sheet of their own."""

BINDINGS: dict[Key, Binding] = {
    Key.CLOSE: Binding("Attack", ("A",), "Attack close by", _ANNOUNCE),
    Key.SHOOT: Binding("Shoot", ("S",), "Shoot at somebody", _ANNOUNCE),
    Key.POWER: Binding("Power", ("P",), "Use a supernatural power on somebody", _ANNOUNCE),
    Key.DEFEND: Binding("Defend", ("D",), "Only defend: dodge, parry, run; one card more", _ANNOUNCE),
    Key.OTHER: Binding("Other", ("O",), "Do something else that somebody may contest", _ANNOUNCE),
    Key.UNCONTESTED: Binding("Uncontested", ("U",), "Do something that nobody stops; settled at once", _ANNOUNCE),
    Key.MOVE: Binding("Move", ("M",), "Spend the whole action on moving up to 60 feet", _ANNOUNCE),
    Key.WEAPON: Binding("weapon", ("W",), "The better weapon in this situation: one card", _ANNOUNCE),
    Key.SUPERNATURAL: Binding("supernatural", ("X",), "Something supernatural faces the mundane: one card", _ANNOUNCE),
    Key.ADVANTAGE: Binding("edge", ("+", "="), "One more distinct advantage: one card", _ANNOUNCE),
    Key.DISADVANTAGE: Binding("trouble", ("-",), "One more distinct disadvantage: one card less", _ANNOUNCE),
    Key.CALLED_SHOT: Binding(
        "called shot", ("C",), "Aim at a spot: one card less, or two and the lower counts", _ANNOUNCE
    ),
    Key.HARMLESS: Binding("no harm", ("H",), "A disarm that does no harm costs nothing", _ANNOUNCE),
    Key.UNAWARE: Binding(
        "distracted", ("Q",), "The target is not set to face this: give or strike the card", _ANNOUNCE
    ),
    Key.HIGHER_STAT: Binding("stat", ("G",), "Give or strike the card for the higher stat", _ANNOUNCE),
    Key.DEFENSE: Binding("defense", ("B",), "Give or strike the card for only defending", _ANNOUNCE),
    Key.INJURY: Binding("injury", ("Y",), "Strike the loss for an injury, or bring it back", _ANNOUNCE),
    Key.INTENSITY: Binding(
        "Intensity",
        ("I",),
        "What a deed has to beat, the stat used, or both: 5 perception; driving",
        _ANNOUNCE,
    ),
    Key.SEVERAL: Binding("several", ("N",), "It reaches several: every key names one more target", _ANNOUNCE),
    Key.DODGING: Binding("dodging", ("V",), "What they do otherwise serves as a dodge as well", _ANNOUNCE),
    Key.AIMED: Binding("aimed at them", ("Shift+O",), "A deed of theirs is aimed at whom you named first", _ANNOUNCE),
    Key.OTHER_AIM: Binding("no hand", ("Z",), "Aim without harm at something that no hand holds", _ANNOUNCE),
    Key.TRICK: Binding(
        "Trick", ("K",), "A further trick of their own, which costs a card. Afterwards: the Calm check", _ANNOUNCE
    ),
    Key.RUN: Binding("Run", ("R",), "How far they run as well, in feet", _ANNOUNCE),
    Key.WORDS: Binding("Words", ("E",), "Say exactly what is done, as all may read it", _ANNOUNCE),
    Key.LABEL: Binding("Label", ("L",), "Name the advantage or disadvantage added last", _ANNOUNCE),
    Key.FIND: Binding("Find", ("/",), "Go to somebody by letters of the name", _ALWAYS),
    Key.REPEAT_ALL: Binding(
        "All repeat", ("Shift+Return", "Shift+Enter"), "Everybody from here does what they did last round", _ANNOUNCE
    ),
    Key.BACK: Binding("Back", ("Backspace",), "Take back the last choice, then the last announcement", _ANNOUNCE),
    Key.NEXT_STEP: Binding("Next step", ("Space", "Return", "Enter"), "Do what the big button says", _ALWAYS),
    Key.COMPLICATION: Binding(
        "Complication", ("T",), "A tie: write what changes for all. Afterwards: throw damage", _AFTER
    ),
    Key.GONE: Binding(
        "opposition is gone", ("J",), "A deed fails only by one who has just been hit: let it be", _AFTER
    ),
    Key.UP: Binding("Up", ("Up",), "One line up: equal attacks, the harmed, the panel’s character", _AFTER),
    Key.DOWN: Binding("Down", ("Down",), "One line down: equal attacks, the harmed, the panel’s character", _AFTER),
    Key.PERSON: Binding(
        "One character…", ("F",), "Open one’s panel: state, side, leaving, newcomers, by the letters on it", _ALWAYS
    ),
    Key.AGAINST: Binding("against", ("V",), "Throw against somebody: their keys; again: alone", _TASK),
    Key.NEXT_SIDE: Binding("Next side", ("Right",), "What is pressed next counts for the next one who throws", _TASK),
    Key.GIVE: Binding(
        "rather", ("Ctrl+G",), "Make the last trouble a higher Intensity, or an extra throw for the other", _TASK
    ),
    Key.TIE: Binding("Complication", ("Ctrl+K",), "A tie: write what changes for both, then they try again", _TASK),
    Key.TRIED: Binding("What is tried", ("Ctrl+L",), "Say what is tried, for the players to read on the TV", _TASK),
    Key.FREE_CARDS: Binding("Cards", ("N",), "How many cards a free draw takes", _TASK),
    Key.C10: Binding("C10", ("Ctrl+1",), "Draw a number from 1 to 10", _TASK),
    Key.C100: Binding("C100", ("Ctrl+2",), "Draw a number from 1 to 100", _TASK),
    Key.DRAW_PLAYERS: Binding("Players’ Deck", ("Ctrl+3",), "Draw freely from the Players’ Deck", _TASK),
    Key.DRAW_HORROR: Binding("Horror’s Deck", ("Ctrl+4",), "Draw freely from the Horror’s Deck", _TASK),
    Key.CHECK_CALM: Binding(
        "Calm check", ("Ctrl+5",), "Throw for Calm, against the Horror’s number unless another is chosen", _TASK
    ),
    Key.TASK_ON_TV: Binding("On the TV", ("Ctrl+T",), "Show tasks on the TV, or keep them off it", _TASK),
    Key.REVEAL: Binding("Reveal the Intensity", ("Ctrl+R",), "Show the players the Intensity of this throw", _TASK),
    Key.TO_PLAYERS: Binding("Players", ("P",), "Move the chosen card to the Players’ Deck", _DECKS),
    Key.TO_HORROR: Binding("Horror", ("H",), "Move the chosen card to the Horror’s Deck", _DECKS),
    Key.TO_NEITHER: Binding("Neither", ("N",), "Take the chosen card out of both decks", _DECKS),
    Key.PRESET_PLAYERS: Binding(
        "Preset: players", ("1",), "30 pips, The Fool and all Significators [T-DECK-03]", _DECKS
    ),
    Key.PRESET_HORROR: Binding(
        "Preset: Horror", ("2",), "One card of each value 1 to 10, and the creatures’ own [T-DECK-16]", _DECKS
    ),
    Key.FOOL: Binding("The Fool", ("F",), "Put The Fool in the other deck [T-DECK-09]", _DECKS),
    Key.COURTS: Binding("Courts", ("V",), "What court cards are worth [T-AMB-01]", _DECKS),
    Key.CURTAIN: Binding(
        "Curtain", ("K",), "Show the Horror’s Deck, once no player looks, or hide it [T-DECK-02]", _DECKS
    ),
    Key.OWNER: Binding("Whose", ("O",), "The next character as its owner; creatures while the curtain is open", _DECKS),
    Key.SIGNIFICATOR: Binding(
        "Significator",
        ("S",),
        "Give it, tie it to a creature, or take it away [T-DECK-13, T-DECK-16]",
        _DECKS,
    ),
    Key.SHUFFLE: Binding("Shuffle now", ("X",), "Shuffle the pile with its discard [T-DECK-22]", _DECKS),
    Key.PUT_BACK: Binding("Put back", ("B",), "Shuffle the chosen card from the discard into its pile", _DECKS),
    Key.PRINT_DECK: Binding("Print…", ("D",), "Print a deck to be cut out, as a PDF", _DECKS),
    Key.FORGET: Binding("Forget", ("Backspace",), "Let go of what was moved", _DECKS),
    Key.BUILD: Binding("Build and shuffle", ("Return", "Enter"), "Make the draft so, shuffled", _DECKS),
    Key.FILTER: Binding("Filter", ("/",), "Show only what speaks of this", _RULES),
    Key.CHANGED_RULES: Binding("Changed", ("*",), "Show only what is read otherwise than preset", _RULES),
    Key.UNDO: Binding("Undo", ("Ctrl+Z",), "Take back the last step; the same cards come back", _ALWAYS),
    Key.REDO: Binding("Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Bring back what was taken back", _ALWAYS),
    Key.HELP: Binding("Keys", ("F1",), "Show the keys of the page in front", _ALWAYS),
    Key.PAGE_KEYS: Binding("More keys", ("Shift+F1",), "Show the keys of all other pages and of evenings", _ALWAYS),
    Key.ROUND_SHEET: Binding("A round on one page", ("F2",), "Show the steps of a round, and all throws", _ALWAYS),
    Key.CHIPS: Binding("What the chips mean", ("Ctrl+F1",), "Read the rule of each chip and button in sight", _ALWAYS),
    Key.OWN_KEYS: Binding("Change keys…", ("Ctrl+F2",), "Give commands other keys", _ALWAYS),
    Key.CAST: Binding("Cast", ("F3",), "Everybody’s sheets; again, or Escape: the round", _ALWAYS),
    Key.DECKS: Binding("Decks", ("F4",), "Look through, build and shuffle both decks; Significators", _ALWAYS),
    Key.TASK: Binding("A task", ("F5",), "Throw for a task, draw C10, C100 or freely", _ALWAYS),
    Key.HISTORY: Binding(
        "To the history",
        ("F6",),
        "Read the history by keys: Enter goes to any line, Escape to the round",
        _ALWAYS,
    ),
    Key.HOUSE_RULES: Binding("House rules", ("F7",), "How open questions of the rules are read", _ALWAYS),
    Key.SHOW_TV: Binding("Show the TV", ("F8",), "Open or close the players’ window", _ALWAYS),
    Key.HAND_OVER: Binding(
        "Hand over", ("Shift+F8",), "Cover this screen with the players’ picture; again: back to your window", _ALWAYS
    ),
    Key.BLANK_TV: Binding("Blank the TV", ("F9",), "Make the TV black at once, or show it again", _ALWAYS),
    Key.FREEZE_TV: Binding("Freeze the TV", ("Shift+F9",), "The TV keeps its picture, or follows again", _ALWAYS),
    Key.HOLD_FLIP: Binding(
        "Hold the flip", ("Ctrl+F9",), "Each throw waits on the TV until you turn the cards there", _ALWAYS
    ),
    Key.TURN_CARDS: Binding(
        "Turn the cards on the TV", ("Ctrl+Shift+F9",), "The players see the cards of the flip that is held", _ALWAYS
    ),
    Key.SHOW: Binding("Show on the TV…", ("F10",), "Hold up a line, a picture or a portrait for all to see", _ALWAYS),
    Key.TAKE_AWAY: Binding("Take it away", ("F11",), "The TV shows the table again; so does a throw", _ALWAYS),
    Key.TV_NAMES: Binding(
        "Names on the TV", ("Ctrl+F8",), "Call people by their public names, or everybody “?”", _ALWAYS
    ),
    Key.VERDICT_ALONE: Binding(
        "Real cards: the verdict alone", ("Ctrl+F10",), "Leave out cards that lie on the real table", _ALWAYS
    ),
    Key.MUTE_TV: Binding("Mute the TV", ("F12",), "Silence the TV’s sounds, or let them be heard again", _ALWAYS),
    Key.KEEP_MOMENT: Binding("Keep the moment…", ("Ctrl+M",), "Keep the last throw as a picture that moves", _ALWAYS),
    Key.NOTE: Binding("Write a note", ("Ctrl+J",), "Keep a note in the history, for the Host alone", _ALWAYS),
    Key.END_ACTION: Binding("End action", ("Ctrl+E",), "Nobody is in a hurry any more: leave Action Rounds", _ALWAYS),
    Key.NEW: Binding("New evening…", ("Ctrl+N",), "Begin an evening in a file of its own", _EVENINGS),
    Key.OPEN: Binding("Open…", ("Ctrl+O",), "Open another evening at the step where it was left", _EVENINGS),
    Key.SAVE_COPY: Binding(
        "Save a copy…", ("Ctrl+Shift+S",), "Copy the evening, for a stick say; play goes on where it was", _EVENINGS
    ),
    Key.PRINT: Binding("Print…", ("Ctrl+P",), "A deck to be cut out, or sheets of the cast, as a PDF", _EVENINGS),
    Key.CLOSE_EVENING: Binding("Close", ("Ctrl+W",), "Put the evening away; it stays at this step", _EVENINGS),
    Key.ADD_CHARACTER: Binding("Add", ("Ins",), "Add somebody behind the one who is chosen", _CAST),
    Key.DUPLICATE_CHARACTER: Binding("Duplicate", ("Ctrl+D",), "Add somebody with the same sheet", _CAST),
    Key.REMOVE_CHARACTER: Binding("Remove", ("Del",), "Take somebody out; undo brings them back", _CAST),
    Key.HIDE_CHARACTER: Binding("Hide", ("Ctrl+H",), "Let the players read “?” for who this is, or show them", _CAST),
    Key.CHARACTER_UP: Binding("Up", ("Alt+Up",), "Put somebody one place up in the cast", _CAST),
    Key.CHARACTER_DOWN: Binding("Down", ("Alt+Down",), "Put somebody one place down in the cast", _CAST),
    Key.TAKE_IN: Binding("Take in", ("Ctrl+Shift+T",), "Add everybody of an own cast to the evening", _CAST),
    Key.KEEP_CAST: Binding("Keep", ("Ctrl+Shift+K",), "Keep the cast among your own, under a name", _CAST),
    Key.IMPORT_CAST: Binding("Import…", ("Ctrl+Shift+I",), "Add everybody of a cast in a file (TOML)", _CAST),
    Key.EXPORT_CAST: Binding("Export…", ("Ctrl+Shift+E",), "Write the cast to a file (TOML)", _CAST),
    Key.ONLY_ONE: Binding(
        "Only one", ("Ctrl+Shift+O",), "Take in, keep, import and export a single character, or all again", _CAST
    ),
    Key.PORTRAIT: Binding(
        "Portrait…", ("Ctrl+Shift+P",), "Choose a picture from a file as the portrait of the one who is chosen", _CAST
    ),
    Key.SHEETS_PICTURE: Binding(
        "Use its picture", ("Ctrl+Shift+L",), "Open the picture that the sheet names, and make it the portrait", _CAST
    ),
    Key.NO_PORTRAIT: Binding("No portrait", ("Ctrl+Shift+X",), "Take the portrait off the sheet", _CAST),
    Key.QUIT: Binding("Quit", ("Ctrl+Q",), "Close the program; the evening stays at this step", _EVENINGS),
}

_TYPING = "While real cards are typed"

CARD_BINDINGS: dict[str, Binding] = {
    **{
        str(number): Binding(str(number), (str(number % 10),), f"A card worth {number}", _TYPING)
        for number in range(1, 11)
    },
    "F": Binding("F", ("F",), "The Fool", _TYPING),
    "P": Binding("P", ("P",), "A Page", _TYPING),
    "N": Binding("N", ("N",), "A Knight", _TYPING),
    "Q": Binding("Q", ("Q",), "A Queen", _TYPING),
    "K": Binding("K", ("K",), "A King", _TYPING),
    "J": Binding("J", ("J",), "A Major: then its number, two digits, or one and any other key", _TYPING),
    "*": Binding("*", ("*",), "The thrower’s own Significator", _TYPING),
}
"""The keys of cards, by the word that tells the card; they mean this only while real cards are typed."""

TYPING_KEYS = "1 … 9 0 F P N Q K J *"
"""The same, as the big button says them."""

PERSON_KEYS: tuple[str, ...] = tuple("1234567890") + tuple(f"Shift+{digit}" for digit in "1234567890")
"""The keys of the first twenty, in the order in which they came."""

PERSON_LABELS: tuple[str, ...] = tuple(key.replace("Shift+", "⇧") for key in PERSON_KEYS)
"""The same as buttons and rows write them."""


class Place(Enum):
    """Where one key may mean only one thing."""

    ROUND = "round"
    PERSON = "person"
    TYPING = "typing"
    CAST = _CAST
    DECKS = _DECKS
    RULES = _RULES
    TASK = _TASK
    SHOW = "On the page of what the TV shows"


_ROUND_AND_TASK = frozenset({Place.ROUND, Place.TASK})
_PLACES_BY_WHEN = {
    _ANNOUNCE: frozenset({Place.ROUND}),
    _AFTER: frozenset({Place.ROUND}),
    _ALWAYS: frozenset(Place),
    _EVENINGS: frozenset(Place),
}
_PLACES_BY_KEY = {
    Key.BACK: _ROUND_AND_TASK | {Place.PERSON, Place.TYPING},
    Key.NEXT_STEP: _ROUND_AND_TASK | {Place.PERSON, Place.TYPING},
    **dict.fromkeys((Key.PERSON, Key.END_ACTION), frozenset({Place.ROUND, Place.PERSON})),
    **dict.fromkeys((Key.UNAWARE, Key.SUPERNATURAL, Key.ADVANTAGE, Key.DISADVANTAGE), _ROUND_AND_TASK),
    **dict.fromkeys((Key.LABEL, Key.FIND), _ROUND_AND_TASK),
}


def places(key: Key) -> frozenset[Place]:
    """Return where this key means something."""
    when = BINDINGS[key].when
    return _PLACES_BY_KEY.get(key) or _PLACES_BY_WHEN.get(when) or frozenset({Place(when)})


_BUTTONS = "Enter is the big button’s on every page, and hands over what is typed"
_ARROWS = "arrows choose in every list and field"
FIXED = {Key.NEXT_STEP: _BUTTONS, Key.BUILD: _BUTTONS, Key.UP: _ARROWS, Key.DOWN: _ARROWS, Key.NEXT_SIDE: _ARROWS}
"""Keys that can't be changed, with why."""

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
"""What else can't be changed: what it is, its keys, why."""
