import { readdirSync, readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

import { seatLook } from '../look/seats';
import { storedBoard, storedStages } from '../wire/stored';
import { rulesIn } from '../words/markup';
import { need, say } from '../words/words.svelte';
import type { Learning, Pointer, Said, TellProps } from './contract';

interface Beginners {
  goal: (props: TellProps) => Said;
  pointers: (props: Learning) => Pointer[];
}

const found = import.meta.glob<Beginners>('./*/pointers.ts');
const GAMES = Object.keys(found).map((path) => path.split('/')[1]!);
const LOCALES = new URL('../../../src/pangea/locales/', import.meta.url);
const LANGUAGES = readdirSync(LOCALES);

const catalogue = (lang: string, file: string) =>
  readFileSync(new URL(`${lang}/${file}.ftl`, LOCALES), 'utf8');

describe.each(GAMES)('%s for beginners', (game) => {
  let beginners: Beginners;
  beforeAll(async () => {
    beginners = await found[`./${game}/pointers.ts`]!();
    await need('core', game, `help_${game}`);
  });

  async function shownAt(stage: 'start' | 'middle' | 'late', turn: number): Promise<Learning> {
    const { scene, names } = (await storedStages(game))[stage];
    const seats = names.map((name, seat) => seatLook(seat, name, seat === scene.eyes));
    return { scene, board: await storedBoard(game), seats, legal: scene.legal, turn };
  }

  const all = async (turn: number) => {
    const stages = await Promise.all((['start', 'middle', 'late'] as const).map((at) => shownAt(at, turn)));
    return stages.flatMap((props) => beginners.pointers(props).map((pointer) => ({ pointer, props })));
  };

  test('something is worth a look in the first turn, and nothing once the first turns are over', async () => {
    expect(beginners.pointers(await shownAt('start', 1))).not.toEqual([]);
    expect(await all(9)).toEqual([]);
  });

  test('what is said has words in every language, and a rule that the rulebook has', async () => {
    const rules = new Set(rulesIn(catalogue('en', game)));
    const told = (await Promise.all([1, 2, 3].map(all))).flat();
    for (const { pointer, props } of told) {
      expect(rules).toContain(pointer.rule);
      for (const lang of LANGUAGES)
        expect(catalogue(lang, `help_${game}`)).toContain(`${pointer.said.say} =`);
      const names = props.seats.map(({ name }) => name);
      expect(say(pointer.said, names)).not.toMatch(/[{}]|undefined|object/);
    }
  });

  test('the goal is told by the seat', async () => {
    const props = await shownAt('start', 1);
    expect(say(beginners.goal(props))).not.toMatch(/[{}]|undefined|object/);
  });
});

test('the huts that are pointed at are those of the reader’s clan', async () => {
  const { pointers } = await found['./clans/pointers.ts']!();
  const { scene } = (await storedStages('clans')).start;
  const props = { scene, board: await storedBoard('clans'), seats: [], legal: scene.legal, turn: 1 };
  const [own] = pointers(props);
  const { clan, huts } = scene.view as { clan: number[]; huts: number[][] };
  expect(own!.places.length).toBeGreaterThan(0);
  for (const place of own!.places) expect(huts[place]![clan[scene.eyes]!]).toBeGreaterThan(0);
});

test('a group that may join one at least as large is not called too large to move', async () => {
  const { pointers } = await found['./clans/pointers.ts']!();
  const { scene } = (await storedStages('clans')).middle;
  const facts = { ...scene.facts, heavy: [1, 2], standing: Array<string>(60).fill('open') };
  const crowded = { ...scene, facts, view: { ...scene.view, settled: [0, 1, 2] } };
  const props = { scene: crowded, board: await storedBoard('clans'), seats: [], turn: 3 };
  const legal = ['move 0>1', 'move 2>1'];
  const heavy = pointers({ ...props, legal }).find(({ said }) => said.say === 'help_clans-look-heavy');
  expect(heavy?.places).toEqual([1]);
});
