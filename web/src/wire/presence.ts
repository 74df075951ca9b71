/** Who is at a table. */

import type { Table } from './scenes';
import type { PresenceEvent } from './types';

/** The table with the people who are there now. Nobody goes on without a player who is back. */
export function withPresence(table: Table, event: PresenceEvent): Table {
  const seats = table.seats.map((seat) => ({ ...seat, here: event.here.includes(seat.seat) }));
  const isBack = table.absent !== null && event.here.includes(table.absent.seat);
  return { ...table, seats, watchers: event.watchers, absent: isBack ? null : table.absent };
}
