"""The announcing character's panel: deeds, targets, chips with their reasons, and what it comes to in cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.views.host_picture import Preview, Row
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.games.demon_city.words.labels import label_words
from demoncity_gui.host.desks.demon_city.of_the_tarot import left_out_of_a_deed
from demoncity_gui.host.desks.demon_city.round.chip_groups import GAINS, LOSSES, ChipGroups
from demoncity_gui.host.desks.demon_city.round.draft import Deed, Draft
from demoncity_gui.host.desks.demon_city.round.draft_sentence import Choice, DraftSentence
from demoncity_gui.host.keyboard.key_buttons import for_key, key_button, key_chip
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.buttons import answer_when_off
from demoncity_gui.host.widgets.chips import LOSS, LabelChips, light
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel
from demoncity_gui.host.widgets.icons import icon
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.rule_ids import CitedElidedLabel
from demoncity_gui.host.widgets.theme import wardrobe
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.texts import demon_city_announcing as said
from demoncity_gui.words.plain_text import on_button

DEED_KEYS = {
    Deed.CLOSE: Key.CLOSE,
    Deed.SHOOT: Key.SHOOT,
    Deed.POWER: Key.POWER,
    Deed.DEFEND: Key.DEFEND,
    Deed.OTHER: Key.OTHER,
    Deed.UNCONTESTED: Key.UNCONTESTED,
    Deed.MOVE: Key.MOVE,
}
CHIP_KEYS = {
    Key.HIGHER_STAT: ThrowReason.HIGHER_STAT,
    Key.UNAWARE: ThrowReason.DISTRACTION,
    Key.DEFENSE: ThrowReason.DEFENSE,
    Key.WEAPON: ThrowReason.WEAPON,
    Key.SUPERNATURAL: ThrowReason.SUPERNATURAL,
    Key.INJURY: ThrowReason.INJURY,
    Key.CALLED_SHOT: ThrowReason.TRICK,
}
_MANNERS = (Key.SEVERAL, Key.DODGING, Key.AIMED, Key.OTHER_AIM)
"""Chips that are there for some deeds alone."""
_TARGETS_A_LINE, _MOST_TARGETS_A_LINE = 6, 8
"""So many names stand on a line; a few more, where that spares a second one."""
_ICON = 20
"""What an icon and the gap behind it take, in logical pixels."""
_BETWEEN_DEEDS = 3
_TEXTS = {Key.WORDS: 6, Key.INTENSITY: 6, Key.RUN: 4, Key.TRICK: 3, Key.LABEL: 3}
"""What is said in words or numbers of one's own, and its button's share of the line."""


def _rule(key: Key) -> str:
    """Return what a chip's rule means."""
    match key:
        case Key.ADVANTAGE:
            return chips.rule_of(ThrowReason.ADVANTAGE)
        case Key.DISADVANTAGE:
            return chips.rule_of(ThrowReason.DISADVANTAGE)
        case Key.HARMLESS:
            return chips.harmless()
        case Key.SEVERAL:
            return chips.several()
        case Key.DODGING:
            return chips.dodging()
        case Key.AIMED:
            return chips.aimed()
        case Key.OTHER_AIM:
            return chips.other_aim()
        case _:
            return chips.rule_of(CHIP_KEYS[key])


class AnnouncePanel(QFrame):
    """Shows a `Draft`; every button says which key does the same, and `pressed` carries it."""

    pressed = Signal(Key)
    person_named = Signal(int)
    label_struck = Signal(str)

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keys = keys
        self._heading = ElidedLabel(kind="question")
        self.sentence = DraftSentence(self._deed_choices, self._people_choices, self._chip_choices)
        self._draft: Draft | None = None
        self._tips: dict[Key, str] = {}
        self.warning = CitedElidedLabel(kind="warning")
        self._deeds = {
            deed: key_button(keys, key, partial(self.pressed.emit, key), stays=True) for deed, key in DEED_KEYS.items()
        }
        for deed, button in self._deeds.items():
            answer_when_off(button, partial(self.pressed.emit, DEED_KEYS[deed]))
        self._people: tuple[Row, ...] = ()
        self._targets = ButtonGrid(_TARGETS_A_LINE, gives_way=True)
        for clicked in (self._targets.pressed, self._targets.pressed_off):  # who can't be named is told why
            clicked.connect(lambda place: self.person_named.emit(self._people[place].who))
        self._chips = {
            key: key_chip(keys, key, partial(self.pressed.emit, key))
            for key in (*GAINS, *LOSSES, Key.HARMLESS, *_MANNERS)
        }
        for key, chip in self._chips.items():
            self._say_why(chip, key, _rule(key))
            if key in _MANNERS:
                chip.hide()
        self._labels = LabelChips()
        self._labels.struck.connect(self.label_struck)
        self._texts = {
            key: for_key(ElidedButton(), key, partial(self.pressed.emit, key), look="small") for key in _TEXTS
        }
        for text in self._texts.values():
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        manners = in_row(*(self._chips[key] for key in _MANNERS), spacing=5)
        top = in_row((self._heading, 1), (self.sentence, 1), self._labels, manners)
        self._deed_row = WrappingRow(*self._deeds.values(), spacing=_BETWEEN_DEEDS, filled=True)
        rare = in_row(*((self._texts[key], share) for key, share in _TEXTS.items()), spacing=6)
        rare.addWidget(self._chips[Key.HARMLESS])
        texts = held(rare)
        self.groups = ChipGroups(self._chips, texts)
        pieces = (top, self._deed_row, self._targets, self.groups, self.warning, STRETCH)
        self.setLayout(in_column(*pieces, spacing=5, margins=(12, 6, 12, 6)))
        wardrobe.changed.connect(self._draw_icons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the deeds' icons out where the words need their room."""
        super().resizeEvent(event)
        self._draw_icons()

    def _draw_icons(self) -> None:
        for button in self._deeds.values():
            button.setIcon(QIcon())
        buttons = self._deeds.values()
        wanted = sum(button.sizeHint().width() + _ICON + _BETWEEN_DEEDS for button in buttons)
        if wanted <= self._deed_row.width():
            for deed, button in self._deeds.items():
                button.setIcon(icon(deed.value))

    def show_draft(
        self, draft: Draft, preview: Preview | None, people: tuple[Row, ...], *, amending: bool, way_out: str
    ) -> None:
        """Show what has been put together, what it would come to, and what can be done about an objection.

        `people` are the rows of the fight: each keeps its place among the targets, whoever speaks.
        """
        self._draft, speaker = draft, draft.speaker
        question = _question(draft)
        self._heading.setText(question)
        self._heading.setVisible(bool(question))
        self.sentence.setVisible(not question)
        self.sentence.show_draft(draft, preview, _note(draft, preview, amending=amending))
        for deed, button in self._deeds.items():
            button.setChecked(draft.deed is deed)
            button.setEnabled(deed is not Deed.POWER or speaker.power is not None)
            key, is_able = DEED_KEYS[deed], button.isEnabled()
            self._say_why(button, key, key.tip if is_able else said.no_power(who=speaker.name))
        self._people = people
        self._show_people(draft)
        self._show_chips(draft, preview)
        found = () if preview is None else (*preview.warnings, way_out)
        warnings = [words for words in (speaker.why, *found) if words]
        self.warning.show_cited("   ·   ".join(warnings))
        self.warning.setVisible(bool(warnings))
        texts = {
            Key.WORDS: draft.words,
            Key.INTENSITY: draft.intensity_words,
            Key.RUN: said.feet(feet=draft.run) if draft.run else "",
        }
        left_out = left_out_of_a_deed(draft.speaker.edition)
        for key in _TEXTS:
            self._texts[key].setVisible(key not in left_out)
            words = texts.get(key) or (said.empty(text=key.value) if key in texts else "")
            self._texts[key].setText(on_button(_with_words(self._keys.with_sign(key), words)))
            self._texts[key].setAccessibleName(_with_words(key.text, words))

    @property
    def deed_buttons(self) -> tuple[ElidedButton, ...]:
        """The buttons of all deeds."""
        return tuple(self._deeds.values())

    def deed_button(self, key: Key) -> ElidedButton:
        """Return the button of a deed."""
        return next(button for deed, button in self._deeds.items() if DEED_KEYS[deed] is key)

    def said(self, key: Key) -> str:
        """Return what the button of this text says."""
        return self._texts[key].text()

    def _show_people(self, draft: Draft) -> None:
        number = len(self._people)
        self._targets.set_a_line(number if _TARGETS_A_LINE < number <= _MOST_TARGETS_A_LINE else _TARGETS_A_LINE)
        self._targets.show_choices(
            [
                GridButton(
                    f"{row.key}  {row.name}".strip(),
                    row.name,
                    chosen=row.who in draft.named,
                    enabled=draft.can_name(row.who),
                )
                for row in self._people
            ]
        )

    # --- the menus of the sentence ---------------------------------------------------------------------------------

    def _deed_choices(self) -> list[Choice]:
        draft, sign = self._draft, self._keys.sign
        deeds = [
            Choice(
                sign(key),
                key.text,
                draft is not None and draft.deed is deed,
                self._deeds[deed].isEnabled(),
                partial(self.pressed.emit, key),
                self._tips[key],
            )
            for deed, key in DEED_KEYS.items()
        ]
        words = partial(self.pressed.emit, Key.WORDS)
        return [*deeds, Choice(sign(Key.WORDS), said.in_own_words, False, True, words, Key.WORDS.tip)]

    def _people_choices(self) -> list[Choice]:
        draft = self._draft
        if draft is None:
            return []
        return [
            Choice(row.key, row.name, row.who in draft.named, True, partial(self.person_named.emit, row.who))
            for row in self._people
            if draft.can_name(row.who)
        ]

    def _chip_choices(self) -> list[Choice]:
        return [
            Choice(
                self._keys.sign(key),
                key.text,
                chip.property("lit") == "true",
                True,
                partial(self.pressed.emit, key),
                self._tips[key],
            )
            for key, chip in self._chips.items()
            if not chip.isHidden()
        ]

    def _show_chips(self, draft: Draft, preview: Preview | None) -> None:
        lines = () if preview is None else preview.lines
        edges, edition, left_out = draft.edges, draft.edition, left_out_of_a_deed(draft.speaker.edition)
        for key, chip in self._chips.items():
            if key not in _MANNERS:
                chip.setVisible(key not in left_out)
        for key, reason in CHIP_KEYS.items():
            found = [
                line
                for line in lines
                if line.reason is reason or (line.reason is ThrowReason.OVERRIDE and line.label == reason.value)
            ]
            counts = bool(found) or (key is Key.CALLED_SHOT and draft.called_shot)
            self._light(key, counts, *(line.sentence for line in found), struck=reason in edges.struck)
        self._light(Key.HARMLESS, draft.harmless)
        if not edition.called_shots:
            self._light(Key.CALLED_SHOT, draft.massive)
        if not edition.reasons_can_be_struck:
            self._light(Key.UNAWARE, draft.unaware)
        attacks, is_other = draft.deed is not None and draft.deed.is_attack, draft.deed is Deed.OTHER
        for key, fits, is_so in (
            (Key.SEVERAL, attacks if edition.several_targets else is_other, draft.several or draft.concerning),
            (Key.DODGING, is_other and Key.DODGING not in left_out, draft.dodging),
            (Key.AIMED, is_other, draft.aimed),
            (
                Key.OTHER_AIM,
                attacks and draft.called_shot and (draft.speaker.aims_freely or draft.other_aim),
                draft.other_aim,
            ),
        ):
            self._chips[key].setVisible(fits)
            self._light(key, is_so)
        advantages, disadvantages = edges.advantages, edges.disadvantages
        if draft.is_empty:  # what counts is last round’s deed, which Enter repeats
            advantages = tuple(line.label for line in lines if line.reason is ThrowReason.ADVANTAGE)
            disadvantages = tuple(line.label for line in lines if line.reason is ThrowReason.DISADVANTAGE)
        counting = [key for key, chip in self._chips.items() if chip.property("lit") == "true"]
        self.groups.show_lit((draft.speaker.who, draft.deed, draft.named), counting)
        added = (("+", advantages), (LOSS, disadvantages), (said.trick, draft.tricks))
        self._labels.show_labels(((sign, label) for sign, labels in added for label in labels), label_words)

    def _light(self, key: Key, lit: bool, *found: str, struck: bool = False) -> None:
        self._say_why(self._chips[key], key, "\n".join((*found, _rule(key))))
        light(self._chips[key], lit, struck=struck)

    def _say_why(self, button: QWidget, key: Key, words: str) -> None:
        """Give a button its tip, and its line in the sentence's menu the same."""
        self._tips[key] = words
        set_tip(button, words)


def _with_words(button: str, words: str) -> str:
    return said.text(button=button, words=words) if words else button


def _question(draft: Draft) -> str:
    """Return what must be answered before the sentence goes on, mostly nothing."""
    speaker = draft.speaker
    if draft.asking:
        return said.who_stops(who=speaker.name)
    if speaker.gone is not None and not draft.is_empty and draft.announcement() is None:
        friends = [other.name for other in speaker.others if other.who in draft.lost]
        return said.target_joined(who=speaker.name, whom=friends) if friends else said.target_left(who=speaker.name)
    return ""


def _note(draft: Draft, preview: Preview | None, *, amending: bool) -> str:
    """Return what is to be known of who speaks while nothing counts yet."""
    speaker = draft.speaker
    if amending:
        return said.thinks_again(who=speaker.name)
    last = "" if speaker.last is None else said.last_round(deed=speaker.last_words)
    again = "" if preview is None or not preview.lines or not draft.is_empty else _cards(preview)
    place = said.may_stand_elsewhere if speaker.may_stand_elsewhere else ""
    return "  ·  ".join(filter(None, (last, again, place)))


def _cards(preview: Preview) -> str:
    return said.drafted_cards(number=preview.cards, lowest=preview.lowest)
