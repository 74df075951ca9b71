/**
 * What happens, as it happens: one WebSocket for the whole page. When it is lost it comes back by itself, and
 * whoever watches a table says again how far they know it.
 */

import type { Ping, Pong, PresenceEvent, TableEvent, TroubleEvent, TurnEvent, Unwatch, Watch } from './types';

type FromPage = Watch | Unwatch | Ping;
type ToPage = TableEvent | PresenceEvent | TurnEvent | TroubleEvent | Pong;

/** How the connection is. A page that watches nothing needs none. */
export type Connection = 'unneeded' | 'connecting' | 'open' | 'lost';

interface Watcher {
  /** What to ask for when the connection comes back. */
  asks: () => Watch;
  hears: (event: TableEvent | PresenceEvent | TroubleEvent) => void;
}

const HEARTBEAT = 20_000;
/** No answer to a heartbeat for so long: the line is dead, though nobody has said so. */
const PATIENCE = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

let connection = $state<Connection>('unneeded');
let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
let doubt: ReturnType<typeof setTimeout> | undefined;

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
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  clearTimeout(retry);
  connection = connection === 'lost' ? 'lost' : 'connecting';
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const opening = new WebSocket(`${scheme}://${location.host}/api/events`);
  socket = opening;
  opening.onopen = () => {
    connection = 'open';
    wait = FIRST_WAIT;
    beat = setInterval(ping, HEARTBEAT);
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

function ping(): void {
  tell({ type: 'ping' });
  clearTimeout(doubt);
  doubt = setTimeout(() => socket?.close(), PATIENCE);
}

function tell(message: FromPage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(event: ToPage): void {
  clearTimeout(doubt);
  if (event.type === 'table') watchers.get(event.table.id)?.hears(event);
  else if (event.type === 'presence') watchers.get(event.table)?.hears(event);
  else if (event.type === 'turn') onTurn.forEach((hears) => hears(event));
  else if (event.type === 'trouble' && event.table !== null) watchers.get(event.table)?.hears(event);
}

window.addEventListener('online', () => {
  if (connection === 'lost') reconnect();
});
document.addEventListener('visibilitychange', () => {
  // A phone that slept may have lost the line without being told.
  if (document.visibilityState !== 'visible') return;
  if (connection === 'lost') reconnect();
  else if (connection === 'open') ping();
});
