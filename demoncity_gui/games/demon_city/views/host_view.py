"""Makes the Host's picture from the table and the story so far."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import NO_EDGES
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.card_powers import powers_met_in
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.harm import (
    damage_due,
    damage_is_thrown,
    does_damage,
    hits_of,
    horrors_faced,
    massive_stat,
)
from demoncity_gui.games.demon_city.rules.offers import (
    Offer,
    OfferAction,
    OfferAnnouncement,
    OfferChoice,
    OfferLeader,
    OfferNextRound,
    OfferReady,
    OfferRuling,
    OfferThrow,
    OfferTyping,
    announcement_of,
    next_offer,
)
from demoncity_gui.games.demon_city.rules.real_cards import may_change_decks
from demoncity_gui.games.demon_city.rules.recovery import to_recover
from demoncity_gui.games.demon_city.rules.solo import is_by_program
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Fight,
    JudgedClash,
    Participant,
    RealThrow,
    ShownThrow,
    Stage,
    Table,
    confrontation_of,
    turned_throw,
)
from demoncity_gui.games.demon_city.rules.telling import ruling_without_the_fallen
from demoncity_gui.games.demon_city.views.host_picture import (
    ClashGroup,
    ClashMember,
    DeckLine,
    Harm,
    HostPicture,
    HostStage,
    Leaderless,
    Person,
    RulingCard,
    Speaker,
)
from demoncity_gui.games.demon_city.views.host_rows import (
    cast_rows,
    fate_words,
    judgement_of,
    person,
    rows,
)
from demoncity_gui.games.demon_city.views.typing_lanes import typing_lanes
from demoncity_gui.games.demon_city.words import deeds, people, rulings
from demoncity_gui.games.demon_city.words.labels import is_unnamed
from demoncity_gui.games.demon_city.words.tempers import reason_sentence
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.texts import demon_city_rows as said
from demoncity_gui.texts import demon_city_workshop as workshop

_STAGE = {
    Stage.ANNOUNCING: HostStage.ANNOUNCE,
    Stage.READY: HostStage.THROW,
    Stage.RESOLVING: HostStage.RESOLVE,
    Stage.AFTERMATH: HostStage.AFTERMATH,
}


def host_picture(table: Table, *, undo: str | None, redo: str | None) -> HostPicture:
    """Return what the Host's window shows now; `undo` and `redo` are what those would take back or bring again."""
    fight = table.fight
    offer = next_offer(table)
    letters = {} if fight is None else rulings.clash_letters(table, fight)
    stage = HostStage.QUIET
    if fight is not None:
        stage = _STAGE[fight.stage]
        if isinstance(offer, OfferReady):
            stage = HostStage.THROW
    return HostPicture(
        title=table.title,
        scene=table.scene,
        stage=stage,
        round_number=0 if fight is None else fight.round_number,
        is_announcing=fight is not None and fight.stage is Stage.ANNOUNCING,
        is_ready=isinstance(offer, OfferThrow),
        next_step=next_step(table, offer),
        rows=cast_rows(table) if fight is None else rows(table, fight, letters),
        clashes=() if fight is None else _groups(table, fight, letters),
        decks=tuple(_deck_line(table, name) for name in DeckName),
        speaker=_speaker(table, fight, offer) if fight is not None and isinstance(offer, OfferAnnouncement) else None,
        ruling=None if fight is None else _ruling(table, fight, letters),
        harm=() if fight is None or fight.stage is not Stage.AFTERMATH else _harm(table, fight),
        undo=undo,
        redo=redo,
        typing=typing_lanes(table),
        may_change_decks=bool(table.characters) and may_change_decks(table),
        is_awaiting=table.awaited is not None,
        leaderless=_leaderless(table, fight, offer) if fight is not None and isinstance(offer, OfferLeader) else None,
    )


def speaker_for(table: Table, fight: Fight, who: CharacterId) -> Speaker:
    """Return what somebody may announce: for the speaker, and for one who thinks again."""
    return _speaker(table, fight, announcement_of(table, fight, who))


def next_step(table: Table, offer: Offer) -> str:
    """Return what the big button does now."""
    match offer:
        case OfferAction():
            return said.begin_action
        case OfferAnnouncement(who=who, can_repeat=can_repeat):
            name = people.name(table, who)
            return said.same_as_last_round(who=name) if can_repeat else said.announces(who=name)
        case OfferLeader(who=who):
            return said.ask_leader(who=people.name(table, who))
        case OfferReady():
            return said.ready
        case OfferTyping(who=who, missing=missing):
            return said.type(turned=people.turned_words(table, who), missing=missing)
        case OfferThrow():
            return said.throw
        case OfferChoice(deed=deed):
            return said.choose(deed=deed)
        case OfferRuling(last=last):
            return said.accept(last=last)
        case OfferNextRound():
            return said.next_round


def _leaderless(table: Table, fight: Fight, offer: OfferLeader) -> Leaderless:
    return Leaderless(
        offer.who,
        people.name(table, offer.who),
        tuple(person(table, fight, who) for who in offer.candidates),
    )


def _groups(table: Table, fight: Fight, letters: dict[CharacterId, str]) -> tuple[ClashGroup, ...]:
    if fight.clashes:
        return tuple(
            ClashGroup(
                letter=letters[clash.ruling.members[0]],
                outcome=rulings.headline(clash.ruling),
                members=tuple(_member(table, fight, who, clash.ruling) for who in clash.ruling.members),
                told=number < fight.told,
            )
            for number, clash in enumerate(fight.clashes)
        )
    return tuple(
        ClashGroup(
            letter=letters[group[0]],
            outcome="",
            members=tuple(_member(table, fight, who, None) for who in group),
            told=False,
        )
        for group in confrontation_of(table, fight).groups
    )


def _member(table: Table, fight: Fight, who: CharacterId, ruling: ClashRuling | None) -> ClashMember:
    one = fight.participant(who)
    words = "" if one is None or one.announcement is None else deeds.deed(table, who, one.announcement)
    thrown = None if one is None else turned_throw(table, one)
    laid = one.throw.number if one is not None and isinstance(one.throw, FaceDownThrow | RealThrow) else 0
    judgement = judgement_of(fight, who)
    return ClashMember(
        who=who,
        name=people.name(table, who),
        deed=words,
        cards=people.cards(laid) if thrown is None else str(thrown.value),
        fate="" if judgement is None else fate_words(judgement),
        happened=None if ruling is None else who in ruling.happens,
    )


def _deck_line(table: Table, name: DeckName) -> DeckLine:
    deck = table.deck(name)
    people_here = () if table.fight is None else table.fight.participants
    throws = [one.throw for one in people_here if one.throw is not None and table.character(one.who).deck is name]
    title = workshop.players if name is DeckName.PLAYERS else workshop.horror
    face_down = sum(throw.number for throw in throws if isinstance(throw, FaceDownThrow | RealThrow))
    draws = () if table.awaited is None else table.awaited.draws
    face_down += sum(draw.places + draw.drawn_past for draw in draws if draw.deck is name)
    if deck.mode is DeckMode.HIGHEST_ONLY:
        return DeckLine(name, title, None, face_down, None, None, deck.mode)
    return DeckLine(
        name=name,
        title=title,
        pile=table.pile_size(name),
        face_down=face_down,
        shown=sum(throw.number for throw in throws if isinstance(throw, ShownThrow)) + len(deck.spread),
        discard=len(deck.discard) + deck.unturned,
        mode=deck.mode,
    )


def _speaker(table: Table, fight: Fight, offer: OfferAnnouncement) -> Speaker:
    character = table.character(offer.who)
    one = fight.participant(offer.who)
    before = None if one is None else one.last
    last = before if offer.can_repeat else None
    edges = NO_EDGES if before is None else before.edges
    return Speaker(
        who=offer.who,
        name=character.name,
        others=_persons(table, fight, offer.who, offer.foes),
        stats=(*character.stats, *character.skills),
        power=character.power,
        shoot_skill=character.shoot_skill,
        last=last,
        last_words="" if last is None else deeds.deed(table, offer.who, last),
        may_stand_elsewhere=one is not None and one.succeeded,
        must_recover=character.must_recover and not (one is not None and one.acts_all_the_same),
        gone=None if offer.can_repeat else before,
        advantages=_lasting(edges.advantages),
        disadvantages=_lasting(edges.disadvantages),
        aims_freely=table.house_rules.reads(readings.HARMLESS_AIM_IS_FREE),
        edition=table.edition,
        proposal=None if one is None or one.proposal is None else one.proposal.announcement,
        why=why_sentence(table, one),
        by_program=is_by_program(table, character),
    )


def why_sentence(table: Table, participant: Participant | None) -> str:
    """Return why the program proposed what it did for somebody this round, nothing where it proposed nothing."""
    proposal = None if participant is None else participant.proposal
    return "" if proposal is None else reason_sentence(table, proposal.reason)


def _lasting(labels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the labels that the Host has given a name; what was never named is asked about anew."""
    return tuple(label for label in labels if not is_unnamed(label))


def _persons(table: Table, fight: Fight, but: CharacterId, foes: tuple[CharacterId, ...]) -> tuple[Person, ...]:
    return tuple(person(table, fight, one.who, is_foe=one.who in foes) for one in fight.participants if one.who != but)


def _ruling(table: Table, fight: Fight, letters: dict[CharacterId, str]) -> RulingCard | None:
    told = fight.clash_to_tell
    if told is None:
        return None
    ruling, happens = told.ruling, told.ruling.happens
    waived = ruling_without_the_fallen(table, fight)
    candidates = tuple(person(table, fight, one.who) for one in fight.participants if one.who in ruling.choices)
    return RulingCard(
        letter=letters[ruling.members[0]],
        headline=rulings.headline(ruling),
        reasons=_reasons(table, fight, told),
        tied=ruling.outcome is Outcome.TIED,
        complication=told.complication,
        candidates=candidates,
        chooses_deed=not ruling.candidates,
        more=len(fight.clashes) - fight.told - 1,
        waivable=()
        if waived is None
        else tuple(people.name(table, who) for who in waived.happens if who not in happens),
    )


def _reasons(table: Table, fight: Fight, told: JudgedClash) -> tuple[str, ...]:
    """Return why a Clash ended as it did; a solo player reads what is done, for the rest compares hidden sheets."""
    ruling = told.ruling
    if table.solo and not table.peeks:
        how = rulings.verdict_line(table, fight, ruling, told.complication)
        specials = rulings.special_sentences(table, ruling.critical, ruling.fumble)
        return rulings.outcome_sentence(table, ruling), how, *specials
    return (
        rulings.outcome_sentence(table, ruling),
        *rulings.turned_sentences(table, fight, ruling),
        *rulings.ruling_sentences(table, fight, ruling),
        *rulings.special_sentences(table, ruling.critical, ruling.fumble),
        *(rulings.power_sentence(table, met.who, met.power) for met in powers_met_in(table, fight, ruling)),
    )


def landed_on(fight: Fight, who: CharacterId) -> tuple[CharacterId, ...]:
    """Return whose attack took effect on this character in the round that has been told (T-RESOLVE-15)."""
    if fight.stage is not Stage.AFTERMATH:
        return ()
    return tuple(by for clash in fight.clashes for by, target in hits_of(fight, clash.ruling) if target == who)


def _harm(table: Table, fight: Fight) -> tuple[Harm, ...]:
    """Return everybody's harm, those first on whom something landed (T-RESOLVE-15)."""
    thrown, recovering = damage_is_thrown(table), to_recover(table)
    lines = []
    for who in (who for one in fight.participants for who in (one.who, *one.stands_for)):
        character, hitters = table.character(who), landed_on(fight, who)
        if not character.stats and table.solo:
            continue  # a solo player sees to their own; others' sheets are bare
        by = {hitter: f"{people.name(table, hitter)} " if len(hitters) > 1 else "" for hitter in hitters}
        points = {hitter: fight.damage_by(hitter, who) for hitter in hitters}
        open_hits = [one for one in hitters if points[one] is None and does_damage(table, fight, one)] if thrown else []
        lines.append(
            Harm(
                character=character,
                hit_by=people.names(table, hitters),
                damage=damage_due(table, open_hits[0], who) if open_hits else 0,
                massive=bool(open_hits) and massive_stat(table, open_hits[0], who) is not None,
                hitter=open_hits[0] if open_hits else None,
                thrown=", ".join(f"{by[hitter]}{came}" for hitter, came in points.items() if came is not None),
                whose=people.name(table, open_hits[0]) if open_hits else "",
                calm_check=next((intensity for _, intensity in horrors_faced(table, who)), None),
                calmed=who in fight.calmed,
                may_recover=who in recovering,
                may_be_out=_may_be_out(table, character),
            )
        )
    return tuple(sorted(lines, key=lambda line: not (line.hit_by or line.may_recover)))


def _may_be_out(table: Table, character: Character) -> bool:
    """Whether the Host is asked if somebody is Out: at 0 Toughness or less, where 0 is still up (T-AMB-70).

    Damage dice put out by themselves, and whoever got up from that is up (D-DMG-03, D-DMG-04, D-CLASH-10).
    """
    if by_edition(table.edition).says_what_a_hit_costs:
        return character.toughness < 0 and not (character.out or character.hurt)
    return character.toughness <= 0 and not character.out
