"""The aftermath: whom something landed on, and everybody's Toughness and Injury, entered by the Host (T-AMB-70)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, CharacterId, State
from demoncity_gui.games.demon_city.views.host_picture import Harm
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton, ElidedLabel, ShownButton, widen_for_bold
from demoncity_gui.host.widgets.layouts import held, in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.shrinking import ShrinkingArea
from demoncity_gui.texts import demon_city_aftermath as said
from demoncity_gui.texts import demon_city_chips as chips_said
from demoncity_gui.words.plain_text import on_button
from demoncity_gui.words.values import cited


class AftermathPanel(QFrame):
    """A line a character, those hit first; keys choose, change Toughness and Injury, throw damage where that is the
    rule, and for Calm where a Horror calls for it. `do` carries out a command, `say` says why a key does nothing."""

    def __init__(
        self,
        keys: OwnKeys,
        do: Callable[[cmd.Command], bool],
        say: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keys, self._do, self._say = keys, do, say
        self.heading = ElidedLabel()
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._held = held(self._grid)
        self._scroll = ShrinkingArea(self._held, sideways=True)
        self.setLayout(in_column(self.heading, (self._scroll, 1), margins=(12, 8, 12, 10)))
        self._lines: tuple[Harm, ...] = ()
        self._shown: list[_Line] = []
        self._at = 0
        self._round_number = 0
        keys.follow(self._write_keys)

    def show_harm(self, lines: tuple[Harm, ...], round_number: int) -> None:
        """Show these lines; the chosen one stays the same character's within a round, and is the first in a new one."""
        chosen = self.chosen if round_number == self._round_number else None
        self._lines, self._round_number = lines, round_number
        self._at = 0
        if chosen is not None:
            self._at = next((place for place, line in enumerate(lines) if line.who == chosen.who), 0)
        self._write_keys()

    def forget(self) -> None:
        """Let go of who was chosen: another evening is shown, in which the same number is somebody else."""
        self._round_number = 0

    def _write_keys(self) -> None:
        sign = self._keys.sign
        is_thrown = any(line.damage or line.thrown for line in self._lines)
        self.heading.setText(
            said.keys(
                up=sign(Key.UP),
                down=sign(Key.DOWN),
                more=sign(Key.ADVANTAGE),
                less=sign(Key.DISADVANTAGE),
                injury=sign(Key.INJURY),
                damage=sign(Key.COMPLICATION) if is_thrown else "",
                person=sign(Key.PERSON),
            )
        )
        self._draw()

    @property
    def chosen(self) -> Harm | None:
        """The line that the arrows stand on."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def step(self, by: int) -> None:
        """Go to the next or the last line."""
        if self._lines:
            self._at = (self._at + by) % len(self._lines)
            self._draw()

    def choose(self, who: CharacterId) -> None:
        """Go to this character's line, or say what its keys are where it is chosen already."""
        if self.chosen is not None and self.chosen.who == who:
            sign = self._keys.sign
            self._say(
                said.chosen_already(
                    who=self.chosen.name,
                    more=sign(Key.ADVANTAGE),
                    less=sign(Key.DISADVANTAGE),
                    injury=sign(Key.INJURY),
                    person=sign(Key.PERSON),
                )
            )
            return
        self._at = next((place for place, line in enumerate(self._lines) if line.who == who), self._at)
        self._draw()

    def change_toughness(self, by: int) -> None:
        """Make Toughness one point higher or lower on the chosen line."""
        if self.chosen is not None:
            self._change_toughness(self.chosen, by)

    def change_injury(self) -> None:
        """Give the one on the chosen line an Injury; a key pressed twice takes none away."""
        if self.chosen is None:
            return
        if self.chosen.character.hurt:
            self._say(said.hurt_already(who=self.chosen.name))
        else:
            self._do(cmd.SetHurt(self.chosen.who, True))

    def put_out(self) -> None:
        """Put the one on the chosen line Out of the Fight, by the Host's word (T-AMB-70)."""
        if self.chosen is not None and not self.chosen.character.out:
            self._do(cmd.SetState(self.chosen.who, State.OUT, is_so=True))

    def throw_damage(self) -> None:
        """Throw damage for the chosen line, or say why none is offered."""
        if self.chosen is not None:
            self._throw_damage(self.chosen)

    def check_calm(self) -> None:
        """Throw the Calm check of the chosen line, or say why no Horror calls for one."""
        if self.chosen is not None:
            self._check_calm(self.chosen)

    def _change_toughness(self, line: Harm, by: int) -> None:
        self._do(cmd.SetToughness(line.who, line.character.toughness + by))

    def _check_calm(self, line: Harm) -> None:
        sign = self._keys.sign
        if line.calm_check is None:
            self._say(said.no_horror(who=line.name, person=sign(Key.PERSON), cast=sign(Key.CAST)))
        elif line.calmed:
            self._say(said.calm_checked_already(who=line.name, undo=sign(Key.UNDO), person=sign(Key.PERSON)))
        else:
            self._do(cmd.CheckCalm(line.who, line.calm_check))

    def _throw_damage(self, line: Harm) -> None:
        sign = self._keys.sign
        if line.damage and line.hitter is not None:
            self._do(cmd.ThrowDamage(line.hitter, line.who))
        elif line.thrown:
            undo, person = sign(Key.UNDO), sign(Key.PERSON)
            self._say(said.thrown_already(who=line.name, thrown=line.thrown, undo=undo, person=person))
        else:
            more, less, rules = sign(Key.ADVANTAGE), sign(Key.DISADVANTAGE), sign(Key.HOUSE_RULES)
            self._say(said.not_thrown(who=line.name, more=more, less=less, rules=rules))

    def _draw(self) -> None:
        while len(self._shown) < len(self._lines):
            self._shown.append(self._new_line(len(self._shown)))
        for place, shown in enumerate(self._shown):
            shown.set_visible(place < len(self._lines))
        for place, (line, shown) in enumerate(zip(self._lines, self._shown, strict=False)):
            shown.show_harm(line, self._keys if place == self._at else None)
        self._grid.setRowStretch(len(self._shown), 1)
        self._fit_names()
        self._scroll.updateGeometry()  # the page asks for its height before the lines have told it theirs
        if self._lines:
            self._scroll.ensureWidgetVisible(self._shown[self._at].name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self) -> None:
        """Have names whole, but where the lines had to be scrolled sideways for it."""
        names = [shown.name for shown in self._shown[: len(self._lines)]]
        widest = min(max((name.width_of_words for name in names), default=0), _NAME)
        for name in names:
            name.setMinimumWidth(min(name.width_of_words, widest))
        room = self._scroll.width() - self._scroll.verticalScrollBar().sizeHint().width()
        over = max(self._held.minimumSizeHint().width() - room, 0)
        for name in names:
            name.setMinimumWidth(min(name.width_of_words, max(widest - over, _LEAST_NAME)))

    def _new_line(self, place: int) -> _Line:
        line = _Line()
        clicks: tuple[tuple[ElidedButton, Callable[[Harm], object]], ...] = (
            (line.name, lambda harm: self.choose(harm.who)),
            (line.less, lambda harm: self._change_toughness(harm, -1)),
            (line.more, lambda harm: self._change_toughness(harm, +1)),
            (line.hurt, lambda harm: self._do(cmd.SetHurt(harm.who, not harm.character.hurt))),
            (line.out, lambda harm: self._do(cmd.SetState(harm.who, State.OUT, not harm.character.out))),
            (line.panic, lambda harm: self._do(cmd.SetState(harm.who, State.PANIC, not harm.character.panicked))),
            (line.damage, self._throw_damage),
            (line.calm, self._check_calm),
        )
        for button, do in clicks:
            button.clicked.connect(lambda _checked=False, do=do: do(self._lines[place]))
        for at, widget in enumerate(line.widgets):
            self._grid.addWidget(widget, place, at)
        self._grid.addWidget(line.hit, place, 1)  # where the damage stands else
        return line


_NAME, _LEAST_NAME = 200, 90
"""The width up to which a name is whole, and what it has at least, in logical pixels."""


def _what_is_due(line: Harm, keys: OwnKeys | None) -> str:
    """Return who hit somebody, or that they may roll to get up, with the keys where the line is chosen."""
    if line.may_recover:
        return said.may_recover(person=keys.sign(Key.PERSON) if keys else "")
    return said.hit_by(who=line.hit_by) if line.hit_by else ""


class _HitLabel(ElidedLabel):
    """Who hit somebody; `why` is told on hover besides."""

    why = ""

    def tip(self, *, is_cut: bool) -> str:
        return "\n".join(filter(None, (super().tip(is_cut=is_cut), self.why)))


class _Line:
    """The widgets of one character's line."""

    def __init__(self) -> None:
        self.name = _small("", chips_said.choose_line)
        self.name.setFlat(True)
        self.hit, self.toughness = _HitLabel(kind="hit"), PlainLabel(kind="hit")
        self.less = _small("−", chips.toughness(less=True))
        self.more = _small("+", chips.toughness(less=False))
        self.hurt, self.out = (
            _state(said.hurt, chips.rule_of(ThrowReason.INJURY)),
            _state(said.out, chips.down(State.OUT)),
        )
        self.panic = _state(said.panic, chips.down(State.PANIC))
        self.damage, self.calm = _small("", chips.damage()), _small("")
        for button in (self.hurt, self.out, self.panic):
            widen_for_bold(button)
        self.widgets: tuple[QWidget, ...] = (
            *(self.name, self.damage, self.calm),
            *(self.toughness, self.less, self.more, self.hurt, self.out, self.panic),
        )

    def set_visible(self, visible: bool) -> None:
        for widget in (*self.widgets, self.hit):
            widget.setVisible(visible)

    def show_harm(self, line: Harm, keys: OwnKeys | None) -> None:
        """Show this; the line that is chosen says its `keys`, the others have none."""
        self.name.setText(on_button(f"{'▸ ' if keys else '   '}{line.name}"))
        self.name.setStyleSheet("text-align: left; border: 0;" + ("font-weight: bold;" if keys else ""))
        self.hit.setText(_what_is_due(line, keys))
        self.hit.why = cited(said.hit_by_tip, "T-AMB-70") if line.hit_by and not line.may_recover else ""
        one = line.character
        self.toughness.setText(said.toughness(now=one.toughness, whole=one.rank(TOUGHNESS)))
        self.less.setAccessibleName(said.toughness_down(who=line.name))
        self.more.setAccessibleName(said.toughness_up(who=line.name))
        self.hurt.setAccessibleName(said.injury(who=line.name))
        self.hurt.setChecked(one.hurt)
        self.out.setAccessibleName(said.spoken_state(who=line.name, out=True))
        self.out.setChecked(one.out)
        asked = said.ask_out(key=keys.sign(Key.OTHER) if keys else "") if line.may_be_out else said.out
        self.out.setText(on_button(asked))
        self.panic.setAccessibleName(said.spoken_state(who=line.name, out=False))
        self.panic.setChecked(one.panicked)
        self._show_throws(line, keys)

    def _show_throws(self, line: Harm, keys: OwnKeys | None) -> None:
        """Show what may be thrown: for damage, and for Calm where a Horror calls for it."""

        def keyed(button: str, key: Key) -> str:
            return said.with_key(button=button, key=keys.sign(key)) if keys else button

        if line.damage:
            throw = said.throw_damage(whose=line.whose, cards=line.damage)
            if line.massive:
                throw = said.throw_massive(whose=line.whose, dice=line.damage)
            self.damage.setText(on_button(keyed(throw, Key.COMPLICATION)))
            self.damage.setAccessibleName(said.spoken_damage(who=line.name))
        else:
            self.damage.setText(on_button(said.damage_thrown(thrown=line.thrown)))
            self.damage.setAccessibleName(said.spoken_thrown(who=line.name, thrown=line.thrown))
        self.damage.setEnabled(line.damage > 0)
        self.damage.setVisible(line.damage > 0 or (bool(line.thrown) and not line.may_recover))
        self.hit.setVisible(self.damage.isHidden())
        self.calm.setVisible(line.calm_check is not None)
        if line.calm_check is not None:
            check = keyed(said.calm_check(intensity=line.calm_check), Key.TRICK)
            self.calm.setText(said.calm_checked if line.calmed else check)
            self.calm.setEnabled(not line.calmed)
            self.calm.setMinimumWidth(self.calm.sizeHint().width())
            spoken = said.spoken_calmed if line.calmed else said.spoken_calm
            self.calm.setAccessibleName(spoken(who=line.name))
            set_tip(self.calm, cited(said.calm_check_tip(who=line.name, intensity=line.calm_check), "T-RESOLVE-16"))


def _state(text: str, tip: str) -> ShownButton:
    return set_up(ShownButton(text), tip=tip, look="small", stays=True)


def _small(text: str, tip: str = "") -> ElidedButton:
    return set_up(ElidedButton(text), tip=tip, look="small")
