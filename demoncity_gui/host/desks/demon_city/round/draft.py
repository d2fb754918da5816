"""An announcement being put together, key by key, before it is announced. No Qt."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Edges,
    Manner,
    Move,
    ThrowReason,
)
from demoncity_gui.games.demon_city.rules.by_edition import ByEdition, by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Speaker
from demoncity_gui.games.demon_city.words.labels import ADVANTAGE, DISADVANTAGE, is_unnamed
from demoncity_gui.host.desks.demon_city.labels import distinct, without_label
from demoncity_gui.host.desks.demon_city.round.number_text import Number, read_number
from demoncity_gui.texts import demon_city_announcing as said
from demoncity_gui.texts import demon_city_deeds


class Deed(Enum):
    """What the seven deed buttons stand for."""

    CLOSE = "close"
    SHOOT = "shoot"
    POWER = "power"
    DEFEND = "defend"
    OTHER = "other"
    UNCONTESTED = "uncontested"
    MOVE = "move"

    @property
    def is_attack(self) -> bool:
        """Whether this deed aims at one foe."""
        return self in (Deed.CLOSE, Deed.SHOOT, Deed.POWER)

    @property
    def is_asked_about(self) -> bool:
        """Whether the table is asked if anybody means to stop it (T-UNCONTESTED-04)."""
        return self in (Deed.UNCONTESTED, Deed.MOVE)


_MANNER = {Deed.CLOSE: Manner.CLOSE, Deed.SHOOT: Manner.SHOOT, Deed.POWER: Manner.SUPERNATURAL}


class Draft:
    """What one character is about to announce.

    `named` are the people chosen by their keys: an attack's one target, those a defence or an act is set against, or,
    while `asking`, those who say that they will stop an uncontested deed. `lost` could be named last round
    and can't be now.
    """

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.deed: Deed | None = None
        self.named: tuple[CharacterId, ...] = ()
        self.lost: tuple[CharacterId, ...] = ()
        self.edges = Edges()
        self.called_shot = False
        self.harmless = False
        self.unaware = False
        self.stat: str | None = None
        self.intensity: int | None = None
        self.words = ""
        self.asking = False
        self.several = False
        self.run = 0
        self.other_aim = False
        self.tricks: tuple[str, ...] = ()
        self.dodging = False
        self.aimed = False
        self.further_levels: tuple[int, ...] = ()
        self.supernatural: bool | None = None
        self.massive = False
        self.concerning = False

    @property
    def edition(self) -> ByEdition:
        """What the edition in which it is announced does its own way."""
        return by_edition(self.speaker.edition)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been put together yet."""
        return self.deed is None

    def load(self, announcement: Announcement) -> None:
        """Start from an announcement made before, to change a part of it."""
        self.edges = announcement.edges
        self.words = announcement.words
        self.run = announcement.run
        match announcement:
            case Attack():
                self.deed = next(deed for deed, manner in _MANNER.items() if manner is announcement.manner)
                self.named = announcement.targets
                self.several = len(self.named) > 1
                self.other_aim = announcement.other_aim
                self.tricks = announcement.tricks
                self.called_shot = announcement.called_shot
                self.harmless = announcement.harmless
                self.unaware = announcement.unaware
                self.massive = announcement.massive
            case Defend(against=against):
                self.deed = Deed.DEFEND
                self.named = against or ()
            case Act(against=against):
                self.deed = Deed.UNCONTESTED if announcement.uncontested else Deed.OTHER
                aimed_first = () if announcement.target is None else (announcement.target,)
                self.named = tuple(dict.fromkeys((*aimed_first, *against, *announcement.involves)))
                self.concerning = bool(announcement.involves)
                self.aimed = announcement.target is not None
                self.further_levels = announcement.further_levels
                self.supernatural = announcement.supernatural
                self.stat = announcement.stat
                self.intensity = announcement.intensity
                self.dodging = announcement.dodging
            case Move():
                self.deed = Deed.MOVE

    def load_what_is_left(self, announcement: Announcement) -> None:
        """Start from last round's deed when its targets are gone: new ones have to be named."""
        self.load(announcement)
        named = self.named
        self.named = tuple(who for who in named if self.can_name(who))
        self.lost = tuple(who for who in named if who not in self.named)

    def choose(self, deed: Deed) -> None:
        """Choose what is done; who was named stays only where the new deed can name them as well.

        What the Host called by a name last round, a grapple or the high ground, lasts until it is struck.
        """
        self.asking = False
        if self.deed is None:
            self.edges = Edges(advantages=self.speaker.advantages, disadvantages=self.speaker.disadvantages)
        reclassified = deed is Deed.OTHER or (self.deed is Deed.OTHER and deed.is_attack)
        if self.deed is None or deed.is_asked_about or (deed.is_attack != self.deed.is_attack and not reclassified):
            self.named = ()
        foes = [other.who for other in self.speaker.others if other.is_foe]
        if deed.is_attack and not (self.deed is not None and self.deed.is_attack):
            self.named = tuple(who for who in self.named if who in foes)[:1]
        self.deed = deed
        if deed.is_attack and len(foes) == 1:
            self.named = (foes[0],)

    def can_name(self, who: CharacterId) -> bool:
        """Whether this person's key means something now."""
        if self.deed is None or (self.deed.is_asked_about and not self.asking):
            return False
        other = next((other for other in self.speaker.others if other.who == who), None)
        return other is not None and (other.is_foe or not self.deed.is_attack)

    def name(self, who: CharacterId) -> None:
        """Name somebody, or take the name back; an attack has one target (T-ANNOUNCE-05), or `several` by the Host's
        word (T-ANNOUNCE-06)."""
        if not self.can_name(who):
            return
        if self.deed is not None and self.deed.is_attack and not self.several:
            self.named = (who,)
        elif who in self.named:
            self.named = tuple(other for other in self.named if other != who)
        else:
            self.named = (*self.named, who)

    def toggle_concerning(self) -> None:
        """Say that the deed concerns those named, who don't resist it, or that they try to stop it (D-CLASH-08)."""
        self.concerning = not self.concerning

    def toggle_massive(self) -> None:
        """Say whether the attack does Massive Damage (D-DMG-07)."""
        self.massive = not self.massive

    def toggle_several(self) -> None:
        """Say that it reaches several (T-ANNOUNCE-06), or only the first who was named."""
        self.several = not self.several
        if not self.several and self.deed is not None and self.deed.is_attack:
            self.named = self.named[:1]

    def toggle_dodging(self) -> None:
        """Say that the deed serves as a dodge as well (T-AMB-49)."""
        self.dodging = not self.dodging

    def toggle_aimed(self) -> None:
        """Say that the deed is aimed at whom was named first, or that they only try to stop it (T-HSTAT-13)."""
        self.aimed = not self.aimed

    def toggle_other_aim(self) -> None:
        """Aim without harm at something that no hand holds (T-AMB-67)."""
        self.other_aim = not self.other_aim
        if self.other_aim:
            self.called_shot = self.harmless = True

    def add_trick(self, trick: str) -> None:
        """Add a further voluntary trick that would cost a throw (T-AMB-38)."""
        if trick and trick not in self.tricks:
            self.tricks = (*self.tricks, trick)

    def set_run(self, text: str) -> str:
        """Read how many feet they run; return a sentence where it can't be meant. The rules say how far is too far."""
        bare = text.strip().casefold().removesuffix(said.feet_word).strip()
        if bare and not (bare.isascii() and bare.isdecimal() and len(bare) <= 4):
            return said.bad_run(text=text)
        self.run = int(bare or 0)
        return ""

    def toggle_weapon(self) -> None:
        """Say whether the weapon suits the situation better (T-WEAP-02)."""
        self.edges = replace(self.edges, weapon=not self.edges.weapon)

    def toggle_supernatural(self) -> None:
        """Say whether something supernatural faces the mundane (T-SUP-01)."""
        self.edges = replace(self.edges, supernatural=not self.edges.supernatural)

    def toggle_called_shot(self) -> None:
        """Aim at a particular spot, or not (T-ALOST-04)."""
        self.called_shot = not self.called_shot
        self.harmless = self.harmless and self.called_shot
        self.other_aim = self.other_aim and self.called_shot

    def toggle_harmless(self) -> None:
        """Disarm without harm, a called shot that is free (T-ALOST-06); with dice, do no damage (D-DMG-01)."""
        self.harmless = not self.harmless
        if not self.edition.called_shots:
            return
        self.called_shot = self.harmless
        self.other_aim = self.other_aim and self.harmless

    def toggle_unaware(self) -> None:
        """Say whether the target sees it coming (T-DIST-01)."""
        self.unaware = not self.unaware

    def put_in_words(self, words: str) -> None:
        """Say exactly what is done, as all may read it."""
        self.words = words.strip()

    def override(self, reason: ThrowReason, *, given: bool) -> None:
        """Strike a reason that the rules give, grant one that they don't, or take such a word back (T-AMB-45)."""
        struck, granted = self.edges.struck, self.edges.granted
        if reason in struck:
            struck = tuple(other for other in struck if other is not reason)
        elif reason in granted:
            granted = tuple(other for other in granted if other is not reason)
        elif given:
            struck = (*struck, reason)
        else:
            granted = (*granted, reason)
        self.edges = replace(self.edges, struck=struck, granted=granted)

    def add_advantage(self, label: str = "") -> None:
        """Add a distinct advantage (T-SIT-01, T-SIT-02)."""
        labels = (*self.edges.advantages, label or distinct(ADVANTAGE, self.edges.advantages))
        self.edges = replace(self.edges, advantages=labels)

    def add_disadvantage(self, label: str = "") -> None:
        """Add a distinct disadvantage (T-ALOST-02)."""
        labels = (*self.edges.disadvantages, label or distinct(DISADVANTAGE, self.edges.disadvantages))
        self.edges = replace(self.edges, disadvantages=labels)

    def strike_label(self, label: str) -> None:
        """Take one labelled advantage or disadvantage back."""
        self.edges = without_label(self.edges, label)
        self.tricks = tuple(other for other in self.tricks if other != label)

    def rename_last_label(self, label: str) -> None:
        """Say what the advantage or disadvantage added last is."""
        if not label or label in self.edges.advantages or label in self.edges.disadvantages:
            return
        if self.edges.disadvantages and is_unnamed(self.edges.disadvantages[-1]):
            self.edges = replace(self.edges, disadvantages=(*self.edges.disadvantages[:-1], label))
        elif self.edges.advantages:
            self.edges = replace(self.edges, advantages=(*self.edges.advantages[:-1], label))

    def set_intensity(self, text: str) -> str:
        """Read what a deed has to beat, the stat used, or both; return a sentence where it can't be meant."""
        read = read_number(text, self.speaker)
        if isinstance(read, str):
            return read
        self.intensity, self.stat = next(iter(read.levels), None), read.stat
        self.further_levels, self.supernatural = read.levels[1:], read.supernatural
        return ""

    @property
    def intensity_words(self) -> str:
        """The Intensity and the stat as they are typed, nothing where neither is said."""
        levels = () if self.intensity is None else (self.intensity, *self.further_levels)
        return Number(levels, self.stat, self.supernatural).words

    def announcement(self) -> Announcement | None:
        """Return what would be announced, None while something is missing."""
        match self.deed:
            case None:
                return None
            case Deed.CLOSE | Deed.SHOOT | Deed.POWER:
                return self._attack(_MANNER[self.deed]) if self.named else None
            case Deed.DEFEND:
                return Defend(against=self.named or None, edges=self.edges, words=self.words, run=self.run)
            case Deed.OTHER | Deed.UNCONTESTED:
                return self._act(uncontested=self.deed is Deed.UNCONTESTED and not self.named)
            case Deed.MOVE:
                if self.named:
                    return Act(against=self.named, words=self.words or demon_city_deeds.moves, run=self.run)
                return Move(words=self.words, run=self.run)

    def _act(self, *, uncontested: bool) -> Act:
        aimed = self.aimed and not uncontested and bool(self.named)
        others = self.named[1:] if aimed else self.named
        return Act(
            against=() if self.concerning else others,
            involves=others if self.concerning else (),
            target=self.named[0] if aimed else None,
            further_levels=self.further_levels,
            supernatural=self.supernatural,
            stat=self.stat,
            intensity=self.intensity,
            uncontested=uncontested,
            edges=self.edges,
            words=self.words,
            run=self.run,
            dodging=self.dodging and not uncontested,
        )

    def _attack(self, manner: Manner) -> Attack:
        power = self.speaker.power if manner is Manner.SUPERNATURAL else None
        return Attack(
            target=self.named[0],
            manner=manner,
            skill=(self.speaker.shoot_skill or None) if manner is Manner.SHOOT else None,
            stat=None if power is None else power.stat,
            resist=None if power is None else power.resist,
            unaware=self.unaware,
            called_shot=self.called_shot,
            harmless=self.harmless,
            edges=self.edges,
            words=self.words,
            also=self.named[1:],
            run=self.run,
            other_aim=self.other_aim,
            tricks=self.tricks,
            massive=self.massive,
        )
