"""Chances of a round in sentences, so many of a hundred."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.announcements import Attack, is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.host.desks.demon_city.odds.asking import DEFEND, Asked, Dealt, Fare, Told
from demoncity_gui.texts import demon_city_odds as said
from demoncity_gui.words.chances import of_hundred

Line = tuple[str, Fraction]
"""A chance in words, and how long its bar is."""


def deed_line(asked: Asked, told: Told, who: CharacterId) -> Line:
    """Return how likely somebody’s deed is to take effect."""
    deed, chance = asked.ground.announcements[who], told.fares[who].happens
    names = asked.ground.characters
    share = of_hundred(chance)
    if isinstance(deed, Attack):
        whom = [names[target].name for target in deed.targets]
        return said.attack(who=names[who].name, whom=whom, share=share), chance
    kind = "contested" if is_contested(deed) else "uncontested"
    return said.deed(who=names[who].name, kind=kind, share=share), chance


def clash_lines(told: Told) -> Iterator[tuple[str, list[Line]]]:
    """Yield each Clash in which sides meet by its letter, with who wins it."""
    for number, clash in enumerate(told.clashes):
        if len(clash.sides) > 1:
            lines = [
                (said.wins(side=side_name(side), share=of_hundred(one.wins)), one.wins)
                for side, one in clash.sides.items()
            ]
            if clash.tied:
                lines.append((said.tied(share=of_hundred(clash.tied)), clash.tied))
            yield chr(ord("A") + number), lines


def variant_line(now: Fare, word: str, then: Fare) -> Line:
    """Return what another chip would change, or how likely one is hit who only defends."""
    if word == DEFEND:
        return said.defending(now=of_hundred(now.hit), then=of_hundred(then.hit)), then.hit
    told = said.variant(word=word, now=of_hundred(now.happens), then=of_hundred(then.happens))
    if now.hit or then.hit:
        told = said.with_hit(told=told, now=of_hundred(now.hit), then=of_hundred(then.hit))
    return told, then.happens


def strip(asked: Asked, told: Told) -> str:
    """Return the one line beneath the round: the deed in hand, and what one card more or fewer would change."""
    who = asked.who
    if told.too_many:
        return said.too_many
    if told.too_few:
        return said.too_few
    if who is None:
        return ""
    sentence, _ = deed_line(asked, told, who)
    parts = [sentence]
    fares = dict(told.variants)
    for word in ("one-more", "one-fewer"):
        if word in fares:
            parts.append(said.short_variant(word=word, then=of_hundred(fares[word].happens)))
    if told.fares[who].hit:
        parts.append(said.is_hit(share=of_hundred(told.fares[who].hit)))
    return "  ·  ".join(parts)


def about_decks(asked: Asked) -> str:
    """Return what has to be known of the decks: of which nobody knows what is left."""
    return " ".join(said.reference(deck=deck.value) for deck in asked.reference)


def dealt_sentence(asked: Asked, dealt: Dealt) -> str:
    """Return one throw that was dealt to be watched."""
    names = asked.ground.characters
    throws = [said.hand(who=names[who].name, cards=" ".join(map(str, cards))) for who, cards in dealt.throws]
    return said.dealt(throws=throws, happens=dealt.happens)
