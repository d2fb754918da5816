"""Chances of a round in sentences, so many of a hundred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend, is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.words.people import side_name
from demoncity_gui.host.desks.demon_city.odds.asking import DEFEND, Asked, Dealt, Fare, Told
from demoncity_gui.host.desks.demon_city.odds.task_asking import TaskAsked, TaskTold
from demoncity_gui.pieces.decks import DeckName
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
    if isinstance(deed, Defend):
        hit = told.fares[who].hit
        attacked = bool(asked.ground.attackers_of(who))
        return said.defend(who=names[who].name, attacked=attacked, share=of_hundred(1 - hit)), 1 - hit
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


def variant_line(asked: Asked, told: Told, who: CharacterId, word: str, then: Fare) -> Line:
    """Return what another chip would change for this one, or how likely they are hit if they only defend."""
    now, name = told.fares[who], asked.ground.characters[who].name
    hit_now, hit_then = of_hundred(now.hit), of_hundred(then.hit)
    if word == DEFEND:
        if hit_now == hit_then:
            return said.defending_the_same(who=name, now=hit_now), then.hit
        return said.defending(who=name, now=hit_now, then=hit_then), then.hit
    if isinstance(asked.ground.announcements[who], Defend):
        return said.variant(word=word, now=of_hundred(1 - now.hit), then=of_hundred(1 - then.hit)), 1 - then.hit
    line = said.variant(word=word, now=of_hundred(now.happens), then=of_hundred(then.happens))
    if hit_now != hit_then:
        line = said.with_hit(told=line, who=name, now=hit_now, then=hit_then)
    return line, then.happens


def strip(asked: Asked, told: Told, *, is_flip_taken_back: bool = False) -> str:
    """Return the one line beneath the round: the deed in hand, and what one card more or fewer would change."""
    who = asked.who
    if told.too_many:
        return said.too_many
    if told.too_few:
        return said.too_few
    if who is None:
        return ""
    sentence, chance = deed_line(asked, told, who)
    parts = [sentence]
    deed, hit = asked.ground.announcements[who], told.fares[who].hit
    for word, fare in told.variants:
        share = 1 - fare.hit if isinstance(deed, Defend) else fare.happens
        if word in _CARDS and share != chance:
            parts.append(said.short_variant(word=word, then=of_hundred(share)))
    parts += of_all_together(asked, told, who)
    if hit and not isinstance(deed, Defend):
        parts.append(said.is_hit(who=asked.ground.characters[who].name, share=of_hundred(hit)))
    if asked.waits:
        parts.append(said.waits(people=asked.waits))
    return " · ".join((*parts, *short_notes(asked.reference, is_flip_taken_back=is_flip_taken_back)))


_CARDS = ("one-more", "one-fewer")


def of_all_together(asked: Asked, told: Told, who: CharacterId) -> Iterator[str]:
    """Yield how likely their target is hit at all: of several attacks of a side one alone is made (T-RESOLVE-07)."""
    deed = asked.ground.announcements[who]
    for target in deed.targets if isinstance(deed, Attack) else ():
        if target in told.fares and len(asked.ground.attackers_of(target)) > 1:
            name = asked.ground.characters[target].name
            yield said.is_hit_by_any(who=name, share=of_hundred(told.fares[target].hit))


def short_notes(reference: Sequence[DeckName], *, is_flip_taken_back: bool) -> list[str]:
    """Return in few words what chances on one line don’t know."""
    return [
        *([said.short_reference] if reference else []),
        *([said.short_flip_taken_back] if is_flip_taken_back else []),
    ]


def about_what_is_known(asked: Asked, *, is_flip_taken_back: bool) -> str:
    """Return who has yet to announce, of which deck nobody knows what is left, and that cards were seen."""
    return " ".join(
        (
            *((said.waits_page(people=asked.waits),) if asked.waits else ()),
            *(said.reference(deck=deck.value) for deck in asked.reference),
            *((said.flip_taken_back,) if is_flip_taken_back else ()),
        )
    )


def task_strip(asked: TaskAsked, told: TaskTold, *, is_flip_taken_back: bool) -> str:
    """Return the one line of a task: to succeed or to win, and what one card more or fewer would change."""
    if told.too_few:
        return said.too_few
    variants = [(word, said.each(shares=[of_hundred(one) for one in chances])) for word, chances in told.variants]
    if told.wins:
        parts = [said.wins_task(who=who, share=of_hundred(chance)) for who, chance in told.wins]
        parts += [said.tied_task(share=of_hundred(told.tied))] if told.tied else []
        parts += [said.variant_of(who=told.wins[0][0], word=word, then=then) for word, then in variants]
    else:
        parts = [said.beats(intensity=level, share=of_hundred(chance)) for level, chance in told.levels]
        parts += [said.short_variant(word=word, then=then) for word, then in variants]
    return " · ".join((*parts, *short_notes(asked.reference, is_flip_taken_back=is_flip_taken_back)))


def dealt_sentence(asked: Asked, dealt: Dealt) -> str:
    """Return one throw that was dealt to be watched."""
    names = asked.ground.characters
    throws = [said.hand(who=names[who].name, cards=" ".join(map(str, cards))) for who, cards in dealt.throws]
    return said.dealt(throws=throws, happens=dealt.happens)
