/** What a scene of Clans says: the table as it stands, the choices it offers, what has just happened. */

import type { LogLine, Said, Scene } from '../../wire/types';

export interface View {
  readonly players: number;
  readonly turn: number;
  readonly ending: number;
  /** Of each seat; null where these eyes may not know it. */
  readonly clan: readonly (number | null)[];
  /** huts[territory][clan] */
  readonly huts: readonly (readonly number[])[];
  readonly group: readonly number[];
  readonly founding: readonly number[];
  readonly villages: number;
  readonly points: readonly number[];
  readonly tokens: readonly number[];
  /** -1 for a village that was founded before a position. */
  readonly village_place: readonly number[];
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

// The epoch table

export const TERRAINS = ['forest', 'mountain', 'steppe', 'plain'] as const;

export interface Epoch {
  readonly villages: number;
  readonly favourable: readonly string[];
  readonly hostile: readonly string[];
  readonly bonus: number;
}

/** The table as it is printed beside the map (C6.1, C6.2). */
export const EPOCHS: readonly Epoch[] = [
  { villages: 4, favourable: ['forest'], hostile: ['mountain'], bonus: 1 },
  { villages: 3, favourable: ['mountain'], hostile: ['plain'], bonus: 2 },
  { villages: 2, favourable: ['steppe'], hostile: ['forest'], bonus: 3 },
  { villages: 2, favourable: ['plain'], hostile: ['steppe'], bonus: 4 },
  { villages: 1, favourable: TERRAINS, hostile: [], bonus: 5 },
];

export interface EpochNow extends Epoch {
  readonly number: number;
  /** The tokens that still lie there. */
  readonly left: number;
  readonly when: 'past' | 'now' | 'next' | 'later';
}

export function epochsOf(view: View): EpochNow[] {
  const isOver = view.ending !== 0;
  let taken = view.villages;
  const rows = EPOCHS.map((epoch, place) => {
    const gone = Math.min(taken, epoch.villages);
    taken -= gone;
    return { ...epoch, number: place + 1, left: epoch.villages - gone };
  });
  const now = rows.findIndex(({ left }) => left > 0);
  return rows.map((row, place) => ({
    ...row,
    when:
      row.left === 0
        ? 'past'
        : isOver
          ? 'later'
          : place === now
            ? 'now'
            : place === now + 1
              ? 'next'
              : 'later',
  }));
}

// The choices

export interface Choices {
  /** Where the huts of each territory may go. */
  readonly targets: ReadonlyMap<number, readonly number[]>;
  /** The villages that may be founded next. */
  readonly villages: readonly number[];
}

export interface Walk {
  readonly source: number;
  readonly target: number;
}

export function walkOf(move: string): Walk | null {
  const found = /^move (\d+)>(\d+)$/.exec(move);
  return found ? { source: Number(found[1]), target: Number(found[2]) } : null;
}

export function villageOf(move: string): number | null {
  const found = /^village (\d+)$/.exec(move);
  return found ? Number(found[1]) : null;
}

export function choicesOf(moves: readonly string[]): Choices {
  const targets = new Map<number, number[]>();
  const villages: number[] = [];
  for (const move of moves) {
    const [walk, village] = [walkOf(move), villageOf(move)];
    if (walk) targets.set(walk.source, [...(targets.get(walk.source) ?? []), walk.target]);
    if (village !== null) villages.push(village);
  }
  return { targets, villages };
}

// What has become of a territory

export type Standing = 'open' | 'village' | 'new' | 'gone';

export function standingOf(view: View, territory: number): Standing {
  if (view.founding.includes(territory)) return 'new';
  if (!view.village_place.slice(0, view.villages).includes(territory)) return 'open';
  return view.group[territory] ? 'village' : 'gone';
}

/** So many huts stay where they are (C3.2). */
export const MANY = 7;

/** Can this group not move? Whoever may move reads it from the legal moves, others from the number of huts. */
export function isHeavy(view: View, choices: Choices, territory: number): boolean {
  const huts = view.group[territory] ?? 0;
  if (huts === 0 || standingOf(view, territory) !== 'open') return false;
  return choices.targets.size > 0 ? !choices.targets.has(territory) : huts >= MANY;
}

// What has just happened

export interface Founding {
  readonly territory: number;
  /** What each clan there got; 0 for a village that was destroyed. */
  readonly value: number;
}

export function walksIn(news: readonly LogLine[]): Walk[] {
  return news.map(({ move }) => walkOf(move)).filter((walk) => walk !== null);
}

export function foundingsIn(news: readonly LogLine[]): Founding[] {
  return news
    .flatMap(({ told }) => told)
    .filter(({ say }) => say.startsWith('clans-score-village'))
    .map(({ about }) => ({ territory: Number(about.territory), value: Number(about.value) }));
}

// What the eyes believe of the others

export interface Belief {
  readonly seat: number;
  readonly chances: readonly { readonly clan: string; readonly words: Said; readonly odds: number }[];
}

export function beliefsOf(scene: Scene): Belief[] {
  return (scene.suspected ?? []).map(({ seat, chances }) => ({
    seat,
    chances: chances.map(({ words, odds }) => ({ clan: words.say.replace('clans-clan-', ''), words, odds })),
  }));
}
