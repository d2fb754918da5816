"""The last reveal written to a file for the group's chat, while play goes on: whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QWidget

from demoncity_gui.cards.drawing.png import png
from demoncity_gui.disk.door import system_words
from demoncity_gui.disk.file_names import plain_letters
from demoncity_gui.disk.kinds import Kind, see_to_export
from demoncity_gui.disk.whole import exported
from demoncity_gui.host.widgets.file_dialogs import ask_place
from demoncity_gui.host.widgets.stepped_work import SteppedWork
from demoncity_gui.journal.troubles import Trouble
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts import tv_page as said
from demoncity_gui.tv.scene.reveal import frames, still
from demoncity_gui.tv.scene.tv_scene import TvScene

_LONGEST_STEM = 100
"""Letters of a proposed name; with its ending it fits any disk."""
_FILES = {".webp": Kind.WEBP, ".gif": Kind.GIF, ".png": Kind.PNG}


class MomentExport(SteppedWork):
    """Writes one reveal at a time: `.webp` and `.gif` move, `.png` stands still.

    `luck` says how likely what a picture shows was, "" for nothing: it stands beneath the verdict.
    """

    def __init__(
        self,
        stage: TvScene,
        luck: Callable[[TvPicture], str],
        say: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(say, parent)
        self._stage, self._luck = stage, luck
        self._path = Path()
        self._done = 0.0

    def ask(self, window: QWidget) -> None:
        """Ask where the last reveal shall be kept; say so if there was none."""
        if not self._stage.last_reveal:
            self._say(said.nothing_to_keep)
            return
        name = f"{file_stem(self._stage.last_reveal[-1])}.webp"
        kinds = {".webp": said.webp, ".gif": said.gif, ".png": said.png}
        ask_place(window, said.keep_moment, self.export, name=name, kinds=kinds, folder=self._folder())

    @staticmethod
    def _folder() -> str:
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        return pictures if Path(pictures).is_dir() else str(Path.home())

    def export(self, path: Path) -> None:
        """Begin to write the last reveal as the players saw it; what lay there is replaced at the end."""
        reveal = self._stage.last_reveal
        if self.is_under_way:
            self._say(said.keeping_already)
        elif not reveal:
            self._say(said.nothing_to_keep)
        elif path.suffix.lower() not in _FILES:
            self._say(said.wrong_ending(file=path.name, endings=list(_FILES)))
        else:
            self._path, self._done = path, 0.0
            self.begin(self._written((*reveal[:-1], self._with_luck(reveal[-1]))))

    def progress(self) -> str:
        """Say how much of it is painted."""
        return said.kept_so_far(percent=f"{self._done * 100:.0f}") if self._done else said.keeping

    def stopped(self) -> str:
        """Say that it was stopped."""
        return said.not_kept

    def finished(self) -> str:
        """Say where it is."""
        return said.kept(file=self._path.name)

    def failed(self, why: OSError) -> str:
        """Say why it can't be written."""
        return said.not_written(file=self._path.name, why=system_words(why))

    def _with_luck(self, picture: TvPicture) -> TvPicture:
        """Return the verdict with its luck beneath; without it where the evening can’t be read just now."""
        if picture.banner is None:
            return picture
        try:
            luck = self._luck(picture)
        except Trouble:
            return picture
        return replace(picture, banner=replace(picture.banner, line=f"{picture.banner.line} {luck}".strip()))

    def _written(self, reveal: tuple[TvPicture, ...]) -> Iterator[None]:
        kind, deck, letters = self._path.suffix.lower(), self._stage.deck, self._stage.letters
        see_to_export(self._path, _FILES[kind])  # before seconds of painting
        if kind == ".png":
            content = png(still(reveal[-1], deck, letters))
        else:
            # It brings Pillow, of which a start that keeps no moment needs nothing.
            from demoncity_gui.host.pages.tv.moving_picture import MovingGif, MovingWebp

            moving = MovingWebp() if kind == ".webp" else MovingGif([still(one, deck, letters) for one in reveal])
            for frame in frames(reveal, deck, letters):
                moving.add(frame.image, frame.stays)
                self._done = frame.done
                yield
            content = moving.content()
        with exported(self._path, _FILES[kind]) as file:
            file.write(content)


def file_stem(after: TvPicture) -> str:
    """Return a name for a picture of this moment: the evening, the round or the task, who won; in plain letters.

    It goes to chats and other people's disks, so that it holds nothing but a-z, digits and dashes.
    """
    which = f"round {after.round_number}" if after.round_number else "task"
    won = after.banner.text if after.banner is not None else ""
    parts = (plain_letters(part) for part in (after.title or "Demon City", which, won))
    return "-".join(filter(None, parts))[:_LONGEST_STEM].strip("-")
