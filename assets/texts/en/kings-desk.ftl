# The desk of Kings of New York: columns, deeds (a message is named by the deed), and what their fields are asked as.

column-key = Key
column-who = Who
column-traits = Traits
column-initiative = Initiative
column-round = This Round
key-meaning = The key that chooses them when you are asked for somebody
traits-meaning = Traits left, of those on the sheet
initiative-meaning = One number for each action; after it, the d10s rolled between equals
round-meaning = Who has acted, who still may, and what was declared
between = No Round: begin one, or change who plays
declaring = Round { NUMBER($number) }: everybody declares
turn = Round { NUMBER($number) }: { $who } acts
all-acted = Round { NUMBER($number) }: everybody has acted
against = Round { NUMBER($number) }: { $one } against { $other }
as-the-first = By this table’s rules every further action goes by the Initiative of the first one
not-declared = has not declared
declared = has declared
declared-words = has declared: { $words }
acts-now = acts now
acts-now-of = acts now, { NUMBER($number) } of { NUMBER($whole) }
no-traits = no Traits left
has-acted = has acted
acted-of = has acted { NUMBER($acted) } of { NUMBER($whole) } times
may-act = may act
may-act-times = may act { NUMBER($number) } times
challenges = challenges
is-challenged = is challenged
side = { $who }: bid { NUMBER($bid) }, pool { NUMBER($pool) }, { $dice ->
    [one] 1 d3
   *[other] { $dice } d3s
}
challenger-side = { $who }: bid { NUMBER($bid) }{ $bonus ->
    [0] {""}
   *[other] , bonus { NUMBER($bonus) }
}{ $penalties ->
    [0] {""}
   *[other] , penalties { NUMBER($penalties) }
}{ $negative ->
    [0] {""}
   *[other] , negative Traits { NUMBER($negative) }
}, { $dice ->
    [one] 1 d3
   *[other] { $dice } d3s
}
has-no-answer = { $who } has no Traits left to bid, and can only relent
next-declare = { $who } declares
next-answer = { $who } answers
next-choose = { $who } acts: choose a button above
begin-round = Begin a Round
    .tip = Everybody may declare
declare = Declare
    .tip = Type the Traits of the attribute that the action uses, then those of each further action
declare-words = Declare in words
    .tip = Say what somebody will do, for all to read, with the Traits of the attribute that it uses
call-order = Call the order
    .tip = Put all actions in order; equals roll d10s
challenge = Challenge
    .tip = Act against somebody: type the aim, the bid and the numbers of the pool
act = Act
    .tip = Say what is done that nobody contests
no-action = No action
    .tip = Let this action go
answer = Answer
    .tip = Answer the challenge: type the aim, the bid and the numbers of the pool
relent = Relent
    .tip = Give in: the challenger gets the aim without a test
roll-dice = Roll the d3s
    .tip = The program rolls for both
type-dice = Type the d3s
    .tip = Type what both rolled, the challenger’s first
spend = Spend
    .tip = Note what one of the two spends, such as blood
overbid-with = { $who } overbids: { NUMBER($number) } of { NUMBER($left) }
overbid = Overbid
    .tip = Bid double what the other bids, for a new test
end-challenge = End the challenge
    .tip = Let the last test stand
end-round = End the Round
    .tip = End it, even if somebody could still act
set-traits = Change Traits
    .tip = Type how many Traits somebody has left
add-person = Add somebody
    .tip = Type a name, Traits on the sheet, Traits left, Celerity and retests
remove-person = Remove somebody
    .tip = Let somebody go; undo brings them back
ask-who = who?
ask-target = whom?
ask-aim = what is wanted?
ask-words = what is done?
ask-what = what is spent?
ask-named = the attribute’s Traits
ask-extra = the same for each further action
ask-bid = the bid
ask-bonus = bonus
ask-penalties = penalties
ask-retests = retests
further-retests = further retests
ask-negative = negative Traits
dice-of = { $number ->
    [one] 1 d3
   *[other] { $number } d3s
} of { $who }
ask-number = how much?
ask-traits = Traits left
ask-name = what is the name?
ask-base = Traits on the sheet
ask-celerity = level of Celerity
program = The program plays
    .tip = It plays whoever is next by their temper, or boldly if they have none
proposes = { $why ->
    [declares] { $who } declares by their sheet.
    [challenges] { $who } challenges { $target }, picked by chance.
    [spares] { $who } challenges nobody: half of their Traits are gone, or nobody is there.
    [answers] { $who } answers.
    [relents] { $who } relents: half of their Traits are gone.
   *[overbids] { $who } overbids.
}
