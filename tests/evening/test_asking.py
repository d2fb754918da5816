"""What a session answers: its screens, previews, and who may say what."""

from __future__ import annotations

from demoncity_gui import texts
from demoncity_gui.evening.chance import RehearsedChance, TrueChance
from demoncity_gui.games.demon_city.rules.announcements import Defend, Edges
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, CharacterId
from demoncity_gui.games.demon_city.rules.commands import Announce
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tv_picture import TvPicture, TvStage
from demoncity_gui.texts import demon_city_rows as row_texts
from tests.evening.evenings import NOON, begun, seen
from tests.support.cast import attacks, quietly_tries
from tests.support.demon_city import JournalInMemory, Session
from tests.support.told_evening import ANN, BILL, CAST, COMMANDS, EEL, told_chance


def test_blanking_is_no_entry_and_shows_nothing() -> None:
    session = begun(11)
    lit = session.tv.picture()
    session.tv.switch(TvSwitch.BLANK, on=True)
    assert session.tv.state.blank
    assert session.tv.picture() == TvPicture(TvStage.IDLE, title="", blank=True)
    session.tv.switch(TvSwitch.BLANK, on=False)
    assert session.tv.picture() == lit
    assert Views(session).host().undo == texts.demon_city_commands.call_ready


def test_what_is_on_a_screen_is_in_the_journal_already() -> None:
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    written: list[int] = []
    session.watch(lambda _quiet: written.append(len(journal.entries())))
    for command in COMMANDS[:3]:
        session.do(command)
    session.undo()
    assert written == [1, 2, 3, 4]


def test_a_preview_takes_what_the_announcement_then_takes() -> None:
    session = begun(3)
    for command in COMMANDS[3:8]:
        assert isinstance(command, Announce)
        foreseen = Views(session).preview(command.who, command.announcement)
        session.do(command)
        row = next(row for row in Views(session).host().rows if row.who == command.who)
        assert (foreseen.cards, foreseen.objection) == (row.cards, "")
        assert tuple(line.sentence for line in foreseen.lines) == row.why


def test_a_preview_says_why_an_announcement_can_t_be_made_and_changes_nothing() -> None:
    session = begun(3)
    left = seen(session)
    assert (
        Views(session)
        .preview(BILL.id, Defend((CharacterId(999),)))
        .objection.startswith(texts.demon_city_refusals.nobody_there)
    )
    assert seen(session) == left


def test_a_preview_warns_of_what_is_charged_twice_and_advises_to_give() -> None:
    """T-ALOST-09, T-ALOST-11: it may be announced all the same."""
    session = begun(3)
    drunk = Edges(weapon=True, disadvantages=("drunk",))
    session.do(Announce(BILL.id, attacks(ANN, edges=drunk)))
    foreseen = Views(session).preview(ANN.id, attacks(BILL, edges=Edges(advantages=("drunk",))))
    assert foreseen.objection == ""
    assert foreseen.warnings == (
        (texts.demon_city_counts.charged_twice(label="drunk", gains="Ann", loses="Bill") + " [T-ALOST-11]"),
    )
    assert Views(session).preview(BILL.id, attacks(ANN, edges=drunk)).warnings == (
        (texts.demon_city_counts.rather_an_extra(label="drunk", gains="Ann") + " [T-ALOST-09]"),
    )
    dark = Edges(advantages=("a light",), disadvantages=("smoke",))
    assert Views(begun(2)).preview(EEL.id, quietly_tries(4, edges=dark)).warnings == (
        f"{texts.demon_city_counts.rather_intensity(label='smoke')} [T-STATIC-13]",
    )


def test_a_session_can_be_asked_about_each_in_the_fight_and_about_nobody_else() -> None:
    session = begun(4)
    speakers = [Views(session).speaker(one.id) for one in CAST]
    assert [None if speaker is None else speaker.name for speaker in speakers] == [one.name for one in CAST]
    assert Views(session).speaker(CharacterId(999)) is None
    assert Views(begun(1)).speaker(ANN.id) is None


def test_once_shuffled_the_cards_come_as_they_lie_whatever_luck_a_session_has() -> None:
    tables = []
    for chance in (told_chance(), RehearsedChance(1), TrueChance()):
        journal = JournalInMemory()
        Session(journal, told_chance(), lambda: NOON).do(COMMANDS[0])
        session = Session(journal, chance, lambda: NOON)
        for command in COMMANDS[1:8]:
            session.do(command)
        tables.append(session.table)
    assert tables == [begun(8).table] * 3


def test_who_is_attacked_is_told_so_on_their_own_turn_and_no_earlier() -> None:
    """T-ANNOUNCE-09: Bill attacks Ann, and she speaks next; Dirk, after her, is attacked by nobody."""
    attacked = {row.who: row.fate for row in Views(begun(4)).host().rows}
    assert attacked[ANN.id] == row_texts.attacked_by(who=["Bill"])
    told = {row.fate for row in Views(begun(5)).host().rows}
    assert told.isdisjoint(row_texts.attacked_by(who=[one.name]) for one in begun(5).table.characters)


def test_whoever_was_hit_stands_first_when_harm_is_entered() -> None:
    """T-RESOLVE-15: with whom to throw for, and the Toughness that the damage is to come off."""
    first, *others = Views(begun(16)).host().harm
    assert (first.who, first.hit_by) == (BILL.id, "Ann")
    assert first.character.toughness == first.character.rank(TOUGHNESS)
    assert {other.hit_by for other in others} == {""}
