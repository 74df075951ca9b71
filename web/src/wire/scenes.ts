/** Scenes as the pages read them: whatever arrives as a story is read here, and nowhere else. */

import type { Line, StoryReader } from '../words/stories';
import type { Practice } from '../local/practice';
import type * as wire from './types';

export type { Line } from '../words/stories';

export type LogLine = Omit<wire.LogLine, 'told'> & { told: wire.Said[] };
export type Log = Omit<wire.Log, 'lines'> & { lines: LogLine[] };
export type Scene = Omit<wire.Scene, 'prompt' | 'lines' | 'log'> & {
  prompt: wire.Said | null;
  lines: Line[];
  log: Log;
};
/** `practice`: of a table in the page that began in the midst of a game. */
export type Table = Omit<wire.Table, 'scene'> & { scene: Scene | null; practice?: Practice };
/** `begins`: the bytes of the position that it begins from (base64), where it begins from one. */
export type Replay = Omit<wire.Replay, 'lines'> & { lines: LogLine[]; begins?: string };
export type Scenes = Omit<wire.Scenes, 'scenes'> & { scenes: Scene[] };
/** A board with the book of its game. */
export type BoardShown = wire.BoardShown & { book: wire.Book };

export function readScene(scene: wire.Scene, reader: StoryReader): Scene {
  return {
    ...scene,
    prompt: scene.prompt && (reader.phrases(scene.prompt)[0] ?? null),
    lines: reader.lines(scene.lines, scene.points.length),
    log: { ...scene.log, lines: readLog(scene.log.lines, reader) },
  };
}

export function readLog(lines: wire.LogLine[], reader: StoryReader): LogLine[] {
  return lines.map((line) => ({ ...line, told: reader.phrases(line.told) }));
}
