/**
 * What happens, as it happens: one WebSocket for the whole page. When it is lost it comes back by itself, and
 * whoever watches a table says again how far they know it.
 */

import { at, hasService } from '../base';
import type { Watcher } from '../tables/host';
import type {
  Ping,
  Pong,
  PresenceEvent,
  TableEvent,
  TalkEvent,
  TroubleEvent,
  TurnEvent,
  Unwatch,
  Watch,
} from './types';

type FromPage = Watch | Unwatch | Ping;
type ToPage = TableEvent | PresenceEvent | TalkEvent | TurnEvent | TroubleEvent | Pong;

/** How the connection is. A page that watches nothing needs none. */
export type Connection = 'unneeded' | 'connecting' | 'open' | 'lost';

/** Somebody who waits for a move wants to know within a few seconds that none can come. */
const HEARTBEAT = 5_000;
/** A page that nobody looks at asks less often. */
const UNSEEN_HEARTBEAT = 20_000;
/** After this long without an answer, to a heartbeat or to a call, the line is dead, though nobody has said so. */
const PATIENCE = 4_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

let connection = $state<Connection>('unneeded');
let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
let doubt: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

const watchers = new Map<string, Watcher>();
const onTurn = new Set<(event: TurnEvent) => void>();

export function connectionState(): Connection {
  return connection;
}

/** Hear of a table until the function that comes back is called. */
export function watch(table: string, watcher: Watcher): () => void {
  watchers.set(table, watcher);
  ask(table);
  return () => {
    if (watchers.get(table) !== watcher) return;
    watchers.delete(table);
    tell({ type: 'unwatch', table });
    rest();
  };
}

/** Say again what is asked for: other eyes, or from another point on. */
export function ask(table: string): void {
  const watcher = watchers.get(table);
  if (!watcher) return;
  if (socket?.readyState === WebSocket.OPEN) tell(watcher.asks());
  else connect();
}

/** Hear whenever it is one's turn somewhere. */
export function watchTurns(hears: (event: TurnEvent) => void): () => void {
  onTurn.add(hears);
  connect();
  return () => {
    onTurn.delete(hears);
    rest();
  };
}

/** Connect anew: after the person got a name, or when the network is back. */
export function reconnect(): void {
  socket?.close();
  wait = FIRST_WAIT;
  connect();
}

function connect(): void {
  if (!hasService || (socket && socket.readyState <= WebSocket.OPEN)) return;
  clearTimeout(retry);
  connection = connection === 'lost' ? 'lost' : 'connecting';
  const opening = new WebSocket(at('api/events').replace(/^http/, 'ws'));
  socket = opening;
  expectAnswer();
  opening.onopen = () => {
    clearTimeout(doubt);
    connection = 'open';
    wait = FIRST_WAIT;
    clearInterval(beat);
    beat = setInterval(keepAsking, HEARTBEAT);
    for (const watcher of watchers.values()) tell(watcher.asks());
  };
  opening.onmessage = (message) => hear(JSON.parse(String(message.data)) as ToPage);
  opening.onclose = () => {
    if (socket === opening) lost();
  };
}

function lost(): void {
  socket = null;
  clearInterval(beat);
  clearTimeout(doubt);
  if (isIdle()) {
    connection = 'unneeded';
    return;
  }
  connection = 'lost';
  clearTimeout(retry);
  retry = setTimeout(connect, wait);
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

function isIdle(): boolean {
  return watchers.size === 0 && onTurn.size === 0;
}

function rest(): void {
  if (!isIdle()) return;
  clearTimeout(retry);
  socket?.close();
  connection = 'unneeded';
}

function keepAsking(): void {
  if (document.visibilityState === 'visible' || Date.now() - asked >= UNSEEN_HEARTBEAT) ping();
}

function ping(): void {
  asked = Date.now();
  tell({ type: 'ping' });
  expectAnswer();
}

function expectAnswer(): void {
  clearTimeout(doubt);
  doubt = setTimeout(giveUp, PATIENCE);
}

/** A dead line takes its time to say that it is closed: nobody waits for that. */
function giveUp(): void {
  const dead = socket;
  if (!dead) return;
  lost();
  dead.close();
}

function tell(message: FromPage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(event: ToPage): void {
  clearTimeout(doubt);
  if (event.type === 'table') watchers.get(event.table.id)?.hears(event);
  else if (event.type === 'presence' || event.type === 'talk') watchers.get(event.table)?.hears(event);
  else if (event.type === 'turn') onTurn.forEach((hears) => hears(event));
  else if (event.type === 'trouble' && event.table !== null) watchers.get(event.table)?.hears(event);
}

window.addEventListener('online', () => {
  if (connection === 'lost') reconnect();
});
window.addEventListener('offline', () => {
  // A service on this machine can be reached without a network: it is asked.
  if (connection === 'open') ping();
});
document.addEventListener('visibilitychange', () => {
  // A phone that slept may have lost the line without being told.
  if (document.visibilityState !== 'visible') return;
  if (connection === 'lost') reconnect();
  else if (connection === 'open') ping();
});
