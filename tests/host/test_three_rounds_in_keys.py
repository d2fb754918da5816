"""Three rounds of four against two by keys, every press counted: less than pen and paper would take."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.pieces.tv_picture import LaneState, TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.texts.catalogue import Person
from tests.support.desk import Desk
from tests.support.wording import plus

ALL_NEW = ("A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return", "P", "3", "Return")
NENA_SHOOTS = ("S", "2", "W", "+", "Return")
READY_THROW = ("Space", "Space")
Record = Callable[[str, object], None]


def test_three_rounds_take_at_most_27_then_17_then_7_presses(desk: Desk, record_property: Record) -> None:
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")

    # All six announce anew; Nena has the better weapon and the high ground.
    before = desk.keyboard.presses
    desk.press(*ALL_NEW, *NENA_SHOOTS)
    assert [desk.throws(name) for name in ("Ceelo", "Man in the Grey Coat", "Dolores")] == [
        f"3 {plus('higher-stat', 'distraction')}",
        "1",
        "1",
    ]
    assert desk.throws("Marty") == f"2 {plus('defense')}"
    assert desk.throws("Eel-Faced Girl") == f"3 {plus('higher-stat', 'distraction')}"
    assert (
        desk.throws("Nena")
        == f"5 {plus('higher-stat', 'distraction', 'weapon')} +{counts.unnamed(kind='advantage', number=1)}"
    )
    assert desk.clashes == [
        "A",
        ("Ceelo swings the fire axe at Eel-Faced Girl  " + announcing.drafted_cards(number=3, lowest=False)),
        (
            round_texts.who_does(who="Dolores", deed=deeds.acts(against=["Eel-Faced Girl"]))
            + "  "
            + announcing.drafted_cards(number=1, lowest=False)
        ),
        ("Eel-Faced Girl fills the lungs of Dolores  " + announcing.drafted_cards(number=3, lowest=False)),
        "B",
        ("Man in the Grey Coat fires his pistol at Marty  " + announcing.drafted_cards(number=1, lowest=False)),
        (
            round_texts.who_does(who="Marty", deed=deeds.defends(against=[]))
            + "  "
            + announcing.drafted_cards(number=2, lowest=False)
        ),
        ("Nena fires the flare gun at Man in the Grey Coat  " + announcing.drafted_cards(number=5, lowest=False)),
    ]
    desk.press(*READY_THROW)
    assert desk.throws("Eel-Faced Girl") == (
        round_texts.value_from(
            value=18,
            cards=3,
            reasons=plus("higher-stat", "distraction"),
        )
    )
    assert desk.announced("Eel-Faced Girl") == f"fills the lungs of Dolores — {row_texts.fate(fate='happened')}"
    assert desk.announced("Ceelo") == f"swings the fire axe at Eel-Faced Girl — {row_texts.fate(fate='side-lost')}"
    assert desk.clashes[0] == (
        "A  " + clash_texts.headline(outcome="won", side=people.side(side="cult", first=True), value=18)
    )
    assert (banner := desk.tv.banner) is not None and banner.text == clash_texts.headline(
        outcome="won", side=people.side(side="cult", first=True), value=18
    )
    assert banner.line == (
        tv_texts.hit(who=["Dolores"]) + " " + clash_texts.critical_told(who=Person("Eel-Faced Girl"), own=False)
    )
    assert (desk.lane("Eel-Faced Girl").number, desk.lane("Ceelo").number) == (18, 10)
    assert desk.lane("Marty").state is LaneState.WAITING
    desk.press("Return")
    assert desk.clashes[4] == (
        "B  " + clash_texts.headline(outcome="won", side=people.side(side="players", first=True), value=10)
    )
    assert (banner := desk.tv.banner) is not None
    assert banner.line == f"{tv_texts.hit(who=['Man in the Grey Coat'])} {tv_texts.safe(who=['Marty'])}"
    desk.press("Return")
    assert desk.stage() is TvStage.AFTERMATH
    elsewhere = story.may_stand_elsewhere(who=[""])
    assert any(elsewhere in line and "[T-MOVE-05]" in line for line in desk.log)
    desk.press("Return")
    all_new = desk.keyboard.presses - before
    assert desk.next_step == announcing.repeat(who="Ceelo", deed="swings the fire axe at Eel-Faced Girl")
    assert desk.log[-1] == f"R2  {story.round_began(number='2')}"

    # Four repeat, one of them with a chip more; two announce anew.
    before = desk.keyboard.presses
    desk.press("Return", "W", "Return", "A", "5", "Return", "A", "2", "Return", "Return", "Return")
    assert desk.throws("Man in the Grey Coat") == f"3 {plus('higher-stat', 'weapon')}"
    assert desk.announced("Dolores") == "claws at Eel-Faced Girl"
    assert desk.announced("Marty") == "swings a bottle at Man in the Grey Coat"
    desk.press(*READY_THROW)
    assert [line for line in desk.clashes if line[:3] in ("A  ", "B  ")] == [
        ("A  " + clash_texts.headline(outcome="won", side=people.side(side="cult", first=True), value=12)),
        ("B  " + clash_texts.headline(outcome="won", side=people.side(side="cult", first=True), value=10)),
    ]
    assert desk.announced("Man in the Grey Coat") == f"fires his pistol at Marty — {row_texts.fate(fate='happened')}"
    desk.press("Return", "Return")
    assert desk.stage() is TvStage.AFTERMATH
    desk.press("Return")
    usual = desk.keyboard.presses - before
    assert desk.tv.round_number == 3

    # All repeat.
    before = desk.keyboard.presses
    desk.press("Shift+Return")
    assert desk.next_step == row_texts.ready
    assert [len(lane.cards) for lane in desk.tv.lanes] == [3, 3, 1, 1, 2, 5]
    desk.press(*READY_THROW)
    assert desk.announced("Nena") == f"fires the flare gun at Man in the Grey Coat — {row_texts.fate(fate='happened')}"
    assert desk.announced("Dolores") == f"claws at Eel-Faced Girl — {row_texts.fate(fate='lower-attack')}"
    assert desk.lane("Nena").number == 11
    desk.press("Return", "Return", "Return")
    all_repeat = desk.keyboard.presses - before
    assert desk.tv.round_number == 4
    assert desk.stage() is TvStage.ANNOUNCE

    record_property("presses, all new", all_new)
    record_property("presses, usual", usual)
    record_property("presses, all repeat", all_repeat)
    assert all_new <= 27
    assert usual <= 17
    assert all_repeat <= 7


def test_a_toughness_and_an_injury_in_each_round_cost_at_most_four_presses_more(
    desk: Desk, record_property: Record
) -> None:
    usual = ("Return", "W", "Return", "A", "5", "Return", "A", "2", "Return", "Return", "Return")
    desk.press("Return")
    for number, (announcing_keys, most) in enumerate(
        (((*ALL_NEW, *NENA_SHOOTS), 27), (usual, 17), (("Shift+Return",), 7)), start=1
    ):
        before = desk.keyboard.presses
        desk.press(*announcing_keys, *READY_THROW)
        while desk.stage() is not TvStage.AFTERMATH:
            desk.press("Return")
        (hurt,) = (one for one in desk.session.table.characters if one.id == desk.page.aftermath.about)
        desk.press("-", "Down", "Y", "Return")  # somebody's Toughness, and the next one's Injury
        now = {one.id: one for one in desk.session.table.characters}
        assert now[hurt.id].toughness == hurt.toughness - 1
        assert sum(one.hurt for one in now.values()) >= 1
        assert desk.tv.round_number == number + 1
        presses = desk.keyboard.presses - before
        record_property(f"presses, round {number} with a Toughness and an Injury", presses)
        assert presses <= most + 4
