"""The rows of the Host's window: everybody in the order of the fight, or the cast outside of it."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, ThrowReason
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import AGILITY, Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import Fate, Judgement
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.groups import those_who_stand
from demoncity_gui.games.demon_city.rules.ladders import unconfirmed_steps
from demoncity_gui.games.demon_city.rules.offers import (
    announcement_of,
)
from demoncity_gui.games.demon_city.rules.round import objection_to
from demoncity_gui.games.demon_city.rules.table import (
    Fight,
    Participant,
    ShownThrow,
    Stage,
    Table,
    confrontation_of,
    turned_throw,
)
from demoncity_gui.games.demon_city.views.host_picture import (
    Person,
    Row,
    RowState,
)
from demoncity_gui.games.demon_city.words import counts, deeds, people
from demoncity_gui.texts import demon_city_dice as dice
from demoncity_gui.texts import demon_city_rows as said


def key_of(fight: Fight, who: CharacterId) -> str:
    """Return the key that names this character for the whole fight: 1–9, 0, then with Shift.

    It goes by the order in which people came, so that no grouping, leaving or newcomer changes another's. Beyond twenty
    there is none; typing `/` and letters of the name always works.
    """
    return key_at(fight.arrivals.index(who)) if who in fight.arrivals else ""


def key_at(place: int) -> str:
    """Return the key of this place, counted from 0, of a list of people."""
    if place >= 20:
        return ""
    digit = str((place + 1) % 10)
    return digit if place < 10 else f"⇧{digit}"


def person(table: Table, fight: Fight, who: CharacterId, *, is_foe: bool = False) -> Person:
    """Return somebody of a fight with the key that names them."""
    return Person(who, key_of(fight, who), people.name(table, who), is_foe)


def rows(table: Table, fight: Fight, letters: dict[CharacterId, str]) -> tuple[Row, ...]:
    """Return everybody in the order of the fight; `letters` are those of their Clashes."""
    announcing = fight.stage is Stage.ANNOUNCING
    ground = confrontation_of(table, fight)
    steps = unconfirmed_steps(ground) if announcing else {}
    return tuple(_row(table, fight, ground, one, letters, a_step_up=one.who in steps) for one in fight.participants)


def cast_rows(table: Table) -> tuple[Row, ...]:
    """Return the cast, slowest first, as it stands outside Action Rounds: nobody has a key or a turn yet."""
    return tuple(
        Row(
            who=character.id,
            key="",
            agility=character.rank(AGILITY),
            name=character.name,
            is_player_character=character.is_player_character,
            notes=_condition(character),
            is_down=character.must_recover,
            about=character.notes,
        )
        for character in sorted(table.characters, key=lambda character: character.rank(AGILITY))
    )


def _row(
    table: Table,
    fight: Fight,
    ground: Confrontation,
    one: Participant,
    letters: dict[CharacterId, str],
    *,
    a_step_up: bool,
) -> Row:
    character = table.character(one.who)
    announcement, count = one.announcement, one.count
    if one.passes:
        count, announcement = None, None
    thrown = turned_throw(table, one)
    pale = announcement is None and one.last is not None and not one.passes and not character.must_recover
    words = one.last if pale else announcement
    judgement = judgement_of(fight, one.who)
    fate = ""
    state = RowState.WAITING
    if fight.speaker is one:
        state, fate = RowState.SPEAKING, _attacked_by(table, fight, one)
    elif one.passes:
        state, fate = RowState.NOTHING, said.no_action
    elif one.settled is not None:
        state, fate = RowState.SETTLED, deeds.settled(one.settled)
    elif judgement is not None:
        state = RowState.HAPPENED if judgement.fate is Fate.HAPPENED else RowState.NOTHING
        fate = fate_words(judgement)
    elif announcement is not None:
        state = RowState.ANNOUNCED
    announces, target = ("", "") if words is None else deed_and_target(table, one.who, words)
    return Row(
        are_dice=not table.edition.has_decks,
        who=one.who,
        key=key_of(fight, one.who),
        behind=_behind(table, fight, one),
        agility=character.rank(AGILITY),
        name=character.name,
        is_player_character=character.is_player_character,
        notes=_notes(table, fight, one, a_step_up=a_step_up),
        announces=announces,
        target=target,
        cards=_cards_again(table, fight, one) if pale else (None if count is None else count.cards),
        reasons="" if count is None else counts.short_reasons(count),
        why=_why(table, ground, one),
        clash=letters.get(one.who, ""),
        state=state,
        is_down=character.must_recover,
        pale=pale,
        shown=one.throw.cards if isinstance(one.throw, ShownThrow) else (),
        value=None if thrown is None else thrown.value,
        counting=None if thrown is None else thrown.counting,
        fate=fate,
        about=character.notes,
    )


def _cards_again(table: Table, fight: Fight, one: Participant) -> int | None:
    """Return what last round's deed took; for who speaks what it would take now, as the announcing panel says it."""
    if fight.speaker is not one or one.last is None:
        return one.last_cards
    if objection_to(table, fight, one.who, one.last) is not None:
        return None
    count_throws = by_edition(table.edition).count_throws
    count = count_throws(confrontation_of(table, fight, announcing={one.who: one.last})).get(one.who)
    return None if count is None else count.cards


def _behind(table: Table, fight: Fight, one: Participant) -> tuple[Person, ...]:
    return tuple(person(table, fight, who) for who in one.stands_for)


def deed_and_target(table: Table, who: CharacterId, announcement: Announcement) -> tuple[str, str]:
    """Return what the table says of an announcement: the deed, and whom it is aimed at or set against."""
    words = deeds.deed(table, who, announcement)
    return _deed_kind(announcement, words), deeds.target_of(table, announcement)


def _deed_kind(announcement: Announcement, words: str) -> str:
    return said.called_shot(deed=words) if isinstance(announcement, Attack) and announcement.called_shot else words


def _why(table: Table, ground: Confrontation, one: Participant) -> tuple[str, ...]:
    if one.count is None:
        return ()
    start = [counts.reason(table, line) for line in one.count.lines if line.reason is ThrowReason.START]
    return (*start, *counts.count_reasons(table, ground, one.who, one.count))


def _notes(table: Table, fight: Fight, one: Participant, *, a_step_up: bool) -> tuple[str, ...]:
    """Return what is to be known of somebody in the fight."""
    place = (
        (said.stand_elsewhere,) if one.succeeded and not (fight.stage is Stage.ANNOUNCING and one.announcement) else ()
    )
    stand = those_who_stand(table, one)
    behind = [
        said.member(key=other.key, who=other.name, down=other.who not in stand).strip()
        for other in _behind(table, fight, one)
    ]
    group = (said.behind(others=behind),) if behind else ()
    drives = (said.drives,) if one.who in fight.drivers else ()
    ladder = (said.step_up,) if a_step_up else ()
    return _condition(table.character(one.who)) + place + group + drives + ladder


def _attacked_by(table: Table, fight: Fight, speaker: Participant) -> str:
    """Return who attacks whoever announces now, nothing for nobody (T-ANNOUNCE-09)."""
    attackers = announcement_of(table, fight, speaker.who).attackers
    return said.attacked_by(who=people.people(table, attackers)) if attackers else ""


def _condition(character: Character) -> tuple[str, ...]:
    notes = [people.state_words(state) for state in character.states]
    notes += [said.hurt] if character.hurt else []
    notes += [said.hidden] if character.hidden else []
    if character.toughness_lost:
        notes.append(said.toughness(now=character.toughness))
    if character.calm_lost:
        notes.append(said.calm(now=character.calm))
    return tuple(notes)


def judgement_of(fight: Fight, who: CharacterId) -> Judgement | None:
    """Return how somebody's deed in a Clash was judged, None where it was not."""
    for clash in fight.clashes:
        for judgement in clash.ruling.judgements:
            if judgement.who == who:
                return judgement
    return None


def fate_words(judgement: Judgement) -> str:
    """Return what became of a deed, in a word or a few."""
    fate = judgement.fate.value
    return dice.fate(fate=fate) if judgement.rule else said.fate(fate=fate)
