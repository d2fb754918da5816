"""What the Host is warned of while somebody announces: said small, beside the counting, and in nobody's way."""

from __future__ import annotations

from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_counts as counts
from tests.support.desk import Desk


def warning(desk: Desk) -> str:
    """Return the warning that can be seen, nothing where there is none."""
    label = desk.page.announce.panel.warning
    return label.cited if label.isVisible() else ""


def test_a_loss_brings_the_advice_to_give_and_can_be_announced_all_the_same(desk: Desk) -> None:
    """T-ALOST-09: it goes with the loss, and keeps nobody from anything."""
    desk.press("Return", "A", "5", "+")
    assert warning(desk) == ""
    desk.press("-")
    assert warning(desk) == (
        counts.rather_an_extra(label=counts.unnamed(kind="disadvantage", number=1), gains="Eel-Faced Girl")
        + " [T-ALOST-09]"
    )
    desk.click(f"− {counts.unnamed(kind='disadvantage', number=1)}")
    assert warning(desk) == ""
    desk.press("-", "Return")
    assert desk.throws("Ceelo") == (
        "2 +"
        + counts.short(reason="higher-stat")
        + " +"
        + counts.unnamed(kind="advantage", number=1)
        + " −"
        + counts.unnamed(kind="disadvantage", number=1)
    )
    assert warning(desk) == ""


def test_one_thing_for_both_brings_a_warning(desk: Desk) -> None:
    """T-ALOST-11: Ceelo is drunk, and the girl he strikes at would have an extra for it."""
    desk.press("Return", "A", "5", "-", "L")
    desk.type("drunk")
    desk.press("Return", "Return", *["D", "Return"] * 3, "A", "1", "+", "L")
    desk.type("Drunk")
    desk.press("Return")
    assert warning(desk) == (
        counts.charged_twice(label="Drunk", gains="Eel-Faced Girl", loses="Ceelo") + " [T-ALOST-11]"
    )
    assert desk.next_step == announcing.announce(anew=False, who="Eel-Faced Girl")
    desk.press("Return")
    assert desk.announced("Eel-Faced Girl").startswith("bites")
