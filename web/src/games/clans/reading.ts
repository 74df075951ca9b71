/** What a scene of Clans says: the choices it offers, what has just happened, and its epochs. */

import type { LogLine, Scene } from '../../wire/scenes';
import type { Said } from '../../wire/types';
import type { Since } from '../since';
import { type Facts, parseMove, type Printed, type View } from './types';

// The epoch table

export type EpochNow = Printed['epochs'][number] & {
  readonly number: number;
  /** The tokens that still lie there. */
  readonly left: number;
  readonly when: Facts['epoch_time'][number];
};

/** The table as it is printed beside the map, and how far the game has come in it. */
export function epochsOf(facts: Facts, printed: Printed): EpochNow[] {
  return printed.epochs.map((epoch, place) => ({
    ...epoch,
    number: place + 1,
    left: facts.epoch_left[place] ?? 0,
    when: facts.epoch_time[place] ?? 'later',
  }));
}

/** Is one token left? Of several new villages only one counts then. */
export function isLastToken(facts: Facts): boolean {
  return facts.epoch_left.reduce((sum, left) => sum + left, 0) === 1;
}

// The score track

export interface Track {
  readonly clan: number;
  readonly points: number;
  /** The tokens that its player adds at the end, 0 before. */
  readonly tokens: number;
  /** Does it come off the track, for want of a player? */
  readonly isOff: boolean;
}

/** The discs of the clans. At the end those without a player are taken off, and the others advance by tokens. */
export function trackOf({ winners }: Scene, view: View): Track[] {
  const isOver = winners.length > 0;
  return view.points.map((points, clan) => {
    const seat = isOver ? view.clan.indexOf(clan) : -1;
    return { clan, points, tokens: view.tokens[seat] ?? 0, isOff: isOver && seat < 0 };
  });
}

// The choices

export interface Choices {
  /** Where the huts of each territory may go. */
  readonly targets: ReadonlyMap<number, readonly number[]>;
  /** The villages that may be scored next. */
  readonly villages: readonly number[];
}

export interface Walk {
  readonly source: number;
  readonly target: number;
}

export function walkOf(move: string): Walk | null {
  const found = parseMove(move);
  return found?.kind === 'move' ? found : null;
}

export function villageOf(move: string): number | null {
  const found = parseMove(move);
  return found?.kind === 'village' ? found.territory : null;
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

/** Can this group not move? Whoever may move reads it from the legal moves, others from the number of huts. */
export function isHeavy(
  facts: Facts,
  settled: readonly number[],
  choices: Choices,
  territory: number,
): boolean {
  if (!settled.includes(territory) || facts.standing[territory] !== 'open') return false;
  return choices.targets.size > 0 ? !choices.targets.has(territory) : facts.heavy.includes(territory);
}

// What has just happened

/** A walk to mark, and whose it was. */
export interface WalkMade extends Walk, Since {}

export function walksMade(marks: readonly Since[]): WalkMade[] {
  return marks.flatMap((mark) => {
    const walk = walkOf(mark.line.move);
    return walk ? [{ ...walk, ...mark }] : [];
  });
}

export interface Founding {
  readonly territory: number;
  /** What each clan there got; 0 for a village that was destroyed. */
  readonly value: number;
}

export function walksIn(news: readonly LogLine[]): Walk[] {
  return news.map(({ move }) => walkOf(move)).filter((walk) => walk !== null);
}

export function foundingsIn(said: readonly Said[]): Founding[] {
  return said
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
