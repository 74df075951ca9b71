"""What a compiled function takes is read off its annotations, and what can't be read is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NewType, cast

import numpy as np
import pytest
from numpy.typing import NDArray
from typing_extensions import TypeAliasType, TypeVar

import pangea
from pangea.core.chance import Random
from pangea.core.compiled import Compiled
from pangea.core.contract import (
    VERBS,
    Belief,
    Features,
    Flags,
    Moves,
    Options,
    Points,
    Rules,
    Weights,
    apply,
    to_move,
)
from pangea.core.edition import Edition
from pangea.core.kernel import Binding, rule
from pangea.core.record import ALL, Batch, Record, field
from pangea.core.signatures import Entry, Grid, Taken
from pangea.games.genesis.state import State

if TYPE_CHECKING:
    from decimal import Decimal

EDITION = Edition(pangea.game("genesis"))
Story = NDArray[np.int32]
Where = NewType("Where", int)
Held = TypeVar("Held", bound=np.generic)
AnyShape = TypeAliasType("AnyShape", tuple[Any, ...])
Aliased = TypeAliasType("Aliased", np.ndarray[AnyShape, np.dtype[Held]], type_params=(Held,))


class Facts(Record):
    players: int = field(np.int8, means="how many play", seen_by=ALL)
    mover: int = field(np.int16, means="who is to move", seen_by=ALL)


class Room(NamedTuple):
    states: Batch[Record]
    moves: Moves
    share: float


class Roomy(NamedTuple):
    states: Batch[Record]
    weights: Moves
    share: float


def arrays(
    random: Random,
    moves: Moves,
    weights: Weights,
    points: Points,
    flags: Flags,
    features: Features,
    options: Options,
    belief: Belief,
    story: Story,
    sums: Grid[np.int64],
) -> None: ...


def aliased(moves: Aliased[np.int32], sums: Aliased[np.float64]) -> None: ...


def numbers(move: int, share: float, is_certain: bool, where: Where) -> None: ...


def records(state: Record, own: State, states: Batch[Record], facts: Sequence[Facts]) -> None: ...


@rule
def show(states: Sequence[State], facts: Sequence[Facts]) -> None:
    """What a game might show: a second record, filled from the first."""
    facts[0].players = states[0].players
    facts[0].mover = to_move(states[0])


@rule
def play(room: Room, move: int) -> float:
    """Parts of a named tuple are read by name, and written to."""
    apply(room.states[0], move)
    room.moves[0] = move
    return 2 * room.share


def unnamed(state: Any) -> None: ...


def unsaid(state, move: int) -> None: ...  # type: ignore[no-untyped-def]  # noqa: ANN001


def hidden(state: Record, price: Decimal) -> None: ...


def of_numbers(moves: Sequence[int]) -> None: ...


def taken(function: Any) -> list[str]:
    return [str(one.numba_type) for one in Entry(function).takes(EDITION.game.state)]


def test_arrays_are_known_by_what_they_hold() -> None:
    kinds = ["uint64", "int32", "int64", "int32", "bool", "int8", "int64", "float64", "int32"]
    assert taken(arrays) == [f"array({kind}, 1d, C)" for kind in kinds] + ["array(int64, 2d, C)"]


def test_an_alias_of_the_language_is_looked_through() -> None:
    """NumPy 2.5 declares NDArray, and its shape, in this way."""
    assert taken(aliased) == ["array(int32, 1d, C)", "array(float64, 1d, C)"]


def test_numbers_are_known_by_their_types_also_under_a_new_name() -> None:
    assert taken(numbers) == ["int64", "float64", "bool", "int64"]


def test_a_record_is_the_state_of_the_game_unless_it_says_which() -> None:
    state, facts = EDITION.game.state.dtype, Facts.dtype
    assert Entry(records).takes(EDITION.game.state) == (
        Taken(state), Taken(state), Taken(state, 1), Taken(facts, 1),
    )  # fmt: skip
    assert Entry(records).takes(Facts)[0] == Taken(facts)


def test_a_second_record_of_a_game_is_filled_by_compiled_code() -> None:
    (shown,) = Compiled(EDITION).entries(Entry(show))
    states, facts, expected = State.batch(1), Facts.batch(1), Facts.batch(1)
    states[0] = cast(State, EDITION.lay_out(3, {}))
    shown(states, facts)
    EDITION.binding().twin(show)(states, expected)
    assert facts[0] == expected[0]
    assert int(facts[0].players) == 3


def test_a_named_tuple_is_taken_whole() -> None:
    (quick,) = Compiled(EDITION).entries(Entry(play))
    room = Room(EDITION.game.state.batch(1), np.zeros(1, np.int32), 0.5)
    room.states[0] = EDITION.lay_out(2, {})
    (move, *_) = EDITION.odds(room.states[0])
    assert quick(room, move) == 1.0
    assert room.moves[0] == move
    assert room.states[0] != EDITION.lay_out(2, {})


def test_code_for_other_parts_has_another_name() -> None:
    """A part may change its name and keep its kind: compiled code must not be found under the old one."""

    def other(room: Roomy, move: int) -> float: ...  # type: ignore[empty-body]

    one, two = (Entry(function).takes(EDITION.game.state) for function in (play, other))
    binding = Binding("inn", {}, {})
    assert [part.numba_type for _, part in one[0].parts] == [part.numba_type for _, part in two[0].parts]
    assert binding.digest(besides=one) != binding.digest(besides=two)


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (unnamed, "unnamed: state: typing.Any is nothing that compiled code is handed"),
        (unsaid, "unsaid: no annotation says what state takes"),
        (hidden, "hidden: price: Decimal can't be looked up"),
        (of_numbers, "of_numbers: moves: <class 'int'> is nothing"),
    ],
)
def test_what_cannot_be_read_is_refused(function: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        Entry(function).takes(EDITION.game.state)


@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", VERBS)
def test_a_game_takes_what_the_contract_says(game: Any, name: str) -> None:
    own = Entry(game.rules.by_name()[name]).takes(game.state)
    assert own == Entry(VERBS[name]).takes(game.state)


def test_every_verb_is_a_word_of_the_contract() -> None:
    assert {getattr(verb, "__role__", None) for verb in VERBS.values()} == {"verb"}
    assert list(VERBS) == list(Rules.__dataclass_fields__)
