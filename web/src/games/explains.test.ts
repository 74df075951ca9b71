import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { rulesIn } from '../words/markup';

const WORDS = '../src/pangea/locales/en';
const FOLDER = 'src/games';

const games = readdirSync(FOLDER, { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(`${FOLDER}/${one.name}/index.ts`))
  .map((one) => one.name);

describe.each(games)('what is asked in %s', (game) => {
  const words = readFileSync(`${WORDS}/${game}.ftl`, 'utf-8');
  const asked = [...words.matchAll(/^([a-z]+-prompt-[a-z-]+) =/gm)].map((found) => found[1] ?? '');
  const look = readFileSync(`${FOLDER}/${game}/index.ts`, 'utf-8');
  const explains = new Map(
    [...look.matchAll(/'([a-z]+-prompt-[a-z-]+)': '([A-Z][\d.]+)'/g)].map((found) => [found[1], found[2]]),
  );

  it('is explained by a rule, whatever it is', () => {
    expect([...explains.keys()].sort()).toEqual(asked.sort());
  });

  it('is explained by a rule that can be read', () => {
    const rules = rulesIn(words);
    for (const rule of explains.values()) expect(rules).toContain(rule);
  });
});
