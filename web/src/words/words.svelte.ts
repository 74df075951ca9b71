/**
 * Words in the reader's language, from the same Fluent catalogues that the service reads. The first word of a
 * message's id is its file; a file is fetched when its first message is said, or before by `need`.
 */

import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';

import { dataFile } from '../wire/data';
import type { GameWords, Said } from '../wire/types';

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** What a message may speak of. */
export type About = Record<string, unknown>;

const KEY = 'pangea-language';
const texts = import.meta.glob<string>(
  ['../../../src/pangea/locales/*/*.ftl', '!../../../src/pangea/locales/*/{cli,arena,rule,research}.ftl'],
  { query: '?raw', import: 'default' },
);

let lang = $state<Language>(preferred());
const bundles = new SvelteMap<string, FluentBundle>();
const fetching = new Map<string, Promise<void>>();

export function language(): Language {
  return lang;
}

/** Speak another language, once its words for what is on the page are here. */
export async function setLanguage(wanted: Language): Promise<void> {
  const files = new Set([...bundles.keys()].map((key) => key.split('/')[1] ?? ''));
  await Promise.all([...files].map((file) => fetchWords(wanted, file)));
  lang = wanted;
  localStorage.setItem(KEY, wanted);
  document.documentElement.lang = wanted;
}

/** Have the words of these files at hand before a page is shown. */
export async function need(...files: string[]): Promise<void> {
  document.documentElement.lang = lang;
  await Promise.all(files.map((file) => fetchWords(lang, file)));
}

/** A message by its id. */
export function t(id: string, about: About = {}, names: string[] = []): string {
  const bundle = bundleOf(id);
  const message = bundle?.getMessage(id);
  if (!bundle) return '';
  const spoken = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, speak(value, names)]));
  return message?.value ? bundle.formatPattern(message.value, spoken) : readable(id, spoken);
}

/** What is said for a message that has no text, not even in English: the twin of `readable` in core/words.py. */
function readable(id: string, about: Record<string, FluentVariable>): string {
  const [file = '', ...rest] = id.split('-');
  const name = file.charAt(0).toUpperCase() + file.slice(1).toLowerCase();
  const said = ['', 'title'].includes(rest.join('-')) ? name : `${name}: ${rest.join(' ')}`;
  const parts = Object.entries(about).map(([part, value]) => `${part} ${String(value)}`);
  return parts.length > 0 ? `${said} (${parts.join(', ')})` : said;
}

/** Is there such a message, in a file that is at hand? */
export function hasWords(id: string): boolean {
  return bundleOf(id)?.hasMessage(id) ?? false;
}

/** Were these pages built with such a file of words? */
export function hasCatalogue(file: string): boolean {
  return `../../../src/pangea/locales/en/${file}.ftl` in texts;
}

/** A message as the service sent it; seats are called by these names. */
export function say(said: Said, names: string[] = []): string {
  return t(said.say, said.about, names);
}

/** Several things in a row, as the language strings them together. */
export function listed(items: string[], message = 'core-list'): string {
  if (items.length < 2) return items.join('');
  return t(message, { most: items.slice(0, -1).join(', '), last: items.at(-1) });
}

/** A name and what is told of it. French has a space before the colon, at which no line ends. */
export function labelled(name: string, words: string): string {
  return lang === 'fr' ? `${name}\u00a0: ${words}` : `${name}: ${words}`;
}

/** Things side by side that have commas of their own. French has a narrow space before the semicolon. */
export function sideBySide(items: string[]): string {
  return items.join(lang === 'fr' ? '\u202f; ' : '; ');
}

/** A list in a message: a, b and c. Where they are choices the message says OR($these): a, b or c. */
class List extends FluentType<string[]> {
  toString(): string {
    return listed(this.value);
  }

  get either(): string {
    return listed(this.value, 'core-list-or');
  }
}

const FUNCTIONS = {
  OR: ([row]: FluentValue[]): FluentValue => (row instanceof List ? row.either : (row ?? '')),
};

function speak(value: unknown, names: string[]): FluentVariable {
  if (Array.isArray(value)) return new List(value.map((item) => inWords(item, names)));
  return typeof value === 'number' ? value : inWords(value, names);
}

function inWords(value: unknown, names: string[]): string {
  if (isSaid(value)) return say(value, names);
  if (isSeat(value)) return names[value.seat] ?? t('core-seat', { number: value.seat });
  return String(value);
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'say' in value;
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === 'object' && value !== null && 'seat' in value;
}

function bundleOf(id: string): FluentBundle | undefined {
  const file = id.split('-')[0] ?? '';
  const bundle = bundles.get(`${lang}/${file}`);
  if (!bundle) void fetchWords(lang, file);
  return bundle;
}

function fetchWords(wanted: Language, file: string): Promise<void> {
  const key = `${wanted}/${file}`;
  const known = fetching.get(key);
  if (known) return known;
  const started = fetchBundle(wanted, file, key);
  fetching.set(key, started);
  started.catch(() => fetching.delete(key));
  return started;
}

async function fetchBundle(wanted: Language, file: string, key: string): Promise<void> {
  const text =
    texts[`../../../src/pangea/locales/${wanted}/${file}.ftl`] ?? (() => askForWords(wanted, file));
  const bundle = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(await text()));
  bundles.set(key, bundle);
}

/** The words of a game that these pages were built without. Where there are none, messages go by their names. */
async function askForWords(wanted: Language, game: string): Promise<string> {
  const answer = await dataFile(`${encodeURIComponent(game)}/words/${wanted}`);
  return answer.ok ? ((await answer.json()) as GameWords).fluent : '';
}

function preferred(): Language {
  const wishes = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((wish) => wish.slice(0, 2))];
  return (wishes.find((wish) => wish in LANGUAGES) as Language | undefined) ?? 'en';
}
