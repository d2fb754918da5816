"""The announcing character's panel: deeds, targets, chips with their reasons, and what it comes to in cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.views.host_picture import Person, Preview
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.host.desks.demon_city.round.draft import Deed, Draft
from demoncity_gui.host.keyboard.key_buttons import elided_key_button, for_key
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.chips import LabelChips, light
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.rule_ids import CitedElidedLabel
from demoncity_gui.host.widgets.theme import restyle
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
_COUNTS = (*CHIP_KEYS, Key.HARMLESS)
_EDGES = (Key.ADVANTAGE, Key.DISADVANTAGE)
"""They stand beside the button that says what they are for."""
_MANNERS = (Key.SEVERAL, Key.DODGING, Key.AIMED, Key.OTHER_AIM)
"""Chips that are there for some deeds alone."""
OF_THE_TAROT = frozenset(
    {
        *(Key.HIGHER_STAT, Key.DEFENSE, Key.SUPERNATURAL, Key.INJURY),
        *(Key.DODGING, Key.OTHER_AIM, Key.RUN, Key.TRICK),
    }
)
"""What the dice edition doesn't ask of a deed; reasons that the rules give are told in the list."""
_TARGETS_A_LINE = 6
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
        self._heading, self._cards = ElidedLabel(), PlainLabel(kind="cards")
        self.warning = CitedElidedLabel(kind="warning")
        self._deeds = {deed: self._button(key, stays=True) for deed, key in DEED_KEYS.items()}
        for button in self._deeds.values():
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._people: tuple[Person, ...] = ()
        self._targets = ButtonGrid(_TARGETS_A_LINE)
        self._targets.pressed.connect(lambda place: self.person_named.emit(self._people[place].who))
        self._chips = {key: self._button(key, look="chip") for key in (*_COUNTS, *_EDGES, *_MANNERS)}
        for key, chip in self._chips.items():
            set_tip(chip, _rule(key))
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
        top = in_row((self._heading, 1), self._labels, manners, self._cards)
        deeds, chips = in_row(*self._deeds.values()), in_row(*(self._chips[key] for key in _COUNTS), STRETCH, spacing=5)
        edges = [self._chips[key] for key in _EDGES]
        texts = in_row(
            *((self._texts[key], share) for key, share in _TEXTS.items() if key is not Key.LABEL),
            *edges,
            (self._texts[Key.LABEL], _TEXTS[Key.LABEL]),
            spacing=6,
        )
        pieces = (top, deeds, self._targets, chips, texts, self.warning, STRETCH)
        self.setLayout(in_column(*pieces, spacing=7, margins=(12, 8, 12, 10)))

    def _button(self, key: Key, *, look: str = "", stays: bool = False) -> ElidedButton:
        return elided_key_button(self._keys, key, partial(self.pressed.emit, key), look=look, stays=stays)

    def show_draft(self, draft: Draft, preview: Preview | None, *, amending: bool, way_out: str) -> None:
        """Show what has been put together, what it would come to, and what can be done about an objection."""
        speaker = draft.speaker
        self._heading.setText(_heading(draft, amending=amending))
        self._heading.setObjectName("question" if draft.asking else "")
        restyle(self._heading)
        for deed, button in self._deeds.items():
            button.setChecked(draft.deed is deed)
            button.setEnabled(deed is not Deed.POWER or speaker.power is not None)
        self._show_people(draft)
        self._show_chips(draft, preview)
        if preview is None:
            self._cards.setText("")
        elif preview.lines:
            self._cards.setText(said.cards(number=preview.cards, lowest=preview.lowest))
        else:
            self._cards.setText("" if preview.objection else said.no_cards)
        warnings = () if preview is None else (*preview.warnings, *filter(None, (way_out,)))
        self.warning.show_cited("   ·   ".join(warnings))
        self.warning.setVisible(bool(warnings))
        texts = {
            Key.WORDS: draft.words,
            Key.INTENSITY: draft.intensity_words,
            Key.RUN: said.feet(feet=draft.run) if draft.run else "",
        }
        for key in _TEXTS:
            self._texts[key].setVisible(not (draft.is_dice and key in OF_THE_TAROT))
            words = texts.get(key) or (said.empty(text=key.value) if key in texts else "")
            self._texts[key].setText(on_button(_with_words(self._keys.with_sign(key), words)))
            self._texts[key].setAccessibleName(_with_words(key.text, words))

    def said(self, key: Key) -> str:
        """Return what the button of this text says."""
        return self._texts[key].text()

    def _show_people(self, draft: Draft) -> None:
        self._people = draft.speaker.others
        self._targets.show_choices(
            [
                GridButton(
                    f"{person.key}  {person.name}".strip(),
                    person.name,
                    chosen=person.who in draft.named,
                    enabled=draft.can_name(person.who),
                )
                for person in self._people
            ]
        )

    def _show_chips(self, draft: Draft, preview: Preview | None) -> None:
        lines = () if preview is None else preview.lines
        edges = draft.edges
        for key, chip in self._chips.items():
            if key not in _MANNERS:
                chip.setVisible(not (draft.is_dice and key in OF_THE_TAROT))
        for key, reason in CHIP_KEYS.items():
            found = [
                line
                for line in lines
                if line.reason is reason or (line.reason is ThrowReason.OVERRIDE and line.label == reason.value)
            ]
            self._light(key, bool(found), *(line.sentence for line in found), struck=reason in edges.struck)
        self._light(Key.HARMLESS, draft.harmless)
        if draft.is_dice:
            self._light(Key.CALLED_SHOT, draft.massive)
            self._light(Key.UNAWARE, draft.unaware)
        attacks = draft.deed is not None and draft.deed.is_attack
        for key, fits, is_so in (
            (Key.SEVERAL, draft.deed is Deed.OTHER if draft.is_dice else attacks, draft.several or draft.concerning),
            (Key.DODGING, draft.deed is Deed.OTHER and not draft.is_dice, draft.dodging),
            (Key.AIMED, draft.deed is Deed.OTHER, draft.aimed),
            (
                Key.OTHER_AIM,
                attacks and draft.called_shot and not draft.is_dice and (draft.speaker.aims_freely or draft.other_aim),
                draft.other_aim,
            ),
        ):
            self._chips[key].setVisible(fits)
            self._light(key, is_so)
        advantages, disadvantages = edges.advantages, edges.disadvantages
        if draft.is_empty:  # what counts is last round’s deed, which Enter repeats
            advantages = tuple(line.label for line in lines if line.reason is ThrowReason.ADVANTAGE)
            disadvantages = tuple(line.label for line in lines if line.reason is ThrowReason.DISADVANTAGE)
        added = (("+", advantages), ("−", disadvantages), (said.trick, draft.tricks))
        self._labels.show_labels((sign, label) for sign, labels in added for label in labels)

    def _light(self, key: Key, lit: bool, *found: str, struck: bool = False) -> None:
        set_tip(self._chips[key], "\n".join((*found, _rule(key))))
        light(self._chips[key], lit, struck=struck)


def _with_words(button: str, words: str) -> str:
    return said.text(button=button, words=words) if words else button


def _heading(draft: Draft, *, amending: bool) -> str:
    speaker = draft.speaker
    if draft.asking:
        return said.who_stops(who=speaker.name)
    if amending:
        return said.thinks_again(who=speaker.name)
    if speaker.gone is not None and not draft.is_empty and draft.announcement() is None:
        friends = [other.name for other in speaker.others if other.who in draft.lost]
        return said.target_joined(who=speaker.name, whom=friends) if friends else said.target_left(who=speaker.name)
    last = "" if speaker.last is None else said.last_round(deed=speaker.last_words)
    place = said.may_stand_elsewhere if speaker.may_stand_elsewhere else ""
    return "  ·  ".join(filter(None, (said.announces(who=speaker.name), last, place)))
