"""A Clash is ruled: the Host accepts it, chooses among equals, or says what a tie changes."""

from __future__ import annotations

from functools import partial

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.resolve_panel import ResolvePanel
from demoncity_gui.host.desks.demon_city.round.states.state import RoundState
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_round as said


class RulingState(RoundState):
    """One ruling after another, the one with the highest card first."""

    def __init__(self, context: RoundContext) -> None:
        self.panel: ResolvePanel = ResolvePanel(context.keys)
        super().__init__(context, self.panel)
        self.panel.pressed.connect(lambda key: self.slots()[key]())
        self.panel.candidate_chosen.connect(lambda who: self._choose(CharacterId(who)))

    @property
    def is_on(self) -> bool:
        """Whether a Clash is being told."""
        return self.picture.ruling is not None

    @property
    def about(self) -> CharacterId | None:
        """Whoever the arrows stand on."""
        return self.panel.candidate

    def show(self) -> None:
        """Show who won, why, and what may still be decided."""
        if self.picture.ruling is not None:
            self.panel.show_ruling(self.picture.ruling)

    def enter(self) -> None:
        """Accept the ruling, or choose the one of equals on whom the arrows stand."""
        if self.panel.candidate is None:
            self.context.do(cmd.AcceptRuling())
        else:
            self._choose(self.panel.candidate)

    def slots(self) -> Slots:
        """Besides a tie's complication, what there is to choose."""
        slots: Slots = {Key.COMPLICATION: self._ask_complication}
        if self.picture.ruling is not None and self.picture.ruling.waivable:
            slots[Key.GONE] = partial(self.context.do, cmd.WaiveTheFallen())
        if self._candidates:
            slots |= {Key.UP: partial(self.panel.step, -1), Key.DOWN: partial(self.panel.step, +1)}
        return {**slots, **self.naming(self._candidates)}

    def name(self, who: CharacterId) -> bool:
        """Choose one of equals."""
        if who not in self._candidates:
            return False
        self._choose(who)
        return True

    @property
    def _candidates(self) -> list[CharacterId]:
        return [] if self.picture.ruling is None else [one.who for one in self.picture.ruling.candidates]

    def _choose(self, who: CharacterId) -> None:
        """Make the attack, or of deeds that exclude each other the one, of somebody who tied on one side."""
        ruling = self.picture.ruling
        chooses_deed = ruling is not None and ruling.chooses_deed
        self.context.do(cmd.ChooseDeed(who) if chooses_deed else cmd.ChooseAttack(who))

    def _ask_complication(self) -> None:
        """Ask what changes for everybody. Tied or not: what is typed now must press no key of the round."""
        ruling = self.picture.ruling
        if ruling is None:
            return
        prompt = said.ask_complication(tied=ruling.tied, letter=ruling.letter)

        def still() -> bool:
            return self.picture.ruling is not None and self.picture.ruling.letter == ruling.letter

        if not ruling.tied or ruling.complication:
            self.ask_text(prompt, said.ask_complication_hint, self._complicate, ruling.complication, still)
            return
        from demoncity_gui.formats.random_tables import own_tables  # it is seldom wanted
        from demoncity_gui.host.desks.demon_city.case.ideas import ideas_question

        asked = partial(self.ask_for, still=still)
        asked(ideas_question(self.context.session, own_tables, self._complicate, asked, prompt=prompt))

    def _complicate(self, words: str) -> bool:
        return not words.strip() or self.context.do(cmd.Complicate(words.strip()))
