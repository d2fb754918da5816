"""What the Host may do to one character: buttons, keys and menu entries. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, State
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture
from demoncity_gui.host.desks.demon_city.of_the_tarot import OF_THE_PANEL
from demoncity_gui.host.desks.demon_city.round import person_questions as ask
from demoncity_gui.host.desks.demon_city.round.person_questions import AnnounceAnew, Then
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_person_panel as said
from demoncity_gui.words.values import cited


class PersonAction(NamedTuple):
    """Something that can be done to the character; `then` is None while it can't, and `when` says when it can."""

    key: str
    text: str
    tip: str
    then: Then | None
    lit: bool = False
    when: str = ""

    @property
    def why_not(self) -> str:
        """Why this can't be done now, and when it can."""
        return said.not_now(action=self.text, when=self.when)


RECOVER = "V"
"""The key of the recovery, which is asked before its character announces."""

STEP_UP = "B"
"""The key of a ladder's step, which the row asks about."""

_STATES = {"O": State.OUT, "P": State.PANIC, "H": State.HELD}
NAMES = {
    "O": "out",
    "P": "panic",
    "H": "held",
    "Y": "hurt",
    "T": "toughness",
    "C": "calm",
    RECOVER: "recover",
    "X": "damage",
    "K": "check",
    "A": "amend",
    "S": "side",
    "M": "merge",
    "Q": "exclude",
    "D": "distance",
    "W": "drives",
    "G": "group",
    "E": "elsewhere",
    "L": "leave",
    "N": "newcomer",
    "R": "redraw",
    STEP_UP: "step-up",
    "I": "hidden",
    "Z": "program",
}
"""Of each key the name of its texts: what its button says, what it does, and when it can be done."""
AT_TIMES = "VXASMQDWGELNR"
"""The keys of what can't always be done."""
_RULES = {"Q": ("T-RESOLVE-27",), STEP_UP: ("T-SIT-04", "T-SIT-05")}


def person_actions(person: PersonPicture) -> tuple[PersonAction, ...]:
    """Return everything that may be done to this character, in the order of the buttons; what can't be now is grey."""
    found = (*_of_health(person), *_of_the_round(person), *_of_the_fight(person), *_of_the_sheet(person))
    return tuple(one for one in found if one.key not in OF_THE_PANEL or person.edition.has_decks)


def _action(key: str, then: Then | None, lit: bool = False) -> PersonAction:
    name, rules = NAMES[key], _RULES.get(key, ())
    tip = said[f"{name}-tip"]
    when = said[f"{name}-when"] if key in AT_TIMES else ""
    return PersonAction(key, said[name], cited(tip, *rules) if rules else tip, then, lit, when)


def _of_health(person: PersonPicture) -> list[PersonAction]:
    who, states = person.who, person.character.states
    found = [
        _action(key, cmd.SetState(who, state, state not in states), state in states) for key, state in _STATES.items()
    ]
    found += [
        _action("Y", cmd.SetHurt(who, not person.character.hurt), person.character.hurt),
        _action("T", ask.toughness(person)),
        _action("C", ask.calm(person)),
        _action(RECOVER, ask.recovery(person)),
    ]
    if "throw-damage" in person.may:
        found.append(_action("X", ask.damage(person)))
    return [*found, _action("K", ask.check(person))]


def _of_the_round(person: PersonPicture) -> list[PersonAction]:
    return [
        _action("A", AnnounceAnew.NOW if person.can_announce_anew else None),
        _action("S", ask.side(person) if "set-side" in person.may else None),
        _action("M", ask.touch(person)),
        _action("Q", ask.excludes(person)),
        _action("D", ask.distance(person)),
        _action("W", _drives(person), person.drives),
    ]


def _of_the_fight(person: PersonPicture) -> list[PersonAction]:
    leaves = ask.leaves(person) if person.is_here and "leave-fight" in person.may else None
    return [
        _grouping(person),
        _action("E", ask.elsewhere(person)),
        _action("L", leaves),
        _action("N", ask.newcomer(person)),
        _action("R", cmd.RedrawTies() if "redraw-ties" in person.may else None),
    ]


def _of_the_sheet(person: PersonPicture) -> list[PersonAction]:
    found = []
    step = person.ladder or person.off_ladder
    if step is not None:
        says = cmd.SetLadder(step, is_ladder=person.ladder is not None)
        found.append(_action(STEP_UP, says, person.ladder is None))
    hidden = person.character.hidden
    found.append(_action("I", cmd.SetHidden(person.who, not hidden), hidden))
    found.append(_action("Z", cmd.LetProgramPlay(person.who, not person.by_program), person.by_program))
    if "set-deck" in person.may and person.character.side == PLAYERS_SIDE:
        hosts = person.character.is_player_character
        other = DeckName.HORROR if hosts else DeckName.PLAYERS
        text, tip = said.to_the_host if hosts else said.to_a_player, said.set_deck_tip(who=person.name)
        found.append(PersonAction("U", text, tip, cmd.SetDeck(person.who, other)))
    return found


def _drives(person: PersonPicture) -> cmd.Command | None:
    if "set-drivers" not in person.may or not person.is_here or person.is_behind:
        return None
    others = tuple(driver for driver in person.drivers if driver != person.who)
    return cmd.SetDrivers(others if person.drives else (*person.drivers, person.who))


def _grouping(person: PersonPicture) -> PersonAction:
    """Offer to group foes behind somebody, or to let one who stands in a group lead it (T-AMB-63)."""
    if not person.is_behind:
        return _action("G", ask.group(person))
    can = "leave-fight" in person.may and not {State.OUT, State.PANIC}.intersection(person.character.states)
    leads = cmd.LetLead(person.who) if can else None
    return PersonAction("G", said.lead, said.lead_tip, leads, when=said.lead_when)
