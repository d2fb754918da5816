"""Whole evenings of random play, from offered commands alone: whatever the Host asks, the table stays whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Attack, Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.asks import People, asks
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, CharacterId, Rank
from demoncity_gui.games.demon_city.rules.commands import (
    AddCharacters,
    BeginFight,
    Command,
    GrantSignificator,
    RemoveCharacter,
    RemoveSignificator,
    SetDecks,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Stage, Table, confrontation_of, turned_throw
from demoncity_gui.games.demon_city.views.host_view import host_picture
from demoncity_gui.games.demon_city.views.tv_view import tv_picture
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.any_order import by_person, in_another_order, rulings_of
from tests.support.asked_play import asked
from tests.support.cast import ann, bill, cassie, dirk, eel
from tests.support.sitting import table_with
from tests.support.trials import Trials

STEPS = 150
PARTS = 4
"""Several cores share a trial by its parts."""
VERSED = replace(ann, skills=(Rank("Languages", 3), Rank("French", 4), Rank("Law", 0)))


def all_cards(table: Table) -> dict[DeckName, Counter[Card]]:
    return {name: Counter(everywhere(table, name)) for name in DeckName}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_asked_the_table_stays_whole(
    part: int, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """No card is lost, doubled or in the other deck; one attack a Clash; a refusal changes nothing; a replay agrees;
    the order of input decides nothing.

    T-STATE-01, T-DECK-20, T-DECK-21, T-DECK-22, T-QUIRK-02, T-COUNT-02, T-ORDER-07.
    """
    rounds = 0
    for seed in range(part, trials(2000, one_in=125), PARTS):
        dice, chance = Random(seed), RehearsedChance(seed)
        sitting = table_with(VERSED, bill, cassie, dirk, eel, in_action=False)
        table, events = sitting.table, list(sitting.events)
        written = msgspec.json.encode(table)
        for _ in range(STEPS):
            command = asked(table, dice)
            before, is_round = all_cards(table), table.awaited is None
            try:
                happened = decide(table, command, chance)
            except RuleRefusal as refusal:
                assert refusal_sentence(table, refusal.reason).endswith(".")
                assert msgspec.json.encode(table) == written, f"seed {seed}: a refused {command} changed the table"
                continue
            for event in happened:
                table = apply(table, event)
            events.extend(happened)
            written = msgspec.json.encode(table)
            check(command, table, before)
            if isinstance(command, ThrowCards) and is_round:
                rounds += 1
                in_any_order_alike(table, dice)
        again = EMPTY_TABLE
        for event in msgspec.json.decode(msgspec.json.encode(events), type=list[Event]):
            again = apply(again, event)
        assert again == table
    record_property("rounds", rounds)


def in_any_order_alike(table: Table, dice: Random) -> None:
    """T-ORDER-07: see that the Clashes are judged as they would be in any other order of everything.

    Where a defence is against the first attacker alone, the order of announcing does decide (T-AMB-32, reading a).
    """
    fight = table.fight
    if fight is None or fight.stage is Stage.ANNOUNCING or table.house_rules.reads(readings.DEFENCE_IS_AGAINST_ONE):
        return  # while people announce, a throw settles an uncontested deed, and judges no Clash
    ground = confrontation_of(table, fight)
    throws = {one.who: thrown for one in fight.participants if (thrown := turned_throw(table, one)) is not None}
    ruled = {by_person(judged.ruling) for judged in fight.clashes}
    assert rulings_of(in_another_order(ground, dice), dict(dice.sample(list(throws.items()), len(throws)))) == ruled


def check(command: Command, table: Table, before: dict[DeckName, Counter[Card]]) -> None:
    """See that this command has left the table whole, and that both screens can show it."""
    assert msgspec.json.decode(msgspec.json.encode(command), type=Command) == command
    after = all_cards(table)
    if isinstance(command, SetDecks):
        assert after == {DeckName.PLAYERS: Counter(command.players), DeckName.HORROR: Counter(command.horror)}
    elif isinstance(command, BeginFight):
        players, horror = after[DeckName.PLAYERS], after[DeckName.HORROR]
        own = {card for one in table.characters for card in one.significators} | {Card.FOOL}
        assert players == before[DeckName.PLAYERS]
        assert set(command.horror) - set(players) <= set(horror) <= set(command.horror) | own
    elif not isinstance(command, GrantSignificator | RemoveSignificator | AddCharacters | RemoveCharacter):
        assert after == before, command
    assert max((after[DeckName.PLAYERS] + after[DeckName.HORROR]).values()) == 1, command
    tv_picture(table)
    host_picture(table, undo=None, redo=None)
    if table.fight is None:
        return
    for one in table.fight.participants:
        assert one.count is None or one.count.cards >= 1
    for clash in table.fight.clashes:
        deeds = [one.announcement for one in table.fight.participants if one.who in clash.ruling.happens]
        assert sum(isinstance(deed, Attack) for deed in deeds) <= 1


NOT_NOW = (
    no.NotNow,
    no.NotTheirTurn,
    no.NotThisRule,
    no.NotACandidate,
    no.ChoiceOpen,
    no.NotTied,
    no.NothingToRecover,
    no.MustRecover,
    no.NothingToRepeat,
    no.NoRight,
    no.AlreadySettled,
    no.CardsAwaitedFirst,
    no.NobodyThere,
)
"""Refusals of what can't be asked at this point, whatever else is said."""

ALWAYS_TRIED: tuple[Command, ...] = (
    cmd.BeginAction(),
    cmd.RepeatAll(),
    cmd.CallReady(),
    cmd.ThrowCards(),
    cmd.AcceptRuling(),
    cmd.WaiveTheFallen(),
    cmd.Complicate("the floor gives way"),
    cmd.LetGo(),
    cmd.NextRound(),
    cmd.EndAction(),
    cmd.RedrawTies(),
)


def of_somebody(who: CharacterId, other: CharacterId) -> tuple[Command, ...]:
    """Return what might be asked of one, and of two."""
    return (
        cmd.ChooseAttack(who),
        cmd.ChooseDeed(who),
        cmd.PassTurn(who),
        cmd.Recover(who, None, 0),
        cmd.PlaceAnew(who, "behind"),
        cmd.LeaveFight(who),
        cmd.LetLead(who),
        cmd.Announce(who, Move()),
        *(cmd.FollowFailure(who, then) for then in AfterFailure),
        cmd.SetConflict(who, other, conflict=True),
        cmd.SetTouch(who, other, touch=True),
        cmd.SetRange(who, other, 10),
        cmd.SetDrivers((who,)),
        cmd.GroupFoes(who, ()),
    )


def may_be_asked(table: Table, command: Command) -> bool:
    """Whether what may be asked now has room for this very command, as far as people are named in it."""
    word = type(command).__struct_config__.tag
    for ask in asks(table):
        if ask.command != word:
            continue
        people = {field.name: field.among for field in ask.fields if isinstance(field, People)}
        named = {name: getattr(command, name) for name in people}
        fits = all(
            set(value if isinstance(value, tuple) else (value,)) <= set(people[name]) for name, value in named.items()
        )
        if fits:
            return True
    return False


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_not_refused_may_be_asked_and_what_may_be_asked_is_not_refused_as_untimely(
    part: int, trials: Trials
) -> None:
    """At every moment of random play: what nobody would refuse is among what may be asked, and the other way round."""
    for seed in range(part, trials(300, one_in=75), PARTS):
        dice, chance = Random(seed), RehearsedChance(seed)
        table = table_with(VERSED, bill, cassie, dirk, eel, in_action=False).table
        for _ in range(60):
            people = [one.id for one in table.characters]
            tried = (*ALWAYS_TRIED, *(one for who in people for one in of_somebody(who, dice.choice(people))))
            for command in tried:
                try:
                    decide(table, command, RehearsedChance(seed))
                except RuleRefusal as refusal:
                    untimely = isinstance(refusal.reason, NOT_NOW)
                    assert not (untimely and may_be_asked(table, command)), f"seed {seed}: {command}: {refusal}"
                else:
                    assert may_be_asked(table, command), f"seed {seed}: {command} is not refused"
            command = asked(table, dice)
            try:
                happened = decide(table, command, chance)
            except RuleRefusal:
                continue
            for event in happened:
                table = apply(table, event)
