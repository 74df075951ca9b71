/** A table in the page as the pages see it: what src/pangea/server/tables/showing.py is for the service. */

import { dailyOf } from '../daily/deal';
import { seedHash } from '../rulebook/chance';
import { WATCHER } from '../rulebook/rulebook';
import { sceneOf, type Suspects } from '../rulebook/scenes';
import type * as wire from '../wire/types';
import type { Sitting } from './entries';
import type { OpenTable } from './opening';
import { type PracticeTable, practiceOf } from './practice';
import { FORBIDDEN, refuse } from './refusals';
import { isPlayedByBot } from './state';
import type { Summary } from './store';

/** What the wire calls the eyes of somebody who only watches. */
const WATCHING = -1;
/** Whoever sits before this screen. */
export const ME = 'me';

/** The eyes to look through: by default those of the seat to move, if it is one's own. */
export function chosenEyes(table: OpenTable, wanted: number | null): number {
  const { own, players } = table.state;
  if (wanted === null) return own.includes(table.turn) ? table.turn : (own[0] ?? WATCHER);
  if (wanted === WATCHING) return WATCHER;
  const isSeat = wanted >= 0 && wanted < players;
  if (own.includes(wanted) || (isSeat && table.status === 'over')) return wanted;
  throw refuse(FORBIDDEN, 'not-your-eyes', 'server-table-not-your-eyes', { seat: wanted });
}

/** The move that a seat may take back; null if there is none. All who could object sit before this screen. */
export function undone(table: OpenTable, seat: number): number | null {
  const sitting = table.state.seats[seat];
  if (dailyOf(table.id)) return null;
  if (table.status !== 'playing' || !sitting || isPlayedByBot(sitting)) return null;
  const last = table.match.lastOf(seat);
  return last !== null && last >= table.state.begins ? last : null;
}

/** Which of the seats at this screen moved last; between two turns, when nobody's eyes look, it may take back. */
function lastMover({ state, match }: OpenTable): number {
  const last = (seat: number) => match.lastOf(seat) ?? -1;
  const seat = state.own.reduce(
    (one, other) => (last(other) > last(one) ? other : one),
    state.own[0] ?? WATCHER,
  );
  return last(seat) < 0 ? WATCHER : seat;
}

export function shown(table: OpenTable, eyes: number, logFrom: number, suspects: Suspects): PracticeTable {
  const { state } = table;
  const isOver = table.status === 'over';
  const own = state.own;
  const practice = practiceOf(table.match.rulebook, state.made, isOver);
  return {
    id: table.id,
    game: state.made.game,
    version: state.made.version,
    status: table.status,
    number: state.number,
    players: state.players,
    options: state.made.options,
    // They are read where somebody takes an open seat: there is none at a table in the page.
    roles: [],
    board: null,
    private: true,
    joining: 'link',
    watching: 'players',
    seats: seatsShown(table.sittings),
    host: ME,
    yours: own,
    may_end: !isOver,
    watchers: 0,
    clock: null,
    absence_days: 0,
    absent: null,
    pace: 0,
    belief: state.tellsBelief,
    invite: null,
    offer: null,
    undo: undone(table, own.includes(eyes) ? eyes : lastMover(table)) !== null ? 'now' : 'no',
    fairness: fairness(table),
    rematch: state.rematch,
    scene: scene(table, eyes, logFrom, state.tellsBelief ? suspects : () => []),
    happened: state.happened,
    ...(practice ? { practice } : {}),
  };
}

export function fairness(table: OpenTable): wire.Fairness {
  const { seed, shuffle } = table.state.made;
  return { hash: seedHash(seed), seed: table.status === 'over' ? seed : null, shuffle };
}

/** A seat that a bot plays for its person has nothing to choose, nor anybody once the game was ended. */
function scene(table: OpenTable, eyes: number, logFrom: number, suspects: Suspects): wire.Scene {
  const seen = sceneOf(table.match, eyes, logFrom, suspects);
  const sitting = table.state.seats[eyes];
  const mayPlay = !table.state.isEnded && sitting !== undefined && !isPlayedByBot(sitting);
  return mayPlay ? seen : { ...seen, legal: [] };
}

function seatsShown(seats: readonly Sitting[]): wire.Seat[] {
  return seats.map(({ kind, name, level, stands_in, played_by = null }, seat) => ({
    seat,
    kind,
    name,
    person: kind === 'bot' ? null : ME,
    level,
    stands_in,
    yours: kind !== 'bot',
    here: kind !== 'bot',
    seconds_left: null,
    kept: null,
    played_by,
  }));
}

/** A table in a list; one that can't be opened can only be saved and removed. */
export type LocalListed = wire.TableListed & { isDamaged: boolean; isPractice: boolean };

/** Null if not even its id is sound. */
export function summarised(summary: Summary): LocalListed | null {
  if (!isSummary(summary)) return typeof summary.id === 'string' ? broken(summary.id) : null;
  const { id, game, status, seats, turn, moves, touched, winners, isDamaged } = summary;
  const points = Array.isArray(summary.points) ? summary.points : [];
  const mover = seats[turn];
  return {
    id,
    game,
    status,
    seats: seatsShown(seats),
    turn,
    your_turn: status === 'playing' && mover !== undefined && !isPlayedByBot(mover),
    moves,
    touched: new Date(touched * 1000).toISOString(),
    private: true,
    may_end: status !== 'over',
    result: status === 'over' ? { points, winners } : null,
    isDamaged,
    isPractice: summary.isPractice === true,
  };
}

/** Somebody may have changed what is kept. */
function isSummary({ game, seats, touched, winners }: Summary): boolean {
  return (
    typeof game === 'string' && Array.isArray(seats) && Array.isArray(winners) && Number.isFinite(touched)
  );
}

function broken(id: string): LocalListed {
  return {
    id,
    game: '',
    status: 'over',
    seats: [],
    turn: -2,
    your_turn: false,
    moves: 0,
    touched: new Date(0).toISOString(),
    private: true,
    may_end: false,
    result: null,
    isDamaged: true,
    isPractice: false,
  };
}
