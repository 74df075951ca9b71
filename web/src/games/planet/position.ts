/** Positions of Planet as a line of text: the twin of `write_position` in Python. */

import { clauses, type Fields, type PositionWriter, upTo } from '../../rulebook/positions';

const NOTHING = '-';
const [FACES, EDGES] = [12, 5];

export const writePosition: PositionWriter = (state, rulebook, bytes) => {
  const seats = upTo(state.players as number);
  const [rules, animals] = rulebook.about.options;
  const columns = rulebook.factsOf(bytes).column as number[];
  const names = rulebook.board.names.animals!;
  const cards = (state.animal as (number | null)[]).flatMap((animal, card) => {
    if (animal === null) return [];
    const word = `${columns[card]}:${names[animal]}`;
    return (state.waiting as number[]).includes(card) ? word : `${word}>${state.owner[card] ?? NOTHING}`;
  });
  const written = {
    players: `${state.players}`,
    rules: rules!.values[state.beginners as number]!,
    animals: animals!.values[state.surprise as number]!,
    round: `${state.round_now}`,
    next: state.ending === 'playing' ? String(state.phase) : 'over',
    turn: `${state.turn}`,
    habitats: seats.map((seat) => habitatOf(state, seat)).join(' '),
    table: row(state.open_tiles as (number | null)[]),
    left: (state.leftover as (number | null)[][]).map(row).join(' / '),
    new: ranges(state.new_tiles as number[]),
    planets: seats.map((seat) => planet(state, seat)).join(' | '),
    cards: cards.join(' '),
  };
  return clauses(
    Object.fromEntries(Object.entries(written).map(([name, words]) => [name, words || NOTHING])),
  );
};

function habitatOf(state: Fields, seat: number): string {
  if (seat >= state.dealt) return NOTHING;
  return (state.habitat[seat] as string | null) ?? '?';
}

function row(tiles: readonly (number | null)[]): string {
  return tiles.filter((tile) => tile !== null).join(' ') || NOTHING;
}

/** Numbers in a row, runs of them as `3-7`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}

function planet(state: Fields, seat: number): string {
  const cover = state.cover[seat] as string[];
  const bare = state.bare[seat] as number[];
  const faces = upTo(FACES)
    .filter((face) => !bare.includes(face))
    .map((face) => {
      const portions = cover.slice(face * EDGES, (face + 1) * EDGES);
      return `${face}:${portions.map((habitat) => habitat[0]!.toUpperCase()).join('')}`;
    });
  return faces.join(' ') || NOTHING;
}
