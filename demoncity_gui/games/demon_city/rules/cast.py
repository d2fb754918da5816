"""The cast of the evening: sheets written anew, people taken in and out, their order."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.characters import MOST_CHARACTERS, UNHARMED, Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.sheet import objection_to_sheet
from demoncity_gui.games.demon_city.rules.significators import grant_significator, remove_significator
from demoncity_gui.games.demon_city.rules.table import Stage, Table, in_the_cast
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def edit_character(transaction: Transaction, character: Character) -> None:
    """Write somebody's sheet anew; what has befallen them in play, and their Significators, stay (T-DECK-14).

    Whether they are hidden stays as well: an older sheet must not show somebody by mistake.

    Throws are counted and judged by stats, skills and sides: in a fight they stand from the first announcement of a
    round to its end. The deck stands during the whole fight, for cards lie before people.

    Raises:
        RuleRefusal: nobody has that id, the sheet is unfit, or it is not the time for this change.
    """
    table = transaction.table
    known = in_the_cast(table, character.id)
    edited = replace(
        _tidy(character),
        significators=known.significators,
        hidden=known.hidden,
        **{field: getattr(known, field) for field in UNHARMED},
    )
    if edited.name != known.name:
        _refuse_taken(table, edited.name)
    if (objection := objection_to_sheet(edited)) is not None:
        raise RuleRefusal(objection)
    if edited.deck is not known.deck:
        if table.fight is not None:
            raise RuleRefusal(no.DeckStands(known.id))
        if known.significators and table.edition.has_decks:
            raise RuleRefusal(no.HoldsSignificators(known.id))
    if _what_throws_go_by(edited) != _what_throws_go_by(known) and _have_announced(table, known.id):
        raise RuleRefusal(no.StatsStand(known.id))
    transaction.happen(ev.CharacterEdited(edited))


def set_hidden(transaction: Transaction, who: CharacterId, *, hidden: bool) -> None:
    """Hide somebody from the players, or show them again: at any time, for no rule of play goes by it.

    Raises:
        RuleRefusal: nobody has that id.
    """
    in_the_cast(transaction.table, who)
    transaction.happen(ev.CharacterChanged(who, hidden=hidden))


def add_characters(transaction: Transaction, characters: tuple[Character, ...], behind: CharacterId | None) -> None:
    """Take these into the cast, unharmed, with ids that nobody ever had.

    Of their Significators they get those that are nobody's yet and not in the Horror's Deck (T-DECK-13, T-DECK-20), a
    creature those of its own cards that are in it.

    Raises:
        RuleRefusal: there is nobody to come behind, somebody's sheet is unfit or their name taken.
    """
    if not characters:
        raise RuleRefusal(no.CastUnfit())
    place = len(transaction.table.characters)
    if behind is not None:
        place = transaction.table.characters.index(in_the_cast(transaction.table, behind)) + 1
    for offset, written in enumerate(characters):
        newcomer = newcomer_of(transaction.table, written)
        transaction.happen(ev.CharacterAdded(newcomer, place + offset))
        grant_the_free(transaction, newcomer.id, written)


def newcomer_of(table: Table, written: Character) -> Character:
    """Return somebody new by this sheet: unharmed, with an id that nobody ever had, and no Significators yet.

    Raises:
        RuleRefusal: the sheet is unfit or the name taken.
    """
    newcomer = replace(_tidy(written), id=table.next_id, significators=(), **UNHARMED)
    if len(table.characters) >= MOST_CHARACTERS:
        raise RuleRefusal(no.SheetUnfit(no.SheetFault.CAST_FULL, newcomer.name, number=MOST_CHARACTERS))
    _refuse_taken(table, newcomer.name)
    if (objection := objection_to_sheet(newcomer)) is not None:
        raise RuleRefusal(objection)
    return newcomer


def grant_the_free(transaction: Transaction, who: CharacterId, written: Character) -> None:
    """Give a newcomer the own cards on their sheet that can be theirs (T-DECK-13, T-DECK-16, T-DECK-20)."""
    if not transaction.table.edition.has_decks:
        return
    for card in dict.fromkeys(written.significators):
        with suppress(RuleRefusal):
            grant_significator(transaction, who, card)


def remove_character(transaction: Transaction, who: CharacterId) -> None:
    """Take somebody out of the cast, their Significators out of the Players' Deck (T-DECK-14).

    Raises:
        RuleRefusal: they take part in the fight, nobody else is left, or a Significator of theirs lies on the table.
    """
    table = transaction.table
    character = in_the_cast(table, who)
    if table.fight is not None and table.fight.has(who):
        raise RuleRefusal(no.InTheFight(who))
    if len(table.characters) == 1:
        raise RuleRefusal(no.CastUnfit())
    for card in character.significators if table.edition.has_decks else ():
        remove_significator(transaction, who, card)
    transaction.happen(ev.CharacterRemoved(who))


def move_character(transaction: Transaction, who: CharacterId, place: int) -> None:
    """Put somebody at this place of the cast, counted from 0; the Agility order is another matter (T-ORDER-01).

    Raises:
        RuleRefusal: there is no such place, or they are at it.
    """
    people = transaction.table.characters
    here = people.index(in_the_cast(transaction.table, who))
    if not 0 <= place < len(people) or place == here:
        raise RuleRefusal(no.BadNumber("places", place + 1, 1, len(people)))
    transaction.happen(ev.CharacterMoved(who, place))


def _tidy(character: Character) -> Character:
    """Return the sheet without blanks around the names that others are told apart by."""
    return replace(
        character,
        name=character.name.strip(),
        side=Side(character.side.strip()),
        alias=character.alias.strip(),
        short=character.short.strip(),
        pronoun=character.pronoun.strip().casefold(),
    )


def _refuse_taken(table: Table, name: str) -> None:
    if any(one.name == name for one in table.characters):
        raise RuleRefusal(no.SheetUnfit(no.SheetFault.NAME_TAKEN, name))


def _what_throws_go_by(character: Character) -> tuple[object, ...]:
    return character.side, character.stats, character.skills, character.shoot_skill, character.power


def _have_announced(table: Table, who: CharacterId) -> bool:
    """Whether somebody takes part in a fight in which anybody has announced this round."""
    fight = table.fight
    if fight is None or not fight.has(who):
        return False
    begun = any(one.announcement is not None or one.passes for one in fight.participants)
    return begun or fight.stage is not Stage.ANNOUNCING
