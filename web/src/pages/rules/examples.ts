/**
 * The drawn examples of the rules: positions made by tools/make_examples.py, found by the names of their
 * files. scenes/rules-<game>-<section>-<name>.json stands behind that section, and its caption is the message
 * <game>-example-<name>.
 */

import { type Shown, stored, storedScene } from '../../wire/stored';

/** An example as its file has it. */
export type ExampleShown = Shown<{
  lit: number[] | null;
  pointed: string | null;
  /** Are the legal moves shown? */
  offers: boolean;
  /** The part of the board that is shown: left, top, width and height, as shares of it. */
  crop: [number, number, number, number];
  /** Letters that the caption speaks of, each with its places. */
  letters?: Record<string, string[]>;
}>;

export interface Example {
  name: string;
  section: number;
  /** The id of its caption. */
  caption: string;
  open: () => Promise<ExampleShown>;
}

const NAMED = /^rules-([a-z]+)-(\d+)-([a-z-]+)$/;

/** The examples of a game, by section and name. */
export function examplesOf(game: string, files: string[] = stored): Example[] {
  return files
    .flatMap((file) => {
      const [, of, section, name] = NAMED.exec(file) ?? [];
      if (of !== game || !section || !name) return [];
      const open = () => storedScene<ExampleShown>(game, file);
      return [{ name, section: Number(section), caption: `${game}-example-${name}`, open }];
    })
    .sort((one, other) => one.section - other.section || one.name.localeCompare(other.name));
}
