"""Who is hidden is “?” to the players: where they stand and what they throw is seen, and nothing of who they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, CharacterId, Power, Side, Weapon
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.commands import (
    BeginEvening,
    Command,
    EditCharacter,
    SetHidden,
    TaskSide,
    TryTask,
)
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.demon_city.views.showdowns import clash_showdown
from demoncity_gui.games.demon_city.views.tv_view import tv_picture
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_players_story as players_story
from demoncity_gui.texts import demon_city_tv as tv_texts
from tests.evening.evenings import NOON, begun
from tests.evening.test_real_cards import ready, type_all
from tests.evening.test_secrets import other_stats, seeds, tables_of
from tests.support.demon_city import JournalInMemory, Session
from tests.support.story_lines import attacked
from tests.support.told_evening import ANN, BILL, COMMANDS, told_chance

READY, THROWN = 11, 12
"""How many commands until the cards lie ready, and until they are thrown."""
SECRET = "Xanthippe"


def hiding(dice: Random, table: Table) -> Table:
    """Return the table with some of its people hidden."""
    return replace(table, characters=tuple(replace(one, hidden=dice.random() < 0.5) for one in table.characters))


def with_other_hidden_sheets(dice: Random, table: Table) -> Table:
    """Return the table with everything else written on the sheets of those who are hidden; the cards count alike."""
    return replace(table, characters=tuple(_other_sheet(dice, one) if one.hidden else one for one in table.characters))


def _other_sheet(dice: Random, one: Character) -> Character:
    cards = one.significators
    return replace(
        other_stats(dice, one, shown=False),
        name=SECRET,
        short=dice.choice(("", SECRET)),
        alias=dice.choice(("", SECRET)),
        side=one.side if one.side == "players" else Side(SECRET),
        close_deed=SECRET,
        shoot_deed=SECRET,
        power=Power(SECRET, "Calm", SECRET),
        calm_lost=dice.randint(0, 5),
        # The Fool counts otherwise in its owner's hand: that is seen in the number.
        significators=(*dice.sample([card for card in Card if card is not Card.FOOL], 3), *_the_fool(cards)),
    )


def _the_fool(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is Card.FOOL)


@pytest.mark.soak
@given(seeds, st.booleans())
def test_two_tables_that_differ_in_hidden_people_alone_give_one_picture(seed: int, names: bool) -> None:
    dice = Random(seed)
    for table in tables_of(dice):
        table = hiding(dice, table)
        other = with_other_hidden_sheets(dice, table)
        shown = tv_picture(table, names=names)
        assert tv_picture(other, names=names) == shown
        assert SECRET not in msgspec.json.encode(tv_picture(other)).decode()


def test_a_hidden_one_stands_large_against_the_winner_only_where_no_other_foe_was() -> None:
    seen = 0
    dice = Random(7)
    for table in (table for _ in range(12) for table in tables_of(dice)):
        known = hiding(dice, table).as_the_players_know_it
        told = None if known.fight is None else known.fight.clash_to_tell
        if known.fight is None or told is None or told.ruling.outcome is not Outcome.WON:
            continue
        shown = clash_showdown(known, known.fight)
        assert shown is not None
        foe = shown.right if shown.winner == shown.left else shown.left
        if shown.winner is None or foe is None or not known.character(CharacterId(foe)).hidden:
            continue
        side = known.character(CharacterId(shown.winner)).side
        others = [known.character(who) for who in told.ruling.members if known.character(who).side != side]
        assert all(one.hidden for one in others)
        seen += 1
    assert seen


def hidden_evening() -> BeginEvening:
    """Return the told evening's beginning with Bill hidden, whose whole sheet tells who he is."""
    begin = COMMANDS[0]
    assert isinstance(begin, BeginEvening)
    bill = replace(
        BILL,
        name=SECRET,
        alias=f"{SECRET} the tall",
        close_deed=f"{SECRET}s",
        shoot_deed=f"{SECRET}s",
        power=Power(f"{SECRET}s", "Calm", "Calm"),
        card_powers=(CardPower(Card.PENTACLES_6, SECRET),),
        weapons=(Weapon(SECRET),),
        notes=SECRET,
        picture=SECRET,
        hidden=True,
    )
    return replace(begin, characters=tuple(bill if one.id == BILL.id else one for one in begin.characters))


def played(commands: Sequence[Command]) -> tuple[list[TvPicture], list[str]]:
    """Return every picture of an evening, and the players' story of it."""
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    shown = []
    for command in commands:
        session.do(command)
        shown.append(session.tv.picture())
    after, told = EMPTY_TABLE, list[str]()
    for entry in journal.entries():
        for event in entry.events:
            before, after = after, apply(after, event)
            told += players_lines(before, after, event)
    return shown, told


def test_no_word_of_a_hidden_sheet_is_on_the_tv_or_in_the_players_story() -> None:
    task = TryTask(TaskSide(BILL.id, "Toughness"), (3,))
    shown, told = played((hidden_evening(), *COMMANDS[1:], task))

    assert SECRET not in msgspec.json.encode(shown).decode()
    assert SECRET not in "\n".join(told)
    assert shown[-1].lanes[0].name == tv_texts.someone_unseen
    assert [rung.name for rung in shown[1].ladder if rung.unseen] == [tv_texts.someone_unseen]
    assert {lane.deed for picture in shown for lane in picture.lanes if lane.unseen} >= {
        deeds.attack(deed=deeds.attacks, targets=["Ann"]),
        deeds.defends(against=()),
    }
    assert attacked("?", "Ann") in told
    assert attacked("Ann", "?") in told


def test_a_side_that_a_hidden_one_alone_stands_for_is_not_named() -> None:
    session = begun(THROWN)
    session.do(COMMANDS[THROWN])
    fight = session.table.fight
    assert fight is not None
    (clash, *others) = fight.clashes
    won = replace(clash, ruling=replace(clash.ruling, winning_side=Side(SECRET)))
    table = replace(session.table, fight=replace(fight, clashes=(won, *others)))

    def won_by(side: str) -> str:
        return clash_texts.headline(outcome="won", side=side, value=clash.ruling.top)

    banner = tv_picture(_with(table, BILL.id, side=Side(SECRET), hidden=True)).banner
    assert banner is not None and banner.text == won_by(tv_texts.someone_unseen)
    banner = tv_picture(_with(table, BILL.id, side=Side(SECRET), hidden=False)).banner
    assert banner is not None and banner.text == won_by(SECRET)


def _with(table: Table, who: CharacterId, *, side: Side, hidden: bool) -> Table:
    people = (replace(one, side=side, hidden=hidden) if one.id == who else one for one in table.characters)
    return replace(table, characters=tuple(people))


def test_who_is_shown_again_has_a_name_and_undo_hides_them() -> None:
    session = begun(READY)
    session.do(SetHidden(BILL.id, hidden=True))
    assert "Bill" not in msgspec.json.encode(session.tv.picture()).decode()
    hidden = session.tv.picture()

    session.do(SetHidden(BILL.id, hidden=False))
    assert [rung.name for rung in session.tv.picture().ladder].count("Bill") == 1

    session.undo()
    assert session.tv.picture() == hidden
    session.redo()
    story = [line.text for lines in session.history.story(for_players=True) for line in lines]
    assert story[-1] == players_story.unmasked_past(unknown="?", who="Bill")


def test_a_sheet_that_is_edited_shows_nobody() -> None:
    session = begun(2)
    session.do(SetHidden(ANN.id, hidden=True))
    session.do(EditCharacter(replace(ANN, notes="owes money")))

    assert session.table.character(ANN.id).hidden
    assert session.table.character(ANN.id).notes == "owes money"


def test_without_names_nobody_has_one_and_all_else_stays() -> None:
    session = begun(THROWN)
    named = session.tv.picture()
    session.tv.switch(TvSwitch.NAMES, on=False)
    shown = session.tv.picture()

    words = msgspec.json.encode(shown).decode()
    assert not [one.name for one in session.table.characters if f'"{one.name}' in words]
    assert {lane.name for lane in shown.lanes} == {"?"}
    assert [(lane.cards, lane.number, lane.marks) for lane in shown.lanes] == [
        (lane.cards, lane.number, lane.marks) for lane in named.lanes
    ]
    session.tv.switch(TvSwitch.NAMES, on=True)
    assert session.tv.picture() == named


def test_with_the_verdict_alone_real_cards_are_left_to_the_real_table() -> None:
    session = ready()
    type_all(session, Random(3))
    session.tv.switch(TvSwitch.VERDICT_ALONE, on=True)
    assert all(not lane.cards for lane in session.tv.picture().lanes)

    session.do(COMMANDS[READY])
    told = session.tv.picture()
    session.tv.switch(TvSwitch.VERDICT_ALONE, on=False)
    turned = session.tv.picture()
    assert any(lane.cards for lane in turned.lanes)
    assert told == replace(turned, lanes=tuple(replace(lane, cards=()) for lane in turned.lanes))


def test_the_verdict_alone_leaves_the_programs_own_cards_on_the_tv() -> None:
    table = begun(READY).table
    table = replace(table, horror_deck=replace(table.horror_deck, mode=DeckMode.EVERY_CARD))
    lanes = {lane.name: lane for lane in tv_picture(table, verdict_alone=True).lanes}
    assert (len(lanes["Ann"].cards) > 0, lanes["Dirk"].cards) == (True, ())
