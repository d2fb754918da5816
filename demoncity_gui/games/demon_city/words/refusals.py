"""One clear sentence for each refusal."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.characters import HIGHEST_RANK, CharacterId
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.real_cards import COURT_KEYS, FOOL_KEY, MAJOR_KEY
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import (
    cards,
    deck_name,
    listed,
    lower_deck_name,
    name,
    names,
    turned_words,
)
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named


def refusal_sentence(table: Table, reason: no.Refusal) -> str:
    """Return the sentence that tells the Host why the rules say no."""
    if isinstance(reason, no.RoundRefusal):
        return _sentence_of_round(table, reason)
    if isinstance(reason, no.CastRefusal):
        return _sentence_of_cast(table, reason)
    if isinstance(reason, no.DeckRefusal):
        return _sentence_of_deck(table, reason)
    return _sentence_of_evening(reason)


def _sentence_of_round(table: Table, reason: no.RoundRefusal) -> str:
    match reason:
        case no.NotNow():
            return "That can’t be done at this point of the round."
        case no.NotTheirTurn(who=who, speaker=None):
            return f"{name(table, who)} can’t announce now."
        case no.NotTheirTurn(who=who, speaker=speaker) if speaker is not None:
            return f"{name(table, who)} waits: {name(table, speaker)} is slower and announces first."
        case no.NotTheirTurn():
            return "It is somebody else’s turn to announce."
        case no.NobodyThere():
            return "Nobody by that name takes part in this fight."
        case no.OwnSide(who=who, target=target) if who == target:
            return f"{name(table, who)} can’t attack themselves."
        case no.OwnSide(who=who, target=target):
            return (
                f"{name(table, who)} and {name(table, target)} are on the same side: for an attack one of them changes "
                "sides first."
            )
        case no.LacksStat(who=who, stat=stat):
            return f"{name(table, who)} has no stat or skill called “{stat}”."
        case no.PowerUnnamed(who=who):
            return f"{name(table, who)} has no power on the sheet: a power names its stat and the stat that resists it."
        case no.AlreadySettled(who=who):
            return f"What {name(table, who)} did is settled and stands."
        case no.NothingToRepeat(who=who):
            return f"{name(table, who)} has nothing from last round that can be done again."
        case no.NotACandidate(who=who):
            return f"{name(table, who)} is not among those whose attack could be chosen."
        case no.ChoiceOpen():
            return "Two attacks are equally high: choose which one is made."
        case no.NotTied():
            return "Only a tie between sides calls for a complication."
        case no.LeaderDown(who=who):
            return f"{name(table, who)} is Out of the Fight or in Panic while others stand: first say who leads them."
        case no.MustRecover(who=who):
            return f"{name(table, who)} is Out of the Fight or in Panic: a recovery comes before announcing."
        case no.DamageWasThrown(attacker=attacker, target=target, damage=damage):
            return (
                f"{name(table, attacker)}’s damage to {name(table, target)} was thrown already and came to {damage}: "
                "undo takes it back, and the panel of one character throws it again."
            )
        case no.NothingToRecover(who=who):
            return f"{name(table, who)} has nothing to recover from."
        case no.TooFar(feet=feet, most=most):
            return f"Nobody runs {feet} feet: here it is 0 to {most}."
        case no.OutOfReach(target=target, feet=feet):
            return f"{name(table, target)} is {feet} feet away, farther than a run and a blow."
        case no.NoRight(who=who):
            return f"{name(table, who)} may not be placed anew now: that takes a success of the last round."
        case no.NotAlike():
            return "Only foes of one side who draw from one deck can stand behind one throw."
        case no.AimedAt(who=who, by=by):
            return f"What {name(table, by)} announced is aimed at {name(table, who)}: first they announce anew."
        case no.NamesThemselves(who=who):
            return f"{name(table, who)} can’t stand against themselves."
        case no.NotOneSide(one=one, other=other):
            return f"Only deeds of one side exclude each other: {names(table, (one, other))} are on two."


def _sentence_of_cast(table: Table, reason: no.CastRefusal) -> str:
    match reason:
        case no.AlreadyThere(who=who):
            return f"{name(table, who)} takes part already."
        case no.NoFriend(who=who):
            return f"{name(table, who)} is not on the players’ side, and only friends change the deck."
        case no.NoOverlapInAction():
            return "Further skills don’t count in Action Rounds."
        case no.NotASkill(who=who, skill=skill):
            return f"{name(table, who)} has no skill called “{skill}” that could count as well."
        case no.CountsAlready(who=who, skill=skill):
            return f"{skill} counts for {name(table, who)} already."
        case no.SpecialFormAlone(special=special, general=general):
            return f"{special} is a special form of {general}: where it fits, use {special} alone."
        case no.SheetUnfit():
            return sheet_sentence(reason)
        case no.InTheFight(who=who):
            return f"{name(table, who)} takes part in the fight: first let them leave it."
        case no.StatsStand(who=who):
            return (
                f"{name(table, who)} takes part, and somebody has announced: side, stats, skills and power change "
                "before the first announcement of a round, or after the fight."
            )
        case no.CastUnfit():
            return "An evening needs characters, each of them once."


def _sentence_of_deck(table: Table, reason: no.DeckRefusal) -> str:
    match reason:
        case no.NotEnoughCards(deck=deck, asked=asked, left=left):
            return (
                f"{deck_name(deck)} has {cards(left)} left, its discard included, and these throws need {asked} more: "
                "take a throw away, or choose something that needs fewer."
            )
        case no.DecksUnfit(breaches=breaches):
            return f"These decks can’t be played with: {listed([breach_words(breach) for breach in breaches])}."
        case no.NotASignificator(who=who, card=card) if not _is_a_players(table, who):
            return f"{card.title} can’t be tied to {name(table, who)}, or is not: that takes a free card of its deck."
        case no.NotASignificator(who=who, card=card):
            return f"{card.title} can’t be a Significator of {name(table, who)}, or is not one."
        case no.OutOfPlay(card=card):
            return f"{card.title} lies on the table now; take it away once it is discarded."
        case no.NotInDiscard(deck=deck, card=card):
            return f"{card.title} does not lie in this discard: {deck_name(deck)}."
        case no.NoNumberLeft(deck=deck):
            return f"{deck_name(deck)} has no card worth 1 to 10 left to draw."
        case no.DeckStands(who=who):
            return f"{name(table, who)} keeps the deck until action is over."
        case no.HoldsSignificators(who=who) if not _is_a_players(table, who):
            return f"{name(table, who)} has own cards in the Horror’s Deck: take them away first."
        case no.HoldsSignificators(who=who):
            return f"{name(table, who)} has Significators in the Players’ Deck: take them away first."
        case no.CardsAwaitedFirst():
            return "A throw waits for its real cards: first type and throw them, or let go of it."
        case no.CardsToType(who=who, missing=missing):
            return f"First type {turned_words(table, who)}: {cards(missing)} to go."
        case no.NotACard(words=words):
            return f"“{words}” is no card: 1 to 10, F, P N Q K, J and a number from 0 to 21, or *."
        case no.NoOwnCard(who=who):
            return f"{name(table, who)} has no Significator that could lie here."
        case no.NoCardLeft(deck=deck, words=words, held=0):
            return f"There is no {typed_words(words)} in {lower_deck_name(deck)}."
        case no.NoCardLeft(deck=deck, words=words, held=held):
            return f"No {_ordinal(held + 1)} {typed_words(words)} can turn up: {lower_deck_name(deck)} holds {held}."
        case no.NotTheHighest(words=words, of=of, lowest=lowest):
            return (
                f"No {typed_words(words)} can be the {'lowest' if lowest else 'highest'} of {cards(of)} of this deck."
            )


def _sentence_of_evening(reason: no.EveningRefusal) -> str:
    match reason:
        case no.BadIntensity(intensity=intensity):
            return f"An Intensity is a whole number from 0 to 10, not {intensity}."
        case no.BadToughness(toughness=toughness):
            return f"Toughness can’t be {toughness}: it stays between −99 and 99."
        case no.BadNumber(what=what, number=number, least=least, most=most):
            return f"The number of {what} goes from {least} to {most}, not {number}.".replace("-", "−")
        case no.NoSuchReading(ambiguity=ambiguity, letter=letter):
            return f"There is no house rule {ambiguity} with a reading “{letter}”."
        case no.NothingWritten():
            return "A note needs words."
        case no.NotThisRule(ambiguity=ambiguity):
            return f"This belongs to another reading of {ambiguity}: change the house rule first."


def _is_a_players(table: Table, who: CharacterId) -> bool:
    return all(one.is_player_character for one in table.characters if one.id == who)


def sheet_sentence(unfit: no.SheetUnfit) -> str:
    """Return the sentence that says what is wrong with a sheet."""
    if unfit.fault is no.SheetFault.POWER_WITHOUT_STAT and not unfit.what:
        return f"The power of {unfit.name} needs a deed and the stat that it uses."
    number = str(unfit.number).replace("-", "−")
    return _SHEET_SENTENCES[unfit.fault].format(whose=unfit.name, what=unfit.what, number=number)


_SHEET_SENTENCES = {
    no.SheetFault.NAMELESS: "Everybody needs a name.",
    no.SheetFault.TOO_LONG: "A {what} has at most {number} letters.",
    no.SheetFault.TOO_MANY: "{whose} has more than {number} {what}: nobody plays with so many.",
    no.SheetFault.CAST_FULL: "There is no room for {whose}: an evening has at most {number} characters.",
    no.SheetFault.NAME_TAKEN: "Somebody else is called {whose} already.",
    no.SheetFault.ON_NO_SIDE: "{whose} needs a side: any word, “players” for the players’ own.",
    no.SheetFault.STAT_MISSING: "{whose} needs {what}, 0 at least: every fight asks for it.",
    no.SheetFault.RANK_NAMELESS: "A stat or skill of {whose} has no name.",
    no.SheetFault.RANK_TWICE: "{whose} has {what} twice.",
    no.SheetFault.RANK_OUT: f"{{what}} goes from 0 to {HIGHEST_RANK}, not {{number}}.",
    no.SheetFault.FORM_OF_ITSELF: "{what} can’t be a special form of itself.",
    no.SheetFault.SHOOTS_WITH_NOTHING: "{whose} can’t shoot with {what}: no stat or skill is called so.",
    no.SheetFault.POWER_WITHOUT_STAT: "The power of {whose} can’t use {what}: no stat or skill is called so.",
    no.SheetFault.POWER_UNRESISTED: "The power of {whose} needs the stat that resists it.",
    no.SheetFault.CARD_POWER_TWICE: "{what} sets off two things for {whose}: write both into one.",
    no.SheetFault.CARD_POWER_WORDLESS: "Nothing says what {what} sets off for {whose}.",
    no.SheetFault.CALM_CHECK_OUT: "A Calm check is thrown against 0 to 10, not {number}.",
    no.SheetFault.WEAPON_NAMELESS: "A weapon of {whose} has no name.",
}


def typed_words(words: str) -> str:
    """Return what a card is called that was typed like this, as after “no”: “7”, “Page”, “Fool”."""
    if words in COURT_KEYS:
        return COURT_KEYS[words].value.title()
    if words == FOOL_KEY:
        words = Card.FOOL.value
    names_major = words.startswith(MAJOR_KEY) and words[1:].isdecimal()
    try:
        return card_named(f"major-{int(words[1:])}" if names_major else words).title.removeprefix("The ")
    except UnknownCard:
        return words


def _ordinal(number: int) -> str:
    words = ("first", "second", "third", "fourth", "fifth", "sixth")
    return words[number - 1] if number <= len(words) else f"{number}th"


def breach_words(breach: DeckBreach) -> str:
    """Return what is wrong with two decks, as a clause."""
    match breach:
        case DeckBreach.FOOL_IN_BOTH:
            return "The Fool is in both decks"
        case DeckBreach.FOOL_IN_NEITHER:
            return "The Fool is in neither deck"
        case DeckBreach.CARD_TWICE:
            return "a card is there twice"
        case DeckBreach.MOSTLY_OVER_TEN:
            return "most cards of the Horror’s Deck are over 10"
        case DeckBreach.SIGNIFICATOR_AWAY:
            return "a Significator is not in the Players’ Deck"
