"""Everything true now, secrets included, frozen to the bottom (T-STATE-01, T-STATE-02, T-STATE-03, T-STATE-04)."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.casebook import EMPTY_CASEBOOK, Casebook
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement
from demoncity_gui.games.demon_city.rules.awaited import Awaited
from demoncity_gui.games.demon_city.rules.characters import UNKNOWN, Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.proposals import Proposal
from demoncity_gui.games.demon_city.rules.refusals import NobodyThere, RuleRefusal
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.rules.thrown import Thrown, turned
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card, Drawn


class Stage(Enum):
    """Where an Action Round is."""

    ANNOUNCING = "announcing"
    READY = "ready"  # all have announced and “Ready…” was called
    RESOLVING = "resolving"  # the cards are turned; the Clashes are told one after another
    AFTERMATH = "aftermath"


class FaceDownThrow(Struct, frozen=True, tag="face-down"):
    """Cards that lie before somebody and that nobody has seen (T-ANNOUNCE-11, T-STATE-06)."""

    cards: tuple[Card, ...]

    @property
    def number(self) -> int:
        """How many cards lie there."""
        return len(self.cards)


class RealThrow(Struct, frozen=True, tag="real"):
    """Real cards that lie before somebody, so many `places`; the program knows only what has been `typed` of them.

    Dice that nobody has rolled yet lie there in the same way, whoever will roll them.
    """

    places: int
    typed: tuple[Drawn, ...] = ()

    @property
    def number(self) -> int:
        """How many cards lie there."""
        return self.places

    @property
    def unknown(self) -> int:
        """How many of them are not typed."""
        return self.places - len(self.typed)


class ShownThrow(Struct, frozen=True, tag="shown"):
    """Cards turned for all to see; they stay until the next throw (T-THROW-05)."""

    cards: tuple[Drawn, ...]

    @property
    def number(self) -> int:
        """How many cards lie there."""
        return len(self.cards)


class Participant(Struct, frozen=True):
    """One in the Agility order, with this round's announcement and throw and what is remembered of the last.

    `settled` is the result of an uncontested deed. `last` and `last_cards` are offered again (T-THROW-08) to those
    whose deed it was (`last_for`); `succeeded` tells whether an attack or a defence took effect in the last round
    (T-MOVE-05, T-STATE-03). Who `passes` gets no action this round, who is `out_for_good` none in this fight, and who
    failed to recover may act all the same (T-ANNOUNCE-08). `stands_for` are like foes whose one throw this is
    (T-AMB-63), `tried` those among them who have thrown for recovery this round. `proposal` is what the program
    proposed for them this round, whether it was announced or not.
    """

    who: CharacterId
    announcement: Announcement | None = None
    count: Count | None = None
    throw: FaceDownThrow | RealThrow | ShownThrow | None = None
    settled: TaskRuling | None = None
    last: Announcement | None = None
    last_cards: int | None = None
    last_for: tuple[CharacterId, ...] = ()
    succeeded: bool = False
    passes: bool = False
    stands_for: tuple[CharacterId, ...] = ()
    acts_all_the_same: bool = False
    out_for_good: bool = False
    tried: tuple[CharacterId, ...] = ()
    proposal: Proposal | None = None


class JudgedClash(Struct, frozen=True):
    """A Clash with its ruling, and the change that the Host made after a tie (T-RESOLVE-05)."""

    ruling: ClashRuling
    complication: str = ""


class Range(Struct, frozen=True):
    """How far two stand from each other at the start of the round, in feet."""

    one: CharacterId
    other: CharacterId
    feet: int


class Damage(Struct, frozen=True):
    """What was thrown for one hit (T-AMB-70, reading b)."""

    attacker: CharacterId
    target: CharacterId
    points: int


class Fight(Struct, frozen=True):
    """Action Rounds under way. `participants` stand in Agility order, slowest first (T-ORDER-01).

    `clashes` are judged at the flip and told one after another: `told` counts those the Host has accepted. `links` join
    Clashes and `cuts` part them by the Host's word (T-CLASH-08); `drivers` compete at the wheel (T-CLASH-06). `ranges`
    are distances at the start of the round, where the Host has said them (T-MOVE-03). `arrivals` are all who ever took
    part, in the order in which they came: nobody's place in it changes, whoever leaves or stands behind another.
    `damage` is what was thrown for hits since the last flip, `calmed` who threw for Calm this round (T-RESOLVE-16).
    `conflicts` are pairs of one side of whose deeds only one can be done this round (T-RESOLVE-27), `ladders` kinds of
    advantage that stand one above another (T-SIT-06). `fallen` were put Out of the Fight since the cards turned
    (T-RESOLVE-28). `turned` are on another side for this round alone, each with the side they come back to (T-AMB-23).
    `as_thrown` is everybody as they were when the cards turned: harm entered since changes who acts and no number that
    was thrown by or against (T-AMB-58, T-AMB-82).
    """

    round_number: int
    stage: Stage
    participants: tuple[Participant, ...]
    clashes: tuple[JudgedClash, ...] = ()
    told: int = 0
    links: tuple[tuple[CharacterId, CharacterId], ...] = ()
    cuts: tuple[tuple[CharacterId, CharacterId], ...] = ()
    drivers: tuple[CharacterId, ...] = ()
    ranges: tuple[Range, ...] = ()
    conflicts: tuple[tuple[CharacterId, CharacterId], ...] = ()
    ladders: tuple[str, ...] = ()
    fallen: tuple[CharacterId, ...] = ()
    turned: tuple[tuple[CharacterId, Side], ...] = ()
    arrivals: tuple[CharacterId, ...] = ()
    damage: tuple[Damage, ...] = ()
    calmed: tuple[CharacterId, ...] = ()
    as_thrown: tuple[Character, ...] = ()

    def has(self, who: CharacterId) -> bool:
        """Whether this character takes part, be it behind another's throw (T-AMB-63)."""
        return any(who == one.who or who in one.stands_for for one in self.participants)

    def front_of(self, who: CharacterId) -> CharacterId:
        """Return who acts for this character: whom they stand behind, or they themselves (T-AMB-63)."""
        return next((one.who for one in self.participants if who in one.stands_for), who)

    def participant(self, who: CharacterId) -> Participant | None:
        """Return this character's place in the order, None for somebody who is not in the fight."""
        return next((participant for participant in self.participants if participant.who == who), None)

    @property
    def speaker(self) -> Participant | None:
        """The slowest who has yet to announce (T-ANNOUNCE-01), None once all have."""
        if self.stage is not Stage.ANNOUNCING:
            return None
        return next((one for one in self.participants if one.announcement is None and not one.passes), None)

    def feet_between(self, one: CharacterId, other: CharacterId) -> int | None:
        """How far they stand from each other at the start of the round, None where nobody has said so."""
        return next((known.feet for known in self.ranges if {known.one, known.other} == {one, other}), None)

    def damage_by(self, attacker: CharacterId, target: CharacterId) -> int | None:
        """What was thrown for the hit of the one on the other, None where nothing was yet; the last throw counts."""
        thrown = [one.points for one in self.damage if (one.attacker, one.target) == (attacker, target)]
        return thrown[-1] if thrown else None

    @property
    def clash_to_tell(self) -> JudgedClash | None:
        """The Clash that stands on the screens now, None outside resolving."""
        return self.clashes[self.told] if self.stage is Stage.RESOLVING and self.told < len(self.clashes) else None


class Table(Struct, frozen=True):
    """The whole evening at one moment. `last_id` is the highest id that anybody ever had: none is given twice.

    `awaited` are throws whose real cards the Host types now; nothing else is done meanwhile.
    In the dice edition a “deck” is one side's dice: it has no cards and never runs out, and its mode says who rolls.
    `ties` is there everybody who was in a fight so far, equals in the order that chance gave them for the whole session
    (D-SLOW-02). `casebook` is what is kept beside the cards. In a `solo` evening the program is the Host of one player,
    who `peeks` at what only a Host sees.
    """

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_deck: Deck
    horror_deck: Deck
    fight: Fight | None = None
    house_rules: HouseRules = PRESETS
    last_id: int = 0
    awaited: Awaited | None = None
    edition: Edition = Edition.TAROT
    ties: tuple[CharacterId, ...] = ()
    casebook: Casebook = EMPTY_CASEBOOK
    solo: bool = False
    peeks: bool = False

    def character(self, who: CharacterId) -> Character:
        """Return the character with this id.

        Raises:
            KeyError: nobody at this table has it.
        """
        for character in self.characters:
            if character.id == who:
                return character
        raise KeyError(who)

    @property
    def next_id(self) -> CharacterId:
        """The id that the next newcomer gets."""
        return CharacterId(max((self.last_id, *(one.id for one in self.characters))) + 1)

    @property
    def as_the_players_know_it(self) -> Table:
        """This table with everybody as the players know them, and no side named that is known by hidden ones alone."""
        if not any(one.alias or one.hidden for one in self.characters):
            return self
        known = replace(self, characters=tuple(one.as_the_players_know_them for one in self.characters))
        if self.fight is None or not any(one.hidden for one in self.characters):
            return known
        clashes = tuple(replace(clash, ruling=known.ruling_as_known(clash.ruling)) for clash in self.fight.clashes)
        return replace(known, fight=replace(self.fight, clashes=clashes))

    def ruling_as_known(self, ruling: ClashRuling) -> ClashRuling:
        """Return a ruling whose winning side is `UNKNOWN` where hidden ones alone stand for it in the Clash."""
        members = [self.character(who) for who in ruling.members]
        is_named = any(one.side == ruling.winning_side for one in members) or not any(one.hidden for one in members)
        return ruling if ruling.winning_side is None or is_named else replace(ruling, winning_side=Side(UNKNOWN))

    @property
    def without_names(self) -> Table:
        """This table with nobody called by any name."""
        nobodies = (replace(one, name=UNKNOWN, short="", pronoun="", portrait="") for one in self.characters)
        return replace(self, characters=tuple(nobodies))

    def deck(self, name: DeckName) -> Deck:
        """Return the deck of that name."""
        return self.players_deck if name is DeckName.PLAYERS else self.horror_deck

    def pile_size(self, name: DeckName) -> int:
        """Return how many cards a deck's pile holds, the real one's as well; dice never run out."""
        if not self.edition.has_decks:
            return sys.maxsize
        deck = self.deck(name)
        return len(deck.pile) - deck.unturned - self._unknown(name) if deck.is_real else len(deck.pile)

    def _unknown(self, name: DeckName) -> int:
        """Return how many cards of a real deck's list lie face down before people, nobody knows which."""
        people = () if self.fight is None else self.fight.participants
        throws = [one.throw for one in people if self.character(one.who).deck is name]
        draws = () if self.awaited is None else self.awaited.draws
        lying = [throw for throw in throws if isinstance(throw, RealThrow)] + [one for one in draws if one.deck is name]
        typed_ones_leave = self.deck(name).mode is DeckMode.EVERY_CARD
        return sum(one.unknown if typed_ones_leave else one.places for one in lying)


EMPTY_TABLE = Table(title="", scene="", characters=(), players_deck=Deck(()), horror_deck=Deck(()))
"""A table before its evening has begun."""


def in_the_cast(table: Table, who: CharacterId) -> Character:
    """Return the character with this id, whom a command speaks of.

    Raises:
        RuleRefusal: nobody at this table has it.
    """
    try:
        return table.character(who)
    except KeyError:
        raise RuleRefusal(NobodyThere(who)) from None


def confrontation_of(
    table: Table, fight: Fight, *, announcing: Mapping[CharacterId, Announcement] | None = None
) -> Confrontation:
    """Return who faces whom by the announcements on the table, with those in `announcing` put in their place.

    Nobody waits for somebody who gets no action this round (T-ANNOUNCE-08).
    """
    announced = {
        participant.who: announcement
        for participant in fight.participants
        if (announcement := (announcing or {}).get(participant.who, participant.announcement)) is not None
    }
    pending = [one.who for one in fight.participants if one.who not in announced and not one.passes]
    then = {one.id: one for one in fight.as_thrown}
    people = {one.id: _as_thrown(one, then.get(one.id)) for one in table.characters}
    drivers = [who for who in fight.drivers if isinstance(act := announced.get(who), Act) and not act.uncontested]
    if table.edition is Edition.DICE:
        return DiceConfrontation(
            people,
            announced,
            pending=pending,
            links=fight.links,
            cuts=fight.cuts,
            drivers=drivers,
            rules=table.house_rules,
            defended=[one.who for one in fight.participants if one.succeeded],
        )
    return Confrontation(
        people,
        announced,
        pending=pending,
        links=fight.links,
        cuts=fight.cuts,
        conflicts=fight.conflicts,
        drivers=drivers,
        ladders=fight.ladders,
        rules=table.house_rules,
    )


def _as_thrown(now: Character, then: Character | None) -> Character:
    """Return somebody with what they had lost when the cards turned, if they have."""
    return now if then is None else replace(now, toughness_lost=then.toughness_lost, calm_lost=then.calm_lost)


def turned_throw(table: Table, participant: Participant) -> Thrown | None:
    """Return what a shown throw is worth, None while it lies face down or there is none (T-ALG-02)."""
    if not isinstance(participant.throw, ShownThrow) or participant.count is None:
        return None
    thrower = table.character(participant.who)
    return turned(participant.throw.cards, thrower, lowest=participant.count.lowest, rules=table.house_rules)
