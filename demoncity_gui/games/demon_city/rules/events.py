"""What has happened at the table: data only, and all that a replay needs."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.casebook import Casebook, CaseEvent
from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.asymmetries import ChargedTwice
from demoncity_gui.games.demon_city.rules.awaited import Asked, Draw
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, CardPower, Character, CharacterId, Side, State
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.proposals import Proposal
from demoncity_gui.games.demon_city.rules.task import StaticRuling, TaskRuling
from demoncity_gui.games.demon_city.rules.yes_or_no import Answer, Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn


class EveningBegan(Struct, frozen=True, tag="evening-began"):
    """The cast sat down; the decks are still in the order they were built in."""

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_deck: tuple[Card, ...]
    horror_deck: tuple[Card, ...]
    casebook: Casebook | None = None


class DiceEveningBegan(Struct, frozen=True, tag="dice-evening-began"):
    """The cast sat down to play with d10s, which these roll: the program, or people with real ones."""

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_mode: DeckMode
    horror_mode: DeckMode
    casebook: Casebook | None = None


class DiceRolled(Struct, frozen=True, tag="dice-rolled"):
    """The program rolled the dice that lie before somebody in a fight; these are the faces (D-CLASH-01)."""

    who: CharacterId
    faces: tuple[int, ...]


class DiceSpread(Struct, frozen=True, tag="dice-spread"):
    """The program rolled dice outside the lanes of a fight; they lie open with these faces (D-TASK-01).

    `hidden`: the players don't see them, for their number would tell somebody's Toughness.
    """

    deck: DeckName
    faces: tuple[int, ...]
    hidden: bool = False


class EqualsPicked(Struct, frozen=True, tag="equals-picked"):
    """Chance put those of one side who hold the highest roll into this order: the first of them acts (D-CLASH-05)."""

    order: tuple[CharacterId, ...]


class DeckShuffled(Struct, frozen=True, tag="deck-shuffled"):
    """A discard, a new deck, or the pile itself, became the pile in this order, top first; what it leaves out of the
    discard stays there. Secret (T-DECK-22, T-DECK-26, T-THROW-07).
    """

    deck: DeckName
    order: tuple[Card, ...]


class ActionBegan(Struct, frozen=True, tag="action-began"):
    """Action Rounds began; the order holds to the end of the fight (T-ORDER-01, T-ORDER-02, T-ORDER-03)."""

    order: tuple[CharacterId, ...]


class Announced(Struct, frozen=True, tag="announced"):
    """Somebody said what they will do."""

    who: CharacterId
    announcement: Announcement


class ThrowsCounted(Struct, frozen=True, tag="throws-counted"):
    """This is how many cards somebody takes now, and why; None if they take none any more."""

    who: CharacterId
    count: Count | None


class CardsLaid(Struct, frozen=True, tag="cards-laid"):
    """That many cards went from the top of the pile face down before somebody (T-ANNOUNCE-11)."""

    who: CharacterId
    number: int


class CardsReturned(Struct, frozen=True, tag="cards-returned"):
    """The last cards laid went back on top of the pile, unseen."""

    who: CharacterId
    number: int


class ThrowShown(Struct, frozen=True, tag="throw-shown"):
    """Somebody's cards were turned on their own turn: an uncontested deed (T-UNCONTESTED-02)."""

    who: CharacterId


class ThrowDiscarded(Struct, frozen=True, tag="throw-discarded"):
    """Somebody's shown cards went to the discard: there is a new throw (T-THROW-05, T-AMB-07)."""

    who: CharacterId


class DeedSettled(Struct, frozen=True, tag="deed-settled"):
    """An uncontested deed ended like this, whatever the Clashes bring (T-UNCONTESTED-06)."""

    who: CharacterId
    ruling: TaskRuling


class ReadyCalled(Struct, frozen=True, tag="ready-called"):
    """Everybody has announced; the Host said “Ready…”."""


class CardsTurned(Struct, frozen=True, tag="cards-turned"):
    """All cards that lay face down were turned at once (T-CLASH-01, T-CLASH-05)."""


class ClashJudged(Struct, frozen=True, tag="clash-judged"):
    """A Clash was judged; `clash` counts from 0 in the order of telling. A second judgement replaces the first."""

    clash: int
    ruling: ClashRuling


class SituationComplicated(Struct, frozen=True, tag="situation-complicated"):
    """The Host changed something for everybody in a tied Clash (T-RESOLVE-05)."""

    clash: int
    words: str


class RulingAccepted(Struct, frozen=True, tag="ruling-accepted"):
    """One Clash more has been told."""


class AftermathReached(Struct, frozen=True, tag="aftermath-reached"):
    """All Clashes have been told; these are the ones whose attack or defence took effect (T-ALG-12).

    `unmoved` are runners who did not get anywhere (T-AMB-52).
    """

    succeeded: tuple[CharacterId, ...]
    unmoved: tuple[CharacterId, ...] = ()


class CharacterChanged(Struct, frozen=True, tag="character-changed", omit_defaults=True):
    """Somebody is otherwise now, in what is set here: `toughness` and `calm` are what they have come to.

    `hurt` is their Injury; they are in the `state`, or if not `is_so` no more; `deck` is what their throws come from
    (T-AMB-24, reading b); `hidden` they are from the players.
    """

    who: CharacterId
    toughness: int | None = None
    calm: int | None = None
    hurt: bool | None = None
    state: State | None = None
    is_so: bool = True
    deck: DeckName | None = None
    hidden: bool | None = None


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """A new round: the shown cards went to their discards, announcing starts over."""

    number: int


class ActionEnded(Struct, frozen=True, tag="action-ended"):
    """Action Rounds are over; all cards before people went to their discards."""


class DamageThrown(Struct, frozen=True, tag="damage-thrown"):
    """Damage by the optional rule: the number that counts among the cards just spread (T-AMB-70, reading b).

    `again`: it was thrown for before, and once more by the Host's word.
    """

    attacker: CharacterId
    target: CharacterId
    damage: int
    lowest: bool
    again: bool = False


class TurnPassed(Struct, frozen=True, tag="turn-passed"):
    """Somebody gets no action this round (T-ANNOUNCE-08)."""

    who: CharacterId


class FailureFollowed(Struct, frozen=True, tag="failure-followed"):
    """The Host said what follows for somebody who failed to recover (T-ANNOUNCE-08)."""

    who: CharacterId
    then: AfterFailure


class PlacedAnew(Struct, frozen=True, tag="placed-anew"):
    """Somebody used the right to stand elsewhere (T-MOVE-05)."""

    who: CharacterId
    words: str


class RangeSet(Struct, frozen=True, tag="range-set"):
    """How far two stand from each other at the start of the round, in feet."""

    one: CharacterId
    other: CharacterId
    feet: int


class FightJoined(Struct, frozen=True, tag="fight-joined"):
    """A newcomer is there; this is the order with them in it (T-ORDER-05)."""

    character: Character
    order: tuple[CharacterId, ...]


class FightLeft(Struct, frozen=True, tag="fight-left"):
    """Somebody is out of the order; their cards went to the discard unturned (T-AMB-59)."""

    who: CharacterId


class OrderChanged(Struct, frozen=True, tag="order-changed"):
    """Equal Agility was put into a new order (T-ORDER-04), or one who has another Agility `moved` (T-ORDER-01)."""

    order: tuple[CharacterId, ...]
    moved: CharacterId | None = None


class FoesGrouped(Struct, frozen=True, tag="foes-grouped"):
    """Like foes stand behind one throw, or none do any more; this is the order after it (T-AMB-63)."""

    leader: CharacterId
    members: tuple[CharacterId, ...]
    order: tuple[CharacterId, ...]


class LeaderChanged(Struct, frozen=True, tag="leader-changed"):
    """`now` leads a group in the place of `was`, who stands in it; its place, deed and cards stay (T-AMB-63)."""

    was: CharacterId
    now: CharacterId


class SideSet(Struct, frozen=True, tag="side-set"):
    """Somebody is on this side now (T-SIDE-02), for `this_round` alone or for good (T-AMB-23)."""

    who: CharacterId
    side: Side
    this_round: bool = False


class TouchSet(Struct, frozen=True, tag="touch-set"):
    """Two people's Clashes were merged, split, or left to the announcements (T-CLASH-08)."""

    one: CharacterId
    other: CharacterId
    touch: bool | None


class ConflictSet(Struct, frozen=True, tag="conflict-set"):
    """Of two people's deeds only one can be done this round, or both can (T-RESOLVE-27)."""

    one: CharacterId
    other: CharacterId
    conflict: bool


class LadderSet(Struct, frozen=True, tag="ladder-set"):
    """Advantages of this name stand one above another, or do so no more (T-SIT-06)."""

    label: str
    is_ladder: bool


class DriversSet(Struct, frozen=True, tag="drivers-set"):
    """These compete at the wheel (T-CLASH-06)."""

    drivers: tuple[CharacterId, ...]


class HouseRuleSet(Struct, frozen=True, tag="house-rule-set"):
    """An open question is read by this letter from now on."""

    ambiguity: str
    letter: str


class SignificatorSet(Struct, frozen=True, tag="significator-set"):
    """A card is, or is no more, somebody's Significator; `moved` if the Players' Deck gained or lost it with that."""

    who: CharacterId
    card: Card
    owned: bool
    moved: bool


class DecksBuilt(Struct, frozen=True, tag="decks-built"):
    """All cards were collected and both decks built of these; they are still in that order."""

    players: tuple[Card, ...]
    horror: tuple[Card, ...]


class CardPutBack(Struct, frozen=True, tag="card-put-back"):
    """A card went from its discard to the bottom of its pile, which is then shuffled."""

    deck: DeckName
    card: Card


class Noted(Struct, frozen=True, tag="noted"):
    """The Host wrote something down. For the Host alone."""

    words: str


class LineShown(Struct, frozen=True, tag="line-shown"):
    """Everybody at the table was given this to read."""

    words: str


class SpreadDiscarded(Struct, frozen=True, tag="spread-discarded"):
    """The cards of the last throw from this deck went to its discard (T-THROW-05, T-THROW-06)."""

    deck: DeckName


class CardsSpread(Struct, frozen=True, tag="cards-spread"):
    """That many cards were drawn from the top of the pile and lie open (T-THROW-01)."""

    deck: DeckName
    number: int


class NumberDrawn(Struct, frozen=True, tag="number-drawn"):
    """C10 or C100 gave this number (T-C10-01, T-C100-01)."""

    deck: DeckName
    number: int
    hundred: bool


class OracleAnswered(Struct, frozen=True, tag="oracle-answered"):
    """The Players' Deck answered a question with a card of this value."""

    question: str
    likelihood: Likelihood
    value: int
    answer: Answer


class TableConsulted(Struct, frozen=True, tag="table-consulted"):
    """A table gave this line for the number that was drawn."""

    title: str
    number: int
    words: str


class TaskJudged(Struct, frozen=True, tag="task-judged"):
    """A static throw ended like this; `recovery` if it was one from Out of the Fight or Panic, `calm` if a Calm check.

    `turned_by` are the house rules without which it would have come out otherwise, None in older entries, which
    never say `calm`.
    """

    who: CharacterId
    intensities: tuple[int, ...]
    count: Count | None
    ruling: StaticRuling
    recovery: bool = False
    turned_by: tuple[Switch, ...] | None = None
    calm: bool = False


class PartyThrown(Struct, frozen=True):
    """What one party of a contest took and threw; `typed` are its cards where they were real ones."""

    who: CharacterId
    count: Count
    value: int
    typed: tuple[Drawn, ...] = ()


class ContestJudged(Struct, frozen=True, tag="contest-judged"):
    """An opposed throw ended like this; `charged_twice` is what the Host is warned of (T-LOST-05).

    `turned_by` are the house rules without which it would have come out otherwise, None in older entries.
    """

    parties: tuple[PartyThrown, ...]
    winner: CharacterId | None
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]
    charged_twice: tuple[ChargedTwice, ...] = ()
    turned_by: tuple[Switch, ...] | None = None


class CharacterEdited(Struct, frozen=True, tag="character-edited"):
    """This is somebody's sheet now."""

    character: Character


class CharacterAdded(Struct, frozen=True, tag="character-added"):
    """Somebody new is at this place of the cast, counted from 0."""

    character: Character
    place: int


class CharacterRemoved(Struct, frozen=True, tag="character-removed"):
    """Somebody belongs to the cast no more."""

    who: CharacterId


class CharacterMoved(Struct, frozen=True, tag="character-moved"):
    """Somebody is at this place of the cast now, counted from 0."""

    who: CharacterId
    place: int


class CardPowerMet(Struct, frozen=True, tag="card-power-met"):
    """Somebody won or succeeded with a card of theirs, and this is what it sets off (T-CRIT-11). For the Host alone."""

    who: CharacterId
    power: CardPower


class TaskComplicated(Struct, frozen=True, tag="task-complicated"):
    """The Host made an undecided contest more complicated (T-TIE-02)."""

    words: str


class RealDeckSet(Struct, frozen=True, tag="real-deck-set"):
    """A deck is a real one from now on, or the program's again; all its cards are in its pile."""

    deck: DeckName
    mode: DeckMode


class CardsTyped(Struct, frozen=True, tag="cards-typed"):
    """These are all the real cards known so far of those that lie before somebody; not yet shown to anybody.

    `who` is None for a draw that is nobody's.
    """

    who: CharacterId | None
    cards: tuple[Drawn, ...]


class CardsAwaited(Struct, frozen=True, tag="cards-awaited"):
    """What was asked waits for the real cards of these draws."""

    asked: Asked
    draws: tuple[Draw, ...]


class RealCardsSpread(Struct, frozen=True, tag="real-cards-spread"):
    """The real cards that were typed for somebody, or for nobody in particular, lie open (T-THROW-01)."""

    who: CharacterId | None


class AwaitedLetGo(Struct, frozen=True, tag="awaited-let-go"):
    """What waited for real cards is not thrown; what was typed is in its pile again."""


class Proposed(Struct, frozen=True, tag="proposed"):
    """The program proposed this for somebody. For the Host alone, until it is announced."""

    who: CharacterId
    proposal: Proposal


class ProgramPlaySet(Struct, frozen=True, tag="program-play-set"):
    """The program announces for somebody from now on, or people do."""

    who: CharacterId
    plays: bool


class EveningNamed(Struct, frozen=True, tag="evening-named"):
    """The evening is called this from now on, and this is its scene."""

    title: str
    scene: str


class SoloSet(Struct, frozen=True, tag="solo-set"):
    """The program is the Host of one player from now on, or people sit at a full table again."""

    solo: bool


class Peeked(Struct, frozen=True, tag="peeked"):
    """The player of a solo evening looked behind the curtain, or looked away again."""

    peeks: bool


RoundEvent = (
    ActionBegan
    | Announced
    | ThrowsCounted
    | CardsLaid
    | CardsReturned
    | ThrowShown
    | ThrowDiscarded
    | DeedSettled
    | ReadyCalled
    | CardsTurned
    | ClashJudged
    | SituationComplicated
    | RulingAccepted
    | AftermathReached
    | RoundBegan
    | ActionEnded
)
"""What happens in a round, from announcing to its aftermath."""
FightEvent = (
    Proposed
    | TurnPassed
    | FailureFollowed
    | PlacedAnew
    | RangeSet
    | FightJoined
    | FightLeft
    | OrderChanged
    | FoesGrouped
    | LeaderChanged
    | SideSet
    | TouchSet
    | ConflictSet
    | LadderSet
    | DriversSet
)
"""Who is in the fight, where, and with whom."""
CastEvent = (
    CharacterChanged
    | DamageThrown
    | SignificatorSet
    | CharacterEdited
    | CharacterAdded
    | CharacterRemoved
    | CharacterMoved
    | ProgramPlaySet
)
"""What happens to characters and their sheets."""
DeckEvent = (
    DeckShuffled
    | DecksBuilt
    | CardPutBack
    | SpreadDiscarded
    | CardsSpread
    | RealDeckSet
    | CardsTyped
    | CardsAwaited
    | RealCardsSpread
    | AwaitedLetGo
    | DiceRolled
    | DiceSpread
)
"""What happens to decks and to cards that are drawn."""
EveningEvent = (
    EveningBegan
    | DiceEveningBegan
    | EqualsPicked
    | HouseRuleSet
    | Noted
    | LineShown
    | EveningNamed
    | SoloSet
    | Peeked
    | NumberDrawn
    | OracleAnswered
    | TableConsulted
    | TaskJudged
    | ContestJudged
    | TaskComplicated
    | CardPowerMet
)
"""All else: what is tried outside rounds, house rules, and what the Host says."""
Event = RoundEvent | FightEvent | CastEvent | DeckEvent | EveningEvent | CaseEvent
