/** What the pages ask the service, one function each. What it refuses is thrown as a Refusal. */

import { language } from '../words/words.svelte';
import type {
  Analysis,
  BoardShown,
  Hint,
  Me,
  Offered,
  Replay,
  ReplayMade,
  Scenes,
  Table,
  TablesListed,
  TableWanted,
  Trouble,
} from './types';

/** The service said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.text);
  }
}

/** The service could not be reached. */
export class Unreachable extends Error {}

export const games = once(() => get<Offered>('games'));

const boards = new Map<string, Promise<BoardShown>>();

/** A board by its digest, or the usual one of a game. It never changes while a page is open. */
export function board(game: string, digest: string | null): Promise<BoardShown> {
  const path = digest === null ? `games/${encodeURIComponent(game)}/board` : `boards/${digest}`;
  let asked = boards.get(path);
  if (!asked) {
    asked = get<BoardShown>(path);
    boards.set(path, asked);
    asked.catch(() => boards.delete(path));
  }
  return asked;
}

export const me = () => get<Me>('me');
export const rename = (name: string) => send<Me>('PUT', 'me', { name });

export const tables = () => get<TablesListed>('tables');
export const makeTable = (wanted: TableWanted) => post<Table>('tables', wanted);

/** A table through these eyes, or through those that the service thinks fit. */
export function table(id: string, eyes: number | null, invite: string | null): Promise<Table> {
  const asked = new URLSearchParams();
  if (eyes !== null) asked.set('eyes', String(eyes));
  if (invite !== null) asked.set('invite', invite);
  const query = asked.toString();
  return get<Table>(at(id) + (query ? `?${query}` : ''));
}

export const join = (id: string, invite: string | null) => post<Table>(`${at(id)}/join`, { invite });
export const end = (id: string) => post<Table>(`${at(id)}/end`, {});
export const rematch = (id: string) => post<Table>(`${at(id)}/rematch`, {});
export const record = (id: string) => get<Record<string, unknown>>(`${at(id)}/record`);

/** An act of a seat, made for the number that the table had: moves, undo, offers, answers, leave, return. */
export function act(id: string, what: string, acted: object, logFrom: number): Promise<Table> {
  return post<Table>(`${at(id)}/${what}?log_from=${logFrom}`, acted);
}

export function hint(id: string, seat: number, number: number): Promise<Hint> {
  return post<Hint>(`${at(id)}/hint`, { seat, number });
}

export const openRecord = (record: unknown) => post<ReplayMade>('records', record);

/** A replay, and the invitation to its table that somebody came with. */
export interface ReplayAsked {
  id: string;
  invite: string | null;
}

export const replay = (asked: ReplayAsked) => get<Replay>(replayAt(asked));

/** Positions of a replay, after `start` moves and on. */
export function scenes(asked: ReplayAsked, eyes: number, start: number, count: number): Promise<Scenes> {
  return get<Scenes>(replayAt(asked, '/scenes', { eyes, start, count }));
}

export const analysis = (asked: ReplayAsked) => get<Analysis>(replayAt(asked, '/analysis'));
export const analyse = (asked: ReplayAsked) => post<Analysis>(replayAt(asked, '/analysis'), {});

function replayAt({ id, invite }: ReplayAsked, part = '', about: Record<string, number> = {}): string {
  const query = new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]));
  if (invite !== null) query.set('invite', invite);
  return `replays/${encodeURIComponent(id)}${part}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function at(id: string): string {
  return `tables/${encodeURIComponent(id)}`;
}

function get<Answer>(path: string): Promise<Answer> {
  return send<Answer>('GET', path);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return send<Answer>('POST', path, body);
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(method, path, body);
  if (answer.ok) return (await answer.json()) as Answer;
  throw new Refusal(answer.status, await troubleIn(answer));
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
}

/** Something between here and the service (a proxy) may answer in its own words. */
async function troubleIn(answer: Response): Promise<Trouble> {
  try {
    const said = (await answer.json()) as Partial<Trouble>;
    if (said.words && said.text) return said as Trouble;
  } catch {
    // Not even JSON.
  }
  const words = { say: 'web-trouble-unknown', about: { status: answer.status } };
  return { code: 'unknown', words, text: '', rule: null };
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
    return asked;
  };
}
