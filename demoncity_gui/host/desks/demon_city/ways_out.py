"""What the Host can do about a refusal, by which key."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.host.keyboard.commands import TYPING_KEYS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys

MENDED_IN_PLACE = (
    *(no.BadIntensity, no.BadToughness, no.BadNumber, no.SheetUnfit, no.NothingWritten),
    *(no.NotASkill, no.CountsAlready, no.SpecialFormAlone, no.NotThisRule, no.NoSuchReading),
)
"""What was typed or chosen stays where it was, to be mended there: the sentence alone says how."""


def way_out(reason: no.Refusal, keys: OwnKeys) -> str:
    """Return the sentence that names the keys which clear this, nothing where it is mended in place."""
    if isinstance(reason, MENDED_IN_PLACE):
        return ""
    return _of_the_round(reason, keys) or _of_people(reason, keys) or _of_decks(reason, keys)


def refused_with_way_out(sentence: str, reason: no.Refusal, keys: OwnKeys) -> str:
    """Return why something can't be, and what can be done about it."""
    return " ".join(filter(None, (sentence, way_out(reason, keys))))


def _of_the_round(reason: no.Refusal, keys: OwnKeys) -> str:
    sign = keys.sign
    match reason:
        case no.NotNow():
            return f"Enter does what the big button says; {sign(Key.UNDO)} takes a step back."
        case no.NotTheirTurn():
            return f"Who has announced changes it by {sign(Key.PERSON)}, then A."
        case no.NothingToRepeat():
            return f"Choose what they do: {' '.join(map(sign, _DEEDS))}."
        case no.AlreadySettled():
            return f"{sign(Key.UNDO)} takes it back."
        case no.NotACandidate() | no.ChoiceOpen():
            return f"{sign(Key.UP)} {sign(Key.DOWN)} go through those that can be chosen, Enter takes one."
        case no.NotTied():
            return "Escape leaves the question, Enter then accepts the ruling."
        case no.TooFar():
            return f"{sign(Key.RUN)} takes another distance."
        case no.OutOfReach():
            return (
                f"You may overrule that [T-AMB-76]: {sign(Key.PERSON)}, then D and their key, enters 30 feet or less; "
                f"{sign(Key.SHOOT)} shoots, {sign(Key.MOVE)} moves there."
            )
        case no.NoRight():
            return f"There is no way but to say how far they are: {sign(Key.PERSON)}, then D."
        case no.NoOverlapInAction():
            return f"{sign(Key.ADVANTAGE)} gives an edge for it instead."
        case no.MustRecover():
            return f"{sign(Key.PERSON)}, then V, asks for it; O and P there bring them back by your word."
        case no.NothingToRecover():
            return "They announce as usual."
        case no.AimedAt():
            return f"{sign(Key.PERSON)}, the key of who aims, then A lets them think again."
        case no.NamesThemselves() | no.OwnSide():
            return f"Name somebody else, or change sides: {sign(Key.PERSON)}, then S."
        case no.StatsStand():
            return f"{sign(Key.UNDO)} goes back to before the announcements; the next round will do as well."
        case _:
            return ""


def _of_people(reason: no.Refusal, keys: OwnKeys) -> str:
    sign = keys.sign
    match reason:
        case no.DamageWasThrown():
            return f"{sign(Key.PERSON)}, then X, throws once more where you say so."
        case no.NobodyThere():
            return f"{sign(Key.PERSON)}, then N, brings somebody in."
        case no.LeaderDown():
            others = f"{sign(Key.PERSON)}, the key of another of the group, then G, lets them lead"
            return f"{others}; O and P bring the leader back by your word."
        case no.NotOneSide():
            return f"{sign(Key.PERSON)}, then S, puts one of them on the other’s side."
        case no.InFightAlready():
            return "Nothing has to be done."
        case no.InTheFight():
            return f"{sign(Key.PERSON)}, then L, lets them leave."
        case no.NoFriend() | no.NotAlike():
            return f"{sign(Key.PERSON)}, then S, changes their side, before the first announcement of a round."
        case no.DeckStands():
            return f"{sign(Key.END_ACTION)} ends action."
        case no.LacksStat() | no.PowerUnnamed():
            return f"Their sheet takes it: {sign(Key.CAST)}."
        case no.CastUnfit():
            return f"{sign(Key.CAST)}, then {sign(Key.ADD_CHARACTER)}, adds somebody."
        case _:
            return ""


def _of_decks(reason: no.Refusal, keys: OwnKeys) -> str:
    sign = keys.sign
    match reason:
        case no.NotEnoughCards():
            return f"{sign(Key.DISADVANTAGE)} takes a throw away; {sign(Key.DECKS)} builds a larger deck."
        case no.NoNumberLeft():
            return f"{sign(Key.DECKS)}, then {sign(Key.SHUFFLE)}, shuffles it with its discard."
        case no.DecksUnfit():
            presets = f"{sign(Key.PRESET_PLAYERS)} and {sign(Key.PRESET_HORROR)} are presets"
            return f"{sign(Key.FOOL)} moves The Fool to the other deck; {presets}."
        case no.NotASignificator() | no.NotInDiscard():
            return "The arrows choose another card."
        case no.HoldsSignificators():
            return f"{sign(Key.DECKS)}, then {sign(Key.SIGNIFICATOR)} on each, takes them away."
        case no.OutOfPlay():
            return "Once the round is over, it can be done."
        case no.CardsAwaitedFirst() | no.CardsToType():
            return f"Type {TYPING_KEYS}; {sign(Key.BACK)} takes back, and with nothing typed lets go."
        case no.NotACard() | no.NoOwnCard() | no.NoCardLeft() | no.NotTheHighest():
            return f"Type another; {sign(Key.BACK)} takes back the card before."
        case _:
            return ""


_DEEDS = (Key.CLOSE, Key.SHOOT, Key.POWER, Key.DEFEND, Key.OTHER, Key.UNCONTESTED, Key.MOVE)
