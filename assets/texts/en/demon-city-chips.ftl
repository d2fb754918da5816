# What a chip or a button counts for, told to whoever hovers over it. The ids of the rules come behind the sentence.
reason = { $reason ->
    [higher-stat] One card for the higher stat, however wide the gap: compare with the foe’s if you attack each other, otherwise with the one they resist with
    [distraction] One card, once a round, against a target who is not set to face you
    [defense] One card for doing nothing but defend this round
    [weapon] One card for the weapon that suits this situation better; the Host judges
    [supernatural] One card for something supernatural against the mundane
    [injury] One card fewer after recovering from below 0 Toughness, until a point comes back
    [trick] A called shot costs a card; whoever has only one throws two, and the lower counts
    [disadvantage] One card fewer for each distinct disadvantage that isn’t counted elsewhere; with one card left, the foe gets a card instead
   *[advantage] One card for each distinct advantage over the one you face, however big
    }
    .dice = { $reason ->
        [higher-stat] One more die if your stat is higher than the one you target or, if you attack each other, the one they use
        [distraction] One more die against a target who doesn’t see it coming, is busy with somebody else, or is attacked by somebody slower too
        [defense] One more die for doing nothing but defend this round
        [weapon] One of at most two Situation Dice for the better weapon here, or any weapon against none; the Host judges
        [injury] One die fewer for whoever was put out in this fight and recovered
        [trick] Massive Damage: one die for each point of your stat, and the highest is lost
        [disadvantage] One die fewer for each distinct disadvantage, two at most, and never the last die
       *[advantage] A Situation Die for a distinct advantage over the one you face; nobody has more than two
        }
harmless = A disarm without harm costs nothing; with harm it is a called shot
    .dice = The attack does no damage: a grab, a shove, a disarm
other-aim = Aim, without harm, at something that nobody holds; a house rule says whether that costs a card
several = One throw that reaches several people is compared with each target
    .dice = The deed concerns those named, who don’t try to stop it: helping somebody up, say
aimed = Aim it at the person named first, who meets it with their own deed, or resists it
dodging = One throw counts for the deed and for the dodge, without the card for only defending

## After the throw
down = { $state ->
    [out] { -out }: recovers before announcing again
   *[panic] In { -panic }: recovers before announcing again
    }
    .dice = { $state ->
        [out] { -out }: rolls to recover at the end of a round
       *[panic] In { -panic }: rolls to recover at the end of a round
        }
damage = Throw these cards; the lowest is the Toughness that the blow costs, by house rule
    .dice = Roll these: the lowest is the Toughness that the hit costs
toughness = { $less ->
    [yes] One point of Toughness less
   *[no] One point of Toughness more
    }, by the Host’s word; at 0 a character is still up
    .dice = { $less ->
        [yes] One point of Toughness less
       *[no] One point of Toughness more
        }, by the Host’s word; at 0 a character is still up, at −1 out
choose-attack = These attacks of one side tie for the highest: choose the one that is made
choose-deed = Only one of these equal deeds can be done: choose it
choose-line = Choose this line: the keys above change it

## Of a task
higher-than-intensity = One card if the stat is higher than the Intensity, or than the rival’s stat
    .dice = One more die if the stat is higher than the number, or than the rival’s stat
other-is-distracted = One card if the other isn’t set to face this
    .dice = One more die if the other is distracted, or unaware of this
intensity = Only a higher card succeeds
    .dice = Only a higher roll succeeds
supernatural-ten = Something supernatural is involved, so Intensity 10 can be beaten
one-more-advantage = One card for one more distinct advantage
    .dice = One die for one more distinct advantage; two at most
zero = 0 is beaten without a throw
    .dice = Anything but a 1 beats 0
ten = Nothing mundane beats 10; type 1, then 0
    .dice = No d10 beats 10; type 1, then 0
further-skill = { $skill } fits this task as well: one card, at any rank
tie = A tie decides nothing: write what makes things harder, then they may try again
