"""The program is to do something in a solo evening, and waits until the player is ready for it."""

from __future__ import annotations

from functools import partial

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.states.notices import NoticeState
from demoncity_gui.host.desks.demon_city.states import Step
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.rule_ids import without_rules
from demoncity_gui.texts import demon_city_solo as said


class ProgramState(NoticeState):
    """Enter lets the program do what it would; what was undone comes back as it was."""

    @property
    def is_on(self) -> bool:
        """Whether it is a solo evening in which the program is next."""
        return Views(self.context.session).program_step() is not None

    def words(self) -> str:
        """Return what has come to be: a ruling, with its reasons, or nothing more than who is next."""
        ruling = self.picture.ruling
        if ruling is None:
            return said.goes_on
        choices = [f"{one.key} {one.name}" for one in ruling.candidates]
        equals = (said.equals(choices=choices),) if choices else ()
        return "\n".join((ruling.headline, *map(without_rules, ruling.reasons), *equals))

    def step(self) -> Step:
        """Say what the program does."""
        return Step(Views(self.context.session).program_words(), self.context.enter_sign)

    def enter(self) -> None:
        """Do it."""
        step = Views(self.context.session).program_step()
        if step is None:
            return
        if self.context.session.to_redo == step.command:
            self.context.redo()
        else:
            self.context.do(step.command)

    def slots(self) -> Slots:
        """Return the keys of those among whom the rules let somebody choose."""
        return self.naming(self._equals)

    def name(self, who: CharacterId) -> bool:
        """Choose one of equals in the program’s place."""
        ruling = self.picture.ruling
        if ruling is None or who not in self._equals:
            return False
        self.context.do(cmd.ChooseDeed(who) if ruling.chooses_deed else cmd.ChooseAttack(who))
        return True

    click = name

    @property
    def _equals(self) -> frozenset[CharacterId]:
        ruling = self.picture.ruling
        return frozenset() if ruling is None else frozenset(one.who for one in ruling.candidates)

    def back(self) -> None:
        """Take back the last step."""
        self.context.undo()


def solo_slots(context: RoundContext) -> Slots:
    """Return the keys that turn an evening into a solo one and back, look behind the curtain, and say why."""
    views = Views(context.session)
    solo = cmd.PlaySolo(not views.is_solo)
    slots: Slots = {Key.PLAY_SOLO: partial(context.do, solo), Key.WHY: partial(_say_why, context)}
    return {**slots, Key.PEEK: partial(context.do, cmd.Peek(views.hides))} if views.is_solo else slots


def _say_why(context: RoundContext) -> None:
    speaker = context.picture.speaker
    why = Views(context.session).why_of(None if speaker is None else speaker.who)
    context.message.tell(why or said.nothing_proposed)
