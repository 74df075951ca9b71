/** Tables and replays as the pages read them, whoever keeps them. */

import type { LocalWanted } from '../local/practice';
import { isPlayedHere } from '../rulebook/known';
import * as api from '../wire/api';
import { fromBase64 } from '../wire/base64';
import type { Replay, Scenes, Table } from '../wire/scenes';
import type { Hint, SeatAct } from '../wire/types';
import { isLocal, type TableHost, type Watcher } from './host';
import { localHost, makeLocal } from './local.svelte';
import { serviceHost } from './service';

function hostOf(id: string): TableHost {
  return isLocal(id) ? localHost : serviceHost;
}

/** Set a table up; its id. It lives in the page unless others are to come by link, or only the service can run its rules. */
export async function make(wanted: LocalWanted): Promise<string> {
  const comesByLink = wanted.seats.some(({ kind }) => kind === 'open');
  // Only the page itself begins a game in its midst.
  if (wanted.start || (isPlayedHere(wanted.game) && !comesByLink && !wanted.content))
    return makeLocal(wanted);
  return (await api.makeTable(wanted)).id;
}

export async function table(id: string, eyes: number | null, invite: string | null): Promise<Table> {
  return api.read(await hostOf(id).table(id, eyes, invite));
}

/** The position as these eyes may know it, in bytes. */
export async function position(id: string, eyes: number, invite: string | null) {
  const { moves, state } = await hostOf(id).position(id, eyes, invite);
  return { moves, state: fromBase64(state) };
}

/** Earlier positions of a game that goes on, after `start` moves and on. */
export async function past(
  { id, game, board }: Pick<Table, 'id' | 'game' | 'board'>,
  eyes: number,
  start: number,
  count: number,
  invite: string | null,
): Promise<Scenes> {
  return api.readScenes(await hostOf(id).past(id, eyes, start, count, invite), { game, board });
}

export async function join(
  id: string,
  invite: string | null,
  number: number,
  seat: number | null,
): Promise<Table> {
  return api.read(await hostOf(id).join(id, invite, number, seat));
}

export async function arrange(
  id: string,
  what: 'fill' | 'invitations' | 'settings',
  wanted: object,
): Promise<Table> {
  return api.read(await hostOf(id).arrange(id, what, wanted));
}

export async function end(id: string): Promise<Table> {
  return api.read(await hostOf(id).end(id));
}

export async function rematch(id: string): Promise<string> {
  return (await hostOf(id).rematch(id)).id;
}

export async function act(id: string, what: string, acted: SeatAct, logFrom: number): Promise<Table> {
  return api.read(await hostOf(id).act(id, what, acted, logFrom));
}

export function hint(id: string, seat: number, number: number): Promise<Hint> {
  return hostOf(id).hint(id, seat, number);
}

export function watch(id: string, watcher: Watcher): () => void {
  return hostOf(id).watch(id, watcher);
}

export function ask(id: string): void {
  hostOf(id).ask(id);
}

export async function replay(asked: api.ReplayAsked): Promise<Replay> {
  return api.readReplay(await hostOf(asked.id).replay(asked));
}

/** Positions of a replay, after `start` moves and on. */
export async function scenes(
  asked: api.ReplayAsked,
  about: Pick<Replay, 'game' | 'board'>,
  eyes: number,
  start: number,
  count: number,
): Promise<Scenes> {
  return api.readScenes(await hostOf(asked.id).scenes(asked, eyes, start, count), about);
}
