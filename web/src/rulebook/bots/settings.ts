/** How a search thinks, and how that is written: the twin of src/pangea/bots/search/settings.py. */

import type { About, SearchAbout } from '../about';
import { BadBot } from './bot';

export type Settings = SearchAbout;

/** The settings of a text such as `0.5s`, `2000` or `1s,threads=2,curiosity=0.7`. */
export function settingsFrom(about: About, text: string): Settings {
  let chosen: Settings = { ...about.search };
  for (const part of text.split(',').filter(Boolean)) {
    const number = (name: string, value: string) => numberFrom(about, name, value, part);
    const at = part.indexOf('=');
    if (part === 'reuse') chosen.reuse = true;
    else if (at >= 0)
      chosen = { ...chosen, [part.slice(0, at)]: number(part.slice(0, at), part.slice(at + 1)) };
    else if (part.endsWith('s'))
      chosen = { ...chosen, seconds: number('seconds', part.slice(0, -1)), iterations: null };
    else chosen = { ...chosen, seconds: null, iterations: number('iterations', part) };
  }
  return chosen;
}

/** What the compiled search has to know. */
export function knobsOf(settings: Settings) {
  const { curiosity, margin, horizon, faith, impulse, iterations } = settings;
  // With a handful of iterations the moves themselves must get some.
  const patience =
    iterations === null ? settings.patience : Math.min(settings.patience, Math.floor(iterations / 2));
  return { curiosity, margin, horizon, patience, faith, impulse };
}

const SHAPES = { int: /^[+-]?\d+$/, float: /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i };

function numberFrom(about: About, name: string, text: string, part: string): number {
  const limits = Object.hasOwn(about.search_limits, name) ? about.search_limits[name] : undefined;
  if (limits && SHAPES[limits[0]].test(text.trim())) {
    const [, least, most] = limits;
    const number = Number(text);
    if (number >= least && number <= most) return number;
  }
  throw new BadBot({ say: 'core-bad-search', about: { text: part } });
}
