"""Words for each card: what is to be seen on it, for who can't see it, and what it has long been read as."""

from __future__ import annotations

from typing import Final, NamedTuple

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


class CardWords(NamedTuple):
    """A card in two lines."""

    seen: str
    """What our own picture shows: one sentence for a screen reader."""
    meaning: str
    """What the card may mean at a table: a few words for the Host."""


WORDS: Final[dict[Card, CardWords]] = {
    Card.WANDS_1: CardWords("A fist holds up one great burning match.", "A first spark: an idea, an appetite, a dare."),
    Card.WANDS_2: CardWords(
        "A woman at a tall window weighs a globe in her hand, a burning match on either side.",
        "A plan that is larger than the room it was made in.",
    ),
    Card.WANDS_3: CardWords(
        "A man in a hat, seen from behind, grips one of three matches on a pier; ships come in at sundown.",
        "What was sent out is on its way back.",
    ),
    Card.WANDS_4: CardWords(
        "Bride and groom laugh and raise a bouquet together under a garland, among four torches.",
        "A feast, a homecoming, a safe hour.",
    ),
    Card.WANDS_5: CardWords(
        "Five boys swing five torches at each other in an alley.", "A quarrel that nobody remembers the start of."
    ),
    Card.WANDS_6: CardWords(
        "A wreathed woman waves out of the roof of a cab, one of six matches in her hand.",
        "A win in front of everybody, and the envy that comes after.",
    ),
    Card.WANDS_7: CardWords(
        "A man at the top of the fire stairs beats back six torches with one.", "Outnumbered, and holding the height."
    ),
    Card.WANDS_8: CardWords("Eight burning matches fly over the roofs.", "Everything happens at once, and fast."),
    Card.WANDS_9: CardWords(
        "A man with a bandaged head grips a torch before a fence of eight more.", "Hurt, awake, and still on guard."
    ),
    Card.WANDS_10: CardWords(
        "An old man bent double carries ten burning matches uphill.", "Too much, taken on by one’s own choice."
    ),
    Card.WANDS_PAGE: CardWords(
        "A girl with a bag of rockets holds a match as tall as herself; fireworks go off behind her.",
        "News, mischief, a beginner with nerve.",
    ),
    Card.WANDS_KNIGHT: CardWords(
        "A stunt rider leaps through a burning hoop, a match in his fist.",
        "Speed and show; the landing is not planned.",
    ),
    Card.WANDS_QUEEN: CardWords(
        "A singer at her microphone holds a torch; a black cat sits at her hem.", "Warmth that can turn a whole room."
    ),
    Card.WANDS_KING: CardWords(
        "A bearded, crowned old man with a hammer and a burning match stands before a furnace.",
        "Somebody whose will becomes other people’s work.",
    ),
    Card.CUPS_1: CardWords(
        "A hand offers one great glass that runs over; a white bird dives to it.",
        "A heart opened, a gift without a bill.",
    ),
    Card.CUPS_2: CardWords(
        "A man and a woman touch glasses across a small table.", "Two who see each other; a pact, a first kiss."
    ),
    Card.CUPS_3: CardWords("Three friends on a roof raise three glasses.", "Friends, a toast, one good night."),
    Card.CUPS_4: CardWords(
        "A man with folded arms ignores three glasses on the bar and a fourth that is held out.",
        "Bored, sulking, blind to what is offered.",
    ),
    Card.CUPS_5: CardWords(
        "A hooded mourner looks down at three spilt glasses; two full ones stand behind.",
        "Grief that sees only what is gone.",
    ),
    Card.CUPS_6: CardWords(
        "A boy hands a girl a glass with a flower in it; five more stand on steps, sill and shelf.",
        "Childhood, an old debt of kindness.",
    ),
    Card.CUPS_7: CardWords(
        "A man throws up his hands before seven glasses in smoke, a wish or a trap over each.",
        "Too many dreams, and one of them is a snake.",
    ),
    Card.CUPS_8: CardWords(
        "A man in a red coat turns his back and climbs away under a thin moon; eight glasses stay behind, stacked.",
        "Leaving what was enough for others.",
    ),
    Card.CUPS_9: CardWords(
        "A man folds his arms and grins before nine glasses on his shelves.", "A wish come true, and he knows it."
    ),
    Card.CUPS_10: CardWords(
        "Ten glasses make a rainbow over a lit window, where laughing parents hug their two children.",
        "For once, everybody is home.",
    ),
    Card.CUPS_PAGE: CardWords(
        "A red-haired kid at an aquarium holds a huge glass, and a fish leaps out of it.",
        "A strange message, kindly meant.",
    ),
    Card.CUPS_KNIGHT: CardWords(
        "A policeman on a white horse rides through a flooded street and holds up a glass before the moon.",
        "An offer from somebody charming.",
    ),
    Card.CUPS_QUEEN: CardWords(
        "A crowned woman with closed eyes holds a great glass in her lap, a shell behind her.",
        "Somebody who feels what is not said.",
    ),
    Card.CUPS_KING: CardWords(
        "A bearded captain steers through a storm and lifts his glass.", "Calm on top of deep water."
    ),
    Card.SWORDS_1: CardWords(
        "An arm comes up out of a manhole and holds a blade to the searchlights.",
        "A truth that cuts; a clear decision.",
    ),
    Card.SWORDS_2: CardWords(
        "A blindfolded woman on a quay crosses two blades before her.", "A choice refused: not looking is a choice too."
    ),
    Card.SWORDS_3: CardWords(
        "A neon heart, run through by three blades, bleeds into a puddle in the rain.", "Heartbreak, said out loud."
    ),
    Card.SWORDS_4: CardWords(
        "Somebody sleeps in a hospital bed, hands folded, three blades on the wall and one beneath.",
        "Rest, or the peace of the ward.",
    ),
    Card.SWORDS_5: CardWords(
        "A grinning man grips three blades, two more at his feet; the beaten walk off in the rain.",
        "A win that costs everybody, the winner too.",
    ),
    Card.SWORDS_6: CardWords(
        "A ferryman takes a bowed figure and a child across dark water; six blades stand in the boat.",
        "Away from here, with the pain aboard.",
    ),
    Card.SWORDS_7: CardWords(
        "A masked thief, a finger on his lips, steals away from a door with five blades; two still hang in it.",
        "A trick, a theft, a half-done job.",
    ),
    Card.SWORDS_8: CardWords(
        "A bound, blindfolded woman stands among eight blades; the gate behind her is open.",
        "A prison that is partly belief.",
    ),
    Card.SWORDS_9: CardWords(
        "Somebody sits up in bed, face in hands, under nine blades.", "Three in the morning; guilt, dread."
    ),
    Card.SWORDS_10: CardWords(
        "A body lies on the pavement at dawn with ten blades in the back.", "The end of it. It can’t get worse."
    ),
    Card.SWORDS_PAGE: CardWords(
        "A cadet on a windy roof grips a blade and looks over a shoulder.",
        "A spy, a sharp question, a lookout.",
    ),
    Card.SWORDS_KNIGHT: CardWords(
        "A helmeted rider on a motorcycle charges through the rain, blade level.", "Straight at it, thinking later."
    ),
    Card.SWORDS_QUEEN: CardWords(
        "A crowned judge in a wig sits in profile, a blade upright, the other palm raised.",
        "Somebody who has heard it all before.",
    ),
    Card.SWORDS_KING: CardWords(
        "A masked surgeon under his lamp holds a blade upright; the other glove is raised.",
        "Authority without anger: the cold cut.",
    ),
    Card.PENTACLES_1: CardWords(
        "A hand holds one great coin over a garden path; the gate stands open.", "A real chance: money, work, a seed."
    ),
    Card.PENTACLES_2: CardWords(
        "A man on one leg on a drum juggles two coins in a looping line, ships tossing behind.",
        "Two bills, one wage: keep it moving.",
    ),
    Card.PENTACLES_3: CardWords(
        "A mason on a scaffold carves at three coins of stone; a monk points up, the money holds the plan.",
        "Good work, seen by those who pay.",
    ),
    Card.PENTACLES_4: CardWords(
        "A man clutches a coin, with one on his head and one under each shoe.", "Holding on so hard that nothing moves."
    ),
    Card.PENTACLES_5: CardWords(
        "A woman in a hood and a man on a crutch pass a lit church window of five coins in the snow.",
        "Want, and a warm door that stays shut.",
    ),
    Card.PENTACLES_6: CardWords(
        "A rich man with scales drops a coin to one of two who hold out a hand; five more are set in the door.",
        "Charity, and who decides on it.",
    ),
    Card.PENTACLES_7: CardWords(
        "A gardener leans on his hoe and looks at a bush of six coins, a seventh at his feet.",
        "Is it worth another season?",
    ),
    Card.PENTACLES_8: CardWords(
        "A woman swings a hammer over a coin on a block under a lamp; seven hang finished.", "Practice, piece by piece."
    ),
    Card.PENTACLES_9: CardWords(
        "A lady alone in her garden carries a falcon among vines with nine coins.", "Enough, and earned alone."
    ),
    Card.PENTACLES_10: CardWords(
        "An old man reaches out to a dog that a child hugs; a couple laugh in a gateway set with ten coins.",
        "Family, house, inheritance, and what it costs.",
    ),
    Card.PENTACLES_PAGE: CardWords(
        "A girl in glasses studies a coin at a library table.", "A student, a careful offer."
    ),
    Card.PENTACLES_KNIGHT: CardWords(
        "A driver with a moustache looks out of a tram with a coin on its front.",
        "Slow, on time, and not to be stopped.",
    ),
    Card.PENTACLES_QUEEN: CardWords(
        "An old woman in pearls holds a coin in a winter garden, a rabbit beside her.",
        "Somebody who feeds everybody and owns the block.",
    ),
    Card.PENTACLES_KING: CardWords(
        "A man with a cigar holds a coin in a chair with bull’s horns.", "Money that has grown roots."
    ),
    Card.FOOL: CardWords(
        "A man with a balloon steps off a wall; a white dog watches.", "A step into the air: trust, or folly."
    ),
    Card.MAGICIAN: CardWords(
        "A conjurer fans cards over a table with a match, a glass, a blade and a coin.", "Skill; the trick that works."
    ),
    Card.HIGH_PRIESTESS: CardWords(
        "A nun sits between a dark and a lit door, a book in her lap, the moon at her feet.", "A secret that is kept."
    ),
    Card.EMPRESS: CardWords(
        "A crowned woman stands in a greenhouse with a flower in her hand.", "Plenty, growth, somebody’s mother."
    ),
    Card.EMPEROR: CardWords(
        "A bearded boss with a crown sits at his desk, a ram’s head on each post of the throne.",
        "Order, power, somebody’s father.",
    ),
    Card.HIEROPHANT: CardWords(
        "A bishop in dark glasses raises two fingers over two kneelers and holds a microphone.",
        "Creed, tradition, the price of belonging.",
    ),
    Card.LOVERS: CardWords(
        "Two kiss in a lit window; a man in a hat watches from the street.", "Love, and a choice that binds."
    ),
    Card.CHARIOT: CardWords(
        "A crowned driver comes straight at us in a limousine, a black and a white dog before it.",
        "Will that drives two ways at once.",
    ),
    Card.STRENGTH: CardWords(
        "A woman closes the jaws of a huge dog with her bare hands.", "Gentleness that is stronger than teeth."
    ),
    Card.HERMIT: CardWords(
        "An old man in a coat lights a trail of paws with a lantern.", "A search that is done alone."
    ),
    Card.WHEEL_OF_FORTUNE: CardWords(
        "A big wheel turns over a fair: one sits crowned on top, one climbs on, one falls.", "What was up comes down."
    ),
    Card.JUSTICE: CardWords(
        "A blindfolded woman of stone holds up scales and a sword before a courthouse.", "The bill, exactly."
    ),
    Card.HANGED_MAN: CardWords(
        "A man hangs by one foot from a fire escape, light around his head.", "A pause, a price, another view."
    ),
    Card.DEATH: CardWords("A skull in a hat and coat wears a white rose.", "An end that nobody talks out of it."),
    Card.TEMPERANCE: CardWords(
        "A smiling barman before neon wings pours from glass to glass in one long curve.",
        "The right mix, at the right time.",
    ),
    Card.DEVIL: CardWords(
        "A horned shape looms over a man and a woman who are chained to one lock.", "A chain that was chosen once."
    ),
    Card.TOWER: CardWords(
        "Lightning breaks the top off a burning high-rise; two people fall.", "It all comes down, tonight."
    ),
    Card.STAR: CardWords(
        "A woman kneels under a great star and pours out two jugs in an alley.", "Hope after the worst."
    ),
    Card.MOON: CardWords(
        "Two dogs howl at a moon with a face, between two towers.", "Fear, dreams, things that only look so."
    ),
    Card.SUN: CardWords(
        "A child, arms spread, rides a bicycle past sunflowers under a laughing sun.",
        "Joy, and nothing left in the dark.",
    ),
    Card.JUDGEMENT: CardWords(
        "A loudspeaker calls a woman, a child and an old man up out of manholes, crying, arms raised.",
        "The call that everybody hears.",
    ),
    Card.WORLD: CardWords(
        "A laughing dancer with two wands and a flying ribbon in a wreath over the city; four signs are set in it.",
        "Done, whole, and round.",
    ),
}

SEEN: Final[dict[Card, str]] = {card: words.seen for card, words in WORDS.items()}

BACKS: Final[dict[DeckName, str]] = {
    DeckName.PLAYERS: "Two street lamps shine from both ends on a skyline and its reflection, on dark red.",
    DeckName.HORROR: "An open green eye with a slit pupil, rays above and below it.",
}
"""What is to be seen on each deck's back."""
