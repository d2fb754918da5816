"""What the Host may do to one character: buttons, keys and menu entries. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, State
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture
from demoncity_gui.host.desks.demon_city.round import person_questions as ask
from demoncity_gui.host.desks.demon_city.round.person_questions import AnnounceAnew, Then
from demoncity_gui.pieces.decks import DeckName


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
        return f"“{self.text}” can’t be now: {self.when or self.tip}."


RECOVER = "V"
"""The key of the recovery, which is asked before its character announces."""

STEP_UP = "B"
"""The key of a ladder's step, which the row asks about."""

_WHILE_ANNOUNCING = "it takes two who are in the fight, while people announce"
_BEFORE_THROW = "it is for who is in the fight, before the cards are thrown"
_STATES = {"O": State.OUT, "P": State.PANIC, "H": State.HELD}
_LIKE = "it takes another of the same side and deck, before the first announcement of a round"
_WORDS = {
    "O": ("Out", "Out of the Fight, or up again", ""),
    "P": ("Panic", "In Panic, or calm again", ""),
    "H": ("held", "Held in a grapple, or free", ""),
    "Y": ("hurt", "An injury costs a card until Toughness comes back", ""),
    "T": ("Toughness…", "Enter the Toughness by hand", ""),
    "C": ("Calm…", "Enter the Calm by hand", ""),
    RECOVER: (
        "recover…",
        "Get up, calm down, or throw for it before announcing",
        "it is for whoever is Out of the Fight or in Panic, at their turn",
    ),
    "X": ("damage…", "Throw how much Toughness a deed costs them", "it takes somebody who could have done it"),
    "K": ("Calm check…", "Throw for Calm against a Horror’s number, or another", ""),
    "A": (
        "amend",
        "Change what they announced; nobody later has to announce again",
        "it takes an announcement of this round that is not settled",
    ),
    "S": ("side…", "Put them on another side", "sides change before the first announcement of a round"),
    "M": ("merge, part…", "Say whether their Clash and another’s are one", _WHILE_ANNOUNCING),
    "Q": ("excludes…", "Of two deeds of one side only one can be done [T-RESOLVE-27]", ""),
    "D": ("distance…", "Say how far they are from somebody as the round begins", _WHILE_ANNOUNCING),
    "W": ("drives", "They compete at a wheel: drivers have a Clash of their own", _BEFORE_THROW),
    "G": ("group…", "Let like foes stand behind their one throw", _LIKE),
    "E": (
        "stands…",
        "A success of last round gives the right, up to their announcement",
        "it takes a success of the last round, and no announcement yet",
    ),
    "L": ("leaves", "Take them out of the fight; their cards are discarded unseen", _BEFORE_THROW),
    "N": (
        "newcomer…",
        "Bring somebody in, of the cast or new",
        "somebody comes in while people announce: Enter goes on to the next round",
    ),
    "R": (
        "redraw ties",
        "Put everybody’s equal Agility into a new order",
        "ties are drawn before the first announcement of a round, among equals in Agility",
    ),
    STEP_UP: (
        "a step up",
        "They stand above one who has that advantage too: one throw more a step [T-SIT-04, T-SIT-05]",
        "",
    ),
    "I": ("hidden", "The players read “?” for who they are, until shown", ""),
}
"""Of each key what its button says, what it does, and when it can be done where that isn't always."""


def person_actions(person: PersonPicture) -> tuple[PersonAction, ...]:
    """Return everything that may be done to this character, in the order of the buttons; what can't be now is grey."""
    return (*_of_health(person), *_of_the_round(person), *_of_the_fight(person), *_of_the_sheet(person))


def _action(key: str, then: Then | None, lit: bool = False) -> PersonAction:
    text, tip, when = _WORDS[key]
    return PersonAction(key, text, tip, then, lit, when)


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
    if "set-deck" in person.may and person.character.side == PLAYERS_SIDE:
        text, other = ("to a player", DeckName.PLAYERS)
        if person.character.is_player_character:
            text, other = "to the Host", DeckName.HORROR
        tip = f"Who runs {person.name} changes, and with that the deck"
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
    return PersonAction("G", "leads", "Let them lead the group they stand in", leads, when=_LIKE)
