"""Somebody announces, or who has announced thinks again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.desks.demon_city.of_the_tarot import left_out_of_a_deed
from demoncity_gui.host.desks.demon_city.round.announce_panel import CHIP_KEYS, DEED_KEYS, AnnouncePanel
from demoncity_gui.host.desks.demon_city.round.announcing import Announcing
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.draft import Deed, Draft
from demoncity_gui.host.desks.demon_city.round.states.state import RoundState
from demoncity_gui.host.desks.demon_city.states import Step
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_announcing as said


class Drafted(NamedTuple):
    """What a row shows of the draft: whose it is, the deed, its target, how many cards it takes, and why in short."""

    who: CharacterId
    deed: str
    target: str = ""
    cards: int | None = None
    reasons: str = ""


class AnnounceState(RoundState):
    """Every key changes the draft; Enter announces it."""

    def __init__(self, context: RoundContext) -> None:
        self.panel: AnnouncePanel = AnnouncePanel(context.keys)
        super().__init__(context, self.panel)
        self._announcing = Announcing(context)
        self.panel.pressed.connect(lambda key: self.slots()[key]())
        self.panel.person_named.connect(lambda who: self.name(CharacterId(who)))
        self.panel.label_struck.connect(lambda label: self._change(lambda draft: draft.strike_label(label)))

    @property
    def draft(self) -> Draft | None:
        """What is being announced; it waits while a task or a draw asks for real cards."""
        return None if self.picture.is_awaiting else self._announcing.draft

    @property
    def is_on(self) -> bool:
        """Whether something is being announced."""
        return self.draft is not None

    @property
    def about(self) -> CharacterId | None:
        """Whoever announces."""
        return None if self.draft is None else self.draft.speaker.who

    @property
    def recovering(self) -> CharacterId | None:
        """Whoever has to recover before they announce (T-ANNOUNCE-07)."""
        must = self.draft is not None and not self._announcing.is_amending and self.draft.speaker.must_recover
        return self.about if must else None

    def reset(self) -> None:
        """Let go of the draft."""
        self._announcing.reset()

    def follow(self) -> None:
        """Keep a draft that still fits its speaker."""
        self._announcing.follow()

    def amend(self, who: CharacterId) -> bool:
        """Let somebody who has announced, and whose deed is not settled, think again; return whether they do."""
        return self._announcing.amend(who)

    def show(self) -> None:
        """Show the draft, and what it would come to."""
        announcing, draft = self._announcing, self.draft
        if draft is not None:
            preview = announcing.judge(draft)
            people = self.picture.rows
            self.panel.show_draft(draft, preview, people, amending=announcing.is_amending, way_out=announcing.way_out)

    def step(self) -> Step:
        """Say what the draft still lacks, or that Enter announces it."""
        return Step(*self._announcing.next_step_words())

    def enter(self) -> None:
        """Announce it."""
        self._announcing.announce()

    def back(self) -> None:
        """Take back the last choice of the draft; with none left, the last announcement."""
        if not self._announcing.back() and self.picture.undo is not None:
            self.context.undo()

    def slots(self) -> Slots:
        """Deeds, chips and texts."""
        slots = self._all_slots()
        draft = self._announcing.draft
        if draft is None:
            return slots
        if not draft.edition.several_targets:
            slots[Key.SEVERAL] = partial(self._announcing.toggle, Key.SEVERAL, Draft.toggle_concerning)
        left_out = left_out_of_a_deed(draft.speaker.edition)
        return {key: act for key, act in slots.items() if key not in left_out}

    def _all_slots(self) -> Slots:
        announcing = self._announcing
        return {
            **{key: partial(announcing.choose, deed) for deed, key in DEED_KEYS.items()},
            **{key: partial(announcing.press_chip, key) for key in CHIP_KEYS},
            Key.HARMLESS: partial(announcing.toggle, Key.HARMLESS, Draft.toggle_harmless),
            Key.SEVERAL: partial(announcing.toggle, Key.SEVERAL, Draft.toggle_several),
            Key.AIMED: partial(announcing.toggle, Key.AIMED, Draft.toggle_aimed),
            Key.DODGING: partial(announcing.toggle, Key.DODGING, Draft.toggle_dodging),
            Key.OTHER_AIM: announcing.aim_otherwise,
            Key.ADVANTAGE: partial(self._change, Draft.add_advantage),
            Key.DISADVANTAGE: partial(self._change, Draft.add_disadvantage),
            Key.INTENSITY: self._ask_intensity,
            Key.RUN: self._ask_run,
            Key.TRICK: self._ask_trick,
            Key.WORDS: self._ask_words,
            Key.LABEL: self._ask_label,
            Key.PROPOSE: announcing.propose,
            **self.naming(),
        }

    def name(self, who: CharacterId) -> bool:
        """Name a target, or who means to stop it."""
        self._announcing.name(who)
        return True

    def click(self, who: CharacterId) -> bool:
        """Take a click on a row as its key, once a deed wants a target; before that it is no target."""
        draft = self.draft
        return draft is not None and draft.can_name(who) and self.name(who)

    @property
    def drafted_row(self) -> Drafted | None:
        """What the row of who announces shows of the draft, None where nothing is put together yet."""
        draft, preview = self.draft, self._announcing.preview
        if draft is None or draft.is_empty:
            return None
        if preview is None or preview.objection:
            deed = "none" if draft.deed is None else draft.deed.value
            return Drafted(draft.speaker.who, said.drafted_deed(deed=deed))
        return Drafted(draft.speaker.who, preview.deed, preview.target, preview.cards, preview.reasons)

    def _change(self, change: Callable[[Draft], None]) -> bool:
        return self._announcing.change(change)

    # --- words and numbers ---------------------------------------------------------------------------------------

    def _ask(self, prompt: Callable[..., str], hint: str, take: Callable[[str], bool], text: str = "") -> None:
        """Ask for a text that the announcement takes; `prompt` names `who`."""
        draft = self.draft
        if draft is not None:
            self.ask_text(prompt(who=draft.speaker.name), hint, take, text, lambda: self.draft is draft)

    def _ask_words(self) -> None:
        def take(words: str) -> bool:
            if words.strip() and self.draft is not None and self.draft.is_empty and self.draft.speaker.last is None:
                self._announcing.choose(Deed.OTHER)
            return self._change(lambda draft: draft.put_in_words(words))

        now = "" if self.draft is None else self.draft.words
        self._ask(said.ask_words, said.ask_words_hint, take, now)

    def _ask_trick(self) -> None:
        def take(trick: str) -> bool:
            return self._change(lambda draft: draft.add_trick(" ".join(trick.split())))

        self._ask(said.ask_trick, said.ask_trick_hint, take)

    def _ask_label(self) -> None:
        def take(label: str) -> bool:
            return self._change(lambda draft: draft.rename_last_label(label.strip()))

        if self._has_label:
            self._ask(said.ask_label, said.ask_label_hint, take)
        else:
            sign = self.context.keys.sign
            self.context.say(said.no_label(advantage=sign(Key.ADVANTAGE), disadvantage=sign(Key.DISADVANTAGE)))

    @property
    def _has_label(self) -> bool:
        """Whether the draft has a label, or last round's deed, which a text on an empty draft changes."""
        draft = self.draft
        if draft is None:
            return False
        last = draft.speaker.last if draft.is_empty else None
        edges = (draft.edges, *(() if last is None else (last.edges,)))
        return any(one.advantages or one.disadvantages for one in edges)

    def _ask_intensity(self) -> None:
        now = "" if self.draft is None else self.draft.intensity_words
        self._ask(said.ask_intensity, said.ask_intensity_hint, self._announcing.set_intensity, now)

    def _ask_run(self) -> None:
        now = "" if self.draft is None or not self.draft.run else said.feet(feet=self.draft.run)
        self._ask(said.ask_run, said.ask_run_hint, self._announcing.set_run, now)
