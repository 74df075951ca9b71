/** What lies in web/scenes, as the service would send it: for the gallery, for the examples of the rules, for tests. */

import { StoryReader } from '../words/stories';
import { type BoardShown, type LogLine, readLog, readScene, type Scene } from './scenes';
import type * as wire from './types';

const files = import.meta.glob<{ default: unknown }>('../../scenes/*.json');

/** The names of all files, without their endings. */
export const stored: string[] = Object.keys(files).map((path) =>
  path.split('/').at(-1)!.replace('.json', ''),
);

/** A scene from a file, and whatever else stands there. */
export type Shown<More = object> = { names: string[]; scene: Scene; news: LogLine[] } & More;
type Sent = { names: string[]; scene: wire.Scene; news?: wire.LogLine[] };

/** A game's usual board. */
export async function storedBoard(game: string): Promise<BoardShown> {
  const [board, book] = await Promise.all([
    open<wire.BoardShown>(`${game}-board`),
    open<wire.Book>(`${game}-book`),
  ]);
  return { ...board, book };
}

export async function storedScene<More>(game: string, name: string): Promise<Shown<More>> {
  const [{ book, names }, sent] = await Promise.all([storedBoard(game), open<Sent & More>(name)]);
  // Everything on a usual board has a message.
  const reader = new StoryReader(book.words, names, () => true);
  return { ...sent, scene: readScene(sent.scene, reader), news: readLog(sent.news ?? [], reader) };
}

const STAGES = ['start', 'middle', 'late', 'end'] as const;

/** One game of each kind, at four moments. */
export async function storedStages(game: string): Promise<Record<(typeof STAGES)[number], Shown>> {
  const shown = await Promise.all(STAGES.map((stage) => storedScene(game, `${game}-${stage}`)));
  return Object.fromEntries(STAGES.map((stage, number) => [stage, shown[number]])) as Record<
    (typeof STAGES)[number],
    Shown
  >;
}

async function open<File>(name: string): Promise<File> {
  const found = files[`../../scenes/${name}.json`];
  if (!found) throw new Error(`There is no web/scenes/${name}.json.`);
  return (await found()).default as File;
}
