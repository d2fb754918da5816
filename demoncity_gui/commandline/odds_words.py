"""Every sentence about chances: per cent with two decimals, as far as a screen or a terminal needs them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.words.people import cards, listed, lower_deck_name, side_name
from demoncity_gui.odds.clash import ClashOdds, DeedOdds, SideOdds
from demoncity_gui.odds.dice import DiceRoundOdds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import MOST_THROWS, RoundOdds, TooManyThrows
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds

CARDS_ARE_KNOWN = "these cards are known; leave them out to ask for chances"
DICE_ARE_KNOWN = "these dice are known; leave them out to ask for chances"


class Edition(Struct, frozen=True):
    """What a throw’s best is called, and the ids of the rules that chances stand on."""

    best: str
    wins: str
    stalemate: str
    tied: str
    attack: str
    deed: str
    just_happens: str
    over: str
    beats: str
    ties: str
    critical: str
    fumble: str


CARDS = Edition(
    best="the highest card",
    wins="T-RESOLVE-01",
    stalemate="T-RESOLVE-11",
    tied="T-RESOLVE-04",
    attack="T-RESOLVE-08, T-RESOLVE-12",
    deed="T-RESOLVE-18",
    just_happens="T-WHEN-01",
    over="T-STATIC-02",
    beats="T-OPP-01",
    ties="T-TIE-01",
    critical="T-CRIT-03, T-CRIT-06",
    fumble="T-CRIT-01",
)
DICE = Edition(
    best="the highest roll",
    wins="D-CLASH-04",
    stalemate="D-CLASH-04",
    tied="D-CLASH-06",
    attack="D-CLASH-04",
    deed="D-CLASH-04, D-CLASH-08",
    just_happens="D-WHEN-01",
    over="D-TASK-01",
    beats="D-TASK-01",
    ties="D-TASK-12",
    critical="D-TASK-13",
    fumble="D-TASK-14",
)


def too_many_throws(why: TooManyThrows) -> str:
    """Say that chances of so many throws are not worked out."""
    return f"chances are worked out for up to {MOST_THROWS} throws, and these are {why.throws}"


def too_few_cards(why: TooFewCards) -> str:
    """Say that a deck can’t serve the throws."""
    are, held = "is" if why.asked == 1 else "are", why.held or "none"
    return f"{cards(why.asked)} {are} asked of {lower_deck_name(why.deck)}, and its pile and discard hold {held}"


def percent(chance: Fraction) -> str:
    """Return a chance in per cent with two decimals, halves to the even one."""
    hundredths = round(chance * 10_000)
    return f"{hundredths // 100}.{hundredths % 100:02} %"


def round_sentences(ground: Confrontation, odds: RoundOdds | DiceRoundOdds, edition: Edition = CARDS) -> Iterator[str]:
    """Yield the chances of a round, Clash by Clash, then those of what nobody contests."""
    for number, clash in enumerate(odds.clashes, start=1):
        which = f"Clash {number}" if len(odds.clashes) > 1 else "the Clash"
        yield from _clash_sentences(ground, which, clash, edition)
    for who, throw in odds.uncontested.items():
        yield from throw_sentences(ground.characters[who].name, throw, edition)


def _clash_sentences(ground: Confrontation, which: str, clash: ClashOdds, edition: Edition) -> Iterator[str]:
    for side, chances in clash.sides.items():
        yield _side_sentence(which, side_name(side), chances, edition)
    if len(clash.sides) > 1:
        tied = percent(clash.tied)
        yield f"Opposing sides hold {edition.best} of {which} in {tied}: nothing happens [{edition.tied}]"
    for who, deed in clash.deeds.items():
        attacks = isinstance(ground.announcements[who], Attack)
        yield from _deed_sentences(ground.characters[who].name, deed, edition, attacks=attacks)


def _side_sentence(which: str, side: str, chances: SideOdds, edition: Edition) -> str:
    told = f"{side}: {edition.best} of {which} in {percent(chances.wins)} [{edition.wins}]"
    if chances.stalemate:
        told += f"; what comes first fails with it in {percent(chances.stalemate)} [{edition.stalemate}]"
    if chances.choose:
        told += f"; they choose between equal attacks in {percent(chances.choose)} [T-RESOLVE-03]"
    return told


def _deed_sentences(name: str, deed: DeedOdds, edition: Edition, *, attacks: bool) -> Iterator[str]:
    if attacks:
        yield f"{name}’s attack is the one that lands in {percent(deed.happens)} [{edition.attack}]"
    else:
        yield f"What {name} does succeeds in {percent(deed.happens)} [{edition.deed}]"
    if deed.candidate:
        yield f"{name} is one of several to choose from in {percent(deed.candidate)} [T-RESOLVE-03, T-RESOLVE-27]"
    yield from _special_sentences(name, deed.critical, deed.fumble, edition)


def throw_sentences(name: str, chances: ThrowOdds, edition: Edition = CARDS) -> Iterator[str]:
    """Yield the chances of one throw against its Intensities, or of what needs none."""
    if chances.happens == 1:
        yield f"What {name} does simply happens [{edition.just_happens}]"
        return
    if chances.happens:
        yield f"{name} gets there in {percent(chances.happens)}, and is hit first in the rest [D-CLASH-09]"
        return
    if chances.automatic:
        ends = "succeeds" if chances.success else "fails"
        yield f"{name} {ends} without a throw [{'T-STATIC-05' if chances.success else 'T-STATIC-06'}]"
    else:
        succeeds, fails = percent(chances.success), percent(chances.failure)
        yield f"{name} succeeds in {succeeds} and fails in {fails} [{edition.over}]"
    if len(chances.levels) > 1:
        told = [f"{level} in {percent(chance)}" for level, chance in chances.levels.items()]
        yield f"{name} beats Intensity {listed(told)} [T-STATIC-09]"
    yield from _special_sentences(name, chances.critical, chances.fumble, edition)


def contest_sentences(
    called: Mapping[CharacterId, str], chances: OpposedOdds, edition: Edition = CARDS
) -> Iterator[str]:
    """Yield the chances of parties against each other."""
    for who, name in called.items():
        yield f"{name} wins in {percent(chances.wins[who])} [{edition.beats}]"
    yield f"They tie in {percent(chances.tied)} [{edition.ties}]"
    for who, name in called.items():
        yield from _special_sentences(name, chances.critical[who], chances.fumble[who], edition)


def _special_sentences(name: str, critical: Fraction, fumble: Fraction, edition: Edition) -> Iterator[str]:
    if critical:
        yield f"{name} has a critical success in {percent(critical)} [{edition.critical}]"
    if fumble:
        yield f"{name} fumbles in {percent(fumble)} [{edition.fumble}]"
