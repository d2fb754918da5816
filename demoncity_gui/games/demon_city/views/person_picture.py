"""What the Host's window knows of one character to change them by hand: states, numbers, and who else is here."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.asks import asks
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.groups import could_lead, recovering_beside, those_who_stand
from demoncity_gui.games.demon_city.rules.harm import damage_cards, horrors_faced
from demoncity_gui.games.demon_city.rules.ladders import confirmed_steps, unconfirmed_steps
from demoncity_gui.games.demon_city.rules.recovery import has_failed, to_recover
from demoncity_gui.games.demon_city.rules.solo import is_by_program
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table, confrontation_of
from demoncity_gui.games.demon_city.views.host_picture import Person
from demoncity_gui.games.demon_city.views.host_rows import key_of, person
from demoncity_gui.games.demon_city.views.host_view import landed_on
from demoncity_gui.pieces.edition import Edition


class Other(Struct, frozen=True):
    """Somebody else of the fight. `feet` is the distance and `touch` the Host's word on their Clashes, where known.

    `is_alike`: they could stand behind the one throw of the character that is shown (T-AMB-63), and
    `has_same_sheet` that they have its stats and skills; `is_behind`: they do.
    `is_ally`: they are on one side; `excludes`: of both deeds only one can be done (T-RESOLVE-27).
    """

    who: CharacterId
    key: str
    name: str
    feet: int | None
    touch: bool | None
    is_alike: bool
    has_same_sheet: bool
    is_behind: bool
    is_ally: bool
    excludes: bool


class DamageOffer(Struct, frozen=True):
    """Damage that may be thrown (T-AMB-70, reading b): whose deed does it, and how many cards without protection.

    `landed` says whether a deed of theirs took effect on the character this round, `thrown` what was thrown for it.
    """

    attacker: CharacterId
    name: str
    cards: int
    stats: tuple[str, ...]
    landed: bool
    thrown: int | None = None


class PersonPicture(Struct, frozen=True):
    """One `character` as the Host may change them.

    `heirs` could lead the group that they lead; `is_here`: they take part, be it behind another's throw (`is_behind`).
    `ladder` is the kind of advantage by which they stand above one who has it too, where the Host has not said so yet,
    `off_ladder` one by which the Host has said so.
    `calm_checks` are the Horrors whose sheets call for one, each with its Intensity, the hardest first (T-RESOLVE-16).
    `may` are the commands that can be asked now, by their words in files; `can_announce_anew`: they have announced, and
    it is not settled. `absent` are those of the cast who are not in the fight. `sides` are those there are. The
    `edition` says what there is to be done at all. `by_program`: the program announces for them.
    """

    character: Character
    key: str
    is_here: bool
    is_behind: bool
    is_speaking: bool
    drives: bool
    may_stand_elsewhere: bool
    can_announce_anew: bool
    others: tuple[Other, ...]
    drivers: tuple[CharacterId, ...]
    sides: tuple[str, ...]
    absent: tuple[Character, ...]
    damage: tuple[DamageOffer, ...]
    calm_checks: tuple[tuple[Character, int], ...]
    may: frozenset[str]
    by_program: bool
    ladder: str | None = None
    off_ladder: str | None = None
    failed_to_recover: bool = False
    heirs: tuple[Person, ...] = ()
    edition: Edition = Edition.TAROT

    @property
    def who(self) -> CharacterId:
        """Whom it shows."""
        return self.character.id

    @property
    def name(self) -> str:
        """The Host's name for them."""
        return self.character.name


def person_picture(table: Table, who: CharacterId) -> PersonPicture:
    """Return one character of the cast as the Host may change them.

    Raises:
        KeyError: nobody at this table has that id.
    """
    character, fight = table.character(who), table.fight
    one = None if fight is None else fight.participant(who)
    here = () if fight is None else tuple(other.who for other in fight.participants)
    behind = () if fight is None else tuple(member for other in fight.participants for member in other.stands_for)
    may = frozenset(ask.command for ask in asks(table))
    speaker = None if fight is None else fight.speaker
    is_announcing = fight is not None and fight.stage is Stage.ANNOUNCING
    ground = confrontation_of(table, fight) if fight is not None and is_announcing else None
    return PersonPicture(
        character=character,
        key="" if fight is None else key_of(fight, who),
        is_here=fight is not None and fight.has(who),
        is_behind=fight is not None and fight.front_of(who) != who,
        is_speaking=(speaker is not None and _may_recover(table, speaker, who)) or who in to_recover(table),
        drives=fight is not None and who in fight.drivers,
        may_stand_elsewhere=is_announcing and one is not None and one.succeeded and one.announcement is None,
        can_announce_anew=is_announcing and one is not None and one.announcement is not None and one.settled is None,
        others=() if fight is None or one is None else _others(table, fight, character, one),
        drivers=() if fight is None else fight.drivers,
        sides=tuple(dict.fromkeys(other.side for other in table.characters)),
        absent=tuple(other for other in table.characters if other.id not in (*here, *behind)),
        damage=_damage(table, character) if "throw-damage" in may else (),
        calm_checks=horrors_faced(table, who),
        may=may,
        by_program=is_by_program(table, character),
        edition=table.edition,
        heirs=() if fight is None or one is None else _heirs(table, fight, one),
        ladder=None if ground is None else unconfirmed_steps(ground).get(who),
        failed_to_recover=is_announcing and one is not None and one.announcement is None and has_failed(one, character),
        off_ladder=None if ground is None else confirmed_steps(ground).get(who),
    )


def _heirs(table: Table, fight: Fight, one: Participant) -> tuple[Person, ...]:
    stand = those_who_stand(table, one)
    followers = (who for who in one.stands_for if who in stand)
    return tuple(person(table, fight, who) for who in followers)


def _may_recover(table: Table, speaker: Participant, who: CharacterId) -> bool:
    """Whether it is this one's turn to recover, their own or that of the group they stand in."""
    if speaker.who == who:
        return not could_lead(table, speaker)
    return who in recovering_beside(table, speaker)


def _others(table: Table, fight: Fight, character: Character, one: Participant) -> tuple[Other, ...]:
    here = tuple(other.who for other in fight.participants)
    links = {frozenset(pair): True for pair in fight.links} | {frozenset(pair): False for pair in fight.cuts}
    found = []
    for who in (*here, *one.stands_for):
        other = table.character(who)
        participant = fight.participant(who)
        leads = participant is not None and bool(participant.stands_for)
        if who == character.id:
            continue
        found.append(
            Other(
                who=who,
                key=key_of(fight, who),
                name=other.name,
                feet=fight.feet_between(character.id, who),
                touch=links.get(frozenset((character.id, who))),
                is_alike=not leads and other.side == character.side and other.deck is character.deck,
                has_same_sheet=(other.stats, other.skills) == (character.stats, character.skills),
                is_behind=who in one.stands_for,
                is_ally=other.side == character.side,
                excludes=any({character.id, who} == set(pair) for pair in fight.conflicts),
            )
        )
    return tuple(found)


def _damage(table: Table, character: Character) -> tuple[DamageOffer, ...]:
    """Return who may do harm: those of the fight whose deed landed before the others, outside it anybody."""
    fight = table.fight
    landed = () if fight is None else landed_on(fight, character.id)
    here = tuple(one.id for one in table.characters) if fight is None else tuple(o.who for o in fight.participants)
    others = tuple(who for who in here if who not in landed and who != character.id)
    return tuple(
        DamageOffer(
            attacker=who,
            name=table.character(who).name,
            cards=damage_cards(character),
            stats=tuple(entry.name for entry in (*table.character(who).stats, *table.character(who).skills)),
            landed=who in landed,
            thrown=None if fight is None else fight.damage_by(who, character.id),
        )
        for who in (*landed, *others)
    )
