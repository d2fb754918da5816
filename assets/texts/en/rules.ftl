# What each rule says that a line cites, in one sentence: shown where a pointer rests on the line. A message is named by the
# rule’s id. Open questions have their own catalogues.

T-WHEN-01 = What nobody doubts needs no throw: it happens.
T-WHEN-04 = Any detail may be left to a card; no rule judges it.

T-DECK-01 = The Host builds two decks before play: the Players’ Deck and the Horror’s Deck.
T-DECK-02 = What is in the Horror’s Deck is hidden from the players.
T-DECK-03 = The Players’ Deck begins with three cards of each value from 1 to 10, of any suits.
T-DECK-06 = The Players’ Deck begins without court cards.
T-DECK-07 = The Fool is in one of the two decks, and in one alone.
T-DECK-09 = The Host may put The Fool into the Horror’s Deck where a creature is tied to it.
T-DECK-13 = A Significator is a court card or a Major. It is added to the Players’ Deck and belongs to one character.
T-DECK-14 = The Host may give or take a Significator at any time.
T-DECK-16 = The Host chooses the Horror’s Deck for each scenario: cards from 1 to 10, and special ones that fit the creature.
T-DECK-17 = Most cards of the Horror’s Deck should be worth 1 to 10.
T-DECK-20 = Where one tarot serves both decks, no card is in both.
T-DECK-22 = When a pile is used up, its own discard is shuffled and drawn from.

T-THROW-01 = Throw as many cards as you have throws. Only the highest counts.
T-THROW-03 = Everybody begins with one card.

T-C10-01 = C10 is a number from 1 to 10: one card, drawn again if it is worth anything else.
T-C100-01 = C100 is a number from 1 to 100: the first card is the ones, the second the tens.

T-STATIC-01 = Against an Intensity somebody throws alone.
T-STATIC-02 = A throw must be higher than the Intensity; equal is failure.
T-STATIC-05 = Intensity 0 always succeeds.
T-STATIC-06 = Intensity 10 always fails, unless something supernatural is involved.
T-STATIC-07 = At Intensity 10 the Host says whether something supernatural is involved. If so, cards are thrown, and must beat 10.
T-STATIC-08 = A stat higher than the Intensity gives one more card.
T-STATIC-09 = A task may have several Intensities. One throw earns each that it beats.
T-STATIC-12 = A failure always has a consequence; the Host says which.
T-STATIC-13 = What makes a task hard belongs in its Intensity, before it costs cards.

T-OPP-01 = Both throw, and the higher card wins.
T-OPP-02 = The higher stat gives one more card; equal stats give none.
T-OPP-06 = A problem from outside gives the other one more card.

T-EXTRA-01 = Each separate advantage gives one more card, however large it is.
T-EXTRA-09 = The Host may give one more card for each further skill that fits the task.
T-EXTRA-13 = A target who is distracted, or doesn’t know of you, gives you one more card.

T-LOST-01 = The Host may take a card for a problem that counts nowhere else.
T-LOST-02 = Nobody ever has fewer than one card.
T-LOST-03 = Between two who act against each other, give one of them a card before you take one from the other.
T-LOST-04 = Whoever has one card loses no more: each further problem gives the other a card.
T-LOST-05 = One difference counts once: as a card for one, or as a lost card for the other.

T-TIE-01 = In a tie neither wins.
T-TIE-02 = After a tie the Host changes something: it makes matters worse, better or both, but decides nothing.
T-TIE-03 = After a tie the same may be tried again at once, as things now stand.

T-CRIT-01 = Somebody whose highest card is The Fool fumbles.
T-CRIT-03 = A card worth more than 10 that beats all it is up against is a critical success.
T-CRIT-04 = A card worth more than 10 that is tied or beaten is not a critical success.
T-CRIT-06 = A character’s Significator among the cards thrown makes a critical success if it would have been enough by itself.
T-CRIT-08 = Somebody whose Significator is The Fool counts it as 22, and doesn’t fumble with it.
T-CRIT-11 = A Horror’s own card may set off a power when the Horror wins or succeeds with it.
T-CRIT-14 = A deed that fumbles never succeeds, even where nothing stands against it.

T-ORDER-01 = The slowest announces first, then the others by rising Agility.
T-ORDER-02 = Chance decides the order of equal Agility.
T-ORDER-04 = The Host may draw the order of equals anew when somebody joins or drops out, or the scene changes.
T-ORDER-05 = A newcomer takes the place of their Agility; chance decides only among equals.

T-ANNOUNCE-01 = Everybody announces before the cards are turned, the slowest first.
T-ANNOUNCE-05 = A deed has one target.
T-ANNOUNCE-06 = Some powers and weapons have several targets; the Host says which.
T-ANNOUNCE-07 = Whoever is Out of the Fight or in Panic throws to recover before announcing.
T-ANNOUNCE-08 = The Host says what a failed recovery means: they act all the same, lose this round, or are out for good.
T-ANNOUNCE-09 = Whoever is attacked by somebody slower may answer when their turn to announce comes.
T-ANNOUNCE-11 = After an announcement the cards are laid face down; nobody looks at them.
T-ANNOUNCE-12 = An announcement says who does what, to whom or against which Intensity, and with what.

T-MOVE-01 = A run of up to 30 feet may go with another deed.
T-MOVE-03 = For better weapons, the distance at the start of the round counts against somebody who fights back.
T-MOVE-05 = After a successful attack or defense somebody may first take a new place that they could have reached, within 60 feet.

T-SIT-01 = A better position than the one you face gives one more card.
T-SIT-04 = Where several hold the same advantage, each over the next, whoever is above gets one more card than whoever is below.
T-SIT-05 = In a chain of three or more, the third step gives three cards, and so on.
T-SIT-06 = A ladder counts once the Host has named the advantage.

T-HSTAT-01 = Of two who act on each other, the one with the higher stat gets one more card.
T-HSTAT-02 = A stat higher than the one your target resists with gives one more card.
T-HSTAT-08 = Shooting uses Agility, or Firearms or Exotic Weapons where they fit.
T-HSTAT-12 = The higher stat also counts for deeds that are no attacks, where two are set against each other.
T-HSTAT-13 = The Host says whether a deed that is no attack is aimed at somebody.

T-DIST-01 = A target who is busy with something else gives you one more card.
T-DEF-01 = Whoever does nothing but defend gets one more card.
T-WEAP-01 = A weapon that suits the moment better than the other’s gives one more card.
T-SUP-01 = A supernatural power against an ordinary attack gives one more card.

T-ALOST-02 = Each separate problem costs one card, however large it is.
T-ALOST-04 = Aiming at a particular spot costs one card.
T-ALOST-05 = Whoever has one card and tries a trick that costs one lays two, and the lower counts.
T-ALOST-06 = A disarm that is meant to do no harm costs no card.
T-ALOST-07 = Whoever fell below 0 Toughness in a fight and recovered by a throw has an Injury: one card fewer until a point of Toughness comes back.
T-ALOST-09 = In a round too, give somebody a card before you take one from another.
T-ALOST-10 = Whoever has one card loses no more: each further problem gives a card to a foe who acts against them.
T-ALOST-11 = In a round too, one difference counts once.
T-ALOST-12 = Whoever has one card and an Injury throws that card as usual.

T-UNCONTESTED-02 = What nobody wants to stop happens at once, by a throw if one is needed.

T-CLASH-04 = All who act on each other, or could stop each other, are in one Clash.
T-CLASH-06 = Drivers who compete have a Clash of their own.
T-CLASH-08 = The Host may join Clashes, and part them.
T-SIDE-02 = The Host says who is on which side in each Clash.

T-RESOLVE-01 = The side with the highest card wins the Clash.
T-RESOLVE-03 = If the highest cards of one side are equal, that side chooses whose attack or deed is done.
T-RESOLVE-04 = If the highest cards of two sides are equal, nobody’s deed in this Clash takes effect.
T-RESOLVE-05 = After a tie between sides the Host changes something for everybody in the Clash.
T-RESOLVE-08 = An attack must beat the foe who answers it, and whoever attacks the attacker.
T-RESOLVE-09 = An attack on somebody busy elsewhere must beat the stat they resist with.
T-RESOLVE-11 = If the winning side’s highest attack doesn’t beat what it is up against, nothing lands: stalemate.
T-RESOLVE-12 = One attack at most can land in a Clash: the winning side’s highest.
T-RESOLVE-16 = After something disturbing the Host may ask for Calm checks.
T-RESOLVE-18 = The winning side’s other deeds are done, each if it beats what it is up against.
T-RESOLVE-22 = What the losing side tried in a Clash doesn’t happen.
T-RESOLVE-27 = Of deeds of one side that exclude each other the attack that landed comes first, then the higher card.
T-RESOLVE-28 = Whoever was put out in an earlier Clash of the round does nothing in a later one.
T-STATE-08 = An Injury lasts beyond the fight, until a point of Toughness comes back.

T-ALG-11 = A deed is a critical success by a card over 10, or by the character’s Significator, if that beats all it is up against.

T-AMB-16 = Your side won and your dodge beat nobody: you are unharmed, but the dodge didn’t succeed.
T-AMB-29 = Two who act on each other are compared with each other, and neither is distracted, whoever announced first.
T-AMB-36 = The Host says which foe gets a card for the one that can’t be taken away.
T-AMB-40 = The higher of Hand To Hand and the plain stat is used.
T-AMB-42 = A supernatural power, or a Significator worth over 10, makes Intensity 10 possible.
T-AMB-45 = Each kind of advantage gives one card; the Host may give more, and says why.
T-AMB-48 = Somebody whose own deed is done already has no card in the Clash: attackers meet their stat, and find them distracted.
T-AMB-51 = The Host says which deeds exclude each other. The higher card goes first.
T-AMB-57 = An attack on several is one throw, held against each of them, and counts as one attack.
T-AMB-59 = The cards of somebody who leaves the fight are put away unseen.
T-AMB-81 = The cards of somebody who was put out still count for their side, but their own deed isn’t done.
T-AMB-86 = An attack on somebody who is busy meets a stat, unless the Host says that their deed is aimed at the attacker.

D-WHEN-01 = Nobody rolls where a failure would be of no interest.
D-TASK-01 = Roll a d10 against a number, or against the Host’s d10. The higher wins.
D-TASK-02 = Of several dice only the highest counts.
D-TASK-05 = Of two who act against each other, the one with the higher stat gets the Skill Die.
D-TASK-06 = Alone, a stat higher than the number to beat gives the Skill Die.
D-TASK-09 = A target who is distracted, or doesn’t know of you, gives the Distraction Die.
D-TASK-10 = Things from outside that help give a Situation Die each, two at most.
D-TASK-11 = The Host may take up to two dice for problems; one is always left.
D-TASK-12 = A tie decides nothing: the Host adds a complication, and it may be tried again.
D-TASK-13 = A 10 that wins is a critical success.
D-TASK-14 = A highest die of 1 is a fumble.
D-ROUND-03 = Only one party can succeed in a fight each round; whoever is hit doesn’t act until the next.
D-ROUND-04 = Everybody announces before anybody acts.
D-SLOW-01 = The slowest announces first.
D-SLOW-02 = Chance decides the order of equal Agility, for the whole evening.
D-SLOW-07 = What nobody wants to stop is done at once, with a roll if one is needed.
D-DICE-01 = Everybody begins with one die.
D-DICE-02 = A stat higher than the one you are up against gives the Skill Die.
D-DICE-06 = Whoever does nothing but defend gets the Defense Die.
D-DICE-07 = A better position than the one you face gives a Situation Die.
D-DICE-08 = Whoever dodged, blocked or parried with success last round gets a Situation Die.
D-DICE-09 = A second, separate advantage gives a second Situation Die.
D-DICE-10 = A weapon that is better just then gives a Situation Die.
D-DICE-12 = Nobody gets more than two Situation Dice in a Clash.
D-DICE-13 = Whoever is not the first to go for a foe gets the Distraction Die.
D-DICE-14 = A foe who is busy with somebody else gives the Distraction Die.
D-DICE-15 = Whoever was injured in this fight has one die fewer; one is always left.
D-DICE-16 = Other problems cost up to two dice; one is always left.
D-DICE-21 = Where two deeds are set against each other, the higher stat gets the Skill Die.
D-DICE-22 = The Host says whether a deed that is no attack is aimed at somebody.
D-CLASH-01 = Everybody whose deed somebody may stop rolls at once.
D-CLASH-02 = Those who don’t meet are in Clashes of their own; one link joins them.
D-CLASH-03 = Drivers who compete have a Clash of their own.
D-CLASH-04 = The one highest roll of a Clash does what it was for.
D-CLASH-05 = Where the highest of one side are equal, chance chooses who acts.
D-CLASH-06 = Where the highest of two sides are equal, nobody’s deed is done, and the Host changes something for all.
D-CLASH-08 = Then every other deed is done that the highest didn’t prevent and that concerns nobody else.
D-CLASH-09 = Whoever only moves gets there, unless something stops them.
D-CLASH-10 = At the end of the round everybody who is out or in Panic rolls to recover.
D-DMG-01 = Damage is the lowest of as many dice as the target’s base Toughness.
D-DMG-03 = Below 0 Toughness somebody is Out of the Fight.
D-DMG-04 = At exactly 0 Toughness somebody is still up.
D-DMG-07 = Massive Damage is the highest of as many dice as the attacker’s stat.

K-DECL-01 = The challenger says what they do, and bids a Trait.
K-DECL-02 = The challenged relents, or says what they do and bids a Trait.
K-DECL-03 = Relenting ends it without a test: the challenger gets what they wanted.
K-EXP-01 = Then both say what they spend.
K-INIT-01 = Initiative is the Traits that count for the deed, and the level of Celerity.
K-INIT-03 = Equals roll a d10; the higher goes first.
K-TERM-04 = On their turn somebody takes all their actions one after another.
K-POOL-01 = The pool is the Traits for this challenge, with what powers add and what is lost taken off.
K-TEST-01 = Each side rolls one d3, and one more for each retest.
K-TEST-03 = A 1 is a success, a 2 a tie, a 3 a failure.
K-TEST-04 = More successes win.
K-TEST-05 = A true tie is a draw: nothing happens.
K-LOSE-01 = Whoever is behind loses the Traits they bid.
K-LOSE-02 = In a draw both lose the Traits they bid.
K-OVER-01 = Whoever lost the test may try to overbid.
K-OVER-02 = An overbid takes twice what the other bid.
K-OVER-04 = An overbid means a new test.
K-OVER-05 = There is one overbid in a challenge.
K-RES-01 = Whoever wins gets what they wanted.
K-RES-02 = Both say beforehand what they want.

A-INIT-01 = Initiative is the Shots that somebody has at the start of a Sequence, and what changes it.
A-INIT-03 = Whoever’s Initiative comes up has an Action and a Move.
A-SHOT-04 = One Shot: an Active Defense, at any time.
A-SHOT-05 = One Shot: 5 more Initiative for this Sequence.
A-SHOT-06 = Three Shots: one Action out of turn, after your own Initiative.
A-SHOT-07 = Two who would interrupt each other may spend more Shots to be the quicker.
A-DMG-01 = A hit does as much Damage as its PV.
A-DMG-02 = Each point of Damage is a point of Shock.
A-DMG-03 = Each full Wound Threshold in the Damage is a Wound.
A-DMG-05 = Shock as high as Health: somebody falls, and can’t act.
A-DMG-06 = As many Wounds as Toughness: somebody is dying.
A-DMG-07 = A Sequence of rest takes one point of Shock away.
A-FALL-01 = A fall does as much Damage as the metres it was.
A-AGGR-02 = The attack’s AV is 10 and the points of Cover.
A-SHAKEN-01 = Any Shock leaves somebody Shaken.
A-SHAKEN-02 = Whoever is Shaken has no Active Defense and no free Action.
A-SHAKEN-04 = A roll that succeeds ends it.
A-CARD-01 = Each Sequence one card is drawn for each faction.
A-KNOCK-03 = Somebody is knocked back a metre for each 5 points over their mass.
A-KNOCK-04 = Whoever lands lies on the ground.
A-KNOCK-05 = Whoever meets something solid takes 1 Damage for each metre that was left, and so does the thing.
A-WPEN-01 = Each Wound that nobody has treated costs 1 point in every roll.
A-SHOCK-01 = A Wound asks for a roll against 5, and 5 more for each Wound of this attack.
A-SHOCK-02 = Whoever fails it falls unconscious.
A-SHOCK-03 = They wake after as many Sequences as the roll was missed by.
A-STUN-01 = Each Wound of an attack costs a Shot.
A-MASS-01 = Four times the Wound Threshold in one hit is Massive Damage.
A-CINE-04 = A hit with Massive Damage gives a Cinematic Wound.
A-CINEV-01 = Each Wound asks for a roll of Luck, against 5, then 10, 15 and so on.
A-SER-03 = More than four Wounds from one attack kill.
A-DARK-01 = After every hit, a roll against its Shock; whoever fails falls, and is dying.
A-DARK-02 = The dying must be stabilised within an hour, or they die.
A-MOOK-01 = Mooks go down in one of three ways: by one good hit, by the PV of hits, or as a group.
A-ADV-02 = A PV of 5 to 9 gives the attacker a free d10 for the next Action.
A-BUMP-01 = Against a group the PV is the attacker’s skill and damage, less the group’s skill and soak.
A-BUMP-02 = One of the group falls for each Mook Wound Threshold in the PV.
A-STAT-01 = Bruised: 5 points less on the next Action or Defense.
A-STAT-02 = Battered: no free Move, and a full Move is a single one.
A-STAT-03 = Broken: the next hit incapacitates, if its PV is four times the threshold.
A-ALT-01 = Everybody has an initiative card; the cards lie in order of Initiative.
A-ALT-02 = Whoever has acted goes to the end.
A-ALT-03 = Damage moves the victim’s card forward, one place for each fifth of their Health.
A-ALT-04 = Whoever is pushed forward from the first place is out of action.
A-ALT-07 = Defending moves the defender one step in the count.
A-ALT-12 = A padding card is taken away when the count reaches it.
A-X-01 = AV is the skill, with a light d10 added and a dark one taken off.
A-X-02 = The outcome is the AV less the Defense.
A-X-03 = An outcome of 0 or more hits. The PV is what is left of AV and damage after Defense and soak.
A-X-05 = −5 or less is a total failure, −1 to −4 a failure; a double 0 and a failure is a fumble.
