"""The aftermath: what it cost everybody, then the next round."""

from __future__ import annotations

from functools import partial

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.desks.demon_city.round.aftermath_panel import AftermathPanel
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.states.state import RoundState
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key


class AftermathState(RoundState):
    """Keys choose a line and change it; Enter goes on to the next round."""

    stage, command = HostStage.AFTERMATH, cmd.NextRound()

    def __init__(self, context: RoundContext) -> None:
        self.panel: AftermathPanel = AftermathPanel(context.keys, context.do, context.say)
        super().__init__(context, self.panel)

    @property
    def about(self) -> CharacterId | None:
        """Whose line is chosen."""
        return None if self.panel.chosen is None else self.panel.chosen.who

    def reset(self) -> None:
        """See `State`."""
        self.panel.forget()

    def show(self) -> None:
        """Show everybody's line."""
        self.panel.show_harm(self.picture.harm, self.picture.round_number)

    def slots(self) -> Slots:
        """Each changes the line that is chosen."""
        panel = self.panel
        return {
            Key.UP: partial(panel.step, -1),
            Key.DOWN: partial(panel.step, +1),
            Key.ADVANTAGE: partial(panel.change_toughness, +1),
            Key.DISADVANTAGE: partial(panel.change_toughness, -1),
            Key.INJURY: panel.change_injury,
            Key.OTHER: panel.put_out,
            Key.COMPLICATION: panel.throw_damage,
            Key.TRICK: panel.check_calm,
            **self.naming(),
        }

    def name(self, who: CharacterId) -> bool:
        """Choose somebody's line."""
        self.panel.choose(who)
        return True

    click = name
