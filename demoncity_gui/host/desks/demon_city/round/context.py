"""What every state of the round's page works with."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, HostStage
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.states import PageContext
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.texts import demon_city_round as said


class RoundContext(PageContext):
    """Besides what all pages have, `undo` takes back the last step, and `redo` brings it again.

    `to_case` goes to the page of the case, where Enter leads there.
    """

    throws = (cmd.CheckCalm, cmd.ThrowDamage)

    def __init__(
        self,
        session: AnySession,
        do: Callable[[cmd.Command], bool],
        undo: Callable[[], None],
        keys: OwnKeys,
        questions: QuestionBar,
        *,
        redo: Callable[[], None],
        show: Callable[[], None],
        is_hidden: Callable[[], bool],
        to_case: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(session, do, keys, questions, MessageLine(), show=show, is_hidden=is_hidden)
        self.undo, self.redo, self.to_case = undo, redo, to_case
        self.picture: HostPicture = Views(session).host()

    @property
    def is_awaiting(self) -> bool:
        """Whether a task or a draw waits for its real cards: a flip's are typed as well."""
        return self.picture.is_awaiting

    @property
    def enter_sign(self) -> str:
        """The key of the next step, as the big button says it."""
        return said.space if self.picture.stage is HostStage.THROW else said.enter

    def say_outcome(self) -> None:
        """Say how a throw ended that was made from here, and what came of it; not while real cards are awaited."""
        if not self.take_thrown():
            return
        outcome = Views(self.session).task().outcome
        if outcome is not None and not self.picture.is_awaiting:
            self.message.tell("  ·  ".join(outcome.in_short))
