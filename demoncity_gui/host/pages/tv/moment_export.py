"""The last reveal written to a file for the group's chat, while play goes on: whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from demoncity_gui.cards.drawing.png import png
from demoncity_gui.disk.door import system_words
from demoncity_gui.disk.file_names import plain_letters
from demoncity_gui.disk.kinds import Kind, see_to_export
from demoncity_gui.disk.whole import exported
from demoncity_gui.host.widgets.progress_line import ProgressLine
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.reveal import frames, still
from demoncity_gui.tv.scene.stage import Stage

_LONGEST_STEM = 100
"""Letters of a proposed name; with its ending it fits any disk."""
_FILES = {".webp": Kind.WEBP, ".gif": Kind.GIF, ".png": Kind.PNG}
_KINDS = {".webp": "Moving picture", ".gif": "Moving picture for old programs", ".png": "Still picture"}


class MomentExport(QObject):
    """Writes one reveal at a time: `.webp` and `.gif` move, `.png` stands still. `say` takes the sentence at the end.

    `line` is for the status bar: how far it is, and a button that stops it.
    """

    def __init__(self, stage: Stage, say: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._say = say
        self._path = Path()
        self._work: Iterator[float] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self.line = ProgressLine(self.cancel)

    @property
    def is_under_way(self) -> bool:
        """Whether a reveal is being written."""
        return self._timer.isActive()

    def ask(self, window: QWidget) -> None:
        """Ask where the last reveal shall be kept; say so if there was none."""
        if not self._stage.last_reveal:
            self._say("There is no reveal to keep yet.")
            return
        dialog = QFileDialog(window, "Keep the moment", self._folder())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = {f"{words} (*{suffix})": suffix for suffix, words in _KINDS.items()}
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix("webp")
        dialog.selectFile(f"{file_stem(self._stage.last_reveal[-1])}.webp")
        dialog.filterSelected.connect(lambda chosen: _name_as(dialog, filters[chosen]))
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.open()

    @staticmethod
    def _folder() -> str:
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        return pictures if Path(pictures).is_dir() else str(Path.home())

    def export(self, path: Path) -> None:
        """Begin to write the last reveal as the players saw it; what lay there is replaced at the end."""
        reveal = self._stage.last_reveal
        if self.is_under_way:
            self._say("A reveal is being kept already.")
        elif not reveal:
            self._say("There is no reveal to keep yet.")
        elif path.suffix.lower() not in _KINDS:
            *most, last = _KINDS
            self._say(f"“{path.name}” must end in {', '.join(most)} or {last}.")
        else:
            self._path = path
            self._work = self._written(reveal)
            self._timer.start()
            self.line.show_progress("Keeping the moment…")

    def cancel(self) -> None:
        """Stop; what lay at that place before lies there still."""
        if self.is_under_way:
            self._end("The moment was not kept.")

    def _go_on(self) -> None:
        try:
            done = next(self._work)
        except StopIteration:
            self._end(f"The moment is in “{self._path.name}”.")
        except OSError as fault:
            self._end(f"“{self._path.name}” can’t be written: {system_words(fault)}.")
        else:
            self.line.show_progress(f"Keeping the moment: {done * 100:.0f} %")

    def _end(self, words: str) -> None:
        self._timer.stop()
        self._work = iter(())
        self.line.hide()
        self._say(words)

    def _written(self, reveal: tuple[TvPicture, ...]) -> Iterator[float]:
        kind, deck = self._path.suffix.lower(), self._stage.deck
        see_to_export(self._path, _FILES[kind])  # before seconds of painting
        if kind == ".png":
            content = png(still(reveal[-1], deck))
        else:
            # It brings Pillow, of which a start that keeps no moment needs nothing.
            from demoncity_gui.host.pages.tv.moving_picture import MovingGif, MovingWebp

            moving = MovingWebp() if kind == ".webp" else MovingGif([still(picture, deck) for picture in reveal])
            for frame in frames(reveal, deck):
                moving.add(frame.image, frame.stays)
                yield frame.done
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


def _name_as(dialog: QFileDialog, suffix: str) -> None:
    """Let the name that stands in the dialog end as the kind that is chosen wants it."""
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    for name in dialog.selectedFiles()[:1]:
        dialog.selectFile(Path(name).with_suffix(suffix).name)
