/** Positions of Clans as a line of text: the twin of `write_position` in Python. */

import { type PositionWriter, upTo } from '../../rulebook/positions';

const TERRITORIES = 60;
const CLANS = ['red', 'blue', 'green', 'yellow', 'black'];
const LETTERS = 'RBGYK';

export const writePosition: PositionWriter = (state) => {
  const seats = upTo(state.players as number);
  const huts = upTo(TERRITORIES)
    .filter((territory) => state.group[territory])
    .map((territory) => {
      const counts = state.huts[territory] as number[];
      return `${territory}:${counts.map((count, clan) => LETTERS[clan]!.repeat(count)).join('')}`;
    });
  const founding = state.founding as number[];
  return [
    `players ${state.players}`,
    ...(state.dealt === TERRITORIES + state.players ? [] : [`dealt ${state.dealt}`]),
    `turn ${state.turn}`,
    `villages ${state.villages}`,
    `clans ${seats.map((seat) => CLANS[state.clan[seat] as number] ?? '?').join(' ')}`,
    `tokens ${seats.map((seat) => state.tokens[seat]).join(' ')}`,
    `points ${state.points.join(' ')}`,
    ...(founding.length > 0 ? [`founding ${founding.join(' ')}`] : []),
    `huts ${huts.join(' ')}`,
  ].join('; ');
};
