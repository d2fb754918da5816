"""The cast of the evening: sheets written anew, people taken in and out, their order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HIGHEST_RANK,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_NOTES,
    LONGEST_SHORT_NAME,
    LONGEST_WORDS,
    MOST_CHARACTERS,
    MOST_OF_A_KIND,
    TOUGHNESS,
    Character,
    CharacterId,
    Side,
    overfull_list,
)
from demoncity_gui.games.demon_city.rules.events import (
    CharacterAdded,
    CharacterEdited,
    CharacterMoved,
    CharacterRemoved,
    HiddenSet,
)
from demoncity_gui.games.demon_city.rules.refusals import (
    BadNumber,
    CastUnfit,
    DeckStands,
    HoldsSignificators,
    InTheFight,
    RuleRefusal,
    SheetFault,
    SheetUnfit,
    StatsStand,
)
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
        hurt=known.hurt,
        out=known.out,
        panicked=known.panicked,
        held=known.held,
        toughness_lost=known.toughness_lost,
        calm_lost=known.calm_lost,
        hidden=known.hidden,
        knocked_under=known.knocked_under,
        recovering=known.recovering,
    )
    if edited.name != known.name:
        _refuse_taken(table, edited.name)
    if (objection := objection_to_sheet(edited)) is not None:
        raise RuleRefusal(objection)
    if edited.deck is not known.deck:
        if table.fight is not None:
            raise RuleRefusal(DeckStands(known.id))
        if known.significators:
            raise RuleRefusal(HoldsSignificators(known.id))
    if _what_throws_go_by(edited) != _what_throws_go_by(known) and _have_announced(table, known.id):
        raise RuleRefusal(StatsStand(known.id))
    transaction.happen(CharacterEdited(edited))


def set_hidden(transaction: Transaction, who: CharacterId, *, hidden: bool) -> None:
    """Hide somebody from the players, or show them again: at any time, for no rule of play goes by it.

    Raises:
        RuleRefusal: nobody has that id.
    """
    in_the_cast(transaction.table, who)
    transaction.happen(HiddenSet(who, hidden))


def add_characters(transaction: Transaction, characters: tuple[Character, ...], behind: CharacterId | None) -> None:
    """Take these into the cast, unharmed, with ids that nobody ever had.

    Of their Significators they get those that are nobody's yet and not in the Horror's Deck (T-DECK-13, T-DECK-20), a
    creature those of its own cards that are in it.

    Raises:
        RuleRefusal: there is nobody to come behind, somebody's sheet is unfit or their name taken.
    """
    if not characters:
        raise RuleRefusal(CastUnfit())
    place = len(transaction.table.characters)
    if behind is not None:
        place = transaction.table.characters.index(in_the_cast(transaction.table, behind)) + 1
    for offset, written in enumerate(characters):
        newcomer = newcomer_of(transaction.table, written)
        transaction.happen(CharacterAdded(newcomer, place + offset))
        grant_the_free(transaction, newcomer.id, written)


def newcomer_of(table: Table, written: Character) -> Character:
    """Return somebody new by this sheet: unharmed, with an id that nobody ever had, and no Significators yet.

    Raises:
        RuleRefusal: the sheet is unfit or the name taken.
    """
    newcomer = replace(
        _tidy(written),
        id=table.next_id,
        significators=(),
        hurt=False,
        out=False,
        panicked=False,
        held=False,
        toughness_lost=0,
        calm_lost=0,
        knocked_under=False,
        recovering=False,
    )
    if len(table.characters) >= MOST_CHARACTERS:
        raise RuleRefusal(SheetUnfit(SheetFault.CAST_FULL, newcomer.name, number=MOST_CHARACTERS))
    _refuse_taken(table, newcomer.name)
    if (objection := objection_to_sheet(newcomer)) is not None:
        raise RuleRefusal(objection)
    return newcomer


def grant_the_free(transaction: Transaction, who: CharacterId, written: Character) -> None:
    """Give a newcomer the own cards on their sheet that can be theirs (T-DECK-13, T-DECK-16, T-DECK-20)."""
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
        raise RuleRefusal(InTheFight(who))
    if len(table.characters) == 1:
        raise RuleRefusal(CastUnfit())
    for card in character.significators:
        remove_significator(transaction, who, card)
    transaction.happen(CharacterRemoved(who))


def move_character(transaction: Transaction, who: CharacterId, place: int) -> None:
    """Put somebody at this place of the cast, counted from 0; the Agility order is another matter (T-ORDER-01).

    Raises:
        RuleRefusal: there is no such place, or they are at it.
    """
    people = transaction.table.characters
    here = people.index(in_the_cast(transaction.table, who))
    if not 0 <= place < len(people) or place == here:
        raise RuleRefusal(BadNumber("places in the cast", place + 1, 1, len(people)))
    transaction.happen(CharacterMoved(who, place))


def objection_to_sheet(character: Character) -> SheetUnfit | None:
    """Return why nobody can play by this sheet, None if they can; whether the name is taken is asked elsewhere."""
    unfit = partial(SheetUnfit, name=character.name)
    if not character.name.strip():
        return unfit(SheetFault.NAMELESS)
    if field := overfull_list(character):
        return unfit(SheetFault.TOO_MANY, what=field.replace("_", " "), number=MOST_OF_A_KIND)
    for what, words, longest in _lengths(character):
        if len(words) > longest:
            return unfit(SheetFault.TOO_LONG, what=what, number=longest)
    if not character.side.strip():
        return unfit(SheetFault.ON_NO_SIDE)
    for stat in (AGILITY, TOUGHNESS):
        if not any(entry.name == stat for entry in character.stats):
            return unfit(SheetFault.STAT_MISSING, what=stat)
    passed = set[str]()
    for entry in (*character.stats, *character.skills):
        if not entry.name.strip():
            return unfit(SheetFault.RANK_NAMELESS)
        if entry.name in passed:
            return unfit(SheetFault.RANK_TWICE, what=entry.name)
        passed.add(entry.name)
        if not 0 <= entry.rank <= HIGHEST_RANK:
            return unfit(SheetFault.RANK_OUT, what=entry.name, number=entry.rank)
        if entry.special_form_of == entry.name:
            return unfit(SheetFault.FORM_OF_ITSELF, what=entry.name)
    if character.shoot_skill and character.shoot_skill not in passed:
        return unfit(SheetFault.SHOOTS_WITH_NOTHING, what=character.shoot_skill)
    power = character.power
    if power is not None and (not power.deed.strip() or power.stat not in passed):
        return unfit(SheetFault.POWER_WITHOUT_STAT, what=power.stat if power.deed.strip() else "")
    if power is not None and not power.resist.strip():
        return unfit(SheetFault.POWER_UNRESISTED)
    for place, met in enumerate(character.card_powers):
        if any(other.card is met.card for other in character.card_powers[:place]):
            return unfit(SheetFault.CARD_POWER_TWICE, what=met.card.title)
        if not met.words.strip():
            return unfit(SheetFault.CARD_POWER_WORDLESS, what=met.card.title)
    if character.calm_check is not None and not 0 <= character.calm_check <= 10:
        return unfit(SheetFault.CALM_CHECK_OUT, number=character.calm_check)
    if any(not weapon.name.strip() for weapon in character.weapons):
        return unfit(SheetFault.WEAPON_NAMELESS)
    return None


def _lengths(character: Character) -> Iterator[tuple[str, str, int]]:
    """Yield what a sheet says, by what it is, with the letters that it may have."""
    yield "name", character.name, LONGEST_NAME
    yield "side", character.side, LONGEST_NAME
    yield "name for the players", character.alias, LONGEST_NAME
    yield "short name", character.short, LONGEST_SHORT_NAME
    for entry in (*character.stats, *character.skills):
        yield "skill", entry.name, LONGEST_LINE
        yield "skill", entry.special_form_of, LONGEST_LINE
    for deed in (character.close_deed, character.shoot_deed):
        yield "deed", deed, LONGEST_LINE
    for weapon in character.weapons:
        yield "weapon", weapon.name, LONGEST_LINE
        yield "weapon’s use", weapon.suits, LONGEST_WORDS
    if character.power is not None:
        yield "power", character.power.deed, LONGEST_LINE
        yield "power’s resistance", character.power.resist, LONGEST_LINE
    for met in character.card_powers:
        yield "sentence that a card sets off", met.words, LONGEST_WORDS
    yield "picture’s path", character.picture, LONGEST_WORDS
    yield "portrait’s name", character.portrait, LONGEST_LINE
    yield "note", character.notes, LONGEST_NOTES


def _tidy(character: Character) -> Character:
    """Return the sheet without blanks around the names that others are told apart by."""
    return replace(
        character,
        name=character.name.strip(),
        side=Side(character.side.strip()),
        alias=character.alias.strip(),
        short=character.short.strip(),
    )


def _refuse_taken(table: Table, name: str) -> None:
    if any(one.name == name for one in table.characters):
        raise RuleRefusal(SheetUnfit(SheetFault.NAME_TAKEN, name))


def _what_throws_go_by(character: Character) -> tuple[object, ...]:
    return character.side, character.stats, character.skills, character.shoot_skill, character.power


def _have_announced(table: Table, who: CharacterId) -> bool:
    """Whether somebody takes part in a fight in which anybody has announced this round."""
    fight = table.fight
    if fight is None or not fight.has(who):
        return False
    begun = any(one.announcement is not None or one.passes for one in fight.participants)
    return begun or fight.stage is not Stage.ANNOUNCING
