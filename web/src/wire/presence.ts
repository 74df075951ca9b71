/** Who is at a table. */

import type { Table } from './scenes';
import type { PresenceEvent } from './types';

/** The table with the people who are there now. The others can't go on without a player who is back. */
export function withPresence(table: Table, event: PresenceEvent): Table {
  const seats = table.seats.map((seat) => ({ ...seat, here: event.here.includes(seat.seat) }));
  const { absent } = table;
  const isBack = absent !== null && event.here.includes(absent.seat);
  return { ...table, seats, watchers: event.watchers, absent: isBack ? null : absent };
}
