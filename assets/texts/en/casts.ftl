# Why a cast or a plan of an evening can’t be read or kept. Words behind a place such as “$.characters[0].name: ” have no stop.

## Files
unread = { $path } can’t be read: { $why }.
unwritten = { $path } can’t be written: { $why }.
no-text = it is not text
within = { $path }: { $why }.

## At a place
nobody = nobody is here: a cast needs at least one character
too-many = { NUMBER($number) } characters, at most { NUMBER($most) }
named-twice = two are called “{ $name }”
no-card = no card is called “{ $name }”
plain-significator = { $card } is neither a court card nor a Major
significator-taken = { $card } is a Significator already
no-significators = { $who } draws from { -horrors-deck }, which has no Significators
no-own-cards = { $who } draws from { -players-deck }, which has Significators instead
too-long = { NUMBER($number) } letters, at most { NUMBER($most) }
card-not-in-deck = { $card } is not in the deck that { $who } draws from
card-twice = { $card } is there twice
card-in-horrors-deck = { $card } is in { -horrors-deck }
card-not-in-horrors-deck = { $card } is not in { -horrors-deck }
card-in-players-deck = { $card } is in { -players-deck }

## Names of casts that are kept
name-missing = Type a name for the cast.
name-too-long = Type a shorter name for the cast: { NUMBER($most) } letters at most.
name-begins-badly = Begin the name of the cast with a letter, and leave no spaces around it.
name-holds = Type a name without “{ $sign }” for the cast.
