"""One stage of the round's page."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, HostStage
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.states import State


class RoundState(State):
    """One that has a whole `stage` of the round to itself has one `command`, which Enter gives."""

    context: RoundContext
    stage: HostStage
    command: Command

    @property
    def picture(self) -> HostPicture:
        """The evening as it is now."""
        return self.context.picture

    @property
    def is_on(self) -> bool:
        """Whether it is this state's stage."""
        return self.picture.stage is self.stage

    def enter(self) -> None:
        """Do what the big button says."""
        self.context.do(self.command)
