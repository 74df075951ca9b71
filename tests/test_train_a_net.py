"""The example that trains a net runs as it is, with a few games and with NumPy alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pangea
from pangea import bots

FOLDER = Path(__file__).parents[1] / "examples" / "train_a_net"


@pytest.fixture(scope="module", autouse=True)
def in_its_folder() -> Iterator[None]:
    """Its files import each other by their plain names, as Python does for the folder of a script."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        patch.setattr(import_module("learning"), "has_torch", lambda: False)
        yield
    for file in FOLDER.glob("*.py"):
        sys.modules.pop(file.stem, None)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net of two short rounds: played, learned from, played with, learned from."""
    file = tmp_path_factory.mktemp("net") / "net.npz"
    given = f"--games 4 --rounds 2 --iterations 20 --passes 3 --width 16 --out {file}"
    import_module("train").main(given.split())
    return file


def test_it_learns_from_what_it_plays() -> None:
    """What a net is taught again and again it comes to know."""
    small_net, self_play, learning = map(import_module, ("small_net", "self_play", "learning"))
    lessons = self_play.lessons_from(None, "clans", 2, games=4, iterations=20, seed=1)
    assert len(lessons) > 100
    assert lessons.policy.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert not lessons.policy[~lessons.mask].any()
    assert 0 <= lessons.values.min() <= lessons.values.max() <= 1
    net = small_net.SmallNet.fresh("clans", lessons.seen.shape[1], lessons.mask.shape[1], 2, width=32)
    losses = learning.learn(net, lessons, passes=60, seed=1, rate=5e-3)
    assert losses[-1] < 0.9 * losses[0]


def test_results_are_between_losing_and_winning() -> None:
    results = import_module("self_play")._results
    points = np.array([[30, 20], [25, 25], [10, 40]], np.int32)
    rewards = np.array([[1, -1], [0, 0], [-1, 1]], np.float32)
    worth = results(points, rewards, 2)
    assert worth.sum(axis=1) == pytest.approx(1)
    assert worth[:, 0].tolist() == pytest.approx([0.5 + 0.5 * 0.75, 0.5, 0.5 * 0.125])


def test_clans_are_told_apart_by_whose_they_are() -> None:
    """Two positions that differ in nothing but the names of clans are shown alike."""
    as_mine = import_module("symmetries").as_mine
    seen = pangea.batch("clans", games=5, players=2, seed=3).observations.copy()
    shown = as_mine("clans", seen)
    names = pangea.batch("clans", games=1, players=2).shapes
    mine, huts = names["my_clan"], names["huts"]
    assert shown[:, mine].tolist() == [[1, 0, 0, 0, 0]] * 5
    own = seen[:, mine].argmax(axis=1)
    for row, clan in enumerate(own):
        assert (shown[row, huts].reshape(-1, 5)[:, 0] == seen[row, huts].reshape(-1, 5)[:, clan]).all()
    drawn = as_mine("clans", seen, np.random.default_rng(1))
    assert np.sort(drawn[:, huts]).tolist() == np.sort(seen[:, huts]).tolist()
    assert drawn[:, mine].tolist() == [[1, 0, 0, 0, 0]] * 5
    assert as_mine("genesis", seen) is seen


@pytest.mark.parametrize("settings", ["iterations=20", "iterations=20,values"])
def test_what_was_trained_plays_as_a_bot(net: Path, settings: str) -> None:
    def play(seed: int) -> Any:
        learned = bots.bot(f"{FOLDER / 'bot.py'}:Learned:net={net},{settings}", seed=1)
        return pangea.play("clans", [learned, "random"], seed=seed, fast=True)

    matches = [play(seed) for seed in range(10)]
    assert all(match.is_over for match in matches)
    assert any("village" in move for match in matches for move in match.moves)
    assert play(2).moves == matches[2].moves


@pytest.mark.parametrize("kind", ["small", "clans"])
def test_a_net_is_what_its_file_says(kind: str, tmp_path: Path) -> None:
    """Both nets guide a search: priors are those of legal moves, and values are between 0 and 1."""
    nets = import_module("nets")
    batch = pangea.batch("clans", games=3, players=2, seed=1)
    net = nets.NETS[kind].fresh("clans", batch.observations.shape[1], batch.actions, 2, width=16, seed=4)
    nets.save(net, tmp_path / "net.npz")
    again = nets.load(tmp_path / "net.npz")
    priors, values = net(batch.observations, batch.mask)
    assert priors.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not priors[~batch.mask].any()
    assert 0 < values.min() < values.max() < 1
    for one, other in zip((priors, values), again(batch.observations, batch.mask), strict=True):
        assert one.tolist() == other.tolist()


def test_a_border_is_judged_by_what_lies_at_it() -> None:
    """Where all territories have the same huts and the same surroundings, all moves are alike."""
    clans_net = import_module("clans_net")
    batch = pangea.batch("clans", games=1, players=2, seed=1)
    net = clans_net.ClansNet.fresh("clans", batch.observations.shape[1], batch.actions, 2, seed=4)
    seen = batch.observations.copy()
    seen[:, : clans_net.HUTS + clans_net.GROUPS] = 0
    priors, _ = net(seen, batch.mask)
    legal = priors[batch.mask]
    assert legal.min() == pytest.approx(legal.max())
    priors, _ = net(batch.observations, batch.mask)
    assert priors[batch.mask].min() < 0.95 * priors[batch.mask].max()


def test_it_says_which_games_it_was_asked_about(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that it did not learn from tell more: there are none as long as there is one part only."""
    train = import_module("train")
    monkeypatch.setattr(train, "AT_ONCE", 2)
    given = f"--rounds 2 --iterations 20 --passes 1 --width 4 --out {tmp_path / 'net.npz'} --games"
    train.main([*given.split(), "2"])
    first, second = (line for line in capsys.readouterr().out.splitlines() if line.startswith("round "))
    assert "; in the games it learned from its first choice" in first
    assert "; in other games its first choice" in second
    train.main([*given.split(), "3"])
    assert "learned from" not in capsys.readouterr().out


NUMBERS = ("rounds", "games", "iterations", "passes", "width", "seed")


@pytest.mark.parametrize(
    ("flag", "number"),
    [*((flag, number) for flag in NUMBERS for number in range(1, 6)), *(("players", n) for n in range(2, 6))],
)
def test_small_numbers_are_enough(
    flag: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A number of 1 to 5 for any flag trains a net whose weights are numbers; warnings are errors here."""
    usual = {"rounds": 2, "games": 2, "iterations": 4, "passes": 1, "width": 4, "game": "trias"}
    given = {**usual, flag: number, "out": tmp_path / "net.npz"}
    import_module("train").main([word for name in given for word in (f"--{name}", str(given[name]))])
    assert "nan" not in capsys.readouterr().out
    weights = import_module("nets").load(tmp_path / "net.npz").weights
    assert all(np.isfinite(weight).all() for weight in weights.values())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--games 0", "argument --games: must be at least 1, not 0"),
        ("--passes -1", "argument --passes: must be at least 1, not -1"),
        ("--games many", "argument --games: invalid"),
        ("--players 1", "clans is for 2 to 4 players, not 1"),
        ("--players 9", "clans is for 2 to 4 players, not 9"),
        ("--net clans --game genesis", "--net clans knows the map of Clans: take --net small for genesis"),
    ],
)
def test_what_it_cannot_do_is_told_in_a_sentence(
    given: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        import_module("train").main(given.split())
    assert told in capsys.readouterr().err
