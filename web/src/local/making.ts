/** Setting a table up: what somebody wants, checked; and a rematch of a game that is over. */

import { newSeed, seedHash } from '../rulebook/chance';
import { SHUFFLE } from '../rulebook/match';
import type { Rulebook } from '../rulebook/rulebook';
import type * as wire from '../wire/types';
import type { Made, Sitting, Start } from './entries';
import { refuse, WRONG } from './refusals';

/** The bot that is taken where none is named. */
export const LEVEL = 'hunter';
const LONGEST_NAME = 40;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export function madeBy(wanted: wire.TableWanted, version: number, start: Start | null): Made {
  const seats = wanted.seats.map(sittingFor);
  const places = [...seats.keys()];
  const order = (wanted.shuffle ?? true) && !start ? shuffled(places) : places;
  return {
    type: 'made',
    game: wanted.game,
    version,
    seats: order.map((place) => seats[place]!),
    options: { ...wanted.options },
    ...(wanted.species?.length ? { species: order.map((place) => wanted.species![place] ?? '') } : {}),
    seed: newSeed(),
    shuffle: SHUFFLE,
    nature: [],
    belief: wanted.belief ?? null,
    ...(start ? { start } : {}),
  };
}

function sittingFor({ kind, level, name }: wire.SeatWanted): Sitting {
  if (kind === 'bot') return { kind: 'bot', name: level ?? LEVEL, level: level ?? LEVEL, stands_in: false };
  if (kind === 'open') throw new Error('a table in the page has no open seat');
  const called = (name ?? '').replace(/\p{C}/gu, '').trim().replace(/\s+/g, ' ');
  if ([...called].length > LONGEST_NAME)
    throw refuse(WRONG, 'bad-table', 'server-table-long-name', { most: LONGEST_NAME });
  return { kind: kind === 'me' ? 'person' : 'screen', name: called, level: null, stands_in: false };
}

/** Players and options as the game offers them. */
export function checkOptions({ about }: Rulebook, players: number, options: Record<string, string>): void {
  const { game } = about;
  const [least, most] = about.players;
  if (!(players >= least && players <= most))
    throw refuse(WRONG, 'bad-table', 'core-wrong-players', { game, players, least, most });
  for (const [option, value] of Object.entries(options)) {
    const known = about.options.find(({ name }) => name === option);
    if (!known) throw refuse(WRONG, 'bad-table', 'core-unknown-option', { game, option });
    if (!known.values.includes(value)) {
      const values = known.values.join(', ');
      throw refuse(WRONG, 'bad-table', 'core-unknown-value', { option, value, values });
    }
  }
}

/** One role for each seat, and each role once, where players choose roles. */
export function checkRoles(
  { about }: Rulebook,
  players: number,
  chosen: readonly string[] | undefined,
): void {
  if (chosen === undefined) return;
  const { game, roles } = about;
  if (!roles)
    throw refuse(WRONG, 'bad-table', 'core-roles-none', { game: { say: `${game}-title`, about: {} } });
  const { field, names } = roles;
  const isOneEach = chosen.length === players && new Set(chosen).size === players;
  if (!isOneEach || !chosen.every((name) => names.includes(name)))
    throw refuse(WRONG, 'bad-table', 'core-roles', { key: field, players, known: names.join(', ') });
}

export function knownLevel({ about }: Rulebook, level: string): string {
  const names = about.levels.map(({ name }) => name);
  if (names.includes(level)) return level;
  throw refuse(WRONG, 'bad-table', 'core-unknown-bot', { name: level, bots: names.join(', ') });
}

/** The same again, everybody one seat further; whoever practises tries it in the same seat again. */
export function rematchOf(made: Made, version: number): Made {
  const seats = made.seats.map((sitting) => ({ ...sitting }));
  const { species } = made;
  return {
    ...made,
    version: made.start ? made.version : version,
    seats: made.start ? seats : turned(seats),
    ...(species && !made.start ? { species: turned(species) } : {}),
    seed: newSeed(),
    nature: [],
  };
}

function turned<Thing>([first, ...others]: readonly Thing[]): Thing[] {
  return [...others, first!];
}

/** The same for all who ask for a rematch at the same moment: only one of their tables is made. */
export function rematchId(id: string, made: Made): string {
  return `~${seedHash(`${id} ${made.seed}`).slice(0, 12)}`;
}

/** An id that no table of the service can have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `~${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const keyed = things.map((thing) => ({ thing, key: crypto.getRandomValues(new Uint32Array(1))[0]! }));
  return keyed.sort((one, other) => one.key - other.key).map(({ thing }) => thing);
}
