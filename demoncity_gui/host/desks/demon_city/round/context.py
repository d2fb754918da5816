"""What every state of the round's page works with: the evening, its picture, and ways to act and to say."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.message_line import MessageLine


class RoundContext:
    """`show` shows the state that is on, after a change that no command has made; `undo` takes back the last step.

    `is_hidden` says that another page is in front: then nothing may be asked.
    """

    def __init__(
        self,
        session: Session,
        do: Callable[[cmd.Command], bool],
        undo: Callable[[], None],
        keys: OwnKeys,
        questions: QuestionBar,
        *,
        show: Callable[[], None],
        is_hidden: Callable[[], bool],
    ) -> None:
        self.session = session
        self.picture = session.host_picture()
        self.undo, self.keys, self.questions = undo, keys, questions
        self.show, self.is_hidden = show, is_hidden
        self.message = MessageLine()
        self._do = do
        self._has_thrown = False  # and how it ended is still to be said

    def set_session(self, session: Session) -> None:
        """Act in this evening from now on."""
        self.session = session
        self._has_thrown = False

    def do(self, command: cmd.Command) -> bool:
        """Carry out a command; return whether it was, a refusal has been shown by then.

        How a throw ended is said once the players have seen it.
        """
        had_thrown = self._has_thrown
        self._has_thrown = had_thrown or isinstance(command, cmd.CheckCalm | cmd.ThrowDamage)
        if self._do(command):
            return True
        self._has_thrown = had_thrown
        return False

    def say_outcome(self) -> None:
        """Say how a throw ended that was made from here, and what came of it; not while real cards are awaited."""
        if not self._has_thrown:
            return
        self._has_thrown = False
        outcome = self.session.task_picture().outcome
        if outcome is not None and not self.picture.is_awaiting:
            self.message.tell("  ·  ".join((outcome.headline, *outcome.sentences[-1:])))

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the page, or take it away."""
        self.message.say(sentence)
