"""Where people stand: the right to be placed anew, runs and reach (T-MOVE)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import (
    FURTHEST_MOVE,
    FURTHEST_RUN,
    Announcement,
    Attack,
    Manner,
    Move,
)
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Fate
from demoncity_gui.games.demon_city.rules.events import PlacedAnew
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.refusals import NobodyThere, NoRight, OutOfReach, Refusal, RuleRefusal, TooFar
from demoncity_gui.games.demon_city.rules.table import Fight, Stage
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def place_anew(transaction: Transaction, who: CharacterId, words: str) -> None:
    """Use the right that last round's success gives: anywhere they could get to within 60 feet.

    T-MOVE-05, T-MOVE-06, T-MOVE-07.

    It is taken before one's own announcement, costs nothing, and holds for this round only (T-STATE-07, T-AMB-53).
    Whether somebody could get there is for the Host to say.
    """
    fight = transaction.require(Stage.ANNOUNCING)
    participant = fight.participant(who)
    if participant is None:
        raise RuleRefusal(NobodyThere(who))
    if not participant.succeeded or participant.announcement is not None:
        raise RuleRefusal(NoRight(who))
    transaction.happen(PlacedAnew(who, words))


def unmoved(fight: Fight, rules: HouseRules) -> tuple[CharacterId, ...]:
    """Return the runners on losing sides who stand where the round began, unless the Host places them (T-AMB-52).

    A charger gets there though the blow fails; a run that somebody opposed leads nowhere. By the other reading none
    leads anywhere.
    """
    found = []
    for clash in fight.clashes:
        for judgement in clash.ruling.judgements:
            participant = fight.participant(judgement.who)
            announcement = None if participant is None else participant.announcement
            if announcement is None or not announcement.run or judgement.fate is not Fate.SIDE_LOST:
                continue
            opposed = not isinstance(announcement, Attack) and any(hurdle.whom for hurdle in judgement.hurdles)
            if opposed or rules.reads(readings.LOSING_RUNNER_STAYS):
                found.append(judgement.who)
    return tuple(found)


def objection_to_movement(fight: Fight, who: CharacterId, announcement: Announcement) -> Refusal | None:
    """Return why nobody gets that far: 30 feet beside an action, 60 as the whole of one (T-MOVE-01, T-MOVE-02).

    Close combat with somebody farther off than a run at the start of the round is out of reach (T-AMB-76), where the
    Host has said how far that is.
    """
    most = FURTHEST_MOVE if isinstance(announcement, Move) else FURTHEST_RUN
    if not 0 <= announcement.run <= most:
        return TooFar(announcement.run, most)
    if isinstance(announcement, Attack) and announcement.manner is Manner.CLOSE:
        for target in announcement.targets:
            feet = fight.feet_between(who, target)
            if feet is not None and feet > FURTHEST_RUN:
                return OutOfReach(target, feet)
    return None
