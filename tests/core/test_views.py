"""A view is a snapshot: no reference in it leads to the match, the full state, the seed or a hidden move."""

from __future__ import annotations

import copy
import gc
import pickle
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import numpy as np
import pytest

import pangea
from pangea.arena.matches import play as play_in_arena
from pangea.core.dealing import LinedUp
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.quick import shared_edition
from pangea.core.record import fingerprint
from pangea.core.speaking import Speaker
from pangea.core.views import View, veiled
from pangea.server.compute.thinking import position_of
from pangea.server.tables.table_match import TableMatch

GAMES = [game.name for game in pangea.every_game()]
each_game = pytest.mark.parametrize("name", GAMES)
SEED = 314159265358979323846264338327950288
PLAYERS = 3


def reachable(start: object, without: tuple[type, ...] = ()) -> Iterator[object]:
    """All objects that references lead to, without modules, classes, compiled code and globals."""
    seen: set[int] = set()
    waiting: list[object] = [start]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, (ModuleType, type, *without)) or is_compiler_s(found):
            continue
        seen.add(id(found))
        yield found
        if isinstance(found, FunctionType):
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__, found.__dict__]
        else:
            waiting += gc.get_referents(found)
            waiting.append(getattr(found, "__self__", None))
        if isinstance(found, np.ndarray | np.void):
            waiting.append(found.base)


def is_compiler_s(found: object) -> bool:
    return type(found).__module__.partition(".")[0] in ("numba", "llvmlite")


def assert_leads_nowhere(view: View, match: Match) -> None:
    state_type = match.game.state.dtype
    seen = fingerprint(view.state)
    assert seen == fingerprint(veiled(match.edition, match.state, view.seat))
    log = match.log(view.seat)
    # A move that is hidden once may have been made in the open at another time.
    secrets = {text for text, read in zip(match.moves, log, strict=True) if text != read} - set(log)
    hidden_moves = {code for code, text in zip(match.played, match.moves, strict=True) if text in secrets}
    found = list(reachable(view))
    key = str(SEED).encode()
    for one in found:
        assert not isinstance(one, Match), "the match"
        assert not isinstance(one, MethodType | BuiltinFunctionType) or not isinstance(one.__self__, Match)
        if isinstance(one, int):
            assert one != SEED, "the seed"
        if isinstance(one, str | bytes):
            assert str(SEED) not in str(one), "the seed"
        if isinstance(one, np.ndarray | np.void):
            assert not np.shares_memory(np.asarray(one), match.table), "the table of the match"
            packed = one.tobytes()
            assert key not in packed, "the seed"
            if one.dtype == state_type:
                assert packed == seen, "another state than the veiled one"
    # Every move that can be written is in these two, whichever was made.
    for one in reachable(view, without=(Speaker, LinedUp)):
        assert not isinstance(one, str) or one not in secrets, "a hidden move"
    if hidden_moves:
        for one in found:
            if (
                isinstance(one, np.ndarray)
                and one.dtype == np.int32
                and one.ndim == 1
                and one.flags.writeable
            ):
                assert hidden_moves.isdisjoint(one.tolist()), "a list of moves with hidden ones"


def some_seats(match: Match) -> list[int]:
    return [*range(match.players), pangea.WATCHER]


def check_whole_game(match: Match, steps: int) -> None:
    """Play at random, and look from every seat at several positions, the first and the last among them."""
    luck = random.Random(1)
    made = 0
    while not match.is_over:
        if made % steps == 0:
            for seat in some_seats(match):
                assert_leads_nowhere(match.view(seat), match)
        match.play(luck.choice(match.legal()))
        made += 1
    for seat in some_seats(match):
        assert_leads_nowhere(match.view(seat), match)
    assert made > steps


@each_game
def test_no_view_of_a_real_game_leads_to_what_is_hidden(name: str) -> None:
    check_whole_game(pangea.start(name, PLAYERS, SEED, fast=True), 30)


def test_the_walk_finds_what_leads_away() -> None:
    match = pangea.start("clans", PLAYERS, SEED, fast=True)
    for lead in (match.log, lambda: match.turn, {"far": [match]}, match.state, SEED, match.moves):
        view = match.view(0)
        view.found.fields["lead"] = b"", lead
        with pytest.raises(AssertionError):
            assert_leads_nowhere(view, match)


@each_game
def test_nor_does_one_by_interpreted_rules(name: str) -> None:
    match = pangea.start(name, PLAYERS, SEED, fast=False)
    for seat in some_seats(match):
        assert_leads_nowhere(match.view(seat), match)


@each_game
def test_nor_does_a_view_that_was_copied_or_pickled(name: str) -> None:
    match = pangea.start(name, PLAYERS, SEED, fast=True)
    for seat in some_seats(match):
        view = match.view(seat)
        again = [copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))]
        for other in again:
            assert other == view
            assert (other.log, other.public_log, other.legal()) == (view.log, view.public_log, view.legal())
            assert (other.to_move, other.fields, other.facts) == (view.to_move, view.fields, view.facts)
            assert_leads_nowhere(other, match)


@each_game
def test_nor_do_views_of_the_service(name: str) -> None:
    match = TableMatch(pangea.start(name, PLAYERS, fast=True).edition, PLAYERS, {}, SEED)
    match.let_nature_move()
    luck = random.Random(2)
    for _ in range(3):
        for seat in some_seats(match):
            match.scene(seat, 0)  # scenes share what they have read: views must not
            assert_leads_nowhere(match.view(seat), match)
            assert_leads_nowhere(position_of(match, None, seat).view(match.edition), match)
            assert_leads_nowhere(match.at(len(match.played)).view(seat), match)
        match.play(luck.choice(match.legal()))


@each_game
def test_nor_do_views_of_an_arena(name: str) -> None:
    kept: list[View] = []

    class Keeper:
        def choose(self, view: View, legal: list[str]) -> str:
            kept.append(view)
            return legal[0]

    play_in_arena(pangea.start(name, PLAYERS, fast=True).edition, [Keeper()] * PLAYERS, SEED)
    assert kept
    for view in kept[:: max(1, len(kept) // 5)]:
        found = list(reachable(view))
        assert not any(isinstance(one, Match) or (isinstance(one, int) and one == SEED) for one in found)


@each_game
def test_a_view_stays_as_it_was(name: str) -> None:
    """Its log shares a list that grows: what comes later, and what is undone, changes nothing."""
    match = pangea.start(name, PLAYERS, SEED, fast=True)
    views = []
    for _ in range(5):
        view = match.view(match.turn)
        views.append((view, view.log, view.public_log, fingerprint(view.state)))
        match.play(match.legal()[0])
    match.undo()
    match.undo()
    match.play(match.legal()[-1])
    assert match.view(0).log == match.log(0)
    copied = match.copy()
    copied.play(copied.legal()[0])
    match.play(match.legal()[-1])
    assert match.view(0).log == [match.read_by(0, number) for number in range(len(match.played))]
    for view, log, public, state in views:
        assert (view.log, view.public_log, fingerprint(view.state)) == (log, public, state)


@each_game
def test_moves_that_are_retraced_are_written_and_kept_as_the_rules_say(name: str) -> None:
    """Compiled, and interpreted, as one by one."""
    match = pangea.start(name, PLAYERS, SEED, fast=True)
    luck = random.Random(3)
    while not match.is_over:
        match.play(luck.choice(match.legal()))
    packed = fingerprint(match.position(0))
    edition = match.edition
    one_by_one = [
        (edition.write(match.position(number), move), edition.kept_by(match.position(number), move))
        for number, move in enumerate(match.played)
    ]
    assert list(zip(*edition.retraced(packed, match.played), strict=True)) == one_by_one
    # A game whose codes say enough remembers them, and looks at no position the second time.
    recalled = edition.speaker.retraced(match.played)
    assert (recalled is not None) == match.game.moves.by_code
    assert recalled is None or list(zip(*recalled, strict=True)) == one_by_one
    interpreted = shared_edition(match.game)
    some = match.played[:30]
    assert list(zip(*interpreted.retraced(packed, some), strict=True)) == one_by_one[:30]


def test_editions_are_shared_by_all_matches_on_a_board() -> None:
    first, second = pangea.start("planet", 3, 1), pangea.start("planet", 2, 2)
    assert first.edition is second.edition
    content = Edition(pangea.game("clans")).board.content
    custom = [pangea.start("clans", 3, seed, content=content).edition for seed in range(2)]
    assert custom[0] is custom[1] is not pangea.start("clans", 3).edition


def test_a_content_that_changes_later_does_not_change_a_shared_board() -> None:
    content = copy.deepcopy(dict(Edition(pangea.game("clans")).board.content))
    before = pangea.start("clans", 3, content=content, fast=False).edition.board
    content["terrain"][0], content["terrain"][-1] = content["terrain"][-1], content["terrain"][0]
    after = pangea.start("clans", 3, content=content, fast=False).edition.board
    assert before.terrain != after.terrain
    assert before.terrain == Edition(pangea.game("clans")).board.terrain


def test_shared_boards_are_bounded() -> None:
    from pangea.core import quick

    content = dict(Edition(pangea.game("clans")).board.content)
    terrain = list(content["terrain"])
    for step in range(quick.MOST_BOARDS + 5):
        turned = [*terrain[step:], *terrain[:step]]
        quick.shared_edition(pangea.game("clans"), {**content, "terrain": turned})
    assert quick._custom_edition.cache_info().currsize <= quick.MOST_BOARDS
