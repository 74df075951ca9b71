/** What the pages ask the service, one function each. What it refuses is thrown as a Refusal. */

import { StoryReader } from '../words/stories';
import { at as addressOf, hasService } from '../base';
import { noteAnswer, noteStrayIdentity } from '../service.svelte';
import { hasWords, language, need } from '../words/words.svelte';
import { dataFile } from './data';
import { type BoardShown, readLog, readScene, type Replay, type Scenes, type Table } from './scenes';
import { PAGE } from './page';
import type * as wire from './types';
import type {
  AnalysisProgress,
  Book,
  Hint,
  Me,
  Offered,
  ReplayMade,
  TablesListed,
  TableWanted,
  Trouble,
} from './types';

/** The code of a refusal that the page answers with the offer of a fresh start. */
export const STRAY = 'stray-cookie';

/** The service said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
    /** Seconds after which it may be tried again. */
    readonly retryAfter: number | null = null,
  ) {
    super(trouble.text);
  }
}

/** What the service answers while it still checks something for this person, or too much for others. */
const BUSY = new Set(['one-check', 'many-checks', 'work-used-up']);
/** For more than this many seconds a page does not wait by itself. */
const LONGEST_WAIT = 60;

/** The service could not be reached. */
export class Unreachable extends Error {}

/** There is no service that could be asked: the pages are on a static host. */
export class NoService extends Unreachable {}

export const games = once(() => file<Offered>('games'));

/** What seats hide from each other in a game, as it declares it; nothing as long as that can't be asked. */
export function hiddenIn(game: string): Promise<wire.HiddenOffered[]> {
  return games().then(
    (offered) => offered.games.find(({ name }) => name === game)?.hidden ?? [],
    () => [],
  );
}

const boards = new Map<string, Promise<wire.BoardShown>>();
const books = new Map<string, Promise<Book>>();

/**
 * A board by its digest, or the usual one of a game, with the game's book. A board never changes while a page is open;
 * a book is another one once the service has been renewed: `bookDigest` says which is wanted.
 */
export async function board(
  game: string,
  digest: string | null,
  bookDigest: string | null = null,
): Promise<BoardShown> {
  const [shown, book] = await Promise.all([
    digest === null
      ? kept(boards, game, () => file<wire.BoardShown>(`${encodeURIComponent(game)}/board`))
      : kept(boards, digest, () => patiently(() => get<wire.BoardShown>(`boards/${digest}`))),
    bookOf(game, bookDigest),
  ]);
  return { ...shown, book };
}

async function bookOf(game: string, digest: string | null): Promise<Book> {
  const name = encodeURIComponent(game);
  const known = await kept(books, game, () => file<Book>(`${name}/book`));
  if (digest === null || known.digest === digest) return known;
  books.delete(game);
  const renewed = await kept(books, game, () => get<Book>(`games/${name}/book?digest=${digest}`));
  // Services of two versions behind one address: in a moment there will be one.
  if (renewed.digest !== digest) throw new Unreachable();
  return renewed;
}

function kept<Thing>(
  store: Map<string, Promise<Thing>>,
  name: string,
  ask: () => Promise<Thing>,
): Promise<Thing> {
  let asked = store.get(name);
  if (!asked) {
    asked = ask();
    store.set(name, asked);
    asked.catch(() => store.delete(name));
  }
  return asked;
}

/** Whoever reads what was said at a table or in a replay. */
async function readerFor(game: string, digest: string | null, book: string | null): Promise<StoryReader> {
  const [shown] = await Promise.all([board(game, digest, book), need(game)]);
  return new StoryReader(shown.book.words, shown.names, hasWords);
}

/** A table as it arrived, read. Its book is fetched while it still gathers: then nothing is missing once it plays. */
export async function read(table: wire.Table): Promise<Table> {
  const reader = await readerFor(table.game, table.board, table.scene?.book ?? null);
  return { ...table, scene: table.scene && readScene(table.scene, reader) };
}

export async function readReplay(replay: wire.Replay): Promise<Replay> {
  const reader = await readerFor(replay.game, replay.board, replay.book);
  return { ...replay, lines: readLog(replay.lines, reader) };
}

export const me = () => get<Me>('me');
/** Where friends find the service. */
export const whereabouts = () => get<wire.Reach>('reach');
export const rename = (name: string) => send<Me>('PUT', 'me', { name });
/** Become a new guest in place of an identity that the service does not recognise. */
export const freshStart = () => post<Me>('me/fresh-start', {});

/** The bot accounts of whoever asks; make one, with a token that is shown once; end one. */
export const bots = () => get<wire.BotAccount[]>('me/tokens');
export const makeBot = (name: string) => post<wire.TokenMade>('me/tokens', { name });
export const endBot = (id: string) => send<null>('DELETE', `me/tokens/${encodeURIComponent(id)}`);
/** The bot accounts that wait for opponents. */
export const waiting = () => get<wire.WaitingBot[]>('waiting');

export const tables = () => get<TablesListed>('tables');
export const makeTable = (wanted: TableWanted) => patiently(() => post<wire.Table>('tables', wanted));

/** A table through these eyes, or through those that the service thinks fit. */
export function table(id: string, eyes: number | null, invite: string | null): Promise<wire.Table> {
  const asked = new URLSearchParams();
  if (eyes !== null) asked.set('eyes', String(eyes));
  if (invite !== null) asked.set('invite', invite);
  const query = asked.toString();
  return get<wire.Table>(at(id) + (query ? `?${query}` : ''));
}

/** The position as these eyes may know it. */
export function position(id: string, eyes: number, invite: string | null): Promise<wire.PositionSent> {
  const asked = new URLSearchParams({ eyes: String(eyes) });
  if (invite !== null) asked.set('invite', invite);
  return get<wire.PositionSent>(`${at(id)}/position?${asked.toString()}`);
}

/** Earlier positions of a game that goes on, as these eyes saw them. */
export function past(
  id: string,
  eyes: number,
  start: number,
  count: number,
  invite: string | null,
): Promise<wire.Scenes> {
  const asked = new URLSearchParams({ eyes: `${eyes}`, start: `${start}`, count: `${count}` });
  if (invite !== null) asked.set('invite', invite);
  return get<wire.Scenes>(`${at(id)}/scenes?${asked.toString()}`);
}

export function join(
  id: string,
  invite: string | null,
  number: number,
  seat: number | null,
): Promise<wire.Table> {
  return post<wire.Table>(`${at(id)}/join`, { invite, number, seat });
}
/** Before the game, for whoever made the table. */
export function arrange(
  id: string,
  what: 'fill' | 'invitations' | 'settings',
  wanted: object,
): Promise<wire.Table> {
  return post<wire.Table>(`${at(id)}/${what}`, wanted);
}
export const end = (id: string) => post<wire.Table>(`${at(id)}/end`, {});
/** Take a table that is over off one’s list. */
export const unlist = (id: string) => send<null>('POST', `${at(id)}/unlist`, {});
export const rematch = (id: string) => post<wire.Table>(`${at(id)}/rematch`, {});

/**
 * An act of a seat, made for the number that the table had: moves, undo, offers, answers, leave, return. The answer is
 * the table: no event tells it to this page once more.
 */
export function act(id: string, what: string, acted: object, logFrom: number): Promise<wire.Table> {
  return post<wire.Table>(`${at(id)}/${what}?log_from=${logFrom}&page=${PAGE}`, acted);
}

export function hint(id: string, seat: number, number: number): Promise<Hint> {
  return patiently(() => post<Hint>(`${at(id)}/hint`, { seat, number }));
}

/** What was said at a table, as the asker may read it. */
export const talk = (id: string, invite: string | null) =>
  get<wire.Talk>(`${at(id)}/talk${invitedBy(invite)}`);
export const sayAt = (id: string, wanted: wire.TalkWanted, invite: string | null) =>
  post<wire.TalkLine>(`${at(id)}/talk${invitedBy(invite)}`, wanted);
export const switchTalk = (id: string, on: boolean) => send<wire.Talk>('PUT', `${at(id)}/talk`, { on });

function invitedBy(invite: string | null): string {
  return invite === null ? '' : `?invite=${encodeURIComponent(invite)}`;
}

/** What people made of a day's challenge; and one's own game of it, which the service checks. */
export const daily = (date: string) => get<wire.DailyResults>(`daily/${date}`);
export const sendDaily = (date: string, record: unknown) =>
  patiently(() => post<wire.DailyResults>(`daily/${date}`, record));

export const openRecord = (record: unknown) => patiently(() => post<ReplayMade>('records', record));

/** A replay, and the invitation to its table that somebody came with. */
export interface ReplayAsked {
  id: string;
  invite: string | null;
}

export const replay = (asked: ReplayAsked) => patiently(() => get<wire.Replay>(replayAt(asked)));

export function scenes(asked: ReplayAsked, eyes: number, start: number, count: number): Promise<wire.Scenes> {
  return patiently(() => get<wire.Scenes>(replayAt(asked, '/scenes', { eyes, start, count })));
}

export async function readScenes(
  found: wire.Scenes,
  { game, board }: Pick<Replay, 'game' | 'board'>,
): Promise<Scenes> {
  const reader = await readerFor(game, board, found.scenes[0]?.book ?? null);
  return { ...found, scenes: found.scenes.map((scene) => readScene(scene, reader)) };
}

export const analysis = (asked: ReplayAsked) =>
  patiently(() => get<AnalysisProgress>(replayAt(asked, '/analysis')));
export const analyse = (asked: ReplayAsked) =>
  patiently(() => post<AnalysisProgress>(replayAt(asked, '/analysis'), {}));

function replayAt({ id, invite }: ReplayAsked, part = '', about: Record<string, number> = {}): string {
  const query = new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]));
  if (invite !== null) query.set('invite', invite);
  return `replays/${encodeURIComponent(id)}${part}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function at(id: string): string {
  return `tables/${encodeURIComponent(id)}`;
}

/** What is told to everybody alike lies beside the pages. */
async function file<Content>(name: string): Promise<Content> {
  const answer = await dataFile(name).catch(() => {
    throw new Unreachable();
  });
  return contentOf<Content>(answer);
}

/** Ask, and ask again after the time that a busy service says. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal) || !BUSY.has(problem.trouble.code)) throw problem;
      const seconds = problem.retryAfter;
      if (seconds === null || seconds > LONGEST_WAIT) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    }
  }
}

function get<Answer>(path: string): Promise<Answer> {
  return send<Answer>('GET', path);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return send<Answer>('POST', path, body);
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return contentOf<Answer>(await reach(method, path, body));
}

async function contentOf<Answer>(answer: Response): Promise<Answer> {
  if (answer.status === 204) return null as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  const trouble = await troubleIn(answer);
  if (trouble.code === STRAY) noteStrayIdentity(trouble.text);
  const later = Number(answer.headers.get('Retry-After') ?? NaN);
  throw new Refusal(answer.status, trouble, Number.isFinite(later) ? later : null);
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  if (!hasService) throw new NoService();
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const answer = await fetch(addressOf(`api/${path}`), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    noteAnswer(true);
    return answer;
  } catch {
    noteAnswer(false);
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
