"""The cast edited in play: sheets, newcomers, those who go, their order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    MOST_CHARACTERS,
    MOST_OF_A_KIND,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
    State,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.commands import (
    AddCharacters,
    BeginAction,
    DrawFreely,
    EditCharacter,
    EndAction,
    GrantSignificator,
    GroupFoes,
    JoinFight,
    LeaveFight,
    MoveCharacter,
    RemoveCharacter,
    SetHidden,
    SetHurt,
    SetState,
    SetToughness,
)
from demoncity_gui.games.demon_city.rules.events import CharacterEdited
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.rules.refusals import SheetFault
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.words.commands import command_words
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_sheets as sheets
from tests.support.cast import defends, foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting, table_with

ann, bill, cassie = player("Ann", agility=1), foe("Bill", agility=5), player("Cassie", agility=6)
NOBODY = CharacterId(77)


def sitting(*, in_action: bool = False) -> Sitting:
    return table_with(ann, bill, cassie, players="9 2 5 7 3", horror="9 2 5 7 3", in_action=in_action)


def names(table: Sitting) -> list[str]:
    return [one.name for one in table.table.characters]


def faster(one: Character) -> Character:
    return replace(one, stats=tuple(Rank(rank.name, 9) if rank.name == AGILITY else rank for rank in one.stats))


def said(table: Sitting, command: EditCharacter | AddCharacters | RemoveCharacter | MoveCharacter) -> str:
    """Return the sentence with which the rules say no."""
    return refusal_sentence(table.table, table.refusal(command))


# --- sheets ------------------------------------------------------------------------------------------------------


def test_a_sheet_is_written_anew_and_what_befell_them_stays() -> None:
    """T-DECK-14: Significators come and go by commands of their own."""
    play = sitting()
    for command in (
        SetHurt(bill.id, True),
        SetToughness(bill.id, 1),
        SetState(bill.id, State.OUT, True),
        GrantSignificator(ann.id, Card.MOON),
    ):
        play.do(command)

    play.do(EditCharacter(replace(faster(bill), name="  Bill the Eel ", notes="owes money")))
    play.do(EditCharacter(replace(ann, alias="the nurse", short=" Ann ", significators=(Card.SUN,), hurt=True)))

    now = play.table.character(bill.id)
    assert (now.name, now.rank(AGILITY), now.notes) == ("Bill the Eel", 9, "owes money")
    assert (now.hurt, now.toughness, now.out) == (True, 1, True)
    edited = play.table.character(ann.id)
    assert edited.short == "Ann"
    assert (edited.alias, edited.significators, edited.hurt) == ("the nurse", (Card.MOON,), False)


@pytest.mark.english
def test_the_log_says_what_is_different_on_a_sheet() -> None:
    play = sitting()
    before = play.table
    (event,) = play.do(EditCharacter(replace(faster(bill), name="Willy", skills=(Rank("Yoga", 2),), notes="!")))
    assert isinstance(event, CharacterEdited)

    assert story_lines(before, play.table, event) == (
        texts.demon_city_story.character_edited(who="Bill"),
        "Name: Bill → Willy",
        "Agility: 5 → 9",
        texts.demon_city_story.changed_from(what="Yoga", was="", now="2"),
        texts.demon_city_story.written_anew(parts=["notes"]),
    )
    assert command_words(before, EditCharacter(bill)) == texts.demon_city_commands.edit_character(character="Bill")


@pytest.mark.parametrize(
    ("change", "refusal", "sentence"),
    [
        ({"name": "  "}, no.SheetUnfit(SheetFault.NAMELESS, "", place="name"), texts.demon_city_sheets.nameless),
        (
            {"name": "Ann "},
            no.SheetUnfit(SheetFault.NAME_TAKEN, "Ann"),
            texts.demon_city_sheets.name_taken(whose="Ann"),
        ),
        (
            {"side": Side(" ")},
            no.SheetUnfit(SheetFault.ON_NO_SIDE, "Bill", place="side"),
            texts.demon_city_sheets.on_no_side(whose="Bill"),
        ),
        (
            {"stats": (Rank("Agility", 3),)},
            no.SheetUnfit(SheetFault.STAT_MISSING, "Bill", "Toughness", place="stats"),
            sheets.stat_missing(whose="Bill", what="Toughness"),
        ),
        (
            {"skills": (Rank("Yoga", 100),)},
            no.SheetUnfit(SheetFault.RANK_OUT, "Bill", "Yoga", 100, "skills"),
            texts.demon_city_sheets.rank_out(what="Yoga", number=100, highest=99),
        ),
        (
            {"skills": (Rank("Yoga", -1),)},
            no.SheetUnfit(SheetFault.RANK_OUT, "Bill", "Yoga", -1, "skills"),
            texts.demon_city_sheets.rank_out(what="Yoga", number=-1, highest=99),
        ),
        (
            {"stats": (*bill.stats, Rank("Yoga", 100))},
            no.SheetUnfit(SheetFault.RANK_OUT, "Bill", "Yoga", 100, "stats"),
            texts.demon_city_sheets.rank_out(what="Yoga", number=100, highest=99),
        ),
        (
            {"skills": (Rank("", 1),)},
            no.SheetUnfit(SheetFault.RANK_NAMELESS, "Bill", place="skills"),
            texts.demon_city_sheets.rank_nameless(whose="Bill"),
        ),
        (
            {"skills": (Rank("Calm", 1),)},
            no.SheetUnfit(SheetFault.RANK_TWICE, "Bill", "Calm", place="skills"),
            texts.demon_city_sheets.rank_twice(whose="Bill", what="Calm"),
        ),
        (
            {"skills": (Rank("Yoga", 1, "Yoga"),)},
            no.SheetUnfit(SheetFault.FORM_OF_ITSELF, "Bill", "Yoga", place="skills"),
            texts.demon_city_sheets.form_of_itself(what="Yoga"),
        ),
        (
            {"shoot_skill": "Archery"},
            no.SheetUnfit(SheetFault.SHOOTS_WITH_NOTHING, "Bill", "Archery", place="shoot_skill"),
            texts.demon_city_sheets.shoots_with_nothing(whose="Bill", what="Archery"),
        ),
        (
            {"power": Power("chokes", "Drowning", "Calm")},
            no.SheetUnfit(SheetFault.POWER_WITHOUT_STAT, "Bill", "Drowning", place="power.stat"),
            texts.demon_city_sheets.power_without_stat(whose="Bill", what="Drowning"),
        ),
        (
            {"power": Power(" ", "Calm", "Calm")},
            no.SheetUnfit(SheetFault.POWER_WITHOUT_STAT, "Bill", place="power.deed"),
            texts.demon_city_sheets.power_without_stat(whose="Bill", what=""),
        ),
        (
            {"power": Power("chokes", "Calm", "")},
            no.SheetUnfit(SheetFault.POWER_UNRESISTED, "Bill", place="power.resist"),
            texts.demon_city_sheets.power_unresisted(whose="Bill"),
        ),
        (
            {"card_powers": (CardPower(Card.MOON, "a tide"), CardPower(Card.MOON, "a flood"))},
            no.SheetUnfit(SheetFault.CARD_POWER_TWICE, "Bill", "major-18", place="card_powers[1].card"),
            texts.demon_city_sheets.card_power_twice(whose="Bill", what=texts.card_titles.major_18),
        ),
        (
            {"card_powers": (CardPower(Card.MOON, " "),)},
            no.SheetUnfit(SheetFault.CARD_POWER_WORDLESS, "Bill", "major-18", place="card_powers[0].words"),
            sheets.card_power_wordless(whose="Bill", what=texts.card_titles.major_18),
        ),
        (
            {"calm_check": 11},
            no.SheetUnfit(SheetFault.CALM_CHECK_OUT, "Bill", "", 11, "calm_check"),
            texts.demon_city_sheets.calm_check_out(number=11),
        ),
        (
            {"weapons": (Weapon(" "),)},
            no.SheetUnfit(SheetFault.WEAPON_NAMELESS, "Bill", place="weapons[0].name"),
            texts.demon_city_sheets.weapon_nameless(whose="Bill"),
        ),
        (
            {"pronoun": "wolf"},
            no.SheetUnfit(SheetFault.PRONOUN_UNKNOWN, "Bill", "wolf", place="pronoun"),
            texts.demon_city_sheets.pronoun_unknown(whose="Bill", what="wolf"),
        ),
        (
            {"protection": 100},
            no.SheetUnfit(SheetFault.PROTECTION_OUT, "Bill", number=100, place="protection"),
            texts.demon_city_sheets.protection_out(number=100),
        ),
        (
            {"instincts": (Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE, 0),)},
            no.SheetUnfit(SheetFault.WEIGHT_OUT, "Bill", number=0, place="instincts[0].weight"),
            texts.demon_city_sheets.weight_out(whose="Bill", number=0),
        ),
    ],
)
def test_a_sheet_that_nobody_can_play_by_is_refused(
    change: dict[str, object], refusal: no.SheetUnfit, sentence: str
) -> None:
    play = sitting()
    command = EditCharacter(replace(bill, **change))
    assert (play.refusal(command), said(play, command)) == (refusal, sentence)


def test_a_sheet_has_at_most_a_hundred_lines_of_a_kind() -> None:
    sitting = table_with(ann, bill, in_action=False)
    full = replace(ann, weapons=(Weapon("axe"),) * MOST_OF_A_KIND)
    sitting.do(EditCharacter(full))
    more = replace(full, weapons=(*full.weapons, Weapon("rope")))
    assert sitting.refusal(EditCharacter(more)) == no.SheetUnfit(
        SheetFault.TOO_MANY, "Ann", "weapons", MOST_OF_A_KIND, "weapons"
    )
    more = replace(ann, card_powers=(CardPower(Card.MOON, "A howl."),) * (MOST_OF_A_KIND + 1))
    refusal = sitting.refusal(EditCharacter(more))
    assert refusal == no.SheetUnfit(SheetFault.TOO_MANY, "Ann", "card_powers", MOST_OF_A_KIND, "card_powers")


@pytest.mark.parametrize("rank", [0, 99])
def test_ranks_go_from_0_to_99(rank: int) -> None:
    play = sitting()
    play.do(EditCharacter(replace(bill, skills=(Rank("Yoga", rank),))))
    assert play.table.character(bill.id).rank("Yoga") == rank


@pytest.mark.parametrize(
    "change",
    [
        {"protection": 0, "calm_check": 0, "instincts": (Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE, 1),)},
        {"protection": 99, "calm_check": 10, "instincts": (Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE, 10),)},
    ],
)
def test_other_numbers_of_a_sheet_may_be_the_least_and_the_most_of_their_kind(change: dict[str, object]) -> None:
    play = sitting()
    play.do(EditCharacter(replace(bill, **change)))
    assert {field: getattr(play.table.character(bill.id), field) for field in change} == change


def test_nobody_unknown_is_edited_moved_or_removed() -> None:
    play = sitting()
    for command in (
        EditCharacter(replace(bill, id=NOBODY)),
        MoveCharacter(NOBODY, 0),
        RemoveCharacter(NOBODY),
        AddCharacters((replace(bill, name="Dirk"),), behind=NOBODY),
    ):
        assert play.refusal(command) == no.NobodyThere(NOBODY)


# --- in a fight --------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_stats_change_until_somebody_has_announced_and_again_after_the_fight() -> None:
    play = sitting(in_action=True)
    play.do(EditCharacter(faster(bill)))
    play.do(EditCharacter(bill))
    play.announce(ann, defends())

    assert play.refusal(EditCharacter(faster(bill))) == no.StatsStand(bill.id)
    assert "before the first announcement" in said(play, EditCharacter(replace(bill, side=Side("police"))))
    assert play.refusal(EditCharacter(replace(bill, shoot_skill="Calm"))) == no.StatsStand(bill.id)
    play.do(EditCharacter(replace(bill, name="Willy", notes="owes money", close_deed="bites")))
    play.do(EndAction())
    play.do(EditCharacter(faster(bill)))
    assert play.table.character(bill.id).rank(AGILITY) == 9


def test_who_takes_no_part_is_edited_at_any_time() -> None:
    play = sitting(in_action=True)
    play.do(LeaveFight(cassie.id))
    play.announce(ann, defends())

    play.do(EditCharacter(faster(cassie)))

    assert play.table.character(cassie.id).rank(AGILITY) == 9


def test_the_deck_stands_in_a_fight_and_while_there_are_significators() -> None:
    play = sitting(in_action=True)
    turncoat = replace(ann, deck=DeckName.HORROR)
    assert play.refusal(EditCharacter(turncoat)) == no.DeckStands(ann.id)
    play.do(EndAction())
    play.do(GrantSignificator(ann.id, Card.MOON))
    assert play.refusal(EditCharacter(turncoat)) == no.HoldsSignificators(ann.id)
    assert said(play, EditCharacter(turncoat)) == texts.demon_city_refusals.holds_significators(who="Ann", players=True)
    play.do(EditCharacter(replace(bill, deck=DeckName.PLAYERS)))
    assert play.table.character(bill.id).deck is DeckName.PLAYERS


def test_who_takes_part_is_not_removed_be_it_behind_another() -> None:
    dirk = foe("Dirk", agility=5)
    play = table_with(ann, bill, dirk)
    play.do(GroupFoes(bill.id, (dirk.id,)))

    assert play.refusal(RemoveCharacter(bill.id)) == no.InTheFight(bill.id)
    assert play.refusal(RemoveCharacter(dirk.id)) == no.InTheFight(dirk.id)
    assert said(play, RemoveCharacter(dirk.id)) == texts.demon_city_refusals.in_the_fight(who="Dirk")


# --- who belongs to the cast -------------------------------------------------------------------------------------


def test_newcomers_come_unharmed_behind_whom_they_are_put() -> None:
    play = sitting()
    play.do(AddCharacters((replace(bill, name="Dirk", hurt=True, toughness_lost=3), replace(bill, name="Eel")), ann.id))
    play.do(AddCharacters((replace(bill, name="Gus"),)))

    assert names(play) == ["Ann", "Dirk", "Eel", "Bill", "Cassie", "Gus"]
    dirk = play.table.characters[1]
    assert (dirk.hurt, dirk.toughness_lost) == (False, 0)
    assert len({one.id for one in play.table.characters}) == 6


def test_an_id_is_never_given_twice() -> None:
    play = sitting()
    play.do(AddCharacters((replace(bill, name="Dirk"),)))
    gone = play.table.characters[-1].id
    play.do(RemoveCharacter(gone))
    play.do(AddCharacters((replace(bill, name="Eel"),)))
    assert play.table.characters[-1].id > gone
    play.do(RemoveCharacter(play.table.characters[-1].id))
    play.do(BeginAction())
    play.do(JoinFight(replace(bill, id=NOBODY, name="Gus")))
    assert play.table.characters[-1].id == gone + 2


def test_a_newcomer_whose_name_is_taken_is_refused_and_so_are_all_with_them() -> None:
    play = sitting()
    both = (replace(bill, name="Dirk"), replace(bill, name="Dirk"))
    assert play.refusal(AddCharacters(both)) == no.SheetUnfit(SheetFault.NAME_TAKEN, "Dirk")
    assert play.refusal(AddCharacters((replace(bill, name="Dirk", stats=()),))) == no.SheetUnfit(
        SheetFault.STAT_MISSING, "Dirk", AGILITY, place="stats"
    )
    assert play.refusal(AddCharacters(())) == no.CastUnfit()


def test_newcomers_bring_the_significators_that_are_nobodys_yet() -> None:
    """T-DECK-13, T-DECK-20: one card belongs to one character, and never lies in both decks."""
    play = sitting()
    play.do(GrantSignificator(ann.id, Card.MOON))
    horrors = next(card for card in everywhere(play.table, DeckName.HORROR))
    brought = (Card.MOON, Card.SUN, Card.CUPS_QUEEN, Card.CUPS_7, horrors)

    play.do(AddCharacters((replace(ann, name="Zoe", significators=brought),)))
    play.do(AddCharacters((replace(bill, name="Dirk", significators=(Card.STAR,)),)))

    assert play.table.characters[-2].significators == (Card.SUN, Card.CUPS_QUEEN)
    assert play.table.characters[-1].significators == ()
    assert {Card.SUN, Card.CUPS_QUEEN} <= set(everywhere(play.table, DeckName.PLAYERS))


def test_who_goes_takes_the_significators_along() -> None:
    """T-DECK-14."""
    play = sitting()
    play.do(GrantSignificator(ann.id, Card.MOON))
    play.do(RemoveCharacter(ann.id))

    assert names(play) == ["Bill", "Cassie"]
    assert Card.MOON not in everywhere(play.table, DeckName.PLAYERS)


def test_nobody_goes_while_their_significator_lies_on_the_table() -> None:
    play = sitting()
    play.do(GrantSignificator(ann.id, Card.MOON))
    while Card.MOON not in play.table.players_deck.spread:
        play.do(DrawFreely(DeckName.PLAYERS, 1))

    assert play.refusal(RemoveCharacter(ann.id)) == no.OutOfPlay(Card.MOON)


def test_the_last_one_stays() -> None:
    play = sitting()
    play.do(RemoveCharacter(ann.id))
    play.do(RemoveCharacter(bill.id))
    assert play.refusal(RemoveCharacter(cassie.id)) == no.CastUnfit()


def test_the_cast_is_put_into_another_order() -> None:
    play = sitting()
    play.do(MoveCharacter(ann.id, 2))
    assert names(play) == ["Bill", "Cassie", "Ann"]
    play.do(MoveCharacter(cassie.id, 0))
    assert names(play) == ["Cassie", "Bill", "Ann"]
    for place in (-1, 0, 3):
        assert isinstance(play.refusal(MoveCharacter(cassie.id, place)), no.BadNumber)


def test_who_joins_a_fight_keeps_their_place_in_the_cast() -> None:
    play = sitting(in_action=True)
    play.do(LeaveFight(ann.id))
    play.do(JoinFight(ann))
    assert names(play) == ["Ann", "Bill", "Cassie"]


def worn(one: Character) -> Character:
    """Return somebody whom everything has befallen."""
    body = replace(one, hurt=True, out=True, panicked=True, held=True, toughness_lost=1, calm_lost=1)
    return replace(body, hidden=True, knocked_under=True, recovering=True)


def test_a_sheet_changes_nothing_of_what_has_befallen_somebody() -> None:
    """T-STATE-02: neither where the sheet is unharmed, nor where it is an old one of somebody now whole."""
    for known, sheet in ((worn(bill), bill), (bill, worn(bill))):
        play = table_with(ann, known, in_action=False)
        play.do(EditCharacter(replace(sheet, notes="owes money")))
        assert play.table.character(bill.id) == replace(known, notes="owes money")


def test_whoever_is_new_is_whole_and_hidden_if_the_sheet_says_so() -> None:
    """T-STATE-02."""
    play = table_with(ann, bill, in_action=False)
    newcomer = play.table.next_id
    play.do(AddCharacters((worn(foe("Eel")),), None))
    assert play.table.character(newcomer) == replace(foe("Eel"), id=newcomer, hidden=True)


def test_a_full_cast_takes_nobody_more_and_nobody_moves_past_its_end() -> None:
    """As many as can sit down; places are counted from one."""
    crowd = [replace(bill, id=CharacterId(1000 + number), name=f"Bill {number}") for number in range(MOST_CHARACTERS)]
    play = table_with(*crowd[1:], in_action=False)
    eel = foe("Eel")
    assert play.refusal(MoveCharacter(crowd[1].id, MOST_CHARACTERS)) == no.BadNumber(
        "places", MOST_CHARACTERS + 1, 1, MOST_CHARACTERS - 1
    )
    play.do(AddCharacters((crowd[0],), None))
    full = no.SheetUnfit(SheetFault.CAST_FULL, "Eel", number=MOST_CHARACTERS)
    assert play.refusal(AddCharacters((eel,), None)) == full


@pytest.mark.parametrize(
    ("change", "what", "place", "longest"),
    [
        ({"alias": "x" * 61}, "alias", "alias", 60),
        ({"short": "x" * 2000}, "short", "short", None),
        ({"skills": (Rank("x" * 2000, 1),)}, "skill", "skills[0].name", None),
        ({"skills": (Rank("Yoga", 1, "x" * 2000),)}, "skill", "skills[0].special_form_of", None),
        ({"close_deed": "x" * 2000}, "deed", "close_deed", None),
        ({"weapons": (Weapon("x" * 2000),)}, "weapon", "weapons[0].name", None),
        ({"weapons": (Weapon("axe", "x" * 100_000),)}, "suits", "weapons[0].suits", None),
        ({"power": Power("x" * 2000, "Calm", "Calm")}, "power", "power.deed", None),
        ({"power": Power("chokes", "Calm", "x" * 2000)}, "resistance", "power.resist", None),
        ({"card_powers": (CardPower(Card.MOON, "x" * 100_000),)}, "card-words", "card_powers[0].words", None),
        ({"picture": "x" * 100_000}, "picture", "picture", None),
        ({"portrait": "x" * 2000}, "portrait", "portrait", None),
        ({"notes": "x" * 1_000_000}, "note", "notes", None),
    ],
)
def test_what_is_too_long_on_a_sheet_is_named(
    change: dict[str, object], what: str, place: str, longest: int | None
) -> None:
    """With the letters that it may have."""
    refusal = table_with(ann, bill, in_action=False).refusal(EditCharacter(replace(bill, **change)))
    assert isinstance(refusal, no.SheetUnfit)
    assert (refusal.fault, refusal.what, refusal.place) == (SheetFault.TOO_LONG, what, place)
    assert refusal.number is not None and longest in (None, refusal.number)


def test_a_side_is_one_whatever_blanks_are_written_around_it() -> None:
    play = table_with(ann, bill, in_action=False)
    play.do(EditCharacter(replace(bill, side=Side(f" {ann.side} "))))
    assert play.table.character(bill.id).side == ann.side


@pytest.mark.parametrize("intensity", [0, 10])
def test_a_calm_check_is_thrown_against_any_intensity(intensity: int) -> None:
    """T-RESOLVE-16."""
    play = table_with(ann, bill, in_action=False)
    play.do(EditCharacter(replace(bill, calm_check=intensity, alias=" The thing ")))
    assert (play.table.character(bill.id).calm_check, play.table.character(bill.id).alias) == (intensity, "The thing")


def test_a_pronoun_is_kept_in_small_letters_without_blanks() -> None:
    table = sitting()
    table.do(EditCharacter(replace(ann, pronoun=" She ")))
    assert table.table.character(ann.id).pronoun == "she"


def test_who_is_hidden_stays_so_while_they_are_hurt() -> None:
    table = sitting()
    table.do(SetHidden(bill.id, True))
    table.do(SetHurt(bill.id, True))
    assert table.table.character(bill.id).hidden is True


def test_with_dice_whoever_owns_a_card_elsewhere_leaves_the_cast_like_anybody() -> None:
    """T-DECK-14: a sheet keeps its Significators for an evening with cards."""
    owner = replace(player("Ann"), significators=(Card.MOON,))
    sitting = dice_table(owner, foe("Bill"), in_action=False)
    happened = sitting.do(RemoveCharacter(owner.id))
    assert [type(one).__name__ for one in happened] == ["CharacterRemoved"]
