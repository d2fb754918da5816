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
hint = ↑ ↓ choose a preference · a, b, c choose for it · { $page } or Escape goes back · keys: { $keys } · the deck’s pictures and backs: { $decks } · the TV: { $tv }
at-next-start = This holds from the next start. { $button } does that now: the evening goes on at this step.
taken-back = { $title }: { $chosen } again.
nothing-to-take-back = Nothing has been changed on this page.

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
motion-about = How much moves on the TV.
speed-about = How fast the TV tells a throw.
results = Results in this window
results-about = When this window says how a throw went.
real-cards = Real cards on the TV
real-cards-about = Whether the TV shows cards that lie on your table as well. An evening in which you switched it keeps what you chose there.
cards-too = Show them
verdict-alone = Show what came of them, no card
volume = Volume of the TV
volume-about = How loud the TV is while its sound is on.
sound = Sound of the TV
sound-about = Every beat of a reveal is heard.
sound-on = On
sound-off = Off
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
