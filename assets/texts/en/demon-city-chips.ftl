# What a chip or a button counts for, told to whoever hovers over it. The ids of the rules come behind the sentence.
reason = { $reason ->
    [higher-stat] One card for the higher stat, however wide the gap: higher than the foe’s if you attack each other, otherwise than the stat they resist with
    [distraction] One card, once a round, against a target who is not set to face you
    [defense] One card for doing nothing but defend this round
    [weapon] One card for the weapon that suits this situation better; the Host judges
    [supernatural] One card for something supernatural against the mundane
    [injury] One card fewer after getting up from below 0 Toughness, until a point comes back
    [trick] A called shot costs a card; whoever has only one throws two, and the lower counts
    [disadvantage] One card fewer for each distinct trouble that nothing else counts yet; with one card left, the foe gets a card instead
   *[advantage] One card for each distinct advantage over the one you face, however big
    }
harmless = A disarm that does no harm costs nothing; with harm it is a called shot
other-aim = Aim, without harm, at something that nobody holds; a house rule says whether that costs a card
several = One throw that reaches several people is compared with each target
aimed = Aim it at the person named first, who meets it with what they do, or resists it
dodging = One throw counts for the deed and for the dodge, without the card for only defending

## After the throw
down = { $state ->
    [out] { -out }: recovers before announcing again
   *[panic] In { -panic }: recovers before announcing again
    }
damage = Throw these cards; the lowest is the Toughness that the blow costs, by house rule
toughness = { $less ->
    [yes] One point of Toughness less
   *[no] One point of Toughness more
    }: the Host enters it; at 0 a character is still up
choose-attack = These attacks of one side tie for the highest: press the one that is made
choose-deed = Only one of these equal deeds can be done: press the one that is
choose-line = Choose this line: the keys above change it

## Of a task
higher-than-intensity = One card if the stat is higher than the Intensity, or than the rival’s stat
other-is-distracted = One card if the other is not set to face this
intensity = Only a higher card succeeds
supernatural-ten = Something supernatural is involved, so Intensity 10 can be beaten
one-more-advantage = One card for one more distinct advantage
zero = 0 is beaten without a throw
ten = Nothing mundane beats 10; type 1, then 0
further-skill = { $skill } fits this task as well: one card, at any rank
tie = A tie decides nothing: write what complicates things, then they may try again
