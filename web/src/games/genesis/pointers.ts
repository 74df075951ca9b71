/** Genesis for beginners: what one is out for, and what is worth a look now. */

import type { Learning, Pointer, Said, TellProps } from '../contract';
import { FIRST_TURNS } from '../first_turns';
import { areasOf, choicesOf, type Area } from './reading';
import { factsOf, viewOf } from './types';

/** How often an area counts that is the largest of all, as the facts have it. */
const THRICE = 3;

export function goal({ scene }: TellProps): Said {
  const species: Said = {
    say: `genesis-species-${viewOf(scene).species[scene.eyes] ?? 'humans'}`,
    about: {},
  };
  return { say: 'help_genesis-goal', about: { species } };
}

export function pointers(props: Learning): Pointer[] {
  if (props.turn > FIRST_TURNS) return [];
  const [first, rest] = [dice(props), [...herds(props), ...largest(props), ...nothing(props)]];
  return props.turn === 1 ? [...first, ...rest] : [...rest, ...first];
}

function dice({ scene, legal }: Learning): Pointer[] {
  const [one, other] = viewOf(scene).dice;
  if (choicesOf(legal).mayStop) return [pointer('stop', {}, [], 'G3.5')];
  if (!one || !other) return [];
  if (one === 'wild' || other === 'wild') return [pointer('wild', {}, [], 'G3.3')];
  const face = (name: string): Said => ({ say: `genesis-face-${name}`, about: {} });
  return [pointer('dice', { one: face(one), other: face(other) }, [], 'G3.1')];
}

function largest({ scene }: Learning): Pointer[] {
  const areas = areasOf(factsOf(scene)).filter(({ factor }) => factor > 1);
  const [most] = areas.toSorted((one, other) => other.factor - one.factor);
  if (!most) return [];
  const what = most.factor === THRICE ? 'largest' : 'double';
  return [pointer(what, aboutArea(most), most.spaces, most.factor === THRICE ? 'G7.1' : 'G7.2')];
}

function nothing({ scene }: Learning): Pointer[] {
  return factsOf(scene).areas === 0 ? [pointer('open', {}, [], 'G5.1')] : [];
}

/** Areas that the reader shares with others, and else the reader's largest herd. */
function herds({ scene }: Learning): Pointer[] {
  const areas = areasOf(factsOf(scene)).filter(({ herds }) => herds.some(({ seat }) => seat === scene.eyes));
  const shared = areas.find(({ herds }) => herds.some(({ seat }) => seat !== scene.eyes));
  if (shared) return [pointer('shared', aboutArea(shared), shared.spaces, 'G5.2')];
  const own = areas.flatMap(({ herds }) => herds).filter(({ seat }) => seat === scene.eyes);
  const [most] = own.toSorted((one, other) => other.spaces.length - one.spaces.length);
  return most ? [pointer('herd', { tiles: most.spaces.length }, most.spaces, 'G5.2')] : [];
}

function aboutArea({ terrain, spaces }: Area) {
  return { terrain: { say: `genesis-terrain-${terrain}`, about: {} }, tiles: spaces.length };
}

function pointer(
  what: string,
  about: Record<string, unknown>,
  places: readonly number[],
  rule: string,
): Pointer {
  return { said: { say: `help_genesis-look-${what}`, about }, places, rule };
}
