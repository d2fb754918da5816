"""What a forecast says, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from demoncity_gui.forecast.setup import Setup
from demoncity_gui.forecast.tally import UNDECIDED, Share, Tally
from demoncity_gui.games.demon_city.rules.characters import Character, Side
from demoncity_gui.games.demon_city.tempers.ready import OWN, TEMPERS, temper_of
from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.texts import forecast as said
from demoncity_gui.words.chances import of_hundred

PARTS = {"worst": 10, "middle": 50, "best": 90}
"""Which fights of a hundred are told as stories, from the worst for the players up, by their words."""


def forecast_sentences(setup: Setup, tally: Tally) -> Iterator[str]:
    """Yield what these fights came to, who plays how, and what the forecast takes for granted."""
    yield said.basis(fights=tally.fights)
    if tally.fights:
        yield from _results(setup, tally)
    yield from tempers_sentences(setup)
    yield from notes(setup, tally)


def _results(setup: Setup, tally: Tally) -> Iterator[str]:
    for side in sides_of(setup):
        yield win_sentence(side, tally)
    if tally.won_by(UNDECIDED).fights:
        yield undecided_sentence(setup, tally)
    yield length(tally)
    for one in setup.table.characters:
        if not one.out:
            yield person_sentence(one, tally)


def win_sentence(side: Side, tally: Tally) -> str:
    """Return how often a side wins."""
    return said.wins(side=side_name(side), **_bounds(tally.won_by(side)))


def undecided_sentence(setup: Setup, tally: Tally) -> str:
    """Return how often nobody does."""
    return said.undecided(rounds=setup.most_rounds, **_bounds(tally.won_by(UNDECIDED)))


def person_sentence(one: Character, tally: Tally) -> str:
    """Return how often somebody is put out, and by which of the first rounds."""
    return out_sentence(one.name, [tally.out_by(one.id, after) for after in (1, 2, 3)], tally.out_by(one.id))


def so_far(tally: Tally, wanted: int) -> str:
    """Return how far a forecast is, and how wide its bounds are by now, in points of a hundred."""
    return said.so_far(fights=tally.fights, wanted=wanted, reach=min(round(tally.reach() * 100 + 0.5), 100))


def length(tally: Tally) -> str:
    """Return after how many rounds fights are over."""
    return said.length(first=tally.rounds_at(0.1), half=tally.rounds_at(0.5), last=tally.rounds_at(0.9))


def person_words(one: Character, tally: Tally) -> str:
    """Return the same in a few words."""
    early = of_hundred(tally.out_by(one.id, 3).share)
    return said.out_short(who=one.name, early=early, **_bounds(tally.out_by(one.id)))


def out_sentence(name: str, rounds: list[Share], ever: Share) -> str:
    """Return how often somebody is put out, and by which of the first rounds."""
    bounds = _bounds(ever)
    if not ever.fights:
        return said.out_never(who=name, low=bounds["low"], high=bounds["high"])
    told = [
        said.out_by_round(round=number, share=of_hundred(share.share)) for number, share in enumerate(rounds, start=1)
    ]
    return said.out(who=name, rounds=told, **bounds)


def tempers_sentences(setup: Setup) -> Iterator[str]:
    """Yield a sentence for each temper: who plays by it."""
    for temper in (*TEMPERS, OWN):
        people = [one.name for one in setup.table.characters if temper_of(one, setup.tempers) == temper]
        if people:
            yield said.tempers(temper=temper, who=people)


def notes(setup: Setup, tally: Tally) -> Iterator[str]:
    """Yield what a forecast takes for granted."""
    yield said.confidence
    yield said.stays_out
    if setup.damage_by_hand:
        yield said.damage_by_hand
    for deck in setup.unknown_decks:
        yield said.unknown_deck(deck=deck.value)
    if tally.ran_short:
        yield said.ran_short(fights=tally.ran_short)


def sides_of(setup: Setup) -> list[Side]:
    """Return the sides of this fight, in the order of the cast."""
    return list(dict.fromkeys(one.side for one in setup.table.characters))


def _bounds(share: Share) -> dict[str, str]:
    low, high = share.bounds
    return {"share": of_hundred(share.share), "low": of_hundred(low), "high": of_hundred(high)}
