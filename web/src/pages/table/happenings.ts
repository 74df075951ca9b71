/** What others did at the table besides moving, for those whom it concerns: who took back what, who left, who said no. */

import type { LogLine, Table } from '../../wire/scenes';
import type { Happening, Said } from '../../wire/types';

type About = Record<string, unknown>;

/** What the page knew of a table. */
export interface Known {
  number: number;
  log: readonly LogLine[];
}

/** What is new since then, in sentences. What one did oneself needs no telling. */
export function tidings(
  before: Known,
  table: Pick<Table, 'happened' | 'yours'>,
  log: readonly LogLine[],
): Said[] {
  return table.happened
    .filter(({ number }) => number > before.number)
    .flatMap((happening) =>
      told(happening, table.yours.includes(happening.seat), takenBack(before.log, log, happening)),
    )
    .map(([say, about]) => ({ say, about }) as Said);
}

function told(happening: Happening, isYours: boolean, what: Said | null): [string, About][] {
  const { kind, seat, offer, level } = happening;
  const name = { seat };
  switch (kind) {
    case 'undone':
      if (isYours) return [];
      return [what ? ['events-undone-what', { name, what }] : ['events-undone', { name }]];
    case 'undone by consent':
      if (isYours) return [['events-agreed-yours', {}]];
      return [what ? ['events-agreed-what', { name, what }] : ['events-agreed', { name }]];
    case 'declined':
    case 'withdrawn':
      return isYours ? [] : [[`events-${kind}-${offer}`, { name }]];
    case 'lapsed':
      return [isYours ? ['events-lapsed-yours', {}] : ['events-lapsed', { name }]];
    case 'late':
      return [isYours ? ['web-time-up-yours', {}] : ['web-time-up', { name }]];
    case 'left':
      return isYours ? [] : [['events-left', { name, level: { say: `bots-level-${level}`, about: {} } }]];
    case 'stood in':
    case 'stood in by host': {
      const key = kind === 'stood in' ? 'events-stood-in' : 'events-stood-in-host';
      const about = { name, level: { say: `bots-level-${level}`, about: {} } };
      return [[isYours ? `${key}-yours` : key, about]];
    }
    case 'returned':
      return isYours ? [] : [['events-returned', { name }]];
  }
  // An offer lies on the table for all to see, and how a game ended is told by its result.
  return [];
}

/** The move that a seat took back, as the page had told it. */
function takenBack(before: readonly LogLine[], log: readonly LogLine[], { seat }: Happening): Said | null {
  const same = before.findIndex((line, number) => log[number]?.move !== line.move);
  const gone = same < 0 ? [] : before.slice(same);
  return gone.find((line) => line.seat === seat)?.told[0] ?? null;
}
