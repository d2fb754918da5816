"""What the page of the case asks for, one question after another, and the commands that come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.common.case import Case, CaseEnding, CaseScene, CaseTry, Lead
from demoncity_gui.games.common.random_tables import RandomTable
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.oracle_answers import chances_of
from demoncity_gui.games.demon_city.rules.yes_or_no import INTENSITIES, Answer, Likelihood
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.asking.question import Act, Question, numbered, text_question
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.case.ideas import ideas_question, tables_now, worsening
from demoncity_gui.host.pages.side_page import DoCommand
from demoncity_gui.texts import case_page as said

SIZES = (4, 6, 8)
"""Segments of a new clock."""


def open_tries(session: AnySession) -> list[CaseTry]:
    """Return what the scene lets people try now: each once, and nothing while Action Rounds go on."""
    kept: book.Casebook = session.shown.casebook
    scene = None if kept.scene is None else kept.case.scene(kept.scene.key)
    if scene is None or kept.ending or session.table.fight is not None:
        return []
    return [one for one in scene.tries if kept.how_it_came_out(scene.key, one.words) is None]


def try_words(kept: book.Casebook, tried: CaseTry) -> str:
    """Return a try as it is offered: what is done, with which stats, against what; `needs` as of a way on."""
    needs = "" if kept.has_found(tried.needs) else tried.needs
    return said.one_try(words=tried.words, stats=list(map(stat_word, tried.stats)), against=tried.against, needs=needs)


def lead_words(kept: book.Casebook, lead: Lead) -> str:
    """Return a way on as it is offered; what it needs is told only to a Host, and only until it is found."""
    return said.way_on(words=lead.words, needs="" if kept.has_found(lead.needs) else lead.needs)


class CaseAsking:
    """Asks in the one bar. `session` gives the evening, `tables` what can be drawn from."""

    def __init__(
        self,
        session: Callable[[], AnySession],
        do: DoCommand,
        questions: QuestionBar,
        tables: Callable[[], Sequence[RandomTable]],
    ) -> None:
        self._session, self._do, self._questions, self._tables = session, do, questions, tables

    @property
    def _book(self) -> book.Casebook:
        """What is asked about: of a solo evening's what the player knows."""
        kept: book.Casebook = self._session().shown.casebook
        return kept

    def _ask(self, question: Question[Act]) -> None:
        self._questions.ask_what_to_do(question, owner=self)

    def _next(self, question: Question[Act]) -> bool:
        self._ask(question)
        return True

    def _text(self, prompt: str, hint: str, take: Callable[[str], bool], text: str = "") -> Question[Act]:
        return text_question(prompt, hint, take, text)

    # --- the oracle ----------------------------------------------------------------------------------------------

    def ask_oracle(self) -> None:
        """Ask for a question of yes or no, then for how likely a yes seems."""
        self._ask(self._text(said.what_is_asked, said.what_is_asked_hint, self._ask_likelihood))

    def _ask_likelihood(self, question: str) -> bool:
        if not question.strip():
            return True
        choices = [
            (self._likelihood_words(one), partial(self._do, cmd.AskOracle(question.strip(), one))) for one in Likelihood
        ]
        return self._next(Question(said.how_likely(question=question.strip()), numbered(choices)))

    def _likelihood_words(self, likelihood: Likelihood) -> str:
        chances = chances_of(self._session().table, likelihood)
        word, intensity = likelihood.value, INTENSITIES[likelihood]
        if chances is None:
            return said.likelihood(likelihood=word, intensity=intensity)
        yes = chances[Answer.YES_AND] + chances[Answer.YES] + chances[Answer.YES_BUT]
        return said.likelihood_odds(likelihood=word, yes=round(100 * yes))

    def try_something(self) -> None:
        """Ask what is tried of that which the scene lets people try, then who throws for it and with what."""
        kept = self._book
        choices = [(try_words(kept, one), partial(self._ask_with_what, one)) for one in open_tries(self._session())]
        if choices:
            self._ask(Question(said.which_try, numbered(choices)))

    def _ask_with_what(self, tried: CaseTry) -> bool:
        choices = [
            (
                said.thrower(who=one.public_name, stat=stat, rank=one.rank(stat)),
                partial(self._do, cmd.TryTask(cmd.TaskSide(one.id, stat), (tried.against,), words=tried.words)),
            )
            for one in self._session().shown.characters
            for stat in tried.stats
            if one.is_player_character and one.has(stat)
        ]
        return bool(choices) and self._next(Question(said.who_tries(words=tried.words), numbered(choices)))

    def consult(self) -> None:
        """Ask for a table, those first that fit, and draw a line of it."""
        tables = tables_now(self._session(), self._tables())
        choices = [(one.title, partial(self._do, cmd.Consult(one.title, one.lines))) for one in tables]
        self._ask(Question(said.which_table, numbered(choices)))

    def worsen(self) -> None:
        """Offer three ideas of what gets worse, or take one's own."""
        session = self._session()
        self._ask(ideas_question(session, self._tables, lambda words: self._do(worsening(session, words)), self._ask))

    # --- scenes --------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on in the written case: its first scene, or whatever this one leads to; else to a scene made up."""
        case, scene = self._book.case, self._book.scene
        if not case.scenes:
            self.new_scene()
            return
        key = scene.key if scene is not None and scene.key else self._book.last if self._session().hides else ""
        here = case.scene(key)  # alone nobody picks from scenes that they have never seen
        if here is None:
            played = self._book.scenes
            choices = case.scenes if played else case.scenes[:1]
            if len(choices) == 1:
                self._open(choices[0])
                return
            self._ask(Question(said.which_scene, numbered((one.title, partial(self._open, one)) for one in choices)))
            return
        ways = [(lead_words(self._book, lead), partial(self._follow, lead.to)) for lead in here.leads]
        if ways:
            self._ask(Question(said.where_to, numbered(ways)))

    def _follow(self, key: str) -> bool:
        case: Case = self._session().table.casebook.case
        ending = case.ending(key)
        if ending is not None:
            return self._end(ending)
        scene = case.scene(key)
        return scene is None or self._open(scene)

    def _open(self, known: CaseScene) -> bool:
        scene = self._session().table.casebook.case.scene(known.key) or known
        opened = book.OpenScene(scene.title, scene.where, scene.who, scene.wrong, scene.tags, scene.key)
        return self._do(opened) and (not scene.text or self._do(book.Write(scene.text)))

    def _end(self, ending: CaseEnding) -> bool:
        return self._do(book.EndCase(ending.title)) and (not ending.text or self._do(book.Write(ending.text)))

    def new_scene(self) -> None:
        """Ask where a scene is, who is there and what is wrong, one after another."""
        self._ask(self._text(said.scene_title, said.scene_title_hint, self._ask_where))

    def _ask_where(self, title: str) -> bool:
        if not title.strip():
            return True
        return self._next(self._text(said.scene_where, said.may_be_empty, partial(self._ask_who, title)))

    def _ask_who(self, title: str, where: str) -> bool:
        return self._next(self._text(said.scene_who, said.may_be_empty, partial(self._ask_wrong, title, where)))

    def _ask_wrong(self, title: str, where: str, who: str) -> bool:
        ask = partial(self._ask_tags, title, where, who)
        return self._next(self._text(said.scene_wrong, said.may_be_empty, ask))

    def _ask_tags(self, title: str, where: str, who: str, wrong: str) -> bool:
        known = sorted({tag for one in self._tables() for tag in one.tags.split()})
        hint = said.scene_tags_hint(tags=", ".join(known))
        return self._next(
            self._text(said.scene_tags, hint, lambda tags: self._do(book.OpenScene(title, where, who, wrong, tags)))
        )

    def end_scene(self) -> None:
        """Ask what came of the scene, and end it."""
        scene = self._book.scene
        if scene is not None:
            prompt = said.end_scene(scene=scene.title)
            self._ask(self._text(prompt, said.may_be_empty, lambda words: self._do(book.EndScene(words))))

    def end_case(self) -> None:
        """Ask how the case ends: by an ending that is written, or one's own."""
        endings = self._book.case.endings
        choices = [(one.title, partial(self._end, one)) for one in endings]
        own = self._text(said.ending_title, said.ending_hint, lambda title: self._do(book.EndCase(title)))
        if not choices:
            self._ask(own)
        else:
            self._ask(Question(said.which_ending, numbered([*choices, (said.own_ending, partial(self._next, own))])))

    # --- lists and clocks ----------------------------------------------------------------------------------------

    def put_on_list(self) -> None:
        """Ask for a list, then for a line on it."""
        names = dict.fromkeys((*(one.name for one in self._book.lists), said.threads, said.people))
        choices = [(name, partial(self._ask_line, name)) for name in names]
        new = self._text(said.list_name, said.list_name_hint, self._ask_line)
        self._ask(Question(said.which_list, numbered([*choices, (said.new_list, partial(self._next, new))])))

    def _ask_line(self, name: str) -> bool:
        if not name.strip():
            return True
        prompt = said.line_of(title=name)
        return self._next(
            self._text(prompt, said.line_hint, lambda line: not line.strip() or self._do(book.PutOnList(name, line)))
        )

    def take_off_list(self) -> None:
        """Ask which line is crossed off."""
        self._choose(
            said.which_line,
            (
                (said.listed(title=one.name, line=line), partial(self._do, book.TakeOffList(one.name, line)))
                for one in self._book.lists
                for line in one.lines
            ),
        )

    def new_clock(self) -> None:
        """Ask for a clock's name, then for its segments."""
        self._ask(self._text(said.clock_name, said.clock_name_hint, self._ask_size))

    def _ask_size(self, name: str) -> bool:
        if not name.strip():
            return True
        choices = [(said.so_many_segments(segments=one), partial(self._do, book.SetClock(name, one))) for one in SIZES]
        return self._next(Question(said.clock_size(clock=name), numbered(choices)))

    def tick(self) -> None:
        """Tick a clock; of several ask which."""
        self._with_clock(
            said.which_clock, lambda one: book.SetClock(one.name, one.segments, one.filled + 1), full=False
        )

    def put_clock_away(self) -> None:
        """Take a clock away."""
        self._with_clock(said.which_clock_away, lambda one: book.SetClock(one.name, 0), full=True)

    def _with_clock(self, prompt: str, command: Callable[[book.Clock], book.SetClock], *, full: bool) -> None:
        clocks = [one for one in self._book.clocks if full or one.filled < one.segments]
        if len(clocks) == 1:
            self._do(command(clocks[0]))
        else:
            self._choose(prompt, ((one.name, partial(self._do, command(one))) for one in clocks))

    def _choose(self, prompt: str, choices: Iterable[tuple[str, Act]]) -> None:
        answers = numbered(choices)
        if answers:
            self._ask(Question(prompt, answers))
