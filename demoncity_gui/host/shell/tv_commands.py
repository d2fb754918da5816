"""What the Host does about the TV: the menu, what is told of it in the window, and the next step before players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from demoncity_gui.evening.session import AnySession
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.tv.hand_over import HandOver
from demoncity_gui.host.pages.tv.moment_export import MomentExport
from demoncity_gui.host.pages.tv.preview import Preview
from demoncity_gui.host.pages.tv.sound_menu import SoundMenu
from demoncity_gui.host.pages.tv.tv_menu import TvMenu
from demoncity_gui.host.pages.tv.with_the_tv import WithTheTv
from demoncity_gui.host.settings import (
    MOTION,
    RESULTS_AT_ONCE,
    SPEED,
    TV_DEEDS,
    TV_LETTERS,
    TV_ORDER,
    TV_PORTRAITS,
    TV_SCENE,
    TV_WORTH,
    VERDICT_ALONE,
)
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.pieces.tv_shown import Shown, only
from demoncity_gui.texts import host_window as said
from demoncity_gui.tv.scene.tv_scene import TvScene

_SWITCHES = {
    Key.BLANK_TV: TvSwitch.BLANK,
    Key.FREEZE_TV: TvSwitch.FROZEN,
    Key.HOLD_FLIP: TvSwitch.HOLD_FLIPS,
    Key.TV_NAMES: TvSwitch.NAMES,
}
"""What is switched on and off here."""
_SHOWN = {
    "portraits": TV_PORTRAITS,
    "order": TV_ORDER,
    "deeds": TV_DEEDS,
    "worth": TV_WORTH,
    "scene": TV_SCENE,
}
"""By which preference each part of a picture is shown."""


class TvCommands(QObject):
    """The commands of the TV menu, in the window's care. `buttons` say on every page what the TV waits for.

    `host_wanted` says that the Host has the screen again, and wants the keyboard on the page.
    """

    host_wanted = Signal()

    def __init__(self, window: ShellWindow, menu: QMenu, stage: TvScene, preview: Preview) -> None:
        super().__init__(window)
        self._window, self._settings, self._preview, self._stage = window, window.settings, preview, stage
        self._alone: bool | None = None
        self._buttons: list[BigButton] = []
        self.with_the_tv = WithTheTv(stage, window, window.show_changes)
        self.menu = TvMenu(menu)
        self.moment = MomentExport(stage, lambda picture: self._session.history.luck_in(picture), window.tell, window)
        self.hand_over = HandOver(stage, window.own_keys, window)
        self.hand_over.step_wanted.connect(self._do_step)
        self.hand_over.ended.connect(self._back_to_host)
        self._actions = {
            **{key: window.window_action(key, partial(self._switch, key)) for key in _SWITCHES},
            Key.TURN_CARDS: window.window_action(Key.TURN_CARDS, self.turn_cards),
            Key.TAKE_AWAY: window.window_action(
                Key.TAKE_AWAY, lambda: window.attempt(lambda: self._session.tv.take_away())
            ),
        }
        for key in _SWITCHES:
            self._actions[key].setCheckable(True)
        self._fill(menu)
        self._follow_preferences()
        preview.wanted.connect(lambda key: self._actions[key].trigger())

    def _fill(self, menu: QMenu) -> None:
        action, window = self._actions, self._window
        menu.addAction(window.window_action(Key.SHOW_TV, window.tv_wanted.emit))
        menu.addAction(window.window_action(Key.HAND_OVER, self.hand_over.begin))
        menu.addActions([action[key] for key in (Key.BLANK_TV, Key.FREEZE_TV, Key.HOLD_FLIP, Key.TURN_CARDS)])
        menu.addAction(action[Key.TV_NAMES])
        menu.addSeparator()
        menu.addAction(window.page_action(Key.SHOW))
        menu.addAction(action[Key.TAKE_AWAY])
        menu.addSeparator()
        menu.addAction(window.window_action(Key.KEEP_MOMENT, partial(self.moment.ask, window)))
        menu.addSeparator()
        mute = window.window_action(Key.MUTE_TV, lambda: self.sound_menu.toggle_mute())
        self.sound_menu = SoundMenu(menu, mute, self._settings)
        menu.addMenu(self.sound_menu.menu)
        menu.addMenu(self.menu.screen_menu)

    @property
    def _session(self) -> AnySession:
        return self._window.session

    def add_button(self, button: BigButton) -> None:
        """Let this button of a page name what the TV waits for before the page's own next step."""
        self._buttons.append(button)
        button.first_wanted.connect(self._actions[Key.TURN_CARDS].trigger)
        self.show_state()

    def prefer(self, session: AnySession) -> None:
        """Have another evening shown as the Host likes it."""
        session.tv.prefer_verdict_alone(self._settings[VERDICT_ALONE])

    def _follow_preferences(self) -> None:
        """Have the TV as the Host likes it, from now on."""
        stage, settings = self._stage, self._settings
        settings.follow(MOTION, partial(setattr, stage, "liveliness"), self)
        settings.follow(SPEED, partial(setattr, stage, "speed"), self)
        settings.follow(RESULTS_AT_ONCE, partial(setattr, self.with_the_tv, "at_once"), self)
        settings.follow(TV_LETTERS, lambda size: setattr(stage, "letters", size / 100), self)
        for setting in _SHOWN.values():
            settings.follow(setting, lambda _is_shown: self._show_anew(), self)
        settings.follow(VERDICT_ALONE, self._prefer_verdict_alone, self)

    def _prefer_verdict_alone(self, alone: bool) -> None:
        tv, chosen = self._session.tv, self._alone is not None
        self._alone = alone
        if tv.is_on(TvSwitch.VERDICT_ALONE) is not alone:
            tv.prefer_verdict_alone(alone)
        if chosen and tv.is_on(TvSwitch.VERDICT_ALONE) is not alone:  # an older program switched it in this evening
            self._window.attempt(lambda: tv.switch(TvSwitch.VERDICT_ALONE, on=alone))

    @property
    def picture(self) -> TvPicture:
        """What the players see, without what the Host leaves out."""
        return only(
            self._session.tv.picture(), Shown(**{part: self._settings[setting] for part, setting in _SHOWN.items()})
        )

    def _show_anew(self) -> None:
        if self._stage.picture is not None:
            self._stage.show_picture(self.picture, quiet=True)

    def turn_cards(self) -> None:
        """Turn the cards of the flip that is held on the TV."""
        self._window.attempt(lambda: self._session.tv.turn_cards())

    def _switch(self, key: Key) -> None:
        tv, switch = self._session.tv, _SWITCHES[key]
        self._window.attempt(lambda: tv.switch(switch, on=not tv.is_on(switch)))

    # --- what is told ------------------------------------------------------------------------------------------------

    def show_state(self) -> None:
        """Show in the preview, the menu and the big buttons what keeps the players from seeing the table.

        The next step is named on the screen that was handed over, but not while it would tell how a throw went.
        """
        tv, turns = self._session.tv, self.with_the_tv.waits and not self._session.tv.flip_held
        blank, held, frozen = tv.state.blank, tv.flip_held, tv.frozen
        self._preview.show_state(blank=blank, held=held, frozen=frozen)
        for key, switch in _SWITCHES.items():
            self._actions[key].setChecked(tv.is_on(switch))
        self._actions[Key.TURN_CARDS].setEnabled(held)
        self._actions[Key.TAKE_AWAY].setEnabled(tv.showing is not None)
        for button in self._buttons:
            button.show_first((Key.TURN_CARDS.text, "Space") if held else None)
            button.show_note(_note(blank=blank, frozen=frozen))
            button.show_waiting(said.tv_turns if turns else "")
        if not turns:
            self._offer_step()

    @property
    def words(self) -> str:
        """What the TV waits for, or shows besides the table."""
        session, sign = self._session, self._window.own_keys.sign
        if session.tv.state.blank:
            return said.blank(key=sign(Key.BLANK_TV))
        if session.tv.flip_held:
            return said.held(key=sign(Key.TURN_CARDS))
        if session.tv.frozen:
            return said.frozen(key=sign(Key.FREEZE_TV))
        if session.tv.showing is not None:
            shows = said.shows_picture if session.tv.showing.image else said.shows_line
            return shows(key=sign(Key.TAKE_AWAY))
        return ""

    # --- while the players look on -----------------------------------------------------------------------------------

    def _offer_step(self) -> None:
        """Name the next step on the screen that was handed over, where it may be done there."""
        step = self._step()
        self.hand_over.show_step("" if step is None else step[0])

    def _step(self) -> tuple[str, Callable[[], object]] | None:
        """Return what the next step is called, and how it is done, where it may be while the players look on."""
        session = self._session
        if session.tv.flip_held:
            return said.turn_cards, self.turn_cards
        step = self._window.desk.step_before_players()
        if step is None or session.tv.frozen or session.tv.state.blank or self._window.is_to_read:
            return None
        return step

    def _back_to_host(self) -> None:
        self._window.activateWindow()
        self.host_wanted.emit()

    def _do_step(self) -> None:
        step = self._step()
        if step is not None:
            step[1]()


def _note(*, blank: bool, frozen: bool) -> str:
    """Return what keeps the players from seeing the table, as the big button says it."""
    if blank and frozen:
        return said.tv_is_both
    return said.tv_is_blank if blank else said.tv_is_frozen if frozen else ""
