"""What the Host's window may show: rows, groups, counts and sentences, and no face-down card's name."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Announcement, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Power, Rank
from demoncity_gui.games.demon_city.rules.refusals import Refusal
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Drawn


class HostStage(Enum):
    """The stages across the top of the Host's window, and the time outside Action Rounds."""

    QUIET = "quiet"
    ANNOUNCE = "announce"
    THROW = "throw"
    RESOLVE = "resolve"
    AFTERMATH = "aftermath"


class RowState(Enum):
    """Where somebody is in the round."""

    WAITING = "waiting"
    SPEAKING = "speaking"
    ANNOUNCED = "announced"
    SETTLED = "settled"
    HAPPENED = "happened"
    NOTHING = "nothing"


class Person(Struct, frozen=True):
    """Somebody who can be named by a key."""

    who: CharacterId
    key: str
    name: str
    is_foe: bool


class Row(Struct, frozen=True):
    """One line of the Agility table. `key` is the key that names this character, `why` the reasons in full.

    `pale` marks what is only a suggestion: last round's deed. `value`, `shown` and `counting`, the card whose value it
    is, are there once cards are turned. `is_down`: Out of the Fight or in Panic. `behind` are those whose one throw
    this is as well (T-AMB-63). In the dice edition what is shown `are_dice`.
    `drafted`: it is being put together, and not announced. `fate` is what became of the deed, and of whoever announces
    now who attacks them. `about` is what the Host has noted of them.
    """

    who: CharacterId
    key: str
    agility: int
    name: str
    is_player_character: bool
    notes: tuple[str, ...]
    is_down: bool
    announces: str = ""
    target: str = ""
    cards: int | None = None
    reasons: str = ""
    why: tuple[str, ...] = ()
    clash: str = ""
    state: RowState = RowState.WAITING
    pale: bool = False
    shown: tuple[Drawn, ...] = ()
    value: int | None = None
    fate: str = ""
    counting: Drawn | None = None
    behind: tuple[Person, ...] = ()
    are_dice: bool = False
    drafted: bool = False
    about: str = ""


class ClashMember(Struct, frozen=True):
    """One deed of a Clash in the Host's words."""

    who: CharacterId
    name: str
    deed: str
    cards: str
    fate: str
    happened: bool | None


class ClashGroup(Struct, frozen=True):
    """One Clash: its letter, its members, and how it ended once it is judged."""

    letter: str
    outcome: str
    members: tuple[ClashMember, ...]
    told: bool


class DeckLine(Struct, frozen=True):
    """How many cards of a deck lie where; None where real cards are not counted."""

    name: DeckName
    title: str
    pile: int | None
    face_down: int
    shown: int | None
    discard: int | None
    mode: DeckMode = DeckMode.PROGRAM


class TypedCard(Struct, frozen=True):
    """A card the Host has typed and nobody else has seen: `word` types it again, `text` is short, `title` its name."""

    word: str
    text: str
    title: str


class TypingLane(Struct, frozen=True):
    """Somebody, or a draw that is nobody's, whose real cards are typed now, `asked` of them.

    `lowest`: of several the lowest is the one to type. `what_for` is the task or draw that waits for them, where one
    does; `hint` says what else is to be known of it. They `are_dice` in the dice edition, and have faces alone.
    """

    who: CharacterId | None
    name: str
    deck: DeckName
    places: int
    asked: int
    lowest: bool
    typed: tuple[TypedCard, ...]
    what_for: str = ""
    hint: str = ""
    are_dice: bool = False

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing."""
        return len(self.typed) == self.asked


class Speaker(Struct, frozen=True):
    """Who announces now, whom they may name, and what they can do.

    `last` is last round's announcement where it can be made again, `last_words` what it is called. Who
    `must_recover` is Out of the Fight or in Panic, and announces nothing before (T-ANNOUNCE-07). `gone` is last round's
    announcement where it can't be made again. `advantages` and `disadvantages` are those that had a name last round.
    Who `aims_freely` loses no throw by aiming without harm at something that no hand holds (T-AMB-67, reading b).
    The `edition` says what can be asked of a deed. `proposal` is what the program proposes, `why` says the reason;
    `by_program`: it announces for them.
    """

    who: CharacterId
    name: str
    others: tuple[Person, ...]
    stats: tuple[Rank, ...]
    power: Power | None
    shoot_skill: str
    last: Announcement | None
    last_words: str
    may_stand_elsewhere: bool
    must_recover: bool = False
    gone: Announcement | None = None
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    aims_freely: bool = False
    edition: Edition = Edition.TAROT
    proposal: Announcement | None = None
    why: str = ""
    by_program: bool = False


class RulingCard(Struct, frozen=True):
    """The ruling told now: headline, reasons, and what the Host may still decide.

    `candidates` are those of whom one is chosen, for an attack or, where it `chooses_deed`, another deed.
    `waivable` are those whose deed would happen if whom the attack removed opposed it no more (T-AMB-17).
    """

    letter: str
    headline: str
    reasons: tuple[str, ...]
    tied: bool
    complication: str
    candidates: tuple[Person, ...]
    more: int
    waivable: tuple[str, ...] = ()
    chooses_deed: bool = False


class Harm(Struct, frozen=True):
    """How somebody fares in the aftermath; `hit_by` says whose attack landed on them.

    `damage` is how many cards may be thrown for the next hit, from the deck of the `hitter`, 0 where nothing is to be
    thrown (T-AMB-70); `thrown` says what hits were thrown for came to, `whose` damage the next is.
    `calm_check` is the hardest Intensity that a Horror in the fight calls for, None where none does; `calmed`: they
    have thrown for Calm this round (T-RESOLVE-16).
    With dice the hit may do `massive` damage, of which the highest counts (D-DMG-07), and who is down `may_recover` by
    a roll (D-CLASH-10). `may_be_out`: the Host may want to say that they are Out.
    """

    character: Character
    hit_by: str
    damage: int = 0
    hitter: CharacterId | None = None
    thrown: str = ""
    whose: str = ""
    calm_check: int | None = None
    calmed: bool = False
    massive: bool = False
    may_recover: bool = False
    may_be_out: bool = False

    @property
    def who(self) -> CharacterId:
        """Whom it is about."""
        return self.character.id

    @property
    def name(self) -> str:
        """The Host's name for them."""
        return self.character.name


class Leaderless(Struct, frozen=True):
    """A group whose turn it is, and whose leader is Out or in Panic: who could lead it now (T-AMB-63)."""

    who: CharacterId
    name: str
    candidates: tuple[Person, ...]


class HostPicture(Struct, frozen=True):
    """Everything the Host's window shows at one moment.

    `next_step` names what the big button does. `is_announcing`: announcements may still be changed; `is_ready`:
    the next step turns cards. `typing` are those whose real cards are typed now, the one place where they are known
    before they turn. `may_change_decks`: a deck may become a real one now. `is_awaiting`: a task or a draw waits for
    the typed cards, and all else for it.
    """

    title: str
    scene: str
    stage: HostStage
    round_number: int
    is_announcing: bool
    is_ready: bool
    next_step: str
    rows: tuple[Row, ...]
    clashes: tuple[ClashGroup, ...]
    decks: tuple[DeckLine, ...]
    speaker: Speaker | None
    ruling: RulingCard | None
    harm: tuple[Harm, ...]
    undo: str | None
    redo: str | None
    typing: tuple[TypingLane, ...] = ()
    may_change_decks: bool = False
    is_awaiting: bool = False
    leaderless: Leaderless | None = None

    @property
    def everybody(self) -> tuple[Row | Person, ...]:
        """Everybody at the table in the order of the rows, those who stand behind another right after them."""
        found: list[Row | Person] = []
        for row in self.rows:
            found += (row, *row.behind)
        return tuple(found)

    def keyed(self, key: str) -> CharacterId | None:
        """Return whom this key names, None for nobody."""
        return next((one.who for one in self.everybody if key and one.key == key), None)

    def row_of(self, who: CharacterId) -> int | None:
        """Return the row in which somebody is, or is named behind another; None where they are in none."""
        return next(
            (place for place, row in enumerate(self.rows) if who in (row.who, *(one.who for one in row.behind))), None
        )


class PreviewLine(Struct, frozen=True):
    """A reason of a count before it is announced."""

    reason: ThrowReason
    label: str
    change: int
    sentence: str


class Preview(Struct, frozen=True):
    """What an announcement would take, or the sentence that says why it can't be made.

    `warnings` are sentences that keep nobody from announcing it; `refused` is the objection as data. `deed`, `target`
    and `reasons`, in short, are what the Agility table will say of it.
    """

    cards: int
    lowest: bool
    lines: tuple[PreviewLine, ...]
    objection: str
    warnings: tuple[str, ...] = ()
    refused: Refusal | None = None
    deed: str = ""
    target: str = ""
    reasons: str = ""
