"""What the Host does about the players' screen, and the picture that they see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic

from msgspec.structs import replace

from demoncity_gui.evening.pictures import EveningPictures
from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.evening.tv_state import HeldUp, TvState
from demoncity_gui.games.game import C, Deed, E, T
from demoncity_gui.journal.tv_change import IntensityShown, PictureHeldUp, TakenAway, TvChange, TvSwitch, TvSwitched
from demoncity_gui.pieces.tv_picture import BLANK_PICTURE, Showing, TvPicture, TvStage


class TvControl(Generic[T, C, E]):
    """The TV of one session. Undo and redo pass over all that is done here; nothing of it is a step of play.

    `state` is what the journal says about it; the session puts the next one there. `write` makes a change with the
    pictures that it brings, and keeps it; `tell` has the windows follow, quietly or not.
    """

    def __init__(
        self,
        tables: TableCache[T, C, E],
        pictures: EveningPictures,
        newest: Callable[[], tuple[T, Sequence[Deed[T, C, E]]]],
        state: TvState,
        write: Callable[[TvChange, tuple[bytes, ...]], None],
        tell: Callable[[bool], None],
    ) -> None:
        self.state = state
        self._tables, self._pictures, self._newest, self._write, self._tell = tables, pictures, newest, write, tell
        self._leaves_out_real_cards = False

    def change(self, change: TvChange, *, quiet: bool = True, images: Iterable[bytes] = ()) -> None:
        """Change what the players may see: true at once, and kept in the journal, where undo passes over it.

        `images` are the pictures that it names.

        Raises:
            Trouble: the journal could not be written. It is so all the same, for the Host may have to hide something;
                but it is not so any more after a restart.
        """
        new = self._pictures.new(images)
        try:
            self._write(change, new)
        finally:
            self._tell(quiet)

    def is_on(self, switch: TvSwitch) -> bool:
        """Whether this is on now; of `FROZEN` see `frozen`, of `VERDICT_ALONE` `prefer_verdict_alone`."""
        if switch is TvSwitch.FROZEN:
            return self.frozen
        return self.state.is_on(switch, verdict_alone=self._leaves_out_real_cards)

    def switch(self, switch: TvSwitch, on: bool) -> None:
        """Switch something on or off; what is so already is left as it is. Raises as `change`.

        A frozen TV keeps the picture it shows while the Host goes on; a flip that is held stays held, or is frozen like
        anything else, and only `turn_cards` ends its wait. A task that is thrown while none are shown stays off the TV,
        and out of the players' story, for good.
        """
        if on is not self.is_on(switch):
            quiet = switch is not TvSwitch.FROZEN and not (switch is TvSwitch.TASKS and on)
            self.change(TvSwitched(switch, on), quiet=quiet)

    @property
    def frozen(self) -> bool:
        """Whether the TV keeps an earlier picture until the Host lets it follow; a held flip is none of these."""
        return self.state.kept is not None and not self.flip_held

    def turn_cards(self) -> None:
        """Let the cards of the flip that is held turn on the TV; without one nothing happens. Raises as `change`."""
        if self.flip_held:
            self.change(TvSwitched(TvSwitch.FROZEN, on=False), quiet=False)

    @property
    def flip_held(self) -> bool:
        """Whether the TV waits at a throw now: the Host sees cards that the players don't."""
        return self.state.held_deed != 0

    def prefer_verdict_alone(self, alone: bool) -> None:
        """Leave real cards off the TV, or not, as long as nothing was said about it in this evening."""
        self._leaves_out_real_cards = alone
        self._tell(True)

    def reveal_intensity(self, revealed: bool) -> None:
        """Let the TV show what the task told now was thrown against, or not any more; the next one's is hidden again.

        T-AMB-65. Raises as `change`.
        """
        task = next((deed.number for deed in self._newest()[1] if self._tables.game.on_tv(deed).of_task), 0)
        self.change(IntensityShown(task if revealed else 0))

    def picture(self) -> TvPicture:
        """Return what the TV shows: blank before all, else what it keeps, else what is true now."""
        state = self.state
        if state.blank or self.lacks_a_picture:
            return BLANK_PICTURE
        if state.kept is None:
            return self.picture_of(state, *self._newest())
        deed = state.kept.deed
        return self.picture_of(state.kept.state, self._tables.after(deed), self._tables.last_deeds(deed))

    def picture_of(self, state: TvState, table: T, deeds: Sequence[Deed[T, C, E]]) -> TvPicture:
        """Return the task told as long as nothing else is done, if the Host has it shown, else the table."""
        game, known = self._tables.game, state.known(verdict_alone=self._leaves_out_real_cards)
        picture = game.tv(table, deeds if state.shows(game, deeds) else (), known)
        speaks = "" if picture.stage is not TvStage.ANNOUNCE else game.portrait(table, known)
        return replace(picture, showing=self._shown(state.held_up), portrait=self._pictures.readable(speaks))

    # --- what the Host holds up --------------------------------------------------------------------------------------

    def show_image(self, image: bytes, words: str = "") -> None:
        """Let the TV show this picture, a JPEG, in front of all else until it is taken away or cards are thrown.

        A line is shown by the command `ShowLine`, for it was said to everybody. Raises as `change`.
        """
        self.change(PictureHeldUp(self._pictures.held.keep(image), words), quiet=False, images=(image,))

    def show_kept(self, name: str, words: str = "") -> None:
        """Let the TV show a picture that the evening keeps, by its name. Raises as `change`."""
        self.change(PictureHeldUp(name, words), quiet=False)

    def take_away(self) -> None:
        """Let the TV show the table again, and nothing that the Host holds up. Raises as `change`."""
        if self.state.held_up is not None:
            self.change(TakenAway(), quiet=False)

    @property
    def showing(self) -> Showing | None:
        """What the Host holds up; a TV that is blanked or frozen may not show it."""
        return self._shown(self.state.held_up)

    def _shown(self, held_up: HeldUp | None) -> Showing | None:
        if held_up is None:
            return None
        return Showing(held_up.words, self._pictures.readable(held_up.picture))

    @property
    def lacks_a_picture(self) -> bool:
        """Whether the TV should show a picture that no window may read yet; blank, it covers what that covered."""
        return self._pictures.held.found(self._wanted) is None if self._wanted else False

    @property
    def _wanted(self) -> str:
        """The name of the picture that the TV should show, empty where it is none."""
        state = self.state if self.state.kept is None else self.state.kept.state
        return "" if state.held_up is None else state.held_up.picture

    def do_without(self, name: str) -> None:
        """Do without a picture that the second program can't read. Raises as `change`."""
        self._pictures.held.refuse(name)
        self.do_without_pictures()

    def do_without_pictures(self) -> bool:
        """Blank the TV for good where it can never show a picture again, and let go of that; return whether it was so.

        One that the evening keeps is waited for, until the second program has refused it. Raises as `change`.
        """
        wanted = self._wanted
        is_coming = self._pictures.is_coming(wanted)
        if not self.lacks_a_picture or is_coming:
            return False
        self.switch(TvSwitch.BLANK, on=True)  # first: no step of this may show what lies beneath
        if self.state.kept is not None:
            self.change(TvSwitched(TvSwitch.FROZEN, on=False), quiet=False)
        self.take_away()
        return True


AnyTv = TvControl[Any, Any, Any]
"""The TV in whatever game."""
