# The page on which a person chooses what the program looks, sounds and behaves like, whatever evening is open.
title = Preferences
preference = Preference
choice = Choice
spoken = { $changed ->
    [yes] changed,{" "}
   *[no] {""}
    }{ $title }
choose = Choose { $letter }: { $choice }
preset = { $choice }  — preset
per-cent = { $number } %
hint = ↑ ↓ choose a preference · a, b, c set it · { $page } or Escape goes back · keys: { $keys } · the deck’s pictures and backs: { $decks } · the TV: { $tv }
at-next-start = This holds from the next start. { $button } does that now: the evening goes on at this step.
taken-back = { $title }: { $chosen } again.
nothing-to-take-back = Nothing has been changed on this page.
not-understood = { LIST($titles) }: this program can’t read what was kept, so the preset holds.

theme = Colours of the window
theme-about = The TV and the cards keep theirs.
theme-dark = Dark: a street at night
theme-light = Light
theme-sepia = Sepia: old paper
theme-contrast = High contrast: white on black
scale = Size
scale-about = How large everything in the windows is. The TV fills its screen all the same.
language = Language
language-about = The language of both windows, of stories and of paper.
language-en = English
language-de = Deutsch
letters = Letters on the TV
letters-about = How large they are. Where there is no room for larger ones, they shrink to fit: nothing is cut.
motion = Motion on the TV
motion-about = How much moves on the TV.
motion-on = On: cards slide, turn and rise
motion-reduced = Reduced: a short fade
motion-off = Off: each picture at once
speed = Speed of a reveal
speed-about = How fast the TV tells a throw.
speed-usual = Usual
speed-times = { $speed } times
volume = Volume of the TV
volume-about = How loud the TV is while its sound is on.
results = Results in this window
results-about = When this window says how a throw went.
results-with-tv = With the TV
results-at-once = At once, before the players see them
is-shown = Shown
is-left-out = Left out
order = Order of speaking
order-about = The house with its floors on the TV, or the clock: who speaks and acts when.
portraits = Portraits
portraits-about = The picture of who speaks, on the TV.
deeds = What people announced
deeds-about = Its words on the TV. Threads still show whom each deed is aimed at.
worth = Why a card counts so much
worth-about = Words beneath the number on the TV, such as “Queen = 13”.
scene = Scene
scene-about = The line beneath the title, on the TV’s title card.
real-cards = Real cards on the TV
real-cards-about = Whether the TV shows cards that lie on your table as well.
cards-too = Show them
verdict-alone = Show what came of them, no card
new-rules = House rules of a new evening
new-rules-about = What “My own evening” begins with. You can choose otherwise there, and change each later.
new-cards = Cards of a new evening
new-cards-about = Who holds the cards of an evening that “My own evening” begins. Each deck can be changed before the action begins.
cards-program = The program shuffles and deals
cards-every-card = Real cards; you type each card
cards-highest-only = Real cards; you type the highest
new-dice = Dice of a new evening
new-dice-about = Who rolls in an evening with dice that “New with dice…” begins. It can be changed before the action begins.
dice-program = The program rolls
dice-every-card = Real dice; you type each die
dice-highest-only = Real dice; you type the highest

## A palette of one's own
choose-palette = Colours from a file
kinds-of-palettes = Colours
no-such-palette = “{ $name }” is not a palette. Choose { EITHER($palettes) }.
no-such-colour = there is no colour called “{ $name }”.
no-colour = “{ $written }” is no colour. Write one as #RRGGBB.
too-dim = { $outline } can hardly be seen on { $ground }: the contrast is { $ratio }, and { $least } is the least.
too-faint = { $text } can hardly be read on { $ground }: the contrast is { $ratio }, and { $least } is the least.
