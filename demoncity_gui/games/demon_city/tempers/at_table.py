"""The program plays somebody at the table: what it proposes stands in an event, so that undo and redo give it back."""

from __future__ import annotations

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import asks as rules
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules import round
from demoncity_gui.games.demon_city.rules.announcements import Defend
from demoncity_gui.games.demon_city.rules.asks import Ask, People, YesNo
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.events import Event, Proposed
from demoncity_gui.games.demon_city.rules.groups import could_lead
from demoncity_gui.games.demon_city.rules.proposals import NothingElse, Proposal
from demoncity_gui.games.demon_city.rules.real_cards import lanes_to_type
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.tempers.ready import instincts_of
from demoncity_gui.games.demon_city.tempers.seen import seen_by
from demoncity_gui.games.demon_city.tempers.temper import choose


def decided(table: Table, command: cmd.Command, chance: Chance) -> tuple[tuple[Event, ...], Table]:
    """Return what `rules.decide.decided` does; a proposal is made here, for the rules know no temper."""
    from demoncity_gui.games.demon_city.rules import decide  # not needed to open an evening

    return decide.decided(table, command, chance, {cmd.Propose: propose})


def asks(table: Table) -> tuple[Ask, ...]:
    """Return every command that may be asked now, a proposal for the speaker among them."""
    speaker = _who_speaks(table)
    found = rules.asks(table)
    return found if speaker is None else (*found, Ask("propose", (People("who", (speaker.who,)), YesNo("says"))))


def propose(transaction: Transaction, who: CharacterId, says: bool) -> None:
    """Have the program propose what the speaker announces, and announce it if the program `says` so.

    Raises:
        RuleRefusal: it is not their turn, or something comes before they announce.
    """
    fight, speaker = transaction.require(Stage.ANNOUNCING), _who_speaks(transaction.table)
    if speaker is None or speaker.who != who:
        waiting = fight.speaker
        raise RuleRefusal(no.NotTheirTurn(who, None if waiting is None else waiting.who))
    proposal = proposal_for(transaction.table, fight, speaker, transaction.chance)
    transaction.happen(Proposed(who, proposal))
    if says:
        round.announce(transaction, who, proposal.announcement)


def proposal_for(table: Table, fight: Fight, speaker: Participant, chance: Chance) -> Proposal:
    """Return what the speaker’s instincts propose; where the rules don’t allow that, to defend."""
    instincts = instincts_of(table.character(speaker.who), {}, table.edition)
    proposal = choose(instincts, seen_by(table, fight, speaker), chance)
    if round.objection_to(table, fight, speaker.who, proposal.announcement) is None:
        return proposal
    return Proposal(Defend(), NothingElse(), proposal.drawn)


def _who_speaks(table: Table) -> Participant | None:
    """Return who may announce now: nobody while cards are typed, or while they or their group must recover first."""
    speaker = None if table.fight is None else table.fight.speaker
    if speaker is None or table.awaited is not None or lanes_to_type(table) or could_lead(table, speaker):
        return None
    down = table.character(speaker.who).must_recover and not speaker.acts_all_the_same
    return None if down else speaker
