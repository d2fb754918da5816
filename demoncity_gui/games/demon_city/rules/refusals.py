"""When the rules say no: an answer with data; `wording` owns the sentence."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.games.common.refusals import NotNow as NotNow
from demoncity_gui.games.common.refusals import RuleRefusal as RuleRefusal
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


class OfTheTarot(Struct, frozen=True, tag="of-the-tarot"):
    """Something of the tarot edition that the dice edition doesn't have."""


class NotAFace(Struct, frozen=True, tag="not-a-face"):
    """A typed word is none of the faces of a d10: 1 to 10."""

    word: str


class DiceKeepTies(Struct, frozen=True, tag="dice-keep-ties"):
    """The order of equals stays for the whole session (D-SLOW-02)."""


class NotTheirTurn(Struct, frozen=True, tag="not-their-turn"):
    """Somebody slower has yet to announce (T-ANNOUNCE-01)."""

    who: CharacterId
    speaker: CharacterId | None


class NobodyThere(Struct, frozen=True, tag="nobody-there"):
    """No such character takes part."""

    who: CharacterId


class OwnSide(Struct, frozen=True, tag="own-side"):
    """An attack on somebody of one's own side, or on oneself (T-AMB-23)."""

    who: CharacterId
    target: CharacterId


class LacksStat(Struct, frozen=True, tag="lacks-stat"):
    """The character has no stat or skill of that name."""

    who: CharacterId
    stat: str


class PowerUnnamed(Struct, frozen=True, tag="power-unnamed"):
    """A supernatural attack must name the stat it uses and the one that resists it (T-HSTAT-03)."""

    who: CharacterId


class BadIntensity(Struct, frozen=True, tag="bad-intensity"):
    """An Intensity is a whole number from 0 to 10 (T-STATIC-03, T-STATIC-05, T-STATIC-06), or to `most` (D-TASK-04)."""

    intensity: int
    most: int = 10


class BadToughness(Struct, frozen=True, tag="bad-toughness"):
    """A Toughness entered by hand is out of every range (−99 to 99)."""

    toughness: int


class AlreadySettled(Struct, frozen=True, tag="already-settled"):
    """An uncontested deed stands once it is settled (T-AMB-47)."""

    who: CharacterId


class NothingToRepeat(Struct, frozen=True, tag="nothing-to-repeat"):
    """They announced nothing last round, or can't do it again."""

    who: CharacterId


class NotEnoughCards(Struct, frozen=True, tag="not-enough-cards"):
    """A deck can't serve these throws, its discard included; said before any card is dealt (T-AMB-04)."""

    deck: DeckName
    asked: int
    left: int


class NotACandidate(Struct, frozen=True, tag="not-a-candidate"):
    """Only one of the equal highest attacks, or of the equal deeds in conflict, may be chosen (T-RESOLVE-03)."""

    who: CharacterId


class ChoiceOpen(Struct, frozen=True, tag="choice-open"):
    """The Clash waits for its side to choose between equals (T-RESOLVE-03, T-RESOLVE-27)."""


class NotTied(Struct, frozen=True, tag="not-tied"):
    """Only a tie between sides is complicated (T-RESOLVE-05)."""


class DecksUnfit(Struct, frozen=True, tag="decks-unfit"):
    """The two decks break the rules for building them (T-DECK-07, T-DECK-20)."""

    breaches: tuple[DeckBreach, ...]


class AimedAt(Struct, frozen=True, tag="aimed-at"):
    """What `by` announced is aimed at somebody who would leave: they announce anew first (T-AMB-59)."""

    who: CharacterId
    by: CharacterId


class CastUnfit(Struct, frozen=True, tag="cast-unfit"):
    """Nobody sits down, or two characters have one id."""


class NamesThemselves(Struct, frozen=True, tag="names-themselves"):
    """A defence or an act set against oneself."""

    who: CharacterId


class NotOneSide(Struct, frozen=True, tag="not-one-side"):
    """Only deeds of one side can be in conflict (T-RESOLVE-27)."""

    one: CharacterId
    other: CharacterId


class LeaderDown(Struct, frozen=True, tag="leader-down"):
    """The leader of a group is Out or in Panic while others of it stand: first somebody else leads (T-AMB-63)."""

    who: CharacterId


class MustRecover(Struct, frozen=True, tag="must-recover"):
    """Out of the Fight or in Panic: a recovery comes before announcing (T-ANNOUNCE-07)."""

    who: CharacterId


class DamageWasThrown(Struct, frozen=True, tag="damage-was-thrown"):
    """One hit is thrown for once: this is what came of it (T-AMB-70)."""

    attacker: CharacterId
    target: CharacterId
    damage: int


class NothingToRecover(Struct, frozen=True, tag="nothing-to-recover"):
    """Neither Out of the Fight nor in Panic."""

    who: CharacterId


class TooFar(Struct, frozen=True, tag="too-far"):
    """Nobody runs that far in a round (T-MOVE-01, T-MOVE-02)."""

    feet: int
    most: int


class OutOfReach(Struct, frozen=True, tag="out-of-reach"):
    """Close combat with somebody farther off than a run (T-AMB-76)."""

    target: CharacterId
    feet: int


class BadNumber(Struct, frozen=True, tag="bad-number"):
    """A number is out of its range, `least` to `most`; `what` is the word by which its sentence calls it."""

    what: str
    number: int
    least: int
    most: int


class NoRight(Struct, frozen=True, tag="no-right"):
    """Only a success of the last round, before announcing, gives the right to stand elsewhere (T-MOVE-05)."""

    who: CharacterId


class InFightAlready(Struct, frozen=True, tag="already-there"):
    """They take part already."""

    who: CharacterId


class NoFriend(Struct, frozen=True, tag="no-friend"):
    """Only people on the players' side can be run by a player (T-AMB-24)."""

    who: CharacterId


class NotAlike(Struct, frozen=True, tag="not-alike"):
    """Only foes of one side and one deck stand behind one throw, and not in the middle of a round (T-AMB-63)."""


class NoSuchReading(Struct, frozen=True, tag="no-such-reading"):
    """There is no such house rule, or it has no such reading."""

    ambiguity: str
    letter: str


class NotASignificator(Struct, frozen=True, tag="not-a-significator"):
    """The card can't be, or is not, this character's Significator (T-DECK-13, T-DECK-20)."""

    who: CharacterId
    card: Card


class OutOfPlay(Struct, frozen=True, tag="out-of-play"):
    """The card lies on the table now; it can be taken away once it is discarded."""

    card: Card


class NotInDiscard(Struct, frozen=True, tag="not-in-discard"):
    """Only a card of that deck's discard can be put back."""

    deck: DeckName
    card: Card


class NothingWritten(Struct, frozen=True, tag="nothing-written"):
    """A note without words."""


class NobodyToFace(Struct, frozen=True, tag="nobody-to-face"):
    """Nobody but the player’s own people is here: a fight alone waits for a scene that brings somebody."""


class ListFull(Struct, frozen=True, tag="list-full"):
    """A list, or with no title the casebook, holds all that it can."""

    title: str
    most: int


class NotOnList(Struct, frozen=True, tag="not-on-list"):
    """No such line is on the list."""

    line: str


class NoNumberLeft(Struct, frozen=True, tag="no-number-left"):
    """The deck holds no card worth 1 to 10 that could be drawn (T-C10-01)."""

    deck: DeckName


class NotThisRule(Struct, frozen=True, tag="not-this-rule"):
    """The house rule that this belongs to is not in use."""

    ambiguity: str


class NoOverlapInAction(Struct, frozen=True, tag="no-overlap-in-action"):
    """Further skills don't count in Action Rounds (T-EXTRA-12, T-UNCONTESTED-07)."""


class NotASkill(Struct, frozen=True, tag="not-a-skill"):
    """Only skills of the character's own count as further ones (T-EXTRA-09)."""

    who: CharacterId
    skill: str


class CountsAlready(Struct, frozen=True, tag="counts-already"):
    """A skill that is used, or named before, is no further one."""

    who: CharacterId
    skill: str


class SpecialFormAlone(Struct, frozen=True, tag="special-form-alone"):
    """A skill and its own special form never count together: where the special one fits, it alone (T-EXTRA-11)."""

    who: CharacterId
    special: str
    general: str


class SheetFault(Enum):
    """What makes a sheet one that can't be played with."""

    NAMELESS = "nameless"
    NAME_TAKEN = "name-taken"
    ON_NO_SIDE = "on-no-side"
    STAT_MISSING = "stat-missing"  # Agility and Toughness are asked for in every fight
    RANK_NAMELESS = "rank-nameless"
    RANK_TWICE = "rank-twice"
    RANK_OUT = "rank-out"
    FORM_OF_ITSELF = "form-of-itself"
    SHOOTS_WITH_NOTHING = "shoots-with-nothing"
    POWER_WITHOUT_STAT = "power-without-stat"
    POWER_UNRESISTED = "power-unresisted"
    CARD_POWER_TWICE = "card-power-twice"
    CARD_POWER_WORDLESS = "card-power-wordless"
    CALM_CHECK_OUT = "calm-check-out"
    PROTECTION_OUT = "protection-out"
    WEAPON_NAMELESS = "weapon-nameless"
    WEIGHT_OUT = "weight-out"  # of an instinct
    PRONOUN_UNKNOWN = "pronoun-unknown"
    TOO_LONG = "too-long"
    TOO_MANY = "too-many"  # lines of one list
    CAST_FULL = "cast-full"


class SheetUnfit(Struct, frozen=True, tag="sheet-unfit"):
    """A sheet can't be as it is written; `what` is the name at fault and `number` the number, where there is one.

    `place` is where it stands, by the fields of `Character`: `weapons[2].name`.
    """

    fault: SheetFault
    name: str
    what: str = ""
    number: int = 0
    place: str = ""


class InTheFight(Struct, frozen=True, tag="in-the-fight"):
    """Who takes part stays in the cast."""

    who: CharacterId


class CardsAwaitedFirst(Struct, frozen=True, tag="cards-awaited-first"):
    """A throw waits for its real cards; they are typed and thrown, or let go, before anything else."""


class CardsToType(Struct, frozen=True, tag="cards-to-type"):
    """Real cards that lie before somebody, or were drawn for nobody, are to be typed first, so many."""

    who: CharacterId | None
    missing: int


class NotACard(Struct, frozen=True, tag="not-a-card"):
    """What was typed names no card."""

    words: str


class NoOwnCard(Struct, frozen=True, tag="no-own-card"):
    """The thrower has no Significator that could lie there."""

    who: CharacterId


class StatsStand(Struct, frozen=True, tag="stats-stand"):
    """Whoever takes part keeps side, stats, skills and power from the first announcement to the round's end."""

    who: CharacterId


class DeckStands(Struct, frozen=True, tag="deck-stands"):
    """Nobody's sheet changes decks during Action Rounds."""

    who: CharacterId


class HoldsSignificators(Struct, frozen=True, tag="holds-significators"):
    """Who has Significators draws from the Players' Deck (T-DECK-13)."""

    who: CharacterId


class NoCardLeft(Struct, frozen=True, tag="no-card-left"):
    """No such card could have been turned: the deck holds `held` of the kind, and all are known to be elsewhere."""

    deck: DeckName
    words: str
    held: int


class NotTheHighest(Struct, frozen=True, tag="not-the-highest"):
    """The deck holds too few cards for this one to be the highest, or after a trick the `lowest`, of so many."""

    words: str
    of: int
    lowest: bool


RoundRefusal = (
    NotNow
    | NotTheirTurn
    | NobodyThere
    | OwnSide
    | LacksStat
    | PowerUnnamed
    | AlreadySettled
    | NothingToRepeat
    | NotACandidate
    | ChoiceOpen
    | NotTied
    | NamesThemselves
    | NotOneSide
    | LeaderDown
    | MustRecover
    | DamageWasThrown
    | NothingToRecover
    | AimedAt
    | OutOfReach
    | TooFar
    | NoRight
    | NotAlike
)
"""What can’t be done in a round, or not by them."""
CastRefusal = (
    CastUnfit
    | InFightAlready
    | NoFriend
    | NoOverlapInAction
    | NotASkill
    | CountsAlready
    | SpecialFormAlone
    | SheetUnfit
    | InTheFight
    | StatsStand
)
"""What a sheet or the cast doesn’t allow."""
DeckRefusal = (
    NotEnoughCards
    | DecksUnfit
    | NotASignificator
    | OutOfPlay
    | NotInDiscard
    | NoNumberLeft
    | DeckStands
    | HoldsSignificators
    | CardsAwaitedFirst
    | CardsToType
    | NotACard
    | NoOwnCard
    | NoCardLeft
    | NotTheHighest
    | NotAFace
)
"""What the decks don’t allow."""
EveningRefusal = (
    BadIntensity
    | BadToughness
    | BadNumber
    | NoSuchReading
    | NothingWritten
    | NotThisRule
    | OfTheTarot
    | DiceKeepTies
    | ListFull
    | NobodyToFace
    | NotOnList
)
"""What can’t be meant, or isn’t in use."""
Refusal = RoundRefusal | CastRefusal | DeckRefusal | EveningRefusal
