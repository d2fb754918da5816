"""What rounds and tasks share: the house rules, and Intensities."""

from __future__ import annotations

from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, PRESETS, HouseRules
from demoncity_gui.texts import scenario_faults as faults


def house_rules_in(written: dict[str, str]) -> HouseRules:
    """Read the house rules that were chosen; all others are as their game has them."""
    return HouseRules(chosen_readings(HOUSE_RULES, written)) if written else PRESETS


def intensities_in(written: int | list[int] | None) -> tuple[int, ...]:
    """Read one Intensity or a rising list of them; the place of a fault is told from the key on."""
    if written is None:
        return ()
    rising = [written] if isinstance(written, int) else written
    if not rising:
        raise ScenarioUnreadable(".intensity", faults.no_intensity)
    for place, intensity in enumerate(rising):
        at = ".intensity" if isinstance(written, int) else f".intensity[{place}]"
        if not 0 <= intensity <= 10:
            raise ScenarioUnreadable(at, faults.intensity(told=str(intensity)))
        if place and intensity <= rising[place - 1]:
            raise ScenarioUnreadable(at, faults.intensities_rise(told=str(intensity), before=str(rising[place - 1])))
    return tuple(rising)
