import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

import { LANGUAGES, labelled, type Language, need, say, setLanguage, sideBySide, t } from './words.svelte';

const three = ['forest', 'savanna', 'swamp'].map((name) => ({ say: `genesis-terrain-${name}`, about: {} }));
const AND_OR: Record<Language, [string, string]> = {
  en: ['and', 'or'],
  it: ['e', 'o'],
  fr: ['et', 'ou'],
  de: ['und', 'oder'],
};

describe('lists in sentences', () => {
  beforeAll(() => need('core', 'genesis', 'clans'));

  it.each(Object.keys(LANGUAGES) as Language[])(
    'say “or” of choices and “and” of the rest: %s',
    async (lang) => {
      await setLanguage(lang);
      const [and, or] = AND_OR[lang];
      const [forest, savanna, swamp] = three.map((one) => say(one));
      expect(t('genesis-prompt-second', { terrains: three })).toContain(
        `(${forest}, ${savanna} ${or} ${swamp})`,
      );
      expect(t('genesis-prompt-second', { terrains: three.slice(0, 1) })).toContain(`(${forest})`);
      expect(t('clans-strife', { territory: '7', clans: three })).toContain(
        `(${forest}, ${savanna} ${and} ${swamp})`,
      );
    },
  );
});

describe('colons and semicolons', () => {
  it('have a space before them in French, at which no line ends', async () => {
    await setLanguage('fr');
    expect(labelled('Carte', 'forêt')).toBe('Carte\u00a0: forêt');
    expect(sideBySide(['vert 1', 'village'])).toBe('vert 1\u202f; village');
  });

  it('have none in the other languages', async () => {
    await setLanguage('it');
    expect(labelled('Carta', 'foresta')).toBe('Carta: foresta');
    expect(sideBySide(['verde 1', 'villaggio'])).toBe('verde 1; villaggio');
  });
});

describe('a message without a text', () => {
  beforeAll(async () => {
    await need('core', 'clans');
    await setLanguage('en');
  });

  it('is said by its name and by what it speaks of, as Python says it', () => {
    const about = { seat: { seat: 0 }, pebbles: 2, piles: [1, 2, 3] };
    expect(t('clans-move-take-stones', about, ['Ada'])).toBe(
      'Clans: move take stones (seat Ada, pebbles 2, piles 1, 2 and 3)',
    );
    expect(t('clans-nowhere')).toBe('Clans: nowhere');
  });
});
