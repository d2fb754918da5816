# What our own picture of a card shows, in one sentence for a screen reader; and what the card may mean at a table, in a
# few words for the Host. A message is named by the card, a back by its deck.

## Wands

wands-1 = A giant hand out of a thundercloud has struck a match on the moon: the scratch glows, the head flares up.
    .meaning = A first spark: an idea, an appetite, a dare.
wands-2 = Between two torches an old lady in fur spins the globe on a fingertip; on top of it a ship sails.
    .meaning = A plan that is larger than the house it was made in.
wands-3 = On a pier, a captain with one of three matches looks through a spyglass; his ship comes in head on.
    .meaning = What was sent out is on its way back.
wands-4 = A bride laughs and flings up her bouquet in a wooden arch; four torches stand on it over a garland.
    .meaning = A feast, a homecoming, a safe hour.
wands-5 = A red-bearded brawler roars; his torch and four more, thrust in from all sides, clash in a burst of sparks.
    .meaning = A quarrel, and nobody remembers how it began.
wands-6 = A laurelled boxer in a robe laughs, a match raised in his red glove; the crowd holds five more up to him.
    .meaning = A win in front of everybody, and the envy that comes after.
wands-7 = An old woman bares her teeth and bars the way, a torch in both fists; six more are thrust up at her.
    .meaning = Outnumbered, but holding the high ground.
wands-8 = Out of one flash eight burning matches shoot down on the city; a carrier pigeon flees before them.
    .meaning = Everything happens at once, and fast.
wands-9 = A man with a bandaged head grips a match; over the fence of eight behind him look two huge eyes.
    .meaning = Hurt, awake, and still on guard.
wands-10 = An old man, bent double, lugs ten burning matches over his shoulder in one great fist; sweat drips.
    .meaning = Too much to carry, and all of it chosen.
wands-page = At night a red-haired girl stares at her torch; its fire whirls over her head and burns in her eyes.
    .meaning = News, mischief, a beginner with nerve.
wands-knight = A stunt rider on a motorcycle leaps through a burning hoop, a match in his fist.
    .meaning = Speed and show, and no plan for the landing.
wands-queen = A crowned singer at her microphone holds a torch up high; a black cat sits at her hem.
    .meaning = Warmth that can turn a whole room.
wands-king = A crowned king in ermine throws his head back and breathes a great blaze over the burning match in his fist.
    .meaning = Somebody whose will becomes other people’s work.

## Cups

cups-1 = A hand out of a cloud holds one great glass that runs over; a white bird drops ice into it.
    .meaning = A heart opened, a gift without a bill.
cups-2 = Under a winged neon heart, a woman smiles at a man in a hat, seen from behind; their glasses touch.
    .meaning = Two who see each other; a pact, a first kiss.
cups-3 = Three women, young and old, beam with their heads together; three glasses meet, and it splashes.
    .meaning = Friends, a toast, one good night.
cups-4 = Cheek on fist, a weary man looks away from three glasses and a fourth that a white glove holds out to him.
    .meaning = Bored, sulking, blind to what is offered.
cups-5 = A woman in a black hood weeps over three spilt glasses; two full ones stand behind her by a bridge.
    .meaning = Grief that sees only what is gone.
cups-6 = A boy hands a girl a glass with a flower, five more stand by; the shadows behind them are old people.
    .meaning = Childhood, an old debt of kindness.
cups-7 = Seven glasses, a neon sign over each, dazzle a woman: a heart shines in one lens, a skull in the other.
    .meaning = Too many dreams, and one of them is a snake.
cups-8 = A man in a red coat, a hand at his hat, climbs to a dark moon; eight glasses stay behind, and a gap.
    .meaning = Leaving what was enough for others.
cups-9 = A fat man beams, one hand on his belly, and lifts a glass to himself; eight more stand before him.
    .meaning = A wish come true, and he knows it.
cups-10 = A family from behind, close together, a child on his shoulder; ten glasses ring a rainbow over home.
    .meaning = For once, everybody is home.
cups-page = A child in a paper hat and a goldfish that leaps out of its glass are nose to nose; both gape, amazed.
    .meaning = A strange message, kindly meant.
cups-knight = In rain and moonlight a rider in a plumed hat holds out a full glass with care, lost in the sight of it.
    .meaning = An offer from somebody charming.
cups-queen = A crowned woman with red hair leans over a great glass on a sill; a tear makes rings of light in it.
    .meaning = Somebody who feels what is not said.
cups-king = A bearded captain, a pipe in his mouth, calmly lifts his glass to a huge wave that curls over him.
    .meaning = Calm on top of deep water.

## Swords

swords-1 = An arm comes up out of a manhole with a crowned blade; a searchlight throws its shadow on the wall.
    .meaning = A truth that cuts; a clear decision.
swords-2 = A blindfolded woman by a still night sea, arms crossed on her breast, a blade upright at each shoulder.
    .meaning = A choice refused: not looking is a choice too.
swords-3 = A neon heart, run through by three blades, bleeds in the rain; beneath it somebody stands, head bowed.
    .meaning = Heartbreak, said out loud.
swords-4 = A man sleeps in a chapel, a cat on his breast; three blades hang in the window over him, one lies beneath.
    .meaning = Rest, or the peace of the ward.
swords-5 = A smirking man hugs three blades with a red glove; two men walk off in the rain, two blades lie behind.
    .meaning = A win that costs everybody, the winner too.
swords-6 = A mother and child look back out of one shawl; a dark ferryman takes them off between six blades.
    .meaning = Away from here, with the pain aboard.
swords-7 = A masked thief steals past a lit tent, five blades in his sack, a finger at his lips; two are left.
    .meaning = A trick, a theft, a half-done job.
swords-8 = A blindfolded woman in torn red stands roped in the wind, eight blades around her; she can’t see the dawn.
    .meaning = A prison, and half of it is belief.
swords-9 = A woman sits up in bed, her face buried in both hands; nine blades hang in the window like a blind.
    .meaning = Three in the morning; guilt, dread.
swords-10 = A man lies on the quay at dawn, his cheek on the stones, ten blades in his back; a crow sits on one.
    .meaning = The end of it. It can’t get worse.
swords-page = A red-haired cadet swings her blade back in white gloves; a crow dives at her, beak open, out of the moon.
    .meaning = A spy, a sharp question, a lookout.
swords-knight = Teeth clenched, a rider in a steel helmet comes at us on a motorcycle, lamp full on, blade raised high.
    .meaning = Charge first, think later.
swords-queen = A crowned queen in ermine lifts a frightened man’s chin with her blade’s point and looks down at him.
    .meaning = Somebody who has heard it all before.
swords-king = A crowned surgeon in a mask holds a blade upright before his great lamp, over a patient who sleeps.
    .meaning = Authority without anger: the cold cut.

## Pentacles

pentacles-1 = A thumb and two finger tips hold one great coin to the light; below, a bright gate of roses opens on a path.
    .meaning = A real chance: money, work, a seed.
pentacles-2 = A sly bellhop tosses one coin and cups a hand for another in a ribbon’s eight; two ships ride breaking waves.
    .meaning = Two bills, one wage: keep it moving.
pentacles-3 = A mason swings her mallet at a chisel beside three coins in an arch; a monk’s and a rich man’s shadows watch.
    .meaning = Good work, seen by those who pay.
pentacles-4 = A man clutches a coin, one on his head and one under each elbow; the shadow of a hand reaches for him.
    .meaning = Holding on so hard that nothing moves.
pentacles-5 = In driving snow a woman with a child and a man on a crutch pass a lit window of five coins.
    .meaning = Want, and a warm door that stays shut.
pentacles-6 = From his palm a cool rich man lets coins slide to the cupped hands of two beggars; beside him hang scales.
    .meaning = Charity, and who gets to give it.
pentacles-7 = Chin and hands on his hoe, an old gardener gazes at a vine with seven coins; a snail crawls on it, too.
    .meaning = Is it worth another season?
pentacles-8 = A grinning smith in goggles lifts her hammer over a hot coin; seven finished ones stand in a row.
    .meaning = Practice, piece by piece.
pentacles-9 = A lady in a turban, alone in her garden, face to face with her falcon; nine coins hang on the vine.
    .meaning = Enough, and nobody to thank for it.
pentacles-10 = A girl in mourning wears a great key; from a gilt frame with ten coins the old man looks down on her.
    .meaning = Family, house, inheritance, and what it costs.
pentacles-page = A girl under a lamp studies a coin in her hand through a magnifying glass, her eye huge in it.
    .meaning = A student, a careful offer.
pentacles-knight = An old farmer in a knight’s helmet drives a tractor by moonlight; a coin is its wheel’s hub.
    .meaning = Slow, on time, and not to be stopped.
pentacles-queen = In her glasshouse a crowned old woman lays her cheek to a flower that is a coin, a rabbit in her arm.
    .meaning = Somebody who feeds everybody and owns the block.
pentacles-king = A crowned man lights his cigar with a burning deed, his hand on a coin, a bull’s head on the wall.
    .meaning = Money that has grown roots.

## Majors

major-0 = A young man, eyes shut, steps off a roof by night, the moon on a string; his little dog tugs at his coat.
    .meaning = A step into the air: trust, or folly.
major-1 = A conjurer with a horned shadow lets cards fly; before him are a match, a glass, a blade and a coin.
    .meaning = Skill; the trick that works.
major-2 = A woman with the moon for a crown lays a finger on her lips; she holds a half-open scroll to her breast.
    .meaning = A secret that is kept.
major-3 = A crowned pregnant woman in a chair with twelve stars holds her belly; a heart glows in it; wheat grows.
    .meaning = Plenty, growth, somebody’s mother.
major-4 = A bearded boss with a crown has stamped a child’s drawing of a family; rams’ skulls top his chair’s posts.
    .meaning = Order, power, somebody’s father.
major-5 = A radio preacher in a mitre blesses before his microphone; in his dark glasses kneel those who listen.
    .meaning = Creed, tradition, the price of belonging.
major-6 = Two people are about to kiss in the rain, under a neon angel; a snake lifts an apple to them.
    .meaning = Love, and a choice that binds.
major-7 = A stern young man in a star’s crown holds two huge dogs, one white, one black, by the reins in one fist.
    .meaning = Will that drives two ways at once.
major-8 = A woman in a wreath of stars lays her brow on a great lion’s, eyes shut, her hand on his cheek.
    .meaning = Gentleness that is stronger than teeth.
major-9 = An old man in a coat lights a trail with a lantern: shoes at first, then paws.
    .meaning = A search that you make alone.
major-10 = Blindfolded Fortune hauls at the rail of her great wheel of lamps: a crown on top, a skull at the foot.
    .meaning = What was up comes down.
major-11 = Justice lifts her blindfold from one cold eye; sword in her fist; heart and feather weigh alike.
    .meaning = The bill, exactly.
major-12 = A man hangs by one foot, hands behind his head, grinning; his tie and his watch hang down, a cat looks on.
    .meaning = A pause, a price, another view.
major-13 = A skull in a hat and coat takes a white rose from a small girl; a king lies dead beside his crown.
    .meaning = An end that won’t be talked out of it.
major-14 = A barman with wings and a halo, his eyes shut, pours from glass to glass in one long curve.
    .meaning = The right mix, at the right time.
major-15 = A smiling silver-haired devil, one horn broken off, opens a golden collar for you; it hangs on a chain.
    .meaning = A chain that was chosen once.
major-16 = A man falls head first towards us and screams; behind him lightning sets a tower’s head on fire.
    .meaning = It all comes down, tonight.
major-17 = A woman kneels at a pool, long hair falling, and pours a jug with both hands where a great star is mirrored.
    .meaning = Hope after the worst.
major-18 = A wolf and a dog howl at a moon with a face; a skull hides in its dark half, a crayfish comes ashore.
    .meaning = Fear, dreams, things that are not what they seem.
major-19 = A child rides at us no-handed, laughing, its basket full of sunflowers; a great sun looks down and grins.
    .meaning = Joy, and nothing left in the dark.
major-20 = A winged jazzman blows a shining trumpet; below, one of the dead lifts two hands, one of them still bone.
    .meaning = The call that everybody hears.
major-21 = A dancer in red, eyes shut, lifts an arm and her skirt, in a wreath with the four suits’ signs.
    .meaning = Done and whole: the circle closes.

## Backs

back-players = A skyline and its reflection on dark red, each under a street lamp.
back-horror = An open green eye with a slit pupil, rays above and below it.
