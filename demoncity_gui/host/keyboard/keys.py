"""Every command of the Host's window, one record each, in the order in which they are listed.

Which keys the Host has given instead is in `OwnKeys`; what a command does, its page or state says.
"""

from __future__ import annotations

from demoncity_gui.host.keyboard.commands import AFTER, ALWAYS, ANNOUNCE, EVENINGS, HostCommand, KeyContext

_CAST, _DECKS = KeyContext.CAST.value, KeyContext.DECKS.value
_RULES, _TASK = KeyContext.RULES.value, KeyContext.TASK.value
_CHANCES, _FORECAST = KeyContext.CHANCES.value, KeyContext.FORECAST.value
_CASE, _PREFERENCES = KeyContext.CASE.value, KeyContext.PREFERENCES.value
_SIDE_BY_SIDE = KeyContext.SIDE_BY_SIDE.value
_FORECASTS = frozenset({KeyContext.FORECAST, KeyContext.SIDE_BY_SIDE})
_ROUND_AND_PERSON = frozenset({KeyContext.ROUND, KeyContext.PERSON})
_ROUND_AND_TASK = frozenset({KeyContext.ROUND, KeyContext.TASK})
_ON_ALL_PANELS = _ROUND_AND_TASK | {KeyContext.PERSON, KeyContext.TYPING}
_BUTTONS, _ARROWS = "big-button", "arrows"


class Key(HostCommand):
    """What can be done by a key."""

    # fmt: off
    CLOSE = "close", "A", ANNOUNCE
    SHOOT = "shoot", "S", ANNOUNCE
    POWER = "power", "P", ANNOUNCE
    DEFEND = "defend", "D", ANNOUNCE
    OTHER = "other", "O", ANNOUNCE
    UNCONTESTED = "uncontested", "U", ANNOUNCE
    MOVE = "move", "M", ANNOUNCE
    WEAPON = "weapon", "W", ANNOUNCE
    SUPERNATURAL = "supernatural", "X", ANNOUNCE, _ROUND_AND_TASK
    ADVANTAGE = "advantage", "+ =", ANNOUNCE, _ROUND_AND_TASK
    DISADVANTAGE = "disadvantage", "-", ANNOUNCE, _ROUND_AND_TASK
    CALLED_SHOT = "called-shot", "C", ANNOUNCE
    HARMLESS = "harmless", "H", ANNOUNCE
    UNAWARE = "unaware", "Q", ANNOUNCE, _ROUND_AND_TASK
    HIGHER_STAT = "higher-stat", "G", ANNOUNCE
    DEFENSE = "defense", "B", ANNOUNCE
    INJURY = "injury", "Y", ANNOUNCE
    INTENSITY = "intensity", "I", ANNOUNCE
    SEVERAL = "several", "N", ANNOUNCE
    DODGING = "dodging", "V", ANNOUNCE
    AIMED = "aimed", "Shift+O", ANNOUNCE
    OTHER_AIM = "other-aim", "Z", ANNOUNCE
    TRICK = "trick", "K", ANNOUNCE
    RUN = "run", "R", ANNOUNCE
    WORDS = "words", "E", ANNOUNCE
    LABEL = "label", "L", ANNOUNCE, _ROUND_AND_TASK
    FIND = "find", "/", ALWAYS, _ROUND_AND_TASK
    REPEAT_ALL = "repeat-all", "Shift+Enter Shift+Return", ANNOUNCE
    PROPOSE = "propose", "Shift+P", ANNOUNCE
    BACK = "back", "Backspace", ANNOUNCE, _ON_ALL_PANELS
    NEXT_STEP = "next-step", "Space Return Enter", ALWAYS, _ON_ALL_PANELS, _BUTTONS
    COMPLICATION = "complication", "T", AFTER
    GONE = "gone", "J", AFTER
    UP = "up", "Up", AFTER, None, _ARROWS
    DOWN = "down", "Down", AFTER, None, _ARROWS
    PERSON = "person", "F", ALWAYS, _ROUND_AND_PERSON
    AGAINST = "against", "V", _TASK
    NEXT_SIDE = "next-side", "Right", _TASK, None, _ARROWS
    GIVE = "give-trouble", "Ctrl+G", _TASK
    TIE = "tie", "Ctrl+K", _TASK
    TRIED = "what-is-tried", "Ctrl+L", _TASK
    FREE_CARDS = "free-cards", "N", _TASK
    C10 = "c10", "Ctrl+1", _TASK
    C100 = "c100", "Ctrl+2", _TASK
    DRAW_PLAYERS = "draw-players", "Ctrl+3", _TASK
    DRAW_HORROR = "draw-horror", "Ctrl+4", _TASK
    CHECK_CALM = "check-calm", "Ctrl+5", _TASK
    TASK_ON_TV = "task-on-tv", "Ctrl+T", _TASK
    REVEAL = "reveal", "Ctrl+R", _TASK
    TO_PLAYERS = "to-players", "P", _DECKS
    TO_HORROR = "to-horror", "H", _DECKS
    TO_NEITHER = "to-neither", "N", _DECKS
    PRESET_PLAYERS = "preset-players", "1", _DECKS, None, "", ("T-DECK-03",)
    PRESET_HORROR = "preset-horror", "2", _DECKS, None, "", ("T-DECK-16",)
    FOOL = "fool", "F", _DECKS, None, "", ("T-DECK-09",)
    COURTS = "courts", "V", _DECKS, None, "", ("T-AMB-01",)
    CURTAIN = "curtain", "K", _DECKS, None, "", ("T-DECK-02",)
    OWNER = "owner", "O", _DECKS
    SIGNIFICATOR = "significator", "S", _DECKS, None, "", ("T-DECK-13", "T-DECK-16")
    SHUFFLE = "shuffle", "X", _DECKS, None, "", ("T-DECK-22",)
    PUT_BACK = "put-back", "B", _DECKS
    PRINT_DECK = "print-deck", "D", _DECKS
    FORGET = "forget", "Backspace", _DECKS
    BUILD = "build", "Return Enter", _DECKS, None, _BUTTONS
    FILTER = "filter", "/", _RULES
    CHANGED_RULES = "changed-rules", "*", _RULES
    DEAL_TWENTY = "deal-twenty", "D", _CHANCES
    TABLES = "tables", "T", _CHANCES
    START_FORECAST = "start-forecast", "Return Enter", _FORECAST, _FORECASTS, _BUTTONS
    STOP_FORECAST = "stop-forecast", "Backspace", _FORECAST, _FORECASTS
    SECOND_SET_UP = "second-set-up", "B", _FORECAST
    IN_OTHER_EDITION = "in-other-edition", "E", _FORECAST
    CHOOSE_FIGHT = "choose-fight", "O", _SIDE_BY_SIDE
    EXAMPLE_FIGHT = "example-fight", "X", _SIDE_BY_SIDE
    GO_ON = "go-on", "G", _CASE
    TRY = "try-it", "Y", _CASE
    ASK_ORACLE = "ask-oracle", "Q", _CASE
    CONSULT = "consult", "T", _CASE
    IMPORT_TABLES = "import-tables", "I", _CASE
    WORSEN = "worsen", "D", _CASE
    PROSE = "prose", "W", _CASE
    NEW_SCENE = "new-scene", "S", _CASE
    END_SCENE = "end-scene", "E", _CASE
    PUT_ON_LIST = "put-on-list", "L", _CASE
    TAKE_OFF_LIST = "take-off-list", "X", _CASE
    NEW_CLOCK = "new-clock", "C", _CASE
    TICK = "tick", "K", _CASE
    CLOCK_AWAY = "clock-away", "Del", _CASE
    END_CASE = "end-case", "Z", _CASE
    TAKE_BACK_PREFERENCE = "take-back-preference", "Backspace", _PREFERENCES
    PRESET_PREFERENCES = "preset-preferences", "Del", _PREFERENCES
    ADD_PALETTE = "add-palette", "Ins", _PREFERENCES
    START_AGAIN = "start-again", "Ctrl+R", _PREFERENCES
    UNDO = "undo", "Ctrl+Z", ALWAYS
    REDO = "redo", "Ctrl+Shift+Z Ctrl+Y", ALWAYS
    HELP = "help", "F1", ALWAYS
    PAGE_KEYS = "page-keys", "Shift+F1", ALWAYS
    ROUND_SHEET = "round-sheet", "F2", ALWAYS
    CHIPS = "chips", "Ctrl+F1", ALWAYS
    OWN_KEYS = "own-keys", "Ctrl+F2", ALWAYS
    CAST = "cast", "F3", ALWAYS
    DECKS = "decks", "F4", ALWAYS
    TASK = "task", "F5", ALWAYS
    HISTORY = "history", "F6", ALWAYS
    HOUSE_RULES = "house-rules", "F7", ALWAYS
    CHANCES = "chances", "Shift+F3", ALWAYS
    HIDE_CHANCES = "hide-chances", "Ctrl+F3", ALWAYS
    FORECAST = "forecast", "Shift+F4", ALWAYS
    CASE = "case", "Shift+F6", ALWAYS
    FIGHT = "fight", "Ctrl+Shift+F", ALWAYS
    SHOW_TV = "show-tv", "F8", ALWAYS
    HAND_OVER = "hand-over", "Shift+F8", ALWAYS
    BLANK_TV = "blank-tv", "F9", ALWAYS
    FREEZE_TV = "freeze-tv", "Shift+F9", ALWAYS
    HOLD_FLIP = "hold-flip", "Ctrl+F9", ALWAYS
    TURN_CARDS = "turn-cards", "Ctrl+Shift+F9", ALWAYS
    SHOW = "show", "F10", ALWAYS
    TAKE_AWAY = "take-away", "F11", ALWAYS
    TV_NAMES = "tv-names", "Ctrl+F8", ALWAYS
    MUTE_TV = "mute-tv", "F12", ALWAYS
    KEEP_MOMENT = "keep-moment", "Ctrl+M", ALWAYS
    NOTE = "note", "Ctrl+J", ALWAYS
    END_ACTION = "end-action", "Ctrl+E", ALWAYS, _ROUND_AND_PERSON
    WHY = "why", "Shift+W", ALWAYS, _ROUND_AND_PERSON
    PLAY_SOLO = "play-solo", "Ctrl+U", ALWAYS, _ROUND_AND_PERSON
    PEEK = "peek", "Ctrl+B", ALWAYS, _ROUND_AND_PERSON | {KeyContext.CASE}
    NEW = "new", "Ctrl+N", EVENINGS
    OPEN = "open", "Ctrl+O", EVENINGS
    SAVE_COPY = "save-copy", "Ctrl+Shift+S", EVENINGS
    PRINT = "print", "Ctrl+P", EVENINGS
    PREFERENCES = "preferences", "Ctrl+,", EVENINGS
    SIDE_BY_SIDE = "side-by-side", "Shift+F5", EVENINGS
    GUIDES = "guides", "Ctrl+Shift+F1", EVENINGS
    CLOSE_EVENING = "close-evening", "Ctrl+W", EVENINGS
    ADD_CHARACTER = "add-character", "Ins", _CAST
    DUPLICATE_CHARACTER = "duplicate-character", "Ctrl+D", _CAST
    REMOVE_CHARACTER = "remove-character", "Del", _CAST
    HIDE_CHARACTER = "hide-character", "Ctrl+H", _CAST
    CHARACTER_UP = "character-up", "Alt+Up", _CAST
    CHARACTER_DOWN = "character-down", "Alt+Down", _CAST
    TAKE_IN = "take-in", "Ctrl+Shift+T", _CAST
    KEEP_CAST = "keep-cast", "Ctrl+Shift+K", _CAST
    IMPORT_CAST = "import-cast", "Ctrl+Shift+I", _CAST
    EXPORT_CAST = "export-cast", "Ctrl+Shift+E", _CAST
    ONLY_ONE = "only-one", "Ctrl+Shift+O", _CAST
    PORTRAIT = "portrait", "Ctrl+Shift+P", _CAST
    SHEETS_PICTURE = "sheets-picture", "Ctrl+Shift+L", _CAST
    NO_PORTRAIT = "no-portrait", "Ctrl+Shift+X", _CAST
    QUIT = "quit", "Ctrl+Q", EVENINGS
    # fmt: on
