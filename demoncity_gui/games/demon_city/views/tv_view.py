"""Makes the TV's picture: built up from nothing, public facts only."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, UNKNOWN, Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.games.demon_city.rules.groups import those_who_stand
from demoncity_gui.games.demon_city.rules.significators import shows_own
from demoncity_gui.games.demon_city.rules.table import (
    FaceDownThrow,
    Fight,
    JudgedClash,
    Participant,
    RealThrow,
    ShownThrow,
    Stage,
    Table,
    turned_throw,
)
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.views.showdowns import clash_showdown
from demoncity_gui.games.demon_city.words import deeds, people, rulings
from demoncity_gui.games.demon_city.words.deeds import targets_of
from demoncity_gui.games.demon_city.words.rulings import clash_letters, worth_words
from demoncity_gui.games.demon_city.words.short_names import short_name, shorter_names
from demoncity_gui.pieces.tv_picture import (
    Arrow,
    Banner,
    BannerMood,
    FaceDown,
    FaceUp,
    Lane,
    LaneState,
    Mark,
    Rung,
    TvPicture,
    TvStage,
)
from demoncity_gui.texts import demon_city_tv as said
from demoncity_gui.texts import tv as on_tv
from demoncity_gui.words.values import as_sentence

_STAGE = {
    Stage.ANNOUNCING: TvStage.ANNOUNCE,
    Stage.READY: TvStage.READY,
    Stage.RESOLVING: TvStage.VERDICT,
    Stage.AFTERMATH: TvStage.AFTERMATH,
}


def tv_picture(table: Table, *, names: bool = True, verdict_alone: bool = False) -> TvPicture:
    """Return what the players may see now; nobody's name without `names`, no real card with `verdict_alone`.

    Every announcement stands there from its own turn on, for the faster to choose by (T-ANNOUNCE-02). Of a deck only
    the cards that lie before somebody: what else the Horror's Deck is built of stays the Host's (T-DECK-02).
    """
    table = table_on_tv(table, names=names)
    fight = table.fight
    if fight is None:
        idle = TvPicture(TvStage.IDLE, title=table.title, subtitle=table.scene, bystanders=bystanders(table))
        return replace(idle, edition=table.edition)
    speaker = fight.speaker
    shorter = shorter_names(table)
    return TvPicture(
        stage=_STAGE[fight.stage],
        title=table.title,
        subtitle=table.scene,
        round_number=fight.round_number,
        ladder=tuple(
            Rung(
                name=_name(table, one),
                deck=table.character(one.who).deck,
                speaking=speaker is not None and one.who == speaker.who,
                done=one.announcement is not None,
                key=one.who,
                marks=state_marks(table.character(one.who)),
                unseen=table.character(one.who).hidden,
                shorter=_shorter(table, one, shorter),
            )
            for one in fight.participants
        ),
        lanes=_lanes(table, fight, shorter, verdict_alone=verdict_alone),
        arrows=_arrows(fight),
        banner=_banner(table, fight),
        showdown=clash_showdown(table, fight),
        bystanders=bystanders(table, but=[one.who for one in fight.participants]),
        edition=table.edition,
    )


def bystanders(table: Table, *, but: Collection[CharacterId] = ()) -> tuple[Rung, ...]:
    """Return the players' characters but these to whom something has happened: it is told outside fights too."""
    return tuple(
        Rung(one.name, one.deck, speaking=False, done=False, key=one.id, marks=state_marks(one))
        for one in table.characters
        if one.is_player_character and not one.hidden and one.id not in but and state_marks(one)
    )


def portrait_of_speaker(table: Table, *, names: bool) -> str:
    """Return the name of the portrait of who announces now, nothing for who has none or may not be known."""
    table = table_on_tv(table, names=names)
    speaker = None if table.fight is None else table.fight.speaker
    return "" if speaker is None else table.character(speaker.who).portrait


def table_on_tv(table: Table, *, names: bool) -> Table:
    """Return the table as the players know it, by the names that the TV calls people."""
    known = table.as_the_players_know_it
    if not names:
        return known.without_names
    if not any(one.hidden for one in known.characters):
        return known
    people_ = tuple(replace(one, name=said.someone_unseen) if one.hidden else one for one in known.characters)
    return replace(known, characters=people_)


def _lanes(
    table: Table, fight: Fight, shorter: Mapping[CharacterId, tuple[str, ...]], *, verdict_alone: bool
) -> tuple[Lane, ...]:
    """Return a lane for each who has announced, and a bare one for a target who does nothing this round."""
    letters = clash_letters(table, fight)
    if len(set(letters.values())) < 2:
        letters = {}
    aimed_at = {
        target for one in fight.participants if one.announcement is not None for target in targets_of(one.announcement)
    }
    announcing = fight.stage is Stage.ANNOUNCING
    return tuple(
        replace(
            _lane(table, fight, one, letters.get(one.who, ""), verdict_alone=verdict_alone),
            shorter=_shorter(table, one, shorter),
            short_target=_short_target(table, one, shorter),
        )
        for one in fight.participants
        if one.announcement is not None or (one.who in aimed_at and not announcing)
    )


def _shorter(table: Table, one: Participant, shorter: Mapping[CharacterId, tuple[str, ...]]) -> tuple[str, ...]:
    """Return shorter forms of the name of who acts, as `_name` has it."""
    first, others = _who_stands(table, one)
    return tuple(f"{form} +{others}" if others else form for form in shorter.get(first, ()))


def _short_target(table: Table, one: Participant, shorter: Mapping[CharacterId, tuple[str, ...]]) -> str:
    """Return at whom somebody's deed is aimed, by a short form of each name."""
    aims = () if one.announcement is None else targets_of(one.announcement)
    forms = [short_name(people.name(table, who), shorter.get(who, ())) for who in aims]
    return ", ".join(forms)


def _name(table: Table, one: Participant) -> str:
    """Return who acts, and how many stand with them behind one throw (T-AMB-63).

    Of a leader who is down only the name: the state told beside it is nobody else's.
    """
    first, others = _who_stands(table, one)
    return said.and_more(who=table.character(first).name, more=others) if others else table.character(first).name


def _who_stands(table: Table, one: Participant) -> tuple[CharacterId, int]:
    """Return who acts, and how many others stand with them; none with a leader who is down."""
    first, *others = those_who_stand(table, one) or (one.who,)
    return one.who, len(others) if first == one.who else 0


def _told(fight: Fight) -> JudgedClash | None:
    return fight.clash_to_tell


def _lane(table: Table, fight: Fight, one: Participant, letter: str, *, verdict_alone: bool) -> Lane:
    character = table.character(one.who)
    thrown = turned_throw(table, one)
    # A Clash that has yet to be told keeps its outcome to itself.
    told_by_now = fight.clashes[: fight.told + 1]
    judged = next((clash for clash in told_by_now if one.who in clash.ruling.members), None)
    state = LaneState.PLAIN
    if judged is not None:
        state = _state(judged.ruling, one.who)
    elif fight.stage is Stage.RESOLVING and one.announcement is not None:
        state = LaneState.WAITING
    words = "" if one.announcement is None else deeds.deed(table, one.who, one.announcement)
    intensity = one.announcement.intensity if isinstance(one.announcement, Act) else None
    if intensity is not None and table.house_rules.reads(readings.PLAYERS_SEE_INTENSITIES):
        words = said.with_intensity(deed=words, intensity=intensity)
    settled = ""
    if one.settled is not None and one.settled.result is not TaskResult.HAPPENS:
        settled = deeds.settled(one.settled).capitalize()
    aims = () if one.announcement is None else targets_of(one.announcement)
    others = people.people(table, [who for who in those_who_stand(table, one) if who != one.who])
    if others:
        words = said.together(others=others, deed=words)
    return Lane(
        key=one.who,
        name=_name(table, one),
        deed=words,
        deck=character.deck,
        cards=() if verdict_alone and table.deck(character.deck).is_real else _cards(one, thrown),
        number=None if thrown is None else thrown.value,
        state=state,
        marks=_marks(character, one, judged),
        aside=fight.stage is Stage.RESOLVING and judged is not None and judged is not _told(fight),
        target=people.names(table, aims),
        targets=tuple(aims),
        clash=letter,
        worth="" if thrown is None else worth_words(character, thrown),
        unseen=character.hidden,
        settled=settled,
    )


def _cards(one: Participant, thrown: Thrown | None) -> tuple[FaceDown | FaceUp, ...]:
    match one.throw:
        case FaceDownThrow(cards=cards):
            return tuple(FaceDown() for _ in cards)
        case RealThrow(places=places):
            return (FaceDown(),) * places
        case ShownThrow(cards=cards):
            return tuple(FaceUp(card, thrown is not None and card is thrown.counting) for card in cards)
        case None:
            return ()


def _state(ruling: ClashRuling, who: CharacterId) -> LaneState:
    if ruling.outcome is Outcome.CHOOSE and who in ruling.candidates:
        return LaneState.PLAIN
    return LaneState.HAPPENED if who in ruling.happens else LaneState.NOTHING


def _marks(character: Character, one: Participant, judged: JudgedClash | None) -> tuple[Mark, ...]:
    marks = []
    critical = (judged is not None and one.who in judged.ruling.critical) or (
        one.settled is not None and one.settled.critical
    )
    fumble = (judged is not None and one.who in judged.ruling.fumble) or (
        one.settled is not None and one.settled.fumble
    )
    if critical:
        marks.append(Mark.CRITICAL)
    if fumble:
        marks.append(Mark.FUMBLE)
    if isinstance(one.throw, ShownThrow) and shows_own(character, one.throw.cards):
        marks.append(Mark.SIGNIFICATOR)
    marks += state_marks(character)
    if one.settled is not None and one.settled.result is not TaskResult.FAILURE:
        marks.append(Mark.SETTLED)
    return tuple(marks)


def state_marks(character: Character) -> tuple[Mark, ...]:
    """Return the marks of what has befallen somebody and lasts."""
    marks = {Mark.HURT: character.hurt, Mark.OUT: character.out, Mark.PANIC: character.panicked}
    return tuple(mark for mark, is_so in marks.items() if is_so)


def _arrows(fight: Fight) -> tuple[Arrow, ...]:
    """Point from the one attack that counts to its target: the one that landed, or the highest, which did not."""
    if fight.stage is not Stage.RESOLVING:
        return ()
    told = _told(fight)
    if told is None:
        return ()
    arrows = []
    for judgement in told.ruling.judgements:
        participant = fight.participant(judgement.who)
        announcement = None if participant is None else participant.announcement
        if isinstance(announcement, Attack) and judgement.fate in (Fate.HAPPENED, Fate.NOT_HIGH_ENOUGH):
            target = fight.participant(announcement.target)
            if target is not None:
                arrows.append(Arrow(judgement.who, announcement.target, judgement.fate is Fate.HAPPENED))
    return tuple(arrows)


def _banner(table: Table, fight: Fight) -> Banner | None:
    match fight.stage:
        case Stage.ANNOUNCING:
            return None
        case Stage.READY:
            return Banner(on_tv.ready)
        case Stage.AFTERMATH:
            return Banner(said.round_over(round=fight.round_number), _summary(table, fight), BannerMood.NEUTRAL)
        case Stage.RESOLVING:
            told = _told(fight)
            if told is None:
                return None
            ruling = told.ruling
            if ruling.outcome is Outcome.TIED:
                mood = BannerMood.TIE
            elif ruling.outcome is Outcome.STALEMATE:
                mood = BannerMood.NEUTRAL
            else:
                mood = BannerMood.PLAYERS if ruling.winning_side == PLAYERS_SIDE else BannerMood.HORROR
            head, line = rulings.headline(ruling), rulings.result_line(table, fight, ruling, told.complication)
            if ruling.outcome is Outcome.STALEMATE:
                head = said.stalemate
            elif ruling.outcome is Outcome.WON and _is_uncontested(table, fight):
                head = said.uncontested(value=ruling.top)
            own = (who for who in ruling.members if _shows_own_significator(table, fight, who))
            # What the Host makes of a tie has the strip to itself; the lanes' marks tell the rest.
            specials = () if told.complication else rulings.special_words(table, ruling.critical, ruling.fumble, own)
            if ruling.winning_side == UNKNOWN:
                head = head.replace(UNKNOWN, said.someone_unseen, 1)
            return Banner(head, " ".join((line, *specials)), mood)


def _is_uncontested(table: Table, fight: Fight) -> bool:
    """Tell whether the Clash that is told has one side alone and nobody who is attacked: that is no victory."""
    showdown = clash_showdown(table, fight)
    return showdown is not None and None in (showdown.left, showdown.right) and showdown.victim is None


def _summary(table: Table, fight: Fight) -> str:
    """Return what the round has left: what ties changed, which stays true, and how those fare who did anything."""
    acting = [one for one in fight.participants if one.announcement is not None]
    here = [who for one in acting for who in (one.who, *one.stands_for)]
    hurt = said.injured if by_edition(table.edition).injury_lasts_for_the_fight else said.hurt
    states = (
        (said.out, [who for who in here if table.character(who).out]),
        (said.panic, [who for who in here if table.character(who).panicked]),
        (hurt, [who for who in here if table.character(who).hurt]),
    )
    changed = [as_sentence(clash.complication) for clash in fight.clashes if clash.complication]
    return " ".join([*changed, *(state(who=people.people(table, who)) for state, who in states if who)])


def _shows_own_significator(table: Table, fight: Fight, who: CharacterId) -> bool:
    one = fight.participant(who)
    if one is None or not isinstance(one.throw, ShownThrow):
        return False
    return shows_own(table.character(who), one.throw.cards)
