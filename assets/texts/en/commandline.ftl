# The commands of a terminal: what each does and takes, what can’t be meant, and what they print.

## Each command, named by its word, with what it takes
open = go on with an evening: FILE, or the last one, or the start page if there is none; “open” may be left out
new = begin an evening in a new file, with the cast of the example or of a plan
tour = play the example round without a screen, and write pictures of both windows
rule = print the ruling of a scenario of any game, as JSON or in sentences
odds = print the exact chances of a scenario without cards, as JSON or in sentences
forecast = play the fight of an evening or a plan thousands of times, and tell how it goes
history = print an evening as a story, each line with its reasons
check = check whether an evening is sound: status 0 sound, 1 partly, 2 not at all
replay = play an evening again with the same shuffles, and name what is ruled differently today
check-cast = check whether a cast can be played, and say where a fault is
check-deck = check whether a deck pack can be used: status 0 clean, 1 usable, 2 refused
print-deck = write the deck as a PDF to print and cut
print-sheets = write the sheets of an evening or a cast as a PDF, one page each
contact-sheet = write pictures of the whole deck at three sizes, to look at
export-deck = write the program’s own deck for other programs (Tarot Deck Specification 2.0)
house-rules = list the questions that the rules leave open, with their readings
help = print this list; add --help to a command to see what it takes
self-test = try the program’s parts without a screen
takes-evening = an evening
safe-mode = start as if nothing had ever been chosen; what is chosen then isn’t kept
reset-preferences = forget colours, size, keys, screens and all else that was chosen; evenings stay
takes-new-file = the evening’s file, which must not exist yet
takes-plan = title, cast and Horror’s Deck as TOML (preset: the example); “system” in it names a guest game
takes-tour-folder = where the pictures and the played evening go
takes-scenario = a scenario; - is standard input
takes-scenario-without-cards = a scenario without cards; - is standard input
explain = in sentences, each with its rule’s id
derivation = with its proof, as data
batch-rulings = one scenario a line, one ruling a line
batch-answers = one scenario a line, one answer a line
takes-fight = an evening as it stands, or a plan as TOML
fights = how many fights at most (preset: 10000)
jobs = how many processes (preset: one for each core)
seed = the same number gives the same fights (preset: 1)
temper = bold (preset), wary, brute, stalker, coward, swarm or mastermind, for everybody, somebody or a side; may be given more than once
side-by-side = the same people in tarot, dice, Action! and Kings, from a cast or plan with ranks for each
    .alone = --side-by-side takes tempers from the sheets and tells no stories: leave --temper and --stories out
stories = tell the 10th, 50th and 90th of 100 fights
as-data = as data
players-story = only what the players saw
with-luck = end with the luck of the evening
takes-replay-file = a new file for the evening as it is played
takes-cast = a cast as TOML, as the cast page exports it
takes-pack = a deck pack: a folder with a deck.toml, or that folder zipped
frame = the frame of the cards (preset: bone, which takes little ink)
no-backs = only the faces
pictures-pack = a deck pack with the pictures
deck-of-evening = an evening, to print one of its decks
which-deck = which of its decks
playing-cards = the 54 playing cards instead of the tarot
takes-evening-or-cast = an evening, or a cast as TOML
players-sheets = player characters alone, without what only the Host may read
takes-pdf = the PDF; a file of this name is replaced
paper = the size of the sheets (preset: a4)
takes-pictures-folder = where the pictures go
watch = do it again whenever a source of the drawings is saved
takes-new-folder = a new folder
takes-game = demoncity (preset), dice, kings or action

## Headings of the help
usage = usage:
arguments = what it takes
options = options
help-of-help = print this and stop
version = print the program’s version and stop
language = say everything in this language: { EITHER($codes) }

## What can’t be meant
fault = { $fault }; demoncity --help lists what you can ask for.
missing = { $what } is missing
unknown = { $what } means nothing here
not-a-choice = { $argument } is one of { $choices }, not { $told }
exclude-each-other = { $one } and { $other } exclude each other
needs-value = { $argument } needs a value after it
no-count = { $argument } is a whole number from 1, not { $told }
no-number = { $argument } is a whole number, not { $told }
not-together = { $one } and { $other } don’t go together
takes-no-value = { $argument } takes no value, but { $told } was given
ambiguous = { $told } may mean { $choices }
belong-together = { $one } and { $other } belong together
nothing-asked = No command was given
empty-argument = One of the arguments is empty
no-such-command = There is no command and no file { $name }{ $close ->
    [none] .
   *[other] : did you mean “{ $close }”?
    } demoncity help lists the commands.

## What goes wrong
cant-write = This can’t be written: { $why }.
cant-use = { $file } can’t be used: { $why }.
own-fault = A fault in the program stopped this ({ $error } in { $file }, line { $line }).
unread = { $file } can’t be read: { $why }
unwritten = { $file } can’t be written: { $why }.
no-derivation = a ruling of this game has no derivation; --explain tells why it came out so
empty-line = this line is empty

## House rules, casts and decks
reading = { $letter }{ $preset ->
    [yes] {" "}(preset)
   *[no] {""}
    }: { $says }
by-hand = { $letter } is the Host’s word: { $says }
cast-sound = { $file } is sound: { $number ->
    [one] { $number } character
   *[other] { $number } characters
    }.
deck-report = { $file }: “{ $name }”{ $author ->
    [none] {""}
   *[other] {" "}by { $author }
    }{ $licence ->
    [none] {""}
   *[other] , { $licence }
    }; { number-of-cards } and { $backs ->
    [0] no back
    [one] { $backs } back
   *[other] { $backs } backs
    } of its own.

## Evenings
entries = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
    }
sound-empty = { $file } is sound: { entries }; nothing has been done in it yet.
sound = { $file } is sound: { entries }, written from { $first } to { $last } UTC.
replay-differs = { $file }: entry { NUMBER($number) } { $refused ->
    [yes] is refused by
   *[no] comes out differently under
    } the rules of this version.
replay-unwritten = { $file } was played again, but the new file doesn’t hold what was played.
replayed = { $file } was played again: { entries }, all as before.
entry-differs = Entry { NUMBER($number) } { $refused ->
    [yes] is refused today
   *[no] comes out differently today
    }.
was = was: { $line }
now = now: { $line }
round = Round { NUMBER($number) }
progress = { NUMBER($done) } of { NUMBER($last) } entries

## Paper and pictures
whole-tarot = The whole tarot
all-playing-cards = The 54 playing cards
deck-printed = { $title }, { number-of-cards }, is in { $file }: print it at 100 %.
nobody-to-print = { $file } has nobody whose sheet could be printed.
sheets-printed = { $number ->
    [one] { $number } sheet is
   *[other] { $number } sheets are
    } in { $file }.
nothing-to-watch = There is nothing to watch: the sources of the drawings don’t come with this program.
deck-exported = { NUMBER($cards) } cards and { NUMBER($backs) } backs are in { $folder }.
no-such-format = { $format ->
    [none] this is missing: { EITHER($known) } belongs here
   *[other] { EITHER($known) } belongs here, not “{ $format }”
}
takes-game-of-example = without a plan, the game whose example is played (preset: Demon City)
takes-game-of-tour = the game whose example round is played (preset: Demon City with cards)
