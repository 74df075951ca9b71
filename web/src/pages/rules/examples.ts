/**
 * The drawn examples of the rules: positions made by tools/make_examples.py, found by the names of their
 * files. scenes/rules-<game>-<section>-<name>.json stands behind that section, and its caption is the message
 * <game>-example-<name>.
 */

import type { BoardShown, LogLine, Scene } from '../../wire/types';

/** An example as its file has it. */
export interface ExampleShown {
  names: string[];
  scene: Scene;
  lit: number[] | null;
  pointed: string | null;
  news: LogLine[];
  /** Are the legal moves shown? */
  offers: boolean;
  /** The part of the board that is shown: left, top, width and height, as shares of it. */
  crop: [number, number, number, number];
}

export interface Example {
  name: string;
  section: number;
  /** The id of its caption. */
  caption: string;
  open: () => Promise<ExampleShown>;
}

type File = () => Promise<{ default: unknown }>;

const NAMED = /rules-([a-z]+)-(\d+)-([a-z-]+)\.json$/;
const files = import.meta.glob<{ default: unknown }>('../../../scenes/rules-*.json');
const boards = import.meta.glob<{ default: unknown }>('../../../scenes/*-board.json');

/** The examples of a game, by section and name. */
export function examplesOf(game: string): Example[] {
  return read(Object.entries(files), game);
}

/** The printed board that they lie on. */
export async function boardOf(game: string): Promise<BoardShown> {
  const found = boards[`../../../scenes/${game}-board.json`];
  return found ? ((await found()).default as BoardShown) : { content: {}, drawing: {} };
}

export function read(entries: [string, File][], game: string): Example[] {
  return entries
    .flatMap(([path, file]) => {
      const [, of, section, name] = NAMED.exec(path) ?? [];
      if (of !== game || !section || !name) return [];
      const open = async () => (await file()).default as ExampleShown;
      return [{ name, section: Number(section), caption: `${game}-example-${name}`, open }];
    })
    .sort((one, other) => one.section - other.section || one.name.localeCompare(other.name));
}
