/** Who is at a table. */

import type { Table } from './scenes';
import type { PresenceEvent } from './types';

/** The table with the people who are there now. */
export function withPresence(table: Table, event: PresenceEvent): Table {
  const seats = table.seats.map((seat) => ({ ...seat, here: event.here.includes(seat.seat) }));
  return { ...table, seats, watchers: event.watchers };
}
