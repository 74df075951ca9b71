"""What is counted and believed: figures by worked examples, odds by the whole game."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import pangea
from pangea.bots import bot
from pangea.core.beliefs import odds_after, odds_of
from pangea.core.counting import Count, told_apart
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.quick import quick_edition
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName
from pangea.puzzles.questions import (
    belief_puzzles,
    count_puzzles,
    counting_of,
    counts_at,
    is_plain,
    known_view,
)

# The neighbours of each face of a planet, clockwise: portion k of a face lies at the edge to its k-th.
GLOBE = [
    [1, 2, 3, 4, 5], [0, 5, 10, 6, 2], [0, 1, 6, 7, 3], [0, 2, 7, 8, 4], [0, 3, 8, 9, 5], [0, 4, 9, 10, 1],
    [1, 10, 11, 7, 2], [2, 6, 11, 8, 3], [3, 7, 11, 9, 4],
    [4, 8, 11, 10, 5], [1, 5, 9, 11, 6], [6, 10, 9, 8, 7],
]  # fmt: skip


def counts_in(game: str, position: str, seat: int = 0) -> list[Count]:
    edition = Edition(pangea.game(game))
    return counts_at(View(edition, edition.game.notation.read_position(edition.board, position), seat))


@cache
def played(game: str, seed: int = 5) -> Match:
    """A game of three that bots have played to its end."""
    match = pangea.start(game, players=3, seed=seed, fast=True)
    bots = [bot("gatherer", seat) for seat in range(3)]
    while not match.is_over:
        view = match.view(match.turn)
        match.play(bots[view.seat].choose(view, view.legal()))
    return match


# Clans


def of_clan(counts: list[Count], clan: str) -> list[Count]:
    return [count for count in counts if count.question.about["clan"] == Phrase(f"clans-clan-{clan}")]


def test_every_clan_of_a_village_gets_its_whole_value() -> None:
    """Vector C6.v1: 3 blue, 1 yellow, 1 red, forest, epoch 1: 6 for each."""
    counts = counts_in("clans", "players 2; turn 0; clans red ?; huts 4:BBBY 1:R 40:K 41:K")
    for clan, own in (("red", 2), ("yellow", 2), ("blue", 4)):
        (count,) = [count for count in of_clan(counts, clan) if count.question.about["territory"] == "4"]
        assert count.answer == 6
        assert {figure: phrase.message for figure, phrase in count.mistakes} == {
            own: "puzzles-clans-own-huts",
            5: "puzzles-clans-bonus",
            7: "puzzles-clans-token",
        }
        assert count.rule == "C6.3"


def test_strife_drives_single_huts_out() -> None:
    """Vector C5.v1: 4 black, 2 red, 1 green, 1 yellow, 1 blue: 6 huts are left."""
    counts = counts_in("clans", "players 2; turn 0; clans red ?; huts 2:KKKKRRGY 0:B 40:K 41:K")
    there = [count for count in counts if count.question.about["territory"] == "2"]
    (black,), (blue,) = (of_clan(there, clan) for clan in ("black", "blue"))
    assert black.answer == 6
    assert dict(black.mistakes)[9] == Phrase("puzzles-clans-strife")
    assert blue.answer == 0
    assert dict(blue.mistakes)[6] == Phrase("puzzles-clans-driven-out")


def test_on_hostile_terrain_nobody_gets_points() -> None:
    counts = counts_in("clans", "players 2; turn 0; clans red ?; huts 1:RRB 0:B 40:K 41:K")
    hostile = [count for count in counts if count.question.about["territory"] == "1"]
    assert [count.answer for count in hostile] == [0, 0]
    assert all(dict(count.mistakes)[4] == Phrase("puzzles-clans-hostile") for count in hostile)


# Trias and Genesis: what is counted adds up to the points


def test_shares_of_a_continent_are_rounded_up() -> None:
    """Vector T8.v1, F: 5 tiles, 5 for the first and 3 for the second."""
    counts = counts_in("trias", "players 3; tiles 0,0:P 4,0:Faaa 5,0:Mb 6,0:S 4,1:F 5,1:M")
    first, second = sorted(counts, key=lambda count: -count.answer)
    assert (first.answer, second.answer) == (5, 3)
    assert first.question.about["seat"] == SeatName(0)
    assert dict(second.mistakes)[2] == Phrase("puzzles-trias-rounded")
    assert {first.rule, second.rule} == {"T8.2"}


@pytest.mark.parametrize("game", ["genesis", "trias"])
def test_counts_of_all_places_add_up_to_the_points(game: str) -> None:
    """Besides what is counted there are only lines of one herd, or from before: nobody asks for those."""
    match = played(game)
    module = counting_of(match.game)
    assert module is not None
    view = View(match.edition, match.position(3 * len(match.played) // 4), 0)
    sums = [0] * match.players
    asked = list(module.counts(view.edition, view.state))
    for count in asked:
        seat = count.question.about["seat"]
        assert isinstance(seat, SeatName)
        sums[seat.seat] += count.answer
    reasons = [phrase for count in asked for phrase in count.why]
    for line in view.edition.explained(view.state):
        if line.phrase not in reasons:
            sums = [total + (points or 0) for total, points in zip(sums, line.points, strict=True)]
    assert len(asked) > 1
    assert sums == view.edition.points(view.state)


# Planet


def largest_region(cover: list[str], habitat: str) -> int:
    """The portions of the largest region, by walking over sides and edges."""
    left = {portion for portion in range(60) if cover[portion] == habitat}
    largest = 0
    while left:
        region, edge = set(), [left.pop()]
        while edge:
            portion = edge.pop()
            region.add(portion)
            face, side = divmod(portion, 5)
            over = GLOBE[face][side]
            near = {face * 5 + (side + 1) % 5, face * 5 + (side - 1) % 5, over * 5 + GLOBE[over].index(face)}
            edge += near & left
            left -= near
        largest = max(largest, len(region))
    return largest


def test_regions_go_over_the_edges() -> None:
    match = played("planet")
    view = View(match.edition, match.position(len(match.played) - 1), 0)
    asked = [count for count in counts_at(view) if "habitat" in count.question.about]
    for count in asked:
        seat, habitat = count.question.about["seat"], count.question.about["habitat"]
        assert isinstance(seat, SeatName)
        assert isinstance(habitat, Phrase)
        cover = view.fields["cover"][seat.seat]
        assert count.answer == largest_region(cover, habitat.message.rpartition("-")[2])
    assert len(asked) > 2


def test_points_are_asked_for_where_the_card_is_known() -> None:
    match = played("planet")
    view = View(match.edition, match.position(len(match.played) - 1), 1)
    asked = [count for count in counts_at(view) if count.question.message == "puzzles-ask-count-planet"]
    (count,) = asked
    assert count.question.about["seat"] == SeatName(1)
    assert count.answer == view.edition.points(view.state)[1]


# All


def test_mistakes_differ_from_the_answer_and_from_each_other() -> None:
    one, other = Phrase("puzzles-trias-place"), Phrase("puzzles-trias-both")
    mistakes = [(5, one), (4, one), (4, other), (-1, one), (7, other), (0, one), (9, one)]
    assert told_apart(5, mistakes) == ((4, one), (7, other), (0, one))


@pytest.mark.parametrize("game", ["clans", "genesis", "planet", "trias"])
def test_a_question_offers_the_answer_and_three_mistakes(game: str) -> None:
    (puzzle,) = count_puzzles(played(game), 0, "")
    offered = [int(choice.answer) for choice in puzzle.choices]
    assert offered == sorted(set(offered))
    assert len(offered) == 4
    assert {*puzzle.answers, *puzzle.wrong} == set(map(str, offered))


# What must be believed


def test_odds_by_all_moves_since_the_set_up_are_those_of_the_game() -> None:
    match = played("clans")
    setup = next(moves for moves in range(len(match.played)) if match.mover(moves) >= 0)
    end = 2 * len(match.played) // 3
    for seat in range(match.players):
        whole = View(match.edition, match.position(end), seat, match.seat_log(seat, end))
        begun = View(match.edition, match.position(setup), seat)
        shown = [match.read_by(-1, number) for number in range(setup, end)]
        assert np.allclose(odds_after(begun, shown), odds_of(whole))


def test_a_card_is_asked_for_only_where_the_odds_are_true_and_one_sided() -> None:
    asked = [
        (match, puzzle)
        for seed in range(6, 12)
        for match in [played("clans", seed)]
        for puzzle in belief_puzzles(match, seed, "")
    ]
    assert asked
    for match, puzzle in asked:
        other = puzzle.question.about["seat"]
        assert isinstance(other, SeatName)
        edition = match.edition
        view = View(edition, edition.game.notation.read_position(edition.board, puzzle.position), puzzle.seat)
        row = odds_after(view, puzzle.moves)[other.seat]
        names = ("red", "blue", "green", "yellow", "black")
        assert puzzle.answers == (names[int(row.argmax())],)
        assert row.max() >= 0.75
        assert match.state_as(edition.game.state).clan[other.seat] == row.argmax()  # type: ignore[attr-defined]
        assert "?" in puzzle.position


def test_a_game_that_hides_nothing_has_no_such_question() -> None:
    assert list(belief_puzzles(played("genesis"), 0, "")) == []


def test_a_position_is_written_as_its_seat_knows_it() -> None:
    match = played("clans")
    view = known_view(match, len(match.played) - 3, 1)
    text = view.edition.game.notation.write_position(view.edition.board, view.state)
    assert text.split("clans ")[1].split(";")[0].split()[0::2] == ["?", "?"]


@pytest.mark.parametrize(
    ("cards", "plain"),
    [
        ("hands mountain ?; backs 1 1; played 4 6 4 0 0 0 0 0", False),
        ("hands - ?; backs 0 1; played 5 6 4 0 0 0 0 0", True),
    ],
)
def test_what_anybody_sees_is_no_question(cards: str, plain: bool) -> None:
    """T1.2  The last card but the seat's own is known to the seat alone; the last of all to everybody."""
    edition = quick_edition(Edition(pangea.game("trias")))
    position = f"players 2; {cards}; tiles 0,0:P 4,0:Fa 5,0:Mb"
    view = View(edition, edition.game.notation.read_position(edition.board, position), 0)
    assert odds_after(view, [])[1].tolist() == [0.0, 0.0, 1.0]
    assert is_plain(view, [], 1) is plain
