"""A task is put together: who throws, with what, against what or whom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Concatenate, ParamSpec

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, CharacterId
from demoncity_gui.games.demon_city.views.task_picture import TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.words.labels import ADVANTAGE, DISADVANTAGE
from demoncity_gui.host.asking.question import found
from demoncity_gui.host.desks.demon_city.labels import distinct
from demoncity_gui.host.desks.demon_city.states import State, Step
from demoncity_gui.host.desks.demon_city.task.context import TaskContext
from demoncity_gui.host.desks.demon_city.task.task_draft import Digits, TaskDraft, side_of
from demoncity_gui.host.desks.demon_city.task.task_panel import TaskPanel, letters_of
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_round as round_said
from demoncity_gui.texts import demon_city_task_page as said

_Told = ParamSpec("_Told")


class DraftState(State):
    """Every key changes the draft, and Enter throws. One that `is_thrown` stays until something changes it."""

    context: TaskContext

    def __init__(self, context: TaskContext) -> None:
        self.panel: TaskPanel = TaskPanel(context.keys)
        super().__init__(context, self.panel)
        self.draft: TaskDraft | None = None
        self.preview = TaskPreview()
        self.is_thrown = self.tie_is_new = False
        self._was_typing = False
        self._label = ""
        panel = self.panel
        panel.thrower_named.connect(self._name_thrower)
        panel.rival_named.connect(self._name_rival)
        panel.side_chosen.connect(lambda place: self.change(TaskDraft.turn_to, place))
        panel.stat_chosen.connect(lambda stat: self.change(TaskDraft.choose_stat, stat))
        panel.skill_chosen.connect(lambda skill: self.change(TaskDraft.toggle_further, skill))
        panel.intensity_chosen.connect(self._choose_intensity)
        panel.chip_pressed.connect(lambda key: {Key.FIND: self._find, **self.slots()}[key]())
        panel.label_struck.connect(lambda label: self.change(TaskDraft.strike_label, label))

    @property
    def picture(self) -> TaskPicture:
        """The task as it is now."""
        return self.context.picture

    @property
    def is_tied(self) -> bool:
        """Whether the task told now has ended in a tie."""
        return self.picture.outcome is not None and self.picture.outcome.is_tied

    def reset(self) -> None:
        """Let go of the draft."""
        self.draft, self.is_thrown, self._was_typing = None, False, False

    def follow(self) -> None:
        """Keep the draft as long as all in it are here; know whether it has been thrown."""
        picture = self.picture
        here = {one.who for one in picture.throwers}
        if self.draft is None or any(side.who not in here for side in self.draft.sides):
            self.draft = self._fresh()
        has_thrown, outcome = self.context.take_thrown() and not picture.typing, picture.outcome
        if outcome is None:
            self.is_thrown = False
        elif self._was_typing:
            self.is_thrown = outcome.is_task
        elif has_thrown:
            self.is_thrown = True
        self._was_typing = bool(picture.typing)
        self.tie_is_new = has_thrown and self.is_thrown and self.is_tied

    def _fresh(self) -> TaskDraft | None:
        """Return a draft for who threw last, or for the first of the players, with the stat of their last task."""
        throwers, last = self.picture.throwers, self.picture.last
        if not throwers:
            return None
        players = [one for one in throwers if one.deck is DeckName.PLAYERS]
        return TaskDraft([side_of(self.context.thrower(last) if last is not None else (players or throwers)[0])])

    def show(self) -> None:
        """Show the draft, and what it would take."""
        if self.draft is not None:
            command = self.draft.command()
            self.preview = TaskPreview() if command is None else self.context.views.task_preview(command)
            self.panel.show_draft(self.draft, self.picture, self.preview)

    # --- the big button ------------------------------------------------------------------------------------------

    def step(self) -> Step:
        """Say what the draft still lacks, or that Enter throws."""
        draft, preview = self.draft, self.preview
        if draft is None:
            return Step("", "", is_possible=False)
        name = self.context.thrower(draft.sides[0].who).name
        if draft.command() is None:
            if draft.opposed:
                return Step(said.ask_rival(who=name), said.rival_keys, is_possible=False)
            if draft.digits is Digits.WHO:
                return Step(said.throws_ask_intensity(who=name), said.enter)
            return Step(said.ask_intensity(who=name), said.intensity_keys, is_possible=False)
        if preview.objection:
            return Step(preview.objection, said.choose_anew, is_possible=False)
        if not preview.sides:
            return Step(said.no_throw_needed(who=name), said.enter)
        return Step(said.throw(cards=sum(side.cards for side in preview.sides)), said.enter)

    def enter(self) -> None:
        """Throw, or go on to the Intensity."""
        if self.draft is None or not self.step().is_possible:
            return
        command = self.draft.command()
        if command is None:
            self.draft.digits = Digits.INTENSITY
            self.context.show()
        else:
            self.context.do(command)

    def back(self) -> None:
        """Take back the last choice; with none left begin with a fresh draft."""
        if self.draft is None or not self.draft.back():
            self.draft = self._fresh()
        self.context.say("")
        self.context.show()

    def start_afresh(self) -> None:
        """Let go of a draft that has been thrown."""
        if self.is_thrown:
            self.is_thrown, self.draft = False, self._fresh()

    # --- keys ----------------------------------------------------------------------------------------------------

    def slots(self) -> Slots:
        """People or Intensities by digits, stats and skills by letters, and what counts besides."""
        slots: Slots = {
            Key.AGAINST: partial(self.change, TaskDraft.toggle_opposed),
            Key.NEXT_SIDE: partial(self.change, TaskDraft.turn_to_next),
            Key.UNAWARE: partial(self.change, TaskDraft.toggle_distracted),
            Key.SUPERNATURAL: self._toggle_supernatural,
            Key.ADVANTAGE: partial(self._add_label, good=True),
            Key.DISADVANTAGE: partial(self._add_label, good=False),
            Key.GIVE: self._give_trouble,
            Key.LABEL: self._ask_label,
            Key.TRIED: self._ask_what_is_tried,
        }
        if self.is_tied:
            slots[Key.TIE] = self.ask_complication
        return {**slots, **self._stat_keys(), **self._digit_keys()}

    def _stat_keys(self) -> Slots:
        """A letter chooses a stat or skill; with Shift it is a further skill of the same throw."""
        if self.draft is None:
            return {}
        side = self.context.thrower(self.draft.side.who)
        slots: Slots = {}
        for name, letter in letters_of(side, self.context.keys).items():
            slots[letter] = partial(self.change, TaskDraft.choose_stat, name)
            if name in side.further:
                slots[f"Shift+{letter}"] = partial(self.change, TaskDraft.toggle_further, name)
        return slots

    def _digit_keys(self) -> Slots:
        """Let digits be the Intensity, with Shift one of several; or else people, among whom one can be found."""
        if self.draft is None or self.draft.digits is not Digits.INTENSITY:
            return {Key.FIND: self._find, **self.naming()}
        slots: Slots = {}
        for digit in range(10):
            slots[str(digit)] = partial(self.change, TaskDraft.press_digit, digit)
            if self.picture.many_intensities:
                slots[f"Shift+{digit}"] = partial(self.change, TaskDraft.toggle_level, digit or 10)
        return slots

    # --- the draft -----------------------------------------------------------------------------------------------

    def change(
        self, change: Callable[Concatenate[TaskDraft, _Told], object], *told: _Told.args, **named: _Told.kwargs
    ) -> None:
        """Change the draft, by what is told, and show it; after a throw that decided something it is a new one."""
        if not self.is_tied:
            self.start_afresh()
        self.is_thrown = False
        if self.draft is not None:
            self.context.say("")
            change(self.draft, *told, **named)
            self.context.show()

    def name(self, who: CharacterId) -> bool:
        """Let somebody throw, or be thrown against."""
        if self.draft is not None:
            (self._name_rival if self.draft.opposed else self._name_thrower)(who)
        return True

    def _name_thrower(self, who: int) -> None:
        self.change(TaskDraft.name_thrower, self.context.thrower(who))

    def _name_rival(self, who: int) -> None:
        self.change(TaskDraft.name_rival, self.context.thrower(who), many=self.picture.many_rivals)

    def _choose_intensity(self, intensity: int) -> None:
        several = self.panel.several.isChecked()
        self.change(TaskDraft.choose_intensity, intensity, several=several)

    def _toggle_supernatural(self) -> None:
        draft = self.draft
        if draft is None or draft.opposed or 10 not in draft.intensities:
            self.context.say(said.only_at_ten)
        else:
            self.change(TaskDraft.toggle_supernatural)

    def _add_label(self, *, good: bool) -> None:
        def add(draft: TaskDraft) -> None:
            side = draft.side
            self._label = distinct(ADVANTAGE if good else DISADVANTAGE, (*side.advantages, *side.disadvantages))
            draft.add_label(self._label, good=good)

        self.change(add)

    def _give_trouble(self) -> None:
        objections: list[str] = []
        self.change(lambda draft: objections.append(draft.give_trouble()))
        if any(objections):
            self.context.say(objections[0])

    # --- what is asked -------------------------------------------------------------------------------------------

    def _ask_label(self) -> None:
        self.ask_text(said.ask_label, said.ask_label_hint, self._rename_label)

    def _rename_label(self, text: str) -> bool:
        label, draft = text.strip(), self.draft
        if draft is None or not label:
            return True
        labels = (*draft.side.advantages, *draft.side.disadvantages)
        if self._label not in labels:
            sign = self.context.keys.sign
            self.context.say(said.no_label(advantage=sign(Key.ADVANTAGE), disadvantage=sign(Key.DISADVANTAGE)))
            return False
        if label in labels:
            self.context.say(said.counts_already(label=label))
            return False
        old, self._label = self._label, label
        self.change(TaskDraft.rename_label, old, label)
        return True

    def _ask_what_is_tried(self) -> None:
        words = "" if self.draft is None or self.is_thrown else self.draft.words
        self.ask_text(said.ask_tried, said.ask_tried_hint, self._try, words)

    def _try(self, text: str) -> bool:
        words = " ".join(text.split())
        if len(words) > LONGEST_LINE:
            self.context.say(said.too_long(most=LONGEST_LINE, letters=len(words)))
            return False
        self.change(TaskDraft.say, words)
        return True

    def _find(self) -> None:
        self.ask_text(round_said.find_who, round_said.find_who_hint, self._find_by)

    def _find_by(self, letters: str) -> bool:
        throwers = self.picture.throwers
        place = found(letters, [one.name for one in throwers])
        if place is None:
            self.context.say(round_said.nobody_found(letters=letters))
            return False
        return self.name(throwers[place].who)

    def ask_complication(self) -> None:
        """Ask what a tie changes for both sides: three ideas, or words of one's own, as in a round."""
        from demoncity_gui.formats.random_tables import own_tables  # it is seldom wanted
        from demoncity_gui.host.desks.demon_city.case.ideas import ideas_question

        asked = partial(self.ask_for, still=lambda: self.is_tied)
        asked(ideas_question(self.context.session, own_tables, self._complicate, asked, prompt=said.ask_complication))

    def _complicate(self, words: str) -> bool:
        return not words.strip() or self.context.do(cmd.ComplicateTask(words.strip()))
