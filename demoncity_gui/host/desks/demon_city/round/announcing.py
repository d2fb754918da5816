"""Announcing: the draft of who speaks, or of somebody who thinks again, and all that the Host does to it. No widget."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import HostStage, Preview, RowState
from demoncity_gui.host.desks.demon_city.round.announce_panel import CHIP_KEYS, DEED_KEYS
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.draft import Deed, Draft
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.desks.demon_city.ways_out import way_out
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_announcing as said

_ATTACKS_ALONE = (Key.CALLED_SHOT, Key.HARMLESS, Key.UNAWARE, Key.SEVERAL, Key.TRICK)
"""Chips that mean nothing but for an attack."""


class Announcing:
    """The announcement being put together."""

    def __init__(self, context: RoundContext) -> None:
        self._context = context
        self._keys = context.keys
        self._say, self._show, self._do = context.say, context.show, context.do
        self.draft: Draft | None = None
        self.preview: Preview | None = None
        self._amending: CharacterId | None = None

    @property
    def is_amending(self) -> bool:
        """Whether somebody who has announced thinks again."""
        return self._amending is not None

    def reset(self) -> None:
        """Let go of everything: another evening is shown."""
        self.draft, self.preview, self._amending = None, None, None

    def follow(self) -> None:
        """Keep a draft that still fits its speaker, or waits for a throw's real cards; begin one for another."""
        picture = self._context.picture
        if picture.is_awaiting:
            return
        if self._amending is not None:
            again = Views(self._context.session).speaker(self._amending)
            if again is None or picture.stage not in (HostStage.ANNOUNCE, HostStage.THROW):
                self._amending = None
        if self._amending is not None:
            return
        speaker = picture.speaker
        if speaker is None:
            self.draft = None
        elif self.draft is None or self.draft.speaker != speaker:
            self.draft = Draft(speaker)
            if speaker.proposal is not None:
                self.draft.load(speaker.proposal)
            elif speaker.gone is not None:
                self.draft.load_what_is_left(speaker.gone)

    def judge(self, draft: Draft) -> Preview | None:
        """Return what the draft would come to; of an empty one what last round's deed would, done again."""
        announcement = draft.announcement()
        if announcement is None:
            announcement = draft.speaker.last if draft.is_empty else None
        self.preview = None if announcement is None else self._preview(draft, announcement)
        return self.preview

    def _preview(self, draft: Draft, announcement: Announcement) -> Preview | None:
        """Return what it would come to, None where sheets are hidden that this would tell of: the cards laid say it."""
        views = Views(self._context.session)
        return None if views.hides else views.preview(draft.speaker.who, announcement)

    @property
    def way_out(self) -> str:
        """What can be done about the rules' objection to the draft, nothing where they have none."""
        refused = None if self.preview is None or self.draft is None else self.preview.refused
        return "" if refused is None else way_out(refused, self._keys)

    # --- what is done to the draft -------------------------------------------------------------------------------

    def change(self, change: Callable[[Draft], None], *, repeat_first: bool = True) -> bool:
        """Change the draft and show it; return whether there was anything to change.

        A chip on an empty draft changes last round's announcement.
        """
        draft = self.draft
        if draft is None:
            return False
        self._say("")
        if draft.is_empty and repeat_first:
            if draft.speaker.last is None:
                self._say(said.deed_first(keys=self._signs()))
                return False
            draft.load(draft.speaker.last)
            self.preview = self._preview(draft, draft.speaker.last)
        change(draft)
        self._show()
        return True

    def choose(self, deed: Deed) -> None:
        """Let the speaker do this."""
        if deed is Deed.POWER and self.draft is not None and self.draft.speaker.power is None:
            self._say(said.no_power(who=self.draft.speaker.name))
            return
        is_chosen = self.draft is not None and self.draft.deed is deed and not self.draft.asking
        self.change(lambda draft: draft.choose(deed), repeat_first=False)
        if is_chosen:
            words, signs, _ = self.next_step_words()
            self._say(said.deed_chosen(deed=DEED_KEYS[deed].text, step=words, keys=signs))

    def name(self, who: CharacterId) -> None:
        """Name somebody as a target, or as one who stops it; in place of one who stands behind another that other."""
        draft = self.draft
        if draft is None:
            return
        place = self._context.picture.row_of(who)
        front = who if place is None else self._context.picture.rows[place].who
        if draft.can_name(front):
            before = draft.named
            self.change(lambda draft: draft.name(front), repeat_first=False)
            if draft.named == before:
                words, signs, _ = self.next_step_words()
                target = next(other.name for other in draft.speaker.others if other.who == front)
                self._say(said.target_named(whom=target, step=words, keys=signs))
        elif draft.is_empty:
            self._say(said.deed_before_target(keys=self._signs(besides=(Deed.UNCONTESTED, Deed.MOVE))))
        else:
            self._say(self._why_not_named(draft, front))

    def _why_not_named(self, draft: Draft, who: CharacterId) -> str:
        """Return why this person's key names nobody now, and which keys do something about it."""
        sign, name = self._keys.sign, draft.speaker.name
        other = next((other for other in draft.speaker.others if other.who == who), None)
        if other is None:
            return said.not_own_target(who=name)
        if draft.deed is not None and draft.deed.is_attack:
            return said.own_side(whom=other.name, who=name, other=sign(Key.OTHER), person=sign(Key.PERSON))
        return said.stops_later(who=name, whom=other.name)

    def press_chip(self, key: Key) -> None:
        """Give or strike what this key's chip stands for."""
        if not self._is_for_attacks(key):
            return
        before = self._what_counts
        if self.change(lambda draft: self._press_chip(draft, key)) and self._what_counts == before:
            is_whole = self.draft is None or self.draft.announcement() is not None
            if key is not Key.INJURY:  # who is not hurt has been told of
                self._say(said.changes_nothing(chip=key.text, whole=is_whole))

    @property
    def _what_counts(self) -> tuple[object, ...]:
        """What of the draft can be seen on the chips."""
        draft = self.draft
        lines = () if self.preview is None else self.preview.lines
        return lines, draft is not None and (draft.edges.struck, draft.is_empty, draft.massive, draft.unaware)

    def toggle(self, key: Key, change: Callable[[Draft], None]) -> None:
        """Change the manner that this key's chip stands for, or say which deeds have none."""
        draft = self.draft
        if key is Key.DODGING and draft is not None and draft.deed is not Deed.OTHER:
            self._say(said.only_other_dodges(other=self._keys.sign(Key.OTHER)))
        elif key is Key.AIMED and draft is not None and draft.deed not in (None, Deed.OTHER):
            self._say(said.only_other_aims(other=self._keys.sign(Key.OTHER)))
        elif self._is_for_attacks(key):
            self.change(change)

    def _is_for_attacks(self, key: Key) -> bool:
        """Whether this key's chip means something for the deed; say so where it takes an attack."""
        draft = self.draft
        deed = None if draft is None else draft.deed
        is_concern = key is Key.SEVERAL and draft is not None and not draft.edition.several_targets
        if key not in _ATTACKS_ALONE or deed is None or deed.is_attack or is_concern:
            return True
        attacks = " ".join(self._keys.sign(DEED_KEYS[one]) for one in DEED_KEYS if one.is_attack)
        self._say(said.for_attacks(chip=key.text, keys=attacks))
        return False

    def _press_chip(self, draft: Draft, key: Key) -> None:
        reason = CHIP_KEYS[key]
        given = self.preview is not None and any(line.reason is reason for line in self.preview.lines)
        match key:
            case Key.WEAPON:
                draft.toggle_weapon()
            case Key.SUPERNATURAL:
                draft.toggle_supernatural()
            case Key.CALLED_SHOT if not draft.edition.called_shots:
                draft.toggle_massive()
            case Key.CALLED_SHOT:
                draft.toggle_called_shot()
            case Key.UNAWARE if not draft.edition.reasons_can_be_struck:
                draft.toggle_unaware()
            case Key.UNAWARE if draft.unaware or not (given or reason in draft.edges.struck):
                draft.toggle_unaware()
            case Key.INJURY if not (given or reason in draft.edges.struck):
                self._say(said.not_hurt(who=draft.speaker.name))
            case _:
                draft.override(reason, given=given)

    def aim_otherwise(self) -> None:
        """Aim without harm at something that no hand holds, where the house rule lets that cost nothing (T-AMB-67)."""
        draft = self.draft
        if draft is not None and not (draft.speaker.aims_freely or draft.other_aim):
            self._say(said.only_harmless(key=self._keys.sign(Key.HARMLESS)))
        else:
            self.change(lambda draft: draft.toggle_other_aim())

    def set_intensity(self, text: str) -> bool:
        """Take a text as the Intensity; return whether it was one."""
        return self.draft is not None and self._take(self.draft.set_intensity(text))

    def set_run(self, text: str) -> bool:
        """Take a text as the distance run; return whether it was one."""
        return self.draft is not None and self._take(self.draft.set_run(text))

    def _take(self, objection: str) -> bool:
        if not objection:
            self._show()
        self._say(objection)
        return not objection

    def back(self) -> bool:
        """Take back the last choice; return False where there was none."""
        draft = self.draft
        if draft is None:
            return False
        if draft.asking:
            draft.asking, draft.named = False, ()
        elif draft.named and draft.deed is not None:
            draft.named = ()
        elif not draft.is_empty or self.is_amending:
            self._amending = None
            self.draft = None
            self.follow()
        else:
            return False
        self._say("")
        self._show()
        return True

    # --- what comes of it ----------------------------------------------------------------------------------------

    def announce(self) -> None:
        """Announce it, or last round's deed where nothing is chosen; ask first whether anybody means to stop it."""
        draft = self.draft
        if draft is None:
            return
        announcement = draft.announcement()
        if draft.is_empty and draft.speaker.by_program:
            self._do(cmd.Propose(draft.speaker.who, says=True))
            return
        if draft.is_empty and draft.speaker.last is not None:
            self._do(cmd.Announce(draft.speaker.who, draft.speaker.last))
            return
        words, signs, is_possible = self.next_step_words()
        if announcement is None or not is_possible:
            self._say(self.way_out or said.not_yet(step=words, keys=signs))
            return
        if draft.deed is not None and draft.deed.is_asked_about and not draft.asking:
            draft.asking = True
            self._show()
            return
        amending, self._amending = self._amending, None
        if not self._do(cmd.Announce(draft.speaker.who, announcement)):
            self._amending = amending

    def propose(self) -> None:
        """Have the program propose what the speaker announces; the draft takes it, so that it can be changed."""
        if self.draft is not None and not self.is_amending:
            self._do(cmd.Propose(self.draft.speaker.who))

    def amend(self, who: CharacterId) -> bool:
        """Let somebody who has announced, and whose deed is not settled, think again; return whether they do."""
        announced = Views(self._context.session).announced(who)
        speaker = Views(self._context.session).speaker(who)
        if announced is None or speaker is None or not self._context.picture.is_announcing:
            return False
        if any(row.who == who and row.state is RowState.SETTLED for row in self._context.picture.rows):
            self._say(said.settled(who=speaker.name))
            return False
        self._amending = who
        self.draft = Draft(speaker)
        self.draft.load(announced)
        return True

    def next_step_words(self) -> tuple[str, str, bool]:
        """Return what the big button says of the draft, its key, and whether it would do anything."""
        draft = self.draft
        if draft is None:
            return "", "", False
        name = draft.speaker.name
        if draft.asking:
            return said.contested if draft.named else said.nobody_stops, said.enter, True
        if draft.is_empty:
            if draft.speaker.by_program:
                return said.program_announces(who=name), said.enter, True
            if draft.speaker.last is None:
                return said.choose_deed(who=name), self._signs(), False
            return said.repeat(who=name, deed=draft.speaker.last_words), said.enter, True
        if draft.announcement() is None:
            return said.choose_target(who=name), said.target_keys, False
        if self.preview is not None and self.preview.objection:
            return self.preview.objection, said.objection_above, False
        return said.announce(anew=self.is_amending, who=name), said.enter, True

    def _signs(self, besides: tuple[Deed, ...] = ()) -> str:
        """Return the keys of all deeds that the speaker can do, besides these."""
        if self.draft is not None and self.draft.speaker.power is None:
            besides += (Deed.POWER,)
        return " ".join(self._keys.sign(key) for deed, key in DEED_KEYS.items() if deed not in besides)
