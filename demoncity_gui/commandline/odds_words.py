"""Every sentence about chances: per cent with two decimals, as far as a screen or a terminal needs them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.odds.clash import ClashOdds, DeedOdds, SideOdds
from demoncity_gui.odds.dice import DiceRoundOdds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import MOST_THROWS, RoundOdds, TooManyThrows
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds
from demoncity_gui.texts import chance_sentences as said
from demoncity_gui.texts.catalogue import decimal
from demoncity_gui.words.values import cited


class Edition(Struct, frozen=True):
    """The word for an edition, and the ids of the rules that its chances stand on."""

    name: str
    wins: str
    stalemate: str
    tied: str
    attack: tuple[str, ...]
    deed: tuple[str, ...]
    just_happens: str
    over: str
    beats: str
    ties: str
    critical: tuple[str, ...]
    fumble: str


CARDS = Edition(
    name="cards",
    wins="T-RESOLVE-01",
    stalemate="T-RESOLVE-11",
    tied="T-RESOLVE-04",
    attack=("T-RESOLVE-08", "T-RESOLVE-12"),
    deed=("T-RESOLVE-18",),
    just_happens="T-WHEN-01",
    over="T-STATIC-02",
    beats="T-OPP-01",
    ties="T-TIE-01",
    critical=("T-CRIT-03", "T-CRIT-06"),
    fumble="T-CRIT-01",
)
DICE = Edition(
    name="dice",
    wins="D-CLASH-04",
    stalemate="D-CLASH-04",
    tied="D-CLASH-06",
    attack=("D-CLASH-04",),
    deed=("D-CLASH-04", "D-CLASH-08"),
    just_happens="D-WHEN-01",
    over="D-TASK-01",
    beats="D-TASK-01",
    ties="D-TASK-12",
    critical=("D-TASK-13",),
    fumble="D-TASK-14",
)


def too_many_throws(why: TooManyThrows) -> str:
    """Say that chances of so many throws are not worked out."""
    return said.too_many_throws(most=MOST_THROWS, throws=why.throws)


def too_few_cards(why: TooFewCards) -> str:
    """Say that a deck can’t serve the throws."""
    return said.too_few_cards(cards=why.asked, deck=why.deck.value, held=why.held)


def percent(chance: Fraction) -> str:
    """Return a chance in per cent with two decimals, halves to the even one."""
    hundredths = round(chance * 10_000)
    return said.per_cent(number=decimal(f"{hundredths // 100}.{hundredths % 100:02}"))


def round_sentences(ground: Confrontation, odds: RoundOdds | DiceRoundOdds, edition: Edition = CARDS) -> Iterator[str]:
    """Yield the chances of a round, Clash by Clash, then those of what nobody contests."""
    several = len(odds.clashes) > 1
    for number, clash in enumerate(odds.clashes, start=1):
        yield from _clash_sentences(ground, number if several else 0, clash, edition)
    for who, throw in odds.uncontested.items():
        yield from throw_sentences(ground.characters[who].name, throw, edition)


def _clash_sentences(ground: Confrontation, number: int, clash: ClashOdds, edition: Edition) -> Iterator[str]:
    for side, chances in clash.sides.items():
        yield _side_sentence(number, side_name(side), chances, edition)
    if len(clash.sides) > 1:
        tie = said.opposed_tie(edition=edition.name, number=number, chance=percent(clash.tied))
        yield cited(tie, edition.tied)
    for who, deed in clash.deeds.items():
        attacks = isinstance(ground.announcements[who], Attack)
        yield from _deed_sentences(ground.characters[who].name, deed, edition, attacks=attacks)


def _side_sentence(number: int, side: str, chances: SideOdds, edition: Edition) -> str:
    best = said.side_holds(edition=edition.name, number=number, side=side, chance=percent(chances.wins))
    told = [cited(best, edition.wins)]
    if chances.stalemate:
        told.append(cited(said.stalemate(chance=percent(chances.stalemate)), edition.stalemate))
    if chances.choose:
        told.append(cited(said.side_chooses(chance=percent(chances.choose)), "T-RESOLVE-03"))
    return "; ".join(told)


def _deed_sentences(name: str, deed: DeedOdds, edition: Edition, *, attacks: bool) -> Iterator[str]:
    chance = percent(deed.happens)
    if attacks:
        yield cited(said.attack_lands(who=name, chance=chance), *edition.attack)
    else:
        yield cited(said.deed_succeeds(who=name, chance=chance), *edition.deed)
    if deed.candidate:
        candidate = said.candidate(who=name, chance=percent(deed.candidate))
        yield cited(candidate, "T-RESOLVE-03", "T-RESOLVE-27")
    yield from _special_sentences(name, deed.critical, deed.fumble, edition)


def throw_sentences(name: str, chances: ThrowOdds, edition: Edition = CARDS) -> Iterator[str]:
    """Yield the chances of one throw against its Intensities, or of what needs none."""
    if chances.happens == 1:
        yield cited(said.just_happens(who=name), edition.just_happens)
        return
    if chances.happens:
        yield cited(said.gets_there(who=name, chance=percent(chances.happens)), "D-CLASH-09")
        return
    if chances.automatic:
        succeeds = bool(chances.success)
        yield cited(said.without_throw(who=name, succeeds=succeeds), "T-STATIC-05" if succeeds else "T-STATIC-06")
    else:
        throw = said.throw(who=name, succeeds=percent(chances.success), fails=percent(chances.failure))
        yield cited(throw, edition.over)
    if len(chances.levels) > 1:
        levels = [said.level(intensity=level, chance=percent(chance)) for level, chance in chances.levels.items()]
        yield cited(said.levels(who=name, levels=levels), "T-STATIC-09")
    yield from _special_sentences(name, chances.critical, chances.fumble, edition)


def contest_sentences(
    called: Mapping[CharacterId, str], chances: OpposedOdds, edition: Edition = CARDS
) -> Iterator[str]:
    """Yield the chances of parties against each other."""
    for who, name in called.items():
        yield cited(said.wins(who=name, chance=percent(chances.wins[who])), edition.beats)
    yield cited(said.tie(chance=percent(chances.tied)), edition.ties)
    for who, name in called.items():
        yield from _special_sentences(name, chances.critical[who], chances.fumble[who], edition)


def _special_sentences(name: str, critical: Fraction, fumble: Fraction, edition: Edition) -> Iterator[str]:
    if critical:
        yield cited(said.critical(who=name, chance=percent(critical)), *edition.critical)
    if fumble:
        yield cited(said.fumble(who=name, chance=percent(fumble)), edition.fumble)
