/** What a table is like unless somebody wants it otherwise; what was wanted last is remembered. */

import type { GameOffered, SeatWanted, TableWanted } from '../wire/types';
import { t } from '../words/words.svelte';

const KEY = 'pangea-last-table-';
/** A bot that plays sensibly and can be beaten. */
const LEVEL = 'gatherer';
const PLAYERS = 3;

/** Somebody against bots, as they played last time or as suits a newcomer. */
export function usualTable(game: GameOffered): TableWanted {
  return kept(game) ?? firstTable(game);
}

export function firstTable(game: GameOffered): TableWanted {
  const players = game.players.includes(PLAYERS) ? PLAYERS : (game.players[0] ?? 2);
  return {
    game: game.name,
    seats: Array.from({ length: players }, (_, seat) => seatAtFirst(seat)),
    options: {},
    shuffle: true,
  };
}

export function seatAtFirst(seat: number): SeatWanted {
  return seat === 0 ? { kind: 'me' } : { kind: 'bot', level: LEVEL };
}

/** The same with a name for whoever makes it: at a table in the page nobody else knows one. */
export function called(wanted: TableWanted, known: string): TableWanted {
  const name = known.trim() || t('web-player', { number: 1 });
  const seats = wanted.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name } : seat));
  return { ...wanted, seats };
}

/** Remember a table against bots, for the next time. */
export function remember(wanted: TableWanted): void {
  if (wanted.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot')) {
    localStorage.setItem(KEY + wanted.game, JSON.stringify(wanted));
  }
}

function kept(game: GameOffered): TableWanted | null {
  try {
    const wanted = JSON.parse(localStorage.getItem(KEY + game.name) ?? 'null') as TableWanted | null;
    return wanted && game.players.includes(wanted.seats.length) ? wanted : null;
  } catch {
    return null;
  }
}
