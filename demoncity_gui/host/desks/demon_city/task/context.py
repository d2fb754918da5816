"""What every state of a task's page works with."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.views.task_picture import TaskPerson, TaskPicture
from demoncity_gui.host.desks.demon_city.states import PageContext


class TaskContext(PageContext):
    """Nothing besides what all pages have."""

    picture: TaskPicture
    throws = (cmd.TryTask, cmd.Contest, cmd.CheckCalm, cmd.ThrowCards)

    def thrower(self, who: int) -> TaskPerson:
        """Return somebody who may throw."""
        return next(one for one in self.picture.throwers if one.who == who)
