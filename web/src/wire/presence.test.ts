import { describe, expect, it } from 'vitest';

import { withPresence } from './presence';
import type { Table } from './scenes';
import type { Seat } from './types';

const seats = [0, 1, 2].map((seat) => ({ seat, name: `Seat ${seat}`, here: seat === 0 }) as Seat);
const table = { id: 'a', number: 7, seats, watchers: 0, absent: null } as unknown as Table;

describe('who is at a table', () => {
  it('is taken from the event, and nothing else is', () => {
    const now = withPresence(table, { type: 'presence', table: 'a', here: [1, 2], watchers: 5 });
    expect(now.seats.map((seat) => seat.here)).toEqual([false, true, true]);
    expect(now.watchers).toBe(5);
    expect({
      ...now,
      seats: now.seats.map((seat, at) => ({ ...seat, here: at === 0 })),
      watchers: 0,
    }).toEqual(table);
  });

  it('ends an absence: the others can not go on without a player who is back', () => {
    const absent = { seat: 2, since: '2026-11-16T20:00:00+00:00' };
    const event = { type: 'presence', table: 'a', watchers: 0 } as const;
    expect(withPresence({ ...table, absent }, { ...event, here: [0] }).absent).toEqual(absent);
    expect(withPresence({ ...table, absent }, { ...event, here: [0, 2] }).absent).toBeNull();
  });
});
