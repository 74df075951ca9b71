/** The result of a game in a list of tables: “won, 24 points”, “2nd of 2, 18 points”. */

import type { GameResult, Seat } from '../../wire/types';
import { listed, t } from '../../words/words.svelte';
import { ranking } from './ranking';

export function resultInWords(
  { points, winners }: GameResult,
  seats: readonly Seat[],
  names: string[],
): string {
  if (winners.length === 0) return t('result-listed-ended');
  const own = seats.filter((seat) => seat.yours);
  const only = own.length === 1 ? own[0]!.seat : null;
  const scored = points[only ?? winners[0]!];
  const score = scored === undefined ? '' : t('result-listed-points', { points: scored });
  const said = played(winners, seats, only, names) ?? outcome(points, winners, seats.length, only, names);
  return [said, score].filter(Boolean).join(', ');
}

/** A place and points: “2nd of 3, 10 points”. */
export function placeInWords(place: number, players: number, points: number): string {
  return [t('result-listed-place', { place, players }), t('result-listed-points', { points })].join(', ');
}

/** Of a seat for which a bot decided most, and of winners of whom all are such; null of any other result. */
function played(
  winners: number[],
  seats: readonly Seat[],
  own: number | null,
  names: string[],
): string | null {
  if (own === null)
    return winners.every((seat) => seats[seat]?.played_by)
      ? t('result-listed-played-wins', { names: listed(winners.map((seat) => names[seat] ?? '')) })
      : null;
  const level = seats[own]?.played_by;
  return level ? t('result-listed-played', { level: t(`bots-level-${level}`) }) : null;
}

function outcome(
  points: number[],
  winners: number[],
  players: number,
  own: number | null,
  names: string[],
): string {
  if (own === null) {
    const won = winners.map((seat) => names[seat] ?? '');
    return t('result-listed-wins', { count: won.length, names: listed(won) });
  }
  if (winners.includes(own)) return t(winners.length > 1 ? 'result-listed-shared' : 'result-listed-won');
  // Old tables of this browser know who has won, and no points.
  if (points.length === 0) return t('result-listed-lost');
  const place = ranking(points, winners).find((rank) => rank.seat === own)!.place;
  return t('result-listed-place', { place, players });
}
