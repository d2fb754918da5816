"""Every sentence about chances: per cent with two decimals, as far as a screen or a terminal needs them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.words.people import cards, listed, lower_deck_name, side_name
from demoncity_gui.odds.clash import ClashOdds, DeedOdds, SideOdds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import MOST_THROWS, RoundOdds, TooManyThrows
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds

CARDS_ARE_KNOWN = "these cards are known; leave them out to ask for chances"


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


def round_sentences(confrontation: Confrontation, odds: RoundOdds) -> Iterator[str]:
    """Yield the chances of a round, Clash by Clash, then those of what nobody contests."""
    for number, clash in enumerate(odds.clashes, start=1):
        which = f"Clash {number}" if len(odds.clashes) > 1 else "the Clash"
        yield from _clash_sentences(confrontation, which, clash)
    for who, throw in odds.uncontested.items():
        yield from throw_sentences(confrontation.characters[who].name, throw)


def _clash_sentences(confrontation: Confrontation, which: str, clash: ClashOdds) -> Iterator[str]:
    for side, chances in clash.sides.items():
        yield _side_sentence(which, side_name(side), chances)
    if len(clash.sides) > 1:
        tied = percent(clash.tied)
        yield f"Opposing sides hold the highest card of {which} in {tied}: nothing happens [T-RESOLVE-04]"
    for who, deed in clash.deeds.items():
        attacks = isinstance(confrontation.announcements[who], Attack)
        yield from _deed_sentences(confrontation.characters[who].name, deed, attacks=attacks)


def _side_sentence(which: str, side: str, chances: SideOdds) -> str:
    told = f"{side}: the highest card of {which} in {percent(chances.wins)} [T-RESOLVE-01]"
    if chances.stalemate:
        told += f"; their highest attack fails with it in {percent(chances.stalemate)} [T-RESOLVE-11]"
    if chances.choose:
        told += f"; they choose between equal attacks in {percent(chances.choose)} [T-RESOLVE-03]"
    return told


def _deed_sentences(name: str, deed: DeedOdds, *, attacks: bool) -> Iterator[str]:
    if attacks:
        yield f"{name}’s attack is the one that lands in {percent(deed.happens)} [T-RESOLVE-08, T-RESOLVE-12]"
    else:
        yield f"What {name} does succeeds in {percent(deed.happens)} [T-RESOLVE-18]"
    if deed.candidate:
        yield f"{name} is one of several to choose from in {percent(deed.candidate)} [T-RESOLVE-03, T-RESOLVE-27]"
    yield from _special_sentences(name, deed.critical, deed.fumble)


def throw_sentences(name: str, chances: ThrowOdds) -> Iterator[str]:
    """Yield the chances of one throw against its Intensities, or of what needs none."""
    if chances.happens:
        yield f"What {name} does simply happens [T-WHEN-01]"
        return
    if chances.automatic:
        ends = "succeeds" if chances.success else "fails"
        yield f"{name} {ends} without a throw [{'T-STATIC-05' if chances.success else 'T-STATIC-06'}]"
    else:
        yield f"{name} succeeds in {percent(chances.success)} and fails in {percent(chances.failure)} [T-STATIC-02]"
    if len(chances.levels) > 1:
        told = [f"{level} in {percent(chance)}" for level, chance in chances.levels.items()]
        yield f"{name} beats Intensity {listed(told)} [T-STATIC-09]"
    yield from _special_sentences(name, chances.critical, chances.fumble)


def contest_sentences(people: Iterable[Character], chances: OpposedOdds) -> Iterator[str]:
    """Yield the chances of parties against each other."""
    for one in people:
        yield f"{one.name} wins in {percent(chances.wins[one.id])} [T-OPP-01]"
    yield f"They tie in {percent(chances.tied)} [T-TIE-01]"
    for one in people:
        yield from _special_sentences(one.name, chances.critical[one.id], chances.fumble[one.id])


def _special_sentences(name: str, critical: Fraction, fumble: Fraction) -> Iterator[str]:
    if critical:
        yield f"{name} has a critical success in {percent(critical)} [T-CRIT-03, T-CRIT-06]"
    if fumble:
        yield f"{name} fumbles in {percent(fumble)} [T-CRIT-01]"
