import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Said, Words } from '../wire/types';
import { type Line, StoryReader } from './stories';

/** Stories and what Python reads them as: made by tools/make_stories.py. */
interface Examples {
  words: Words;
  names: Record<string, string[]>;
  phrases: [number[], Said[]][];
  lines: [number[], Line[]][];
}

const FOLDER = 'stories';
const PLAYERS = 3;
// Of what a board lists, the made-up ones have no messages.
const hasWords = (message: string) => !message.startsWith('core-plain-');

function read(file: string): { examples: Examples; reader: StoryReader } {
  const examples = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf-8')) as Examples;
  return { examples, reader: new StoryReader(examples.words, examples.names, hasWords) };
}

describe.each(readdirSync(FOLDER))('the stories in %s', (file) => {
  const { examples, reader } = read(file);

  it('are read as Python reads them', () => {
    expect(examples.phrases.length).toBeGreaterThan(0);
    for (const [story, phrases] of examples.phrases) expect(reader.phrases(story)).toEqual(phrases);
  });

  it('are scores as Python reads them', () => {
    expect(examples.lines.length).toBeGreaterThan(0);
    for (const [story, lines] of examples.lines) expect(reader.lines(story, PLAYERS)).toEqual(lines);
  });
});

describe('a story', () => {
  const { reader } = read('every-kind.json');

  it('that breaks off is an error', () => {
    expect(() => reader.phrases([1, 2])).toThrow('there are 2');
  });

  it('of another vocabulary is an error', () => {
    expect(() => reader.phrases([99])).toThrow('speaks of 99');
  });
});
