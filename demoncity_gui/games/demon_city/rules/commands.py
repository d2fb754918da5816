"""What the Host asks of the table."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.casebook import Casebook, CaseCommand
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, CharacterId, Side, State
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card


class BeginEvening(Struct, frozen=True, tag="begin-evening"):
    """Sit down with this cast and these two decks; they are shuffled (T-DECK-01, T-DECK-19).

    `house_rules` are those that an earlier evening ended with, `players_mode` and `horror_mode` who holds the cards;
    `solo`: the program is the Host of one player. `casebook` is what was kept till then, with the case that is played.
    """

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_deck: tuple[Card, ...]
    horror_deck: tuple[Card, ...]
    house_rules: HouseRules = PRESETS
    players_mode: DeckMode = DeckMode.PROGRAM
    horror_mode: DeckMode = DeckMode.PROGRAM
    casebook: Casebook | None = None
    solo: bool = False


class BeginDiceEvening(Struct, frozen=True, tag="begin-dice-evening"):
    """Sit down with this cast to play with d10s: real ones by the preset, of which the highest is typed (D-TASK-02).

    `house_rules` are those that an earlier evening ended with, `players_mode` and `horror_mode` who rolls; `solo`: the
    program is the Host of one player.
    """

    title: str
    scene: str
    characters: tuple[Character, ...]
    house_rules: HouseRules = PRESETS
    players_mode: DeckMode = DeckMode.HIGHEST_ONLY
    horror_mode: DeckMode = DeckMode.HIGHEST_ONLY
    casebook: Casebook | None = None
    solo: bool = False


class BeginAction(Struct, frozen=True, tag="begin-action"):
    """Begin Action Rounds with everybody of the cast (T-ENTRY-01)."""


class Announce(Struct, frozen=True, tag="announce"):
    """Say what somebody will do: the speaker, or one who has announced and thinks again."""

    who: CharacterId
    announcement: Announcement


class RepeatAll(Struct, frozen=True, tag="repeat-all"):
    """Let the speaker and all after them announce what they did last round, up to the first who can't."""


class CallReady(Struct, frozen=True, tag="call-ready"):
    """Call “Ready…”: no more announcements."""


class ThrowCards(Struct, frozen=True, tag="throw-cards"):
    """Turn all cards at once and judge every Clash (T-CLASH-01)."""


class ChooseAttack(Struct, frozen=True, tag="choose-attack"):
    """Say which of several equal highest attacks is made (T-RESOLVE-03, T-AMB-20)."""

    who: CharacterId


class ChooseDeed(Struct, frozen=True, tag="choose-deed"):
    """Say which of several equal deeds is done, of which only one can be (T-RESOLVE-27)."""

    who: CharacterId


class Complicate(Struct, frozen=True, tag="complicate"):
    """Note what changes for everybody in a tied Clash (T-RESOLVE-05)."""

    words: str


class WaiveTheFallen(Struct, frozen=True, tag="waive-the-fallen"):
    """Let deeds in the Clash now told succeed against those whom the attack has just removed (T-AMB-17)."""


class AcceptRuling(Struct, frozen=True, tag="accept-ruling"):
    """Take the ruling of the Clash now told, and go on to the next or to the aftermath (T-RESOLVE-24)."""


class SetToughness(Struct, frozen=True, tag="set-toughness"):
    """Enter somebody's Toughness by hand (T-AMB-70)."""

    who: CharacterId
    toughness: int


class SetHurt(Struct, frozen=True, tag="set-hurt"):
    """Set or clear somebody's Injury (T-ALOST-07)."""

    who: CharacterId
    hurt: bool


class NextRound(Struct, frozen=True, tag="next-round"):
    """Start over at announcing (T-RESOLVE-25, T-ORDER-06)."""


class EndAction(Struct, frozen=True, tag="end-action"):
    """Leave Action Rounds: nobody is in a hurry any more (T-ENTRY-06)."""


class SetState(Struct, frozen=True, tag="set-state"):
    """Put somebody Out of the Fight or into Panic, or bring them out of it, by hand (T-AMB-71, T-AMB-72)."""

    who: CharacterId
    state: State
    is_so: bool


class SetCalm(Struct, frozen=True, tag="set-calm"):
    """Enter somebody's Calm by hand (T-AMB-71)."""

    who: CharacterId
    calm: int


class CheckCalm(Struct, frozen=True, tag="check-calm"):
    """Throw for Calm against a Horror's number, or what the Host sets (T-RESOLVE-16, T-AMB-71)."""

    who: CharacterId
    intensity: int


class ThrowDamage(Struct, frozen=True, tag="throw-damage"):
    """Throw damage by the optional rule (T-AMB-70, reading b): cards equal to Toughness, the lowest counts.

    `massive` takes one card for each point of that stat of the attacker's instead, and the highest counts;
    `protection` adds to the Toughness. One hit is thrown for once; a second time takes the Host's word, `again`.
    """

    attacker: CharacterId
    target: CharacterId
    protection: int = 0
    massive: str | None = None
    again: bool = False


class Recover(Struct, frozen=True, tag="recover"):
    """Throw before announcing: to be Out of the Fight no more, or else for Panic (T-ANNOUNCE-07, T-ANNOUNCE-14)."""

    who: CharacterId
    stat: str | None
    intensity: int


class FollowFailure(Struct, frozen=True, tag="follow-failure"):
    """Say what follows for somebody who failed to recover: they act all the same, have no action this round, or are out
    for good (T-ANNOUNCE-08, HOST-18).
    """

    who: CharacterId
    then: AfterFailure


class PassTurn(Struct, frozen=True, tag="pass-turn"):
    """Let somebody have no action this round (T-ANNOUNCE-08)."""

    who: CharacterId


class PlaceAnew(Struct, frozen=True, tag="place-anew"):
    """Place somebody anew by the right that last round's success gave them (T-MOVE-05)."""

    who: CharacterId
    words: str


class SetRange(Struct, frozen=True, tag="set-range"):
    """Say how far two stand from each other at the start of the round, in feet (T-MOVE-03)."""

    one: CharacterId
    other: CharacterId
    feet: int


class JoinFight(Struct, frozen=True, tag="join-fight"):
    """Bring a newcomer in at their Agility (T-ORDER-05): somebody of the cast, or a new character."""

    character: Character


class LeaveFight(Struct, frozen=True, tag="leave-fight"):
    """Take somebody out of the fight; their cards are discarded unturned (T-AMB-59).

    `heir` leads the group whose leader they were, and has its cards; without one the group falls apart.
    """

    who: CharacterId
    heir: CharacterId | None = None


class RedrawTies(Struct, frozen=True, tag="redraw-ties"):
    """Put equal Agility into a new random order (T-ORDER-04)."""


class GroupFoes(Struct, frozen=True, tag="group-foes"):
    """Let like foes stand behind one throw (T-AMB-04, T-AMB-63); no members: let the group fall apart."""

    leader: CharacterId
    members: tuple[CharacterId, ...]


class LetLead(Struct, frozen=True, tag="let-lead"):
    """Let this one of a group lead it from now on: its leader is Out or in Panic, say (T-AMB-63)."""

    who: CharacterId


class SetSide(Struct, frozen=True, tag="set-side"):
    """Put somebody on another side (T-SIDE-02), for `this_round` alone or for good (T-AMB-23).

    The `heir` leads the group whose leader they were.
    """

    who: CharacterId
    side: Side
    heir: CharacterId | None = None
    this_round: bool = False


class SetDeck(Struct, frozen=True, tag="set-deck"):
    """Let somebody friendly throw from this deck: who runs them has changed (T-AMB-24, reading b)."""

    who: CharacterId
    deck: DeckName


class SetTouch(Struct, frozen=True, tag="set-touch"):
    """Merge or split Clashes between two people (T-CLASH-08); None: as the announcements have it."""

    one: CharacterId
    other: CharacterId
    touch: bool | None


class SetConflict(Struct, frozen=True, tag="set-conflict"):
    """Say that of two deeds of one side only one can be done this round, or that both can (T-RESOLVE-27, HOST-17)."""

    one: CharacterId
    other: CharacterId
    conflict: bool


class SetLadder(Struct, frozen=True, tag="set-ladder"):
    """Say that advantages of this name stand one above another, or that they don't (T-SIT-06, HOST-17)."""

    label: str
    is_ladder: bool


class SetDrivers(Struct, frozen=True, tag="set-drivers"):
    """Name the competing drivers or pilots (T-CLASH-06)."""

    drivers: tuple[CharacterId, ...]


class SetHouseRule(Struct, frozen=True, tag="set-house-rule"):
    """Read an open question by this letter from now on (HOST-16)."""

    ambiguity: str
    letter: str


class GrantSignificator(Struct, frozen=True, tag="grant-significator"):
    """Reward a player character with a court card or a Major, shuffled into the Players' Deck (T-DECK-13).

    For a creature of the Host's: tie a card of the Horror's Deck to it (T-DECK-16, T-AMB-08).
    """

    who: CharacterId
    card: Card


class RemoveSignificator(Struct, frozen=True, tag="remove-significator"):
    """Take a Significator from its owner and out of the Players' Deck; The Fool stays in it (T-DECK-14, T-DECK-07)."""

    who: CharacterId
    card: Card


class SetDecks(Struct, frozen=True, tag="set-decks"):
    """Build both decks anew between fights, and shuffle them (T-DECK-01, HOST-03)."""

    players: tuple[Card, ...]
    horror: tuple[Card, ...]


class ShuffleDeck(Struct, frozen=True, tag="shuffle-deck"):
    """Shuffle a pile with its discard now (T-DECK-22)."""

    deck: DeckName


class PutBack(Struct, frozen=True, tag="put-back"):
    """Shuffle a card from the discard into its pile."""

    deck: DeckName
    card: Card


class Note(Struct, frozen=True, tag="note"):
    """Keep a note of the Host's own in the history, for the Host alone."""

    words: str


class ShowLine(Struct, frozen=True, tag="show-line"):
    """Have everybody at the table read this; the TV shows it until something else is done with it."""

    words: str


class NameEvening(Struct, frozen=True, tag="name-evening"):
    """Call the evening something else, or say where it is now, as the players read both."""

    title: str
    scene: str


class SetHidden(Struct, frozen=True, tag="set-hidden"):
    """Hide somebody from the players, who read “?” for all they would know of them, or show them again."""

    who: CharacterId
    hidden: bool


class EditCharacter(Struct, frozen=True, tag="edit-character"):
    """Write somebody's sheet anew; what has befallen them in play, and their Significators, stay as they are."""

    character: Character


class AddCharacters(Struct, frozen=True, tag="add-characters"):
    """Take these into the cast, unharmed and with ids of their own, behind this one, or at its end."""

    characters: tuple[Character, ...]
    behind: CharacterId | None = None


class RemoveCharacter(Struct, frozen=True, tag="remove-character"):
    """Take somebody who is not in the fight out of the cast, and their Significators out of the deck (T-DECK-14)."""

    who: CharacterId


class MoveCharacter(Struct, frozen=True, tag="move-character"):
    """Put somebody at this place of the cast, counted from 0."""

    who: CharacterId
    place: int


class DrawNumber(Struct, frozen=True, tag="draw-number"):
    """Draw C10 from this deck, or C100 from the Players' Deck whoever asks (T-C10-01, T-C100-01, T-C100-04)."""

    drawer: DeckName
    hundred: bool


class DrawFreely(Struct, frozen=True, tag="draw-freely"):
    """Draw cards that no rule judges (T-WHEN-04)."""

    deck: DeckName
    cards: int


class AskOracle(Struct, frozen=True, tag="ask-oracle"):
    """Ask the Players' Deck a question of yes or no (T-WHEN-04)."""

    question: str
    likelihood: Likelihood


class Consult(Struct, frozen=True, tag="consult"):
    """Draw one of these lines: C10 for ten or fewer, C100 for more (T-C10-01, T-C100-01)."""

    title: str
    lines: tuple[str, ...]


class BeginFight(Struct, frozen=True, tag="begin-fight"):
    """Bring these foes with a Horror's Deck of these cards, and begin Action Rounds of them and the player characters.

    What the Players' Deck holds is left out of that deck (T-ENTRY-01, T-DECK-16).
    """

    characters: tuple[Character, ...]
    horror: tuple[Card, ...]


class TaskSide(Struct, frozen=True):
    """One who throws in a task, with what the Host lets count (T-EXTRA, T-LOST).

    `further_skills` are those that fit the task beside the stat (T-EXTRA-09).
    """

    who: CharacterId
    stat: str | None = None
    further_skills: tuple[str, ...] = ()
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    other_is_distracted: bool = False


class TryTask(Struct, frozen=True, tag="try-task"):
    """Throw against one or several rising Intensities (T-STATIC).

    `supernatural` is the Host's word on Intensity 10 (T-STATIC-07), None where the preset decides (T-AMB-42). `words`
    say what is tried, for everybody to read.
    """

    side: TaskSide
    intensities: tuple[int, ...]
    supernatural: bool | None = None
    words: str = ""


class Contest(Struct, frozen=True, tag="contest"):
    """Throw against each other (T-OPP); `more` are further rivals (T-AMB-64), `words` say what it is about."""

    one: TaskSide
    other: TaskSide
    more: tuple[TaskSide, ...] = ()
    words: str = ""


class ComplicateTask(Struct, frozen=True, tag="complicate-task"):
    """Note what makes an undecided contest more complicated (T-TIE-02)."""

    words: str


class SetRealDeck(Struct, frozen=True, tag="set-real-deck"):
    """Play a deck with real cards from now on, or with the program's again; all its cards go to its pile."""

    deck: DeckName
    mode: DeckMode


class TypeCards(Struct, frozen=True, tag="type-cards"):
    """Say which real cards somebody has turned: all that is known of them, in the place of what was said before.

    `who` is None for a draw that is nobody's.
    A word for each card: a number that counts, `F` The Fool, `P` `N` `Q` `K` a court, `J` and a number a Major, `*` the
    thrower's own Significator, or a card's name.
    """

    who: CharacterId | None
    cards: tuple[str, ...]


class Propose(Struct, frozen=True, tag="propose"):
    """Have the program propose what the speaker announces, by their instincts; `says` has it announced at once."""

    who: CharacterId
    says: bool = False


class LetProgramPlay(Struct, frozen=True, tag="let-program-play"):
    """Let the program announce for somebody whenever their turn comes, or let people do so."""

    who: CharacterId
    plays: bool


class PlaySolo(Struct, frozen=True, tag="play-solo"):
    """Let the program be the Host of one player from now on, or sit down at a full table again."""

    solo: bool


class Peek(Struct, frozen=True, tag="peek"):
    """Look behind the curtain of a solo evening, at all that a Host sees, or look away again."""

    peeks: bool


class LetGo(Struct, frozen=True, tag="let-go"):
    """Don't throw what waits for real cards; they go back unseen."""


Command = (
    BeginAction
    | Announce
    | RepeatAll
    | CallReady
    | ThrowCards
    | ChooseAttack
    | ChooseDeed
    | Complicate
    | WaiveTheFallen
    | AcceptRuling
    | Recover
    | FollowFailure
    | PassTurn
    | NextRound
    | EndAction
    | PlaceAnew
    | SetRange
    | JoinFight
    | LeaveFight
    | RedrawTies
    | GroupFoes
    | LetLead
    | SetSide
    | SetTouch
    | SetConflict
    | SetLadder
    | SetDrivers
    | SetToughness
    | SetHurt
    | SetState
    | SetCalm
    | CheckCalm
    | ThrowDamage
    | SetDeck
    | SetHidden
    | EditCharacter
    | AddCharacters
    | RemoveCharacter
    | MoveCharacter
    | GrantSignificator
    | RemoveSignificator
    | SetDecks
    | ShuffleDeck
    | PutBack
    | DrawNumber
    | DrawFreely
    | BeginFight
    | AskOracle
    | Consult
    | CaseCommand
    | SetRealDeck
    | TypeCards
    | LetGo
    | Propose
    | LetProgramPlay
    | PlaySolo
    | Peek
    | BeginEvening
    | BeginDiceEvening
    | SetHouseRule
    | Note
    | ShowLine
    | NameEvening
    | TryTask
    | Contest
    | ComplicateTask
)
