"""Tasks and draws outside every Clash: how they are called and how they ended, in few words."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.asymmetries import CHARGES_OF_OPPOSED, CHARGES_OF_STATIC, Charge
from demoncity_gui.games.demon_city.rules.commands import DrawNumber
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, TaskJudged
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import listed, name


def draw_name(asked: object) -> str:
    """Return how a draw is called that no rule judges for success (public)."""
    if isinstance(asked, DrawNumber):
        return "C100" if asked.hundred else "C10"
    return "A free draw"


def task_headline(judged: TaskJudged) -> str:
    """Return how a static throw ended (public): “Success · 9”. No Intensity, nor how many there are."""
    thrown = judged.ruling.thrown
    return ("Success" if judged.ruling.levels else "Failure") + ("" if thrown is None else f" · {thrown.value}")


def damage_headline(judged: DamageThrown) -> str:
    """Return what damage came to (public): “Damage · 4”, and that it was thrown for before where it was."""
    return f"Damage{' again' if judged.again else ''} · {judged.damage}"


def beaten_words(judged: TaskJudged) -> str:
    """Return what a static throw was made against: for the players only once the Intensity is revealed (T-AMB-65)."""
    beaten = [str(level) for level in judged.ruling.levels]
    missed = [str(level) for level in judged.intensities if level not in judged.ruling.levels]
    words = f"beats Intensity {listed(beaten)}" if beaten else ""
    if missed:
        words += f", not {listed(missed)}" if beaten else f"does not beat Intensity {listed(missed)}"
    return words[:1].upper() + words[1:]


def contest_headline(table: Table, judged: ContestJudged) -> str:
    """Return how a contest ended (public): “Dolores won · 9”, “Tie · 7”."""
    top = max((party.value for party in judged.parties), default=0)
    return f"Tie · {top}" if judged.winner is None else f"{name(table, judged.winner)} won · {top}"


def automatic_sentences(intensities: tuple[int, ...], *, supernatural: bool) -> tuple[str, ...]:
    """Return what is certain before any throw (T-STATIC-05, T-STATIC-06)."""
    told = []
    if 0 in intensities:
        told.append("Intensity 0 is beaten without a throw [T-STATIC-05]")
    if 10 in intensities and not supernatural:
        told.append("Nothing mundane beats Intensity 10 [T-STATIC-06]")
    return tuple(told)


def charge_sentence(*, opposed: bool) -> str:
    """Return how a trouble is charged by the preset, and how else."""
    preset, other = CHARGES_OF_OPPOSED if opposed else CHARGES_OF_STATIC
    rule = "T-OPP-06" if opposed else "T-STATIC-13"
    return f"A trouble is by preset {_CHARGES[preset]} [{rule}]; this makes it {_CHARGES[other]} [T-LOST-01]"


def give_sentence(*, opposed: bool) -> str:
    """Return what becomes of the trouble said last once it is charged by the preset."""
    preset = (CHARGES_OF_OPPOSED if opposed else CHARGES_OF_STATIC)[0]
    rule = "T-LOST-03" if opposed else "T-STATIC-13"
    return f"Make the trouble said last {_CHARGES[preset]}, no longer a throw less [{rule}]"


_CHARGES = {
    Charge.INTENSITY: "a higher Intensity",
    Charge.EXTRA: "an extra throw for the other",
    Charge.LOSS: "a throw less",
}
