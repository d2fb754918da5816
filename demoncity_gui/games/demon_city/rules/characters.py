"""Who plays: characters with their stats, their side and the deck their throws come from."""

from __future__ import annotations

from enum import Enum
from typing import NewType

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.names import LONGEST_NAME as LONGEST_NAME
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

CharacterId = NewType("CharacterId", int)
"""Counts from 1 in the order of the cast; never given twice in an evening."""

Side = NewType("Side", str)
"""People who share a goal at the moment (T-SIDE-01): any word."""

PLAYERS_SIDE = Side("players")
UNKNOWN = "?"
"""What the players read in place of a name or a side that is hidden from them."""

AGILITY = "Agility"
TOUGHNESS = "Toughness"
CALM = "Calm"
CHARACTERISTICS = (CALM, AGILITY, TOUGHNESS, "Perception", "Appeal", "Cash", "Knowledge")
"""What every sheet begins with, in this order; a stat beyond these is somebody's own."""
HIGHEST_RANK = 99
"""No rank is higher; the supernatural pass 9 (T-EXTRA-08)."""
HAND_TO_HAND = "Hand To Hand"
LONGEST_SHORT_NAME = 12
"""So many letters a short name may have: twelve of them stand side by side on the TV."""
SEVERAL = "several"
"""Stands for the pronoun on a sheet that is of more than one: “The Harbour Twins are first”."""
PRONOUNS = ("she", "he", "it", "they", SEVERAL)
"""By which somebody may be spoken of; who has none is spoken of in words that need none, or as “they”."""
LONGEST_LINE = 240
"""Letters of a deed, a skill or a weapon, and of a line for all to read: from the sofa nobody reads more at once."""
LONGEST_WORDS = 1_000
"""Letters of what is read out: a scene, what a card sets off."""
LONGEST_NOTES = 10_000
"""Letters of notes."""
MOST_CHARACTERS = 200
"""People of an evening: eight times the largest fight that fits a screen. Each may be asked about every other."""
MOST_OF_A_KIND = 100
"""Lines of each list on a sheet (`SHEET_LISTS`): more than the tarot has cards."""
SHEET_LISTS = ("stats", "skills", "significators", "card_powers", "weapons", "instincts")
"""The lists on a sheet, by the names of their fields."""


SPECIAL_FORMS = {
    "Volleyball": "Athletics",
    "Biology": "Science",
    "History": "Humanities",
    "French": "Languages",
}
"""Well-known special skills, each with the general one it is a form of (T-EXTRA-11); a sheet may say more."""


class Rank(Struct, frozen=True, gc=False):
    """A Characteristic or skill by name with its rank, 0–9 and above for the supernatural (T-EXTRA-08).

    `special_form_of` names the general skill that this one is the special form of (T-EXTRA-14); empty: what
    `SPECIAL_FORMS` knows of it.
    """

    name: str
    rank: int
    special_form_of: str = ""

    @property
    def general_form(self) -> str:
        """The general skill that this one is the special form of, nothing where it is none (T-EXTRA-14)."""
        return self.special_form_of or SPECIAL_FORMS.get(self.name, "")


class Power(Struct, frozen=True):
    """A supernatural ability: what it is called in a sentence, the stat it uses and the stat that resists it."""

    deed: str
    stat: str
    resist: str


class CardPower(Struct, frozen=True):
    """A note of what happens when a Horror wins or succeeds with this card (T-CRIT-11)."""

    card: Card
    words: str


class Weapon(Struct, frozen=True):
    """A weapon as a note: its name and the situations it suits, for the Host to judge by (T-WEAP-02)."""

    name: str
    suits: str = ""


class State(Enum):
    """What somebody is in, by the Host's word or by a throw."""

    OUT = "out"  # Out of the Fight (T-ANNOUNCE-07)
    PANIC = "panic"  # T-ANNOUNCE-07
    HELD = "held"  # in a grapple (T-AMB-73)


class AfterFailure(Enum):
    """What follows for somebody whose recovery failed (T-ANNOUNCE-08)."""

    ACTS = "acts"  # all the same
    NO_ACTION = "no-action"  # this round: the preset
    OUT_FOR_GOOD = "out-for-good"  # nobody waits for them any more in this fight


UNHARMED = {
    **dict.fromkeys(("hurt", "out", "panicked", "held", "knocked_under", "recovering"), False),
    **dict.fromkeys(("toughness_lost", "calm_lost"), 0),
    "by_program": None,
}
"""What play does to a `Character`, by the fields that no sheet sets, as they are before it has done anything."""


class Character(Struct, frozen=True):
    """One who may act, with everything that counts for throws.

    `shows` are verb phrases for the table to read (`"swings the fire axe at"`), by manner of attack.
    `toughness_lost` and `calm_lost` are taken off those ranks. `hurt` is the Injury flag (T-ALOST-07), `out` and
    `panicked` call for a recovery before announcing (T-ANNOUNCE-07); who is `held` is in a grapple (T-AMB-73).
    `knocked_under`: this fight has knocked them below 0 and no recovery has followed yet (T-STATE-10); `recovering`:
    they have got up and not yet announced, so that what they regain belongs to the recovery (T-STATE-11).
    `card_powers` are for the Host alone (T-CRIT-11), as are `weapons`, `notes` and `calm_check`, the Intensity of the
    Calm check that a Horror calls for (T-RESOLVE-16). The players know who has an `alias` by that name alone, and of
    who is `hidden` not even that; `short` stands on the TV where the name has no room. `pronoun` is one
    of `PRONOUNS`, or empty where nobody has said: nothing is guessed from a name. `picture` is the path of a file,
    which nobody opens unasked; `portrait` is the SHA-256 of a picture that the evening keeps, and players may see it.
    Who is played by no person goes by `instincts`, the first line first; `by_program` says whether the program plays
    them, None: in a solo evening all whom no player plays, else nobody. `protection` is what they wear against harm: as
    if their base Toughness were so much higher (D-DMG-08).
    """

    id: CharacterId
    name: str
    side: Side
    deck: DeckName
    stats: tuple[Rank, ...]
    skills: tuple[Rank, ...] = ()
    significators: tuple[Card, ...] = ()
    power: Power | None = None
    close_deed: str = ""
    shoot_deed: str = ""
    shoot_skill: str = ""
    hurt: bool = False
    out: bool = False
    panicked: bool = False
    held: bool = False
    toughness_lost: int = 0
    calm_lost: int = 0
    card_powers: tuple[CardPower, ...] = ()
    calm_check: int | None = None
    weapons: tuple[Weapon, ...] = ()
    alias: str = ""
    picture: str = ""
    notes: str = ""
    hidden: bool = False
    knocked_under: bool = False
    recovering: bool = False
    short: str = ""
    portrait: str = ""
    pronoun: str = ""
    instincts: tuple[Instinct, ...] = ()
    by_program: bool | None = None
    protection: int = 0

    @property
    def public_name(self) -> str:
        """The name that the players know, `UNKNOWN` for one who is hidden from them."""
        return UNKNOWN if self.hidden else self.alias or self.name

    @property
    def as_the_players_know_them(self) -> Character:
        """This character under the public name; of one who is hidden only what play itself shows.

        That is where they stand, the deck they draw from and what befell them; Significators count for their throws,
        and who shows a hidden one's lane must not say which they are. A short name is one of the real name, which an
        alias hides, and so does the pronoun.
        """
        if not self.hidden:
            known = self if not self.alias else replace(self, short="", pronoun="")
            return replace(known, name=self.public_name)
        return Character(
            id=self.id,
            name=UNKNOWN,
            side=self.side if self.side == PLAYERS_SIDE else Side(UNKNOWN),
            deck=self.deck,
            stats=(),
            significators=self.significators,
            hurt=self.hurt,
            out=self.out,
            panicked=self.panicked,
            held=self.held,
            hidden=True,
        )

    @property
    def is_player_character(self) -> bool:
        """Whether a player draws for them (T-DECK-25); who draws from the Players' Deck is a player character."""
        return self.deck is DeckName.PLAYERS

    def has(self, name: str) -> bool:
        """Whether this character has a stat or skill of that name."""
        for entry in self.stats:
            if entry.name == name:
                return True
        return self.has_skill(name)

    def has_skill(self, name: str) -> bool:
        """Whether this character has a skill of that name, at any rank."""
        return name in [entry.name for entry in self.skills]

    def is_special_form(self, special: str, general: str) -> bool:
        """Whether the one skill is a special form of the other, be it by a third between them (T-EXTRA-11)."""
        forms = {**SPECIAL_FORMS, **{entry.name: entry.general_form for entry in self.skills}}
        passed: set[str] = set()
        while special in forms and special not in passed:
            passed.add(special)
            special = forms[special]
            if special == general:
                return True
        return False

    def rank(self, name: str) -> int:
        """Return the rank in that stat or skill, 0 where the character lacks it."""
        for entry in self.stats:
            if entry.name == name:
                return entry.rank
        for entry in self.skills:
            if entry.name == name:
                return entry.rank
        return 0

    def present(self, name: str) -> int:
        """Return what a stat has come to: Toughness and Calm less what was lost of them, any other as on the sheet."""
        lost = {TOUGHNESS: self.toughness_lost, CALM: self.calm_lost}
        return self.rank(name) - lost.get(name, 0)

    @property
    def toughness(self) -> int:
        """Present Toughness: the rank less what was lost; may be under 0."""
        return self.present(TOUGHNESS)

    @property
    def calm(self) -> int:
        """Present Calm: the rank less what was lost; may be under 0."""
        return self.present(CALM)

    def is_in(self, state: State) -> bool:
        """Whether this character is in that state."""
        return {State.OUT: self.out, State.PANIC: self.panicked, State.HELD: self.held}[state]

    @property
    def states(self) -> tuple[State, ...]:
        """The states that this character is in."""
        return tuple(state for state in State if self.is_in(state))

    @property
    def must_recover(self) -> bool:
        """Whether a recovery throw is due before they announce (T-ANNOUNCE-07)."""
        return self.out or self.panicked
