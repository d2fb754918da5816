"""The page of a task: throws outside every Clash, C10, C100 and free draws (T-WHEN-07)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, CharacterId
from demoncity_gui.games.demon_city.rules.draws import MOST_FREE_CARDS
from demoncity_gui.games.demon_city.views.task_picture import TaskPreview, Thrower
from demoncity_gui.games.demon_city.words.people import cards
from demoncity_gui.host.asking.question import found, text_question
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.labels import distinct
from demoncity_gui.host.desks.demon_city.round.typing import Typing
from demoncity_gui.host.desks.demon_city.round.typing_panel import TypingPanel
from demoncity_gui.host.desks.demon_city.task.outcome_panel import OutcomePanel
from demoncity_gui.host.desks.demon_city.task.task_draft import Digits, TaskDraft, side_of
from demoncity_gui.host.desks.demon_city.task.task_panel import TaskPanel, key_button, letters_of, person_keyed
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.commands import CARD_KEYS, PERSON_KEYS, TYPING_KEYS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import Do, SidePage
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckName

_LANE_LINES = 4
"""So many lines of lanes are in sight while real cards are typed; more are scrolled to."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class TaskPage(SidePage):
    """Everything of a task that the Host touches. It asks the session and shows pictures; it knows no rule."""

    def __init__(
        self, session: AnySession, do: Do, keys: OwnKeys, questions: QuestionBar, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, do, keys, parent)
        self._questions = questions
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._draft: TaskDraft | None = None
        self._picture = Views(session).task()
        self._preview = TaskPreview()
        self._has_thrown = self._to_tell = False
        self._label = ""
        self._free_cards = 1

        self.panel = TaskPanel(keys)
        self.typing_panel = TypingPanel(_LANE_LINES)
        self.outcome = OutcomePanel(keys)
        self.next_step = BigButton()
        self.free_cards = QPushButton()
        self.check_calm = key_button(keys, Key.CHECK_CALM)

        self.actions_by_key: dict[Key, QAction] = {}
        self._people: list[QAction] = []
        self._digits: list[QAction] = []
        self._more_digits: list[QAction] = []
        self._letters: dict[str, QAction] = {}
        self._typing = Typing(do)
        self._typing_actions: list[QAction] = []
        self._make_actions()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 4)
        layout.setSpacing(8)
        layout.addWidget(self.panel)
        layout.addWidget(self.typing_panel)
        layout.addWidget(self.outcome, 1)
        self._draws = self._row_of_draws()
        layout.addWidget(self._draws)
        layout.addWidget(self.next_step)
        self._connect()
        keys.changed.connect(self._on_keys_changed)
        questions.changed.connect(self._on_keys_changed)

    def showEvent(self, event: QShowEvent) -> None:
        """Let those keys mean something that do so now."""
        super().showEvent(event)
        self._enable_keys()
        self._show_draft()

    # --- showing -------------------------------------------------------------------------------------------------

    def set_session(self, session: AnySession) -> None:
        """Show another evening from now on."""
        super().set_session(session)
        self._draft, self._picture = None, Views(session).task()
        self._has_thrown = self._to_tell = False

    def refresh(self) -> None:
        """Show what is so now; a draft stays as long as all in it are here."""
        was_typing = bool(self._picture.typing)
        self._picture = Views(self.session).task()
        self.say("")
        here = {one.who for one in self._picture.throwers}
        if self._draft is None or any(side.who not in here for side in self._draft.sides):
            self._draft = self._fresh()
        if self._picture.outcome is None:
            self._has_thrown = False
        elif was_typing:
            self._has_thrown = self._picture.outcome.is_task
        self._typing.show_lanes(self._picture.typing)
        if self.isVisible():
            self._enable_keys()
        self._questions.check()
        self.outcome.show_outcome(self._picture.outcome)
        self._show_draft()
        if self._to_tell:
            self._to_tell = False
            if not was_typing or (self._picture.outcome is not None and self._picture.outcome.is_task):
                self._thrown()

    def _enable_keys(self) -> None:
        """Give the keys to the cards while they are typed, else to the draft."""
        is_typing = bool(self._picture.typing)
        for action in self.actions():
            action.setEnabled(not is_typing)
        for action in self._typing_actions:
            action.setEnabled(is_typing)
        for key in (Key.NEXT_STEP, Key.BACK, Key.TASK_ON_TV):
            self.actions_by_key[key].setEnabled(True)

    def _fresh(self) -> TaskDraft | None:
        """Return a draft for who threw last, or for the first of the players, with the stat of their last task."""
        throwers, last = self._picture.throwers, self._picture.last
        if not throwers:
            return None
        players = [one for one in throwers if one.deck is DeckName.PLAYERS]
        return TaskDraft([side_of(self._thrower(last) if last is not None else (players or throwers)[0])])

    def _on_keys_changed(self) -> None:
        if self.isVisible():
            self._show_draft()

    def _thrower(self, who: int) -> Thrower:
        return next(one for one in self._picture.throwers if one.who == who)

    def _show_draft(self) -> None:
        draft, picture = self._draft, self._picture
        self.setEnabled(draft is not None)
        if draft is None:
            return
        command = draft.command()
        self._preview = TaskPreview() if command is None else Views(self.session).task_preview(command)
        if picture.typing:
            self._preview = picture.awaited
        is_typing = bool(picture.typing)
        self.panel.setVisible(not is_typing)
        self._draws.setVisible(not is_typing)
        self.typing_panel.setVisible(is_typing)
        self.outcome.show_preview(self._preview, picture.throwers)
        if is_typing:
            self.typing_panel.show_typing(self._typing)
        else:
            self.panel.show_draft(draft, picture, self._preview)
            self._show_keys(draft)
        outcome = picture.outcome
        self.outcome.on_tv.setChecked(picture.is_shown)
        can_reveal = outcome is not None and outcome.is_static and picture.is_shown
        self.actions_by_key[Key.TIE].setEnabled(self._is_tied)
        for thing in (self.outcome.reveal, self.actions_by_key[Key.REVEAL]):
            thing.setEnabled(can_reveal)
        self.outcome.reveal.setChecked(can_reveal and picture.intensity_is_open)
        against = self._calm_intensity(draft)
        what = "" if against is None else f" against {against}"
        self.check_calm.setText(f"{Key.CHECK_CALM.text}{what} [{self.own_keys.sign(Key.CHECK_CALM)}]")
        self.next_step.show_step(*self._next_step_words(draft), answers=self._questions.is_open)
        self.shown.emit()

    def _show_keys(self, draft: TaskDraft) -> None:
        """Let each key mean one thing: a key of nobody must be no key, or both are silent."""
        at_intensity = draft.digits is Digits.INTENSITY
        for place, action in enumerate(self._people):
            action.setEnabled(not at_intensity and person_keyed(self._picture.throwers, place) is not None)
        for action in (*self._digits, *self._more_digits):
            action.setEnabled(at_intensity)
        # On many keyboards / is Shift+7.
        self.actions_by_key[Key.FIND].setEnabled(not at_intensity)
        side = self._thrower(draft.side.who)
        letters = letters_of(side, self.own_keys)
        for letter, action in self._letters.items():
            skill = next((name for name, own in letters.items() if own == letter[-1]), None)
            action.setEnabled(skill is not None and (len(letter) == 1 or skill in side.further))

    def _next_step_words(self, draft: TaskDraft) -> tuple[str, str, bool]:
        """Return what the button says, its key, and whether it would do anything."""
        if self._questions.is_open:
            return *self._questions.step_words, True
        if self._picture.typing:
            is_full = all(lane.is_full for lane in self._picture.typing)
            return self._picture.next_step, "Enter" if is_full else TYPING_KEYS, is_full
        name = self._thrower(draft.sides[0].who).name
        outcome, preview = self._picture.outcome, self._preview
        if self._has_thrown and outcome is not None:
            return ("Again, counted afresh" if outcome.is_tied else "The next task"), "Enter", True
        if draft.command() is None:
            if draft.opposed:
                return f"{name}: against whom?", "1 2 3 …", False
            if draft.digits is Digits.WHO:
                return f"{name} throws: which Intensity?", "Enter", True
            return f"{name}: which Intensity?", "0 … 9, 1 0", False
        if preview.objection:
            return preview.objection, "choose anew", False
        if not preview.sides:
            return f"{name}: settled without a throw", "Enter", True
        number = sum(side.cards for side in preview.sides)
        return f"Throw {number} {'card' if number == 1 else 'cards'}", "Enter", True

    # --- keys ----------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        slots: dict[Key, Callable[[], object]] = {
            Key.NEXT_STEP: self._on_next_step,
            Key.BACK: self._on_back,
            Key.AGAINST: lambda: self._change(lambda draft: draft.toggle_opposed()),
            Key.NEXT_SIDE: self._on_next_side,
            Key.UNAWARE: lambda: self._change(lambda draft: draft.toggle_distracted()),
            Key.SUPERNATURAL: self._on_supernatural,
            Key.ADVANTAGE: lambda: self._on_label_key(good=True),
            Key.DISADVANTAGE: lambda: self._on_label_key(good=False),
            Key.GIVE: self._on_give,
            Key.TIE: self._ask_complication,
            Key.LABEL: self._ask_label,
            Key.TRIED: self._ask_what_is_tried,
            Key.FIND: self._find,
            Key.FREE_CARDS: self._ask_free_cards,
            Key.C10: lambda: self._draw_number(hundred=False),
            Key.C100: lambda: self._draw_number(hundred=True),
            Key.DRAW_PLAYERS: lambda: self._draw_freely(DeckName.PLAYERS),
            Key.DRAW_HORROR: lambda: self._draw_freely(DeckName.HORROR),
            Key.CHECK_CALM: self._on_check_calm,
            Key.TASK_ON_TV: lambda: self.attempt(
                lambda: self.session.tv.switch(TvSwitch.TASKS, on=not self._picture.is_shown)
            ),
            Key.REVEAL: lambda: self.attempt(
                lambda: self.session.tv.reveal_intensity(not self._picture.intensity_is_open)
            ),
        }
        for key, slot in slots.items():
            self.actions_by_key[key] = self.key_action(key, slot)
        self._people = [self.key_action(key, partial(self._on_person, at)) for at, key in enumerate(PERSON_KEYS)]
        for digit in range(10):
            self._digits.append(self.key_action(str(digit), partial(self._on_digit, digit)))
            self._more_digits.append(self.key_action(f"Shift+{digit}", partial(self._on_level, digit or 10)))
        for word, card in CARD_KEYS.items():
            self._typing_actions.append(self.key_action(card.key, partial(self._on_card_key, word)))
        for key, by in ((Key.UP, -1), (Key.DOWN, +1)):
            self._typing_actions.append(self.key_action(key, partial(self._on_lane_step, by)))
        for letter in _LETTERS:
            self._letters[letter] = self.key_action(letter, partial(self._on_stat_key, letter))
            self._letters[f"Shift+{letter}"] = self.key_action(f"Shift+{letter}", partial(self._on_skill_key, letter))

    def _row_of_draws(self) -> QWidget:
        """Return the row of draws."""
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for key in (Key.C10, Key.C100):
            row.addWidget(self._pressing(key_button(self.own_keys, key), key))
        row.addSpacing(10)
        set_tip(self.free_cards, f"{Key.FREE_CARDS.tip}, 1 to {MOST_FREE_CARDS}")
        self.free_cards.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.own_keys.follow(self._show_free_cards)
        row.addWidget(self._pressing(self.free_cards, Key.FREE_CARDS))
        fewer, more = QPushButton("−"), QPushButton("+")
        for button, by, name in ((fewer, -1, "one card fewer"), (more, +1, "one card more")):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("small", True)
            button.setAccessibleName(name)
            set_tip(button, name)
            button.clicked.connect(lambda _checked=False, by=by: self._set_free_cards(str(self._free_cards + by)))
        row.addWidget(fewer)
        row.addWidget(more)
        for key in (Key.DRAW_PLAYERS, Key.DRAW_HORROR):
            row.addWidget(self._pressing(key_button(self.own_keys, key), key))
        row.addWidget(self._pressing(self.check_calm, Key.CHECK_CALM))
        row.addStretch(1)
        return whole

    def _pressing(self, button: QPushButton, key: Key) -> QPushButton:
        button.clicked.connect(self.actions_by_key[key].trigger)
        return button

    def _connect(self) -> None:
        panel = self.panel
        panel.thrower_named.connect(self._on_thrower)
        panel.rival_named.connect(self._on_rival)
        panel.side_chosen.connect(self._on_side)
        panel.stat_chosen.connect(lambda stat: self._change(lambda draft: draft.choose_stat(stat)))
        panel.skill_chosen.connect(lambda skill: self._change(lambda draft: draft.toggle_further(skill)))
        panel.intensity_chosen.connect(self._on_intensity_button)
        panel.chip_pressed.connect(lambda key: self.actions_by_key[key].trigger())
        panel.label_struck.connect(lambda label: self._change(lambda draft: draft.strike_label(label)))
        self._pressing(self.outcome.complication, Key.TIE)
        self.typing_panel.lane_chosen.connect(self._on_lane)
        self.typing_panel.key_pressed.connect(self._on_card_key)
        self.typing_panel.back_pressed.connect(self._on_back)
        self._pressing(self.outcome.reveal, Key.REVEAL)
        self._pressing(self.outcome.on_tv, Key.TASK_ON_TV)
        self.next_step.clicked.connect(self.actions_by_key[Key.NEXT_STEP].trigger)

    # --- the draft -----------------------------------------------------------------------------------------------

    def _change(self, change: Callable[[TaskDraft], object]) -> None:
        """Change the draft and show it; after a throw that decided something it is a new one."""
        outcome = self._picture.outcome
        if self._has_thrown and not (outcome is not None and outcome.is_tied):
            self._draft = self._fresh()
        self._has_thrown = False
        if self._draft is not None:
            self.say("")
            change(self._draft)
            self._show_draft()

    def _on_person(self, place: int) -> None:
        who = person_keyed(self._picture.throwers, place)
        draft = self._draft
        if who is None or draft is None:
            return
        if draft.opposed:
            self._on_rival(who)
        else:
            self._on_thrower(who)

    def _on_thrower(self, who: int) -> None:
        self._change(lambda draft: draft.name_thrower(self._thrower(who)))

    def _on_rival(self, who: int) -> None:
        many = self._picture.many_rivals
        self._change(lambda draft: draft.name_rival(self._thrower(who), many=many))

    def _on_side(self, place: int) -> None:
        self._change(lambda draft: draft.turn_to(place))

    def _on_next_side(self) -> None:
        self._change(lambda draft: draft.turn_to(draft.at + 1))

    def _on_stat_key(self, letter: str) -> None:
        stat = self._lettered(letter)
        if stat is not None:
            self._change(lambda draft: draft.choose_stat(stat))

    def _on_skill_key(self, letter: str) -> None:
        skill = self._lettered(letter)
        if skill is not None:
            self._change(lambda draft: draft.toggle_further(skill))

    def _lettered(self, letter: str) -> str | None:
        if self._draft is None:
            return None
        letters = letters_of(self._thrower(self._draft.side.who), self.own_keys)
        return next((name for name, own in letters.items() if own == letter), None)

    def _on_digit(self, digit: int) -> None:
        self._change(lambda draft: draft.press_digit(digit))

    def _on_level(self, intensity: int) -> None:
        self._change(lambda draft: draft.toggle_level(intensity))

    def _on_intensity_button(self, intensity: int) -> None:
        several = self.panel.several.isChecked()

        def choose(draft: TaskDraft) -> None:
            draft.digits = Digits.INTENSITY
            if several:
                draft.toggle_level(intensity)
            else:
                draft.set_intensity(intensity)

        self._change(choose)

    def _on_supernatural(self) -> None:
        draft = self._draft
        if draft is None or draft.opposed or 10 not in draft.intensities:
            self.say("Whether something supernatural is involved matters at Intensity 10 alone.")
            return
        self._change(lambda draft: draft.toggle_supernatural())

    def _on_label_key(self, *, good: bool) -> None:
        def add(draft: TaskDraft) -> None:
            side = draft.side
            self._label = distinct("edge" if good else "trouble", (*side.advantages, *side.disadvantages))
            draft.add_label(self._label, good=good)

        self._change(add)

    def _on_give(self) -> None:
        objections: list[str] = []
        self._change(lambda draft: objections.append(draft.give_trouble()))
        if any(objections):
            self.say(objections[0])

    def _on_back(self) -> None:
        draft = self._draft
        if draft is None:
            return
        if self._picture.typing:
            self._take_back()
            return
        if self._has_thrown:
            self._has_thrown = False
            self._draft = self._fresh()
        elif not draft.back():
            self._draft = self._fresh()
        self.say("")
        self._show_draft()

    def _on_next_step(self) -> None:
        draft = self._draft
        if self.next_step.take_first():
            return
        if self._questions.is_open:
            self._questions.take()
            return
        if self._typing.awaits_major:
            self._typing.finish_major()
            self._show_draft()
            return
        if self._picture.typing:
            self._throw_typed()
            return
        if draft is None or not self.next_step.isEnabled():
            return
        outcome = self._picture.outcome
        if self._has_thrown and outcome is not None and not outcome.is_tied:
            self._on_back()
            return
        command = draft.command()
        if command is None:
            draft.digits = Digits.INTENSITY
            self._show_draft()
        else:
            self._throw(command)

    def _throw(self, command: cmd.Command) -> None:
        """Throw, and show what came of it: now, or once the players have seen it."""
        self._to_tell = True
        if not self.do(command):
            self._to_tell = False

    def _thrown(self) -> None:
        """Show what came of it, unless it waits for real cards first."""
        if self._picture.typing:
            return
        self._has_thrown = True
        self._show_draft()
        if self._picture.outcome is not None and self._picture.outcome.is_tied:
            self._ask_complication()

    # --- real cards ----------------------------------------------------------------------------------------------

    def _on_card_key(self, word: str) -> None:
        self.say("")
        self._typing.press(word)
        self._show_draft()

    def _on_lane(self, place: int) -> None:
        self._typing.choose(place)
        self._show_draft()

    def _on_lane_step(self, by: int) -> None:
        self._typing.step(by)
        self._show_draft()

    def _take_back(self) -> None:
        """Take back the last card that was typed, or, where none is, the whole throw; its draft stays."""
        self.say("")
        if self._typing.is_empty:
            self.do(cmd.LetGo())
        else:
            self._typing.back()
            self._show_draft()

    def _throw_typed(self) -> None:
        self._throw(cmd.ThrowCards())

    # --- draws ---------------------------------------------------------------------------------------------------

    def _draw_number(self, *, hundred: bool) -> None:
        self._let_go_of_what_is_thrown()
        draft = self._draft
        if draft is not None:
            self.do(cmd.DrawNumber(self._thrower(draft.sides[0].who).deck, hundred))

    def _draw_freely(self, deck: DeckName) -> None:
        self._let_go_of_what_is_thrown()
        self.do(cmd.DrawFreely(deck, self._free_cards))

    def _let_go_of_what_is_thrown(self) -> None:
        if self._has_thrown:
            self._has_thrown = False
            self._draft = self._fresh()

    def _on_check_calm(self) -> None:
        self._let_go_of_what_is_thrown()
        draft = self._draft
        if draft is None:
            return
        intensity = self._calm_intensity(draft)
        if intensity is None:
            self.say("A Calm check is thrown against one Intensity: choose it first.")
        else:
            self._throw(cmd.CheckCalm(CharacterId(draft.sides[0].who), intensity))

    def _calm_intensity(self, draft: TaskDraft) -> int | None:
        """Return the one Intensity that is chosen, else what a Horror's sheet says; None where neither is so."""
        if draft.opposed or len(draft.intensities) > 1:
            return None
        return draft.intensities[0] if draft.intensities else self._thrower(draft.sides[0].who).calm_check

    def _set_free_cards(self, text: str) -> bool:
        if not text.strip().isdecimal() or not 1 <= int(text) <= MOST_FREE_CARDS:
            self.say(f"A free draw takes 1 to {MOST_FREE_CARDS} cards: not “{text}”.")
            return False
        self._free_cards = int(text)
        self._show_free_cards()
        self.say("")
        return True

    def _show_free_cards(self) -> None:
        self.free_cards.setText(f"Free draw: {cards(self._free_cards)} [{self.own_keys.sign(Key.FREE_CARDS)}]")

    # --- what is asked -------------------------------------------------------------------------------------------

    def _ask(self, prompt: str, hint: str, take: Callable[[str], bool], text: str = "") -> None:
        self.say("")
        self._questions.ask_what_to_do(text_question(prompt, hint, take, text), owner=self)

    def _ask_free_cards(self) -> None:
        prompt, hint = "How many cards does a free draw take?", f"1 to {MOST_FREE_CARDS}"
        self._ask(prompt, hint, self._set_free_cards, str(self._free_cards))

    def _ask_label(self) -> None:
        self._ask("What is the advantage or disadvantage added last?", "what for", self._on_label)

    def _on_label(self, text: str) -> bool:
        label, draft = text.strip(), self._draft
        if draft is None or not label:
            return True
        labels = (*draft.side.advantages, *draft.side.disadvantages)
        if self._label not in labels:
            plus, minus = self.own_keys.sign(Key.ADVANTAGE), self.own_keys.sign(Key.DISADVANTAGE)
            self.say(f"First {plus} or {minus}, then what for: Escape leaves this.")
            return False
        if label in labels:
            self.say(f"“{label}” counts already.")
            return False
        old, self._label = self._label, label
        self._change(lambda draft: draft.rename_label(old, label))
        return True

    def _ask_what_is_tried(self) -> None:
        words = "" if self._draft is None or self._has_thrown else self._draft.words
        self._ask("What is tried? The players read it after the name.", "climbs the drainpipe", self._on_tried, words)

    def _on_tried(self, text: str) -> bool:
        words = " ".join(text.split())
        if len(words) > LONGEST_LINE:
            self.say(f"The players can read {LONGEST_LINE} letters of what is tried, not {len(words)}.")
            return False

        def say(draft: TaskDraft) -> None:
            draft.words = words

        self._change(say)
        return True

    def _find(self) -> None:
        self._ask("Who?", "letters of the name", self._on_letters)

    def _on_letters(self, letters: str) -> bool:
        place = found(letters, [one.name for one in self._picture.throwers])
        if place is None or self._draft is None:
            self.say(f"Nobody here has “{letters}” in the name.")
            return False
        (self._on_rival if self._draft.opposed else self._on_thrower)(self._picture.throwers[place].who)
        return True

    def _ask_complication(self) -> None:
        hint = "a complication; Enter alone: nothing changes"
        question = text_question("A tie: what changes for both?", hint, self._on_complication)
        self._questions.ask_what_to_do(question, owner=self, still=lambda: self._is_tied)

    @property
    def _is_tied(self) -> bool:
        return self._picture.outcome is not None and self._picture.outcome.is_tied

    def _on_complication(self, words: str) -> bool:
        return not words.strip() or self.do(cmd.ComplicateTask(words.strip()))
