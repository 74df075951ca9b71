/** Planet for beginners: what one is out for, what is worth a look now, and the steps of the habitat cards. */

import { t } from '../../words/words.svelte';
import type { BoardShown, Figures, Learning, Pointer, Said, TellProps } from '../contract';
import { FIRST_TURNS } from '../first_turns';
import { animalCards, contentOf, HABITATS, holdingsOf, type AnimalCard } from './reading';
import { animalName, habitatName, likingWords } from './telling';
import { factsOf, viewOf } from './types';

export function goal({ scene }: TellProps): Said {
  const habitat = viewOf(scene).habitat[scene.eyes];
  if (!habitat) return { say: 'help_planet-goal-plain', about: {} };
  return { say: 'help_planet-goal', about: { habitat: habitatSaid(habitat) } };
}

export function pointers(props: Learning): Pointer[] {
  const { turn } = props;
  if (turn > FIRST_TURNS) return [];
  if (turn === 1) return [...next(props), pointer('seams', {}, 'P1.3'), ...card(props)];
  return turn === 2
    ? [...card(props), ...region(props), pointer('seams', {}, 'P1.3')]
    : [...standing(props), ...next(props), ...region(props), ...card(props)];
}

/** What the reader's own card asks for. */
function card({ scene }: Learning): Pointer[] {
  const facts = factsOf(scene);
  const habitat = viewOf(scene).habitat[scene.eyes];
  const missing = facts.card_missing[scene.eyes] ?? null;
  if (!habitat || missing === null) return [];
  const portions = facts.portions[scene.eyes]?.[HABITATS.indexOf(habitat)] ?? 0;
  return [pointer('card', { habitat: habitatSaid(habitat), portions, missing }, 'P1.7')];
}

/** The animal that is decided first. */
function next(props: Learning): Pointer[] {
  const [first] = waiting(props);
  return first
    ? [pointer('next', { ...aboutAnimal(first), liking: likingWords(first.liking!) }, 'P4.1')]
    : [];
}

/** Who would get an animal as things stand. */
function standing(props: Learning): Pointer[] {
  const led = waiting(props).find(({ standing, leader }) => standing === 'leads' && leader !== null);
  if (!led) return [];
  if (led.leader === props.scene.eyes) return [pointer('leads', aboutAnimal(led), 'P4.1')];
  return [pointer('others', { ...aboutAnimal(led), seat: { seat: led.leader } }, 'P4.1')];
}

function region({ scene }: Learning): Pointer[] {
  const [most] = holdingsOf(factsOf(scene), scene.eyes).toSorted((one, other) => other.largest - one.largest);
  if (!most || most.largest < 2) return [];
  return [pointer('region', { habitat: habitatSaid(most.habitat), portions: most.largest }, 'P1.4')];
}

function waiting({ scene, board }: Learning): AnimalCard[] {
  return animalCards(viewOf(scene), factsOf(scene), contentOf(board.content))
    .filter(({ decided, liking }) => !decided && liking !== null)
    .toSorted((one, other) => one.round - other.round);
}

function aboutAnimal({ liking, round }: AnimalCard) {
  return { animal: animalName(liking!), round };
}

function habitatSaid(habitat: string): Said {
  return { say: `planet-habitat-${habitat}`, about: {} };
}

/** The planets are turned in the hand: no place on them can be lit from outside. */
function pointer(what: string, about: Record<string, unknown>, rule: string): Pointer {
  return { said: { say: `help_planet-look-${what}`, about }, places: [], rule };
}

export function figures(board: BoardShown): Figures {
  const { habitats } = contentOf(board.content);
  const points = [...new Set(HABITATS.flatMap((habitat) => habitats[habitat].map(([, worth]) => worth)))];
  points.sort((one, other) => one - other);
  return {
    title: t('help_planet-figures'),
    head: [t('planet-label-points'), ...points.map(String)],
    rows: HABITATS.map((habitat) => [
      habitatName(habitat),
      ...points.map((worth) => String(habitats[habitat].find(([, step]) => step === worth)?.[0] ?? '')),
    ]),
  };
}
