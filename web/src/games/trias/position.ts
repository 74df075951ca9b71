/** Positions of Trias as a line of text: the twin of `write_position` in Python. */

import { clauses, type Fields, type PositionWriter, upTo } from '../../rulebook/positions';

const HEX_ROW = 128;
const SEATS = 'abcde';
const TERRAINS: Record<string, string> = { mountain: 'M', steppe: 'S', forest: 'F', pole: 'P' };
const PHASES: Record<string, string> = {
  laying: 'lay',
  dealing: 'deal',
  placing: 'place',
  choosing: 'choose',
  drawing: 'draw',
  lifting: 'lift',
  putting: 'put',
  acting: 'act',
  refilling: 'refill',
  finished: 'over',
};

export const writePosition: PositionWriter = (state) => {
  const seats = upTo(state.players as number);
  return clauses({
    players: `${state.players}`,
    splits: String(state.splits),
    turn: `${state.turn}`,
    phase: PHASES[String(state.phase)]!,
    laid: state.phase === 'laying' ? `${state.laid}` : '',
    placed: state.phase === 'placing' ? `${state.placed}` : '',
    points: seats.map((seat) => state.points[seat]).join(' '),
    ap: `${state.action_points}`,
    rescues: state.rescues ? `${state.rescues}` : '',
    card: (state.card as string | null) ?? '',
    hands: seats.map((seat) => state.hand[seat] ?? (state.back[seat] ? '?' : '-')).join(' '),
    backs: seats.map((seat) => state.back[seat]).join(' '),
    played: state.played.flat().join(' '),
    last: state.last_turns ? `${state.last_turns}` : '',
    lifted: state.lifted === null ? '' : hex(state.place[state.lifted] as number),
    tiles: upTo(state.tiles as number)
      .map(
        (tile) => `${hex(state.place[tile] as number)}:${TERRAINS[state.terrain[tile]]}${herds(state, tile)}`,
      )
      .join(' '),
    swim: upTo(state.swims as number)
      .map((number) => `${hex(state.swim_place[number] as number)}:${swimmers(state, number)}`)
      .join(' '),
  });
};

function hex(place: number): string {
  const q = Math.floor((place + HEX_ROW / 2) / HEX_ROW);
  return `${q},${place - q * HEX_ROW}`;
}

/** The herds on a tile, a letter each; a capital for a spent one. */
function herds(state: Fields, tile: number): string {
  return upTo(state.players as number)
    .map((seat) => {
      const spent = seat === state.turn ? (state.spent[tile] as number) : 0;
      const letter = SEATS[seat]!;
      return letter.repeat(state.herds[tile][seat] - spent) + letter.toUpperCase().repeat(spent);
    })
    .join('');
}

function swimmers(state: Fields, number: number): string {
  return upTo(state.players as number)
    .map((seat) => SEATS[seat]!.repeat(state.swimmers[number][seat] as number))
    .join('');
}
