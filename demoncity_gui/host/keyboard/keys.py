"""Every command of the Host's window, one record each, in the order in which they are listed.

Which keys the Host has given instead is in `OwnKeys`; what a command does, its page or state says.
"""

from __future__ import annotations

from demoncity_gui.host.keyboard.commands import AFTER, ALWAYS, ANNOUNCE, EVENINGS, HostCommand, KeyContext

_CAST, _DECKS = KeyContext.CAST.value, KeyContext.DECKS.value
_RULES, _TASK = KeyContext.RULES.value, KeyContext.TASK.value
_ROUND_AND_PERSON = frozenset({KeyContext.ROUND, KeyContext.PERSON})
_ROUND_AND_TASK = frozenset({KeyContext.ROUND, KeyContext.TASK})
_ON_ALL_PANELS = _ROUND_AND_TASK | {KeyContext.PERSON, KeyContext.TYPING}
_BUTTONS = "Enter is the big button’s on every page, and hands over what is typed"
_ARROWS = "arrows choose in every list and field"


class Key(HostCommand):
    """What can be done by a key."""

    # fmt: off
    CLOSE = "close", "Attack", "A", "Attack close by", ANNOUNCE
    SHOOT = "shoot", "Shoot", "S", "Shoot at somebody", ANNOUNCE
    POWER = "power", "Power", "P", "Use a supernatural power on somebody", ANNOUNCE
    DEFEND = "defend", "Defend", "D", "Only defend: dodge, parry, run; one card more", ANNOUNCE
    OTHER = "other", "Other", "O", "Do something else that somebody may contest", ANNOUNCE
    UNCONTESTED = "uncontested", "Uncontested", "U", "Do something that nobody stops; settled at once", ANNOUNCE
    MOVE = "move", "Move", "M", "Spend the whole action on moving up to 60 feet", ANNOUNCE
    WEAPON = "weapon", "weapon", "W", "The better weapon in this situation: one card", ANNOUNCE
    SUPERNATURAL = ("supernatural", "supernatural", "X",
        "Something supernatural faces the mundane: one card", ANNOUNCE, _ROUND_AND_TASK)
    ADVANTAGE = "advantage", "edge", "+ =", "One more distinct advantage: one card", ANNOUNCE, _ROUND_AND_TASK
    DISADVANTAGE = ("disadvantage", "trouble", "-",
        "One more distinct disadvantage: one card less", ANNOUNCE, _ROUND_AND_TASK)
    CALLED_SHOT = ("called-shot", "called shot", "C",
        "Aim at a spot: one card less, or two and the lower counts", ANNOUNCE)
    HARMLESS = "harmless", "no harm", "H", "A disarm that does no harm costs nothing", ANNOUNCE
    UNAWARE = ("unaware", "distracted", "Q",
        "The target is not set to face this: give or strike the card", ANNOUNCE, _ROUND_AND_TASK)
    HIGHER_STAT = "higher-stat", "stat", "G", "Give or strike the card for the higher stat", ANNOUNCE
    DEFENSE = "defense", "defense", "B", "Give or strike the card for only defending", ANNOUNCE
    INJURY = "injury", "injury", "Y", "Strike the loss for an injury, or bring it back", ANNOUNCE
    INTENSITY = ("intensity", "Intensity", "I",
        "What a deed has to beat, the stat used, or both: 5 perception; driving", ANNOUNCE)
    SEVERAL = "several", "several", "N", "It reaches several: every key names one more target", ANNOUNCE
    DODGING = "dodging", "dodging", "V", "What they do otherwise serves as a dodge as well", ANNOUNCE
    AIMED = "aimed", "aimed at them", "Shift+O", "A deed of theirs is aimed at whom you named first", ANNOUNCE
    OTHER_AIM = "other-aim", "no hand", "Z", "Aim without harm at something that no hand holds", ANNOUNCE
    TRICK = ("trick", "Trick", "K",
        "A further trick of their own, which costs a card. Afterwards: the Calm check", ANNOUNCE)
    RUN = "run", "Run", "R", "How far they run as well, in feet", ANNOUNCE
    WORDS = "words", "Words", "E", "Say exactly what is done, as all may read it", ANNOUNCE
    LABEL = "label", "Label", "L", "Name the advantage or disadvantage added last", ANNOUNCE, _ROUND_AND_TASK
    FIND = "find", "Find", "/", "Go to somebody by letters of the name", ALWAYS, _ROUND_AND_TASK
    REPEAT_ALL = ("repeat-all", "All repeat", "Shift+Return Shift+Enter",
        "Everybody from here does what they did last round", ANNOUNCE)
    BACK = ("back", "Back", "Backspace",
        "Take back the last choice, then the last announcement", ANNOUNCE, _ON_ALL_PANELS)
    NEXT_STEP = ("next-step", "Next step", "Space Return Enter",
        "Do what the big button says", ALWAYS, _ON_ALL_PANELS, _BUTTONS)
    COMPLICATION = ("complication", "Complication", "T",
        "A tie: write what changes for all. Afterwards: throw damage", AFTER)
    GONE = "gone", "opposition is gone", "J", "A deed fails only by one who has just been hit: let it be", AFTER
    UP = "up", "Up", "Up", "One line up: equal attacks, the harmed, the panel’s character", AFTER, None, _ARROWS
    DOWN = ("down", "Down", "Down",
        "One line down: equal attacks, the harmed, the panel’s character", AFTER, None, _ARROWS)
    PERSON = ("person", "One character…", "F",
        "Open one’s panel: state, side, leaving, newcomers, by the letters on it", ALWAYS, _ROUND_AND_PERSON)
    AGAINST = "against", "against", "V", "Throw against somebody: their keys; again: alone", _TASK
    NEXT_SIDE = ("next-side", "Next side", "Right",
        "What is pressed next counts for the next one who throws", _TASK, None, _ARROWS)
    GIVE = ("give-trouble", "rather", "Ctrl+G",
        "Make the last trouble a higher Intensity, or an extra throw for the other", _TASK)
    TIE = "tie", "Complication", "Ctrl+K", "A tie: write what changes for both, then they try again", _TASK
    TRIED = "what-is-tried", "What is tried", "Ctrl+L", "Say what is tried, for the players to read on the TV", _TASK
    FREE_CARDS = "free-cards", "Cards", "N", "How many cards a free draw takes", _TASK
    C10 = "c10", "C10", "Ctrl+1", "Draw a number from 1 to 10", _TASK
    C100 = "c100", "C100", "Ctrl+2", "Draw a number from 1 to 100", _TASK
    DRAW_PLAYERS = "draw-players", "Players’ Deck", "Ctrl+3", "Draw freely from the Players’ Deck", _TASK
    DRAW_HORROR = "draw-horror", "Horror’s Deck", "Ctrl+4", "Draw freely from the Horror’s Deck", _TASK
    CHECK_CALM = ("check-calm", "Calm check", "Ctrl+5",
        "Throw for Calm, against the Horror’s number unless another is chosen", _TASK)
    TASK_ON_TV = "task-on-tv", "On the TV", "Ctrl+T", "Show tasks on the TV, or keep them off it", _TASK
    REVEAL = "reveal", "Reveal the Intensity", "Ctrl+R", "Show the players the Intensity of this throw", _TASK
    TO_PLAYERS = "to-players", "Players", "P", "Move the chosen card to the Players’ Deck", _DECKS
    TO_HORROR = "to-horror", "Horror", "H", "Move the chosen card to the Horror’s Deck", _DECKS
    TO_NEITHER = "to-neither", "Neither", "N", "Take the chosen card out of both decks", _DECKS
    PRESET_PLAYERS = ("preset-players", "Preset: players", "1",
        "30 pips, The Fool and all Significators [T-DECK-03]", _DECKS)
    PRESET_HORROR = ("preset-horror", "Preset: Horror", "2",
        "One card of each value 1 to 10, and the creatures’ own [T-DECK-16]", _DECKS)
    FOOL = "fool", "The Fool", "F", "Put The Fool in the other deck [T-DECK-09]", _DECKS
    COURTS = "courts", "Courts", "V", "What court cards are worth [T-AMB-01]", _DECKS
    CURTAIN = "curtain", "Curtain", "K", "Show the Horror’s Deck, once no player looks, or hide it [T-DECK-02]", _DECKS
    OWNER = "owner", "Whose", "O", "The next character as its owner; creatures while the curtain is open", _DECKS
    SIGNIFICATOR = ("significator", "Significator", "S",
        "Give it, tie it to a creature, or take it away [T-DECK-13, T-DECK-16]", _DECKS)
    SHUFFLE = "shuffle", "Shuffle now", "X", "Shuffle the pile with its discard [T-DECK-22]", _DECKS
    PUT_BACK = "put-back", "Put back", "B", "Shuffle the chosen card from the discard into its pile", _DECKS
    PRINT_DECK = "print-deck", "Print…", "D", "Print a deck to be cut out, as a PDF", _DECKS
    FORGET = "forget", "Forget", "Backspace", "Let go of what was moved", _DECKS
    BUILD = "build", "Build and shuffle", "Return Enter", "Make the draft so, shuffled", _DECKS, None, _BUTTONS
    FILTER = "filter", "Filter", "/", "Show only what speaks of this", _RULES
    CHANGED_RULES = "changed-rules", "Changed", "*", "Show only what is read otherwise than preset", _RULES
    UNDO = "undo", "Undo", "Ctrl+Z", "Take back the last step; the same cards come back", ALWAYS
    REDO = "redo", "Redo", "Ctrl+Shift+Z Ctrl+Y", "Bring back what was taken back", ALWAYS
    HELP = "help", "Keys", "F1", "Show the keys of the page in front", ALWAYS
    PAGE_KEYS = "page-keys", "More keys", "Shift+F1", "Show the keys of all other pages and of evenings", ALWAYS
    ROUND_SHEET = "round-sheet", "A round on one page", "F2", "Show the steps of a round, and all throws", ALWAYS
    CHIPS = "chips", "What the chips mean", "Ctrl+F1", "Read the rule of each chip and button in sight", ALWAYS
    OWN_KEYS = "own-keys", "Change keys…", "Ctrl+F2", "Give commands other keys", ALWAYS
    CAST = "cast", "Cast", "F3", "Everybody’s sheets; again, or Escape: the round", ALWAYS
    DECKS = "decks", "Decks", "F4", "Look through, build and shuffle both decks; Significators", ALWAYS
    TASK = "task", "A task", "F5", "Throw for a task, draw C10, C100 or freely", ALWAYS
    HISTORY = ("history", "To the history", "F6",
        "Read the history by keys: Enter goes to any line, Escape to the round", ALWAYS)
    HOUSE_RULES = "house-rules", "House rules", "F7", "How open questions of the rules are read", ALWAYS
    SHOW_TV = "show-tv", "Show the TV", "F8", "Open or close the players’ window", ALWAYS
    HAND_OVER = ("hand-over", "Hand over", "Shift+F8",
        "Cover this screen with the players’ picture; again: back to your window", ALWAYS)
    BLANK_TV = "blank-tv", "Blank the TV", "F9", "Make the TV black at once, or show it again", ALWAYS
    FREEZE_TV = "freeze-tv", "Freeze the TV", "Shift+F9", "The TV keeps its picture, or follows again", ALWAYS
    HOLD_FLIP = ("hold-flip", "Hold the flip", "Ctrl+F9",
        "Each throw waits on the TV until you turn the cards there", ALWAYS)
    TURN_CARDS = ("turn-cards", "Turn the cards on the TV", "Ctrl+Shift+F9",
        "The players see the cards of the flip that is held", ALWAYS)
    SHOW = "show", "Show on the TV…", "F10", "Hold up a line, a picture or a portrait for all to see", ALWAYS
    TAKE_AWAY = "take-away", "Take it away", "F11", "The TV shows the table again; so does a throw", ALWAYS
    TV_NAMES = "tv-names", "Names on the TV", "Ctrl+F8", "Call people by their public names, or everybody “?”", ALWAYS
    VERDICT_ALONE = ("verdict-alone", "Real cards: the verdict alone", "Ctrl+F10",
        "Leave out cards that lie on the real table", ALWAYS)
    MUTE_TV = "mute-tv", "Mute the TV", "F12", "Silence the TV’s sounds, or let them be heard again", ALWAYS
    KEEP_MOMENT = "keep-moment", "Keep the moment…", "Ctrl+M", "Keep the last throw as a picture that moves", ALWAYS
    NOTE = "note", "Write a note", "Ctrl+J", "Keep a note in the history, for the Host alone", ALWAYS
    END_ACTION = ("end-action", "End action", "Ctrl+E",
        "Nobody is in a hurry any more: leave Action Rounds", ALWAYS, _ROUND_AND_PERSON)
    NEW = "new", "New evening…", "Ctrl+N", "Begin an evening in a file of its own", EVENINGS
    OPEN = "open", "Open…", "Ctrl+O", "Open another evening at the step where it was left", EVENINGS
    SAVE_COPY = ("save-copy", "Save a copy…", "Ctrl+Shift+S",
        "Copy the evening, for a stick say; play goes on where it was", EVENINGS)
    PRINT = "print", "Print…", "Ctrl+P", "A deck to be cut out, or sheets of the cast, as a PDF", EVENINGS
    CLOSE_EVENING = "close-evening", "Close", "Ctrl+W", "Put the evening away; it stays at this step", EVENINGS
    ADD_CHARACTER = "add-character", "Add", "Ins", "Add somebody behind the one who is chosen", _CAST
    DUPLICATE_CHARACTER = "duplicate-character", "Duplicate", "Ctrl+D", "Add somebody with the same sheet", _CAST
    REMOVE_CHARACTER = "remove-character", "Remove", "Del", "Take somebody out; undo brings them back", _CAST
    HIDE_CHARACTER = "hide-character", "Hide", "Ctrl+H", "Let the players read “?” for who this is, or show them", _CAST
    CHARACTER_UP = "character-up", "Up", "Alt+Up", "Put somebody one place up in the cast", _CAST
    CHARACTER_DOWN = "character-down", "Down", "Alt+Down", "Put somebody one place down in the cast", _CAST
    TAKE_IN = "take-in", "Take in", "Ctrl+Shift+T", "Add everybody of an own cast to the evening", _CAST
    KEEP_CAST = "keep-cast", "Keep", "Ctrl+Shift+K", "Keep the cast among your own, under a name", _CAST
    IMPORT_CAST = "import-cast", "Import…", "Ctrl+Shift+I", "Add everybody of a cast in a file (TOML)", _CAST
    EXPORT_CAST = "export-cast", "Export…", "Ctrl+Shift+E", "Write the cast to a file (TOML)", _CAST
    ONLY_ONE = ("only-one", "Only one", "Ctrl+Shift+O",
        "Take in, keep, import and export a single character, or all again", _CAST)
    PORTRAIT = ("portrait", "Portrait…", "Ctrl+Shift+P",
        "Choose a picture from a file as the portrait of the one who is chosen", _CAST)
    SHEETS_PICTURE = ("sheets-picture", "Use its picture", "Ctrl+Shift+L",
        "Open the picture that the sheet names, and make it the portrait", _CAST)
    NO_PORTRAIT = "no-portrait", "No portrait", "Ctrl+Shift+X", "Take the portrait off the sheet", _CAST
    QUIT = "quit", "Quit", "Ctrl+Q", "Close the program; the evening stays at this step", EVENINGS
    # fmt: on
