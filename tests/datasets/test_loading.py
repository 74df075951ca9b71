"""What is loaded has the shapes that are promised, and games for testing stay apart from the others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import pangea
from pangea.core.errors import BadTable
from pangea.datasets import Dataset, SelfPlay, load, write
from pangea.datasets.folder import GAMES_FOLDER, DatasetNotKept
from pangea.datasets.loading import COLUMNS

PLAYERS, GAMES = 3, 7


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("loading") / "data"
    list(write(SelfPlay("clans", ["search:20", "random", "random"], seed=2), folder, GAMES, shard=2))
    return folder


@pytest.fixture
def data(folder: Path) -> Dataset:
    return load(folder, test=0.3)


def test_arrays_have_their_shapes(data: Dataset) -> None:
    edition = pangea.Edition(pangea.game("clans"))
    arrays, table = data.arrays(), data.decisions()
    rows, codes, features = table.num_rows, edition.sizes.codes, edition.game.feature_count
    assert tuple(arrays) == COLUMNS
    assert {name: (array.shape, array.dtype.name) for name, array in arrays.items()} == {
        "game": ((rows,), "int64"),
        "number": ((rows,), "int32"),
        "seat": ((rows,), "int8"),
        "move": ((rows,), "int32"),
        "legal": ((rows, codes), "bool"),
        "visits": ((rows, codes), "int32"),
        "value": ((rows,), "float32"),
        "observation": ((rows, features), "float32"),
        "points": ((rows, PLAYERS), "int32"),
        "margin": ((rows,), "int32"),
        "winners": ((rows, PLAYERS), "bool"),
    }


def test_arrays_say_what_the_table_says(data: Dataset) -> None:
    arrays = data.arrays()
    for number, row in enumerate(data.decisions().to_pylist()):
        assert np.flatnonzero(arrays["legal"][number]).tolist() == sorted(row["legal"])
        visits = {move: count for move, count in enumerate(arrays["visits"][number].tolist()) if count}
        listed = zip(row["legal"], row["visits"] or [], strict=False)
        assert visits == {move: count for move, count in listed if count}
        assert np.isnan(arrays["value"][number]) == (row["value"] is None)
        assert arrays["observation"][number].tolist() == row["observation"]
        assert arrays["points"][number].tolist() == row["points"]
        assert arrays["winners"][number].tolist() == row["winners"]


def test_arrays_can_be_written_into(data: Dataset) -> None:
    """By whoever learns from them: what was loaded before and what is loaded next stay as they are."""
    before = data.arrays()
    for arrays in (data.arrays(), next(data.batches(32))):
        assert {name for name, array in arrays.items() if not array.flags.writeable} == set()
        for array in arrays.values():
            array[:] = 0
    after = data.arrays()
    for name in COLUMNS:
        np.testing.assert_array_equal(after[name], before[name])


def test_one_column_can_be_asked_for_by_its_name(data: Dataset) -> None:
    assert list(data.arrays("move")) == ["move"]
    assert np.array_equal(data.arrays("move")["move"], data.arrays(["move"])["move"])
    assert list(next(data.batches(32, "visits"))) == ["visits"]
    assert data.decisions("move").column_names == ["move"]
    with pytest.raises(BadTable, match="'reward' is not a column"):
        data.arrays("reward")


def test_it_is_shown_as_what_it_holds(data: Dataset) -> None:
    assert repr(data) == f"<Dataset: 7 games of clans, 3 players, in {data.folder}>"


def test_splits_are_by_game(data: Dataset) -> None:
    train, test = (set(data.arrays(["game"], split)["game"].tolist()) for split in ("train", "test"))
    assert train | test == set(range(GAMES))
    assert not train & test
    assert test == {game for game in range(GAMES) if data.is_for_testing(game)}
    assert 0 < len(test) < GAMES
    share = sum(data.is_for_testing(game) for game in range(10_000)) / 10_000
    assert share == pytest.approx(0.3, abs=0.03)


def test_batches_are_all_decisions_once(data: Dataset) -> None:
    batches = list(data.batches(32, ["game", "number", "visits"]))
    assert {len(batch["game"]) for batch in batches[:-1]} == {32}
    assert batches[0]["visits"].shape == (32, 650)
    assert list(batches[0]) == ["game", "number", "visits"]
    whole = data.arrays(["game", "number"])
    for name in whole:
        assert np.array_equal(np.concatenate([batch[name] for batch in batches]), whole[name])


def test_shuffled_batches_are_the_same_decisions_otherwise(data: Dataset) -> None:
    def order(seed: int, pool: int = 2) -> list[tuple[int, int]]:
        batches = data.batches(32, ["game", "number"], "train", seed, pool)
        return [
            pair
            for batch in batches
            for pair in zip(batch["game"].tolist(), batch["number"].tolist(), strict=True)
        ]

    played = data.arrays(["game", "number"], "train")
    pairs = list(zip(played["game"].tolist(), played["number"].tolist(), strict=True))
    assert order(1) == order(1) != order(2)
    assert order(1) != pairs
    assert sorted(order(1)) == sorted(order(2)) == sorted(order(1, pool=99)) == pairs


def test_wrong_use_is_told_what_would_be_right(data: Dataset, tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="'reward' is not a column"):
        data.arrays(["reward"])
    with pytest.raises(BadTable, match='"train", "test"'):
        data.arrays(["game"], "validation")  # type: ignore[arg-type]
    with pytest.raises(BadTable, match="between 0 and 1"):
        load(data.folder, test=10)
    with pytest.raises(BadTable, match="at least 1"):
        next(data.batches(0))
    with pytest.raises(BadTable, match="holds no dataset"):
        load(tmp_path)


def test_a_file_that_was_cut_is_named(data: Dataset, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / GAMES_FOLDER).mkdir(parents=True)
    (broken / "dataset.json").write_bytes((data.folder / "dataset.json").read_bytes())
    whole = (data.folder / GAMES_FOLDER / "000000.parquet").read_bytes()
    (broken / GAMES_FOLDER / "000000.parquet").write_bytes(whole[:-20])
    with pytest.raises(DatasetNotKept, match=r"000000\.parquet can’t be read"):
        len(load(broken))
