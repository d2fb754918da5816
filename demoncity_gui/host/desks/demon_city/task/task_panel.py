"""The panel of a task being put together: who, with what, against what or whom, and what counts besides."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.views.task_picture import SidePreview, TaskPerson, TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.games.demon_city.words.labels import label_words
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.games.demon_city.words.tasks import charge_sentence, give_sentence
from demoncity_gui.host.desks.demon_city.task.task_draft import Digits, TaskDraft, letters_for
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.key_buttons import key_button, key_chip
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.chips import LOSS, LabelChips, light
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import demon_city_task_page as said

INTENSITIES = tuple(range(11))
_CHIPS = (Key.UNAWARE, Key.SUPERNATURAL, Key.ADVANTAGE, Key.DISADVANTAGE, Key.GIVE)
_CAPTION = 92
"""The width of the captions, in logical pixels."""


class TaskPanel(QFrame):
    """Shows a `TaskDraft`; every button says which key does the same."""

    thrower_named = Signal(int)
    rival_named = Signal(int)
    side_chosen = Signal(int)
    stat_chosen = Signal(str)
    skill_chosen = Signal(str)
    intensity_chosen = Signal(int)
    chip_pressed = Signal(Key)
    label_struck = Signal(str)

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keys = keys
        self._throwers: tuple[TaskPerson, ...] = ()
        self._stats: tuple[str, ...] = ()
        self._further: tuple[str, ...] = ()
        self._gives_to_other = False
        self._who, self._rivals = ButtonGrid(6, gives_way=True), ButtonGrid(6, gives_way=True)
        self._sides = ButtonGrid(3)
        self._with, self._fits = ButtonGrid(5, gives_way=True), ButtonGrid(5, gives_way=True)
        self._intensity = ButtonGrid(len(INTENSITIES))
        self._who.pressed.connect(lambda place: self.thrower_named.emit(self._throwers[place].who))
        self._rivals.pressed.connect(lambda place: self.rival_named.emit(self._throwers[place].who))
        self._sides.pressed.connect(self.side_chosen)
        self._with.pressed.connect(lambda place: self.stat_chosen.emit(self._stats[place]))
        self._fits.pressed.connect(lambda place: self.skill_chosen.emit(self._further[place]))
        self._intensity.pressed.connect(lambda place: self.intensity_chosen.emit(INTENSITIES[place]))
        self.several = set_up(QPushButton(said.several), tip=said.several_tip, stays=True)
        self._static = held(in_row((self._intensity, 1), self.several))
        self._high_stat = PlainLabel()
        self._high_stat.setProperty("chip", True)
        self._chips = {key: key_chip(keys, key, partial(self.chip_pressed.emit, key)) for key in _CHIPS}
        self._labels = LabelChips()
        self._labels.struck.connect(self.label_struck)
        self.label, self.finder = self._button(Key.LABEL, look="small"), self._button(Key.FIND)
        self.tried, self.against = self._button(Key.TRIED), self._button(Key.AGAINST, stays=True)
        keys.follow(self._write_give)
        self._heading = ElidedLabel()
        title = PlainLabel(said.title, kind="headline")
        head = in_row(title, 8, (self._heading, 1), self.tried, self.finder, self.against)
        self.setLayout(in_column(head, self._lines(), spacing=7, margins=(12, 8, 12, 10)))

    def _button(self, key: Key, *, look: str = "", stays: bool = False) -> QPushButton:
        return key_button(self._keys, key, lambda: self.chip_pressed.emit(key), look=look, stays=stays)

    def _lines(self) -> QGridLayout:
        """Return the lines of the panel, each with its caption."""
        counts = held(in_row(self._high_stat, *self._chips.values(), self._labels, STRETCH, self.label, spacing=5))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, _CAPTION)
        grid.setColumnStretch(1, 1)
        self._captions: dict[QWidget, PlainLabel] = {}
        for caption, content in (
            (said.who, self._who),
            (said.intensity, self._static),
            (said.against, self._rivals),
            (said.counts_for, self._sides),
            (said.with_stat, self._with),
            (said.fits_as_well, self._fits),
            (said.besides, counts),
        ):
            label = self._captions[content] = PlainLabel(caption, kind="muted")
            label.setContentsMargins(0, 6, 0, 0)
            grid.addWidget(label, len(self._captions), 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(content, len(self._captions), 1)
        return grid

    def _write_give(self) -> None:
        sign = self._keys.sign(Key.GIVE)
        self._chips[Key.GIVE].setText(said.give(other=self._gives_to_other, key=sign))

    def show_draft(self, draft: TaskDraft, picture: TaskPicture, preview: TaskPreview) -> None:
        """Show what has been put together and what it would come to."""
        self._throwers = picture.throwers
        by_id = {one.who: one for one in picture.throwers}
        thrower = by_id[draft.sides[0].who]
        side = by_id[draft.side.who]
        self._heading.setText(_heading(draft, thrower))
        self.against.setChecked(draft.opposed)
        self._show_people(draft)
        self._line(self._who, shown=not draft.opposed, awaited=draft.digits is Digits.WHO)
        self.several.setVisible(picture.many_intensities)
        self._line(self._static, shown=not draft.opposed, awaited=draft.digits is Digits.INTENSITY)
        self._line(self._rivals, shown=draft.opposed, awaited=draft.digits is Digits.RIVALS)
        self._line(self._sides, shown=draft.opposed)
        counted = {one.who: one.cards for one in preview.sides}
        self._sides.show_choices(
            [
                GridButton(
                    said.side(who=by_id[one.who].name, cards=counted[one.who])
                    if one.who in counted
                    else by_id[one.who].name,
                    said.with_key(words=Key.NEXT_SIDE.tip, key=self._keys.sign(Key.NEXT_SIDE)),
                    chosen=place == draft.at,
                )
                for place, one in enumerate(draft.sides)
            ]
        )
        self._intensity.show_choices(
            [
                GridButton(
                    str(number),
                    chips.intensity(number),
                    number in draft.intensities,
                )
                for number in INTENSITIES
            ]
        )
        self._show_stats(draft, side)
        self._show_chips(draft, next((one for one in preview.sides if one.who == side.who), None))

    def _line(self, content: QWidget, *, shown: bool, awaited: bool = False) -> None:
        content.setVisible(shown)
        caption = self._captions[content]
        caption.setVisible(shown)
        caption.setObjectName("heading" if awaited else "muted")
        restyle(caption)

    def _show_people(self, draft: TaskDraft) -> None:
        who, rivals = draft.sides[0].who, draft.rivals
        for grid, digits, chosen in ((self._who, Digits.WHO, (who,)), (self._rivals, Digits.RIVALS, rivals)):
            grid.show_choices(
                [
                    GridButton(
                        f"{one.key}  {one.name}".strip() if draft.digits is digits else one.name,
                        one.name,
                        chosen=one.who in chosen,
                        enabled=digits is Digits.WHO or one.who != who,
                    )
                    for one in self._throwers
                ]
            )

    def _show_stats(self, draft: TaskDraft, side: TaskPerson) -> None:
        letters = letters_of(side, self._keys)
        self._stats = tuple(stat.name for stat in side.stats)
        self._with.show_choices(
            [
                GridButton(
                    f"{stat_word(stat.name)} {stat.rank}{_in_brackets(letters.get(stat.name, ''))}",
                    said.throws_with(who=side.name, stat=stat.name),
                    chosen=draft.side.stat == stat.name,
                )
                for stat in side.stats
            ]
        )
        self._further = tuple(skill for skill in side.further if skill != draft.side.stat)
        self._line(self._fits, shown=bool(self._further))
        self._fits.show_choices(
            [
                GridButton(
                    f"{skill}{_in_brackets('⇧' + letters[skill] if skill in letters else '')}",
                    chips.further_skill(skill),
                    chosen=skill in draft.side.further_skills,
                )
                for skill in self._further
            ]
        )

    def _show_chips(self, draft: TaskDraft, preview: SidePreview | None) -> None:
        lines = () if preview is None else preview.lines
        higher = [line.sentence for line in lines if line.reason is ThrowReason.HIGHER_STAT]
        self._high_stat.setText(said.high_stat)
        set_tip(self._high_stat, "\n".join((*higher, chips.higher_than_intensity())))
        light(self._high_stat, bool(higher))
        distracted = [line.sentence for line in lines if line.reason is ThrowReason.DISTRACTION]
        set_tip(self._chips[Key.UNAWARE], "\n".join((*distracted, chips.other_is_distracted())))
        light(self._chips[Key.UNAWARE], draft.side.other_is_distracted)
        supernatural = self._chips[Key.SUPERNATURAL]
        supernatural.setVisible(not draft.opposed and 10 in draft.intensities)
        set_tip(supernatural, chips.supernatural_ten())
        light(supernatural, draft.supernatural)
        set_tip(self._chips[Key.ADVANTAGE], chips.one_more_advantage())
        set_tip(self._chips[Key.DISADVANTAGE], charge_sentence(opposed=draft.opposed))
        give = self._chips[Key.GIVE]
        give.setVisible(bool(draft.side.disadvantages))
        self._gives_to_other = draft.opposed
        self._write_give()
        set_tip(give, give_sentence(opposed=draft.opposed))
        added = (("+", draft.side.advantages), (LOSS, draft.side.disadvantages))
        self._labels.show_labels(((sign, label) for sign, labels in added for label in labels), label_words)


def letters_of(thrower: TaskPerson, keys: OwnKeys) -> dict[str, str]:
    """Return the letter of each stat and skill of somebody; letters of the page's commands are left out."""
    called = {stat_word(stat.name): stat.name for stat in thrower.stats}
    letters = letters_for(list(called), keys.letters(KeyContext.TASK))
    return {called[word]: letter for word, letter in letters.items()}


def _heading(draft: TaskDraft, thrower: TaskPerson) -> str:
    if not draft.opposed:
        return said.alone(who=thrower.name, words=draft.words)
    return said.against_each_other(words=draft.words) if draft.rivals else said.against_whom(who=thrower.name)


def _in_brackets(letter: str) -> str:
    return f"  [{letter}]" if letter else ""
