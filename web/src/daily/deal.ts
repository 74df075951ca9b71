/** The daily challenge: one deal a day, which follows from the date alone. The twin of src/pangea/arena/daily.py. */

import { sha256 } from '@noble/hashes/sha2.js';

export const FIRST_DAY = '2026-11-01';
/** The level of all other seats. It counts its iterations, so it plays the same everywhere. */
export const OPPONENTS = 'hunter';
/** The levels whose games are the same everywhere. */
export const COMPARED = ['hatchling', 'gatherer', 'hunter', 'elder'] as const;

const SEED_BYTES = 16;
const DAY_MS = 86_400_000;
const TRY = '~daily-';

export interface Deal {
  /** The day, such as 2026-11-18. */
  date: string;
  /** The first challenge has number 1. */
  number: number;
  game: string;
  players: number;
  seat: number;
  seed: string;
  level: string;
}

export interface Dealt {
  name: string;
  players: readonly number[];
  /** The first day on which it may be dealt; a game without one never is. */
  daily_from: string | null;
}

/** The deal of a day: the games in turn, by their names; all else from SHA-256 of `pangea daily 1 2026-11-18`. */
export function dealOf(date: string, games: readonly Dealt[]): Deal {
  const inTurn = games
    .filter(({ daily_from }) => daily_from !== null && daily_from <= date)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const digest = digestOf(date);
  const game = inTurn[daysTo(date) % inTurn.length]!;
  const players = game.players[digest[SEED_BYTES]! % game.players.length]!;
  return {
    date,
    number: daysTo(date) - daysTo(FIRST_DAY) + 1,
    game: game.name,
    players,
    seat: digest[SEED_BYTES + 1]! % players,
    seed: numberIn(digest),
    level: OPPONENTS,
  };
}

/** What a bot draws from for move `number` of the game, nature's counted: nothing that it thought before counts. */
export function botSeed(date: string, number: number): string {
  return numberIn(digestOf(date, ` move ${number}`));
}

/** Is it a day with a challenge, written as one? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) && text >= FIRST_DAY;
}

/** The day it is now, the same everywhere on earth. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, FIRST_DAY.length);
}

export function dayAfter(date: string, days = 1): string {
  return today(new Date(Date.parse(date) + days * DAY_MS));
}

/** The id of the one try; practice has something behind it. */
export function tryId(date: string, practice = ''): string {
  return `${TRY}${date}${practice && `-${practice}`}`;
}

/** A day as people write it: 18 November 2026. */
export function dayInWords(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** The day whose challenge a table is; null for any other table. */
export function dailyOf(table: string): string | null {
  const date = table.startsWith(TRY) ? table.slice(TRY.length, TRY.length + FIRST_DAY.length) : '';
  return isDay(date) ? date : null;
}

function daysTo(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MS);
}

function digestOf(date: string, more = ''): Uint8Array {
  return sha256(new TextEncoder().encode(`pangea daily 1 ${date}${more}`));
}

function numberIn(digest: Uint8Array): string {
  const digits = Array.from(digest.slice(0, SEED_BYTES), (byte) => byte.toString(16).padStart(2, '0'));
  return BigInt(`0x${digits.join('')}`).toString();
}
