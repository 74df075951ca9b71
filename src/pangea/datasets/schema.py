"""The two tables of a dataset: one row a game, one row a decision of a player.

What a game is, a record says: the columns of the games are the keys of a record, with the moves as numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO, Any

import pyarrow as pa
from pyarrow import parquet

_NUMBERS = pa.list_(pa.int32())
GAMES = pa.schema(
    {
        "number": pa.int64(),
        "pangea": pa.int8(),
        "game": pa.string(),
        "rules": pa.int32(),
        "players": pa.int8(),
        "options": pa.string(),
        "content_hash": pa.string(),
        "position": pa.string(),
        "moves": _NUMBERS,
        "points": _NUMBERS,
        "winners": pa.list_(pa.int8()),
        "seed": pa.string(),
        "shuffle": pa.string(),
        "bots": pa.list_(pa.string()),
        "match": pa.int64(),
        "software": pa.string(),
        "legal": pa.bool_(),
        "ending": pa.string(),
        "lapses": _NUMBERS,
        "text": pa.binary(),
    }
)
"""`legal`: the record lists what was legal. `lapses`: the numbers of the moves that were made at random in
place of a bot in trouble. `text`: the record as it was written, where it was not written as we write it."""


@dataclass(frozen=True)
class Shape:
    """How wide the columns of decisions are: all games of a dataset are for as many players."""

    players: int
    codes: int
    """How many moves have a number."""
    features: int


def decisions_schema(shape: Shape) -> Any:
    """The columns of decisions. What is as long for every row has a fixed length, and loads as one array."""
    return pa.schema(
        {
            "game": pa.int64(),
            "number": pa.int32(),
            "seat": pa.int8(),
            "move": pa.int32(),
            "legal": _NUMBERS,
            "visits": _NUMBERS,
            "value": pa.float32(),
            "observation": pa.list_(pa.float32(), shape.features),
            "points": pa.list_(pa.int32(), shape.players),
            "margin": pa.int32(),
            "winners": pa.list_(pa.bool_(), shape.players),
        }
    )


def write_table(table: Any, file: IO[bytes], about: Mapping[str, str]) -> None:
    """One file of a dataset. `about` goes into its head, so that a file tells by itself what it is."""
    spread_out = [name for name in ("moves", "legal") if name in table.schema.names and _is_list(table, name)]
    encodings = {f"{name}.list.element": "BYTE_STREAM_SPLIT" for name in spread_out}
    # Numbers of moves differ in their last byte or two, which is where this encoding puts like with like; all
    # else has few values, and a dictionary of them is shorter.
    others = [path for path in _leaves(table.schema) if path not in encodings]
    parquet.write_table(
        table.replace_schema_metadata({key: value.encode() for key, value in about.items()}),
        file,
        compression="zstd",
        compression_level=9,
        use_dictionary=others,
        column_encoding=encodings,
        store_schema=True,
    )


def _is_list(table: Any, name: str) -> bool:
    return bool(pa.types.is_list(table.schema.field(name).type))


def _leaves(schema: Any) -> list[str]:
    """The columns as Parquet names them: what is in a list has a path."""
    return [
        f"{field.name}.list.element"
        if pa.types.is_list(field.type) or pa.types.is_fixed_size_list(field.type)
        else field.name
        for field in schema
    ]
