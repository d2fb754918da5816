"""All that may be asked of the table now, field by field: it greys what can't be done, and drives random play."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.common.asks import Choices, Numbers, Words
from demoncity_gui.games.common.casebook import MOST_SEGMENTS
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.asymmetries import CHARGES_OF_OPPOSED, CHARGES_OF_STATIC, Charge
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, AfterFailure, CharacterId, State
from demoncity_gui.games.demon_city.rules.draws import MOST_FREE_CARDS
from demoncity_gui.games.demon_city.rules.fight import FURTHEST
from demoncity_gui.games.demon_city.rules.groups import could_lead, recovering_beside
from demoncity_gui.games.demon_city.rules.harm import UTMOST_TOUGHNESS, damage_is_thrown
from demoncity_gui.games.demon_city.rules.offers import OfferChoice, OfferRuling, announcement_of, next_offer
from demoncity_gui.games.demon_city.rules.real_cards import (
    cards_asked,
    cards_missing,
    lanes_to_type,
    may_change_decks,
    words_left,
)
from demoncity_gui.games.demon_city.rules.recovery import has_failed, to_recover
from demoncity_gui.games.demon_city.rules.round import can_repeat
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Fight, Stage, Table
from demoncity_gui.games.demon_city.rules.telling import ruling_without_the_fallen
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card


class People(Struct, frozen=True, tag="people"):
    """A field that takes one of these people, or `most` of them where it takes several."""

    name: str
    among: tuple[CharacterId, ...]
    most: int = 1


class Cards(Struct, frozen=True, tag="cards"):
    """A field that takes one of these cards, or up to `most` of them where it takes several."""

    name: str
    among: tuple[Card, ...]
    most: int = 1


class YesNo(Struct, frozen=True, tag="yes-no"):
    """A field that takes yes or no; `maybe` where it may be left open as well."""

    name: str
    maybe: bool = False


class Deeds(Struct, frozen=True, tag="deeds"):
    """A field that takes an announcement of `who`: whom they may attack, whom a deed may be set against, with what.

    `charges` are the ways to charge a trouble of theirs, the preset first (T-ALOST-09).
    """

    name: str
    who: CharacterId
    foes: tuple[CharacterId, ...]
    others: tuple[CharacterId, ...]
    stats: tuple[str, ...]
    charges: tuple[Charge, ...]


class Skills(Struct, frozen=True):
    """Somebody's skills that may count beside the stat used (T-EXTRA-09)."""

    who: CharacterId
    names: tuple[str, ...]


class TaskSides(Struct, frozen=True, tag="task-sides"):
    """A field that takes one who throws in a task, or up to `most`: of these people with one of their own stats.

    The standing extras are asked for with every task anew, nothing is kept of the last: that stat, which further skills
    overlap, whether the other is distracted (T-EXTRA-06). `further` are the skills that may count beside the stat, of
    nobody in Action Rounds (T-EXTRA-12). `charges` are the ways to charge a trouble, the preset first (T-STATIC-13,
    T-OPP-06).
    """

    name: str
    among: tuple[CharacterId, ...]
    further: tuple[Skills, ...]
    charges: tuple[Charge, ...]
    most: int = 1


class Newcomers(Struct, frozen=True, tag="newcomers"):
    """A field that takes somebody of the cast who isn't in the fight, or anybody new."""

    name: str
    among: tuple[CharacterId, ...]


class Sheets(Struct, frozen=True, tag="sheets"):
    """A field that takes a character's sheet: of one of these people, or, with nobody among them, of anybody new."""

    name: str
    among: tuple[CharacterId, ...] = ()


class ThrowerField(Struct, frozen=True, tag="thrower"):
    """A field that takes this one, whose cards are typed; nobody where a draw is nobody's."""

    name: str
    who: CharacterId | None


class TypedCards(Struct, frozen=True, tag="typed-cards"):
    """A field that takes a word for each real card somebody has turned, up to `most` of them."""

    name: str
    among: tuple[str, ...]
    most: int


AskField = (
    People
    | Numbers
    | Words
    | Choices
    | Cards
    | YesNo
    | Deeds
    | TaskSides
    | Newcomers
    | Sheets
    | ThrowerField
    | TypedCards
)


class Ask(Struct, frozen=True):
    """A command that may be asked now, by its word in files, with what it needs to be told."""

    command: str
    fields: tuple[AskField, ...] = ()


def _values(name: str, words: type[Enum]) -> Choices:
    return Choices(name, tuple(word.value for word in words))


_DECK = _values("deck", DeckName)


def asks(table: Table) -> tuple[Ask, ...]:
    """Return every command that may be asked now, with what each of its fields takes (HOST-01…16).

    The rules may still refuse a combination. What takes somebody isn't asked while nobody is there to choose.
    """
    lacking = {one.__struct_config__.tag for one in by_edition(table.edition).lacking}
    return tuple(one for one in _asks(table) if one.command not in lacking and not any(map(_is_empty, one.fields)))


def _is_empty(field: AskField) -> bool:
    return isinstance(field, People) and field.most == 1 and not field.among


def _asks(table: Table) -> tuple[Ask, ...]:
    if not table.characters:
        return ()
    if table.awaited is not None:
        return (
            *_throwing_asks(table),
            Ask("let-go"),
            Ask("note", (Words("words"),)),
            _WRITE,
            *_solo_asks(table),
        )
    cast = tuple(character.id for character in table.characters)
    fight = table.fight
    alone = fight is not None or not by_edition(table.edition).overlapping_skills
    further = () if alone else _further_skills(table)
    found = [
        Ask("set-toughness", (People("who", cast), Numbers("toughness", -UTMOST_TOUGHNESS, UTMOST_TOUGHNESS))),
        Ask("set-calm", (People("who", cast), Numbers("calm", -UTMOST_TOUGHNESS, UTMOST_TOUGHNESS))),
        Ask("set-hurt", (People("who", cast), YesNo("hurt"))),
        Ask("set-state", (People("who", cast), _values("state", State), YesNo("is_so"))),
        Ask("draw-number", (_values("drawer", DeckName), YesNo("hundred"))),
        Ask("draw-freely", (_DECK, Numbers("cards", 1, MOST_FREE_CARDS))),
        Ask(
            "try-task",
            (
                TaskSides("side", cast, further, CHARGES_OF_STATIC),
                Numbers("intensities", 0, by_edition(table.edition).most_intensity),
                YesNo("supernatural"),
            ),
        ),
        _contest_ask(table, cast, further),
        Ask("check-calm", (People("who", cast), Numbers("intensity", 0, 10))),
        Ask("complicate-task", (Words("words"),)),
        Ask("note", (Words("words"),)),
        Ask("show-line", (Words("words"),)),
        Ask("name-evening", (Words("title", 1), Words("scene"))),
        Ask("set-hidden", (People("who", cast), YesNo("hidden"))),
        Ask("let-program-play", (People("who", cast), YesNo("plays"))),
        Ask("play-solo", (YesNo("solo"),)),
        *_solo_asks(table),
        Ask("shuffle-deck", (_DECK,)),
        Ask("put-back", (_DECK, Cards("card", tuple(Card)))),
        *_case_asks(table),
        *_significator_asks(table),
        *_cast_asks(table, cast),
    ]
    found += _asks_of_some_tables(table, cast)
    if fight is None:
        both = tuple(Cards(deck, tuple(Card), most=len(Card)) for deck in ("players", "horror"))
        side = Ask("set-side", (People("who", cast), Words("side")))
        foes = (Sheets("characters"), Cards("horror", tuple(Card), most=len(Card)))
        return (*found, Ask("begin-action"), Ask("begin-fight", foes), side, Ask("set-decks", both))
    return (*found, Ask("end-action"), *_fight_asks(table, fight))


def _asks_of_some_tables(table: Table, cast: tuple[CharacterId, ...]) -> list[Ask]:
    """Return what may be asked only with such decks, at such a stage, by such a reading, or after such a hit."""
    found = []
    fight = table.fight
    if may_change_decks(table):
        found.append(Ask("set-real-deck", (_DECK, _values("mode", DeckMode))))
    if fight is None or fight.stage is not Stage.RESOLVING:
        fields = (
            Choices("ambiguity", tuple(by_edition(table.edition).house_rules)),
            Choices("letter", ("a", "b", "c")),
        )
        found.append(Ask("set-house-rule", fields))
    friends = tuple(character.id for character in table.characters if character.side == PLAYERS_SIDE)
    if friends and table.house_rules.reads(readings.FRIENDS_THROW_FROM_THE_PLAYERS_DECK):
        found.append(Ask("set-deck", (People("who", friends), _DECK)))
    if damage_is_thrown(table):
        found.append(
            Ask(
                "throw-damage",
                (People("attacker", cast), People("target", cast), Numbers("protection", 0, 9), YesNo("again")),
            )
        )
    return found


_WRITE = Ask("write", (Words("paragraphs"),))


def _case_asks(table: Table) -> tuple[Ask, ...]:
    """Return what may be asked of the oracle, of tables and of the casebook: nothing of it waits for a stage."""
    kept = table.casebook
    found = [
        Ask("ask-oracle", (Words("question"), _values("likelihood", Likelihood))),
        Ask("consult", (Words("title"), Words("lines"))),
        _WRITE,
        Ask("open-scene", tuple(map(Words, ("title", "where", "who", "wrong", "tags")))),
        Ask("put-on-list", (Words("title"), Words("line"))),
        Ask("set-clock", (Words("clock"), Numbers("segments", 0, MOST_SEGMENTS), Numbers("filled", 0, MOST_SEGMENTS))),
        Ask("twist", (Words("words"),)),
        Ask("end-case", (Words("title"),)),
    ]
    found += [Ask("take-off-list", (Choices("title", (one.name,)), Choices("line", one.lines))) for one in kept.lists]
    return (*found, Ask("end-scene", (Words("words"),))) if kept.scene is not None else tuple(found)


def _solo_asks(table: Table) -> tuple[Ask, ...]:
    return (Ask("peek", (YesNo("peeks"),)),) if table.solo else ()


def _further_skills(table: Table) -> tuple[Skills, ...]:
    return tuple(
        Skills(character.id, tuple(entry.name for entry in character.skills))
        for character in table.characters
        if character.skills
    )


def _contest_ask(table: Table, cast: tuple[CharacterId, ...], further: tuple[Skills, ...]) -> Ask:
    two = tuple(TaskSides(party, cast, further, CHARGES_OF_OPPOSED) for party in ("one", "other"))
    several = by_edition(table.edition).several_rivals
    if len(cast) < 3 or not several or table.house_rules.reads(readings.NO_HELP_AND_TWO_RIVALS):
        return Ask("contest", two)
    return Ask("contest", (*two, TaskSides("more", cast, further, CHARGES_OF_OPPOSED, most=len(cast) - 2)))


def _redraw_asks(table: Table) -> list[Ask]:
    return [] if by_edition(table.edition).equals_keep_their_order else [Ask("redraw-ties")]


def _significator_asks(table: Table) -> list[Ask]:
    owned = tuple(card for character in table.characters for card in character.significators)
    horrors = everywhere(table, DeckName.HORROR)
    found = []
    for is_player, free in (
        (True, tuple(card for card in Card if card.pip is None and card not in (*owned, *horrors))),
        (False, tuple(card for card in Card if card in horrors and card not in owned)),
    ):
        people = tuple(one.id for one in table.characters if one.is_player_character is is_player)
        if people and free:
            found.append(Ask("grant-significator", (People("who", people), Cards("card", free))))
    owners = tuple(character.id for character in table.characters if character.significators)
    if owners:
        found.append(Ask("remove-significator", (People("who", owners), Cards("card", owned))))
    return found


def _cast_asks(table: Table, cast: tuple[CharacterId, ...]) -> list[Ask]:
    absent = tuple(who for who in cast if table.fight is None or not table.fight.has(who))
    found = [
        Ask("edit-character", (Sheets("character", cast),)),
        Ask("add-characters", (Sheets("characters"), People("behind", cast))),
        Ask("move-character", (People("who", cast), Numbers("place", 0, len(cast) - 1))),
    ]
    if absent and len(cast) > 1:
        found.append(Ask("remove-character", (People("who", absent),)))
    return found


def _fight_asks(table: Table, fight: Fight) -> list[Ask]:
    here = tuple(one.who for one in fight.participants)
    match fight.stage:
        case Stage.ANNOUNCING:
            return _announcing_asks(table, fight, here)
        case Stage.READY:
            return _throwing_asks(table)
        case Stage.RESOLVING:
            offer = next_offer(table)
            if isinstance(offer, OfferChoice):
                return [Ask("choose-deed" if offer.deed else "choose-attack", (People("who", offer.candidates),))]
            tied = isinstance(offer, OfferRuling) and offer.tied
            waivable = ruling_without_the_fallen(table, fight) is not None
            waive = [Ask("waive-the-fallen")] if waivable else []
            return [Ask("accept-ruling"), *waive, *([Ask("complicate", (Words("words"),))] if tied else [])]
        case Stage.AFTERMATH:
            found = [Ask("next-round"), *_redraw_asks(table)]
            return [*found, *(_recover_ask(table, (who,)) for who in to_recover(table))]


def _throwing_asks(table: Table) -> list[Ask]:
    lanes = lanes_to_type(table)
    found = []
    for lane in lanes:
        field = TypedCards("cards", words_left(table, lane), cards_asked(table, lane))
        found.append(Ask("type-cards", (ThrowerField("who", lane.who), field)))
    return found if any(cards_missing(table, lane) for lane in lanes) else [*found, Ask("throw-cards")]


def _announcing_asks(table: Table, fight: Fight, here: tuple[CharacterId, ...]) -> list[Ask]:
    cast = tuple(character.id for character in table.characters)
    absent = tuple(who for who in cast if who not in here)
    behind = tuple(who for one in fight.participants for who in one.stands_for)
    found = [
        Ask("set-side", (People("who", cast), Words("side"))),
        Ask("set-range", (People("one", here), People("other", here), Numbers("feet", 0, FURTHEST))),
        Ask("set-touch", (People("one", here), People("other", here), YesNo("touch", maybe=True))),
        Ask("set-drivers", (People("drivers", here, most=len(here)),)),
        Ask("join-fight", (Newcomers("character", absent),)),
        Ask("leave-fight", (People("who", (*here, *behind)),)),
    ]
    if leaders := tuple(who for who in behind if not table.character(who).must_recover):
        found.append(Ask("let-lead", (People("who", leaders),)))
    if all(one.announcement is None for one in fight.participants):
        found += [
            *_redraw_asks(table),
            Ask("group-foes", (People("leader", here), People("members", (*here, *behind), most=len(here)))),
        ]
    found += _hosts_words(table, fight, here)
    placed = tuple(one.who for one in fight.participants if one.succeeded and one.announcement is None)
    if placed:
        found.append(Ask("place-anew", (People("who", placed), Words("words"))))
    waiting = _throwing_asks(table) if lanes_to_type(table) else []
    found += waiting
    speaker = fight.speaker
    if waiting:
        pass  # nobody announces before that deed is settled
    elif speaker is None:
        found.append(Ask("call-ready"))
    elif could_lead(table, speaker):
        pass  # the group's turn comes once somebody else leads it
    elif table.character(speaker.who).must_recover and not speaker.acts_all_the_same:
        if not by_edition(table.edition).gets_up_at_the_rounds_end:
            found.append(_recover_ask(table, (speaker.who,)))
        if not table.character(speaker.who).out or table.house_rules.reads(readings.HOST_LETS_PEOPLE_UP):
            found.append(Ask("pass-turn", (People("who", (speaker.who,)),)))
    else:
        if can_repeat(table, fight, speaker.who):
            found.append(Ask("repeat-all"))
        found.append(Ask("announce", (People("who", (speaker.who,)), _deeds(table, fight, speaker.who))))
        gets_up_now = not by_edition(table.edition).gets_up_at_the_rounds_end
        if gets_up_now and (down := recovering_beside(table, speaker)):
            found.append(_recover_ask(table, down))
    changeable = [
        one.who
        for one in fight.participants
        if one.announcement is not None
        and one.settled is None
        and (one.acts_all_the_same or not table.character(one.who).must_recover)
    ]
    found += [Ask("announce", (People("who", (who,)), _deeds(table, fight, who))) for who in changeable]
    return found


def _recover_ask(table: Table, down: tuple[CharacterId, ...]) -> Ask:
    stats = tuple(dict.fromkeys(entry.name for who in down for entry in table.character(who).stats))
    return Ask("recover", (People("who", down), Choices("stat", stats), Numbers("intensity", 0, 10)))


def _hosts_words(table: Table, fight: Fight, here: tuple[CharacterId, ...]) -> list[Ask]:
    """Return what the Host may say of deeds that exclude each other, of ladders and of failed recoveries (HOST-17,
    HOST-18).
    """
    found = []
    sides = Counter(table.character(who).side for who in here)
    allies = tuple(who for who in here if sides[table.character(who).side] > 1)
    if allies:
        found.append(Ask("set-conflict", (People("one", allies), People("other", allies), YesNo("conflict"))))
    said = [one.announcement for one in fight.participants if one.announcement is not None]
    labels = tuple(dict.fromkeys(label for announcement in said for label in announcement.edges.advantages))
    if labels and table.house_rules.reads(readings.LADDERS_GO_BY_STEPS):
        found.append(Ask("set-ladder", (Choices("label", labels), YesNo("is_ladder"))))
    failed = tuple(
        one.who for one in fight.participants if one.announcement is None and has_failed(one, table.character(one.who))
    )
    if failed:
        found.append(Ask("follow-failure", (People("who", failed), _values("then", AfterFailure))))
    return found


def _deeds(table: Table, fight: Fight, who: CharacterId) -> Deeds:
    offer = announcement_of(table, fight, who)
    character = table.character(who)
    stats = tuple(entry.name for entry in (*character.stats, *character.skills))
    return Deeds("announcement", who, offer.foes, offer.others, stats, CHARGES_OF_OPPOSED)
