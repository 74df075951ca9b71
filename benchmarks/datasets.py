"""How fast are datasets written and loaded, and how many bytes is a game?

Self-play of random bots, so that it is the writing that is measured, and random records beside their JSON
lines; on one core, in seconds of the processor.

    python benchmarks/datasets.py [--game clans] [--games 200] [--records 1000]
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import pangea
from pangea.cli.simulate import record_line
from pangea.core.catalogue import names
from pangea.core.compiled import compiled_for
from pangea.core.quick import quick_edition
from pangea.datasets import SelfPlay, load, write
from pangea.datasets.records import lines_of, take_in
from pangea.simulate.cpu import Simulation

PLAYERS, BATCH = 3, 1024


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--records", type=int, default=1000)
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else names():
        with tempfile.TemporaryDirectory() as folder:
            measure_self_play(name, Path(folder), asked.games)
            measure_records(name, Path(folder), asked.records)


def measure_self_play(name: str, folder: Path, games: int) -> None:
    play = SelfPlay(name, ["random"], PLAYERS)
    play.prepare()
    play.play(0)
    begun = time.process_time()
    for _ in write(play, folder / "self-play", games):
        pass
    written = games / (time.process_time() - begun)
    data = load(folder / "self-play")
    rows = data.decisions(["game"]).num_rows
    begun = time.process_time()
    for _ in data.batches(BATCH, seed=1):
        pass
    loaded = rows / (time.process_time() - begun)
    size = sum(file.stat().st_size for file in (folder / "self-play").glob("decisions/*"))
    raw = rows * data.about["features"] * 4
    print(
        f"{name:8} self-play {written:7.1f} games/s written, {loaded:9,.0f} decisions/s loaded, "
        f"{size / games:8,.0f} bytes a game with decisions (observations alone as floats: {raw / games:,.0f})"
    )


def measure_records(name: str, folder: Path, count: int) -> None:
    compiled = compiled_for(pangea.Edition(pangea.game(name)))
    edition = quick_edition(compiled.edition)
    file = folder / "games.jsonl"
    with open(file, "w", encoding="utf-8") as sheet:
        sheet.writelines(
            record_line(edition, PLAYERS, {}, moves, legal=False)
            for moves in Simulation(compiled, PLAYERS, {}, seed=1).logs(count)
        )
    begun = time.process_time()
    for _ in take_in(file, folder / "records"):
        pass
    taken = count / (time.process_time() - begun)
    begun = time.process_time()
    back = b"".join(lines_of(folder / "records"))
    given = count / (time.process_time() - begun)
    assert back == file.read_bytes()
    size = sum(part.stat().st_size for part in (folder / "records").glob("games/*"))
    print(
        f"{name:8} records   {taken:7.1f} records/s taken in, {given:.1f} given back; "
        f"{size / count:.0f} bytes a game against {len(back) / count:,.0f} as JSON lines"
    )


if __name__ == "__main__":
    main()
